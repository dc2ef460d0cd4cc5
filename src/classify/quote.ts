import { findLargest } from '../text/lists.js'
import { choose, chooseTogether, findEvidence } from './choose.js'
import { findInnerText, isAside, isCompilerWarning, isNotice, isWarning, type LogLine, readLine } from './line.js'
import { listOutput, locateProblems, preferPlaced, type ToolProblem } from './locate.js'
import type { EvidenceLine, Hit } from './match.js'
import { logRules } from './prepared-rules.js'
import { listTablesOfSet } from './sets/index.js'
import {
  ASSERTION,
  BETWEEN,
  EXCEPTION,
  isMeagre,
  isPlaceOnly,
  opensBlock,
  PLACED,
  rateLine,
  refersBack,
} from './worth.js'

/** The located problems in the lines of the failed steps. */
export interface LocatedFailure {
  readonly problems: readonly ToolProblem[]
  /** Distinct names of the failed tests. */
  readonly tests: readonly string[]
  readonly lines: readonly LogLine[]
}

export function locateIn(lines: readonly LogLine[]): LocatedFailure {
  const output = listOutput(lines)
  const found = locateProblems(listTablesOfSet('build'), output)
  const tests = listTests(found)
  return { problems: preferPlaced(found), tests: tests.length > 0 ? tests : findNamedTests(output), lines: output }
}

/** Headlines of failed tests that say nothing but a name. */
const FAILED_TEST =
  /^(?:--- FAIL: (?<go>\S+) \(|FAILED [^\s:]+::(?<pytest>\S+)$|test (?<rust>\S+) \.\.\. FAILED$|\[ +FAILED +\] (?<google>\w+[./]\w+)|not ok \d+ - (?<tap>\S.*)$)/

function findNamedTests(lines: readonly LogLine[]): readonly string[] {
  const names = lines.flatMap(({ text }) => Object.values(FAILED_TEST.exec(text)?.groups ?? {}))
  return [...new Set(names.filter((name) => name !== undefined))].slice(0, MAX_TESTS)
}

/** Returns the distinct names of failed tests; a summary may spell a name differently: `Cart::test_adds` is `Cart.test_adds`. */
function listTests(problems: readonly ToolProblem[]): readonly string[] {
  const sorted = problems.toSorted((a, b) => Number(a.places.length === 0) - Number(b.places.length === 0))
  const byName = new Map<string, string>()
  for (const { test } of sorted) {
    const key = test?.replaceAll(/::|[.:>›\s]+/g, ' ')
    if (test !== null && key !== undefined && !byName.has(key)) byName.set(key, test)
  }
  return [...byName.values()].slice(0, MAX_TESTS)
}

const MAX_TESTS = 100
const LINES_TO_THE_POINT = 8
/** Lines that say how a connection failed, not only that it was tried. */
const NAMES_OUTAGE =
  /\b(?:reset|refused|unreachable|unavailable|EOF|handshake|disconnect\w*|hang up|ECONN\w+|EAI_AGAIN|ETIMEDOUT|5\d\d|429|curl \d+|error sending request|deadline exceeded)\b|time(?:d ?|-)?out/i
const NEAR = 60
const BLOCK_GAP = 1
/** Maximum distance, in lines, between a cause and the line about its consequence. */
const CLOSE = 5

/** Returns the lines of a hit, beginning with the line that a person would quote. */
export function quoteHit(
  hit: Hit,
  lines: readonly LogLine[],
  { problems, lines: output }: LocatedFailure,
): readonly EvidenceLine[] {
  const first = findProblemBehind(hit.rule.kind, problems)
  const located = findProblemLine(first, output)
  const problem = located === undefined ? undefined : findSpecificLine(toEvidenceLine(located), lines)
  const namesTest = located !== undefined && located !== output[first?.at ?? -1]
  const isEnough =
    problem !== undefined &&
    (namesTest || PLACED.test(problem.text) || rateLine(problem.text) > ((first?.test ?? null) === null ? 1 : 0))
  const other = isEnough ? undefined : findBestLine(hit, lines)
  const told = problem === undefined || (other !== undefined && rateLine(other.text) > 1) ? other : problem
  if (told === undefined) return []
  const best = hit.rule.transient || told === problem ? told : findListHead(told, lines)
  return [best, ...hit.lines.filter(({ line, text }) => line !== best.line || text !== best.text)]
}

/** Returns the located problem that evidence of a kind is about; a check of Maven fails after tests that passed. */
function findProblemBehind(kind: string, problems: readonly ToolProblem[]): ToolProblem | undefined {
  if (kind.startsWith('external.build.')) return problems[0]
  return kind === 'external.maven.rule_violated' ? problems.find((problem) => problem.kind !== 'test') : undefined
}

/** Returns the line of a problem; if that is a bare place, the line above it that names the test. */
function findProblemLine(problem: ToolProblem | undefined, output: readonly LogLine[]): LogLine | undefined {
  if (problem === undefined) return undefined
  const { at, test } = problem
  const line = output[at]
  if (line === undefined || test === null || !isMeagre(line.text)) return line
  return output.slice(Math.max(0, at - CLOSE), at).findLast(({ text }) => text.includes(test)) ?? line
}

/** If a line only introduces a problem, returns the first more specific line below it. */
function findSpecificLine(found: EvidenceLine, lines: readonly LogLine[]): EvidenceLine {
  if (!opensBlock(found.text)) return found
  const from = lines.findIndex(({ number }) => number === found.line) + 1
  const below = lines.slice(from, from + LINES_TO_THE_POINT)
  const point = below.find(({ text }) => text !== '' && !BETWEEN.test(text) && !isMeagre(text) && !isAside(text))
  // A headline that names what is missing outranks the list below it.
  const isBetter =
    point !== undefined &&
    (rateLine(found.text) < 3 || /:\d+:$|\berrors?:$/.test(found.text) || rateLine(point.text) >= rateLine(found.text))
  return from === 0 || point === undefined || !isBetter ? found : toEvidenceLine(point)
}

/** Returns the line that says most about a hit. Ways to find one are tried in order, from the surest to the vaguest. */
function findBestLine(hit: Hit, lines: readonly LogLine[]): EvidenceLine | undefined {
  const { hint, consequence, transient } = hit.rule
  const elsewhere = findGradleCause(hit, lines) ?? findReferredLine(hit, lines)
  const said = elsewhere ?? (hint ? (findAnnounced(lines) ?? findReported(lines)) : undefined)
  if (said !== undefined) return said
  const closing = hint || consequence ? findClosingLine(lines) : undefined
  if (closing !== undefined && !hint) return closing
  const points = hit.lines.map((line) =>
    transient && NAMES_OUTAGE.test(line.text) ? line : findSpecificLine(line, lines),
  )
  const told = transient ? findOutageLine(hit, points, lines) : findToolLine(hit, points, lines)
  return told ?? findStrongestLine(hit, points, closing, lines)
}

/** Returns the cause that Gradle prints below `What went wrong:`, for rules that only say that something failed. */
function findGradleCause({ rule }: Hit, lines: readonly LogLine[]): EvidenceLine | undefined {
  const { hint, around, set, transient } = rule
  if (!hint && !around && (set !== 'gradle' || transient)) return undefined
  const heading = lines.findIndex(({ text }) => /^(?:\* )?What went wrong:$/.test(findInnerText(text) ?? text))
  if (heading === -1) return undefined
  const cause = findInnermostCause(lines.slice(heading + 1, heading + 1 + LINES_TO_THE_POINT))
  return cause === undefined ? undefined : findSpecificLine(toEvidenceLine(cause), lines)
}

/** Returns the telling lines of a hit, those that are no warnings first. */
function sortFirmFirst(points: readonly EvidenceLine[], lines: readonly LogLine[]) {
  const warnings = new Set<number | null>(lines.filter(isWarning).map(({ number }) => number))
  const telling = points.filter(({ text }) => !isMeagre(text))
  const firm = telling.filter(({ line }) => !warnings.has(line))
  return { firm, first: firm[0] ?? telling[0] }
}

/** Returns the line that says how a connection failed. */
function findOutageLine({ lines: hitLines }: Hit, points: readonly EvidenceLine[], lines: readonly LogLine[]) {
  const { firm, first } = sortFirmFirst(points, lines)
  const line =
    firm.find(({ text }) => NAMES_OUTAGE.test(text)) ??
    (firm.length === 0 ? findGivenUp(hitLines, lines) : undefined) ??
    first ??
    hitLines[0]
  return line === undefined ? undefined : (findOutageBelow(line, lines) ?? line)
}

/** Returns the first telling line of a tool. The set `build` knows no tool, so the order of its lines says little. */
function findToolLine(
  { rule: { set }, lines: hitLines }: Hit,
  points: readonly EvidenceLine[],
  lines: readonly LogLine[],
) {
  if (set === 'build') return undefined
  const line = sortFirmFirst(points, lines).first ?? (set === 'rule' ? hitLines[0] : undefined)
  return line === undefined ? undefined : (remoteAbove(line, lines) ?? line)
}

/** Returns the strongest line of a hit, or a stronger one outside of the hit. */
function findStrongestLine(
  hit: Hit,
  points: readonly EvidenceLine[],
  closing: EvidenceLine | undefined,
  lines: readonly LogLine[],
): EvidenceLine | undefined {
  const { hint, kind } = hit.rule
  const isTest = kind === 'external.build.test'
  // A line that a headline of the hit introduces has the worth of that headline.
  const introducedWorth = isTest ? 3 : 2
  const worths = points.map((point, index) =>
    Math.max(rateLine(point.text), point === hit.lines[index] ? 0 : introducedWorth),
  )
  const most = findLargest(worths)
  const strongest = points.filter((_, index) => worths[index] === most)
  const chosen = hint ? strongest[startOfLastBlock(strongest)] : strongest[0]
  const isError = /^\W*(?:error|fatal)\b/i.test(chosen?.text ?? '')
  if (closing !== undefined && rateLine(closing.text) >= most + Number(isError)) return closing
  if (most > (hint || isTest ? 2 : 1)) return chosen
  const beside = findClosingLine(lines) ?? (isTest ? undefined : findBesidePlace(lines))
  return beside ?? findNearby(hit, lines) ?? chosen
}

function sliceAround(line: EvidenceLine, lines: readonly LogLine[], above: number, below: number): readonly LogLine[] {
  const at = lines.findIndex(({ number }) => number === line.line)
  return at === -1 ? [] : lines.slice(Math.max(0, at - above), at + below + 1)
}

/** If the lines of a hit only refer to others, returns the nearest line above them that names what is wrong. */
function findReferredLine({ lines: found }: Hit, lines: readonly LogLine[]): EvidenceLine | undefined {
  const [first] = found
  if (first === undefined || !found.every(({ text }) => refersBack(text))) return undefined
  const isTelling = (line: LogLine): boolean =>
    line.mark !== 'command' &&
    !isWarning(line) &&
    !isCompilerWarning(line) &&
    !isAside(line.text) &&
    (rateLine(line.text) > 2 || (SAYS_ERROR.test(line.text) && !isMeagre(line.text)))
  const above = sliceAround(first, lines, NEAR, -1).findLast(isTelling)
  return above === undefined ? undefined : toEvidenceLine(above)
}

const SAYS_ERROR = /(?:^|: )(?:fatal |internal )?error: /i

/** If only announcements of another try name an outage, returns the line below them with which the program gave up. */
function findGivenUp(found: readonly EvidenceLine[], lines: readonly LogLine[]): EvidenceLine | undefined {
  const last = found.at(-1)
  const below = last === undefined ? [] : sliceAround(last, lines, 0, OUTAGE_LINES).slice(1)
  const line = below.find(
    (other) => /^(?:error|fatal)\b.*\b(?:retries|connect|time|reach|resolve)/i.test(other.text) && !isWarning(other),
  )
  return line === undefined ? undefined : toEvidenceLine(line)
}

/** Number of lines below a fragment in which the rest of the sentence, or a summary, may be. */
const OUTAGE_LINES = 20

/** If a line is a part of a sentence, or a status alone, returns a line below it that says how the request failed. */
function findOutageBelow(found: EvidenceLine, lines: readonly LogLine[]): EvidenceLine | undefined {
  if (!isMeagre(found.text) && !/^[a-z]/.test(found.text)) return undefined
  const isBetter = (line: LogLine): boolean => NAMES_OUTAGE.test(line.text) && !isMeagre(line.text) && !isWarning(line)
  const below = sliceAround(found, lines, 0, OUTAGE_LINES).find(isBetter)
  return below === undefined ? undefined : toEvidenceLine(below)
}

/** Lines above a refused push in which the server may say why. */
const REMOTE_LINES = 15

/** Returns the reason that a server printed before it refused a push. */
function remoteAbove(found: EvidenceLine, lines: readonly LogLine[]): EvidenceLine | undefined {
  if (!/^! \[remote rejected\]/.test(found.text)) return undefined
  const told = sliceAround(found, lines, REMOTE_LINES, 0).find(
    ({ text }) => /^remote: /.test(text) && rateLine(text) > 2,
  )
  return told === undefined ? undefined : toEvidenceLine(told)
}

/** Returns the last cause in Gradle's chain, whose lines begin with `>`. */
function findInnermostCause(lines: readonly LogLine[]): LogLine | undefined {
  const end = lines.findIndex(({ text }, at) => at > 0 && !/(?:^|\] )> /.test(text))
  const chain = lines.slice(0, end === -1 ? lines.length : end)
  const last = chain.at(-1)
  return last !== undefined && opensBlock(last.text)
    ? last
    : (chain.findLast(({ text }) => rateLine(text) > 1) ?? chain[0])
}

/** Maximum number of lines between two entries of a list, for quoted code and advice. */
const LIST_GAP = 8
const EXTENSION = /\.([A-Za-z]\w*)[:([]\d/
const WARNING_FAILED =
  /\bwarnings? (?:being )?treated as errors?\b|^Failing due to -Werror|^Aborted with \d+ warnings? in strict mode|^\d+ hints?$/i

/** Returns the first entry of the list of problems that a line belongs to, or that it sums up as warnings. */
function findListHead(line: EvidenceLine, lines: readonly LogLine[]): EvidenceLine {
  const isOfWarnings = WARNING_FAILED.test(line.text)
  const [, extension] = PLACED.exec(line.text) === null ? [] : (EXTENSION.exec(line.text) ?? [])
  if (extension === undefined && !isOfWarnings) return line
  const isEntry = (other: LogLine): boolean =>
    isOfWarnings
      ? /^(?:\S+(?::docstring of \S{1,200})?:\d+(?::\d+(?:-\d+)?)?:? )?(?:\[|- )?warning\b/i.test(other.text)
      : PLACED.test(other.text) &&
        !isMeagre(other.text) &&
        !isAside(other.text) &&
        !isCompilerWarning(other) &&
        EXTENSION.exec(other.text)?.[1] === extension
  let first = lines.findIndex(({ number }) => number === line.line)
  for (let at = first - 1; at >= 0 && at >= first - LIST_GAP; at -= 1) {
    const other = lines[at]
    if (other !== undefined && isEntry(other)) first = at
  }
  const found = lines[first]
  return found === undefined ? line : findSpecificLine(toEvidenceLine(found), lines)
}

/** A finding with a line for each of its parts. */
const LABELLED = /^(?:description|message|reason|issue)\s*:\s+\S/i

/** Returns the error that an action or a script reported to the runner. */
function findReported(lines: readonly LogLine[]): EvidenceLine | undefined {
  const reported = lines.findLast(({ mark, text }) => mark === 'error' && rateLine(text) > 1 && !PLACED.test(text))
  return reported === undefined ? undefined : toEvidenceLine(reported)
}

/** Returns the message below a line that is nothing but the word `Error`, or the innermost cause of a chain. */
function findAnnounced(lines: readonly LogLine[]): EvidenceLine | undefined {
  const opening = lines.slice(-NEAR).findLast(({ text }) => /^(?:\W+ )?(?:error|fatal|failure|caused by):$/i.test(text))
  const found = opening === undefined ? undefined : findSpecificLine(toEvidenceLine(opening), lines)
  const least = opening?.text === 'Caused by:' ? 2 : 3
  return found === undefined || found.line === opening?.number || rateLine(found.text) < least ? undefined : found
}

const CLOSING_LINES = 5
/** Lines with which other CI systems report that a step failed. */
const STEP_FAILED =
  /^(?:Build step '.*' (?:marked|changed) build |ERROR: (?:Job failed|script returned)|The command ".*" exited with [1-9]|Exited with code |\W*Error: The command exited )/u

/** Returns the strongest of the last lines before the runner reports the failure, if one names what is missing or wrong. */
function findClosingLine(lines: readonly LogLine[]): EvidenceLine | undefined {
  const error = lines.findIndex(({ mark, text }) => (mark === 'error' && isMeagre(text)) || STEP_FAILED.test(text))
  if (error === -1) return undefined
  const last = lines
    .slice(0, error)
    .filter(({ text, mark }) => text !== '' && mark !== 'command')
    .slice(-CLOSING_LINES)
    .filter((line) => !isWarning(line) && !isCompilerWarning(line) && !isAside(line.text))
  const most = findLargest([0, ...last.map(({ text }) => rateLine(text))])
  const strongest = last.filter(({ text }) => rateLine(text) === most).map(toEvidenceLine)
  const chosen = strongest[startOfLastBlock(strongest)]
  return most < 3 || chosen === undefined ? undefined : findSpecificLine(chosen, lines)
}

/** Returns the index of the first line of the last block. */
function startOfLastBlock(lines: readonly EvidenceLine[]): number {
  const breaks = lines.map(({ line }, at) => (line ?? 0) - (lines[at - 1]?.line ?? 0) > BLOCK_GAP)
  return Math.max(0, breaks.lastIndexOf(true))
}

/** Returns an assertion or an exception near a hit whose own lines are vague. */
function findNearby(hit: Hit, lines: readonly LogLine[]): EvidenceLine | undefined {
  const [from, to] = [hit.lines[0]?.line ?? 0, hit.lines.at(-1)?.line ?? 0]
  const within = (reach: number): readonly LogLine[] =>
    lines.filter(
      (line) =>
        line.number >= from - reach &&
        line.number <= to + reach &&
        line.mark !== 'command' &&
        !isNotice(line.text) &&
        !isCompilerWarning(line) &&
        !isAside(line.text) &&
        rateLine(line.text) > 1,
    )
  const near = within(NEAR)
  const shaped = [EXCEPTION, ASSERTION, PLACED, /^\[?(?:error|fatal)\b.*\w{3}/i, LABELLED].flatMap(
    (each) => near.find(({ text }) => each.test(text) || each.test(findInnerText(text) ?? '')) ?? [],
  )
  const isTelling = ({ text }: LogLine): boolean => rateLine(text) > 2
  const found = shaped[0] ?? within(CLOSE).find(isTelling) ?? near.findLast(isTelling)
  return found === undefined ? undefined : toEvidenceLine(found)
}

/** Number of lines around a place in which its message may be. */
const ABOVE_PLACE = 4
const BELOW_PLACE = 8

/** Returns the strongest line beside the first bare place near the end. */
function findBesidePlace(lines: readonly LogLine[]): EvidenceLine | undefined {
  const last = lines.filter(({ mark }) => mark !== 'command').slice(-NEAR)
  const at = last.findIndex(({ text }) => isPlaceOnly(findInnerText(text) ?? text))
  const around = at === -1 ? [] : last.slice(Math.max(0, at - ABOVE_PLACE), at + BELOW_PLACE + 1)
  const beside = around.filter(({ text }) => !isAside(text))
  const farness = ({ number }: LogLine): number => Math.abs(number - (last[at]?.number ?? 0))
  const found = beside.toSorted((a, b) => rateLine(b.text) - rateLine(a.text) || farness(a) - farness(b))[0]
  return found === undefined || rateLine(found.text) < 2 ? undefined : toEvidenceLine(found)
}

function toEvidenceLine({ number, text }: LogLine): EvidenceLine {
  return { line: number, text }
}

/** Returns the line of an output that a person would quote; undefined if no rule knows why it failed. */
export function findQuotableLine(lines: readonly string[]): string | undefined {
  const read = lines.map((line, at) => readLine(line, at + 1))
  const held = findEvidence(logRules(), read, 'log')
  const found = choose(held) ?? chooseTogether(held.filter(({ rule }) => rule.hint)) ?? held[0]
  return found === undefined ? undefined : quoteHit(found, read, locateIn(read))[0]?.text
}
