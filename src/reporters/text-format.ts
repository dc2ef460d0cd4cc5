import type { Reaction } from '../account/errors.js'
import { durationText } from '../core/duration.js'
import { isJsonObject, type Json, type JsonObject, jsonText } from '../core/json.js'
import { cut, plainText } from '../text/terminal-text.js'

/** What was done about errors of a kind at a node. */
export function reactionText({ action, to, count, waitedSeconds }: Reaction, show: (node: string) => string): string {
  const times = count === 1 ? '' : ` (${count} times)`
  switch (action) {
    case 'retry': {
      const waited = durationText(waitedSeconds * 1000)
      return count === 1 ? `retried after ${waited}` : `retried ${count} times, after ${waited} in all`
    }
    case 'to':
    case 'end':
      return `went to ${show(to ?? '$end')}${times}`
    case 'recover':
      return `recovered${times}`
    case 'propagate':
      return `handed to the caller${times}`
    case 'halt':
      return `halted by a route${times}`
    default:
      return `no route handled it${times}`
  }
}

/** Bounds for showing data to people. */
export interface DetailLimits {
  readonly maxLines: number
  readonly maxChars: number
}

/** An envelope's details for people: a line for each simple value, indented JSON for the rest, cut where it gets long. */
export function detailLines(details: JsonObject, limits: DetailLimits): readonly string[] {
  const lines: string[] = []
  for (const [key, value] of Object.entries(details)) {
    lines.push(...valueLines(plainText(key), value, limits))
    if (lines.length > limits.maxLines) break
  }
  if (lines.length <= limits.maxLines) return lines
  return [...lines.slice(0, limits.maxLines - 1), '…']
}

function valueLines(key: string, value: Json, limits: DetailLimits): readonly string[] {
  const text = typeof value === 'string' ? plainText(value) : dataText(value)
  const rows = cut(text, limits.maxChars)
    .split('\n')
    .map((row) => row.trimEnd())
  if (rows.length === 1) return [`${key}: ${rows[0] ?? ''}`]
  return [`${key}:`, ...rows.map((row) => `  ${row}`)]
}

/** JSON that is short on one line, else indented. */
function dataText(value: Json): string {
  const short = jsonText(value)
  const text = short.length <= 80 || !(Array.isArray(value) || isJsonObject(value)) ? short : jsonText(value, 2)
  return plainText(text)
}
