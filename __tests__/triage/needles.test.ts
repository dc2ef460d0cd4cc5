import { expect, test } from 'vitest'
import { createFinder } from '../../src/triage/finder.js'
import { branchesOf, needlesOf, untied } from '../../src/triage/needles.js'

const DIGITS = [...'1230456789']

test.each<[string, readonly (readonly string[])[]]>([
  ['Could not resolve host', [['could not resolve ho']]],
  ['^error: (?:early EOF|hung up)$', [['error: early eof', 'error: hung up']]],
  ['[Cc]onnection reset', [['connection reset']]],
  ['(?P<code>ECONN\\w+)', [['econn']]],
  ['(?:maybe)?certain', [['certain', 'maybecertain']]],
  ['[1-3]\\d* ab', [DIGITS.map((digit) => `${digit} ab`)]],
  ['\\w+ ab', [[' ab']]],
  ['a::\\w', [['a::']]],
  ['\\w::\\w', [['::']]],
  ['.*', []],
  ['\\d+|text', []],
  ['\\d+x|text', []],
  ['a\\.b\\[c', [['a.b[c']]],
  ['long enough.*tiny', [['long enough'], ['tiny']]],
  ['[^]x]end', [['end']]],
  ['(?i)Case', [['case']]],
  ['HTTP 50[23]\\b', [['http 502', 'http 503']]],
  ['errors? found', [['error found', 'errors found']]],
  ['(?:^|: )a +bcd', [[' bcd']]],
  ['(?:one\\w|two\\w)three', [['three'], ['one', 'two']]],
])('texts of %s', (pattern, expected) => expect(needlesOf(pattern)).toEqual(expected))

test.each([
  ['a|b', ['a', 'b']],
  ['a(?:b|c)|d', ['a(?:b|c)', 'd']],
  ['[|]|\\||x', ['[|]', '\\|', 'x']],
  ['(?i)a|b', ['(?i)a', '(?i)b']],
])('branches of %s', (pattern, expected) => expect(branchesOf(pattern)).toEqual(expected))

test.each([
  ['^a$', 'a'],
  ['(?:^|: )\\bab\\b', '(?:|: )ab'],
  ['[^$]\\$\\^', '[^$]\\$\\^'],
  ['\\\\bx', '\\\\bx'],
])('%s without what ties it to a place', (pattern, expected) => expect(untied(pattern)).toBe(expected))

test('finds texts inside of each other, whatever their case', () => {
  const finder = createFinder(['he', 'she', 'hers', 'absent'])
  const bytes = Buffer.from('..uSHErs..')
  const count = finder.scan(bytes, 0, bytes.length)
  expect([...finder.found.subarray(0, count)].sort()).toEqual([0, 1, 2])
  expect([finder.has(1), finder.has(3)]).toEqual([true, false])
  expect(finder.scan(bytes, 0, 4)).toBe(0)
  expect(finder.has(1)).toBe(false)
})
