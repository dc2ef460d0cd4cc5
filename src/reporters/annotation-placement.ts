import type { RunReport } from '../account/report.js'
import type { Frame } from '../core/envelope.js'
import { NO_FILE } from '../core/finding.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { PendingGate } from '../core/outcome.js'
import { type ReportedError, waitingGates } from '../core/report.js'
import { cut, plainText } from '../text/terminal-text.js'
import { lineNumber, namedPlace, placing } from './named-place.js'
import { fieldOf, type PositionOf } from './reported-errors.js'
import { detailLines } from './text-format.js'

export type AnnotationLevel = 'error' | 'warning' | 'notice'

/** A remark on a line of a file, as GitHub shows it. */
export interface Annotation {
  readonly level: AnnotationLevel
  /** Relative to the repository; null for what belongs to no file in it. */
  readonly file: string | null
  readonly line: number
  readonly endLine?: number
  readonly column?: number
  readonly title: string
  readonly message: string
  /** What it is about; only the first of a kind is shown where room is short. */
  readonly kind: string
  /** Entries of `details.annotations` come after the errors they belong to. */
  readonly secondary: boolean
}

/** What the collector cannot know by itself. */
export interface AnnotationLookup {
  /**
   * A path that a script named, as a path relative to the repository root; null when it lies outside of the workspace. The
   * node's folder is tried first.
   */
  readonly resolveFile: (path: string, raisedAt: Frame) => string | null
  readonly positionOf: PositionOf
}

/** What GitHub shows of a message. */
export const MAX_MESSAGE = 4096
const LAYOUT_KEYS: readonly string[] = ['file', 'line', 'end_line', 'column', 'title', 'annotations', 'suggestion']
const DETAIL_LIMITS = { maxLines: 60, maxChars: 1500 }

/** What an annotation shows of an error. */
export type AnnotatedError = Pick<
  ReportedError,
  'kind' | 'message' | 'details' | 'frames' | 'node_id' | 'suggestion' | 'transient'
> & {
  readonly note?: string
}

interface Spot {
  readonly file: string | null
  readonly line: number
  readonly endLine?: number
  readonly column?: number
  /** The path that could not be shown, for the message. */
  readonly outside: string | null
}

/** Finds the file and line that a remark belongs to. */
export class Placement {
  readonly #report: RunReport
  readonly #lookup: AnnotationLookup

  constructor(report: RunReport, lookup: AnnotationLookup) {
    this.#report = report
    this.#lookup = lookup
  }

  /** The error itself, at the file it names or at the node that raised it. */
  raised(error: AnnotatedError, level: AnnotationLevel): Annotation {
    const frame = error.frames[0]
    const title = titleOf(error.kind, frame?.node ?? error.node_id)
    const { outside, ...spot } = this.#spot(placing(error.details), frame)
    // No code is to blame, unless the error itself names a place.
    const isOutside = error.transient === true && (outside !== null || namedPlace(error.details) === null)
    return {
      level,
      ...(isOutside ? { file: null, line: 1 } : spot),
      title: error.transient === true ? cut(`${cut(title, 240)} (transient)`, 255) : title,
      message: messageText([
        opened(error.details, error.message),
        outside === null ? '' : `in ${outside}, outside of the workspace`,
        error.note ?? '',
        error.suggestion === null ? '' : `Hint: ${error.suggestion}`,
        detailLines(withoutLayout(error.details), DETAIL_LIMITS).join('\n'),
        error.frames
          .slice(1)
          .map((crossed) => `through ${crossed.node} in ${crossed.file}`)
          .join('\n'),
      ]),
      kind: error.kind,
      secondary: false,
    }
  }

  /** The file and line that an error names, as the repository knows them; null where it names none in it. */
  named(error: AnnotatedError): { readonly file: string; readonly line: number | null } | null {
    const place = namedPlace(error.details)
    const frame = error.frames[0]
    const file = place === null || frame === undefined ? null : this.#lookup.resolveFile(place.file, frame)
    return place === null || file === null ? null : { file, line: place.line }
  }

  /** On the line of a node, for what has no place of its own. */
  onNode(
    level: AnnotationLevel,
    file: string | null,
    node: string | null,
    kind: string,
    title: string,
    message: string,
  ): Annotation {
    const where = file ?? this.#report.graph.file
    const line = node === null ? 1 : this.#line(where, node)
    return { level, file: fileOrNull(where), line, title, message: messageText([message]), kind, secondary: false }
  }

  /** An end that is not an error: a termination, or questions that wait. */
  ending(fileOf: (gate: PendingGate) => string | null): readonly Annotation[] {
    const { result } = this.#report
    const { termination } = result
    if (termination !== null) {
      const level = termination.status === 'failed' ? 'error' : 'notice'
      const by = termination.terminated_by
      return [this.onNode(level, null, by, 'terminated', titleOf('Terminated', by), termination.reason)]
    }
    return waitingGates(result).map((gate) => {
      const title = titleOf('Waiting for an answer', gate.node)
      return this.onNode('warning', fileOf(gate), gate.node, `suspended ${gate.node}`, title, gate.prompt)
    })
  }

  /** What the details bring along: a remark for each place that a tool found. */
  entries(error: AnnotatedError): readonly Annotation[] {
    const frame = error.frames[0]
    const title = titleOf(error.kind, frame?.node ?? error.node_id)
    const listed = placing(error.details)['annotations']
    if (!Array.isArray(listed)) return []
    // There may be very many, and what has no words of its own need not have a copy of the error's.
    const shared = messageText([error.message])
    return listed.filter(isJsonObject).map((entry) => {
      const { outside, ...spot } = this.#spot(entry, frame)
      const said = entry['message']
      const isOwn = typeof said === 'string' || entry['title'] !== undefined || outside !== null
      const words = opened(entry, typeof said === 'string' ? said : error.message)
      return {
        level: levelOf(entry['level']),
        ...spot,
        title,
        message: isOwn ? messageText([words, outside === null ? '' : `in ${outside}`]) : shared,
        kind: error.kind,
        secondary: true,
      }
    })
  }

  #spot(details: JsonObject, frame: Frame | undefined): Spot {
    const named = namedPlace(details)?.file ?? null
    const resolved = named === null || frame === undefined ? null : this.#lookup.resolveFile(named, frame)
    if (resolved === null) {
      const where = frame?.file ?? this.#report.graph.file
      const line = frame === undefined ? 1 : this.#line(where, frame.node, fieldOf(details))
      return { file: fileOrNull(where), line, outside: named }
    }
    const line = lineNumber(details['line']) ?? 1
    const end = lineNumber(details['end_line'])
    const column = lineNumber(details['column'])
    return {
      file: resolved,
      line,
      ...(end === null || end < line ? {} : { endLine: end }),
      ...(column === null ? {} : { column }),
      outside: null,
    }
  }

  #line(file: string, node: string, field?: string): number {
    const known = this.#lookup.positionOf(file, node, field)
    if (known !== null) return known.line
    const { graph } = this.#report
    if (file !== graph.file) return 1
    return graph.nodes.find((candidate) => candidate.name === node)?.position.line ?? 1
  }
}

/** A step without a file has no line to show anything on. */
function fileOrNull(file: string): string | null {
  return file === NO_FILE ? null : file
}

function levelOf(level: Json | undefined): AnnotationLevel {
  if (level === 'failure' || level === 'error') return 'error'
  return level === 'notice' ? 'notice' : 'warning'
}

function opened(details: JsonObject, message: string): string {
  const title = details['title']
  return typeof title === 'string' && title.trim() !== '' ? `${title}: ${message}` : message
}

/** `kind · node`. */
export function titleOf(kind: string, node: string | null): string {
  return cut(plainText(node === null ? kind : `${kind} · ${node}`).replace(/\s+/g, ' '), 255)
}

function withoutLayout(details: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(details).filter(([key]) => !LAYOUT_KEYS.includes(key)))
}

/** The message first, what explains it after, cut to what GitHub shows. */
export function messageText(parts: readonly string[]): string {
  const text = parts.map((part) => plainText(part).trim()).filter((part) => part !== '')
  return cut(text.join('\n\n'), MAX_MESSAGE)
}
