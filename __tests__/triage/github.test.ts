import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../src/core/json.js'
import type { TriageDocument, TriagedJob } from '../../src/triage/document.js'
import {
  findPullRequestAt,
  hasFailed,
  isNewerRun,
  parseAnnotations,
  parseDeployments,
  parseJob,
  parsePage,
  parseRun,
  parseRunAddress,
  type RunFacts,
  readNewestCommit,
} from '../../src/triage/github.js'
import { createTriageLedger, withHistory } from '../../src/triage/history.js'

const RUN: JsonObject = {
  id: 900,
  name: 'CI',
  path: '.github/workflows/ci.yml@refs/heads/main',
  event: 'push',
  head_branch: 'main',
  head_sha: 'abc',
  html_url: 'https://github.com/acme/rockets/actions/runs/900',
  run_attempt: 2,
  status: 'completed',
  conclusion: 'failure',
  head_repository: { full_name: 'acme/rockets' },
}
const FACTS: RunFacts = {
  id: 900,
  name: 'CI',
  workflow: '.github/workflows/ci.yml',
  event: 'push',
  head_branch: 'main',
  head_sha: 'abc',
  url: 'https://github.com/acme/rockets/actions/runs/900',
  attempt: 2,
  status: 'completed',
  conclusion: 'failure',
  headRepository: 'acme/rockets',
  startedMs: null,
  endedMs: null,
  createdMs: null,
  number: 0,
  calledCommits: {},
}

describe('a run', () => {
  test('as the API describes it', () => expect(parseRun(RUN)).toEqual(FACTS))

  test.each<[Json, Partial<RunFacts>]>([
    [{ ...RUN, head_branch: null }, { head_branch: null }],
    [{ ...RUN, head_branch: 7 }, { head_branch: null }],
    [{ ...RUN, run_attempt: 0 }, { attempt: 0 }],
    [{ ...RUN, run_attempt: 1.5 }, { attempt: 0 }],
    [{ ...RUN, run_attempt: '2' }, { attempt: 0 }],
    [{ ...RUN, run_attempt: 1 }, { attempt: 1 }],
    [{ ...RUN, head_repository: null }, { headRepository: null }],
    [{ ...RUN, head_repository: {} }, { headRepository: null }],
    [{ ...RUN, path: 'x@y.yml' }, { workflow: 'x' }],
    [{ id: 1 }, { id: 1, name: '', workflow: '', attempt: 0 }],
  ])('%j', (value, facts) => expect(parseRun(value)).toMatchObject(facts))

  test.each<Json[]>([[null], ['x'], [{}], [{ id: '900' }]])('%j is none', (value) => expect(parseRun(value)).toBeNull())

  test('has the commits of the workflows that it called', () => {
    const called = [{ path: 'a/b/x.yml@v1', sha: 'abc' }, { path: 'y.yml' }, null]
    expect(parseRun({ ...RUN, referenced_workflows: called })?.calledCommits).toEqual({ 'a/b/x.yml@v1': 'abc' })
  })

  test.each<[string, Partial<RunFacts>, Partial<RunFacts>, boolean]>([
    ['by its number', { number: 3, id: 1 }, { number: 2, id: 2 }, true],
    ['by its time', { createdMs: 2, id: 1 }, { createdMs: 1, id: 2 }, true],
    ['by its id at the same time', { createdMs: 1, id: 3 }, { createdMs: 1, id: 2 }, true],
    ['by its id without a time', { id: 1 }, { createdMs: 1, id: 2 }, false],
  ])('is newer %s', (_, one, other, isNewer) => {
    expect(isNewerRun({ ...FACTS, ...one }, { ...FACTS, ...other })).toBe(isNewer)
  })
})

describe('jobs', () => {
  const step = (conclusion: string, name = conclusion): JsonObject => {
    return { name, conclusion, started_at: '2026-01-01T00:00:01.5Z', completed_at: '2026-01-01T00:00:09Z' }
  }
  const job = (...steps: readonly Json[]): JsonObject => {
    return { id: 1, run_attempt: 1, name: 'test', html_url: 'u', conclusion: 'failure', steps: [...steps] }
  }
  const WHEN = { from: '2026-01-01T00:00:01', to: '2026-01-01T00:00:09' }

  test('have the step that failed, and when', () => {
    expect(parseJob(job(step('success'), step('failure', 'make'), step('timed_out', 'late')))).toEqual({
      id: 1,
      attempt: 1,
      name: 'test',
      url: 'u',
      conclusion: 'failure',
      steps: ['success', 'make', 'late'],
      failedStep: 'make',
      failedAt: [WHEN, WHEN],
    })
  })

  test.each<[string, Json, string | null, number]>([
    ['a step that was stopped counts where none failed', job(step('cancelled')), 'cancelled', 0],
    ['a step that failed counts first', job(step('cancelled'), step('failure')), 'failure', 1],
    ['no step', job(), null, 0],
    ['all passed', job(step('success'), null), null, 0],
    ['steps are no list', { ...job(), steps: 'x' }, null, 0],
  ])('%s', (_, value, failedStep, times) => {
    expect(parseJob(value)).toMatchObject({ failedStep, failedAt: Array(times).fill(WHEN) })
  })

  test('a step without an end ends never', () => {
    const open = { name: 'a', conclusion: 'failure', started_at: '2026-01-01T00:00:01Z', completed_at: null }
    expect(parseJob(job(open))?.failedAt).toEqual([{ from: WHEN.from, to: '9999' }])
  })

  test.each<[Json, boolean]>([
    [{ total_count: 1, jobs: [job()] }, true],
    [{ total_count: 9, jobs: [job()] }, true],
    [{ jobs: [job()] }, false],
    [{ total_count: 2, jobs: [job(), null] }, false],
    [{ total_count: 1, jobs: [{ id: 'x' }] }, false],
    [{ total_count: 0, jobs: {} }, false],
    [{}, false],
    [[], false],
    [null, false],
  ])('%j is a page: %s', (value, isPage) => expect(parsePage(value, 'jobs', parseJob) !== null).toBe(isPage))

  test.each([
    ['failure', true],
    ['timed_out', true],
    ['startup_failure', true],
    ['cancelled', true],
    ['success', false],
    ['skipped', false],
    ['', false],
  ])('%s has failed: %s', (conclusion, failed) => {
    const read = parseJob({ ...job(), conclusion })
    expect(read !== null && hasFailed(read)).toBe(failed)
  })
})

test.each<[readonly Json[], number | null]>([
  [[{ number: 1, state: 'open', head: { sha: 'abc' } }], 1],
  [
    [
      { number: 1, state: 'closed', head: { sha: 'abc' } },
      { number: 2, head: { sha: 'abc' } },
    ],
    2,
  ],
  [[{ number: 1, head: { sha: 'x' } }, null, { number: 3, head: null }], null],
  [[{ number: '1', head: { sha: 'abc' } }], null],
])('the pull request in %j is %s', (value, number) => expect(findPullRequestAt(value, 'abc')).toBe(number))

test.each<[Json, string | null]>([
  [{ commit: { sha: 'a' } }, 'a'],
  [{ sha: 'b', commit: { message: 'x' } }, 'b'],
  [{ sha: 'b' }, 'b'],
  [{}, null],
  [null, null],
  [{ commit: 'x' }, null],
])('the newest commit of %j is %s', (value, sha) => expect(readNewestCommit(value)).toBe(sha))

test('deployments, and annotations of failures', () => {
  expect(parseDeployments([{ id: 1, environment: 'prod' }, { id: 2 }])).toEqual(['prod', '?'])
  for (const value of [{}, null, [null]]) expect(parseDeployments(value)).toBeNull()
  const failure = { annotation_level: 'failure', message: 'no' }
  expect(parseAnnotations([failure, { ...failure, annotation_level: 'warning' }, { ...failure, message: 1 }])).toEqual([
    'no',
  ])
  expect(parseAnnotations([{ ...failure, message: 'x'.repeat(30_000) }])?.[0]).toHaveLength(20_000)
  for (const value of [{}, null, [null]]) expect(parseAnnotations(value)).toBeNull()
})

describe('the address of a run', () => {
  const servers = ['https://github.com', 'http://ghes.example', 'https://ghes.example:8443']
  test.each([
    ['https://github.com/acme/rock.ets/actions/runs/123', 'https://github.com', 'acme', 'rock.ets', 123],
    ['https://github.com/acme/rockets/actions/runs/123/attempts/2', 'https://github.com', 'acme', 'rockets', 123],
    ['https://github.com/acme/rockets/actions/runs/123?pr=4', 'https://github.com', 'acme', 'rockets', 123],
    ['https://github.com/acme/rockets/actions/runs/123#x', 'https://github.com', 'acme', 'rockets', 123],
    [
      'https://GitHub.com:443/a-b/c_d/actions/runs/123456789012345',
      'https://github.com',
      'a-b',
      'c_d',
      123456789012345,
    ],
    ['https://ghes.example:8443/a/b/actions/runs/1', 'https://ghes.example:8443', 'a', 'b', 1],
  ])('%s', (url, server, owner, repo, id) => {
    expect(parseRunAddress(url, servers)).toEqual({ ok: true, value: { server, owner, repo, id } })
  })

  test.each([
    ['x https://github.com/a/b/actions/runs/1', /is not the address of a run/],
    ['https://github.com/a/b/actions/runs/1x', /is not the address/],
    ['https://github.com/a/b/actions/runs/', /is not the address/],
    ['https://github.com/a/b/actions/runs/1234567890123456', /is not the address/],
    ['https://github.com/a/actions/runs/1', /is not the address/],
    ['https://github.com/a b/c/actions/runs/1', /is not the address/],
    ['ftp://github.com/a/b/actions/runs/1', /is not the address/],
    ['https://evil.example/a/b/actions/runs/1', /no request was made to `https:\/\/evil\.example`/],
    ['https://user@github.com/a/b/actions/runs/1', /no request was made/],
    ['http://github.com/a/b/actions/runs/1', /no request was made/],
    ['https://github.com:1/a/b/actions/runs/1', /no request was made/],
    ['http://ghes.example/a/b/actions/runs/1', /not sent over plain http/],
  ])('%s is refused', (url, message) => {
    expect(parseRunAddress(url, servers)).toMatchObject({ ok: false, error: expect.stringMatching(message) })
  })
})

const JOB: TriagedJob = {
  name: 'test',
  kind: 'external.build.test',
  class: 'deterministic',
  evidence: [{ line: 3, text: 'no' }],
  step: null,
  rule: 'build',
  annotations: [],
  tests: [],
  note: null,
}
const record = (name: string, conclusion: string) => {
  return { id: 1, attempt: 1, name, url: '', conclusion, failedStep: null, failedAt: [] }
}
const DOCUMENT = {
  schema_version: 1,
  run: FACTS,
  attempt: 1,
  decision: 'leave',
  reason: '',
  jobs: [JOB],
  next: [],
} as const
const line = (
  more: Partial<Omit<TriageDocument, 'run' | 'attempt'>> & { attempt?: number },
  passed: readonly string[] = [],
  ledger = '',
) => createTriageLedger({ ...DOCUMENT, ...more }, passed, ledger, '2026-01-01T00:00:00Z')
const text = (...entries: readonly object[]): string => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

const RECOVERED = line({ jobs: [], attempt: 2 }, ['test'], text(line({})))
const NETWORK = { node: 'test', kind: 'external.npm.network', count: 1, recovered: 0, recovery_attempts: 0 }

describe('history', () => {
  test.each<[string, number, number, string, string, string | null]>([
    ['another attempt', 900, 1, 'test', 'success', 'it passed in attempt 1 of this run, on the same commit'],
    ['another run', 7, 2, 'test', 'success', 'it passed in attempt 2 of run 7, on the same commit'],
    ['a run without attempts', 7, 0, 'test', 'success', 'it passed in run 7, on the same commit'],
    ['another job', 7, 1, 'lint', 'success', null],
    ['no success', 7, 1, 'test', 'skipped', null],
  ])('%s', (_, run, attempt, name, conclusion, said) => {
    const past = [
      { run: 1, attempt: 1, jobs: [] },
      { run, attempt, jobs: [record(name, conclusion)] },
    ]
    const job = withHistory(JOB, FACTS, past, '')
    expect(job.flaky).toBe(said === null ? undefined : true)
    expect(job.evidence).toEqual([...JOB.evidence, ...(said === null ? [] : [{ line: null, text: said }])])
    const cancelled = { ...JOB, class: 'cancelled' as const }
    expect(withHistory(cancelled, FACTS, past, '')).toBe(cancelled)
  })

  test.each<[string, string, boolean]>([
    ['a pass', text(line({ jobs: [] }, ['test'])), true],
    ['a pass of another job', text(line({ jobs: [] }, ['lint'])), false],
    ['a failure', text(line({})), false],
    ['a failure that recovered', text(line({}), line({ jobs: [], attempt: 2 }, ['test'], text(line({})))), true],
    ['that it recovered without passing', text({ ...RECOVERED, passed: [] }), true],
    [
      'that another kind recovered',
      text({ ...RECOVERED, passed: [], sightings: [{ ...NETWORK, recovered: 1 }] }),
      false,
    ],
    ['a pass on another commit', text({ ...line({ jobs: [] }, ['test']), commit: 'x' }), false],
    ['a pass for another event', text({ ...line({ jobs: [] }, ['test']), event: 'x' }), false],
    [
      'a pass of another workflow',
      text({ ...line({ jobs: [] }, ['test']), workflow: { name: 'CI', file: 'x' } }),
      false,
    ],
  ])('the ledger knows %s', (_, ledger, flaky) => {
    const job = withHistory(JOB, FACTS, [], ledger)
    expect(job.flaky === true).toBe(flaky)
    const told = job.evidence.filter(
      ({ text }) => text === 'it passed in github-900, on the same commit, by the ledger',
    )
    expect(told).toHaveLength(flaky ? 1 : 0)
  })
})

describe('the line in the ledger', () => {
  test('of a run', () => {
    expect(line({ jobs: [JOB, { ...JOB, name: 'odd', kind: null }] }, ['lint'])).toMatchObject({
      run_id: 'github-900',
      timestamp: '2026-01-01T00:00:00Z',
      workflow: { name: 'CI', file: '.github/workflows/ci.yml' },
      outcome: 'failed',
      commit: 'abc',
      event: 'push',
      passed: ['lint'],
      sightings: [
        { node: 'test', kind: 'external.build.test', count: 1, recovered: 0, recovery_attempts: 0 },
        { node: 'odd', kind: 'external.job.unknown', count: 1, recovered: 0, recovery_attempts: 0 },
      ],
    })
    expect(line({ decision: 'none', jobs: [] })).toMatchObject({ outcome: 'success', sightings: [] })
  })

  test('of the next attempt adds to the line of the run, once for each attempt', () => {
    const first = line({})
    const second = createTriageLedger({ ...DOCUMENT, attempt: 2 }, [], text(first), '2026-02-02T00:00:00Z')
    expect(second).toMatchObject({ timestamp: first.timestamp, sightings: [{ count: 2, recovered: 0 }] })
    expect(line({ attempt: 2 }, [], text(second)).sightings).toMatchObject([{ count: 2 }])
    expect(line({}, [], text(first)).sightings).toMatchObject([{ count: 1 }])
    expect(line({ attempt: 2 }, [], text({ ...first, run_id: 'github-1' })).sightings).toMatchObject([{ count: 1 }])
  })

  test('tells which attempt a job recovered in, once', () => {
    const second = line({ attempt: 2, jobs: [] }, ['test'], text(line({})))
    expect(second.sightings).toMatchObject([{ node: 'test', count: 1, recovered: 1, recovery_attempts: 2 }])
    const third = line({ attempt: 3, jobs: [] }, ['test'], text(second))
    expect(third.sightings).toMatchObject([{ recovered: 1, recovery_attempts: 2 }])
    expect(line({ attempt: 2, jobs: [] }, ['lint'], text(line({}))).sightings).toMatchObject([{ recovered: 0 }])
  })
})
