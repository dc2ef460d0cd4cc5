import { foldLedger, type LedgerEntry, type LedgerSighting, ledgerEntry } from '../durability/ledger.js'
import type { TriageDocument, TriagedRun } from './document.js'

/** Kind of failures that no rule knows. */
export const UNKNOWN_KIND = 'external.job.unknown'

/**
 * Returns the ledger's line for a triaged run: jobs are its nodes. Attempts of one run are one run, so an earlier line is
 * taken over; a job that failed in it and has passed now has recovered.
 */
export function ledgerOfTriage(
  document: TriageDocument & { readonly run: TriagedRun; readonly attempt: number },
  passed: readonly string[],
  ledger: string,
  now: string,
): LedgerEntry {
  const { run, attempt, jobs, decision } = document
  const id = `github-${run.id}`
  const before = foldLedger(ledger).runs.find((entry) => entry.run_id === id)
  const sightings = new Map<string, LedgerSighting>()
  for (const seen of before?.sightings ?? []) {
    const hasRecovered = passed.includes(seen.node) && seen.recovered === 0
    const recovered = hasRecovered ? { recovered: 1, recovery_attempts: attempt } : {}
    sightings.set(JSON.stringify([seen.node, seen.kind]), { ...seen, ...recovered })
  }
  for (const job of jobs) {
    const [node, kind] = [job.name ?? '', job.kind ?? UNKNOWN_KIND]
    const key = JSON.stringify([node, kind])
    const known = sightings.get(key) ?? { node, kind, count: 0, recovered: 0, recovery_attempts: 0 }
    // An attempt may be triaged twice.
    sightings.set(key, { ...known, count: Math.max(known.count + (known.count < attempt ? 1 : 0), 1) })
  }
  return ledgerEntry({
    run_id: id,
    timestamp: before?.timestamp ?? now,
    workflow: { name: run.name, file: run.workflow },
    outcome: decision === 'none' ? 'success' : 'failed',
    commit: run.head_sha,
    event: run.event,
    passed,
    sightings: [...sightings.values()],
  })
}
