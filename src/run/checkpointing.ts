import path from 'node:path'
import { Journal, type JournalRecord, journalRecord } from '../checkpoint/journal.js'
import { readJournal } from '../checkpoint/lines.js'
import { Memory } from '../checkpoint/memory.js'
import { protect, restore } from '../checkpoint/protect.js'
import { CHECKPOINT_FILE, JOURNAL_FILE, parseSnapshot, type Snapshot, snapshotText } from '../checkpoint/snapshot.js'
import type { Workflow } from '../config/model.js'
import type { NodeAt, RunEvent } from '../core/events.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { RunEnd } from '../core/outcome.js'
import type { FileStore } from '../core/ports.js'
import type { Redactor } from '../core/redaction/index.js'
import { err, ok, type Result } from '../core/result.js'

/** A checkpoint as it lies in a run folder, not yet held against the workflow. */
export interface SavedRun {
  readonly snapshot: Snapshot
  /** What the journal says, rewinds applied; secrets are still references. */
  readonly records: readonly Json[]
  readonly crc: number
  readonly journalBytes: number
  readonly total: number
}

/** Reads what a resume goes on from; the error says what is wrong and what to do. */
export function readCheckpoint(files: FileStore, folder: string): Result<SavedRun, string> {
  const file = path.join(folder, CHECKPOINT_FILE)
  if (!files.exists(file))
    return err(`there is no ${CHECKPOINT_FILE} in ${folder}; only runs that left one can be resumed`)
  try {
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return snapshot
    const journal = path.join(folder, JOURNAL_FILE)
    const content = readJournal(files.exists(journal) ? files.readText(journal) : '')
    if (!content.ok) return err(`${content.error}; the run cannot be resumed, start it again`)
    const records = rewound(content.value.records)
    return ok({
      snapshot: snapshot.value,
      records,
      crc: content.value.crc,
      journalBytes: content.value.soundBytes,
      total: content.value.records.length,
    })
  } catch (error) {
    return err(`the checkpoint cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** `--from` does not rewrite the journal; it says in it from where on it does not count any more. */
function rewound(records: readonly Json[]): readonly Json[] {
  let kept: (Json | null)[] = []
  for (const record of records) {
    const entry = isJsonObject(record) ? record['e'] : undefined
    const to = isJsonObject(entry) && entry['type'] === 'rewind' ? entry['to'] : undefined
    if (typeof to === 'number') kept = [...kept.slice(0, to), ...new Array(Math.max(0, kept.length - to)).fill(null)]
    kept.push(record)
  }
  return kept
}

/** Puts secrets back into what the journal holds; what has none anywhere is named. */
export function restoreRecords(
  saved: SavedRun,
  lookup: (origin: string) => string | undefined,
): Result<readonly JournalRecord[], string> {
  const records: JournalRecord[] = []
  const trouble = { missing: new Set<string>(), lost: false }
  const lostBy = new Set<string>()
  for (const record of saved.records) {
    if (record === null) continue
    trouble.lost = false
    const restored = journalRecord(restore(record, lookup, trouble))
    if (restored === null) continue
    if (trouble.lost && 'node' in restored.entry && restored.entry.node !== null) lostBy.add(restored.entry.node)
    records.push(restored)
  }
  if (trouble.missing.size > 0) return err(missingSecrets(trouble.missing))
  if (lostBy.size > 0) {
    const [first] = lostBy
    return err(
      `the output of ${[...lostBy].join(', ')} held a secret that is not kept; go on with --from ${first ?? 'NODE'}`,
    )
  }
  return ok(records)
}

function missingSecrets(missing: ReadonlySet<string>): string {
  const names = [...missing].map((origin) => {
    const [kind, name] = [origin.slice(0, origin.indexOf(':')), origin.slice(origin.indexOf(':') + 1)]
    return kind === 'input' ? `the input ${name} (give it with -i ${name}=VALUE)` : `the variable ${name}`
  })
  return `secrets are not kept in a checkpoint and must be there again: ${names.join(', ')}`
}

/** What one session keeps for the next one. */
export interface Checkpointing {
  append(event: RunEvent): void
  /** Makes everything durable; true when there was something to do. */
  flush(): boolean
  breaker(key: string, state: Json): void
  finish(end: RunEnd): { readonly path: string | null; readonly resumable: boolean }
}

export interface CheckpointRequest {
  readonly files: FileStore
  readonly folder: string
  readonly redactor: Redactor
  readonly now: () => number
  readonly workflow: Workflow
  readonly snapshot: Omit<Snapshot, 'status' | 'outcome' | 'resumable' | 'reason' | 'inputs' | 'hashes'> & {
    readonly inputs: JsonObject
  }
  readonly saved: SavedRun | null
  readonly rewindTo: number | null
  readonly onFailure: (message: string) => void
}

/** Opens the checkpoint of a run folder; without one, failures are told and the run goes on. */
export function openCheckpoint(request: CheckpointRequest): Checkpointing {
  const { files, folder, redactor, now, saved } = request
  const target = path.join(folder, CHECKPOINT_FILE)
  const inputs = protect(request.snapshot.inputs, redactor)
  const base = {
    ...request.snapshot,
    inputs: isJsonObject(inputs) ? inputs : {},
    hashes: Object.fromEntries(request.workflow.hashes),
  }
  const running: Snapshot = { ...base, status: 'running', outcome: null, resumable: true, reason: null }
  let failed = false
  const fail = (message: string): void => {
    if (failed) return
    failed = true
    request.onFailure(message)
  }
  const save = (snapshot: Snapshot): void => {
    try {
      files.replace(target, snapshotText(snapshot))
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
    }
  }
  save(running)
  const journal = openJournal(request, fail)
  if (request.rewindTo !== null) journal?.note({ type: 'rewind', to: request.rewindTo })
  return {
    append: (event) => journal?.append(event),
    breaker: (key, state) => journal?.note({ type: 'breaker', key, state }),
    flush: () => {
      if (journal?.dirty !== true) return false
      journal.flush()
      return !journal.broken
    },
    finish: (end) => {
      journal?.close()
      const verdict = resumability(end)
      if (verdict.keep)
        save({ ...base, status: 'ended', outcome: end.outcome, resumable: verdict.resumable, reason: verdict.reason })
      else removeBoth(files, folder)
      const usable = verdict.keep && !failed && journal?.broken !== true
      return { path: usable ? target : null, resumable: usable && verdict.resumable }
    },
  }

  function openJournal(asked: CheckpointRequest, onFailure: (message: string) => void): Journal | null {
    try {
      const file = path.join(asked.folder, JOURNAL_FILE)
      if (saved !== null) cutTornLine(asked.files, file, saved.journalBytes)
      return new Journal({ file: asked.files.openAppend(file), redactor, now, crc: saved?.crc ?? 0, onFailure })
    } catch (error) {
      onFailure(error instanceof Error ? error.message : String(error))
      return null
    }
  }
}

/** A line that a crash tore is taken away before anything is appended behind it. */
function cutTornLine(files: FileStore, file: string, soundBytes: number): void {
  if (!files.exists(file)) return
  const bytes = Buffer.from(files.readText(file), 'utf8')
  if (bytes.length > soundBytes) files.replace(file, bytes.subarray(0, soundBytes).toString('utf8'))
}

function removeBoth(files: FileStore, folder: string): void {
  for (const name of [CHECKPOINT_FILE, JOURNAL_FILE]) {
    try {
      files.remove(path.join(folder, name))
    } catch {
      // Nothing can be resumed from it either way: its snapshot says that it still runs, and the lock that nobody does.
    }
  }
}

/** Which ends can be gone on from, and why the others cannot. */
function resumability(end: RunEnd): {
  readonly keep: boolean
  readonly resumable: boolean
  readonly reason: string | null
} {
  if (end.termination !== null) return { keep: false, resumable: false, reason: 'it was terminated on purpose' }
  if (end.outcome === 'success') return { keep: true, resumable: false, reason: 'it succeeded' }
  if (end.error?.envelope.kind === 'halt.intentional')
    return { keep: true, resumable: false, reason: 'a halt route ended it' }
  return { keep: true, resumable: true, reason: null }
}

/** The position in the journal from which on everything is forgotten, for `--from NODE`. */
export function rewindPosition(saved: SavedRun, node: string): number | null {
  let visit: number | null = null
  for (const record of saved.records) {
    const at = rootNode(record)
    if (at !== null && at.node === node) visit = at.visit
  }
  if (visit === null) return null
  const prefix = `${node}#${visit}.`
  const first = saved.records.findIndex((record) => {
    const at = rootNode(record)
    return (at !== null && at.node === node && at.visit === visit) || scopeOf(record).startsWith(prefix)
  })
  return first === -1 ? null : first
}

function rootNode(record: Json): { readonly node: string; readonly visit: number } | null {
  const entry = isJsonObject(record) ? record['e'] : undefined
  if (!isJsonObject(entry) || entry['scope'] !== '') return null
  const { node, visit } = entry
  return typeof node === 'string' && typeof visit === 'number' ? { node, visit } : null
}

function scopeOf(record: Json): string {
  const entry = isJsonObject(record) ? record['e'] : undefined
  const scope = isJsonObject(entry) ? entry['scope'] : undefined
  return typeof scope === 'string' ? scope : ''
}

export function memoryOf(records: readonly JournalRecord[], onChanged: (at: NodeAt, reason: string) => void): Memory {
  return new Memory(records, onChanged)
}
