import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'
import { StreamCleaner, toPlainText } from '../../src/text/terminal-text.js'

const SECRET = 'Zq7Kp2Vw9Rt4Lm8X'
const redactor = new Redactor({ secrets: [{ value: SECRET, origin: 'env:CANARY' }] })
const half = SECRET.length / 2
const split = (between: string): string => `${SECRET.slice(0, half)}${between}${SECRET.slice(half)}`

const HIDDEN: Readonly<Record<string, string>> = {
  'a colour': '\u001b[0m',
  'the colours of grep': '\u001b[m\u001b[K\u001b[01;31m',
  'a title': '\u001b]0;title\u0007',
  'a title with the other end': '\u001b]0;title\u001b\\',
  'a link': '\u001b]8;;https://example.org\u001b\\',
  'a device string': '\u001bP1;2|abc\u001b\\',
  'an eight-bit sequence': '\u009b31m',
  'a colour with a NUL inside': '\u001b[\u00000m',
  'a colour with a NUL behind its first sign': '\u001b\u0000[1;\u000731m',
  'a NUL': '\u0000',
  'a bell': '\u0007',
  'a backspace': '\b',
  'a byte order mark': '\ufeff',
  'a mark of direction': '\u200f',
  'an embedding of direction': '\u202e',
  'an isolate of direction': '\u2066',
}

describe('colours and control characters do not hide a secret', () => {
  it.each(Object.entries(HIDDEN))('%s', (_name, between) => {
    const out = redactor.text(`a ${split(between)} b`)
    expect(out).toBe('a *** b')
    expect(JSON.stringify(redactor.json({ [split(between)]: [split(between)] }))).not.toContain(SECRET.slice(half))
  })

  it.each(Object.entries(HIDDEN))('%s, in a stream that is cleaned afterwards', (_name, between) => {
    const text = `a ${split(between)} b\n`
    for (let size = 1; size <= text.length; size += 1) {
      const stream = redactor.stream()
      const cleaner = new StreamCleaner()
      let out = ''
      for (let at = 0; at < text.length; at += size) out += cleaner.clean(stream.write(text.slice(at, at + size)))
      out += cleaner.clean(stream.end()) + cleaner.rest()
      expect(out).toBe('a *** b\n')
    }
  })

  it.each(['\u001b[01;31m\u001b[K', '\u202e', '\u0000'])(
    'inside of wrapped base64 whose lines come one by one: %j',
    (between) => {
      const encoded = Buffer.from(`${'A'.repeat(45)}${SECRET}${'B'.repeat(90)}`).toString('base64')
      const lines = encoded.match(/.{1,64}/g) ?? []
      const [first = '', ...rest] = lines
      const stream = redactor.stream()
      let out = ''
      for (const line of [`${first.slice(0, 9)}${between}${first.slice(9)}`, ...rest])
        out += stream.write(`  ${line}\n`)
      out += stream.end()
      expect(out).toContain('***')
      expect(out).not.toContain(lines[1]?.slice(0, 16))
    },
  )

  it('in a known format and under a sensitive name', () => {
    const format = new Redactor()
    expect(format.text('ghp_0123456789abcdef\u001b[0m0123456789abcdefABCD')).not.toContain('0123456789abcdefABCD')
    expect(format.text('pass\u001b[1mword=hunter22x')).not.toContain('hunter22x')
  })

  it('leaves colours where there is no secret', () => {
    expect(redactor.text('\u001b[31mred\u001b[0m')).toBe('\u001b[31mred\u001b[0m')
  })

  it('in any mixture, whole and in pieces, cleaned before or after', () => {
    const between = fc.constantFrom(...Object.values(HIDDEN), '')
    const canary = fc.array(between, { minLength: SECRET.length, maxLength: SECRET.length }).map((gaps) => {
      return [...SECRET].map((char, index) => char + (gaps[index] ?? '')).join('')
    })
    const text = fc.array(fc.oneof(canary, between, fc.constantFrom('word ', '\n', '%41', '\\u0041', '[0;')), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (parts, size) => {
        const whole = parts.join('')
        expect(toPlainText(redactor.text(whole))).not.toContain(SECRET)
        const stream = redactor.stream()
        const cleaner = new StreamCleaner()
        let out = ''
        for (let at = 0; at < whole.length; at += size) out += cleaner.clean(stream.write(whole.slice(at, at + size)))
        expect(out + cleaner.clean(stream.end()) + cleaner.rest()).not.toContain(SECRET)
      }),
      { numRuns: 500 },
    )
  })

  it('finds a secret that has such characters itself, also where they were taken out', () => {
    const own = new Redactor({ secrets: [{ value: 'ab\u0007cd\u200fef', origin: 'mask' }] })
    expect(own.text('x ab\u0007cd\u200fef y')).toBe('x *** y')
    expect(own.text('x abcdef y')).toBe('x *** y')
  })
})

describe('a sequence of a terminal', () => {
  it('does not go over the end of a line', () => {
    expect(toPlainText('a\u001b]0;title\nb\u0007c')).toBe('a\nbc')
    const cleaner = new StreamCleaner()
    expect(cleaner.clean('a\u001b]0;ti') + cleaner.clean('tle\nb') + cleaner.rest()).toBe('a\nb')
  })
})
