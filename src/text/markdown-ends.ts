/** An open construct of a page: a code fence, a raw HTML tag or a comment. */
interface Open {
  readonly end: string
  readonly closes: (line: string) => boolean
  /** Indent that a line needs to belong to the surrounding list item. */
  readonly indent: number
}

const LIST_ITEM = /^( *)(?:[-*+]|\d{1,9}[.)])( {1,4}|$)/
const RAW_TAG = /^<(script|pre|style|textarea)(?=[\s>]|$)/i
const FOLD = /<(\/?)details(?=[\s>]|$)/gi
const MOST_FOLDS = 1000

/** Returns the text that closes the open code, comments and folds of a page, so that appended text is unaffected. */
export function missingEnds(markdown: string): string {
  let open: Open | null = null
  let item = 0
  let folds = 0
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    if (open !== null) {
      if (!leaves(line, open.indent)) {
        if (open.closes(line)) open = null
        continue
      }
      open = null
    }
    item = itemIndent(line, item)
    open = opened(line.slice(Math.min(item, line.length)), item)
    // A closing tag without an opening tag has no effect.
    if (open === null) for (const [, slash] of line.matchAll(FOLD)) folds = Math.max(0, folds + (slash === '' ? 1 : -1))
  }
  // A construct inside a list item ends with the item, because the appended text is not indented.
  const last = open === null || open.indent > 0 ? '' : `\n${open.end}\n`
  return last + '\n</details>\n'.repeat(Math.min(folds, MOST_FOLDS))
}

function leaves(line: string, indent: number): boolean {
  return indent > 0 && line.trim() !== '' && indentOf(line) < indent
}

/** Returns the column where the text of the line's list item begins; 0 outside of lists. */
function itemIndent(line: string, before: number): number {
  if (line.trim() === '') return before
  const around = indentOf(line) < before ? 0 : before
  const marker = LIST_ITEM.exec(line.slice(around))
  return marker === null ? around : around + marker[0].length
}

function opened(text: string, indent: number): Open | null {
  if (indentOf(text) > 3) return null
  const line = text.trimStart()
  const fence = /^(`{3,})[^`]*$|^(~{3,})/.exec(line)
  const mark = fence?.[1] ?? fence?.[2]
  if (mark !== undefined) {
    const end = new RegExp(`^ {0,3}\\${mark.charAt(0)}{${mark.length},}[ \\t]*$`)
    return { end: mark, closes: (next) => end.test(next.slice(Math.min(indent, indentOf(next)))), indent }
  }
  const tag = RAW_TAG.exec(line)?.[1]
  if (tag !== undefined) return unlessClosed(line, `</${tag}>`, indent)
  return line.startsWith('<!--') ? unlessClosed(line.slice(2), '-->', indent) : null
}

function unlessClosed(line: string, end: string, indent: number): Open | null {
  const closes = (next: string): boolean => next.toLowerCase().includes(end.toLowerCase())
  return closes(line) ? null : { end, closes, indent }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
