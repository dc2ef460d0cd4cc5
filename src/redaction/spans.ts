import type { Span } from '../text/excerpt.js'

/** What stands where something secret was. */
export const MASK = '***'

/** Stretches of a text that are secret, as they were found: in any order, and one may overlap another. */
export type Spans = Span[]

/** Adds a stretch; where it overlaps the last one, both become one: a text that repeats itself would have very many. */
export function pushSpan(spans: Spans, start: number, end: number): void {
  const last = spans.at(-1)
  if (last === undefined || start > last.end || end < last.start) spans.push({ start, end })
  else spans.splice(-1, 1, { start: Math.min(last.start, start), end: Math.max(last.end, end) })
}

/** Sorts stretches and joins those that overlap or touch, so that two secrets that share characters both vanish whole. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Spans = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) pushSpan(merged, start, end)
  return merged
}

/** Puts the mask over merged stretches. */
export function maskSpans(text: string, merged: readonly Span[], mask = MASK): string {
  let masked = ''
  let at = 0
  for (const { start, end } of merged) {
    masked += `${text.slice(at, start)}${mask}`
    at = end
  }
  return masked + text.slice(at)
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
