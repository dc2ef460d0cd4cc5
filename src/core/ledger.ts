import path from 'node:path'
import { appendAll } from '../text/lists.js'
import { toOneLine } from '../text/terminal-text.js'
import { NO_FILE } from './finding.js'
import { isCount, type JsonObject, parseJson } from './json.js'
import { isKind, matchesPattern } from './kinds.js'
import { addTo } from './maps.js'
import { formatCount } from './messages.js'
import { appendDurably, type FileStore } from './ports.js'
import { err, type Result, tryResult } from './result.js'
import {
  allowUndefined,
  type Check,
  createListShape,
  createObjectShape,
  isName,
  isString,
  oneOf,
  type Shaped,
} from './shape.js'

const SIGHTING = {
  node: isString,
  kind: (value): value is string => isString(value) && isKind(value),
  count: isCount,
  /** Visits in which a later attempt succeeded. */
  recovered: isCount,
  recovery_attempts: isCount,
} satisfies Record<string, Check<unknown>>
export type LedgerSighting = Shaped<typeof SIGHTING>

/** A line of the ledger: one run. It holds no messages and no data; names of tests are redacted already. */
const ENTRY = {
  schema_version: oneOf(1),
  run_id: isName,
  timestamp: (value): value is string => isString(value) && !Number.isNaN(Date.parse(value)),
  workflow: createObjectShape({ name: isString, file: isString }),
  outcome: isString,
  /** The built commit, if known; a job that failed and passed on the same commit is flaky. */
  commit: allowUndefined(isString),
  branch: allowUndefined(isString),
  /** Event that started the run; runs of one commit for different events may test different trees. */
  event: allowUndefined(isString),
  /** Nodes that passed, if the nodes are the jobs of a workflow run. */
  passed: allowUndefined(createListShape(isString)),
  /** Names of tests that failed and passed in this run. */
  flaky_tests: allowUndefined(createListShape(isString)),
  sightings: createListShape(createObjectShape(SIGHTING)),
} satisfies Record<string, Check<unknown>>
const isEntry = createObjectShape(ENTRY)
export type LedgerEntry = Shaped<typeof ENTRY>

export interface Ledger {
  readonly runs: readonly LedgerEntry[]
  readonly warning: string | null
}

const LEDGER_WINDOW = 20
export const MAX_LEDGER_RUNS = 1000
const MAX_LEDGER_CHARS = 64 * 1024 * 1024
const MAX_SIGHTINGS = 500

export type RunInfo = Omit<LedgerEntry, 'schema_version'>

export function toLedgerEntry(run: RunInfo): LedgerEntry {
  return { schema_version: 1, ...run, sightings: run.sightings.slice(0, MAX_SIGHTINGS) }
}

/** Returns how one more run changes the file: mostly an append, now and then a rewrite that keeps the file bounded. */
export function addToLedger(text: string, entry: LedgerEntry) {
  const line = `${JSON.stringify(entry)}\n`
  const lines = text.split('\n').filter((entryLine) => entryLine.trim() !== '').length
  if (lines < 2 * MAX_LEDGER_RUNS && text.length < MAX_LEDGER_CHARS / 2) {
    return { type: 'append' as const, text: text === '' || text.endsWith('\n') ? line : `\n${line}` }
  }
  const { runs } = foldLedger(`${text.slice(-MAX_LEDGER_CHARS)}\n${line}`)
  return { type: 'replace' as const, text: printLedgerLines(runs) }
}

function printLedgerLines(runs: readonly LedgerEntry[]): string {
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

/** Fewer runs than this say nothing about whether a kind is flaky or steady. */
const LEAST_RUNS = 5

export type LedgerRow = ReturnType<typeof createLedgerRow>

export interface LedgerQuery {
  readonly workflow?: string
  readonly node?: string
  readonly kind?: string
}

interface Seen {
  readonly node: string
  readonly kind: string
  readonly runIndexes: number[]
  readonly sightings: LedgerSighting[]
}

export function showLedger(ledger: Ledger, query: LedgerQuery = {}): readonly LedgerRow[] {
  return [...runsByWorkflow(ledger.runs, query.workflow).values()].flatMap((runs) =>
    [...collectSeen(runs).values()]
      .filter((seen) => (query.node ?? seen.node) === seen.node && matchesPattern(query.kind ?? '*', seen.kind))
      .map((seen) => createLedgerRow(runs, seen))
      .sort((a, b) => b.rate - a.rate || (a.last_seen < b.last_seen ? 1 : a.last_seen > b.last_seen ? -1 : 0)),
  )
}

function runsByWorkflow(runs: readonly LedgerEntry[], workflow: string | undefined): Map<string, LedgerEntry[]> {
  const groups = new Map<string, LedgerEntry[]>()
  for (const run of runs) {
    const { name, file } = run.workflow
    if (workflow !== undefined && workflow !== name && workflow !== file) continue
    addTo(groups, JSON.stringify([name, file]), run)
  }
  return groups
}

function collectSeen(runs: readonly LedgerEntry[]): Map<string, Seen> {
  const seenByKey = new Map<string, Seen>()
  for (const [index, run] of runs.entries()) {
    for (const sighting of run.sightings) {
      const key = JSON.stringify([sighting.node, sighting.kind])
      const seen = seenByKey.get(key) ?? { node: sighting.node, kind: sighting.kind, runIndexes: [], sightings: [] }
      if (seen.runIndexes.at(-1) !== index) seen.runIndexes.push(index)
      seen.sightings.push(sighting)
      seenByKey.set(key, seen)
    }
  }
  return seenByKey
}

function createLedgerRow(runs: readonly LedgerEntry[], { node, kind, runIndexes, sightings }: Seen) {
  const windowRuns = Math.min(runs.length, LEDGER_WINDOW)
  const windowSeen = runIndexes.filter((index) => index >= runs.length - windowRuns).length
  const times = runIndexes.map((index) => runs[index]?.timestamp ?? '').sort()
  const recovered = sightings.reduce((sum, sighting) => sum + sighting.recovered, 0)
  const attempts = sightings.reduce((sum, sighting) => sum + sighting.recovery_attempts, 0)
  const firstSeen = times[0] ?? ''
  // A run without the kind lies between two runs with it.
  const hasGap = runIndexes.some((index, position) => position > 0 && index - (runIndexes[position - 1] ?? index) > 1)
  return {
    workflow: runs[0]?.workflow ?? { name: '', file: '' },
    node,
    kind,
    first_seen: firstSeen,
    last_seen: times.at(-1) ?? '',
    window_runs: windowRuns,
    window_seen: windowSeen,
    rate: windowRuns === 0 ? 0 : Math.round((windowSeen / windowRuns) * 1000) / 1000,
    /** `flaky`: the kind comes and goes, or another attempt succeeded. `steady`: it stays until somebody mends it. Null: too few runs. */
    pattern: runs.length < LEAST_RUNS ? null : recovered > 0 || hasGap ? ('flaky' as const) : ('steady' as const),
    mean_attempts_to_recover: recovered === 0 ? null : Math.round((attempts / recovered) * 10) / 10,
    sentence: `seen in ${windowSeen} of the last ${formatCount(windowRuns, 'run')}, first on ${firstSeen.slice(0, 10)}`,
  }
}

/** Returns the sentence about one error of a recorded run; null if the ledger does not know the error. */
export function formatLedgerSentence(
  { runs: all }: Ledger,
  workflow: LedgerEntry['workflow'],
  node: string,
  kind: string,
) {
  const runs = all.filter((run) => run.workflow.name === workflow.name && run.workflow.file === workflow.file)
  const seen = collectSeen(runs).get(JSON.stringify([node, kind]))
  return seen === undefined ? null : createLedgerRow(runs, seen).sentence
}

/** Renders rows for people; names come from a file and are escaped. */
export function formatLedger(rows: readonly LedgerRow[], query: LedgerQuery = {}): string {
  if (rows.length === 0) return `The ledger knows no ${Object.keys(query).length === 0 ? '' : 'such '}errors.\n`
  const lines: string[] = []
  let heading = ''
  for (const row of rows) {
    const { name, file } = row.workflow
    const title = toOneLine(file === NO_FILE ? name : `${name} (${file})`)
    if (title !== heading) appendAll(lines, heading === '' ? [title] : ['', title])
    heading = title
    lines.push(`  ${toOneLine(row.kind)} at ${toOneLine(row.node)}${row.pattern === null ? '' : `: ${row.pattern}`}`)
    lines.push(
      `    ${row.sentence}, last on ${toOneLine(row.last_seen).slice(0, 10)} (${Math.round(row.rate * 100)} %)`,
    )
    if (row.mean_attempts_to_recover !== null)
      lines.push(`    recovers after ${row.mean_attempts_to_recover} attempts on average`)
  }
  return `${lines.join('\n')}\n`
}

export function printLedgerJson(rows: readonly LedgerRow[], warning: string | null): JsonObject {
  return {
    schema_version: 1,
    window: LEDGER_WINDOW,
    warning,
    errors: rows.map((row) => ({ ...row, workflow: { ...row.workflow } })),
  }
}

/** Reports whether the last run of a workflow and branch that was not cancelled failed; false if the ledger knows none. */
export function hasFailedBefore(files: FileStore, file: string, workflow: string, branch: string | null): boolean {
  const read = tryResult(() => (files.exists(file) ? foldLedger(files.readText(file)).runs : []))
  const runs = read.ok ? read.value : []
  const isSame = (run: LedgerEntry): boolean => run.workflow.file === workflow && (run.branch ?? null) === branch
  const last = runs.findLast((run) => isSame(run) && run.outcome !== 'cancelled')
  return last !== undefined && last.outcome !== 'success'
}

export function writeInLedger(files: FileStore, file: string, make: (ledger: string) => LedgerEntry) {
  const written = changeLedger(files, file, (text) => {
    const entry = make(text)
    const change = addToLedger(text, entry)
    if (change.type === 'replace') files.replace(file, change.text)
    else appendDurably(files, file, change.text)
    return { entry, ledger: foldLedger(change.type === 'replace' ? change.text : text + change.text) }
  })
  return written.ok ? written : err(`${file} cannot be written: ${written.error}`)
}

/** Adds the newest runs, each once; an equal entry in the ledger is kept. Returns why the file could not be written, or null. */
export function writeAllInLedger(files: FileStore, file: string, entries: readonly LedgerEntry[]): string | null {
  const written = changeLedger(files, file, (text) => {
    const knownLines = new Set(foldLedger(text).runs.map((entry) => JSON.stringify(entry)))
    const lines = entries.slice(-MAX_LEDGER_RUNS).map((entry) => JSON.stringify(entry))
    const fresh = lines.filter((line) => !knownLines.has(line))
    if (fresh.length === 0) return
    files.replace(file, printLedgerLines(foldLedger(`${text}\n${fresh.join('\n')}`).runs))
  })
  return written.ok ? null : `${file} cannot be written: ${written.error}`
}

/** Reads the ledger and changes it, while no other process does so. */
function changeLedger<T>(files: FileStore, file: string, change: (text: string) => T): Result<T, string> {
  return tryResult(() => {
    files.makeFolder(path.dirname(file))
    return files.whileLocked(file, () => change(files.exists(file) ? files.readText(file) : ''))
  })
}
