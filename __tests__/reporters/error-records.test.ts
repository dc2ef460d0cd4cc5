import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toErrorRecord, toJsonLine } from '../../src/account/reported-errors.js'
import { endEvents } from './build.js'
import { frame, GRAPH, halted, raised } from './sample.js'

it('records the raising node under the root workflow', () => {
  const error = raised(
    'a.b',
    'm',
    { n: 1 },
    { frames: [frame('inner', { file: 'child.yaml' }), frame('call')], attempts: 2, stderr_tail: 'tail' },
  )
  const told = { end: halted(error), graph: GRAPH, runId: 'r1', durationMs: 1, runDir: null }
  const [event] = endEvents({ ...told, timestamp: '2026-01-02T03:04:05.006Z' }, 1)
  if (event?.type !== 'error_recorded') throw new Error('the error comes first')
  expect(toErrorRecord(event, { workflow: { name: 'root', file: 'root.yaml' }, github: null })).toEqual({
    schema_version: 1,
    timestamp: '2026-01-02T03:04:05.006Z',
    run_id: 'r1',
    workflow: { name: 'root', file: 'root.yaml' },
    node: 'inner',
    envelope: { kind: 'a.b', message: 'm', details: { n: 1 } },
    frames: error.frames,
    attempts: 2,
    exit_code: 1,
    stderr_tail: 'tail',
    github: null,
  })
})

describe('toJsonLine', () => {
  it('is one line for every reader, and the same value again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const line = toJsonLine({ value, odd: 'a\u2028\u2029\u0085\n\r' })
        expect(line.slice(0, -1)).not.toMatch(/[\n\r\u0085\u2028\u2029]/)
        expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify({ value, odd: 'a\u2028\u2029\u0085\n\r' })))
      }),
    )
  })
})
