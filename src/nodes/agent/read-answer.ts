import { type Envelope, envelopeFromJson } from '../../core/envelope.js'
import type { Json, JsonObject } from '../../core/json.js'
import type { PatternMatcher } from '../../core/patterns.js'
import { headOf } from '../../text/excerpt.js'
import { describeProblems, type OutputFields, type SchemaProblem, validateOutput } from '../output-schema.js'
import { findJson, wholeObject } from './extract-json.js'
import { normaliseAnswer } from './normalise.js'

const EXCERPT_CHARS = 4000

/** What an answer turned out to be. */
export type AnswerReading =
  | { readonly status: 'good'; readonly output: JsonObject; readonly warnings: readonly string[] }
  | { readonly status: 'raised'; readonly envelope: Envelope }
  /** Claims to be a raise and is not a valid one: a signal that must not be dropped. */
  | { readonly status: 'broken_raise'; readonly envelope: Envelope }
  | { readonly status: 'unfit'; readonly problems: readonly SchemaProblem[]; readonly found: Json | undefined }

/** Reads an answer: a raise first, then the output schema; without a schema any text is good. */
export function readAnswer(
  node: string,
  text: string,
  output: OutputFields | null,
  match: PatternMatcher,
): AnswerReading {
  const whole = wholeObject(text)
  if (whole !== null && whole['conductor_error'] === true) return readRaise(node, whole, text)
  if (output === null) return { status: 'good', output: { result: text }, warnings: [] }
  return readOutput(text, output, match)
}

/** The error for an answer that still breaks its schema when no repair turn is left. */
export function unfitEnvelope(node: string, text: string, problems: readonly SchemaProblem[], turns: number): Envelope {
  const [first] = problems
  return {
    kind: 'internal.schema_violation',
    message: `the answer of ${node} breaks its output schema: ${describeProblems(problems)}`,
    details: {
      node,
      source: 'agent',
      original_message: '',
      failed_field: first?.path ?? '$',
      problems: problems.map(({ path, message }) => ({ path, message })),
      answers: turns,
      excerpt: headOf(text, EXCERPT_CHARS),
    },
  }
}

function readRaise(node: string, whole: JsonObject, text: string): AnswerReading {
  const parsed = envelopeFromJson(whole, text)
  switch (parsed.status) {
    case 'envelope':
      return { status: 'raised', envelope: parsed.envelope }
    case 'broken':
      return {
        status: 'broken_raise',
        envelope: {
          kind: 'internal.schema_violation',
          message: `${node} answered with an error that is malformed: ${parsed.reason}`,
          details: {
            node,
            source: 'conductor_error',
            original_message: parsed.originalMessage,
            failed_field: parsed.failedField,
            excerpt: headOf(text, EXCERPT_CHARS),
          },
        },
      }
    case 'nothing':
      return { status: 'unfit', problems: [{ path: '$', message: 'the answer is empty' }], found: undefined }
  }
}

/** Of several objects the last one that fits is the answer: models show examples and drafts first. */
function readOutput(text: string, output: OutputFields, match: PatternMatcher): AnswerReading {
  const found = findJson(text)
  const candidates = found.objects.map((object) => {
    const { value, unwrapped } = normaliseAnswer(object, output)
    return { value, unwrapped, problems: validateOutput(value, output, match) }
  })
  const fitting = candidates.findLast(({ problems }) => problems.length === 0)
  if (fitting !== undefined) {
    const warnings = fitting.unwrapped.map((name) => `${name} came inside a wrapper object and was taken out of it`)
    return { status: 'good', output: fitting.value, warnings }
  }
  const nearest = candidates.reduce<(typeof candidates)[number] | null>(
    (best, each) => (best === null || each.problems.length <= best.problems.length ? each : best),
    null,
  )
  if (nearest !== null) return { status: 'unfit', problems: nearest.problems, found: nearest.value }
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
