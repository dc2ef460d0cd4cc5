import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/core/json.js'
import { Redactor } from '../../src/redaction/index.js'
import { base64, encodings } from './encodings.js'

const CANARIES = 200
/** Canaries with characters that every encoding has to escape, too long to turn up by chance. */
const canaries = Array.from({ length: CANARIES }, (_, index) => {
  const tail = ['', ' +/?&', '"\\\n\t', 'é漢💥', "'()*!~", '%=:'][index % 6] ?? ''
  return `Qz${index.toString(36)}x${(index * 7919 + 104729).toString(36)}Wy${tail}K${index}v`
})
const redactor = new Redactor({ secrets: canaries.map((value, index) => ({ value, origin: `env:C${index}` })) })

const names = Object.keys(encodings)

const canary = fc.integer({ min: 0, max: CANARIES - 1 }).map((index) => canaries[index] ?? '')
const encoded = fc.tuple(canary, fc.constantFrom(...names)).map(([value, name]) => encodings[name]?.(value) ?? value)
const noise = fc.string({ maxLength: 12, unit: fc.constantFrom(...'abc xyz.,\n12#é[]') })
const texts = fc.array(fc.oneof(noise, encoded), { minLength: 1, maxLength: 8 }).map((parts) => parts.join('|'))

/** Looks for every canary in every encoding, so that a miss of any kind shows. */
const spellings = canaries.flatMap((value) =>
  names.map((name) => {
    const spelling = encodings[name]?.(value) ?? value
    return name.startsWith('base64') ? spelling.slice(4, -6) : spelling
  }),
)
const leaks = (text: string): string[] => spellings.filter((spelling) => text.includes(spelling))

describe('known values', () => {
  it.each(names)('are found as %s', (name) => {
    for (const value of canaries) {
      const spelling = encodings[name]?.(value) ?? ''
      expect(leaks(redactor.text(`a ${spelling} b`))).toEqual([])
      expect(redactor.text(`a ${spelling} b`)).toMatch(/^a .*\*\*\*.* b$/s)
    }
  })

  it('are never found in what leaves, in any mixture', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const out = redactor.text(text)
        expect(leaks(out)).toEqual([])
        expect(redactor.text(out)).toBe(out)
      }),
      { numRuns: 200 },
    )
  })

  it('are never found when the text comes in pieces', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (text, sizes) => {
        const stream = redactor.stream()
        let out = ''
        for (let at = 0, turn = 0; at < text.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1
          out += stream.write(text.slice(at, at + size))
          at += size
        }
        expect(leaks(out + stream.end())).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('are never found at any depth of data, whose original stays as it was', () => {
    const data = fc.letrec<{ node: Json }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        texts,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(noise, encoded), tie('node'), { maxKeys: 4 }),
      ),
    })).node
    fc.assert(
      fc.property(data, (value) => {
        const before = JSON.stringify(value)
        const out = redactor.json(value)
        expect(leaks(JSON.stringify(out))).toEqual([])
        expect(JSON.stringify(value)).toBe(before)
        expect(redactor.json(out)).toBe(out)
        expect(redactor.changes(value)).toBe(JSON.stringify(out) !== before)
      }),
      { numRuns: 200 },
    )
  })

  it('leave text without secrets alone, whole or in pieces', () => {
    const plain = fc.string({ maxLength: 200, unit: fc.constantFrom(...'abc defg XYZ 0123 .,;!?()[]\n\té漢') })
    fc.assert(
      fc.property(plain, fc.integer({ min: 1, max: 50 }), (text, size) => {
        expect(redactor.text(text)).toBe(text)
        const stream = redactor.stream()
        let out = ''
        for (let at = 0; at < text.length; at += size) out += stream.write(text.slice(at, at + size))
        expect(out + stream.end()).toBe(text)
      }),
    )
  })
})

describe('single values', () => {
  const only = (value: string, origin = 'mask'): Redactor => new Redactor({ secrets: [{ value, origin }] })

  it('are matched from six characters on, declared ones from four', () => {
    expect(only('abcde', 'env:X').text('an abcde here')).toBe('an abcde here')
    expect(only('abcdef', 'env:X').text('an abcdef here')).toBe('an *** here')
    expect(only('abcd', 'input:x').text('an abcd here')).toBe('an *** here')
    expect(only('abcd', 'input:x').text('abcd')).toBe('***')
    expect(only('abcdef', 'env:X').text('abcdef')).toBe('***')
    expect(only('abcd', 'mask').text('an abcd here')).toBe('an *** here')
    expect(only('abc', 'mask').text('an abc here')).toBe('an abc here')
    expect(only('true', 'mask').text('it is true')).toBe('it is true')
  })

  it('that touch vanish as one', () => {
    const redactor = new Redactor({
      secrets: [
        { value: 'first-secret', origin: 'env:A' },
        { value: 'second-secret', origin: 'env:B' },
      ],
    })
    expect(redactor.text('a first-secretsecond-secret b')).toBe('a *** b')
    expect(redactor.text('a first-secret second-secret b')).toBe('a *** *** b')
  })

  it('that overlap vanish as one', () => {
    const redactor = new Redactor({ secrets: ['abcdefgh', 'efghijkl'].map((value) => ({ value, origin: 'mask' })) })
    expect(redactor.text('>abcdefghijkl<')).toBe('>***<')
  })

  it('leave nothing behind when they meet sensitive names, formats and one another', () => {
    const redactor = new Redactor({
      secrets: ['canaryOne1', 'token', 'pa:ss=wd"x'].map((value) => ({ value, origin: 'mask' })),
    })
    const pieces = [
      'token password auth : = " \' \\" \\ { } [ ] , ; & \\n canaryOne1 *** * true null {{x}} abc 12 :// @ user: -- <password> </',
      'Bearer Basic Cookie: Authorization: eyJaaaaaaaaaa . ghp_aaaaaaaaaaaaaaaaaaaa sk- AKIA0123456789ABCDEF ( ) < > => == $ é',
    ].flatMap((line) => line.split(' '))
    const piece = fc.constantFrom(...pieces, ' ', '\n', '-----BEGIN PRIVATE KEY-----', '-----END PRIVATE KEY-----')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (parts) => {
        const out = redactor.text(parts.join(''))
        expect(out).not.toContain('canaryOne1')
        expect(redactor.text(out)).toBe(out)
      }),
      { numRuns: 3000 },
    )
  })

  it('of several lines are matched line by line', () => {
    const redactor = only('first line\nsecond line\r\nxy\n')
    expect(redactor.text('a first line b second line c xy')).toBe('a *** b *** c xy')
  })

  it('of several words are also matched with one blank between them, as they stand where a line must stay a line', () => {
    expect(only('correct\t horse\nbattery').text('a correct horse battery b')).toBe('a *** b')
    expect(only('abc\ndef\nghi').text('a abc def ghi b, abc def')).toBe('a *** b, abc def')
  })

  it('are matched without the white space around them', () => {
    expect(only('  padded-value\n').text('[padded-value]')).toBe('[***]')
  })

  it.each(['abcdef', 'abcdefg', 'abcdefgh'])('are matched in base64 with its padding: %s', (value) => {
    expect(only(value).text(`<${base64(value)}>`)).toBe('<***>')
    expect(only(value).text(`<${base64(`xy${value}`)}>`)).toMatch(/^<..\*\*\*>$/)
  })

  it('are matched in wrapped base64', () => {
    const value = 'p4ssw0rd-'.repeat(20)
    const wrapped = (
      Buffer.from(value)
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\n')
    expect(only(value).text(wrapped)).toBe('***')
  })

  it('include the parts of a value that are secret by themselves', () => {
    expect(only('postgres://user:s3cr3t-pw@db/x', 'env:DATABASE_URL').text('pw is s3cr3t-pw')).toBe('pw is ***')
    expect(only('{"user":"bob","password":"tr0ub4dor"}').text('bob has tr0ub4dor')).toBe('bob has ***')
  })

  it('longer than what a stream holds back are found all the same', () => {
    const value = Array.from({ length: 6000 }, (_, index) => index.toString(36)).join('~')
    const redactor = only(value)
    expect(redactor.text(`<${value}>`)).toBe('<***>')
    const stream = redactor.stream()
    const text = 'y'.repeat(9000) + value + 'z'.repeat(30_000)
    let out = ''
    for (let at = 0; at < text.length; at += 1000) out += stream.write(text.slice(at, at + 1000))
    out += stream.end()
    expect(out.replaceAll('*', '')).toBe('y'.repeat(9000) + 'z'.repeat(30_000))
  })

  it('may be added while the run goes on', () => {
    const redactor = new Redactor()
    expect(redactor.json({ 'late-key': 'comer-123' })).toEqual({ 'late-key': 'comer-123' })
    redactor.add({ value: 'comer-123', origin: 'mask' })
    redactor.add({ value: 'late-key', origin: 'mask' })
    expect(redactor.json({ 'late-key': 'comer-123' })).toEqual({ '***': '***' })
  })

  it('are masked as numbers too', () => {
    expect(only('8675309').json({ a: 8675309, b: 1 })).toEqual({ a: '***', b: 1 })
  })
})

describe('secretsIn', () => {
  it('names the sources that occur literally', () => {
    const secrets = [
      { value: 'alpha-1', origin: 'env:A' },
      { value: 'alpha-1', origin: 'input:a' },
      { value: 'beta-22', origin: 'env:B' },
      { value: '1234567', origin: 'input:pin' },
      { value: 'absent-1', origin: 'env:C' },
    ]
    const redactor = new Redactor({ secrets })
    const found = redactor.secretsIn(`pre alpha-1 post beta-22:1234567 ${Buffer.from('absent-1').toString('base64')}`)
    expect(found.map((source) => source.origin)).toEqual(['env:A', 'input:a', 'env:B', 'input:pin'])
    expect(new Redactor().secretsIn('x')).toEqual([])
  })
})

describe('a text of nothing but digits', () => {
  it.each([
    ['a secret that is a number', '20261115', '20261115'],
    ['a secret whose hexadecimal spelling has no letter', 'pqrstuvw', '7071727374757677'],
  ])('is masked where it is %s', (_, value, shown) => {
    expect(new Redactor({ secrets: [{ value, origin: 'env:X' }] }).text(shown)).toBe('***')
  })

  it('is left alone where no secret is spelled so', () => {
    const one = new Redactor({ secrets: [{ value: 'a1b2c3d4e5', origin: 'env:X' }] })
    expect(['12345', '20261115', '7071727374757677'].map((text) => one.text(text))).toEqual([
      '12345',
      '20261115',
      '7071727374757677',
    ])
  })
})
