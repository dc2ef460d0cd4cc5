import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import type { JsonObject } from '../../src/core/json.js'
import type { RunEnd } from '../../src/core/outcome.js'
import {
  type Annotation,
  type AnnotationLookup,
  createFindingAnnotations,
  createRunAnnotations,
  limitAnnotations,
} from '../../src/reporters/annotations.js'
import {
  completed,
  ended,
  FILE,
  failed,
  frame,
  GRAPH,
  halted,
  raised,
  reportOf,
  routed,
  stamped,
  started,
} from './sample.js'

const LOOKUP: AnnotationLookup = {
  locate: (path) => (path.startsWith('/outside') ? null : path.replace('/repo/', '')),
  positionOf: (file, node) => (file === 'child.yaml' && node === 'inner' ? { line: 77 } : null),
}

function annotate(events: readonly RunEvent[], end: RunEnd): readonly Annotation[] {
  return createRunAnnotations(reportOf(stamped(events), end, GRAPH, { positionOf: LOOKUP.positionOf }), LOOKUP)
}

function one(details: JsonObject, message = 'three behind'): Annotation | undefined {
  return annotate([], halted(raised('external.git.drift', message, details)))[0]
}

describe('placement', () => {
  it.each([
    ['the node without a file', {}, { file: FILE, line: 10 }],
    ['a line without a file', { line: 5 }, { file: FILE, line: 10 }],
    [
      'the file and line',
      { file: 'src/a.ts', line: 5, end_line: 7, column: 3 },
      { file: 'src/a.ts', line: 5, endLine: 7, column: 3 },
    ],
    ['a file without a line', { file: 'src/a.ts' }, { file: 'src/a.ts', line: 1 }],
    ['an absolute path', { file: '/repo/src/a.ts', line: 2 }, { file: 'src/a.ts', line: 2 }],
    ['a line as text', { file: 'a', line: '12' }, { file: 'a', line: 12 }],
    ['nonsense', { file: 'a', line: -1, end_line: 'x', column: 1.5 }, { file: 'a', line: 1 }],
    ['an end before the start', { file: 'a', line: 5, end_line: 2 }, { file: 'a', line: 5 }],
    ['a file outside', { file: '/outside/x', line: 9 }, { file: FILE, line: 10 }],
    ['the cause of a halt', { cause: { kind: 'a.b', details: { file: 'c.ts', line: 4 } } }, { file: 'c.ts', line: 4 }],
  ])('%s', (_, details, expected) => {
    const { file, line, endLine, column } = one(details) ?? {}
    expect({ file, line, ...(endLine && { endLine }), ...(column && { column }) }).toEqual(expected)
  })

  it('names a path outside of the workspace', () => {
    expect(one({ file: '/outside/x' })?.message).toContain('in /outside/x, outside of the workspace')
  })

  it("stands in the child's file for a child's error", () => {
    const error = raised('a.b', 'x', {}, { frames: [frame('inner', { file: 'child.yaml' }), frame('probe')] })
    const [annotation] = annotate([], halted(error))
    expect(annotation).toMatchObject({ file: 'child.yaml', line: 77, title: 'a.b · inner' })
    expect(annotation?.message).toContain(`through probe in ${FILE}`)
  })
})

describe('failures outside of the code', () => {
  it('is told as transient, without a line', () => {
    const [annotation] = annotate([], halted(raised('external.npm.network', 'ECONNRESET')))
    expect(annotation).toMatchObject({ file: null, level: 'error' })
    expect(annotation?.title).toMatch(/^external\.npm\.network · \w+ \(transient\)$/)
  })

  it('stands on the line that it names itself', () => {
    const [annotation] = annotate([], halted(raised('external.npm.network', 'x', { file: 'a.ts', line: 3 })))
    expect(annotation).toMatchObject({ file: 'a.ts', line: 3, title: expect.stringContaining('(transient)') })
  })

  it('is what the error says of itself, before the list', () => {
    const [annotation] = annotate([], halted(raised('external.npm.network', 'x', { transient: false })))
    expect(annotation).toMatchObject({ file: FILE, title: expect.not.stringContaining('transient') })
  })
})

it('a group that failed spends no annotation on itself', () => {
  const member = raised('test.failed', 'wrong', { file: 'a.ts', line: 3 })
  const group = raised('internal.group_failed', '1 of 2', { errors: {} }, { frames: [frame('each')] })
  expect(annotate([], halted(group, [member])).map(({ kind }) => kind)).toEqual(['test.failed'])
})

describe('levels', () => {
  it('an error of a run that was cancelled is a warning, of any other an error', () => {
    const end = halted(raised('internal.cancelled', 'cancelled by SIGTERM at probe'))
    expect(annotate([], end)[0]?.level).toBe('error')
    expect(annotate([], { ...end, outcome: 'cancelled', signal: 'SIGTERM' })[0]?.level).toBe('warning')
  })
})

describe('messages', () => {
  it('open with the title and teach with the details', () => {
    const annotation = one({ title: 'Drift', behind: 3, file: 'x', line: 2, suggestion: 'rebase' })
    expect(annotation?.title).toBe('external.git.drift · probe')
    expect(annotation?.message).toBe('Drift: three behind\n\nHint: rebase\n\nbehind: 3')
  })

  it('have the suggestion and the link of the catalogue', () => {
    const about = { description: 'moved', suggestion: 'rebase', docs: 'https://example.org/d', owner: 'me' }
    const [annotation] = annotate([], halted(raised('external.git.drift', 'three behind', {}, { about })))
    expect(annotation?.message).toBe('three behind\n\nHint: rebase\n\nSee https://example.org/d')
  })

  it('are cut at 4,096 characters, message first', () => {
    const message = one({ log: 'y'.repeat(100_000) }, 'm'.repeat(3000))?.message ?? ''
    expect(message.length).toBeLessThanOrEqual(4096)
    expect(message.startsWith('m'.repeat(3000))).toBe(true)
    expect(message).toContain('log: yyy')
    expect(one({}, 'm'.repeat(9000))?.message).toHaveLength(4096)
  })
})

describe('annotations', () => {
  it('entries of details.annotations, after the error', () => {
    const entries = [
      { file: 'a.ts', line: 1, message: 'unused', level: 'failure', title: 'no-unused' },
      { file: 'b.ts', line: 2, message: 'long', level: 'odd' },
      { message: 'fyi', level: 'notice' },
      'nonsense',
    ]
    const all = annotate([], halted(raised('lint.errors', '2 problems', { annotations: entries })))
    expect(all.map(({ level, file, line, message }) => [level, file, line, message])).toEqual([
      ['error', FILE, 10, '2 problems'],
      ['error', 'a.ts', 1, 'no-unused: unused'],
      ['warning', 'b.ts', 2, 'long'],
      ['notice', FILE, 10, 'fyi'],
    ])
  })

  it('errors that were overcome, as notices, one per kind, where their handler completed', () => {
    const all = annotate(
      [
        started('probe'),
        failed('probe', 'a.retried'),
        routed('probe', 'retry', null, 'a.retried'),
        started('probe', { attempt: 2 }),
        completed('probe', { attempt: 2 }),
        started('repair'),
        failed('repair', 'a.routed', 'x', {}, { annotations: [{ message: 'y', level: 'error' }] }),
        routed('repair', 'to', 'report', 'a.routed'),
        failed('repair', 'a.routed', 'x', { visit: 2 }),
        routed('repair', 'to', 'report', 'a.routed', { visit: 2 }),
        completed('report'),
        failed('repair', 'a.lost', 'x', { visit: 3 }),
        routed('repair', 'to', 'report', 'a.lost', { visit: 3 }),
        failed('report', 'a.fatal', 'x', { visit: 2 }),
        routed('report', 'unhandled', null, 'a.fatal'),
      ],
      halted(raised('a.fatal', 'x')),
    )
    expect(all.map(({ level, kind }) => [level, kind])).toEqual([
      ['error', 'a.fatal'],
      ['notice', 'a.retried'],
      ['notice', 'a.routed'],
    ])
    expect(all[2]?.message).toContain('(2 times)')
  })

  it('errors that a group tolerated', () => {
    const scope = 'each#1.1[0]/'
    const group = { scope: '', node: 'each', visit: 1, attempt: 1, group_type: 'for_each' } as const
    const all = annotate(
      [
        { type: 'group_started', ...group, total: 2, max_concurrent: 2 },
        started('item', { scope }),
        failed('item', 'a.tolerated', 'x', { scope }),
        routed('item', 'collected', null, 'a.tolerated', { scope }),
        { type: 'group_completed', ...group, total: 2, succeeded: 1, failed: 1, status: 'completed', duration_ms: 5 },
      ],
      ended('success'),
    )
    expect(all.slice(1)).toMatchObject([{ level: 'warning', kind: 'a.tolerated' }])
  })

  it('warnings at their node, also in a child', () => {
    const child = { scope: '', node: 'repair', visit: 1, attempt: 1, workflow: 'c', file: 'child.yaml' } as const
    const warning = { type: 'warning', code: 'script.exit_ignored', message: 'exit 3 went by' } as const
    const all = annotate(
      [
        { ...warning, scope: '', node: 'probe' },
        { type: 'subworkflow_started', ...child, input: {} },
        { ...warning, scope: 'repair#1.1/', node: 'inner' },
      ],
      ended('success'),
    )
    expect(all.map(({ level, file, line }) => [level, file, line])).toEqual([
      ['warning', FILE, 10],
      ['warning', 'child.yaml', 77],
    ])
  })

  it('a termination and a waiting gate', () => {
    const termination = { status: 'failed', reason: 'not on a Friday', terminatedBy: 'report' } as const
    expect(annotate([], ended('failed', { termination }))).toMatchObject([
      { level: 'error', title: 'Terminated · report', message: 'not on a Friday', line: 30 },
    ])
    const gate = { node: 'repair', prompt: 'Go?', options: [] }
    expect(annotate([], ended('suspended', { gate }))).toMatchObject([{ level: 'warning', line: 20, message: 'Go?' }])
  })

  it('located problems without a headline that repeats the first', () => {
    const annotations = ['first', 'second'].map((message, at) => ({
      file: 'a.ts',
      line: at + 1,
      message,
      level: 'error',
    }))
    const lines = (message: string, details: JsonObject = {}) =>
      limitAnnotations(annotate([], halted(raised('external.build.types', message, { annotations, ...details })))).map(
        (each) => `${each.file}:${each.line} ${each.message.split('\n')[0]}`,
      )
    expect(lines('first')).toEqual(['a.ts:1 first', 'a.ts:2 second'])
    expect(lines('elsewhere', { classified_by: 'tsc' })).toEqual(['a.ts:1 first', 'a.ts:2 second'])
    expect(lines('2 problems')).toEqual([`${FILE}:10 2 problems`, 'a.ts:1 first', 'a.ts:2 second'])
  })

  it('all entries, however many, and the step counts those that it does not show', () => {
    const annotations = Array.from({ length: 1300 }, (_, line) => ({ file: 'a.ts', line, level: 'warning' }))
    const all = annotate([], halted(raised('lint.found', 'many', { annotations })))
    expect(all).toHaveLength(1301)
    expect(limitAnnotations(all).at(-1)?.message).toContain('1290 more warnings')
  })

  it('findings at one place, each with its own words, and none on a file that is not in the repository', () => {
    const at = {
      file: 'w.yaml',
      line: 1,
      column: 1,
      code: 'input-unknown',
      severity: 'error',
      suggestion: null,
    } as const
    const two = createFindingAnnotations([
      { ...at, message: 'no zz' },
      { ...at, message: 'no yy' },
    ])
    expect(limitAnnotations(two).map(({ message }) => message)).toEqual(['no zz', 'no yy'])
    const outside = ['/etc/hostname', '../w.yaml', ''].map((file) => ({ ...at, file, message: 'x' }))
    expect(createFindingAnnotations(outside).map(({ file, title }) => [file, title])).toEqual(
      Array(3).fill([null, 'input-unknown']),
    )
  })

  it('findings of the validator', () => {
    const finding = { file: 'w.yaml', line: 3, column: 5, code: 'x.y', message: 'no', suggestion: 'did you mean z?' }
    expect(
      createFindingAnnotations([
        { ...finding, severity: 'error' },
        { ...finding, severity: 'warning' },
      ]),
    ).toMatchObject([
      { level: 'error', line: 3, column: 5, title: 'x.y', message: 'no\n\ndid you mean z?' },
      { level: 'warning' },
    ])
  })
})

describe('limitAnnotations', () => {
  it('shows ten of a level, one per kind, and counts the rest in the last', () => {
    const errors = Array.from({ length: 8 }, (_, index) => raised(`a.k${index % 4}`, `m${index}`))
    const annotations = Array.from({ length: 20 }, (_, index) => ({ message: `e${index}`, level: 'error' }))
    const first = raised('a.first', 'first', { annotations })
    const all = annotate([], halted(first, [first, ...errors]))
    const limited = limitAnnotations(all)
    expect(limited).toHaveLength(10)
    expect(limited.map(({ kind }) => kind).slice(0, 6)).toEqual(['a.first', 'a.k0', 'a.k1', 'a.k2', 'a.k3', 'a.first'])
    expect(limited[1]?.message).toContain('(and 1 more of this kind)')
    expect(limited[9]?.message).toContain('(and 15 more errors not shown here)')
    expect(all).toHaveLength(29)
  })

  it('keeps a full message below the limit when it counts', () => {
    const errors = Array.from({ length: 12 }, (_, index) => raised(`a.k${index}`, 'm'.repeat(5000)))
    const limited = limitAnnotations(annotate([], halted(errors[0] ?? raised('a.b', ''), errors)))
    expect(limited.at(-1)?.message.length).toBeLessThanOrEqual(4096)
    expect(limited.at(-1)?.message).toMatch(/\(and 2 more errors not shown here\)$/)
  })
})
