/** Something in a page that goes on until its end is written. */
interface Open {
  readonly end: string
  readonly closes: (line: string) => boolean
  /** How far a line must be indented to belong to the list item around it. */
  readonly indent: number
}

const LIST_ITEM = /^( *)(?:[-*+]|\d{1,9}[.)])( {1,4}|$)/
const RAW_TAG = /^<(script|pre|style|textarea)(?=[\s>]|$)/i
const FOLD = /<(\/?)details(?=[\s>]|$)/gi
const MOST_FOLDS = 1000

/** What has to be appended to a page so that what follows stands for itself: the ends of code, comments and folds. */
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
    // An end without a beginning changes nothing in a page.
    if (open === null) for (const [, slash] of line.matchAll(FOLD)) folds = Math.max(0, folds + (slash === '' ? 1 : -1))
  }
  // What is open in a list item ends with it, because what follows is not indented.
  const last = open === null || open.indent > 0 ? '' : `\n${open.end}\n`
  return last + '\n</details>\n'.repeat(Math.min(folds, MOST_FOLDS))
}

function leaves(line: string, indent: number): boolean {
  return indent > 0 && line.trim() !== '' && indentOf(line) < indent
}

/** The column at which the text of the list item begins that a line belongs to; 0 outside of lists. */
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
