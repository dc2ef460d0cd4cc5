interface Substituted {
  readonly text: string
  readonly uses: readonly { readonly variable: string; readonly value: string }[]
  /** Required variables that are not set, with where in the text they are named. */
  readonly missing: readonly { readonly variable: string; readonly offset: number }[]
  readonly tooDeep: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const MAX_DEPTH = 10
/** How far a default may reach; it keeps a text of unclosed references from being searched over and over. */
const MAX_DEFAULT = 10_000
const REFERENCE = /\$\{(?:([A-Za-z_][A-Za-z0-9_]*)\}|([^{}:\s]+):-)/y
const SECRET_NAME = /token|secret|passw|auth|credential|bearer|api_?key|private/i

/**
 * Resolves `${VAR}` and `${VAR:-default}`; anything else with a dollar sign belongs to a shell and stays. A value may
 * name further variables, as upstream allows, but never one that looks like a secret: values can come from
 * untrusted authors (a branch, a title), and must not choose what is read.
 */
export function substitute(text: string, env: Environment): Substituted | null {
  if (!text.includes('${')) return null
  const uses: { variable: string; value: string }[] = []
  const missing: { variable: string; offset: number }[] = []
  let tooDeep = false

  const resolve = (input: string, depth: number, fromValue: boolean): string => {
    if (depth > MAX_DEPTH) {
      tooDeep = true
      return input
    }
    let output = ''
    let at = 0
    for (;;) {
      const start = input.indexOf('${', at)
      if (start === -1) return output + input.slice(at)
      output += input.slice(at, start)
      const reference = referenceAt(input, start)
      if (reference === null) {
        output += '${'
        at = start + 2
        continue
      }
      at = reference.end
      const value = env[reference.variable]
      if (fromValue && (value === undefined || SECRET_NAME.test(reference.variable))) {
        output += input.slice(start, reference.end)
      } else if (value !== undefined) {
        uses.push({ variable: reference.variable, value })
        output += resolve(value, depth + 1, true)
      } else if (reference.fallback !== null) {
        output += resolve(reference.fallback, depth + 1, fromValue)
      } else {
        missing.push({ variable: reference.variable, offset: depth === 0 ? start : 0 })
      }
    }
  }

  const resolved = resolve(text, 0, false)
  return { text: resolved, uses, missing, tooDeep }
}

interface Reference {
  readonly variable: string
  readonly fallback: string | null
  readonly end: number
}

function referenceAt(text: string, start: number): Reference | null {
  REFERENCE.lastIndex = start
  const [, plain, variable] = REFERENCE.exec(text) ?? []
  const from = REFERENCE.lastIndex
  if (plain !== undefined) return { variable: plain, fallback: null, end: from }
  if (variable === undefined) return null
  let nested = 0
  for (let at = from; at < Math.min(text.length, from + MAX_DEFAULT); at++) {
    if (text.startsWith('${', at)) nested++
    else if (text[at] === '}' && nested-- === 0) return { variable, fallback: text.slice(from, at), end: at + 1 }
  }
  return null
}
