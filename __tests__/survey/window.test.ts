import { describe, expect, test } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'
import { formatMinutes, toMinutes } from '../../src/survey/causes.js'
import {
  createAttempt,
  measureSeconds,
  parseListedRun,
  parseSurveyedJobs,
  type SurveyedJob,
} from '../../src/survey/facts.js'
import { joinDays } from '../../src/survey/sections.js'
import { computeMedian, Tally } from '../../src/survey/tally.js'
import { formatCreatedQuery, listDays, parseWindow, splitWindow } from '../../src/survey/window.js'

const NOW = Date.parse('2026-11-05T12:34:56Z')

describe('the window', () => {
  test.each<[string, string | null, string]>([
    ['30d', null, '2026-10-06T00:00:00Z..2026-11-05T23:59:59Z'],
    ['0d', null, '2026-11-05T00:00:00Z..2026-11-05T23:59:59Z'],
    ['1d', '2026-03-01', '2026-02-28T00:00:00Z..2026-03-01T23:59:59Z'],
    ['2026-10-01', '2026-10-31', '2026-10-01T00:00:00Z..2026-10-31T23:59:59Z'],
    ['2026-10-31', '2026-10-31', '2026-10-31T00:00:00Z..2026-10-31T23:59:59Z'],
    ['3660d', '2026-10-31', '2016-10-23T00:00:00Z..2026-10-31T23:59:59Z'],
  ])('--since %s --until %s', (since, until, query) => {
    const window = parseWindow(since, until, NOW)
    expect(window.ok && formatCreatedQuery(window.value)).toBe(query)
  })

  test.each<[string, string | null, RegExp]>([
    ['2026-02-30', null, /--since "2026-02-30" is neither/],
    ['x30d', null, /--since/],
    ['30dx', null, /--since/],
    ['123456d', null, /--since/],
    ['2026-10-01x', null, /--since/],
    ['x2026-10-01', null, /--since/],
    ['30d', '2026-13-01', /--until "2026-13-01" is not a date/],
    ['30d', '30d', /--until/],
    ['2026-11-01', '2026-10-31', /ends before it begins: 2026-11-01T00:00:00Z is after 2026-10-31T00:00:00Z/],
    ['3661d', null, /at most 3660 days/],
  ])('--since %s --until %s is refused', (since, until, message) => {
    const window = parseWindow(since, until, NOW)
    expect(window).toMatchObject({ ok: false, error: expect.stringMatching(message) })
  })

  test('is halved until it is one second, without a gap', () => {
    expect(splitWindow({ from: 10, to: 10 })).toEqual([])
    expect(splitWindow({ from: 10, to: 11 })).toEqual([
      { from: 11, to: 11 },
      { from: 10, to: 10 },
    ])
    expect(splitWindow({ from: 10, to: 14 })).toEqual([
      { from: 13, to: 14 },
      { from: 10, to: 12 },
    ])
  })

  test('has its days', () => {
    expect(listDays({ from: 0, to: 86_399 })).toEqual(['1970-01-01'])
    expect(listDays({ from: 0, to: 86_400 })).toEqual(['1970-01-01', '1970-01-02'])
  })
})

test.each([
  [[], null],
  [[7], 7],
  [[10, 2], 6],
  [[100, 1, 100, 1], 50.5],
  [[5, 1, 1, 9, 5], 5],
])('the median of %j is %s', (numbers, median) => expect(computeMedian(numbers)).toBe(median))

test.each([
  [0, '0 min'],
  [3, '3 min'],
  [3.25, '3.3 min'],
  [9.96, '10.0 min'],
  [10, '10 min'],
  [10.4, '10 min'],
  [1234.5, '1,235 min'],
])('%s minutes are shown as %s', (number, shown) => expect(formatMinutes(number)).toBe(shown))

test('seconds become minutes with two decimals', () => {
  expect([0, 1, 59, 60, 100].map(toMinutes)).toEqual([0, 0.02, 0.98, 1, 1.67])
})

test.each([
  [0, 3, []],
  [1, 3, [1]],
  [3, 3, [1, 1, 1]],
  [4, 3, [2, 2]],
  [7, 3, [3, 3, 1]],
])('%s days in at most %s bars', (count, most, sizes) => {
  const day = {
    date: '',
    runs: 0,
    failed_first: 0,
    classes: { transient: 0, deterministic: 0, flaky: 0, cancelled: 0, unknown: 0 },
  }
  expect(joinDays(Array(count).fill(day), most).map((days) => days.length)).toEqual(sizes)
})

const redactor = new Redactor({ secrets: [] })
const RUN = {
  id: 7,
  name: 'CI',
  path: '.github/workflows/ci.yml',
  event: 'push',
  status: 'completed',
  conclusion: 'success',
  head_branch: 'main',
  head_sha: 'a'.repeat(40),
  run_attempt: 1,
  html_url: 'https://github.com/acme/rockets/actions/runs/7',
  created_at: '2026-10-05T10:00:00Z',
  run_started_at: '2026-10-05T10:00:30Z',
  updated_at: '2026-10-05T10:01:30.900Z',
  pull_requests: [],
  head_repository: { full_name: 'acme/rockets' },
}

describe('a listed run', () => {
  const CREATED = Date.parse(RUN.created_at) / 1000
  test('has whole seconds; what is missing is taken from its creation', () => {
    expect(parseListedRun(RUN, redactor)).toMatchObject({
      created: CREATED,
      started: CREATED + 30,
      ended: CREATED + 90,
    })
    const { run_started_at: _, updated_at: __, ...bare } = RUN
    expect(parseListedRun(bare, redactor)).toMatchObject({ created: CREATED, started: CREATED, ended: CREATED })
    expect(parseListedRun({ ...bare, created_at: 'soon' }, redactor)).toMatchObject({
      created: 0,
      started: 0,
      ended: 0,
    })
    expect(parseListedRun({ ...RUN, run_attempt: 0 }, redactor)?.attempt).toBe(1)
    expect(parseListedRun({ ...RUN, head_branch: null }, redactor)?.head_branch).toBeNull()
  })

  test.each([null, [], 'x', {}])('%j is none', (value) => expect(parseListedRun(value, redactor)).toBeNull())

  test.each([
    ['push', [], 'main', []],
    ['push', [{ number: 4 }, { number: 5 }], 'main', ['#4', '#5']],
    ['pull_request', [{ number: 4 }], 'main', ['#4']],
    ['pull_request', [], 'topic', ['acme/rockets:topic']],
    ['pull_request_target', [null], null, ['acme/rockets:']],
    ['pull_request', 'x', 'topic', ['acme/rockets:topic']],
  ])('of %s with the pull requests %j on %s belongs to %j', (event, pulls, branch, keys) => {
    const run = { ...RUN, event, pull_requests: pulls, head_branch: branch }
    expect(parseListedRun(run, redactor)?.pulls).toEqual(keys)
  })

  test('shows no secret', () => {
    const hiding = new Redactor({ secrets: [{ value: 'rocketfuel', origin: 'env.FUEL' }] })
    const run = { ...RUN, name: 'rocketfuel', path: 'rocketfuel.yml', head_branch: 'x-rocketfuel' }
    expect(JSON.stringify(parseListedRun(run, hiding))).not.toContain('rocketfuel')
    const steps = [{ name: 'rocketfuel', status: 'completed', conclusion: 'failure' }]
    const jobs = [{ id: 1, name: 'rocketfuel', status: 'completed', conclusion: 'failure', steps }]
    const read = parseSurveyedJobs(jobs, hiding)
    expect(read).toHaveLength(1)
    expect(JSON.stringify(read)).not.toContain('rocketfuel')
  })
})

describe('jobs', () => {
  const job = (id: number, more: Partial<SurveyedJob> = {}): SurveyedJob => ({
    id,
    attempt: 1,
    name: `job ${id}`,
    url: '',
    conclusion: 'success',
    failedStep: null,
    failedAt: [],
    started: 100,
    ended: 160,
    ...more,
  })

  test('a page is read as far as it is one', () => {
    const one = { id: 1, name: 'a', status: 'completed', conclusion: 'success', steps: [] }
    expect(parseSurveyedJobs([null, one, 'x'], redactor)).toMatchObject([{ id: 1, started: null, ended: null }])
  })

  test('ran for the seconds between two known times', () => {
    const ran = [job(1), job(1, { started: null }), job(1, { ended: null }), job(1, { started: 200 })].map(
      measureSeconds,
    )
    expect(ran).toEqual([60, 0, 0, 0])
  })

  test('of an earlier attempt are told by their id, their times or their attempt', () => {
    const earlier = [job(1), job(2), job(3, { started: null, ended: null })]
    const own = [
      job(1, { attempt: 2, started: 500 }),
      job(12, { name: 'job 2', attempt: 2 }),
      job(13, { name: 'job 3', attempt: 2, started: null, ended: null }),
      job(14, { attempt: 1, started: 500 }),
      job(15, { attempt: 2, started: 500 }),
      job(16, { attempt: 0, started: 500 }),
      job(17, { name: 'job 2', attempt: 2, ended: 170 }),
    ]
    const attempt = createAttempt(own, 2, earlier)
    expect(attempt.takenOver.map(({ id }) => id)).toEqual([1, 12, 14])
    expect(attempt.jobs.map(({ id }) => id)).toEqual([13, 15, 16, 17])
    expect(attempt.isRead).toBe(true)
    expect(createAttempt(null, 1, [])).toEqual({ jobs: [], takenOver: [], isRead: false })
  })
})

test('a tally counts each run once, by workflow and day, and remembers passes', () => {
  const tally = new Tally()
  const run = (id: number, more: object) => {
    const read = parseListedRun({ ...RUN, id, ...more }, redactor)
    if (read === null) throw new Error('no run')
    tally.add(read)
  }
  run(1, {})
  run(1, {})
  run(2, { status: 'in_progress', conclusion: null })
  run(3, { conclusion: 'failure', name: 'Build' })
  run(4, { conclusion: 'neutral' })
  run(5, { run_attempt: 3 })
  run(6, { head_sha: 'b'.repeat(40), updated_at: RUN.created_at, created_at: '2026-10-06T00:00:00Z' })
  run(7, { event: 'schedule', path: 'x.yml', conclusion: 'cancelled' })
  run(8, { event: 'schedule', path: 'x.yml' })
  expect(tally).toMatchObject({ runs: 7, attempts: 9, other: 1 })
  expect([...tally.days]).toEqual([
    ['2026-10-05', 6],
    ['2026-10-06', 1],
  ])
  expect(tally.remarkable.map(({ id }) => id)).toEqual([3, 5, 7])
  const [ci, x] = [tally.workflows.get(RUN.path), tally.workflows.get('x.yml')]
  expect(ci).toMatchObject({ name: 'Build', runs: 5, passedFirst: 2 })
  expect(ci?.seconds).toEqual([60, 60, 60, 60, 0])
  expect(x).toMatchObject({ name: 'CI', runs: 2, passedFirst: 1 })
  const created = Date.parse(RUN.created_at) / 1000
  const success = (id: number, event: string) => ({ run: id, attempt: 1, event, created, ended: created + 90 })
  const find = (workflow: string, head_sha: string) => tally.findSuccess({ workflow, head_sha }, () => true)
  expect(find(RUN.path, 'a'.repeat(40))).toEqual(success(1, 'push'))
  expect(find('x.yml', 'a'.repeat(40))).toEqual(success(8, 'schedule'))
  expect(tally.findSuccess({ workflow: RUN.path, head_sha: 'a'.repeat(40) }, () => false)).toBeUndefined()
  expect(find(RUN.path, 'b'.repeat(40))).toBeDefined()
  tally.endListing()
  expect(find(RUN.path, 'a'.repeat(40))).toEqual(success(1, 'push'))
  expect(find(RUN.path, 'b'.repeat(40))).toBeUndefined()
})
