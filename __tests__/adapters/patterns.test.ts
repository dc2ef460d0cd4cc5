import { describe, expect, it } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'

describe('patterns', () => {
  it.each([
    ['b+', 'abbc', true],
    ['^b', 'ab', false],
    ['(?i)HELLO', 'say hello', true],
    ['end\\Z', 'the end', true],
    ['\\\\Z', 'a\\Z', true],
    ['^.$', '😀', true],
    ['(a+)+$', `${'a'.repeat(50_000)}b`, false],
  ])('%s in a text', async (pattern, text, expected) => {
    const { matches } = await loadPatterns()
    expect(matches(pattern, text)).toBe(expected)
  })

  it('gives captures by name', async () => {
    const { compile } = await loadPatterns()
    const compiled = compile('(?P<host>[a-z.]+):(?<port>\\d+)(?<way>/x)?')
    if (!compiled.ok) throw new Error(compiled.error)
    expect(compiled.value.search('to git.example:22!')).toEqual({
      start: 3,
      named: { host: 'git.example', port: '22', way: null },
    })
    expect(compiled.value.search('nothing')).toBeNull()
  })

  it.each([
    ['(', /cannot be used/],
    ['a(?=b)', /look-around is not supported/],
    ['(a)\\1', /back-references are not supported/],
  ])('%s is refused with a reason', async (pattern, reason) => {
    const { compile } = await loadPatterns()
    const compiled = compile(pattern)
    expect(compiled.ok ? '' : compiled.error).toMatch(reason)
  })
})
