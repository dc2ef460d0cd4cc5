import { isUtf8 } from 'node:buffer'
import { lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { appendSummary, closeOutputs, closeScriptOutputs, setOutputs } from '../../src/adapters/runner-files.js'
import { readOutputs } from '../action/runner-log.js'
import { temporaryFolder } from '../support/folders.js'

const folder = temporaryFolder()
afterEach(() => vi.unstubAllEnvs())
const OWN = new Set(['outcome', 'exit-code'])

describe('outputs that scripts wrote', () => {
  test.each([
    ['a=1\nb<<E\n2\n3\nE\n', 'a=1\nb<<E\n2\n3\nE\n', [], [], 0],
    ['outcome=success\njunk<<NEVER\n', 'junk<<NEVER\nNEVER\n', ['outcome'], ['junk'], 0],
    ['OutCome<<E\nsuccess\nE\na=1', 'a=1\n', ['OutCome'], [], 0],
    ['outcome<<NEVER\nsuccess\na=1', '', ['outcome'], ['outcome'], 0],
    ['no output\n=x\n<<E\na=b<<c\n', 'a=b<<c\n', [], [], 3],
    ['=a<<b\nb\nc=1\n', 'c=1\n', [], [], 2],
    ['', '', [], [], 0],
  ])('%j', (text, kept, dropped, closed, unreadable) => {
    for (const platform of ['linux', 'win32'])
      expect(closeOutputs(text, OWN, platform)).toEqual({ text: kept, dropped, closed, unreadable })
  })

  test('a carriage return belongs to the end of a line on Windows only, as for the runner', () => {
    const mixed = 'junk<<E\r\nv\nE\n'
    expect(closeOutputs(mixed, OWN, 'linux')).toMatchObject({ text: 'junk<<E\r\nv\nE\nE\r\n', closed: ['junk'] })
    expect(closeOutputs(mixed, OWN, 'win32')).toMatchObject({ text: 'junk<<E\nv\nE\n', closed: [] })
    expect(closeOutputs('a=1\n\r\nb=2\n', OWN, 'linux')).toMatchObject({ text: 'a=1\nb=2\n', unreadable: 1 })
    expect(closeOutputs('a=1\n\r\nb=2\n', OWN, 'win32')).toMatchObject({ text: 'a=1\nb=2\n', unreadable: 0 })
  })

  test.each<[string, (file: string) => void]>([
    ['removed', (file) => rmSync(file)],
    ['marked as UTF-16', (file) => writeFileSync(file, '\ufeffa=1\n', 'utf16le')],
    [
      'marked as UTF-16 of the other order',
      (file) => writeFileSync(file, Buffer.from('\ufeffa=1\n', 'utf16le').swap16()),
    ],
    ['marked as UTF-8', (file) => writeFileSync(file, '\ufeffoutcome=success\n')],
    ['no text', (file) => writeFileSync(file, Buffer.from([0x61, 0x3d, 0xff, 0x0a]))],
  ])('a file that was %s does not swallow what the action says', (_, act) => {
    const file = path.join(folder, 'spoiled')
    writeFileSync(file, '')
    act(file)
    vi.stubEnv('GITHUB_OUTPUT', file)
    closeScriptOutputs(OWN)
    expect(setOutputs(new Map([['outcome', 'failed']]))).toBeNull()
    expect(lstatSync(file).isFile()).toBe(true)
    const bytes = readFileSync(file)
    expect(isUtf8(bytes) && bytes[0] !== 0xef).toBe(true)
    expect(readOutputs(bytes.toString())).toMatchObject({ outcome: 'failed' })
  })

  const elsewhere = path.join(folder, 'elsewhere')
  test.each<[string, (file: string) => void, 'isDirectory' | 'isSymbolicLink']>([
    ['folder', (file) => mkdirSync(file), 'isDirectory'],
    ['link', (file) => symlinkSync(elsewhere, file), 'isSymbolicLink'],
  ])(
    'a %s in place of the file is left alone, and the action learns that its outputs are lost',
    async (kind, make, is) => {
      const file = path.join(folder, `replaced by a ${kind}`)
      writeFileSync(elsewhere, 'not ours')
      make(file)
      vi.stubEnv('GITHUB_OUTPUT', file)
      vi.stubEnv('GITHUB_STEP_SUMMARY', file)
      expect(closeScriptOutputs(OWN)).toEqual([])
      expect(setOutputs(new Map([['outcome', 'failed']]))).toBe('GITHUB_OUTPUT is not a regular file')
      expect(await appendSummary('# failed')).toBe('GITHUB_STEP_SUMMARY is not a regular file')
      expect(lstatSync(file)[is]()).toBe(true)
      expect(readFileSync(elsewhere, 'utf8')).toBe('not ours')
    },
  )

  test('never change, hide or forge what the action says', () => {
    const line = fc.constantFrom(
      'outcome=success',
      'OUTCOME<<E',
      'junk<<NEVER',
      'E',
      'x=1',
      '',
      'rubbish',
      '<<',
      'a<<ghadelimiter_',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.constantFrom('', '\n'), (lines, end) => {
        const file = path.join(folder, 'output')
        writeFileSync(file, `${lines.join('\n')}${end}`)
        vi.stubEnv('GITHUB_OUTPUT', file)
        closeScriptOutputs(OWN)
        expect(setOutputs(new Map([['outcome', 'failed']]))).toBeNull()
        const read = readOutputs(readFileSync(file, 'utf8'))
        expect(Object.entries(read).filter(([name]) => name.toLowerCase() === 'outcome')).toEqual([
          ['outcome', 'failed'],
        ])
      }),
    )
  })

  test('a sound file stays as it was, byte by byte', () => {
    const file = path.join(folder, 'sound')
    writeFileSync(file, 'a=1\r\n\nb<<E\r\n2\r\nE\r\n')
    vi.stubEnv('GITHUB_OUTPUT', file)
    expect(closeScriptOutputs(OWN)).toEqual([])
    expect(readFileSync(file, 'utf8')).toBe('a=1\r\n\nb<<E\r\n2\r\nE\r\n')
  })
})
