import { diagnoseError } from '../../account/diagnosis.js'
import { type Attempt, getVisitOutput, type Printed, type RouteTaken, type Visit } from '../../account/visit.js'
import { isJsonObject, type Json, type JsonObject, jsonText, ownEntry, parseJson } from '../../core/json.js'
import { trimSigns } from '../../text/excerpt.js'
import { cut } from '../../text/terminal-text.js'
import { errorKey, type ReportPage, renderProblemTable } from './errors.js'
import {
  block,
  type CharBudget,
  code,
  duration,
  html,
  isEmpty,
  type Markup,
  moment,
  NOTHING,
  renderFold,
  value,
} from './markup.js'

/** Details longer than this are not shown twice. */
const LONG = 600

export function facts(visit: Visit, isStep: boolean): Markup {
  const last = visit.attempts.at(-1)
  const started = visit.attempts[0]?.startedAt
  const parts: Markup[] = []
  if (started !== undefined) parts.push(html`<li>Started ${moment(started)}</li>`)
  if (last !== undefined && last.exitCode !== null) parts.push(html`<li>Exit code ${code(String(last.exitCode))}</li>`)
  if (visit.child !== null) parts.push(html`<li>Runs ${code(visit.child.file)}</li>`)
  if (visit.recovered !== null)
    parts.push(html`<li>${isStep ? 'Tolerates' : 'Recovered from'} ${code(visit.recovered.kind)}</li>`)
  if (visit.termination !== null) parts.push(html`<li>Ended the run: ${cut(visit.termination.reason, 1000)}</li>`)
  if (visit.route !== null && !isStep) parts.push(html`<li>${routeWords(visit.route)}</li>`)
  return parts.length === 0 ? NOTHING : html`<ul class="facts">${parts}</ul>`
}

const ROUTE_WORDS: Readonly<Record<RouteTaken['action'], string>> = {
  to: 'Then',
  end: 'Then the end',
  retry: 'Tried again',
  halt: 'Halted the run',
  propagate: 'Handed to the caller',
  recover: 'Recovered',
  collected: 'Collected by its group',
  unhandled: 'No route handled it',
}

function routeWords({ action, to, route, kind }: RouteTaken): Markup {
  const hasRow = route !== '' && action !== 'collected'
  const words = action === 'unhandled' && hasRow ? 'Could not be carried out' : (ownEntry(ROUTE_WORDS, action) ?? '')
  const target = action === 'to' ? html` ${code(to ?? '')}` : NOTHING
  return html`${words}${target}${kind === null ? NOTHING : html` on ${code(kind)}`}${hasRow ? html` by ${code(route)}` : NOTHING}`
}

interface Shared {
  readonly page: ReportPage
  readonly budget: CharBudget
  readonly isRunning: boolean
  readonly shownAbove: ReadonlySet<string>
}

/** Renders the attempts in order; a single success needs no list. */
export function attemptList(visit: Visit, shared: Shared): Markup {
  const interesting = visit.attempts.length > 1 || visit.attempts.some((attempt) => attempt.failure !== null)
  if (!interesting) return NOTHING
  const shown = visit.attempts.slice(-30)
  const hidden = visit.attemptsTotal - shown.length
  const note = hidden === 0 ? NOTHING : html`<p class="quiet">The first ${hidden} attempts are not shown.</p>`
  return html`${note}<ol class="attempts">${shown.map((attempt) => html`<li>${attemptEntry(attempt, shared)}${renderStderr(attempt, visit, shared.budget)}</li>`)}</ol>`
}

function attemptEntry(attempt: Attempt, { page, budget, isRunning, shownAbove }: Shared): Markup {
  const took = attempt.durationMs === null ? '' : ` after ${duration(attempt.durationMs)}`
  if (attempt.failure === null) {
    const word = attempt.state === 'open' ? (isRunning ? 'is running' : 'was interrupted') : 'completed'
    return html`<p><span class="s-${attempt.state}"><b>Attempt ${attempt.number}</b> ${word}</span>${took}</p>`
  }
  const { envelope, frames } = attempt.failure
  const error = diagnoseError({ ...envelope, frames }, page.toRelative)
  const isShownAbove = shownAbove.has(errorKey(envelope)) && jsonText(envelope.details).length > LONG
  const details = isShownAbove
    ? html`<p class="quiet">Its details are shown <a href="#error">above</a>.</p>`
    : html`${renderProblemTable(error, page, budget)}${isEmpty(error.details) ? NOTHING : renderFold('Details', value(error.details, budget))}`
  return html`<p><span class="s-failed"><b>Attempt ${attempt.number}</b> failed</span>${took} with ${code(envelope.kind)}</p>
<p class="said">${budget.fit(envelope.message, 2000).text}</p>${details}`
}

function renderStderr(attempt: Attempt, visit: Visit, budget: CharBudget): Markup {
  const text = attempt.failure?.stderr_tail ?? ''
  if (text.trim() === '' || (attempt === visit.attempts.at(-1) && showsStderr(visit))) return NOTHING
  return renderFold('End of stderr', block(text, budget))
}

const STREAMS = ['stdout', 'stderr'] as const

/** Renders the output of a node: its streams unfolded, other data folded. */
export function nodeOutput(visit: Visit, budget: CharBudget): Markup {
  const last = visit.attempts.at(-1)
  if (last === undefined) return NOTHING
  if (last.state === 'open' && last.output === undefined)
    return last.printed === null ? NOTHING : printedSoFar(visit, last.printed, budget)
  const title = last.failure === null ? 'Output' : visit.recovered === null ? 'Partial output' : 'Output, as recovered'
  const data = getVisitOutput(visit)
  if (data === undefined) return NOTHING
  if (!isJsonObject(data) || visit.type !== 'script') return renderFold(title, value(data, budget))
  const { stdout: _, stderr: __, exit_code: ___, ...rest } = data
  const printed = STREAMS.flatMap((name) => {
    const text = data[name]
    if (typeof text !== 'string' || text.trim() === '' || (name === 'stdout' && isRepeated(text, rest))) return []
    return [html`<h4>${name}</h4>${block(trimSigns(text, '\n'), budget, streamLabel(name, visit))}`]
  })
  const log = printed.length === 0 ? NOTHING : html`<div class="log"><h3>Log</h3>${printed}</div>`
  return html`${log}${isEmpty(rest) ? NOTHING : renderFold(title, value(rest, budget))}`
}

/** Renders the last output of a running node, which a live page scrolls into view. */
function printedSoFar(visit: Visit, printed: Printed, budget: CharBudget): Markup {
  const shown = STREAMS.filter((name) => printed[name].trim() !== '').map((name) => {
    const text = block(trimSigns(printed[name], '\n'), budget, streamLabel(name, visit))
    return html`<h4>${name}</h4><div class="growing">${text}</div>`
  })
  return shown.length === 0 ? NOTHING : html`<div class="log"><h3>Log so far</h3>${shown}</div>`
}

function streamLabel(name: string, { node }: Visit): string {
  return `${name} of ${node}`.slice(0, 200)
}

/** Reports whether the log of a visit shows the stderr of its last attempt. */
function showsStderr(visit: Visit): boolean {
  const data = getVisitOutput(visit)
  return visit.type === 'script' && isJsonObject(data) && typeof data['stderr'] === 'string' && data['stderr'] !== ''
}

function isRepeated(text: string, rest: JsonObject): boolean {
  const value: Json | undefined = text.trimStart().startsWith('{') ? parseJson(text) : undefined
  return isJsonObject(value) && Object.keys(value).every((name) => Object.hasOwn(rest, name))
}
