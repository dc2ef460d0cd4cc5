import { cutLongTexts, cutText } from '../../core/bounded.js'
import { isJsonObject, type Json, type JsonObject, jsonText, parseJson } from '../../core/json.js'

/** A client's context is small: what is longer is cut, and the files have all of it. */
const MAX_REPLY_CHARS = 200_000

/** The answer to a call, in the protocol's words. */
export interface Reply {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
  [key: string]: unknown
}

export function textReply(text: string, isError = false): Reply {
  return { content: [{ type: 'text', text: cutText(text, MAX_REPLY_CHARS) }], ...(isError ? { isError } : {}) }
}

/** A document as the command line prints it, and once more as data. */
export function documentReply(document: JsonObject, notes: readonly string[], isError: boolean): Reply {
  const bounded = boundedDocument(document)
  const text = jsonText(bounded, 2)
  return {
    content: [text, ...notes].map((part) => ({ type: 'text', text: part })),
    // The protocol's own writer knows plain numbers only; the text has all digits.
    structuredContent: JSON.parse(text),
    ...(isError ? { isError } : {}),
  }
}

/** What a command printed: JSON where it is a document, else text. */
export function printedReply(stdout: string, stderr: string, isError: boolean): Reply {
  const document = parseJson(stdout)
  if (isJsonObject(document)) return documentReply(document, [], isError)
  return textReply(stdout.trim() === '' ? stderr : stdout, isError)
}

/** Cuts long texts further and further, then leaves the output out, then everything but the bones. */
function boundedDocument(document: JsonObject): JsonObject {
  for (const limit of [Number.POSITIVE_INFINITY, 16_384, 2048, 256]) {
    const cut = limit === Number.POSITIVE_INFINITY ? document : cutLongTexts(document, limit)
    if (isJsonObject(cut) && fits(cut)) return cut
  }
  const short = cutLongTexts({ ...document, output: LEFT_OUT }, 1024)
  if (isJsonObject(short) && fits(short)) return short
  return { ...bones(document), truncated: LEFT_OUT }
}

const LEFT_OUT = 'left out: too long for an answer; result.json in the run folder has it'
const BONES = ['schema_version', 'success', 'outcome', 'exit_code', 'run_id', 'workflow', 'error', 'next_commands']

function bones(document: JsonObject): JsonObject {
  const kept = BONES.flatMap((name): readonly [string, Json][] => {
    const value = document[name]
    return value === undefined ? [] : [[name, cutLongTexts(value, 1024)]]
  })
  return Object.fromEntries(kept)
}

function fits(document: JsonObject): boolean {
  return jsonText(document, 2).length <= MAX_REPLY_CHARS
}
