import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'
import { cutHead, cutTail, withoutMiddle } from '../../src/text/excerpt.js'

describe('excerpts', () => {
  it.for([
    ['short', 10, 'short'],
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two three', 4, 'one…'],
    ['unbrokenandlong', 9, '…'],
    ['=='.repeat(9), 10, `${'='.repeat(9)}…`],
    ['{"a":"b","c":"d","e":"f"}', 20, '{"a":"b","c":"d",…'],
    ['{"choices":[{"content":"unbrokenandlong"}]}', 30, '{"choices":[{"content":…'],
    ['[1,2,3,4,5,6,7,8,9]', 8, '[1,2,3,…'],
  ] as const)('the head of %j in %d characters is %j', ([text, limit, head]) => {
    expect(cutHead(text, limit)).toBe(head)
  })

  it.for([
    ['short', 40, 'short'],
    ['first line\nsecond line\n', 14, 'second line\n'],
    ['first line\nsecond line\n', 12, 'second line\n'],
    ['a password: hunter2 and more words here', 26, '…more words here'],
    ['unbrokenandlongunbrokenandlong', 20, '…'],
    [`${'x'.repeat(30)}\nMIIabc\n-----END RSA PRIVATE KEY-----\nafter\n`, 60, 'after\n'],
    ['ä'.repeat(30), 20, 'ä'.repeat(10)],
  ] as const)('the tail of %j in %d bytes is %j', ([text, bytes, tail]) => {
    expect(cutTail(text, bytes)).toBe(tail)
  })

  it('never splits a word', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,30}$/)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, fc.constantFrom(' ', '\n', '\t')), { maxLength: 40 }),
        fc.integer({ min: 20, max: 200 }),
        (parts, limit) => {
          const words = new Set(parts.map(([one]) => one))
          const text = parts.map(([one, space]) => one + space).join('')
          for (const cut of [cutHead(text, limit), cutTail(text, limit)]) {
            for (const one of cut.replaceAll('…', '').split(/\s+/)) expect(one === '' || words.has(one)).toBe(true)
            expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(limit + 3)
          }
        },
      ),
    )
  })

  it('never splits a secret', () => {
    const secret = 'alpha1 bravo2 charlie3 delta4 echo5'
    const parts = secret.split(' ')
    const { secretSpans } = new Redactor({ secrets: [{ value: secret, origin: 'env:X_TOKEN' }] })
    for (let before = 150; before < 220; before++) {
      for (const filler of ['x', 'x y']) {
        const text = `${filler.repeat(before)}${secret}${filler.repeat(before)}`
        for (const cut of [cutHead(text, 200, secretSpans), cutTail(text, 200, secretSpans)]) {
          const rest = cut.replace(secret, '')
          expect(parts.filter((part) => rest.includes(part))).toEqual([])
        }
      }
    }
  })
})

test('a long line is cut in its middle, so that its reason stays', () => {
  const line = `panic: cannot start: ${'step '.repeat(200)}: password authentication failed`
  const cut = withoutMiddle(line, 100)
  expect(cut.length).toBeLessThanOrEqual(100)
  expect(cut).toMatch(/^panic: cannot start: .*… .*: password authentication failed$/)
  expect(withoutMiddle('short', 100)).toBe('short')
})
