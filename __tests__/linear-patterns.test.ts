import { analyse } from 'scslre'
import { describe, expect, test } from 'vitest'
// The sets build their patterns here, so that those count for no module that imports the sets.
import '../src/classify/sets/index.js'
import { type FoundPattern, findPatterns, patternsBuiltBy, patternsOfSources } from './support/patterns.js'
import { findAmbiguousLoop, findPrefixGrowth } from './support/prefix-growth.js'

/** A pattern without an unbounded repetition takes linear time. */
const MAY_REPEAT = /[*+]|\{\d+,\}/

/** The patterns of the sets. */
const OF_SETS = /\bclassify\/sets\//

const verdicts = new Map<string, string>()

/** Returns how the time of a pattern grows if it is more than linear, else an empty text. */
function growth({ source, flags, isBounded, place }: FoundPattern): string {
  if (!MAY_REPEAT.test(source)) return ''
  // The sets see lines of at most 1,000 characters, in which a prefix of two characters costs half a million steps at most.
  const seesOneLine = isBounded || OF_SETS.test(place)
  if (!seesOneLine && findPrefixGrowth(source, flags) !== null) return 'polynomial'
  const key = `${flags}/${source}`
  const known = verdicts.get(key) ?? analysed(source, flags)
  verdicts.set(key, known)
  return isBounded && known !== 'exponential' ? '' : known
}

function analysed(source: string, flags: string): string {
  // A sticky pattern is tried at one place only.
  const literal = flags.includes('y')
    ? { source: `^(?:${source})`, flags: flags.replaceAll(/[my]/g, '') }
    : { source, flags }
  if (findAmbiguousLoop(source, flags) !== null) return 'exponential'
  const { reports } = analyse(literal)
  if (reports.length === 0) return ''
  return reports.some(({ exponential }) => exponential) ? 'exponential' : 'polynomial'
}

function slowOf(patterns: readonly FoundPattern[]): readonly string[] {
  return patterns.flatMap((pattern) => {
    const found = growth(pattern)
    return found === '' ? [] : [`${pattern.place}: ${found}: /${pattern.source}/${pattern.flags}`]
  })
}

const { written, built } = patternsOfSources()

test('no pattern in the sources takes more than linear time', () => {
  expect(written.length).toBeGreaterThan(2000)
  expect(slowOf(written)).toEqual([])
})

test('no pattern that a module builds from parts takes more than linear time', { timeout: 120_000 }, async () => {
  const files = [...new Set(built.map(({ file }) => file))]
  const found = await patternsBuiltBy(files)
  expect(found.length).toBeGreaterThan(40)
  // A module that imports the sets builds their patterns too.
  const ofSets = new Set(found.filter(({ place }) => OF_SETS.test(place)).map(({ source }) => source))
  expect(slowOf(found.filter(({ place, source }) => OF_SETS.test(place) || !ofSets.has(source)))).toEqual([])
})

describe('the check finds', () => {
  test.each([
    ['a repetition in a repetition', '/(a+)+$/'],
    ['a search for a run before an end', String.raw`/\s+$/`],
    ['two runs side by side', String.raw`/^\s*(.*?)\s*$/`],
    ['the numbers of old', String.raw`/^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i`],
    ['any text before a word', String.raw`/\S.*[Ss]tatus(?: ?[Cc]ode)?:? (?:401|403)\b/`],
    ['a path anywhere in a line', String.raw`/([\w@+$ ./\\-]*[\w$-]\.[A-Za-z]\w{0,5}):(\d{1,7})/`],
    ['any text behind a word that it repeats', "/No package '.*' found/"],
    ['a path behind a name', String.raw`/(?:file|path)=\S*[.](?:c|h)$/`],
    ['an exponential one, cut or not', 'new BoundedPattern(/(a+)+$/)'],
    ['a constant text', "new RegExp('(a+)+$', 'i')"],
    ['a template', 'new RegExp(`^(a+)+$`)'],
    ['two equal ways', '/^(a|a)*$/'],
    ['a way that another one begins', '/^(?:ab|a|b)+$/'],
    ['ways that share a character', '/^(?:"[^"]*"|[^,])*$/'],
    ['a template with its escapes', 'RegExp(String.raw`\\s+$`)'],
    ['a sum of texts', "new RegExp('(a' + '+)+$')"],
    ['a text that a method takes for a pattern', "name.match('(a+)+$')"],
    ['the pattern of a schema', "{ type: 'string', pattern: '^(a+)+$' }"],
  ])('%s', (_, code) => {
    const { written: patterns } = findPatterns('a.ts', `const rows = [rule('x', [${code}])]`)
    expect(slowOf(patterns)).toHaveLength(1)
  })

  test('but not one whose text is cut', () => {
    const { written: patterns } = findPatterns('a.ts', String.raw`const a = new BoundedPattern(/\s+$/)`)
    expect(patterns).toHaveLength(1)
    expect(slowOf(patterns)).toEqual([])
  })
})
