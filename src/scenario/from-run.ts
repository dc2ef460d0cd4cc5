import type { NodeAt, StampedEvent } from '../core/events.js'
import { isJsonObject, type Json, type JsonObject, jsonText } from '../core/json.js'
import { isInside, runKey } from '../core/place.js'
import type { ErrorRecord, ReportedError, ResultDocument } from '../core/report.js'
import { err, ok, type Result } from '../core/result.js'
import { touchesOutside } from '../core/step-types.js'
import { printedFields } from './stub-outcome.js'
import { traceOf } from './trace.js'
import { yamlText } from './yaml-text.js'

/** What is left of the run that is to become a scenario. */
export interface RecordedRun {
  readonly events: readonly StampedEvent[]
  readonly records: readonly ErrorRecord[]
  readonly result: ResultDocument | null
}

type Ended = Extract<StampedEvent, { type: 'node_completed' | 'node_failed' }>
type Started = Extract<StampedEvent, { type: 'node_started' }>

/** Turns a run into a scenario that goes the same way: what each node said becomes its stub, how it ended is expected. */
export function scenarioFromRun(recorded: RecordedRun, workflow: string): Result<string, string> {
  const run = { ...recorded, events: withoutRepeated(recorded.events) }
  const { events } = run
  const started = events.find((event) => event.type === 'workflow_started')
  if (started?.type !== 'workflow_started') return err('its events.jsonl has no beginning')
  const closing = events.findLast((event) => event.type === 'workflow_completed' || event.type === 'workflow_failed')
  const outcome = run.result?.outcome ?? (closing?.type === 'workflow_failed' ? closing.outcome : 'success')
  if (closing === undefined && run.result === null) return err('it has not come to its end')
  const stubs = stubsOf(events, timeSpent(run.result))
  const real = events.flatMap(realOf)
  const scenario: JsonObject = {
    name: nameOf(run, outcome),
    ...(Object.keys(started.input).length === 0 ? {} : { inputs: started.input }),
    ...(Object.keys(stubs).length === 0 ? {} : { stub: stubs }),
    ...(real.length === 0 ? {} : { real: [...new Set(real)] }),
    expect: expectation(run, outcome),
  }
  const head = `# Made from the run ${started.run_id} of ${started.timestamp}; secrets are masked as they are in its files.\n`
  return ok(`${head}${yamlText({ workflow, scenarios: [scenario] })}`)
}

/**
 * What a resume has done again counts once, as it was done last. In the root everything after it goes with it, because
 * the run may have gone another way since; what is inside of it stays, because a resume does not repeat what is finished.
 */
function withoutRepeated(events: readonly StampedEvent[]): readonly StampedEvent[] {
  let kept: StampedEvent[] = []
  const started = new Set<string>()
  for (const event of events) {
    if (event.type === 'node_started') {
      const key = runKey(event)
      if (started.has(key)) kept = forgetting(kept, event)
      // What is done again inside of something keeps its place among the others there.
      if (started.has(key) && event.scope !== '') continue
      started.add(key)
    }
    kept.push(event)
  }
  return kept
}

function forgetting(events: readonly StampedEvent[], again: Started): StampedEvent[] {
  const key = runKey(again)
  if (again.scope !== '') return events.filter((event) => !(isEnd(event) && runKey(event) === key))
  const first = events.findIndex((event) => event.type === 'node_started' && runKey(event) === key)
  return events.filter(({ scope }, index) => index < first || isInside(scope, again))
}

function isEnd(event: StampedEvent): event is Ended {
  return event.type === 'node_completed' || event.type === 'node_failed'
}

/** Gates that nobody answered, and policies: a policy may be a program, and has no stub. */
function realOf(event: StampedEvent): readonly string[] {
  if (event.type === 'gate_waiting') return [event.node]
  return event.type === 'policy_evaluated' ? [event.policy_name] : []
}

function nameOf({ events, result }: RecordedRun, outcome: string): string {
  const [error] = result?.errors ?? []
  if (error !== undefined) return `${error.node_id ?? 'the run'} ends with ${error.kind}`
  const handled = events.find((event) => event.type === 'node_failed')
  return handled?.type === 'node_failed'
    ? `${handled.node} raised ${handled.envelope.kind}, the run ended as ${outcome}`
    : `the run ended as ${outcome}`
}

/** One entry for each run, in the order in which the runs began; the last one stands for all that are equal to it. */
function stubsOf(events: readonly StampedEvent[], spent: ReportedError | null): JsonObject {
  const ends = new Map<string, Ended>()
  const begun: Started[] = []
  for (const event of events) {
    if (event.type === 'node_started' && touchesOutside(event.node_type)) begun.push(event)
    if (isEnd(event)) ends.set(runKey(event), event)
  }
  const stubs: Record<string, Json[]> = {}
  for (const start of begun) {
    const end = ends.get(runKey(start))
    if (end === undefined) continue
    const entry = entryOf(end, spent)
    const list = stubs[start.node]
    if (list === undefined) stubs[start.node] = [entry]
    else list.push(entry)
  }
  return Object.fromEntries(Object.entries(stubs).map(([node, entries]) => [node, shortened(entries)]))
}

function shortened(entries: readonly Json[]): Json {
  const kept = [...entries]
  while (kept.length > 1 && jsonText(kept.at(-1)) === jsonText(kept.at(-2))) kept.pop()
  return kept.length === 1 ? (kept[0] ?? {}) : kept
}

/** The limit that ended the run where its time was up. */
function timeSpent(result: ResultDocument | null): ReportedError | null {
  const [error] = result?.errors ?? []
  return error?.kind === 'internal.limit_exceeded' && error.details['limit'] === 'timeout_seconds' ? error : null
}

function entryOf(end: Ended, spent: ReportedError | null): JsonObject {
  if (end.type === 'node_completed') {
    if (end.node_type === 'human_gate' && isJsonObject(end.output)) return { output: end.output }
    return { output: end.node_type === 'script' ? withoutRepetition(end.output) : end.output }
  }
  const { kind, message, details } = end.envelope
  // No time passes in a stub, so it says itself that the time is up.
  if (kind === 'internal.cancelled' && spent?.node_id === end.node)
    return { error: { kind: spent.kind, message: spent.message, details: spent.details } }
  // Cancelled by a sibling: with stubs it is done before that happens, and its output is nobody's.
  if (kind === 'internal.cancelled') return { output: {} }
  const partial =
    end.partial === undefined
      ? {}
      : { output: end.node_type === 'script' ? withoutRepetition(end.partial) : end.partial }
  // A success route failed: it does so again, or has been mended since.
  if (kind === 'internal.template_error' && isRouteField(details['field']) && end.partial !== undefined) return partial
  const typed = end.origin === 'engine' && end.typed ? { typed: true } : {}
  if (kind === 'internal.undeclared_kind') return { ...partial, error: original(details, message) }
  return { ...partial, error: { kind, message, ...(Object.keys(details).length === 0 ? {} : { details }), ...typed } }
}

function isRouteField(field: Json | undefined): boolean {
  return typeof field === 'string' && /^routes\[\d+\]\.(?:when|output)/.test(field)
}

/** What the node said before the engine found that it had not announced it. */
function original(details: JsonObject, message: string): JsonObject {
  const { original_kind: kind, original_message: said, original_details: more } = details
  return {
    kind: kind ?? '',
    message: said ?? message,
    ...(isJsonObject(more) && Object.keys(more).length > 0 ? { details: more } : {}),
  }
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

function expectation(run: RecordedRun, outcome: string): JsonObject {
  const { path, runs } = traceOf(run.events)
  const [error] = run.result?.errors ?? []
  const retried = retriedOutsideGroups(run.events)
  const attempts = Object.fromEntries(retried.map((node) => [node, runs.get(node) ?? 0]))
  const output = run.result?.output ?? null
  return {
    outcome,
    path,
    ...(retried.length === 0 ? {} : { attempts }),
    ...(error === undefined
      ? {}
      : { error: { kind: error.kind, ...(ranIn(run.events, error.node_id) ? { node: error.node_id } : {}) } }),
    ...(outcome === 'success' && isJsonObject(output) && Object.keys(output).length > 0 ? { output } : {}),
  }
}

/** Limits and the output belong to the workflow, whose name is no node's. */
function ranIn(events: readonly StampedEvent[], node: string | null): boolean {
  return events.some((event) => event.type === 'node_started' && event.node === node)
}

/** Members run side by side: how often each of them ran when another one failed is chance, and no expectation. */
function retriedOutsideGroups(events: readonly StampedEvent[]): readonly string[] {
  const groups: NodeAt[] = []
  const retried: string[] = []
  for (const event of events) {
    if (event.type === 'group_started') groups.push(event)
    if (event.type === 'node_retry_scheduled' && !groups.some((group) => isInside(event.scope, group)))
      retried.push(event.node)
  }
  return retried
}
