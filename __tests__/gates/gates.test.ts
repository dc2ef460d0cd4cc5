import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, type Ran, runFlow, runInside, startedNodes, writeFiles } from '../e2e/support/command.js'

const GATED = `
workflow: { name: deploy, entry_point: build, input: { version: { type: string, default: "1.2" } } }
agents:
  - { name: build, type: script, command: node, args: [build.mjs], routes: [{ to: approve }] }
  - name: approve
    type: human_gate
    prompt: "Deploy {{ workflow.input.version }}?"
    options:
      - { label: Ship it, value: ship, route: deploy, prompt_for: reason }
      - { label: Not now, value: later, route: $end }
  - { name: deploy, type: set, value: "deployed for {{ approve.output.additional_input.reason | default('no reason') }}" }
output:
  said: "{{ approve.output.selected }}"
  text: "{{ approve.output.additional_input | tojson }}"
  done: "{{ deploy.output if deploy is defined else 'not deployed' }}"
`
const FILES = { 'build.mjs': "import { appendFileSync } from 'node:fs'\nappendFileSync('built.txt', 'x')" }

const start = (args: readonly string[] = [], yaml = GATED): Promise<Ran> => runInside({ yaml, files: FILES, args })
const resume = (ran: Ran, ...args: string[]) =>
  conductor(['resume', 'run', ...args], { cwd: ran.folder, env: { TMPDIR: ran.folder }, inside: true })

/** The bytes of a folder, but for who had it last. */
function digest(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const file = path.join(folder, name)
    if (!name.startsWith('owner-')) hash.update(`${name}\n`).update(readdirOrRead(file))
  }
  return hash.digest('hex')
}

function readdirOrRead(file: string): Buffer | string {
  try {
    return readFileSync(file)
  } catch {
    return 'folder'
  }
}

describe('a gate that was answered beforehand', () => {
  it.each([
    ['an option', ['--gate', 'approve=later'], { said: 'later', text: {}, done: 'not deployed' }],
    [
      'an option and its text',
      ['--gate', 'approve=ship', '--gate', 'approve.reason=a = b'],
      { said: 'ship', text: { reason: 'a = b' }, done: 'deployed for a = b' },
    ],
    ['skipped', ['--skip-gates'], { said: 'ship', text: {}, done: 'deployed for no reason' }],
    [
      'skipped, but answered',
      ['--skip-gates', '--gate', 'approve=later'],
      { said: 'later', text: {}, done: 'not deployed' },
    ],
  ])('by %s', async (_, args, output) => {
    const ran = await start(args)
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.output).toEqual(output)
  })

  it('by an option without its text: nothing runs', async () => {
    const ran = await start(['--gate', 'approve=ship'])
    expect(ran.code).toBe(2)
    expect(ran.stderr).toContain('--gate approve.reason=TEXT')
  })
})

describe('an answer that is wrong', () => {
  it.each([
    ['no such gate', 'aprove=ship', /there is no gate "aprove" \(did you mean "approve"\?\)/],
    ['no such option', 'approve=yes', /"yes" is not an answer to the gate approve.*"ship", "later"/],
    ['a label instead of a value', 'approve=Ship it', /did you mean "ship"/],
    ['no such field', 'approve.why=x', /asks for no field "why".*reason/],
    ['not of the form', 'approve', /NAME=VALUE/],
  ])('%s: exit 2 before anything runs, and on resume the checkpoint stays as it is', async (_, gate, message) => {
    const refused = await start(['--gate', gate])
    expect(refused.code).toBe(2)
    expect(refused.stderr).toMatch(message)
    expect(refused.events).toEqual([])

    const ran = await start()
    const before = digest(ran.runDir)
    const resumed = await resume(ran, '--gate', gate)
    expect(resumed.code).toBe(2)
    expect(resumed.stderr).toMatch(message)
    expect(digest(ran.runDir)).toBe(before)
    expect((await resume(ran, '--gate', 'approve=later')).code).toBe(0)
  })
})

describe('a gate that nobody answers', () => {
  it('suspends the run, which says how to go on and then does', async () => {
    const ran = await start()
    expect(ran.code).toBe(4)
    expect(ran.stdout).toBe('')
    expect(ran.result).toMatchObject({
      outcome: 'suspended',
      success: false,
      exit_code: 4,
      errors: [],
      gate: {
        node: 'approve',
        prompt: 'Deploy 1.2?',
        options: [
          { label: 'Ship it', value: 'ship', prompt_for: 'reason' },
          { label: 'Not now', value: 'later', prompt_for: null },
        ],
      },
    })
    expect(ran.result.checkpoint.path).toBe(path.join(ran.runDir, 'checkpoint.json'))
    expect(ran.stderr).toContain('Deploy 1.2?')
    expect(ran.stderr).toContain('later (Not now)')
    expect(ran.stderr).toMatch(/conductor resume \S+ --gate approve=ship --gate approve\.reason=TEXT/)
    expect(ran.events.filter(({ type }) => type === 'gate_waiting')).toHaveLength(1)
    expect(ran.errors).toEqual([])

    const again = await resume(ran)
    expect(again.code).toBe(4)
    const done = await resume(ran, '--gate', 'approve=ship', '--gate', 'approve.reason=it is time')
    expect(done.code, done.stderr).toBe(0)
    expect(JSON.parse(done.stdout)).toEqual({
      said: 'ship',
      text: { reason: 'it is time' },
      done: 'deployed for it is time',
    })
    expect(readFileSync(path.join(ran.folder, 'built.txt'), 'utf8')).toBe('x')
  })

  it('gives commands that can be pasted as they are', async () => {
    // A process of its own, like the one of the command: both find the note of the run in the same temporary folder.
    const ran = await runFlow({ yaml: GATED, files: FILES })
    const command = ran.result.next_commands.find((text: string) => text.includes('approve=later'))
    const done = await conductor(command.split(' ').slice(1), { cwd: ran.folder, env: { TMPDIR: ran.folder } })
    expect(done.code, done.stderr).toBe(0)
  })

  it('goes on with --skip-gates, too', async () => {
    const ran = await start()
    expect((await resume(ran, '--skip-gates')).code).toBe(0)
  })

  it('runs no finally and no hooks before its answer, and both after it', async () => {
    const yaml = `
workflow: { name: f, entry_point: ask, finally: clean, hooks: { on_complete: done } }
agents:
  - { name: ask, type: human_gate, prompt: Go?, options: [{ label: Go, value: go, route: $end }] }
  - { name: clean, type: set, value: cleaned }
`
    const ran = await start([], yaml)
    expect(startedNodes(ran.events)).toEqual(['ask'])
    await resume(ran, '--gate', 'ask=go')
    const events = readFileSync(path.join(ran.runDir, 'events.jsonl'), 'utf8')
    expect(events).toContain('"clean"')
    expect(events).toContain('on_complete')
  })
})

describe('forms of a gate', () => {
  it('has options without routes: the routes of the node decide', async () => {
    const yaml = `
workflow: { name: g, entry_point: ask }
agents:
  - name: ask
    type: human_gate
    prompt: Which?
    options: [{ label: Two, value: 2 }, { label: "Yes", value: true }, { label: Stop, value: stop, route: $end }]
    routes:
      - { to: a, when: "selected == 2" }
      - { to: b }
  - { name: a, type: set, value: A }
  - { name: b, type: set, value: B }
output: { r: "{{ a.output if a is defined else b.output if b is defined else 'none' }}", s: "{{ ask.output.selected }}" }
`
    for (const [answer, output] of [
      ['2', { r: 'A', s: 2 }],
      ['true', { r: 'B', s: true }],
      ['stop', { r: 'none', s: 'stop' }],
    ] as const)
      expect((await start(['--gate', `ask=${answer}`], yaml)).output).toEqual(output)
  })

  it.each([
    ['no options', 'options: []'],
    ['options that are missing', 'description: x'],
    ['a route to nowhere', 'options: [{ label: a, value: a, route: nowhere }]'],
    ['two options of one value', 'options: [{ label: a, value: a, route: $end }, { label: b, value: a, route: $end }]'],
  ])('but not %s: exit 2', async (_, options) => {
    const yaml = `
workflow: { name: g, entry_point: ask }
agents: [{ name: ask, type: human_gate, prompt: x, ${options} }]
`
    const ran = await start([], yaml)
    expect(ran.code).toBe(2)
    expect(ran.stderr).toMatch(/main\.yaml:\d+:\d+: error/)
  })

  it('may have a prompt that fails, which halts the run', async () => {
    const yaml = `
workflow: { name: g, entry_point: ask }
agents: [{ name: ask, type: human_gate, prompt: "{{ [] | first }}{{ 1 / 0 }}", options: [{ label: a, value: a, route: $end }] }]
`
    const ran = await start(['--skip-gates'], yaml)
    expect(ran.code).toBe(3)
    expect(ran.errors[0].envelope.kind).toBe('internal.template_error')
  })
})

describe('gates in children', () => {
  const CHILD = `
workflow: { name: child, entry_point: ask, input: { n: { type: number, default: 0 } } }
agents:
  - { name: before, type: script, command: node, args: [build.mjs] }
  - { name: ask, type: human_gate, prompt: "Go on with {{ workflow.input.n }}?", options: [{ label: Go, value: go, route: before }, { label: Stop, value: stop, route: $end }] }
output: { said: "{{ ask.output.selected }}", n: "{{ workflow.input.n }}" }
`
  it('suspend the whole run and go on inside the child', async () => {
    const yaml = `
workflow: { name: outer, entry_point: first }
agents:
  - { name: first, type: script, command: node, args: [build.mjs], routes: [{ to: inner }] }
  - { name: inner, type: workflow, workflow: child.yaml }
output: { said: "{{ inner.output.said }}" }
`
    const ran = await runInside({ yaml, files: { ...FILES, 'child.yaml': CHILD } })
    expect(ran).toMatchObject({ code: 4, result: { outcome: 'suspended', gate: { node: 'ask' } } })
    const done = await resume(ran, '--gate', 'ask=go')
    expect(done.code, done.stderr).toBe(0)
    expect(JSON.parse(done.stdout)).toEqual({ said: 'go' })
    expect(readFileSync(path.join(ran.folder, 'built.txt'), 'utf8')).toBe('xx')
  })

  it('of a for_each suspend it too, and finished items stay finished', async () => {
    const yaml = `
workflow: { name: outer, entry_point: each }
agents: []
for_each:
  - { name: each, type: for_each, source: "{{ [1, 2, 3] }}", as: x, max_concurrent: 2, agent: { name: inner, type: workflow, workflow: child.yaml, input_mapping: { n: "{{ x }}" } } }
output: { said: "{{ each.outputs | tojson }}" }
`
    const ran = await runInside({ yaml, files: { ...FILES, 'child.yaml': CHILD } })
    expect(ran.code, ran.stderr).toBe(4)
    expect(ran.result.gate.node).toBe('ask')
    const done = await resume(ran, '--gate', 'ask=stop')
    expect(done.code, done.stderr).toBe(0)
    const said = [1, 2, 3].map((n) => ({ said: 'stop', n }))
    expect(JSON.parse(done.stdout)).toEqual({ said })
  })
})

describe('a gate whose file was changed', () => {
  it('takes an option that is new', async () => {
    const ran = await start()
    writeFiles(ran.folder, { 'main.yaml': GATED.replace('value: later', 'value: tomorrow') })
    expect((await resume(ran, '--gate', 'approve=later')).code).toBe(2)
    const done = await resume(ran, '--gate', 'approve=tomorrow')
    expect(JSON.parse(done.stdout)).toMatchObject({ said: 'tomorrow' })
  })
})
