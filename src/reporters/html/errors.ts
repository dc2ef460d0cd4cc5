import { type DiagnosedError, type Diagnosis, diagnose, formatPlace, isOneStep } from '../../account/diagnosis.js'
import { FETCHED, type NextPart, nextParts, PREPARING } from '../../account/next-steps.js'
import type { ReportInput, RunReport } from '../../account/report.js'
import type { FileLine } from '../../core/finding.js'
import { capital } from '../../core/messages.js'
import type { PendingGate } from '../../core/outcome.js'
import type { GithubRecord } from '../../core/report.js'
import { cut } from '../../text/terminal-text.js'
import { shortCommit, sourceLink } from '../error-text.js'
import {
  block,
  type CharBudget,
  code,
  html,
  isEmpty,
  type Markup,
  NOTHING,
  renderCount,
  renderFold,
  renderInlineList,
  table,
  value,
} from './markup.js'

export interface ReportPage extends ReportInput {
  readonly diagnosis: Diagnosis
}

const MAX_KINDS = 20
const MAX_ITEMS = 8
const MAX_PROBLEMS = 100
const SHORT_LINES = 20

/** Returns the key of an error, to recognise errors that the top of the page shows. */
export function errorKey({ kind, message }: { readonly kind: string; readonly message: string }): string {
  return `${kind}\n${message}`
}

export function endingSection(page: ReportPage, budget: CharBudget): Markup {
  const { report, diagnosis } = page
  if (report.unended !== undefined) return NOTHING
  if (diagnosis.termination !== null) return termination(diagnosis.termination)
  if (diagnosis.gates.length > 0) return gates(page)
  return diagnosis.error === null ? NOTHING : errors(page, diagnosis.error, budget)
}

/** Returns the errors that the page shows in full: the first of each kind. */
export function shownErrors({ examples }: Diagnosis): readonly DiagnosedError[] {
  return examples.slice(0, MAX_KINDS)
}

function errors(page: ReportPage, error: DiagnosedError, budget: CharBudget): Markup {
  const { report, diagnosis } = page
  const { isMany, total } = diagnosis
  const list = isMany
    ? html`${kindTable(page, budget)}${shownErrors(diagnosis).map((example) => otherError(example, page, budget))}`
    : oneError(error, page, budget)
  return html`<section class="card ending s-failed" id="error" aria-labelledby="h-error"><h2 id="h-error">${isMany ? renderCount(total, 'error') : 'Error'}</h2>
${list}${writeTrouble(report)}${whatNext(page)}</section>`
}

function kindTable(page: ReportPage, budget: CharBudget): Markup {
  const { kinds } = page.diagnosis
  const rows = kinds.slice(0, MAX_KINDS).map(({ kind, count, items, message, place: named }) => {
    const shown = renderInlineList(
      items.map((item) => code(item, 60)),
      MAX_ITEMS,
    )
    const spot = named === null ? NOTHING : html` ${renderPlace(named, page)}`
    return html`<tr><td>${code(kind, 200)}</td><td class="num">${count}</td><td>${shown}</td><td>${budget.fit(message, 300).text}${spot}</td></tr>`
  })
  const hidden = kinds.length - rows.length
  const note = hidden > 0 ? `${renderCount(hidden, 'more kind')} in errors.jsonl.` : ''
  return table('kinds', ['Kind', 'Count', 'Items', 'Message'], rows, note)
}

function otherError(error: DiagnosedError, page: ReportPage, budget: CharBudget): Markup {
  const node = error.node === null ? NOTHING : html`at <b>${cut(error.node, 120)}</b>`
  return html`<details class="fold other"><summary>${code(error.kind)} ${node} <span class="quiet">${cut(error.message, 140)}</span></summary><div class="inside">${oneError(error, page, budget)}</div></details>`
}

function writeTrouble(report: RunReport): Markup {
  const problem = report.account.ending?.errors_write_error ?? null
  if (problem === null) return NOTHING
  return html`<p class="quiet">errors.jsonl could not be written: ${cut(problem, 500)}</p>`
}

function oneError(error: DiagnosedError, page: ReportPage, budget: CharBudget): Markup {
  const { cause, hint, command, exitCode, details, printed, whileHandling } = error
  const advice = hint === null ? NOTHING : html`<p class="advice">${renderTicks(cut(hint, 1000))}</p>`
  const title = `End of ${printed.stream}${exitCode === null ? '' : `, exit code ${exitCode}`}`
  const isShort = printed.text.split('\n').length <= SHORT_LINES
  const shown = printed.text.trim() === '' ? NOTHING : renderFold(title, block(printed.text, budget), isShort)
  const ran = command === null ? NOTHING : html`<h3>Command</h3>${block(command, budget)}`
  const behind =
    cause === null
      ? NOTHING
      : html`<p class="because">Because of ${code(cause.kind)}: ${budget.fit(cause.message, 1000).text}</p>`
  const handling = whileHandling.map(
    (text) => html`<p class="handling">While handling ${budget.fit(text, 500).text}</p>`,
  )
  return html`<p class="kind">${code(error.kind)}</p><p class="message">${budget.fit(error.message, 4000).text}</p>${handling}${behind}${advice}
${renderProblemTable(error, page, budget)}${where(error, page)}${ran}${isEmpty(details) ? NOTHING : html`<h3>Details</h3>${value(details, budget)}`}${shown}`
}

export function renderProblemTable({ problems, node }: DiagnosedError, page: ReportPage, budget: CharBudget): Markup {
  // Failed tests have a table of their own.
  const isOfTests = [...page.report.account.tests.nodes.values()].some(
    (tests) => tests.node === node && tests.failed > 0,
  )
  if (problems.length === 0 || isOfTests) return NOTHING
  const rows = problems.slice(0, MAX_PROBLEMS).map(({ place: named, level, message }) => {
    const spot = named === null ? NOTHING : renderPlace(named, page)
    return html`<tr><td>${spot}</td><td>${level}</td><td>${budget.fit(message, 300).text}</td></tr>`
  })
  const hidden = problems.length - rows.length
  const note = hidden > 0 ? `${renderCount(hidden, 'more place')} in errors.jsonl.` : ''
  return table('problems', ['Place', 'Level', 'Message'], rows, note)
}

function renderTicks(text: string): readonly Markup[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : html`${part}`))
}

/** Renders the position that the error names, then its frames from the raising node outwards. */
function where({ named, raisedAt, frames }: DiagnosedError, page: ReportPage): Markup {
  const first = named === null ? NOTHING : html`<li>${renderPlace(named, page)}</li>`
  if (frames.length === 0 || isOneStep(page.report.result)) {
    const own = raisedAt === null ? NOTHING : html`<li>${renderPlace(raisedAt, page)}</li>`
    return named === null && raisedAt === null ? NOTHING : html`<ul class="frames">${first}${own}</ul>`
  }
  const rows = frames.slice(0, 20).map((frame, index) => {
    const line = index === 0 && frame.file === raisedAt?.file ? raisedAt.line : null
    const attempt = frame.attempt > 1 ? html`, attempt ${frame.attempt}` : NOTHING
    return html`<li><b>${cut(frame.node, 120)}</b> <span class="quiet">${cut(frame.type, 40)}${attempt} in ${cut(frame.workflow, 120)}</span> ${renderPlace({ file: frame.file, line }, page)}</li>`
  })
  return html`<h3>Where</h3><ol class="frames">${first}${rows}</ol>`
}

export function renderPlace(named: FileLine, { report }: ReportPage): Markup {
  const text = code(formatPlace(named))
  const target = sourceLink(named, report.github)
  return target === null ? text : html`<a href="${target}" rel="noreferrer noopener">${text}</a>`
}

/** Renders a termination, which must not look like a crash. */
function termination({ status, reason, terminated_by: by }: NonNullable<Diagnosis['termination']>): Markup {
  const isGood = status === 'success'
  const word = isGood ? 'success' : 'failed'
  return html`<section class="card ending s-terminated-${word}" id="termination" aria-labelledby="h-term"><h2 id="h-term">Terminated</h2>
<p class="kind">${code(`terminate · ${word}`)}</p><blockquote>${cut(reason, 4000)}</blockquote><p>The node <b>${cut(by, 120)}</b> ended the run on purpose, ${isGood ? 'as a success' : 'as failed'}.</p></section>`
}

function gates(page: ReportPage): Markup {
  return html`<section class="card ending s-waiting" id="gate" aria-labelledby="h-gate"><h2 id="h-gate">Waiting for an answer</h2>
${page.diagnosis.gates.map(oneGate)}${whatNext(page)}</section>`
}

function oneGate(waiting: PendingGate): Markup {
  const options = waiting.options
    .slice(0, 50)
    .map((option) => html`<li><b>${cut(option.label, 200)}</b> ${code(option.value)}</li>`)
  return html`<blockquote>${cut(waiting.prompt, 4000)}</blockquote><p>The gate <b>${cut(waiting.node, 120)}</b> takes one of</p><ul class="options">${options}</ul>`
}

const MAX_COMMANDS = 12

function whatNext(page: ReportPage): Markup {
  return page.report.result.next_commands.length === 0 ? NOTHING : html`<h3>What next</h3>${nextCommands(page)}`
}

function nextCommands(page: ReportPage): Markup {
  const { next } = page.diagnosis
  const { github, result } = page.report
  const isBeside = isInItsFolder(page)
  const parts = nextParts(isBeside ? { ...next, fetch: [] } : next, result).map(commandPart)
  const lost = next.isLost
    ? html`<p class="quiet">The run folder was not uploaded and is lost with its machine: run it again to reproduce.</p>`
    : NOTHING
  return html`${lost}${github === null ? NOTHING : html`<p class="quiet">${clone(github)}${isBeside ? html`, where ${code(FETCHED)} is the folder that holds this page` : ''}:</p>`}${parts}`
}

export function nextSection(page: ReportPage): Markup {
  const { report, diagnosis } = page
  const { end } = diagnosis.verdict
  const isOpen = report.unended === undefined && (end === 'success' || end === 'planned')
  if (!isOpen || report.result.next_commands.length === 0) return NOTHING
  return html`<section class="card" id="next" aria-labelledby="h-next"><h2 id="h-next">What next</h2>${nextCommands(page)}</section>`
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
    result,
    account,
    github,
    runDir,
  })
  return { ...input, diagnosis }
}

function clone(github: GithubRecord): Markup {
  const commit = shortCommit(github)
  return html`In a clone of ${cut(github.repository, 200)}${commit === null ? NOTHING : html` at ${code(commit)}`}`
}

function commandPart({ what, commands }: NextPart): Markup {
  const words = what === PREPARING ? 'First, get the command' : capital(what)
  const shown = commands
    .slice(0, MAX_COMMANDS)
    .map(
      (text) =>
        html`<div class="paste"><pre class="command"><code>${cut(text, 2000)}</code></pre><button type="button" class="copy" hidden>Copy</button></div>`,
    )
  return html`<p class="for">${words}</p>${shown}`
}
