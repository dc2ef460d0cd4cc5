import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BreakerState,
  CLOSED_BREAKER,
  MAX_BREAKER_FILE_CHARS,
  printBreakers,
  readBreakerFile,
  toBreakerId,
} from '../../../src/engine/resilience/breaker.js'

const open: BreakerState = { state: 'open', failures: 5, successes: 0, opened_at: 1_700_000_000_000, probing: false }

describe('breaker file', () => {
  it('holds what later runs need, and forgets probes of runs that are over', () => {
    const half: BreakerState = { state: 'half_open', failures: 5, successes: 1, opened_at: 9, probing: true }
    const counting: BreakerState = { ...CLOSED_BREAKER, failures: 2 }
    const text = printBreakers(
      new Map([
        ['a', open],
        ['b', half],
        ['c', counting],
        ['d', CLOSED_BREAKER],
      ]),
    )
    const { breakers, warning } = readBreakerFile(text)
    expect(warning).toBeNull()
    expect(breakers).toEqual(
      new Map([
        ['a', open],
        ['b', { ...half, probing: false }],
        ['c', counting],
      ]),
    )
  })

  it('is as if absent when empty', () => {
    expect(readBreakerFile(' \n')).toEqual({ breakers: new Map(), warning: null })
  })

  it.each([
    ['not JSON', '{"schema_version": 1, "brea'],
    ['a list', '[]'],
    ['another version', '{"schema_version": 2, "breakers": {}}'],
    ['no breakers', '{"schema_version": 1}'],
    ['too large', `${' '.repeat(MAX_BREAKER_FILE_CHARS)}{}`],
  ])('%s is ignored with a warning', (_, text) => {
    const { breakers, warning } = readBreakerFile(text)
    expect(breakers.size).toBe(0)
    expect(warning).toMatch(/ignored/)
  })

  it.each([
    [{ state: 'ajar', failures: 0, successes: 0, opened_at: null }],
    [{ state: 'open', failures: 0, successes: 0, opened_at: null }],
    [{ state: 'closed', failures: -1, successes: 0, opened_at: null }],
    [{ state: 'closed', failures: 1.5, successes: 0, opened_at: null }],
    [{ state: 'open', failures: 1, successes: 0, opened_at: 'yesterday' }],
    ['open'],
  ])('skips the entry %j and keeps the others', (entry) => {
    const good = JSON.parse(printBreakers(new Map([['good', open]])))
    good.breakers.bad = entry
    const { breakers, warning } = readBreakerFile(JSON.stringify(good))
    expect([...breakers.keys()]).toEqual(['good'])
    expect(warning).toMatch(/1 entries/)
  })

  it('keeps the latest thousand', () => {
    const many = new Map(Array.from({ length: 1200 }, (_, i) => [`n${i}`, { ...open, opened_at: i }] as const))
    const { breakers } = readBreakerFile(printBreakers(many))
    expect(breakers.size).toBe(1000)
    expect(breakers.has('n1199')).toBe(true)
    expect(breakers.has('n0')).toBe(false)
  })

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readBreakerFile(text)
      }),
    )
  })

  it('tells a key from a node', () => {
    const ci = { settings: { name: 'nightly' }, displayFile: 'ci.yaml' }
    expect(toBreakerId('registry', ci, 'probe')).toBe('key:registry')
    expect(toBreakerId(null, ci, 'probe')).toBe('node:ci.yaml#probe@nightly')
    expect(toBreakerId(null, { ...ci, settings: { name: 'weekly' } }, 'probe')).not.toBe(toBreakerId(null, ci, 'probe'))
  })
})
