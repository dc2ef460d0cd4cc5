import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { closeScriptOutputs, setOutputs } from '../../src/adapters/actions-core.js'
import { closedOutputs } from '../../src/adapters/script-outputs.js'
import { readOutputs } from '../action/runner-log.js'

const folder = mkdtempSync(path.join(tmpdir(), 'script-outputs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())
const OWN = new Set(['outcome', 'exit-code'])

describe('outputs that scripts wrote', () => {
  test.each([
    ['a=1\nb<<E\n2\n3\nE\n', 'a=1\nb<<E\n2\n3\nE\n', [], [], 0],
    ['outcome=success\njunk<<NEVER\n', 'junk<<NEVER\nNEVER\n', ['outcome'], ['junk'], 0],
    ['OutCome<<E\nsuccess\nE\na=1', 'a=1\n', ['OutCome'], [], 0],
    ['outcome<<NEVER\nsuccess\na=1', '', ['outcome'], ['outcome'], 0],
    ['no output\n=x\n<<E\na=b<<c\n', 'a=b<<c\n', [], [], 3],
    ['a<<E\noutcome=no\nE\n\r\nb=2\r\n', 'a<<E\noutcome=no\nE\nb=2\n', [], [], 0],
    ['', '', [], [], 0],
  ])('%j', (text, kept, dropped, closed, unreadable) => {
    expect(closedOutputs(text, OWN)).toEqual({ text: kept, dropped, closed, unreadable })
  })

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

  test('what is sound stays as it was, byte by byte', () => {
    const file = path.join(folder, 'sound')
    writeFileSync(file, 'a=1\r\n\r\nb<<E\r\n2\r\nE\r\n')
    vi.stubEnv('GITHUB_OUTPUT', file)
    expect(closeScriptOutputs(OWN)).toEqual([])
    expect(readFileSync(file, 'utf8')).toBe('a=1\r\n\r\nb<<E\r\n2\r\nE\r\n')
  })
})
