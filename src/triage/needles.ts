/**
 * Which texts must stand in a line before a pattern can match it. A log of a hundred megabytes is looked through for
 * these texts once, and patterns are tried only on lines that hold theirs.
 */

/** Groups of texts in lower case: every match holds at least one text of each group. Without groups nothing is known. */
export type Needles = readonly (readonly string[])[]

const SHORTEST = 3
/** Short signs are rare enough: `::`, ` [`. */
const SIGNS = /^[^a-z0-9\s]{2,}$/
const DIGITS = [...'0123456789']
/** Texts that one stretch of a pattern may stand for. */
const MOST_TEXTS = 24
const MOST_GROUPS = 3
const LONGEST = 20
/** A second text that stands in every line tells nothing, unless the first is as common: then both are rarer than either. */
const TELLING = 2

/** Reads a pattern (RE2 syntax) as far as needed; what it does not understand only makes it give up. */
export function needlesOf(pattern: string): Needles {
  const reader = new Reader(pattern)
  const { groups } = reader.alternatives()
  if (!reader.done) return []
  const [best, ...others] = [...groups].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_GROUPS)
  if (best === undefined) return []
  const isCommon = worth(best) <= TELLING
  const telling = others.filter((texts) => isCommon || worth(texts) > TELLING)
  return [best, ...telling].map((texts) => unique(texts.map(beginning)))
}

/** The beginning of a long text is rare enough, and many begin alike. */
function beginning(text: string): string {
  return text.slice(0, LONGEST)
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

/** The pattern without what ties it to a beginning or an end: it takes the same wherever that stands, and more. */
export function untied(pattern: string): string {
  let loose = ''
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at]
    const end = char === '\\' ? at + 1 : char === '[' ? endOfSet(pattern, at) : at
    const part = pattern.slice(at, end + 1)
    if (part !== '^' && part !== '$' && part !== '\\b') loose += part
    at = end
  }
  return loose
}

/** Where the `]` of a set stands; one that comes first is a member. */
function endOfSet(pattern: string, open: number): number {
  let at = open + 1
  if (pattern[at] === '^') at += 1
  if (pattern[at] === ']') at += 1
  while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1
  return at
}

/** What is known of a stretch of a pattern: all the texts that it can be, if they are few, and what it holds in any case. */
interface Part {
  readonly exact: readonly string[] | null
  readonly groups: Needles
}

const OTHER: Part = { exact: null, groups: [] }
/** The beginning and the end of a line or word are not characters. */
const NOTHING: Part = { exact: [''], groups: [] }

const OPENING = /\?(?:P?<\w+>|[a-zA-Z-]*:|[a-zA-Z-]+\))/y
const QUANTIFIER = /(?:[*?+]|\{\d*(?:,\d*)?\})\??/y

/** Those of ASCII that mean nothing else in a pattern. */
const LETTERS = /[ !"#%&',\-/0-9:;<=>@A-Z_`a-z~]+/y
const REPEATED = /[*?+{]/

type Quantifier = 'once' | 'some' | 'optional' | 'any'

class Reader {
  #at = 0

  constructor(readonly pattern: string) {}

  get done(): boolean {
    return this.#at >= this.pattern.length
  }

  /** `a|b`: any of the texts of any branch; one branch without texts spoils all. */
  alternatives(): Part {
    const branches = [this.#sequence()]
    while (this.pattern[this.#at] === '|') {
      this.#at += 1
      branches.push(this.#sequence())
    }
    const [only] = branches
    if (only !== undefined && branches.length === 1) return only
    const exact = branches.every((branch) => branch.exact !== null)
      ? branches.flatMap(({ exact }) => exact ?? [])
      : null
    const best = branches.map(({ groups }) => [...groups].sort((a, b) => worth(b) - worth(a))[0] ?? null)
    const isKnown = best.every((group) => group !== null)
    return { exact, groups: isKnown ? [unique(best.flatMap((group) => group ?? []))] : [] }
  }

  /** `abc`: the texts of every stretch that must be there. */
  #sequence(): Part {
    const stretch = new Stretch()
    while (!this.done && this.pattern[this.#at] !== '|' && this.pattern[this.#at] !== ')') {
      const part = this.#part()
      stretch.add(part, this.#quantifier())
    }
    return stretch.end()
  }

  #part(): Part {
    const char = this.pattern[this.#at] ?? ''
    this.#at += 1
    if (char === '(') return this.#group()
    if (char === '[') return this.#set()
    if (char === '\\') return escaped(this.pattern[this.#at++] ?? '')
    if (char === '^' || char === '$') return NOTHING
    if (char === '.') return OTHER
    this.#at -= 1
    return this.#letters()
  }

  /** Letters that stand side by side, without the last where it is to be repeated. */
  #letters(): Part {
    const run = this.#read(LETTERS)
    if (run === '') return letter(this.pattern[this.#at++] ?? '')
    const lastIsApart = run.length > 1 && REPEATED.test(this.pattern[this.#at] ?? '')
    if (lastIsApart) this.#at -= 1
    return { exact: [run.slice(0, lastIsApart ? -1 : undefined).toLowerCase()], groups: [] }
  }

  #group(): Part {
    const opening = this.#read(OPENING)
    // `(?i)` is not a group but a switch.
    if (opening.endsWith(')')) return NOTHING
    const inside = this.alternatives()
    if (this.pattern[this.#at] === ')') this.#at += 1
    return inside
  }

  /** `[Cc]` is one letter in both cases, `[234]` one of three. */
  #set(): Part {
    const start = this.#at
    this.#at = endOfSet(this.pattern, start - 1)
    const inside = this.pattern.slice(start, this.#at)
    this.#at += 1
    if (/^\d-\d$/.test(inside))
      return { exact: DIGITS.filter((digit) => digit >= (inside[0] ?? '') && digit <= (inside[2] ?? '')), groups: [] }
    if (inside.length > 8 || /[\\^-]/.test(inside)) return OTHER
    const letters = [...inside].map((char) => letter(char))
    const exact = unique(letters.flatMap((each) => each.exact ?? []))
    return letters.some((each) => each.exact === null) ? OTHER : { exact, groups: [] }
  }

  #quantifier(): Quantifier {
    const found = this.#read(QUANTIFIER)
    if (found === '') return 'once'
    if (found.startsWith('?')) return 'optional'
    return found.startsWith('+') || /^\{[1-9]/.test(found) ? 'some' : 'any'
  }

  /** What stands here, if it is of this form. */
  #read(form: RegExp): string {
    form.lastIndex = this.#at
    const found = form.exec(this.pattern)?.[0] ?? ''
    this.#at += found.length
    return found
  }
}

/** Follows a sequence and keeps the texts that its end can be, until something comes that could be anything. */
class Stretch {
  #texts: readonly string[] = ['']
  #isWhole = true
  readonly #groups: (readonly string[])[] = []

  add(part: Part, quantifier: Quantifier): void {
    const { exact } = part
    const mayBeMissing = quantifier === 'any' || quantifier === 'optional'
    if (exact === null) {
      this.#close([''])
      if (!mayBeMissing) this.#groups.push(...part.groups)
      return
    }
    if (quantifier === 'any') {
      // What comes next stands behind one of these, or behind what was there before.
      const before = unique([...this.#texts, ...exact])
      this.#close(before.length > MOST_TEXTS ? [''] : before)
      return
    }
    const ends = quantifier === 'optional' ? unique(['', ...exact]) : exact
    if (this.#texts.length * ends.length > MOST_TEXTS) {
      this.#close(ends.length > MOST_TEXTS ? [''] : ends)
      if (!mayBeMissing) this.#groups.push(...part.groups)
    } else this.#texts = this.#texts.flatMap((text) => ends.map((end) => text + end))
    // What comes next stands behind the last of them.
    if (quantifier === 'some') this.#close(ends)
  }

  end(): Part {
    const exact = this.#isWhole ? unique(this.#texts) : null
    this.#close([''])
    return { exact, groups: this.#groups }
  }

  #close(next: readonly string[]): void {
    const texts = unique(this.#texts)
    if (texts.every((text) => text.length >= SHORTEST || SIGNS.test(text))) this.#groups.push(texts)
    this.#texts = next
    this.#isWhole = false
  }
}

/** Letters beyond ASCII have other bytes in other cases: they end a text. */
function letter(char: string): Part {
  return char >= ' ' && char <= '~' ? { exact: [char.toLowerCase()], groups: [] } : OTHER
}

function escaped(char: string): Part {
  if (char === 't') return { exact: ['\t'], groups: [] }
  if (char === 'b') return NOTHING
  if (char === 'd') return { exact: DIGITS, groups: [] }
  return /[a-zA-Z0-9]/.test(char) ? OTHER : letter(char)
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}

/** Words that stand in every other line of a log. */
const COMMON =
  /^(?::\/\/|\s*|\W*(?:error|errors|failed|fail|failure|failures|status|code|test|tests|warning|warnings|exit|found|file|files|module|line|in|no|at|to|http|https)\W*)$/

/** Long texts are rare; a list is as good as its most common. */
function worth(texts: readonly string[]): number {
  if (texts.length === 0) return 0
  const rarity = texts.map((text) => (COMMON.test(text) ? text.length / 10 : Math.max(text.length, SHORTEST)))
  return Math.min(...rarity) - texts.length / 10_000
}
