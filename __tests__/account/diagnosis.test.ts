import { describe, expect, it } from 'vitest'
import { diagnose, formatVerdict } from '../../src/account/diagnosis.js'
import { getVisitState } from '../../src/account/visit.js'
import type { RunEvent } from '../../src/core/events.js'
import { createClosingBlock } from '../../src/reporters/closing-block.js'
import { renderHtml } from '../../src/reporters/html/index.js'
import { renderSummaryMarkdown } from '../../src/reporters/summary.js'
import { recordsOf } from '../reporters/build.js'
import {
  completed,
  ended,
  failed,
  frame,
  GRAPH,
  graphNode,
  halted,
  raised,
  reportOf,
  routed,
  stamped,
  started,
} from '../reporters/sample.js'

type Report = ReturnType<typeof reportOf>
const closing = (report: Report): string =>
  createClosingBlock(report)
    .map(({ text }) => text)
    .join('\n')
/** Every page that people read, as text. */
const pages = (report: Report): readonly string[] => [
  closing(report),
  renderSummaryMarkdown(report),
  renderHtml({ report }).replaceAll('&#39;', "'"),
]

const GROUP = { scope: '', node: 'sweep', visit: 1, attempt: 1, group_type: 'for_each' } as const
const scope = (index: number): string => `sweep#1.1[${index}]/`
const item = (index: number) => ({ group: 'sweep', index, key: `host-${index}` })
const SWEEP: readonly RunEvent[] = [
  { ...started('sweep', { type: 'for_each' }) },
  { type: 'group_started', ...GROUP, total: 7, max_concurrent: 2 },
  { ...started('check', { scope: scope(3) }) },
  { ...failed('check', 'host.down', 'no answer', { scope: scope(3) }), item: item(3) } as RunEvent,
  routed('check', 'collected', null, 'host.down', { scope: scope(3) }),
  { type: 'group_completed', ...GROUP, total: 7, succeeded: 6, failed: 1, status: 'completed', duration_ms: 5 },
  completed('sweep', { type: 'for_each' }),
]
const SWEEP_GRAPH = { ...GRAPH, entry: 'sweep', nodes: [graphNode('sweep', 'for_each', 5)], edges: [] }

describe('a group that tolerates failures of its members', () => {
  const report = reportOf(stamped(SWEEP), ended('success'), SWEEP_GRAPH)

  it('has them on record, and the last line says so', () => {
    expect(report.result.handled).toEqual([
      { node: 'check', kind: 'host.down', message: 'no answer', attempts: 1, by: 'group', item: 'host-3' },
    ])
    expect(closing(report).split('\n').at(-1)).toMatch(/^! drift-check succeeded, 1 of 7 items of sweep failed, in /)
  })

  it('is amber in the summary, with the count beside the group', () => {
    const page = renderSummaryMarkdown(report)
    expect(page).toMatch(/^## ⚠️ <code>drift&#45;check<\/code> succeeded, 1 of 7 items of <code>sweep<\/code> failed\n/)
    expect(page).toMatch(/<code>sweep<\/code> .*🟡 completed, 1 of 7 failed/)
  })

  it('is not called dealt with in the report', () => {
    const page = renderHtml({ report })
    expect(page).toContain(', but 1 of 7 items of sweep failed.')
    expect(page).not.toContain('dealt with')
    expect(page).toContain('class="top s-tolerated"')
  })

  it('counts nothing where the group failed', () => {
    const events = SWEEP.map((event) =>
      event.type === 'group_completed' ? { ...event, status: 'failed' as const } : event,
    )
    expect(reportOf(stamped(events), halted(raised('host.down', 'x')), SWEEP_GRAPH).result.handled).toBeUndefined()
  })
})

describe('an error that led to a handler', () => {
  const led = [started('probe'), failed('probe', 'git.drift', 'behind'), routed('probe', 'to', 'repair', 'git.drift')]

  it('is handled once the handler has completed', () => {
    const { result, account } = reportOf(stamped([...led, started('repair'), completed('repair')]), ended('success'))
    expect(account.visits.roots.map(getVisitState)).toEqual(['handled', 'completed'])
    expect(account.steps.states(GRAPH).get('probe')).toBe('handled')
    expect(result.handled).toEqual([{ node: 'probe', kind: 'git.drift', message: 'behind', attempts: 1, by: 'repair' }])
  })

  it('is not handled where the handler failed, and every page says what it was about', () => {
    const handling = [{ node: 'probe', kind: 'git.drift', message: 'behind' }]
    const report = reportOf(
      stamped([...led, started('repair'), failed('repair', 'api.down')]),
      halted(raised('api.down', 'no answer', {}, { frames: [frame('repair')], while_handling: handling })),
    )
    expect(report.result.handled).toBeUndefined()
    expect(report.result.errors[0]?.while_handling).toEqual(handling)
    expect(recordsOf(report)[0]?.while_handling).toEqual(handling)
    expect(report.account.visits.roots.map(getVisitState)).toEqual(['failed', 'failed'])
    expect(report.account.steps.states(GRAPH).get('probe')).toBe('failed')
    for (const page of pages(report)) expect(page).toMatch(/[Ww]hile handling [`]?git\.drift of probe: behind/)
  })
})

it('a halt over a group tells kinds and counts, and no nested JSON', () => {
  const errors = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `host-${at}`,
      { kind: at < 3 ? 'host.slow' : 'host.down', message: 'no', details: {} },
    ]),
  )
  const cause = { kind: 'internal.group_failed', message: '30 of 30', details: { errors, total: 30 } }
  const report = reportOf(
    [],
    halted(raised('halt.intentional', 'stop the line', { cause }, { frames: [frame('sweep')] })),
  )
  for (const page of pages(report)) {
    expect(page).not.toContain('"host-4"')
    expect(page).not.toContain('&quot;host-4')
  }
  expect(closing(report)).toContain('cause      internal.group_failed: 30 of 30')
  expect(closing(report)).toContain('host.down 27 times at host-3, host-4, host-5, host-6 and 23 more: no')
  expect(diagnose({ ...report, github: null }).error?.cause?.kind).toBe('internal.group_failed')
})

it('problems of an error are a table with links, never JSON', () => {
  const annotations = [
    { file: 'src/cart.ts', line: 3, message: 'unused', level: 'error' },
    { file: 'src/shop.ts', line: 9, message: 'too long' },
  ]
  const report = reportOf([], halted(raised('lint.errors', '2 problems', { annotations })))
  for (const page of pages(report)) {
    expect(page).toContain('cart')
    expect(page).not.toContain('"line": 3')
    expect(page).not.toContain('&quot;line&quot;')
  }
  expect(closing(report)).toContain('problems   src/cart.ts:3 error unused')
})

describe('a terminate that succeeded and one that failed look different', () => {
  it.each([
    ['success', '🟢', 's-terminated-success'],
    ['failed', '🔴', 's-terminated-failed'],
  ] as const)('%s', (status, sign, look) => {
    const termination = { status, reason: 'not on a Friday', terminatedBy: 'report' }
    const report = reportOf([], ended(status, { termination }))
    expect(renderSummaryMarkdown(report)).toMatch(new RegExp(`^## ${sign} .*terminated \\(${status}\\)`))
    expect(renderSummaryMarkdown(report)).toContain(`terminate · ${status}`)
    const page = renderHtml({ report })
    expect(page).toContain(`class="top ${look}"`)
    expect(page).toContain(`terminate · ${status}`)
  })
})

it('everything that went wrong in a green run is in its last words', () => {
  const unseen: RunEvent = { type: 'warning', scope: '', node: 'probe', code: 'exit-code-ignored', message: 'exit 1' }
  const report = reportOf(stamped([...SWEEP, unseen]), ended('success'), SWEEP_GRAPH)
  const { verdict } = diagnose({ ...report, github: null })
  expect(formatVerdict(verdict, String)).toBe('finished, 1 command failed unseen, 1 of 7 items of sweep failed')
})
