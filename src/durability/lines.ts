import { crc32 } from 'node:zlib'
import { isJsonObject, type Json, jsonText, parseJson } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { checksumText } from '../text/checksum.js'

const HEAD = '{"c":"'
const MIDDLE = '","d":'
const CRC_CHARS = 8
const BODY_START = HEAD.length + CRC_CHARS + MIDDLE.length
const END_CHARS = '}\n'.length

/**
 * One line of the journal. The checksum of each covers the one before it, so that a flipped byte, a missing line and a
 * changed order are all seen; only the last line may be torn, because that is what a crash leaves.
 */
export function journalLine(data: string, previous: number): { readonly text: string; readonly crc: number } {
  const crc = crc32(data, previous)
  return { text: `${HEAD}${checksumText(crc)}${MIDDLE}${data}}\n`, crc }
}

const NO_CHECKSUM = '0'.repeat(CRC_CHARS)
const DIGITS = Buffer.from('0123456789abcdef')
const ROOM = 16 * 1024
/** The most bytes that one unit of a text takes. */
const UNIT_BYTES = 3

/** The same lines as bytes that wait to be written: each is summed up where it stands, and nothing is made for that. */
export class LineBytes {
  #bytes = Buffer.allocUnsafe(ROOM)
  #length = 0

  get length(): number {
    return this.#length
  }

  /** Adds the line of something that happened, and says what its checksum is. */
  add(at: number, entry: string, previous: number): number {
    const text = `${HEAD}${NO_CHECKSUM}${MIDDLE}{"t":${at},"e":${entry}}}\n`
    this.#makeRoom(text)
    const start = this.#length
    this.#length += this.#bytes.write(text, start)
    const crc = crc32(this.#bytes.subarray(start + BODY_START, this.#length - END_CHARS), previous)
    for (let at = CRC_CHARS - 1, rest = crc; at >= 0; at -= 1, rest >>>= 4)
      this.#bytes[start + HEAD.length + at] = DIGITS[rest & 15] ?? 0
    return crc
  }

  /** Hands over what was added; it stands there until more is added. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#length)
    this.#length = 0
    // What a long line needed is not kept for short ones.
    if (this.#bytes.length > ROOM) this.#bytes = Buffer.allocUnsafe(ROOM)
    return taken
  }

  #makeRoom(text: string): void {
    if (this.#length + UNIT_BYTES * text.length <= this.#bytes.length) return
    const needed = this.#length + Buffer.byteLength(text)
    if (needed <= this.#bytes.length) return
    const before = this.#bytes
    // Twice as much, so that many lines are not copied for each one.
    this.#bytes = Buffer.allocUnsafe(Math.max(needed, 2 * before.length))
    before.copy(this.#bytes, 0, 0, this.#length)
  }
}

/** What a journal holds, and where it goes on. */
export interface JournalContent {
  readonly records: readonly Json[]
  /** The same as text, where it was asked for. */
  readonly texts: readonly string[]
  readonly crc: number
  /** What must be done to the file before anything is appended, when a crash tore its last line; null when it is whole. */
  readonly mend: Mend | null
  /** What a crash left of a line that did not get there; empty when none is torn. */
  readonly torn: string
}

/** The last line only lacks its end, or it is taken away. */
export type Mend = 'end' | 'cut'

/** A journal line by line: a long one is never held as one text. */
export interface JournalLines {
  readonly lines: Iterable<string>
  /** Whether the last of them has no end. */
  readonly isOpen: boolean
}

/** A journal that is there as one text. */
export function linesIn(text: string): JournalLines {
  const isOpen = text !== '' && !text.endsWith('\n')
  const lines = text.split('\n')
  return { lines: isOpen ? lines : lines.slice(0, -1), isOpen }
}

interface Line {
  readonly record: Json
  readonly text: string
  readonly crc: number
}

/**
 * Reads a journal that goes on from one of these checksums; anything but a torn last line is damage that no resume may
 * build on.
 */
export function readJournal(
  { lines, isOpen }: JournalLines,
  starts: JournalStarts,
  keepsTexts = false,
): Result<JournalContent, string> {
  const records: Json[] = []
  const texts: string[] = []
  const words = new SharedWords()
  let crc = starts[0]
  let torn: string | null = null
  let number = 0
  for (const text of lines) {
    number += 1
    if (number === 1) crc = startOf(text, starts)
    // Only the last one may be torn, and whether one is the last is known when the next one comes.
    if (torn !== null) return damaged(number - 1)
    const line = soundLine(text, crc)
    if (line === null) {
      torn = text
      continue
    }
    words.share(line.record)
    records.push(line.record)
    if (keepsTexts) texts.push(line.text)
    crc = line.crc
  }
  if (torn === null) return ok({ records, texts, crc, mend: isOpen ? 'end' : null, torn: '' })
  // A crash leaves a prefix of a line: perhaps all but its end. More than a whole line is damage, not a crash.
  if (!isOpen || soundLine(torn.slice(0, -1), crc) !== null) return damaged(number)
  return ok({ records, texts, crc, mend: 'cut', torn })
}

/** What the first line of a journal may go on from; the first of them where nothing is written yet. */
export type JournalStarts = readonly [number, ...number[]]

function startOf(first: string, starts: JournalStarts): number {
  const fits = (start: number): boolean =>
    soundLine(first, start) !== null || soundLine(first.slice(0, -1), start) !== null
  return starts.find(fits) ?? starts[0]
}

/** Fields that say the same in very many lines. */
const REPEATED = ['type', 'node'] as const

/** Lines of a long journal have the same words again and again: each is kept once. */
class SharedWords {
  readonly #words = new Map<string, string>()
  /** The last hash of each node: a step that runs again has the same one, and every item its own. */
  readonly #hashes = new Map<string, string>()

  share(record: Json): void {
    const entry = isJsonObject(record) ? record['e'] : undefined
    if (!isJsonObject(entry)) return
    const shared: Record<string, Json> = entry
    for (const field of REPEATED) {
      const word = entry[field]
      if (typeof word !== 'string') continue
      const known = this.#words.get(word)
      if (known === undefined) this.#words.set(word, word)
      else shared[field] = known
    }
    const { node, hash } = entry
    if (typeof node !== 'string' || typeof hash !== 'string') return
    const last = this.#hashes.get(node)
    if (last === hash) shared['hash'] = last
    else this.#hashes.set(node, hash)
  }
}

/** Whether a torn line is the beginning of the one that has this checksum, as far as that can be seen. */
export function isBeginningOf(torn: string, checksum: string): boolean {
  const opening = `${HEAD}${checksum}`
  return torn !== '' && (torn.startsWith(opening) || opening.startsWith(torn))
}

function damaged(number: number): Result<never, string> {
  return err(`line ${number} of the journal is damaged`)
}

function soundLine(line: string, previous: number): Line | null {
  const body = line.slice(BODY_START, -1)
  if (!line.startsWith(HEAD) || !line.endsWith('}')) return null
  const crc = crc32(body, previous)
  if (line.slice(HEAD.length, BODY_START) !== `${checksumText(crc)}${MIDDLE}`) return null
  const record = parseJson(body)
  return record === undefined ? null : { record, text: body, crc }
}

/** A document that carries its own checksum. */
export function sealed(content: Record<string, Json>): string {
  const body = jsonText(content)
  return `${jsonText({ ...content, checksum: checksumText(crc32(body)) }, 2)}\n`
}

export function unsealed(text: string): Result<Record<string, Json>, string> {
  const value = parseJson(text)
  if (!isJsonObject(value)) return err('it is not a JSON object')
  const { checksum, ...content } = value
  if (checksum !== checksumText(crc32(jsonText(content))))
    return err('its checksum does not match: it was damaged or edited')
  return ok(content)
}
