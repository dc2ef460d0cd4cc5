/** A run, or a log without one, that triage or a survey judged. */
export interface TracedVerdict {
  /** Identifies the run among all runs, so that each export of it has the same span. */
  readonly id: string
  readonly name: string
  readonly startMs: number
  readonly endMs: number
  readonly result: 'success' | 'failure' | 'cancellation'
  readonly kind: string | null
  readonly message: string
  readonly facts: Readonly<Record<string, string | number | boolean | null>>
}

/** Sends verdicts to a collector of traces; returns what went wrong, or null. */
export type ExportVerdicts = (verdicts: readonly TracedVerdict[]) => Promise<string | null>
