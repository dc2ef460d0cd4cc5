import { END, type QuestionsNode } from '../../config/model.js'
import { type NodeOutcome, type PendingGate, raised } from '../../core/outcome.js'
import type { ExecutionContext } from '../executor.js'
import { inTurn } from '../gate/turns.js'
import { renderFrom } from '../rendering.js'
import {
  type Answered,
  type Answers,
  type Outcome,
  outputOf,
  recalled,
  saidTo,
  skipped,
  takes,
  toKeep,
} from './answers.js'
import { interview } from './interview.js'
import { type Question, questionsOf, unfit } from './question.js'

/** Asks a person a set of questions in one step, or takes what was answered beforehand; without either the run waits. */
export async function executeQuestions(node: QuestionsNode, context: ExecutionContext): Promise<NodeOutcome> {
  const intro = renderFrom(context.workflow, node.prompt ?? '', context.scope, 'prompt')
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
    if (answers.size > 0) context.keepAnswers(toKeep(answers))
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
