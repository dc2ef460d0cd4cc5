import path from 'node:path'
import { expect, it } from 'vitest'
import { conductor, runFlow, temporaryFolder, writeFiles } from '../e2e/support/command.js'

const yaml = `workflow:
  name: w
  entry_point: check
  kinds:
    external.git.drift:
      details:
        behind: { type: integer, minimum: 2 }
        branch: { type: object, properties: { name: { type: string, example: main } } }
    external.git.sha: { details: { sha: { type: string, pattern: "^[0-9a-f]+$" } } }
agents:
  - name: check
    type: set
    value: "{{ ['eu', 'us'] }}"
    routes: [{ to: deploy }]
for_each:
  - name: deploy
    source: check.output
    as: region
    key_by: region
    failure_mode: continue_on_error
    agent: { name: one, type: script, run: "true" }
    routes: [{ to: $end }]
output: { errors: "{{ deploy.errors | tojson }}", us: "{{ deploy.errors.us.kind if 'us' in deploy.errors else '' }}" }
`

const run = (...args: readonly string[]) => runFlow({ yaml, args, inside: true })

it.each<[string, readonly string[], unknown, RegExp]>([
  [
    'samples, with a note',
    ['--inject', 'deploy[eu]=external.git.drift'],
    { eu: { injected: true, behind: 2, branch: { name: 'main' } } },
    /behind, branch of its details are samples; give others with --inject-details deploy\[eu\]\.behind=VALUE/,
  ],
  [
    'details that are given',
    [
      '--inject',
      'deploy[us]=external.git.drift',
      '--inject-details',
      'deploy[us].behind=3',
      '--inject-details',
      'deploy[us].branch.name=dev',
    ],
    { us: { injected: true, behind: 3, branch: { name: 'dev' } } },
    /^(?![\s\S]*sample)/,
  ],
  [
    'an item by its index',
    ['--inject', 'deploy[0]=external.any.thing'],
    { eu: { injected: true } },
    /^(?![\s\S]*sample)/,
  ],
  [
    'a kind of the engine',
    ['--inject', 'deploy[eu]=internal.timeout'],
    { eu: { injected: true, timeout_seconds: 0 } },
    /timeout_seconds of its details is a sample/,
  ],
])('%s', async (_, args, details, stderr) => {
  const ran = await run(...args)
  const errors: Readonly<Record<string, { details: unknown }>> = ran.output.errors
  expect(Object.fromEntries(Object.entries(errors).map(([key, error]) => [key, error.details]))).toEqual(details)
  expect(ran.stderr).toMatch(stderr)
})

it.each<[string, readonly string[], RegExp]>([
  ['no sample can be made', ['--inject', 'one=external.git.sha'], /give them: `--inject-details one\.sha=VALUE`/i],
  ['details without an injection', ['--inject-details', 'one.x=1'], /for a node that no NODE=KIND names/],
  ['no field', ['--inject', 'one=external.a.b', '--inject-details', 'one=1'], /for a node that no NODE=KIND names/],
  ['no value', ['--inject', 'one=external.a.b', '--inject-details', 'one.x'], /is not NODE\.FIELD=VALUE/],
  ['no equals sign', ['--inject', 'one:external.a.b'], /is not NODE=KIND.*; write one=external\.a\.b/],
  ['no group', ['--inject', 'check[eu]=external.a.b'], /there is no "eu" in check/],
])('exit 2: %s', async (_, args, stderr) => {
  const ran = await run(...args)
  expect(ran.code).toBe(2)
  expect(ran.stderr).toMatch(stderr)
})

it('details of a scenario are checked like those of a real envelope', async () => {
  const scenario = (name: string, inject: string, kind: string): string => `
  - name: ${name}
    inject: [${inject}]
    stub: { one: { output: {} } }
    expect: { outcome: success, output: { us: ${kind} } }`
  const folder = temporaryFolder()
  const item = 'node: "deploy[us]", kind: external.git.drift'
  writeFiles(folder, {
    'w.yaml': yaml,
    'w.test.yaml': `workflow: w.yaml\nscenarios:${scenario('samples', `{ ${item} }`, 'external.git.drift')}${scenario('given', `{ ${item}, attempt: 1, message: moved, details: { behind: 4 } }`, 'external.git.drift')}${scenario('broken', `{ ${item}, details: { behind: many } }`, 'internal.schema_violation')}\n`,
  })
  const tested = await conductor(['test', path.join(folder, 'w.test.yaml')], { cwd: folder, inside: true })
  expect(tested.stdout + tested.stderr).toMatch(/3 scenarios/)
  expect(tested.code).toBe(0)
})
