import { crc32 } from 'node:zlib'
import { isCount, isJsonObject, type JsonObject, parseJson, printJson } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import {
  allowNull,
  createMapShape,
  createObjectShape,
  findWrongField,
  isBoolean,
  isNumber,
  isObject,
  isString,
  oneOf,
  type Shaped,
} from '../core/shape.js'
import { formatChecksum } from '../text/bytes.js'

const CHECKPOINT_FORMAT = 1
export const CHECKPOINT_FILE = 'checkpoint.json'
export const JOURNAL_FILE = 'journal.jsonl'

/** checkpoint.json: the identity of a run, and how its last session ended. The journal beside it holds the events. */
const FIELDS = {
  run_id: isString,
  workflow: createObjectShape({ name: isString, file: isString }),
  /** The workflow file as named on the command line, relative to `cwd`. */
  file: isString,
  cwd: isString,
  /** Secrets are references. */
  inputs: isObject,
  hashes: createMapShape(isString),
  created_at: isNumber,
  /** Duration of all sessions that ended, in milliseconds. */
  elapsed_ms: isNumber,
  session_at: isNumber,
  status: oneOf('running', 'ended'),
  outcome: allowNull(isString),
  resumable: isBoolean,
  reason: allowNull(isString),
  strict_exit: allowNull(isBoolean),
  provider: allowNull(isString),
  /** Options of the caller besides the inputs, for use on a resume; secrets are references. */
  options: isObject,
  /** The repository, commit and event that the run belongs to; null where they are not known. */
  repository: allowNull(isString),
  commit: allowNull(isString),
  event: allowNull(isString),
  /** Trace of the first session; later sessions belong to it, too. */
  traceparent: allowNull(isString),
  /** Set in the folder of a shard: its number, and the plan that it belongs to. */
  shard: allowNull(createObjectShape({ group: isString, visit: isCount, index: isCount, of: isCount, base: isString })),
  /** Checksum of the journal when the run ended, so that a truncated journal is noticed; null while the run is running. */
  journal: allowNull(isString),
  journal_lines: allowNull(isNumber),
  /** Why the journal is incomplete and cannot be resumed from; null if it is complete. */
  broken: allowNull(isString),
}
const isSnapshot = createObjectShape(FIELDS)
export type Snapshot = Shaped<typeof FIELDS>

export const RUNNING = {
  status: 'running',
  outcome: null,
  resumable: true,
  reason: null,
  journal: null,
  journal_lines: null,
  broken: null,
} as const

/** Defaults of fields that a snapshot of an older version may lack. */
const ADDED_LATER = {
  ...RUNNING,
  hashes: {},
  created_at: 0,
  elapsed_ms: 0,
  session_at: 0,
  strict_exit: null,
  provider: null,
  options: {},
  repository: null,
  commit: null,
  event: null,
  traceparent: null,
  shard: null,
} as const

/** Returns the first checksum of a journal. It depends on the run or shard, so that the journal of another run is noticed. */
export function computeJournalStart({ run_id: runId, shard }: Pick<Snapshot, 'run_id' | 'shard'>): number {
  return shard === null ? crc32(runId) : crc32(`${shard.index}/${shard.of}`, Number.parseInt(shard.base, 16))
}

export function formatSnapshot(snapshot: Snapshot): string {
  return sealDocument({ format: CHECKPOINT_FORMAT, ...snapshot })
}

export function parseSnapshot(text: string): Result<Snapshot, string> {
  const content = unsealDocument(text)
  if (!content.ok) return err(`${CHECKPOINT_FILE} cannot be used: ${content.error}`)
  const { format, ...rest } = content.value
  const value = { ...ADDED_LATER, ...rest }
  if (typeof format !== 'number') return err(`${CHECKPOINT_FILE} names no format`)
  if (format > CHECKPOINT_FORMAT)
    return err(
      `${CHECKPOINT_FILE} has the format ${format}, which is newer than this version of conductor understands (${CHECKPOINT_FORMAT}); use a newer one`,
    )
  if (isSnapshot(value)) return ok(value)
  return err(`${CHECKPOINT_FILE} cannot be used: its field ${findWrongField(value, FIELDS)} is missing or wrong`)
}

export function sealDocument(content: object): string {
  const body = printJson(content)
  return `${printJson({ ...content, checksum: formatChecksum(crc32(body)) }, 2)}\n`
}

export function unsealDocument(text: string): Result<JsonObject, string> {
  const value = parseJson(text)
  if (!isJsonObject(value)) return err('it is not a JSON object')
  const { checksum, ...content } = value
  if (checksum !== formatChecksum(crc32(printJson(content))))
    return err('its checksum does not match: it was damaged or edited')
  return ok(content)
}
