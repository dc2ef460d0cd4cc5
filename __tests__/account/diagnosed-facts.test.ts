import { describe, expect, test } from 'vitest'
import {
  createVerdict,
  diagnoseError,
  diagnoseErrors,
  formatVerdict,
  listErrorPlaces,
  listLeftovers,
  listTried,
} from '../../src/account/diagnosis.js'
import type { ResultDocument } from '../../src/core/report.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import {
  FILE,
  failed,
  frame,
  halted,
  raised,
  reportOf,
  retried,
  routed,
  stamped,
  started,
} from '../reporters/sample.js'

const at = (file: string | null) => ({ kind: 'a.b', message: 'm', details: {}, file })
const NONE = createInvalidResult([], 'w.yaml')
const RAN: ResultDocument = { ...NONE, run_id: 'r', outcome: 'success', success: true, errors: [] }
const UNDELIVERED = { kind: 'a.b', delivery: 'not delivered: no answer', undelivered: true }
delete (RAN as { findings?: unknown }).findings

describe('the verdict', () => {
  const verdictOf = (more: Partial<ResultDocument>) => createVerdict({ ...RAN, ...more }, null)
  const of = (more: object): Partial<ResultDocument> => ({ success: false, ...more })

  test.each<[string, Partial<ResultDocument>, string, string, string]>([
    ['a success', {}, 'success', 'good', 'succeeded'],
    ['a check', { findings: [] }, 'valid', 'good', 'is valid'],
    ['a halt', of({ outcome: 'halted' }), 'halted', 'bad', 'halted'],
    ['a halt of one step', of({ outcome: 'halted', workflow: { name: 'x', file: '' } }), 'halted', 'bad', 'failed'],
    ['one step that succeeded', { workflow: { name: 'x', file: '' } }, 'success', 'good', 'succeeded'],
    ['a run that turned out invalid', of({ outcome: 'invalid' }), 'failed', 'bad', 'failed'],
    ['wrong inputs', of({ outcome: 'invalid', run_id: null, errors: [at(null)] }), 'not-run', 'bad', 'was not run'],
    [
      'a wrong file',
      of({ outcome: 'invalid', run_id: null, errors: [at(null), at('w.yaml')] }),
      'invalid',
      'bad',
      'is not valid',
    ],
    [
      'a gate',
      of({ outcome: 'suspended', suspended: { waits_for: 'gate' } }),
      'waiting',
      'care',
      'waits for an answer',
    ],
    [
      'a plan',
      of({ outcome: 'suspended', suspended: { waits_for: 'shards' } }),
      'planned',
      'care',
      'waits for its shards',
    ],
    ['an unseen failure', { unseen_failures: 1 }, 'success', 'care', 'finished, 1 command failed unseen'],
    [
      'an escalation that nobody got',
      { escalations: [UNDELIVERED] },
      'success',
      'care',
      'succeeded, 1 escalation not delivered',
    ],
    ['one that somebody got', { escalations: [{ kind: 'a.b', delivery: 'notify' }] }, 'success', 'good', 'succeeded'],
    [
      'a failure with both',
      of({ outcome: 'failed', unseen_failures: 1, escalations: [UNDELIVERED] }),
      'failed',
      'bad',
      'failed',
    ],
  ])('of %s', (_, more, end, tone, words) => {
    const verdict = verdictOf(more)
    expect([verdict.end, verdict.tone, formatVerdict(verdict, (node) => node)]).toEqual([end, tone, words])
  })

  test('left-overs are counted, each with its noun', () => {
    const letters = [{}, {}] as unknown as ResultDocument['dead_letters']
    const left = { ...RAN, dead_letters: letters, escalations: [UNDELIVERED], warnings: ['w'] }
    expect(listLeftovers(left)).toEqual(['2 dead letters', '1 escalation', '1 warning'])
    expect(listLeftovers(RAN)).toEqual([])
  })

  test('what was tried leaves out errors that nothing reacted to', () => {
    const events = [started('a'), failed('a', 'x.y', 'm'), retried('a', 'x.y'), routed('a', 'unhandled', null, 'x.y')]
    const { account } = reportOf(stamped(events), halted(raised('x.y', 'm')))
    const actions = account?.reactions.all().map(({ action }) => action)
    expect(actions).toEqual(['retry', 'unhandled'])
    expect(account === null ? [] : listTried(account).map(({ action }) => action)).toEqual(['retry'])
  })
})

describe('errors', () => {
  const error = (kind: string, more: object = {}) => ({ kind, message: 'm', details: {}, node_id: 'a', ...more })

  test.each([
    [[], 0, false],
    [[error('a.b')], 1, false],
    [[error('a.b'), error('a.b')], 2, true],
    [[error('a.b'), error('c.d')], 2, true],
  ])('%j are many or not', (errors, total, isMany) => expect(diagnoseErrors(errors)).toMatchObject({ total, isMany }))

  test.each<[string, object, object]>([
    ['an item', { item_path: 'all[x]' }, { name: 'all[x]/a', node: 'a' }],
    ['no item', {}, { name: 'a' }],
    [
      'a signal beside an exit code',
      { exit_code: 137, details: { signal: 'SIGKILL' } },
      { ending: ['killed by', 'SIGKILL'] },
    ],
    ['an exit code', { exit_code: 4 }, { ending: ['exit code', '4'] }],
    [
      'a success that reports an error',
      { exit_code: 0 },
      { ending: ['exit code', '0 (the command succeeded and reported this error)'] },
    ],
    ['judged reports, without a command', { exit_code: 1, frames: [frame('a', { file: '' })] }, { ending: null }],
    [
      'a command of one step',
      { exit_code: 1, command: 'x', frames: [frame('a', { file: '' })] },
      { ending: ['exit code', '1'] },
    ],
    ['stdout before stderr', { stdout_tail: 'o', stderr_tail: 'e' }, { printed: { stream: 'stdout', text: 'o' } }],
    ['stderr alone', { stderr_tail: 'e' }, { printed: { stream: 'stderr', text: 'e' } }],
    [
      'fewer fields than there are',
      { available_fields: ['x'], available_fields_total: 9 },
      { available: { names: ['x'], total: 9 } },
    ],
    ['a total that is not told', { available_fields: ['x', 'y'] }, { available: { names: ['x', 'y'], total: 2 } }],
    ['advice to look at what is shown', {}, { hint: null }],
    ['a suggestion', { suggestion: 'do it' }, { hint: 'do it' }],
    [
      'details that nothing else shows',
      { details: { n: 1, exit_code: 2, errors: [1] } },
      { details: { n: 1, errors: [1] } },
    ],
    [
      'that reports classified it',
      { details: { classified_by: 'reports', n: 1 } },
      { details: expect.toSatisfy((rest: object) => Object.keys(rest).join() === 'n') },
    ],
    ['that a rule classified it', { details: { classified_by: 'rule' } }, { details: { classified_by: 'rule' } }],
    [
      'details of its cause, and its own first',
      { details: { n: 1, cause: { kind: 'c.d', message: 'x', details: { n: 2, k: 3 } } } },
      { details: { n: 1, k: 3 } },
    ],
  ])('an error with %s', (_, more, facts) => expect(diagnoseError(error('a.b', more))).toMatchObject(facts))

  test('one failed member of a group is many: the group and its member', () => {
    const details = { group: 'g', total: 2, failed: 1, errors: { one: { kind: 'a.b', message: 'm', details: {} } } }
    const { isMany, kinds, total } = diagnoseErrors([error('internal.group_failed', { details })])
    expect([isMany, total, kinds.map(({ kind }) => kind)]).toEqual([true, 1, ['a.b']])
  })

  test('errors of a group are not shown as its details', () => {
    const details = { group: 'g', total: 2, failed: 1, errors: { one: { kind: 'a.b', message: 'm', details: {} } } }
    expect(diagnoseError(error('internal.group_failed', { details })).details).not.toHaveProperty('errors')
  })

  test('places are distinct, and the named one comes first', () => {
    const raisedIn = { file: FILE, line: 3, frames: [frame('a', { file: FILE })] }
    const named = (file: string, line: number) =>
      listErrorPlaces(diagnoseError(error('a.b', { ...raisedIn, details: { file, line } }))).map(
        (place) => `${place.file}:${place.line}`,
      )
    expect(named('src/x.ts', 7)).toEqual(['src/x.ts:7', `${FILE}:3`])
    expect(named(FILE, 3)).toEqual([`${FILE}:3`])
  })
})
