import { exactNumber } from '../core/float.js'
import { endOfText, type Json, parseJson } from '../core/json.js'

const HOLDS_NOT = new Set(['false', '0', 'no', 'none', '', '[]', '{}'])
const PYTHON: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['True', true],
  ['False', false],
  ['None', null],
])
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const NUMBER_LIKE = /^-?\d/
const LONG_NUMBER = /\d{16}/
const TEXT_OR_NUMBER = /"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Whether a condition holds, judged by the text that its template rendered. */
export function conditionTextHolds(text: string): boolean {
  return !HOLDS_NOT.has(text.trim().toLowerCase())
}

function exact(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER
}

function coerceNumber(text: string): Json | undefined {
  if (!NUMBER.test(text)) return undefined
  const value = Number(text)
  return exact(value) ? exactNumber(text, value) : undefined
}

/** Keeps integers that a JavaScript number would change as text, also deep inside a document. */
function guardLongNumbers(text: string): string {
  if (!LONG_NUMBER.test(text)) return text
  let guarded = ''
  let at = 0
  TEXT_OR_NUMBER.lastIndex = 0
  for (let found = TEXT_OR_NUMBER.exec(text); found !== null; found = TEXT_OR_NUMBER.exec(text)) {
    const [token] = found
    if (token === '"') TEXT_OR_NUMBER.lastIndex = endOfText(text, found.index)
    else if (/^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token))) {
      guarded += `${text.slice(at, found.index)}"${token}"`
      at = TEXT_OR_NUMBER.lastIndex
    }
  }
  return guarded + text.slice(at)
}

/** Turns the rendered text of an `output:` value into data where it is a literal; other text stays as it is. */
export function coerceText(text: string): Json {
  const trimmed = text.trim()
  if (trimmed === '') return text
  const python = PYTHON.get(trimmed)
  if (python !== undefined) return python
  if (NUMBER_LIKE.test(trimmed)) return coerceNumber(trimmed) ?? text
  if (!/^(?:["[{]|true$|false$|null$)/.test(trimmed)) return text
  const value = parseJson(guardLongNumbers(trimmed))
  return value === undefined ? text : value
}
