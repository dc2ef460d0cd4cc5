import { describe, expect, test } from 'vitest'
import { findSlowPart } from '../../src/source/slow-patterns.js'

describe('patterns that may take more than linear time', () => {
  test.each([
    ['(a+)+$'],
    ['(?:x|(?:a*)*)b'],
    [String.raw`^(\w+,?)*$`],
    [String.raw`(?P<all>\d+)+x`],
    [String.raw`^\s*(.*?)\s*$`],
    [String.raw`^\d+\.?\d*x`],
    ['error: .*.*timeout'],
    [String.raw`\s+$`],
    ['.*timeout'],
    ['a|(?:[a-z]+)b'],
    ['^(a|a)*$'],
    ['^(?:ab|a|b)+$'],
    ['^(?:"[^"]*"|[^,])*$'],
    ['^([a-z]+.)+[A-Z]$'],
    [String.raw`\S.*[Ss]tatus: 401`],
  ])('%s', (pattern) => expect(findSlowPart(pattern)).not.toBeNull())

  test.each([
    ['connection (?:reset|refused)'],
    ['ERROR.*timeout'],
    [String.raw`^\s*error: .*$`],
    [String.raw`(?:\w+, )*end`],
    [String.raw`\bHTTP \d{3}\b`],
    ['(?i)rate.?limit'],
    [String.raw`exit (?P<code>\d+)`],
    ['.*'],
    ['[[:alpha:]]x'],
    ['((((((((((((((((((((((((a+)))))))))))))))))))))))))'],
    ['a{2,5}b{3}'],
    ['(?:foo|bar)*x'],
    [String.raw`"(?:[^"\\]|\\.)*"`],
    [String.raw`\bfailed .* \d+ times`],
    [''],
  ])('not %s', (pattern) => expect(findSlowPart(pattern)).toBeNull())
})
