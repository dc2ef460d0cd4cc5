/**
 * Cuts that never leave half of a secret. What is cut is redacted only later, on its way out, because nodes see true values;
 * so a cut falls between lines, or at least between words, and a word that is longer than the whole excerpt is left out.
 */
const CUT = '…'

/** The beginning of a text. */
export function headOf(text: string, limit: number): string {
  if (text.length <= limit) return text
  const room = limit - CUT.length
  for (let at = room; at > 0; at--) {
    if (isSpace(text[at]) || endsValue(text, at)) return `${text.slice(0, at)}${CUT}`
  }
  const head = text.slice(0, room)
  if (isRuler(head)) return `${head}${CUT}`
  // Compact data whose first value is too long: its keys tell at least what it was.
  return `${head.slice(0, keyEnd(head))}${CUT}`
}

/** The end of a text, in at most so many bytes; whole lines where there are any. */
export function tailOf(text: string, bytes: number): string {
  if (text.length <= bytes / 4) return text
  const tail = lastBytes(text, bytes)
  if (tail.length === text.length || text[text.length - tail.length - 1] === '\n') return withoutHalfKey(text, tail)
  const line = tail.search(/[\r\n]/)
  if (line !== -1 && line < tail.length - 1) return withoutHalfKey(text, tail.slice(line + 1))
  // One endless line: the first words may be a value whose telling name was cut off.
  const words = /^\S*\s+\S*\s+/.exec(tail)
  if (words !== null) return `${CUT}${tail.slice(words[0].length)}`
  return isRuler(tail) ? tail : CUT
}

const FEW_CHARACTERS = 8

/** A long run of few different characters, as rulers and progress bars are, holds no secret. */
function isRuler(text: string): boolean {
  const { size } = new Set(text)
  return size <= FEW_CHARACTERS && size * FEW_CHARACTERS <= text.length
}

function isSpace(char: string | undefined): boolean {
  return char !== undefined && /\s/.test(char)
}

/** Where one value of compact data ends and the next begins. */
function endsValue(text: string, at: number): boolean {
  if (text[at - 1] !== ',') return false
  return /["}\]\d]/.test(text[at - 2] ?? '') && /["{[\d-]/.test(text[at] ?? '')
}

/** Behind the last key whose value begins; 0 where there is none. */
function keyEnd(text: string): number {
  const colon = text.lastIndexOf('":')
  return colon === -1 ? 0 : colon + 2
}

/** As many whole characters as fit. */
function lastBytes(text: string, bytes: number): string {
  const all = Buffer.from(text.slice(-bytes), 'utf8')
  let start = Math.max(0, all.length - bytes)
  while (start < all.length && ((all[start] ?? 0) & 0xc0) === 0x80) start++
  return all.subarray(start).toString('utf8')
}

const KEY_END = /-----END [A-Z0-9 ]*PRIVATE KEY-----/

/** The rest of a private key whose beginning was cut off is recognised by its end only. */
function withoutHalfKey(text: string, tail: string): string {
  const end = tail.length === text.length ? null : KEY_END.exec(tail)
  if (end === null || tail.slice(0, end.index).includes('-----BEGIN ')) return tail
  return tail.slice(end.index + end[0].length).replace(/^\r?\n/, '')
}
