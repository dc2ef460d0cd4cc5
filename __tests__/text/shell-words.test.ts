import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import {
  joinShellWords,
  quoteForShell,
  replaceShellWords,
  shellAssignment,
  splitShellWords,
  toShellPath,
} from '../../src/text/shell-words.js'

const WORDS = ['plain', "it's", '', 'a b', '$(id)', '`id`', '"x"', 'a\nb', '~', 'ä', '*', 'a;b', '!x', '\\']

describe('splitShellWords', () => {
  it('is the inverse of joinShellWords', () => {
    const words = ['conductor', ...WORDS]
    expect(splitShellWords(joinShellWords(words)).map(({ text }) => text)).toEqual(words)
  })

  it('keeps a word with a variable as it is written, and quotes a word that is replaced', () => {
    const line = joinShellWords(['conductor', 'resume', '/a b', '-i', { name: 'key', variable: 'KEY' }])
    const moved = replaceShellWords(line, (word, at) => (at === 2 ? `${word} c` : word))
    expect(moved).toBe(joinShellWords(['conductor', 'resume', '/a b c', '-i', { name: 'key', variable: 'KEY' }]))
  })
})

describe('quoteForShell', () => {
  it.each([
    ['plain/path.yaml', 'plain/path.yaml'],
    ['a b', "'a b'"],
    ["it's", "'it'\\''s'"],
    ['', "''"],
  ])('%j', (word, expected) => {
    expect(quoteForShell(word, false)).toBe(expected)
  })

  it.each([
    ['ci\\main.yaml', 'ci/main.yaml'],
    ['C:\\My Files\\w.yaml', '"C:/My Files/w.yaml"'],
    ["it's.yaml", '"it\'s.yaml"'],
    ['-x.yaml', './-x.yaml'],
  ])('the path %j on Windows', (path, expected) => {
    expect(toShellPath(path, true)).toBe(expected)
  })

  it.each([
    ['say "hi" \\', '"say ""hi"" \\\\"'],
    ['x"&calc&"', '"x""&calc&"""'],
    ['a,b', '"a,b"'],
    ['@x', '"@x"'],
    ['a=b', 'a=b'],
  ])('%j for the shells of Windows', (word, expected) => {
    expect(quoteForShell(word, true)).toBe(expected)
  })

  it('takes a value from a variable', () => {
    expect(shellAssignment('my-key', 'my_key', false)).toBe('my-key="${my_key:?}"')
    expect(shellAssignment('my-key', 'my_key', true)).toBe('"my-key=$env:my_key"')
  })

  it('prefixes a path that looks like an option', () => {
    expect(toShellPath('-x.yaml')).toBe('./-x.yaml')
  })

  it.skipIf(process.platform === 'win32')('is read back by a shell', () => {
    const script = `for word in ${joinShellWords(WORDS)}; do printf '%s\\0' "$word"; done`
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)).toEqual(WORDS)
  })
})
