import type { TracedVerdict } from '../core/traced-verdict.js'
import { UNKNOWN_KIND } from '../triage/history.js'
import { describeRun, findWorst, toResult } from '../triage/traced.js'
import type { JudgedRun } from './document.js'

/** Describes a run that a survey judged; the kind is that of its last attempt in which something failed. */
export function createSurveyVerdict({ run, ends, sightings, attempts }: JudgedRun): TracedVerdict {
  const failed = sightings.map((some) => some.filter((one) => one.class !== 'cancelled'))
  const worst = findWorst(failed.findLast((some) => some.length > 0) ?? [])
  const end = ends.at(-1)
  const started = attempts.flatMap(({ jobs }) => jobs.flatMap((job) => job.started ?? []))
  return {
    id: `github-${run.id}-${run.attempt}`,
    name: run.name,
    startMs: started.reduce((first, at) => Math.min(first, at), run.created) * 1000,
    endMs: run.ended * 1000,
    result: end === 'passed' ? 'success' : end === 'failed' ? 'failure' : toResult(run.conclusion),
    kind: worst === undefined ? null : (worst.kind ?? UNKNOWN_KIND),
    message: worst?.title ?? '',
    facts: { ...describeRun(run), 'conductor.attempt': run.attempt, 'conductor.class': worst?.counted ?? null },
  }
}
