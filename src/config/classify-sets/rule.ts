/** A row of a ready-made set, as its file writes it. */
export interface SetRule {
  readonly kind: string
  /** Regular expression for stderr or stdout. */
  readonly text?: string
  readonly exitCode?: number | readonly number[]
  readonly details?: Readonly<Record<string, unknown>>
}
