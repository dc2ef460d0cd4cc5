import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RouteDefinition } from '../../src/config/model.js'
import type { Raised } from '../../src/core/envelope.js'
import { err, ok } from '../../src/core/result.js'
import {
  decideError,
  decideSuccess,
  type ErrorRouting,
  listRouteRows,
  type RetryCount,
} from '../../src/engine/routing.js'
import type { TemplateFailure } from '../../src/expressions/index.js'

function raised(kind: string, details: Raised['envelope']['details'] = {}): Raised {
  return {
    envelope: { kind, message: 'm', details },
    origin: 'author',
    frames: [],
    attempts: 1,
    exit_code: null,
    stderr_tail: '',
    typed: true,
  }
}

const failure: TemplateFailure = {
  reason: 'undefined',
  code: 'other',
  message: 'no',
  line: 1,
  column: 1,
  template: 't',
  availableFields: [],
  availableFieldsTotal: 0,
}

const holds = (when: string): ReturnType<ErrorRouting['holds']> =>
  when === 'fails' ? err(failure) : ok(when === 'yes')

const renderMax: ErrorRouting['renderMax'] = (template) => ok(Number(template.replace(/[{} ]/g, '')))

interface Given {
  readonly kind?: string
  readonly details?: Raised['envelope']['details']
  readonly rows: readonly RouteDefinition[]
  readonly shared?: readonly RouteDefinition[]
  readonly used?: Readonly<Record<string, RetryCount>>
  readonly node?: string
}

function decide(given: Given) {
  return decideError({
    error: raised(given.kind ?? 'x.y', given.details),
    node: given.node ?? 'a',
    rows: listRouteRows(given.rows, 'routes'),
    sharedRows: listRouteRows(given.shared, 'error_routes'),
    retries: (row) => given.used?.[row],
    holds,
    renderMax,
    now: 10_000,
    random: 0.5,
  })
}

/** A decision in short. */
function short(given: Given): string {
  const decision = decide(given)
  const row = 'row' in decision && decision.row !== null ? ` by ${decision.row.id}` : ''
  return `${decision.action}${row}${decision.retriesExhausted ? ' exhausted' : ''}`
}

const spent = (row: string, count: number): Record<string, RetryCount> => ({ [row]: { count, firstStartAt: 0 } })
const to = (name: string, more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  on_error: true,
  to: name,
  ...more,
})

describe('success', () => {
  const cases: readonly (readonly [string, readonly RouteDefinition[], string])[] = [
    ['no routes at all', [], 'end'],
    ['only error routes', [to('b')], 'end'],
    ['the first that holds', [{ to: 'b', when: 'no' }, { to: 'c', when: 'yes' }, { to: 'd' }], 'go c'],
    ['one without a condition', [{ to: 'b' }, { to: 'c' }], 'go b'],
    ['$end', [{ to: '$end' }], 'end'],
    ['halt', [{ halt: { message: 'm' } }], 'halt'],
    ['none holds', [{ to: 'b', when: 'no' }], 'no_route'],
    ['a condition that fails', [{ to: 'b', when: 'fails' }, { to: 'c' }], 'condition_failed'],
  ]
  it.each(cases)('%s', (_name, rows, expected) => {
    const decision = decideSuccess(listRouteRows(rows, 'routes'), holds)
    expect(decision.action === 'go' ? `go ${decision.to}` : decision.action).toBe(expected)
  })
})

describe('errors', () => {
  const retry: RouteDefinition = { on_error: 'x.y', retry: { max: 2 } }
  const cases: readonly (readonly [string, Given, string])[] = [
    ['nothing matches', { rows: [{ to: 'b' }, { on_error: 'x.z', to: 'b' }] }, 'unhandled'],
    ['a kind', { rows: [{ on_error: 'x.y', to: 'b' }] }, 'go by routes[0]'],
    ['a prefix', { rows: [{ on_error: 'x.*', to: 'b' }] }, 'go by routes[0]'],
    ['a prefix is no prefix of letters', { kind: 'xy.z', rows: [{ on_error: 'x.*', to: 'b' }] }, 'unhandled'],
    ['a list', { rows: [{ on_error: ['a.b', 'x.y'], to: 'b' }] }, 'go by routes[0]'],
    [
      'a condition that does not hold',
      { rows: [to('b', { when: 'no' }), to('c', { when: 'yes' })] },
      'go by routes[1]',
    ],
    ['a condition that fails', { rows: [to('b', { when: 'fails' }), to('c')] }, 'condition_failed by routes[0]'],
    ['recover', { rows: [{ on_error: true, recover: { output: {} } }] }, 'recover by routes[0]'],
    [
      'propagate skips the shared ones',
      { rows: [{ on_error: true, propagate: true }], shared: [to('h')] },
      'propagate by routes[0]',
    ],
    [
      'the shared ones come after',
      { rows: [{ on_error: 'a.b', to: 'b' }], shared: [to('h')] },
      'go by error_routes[0]',
    ],
    ['never to itself', { rows: [], shared: [to('a'), to('h')] }, 'go by error_routes[1]'],
    ['a retry', { rows: [retry, to('h')] }, 'retry by routes[0]'],
    ['a retry with one left', { rows: [retry, to('h')], used: spent('routes[0]', 1) }, 'retry by routes[0]'],
    [
      'a spent retry lets the next decide',
      { rows: [retry, to('h')], used: spent('routes[0]', 2) },
      'go by routes[1] exhausted',
    ],
    ['a spent retry and nothing else', { rows: [retry], used: spent('routes[0]', 2) }, 'unhandled exhausted'],
    [
      'retry.exhausted below',
      { rows: [retry, { on_error: 'retry.exhausted', to: 'h' }], used: spent('routes[0]', 2) },
      'go by routes[1] exhausted',
    ],
    [
      'retry.exhausted above',
      { rows: [{ on_error: 'retry.exhausted', to: 'h' }, retry], used: spent('routes[0]', 0) },
      'retry by routes[1]',
    ],
    [
      'retry.exhausted above, spent',
      { rows: [{ on_error: 'retry.exhausted', to: 'h' }, retry], used: spent('routes[1]', 2) },
      'go by routes[0] exhausted',
    ],
    [
      'retry.exhausted above two of which one is left',
      {
        rows: [{ on_error: 'retry.exhausted', to: 'h' }, retry, { on_error: 'x.*', retry: { max: 1 } }],
        used: spent('routes[1]', 2),
      },
      'retry by routes[2] exhausted',
    ],
    ['retry.exhausted without any retry', { rows: [{ on_error: 'retry.exhausted', to: 'h' }] }, 'unhandled'],
    [
      'retry.* is a prefix like any other',
      { rows: [retry, { on_error: 'retry.*', to: 'h' }], used: spent('routes[0]', 2) },
      'go by routes[1] exhausted',
    ],
    [
      'a wait that would pass max_elapsed_seconds',
      {
        rows: [{ on_error: true, retry: { initial_seconds: 5, max_elapsed_seconds: 12, jitter: 0 } }],
        used: { 'routes[0]': { count: 0, firstStartAt: 2_000 } },
      },
      'unhandled exhausted',
    ],
    [
      'a wait that is too long, after the clock was set back',
      {
        rows: [{ on_error: true, retry: { initial_seconds: 15, max_elapsed_seconds: 12, jitter: 0 } }],
        used: { 'routes[0]': { count: 0, firstStartAt: 20_000 } },
      },
      'unhandled exhausted',
    ],
    [
      'a wait that just fits',
      {
        rows: [{ on_error: true, retry: { initial_seconds: 4, max_elapsed_seconds: 12, jitter: 0 } }],
        used: { 'routes[0]': { count: 0, firstStartAt: 2_000 } },
      },
      'retry by routes[0]',
    ],
  ]
  it.each(cases)('%s', (_name, given, expected) => {
    expect(short(given)).toBe(expected)
  })

  it('is pure, and takes the first matching row of those that can act', () => {
    const row = fc.record({
      on_error: fc.constantFrom('x.y', 'x.*', '*', 'a.b'),
      to: fc.constantFrom('b', 'c', '$end'),
    })
    fc.assert(
      fc.property(fc.array(row), fc.array(row), (rows, shared) => {
        const given = { rows, shared }
        expect(decide(given)).toEqual(decide(given))
        const first = [...rows, ...shared].findIndex(({ on_error: pattern }) => pattern !== 'a.b')
        const decision = decide(given)
        const id = first < rows.length ? `routes[${first}]` : `error_routes[${first - rows.length}]`
        expect('row' in decision ? decision.row?.id : decision.action).toBe(first === -1 ? 'unhandled' : id)
      }),
    )
  })
})

describe('delays', () => {
  const delay = (retry: NonNullable<RouteDefinition['retry']>, count: number, details = {}): number | null => {
    const decision = decide({
      details,
      rows: [{ on_error: true, retry: { max: 100, ...retry } }],
      used: spent('routes[0]', count),
    })
    return decision.action === 'retry' ? decision.delaySeconds : null
  }
  it.each([
    [{ backoff: 'none' }, [0, 0, 0]],
    [{ backoff: 'fixed', initial_seconds: 3 }, [3, 3, 3]],
    [{ backoff: 'linear', initial_seconds: 3 }, [3, 6, 9]],
    [{ initial_seconds: 3 }, [3, 6, 12]],
    [{ initial_seconds: 50 }, [50, 60, 60]],
    [{ initial_seconds: 5, max_seconds: 8 }, [5, 8, 8]],
  ] as const)('%j', (retry, expected) => {
    expect([0, 1, 2].map((count) => delay({ ...retry, jitter: 0 }, count))).toEqual(expected)
  })

  it('retry_after_seconds is a lower bound that outranks max_seconds', () => {
    expect(delay({ initial_seconds: 1, max_seconds: 2, jitter: 0 }, 0, { retry_after_seconds: 90 })).toBe(90)
    expect(delay({ initial_seconds: 30, jitter: 0 }, 0, { retry_after_seconds: 2 })).toBe(30)
  })

  it('jitter is a plus/minus fraction', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 5 }), (random, count) => {
        const decision = decideError({
          error: raised('x.y'),
          node: 'a',
          rows: listRouteRows([{ on_error: true, retry: { max: 9, initial_seconds: 1, jitter: 0.25 } }], 'routes'),
          sharedRows: [],
          retries: () => ({ count, firstStartAt: 0 }),
          holds,
          renderMax,
          now: 0,
          random,
        })
        const middle = Math.min(60, 2 ** count)
        if (decision.action !== 'retry') throw new Error('no retry')
        expect(Math.abs(decision.delaySeconds - middle)).toBeLessThanOrEqual(middle * 0.25 + 1e-3)
      }),
    )
  })
})

describe('the other fields of a decision', () => {
  it('no route: which conditions were asked, in order', () => {
    const rows = listRouteRows([{ to: 'b', when: 'no' }, { to: 'c', when: 'never' }, to('d')], 'routes')
    expect(decideSuccess(rows, holds)).toEqual({ action: 'no_route', conditions: ['no', 'never'] })
  })

  it('a row above the shared retries may wait for them to be spent', () => {
    const rows = [to('late', { on_error: 'retry.exhausted' })]
    const shared = [{ on_error: true, retry: { max: 1 } }]
    expect(short({ rows, shared })).toBe('retry by error_routes[0]')
    expect(short({ rows, shared, used: spent('error_routes[0]', 1) })).toBe('go by routes[0] exhausted')
  })
})
