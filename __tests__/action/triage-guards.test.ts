import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/core/json.js'
import { answersOf, type Repository, storageOf, workflowFor } from '../support/github.js'
import { FakeRunner, type StepResult } from './fake-runner.js'
import { type Reply, restApi, serve } from './services.js'

const SHA = 'feedfacefeedfacefeedfacefeedfacefeedface'
const time = (second: number): string => `2026-01-01T00:${String(second).padStart(2, '0')}:00Z`
const RESET = 'npm error code ECONNRESET\n##[error]Process completed with exit code 1.\n'
const PERMISSIONS = (...lines: readonly string[]): string =>
  ['##[group]GITHUB_TOKEN Permissions', ...lines, 'Metadata: read', '##[endgroup]', ''].join('\n')
const READS = PERMISSIONS('Contents: read')

interface Job {
  readonly log?: string | Reply
  readonly conclusion?: string
  readonly from?: number
  readonly to?: number
  readonly needs?: readonly string[]
  readonly steps?: readonly string[]
  /** Fields of the job in its workflow file. */
  readonly file?: JsonObject
}

const FLAKY: Job = { log: READS + RESET, conclusion: 'failure', from: 1, to: 5 }
const AFTER: Job = { log: `${READS}##[group]Run make report\n##[endgroup]\n`, from: 6, to: 7, needs: ['e2e'] }

interface World {
  readonly facts?: JsonObject
  readonly others?: Repository['others']
  readonly refuse?: Repository['refuse']
  readonly pulls?: readonly JsonObject[]
  readonly branches?: Readonly<Record<string, string>>
  readonly annotations?: Repository['annotations']
  readonly deployments?: readonly JsonObject[]
  readonly files?: Readonly<Record<string, string>>
}

function worldOf(jobs: Readonly<Record<string, Job>>, given: World = {}): Repository {
  const entries = Object.entries(jobs)
  return {
    name: 'acme/rockets',
    run: {
      id: 900,
      name: 'CI',
      path: '.github/workflows/ci.yml',
      event: 'push',
      head_branch: 'feature/x',
      head_sha: SHA,
      run_attempt: 1,
      status: 'completed',
      conclusion: 'failure',
      created_at: new Date().toISOString(),
      head_repository: { full_name: 'acme/rockets' },
      ...given.facts,
    },
    jobs: entries.map(([name, job], index) => ({
      id: index + 1,
      run_attempt: Number(given.facts?.['run_attempt'] ?? 1),
      name,
      conclusion: job.conclusion ?? 'success',
      started_at: time(job.from ?? 1),
      completed_at: time(job.to ?? 2),
      steps: (job.steps ?? ['Set up job']).map((step) => ({ name: step, conclusion: job.conclusion ?? 'success' })),
      needs: [...(job.needs ?? [])],
    })),
    logs: Object.fromEntries(entries.map(([, { log = READS }], index) => [index + 1, log])),
    branches: { 'feature/x': SHA, main: SHA, ...given.branches },
    deployments: given.deployments ?? [],
    pulls: given.pulls ?? [],
    files: {
      '.github/workflows/ci.yml': workflowFor(
        Object.fromEntries(entries.map(([name, { needs = [], file }]) => [name, { needs: [...needs], ...file }])),
      ),
      ...given.files,
    },
    ...(given.annotations === undefined ? {} : { annotations: given.annotations }),
    ...(given.others === undefined ? {} : { others: given.others }),
    ...(given.refuse === undefined ? {} : { refuse: given.refuse }),
  }
}

async function triaged(repository: Repository, inputs: Record<string, string> = {}) {
  const storage = await serve(
    (request, _body, path) =>
      storageOf(repository)({ method: 'GET', path, body: null, token: request.headers.authorization ?? '' }),
    [],
  )
  const api = await restApi({ answer: answersOf(repository, storage.url) })
  const step = await new FakeRunner().inside({
    event: { workflow_run: { id: 900 } },
    with: { workflow: '', command: 'triage', 'github-token': 'ghs_token', rerun: '3', 'rerun-jobs': '*', ...inputs },
    env: { GITHUB_API_URL: api.url, GITHUB_EVENT_NAME: 'workflow_run' },
  })
  return { step, api, document: documentOf(step), again: repository.rerunJobs ?? null }
}

/** Undoes the escapes of a page. */
const plain = (page: string): string => page.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

function documentOf(step: StepResult): { readonly decision: string; readonly reason: string } {
  return JSON.parse(readFileSync(step.outputs['triage-path'] ?? '', 'utf8'))
}

describe('a job that depends on a failed job', () => {
  const DEPLOYS = 'deploy-production'
  test.each<[string, Record<string, Job>, Record<string, string>, RegExp]>([
    ['by its name', { e2e: FLAKY, [DEPLOYS]: AFTER }, {}, /^deploy-production, which would run .*guarded \(deploy\)/],
    ['at the second at which it ended', { e2e: FLAKY, [DEPLOYS]: { ...AFTER, from: 5 } }, {}, /guarded \(deploy\)/],
    [
      'by a command of its log',
      { e2e: FLAKY, after: { ...AFTER, log: '##[group]Run make ship\n##[endgroup]\n' } },
      {},
      /after.* guarded \(make ship\)/,
    ],
    ['by the name of a step', { e2e: FLAKY, after: { ...AFTER, steps: ['Publish it'] } }, {}, /guarded \(publish\)/],
    [
      'by the permissions of its token',
      { e2e: FLAKY, after: { ...AFTER, log: PERMISSIONS('Contents: write') } },
      {},
      /guarded \(contents: write\)/,
    ],
    ['by rerun-except', { e2e: FLAKY, after: AFTER }, { 'rerun-except': 'aft*' }, /rerun-except names after/],
    [
      'by its name if it was skipped',
      { e2e: FLAKY, [DEPLOYS]: { ...AFTER, conclusion: 'skipped' } },
      {},
      /guarded \(deploy\)/,
    ],
    ['by rerun-jobs', { e2e: FLAKY, after: AFTER }, { 'rerun-jobs': 'e2e' }, /rerun-jobs does not name after/],
    [
      'by a log that cannot be read',
      { e2e: FLAKY, after: { ...AFTER, log: { status: 404 } } },
      {},
      /the log of after cannot be read \(this needs actions: read\).*404/,
    ],
  ])('is guarded %s', async (_, jobs, inputs, reason) => {
    const { document, again } = await triaged(worldOf(jobs), inputs)
    expect(document).toMatchObject({ decision: 'leave', reason: expect.stringMatching(reason) })
    expect(again).toBeNull()
  })

  test.each<[string, Record<string, Job>, Record<string, string>, readonly string[]]>([
    ['harmless', { e2e: FLAKY, after: AFTER }, {}, ['e2e', 'after']],
    ['skipped', { e2e: FLAKY, after: { ...AFTER, conclusion: 'skipped' } }, {}, ['e2e', 'after']],
    ['no dependent', { e2e: FLAKY, [DEPLOYS]: { ...AFTER, needs: [] } }, {}, ['e2e']],
    [
      'named as guarded',
      { e2e: FLAKY, [DEPLOYS]: AFTER },
      { 'rerun-jobs': 'e2e, deploy-*', 'rerun-guarded': 'deploy-*' },
      ['e2e', DEPLOYS],
    ],
  ])('runs again if it is %s', async (_, jobs, inputs, names) => {
    const { document, again } = await triaged(worldOf(jobs), inputs)
    expect(document.decision).toBe('rerun')
    expect(again).toEqual(names)
  })
})

describe('what cannot be found out', () => {
  const outage: Reply = { status: 502, headers: { 'retry-after': '0' } }
  const forbidden: Reply = { status: 403, body: { message: 'Resource not accessible by integration' } }
  const second = { facts: { run_attempt: 2 } }
  test.each<[string, World, RegExp]>([
    [
      'deployments that are forbidden',
      { refuse: { deployments: forbidden } },
      /deployments: read.*403.*not accessible/,
    ],
    ['deployments behind an outage', { refuse: { deployments: outage } }, /deployments: read.*502/],
    ['deployments that are not found', { refuse: { deployments: { status: 404 } } }, /deployments: read.*404/],
    ['jobs of the first attempt', { ...second, refuse: { attempt: outage } }, /jobs of attempt 1 .*actions: read.*502/],
    ['the log', { refuse: { log: forbidden } }, /no rule knows why e2e failed/],
  ])('%s leaves the run', async (_, given, reason) => {
    const { document, again } = await triaged(worldOf({ e2e: FLAKY }, given))
    expect(document).toMatchObject({ decision: 'leave', reason: expect.stringMatching(reason) })
    expect(again).toBeNull()
  })
})

describe('a refusal is said in the words of GitHub', () => {
  test.each<[string, JsonObject, RegExp, boolean]>([
    ['too old', { created_at: '2020-01-01T00:00:00Z' }, /created over a month ago/, false],
    ['too many', { run_attempt: 50 }, /attempt 50 was the last that rerun: 50 allows/, false],
  ])('%s', async (_, facts, words, needsWrite) => {
    const repository = worldOf({ e2e: FLAKY }, { facts })
    const { step, document } = await triaged(repository, { rerun: '50' })
    expect(document).toMatchObject({ decision: 'leave', reason: expect.stringMatching(words) })
    expect(`${document.reason}${step.log.lines.join('\n')}`.includes('actions: write')).toBe(needsWrite)
  })

  test('a missing permission is named', async () => {
    const refuse = { rerun: { status: 403, body: { message: 'Resource not accessible by integration' } } }
    const { document } = await triaged(worldOf({ e2e: FLAKY }, { refuse }))
    expect(document.reason).toMatch(/Resource not accessible by integration \(the token needs actions: write\)/)
  })

  test('rerun is at most 50', async () => {
    const api = await restApi({})
    const step = await new FakeRunner().inside({
      event: { workflow_run: { id: 900 } },
      with: { workflow: '', command: 'triage', 'github-token': 'ghs_token', rerun: '51' },
      env: { GITHUB_API_URL: api.url, GITHUB_EVENT_NAME: 'workflow_run' },
    })
    expect(step.code).toBe(1)
    expect(step.log.commands.map(({ data }) => data).join('\n')).toContain('50')
  })
})

describe('256 failed legs', () => {
  const legs = (from: number): Record<string, Job> =>
    Object.fromEntries(
      Array.from({ length: 256 }, (_, index) => [`test (${index + 1})`, { ...FLAKY, from, to: from + 4 }]),
    )
  const pulls = [{ number: 7, state: 'open', head: { sha: SHA, label: 'acme:feature/x' } }]
  test.each([1, 2])('cost at most 20 requests in attempt %s, and are one row', async (attempt) => {
    const repository = worldOf(legs(1), { facts: { run_attempt: attempt }, pulls })
    const earlier = worldOf({ other: FLAKY }).jobs
    const { api, step, document } = await triaged(
      { ...repository, jobs: [...repository.jobs, ...(attempt === 1 ? [] : earlier)] },
      { comment: 'true', 'rerun-after': '1' },
    )
    expect(document.decision).toBe('rerun')
    expect(api.requests.length).toBeLessThanOrEqual(20)
    expect(plain(step.summary)).toContain('256 legs: test (1) ... test (256)')
    expect(
      plain(step.summary)
        .split('\n')
        .filter((line) => line.includes('test (')).length,
    ).toBeLessThanOrEqual(2)
    expect(step.log.lines.join('\n')).toContain('256 legs: test (1) ... test (256): transient')
    expect(String(api.comments[0]?.['body']).length).toBeLessThan(3000)
  })

  test('of two causes are two rows', async () => {
    const some = Object.fromEntries(
      Array.from({ length: 4 }, (_, index) => [
        `test (${index})`,
        index < 2
          ? FLAKY
          : { ...FLAKY, log: '--- FAIL: TestRocket (0.01s)\n##[error]Process completed with exit code 1.\n' },
      ]),
    )
    const { step } = await triaged(worldOf(some))
    expect(plain(step.summary)).toContain('2 legs: test (0) ... test (1)')
    expect(plain(step.summary)).toContain('2 legs: test (2) ... test (3)')
  })
})

describe('history', () => {
  const FAILS: Job = { ...FLAKY, log: '--- FAIL: TestRocket (0.01s)\n##[error]Process completed with exit code 1.\n' }
  test.each([
    ['push', 'rerun'],
    ['schedule', 'leave'],
    ['workflow_dispatch', 'leave'],
    ['pull_request', 'leave'],
    ['merge_group', 'leave'],
  ])('another run of the commit on %s: %s', async (event, decision) => {
    const passed = worldOf({ e2e: { from: 1 } }, { facts: { id: 800, event, conclusion: 'success' } })
    const { document } = await triaged(
      worldOf({ e2e: FAILS }, { facts: { event }, others: [{ run: passed.run, jobs: passed.jobs }] }),
    )
    expect(document.decision).toBe(decision)
  })
})

describe('a merge queue', () => {
  const branch = `gh-readonly-queue/main/pr-12-${SHA}`
  const facts = { event: 'merge_group', head_branch: branch }
  test('the comment goes to the pull request that the branch names', async () => {
    const { api, document } = await triaged(worldOf({ e2e: FLAKY }, { facts, branches: { [branch]: SHA } }), {
      comment: 'true',
    })
    expect(document.decision).toBe('rerun')
    expect(api.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toContain(
      '/repos/acme/rockets/issues/12/comments',
    )
  })

  test.each(['false', 'true'])('a run of a branch that is gone is left, with rerun-stale: %s', async (stale) => {
    const { document, again } = await triaged(worldOf({ e2e: FLAKY }, { facts }), { 'rerun-stale': stale })
    expect(document).toMatchObject({ decision: 'leave', reason: expect.stringContaining('is gone') })
    expect(again).toBeNull()
  })
})
