import { type LedgerEntry, type Sighting as LedgerSighting, ledgerEntry } from '../durability/ledger.js'
import { UNKNOWN_KIND } from '../triage/remember.js'
import type { JudgedRun } from './hindsight.js'
import { instant } from './window.js'

/** Lines of the ledger for runs that failed or were run again, in the order of their creation. */
export function ledgerOfSurvey(judged: readonly JudgedRun[]): readonly LedgerEntry[] {
  return judged
    .filter(({ ends, attempts }) => ends.at(-1) === 'failed' || attempts.length > 1)
    .toSorted((one, other) => one.run.created - other.run.created || one.run.id - other.run.id)
    .map(entryOf)
}

function entryOf({ run, ends, sightings, attempts }: JudgedRun): LedgerEntry {
  const seen = new Map<string, LedgerSighting>()
  for (const one of sightings.flat().filter(({ class: ofClass }) => ofClass !== 'cancelled')) {
    const [node, kind] = [one.at.job.name, one.kind ?? UNKNOWN_KIND]
    const key = JSON.stringify([node, kind])
    const known = seen.get(key) ?? { node, kind, count: 0, recovered: 0, recovery_attempts: 0 }
    const passed = attempts.findIndex(
      ({ jobs }, at) => at >= one.at.attempt && jobs.some((job) => job.name === node && job.conclusion === 'success'),
    )
    const recovery = passed === -1 ? {} : { recovered: 1, recovery_attempts: passed + 1 }
    seen.set(key, { ...known, count: known.count + 1, ...recovery })
  }
  return ledgerEntry({
    run_id: `github-${run.id}`,
    timestamp: instant(run.created),
    workflow: { name: run.name, file: run.workflow },
    outcome: ends.at(-1) === 'passed' ? 'success' : 'failed',
    commit: run.head_sha,
    event: run.event,
    passed: attempts.flatMap(({ jobs }) => jobs.filter((job) => job.conclusion === 'success').map(({ name }) => name)),
    sightings: [...seen.values()],
  })
}
