import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, runInside as runFlow } from '../e2e/support/command.js'
import { workflow } from '../e2e/support/table.js'

const QUESTIONS =
  '[{ text: "Where, {{ workflow.name }}?", choices: [here, there], allow_free_text: false }, { id: when, text: When?, default: now }, { text: Why?, hint: Be brief. }]'
const asks = (questions = QUESTIONS, more = ''): string =>
  workflow(
    `- { name: ask, type: questions, prompt: "About {{ workflow.name }}", questions: ${questions}${more}, routes: [{ to: after, when: "{{ output.answered_any }}" }, { to: $end }] }\n- { name: after, type: set, value: "{{ ask.output.transcript }}" }\n- { name: gone, type: set, value: aborted }`,
    'entry_point: ask',
    'output: { o: "{{ ask.output | tojson }}", after: "{{ after.output if after is defined else none }}" }',
  )
const ALL = ['--gate', 'ask.q1=there', '--gate', 'ask.when=soon', '--gate', 'ask.q3=because']

describe('questions', () => {
  it('are answered beforehand, each by its field', async () => {
    const ran = await runFlow({ yaml: asks(), args: ALL })
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.output.o).toEqual({
      answers: { q1: 'there', when: 'soon', q3: 'because' },
      items: [
        { id: 'q1', question: 'Where, t?', answer: 'there', source: 'choice', skipped: false },
        { id: 'when', question: 'When?', answer: 'soon', source: 'free_text', skipped: false },
        { id: 'q3', question: 'Why?', answer: 'because', source: 'free_text', skipped: false },
      ],
      transcript: 'Q1. Where, t?\nA: there\n\nQ2. When?\nA: soon\n\nQ3. Why?\nA: because',
      answered_count: 3,
      skipped_count: 0,
      answered_any: true,
      outcome: 'completed',
    })
    expect(ran.output.after).toMatch(/^Q1\. Where/)
  })

  it('--skip-gates takes defaults and never a choice; --gate wins', async () => {
    const skipped = await runFlow({ yaml: asks(), args: ['--skip-gates'] })
    expect(skipped.output.o).toMatchObject({ answers: { when: 'now' }, skipped_count: 2, outcome: 'skipped_remaining' })
    expect(skipped.output.o.items.map((item: { source: string }) => item.source)).toEqual([
      'skipped',
      'default',
      'skipped',
    ])
    const one = await runFlow({ yaml: asks(), args: ['--skip-gates', '--gate', 'ask.q1=here'] })
    expect(one.output.o.answers).toEqual({ q1: 'here', when: 'now' })
  })

  it('without an answer the run is suspended and goes on with resume', async () => {
    const ran = await runFlow({ yaml: asks() })
    expect(ran.code).toBe(4)
    expect(ran.stderr).toMatch(/q1: Where, t\?/)
    expect(ran.result.next_commands.join('\n')).toMatch(/--gate ask\.q1=TEXT --gate ask\.when=TEXT --gate ask\.q3=TEXT/)
    const half = await conductor(['resume', 'run', '--gate', 'ask.q1=here'], { cwd: ran.folder })
    expect(half.code).toBe(4)
    const done = await conductor(['resume', 'run', ...ALL], { cwd: ran.folder })
    expect([done.code, JSON.parse(done.stdout).o.outcome]).toEqual([0, 'completed'])
  })

  it('answers from before a suspension are kept, and a new answer wins', async () => {
    const ran = await runFlow({ yaml: asks(), args: ['--gate', 'ask.q1=there'] })
    expect(ran.code).toBe(4)
    expect(ran.result.next_commands.join('\n')).not.toMatch(/ask\.q1=/)
    const half = await conductor(['resume', 'run', '--gate', 'ask.when=soon'], { cwd: ran.folder })
    expect(half.code).toBe(4)
    const done = await conductor(['resume', 'run', '--gate', 'ask.q3=because', '--gate', 'ask.when=later'], {
      cwd: ran.folder,
    })
    expect([done.code, JSON.parse(done.stdout).o.answers]).toEqual([0, { q1: 'there', when: 'later', q3: 'because' }])
  })

  it('an answer that held a secret is not kept', async () => {
    const env = { DEPLOY_TOKEN: 'canary-answer-55cc' }
    const ran = await runFlow({ yaml: asks(), args: ['--gate', 'ask.q3=canary-answer-55cc'], env })
    expect(ran.code).toBe(4)
    expect(readFileSync(path.join(ran.runDir, 'journal.jsonl'), 'utf8')).not.toContain('canary-answer-55cc')
    const rest = ['--gate', 'ask.q1=here', '--gate', 'ask.when=now']
    const without = await conductor(['resume', 'run', ...rest], { cwd: ran.folder })
    expect(without.code, without.stderr).toBe(4)
  })

  it.each([
    ['an unknown question', ['--gate', 'ask.q9=x'], /no field "q9"/],
    ['a value for all', ['--gate', 'ask=x'], /ask\.FIELD=TEXT/],
  ])('%s is exit 2 before anything runs', async (_, args, why) => {
    const ran = await runFlow({ yaml: asks(), args })
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringMatching(why)])
  })

  it('an answer that is no choice is an error of the node', async () => {
    const ran = await runFlow({ yaml: asks(), args: ['--gate', 'ask.q1=nowhere'] })
    expect(ran).toMatchObject({
      code: 3,
      errors: [
        { envelope: { kind: 'internal.schema_violation', details: { original_message: expect.stringMatching(/\S/) } } },
      ],
    })
  })

  it.each([
    ['texts', "['What {{ x }}?', 'How?']", ['What {{ x }}?', 'How?']],
    ['questions', "[{ question: 'A?', choices: [1, 2] }, { text: 'B?', id: b }]", ['A?', 'B?']],
  ])('come from a list of %s that a node made, as they are', async (_, list, texts) => {
    const yaml = workflow(
      `- { name: a, type: script, run: 'cat list.json', routes: [{ to: ask }] }\n- { name: ask, type: questions, source: a.output.list }`,
      '',
      'output: { o: "{{ ask.output | tojson }}" }',
    )
    const { parse } = await import('yaml')
    const files = { 'list.json': JSON.stringify({ list: parse(list) }) }
    const ran = await runFlow({ yaml, files, args: ['--skip-gates'] })
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.output.o.items.map((item: { question: string }) => item.question)).toEqual(texts)
  })

  it.each([
    ['nothing to ask', '{ name: ask, type: questions }', /needs `questions`/],
    [
      'two sources',
      '{ name: ask, type: questions, questions: [{ text: a }], source: x.output.y }',
      /takes one of them/,
    ],
    [
      'an abort route without abort',
      '{ name: ask, type: questions, questions: [{ text: a }], abort_route: $end }',
      /allow_abort/,
    ],
    ['two ids', '{ name: ask, type: questions, questions: [{ text: a, id: x }, { text: b, id: x }] }', /id `x`/],
    [
      'a question that nobody can answer',
      '{ name: ask, type: questions, questions: [{ text: a, allow_free_text: false }] }',
      /nobody can answer/,
    ],
    ['a model', '{ name: ask, type: questions, questions: [{ text: a }], model: x }', /`model` belongs to/],
  ])('%s is refused', async (_, node, why) => {
    const ran = await runFlow({ yaml: workflow(`- ${node}`, 'entry_point: ask') })
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringMatching(why)])
  })

  it('are an event while they wait', async () => {
    const ran = await runFlow({ yaml: asks() })
    const events = readFileSync(path.join(ran.runDir, 'events.jsonl'), 'utf8')
    expect(events).toMatch(/"type":"gate_waiting"/)
  })
})
