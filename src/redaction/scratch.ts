/** The low bytes of a text's characters, one each: enough to rule out, and offsets stay the same. */
export interface Codes {
  readonly bytes: Buffer
  /** The same two at a time; behind a text of odd length stands the end of a line. */
  readonly pairs: Uint16Array
}

const LINE_END = 10
const ROOM = 1 << 17
const scratch = room(ROOM)
let filled = ''

/** The bytes of a text, until the next one is asked for: what one search has filled in is there for the next search of the same text. */
export function codesOf(text: string): Codes {
  if (text.length > ROOM) return fill(room(text.length), text)
  if (text.length === filled.length && text === filled) return scratch
  filled = text
  return fill(scratch, text)
}

/** A few bytes more, for searches that look at several at once. */
function room(length: number): Codes {
  const bytes = Buffer.alloc(length + 8 + (length % 2))
  return { bytes, pairs: new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2) }
}

function fill(codes: Codes, text: string): Codes {
  codes.bytes.write(text, 'latin1')
  codes.bytes[text.length] = LINE_END
  return codes
}
