/**
 * The border for text that patterns see. Logs, reports, outputs and messages of other programs cross it where they are read, so
 * that no pattern sees a line of more than 1,000 characters or a word of more than 260.
 */
export const MAX_LINE_CHARS = 1000
/** The longest path of Windows; longer words are data. */
export const MAX_WORD_CHARS = 260

const CUT = '…'
const HEAD_CHARS = 700
const TAIL_CHARS = MAX_LINE_CHARS - HEAD_CHARS - CUT.length - 2

/** Returns a line without the middle of a longer one and without the rest of longer words. A `…` marks each cut. */
export function boundLine(line: string): string {
  if (line.length <= MAX_WORD_CHARS) return line
  return boundWords(line.length <= MAX_LINE_CHARS ? line : withoutLongMiddle(line))
}

/** Cuts at blanks where there are some, because a secret must not be split. */
function withoutLongMiddle(line: string): string {
  const head = line.slice(0, HEAD_CHARS)
  const tail = line.slice(-TAIL_CHARS)
  const headEnd = head.lastIndexOf(' ')
  const tailStart = tail.indexOf(' ')
  const kept = head.slice(0, headEnd > HEAD_CHARS - MAX_WORD_CHARS ? headEnd : HEAD_CHARS)
  return `${kept} ${CUT} ${tail.slice(tailStart < MAX_WORD_CHARS ? tailStart + 1 : 0)}`
}

/** Plain loop: a pattern would scan a word once for each of its characters. */
function boundWords(line: string): string {
  let result = ''
  let [start, copied] = [0, 0]
  for (let index = 0; index <= line.length; index += 1) {
    const code = index < line.length ? line.charCodeAt(index) : BLANK
    if (code !== BLANK && code !== TAB) continue
    if (index - start > MAX_WORD_CHARS) {
      result += `${line.slice(copied, start + MAX_WORD_CHARS - CUT.length)}${CUT}`
      copied = index
    }
    start = index + 1
  }
  return copied === 0 ? line : result + line.slice(copied)
}

const BLANK = 0x20
const TAB = 0x09

/** Returns the lines of a text, each within the border. */
export function boundLines(text: string): readonly string[] {
  return text.split('\n').map(boundLine)
}

/** A pattern that takes more than linear time, and so sees only the first 1,000 characters of a text. */
export class BoundedPattern extends RegExp {
  override exec(text: string): RegExpExecArray | null {
    return super.exec(text.slice(0, MAX_LINE_CHARS))
  }
}
