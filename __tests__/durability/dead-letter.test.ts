import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDeadLetterId } from '../../src/core/place.js'
import {
  type DeadLetter,
  filterPendingLetters,
  formatDeadLetterLine,
  formatDeadLetterMarkLine,
  parseDeadLetters,
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
  formatDeadLetterMarkLine({ id, settled: true, timestamp: '2026-01-03T00:00:00.000Z', outcome: 'completed' })
const failed = (id: string): string =>
  formatDeadLetterMarkLine({ id, settled: false, timestamp: '2026-01-03T00:00:00.000Z', outcome: 'external.api.down' })

function read(text: string): readonly DeadLetter[] {
  const parsed = parseDeadLetters(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}

describe('dead letters', () => {
  it('come back as they were written', () => {
    expect(read(formatDeadLetterLine(letter('a')))).toEqual([letter('a')])
    expect(read('')).toEqual([])
  })

  it('are settled by later lines, until they are given up once more', () => {
    const text =
      formatDeadLetterLine(letter('a')) + formatDeadLetterLine(letter('b')) + failed('b') + settled('a') + failed('b')
    const open = (lines: string): string[] => filterPendingLetters(read(lines), null).map(({ id }) => id)
    expect(open(text)).toEqual(['b'])
    expect(open(text + formatDeadLetterLine(letter('a')))).toEqual(['a', 'b'])
    expect(read(text + settled('unknown'))).toHaveLength(2)
  })

  it('are the same letter in whatever attempt of the group or child around it', () => {
    const at = { node: 'push', visit: 2 }
    const id = toDeadLetterId('r1', { ...at, scope: 'sub#1.1/each#3.1[7]/' })
    expect(id).toBe('r1/sub#1/each#3[7]/push#2')
    expect(toDeadLetterId('r1', { ...at, scope: 'sub#1.4/each#3.2[7]/' })).toBe(id)
  })

  it('are picked by kind or prefix', () => {
    const letters = read(
      formatDeadLetterLine(letter('a')) +
        formatDeadLetterLine(letter('b', 'external.git.drift')) +
        formatDeadLetterLine(letter('c')) +
        settled('c'),
    )
    const ids = (only: string | null): string[] => filterPendingLetters(letters, only).map(({ id }) => id)
    expect([ids(null), ids('external.git.drift'), ids('external.api.*'), ids('external.x.y')]).toEqual([
      ['a', 'b'],
      ['b'],
      ['a'],
      [],
    ])
  })

  const changed = (more: object): string => `${JSON.stringify({ ...letter('a'), ...more })}\n`
  it.each([
    ['text', 'hello', 'it is not JSON'],
    ['a list', '[1]', 'it is not a JSON object'],
    ['a torn line that is no line of ours', `${formatDeadLetterLine(letter('a'))}{"other": 1`, 'it is not JSON'],
    ['nothing but a torn line', formatDeadLetterLine(letter('a')).slice(0, 90), 'it is not JSON'],
    ['an object without id', '{"schema_version":1}', 'its field id is missing or wrong'],
    ['an empty id', changed({ id: '' }), 'its field id is missing or wrong'],
    ['an id that is a number', changed({ id: 7 }), 'its field id is missing or wrong'],
    ['a future version', '{"schema_version":2,"id":"a"}', 'its schema_version 2 is not known'],
    ['a bad kind', changed({ envelope: { kind: 'Bad', message: 'm' } }), 'its field envelope is missing or wrong'],
    ['no kind', changed({ envelope: { message: 'm' } }), 'its field envelope is missing or wrong'],
    ['no message', changed({ envelope: { kind: 'a.b' } }), 'its field envelope is missing or wrong'],
    [
      'odd details',
      changed({ envelope: { kind: 'a.b', message: 'm', details: [] } }),
      'its field envelope is missing or wrong',
    ],
    ['no envelope', changed({ envelope: null }), 'its field envelope is missing or wrong'],
    ['no node', changed({ node: '' }), 'its field node is missing or wrong'],
    ['a node that is a number', changed({ node: 1 }), 'its field node is missing or wrong'],
    ['no workflow', changed({ workflow: null }), 'its field workflow is missing or wrong'],
    ['no file', changed({ workflow: { name: 'x', file: '' } }), 'its field workflow is missing or wrong'],
    [
      'a file that is a number',
      changed({ workflow: { name: 'x', file: 1 } }),
      'its field workflow is missing or wrong',
    ],
    ['no name', changed({ workflow: { file: 'x' } }), 'its field workflow is missing or wrong'],
    ['callers that are no list', changed({ callers: {} }), 'its field callers is missing or wrong'],
    [
      'a caller without file',
      changed({ callers: [letter('a').workflow, { name: 'x', file: '' }] }),
      'its field callers is missing or wrong',
    ],
    ['groups that are no object', changed({ groups: [] }), 'its field groups is missing or wrong'],
    ['a group without its counts', changed({ groups: { g: 3 } }), 'its field groups is missing or wrong'],
    ['a group without total', changed({ groups: { g: { completed: 1 } } }), 'its field groups is missing or wrong'],
    ['a group without completed', changed({ groups: { g: { total: 1 } } }), 'its field groups is missing or wrong'],
    ['attempts that are no number', changed({ attempts: '1' }), 'its field attempts is missing or wrong'],
    ['attempts that are no count', changed({ attempts: 1.5 }), 'its field attempts is missing or wrong'],
    ['fewer attempts than none', changed({ attempts: -1 }), 'its field attempts is missing or wrong'],
    ['inputs that are no object', changed({ inputs: [] }), 'its field inputs is missing or wrong'],
    ['a context that is no object', changed({ context: [] }), 'its field context is missing or wrong'],
    ['a cwd that is a number', changed({ cwd: 1 }), 'its field cwd is missing or wrong'],
    ['an item without value', changed({ item: { index: 1, key: 'k' } }), 'its field item is missing or wrong'],
    [
      'an item whose key is a number',
      changed({ item: { index: 1, key: 5, value: 1 } }),
      'its field item is missing or wrong',
    ],
    ['a mark without id', '{"schema_version":1,"settled":true}', 'its field id is missing or wrong'],
    ['an item that is no object', changed({ item: 1 }), 'its field item is missing or wrong'],
    ['an item without index', changed({ item: { key: 'k' } }), 'its field item is missing or wrong'],
    ['an item before the first', changed({ item: { index: -1 } }), 'its field item is missing or wrong'],
    ['an item between two', changed({ item: { index: 0.5 } }), 'its field item is missing or wrong'],
    [
      'a path that is a number',
      changed({ workflow: { name: 'w', file: 'f', path: 1 } }),
      'its field workflow is missing or wrong',
    ],
  ])('%s is refused with a line number', (_, text, why) => {
    const number = text.split('\n').findLastIndex((line) => line !== '') + 1
    expect(parseDeadLetters(text)).toEqual({ ok: false, error: `line ${number}: ${why}` })
  })

  it('a torn line is passed over unless it is the only one', () => {
    const whole = formatDeadLetterLine(letter('a'))
    for (const torn of ['{', '{"schema_version":1', whole.slice(0, 90)]) {
      expect(parseDeadLetters(torn).ok, torn).toBe(false)
      expect(parseDeadLetters(`\n${torn}`), torn).toEqual({ ok: true, value: [] })
      expect(read(whole + torn), torn).toHaveLength(1)
      expect(read(`${whole + torn}\n${formatDeadLetterLine(letter('b'))}`), torn).toHaveLength(2)
      expect(read(`${torn}\n${whole}`), torn).toHaveLength(1)
      expect(parseDeadLetters(`${torn}\n \n`).ok, torn).toBe(false)
      expect(read(`${whole} \n`)).toHaveLength(1)
    }
  })

  it('survive a writer that dies anywhere in a mark: settled or not, never lost, never garbage', () => {
    const before = formatDeadLetterLine(letter('a')) + formatDeadLetterLine(letter('b'))
    const mark = settled('a')
    for (let cut = 0; cut <= mark.length; cut++) {
      const torn = before + mark.slice(0, cut)
      const again = torn + (torn === '' || torn.endsWith('\n') ? '' : '\n') + settled('b')
      const letters = read(again)
      expect(letters.map(({ id }) => id)).toEqual(['a', 'b'])
      expect(letters[1]?.settled).toBe(true)
      expect(letters[0]?.settled).toBe(cut >= mark.length - 1 ? true : undefined)
    }
  })

  it('never throw on any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.json(), fc.constant(formatDeadLetterLine(letter('a'))))),
        (lines) => {
          parseDeadLetters(lines.join('\n'))
        },
      ),
    )
  })
})
