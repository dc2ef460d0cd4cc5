import { foldLedger, type LedgerEntry, type LedgerSighting, toLedgerEntry } from '../core/ledger.js'
import type { TriageDocument, TriagedJob, TriagedRun } from './document.js'
import type { JobRecord, RunFacts } from './github.js'

/** Jobs of another attempt, or of another run of the same commit. */
export interface PastAttempt {
  readonly run: number
  /** 0 where it is not known. */
  readonly attempt: number
  readonly jobs: readonly JobRecord[]
}

/**
 * Reports whether other runs of the commit, and the ledger, say something about a run; its own attempts always do. A pull request is
 * tested after a merge with a base that moves, a schedule meets other days, and a dispatch has inputs.
 */
export function isComparable({ event }: Pick<RunFacts, 'event'>): boolean {
  return event === 'push'
}

/** Marks a job as flaky that passed on the same commit: in another attempt, in another run, or by the ledger. */
export function withHistory(job: TriagedJob, run: RunFacts, past: readonly PastAttempt[], ledger: string): TriagedJob {
  if (job.class === 'cancelled') return job
  const where = findPass(job, run, past) ?? (isComparable(run) ? findPassInLedger(job, run, ledger) : null)
  if (where === null) return job
  return { ...job, flaky: true, evidence: [...job.evidence, { line: null, text: `it passed ${where}` }] }
}

function findPass({ name }: TriagedJob, run: RunFacts, past: readonly PastAttempt[]): string | null {
  for (const { run: id, attempt, jobs } of past) {
    if (!jobs.some((job) => job.name === name && job.conclusion === 'success')) continue
    const where = id === run.id ? 'this run' : `run ${id}`
    return `in ${attempt === 0 ? where : `attempt ${attempt} of ${where}`}, on the same commit`
  }
  return null
}

/** Returns the run in which a job passed or recovered, by the ledger's line for the same commit and event. */
function findPassInLedger({ name = '', kind }: TriagedJob, run: RunFacts, ledger: string): string | null {
  const entry = foldLedger(ledger).runs.find(({ commit, event, workflow, passed = [], sightings }) => {
    if (commit !== run.head_sha || event !== run.event || workflow.file !== run.workflow) return false
    return passed.includes(name) || sightings.some((one) => one.node === name && one.kind === kind && one.recovered > 0)
  })
  return entry === undefined ? null : `in ${entry.run_id}, on the same commit, by the ledger`
}

/** Kind of failures that no rule knows. */
export const UNKNOWN_KIND = 'external.job.unknown'

/**
 * Returns the ledger's line for a triaged run: jobs are its nodes. Attempts of one run are one run, so an earlier line is
 * taken over; a job that failed in it and has passed now has recovered.
 */
export function createTriageLedger(
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
    const seen = sightings.get(key) ?? { node, kind, count: 0, recovered: 0, recovery_attempts: 0 }
    // An attempt may be triaged twice.
    sightings.set(key, { ...seen, count: Math.max(seen.count + (seen.count < attempt ? 1 : 0), 1) })
  }
  return toLedgerEntry({
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
