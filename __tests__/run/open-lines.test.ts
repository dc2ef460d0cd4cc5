import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Step } from '../../src/config/model.js'
import { Redactor } from '../../src/redaction/index.js'
import { OutputRouter } from '../../src/run/live-output.js'
import { encodings } from '../redaction/encodings.js'

const SECRET = 'Zq7Kp2Vw9Rt4Lm8X'
const STEP: Step = { name: 'probe', type: 'script', command: 'true' }
const AT = { scope: '', node: 'probe', visit: 1, attempt: 1 }

/** What is shown of output while it comes; `quiet` is the moment in which nothing more has come. */
function watched(showsOpenLines = true) {
  const seen: string[] = []
  let onQuiet: (() => void) | null = null
  const redactor = new Redactor({
    secrets: [
      { value: SECRET, origin: 'env:CANARY' },
      { value: 'correct horse battery', origin: 'env:PHRASE' },
      { value: `Wn5-it's-Rt4Lm8X`, origin: 'env:QUOTED' },
    ],
  })
  const sink = {
    showsOpenLines,
    showsColours: true,
    output: (_: string, __: string, shown: string | Buffer) => void seen.push(String(shown)),
  }
  const router = new OutputRouter(
    redactor,
    [sink],
    () => {},
    (_, callback) => {
      onQuiet = callback
      return () => {
        onQuiet = null
      }
    },
  )
  return {
    print: (text: string, stream: 'stdout' | 'stderr' = 'stdout') => router.write(AT, STEP, stream, text),
    quiet: () => onQuiet?.(),
    get shown() {
      return seen.join('')
    },
  }
}

describe('a line that has no end yet', () => {
  it.each(['Password: ', 'Continue? [y/N] ', 'name: ', '> ', '\u001b[1mName: \u001b[22m ', 'Überschreiben? '])(
    'is shown in a quiet moment where somebody may be asked: %j',
    (question) => {
      const live = watched()
      live.print(`first line\n${question}`)
      expect(live.shown).toBe('first line\n')
      live.quiet()
      expect(live.shown).toBe(`first line\n${question}`)
      live.print('thanks\n')
      expect(live.shown).toBe(`first line\n${question}${question === 'Password: ' ? '***' : 'thanks'}\n`)
    },
  )

  it('is held until it ends if nobody can be asked', () => {
    const live = watched(false)
    live.print('Continue? ')
    live.quiet()
    expect(live.shown).toBe('')
  })

  it('is shown on both streams', () => {
    const live = watched()
    live.print('one ')
    live.print('two ', 'stderr')
    live.quiet()
    expect(live.shown).toBe('one two ')
  })

  it.each([
    ['the first part of a value', `is ${SECRET.slice(0, 5)}`, 'is '],
    ['its first character', `is ${SECRET.slice(0, 1)}`, 'is '],
    ['the first part of a value with blanks', 'say correct horse ', 'say '],
    ['the first part of a shape', 'got gh', 'got '],
    ['what has a shape', 'got ghp_0123456789abcdefghij', 'got '],
    ['an address that may have a password', 'to https://user:abc', 'to '],
    ['the value of a sensitive name', 'a password: abc.', 'a password: '],
    ['a long word', `of ${'a'.repeat(40)}`, 'of '],
    ['a command', '::add-mask::abc', ''],
    ['the first part of a command', '::add-', ''],
    ['a value with colours in it', `is ${SECRET.slice(0, 5)}\u001b[0m`, 'is '],
    ['a colour that has not ended', `is ${SECRET.slice(0, 5)}\u001b[0`, 'is '],
    ['a value that is escaped', `is ${SECRET.slice(0, 5)}%3`, 'is '],
    ['a value that a shell quotes', `+ say 'Wn5-it'"'`, `+ say '`],
    ['a key', '-----BEGIN RSA PRIVATE KEY-----\nQUJD', ''],
  ])('does not show %s', (_name, printed, shown) => {
    const live = watched()
    live.print(printed)
    live.quiet()
    expect(live.shown).toBe(shown)
  })

  it('masks what comes behind what was shown', () => {
    const live = watched()
    for (const part of ['Authorization: ', 'Bearer abcdef01', '23456789', '\n', 'token: ', 'abc-', 'def9\n']) {
      live.print(part)
      live.quiet()
    }
    expect(live.shown).toBe('Authorization: Bearer ***\ntoken: ***\n')
  })

  it('never shows the first part of a secret, however it is spelled and cut', () => {
    const spelled = fc.constantFrom(...Object.values(encodings)).map((spell) => spell(SECRET))
    const cuts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(spelled, cuts, fc.constantFrom('it is ', 'say: ', 'x '), (secret, sizes, before) => {
        const live = watched()
        const text = `${before}${secret} and more\n`
        for (let at = 0, part = 0; at < text.length; part += 1) {
          const size = sizes[part % sizes.length] ?? 1
          live.print(text.slice(at, at + size))
          live.quiet()
          at += size
        }
        const atOnce = watched(false)
        atOnce.print(text)
        // What stands around a secret is shown in either way.
        for (let from = 0; from + 5 <= secret.length; from += 1) {
          const piece = secret.slice(from, from + 5)
          expect([piece, live.shown.includes(piece)]).toEqual([piece, atOnce.shown.includes(piece)])
        }
      }),
      { numRuns: 60, seed: 21 },
    )
  })
})
