import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { jsonLines, temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { builtCommand } from '../support/bundles.js'

const PSEUDO_TERMINAL = path.join(import.meta.dirname, 'pseudo-terminal.py')

interface Typed {
  /** What must show up before the line is typed; without a line the terminal is closed. */
  readonly seen: string
  readonly type: string | null
}

interface Session {
  readonly code: number
  readonly shown: string
  readonly folder: string
  /** Lines that were never asked for. */
  readonly left: number
}

function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import pty, os; os.waitstatus_to_exitcode'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const session = (yaml: string, typed: readonly Typed[], args: readonly string[] = []): Promise<Session> =>
  sessionWith({ 'main.yaml': yaml }, typed, args)

function sessionWith(
  files: Readonly<Record<string, string>>,
  typed: readonly Typed[],
  args: readonly string[] = [],
): Promise<Session> {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  const command = [process.execPath, builtCommand(), 'run', 'main.yaml', '--run-dir', 'run', ...args]
  const env = { PATH: process.env['PATH'], TERM: 'xterm', TMPDIR: folder, HOME: folder }
  return new Promise((resolve, reject) => {
    execFile('python3', [PSEUDO_TERMINAL, JSON.stringify(typed), ...command], { cwd: folder, env }, (error, stdout) => {
      if (error === null) resolve({ ...JSON.parse(stdout), folder })
      else reject(error)
    })
  })
}

const result = ({ folder }: Session) => JSON.parse(readFileSync(path.join(folder, 'run', 'result.json'), 'utf8'))
const prompt = 'approve \\[1-2\\]: '

const GATED = `
workflow: { name: deploy, entry_point: approve }
agents:
  - name: approve
    type: human_gate
    prompt: "Deploy?\\x1b[2J"
    options:
      - { label: Ship it, value: ship, route: $end, prompt_for: reason }
      - { label: Not now, value: later, route: notes }
  - name: notes
    type: human_gate
    prompt: Why not?
    options: [{ label: Because, value: because, route: $end, prompt_for: text, multiline: true }]
output: { said: "{{ approve.output | tojson }}", more: "{{ notes.output.additional_input.text if notes is defined else '' }}" }
`

const ASKED = `
workflow: { name: plan, entry_point: ask }
agents:
  - name: ask
    type: questions
    prompt: About ask.
    questions:
      - { id: where, text: "Where?", choices: [here, there], allow_free_text: false }
      - { id: when, text: "When?", required: true, multiline: false }
      - { id: why, text: "Why?", default: no reason, multiline: false }
output: { said: "{{ ask.output | tojson }}" }
`

const RUNNING = `
workflow: { name: busy, entry_point: a, finally: b }
agents:
  - { name: a, type: script, run: "echo READY; exec sleep 600" }
  - { name: b, type: script, run: touch cleaned }
`

describe.skipIf(process.platform === 'win32' || !hasPython())('at a terminal', () => {
  it.each([
    ['while a script runs', RUNNING, 'READY'],
    [
      'at a gate',
      GATED.replace('entry_point: approve', 'entry_point: approve, finally: z').replace(
        'agents:',
        `agents:\n  - { name: z, type: script, run: touch cleaned }`,
      ),
      prompt,
    ],
  ])('who closes the window %s cancels the run', async (_, yaml, seen) => {
    const ran = await session(yaml, [{ seen, type: null }])
    expect(ran.code, ran.shown).toBe(129)
    expect(result(ran)).toMatchObject({ outcome: 'cancelled', exit_code: 129 })
    expect(existsSync(path.join(ran.folder, 'cleaned'))).toBe(true)
  })

  it('a gate shows its options and takes a number', async () => {
    const ran = await session(GATED, [
      { seen: prompt, type: '1\n' },
      { seen: 'reason: ', type: 'it is time\n' },
    ])
    expect(ran.code, ran.shown).toBe(0)
    expect(result(ran).output).toEqual({
      said: { selected: 'ship', additional_input: { reason: 'it is time' } },
      more: '',
    })
    expect(ran.shown).toContain('1) Ship it')
    expect(ran.shown).not.toContain('\u001b[2J')
    const waiting = jsonLines(path.join(ran.folder, 'run', 'events.jsonl')).filter(
      ({ type }) => type === 'gate_waiting',
    )
    expect(waiting).toMatchObject([{ node: 'approve' }])
  })

  it('asks again after what is no option, takes a value, and reads several lines', async () => {
    const ran = await session(GATED, [
      { seen: prompt, type: '7\n' },
      { seen: `Not one of the options[\\s\\S]*${prompt}`, type: 'later\n' },
      { seen: 'notes \\[1-1\\]: ', type: 'Because\n' },
      { seen: 'several lines', type: 'one\ntwo\n.\n' },
    ])
    expect(ran.code, ran.shown).toBe(0)
    expect(result(ran).output).toMatchObject({ said: { selected: 'later' }, more: 'one\ntwo' })
  })

  it('asks for the text that an answer beforehand leaves out, below its prompt and where it stays', async () => {
    const ran = await session(
      GATED,
      [{ seen: 'Deploy[\\s\\S]*reason: $', type: 'it is time\n' }],
      ['--gate', 'approve=ship'],
    )
    expect(ran.code, ran.shown).toBe(0)
    expect(result(ran).output.said).toEqual({ selected: 'ship', additional_input: { reason: 'it is time' } })
  })

  it('keeps what was typed ahead', async () => {
    const ran = await session(GATED, [{ seen: prompt, type: '1\ntyped ahead\n' }])
    expect(ran.code, ran.shown).toBe(0)
    expect(result(ran).output.said.additional_input).toEqual({ reason: 'typed ahead' })
  })

  it('suspends when the human goes away', async () => {
    const ran = await session(GATED, [{ seen: prompt, type: '\u0004' }])
    expect(ran.code, ran.shown).toBe(4)
    expect(result(ran)).toMatchObject({ outcome: 'suspended', gate: { node: 'approve' } })
    const events = jsonLines(path.join(ran.folder, 'run', 'events.jsonl'))
    expect(events.filter(({ type }) => type === 'gate_waiting')).toHaveLength(1)
  })

  it('questions come one after the other, with ways back and past them', async () => {
    const ran = await session(ASKED, [
      { seen: 'About ask\\.[\\s\\S]*Question 1 of 3[\\s\\S]*Where\\?[\\s\\S]*: $', type: 'there\n' },
      { seen: 'Question 2 of 3[\\s\\S]*\\(needs an answer\\)[\\s\\S]*: $', type: 'Skip this question\n' },
      { seen: 'This question needs an answer\\.[\\s\\S]*: $', type: 'Back\n' },
      { seen: 'Question 1 of 3[\\s\\S]*: $', type: 'here\n' },
      { seen: 'Question 2 of 3[\\s\\S]*: $', type: 'Write your own\n' },
      { seen: 'answer: $', type: 'at noon\n' },
      { seen: 'Question 3 of 3[\\s\\S]*: $', type: 'Skip this question\n' },
      { seen: 'All questions are answered[\\s\\S]*Where\\?: here[\\s\\S]*: $', type: 'Finish\n' },
    ])
    expect(ran.code, ran.shown).toBe(0)
    expect(result(ran).output.said).toMatchObject({
      answers: { where: 'here', when: 'at noon', why: 'no reason' },
      outcome: 'completed',
    })
  })

  it('a person who leaves in the middle of questions is not asked again what was answered', async () => {
    const ran = await session(ASKED, [
      { seen: 'Question 1 of 3[\\s\\S]*: $', type: 'there\n' },
      { seen: 'Question 2 of 3[\\s\\S]*: $', type: '\u0004' },
    ])
    expect(ran.code, ran.shown).toBe(4)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [builtCommand(), 'resume', 'run', '--gate', 'ask.when=soon', '--gate', 'ask.why=because'],
      { cwd: ran.folder, env: { ...process.env, TMPDIR: ran.folder } },
    )
    expect(JSON.parse(stdout).said.answers).toEqual({ where: 'there', when: 'soon', why: 'because' })
  })

  it('is cancelled by Ctrl-C, and can be resumed', async () => {
    const ran = await session(GATED, [{ seen: prompt, type: '\u0003' }])
    expect(ran.code, ran.shown).toBe(130)
    expect(result(ran)).toMatchObject({ outcome: 'cancelled' })
  })

  it('asks nobody with --no-interactive', async () => {
    const ran = await session(GATED, [], ['--no-interactive'])
    expect(ran.code, ran.shown).toBe(4)
  })

  it('asks one gate after the other where several come at once', async () => {
    const yaml = `
workflow: { name: outer, entry_point: each }
agents: []
for_each:
  - { name: each, type: for_each, source: "{{ ['a', 'b'] }}", as: x, agent: { name: inner, type: workflow, workflow: child.yaml, input_mapping: { x: "{{ x }}" } } }
output: { said: "{{ each.outputs | tojson }}" }
`
    const child = `
workflow: { name: child, entry_point: ask, input: { x: { type: string } } }
agents: [{ name: ask, type: human_gate, prompt: "Which for {{ workflow.input.x }}?", options: [{ label: Name it, value: name, route: $end, prompt_for: name }] }]
output: { x: "{{ workflow.input.x }}", name: "{{ ask.output.additional_input.name }}" }
`
    const typed = [
      { seen: 'Which for a\\?[\\s\\S]*\\[1-1\\]: ', type: '1\n' },
      { seen: 'name: ', type: 'Ada\n' },
      { seen: 'Which for b\\?[\\s\\S]*\\[1-1\\]: ', type: '1\n' },
      { seen: 'name: ', type: 'Bob\n' },
    ]
    const both = await sessionWith({ 'main.yaml': yaml, 'child.yaml': child }, typed)
    expect(both.code, both.shown).toBe(0)
    expect(result(both).output.said).toEqual([
      { x: 'a', name: 'Ada' },
      { x: 'b', name: 'Bob' },
    ])
  })
})
