import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import { FlowState, recoverStep, toErrorValue } from '../../src/engine/state.js'

const at = (node: string, attempt = 1, visit = 1) => ({ scope: '', node, visit, attempt })
const begins = (node: string, attempt = 1, visit = 1): RunEvent => {
  return { type: 'node_started', ...at(node, attempt, visit), node_type: 'script' }
}
const ends = (node: string, output = 'x', attempt = 1, visit = 1, node_type = 'script'): RunEvent => {
  return { type: 'node_completed', ...at(node, attempt, visit), node_type, output, duration_ms: 0 }
}
const fails = (node: string, attempt = 1, visit = 1, more: object = {}): RunEvent => ({
  ...{ type: 'node_failed', ...at(node, attempt, visit), node_type: 'script', duration_ms: 0, origin: 'author' },
  ...{ envelope: { kind: 'x.y', message: 'no', details: {} }, typed: true, frames: [], attempts: attempt },
  ...{ exit_code: null, stderr_tail: '', ...more },
})
type Route = Extract<RunEvent, { type: 'route_taken' }>
const routes = (node: string, action: Route['action'], to: string | null, kind: string | null, more = {}): RunEvent => {
  return { type: 'route_taken', ...at(node), action, to, route: 'routes[0]', kind, ...more }
}
const retries = (node: string, attempt: number, from: string | null = null): RunEvent => ({
  ...{ type: 'node_retry_scheduled', ...at(node, attempt), kind: 'x.y', route: 'routes[0]', from },
  ...{ delay_seconds: 0, deadline: 0, policy: false },
})
function stateAfter(...events: readonly RunEvent[]): FlowState {
  const state = new FlowState()
  for (const [time, event] of events.entries()) state.apply(event, time * 10)
  return state
}

describe('runs of a node', () => {
  it.each<[string, readonly RunEvent[], object]>([
    ['the first', [], { visit: 1, attempt: 1 }],
    ['another visit', [begins('a'), ends('a')], { visit: 2, attempt: 1 }],
    ['a retry', [begins('a'), fails('a'), retries('a', 1)], { visit: 1, attempt: 2 }],
    ['the visit after a retry', [begins('a'), fails('a'), retries('a', 1), begins('a', 2)], { visit: 2, attempt: 1 }],
    ['another node', [begins('b'), ends('b')], { visit: 1, attempt: 1 }],
  ])('%s', (_, events, run) => expect(stateAfter(...events).nextRun('a')).toEqual(run))

  it('count as iterations once for each visit, and not while a retry walks from an earlier node', () => {
    expect(stateAfter(begins('a'), ends('a'), begins('b'), fails('b')).iterations).toBe(2)
    expect(stateAfter(begins('a'), fails('a'), retries('a', 1), begins('a', 2)).iterations).toBe(1)
    const walked = [begins('a'), begins('b'), fails('b'), retries('b', 1, 'a')]
    expect(stateAfter(...walked, begins('a', 1, 2)).iterations).toBe(2)
    expect(stateAfter(...walked, begins('a', 1, 2), begins('a', 1, 3)).iterations).toBe(3)
    expect(stateAfter(...walked, begins('a', 1, 2), begins('b', 2), begins('a', 1, 3)).iterations).toBe(3)
    expect(stateAfter(begins('b'), fails('b'), retries('b', 1, 'b'), begins('a')).iterations).toBe(2)
  })

  it('that were refused have no start, and are begun by their end', () => {
    const state = stateAfter(fails('a'))
    expect(state.hasBegun(at('a'))).toBe(true)
    expect(state.hasBegun(at('a', 2))).toBe(false)
    expect(state.hasBegun(at('a', 1, 2))).toBe(false)
    expect(state.iterations).toBe(1)
  })
})

describe('the history', () => {
  it('has each attempt once, also one that ended twice', () => {
    const state = stateAfter(
      begins('a'),
      ends('a'),
      fails('a'),
      begins('b'),
      ends('b'),
      begins('a', 1, 2),
      ends('a', 'y', 1, 2),
    )
    expect(state.history).toEqual(['a', 'b', 'a'])
    expect(state.ended).toBe(3)
    expect(state.last).toBe('a')
    expect(state.historyWith(at('a', 1, 2))).toEqual({ iteration: 3, history: ['a', 'b', 'a'] })
    expect(state.historyWith(at('a', 2, 2))).toEqual({ iteration: 4, history: ['a', 'b', 'a', 'a'] })
    expect(state.historyWith(at('c'))).toEqual({ iteration: 4, history: ['a', 'b', 'a', 'c'] })
    expect(stateAfter(fails('a'), fails('a', 2)).history).toEqual(['a', 'a'])
  })

  it('a retry sees the node before its visit as the last one', () => {
    const before = [begins('a'), ends('a'), begins('b'), fails('b')]
    expect(stateAfter(...before).last).toBe('b')
    expect(stateAfter(...before, retries('b', 1)).last).toBe('a')
    expect(stateAfter(...before, retries('b', 1, 'a')).last).toBe('b')
    expect(stateAfter(begins('b'), fails('b'), retries('b', 1)).last).toBe('b')
    const second = [...before, retries('b', 1), begins('b', 2), fails('b', 2), retries('b', 2)]
    expect(stateAfter(...second).last).toBe('a')
  })
})

describe('the state of a step', () => {
  const error = toErrorValue({ envelope: { kind: 'x.y', message: 'no', details: {} } }, 1, false)
  it.each<[string, readonly RunEvent[], object]>([
    ['completed', [ends('a', 'x')], { output: 'x', error: null, isGroup: false }],
    ['completed as a group', [ends('a', 'x', 1, 1, 'for_each')], { output: 'x', error: null, isGroup: true }],
    ['completed as a parallel group', [ends('a', 'x', 1, 1, 'parallel')], { output: 'x', error: null, isGroup: true }],
    ['failed', [fails('a')], { output: undefined, error, isGroup: false }],
    [
      'failed with a part',
      [fails('a', 2, 1, { partial: 'p' })],
      { output: 'p', error: { ...error, attempts: 2 }, isGroup: false },
    ],
    [
      'recovered',
      [fails('a'), routes('a', 'recover', null, 'x.y', { output: 'r' })],
      { output: 'r', error: null, isGroup: false },
    ],
    [
      'recovered with nothing',
      [fails('a'), routes('a', 'recover', null, 'x.y')],
      { output: null, error: null, isGroup: false },
    ],
    [
      'given up after its retries',
      [fails('a'), routes('a', 'to', 'h', 'x.y', { retries_exhausted: true })],
      { output: undefined, error: { ...error, retries_exhausted: true }, isGroup: false },
    ],
    ['routed', [fails('a'), routes('a', 'to', 'h', 'x.y')], { output: undefined, error, isGroup: false }],
    [
      'routed after a success',
      [ends('a'), routes('a', 'to', 'h', null, { retries_exhausted: true })],
      { output: 'x', error: null, isGroup: false },
    ],
  ])('%s', (_, events, state) => expect(stateAfter(...events).steps.get('a')).toEqual(state))

  it('a group that recovers keeps its errors and results', () => {
    const group = { output: { errors: 1, outputs: { a: 1 } }, error, isGroup: true }
    expect(recoverStep(group, 'r')).toEqual({ output: { errors: 1, outputs: 'r' }, error: null, isGroup: true })
    expect(recoverStep({ ...group, output: undefined }, 'r').output).toEqual({ outputs: 'r' })
    expect(recoverStep({ ...group, isGroup: false }, 'r').output).toBe('r')
  })
})

describe('retries', () => {
  it('are counted by route from the first start, until a success takes its route', () => {
    expect(stateAfter().retries('a', 'routes[0]')).toBeUndefined()
    const failed = [begins('a'), fails('a')]
    expect(stateAfter(...failed).retries('a', 'routes[0]')).toEqual({ count: 0, firstStartAt: 0 })
    const twice = [...failed, retries('a', 1), begins('a', 2), fails('a', 2), retries('a', 2)]
    expect(stateAfter(...twice).retries('a', 'routes[0]')).toEqual({ count: 2, firstStartAt: 0 })
    expect(stateAfter(...twice).retries('a', 'routes[1]')).toEqual({ count: 0, firstStartAt: 0 })
    expect(stateAfter(...twice).retryAttempt('a')).toBe(2)
    expect(stateAfter(...twice, ends('a', 'x', 3)).retryAttempt('a')).toBe(0)
    expect(stateAfter(...twice, ends('a', 'x', 3)).retries('a', 'routes[0]')).toMatchObject({ count: 2 })
    const over = stateAfter(...twice, ends('a', 'x', 3), routes('a', 'to', 'b', null))
    expect(over.retries('a', 'routes[0]')).toBeUndefined()
    const handled = stateAfter(...twice, routes('a', 'to', 'b', 'x.y'))
    expect(handled.retries('a', 'routes[0]')).toMatchObject({ count: 2 })
    expect(handled.retryAttempt('a')).toBe(2)
    expect(stateAfter().retryAttempt('a')).toBe(0)
  })
})

describe('the error that led to a node', () => {
  it('is that of the route, with its node, and what that node was handling', () => {
    const first = [fails('a'), routes('a', 'to', 'h', 'x.y')]
    expect(stateAfter(...first).entryError('h')).toMatchObject({ node: 'a', kind: 'x.y', message: 'no', attempts: 1 })
    expect(stateAfter(...first).handling('h')).toEqual([{ node: 'a', kind: 'x.y', message: 'no' }])
    const deeper = fails('h', 1, 1, { while_handling: [{ node: 'a', kind: 'x.y', message: 'no' }] })
    const state = stateAfter(...first, deeper, routes('h', 'to', 'i', 'x.y'))
    expect(state.handling('i')?.map(({ node }) => node)).toEqual(['h', 'a'])
    expect(state.entryError('a')).toBeUndefined()
  })

  it('is none after a success, and none where nothing is entered', () => {
    expect(
      stateAfter(fails('a'), routes('a', 'to', 'h', 'x.y'), ends('b'), routes('b', 'to', 'h', null)).entryError('h'),
    ).toBeUndefined()
    expect(stateAfter(fails('a'), routes('a', 'recover', 'h', 'x.y')).entryError('h')).toBeUndefined()
    expect(stateAfter(ends('a'), routes('a', 'to', 'h', 'x.y')).entryError('h')).toBeUndefined()
    expect(stateAfter(routes('a', 'to', 'h', 'x.y')).entryError('h')).toBeUndefined()
  })
})
