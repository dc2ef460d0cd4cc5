import { outputOf, type Printed, type Visit } from '../../account/visit.js'
import { isJsonObject, type Json, type JsonObject, parseJson } from '../../core/json.js'
import { html, type Markup, NOTHING, type Room } from './markup.js'
import { block, foldedValue, without } from './value.js'

const STREAMS = ['stdout', 'stderr'] as const

/** What a node printed, open, and the data that it left, folded; nothing of it twice. */
export function nodeOutput(visit: Visit, room: Room): Markup {
  const last = visit.attempts.at(-1)
  if (last === undefined) return NOTHING
  if (last.state === 'open' && last.output === undefined)
    return last.printed === null ? NOTHING : printedSoFar(visit, last.printed, room)
  const title = last.failure === null ? 'Output' : visit.recovered === null ? 'Partial output' : 'Output, as recovered'
  const data = outputOf(visit)
  if (!isJsonObject(data) || visit.type !== 'script') return foldedValue(title, data, room)
  const rest = without(data, [...STREAMS, 'exit_code'])
  const printed = STREAMS.flatMap((name) => {
    const text = data[name]
    if (typeof text !== 'string' || text.trim() === '' || (name === 'stdout' && isOnly(text, rest))) return []
    return [html`<h4>${name}</h4>${block(text.replace(/\n+$/, ''), room, streamLabel(name, visit))}`]
  })
  const log = printed.length === 0 ? NOTHING : html`<div class="log"><h3>Log</h3>${printed}</div>`
  return html`${log}${Object.keys(rest).length === 0 ? NOTHING : foldedValue(title, rest, room)}`
}

/** Of a node that has not ended: the end of what it printed, which a live page keeps in view. */
function printedSoFar(visit: Visit, printed: Printed, room: Room): Markup {
  const shown = STREAMS.filter((name) => printed[name].trim() !== '').map((name) => {
    const text = block(printed[name].replace(/\n+$/, ''), room, streamLabel(name, visit))
    return html`<h4>${name}</h4><div class="growing">${text}</div>`
  })
  return shown.length === 0 ? NOTHING : html`<div class="log"><h3>Log so far</h3>${shown}</div>`
}

function streamLabel(name: string, { node }: Visit): string {
  return `${name} of ${node}`.slice(0, 200)
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
