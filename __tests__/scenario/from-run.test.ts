import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInputMapping } from '../../src/config/inputs.js'
import { traceOf } from '../../src/scenario/trace.js'
import { yamlText } from '../../src/scenario/yaml-text.js'

describe('YAML of recorded data', () => {
  const cases = [
    [{ a: 1, b: [1, { c: 'x' }], d: {}, e: [] }, 'a: 1\nb:\n  - 1\n  - c: x\nd: {}\ne: []\n'],
    [{ text: 'yes', other: 'a b', quoted: 'a: b', empty: '' }, 'text: "yes"\nother: a b\nquoted: "a: b"\nempty: ""\n'],
    [{ list: [[1, 2], ['x']] }, 'list:\n  - - 1\n    - 2\n  - - x\n'],
  ] as const
  it.each(cases)('%j', (value, text) => {
    expect(yamlText(value)).toBe(text)
  })

  it('reads back as it was', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (raw) => {
        const value = JSON.parse(JSON.stringify({ all: raw }))
        const read = parseInputMapping(yamlText(value))
        if (!read.ok) throw new Error(`${read.error}\n${yamlText(value)}`)
        const given = read.value['all']
        expect(given?.from === 'data' ? given.value : undefined).toEqual(value.all)
      }),
    )
  })
})

describe('the trace of a run', () => {
  const at = (scope: string, node: string, visit: number, attempt: number) =>
    ({
      type: 'node_started',
      scope,
      node,
      visit,
      attempt,
      node_type: 'set',
      timestamp: '',
      run_id: '',
      seq: 0,
    }) as const

  it('has attempts of one visit once, and inner nodes only in the full path', () => {
    const trace = traceOf([at('', 'a', 1, 1), at('', 'a', 1, 2), at('a#1.2/', 'b', 1, 1), at('', 'a', 2, 1)])
    expect(trace).toEqual({
      path: ['a', 'a'],
      fullPath: ['a', 'b', 'a'],
      runs: new Map([
        ['a', 3],
        ['b', 1],
      ]),
    })
  })
})
