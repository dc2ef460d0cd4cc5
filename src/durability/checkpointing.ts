import path from 'node:path'
import { getDefaultInput, listSecretInputs } from '../config/inputs.js'
import type { Workflow } from '../config/model.js'
import type { RunEvent } from '../core/events.js'
import { asObject, type Json, type JsonObject, printJson } from '../core/json.js'
import { NOT_RESUMABLE } from '../core/messages.js'
import type { RunEnd } from '../core/outcome.js'
import { type FileStore, type Flush, replaceOwn } from '../core/ports.js'
import { tryAction, tryResult } from '../core/result.js'
import type { Redactor } from '../redaction/index.js'
import { formatChecksum } from '../text/bytes.js'
import { Journal } from './journal.js'
import { createSecretReference, protect } from './protect.js'
import { SessionRecall } from './recall.js'
import { mendLines, readCheckpoint, recallValue, restoreEntries, type SavedRun } from './saved-run.js'
import {
  CHECKPOINT_FILE,
  computeJournalStart,
  formatSnapshot,
  JOURNAL_FILE,
  RUNNING,
  type Snapshot,
} from './snapshot.js'

export interface StoredRun {
  readonly path: string | null
  readonly resumable: boolean
  readonly inputsAgain: readonly string[]
  /** The first node that must run again because its output cannot be restored. */
  readonly resumeFrom: string | null
  readonly journal: string | null
  /** Cause of an incomplete journal. */
  readonly problem?: string
}

export const NOTHING_STORED: StoredRun = {
  path: null,
  resumable: false,
  inputsAgain: [],
  resumeFrom: null,
  journal: null,
}

interface CheckpointRequest {
  readonly files: FileStore
  readonly folder: string
  readonly redactor: Redactor
  readonly workflow: Workflow
  readonly snapshot: Omit<Snapshot, keyof typeof RUNNING | 'hashes'>
  readonly saved: Pick<SavedRun, 'crc' | 'lines'> | null
  readonly onFailure: (message: string) => void
}

/** Writes the checkpoint of a session. A failure to write is reported once, and the run continues without a checkpoint. */
export class Checkpoint {
  problem: string | null = null
  readonly #file: string
  readonly #snapshot: Omit<Snapshot, keyof typeof RUNNING>
  readonly #journal: Journal | null
  #isTold = false

  constructor(readonly request: CheckpointRequest) {
    this.#file = path.join(request.folder, CHECKPOINT_FILE)
    this.#snapshot = {
      ...request.snapshot,
      inputs: protectInputs(request),
      options: asObject(protect(request.snapshot.options, request.redactor)),
      hashes: Object.fromEntries(request.workflow.hashes),
    }
    const problem = this.#save({})
    if (problem !== null) this.#fail(problem)
    this.#journal = problem === null ? openJournal(request, (message) => this.#fail(message)) : null
  }

  append(event: RunEvent, clean: Json, at: number): void {
    this.#markBroken()
    this.#journal?.append(event, clean, at)
  }

  flush(): boolean {
    if (this.#journal?.dirty !== true) return false
    this.#journal.flush()
    return this.problem === null
  }

  /** Returns the first node whose output could not be restored if the run were resumed now. */
  findLostNode(): string | null {
    const { files, folder, workflow } = this.request
    this.#journal?.flush()
    const saved = this.#journal?.hidesSecrets === true ? readCheckpoint(files, folder) : null
    if (saved?.ok !== true) return null
    const records = restoreEntries(saved.value.entries, () => '')
    return new SessionRecall(records).findTroubles(workflow).lost[0] ?? null
  }

  finish(end: RunEnd): StoredRun {
    const journal = this.#journal
    journal?.close()
    this.#markBroken()
    const isStored = this.problem === null && this.request.files.exists(this.#file)
    const problem = this.problem === null ? {} : { problem: `${this.problem}; ${NOT_RESUMABLE}` }
    const nothing = { ...NOTHING_STORED, ...problem }
    if (journal === null || !isStored || end.termination !== null) return nothing
    if (this.#whyFinal(end) !== null) return { ...nothing, path: this.#file }
    const inputs = Object.entries(this.#snapshot.inputs)
    return {
      path: this.#file,
      resumable: true,
      inputsAgain: inputs.flatMap(([name, value]) => (recallValue(value, () => '') === null ? [name] : [])),
      resumeFrom: this.findLostNode(),
      journal: formatChecksum(journal.crc),
    }
  }

  /** Marks the run as ended in the snapshot. This comes last, so that a run that crashes earlier can be resumed. */
  seal(end: RunEnd, elapsedMs: number): void {
    const { files, folder, onFailure } = this.request
    this.#markBroken()
    if (end.termination !== null) {
      // If a file cannot be removed, a resume reaches the same terminate node again.
      for (const name of [CHECKPOINT_FILE, JOURNAL_FILE]) tryResult(() => files.remove(path.join(folder, name)))
      return
    }
    if (this.problem !== null || this.#journal === null) return
    const { crc, lines } = this.#journal
    const reason = this.#whyFinal(end)
    const state = { status: 'ended', outcome: end.outcome, resumable: reason === null, reason } as const
    // The journal is complete: if this write is lost, a resume finds every node done.
    const journal = { journal: formatChecksum(crc), journal_lines: lines }
    const problem = this.#save({ ...state, ...journal, elapsed_ms: elapsedMs }, 'whole')
    if (problem !== null) onFailure(problem)
  }

  #whyFinal({ outcome, error }: RunEnd): string | null {
    if (outcome === 'success') return 'it succeeded'
    // The shard or the join still runs the items that a halt left undone.
    const isHalt = error?.envelope.kind === 'halt.intentional' && this.#snapshot.shard === null
    return isHalt ? 'a halt route ended it' : null
  }

  #save(state: Partial<Snapshot>, flush: Flush = 'flushed'): string | null {
    const snapshot = { ...this.#snapshot, ...RUNNING, ...state }
    return tryAction(() => replaceOwn(this.request.files, this.#file, formatSnapshot(snapshot), flush))
  }

  #fail(message: string): void {
    this.problem = message
    this.#markBroken()
    this.request.onFailure(`${message}; ${NOT_RESUMABLE}`)
  }

  /** Marks the snapshot as broken, because a journal that lacks an event must not be resumed from; on a full disk, removes the snapshot. */
  #markBroken(): void {
    if (this.problem === null || this.#isTold) return
    const isSaved = this.#save({ resumable: false, broken: this.problem }) === null
    this.#isTold = isSaved || tryResult(() => this.request.files.remove(this.#file)).ok
  }
}

/** Returns the inputs as the snapshot stores them: secrets are references, and a secret that equals its default in the file is not stored. */
function protectInputs({ workflow, snapshot, redactor }: CheckpointRequest): JsonObject {
  const secret = new Set(listSecretInputs(workflow))
  const inputs = Object.entries(snapshot.inputs).flatMap(([name, value]) => {
    const spec = workflow.settings.input?.[name]
    const isInFile = spec !== undefined && printJson(value) === printJson(getDefaultInput(spec))
    const clean = asObject(protect({ [name]: value }, redactor))[name]
    // A secret that came from a variable can be read from there again.
    const isReadable = clean !== undefined && (!secret.has(name) || (typeof value === 'string' && clean !== value))
    const stored = isReadable ? clean : createSecretReference(`input:${name}`)
    return isInFile && recallValue(stored, () => '') === null ? [] : [[name, stored]]
  })
  return Object.fromEntries(inputs)
}

function openJournal(request: CheckpointRequest, onFailure: (message: string) => void): Journal | null {
  const { files, folder, saved, redactor } = request
  const { crc, lines } = saved ?? { crc: computeJournalStart(request.snapshot), lines: 0 }
  const opened = tryResult(() => {
    const file = path.join(folder, JOURNAL_FILE)
    mendLines(files, file)
    return new Journal({ file: files.openAppend(file), redactor, crc, lines, onFailure })
  })
  if (opened.ok) return opened.value
  onFailure(opened.error)
  return null
}
