/** What stands where something secret was. */
export const MASK = '***'

/** Stretches of a text as a flat list of start and end offsets: no object per hit on a path that is taken very often. */
export type Spans = number[]

/** Pushes a stretch; where it overlaps the last one, both become one: a text that repeats itself would have very many. */
export function pushSpan(spans: Spans, start: number, end: number): void {
  const last = spans.length - 1
  const [lastStart, lastEnd] = [spans[last - 1], spans[last]]
  if (lastStart === undefined || lastEnd === undefined || start > lastEnd || end < lastStart) spans.push(start, end)
  else {
    spans[last - 1] = Math.min(lastStart, start)
    spans[last] = Math.max(lastEnd, end)
  }
}

/** Sorts stretches and joins those that overlap or touch, so that two secrets that share characters both vanish whole. */
export function mergeSpans(spans: Spans): Spans {
  if (spans.length === 0) return spans
  const order: number[] = []
  for (let index = 0; index < spans.length; index += 2) order.push(index)
  order.sort((a, b) => (spans[a] ?? 0) - (spans[b] ?? 0))
  const merged: Spans = []
  for (const index of order) {
    const start = spans[index] ?? 0
    const end = spans[index + 1] ?? 0
    const last = merged.length - 1
    const lastEnd = merged[last]
    if (lastEnd !== undefined && start <= lastEnd) merged[last] = Math.max(lastEnd, end)
    else merged.push(start, end)
  }
  return merged
}

/** Puts the mask over merged stretches. */
export function maskSpans(text: string, merged: Spans): string {
  const parts: string[] = []
  let at = 0
  for (let index = 0; index < merged.length; index += 2) {
    parts.push(text.slice(at, merged[index]), MASK)
    at = merged[index + 1] ?? at
  }
  parts.push(text.slice(at))
  return parts.join('')
}

const PLACEHOLDER = /^(?:\*{3,}|VALUE|\$?\{.*|\$\(.*|\$[A-Z_][A-Z0-9_]*|%[A-Z_][A-Z0-9_]*%|<[^<>]*>?|\[[^[\]]*\]?)$/s

/** A value that only stands for another one: a variable, a template, the word of our own advice, or a mask that is there already. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value)
}

/** The end of the characters that a sticky pattern matches from an offset on; the pattern must also match none. */
export function runEnd(run: RegExp, text: string, at: number): number {
  run.lastIndex = at
  run.test(text)
  return run.lastIndex
}
