import path from 'node:path'
import { secretInputs, valueUnlessGiven } from '../config/inputs.js'
import type { Workflow } from '../config/model.js'
import type { RunEvent } from '../core/events.js'
import { asObject, type Json, type JsonObject, jsonText } from '../core/json.js'
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

export interface CheckpointRequest {
  readonly files: FileStore
  readonly folder: string
  readonly redactor: Redactor
  readonly workflow: Workflow
  readonly snapshot: Omit<Snapshot, keyof typeof RUNNING | 'hashes'>
  readonly saved: Pick<SavedRun, 'crc' | 'lines' | 'mend'> | null
  readonly onFailure: (message: string) => void
}

/** What one session stores for the next one; a failure is reported once, and the run goes on without it. */
export class Checkpoint {
  /** Why what happens is not written down, if so. */
  problem: string | null = null
  readonly #request: CheckpointRequest
  readonly #file: string
  readonly #snapshot: Omit<Snapshot, keyof typeof RUNNING>
  readonly #journal: Journal | null
  #isTold = false

  constructor(request: CheckpointRequest) {
    this.#request = request
    this.#file = path.join(request.folder, CHECKPOINT_FILE)
    this.#snapshot = {
      ...request.snapshot,
      inputs: protectedInputs(request),
      options: asObject(protect(request.snapshot.options, request.redactor)),
      hashes: Object.fromEntries(request.workflow.hashes),
    }
    const problem = this.#save({})
    if (problem !== null) this.#fail(problem)
    this.#journal = problem === null ? openJournal(request, (message) => this.#fail(message)) : null
  }

  /** `clean` is the same event without its secrets; `at` is when it happened. */
  append(event: RunEvent, clean: Json, at: number): void {
    this.#tellBroken()
    this.#journal?.append(event, clean, at)
  }

  /** Makes everything durable; true when there was something to do. */
  flush(): boolean {
    if (this.#journal?.dirty !== true) return false
    this.#journal.flush()
    return this.problem === null
  }

  /** The first node whose secret would be missing, were the run to go on from what is stored now. */
  lost(): string | null {
    this.#journal?.flush()
    return this.#journal?.hidesSecrets === true ? firstLost(this.#request) : null
  }

  /** Completes the journal and says what a later session will find. */
  finish(end: RunEnd): StoredRun {
    const journal = this.#journal
    journal?.close()
    this.#tellBroken()
    const isStored = this.problem === null && this.#request.files.exists(this.#file)
    if (journal === null || !isStored || end.termination !== null) return NOTHING_STORED
    if (this.#whyFinal(end) !== null) return { ...NOTHING_STORED, path: this.#file }
    const inputs = Object.entries(this.#snapshot.inputs)
    return {
      path: this.#file,
      resumable: true,
      inputsAgain: inputs.flatMap(([name, value]) => (recalledValue(value, () => '') === null ? [name] : [])),
      resumeFrom: this.lost(),
      journal: checksumText(journal.crc),
    }
  }

  /** Says in the snapshot that the run has ended. This comes last, so that a run that crashed before it can be resumed. */
  seal(end: RunEnd): void {
    const { files, folder, onFailure } = this.#request
    this.#tellBroken()
    if (end.termination !== null) {
      // A resume from what is left reaches the same terminate again.
      for (const name of [CHECKPOINT_FILE, JOURNAL_FILE]) removeQuietly(files, path.join(folder, name))
      return
    }
    if (this.problem !== null || this.#journal === null) return
    const { crc, lines } = this.#journal
    const reason = this.#whyFinal(end)
    const state = { status: 'ended', outcome: end.outcome, resumable: reason === null, reason } as const
    // The journal is whole, so that without this a resume finds everything done.
    const problem = this.#save({ ...state, journal: checksumText(crc), journal_lines: lines }, 'whole')
    if (problem !== null) onFailure(problem)
  }

  /** Why the run cannot be resumed from such an end, if so. */
  #whyFinal({ outcome, error }: RunEnd): string | null {
    if (outcome === 'success') return 'it succeeded'
    // The items that a halt left undone are still to be run: by the shard or by the join.
    const isHalt = error?.envelope.kind === 'halt.intentional' && this.#snapshot.shard === null
    return isHalt ? 'a halt route ended it' : null
  }

  #save(state: Partial<Snapshot>, flush: Flush = 'flushed'): string | null {
    try {
      this.#request.files.replace(this.#file, snapshotText({ ...this.#snapshot, ...RUNNING, ...state }), flush)
      return null
    } catch (error) {
      return errorMessage(error)
    }
  }

  #fail(message: string): void {
    if (this.problem !== null) return
    this.problem = message
    this.#tellBroken()
    this.#request.onFailure(`${message}; ${NOT_RESUMABLE}`)
  }

  /** The journal lacks something, so the run must not be resumed. Removing works on a full disk, too; else it is tried again later. */
  #tellBroken(): void {
    if (this.problem === null || this.#isTold) return
    const isSaved = this.#save({ resumable: false, broken: this.problem }) === null
    this.#isTold = isSaved || removeQuietly(this.#request.files, this.#file)
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
    const clean = asObject(protect({ [name]: value }, redactor))[name]
    // Where it came from a variable, it can be read from there again.
    const known = clean !== undefined && (!secret.has(name) || (typeof value === 'string' && clean !== value))
    const stored = known ? clean : reference(`input:${name}`)
    return isInFile && recalledValue(stored, () => '') === null ? [] : [[name, stored]]
  })
  return Object.fromEntries(inputs)
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

function removeQuietly(files: FileStore, file: string): boolean {
  try {
    files.remove(file)
    return true
  } catch {
    return false
  }
}
