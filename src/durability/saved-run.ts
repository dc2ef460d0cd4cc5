import path from 'node:path'
import { toInputName } from '../config/inputs.js'
import type { Workflow } from '../config/model.js'
import type { EventOf, NodeAt } from '../core/events.js'
import type { Remedy } from '../core/finding.js'
import { asObject, isJsonObject, type Json, parseJson } from '../core/json.js'
import { formatUnsaved, NOT_RESUMABLE } from '../core/messages.js'
import { rootRun, runKey } from '../core/place.js'
import { type FileStore, readTextIfReadable } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { RUN_FILE_NAMES } from '../core/run-files.js'
import type { ShardId } from '../core/sharding.js'
import { FlowState } from '../engine/state.js'
import { formatChecksum } from '../text/bytes.js'
import { errorMessage } from '../text/error-message.js'
import {
  isTornLine,
  type JournalContent,
  type JournalEntry,
  type JournalFile,
  type JournalRecord,
  readJournal,
  toJournalRecord,
} from './journal.js'
import { mentionsMarks, restore } from './protect.js'
import { Attempts, SessionRecall } from './recall.js'
import { PLAN_FOLDER } from './shards.js'
import { CHECKPOINT_FILE, computeJournalStart, JOURNAL_FILE, parseSnapshot, type Snapshot } from './snapshot.js'

/** Returns why a run folder must not be opened, or null: it may come from elsewhere, so each of the engine's files must be a plain file. */
export function findUnsafeReason(files: FileStore, folder: string): string | null {
  const odd = RUN_FILE_NAMES.find((name) => files.isIrregular(path.join(folder, name)))
  return odd === undefined ? null : `${path.join(folder, odd)} is not a plain file and is not opened`
}

export interface SavedRun {
  readonly snapshot: Snapshot
  /** Entries of the journal without those that a `--from` discarded. */
  readonly entries: readonly JournalEntry[]
  readonly crc: number
  readonly lines: number
}

export interface ResumeState {
  readonly saved: Omit<SavedRun, 'entries'>
  readonly records: readonly JournalRecord[]
  /** Counts of breakers, also of runs that a `--from` discarded. */
  readonly breakers: readonly JournalEntry[]
  /** Runs of the root that `--from` keeps; null without `--from`. */
  readonly rewind: Pick<EventOf<'run_rewound'>, 'from' | 'keep'> | null
  readonly nextSeq: number
  readonly shard: Snapshot['shard']
  /** Set for a join: the group whose items the shards ran. */
  readonly joined: Pick<ShardId, 'group' | 'visit'> | null
  readonly resetBreakers: boolean
}

/** Returns how long the earlier sessions ran, in milliseconds; a killed session counts up to its last entry in the journal. */
export function sumEarlierDuration({ saved: { snapshot }, records, shard }: ResumeState): number {
  // A shard counts its own time, not that of its plan.
  if (shard !== null && snapshot.shard === null) return 0
  const { status, elapsed_ms: elapsed, session_at: began } = snapshot
  if (status === 'ended' || began === 0) return elapsed
  return elapsed + records.reduce((last, { at }) => Math.max(last, at), began) - began
}

/** Reads the checkpoint that a resume continues; the error says what is wrong and what to do. */
export function readCheckpoint(files: FileStore, folder: string): Result<SavedRun, string> {
  const file = path.join(folder, CHECKPOINT_FILE)
  if (!files.exists(file)) return err(explainMissing(files, folder))
  try {
    const snapshot = parseSnapshot(files.readText(file))
    if (!snapshot.ok) return snapshot
    const { broken } = snapshot.value
    if (broken !== null)
      return err(`${NOT_RESUMABLE}: what it did could not be written down (${broken}); start it again`)
    const planEntries = readPlanEntries(files, folder, snapshot.value)
    if (!planEntries.ok) return planEntries
    // The journal is created before the snapshot, so even a run that did nothing has an empty one.
    if (!files.exists(path.join(folder, JOURNAL_FILE)))
      return err(`there is no ${JOURNAL_FILE} beside ${CHECKPOINT_FILE}; the run cannot be resumed, start it again`)
    const content = readJournal(readJournalFile(files, folder), computeJournalStart(snapshot.value))
    if (!content.ok) return err(`${content.error}; the run cannot be resumed, start it again`)
    const { entries: ownEntries, crc } = content.value
    if (!isAsSealed(snapshot.value, content.value))
      return err('the journal is not the one that the run ended with; the run cannot be resumed, start it again')
    const entries = withoutRewound([...planEntries.value, ...ownEntries])
    return ok({ snapshot: snapshot.value, entries, crc, lines: ownEntries.length })
  } catch (error) {
    return err(`the checkpoint cannot be read: ${errorMessage(error)}`)
  }
}

/** Reports whether a journal is the one that its run ended with; only its last line may be torn. */
export function isAsSealed(
  { journal, journal_lines: lines }: Pick<Snapshot, 'journal' | 'journal_lines'>,
  { entries, crc, torn }: JournalContent,
): boolean {
  if (journal === null || journal === formatChecksum(crc)) return true
  return lines === entries.length + 1 && isTornLine(torn, journal)
}

/** Returns the journal of a shard's plan from the copy in the shard's folder; empty for a run that is not a shard. */
function readPlanEntries(files: FileStore, folder: string, { shard, run_id }: Snapshot) {
  if (shard === null) return ok([])
  const content = readJournal(
    readJournalFile(files, path.join(folder, PLAN_FOLDER)),
    computeJournalStart({ run_id, shard: null }),
  )
  if (content.ok && formatChecksum(content.value.crc) === shard.base) return ok(content.value.entries)
  return err(`the plan of this shard is not in ${PLAN_FOLDER}/ as it was; start the shard again from its plan`)
}

export function readJournalFile(files: FileStore, folder: string): JournalFile {
  const file = path.join(folder, JOURNAL_FILE)
  return files.exists(file)
    ? { lines: files.lines(file, Number.POSITIVE_INFINITY), isOpen: files.endsOpen(file) }
    : { lines: [], isOpen: false }
}

/** Prepares a file of JSON lines for an append: removes an incomplete last line, which a crash left, and ends a complete one. */
export function mendLines(files: FileStore, file: string): void {
  if (!files.exists(file) || !files.endsOpen(file)) return
  const text = files.readText(file)
  const sound = text.lastIndexOf('\n') + 1
  const isWhole = parseJson(text.slice(sound)) !== undefined
  files.replace(file, isWhole ? `${text}\n` : text.slice(0, sound))
}

/** Returns why a run folder has no checkpoint, from its result.json: the run was terminated, or its journal could not be written. */
function explainMissing(files: FileStore, folder: string): string {
  const document = parseJson(readTextIfReadable(files, path.join(folder, 'result.json')) ?? '')
  const { termination, checkpoint } = asObject(document ?? null)
  if (isJsonObject(termination))
    return `${NOT_RESUMABLE}: ${termination['terminated_by']} terminated it on purpose (${termination['reason']}); start it again`
  const { error } = asObject(checkpoint ?? null)
  if (typeof error === 'string') return `${formatUnsaved(error)}; start it again`
  return `there is no ${CHECKPOINT_FILE} in it; only runs that left one can be resumed`
}

/** Restores the secrets of journal entries. An entry whose secret has no value is only marked, because not every entry is needed. */
export function restoreEntries(
  entries: readonly JournalEntry[],
  lookup: (origin: string, node: string | null) => string | undefined,
): readonly JournalRecord[] {
  return entries.map((entry) => {
    if (!mentionsMarks(entry.event)) return toJournalRecord(entry)
    const trouble = { missing: new Set<string>(), lost: false }
    const { node } = entry.event
    const ofNode = (origin: string) => lookup(origin, typeof node === 'string' ? node : null)
    const event = asObject(restore(entry.event, ofNode, trouble))
    const { missing, lost } = trouble
    const flaws = missing.size === 0 && !lost ? null : { missing: [...missing], lost }
    return toJournalRecord({ at: entry.at, event }, flaws)
  })
}

/** Returns the problem if a resume needs secrets that have no value; null if it can continue. */
export function findSecretTroubles(records: readonly JournalRecord[], workflow: Workflow): Remedy | null {
  if (records.every(({ flaws }) => flaws === undefined)) return null
  const { missing, holders, lost } = new SessionRecall(records).findTroubles(workflow)
  if (missing.size > 0) return createMissingSecretsRemedy(missing, holders)
  const [first] = lost
  if (first === undefined) return null
  return {
    message: `the output of ${lost.join(', ')} held a secret, and secrets are not stored in a checkpoint`,
    suggestion: `resume with --from ${first}`,
  }
}

function createMissingSecretsRemedy(missing: ReadonlySet<string>, holders: readonly string[]): Remedy {
  const inputs = [...missing].flatMap((origin) => toInputName(origin) ?? [])
  const names = [...missing].map((origin) => {
    const input = toInputName(origin)
    return input === null ? `the variable ${origin.slice(origin.indexOf(':') + 1)}` : `the input ${input}`
  })
  const without = `resume without them: --from ${holders[0]}`
  const inputAdvice = formatInputAdvice([...new Set(inputs)])
  return {
    message: `secrets are not stored in a checkpoint and must be provided again: ${[...new Set(names)].join(', ')}`,
    suggestion: inputAdvice === null ? without : `${inputAdvice}, or ${without}`,
  }
}

export function formatInputAdvice(names: readonly string[]): string | null {
  return names.length === 0 ? null : `give them with ${names.map((name) => `-i ${name}=VALUE`).join(' ')}`
}

/** Restores the secrets of a stored input or option from variables; null if the user must pass it again. */
export function recallValue(stored: Json, variable: (name: string) => string | undefined) {
  const trouble = { missing: new Set<string>(), lost: false }
  const lookup = (origin: string) => (origin.startsWith('env:') ? variable(origin.slice(4)) : undefined)
  const value = restore(stored, lookup, trouble)
  return trouble.missing.size > 0 || trouble.lost ? null : { value }
}

/** Drops entries that a later `--from` discarded: it appends an event that lists the runs of the root to keep. */
export function withoutRewound(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  let counting: JournalEntry[] = []
  for (const entry of entries) {
    const keep = entry.event['type'] === 'run_rewound' ? entry.event['keep'] : undefined
    if (Array.isArray(keep)) {
      // Entries about the workflow as a whole have no run.
      const kept = new Set([...keep, null])
      counting = counting.filter((earlier) => kept.has(findRootRun(earlier)))
    } else counting.push(entry)
  }
  return counting
}

/** Returns the runs of the root before the last visit of a node, in the order of the flow, which the journal does not keep; null if it never ran. */
export function listRunsBefore(
  entries: readonly JournalEntry[],
  start: string,
  node: string,
): readonly string[] | null {
  const attempts = new Attempts()
  for (const [order, entry] of entries.entries()) attempts.learn(toJournalRecord(entry), order)
  const recorded = new Set(entries.map(findRootRun))
  const state = new FlowState()
  const runs: string[] = []
  let lastVisit = 0
  let before: number | null = null
  for (let name: string | null = start; name !== null; ) {
    const at: NodeAt = { scope: '', node: name, ...state.nextRun(name) }
    const key = runKey(at)
    if (!recorded.delete(key)) break
    if (name === node && at.visit !== lastVisit) {
      lastVisit = at.visit
      before = runs.length
    }
    runs.push(key)
    const ended = attempts.findEnded(at)
    for (const event of [ended?.end, ended?.decision, ended?.after]) if (event) state.apply(event, 0)
    const decision = ended?.after ?? ended?.decision ?? null
    if (decision?.type === 'node_retry_scheduled') name = decision.from ?? decision.node
    else name = decision?.action === 'to' ? decision.to : null
  }
  return before === null ? null : runs.slice(0, before)
}

/** Returns the run of the root that an entry lies in, however deep; null for entries about the workflow as a whole. */
function findRootRun({ event: { scope, node, visit, attempt } }: JournalEntry): string | null {
  if (typeof scope !== 'string' || typeof node !== 'string') return null
  if (scope !== '') {
    const root = rootRun(scope)
    return root === null ? null : runKey(root)
  }
  return typeof visit === 'number' && typeof attempt === 'number' ? runKey({ scope, node, visit, attempt }) : null
}

/** Files whose presence means that a folder holds a run; empty files, devices and folders do not count. */
const TRACES = ['events.jsonl', 'result.json', 'checkpoint.json', 'errors.jsonl', JOURNAL_FILE]

export function hasRun(files: FileStore, folder: string): boolean {
  return TRACES.some((name) => files.hasContent(path.join(folder, name)))
}
