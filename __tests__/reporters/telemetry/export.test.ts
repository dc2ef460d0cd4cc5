import { describe, expect, test } from 'vitest'
import type { TraceSpan } from '../../../src/reporters/telemetry/export.js'
import { type SendSpans, SpanExporter } from '../../../src/reporters/telemetry/export.js'

const span = (spanId: string): TraceSpan => ({
  traceId: 't',
  spanId,
  parentSpanId: null,
  name: spanId,
  kind: 1,
  startMs: 0,
  endMs: 0,
  attributes: {},
  status: { code: 1 },
})

/** Timers that go off when the test says so. */
function timers() {
  const waiting = new Set<() => void>()
  return {
    waiting,
    fire: () => {
      for (const act of [...waiting]) act()
    },
    later: (_ms: number, act: () => void) => {
      waiting.add(act)
      return () => void waiting.delete(act)
    },
  }
}

function collector(answers: (Awaited<ReturnType<SendSpans>> | undefined)[] = []) {
  const batches: string[][] = []
  const send: SendSpans = async (spans) => {
    batches.push(spans.map(({ spanId }) => spanId))
    return answers.shift() ?? null
  }
  return { batches, send }
}

describe('the exporter', () => {
  test('sends the rest at the end', async () => {
    const { batches, send } = collector()
    const exporter = new SpanExporter(send, timers().later)
    exporter.add(span('a'))
    exporter.add(span('b'))
    expect(await exporter.finish()).toBeNull()
    expect(batches).toEqual([['a', 'b']])
  })

  test('sends while the run goes on', async () => {
    const { batches, send } = collector()
    const clock = timers()
    const exporter = new SpanExporter(send, clock.later)
    exporter.add(span('a'))
    clock.fire()
    await exporter.finish()
    expect(batches[0]).toEqual(['a'])
  })

  test('a full batch does not wait', async () => {
    const { batches, send } = collector()
    const exporter = new SpanExporter(send, timers().later)
    for (let index = 0; index < 300; index++) exporter.add(span(String(index)))
    expect(batches).toHaveLength(1)
    expect(await exporter.finish()).toBeNull()
    expect(batches.flat()).toHaveLength(300)
  })

  test('a refused batch is sent once more at the end', async () => {
    const { batches, send } = collector([{ problem: 'busy', isRetryable: true }])
    const clock = timers()
    const exporter = new SpanExporter(send, clock.later)
    exporter.add(span('a'))
    clock.fire()
    await Promise.resolve()
    expect(await exporter.finish()).toBeNull()
    expect(batches).toEqual([['a'], ['a']])
  })

  test('a collector that is gone costs a warning', async () => {
    const gone = { problem: 'connect ECONNREFUSED', isRetryable: true }
    const { send } = collector([gone, gone, gone])
    const exporter = new SpanExporter(send, timers().later)
    exporter.add(span('a'))
    expect(await exporter.finish()).toBe('the trace is incomplete, 1 span was not sent: connect ECONNREFUSED')
  })

  test('a collector that never answers is given up', async () => {
    const clock = timers()
    const exporter = new SpanExporter(
      (_spans, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ problem: 'no answer in time', isRetryable: true }))
        }),
      clock.later,
    )
    exporter.add(span('a'))
    const finished = exporter.finish()
    clock.fire()
    expect(await finished).toBe('the trace is incomplete, 1 span was not sent: no answer in time')
  })

  test('a batch that is refused for good is not sent again', async () => {
    const { batches, send } = collector([{ problem: 'the collector answered with 400', isRetryable: false }])
    const exporter = new SpanExporter(send, timers().later)
    exporter.add(span('a'))
    expect(await exporter.finish()).toContain('answered with 400')
    expect(batches).toHaveLength(1)
  })
})
