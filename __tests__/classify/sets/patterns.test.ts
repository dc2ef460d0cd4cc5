import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ANY_PLACES, PLACES_WITH_SPACES } from '../../../src/classify/any-tool.js'
import { readLine } from '../../../src/classify/line.js'
import { CLASSIFY_SETS, listTablesOfSet, type SetRule } from '../../../src/classify/sets/index.js'
import { EXCEPTIONS } from '../../../src/classify/sets/located-more.js'
import { BARE_PLACES, NAMED_PLACES } from '../../../src/classify/worth.js'
import { growthOf } from './growth.js'

const sets: readonly (readonly [string, readonly SetRule[]])[] = Object.entries(CLASSIFY_SETS)
const LITERAL = /(?<=^ *|[(,=[!&|?:] ?)\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/gm
const WORD = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g

/** The patterns of a source: those written as such, and those made of a list of words. */
function patternsIn(file: string): readonly RegExp[] {
  const source = readFileSync(file, 'utf8').replaceAll(/^ *(?:\/\/|\/\*\*?|\*).*$|`[^`\n]*`/gm, '')
  const literals = [...source.matchAll(LITERAL)].map(([, text = '', flags]) => new RegExp(text, flags))
  const lists = [...source.matchAll(/new RegExp\(\s*\[([\s\S]*?)\]\.join\('\|'\),\s*'(\w+)'/g)]
  const made = lists.map(([, list = '', flags]) => {
    const words = [...list.matchAll(WORD)].map(([, one, other]) => (one ?? other ?? '').replaceAll('\\\\', '\\'))
    return new RegExp(words.join('|'), flags)
  })
  return [...literals, ...made]
}

const src = path.join(import.meta.dirname, '../../../src')
const ofTriage = ['triage', 'classify'].flatMap((folder) =>
  readdirSync(path.join(src, folder))
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => patternsIn(path.join(src, folder, name)).map((each) => ({ name: `${folder}/${name}`, each }))),
)
const patterns = [
  ...ofTriage,
  ...[...NAMED_PLACES, ...BARE_PLACES, ...ANY_PLACES, ...PLACES_WITH_SPACES].map((each) => ({ name: 'places', each })),
  ...sets.flatMap(([name, rows]) =>
    rows.flatMap(({ text = [], on, unless, cause }) =>
      [...text, on, unless, cause?.behind, cause?.skip].flatMap((each) => (each === undefined ? [] : [{ name, each }])),
    ),
  ),
  ...[...listTablesOfSet('build'), EXCEPTIONS].flatMap((rows) =>
    rows.map(({ text }) => ({ name: 'located', each: text })),
  ),
]

describe('how patterns grow', () => {
  test.each<[RegExp, number]>([
    [/^error/, 1],
    [/error TS\d{4}: /, 1],
    [/^a.*b/, 1],
    [/a.*b/, 2],
    [/\d+ failed/, 2],
    [/x\d+:\d+:/, 1],
    [/^a.*b.*c/, 2],
    [/a.*b.*c/, 3],
    [/a.{0,100}b/, 1],
    [/^(?:\d+ \w+, )*x/, 1],
    [/^(?:\w+:)*x/, 1],
    [/^(?:\w+)*x/, Infinity],
    [/^(?:\w+ ?)+x/, Infinity],
  ])('%s', (pattern, growth) => {
    expect(growthOf(pattern)).toBe(growth)
  })

  test('the patterns of triage itself are among them', () => {
    const files = new Set(ofTriage.map(({ name }) => name))
    expect([...files]).toEqual(expect.arrayContaining(['classify/line.ts', 'triage/log.ts', 'classify/worth.ts']))
    expect(ofTriage.length).toBeGreaterThan(50)
  })

  // A line counts with its first 4,096 characters, so that a pattern of 2 is done after 16 million steps at most.
  test('every pattern of every set goes at most twice through a line', () => {
    const slow = patterns.filter(({ each }) => growthOf(each) > 2).map(({ name, each }) => `${name}: ${each.source}`)
    expect([...new Set(slow)]).toEqual([])
  })

  // So it does with many lines of one long word each, which is cut where a line is read.
  test.each(['1', 'a', '/', '=', '.a', '1:'])('no line has a long word, such as many %j', (filler) => {
    const word = filler.repeat(4084)
    for (const line of [word, `error ${word}`, `2026-01-01T00:00:00.0Z ##[error]${word} ${word}`])
      expect(
        Math.max(
          ...readLine(line, 1)
            .text.split(/\s/)
            .map(({ length }) => length),
        ),
      ).toBeLessThanOrEqual(260)
    const { text } = readLine(`${word.slice(0, 300)} `.repeat(13), 1)
    for (const { each } of patterns) expect(() => each.test(`${text}!`)).not.toThrow()
  })

  /** What the pattern itself is made of, again and again. */
  const wordsOf = ({ source }: RegExp): readonly string[] => source.match(/[A-Za-z]{3,}|\d+/g) ?? []

  test.each(['a', ' ', '.', '/', '1', 'a.', 'a ', '1 ', '://', '=', '-'])('lines of %j', (filler) => {
    const line = filler.repeat(4096 / filler.length)
    for (const { each } of patterns) {
      expect(() => each.test(`${line}!`)).not.toThrow()
      expect(() => each.test(`${wordsOf(each).join(' ')} `.repeat(20) + line)).not.toThrow()
    }
  })
})
