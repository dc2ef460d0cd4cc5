import type { OutputSchema } from '../config/model.js'
import { type Json, type JsonObject, setKey } from '../core/json.js'
import type { ErrorFileContent } from '../core/ports.js'
import { err, ok, type Result, tryOr } from '../core/result.js'
import { coerceText } from '../expressions/index.js'
import { decodeText } from '../text/bytes.js'

/** Maximum size of the output file, as GitHub has for a step. */
export const MAX_OUTPUT_FILE_BYTES = 1024 * 1024

/** Reason why the file that CONDUCTOR_OUTPUT names cannot be parsed, with its text. */
export interface OutputFileProblem {
  readonly reason: string
  readonly text: string
}

const NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/

/** Returns the fields of the file that CONDUCTOR_OUTPUT names, as texts; null if it is empty. */
export function parseOutputFile(
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
  const text = tryOr(null, () => decodeText(bytes))
  if (text === null) return err({ reason: 'it is not UTF-8', text: '' })
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

/** Converts texts to the types of the schema; without one they stay texts. */
export function toTypedFields(fields: ReadonlyMap<string, string>, schema: OutputSchema | undefined): JsonObject {
  const typed: Record<string, Json> = {}
  for (const [name, text] of fields) {
    const type = schema !== undefined && Object.hasOwn(schema, name) ? schema[name]?.type : undefined
    setKey(typed, name, type === undefined || type === 'string' ? text : coerceText(text))
  }
  return typed
}
