import { isJsonObject, type Json, type JsonObject, parseJson } from '../core/json.js'
import type { ProcessStreams } from '../core/ports.js'
import { headOf, tailOf as lastPart, NO_SECRETS } from '../text/excerpt.js'

const TAIL_BYTES = 4096

/** The last 4 KiB of a stream. */
export function tailOf(text: string, secrets = NO_SECRETS): string {
  return lastPart(text, TAIL_BYTES, secrets)
}

/** With this line Node.js ends the report of an uncaught error; the error itself stands above its stack. */
const NODE_SIGNATURE = /^Node\.js v\d+\.\d+/
const NAMED_ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)(?: \[\w+\])?(?:: |$)/

/** With these lines npm points at its log; what went wrong stands above them. */
const NPM_POINTER =
  /^npm (?:error|ERR!)(?: +(?:A complete log of this run can be found in:.*|For a full report see:|\S.*[\\/]_logs[\\/]\S+))?$/

/** The last line of a stream that says something. */
export function lastLine(text: string, secrets = NO_SECRETS): string {
  const lines = tailOf(text, secrets)
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const last = lines.findLast((line) => !NPM_POINTER.test(line)) ?? lines.at(-1) ?? ''
  const shown = NODE_SIGNATURE.test(last) ? (lines.findLast((line) => NAMED_ERROR.test(line)) ?? lines.at(-2)) : last
  return headOf(shown ?? last, 500, secrets)
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
