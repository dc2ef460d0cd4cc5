import type { EventExcerpt, EventRow } from '../../account/excerpt.js'
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

function eventRow(event: EventRow, startedAt: number, room: Room): Markup {
  const elapsed = (Date.parse(event.timestamp) - startedAt) / 1000
  const tone = event.type === 'node_failed' || event.type === 'workflow_failed' ? 's-failed' : ''
  const words = room.fit(event.words).text
  const where = room.fit(oneLine(`${event.scope}${event.node}`, 120)).text
  return html`<tr class="event ${tone}"><td class="num"><time datetime="${event.timestamp}">${elapsed < 0 ? '–' : `+${elapsed.toFixed(3)} s`}</time></td><td>${event.type}</td><td><code>${where}</code></td><td>${words}</td></tr>`
}
