import { describe, expect, test } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { parseRulesFile } from '../../src/classify/rules-file.js'
import { compareWith, parseEarlier } from '../../src/survey/compare.js'
import { FAILS, failedTest, History, log, RESET, type RunSpec, sha, unknownLog } from './history.js'
import { documentOf, surveyed } from './surveyed.js'

const failing = (name: string, more: Partial<RunSpec> = {}): RunSpec => ({
  attempts: [[{ name, log: failedTest('TestA') }]],
  ...more,
})
const transient = (end: RunSpec['attempts'], more: Partial<RunSpec> = {}): RunSpec => ({
  attempts: [[{ name: 'test', log: RESET, seconds: 60 }], ...(end ?? [])],
  ...more,
})
const LIMIT = log('##[error]The job has exceeded the maximum execution time of 10m0s')

describe('totals', () => {
  test('runs, attempts, first failures, failures in the end, cancelled ones and minutes', async () => {
    const { totals } = await documentOf(
      {},
      {},
      { conclusion: 'skipped' },
      transient([[{ name: 'test', seconds: 600 }]]),
      {
        attempts: [
          [
            { name: 'a', log: RESET, seconds: 90 },
            { name: 'b', seconds: 30 },
          ],
        ],
      },
      { conclusion: 'cancelled', attempts: [[{ name: 'a', conclusion: 'cancelled', seconds: 120, log: '' }]] },
    )
    expect(totals).toEqual({
      runs: 6,
      attempts: 7,
      failed_first: 2,
      failed: 1,
      cancelled: 1,
      other: 1,
      without_failed_job: 0,
      minutes: 1 + 2 + 2,
    })
  })

  test('a run at its time limit failed, although GitHub calls it cancelled', async () => {
    const document = await documentOf({
      conclusion: 'cancelled',
      attempts: [[{ name: 'slow', conclusion: 'cancelled', log: LIMIT, seconds: 600 }]],
    })
    expect(document.totals).toMatchObject({ failed_first: 1, failed: 1, cancelled: 0, minutes: 10 })
    expect(document.causes[0]).toMatchObject({ kind: 'external.runner.timeout', class: 'deterministic' })
  })

  test('a job taken over from an earlier attempt counts once, failed or not', async () => {
    const document = await documentOf({
      attempts: [
        [
          { name: 'build', seconds: 300 },
          { name: 'a', log: RESET, seconds: 60 },
          { name: 'b', log: failedTest('TestB'), seconds: 60 },
        ],
        [
          { name: 'build', takenOver: true },
          { name: 'b', takenOver: true },
          { name: 'a', seconds: 60 },
        ],
      ],
    })
    expect(document.totals.minutes).toBe(8)
    expect(document.causes.map(({ sightings }) => sightings)).toEqual([1, 1])
    expect(document.reruns).toMatchObject({ total: 1, same_cause: 1, minutes: 1 })
  })

  test('an attempt in between failed where a job that it took over had failed', async () => {
    const broken = { name: 'b', log: failedTest('TestB'), seconds: 60 }
    const document = await documentOf({
      attempts: [
        [{ name: 'a', log: RESET }, broken],
        [{ name: 'a' }, { name: 'b', takenOver: true }],
        [{ name: 'a', takenOver: true }, { name: 'b' }],
      ],
    })
    expect(document.reruns).toMatchObject({ total: 2, passed: 1, same_cause: 1 })
    expect(document.triage).toMatchObject({ leave: 1, leave_right: 1, leave_wrong: 0 })
  })

  test('a run that GitHub did not start has no cause', async () => {
    const { totals, causes } = await documentOf({ conclusion: 'startup_failure', attempts: [[]] })
    expect(totals).toMatchObject({ failed_first: 1, failed: 1, without_failed_job: 1 })
    expect(causes).toEqual([])
  })

  test('a job that may fail has not failed its run', async () => {
    const flaky = { name: 'nightly', log: RESET }
    const document = await documentOf({ conclusion: 'success', attempts: [[flaky], [flaky]] })
    expect(document.totals).toMatchObject({ failed_first: 0, failed: 0 })
    expect(document.causes).toEqual([])
  })
})

describe('causes', () => {
  test('legs of a matrix are one place, and counted; commits, branches and pull requests too', async () => {
    const { causes } = await documentOf(
      failing('test (20, ubuntu)', { sha: sha(1), branch: 'a', pulls: [1], at: '2026-10-05T10:00:00Z' }),
      failing('test (22, ubuntu)', { sha: sha(1), branch: 'a', pulls: [1], at: '2026-10-06T10:00:00Z' }),
      failing('test (22, macos)', { sha: sha(2), branch: 'b', pulls: [2], at: '2026-10-07T10:00:00Z' }),
    )
    expect(causes).toHaveLength(1)
    expect(causes[0]).toMatchObject({
      kind: 'external.build.test',
      class: 'deterministic',
      workflow: '.github/workflows/ci.yml',
      job: 'test',
      step: 'Run it',
      tests: ['TestA'],
      legs: 3,
      sightings: 3,
      runs: 3,
      commits: 2,
      branches: 2,
      pull_requests: 2,
      first: '2026-10-05T10:01:00Z',
      last: '2026-10-07T10:01:00Z',
      recovered: 0,
      flaky: false,
      minutes: 3,
    })
    expect(causes[0]?.examples.map(({ commit, branch }) => [commit, branch])).toEqual([
      [sha(2), 'b'],
      [sha(1), 'a'],
      [sha(1), 'a'],
    ])
  })

  test('ids stay the same between versions: by tests, by file and code, by line, and without a log', async () => {
    const { causes } = await documentOf(
      { attempts: [[{ name: 'a (1)', log: failedTest('TestA') }]] },
      { attempts: [[{ name: 'b', log: log('src/a.ts(3,5): error TS2322: no', FAILS) }]] },
      { attempts: [[{ name: 'c', log: RESET }]] },
      { attempts: [[{ name: 'd', log: 410 }]] },
    )
    const ids = Object.fromEntries(causes.map(({ job, id }) => [job, id]))
    expect(ids).toEqual({ a: 'fd6d1d1af5fd', b: 'c26bb7a2cac7', c: 'f6d1979d0b4b', d: '4d81b4f01222' })
  })

  test('the dearest first; kinds, jobs and workflows are apart', async () => {
    const { causes } = await documentOf(
      { attempts: [[{ name: 'a', log: RESET, seconds: 60 }]] },
      { attempts: [[{ name: 'b', log: RESET, seconds: 600 }]] },
      { workflow: '.github/workflows/x.yml', attempts: [[{ name: 'b', log: RESET, seconds: 120 }]] },
    )
    expect(causes.map(({ minutes }) => minutes)).toEqual([10, 2, 1])
  })

  test.each<[string, readonly RunSpec[], number]>([
    ['a later attempt', [transient([[{ name: 'test' }]])], 1],
    ['another run of the commit', [failing('test', { sha: sha(1) }), { sha: sha(1), at: '2026-10-06T00:00:00Z' }], 1],
    [
      'a job of another run that failed elsewhere',
      [
        failing('test', { sha: sha(1) }),
        { sha: sha(1), at: '2026-10-06T00:00:00Z', attempts: [[{ name: 'test' }, { name: 'x', log: 410 }]] },
      ],
      1,
    ],
    ['another leg', [{ attempts: [[{ name: 't (1)', log: RESET }], [{ name: 't (2)' }]] }], 0],
    [
      'another commit with the same beginning',
      [failing('test', { sha: `${'a'.repeat(39)}1` }), { sha: `${'a'.repeat(39)}2`, at: '2026-10-06T00:00:00Z' }],
      0,
    ],
    ['another commit', [failing('test', { sha: sha(1) }), { sha: sha(2), at: '2026-10-06T00:00:00Z' }], 0],
    [
      'another workflow',
      [failing('test', { sha: sha(1) }), { sha: sha(1), workflow: 'x.yml', at: '2026-10-06T00:00:00Z' }],
      0,
    ],
    ['a run before it', [failing('test', { sha: sha(1) }), { sha: sha(1), at: '2026-10-04T00:00:00Z' }], 0],
    ['a skipped job', [{ attempts: [[{ name: 't', log: RESET }], [{ name: 't', conclusion: 'skipped' }]] }], 0],
  ])('recovered by %s', async (_, runs, recovered) => {
    const { causes } = await documentOf(...runs)
    const sum = causes.filter(({ job }) => job !== 'x').reduce((all, cause) => all + cause.recovered, 0)
    expect(sum).toBe(recovered)
    expect(causes.some(({ flaky }) => flaky)).toBe(recovered > 0)
  })

  test('each sighting counts once: a recovered one is flaky unless it is transient, a cancelled one never', async () => {
    const { classes } = await documentOf(
      transient([[{ name: 'test' }]]),
      { attempts: [[{ name: 't', log: failedTest('TestB') }], [{ name: 't' }]] },
      failing('x'),
      { attempts: [[{ name: 'u', log: unknownLog('zzz qqq') }]] },
      { conclusion: 'success', attempts: [[{ name: 'c', conclusion: 'cancelled', log: '' }], [{ name: 'c' }]] },
    )
    const counts = Object.entries(classes).map(([name, { sightings }]) => [name, sightings])
    expect(Object.fromEntries(counts)).toEqual({ transient: 1, deterministic: 1, flaky: 1, cancelled: 1, unknown: 1 })
  })
})

test('workflows: passed at first and in the end, never passed, median and lost minutes', async () => {
  const x = { workflow: '.github/workflows/x.yml', name: 'X' }
  const { workflows } = await documentOf({}, transient([[{ name: 'test', seconds: 120 }]]), failing('x', { ...x }), {
    ...x,
    conclusion: 'cancelled',
    attempts: [[{ name: 'c', conclusion: 'cancelled', log: '', seconds: 300 }]],
  })
  expect(workflows.find(({ name }) => name === 'CI')).toMatchObject({
    runs: 2,
    passed_first: 1,
    passed: 2,
    never_passed: false,
    median_minutes: 1,
    minutes_lost: 1,
  })
  expect(workflows.find(({ name }) => name === 'X')).toMatchObject({
    runs: 2,
    passed: 0,
    failed: 1,
    never_passed: true,
    minutes_lost: 6,
  })
})

test('workflows: the one that lost most first, then by path', async () => {
  const of = (workflow: string, ...jobs: readonly RunSpec[]) => jobs.map((run) => ({ ...run, workflow }))
  const { workflows } = await documentOf(
    ...of('c.yml', {}),
    ...of('a.yml', {}),
    ...of('z.yml', failing('x')),
    ...of('b.yml', {}),
    ...of('y.yml', { attempts: [[{ name: 'x', log: RESET, seconds: 600 }]] }),
  )
  expect(workflows.map(({ workflow }) => workflow)).toEqual(['y.yml', 'z.yml', 'a.yml', 'b.yml', 'c.yml'])
})

test('a re-run in which a job was cancelled again failed for what else failed in it', async () => {
  const stopped = { name: 'b', conclusion: 'cancelled', log: '' }
  const { reruns } = await documentOf({
    attempts: [
      [{ name: 'a', log: RESET }, stopped],
      [{ name: 'a', log: failedTest('TestA') }, stopped],
    ],
  })
  expect(reruns).toMatchObject({ total: 1, same_cause: 0, other_cause: 1 })
})

test('a run that passed and was run again passed at first', async () => {
  const { workflows } = await documentOf({ attempts: [[{ name: 'a' }], [{ name: 'a' }]] })
  expect(workflows).toMatchObject([{ runs: 1, passed_first: 1, passed: 1, failed: 0, never_passed: false }])
})

test('an attempt whose jobs cannot be read neither passed nor failed', async () => {
  const history = new History().add(transient([[{ name: 'test' }]]))
  history.intercept = ({ path }) => (path.includes('attempts/1/jobs') ? { status: 404, body: {} } : undefined)
  const { document } = await surveyed(history)
  expect(document.missing.attempts).toBe(1)
  expect(document.totals).toMatchObject({ runs: 1, failed_first: 0, failed: 0 })
  expect(document.workflows).toMatchObject([{ passed_first: 0, passed: 1 }])
  expect(document.triage.first_failures).toBe(0)
})

test('tests by name: jobs, commits, and commits on which the job passed', async () => {
  const both = log(
    '--- FAIL: TestA (0.01s)',
    '    calc_test.go:12: got 1, want 2',
    '--- FAIL: TestB (0.01s)',
    '    calc_test.go:20: got 3, want 2',
    FAILS,
  )
  const { tests, causes } = await documentOf(
    { sha: sha(1), attempts: [[{ name: 't', log: both }], [{ name: 't' }]] },
    { sha: sha(2), attempts: [[{ name: 't', log: failedTest('TestA') }]], at: '2026-10-09T00:00:00Z' },
  )
  const own = { file: 'calc_test.go', owners: [] }
  expect(tests).toEqual([
    {
      name: 'TestA',
      ...own,
      minutes: 2,
      failed: 2,
      commits: 2,
      passed_same_commit: 1,
      passed_on: [sha(1)],
      last: '2026-10-09T00:01:00Z',
    },
    {
      name: 'TestB',
      ...own,
      minutes: 1,
      failed: 1,
      commits: 1,
      passed_same_commit: 1,
      passed_on: [sha(1)],
      last: '2026-10-05T10:01:00Z',
    },
  ])
  expect(causes).toHaveLength(2)
})

test('re-runs: passed, failed for the same cause, for another, cancelled', async () => {
  const { reruns } = await documentOf(
    transient([[{ name: 'test', seconds: 120 }]]),
    transient([[{ name: 'test', log: RESET }], [{ name: 'test', log: failedTest('TestA') }]]),
    transient([[{ name: 'test', conclusion: 'cancelled', log: '' }]], { conclusion: 'cancelled' }),
  )
  expect(reruns).toEqual({ total: 4, passed: 1, same_cause: 1, other_cause: 1, other: 1, minutes: 5 })
})

describe('hindsight', () => {
  test('right, wrong and unknown; what it would have started, and how long that took', async () => {
    const { triage } = await documentOf(
      transient([[{ name: 'test' }]], { pause: 45 }),
      transient([[{ name: 'test', log: RESET }]]),
      transient([]),
      { attempts: [[{ name: 'x', log: failedTest('TestA') }], [{ name: 'x', log: failedTest('TestA') }]] },
      { attempts: [[{ name: 'y', log: failedTest('TestB') }], [{ name: 'y' }]] },
    )
    expect(triage).toMatchObject({
      first_failures: 5,
      rerun: 3,
      leave: 2,
      right: 2,
      wrong: 2,
      unknown: 1,
      rerun_right: 1,
      rerun_wrong: 1,
      leave_right: 1,
      leave_wrong: 1,
      would_have_started: 2,
      minutes_until_rerun: 75,
    })
  })

  test('only what was known then: a pass before the failure makes a test flaky, a later one does not', async () => {
    const at = (day: number): string => `2026-10-0${day}T00:00:00Z`
    const before = await documentOf({ sha: sha(1), at: at(2) }, failing('t', { sha: sha(1), at: at(3) }))
    const after = await documentOf(failing('t', { sha: sha(1), at: at(3) }), { sha: sha(1), at: at(4) })
    expect(before.triage.rerun).toBe(1)
    expect(after.triage.rerun).toBe(0)
  })

  test('only what was known then: a pass after the job failed, while its run went on, does not count', async () => {
    const slow = [
      { name: 't', log: failedTest('TestA'), seconds: 60 },
      { name: 'other', seconds: 7200 },
    ]
    const { triage } = await documentOf(
      { sha: sha(1), at: '2026-10-03T00:00:00Z', attempts: [slow] },
      { sha: sha(1), at: '2026-10-03T01:00:00Z' },
    )
    expect(triage).toMatchObject({ first_failures: 1, rerun: 0 })
  })

  test('a guarded job is left', async () => {
    const { triage } = await documentOf({ attempts: [[{ name: 'deploy', log: RESET }], [{ name: 'deploy' }]] })
    expect(triage).toMatchObject({ rerun: 0, leave_wrong: 1 })
  })
})

test('days: every day of the window, runs and first failures by class', async () => {
  const { days } = await documentOf({ at: '2026-10-02T00:00:00Z' }, transient([], { at: '2026-10-02T23:59:59Z' }), {
    at: '2026-10-31T00:00:00Z',
    attempts: [
      [
        { name: 'a', log: RESET },
        { name: 'b', log: failedTest('T') },
      ],
    ],
  })
  expect(days).toHaveLength(31)
  expect(days[1]).toMatchObject({ date: '2026-10-02', runs: 2, failed_first: 1, classes: { transient: 1 } })
  expect(days[30]).toMatchObject({ failed_first: 1, classes: { deterministic: 1, transient: 0 } })
})

describe('unknown lines and advice', () => {
  const unknown = (count: number): readonly RunSpec[] =>
    Array.from({ length: count }, (_, at) => ({
      attempts: [[{ name: `job${at}`, log: unknownLog(`pad ${at + 10} is on its way (it's so)`) }]],
    }))

  test('the most frequent line first, then by its text', async () => {
    const ended = (line: string, count: number): readonly RunSpec[] =>
      Array.from({ length: count }, () => ({ attempts: [[{ name: 'job', log: unknownLog(line) }]] }))
    const document = await documentOf(...ended('zzz is odd', 3), ...ended('bbb is odd', 4), ...ended('aaa is odd', 3))
    expect(document.unknown.map(({ line, sightings }) => [line, sightings])).toEqual([
      ['bbb is odd', 4],
      ['aaa is odd', 3],
      ['zzz is odd', 3],
    ])
    expect(document.advice.find(({ about }) => about === 'rule')?.paste).toContain('bbb is odd')
  })

  test('a retry of the dearest step; of equally dear ones that with more failures', async () => {
    const net = (name: string, count: number, seconds: number): readonly RunSpec[] =>
      Array.from({ length: count }, () => ({ attempts: [[{ name, step: `Run ${name}`, log: RESET, seconds }]] }))
    const retried = async (...runs: readonly RunSpec[]) =>
      (await documentOf(...runs)).advice.find(({ about }) => about === 'retry')?.numbers
    const dear = { sightings: 3, recovered: 0, minutes: 6 }
    expect(await retried(...net('a', 5, 60), ...net('b', 3, 120))).toEqual(dear)
    expect(await retried(...net('b', 3, 120), ...net('a', 5, 60))).toEqual(dear)
    expect(await retried(...net('a', 3, 120), ...net('b', 6, 60))).toMatchObject({ sightings: 6 })
    expect(await retried(...net('a', 2, 600), ...net('b', 3, 1))).toMatchObject({ sightings: 3 })
    expect(await retried(...net('a', 2, 600))).toBeUndefined()
  })

  test('no retry of what another try cannot mend, of no known step, and of what no tool did', async () => {
    const missing = log('npm error code E404', "npm error 404  'left-pod@1.0.0' is not in this registry.", FAILS)
    const lost = log('##[error]The hosted runner lost communication with the server.')
    for (const text of [missing, lost]) {
      const runs = Array.from({ length: 3 }, () => ({ attempts: [[{ name: 'job', log: text }]] }))
      expect((await documentOf(...runs)).advice.map(({ about }) => about)).not.toContain('retry')
    }
  })

  test('nothing from two sightings', async () => {
    const document = await documentOf(...unknown(2), ...[1, 2].map(() => transient([[{ name: 'test' }]])))
    expect(document.unknown).toEqual([])
    expect(document.advice).toEqual([])
  })

  test('a rule for a line that ends three, which works when it is pasted', async () => {
    const history = new History().add(...unknown(3), {})
    const { document } = await surveyed(history)
    expect(document.unknown).toHaveLength(1)
    expect(document.unknown[0]).toMatchObject({ sightings: 3, causes: 3 })
    expect(document.unknown[0]?.rule).toMatch(/\n {2}# transient: true/)
    expect(document.advice.map(({ about }) => about)).toEqual(['rule'])
    const own = await parseRulesFile(document.unknown[0]?.rule ?? '', 'rules.yml', loadPatterns)
    if (!own.ok) throw new Error(own.error)
    const rules = own.value.flatMap((entry) => ('rule' in entry ? [entry.rule] : []))
    const { prepareLogRules } = await import('../../src/classify/prepared-rules.js')
    const again = await surveyed(history, { rules: prepareLogRules(rules, await loadPatterns()) })
    expect(new Set(again.document.causes.map(({ kind }) => kind))).toEqual(new Set([rules[0]?.kind]))
  })

  test('every sort of advice, each with its numbers and its text', async () => {
    const many = <T>(make: (at: number) => T): readonly T[] => [0, 1, 2].map(make)
    const document = await documentOf(
      ...unknown(3),
      ...many(() => ({
        attempts: [[{ name: 'test', step: 'Run npm ci', log: RESET }], [{ name: 'test' }]],
      })),
      ...many(() => ({ attempts: [[{ name: 't', log: failedTest('TestFlaky') }], [{ name: 't' }]] })),
      ...many(() => ({
        conclusion: 'cancelled',
        attempts: [[{ name: 'slow', conclusion: 'cancelled', log: LIMIT, seconds: 600 }]],
      })),
      ...many(() => failing('n', { workflow: '.github/workflows/never.yml' })),
      ...many(() => ({ attempts: [[{ name: 'gone', log: 410 }]] })),
    )
    expect(document.advice.map(({ about }) => about)).toEqual([
      'triage',
      'retry',
      'test',
      'rule',
      'limit',
      'never_passed',
      'retention',
    ])
    for (const { text, numbers, paste } of document.advice) {
      expect(paste).not.toBe('')
      expect(Object.keys(numbers).length).toBeGreaterThan(0)
      expect(text).toMatch(/\d/)
    }
    const retry = document.advice.find(({ about }) => about === 'retry')
    expect(retry?.paste).toContain('run: "npm ci"\n    classify: npm\n    retry: 2')
    expect(document.advice.find(({ about }) => about === 'test')?.text).toContain('TestFlaky')
  })
})

test('compare: new, gone, more and less, per 100 runs', async () => {
  const of = (name: string, count: number): readonly RunSpec[] => Array.from({ length: count }, () => failing(name))
  const before = await documentOf(...of('gone', 1), ...of('more', 1), ...of('less', 3), {}, {}, {}, {}, {})
  const history = new History().add(...of('new', 1), ...of('more', 3), ...of('less', 1), {}, {}, {}, {}, {})
  const { document } = await surveyed(history, {}, before)
  const jobs = (side: 'new' | 'gone' | 'more' | 'less') => document.compare?.[side].map(({ job }) => job)
  expect([jobs('new'), jobs('gone'), jobs('more'), jobs('less')]).toEqual([['new'], ['gone'], ['more'], ['less']])
  expect(document.compare?.more[0]).toMatchObject({
    before: { sightings: 1, minutes: 1 },
    before_per_100: { sightings: 10 },
    now_per_100: { sightings: 30 },
  })
})

test('compare: the largest change first, and minutes decide where as many jobs failed', async () => {
  const one = await documentOf(failing('a'))
  const [sample] = one.causes
  if (sample === undefined) throw new Error('no cause')
  const cause = (id: string, minutes: number, sightings = 1) => ({ ...sample, id, job: id, minutes, sightings })
  const totals = { ...one.totals, runs: 100 }
  const before = {
    ...one,
    totals,
    causes: [cause('same', 3), cause('little', 3), cause('cheaper', 9), cause('rarer', 1, 4)],
  }
  const now = {
    complete: true,
    totals,
    causes: [cause('same', 3), cause('little', 4), cause('much', 8), cause('cheaper', 2), cause('rarer', 9, 3)],
  }
  const { more, less, new: fresh, gone } = compareWith(before, now)
  const jobs = (changes: typeof more): readonly string[] => changes.map(({ job }) => job)
  expect([jobs(more), jobs(less), jobs(fresh), jobs(gone)]).toEqual([['little'], ['rarer', 'cheaper'], ['much'], []])
  expect(compareWith({ ...before, totals: { ...totals, runs: 0 } }, now).less).toEqual([])
  const reversed = compareWith(
    { ...one, totals, causes: [] },
    { complete: true, totals, causes: [cause('a', 1), cause('c', 9), cause('b', 5)] },
  )
  expect(jobs(reversed.new)).toEqual(['c', 'b', 'a'])
})

test.each([
  ['of the same repository, however it is written', 'ACME/Rockets', {}, null],
  ['of another repository', 'acme/pads', {}, /is a survey of "acme\/rockets", not of acme\/pads/],
  ['of another version', 'acme/rockets', { schema_version: 2 }, /is not a survey\.json of schema_version 1/],
  ['without causes', 'acme/rockets', { causes: {} }, /is not a survey\.json/],
])('an earlier survey %s', async (_, repository, change, problem) => {
  const earlier = parseEarlier(JSON.stringify({ ...(await documentOf({})), ...change }), 'old.json', repository)
  expect(earlier.ok ? null : earlier.error).toEqual(problem === null ? null : expect.stringMatching(problem))
})

describe('what a manager asks', () => {
  const on = (branch: string, at: string, passes: boolean, workflow = 'ci.yml'): RunSpec => ({
    workflow: `.github/workflows/${workflow}`,
    branch,
    at,
    event: 'push',
    attempts: [[{ name: 'test', ...(passes ? {} : { log: failedTest('TestA') }) }]],
  })

  test('the default branch is the one that the repository names', async () => {
    const history = new History().add(
      on('main', '2026-10-01T10:00:00Z', false),
      on('trunk', '2026-10-05T10:00:00Z', false),
      on('trunk', '2026-10-05T20:00:00Z', true),
    )
    history.about = { default_branch: 'trunk', private: false }
    expect((await surveyed(history)).document.main).toMatchObject({ branch: 'trunk', hours_red: 10 })
    history.intercept = ({ path }) => (path === '/repos/acme/rockets' ? { status: 500 } : undefined)
    expect((await surveyed(history)).document).toMatchObject({ complete: true, main: { branch: 'main' } })
  })

  test('the default branch is red while the newest run of any of its workflows failed', async () => {
    const { main } = await documentOf(
      on('main', '2026-10-05T10:00:00Z', false),
      on('main', '2026-10-05T11:00:00Z', false, 'lint.yml'),
      on('main', '2026-10-05T12:00:00Z', true),
      on('main', '2026-10-05T14:00:00Z', true, 'lint.yml'),
      on('topic', '2026-10-05T15:00:00Z', false),
      on('main', '2026-10-06T10:00:00Z', false),
      on('main', '2026-10-06T12:00:00Z', true),
    )
    expect(main).toMatchObject({ branch: 'main', turned_red: 2, turned_green: 2, hours_red: 6, is_red: false })
    expect(main?.median_hours_until_green).toBe(3)
  })

  test('a branch that stays red is red until the end of the window', async () => {
    const { main } = await documentOf(on('main', '2026-10-31T22:00:00Z', false))
    expect(main).toMatchObject({ turned_red: 1, turned_green: 0, is_red: true, median_hours_until_green: null })
    expect(main?.hours_red).toBeGreaterThan(1.9)
  })

  test('weeks have their runs, those that passed at first, and the minutes lost', async () => {
    const { weeks } = await documentOf(
      on('main', '2026-10-05T10:00:00Z', true),
      on('main', '2026-10-06T10:00:00Z', false),
      on('main', '2026-10-12T10:00:00Z', true),
    )
    expect(weeks.filter(({ runs }) => runs > 0)).toMatchObject([
      { week: '2026-10-05', runs: 2, passed_first: 1 },
      { week: '2026-10-12', runs: 1, passed_first: 1, minutes_lost: 0 },
    ])
  })
})

test('a cause whose log was not read in one of two surveys is neither new nor gone', async () => {
  const unread = await documentOf({ attempts: [[{ name: 'test', log: 404 }]] })
  const read = await documentOf({ attempts: [[{ name: 'test', log: failedTest('TestA') }]] })
  for (const [before, now] of [
    [unread, read],
    [read, unread],
  ] as const) {
    const compared = compareWith(before, now)
    expect([compared.new, compared.gone]).toEqual([[], []])
    expect(compared.not_compared).toHaveLength(2)
  }
  const limited = compareWith({ ...read, complete: false, causes: [] }, read)
  expect([limited.new.length, limited.not_compared.length]).toEqual([0, 1])
})

test('the cause of a failed test has the name of the test as its title', async () => {
  const { causes } = await documentOf({ attempts: [[{ name: 'test', log: failedTest('TestA') }]] })
  expect(causes[0]?.title).toBe('TestA')
})
