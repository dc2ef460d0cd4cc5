import type { RunReport } from '../../account/report.js'
import type { Frame, Raised } from '../../core/envelope.js'
import { raisedBy } from '../../core/events.js'
import type { JsonObject } from '../../core/json.js'
import type { PendingGate } from '../../core/outcome.js'
import { type GithubRecord, type ReportedError, type ResultDocument, waitingGates } from '../../core/report.js'
import { cut } from '../../text/terminal-text.js'
import { firstOfEachKind, leadingErrors, type ReportedFamily, reportedFamilies } from '../leading-errors.js'
import { type NamedPlace, namedPlace } from '../named-place.js'
import { FETCHED, type NextPart, nextParts, nextSteps, PREPARING } from '../next-steps.js'
import type { ReportInput } from '../report-files.js'
import { sourceLink } from '../source-link.js'
import { exitCodeText } from '../text-format.js'
import { code, counted, html, Markup, NOTHING, type Room } from './markup.js'
import { block, value, without } from './value.js'

const MAX_KINDS = 20
const MAX_ITEMS = 8
/** So much of stderr is read at a glance. */
const SHORT_LINES = 20
const OPEN = new Markup(' open')
const SHOWN_ELSEWHERE = ['suggestion', 'stderr_tail']
const SHOWN_WITH_PLACE = [...SHOWN_ELSEWHERE, 'file', 'line']

/** What tells an error whose details are at the top of the page already. */
export function errorKey({ kind, message }: { readonly kind: string; readonly message: string }): string {
  return `${kind}\n${message}`
}

export function isEmptyObject(data: JsonObject): boolean {
  return Object.keys(data).length === 0
}

/** What ended the run, in the shape that fits it: an error, a termination on purpose, or a question. */
export function endingSection(page: ReportInput, room: Room): Markup {
  const { report } = page
  const { result } = report
  if (report.unended !== undefined) return NOTHING
  if (result.termination !== null) return termination(result.termination)
  if (result.gate !== null) return gate(page)
  if (result.errors.length === 0) return NOTHING
  return errors(page, room)
}

/** Those that the page tells in full: the one that ended the run, or of many the first of each kind. */
export function shownErrors(errors: readonly ReportedError[]): readonly ReportedError[] {
  return firstOfEachKind(errors).slice(0, MAX_KINDS)
}

function errors(page: ReportInput, room: Room): Markup {
  const { report } = page
  const all = report.result.errors
  const [first, ...rest] = shownErrors(all)
  if (first === undefined) return NOTHING
  const isOne = rest.length === 0 && leadingErrors(all).length === 1
  const families = reportedFamilies(all)
  const count = families.reduce((sum, family) => sum + family.count, 0)
  const list = isOne
    ? oneError(first, page, room)
    : html`${familyTable(families, page, room)}${[first, ...rest].map((error) => otherError(error, page, room))}`
  return html`<section class="card ending s-failed" id="error" aria-labelledby="h-error"><h2 id="h-error">${isOne ? 'Error' : counted(count, 'error')}</h2>
${list}${writeTrouble(report)}${whatNext(page)}</section>`
}

/** Many errors are one table: a row for each kind. */
function familyTable(families: readonly ReportedFamily[], page: ReportInput, room: Room): Markup {
  const rows = families.slice(0, MAX_KINDS).map(({ kind, count, items, message, place: named }) => {
    const shown = items.slice(0, MAX_ITEMS).map((item, at) => html`${at === 0 ? '' : ', '}${code(item, 60)}`)
    const more = items.length > MAX_ITEMS ? ` and ${items.length - MAX_ITEMS} more` : ''
    const spot = named === null ? NOTHING : html` ${place(inRepository(named, page), page)}`
    return html`<tr><td>${code(kind, 200)}</td><td class="num">${count}</td><td>${shown}${more}</td><td>${room.fit(message, 300).text}${spot}</td></tr>`
  })
  const hidden = families.length - rows.length
  const note = hidden > 0 ? html`<p class="quiet">${counted(hidden, 'more kind')} in errors.jsonl.</p>` : NOTHING
  return html`<div class="scroll"><table class="kinds"><thead><tr><th scope="col">Kind</th><th scope="col">Count</th><th scope="col">Items</th><th scope="col">Message</th></tr></thead><tbody>${rows}</tbody></table></div>${note}`
}

function otherError(error: ReportedError, page: ReportInput, room: Room): Markup {
  const node = error.node_id === null ? NOTHING : html`at <b>${cut(error.node_id, 120)}</b>`
  return html`<details class="fold other"><summary>${code(error.kind)} ${node} <span class="quiet">${cut(error.message, 140)}</span></summary><div class="inside">${oneError(error, page, room)}</div></details>`
}

function writeTrouble(report: RunReport): Markup {
  const problem = report.account.ending?.errorsWriteError ?? null
  if (problem === null) return NOTHING
  return html`<p class="quiet">errors.jsonl could not be written: ${cut(problem, 500)}</p>`
}

function oneError(error: ReportedError, page: ReportInput, room: Room): Markup {
  const record = recordOf(error, page.report)
  const details = without(error.details, namedPlace(error.details) === null ? SHOWN_ELSEWHERE : SHOWN_WITH_PLACE)
  const advice =
    error.suggestion === null ? NOTHING : html`<p class="advice">${ticked(cut(error.suggestion, 1000))}</p>`
  const stderr =
    record === undefined || record.stderr_tail.trim() === ''
      ? NOTHING
      : folded(
          stderrTitle(error),
          block(record.stderr_tail, room),
          record.stderr_tail.split('\n').length <= SHORT_LINES,
        )
  return html`<p class="kind">${code(error.kind)}</p><p class="message">${room.fit(error.message, 4000).text}</p>${advice}
${where(error, page)}${isEmptyObject(details) ? NOTHING : html`<h3>Details</h3>${value(details, room)}`}${stderr}`
}

function stderrTitle(error: ReportedError): string {
  const code = exitCodeText(error)
  return code === null ? 'End of stderr' : `End of stderr, exit code ${code}`
}

/** Words between backticks are names, as everywhere. */
function ticked(text: string): readonly Markup[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : html`${part}`))
}

function folded(title: string, content: Markup, isOpen: boolean): Markup {
  return html`<details class="fold"${isOpen ? OPEN : NOTHING}><summary>${title}</summary><div class="inside">${content}</div></details>`
}

function recordOf(error: ReportedError, { account }: RunReport): Raised | undefined {
  return account.errors.recorded.find(
    (record) =>
      raisedBy(record) === error.node_id &&
      record.envelope.kind === error.kind &&
      record.envelope.message === error.message,
  )
}

/** What the error itself names first, then its way from the node that raised it outwards. */
function where(error: ReportedError, page: ReportInput): Markup {
  const named = namedPlace(error.details)
  const first = named === null ? NOTHING : html`<li>${place(inRepository(named, page), page)}</li>`
  if (error.frames.length === 0) {
    const own = error.file === null ? NOTHING : html`<li>${place({ file: error.file, line: error.line }, page)}</li>`
    return named === null && error.file === null ? NOTHING : html`<ul class="frames">${first}${own}</ul>`
  }
  const rows = error.frames.slice(0, 20).map((frame, index) => html`<li>${frameWords(frame, index, error, page)}</li>`)
  return html`<h3>Where</h3><ol class="frames">${first}${rows}</ol>`
}

/** An error names files as its script saw them. */
function inRepository({ file, line }: NamedPlace, { toRelative }: ReportInput): NamedPlace {
  return { file: toRelative?.(file) ?? file, line }
}

function frameWords(frame: Frame, index: number, error: ReportedError, page: ReportInput): Markup {
  const line = index === 0 && frame.file === error.file ? error.line : null
  const attempt = frame.attempt > 1 ? html`, attempt ${frame.attempt}` : NOTHING
  return html`<b>${cut(frame.node, 120)}</b> <span class="quiet">${cut(frame.type, 40)}${attempt} in ${cut(frame.workflow, 120)}</span> ${place({ file: frame.file, line }, page)}`
}

/** A file, in CI as a link to it at the commit. */
function place(named: NamedPlace, { report }: ReportInput): Markup {
  const text = code(named.line === null ? named.file : `${named.file}:${named.line}`)
  const target = sourceLink(named, report.github)
  return target === null ? text : html`<a href="${target}" rel="noreferrer noopener">${text}</a>`
}

/** Ended on purpose: no crash, and it must not look like one. */
function termination({ status, reason, terminated_by: by }: NonNullable<ResultDocument['termination']>): Markup {
  const words = status === 'success' ? 'as a success' : 'as failed'
  return html`<section class="card ending s-terminated" id="termination" aria-labelledby="h-term"><h2 id="h-term">Terminated</h2>
<blockquote>${cut(reason, 4000)}</blockquote><p>The node <b>${cut(by, 120)}</b> ended the run on purpose, ${words}.</p></section>`
}

function gate(page: ReportInput): Markup {
  return html`<section class="card ending s-waiting" id="gate" aria-labelledby="h-gate"><h2 id="h-gate">Waiting for an answer</h2>
${waitingGates(page.report.result).map(oneGate)}${whatNext(page)}</section>`
}

function oneGate(waiting: PendingGate): Markup {
  const options = waiting.options
    .slice(0, 50)
    .map((option) => html`<li><b>${cut(option.label, 200)}</b> ${code(option.value)}</li>`)
  return html`<blockquote>${cut(waiting.prompt, 4000)}</blockquote><p>The gate <b>${cut(waiting.node, 120)}</b> takes one of</p><ul class="options">${options}</ul>`
}

const MAX_COMMANDS = 12

/** Commands that work where the reader is, with what each is for; without a script they are just text. */
function whatNext({ report, reader }: ReportInput): Markup {
  const { github, result, runDir } = report
  if (result.next_commands.length === 0) return NOTHING
  // A page that was made again from a folder has the folder beside it.
  const isBeside = github !== null && reader === undefined
  const next = nextSteps(result, { ...reader, github, runDir, ...(isBeside ? { artifactName: FETCHED } : {}) })
  const parts = nextParts(isBeside ? { ...next, fetch: [] } : next, result).map(commandPart)
  const lost = next.isLost
    ? html`<p class="quiet">The run folder was not uploaded and is gone with its machine: run it again to reproduce.</p>`
    : NOTHING
  return html`<h3>What next</h3>${lost}${github === null ? NOTHING : html`<p class="quiet">${clone(github)}${isBeside ? html`, where ${code(FETCHED)} is the folder that holds this page` : ''}:</p>`}${parts}`
}

function clone({ repository, sha }: GithubRecord): Markup {
  const at = /^[0-9a-f]{7,64}$/i.test(sha) ? html` at ${code(sha.slice(0, 12))}` : NOTHING
  return html`In a clone of ${cut(repository, 200)}${at}`
}

function commandPart({ what, commands }: NextPart): Markup {
  const words = what === PREPARING ? 'First, get the command' : `${what.slice(0, 1).toUpperCase()}${what.slice(1)}`
  return html`<p class="for">${words}</p>${commands.slice(0, MAX_COMMANDS).map(command)}`
}

function command(text: string): Markup {
  return html`<div class="paste"><pre class="command"><code>${cut(text, 2000)}</code></pre><button type="button" class="copy" hidden>Copy</button></div>`
}
