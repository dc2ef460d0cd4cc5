import path from 'node:path'
import { Journal, type JournalRecord, journalRecord } from '../checkpoint/journal.js'
import { checksumText, readJournal } from '../checkpoint/lines.js'
import { Memory } from '../checkpoint/memory.js'
import { protect, reference, restore } from '../checkpoint/protect.js'
import { CHECKPOINT_FILE, JOURNAL_FILE, parseSnapshot, type Snapshot, snapshotText } from '../checkpoint/snapshot.js'
import { secretInputs } from '../config/inputs.js'
import type { Workflow } from '../config/model.js'
import type { RunEvent } from '../core/events.js'
import { carryFloats } from '../core/floats.js'
import { isJsonObject, type Json, type JsonObject, parseJson } from '../core/json.js'
import type { RunEnd } from '../core/outcome.js'
import type { FileStore } from '../core/ports.js'
import type { Redactor } from '../core/redaction/index.js'
import { err, ok, type Result } from '../core/result.js'
import { withoutRewound } from './rewind.js'

/** A checkpoint as it lies in a run folder, not yet held against the workflow. */
export interface SavedRun {
  readonly snapshot: Snapshot
  /** What the journal says and still counts; secrets are still references. */
  readonly records: readonly Json[]
  readonly crc: number
  /** What the journal must hold before anything is appended, when its last line was torn. */
  readonly mended: string | null
}

/** Reads what a resume goes on from; the error says what is wrong and what to do. */
export function readCheckpoint(files: FileStore, folder: string): Result<SavedRun, string> {
  const file = path.join(folder, CHECKPOINT_FILE)
  if (!files.exists(file)) return err(whyNone(files, folder))
  try {
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return snapshot
    const journal = path.join(folder, JOURNAL_FILE)
    const content = readJournal(files.exists(journal) ? files.readText(journal) : '')
    if (!content.ok) return err(`${content.error}; the run cannot be resumed, start it again`)
    const { records, crc, mended } = content.value
    const ended = snapshot.value.journal
    if (ended !== null && ended !== checksumText(crc))
      return err('the journal is not the one that the run ended with; the run cannot be resumed, start it again')
    return ok({ snapshot: snapshot.value, records: withoutRewound(records), crc, mended })
  } catch (error) {
    return err(`the checkpoint cannot be read: ${messageOf(error)}`)
  }
}

/** A run that was terminated leaves no checkpoint, and its result says who ended it. */
function whyNone(files: FileStore, folder: string): string {
  const result = path.join(folder, 'result.json')
  const document = files.exists(result) ? parseJson(files.readText(result)) : undefined
  const termination = isJsonObject(document) ? document['termination'] : undefined
  if (isJsonObject(termination))
    return `this run cannot be resumed: ${termination['terminated_by']} terminated it on purpose (${termination['reason']}); start it again`
  return `there is no ${CHECKPOINT_FILE} in ${folder}; only runs that left one can be resumed`
}

/** Puts secrets back into what the journal holds; what has none is marked, because not everything is needed again. */
export function restoreRecords(
  records: readonly Json[],
  lookup: (origin: string) => string | undefined,
): readonly JournalRecord[] {
  return records.flatMap((record) => {
    const trouble = { missing: new Set<string>(), lost: false }
    const restored = restore(record, lookup, trouble)
    const made = journalRecord(restored, { missing: [...trouble.missing], lost: trouble.lost })
    return made === null ? [] : [made]
  })
}

/** Why a run cannot be gone on with; the way on is in words of the command line, and apart, because others have other words. */
export interface Refusal {
  readonly message: string
  readonly suggestion: string | null
}

/** Why a run cannot go on from these records, if secrets that it needs are not there. */
export function secretTroubles(records: readonly JournalRecord[]): Refusal | null {
  const { missing, lost } = new Memory(records, () => {}).troubles()
  if (missing.size > 0) return missingSecrets(missing)
  const [first] = lost
  if (first === undefined) return null
  return {
    message: `what ${lost.join(', ')} left held a secret, and secrets are not kept in a checkpoint`,
    suggestion: `go on with --from ${first}`,
  }
}

function missingSecrets(missing: ReadonlySet<string>): Refusal {
  const origins = [...missing].map((origin) => ({
    isInput: origin.startsWith('input:'),
    name: origin.slice(origin.indexOf(':') + 1),
  }))
  const names = origins.map(({ isInput, name }) => `the ${isInput ? 'input' : 'variable'} ${name}`)
  return {
    message: `secrets are not kept in a checkpoint and must be there again: ${names.join(', ')}`,
    suggestion: giveInputs(origins.filter(({ isInput }) => isInput).map(({ name }) => name)),
  }
}

/** How inputs are given to the command; null when there is none to give. */
export function giveInputs(names: readonly string[]): string | null {
  return names.length === 0 ? null : `give them with ${names.map((name) => `-i ${name}=VALUE`).join(' ')}`
}

/** What one session keeps for the next one. */
export interface Checkpointing {
  append(event: RunEvent, clean: Json): void
  /** Makes everything durable; true when there was something to do. */
  flush(): boolean
  breaker(key: string, state: Json): void
  /** Completes the journal and says what a later session will find. */
  finish(end: RunEnd): { readonly path: string | null; readonly resumable: boolean }
  /** Says in the snapshot that the run has ended; done last, so that a crash before leaves a run to be gone on with. */
  seal(end: RunEnd): void
}

export interface CheckpointRequest {
  readonly files: FileStore
  readonly folder: string
  readonly redactor: Redactor
  readonly now: () => number
  readonly workflow: Workflow
  readonly snapshot: Omit<Snapshot, 'status' | 'outcome' | 'resumable' | 'reason' | 'hashes' | 'journal'>
  readonly saved: SavedRun | null
  /** Runs that still count after `--from`. */
  readonly rewind: readonly string[] | null
  readonly onFailure: (message: string) => void
}

/** Opens the checkpoint of a run folder; a failure is told once and the run goes on without. */
export function openCheckpoint(request: CheckpointRequest): Checkpointing {
  const { files, folder } = request
  const target = path.join(folder, CHECKPOINT_FILE)
  const base = {
    ...request.snapshot,
    inputs: protectedInputs(request),
    hashes: Object.fromEntries(request.workflow.hashes),
  }
  let failed = false
  const fail = (message: string): void => {
    if (!failed) request.onFailure(message)
    failed = true
  }
  const save = (state: Pick<Snapshot, 'status' | 'outcome' | 'resumable' | 'reason' | 'journal'>): void => {
    try {
      files.replace(target, snapshotText({ ...base, ...state }))
    } catch (error) {
      fail(messageOf(error))
    }
  }
  save({ status: 'running', outcome: null, resumable: true, reason: null, journal: null })
  const journal = failed ? null : openJournal(request, fail)
  if (request.rewind !== null) journal?.note({ type: 'rewind', keep: request.rewind })
  return {
    append: (event, clean) => journal?.append(event, clean),
    breaker: (key, state) => journal?.note({ type: 'breaker', key, state }),
    flush: () => {
      if (journal?.dirty !== true) return false
      journal.flush()
      return !journal.broken
    },
    finish: (end) => {
      journal?.close()
      const verdict = resumability(end)
      const usable = verdict.keep && !failed && journal?.broken === false
      return { path: usable ? target : null, resumable: usable && verdict.resumable }
    },
    seal: (end) => {
      const { keep, resumable, reason } = resumability(end)
      if (!keep) return removeBoth(files, folder)
      if (failed || journal === null) return
      save({ status: 'ended', outcome: end.outcome, resumable, reason, journal: checksumText(journal.crc) })
    },
  }
}

/** A declared secret is always a reference, whatever it looks like; other inputs lose what is secret in them. */
function protectedInputs({ workflow, snapshot, redactor }: CheckpointRequest): JsonObject {
  const secret = new Set(secretInputs(workflow))
  const inputs = Object.entries(snapshot.inputs).map(([name, value]) => {
    const alone = protect({ [name]: value }, redactor)
    const kept = isJsonObject(alone) ? alone[name] : undefined
    // Where it came from a variable, it can be read from there again.
    const known = kept !== undefined && (!secret.has(name) || (typeof value === 'string' && kept !== value))
    return [name, known ? kept : reference(`input:${name}`)]
  })
  return carryFloats(snapshot.inputs, Object.fromEntries(inputs))
}

function openJournal(request: CheckpointRequest, onFailure: (message: string) => void): Journal | null {
  const { files, folder, saved, redactor, now } = request
  try {
    const file = path.join(folder, JOURNAL_FILE)
    // A line that a crash tore is taken away before anything is appended behind it.
    if (saved !== null && saved.mended !== null) files.replace(file, saved.mended)
    return new Journal({ file: files.openAppend(file), redactor, now, crc: saved?.crc ?? 0, onFailure })
  } catch (error) {
    onFailure(messageOf(error))
    return null
  }
}

function removeBoth(files: FileStore, folder: string): void {
  for (const name of [CHECKPOINT_FILE, JOURNAL_FILE]) {
    try {
      files.remove(path.join(folder, name))
    } catch {
      // Whoever resumes from what is left comes to the same terminate again.
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
