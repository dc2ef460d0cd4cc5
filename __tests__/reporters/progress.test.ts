import { describe, expect, it } from 'vitest'
import { RunAccount } from '../../src/account/run-account.js'
import type { StampedEvent } from '../../src/core/events.js'
import type { Clock } from '../../src/core/ports.js'
import { Progress, type ProgressOptions } from '../../src/reporters/progress.js'
import {
  began,
  completed,
  ended,
  failed,
  frame,
  GRAPH,
  halted,
  LARGE_GROUP_TOLD,
  largeGroup,
  raised,
  reportOf,
  retried,
  routed,
  stamped,
  started,
} from './sample.js'

/** When the events of the samples begin. */
const BEGIN = Date.UTC(2026, 0, 2, 3, 4, 5)

class StillClock implements Clock {
  time = BEGIN
  now(): number {
    return this.time
  }
  monotonic(): number {
    return this.time
  }
  async sleepUntil(): Promise<void> {}
}

function view(more: Partial<ProgressOptions> = {}) {
  let text = ''
  const clock = new StillClock()
  const beats: (() => void)[] = []
  const account = new RunAccount()
  const progress = new Progress({
    write: (chunk) => {
      text += chunk
    },
    isTerminal: false,
    color: false,
    columns: () => 80,
    clock,
    quiet: false,
    level: 'info',
    every: (_, callback) => {
      beats.push(callback)
      return () => beats.splice(0)
    },
    ...more,
  })
  progress.begin(account)
  const consume = (event: StampedEvent): void => {
    account.consume(event)
    progress.consume(event)
  }
  return {
    progress: {
      consume,
      begin: progress.begin.bind(progress),
      output: progress.output.bind(progress),
      flush: () => progress.flush(),
      finish: progress.finish.bind(progress),
    },
    clock,
    beats,
    text: () => text,
  }
}

function play(progress: Pick<Progress, 'consume' | 'flush'>, events: readonly StampedEvent[]): void {
  for (const event of events) progress.consume(event)
  progress.flush()
}

const KIND = 'external.git.drift'

describe('plain progress', () => {
  it('tells a run line by line', () => {
    const events = stamped([
      began(),
      started('probe'),
      failed('probe', KIND, 'behind\nby three'),
      retried('probe', KIND, { delay_seconds: 4, deadline: 4000 }),
      started('probe', { attempt: 2 }),
      failed('probe', KIND, 'still behind', { attempt: 2 }),
      routed('probe', 'to', 'repair', KIND),
      started('repair', { type: 'workflow' }),
      {
        type: 'subworkflow_started',
        scope: '',
        node: 'repair',
        visit: 1,
        attempt: 1,
        workflow: 'fix',
        file: 'fix.yaml',
        input: {},
      },
      started('inner', { scope: 'repair#1.1/' }),
      completed('inner', { scope: 'repair#1.1/' }, 12_345),
      completed('repair', { type: 'workflow' }, 65_000),
      { type: 'warning', scope: '', node: 'repair', code: 'w', message: 'a warning\u001b[2J' },
      completed('report', { type: 'set' }, 0),
    ])
    const { progress, text } = view()
    play(progress, events)
    progress.finish(reportOf(events, ended('success')))
    expect(text()).toMatchSnapshot()
  })

  it('closes a halt with everything that a person needs', () => {
    const error = raised(
      KIND,
      'three behind\u001b[31m',
      { behind: 3, commits: ['a', 'b'], log: 'one\ntwo', deep: { text: 'x'.repeat(100) } },
      { frames: [frame('inner', { file: 'fix.yaml' }), frame('repair', { type: 'workflow' })], attempts: 2 },
    )
    const { progress, text } = view()
    progress.finish(reportOf([], halted(error), GRAPH, { positionOf: () => ({ line: 7, column: 3 }) }))
    expect(text()).toMatchSnapshot()
  })

  it('says why there is no errors.jsonl', () => {
    const { progress, text } = view()
    const writeError = 'ENOSPC: no space left'
    progress.finish(reportOf([], halted(raised(KIND, 'x')), GRAPH, { writeError }))
    expect(text()).toContain('errors.jsonl could not be written: ENOSPC: no space left')
  })

  it('shows a banner for terminate and nothing of an error or a resume', () => {
    const { progress, text } = view()
    const termination = { status: 'failed', reason: 'not on a Friday', terminatedBy: 'stop' } as const
    progress.finish(reportOf([], ended('failed', { termination })))
    expect(text()).toBe(
      '■ Terminated (failed): not on a Friday\n  by         stop\n  report     /tmp/runs/r1/report.html\n  run folder /tmp/runs/r1\n  explain    conductor explain /tmp/runs/r1\n',
    )
  })

  it('says how to answer a gate', () => {
    const { progress, text } = view()
    const gate = { node: 'approve', prompt: 'Go?', options: [{ label: 'Yes', value: 'yes', prompt_for: null }] }
    progress.finish(reportOf([], ended('suspended', { gate })))
    expect(text()).toMatchSnapshot()
  })

  it('is silent when quiet, but never about a failure', () => {
    const { progress, text } = view({ quiet: true })
    play(progress, stamped([began(), started('probe'), completed('probe')]))
    progress.output('probe', 'stdout', 'hello\n')
    progress.finish(reportOf([], ended('success')))
    expect(text()).toBe('')
    progress.finish(reportOf([], halted(raised(KIND, 'three behind'))))
    expect(text()).toContain('three behind')
  })
})

describe('groups', () => {
  const opened = (total: number): StampedEvent[] => [
    ...stamped([
      {
        type: 'group_started',
        scope: '',
        node: 'each',
        visit: 1,
        attempt: 1,
        group_type: 'for_each',
        total,
        max_concurrent: 10,
      },
    ]),
  ]

  it('tells 10,000 items in a few lines', () => {
    const { progress, clock, text } = view()
    play(progress, opened(10_000))
    for (let index = 0; index < 10_000; index++) {
      clock.time += 10
      const scope = `each#1.1[${index}]/`
      const end = index % 50 === 0 ? failed('item', KIND, 'x', { scope }) : completed('item', { scope })
      const warning = { type: 'warning', scope, node: 'item', code: 'w', message: 'odd' } as const
      play(progress, stamped([started('item', { scope }), warning, end]))
    }
    const lines = text().split('\n')
    expect(lines.length).toBeLessThan(35)
    expect(text()).toContain('each: 5000/10000 done, 0 running, 100 failed, about 50 s left')
  })

  it('of 200 items shows those that failed, by kind with their items', () => {
    const { progress, text } = view()
    play(progress, largeGroup())
    const told = text().trimEnd().split('\n').slice(-3)
    expect(told.map((line) => line.trimStart())).toEqual(LARGE_GROUP_TOLD)
    expect(text()).not.toContain('✓ item')
  })

  it('does not count members as failed that were cancelled', () => {
    const { progress, clock, text } = view()
    play(progress, opened(10_000))
    for (let index = 0; index < 6000; index++) {
      clock.time += 10
      const scope = `each#1.1[${index}]/`
      const end = index % 2 === 0 ? completed('item', { scope }) : failed('item', 'internal.cancelled', 'x', { scope })
      play(progress, stamped([started('item', { scope }), end]))
    }
    expect(text()).toMatch(/done, 0 running, 0 failed/)
    expect(text()).not.toMatch(/running, [1-9]\d* failed/)
  })

  it('names every member of a small one', () => {
    const { progress, text } = view()
    const scope = 'each#1.1[0]/'
    play(progress, [...opened(2), ...stamped([started('item', { scope }), completed('item', { scope })])])
    expect(text().split('\n').slice(1)).toEqual(['  ▶ item[0]', '  ✓ item[0] 100 ms', ''])
  })
})

describe('on a terminal', () => {
  it('redraws running nodes and counts down to a retry', () => {
    const { progress, clock, beats, text } = view({ isTerminal: true, columns: () => 30 })
    play(progress, stamped([started('probe')]))
    clock.time = BEGIN + 61_000
    beats[0]?.()
    expect(text()).toContain('⠋ probe 0 ms\n')
    expect(text().endsWith('\u001b[1A\r\u001b[0J⠙ probe 1 min 1 s\n')).toBe(true)
    play(
      progress,
      stamped([retried('probe', KIND, { delay_seconds: 4, deadline: BEGIN + 65_000, route: '', policy: true })]),
    )
    clock.time = BEGIN + 63_000
    beats[0]?.()
    expect(text()).toContain('probe next attempt in 2.0 s')
    progress.finish(reportOf([], ended('success')))
    expect(beats).toEqual([])
    expect(text().endsWith('report.html\n✓ drift-check succeeded in 1.2 s (0 nodes)\n')).toBe(true)
  })

  it('never lets a line wrap', () => {
    const { progress, text } = view({ isTerminal: true, columns: () => 20 })
    play(progress, stamped([started('日本語'.repeat(20))]))
    expect(text()).toMatch(/^⠋ 日本語日本語日本…\n$/)
  })

  it('colours only when told to', () => {
    const { progress, text } = view({ color: true })
    play(progress, stamped([completed('probe')]))
    expect(text()).toBe('\u001b[32m✓ probe 100 ms\u001b[0m\n')
  })
})

describe('script output', () => {
  it.each([
    ['whole lines', ['a\nb\n'], '  probe | a\n  probe | b\n'],
    ['a line in pieces', ['he', 'llo\n'], '  probe | hello\n'],
    ['an unfinished last line', ['end'], '  probe | end\n'],
  ])('prints %s', (_, chunks, expected) => {
    const { progress, text } = view()
    for (const chunk of chunks) progress.output('probe', 'stdout', chunk)
    play(progress, stamped([completed('probe')]))
    expect(text()).toBe(`${expected}✓ probe 100 ms\n`)
  })

  it('does not gather a line without end', () => {
    const { progress, text } = view()
    for (let index = 0; index < 100; index++) progress.output('probe', 'stdout', 'x'.repeat(10_000))
    expect(text().length).toBeGreaterThan(900_000)
  })
})

describe('an error that nobody took', () => {
  it.each([
    ['internal.script_error', {}, '■ a: no route handles internal.script_error'],
    [
      'internal.template_error',
      {},
      '■ a: one of its templates fails, and no error route handles internal.template_error',
    ],
    ['internal.no_route', {}, '■ a: none of its success routes holds'],
    [
      'internal.template_error',
      { scope: 'c#1.1/' },
      '↑ a: one of its templates fails, and no error route here handles internal.template_error; its caller decides',
    ],
  ])('%s %j', (kind, where, expected) => {
    const { progress, text } = view()
    play(progress, stamped([routed('a', 'unhandled', null, kind, where)]))
    expect(text().trim()).toBe(expected)
  })

  it('by a route with a template that fails', () => {
    const { progress, text } = view()
    play(progress, stamped([routed('a', 'unhandled', null, 'internal.template_error', {}, 'routes[0]')]))
    expect(text().trim()).toBe('■ a: routes[0] cannot be carried out, because a template of it fails')
  })
})
