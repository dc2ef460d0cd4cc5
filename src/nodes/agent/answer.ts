import type { OutputSchema } from '../../config/model.js'
import { envelopeFromJson } from '../../core/envelope.js'
import { isJsonObject, type Json, type JsonObject, parseJson } from '../../core/json.js'
import { type RaisedHere, unfitData } from '../../core/outcome.js'
import type { PatternMatcher } from '../../core/ports.js'
import { headOf } from '../../text/excerpt.js'
import { describeProblems, type SchemaProblem, validateOutput } from '../output-schema.js'

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
  const whole = wholeObject(text)
  if (whole !== null && whole['conductor_error'] === true)
    return { status: 'raised', error: { ...readRaise(node, whole, text), typed: true } }
  if (output === undefined) return { status: 'good', output: { result: text }, warnings: [] }
  return readOutput(text, output, match)
}

/** The error for an answer that still breaks its schema when no repair turn is left. */
export function unfitAnswer(node: string, text: string, problems: readonly SchemaProblem[], turns: number): RaisedHere {
  const described = describeProblems(problems)
  const message = `the answer of ${node} breaks its output schema: ${described}`
  return unfitData(node, 'agent', problems[0]?.path ?? '$', message, {
    original_message: described,
    problems: problems.map(({ path, message }) => ({ path, message })),
    answers: turns,
    excerpt: headOf(text, EXCERPT_CHARS),
  })
}

/** Reports a raise that is not valid as an error, because the signal must not be dropped. */
function readRaise(node: string, whole: JsonObject, text: string): RaisedHere {
  const parsed = envelopeFromJson(whole, text)
  if (parsed.status === 'envelope') return { envelope: parsed.envelope, origin: 'author' }
  const message = `${node} answered with an error that is malformed: ${parsed.reason}`
  return unfitData(node, 'conductor_error', parsed.failedField, message, {
    original_message: parsed.originalMessage || parsed.reason,
    excerpt: headOf(text, EXCERPT_CHARS),
  })
}

/** Returns the last object that fits: models show examples and drafts first. */
function readOutput(text: string, output: OutputSchema, match: PatternMatcher): AnswerReading {
  const found = findJson(text)
  const candidates = found.objects.map((object) => {
    const { value, unwrapped } = withoutWrappers(object, output)
    return { value, unwrapped, problems: validateOutput(value, output, match) }
  })
  const [best] = candidates.toReversed().toSorted((a, b) => a.problems.length - b.problems.length)
  if (best !== undefined) {
    const { value, unwrapped, problems } = best
    if (problems.length > 0) return { status: 'unfit', problems, found: value }
    const warnings = unwrapped.map((name) => `${name} came inside a wrapper object and was taken out of it`)
    return { status: 'good', output: value, warnings }
  }
  if (found.other !== undefined) {
    // A value that is not an object counts as the field `result`, as elsewhere in this language.
    const wrapped = { result: found.other }
    if (Object.hasOwn(output, 'result') && validateOutput(wrapped, output, match).length === 0)
      return { status: 'good', output: wrapped, warnings: [] }
    return { status: 'unfit', problems: validateOutput(found.other, output, match), found: found.other }
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

/**
 * A fenced block opens at the start of a line, with the name of its language, and is closed at the start or the end of one: no text
 * inside of JSON has line ends. One that is never closed goes on to the end.
 */
const FENCED = /^[ \t]{0,3}(`{3,}|~{3,})[ \t]*[\w+.-]*[ \t]*\r?\n?([\s\S]*?)(?:^[ \t]{0,3}\1|\1[ \t]*\r?$|(?![\s\S]))/gm
/** How many characters the search may look at in all, so that hostile text costs no more than a long one. */
const PROSE_BUDGET = 64_000_000
const MAX_FOUND = 1000

/** Finds the JSON of an answer: the whole text, else its fenced blocks, else what stands in the prose. */
export function findJson(text: string) {
  const whole = parseJson(trimmed(text))
  if (whole !== undefined) return sorted([whole])
  const fenced = sorted(fencedJson(text).filter((value) => value !== undefined))
  if (fenced.objects.length > 0) return fenced
  const prose = sorted(proseJson(text))
  return prose.objects.length > 0 || fenced.other === undefined ? prose : fenced
}

/** The object that an answer is as a whole, or that its one fenced block is; only there an answer can raise. */
export function wholeObject(text: string): JsonObject | null {
  const whole = parseJson(trimmed(text))
  if (whole !== undefined) return isJsonObject(whole) ? whole : null
  const fenced = fencedJson(text)
  const [only] = fenced
  return fenced.length === 1 && isJsonObject(only) ? only : null
}

function trimmed(text: string): string {
  return text.replace(/^\uFEFF/, '').trim()
}

/** Separates objects, in the order of the text, from other JSON. */
function sorted(values: readonly Json[]) {
  return { objects: values.filter(isJsonObject), other: values.find((value) => !isJsonObject(value)) }
}

function fencedJson(text: string): readonly (Json | undefined)[] {
  return [...text.matchAll(FENCED)].map(([, , block = '']) => parseJson(block.trim()))
}

function proseJson(text: string): readonly Json[] {
  const found: Json[] = []
  const opening = /[{[]/g
  let budget = PROSE_BUDGET
  for (let at = opening.exec(text); at !== null; at = opening.exec(text)) {
    const { end, looked } = closingBracket(text, at.index, budget)
    budget -= looked
    const value = end === -1 ? undefined : parseJson(text.slice(at.index, end + 1))
    if (value !== undefined) {
      found.push(value)
      opening.lastIndex = end + 1
    }
    if (budget <= 0 || found.length === MAX_FOUND) break
  }
  return found
}

/** Where the bracket that opens at `start` is closed, strings left out (-1 when it never is), and what it cost to see. */
function closingBracket(text: string, start: number, budget: number) {
  const limit = Math.min(text.length, start + budget)
  let depth = 0
  let quoted = false
  for (let index = start; index < limit; index++) {
    const character = text[index]
    if (quoted) {
      if (character === '\\') index += 1
      else if (character === '"') quoted = false
      else if (character === '\n') return { end: -1, looked: index - start + 1 }
    } else if (character === '"') quoted = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return { end: index, looked: index - start + 1 }
    }
  }
  return { end: -1, looked: limit - start }
}
