import type { RunAccount } from '../account/run-account.js'
import { isCount, parseJson } from '../core/json.js'
import { isKind } from '../core/kinds.js'
import { type Check, isName, isString, listShape, objectShape, oneOf, optional, type Shaped } from '../core/shape.js'

/** A kind that was seen at a node in a run. */
const SIGHTING = {
  node: isString,
  kind: (value): value is string => isString(value) && isKind(value),
  /** Failed attempts. */
  count: isCount,
  /** Visits in which a later attempt succeeded. */
  recovered: isCount,
  /** Total attempts of these visits. */
  recovery_attempts: isCount,
} satisfies Record<string, Check<unknown>>
export type LedgerSighting = Shaped<typeof SIGHTING>

/** A line of the ledger: one run. It holds no messages and no data, so there is nothing to redact. */
const ENTRY = {
  schema_version: oneOf(1),
  run_id: isName,
  /** When the run began. */
  timestamp: (value): value is string => isString(value) && !Number.isNaN(Date.parse(value)),
  workflow: objectShape({ name: isString, file: isString }),
  outcome: isString,
  /** The built commit, if known; a job that failed and passed on the same commit is flaky. */
  commit: optional(isString),
  /** The built branch, if known. */
  branch: optional(isString),
  /** Event that started the run; runs of one commit for different events may test different trees. */
  event: optional(isString),
  /** Nodes that passed, if the nodes are the jobs of a workflow run. */
  passed: optional(listShape(isString)),
  sightings: listShape(objectShape(SIGHTING)),
} satisfies Record<string, Check<unknown>>
const isEntry = objectShape(ENTRY)
export type LedgerEntry = Shaped<typeof ENTRY>

/** Runs in the order of the file, each once. */
export interface Ledger {
  readonly runs: readonly LedgerEntry[]
  readonly warning: string | null
}

export const LEDGER_WINDOW = 20
export const MAX_LEDGER_RUNS = 1000
const MAX_LEDGER_CHARS = 64 * 1024 * 1024
const MAX_SIGHTINGS = 500

export type RunInfo = Omit<LedgerEntry, 'schema_version'>

/** Returns the facts about a run that the ledger keeps; null if the run never started. */
export function runInfo({ run, ending, sightings }: RunAccount): RunInfo | null {
  if (run === null) return null
  return {
    run_id: run.run_id,
    timestamp: run.timestamp,
    workflow: { name: run.workflow, file: run.file },
    outcome: ending?.outcome ?? 'unknown',
    sightings: [...sightings.all()],
  }
}

export function ledgerEntry(run: RunInfo): LedgerEntry {
  return { schema_version: 1, ...run, sightings: run.sightings.slice(0, MAX_SIGHTINGS) }
}

/**
 * Returns how one more run changes the file: mostly an append, now and then a rewrite that keeps the file bounded. The later line
 * of a run (after a resume) replaces its earlier line.
 */
export function addToLedger(text: string, entry: LedgerEntry) {
  const line = `${JSON.stringify(entry)}\n`
  const lines = text.split('\n').filter((entryLine) => entryLine.trim() !== '').length
  if (lines < 2 * MAX_LEDGER_RUNS && text.length < MAX_LEDGER_CHARS / 2) {
    return { type: 'append' as const, text: text === '' || text.endsWith('\n') ? line : `\n${line}` }
  }
  const { runs } = foldLedger(`${text.slice(-MAX_LEDGER_CHARS)}\n${line}`)
  return { type: 'replace' as const, text: ledgerLines(runs) }
}

export function ledgerLines(runs: readonly LedgerEntry[]): string {
  return runs.map((run) => `${JSON.stringify(run)}\n`).join('')
}

/** Parses a ledger. Invalid lines are counted and skipped, because a cache may return anything. */
export function foldLedger(text: string): Ledger {
  if (text.length > 2 * MAX_LEDGER_CHARS) return { runs: [], warning: 'the ledger is too large and is ignored' }
  const runs = new Map<string, LedgerEntry>()
  let unusable = 0
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const value = parseJson(line)
    if (!isEntry(value)) {
      unusable += 1
      continue
    }
    // The later line of a run also moves the run to its later position.
    runs.delete(value.run_id)
    runs.set(value.run_id, value)
  }
  const warning = unusable === 0 ? null : `${unusable} lines of the ledger cannot be read and are left out`
  return { runs: [...runs.values()].slice(-MAX_LEDGER_RUNS), warning }
}
