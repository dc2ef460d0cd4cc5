import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deadLetterId } from '../../src/core/place.js'
import {
  type DeadLetter,
  deadLetterLine,
  deadLetterMarkLine,
  lineBreakAfter,
  parseDeadLetters,
  pendingLetters,
} from '../../src/durability/dead-letter.js'

function letter(id: string, kind = 'external.api.down'): DeadLetter {
  return {
    schema_version: 1,
    id,
    timestamp: '2026-01-02T03:04:05.678Z',
    run_id: 'r1',
    workflow: { name: 'ship', file: 'ship.yaml' },
    callers: [{ name: 'release', file: 'release.yaml', path: '/w/release.yaml' }],
    groups: { probes: { total: 3, completed: 1 } },
    node: 'deploy',
    scope: 'each#1.1[2]/',
    item: { index: 2, key: 'eu', value: { region: 'eu' } },
    envelope: { kind, message: 'no answer', details: { status_code: 503 } },
    attempts: 4,
    inputs: { branch: 'main' },
    context: { probe: { output: { ok: true } } },
    hash: 'abc',
  }
}

const settled = (id: string): string =>
  deadLetterMarkLine({ id, settled: true, timestamp: '2026-01-03T00:00:00.000Z', outcome: 'completed' })
const failed = (id: string): string =>
  deadLetterMarkLine({ id, settled: false, timestamp: '2026-01-03T00:00:00.000Z', outcome: 'external.api.down' })

function read(text: string): readonly DeadLetter[] {
  const parsed = parseDeadLetters(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}

describe('dead letters', () => {
  it('come back as they were written', () => {
    const written = deadLetterLine({ ...letter('a'), status: 'settled', redrives: 3 })
    expect(read(written)).toEqual([{ ...letter('a'), status: 'pending', redrives: 0 }])
    expect(read('')).toEqual([])
  })

  it('are settled by later lines, until they are given up once more', () => {
    const text = deadLetterLine(letter('a')) + deadLetterLine(letter('b')) + failed('b') + settled('a') + failed('b')
    expect(read(text).map(({ id, status, redrives }) => [id, status, redrives])).toEqual([
      ['a', 'settled', 0],
      ['b', 'pending', 2],
    ])
    expect(read(text + deadLetterLine(letter('a')))).toMatchObject([{ id: 'a', status: 'pending' }, { redrives: 2 }])
    expect(read(text + settled('unknown'))).toHaveLength(2)
  })

  it('are the same letter in whatever attempt of the group or child around it', () => {
    const at = { node: 'push', visit: 2 }
    const id = deadLetterId('r1', { ...at, scope: 'sub#1.1/each#3.1[7]/' })
    expect(id).toBe('r1/sub#1/each#3[7]/push#2')
    expect(deadLetterId('r1', { ...at, scope: 'sub#1.4/each#3.2[7]/' })).toBe(id)
  })

  it('are picked by kind or prefix', () => {
    const letters = read(
      deadLetterLine(letter('a')) +
        deadLetterLine(letter('b', 'external.git.drift')) +
        deadLetterLine(letter('c')) +
        settled('c'),
    )
    const ids = (only: string | null): string[] => pendingLetters(letters, only).map(({ id }) => id)
    expect([ids(null), ids('external.git.drift'), ids('external.api.*'), ids('external.x.y')]).toEqual([
      ['a', 'b'],
      ['b'],
      ['a'],
      [],
    ])
  })

  it.each([
    ['text', 'hello'],
    ['a list', '[1]'],
    ['a torn line that is no line of ours', `${deadLetterLine(letter('a'))}{"other": 1`],
    ['nothing but a torn line', deadLetterLine(letter('a')).slice(0, 90)],
    ['an object without id', '{"schema_version":1}'],
    ['a future version', '{"schema_version":2,"id":"a"}'],
    ['a bad kind', deadLetterLine({ ...letter('a'), envelope: { kind: 'Bad', message: 'm', details: {} } })],
    ['no node', deadLetterLine({ ...letter('a'), node: '' })],
    ['no file', deadLetterLine({ ...letter('a'), workflow: { name: 'x', file: '' } })],
    ['a caller without file', deadLetterLine({ ...letter('a'), callers: [{ name: 'x', file: '' }] })],
    ['attempts that are no count', deadLetterLine({ ...letter('a'), attempts: 1.5 })],
    ['fewer attempts than none', deadLetterLine({ ...letter('a'), attempts: -1 })],
    ['an item without index', deadLetterLine({ ...letter('a'), item: { index: -1, key: 'k', value: null } })],
    ['a mark that says neither', `${deadLetterLine(letter('a'))}{"id":"a","settled":"yes"}`],
  ])('%s is refused with a line number', (_, text) => {
    const parsed = parseDeadLetters(text)
    expect(parsed.ok ? '' : parsed.error).toMatch(/^line \d+: /)
  })

  it('need little: what is left out has a default', () => {
    const least = {
      id: 'a',
      workflow: { name: 'w', file: 'w.yaml' },
      node: 'n',
      envelope: { kind: 'a.b', message: 'm' },
    }
    expect(read(JSON.stringify(least))).toEqual([
      {
        schema_version: 1,
        ...least,
        envelope: { ...least.envelope, details: {} },
        timestamp: '',
        run_id: '',
        callers: [],
        groups: {},
        scope: '',
        item: null,
        attempts: 1,
        inputs: {},
        context: {},
        hash: '',
        status: 'pending',
        redrives: 0,
      },
    ])
    expect(read(JSON.stringify({ ...least, attempts: 0, item: { index: 0 } }))).toMatchObject([
      { attempts: 0, item: { index: 0, key: '0', value: null } },
    ])
  })

  it('survive a writer that dies anywhere in a mark: settled or not, never lost, never garbage', () => {
    const before = deadLetterLine(letter('a')) + deadLetterLine(letter('b'))
    const mark = settled('a')
    for (let cut = 0; cut <= mark.length; cut++) {
      const torn = before + mark.slice(0, cut)
      const again = torn + lineBreakAfter(torn) + settled('b')
      const letters = read(again)
      expect(letters.map(({ id }) => id)).toEqual(['a', 'b'])
      expect(letters[1]?.status).toBe('settled')
      expect(letters[0]?.status).toBe(cut >= mark.length - 1 ? 'settled' : 'pending')
    }
  })

  it('never throw on any text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json(), fc.constant(deadLetterLine(letter('a'))))), (lines) => {
        parseDeadLetters(lines.join('\n'))
      }),
    )
  })
})
