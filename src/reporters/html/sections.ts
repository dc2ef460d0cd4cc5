import type { EventExcerpt, EventRow } from '../../account/excerpt.js'
import type { RunReport } from '../../account/report.js'
import { isJsonObject, type JsonObject } from '../../core/json.js'
import { cut, oneLine } from '../../text/terminal-text.js'
import { type CharBudget, count, counted, html, isEmpty, type Markup, NOTHING, value } from './markup.js'

const MAX_ROWS = 200

export function outputSection(report: RunReport, budget: CharBudget): Markup {
  const { output } = report.result
  if (output === null || (isJsonObject(output) && isEmpty(output))) return NOTHING
  return html`<section class="card" id="output" aria-labelledby="h-output"><h2 id="h-output">Output</h2>${value(output, budget)}</section>`
}

/** Warnings, and what resilience and governance left; each only when there is something. */
export function extraSections(report: RunReport, budget: CharBudget): Markup {
  const { result } = report
  return html`${warnings(result.warnings, budget)}${records('policies', 'Policies', result.policies, budget)}${records('letters', 'Dead letters', result.dead_letters, budget)}${records('escalations', 'Escalations', result.escalations, budget)}`
}

function warnings(all: readonly string[], budget: CharBudget): Markup {
  if (all.length === 0) return NOTHING
  const shown = all.slice(0, MAX_ROWS).map((text) => html`<li>${budget.fit(cut(text, 1000)).text}</li>`)
  return html`<section class="card" id="warnings" aria-labelledby="h-warnings"><h2 id="h-warnings">Warnings <span class="count">${count(all.length)}</span></h2><ul class="warnings">${shown}</ul>${more(all.length)}</section>`
}

function more(total: number): Markup {
  return total <= MAX_ROWS
    ? NOTHING
    : html`<p class="quiet">and ${counted(total - MAX_ROWS, 'more')} in result.json</p>`
}

function records(id: string, title: string, all: readonly JsonObject[], budget: CharBudget): Markup {
  if (all.length === 0) return NOTHING
  const shown = all.slice(0, MAX_ROWS).map((record) => html`<li>${value(record, budget)}</li>`)
  return html`<section class="card" id="${id}" aria-labelledby="h-${id}"><details class="section"><summary><h2 id="h-${id}">${title} <span class="count">${count(all.length)}</span></h2></summary><ul class="records">${shown}</ul>${more(all.length)}</details></section>`
}

/** The log of the run, most important rows first when there are too many, always in their order. */
export function eventsSection(events: EventExcerpt, startedAt: number, limit: number, budget: CharBudget): Markup {
  if (events.total === 0) return NOTHING
  const shown = events.choose(limit)
  const missing = events.total - shown.length
  const note = missing === 0 ? NOTHING : html`<p class="quiet more">${count(missing)} more are in events.jsonl.</p>`
  return html`<section class="card" id="events" aria-labelledby="h-events"><details class="section"><summary><h2 id="h-events">Events <span class="count">${count(events.total)}</span></h2></summary>
<div class="scroll" tabindex="0" role="region" aria-label="Events, scrollable"><table><thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Node</th><th scope="col">What</th></tr></thead>
<tbody>${shown.map((event) => eventRow(event, startedAt, budget))}</tbody></table></div>${note}</details></section>`
}

function eventRow(event: EventRow, startedAt: number, budget: CharBudget): Markup {
  const elapsed = Math.max(0, Date.parse(event.timestamp) - startedAt) / 1000
  const tone = event.type === 'node_failed' || event.type === 'workflow_failed' ? 's-failed' : ''
  const words = budget.fit(event.words).text
  const where = budget.fit(oneLine(`${event.scope}${event.node}`, 120)).text
  return html`<tr class="event ${tone}"><td class="num"><time datetime="${event.timestamp}">+${elapsed.toFixed(3)} s</time></td><td>${event.type}</td><td><code>${where}</code></td><td>${words}</td></tr>`
}
