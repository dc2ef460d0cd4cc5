import { EVENT_TYPES } from '../core/event-types.js'
import type { Float } from '../core/float.js'
import { isJsonNumber, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { SecretSpans } from '../text/excerpt.js'
import { findUnfinishedSequence, StreamCleaner } from '../text/terminal-text.js'
import { findAssignments } from './assignments.js'
import { findFormats, hasOpening } from './formats.js'
import { KnownValues, type SecretSource, SHORTEST_DECLARED_VALUE } from './known-values.js'
import { undoEscapes, withoutControls } from './normalised-text.js'
import { isSensitiveName } from './sensitive-names.js'
import { MASK, maskSpans, mergeSpans, type Spans } from './spans.js'
import { RedactingStream } from './stream.js'

const MOST_PASSES = 4
/** Maximum depth of nested lists and objects: `JSON.stringify` of Windows' Node overflows its stack beyond 1,390. */
const DEEPEST = 1000
/** A longer word may be encoded data. */
const LONGEST_WORD = 32

/**
 * Keys of the formats that this program writes and reads back. They are the same in every run, so they give nothing
 * away, even when one of them is registered as a mask. Without them an event could not be read.
 */
export const OWN_KEYS: ReadonlySet<string> = new Set([
  ...Object.values(EVENT_TYPES).flatMap(({ fields }) => Object.keys(fields)),
  ...[
    'type timestamp run_id seq replayed',
    // Items, envelopes, gates, and outputs as events have them.
    'group index key value kind message details label prompt_for',
    'stdout stderr stdout_truncated stderr_truncated outputs errors results count exception_type command field template',
    'position line column available_fields available_fields_total cause source original_message failed_field',
    'expected excerpt waited_seconds selected additional_input provider model input_tokens output_tokens',
    // Dead letters and their files.
    'schema_version name callers groups completed cwd inputs context settled',
    // Options of the run, which a resume reads.
    'instructions caller workspace',
  ].flatMap((keys) => keys.split(' ')),
])

/** Words of the messages that the engine makes of a failed command; like the keys, they give nothing away. */
const MESSAGE_WORDS: ReadonlySet<string> = new Set('exited with code ended bash pwsh python'.split(' '))

/** Content of a value: a word of the engine is kept, secrets in data are masked, a secret is masked as a whole. */
export type Content =
  | 'word'
  | 'data'
  | 'secret'
  /** An object with known fields; names and values of all other fields are data. */
  | { readonly field: (name: string) => Content | undefined }
  /** Every entry of a list or an object. */
  | { readonly each: Content }

/** Masks secrets in everything that is written to a file, a log or a page. */
export class Redactor {
  readonly #values = new KnownValues()
  readonly #ownNames = new Set<string>()

  constructor(options: { readonly secrets?: Iterable<SecretSource> } = {}) {
    for (const source of options.secrets ?? []) this.add(source)
  }

  /** Registers a secret, also during the run; values that are too short to search for are ignored. */
  add(source: SecretSource): void {
    this.#values.add(source)
  }

  /** Masks known formats, known values in every spelling, and values under sensitive names inside a text. */
  text(value: string, firstSpans?: Spans): string {
    let text = value
    let spans = firstSpans ?? this.spans(text)
    // A mask may join two texts to a new secret.
    for (let pass = 0; pass < MOST_PASSES && spans.length > 0; pass += 1) {
      const masked = maskSpans(text, mergeSpans(spans))
      if (masked === text) return text
      text = masked
      spans = this.spans(text)
    }
    return text
  }

  /** Returns the unsorted spans of a text that would be masked. */
  spans(text: string): Spans {
    const spans = this.findPlainSpans(text)
    // Control characters, which are removed before a text is shown, must not hide a secret or split it.
    const plain = withoutControls(text)
    if (plain !== null) plain.pushOriginal(this.findPlainSpans(plain.text), spans)
    return spans
  }

  /** Returns the spans of a text without control characters, also where characters of a secret are escaped. */
  findPlainSpans(text: string): Spans {
    const spans = this.#writtenSpans(text)
    const unescaped = undoEscapes(text)
    if (unescaped !== null) unescaped.pushOriginal(this.#writtenSpans(unescaped.text), spans)
    return spans
  }

  #writtenSpans(text: string): Spans {
    const spans: Spans = []
    if (text.length < SHORTEST_DECLARED_VALUE) return spans
    this.#values.find(text, spans)
    findFormats(text, spans)
    findAssignments(text, spans)
    return spans
  }

  /** Returns sorted spans without overlaps, which a cut must not go through. */
  readonly secretSpans: SecretSpans = (text) => mergeSpans(this.spans(text))

  /** Returns the offset from which on the end of a text may be the beginning of a secret. */
  findPartialStart(text: string): number {
    const sequence = findUnfinishedSequence(text)
    const whole = sequence < 0 ? text : text.slice(0, sequence)
    const plain = withoutControls(whole)
    const seen = plain?.text ?? whole
    const word = seen.split(/\s/).at(-1) ?? ''
    const mayGoOn = word.length > LONGEST_WORD || /[A-Za-z0-9+/=_.:-]$/.test(word) || hasOpening(word)
    const length = Math.max(this.#values.partialLength(seen), mayGoOn ? word.length : 0)
    if (length === 0) return whole.length
    return plain?.originalOffset(seen.length - length) ?? seen.length - length
  }

  /** Returns how many of the last characters of complete lines may begin a secret whose lines are too short to be looked for alone. */
  countBegunLines(text: string): number {
    return this.#values.countBegunLines(text)
  }

  /** Creates a stream for output that arrives in chunks, which finds secrets across chunks. */
  stream(): RedactingStream {
    return new RedactingStream(this, null)
  }

  /** Creates a stream that removes control sequences first. */
  plainStream(): RedactingStream {
    return new RedactingStream(this, new StreamCleaner())
  }

  /** Returns data without its secrets: the same object if it has none, else a copy. */
  json(value: Json, content: Content = 'data'): Json {
    return this.#redact(value, content, 0)
  }

  /** Keeps names of nodes and inputs, which are keys in files that the engine reads back. */
  keepNames(names: Iterable<string>): void {
    for (const name of names) this.#ownNames.add(name)
  }

  /** Reports whether a word occurs in files of every run, so that it is kept where the engine reads it back. */
  isOwnWord(word: string): boolean {
    return OWN_KEYS.has(word) || MESSAGE_WORDS.has(word) || this.#ownNames.has(word)
  }

  #redactKey(key: string): string {
    return OWN_KEYS.has(key) || this.#ownNames.has(key) ? key : this.text(key)
  }

  /** Reports whether data contains secrets, which must be registered as masks first. */
  changes(value: Json): boolean {
    return this.json(value) !== value
  }

  /** Returns the known secrets that occur literally in a text and can be read again, for references in a checkpoint. */
  secretsIn(text: string): readonly SecretSource[] {
    return this.#values.findLiterally(text, [...OWN_KEYS, ...MESSAGE_WORDS, ...this.#ownNames])
  }

  #redact(value: Json, content: Content, depth: number): Json {
    if (content === 'word') return value
    if (typeof value === 'string') return content !== 'secret' ? this.text(value) : value === '' ? value : MASK
    if (isJsonNumber(value)) return content === 'secret' || this.#isSecretNumber(value) ? MASK : value
    if (typeof value !== 'object' || value === null) return value
    if (depth > DEEPEST) return MASK
    return isJsonObject(value) ? this.#redactObject(value, content, depth) : this.#redactList(value, content, depth)
  }

  /** Reports whether a number is a known value; formats and names do not occur in numbers. */
  #isSecretNumber(value: number | bigint | Float): boolean {
    const spans: Spans = []
    this.#values.find(String(value), spans)
    return spans.length > 0
  }

  // Loops need less of the stack than callbacks, and data may be nested deeply.
  #redactList(list: readonly Json[], content: Content, depth: number): Json {
    const redacted: Json[] = []
    const each = chooseEntryContent(content)
    for (const [index, item] of list.entries())
      redacted.push(this.#redact(item, isSecretArgument(list[index - 1], item) ? 'secret' : each, depth + 1))
    return redacted.every((item, index) => item === list[index]) ? list : redacted
  }

  #redactObject(object: JsonObject, content: Content, depth: number): Json {
    const isPair = isNamedSecret(object)
    const each = chooseEntryContent(content)
    const redacted: [string, Json][] = []
    let isSame = true
    for (const [key, item] of Object.entries(object)) {
      const ofField = typeof content === 'object' && 'field' in content ? content.field(key) : undefined
      const isSecret = each === 'data' && (isSensitiveName(key) || (isPair && key === 'value'))
      const name = ofField === undefined ? this.#redactKey(key) : key
      const value = this.#redact(item, ofField ?? (isSecret ? 'secret' : each), depth + 1)
      redacted.push([name, value])
      isSame &&= name === key && value === item
    }
    return isSame ? object : buildObject(redacted)
  }
}

/** Returns the content of the entries of a list or an object. */
function chooseEntryContent(content: Content): Content {
  if (typeof content !== 'object') return content
  return 'each' in content ? content.each : 'data'
}

/** Reports whether an argument is the value of a sensitive flag: `--token x`. */
function isSecretArgument(flag: Json | undefined, item: Json): boolean {
  if (typeof flag !== 'string' || typeof item !== 'string' || item.startsWith('-')) return false
  return flag.startsWith('--') && !flag.includes('=') && isSensitiveName(flag)
}

/** Reports whether an object names its value: `{name: "PASSWORD", value: "x"}`, as lists of variables and headers are often written. */
function isNamedSecret(object: JsonObject): boolean {
  if (object['value'] === undefined) return false
  const name = object['name'] ?? object['key']
  return typeof name === 'string' && isSensitiveName(name)
}

/** Builds an object, and numbers names that became equal by masking. */
function buildObject(entries: readonly (readonly [string, Json])[]): JsonObject {
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

/** Masks nothing, for runs whose events stay in memory. */
class NoRedactor extends Redactor {
  override text(value: string): string {
    return value
  }

  override spans(): Spans {
    return []
  }

  override json(value: Json): Json {
    return value
  }

  override add(): void {}
}

export const NO_REDACTION: Redactor = new NoRedactor()
