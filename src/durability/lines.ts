import { isJsonObject, type Json, jsonText, parseJson } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { checksumText, crc32 } from '../text/crc32.js'

const HEAD = '{"c":"'
const MIDDLE = '","d":'
const CRC_CHARS = 8
const BODY_START = HEAD.length + CRC_CHARS + MIDDLE.length

/**
 * One line of the journal. The checksum of each covers the one before it, so that a flipped byte, a missing line and a
 * changed order are all seen; only the last line may be torn, because that is what a crash leaves.
 */
export function journalLine(data: string, previous: number): { readonly text: string; readonly crc: number } {
  const crc = crc32(data, previous)
  return { text: `${HEAD}${checksumText(crc)}${MIDDLE}${data}}\n`, crc }
}

/** What a journal holds, and where it goes on. */
export interface JournalContent {
  readonly records: readonly Json[]
  /** The same as text, where it was asked for. */
  readonly texts: readonly string[]
  readonly crc: number
  /** What the file must hold before anything is appended, when a crash tore its last line; null when it is whole. */
  readonly mended: string | null
  /** What a crash left of a line that did not get there; empty when none is torn. */
  readonly torn: string
}

interface Line {
  readonly record: Json
  readonly text: string
  readonly crc: number
}

/**
 * Reads a journal that goes on from a checksum; anything but a torn last line is damage that no resume may build on.
 */
export function readJournal(text: string, from = 0, keepsTexts = false): Result<JournalContent, string> {
  const records: Json[] = []
  const texts: string[] = []
  let crc = from
  let at = 0
  for (let number = 1; at < text.length; number++) {
    const end = text.indexOf('\n', at)
    if (end === -1) return readTail(text, at, { records, texts, crc }, number, keepsTexts)
    const line = soundLine(text.slice(at, end), crc)
    if (line === null) return damaged(number)
    records.push(line.record)
    if (keepsTexts) texts.push(line.text)
    crc = line.crc
    at = end + 1
  }
  return ok({ records, texts, crc, mended: null, torn: '' })
}

/** A crash leaves a prefix of a line: perhaps all but its end. More than a whole line is damage, not a crash. */
function readTail(
  text: string,
  at: number,
  { records, texts, crc }: Pick<JournalContent, 'records' | 'texts' | 'crc'>,
  number: number,
  keepsTexts: boolean,
): Result<JournalContent, string> {
  const tail = text.slice(at)
  const whole = soundLine(tail, crc)
  if (whole !== null) {
    const all = { records: [...records, whole.record], texts: keepsTexts ? [...texts, whole.text] : texts }
    return ok({ ...all, crc: whole.crc, mended: `${text}\n`, torn: '' })
  }
  if (soundLine(tail.slice(0, -1), crc) !== null) return damaged(number)
  return ok({ records, texts, crc, mended: text.slice(0, at), torn: tail })
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
  return `${jsonText({ ...content, checksum: checksumText(crc32(body, 0)) }, 2)}\n`
}

export function unsealed(text: string): Result<Record<string, Json>, string> {
  const value = parseJson(text)
  if (!isJsonObject(value)) return err('it is not a JSON object')
  const { checksum, ...content } = value
  if (checksum !== checksumText(crc32(jsonText(content), 0)))
    return err('its checksum does not match: it was damaged or edited')
  return ok(content)
}
