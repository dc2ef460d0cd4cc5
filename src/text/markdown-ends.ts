/** An open construct of a page: a code fence, a raw HTML tag or a comment. */
interface Open {
  readonly end: string
  readonly closes: RegExp
}

const FENCE = /^(?:(`{3,})(?=[^`]*$)|(~{3,}))/
const RAW_TAG = /^<(script|pre|style|textarea)(?=[\s>]|$)/i
const FOLD = /<(\/?)details(?=[\s>]|$)/gi
const MOST_FOLDS = 1000

/** Returns the text that closes the open code, comments and folds of a page, so that appended text is unaffected. */
export function missingEnds(markdown: string): string {
  let open: Open | null = null
  let folds = 0
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    if (open !== null) {
      if (open.closes.test(line)) open = null
      continue
    }
    open = findOpening(line)
    // A closing tag without an opening tag has no effect.
    if (open === null) for (const [, slash] of line.matchAll(FOLD)) folds = Math.max(0, folds + (slash === '' ? 1 : -1))
  }
  const last = open === null ? '' : `\n${open.end}\n`
  return last + '\n</details>\n'.repeat(Math.min(folds, MOST_FOLDS))
}

/** Only the start of a line counts: an indented construct belongs to a list item, and ends with the item. */
function findOpening(line: string): Open | null {
  const [, backticks, tildes] = FENCE.exec(line) ?? []
  const mark = backticks ?? tildes
  if (mark !== undefined)
    return { end: mark, closes: new RegExp(`^ {0,3}\\${mark.charAt(0)}{${mark.length},}[ \\t]*$`) }
  const tag = RAW_TAG.exec(line)?.[1]
  if (tag === undefined && !line.startsWith('<!--')) return null
  const end = tag === undefined ? '-->' : `</${tag}>`
  const closes = new RegExp(end, 'i')
  return closes.test(line.slice(2)) ? null : { end, closes }
}
