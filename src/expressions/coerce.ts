import { exactNumber } from '../core/float.js'
import { isRecord, type Json, ownEntry, parseJson } from '../core/json.js'

export const PYTHON_WORDS: Readonly<Record<string, Json>> = { True: true, False: false, None: null }
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const NUMBER_LIKE = /^-?\d/

/** Replaces integers that a JavaScript number cannot hold by text, at any depth. */
function longAsText(value: Json): Json {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(longAsText)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, longAsText(item)]))
}

/** Converts the rendered text of an `output:` value to data if it is a literal; other text stays text. */
export function coerceText(text: string): Json {
  const trimmed = text.trim()
  if (trimmed === '') return text
  const python = ownEntry(PYTHON_WORDS, trimmed)
  if (python !== undefined) return python
  if (NUMBER_LIKE.test(trimmed)) {
    const isExact = NUMBER.test(trimmed) && Math.abs(Number(trimmed)) <= Number.MAX_SAFE_INTEGER
    return isExact ? exactNumber(trimmed, Number(trimmed)) : text
  }
  if (!/^(?:["[{]|true$|false$|null$)/.test(trimmed)) return text
  const value = parseJson(trimmed)
  return value === undefined ? text : longAsText(value)
}
