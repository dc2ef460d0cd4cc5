/**
 * Which texts must stand in a line before a pattern can match it. A log of a hundred megabytes is looked through for
 * these texts once, and patterns are tried only on lines that hold one of theirs.
 */

/** Texts in lower case, one of which every match contains; null when no such list can be given. */
export type Needles = readonly string[] | null

const SHORTEST = 3
const MOST = 400

/** Reads a pattern (RE2 syntax) as far as needed; what it does not understand only makes it give up. */
export function needlesOf(pattern: string): Needles {
  const reader = new Reader(pattern)
  const found = reader.alternatives()
  return reader.done ? found : null
}

/** The branches of a pattern that is one of several at its outermost level: small patterns are tried much faster than one large. */
export function branchesOf(pattern: string): readonly string[] {
  const flags = /^\(\?[a-zA-Z]+\)/.exec(pattern)?.[0] ?? ''
  const branches: string[] = []
  let start = flags.length
  let depth = 0
  for (let at = start; at < pattern.length; at += 1) {
    const char = pattern[at]
    if (char === '\\') at += 1
    else if (char === '[') at = endOfSet(pattern, at)
    else if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    else if (char === '|' && depth === 0) {
      branches.push(flags + pattern.slice(start, at))
      start = at + 1
    }
  }
  return [...branches, flags + pattern.slice(start)]
}

/** Where the `]` of a set stands; one that comes first is a member. */
function endOfSet(pattern: string, open: number): number {
  let at = open + 1
  if (pattern[at] === '^') at += 1
  if (pattern[at] === ']') at += 1
  while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1
  return at
}

class Reader {
  #at = 0

  constructor(readonly pattern: string) {}

  get done(): boolean {
    return this.#at >= this.pattern.length
  }

  /** `a|b`: any of the texts of any branch; one branch without texts spoils all. */
  alternatives(): Needles {
    let all: string[] | null = []
    for (;;) {
      const branch = this.#sequence()
      all = all === null || branch === null || all.length + branch.length > MOST ? null : [...all, ...branch]
      if (this.pattern[this.#at] !== '|') return all
      this.#at += 1
    }
  }

  /** `abc`: the best list that any of its parts gives. */
  #sequence(): Needles {
    let best: Needles = null
    let run = ''
    const offer = (needles: Needles): void => {
      if (worth(needles) > worth(best)) best = needles
    }
    const close = (): void => {
      offer(run.length >= SHORTEST ? [run] : null)
      run = ''
    }
    while (!this.done && this.pattern[this.#at] !== '|' && this.pattern[this.#at] !== ')') {
      const part = this.#part()
      const optional = this.#quantifier()
      if (part.kind === 'letter' && optional === 'once') run += part.text
      else {
        if (part.kind === 'letter' && optional === 'some') run += part.text
        close()
        if (part.kind === 'group' && optional !== 'maybe') offer(part.needles)
      }
    }
    close()
    return best
  }

  #part(): Part {
    const char = this.pattern[this.#at] ?? ''
    this.#at += 1
    if (char === '(') return this.#group()
    if (char === '[') return this.#set()
    if (char === '\\') return escaped(this.pattern[this.#at++] ?? '')
    if (char === '.' || char === '^' || char === '$') return OTHER
    return letter(char)
  }

  #group(): Part {
    const opening = /^\?(?:P?<\w+>|[a-zA-Z-]*:|[a-zA-Z-]+\))/.exec(this.pattern.slice(this.#at))
    if (opening !== null) this.#at += opening[0].length
    // `(?i)` is no group but a switch.
    if (opening?.[0].endsWith(')') === true) return OTHER
    const needles = this.alternatives()
    if (this.pattern[this.#at] === ')') this.#at += 1
    return { kind: 'group', needles }
  }

  /** `[Cc]` is one letter in both cases; any other set is not a letter. */
  #set(): Part {
    const start = this.#at
    this.#at = endOfSet(this.pattern, start - 1)
    const inside = this.pattern.slice(start, this.#at)
    this.#at += 1
    const isOneLetter = inside.length === 2 && inside[0]?.toLowerCase() === inside[1]?.toLowerCase()
    return isOneLetter ? letter(inside[0] ?? '') : OTHER
  }

  #quantifier(): 'once' | 'some' | 'maybe' {
    const found = /^(?:[*?+]|\{\d*(?:,\d*)?\})\??/.exec(this.pattern.slice(this.#at))?.[0]
    if (found === undefined) return 'once'
    this.#at += found.length
    return found.startsWith('+') || /^\{[1-9]/.test(found) ? 'some' : 'maybe'
  }
}

type Part =
  | { readonly kind: 'letter'; readonly text: string }
  | { readonly kind: 'group'; readonly needles: Needles }
  | { readonly kind: 'other' }

const OTHER: Part = { kind: 'other' }

/** Letters beyond ASCII have other bytes in other cases: they end a text. */
function letter(char: string): Part {
  return char >= ' ' && char <= '~' ? { kind: 'letter', text: char.toLowerCase() } : OTHER
}

function escaped(char: string): Part {
  if (char === 't') return { kind: 'letter', text: '\t' }
  return /[a-zA-Z0-9]/.test(char) ? OTHER : letter(char)
}

/** Words that stand in every other line of a log. */
const COMMON =
  /^(?::\/\/|\s*|\W*(?:error|errors|failed|fail|failure|failures|status|code|test|tests|warning|warnings|exit|found|file|files|module|line|in|no|at|to|http|https)\W*)$/

/** Long texts are rare; a list is as good as its most common. */
function worth(needles: Needles): number {
  if (needles === null || needles.length === 0) return 0
  const rarity = needles.map((text) => (COMMON.test(text) ? text.length / 10 : text.length))
  return Math.min(...rarity) - needles.length / 10_000
}
