import { getOwnEntry } from './json.js'
import type { FieldSchema, PayloadSchema } from './payload-schema.js'
import { allowUndefined, createObjectShape, isBoolean, isString, type Shaped } from './shape.js'

const WORDS = {
  description: allowUndefined(isString),
  suggestion: allowUndefined(isString),
  docs: allowUndefined(isString),
  owner: allowUndefined(isString),
  transient: allowUndefined(isBoolean),
}
export const isKindWords = createObjectShape(WORDS)
/** Words of a catalogue about a kind, which travel with an error of the kind. */
export type KindWords = Shaped<typeof WORDS>

/** Entry of a catalogue; without `details` the payload of the kind is unknown, with `{}` it has none. */
export interface KindEntry extends KindWords {
  readonly details?: PayloadSchema
}

/** `workflow.kinds`: what each kind means, and which `details` its errors have. */
export type KindCatalogue = Readonly<Record<string, KindEntry>>

const optional = (field: FieldSchema): FieldSchema => ({ ...field, required: false })
const TEXT: FieldSchema = { type: 'string' }
const COUNT: FieldSchema = { type: 'integer', minimum: 0 }
const OBJECT: FieldSchema = { type: 'object' }
const TEXTS: FieldSchema = { type: 'array', items: TEXT }
const ERROR: FieldSchema = { type: 'object', properties: { kind: TEXT, message: TEXT, details: OBJECT } }
const SECONDS: FieldSchema = { type: 'number', minimum: 0 }
const POSITION: FieldSchema = { type: 'object', properties: { line: COUNT, column: COUNT } }
const PROBLEM: FieldSchema = { type: 'object', properties: { path: TEXT, message: TEXT } }

/** Kinds that the engine makes, with their payloads; docs/errors.md explains each. */
export const ENGINE_CATALOGUE = {
  'internal.script_error': {
    description: 'A command ended with a non-zero exit code or by a signal, and wrote no envelope.',
    details: {
      exit_code: { type: 'integer', nullable: true },
      signal: { type: 'string', nullable: true, default: null },
      command: TEXT,
      stderr_tail: TEXT,
      stdout_tail: optional(TEXT),
      unread: optional({ type: 'boolean' }),
      problem_count: optional(COUNT),
      annotations_left_out: optional(COUNT),
    },
  },
  'internal.timeout': {
    description: 'A node was ended at its timeout.',
    transient: true,
    details: {
      timeout_seconds: { ...SECONDS, nullable: true },
      idle_seconds: optional(SECONDS),
      stderr_tail: optional(TEXT),
      raised: optional({ type: 'object', properties: { problem: TEXT, excerpt: TEXT } }),
      provider: optional(TEXT),
      model: optional(TEXT),
    },
  },
  'internal.schema_violation': {
    description: 'An envelope, a payload or an output does not fit its schema.',
    details: {
      node: TEXT,
      source: TEXT,
      failed_field: TEXT,
      original_message: TEXT,
      original_kind: optional(TEXT),
      original_details: optional(OBJECT),
      problems: optional({ type: 'array', items: PROBLEM }),
      excerpt: optional(TEXT),
      expected: optional(TEXT),
      answers: optional(COUNT),
    },
  },
  'internal.undeclared_kind': {
    description: 'A node raised a kind that its `raises` does not declare.',
    details: { original_kind: TEXT, original_message: TEXT, original_details: OBJECT, declared: TEXTS },
  },
  'internal.template_error': {
    description: 'A template failed.',
    details: {
      field: TEXT,
      template: TEXT,
      template_file: optional(TEXT),
      position: POSITION,
      available_fields: TEXTS,
      available_fields_total: COUNT,
      cause: optional(ERROR),
    },
  },
  'internal.group_failed': {
    description: 'A group failed as a whole; `details.errors` has the errors of its members.',
    details: { group: TEXT, failed: COUNT, total: COUNT, errors: OBJECT },
  },
  'internal.policy_denied': {
    description: 'A policy denied the start of a node.',
    details: { policy: TEXT, reason: TEXT, metadata: OBJECT },
  },
  'internal.circuit_open': {
    description: 'The circuit breaker of a node is open, so the node did not run.',
    transient: true,
    details: { key: TEXT, retry_after_seconds: SECONDS },
  },
  'internal.limit_exceeded': {
    description: 'A limit of the run was reached; no route takes it.',
    details: {
      limit: TEXT,
      value: { type: 'number' },
      used: optional({ type: 'number' }),
      node: optional(TEXT),
      next: optional(TEXT),
    },
  },
  'internal.no_route': {
    description: 'No success route matched; no route takes it.',
    details: { node: optional(TEXT), conditions: optional({ type: 'array' }) },
  },
  'internal.cancelled': {
    description: 'The run was cancelled; no route takes it.',
    details: { signal: optional(TEXT) },
  },
  'internal.unexpected': {
    description: 'An exception that nothing classifies: a bug of conductor-action.',
    details: { stack: optional(TEXT) },
  },
  'provider.exhausted': {
    description: 'The retries of a request to a model are spent.',
    transient: true,
    details: { provider: TEXT, model: TEXT, attempts: COUNT, last_error: TEXT, category: TEXT },
  },
  'provider.rejected': {
    description: 'A model refused a request: credentials, or a bad request.',
    details: {
      provider: optional(TEXT),
      model: optional(TEXT),
      attempts: optional(COUNT),
      last_error: optional(TEXT),
    },
  },
  'provider.tool_unavailable': {
    description: 'A tool server, or a tool of it, is not there.',
    details: { server: TEXT, tool: { type: 'string', nullable: true }, reason: TEXT },
  },
  'subworkflow.terminated': {
    description: 'A `terminate` node with the status `failed` ended a child workflow.',
    details: { output: OBJECT, reason: TEXT, terminated_by: TEXT, workflow: TEXT, workflow_file: TEXT },
  },
  'subworkflow.failed': {
    description: 'A child workflow failed without a typed error.',
    details: { cause: ERROR, workflow: TEXT, workflow_file: TEXT },
  },
  'subworkflow.depth_exceeded': {
    description: 'Workflows call each other too deep.',
    details: { max_depth: COUNT, workflow_file: TEXT },
  },
  'retry.exhausted': { description: 'Matches every error whose retries at this node are spent.', details: {} },
  'halt.intentional': {
    description: 'A `halt` route ended the run; `details.cause` is the error.',
    details: { cause: { ...ERROR, nullable: true } },
  },
} as const satisfies KindCatalogue
export type EngineKind = keyof typeof ENGINE_CATALOGUE

/** `details` that have a meaning in every error; no payload needs to declare them. */
export const WELL_KNOWN_DETAILS: readonly string[] = [
  ...['file', 'line', 'end_line', 'column', 'title', 'annotations', 'retry_after_seconds', 'retryable', 'transient'],
  ...['suggestion', 'status_code', 'raw_response', 'response_headers', 'response_time', 'injected'],
]

/** Returns what the engine, or else a catalogue, says about a kind. */
export function findKindEntry(catalogue: KindCatalogue | undefined, kind: string): KindEntry | undefined {
  return getOwnEntry<KindEntry>(ENGINE_CATALOGUE, kind) ?? getOwnEntry(catalogue ?? {}, kind)
}

/** Returns the words of a catalogue about a kind, without its payload; undefined if there are none. */
export function pickKindWords(catalogue: KindCatalogue | undefined, kind: string): KindWords | undefined {
  const { details: _, ...words } = getOwnEntry(catalogue ?? {}, kind) ?? {}
  return Object.keys(words).length === 0 ? undefined : words
}
