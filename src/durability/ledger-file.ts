import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import { EventReader } from '../account/run-reader.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import type { ResultDocument } from '../core/report.js'
import { err, tryAction, tryResult, type ValueOf } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'
import {
  addToLedger,
  foldLedger,
  type LedgerEntry,
  ledgerEntry,
  ledgerLines,
  ledgerSentence,
  MAX_LEDGER_RUNS,
  runInfo,
} from './ledger.js'

type LedgerNews = ValueOf<typeof writeInLedger>

/** Adds a run to the ledger file and creates the file if needed; the error is a message for people. */
export function recordInLedger(files: FileStore, file: string, account: RunAccount, { commit, branch }: Built = {}) {
  const run = runInfo(account)
  const built = { ...(commit ? { commit } : {}), ...(branch ? { branch } : {}) }
  return run === null
    ? err('the run has no events that tell how it began')
    : writeInLedger(files, file, () => ledgerEntry({ ...run, ...built }))
}

interface Built {
  readonly commit?: string | null | undefined
  readonly branch?: string | null
}

/** Returns the outcome of the last run of a workflow and branch that was not cancelled; null if the ledger knows none. */
export function lastOutcome(files: FileStore, file: string, workflow: string, branch: string | null): string | null {
  const read = tryResult(() => (files.exists(file) ? foldLedger(files.readText(file)).runs : []))
  const runs = read.ok ? read.value : []
  const isSame = (run: LedgerEntry): boolean => run.workflow.file === workflow && (run.branch ?? null) === branch
  return runs.findLast((run) => isSame(run) && run.outcome !== 'cancelled')?.outcome ?? null
}

export function writeInLedger(files: FileStore, file: string, make: (ledger: string) => LedgerEntry) {
  const written = tryResult(() => {
    const text = files.exists(file) ? files.readText(file) : ''
    const entry = make(text)
    const change = addToLedger(text, entry)
    files.makeFolder(path.dirname(file))
    if (change.type === 'replace') files.replace(file, change.text)
    else appendDurably(files, file, change.text)
    return { entry, ledger: foldLedger(change.type === 'replace' ? change.text : text + change.text) }
  })
  return written.ok ? written : err(`${file} cannot be written: ${written.error}`)
}

/** Adds the newest runs, each once; an equal entry in the ledger is kept. Returns why the file could not be written, or null. */
export function writeAllInLedger(files: FileStore, file: string, entries: readonly LedgerEntry[]): string | null {
  const problem = tryAction(() => {
    const text = files.exists(file) ? files.readText(file) : ''
    const known = new Set(foldLedger(text).runs.map((entry) => JSON.stringify(entry)))
    const lines = entries.slice(-MAX_LEDGER_RUNS).map((entry) => JSON.stringify(entry))
    const fresh = lines.filter((line) => !known.has(line))
    if (fresh.length === 0) return
    files.makeFolder(path.dirname(file))
    files.replace(file, ledgerLines(foldLedger(`${text}\n${fresh.join('\n')}`).runs))
  })
  return problem === null ? null : `${file} cannot be written: ${problem}`
}

/** Returns the summary's sentence on how often the run's error was seen; null if the ledger does not know the error. */
function ledgerNote({ entry, ledger }: LedgerNews, result: Pick<ResultDocument, 'errors'>): string | null {
  for (const { kind, node_id: node } of result.errors) {
    const seen = entry.sightings.find(
      (sighting) =>
        sighting.kind === kind && (node === null || sighting.node === node || sighting.node.endsWith(`/${node}`)),
    )
    const sentence = seen === undefined ? null : ledgerSentence(ledger, entry.workflow, seen.node, seen.kind)
    if (seen !== undefined && sentence !== null) return `${kind} at ${seen.node}: ${sentence}`
  }
  return null
}

/** Adds the run of a folder to a ledger and returns how often its error was seen; a problem with the ledger is only reported. */
export function seenInLedger(
  files: FileStore,
  file: string,
  runDir: string,
  result: Pick<ResultDocument, 'errors'>,
  built?: Built,
): { readonly seenBefore: string | null; readonly problem: string | null } {
  const createUnseen = (why: string) => ({ seenBefore: null, problem: `the run is not in the ledger: ${why}` })
  try {
    // events.jsonl also holds the earlier sessions of the run.
    const account = new RunAccount()
    const reader = new EventReader(account)
    for (const line of files.lines(path.join(runDir, 'events.jsonl'))) reader.line(line)
    const news = recordInLedger(files, file, account, built)
    if (!news.ok) return createUnseen(news.error)
    const { warning } = news.value.ledger
    return { seenBefore: ledgerNote(news.value, result), problem: warning === null ? null : `${file}: ${warning}` }
  } catch (error) {
    return createUnseen(errorMessage(error))
  }
}
