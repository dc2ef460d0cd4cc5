import type { JsonObject } from '../../core/json.js'
import type { Question } from './question.js'

/** How an answer came about. */
export interface Answered {
  readonly answer: string | null
  readonly source: 'choice' | 'free_text' | 'default' | 'skipped'
}

export type Answers = ReadonlyMap<string, Answered>
export type Outcome = 'completed' | 'skipped_remaining' | 'aborted'

/** What somebody said to a question. */
export function saidTo({ choices }: Question, answer: string): Answered {
  return { answer, source: choices.includes(answer) ? 'choice' : 'free_text' }
}

/** A question that was skipped; its default is a real answer. */
export function skipped({ fallback }: Question): Answered {
  return fallback === null ? { answer: null, source: 'skipped' } : { answer: fallback, source: 'default' }
}

/** The node's output. */
export function outputOf(questions: readonly Question[], answers: Answers, outcome: Outcome): JsonObject {
  const known = questions.flatMap((question, index) => {
    const answered = answers.get(question.id)
    return answered === undefined ? [] : [{ question, number: index + 1, ...answered }]
  })
  const given = known.flatMap(({ question, answer }) => (answer === null ? [] : [[question.id, answer] as const]))
  return {
    answers: Object.fromEntries(given),
    items: known.map(({ question, answer, source }) => ({
      id: question.id,
      question: question.text,
      answer,
      source,
      skipped: source === 'skipped',
    })),
    transcript: known
      .flatMap(({ question, number, answer }) =>
        answer === null ? [] : [`Q${number}. ${question.text}\nA: ${answer}`],
      )
      .join('\n\n'),
    answered_count: given.length,
    skipped_count: known.length - given.length,
    answered_any: given.length > 0,
    outcome,
  }
}
