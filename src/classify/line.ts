import { boundLine } from '../text/bounded-lines.js'
import { undoCodePage } from '../text/code-page.js'
import { toPlainText } from '../text/terminal-text.js'

/** A line of a log without the prefixes of runners, CI systems and BuildKit. */
export interface LogLine {
  readonly number: number
  readonly text: string
  /** Time at which the runner logged the line, to the second; null if the log has no times. */
  readonly time: string | null
  /** A `command` is not output: the runner prints it before running it. */
  readonly mark: 'error' | 'warning' | 'group' | 'endgroup' | 'command' | null
  /** Whether a build tool says here why it failed; such lines count like the last ones. */
  readonly isOfFailure?: true
}

/** `job`, tab, `step`, tab, as `gh run view --log` prints it; the byte order mark after it may be garbled by a shell. */
const GH_COLUMNS = /^[^\t]{1,300}\t([^\t]{1,300})\t\D{0,4}(?=\d{4}-\d\d-\d\dT)/
const TIME = /^[[(]?(\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d)(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]? ?/
/** A time of day, also with a day or Prow's level before it, or TeamCity's level and step behind it. */
const CLOCK =
  /^(?:[IWE]\d{4} (?=[\d:.]+\])|\s{0,9}[A-Z][a-z]{2} {1,2}\d{1,2} )?[[(]?\d\d:\d\d:\d\d(?:[.,]\d+)?[\])]?(?: ?[WEFi]?:\s+(?:\[[^\]]{1,60}\] +)?|\s+|(?=\[)|(?<=\])(?=\w)|$)/
const BROKEN_MARK = /^(?:\ufeff|ï»¿|∩╗┐)+/
/** `#12 34.56 ` of BuildKit, and `34.56 ` in its copy of the lines of a failed step. */
const BUILDKIT = /^(?:#\d+ (?:\d+\.\d+ )?|\d{1,5}\.\d{1,3} +(?=[A-Za-z]))/
/** The prefix of the agent of AWS CodeBuild, before its own lines. */
const CODEBUILD = /^\[Container\] \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d+)? /
const FRAME = /^[\s|│┃╷╵▲]*/
/** Colours as `cat -v` and some shells print them. */
const CARET_COLOUR = /\^\[\[[\d;]*m/g
/** The colour in which the runner shows the lines of a script. */
const SCRIPT = /^(?:[^\t]+\t[^\t]+\t)?\S{0,40}? ?(?:\u001b|\^\[)\[36;1m/
const MARK = /^##\[(error|warning|group|endgroup)\]/

/** Returns the name of the step that `gh run view --log` prints before a line; null if there is none. */
export function readStepColumn(raw: string): string | null {
  return raw.includes('\t') ? (GH_COLUMNS.exec(raw)?.[1] ?? null) : null
}

/** Returns a line of a script with its indentation, without the runner's prefixes and colours. */
export function readScriptLine(raw: string): string {
  const line = raw.replace(GH_COLUMNS, '').replace(BROKEN_MARK, '').replace(TIME, '')
  return line.replaceAll(/(?:\u001b|\^\[)\[[\d;]{0,20}m/g, '').trimEnd()
}

/** Parses a line; its text has no colours and no control characters. */
export function readLine(raw: string, number: number): LogLine {
  let text = toPlainText(undoCodePage(boundLine(raw))).replaceAll('\n', ' ')
  if (text.includes('^[[')) text = text.replaceAll(CARET_COLOUR, '')
  if (text.includes('\t')) text = text.replace(GH_COLUMNS, '')
  text = text.replace(BROKEN_MARK, '')
  const time = TIME.exec(text)
  // A program may print its own time after that of the runner; GitLab prints the stream.
  if (time !== null)
    text = text
      .slice(time[0].length)
      .replace(/^(?::: |\d\d[OE][+ ])/, '')
      .replace(TIME, '')
  text = text.replace(CODEBUILD, '').replace(CLOCK, '').replace(BUILDKIT, '')
  const mark = MARK.exec(text)
  if (mark !== null) text = text.slice(mark[0].length)
  return {
    number,
    text: text.replace(FRAME, '').trimEnd(),
    time: time?.[1]?.replace(' ', 'T') ?? null,
    mark: readMark(raw, mark?.[1], text),
  }
}

function readMark(raw: string, word: string | undefined, text: string): LogLine['mark'] {
  if (word === 'group') return text.startsWith('Run ') ? 'command' : 'group'
  if (word === 'error' || word === 'warning' || word === 'endgroup') return word
  return raw.includes('[36;1m') && SCRIPT.test(raw) ? 'command' : null
}

/** `Error: ` of an action, `buildx failed with: ` of docker's, `web-1  | ` of compose, `@acme/web:test: ` of turbo, `Step #1: ` of Cloud Build, `[builder] ` and `name> ` of others, `==12== ` of Valgrind. */
const OUTER = [
  /^(?:Error|ERROR): +/,
  /^buildx (?:call )?failed with: |^cargo:warning=/,
  /^##\[error\]/,
  /^[\w.-]{1,60} +\| /,
  /^Step #\d+(?: - "[^"]{1,60}")?: /,
  /^@[\w.-]{1,60}\/[\w.-]{1,60}: /,
  /^@?[\w./-]{1,80}[:#](?!\d)[\w:-]{1,60}: /,
  /^\[[\w .:@/-]{1,60}\] +/,
  /^[\w.+-]{1,60}> +/,
  /^> +(?=\S)/,
  /^==\d{1,9}== +/,
]

/** Returns a line without the prefixes of programs that wrapped it; null if it has none. */
export function findInnerText(text: string): string | null {
  let inner = text
  for (let outer = OUTER.find((each) => each.test(inner)); outer !== undefined; ) {
    inner = inner.replace(outer, '')
    outer = OUTER.find((each) => each.test(inner))
  }
  return inner === text || inner === '' ? null : inner
}

/** Prefixes that a program puts before each line of another one: `out: `, `[web] `, `web-1 | `, `Step #2 - "tf plan": `; levels are no such prefixes. */
const SHARED_PREFIX =
  /^(?:\[(?!\W?(?:error|err|warn|warning|info|debug|trace|fatal|notice|fail|failed|pass|ok|e|w|i)\b|[\d/ :.]+\]|xUnit)[\w .:@#/-]{1,60}\]:?|(?:std)?(?:out|err):|[\w.@/-]{1,60} +\||Step #\d+(?: - "[^"]{1,60}")?:) ?(?=\s*\S)/i
const FEWEST_SHARED = 4
const SHARE = 0.6

/** A level that says nothing if a program puts it before all lines of another one. */
const SHARED_LEVEL = /^\[INFO\]:? +/
const ALMOST_ALL = 0.95

/** Returns lines without the prefixes that most of them begin with. */
export function withoutSharedPrefixes(lines: readonly LogLine[]): readonly LogLine[] {
  return withoutPrefix(withoutPrefix(lines, SHARED_PREFIX, SHARE), SHARED_LEVEL, ALMOST_ALL)
}

function withoutPrefix(lines: readonly LogLine[], prefix: RegExp, share: number): readonly LogLine[] {
  const printed = lines.filter(({ text, mark }) => text !== '' && mark === null)
  const prefixed = new Set(printed.filter(({ text }) => prefix.test(text)))
  if (prefixed.size < FEWEST_SHARED || prefixed.size < printed.length * share) return lines
  return lines.map((line) =>
    prefixed.has(line) ? { ...line, text: readLine(line.text.replace(prefix, ''), line.number).text } : line,
  )
}

/** Warnings and announcements of a retry; they name the cause only if nothing follows. */
const WARNING =
  /^(?:warn(?:ing)?\b|npm warn\b|\[?info\b|W: |w: |\[W\] |\[?WARN(?!ING\]: ERROR)|notice\b)|(?<![-\w])retry(?:ing)?\b|Will retry|Back off|\battempt \d+(?: of \d+)? failed\b/i

export function isWarning(line: LogLine): boolean {
  return line.mark === 'warning' || WARNING.test(line.text)
}

/** Lines that call themselves warnings, and so are not failures. */
const NOTICE =
  /^(?:\[W(?:ARN(?:ING)?)?\](?!: ERROR)|WARN(?:ING)?\b(?!.{0,200}(?:treated as|fatal))|npm warn\b|DEPRECAT\w+|Deprecat\w+ ?:)/

export function isNotice(text: string): boolean {
  return NOTICE.test(text)
}

/** Warnings of compilers, and of tools that list them; they are not failures. */
const COMPILER_WARNING =
  /^w: |^(?:\S+[:(]|"[^"]{1,200}", line )\d{1,7}(?:, ?\d{1,7}\))?\S{0,40} +(?:- |\[)?(?:[Ww]arning|WARNING|Hint)\b|^\d+:\d+ +warning\b|^\[warn\] (?!\S+$|Code style)|^warning(?:\[\w+\])?: (?!.*treated as)/

export function isCompilerWarning(line: LogLine): boolean {
  return line.mark === 'warning' || COMPILER_WARNING.test(line.text)
}

/** This machine, or a container beside the job. */
const LOCAL =
  /127\.0\.0\.\d|\blocalhost\b|\[::1\]|0\.0\.0\.0|(?:^|[\s:(])::1(?:$|[:\s)])|\b172\.(?:1[6-9]|2\d|3[01])\.\d/
const NOT_REACHED =
  /refused|reset|timed? ?out|hang up|unreachable(?!=)|unavailable|closed|connect|EOF|sending|fetch|50[0234]/i
/** The DNS service of the machine, which asks other servers. */
const LOOKUP = /\blookup \S+ on /

/** Reports whether a local address was not reached: a service that the job should have started, not an outage. */
export function isLocal(text: string): boolean {
  // `read tcp FROM->TO`: the address to which the connection went counts.
  const reached = text.includes('->') ? text.replaceAll(/\S{1,60}->/g, '') : text
  return LOCAL.test(reached) && NOT_REACHED.test(text) && !LOOKUP.test(text)
}

/** A retry that succeeded, so the problem before it was overcome. */
const OVERCOME =
  /\b(?:succeeded|successful) (?:on|after|at) (?:the )?(?:attempt|retry|try|\d)|\b(?:attempt|try|retry) ?\d*(?: of \d+)? succeeded\b|^Emulator booted\b|\bBoot completed in \d/i

export function isOvercome(text: string): boolean {
  return OVERCOME.test(text)
}

/** Tests that pass or begin, and checks of configure and CMake; their names may contain any words. */
const ASIDE = [
  /^##\[debug\]|^(?:[\w:.,[\]()+-]{1,60} ){0,7}\[?(?:DEBUG|TRACE)\]? /,
  // Layers that docker pulls or pushes, and announcements.
  /^[\da-f]{12}: [A-Z]|\bif (?:it |they )?(?:do|does)(?:n.t| not) (?:already |yet )?exist|\b[Ff]alling back to\b/,
  // Quoted code and differences.
  /^>? ?\d+ ?\| |^(?:@@ -\d|diff --git |index [\da-f]{7}|(?:---|\+\+\+) [ab]\/)/,
  // Commands that a shell, a build tool or Jenkins prints before it runs them.
  /^> git .* # timeout=\d+$|^\++ [\w./]|^[\w./\\-]{1,200}(?: --?[\w=+./:,-]{1,200}){3}/,
  // A sign for success, and none for a failure.
  /^(?=[^✓✔✅❌✗✖✕✘×]*[✓✔✅][^❌✗✖✕✘×]*$)(?!.*\b[1-9]\d* (?:fail|err))/u,
  /^\S{1,300}\.py:\d+: \w{1,60}Warning: /,
  /^(?:√|ok \d|ok\s+\S+\s+(?:[\d.]+s|\(cached\))|PASS(?:ED)?\b|=== RUN\b|--- PASS\b|\[ *(?:OK|PASSED|RUN) *\])/,
  /(?:\.\.\.|:) ?(?:ok|passed)$|\b(?:PASSED|SKIPPED)$|\+\+\+ OK, passed /,
  /^\?? *\S+\s+\[no test files\]$|^(?:passed|skipped|SKIP) /,
  // What buildozer prints below an error: the command, its environment, advice.
  /^# (?:Command failed: |ENVIRONMENT:|Buildozer failed|The error might|Please read|raising an|In case of|If the error|and retry| +\w+ = ')/,
  // Warnings of Python, and the code below them.
  /^\S+\.py:\d+: \w*Warning: |^warnings\.warn\(/,
  // Progress, and the help of a command.
  /^(?:\[\w+\] +|-- )?(?:[Dd]ownload(?:ing|ed)|[Ff]etching|[Uu]npacking|[Ee]xtracting|[Rr]esolving|Get:\d+) (?!.*\b(?:fail|err|unable|could ?n.t|could not|cannot|not found|timed? ?out|4\d\d|5\d\d))/,
  /^(?:-\w, )?--[\w-]{2,40}(?:[ =][<[]?[\w-]{1,30}[\]>]?)? {2,}\S|^(?:E(?:rror|RROR): )?(?:[Uu]sage|USAGE|Options|Flags|Commands|Available [Cc]ommands|Examples?):(?: |$)/,
  /^(?:-- (?:Looking for|Performing Test|Check\w*|Could NOT find) |checking (?:for|whether|if|how) )/,
]

/** Reports whether a line never names the cause of a failure. */
export function isAside(text: string): boolean {
  return ASIDE.some((each) => each.test(text))
}

/** Removes file names and addresses, whose words are not evidence. */
export function withoutPaths(text: string): string {
  return text
    .split(/\s/)
    .map((word) => (/[/\\]/.test(word) ? '…' : word))
    .join(' ')
}
