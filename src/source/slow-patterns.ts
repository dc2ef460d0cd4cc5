/**
 * Finds patterns that take more than linear time in engines that backtrack. Ours does not, but rules are copied into tools that do.
 * The check is small: it knows repetitions in repetitions, repetitions side by side, alternatives of a repeated group that begin alike,
 * and a search that begins with a repetition. It skips groups that look around.
 */
interface Part {
  /** A pattern for one character; empty for a group and for an anchor. */
  readonly atom: string
  readonly inner: readonly (readonly Part[])[]
  readonly isUnbounded: boolean
  readonly isOptional: boolean
}

const TOKEN =
  /(?<open>\((?:\?(?:[=!]|<[=!]|P?<\w{1,100}>|[a-zA-Z-]{0,10}:?))?)|(?<close>\))|(?<bar>\|)|(?<anchor>\^|\$|\\[AbBzZ])|(?<atom>\\[pP]\{\w{1,50}\}|\\x\{?[\da-fA-F]{1,6}\}?|\\.|\[\^?\]?(?:\\.|\[:\^?\w{1,10}:\]|[^\]\\])*\]|[^()|])/suy
const QUANTIFIER = /(?:[*+?]|\{\d{1,4}(?:,\d{0,4})?\})[?+]?/y
const SAMPLES = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '\t', 'é']
const MAX_PATTERN_CHARS = 2000
const MAX_NESTING = 20

export function findSlowPart(pattern: string): string | null {
  if (pattern.length > MAX_PATTERN_CHARS) return null
  const branches = parseBranches(pattern)
  return branches === null
    ? null
    : (branches.map(findSlowStart).find(isText) ?? branches.map(findSlowInside).find(isText) ?? null)
}

const isText = (reason: string | null): reason is string => reason !== null

function parseBranches(pattern: string): readonly (readonly Part[])[] | null {
  let at = 0
  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at
    const found = token.exec(pattern)
    at += found?.[0].length ?? 0
    return found
  }
  const parse = (depth: number): Part[][] => {
    const branches: Part[][] = [[]]
    while (at < pattern.length && depth < MAX_NESTING) {
      const { open, close, bar, atom = '' } = take(TOKEN)?.groups ?? { close: '' }
      if (close !== undefined) return branches
      if (bar !== undefined) branches.push([])
      else {
        const inner = open === undefined ? [] : parse(depth + 1)
        const quantifier = take(QUANTIFIER)?.[0] ?? ''
        const isAround = open !== undefined && /^\(\?<?[=!]/.test(open)
        const isUnbounded = /^(?:[*+]|\{\d+,\})/.test(quantifier)
        const isOptional = /^(?:[*?]|\{0)/.test(quantifier)
        branches.at(-1)?.push({ atom, inner: isAround ? [] : inner, isUnbounded, isOptional })
      }
    }
    return branches
  }
  const branches = parse(0)
  return at < pattern.length ? null : branches
}

/** Reports a search that reads the same repetition again from each of its characters. */
function findSlowStart(parts: readonly Part[]): string | null {
  const flat = flatten(parts)
  const at = flat.findIndex(({ isUnbounded }) => isUnbounded)
  const repeated = flat[at]?.atom ?? ''
  // A class before a repetition, as in `\S.*x`, is found as often as the repetition's own characters; a word is not.
  const isFound = flat.slice(0, at).every(({ atom }) => /^[\\[.]/.test(atom) && hasCommonSign(atom, repeated))
  if (repeated === '' || !isFound || flat.slice(at + 1).every(({ isOptional }) => isOptional)) return null
  return 'it begins with a repetition, which a search reads again from each place: anchor it with `^`, or leave the repetition out'
}

function findSlowInside(parts: readonly Part[]): string | null {
  for (const { inner, isUnbounded } of parts) {
    const branches = isUnbounded ? inner.map(flatten) : []
    if (branches.some(isFree)) return 'a repetition is repeated, so that a text can be split in very many ways'
    const hasTwin = (branch: readonly Part[]): boolean =>
      branch.length === 1 && branches.some((other) => other !== branch && beginAlike(branch, other))
    if (branches.some(hasTwin))
      return 'alternatives of a repeated group begin alike, so that a text can be split in very many ways'
    const found = inner.map(findSlowInside).find(isText)
    if (found !== undefined) return found
  }
  let before: Part | null = null
  for (const part of flatten(parts)) {
    if (before !== null && part.isUnbounded && hasCommonSign(before.atom, part.atom))
      return 'two repetitions that match the same characters stand side by side'
    if (part.isUnbounded) before = part
    else if (!part.isOptional) before = null
  }
  return null
}

/** Reports whether a text of one repetition of the branch can be split into several repetitions. */
function isFree(branch: readonly Part[]): boolean {
  const repeated = branch.find(({ isUnbounded }) => isUnbounded)
  if (repeated === undefined) return false
  return branch.every((part) => part.isUnbounded || part.isOptional || hasCommonSign(part.atom, repeated.atom))
}

function beginAlike([one]: readonly Part[], [other]: readonly Part[]): boolean {
  return hasCommonSign(one?.atom ?? '', other?.atom ?? '')
}

function flatten(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => {
    const [only, ...others] = part.inner
    return only !== undefined && others.length === 0 && !part.isUnbounded && !part.isOptional ? flatten(only) : [part]
  })
}

function hasCommonSign(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  try {
    const [first, second] = [one, other].map((atom) => new RegExp(`^(?:${atom})$`, 'u'))
    return SAMPLES.some((sign) => first?.test(sign) === true && second?.test(sign) === true)
  } catch {
    // Syntax that only the other engine knows.
    return false
  }
}
