import type { OutputSchema } from '../../config/model.js'
import { parseEnvelopeJson, RAISE_MARKER } from '../../core/envelope.js'
import { isJsonObject, type Json, type JsonObject } from '../../core/json.js'
import { createSchemaViolation, type RaisedHere } from '../../core/outcome.js'
import { describeProblems, type SchemaProblem, validateData } from '../../core/payload-schema.js'
import type { PatternMatcher } from '../../core/ports.js'
import { cutHead } from '../../text/excerpt.js'
import { findJson } from '../find-json.js'
import { findRaises } from '../raise-marker.js'

const EXCERPT_CHARS = 4000

export type AnswerReading =
  | { readonly status: 'good'; readonly output: JsonObject; readonly warnings: readonly string[] }
  | { readonly status: 'raised'; readonly error: RaisedHere }
  | { readonly status: 'unfit'; readonly problems: readonly SchemaProblem[]; readonly found: Json | undefined }

/** Reads an answer: a raise first, then the output schema; without a schema any text is good. */
export function readAnswer(
  node: string,
  text: string,
  output: OutputSchema | undefined,
  match: PatternMatcher,
): AnswerReading {
  const error = readRaise(node, text)
  if (error !== null) return { status: 'raised', error: { ...error, typed: true } }
  if (output === undefined) return { status: 'good', output: { result: text }, warnings: [] }
  return readOutput(text, output, match)
}

/** The error for an answer that still breaks its schema when no repair turn is left. */
export function createUnfitAnswerError(
  node: string,
  text: string,
  problems: readonly SchemaProblem[],
  turns: number,
): RaisedHere {
  const described = describeProblems(problems)
  const message = `the answer of ${node} breaks its output schema: ${described}`
  return createSchemaViolation(node, 'agent', problems[0]?.path ?? '$', message, {
    original_message: described,
    problems: problems.map(({ path, message }) => ({ path, message })),
    answers: turns,
    excerpt: cutHead(text, EXCERPT_CHARS),
  })
}

/** Returns the error that an answer raises, wherever it stands in the text; null if it raises none. */
function readRaise(node: string, text: string): RaisedHere | null {
  const { marked, isOther } = findRaises(text)
  const parsed = marked.map((object) => parseEnvelopeJson(object, text))
  const [first, ...others] = [...parsed, ...(isOther ? [parseEnvelopeJson(null, text)] : [])]
  if (first === undefined) return null
  // A raise that is not valid is an error, because the signal must not be dropped.
  const malformed = [first, ...others].find((one) => one.status === 'broken')
  const kinds = [...new Set(parsed.flatMap((one) => (one.status === 'envelope' ? one.envelope.kind : [])))]
  if (first.status === 'envelope' && malformed === undefined && kinds.length === 1)
    return { envelope: first.envelope, origin: 'author' }
  const reason = malformed?.reason ?? `its objects have several kinds, ${kinds.join(' and ')}`
  const message = `${node} answered with an error that is malformed: ${reason}`
  return createSchemaViolation(node, RAISE_MARKER, malformed?.failedField ?? 'kind', message, {
    original_message: malformed?.originalMessage || reason,
    excerpt: cutHead(text, EXCERPT_CHARS),
  })
}

/** Returns the last object that fits: models show examples and drafts first. */
function readOutput(text: string, output: OutputSchema, match: PatternMatcher): AnswerReading {
  const json = findJson(text)
  const candidates = json.objects.map((object) => {
    const { value, unwrapped } = withoutWrappers(object, output)
    return { value, unwrapped, problems: validateData(value, output, match) }
  })
  const [best] = candidates.toReversed().toSorted((a, b) => a.problems.length - b.problems.length)
  if (best !== undefined) {
    const { value, unwrapped, problems } = best
    if (problems.length > 0) return { status: 'unfit', problems, found: value }
    const warnings = unwrapped.map((name) => `${name} came inside a wrapper object and was taken out of it`)
    return { status: 'good', output: value, warnings }
  }
  if (json.other !== undefined) {
    // A value that is not an object counts as the field `result`, as elsewhere in this language.
    const wrapped = { result: json.other }
    if (Object.hasOwn(output, 'result') && validateData(wrapped, output, match).length === 0)
      return { status: 'good', output: wrapped, warnings: [] }
    return { status: 'unfit', problems: validateData(json.other, output, match), found: json.other }
  }
  const message = text.trim() === '' ? 'the answer is empty' : 'the answer contains no JSON object'
  return { status: 'unfit', problems: [{ path: '$', message }], found: undefined }
}

/**
 * Takes scalars out of wrappers that models like to put around them: an object that holds exactly one value of the wanted
 * type, under the field's own name or a generic key, and nothing else. Anything less clear is left for a repair turn.
 */
function withoutWrappers(object: JsonObject, schema: OutputSchema) {
  const inner = Object.entries(object).flatMap(([name, found]): readonly (readonly [string, Json])[] => {
    const type = Object.hasOwn(schema, name) ? schema[name]?.type : undefined
    if (type === undefined || type === 'array' || type === 'object' || !isJsonObject(found)) return []
    if (!Object.keys(found).every((key) => [name, 'value', 'result'].includes(key))) return []
    const [only, ...more] = Object.values(found).filter((value) => typeof value === type)
    return only === undefined || more.length > 0 ? [] : [[name, only]]
  })
  return { value: { ...object, ...Object.fromEntries(inner) }, unwrapped: inner.map(([name]) => name) }
}
