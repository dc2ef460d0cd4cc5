/** A row of a ready-made set, as its file writes it. */
export interface SetRule {
  readonly kind: string
  /** Regular expression for stderr or stdout. */
  readonly text?: string
  readonly exitCode?: number | readonly number[]
  /** Where the program names the cause in a line behind the one that was hit: that line is the message. */
  readonly cause?: CauseLine
  /** Says only that something failed that this program ran: whatever that something said is worth more. */
  readonly around?: true
  /** Fits the words of many programs: good where it is known which one ran, no evidence in a log of a whole job. */
  readonly needsTool?: true
  /** Words of many programs for what is missing, wrong or not allowed: they count in a log where nothing else was said. */
  readonly hint?: true
  /** For a hint: lines that also say this are none. */
  readonly unless?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** How to find the line that names the cause. */
export interface CauseLine {
  /** What opens each line of the program; it is left out of the message. */
  readonly behind: string
  /** Lines that name no cause. */
  readonly skip: string
}

/** A pattern that takes whatever one of several takes. */
export function anyOf(...patterns: readonly string[]): string {
  return patterns.join('|')
}

/** What was asked of a server; its answer stands behind it. */
export const REQUEST = '\\b(?:GET|HEAD|POST|PUT|PATCH|DELETE) https?://\\S+: '
