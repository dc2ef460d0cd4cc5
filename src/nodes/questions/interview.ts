import type { AskHuman } from '../../core/gates.js'
import type { GateOption } from '../../core/outcome.js'
import { type Answered, type Answers, type Outcome, saidTo, skipped } from './answers.js'
import type { Question } from './question.js'

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
