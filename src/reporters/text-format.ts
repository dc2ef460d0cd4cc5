import type { Reaction } from '../account/errors.js'
import { durationText } from '../core/duration.js'
import { isJsonObject, type Json, type JsonObject, jsonText, ownEntry } from '../core/json.js'
import { cut, plainText } from '../text/terminal-text.js'

const REACTIONS: Readonly<Record<string, string>> = {
  recover: 'recovered',
  propagate: 'handed to the caller',
  halt: 'halted by a route',
}

/** What was done about errors of a kind at a node. */
export function reactionText({ action, to, count, waitedSeconds }: Reaction, show: (node: string) => string): string {
  if (action === 'retry') {
    const waited = durationText(waitedSeconds * 1000)
    return count === 1 ? `retried after ${waited}` : `retried ${count} times, after ${waited} in all`
  }
  const isLed = action === 'to' || action === 'end'
  const done = isLed ? `went to ${show(to ?? '$end')}` : (ownEntry(REACTIONS, action) ?? 'no route handled it')
  return `${done}${count === 1 ? '' : ` (${count} times)`}`
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
