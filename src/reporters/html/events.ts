import type { EventExcerpt } from '../../account/excerpt.js'
import type { StampedEvent } from '../../core/events.js'
import { oneLine } from '../../text/terminal-text.js'
import { count, html, type Markup, NOTHING, type Room } from './markup.js'

/** The log of the run, most important rows first when there are too many, always in their order. */
export function eventsSection(events: EventExcerpt, startedAt: number, limit: number, room: Room): Markup {
  if (events.total === 0) return NOTHING
  const shown = events.choose(limit)
  const missing = events.total - shown.length
  const note = missing === 0 ? NOTHING : html`<p class="quiet more">${count(missing)} more are in events.jsonl.</p>`
  return html`<section class="card" id="events" aria-labelledby="h-events"><details class="section"><summary><h2 id="h-events">Events <span class="count">${count(events.total)}</span></h2></summary>
<div class="scroll" tabindex="0" role="region" aria-label="Events, scrollable"><table><thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Node</th><th scope="col">What</th></tr></thead>
<tbody>${shown.map((event) => eventRow(event, startedAt, room))}</tbody></table></div>${note}</details></section>`
}

function eventRow(event: StampedEvent, startedAt: number, room: Room): Markup {
  const node = 'node' in event && event.node !== null ? event.node : ''
  const elapsed = (Date.parse(event.timestamp) - startedAt) / 1000
  const tone = event.type === 'node_failed' || event.type === 'workflow_failed' ? 's-failed' : ''
  const words = room.fit(oneLine(wordsOf(event), 240)).text
  const where = room.fit(oneLine(`${event.scope}${node}`, 120)).text
  return html`<tr class="event ${tone}"><td class="num"><time datetime="${event.timestamp}">${elapsed < 0 ? '–' : `+${elapsed.toFixed(3)} s`}</time></td><td>${event.type}</td><td><code>${where}</code></td><td>${words}</td></tr>`
}

function wordsOf(event: StampedEvent): string {
  switch (event.type) {
    case 'workflow_started':
      return `${event.workflow}, ${event.file}${event.resumed ? ', resumed' : ''}`
    case 'node_started':
      return `attempt ${event.attempt}${event.visit > 1 ? `, visit ${event.visit}` : ''}`
    case 'node_completed':
      return event.termination_reason ?? ''
    case 'node_failed':
    case 'error_recorded':
      return `${event.envelope.kind}: ${event.envelope.message}`
    case 'node_retry_scheduled':
      return `after ${event.kind}, in ${Math.round(event.delay_seconds * 100) / 100} s`
    case 'route_taken':
      return [event.action, event.to ?? '', event.kind === null ? '' : `on ${event.kind}`].join(' ')
    case 'group_started':
      return `${event.total} in all, ${event.max_concurrent} at a time`
    case 'group_completed':
      return `${event.succeeded} succeeded, ${event.failed} failed`
    case 'workflow_failed':
      return event.message
    default:
      return otherWords(event)
  }
}

function otherWords(event: StampedEvent): string {
  switch (event.type) {
    case 'subworkflow_started':
      return event.file
    case 'subworkflow_completed':
      return `${event.file}: ${event.status}`
    case 'circuit_state_changed':
      return `${event.key}: ${event.from} to ${event.to}`
    case 'policy_evaluated':
      return `${event.policy_name}: ${event.allowed ? 'allowed' : 'denied'}${event.reason === '' ? '' : `, ${event.reason}`}`
    case 'resilience_decided':
    case 'dead_lettered':
      return `${event.kind}, ${event.reason}`
    case 'run_rewound':
      return `from ${event.from}`
    case 'escalated':
      return event.title
    case 'gate_waiting':
      return event.prompt
    case 'hook_executed':
      return `${event.hook}: ${event.error ?? event.result}`
    case 'warning':
      return `${event.code}: ${event.message}`
    case 'checkpoint_save_failed':
    case 'errors_jsonl_write_failed':
      return event.error
    default:
      return ''
  }
}
