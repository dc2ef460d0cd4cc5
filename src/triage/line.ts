import { plainText } from '../text/terminal-text.js'

/** One line of a log without what runners, CI systems and BuildKit put in front of it. */
export interface LogLine {
  readonly text: string
  /** Where the runner wrote it down, to the second; null where a log has no times. */
  readonly time: string | null
  /** The step that `gh run view --log` names in front of the line. */
  readonly step: string | null
  readonly mark: 'error' | 'warning' | 'group' | null
}

const GH_COLUMNS = /^[^\t]{1,300}\t([^\t]{1,300})\t(?=\ufeff?\d{4}-\d\d-\d\dT)/
const TIME = /^[[(]?(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d)(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]? ?/
/** Most lines begin with neither: this is asked first, because it costs little. */
const BEGINS_TIME = /^[[(\d]/
const CLOCK = /^[[(]?\d\d:\d\d:\d\d(?:[.,]\d+)?[\])]?(?: +|$)/
const BUILDKIT = /^#\d+ (?:\d+\.\d+ )?/
const FRAME = /^(?:[|│╷╵] ?)?\s*/
const MARK = /^##\[(error|warning|group)\]/

/** What a line says stands at its beginning; the rest of a very long one is data. */
const MAX_CHARS = 4096

/** Takes a line apart; colours and control characters are gone from its text. */
export function readLine(raw: string): LogLine {
  let text = plainText(raw.slice(0, MAX_CHARS)).replaceAll('\n', ' ')
  const columns = text.includes('\t') ? GH_COLUMNS.exec(text) : null
  if (columns !== null) text = text.slice(columns[0].length)
  const time = BEGINS_TIME.test(text) ? TIME.exec(text) : null
  if (time !== null) text = text.slice(time[0].length)
  if (BEGINS_TIME.test(text)) text = text.replace(CLOCK, '')
  if (text.startsWith('#')) text = text.replace(BUILDKIT, '')
  const mark = text.startsWith('##[') ? MARK.exec(text) : null
  if (mark !== null) text = text.slice(mark[0].length)
  const word = mark?.[1]
  return {
    text: text.replace(FRAME, '').trimEnd(),
    time: time?.[1]?.replace(' ', 'T') ?? null,
    step: columns?.[1] ?? null,
    mark: word === 'error' || word === 'warning' || word === 'group' ? word : null,
  }
}

/** `Error: ` of an action, `web-1  | ` of compose, `@acme/web:test: ` of turbo, `[builder] ` of others. */
const OUTER =
  /^(?:(?:Error|ERROR): +|##\[error\]|[\w.-]{1,60} +\| |@?[\w./-]{1,80}[:#][\w:-]{1,60}: |\[[\w .@/-]{1,40}\] +)+/

/** The line, and what is left of it when another program wrapped it and put words of its own in front. */
export function readings(text: string): readonly string[] {
  const inner = OUTER.exec(text)?.[0].length ?? 0
  return inner === 0 || inner === text.length ? [text] : [text, text.slice(inner)]
}

/** Warnings and announcements of another try: they tell why only when nothing came after them. */
const WARNING = /^(?:warn(?:ing)?\b|npm warn\b|info\b|W: |\[?WARN|notice\b)|\bretry(?:ing)?\b|Will retry|Back off/i

export function isWarning(line: LogLine): boolean {
  return line.mark === 'warning' || WARNING.test(line.text)
}

/** Refused by the machine itself: a service that the job should have started, and no outage. */
const LOCAL = /(?:127\.0\.0\.1|localhost|\[::1\]|0\.0\.0\.0|::1[:\s])/

export function isLocal(text: string): boolean {
  return LOCAL.test(text)
}
