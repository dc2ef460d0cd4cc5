import path from 'node:path'
import { secretInputs, valueUnlessGiven } from '../config/inputs.js'
import type { Workflow } from '../config/model.js'
import type { RunEvent } from '../core/events.js'
import { isJsonObject, type Json, type JsonObject, jsonText } from '../core/json.js'
import { NOT_RESUMABLE } from '../core/messages.js'
import type { RunEnd } from '../core/outcome.js'
import type { FileStore, Flush } from '../core/ports.js'
import type { Redactor } from '../redaction/index.js'
import { checksumText } from '../text/checksum.js'
import { errorMessage } from '../text/error-message.js'
import { Journal } from './journal.js'
import { protect, reference } from './protect.js'
import { Recall } from './recall.js'
import { mendJournal, readCheckpoint, recalledValue, restoreEntries, type SavedRun } from './saved-run.js'
import { CHECKPOINT_FILE, JOURNAL_FILE, journalStart, RUNNING, type Snapshot, snapshotText } from './snapshot.js'

/** What a later session will find. */
export interface StoredRun {
  readonly path: string | null
  readonly resumable: boolean
  /** Inputs that have to be given again. */
  readonly inputsAgain: readonly string[]
  /** The first node that has to run again because what it left cannot come back, if there is one. */
  readonly resumeFrom: string | null
  /** Checksum of the journal. */
  readonly journal: string | null
}

export const NOTHING_STORED: StoredRun = {
  path: null,
  resumable: false,
  inputsAgain: [],
  resumeFrom: null,
  journal: null,
}

/** What one session stores for the next one. */
export interface Checkpointing {
  /** Why what happens is not written down, if so. */
  problem(): string | null
  /** `clean` is the same event without its secrets; `at` is when it happened. */
  append(event: RunEvent, clean: Json, at: number): void
  /** Makes everything durable; true when there was something to do. */
  flush(): boolean
  /** The first node whose secret would be missing, were the run to go on from what is stored now. */
  lost(): string | null
  /** Completes the journal and says what a later session will find. */
  finish(end: RunEnd): StoredRun
  /** Says in the snapshot that the run has ended. This comes last, so that a run that crashed before it can be resumed. */
  seal(end: RunEnd): void
}

export interface CheckpointRequest {
  readonly files: FileStore
  readonly folder: string
  readonly redactor: Redactor
  readonly workflow: Workflow
  readonly snapshot: Omit<
    Snapshot,
    'status' | 'outcome' | 'resumable' | 'reason' | 'hashes' | 'journal' | 'journal_lines' | 'broken'
  >
  readonly saved: Pick<SavedRun, 'crc' | 'lines' | 'mend'> | null
  readonly onFailure: (message: string) => void
}

/** Opens the checkpoint of a run folder; a failure is reported once and the run goes on without it. */
export function openCheckpoint(request: CheckpointRequest): Checkpointing {
  const { files, folder } = request
  const target = path.join(folder, CHECKPOINT_FILE)
  const base = {
    ...request.snapshot,
    inputs: protectedInputs(request),
    options: protectedOptions(request),
    hashes: Object.fromEntries(request.workflow.hashes),
  }
  let failed: string | null = null
  const save = (state: Partial<Snapshot>, flush: Flush = 'flushed'): string | null => {
    try {
      files.replace(target, snapshotText({ ...base, ...RUNNING, ...state }), flush)
      return null
    } catch (error) {
      return errorMessage(error)
    }
  }
  let isTold = false
  /** The journal lacks something, so the run must not be resumed. Removing works on a full disk, too; else it is tried again later. */
  const tellBroken = (): void => {
    if (failed === null || isTold) return
    isTold = save({ resumable: false, broken: failed }) === null || removeQuietly(files, target)
  }
  const fail = (message: string): void => {
    if (failed !== null) return
    failed = message
    tellBroken()
    request.onFailure(`${message}; ${NOT_RESUMABLE}`)
  }
  const problem = save({})
  if (problem !== null) fail(problem)
  const journal = failed === null ? openJournal(request, fail) : null
  return {
    problem: () => failed,
    append: (event, clean, at) => {
      tellBroken()
      journal?.append(event, clean, at)
    },
    flush: () => {
      if (journal?.dirty !== true) return false
      journal.flush()
      return !journal.broken
    },
    lost: () => {
      journal?.flush()
      return journal?.hidesSecrets === true ? firstLost(request) : null
    },
    finish: (end) => {
      journal?.close()
      tellBroken()
      const verdict = resumability(end, request.snapshot.shard)
      if (!verdict.keep || failed !== null || journal === null || journal.broken || !files.exists(target))
        return NOTHING_STORED
      if (!verdict.resumable) return { ...NOTHING_STORED, path: target }
      const inputsAgain = Object.entries(base.inputs).flatMap(([name, value]) =>
        recalledValue(value, () => '') === null ? [name] : [],
      )
      const resumeFrom = journal.hidesSecrets ? firstLost(request) : null
      return { path: target, resumable: true, inputsAgain, resumeFrom, journal: checksumText(journal.crc) }
    },
    seal: (end) => {
      const { keep, resumable, reason } = resumability(end, request.snapshot.shard)
      tellBroken()
      if (!keep) return removeBoth(files, folder)
      if (failed !== null || journal === null) return
      const { crc, lines } = journal
      const state = { status: 'ended', outcome: end.outcome, resumable, reason } as const
      // The journal is whole, so that without this a resume finds everything done.
      const problem = save({ ...state, journal: checksumText(crc), journal_lines: lines }, 'whole')
      if (problem !== null) request.onFailure(problem)
    },
  }
}

/** The node that a resume would have to name with `--from`, were all inputs and variables there. */
function firstLost({ files, folder, workflow }: CheckpointRequest): string | null {
  const saved = readCheckpoint(files, folder)
  if (!saved.ok) return null
  const records = restoreEntries(saved.value.entries, () => '')
  return new Recall(records).troubles(workflow).lost[0] ?? null
}

/**
 * A declared secret is always a reference, whatever it looks like; other inputs lose what is secret in them. A secret that
 * was not given is not stored at all: it is in the file.
 */
function protectedInputs({ workflow, snapshot, redactor }: CheckpointRequest): JsonObject {
  const secret = new Set(secretInputs(workflow))
  const inputs = Object.entries(snapshot.inputs).flatMap(([name, value]) => {
    const spec = workflow.settings.input?.[name]
    const isInFile = spec !== undefined && jsonText(value) === jsonText(valueUnlessGiven(spec))
    if (secret.has(name) && isInFile) return []
    const alone = protect({ [name]: value }, redactor)
    const clean = isJsonObject(alone) ? alone[name] : undefined
    // Where it came from a variable, it can be read from there again.
    const known = clean !== undefined && (!secret.has(name) || (typeof value === 'string' && clean !== value))
    const stored = known ? clean : reference(`input:${name}`)
    return isInFile && recalledValue(stored, () => '') === null ? [] : [[name, stored]]
  })
  return Object.fromEntries(inputs)
}

function protectedOptions({ snapshot, redactor }: CheckpointRequest): JsonObject {
  const stored = protect(snapshot.options, redactor)
  return isJsonObject(stored) ? stored : {}
}

function openJournal(request: CheckpointRequest, onFailure: (message: string) => void): Journal | null {
  const { files, folder, saved, redactor } = request
  try {
    const file = path.join(folder, JOURNAL_FILE)
    // A line that a crash tore is taken away before anything is appended behind it.
    if (saved !== null && saved.mend !== null) mendJournal(files, file, saved.mend)
    const { crc, lines } = saved ?? { crc: journalStart(request.snapshot), lines: 0 }
    return new Journal({ file: files.openAppend(file), redactor, crc, lines, onFailure })
  } catch (error) {
    onFailure(errorMessage(error))
    return null
  }
}

function removeBoth(files: FileStore, folder: string): void {
  // A resume from what is left reaches the same terminate again.
  for (const name of [CHECKPOINT_FILE, JOURNAL_FILE]) removeQuietly(files, path.join(folder, name))
}

function removeQuietly(files: FileStore, file: string): boolean {
  try {
    files.remove(file)
    return true
  } catch {
    return false
  }
}

/** Which ends can be resumed, and why the others cannot. */
function resumability(
  end: RunEnd,
  shard: Snapshot['shard'],
): {
  readonly keep: boolean
  readonly resumable: boolean
  readonly reason: string | null
} {
  if (end.termination !== null) return { keep: false, resumable: false, reason: 'it was terminated on purpose' }
  if (end.outcome === 'success') return { keep: true, resumable: false, reason: 'it succeeded' }
  // The items that a halt left undone are still to be run: by the shard or by the join.
  if (end.error?.envelope.kind === 'halt.intentional' && shard === null)
    return { keep: true, resumable: false, reason: 'a halt route ended it' }
  return { keep: true, resumable: true, reason: null }
}
