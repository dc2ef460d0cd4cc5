import path from 'node:path'
import { type DiagnosedError, placesOf, placeText } from '../account/diagnosis.js'
import type { Place } from '../account/places.js'
import { cut, oneLine, plainText } from '../text/terminal-text.js'
import { type DetailLimits, detailLines } from './text-format.js'

export interface ErrorAmount {
  readonly message: number
  readonly details: DetailLimits | null
  /** Lines of stderr. */
  readonly stderr: number
  /** Entries of every other list. */
  readonly others: number
}

/** One error for a terminal: node, kind, message, place, command, the end of stderr. `folder` is where the reader stands. */
export function errorRows(error: DiagnosedError, amount: ErrorAmount, folder: string): readonly string[] {
  const { cause, available, details, command } = error
  const shown = <T>(list: readonly T[], text: (one: T) => string): readonly string[] => [
    ...list.slice(0, amount.others).map(text),
    ...(list.length > amount.others ? [`and ${list.length - amount.others} more`] : []),
  ]
  const ran = plainText(command ?? '').split('\n')
  const stderr = plainText(error.stderr)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [
    ...row('node', error.node === '' ? null : error.node && oneLine(error.node)),
    ...row('kind', `${oneLine(error.kind)}${error.isTransient ? ' (transient: another run may succeed)' : ''}`),
    ...rows('message', cut(plainText(error.message), amount.message).split('\n')),
    ...row('cause', cause && oneLine(`${cause.kind}: ${cause.message}`, amount.message)),
    ...rows(
      'handling',
      shown(error.whileHandling, (text) => oneLine(`while handling ${text}`, 300)),
    ),
    ...rows('details', amount.details === null ? [] : detailLines(details, amount.details)),
    ...row('attempts', error.attempts > 1 ? String(error.attempts) : null),
    ...rows(
      'where',
      placesOf(error).map((place) =>
        oneLine(`${placeFrom(folder, place)}${place.node === null ? '' : ` (node ${place.node})`}`),
      ),
    ),
    ...rows(
      'problems',
      shown(error.problems, ({ place, message }) =>
        oneLine(`${place === null ? '' : `${placeFrom(folder, place)} `}${message}`, 200),
      ),
    ),
    ...error.frames
      .slice(1, 1 + amount.others)
      .flatMap(({ node, type, file }) => row('through', `${oneLine(node)} (${type}) in ${oneLine(file)}`)),
    ...rows('command', command === null ? [] : [...ran.slice(0, 3).map(short), ...(ran.length > 3 ? ['…'] : [])]),
    ...row('exit code', error.exitCode),
    ...rows('stderr', stderr.slice(-amount.stderr).map(short)),
    ...row('available', available && availableText(available, amount.others * 4)),
    ...row('hint', error.hint && oneLine(error.hint, 500)),
  ]
}

function short(line: string): string {
  return oneLine(line, 200)
}

function placeFrom(folder: string, place: Place): string {
  const isElsewhere = folder === '' || path.isAbsolute(place.file)
  return placeText(isElsewhere ? place : { ...place, file: path.posix.relative(folder, place.file) })
}

function availableText({ names, total }: NonNullable<DiagnosedError['available']>, most: number): string {
  const shown = names.slice(0, most)
  const text = shown.map((field) => oneLine(field, 100)).join(', ')
  return total > shown.length ? `${text} and ${total - shown.length} more` : text
}

/** A label before the first of several lines. */
export function rows(label: string, texts: readonly string[]): readonly string[] {
  return texts.map((text, index) => `  ${(index === 0 ? label : '').padEnd(11)}${text}`)
}

/** The same for one line, or none. */
export function row(label: string, text: string | null): readonly string[] {
  return rows(label, text === null ? [] : [text])
}
