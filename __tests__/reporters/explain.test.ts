import { describe, expect, it } from 'vitest'
import { toJsonLine } from '../../src/account/reported-errors.js'
import { RunAccount } from '../../src/account/run-account.js'
import { EventReader, RecordReader, readResult } from '../../src/account/run-reader.js'
import type { RunEvent, StampedEvent } from '../../src/core/events.js'
import type { ErrorRecord, ResultDocument } from '../../src/core/report.js'
import { explain, LogExcerpt } from '../../src/reporters/explain.js'
import { quoteForShell } from '../../src/text/shell-words.js'
import { recordsOf } from './build.js'
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

const KIND = 'external.api.busy'
const EVENTS: readonly RunEvent[] = [
  began(),
  started('probe'),
  failed('probe', KIND, 'slow down'),
  retried('probe', KIND),
  started('probe', { attempt: 2 }),
  completed('probe', { attempt: 2 }),
  started('inner', { scope: 'deploy#1.1/' }),
  failed('inner', 'internal.script_error', 'exit 2: boom', { scope: 'deploy#1.1/' }),
  routed('probe', 'unhandled', null, 'internal.script_error'),
]
const BOOM = raised(
  'internal.script_error',
  'exit 2: boom',
  { exit_code: 2, command: 'make' },
  {
    frames: [frame('inner', { file: 'deploy.yaml' }), frame('deploy', { type: 'workflow' })],
    exit_code: 2,
    stderr_tail: 'a\nboom\n',
  },
)

interface Left {
  readonly events?: readonly StampedEvent[]
  readonly records: readonly ErrorRecord[]
  readonly result?: ResultDocument | null
  readonly runDir?: string
  readonly skipped?: number
}

function explained({ events = [], ...left }: Left): string {
  const account = new RunAccount()
  const log = new LogExcerpt(account)
  for (const event of events) for (const consumer of [account, log]) consumer.consume(event)
  return explain({ ...left, account, log })
}

function readEvents(text: string): { readonly values: readonly StampedEvent[]; readonly skipped: number } {
  const values: StampedEvent[] = []
  const reader = new EventReader({ consume: (event) => values.push(event) })
  for (const line of text.split('\n')) reader.line(line)
  return { values, skipped: reader.skipped }
}

function readErrorRecords(text: string): { readonly values: readonly ErrorRecord[]; readonly skipped: number } {
  const reader = new RecordReader()
  for (const line of text.split('\n')) reader.line(line)
  return { values: reader.records, skipped: reader.skipped }
}

describe('explain', () => {
  const events = stamped(EVENTS)
  const report = reportOf(events, halted(BOOM), GRAPH, { positionOf: () => ({ line: 12 }) })

  it('tells a run from its folder', () => {
    expect(explained({ events, records: recordsOf(report), result: report.result })).toMatchSnapshot()
  })

  it('tells an errors.jsonl alone', () => {
    expect(explained({ records: recordsOf(report) })).toMatchSnapshot()
  })

  it('tells a run that was killed, with the way on', () => {
    const text = explained({ events: events.slice(0, 4), records: [], runDir: '/tmp/my run', skipped: 1 })
    expect(text).toContain('did not reach its end')
    expect(text).toContain(`conductor resume ${quoteForShell('/tmp/my run')}`)
    expect(text).toContain('1 line could not be read and was skipped.')
  })

  it('tells a termination without an error', () => {
    const termination = { status: 'failed', reason: 'not on a Friday', terminatedBy: 'stop' } as const
    const { result } = reportOf([], ended('failed', { termination }))
    const text = explained({ records: [], result })
    expect(text).toContain('drift-check was terminated (failed) by stop after 1.2 s (exit code 1): not on a Friday')
    expect(text).not.toContain('resume')
  })

  it('gives no error of an earlier session as the reason of a success', () => {
    const { result } = reportOf([], ended('success'))
    const text = explained({ events, records: recordsOf(report), result })
    expect(text).toContain('succeeded')
    expect(text).not.toContain('Why')
    expect(text).not.toContain('What next')
  })

  it('counts the warnings that it leaves out', () => {
    const warnings = Array.from({ length: 12 }, (_, index) => `warning ${index + 1}`)
    const text = explained({ records: [], result: { ...report.result, warnings } })
    expect(text).toContain('  warning 10\n  2 more warnings in result.json\n')
  })

  it('says so when there is nothing', () => {
    expect(explained({ records: [] })).toBe('There is nothing to explain: no events, no errors, no result.\n')
  })

  it('is bounded and harmless', () => {
    const many = stamped(Array.from({ length: 5000 }, () => failed('probe', KIND, `\u001b[2J${'x'.repeat(9999)}`)))
    const records = Array.from({ length: 500 }, () => ({
      ...recordsOf(report)[0],
      ...recordsOf(reportOf([], halted(BOOM)))[0],
    }))
    const text = explained({ events: many, records: readErrorRecords(records.map(toJsonLine).join('')).values })
    expect(text.length).toBeLessThan(60_000)
    expect(text).not.toContain('\u001b')
  })
})

describe('readers', () => {
  const events = stamped(EVENTS)
  const report = reportOf(events, halted(BOOM))

  it('read back what was written', () => {
    expect(readEvents(events.map(toJsonLine).join('')).values).toEqual(events)
    expect(readErrorRecords(recordsOf(report).map(toJsonLine).join('')).values).toEqual(recordsOf(report))
    expect(readResult(JSON.stringify(report.result))).toEqual(report.result)
  })

  it('survive a cut at any place', () => {
    const text = events.map(toJsonLine).join('')
    for (let end = 0; end < text.length; end += 7) {
      const read = readEvents(text.slice(0, end))
      expect(read.skipped).toBeLessThanOrEqual(1)
      explained({ events: read.values, records: [] })
    }
  })

  it('leave out what they do not know', () => {
    const lines = [
      { type: 'from_the_future', timestamp: 'x' },
      { type: 'node_failed', timestamp: 'x', scope: '', node: 'a' },
      { type: 'constructor', timestamp: 'x' },
      null,
      { ...events[1], future: 1 },
    ]
    expect(readEvents(lines.map(toJsonLine).join(''))).toMatchObject({ values: [{ type: 'node_started' }], skipped: 4 })
    const [known] = recordsOf(report)
    const records = [{}, { envelope: {} }, { ...known, envelope: { kind: 'a.b' } }, { ...known, frames: [1] }, known]
    expect(readErrorRecords(records.map(toJsonLine).join(''))).toEqual({ values: [known], skipped: 4 })
  })

  it.each(['', '{', '[]', '{"outcome":"halted"}', 'null'])('take no nonsense for a result: %j', (text) => {
    expect(readResult(text)).toBeNull()
  })

  it('explain a result that lacks newer fields', () => {
    const old = {
      success: false,
      outcome: 'halted',
      exit_code: 3,
      workflow: { file: 'w.yaml' },
      errors: [{ kind: 'a.b', message: 'm', details: {} }],
      warnings: [],
      termination: null,
      execution: { duration_ms: 5 },
      next_commands: ['conductor run w.yaml'],
    }
    const result = readResult(JSON.stringify(old))
    expect(explained({ records: [], result })).toContain('w.yaml (w.yaml) halted after 5 ms (exit code 3).')
  })
})

describe('a group of 200 items', () => {
  const lines = (events: readonly StampedEvent[]) =>
    explained({ events, records: [] })
      .split('\n')
      .map((line) => line.trimStart().replace(/^\d\d:\d\d:\d\d +/, ''))

  it('is told by its failures, by kind with their items, not by its successes', () => {
    const text = lines(largeGroup())
    expect(text).toEqual(expect.arrayContaining([...LARGE_GROUP_TOLD]))
    expect(text.filter((line) => /item\[/.test(line))).toEqual([])
  })

  it('that was killed half-way still tells what had failed', () => {
    expect(lines(largeGroup().slice(0, 60))).toContain('✗ 2 with external.api.down: 0, 20: external.api.down was met')
  })
})
