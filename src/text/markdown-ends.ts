/** Something in a page that goes on until its end is written. */
interface Open {
  readonly end: string
  readonly closes: (line: string) => boolean
  /** How far a line must be indented to belong to the list item around it. */
  readonly indent: number
}

const LIST_ITEM = /^( *)(?:[-*+]|\d{1,9}[.)])( {1,4}|$)/
/** Tags that a page carries on into every later block until they end: all of it would be one link, or struck out. */
const CARRIED = /<(\/?)(?:(details)(?=[\s>]|$)|(a|code|del|kbd|s|samp|strike|sub|sup|tt)(?:\s[^<>]*)?>)/gi
const MOST_ENDS = 1000
const RAW_TAG = /^<(script|pre|style|textarea)(?=[\s>]|$)/i

/** What has to be appended to a page so that what follows stands for itself: the ends of code, comments, tags and folds. */
export function missingEnds(markdown: string): string {
  let open: Open | null = null
  let item = 0
  const carried = new Map<string, number>()
  const outside: string[] = []
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    if (open !== null) {
      if (!leaves(line, open.indent)) {
        if (open.closes(line)) open = null
        continue
      }
      open = null
    }
    item = itemIndent(line, item)
    const text = line.slice(Math.min(item, line.length))
    open = opened(text, item)
    outside.push(open === null ? line : '')
    if (open === null) countCarried(line, carried)
  }
  // What is open in a list item ends with it, because what follows is not indented.
  const last = open === null || open.indent > 0 ? '' : `\n${open.end}\n`
  const ends = [...carried].map(([tag, times]) => `\n</${tag}>\n`.repeat(Math.min(times, MOST_ENDS)))
  return last + missingMarkupEnds(outside) + ends.join('')
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
  if (line.startsWith('<!--')) return unlessClosed(line.slice(2), '-->', indent)
  if (line.startsWith('<?')) return unlessClosed(line, '?>', indent)
  if (line.startsWith('<![CDATA[')) return unlessClosed(line, ']]>', indent)
  return /^<![A-Za-z]/.test(line) ? unlessClosed(line, '>', indent) : null
}

function unlessClosed(line: string, end: string, indent: number): Open | null {
  const closes = (next: string): boolean => next.toLowerCase().includes(end.toLowerCase())
  return closes(line) ? null : { end, closes, indent }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** An end without a beginning changes nothing in a page, so one that was written inside of code may count. */
function countCarried(line: string, carried: Map<string, number>): void {
  for (const [, slash, fold, name] of line.matchAll(CARRIED)) {
    const tag = (fold ?? name ?? '').toLowerCase()
    carried.set(tag, Math.max(0, (carried.get(tag) ?? 0) + (slash === '' ? 1 : -1)))
  }
}

/** Where a reader of markup is: in text, in a tag, in a value of one of its attributes, or in a comment. */
type Place = 'text' | 'tag' | '"' | "'" | 'comment'

/** What leads back into text, inside of markup that a page passes on as it is. */
const ENDS: Readonly<Record<Exclude<Place, 'text'>, string>> = {
  tag: '<p></p>',
  '"': '<p>"></p>',
  "'": "<p>'></p>",
  comment: '<p>--></p>',
}

/** What stands before each line of a quotation. */
const QUOTED = /^(?:\s*>)+/
/** Markup begins a block of a page when a tag begins a line, also in a list. */
const BEGINS = /^[\s*+-]*(?:\d{1,9}[.)]\s+)?<\/?[A-Za-z]/

/**
 * Ends of tags, attributes and comments that blocks of markup leave open. A page passes such a block on as it is, up to an
 * empty line, so that what follows the block would become a part of an attribute.
 */
function missingMarkupEnds(lines: Iterable<string>): string {
  const open = new Set<Exclude<Place, 'text'>>()
  let place: Place | null = null
  const leave = (): void => {
    if (place !== null && place !== 'text') open.add(place)
    place = null
  }
  for (const written of lines) {
    const line = written.replace(QUOTED, '')
    if (line.trim() === '') leave()
    else if (place !== null || BEGINS.test(line)) place = afterLine(line, place ?? 'text')
  }
  leave()
  return [...open].map((each) => `\n${ENDS[each]}\n`).join('')
}

/** The next thing that matters in each place. */
const NEXT: Readonly<Record<Place, RegExp>> = {
  text: /<!--|<\/?[A-Za-z]/g,
  tag: />|=\s*["']/g,
  '"': /"/g,
  "'": /'/g,
  comment: /-->/g,
}

function afterLine(line: string, from: Place): Place {
  let place = from
  let at = 0
  for (;;) {
    const pattern = NEXT[place]
    pattern.lastIndex = at
    const found = pattern.exec(line)?.[0]
    if (found === undefined) return place
    at = pattern.lastIndex
    place = placeAfter(place, found)
  }
}

function placeAfter(place: Place, found: string): Place {
  switch (place) {
    case 'text':
      return found === '<!--' ? 'comment' : 'tag'
    case 'tag':
      return found === '>' ? 'text' : found.endsWith('"') ? '"' : "'"
    case '"':
    case "'":
      return 'tag'
    case 'comment':
      return 'text'
  }
}
