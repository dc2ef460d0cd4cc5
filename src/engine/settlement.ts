import type { Raised } from '../core/envelope.js'
import type { RunEvent } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import type { PendingGate, RaisedHere, Termination } from '../core/outcome.js'
import { ok, type Result } from '../core/result.js'
import type { Parting } from '../core/sharding.js'
import { renderFields } from '../nodes/rendering.js'
import type { RouteRow } from '../routing/decide.js'
import type { Effect } from './effects.js'
import { type Ended, type Failed, type Run, recordsOf } from './ended.js'
import type { DecisionEvent } from './run-context.js'
import type { RouteView } from './view.js'

/** Where a run goes after a step. */
export type Next =
  | { readonly next: 'go'; readonly to: string }
  | { readonly next: 'end'; readonly output: JsonObject | null }
  | { readonly next: 'again'; readonly from: string | null; readonly deadline: number }
  /** Nothing follows: a member of a group, or a step of `finally`. */
  | { readonly next: 'done'; readonly output: Json }
  | { readonly next: 'raised'; readonly error: Raised; readonly records: readonly Raised[] }
  | { readonly next: 'terminated'; readonly termination: Termination; readonly output: JsonObject | null }
  | { readonly next: 'suspended'; readonly gate: PendingGate }
  /** This machine has done its part. */
  | { readonly next: 'parted'; readonly parting: Parting }
  /** The whole run ends here. */
  | { readonly next: 'halted'; readonly error: Raised }
  | { readonly next: 'stopped'; readonly error: Raised; readonly records: readonly Raised[] }

/** Which routes of a step count: all in a flow, those for errors in a group, none in `finally`. */
export type Routes = 'all' | 'errors' | 'none'

/** What follows from one run of a step; nothing of it is on record yet. */
export interface Settlement {
  /** The run as it turned out: a success whose routes cannot be carried out is a failure. */
  readonly run: Run
  readonly effects: readonly Effect[]
  readonly decisions: readonly DecisionEvent[]
  readonly next: Next
}

/** A settlement without side effects. */
export function just(run: Run, next: Next, ...decisions: readonly DecisionEvent[]): Settlement {
  return { run, effects: [], decisions, next }
}

export function raisedBy(failed: Failed): Next {
  return { next: 'raised', error: failed.error, records: recordsOf(failed) }
}

type Taken = Extract<RunEvent, { type: 'route_taken' }>

interface Decided extends Pick<Taken, 'action' | 'route'> {
  readonly to?: string
  readonly exhausted?: boolean
  readonly output?: Json
}

/** The event of a decision; `kind` is that of the error it is about. */
export function taken({ at, ended }: Run, decided: Decided, kind = kindOf(ended)): Taken {
  const { scope, node, visit, attempt } = at
  const { action, route, to = null, exhausted = false, output = null } = decided
  const plain = { scope, node, visit, attempt, type: 'route_taken', action, to, route, kind } as const
  // Most decisions carry nothing else, and this is the hottest path of a run without processes.
  if (!exhausted && output === null && action !== 'recover') return plain
  const given = output !== null || action === 'recover' ? { output } : null
  return { ...plain, ...(exhausted ? { retries_exhausted: true } : null), ...given }
}

function kindOf(ended: Ended): string | null {
  return ended.status === 'raised' ? ended.error.envelope.kind : null
}

/** What a row that leads to the end says about the output; null when it says nothing. */
export function endOutput(row: RouteRow | null, view: () => RouteView): Result<JsonObject | null, RaisedHere> {
  const written = row?.route.output
  if (row === null || written === undefined) return ok(null)
  return renderFields(written, view().names, `${row.id}.output`)
}
