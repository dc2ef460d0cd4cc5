import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundLine, MAX_LINE_CHARS, MAX_WORD_CHARS } from '../../src/text/bounded-lines.js'

test.each([
  ['an ordinary line', 'error: it failed', 'error: it failed'],
  ['a long word', `error: ${'x'.repeat(300)} failed`, `error: ${'x'.repeat(259)}… failed`],
  ['two long words', `${'x'.repeat(300)} ${'y'.repeat(300)}`, `${'x'.repeat(259)}… ${'y'.repeat(259)}…`],
  ['a long line', `begin ${'word '.repeat(400)}end`, /^begin (?:word )+… (?:word )+end$/],
  ['one word without end', 'x'.repeat(1_000_000), /^x{259}… … x{259}…$/],
])('%s', (_, line, expected) => {
  expect(boundLine(line)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
})

test('no line and no word is longer than stated, and a bounded line stays as it is', () => {
  const texts = fc.array(fc.tuple(fc.constantFrom('x', ' ', '\t', 'é', '😀'), fc.integer({ min: 1, max: 600 })))
  fc.assert(
    fc.property(texts, (parts) => {
      const bounded = boundLine(parts.map(([part, times]) => part.repeat(times)).join(''))
      expect(bounded.length).toBeLessThanOrEqual(MAX_LINE_CHARS)
      for (const word of bounded.split(/[ \t]/)) expect(word.length).toBeLessThanOrEqual(MAX_WORD_CHARS)
      expect(boundLine(bounded)).toBe(bounded)
    }),
  )
})
