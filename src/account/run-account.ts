import type { Raised } from '../core/envelope.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import type { CancelSignal, PendingGate, RunOutcome } from '../core/outcome.js'
import type { ResultDocument } from '../core/report.js'
import type { ShardPlan, ShardShare } from '../core/sharding.js'
import { Errors } from './errors.js'
import { EventExcerpt } from './excerpt.js'
import { GovernanceLog } from './governance.js'
import { RunningGroups } from './groups.js'
import { Notices } from './notices.js'
import { Steps } from './steps.js'
import { TestLog } from './tests.js'
import { UsageLog } from './usage.js'
import { Visits } from './visits.js'
import { Walk } from './walk.js'

export interface RunFacts {
  readonly runId: string
  readonly workflow: string
  readonly file: string
  readonly input: JsonObject
  readonly timestamp: string
}

/** How a run ended; what its last event does not tell is empty. */
export interface RunEnding {
  readonly outcome: RunOutcome
  readonly signal: CancelSignal | null
  readonly message: string
  readonly output: Json
  readonly duration_ms: number
  readonly termination: ResultDocument['termination']
  readonly gate: PendingGate | null
  readonly plan: ShardPlan | null
  readonly shard: ShardShare | null
  /** The error that ended it; `Errors.recorded` has everything that errors.jsonl has. */
  readonly error: Raised | null
  /** What upstream calls it; empty for a success. */
  readonly error_type: string
  readonly errors_path: string | null
  readonly errors_write_error: string | null
}

/**
 * The account of one run: a bounded fold of its events. It grows while the run goes on, and is made by the same code when
 * a run folder is read again. Reporters, the ledger, scenarios and readers ask it and fold nothing themselves.
 */
export class RunAccount implements EventConsumer {
  readonly groups = new RunningGroups()
  /** Every visit with its attempts, as a tree. */
  readonly visits: Visits
  readonly errors: Errors
  /** The steps of the root, each with its last run. */
  readonly steps: Steps
  readonly walk = new Walk()
  readonly notices = new Notices(this.walk)
  readonly governance = new GovernanceLog()
  readonly usage = new UsageLog()
  readonly tests = new TestLog()
  /** A bounded choice of the events themselves. */
  readonly excerpt = new EventExcerpt()
  /** Null until the run has begun. */
  run: RunFacts | null = null
  /** Whether a resume went on with it; the resume itself does not know the failures before it. */
  isResumed = false
  /** Null while the run goes on, and where its process was stopped. */
  ending: RunEnding | null = null
  /** Time of the earliest event in milliseconds since the epoch. */
  startedAt: number | null = null
  /** Time of the latest event in milliseconds since the epoch; 0 before any. */
  lastAt = 0

  /** `whole` keeps every visit with its data, whatever that takes. */
  constructor({ whole = false }: { readonly whole?: boolean } = {}) {
    this.visits = new Visits(whole)
    this.errors = new Errors(this.visits)
    this.steps = new Steps(this)
  }

  consume(event: StampedEvent): void {
    const time = Date.parse(event.timestamp)
    this.#follow(event, time)
    this.groups.consume(event)
    this.visits.consume(event, time)
    this.errors.consume(event)
    this.walk.consume(event)
    this.notices.consume(event)
    this.governance.consume(event)
    this.usage.consume(event)
    this.tests.consume(event)
    this.excerpt.consume(event)
  }

  #follow(event: StampedEvent, time: number): void {
    if (Number.isFinite(time)) {
      // What an earlier session did is told again with its own time.
      this.startedAt = Math.min(this.startedAt ?? time, time)
      this.lastAt = Math.max(this.lastAt, time)
    }
    switch (event.type) {
      case 'workflow_started': {
        const { run_id: runId, workflow, file, input, timestamp } = event
        this.isResumed ||= event.resumed
        // A resumed run keeps the day on which it began.
        this.run ??= { runId, workflow, file, input, timestamp }
        this.ending = null
        return
      }
      case 'workflow_completed':
      case 'workflow_failed':
        this.ending = endingOf(event)
        return
      default:
    }
  }
}

type Closing = Extract<StampedEvent, { type: 'workflow_completed' | 'workflow_failed' }>

/** A run without its closing event was stopped from outside. */
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

function endingOf(event: Closing): RunEnding {
  const { status = 'failed', termination_reason: reason = '', terminated_by = '' } = event
  const termination = event.is_explicit === true ? { status, reason, terminated_by } : null
  if (event.type === 'workflow_completed') return { ...NOT_ENDED, ...event, outcome: 'success', termination }
  const { envelope, frames, error: rest, ...told } = event
  const error = envelope === null || rest === undefined ? null : { envelope, frames, ...rest }
  return { ...NOT_ENDED, ...told, error, termination }
}
