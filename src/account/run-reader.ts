import type { Frame } from '../core/envelope.js'
import type { FieldCheck } from '../core/event-fields.js'
import { eventFacts, isEventType } from '../core/event-types.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { asNumber } from '../core/float.js'
import { asObject, asString, isJsonObject, isRecord, type Json, type JsonObject, parseJson } from '../core/json.js'
import { RUN_OUTCOMES } from '../core/outcome.js'
import type { ErrorRecord, ResultDocument } from '../core/report.js'

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
    default:
      return typeof value === shape
  }
}

function hasFields(value: unknown, shape: Readonly<Record<string, FieldCheck>>): boolean {
  return isRecord(value) && Object.entries(shape).every(([name, check]) => hasShape(value[name], check))
}

/** Whether a value is an event that this version knows, with every field that readers touch. */
function isStampedEvent(value: unknown): value is StampedEvent {
  if (!hasFields(value, { timestamp: 'string' }) || !isRecord(value) || !isEventType(value['type'])) return false
  const fields = Object.entries(eventFacts(value['type']).fields)
  return fields.every(([name, { check }]) => check === null || hasShape(value[name], check))
}

const MAX_RECORDS = 10_000

/** Reads events.jsonl line by line and passes on what this version knows. */
export class EventReader {
  /** Lines that are not JSON, and events that this version does not know. */
  skipped = 0

  readonly #consumers: readonly EventConsumer[]

  constructor(...consumers: readonly EventConsumer[]) {
    this.#consumers = consumers
  }

  line(text: string): void {
    const line = lineText(text)
    if (line === '') return
    const value: unknown = parseJson(line)
    if (!isStampedEvent(value)) {
      this.skipped += 1
      return
    }
    const event = withErrorFields(value)
    for (const consumer of this.#consumers) consumer.consume(event)
  }
}

/** An error that another version wrote may lack what this one knows. */
function withErrorFields(event: StampedEvent): StampedEvent {
  if (event.type !== 'node_failed' && event.type !== 'error_recorded') return event
  return { ...UNKNOWN_ERROR, ...event }
}

const UNKNOWN_ERROR = { origin: 'author', typed: true, attempts: 1, exit_code: null, stderr_tail: '' } as const

/** Reads errors.jsonl line by line; what a record lacks is empty. */
export class RecordReader {
  /** The first of very many. */
  readonly records: ErrorRecord[] = []
  skipped = 0

  line(text: string): void {
    const line = lineText(text)
    if (line === '') return
    const record = toRecord(asObject(parseJson(line)))
    if (record === null) this.skipped += 1
    else if (this.records.length < MAX_RECORDS) this.records.push(record)
  }
}

/** Also a file that was saved with a mark at its beginning is read. */
function lineText(text: string): string {
  return text.replace(/^\ufeff/, '').trim()
}

function toRecord(value: JsonObject): ErrorRecord | null {
  const { kind, message, details } = asObject(value['envelope'])
  if (typeof kind !== 'string') return null
  const workflow = asObject(value['workflow'])
  const frames = objectsIn(value['frames']).map(toFrame)
  const handling = objectsIn(value['while_handling']).map((one) => {
    return { node: asString(one['node']), kind: asString(one['kind']), message: asString(one['message']) }
  })
  const { exit_code: exitCode } = value
  return {
    schema_version: 1,
    timestamp: asString(value['timestamp']),
    run_id: asString(value['run_id']),
    workflow: { name: asString(workflow['name']), file: asString(workflow['file']) },
    node: asString(value['node'], frames[0]?.node),
    envelope: { kind, message: asString(message), details: asObject(details) },
    frames,
    attempts: asNumber(value['attempts']) ?? 1,
    exit_code: typeof exitCode === 'number' ? exitCode : null,
    stderr_tail: asString(value['stderr_tail']),
    ...(handling.length === 0 ? {} : { while_handling: handling }),
    github: null,
  }
}

function toFrame(value: JsonObject): Frame {
  return {
    workflow: asString(value['workflow']),
    file: asString(value['file']),
    node: asString(value['node']),
    type: asString(value['type']),
    attempt: asNumber(value['attempt']) ?? 1,
  }
}

function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

const RESULT_SHAPE: Readonly<Record<string, FieldCheck>> = {
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
