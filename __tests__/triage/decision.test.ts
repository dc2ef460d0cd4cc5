import { describe, expect, test } from 'vitest'
import { decide, type RerunLimits } from '../../src/triage/decision.js'
import type { TriagedJob } from '../../src/triage/document.js'

const FAILED = { status: 'completed', conclusion: 'failure', attempt: 1 }
const LIMITS: RerunLimits = { highest: 2, jobs: [], except: [] }
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
    const decided = decide({ status, conclusion, attempt: 1 }, jobs, LIMITS)
    expect(decided.decision).toBe(decision)
    expect(decided.reason).toMatch(reason)
  })
})

describe('what acts on the world', () => {
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
    ['rerun-jobs names the guarded job', [RESET, DEPLOY], { jobs: ['test', 'deploy (*)'] }, null],
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
    const decided = decide(FAILED, jobs, { ...LIMITS, ...limits })
    expect(decided.decision).toBe(reason === null ? 'rerun' : 'leave')
    if (reason !== null) expect(decided.reason).toMatch(reason)
  })
})

test('a transient kind of two attempts in a row is no accident', () => {
  const second = { ...FAILED, attempt: 2 }
  const limits = { ...LIMITS, highest: 3 }
  expect(decide(second, [RESET], limits, [RESET]).decision).toBe('leave')
  expect(decide(second, [RESET], limits, [{ ...RESET, name: 'other' }]).decision).toBe('rerun')
  expect(decide(second, [RESET], limits, [{ ...RESET, kind: 'external.runner.lost' }]).decision).toBe('rerun')
})
