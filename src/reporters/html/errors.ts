import type { RunReport } from '../../account/report.js'
import type { Frame } from '../../core/envelope.js'
import { type ErrorFacts, raisedBy } from '../../core/events.js'
import type { JsonObject } from '../../core/json.js'
import type { PendingGate } from '../../core/outcome.js'
import { type ReportedError, type ResultDocument, waitingGates } from '../../core/report.js'
import { cut } from '../../text/terminal-text.js'
import { code, counted, html, type Markup, NOTHING, type Room } from './markup.js'
import { block, value, without } from './value.js'

const MAX_ERRORS = 40
const SHOWN_ELSEWHERE = ['suggestion', 'stderr_tail']

export function isEmptyObject(data: JsonObject): boolean {
  return Object.keys(data).length === 0
}

/** What ended the run, in the shape that fits it: an error, a termination on purpose, or a question. */
export function endingSection(report: RunReport, room: Room): Markup {
  const { result } = report
  if (report.unended !== undefined) return NOTHING
  if (result.termination !== null) return termination(result.termination)
  if (result.gate !== null) return gate(report)
  if (result.errors.length === 0) return NOTHING
  return errors(report, room)
}

function errors(report: RunReport, room: Room): Markup {
  const all = report.result.errors
  const [first, ...rest] = all.slice(0, MAX_ERRORS)
  if (first === undefined) return NOTHING
  const more = all.length - 1 - rest.length
  const others = rest.map(
    (error) =>
      html`<details class="fold other"><summary>${code(error.kind)} ${error.node_id === null ? NOTHING : html`at <b>${cut(error.node_id, 120)}</b>`} <span class="quiet">${cut(error.message, 140)}</span></summary><div class="inside">${oneError(error, report, room)}</div></details>`,
  )
  const heading = all.length === 1 ? 'Error' : counted(all.length, 'error')
  return html`<section class="card ending s-failed" id="error" aria-labelledby="h-error"><h2 id="h-error">${heading}</h2>
${oneError(first, report, room)}${others}${more > 0 ? html`<p class="quiet">and ${counted(more, 'more error')} in result.json</p>` : NOTHING}
${writeTrouble(report)}${nextSteps(report)}</section>`
}

function writeTrouble(report: RunReport): Markup {
  const problem = report.account.ending?.errorsWriteError ?? null
  if (problem === null) return NOTHING
  return html`<p class="quiet">errors.jsonl could not be written: ${cut(problem, 500)}</p>`
}

function oneError(error: ReportedError, report: RunReport, room: Room): Markup {
  const record = recordOf(error, report)
  const details = without(error.details, SHOWN_ELSEWHERE)
  const advice =
    error.suggestion === null ? NOTHING : html`<p class="advice">${ticked(cut(error.suggestion, 1000))}</p>`
  const stderr =
    record === undefined || record.stderr_tail.trim() === ''
      ? NOTHING
      : folded('End of stderr', block(record.stderr_tail, room))
  return html`<p class="kind">${code(error.kind)}</p><p class="message">${room.take(error.message, 4000).text}</p>${advice}
${frames(error)}${isEmptyObject(details) ? NOTHING : html`<h3>Details</h3>${value(details, room)}`}${stderr}`
}

/** Words between backticks are names, as everywhere. */
function ticked(text: string): readonly Markup[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : html`${part}`))
}

function folded(title: string, content: Markup): Markup {
  return html`<details class="fold"><summary>${title}</summary><div class="inside">${content}</div></details>`
}

function recordOf(error: ReportedError, { account }: RunReport): ErrorFacts | undefined {
  return account.errors.recorded.find(
    (record) =>
      raisedBy(record) === error.node_id &&
      record.envelope.kind === error.kind &&
      record.envelope.message === error.message,
  )
}

/** The way of an error, from the node that raised it outwards. */
function frames(error: ReportedError): Markup {
  if (error.frames.length === 0) {
    return error.file === null ? NOTHING : html`<p class="where">${place(error.file, error.line)}</p>`
  }
  const rows = error.frames.slice(0, 20).map((frame, index) => html`<li>${frameWords(frame, index, error)}</li>`)
  return html`<h3>Where</h3><ol class="frames">${rows}</ol>`
}

function frameWords(frame: Frame, index: number, error: ReportedError): Markup {
  const line = index === 0 && frame.file === error.file ? error.line : null
  const attempt = frame.attempt > 1 ? html`, attempt ${frame.attempt}` : NOTHING
  return html`<b>${cut(frame.node, 120)}</b> <span class="quiet">${cut(frame.type, 40)}${attempt} in ${cut(frame.workflow, 120)}</span> ${place(frame.file, line)}`
}

function place(file: string, line: number | null): Markup {
  return code(line === null ? file : `${file}:${line}`)
}

/** Ended on purpose: no crash, and it must not look like one. */
function termination({ status, reason, terminated_by: by }: NonNullable<ResultDocument['termination']>): Markup {
  const words = status === 'success' ? 'as a success' : 'as failed'
  return html`<section class="card ending s-terminated" id="termination" aria-labelledby="h-term"><h2 id="h-term">Terminated</h2>
<blockquote>${cut(reason, 4000)}</blockquote><p>The node <b>${cut(by, 120)}</b> ended the run on purpose, ${words}.</p></section>`
}

function gate(report: RunReport): Markup {
  return html`<section class="card ending s-waiting" id="gate" aria-labelledby="h-gate"><h2 id="h-gate">Waiting for an answer</h2>
${waitingGates(report.result).map(oneGate)}${nextSteps(report)}</section>`
}

function oneGate(waiting: PendingGate): Markup {
  const options = waiting.options
    .slice(0, 50)
    .map((option) => html`<li><b>${cut(option.label, 200)}</b> ${code(option.value)}</li>`)
  return html`<blockquote>${cut(waiting.prompt, 4000)}</blockquote><p>The gate <b>${cut(waiting.node, 120)}</b> takes one of</p><ul class="options">${options}</ul>`
}

function nextSteps(report: RunReport): Markup {
  const commands = report.result.next_commands.slice(0, 10)
  if (commands.length === 0) return NOTHING
  return html`<h3>What next</h3>${commands.map((command) => html`<pre class="command"><code>${cut(command, 2000)}</code></pre>`)}`
}
