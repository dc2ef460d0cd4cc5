import { describe, expect, test } from 'vitest'
import { RunAccount } from '../../../src/account/run-account.js'
import type { StampedEvent } from '../../../src/core/events.js'
import {
  createEndedSpans,
  createOtlpRequest,
  createSpanId,
  createTraceIdentity,
  type TraceSpan,
} from '../../../src/reporters/telemetry/export.js'

const IDENTITY = createTraceIdentity('r1', null, null)
const stamp = (ms: number) => ({ timestamp: new Date(ms).toISOString(), run_id: 'r1', seq: 1 })
const at = (scope: string, node: string, attempt = 1) => ({ scope, node, visit: 1, attempt })
const started = (ms: number, scope: string, node: string, attempt = 1): StampedEvent => ({
  ...at(scope, node, attempt),
  type: 'node_started',
  node_type: 'script',
  ...stamp(ms),
})
const completed = (ms: number, scope: string, node: string): StampedEvent => ({
  ...at(scope, node),
  type: 'node_completed',
  node_type: 'script',
  output: {},
  duration_ms: 5,
  exit_code: 0,
  ...stamp(ms),
})
const failed = (ms: number, scope: string, node: string): StampedEvent => ({
  ...at(scope, node),
  type: 'node_failed',
  node_type: 'script',
  envelope: { kind: 'external.git.drift', message: 'behind', details: {} },
  origin: 'author',
  typed: true,
  frames: [],
  attempts: 1,
  duration_ms: 7,
  exit_code: 2,
  stderr_tail: '',
  ...stamp(ms),
})
const closing = (outcome: 'halted' | 'failed' | 'suspended' | 'cancelled'): StampedEvent => ({
  type: 'workflow_failed',
  scope: '',
  node: null,
  outcome,
  error_type: 'UnhandledWorkflowError',
  message: 'behind',
  envelope: { kind: 'external.git.drift', message: 'behind', details: {} },
  frames: [],
  error: { origin: 'author', typed: true, attempts: 1, exit_code: null, stderr_tail: '' },
  failed_node: 'probe',
  duration_ms: 1,
  ...stamp(90),
})
const begin: StampedEvent = {
  type: 'workflow_started',
  scope: '',
  node: null,
  workflow: 'nightly',
  file: 'w.yaml',
  input: {},
  metadata: {},
  resumed: false,
  ...stamp(1),
}

function fold(events: readonly StampedEvent[], identity = IDENTITY): TraceSpan[] {
  const spans: TraceSpan[] = []
  const account = new RunAccount()
  for (const event of events) {
    account.consume(event)
    spans.push(...createEndedSpans(identity, account, { 'vcs.ref.head.revision': 'abc' }))
  }
  return spans
}

describe('spans of a run', () => {
  test('a node is a span below the run', () => {
    const [probe, run] = fold([begin, started(10, '', 'probe'), completed(20, '', 'probe'), closing('halted')])
    expect(probe).toMatchObject({ name: 'probe', startMs: 10, endMs: 20, parentSpanId: run?.spanId })
    expect(probe?.attributes).toMatchObject({ 'process.exit.code': 0, 'cicd.pipeline.task.run.result': 'success' })
    expect(run).toMatchObject({ name: 'RUN nightly', parentSpanId: null, startMs: 1, endMs: 90 })
    expect(run?.attributes).toMatchObject({ 'cicd.pipeline.name': 'nightly', 'cicd.pipeline.run.id': 'r1' })
    expect(run?.attributes).toMatchObject({ 'vcs.ref.head.revision': 'abc' })
  })

  test('an item hangs below its group, a node of a child below the node that called it', () => {
    const [item, inner] = fold([completed(5, 'each#1.1[3]/', 'one'), completed(6, 'each#1.1[3]/kid#1.1/', 'a')])
    expect(item?.parentSpanId).toBe(createSpanId(IDENTITY, at('', 'each')))
    expect(inner?.parentSpanId).toBe(createSpanId(IDENTITY, at('each#1.1[3]/', 'kid')))
  })

  test('a failed node carries its kind, even if it never started', () => {
    const [span] = fold([failed(50, '', 'probe')])
    expect(span).toMatchObject({ startMs: 43, status: { code: 2, message: 'behind' } })
    expect(span?.attributes).toMatchObject({ 'error.type': 'external.git.drift', 'process.exit.code': 2 })
  })

  test.each([
    ['halted', 'failure', 2],
    ['failed', 'failure', 2],
    ['cancelled', 'cancellation', 0],
    ['suspended', 'skip', 0],
  ] as const)('%s is %s', (outcome, result, code) => {
    const [run] = fold([begin, closing(outcome)])
    expect(run?.attributes['cicd.pipeline.result']).toBe(result)
    expect(run?.status.code).toBe(code)
    expect(run?.attributes['error.type']).toBe(result === 'failure' ? 'external.git.drift' : undefined)
  })
})

test('spans of an earlier session are not sent again', () => {
  expect(fold([{ ...completed(5, '', 'probe'), replayed: true }])).toEqual([])
})

describe('one trace', () => {
  const parent = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), sampled: true }

  test('for every session of a run, each with a root below the first', () => {
    const later = createTraceIdentity('r1', null, 'second')
    expect(later.traceId).toBe(IDENTITY.traceId)
    expect(later.rootParentId).toBe(IDENTITY.rootId)
    expect(later.rootId).not.toBe(IDENTITY.rootId)
  })

  test('that of the caller, where there is one', () => {
    expect(createTraceIdentity('r1', parent, null)).toMatchObject({
      traceId: parent.traceId,
      rootParentId: parent.spanId,
    })
  })
})

test('the request is OTLP with JSON', () => {
  const [span] = fold([failed(1_700_000_000_000, '', 'probe')])
  const request = JSON.parse(
    JSON.stringify(createOtlpRequest(span === undefined ? [] : [span], { 'service.name': 's' })),
  )
  const [group] = request.resourceSpans
  expect(group.resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 's' } }])
  const [sent] = group.scopeSpans[0].spans
  expect(sent).toMatchObject({
    kind: 1,
    status: { code: 2, message: 'behind' },
    endTimeUnixNano: '1700000000000000000',
  })
  expect(sent.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(sent.attributes).toContainEqual({ key: 'process.exit.code', value: { intValue: '2' } })
})
