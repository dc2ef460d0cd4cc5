import { describe, expect, it } from 'vitest'
import type { QuestionsNode } from '../../src/config/model.js'
import type { AskHuman } from '../../src/core/gates.js'
import { printJson } from '../../src/core/json.js'
import { executeQuestions } from '../../src/nodes/questions.js'
import { surroundings } from './execution.js'

type Questions = NonNullable<QuestionsNode['questions']>
type Written = Questions[number]
const question = (id: string, more: Partial<Written> = {}): Written => ({
  id,
  text: `${id}?`,
  choices: ['yes', 'no'],
  ...more,
})

/** Chooses by label, one after the other; `text: ...` is what is written, null goes away. */
function person(...said: readonly (string | null)[]): { readonly human: AskHuman; readonly shown: string[] } {
  const left = [...said]
  const shown: string[] = []
  const human: AskHuman = {
    introduce: async ({ prompt }) => void shown.push(prompt),
    choose: async ({ options }) => {
      const next = left.shift() ?? null
      return next === null ? null : options.findIndex(({ label }) => label === next)
    },
    fill: async () => left.shift() ?? null,
  }
  return { human, shown }
}

async function asked(questions: Questions, said: readonly (string | null)[], more: Partial<QuestionsNode> = {}) {
  const { human, shown } = person(...said)
  const { context } = surroundings()
  let saved = {}
  const outcome = await executeQuestions(
    { name: 'ask', type: 'questions', prompt: 'Hello', questions, allow_abort: true, ...more },
    {
      ...context,
      settings: { ...context.settings, gates: { ...context.settings.gates, human } },
      saveAnswers: (answers) => {
        saved = answers
      },
    },
  )
  if (!('output' in outcome)) return { outcome: outcome.status, answers: saved, shown }
  const output: { outcome: string; items: Record<string, string | null>[] } = JSON.parse(printJson(outcome.output))
  const answers = Object.fromEntries(output.items.map(({ id, answer, source }) => [id, `${source} ${answer}`]))
  return { outcome: output.outcome, answers, shown }
}

const two: Questions = [question('a'), question('b')]

describe('questions at a terminal', () => {
  it.each<readonly [string, Questions, readonly (string | null)[], object]>([
    [
      'a choice and a text of their own',
      two,
      ['yes', 'Write your own', 'perhaps', 'Finish'],
      { outcome: 'completed', answers: { a: 'choice yes', b: 'free_text perhaps' } },
    ],
    [
      'back changes the earlier answer',
      two,
      ['yes', 'Back', 'no', 'yes', 'Finish'],
      { answers: { a: 'choice no', b: 'choice yes' } },
    ],
    [
      'back from the review',
      two,
      ['yes', 'yes', 'Back to the last question', 'no', 'Finish'],
      { answers: { a: 'choice yes', b: 'choice no' } },
    ],
    [
      'a skipped question',
      two,
      ['Skip this question', 'yes', 'Finish'],
      { answers: { a: 'skipped null', b: 'choice yes' } },
    ],
    ['a default', [question('a', { default: 'd' })], ['Skip this question', 'Finish'], { answers: { a: 'default d' } }],
    [
      'the rest skipped',
      two,
      ['Skip all that are left'],
      { outcome: 'skipped_remaining', answers: { a: 'skipped null', b: 'skipped null' } },
    ],
    [
      'a required one is not skipped',
      [question('a', { required: true })],
      ['Skip this question', 'Skip all that are left', 'yes', 'Finish'],
      { outcome: 'completed', answers: { a: 'choice yes' } },
    ],
    ['given up', two, ['yes', 'Abort'], { outcome: 'aborted', answers: { a: 'choice yes' } }],
    ['gone away', two, ['yes', null], { outcome: 'suspended', answers: { a: 'yes' } }],
  ])('%s', async (_, questions, said, expected) => {
    expect(await asked(questions, said)).toMatchObject(expected)
  })

  it('shows the introduction once, the number, the hint and what was refused', async () => {
    const { shown } = await asked(
      [question('a', { hint: 'Think.', required: true })],
      ['Skip this question', 'yes', 'Finish'],
    )
    expect(shown[0]).toBe('Hello\n\nQuestion 1 of 1\na?\nThink.\n(needs an answer)')
    expect(shown[1]).toMatch(/This question needs an answer\.$/)
  })

  it('without a way back there is no review', async () => {
    expect(await asked(two, ['yes', 'no'], { allow_back: false })).toMatchObject({ outcome: 'completed' })
  })
})
