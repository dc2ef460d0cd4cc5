/** A kind of a ready-made set, and the lines that show it: one pattern for each phenomenon. */
export interface SetRule {
  readonly kind: string
  /** Patterns, of which one must match on stderr or stdout; a rule without patterns checks only the exit code. */
  readonly text?: readonly RegExp[]
  /** Pattern that the line must match too; it identifies the program. */
  readonly on?: RegExp
  /** Another line must match this pattern too. */
  readonly beside?: RegExp
  readonly exitCode?: number | readonly number[]
  /** How to find a later line that names the cause and becomes the message. */
  readonly cause?: CauseLine
  /** The line only reports that another program failed; the output of that program outranks it. */
  readonly around?: true
  /** The failure may follow from another one, such as a failed download; transient evidence outranks it. */
  readonly consequence?: true
  /** The pattern fits many programs; it counts only if the set was named, not in the log of a whole job. */
  readonly needsTool?: true
  /** A general phrase; it counts only in a log without other evidence. */
  readonly hint?: true
  /** Ignores words in paths and addresses, because a package may be called `timeout`. */
  readonly inWords?: true
  /** Lines that match this pattern are excluded. */
  readonly unless?: RegExp
  /** The program reports this failure in a warning, so lines that call themselves warnings count too. */
  readonly warns?: true
  /** The line below must match this pattern. */
  readonly next?: RegExp
  /** All lines below must match this pattern: the program printed nothing else. */
  readonly tail?: RegExp
}

/** How to find the line that names the cause. */
export interface CauseLine {
  /** The prefix of each line of the program, which the message omits. */
  readonly behind: RegExp
  /** Lines that do not name a cause. */
  readonly skip: RegExp
}

type RuleOptions = Omit<SetRule, 'kind' | 'text'>

/** Returns one row of a table of rules. */
export function rule(kind: string, text: readonly RegExp[]): SetRule
export function rule(kind: string, options: RuleOptions, text?: readonly RegExp[]): SetRule
export function rule(kind: string, first: readonly RegExp[] | RuleOptions, text?: readonly RegExp[]): SetRule {
  if (isPatterns(first)) return { kind, text: first }
  return text === undefined ? { kind, ...first } : { kind, ...first, text }
}

function isPatterns(first: readonly RegExp[] | RuleOptions): first is readonly RegExp[] {
  return Array.isArray(first)
}

/** Returns the rules of a set, with `external.` and the name of the set before each kind. */
export function qualifyRules(set: string, rows: readonly SetRule[]): readonly SetRule[] {
  return rows.map((row) => ({ ...row, kind: `external.${set}.${row.kind}` }))
}

const STATUS_KINDS = { auth: '401|403', not_found: '404', rate_limited: '429', server_error: '5\\d\\d' } as const

/** Returns a rule for each kind of status with which a server answers; `#` in a pattern stands for the code. */
export function rulesOnStatus(patterns: readonly string[], options: RuleOptions = {}): readonly SetRule[] {
  return Object.entries(STATUS_KINDS).map(([kind, codes]) =>
    rule(
      kind,
      options,
      patterns.map((pattern) => new RegExp(pattern.replace('#', `(?<status_code>${codes})`))),
    ),
  )
}
