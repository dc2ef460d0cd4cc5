import { method } from './method.js'
import type { MethodTable } from './state.js'

export function isLower(text: string): boolean {
  return /\p{Lowercase}/u.test(text) && !/[\p{Lu}\p{Lt}]/u.test(text)
}

export function isUpper(text: string): boolean {
  return /\p{Uppercase}/u.test(text) && !/[\p{Ll}\p{Lt}]/u.test(text)
}

function isTitle(text: string): boolean {
  let cased = false
  let previous = false
  for (const char of text) {
    if (/[\p{Lu}\p{Lt}]/u.test(char)) {
      if (previous) return false
      previous = true
      cased = true
    } else if (/\p{Lowercase}/u.test(char)) {
      if (!previous) return false
      cased = true
    } else {
      previous = false
    }
  }
  return cased
}

/** The pattern is made when it is asked for: with classes of Unicode that is slow, and few files use them. */
function matches(pattern: () => RegExp) {
  return method<string>('', (_st, text) => pattern().test(text))
}

/** Methods of texts that answer yes or no. */
export const TEXT_TEST_METHODS: MethodTable<string> = new Map([
  ['isdigit', matches(() => /^[\p{Nd}²³¹⁰⁴-⁹₀-₉①-⑨]+$/u)],
  ['isdecimal', matches(() => /^\p{Nd}+$/u)],
  ['isnumeric', matches(() => /^\p{N}+$/u)],
  ['isalpha', matches(() => /^\p{L}+$/u)],
  ['isalnum', matches(() => /^[\p{L}\p{N}]+$/u)],
  ['isspace', matches(() => /^[\s\x1c-\x1f\x85]+$/u)],
  ['isascii', matches(() => /^[\x00-\x7f]*$/)],
  ['isidentifier', matches(() => /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u)],
  ['isprintable', matches(() => /^(?: |[^\p{C}\p{Z}])*$/u)],
  ['islower', method('', (_st, text) => isLower(text))],
  ['isupper', method('', (_st, text) => isUpper(text))],
  ['istitle', method('', (_st, text) => isTitle(text))],
])
