import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cacheFolder, flagsKey, isOnlyOurs } from '../../src/adapters/code-cache.js'

const at = (...parts: readonly string[]) => path.join(...parts, 'conductor-action', 'code')

describe('the folder of kept code', () => {
  it.each<[string, Record<string, string>, string, string | null]>([
    ['is in the home folder', { HOME: '/home/me' }, 'linux', at('/home/me', '.cache')],
    ['is where the user keeps caches', { HOME: '/home/me', XDG_CACHE_HOME: '/caches' }, 'linux', at('/caches')],
    ['is in the library of macOS', { HOME: '/Users/me' }, 'darwin', at('/Users/me', 'Library/Caches')],
    ['is nowhere without a home', {}, 'linux', null],
    ['is never relative to where the command is started', { XDG_CACHE_HOME: 'caches' }, 'linux', null],
    ['is not used when the user says so', { HOME: '/home/me', CONDUCTOR_NO_CODE_CACHE: '1' }, 'linux', null],
    ['is not used while coverage is measured', { HOME: '/home/me', NODE_V8_COVERAGE: '/c' }, 'linux', null],
  ])('%s', (_, env, platform, expected) => {
    expect(cacheFolder(env, platform)).toBe(expected)
  })

  it.runIf(process.getuid !== undefined)('is trusted only when nobody else can write', () => {
    const uid = process.getuid?.() ?? 0
    expect(isOnlyOurs({ uid, mode: 0o100600 })).toBe(true)
    expect(isOnlyOurs({ uid: uid + 1, mode: 0o100600 })).toBe(false)
    expect(isOnlyOurs({ uid, mode: 0o100620 })).toBe(false)
    expect(isOnlyOurs({ uid, mode: 0o100602 })).toBe(false)
  })
})

describe('the flags that kept code was made with', () => {
  it.each<[string, readonly string[], string, boolean]>([
    ['none', [], '', false],
    ['files that are loaded before', ['--require', './a.cjs', '-r', 'b'], '--import=./c.mjs  --title=x', false],
    ['a flag of V8 on the command line', ['--no-opt'], '', true],
    ['a flag of V8 in NODE_OPTIONS', [], '--require a --max-old-space-size=4096', true],
  ])('%s', (_, argv, options, isApart) => {
    expect(flagsKey(argv, options)).toMatch(isApart ? /^-[0-9a-f]{8}$/ : /^$/)
  })

  it('are told apart', () => {
    expect(flagsKey([], '--max-old-space-size=4096')).not.toBe(flagsKey([], '--max-old-space-size=2048'))
  })
})
