import type { Envelope, Frame, HandledFirst } from '../core/envelope.js'
import type { FieldCheck } from '../core/event-fields.js'
import { eventFacts, isEventType } from '../core/event-types.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { asObject, asString, isJsonObject, type Json, parseJson } from '../core/json.js'
import { RUN_OUTCOMES } from '../core/outcome.js'
import type { ErrorRecord, ResultDocument } from '../core/report.js'

function hasShape(value: unknown, shape: FieldCheck | 'any'): boolean {
  switch (shape) {
    case 'any':
      return true
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'string-or-null':
      return value === null || typeof value === 'string'
    case 'envelope':
      return isEnvelope(value)
    default:
      return typeof value === shape
  }
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false
  return (
    'kind' in value &&
    typeof value.kind === 'string' &&
    'message' in value &&
    typeof value.message === 'string' &&
    'details' in value &&
    hasShape(value.details, 'object')
  )
}

/** Whether a value is an event that this version knows, with every field that readers touch. */
function isStampedEvent(value: unknown): value is StampedEvent {
  if (typeof value !== 'object' || value === null || !('type' in value) || !isEventType(value.type)) return false
  const fields: Readonly<Record<string, unknown>> = { ...value }
  if (typeof fields['timestamp'] !== 'string') return false
  return Object.entries(eventFacts(value.type).fields).every(
    ([name, { check }]) => check === null || hasShape(fields[name], check),
  )
}

const MAX_RECORDS = 10_000

/** Reads events.jsonl line by line and passes on what this version knows. */
export class EventReader {
  /** Lines that are not JSON, and events that this version does not know. */
  skipped = 0

  constructor(readonly consumer: EventConsumer) {}

  line(text: string): void {
    const line = lineText(text)
    if (line === '') return
    const value: unknown = parseJson(line)
    if (!isStampedEvent(value)) {
      this.skipped += 1
      return
    }
    this.consumer.consume(withErrorFields(value))
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
    const [record] = toRecord(parseJson(line) ?? null)
    if (record === undefined) this.skipped += 1
    else if (this.records.length < MAX_RECORDS) this.records.push(record)
  }
}

/** Also a file that was saved with a mark at its beginning is read. */
function lineText(text: string): string {
  return text.replace(/^\ufeff/, '').trim()
}

function toRecord(value: Json): readonly ErrorRecord[] {
  const envelope = isJsonObject(value) ? value['envelope'] : undefined
  if (!isJsonObject(value) || !isJsonObject(envelope)) return []
  const kind = envelope['kind']
  if (typeof kind !== 'string') return []
  const workflow = value['workflow']
  const frames = Array.isArray(value['frames']) ? value['frames'].flatMap(toFrame) : []
  const handling = Array.isArray(value['while_handling']) ? value['while_handling'].flatMap(toHandled) : []
  return [
    {
      schema_version: 1,
      timestamp: asString(value['timestamp']),
      run_id: asString(value['run_id']),
      workflow: {
        name: isJsonObject(workflow) ? asString(workflow['name']) : '',
        file: isJsonObject(workflow) ? asString(workflow['file']) : '',
      },
      node: asString(value['node'], frames[0]?.node ?? ''),
      envelope: { kind, message: asString(envelope['message']), details: asObject(envelope['details']) },
      frames,
      attempts: numberOf(value['attempts'], 1),
      exit_code: typeof value['exit_code'] === 'number' ? value['exit_code'] : null,
      stderr_tail: asString(value['stderr_tail']),
      ...(handling.length === 0 ? {} : { while_handling: handling }),
      github: null,
    },
  ]
}

function toHandled(value: Json): readonly HandledFirst[] {
  if (!isJsonObject(value)) return []
  return [{ node: asString(value['node']), kind: asString(value['kind']), message: asString(value['message']) }]
}

function toFrame(value: Json): readonly Frame[] {
  if (!isJsonObject(value)) return []
  return [
    {
      workflow: asString(value['workflow']),
      file: asString(value['file']),
      node: asString(value['node']),
      type: asString(value['type']),
      attempt: numberOf(value['attempt'], 1),
    },
  ]
}

function numberOf(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

const RESULT_SHAPE: Readonly<Record<string, FieldCheck | 'any'>> = {
  success: 'boolean',
  exit_code: 'number',
  workflow: 'object',
  errors: 'array',
  warnings: 'array',
  execution: 'object',
  next_commands: 'array',
  termination: 'any',
}

/** Reads result.json; null when the text is not one. */
export function readResult(text: string): ResultDocument | null {
  const value: unknown = parseJson(text)
  return isResult(value) ? value : null
}

function isResult(value: unknown): value is ResultDocument {
  if (typeof value !== 'object' || value === null) return false
  const fields: Readonly<Record<string, unknown>> = { ...value }
  if (!RUN_OUTCOMES.some((outcome) => outcome === fields['outcome'])) return false
  if (!Object.entries(RESULT_SHAPE).every(([name, shape]) => hasShape(fields[name], shape))) return false
  const { errors, execution, next_commands: next, termination, warnings, workflow } = fields
  return (
    Array.isArray(errors) &&
    errors.every((error: unknown) => isEnvelope(error)) &&
    areTexts(next) &&
    areTexts(warnings) &&
    hasField(workflow, 'file', 'string') &&
    hasField(execution, 'duration_ms', 'number') &&
    (termination === null || hasField(termination, 'reason', 'string'))
  )
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item: unknown) => typeof item === 'string')
}

function hasField(value: unknown, name: string, shape: FieldCheck | 'any'): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return hasShape(fields[name], shape)
}
