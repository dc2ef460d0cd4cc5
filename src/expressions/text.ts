const ASTRAL = /[\ud800-\udbff][\udc00-\udfff]/

/** Whether every code point is one unit, so that JavaScript's own indexing is right. */
export function isSimple(text: string): boolean {
  return !ASTRAL.test(text)
}

/** The length in code points, as Python counts. */
export function lengthOf(text: string): number {
  if (isSimple(text)) return text.length
  let count = 0
  for (const _ of text) count += 1
  return count
}

export function charsOf(text: string): string[] {
  return isSimple(text) ? text.split('') : Array.from(text)
}

/** The part between two positions counted in code points, both within the text. */
export function sliceText(text: string, start: number, stop: number): string {
  return isSimple(text) ? text.slice(start, stop) : Array.from(text).slice(start, stop).join('')
}

/** Orders texts by code point; JavaScript orders by unit, which differs beyond the basic plane. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  if (isSimple(a) && isSimple(b)) return a < b ? -1 : 1
  const [left, right] = [Array.from(a), Array.from(b)]
  for (let i = 0; i < left.length && i < right.length; i += 1) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

export function capitalize(text: string): string {
  const [first = ''] = text
  return titleChar(first) + text.slice(first.length).toLowerCase()
}

/** A single letter at the start of a word; the sharp s becomes Ss, not SS. */
export function titleChar(char: string): string {
  const upper = char.toUpperCase()
  if (lengthOf(upper) === 1) return upper
  const [first = ''] = upper
  return first + upper.slice(first.length).toLowerCase()
}
