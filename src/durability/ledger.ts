import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import { EventReader } from '../account/run-reader.js'
import { formatLedgerSentence, type RunInfo, toLedgerEntry, writeInLedger } from '../core/ledger.js'
import type { FileStore } from '../core/ports.js'
import type { ResultDocument } from '../core/report.js'
import { err, type ValueOf } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'

export function createRunInfo({ run, ending, sightings, tests }: RunAccount): RunInfo | null {
  if (run === null) return null
  const flaky = tests.flakyNames()
  return {
    run_id: run.run_id,
    timestamp: run.timestamp,
    workflow: { name: run.workflow, file: run.file },
    outcome: ending?.outcome ?? 'unknown',
    ...(flaky.length === 0 ? {} : { flaky_tests: [...flaky] }),
    sightings: [...sightings.all()],
  }
}

type EndedRun = Pick<ResultDocument, 'errors'>
type LedgerNews = ValueOf<typeof writeInLedger>

/** Adds a run to the ledger file and creates the file if needed; the error is a message for people. */
export function recordInLedger(files: FileStore, file: string, account: RunAccount, { commit, branch }: Built = {}) {
  const run = createRunInfo(account)
  const built = { ...(commit ? { commit } : {}), ...(branch ? { branch } : {}) }
  return run === null
    ? err('the run has no events that tell how it began')
    : writeInLedger(files, file, () => toLedgerEntry({ ...run, ...built }))
}

interface Built {
  readonly commit?: string | null | undefined
  readonly branch?: string | null
}

/** Returns the summary's sentence on how often the run's error was seen; null if the ledger does not know the error. */
function formatLedgerNote({ entry, ledger }: LedgerNews, result: EndedRun): string | null {
  for (const { kind, node_id: node } of result.errors) {
    const seen = entry.sightings.find(
      (sighting) =>
        sighting.kind === kind && (node === null || sighting.node === node || sighting.node.endsWith(`/${node}`)),
    )
    const sentence = seen === undefined ? null : formatLedgerSentence(ledger, entry.workflow, seen.node, seen.kind)
    if (seen !== undefined && sentence !== null) return `${kind} at ${seen.node}: ${sentence}`
  }
  return null
}

/** Adds the run of a folder to a ledger and returns how often its error was seen; a problem with the ledger is only reported. */
export function recordFolderInLedger(files: FileStore, file: string, runDir: string, result: EndedRun, built?: Built) {
  const createUnseen = (why: string) => ({ seenBefore: null, problem: `the run is not in the ledger: ${why}` })
  try {
    // events.jsonl also holds the earlier sessions of the run.
    const account = new RunAccount()
    const reader = new EventReader(account)
    for (const line of files.lines(path.join(runDir, 'events.jsonl'))) reader.line(line)
    const news = recordInLedger(files, file, account, built)
    if (!news.ok) return createUnseen(news.error)
    const { warning } = news.value.ledger
    return {
      seenBefore: formatLedgerNote(news.value, result),
      problem: warning === null ? null : `${file}: ${warning}`,
    }
  } catch (error) {
    return createUnseen(errorMessage(error))
  }
}
