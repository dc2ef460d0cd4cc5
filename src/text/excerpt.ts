/**
 * Truncation that never splits a secret. Text is truncated before it is redacted, because nodes see true values. So a cut
 * falls between lines or words, and a word longer than the whole excerpt is dropped. Callers that know the secrets pass
 * their spans, and no cut falls inside a span.
 */
const CUT = '…'

export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** Returns the ranges of a text that would be masked, in order and without overlaps. */
export type SecretSpans = (text: string) => readonly TextSpan[]

export const NO_SECRETS: SecretSpans = () => []

/** Number of characters examined on each side of a cut; no spelling of a secret is longer. */
export const CUT_WINDOW = 8192

/** Returns the secret that a cut between two texts would split, as offsets into both together, or null. */
export function spanAcross(before: string, after: string, secrets: SecretSpans): TextSpan | null {
  const cut = before.length
  return secrets(before + after).find(({ start, end }) => start < cut && end > cut) ?? null
}

/** Returns the beginning of a text, at most `limit` characters. */
export function cutHead(text: string, limit: number, secrets = NO_SECRETS): string {
  if (text.length <= limit) return text
  const end = findHeadEnd(text, limit - CUT.length)
  const before = text.slice(Math.max(0, end - CUT_WINDOW), end)
  const span = spanAcross(before, text.slice(end, end + CUT_WINDOW), secrets)
  return `${text.slice(0, span === null ? end : end - before.length + span.start)}${CUT}`
}

/** Masks the secrets of several lines: one of their lines alone may be too short to be found again. */
export function maskLines(text: string, secrets: SecretSpans): string {
  let [masked, from] = ['', 0]
  for (const { start, end } of secrets(text)) {
    if (!text.slice(start, end).includes('\n')) continue
    masked += `${text.slice(from, start)}***`
    from = end
  }
  return masked + text.slice(from)
}

/** Drops the middle of a redacted text: a line often names its reason at the end. */
export function withoutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text
  const tail = text.slice(-Math.floor(limit / 2))
  return `${cutHead(text, limit - tail.length - 1)} ${tail.slice(tail.indexOf(' ') + 1)}`
}

function findHeadEnd(text: string, room: number): number {
  for (let at = room; at > 0; at--) if (/\s/.test(text.charAt(at)) || endsValue(text, at)) return at
  const head = text.slice(0, room)
  if (isRuler(head)) return room
  // The first value of compact data is too long: keep the keys before it.
  const colon = head.lastIndexOf('":')
  return colon === -1 ? 0 : colon + 2
}

/** Returns the end of a text in at most `bytes` bytes, in whole lines if possible. */
export function cutTail(text: string, bytes: number, secrets = NO_SECRETS): string {
  if (text.length <= bytes / 4) return text
  const last = cutToLastBytes(text, bytes)
  if (last.length === text.length) return text
  const { start, marked } = findTailStart(text, last)
  const before = text.slice(Math.max(0, start - CUT_WINDOW), start)
  const span = spanAcross(before, text.slice(start, start + CUT_WINDOW), secrets)
  if (span !== null) return `${CUT}${text.slice(start - before.length + span.end)}`
  return marked ? `${CUT}${text.slice(start)}` : withoutHalfKey(text.slice(start))
}

function findTailStart(text: string, tail: string): { readonly start: number; readonly marked: boolean } {
  const start = text.length - tail.length
  if (text[start - 1] === '\n') return { start, marked: false }
  const line = tail.search(/[\r\n]/)
  if (line !== -1 && line < tail.length - 1) return { start: start + line + 1, marked: false }
  // In one long line, drop two words: they may be a value whose sensitive name was cut off.
  const words = /^\S*\s+\S*\s+/.exec(tail)
  if (words !== null) return { start: start + words[0].length, marked: true }
  return isRuler(tail) ? { start, marked: false } : { start: text.length, marked: true }
}

const FEW_CHARACTERS = 8

/** Reports whether a text is a long run of few different characters, such as a progress bar, which holds no secret. */
function isRuler(text: string): boolean {
  const { size } = new Set(text)
  return size <= FEW_CHARACTERS && size * FEW_CHARACTERS <= text.length
}

/** Reports whether a value of compact data ends at the offset and the next one begins. */
function endsValue(text: string, at: number): boolean {
  if (text[at - 1] !== ',') return false
  return /["}\]\d]/.test(text[at - 2] ?? '') && /["{[\d-]/.test(text[at] ?? '')
}

/** Returns the last whole characters that fit into a number of bytes. */
function cutToLastBytes(text: string, bytes: number): string {
  const all = Buffer.from(text.slice(-bytes), 'utf8')
  let start = Math.max(0, all.length - bytes)
  while (start < all.length && ((all[start] ?? 0) & 0xc0) === 0x80) start++
  return all.subarray(start).toString('utf8')
}

const KEY_END = /-----END [A-Z0-9 ]*PRIVATE KEY-----/

/** Drops the rest of a private key whose beginning was cut off; only its end line identifies it. */
function withoutHalfKey(tail: string): string {
  const end = KEY_END.exec(tail)
  if (end === null || tail.slice(0, end.index).includes('-----BEGIN ')) return tail
  return tail.slice(end.index + end[0].length).replace(/^\r?\n/, '')
}

/** Removes any of the given characters at the end of a text; a pattern such as `-+$` takes quadratic time. */
export function trimSigns(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
