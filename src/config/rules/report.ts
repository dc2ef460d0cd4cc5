import { type Finding, MAX_FINDINGS, type Position, type Severity } from '../../core/finding.js'
import { didYouMean, nearest } from '../../core/messages.js'
import { type FindingCode, inOrder } from '../load/findings.js'
import type { Path, Workflow } from '../model.js'

type Place = Path | Position
/** A suggestion; a function is called only for findings that are shown. */
export type Suggestion = string | null | (() => string | null)
type Draft = Omit<Finding, 'suggestion'> & { readonly suggestion: Suggestion }

export class Report {
  readonly #drafts: Draft[] = []

  constructor(private readonly workflow: Workflow) {}

  /** Findings by position, those of the file itself before those of inlined files. */
  get findings(): readonly Finding[] {
    let errors = 0
    return inOrder(this.#drafts, this.workflow.displayFile).map((draft, index) => {
      const shown = index < MAX_FINDINGS || (draft.severity === 'error' && errors < MAX_FINDINGS)
      if (draft.severity === 'error') errors++
      const { suggestion } = draft
      return { ...draft, suggestion: typeof suggestion !== 'function' ? suggestion : shown ? suggestion() : null }
    })
  }

  error(code: FindingCode, place: Place, message: string, suggestion: Suggestion = null): void {
    this.add('error', code, place, message, suggestion)
  }

  warning(code: FindingCode, place: Place, message: string, suggestion: Suggestion = null): void {
    this.add('warning', code, place, message, suggestion)
  }

  add(severity: Severity, code: FindingCode, place: Place, message: string, suggestion: Suggestion): void {
    const { file, line, column } = 'file' in place ? place : this.workflow.at(place)
    this.#drafts.push({ file, line, column, code, severity, message, suggestion })
  }
}

/** Suggests the nearest known name, else another hint, by default the list of known names. */
export function nearName(
  name: string,
  known: Iterable<string> | (() => Iterable<string>),
  otherwise?: string | null,
): Suggestion {
  return () => {
    const names = [...(typeof known === 'function' ? known() : known)]
    const other =
      otherwise === undefined && names.length > 0 ? `known: ${joinNamesLimited(names, 12)}` : (otherwise ?? null)
    return didYouMean(nearest(name, names)) ?? other
  }
}

export function joinNamesLimited(names: readonly string[], limit = 8): string {
  const more = names.length > limit ? `, and ${names.length - limit} more` : ''
  return `${names.slice(0, limit).join(', ')}${more}`
}
