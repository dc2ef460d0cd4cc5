import { describe, expect, it } from 'vitest'
import {
  isBeginningOf,
  journalLine,
  LineBytes,
  linesIn,
  readJournal,
  sealed,
  unsealed,
} from '../../src/durability/lines.js'
import { parseSnapshot, RUNNING, type Snapshot, snapshotText } from '../../src/durability/snapshot.js'

function journalOf(...data: readonly string[]): { readonly text: string; readonly crc: number } {
  let text = ''
  let crc = 0
  for (const one of data) {
    const line = journalLine(one, crc)
    text += line.text
    crc = line.crc
  }
  return { text, crc }
}

const read = (text: string, from = 0, keepsTexts?: boolean) => readJournal(linesIn(text), [from], keepsTexts)

describe('the lines of a journal', () => {
  const { text, crc } = journalOf('1', '{"a":2}', '[3]')
  const records = [1, { a: 2 }, [3]]

  it('come back, with their texts where they are asked for', () => {
    expect(read(text)).toEqual({ ok: true, value: { records, texts: [], crc, mend: null, torn: '' } })
    expect(read(text, 0, true)).toMatchObject({ value: { texts: ['1', '{"a":2}', '[3]'] } })
    expect(read('', 7)).toEqual({ ok: true, value: { records: [], texts: [], crc: 7, mend: null, torn: '' } })
  })

  it('go on from the checksum before them', () => {
    const more = journalLine('4', crc)
    expect(read(more.text, crc)).toMatchObject({ ok: true, value: { records: [4], crc: more.crc } })
    expect(read(more.text, crc + 1)).toEqual({ ok: false, error: 'line 1 of the journal is damaged' })
  })

  it('are the same as bytes, however long they are', () => {
    const entries = ['{"a":2}', '{"sign":"€ 😀"}', JSON.stringify({ long: 'é'.repeat(30_000) }), '{"b":3}', '"x"']
    const bytes = new LineBytes()
    // The third one needs more room, twice beside others that wait, and once alone.
    for (const first of [0, 1, 2]) {
      let [sum, expected] = [crc, '']
      for (const entry of entries.slice(first)) {
        const line = journalLine(`{"t":17,"e":${entry}}`, sum)
        sum = bytes.add(17, entry, sum)
        expect(sum).toBe(line.crc)
        expected += line.text
      }
      expect(bytes.length).toBe(Buffer.byteLength(expected))
      expect(Buffer.from(bytes.take()).toString()).toBe(expected)
      expect(bytes.length).toBe(0)
    }
  })

  it('may lack the end of the last one', () => {
    const whole = read(text.slice(0, -1), 0, true)
    expect(whole).toEqual({ ok: true, value: { records, texts: ['1', '{"a":2}', '[3]'], crc, mend: 'end', torn: '' } })
    expect(read(text.slice(0, -1))).toMatchObject({ value: { texts: [] } })
    const start = text.lastIndexOf('\n', text.length - 2) + 1
    for (let cut = start + 1; cut < text.length - 1; cut += 1)
      expect(read(text.slice(0, cut))).toMatchObject({
        ok: true,
        value: { records: [1, { a: 2 }], mend: 'cut', torn: text.slice(start, cut) },
      })
  })

  it.each([
    ['more than the last line', `${text.slice(0, -1)}x`, 3],
    ['a line that is missing', text.slice(text.indexOf('\n') + 1), 1],
    ['a byte of the first line', text.replace('"d":1', '"d":2'), 1],
    ['the checksum', text.replace(/"c":"./, '"c":"x'), 1],
    ['an opening', text.replace('{"c"', '{"k"'), 1],
    ['an end', text.replace('}\n', ')\n'), 1],
    ['an empty line', `\n${text}`, 1],
    ['a line that is no JSON', journalOf('1', 'oops').text, 2],
  ])('%s is damage', (_what, damaged, number) => {
    expect(read(damaged)).toEqual({ ok: false, error: `line ${number} of the journal is damaged` })
  })

  it('a torn line is known by its beginning', () => {
    const line = journalLine('1', 0).text
    const checksum = line.slice(6, 14)
    for (const cut of [1, 6, 10, 14, 20]) expect(isBeginningOf(line.slice(0, cut), checksum)).toBe(true)
    expect(isBeginningOf('', checksum)).toBe(false)
    expect(isBeginningOf('{"x', checksum)).toBe(false)
    expect(isBeginningOf(line, '00000000')).toBe(false)
  })
})

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

  it('has defaults for what an older version did not write, and for what has another type', () => {
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
