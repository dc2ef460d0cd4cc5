import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CLASSIFY_SETS, type SetRule } from '../../src/classify/sets/index.js'
import { findRequiredWords, WordFinder } from '../../src/text/required-words.js'

describe('words that every match of a pattern contains', () => {
  test.each<[RegExp, readonly string[] | null]>([
    [/error TS\d+: /, ['error ts']],
    [/Connection reset/, ['connection reset']],
    [/^\d+ (?:failed|errors?)\b/, ['failed', 'error']],
    [/fatal: .*not found|ENOENT/, ['not found', 'enoent']],
    [/colou?rs/, ['colo']],
    [/abc+def/, ['abc']],
    [/x{0,3}timeout{2}/, ['timeout']],
    [/(?:warning )?denied/, ['denied']],
    [/(?!ignored)killed(?<=signal)/, ['killed']],
    [/[Ee]rror\.txt\/\$/, ['rror.txt/$']],
    [/\u0041bcd\x41efgh\p{L}ijklm/u, ['ijklm']],
    [/[\]abc]+lost/, ['lost']],
    [/no|reason/, null],
    [/\d+ .*/, null],
    [/(?:long enough|x)/, null],
    [/✖ é/, null],
    [/(?:)/, null],
  ])('%s', (pattern, words) => expect(findRequiredWords(pattern)).toEqual(words))

  test('each line of the fixtures that a pattern of a set matches has one of its words', () => {
    const rows: readonly SetRule[] = Object.values(CLASSIFY_SETS).flat()
    const patterns = rows
      .flatMap(({ text }) => text ?? [])
      .map((pattern) => ({ pattern, words: findRequiredWords(pattern) }))
    const folder = path.join(import.meta.dirname, '..', 'fixtures', 'triage')
    const lines = readdirSync(folder).flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    const wrong = lines.flatMap((line) =>
      patterns
        .filter(
          ({ pattern, words }) =>
            pattern.test(line) && words?.some((word) => line.toLowerCase().includes(word)) === false,
        )
        .map(({ pattern }) => `${pattern} matches ${line}`),
    )
    expect(lines.length).toBeGreaterThan(1000)
    expect(wrong).toEqual([])
  })
})

test('words are found in any case, at the beginning and at the end, and in each other', () => {
  const found: string[] = []
  new WordFinder(['error', 'err', 'ror:', 'a b', 'lost', 'error']).find('ERROR: a b (last)', (word) => found.push(word))
  expect(found.toSorted()).toEqual(['a b', 'err', 'error', 'ror:'])
})
