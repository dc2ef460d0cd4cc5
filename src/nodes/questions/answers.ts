import type { KeptAnswers } from '../../core/events.js'
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

/** What a later session needs to know of the answers so far. */
export function toKeep(answers: Answers): KeptAnswers {
  const kept = [...answers].map(([id, { answer, source }]) => {
    const isSkipped = source === 'skipped' || source === 'default'
    return [id, isSkipped ? null : answer]
  })
  return Object.fromEntries(kept)
}

/** The answers of an earlier session, to the questions that are still asked and still take them. */
export function recalled(kept: KeptAnswers, questions: readonly Question[]): Answers {
  const answers = new Map<string, Answered>()
  for (const question of questions) {
    const said = Object.hasOwn(kept, question.id) ? kept[question.id] : undefined
    if (said === null) answers.set(question.id, skipped(question))
    else if (said !== undefined && takes(question, said)) answers.set(question.id, saidTo(question, said))
  }
  return answers
}

/** Whether a text may be the answer to a question. */
export function takes({ allowFreeText, choices }: Question, text: string): boolean {
  return allowFreeText || choices.includes(text)
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
