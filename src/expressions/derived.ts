import type { State } from './state.js'
import { isText, plainText, Tuple } from './values.js'

const MOST_TEXTS = 1000

type Tell = (made: string) => void

/** Lists that were made of a text that somebody cares for: its letters are too short to be told, what is made of them is not. */
const listsOf = new WeakMap<object, Tell>()

/** Hands on what a filter, a method or a slice made of a value, and tells whoever cares of the texts in it. */
export function derived(st: State, from: unknown, made: unknown): unknown {
  const tell = made === from ? null : whoCares(st, from)
  if (tell !== null) {
    if (typeof made === 'object' && made !== null) listsOf.set(made, tell)
    for (const text of textsIn(made)) tell(text)
  }
  return made
}

/** The same for a loop over single letters: what it wrote is made of all of them. */
export function derivedFromLetters(st: State, from: unknown, items: readonly unknown[], before: number): void {
  const tell = st.out.length > before ? whoCares(st, from) : null
  if (tell !== null && items.every((item) => isText(item) && plainText(item).length <= 2)) tell(st.out.slice(before))
}

/** Whom to tell of what is made of a value; null for nobody. */
function whoCares(st: State, from: unknown): Tell | null {
  const ask = st.scope.derived
  if (ask === undefined) return null
  if (isText(from)) return ask(plainText(from))
  return typeof from === 'object' && from !== null ? (listsOf.get(from) ?? null) : null
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
