import path from 'node:path'
import { type DiagnosedError, formatPlace, listErrorPlaces } from '../account/diagnosis.js'
import type { NamedPlace } from '../account/error-details.js'
import type { Reaction } from '../account/logs.js'
import type { ReportInput } from '../account/report.js'
import { formatDuration } from '../core/duration.js'
import { type FileLine, NO_FILE } from '../core/finding.js'
import { getOwnEntry, type Json, type JsonObject, printJson, printTextOrJson } from '../core/json.js'
import type { GithubRecord } from '../core/report.js'
import { appendAll } from '../text/lists.js'
import { linkTarget } from '../text/markdown.js'
import { cut, toOneLine, toPlainText } from '../text/terminal-text.js'

/** Returns the URL of a line at the commit of the run; null if the commit is unknown or the file is not in the repository. */
export function sourceLink({ file, line }: FileLine, github: GithubRecord | null): string | null {
  if (github === null) return null
  const base = github.run_url.split('/actions/')[0] ?? ''
  if (linkTarget(base) === null || shortCommit(github) === null) return null
  if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..')) return null
  const path = file
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return linkTarget(`${base}/blob/${github.sha}/${path}${line === null ? '' : `#L${line}`}`)
}

export function shortCommit({ sha }: GithubRecord): string | null {
  return /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 12) : null
}

export function renderLinkedPlace(
  place: FileLine | NamedPlace,
  github: GithubRecord | null,
  show: (text: string) => string,
): string {
  const text = show(formatPlace(place))
  const link = 'isOutside' in place && place.isOutside ? null : sourceLink(place, github)
  return link === null ? text : `[${text}](${link})`
}

export function toRelativeFile(file: string, { toRelative }: ReportInput): string | null {
  return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file)
}

export interface ErrorAmount {
  readonly message: number
  readonly details: DetailLimits | null
  readonly printed: number
  /** Maximum number of entries in each list: frames, fields, problems. */
  readonly others: number
}

/** Renders an error for a terminal; places are relative to `folder`, the reader's working directory. */
export function listErrorRows(error: DiagnosedError, amount: ErrorAmount, folder: string): readonly string[] {
  const { cause, available, details, command } = error
  const showEntries = <T>(list: readonly T[], text: (entry: T) => string): readonly string[] => [
    ...list.slice(0, amount.others).map(text),
    ...(list.length > amount.others ? [`and ${list.length - amount.others} more`] : []),
  ]
  const label = error.frames[0]?.file === NO_FILE ? 'step' : 'node'
  const shownNames = available?.names.slice(0, amount.others * 4).map((name) => toOneLine(name, 100))
  const hiddenNames = (available?.total ?? 0) - (shownNames?.length ?? 0)
  const ran = toPlainText(command ?? '').split('\n')
  const printed = toPlainText(error.printed.text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [
    ...formatRow(label, error.name === '' ? null : error.name && toOneLine(error.name)),
    ...formatRow('kind', `${toOneLine(error.kind)}${error.isTransient ? ' (transient: another run may succeed)' : ''}`),
    ...formatRows('message', cut(toPlainText(error.message), amount.message).split('\n')),
    ...formatRow('cause', cause && toOneLine(`${cause.kind}: ${cause.message}`, amount.message)),
    ...formatRows(
      'handling',
      showEntries(error.whileHandling, (text) => toOneLine(`while handling ${text}`, 300)),
    ),
    ...formatRows(
      'not taken',
      showEntries(error.unmet, (text) => toOneLine(text, 500)),
    ),
    ...formatRows('details', amount.details === null ? [] : listDetailLines(details, amount.details)),
    ...formatRow('attempts', error.attempts > 1 ? String(error.attempts) : null),
    ...formatRows(
      'where',
      listErrorPlaces(error).map((place) =>
        toOneLine(`${placeFrom(folder, place)}${place.node === null ? '' : ` (node ${place.node})`}`),
      ),
    ),
    ...formatRows(
      'problems',
      showEntries(error.problems, ({ place, message }) =>
        toOneLine(`${place === null ? '' : `${placeFrom(folder, place)} `}${message}`, 200),
      ),
    ),
    ...error.frames
      .slice(1, 1 + amount.others)
      .flatMap(({ node, type, file }) => formatRow('through', `${toOneLine(node)} (${type}) in ${toOneLine(file)}`)),
    ...formatRows(
      'command',
      command === null ? [] : [...ran.slice(0, 3).map(shortenLine), ...(ran.length > 3 ? ['…'] : [])],
    ),
    ...(error.ending === null ? [] : formatRow(...error.ending)),
    ...formatRows(error.printed.stream, printed.slice(-amount.printed).map(shortenLine)),
    ...formatRow(
      'available',
      shownNames ? `${shownNames.join(', ')}${hiddenNames > 0 ? ` and ${hiddenNames} more` : ''}` : null,
    ),
    ...formatRow('meaning', error.description && toOneLine(error.description, 500)),
    ...formatRow('hint', error.hint && toOneLine(error.hint, 500)),
    ...formatRow('docs', error.docs && toOneLine(error.docs, 500)),
  ]
}

function shortenLine(line: string): string {
  return toOneLine(line, 200)
}

function placeFrom(folder: string, place: FileLine): string {
  const isElsewhere = folder === '' || path.isAbsolute(place.file)
  return formatPlace(isElsewhere ? place : { ...place, file: path.posix.relative(folder, place.file) })
}

export function formatRows(label: string, texts: readonly string[]): readonly string[] {
  return texts.map((text, index) => `  ${(index === 0 ? label : '').padEnd(11)}${text}`)
}

export function formatRow(label: string, text: string | null): readonly string[] {
  return formatRows(label, text === null ? [] : [text])
}

const REACTIONS: Readonly<Record<string, string>> = {
  recover: 'recovered',
  propagate: 'handed to the caller',
  halt: 'halted by a route',
}

/** Names the handlers of an error that failed before the one that completed. */
export function formatThrough(names: readonly string[]): string {
  const more = names.length > 5 ? ` and ${names.length - 5} more` : ''
  return names.length === 0 ? '' : ` after ${names.slice(0, 5).join(', ')}${more} failed`
}

export function formatReaction({ action, to, count, waitedSeconds }: Reaction, show: (node: string) => string): string {
  if (action === 'retry') {
    const waited = formatDuration(waitedSeconds * 1000)
    return count === 1 ? `retried after ${waited}` : `retried ${count} times, after ${waited} in all`
  }
  const isRouted = action === 'to' || action === 'end'
  const done = isRouted ? `went to ${show(to ?? '$end')}` : (getOwnEntry(REACTIONS, action) ?? 'no route handled it')
  return `${done}${count === 1 ? '' : ` (${count} times)`}`
}

export interface DetailLimits {
  readonly maxLines: number
  readonly maxChars: number
}

/** Renders details: a line for each simple value, indented JSON for other values; long values are truncated. */
export function listDetailLines(details: JsonObject, limits: DetailLimits): readonly string[] {
  const lines: string[] = []
  for (const [key, value] of Object.entries(details)) {
    appendAll(lines, listValueLines(toPlainText(key), value, limits))
    if (lines.length > limits.maxLines) break
  }
  if (lines.length <= limits.maxLines) return lines
  return [...lines.slice(0, limits.maxLines - 1), '…']
}

function listValueLines(key: string, value: Json, limits: DetailLimits): readonly string[] {
  const short = printTextOrJson(value)
  const isData = typeof value === 'object' && value !== null
  // Long JSON is indented.
  const text = toPlainText(isData && short.length > 80 ? printJson(value, 2) : short)
  const [first = '', ...more] = cut(text, limits.maxChars).split('\n')
  if (more.length === 0) return [`${key}: ${first.trimEnd()}`]
  return [`${key}:`, ...[first, ...more].map((row) => `  ${row.trimEnd()}`)]
}
