import { expect, test } from 'vitest'
import { createFinder } from '../../src/triage/finder.js'
import { branchesOf, needlesOf } from '../../src/triage/needles.js'

test.each([
  ['Could not resolve host', ['could not resolve host']],
  ['^error: (?:early EOF|hung up)$', ['early eof', 'hung up']],
  ['[Cc]onnection reset', ['connection reset']],
  ['(?P<code>ECONN\\w+)', ['econn']],
  ['(?:maybe)?certain', ['certain']],
  ['\\d+ ab', [' ab']],
  ['.*', null],
  ['\\d+|text', null],
  ['a\\.b\\[c', ['a.b[c']],
  ['long enough.*tiny', ['long enough']],
  ['[^]x]end', ['end']],
  ['(?i)Case', ['case']],
])('texts of %s', (pattern, expected) => expect(needlesOf(pattern)).toEqual(expected))

test.each([
  ['a|b', ['a', 'b']],
  ['a(?:b|c)|d', ['a(?:b|c)', 'd']],
  ['[|]|\\||x', ['[|]', '\\|', 'x']],
  ['(?i)a|b', ['(?i)a', '(?i)b']],
])('branches of %s', (pattern, expected) => expect(branchesOf(pattern)).toEqual(expected))

test('finds texts inside of each other, whatever their case', () => {
  const finder = createFinder(
    new Map([
      ['he', [1]],
      ['she', [2]],
      ['hers', [3, 4]],
      ['absent', [5]],
    ]),
  )
  const found = new Set<number>()
  const bytes = Buffer.from('..uSHErs..')
  finder.mark(bytes, 0, bytes.length, found)
  expect([...found].sort()).toEqual([1, 2, 3, 4])
})
