import { plainText } from '../text/terminal-text.js'
import { withoutWraps } from './normalised-text.js'
import { Search } from './search.js'
import { pushSpan, type Spans } from './spans.js'
import { type Spelling, spellingsOf } from './spellings.js'

/** A secret value and where it comes from, so that a checkpoint can refer to it instead of holding it. */
export interface SecretSource {
  readonly value: string
  /** For example `input:token`, `env:NPM_TOKEN` or `mask`. */
  readonly origin: string
}

const MASK_ORIGIN = 'mask'
const SHORTEST_VALUE = 6
/** Masks and inputs are declared secret by somebody, so shorter ones are worth the false alarms. */
export const SHORTEST_DECLARED_VALUE = 4
const NOT_SECRET = /^(?:true|false|null|none|undefined|\**)$/i
/** Values beyond this number are looked for as they are, but not encoded. */
const MOST_ENCODED = 5000

/** Spellings that are searched at once. */
interface Tier {
  readonly spellings: readonly Spelling[]
  readonly search: Search
}

/** The secrets that are known by their value, and the search for all of their spellings. */
export class KnownValues {
  readonly #sources = new Map<string, SecretSource[]>()
  /** Values that can be had again: from a variable or an input. */
  readonly #again = new Set<string>()
  readonly #spelled = new Set<string>()
  readonly #tiers: Tier[] = []
  #added: Spelling[] = []
  /** Values of several lines, of which some are too short to be looked for alone. */
  #shortLined: string[] = []

  /** Registers a secret; what is too short to be looked for is left out. */
  add(source: SecretSource): void {
    const { value, origin } = source
    const trimmed = value.trim()
    if (trimmed.length < shortestFor(origin) || NOT_SECRET.test(trimmed)) return
    if (origin !== MASK_ORIGIN) this.#again.add(value)
    const knownSources = this.#sources.get(value)
    if (knownSources !== undefined) {
      if (!knownSources.some((known) => known.origin === origin)) knownSources.push(source)
      return
    }
    this.#sources.set(value, [source])
    if (hasShortLines(value)) this.#shortLined.push(plainText(value).trim())
    for (const spelling of spellingsOf(value, this.#sources.size <= MOST_ENCODED)) {
      if (this.#spelled.has(spelling.text)) continue
      this.#spelled.add(spelling.text)
      this.#added.push(spelling)
    }
  }

  /** Pushes where the values stand in a text, in any spelling; base64 also where it is wrapped. */
  find(text: string, spans: Spans): void {
    const tiers = this.#searches()
    if (tiers.length === 0) return
    findSpellings(tiers, text, spans)
    const unwrapped = withoutWraps(text)
    if (unwrapped === null) return
    const found: Spans = []
    findSpellings(tiers, unwrapped.text, found)
    unwrapped.pushOriginal(found, spans)
  }

  /** How many of the last characters of a text may be the first part of a value in any spelling. */
  partialLength(text: string): number {
    return Math.max(0, ...this.#searches().map(({ search }) => search.partialLength(text)))
  }

  /** Returns the length of the longest end of complete lines that begins a value with short lines and goes on. */
  begunLines(text: string): number {
    let longest = 0
    for (const value of this.#shortLined)
      for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1))
        if (at + 1 > longest && text.endsWith(value.slice(0, at + 1))) longest = at + 1
    return longest
  }

  /** The secrets in a text that can be had again. A mask cannot, unless it is one of the words that are written as they are. */
  literallyIn(text: string, words: Iterable<string>): readonly SecretSource[] {
    const values = new Set([...this.#again, ...words])
    return [...values].flatMap((value) => (text.includes(value) ? (this.#sources.get(value) ?? []) : []))
  }

  /** Brings in what was added. A new tier takes in smaller ones, so that many single additions stay cheap as a whole. */
  #searches(): readonly Tier[] {
    if (this.#added.length === 0) return this.#tiers
    let spellings: readonly Spelling[] = this.#added
    this.#added = []
    for (let last = this.#tiers.at(-1); last !== undefined && last.spellings.length <= 2 * spellings.length; ) {
      spellings = [...last.spellings, ...spellings]
      this.#tiers.pop()
      last = this.#tiers.at(-1)
    }
    this.#tiers.push({ spellings, search: new Search(spellings.map(({ text }) => text)) })
    return this.#tiers
  }
}

function hasShortLines(value: string): boolean {
  const lines = value.trim().split('\n')
  return lines.length > 1 && lines.some((line) => line.trim().length < SHORTEST_VALUE)
}

function shortestFor(origin: string): number {
  return origin === MASK_ORIGIN || origin.startsWith('input:') ? SHORTEST_DECLARED_VALUE : SHORTEST_VALUE
}

function findSpellings(tiers: readonly Tier[], text: string, spans: Spans): void {
  for (const { search, spellings } of tiers) {
    search.find(text, (id, start, end) => {
      const { sharesStart = false, sharesEnd = false } = spellings[id] ?? {}
      const from = sharesStart && isBase64(text[start - 1]) ? start - 1 : start
      pushSpan(spans, from, sharesEnd ? base64End(text, end) : end)
    })
  }
}

/** Behind the character that may hold the last bits, and the padding. */
function base64End(text: string, end: number): number {
  let at = isBase64(text[end]) ? end + 1 : end
  while (text[at] === '=') at += 1
  return at
}

function isBase64(char: string | undefined): boolean {
  return char !== undefined && /[A-Za-z0-9+/_-]/.test(char)
}
