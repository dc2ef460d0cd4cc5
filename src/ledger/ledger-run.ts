import type { RunAccount } from '../account/run-account.js'
import type { RunInfo } from './ledger.js'

/** What the ledger keeps of a run; null when it never started. */
export function runInfo({ run, ending, errors }: RunAccount): RunInfo | null {
  if (run === null) return null
  return {
    run_id: run.runId,
    timestamp: run.timestamp,
    workflow: { name: run.workflow, file: run.file },
    outcome: ending?.outcome ?? 'unknown',
    sightings: errors.sightings().map(({ recoveryAttempts, ...seen }) => ({
      ...seen,
      recovery_attempts: recoveryAttempts,
    })),
  }
}
