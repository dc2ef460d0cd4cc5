import { crc32 } from 'node:zlib'
import { asObject, asString, isJsonObject, type Json, type JsonObject, jsonText, parseJson } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import type { ShardId } from '../core/sharding.js'
import { checksumText } from '../text/checksum.js'

const CHECKPOINT_FORMAT = 1
export const CHECKPOINT_FILE = 'checkpoint.json'
export const JOURNAL_FILE = 'journal.jsonl'

/** checkpoint.json: what a run is, and how its last session ended; what it did is in the journal beside it. */
export interface Snapshot {
  readonly runId: string
  readonly workflow: { readonly name: string; readonly file: string }
  /** As it was named on the command line, relative to `cwd`. */
  readonly fileAsGiven: string
  readonly cwd: string
  /** Protected: secrets are references. */
  readonly inputs: JsonObject
  readonly hashes: Readonly<Record<string, string>>
  readonly createdAt: number
  readonly status: 'running' | 'ended'
  readonly outcome: string | null
  /** Whether a plain resume goes on; otherwise why not. */
  readonly resumable: boolean
  readonly reason: string | null
  readonly strictExit: boolean | null
  readonly provider: string | null
  /** What the caller told the run besides its inputs; protected, and the same again on a resume. */
  readonly options: JsonObject
  /** The trace that the first session was a part of; later ones belong to it too. */
  readonly traceparent: string | null
  /** Set in the folder of a shard: what it adds to which plan. */
  readonly shard: (ShardId & { readonly base: string }) | null
  /** Checksum of the journal when the run ended, so that one that was cut off since is noticed; null while it runs. */
  readonly journal: string | null
  /** How many lines it had then: only the last of them may be torn. */
  readonly journalLines: number | null
  /** Why the journal lacks something that happened, so that it cannot be resumed from; null when it is complete. */
  readonly broken: string | null
}

/** What a snapshot says while its run goes on. */
export const RUNNING = {
  status: 'running',
  outcome: null,
  resumable: true,
  reason: null,
  journal: null,
  journalLines: null,
  broken: null,
} as const

/** What the journal beside a snapshot goes on from: the name of its run or shard, so that a journal of another one is noticed. */
export function journalStart({ runId, shard }: Pick<Snapshot, 'runId' | 'shard'>): number {
  return shard === null ? crc32(runId) : crc32(`${shard.index}/${shard.of}`, Number.parseInt(shard.base, 16))
}

export function snapshotText(snapshot: Snapshot): string {
  return sealed({
    format: CHECKPOINT_FORMAT,
    run_id: snapshot.runId,
    workflow: { ...snapshot.workflow },
    file: snapshot.fileAsGiven,
    cwd: snapshot.cwd,
    inputs: snapshot.inputs,
    hashes: { ...snapshot.hashes },
    created_at: snapshot.createdAt,
    status: snapshot.status,
    outcome: snapshot.outcome,
    resumable: snapshot.resumable,
    reason: snapshot.reason,
    strict_exit: snapshot.strictExit,
    provider: snapshot.provider,
    options: snapshot.options,
    traceparent: snapshot.traceparent,
    shard: snapshot.shard === null ? null : { ...snapshot.shard },
    journal: snapshot.journal,
    journal_lines: snapshot.journalLines,
    broken: snapshot.broken,
  })
}

/** Reads a snapshot; fields that are not there have a default. */
export function parseSnapshot(text: string): Result<Snapshot, string> {
  const content = unsealed(text)
  if (!content.ok) return err(`${CHECKPOINT_FILE} cannot be used: ${content.error}`)
  const value = content.value
  const format = value['format']
  if (typeof format !== 'number') return err(`${CHECKPOINT_FILE} names no format`)
  if (format > CHECKPOINT_FORMAT)
    return err(
      `${CHECKPOINT_FILE} has the format ${format}, which is newer than this version of conductor understands (${CHECKPOINT_FORMAT}); use a newer one`,
    )
  const workflow = asObject(value['workflow'])
  return ok({
    runId: asString(value['run_id']),
    workflow: { name: asString(workflow['name']), file: asString(workflow['file']) },
    fileAsGiven: asString(value['file']),
    cwd: asString(value['cwd']),
    inputs: asObject(value['inputs']),
    hashes: textsOf(asObject(value['hashes'])),
    createdAt: typeof value['created_at'] === 'number' ? value['created_at'] : 0,
    status: value['status'] === 'ended' ? 'ended' : 'running',
    outcome: typeof value['outcome'] === 'string' ? value['outcome'] : null,
    resumable: value['resumable'] !== false,
    reason: typeof value['reason'] === 'string' ? value['reason'] : null,
    strictExit: typeof value['strict_exit'] === 'boolean' ? value['strict_exit'] : null,
    provider: typeof value['provider'] === 'string' ? value['provider'] : null,
    options: asObject(value['options']),
    traceparent: typeof value['traceparent'] === 'string' ? value['traceparent'] : null,
    shard: shardOf(value['shard']),
    journal: typeof value['journal'] === 'string' ? value['journal'] : null,
    journalLines: typeof value['journal_lines'] === 'number' ? value['journal_lines'] : null,
    broken: typeof value['broken'] === 'string' ? value['broken'] : null,
  })
}

function shardOf(value: Json | undefined): Snapshot['shard'] {
  if (!isJsonObject(value)) return null
  const { group, visit, index, of, base } = value
  if (typeof visit !== 'number' || typeof index !== 'number' || typeof of !== 'number') return null
  return { group: asString(group), visit, index, of, base: asString(base) }
}

function textsOf(value: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (typeof item === 'string' ? [[key, item]] : [])),
  )
}

/** A document that carries its own checksum. */
export function sealed(content: Record<string, Json>): string {
  const body = jsonText(content)
  return `${jsonText({ ...content, checksum: checksumText(crc32(body)) }, 2)}\n`
}

export function unsealed(text: string): Result<Record<string, Json>, string> {
  const value = parseJson(text)
  if (!isJsonObject(value)) return err('it is not a JSON object')
  const { checksum, ...content } = value
  if (checksum !== checksumText(crc32(jsonText(content))))
    return err('its checksum does not match: it was damaged or edited')
  return ok(content)
}
