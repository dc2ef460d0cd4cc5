import { crc32 } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import type { JsonObject } from '../../src/core/json.js'
import { err } from '../../src/core/result.js'
import {
  computeInputsDigest,
  isTornLine,
  Journal,
  type JournalEntry,
  printJournalLines,
  readJournal,
} from '../../src/durability/journal.js'
import { Redactor } from '../../src/redaction/index.js'
import { formatChecksum } from '../../src/text/bytes.js'
import { parseJournal } from './journal-text.js'

const at = { scope: '', node: 'a', visit: 1, attempt: 1 }
const completed: RunEvent = { ...at, type: 'node_completed', node_type: 'set', output: 1, duration_ms: 1 }
const warning: RunEvent = { ...at, type: 'warning', code: 'c', message: 'm' }
const toEnd: RunEvent = { ...at, type: 'route_taken', action: 'end', to: null, route: '', kind: null }

function journal(fails: () => boolean = () => false) {
  const done: string[] = []
  const lines: string[] = []
  const failures: string[] = []
  const act = (what: string): void => {
    if (fails()) throw new Error(`no ${what}`)
    done.push(what)
  }
  const made = new Journal({
    file: {
      append: (data) => {
        const written = Buffer.from(data).toString().split('\n').slice(0, -1)
        act(`append ${written.length}`)
        lines.push(...written)
      },
      flush: () => act('flush'),
      close: () => act('close'),
    },
    redactor: new Redactor({ secrets: [{ value: 'sesame-open', origin: 'env:WORD' }] }),
    crc: 0,
    lines: 2,
    onFailure: (message) => failures.push(message),
  })
  const add = (event: RunEvent): void => {
    const data = event as unknown as JsonObject
    made.append(event, made.options.redactor.json(data), 7)
  }
  return { made, add, done, failures, lines }
}

describe('a journal', () => {
  it('writes an end at once, and what means nothing alone together with what follows', () => {
    const { made, add, done } = journal()
    add(warning)
    expect([done, made.dirty, made.lines]).toEqual([[], true, 3])
    add(completed)
    expect([done, made.dirty, made.lines]).toEqual([['append 2'], true, 4])
    made.flush()
    expect([done, made.dirty]).toEqual([['append 2', 'flush'], false])
    made.flush()
    expect(done).toEqual(['append 2', 'flush'])
  })

  it('a decision after a success waits for the next write, one about an error does not', () => {
    const { made, add, done } = journal()
    add(toEnd)
    expect(done).toEqual([])
    add({ ...toEnd, kind: 'a.b' })
    expect(done).toEqual(['append 2'])
    add(toEnd)
    made.close()
    expect(done).toEqual(['append 2', 'append 1', 'flush', 'close'])
  })

  it.each<[string, 'at once' | 'with the next' | 'not at all']>([
    ['node_completed', 'at once'],
    ['node_retry_scheduled', 'at once'],
    ['timer_set', 'at once'],
    ['questions_answered', 'at once'],
    ['dead_lettered', 'at once'],
    ['escalated', 'at once'],
    ['breaker_counted', 'at once'],
    ['run_rewound', 'at once'],
    ['node_failed', 'with the next'],
    ['policy_evaluated', 'with the next'],
    ['warning', 'with the next'],
    ['subworkflow_started', 'with the next'],
    ['node_started', 'not at all'],
  ])('writes %s %s', (type, when) => {
    const { made, add, done } = journal()
    add({ ...at, type, input: {} } as unknown as RunEvent)
    expect([done.length, made.dirty, made.lines]).toEqual([
      when === 'at once' ? 1 : 0,
      when !== 'not at all',
      when === 'not at all' ? 2 : 3,
    ])
  })

  it('leaves out what belongs to no run, and what is made again', () => {
    const { made, add } = journal()
    const { attempt: _, ...ofNoRun } = warning as RunEvent & { attempt?: number }
    add(ofNoRun as RunEvent)
    add({ ...at, type: 'node_started', node_type: 'set' })
    expect([made.lines, made.dirty]).toEqual([2, false])
    made.flush()
  })

  it('keeps of the inputs of a child only what tells whether they changed', () => {
    const { made, add, lines } = journal()
    add({ ...at, type: 'subworkflow_started', workflow: 'c', file: 'c.yaml', input: { word: 'long' } })
    made.flush()
    const { d } = JSON.parse(lines[0] ?? '')
    expect(d.e).toMatchObject({ ...at, file: 'c.yaml', input: {}, input_digest: computeInputsDigest({ word: 'long' }) })
    expect(computeInputsDigest({ a: 1 })).toBe(computeInputsDigest({ a: 1 }))
    expect(computeInputsDigest({ a: 1 })).not.toBe(computeInputsDigest({ a: 2 }))
  })

  it('knows whether any event held a secret', () => {
    const { made, add, lines } = journal()
    add(completed)
    expect(made.hidesSecrets).toBe(false)
    add({ ...completed, output: 'sesame-open' })
    add(completed)
    expect(made.hidesSecrets).toBe(true)
    expect(lines.join()).not.toContain('sesame')
  })

  it('says once that it cannot write, and then writes nothing more', () => {
    let broken = true
    const { made, add, done, failures } = journal(() => broken)
    add(completed)
    expect([made.broken, failures]).toEqual([true, ['no append 1']])
    broken = false
    add(completed)
    made.flush()
    expect([done, made.lines, failures]).toEqual([[], 3, ['no append 1']])
    broken = true
    made.close()
    expect(failures).toHaveLength(1)
  })
})

const entry = (n: number): JournalEntry => ({ at: n, event: { type: 'warning', scope: '', n } })
const journalOf = (...numbers: readonly number[]) => printJournalLines(numbers.map(entry), 0)
const read = (text: string, from = 0) => readJournal(parseJournal(text), from)

describe('the lines of a journal', () => {
  const { text, crc } = journalOf(1, 2, 3)
  const entries = [1, 2, 3].map(entry)

  it('come back', () => {
    expect(read(text)).toEqual({ ok: true, value: { entries, crc, torn: '' } })
    expect(read('', 7)).toEqual({ ok: true, value: { entries: [], crc: 7, torn: '' } })
  })

  it('have short names in the file', () => {
    expect(text.split('\n')[0]).toMatch(
      /^\{"c":"[0-9a-f]{8}","d":\{"t":1,"e":\{"type":"warning","scope":"","n":1\}\}\}$/,
    )
  })

  it('go on from the checksum before them', () => {
    const more = printJournalLines([entry(4)], crc)
    expect(read(more.text, crc)).toMatchObject({ ok: true, value: { entries: [entry(4)], crc: more.crc } })
    expect(read(more.text, crc + 1)).toEqual({ ok: false, error: 'line 1 of the journal is damaged' })
  })

  it('may lack the end of the last one', () => {
    expect(read(text.slice(0, -1))).toEqual({ ok: true, value: { entries, crc, torn: '' } })
    const start = text.lastIndexOf('\n', text.length - 2) + 1
    for (let cut = start + 1; cut < text.length - 1; cut += 1)
      expect(read(text.slice(0, cut))).toMatchObject({
        ok: true,
        value: { entries: entries.slice(0, 2), torn: text.slice(start, cut) },
      })
  })

  it.each([
    ['more than the last line', `${text.slice(0, -1)}x`, 3],
    ['a record that is no line', `${text}{}`, 4],
    ['a line that is missing', text.slice(text.indexOf('\n') + 1), 1],
    ['a byte of the first line', text.replace('"t":1', '"t":2'), 1],
    ['the checksum', text.replace(/"c":"./, '"c":"x'), 1],
    ['an opening', text.replace('{"c"', '{"k"'), 1],
    ['an end', text.replace('}\n', ')\n'), 1],
    ['an empty line', `\n${text}`, 1],
  ])('%s is damage', (_what, damaged, number) => {
    expect(read(damaged)).toEqual({ ok: false, error: `line ${number} of the journal is damaged` })
  })

  it('a torn line is known by its beginning', () => {
    const line = journalOf(1).text
    const checksum = line.slice(6, 14)
    for (const cut of [1, 6, 10, 14, 20]) expect(isTornLine(line.slice(0, cut), checksum)).toBe(true)
    expect(isTornLine('', checksum)).toBe(false)
    expect(isTornLine('{"x', checksum)).toBe(false)
    expect(isTornLine(line, '00000000')).toBe(false)
  })
})

test.each<[string, JsonObject]>([
  ['scope', { scope: { toString: 1 } }],
  ['no scope', { scope: null }],
  ['node', { node: ['a'] }],
  ['visit', { visit: { toString: 1 } }],
  ['another word', { type: 'route_taken', to: { toString: 1 } }],
  ['a target', { type: 'route_taken', to: [] }],
  ['a route', { type: 'node_retry_scheduled', route: 1 }],
  ['an envelope', { type: 'node_failed', envelope: 1 }],
  ['an item', { type: 'escalated', item: 'a' }],
])('a line that is forged with a good checksum is damage: %s', (_, changes) => {
  const event = { type: 'warning', scope: '', node: 'a', ...changes }
  const { text } = printJournalLines([{ at: 1, event }], 0)
  expect(readJournal(parseJournal(text), 0)).toEqual(err('line 1 of the journal is damaged'))
})

test.each<[string, string]>([
  ['its time', '{"t":"1","e":{"type":"warning","scope":""}}'],
  ['its event', '{"t":1,"e":"warning"}'],
  ['all of it', 'null'],
])('a line with a good checksum that is no record is damage: %s', (_, body) => {
  const crc = formatChecksum(crc32(body))
  expect(readJournal(parseJournal(`{"c":"${crc}","d":${body}}\n`), 0)).toEqual(err('line 1 of the journal is damaged'))
})

test('the usage of a model is read back, and a type that is not known', () => {
  const usage = { provider: 'p', model: 'm', input_tokens: 1, output_tokens: 2 }
  const entries = [
    { at: 1, event: { type: 'node_completed', scope: '', node: 'a', usage } },
    { at: 2, event: { type: 'later', scope: '' } },
  ]
  const { text } = printJournalLines(entries, 0)
  expect(readJournal(parseJournal(text), 0)).toMatchObject({ ok: true, value: { entries } })
})
