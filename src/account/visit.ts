import type { Raised } from '../core/envelope.js'
import type { ItemMark, Stamped } from '../core/events.js'
import type { Json } from '../core/json.js'
import type { Usage } from '../core/outcome.js'
import { countLevels, runAround } from '../core/place.js'
import type { StreamName } from '../core/ports.js'
import type { GraphEdge } from '../core/report.js'
import type { GroupProgress } from './groups.js'

export class Attempt {
  endedAt: number | null = null
  state: 'completed' | 'failed' | 'open' = 'open'
  output: Json | undefined = undefined
  /** The last lines of output while the attempt is running; null before the first output and after the end. */
  printed: Printed | null = null
  failure: Raised | null = null
  exitCode: number | null = null
  durationMs: number | null = null
  usage: Usage | null = null

  constructor(
    readonly number: number,
    public startedAt: number,
    /** Whether the attempt was replayed from the checkpoint. */
    readonly cached: boolean,
    /** Position among all starts; a node inside a group or child keeps its position when a later session runs it again. */
    readonly order: number,
    /** Whether other nodes ran since the previous attempt, because the retry re-entered at an earlier node. */
    readonly reentered: boolean,
  ) {}
}

/** A stretch of time in which a visit waited: for a retry, a timer or a person. */
export interface Pause {
  readonly why: 'retry' | 'timer' | 'gate'
  readonly from: number
  to: number | null
}

/** The decision after a visit, without the fields of the event that no report shows. */
export type RouteTaken = Pick<Stamped<'route_taken'>, 'action' | 'to' | 'route' | 'kind' | 'unmet'>

/** Returns the action after a node: that of the error route, `error` if no route handled the error, otherwise `default`. */
export function toNodeAction({ action, kind }: Pick<RouteTaken, 'action' | 'kind'>): string {
  if (kind === null) return action === 'halt' ? 'halt' : 'default'
  if (action === 'unhandled' || action === 'collected') return 'error'
  return action === 'end' ? 'to' : action
}

/** Returns the kind of edge that a route takes in the graph. */
export function toEdgeKind({ route, kind }: Pick<RouteTaken, 'route' | 'kind'>): GraphEdge['kind'] {
  if (kind !== null) return 'error'
  return route === 'options' ? 'gate' : 'success'
}

export class Visit {
  type = ''
  item: ItemMark | null = null
  /** The first and the latest attempts; `attemptsTotal` counts all. */
  readonly attempts: Attempt[] = []
  attemptsTotal = 0
  /** Number of failed attempts of earlier sessions that a resume ran again. */
  failedBefore = 0
  readonly pauses: Pause[] = []
  route: RouteTaken | null = null
  /** The chain of handlers of the visit's error; the error is not handled while the last one has failed. */
  handling: { readonly isFailed: boolean } | null = null
  endOrder = 0
  recovered: { readonly kind: string; readonly output: Json | undefined } | null = null
  /** Whether the next retry re-enters at an earlier node. */
  reenters = false
  termination: { readonly status: string; readonly reason: string } | null = null
  group: GroupProgress | null = null
  child: { readonly workflow: string; readonly file: string } | null = null
  /** Visits inside this one: the first, the failed and the latest; `childrenTotal` counts all. */
  readonly children = new Set<Visit>()
  childrenTotal = 0

  constructor(
    readonly scope: string,
    readonly node: string,
    readonly visit: number,
    readonly number: number,
  ) {}

  /** Key of the node among the steps: `probe` for a step of the root, `both/left` directly inside a step, null for other nodes. */
  get stepKey(): string | null {
    if (this.scope === '') return this.node
    const around = countLevels(this.scope) === 1 ? runAround(this.scope) : null
    return around === null || around.item !== null ? null : `${around.node}/${this.node}`
  }

  attempt(number: number): Attempt | undefined {
    return this.attempts.find((attempt) => attempt.number === number)
  }

  /** Ends pauses at the time of the next event, even if they were meant to be longer. */
  endPauses(time: number): void {
    for (const pause of this.pauses) if (pause.to === null || pause.to > time) pause.to = time
  }
}

export type VisitState =
  | 'completed'
  | 'recovered'
  | 'tolerated'
  | 'handled'
  | 'failed'
  | 'open'
  | 'waiting'
  | 'terminated-success'
  | 'terminated-failed'

export function getVisitState(visit: Visit): VisitState {
  if (visit.termination !== null)
    return visit.termination.status === 'failed' ? 'terminated-failed' : 'terminated-success'
  const last = visit.attempts.at(-1)
  if (last === undefined) return 'open'
  switch (last.state) {
    case 'open':
      return isWaiting(visit) ? 'waiting' : 'open'
    case 'completed':
      return (visit.group?.failed ?? 0) > 0 ? 'tolerated' : 'completed'
    case 'failed': {
      if (visit.recovered !== null) return 'recovered'
      const { action } = visit.route ?? {}
      return action === 'end' || (action === 'to' && visit.handling?.isFailed !== true) ? 'handled' : 'failed'
    }
  }
}

export function isWaiting(visit: Visit): boolean {
  return (
    visit.pauses.some(({ why }) => why === 'gate') ||
    [...visit.children].some((child) => getVisitState(child) === 'waiting')
  )
}

/** Returns the start of a visit; a group that was joined from shards starts with its first item. */
export function getVisitStart(visit: Visit): number {
  let start = visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0
  if (visit.group !== null) for (const child of visit.children) start = Math.min(start, getVisitStart(child) || start)
  return start
}

/** Returns the end of the last attempt or pause; `runEnd` if it has no end. */
export function getVisitEnd(visit: Visit, runEnd: number): number {
  let latest = getVisitStart(visit)
  for (const { endedAt } of visit.attempts) latest = Math.max(latest, endedAt ?? runEnd)
  for (const { to } of visit.pauses) latest = Math.max(latest, to ?? runEnd)
  return latest
}

export function listFailures(visit: Visit): readonly Raised[] {
  return visit.attempts.flatMap((attempt) => (attempt.failure === null ? [] : [attempt.failure]))
}

export function getVisitOutput(visit: Visit): Json | undefined {
  return visit.recovered === null ? visit.attempts.at(-1)?.output : visit.recovered.output
}

export type Printed = Readonly<Record<StreamName, string>>

/** Maximum number of characters of each stream of a running node. */
const MOST_CHARS = 16 * 1024

/** Adds the output of an event to the output of a running node; a line marks omitted characters. */
export function addPrinted(earlier: Printed | null, { stream, text, omitted }: Stamped<'node_output'>): Printed {
  const printed = earlier ?? { stdout: '', stderr: '' }
  const gap = omitted > 0 ? `… ${omitted} characters are left out here\n` : ''
  const all = `${printed[stream] ?? ''}${gap}${text}`
  const tail = all.slice(-MOST_CHARS)
  return { ...printed, [stream]: tail === all ? all : `…\n${tail.slice(tail.indexOf('\n') + 1)}` }
}
