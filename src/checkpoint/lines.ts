import { isJsonObject, type Json, parseJson } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { crc32 } from './crc32.js'

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
  return { text: `${HEAD}${hex(crc)}${MIDDLE}${data}}\n`, crc }
}

function hex(crc: number): string {
  return crc.toString(16).padStart(CRC_CHARS, '0')
}

/** What a journal holds, and where it goes on. */
export interface JournalContent {
  readonly records: readonly Json[]
  readonly crc: number
  /** Length in bytes of what is sound; a torn last line is cut off before anything is appended. */
  readonly soundBytes: number
}

/** Reads a journal; anything but a torn last line is damage that no resume may build on. */
export function readJournal(text: string): Result<JournalContent, string> {
  const records: Json[] = []
  let crc = 0
  let at = 0
  for (let number = 1; at < text.length; number++) {
    const end = text.indexOf('\n', at)
    if (end === -1) break
    const line = text.slice(at, end)
    const body = line.slice(BODY_START, -1)
    const expected = crc32(body, crc)
    const sound =
      line.startsWith(HEAD) && line.slice(HEAD.length, HEAD.length + CRC_CHARS) === hex(expected) && line.endsWith('}')
    const record = sound ? parseJson(body) : undefined
    if (record === undefined) return err(`line ${number} of the journal is damaged`)
    records.push(record)
    crc = expected
    at = end + 1
  }
  return ok({ records, crc, soundBytes: Buffer.byteLength(text.slice(0, at), 'utf8') })
}

/** A document that carries its own checksum. */
export function sealed(content: Record<string, Json>): string {
  const body = JSON.stringify(content)
  return `${JSON.stringify({ ...content, checksum: hex(crc32(body, 0)) }, null, 2)}\n`
}

export function unsealed(text: string): Result<Record<string, Json>, string> {
  const value = parseJson(text)
  if (!isJsonObject(value)) return err('it is not a JSON object')
  const { checksum, ...content } = value
  if (checksum !== hex(crc32(JSON.stringify(content), 0)))
    return err('its checksum does not match: it was damaged or edited')
  return ok(content)
}
