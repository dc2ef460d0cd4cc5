import { CLASSIFY_SETS } from '../config/classify-sets/index.js'
import { readLine } from './line.js'
import { CLEANUP, type LogPart, type ReadLog } from './log.js'
import { type EvidenceLine, type Hit, hitsIn, MAX_EVIDENCE, type TriageRule } from './rules.js'

export type JobClass = 'transient' | 'deterministic' | 'unknown'

/** Why a job failed, as far as rules know it. */
export interface Verdict {
  readonly kind: string | null
  readonly class: JobClass
  readonly evidence: readonly EvidenceLine[]
  readonly step: string | null
  /** The set that knew it, or `rule` for a rule of the user. */
  readonly rule: string | null
}

/** What is known about a job besides its log. */
export interface JobFacts {
  /** The step that failed, by the API. */
  readonly step: string | null
  /** When steps ran that failed, to the second: errors at other times belong to steps that were allowed to fail. */
  readonly failedAt: readonly { readonly from: string; readonly to: string }[]
  readonly annotations: readonly string[]
}

export const NO_FACTS: JobFacts = { step: null, failedAt: [], annotations: [] }

/** A warning this close to the end may still be the cause. */
const WARNING_REACH = 200
/** So many lines behind the last warning something that is wrong is no consequence of it any more. */
const CONSEQUENCE_REACH = 20
const SET_ORDER = new Map(['rule', ...Object.keys(CLASSIFY_SETS)].map((name, index) => [name, index]))
/** Kinds that concern the whole machine: they count wherever in the log they stand. */
const OF_THE_MACHINE: ReadonlySet<string> = new Set(
  ['lost', 'shutdown', 'no_space', 'out_of_memory'].map((name) => `external.runner.${name}`),
)

/** The verdict on a job, by its log and what else is known about it. */
export function jobVerdict(rules: readonly TriageRule[], log: ReadLog | null, facts: JobFacts = NO_FACTS): Verdict {
  const failed = log === null ? [] : failedParts(log.parts, facts)
  const codes = failed.flatMap(({ exitCode }) => (exitCode === null ? [] : [exitCode]))
  const end = Math.max(0, ...failed.map(({ lastLine }) => lastLine))
  const step = facts.step ?? failed.find((part) => part.step !== null)?.step ?? null
  const own = [...failed.flatMap(({ lines }) => hitsIn(rules, lines)), ...hitsInAnnotations(rules, facts.annotations)]
  const held = withoutOvercome([...byExitCode(rules, codes, end), ...holding(own, codes, end)])
  const elsewhere = (): readonly Hit[] => hitsElsewhere(rules, log, failed)
  const found =
    choose(held) ??
    choose(elsewhere().filter(({ rule }) => rule.transient)) ??
    held.findLast(({ rule }) => rule.hint) ??
    choose(elsewhere())
  if (found === null) return { kind: null, class: 'unknown', evidence: [], step, rule: null }
  const { rule, lines } = found
  return {
    kind: rule.kind,
    class: rule.transient ? 'transient' : 'deterministic',
    evidence: lines.slice(0, MAX_EVIDENCE),
    step,
    rule: rule.set,
  }
}

/** Parts in which a step failed; without any mark the last part of the log, which is where it broke off. */
function failedParts(parts: readonly LogPart[], { failedAt }: JobFacts): readonly LogPart[] {
  const marked = parts.filter(({ failed }) => failed)
  const inTime = marked.filter(({ errorTimes }) =>
    errorTimes.some((time) => failedAt.some(({ from, to }) => time >= from && time <= to)),
  )
  if (inTime.length > 0) return inTime
  if (marked.length > 0) return marked
  const last = parts.findLast(({ step }) => step !== CLEANUP)
  return last === undefined ? parts : [last]
}

function hitsInAnnotations(rules: readonly TriageRule[], annotations: readonly string[]): readonly Hit[] {
  const lines = annotations.flatMap((text) =>
    text
      .split('\n')
      .slice(0, 100)
      .map((line) => readLine(line.trim(), 1)),
  )
  const atTheEnd = { lastFirm: Number.MAX_SAFE_INTEGER, last: Number.MAX_SAFE_INTEGER }
  return hitsIn(rules, lines).map((hit) => ({
    ...hit,
    ...atTheEnd,
    lines: hit.lines.map(({ text }) => ({ line: null, text })),
  }))
}

/** Rules of a user that ask for an exit code and nothing else. */
function byExitCode(rules: readonly TriageRule[], codes: readonly number[], end: number): readonly Hit[] {
  return rules
    .filter((rule) => rule.groups.length === 0 && endedWith(rule, codes))
    .map((rule) => ({ rule, lines: [], lastFirm: end, last: end }))
}

function endedWith({ exitCodes }: TriageRule, codes: readonly number[]): boolean {
  return exitCodes === null || exitCodes.some(({ from, to }) => codes.some((code) => code >= from && code <= to))
}

/** Hits whose other criteria hold too; a warning counts near the end only. */
function holding(hits: readonly Hit[], codes: readonly number[], end: number): readonly Hit[] {
  return hits.filter(
    ({ rule, lastFirm, last }) => endedWith(rule, codes) && (lastFirm > 0 || end - last <= WARNING_REACH),
  )
}

/** A warning about another try was overcome where much went on behind it, and then something else went wrong. */
function withoutOvercome(hits: readonly Hit[]): readonly Hit[] {
  const wrong = Math.max(0, ...hits.filter(({ rule }) => rule.hint).map(({ last }) => last))
  return hits.filter(({ rule, lastFirm, last }) => !rule.transient || lastFirm > 0 || wrong - last <= CONSEQUENCE_REACH)
}

/** In steps that did not fail a broken connection was overcome; what ends a machine, or is wrong with the code, was not. */
function hitsElsewhere(rules: readonly TriageRule[], log: ReadLog | null, failed: readonly LogPart[]): readonly Hit[] {
  const others = (log?.parts ?? []).filter((part) => !failed.includes(part))
  const hits = others.flatMap(({ lines }) => hitsIn(rules, lines))
  return holding(hits, [], 0).filter(({ rule }) => !rule.transient || OF_THE_MACHINE.has(rule.kind))
}

/**
 * A rule of the user decides. Else the first rule of each set speaks for it: what is wrong with the code outranks what
 * another run can mend, and both outrank a program that says only that something inside of it failed.
 */
function choose(hits: readonly Hit[]): Hit | null {
  const perSet = new Map<string, Hit>()
  for (const hit of hits) {
    const known = perSet.get(hit.rule.set)
    if (known === undefined || precedes(hit.rule, known.rule)) perSet.set(hit.rule.set, hit)
  }
  const own = perSet.get('rule')
  if (own !== undefined) return own
  const telling = [...perSet.values()].filter(({ rule }) => !rule.around && !rule.hint)
  const wrong = telling.filter(({ rule }) => !rule.transient)
  return inOrder(wrong.length > 0 ? wrong : telling)
}

function precedes(rule: TriageRule, other: TriageRule): boolean {
  const speaksLate = (one: TriageRule): boolean => one.around || one.hint
  return speaksLate(rule) === speaksLate(other) ? rule.rank < other.rank : !speaksLate(rule)
}

function inOrder(hits: readonly Hit[]): Hit | null {
  const place = ({ rule }: Hit): number => SET_ORDER.get(rule.set) ?? SET_ORDER.size
  return [...hits].sort((a, b) => place(a) - place(b))[0] ?? null
}
