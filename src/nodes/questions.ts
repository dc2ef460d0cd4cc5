import { END, type QuestionsNode } from '../config/model.js'
import type { AskHuman } from '../core/gates.js'
import type { GateOption } from '../core/outcome.js'
import { type NodeOutcome, type PendingGate, raised } from '../core/outcome.js'
import type { ExecutionContext } from './executor.js'
import { inTurn } from './gate.js'
import {
  type Answered,
  type Answers,
  type Outcome,
  outputOf,
  type Question,
  questionsOf,
  recalled,
  saidTo,
  skipped,
  takes,
  toSave,
  unfit,
} from './question.js'
import { renderText } from './rendering.js'

/** Asks a person a set of questions in one step, or takes what was answered beforehand; without either the run waits. */
export async function executeQuestions(node: QuestionsNode, context: ExecutionContext): Promise<NodeOutcome> {
  const intro = renderText(node.prompt ?? '', context.scope, 'prompt')
  if (!intro.ok) return raised(intro.error)
  const questions = questionsOf(node, context.scope)
  if (!questions.ok) return raised(questions.error)
  const givenNow = givenTo(node, questions.value, context)
  if (typeof givenNow === 'string') return raised(unfit(node, givenNow))
  const given = new Map([...recalled(context.recalledAnswers, questions.value), ...givenNow])
  const open = unanswered(questions.value, given)
  if (open.length === 0) return ended(node, questions.value, given, 'completed')
  const { skip, human } = context.settings.gates
  if (skip) {
    const all = new Map([...given, ...open.map((one): [string, Answered] => [one.id, skipped(one)])])
    return ended(node, questions.value, all, 'skipped_remaining')
  }
  const waiting = pendingQuestions(node, intro.value, open)
  context.waiting(waiting)
  const suspended = (answers: Answers): NodeOutcome => {
    if (answers.size > 0) context.saveAnswers(toSave(answers))
    return { status: 'suspended', gate: pendingQuestions(node, intro.value, unanswered(questions.value, answers)) }
  }
  if (human === null) return suspended(given)
  const ways = {
    back: node.allow_back !== false,
    skip: node.allow_skip !== false,
    skipAll: node.allow_skip_all !== false,
    abort: node.allow_abort === true,
  }
  const { signal } = context
  const about = { node: node.name, intro: intro.value, questions: questions.value, given, ways, human, signal }
  const said = await inTurn(human, () => interview(about))
  if (said.outcome === 'left') {
    const waits = suspended(said.answers)
    return signal.aborted ? { status: 'cancelled' } : waits
  }
  return signal.aborted ? { status: 'cancelled' } : ended(node, questions.value, said.answers, said.outcome)
}

function unanswered(questions: readonly Question[], answers: Answers): readonly Question[] {
  return questions.filter(({ id }) => !answers.has(id))
}

function ended(node: QuestionsNode, questions: readonly Question[], answers: Answers, outcome: Outcome): NodeOutcome {
  const output = outputOf(questions, answers, outcome)
  if (outcome !== 'aborted') return { status: 'completed', output }
  return { status: 'routed', output, to: node.abort_route ?? END }
}

/** Answers from `--gate NAME.FIELD=TEXT`, or what is wrong with them. */
function givenTo(node: QuestionsNode, questions: readonly Question[], context: ExecutionContext): Answers | string {
  const fields = context.settings.gates.answers.get(node.name)?.fields ?? {}
  const answers = new Map<string, Answered>()
  for (const [id, text] of Object.entries(fields)) {
    const question = questions.find((one) => one.id === id)
    if (question === undefined)
      return `there is no question ${JSON.stringify(id)}; questions are: ${questions.map((one) => one.id).join(', ')}`
    if (!takes(question, text))
      return `${JSON.stringify(text)} is not an answer to ${id}; answers are: ${question.choices.join(', ')}`
    answers.set(id, saidTo(question, text))
  }
  return answers
}

/** The open questions as reports show what a run waits for. */
function pendingQuestions(node: QuestionsNode, intro: string, open: readonly Question[]): PendingGate {
  const prompt = [intro.trim(), ...open.map(({ id, text }) => `${id}: ${text}`)]
    .filter((line) => line !== '')
    .join('\n')
  return { node: node.name, prompt, options: open.map(({ id, text }) => ({ label: text, value: '', prompt_for: id })) }
}

/** What a person may do besides answering. */
export interface Ways {
  readonly back: boolean
  readonly skip: boolean
  readonly skipAll: boolean
  readonly abort: boolean
}

export interface Interview {
  readonly node: string
  readonly intro: string
  readonly questions: readonly Question[]
  /** What was answered beforehand is not asked again. */
  readonly given: Answers
  readonly ways: Ways
  readonly human: AskHuman
  readonly signal: AbortSignal
}

type Move =
  | { readonly move: 'answer'; readonly answered: Answered }
  | { readonly move: 'back' | 'skip' | 'skip_all' | 'abort' | 'finish' | 'gone' }
interface Choice {
  readonly label: string
  readonly act: () => Promise<Move> | Move
}

/** Asks one question after the other; when the person leaves, what was said so far is kept. */
export async function interview(about: Interview): Promise<{ answers: Answers; outcome: Outcome | 'left' }> {
  const answers = new Map(about.given)
  const open = about.questions.filter(({ id }) => !about.given.has(id))
  let notice = ''
  for (let at = 0; ; ) {
    const question = open[at]
    const move =
      question === undefined ? await review(about, open, answers) : await ask(about, open, question, at, notice)
    notice = ''
    switch (move.move) {
      case 'gone':
        return { answers, outcome: 'left' }
      case 'finish':
        return { answers, outcome: 'completed' }
      case 'abort':
        return { answers, outcome: 'aborted' }
      case 'back':
        at = Math.max(0, at - 1)
        break
      case 'answer':
        if (question !== undefined) answers.set(question.id, move.answered)
        at++
        break
      case 'skip':
        if (question !== undefined && mayBeSkipped(question)) {
          answers.set(question.id, skipped(question))
          at++
        } else notice = 'This question needs an answer.'
        break
      case 'skip_all': {
        const left = open.slice(at)
        if (left.every(mayBeSkipped)) {
          for (const one of left) answers.set(one.id, skipped(one))
          return { answers, outcome: 'skipped_remaining' }
        }
        notice = 'One of the questions that are left needs an answer.'
      }
    }
  }
}

function mayBeSkipped({ required, fallback }: Question): boolean {
  return !required || fallback !== null
}

async function ask(
  about: Interview,
  open: readonly Question[],
  question: Question,
  at: number,
  notice: string,
): Promise<Move> {
  const { ways } = about
  const lines = [
    ...(at === 0 && about.intro.trim() !== '' ? [about.intro.trim(), ''] : []),
    `Question ${at + 1} of ${open.length}`,
    question.text,
    ...(question.hint === null ? [] : [question.hint]),
    ...(question.required ? ['(needs an answer)'] : []),
    ...(notice === '' ? [] : [notice]),
  ]
  const say = (text: string): Move => ({ move: 'answer', answered: saidTo(question, text) })
  const write = async (): Promise<Move> => {
    const text = await about.human.fill('answer', question.multiline, about.signal)
    return text === null ? { move: 'gone' } : say(text)
  }
  const choices: Choice[] = question.choices.map((label) => ({ label, act: () => say(label) }))
  if (question.allowFreeText) choices.push({ label: 'Write your own', act: write })
  if (ways.back && at > 0) choices.push({ label: 'Back', act: () => ({ move: 'back' }) })
  if (ways.skip) choices.push({ label: 'Skip this question', act: () => ({ move: 'skip' }) })
  if (ways.skipAll) choices.push({ label: 'Skip all that are left', act: () => ({ move: 'skip_all' }) })
  if (ways.abort) choices.push({ label: 'Abort', act: () => ({ move: 'abort' }) })
  return choose(about, lines, choices)
}

/** Everything once more, so that there is a way back from the last question too. */
async function review(about: Interview, open: readonly Question[], answers: Answers): Promise<Move> {
  if (!about.ways.back || open.length === 0) return { move: 'finish' }
  const lines = [
    'All questions are answered:',
    ...open.map(({ id, text }) => `- ${text}: ${answers.get(id)?.answer ?? '(skipped)'}`),
  ]
  const choices: Choice[] = [
    { label: 'Finish', act: () => ({ move: 'finish' }) },
    { label: 'Back to the last question', act: () => ({ move: 'back' }) },
  ]
  if (about.ways.abort) choices.push({ label: 'Abort', act: () => ({ move: 'abort' }) })
  return choose(about, lines, choices)
}

async function choose(about: Interview, lines: readonly string[], choices: readonly Choice[]): Promise<Move> {
  const options = choices.map(({ label }): GateOption => ({ label, value: label, prompt_for: null }))
  const gate = { node: about.node, prompt: lines.join('\n'), options }
  await about.human.introduce(gate)
  const index = await about.human.choose(gate, about.signal)
  const chosen = index === null ? undefined : choices[index]
  return chosen === undefined ? { move: 'gone' } : chosen.act()
}
