import { outputOf, type Visit } from '../../account/visits.js'
import { isJsonObject, type Json, type JsonObject, parseJson } from '../../core/json.js'
import { html, type Markup, NOTHING, type Room } from './markup.js'
import { block, foldedValue, without } from './value.js'

const STREAMS = ['stdout', 'stderr'] as const

/** What a node printed, open, and the data that it left, folded; nothing of it twice. */
export function nodeOutput(visit: Visit, room: Room): Markup {
  const last = visit.attempts.at(-1)
  if (last === undefined || (last.output === undefined && last.state === 'open')) return NOTHING
  const title = last.failure === null ? 'Output' : visit.recovered === null ? 'Partial output' : 'Output, as recovered'
  const data = outputOf(visit)
  if (!isJsonObject(data) || visit.type !== 'script') return foldedValue(title, data, room)
  const rest = without(data, [...STREAMS, 'exit_code'])
  const printed = STREAMS.flatMap((name) => {
    const text = data[name]
    if (typeof text !== 'string' || text.trim() === '' || (name === 'stdout' && isOnly(text, rest))) return []
    return [html`<h4>${name}</h4>${block(text.replace(/\n+$/, ''), room, `${name} of ${visit.node}`.slice(0, 200))}`]
  })
  const log = printed.length === 0 ? NOTHING : html`<div class="log"><h3>Log</h3>${printed}</div>`
  return html`${log}${Object.keys(rest).length === 0 ? NOTHING : foldedValue(title, rest, room)}`
}

/** Whether the log of a visit shows the stderr of its last attempt. */
export function showsStderr(visit: Visit): boolean {
  const data = outputOf(visit)
  return visit.type === 'script' && isJsonObject(data) && typeof data['stderr'] === 'string' && data['stderr'] !== ''
}

/** Whether a text is one object, and its fields are among the data. */
function isOnly(text: string, rest: JsonObject): boolean {
  const value: Json | undefined = text.trimStart().startsWith('{') ? parseJson(text) : undefined
  return isJsonObject(value) && Object.keys(value).every((name) => Object.hasOwn(rest, name))
}
