import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tryPatiently } from '../../../src/adapters/file-store.js'
import { describeStartFailure } from '../../../src/adapters/process/locate.js'
import { createProgramStart, listWindowsFolders, listWindowsSpellings } from '../../../src/adapters/process/windows.js'
import { getVariable, overlayEnvironment, setVariable } from '../../../src/core/shells.js'
import { temporaryFolder } from '../../support/folders.js'

function lineOf(program: string, args: readonly string[]): string {
  const start = createProgramStart(program, args, true)
  if (!start.ok) throw new Error(start.error)
  return start.value.args.at(-1) ?? ''
}

/** Reads a command line as programs of Windows do: backslashes count before quotes only, `""` within quotes is a quote. */
function argvOf(line: string): readonly string[] {
  const found: string[] = []
  let word: string | null = null
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const slashes = /^\\*/.exec(line.slice(at))?.[0].length ?? 0
    if (slashes > 0 && line[at + slashes] === '"') {
      word = `${word ?? ''}${'\\'.repeat(slashes >> 1)}`
      at += slashes
      if (slashes % 2 === 1) {
        word += '"'
        continue
      }
    }
    const sign = line[at] ?? ''
    if (sign === '"' && isQuoted && line[at + 1] === '"') {
      word += '"'
      at += 1
    } else if (sign === '"') {
      isQuoted = !isQuoted
      word ??= ''
    } else if (sign === ' ' && !isQuoted) {
      if (word !== null) found.push(word)
      word = null
    } else word = `${word ?? ''}${sign}`
  }
  return word === null ? found : [...found, word]
}

/** The parts of a line that cmd.exe reads outside of quotes. */
function outsideQuotes(line: string): string {
  return line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('')
}

const argument = fc
  .string({ unit: fc.constantFrom(...'ab1 "\\%&|<>^()!=,;\'`~*?ü$@TOKEN:') })
  .filter((text) => !/%=[^%]*%/.test(text))

describe('a batch file', () => {
  it('is given its arguments as they are, and nothing of them stands outside of quotes', () => {
    fc.assert(
      fc.property(fc.array(argument, { maxLength: 4 }), (args) => {
        const line = lineOf('C:\\tools\\x.cmd', args)
        const inner = line.slice(1, -1)
        expect(argvOf(inner)).toEqual(['C:\\tools\\x.cmd', ...args])
        expect(outsideQuotes(inner)).not.toMatch(/[&|<>^()!=,;%]/)
      }),
    )
  })

  it.each([
    ['%TOKEN%', '"%"T"OKEN%"'],
    ['%TOKEN:a=b%', '"%"T"OKEN:a=b%"'],
    ['title=%Q%&echo INJECTED&rem ', '"title=%"Q"%&echo INJECTED&rem "'],
    ['a"&echo INJECTED&"', '"a""&echo INJECTED&"""'],
    ['a b\\', '"a b\\\\"'],
    ['%\\', '"%\\\\"'],
    ['%\\TOKEN%', '"%\\\\"T"OKEN%"'],
    ['', '""'],
    ['--plain', '--plain'],
  ])('gets %j as %j', (arg, expected) => {
    expect(lineOf('C:\\x.cmd', [arg])).toBe(`"C:\\x.cmd ${expected}"`)
  })

  it.each([
    [['a\nb'], 'line break'],
    [['a\rb'], 'line break'],
    [['%=C:%'], '%=...%'],
    [['x'.repeat(8200)], 'at most 8191 characters'],
  ])('cannot be given %#', (args, reason) => {
    expect(createProgramStart('C:\\x.bat', args, true)).toMatchObject({
      ok: false,
      error: expect.stringContaining(reason),
    })
  })

  it('is one by its extension; other programs get their words as they are', () => {
    const plain = { ok: true, value: { program: 'C:\\x.exe', args: ['a\nb', '%PATH%'], verbatim: false } }
    expect(createProgramStart('C:\\x.exe', ['a\nb', '%PATH%'], true)).toEqual(plain)
    expect(createProgramStart('/bin/x.cmd', ['%PATH%'], false)).toMatchObject({ ok: true, value: { verbatim: false } })
  })
})

describe('where Windows looks', () => {
  it.each([
    ['tool', {}, ['tool.com', 'tool.exe', 'tool.bat', 'tool.cmd']],
    ['tool', { PathExt: '.EXE;.JS;.Cmd' }, ['tool.exe', 'tool.cmd']],
    ['tool.EXE', { PATHEXT: '.EXE' }, ['tool.EXE', 'tool.EXE.exe']],
    ['x.js', { PATHEXT: '.EXE;.JS' }, ['x.js.exe']],
  ])('for %s with %j', (file, env, expected) => {
    expect(listWindowsSpellings(file, env)).toEqual(expected)
  })

  it("never takes WSL's bash, and knows the folders of Git", () => {
    const env = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\U\\Local' }
    const searched = 'C:\\Windows\\System32;D:\\tools;"E:\\Git\\cmd";C:\\U\\Microsoft\\WindowsApps\\;'
    expect(listWindowsFolders('bash', searched, env)).toEqual([
      'D:\\tools',
      'E:\\Git\\cmd',
      'E:\\Git\\bin',
      'C:\\Program Files\\Git\\bin',
      'C:\\U\\Local\\Programs\\Git\\bin',
    ])
    expect(listWindowsFolders('git', searched, env)).toHaveLength(4)
  })
})

describe('variables', () => {
  it('are found, replaced and removed without case on Windows only', () => {
    const env = { Path: 'a', MYVAR: 'one' }
    expect(getVariable(env, 'PATH', true)).toBe('a')
    expect(getVariable(env, 'PATH', false)).toBeUndefined()
    const changed: Record<string, string> = { ...env }
    setVariable(changed, 'PATH', 'b', true)
    setVariable(changed, 'MyVar', null, true)
    expect(changed).toEqual({ PATH: 'b' })
    const elsewhere: Record<string, string> = { ...env }
    setVariable(elsewhere, 'PATH', 'b', false)
    expect(elsewhere).toEqual({ Path: 'a', MYVAR: 'one', PATH: 'b' })
    expect(overlayEnvironment({ A: '1', B: '2' }, { A: null, C: 3 })).toEqual({ B: '2', C: '3' })
  })
})

describe('a program that does not start', () => {
  it.each([
    ['E2BIG', 'its arguments and environment are larger than the system allows'],
    ['ENAMETOOLONG', 'its arguments and environment are larger than the system allows'],
    ['UNKNOWN', 'UNKNOWN'],
  ])('with %s is explained', (code, expected) => {
    expect(describeStartFailure('x', Object.assign(new Error(code), { code }))).toBe(`cannot start x: ${expected}`)
  })
})

describe('patience', () => {
  const failing = (times: number, code: string) => {
    let left = times
    return () => {
      left -= 1
      if (left >= 0) throw Object.assign(new Error(code), { code })
      return 'done'
    }
  }

  it.each(['EPERM', 'EACCES', 'EBUSY'])('tries again after %s on Windows', (code) => {
    expect(tryPatiently(failing(3, code), true)).toBe('done')
  })

  it('has none for other errors, nor on other systems', () => {
    expect(() => tryPatiently(failing(1, 'ENOENT'), true)).toThrow('ENOENT')
    expect(() => tryPatiently(failing(1, 'EPERM'), false)).toThrow('EPERM')
  })

  it('ends', () => {
    const file = path.join(temporaryFolder(), 'x')
    mkdirSync(file)
    expect(() => tryPatiently(() => writeFileSync(file, ''), true)).toThrow('EISDIR')
    expect(() => tryPatiently(failing(Number.POSITIVE_INFINITY, 'EBUSY'), true)).toThrow('EBUSY')
  })
})
