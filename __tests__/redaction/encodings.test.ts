import { describe, expect, it } from 'vitest'
import { allNeedlesOf, needlesOf, plainNeedlesOf } from '../../src/redaction/encodings.js'

const VALUE = `a&b<c>"d'e/f g\\h`
const texts = (value: string): readonly string[] => needlesOf(value).map(({ text }) => text)

describe('spellings of a secret', () => {
  it.each([
    ['as it is', VALUE],
    ['JSON', `a&b<c>\\"d'e/f g\\\\h`],
    ['JSON in JSON', `a&b<c>\\\\\\"d'e/f g\\\\\\\\h`],
    ['JSON of PHP', `a&b<c>\\"d'e\\/f g\\\\h`],
    ['JSON of Go', `a\\u0026b\\u003cc\\u003e\\"d'e/f g\\\\h`],
    ['JSON of Jinja2', `a\\u0026b\\u003cc\\u003e\\"d\\u0027e/f g\\\\h`],
    ['HTML with bare quotes', `a&amp;b&lt;c&gt;"d'e/f g\\h`],
    ['HTML of Jinja2', `a&amp;b&lt;c&gt;&#34;d&#39;e/f g\\h`],
    ['HTML of Python', `a&amp;b&lt;c&gt;&quot;d&#x27;e/f g\\h`],
    ['HTML of others', `a&amp;b&lt;c&gt;&quot;d&#39;e/f g\\h`],
    ['Python in double quotes', `a&b<c>"d'e/f g\\\\h`],
    ['Python in single quotes', `a&b<c>"d\\'e/f g\\\\h`],
    ['a URL', 'a%26b%3Cc%3E%22d%27e%2Ff%20g%5Ch'],
    ['a URL with a slash', 'a%26b%3Cc%3E%22d%27e/f%20g%5Ch'],
    ['a form', 'a%26b%3Cc%3E%22d%27e%2Ff+g%5Ch'],
    ['a URL in small letters', 'a%26b%3cc%3e%22d%27e%2ff%20g%5ch'],
    ['hexadecimal', Buffer.from(VALUE).toString('hex')],
    ['hexadecimal in capitals', Buffer.from(VALUE).toString('hex').toUpperCase()],
  ])('%s', (_, spelling) => {
    expect(texts(VALUE)).toContain(spelling)
  })

  it.each([
    ['pairs', '70 61 73 73 77 6f'],
    ['colons', '70:61:73:73:77:6f'],
    ['fours', '7061 7373 776f'],
    ['all bytes of a URL', '%70%61%73%73%77%6F'],
  ])('bytes as %s', (_, spelling) => {
    expect(texts('passwo')).toContain(spelling)
  })

  it.each(['NFC', 'NFD'])('accents that were written in another way are found: %s', (form) => {
    expect(texts('p\u00e4sswo\u0301rt').filter((text) => text === 'p\u00e4sswo\u0301rt'.normalize(form))).toHaveLength(
      1,
    )
  })

  it('the lines of `xxd -p`', () => {
    const hex = Buffer.from('abcdefghij'.repeat(4)).toString('hex')
    const found = allNeedlesOf('abcdefghij'.repeat(4)).map(({ text }) => text)
    expect(found).toEqual(expect.arrayContaining([hex.slice(0, 60), hex.slice(60)]))
  })

  it('what is shorter than six characters is only looked for as it is', () => {
    expect(texts('a&b<c')).toEqual(['a&b<c'])
    expect(texts('a&b<c>').length).toBeGreaterThan(5)
  })

  it('base64 at each of three offsets, with what it shares with its neighbours', () => {
    const needles = needlesOf('secret-value')
    const of = (before: string, after: string): string =>
      Buffer.from(`${before}secret-value${after}`).toString('base64')
    const found = (encoded: string) => needles.filter(({ text }) => encoded.includes(text))
    expect(found(of('', ''))).toMatchObject([{ leftNeighbour: false, rightNeighbour: false }])
    expect(found(of('x', 'yz'))).toMatchObject([{ leftNeighbour: true, rightNeighbour: true }])
    expect(found(of('xx', 'y'))).toMatchObject([{ leftNeighbour: true, rightNeighbour: true }])
  })

  it.each([64, 76])('base64 in lines of %d characters', (width) => {
    const secret = 'k'.repeat(30) + 'v'.repeat(30) + 'w'.repeat(30)
    const encoded = Buffer.from(secret).toString('base64')
    const found = texts(secret)
    expect(found).toContain(encoded.slice(0, width))
    expect(found).toContain(encoded.slice(width))
  })

  it('the lines of a key, without its frame and without what is short', () => {
    const key = '-----BEGIN KEY-----\nAAAABBBBCCCC\n12345\n123456\n-----END KEY-----'
    expect(plainNeedlesOf(key).map(({ text }) => text)).toEqual([key, 'AAAABBBBCCCC', '123456'])
  })

  it('the password in a URL, also decoded, and telling members of an object', () => {
    expect(texts('https://me:p%40ssword@host/')).toEqual(expect.arrayContaining(['p%40ssword', 'p@ssword']))
    const object = texts('{"user":"somebody","nested":{"token":["abcdef-1"]},"password":"short"}')
    expect(object).toContain('abcdef-1')
    expect(object).not.toContain('somebody')
    expect(object).not.toContain('short')
  })

  it('a very long one is looked for in pieces', () => {
    const long = Array.from({ length: 3000 }, (_, n) => n.toString(36)).join('-')
    const pieces = plainNeedlesOf(long)
    expect(Math.max(...pieces.map(({ text }) => text.length))).toBe(4096)
    expect(pieces.length).toBe(Math.ceil(long.length / 4096))
    for (const { text } of pieces) expect(long).toContain(text)
  })
})
