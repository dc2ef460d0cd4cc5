import type { Spans, View } from './spans.js'

const GOES_BACK = /[\b]|\r(?!\n)/

/** Whether a text goes back in its line, and prints over what stands there. */
export function goesBack(text: string): boolean {
  return GOES_BACK.test(text)
}

/** The text as it stands on paper: bold letters are printed twice, and a bar of progress again and again. */
export function printed(text: string, unseen: RegExp): View {
  /** For each place on the paper where its character stands in the text. */
  const places: number[] = []
  let lineStart = 0
  let at = 0
  const print = (from: number, to: number): void => {
    for (let offset = from; offset < to; offset += 1) {
      if (text[offset] === '\n') {
        // What is left of a line that was printed over stands before its end.
        places.push(offset)
        lineStart = at = places.length
      } else {
        places[at] = offset
        at += 1
      }
    }
  }
  let done = 0
  for (const { 0: piece, index } of text.matchAll(unseen)) {
    print(done, index)
    done = index + piece.length
    if (piece === '\b') at = Math.max(lineStart, at - 1)
    else if (piece === '\r') at = lineStart
    else if (piece === '\r\n') print(done - 1, done)
  }
  print(done, text.length)
  return {
    text: places.map((offset) => text[offset]).join(''),
    back: (spans, into) => pushStretches(places, spans, into),
  }
}

/** What was printed side by side may stand far apart: a stretch reaches from the first of it to the last. */
function pushStretches(places: readonly number[], spans: Spans, into: Spans): void {
  for (let index = 0; index < spans.length; index += 2) {
    let first = Number.POSITIVE_INFINITY
    let last = -1
    for (let place = spans[index] ?? 0; place < (spans[index + 1] ?? 0); place += 1) {
      const offset = places[place] ?? 0
      first = Math.min(first, offset)
      last = Math.max(last, offset)
    }
    if (last >= 0) into.push(first, last + 1)
  }
}
