import type { TracedVerdict } from '../reporters/telemetry/export.js'
import { wantsTelemetry } from '../reporters/telemetry/settings.js'
import type { JudgedRun } from '../survey/document.js'
import { CLASSES } from '../survey/sightings.js'
import type { TriageDocument, TriagedJob, TriagedRun } from '../triage/document.js'
import { UNKNOWN_KIND } from '../triage/history.js'
import type { Triaged } from '../triage/run.js'

export type ExportVerdicts = (verdicts: readonly TracedVerdict[]) => Promise<string | null>

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the export to the collector that the environment names, if it names one; only then the sender is loaded. */
export function createVerdictExport(
  env: Environment,
  loadSender: () => Promise<{
    sendVerdicts: (env: Environment, ...sent: Parameters<ExportVerdicts>) => Promise<string | null>
  }>,
): ExportVerdicts {
  return async (verdicts) => (wantsTelemetry(env) ? (await loadSender()).sendVerdicts(env, verdicts) : null)
}

function findWorst<T extends { readonly class: TriagedJob['class'] }>(jobs: readonly T[]): T | undefined {
  return CLASSES.flatMap((name) => jobs.filter((job) => job.class === name))[0]
}

function toResult(conclusion: string): TracedVerdict['result'] {
  if (conclusion === 'success') return 'success'
  return conclusion === 'cancelled' ? 'cancellation' : 'failure'
}

/** Attributes of a run, with the names of OpenTelemetry for CI and version control. */
function describeRun({ id, url, head_branch: branch, head_sha: commit }: TriagedRun) {
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
      ...describeRun(document.run),
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
