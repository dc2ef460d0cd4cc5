import {
  CharBudget,
  html,
  type Markup,
  type MarkupContent,
  renderBlock,
  renderCode,
  renderFold,
  renderWords,
} from '../markup/html.js'
import type { Answer, Ending, PathStep } from '../simulate/model.js'
import { formatChoices, formatSeconds } from '../simulate/text.js'
import { appendAll } from '../text/lists.js'
import { joinShellWords } from '../text/shell-words.js'
import { cut } from '../text/terminal-text.js'
import { renderQuestionForm } from './forms.js'
import { proposeName, toCommand, toSearch } from './question.js'
import { pickEnding, type StudioFile, type StudioView, toTone } from './view.js'
import { describeEnding, describeStep, formatEnding } from './words.js'

const MAX_STEPS = 200

/** Renders the chosen node with its question and the answer; nothing if no node is chosen. */
export function renderAnswerPanel(view: StudioView, file: StudioFile): MarkupContent {
  const { question, answer } = view
  if (question.node === null) return null
  const title =
    question.kind === null ? html`What if ${renderCode(question.node, 80)} fails?` : cut(proposeName(question), 300)
  const content = [
    renderQuestionForm(question, file),
    view.refusals.map((text) => html`<p class="refusal" role="alert">${renderWords(text, 1000)}</p>`),
    answer !== null && renderAnswer(view, answer),
  ]
  return html`<section class="card" id="answer" aria-labelledby="h-answer"><div class="head"><h2 id="h-answer">${title}</h2><a href="?">close</a></div>${content}</section>`
}

function renderAnswer(view: StudioView, answer: Answer): Markup {
  const ending = pickEnding(view)
  if (answer.not_reached || ending === null)
    return html`<p class="verdict tone-idle">No way through the file leads to this failure.</p>`
  const command = joinShellWords(toCommand(view.given, view.question))
  return html`${renderConditions(answer)}${renderEndings(view, answer)}<p class="verdict tone-${toTone(ending)}" role="status">${renderWords(describeEnding(ending), 600)}</p>
${renderHelp(ending)}${renderSteps(ending)}${renderAnnotation(ending)}${renderSave(view)}${renderFold('The same question on the command line', renderBlock(command, new CharBudget(8000, 8000)))}`
}

function renderConditions({ met_if: conditions, left_out: isCut, ways }: Answer): MarkupContent {
  const met = conditions?.map(formatChoices).filter((text) => text !== '') ?? []
  return [
    met.length > 0 && html`<p class="quiet">The failure happens only if ${renderWords(met.join(', or if '), 600)}.</p>`,
    isCut && html`<p class="quiet">${ways} ways were tried; there are more. Fix an assumption to see fewer.</p>`,
  ]
}

/** Renders the endings as links, each with the choices that lead there, if there are several. */
function renderEndings(view: StudioView, { endings }: Answer): MarkupContent {
  if (endings.length < 2) return null
  const shown = pickEnding(view)
  const items = endings.map((ending, index) => {
    const ways = ending.choices.map(formatChoices).filter((text) => text !== '')
    const current = ending === shown && html` aria-current="true"`
    return html`<li><a class="cell tone-${toTone(ending)}" href="${toSearch(view.question, { ending: index })}"${current}>${formatEnding(ending)}</a>${ways.length > 0 && html` <span class="quiet">if ${renderWords(ways.slice(0, 3).join(', or if '), 400)}${ways.length > 3 && ', ...'}</span>`}</li>`
  })
  return html`<p>It depends on what is only assumed:</p><ul class="endings">${items}</ul>`
}

function renderHelp({ unknown }: Ending): MarkupContent {
  const help = unknown?.help ?? []
  return (
    help.length > 0 &&
    html`<p class="quiet">Give a value under Assumptions: ${help.map((text) => html`${renderCode(text, 200)} `)}</p>`
  )
}

/** Fewest steps in a row that only complete and are folded. */
const MIN_FOLDED = 8

/** Renders the path as a list with virtual times; waits and failures are told apart by words, not by colour alone. */
function renderSteps({ steps }: Ending): Markup {
  const items: Markup[] = []
  let plain: PathStep[] = []
  const flush = (): void => {
    const [first] = plain
    const last = plain.at(-1)
    if (plain.length < MIN_FOLDED || first === undefined || last === undefined) appendAll(items, plain.map(renderStep))
    else
      items.push(
        html`<li class="tone-ok"><details><summary><span class="num">${formatSeconds(first.at_seconds)}</span> ${plain.length} nodes complete, ${renderCode(first.node, 80)} to ${renderCode(last.node, 80)}</summary><ol>${plain.map(renderStep)}</ol></details></li>`,
      )
    plain = []
  }
  for (const step of steps.slice(0, MAX_STEPS)) {
    const isPlain = step.status === 'completed' && step.attempt === 1 && step.choices.length === 0
    if (isPlain && step.at_seconds === (plain[0] ?? step).at_seconds) plain.push(step)
    else {
      flush()
      if (isPlain) plain.push(step)
      else items.push(renderStep(step))
    }
  }
  flush()
  const more = steps.length > MAX_STEPS && html`<li class="quiet">and ${steps.length - MAX_STEPS} more</li>`
  return html`<h3>Path</h3><ol class="steps">${items}${more}</ol>`
}

function renderStep(step: PathStep): Markup {
  const tone = step.status === 'failed' ? 'bad' : step.status === 'waiting' ? 'info' : 'ok'
  const choices =
    step.choices.length > 0 && html` <span class="quiet">if ${renderWords(formatChoices(step.choices), 300)}</span>`
  return html`<li class="tone-${tone}${step.simulated && ' here'}"><span class="num">${formatSeconds(step.at_seconds)}</span> ${renderCode(step.node, 80)} ${cut(describeStep(step), 300)}${choices}</li>`
}

/** Renders what the pull request would show. */
function renderAnnotation({ records, error, terminated_by: terminated }: Ending): MarkupContent {
  if (error === null || records.length === 0) {
    const words = terminated !== null ? 'no annotation: the run ends on purpose' : 'no error'
    return html`<p class="quiet">The pull request shows ${words}.</p>`
  }
  return html`<h3>On the pull request</h3><div class="annotation tone-bad"><b>${cut(error.kind, 120)} · ${cut(error.node, 80)}</b><p>${cut(error.message, 600)}</p></div>`
}

function renderSave({ test, notSaved, isPreparing, question }: StudioView): MarkupContent {
  if (isPreparing)
    return html`<p class="quiet" aria-busy="true">The test of this answer is being prepared. <a href="${toSearch(question)}&wait=1">Wait for it</a></p>`
  if (notSaved !== null) return html`<p class="quiet">Not to be saved as a test: ${renderWords(notSaved, 400)}</p>`
  if (test === null) return null
  const preview = renderFold(`What ${test.file} gets`, renderBlock(test.yaml, new CharBudget(16_000, 16_000)))
  return html`<form class="save" method="post" data-before="${test.before}"><label>Name <input name="name" value="${test.name}" required maxlength="200"></label> <button class="act">Save as test</button></form>${preview}`
}
