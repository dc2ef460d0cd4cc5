import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { FakeRunner, type StepResult } from './fake-runner.js'

function runnerWith(files: Readonly<Record<string, string>>): FakeRunner {
  const runner = new FakeRunner()
  for (const [name, text] of Object.entries(files)) runner.file(name, text)
  return runner
}

const stepOf = (workflow: string, inputs: Readonly<Record<string, string>> = {}): Promise<StepResult> =>
  runnerWith({ 'workflow.yaml': workflow }).inside({ with: inputs })

/** The first heading of the job summary. */
const heading = ({ summary }: StepResult): string => /^#+ .*$/m.exec(summary)?.[0] ?? ''

describe('a command that failed unseen', () => {
  const untyped = (run: string): string =>
    `workflow: { name: demo, entry_point: publish, runtime: { strict_exit: false } }\nagents:\n  - { name: publish, type: script, run: "${run}" }\n`

  test.each([
    ['fails', 'exit 1'],
    ['is not there', './publish.sh'],
  ])('%s: heading of the summary, annotation and last line report it', async (_, run) => {
    const step = await stepOf(untyped(run))
    expect([step.code, step.outputs['outcome']]).toEqual([0, 'success'])
    expect(heading(step)).toBe('## ⚠️ <code>demo</code> finished, 1 command failed unseen')
    expect(step.annotations).toEqual([
      expect.objectContaining({
        level: 'warning',
        file: 'workflow.yaml',
        title: 'demo finished, 1 command failed unseen',
        message: expect.stringMatching(/publish[\s\S]*strict_exit: true/),
      }),
      expect.objectContaining({ level: 'warning', file: 'workflow.yaml', line: '3' }),
    ])
    expect(step.stdout.trimEnd().split('\n').at(-1)).toContain('demo finished, 1 command failed unseen')
  })

  test('not reported if every command succeeds', async () => {
    const step = await stepOf(untyped('true'))
    expect(step.annotations).toEqual([])
    expect(step.summary).not.toContain('unseen')
  })
})

describe('a success that leaves something to act on reports it, with the run folder', () => {
  const each = (beside: string): string => `
workflow: { name: demo, entry_point: all }
agents: []
for_each:
  - name: all
    type: for_each
    source: "{{ [1, 2] }}"
    as: n
    failure_mode: continue_on_error
    agent:
      name: one
      type: script
      env: { N: "{{ n }}" }
      run: test "$N" = 1
      routes: [{ on_error: true, propagate: true, ${beside} }]
`
  test.each([
    [
      'dead letters',
      'dead_letter: true',
      /1 dead letter/,
      /\*\*Given up\*\*: `internal\.script_error` at/,
      'dead-letter.jsonl',
    ],
    [
      'escalations',
      'escalate: { title: look at it }',
      /1 escalation/,
      /\*\*Escalated\*\*: `internal\.script_error` at `one \[1\]`: recorded; nobody was told: set `escalate` or `notify` \(`look at it`\)/,
      'events.jsonl',
    ],
  ])('%s', async (_, beside, left, told, file) => {
    const step = await stepOf(each(beside), { artifact: 'never' })
    expect([step.code, step.outputs['outcome']]).toEqual([0, 'success'])
    const folder = step.outputs['run-dir'] ?? ''
    expect(readFileSync(path.join(folder, file), 'utf8')).toContain('internal.script_error')
    expect(step.stdout).toMatch(left)
    // Nothing is uploaded here, and a path of a machine that is gone would help nobody.
    expect(step.stdout).toMatch(/run folder +was not uploaded and is lost with its machine/)
    expect(step.summary).toMatch(told)
  })
})

describe('strict-abilities', () => {
  const skilled = `
workflow: { name: demo, entry_point: a, runtime: { provider: { name: command, command: cat } } }
agents:
  - { name: a, prompt: hello, skills: [review] }
`
  test('a missing ability is an error with strict-abilities, and a warning without', async () => {
    const lax = await stepOf(skilled)
    expect([lax.outputs['outcome'], lax.annotations.map(({ level }) => level)]).toEqual(['success', ['warning']])
    const strict = await stepOf(skilled, { 'strict-abilities': 'true' })
    expect([strict.code, strict.outputs['outcome'], strict.outputs['exit-code']]).toEqual([1, 'invalid', '2'])
    expect(strict.annotations).toEqual([expect.objectContaining({ level: 'error', file: 'workflow.yaml', line: '4' })])
    expect(strict.annotations[0]?.message).toContain('skills')
  })
})

describe('gates of child workflows', () => {
  const parent = `
workflow: { name: demo, entry_point: all }
agents:
  - { name: ask, type: workflow, workflow: questions.yaml }
for_each:
  - { name: all, type: for_each, source: "{{ ['a', 'b'] }}", as: x, agent: { name: one, type: workflow, workflow: gate.yaml }, routes: [{ to: ask }] }
output: { gates: "{{ all.outputs | tojson }}", answers: "{{ ask.output.answers | tojson }}" }
`
  const files = {
    'workflow.yaml': parent,
    'gate.yaml': `
workflow: { name: gate, entry_point: approve }
agents:
  - { name: approve, type: human_gate, prompt: "Ship?", options: [{ label: Ship it, value: ship, route: $end, prompt_for: why }] }
output: { said: "{{ approve.output.selected }}", why: "{{ approve.output.additional_input.why }}" }
`,
    'questions.yaml': `
workflow: { name: questions, entry_point: questions }
agents:
  - { name: questions, type: questions, questions: [{ text: "Where?" }, { id: when, text: "When?" }] }
output: { answers: "{{ questions.output.answers | tojson }}" }
`,
  }
  const GATES = 'approve: ship\napprove.why: it is time\nquestions: { q1: here, when: now }\n'

  test('are answered by the same mapping, also in items of a group; questions field by field', async () => {
    const step = await runnerWith(files).inside({ with: { gates: GATES } })
    expect([step.code, step.stdout.includes('suspended')]).toEqual([0, false])
    expect(JSON.parse(step.outputs['output'] ?? '')).toEqual({
      gates: [
        { said: 'ship', why: 'it is time' },
        { said: 'ship', why: 'it is time' },
      ],
      answers: { q1: 'here', when: 'now' },
    })
  })

  test('suspend without an answer; later steps answer one by one', async () => {
    const runner = runnerWith(files)
    const first = await runner.inside({ with: { artifact: 'never' } })
    expect([first.outputs['outcome'], first.outputs['exit-code']]).toEqual(['suspended', '4'])
    expect(first.summary).toContain('Ship?')
    const resumed = { 'resume-from': first.outputs['run-dir'] ?? '', artifact: 'never' }
    const half = await runner.inside({
      with: { ...resumed, gates: 'approve: ship\napprove.why: yes\nquestions: { q1: here }' },
    })
    expect([half.outputs['outcome'], half.summary.includes('When?'), half.summary.includes('Where?')]).toEqual([
      'suspended',
      true,
      false,
    ])
    const done = await runner.inside({ with: { ...resumed, gates: 'questions: { when: now }' } })
    expect(done.outputs['outcome']).toBe('success')
    expect(JSON.parse(done.outputs['output'] ?? '')).toMatchObject({ answers: { q1: 'here', when: 'now' } })
  })

  test.each([
    ['an unknown gate', 'aprove: ship', /no gate "aprove".*"approve"/],
    ['an unknown answer', 'approve: sip', /"sip" is not an answer/],
    ['a missing text', 'approve: ship', /needs a text/],
    ['an unknown question', 'questions: { q7: x }', /no field "q7"/],
  ])('%s is invalid before anything runs', async (_, gates, why) => {
    const step = await runnerWith(files).inside({ with: { gates } })
    expect([step.code, step.outputs['outcome'], step.outputs['run-dir']]).toEqual([1, 'invalid', ''])
    expect(step.annotations.map(({ message }) => message).join('\n')).toMatch(why)
  })
})
