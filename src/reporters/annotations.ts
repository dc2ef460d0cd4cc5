import path from 'node:path'
import { createVerdict, type DiagnosedError, diagnoseError, formatVerdict } from '../account/diagnosis.js'
import {
  type Locate,
  type NamedPlace,
  type ProblemLevel,
  prefixTitle,
  withoutGroupErrors,
} from '../account/error-details.js'
import type { OvercomeBy } from '../account/pending-errors.js'
import type { RunReport } from '../account/report.js'
import { type PositionOf, toReportedError, withGraph } from '../account/reported-errors.js'
import { type Finding, NO_FILE, UNSEEN_FAILURE } from '../core/finding.js'
import { addTo } from '../core/maps.js'
import { formatCount } from '../core/messages.js'
import { listWaitingGates, type WorkflowGraph } from '../core/report.js'
import { listDetailLines } from '../markup/text-blocks.js'
import { cut, toPlainText } from '../text/terminal-text.js'
import { findTolerated } from './result.js'

export interface Annotation {
  readonly level: ProblemLevel
  readonly file: string | null
  readonly line: number
  readonly endLine?: number
  readonly column?: number
  readonly title: string
  readonly message: string
  /** Key for deduplication; if room is short, only the first annotation of a kind is shown. */
  readonly kind: string
  /** Whether the annotation is an entry of `details.annotations`, which comes after its error. */
  readonly secondary: boolean
}

export interface AnnotationLookup {
  readonly locate: Locate
  readonly positionOf: PositionOf
}

const PER_LEVEL = 10
const MAX_MESSAGE = 4096
const MAX_TITLE = 255
const DETAIL_LIMITS = { maxLines: 60, maxChars: 1500 }

/** Returns all annotations of a run, the most important first; a check run shows all of them. */
export function createRunAnnotations(
  report: RunReport,
  { locate, positionOf }: AnnotationLookup,
): readonly Annotation[] {
  const { account, result, graph } = report
  const level = result.outcome === 'cancelled' ? 'warning' : 'error'
  const position = withGraph(positionOf, graph)
  return [
    ...createEndAnnotations(report, position),
    ...withoutGroupErrors(result.errors).flatMap((error) =>
      createErrorAnnotations(diagnoseError(error, locate), level, '', graph),
    ),
    ...createFlawAnnotation(report, position),
    ...account.notices.warnings.map(({ file, node, code: kind, message }) => {
      const title = formatAnnotationTitle(kind, node)
      return annotateNode(file ?? graph.file, node, position, { level: 'warning', kind, title, message })
    }),
    ...createOvercomeAnnotations(report, locate, position),
  ]
}

function createOvercomeAnnotations(report: RunReport, locate: Locate, positionOf: PositionOf): readonly Annotation[] {
  const { account, result, graph } = report
  const ignored = result.tolerated === true ? findTolerated(account)?.error : undefined
  return [...account.errors.overcome.values()].flatMap(({ error, by, count }) => {
    const entry = toReportedError(error, { action: by, positionOf })
    const level = error === ignored || by === 'group' ? 'warning' : 'notice'
    const note = error === ignored ? 'The step tolerates it.' : OVERCOME[by]
    const times = count > 1 ? ` (${count} times)` : ''
    const all = createErrorAnnotations(
      diagnoseError({ ...entry, suggestion: null }, locate),
      level,
      `${note}${times}`,
      graph,
    )
    // The problems of a tolerated step still need to be mended.
    return (error === ignored ? all : all.slice(0, 1)).map((annotation) => ({ ...annotation, level }))
  })
}

const OVERCOME: Readonly<Record<OvercomeBy, string>> = {
  retry: 'A retry overcame it.',
  recover: 'A route recovered from it.',
  group: 'Its group tolerated it.',
  to: 'A route handled it.',
  end: 'A route handled it.',
}

/** Returns the annotations of an error and of its problems; a first problem that repeats the error takes its place. */
function createErrorAnnotations(error: DiagnosedError, level: ProblemLevel, note: string, graph: WorkflowGraph) {
  const { kind, named, cause, frames } = error
  const { title: _, ...otherDetails } = error.details
  const title = formatAnnotationTitle(kind, error.name ?? frames[0]?.node ?? null)
  const raisedAt = error.raisedAt ?? { file: graph.file, line: 1 }
  const ownSpot = { file: pickAnnotatedFile(raisedAt.file), line: raisedAt.line ?? 1 }
  const isPlaced = named !== null && !named.isOutside
  // A transient error is not the fault of any code, unless the error itself names a place.
  const spot = isPlaced ? toAnnotationSpot(named) : error.isTransient ? { file: null, line: 1 } : ownSpot
  const notes = [
    note,
    ...error.whileHandling.slice(0, 1).map((text) => `while handling ${text}`),
    ...error.unmet.slice(0, 1),
  ]
  const headline: Annotation = {
    level,
    ...spot,
    title: error.isTransient ? cut(`${cut(title, 240)} (transient)`, MAX_TITLE) : title,
    message: joinMessage([
      prefixTitle(error.details, error.message),
      named?.isOutside === true ? `in ${named.file}, outside of the workspace` : '',
      ...notes,
      error.hint === null ? '' : `Hint: ${error.hint}`,
      error.docs === null ? '' : `See ${error.docs}`,
      cause === null ? '' : `cause: ${cause.kind}: ${cause.message}`,
      listDetailLines(otherDetails, DETAIL_LIMITS).join('\n'),
      formatEvidence(error),
      frames
        .slice(1)
        .map((frame) => `through ${frame.node} in ${frame.file}`)
        .join('\n'),
    ]),
    kind,
    secondary: false,
  }
  const problems = error.problems.map(({ level: problemLevel, place, message }): Annotation => {
    const isOutside = place?.isOutside === true
    const where = place === null || isOutside ? ownSpot : toAnnotationSpot(place)
    const text = joinMessage([message, isOutside ? `in ${place.file}` : ''])
    return { level: problemLevel, ...where, title, message: text, kind, secondary: true }
  })
  const [first, ...others] = problems
  const isClassified = otherDetails['classified_by'] !== undefined
  const repeats = error.message.endsWith(error.problems[0]?.message ?? '\0')
  const isRepeated = first?.level === 'error' && (isClassified || repeats)
  if (first === undefined || !isRepeated) return [headline, ...problems]
  return [{ ...first, message: joinMessage([first.message, ...notes]), secondary: false }, ...others]
}

function toAnnotationSpot({ isOutside: _, line, ...place }: NamedPlace) {
  return { ...place, line: line ?? 1 }
}

function formatEvidence({ command, ending, printed: { stream, text } }: DiagnosedError): string {
  const isPrinted = text.trim() !== ''
  if (command === null && !isPrinted) return ''
  return [
    ...(command === null ? [] : [`command: ${command}`]),
    ...(ending === null ? [] : [ending.join(': ')]),
    ...(isPrinted ? [`${stream}:\n${cut(text.trimEnd(), DETAIL_LIMITS.maxChars)}`] : []),
  ].join('\n')
}

function createEndAnnotations({ result, account, graph }: RunReport, positionOf: PositionOf): readonly Annotation[] {
  if (result.termination !== null) {
    const { status, terminated_by: node, reason: message } = result.termination
    const level = status === 'success' ? 'notice' : 'error'
    const title = formatAnnotationTitle('Terminated', node)
    return [annotateNode(graph.file, node, positionOf, { level, kind: 'terminated', title, message })]
  }
  return listWaitingGates(result).map((gate) => {
    const { node, prompt: message } = gate
    const title = formatAnnotationTitle('Waiting for an answer', node)
    const file = account.notices.fileOfGate(gate) ?? graph.file
    return annotateNode(file, node, positionOf, { level: 'warning', kind: `suspended ${node}`, title, message })
  })
}

function createFlawAnnotation({ result, account }: RunReport, positionOf: PositionOf): readonly Annotation[] {
  const verdict = createVerdict(result, account)
  if (verdict.flaws.length === 0) return []
  const { file, name } = result.workflow
  const title = `${name ?? file} ${formatVerdict(verdict, String)}`
  const unseen = account.notices.warnings.flatMap(({ isUnseenFailure, node }) => (isUnseenFailure ? [node] : []))
  const advice = 'Add strict_exit: true under workflow.runtime, and a failing command is an error.'
  const message = unseen.length === 0 ? title : `${title}: ${[...new Set(unseen)].join(', ')}\n\n${advice}`
  const kind = `${UNSEEN_FAILURE} ${file}`
  return [annotateNode(file, null, positionOf, { level: 'warning', kind, title: cut(title, MAX_TITLE), message })]
}

function annotateNode(
  file: string,
  node: string | null,
  positionOf: PositionOf,
  content: Pick<Annotation, 'level' | 'kind' | 'title' | 'message'>,
): Annotation {
  const line = node === null ? 1 : (positionOf(file, node)?.line ?? 1)
  return { ...content, message: joinMessage([content.message]), file: pickAnnotatedFile(file), line, secondary: false }
}

function pickAnnotatedFile(file: string): string | null {
  return file === NO_FILE || path.isAbsolute(file) || file === '..' || file.startsWith('../') ? null : file
}

function formatAnnotationTitle(kind: string, node: string | null): string {
  return cut(toPlainText(node === null ? kind : `${kind} · ${node}`).replace(/\s+/g, ' '), MAX_TITLE)
}

function joinMessage(parts: readonly string[]): string {
  const text = parts.map((part) => toPlainText(part).trim()).filter((part) => part !== '')
  return cut(text.join('\n\n'), MAX_MESSAGE)
}

export function createFindingAnnotations(findings: readonly Finding[]): readonly Annotation[] {
  const onLines = findings.filter(({ code }) => code !== UNSEEN_FAILURE)
  return onLines.map(({ severity: level, code: title, file, line, column, message, suggestion }) => ({
    level,
    file: pickAnnotatedFile(file),
    line: Math.max(1, line),
    column: Math.max(1, column),
    title,
    message: joinMessage([message, suggestion ?? '']),
    kind: `${title} ${file}:${line}:${column} ${message}`,
    secondary: false,
  }))
}

/** Limits annotations to those that GitHub shows of a step: ten of each level, one of each kind; the last one counts the rest. */
export function limitAnnotations(annotations: readonly Annotation[]): readonly Annotation[] {
  const levels: readonly ProblemLevel[] = ['error', 'warning', 'notice']
  return levels.flatMap((level) => limitLevel(annotations.filter((annotation) => annotation.level === level)))
}

function limitLevel(annotations: readonly Annotation[]): readonly Annotation[] {
  const kinds = new Map<string, Annotation[]>()
  for (const annotation of annotations) {
    const { level, kind, message, secondary } = annotation
    if (!secondary) addTo(kinds, level === 'warning' ? `${kind}\n${message}` : kind, annotation)
  }
  const primary = [...kinds.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return []
    return more.length === 0 ? first : withNote(first, `and ${more.length} more of this kind`)
  })
  const all = [...primary, ...annotations.filter(({ secondary }) => secondary)]
  const last = all[PER_LEVEL - 1]
  if (all.length <= PER_LEVEL || last === undefined) return all
  const rest = formatCount(all.length - PER_LEVEL, `more ${last.level}`)
  return [...all.slice(0, PER_LEVEL - 1), withNote(last, `and ${rest} not shown here`)]
}

function withNote(annotation: Annotation, note: string): Annotation {
  const tail = `\n(${note})`
  return { ...annotation, message: `${cut(annotation.message, MAX_MESSAGE - tail.length)}${tail}` }
}
