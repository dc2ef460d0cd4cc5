import { asString, isJsonObject, parseJson } from '../core/json.js'
import { isKind } from '../core/kinds.js'
import { err, ok, type Result } from '../core/result.js'
import { compileGlob } from '../text/glob.js'
import { toOneLine } from '../text/terminal-text.js'

/** A job of the `needs` context. */
interface NeededJob {
  readonly id: string
  readonly result: string
  readonly kind: string | null
  readonly message: string | null
}

/** A job of this attempt as GitHub lists it; `conclusion` is null while the job runs. */
export interface AttemptJob {
  readonly name: string
  readonly conclusion: string | null
  /** Ids in the workflow file that the job may have; empty if it matches none. */
  readonly ids: readonly string[]
  /** What triage read in the log of a failed job. */
  readonly kind?: string
  readonly message?: string
}

export interface VerdictRequest {
  readonly needs: readonly NeededJob[]
  readonly allowSkipped: readonly string[]
  readonly allowFailed: readonly string[]
  /** Jobs of the attempt without the one that judges; null if they could not be read. */
  readonly listed: readonly AttemptJob[] | null
}

/** A row of the verdict. */
export interface VerdictRow {
  /** Name that people know: that of the leg, else the id. */
  readonly name: string
  readonly result: string
  readonly verdict: 'passed' | 'allowed' | 'failed' | 'warning'
  readonly why: string
  readonly kind: string | null
}

export interface JobsVerdict {
  readonly schema_version: 1
  readonly outcome: 'success' | 'failed' | 'halted'
  readonly jobs: readonly VerdictRow[]
  readonly failed_jobs: readonly string[]
  readonly skipped_jobs: readonly string[]
  readonly error_kind: string | null
  /** Failures that were allowed. */
  readonly handled: readonly { readonly job: string; readonly kind: string | null; readonly by: 'allow-failed' }[]
  readonly warnings: readonly string[]
}

const RESULTS: ReadonlySet<string> = new Set(['success', 'failure', 'cancelled', 'skipped'])
const BAD_CONCLUSIONS: ReadonlySet<string> = new Set([
  'failure',
  'cancelled',
  'timed_out',
  'startup_failure',
  'action_required',
  'stale',
])

/** Parses `toJSON(needs)`; anything but an object of jobs with results is an error. */
function parseNeeds(text: string): Result<readonly NeededJob[], string> {
  const data = parseJson(text)
  if (text.trim() === '') return err('needs is empty: give `needs: ${{ toJSON(needs) }}`')
  if (!isJsonObject(data)) return err('needs is not a JSON object: give `needs: ${{ toJSON(needs) }}`')
  const jobs: NeededJob[] = []
  for (const [id, job] of Object.entries(data)) {
    if (!isJsonObject(job) || typeof job['result'] !== 'string')
      return err(`needs: the job ${toOneLine(id, 100)} has no result`)
    const outputs = isJsonObject(job['outputs']) ? job['outputs'] : {}
    const kind = asString(outputs['error-kind'])
    jobs.push({
      id,
      result: job['result'],
      kind: isKind(kind) ? kind : null,
      message: asString(outputs['error-message']) || null,
    })
  }
  return jobs.length === 0
    ? err('needs has no jobs: name every job of the workflow under `needs` of this one')
    : ok(jobs)
}

/** Parses a list of names and globs, separated by commas, spaces or newlines. */
function parseJobNames(list: string, text: string): Result<readonly string[], string> {
  const names = text.split(/[\s,]+/).filter((name) => name !== '')
  const wrong = names.find((name) => !/^[\w*?[\]{}.-]+$/.test(name))
  return wrong === undefined
    ? ok(names)
    : err(`${list}: ${JSON.stringify(toOneLine(wrong, 60))} is not the id of a job`)
}

/** Parses what both shells are given as text; `prefix` stands before the names of the lists in an error. */
export function parseVerdictRequest(
  texts: { readonly needs: string; readonly allowSkipped: string; readonly allowFailed: string },
  prefix: '' | '--',
): Result<Omit<VerdictRequest, 'listed'>, string> {
  const needs = parseNeeds(texts.needs)
  if (!needs.ok) return needs
  const allowSkipped = parseJobNames(`${prefix}allow-skipped`, texts.allowSkipped)
  if (!allowSkipped.ok) return allowSkipped
  const allowFailed = parseJobNames(`${prefix}allow-failed`, texts.allowFailed)
  if (!allowFailed.ok) return allowFailed
  return ok({ needs: needs.value, allowSkipped: allowSkipped.value, allowFailed: allowFailed.value })
}

/** Judges the jobs of a workflow. Everything fails it that is not known to be good or named as allowed. */
export function judgeJobs({ needs, allowSkipped, allowFailed, listed }: VerdictRequest): JobsVerdict {
  const byId = new Map(needs.map(({ id }) => [id, (listed ?? []).filter(({ ids }) => ids.includes(id))]))
  const rows = [
    ...needs.flatMap((job) => judgeNeed(job, byId.get(job.id) ?? [], allowSkipped, allowFailed)),
    ...(listed ?? []).flatMap((job) => judgeForgotten(job, byId)),
    ...findUnmatched('allow-skipped', allowSkipped, needs),
    ...findUnmatched('allow-failed', allowFailed, needs),
  ]
  const failed = rows.filter(({ verdict }) => verdict === 'failed')
  const kind = failed.find((row) => row.kind !== null)?.kind ?? null
  return {
    schema_version: 1,
    outcome: failed.length === 0 ? 'success' : kind === null ? 'failed' : 'halted',
    jobs: rows,
    failed_jobs: failed.map(({ name }) => name),
    skipped_jobs: rows.filter(({ result }) => result === 'skipped').map(({ name }) => name),
    error_kind: kind,
    handled: rows.flatMap(({ name, kind: known, verdict, result }) =>
      verdict === 'allowed' && result !== 'skipped' ? [{ job: name, kind: known, by: 'allow-failed' as const }] : [],
    ),
    warnings: rows.flatMap(({ name, verdict, why, result }) =>
      verdict === 'warning' || (verdict === 'allowed' && result !== 'skipped') ? [`${name}: ${why}`] : [],
    ),
  }
}

function judgeNeed(
  need: NeededJob,
  legs: readonly AttemptJob[],
  allowSkipped: readonly string[],
  allowFailed: readonly string[],
): readonly VerdictRow[] {
  const { id, result, kind, message } = need
  const said = kind === null ? null : `${kind}${message === null ? '' : `: ${message}`}`
  const row = (verdict: VerdictRow['verdict'], why: string): VerdictRow => ({
    name: id,
    result,
    verdict,
    why,
    kind: verdict === 'passed' ? null : kind,
  })
  switch (result) {
    case 'success': {
      const overlooked = legs.filter(({ conclusion }) => conclusion !== null && BAD_CONCLUSIONS.has(conclusion))
      const why = 'failed under continue-on-error, so `needs` calls it a success'
      return [
        row('passed', said ?? ''),
        ...overlooked.map((leg) => ({ ...describeLeg(leg), verdict: 'warning' as const, why })),
      ]
    }
    case 'skipped':
      return [
        isNamed(id, allowSkipped)
          ? row('allowed', 'skipped, as allow-skipped says')
          : row('failed', 'skipped, and not named in allow-skipped'),
      ]
    case 'failure': {
      const verdict = isNamed(id, allowFailed) ? 'allowed' : 'failed'
      const bad = legs.filter(({ conclusion }) => conclusion !== null && BAD_CONCLUSIONS.has(conclusion))
      if (bad.length === 0) return [row(verdict, said ?? 'failed')]
      return bad.map((leg) => ({ ...describeLeg(leg, said, kind), verdict }))
    }
    case 'cancelled':
      return [row('failed', 'cancelled')]
    default:
      return [
        row(
          'failed',
          `has the result ${JSON.stringify(toOneLine(result, 60))}, which is not one of ${[...RESULTS].join(', ')}`,
        ),
      ]
  }
}

function describeLeg(
  { name, conclusion, kind, message }: AttemptJob,
  whyOfJob: string | null = null,
  kindOfJob: string | null = null,
) {
  const why = kind === undefined ? whyOfJob : `${kind}${message === undefined ? '' : `: ${message}`}`
  return { name, result: conclusion ?? 'running', why: why ?? 'failed', kind: kind ?? kindOfJob }
}

/** Finds jobs of the run that `needs` does not list. */
function judgeForgotten(job: AttemptJob, byId: ReadonlyMap<string, unknown>): readonly VerdictRow[] {
  if (job.ids.some((id) => byId.has(id))) return []
  if (job.conclusion === null)
    return [
      {
        name: job.name,
        result: 'running',
        verdict: 'warning',
        why: 'still runs, and is missing from needs',
        kind: null,
      },
    ]
  if (!BAD_CONCLUSIONS.has(job.conclusion)) return []
  const { why, ...leg } = describeLeg(job, '')
  return [{ ...leg, verdict: 'failed', why: `missing from needs${why === '' ? '' : ` (${why})`}` }]
}

/** A name in a list that matches no job is a mistake: the job was renamed, or is missing from needs. */
function findUnmatched(list: string, names: readonly string[], needs: readonly NeededJob[]): readonly VerdictRow[] {
  return names
    .filter((name) => !needs.some(({ id }) => isNamed(id, [name])))
    .map((name) => ({
      name,
      result: 'unknown',
      verdict: 'failed',
      why: `${list} names it, and no job of needs has this name`,
      kind: null,
    }))
}

function isNamed(id: string, names: readonly string[]): boolean {
  return names.some((name) => compileGlob(name).test(id))
}
