import type { EvidenceLine } from '../nodes/classify/evidence.js'
import type { Redactor } from '../redaction/index.js'
import { headOf, withoutMiddle } from '../text/excerpt.js'
import type { LogPlace } from './places.js'
import type { JobClass, Verdict } from './verdict.js'

type Decision = 'rerun' | 'leave' | 'none'

/** The highest value of `rerun`. */
export const HIGHEST_RERUN = 100

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

/** A failed job, or a log. */
export interface TriagedJob {
  /** For a log that was read offline. */
  readonly file?: string
  readonly id?: number
  readonly name?: string
  readonly url?: string
  readonly conclusion?: string
  readonly kind: string | null
  readonly class: JobClass
  readonly evidence: readonly EvidenceLine[]
  readonly step: string | null
  readonly rule: string | null
  /** Problems that the log places in files of the repository. */
  readonly annotations: readonly LogPlace[]
  /** The names of the tests that failed. */
  readonly tests: readonly string[]
  /** Whether the job also passed on the same commit; the evidence says where. */
  readonly flaky?: true
  /** The word or command that makes the job guarded. */
  readonly guarded?: string
  /** Whether a rule forbids a re-run. */
  readonly rerun?: false
  /** Why information is missing, such as an expired log. */
  readonly note: string | null
}

/** triage.json. */
export interface TriageDocument {
  readonly schema_version: 1
  readonly run: TriagedRun | null
  readonly attempt: number | null
  readonly decision: Decision
  readonly reason: string
  readonly jobs: readonly TriagedJob[]
}

const MAX_EVIDENCE_CHARS = 500
const MAX_GUARD_CHARS = 100

/** Returns a verdict for the document: redacted first, then truncated. */
export function jobOf(
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
  const annotations = verdict.annotations.map((place) => ({
    ...place,
    file: redactor.text(place.file),
    message: headOf(redactor.text(place.message), MAX_EVIDENCE_CHARS),
  }))
  const tests = verdict.tests.map((name) => headOf(redactor.text(name), MAX_EVIDENCE_CHARS))
  const { kind, class: ofClass, rule } = verdict
  const held = {
    ...(guard === null ? {} : { guarded: headOf(redactor.text(guard), MAX_GUARD_CHARS) }),
    ...(verdict.rerun ? {} : { rerun: false as const }),
  }
  return { ...identity, kind, class: ofClass, evidence, step, rule, annotations, tests, ...held, note }
}
