import { describe, expect, it } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'
import { listSpellings } from '../../src/redaction/spellings.js'

const VALUE = `a&b<c>"d'e/f g\\h`
const redactor = new Redactor({ secrets: [{ value: VALUE, origin: 'mask' }] })
const texts = (value: string): readonly string[] => listSpellings(value).map(({ text }) => text)

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
    ['a shell in single quotes', `a&b<c>"d'\\''e/f g\\h`],
    ['a shell in double quotes', `a&b<c>\\"d'e/f g\\\\h`],
    ['a shell without quotes', `a\\&b\\<c\\>\\"d\\'e/f\\ g\\\\h`],
    ['PowerShell in single quotes', `a&b<c>"d''e/f g\\h`],
    ['PowerShell in double quotes', `a&b<c>\`"d'e/f g\\h`],
    ['XML', `a&amp;b&lt;c&gt;&quot;d&apos;e/f g\\h`],
    ['hexadecimal', Buffer.from(VALUE).toString('hex')],
    ['hexadecimal in capitals', Buffer.from(VALUE).toString('hex').toUpperCase()],
  ])('%s', (_, spelling) => {
    expect(redactor.text(`a ${spelling} b`)).toBe('a *** b')
  })

  it('a secret shorter than six characters is searched only as it is', () => {
    expect(texts('a&b<c')).toEqual(['a&b<c'])
    expect(texts('a&b<c>').length).toBeGreaterThan(5)
  })

  it('base64 at each of three offsets, with what it shares with its neighbours', () => {
    const spellings = listSpellings('secret-value')
    const of = (before: string, after: string): string =>
      Buffer.from(`${before}secret-value${after}`).toString('base64')
    const found = (encoded: string) => spellings.filter(({ text }) => encoded.includes(text))
    expect(found(of('', ''))).toMatchObject([{ sharesStart: false, sharesEnd: false }])
    expect(found(of('x', 'yz'))).toMatchObject([{ sharesStart: true, sharesEnd: true }])
    expect(found(of('xx', 'y'))).toMatchObject([{ sharesStart: true, sharesEnd: true }])
  })

  it('the lines of a key, without its frame and without what is short', () => {
    const key = '-----BEGIN KEY-----\nAAAABBBBCCCC\n12345\n123456\n-----END KEY-----'
    expect(listSpellings(key, false).map(({ text }) => text)).toEqual([key, 'AAAABBBBCCCC', '123456'])
  })

  it('the password in a URL, also decoded, and members under sensitive names of an object', () => {
    expect(texts('https://me:p%40ssword@host/')).toEqual(expect.arrayContaining(['p%40ssword', 'p@ssword']))
    const object = texts('{"user":"somebody","nested":{"token":["abcdef-1"]},"password":"short"}')
    expect(object).toContain('abcdef-1')
    expect(object).not.toContain('somebody')
    expect(object).not.toContain('short')
  })

  it('a very long one is looked for in pieces', () => {
    const long = Array.from({ length: 3000 }, (_, n) => n.toString(36)).join('-')
    const pieces = listSpellings(long, false)
    expect(Math.max(...pieces.map(({ text }) => text.length))).toBe(4096)
    expect(pieces.length).toBe(Math.ceil(long.length / 4096))
    for (const { text } of pieces) expect(long).toContain(text)
  })
})
