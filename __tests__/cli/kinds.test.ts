import path from 'node:path'
import { expect, it } from 'vitest'
import { diffContracts } from '../../src/config/diff/index.js'
import { load } from '../config/rules/expectations.js'
import { conductor, temporaryFolder, writeFiles } from '../e2e/support/command.js'

const yaml = `workflow:
  name: w
  entry_point: a
  kinds:
    external.git.drift:
      description: The branch moved
      details: { behind: { type: integer, description: Commits that are missing }, branch: { type: string, required: false } }
      owner: "@acme/release"
    external.api.limit: { details: {} }
agents:
  - name: a
    type: script
    run: "true"
    raises: [external.git.drift, external.api.limit]
    routes: [{ to: $end }, { on_error: external.git.drift, to: b }]
  - { name: b, type: set, value: "{{ error.details.behind }}" }
`

async function show(...args: readonly string[]) {
  const folder = temporaryFolder()
  writeFiles(folder, { 'w.yaml': yaml })
  const [command = '', ...options] = args
  return conductor([command, path.join(folder, 'w.yaml'), ...options], { cwd: folder, inside: true })
}

it('kinds prints the catalogue', async () => {
  const { stdout, code } = await show('kinds')
  expect(code).toBe(0)
  expect(stdout.replaceAll(/ \(\S*w\.yaml\)|\S*w\.yaml/g, '')).toMatchInlineSnapshot(`
    "external.api.limit
      details    none
      raised by  a
      escapes    

    external.git.drift
      meaning    The branch moved
      details    behind: integer, branch?: string
      owner      @acme/release
      raised by  a
      handled by a: to b
    "
  `)
})

it('kinds as JSON', async () => {
  const { kinds, schema_version } = JSON.parse((await show('kinds', '--format', 'json')).stdout)
  expect({ schema_version, kinds: kinds.map(({ kind }: { kind: string }) => kind) }).toEqual({
    schema_version: 1,
    kinds: ['external.api.limit', 'external.git.drift'],
  })
  expect(kinds[1]).toMatchObject({
    description: 'The branch moved',
    details: { behind: { type: 'integer' } },
    suggestion: null,
    docs: null,
    owner: '@acme/release',
    transient: null,
    raised_by: [{ node: 'a' }],
    handled_by: [{ node: 'a', action: 'to', target: 'b' }],
    escapes: [],
  })
  expect(kinds[0].escapes).toHaveLength(1)
})

it('kinds as Markdown', async () => {
  const { stdout } = await show('kinds', '--format', 'markdown')
  expect(stdout).toContain('| `behind` | integer | yes | Commits that are missing |')
})

it('contract has the details beside each kind, also that of validate', async () => {
  const contract = JSON.parse((await show('contract', '--format', 'json')).stdout)
  const raised = Object.fromEntries(
    contract.nodes[0].raises.map(({ kind, details }: { kind: string; details: object }) => [kind, details]),
  )
  expect(raised['external.git.drift']).toMatchObject({ behind: { type: 'integer' } })
  expect(raised['external.api.limit']).toEqual({})
  expect(raised['internal.script_error']).toHaveProperty('exit_code')
  expect(contract.escapes[0].details).toEqual({})
  expect(JSON.parse((await show('validate', '--format', 'json')).stdout).contract).toMatchObject(contract)
})

it.each<[string, (text: string) => string, readonly string[]]>([
  ['nothing', (text) => text, []],
  [
    'a field that a handler reads is renamed',
    (text) => text.replace('behind: {', 'commits: {').replace('.behind', '.commits'),
    ['behind of external.git.drift was integer and is gone; a handler reads it.'],
  ],
  [
    'its type',
    (text) => text.replace('integer', 'string'),
    ['behind of external.git.drift was integer and is string; a handler reads it.'],
  ],
  [
    'no longer required',
    (text) => text.replace('integer', 'integer, required: false'),
    ['behind of external.git.drift was integer and is optional integer; a handler reads it.'],
  ],
  ['a field that nobody reads', (text) => text.replace(', branch: { type: string, required: false }', ''), []],
  ['words', (text) => text.replace('The branch moved', 'Moved'), []],
])('diff: %s', (_, edit, expected) => {
  const { changes } = diffContracts(load({ 'main.yaml': yaml }), load({ 'main.yaml': edit(yaml) }))
  expect(changes.flatMap((change) => (change.class === 'payload-changed' ? change.message : []))).toEqual(expected)
})

it('diff: a field of a kind that escapes', () => {
  const escaping = yaml.replace(', { on_error: external.git.drift, to: b }', '').replace('.behind', '')
  const { changes } = diffContracts(
    load({ 'main.yaml': escaping }),
    load({ 'main.yaml': escaping.replace(', branch: { type: string, required: false }', '') }),
  )
  expect(changes.map((change) => change.class)).toContain('payload-changed')
})
