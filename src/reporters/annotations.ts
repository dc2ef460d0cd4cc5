import path from 'node:path'
import type { OvercomeBy } from '../account/errors.js'
import type { RunReport } from '../account/report.js'
import { type Finding, NO_FILE, UNSEEN_FAILURE } from '../core/finding.js'
import { counted } from '../core/messages.js'
import { cut } from '../text/terminal-text.js'
import {
  type Annotation,
  type AnnotationLevel,
  type AnnotationLookup,
  MAX_MESSAGE,
  messageText,
  Placement,
  titleOf,
} from './annotation-placement.js'
import { leadingErrors } from './leading-errors.js'
import { toleratedBy } from './result.js'
import { unseenText } from './text-format.js'

export type { Annotation, AnnotationLookup } from './annotation-placement.js'

const PER_LEVEL = 10

/** Everything that a run has to say on lines of files, the most important first; a check run shows all of it. */
export function runAnnotations(report: RunReport, lookup: AnnotationLookup): readonly Annotation[] {
  const place = new Placement(report, lookup)
  const { account, result } = report
  const level = result.outcome === 'cancelled' ? 'warning' : 'error'
  const errors = leadingErrors(result.errors).flatMap((error) => [place.raised(error, level), ...place.entries(error)])
  const tolerated = result.tolerated === true ? toleratedBy(account) : null
  const notices = account.errors.overcome().map(({ error, by, count }) =>
    place.raised(
      {
        ...error.envelope,
        message: `${error.envelope.message}${count > 1 ? ` (${count} times)` : ''}`,
        frames: error.frames,
        node_id: error.node,
        suggestion: null,
        note: error === tolerated?.error ? 'The step tolerates it.' : overcomeBy(by),
      },
      error === tolerated?.error ? 'warning' : 'notice',
    ),
  )
  const warnings = account.notices.warnings.map((warning) =>
    place.onNode(
      'warning',
      warning.file,
      warning.node,
      warning.code,
      titleOf(warning.code, warning.node),
      warning.message,
    ),
  )
  return [
    ...place.ending((gate) => account.notices.fileOfGate(gate)),
    ...errors,
    ...unseenAnnotation(report),
    ...warnings,
    ...notices,
  ]
}

/** A green run in which commands failed unseen. */
function unseenAnnotation({ result, account }: RunReport): readonly Annotation[] {
  const text = result.success ? unseenText(result.unseen_failures) : null
  if (text === null) return []
  const failed = account.notices.warnings.filter(({ isUnseenFailure }) => isUnseenFailure)
  const { file, name } = result.workflow
  return [
    {
      level: 'warning',
      file: isInRepository(file) ? file : null,
      line: 1,
      title: `${name ?? file} ${text}`,
      message: messageText([
        `${name ?? file} ${text}: ${[...new Set(failed.map(({ node }) => node))].join(', ')}`,
        'Add strict_exit: true under workflow.runtime, and a failing command is an error.',
      ]),
      kind: `${UNSEEN_FAILURE} ${file}`,
      secondary: false,
    },
  ]
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
  const levels: readonly AnnotationLevel[] = ['error', 'warning', 'notice']
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

function overcomeBy(by: OvercomeBy): string {
  switch (by) {
    case 'retry':
      return 'A retry overcame it.'
    case 'recover':
      return 'A route recovered from it.'
    case 'group':
      return 'Its group tolerated it.'
    case 'to':
    case 'end':
      return 'A route handled it.'
  }
}
