import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTableCell, linkTarget, toCodeBlock, toCodeSpan } from '../../src/text/markdown.js'

describe('toCodeSpan', () => {
  it.each([
    ['plain', '`plain`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['two\nlines\r\n\u001b[31mred', '`two lines red`'],
    ['', '` `'],
    ['@octocat #1 <img> [x](y)', '`@octocat #1 <img> [x](y)`'],
  ])('%j', (text, expected) => {
    expect(toCodeSpan(text)).toBe(expected)
  })

  it('contains any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', 'a', '\n', ' ', '|', '<', '\u001b', '\r') }), (text) => {
        const span = toCodeSpan(text)
        const fence = /^`+/.exec(span)?.[0] ?? ''
        const inner = span.slice(fence.length, -fence.length)
        expect(span.endsWith(fence)).toBe(true)
        expect(inner.match(/`+/g)?.every((run) => run.length !== fence.length) ?? true).toBe(true)
        expect(span).not.toMatch(/[\n\r\u001b]/)
      }),
    )
  })
})

describe('toCodeBlock', () => {
  it('has a fence longer than any inside', () => {
    expect(toCodeBlock('```\n````\n</details>', 'text')).toBe('`````text\n```\n````\n</details>\n`````')
  })

  it('is cut', () => {
    expect(toCodeBlock('x'.repeat(100), 'text', 10)).toBe('```text\nxxxxxxxxx…\n```')
  })
})

describe('formatTableCell', () => {
  it.each([
    ['a|b', '<code>a&#124;b</code>'],
    ['</code><script>', '<code>&#60;&#47;code&#62;&#60;script&#62;</code>'],
    ['x\\|y`z', '<code>x&#92;&#124;y&#96;z</code>'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(formatTableCell(text)).toBe(expected)
  })
})

describe('linkTarget', () => {
  it.each([
    ['https://github.com/o/r/actions/runs/1', true],
    ['javascript:alert(1)', false],
    ['https://x/) [y](z', false],
    ['https://x/"><script>', false],
  ])('%s is one: %s', (url, good) => {
    expect(linkTarget(url) !== null).toBe(good)
  })
})
