import { expect, it } from 'vitest'
import { toErrorRecord } from '../../src/reporters/error-records.js'
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
