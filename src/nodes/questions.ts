import { END, type QuestionsNode } from '../config/model.js'
import type { AskHuman } from '../core/gates.js'
import { createRaised, type NodeOutcome, type PendingGate } from '../core/outcome.js'
import type { ExecutionContext } from './executor.js'
import { askInTurn } from './gate.js'
import {
  type Answers,
  createAnswerOutput,
  createUnfitError,
  type Outcome,
  type Question,
  readAnswers,
  readQuestions,
  recallAnswers,
  skipQuestion,
  toQuestionAnswer,
  toSave,
} from './question.js'
import { renderText } from './rendering.js'

/** Asks a person a set of questions in one step, or takes what was answered beforehand; without either the run waits. */
export async function executeQuestions(node: QuestionsNode, context: ExecutionContext): Promise<NodeOutcome> {
  const intro = renderText(node.prompt ?? '', context.scope, 'prompt')
  if (!intro.ok) return createRaised(intro.error)
  const rendered = readQuestions(node, context.scope)
  if (!rendered.ok) return createRaised(rendered.error)
  const questions = rendered.value
  const { answers: saidNow, skip, human } = context.settings.gates
  const given = readAnswers(questions, saidNow.get(node.name)?.fields ?? {})
  if (!given.ok) return createRaised(createUnfitError(node, given.error))
  const answers = new Map([...recallAnswers(context.recalledAnswers, questions), ...given.value])
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
  context.waiting(pendingQuestions(node, intro.value, open))
  const interview = (asked: AskHuman): Interview =>
    new Interview(asked, node, intro.value.trim(), open, answers, context.signal)
  const outcome = human === null ? 'left' : await askInTurn(human, () => interview(human).run())
  if (outcome === 'left' && answers.size > 0) context.saveAnswers(toSave(answers))
  if (context.signal.aborted) return { status: 'cancelled' }
  if (outcome !== 'left') return endQuestions(outcome)
  return { status: 'suspended', gate: pendingQuestions(node, intro.value, listUnanswered()) }
}

/** The open questions as reports show what a run waits for. */
function pendingQuestions(node: QuestionsNode, intro: string, open: readonly Question[]): PendingGate {
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

  /** Everything once more, so that there is a way back from the last question too. */
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
