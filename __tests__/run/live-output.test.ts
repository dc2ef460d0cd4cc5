import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NodeAt, RunEvent, StampedEvent } from '../../src/core/events.js'
import { toNodeKey } from '../../src/core/place.js'
import { Redactor } from '../../src/redaction/index.js'
import { LiveOutput, OutputRouter } from '../../src/run/live-output.js'

const STAMP = { timestamp: '2026-01-02T03:04:05.678Z', run_id: 'abc', seq: 1 }
const AT: NodeAt = { scope: '', node: 'build', visit: 1, attempt: 1 }
const PLACE = toNodeKey(AT)
const STARTED: StampedEvent = { type: 'node_started', node_type: 'script', ...AT, ...STAMP }
const ENDED: StampedEvent = { type: 'node_completed', node_type: 'script', ...AT, ...STAMP, output: {}, duration_ms: 1 }

type Told = Extract<RunEvent, { type: 'node_output' }>

let told: Told[]
let live: LiveOutput

beforeEach(() => {
  vi.useFakeTimers()
  const clock = { now: () => Date.now(), monotonic: () => Date.now(), sleepUntil: async () => {} }
  told = []
  live = new LiveOutput(clock, (event) => {
    if (event.type === 'node_output') told.push(event)
  })
})

afterEach(() => vi.useRealTimers())

const later = (ms: number): void => void vi.advanceTimersByTime(ms)
const texts = (): readonly string[] => told.map(({ stream, text }) => `${stream}: ${text}`)

describe('output of a running node', () => {
  it('does not report a node that ends within a second', () => {
    live.consume(STARTED)
    live.output(PLACE, 'stdout', 'quick\n')
    later(900)
    live.consume(ENDED)
    later(10_000)
    expect(told).toEqual([])
  })

  it('reports new output of each stream at most once a second', () => {
    live.consume(STARTED)
    live.output(PLACE, 'stdout', 'one\n')
    live.output(PLACE, 'stderr', 'two\n')
    later(1500)
    expect(told[0]).toEqual({ type: 'node_output', ...AT, stream: 'stdout', text: 'one\n', omitted: 0 })
    expect(texts()).toEqual(['stdout: one\n', 'stderr: two\n'])
    for (const word of ['three\n', 'four\n']) live.output(PLACE, 'stdout', word)
    later(1500)
    later(60_000)
    expect(texts().slice(2)).toEqual(['stdout: three\nfour\n'])
  })

  it('reports a node that prints one line and is silent for long', () => {
    live.consume(STARTED)
    live.output(PLACE, 'stdout', 'please wait\n')
    later(600_000)
    expect(texts()).toEqual(['stdout: please wait\n'])
  })

  it('contains the last whole lines, and counts the omitted characters', () => {
    live.consume(STARTED)
    const lines = Array.from({ length: 5000 }, (_, line) => `line ${line}\n`).join('')
    live.output(PLACE, 'stdout', lines)
    later(2000)
    const [{ text, omitted } = { text: '', omitted: 0 }] = told
    expect(text.length).toBeLessThanOrEqual(4096)
    expect(text).toMatch(/^line \d+\n/)
    expect(text).toMatch(/line 4999\n$/)
    expect(omitted + text.length).toBe(lines.length)
  })

  it('does not fill the file, however long a node floods', () => {
    live.consume(STARTED)
    const flood = 'x'.repeat(79).concat('\n').repeat(1000)
    for (let second = 0; second < 3600; second++) {
      live.output(PLACE, 'stdout', flood)
      later(1000)
    }
    expect(told.length).toBeGreaterThan(100)
    expect(told.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(2_000_000)
  })

  it('ends with the run', () => {
    live.consume(STARTED)
    live.output(PLACE, 'stdout', 'one\n')
    live.close()
    later(10_000)
    live.output(PLACE, 'stdout', 'two\n')
    later(10_000)
    expect(told).toEqual([])
  })

  it('is redacted before it is cut, also if a secret came in two parts', () => {
    const redactor = new Redactor({ secrets: [{ value: 'correct-horse-battery', origin: 'mask' }] })
    const router = new OutputRouter(redactor, [live], () => {})
    const step = { name: 'build', type: 'script', command: 'true' } as const
    live.consume(STARTED)
    for (const part of ['a correct-horse', '-battery b\n']) router.write(AT, step, 'stdout', part)
    later(1500)
    expect(texts()).toEqual(['stdout: a *** b\n'])
  })

  it('is not read further once all sinks have enough, and half of a secret is never shown', () => {
    const redactor = new Redactor({ secrets: [{ value: 'correct-horse-battery', origin: 'mask' }] })
    const router = new OutputRouter(redactor, [live], () => {})
    const step = { name: 'build', type: 'script', command: 'true' } as const
    live.consume(STARTED)
    const much = 'x'.repeat(79).concat('\n').repeat(40_000)
    for (const part of [much, 'a correct-hor', much, 'se-battery b\n', 'more\n']) router.write(AT, step, 'stdout', part)
    later(1500)
    router.consume(ENDED)
    later(10_000)
    expect(told.length).toBe(1)
    expect(JSON.stringify(told)).not.toContain('hor')
  })
})
