import { isNumberText, keepExact } from '../core/float.js'
import { isJsonNumber, isRecord, isWholeNumber, type Json, parseJson } from '../core/json.js'
import type { InputSpec } from './generated/workflow-file.js'

interface ValueType {
  readonly label: string
  readonly zero: Json
  readonly has: (value: unknown) => boolean
  readonly parse: (text: string) => Json | undefined
}

const toExactNumber = (text: string, isNumber: boolean): Json | undefined =>
  isNumber && Number.isFinite(Number(text)) ? keepExact(text, Number(text)) : undefined

/** Types of inputs and output fields. Booleans are `true` and `false` only: `0`, `no` and `off` are ambiguous. */
export const VALUE_TYPES: Readonly<Record<InputSpec['type'], ValueType>> = {
  string: { label: 'a text', zero: '', has: (value) => typeof value === 'string', parse: (text) => text },
  number: {
    label: 'a number',
    zero: 0,
    has: isJsonNumber,
    parse: (text) => toExactNumber(text, isNumberText(text.trim())),
  },
  integer: {
    label: 'a whole number',
    zero: 0,
    has: isWholeNumber,
    parse: (text) => toExactNumber(text, /^\s*[-+]?\d+\s*$/.test(text)),
  },
  boolean: {
    label: '`true` or `false`',
    zero: false,
    has: (value) => typeof value === 'boolean',
    parse: (text) => (/^\s*(true|false)\s*$/i.test(text) ? text.trim().toLowerCase() === 'true' : undefined),
  },
  array: { label: 'a list', zero: [], has: Array.isArray, parse: parseJson },
  object: { label: 'a mapping', zero: {}, has: isRecord, parse: parseJson },
}
