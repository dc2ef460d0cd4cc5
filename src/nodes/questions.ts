import { END, type QuestionsNode } from '../config/model.js'
import type { SavedAnswers } from '../core/events.js'
import type { AskHuman, GateAnswer } from '../core/gates.js'
import { isRecord, type JsonObject } from '../core/json.js'
import {
  createRaised,
  createSchemaViolation,
  type NodeOutcome,
  type PendingGate,
  type RaisedHere,
} from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import type { Scope } from '../expressions/index.js'
import type { ExecutionContext } from './executor.js'
import { askInTurn } from './gate.js'
import { evaluateSource, renderText } from './rendering.js'

/** Asks a person a set of questions in one step, or takes what was answered beforehand; without either the run waits. */
export async function executeQuestions(node: QuestionsNode, context: ExecutionContext): Promise<NodeOutcome> {
  const intro = renderText(node.prompt ?? '', context.scope, 'prompt')
  if (!intro.ok) return createRaised(intro.error)
  const rendered = readQuestions(node, context.scope)
  if (!rendered.ok) return createRaised(rendered.error)
  const questions = rendered.value
  const { answers: saidNow, skip, human } = context.settings.gates
  const presetAnswers = readAnswers(questions, saidNow.get(node.name)?.fields ?? {})
  if (!presetAnswers.ok) return createRaised(createUnfitError(node, presetAnswers.error))
  const answers = new Map([...recallAnswers(context.recalledAnswers, questions), ...presetAnswers.value])
  const listUnanswered = (): readonly Question[] => questions.filter(({ id }) => !answers.has(id))
  const endQuestions = (outcome: Outcome): NodeOutcome => {
    const output = createAnswerOutput(questions, answers, outcome)
    if (outcome !== 'aborted') return { status: 'completed', output }
    return { status: 'routed', output, to: node.abort_route ?? END }
  }
  const open = listUnanswered()
  if (open.length === 0) return endQuestions('completed')
  if (skip) {
    for (const one of open) answers.set(one.id, skipQuestion(one))
    return endQuestions('skipped_remaining')
  }
  context.waiting(createPendingQuestions(node, intro.value, open))
  const interview = (asked: AskHuman): Interview =>
    new Interview(asked, node, intro.value.trim(), open, answers, context.signal)
  const outcome = human === null ? 'left' : await askInTurn(human, () => interview(human).run())
  if (outcome === 'left' && answers.size > 0) context.saveAnswers(toSavedAnswers(answers))
  if (context.signal.aborted) return { status: 'cancelled' }
  if (outcome !== 'left') return endQuestions(outcome)
  return { status: 'suspended', gate: createPendingQuestions(node, intro.value, listUnanswered()) }
}

/** Returns the open questions as a gate, for reports that show what a run waits for. */
function createPendingQuestions(node: QuestionsNode, intro: string, open: readonly Question[]): PendingGate {
  const prompt = [intro.trim(), ...open.map(({ id, text }) => `${id}: ${text}`)]
    .filter((line) => line !== '')
    .join('\n')
  return { node: node.name, prompt, options: open.map(({ id, text }) => ({ label: text, value: '', prompt_for: id })) }
}

/** The steps that a person can take. */
type Move = 'back' | 'skip' | 'skip_all' | 'abort' | 'finish' | 'gone' | { readonly said: string }
type Choice<M> = readonly [label: string, move: M]

const ABORT: Choice<'abort'> = ['Abort', 'abort']

/** Asks one question after the other; when the person leaves, what was said so far stays in the answers. */
class Interview {
  constructor(
    readonly human: AskHuman,
    readonly node: QuestionsNode,
    readonly intro: string,
    readonly questions: readonly Question[],
    readonly answers: Answers,
    readonly signal: AbortSignal,
  ) {}

  async run(): Promise<Outcome | 'left'> {
    const { questions, answers } = this
    let notice = ''
    for (let at = 0; ; ) {
      const question = questions[at]
      const left = questions.slice(at)
      const move = question === undefined ? await this.#review() : await this.#ask(question, at, notice)
      notice = ''
      switch (move) {
        case 'gone':
          return 'left'
        case 'finish':
          return 'completed'
        case 'abort':
          return 'aborted'
        case 'back':
          at = Math.max(0, at - 1)
          break
        case 'skip_all':
          if (left.every(mayBeSkipped)) {
            for (const one of left) answers.set(one.id, skipQuestion(one))
            return 'skipped_remaining'
          }
          notice = 'One of the questions that are left needs an answer.'
          break
        default:
          if (question === undefined) break
          if (move === 'skip' && !mayBeSkipped(question)) {
            notice = 'This question needs an answer.'
            break
          }
          answers.set(question.id, move === 'skip' ? skipQuestion(question) : toQuestionAnswer(question, move.said))
          at++
      }
    }
  }

  async #ask(question: Question, at: number, notice: string): Promise<Move> {
    const { node, intro } = this
    const lines = [
      ...(at === 0 && intro !== '' ? [intro, ''] : []),
      `Question ${at + 1} of ${this.questions.length}`,
      question.text,
      ...(question.hint === null ? [] : [question.hint]),
      ...(question.required ? ['(needs an answer)'] : []),
      ...(notice === '' ? [] : [notice]),
    ]
    const move = await this.#choose<Move | 'write'>(lines, [
      ...question.choices.map((label): Choice<Move> => [label, { said: label }]),
      question.allowFreeText && ['Write your own', 'write'],
      node.allow_back !== false && at > 0 && ['Back', 'back'],
      node.allow_skip !== false && ['Skip this question', 'skip'],
      node.allow_skip_all !== false && ['Skip all that are left', 'skip_all'],
      node.allow_abort === true && ABORT,
    ])
    if (move !== 'write') return move
    const text = await this.human.fill('answer', question.multiline, this.signal)
    return text === null ? 'gone' : { said: text }
  }

  /** Shows all answers, so that there is a way back from the last question too. */
  async #review(): Promise<Move> {
    const { node, questions, answers } = this
    if (node.allow_back === false) return 'finish'
    const said = questions.map(({ id, text }) => `- ${text}: ${answers.get(id)?.answer ?? '(skipped)'}`)
    return this.#choose<Move>(
      ['All questions are answered:', ...said],
      [['Finish', 'finish'], ['Back to the last question', 'back'], node.allow_abort === true && ABORT],
    )
  }

  async #choose<M>(lines: readonly string[], offered: readonly (Choice<M> | false)[]): Promise<M | 'gone'> {
    const choices = offered.filter((choice) => choice !== false)
    const options = choices.map(([label]) => ({ label, value: label, prompt_for: null }))
    const gate = { node: this.node.name, prompt: lines.join('\n'), options }
    await this.human.introduce(gate)
    const index = await this.human.choose(gate, this.signal)
    return choices[index ?? -1]?.[1] ?? 'gone'
  }
}

function mayBeSkipped({ required, fallback }: Question): boolean {
  return !required || fallback !== null
}

interface QuestionAnswer {
  readonly answer: string | null
  readonly source: 'choice' | 'free_text' | 'default' | 'skipped'
}

type Answers = Map<string, QuestionAnswer>
type Outcome = 'completed' | 'skipped_remaining' | 'aborted'

function toQuestionAnswer({ choices }: Question, answer: string): QuestionAnswer {
  return { answer, source: choices.includes(answer) ? 'choice' : 'free_text' }
}

/** Returns the answer to a skipped question; its default is a real answer. */
function skipQuestion({ fallback }: Question): QuestionAnswer {
  return fallback === null ? { answer: null, source: 'skipped' } : { answer: fallback, source: 'default' }
}

/** Converts the answers so far for a later session. */
function toSavedAnswers(answers: Answers): SavedAnswers {
  const saved = [...answers].map(([id, { answer, source }]) => {
    const isSkipped = source === 'skipped' || source === 'default'
    return [id, isSkipped ? null : answer]
  })
  return Object.fromEntries(saved)
}

/** Returns the answers of an earlier session to questions that are still asked and still take them. */
function recallAnswers(saved: SavedAnswers, questions: readonly Question[]): Answers {
  const answers: Answers = new Map()
  for (const question of questions) {
    const said = Object.hasOwn(saved, question.id) ? saved[question.id] : undefined
    if (said === null) answers.set(question.id, skipQuestion(question))
    else if (said !== undefined && takes(question, said)) answers.set(question.id, toQuestionAnswer(question, said))
  }
  return answers
}

/** Reads the answers of `--gate NAME.FIELD=TEXT`. */
function readAnswers(questions: readonly Question[], fields: GateAnswer['fields']): Result<Answers, string> {
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

function createAnswerOutput(questions: readonly Question[], answers: Answers, outcome: Outcome): JsonObject {
  const asked = questions.flatMap((question, index) => {
    const answered = answers.get(question.id)
    return answered === undefined ? [] : [{ question, number: index + 1, ...answered }]
  })
  const given = asked.flatMap(({ question, answer }) => (answer === null ? [] : [[question.id, answer] as const]))
  return {
    answers: Object.fromEntries(given),
    items: asked.map(({ question, answer, source }) => ({
      id: question.id,
      question: question.text,
      answer,
      source,
      skipped: source === 'skipped',
    })),
    transcript: asked
      .flatMap(({ question, number, answer }) =>
        answer === null ? [] : [`Q${number}. ${question.text}\nA: ${answer}`],
      )
      .join('\n\n'),
    answered_count: given.length,
    skipped_count: asked.length - given.length,
    answered_any: given.length > 0,
    outcome,
  }
}

type Question = ReturnType<typeof createQuestion>

type Written = NonNullable<QuestionsNode['questions']>[number]

/** The questions of a node: those of the file are templates, those that a node made are taken as they are. */
function readQuestions(node: QuestionsNode, scope: Scope): Result<readonly Question[], RaisedHere> {
  const questions =
    node.questions === undefined ? readQuestionSource(node, scope) : renderQuestions(node.questions, scope)
  if (!questions.ok) return questions
  const seen = new Set<string>()
  for (const { id } of questions.value) {
    if (seen.has(id)) return err(createUnfitError(node, `two questions have the id ${JSON.stringify(id)}`))
    seen.add(id)
  }
  return questions
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
  const value = evaluateSource(source, scope)
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

/** Takes the text from `question`, as agents that are asked for questions often call it. */
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
function createUnfitError(node: Pick<QuestionsNode, 'name'>, message: string): RaisedHere {
  return createSchemaViolation(node.name, 'questions', 'questions', `${node.name}: ${message}`, {})
}
