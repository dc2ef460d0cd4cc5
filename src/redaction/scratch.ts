const scratch = Buffer.alloc(1 << 17)
let filled = ''

/**
 * The low bytes of a text's characters, one each, on an even address: enough to rule out, and offsets stay the same.
 * What one search has filled in, the next search of the same text finds there.
 */
export function codesOf(text: string): Uint8Array {
  if (text.length > scratch.length) return Buffer.from(text, 'latin1')
  if (text.length !== filled.length || text !== filled) {
    scratch.write(text, 'latin1')
    filled = text
  }
  return scratch
}
