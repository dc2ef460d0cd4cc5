import path from 'node:path'
import { inputOfOrigin } from '../config/inputs.js'
import type { Workflow } from '../config/model.js'
import type { RunEvent } from '../core/events.js'
import type { Problem } from '../core/finding.js'
import { asObject, isJsonObject, type Json, parseJson } from '../core/json.js'
import { NOT_RESUMABLE } from '../core/messages.js'
import { type FileStore, textIfReadable } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { RUN_FILE_NAMES } from '../core/run-files.js'
import type { ShardId } from '../core/sharding.js'
import { checksumText } from '../text/checksum.js'
import { errorMessage } from '../text/error-message.js'
import {
  isBeginningOf,
  type JournalContent,
  type JournalEntry,
  type JournalFile,
  type JournalRecord,
  linesIn,
  type Mend,
  readJournal,
  recordOf,
} from './journal.js'
import { mentionsMarks, restore } from './protect.js'
import { Recall } from './recall.js'
import { withoutRewound } from './rewind.js'
import { PLAN_FOLDER } from './shards.js'
import { CHECKPOINT_FILE, JOURNAL_FILE, journalStart, parseSnapshot, type Snapshot } from './snapshot.js'

/**
 * Why a run folder must not be opened, if so. It may come from elsewhere: a link leads out of it, and a pipe or a device has no end. So
 * each of the engine's files is a plain one.
 */
export function whyUnsafe(files: FileStore, folder: string): string | null {
  const odd = RUN_FILE_NAMES.find((name) => files.isIrregular(path.join(folder, name)))
  return odd === undefined ? null : `${path.join(folder, odd)} is not a plain file, and what it leads to is not touched`
}

/** A checkpoint as it lies in a run folder, not yet compared with the workflow. */
export interface SavedRun {
  readonly snapshot: Snapshot
  /** What the journal says and still counts. */
  readonly entries: readonly JournalEntry[]
  readonly crc: number
  readonly lines: number
  /** What must be done to the journal before anything is appended, when its last line was torn. */
  readonly mend: Mend | null
}

/** A run that is resumed: what it did, and how its folder is released in the end. */
export interface ResumeState {
  readonly runId: string
  readonly folder: string
  /** Without the entries of the journal: `records` has them. */
  readonly saved: Omit<SavedRun, 'entries'>
  readonly records: readonly JournalRecord[]
  /** Every count of a breaker, also of what does not count any more. */
  readonly breakers: readonly JournalEntry[]
  /** Runs of the root that still count, for `--from`; null when all do. */
  readonly rewind: Pick<Extract<RunEvent, { type: 'run_rewound' }>, 'from' | 'keep'> | null
  readonly nextSeq: number
  /** Set where this is a shard of a plan. */
  readonly shard: Snapshot['shard']
  /** Set where shards are joined: the group whose items they ran. */
  readonly joined: Pick<ShardId, 'group' | 'visit'> | null
  readonly resetBreakers: boolean
  readonly release: () => void
}

/** Reads what a resume goes on from; the error says what is wrong and what to do. */
export function readCheckpoint(files: FileStore, folder: string): Result<SavedRun, string> {
  const file = path.join(folder, CHECKPOINT_FILE)
  if (!files.exists(file)) return err(whyNone(files, folder))
  try {
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return snapshot
    const { broken } = snapshot.value
    if (broken !== null)
      return err(`${NOT_RESUMABLE}: what it did could not be written down (${broken}); start it again`)
    const before = planBefore(files, folder, snapshot.value)
    if (!before.ok) return before
    // It is made before the snapshot, so that a run that did nothing has an empty one.
    if (!files.exists(path.join(folder, JOURNAL_FILE)))
      return err(`there is no ${JOURNAL_FILE} beside ${CHECKPOINT_FILE}; the run cannot be resumed, start it again`)
    const content = readJournal(journalFile(files, folder), journalStart(snapshot.value))
    if (!content.ok) return err(`${content.error}; the run cannot be resumed, start it again`)
    const { entries: own, crc, mend } = content.value
    if (!isAsSealed(snapshot.value, content.value))
      return err('the journal is not the one that the run ended with; the run cannot be resumed, start it again')
    const entries = withoutRewound([...before.value, ...own])
    return ok({ snapshot: snapshot.value, entries, crc, lines: own.length, mend })
  } catch (error) {
    return err(`the checkpoint cannot be read: ${errorMessage(error)}`)
  }
}

/** Whether a journal is the one that its run ended with; only its last line may be torn. */
export function isAsSealed(
  { journal, journal_lines: lines }: Pick<Snapshot, 'journal' | 'journal_lines'>,
  { entries, crc, torn }: JournalContent,
): boolean {
  if (journal === null || journal === checksumText(crc)) return true
  return lines === entries.length + 1 && isBeginningOf(torn, journal)
}

/** What a shard goes on from: the journal of its plan, a copy of which lies in its folder. */
function planBefore(
  files: FileStore,
  folder: string,
  { shard, run_id }: Snapshot,
): Result<readonly JournalEntry[], string> {
  if (shard === null) return ok([])
  const content = readJournal(journalFile(files, path.join(folder, PLAN_FOLDER)), journalStart({ run_id, shard: null }))
  if (content.ok && checksumText(content.value.crc) === shard.base) return ok(content.value.entries)
  return err(`the plan of this shard is not in ${PLAN_FOLDER}/ as it was; start the shard again from its plan`)
}

export function journalText(files: FileStore, folder: string): string {
  const file = path.join(folder, JOURNAL_FILE)
  return files.exists(file) ? files.readText(file) : ''
}

export function journalFile(files: FileStore, folder: string): JournalFile {
  const file = path.join(folder, JOURNAL_FILE)
  return files.exists(file)
    ? { lines: files.lines(file, Number.POSITIVE_INFINITY), isOpen: files.endsOpen(file) }
    : linesIn('')
}

/**
 * Prepares a file of JSON lines for being appended to: what a crash left of its last line must not glue to the next one.
 * A whole record that only lacks its end stays.
 */
export function mendLines(files: FileStore, file: string): void {
  if (!files.exists(file) || !files.endsOpen(file)) return
  const text = files.readText(file)
  const sound = text.lastIndexOf('\n') + 1
  const isWhole = parseJson(text.slice(sound)) !== undefined
  files.replace(file, isWhole ? `${text}\n` : text.slice(0, sound))
}

/** Puts a journal right whose last line a crash tore. */
export function mendJournal(files: FileStore, file: string, mend: Mend): void {
  const text = files.readText(file)
  files.replace(file, mend === 'end' ? `${text}\n` : text.slice(0, text.lastIndexOf('\n') + 1))
}

/** A run that was terminated leaves no checkpoint, nor does one whose journal could not be written; its result says so. */
function whyNone(files: FileStore, folder: string): string {
  const document = parseJson(textIfReadable(files, path.join(folder, 'result.json')) ?? '')
  const { termination, warnings } = asObject(document ?? null)
  if (isJsonObject(termination))
    return `${NOT_RESUMABLE}: ${termination['terminated_by']} terminated it on purpose (${termination['reason']}); start it again`
  const unwritten = Array.isArray(warnings) ? warnings.find((one) => String(one).endsWith(NOT_RESUMABLE)) : undefined
  if (unwritten !== undefined) return `${unwritten}; start it again`
  return `there is no ${CHECKPOINT_FILE} in ${folder}; only runs that left one can be resumed`
}

/** Puts secrets back into what the journal holds; what has none is marked, because not everything is needed again. */
export function restoreEntries(
  entries: readonly JournalEntry[],
  lookup: (origin: string, node: string | null) => string | undefined,
): readonly JournalRecord[] {
  return entries.map((entry) => {
    if (!mentionsMarks(entry.event)) return recordOf(entry)
    const trouble = { missing: new Set<string>(), lost: false }
    const { node } = entry.event
    const ofNode = (origin: string) => lookup(origin, typeof node === 'string' ? node : null)
    const event = asObject(restore(entry.event, ofNode, trouble))
    const { missing, lost } = trouble
    return recordOf({ at: entry.at, event }, missing.size === 0 && !lost ? null : { missing: [...missing], lost })
  })
}

/** Why a run cannot go on from these records, if secrets that it needs are not there. */
export function secretTroubles(records: readonly JournalRecord[], workflow: Workflow): Problem | null {
  if (records.every(({ flaws }) => flaws === undefined)) return null
  const { missing, holders, lost } = new Recall(records).troubles(workflow)
  if (missing.size > 0) return missingSecrets(missing, holders)
  const [first] = lost
  if (first === undefined) return null
  return {
    message: `what ${lost.join(', ')} left held a secret, and secrets are not stored in a checkpoint`,
    suggestion: `resume with --from ${first}`,
  }
}

function missingSecrets(missing: ReadonlySet<string>, holders: readonly string[]): Problem {
  const inputs = [...missing].flatMap((origin) => inputOfOrigin(origin) ?? [])
  const names = [...missing].map((origin) => {
    const input = inputOfOrigin(origin)
    return input === null ? `the variable ${origin.slice(origin.indexOf(':') + 1)}` : `the input ${input}`
  })
  const without = `resume without them: --from ${holders[0]}`
  const given = giveInputs([...new Set(inputs)])
  return {
    message: `secrets are not stored in a checkpoint and must be there again: ${[...new Set(names)].join(', ')}`,
    suggestion: given === null ? without : `${given}, or ${without}`,
  }
}

/** How inputs are given to the command; null when no input is missing. */
export function giveInputs(names: readonly string[]): string | null {
  return names.length === 0 ? null : `give them with ${names.map((name) => `-i ${name}=VALUE`).join(' ')}`
}

/** A stored input or option with its secrets put back from variables; null when it has to be given again. */
export function recalledValue(
  stored: Json,
  variable: (name: string) => string | undefined,
): { readonly value: Json } | null {
  const trouble = { missing: new Set<string>(), lost: false }
  const value = restore(
    stored,
    (origin) => (origin.startsWith('env:') ? variable(origin.slice(4)) : undefined),
    trouble,
  )
  return trouble.missing.size > 0 || trouble.lost ? null : { value }
}
