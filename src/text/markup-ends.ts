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
export function missingMarkupEnds(lines: Iterable<string>): string {
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
