/**
 * Cuts that never leave half of a secret. What is cut is redacted only later, on its way out, because nodes see true values;
 * so a cut falls between lines, or at least between words, and a word that is longer than the whole excerpt is left out.
 * Who knows the secrets says where they are, and no cut falls inside of one.
 */
const CUT = '…'

/** A stretch of a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Stretches of a text that would be masked, in order; they do not overlap. */
export type SecretSpans = (text: string) => readonly Span[]

/** For texts that hold nothing that is known to be secret. */
export const NO_SECRETS: SecretSpans = () => []

/** So much around a cut is looked at; no spelling of a secret is longer. */
export const CUT_WINDOW = 8192

/** The stretch that a cut between two texts would go through, as offsets into both together; null when it goes through none. */
export function spanAcross(before: string, after: string, secrets: SecretSpans): Span | null {
  const at = before.length
  return secrets(before + after).find(({ start, end }) => start < at && end > at) ?? null
}

/** The beginning of a text. */
export function headOf(text: string, limit: number, secrets = NO_SECRETS): string {
  if (text.length <= limit) return text
  const at = headEnd(text, limit - CUT.length)
  const before = text.slice(Math.max(0, at - CUT_WINDOW), at)
  const span = spanAcross(before, text.slice(at, at + CUT_WINDOW), secrets)
  return `${text.slice(0, span === null ? at : at - before.length + span.start)}${CUT}`
}

/** A text without its middle: a line often names its reason at its end. For what is redacted already. */
export function withoutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text
  const tail = text.slice(-Math.floor(limit / 2))
  return `${headOf(text, limit - tail.length - 1)} ${tail.slice(tail.indexOf(' ') + 1)}`
}

function headEnd(text: string, room: number): number {
  for (let at = room; at > 0; at--) if (isSpace(text[at]) || endsValue(text, at)) return at
  const head = text.slice(0, room)
  if (isRuler(head)) return room
  // Compact data with a first value that is too long: its keys still say what it was.
  return keyEnd(head)
}

/** The end of a text, in at most so many bytes; whole lines where there are any. */
export function tailOf(text: string, bytes: number, secrets = NO_SECRETS): string {
  if (text.length <= bytes / 4) return text
  const last = lastBytes(text, bytes)
  if (last.length === text.length) return text
  const { at, marked } = tailStart(text, last)
  const before = text.slice(Math.max(0, at - CUT_WINDOW), at)
  const span = spanAcross(before, text.slice(at, at + CUT_WINDOW), secrets)
  if (span !== null) return `${CUT}${text.slice(at - before.length + span.end)}`
  return marked ? `${CUT}${text.slice(at)}` : withoutHalfKey(text.slice(at))
}

function tailStart(text: string, tail: string): { readonly at: number; readonly marked: boolean } {
  const at = text.length - tail.length
  if (text[at - 1] === '\n') return { at, marked: false }
  const line = tail.search(/[\r\n]/)
  if (line !== -1 && line < tail.length - 1) return { at: at + line + 1, marked: false }
  // One endless line: the first words may be a value whose sensitive name was cut off.
  const words = /^\S*\s+\S*\s+/.exec(tail)
  if (words !== null) return { at: at + words[0].length, marked: true }
  return isRuler(tail) ? { at, marked: false } : { at: text.length, marked: true }
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
function withoutHalfKey(tail: string): string {
  const end = KEY_END.exec(tail)
  if (end === null || tail.slice(0, end.index).includes('-----BEGIN ')) return tail
  return tail.slice(end.index + end[0].length).replace(/^\r?\n/, '')
}
