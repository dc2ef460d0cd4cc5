import { plainText } from '../text/terminal-text.js'

/** One line of a log without what runners, CI systems and BuildKit put in front of it. */
export interface LogLine {
  readonly text: string
  /** Where the runner wrote it down, to the second; null where a log has no times. */
  readonly time: string | null
  /** The step that `gh run view --log` names in front of the line. */
  readonly step: string | null
  /** A `command` is not output: the runner shows what it is about to run. */
  readonly mark: 'error' | 'warning' | 'group' | 'command' | null
}

const GH_COLUMNS = /^[^\t]{1,300}\t([^\t]{1,300})\t(?=\ufeff?\d{4}-\d\d-\d\dT)/
const TIME = /^[[(]?(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d)(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]? ?/
/** Most lines begin with neither: this is asked first, because it costs little. */
const BEGINS_TIME = /^[[(\d]/
const CLOCK = /^[[(]?\d\d:\d\d:\d\d(?:[.,]\d+)?[\])]?(?: +|$)/
const BUILDKIT = /^#\d+ (?:\d+\.\d+ )?/
const FRAME = /^(?:[|│╷╵] ?)?\s*/
/** The colour in which the runner shows the lines of a script. */
const SCRIPT = /^(?:\ufeff?\S+Z )?\u001b\[36;1m/
const MARK = /^##\[(error|warning|group)\]/

/** What a line says stands at its beginning; the rest of a very long one is data. */
const MAX_CHARS = 4096

/** Takes a line apart; colours and control characters are gone from its text. */
export function readLine(raw: string, isClean = false): LogLine {
  const head = raw.length > MAX_CHARS ? raw.slice(0, MAX_CHARS) : raw
  let text = isClean ? head : plainText(head).replaceAll('\n', ' ')
  const columns = text.includes('\t') ? GH_COLUMNS.exec(text) : null
  if (columns !== null) text = text.slice(columns[0].length)
  const time = BEGINS_TIME.test(text) ? TIME.exec(text) : null
  if (time !== null) text = text.slice(time[0].length)
  if (BEGINS_TIME.test(text)) text = text.replace(CLOCK, '')
  if (text.startsWith('#')) text = text.replace(BUILDKIT, '')
  const mark = text.startsWith('##[') ? MARK.exec(text) : null
  if (mark !== null) text = text.slice(mark[0].length)
  return {
    text: text.replace(FRAME, '').trimEnd(),
    time: time?.[1]?.replace(' ', 'T') ?? null,
    step: columns?.[1] ?? null,
    mark: markOf(isClean ? null : raw, mark?.[1], text),
  }
}

function markOf(raw: string | null, word: string | undefined, text: string): LogLine['mark'] {
  if (word === 'group') return text.startsWith('Run ') ? 'command' : 'group'
  if (word === 'error' || word === 'warning') return word
  return raw !== null && SCRIPT.test(raw) ? 'command' : null
}

/** `Error: ` of an action, `web-1  | ` of compose, `@acme/web:test: ` of turbo, `Step #1: ` of Cloud Build, `[builder] ` of others. */
const OUTER =
  /^(?:(?:Error|ERROR): +|##\[error\]|[\w.-]{1,60} +\| |Step #\d+(?: - "[^"]{1,60}")?: |@?[\w./-]{1,80}[:#][\w:-]{1,60}: |\[[\w .:@/-]{1,60}\] +)+/

/** The line, and what is left of it when another program wrapped it and put words of its own in front. */
export function readings(text: string): readonly string[] {
  const inner = OUTER.exec(text)?.[0].length ?? 0
  return inner === 0 || inner === text.length ? [text] : [text, text.slice(inner)]
}

/** Warnings and announcements of another try: they tell why only when nothing came after them. */
const WARNING =
  /^(?:warn(?:ing)?\b|npm warn\b|info\b|W: |\[?WARN|notice\b)|(?<![-\w])retry(?:ing)?\b|Will retry|Back off/i

export function isWarning(line: LogLine): boolean {
  return line.mark === 'warning' || WARNING.test(line.text)
}

const LOCAL = /(?:127\.0\.0\.1|localhost|\[::1\]|0\.0\.0\.0|::1[:\s])/
const NOT_REACHED = /refused|reset|timed? ?out|hang up|unreachable|unavailable|closed|EOF|50[0234]/i
/** Names are looked up by a service of the machine, which asks others. */
const LOOKUP = /\blookup \S+ on /

/** Not reached on the machine itself: a service that the job should have started, and no outage. */
export function isLocal(text: string): boolean {
  return LOCAL.test(text) && NOT_REACHED.test(text) && !LOOKUP.test(text)
}

/** A test that passed, or one that begins: its name may speak of whatever it is about. */
const ASIDE =
  /^(?:[✓✔√✅]|ok \d|PASS(?:ED)?\b|=== RUN\b|--- PASS\b|\[ *(?:OK|PASSED|RUN) *\])|\.\.\. ?(?:ok|passed)$|\b(?:PASSED|SKIPPED)$/

/** Says nothing about why a job failed, whatever its words are. */
export function isAside(text: string): boolean {
  return ASIDE.test(text)
}
