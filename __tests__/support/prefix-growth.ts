import { isDisjointWith, JS, NFA } from 'refa'

/**
 * Finds a repetition behind a prefix that the repetition matches too, as in `No package '.*' found`: on a text that repeats the
 * prefix, a search reads on to the end of the line from each occurrence. scslre does not report this. The check follows the first
 * alternative of a group, and skips groups that are optional or look around.
 */
interface Part {
  /** A pattern for one character. */
  readonly source: string
  readonly isUnbounded: boolean
  readonly isOptional: boolean
}

const ATOM =
  /\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|.)|\[\^?(?:\\.|[^\]\\])*\]|[^\\[\](){}|*+?^$]|[{}\]]/suy
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y
const SAMPLES = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '\t', 'é', '…']

/** Splits a pattern at the bars outside of groups and classes. */
function alternatives(source: string): readonly string[] {
  const found: string[] = []
  let [depth, start] = [0, 0]
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]
    if (sign === '\\') at += 1
    else if (sign === '[') at = classEnd(source, at)
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (sign === '|' && depth === 0) {
      found.push(source.slice(start, at))
      start = at + 1
    }
  }
  return [...found, source.slice(start)]
}

function classEnd(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at
}

function groupEnd(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at]
    if (sign === '\\') at += 1
    else if (sign === '[') at = classEnd(source, at)
    else if (sign === '(') depth += 1
    else if (sign === ')') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return source.length
}

function sticky(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Returns the parts of one alternative, those of groups inlined. */
function partsOf(source: string): readonly Part[] {
  const parts: Part[] = []
  for (let at = 0; at < source.length; ) {
    const isGroup = source[at] === '('
    const end = isGroup ? groupEnd(source, at) + 1 : at + Math.max(1, sticky(ATOM, source, at).length)
    const atom = source.slice(at, end)
    const quantifier = sticky(QUANTIFIER, source, end)
    const isOptional = /^(?:[*?]|\{0)/.test(quantifier)
    const isUnbounded = /^(?:[*+]|\{\d+,\}?\??$)/.test(quantifier) && !/^\{\d+\}/.test(quantifier)
    at = end + quantifier.length
    if (isGroup) {
      const inner = /^\((?:\?:|\?<\w+>|(?!\?))/.exec(atom)
      if (inner !== null && !isOptional) parts.push(...partsOf(alternatives(atom.slice(inner[0].length, -1))[0] ?? ''))
    } else if (atom !== '^' && atom !== '$' && atom !== '\\b' && atom !== '\\B')
      parts.push({ source: atom, isUnbounded, isOptional })
  }
  return parts
}

const known = new Map<string, readonly string[]>()

/** Returns the samples that a pattern for one character matches. */
function matchesOf(source: string, flags: string): readonly string[] {
  const key = `${flags}/${source}`
  const pattern = new RegExp(`^(?:${source})$`, flags)
  const found = known.get(key) ?? SAMPLES.filter((sample) => pattern.test(sample))
  known.set(key, found)
  return found
}

/** Returns an alternative whose time is quadratic on a text that repeats its prefix; null for none. */
export function findPrefixGrowth(source: string, flags: string): string | null {
  const charFlags = flags.replaceAll(/[gmy]/g, '')
  for (const alternative of alternatives(source)) {
    if (alternative.startsWith('^') || flags.includes('y')) continue
    const parts = partsOf(alternative)
    for (const [at, part] of parts.entries()) {
      const prefix = parts.slice(0, at).filter(({ isOptional }) => !isOptional)
      const isSure = parts.slice(at + 1).every(({ isOptional }) => isOptional)
      if (!part.isUnbounded || prefix.length === 0 || isSure) continue
      const repeated = matchesOf(part.source, charFlags)
      if (prefix.every((before) => matchesOf(before.source, charFlags).some((sample) => repeated.includes(sample))))
        return alternative
    }
  }
  return null
}

/** Enough of a class that matches many characters. */
const COMMON = ' a0-./'

/**
 * Returns texts of a length on which a pattern may take long: each character repeated, and what stands before each repetition, followed
 * by what it repeats, once and again and again. None of them ends as the pattern wants it.
 */
export function listAttacks(source: string, flags: string, length: number): readonly string[] {
  const charFlags = flags.replaceAll(/[gmy]/g, '')
  const attacks = new Set(SAMPLES.map((character) => character.repeat(length)))
  const addAttack = (head: string, repeated: string): void => {
    attacks.add((head + repeated.repeat(Math.ceil(length / repeated.length))).slice(0, length))
  }
  for (const alternative of alternatives(source.replace(/^\^/, ''))) {
    let before = ''
    for (const part of partsOf(alternative)) {
      const matching = matchesOf(part.source, charFlags)
      const few = matching.length > 20 ? matching.filter((character) => COMMON.includes(character)) : matching
      for (const character of part.isUnbounded ? few : []) {
        addAttack('', character)
        addAttack('', before + character)
        addAttack(before, character)
        addAttack(before, before + character)
      }
      before += matching[0] ?? ''
    }
  }
  return [...attacks].flatMap((attack) => [attack, `${attack.slice(1)}\u0001`, `${attack.slice(0, -1)}\u0001`])
}

const UNBOUNDED = /(?:[*+]|\{\d+,\})/y
const GROUP_HEAD = /\((?:\?:|\?<\w+>|(?!\?))/y

/**
 * Returns a repeated group in which two alternatives can begin one text, as in `(?:a|aa)*`: each repetition doubles the ways to
 * match, and a text that does not match tries all of them. scslre does not report this. Null for none.
 */
export function findAmbiguousLoop(source: string, flags: string): string | null {
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '[') at = classEnd(source, at)
    const head = sticky(GROUP_HEAD, source, at)
    if (head === '') continue
    const end = groupEnd(source, at)
    const quantifier = sticky(UNBOUNDED, source, end + 1)
    // Nothing fails behind a repetition that ends the pattern.
    if (quantifier === '' || end + 1 + quantifier.length === source.length) continue
    const inner = source.slice(at + head.length, end)
    const options = alternatives(inner)
    const loops = options.map((option) => toAutomaton(`(?:${option})(?:${inner})*`, flags))
    for (const [index, loop] of loops.entries())
      for (const other of loops.slice(index + 1))
        if (loop !== null && other !== null && !isDisjointWith(loop, other)) return source.slice(at, end + 1)
  }
  return null
}

/** Returns null for a pattern that refers to a group. Lookarounds match nothing, because they may tell the alternatives apart. */
function toAutomaton(source: string, flags: string): NFA | null {
  try {
    const parser = JS.Parser.fromLiteral({ source, flags: flags.replaceAll(/[gy]/g, '') })
    const { expression, maxCharacter } = parser.parse({ assertions: 'disable', backreferences: 'throw' })
    return NFA.fromRegex(expression, { maxCharacter })
  } catch {
    return null
  }
}
