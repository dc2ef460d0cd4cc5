import { LOCATED } from '../config/classify-sets/located.js'
import { baseName, type Place, type Problem, problemsIn } from '../nodes/classify/locate.js'
import type { LogLine } from './line.js'
import type { EvidenceLine, Hit } from './rules.js'

/** A problem at a line of a file, as far as a log tells it. */
export interface LogPlace {
  readonly file: string
  readonly line: number
  readonly column?: number
  readonly message: string
}

/** What tools say about places in the lines of the failed steps. */
export interface Located {
  readonly problems: readonly Problem[]
  readonly lines: readonly LogLine[]
}

export function locatedIn(lines: readonly LogLine[]): Located {
  const output = lines.filter(({ mark }) => mark !== 'command' && mark !== 'warning')
  return {
    problems: problemsIn(
      Object.values(LOCATED),
      output.map(({ text }) => text),
    ),
    lines: output,
  }
}

const MAX_PLACES = 50
/** Where runners check a repository out: GitHub's machines, its containers, and those of Windows and macOS. */
const CHECKOUT = /^(?:\/(?:home|Users)\/runner\/work|\/__w|[A-Za-z]:\/a)\/[^/]+\/[^/]+\/|^\/github\/workspace\//
const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|\.cargo|\.rustup)\//

/** The places of problems; a file that only its package or class could find is left out, for a log has no files. */
export function placesOf({ problems }: Located): readonly LogPlace[] {
  return problems
    .flatMap(({ places, message }) => {
      const found = places.flatMap((place) => placeInRepository(place))[0]
      if (found === undefined) return []
      const column = found.column === null ? {} : { column: found.column }
      return [{ file: found.file, line: found.line, ...column, message }]
    })
    .slice(0, MAX_PLACES)
}

function placeInRepository(place: Place): readonly Place[] {
  const name = place.file
    .replaceAll('\\', '/')
    .replace(/^file:\/\//, '')
    .replace(/^\.\//, '')
  const file = name.replace(CHECKOUT, '')
  const isAbsolute = file.startsWith('/') || /^[A-Za-z]:\//.test(file)
  if (isAbsolute || OF_OTHERS.test(file) || file.startsWith('../')) return []
  return place.within !== null && file === baseName(file) ? [] : [{ ...place, file }]
}

/** Lines that nobody would quote: they name a place, a count or a program, or only open what follows. */
const SAYS_LITTLE = [
  /^Traceback \(most recent call/,
  /^\S+:\d+(?::\d+)?:?$/,
  /^(?:npm (?:error|ERR!|verb stack) +)?(?:at|from) \S/,
  /^\S+\.go:\d+ \+0x|^raise \w|^SECURITY ERROR$/,
  /^File "[^"]+", line \d+/,
  /^[=\-_#*!✖✗×❯ ]*\d+ (?:of \d+ )?(?:\w+ )?(?:failed|failing|passed|flaky)\b/i,
  /^[=\-_#*!✖✗×❯ ]*\d+ (?:of \d+ )?(?:\w+ )?(?:errors?|problems?|tests?|failures?|examples?)\b/i,
  /^(?:Tests?|Test Suites|Test Files|Tests run|Failures|Errors|Snapshots|Suites)\b ?:? *\d/,
  /^(?:\[ERROR\] |Error: +)?(?:Failures|Errors|COMPILATION ERROR|Tests run|There (?:was|were|are))\b/i,
  /^(?:FAIL|FAILED|FAILURES?!?|ERRORS?!?|failures:|not ok|Build FAILED\.?|BUILD FAILED.*)$/,
  /^FAIL[: \t]\s*\S+(?:\s+\[.*\]|\s+[\d.]+s)?$/,
  /^(?:Executed|Ran|Found|Summary|Result|Status)\b.*\d/,
  /^-+ FAIL: |^--- FAIL: /,
  /^(?:Error: +)?(?:[●✕×✗]|\d+\)) /,
  /^(?:goroutine \d+ |stack backtrace:|exception in thread "[^"]+"$)/i,
  /^\* What went wrong:$/,
  /^(?:info|warn(?:ing)?)\b/i,
  /^g?make(?:\[\d+\])?: \*\*\* |^=+ TEST FAILED =+$|^Expected$|^\d+% tests passed/,
  /^error: (?:subprocess-exited-with-error|metadata-generation-failed)$|^× .* did not run successfully/,
  /did not complete successfully: exit code: \d+$|^(?:Error: )?Process completed with exit code/,
  /^(?:error: )?(?:[Cc]ould not compile `|aborting due to )/,
  /^(?:\[ERROR\] +)?"code": /,
  /^\W*\d+ files? inspected|Request failed after \d+ retries$/,
  /^Summarizing \d+ Failures?:|^Failed to compile\.?$|\bstack ?trace:?$/i,
]
/** Lines that only open what is wrong, and what stands between them and it. */
const OPENS = [
  /^(?:CMake Error.*|[\w./]*(?:Error|Exception)):$/,
  /^Your (?:requirements could not|lock file does not)\b/,
  /\.{3}Failed$|^\W*No solution found |^The following tests FAILED:$/,
]
const BETWEEN =
  /^(?:Problem \d+$|Preset CMake variables:|dependencies:|- (?:hook id|exit code|duration): |- Installation request)/
const LINES_TO_THE_POINT = 8
const EXCEPTION =
  /^(?:[\w.$]+\.)?\w*(?:Error|Exception|Exit|Interrupt|Failure|Panic)\b(?:: .*| \[.*| \(.*)?$|^panic: \S/
const ASSERTION = /assert|expected|expect\(|\bgot\b|!==?|is not equal|to equal|should be/i
const PLACED = /^\S+\.\w+:\d+(?::\d+)?:? .*\w{3}/
const NEAR = 60

function saysLittle(text: string): boolean {
  return text.trim().length < 4 || SAYS_LITTLE.some((each) => each.test(text))
}

/** The lines of a hit, the one first that a person would quote. */
export function quoted(
  hit: Hit,
  lines: readonly LogLine[],
  { problems, lines: output }: Located,
): readonly EvidenceLine[] {
  const { rule } = hit
  const isOfCode = rule.kind.startsWith('external.build.')
  const found = bestOf(hit, lines, isOfCode ? output[problems[0]?.at ?? -1] : undefined) ?? hit.lines[0]
  if (found === undefined) return []
  const best = pointOf(found, lines)
  return [best, ...hit.lines.filter(({ line, text }) => line !== best.line || text !== best.text)]
}

/** Where a line only opens what is wrong, the first one below it that says more. */
function pointOf(found: EvidenceLine, lines: readonly LogLine[]): EvidenceLine {
  if (!OPENS.some((each) => each.test(found.text))) return found
  const from = lines.findIndex(({ number }) => number === found.line) + 1
  const below = lines.slice(from, from + LINES_TO_THE_POINT)
  const point = below.find(({ text }) => text !== '' && !BETWEEN.test(text) && !saysLittle(text))
  return from === 0 || point === undefined ? found : evidenceOf(point)
}

function bestOf(hit: Hit, lines: readonly LogLine[], problem: LogLine | undefined): EvidenceLine | null {
  if (problem !== undefined) return evidenceOf(problem)
  const telling = hit.lines.filter(({ text }) => !saysLittle(text))
  const { hint, around, set } = hit.rule
  if (hint || around || set === 'gradle') {
    const wrong = lines.findLastIndex(({ text }) => text === '* What went wrong:')
    const below = lines[wrong + 1]
    if (wrong !== -1 && below !== undefined && (hint || around)) return evidenceOf(below)
  }
  const chosen = hint ? telling.at(-1) : telling[0]
  if (chosen !== undefined && !(hint && /^Traceback/.test(chosen.text))) return chosen
  return nearby(hit, lines)
}

/** Where the lines of a hit say little, an assertion or an exception near them says more. */
function nearby(hit: Hit, lines: readonly LogLine[]): EvidenceLine | null {
  const from = (hit.lines[0]?.line ?? 0) - NEAR
  const to = (hit.lines.at(-1)?.line ?? 0) + NEAR
  const near = lines.filter(
    ({ number, text, mark }) => number >= from && number <= to && mark !== 'command' && !saysLittle(text),
  )
  const found = [EXCEPTION, ASSERTION, PLACED].flatMap((each) => near.find(({ text }) => each.test(text)) ?? [])[0]
  return found === undefined ? null : evidenceOf(found)
}

function evidenceOf({ number, text }: LogLine): EvidenceLine {
  return { line: number, text }
}
