import { choose, chooseTogether, findHitsByCode, keepHolding, withoutOvercome } from '../classify/choose.js'
import { isAside, type LogLine, readLine } from '../classify/line.js'
import { type EvidenceLine, findHits, type Hit, MAX_EVIDENCE } from '../classify/match.js'
import type { PreparedRule } from '../classify/prepared-rules.js'
import { locateIn, quoteHit } from '../classify/quote.js'
import { isMeagre, rateLine } from '../classify/worth.js'
import type { CompiledPattern } from '../core/ports.js'
import { findLargest } from '../text/lists.js'
import { type ReadLog, TROUBLE_WORDS } from './log.js'
import type { LogPart } from './log-part.js'
import { findLogPlaces, type LogPlace } from './places.js'
import { CLEANUP } from './steps.js'

export type JobClass = 'transient' | 'deterministic' | 'unknown' | 'cancelled'
/** The class under which a failed job is counted: one that recovered is flaky, unless it is transient. */
export type CountedClass = JobClass | 'flaky'
/** The classes in the order in which they need a person. */
export const CLASSES: readonly CountedClass[] = ['deterministic', 'unknown', 'flaky', 'transient', 'cancelled']

/** The cause of a failed job, by the rules. */
export interface Verdict {
  readonly kind: string | null
  readonly class: JobClass
  /** Lines of evidence; the first one is the line to quote. */
  readonly evidence: readonly EvidenceLine[]
  readonly step: string | null
  /** The set that knew it, or `rule` for a rule of the user. */
  readonly rule: string | null
  /** Problems that the log places in files of the repository. */
  readonly annotations: readonly LogPlace[]
  /** Names of failed tests in the log. */
  readonly tests: readonly string[]
  /** The likeliest lines of a failure that no rule knows. */
  readonly likely: readonly EvidenceLine[]
  /** If false, a rule of the user forbids a re-run. */
  readonly rerun: boolean
  /** The script of the step. */
  readonly script: string | null
}

/** Facts about a job besides its log. */
export interface JobFacts {
  /** The name of the job; null for a log without one. */
  readonly job: string | null
  /** The step that failed, by the API. */
  readonly step: string | null
  /** Times of the failed steps, to the second; errors at other times belong to steps that may fail. */
  readonly failedAt: readonly { readonly from: string; readonly to: string }[]
  readonly annotations: readonly string[]
  /** True for jobs that were cancelled by a person, and for jobs that ran into their time limit. */
  readonly isCancelled: boolean
  /** True for some jobs that ran into their time limit. */
  readonly isTimedOut: boolean
}

export const NO_FACTS: JobFacts = {
  job: null,
  step: null,
  failedAt: [],
  annotations: [],
  isCancelled: false,
  isTimedOut: false,
}

const createRunnerKinds = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => `external.runner.${name}`))
/** Kinds that concern the whole machine; they count anywhere in the log. */
const OF_THE_MACHINE = createRunnerKinds('lost', 'shutdown', 'no_space', 'out_of_memory', 'timeout')
/** Messages of the runner that are more specific than a cancellation. */
const OF_THE_RUNNER = createRunnerKinds('lost', 'shutdown', 'timeout')
const TIMEOUT = 'external.runner.timeout'
const CANCELLED =
  /^(?:E(?:rror|RROR): )?(?:The (?:operation|run|job|workflow run) was cancell?ed(?: by \S+)?\.?|Cancell?ing since a higher priority waiting request .*exists\.?|Job failed: cancell?ed|Finished: ABORTED|(?:.*\.\.\. )?Aborted by \S.*)$/

/**
 * Returns the verdict on a job, by its log and its other facts. The first failed step decides: a later one runs although the job has
 * failed. Without the job's own list of steps, a failed step may have been allowed to fail; if nothing certain is known about it, a
 * certain problem of the code in a later step counts, unless that step reports or cleans up.
 */
export function judgeJob(all: readonly PreparedRule[], log: ReadLog | null, facts: JobFacts = NO_FACTS): Verdict {
  const steps = log === null ? [] : listFailedSteps(log.parts, facts)
  const [firstParts = [], ...later] = withoutAllowed(steps, log?.parts ?? [])
  const first = judgeParts(all, log, facts, firstParts)
  if (facts.failedAt.length > 0 || !first.isWeak || first.verdict.class === 'cancelled') return first.verdict
  for (const parts of later) {
    const { verdict, isWeak } = judgeParts(all, log, facts, parts)
    if (verdict.class === 'deterministic' && !isWeak && !REPORTS.test(verdict.step ?? '')) return verdict
  }
  return first.verdict
}

/** Number of steps that ran well after a failed one, from which on that step was allowed to fail. */
const STEPS_AFTER_ALLOWED = 2

/** Drops failed steps that were allowed to fail: other steps ran after them, and another one failed at last. */
function withoutAllowed(steps: readonly (readonly LogPart[])[], parts: readonly LogPart[]) {
  const isOrdinary = ({ step }: LogPart): boolean => step !== null && step !== CLEANUP && !REPORTS.test(step)
  const last = steps.findLastIndex((step) => step.every(isOrdinary))
  const positions = steps.map(([part]) => (part === undefined ? -1 : parts.indexOf(part)))
  const from = steps.findIndex((step, at) => {
    const between = parts.slice((positions[at] ?? 0) + 1, positions[at + 1]).filter(isOrdinary)
    return at >= last || step[0]?.errorTimes.length === 0 || between.length < STEPS_AFTER_ALLOWED
  })
  return steps.slice(Math.max(0, from))
}

/** A suite that vitest cannot compile or load is a failed test of vitest. */
const VITEST_FAILED = /^(?:Test Files +[1-9]\d* failed|⎯+ Failed (?:Tests|Suites) [1-9])/

/** Steps that report, store or clean up after others. */
const REPORTS =
  /upload|report|coverage|codecov|artifact|cache|publish|notif|summary|annotat|comment|slack|clean|\bpost\b|\balways\b|\blogs?\b/i

/** A verdict; a weak one has only general phrases or possible consequences as evidence. */
interface Judged {
  readonly verdict: Verdict
  readonly isWeak: boolean
}

/** Lines at the end of a step in which a general phrase counts although no error was reported. */
const CLOSING_LINES = 3

function judgeParts(
  all: readonly PreparedRule[],
  log: ReadLog | null,
  facts: JobFacts,
  failed: readonly LogPart[],
): Judged {
  const lines = failed.flatMap((part) => part.lines)
  const step = facts.step ?? failed.find((part) => part.step !== null)?.step ?? null
  const rules = all.filter((rule) => isFor(rule.job, facts.job) && isFor(rule.step, step))
  const holding = findHoldingHits(rules, log, facts, failed)
  const hits = holding.filter(({ rule }) => !rule.isVeto)
  const rerun = hits.length === holding.length
  const script = failed.find((part) => part.script !== null)?.script ?? null
  const nothing = { kind: null, evidence: [], step, rule: null, annotations: [], tests: [], likely: [], rerun, script }
  const stopped = judgeStop(hits, facts, failed, nothing)
  if (stopped !== null) return { verdict: stopped, isWeak: false }
  const telling = rules.filter(({ isVeto }) => !isVeto)
  const chosen =
    choose(hits) ??
    choose(findHitsElsewhere(telling, log, failed)) ??
    chooseTogether(hits.filter(({ rule }) => rule.hint)) ??
    chooseTogether(findDistantHints(telling, failed))
  if (chosen === null) {
    const likely = findLikelyLines(lines, failed.some((part) => part.failed) || facts.failedAt.length > 0)
    return { verdict: { ...nothing, class: 'unknown', likely }, isWeak: true }
  }
  const { hint, consequence, transient } = chosen.rule
  return {
    verdict: createVerdict(chosen, lines, log?.folder ?? null, nothing),
    isWeak: !transient && (hint || consequence),
  }
}

/** Returns the hits in the failed steps and in the annotations whose other criteria hold. */
function findHoldingHits(
  rules: readonly PreparedRule[],
  log: ReadLog | null,
  { annotations }: JobFacts,
  failed: readonly LogPart[],
): readonly Hit[] {
  const lines = failed.flatMap((part) => part.lines)
  const codes = failed.flatMap(({ exitCode }) => (exitCode === null ? [] : [exitCode]))
  const end = findLargest([0, ...failed.map(({ lastLine }) => lastLine)])
  const hits = [...failed.flatMap((part) => findHits(rules, part.lines)), ...findHitsInAnnotations(rules, annotations)]
  const holding = [...findHitsByCode(rules, codes, end), ...keepHolding(hits, codes, end)]
  const isMarked = failed.some((part) => part.failed) || log?.isWhole !== true
  // The last step of a job without any error counts as failed, but its warnings do not, nor do general phrases before its end.
  return withoutOvercome(holding, lines).filter(
    ({ rule, lastFirm, last }) => isMarked || (lastFirm > 0 && (!rule.hint || end - last < CLOSING_LINES)),
  )
}

/** Returns the verdict on a job that was stopped: by its machine, by its time limit or by a person; null if a step had failed before. */
function judgeStop(
  hits: readonly Hit[],
  facts: JobFacts,
  failed: readonly LogPart[],
  nothing: Omit<Verdict, 'class'>,
): Verdict | null {
  const cancellations = findCancellationsIn(
    failed.flatMap((part) => part.lines),
    facts,
  )
  if (!facts.isCancelled && !facts.isTimedOut && cancellations.length === 0) return null
  const ofRunner = hits.find(({ rule }) => OF_THE_RUNNER.has(rule.kind))
  if (ofRunner !== undefined) return applyRule(ofRunner, ofRunner.lines, nothing)
  if (facts.isTimedOut) return { ...nothing, kind: TIMEOUT, class: 'deterministic', rule: 'runner' }
  return hasFailed(failed, facts) ? null : { ...nothing, class: 'cancelled', evidence: cancellations.slice(0, 1) }
}

function createVerdict(
  hit: Hit,
  lines: readonly LogLine[],
  folder: string | null,
  nothing: Omit<Verdict, 'class'>,
): Verdict {
  const { set, kind, transient } = hit.rule
  const isCode = !transient && set !== 'rule'
  const located = locateIn(isCode ? lines : [])
  const verdict = applyRule(hit, quoteHit(hit, lines, located), nothing)
  const [problem] = set === 'build' && kind !== 'external.build.coverage' ? located.problems : []
  const isVitest = lines.some(({ text }) => VITEST_FAILED.test(text))
  return {
    ...verdict,
    kind: problem === undefined ? verdict.kind : `external.build.${isVitest ? 'test' : problem.kind}`,
    annotations: isCode ? findLogPlaces(located, verdict.evidence, folder) : [],
    tests: located.tests,
  }
}

function applyRule({ rule }: Hit, lines: readonly EvidenceLine[], nothing: Omit<Verdict, 'class'>): Verdict {
  return {
    ...nothing,
    kind: rule.kind,
    class: rule.transient ? 'transient' : 'deterministic',
    evidence: lines.slice(0, MAX_EVIDENCE),
    rule: rule.set,
    rerun: nothing.rerun && rule.rerun,
  }
}

/** Reports whether a rule forbids re-runs of a job by its name alone. */
export function forbidsJob(rules: readonly PreparedRule[], job: string): boolean {
  return rules.some(
    (rule) =>
      !rule.rerun && rule.groups.length === 0 && rule.exitCode === null && rule.step === null && isFor(rule.job, job),
  )
}

function isFor(pattern: CompiledPattern | null, name: string | null): boolean {
  return pattern === null || (name !== null && pattern.search(name) !== null)
}

/** Returns lines and annotations about a cancellation, beginning with those that name who or what cancelled. */
function findCancellationsIn(lines: readonly LogLine[], { annotations }: JobFacts): readonly EvidenceLine[] {
  const noted = annotations.flatMap((text) => text.split('\n')).map((text) => ({ line: null, text: text.trim() }))
  const printed = lines.map(({ number, text }) => ({ line: number, text }))
  const cancellations = [...printed, ...noted].filter(({ text }) => CANCELLED.test(text))
  const isBare = ({ text }: EvidenceLine): boolean => /The operation was|^Finished: /.test(text)
  return cancellations.sort((a, b) => Number(isBare(a)) - Number(isBare(b)))
}

/** Reports whether a step had failed before the job was cancelled. */
function hasFailed(failed: readonly LogPart[], { failedAt }: JobFacts): boolean {
  if (failedAt.length > 0) return true
  const isMarked = ({ text, mark }: LogLine): boolean => mark === 'error' && !CANCELLED.test(text)
  return failed.some(({ exitCode, lines }) => exitCode !== null || lines.some(isMarked))
}

/** Returns the parts of each failed step, in order; without a mark, the last part before the clean-up. */
function listFailedSteps(parts: readonly LogPart[], { failedAt }: JobFacts): readonly (readonly LogPart[])[] {
  const marked = parts.filter(({ failed }) => failed)
  const inTime = marked.filter(({ errorTimes }) =>
    errorTimes.some((time) => failedAt.some(({ from, to }) => time >= from && time <= to)),
  )
  const failed = inTime.length > 0 ? inTime : marked
  // An error in the middle of a step may be an annotation; a failed step ends with one.
  const sure = failed.filter(({ endsInError }) => endsInError)
  const steps = sure.length > 0 ? sure : failed
  if (steps.length > 0) {
    // The exception that ended a pipeline belongs to the stage before it.
    const assumed = steps.findIndex(({ isAssumed }) => !isAssumed)
    return [steps.slice(0, Math.max(1, assumed + 1)), ...steps.slice(Math.max(1, assumed + 1)).map((part) => [part])]
  }
  const cleanup = parts.findIndex(({ step }) => step === CLEANUP)
  const last = parts[(cleanup === -1 ? parts.length : cleanup) - 1]
  return [last === undefined ? parts : [last]]
}

const MAX_LIKELY = 3
/** Lines before the end of a step in which the reason is searched. */
const LIKELY_REACH = 100

/** What a script reports to the runner as an error is likelier than what it only prints. */
const rateLikeliness = ({ text, mark }: LogLine): number =>
  rateLine(text) + (mark === 'error' ? 2 : 0) + (/^\W*(?:error|fatal|failed|failure|exception)\b/i.test(text) ? 1 : 0)

/** A count of what did not happen. */
const NONE = /\b0 (?:\w+ )?(?:fail|err|problem|issue)/i

/**
 * Returns the lines that say most about a failure that no rule knows, the likeliest first: the later of two counts. In a log that reports
 * no failure, only a line about trouble is likely.
 */
function findLikelyLines(lines: readonly LogLine[], isReported: boolean): readonly EvidenceLine[] {
  const candidates: { readonly number: number; readonly text: string; readonly likeliness: number }[] = []
  for (const line of lines.toReversed()) {
    const { number, text, mark } = line
    if (mark === 'command' || mark === 'warning' || isMeagre(text) || isAside(text)) continue
    if (!isReported && (!TROUBLE_WORDS.test(text) || NONE.test(text))) continue
    candidates.unshift({ number, text, likeliness: rateLikeliness(line) })
    if (candidates.length === LIKELY_REACH) break
  }
  return candidates
    .toSorted((a, b) => b.likeliness - a.likeliness || b.number - a.number)
    .slice(0, MAX_LIKELY)
    .map(({ number, text }) => ({ line: number, text }))
}

/** Returns the last meaningful line of the failed steps, for a failure that no rule knows. */
export function findLastWords(log: ReadLog, facts: JobFacts): { readonly line: number; readonly text: string } | null {
  const lines = (listFailedSteps(log.parts, facts)[0] ?? []).flatMap((part) => part.lines)
  const last = lines.findLast(({ text, mark }) => mark !== 'command' && mark !== 'warning' && !isMeagre(text))
  return last === undefined ? null : { line: last.number, text: last.text }
}

function findHitsInAnnotations(rules: readonly PreparedRule[], annotations: readonly string[]): readonly Hit[] {
  const lines = annotations.flatMap((text) =>
    text
      .split('\n')
      .slice(0, 100)
      .map((line) => readLine(line.trim(), 1)),
  )
  const atTheEnd = { lastFirm: Number.MAX_SAFE_INTEGER, last: Number.MAX_SAFE_INTEGER }
  return findHits(rules, lines).map((hit) => ({
    ...hit,
    ...atTheEnd,
    lines: hit.lines.map(({ text }) => ({ line: null, text })),
  }))
}

/** Returns general phrases anywhere in steps that failed for sure; they count if nothing else does. */
function findDistantHints(rules: readonly PreparedRule[], failed: readonly LogPart[]): readonly Hit[] {
  const hints = rules.filter(({ hint }) => hint)
  const lines = failed.filter((part) => part.failed).flatMap((part) => part.lines)
  return findHits(
    hints,
    lines.map((line) => ({ ...line, isOfFailure: true as const })),
  )
}

/** Returns matches in steps that did not fail: they count only if they concern the machine. */
function findHitsElsewhere(
  rules: readonly PreparedRule[],
  log: ReadLog | null,
  failed: readonly LogPart[],
): readonly Hit[] {
  const others = (log?.parts ?? []).filter((part) => !failed.includes(part))
  const hits = others.flatMap(({ lines }) => findHits(rules, lines))
  return keepHolding(hits, [], 0).filter(({ rule }) => OF_THE_MACHINE.has(rule.kind))
}
