import { describe, expect, it } from 'vitest'
import type { AskHuman } from '../../src/core/gates.js'
import type { Question } from '../../src/nodes/question.js'
import { interview, type Ways } from '../../src/nodes/questions.js'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  text: `${id}?`,
  hint: null,
  choices: ['yes', 'no'],
  allowFreeText: true,
  fallback: null,
  required: false,
  multiline: false,
  ...more,
})
const WAYS: Ways = { back: true, skip: true, skipAll: true, abort: true }

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

async function asked(questions: readonly Question[], said: readonly (string | null)[], ways = WAYS) {
  const { human, shown } = person(...said)
  const signal = new AbortController().signal
  const done = await interview({ node: 'ask', intro: 'Hello', questions, given: new Map(), ways, human, signal })
  const answers = Object.fromEntries([...done.answers].map(([id, { answer, source }]) => [id, `${source} ${answer}`]))
  return { outcome: done.outcome, answers, shown }
}

const two = [question('a'), question('b')]

describe('questions at a terminal', () => {
  it.each<readonly [string, readonly Question[], readonly (string | null)[], object]>([
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
    [
      'a default',
      [question('a', { fallback: 'd' })],
      ['Skip this question', 'Finish'],
      { answers: { a: 'default d' } },
    ],
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
    ['gone away', two, ['yes', null], { outcome: 'left', answers: { a: 'choice yes' } }],
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
    expect(await asked(two, ['yes', 'no'], { ...WAYS, back: false })).toMatchObject({ outcome: 'completed' })
  })
})
