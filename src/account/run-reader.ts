import { isFrame, RAISED } from '../core/envelope.js'
import type { Fields } from '../core/event-fields.js'
import { eventFacts, isEventType } from '../core/event-types.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { isRecord, parseJson } from '../core/json.js'
import { RUN_OUTCOMES } from '../core/outcome.js'
import type { ErrorRecord, ResultDocument } from '../core/report.js'
import {
  allowNull,
  allowUndefined,
  createListShape,
  createObjectShape,
  findWrongField,
  isBoolean,
  isNumber,
  isString,
  narrowShape,
  oneOf,
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
const RECORD = { timestamp: isString, workflow: createObjectShape({ name: isString }), node: isString }

function isErrorRecord(value: unknown): value is ErrorRecord {
  return isRecord(value) && findWrongField(value, RECORD) === undefined && hasFields(value, RECORDED)
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
const text = allowUndefined(allowNull(isString))
const number = allowUndefined(allowNull(isNumber))
const listTexts = allowUndefined(createListShape(isString))

const all = <C>(check: C, ...names: readonly string[]): Readonly<Record<string, C>> =>
  Object.fromEntries(names.map((name) => [name, check]))

const isReportedError = createObjectShape({
  kind: isString,
  message: isString,
  details: isRecord,
  frames: allowUndefined(createListShape(isFrame)),
  available_fields: listTexts,
  ...all(number, 'attempts', 'line', 'column', 'exit_code'),
  ...all(text, 'command', 'stdout_tail', 'stderr_tail', 'node_id', 'action', 'category', 'file', 'suggestion'),
  ...all(text, 'trace_file_hint', 'description', 'docs', 'owner'),
})
const isHandledError = createObjectShape({
  node: isString,
  kind: isString,
  message: isString,
  attempts: number,
  by: text,
  through: listTexts,
})
const isGate = createObjectShape({
  node: isString,
  prompt: isString,
  options: createListShape(createObjectShape({ label: isString, value: isString, prompt_for: text })),
})

const isStep = createObjectShape({
  node_id: isString,
  type: text,
  status: isString,
  duration_ms: number,
  attempts: number,
})

const isResult = narrowShape<ResultDocument>({
  success: isBoolean,
  outcome: oneOf(...RUN_OUTCOMES),
  exit_code: isNumber,
  run_id: text,
  workflow: createObjectShape({ file: isString, name: text }),
  error: text,
  error_cause: text,
  errors: createListShape(isReportedError),
  handled: allowUndefined(createListShape(isHandledError)),
  gate: allowUndefined(allowNull(isGate)),
  gates: allowUndefined(createListShape(isGate)),
  warnings: createListShape(isString),
  next_commands: createListShape(isString),
  checkpoint: allowUndefined(
    allowNull(createObjectShape({ completed_nodes: listTexts, failed_node: text, path: text })),
  ),
  execution: createObjectShape({
    duration_ms: isNumber,
    nodes_executed: number,
    nodes_total: number,
    steps: allowUndefined(createListShape(isStep)),
  }),
  metrics: allowUndefined(isRecord),
  ...all(allowUndefined(createListShape(isRecord)), 'policies', 'dead_letters', 'escalations'),
  termination: allowNull(createObjectShape({ reason: isString, status: text, terminated_by: text })),
})

/** Fields that may be absent in a result.json of another version. */
const ABSENT = {
  run_id: null,
  error: null,
  error_cause: null,
  gate: null,
  checkpoint: null,
  metrics: { duration_ms: 0, nodes_executed: 0, total_cost_usd: null },
  policies: [],
  dead_letters: [],
  escalations: [],
} as const

export function readResult(text: string): ResultDocument | null {
  const value: unknown = parseJson(text)
  return isResult(value) ? { ...ABSENT, ...value } : null
}
