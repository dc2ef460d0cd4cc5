import { describe, expect, it } from 'vitest'
import { listSecretsOfEnvironment, Redactor } from '../../src/redaction/index.js'

const redactor = new Redactor()

describe('json', () => {
  it('masks strings and numbers under sensitive names at any depth, and keeps booleans and null', () => {
    const value = {
      kind: 'a.b',
      details: { list: [{ password: 'x', token: 5, auth: true, secret: null, author: 'Ann' }], total_tokens: 12 },
      credentials: { user: 'bob', nested: [1, 'two', false, null, { deep: 'x' }] },
    }
    const before = structuredClone(value)
    expect(redactor.json(value)).toEqual({
      kind: 'a.b',
      details: { list: [{ password: '***', token: '***', auth: true, secret: null, author: 'Ann' }], total_tokens: 12 },
      credentials: { user: '***', nested: ['***', '***', false, null, { deep: '***' }] },
    })
    expect(value).toEqual(before)
  })

  it('hands back what it did not change, and shares what did not change', () => {
    const clean = { a: [1, 'x', { b: null }] }
    expect(redactor.json(clean)).toBe(clean)
    expect(redactor.changes(clean)).toBe(false)
    const mixed = { clean, token: 'x' }
    const out = redactor.json(mixed)
    expect(out).toEqual({ clean, token: '***' })
    expect(typeof out === 'object' && out !== null && 'clean' in out && out.clean).toBe(clean)
    expect(redactor.changes(mixed)).toBe(true)
    expect(redactor.json([])).toEqual([])
  })

  it('keeps an empty string, which gives nothing away and tells why a login failed', () => {
    expect(redactor.json({ token: '' })).toEqual({ token: '' })
  })

  it('knows pairs of name and value, and arguments', () => {
    expect(
      redactor.json([
        { name: 'DB_PASSWORD', value: 'x' },
        { name: 'A', value: 'x' },
      ]),
    ).toEqual([
      { name: 'DB_PASSWORD', value: '***' },
      { name: 'A', value: 'x' },
    ])
    expect(redactor.json(['login', '--token', 'abc', '--verbose', 'x'])).toEqual([
      'login',
      '--token',
      '***',
      '--verbose',
      'x',
    ])
  })

  it('keeps both of two names that look alike once masked', () => {
    const own = new Redactor({ secrets: ['canary-1', 'canary-2'].map((value) => ({ value, origin: 'mask' })) })
    expect(own.json({ 'canary-1': 1, 'canary-2': 2 })).toEqual({ '***': 1, '*** (2)': 2 })
  })

  it('is safe with names that mean something to JavaScript and with very deep data', () => {
    const value = JSON.parse('{"__proto__": {"token": "x"}, "constructor": "y"}')
    expect(JSON.stringify(redactor.json(value))).toBe('{"__proto__":{"token":"***"},"constructor":"y"}')
    expect(() => redactor.json(JSON.parse('['.repeat(4000) + ']'.repeat(4000)))).not.toThrow()
  })
})

describe('stream', () => {
  it('lets complete lines go at once', () => {
    const stream = redactor.stream()
    expect(stream.write('one\ntwo pass')).toBe('one\n')
    expect(stream.write('word=x\nthree')).toBe('two password=***\n')
    expect(stream.end()).toBe('three')
    expect(stream.end()).toBe('')
  })

  it('holds a private key together, and only that', () => {
    const stream = redactor.stream()
    const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj'
    expect(stream.write(`a\n-----BEGIN PRIVATE KEY-----\n${line}\n`)).toBe('a\n')
    expect(stream.write('AAAA\n')).toBe('')
    expect(stream.write('-----END PRIVATE KEY-----\nb\n')).toBe('***\nb\n')
    expect(stream.write('-----BEGIN PRIVATE KEY-----\n')).toBe('')
    expect(stream.write('is (not) a key\n')).toBe('-----BEGIN PRIVATE KEY-----\nis (not) a key\n')
  })

  it('gives out a line without end in bounded parts and forgets nothing', () => {
    const stream = redactor.stream()
    const unit = 'lorem ipsum dolor '
    let out = ''
    let written = 0
    for (let count = 0; count < 5000; count += 1) {
      out += stream.write(unit)
      written += unit.length
      expect(written - out.length).toBeLessThanOrEqual(20_000)
    }
    expect(out + stream.end()).toBe(unit.repeat(5000))
  })

  it.each([8000, 8191, 8192, 16_383, 16_384, 16_390, 24_575])(
    'finds a value beside its name around place %i of a line',
    (place) => {
      for (const offset of [0, 3, 8, 9, 12, 16]) {
        const stream = redactor.stream()
        const text = `${'x '.repeat(place).slice(0, place - offset)} password=hunter2-swordfish ${'y '.repeat(20_000)}`
        let out = ''
        for (let at = 0; at < text.length; at += 1024) out += stream.write(text.slice(at, at + 1024))
        out += stream.end()
        expect(out).toBe(text.replace('hunter2-swordfish', '***'))
      }
    },
  )

  it('swallows a secret without end instead of keeping it', () => {
    const stream = redactor.stream()
    let out = stream.write('password=')
    for (let count = 0; count < 200; count += 1) out += stream.write('s'.repeat(1000))
    out += stream.write(' after\n') + stream.end()
    expect(out).toBe('password=*** after\n')
  })
})

describe('listSecretsOfEnvironment', () => {
  it('takes values of secret-looking names, and passwords in URLs', () => {
    const found = listSecretsOfEnvironment({
      NPM_TOKEN: 'abcdef',
      SHORT_TOKEN: 'abcde',
      GITHUB_TOKEN: 'abcdefgh',
      MY_SECRET: 'disabled',
      PATH: '/usr/bin',
      SSH_AUTH_SOCK: '/tmp/agent.1',
      GOOGLE_APPLICATION_CREDENTIALS: '/home/x/key.json',
      AWS_WEB_IDENTITY_TOKEN_FILE: '/var/run/token',
      TOKEN_FILE: 'not-a-path-but-a-token',
      AUTHOR: 'Ann Onymous',
      DATABASE_URL: 'postgres://u:hunter2@db/x',
      HOMEPAGE: 'https://example.com:8080/',
      MAX_TOKENS: '1234567',
      UNSET_TOKEN: undefined,
      API_KEY: '/AbC+dEf/gH=',
    })
    expect(found.map((source) => source.origin)).toEqual([
      'env:NPM_TOKEN',
      'env:GITHUB_TOKEN',
      'env:TOKEN_FILE',
      'env:DATABASE_URL',
      'env:API_KEY',
    ])
  })
})
