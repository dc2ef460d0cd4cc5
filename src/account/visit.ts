import type { Raised } from '../core/envelope.js'
import type { ItemMark, NodeAt, StampedEvent } from '../core/events.js'
import type { Json } from '../core/json.js'
import type { Usage } from '../core/outcome.js'
import type { StreamName } from '../core/ports.js'

/** One run of a node; times are milliseconds since the epoch. */
export class Attempt {
  endedAt: number | null = null
  state: 'completed' | 'failed' | 'open' = 'open'
  output: Json | undefined = undefined
  /** The end of what it printed so far, of what events tell while it runs; null before that, and once it has ended. */
  printed: Printed | null = null
  failure: Raised | null = null
  exitCode: number | null = null
  durationMs: number | null = null
  usage: Usage | null = null

  constructor(
    readonly number: number,
    public startedAt: number,
    /** Reported from the checkpoint: this session did not run it. */
    readonly cached: boolean,
    /** When it began among everything that did; what a later session did again inside of something keeps its turn. */
    readonly order: number,
    /** Whether other nodes ran since the attempt before, because a retry began at an earlier one. */
    readonly reentered: boolean,
  ) {}
}

/** A stretch of time in which a visit waited: for a retry, a timer or a person. */
export interface Pause {
  readonly why: 'retry' | 'timer' | 'gate'
  readonly from: number
  to: number | null
}

/** Where the run went after a visit; the event has much more, and a long run many of them. */
export type RouteTaken = Pick<Extract<StampedEvent, { type: 'route_taken' }>, 'action' | 'to' | 'route' | 'kind'>

/** What was done after a node: what an error route did, `error` where none took it, else `default`. */
export function actionOf({ action, kind }: Pick<RouteTaken, 'action' | 'kind'>): string {
  if (kind === null) return action === 'halt' ? 'halt' : 'default'
  if (action === 'unhandled' || action === 'collected') return 'error'
  return action === 'end' ? 'to' : action
}

/** One visit of a node with all its attempts, and what ran inside it. */
export class Visit {
  readonly scope: string
  readonly node: string
  readonly visit: number
  type = ''
  item: ItemMark | null = null
  /** Of very many the first and the latest; `attemptsTotal` counts all. */
  readonly attempts: Attempt[] = []
  attemptsTotal = 0
  /** Failed attempts of earlier sessions, which a resume ran again. */
  failedBefore = 0
  readonly pauses: Pause[] = []
  route: RouteTaken | null = null
  /** Whether the node that its error led to failed itself, so that nothing was handled. */
  handlerFailed = false
  /** When its last attempt ended, among all ends. */
  endOrder = 0
  recovered: { readonly kind: string; readonly output: Json | undefined } | null = null
  /** Whether a retry was scheduled that begins at an earlier node. */
  reenters = false
  termination: { readonly status: string; readonly reason: string } | null = null
  group: { readonly total: number; readonly succeeded: number; readonly failed: number } | null = null
  child: { readonly workflow: string; readonly file: string } | null = null
  /** What ran inside it; of very much the first, what failed and the latest; `childrenTotal` counts all. */
  readonly children = new Set<Visit>()
  childrenTotal = 0

  constructor(
    { scope, node, visit }: NodeAt,
    /** Its turn among all visits, the same however often the run is read. */
    readonly number: number,
  ) {
    this.scope = scope
    this.node = node
    this.visit = visit
  }
}

/** What became of a visit, as people would say it. */
export type VisitState =
  | 'completed'
  /** Completed after an error of its own. */
  | 'recovered'
  /** Completed although members failed. */
  | 'tolerated'
  | 'handled'
  | 'failed'
  | 'open'
  | 'waiting'
  | 'terminated-success'
  | 'terminated-failed'

export function stateOf(visit: Visit): VisitState {
  if (visit.termination !== null)
    return visit.termination.status === 'failed' ? 'terminated-failed' : 'terminated-success'
  const last = visit.attempts.at(-1)
  if (last === undefined) return 'open'
  switch (last.state) {
    case 'open':
      return isWaiting(visit) ? 'waiting' : 'open'
    case 'completed':
      return (visit.group?.failed ?? 0) > 0 ? 'tolerated' : 'completed'
    case 'failed':
      return failedState(visit)
  }
}

/** For an answer, itself or something inside it. */
export function isWaiting(visit: Visit): boolean {
  return visit.pauses.some(({ why }) => why === 'gate') || [...visit.children].some((one) => stateOf(one) === 'waiting')
}

function failedState(visit: Visit): VisitState {
  if (visit.recovered !== null) return 'recovered'
  const isHandled = visit.route?.action === 'end' || (visit.route?.action === 'to' && !visit.handlerFailed)
  return isHandled ? 'handled' : 'failed'
}

/** When it began; a group that was joined from shards began with the first of its items. */
export function startOf(visit: Visit): number {
  let start = visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0
  if (visit.group !== null) for (const child of visit.children) start = Math.min(start, startOf(child) || start)
  return start
}

/** The end of the last attempt or pause, or the given end of the run where it was cut off. */
export function endOf(visit: Visit, runEnd: number): number {
  let latest = startOf(visit)
  for (const { endedAt } of visit.attempts) latest = Math.max(latest, endedAt ?? runEnd)
  for (const { to } of visit.pauses) latest = Math.max(latest, to ?? runEnd)
  return latest
}

export function failuresOf(visit: Visit): readonly Raised[] {
  return visit.attempts.flatMap((attempt) => (attempt.failure === null ? [] : [attempt.failure]))
}

/** The output that later nodes saw, or what a failed node left. */
export function outputOf(visit: Visit): Json | undefined {
  return visit.recovered === null ? visit.attempts.at(-1)?.output : visit.recovered.output
}

export type Printed = Readonly<Record<StreamName, string>>

/** So much of each stream of a running node is shown. */
const MOST_CHARS = 16 * 1024

/** What a node has printed so far, with what one more event tells; a line says where something was left out. */
export function printedMore(
  before: Printed | null,
  { stream, text, omitted }: Extract<StampedEvent, { type: 'node_output' }>,
): Printed {
  const known = before ?? { stdout: '', stderr: '' }
  const gap = omitted > 0 ? `… ${omitted} characters are left out here\n` : ''
  return { ...known, [stream]: lastLines(`${known[stream] ?? ''}${gap}${text}`) }
}

function lastLines(text: string): string {
  if (text.length <= MOST_CHARS) return text
  const tail = text.slice(-MOST_CHARS)
  return `…\n${tail.slice(tail.indexOf('\n') + 1)}`
}
