import { cutStreamTail, explainLastLine, findLastLine } from '../classify/printed-text.js'
import { asNumber } from '../core/float.js'
import { asObject, type Json, type JsonObject, printTextOrJson } from '../core/json.js'
import { createEngineFailure, type RaisedHere } from '../core/outcome.js'
import type { ProcessResult, ProcessStreams } from '../core/ports.js'
import { cutHead, maskLines, type SecretSpans } from '../text/excerpt.js'
import { toPlainText } from '../text/terminal-text.js'

/** The end of what a process printed; of stdout only where stderr says nothing. */
export type PrintedTails = { readonly stderr_tail: string; readonly stdout_tail?: string }

/**
 * Lines on stderr that say nothing about the failure: what npm, yarn, pnpm, bun and make print about the command
 * that they ran, and warnings of Node.js and npm.
 */
const SAYS_NOTHING = [
  /^npm (?:error|ERR!) *(?:$|(?:Lifecycle script|code|path|workspace|location|command|errno|signal|Test failed|A complete log|\S*[\\/]_logs[\\/]))/,
  /^npm (?:warn|WARN|notice)\b/,
  /^(?:error )?Command failed(?: with exit code \d+)?\.?$|^info Visit https:\/\/yarnpkg\.com/,
  /^ELIFECYCLE\b|^error: script "[^"]*" exited with code \d+$/,
  /^g?make(?:\[\d+\])?: \*\*\* \[.*\] Error \d+$|^g?make(?:\[\d+\])?: (?:Entering|Leaving) directory/,
  /^\(node:\d+\) .*Warning: |^\(Use `\S*node --trace-/,
]

export function cutPrintedTails({ stderr, stdout }: ProcessStreams, secrets: SecretSpans): PrintedTails {
  const stderr_tail = cutStreamTail(stderr.text, secrets)
  const isSilent = toPlainText(stderr_tail)
    .split('\n')
    .every((line) => line.trim() === '' || SAYS_NOTHING.some((each) => each.test(line.trim())))
  if (!isSilent || stdout.text.trim() === '') return { stderr_tail }
  return { stderr_tail, stdout_tail: cutStreamTail(stdout.text, secrets) }
}

/** The error of a command that ended with a code other than 0, or by a signal, and raised nothing. */
export async function createScriptError(
  node: string,
  result: Extract<ProcessResult, { status: 'exited' }>,
  command: { readonly text: string; readonly runFile: string | null; readonly cwd: string },
  secrets: SecretSpans,
): Promise<RaisedHere> {
  const how = result.signal === null ? `exited with code ${result.exitCode}` : `was ended by ${result.signal}`
  const tails = cutPrintedTails(result, secrets)
  const line = await quoteFrom(tails.stdout_tail ?? tails.stderr_tail, result.exitCode, secrets)
  const said = explainLastLine(line, result.exitCode, command.runFile, command.cwd)
  return createEngineFailure('internal.script_error', said === '' ? `${node} ${how}` : `${node} ${how}: ${said}`, {
    exit_code: result.exitCode,
    signal: result.signal,
    command: command.text,
    ...tails,
  })
}

const MAX_QUOTE_CHARS = 500

/** The line that a person would quote; the last line where no rule knows better, or where a shell could not start a program. */
async function quoteFrom(tail: string, exitCode: number | null, secrets: SecretSpans): Promise<string> {
  if (tail.trim() === '' || exitCode === 126 || exitCode === 127) return findLastLine(tail, secrets)
  const { findQuotableLine } = await import('../classify/quote.js')
  const line = findQuotableLine(toPlainText(maskLines(tail, secrets)).split('\n'))
  return line === undefined ? findLastLine(tail, secrets) : cutHead(line, MAX_QUOTE_CHARS, secrets)
}

const MAX_RESPONSE_CHARS = 4096

/** Fields of the report that a failed script may print under their own names, or below `error_details`. */
const REPORTED = ['raw_response', 'response_headers', 'response_time', 'mcp_error', 'mcp_error_details']

/** Adds what a failed script printed as JSON about a request to the details of its error: `status_code`, `response`, `error_details`. */
export function withHttpContext(error: RaisedHere, printed: JsonObject | undefined, secrets: SecretSpans): RaisedHere {
  const below = asObject(printed?.['error_details'])
  const said: JsonObject = { ...printed, ...below }
  const status = asNumber(said['status_code'])
  const isStatus = status !== undefined && Number.isInteger(status)
  if (!isStatus && Object.keys(below).length === 0) return error
  const { response } = said
  const reported = REPORTED.flatMap((name) => {
    const value = said[name]
    return value === undefined ? [] : [[name, boundResponse(value, secrets)] as const]
  })
  const details = {
    ...(isStatus ? { status_code: status } : {}),
    ...(response === undefined ? {} : { raw_response: boundResponse(response, secrets) }),
    ...Object.fromEntries(reported),
    ...error.envelope.details,
  }
  return { ...error, envelope: { ...error.envelope, details } }
}

/** Returns data as it is, and of a long response its beginning as text. */
function boundResponse(response: Json, secrets: SecretSpans): Json {
  const text = printTextOrJson(response)
  return text.length > MAX_RESPONSE_CHARS || text === response ? cutHead(text, MAX_RESPONSE_CHARS, secrets) : response
}
