import { RAISE_MARKER } from '../core/envelope.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { toPlainText } from '../text/terminal-text.js'
import { findJsonWith } from './find-json.js'

/** Matches a brace, or the marker of a raise as JSON, Python and JavaScript write it. */
const BRACE_OR_MARKER = /[{}]|["']?conductor_error["']?\s*:\s*["']?(?:true|yes|1)\b/gi
/** Matches a line of YAML that begins with the marker of a raise. */
const MARKER_LINE = /^[ \t?>*-]*["']?conductor_error["']?\s*:\s*(?:[!&]\S{1,50}\s{1,50})?["']?(?:true|yes|on|y|1)\b/im
/** Matches texts that mean no, as in a condition. */
const SAYS_NO = /^(?:|false|no|off|none|null|0)$/i
/** Matches an escaped ASCII character in a text of JSON, JavaScript or YAML. */
const ESCAPED = /\\(?:x|u\{?0{0,6}|U0{6})([0-7][\da-f])\}?/gi

/**
 * Finds the raises in the answer of an agent: the objects with the marker, at any depth, in the order of the text. `isOther`: the
 * marker also stands in something that is not JSON, such as YAML or a torn object.
 */
export function findRaises(text: string): { readonly marked: readonly JsonObject[]; readonly isOther: boolean } {
  if (!mayHoldMarker(text)) return { marked: [], isOther: false }
  const { values, rest } = findJsonWith(mayHoldMarker, text)
  const plain = unescapeText(rest)
  return { marked: findMarked(values), isOther: hasTornRaise(plain) || MARKER_LINE.test(plain) }
}

/** Matches the beginning of an object with the marker that is not JSON as a whole, for example because of a `NaN`. */
const TORN_OBJECT = /\{[^{}]*"conductor_error"\s*:\s*true\b/

/** Reports whether a script printed an object with the marker, alone or behind other text. */
export function hasPrintedRaise(printed: string): boolean {
  if (!mayHoldMarker(printed)) return false
  const { values, rest } = findJsonWith(mayHoldMarker, toPlainText(printed))
  return values.flatMap((value) => (Array.isArray(value) ? value : [value])).some(isMarked) || TORN_OBJECT.test(rest)
}

function mayHoldMarker(text: string): boolean {
  return text.includes(RAISE_MARKER) || (text.includes('\\') && unescapeText(text).includes(RAISE_MARKER))
}

function unescapeText(text: string): string {
  return text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Reports whether a text that is not JSON has the marker of a raise behind an opening brace. */
function hasTornRaise(text: string): boolean {
  let brace = ''
  for (const [found] of text.matchAll(BRACE_OR_MARKER)) {
    if (found.length > 1 && brace === '{') return true
    if (found.length === 1) brace = found
  }
  return false
}

function findMarked(values: readonly Json[]): readonly JsonObject[] {
  return values.flatMap((value): readonly JsonObject[] => {
    if (Array.isArray(value)) return findMarked(value)
    if (!isJsonObject(value)) return []
    return isMarked(value) ? [value] : findMarked(Object.values(value))
  })
}

/** Reports whether an object raises: a marker in another spelling than `true` does too, as a malformed raise. */
function isMarked(value: Json): value is JsonObject {
  if (!isJsonObject(value) || !Object.hasOwn(value, RAISE_MARKER)) return false
  const marker = value[RAISE_MARKER] ?? null
  return typeof marker === 'string' ? !SAYS_NO.test(marker.trim()) : marker !== null && Number(marker) !== 0
}
