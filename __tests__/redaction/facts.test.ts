import { describe, expect, test } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'

const SECRET = 'pass/word=1+2&3'
const redactor = new Redactor({ secrets: [{ value: SECRET, origin: 'env:DEPLOY_TOKEN' }] })

describe('facts are not masked', () => {
  test.each([
    'GET https://registry.test/v2/token: 502 Bad Gateway',
    'fetching token: 403 Forbidden',
    'token: HTTP 500',
    'token: HTTP/1.1 500',
    'password: null',
    '/tmp/etc/passwd:12: bad entry',
    'at /tmp/etc/passwd:12,3, then more',
    'config/secrets.yml:14:3: error: mapping values',
    'machine db-1: FATAL: password authentication failed for user "app"',
    'literal-secret: `DEPLOY_TOKEN` holds what looks like a secret',
    'set DEPLOY_TOKEN, or give a default: `${DEPLOY_TOKEN:-default}`',
  ])('%s', (line) => expect(redactor.text(line)).toBe(line))
})

describe('characters that a JSON writer escaped do not hide a secret', () => {
  const escaped = (chars: string, upper = false): string =>
    SECRET.replace(/./g, (char) => {
      const code = char.charCodeAt(0).toString(16).padStart(4, '0')
      return chars.includes(char) ? `\\u${upper ? code.toUpperCase() : code}` : char
    })

  test.each([
    ['the equals sign, as Gson does', escaped('=')],
    ['the slash, in capitals', escaped('/', true)],
    ['some characters', escaped('/&', true)],
    ['all of them', escaped(SECRET)],
    ['a text that was escaped twice', escaped('=&').replaceAll('\\', '\\\\')],
  ])('%s', (_, text) => {
    const masked = redactor.text(`{"value":"${text}","next":"kept"}`)
    expect(masked).toBe('{"value":"***","next":"kept"}')
  })
})

// A search that looks at the rest of the text once for each of them takes minutes.
test.each([
  ['heads of keys', '-----BEGIN RSA PRIVATE KEY-----'],
  ['heads of keys in lines', '> -----BEGIN RSA PRIVATE KEY-----\n'],
  ['ends of keys', '-----END RSA PRIVATE KEY-----'],
  ['escapes', '\\u003d'],
  ['backslashes', '\\'],
  ['names', 'token: '],
  ['addresses', 'https://a:'],
  ['blanks', ' '],
  ['openings', 'ghp_'],
  ['elements', '<token>'],
])('a megabyte of %s is searched', (_, part) => {
  const text = part.repeat(1_000_000 / part.length)
  expect(redactor.text(text).length).toBeGreaterThan(0)
})
