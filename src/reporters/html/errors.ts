import { type DiagnosedError, type Diagnosis, diagnose, formatPlace, isOneStep } from '../../account/diagnosis.js'
import { FETCHED, listNextParts, PREPARING } from '../../account/next-steps.js'
import type { ReportInput } from '../../account/report.js'
import type { FileLine } from '../../core/finding.js'
import { capitalizeFirst } from '../../core/messages.js'
import { renderBlockHtml } from '../../markup/blocks.js'
import {
  type CharBudget,
  html,
  isEmpty,
  type Markup,
  type MarkupContent,
  NOTHING,
  renderBlock,
  renderCard,
  renderCode,
  renderCount,
  renderFold,
  renderValue,
  renderWords,
} from '../../markup/html.js'
import { linkTarget } from '../../text/markdown.js'
import { cut } from '../../text/terminal-text.js'
import { createKindBlock, createProblemBlock } from '../blocks.js'
import { shortCommit, sourceLink } from '../error-text.js'

export interface ReportPage extends ReportInput {
  readonly diagnosis: Diagnosis
}

const MAX_KINDS = 20
const MAX_PROBLEMS = 100
const MAX_COMMANDS = 12
const SHORT_LINES = 20

/** Returns the key of an error, to recognise errors that the top of the page shows. */
export function toErrorKey({ kind, message }: { readonly kind: string; readonly message: string }): string {
  return `${kind}\n${message}`
}

export function createEndingSection(page: ReportPage, budget: CharBudget): Markup {
  const { report, diagnosis } = page
  const { termination, gates, error, isMany, total } = diagnosis
  if (report.unended !== undefined) return NOTHING
  if (termination !== null) return renderTermination(termination, page)
  if (gates.length > 0) return renderGates(page)
  if (error === null) return NOTHING
  const problem = report.account.ending?.errors_write_error ?? null
  const list = isMany
    ? html`${renderBlockHtml(createKindBlock(diagnosis, report.github, MAX_KINDS), budget)}${pickShownErrors(diagnosis).map((example) => renderOtherError(example, page, budget))}`
    : renderErrorEntry(error, page, budget)
  const title = isMany ? renderCount(total, 'error') : 'Error'
  const content = html`\n${list}${problem !== null && html`<p class="quiet">errors.jsonl could not be written: ${cut(problem, 500)}</p>`}${renderWhatNext(page)}`
  return renderCard('error', title, content, 'ending s-failed')
}

/** Returns the errors that the page shows in full: the first of each kind. */
export function pickShownErrors({ examples }: Diagnosis): readonly DiagnosedError[] {
  return examples.slice(0, MAX_KINDS)
}

function renderOtherError(error: DiagnosedError, page: ReportPage, budget: CharBudget): Markup {
  const node = error.name !== null && html`at <b>${cut(error.name, 120)}</b>`
  return html`<details class="fold other"><summary>${renderCode(error.kind)} ${node} <span class="quiet">${cut(error.message, 140)}</span></summary><div class="inside">${renderErrorEntry(error, page, budget)}</div></details>`
}

function renderErrorEntry(error: DiagnosedError, page: ReportPage, budget: CharBudget): Markup {
  const { cause, hint, command, ending, details, printed, whileHandling, unmet, description, docs, owner } = error
  const title = `End of ${printed.stream}${ending === null ? '' : `, ${ending.join(' ')}`}`
  const isShort = printed.text.split('\n').length <= SHORT_LINES
  const handling = whileHandling.map(
    (text) => html`<p class="handling">While handling ${budget.fit(text, 500).text}</p>`,
  )
  const link = linkTarget(docs ?? '')
  const words = html`${description && html`<p class="meaning">${cut(description, 1000)}</p>`}${docs && html`<p class="docs">${link === null ? cut(docs, 300) : html`<a href="${link}">${cut(docs, 300)}</a>`}</p>`}${owner && html`<p class="owner">Owner: ${cut(owner, 200)}</p>`}`
  return html`<p class="kind">${renderCode(error.kind)}</p><p class="message">${budget.fit(error.message, 4000).text}</p>${handling}${unmet.map((text) => html`<p class="handling">${budget.fit(text, 700).text}</p>`)}${cause && html`<p class="because">Because of ${renderCode(cause.kind)}: ${budget.fit(cause.message, 1000).text}</p>`}${hint && html`<p class="advice">${renderWords(hint, 1000)}</p>`}${words}
${renderProblemTable(error, page, budget)}${renderWhere(error, page)}${command !== null && html`<h3>Command</h3>${renderBlock(command, budget)}`}${!isEmpty(details) && html`<h3>Details</h3>${renderValue(details, budget)}`}${printed.text.trim() !== '' && renderFold(title, renderBlock(printed.text, budget), isShort)}`
}

export function renderProblemTable(error: DiagnosedError, { report }: ReportPage, budget: CharBudget): Markup {
  // Failed tests have a table of their own.
  const isOfTests = [...report.account.tests.nodes.values()].some(
    (tests) => tests.node === error.node && tests.failed > 0,
  )
  if (error.problems.length === 0 || isOfTests) return NOTHING
  return renderBlockHtml(createProblemBlock(error, report.github, MAX_PROBLEMS), budget)
}

/** Renders the position that the error names, then its frames from the raising node outwards. */
function renderWhere({ named, raisedAt, frames }: DiagnosedError, page: ReportPage): MarkupContent {
  const item = (place: FileLine | null): MarkupContent => place && html`<li>${renderPlace(place, page)}</li>`
  if (frames.length === 0 || isOneStep(page.report.result))
    return (named ?? raisedAt) && html`<ul class="frames">${item(named)}${item(raisedAt)}</ul>`
  const rows = frames.slice(0, 20).map((frame, index) => {
    const line = index === 0 && frame.file === raisedAt?.file ? raisedAt.line : null
    return html`<li><b>${cut(frame.node, 120)}</b> <span class="quiet">${cut(frame.type, 40)}${frame.attempt > 1 && html`, attempt ${frame.attempt}`} in ${cut(frame.workflow, 120)}</span> ${renderPlace({ file: frame.file, line }, page)}</li>`
  })
  return html`<h3>Where</h3><ol class="frames">${item(named)}${rows}</ol>`
}

function renderPlace(named: FileLine, { report }: ReportPage): Markup {
  const text = renderCode(formatPlace(named))
  const target = sourceLink(named, report.github)
  return target === null ? text : html`<a href="${target}" rel="noreferrer noopener">${text}</a>`
}

/** Renders a termination, which must not look like a crash. */
function renderTermination(
  { status, reason, terminated_by: by }: NonNullable<Diagnosis['termination']>,
  page: ReportPage,
): Markup {
  const isGood = status === 'success'
  const word = isGood ? 'success' : 'failed'
  const content = html`
<p class="kind">${renderCode(`terminate · ${word}`)}</p><blockquote>${cut(reason, 4000)}</blockquote><p>The node <b>${cut(by, 120)}</b> ended the run on purpose, ${isGood ? 'as a success' : 'as failed'}.</p>${renderWhatNext(page)}`
  return renderCard('termination', 'Terminated', content, `ending s-terminated-${word}`)
}

function renderGates(page: ReportPage): Markup {
  const gates = page.diagnosis.gates.map(({ node, prompt, options }) => {
    const listed = options
      .slice(0, 50)
      .map(({ label, value }) => html`<li><b>${cut(label, 200)}</b> ${renderCode(value)}</li>`)
    return html`<blockquote>${cut(prompt, 4000)}</blockquote><p>The gate <b>${cut(node, 120)}</b> takes one of</p><ul class="options">${listed}</ul>`
  })
  return renderCard('gate', 'Waiting for an answer', html`\n${gates}${renderWhatNext(page)}`, 'ending s-waiting')
}

function renderWhatNext(page: ReportPage): MarkupContent {
  return page.report.result.next_commands.length > 0 && html`<h3>What next</h3>${renderNextCommands(page)}`
}

function renderNextCommands(page: ReportPage): Markup {
  const { next } = page.diagnosis
  const { github, result } = page.report
  const isBeside = isInItsFolder(page)
  const commit = github && shortCommit(github)
  const beside = isBeside && html`, where ${renderCode(FETCHED)} is the folder that holds this page`
  const parts = listNextParts(isBeside ? { ...next, fetch: [] } : next, result).map(({ what, commands }) => {
    const shown = commands
      .slice(0, MAX_COMMANDS)
      .map(
        (text) =>
          html`<div class="paste"><pre class="command"><code>${cut(text, 2000)}</code></pre><button type="button" class="copy" hidden>Copy</button></div>`,
      )
    return html`<p class="for">${what === PREPARING ? 'First, get the command' : capitalizeFirst(what)}</p>${shown}`
  })
  return html`${next.isLost && html`<p class="quiet">The run folder was not uploaded and is lost with its machine: run it again to reproduce.</p>`}${github && html`<p class="quiet">In a clone of ${cut(github.repository, 200)}${commit && html` at ${renderCode(commit)}`}${beside}:</p>`}${parts}`
}

/** Renders the next commands of a run that ended without an error. */
export function renderNextSection(page: ReportPage): MarkupContent {
  const { report, diagnosis } = page
  const { end } = diagnosis.verdict
  const isOpen = report.unended === undefined && (end === 'success' || end === 'planned')
  return isOpen && report.result.next_commands.length > 0 && renderCard('next', 'What next', renderNextCommands(page))
}

/** Reports whether the page was rendered from a downloaded run folder, which lies beside it. */
function isInItsFolder({ report, reader }: ReportInput): boolean {
  return report.github !== null && reader === undefined
}

export function createPage(input: ReportInput): ReportPage {
  const { report, reader, toRelative } = input
  const { result, account, github, runDir } = report
  const diagnosis = diagnose({
    ...reader,
    ...(isInItsFolder(input) ? { artifactName: FETCHED } : {}),
    ...(toRelative === undefined ? {} : { locate: toRelative }),
    ...{ result, account, github, runDir },
  })
  return { ...input, diagnosis }
}
