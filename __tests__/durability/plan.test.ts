import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatPlan, readPlan } from '../../src/durability/shards.js'
import { MemoryFiles } from '../durable/support/memory-files.js'

const PLAN = { run_id: 'r1', group: 'each', visit: 1, total: 5, shards: 5, base: '0123abcd' }

function read(text: string) {
  const files = new MemoryFiles()
  files.content.set(path.join('/plan', 'shards.json'), text)
  return readPlan(files, '/plan')
}

describe('shards.json', () => {
  it('comes back as it was written, one field a line', () => {
    expect(formatPlan(PLAN)).toContain('\n  "run_id": "r1",\n')
    expect(read(formatPlan(PLAN))).toEqual({ ok: true, value: { schema_version: 1, ...PLAN } })
    expect(read(formatPlan({ ...PLAN, total: 0, shards: 0 }))).toMatchObject({ ok: true })
  })

  it.each([
    ['more shards than items', { shards: 6 }],
    ['more shards than may be', { total: 100_000, shards: 100_000 }],
    ['less than none', { visit: -1 }],
    ['a half', { total: 5.5 }],
    ['no checksum', { base: '0123abc' }],
    ['more than a checksum', { base: '0123abcde' }],
  ])('%s: it is damaged', (_, change) => {
    expect(read(formatPlan({ ...PLAN, ...change }))).toEqual({ ok: false, error: 'shards.json is damaged' })
  })

  it.each([
    '{}',
    '[]',
    'no',
    formatPlan(PLAN).replace('"schema_version": 1', '"schema_version": 2'),
    formatPlan(PLAN).replace('"r1"', '1'),
    formatPlan(PLAN).replace('"each"', 'null'),
  ])('%s: it is damaged', (text) => {
    expect(read(text)).toEqual({ ok: false, error: 'shards.json is damaged' })
  })

  it('is missed', () => {
    expect(readPlan(new MemoryFiles(), '/plan')).toMatchObject({
      ok: false,
      error: expect.stringContaining('--shards'),
    })
  })
})
