import path from 'node:path'
import { type DiagnosedError, diagnoseError, verdictOf, verdictText } from '../account/diagnosis.js'
import { type LeastError, leadingErrors } from '../account/error-kinds.js'
import type { OvercomeBy } from '../account/errors.js'
import { type Locate, namedPlace, type ProblemLevel, placing, spanOf, titled } from '../account/places.js'
import type { RunReport } from '../account/report.js'
import type { Frame } from '../core/envelope.js'
import { type Finding, NO_FILE, UNSEEN_FAILURE } from '../core/finding.js'
import type { JsonObject } from '../core/json.js'
import { counted } from '../core/messages.js'
import { waitingGates } from '../core/report.js'
import { cut, plainText } from '../text/terminal-text.js'
import { fieldOf, type PositionOf } from './reported-errors.js'
import { toleratedBy } from './result.js'
import { detailLines } from './text-format.js'

/** A remark on a line of a file, as GitHub shows it. */
export interface Annotation {
  readonly level: ProblemLevel
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

/** What a report cannot know by itself. */
export interface AnnotationLookup {
  readonly locate: Locate
  readonly positionOf: PositionOf
}

const PER_LEVEL = 10
/** What GitHub shows of a message. */
const MAX_MESSAGE = 4096
const MAX_TITLE = 255
const DETAIL_LIMITS = { maxLines: 60, maxChars: 1500 }

type Spot = Pick<Annotation, 'file' | 'line' | 'endLine' | 'column'>

/** Everything that a run has to say on lines of files, the most important first; a check run shows all of it. */
export function runAnnotations(report: RunReport, lookup: AnnotationLookup): readonly Annotation[] {
  const { account, result } = report
  const level = result.outcome === 'cancelled' ? 'warning' : 'error'
  const place = new Placement(report, lookup)
  return [
    ...endAnnotations(report, place),
    ...leadingErrors(result.errors).flatMap((error) => errorAnnotations(error, level, '', place)),
    ...flawAnnotation(report),
    ...account.notices.warnings.map(({ file, node, code, message }) =>
      place.onNode('warning', file, node, code, titleOf(code, node), message),
    ),
    ...overcomeAnnotations(report, place),
  ]
}

/** Errors that did not end the run: notices, and warnings for those that were only tolerated. */
function overcomeAnnotations({ account, result }: RunReport, place: Placement): readonly Annotation[] {
  const ignored = result.tolerated === true ? toleratedBy(account)?.error : undefined
  return account.errors.overcome().flatMap(({ error, by, count }) => {
    const { envelope, frames, node } = error
    const isTolerated = error === ignored || by === 'group'
    const message = `${envelope.message}${count > 1 ? ` (${count} times)` : ''}`
    const shown = { ...envelope, message, frames, node_id: node, suggestion: null }
    const note = error === ignored ? 'The step tolerates it.' : OVERCOME[by]
    const all = errorAnnotations(shown, isTolerated ? 'warning' : 'notice', note, place)
    // What a tolerated step located is still to be mended.
    return error === ignored ? all.map((one) => ({ ...one, level: 'warning' as const })) : all.slice(0, 1)
  })
}

const OVERCOME: Readonly<Record<OvercomeBy, string>> = {
  retry: 'A retry overcame it.',
  recover: 'A route recovered from it.',
  group: 'Its group tolerated it.',
  to: 'A route handled it.',
  end: 'A route handled it.',
}

/** An error at the file it names or at the node that raised it, then a remark for each place that it locates. */
function errorAnnotations(
  raised: LeastError,
  level: ProblemLevel,
  note: string,
  place: Placement,
): readonly Annotation[] {
  const error = diagnoseError(raised, place.lookup.locate)
  const { frames, cause } = error
  const [frame] = frames
  const title = titleOf(error.kind, frame?.node ?? error.node)
  const { outside, ...spot } = place.spot(placing(raised.details), frame)
  // No code is to blame, unless the error itself names a place.
  const isPlaceless = error.isTransient && (outside !== null || namedPlace(raised.details) === null)
  const main: Annotation = {
    level,
    ...(isPlaceless ? { file: null, line: 1 } : spot),
    title: error.isTransient ? cut(`${cut(title, 240)} (transient)`, MAX_TITLE) : title,
    message: messageText([
      titled(raised.details, error.message),
      outside === null ? '' : `in ${outside}, outside of the workspace`,
      note,
      ...error.whileHandling.slice(0, 1).map((text) => `while handling ${text}`),
      error.hint === null ? '' : `Hint: ${error.hint}`,
      cause === null ? '' : `cause: ${cause.kind}: ${cause.message}`,
      detailLines(withoutTitle(error.details), DETAIL_LIMITS).join('\n'),
      evidence(error),
      frames
        .slice(1)
        .map((crossed) => `through ${crossed.node} in ${crossed.file}`)
        .join('\n'),
    ]),
    kind: error.kind,
    secondary: false,
  }
  // There may be very many, and what has no words of its own need not have a copy of the error's.
  const shared = messageText([error.message])
  const problems = error.problems.map((problem): Annotation => {
    const said = problem.message ?? error.message
    const own = problem.message !== null || problem.outside !== null
    const where = problem.file === null ? place.nodeSpot(frame, {}) : { file: problem.file, ...problem.span }
    return {
      level: problem.level,
      ...where,
      title,
      message: own ? messageText([said, problem.outside === null ? '' : `in ${problem.outside}`]) : shared,
      kind: error.kind,
      secondary: true,
    }
  })
  return [main, ...problems]
}

/** What ran, how it ended and what it printed last. */
function evidence({ command, exitCode, stderr }: DiagnosedError): string {
  if (command === null && stderr.trim() === '') return ''
  return [
    command === null ? '' : `command: ${command}`,
    exitCode === null ? '' : `exit code: ${exitCode}`,
    stderr.trim() === '' ? '' : `stderr:\n${cut(stderr.trimEnd(), DETAIL_LIMITS.maxChars)}`,
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** An end that is not an error: a termination, or questions that wait. */
function endAnnotations({ result, account }: RunReport, place: Placement): readonly Annotation[] {
  const { termination } = result
  if (termination !== null) {
    const { status, terminated_by: by, reason } = termination
    const level = status === 'success' ? 'notice' : 'error'
    return [place.onNode(level, null, by, 'terminated', titleOf('Terminated', by), reason)]
  }
  return waitingGates(result).map((gate) => {
    const title = titleOf('Waiting for an answer', gate.node)
    const file = account.notices.fileOfGate(gate)
    return place.onNode('warning', file, gate.node, `suspended ${gate.node}`, title, gate.prompt)
  })
}

/** A green run in which something went wrong all the same. */
function flawAnnotation({ result, account }: RunReport): readonly Annotation[] {
  const verdict = verdictOf(result, account)
  if (verdict.flaws.length === 0) return []
  const unseen = account.notices.warnings.filter(({ isUnseenFailure }) => isUnseenFailure)
  const { file, name } = result.workflow
  const title = `${name ?? file} ${verdictText(verdict, String)}`
  const nodes = [...new Set(unseen.map(({ node }) => node))].join(', ')
  const advice = 'Add strict_exit: true under workflow.runtime, and a failing command is an error.'
  return [
    {
      level: 'warning',
      file: isInRepository(file) ? file : null,
      line: 1,
      title: cut(title, MAX_TITLE),
      message: messageText([unseen.length === 0 ? title : `${title}: ${nodes}`, unseen.length === 0 ? '' : advice]),
      kind: `${UNSEEN_FAILURE} ${file}`,
      secondary: false,
    },
  ]
}

/** Finds the file and line that a remark belongs to. */
class Placement {
  constructor(
    readonly report: RunReport,
    readonly lookup: AnnotationLookup,
  ) {}

  /** What the details name, else the node's own line; `outside` is a path that could not be shown. */
  spot(details: JsonObject, frame: Frame | undefined): Spot & { readonly outside: string | null } {
    const named = namedPlace(details)?.file ?? null
    const file = named === null ? null : this.lookup.locate(named, frame)
    if (file !== null) return { file, ...spanOf(details), outside: null }
    return { ...this.nodeSpot(frame, details), outside: named }
  }

  nodeSpot(frame: Frame | undefined, details: JsonObject): Spot {
    const file = frame?.file ?? this.report.graph.file
    const line = frame === undefined ? 1 : this.#line(file, frame.node, fieldOf(details))
    return { file: fileOrNull(file), line }
  }

  /** On the line of a node, for what has no place of its own. */
  onNode(
    level: ProblemLevel,
    file: string | null,
    node: string | null,
    kind: string,
    title: string,
    message: string,
  ): Annotation {
    const where = file ?? this.report.graph.file
    const line = node === null ? 1 : this.#line(where, node)
    return { level, file: fileOrNull(where), line, title, message: messageText([message]), kind, secondary: false }
  }

  #line(file: string, node: string, field?: string): number {
    const known = this.lookup.positionOf(file, node, field)
    if (known !== null) return known.line
    const { graph } = this.report
    if (file !== graph.file) return 1
    return graph.nodes.find((candidate) => candidate.name === node)?.position.line ?? 1
  }
}

/** A step without a file has no line to show anything on. */
function fileOrNull(file: string): string | null {
  return file === NO_FILE ? null : file
}

function withoutTitle({ title: _, ...details }: JsonObject): JsonObject {
  return details
}

/** `kind · node`. */
function titleOf(kind: string, node: string | null): string {
  return cut(plainText(node === null ? kind : `${kind} · ${node}`).replace(/\s+/g, ' '), MAX_TITLE)
}

/** The message first, what explains it after, cut to what GitHub shows. */
function messageText(parts: readonly string[]): string {
  const text = parts.map((part) => plainText(part).trim()).filter((part) => part !== '')
  return cut(text.join('\n\n'), MAX_MESSAGE)
}

/** Problems of a workflow file at their places. */
export function findingAnnotations(findings: readonly Finding[]): readonly Annotation[] {
  const onLines = findings.filter(({ code }) => code !== UNSEEN_FAILURE)
  return onLines.map((finding) => ({
    level: finding.severity,
    file: isInRepository(finding.file) ? finding.file : null,
    line: Math.max(1, finding.line),
    column: Math.max(1, finding.column),
    title: finding.code,
    message: messageText([finding.message, finding.suggestion ?? '']),
    kind: `${finding.code} ${finding.file}:${finding.line}:${finding.column} ${finding.message}`,
    secondary: false,
  }))
}

function isInRepository(file: string): boolean {
  return file !== NO_FILE && !path.isAbsolute(file) && file !== '..' && !file.startsWith('../')
}

/** What GitHub shows of a step: ten of a level, one per kind, the rest counted in the last one. */
export function limitAnnotations(annotations: readonly Annotation[]): readonly Annotation[] {
  const levels: readonly ProblemLevel[] = ['error', 'warning', 'notice']
  return levels.flatMap((level) => limitLevel(annotations.filter((annotation) => annotation.level === level)))
}

function limitLevel(annotations: readonly Annotation[]): readonly Annotation[] {
  const first = new Map<string, Annotation>()
  const repeats = new Map<string, number>()
  for (const annotation of annotations) {
    if (annotation.secondary) continue
    const key = annotation.level === 'warning' ? `${annotation.kind}\n${annotation.message}` : annotation.kind
    if (first.has(key)) repeats.set(key, (repeats.get(key) ?? 0) + 1)
    else first.set(key, annotation)
  }
  const primary = [...first].map(([key, annotation]) => {
    const more = repeats.get(key) ?? 0
    return more === 0 ? annotation : withNote(annotation, `and ${more} more of this kind`)
  })
  const all = [...primary, ...annotations.filter((annotation) => annotation.secondary)]
  const last = all[PER_LEVEL - 1]
  if (all.length <= PER_LEVEL || last === undefined) return all
  return [
    ...all.slice(0, PER_LEVEL - 1),
    withNote(last, `and ${counted(all.length - PER_LEVEL, `more ${last.level}`)} not shown here`),
  ]
}

function withNote(annotation: Annotation, note: string): Annotation {
  const tail = `\n(${note})`
  return { ...annotation, message: `${cut(annotation.message, MAX_MESSAGE - tail.length)}${tail}` }
}
