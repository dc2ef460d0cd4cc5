import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/core/json.js'
import { listSecretsOfEnvironment, Redactor } from '../../src/redaction/index.js'

const withSecrets = (...secrets: readonly (readonly [value: string, origin: string])[]): Redactor =>
  new Redactor({ secrets: secrets.map(([value, origin]) => ({ value, origin })) })

describe('which values are looked for', () => {
  it.each([
    ['abcdef', 'env:A', true],
    ['abcde', 'env:A', false],
    ['abcd', 'mask', true],
    ['abc', 'mask', false],
    ['abcd', 'input:a', true],
    ['abc', 'input:a', false],
    ['  abcd  ', 'mask', true],
    ['  abc  ', 'mask', false],
    ['FALSE', 'mask', false],
    ['true', 'mask', false],
    ['null', 'mask', false],
    ['None', 'mask', false],
    ['undefined', 'mask', false],
    ['****', 'mask', false],
    ['**a*', 'mask', true],
  ])('%j from %s: %s', (value, origin, isMasked) => {
    const text = `<${value.trim()}>`
    expect(withSecrets([value, origin]).text(text)).toBe(isMasked ? '<***>' : text)
  })

  it('also one that is added later, between any two texts, and one that is added twice', () => {
    const redactor = new Redactor()
    const words = Array.from({ length: 20 }, (_, index) => `word-number-${index}-x`)
    for (const [index, word] of words.entries()) {
      expect(redactor.json(word)).toBe(word)
      redactor.add({ value: word, origin: 'mask' })
      redactor.add({ value: word, origin: 'mask' })
      expect(words.slice(0, index + 1).map((known) => redactor.json(known))).toEqual(
        words.slice(0, index + 1).map(() => '***'),
      )
      expect(redactor.text(words.slice(0, index + 1).join(' '))).toBe(
        Array(index + 1)
          .fill('***')
          .join(' '),
      )
    }
  })

  it('a number that is a secret is masked as a number too', () => {
    const redactor = withSecrets(['123456', 'env:PIN'])
    expect(redactor.json([123456, -123456, 1234567, 12345, 9])).toEqual(['***', '***', '***', 12345, 9])
    expect(withSecrets(['abcdef', 'env:A']).json([123456])).toEqual([123456])
  })

  it('beyond five thousand only as they are', () => {
    const values = Array.from({ length: 5001 }, (_, index) => `value-${index}-secret`)
    const redactor = withSecrets(...values.map((value) => [value, 'mask'] as const))
    const hex = (value: string | undefined) => Buffer.from(value ?? '').toString('hex')
    expect(redactor.text(`${hex(values[4999])} ${values[5000]}`)).toBe('*** ***')
    expect(redactor.text(hex(values[5000]))).toBe(hex(values[5000]))
  })
})

describe('a secret inside of base64', () => {
  const redactor = withSecrets(['swordfish!', 'env:A'])
  it.each([
    ['', ''],
    ['x', ''],
    ['xx', ''],
    ['', 'y'],
    ['x', 'y'],
    ['xx', 'yy'],
    ['xxx', 'yyy'],
  ])('between %j and %j', (before, after) => {
    const encoded = Buffer.from(`${before}swordfish!${after}`).toString('base64')
    const out = redactor.text(`a ${encoded} b`)
    // A character that holds some of its bits goes with it, and so does the padding behind it.
    const first = Math.floor((before.length * 8) / 6)
    const last = Math.ceil(((before.length + 10) * 8) / 6)
    const rest = encoded.slice(last)
    expect(out).toBe(`a ${encoded.slice(0, first)}***${rest.startsWith('=') ? '' : rest} b`)
  })
})

describe('lists and objects', () => {
  const redactor = new Redactor()
  it.each<[Json, Json]>([
    [
      ['--token', 'abc', 'def'],
      ['--token', '***', 'def'],
    ],
    [
      ['--token', '-v', 'def'],
      ['--token', '-v', 'def'],
    ],
    [
      ['--token=x', 'abc'],
      ['--token=***', 'abc'],
    ],
    [
      ['-token', 'abc'],
      ['-token', 'abc'],
    ],
    [
      ['--name', 'abc'],
      ['--name', 'abc'],
    ],
    [
      ['--token', 5],
      ['--token', 5],
    ],
    [
      ['--token', ['abc']],
      ['--token', ['abc']],
    ],
    [
      [['--token', 'abc'], 'x'],
      [['--token', '***'], 'x'],
    ],
    [
      { key: 'TOKEN', value: 'abc' },
      { key: 'TOKEN', value: '***' },
    ],
    [
      { name: 'TOKEN', values: 'abc' },
      { name: 'TOKEN', values: 'abc' },
    ],
    [
      { name: 'TOKEN', value: 'abc', other: 'x' },
      { name: 'TOKEN', value: '***', other: 'x' },
    ],
    [
      { name: 5, value: 'abc' },
      { name: 5, value: 'abc' },
    ],
    [{ token: { a: ['', 'b', true, null, 3] } }, { token: { a: ['', '***', true, null, '***'] } }],
  ])('%j', (value, expected) => {
    expect(redactor.json(value)).toEqual(expected)
    expect(redactor.changes(value)).toBe(JSON.stringify(value) !== JSON.stringify(expected))
  })

  it('names of ours are kept, also where they are masked elsewhere', () => {
    const own = withSecrets(['deploy', 'mask'])
    own.keepNames(['deploy'])
    expect(own.json({ deploy: 'deploy', 'a deploy': 1 })).toEqual({ deploy: '***', 'a ***': 1 })
    expect(withSecrets(['deploy', 'mask']).json({ deploy: 1 })).toEqual({ '***': 1 })
  })

  it('three names that look alike once masked stay three', () => {
    const own = withSecrets(['canary-1', 'mask'], ['canary-2', 'mask'], ['canary-3', 'mask'])
    expect(own.json({ 'canary-1': 1, 'canary-2': 2, 'canary-3': 3 })).toEqual({ '***': 1, '*** (2)': 2, '*** (3)': 3 })
  })

  it('a value that is nested too deeply is masked as a whole', () => {
    let deep: Json = 'x'
    for (let depth = 0; depth < 1002; depth += 1) deep = [deep]
    let shallow: Json = 'x'
    for (let depth = 0; depth < 1001; depth += 1) shallow = [shallow]
    expect(JSON.stringify(redactor.json(deep))).toContain('***')
    expect(redactor.changes(shallow)).toBe(false)
  })
})

describe('secrets that a checkpoint refers to', () => {
  it('are those that occur and can be asked for again, in any order of asking', () => {
    const redactor = withSecrets(['alpha-1', 'env:A'], ['beta-22', 'input:b'], ['gamma-3', 'mask'], ['123456', 'env:N'])
    const origins = (text: string) => redactor.secretsIn(text).map(({ origin }) => origin)
    expect(origins('beta-22 alpha-1 gamma-3')).toEqual(['env:A', 'input:b'])
    expect(origins('alpha-1: 123456')).toEqual(['env:A', 'env:N'])
    expect(origins('nothing')).toEqual([])
    expect(new Redactor().secretsIn('alpha-1')).toEqual([])
    redactor.add({ value: 'alpha-1', origin: 'env:A2' })
    redactor.add({ value: 'alpha-1', origin: 'env:A2' })
    expect(origins('alpha-1')).toEqual(['env:A', 'env:A2'])
    redactor.add({ value: 'gamma-3', origin: 'env:G' })
    expect(origins('gamma-3')).toEqual(['mask', 'env:G'])
    redactor.add({ value: 'delta-4', origin: 'env:D' })
    expect(origins('delta-4')).toEqual(['env:D'])
  })
})

describe('secrets of an environment', () => {
  it.each([
    ['TOKEN', 'abcdef', ['abcdef']],
    ['TOKEN', 'abcde', []],
    ['TOKEN', ' abcd ', []],
    ['TOKEN', 'Bearer', []],
    ['TOKEN', ' required ', []],
    ['PWD', '/home/me', []],
    ['PWD', 'not-a-path', ['not-a-path']],
    ['OLDPWD', '/home/me', []],
    ['XAUTHORITY', '/home/me/.X', []],
    ['GOOGLE_GHA_CREDS_PATH', '/home/me/x.json', []],
    ['TOKEN_PATH', './relative/x', []],
    ['TOKEN_PATH', '~/relative/x', []],
    ['TOKEN_PATH', 'C:\\x\\y', []],
    ['TOKEN_PATH', 'abcdefgh', ['abcdefgh']],
    ['TOKEN_USERNAME', 'abcdefgh', []],
    ['TOKEN_HOST', 'abcdefgh', []],
    ['SOME_URL', 'redis://:abcdef@host', ['redis://:abcdef@host']],
    ['SOME_URL', 'redis://:abcde@host', []],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=Bearer%20abcdef, b=ghijkl,c=short', ['abcdef', 'ghijkl']],
    ['OTEL_EXPORTER_OTLP_TRACES_HEADERS', 'a=basic  abcdef', ['abcdef']],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'a=abcdef', []],
  ])('%s=%s', (name, value, expected) => {
    expect(listSecretsOfEnvironment({ [name]: value }).map((secret) => secret.value)).toEqual(expected)
  })
})

describe('a stream', () => {
  const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj'

  it.each([
    [['a\rb\rc'], ['a\rb\r', 'c']],
    [['a\r\nb'], ['a\r\n', 'b']],
    [
      ['a', 'b', 'c'],
      ['', '', '', 'abc'],
    ],
    [['\n'], ['\n', '']],
    [[''], ['', '']],
    [
      ['token=a', 'b\nc\n'],
      ['', 'token=***\nc\n', ''],
    ],
    [
      [`x\n${line}\n`, 'not base64 - at all\n'],
      ['x\n', `${line}\nnot base64 - at all\n`, ''],
    ],
    [
      [`-----BEGIN PRIVATE KEY-----\n${line}\n`, 'rest'],
      ['', '', '***'],
    ],
    [['-----BEGIN CERTIFICATE-----\nabc\n'], ['-----BEGIN CERTIFICATE-----\nabc\n', '']],
  ])('of the pieces %j', (pieces, expected) => {
    const stream = new Redactor().stream()
    const out = [...pieces.map((piece) => stream.write(piece)), stream.end()]
    expect(out).toEqual([...expected, ...Array(out.length - expected.length).fill('')])
  })

  it('never cuts a character in two, however long the line is', () => {
    const stream = new Redactor().stream()
    const pieces = ['', 'a', 'bc'].map((more) => stream.write(`${'😀'.repeat(12_000)}${more}`))
    const bytes = Buffer.concat([...pieces, stream.end()].map((piece) => Buffer.from(piece)))
    expect(pieces.filter((piece) => piece !== '').length).toBeGreaterThan(1)
    expect(bytes.toString()).toBe(['', 'a', 'bc'].map((more) => `${'😀'.repeat(12_000)}${more}`).join(''))
  })

  it('drops the rest of a secret that never ends, and goes on behind it', () => {
    const stream = new Redactor().stream()
    let out = stream.write('a password=')
    for (let count = 0; count < 60; count += 1) out += stream.write('x1'.repeat(512))
    expect(out).toBe('a password=***')
    expect(stream.write(`${'x'.repeat(20_000)} b\nc`)).toBe(' b\n')
    expect(stream.write('d\n')).toBe('cd\n')
    expect(stream.end()).toBe('')
  })
})

it('a stream shows what follows a long secret that has ended', () => {
  const stream = new Redactor().stream()
  const tail = 'y'.repeat(4000)
  const out = stream.write(`password="${'x1'.repeat(20_000)}"${tail}`) + stream.write('more\n') + stream.end()
  expect(out).toBe(`password="***"${tail}more\n`)
})

describe('a live log, line by line', () => {
  const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj'
  const shown = (redactor: Redactor, lines: readonly string[]): string => {
    const stream = redactor.stream()
    return lines.map((text) => stream.write(text)).join('') + stream.end()
  }

  it.each([
    ['a quotation', (text: string) => `> ${text}`],
    ['a service', (text: string) => `web-1  | ${text}`],
    ['a build step with a time', (text: string, at: number) => `#12 0.${345 + at} ${text}`],
    ['a level', (text: string) => `[INFO] ${text}`],
  ])('a private key behind a prefix on each line: %s', (_, prefixed) => {
    const key = ['-----BEGIN RSA PRIVATE KEY-----', line, line, 'c2hvcnQ=', '-----END RSA PRIVATE KEY-----', 'after']
    const lines = ['before', ...key].map((text, at) => `${prefixed(text, at)}\n`)
    const out = shown(new Redactor(), lines)
    expect(out).not.toContain(line)
    expect(out).not.toContain('c2hvcnQ=')
    expect(out).toContain('before')
    expect(out).toContain('after')
    expect(shown(new Redactor(), lines.slice(0, 4))).not.toContain(line)
  })

  it('a declared secret of short lines', () => {
    const redactor = withSecrets(['ab1\ncd2\nef3', 'input:pin'])
    expect(shown(redactor, ['x\n', 'ab1\n', 'cd2\n', 'ef3\n', 'y\n'])).toBe('x\n***\ny\n')
    expect(shown(redactor, ['ab1\n', 'cd2\n', 'other\n'])).toBe('ab1\ncd2\nother\n')
    expect(shown(redactor, ['ab1\ncd', '2\nef', '3'])).toBe('***')
  })
})

it.each([
  ['.NET', 'a"b<c>&d\'+`é\\x', 'a\\u0022b\\u003Cc\\u003E\\u0026d\\u0027\\u002B\\u0060\\u00E9\\\\x'],
  ['Jackson', 'pässwörd<1>', 'p\\u00E4ssw\\u00F6rd<1>'],
  ['capital and HTML', 'abc<def>', 'abc\\u003Cdef\\u003E'],
])('JSON with capital hexadecimal escapes, as %s writes it', (_, value, written) => {
  expect(withSecrets([value, 'mask']).text(`{"x": "${written}"}`)).toBe('{"x": "***"}')
})
