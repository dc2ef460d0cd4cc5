import { describe, expect, it } from 'vitest'
import { parseSnapshot, RUNNING, type Snapshot, sealed, snapshotText, unsealed } from '../../src/durability/snapshot.js'

describe('a document with its checksum', () => {
  it('comes back, and is refused when it was changed', () => {
    const text = sealed({ a: 1, b: 'x' })
    expect(unsealed(text)).toEqual({ ok: true, value: { a: 1, b: 'x' } })
    expect(text).toMatch(/^\{\n {2}"a": 1,\n {2}"b": "x",\n {2}"checksum": "[0-9a-f]{8}"\n\}\n$/)
    expect(unsealed(text.replace('"x"', '"y"'))).toMatchObject({
      ok: false,
      error: expect.stringContaining('checksum'),
    })
    expect(unsealed('[]')).toEqual({ ok: false, error: 'it is not a JSON object' })
    expect(unsealed('oops')).toEqual({ ok: false, error: 'it is not a JSON object' })
  })
})

describe('a snapshot', () => {
  const snapshot: Snapshot = {
    ...RUNNING,
    runId: 'r1',
    workflow: { name: 'w', file: 'w.yaml' },
    fileAsGiven: './w.yaml',
    cwd: '/w',
    inputs: { a: 1 },
    hashes: { n: 'h' },
    createdAt: 5,
    strictExit: null,
    provider: null,
    options: { x: true },
    traceparent: null,
    shard: null,
  }

  it.each<[string, Partial<Snapshot>]>([
    ['of a run that goes on', {}],
    [
      'of one that ended',
      { status: 'ended', outcome: 'failed', resumable: false, reason: 'why', journal: 'abc', journalLines: 4 },
    ],
    ['of one whose journal broke', { broken: 'no space' }],
    ['of a shard', { shard: { group: 'g', visit: 2, index: 1, of: 3, base: 'b' } }],
    ['with all options', { strictExit: false, provider: 'p', traceparent: 't' }],
  ])('%s comes back', (_what, more) => {
    const whole = { ...snapshot, ...more }
    expect(parseSnapshot(snapshotText(whole))).toEqual({ ok: true, value: whole })
  })

  it('says of a run that goes on that it can be resumed', () => {
    expect(RUNNING).toEqual({
      status: 'running',
      outcome: null,
      resumable: true,
      reason: null,
      journal: null,
      journalLines: null,
      broken: null,
    })
  })

  it('has defaults for what is not there, and for what has another type', () => {
    const nothing = {
      ...snapshot,
      runId: '',
      workflow: { name: '', file: '' },
      fileAsGiven: '',
      cwd: '',
      inputs: {},
      hashes: {},
      createdAt: 0,
      options: {},
    }
    expect(parseSnapshot(sealed({ format: 1 }))).toEqual({ ok: true, value: nothing })
    const odd = Object.fromEntries(
      'run_id workflow file cwd inputs hashes created_at status outcome reason strict_exit provider options traceparent shard journal journal_lines broken'
        .split(' ')
        .map((name) => [name, [name]]),
    )
    expect(parseSnapshot(sealed({ ...odd, format: 1 }))).toEqual({ ok: true, value: nothing })
    const half = { hashes: { a: 'x', b: 5 }, shard: { group: 'g', visit: 1, index: 0 } }
    expect(parseSnapshot(sealed({ ...half, format: 1 }))).toEqual({
      ok: true,
      value: { ...nothing, hashes: { a: 'x' } },
    })
    for (const name of ['visit', 'index', 'of'])
      expect(
        parseSnapshot(sealed({ format: 1, shard: { group: 'g', visit: 1, index: 0, of: 2, base: 'b', [name]: 'x' } })),
      ).toMatchObject({ value: { shard: null } })
  })

  it('of a newer format is refused, and one without format', () => {
    expect(parseSnapshot(sealed({ format: 2 }))).toMatchObject({ ok: false, error: expect.stringContaining('newer') })
    expect(parseSnapshot(sealed({}))).toEqual({ ok: false, error: 'checkpoint.json names no format' })
    expect(parseSnapshot('x')).toMatchObject({ ok: false, error: expect.stringContaining('cannot be used') })
  })
})
