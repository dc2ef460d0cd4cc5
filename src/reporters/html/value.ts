import { isJsonObject, type Json, type JsonObject, jsonText, textOrJson } from '../../core/json.js'
import { counted, html, type Markup, NOTHING, type Room } from './markup.js'

const MAX_FIELDS = 80
const SHORT = 120

/** Data from a node as people read it: fields under each other, long texts as they were printed. */
export function value(data: Json, room: Room): Markup {
  if (!isJsonObject(data)) return isShort(data) ? html`<code>${jsonText(data)}</code>` : block(asText(data), room)
  const fields = Object.entries(data)
  if (fields.length === 0) return html`<p class="quiet">An empty object.</p>`
  return fieldList(fields, room)
}

function fieldList(fields: readonly (readonly [string, Json])[], room: Room): Markup {
  const shown = fields.slice(0, MAX_FIELDS)
  const more = fields.length - shown.length
  const rows = shown.map(([name, data]) => html`<dt>${room.fit(name, 200).text}</dt><dd>${field(data, room)}</dd>`)
  const note = more === 0 ? NOTHING : html`<p class="quiet">and ${counted(more, 'more field')}</p>`
  return html`<dl class="fields">${rows}</dl>${note}`
}

function field(data: Json, room: Room): Markup {
  if (data === '') return html`<span class="quiet">empty</span>`
  if (isShort(data)) return html`<code>${room.fit(textOrJson(data)).text}</code>`
  return block(asText(data), room)
}

function isShort(data: Json): boolean {
  if (typeof data === 'string') return data.length <= SHORT && !data.includes('\n')
  return !isJsonObject(data) && !Array.isArray(data)
}

function asText(data: Json): string {
  return typeof data === 'string' ? data.replace(/\n+$/, '') : jsonText(data, 2)
}

/** Text as it is, cut where the room ends, with a word about what is missing. */
export function block(text: string, room: Room, label?: string): Markup {
  const { text: kept, left } = room.fit(text)
  const note =
    left === 0
      ? NOTHING
      : html`<p class="quiet">Cut here: ${counted(left, 'more character')}. The run folder has all of it.</p>`
  if (kept === '' && left > 0) return note
  return label === undefined
    ? html`<pre>${kept}</pre>${note}`
    : html`<pre tabindex="0" role="region" aria-label="${label}">${kept}</pre>${note}`
}

/** The same behind a fold. */
export function foldedValue(title: string, data: Json | undefined, room: Room): Markup {
  if (data === undefined) return NOTHING
  return html`<details class="fold"><summary>${title}</summary><div class="inside">${value(data, room)}</div></details>`
}

/** Without the fields that the page shows in a place of their own. */
export function without(details: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(details).filter(([name]) => !names.includes(name)))
}
