import { mayBeFormat } from './formats.js'

/** A word that is longer may be anything that is encoded. */
const LONGEST_WORD = 32
/** A word that ends so may go on, and be encoded: a question ends in another way. */
const GOES_ON = /[A-Za-z0-9+/=_-]$/
/** What of an escape or a sequence for the terminal has come, where its end has not. */
const UNFINISHED =
  /(?:%[0-9A-Fa-f]?|'(?:"'*"?)?|\\[^\s\\]{0,9}|&#?\w{0,7}|=[0-9A-F]?|[\u001b\u009b\u009d][^\s\u0007]{0,64})$/

/**
 * Where a text may be cut so that nothing before it is the first part of something secret that goes on behind its end: a known
 * spelling, which may hold blanks, or a word of a known shape.
 */
export function beforeBegun(text: string, spellings: Iterable<string>): number {
  const word = lastWordStart(text)
  let cut = beforeLongWords(text, mayBeSecret(text.slice(word)) ? word : text.length)
  const unfinished = UNFINISHED.exec(text)?.index ?? text.length
  for (const spelling of spellings) {
    cut = Math.min(cut, text.length - begunBy(text, spelling))
    // What an escape stands for is not known yet, but what stands before it is.
    if (unfinished < text.length) cut = Math.min(cut, unfinished - begunBy(text.slice(0, unfinished), spelling))
  }
  return cut
}

function lastWordStart(text: string): number {
  let start = text.length
  while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1
  return start
}

/** Long words behind one another may be the lines of something encoded that goes on. */
function beforeLongWords(text: string, end: number): number {
  for (let cut = end; ; ) {
    const before = text.slice(0, cut).trimEnd()
    const word = lastWordStart(before)
    if (before.length - word <= LONGEST_WORD) return cut
    cut = word
  }
}

function mayBeSecret(word: string): boolean {
  return word.length > LONGEST_WORD || GOES_ON.test(word) || mayBeFormat(word)
}

/** How long the end of a text is that is the first part of a literal, but not all of it; blanks alone give nothing away. */
function begunBy(text: string, literal: string): number {
  const first = literal.charAt(0)
  const from = Math.max(0, text.length - literal.length + 1)
  const end = text.trimEnd().length
  for (let at = text.indexOf(first, from); at >= 0 && at < end; at = text.indexOf(first, at + 1))
    if (literal.startsWith(text.slice(at))) return text.length - at
  return 0
}
