import { findLargest } from '../text/lists.js'
import { Search } from '../text/search.js'
import { toPlainText } from '../text/terminal-text.js'
import { withoutWraps } from './normalised-text.js'
import { pushSpan, type Spans } from './spans.js'
import { listSpellings, type Spelling } from './spellings.js'

/** A secret value with its origin, which a checkpoint stores instead of the value. */
export interface SecretSource {
  readonly value: string
  /** For example `input:token`, `env:NPM_TOKEN` or `mask`. */
  readonly origin: string
}

const MASK_ORIGIN = 'mask'
/** Minimum length of values of the environment. */
export const SHORTEST_VALUE = 6
/** Minimum length of masks and secret inputs. They are declared secret, so false positives are accepted for shorter values. */
export const SHORTEST_DECLARED_VALUE = 4
const NOT_SECRET = /^(?:true|false|null|none|undefined|\**)$/i
/** Maximum number of values that are searched in encoded spellings; further values are searched only as they are. */
const MOST_ENCODED = 5000

/** Spellings that one search finds. */
interface Tier {
  readonly spellings: readonly Spelling[]
  readonly search: Search
}

/** Secrets that are known by their values, and the search for all their spellings. */
export class KnownValues {
  readonly #sources = new Map<string, SecretSource[]>()
  /** Values that a resume can read again from a variable or an input. */
  readonly #again = new Set<string>()
  readonly #spelled = new Set<string>()
  readonly #tiers: Tier[] = []
  #added: Spelling[] = []
  /** Multi-line values with lines that are too short to be searched alone. */
  #shortLined: string[] = []

  /** Registers a secret; values that are too short to be searched are ignored. */
  add(source: SecretSource): void {
    const { value, origin } = source
    const trimmed = value.trim()
    const isDeclared = origin === MASK_ORIGIN || origin.startsWith('input:')
    const shortest = isDeclared ? SHORTEST_DECLARED_VALUE : SHORTEST_VALUE
    if (trimmed.length < shortest || NOT_SECRET.test(trimmed)) return
    if (origin !== MASK_ORIGIN) this.#again.add(value)
    const knownSources = this.#sources.get(value)
    if (knownSources !== undefined) {
      if (!knownSources.some((known) => known.origin === origin)) knownSources.push(source)
      return
    }
    this.#sources.set(value, [source])
    if (hasShortLines(value)) this.#shortLined.push(toPlainText(value).trim())
    for (const spelling of listSpellings(value, this.#sources.size <= MOST_ENCODED)) {
      if (this.#spelled.has(spelling.text)) continue
      this.#spelled.add(spelling.text)
      this.#added.push(spelling)
    }
  }

  /** Pushes the spans of all values in a text, in every spelling; wrapped base64 included. */
  find(text: string, spans: Spans): void {
    const tiers = this.#searches()
    if (tiers.length === 0) return
    findSpellings(tiers, text, spans)
    const unwrapped = withoutWraps(text)
    if (unwrapped === null) return
    const unwrappedSpans: Spans = []
    findSpellings(tiers, unwrapped.text, unwrappedSpans)
    unwrapped.pushOriginal(unwrappedSpans, spans)
  }

  /** Returns the number of characters at the end of a text that may begin a value in any spelling. */
  partialLength(text: string): number {
    return findLargest([0, ...this.#searches().map(({ search }) => search.partialLength(text))])
  }

  /** Returns the number of characters at the end of complete lines that begin a value with short lines. */
  countBegunLines(text: string): number {
    let longest = 0
    for (const value of this.#shortLined)
      for (let offset = value.indexOf('\n'); offset >= 0; offset = value.indexOf('\n', offset + 1))
        if (offset + 1 > longest && text.endsWith(value.slice(0, offset + 1))) longest = offset + 1
    return longest
  }

  /** Returns the secrets in a text that can be read again, and masks that equal one of the given words, which are stored literally. */
  findLiterally(text: string, words: Iterable<string>): readonly SecretSource[] {
    const values = new Set([...this.#again, ...words])
    return [...values].flatMap((value) => (text.includes(value) ? (this.#sources.get(value) ?? []) : []))
  }

  /** Returns the searches, with new spellings in a new tier. A tier absorbs smaller ones, so that many single additions stay cheap in total. */
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

function findSpellings(tiers: readonly Tier[], text: string, spans: Spans): void {
  for (const { search, spellings } of tiers) {
    search.find(text, (id, start, end) => {
      const { sharesStart = false, sharesEnd = false } = spellings[id] ?? {}
      const from = sharesStart && isBase64(text[start - 1]) ? start - 1 : start
      pushSpan(spans, from, sharesEnd ? findBase64End(text, end) : end)
    })
  }
}

/** Returns the offset after the character that may hold the last bits, and after the padding. */
function findBase64End(text: string, end: number): number {
  let offset = isBase64(text[end]) ? end + 1 : end
  while (text[offset] === '=') offset += 1
  return offset
}

function isBase64(char: string | undefined): boolean {
  return char !== undefined && /[A-Za-z0-9+/_-]/.test(char)
}
