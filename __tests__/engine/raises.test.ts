import { describe, expect, it } from 'vitest'
import { createHookError } from '../../src/engine/flow.js'
import { script, simulate } from './governance-harness.js'

const start = 'workflow: { name: t, entry_point: a }\nagents:\n'

describe('a node that declares what it raises', () => {
  const CLASSIFY = 'classify: [{ exit_code: 7, kind: ci.classified }]'
  it.each<[string, string, { kind?: string; exit?: number }, string]>([
    ['a kind that it declares', 'raises: [ci.one, ci.two]', { kind: 'ci.two' }, 'ci.two'],
    ['another kind', 'raises: [ci.one]', { kind: 'ci.two' }, 'internal.undeclared_kind'],
    ['a kind, and declares nothing', '', { kind: 'ci.two' }, 'ci.two'],
    ['a kind that its rules give', `raises: [ci.one]\n${CLASSIFY}`, { exit: 7 }, 'ci.classified'],
    ['a kind that its rules might give', `raises: [ci.one]\n${CLASSIFY}`, { kind: 'ci.classified' }, 'ci.classified'],
    ['a kind of the engine', 'raises: [ci.one]', { exit: 9 }, 'internal.script_error'],
  ])('raises %s', async (_, more, { kind, exit = 1 }, found) => {
    const { result } = await simulate({
      files: start + script('a', `${more}\nroutes: [{ to: $end }]`),
      program: () => (kind === undefined ? { exit } : { exit, raise: { kind, message: 'said', details: { n: 1 } } }),
    })
    expect(result.errors[0]?.kind).toBe(found)
    if (found !== 'internal.undeclared_kind') return
    expect(result.errors[0]).toMatchObject({
      message: `a raised ci.two, which it does not declare: said`,
      details: { original_kind: 'ci.two', original_message: 'said', original_details: { n: 1 } },
    })
  })
})

describe('the data of the hook on_error', () => {
  it.each([
    [undefined, {}],
    ['text', {}],
    [
      { kind: 'ci.one', message: 'm' },
      { message: 'm', suggestion: null },
    ],
    [
      { kind: 'ci.one', message: 'm', details: { suggestion: 'try' } },
      { message: 'm', suggestion: 'try' },
    ],
    [
      { kind: 'ci.one', message: 'm', details: { suggestion: 5 } },
      { message: 'm', suggestion: null },
    ],
    [
      { kind: 'terminated', message: 'm' },
      { type: 'WorkflowTerminated', message: 'm' },
    ],
    [{ kind: 'ci.one', message: 'm' }, { type: 'UnhandledWorkflowError' }],
  ])('of %j', (error, seen) => {
    expect(createHookError(error)).toMatchObject(seen)
  })
})

describe('a bare condition', () => {
  it.each([
    ['score > 5', 'good'],
    ['output_score > 5', 'good'],
    ['score < 5', 'bad'],
  ])('%s reads the fields of the output', async (when, end) => {
    const { result } = await simulate({
      files: `${start}${script('a', `routes: [{ when: '${when}', to: good }, { to: bad }]`)}
  - { name: good, type: set, value: good }
  - { name: bad, type: set, value: bad }
output: { end: "{{ good.output if good is defined else bad.output }}" }
`,
      program: () => ({ stdout: '{"score": 7}' }),
    })
    expect(result.output).toEqual({ end })
  })

  it('suggests a field of the output for a name that is not there', async () => {
    const { result } = await simulate({
      files: start + script('a', `routes: [{ when: 'scor > 5', to: $end }, { to: $end }]`),
      program: () => ({ stdout: '{"score": 7}' }),
    })
    expect(result.errors[0]?.message).toContain("did you mean 'score'?")
  })
})
