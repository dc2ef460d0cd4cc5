import { describe, expect, test } from 'vitest'
import { type AttemptJob, judgeJobs, parseVerdictRequest, type VerdictRequest } from '../../src/verdict/judge.js'
import { renderVerdictMarkdown, renderVerdictText } from '../../src/verdict/text.js'

const need = (id: string, result: string, kind: string | null = null, message: string | null = null) => ({
  id,
  result,
  kind,
  message,
})
const listed = (name: string, conclusion: string | null, ids: readonly string[] = [name], more = {}): AttemptJob => ({
  name,
  conclusion,
  ids,
  ...more,
})

const judge = (request: Partial<VerdictRequest>) =>
  judgeJobs({ needs: [need('lint', 'success')], allowSkipped: [], allowFailed: [], listed: null, ...request })

describe('needs alone', () => {
  test.each([
    ['every job succeeded', { needs: [need('a', 'success'), need('b', 'success')] }, 'success', []],
    ['a skipped job that nobody allowed', { needs: [need('a', 'skipped')] }, 'failed', ['a']],
    ['a skipped job that is allowed', { needs: [need('a', 'skipped')], allowSkipped: ['a'] }, 'success', []],
    [
      'a skipped job that a glob allows',
      { needs: [need('deploy-eu', 'skipped')], allowSkipped: ['deploy-*'] },
      'success',
      [],
    ],
    ['a failed job', { needs: [need('a', 'failure')] }, 'failed', ['a']],
    ['a failed job that is allowed', { needs: [need('a', 'failure')], allowFailed: ['a'] }, 'success', []],
    [
      'a skip does not count as an allowed failure',
      { needs: [need('a', 'skipped')], allowFailed: ['a'] },
      'failed',
      ['a'],
    ],
    [
      'a failure does not count as an allowed skip',
      { needs: [need('a', 'failure')], allowSkipped: ['a'] },
      'failed',
      ['a'],
    ],
    [
      'a cancelled job, also where it is allowed',
      { needs: [need('a', 'cancelled')], allowFailed: ['a'], allowSkipped: ['a'] },
      'failed',
      ['a'],
    ],
    ['a word that GitHub does not have', { needs: [need('a', 'neutral')] }, 'failed', ['a']],
    ['an empty word', { needs: [need('a', '')] }, 'failed', ['a']],
    ['another spelling of success', { needs: [need('a', 'Success')] }, 'failed', ['a']],
    [
      'an allowed name that no job has',
      { needs: [need('a', 'success')], allowSkipped: ['depoly'] },
      'failed',
      ['depoly'],
    ],
    ['an allowed glob that matches no job', { needs: [need('a', 'success')], allowFailed: ['x*'] }, 'failed', ['x*']],
    [
      'a skip excuses nothing: the failed job before it is judged',
      { needs: [need('test', 'failure'), need('deploy', 'skipped')], allowSkipped: ['deploy'] },
      'failed',
      ['test'],
    ],
    [
      'a kind that the job gave',
      { needs: [need('a', 'failure', 'external.git.drift', 'main moved')] },
      'halted',
      ['a'],
    ],
  ] as const)('%s', (_, request, outcome, failed) => {
    expect(judge(request)).toMatchObject({ outcome, failed_jobs: failed })
  })

  test('an allowed failure is on record, with its kind', () => {
    const verdict = judge({ needs: [need('a', 'failure', 'external.npm.audit.low')], allowFailed: ['a'] })
    expect(verdict).toMatchObject({
      handled: [{ job: 'a', kind: 'external.npm.audit.low', by: 'allow-failed' }],
      error_kind: null,
    })
    expect(verdict.warnings).toHaveLength(1)
  })
})

describe('with the jobs of the attempt', () => {
  const rows: readonly (readonly [string, Partial<VerdictRequest>, string, readonly string[]])[] = [
    [
      'a failed job that nobody listed',
      { listed: [listed('lint', 'success'), listed('e2e', 'failure')] },
      'failed',
      ['e2e'],
    ],
    ['a cancelled job that nobody listed', { listed: [listed('e2e', 'cancelled')] }, 'failed', ['e2e']],
    ['a job over its time limit that nobody listed', { listed: [listed('e2e', 'timed_out')] }, 'failed', ['e2e']],
    ['a failed job that matches no id', { listed: [listed('Whatever', 'failure', [])] }, 'failed', ['Whatever']],
    ['a job that passed and nobody listed', { listed: [listed('e2e', 'success')] }, 'success', []],
    ['a skipped job that nobody listed', { listed: [listed('e2e', 'skipped')] }, 'success', []],
    ['a job that still runs', { listed: [listed('e2e', null)] }, 'success', []],
    [
      'a job of needs under its own name',
      { needs: [need('unit', 'success')], listed: [listed('Unit tests', 'success', ['unit'])] },
      'success',
      [],
    ],
  ]
  test.each(rows)('%s', (_, request, outcome, failed) => {
    expect(judge(request)).toMatchObject({ outcome, failed_jobs: failed })
  })

  test('a job that still runs is a warning', () => {
    expect(judge({ listed: [listed('e2e', null)] }).warnings).toEqual(['e2e: still runs, and is missing from needs'])
  })

  test('a failed matrix is named leg by leg, with what triage read', () => {
    const legs = [
      listed('test (20)', 'success', ['test']),
      listed('test (22, a)', 'failure', ['test'], { kind: 'external.build.test', message: 'cart adds up' }),
    ]
    const verdict = judge({ needs: [need('test', 'failure')], listed: legs })
    expect(verdict).toMatchObject({
      outcome: 'halted',
      failed_jobs: ['test (22, a)'],
      error_kind: 'external.build.test',
    })
  })

  test('a failure under continue-on-error is a warning', () => {
    const verdict = judge({ listed: [listed('lint', 'failure')] })
    expect(verdict.outcome).toBe('success')
    expect(verdict.warnings).toEqual(['lint: failed under continue-on-error, so `needs` calls it a success'])
  })
})

describe('bad input', () => {
  const parse = (needs: string, allowSkipped = '') =>
    parseVerdictRequest({ needs, allowSkipped, allowFailed: '' }, '--')
  const NEEDS = '{"a": {"result": "success"}}'

  test.each(['', '  ', '{}', '[]', 'null', 'lint', '{"a": 1}', '{"a": {}}', '{"a": {"result": 1}}'])(
    'needs %j is refused',
    (text) => {
      expect(parse(text).ok).toBe(false)
    },
  )

  test('outputs give kind and message; anything else in them is ignored', () => {
    const outputs = { 'error-kind': 'external.git.drift', 'error-message': 'main moved', other: 'x' }
    expect(
      parse(
        JSON.stringify({
          a: { result: 'failure', outputs },
          b: { result: 'failure', outputs: { 'error-kind': 'NOT A KIND' } },
        }),
      ),
    ).toMatchObject({
      value: { needs: [need('a', 'failure', 'external.git.drift', 'main moved'), need('b', 'failure')] },
    })
  })

  test('lists are split at commas, spaces and newlines; what is no id is refused', () => {
    expect(parse(NEEDS, 'a, b\nc-*  d')).toMatchObject({ value: { allowSkipped: ['a', 'b', 'c-*', 'd'] } })
    expect(parse(NEEDS, 'a;b')).toEqual({ ok: false, error: '--allow-skipped: "a;b" is not the id of a job' })
  })
})

test('pages name every job, those that fail first, and untrusted text stays text', () => {
  const verdict = judge({
    needs: [need('ok', 'success'), need('a', 'failure', 'external.git.drift', '| <b>@all</b> `x`')],
  })
  const page = renderVerdictMarkdown(verdict, ['jobs were not read'])
  expect(page.indexOf('failed |')).toBeLessThan(page.indexOf('passed |'))
  expect(page).not.toContain('<b>@all')
  expect(page).toContain('jobs were not read')
  expect(renderVerdictText(verdict, [])).toContain('external.git.drift')
})
