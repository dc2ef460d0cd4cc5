import { createHash } from 'node:crypto'
import { addTo } from '../core/maps.js'
import type { TriagedJob } from '../triage/document.js'
import { withoutVariables } from '../triage/paste.js'
import type { CountedClass, JobClass } from '../triage/verdict.js'
import type { AttemptEnd, FailedJob, ListedRun, LogState, ReadRun } from './facts.js'
import { type Success, type Tally, toCommitKey } from './tally.js'

/** Codes of compilers, and rules of linters at the end of a message. */
const CODE =
  /\b[A-Z]{1,6}\d{2,5}\b|(?<=[([])@?[a-z][\w-]*(?:\/[\w-]+)*(?=[)\]]$)|(?<= )(?:@[\w-]+\/)?[a-z]+(?:-[a-z]+)+$/

/** Identifies a failure among those of its kind and place: by failed tests, else by file and code, else by the quoted line. */
export function createSignature(
  { tests, annotations: [problem] }: Pick<TriagedJob, 'tests' | 'annotations'>,
  line: string,
): string {
  if (tests.length > 0) return JSON.stringify(['tests', ...tests.toSorted()])
  if (problem === undefined) return withoutVariables(line)
  return JSON.stringify(['file', problem.file, CODE.exec(problem.message)?.[0] ?? withoutVariables(problem.message)])
}

/** Removes the leg of a matrix from the name of a job: `build / test (20, ubuntu)` is `build / test`. */
export function removeLeg(name: string): string {
  const segments = name.split(' / ')
  return segments.map((segment) => segment.replace(/(?<=.) \((?:[^()]|\([^()]*\))*\)$/, '')).join(' / ')
}

interface FailurePlace {
  readonly workflow: string
  readonly job: string
  readonly step: string | null
}

/** Makes the id of a cause, which other surveys and versions must be able to repeat. */
export function toCauseId(kind: string | null, { workflow, job, step }: FailurePlace, signature: string): string {
  const key = JSON.stringify([kind, workflow, job, step, signature])
  return createHash('sha256').update(key).digest('hex').slice(0, 12)
}

export type Sighting = ReturnType<typeof createSighting>

const LIMIT_KIND = 'external.runner.timeout'
/** Titles of causes whose log was not read, or says nothing. */
const UNREAD_TITLES: Readonly<Record<LogState, string>> = {
  read: 'The log says nothing about why it failed',
  gone: 'The log is gone',
  forbidden: 'The log may not be read with this token',
  cut: 'The log was not read: there are more failed jobs than --logs',
  failed: 'The log could not be fetched',
}

/** Passes of jobs, in runs whose jobs were read and in runs that succeeded at the first attempt. */
export class Passes {
  readonly #read = new Map<string, Success[]>()

  constructor(
    runs: readonly ReadRun[],
    readonly tally: Pick<Tally, 'findSuccess'>,
  ) {
    for (const { run, attempts } of runs) {
      for (const [at, { jobs }] of attempts.entries()) {
        for (const { name, conclusion, ended } of jobs) {
          if (conclusion !== 'success') continue
          const facts = { run: run.id, event: run.event, created: run.created, ended: ended ?? run.ended }
          addTo(this.#read, `${toCommitKey(run)}\n${name}`, { ...facts, attempt: at + 1 })
        }
      }
    }
  }

  /** Finds a pass of the job with this name and leg on the commit of the run; a commit may have very many. */
  find(run: ListedRun, name: string, isMeant: (pass: Success) => boolean = () => true): Success | undefined {
    const read = this.#read.get(`${toCommitKey(run)}\n${name}`)?.find(isMeant)
    return read ?? this.tally.findSuccess(run, isMeant)
  }

  /** Reports whether the job passed later: in another attempt, or in another run of the workflow and commit. */
  hasLater({ run, attempt, job }: FailedJob): boolean {
    const isLater = (pass: Success): boolean => {
      if (pass.run === run.id) return pass.attempt > attempt
      return pass.created >= run.created || pass.ended >= (job.ended ?? run.ended)
    }
    return this.find(run, job.name, isLater) !== undefined
  }
}

export function createSighting(at: FailedJob, passes: Passes) {
  const { run, job, finding } = at
  const log = finding?.log ?? 'failed'
  const triaged = finding?.triaged
  const kind = triaged?.kind ?? null
  const ofClass: JobClass = triaged?.class ?? (job.conclusion === 'cancelled' ? 'cancelled' : 'unknown')
  const [quoted] = triaged?.evidence ?? []
  const said = quoted ?? (ofClass === 'cancelled' ? null : finding?.last) ?? null
  const title = said?.text ?? (ofClass === 'cancelled' ? 'The job was cancelled' : UNREAD_TITLES[log])
  const step = triaged?.step ?? job.failedStep
  const place = { workflow: run.workflow, job: removeLeg(job.name), step }
  const unquoted = ofClass === 'cancelled' ? 'cancelled' : said === null ? `log ${log}` : null
  const signature = unquoted ?? createSignature(triaged ?? { tests: [], annotations: [] }, title)
  const tests = triaged?.tests ?? []
  const [test] = tests.toSorted()
  const others = tests.length > 1 ? ` and ${tests.length - 1} more tests` : ''
  // A job that somebody stopped has not failed, so a later pass proves nothing.
  const recovered = ofClass !== 'cancelled' && passes.hasLater(at)
  const counted: CountedClass = recovered && ofClass !== 'transient' ? 'flaky' : ofClass
  return {
    at,
    cause: toCauseId(kind, place, signature),
    signature: toCauseId(kind, { workflow: '', job: '', step: null }, signature),
    kind,
    class: ofClass,
    counted,
    place,
    // A person looks for a test by its name.
    title: unquoted === null && test !== undefined ? `${test}${others}` : title,
    /** Whether the log was read, so that another survey could have found the same cause. */
    isRead: unquoted === null || ofClass === 'cancelled',
    line: said?.line ?? null,
    tests,
    rule: triaged?.rule ?? null,
    recovered,
  }
}

const FAILED: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure'])

/** Reports whether a job ran into its time limit, which GitHub calls cancelled. */
export function isAtLimit({ job, finding }: FailedJob): boolean {
  return job.conclusion === 'timed_out' || finding?.triaged.kind === LIMIT_KIND
}

/** Names of jobs that failed without failing their run (`continue-on-error`). */
export function findAllowedFailures({ run, attempts }: Pick<ReadRun, 'run' | 'attempts'>): ReadonlySet<string> {
  const last = attempts.at(-1)
  const jobs = run.conclusion === 'success' && last !== undefined ? [...last.jobs, ...last.takenOver] : []
  return new Set(jobs.filter(({ conclusion }) => FAILED.has(conclusion)).map(({ name }) => name))
}

/** The end of each attempt: GitHub tells that of the last, the jobs tell those of earlier ones. */
export function listAttemptEnds(read: ReadRun): readonly AttemptEnd[] {
  const { run, attempts, failed } = read
  const atLimit = new Set(failed.filter(isAtLimit).map(({ job }) => job.id))
  const allowed = findAllowedFailures(read)
  return attempts.map(({ jobs: ran, takenOver, isRead }, at): AttemptEnd => {
    const jobs = [...ran, ...takenOver]
    const hitLimit = jobs.some(({ id }) => atLimit.has(id))
    if (at === attempts.length - 1) return toLastEnd(run.conclusion, hitLimit)
    if (!isRead) return 'unread'
    if (hitLimit || jobs.some(({ conclusion, name }) => FAILED.has(conclusion) && !allowed.has(name))) return 'failed'
    return jobs.some(({ conclusion }) => conclusion === 'cancelled') ? 'cancelled' : 'passed'
  })
}

function toLastEnd(conclusion: string, hitLimit: boolean): AttemptEnd {
  if (conclusion === 'success') return 'passed'
  if (FAILED.has(conclusion) || (conclusion === 'cancelled' && hitLimit)) return 'failed'
  return conclusion === 'cancelled' ? 'cancelled' : 'other'
}
