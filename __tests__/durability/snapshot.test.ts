import { describe, expect, it } from 'vitest'
import {
  formatSnapshot,
  parseSnapshot,
  RUNNING,
  type Snapshot,
  sealDocument,
  unsealDocument,
} from '../../src/durability/snapshot.js'

describe('a document with its checksum', () => {
  it('comes back, and is refused when it was changed', () => {
    const text = sealDocument({ a: 1, b: 'x' })
    expect(unsealDocument(text)).toEqual({ ok: true, value: { a: 1, b: 'x' } })
    expect(text).toMatch(/^\{\n {2}"a": 1,\n {2}"b": "x",\n {2}"checksum": "[0-9a-f]{8}"\n\}\n$/)
    expect(unsealDocument(text.replace('"x"', '"y"'))).toMatchObject({
      ok: false,
      error: expect.stringContaining('checksum'),
    })
    expect(unsealDocument('[]')).toEqual({ ok: false, error: 'it is not a JSON object' })
    expect(unsealDocument('oops')).toEqual({ ok: false, error: 'it is not a JSON object' })
  })
})

describe('a snapshot', () => {
  const snapshot: Snapshot = {
    ...RUNNING,
    run_id: 'r1',
    workflow: { name: 'w', file: 'w.yaml' },
    file: './w.yaml',
    cwd: '/w',
    inputs: { a: 1 },
    hashes: { n: 'h' },
    created_at: 5,
    elapsed_ms: 0,
    session_at: 0,
    strict_exit: null,
    provider: null,
    options: { x: true },
    repository: 'acme/rockets',
    commit: 'a',
    event: 'push',
    traceparent: null,
    shard: null,
  }

  it.each<[string, Partial<Snapshot>]>([
    ['of a run that goes on', {}],
    [
      'of one that ended',
      { status: 'ended', outcome: 'failed', resumable: false, reason: 'why', journal: 'abc', journal_lines: 4 },
    ],
    ['of one whose journal broke', { broken: 'no space' }],
    ['of a shard', { shard: { group: 'g', visit: 2, index: 1, of: 3, base: 'b' } }],
    ['with all options', { strict_exit: false, provider: 'p', traceparent: 't' }],
  ])('%s comes back', (_what, more) => {
    const whole = { ...snapshot, ...more }
    expect(parseSnapshot(formatSnapshot(whole))).toEqual({ ok: true, value: whole })
  })

  it('says of a run that goes on that it can be resumed', () => {
    expect(RUNNING).toEqual({
      status: 'running',
      outcome: null,
      resumable: true,
      reason: null,
      journal: null,
      journal_lines: null,
      broken: null,
    })
  })

  it.each<[string, object]>([
    ['run_id', { run_id: 7 }],
    ['workflow', { workflow: { name: 'w' } }],
    ['inputs', { inputs: [] }],
    ['hashes', { hashes: { n: 5 } }],
    ['status', { status: 'asleep' }],
    ['resumable', { resumable: 'yes' }],
    ['shard', { shard: { group: 'g', visit: 1, index: 0, of: 'x', base: 'b' } }],
    ['journal_lines', { journal_lines: '4' }],
  ])('with a wrong %s is refused, although its checksum fits', (field, change) => {
    const error = `checkpoint.json cannot be used: its field ${field} is missing or wrong`
    expect(parseSnapshot(sealDocument({ format: 1, ...snapshot, ...change }))).toEqual({ ok: false, error })
  })

  it('has defaults for what an older version did not write', () => {
    const { run_id, workflow, file, cwd, inputs } = snapshot
    const old = { run_id, workflow, file, cwd, inputs }
    expect(parseSnapshot(sealDocument({ format: 1, ...old }))).toEqual({
      ok: true,
      value: { ...snapshot, hashes: {}, created_at: 0, options: {}, repository: null, commit: null, event: null },
    })
  })

  it('of a newer format is refused, and one without format', () => {
    expect(parseSnapshot(sealDocument({ format: 2 }))).toMatchObject({
      ok: false,
      error: expect.stringContaining('newer'),
    })
    expect(parseSnapshot(sealDocument({}))).toEqual({ ok: false, error: 'checkpoint.json names no format' })
    expect(parseSnapshot('x')).toMatchObject({ ok: false, error: expect.stringContaining('cannot be used') })
  })
})
