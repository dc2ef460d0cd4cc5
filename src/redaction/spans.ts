import type { TextSpan } from '../text/excerpt.js'

export const MASK = '***'

/** Secret stretches of a text in the order in which they were found; they may overlap. */
export type Spans = TextSpan[]

/** Adds a stretch. A stretch that overlaps the last one is merged into it, because a repetitive text would have very many. */
export function pushSpan(spans: Spans, start: number, end: number): void {
  const last = spans.at(-1)
  if (last === undefined || start > last.end || end < last.start) spans.push({ start, end })
  else spans.splice(-1, 1, { start: Math.min(last.start, start), end: Math.max(last.end, end) })
}

/** Sorts stretches and merges those that overlap or touch, so that two secrets with common characters are both masked completely. */
export function mergeSpans(spans: readonly TextSpan[]): readonly TextSpan[] {
  const merged: Spans = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) pushSpan(merged, start, end)
  return merged
}

export function maskSpans(text: string, merged: readonly TextSpan[], mask = MASK): string {
  let masked = ''
  let offset = 0
  for (const { start, end } of merged) {
    masked += `${text.slice(offset, start)}${mask}`
    offset = end
  }
  return masked + text.slice(offset)
}

const PLACEHOLDER = /^(?:\*{3,}|VALUE|\$?\{.*|\$\(.*|\$[A-Z_][A-Z0-9_]*|%[A-Z_][A-Z0-9_]*%|<[^<>]*>?|\[[^[\]]*\]?)$/s

/** Reports whether a value only refers to another one: a variable, a template, `VALUE` in a hint, or a mask. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value)
}

/** Returns the end of a run that a sticky pattern matches at an offset. The pattern must match the empty text too. */
export function findRunEnd(run: RegExp, text: string, offset: number): number {
  run.lastIndex = offset
  run.test(text)
  return run.lastIndex
}
