import { matchesCode } from '../core/exit-codes.js'
import { SET_NAMES } from '../core/tool-kinds.js'
import { findLargest } from '../text/lists.js'
import { isOvercome, type LogLine } from './line.js'
import { findHits, type Hit, MAX_EVIDENCE, type Origin, type Ranked } from './match.js'
import type { PreparedRule } from './prepared-rules.js'

/** Maximum distance from the end, in lines, at which a warning may be the cause. */
const WARNING_REACH = 200
/** Beyond this many lines after the last warning, a problem is treated as unrelated to it. */
const CONSEQUENCE_REACH = 20
const SAYS_MISSING =
  /not (?:be )?(?:found|exist|installed|available|resolved)|missing|\bno (?:such|matching|module)\b|(?:could|can) ?not (?:find|open|load|resolve|install)/i
/** Beyond this many lines after an outage, a problem means that the outage was overcome. */
const OUTAGE_REACH = 400
/** Beyond this many lines after a missing file, a problem is treated as unrelated to it. */
const MISSING_REACH = 100
/** Kinds that a program may survive, unlike a full disk or a lost machine. */
const SURVIVABLE = /\.(?:network|dns|connect|timeout|server_error|unavailable|rate_limited)$/
/** Limits of other services; a test that ran into one has not failed. */
const LIMITED = /API rate limit|secondary rate limit|pull rate limit/i

/**
 * Returns the hit that decides. A rule of the user wins. Otherwise the first rule of each set counts: a problem in the code outranks
 * a transient problem, and both outrank a line that only reports a failure inside a program. A full disk outranks every other
 * problem, and a rate limit outranks failed tests. Among equal hits, the set that is named first wins.
 */
export function choose<T extends Ranked>(hits: readonly T[], order: readonly string[] = SET_NAMES): T | null {
  // The first hit of each set, because a map keeps the last value of a key.
  const perSet = new Map(
    sortHits(hits)
      .toReversed()
      .map((hit) => [hit.rule.set, hit]),
  )
  const own = perSet.get('rule')
  if (own !== undefined) return own
  const full = hits.find(({ rule }) => rule.kind === 'external.runner.no_space')
  if (full !== undefined) return full
  const telling = [...perSet.values()].filter(({ rule }) => !rule.around && !rule.hint)
  const lost = hits.filter(({ rule }) => rule.kind === 'external.runner.lost').flatMap(({ lines }) => lines)
  const isOfMachine = ({ lines }: T): boolean =>
    lines.length > 0 && lines.every((line) => lost.some((other) => other.text === line.text))
  const transient = telling.filter(({ rule }) => rule.transient)
  // A line about a lost machine may also name what was lost with it.
  const wrong = telling.filter(
    (hit) => !hit.rule.transient && !(transient.length > 0 && (hit.rule.consequence || isOfMachine(hit))),
  )
  const isTest = wrong.every(({ rule }) => rule.kind === 'external.build.test')
  const limited = hits.find(({ rule, lines }) => rule.transient && lines.some(({ text }) => LIMITED.test(text)))
  if (isTest && limited !== undefined) return limited
  const reasons = wrong.filter(({ rule }) => !rule.consequence)
  const chosen = chooseByOrder([reasons, wrong, transient].find((some) => some.length > 0) ?? [], order)
  if (chosen?.rule.set !== 'runner') return chosen
  // Join rows of one kind, because programs report the same outage in several lines.
  return chooseTogether(hits.filter(({ rule }) => rule.set === 'runner' && rule.kind === chosen.rule.kind))
}

/** Orders hits of one set: reasons first, then possible consequences, then lines that only report a failure. */
export function sortHits<T extends Ranked>(hits: readonly T[]): readonly T[] {
  const lateness = ({ rule }: Ranked): number => (rule.around || rule.hint ? 2 : Number(rule.consequence))
  return hits.toSorted((a, b) => lateness(a) - lateness(b) || a.rule.rank - b.rule.rank)
}

function chooseByOrder<T extends Ranked>(hits: readonly T[], order: readonly string[]): T | null {
  return hits.toSorted((a, b) => order.indexOf(a.rule.set) - order.indexOf(b.rule.set))[0] ?? null
}

/** Returns the first hit with the lines of all hits. */
export function chooseTogether<T extends Ranked>(hits: readonly T[]): T | null {
  const [first] = hits
  if (first === undefined) return null
  const byLine = new Map(hits.flatMap(({ lines }) => lines).map((line) => [`${line.line} ${line.text}`, line]))
  const lines = [...byLine.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  return { ...first, lines: first.rule.hint ? lines.slice(-MAX_EVIDENCE) : lines }
}

/** Reports whether a rule names a reason by itself. */
function isReason({ set, around, hint, consequence }: PreparedRule): boolean {
  return set !== 'rule' && !around && !hint && !consequence
}

function matchesExitCode({ exitCode }: PreparedRule, codes: readonly number[]): boolean {
  return exitCode === null || codes.some((code) => matchesCode(exitCode, code))
}

/** Returns the matches in the lines of one stream that count, for programs that ended with one of the exit codes. */
export function findEvidence(
  rules: readonly PreparedRule[],
  lines: readonly LogLine[],
  origin: Origin,
  codes: readonly number[] = [],
): readonly Hit[] {
  const end = lines.at(-1)?.number ?? 0
  return withoutOvercome(keepHolding(findHits(rules, lines, origin), codes, end), lines)
}

/** Returns matches of rules that ask for an exit code and for no line. */
export function findHitsByCode(rules: readonly PreparedRule[], codes: readonly number[], end: number): readonly Hit[] {
  return rules
    .filter((rule) => rule.groups.length === 0 && matchesExitCode(rule, codes))
    .map((rule) => ({ rule, lines: [], captures: {}, cause: null, lastFirm: end, last: end }))
}

/** Returns the hits whose other criteria hold too; a warning counts only near the end. */
export function keepHolding(hits: readonly Hit[], codes: readonly number[], end: number): readonly Hit[] {
  return hits.filter(
    ({ rule, lastFirm, last }) => matchesExitCode(rule, codes) && (lastFirm > 0 || end - last <= WARNING_REACH),
  )
}

/** Drops problems that were overcome: a retry succeeded, or another problem occurred much later. */
export function withoutOvercome(hits: readonly Hit[], lines: readonly LogLine[]): readonly Hit[] {
  const end = lines.at(-1)?.number ?? 0
  const wrong = findLargest([0, ...hits.filter(({ rule, last }) => rule.hint && last <= end).map(({ last }) => last)])
  // A warning explains what is missing below it, but not what is wrong there.
  const wrongLine = lines.findLast(({ number }) => number === wrong)?.text ?? ''
  const warningReach = SAYS_MISSING.test(wrongLine) ? CONSEQUENCE_REACH : 0
  const well = lines.findLast(({ text }) => isOvercome(text))?.number ?? 0
  const findReach = ({ rule, lastFirm }: Hit): number =>
    lastFirm === 0 ? warningReach : SURVIVABLE.test(rule.kind) ? OUTAGE_REACH : Number.POSITIVE_INFINITY
  const reasons = hits.filter(({ rule }) => isReason(rule) && !rule.transient)
  const findLastReason = (set: string): number =>
    findLargest([0, ...reasons.filter(({ rule }) => rule.set !== set).map(({ last }) => last)])
  return hits.filter((hit) => {
    if (hit.rule.transient) return hit.last > well && wrong - hit.last <= findReach(hit)
    // A script that went on without a file or a command did not need it.
    if (hit.rule.consequence && hit.rule.kind.endsWith('.missing')) return wrong - hit.last <= MISSING_REACH
    // A step that went on after a program had failed, until another one failed, did not fail because of the first.
    return (
      !isReason(hit.rule) || hit.rule.set === 'build' || findLastReason(hit.rule.set) - hit.last <= CONSEQUENCE_REACH
    )
  })
}
