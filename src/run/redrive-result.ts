import { toReportedError } from '../account/reported-errors.js'
import type { RunOutcome } from '../core/outcome.js'
import type { ReportedError, ResultDocument } from '../core/report.js'
import { invalidResult } from '../reporters/result.js'
import type { Redriven, RedriveReport } from './redrive.js'
import type { RunRequest } from './request.js'
import { resultIn } from './run-folder.js'

/** Outcomes by the exit code of a redrive; any other code means that a signal ended it. */
const OUTCOMES: Readonly<Record<number, RunOutcome>> = { 0: 'success', 1: 'failed', 3: 'halted' }

/** Returns the result of the redrive; its dead letters are those that are still open. */
export function toRedriveResult(
  { adapters, fileAsGiven }: Pick<RunRequest, 'adapters' | 'fileAsGiven'>,
  folder: string,
  report: RedriveReport,
): ResultDocument {
  const run = resultIn(adapters.files, folder)
  const outcome = OUTCOMES[report.exit_code] ?? 'cancelled'
  const errors = report.letters.flatMap(toReportedFailure)
  const { findings: _, ...nothing } = invalidResult([], fileAsGiven)
  return {
    ...nothing,
    success: outcome === 'success',
    outcome,
    exit_code: report.exit_code,
    run_id: run?.run_id ?? null,
    workflow: run?.workflow ?? nothing.workflow,
    error: errors[0]?.message ?? null,
    errors,
    dead_letters: openLetters(report),
  }
}

/** Returns the letters that ran and are still open, and one entry that counts all other open letters. */
function openLetters(report: RedriveReport): ResultDocument['dead_letters'] {
  const open = report.letters.filter(({ status }) => status !== 'settled')
  const others = report.remaining > open.length ? [{ remaining: report.remaining - open.length }] : []
  return [...open.map(({ id, node, kind }) => ({ id, node, kind })), ...others]
}

function toReportedFailure({ node, error, status }: Redriven): readonly ReportedError[] {
  if (error === null || status !== 'failed') return []
  const origin = { origin: 'author', typed: true, frames: [], attempts: 1, exit_code: null, stderr_tail: '' } as const
  const raised = { envelope: { ...error, details: {} }, ...origin }
  return [{ ...toReportedError(raised), node_id: node }]
}
