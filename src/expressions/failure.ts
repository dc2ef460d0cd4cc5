import { findNearest } from '../core/messages.js'

/** `absent`: the name is known but has no value now. `undefined`: the name is unknown. */
export type FailureReason = 'syntax' | 'undefined' | 'absent' | 'type' | 'value' | 'budget'

/** Code of a failure that callers explain in their own words. */
export type FaultCode =
  | 'unclosed-output'
  | 'unclosed-statement'
  | 'unknown-filter'
  | 'unknown-loop'
  | 'missing-field'
  | 'other'

export interface TemplateFailure {
  readonly reason: FailureReason
  readonly code: FaultCode
  readonly message: string
  readonly template: string
  /** The included file that line and column refer to, if they do not refer to the template itself. */
  readonly file?: string
  readonly line: number
  readonly column: number
  readonly availableFields: readonly string[]
  readonly availableFieldsTotal: number
}

/** Thrown inside this folder only; the functions of index.ts turn it into a TemplateFailure. */
export class Fault extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
    readonly pos: number | undefined = undefined,
    readonly fields: readonly string[] = [],
    /** Position in an included file, if the fault is not in the template itself. */
    readonly place: { readonly file: string; readonly source: string; readonly pos: number } | undefined = undefined,
    readonly code: FaultCode = 'other',
  ) {
    super(message)
  }

  within({ file, text }: { readonly file: string; readonly text: string }, pos: number): Fault {
    if (this.place !== undefined) return this
    const place = { file, source: text, pos: this.pos ?? pos }
    return new Fault(this.reason, this.message, this.pos, this.fields, place, this.code)
  }
}

const createFault = (reason: FailureReason) => (message: string) => new Fault(reason, message)

export const typeFault = createFault('type')
export const valueFault = createFault('value')
export const budgetFault = createFault('budget')

export function syntaxFault(message: string, pos: number, code?: FaultCode): Fault {
  return new Fault('syntax', message, pos, [], undefined, code)
}

export function createMissingFileFault(name: string, pos: number): Fault {
  return syntaxFault(`there is no file ${JSON.stringify(name.slice(0, 200))} beside the template`, pos)
}

const SHOWN_FIELDS = 20
const SHOWN_SOURCE = 1_000

/** Returns line and column, both from 1; a column counts code points, as editors do. */
export function findPositionAt(source: string, pos: number): { line: number; column: number } {
  let line = 1
  let start = 0
  const newline = /\r\n|\r|\n/g
  for (let match = newline.exec(source); match !== null && match.index < pos; match = newline.exec(source)) {
    line += 1
    start = newline.lastIndex
  }
  return { line, column: Array.from(source.slice(start, Math.max(start, pos))).length + 1 }
}

export function describeFault(fault: Fault, source: string, fallbackPos: number): TemplateFailure {
  const { fields, place } = fault
  const { line, column } = findPositionAt(place?.source ?? source, place?.pos ?? fault.pos ?? fallbackPos)
  return {
    reason: fault.reason,
    code: fault.code,
    message: place === undefined ? fault.message : `${place.file}:${line}:${column}: ${fault.message}`,
    template: Array.from((place?.source ?? source).slice(0, SHOWN_SOURCE * 2))
      .slice(0, SHOWN_SOURCE)
      .join(''),
    ...(place === undefined ? {} : { file: place.file }),
    line,
    column,
    availableFields: fields.slice(0, SHOWN_FIELDS),
    availableFieldsTotal: fields.length,
  }
}

const MAX_NAME = 64

/** Returns `; did you mean '...'?` for a misspelt name, or nothing if no candidate is near. */
export function formatHint(name: string, candidates: Iterable<string>): string {
  const limit = name.length <= 3 ? 1 : name.length <= 8 ? 2 : 3
  const nearest = name.length > MAX_NAME ? null : findNearest(name, candidates, limit)
  return nearest === null || nearest === name ? '' : `; did you mean '${nearest}'?`
}
