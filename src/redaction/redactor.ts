import type { Float } from '../core/float.js'
import { isJsonNumber, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { findAssignments } from './assignments.js'
import { beforeBegun } from './begun.js'
import { allNeedlesOf, changesWhenFolded, type Needle, needlesOf, plainNeedlesOf } from './encodings.js'
import { findFormats } from './formats.js'
import { MESSAGE_WORDS, OWN_KEYS } from './own-words.js'
import { Search } from './search.js'
import { isSensitiveName } from './sensitive-names.js'
import { MASK, maskSpans, mergeSpans, type Spans } from './spans.js'
import { type RedactingStream, redactingStream } from './stream.js'
import { cleaned, folded, unescaped } from './views.js'
import { type Unwrapped, unwrapped } from './wrapped.js'

/** A secret value and where it comes from, so that a checkpoint can refer to it instead of holding it. */
export interface SecretSource {
  readonly value: string
  /** For example `input:token`, `env:NPM_TOKEN` or `mask`. */
  readonly origin: string
}

const SHORTEST_VALUE = 6
const SHORTEST_DECLARED_VALUE = 4
const NOT_SECRET = new Set(['true', 'false', 'null', 'none', 'undefined'])
const MOST_PASSES = 4
const DEEPEST = 2000
const MOST_CLEAN = 4096
const LONGEST_SHORT = 64
const LONGEST_NUMBER = 20
const DIGITS = /^[0-9]*$/
const MASK_ORIGIN = 'mask'
/** Values beyond this number are looked for as they are and escaped, but not in base64 or hexadecimal. */
const MOST_SPELLED = 5000

/** Values beyond this number are not looked for in spellings that are seldom seen. */
const MOST_SPELLED_IN_ALL_WAYS = 100

/** A set of literals that is searched at once. */
interface Tier {
  readonly needles: readonly Needle[]
  readonly search: Search
}

/** The one border that everything crosses on its way to a file, a log or a page. */
export class Redactor {
  readonly #sources = new Map<string, SecretSource[]>()
  readonly #known = new Set<string>()
  readonly #ownNames = new Set<string>()
  readonly #tiers: Tier[] = []
  /** Short texts that need no change: names and states come again and again. */
  readonly #clean = new Set<string>()
  #fresh: Needle[] = []
  #exact: { readonly values: readonly string[]; readonly search: Search } | undefined
  #hasNumeric = false
  /** Whether some value reads differently where blanks and ends of lines become one blank. */
  #hasBlanks = false

  constructor(options: { readonly secrets?: Iterable<SecretSource> } = {}) {
    for (const source of options.secrets ?? []) this.add(source)
  }

  /** Registers a secret, also while the run goes on; what is too short to be looked for by value is left out. */
  add(source: SecretSource): void {
    const trimmed = source.value.trim()
    if (trimmed.length < shortestFor(source.origin) || NOT_SECRET.has(trimmed.toLowerCase()) || /^\**$/.test(trimmed))
      return
    const same = this.#sources.get(source.value)
    if (same !== undefined) {
      if (!same.some((known) => known.origin === source.origin)) same.push(source)
      this.#exact = undefined
      return
    }
    this.#sources.set(source.value, [source])
    if (source.origin !== MASK_ORIGIN || this.isOwnWord(source.value)) this.#exact = undefined
    this.#clean.clear()
    this.#hasBlanks ||= changesWhenFolded(trimmed)
    for (const needle of this.#spellings(source.value)) {
      if (this.#known.has(needle.text)) continue
      this.#known.add(needle.text)
      this.#fresh.push(needle)
      this.#hasNumeric ||= /^[-+.0-9eE]+$/.test(needle.text)
    }
  }

  #spellings(value: string): readonly Needle[] {
    if (this.#sources.size <= MOST_SPELLED_IN_ALL_WAYS) return allNeedlesOf(value)
    return this.#sources.size <= MOST_SPELLED ? needlesOf(value) : plainNeedlesOf(value)
  }

  /** Masks known formats, known values in every spelling, and values under telling names inside a text. */
  text(value: string, known?: Spans): string {
    let text = value
    let spans = known ?? this.spans(text)
    for (let pass = 0; pass < MOST_PASSES && spans.length > 0; pass += 1) {
      const masked = maskSpans(text, mergeSpans(spans))
      if (masked === text) return text
      text = masked
      spans = this.spans(text)
    }
    return text
  }

  /** Where a text that goes on may be cut: no known secret begins before this place and ends behind it. */
  safeEnd(text: string): number {
    if (this.#fresh.length > 0) this.#build()
    const spellings = this.#tiers.flatMap((tier) => tier.needles.map((needle) => needle.text))
    // A text that is read in another way is shown only where no reading of it ends with the first part of a secret.
    const views = [...cleaned(text), ...(spellings.length === 0 ? [] : unescaped(text))]
    const isSafe = views.every((view) => beforeBegun(view.text, spellings) === view.text.length)
    return isSafe ? beforeBegun(text, spellings) : 0
  }

  /** Where a text would be masked, unsorted; for the stream, which must know what it may not cut through. */
  spans(text: string): Spans {
    const spans: Spans = []
    if (text.length < SHORTEST_DECLARED_VALUE || this.#isPlainNumber(text)) return spans
    this.#find(text, spans)
    this.#findCleaned(text, spans)
    return spans
  }

  /** What is taken out before a text is shown must not hide a secret, nor bring its halves together afterwards. */
  #findCleaned(text: string, spans: Spans): void {
    for (const view of cleaned(text)) {
      const found: Spans = []
      this.#find(view.text, found)
      view.back(found, spans)
    }
  }

  #find(text: string, spans: Spans): void {
    if (this.#fresh.length > 0) this.#build()
    this.#findSpelled(text, spans)
    findFormats(text, spans)
    findAssignments(text, spans)
    if (this.#tiers.length === 0) return
    for (const view of unescaped(text)) {
      const found: Spans = []
      this.#findSpelled(view.text, found)
      for (const clean of cleaned(view.text)) {
        const inner: Spans = []
        this.#findSpelled(clean.text, inner)
        clean.back(inner, found)
      }
      if (found.length > 0) view.back(found, spans)
    }
  }

  #findSpelled(text: string, spans: Spans): void {
    if (this.#tiers.length === 0) return
    for (const tier of this.#tiers) this.#findValues(tier, text, spans)
    for (const block of unwrapped(text)) this.#findWrapped(block, spans)
    if (this.#hasBlanks) for (const offset of this.#foldedSpans(text)) spans.push(offset)
  }

  /** A value of several words may be broken between them; who shows it on one line puts it together again. */
  #foldedSpans(text: string): Spans {
    const spans: Spans = []
    const view = folded(text)
    if (view === undefined) return spans
    const found: Spans = []
    for (const tier of this.#tiers) this.#findValues(tier, view.text, found)
    view.back(found, spans)
    return spans
  }

  /** The same, sorted and without overlaps: what a cut must not go through. */
  readonly secretSpans = (text: string): Spans => mergeSpans(this.spans(text))

  /** The same data without its secrets; what has none is handed back as it is, and the original is never touched. */
  json(value: Json): Json {
    return this.#redact(value, false, 0)
  }

  /** Names that stand in files of ours as keys and that the engine reads back: those of nodes and inputs. */
  keepNames(names: Iterable<string>): void {
    for (const name of names) this.#ownNames.add(name)
    this.#exact = undefined
  }

  /** Whether a word stands in files of ours whatever happens, so that it may stay where the engine reads it back. */
  isOwnWord(word: string): boolean {
    return OWN_KEYS.has(word) || MESSAGE_WORDS.has(word) || this.#ownNames.has(word)
  }

  /** A member of an object by itself, as `json` would leave it. */
  member(key: string, value: Json): readonly [string, Json] {
    return [this.#name(key), this.#redact(value, isSensitiveName(key), 0)]
  }

  #name(key: string): string {
    return OWN_KEYS.has(key) || this.#ownNames.has(key) ? key : this.#short(key)
  }

  /** Whether data would leave this border other than it came, so that its secrets are registered as masks first. */
  changes(value: Json): boolean {
    return this.json(value) !== value
  }

  /** For output that arrives in pieces: a secret that is split over them is found all the same. */
  stream(): RedactingStream {
    return redactingStream(this)
  }

  /** The known secrets that occur literally in data and can be had again: what a checkpoint has to refer to. */
  secretsIn(value: Json): SecretSource[] {
    if (this.#sources.size === 0) return []
    const exact = this.#exactSearch()
    const found = new Set<number>()
    const visit = (text: string): void => {
      exact.search.find(text, (id) => found.add(id))
    }
    eachText(value, visit, 0)
    return [...found].sort((a, b) => a - b).flatMap((index) => this.#sources.get(exact.values[index] ?? '') ?? [])
  }

  #exactSearch(): { readonly values: readonly string[]; readonly search: Search } {
    if (this.#exact === undefined) {
      const values = [...this.#sources].flatMap(([value, known]) =>
        known.every(isMask) && !this.isOwnWord(value) ? [] : [value],
      )
      this.#exact = { values, search: new Search(values) }
    }
    return this.#exact
  }

  /** Adds a tier and joins it with smaller ones before it, so that many single additions stay cheap as a whole. */
  #build(): void {
    let needles: readonly Needle[] = this.#fresh
    this.#fresh = []
    for (
      let last = this.#tiers.at(-1);
      last !== undefined && last.needles.length <= needles.length * 2;
      last = this.#tiers.at(-1)
    ) {
      needles = [...last.needles, ...needles]
      this.#tiers.pop()
    }
    this.#tiers.push({ needles, search: new Search(needles.map((needle) => needle.text)) })
  }

  #findValues(tier: Tier, text: string, spans: Spans): void {
    tier.search.find(text, (id, start) => {
      const needle = tier.needles[id]
      if (needle !== undefined) spans.push(...withNeighbours(text, needle, start))
    })
  }

  #findWrapped({ text, originOf }: Unwrapped, spans: Spans): void {
    const found: Spans = []
    for (const tier of this.#tiers) this.#findValues(tier, text, found)
    for (let index = 0; index < found.length; index += 2)
      spans.push(originOf(found[index] ?? 0), originOf((found[index + 1] ?? 0) - 1) + 1)
  }

  #redact(value: Json, telling: boolean, depth: number): Json {
    if (typeof value === 'string') return telling ? (value === '' ? value : MASK) : this.#short(value)
    if (isJsonNumber(value)) return telling || this.#isSecretNumber(value) ? MASK : value
    if (typeof value !== 'object' || value === null) return value
    if (depth > DEEPEST) return MASK
    return isJsonObject(value) ? this.#redactObject(value, telling, depth) : this.#redactList(value, telling, depth)
  }

  #isSecretNumber(value: number | bigint | Float): boolean {
    return this.#hasNumeric && this.text(String(value)) !== String(value)
  }

  /** Nothing but digits can only be a secret that is spelled with nothing but digits. */
  #isPlainNumber(text: string): boolean {
    // Most texts begin with a letter: they need no pattern.
    const mayBe = !this.#hasNumeric && text.length <= LONGEST_NUMBER && !(text.charCodeAt(0) > 0x39)
    return mayBe && DIGITS.test(text)
  }

  /** A text that may well have been looked at before. */
  #short(text: string): string {
    if (text.length > LONGEST_SHORT) return this.text(text)
    if (text.length < SHORTEST_DECLARED_VALUE || this.#isPlainNumber(text)) return text
    if (this.#clean.has(text)) return text
    const masked = this.text(text)
    if (masked !== text) return masked
    // What came last is what comes again.
    if (this.#clean.size >= MOST_CLEAN) this.#clean.clear()
    this.#clean.add(text)
    return masked
  }

  #redactList(list: readonly Json[], telling: boolean, depth: number): Json {
    let copy: Json[] | undefined
    let afterFlag = false
    for (let index = 0; index < list.length; index += 1) {
      const item = list[index]
      if (item === undefined) continue
      const redacted = this.#redact(
        item,
        telling || (afterFlag && typeof item === 'string' && !item.startsWith('-')),
        depth + 1,
      )
      afterFlag = typeof item === 'string' && item.startsWith('--') && !item.includes('=') && isSensitiveName(item)
      if (redacted !== item) {
        copy ??= [...list]
        copy[index] = redacted
      }
    }
    return copy ?? list
  }

  #redactObject(object: JsonObject, telling: boolean, depth: number): Json {
    const namedSecret = !telling && isNamedSecret(object)
    let entries: [string, Json][] | undefined
    let index = -1
    for (const key in object) {
      index += 1
      const item = object[key]
      if (item === undefined) continue
      const name = this.#name(key)
      const redacted = this.#redact(
        item,
        telling || isSensitiveName(key) || (namedSecret && key === 'value'),
        depth + 1,
      )
      if (redacted !== item || name !== key) {
        entries ??= Object.keys(object).map((each): [string, Json] => [each, object[each] ?? null])
        entries[index] = [name, redacted]
      }
    }
    return entries === undefined ? object : fromEntries(entries)
  }
}

function isMask({ origin }: SecretSource): boolean {
  return origin === MASK_ORIGIN
}

/** Masks and inputs are declared secret by somebody, so shorter ones are worth the false alarms. */
function shortestFor(origin: string): number {
  return origin === MASK_ORIGIN || origin.startsWith('input:') ? SHORTEST_DECLARED_VALUE : SHORTEST_VALUE
}

/** `{name: "PASSWORD", value: "x"}`, as lists of variables and headers are often written. */
function isNamedSecret(object: JsonObject): boolean {
  if (object['value'] === undefined) return false
  const name = object['name'] ?? object['key']
  return typeof name === 'string' && isSensitiveName(name)
}

/** Two names that look alike once masked must not swallow one another. */
export function fromEntries(entries: readonly (readonly [string, Json])[]): JsonObject {
  const taken = new Set<string>()
  return Object.fromEntries(
    entries.map(([name, value]) => {
      let unique = name
      for (let count = 2; taken.has(unique); count += 1) unique = `${name} (${count})`
      taken.add(unique)
      return [unique, value]
    }),
  )
}

function withNeighbours(text: string, needle: Needle, at: number): [number, number] {
  let start = at
  let end = at + needle.text.length
  if (needle.leftNeighbour && isBase64(text[start - 1])) start -= 1
  if (needle.rightNeighbour && isBase64(text[end])) end += 1
  if (needle.rightNeighbour) while (end < text.length && text[end] === '=') end += 1
  return [start, end]
}

function isBase64(char: string | undefined): boolean {
  return char !== undefined && /[A-Za-z0-9+/_-]/.test(char)
}

function eachText(value: Json, visit: (text: string) => void, depth: number): void {
  if (typeof value === 'string') visit(value)
  else if (isJsonNumber(value)) visit(String(value))
  else if (value === null || typeof value === 'boolean' || depth > DEEPEST) return
  else if (isJsonObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      visit(key)
      eachText(item, visit, depth + 1)
    }
  } else for (const item of value) eachText(item, visit, depth + 1)
}
