import type { RE2JS } from 're2js'
import type { CompiledPattern, PatternMatch, Patterns } from '../core/ports.js'
import { err, ok, type Result, tryResult } from '../core/result.js'

type Engine = typeof import('re2js')

let loaded: Promise<Patterns> | null = null

/** Loads the pattern engine on first use: most workflows need none. */
export function loadPatterns(): Promise<Patterns> {
  loaded ??= import('re2js').then(createPatterns)
  return loaded
}

function createPatterns(engine: Engine): Patterns {
  const cache = new Map<string, Result<CompiledPattern, string>>()
  const compile = (pattern: string): Result<CompiledPattern, string> => {
    const compiled = cache.get(pattern) ?? compileWith(engine, pattern)
    cache.set(pattern, compiled)
    return compiled
  }
  return {
    compile,
    matches: (pattern, text) => {
      const compiled = compile(pattern)
      if (!compiled.ok) throw new Error(compiled.error)
      return compiled.value.search(text) !== null
    },
  }
}

function compileWith({ RE2JS: engine }: Engine, pattern: string): Result<CompiledPattern, string> {
  const compiled = tryResult(() => engine.compile(convertPythonPattern(pattern)))
  if (compiled.ok) return ok({ search: (text) => search(compiled.value, text) })
  return err(`the pattern ${JSON.stringify(pattern)} cannot be used: ${compiled.error}${findPatternHint(pattern)}`)
}

function search(pattern: RE2JS, text: string): PatternMatch | null {
  const matcher = pattern.matcher(text)
  if (!matcher.find()) return null
  const named = Object.entries(pattern.namedGroups()).map(([name, index]) => [name, matcher.group(index) ?? null])
  return { start: matcher.start(), named: Object.fromEntries(named) }
}

/** Translates `\Z`, Python's end of the text; all other syntax that both engines know is the same. */
function convertPythonPattern(pattern: string): string {
  return pattern.replaceAll(/\\[\s\S]/g, (pair) => (pair === '\\Z' ? '\\z' : pair))
}

function findPatternHint(pattern: string): string {
  if (/\(\?<?[=!]/.test(pattern)) return ' (look-around is not supported: patterns are matched in linear time)'
  if (/\\[1-9]|\(\?P=/.test(pattern)) return ' (back-references are not supported: patterns are matched in linear time)'
  return ''
}
