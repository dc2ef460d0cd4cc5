import type { QuestionsNode } from '../config/model.js'
import type { SavedAnswers } from '../core/events.js'
import type { GateAnswer } from '../core/gates.js'
import { isRecord, type JsonObject } from '../core/json.js'
import { createSchemaViolation, type RaisedHere } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import type { Scope } from '../expressions/index.js'
import { renderText, toSourceValue } from './rendering.js'

export interface QuestionAnswer {
  readonly answer: string | null
  readonly source: 'choice' | 'free_text' | 'default' | 'skipped'
}

export type Answers = Map<string, QuestionAnswer>
export type Outcome = 'completed' | 'skipped_remaining' | 'aborted'

export function toQuestionAnswer({ choices }: Question, answer: string): QuestionAnswer {
  return { answer, source: choices.includes(answer) ? 'choice' : 'free_text' }
}

/** A question that was skipped; its default is a real answer. */
export function skipQuestion({ fallback }: Question): QuestionAnswer {
  return fallback === null ? { answer: null, source: 'skipped' } : { answer: fallback, source: 'default' }
}

/** The answers so far, for a later session. */
export function toSave(answers: Answers): SavedAnswers {
  const saved = [...answers].map(([id, { answer, source }]) => {
    const isSkipped = source === 'skipped' || source === 'default'
    return [id, isSkipped ? null : answer]
  })
  return Object.fromEntries(saved)
}

/** The answers of an earlier session, to the questions that are still asked and still take them. */
export function recallAnswers(saved: SavedAnswers, questions: readonly Question[]): Answers {
  const answers: Answers = new Map()
  for (const question of questions) {
    const said = Object.hasOwn(saved, question.id) ? saved[question.id] : undefined
    if (said === null) answers.set(question.id, skipQuestion(question))
    else if (said !== undefined && takes(question, said)) answers.set(question.id, toQuestionAnswer(question, said))
  }
  return answers
}

/** Answers from `--gate NAME.FIELD=TEXT`, or what is wrong with them. */
export function readAnswers(questions: readonly Question[], fields: GateAnswer['fields']): Result<Answers, string> {
  const answers: Answers = new Map()
  for (const [id, text] of Object.entries(fields)) {
    const question = questions.find((one) => one.id === id)
    if (question === undefined)
      return err(
        `there is no question ${JSON.stringify(id)}; questions are: ${questions.map((one) => one.id).join(', ')}`,
      )
    if (!takes(question, text))
      return err(`${JSON.stringify(text)} is not an answer to ${id}; answers are: ${question.choices.join(', ')}`)
    answers.set(id, toQuestionAnswer(question, text))
  }
  return ok(answers)
}

function takes({ allowFreeText, choices }: Question, text: string): boolean {
  return allowFreeText || choices.includes(text)
}

export function createAnswerOutput(questions: readonly Question[], answers: Answers, outcome: Outcome): JsonObject {
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

export type Question = ReturnType<typeof createQuestion>

type Written = NonNullable<QuestionsNode['questions']>[number]

/** The questions of a node: those of the file are templates, those that a node made are taken as they are. */
export function readQuestions(node: QuestionsNode, scope: Scope): Result<readonly Question[], RaisedHere> {
  const found = node.questions === undefined ? readQuestionSource(node, scope) : renderQuestions(node.questions, scope)
  if (!found.ok) return found
  const seen = new Set<string>()
  for (const { id } of found.value) {
    if (seen.has(id)) return err(createUnfitError(node, `two questions have the id ${JSON.stringify(id)}`))
    seen.add(id)
  }
  return found
}

function renderQuestions(written: readonly Written[], scope: Scope): Result<readonly Question[], RaisedHere> {
  const questions: Question[] = []
  for (const [index, one] of written.entries()) {
    const field = `questions[${index}]`
    const text = renderText(one.text, scope, `${field}.text`)
    if (!text.ok) return text
    const hint = one.hint === undefined ? ok(null) : renderText(one.hint, scope, `${field}.hint`)
    if (!hint.ok) return hint
    const choices: string[] = []
    for (const choice of one.choices ?? []) {
      const shown = renderText(String(choice), scope, `${field}.choices`)
      if (!shown.ok) return shown
      choices.push(shown.value)
    }
    questions.push(createQuestion({ ...one, text: text.value, hint: hint.value, choices }, index))
  }
  return ok(questions)
}

function readQuestionSource(node: QuestionsNode, scope: Scope): Result<readonly Question[], RaisedHere> {
  const { source = '' } = node
  const value = toSourceValue(source, scope)
  if (!value.ok) return value
  if (!Array.isArray(value.value)) return err(createUnfitError(node, `${source} is not a list of questions`))
  const questions: Question[] = []
  for (const [index, entry] of value.value.entries()) {
    const fields = typeof entry === 'string' ? { text: entry } : isRecord(entry) ? withText(entry) : null
    const problem = fields === null ? 'it is neither a text nor a mapping' : findQuestionProblem(fields)
    if (fields === null || problem !== null)
      return err(createUnfitError(node, `question ${index + 1} of ${source} cannot be asked: ${problem}`))
    questions.push(createQuestion(fields, index))
  }
  return ok(questions)
}

/** Agents that are asked for questions like to call the text `question`. */
function withText(entry: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return 'text' in entry ? entry : { ...entry, text: entry['question'] }
}

function findQuestionProblem(fields: Readonly<Record<string, unknown>>): string | null {
  const { text, choices } = fields
  if (typeof text !== 'string' || text.trim() === '') return 'it has no text'
  if (choices !== undefined && choices !== null && !Array.isArray(choices)) return 'its choices are not a list'
  if (fields['allow_free_text'] === false && (!Array.isArray(choices) || choices.length === 0))
    return 'it has no choices and takes no text'
  return null
}

function createQuestion(fields: Readonly<Record<string, unknown>>, index: number) {
  const { id, text, hint, choices, default: fallback } = fields
  return {
    id: typeof id === 'string' && id !== '' ? id : `q${index + 1}`,
    text: String(text),
    hint: typeof hint === 'string' && hint !== '' ? hint : null,
    choices: Array.isArray(choices) ? choices.map(String) : [],
    allowFreeText: fields['allow_free_text'] !== false,
    /** The answer if the question is skipped. */
    fallback: fallback === undefined || fallback === null ? null : String(fallback),
    required: fields['required'] === true,
    multiline: fields['multiline'] !== false,
  }
}

/** The error of questions that cannot be asked, or of an answer that does not fit. */
export function createUnfitError(node: Pick<QuestionsNode, 'name'>, message: string): RaisedHere {
  return createSchemaViolation(node.name, 'questions', 'questions', `${node.name}: ${message}`, {})
}
