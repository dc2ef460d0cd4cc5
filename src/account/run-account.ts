import type { Raised } from '../core/envelope.js'
import { type EventConsumer, type EventHandlers, handle, type Stamped, type StampedEvent } from '../core/events.js'
import type { Json } from '../core/json.js'
import type { CancelSignal, PendingGate } from '../core/outcome.js'
import type { ResultDocument } from '../core/report.js'
import type { ShardPlan, ShardShare } from '../core/sharding.js'
import { Errors } from './errors.js'
import { GovernanceLog, ReactionLog, SightingLog, TestLog, UsageLog } from './logs.js'
import { Notices } from './notices.js'
import { Steps, Walk } from './steps.js'
import { Visits } from './visits.js'

export interface RunEnding
  extends Pick<Stamped<'workflow_failed'>, 'outcome' | 'message' | 'duration_ms' | 'error_type'> {
  readonly signal: CancelSignal | null
  readonly output: Json
  readonly termination: ResultDocument['termination']
  readonly gate: PendingGate | null
  readonly plan: ShardPlan | null
  readonly shard: ShardShare | null
  readonly error: Raised | null
  readonly errors_path: string | null
  readonly errors_write_error: string | null
}

/** The account of a run: a bounded fold of its events. Reporters, the ledger and scenarios read it and fold no events themselves. */
export class RunAccount implements EventConsumer {
  readonly visits: Visits
  readonly errors: Errors
  readonly steps: Steps
  readonly walk: Walk
  readonly notices: Notices
  readonly governance = new GovernanceLog()
  readonly usage = new UsageLog()
  readonly tests = new TestLog()
  readonly reactions = new ReactionLog()
  readonly sightings = new SightingLog()
  /** The first event of the first session; null until the run has begun. */
  run: Stamped<'workflow_started'> | null = null
  isResumed = false
  /** Null while the run is running, and if its process was killed. */
  ending: RunEnding | null = null
  startedAt: number | null = null
  /** Time of the latest event in milliseconds since the epoch; 0 before any. */
  lastAt = 0

  /** `whole` keeps every visit with its data, without a bound. */
  constructor({ whole = false }: { readonly whole?: boolean } = {}) {
    this.visits = new Visits(whole)
    this.errors = new Errors(this.visits)
    this.steps = new Steps(this)
    this.walk = new Walk(this.visits)
    this.notices = new Notices(this.visits)
  }

  consume(event: StampedEvent): void {
    const time = Date.parse(event.timestamp)
    if (Number.isFinite(time)) {
      // Replayed events of an earlier session keep their own time.
      this.startedAt = Math.min(this.startedAt ?? time, time)
      this.lastAt = Math.max(this.lastAt, time)
    }
    this.visits.consume(event, time)
    const { errors, walk, notices, governance, usage, tests, reactions, sightings } = this
    const folds = [this, errors, walk, notices, governance, usage, tests, reactions, sightings]
    for (const { on } of folds) handle(on, event)
  }

  readonly on: EventHandlers = {
    workflow_started: (event) => {
      this.isResumed ||= event.resumed
      this.run ??= event
      this.ending = null
    },
    workflow_completed: (event) => {
      this.ending = { ...NOT_ENDED, ...event, outcome: 'success', termination: toTermination(event) }
    },
    workflow_failed: (event) => {
      const { envelope, frames, error: rest, ...fields } = event
      const error = envelope === null || rest === undefined ? null : { envelope, frames, ...rest }
      this.ending = { ...NOT_ENDED, ...fields, error, termination: toTermination(event) }
    },
  }
}

/** Ending of a run without a closing event, which was stopped from outside. */
export const NOT_ENDED: RunEnding = {
  outcome: 'cancelled',
  signal: null,
  message: '',
  output: null,
  duration_ms: 0,
  termination: null,
  gate: null,
  plan: null,
  shard: null,
  error: null,
  error_type: '',
  errors_path: null,
  errors_write_error: null,
}

function toTermination(event: Stamped<'workflow_completed' | 'workflow_failed'>): RunEnding['termination'] {
  const { status = 'failed', termination_reason: reason = '', terminated_by = '' } = event
  return event.is_explicit === true ? { status, reason, terminated_by } : null
}
