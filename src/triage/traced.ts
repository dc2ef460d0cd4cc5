import type { TracedVerdict } from '../core/traced-verdict.js'
import type { TriageDocument, TriagedJob, TriagedRun } from './document.js'
import { UNKNOWN_KIND } from './history.js'
import type { Triaged } from './run.js'
import { CLASSES } from './verdict.js'

export function findWorst<T extends { readonly class: TriagedJob['class'] }>(jobs: readonly T[]): T | undefined {
  return CLASSES.flatMap((name) => jobs.filter((job) => job.class === name))[0]
}

export function toResult(conclusion: string): TracedVerdict['result'] {
  if (conclusion === 'success') return 'success'
  return conclusion === 'cancelled' ? 'cancellation' : 'failure'
}

/** Attributes of a run, with the names of OpenTelemetry for CI and version control. */
export function describeTracedRun({ id, url, head_branch: branch, head_sha: commit }: TriagedRun) {
  return {
    'cicd.pipeline.run.id': String(id),
    'cicd.pipeline.run.url.full': url,
    'vcs.repository.url.full': url.replace(/\/actions\/runs\/.*$/, ''),
    'vcs.ref.head.name': branch,
    'vcs.ref.head.revision': commit,
  }
}

export function createRunVerdict({ document, run }: Triaged, now: number): TracedVerdict {
  const worst = findWorst(document.jobs)
  const isFailed = worst !== undefined && worst.class !== 'cancelled'
  return {
    id: `github-${run.id}-${document.attempt}`,
    name: document.run.name,
    startMs: run.startedMs ?? now,
    endMs: run.endedMs ?? now,
    result: toResult(run.conclusion),
    kind: isFailed ? (worst.kind ?? UNKNOWN_KIND) : null,
    message: worst?.evidence[0]?.text ?? document.reason,
    facts: {
      ...describeTracedRun(document.run),
      'conductor.attempt': document.attempt,
      'conductor.class': worst?.class ?? null,
      'conductor.decision': document.decision,
    },
  }
}

export function createLogVerdicts({ jobs }: TriageDocument, now: number): readonly TracedVerdict[] {
  return jobs.map(({ file = '', kind, class: name, evidence }) => ({
    id: `log-${file}-${now}`,
    name: file,
    startMs: now,
    endMs: now,
    result: name === 'cancelled' ? 'cancellation' : 'failure',
    kind: name === 'cancelled' ? null : (kind ?? UNKNOWN_KIND),
    message: evidence[0]?.text ?? '',
    facts: { 'conductor.class': name },
  }))
}
