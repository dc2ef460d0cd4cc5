import { describe, expect, it, test } from 'vitest'
import { conductor, runInside, temporaryFolder, writeFiles } from './support/command.js'
import { workflow } from './support/table.js'

const FILES = {
  'main.yaml': workflow('- { name: a, type: script, run: "true" }'),
  'parent.yaml': workflow('- { name: a, type: workflow, workflow: child.yaml }'),
  'typed.yaml': workflow('- { name: a, type: workflow, workflow: child.yaml }', 'input: { m: { type: string } }'),
  'child.yaml': workflow('- { name: a, type: set, value: 1 }', 'input: { n: { type: string } }'),
  'tools.yaml': workflow(
    '- { name: a, type: agent, prompt: hi, tools: [s__x] }',
    'runtime: { provider: { name: command, command: cat }, mcp_servers: { s: { command: x } } }',
  ),
  'input.yaml': workflow('- { name: a, type: set, value: 1 }', 'input: { m: { type: string } }'),
  'full/result.json': '{}',
}

test.each<[line: string, message: RegExp]>([
  ['exec --name -- true', /^conductor exec: --name needs a value: --name NAME; try /],
  [
    'exec --retry {max:3} -- true',
    /--retry: .* no field `max:3`\. A space is missing after the colon: write `max: 3`\./,
  ],
  ['exec -classify npm -- true', /^conductor exec: unknown option -classify \(did you mean --classify\?\)/],
  ['--hlep', /^conductor: unknown option --hlep \(did you mean --help\?\); try conductor --help/],
  ['run main.yaml extra', /^conductor run: "extra" is too much: conductor run FILE /],
  ['run main.yaml n=3', /is too much: .*; an input is given with -i n=3;/],
  [
    'run input.yaml -i m=@env:NOT_SET_HERE',
    /^conductor run: -i m=@env:NOT_SET_HERE: the variable NOT_SET_HERE is not set;/,
  ],
  ['run input.yaml -i m=@file:none.txt', /^conductor run: -i m=@file:none\.txt: /],
  ['run input.yaml -i m=@enw:X', /: write @env:VARIABLE or @file:PATH, or @@ for a text that begins with @;/],
  ['triage none.log', /^conductor triage: none\.log cannot be read: there is no such file\n$/],
  ['run main.yaml --notify http://x', /the notification was not delivered: its address is not an https URL/],
  ['run main.yaml --gate x=1', /^error gate-answer: /],
  ['run main.yaml --inject b=a.b', /^error injection: --inject: /],
  ['run main.yaml --run-dir full', /^error run-dir: /],
  ['run parent.yaml', /^parent\.yaml:\d+:\d+: error missing-child-input: child\.yaml requires the input `n`/],
  ['validate typed.yaml', /^typed\.yaml:\d+:\d+: error missing-child-input: child\.yaml requires the input `n`/],
  ['validate parent.yaml', /^parent\.yaml:\d+:\d+: warning missing-child-input: /],
  ['validate tools.yaml', /^tools\.yaml:\d+:\d+: warning no-effect: a: a program answers, and the tools/],
])('%s', async (line, message) => {
  const cwd = temporaryFolder()
  writeFiles(cwd, FILES)
  const { stderr } = await conductor(line.split(' '), { cwd, inside: !line.startsWith('validate') })
  expect(stderr).toMatch(message)
})

describe('help', () => {
  it('names the levels of --durability', async () => {
    const { stdout } = await conductor(['run', '--help'], { inside: true })
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /--durability LEVEL what a checkpoint survives: process, .* machine \(default\), /,
    )
  })
})

describe('a field that has the name of a method', () => {
  it('the error lists the fields that exist', async () => {
    const yaml = `workflow: { name: t, entry_point: a }
agents:
  - { name: a, type: script, run: "echo '{\\"x\\": 1}'", routes: [{ to: g }] }
for_each:
  - { name: g, type: for_each, source: a.output.items, as: it, agent: { name: b, type: set, value: 1 } }
`
    const { result } = await runInside({ yaml })
    expect(result.errors[0]).toMatchObject({
      kind: 'internal.template_error',
      message: "source: there is no field 'items'; to call the method of that name, write items()",
      available_fields: expect.arrayContaining(['x', 'stdout', 'exit_code']),
    })
  })
})
