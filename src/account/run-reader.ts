import type { FieldCheck } from '../core/event-fields.js'
import { eventFacts, isEventType } from '../core/event-types.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { isRecord, parseJson } from '../core/json.js'
import { RUN_OUTCOMES } from '../core/outcome.js'
import type { ErrorRecord, ResultDocument } from '../core/report.js'

type Shape = Readonly<Record<string, FieldCheck>>

const FRAME: Shape = { workflow: 'string', file: 'string', node: 'string', type: 'string', attempt: 'number' }

function hasShape(value: unknown, shape: FieldCheck): boolean {
  switch (shape) {
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    case 'string-or-null':
      return value === null || typeof value === 'string'
    case 'envelope':
      return hasFields(value, { kind: 'string', message: 'string', details: 'object' })
    case 'frames':
      return Array.isArray(value) && value.every((frame) => hasFields(frame, FRAME))
    default:
      return typeof value === shape
  }
}

function hasFields(value: unknown, shape: Shape): boolean {
  return isRecord(value) && Object.entries(shape).every(([name, check]) => hasShape(value[name], check))
}

/** Whether a value is an event that this version knows, with every field that readers touch. */
function isStampedEvent(value: unknown): value is StampedEvent {
  if (!isRecord(value) || typeof value['timestamp'] !== 'string' || !isEventType(value['type'])) return false
  const fields = Object.entries(eventFacts(value['type']).fields)
  return fields.every(([name, { check }]) => check === null || hasShape(value[name], check))
}

/** Reads a file of JSON lines and passes on what `isKnown` accepts. */
class LineReader<T> {
  /** Lines that are not JSON, and what this version does not know. */
  skipped = 0

  constructor(
    readonly isKnown: (value: unknown) => value is T,
    readonly take: (value: T) => void,
  ) {}

  line(text: string): void {
    // A file may have been saved with a byte order mark.
    const line = text.replace(/^\ufeff/, '').trim()
    if (line === '') return
    const value: unknown = parseJson(line)
    if (this.isKnown(value)) this.take(value)
    else this.skipped += 1
  }
}

/** Reads events.jsonl. */
export class EventReader extends LineReader<StampedEvent> {
  constructor(...consumers: readonly EventConsumer[]) {
    super(isStampedEvent, (event) => {
      for (const consumer of consumers) consumer.consume(event)
    })
  }
}

const MAX_RECORDS = 10_000
const RECORD_SHAPE: Shape = {
  timestamp: 'string',
  node: 'string',
  envelope: 'envelope',
  frames: 'frames',
  attempts: 'number',
  stderr_tail: 'string',
}

/** Reads errors.jsonl, the first records of very many. */
export class RecordReader extends LineReader<ErrorRecord> {
  readonly records: ErrorRecord[] = []

  constructor() {
    super(isErrorRecord, (record) => {
      if (this.records.length < MAX_RECORDS) this.records.push(record)
    })
  }
}

function isErrorRecord(value: unknown): value is ErrorRecord {
  return isRecord(value) && hasFields(value, RECORD_SHAPE) && hasFields(value['workflow'], { name: 'string' })
}

const RESULT_SHAPE: Shape = {
  success: 'boolean',
  exit_code: 'number',
  errors: 'array',
  warnings: 'array',
  next_commands: 'array',
}

/** Reads result.json; null when the text is not one. */
export function readResult(text: string): ResultDocument | null {
  const value: unknown = parseJson(text)
  return isResult(value) ? value : null
}

function isResult(value: unknown): value is ResultDocument {
  if (!isRecord(value) || !hasFields(value, RESULT_SHAPE)) return false
  const { errors, execution, next_commands: next, outcome, termination, warnings, workflow } = value
  return (
    RUN_OUTCOMES.some((known) => known === outcome) &&
    areAll(errors, 'envelope') &&
    areAll(next, 'string') &&
    areAll(warnings, 'string') &&
    hasFields(workflow, { file: 'string' }) &&
    hasFields(execution, { duration_ms: 'number' }) &&
    (termination === null || hasFields(termination, { reason: 'string' }))
  )
}

function areAll(value: unknown, shape: FieldCheck): boolean {
  return Array.isArray(value) && value.every((item: unknown) => hasShape(item, shape))
}
