import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import { EventReader } from '../account/run-reader.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import type { ResultDocument } from '../core/report.js'
import { err, ok, type Result } from '../core/result.js'
import { errorMessage, fileProblem } from '../text/error-message.js'
import {
  addToLedger,
  foldLedger,
  type Ledger,
  type LedgerEntry,
  ledgerEntry,
  MAX_LEDGER_RUNS,
  runInfo,
} from './ledger.js'
import { ledgerSentence } from './ledger-view.js'

/** A run that was added to a ledger, with all that the ledger says now. */
export interface LedgerNews {
  readonly entry: LedgerEntry
  readonly ledger: Ledger
}

/** Adds a run to the ledger file, which is created if it does not exist; the error is a message for people. */
export function recordInLedger(
  files: FileStore,
  file: string,
  account: RunAccount,
  commit?: string,
): Result<LedgerNews, string> {
  const run = runInfo(account)
  return run === null
    ? err('the run has no events that tell how it began')
    : writeInLedger(files, file, () => ledgerEntry({ ...run, ...(commit ? { commit } : {}) }))
}

/** Adds an entry that may depend on what the ledger holds already. */
export function writeInLedger(
  files: FileStore,
  file: string,
  make: (ledger: string) => LedgerEntry,
): Result<LedgerNews, string> {
  try {
    const text = files.exists(file) ? files.readText(file) : ''
    const entry = make(text)
    const write = addToLedger(text, entry)
    files.makeFolder(path.dirname(file))
    if ('replace' in write) files.replace(file, write.replace)
    else appendDurably(files, file, write.append)
    return ok({ entry, ledger: foldLedger('replace' in write ? write.replace : text + write.append) })
  } catch (error) {
    return err(`${file} cannot be written: ${fileProblem(error)}`)
  }
}

/** Adds the newest runs, each once: a run that the ledger has in the same words stays as it is. The answer is why that was not possible. */
export function writeAllInLedger(files: FileStore, file: string, entries: readonly LedgerEntry[]): string | null {
  try {
    const text = files.exists(file) ? files.readText(file) : ''
    const known = new Set(foldLedger(text).runs.map((entry) => JSON.stringify(entry)))
    const lines = entries.slice(-MAX_LEDGER_RUNS).map((entry) => JSON.stringify(entry))
    const fresh = lines.filter((line) => !known.has(line))
    if (fresh.length === 0) return null
    files.makeFolder(path.dirname(file))
    const { runs } = foldLedger(`${text}\n${fresh.join('\n')}`)
    files.replace(file, runs.map((run) => `${JSON.stringify(run)}\n`).join(''))
    return null
  } catch (error) {
    return `${file} cannot be written: ${fileProblem(error)}`
  }
}

/** For the summary: how often the error that ended the run has been seen; null when nothing is known about it. */
function ledgerNote({ entry, ledger }: LedgerNews, result: Pick<ResultDocument, 'errors'>): string | null {
  for (const { kind, node_id: node } of result.errors) {
    const seen = entry.sightings.find(
      (one) => one.kind === kind && (node === null || one.node === node || one.node.endsWith(`/${node}`)),
    )
    const sentence = seen === undefined ? null : ledgerSentence(ledger, entry.workflow, seen.node, seen.kind)
    if (seen !== undefined && sentence !== null) return `${kind} at ${seen.node}: ${sentence}`
  }
  return null
}

/** Adds the run of a folder to a ledger and says how often its error was seen; trouble with the ledger is only reported. */
export function seenInLedger(
  files: FileStore,
  file: string,
  runDir: string,
  result: Pick<ResultDocument, 'errors'>,
  commit?: string,
): { readonly seenBefore: string | null; readonly problem: string | null } {
  const unseen = (why: string) => ({ seenBefore: null, problem: `the run is not in the ledger: ${why}` })
  try {
    // The file also tells what earlier sessions of the run did.
    const account = new RunAccount()
    const reader = new EventReader(account)
    for (const line of files.lines(path.join(runDir, 'events.jsonl'))) reader.line(line)
    const news = recordInLedger(files, file, account, commit)
    if (!news.ok) return unseen(news.error)
    const { warning } = news.value.ledger
    return { seenBefore: ledgerNote(news.value, result), problem: warning === null ? null : `${file}: ${warning}` }
  } catch (error) {
    return unseen(errorMessage(error))
  }
}
