import type { RunReport } from '../../account/report.js'
import type { JsonObject } from '../../core/json.js'
import { cut } from '../../text/terminal-text.js'
import { count, counted, html, type Markup, NOTHING, type Room } from './markup.js'
import { value } from './value.js'

const MAX_ROWS = 200

/** The run's own output. */
export function outputSection(report: RunReport, room: Room): Markup {
  const { output } = report.result
  if (output === null) return NOTHING
  return html`<section class="card" id="output" aria-labelledby="h-output"><h2 id="h-output">Output</h2>${value(output, room)}</section>`
}

/** Warnings, and what resilience and governance left; each only when there is something. */
export function extraSections(report: RunReport, room: Room): Markup {
  const { result } = report
  return html`${warnings(result.warnings, room)}${records('policies', 'Policies', result.policies, room)}${records('letters', 'Dead letters', result.dead_letters, room)}${records('escalations', 'Escalations', result.escalations, room)}`
}

function warnings(all: readonly string[], room: Room): Markup {
  if (all.length === 0) return NOTHING
  const shown = all.slice(0, MAX_ROWS).map((text) => html`<li>${room.fit(cut(text, 1000)).text}</li>`)
  return html`<section class="card" id="warnings" aria-labelledby="h-warnings"><h2 id="h-warnings">Warnings <span class="count">${count(all.length)}</span></h2><ul class="warnings">${shown}</ul>${more(all.length)}</section>`
}

function more(total: number): Markup {
  return total <= MAX_ROWS
    ? NOTHING
    : html`<p class="quiet">and ${counted(total - MAX_ROWS, 'more')} in result.json</p>`
}

function records(id: string, title: string, all: readonly JsonObject[], room: Room): Markup {
  if (all.length === 0) return NOTHING
  const shown = all.slice(0, MAX_ROWS).map((record) => html`<li>${value(record, room)}</li>`)
  return html`<section class="card" id="${id}" aria-labelledby="h-${id}"><details class="section"><summary><h2 id="h-${id}">${title} <span class="count">${count(all.length)}</span></h2></summary><ul class="records">${shown}</ul>${more(all.length)}</details></section>`
}
