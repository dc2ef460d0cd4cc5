/** A kind of a ready-made set, and the lines by which it is known: one pattern a phenomenon. */
export interface SetRule {
  readonly kind: string
  /** Any of them, on stderr or stdout; a rule without patterns looks at the exit code only. */
  readonly text?: readonly RegExp[]
  /** The line must also look like this: it tells which program speaks. */
  readonly on?: RegExp
  readonly exitCode?: number | readonly number[]
  /** Where the program names the cause in a line behind the one that was hit: that line is the message. */
  readonly cause?: CauseLine
  /** Says only that something failed that this program ran: whatever that something said is worth more. */
  readonly around?: true
  /** May follow from something else, such as a file that was not downloaded: what another run can mend outranks it. */
  readonly consequence?: true
  /** Fits the words of many programs: good where it is known which one ran, no evidence in a log of a whole job. */
  readonly needsTool?: true
  /** Words of many programs for what is missing or wrong: they count in a log where nothing else was said. */
  readonly hint?: true
  /** Words in paths and addresses do not count: a package may be called `timeout`. */
  readonly inWords?: true
  /** Lines that also say this are not meant. */
  readonly unless?: RegExp
}

/** How to find the line that names the cause. */
export interface CauseLine {
  /** The prefix of each line of the program; the message is without it. */
  readonly behind: RegExp
  /** Lines that name no cause. */
  readonly skip: RegExp
}

/** The rules of a set; the name of a kind stands behind `external.` and the name of its set. */
export function rulesOf(set: string, rows: readonly SetRule[]): readonly SetRule[] {
  return rows.map((row) => ({ ...row, kind: `external.${set}.${row.kind}` }))
}
