import type { EvidenceLine } from '../classify/match.js'
import type { Redactor } from '../redaction/index.js'
import { cutHead, withoutMiddle } from '../text/excerpt.js'
import type { Verdict } from './verdict.js'

type Decision = 'rerun' | 'leave' | 'none'

/** The highest value of `rerun`: GitHub runs nothing again after 50 attempts. */
export const HIGHEST_RERUN = 50
/** Re-runs of a repository within an hour, by default and at most. */
export const DEFAULT_RERUN_LIMIT = 10
export const HIGHEST_RERUN_LIMIT = 1000

/** The run that was examined. */
export interface TriagedRun {
  readonly id: number
  readonly name: string
  readonly workflow: string
  readonly event: string
  readonly head_branch: string | null
  readonly head_sha: string
  readonly url: string
}

/** A line that says what to do next about a failed job, and the text to paste that helps with it. */
export interface NextStep {
  readonly text: string
  readonly paste: string | null
}

/** A failed job, or a log. */
export interface TriagedJob
  extends Pick<Verdict, 'kind' | 'class' | 'evidence' | 'step' | 'rule' | 'annotations' | 'tests'> {
  /** For a log that was read offline. */
  readonly file?: string
  readonly id?: number
  readonly name?: string
  readonly url?: string
  readonly conclusion?: string
  /** Whether the job also passed on the same commit; the evidence says where. */
  readonly flaky?: true
  /** The word or command that makes the job guarded. */
  readonly guarded?: string
  /** Whether a rule forbids a re-run. */
  readonly rerun?: false
  /** Why information is missing, such as an expired log. */
  readonly note: string | null
  /** The likeliest lines of a log in which nothing was recognised. */
  readonly likely?: readonly EvidenceLine[]
  /** What to do next; set in a finished document. */
  readonly next?: readonly NextStep[]
  /** The script of the failed step, which only the text to paste needs; no part of a finished document. */
  readonly script?: string
}

/** triage.json. */
export interface TriageDocument {
  readonly schema_version: 1
  readonly run: TriagedRun | null
  readonly attempt: number | null
  readonly decision: Decision
  readonly reason: string
  readonly jobs: readonly TriagedJob[]
  /** What to do next about all causes, each once. */
  readonly next: readonly NextStep[]
}

/** Returns the jobs in groups: the legs of a matrix that failed for the same cause are one group, any other job is alone. */
export function groupLegs(jobs: readonly TriagedJob[]): readonly (readonly [TriagedJob, ...TriagedJob[]])[] {
  const groups = new Map<string, [TriagedJob, ...TriagedJob[]]>()
  for (const [index, job] of jobs.entries()) {
    const base = job.name?.replaceAll(/ \([^()]*\)/g, ' ()')
    const key = base === undefined || base === job.name ? String(index) : JSON.stringify([base, ...listCauseParts(job)])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [job])
    else group.push(job)
  }
  return [...groups.values()]
}

/** Numbers differ from leg to leg (ports, times, the number of the leg itself), but not codes of tools, such as TS2322. */
const NUMBER = /(?<!\b[A-Z]{1,6}-?\d{0,8})\d+/g
function listCauseParts({
  class: ofClass,
  kind,
  rule,
  step,
  flaky,
  guarded,
  rerun,
  tests,
  note,
  evidence,
}: TriagedJob) {
  const [first] = evidence
  const texts = [note ?? '', first?.text ?? ''].map((text) => text.replaceAll(NUMBER, '0'))
  return [ofClass, kind, rule, step, flaky, guarded, rerun, tests, texts]
}

/** Returns one job for each group; the name of a group says how many legs it has. */
export function mergeLegs(jobs: readonly TriagedJob[]): readonly TriagedJob[] {
  return groupLegs(jobs).map((legs) => {
    const [first] = legs
    return legs.length === 1 ? first : { ...first, name: `${legs.length} legs: ${first.name} ... ${legs.at(-1)?.name}` }
  })
}

const MAX_EVIDENCE_CHARS = 500
export const MAX_GUARD_CHARS = 100

/** Returns a verdict for the document: redacted first, then truncated. */
export function createTriagedJob(
  identity: Pick<TriagedJob, 'file' | 'id' | 'name' | 'url' | 'conclusion'>,
  verdict: Verdict,
  redactor: Redactor,
  note: string | null,
  guard: string | null = null,
): TriagedJob {
  const evidence = verdict.evidence.map(({ line, text }) => ({
    line,
    text: withoutMiddle(redactor.text(text), MAX_EVIDENCE_CHARS),
  }))
  const step = verdict.step === null ? null : redactor.text(verdict.step)
  const toShown = (text: string): string => cutHead(redactor.text(text), MAX_EVIDENCE_CHARS)
  const annotations = verdict.annotations.map((place) => ({
    ...place,
    file: redactor.text(place.file),
    message: toShown(place.message),
    ...(place.test === undefined ? {} : { test: toShown(place.test) }),
  }))
  const tests = verdict.tests.map(toShown)
  const likely = verdict.likely.map(({ line, text }) => ({ line, text: withoutMiddle(redactor.text(text), 300) }))
  const { kind, class: ofClass, rule } = verdict
  const held = {
    ...(likely.length === 0 ? {} : { likely }),
    ...(guard === null ? {} : { guarded: cutHead(redactor.text(guard), MAX_GUARD_CHARS) }),
    ...(verdict.rerun ? {} : { rerun: false as const }),
    ...(verdict.script === null ? {} : { script: redactor.text(verdict.script) }),
  }
  return { ...identity, kind, class: ofClass, evidence, step, rule, annotations, tests, ...held, note }
}
