import { isJsonObject, type Json, type JsonObject, parseJson } from '../core/json.js'
import type { ProcessStreams } from '../core/ports.js'
import { headOf, tailOf as lastPart, NO_SECRETS } from '../text/excerpt.js'

const TAIL_BYTES = 4096

/** The last 4 KiB of a stream. */
export function tailOf(text: string, secrets = NO_SECRETS): string {
  return lastPart(text, TAIL_BYTES, secrets)
}

/** The last line of a stream that says something. */
export function lastLine(text: string, secrets = NO_SECRETS): string {
  const lines = tailOf(text, secrets).split(/\r?\n|\r/)
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index]?.trim() ?? ''
    if (line !== '') return headOf(line, 500, secrets)
  }
  return ''
}

/** The one JSON object that a script printed, if its stdout is just that and was kept whole. */
export function printedObject(streams: ProcessStreams): JsonObject | undefined {
  if (streams.stdout.truncated) return undefined
  const text = streams.stdout.text.trim()
  if (!text.startsWith('{') || !text.endsWith('}')) return undefined
  const value = parseJson(text)
  return isJsonObject(value) ? value : undefined
}

/** A script's output in the context: its streams and exit code, with the fields of its JSON over them, and those it wrote over both. */
export function scriptOutput(
  streams: ProcessStreams,
  exitCode: number | null,
  printed: JsonObject | undefined,
  written: JsonObject | undefined,
): JsonObject {
  const base: Record<string, Json> = { stdout: streams.stdout.text, stderr: streams.stderr.text, exit_code: exitCode }
  if (streams.stdout.truncated) base['stdout_truncated'] = true
  if (streams.stderr.truncated) base['stderr_truncated'] = true
  return printed === undefined && written === undefined ? base : { ...base, ...printed, ...written }
}
