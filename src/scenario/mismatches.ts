import { isDeepStrictEqual } from 'node:util'
import { roundToMilliseconds } from '../core/duration.js'
import type { Envelope } from '../core/envelope.js'
import { findRaisingNode } from '../core/events.js'
import { Float } from '../core/float.js'
import { isJsonObject, type Json, printJson, printTextOrJson } from '../core/json.js'
import { describeRuns, describeUnfired, formatInjection, type Injection } from '../engine/interception.js'
import { toOneLine } from '../text/terminal-text.js'
import type { Expectations, ExpectedError } from './load.js'
import type { ScenarioRun } from './run.js'

export interface Mismatch {
  readonly what: string
  readonly expected: Json
  readonly actual: Json
  readonly message: string
}

export function findMismatches(run: ScenarioRun, expect: Expectations, rootNodes: ReadonlySet<string>) {
  if (run.accidents.length > 0)
    return run.accidents.map((node): Mismatch => {
      const message = `${node} was about to run, and it is neither stubbed nor named in \`real\``
      return { what: 'stub', expected: null, actual: node, message }
    })
  const { walk: trace } = run.account
  const { result } = run
  const [ending] = result.errors
  return [
    ...(expectsNothing(expect) ? [NOTHING_EXPECTED] : []),
    ...run.unfired.map((injection) => createNeverFired(injection, trace.runs)),
    ...compareSame('outcome', expect.outcome, result.outcome, describeEnd(run)),
    ...compareSame('exit_code', expect.exitCode, result.exit_code),
    // Inner nodes are compared only if the expected path names one.
    ...compareSame(
      'path',
      expect.path,
      expect.path?.every((node) => rootNodes.has(node)) ? trace.path : trace.fullPath,
    ),
    ...[...expect.attempts].flatMap(([node, count]) =>
      compareSame(`attempts.${node}`, count, trace.runs.get(node) ?? 0),
    ),
    ...expect.notRun.flatMap((node) => {
      const actual = trace.runs.get(node) ?? 0
      return actual === 0 ? [] : [{ what: `not_run.${node}`, expected: 0, actual, message: describeRuns(node, actual) }]
    }),
    ...compareSame('waited_seconds', expect.waitedSeconds, roundToMilliseconds(run.waitedSeconds)),
    ...compareSame('terminated_by', expect.terminatedBy, result.termination?.terminated_by ?? null),
    ...findOutputMismatches(expect.output, run.output),
    ...findErrorMismatches('error', expect.error, ending === undefined ? null : { ...ending, node: ending.node_id }),
    ...findErrorsMismatches(expect.errors, run),
  ]
}

const NOTHING_EXPECTED: Mismatch = {
  what: 'expect',
  expected: null,
  actual: null,
  message: 'nothing in it could fail; add `outcome`, or what the path, the output or the error must be',
}

function expectsNothing({ attempts, notRun, output, ...others }: Expectations): boolean {
  const isEmptyOutput = output === undefined || (isJsonObject(output) && Object.keys(output).length === 0)
  const isOpen = Object.values(others).every((value) => value === null)
  return isOpen && isEmptyOutput && attempts.size === 0 && notRun.length === 0
}

function createNeverFired(injection: Injection, runs: ReadonlyMap<string, number>): Mismatch {
  const expected = formatInjection(injection)
  return { what: 'inject', expected, actual: null, message: describeUnfired(injection, runs) }
}

function compareSame(what: string, expected: Json, actual: Json, why = ''): readonly Mismatch[] {
  return expected === null ? [] : compareEqual(what, expected, actual, why)
}

/** Compares data deeply: 3 equals 3.0, and the order of keys does not matter. */
function compareEqual(what: string, expected: Json, actual: Json, why = ''): readonly Mismatch[] {
  const isEqual = isDeepStrictEqual(withoutFloats(expected), withoutFloats(actual))
  return isEqual ? [] : [createUnequal(what, expected, actual, why)]
}

function describeEnd({ result }: ScenarioRun): string {
  const [error] = result.errors
  if (error !== undefined) return ` (${error.node_id ?? 'the run'}: ${error.kind}: ${toOneLine(error.message, 300)})`
  const { termination } = result
  return termination === null ? '' : ` (${termination.terminated_by}: ${toOneLine(termination.reason, 300)})`
}

/** Compares the expected keys; the actual output may have others. */
function findOutputMismatches(expected: Json | undefined, actual: Json): readonly Mismatch[] {
  if (expected === undefined) return []
  if (!isJsonObject(expected)) return compareEqual('output', expected, actual)
  const output = isJsonObject(actual) ? actual : {}
  return Object.entries(expected).flatMap(([key, value]) => {
    const actualValue = Object.hasOwn(output, key) ? output[key] : undefined
    if (actualValue === undefined) {
      const message = `expected ${showValue(value)}, and there is no such key`
      return [{ what: `output.${key}`, expected: value, actual: null, message }]
    }
    return compareEqual(`output.${key}`, value, actualValue)
  })
}

function createUnequal(what: string, expected: Json, actual: Json, why = ''): Mismatch {
  const isAlike = showValue(expected) === showValue(actual)
  const show = isAlike ? showTyped : showValue
  return { what, expected, actual, message: `expected ${show(expected)}, was ${show(actual)}${why}` }
}

type RecordedError = Envelope & { readonly node: string | null }

function findErrorMismatches(
  what: string,
  expected: ExpectedError | null,
  raised: RecordedError | null,
): readonly Mismatch[] {
  if (expected === null) return []
  if (raised === null) {
    const message = `expected ${expected.kind ?? 'an error'}, and there was none`
    return [{ what, expected: expected.kind, actual: null, message }]
  }
  const { kind, message, details } = raised
  const isMessageRight = expected.message === null || message.includes(expected.message)
  return [
    ...compareSame(`${what}.kind`, expected.kind, kind),
    ...(isMessageRight ? [] : [createUnequal(`${what}.message`, expected.message, message)]),
    ...compareSame(`${what}.node`, expected.node, raised.node),
    ...Object.entries(expected.details ?? {}).flatMap(([key, value]) =>
      compareEqual(`${what}.details.${key}`, value, details[key] ?? null),
    ),
  ]
}

function findErrorsMismatches(expected: readonly ExpectedError[] | null, run: ScenarioRun): readonly Mismatch[] {
  if (expected === null) return []
  const { recorded } = run.account.errors
  const kinds = recorded.map(({ envelope }) => envelope.kind)
  if (expected.length !== kinds.length) {
    const message = `expected ${expected.length} on record, there ${kinds.length === 1 ? 'is' : 'are'} ${kinds.length}${kinds.length === 0 ? '' : `: ${kinds.join(', ')}`}`
    return [{ what: 'errors', expected: expected.map(({ kind }) => kind), actual: kinds, message }]
  }
  return recorded.flatMap((record, index) => {
    const raised = { ...record.envelope, node: findRaisingNode(record) }
    return findErrorMismatches(`errors[${index}]`, expected[index] ?? null, raised)
  })
}

function withoutFloats(value: Json): unknown {
  if (Array.isArray(value)) return value.map(withoutFloats)
  if (isJsonObject(value)) return new Map(Object.entries(value).map(([key, item]) => [key, withoutFloats(item)]))
  return value instanceof Float ? value.value : value
}

/** Shows a value with its type, for values that look alike. */
function showTyped(value: Json): string {
  const type = Array.isArray(value) ? 'a list' : isJsonObject(value) ? 'a mapping' : TYPE_WORDS.get(typeof value)
  return `${toOneLine(printJson(value), 500)}${type === undefined ? '' : ` (${type})`}`
}

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['boolean', 'a truth value'],
])

function showValue(value: Json): string {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return `[${value.join(', ')}]`
  return toOneLine(printTextOrJson(value), 500)
}
