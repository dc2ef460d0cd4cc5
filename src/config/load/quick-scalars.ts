import type { YamlScalar } from './nodes.js'

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\u0007',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\u001b',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
}

/** A quoted scalar that ends before `end`; null when there is no quote, undefined when it is not closed or unusual. */
export function quotedAt(text: string, offset: number, end: number): YamlScalar | null | undefined {
  const quote = text[offset]
  if (quote === '"') return doubleAt(text, offset, end)
  return quote === "'" ? singleAt(text, offset, end) : null
}

function singleAt(text: string, offset: number, end: number): YamlScalar | undefined {
  for (let at = offset + 1; at < end; at++) {
    if (text[at] !== "'") continue
    if (text[at + 1] === "'") at++
    else return quoted('single', text.slice(offset + 1, at).replaceAll("''", "'"), offset, at + 1)
  }
  return undefined
}

function doubleAt(text: string, offset: number, end: number): YamlScalar | undefined {
  let value = ''
  let from = offset + 1
  for (let at = from; at < end; at++) {
    const char = text[at]
    if (char === '"') return quoted('double', value + text.slice(from, at), offset, at + 1)
    if (char !== '\\') continue
    value += text.slice(from, at)
    const code = text[at + 1] ?? ''
    const hex = code === 'u' ? text.slice(at + 2, at + 6) : code === 'x' ? text.slice(at + 2, at + 4) : null
    const escaped = hex === null ? ESCAPES[code] : hexChar(hex, code === 'u' ? 4 : 2)
    if (escaped === undefined) return undefined
    value += escaped
    at += 1 + (hex?.length ?? 0)
    from = at + 1
  }
  return undefined
}

function hexChar(digits: string, length: number): string | undefined {
  return digits.length === length && /^[0-9a-fA-F]+$/.test(digits)
    ? String.fromCharCode(Number.parseInt(digits, 16))
    : undefined
}

function quoted(style: 'single' | 'double', value: string, start: number, end: number): YamlScalar {
  return { kind: 'scalar', start, end, style, value, source: value, tag: null }
}

const INDICATORS = '[]{}#&*!|>\'"%@`,'
const FLOW_INDICATORS = '[]{},'

/** Whether a plain scalar may begin here. */
export function startsPlain(text: string, offset: number, end: number, inFlow: boolean): boolean {
  const first = text[offset]
  if (first === undefined || offset >= end || INDICATORS.includes(first)) return false
  if (first !== '-' && first !== '?' && first !== ':') return true
  const second = text[offset + 1]
  return offset + 1 < end && second !== undefined && second !== ' ' && !(inFlow && FLOW_INDICATORS.includes(second))
}

const INTEGER = /^[-+]?\d+$/
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/
const WORDS: ReadonlyMap<string, null | boolean> = new Map<string, null | boolean>([
  ['', null],
  ['~', null],
  ['null', null],
  ['Null', null],
  ['NULL', null],
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
])

/** What a plain text is in the core schema of YAML 1.2; spaces after it are not part of it, other white space is. */
export function resolvePlain(text: string, start: number): YamlScalar {
  let length = text.length
  while (text.charCodeAt(length - 1) === 32) length--
  const source = text.slice(0, length)
  return {
    kind: 'scalar',
    start,
    end: start + source.length,
    style: 'plain',
    value: plainValue(source),
    source,
    tag: null,
  }
}

function plainValue(source: string): string | number | boolean | null {
  const word = WORDS.get(source)
  if (word !== undefined) return word
  const first = source.charCodeAt(0)
  const mayBeNumber = (first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46
  if (!mayBeNumber || !(INTEGER.test(source) || FLOAT.test(source) || /^0(?:o[0-7]+|x[0-9a-fA-F]+)$/.test(source)))
    return source
  const value = Number(source)
  return Number.isFinite(value) ? value : source
}
