import { describe, expect, it } from 'vitest'
import type { RunEvent, StampedEvent } from '../../src/core/events.js'
import type { Json } from '../../src/core/json.js'
import { Redactor } from '../../src/redaction/index.js'
import { EventBus } from '../../src/run/event-bus.js'

const at = { scope: '', node: 'a', visit: 1, attempt: 1 }
const started: RunEvent = { ...at, type: 'node_started', node_type: 'set' }
const completed = (output: Json): RunEvent => ({
  ...at,
  type: 'node_completed',
  node_type: 'set',
  output,
  duration_ms: 1,
})

function bus(failsOn: RunEvent['type'] | null = null, now: () => number = () => 0) {
  const lines: string[] = []
  const kept: { event: RunEvent; clean: Json; at: number }[] = []
  const seen: StampedEvent[] = []
  const clock = { now, monotonic: () => 0, sleepUntil: () => Promise.resolve() }
  const redactor = new Redactor({ secrets: [{ value: 'open sesame', origin: 'env:WORD' }] })
  const raw = {
    append: (event: RunEvent, clean: Json, at: number) => {
      kept.push({ event, clean, at })
      if (event.type === failsOn) made.emit({ type: 'checkpoint_save_failed', scope: '', node: null, error: 'full' })
    },
  }
  const log = { append: (_: RunEvent['type'], line: string) => void lines.push(line) }
  const made = new EventBus('r"1', clock, redactor, { raw, log }, [{ consume: (event) => void seen.push(event) }])
  return { made, lines, kept, seen }
}

const parsed = (line: string | undefined): unknown => JSON.parse(line ?? '')

describe('an event', () => {
  it('is written to the log as consumers get it, with its own fields first', () => {
    const { made, lines, seen } = bus()
    made.emit(started)
    expect(lines).toEqual([
      `${JSON.stringify({ ...started, timestamp: '1970-01-01T00:00:00.000Z', run_id: 'r"1', seq: 1 })}\n`,
    ])
    expect(seen).toEqual([parsed(lines[0])])
  })

  it('is kept whole for a resume, and cut in the log and for consumers', () => {
    const { made, lines, kept, seen } = bus()
    const long = 'x'.repeat(100_000)
    made.emit(completed({ long }))
    expect(kept[0]?.clean).toEqual(completed({ long }))
    expect(lines[0]?.length).toBeLessThan(70_000)
    expect(seen).toEqual([parsed(lines[0])])
  })

  it('has its secrets only in what the checkpoint gets', () => {
    const { made, lines, kept, seen } = bus()
    made.emit(completed({ said: 'open sesame' }))
    expect(kept[0]?.event).toEqual(completed({ said: 'open sesame' }))
    expect([kept[0]?.clean, lines, seen].map((one) => JSON.stringify(one)).join()).not.toContain('sesame')
  })

  it('follows the event that says that it could not be stored', () => {
    let time = 0
    const { made, lines, kept } = bus('node_completed', () => ++time)
    made.emit(completed(1))
    const timestamp = '1970-01-01T00:00:00.002Z'
    expect(lines.map(parsed)).toMatchObject([
      { type: 'checkpoint_save_failed', seq: 1, timestamp },
      { type: 'node_completed', seq: 2, timestamp },
    ])
    expect(kept.map(({ at }) => at)).toEqual([1, 2])
  })

  it('that is replayed keeps its time, is not written and gets no number', () => {
    const { made, lines, kept, seen } = bus()
    made.emit(started, { at: 7 })
    made.emit(started, { at: 9, joined: true })
    made.emit(started)
    expect([lines.length, kept.length]).toEqual([1, 1])
    expect(seen).toMatchObject([
      { seq: 0, replayed: true, timestamp: '1970-01-01T00:00:00.007Z' },
      { seq: 0, replayed: true, joined: true },
      { seq: 1 },
    ])
  })
})
