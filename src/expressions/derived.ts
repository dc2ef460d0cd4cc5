import type { State } from './state.js'
import { isText, plainText, Tuple } from './values.js'

const MOST_TEXTS = 1000

/** Hands on what a filter, a method or a slice made of a value, and tells whoever cares of the texts in it. */
export function derived(st: State, from: unknown, made: unknown): unknown {
  const ask = st.scope.derived
  if (ask === undefined || made === from || !isText(from)) return made
  const tell = ask(plainText(from))
  if (tell !== null) for (const text of textsIn(made)) tell(text)
  return made
}

function textsIn(made: unknown): readonly string[] {
  const texts: string[] = []
  const left = [made]
  for (let value = left.pop(); value !== undefined && texts.length < MOST_TEXTS; value = left.pop()) {
    if (isText(value)) texts.push(plainText(value))
    else if (typeof value === 'number' || typeof value === 'bigint') texts.push(String(value))
    else if (Array.isArray(value)) left.push(...value.slice(0, MOST_TEXTS))
    else if (value instanceof Tuple) left.push(...value.items.slice(0, MOST_TEXTS))
  }
  return texts
}
