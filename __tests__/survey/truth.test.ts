import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SurveyDocument } from '../../src/survey/index.js'
import { failedTest, History, type JobSpec, log, RESET, type RunSpec, sha, unknownLog } from './history.js'
import { surveyed } from './surveyed.js'

/**
 * Histories whose truth is known by how they were made, and every number of the survey against it. The truth is counted here
 * from the plan alone, without the survey's own code.
 */

type Outcome = 'pass' | 'net' | 'A' | 'B' | 'odd' | 'limit' | 'stopped'
const JOBS = ['test (20)', 'test (22)', 'lint'] as const
const START = Date.parse('2026-10-01T00:00:00Z') / 1000
const LOGS: Readonly<Record<Outcome, string>> = {
  pass: '',
  net: RESET,
  A: failedTest('TestA'),
  B: failedTest('TestB'),
  odd: unknownLog('the valve is stuck'),
  limit: log('##[error]The job has exceeded the maximum execution time of 10m0s'),
  stopped: '',
}
const CLASS: Readonly<Record<Outcome, keyof SurveyDocument['classes'] | null>> = {
  pass: null,
  net: 'transient',
  A: 'deterministic',
  B: 'deterministic',
  odd: 'unknown',
  limit: 'deterministic',
  stopped: 'cancelled',
}
const URGENT = ['deterministic', 'unknown', 'flaky', 'transient', 'cancelled'] as const

interface Plan {
  readonly workflow: number
  readonly commit: number
  readonly event: string
  readonly day: number
  /** Each attempt: the outcome of each job, or null for a job that the attempt takes over. */
  readonly attempts: readonly (readonly (Outcome | null)[])[]
  readonly seconds: number
}

interface Ran {
  readonly plan: Plan
  readonly run: number
  readonly created: number
  readonly attempt: number
  readonly job: number
  readonly outcome: Outcome
  readonly seconds: number
  readonly ended: number
}

const PAUSE = 1800
const outcome = fc.constantFrom<Outcome>('pass', 'pass', 'net', 'A', 'B', 'odd', 'limit', 'stopped')
const plan: fc.Arbitrary<Plan> = fc
  .record({
    workflow: fc.nat(1),
    commit: fc.nat(2),
    event: fc.constantFrom('push', 'pull_request'),
    day: fc.nat(4),
    seconds: fc.integer({ min: 1, max: 900 }),
    first: fc.tuple(outcome, outcome, outcome),
    later: fc.array(fc.tuple(outcome, outcome, outcome, fc.boolean()), { maxLength: 2 }),
  })
  .map(({ first, later, ...rest }) => {
    const attempts: (Outcome | null)[][] = [first]
    const last: Outcome[] = [...first]
    for (const [a, b, c, isWhole] of later) {
      if (last.every((each) => each === 'pass')) break
      const next = [a, b, c].map((each, job) => (isWhole || last[job] !== 'pass' ? each : null))
      for (const [job, each] of next.entries()) if (each !== null) last[job] = each
      attempts.push(next)
    }
    return { ...rest, attempts }
  })

const isBad = (one: Outcome): boolean => !['pass', 'stopped'].includes(one)

function specOf(each: Plan, at: number): RunSpec {
  const conclusion = endsOf(each).at(-1)
  return {
    workflow: `.github/workflows/w${each.workflow}.yml`,
    sha: sha(each.commit),
    event: each.event,
    at: new Date((START + each.day * 86_400 + at * 60) * 1000).toISOString(),
    pause: PAUSE / 60,
    conclusion: conclusion === 'failure' && allAtLimit(each) ? 'cancelled' : (conclusion ?? ''),
    attempts: each.attempts.map((jobs) =>
      jobs.map((one, job): JobSpec => {
        const name = JOBS[job] ?? ''
        if (one === null) return { name, takenOver: true }
        const said = one === 'pass' ? {} : { log: LOGS[one] }
        const ended = one === 'stopped' || one === 'limit' ? { conclusion: 'cancelled' } : {}
        return { name, seconds: each.seconds + job, ...said, ...ended }
      }),
    ),
  }
}

/** GitHub calls a run cancelled in which nothing failed but by its time limit. */
function allAtLimit({ attempts }: Plan): boolean {
  return standing(attempts, attempts.length - 1).every((one) => one === 'limit' || !isBad(one))
}

/** The last outcome of each job, up to an attempt. */
function standing(attempts: Plan['attempts'], upTo: number): readonly Outcome[] {
  return JOBS.map((_, job) => attempts.slice(0, upTo + 1).findLast((jobs) => jobs[job] !== null)?.[job] ?? 'pass')
}

function endsOf({ attempts }: Plan): readonly string[] {
  return attempts.map((_, at) => {
    const now = standing(attempts, at)
    return now.some(isBad) ? 'failure' : now.includes('stopped') ? 'cancelled' : 'success'
  })
}

function ranIn(plans: readonly Plan[]): readonly Ran[] {
  return plans.flatMap((each, at) => {
    const created = START + each.day * 86_400 + at * 60
    let started = created
    return each.attempts.flatMap((jobs, attempt) => {
      const ran = jobs.flatMap((one, job) =>
        one === null ? [] : [{ job, outcome: one, seconds: each.seconds + job, ended: started + each.seconds + job }],
      )
      started = Math.max(started, ...ran.map(({ ended }) => ended)) + PAUSE
      return ran.map((one) => ({ ...one, plan: each, run: at, created, attempt }))
    })
  })
}

function isSameWork(one: Plan, other: Plan): boolean {
  return one.workflow === other.workflow && one.commit === other.commit
}

const passesOf = (all: readonly Ran[], failed: Ran): readonly Ran[] =>
  all.filter((one) => one.outcome === 'pass' && one.job === failed.job && isSameWork(one.plan, failed.plan))

function hasRecovered(all: readonly Ran[], failed: Ran): boolean {
  if (failed.outcome === 'stopped') return false
  return passesOf(all, failed).some((pass) =>
    pass.run === failed.run
      ? pass.attempt > failed.attempt
      : pass.created >= failed.created || runEnd(all, pass) >= failed.ended,
  )
}

/** A run that passed at once is known by its end alone. */
function runEnd(all: readonly Ran[], pass: Ran): number {
  if (pass.plan.attempts.length > 1 || endsOf(pass.plan)[0] !== 'success') return pass.ended
  return Math.max(...all.filter(({ run }) => run === pass.run).map(({ ended }) => ended))
}

const minutes = (seconds: number): number => Math.round((seconds / 60) * 100) / 100
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const size = (values: readonly unknown[]): number => new Set(values).size

function truthOf(plans: readonly Plan[]) {
  const all = ranIn(plans)
  const seen = all.filter((one) => one.outcome !== 'pass')
  const countedAs = (one: Ran) => {
    const base = CLASS[one.outcome] ?? 'unknown'
    return hasRecovered(all, one) && base !== 'transient' ? 'flaky' : base
  }
  const lostIn = (wanted: (each: Plan) => boolean): number =>
    sum(
      all
        .filter((one) => wanted(one.plan) && endsOf(one.plan)[one.attempt] !== 'success')
        .map(({ seconds }) => seconds),
    )
  const place = (one: Ran): string => `${one.plan.workflow} ${one.job < 2 ? 'test' : 'lint'} ${one.outcome}`
  const firstFailed = plans.flatMap((each, run) => (endsOf(each)[0] === 'failure' ? [run] : []))
  return {
    totals: {
      runs: plans.length,
      attempts: sum(plans.map(({ attempts }) => attempts.length)),
      failed_first: firstFailed.length,
      failed: plans.filter((each) => endsOf(each).at(-1) === 'failure').length,
      cancelled: plans.filter((each) => endsOf(each).at(-1) === 'cancelled').length,
      other: 0,
      without_failed_job: 0,
      minutes: minutes(lostIn(() => true)),
    },
    classes: Object.fromEntries(
      URGENT.map((name) => {
        const own = seen.filter((one) => countedAs(one) === name)
        return [name, { sightings: own.length, minutes: minutes(sum(own.map(({ seconds }) => seconds))) }]
      }),
    ),
    causes: [...new Set(seen.map(place))]
      .map((name) => seen.filter((one) => place(one) === name))
      .map((own) => ({
        sightings: own.length,
        legs: size(own.map(({ job }) => job)),
        runs: size(own.map(({ run }) => run)),
        commits: size(own.map(({ plan: { commit } }) => commit)),
        recovered: own.filter((one) => hasRecovered(all, one)).length,
        minutes: minutes(sum(own.map(({ seconds }) => seconds))),
      })),
    tests: (['A', 'B'] as const).flatMap((name) => {
      const own = seen.filter((one) => one.outcome === name)
      const passed = own.filter((one) => passesOf(all, one).length > 0)
      const commits = (some: readonly Ran[]): number => size(some.map(({ plan: { commit } }) => commit))
      if (own.length === 0) return []
      return [{ name: `Test${name}`, failed: own.length, commits: commits(own), passed_same_commit: commits(passed) }]
    }),
    reruns: rerunsIn(plans, all),
    triage: hindsightIn(plans, all),
    days: [0, 1, 2, 3, 4].map((day) => {
      const failed = firstFailed.filter((run) => plans[run]?.day === day)
      const classes = failed.map((run) => {
        const own = seen.filter((one) => one.run === run && one.attempt === 0).map(countedAs)
        return URGENT.find((name) => own.includes(name))
      })
      const counts = URGENT.map((name) => [name, classes.filter((each) => each === name).length])
      const runs = plans.filter((each) => each.day === day).length
      return { runs, failed_first: failed.length, classes: Object.fromEntries(counts) }
    }),
    workflows: [0, 1].flatMap((workflow) => {
      const own = plans.filter((each) => each.workflow === workflow)
      const passed = own.filter((each) => endsOf(each).at(-1) === 'success').length
      const failed = own.filter((each) => endsOf(each).at(-1) === 'failure').length
      if (own.length === 0) return []
      return [
        {
          workflow: `.github/workflows/w${workflow}.yml`,
          runs: own.length,
          passed_first: own.filter((each) => endsOf(each)[0] === 'success').length,
          passed,
          failed,
          never_passed: passed === 0 && failed > 0,
          minutes_lost: minutes(lostIn((each) => each.workflow === workflow)),
        },
      ]
    }),
  }
}

function rerunsIn(plans: readonly Plan[], all: readonly Ran[]) {
  const counts = { total: 0, passed: 0, same_cause: 0, other_cause: 0, other: 0 }
  for (const each of plans)
    for (const [at, jobs] of each.attempts.entries()) {
      if (at === 0) continue
      counts.total += 1
      const end = endsOf(each)[at]
      const causes = (some: readonly (Outcome | null)[]): readonly string[] =>
        some.flatMap((one, job) => (one !== null && isBad(one) ? [`${job < 2 ? 'test' : 'lint'} ${one}`] : []))
      const [before, own] = [causes(standing(each.attempts, at - 1)), causes(jobs)]
      if (end === 'success') counts.passed += 1
      else if (end === 'cancelled') counts.other += 1
      else if (own.length === 0 || own.some((one) => before.includes(one))) counts.same_cause += 1
      else counts.other_cause += 1
    }
  return { ...counts, minutes: minutes(sum(all.filter(({ attempt }) => attempt > 0).map(({ seconds }) => seconds))) }
}

/** Triage runs again what is transient, or what it saw pass on the commit for the same event before it failed. */
function hindsightIn(plans: readonly Plan[], all: readonly Ran[]) {
  const counts = { rerun: 0, leave: 0, rerun_right: 0, rerun_wrong: 0, leave_right: 0, leave_wrong: 0, unknown: 0 }
  let started = 0
  for (const [run, each] of plans.entries()) {
    const [first, second] = endsOf(each)
    if (first !== 'failure') continue
    const failed = all.filter((one) => one.run === run && one.attempt === 0 && isBad(one.outcome))
    const again = failed.every((one) => {
      const passedBefore = passesOf(all, one).some(
        (pass) => pass.run !== run && pass.plan.event === each.event && runEnd(all, pass) <= one.ended,
      )
      return one.outcome === 'net' || (passedBefore && ['A', 'B', 'odd'].includes(one.outcome))
    })
    const decision = again ? 'rerun' : 'leave'
    counts[decision] += 1
    if (again && each.attempts.length > 1) started += 1
    if (second !== 'success' && second !== 'failure') counts.unknown += 1
    else counts[`${decision}_${(second === 'success') === again ? 'right' : 'wrong'}`] += 1
  }
  return { ...counts, would_have_started: started, first_failures: counts.rerun + counts.leave }
}

test('every number is the truth, whatever the history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(plan, { minLength: 1, maxLength: 10 }), async (plans) => {
      const history = new History().add(...plans.map(specOf))
      const { document } = await surveyed(history, { api: history.api() })
      const truth = truthOf(plans)
      expect(document.totals).toEqual(truth.totals)
      expect(document.classes).toEqual(truth.classes)
      expect(document.reruns).toEqual(truth.reruns)
      expect(document.triage).toMatchObject(truth.triage)
      const { right, wrong, unknown, first_failures: first } = document.triage
      expect(right + wrong + unknown).toBe(first)
      expect(document.days.slice(0, 5)).toMatchObject(truth.days)
      const order = (some: readonly object[]): readonly string[] => some.map((one) => JSON.stringify(one)).sort()
      const shown = document.causes.map(({ sightings, legs, runs, commits, recovered, minutes: spent }) => {
        return { sightings, legs, runs, commits, recovered, minutes: spent }
      })
      expect(order(shown)).toEqual(order(truth.causes))
      const tests = document.tests.map(({ name, failed, commits, passed_same_commit }) => {
        return { name, failed, commits, passed_same_commit }
      })
      expect(order(tests)).toEqual(order(truth.tests))
      for (const each of truth.workflows)
        expect(document.workflows.find(({ workflow }) => workflow === each.workflow)).toMatchObject(each)
      expect(document.advice.length).toBeLessThanOrEqual(7)
    }),
    { numRuns: 60 },
  )
})
