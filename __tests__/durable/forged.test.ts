import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createScriptEnvironment } from '../../src/action/run-request.js'
import { createFileStore } from '../../src/adapters/file-store.js'
import { asObject, isJsonObject, parseJson } from '../../src/core/json.js'
import { printJournalLines, readJournal } from '../../src/durability/journal.js'
import { createSecretReference } from '../../src/durability/protect.js'
import { findUnsafeReason } from '../../src/durability/saved-run.js'
import { computeJournalStart, sealDocument } from '../../src/durability/snapshot.js'
import { PROVIDER_KEY_VARIABLES } from '../../src/redaction/secret-sources.js'
import { isOwnFile } from '../../src/run/prepare-resume.js'
import { formatChecksum } from '../../src/text/bytes.js'
import { parseJournal } from '../durability/journal-text.js'
import { temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { ended, refusal, World } from './support/world.js'

const FILE =
  'workflow: { name: t, entry_point: a, runtime: { strict_exit: true } }\nagents:\n  - { name: a, type: script, command: work, args: [a, \'{"fails": 9}\'], routes: [{ to: $end }] }\n'

const VALUE = 'n0t-for-a-journal-9f3c'

/** A run that failed, whose checkpoint names another file and another folder. */
async function forged(file: string, cwd: string): Promise<World> {
  const world = new World({ 'workflow.yaml': FILE })
  ended(await world.run())
  const name = path.join(world.folder, 'checkpoint.json')
  const content = parseJson(world.files.readText(name))
  if (!isJsonObject(content)) throw new Error('no checkpoint')
  const { checksum: _, ...rest } = content
  world.files.content.set(name, sealDocument({ ...rest, file, cwd, workflow: { name: 't', file } }))
  return world
}

describe.skipIf(process.platform === 'win32')('a file of the engine that is no plain file', () => {
  it.each([
    ['a link', (file: string) => symlinkSync('/etc/passwd', file)],
    ['a link to nothing', (file: string) => symlinkSync('/nowhere', file)],
    ['a pipe', (file: string) => execFileSync('mkfifo', [file])],
    ['a folder', (file: string) => mkdirSync(file)],
  ])('%s is refused before anything is opened', (_, make) => {
    const folder = temporaryFolder()
    expect(findUnsafeReason(createFileStore(), folder)).toBeNull()
    writeFiles(folder, { 'result.json': '{}' })
    expect(findUnsafeReason(createFileStore(), folder)).toBeNull()
    make(path.join(folder, 'events.jsonl'))
    expect(findUnsafeReason(createFileStore(), folder)).toContain('events.jsonl is not a plain file')
  })
})

describe('a forged run folder does not decide what runs', () => {
  it('not a file outside of the workspace', async () => {
    const elsewhere = temporaryFolder()
    writeFiles(elsewhere, { 'evil.yaml': FILE })
    const world = await forged('evil.yaml', elsewhere)
    const before = world.started.length
    const result = await world.resume()
    expect(result).toMatchObject({ status: 'invalid' })
    expect(JSON.stringify(result)).toContain('--workflow FILE')
    expect(world.started.length).toBe(before)
  })

  it('not a file in the run folder', async () => {
    const world = await forged('run/evil.yaml', '/nowhere')
    writeFiles(world.base, { 'run/evil.yaml': FILE })
    const result = await world.resume()
    expect(result).toMatchObject({ status: 'invalid' })
  })

  it.each([
    ['MY_VARIABLE', true],
    ['INPUT_TOKEN', false],
    ['INPUT_INPUTS', false],
    ['ACTIONS_RUNTIME_TOKEN', false],
    ['ACTIONS_RESULTS_URL', false],
    ['ACTIONS_ID_TOKEN_REQUEST_TOKEN', false],
    ['CONDUCTOR_ACTION_X', false],
  ])('not what is read from the environment: %s, %s', async (variable, isRead) => {
    const value = 'n0t-for-a-journal'
    const yaml =
      'workflow: { name: t, entry_point: a, input: { x: { type: string } } }\nagents:\n  - { name: a, type: script, command: work, args: [a, \'{"fails": 9}\'], env: { X: "{{ workflow.input.x }}" } }\n'
    const world = new World({ 'workflow.yaml': yaml })
    ended(await world.run({ inputs: { x: 'plain' } }))
    const name = path.join(world.folder, 'checkpoint.json')
    const { checksum: _, ...rest } = asObject(parseJson(world.files.readText(name)))
    world.files.content.set(name, sealDocument({ ...rest, inputs: { x: createSecretReference(`env:${variable}`) } }))
    const seen: (string | undefined)[] = []
    world.onStart = (_label, request) => void seen.push(request.env['X'])
    const env = { PATH: '/usr/bin', [variable]: value }
    const result = await world.resume({ env, scriptEnv: createScriptEnvironment(env, [], world.base) })
    const told = result?.status === 'invalid' ? refusal(result) : 'it was read'
    expect(told).toContain(isRead ? 'it was read' : 'must be given again: x')
    expect(seen).toEqual(isRead ? [value] : [])
  })

  /** A run whose node `a` is said to have given a reference to a variable, which `b` then reads. */
  async function forgedOutput(variable: string, env: { readonly a: string; readonly b: string }): Promise<World> {
    const node = (name: string, given: string, more: string): string =>
      `  - { name: ${name}, type: script, command: work, args: [${name}${more}], env: { ${given} } }\n`
    const yaml = `workflow: { name: t, entry_point: a }\nagents:\n${node('a', env.a, '').replace(' }\n', ', routes: [{ to: b }] }\n')}${node('b', `${env.b}X: "{{ a.output.x }}"`, ', \'{"fails": 9}\'')}`
    const world = new World({ 'workflow.yaml': yaml.replace('args: [a]', `args: [a, '{"out": {"x": "plain"}}']`) })
    ended(await world.run({ env: { [variable]: VALUE } }))
    const [checkpoint, journal] = ['checkpoint.json', 'journal.jsonl'].map((name) => path.join(world.folder, name))
    const { checksum: _, ...rest } = asObject(parseJson(world.files.readText(checkpoint ?? '')))
    const start = computeJournalStart({ run_id: String(rest['run_id']), shard: null })
    const read = readJournal(parseJournal(world.files.readText(journal ?? '')), start)
    if (!read.ok) throw new Error(read.error)
    const entries = read.value.entries.map(({ at, event }) => {
      const isEnd = event['type'] === 'node_completed' && event['node'] === 'a'
      return { at, event: isEnd ? { ...event, output: { x: createSecretReference(`env:${variable}`) } } : event }
    })
    const { text, crc } = printJournalLines(entries, start)
    world.files.content.set(journal ?? '', text)
    world.files.content.set(checkpoint ?? '', sealDocument({ ...rest, journal: formatChecksum(crc) }))
    return world
  }

  const KEY = 'OPENAI_API_KEY: "${OPENAI_API_KEY}", '
  it.each([
    ['MY_VARIABLE', '', '', true],
    ['INPUT_GITHUB-TOKEN', '', '', false],
    ['INPUT_INPUTS', '', '', false],
    ['ACTIONS_RUNTIME_TOKEN', '', '', false],
    ['ACTIONS_RESULTS_URL', '', '', false],
    ['ACTIONS_ID_TOKEN_REQUEST_TOKEN', '', '', false],
    ['CONDUCTOR_ACTION_INPUT_INPUTS', '', '', false],
    ['OPENAI_API_KEY', '', '', false],
    ['OPENAI_API_KEY', '', KEY, false],
    ['OPENAI_API_KEY', KEY, '', true],
  ])(
    'not what a recalled output holds: %s, env of that node { %s}, of the next { %s}: %s',
    async (variable, a, b, isRead) => {
      const world = await forgedOutput(variable, { a, b })
      const seen: (string | undefined)[] = []
      world.onStart = (_label, request) => void seen.push(request.env['X'])
      const env = { PATH: '/usr/bin', [variable]: VALUE }
      const result = await world.resume({
        env,
        scriptEnv: createScriptEnvironment(env, PROVIDER_KEY_VARIABLES, world.base),
      })
      const told = result?.status === 'invalid' ? refusal(result) : 'it was read'
      expect(told).toContain(isRead ? 'it was read' : `the variable ${variable}`)
      expect(seen).toEqual(isRead ? [VALUE] : [])
    },
  )

  it('links are followed before a file is judged', () => {
    const base = temporaryFolder()
    const other = temporaryFolder()
    writeFiles(other, { 'evil.yaml': FILE })
    writeFiles(base, { 'own.yaml': FILE, 'run/in.yaml': FILE })
    const isOwn = (file: string): boolean => isOwnFile(file, path.join(base, 'run'), [base])
    expect(isOwn(path.join(base, 'own.yaml'))).toBe(true)
    expect(isOwn(path.join(base, 'run/in.yaml'))).toBe(false)
    expect(isOwn(path.join(other, 'evil.yaml'))).toBe(false)
  })
})
