import { findSmallest } from './lists.js'

/** Characters that stand for themselves. */
const PLAIN_RUN = /[ !"#%&',\-/0-9:;<=>@A-Z_`a-z~]+/y
/** What stands behind a backslash and means something other than itself. */
const SPECIAL = /u[\da-fA-F]{4}|x[\da-fA-F]{2}|[upP]\{[^}]*\}|k<[^>]*>|[a-zA-Z0-9]/y
const CLASS = /(?:[^\]\\]|\\.)*\]/y
const GROUP_KIND = /\?(?:[:=!]|<[=!]|<\w+>)/y
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y
const BAR = /\|/y
/** Shorter words occur in most texts. */
const SHORTEST_WORD = 3

/**
 * Returns words in lower case of which every match of a pattern contains at least one, in any case; null if there are none. A search for
 * the words of many patterns at once tells which of the patterns can match.
 */
export function findRequiredWords({ source }: RegExp): readonly string[] | null {
  return new PatternReader(source).alternatives()
}

/** Reads the source of a pattern from left to right. */
class PatternReader {
  #at = 0

  constructor(readonly source: string) {}

  alternatives(): readonly string[] | null {
    const words: (readonly string[] | null)[] = []
    do words.push(this.#sequence())
    while (this.#take(BAR) !== '')
    return words.includes(null) ? null : words.flatMap((each) => each ?? [])
  }

  /** Returns the longest words that a sequence requires, up to the end of its group. */
  #sequence(): readonly string[] | null {
    let best: readonly string[] | null = null
    let length = SHORTEST_WORD - 1
    const consider = (words: readonly string[]): void => {
      const shortest = findSmallest(words.map((word) => word.length))
      if (shortest > length) [best, length] = [words, shortest]
    }
    let run = ''
    while (this.#at < this.source.length && !'|)'.includes(this.source.charAt(this.#at))) {
      const atom = this.#atom()
      const quantifier = this.#take(QUANTIFIER)
      const isOptional = /^(?:[*?]|\{0)/.test(quantifier)
      if (typeof atom === 'string') run += isOptional ? atom.slice(0, -1) : atom
      if (typeof atom === 'string' && quantifier === '') continue
      consider([run])
      run = ''
      if (typeof atom === 'object' && atom !== null && !isOptional) consider(atom)
    }
    consider([run])
    return best
  }

  /** Returns characters as text, and the words that a group requires. */
  #atom(): string | readonly string[] | null {
    const plain = this.#take(PLAIN_RUN)
    if (plain !== '') return plain.toLowerCase()
    this.#at += 1
    const character = this.source.charAt(this.#at - 1)
    if (character === '(') return this.#group()
    if (character === '[') this.#take(CLASS)
    if (character !== '\\' || this.#take(SPECIAL) !== '') return null
    this.#at += 1
    return this.source.charAt(this.#at - 1)
  }

  #group(): readonly string[] | null {
    const kind = this.#take(GROUP_KIND)
    const words = this.alternatives()
    this.#at += 1
    return /[=!]$/.test(kind) ? null : words
  }

  /** Returns what a pattern matches here, and continues behind it. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const taken = pattern.exec(this.source)?.[0] ?? ''
    this.#at += taken.length
    return taken
  }
}

/** Bits of a character that tell the beginnings of words apart. */
const HEAD_BITS = 5
const HEAD_MASK = (1 << (SHORTEST_WORD * HEAD_BITS)) - 1

const shiftHead = (head: number, code: number): number =>
  ((head << HEAD_BITS) | (code & ((1 << HEAD_BITS) - 1))) & HEAD_MASK

/** Finds the required words of many patterns in one pass over a text. */
export class WordFinder {
  /** The words by their first characters. */
  readonly #byHead: (string[] | undefined)[] = Array.from({ length: HEAD_MASK + 1 })

  constructor(words: Iterable<string>) {
    for (const word of new Set(words)) {
      const head = [...word.slice(0, SHORTEST_WORD)].reduce((sum, each) => shiftHead(sum, each.charCodeAt(0)), 0)
      this.#byHead[head] = [...(this.#byHead[head] ?? []), word]
    }
  }

  /** Calls back for each word that a text contains, in any case; more than once if it occurs more than once. */
  find(text: string, onFound: (word: string) => void): void {
    const lower = text.toLowerCase()
    let head = 0
    for (let at = 0; at < lower.length; at += 1) {
      head = shiftHead(head, lower.charCodeAt(at))
      const words = this.#byHead[head]
      if (words === undefined) continue
      for (const word of words) if (lower.startsWith(word, at + 1 - SHORTEST_WORD)) onFound(word)
    }
  }
}
