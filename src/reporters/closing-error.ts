import type { ReportedError } from '../core/report.js'
import { cut, oneLine, plainText } from '../text/terminal-text.js'
import type { ReportedFamily } from './leading-errors.js'
import { type NamedPlace, namedPlace } from './named-place.js'
import type { Tone } from './progress-lines.js'
import { stderrOf } from './reported-errors.js'
import { type DetailLimits, detailLines, exitCodeText } from './text-format.js'

const MAX_ITEMS = 4

/** A line of the closing block; the caller paints it. */
export interface ClosingLine {
  readonly tone: Tone
  readonly text: string
}

/** How much is shown; each step shows less, until everything fits. */
export interface Amount {
  readonly message: number
  readonly details: DetailLimits | null
  readonly stderr: number
  readonly others: number
  /** Longest command. */
  readonly command: number
}

/** The place that an error names, as the repository knows it. */
export type PlaceOf = (error: ReportedError) => NamedPlace | null

/** `external.x 12 times at a, b and 10 more: the message`. */
export function familyText({ kind, count, items, message }: ReportedFamily): string {
  const named = items.slice(0, MAX_ITEMS).map((item) => oneLine(item, 40))
  const more = items.length > named.length ? ` and ${items.length - named.length} more` : ''
  const times = count === 1 ? '' : ` ${count} times`
  return `${kind}${times} at ${named.join(', ')}${more}: ${oneLine(message, 160)}`
}

/** Shown in rows of their own. */
const NOT_IN_DETAILS: ReadonlySet<string> = new Set([
  ...['stderr_tail', 'command', 'exit_code', 'file', 'line', 'end_line', 'column', 'suggestion'],
])

/** One error: node, kind, message, place, command, the end of stderr. */
export function errorLines(error: ReportedError, placeOf: PlaceOf | undefined, amount: Amount): readonly ClosingLine[] {
  const crossed = error.frames.slice(1, 1 + amount.others)
  const details = Object.entries(error.details).filter(
    ([key, value]) => !NOT_IN_DETAILS.has(key) && !(key === 'signal' && value === null),
  )
  return [
    ...(error.node_id === null ? [] : [row('node', oneLine(error.node_id))]),
    row('kind', `${error.kind}${error.transient === true ? ' (transient: another run may succeed)' : ''}`),
    ...rows('message', cut(plainText(error.message), amount.message).split('\n')),
    ...rows('details', amount.details === null ? [] : detailLines(Object.fromEntries(details), amount.details)),
    ...(error.attempts > 1 ? [row('attempts', String(error.attempts))] : []),
    ...rows('where', placesOf(error, placeOf)),
    ...crossed.map((frame) => row('through', `${oneLine(frame.node)} (${frame.type}) in ${oneLine(frame.file)}`)),
    ...processLines(error, amount),
    ...(error.available_fields === undefined ? [] : [row('available', availableText(error, amount))]),
    ...(error.suggestion === null ? [] : [row('hint', oneLine(error.suggestion, 500))]),
  ]
}

/** The place that the error names first, the line of its node second. */
function placesOf(error: ReportedError, placeOf: PlaceOf | undefined): readonly string[] {
  const named = placeOf?.(error) ?? namedPlace(error.details)
  const node = error.file === null ? null : { file: error.file, line: error.line }
  const texts = [named, node].flatMap((place) =>
    place === null ? [] : [oneLine(`${place.file}${place.line === null ? '' : `:${place.line}`}`)],
  )
  return [...new Set(texts)].map((text, index) =>
    index === 1 && error.node_id !== null ? `${text} (node ${oneLine(error.node_id)})` : text,
  )
}

function processLines(error: ReportedError, amount: Amount): readonly ClosingLine[] {
  const { command } = error
  const exitCode = exitCodeText(error)
  const lines = plainText(stderrOf(error)).split('\n')
  const said = lines.filter((line) => line.trim() !== '').slice(-amount.stderr)
  const ran = command === undefined ? [] : plainText(command).split('\n')
  return [
    ...rows('command', ran.length > 3 ? [...ran.slice(0, 3).map(shortLine), '…'] : ran.map(shortLine)),
    ...(exitCode === null ? [] : [row('exit code', exitCode)]),
    ...rows('stderr', said.map(shortLine)),
  ]
}

function shortLine(line: string): string {
  return oneLine(line, 200)
}

function availableText(error: ReportedError, amount: Amount): string {
  const shown = (error.available_fields ?? []).slice(0, amount.others * 4)
  const rest = Math.max(error.available_fields_total ?? 0, error.available_fields?.length ?? 0) - shown.length
  const names = shown.map((field) => oneLine(field, 100)).join(', ')
  return rest > 0 ? `${names} and ${rest} more` : names
}

/** A label before the first of several lines. */
export function rows(label: string, texts: readonly string[]): readonly ClosingLine[] {
  return texts.map((text, index) => row(index === 0 ? label : '', text))
}

/** A line with its label. */
export function row(label: string, text: string): ClosingLine {
  return plain(`  ${label.padEnd(11)}${text}`)
}

export function plain(text: string): ClosingLine {
  return { tone: 'plain', text }
}
