import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import type { Json } from '../../src/core/json.js'
import { inputsDigest, Journal, journalRecord } from '../../src/durability/journal.js'
import { Redactor } from '../../src/redaction/index.js'

const at = { scope: '', node: 'a', visit: 1, attempt: 1 }
const completed: RunEvent = { ...at, type: 'node_completed', node_type: 'set', output: 1, duration_ms: 1 }
const warning: RunEvent = { ...at, type: 'warning', code: 'c', message: 'm' }
const toEnd: RunEvent = { ...at, type: 'route_taken', action: 'end', to: null, route: '', kind: null }

function journal(fails: () => boolean = () => false) {
  const done: string[] = []
  const failures: string[] = []
  const act = (what: string): void => {
    if (fails()) throw new Error(`no ${what}`)
    done.push(what)
  }
  const made = new Journal({
    file: {
      append: (data) => act(`append ${Buffer.from(data).toString().split('\n').length - 1}`),
      flush: () => act('flush'),
      close: () => act('close'),
    },
    redactor: new Redactor(),
    crc: 0,
    lines: 2,
    onFailure: (message) => failures.push(message),
  })
  const add = (event: RunEvent): void => made.append(event, event as unknown as Json, 7)
  return { made, add, done, failures }
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
    const { made, add } = journal()
    add({ ...at, type: 'subworkflow_started', file: 'c.yaml', input: { word: 'long' } } as unknown as RunEvent)
    expect(made.lines).toBe(3)
    expect(inputsDigest({ a: 1 })).toBe(inputsDigest({ a: 1 }))
    expect(inputsDigest({ a: 1 })).not.toBe(inputsDigest({ a: 2 }))
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

  it.each([
    [{ t: 1, e: {} }, true],
    [{ t: '1', e: {} }, false],
    [{ t: 1, e: [] }, false],
    [{ t: 1 }, false],
    [[], false],
  ])('reads %j as a record: %s', (value, isOne) => {
    expect(journalRecord(value as Json, { missing: [], lost: false }) !== null).toBe(isOne)
  })
})
