import { describe, expect, test } from 'vitest'
import { decideRerun, type JudgedJob, type RerunFacts, type RerunLimits } from '../../src/triage/decision.js'
import type { TriagedJob } from '../../src/triage/document.js'

const FAILED = { status: 'completed', conclusion: 'failure', attempt: 1 }
const LIMITS: RerunLimits = { highest: 2, jobs: ['*'], except: [], guarded: [] }
const RESET: TriagedJob = {
  name: 'test',
  kind: 'external.npm.network',
  class: 'transient',
  evidence: [],
  step: null,
  rule: 'npm',
  annotations: [],
  tests: [],
  note: null,
}
const facts = (some: Partial<RerunFacts>): RerunFacts => ({ before: [], repeated: null, unread: [], ...some })
const DEPLOY: TriagedJob = { ...RESET, name: 'deploy (eu)', guarded: 'deploy' }
const STOPPED: TriagedJob = { ...RESET, name: 'other', class: 'cancelled', kind: null, rule: null }

describe('the conclusion of the run counts first', () => {
  test.each<[string, string, readonly TriagedJob[], string, RegExp]>([
    ['success', 'completed', [RESET], 'none', /succeeded/],
    ['skipped', 'completed', [], 'none', /skipped/],
    ['startup_failure', 'completed', [], 'leave', /startup_failure/],
    ['action_required', 'completed', [], 'leave', /action_required/],
    ['failure', 'completed', [], 'leave', /without a failed job/],
    ['timed_out', 'completed', [], 'leave', /without a failed job/],
    ['stale', 'completed', [], 'leave', /stale/],
    ['cancelled', 'completed', [RESET], 'leave', /the run was cancelled/],
    ['cancelled', 'completed', [], 'leave', /the run was cancelled/],
    ['', 'in_progress', [RESET], 'leave', /has not completed/],
    ['', 'completed', [], 'leave', /without a failed job/],
  ])('%s, %s', (conclusion, status, jobs, decision, reason) => {
    const decided = decideRerun({ status, conclusion, attempt: 1 }, jobs, LIMITS)
    expect(decided.decision).toBe(decision)
    expect(decided.reason).toMatch(reason)
  })
})

describe('jobs that act on the world', () => {
  const text = (words: string): TriagedJob => ({ ...STOPPED, evidence: [{ line: null, text: words }] })
  test.each<[string, readonly TriagedJob[], Partial<RerunLimits>, RegExp | null]>([
    ['nothing does', [RESET], {}, null],
    ['a guarded job', [RESET, DEPLOY], {}, /^deploy \(eu\) is guarded \(deploy\)/],
    [
      'a guarded job that was cancelled',
      [RESET, { ...STOPPED, guarded: 'publish' }],
      {},
      /^other is guarded \(publish\)/,
    ],
    ['rerun-jobs names the guarded job', [RESET, DEPLOY], { jobs: ['test', 'deploy (*)'] }, /is guarded \(deploy\)/],
    ['rerun-guarded names the guarded job', [RESET, DEPLOY], { guarded: ['deploy (*)'] }, null],
    ['rerun-guarded alone allows nothing', [DEPLOY], { jobs: ['test'], guarded: ['*'] }, /does not name deploy/],
    ['without rerun-jobs', [RESET], { jobs: [] }, /would have been safe with rerun-jobs: test$/],
    ['without rerun-jobs a guard counts first', [RESET, DEPLOY], { jobs: [] }, /is guarded \(deploy\)/],
    ['rerun-jobs names others only', [RESET, DEPLOY], { jobs: ['deploy*'] }, /rerun-jobs does not name test/],
    ['a name is not a pattern', [{ ...RESET, name: 'test.x' }], { jobs: ['test?x', 'test+'] }, /does not name/],
    ['rerun-except', [RESET], { except: ['TE*T'] }, /rerun-except names test \(TE\*T\)/],
    ['rerun-except outranks rerun-jobs', [RESET], { jobs: ['*'], except: ['test'] }, /rerun-except/],
    ['rerun-except of another job', [RESET], { except: ['tes'] }, null],
    ['a rule', [{ ...RESET, rerun: false }], {}, /rerun: false for test/],
    ['a cancelled job', [RESET, STOPPED], {}, null],
    ['a run that a person cancelled', [RESET, text('The run was canceled by @octocat.')], {}, /the run was cancelled/],
    [
      'a run that a newer one cancelled',
      [RESET, text("Canceling since a higher priority waiting request for 'ci' exists")],
      {},
      /the run was cancelled/,
    ],
  ])('%s', (_, jobs, limits, reason) => {
    const decided = decideRerun(FAILED, jobs, { ...LIMITS, ...limits })
    expect(decided.decision).toBe(reason === null ? 'rerun' : 'leave')
    expect(decided.reason).toMatch(reason ?? /^every failed job is transient$/)
  })
})

test('a transient kind of two attempts in a row is no accident', () => {
  const second = { ...FAILED, attempt: 2 }
  const limits = { ...LIMITS, highest: 3 }
  expect(decideRerun(second, [RESET], limits, facts({ before: [RESET] })).decision).toBe('leave')
  expect(decideRerun(second, [RESET], limits, facts({ before: [{ ...RESET, name: 'other' }] })).decision).toBe('rerun')
  const before = [{ ...RESET, kind: 'external.runner.lost' }]
  expect(decideRerun(second, [RESET], limits, facts({ before })).decision).toBe('rerun')
})

describe('jobs that would run again after a failed job', () => {
  const judged = (name: string, guarded: string | null = null, id = name): JudgedJob => {
    return { name, spellings: [name], id, guarded, isDependent: true }
  }
  const guarded = judged('deploy-production', 'deploy')
  const harmless = judged('report')
  test.each<[string, readonly JudgedJob[], Partial<RerunLimits>, RegExp | null]>([
    ['a harmless one', [harmless], {}, null],
    ['a guarded one', [harmless, guarded], {}, /^deploy-production, which would run again .* is guarded \(deploy\)/],
    ['one that rerun-except names', [harmless], { except: ['rep*'] }, /^rerun-except names report/],
    [
      'one that rerun-except names by its id',
      [judged('It', null, 'ship')],
      { except: ['ship'] },
      /^rerun-except names/,
    ],
    ['one that rerun-jobs does not name', [harmless], { jobs: ['test'] }, /^rerun-jobs does not name report/],
    ['a guarded one that rerun-jobs names', [guarded], { jobs: ['test', 'deploy*'] }, /is guarded/],
    ['a guarded one that rerun-guarded names', [guarded], { guarded: ['deploy*'] }, null],
    ['another spelling', [{ ...harmless, spellings: ['report', 'report ()'] }], { jobs: ['report (*)'] }, null],
  ])('%s', (_, repeated, limits, reason) => {
    const decided = decideRerun(FAILED, [RESET], { ...LIMITS, ...limits }, facts({ repeated }))
    expect(decided.decision).toBe(reason === null ? 'rerun' : 'leave')
    expect(decided.reason).toMatch(reason ?? /every failed job is transient/)
  })
})

test('what cannot be read counts as a guard, whatever the lists name', () => {
  const unread = ['the deployments cannot be read (this needs deployments: read): 403']
  const limits = { ...LIMITS, guarded: ['*'] }
  const decided = decideRerun(FAILED, [RESET], limits, facts({ unread }))
  expect(decided).toMatchObject({ decision: 'leave', reason: expect.stringContaining('deployments: read') })
})

describe('classes of the jobs', () => {
  const TEST: TriagedJob = { ...RESET, class: 'deterministic', kind: 'external.build.test', rule: 'build' }
  const UNKNOWN: TriagedJob = { ...RESET, class: 'unknown', kind: null, rule: null }
  const LINT: TriagedJob = { ...TEST, kind: 'external.build.lint' }
  test.each<[string, readonly TriagedJob[], RegExp | null]>([
    ['a broken test', [RESET, { ...TEST, name: 'unit' }], /^unit failed for a reason .*: external\.build\.test$/],
    ['a flaky test', [{ ...TEST, flaky: true }], null],
    ['what is flaky and no test', [{ ...LINT, flaky: true }], /^test failed for a reason .*: external\.build\.lint$/],
    ['an unknown reason', [RESET, { ...UNKNOWN, name: 'odd' }], /^no rule knows why odd failed$/],
    ['an unknown reason that is flaky', [{ ...UNKNOWN, flaky: true }], null],
    ['a reason outranks an unknown one', [UNKNOWN, TEST], /cannot fix/],
    ['nothing but cancelled jobs', [STOPPED], /the jobs were cancelled, and nothing else failed/],
    ['a broken test in a run that was stopped', [TEST, STOPPED], /cannot fix/],
  ])('%s', (_, jobs, reason) => {
    const decided = decideRerun(FAILED, jobs, LIMITS)
    expect(decided.decision).toBe(reason === null ? 'rerun' : 'leave')
    expect(decided.reason).toMatch(reason ?? /every failed job is transient/)
  })

  test.each<[string, TriagedJob, string]>([
    ['the file of a log', { ...UNKNOWN, file: 'a.log' }, 'a.log'],
    ['nothing', UNKNOWN, 'a job'],
  ])('a job without a name is named by %s', (_, job, name) => {
    const { name: _name, ...nameless } = job
    expect(decideRerun(FAILED, [nameless], LIMITS).reason).toBe(`no rule knows why ${name} failed`)
  })
})

test.each<[number, number, string, RegExp]>([
  [0, 2, 'leave', /the attempt of the run is not known/],
  [1, 0, 'leave', /rerun is 0/],
  [1, 1, 'leave', /attempt 1 was the last that rerun: 1 allows/],
  [1, 2, 'rerun', /transient/],
  [2, 2, 'leave', /attempt 2 was the last/],
  [2, 3, 'rerun', /transient/],
])('attempt %s with rerun: %s', (attempt, highest, decision, reason) => {
  const decided = decideRerun({ ...FAILED, attempt }, [RESET], { ...LIMITS, highest })
  expect(decided).toMatchObject({ decision, reason: expect.stringMatching(reason) })
})

test.each([
  ['', 'completed', /ended as unknown without/],
  ['neutral', 'completed', /neutral/],
  ['failure', 'queued', /has not completed \(queued\)/],
  ['startup_failure', 'completed', /look at its workflow file/],
  ['failure', '', /without a failed job/],
])('a run that ended as %j with the status %j', (conclusion, status, reason) => {
  expect(decideRerun({ status, conclusion, attempt: 1 }, [], LIMITS).reason).toMatch(reason)
})

test('a run that failed before its jobs began is left, whatever its jobs say', () => {
  for (const conclusion of ['startup_failure', 'action_required'])
    expect(decideRerun({ ...FAILED, conclusion }, [RESET], LIMITS).decision).toBe('leave')
})
