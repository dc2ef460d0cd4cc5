import type { OutputSchema } from '../config/model.js'
import { isJsonObject, type Json, type JsonObject, parseJson, setKey } from '../core/json.js'
import type { ErrorFileContent, ProcessStreams } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { coerceText } from '../expressions/index.js'
import { decoded } from '../text/bytes.js'
import { headOf, tailOf as lastPart, NO_SECRETS } from '../text/excerpt.js'

const TAIL_BYTES = 4096

/** The last 4 KiB of a stream. */
export function tailOf(text: string, secrets = NO_SECRETS): string {
  return lastPart(text, TAIL_BYTES, secrets)
}

/** With this line Node.js ends the report of an uncaught error; the error itself stands above its stack. */
const NODE_SIGNATURE = /^Node\.js v\d+\.\d+/
const NAMED_ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)(?: \[\w+\])?(?:: |$)/

/** Lines with which npm ends its report: what went wrong stands above them. */
const NPM_POINTER =
  /^npm (?:error|ERR!)(?: +(?:\w+(?: This is related to .*)?|A complete log of this run can be found in:.*|For a full report see:|\S.*[\\/]_logs[\\/]\S+))?$/

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

/** As much as GitHub takes of a step. */
export const MAX_OUTPUT_FILE_BYTES = 1024 * 1024

/** Why the file that CONDUCTOR_OUTPUT names could not be understood; the text is what was found there. */
export interface OutputFileProblem {
  readonly reason: string
  readonly text: string
}

const NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/

/** What a script left in the file that CONDUCTOR_OUTPUT names: its fields, as texts; null when it wrote nothing. */
export function fieldsFromFile(
  content: ErrorFileContent,
): Result<ReadonlyMap<string, string> | null, OutputFileProblem> {
  switch (content.status) {
    case 'absent':
      return ok(null)
    case 'unreadable':
      return err({ reason: `it cannot be read: ${content.message}`, text: '' })
    case 'too_large': {
      const limit = `${MAX_OUTPUT_FILE_BYTES / 1024 / 1024} MiB`
      return err({ reason: `it has ${content.size} bytes, and at most ${limit} are read`, text: '' })
    }
    case 'bytes':
      return parse(content.bytes)
  }
}

function parse(bytes: Uint8Array): Result<ReadonlyMap<string, string> | null, OutputFileProblem> {
  let text: string
  try {
    text = decoded(bytes)
  } catch {
    return err({ reason: 'it is not UTF-8', text: '' })
  }
  const lines = text.split(/\r?\n/)
  const fields = new Map<string, string>()
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (line === '') continue
    const problem = (reason: string): Result<never, OutputFileProblem> =>
      err({ reason: `line ${index + 1}: ${reason}`, text: line })
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    const isPlain = equals !== -1 && (heredoc === -1 || equals < heredoc)
    const end = isPlain ? equals : heredoc
    if (end === -1) return problem('a line is `name=value`, or `name<<END` with the value in the lines up to `END`')
    const name = line.slice(0, end)
    if (!NAME.test(name)) return problem('a name is made of letters, digits, `_` and `-`, and starts with no digit')
    if (isPlain) {
      fields.set(name, line.slice(equals + 1))
      continue
    }
    const mark = line.slice(heredoc + 2)
    if (mark === '') return problem('after `<<` comes the word that ends the value')
    const close = lines.indexOf(mark, index + 1)
    if (close === -1) return problem(`no later line is just \`${mark}\`, so that the value has no end`)
    fields.set(name, lines.slice(index + 1, close).join('\n'))
    index = close
  }
  return ok(fields.size === 0 ? null : fields)
}

/** Texts stay texts, unless the schema says what a field is. */
export function typedFields(fields: ReadonlyMap<string, string>, schema: OutputSchema | undefined): JsonObject {
  const typed: Record<string, Json> = {}
  for (const [name, text] of fields) {
    const type = schema !== undefined && Object.hasOwn(schema, name) ? schema[name]?.type : undefined
    setKey(typed, name, type === undefined || type === 'string' ? text : coerceText(text))
  }
  return typed
}

/** How a shell says that it could not start what a line names, and what that means. */
const TROUBLES: readonly (readonly [pattern: RegExp, reason: (script: string) => string])[] = [
  [
    /(\S+): Permission denied$/,
    (script) => `${script} is not executable: run \`chmod +x ${script}\`, or \`git update-index --chmod=+x ${script}\``,
  ],
  [
    /(\S+): (?:cannot execute: required file not found|bad interpreter: .*|.*\^M.*)$/,
    (script) =>
      `the interpreter in the first line of ${script} does not exist; Windows line ends (CRLF) also look like this`,
  ],
  [
    /(\S*\/\S*): No such file or directory$/,
    (script) =>
      script.startsWith('/')
        ? `there is no ${script}`
        : `there is no ${script} in the folder where the script starts; set \`working_dir\`, or give the path from there`,
  ],
  [/(\S+): (?:command )?not found$/, (script) => `no program is called ${script}; is it installed, and on the PATH?`],
]

/** Codes with which shells end when a program could not be started. */
const NOT_STARTED: ReadonlySet<number | null> = new Set([126, 127])

/** The last line of a script that failed: without the temporary file that holds `run`, and with the reason where the shell names one. */
export function tellTrouble(line: string, exitCode: number | null, runFile: string | null): string {
  const said = withoutRunFile(line, runFile)
  if (!NOT_STARTED.has(exitCode)) return said
  for (const [pattern, reason] of TROUBLES) {
    const script = pattern.exec(said)?.[1]
    if (script !== undefined) return `${reason(script)}: ${said}`
  }
  return said
}

/** Nobody knows the temporary file that holds `run`. */
export function withoutRunFile(line: string, runFile: string | null): string {
  return runFile === null || runFile === '' ? line : line.replaceAll(runFile, 'run')
}
