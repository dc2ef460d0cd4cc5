import { Document, isScalar, Scalar, type Tags, visit } from 'yaml'
import type { RunAccount } from '../account/run-account.js'
import type { Attempt, Visit } from '../account/visit.js'
import { Float } from '../core/float.js'
import { asString, isJsonObject, type Json, type JsonObject, jsonText } from '../core/json.js'
import { addTo } from '../core/lists.js'
import { isInside } from '../core/place.js'
import type { ReportedError, ResultDocument } from '../core/report.js'
import { err, ok, type Result } from '../core/result.js'
import { touchesOutside } from '../core/step-types.js'
import { printedFields } from './stubs.js'

/** What is left of the run that is to become a scenario; the account is a whole one. */
export interface RecordedRun {
  readonly account: RunAccount
  readonly result: ResultDocument | null
}

/** One run of a node. */
interface NodeRun {
  readonly visit: Visit
  readonly attempt: Attempt
  readonly inGroup: boolean
}

/** Turns a run into a scenario that goes the same way: what each node said becomes its stub, how it ended is expected. */
export function scenarioFromRun({ account, result }: RecordedRun, workflow: string): Result<string, string> {
  const { run, ending } = account
  if (run === null) return err('its events.jsonl has no beginning')
  if (ending === null && result === null) return err('it has not come to its end')
  const outcome = result?.outcome ?? ending?.outcome ?? 'success'
  const runs = countingRuns(account)

  const real = realNames(runs, account)
  const scenario: JsonObject = {
    name: nameOf(runs, result, outcome),
    ...unlessEmpty('inputs', run.input),
    ...unlessEmpty('stub', stubsOf(runs, timeSpent(result))),
    ...(real.length === 0 ? {} : { real }),
    expect: expectation(runs, result, outcome),
  }
  const head = `# Made from the run ${run.runId} of ${run.timestamp}; secrets are masked as they are in its files.\n`
  return ok(`${head}${yamlText({ workflow, scenarios: [scenario] })}`)
}

/**
 * Every run of a node that counts, in the order in which they began. What a resume has done again counts as it was done
 * last. In the root everything after it goes with it, because the run may have gone another way since; what is inside of
 * it stays, because a resume does not repeat what is finished.
 */
function countingRuns({ visits }: RunAccount): readonly NodeRun[] {
  const all = [...runsIn(visits.roots, false)].sort((a, b) => a.attempt.order - b.attempt.order)
  return all.filter(({ visit, attempt }) =>
    visits.again.every(
      ({ at, first, last }) => attempt.order < first || attempt.order >= last || isInside(visit.scope, at),
    ),
  )
}

function* runsIn(visits: Iterable<Visit>, inGroup: boolean): Generator<NodeRun> {
  for (const visit of visits) {
    for (const attempt of visit.attempts) yield { visit, attempt, inGroup }
    yield* runsIn(visit.children, inGroup || visit.group !== null)
  }
}

/** Gates without an answer, and policies: a policy may be a program, and has no stub. */
function realNames(runs: readonly NodeRun[], { governance }: RunAccount): readonly string[] {
  const gates = runs.filter(({ visit }) => visit.pauses.some(({ why }) => why === 'gate'))
  const policies = governance.policies.flatMap(({ policy_name: name }) => (typeof name === 'string' ? [name] : []))
  return [...new Set([...gates.map(({ visit }) => visit.node), ...policies])]
}

function nameOf(runs: readonly NodeRun[], result: ResultDocument | null, outcome: string): string {
  const [error] = result?.errors ?? []
  if (error !== undefined) return `${error.node_id ?? 'the run'} ends with ${error.kind}`
  const failed = runs.find(({ attempt }) => attempt.failure !== null)
  return failed === undefined
    ? `the run ended as ${outcome}`
    : `${failed.visit.node} raised ${failed.attempt.failure?.envelope.kind}, the run ended as ${outcome}`
}

/** One entry for each run, in the order in which the runs began; the last one stands for all that are equal to it. */
function stubsOf(runs: readonly NodeRun[], spent: ReportedError | null): JsonObject {
  const stubs = new Map<string, Json[]>()
  for (const { visit, attempt } of runs) {
    if (!touchesOutside(visit.type) || attempt.state === 'open') continue
    addTo(stubs, visit.node, entryOf(visit, attempt, spent))
  }
  return Object.fromEntries([...stubs].map(([node, entries]) => [node, shortened(entries)]))
}

function shortened(entries: readonly Json[]): Json {
  const different = [...entries]
  while (different.length > 1 && jsonText(different.at(-1)) === jsonText(different.at(-2))) different.pop()
  return different.length === 1 ? (different[0] ?? {}) : different
}

/** The limit that ended the run where its time was up. */
function timeSpent(result: ResultDocument | null): ReportedError | null {
  const [error] = result?.errors ?? []
  return error?.kind === 'internal.limit_exceeded' && error.details['limit'] === 'timeout_seconds' ? error : null
}

function entryOf({ node, type }: Visit, { output, failure }: Attempt, spent: ReportedError | null): JsonObject {
  const said = output === undefined ? {} : { output: type === 'script' ? withoutRepetition(output) : output }
  if (failure === null) return said
  const { kind, message, details } = failure.envelope
  // No time passes in a stub, so it says itself that the time is up.
  if (kind === 'internal.cancelled' && spent?.node_id === node)
    return { error: { kind: spent.kind, message: spent.message, details: spent.details } }
  // Cancelled by a sibling: with stubs it is done before that happens, and its output is not used.
  if (kind === 'internal.cancelled') return { output: {} }
  // A success route failed: it does so again, or has been mended since.
  const isOfRoute = /^routes\[\d+\]\.(?:when|output)/.test(asString(details['field']))
  if (kind === 'internal.template_error' && isOfRoute && output !== undefined) return said
  const typed = failure.origin === 'engine' && failure.typed ? { typed: true } : {}
  if (kind === 'internal.undeclared_kind') return { ...said, error: original(details, message) }
  return { ...said, error: { kind, message, ...unlessEmpty('details', details), ...typed } }
}

/** What the node said before the engine found that it had not announced it. */
function original(details: JsonObject, message: string): JsonObject {
  const { original_kind: kind, original_message: said, original_details: more } = details
  return { kind: kind ?? '', message: said ?? message, ...unlessEmpty('details', more) }
}

function unlessEmpty(name: string, data: Json | undefined): JsonObject {
  return isJsonObject(data) && Object.keys(data).length > 0 ? { [name]: data } : {}
}

/** A script's fields come from its stdout: once is enough, unless it was written in another way than the stub's. */
function withoutRepetition(output: Json): Json {
  if (!isJsonObject(output)) return output
  const { stdout, stderr, exit_code: exitCode, ...fields } = output
  return {
    ...fields,
    ...(stdout === undefined || stdout === printedFields(fields) ? {} : { stdout }),
    ...(stderr === '' || stderr === undefined ? {} : { stderr }),
    ...(exitCode === 0 || exitCode === undefined ? {} : { exit_code: exitCode }),
  }
}

function expectation(runs: readonly NodeRun[], result: ResultDocument | null, outcome: string): JsonObject {
  const [error] = result?.errors ?? []
  const counts = new Map<string, number>()
  for (const { visit } of runs) counts.set(visit.node, (counts.get(visit.node) ?? 0) + 1)
  // Members run side by side: how often each of them ran when another one failed is chance, and no expectation.
  const retried = runs.filter(({ visit, inGroup }) => !inGroup && visit.pauses.some(({ why }) => why === 'retry'))
  const attempts = Object.fromEntries(retried.map(({ visit: { node } }) => [node, counts.get(node) ?? 0]))
  // Nodes and groups of the root; attempts of one visit once, unless other nodes ran between them.
  const entered = runs.filter(({ visit, attempt }) => visit.scope === '' && (attempt.number === 1 || attempt.reentered))

  return {
    outcome,
    path: entered.map(({ visit }) => visit.node),
    ...unlessEmpty('attempts', attempts),
    ...(error === undefined
      ? {}
      : // Limits and the output belong to the workflow, and its name is not a node's name.
        { error: { kind: error.kind, ...(counts.has(error.node_id ?? '') ? { node: error.node_id } : {}) } }),
    ...(outcome === 'success' ? unlessEmpty('output', result?.output) : {}),
  }
}

/** `<<` is a name like any other in recorded data, and is quoted: a reader would merge what stands there. */
function withoutMerge(tags: Tags): Tags {
  return tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:merge')
}

/** Data as YAML that people can go on editing; what an older version of YAML would take for something else is quoted. */
export function yamlText(value: Json): string {
  const written = (_key: unknown, item: unknown): unknown => (item instanceof Float ? decimal(item) : item)
  const document = new Document(value, written, {
    version: '1.1',
    customTags: withoutMerge,
    aliasDuplicateObjects: false,
  })
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === '<<') key.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString({ lineWidth: 0 })
}

/** 1.0 is not 1. */
function decimal(number: Float): Scalar<number> {
  const scalar = new Scalar(number.value)
  scalar.minFractionDigits = 1
  return scalar
}
