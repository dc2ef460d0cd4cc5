import { isJsonObject, type Json, type JsonObject, jsonText } from '../core/json.js'
import { counted } from '../core/messages.js'
import type { ReportedError } from '../core/report.js'
import { cut, plainText } from '../text/terminal-text.js'

/** A duration as people say it. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.max(0, Math.round(milliseconds))} ms`
  if (milliseconds < 9950) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** The end of a run in which commands failed unseen; null where none did. */
export function unseenText(failures: number | undefined): string | null {
  return failures === undefined || failures === 0 ? null : `finished, ${counted(failures, 'command')} failed unseen`
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

/** The exit code of a command that has an error; an error beside a zero needs a word. */
export function exitCodeText({ kind, exit_code: code }: Pick<ReportedError, 'kind' | 'exit_code'>): string | null {
  if (code === undefined) return null
  if (code !== 0) return String(code)
  return kind.startsWith('internal.')
    ? '0 (the command itself ended well)'
    : '0 (the command ended well and reported this error)'
}
