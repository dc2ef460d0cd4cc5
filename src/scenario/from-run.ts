import { Document, isScalar, Scalar, type Tags, visit } from 'yaml'
import type { RunAccount } from '../account/run-account.js'
import type { Attempt, Visit } from '../account/visit.js'
import { Float } from '../core/float.js'
import { asString, isJsonObject, type Json, type JsonObject, printJson } from '../core/json.js'
import { addTo } from '../core/maps.js'
import { isInsideAttempt } from '../core/place.js'
import type { ReportedError, ResultDocument } from '../core/report.js'
import { err, ok, type Result } from '../core/result.js'
import { touchesOutside } from '../core/step-types.js'
import { formatFields } from './stubs.js'

interface NodeRun {
  readonly visit: Visit
  readonly attempt: Attempt
  readonly inGroup: boolean
}

type RecordedRun = { readonly account: RunAccount; readonly result: ResultDocument | null }

/** Turns a run into a scenario that takes the same path: outputs and errors become stubs, the end becomes the expectation. */
export function createScenario({ account, result }: RecordedRun, workflow: string): Result<string, string> {
  const { run, ending } = account
  if (run === null) return err('its events.jsonl has no beginning')
  if (ending === null && result === null) return err('it has not ended')
  const outcome = result?.outcome ?? ending?.outcome ?? 'success'
  const runs = listCountingRuns(account)

  const real = listRealNames(runs, account)
  const scenario: JsonObject = {
    name: createScenarioName(result, outcome),
    ...omitEmpty('inputs', run.input),
    ...omitEmpty('stub', createStubs(runs, findTimeLimitError(result))),
    ...(real.length === 0 ? {} : { real }),
    expect: createExpectation(runs, result, outcome),
  }
  const head = `# Made from the run ${run.run_id} of ${run.timestamp}; secrets are masked as they are in its files.\n`
  return ok(`${head}${printYaml({ workflow, scenarios: [scenario] })}`)
}

/** Returns the attempts that count. If a resume ran one again, everything between the two is dropped, except what lies inside. */
function listCountingRuns({ visits }: RunAccount): readonly NodeRun[] {
  const all = [...walkRuns(visits.roots, false)].sort((a, b) => a.attempt.order - b.attempt.order)
  return all.filter(({ visit, attempt }) =>
    visits.again.every(
      ({ at, first, last }) => attempt.order < first || attempt.order >= last || isInsideAttempt(visit.scope, at),
    ),
  )
}

function* walkRuns(visits: Iterable<Visit>, inGroup: boolean): Generator<NodeRun> {
  for (const visit of visits) {
    for (const attempt of visit.attempts) yield { visit, attempt, inGroup }
    yield* walkRuns(visit.children, inGroup || visit.group !== null)
  }
}

/** Returns gates without an answer, and policies, which cannot be stubbed and may be commands. */
function listRealNames(runs: readonly NodeRun[], { governance }: RunAccount): readonly string[] {
  const gates = runs.filter(({ visit }) => visit.pauses.some(({ why }) => why === 'gate'))
  const policies = governance.policies.flatMap(({ policy_name: name }) => (typeof name === 'string' ? [name] : []))
  return [...new Set([...gates.map(({ visit }) => visit.node), ...policies])]
}

function createScenarioName(result: ResultDocument | null, outcome: string): string {
  const [error] = result?.errors ?? []
  if (error !== undefined) return `${error.node_id ?? 'the run'} ends with ${error.kind}`
  return `the run ended as ${outcome}`
}

/** Returns an entry for each attempt, in the order of their starts; equal entries at the end are merged. */
function createStubs(runs: readonly NodeRun[], timeLimitError: ReportedError | null): JsonObject {
  const stubs = new Map<string, Json[]>()
  for (const { visit, attempt } of runs) {
    if (!touchesOutside(visit.type) || attempt.state === 'open') continue
    addTo(stubs, visit.node, createStubEntry(visit, attempt, timeLimitError))
  }
  for (const entries of stubs.values())
    while (entries.length > 1 && printJson(entries.at(-1)) === printJson(entries.at(-2))) entries.pop()
  return Object.fromEntries(
    [...stubs].map(([node, entries]) => [node, entries.length > 1 ? entries : (entries[0] ?? {})]),
  )
}

/** Returns the error of the run's time limit; null if something else ended the run. */
function findTimeLimitError(result: ResultDocument | null): ReportedError | null {
  const [error] = result?.errors ?? []
  return error?.kind === 'internal.limit_exceeded' && error.details['limit'] === 'timeout_seconds' ? error : null
}

function createStubEntry(
  { node, type }: Visit,
  { output, failure }: Attempt,
  timeLimitError: ReportedError | null,
): JsonObject {
  const stubbed = output === undefined ? {} : { output: type === 'script' ? withoutRepetition(output) : output }
  if (failure === null) return stubbed
  const { kind, message, details } = failure.envelope
  // No time passes in a stub, so the stub raises the error of the time limit.
  if (kind === 'internal.cancelled' && timeLimitError?.node_id === node)
    return { error: { kind: timeLimitError.kind, message: timeLimitError.message, details: timeLimitError.details } }
  // A member that another one cancelled completes as a stub, and its output is not used.
  if (kind === 'internal.cancelled') return { output: {} }
  // A success route that failed fails again with the stubbed output, or has been mended since.
  const isOfRoute = /^routes\[\d+\]\.(?:when|output)/.test(asString(details['field']))
  if (kind === 'internal.template_error' && isOfRoute && output !== undefined) return stubbed
  const typed = failure.origin === 'engine' && failure.typed ? { typed: true } : {}
  if (kind !== 'internal.undeclared_kind')
    return { ...stubbed, error: { kind, message, ...omitEmpty('details', details), ...typed } }
  // The error that the node raised, before the engine replaced its kind.
  const { original_kind: original = '', original_message: text = message, original_details: more } = details
  return { ...stubbed, error: { kind: original, message: text, ...omitEmpty('details', more) } }
}

function omitEmpty(name: string, data: Json | undefined): JsonObject {
  return isJsonObject(data) && Object.keys(data).length > 0 ? { [name]: data } : {}
}

/** Drops the parts of a script's output that the stub derives from the other parts. */
function withoutRepetition(output: Json): Json {
  if (!isJsonObject(output)) return output
  const { stdout, stderr, exit_code: exitCode, ...fields } = output
  return {
    ...fields,
    ...(stdout === undefined || stdout === formatFields(fields) ? {} : { stdout }),
    ...(stderr === '' || stderr === undefined ? {} : { stderr }),
    ...(exitCode === 0 || exitCode === undefined ? {} : { exit_code: exitCode }),
  }
}

function createExpectation(runs: readonly NodeRun[], result: ResultDocument | null, outcome: string): JsonObject {
  const [error] = result?.errors ?? []
  const counts = new Map<string, number>()
  for (const { visit } of runs) counts.set(visit.node, (counts.get(visit.node) ?? 0) + 1)
  // Members run concurrently: their number of attempts when another one fails is chance.
  const retried = runs.filter(({ visit, inGroup }) => !inGroup && visit.pauses.some(({ why }) => why === 'retry'))
  const attempts = Object.fromEntries(retried.map(({ visit: { node } }) => [node, counts.get(node) ?? 0]))
  // Attempts of one visit count once, unless other nodes ran between them.
  const entered = runs.filter(({ visit, attempt }) => visit.scope === '' && (attempt.number === 1 || attempt.reentered))

  return {
    outcome,
    path: entered.map(({ visit }) => visit.node),
    ...omitEmpty('attempts', attempts),
    ...(error === undefined
      ? {}
      : // Errors of limits and of the output name the workflow, which is not a node.
        { error: { kind: error.kind, ...(counts.has(error.node_id ?? '') ? { node: error.node_id } : {}) } }),
    ...(outcome === 'success' ? omitEmpty('output', result?.output) : {}),
  }
}

/** Serialises data as YAML for editing; strings that YAML 1.1 would read as another type are quoted. */
export function printYaml(value: Json): string {
  const toWritten = (_key: unknown, item: unknown): unknown => {
    if (!(item instanceof Float)) return item
    // Keeps the fraction of a float: 1.0 is not 1.
    return Object.assign(new Scalar(item.value), { minFractionDigits: 1 })
  }
  // Without the merge tag: `<<` is an ordinary key in recorded data, and is quoted.
  const customTags = (tags: Tags): Tags =>
    tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:merge')
  const document = new Document(value, toWritten, { version: '1.1', customTags, aliasDuplicateObjects: false })
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === '<<') key.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString({ lineWidth: 0 })
}
