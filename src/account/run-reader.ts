import { isFrame, RAISED } from '../core/envelope.js'
import type { Fields } from '../core/event-fields.js'
import { eventFacts, isEventType } from '../core/event-types.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { isRecord, parseJson } from '../core/json.js'
import { RUN_OUTCOMES } from '../core/outcome.js'
import type { ErrorRecord, ResultDocument } from '../core/report.js'
import {
  isBoolean,
  isNumber,
  isString,
  listShape,
  narrowShape,
  objectShape,
  oneOf,
  optional,
  orNull,
  wrongField,
} from '../core/shape.js'

/** Validates an event: this version must know its type, and every field that readers use must be right. */
function isStampedEvent(value: unknown): value is StampedEvent {
  if (!isRecord(value) || !isString(value['timestamp']) || !isEventType(value['type'])) return false
  return hasFields(value, eventFacts(value['type']).fields)
}

function hasFields(value: Readonly<Record<string, unknown>>, fields: Fields): boolean {
  return Object.entries(fields).every(([name, { check }]) => check === null || check(value[name]))
}

/** Reads JSON lines and passes on the values that `isKnown` accepts. */
class LineReader<T> {
  /** Number of lines that are not JSON or that this version does not know. */
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

export class EventReader extends LineReader<StampedEvent> {
  constructor(...consumers: readonly EventConsumer[]) {
    super(isStampedEvent, (event) => {
      for (const consumer of consumers) consumer.consume(event)
    })
  }
}

const MAX_RECORDS = 10_000
const { origin: _, typed: __, ...RECORDED } = RAISED
const RECORD = { timestamp: isString, workflow: objectShape({ name: isString }), node: isString }

function isErrorRecord(value: unknown): value is ErrorRecord {
  return isRecord(value) && wrongField(value, RECORD) === undefined && hasFields(value, RECORDED)
}

export class RecordReader extends LineReader<ErrorRecord> {
  readonly records: ErrorRecord[] = []

  constructor() {
    super(isErrorRecord, (record) => {
      if (this.records.length < MAX_RECORDS) this.records.push(record)
    })
  }
}

/** Fields that older versions lack. */
const text = optional(orNull(isString))
const number = optional(orNull(isNumber))
const texts = optional(listShape(isString))

const all = <C>(check: C, ...names: readonly string[]): Readonly<Record<string, C>> =>
  Object.fromEntries(names.map((name) => [name, check]))

const isReportedError = objectShape({
  kind: isString,
  message: isString,
  details: isRecord,
  frames: optional(listShape(isFrame)),
  available_fields: texts,
  ...all(number, 'attempts', 'line', 'column', 'exit_code'),
  ...all(text, 'command', 'stdout_tail', 'stderr_tail', 'node_id', 'action', 'category', 'file', 'suggestion'),
  ...all(text, 'trace_file_hint'),
})
const isHandledError = objectShape({ node: isString, kind: isString, message: isString, attempts: number, by: text })
const isGate = objectShape({
  node: isString,
  prompt: isString,
  options: listShape(objectShape({ label: isString, value: isString, prompt_for: text })),
})

const isStep = objectShape({ node_id: isString, type: text, status: isString, duration_ms: number, attempts: number })

const isResult = narrowShape<ResultDocument>({
  success: isBoolean,
  outcome: oneOf(...RUN_OUTCOMES),
  exit_code: isNumber,
  run_id: text,
  workflow: objectShape({ file: isString, name: text }),
  error: text,
  error_cause: text,
  errors: listShape(isReportedError),
  handled: optional(listShape(isHandledError)),
  gate: optional(orNull(isGate)),
  gates: optional(listShape(isGate)),
  warnings: listShape(isString),
  next_commands: listShape(isString),
  checkpoint: optional(orNull(objectShape({ completed_nodes: texts, failed_node: text, path: text }))),
  execution: objectShape({
    duration_ms: isNumber,
    nodes_executed: number,
    nodes_total: number,
    steps: optional(listShape(isStep)),
  }),
  metrics: optional(isRecord),
  ...all(optional(listShape(isRecord)), 'policies', 'dead_letters', 'escalations'),
  termination: orNull(objectShape({ reason: isString, status: text, terminated_by: text })),
})

export function readResult(text: string): ResultDocument | null {
  const value: unknown = parseJson(text)
  return isResult(value) ? value : null
}
