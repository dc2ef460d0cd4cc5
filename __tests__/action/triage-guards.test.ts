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

describe('lists and answers that are not whole', () => {
  const answer = (body: unknown): Reply => ({ status: 200, body })
  const cancelled: Job = { ...FLAKY, conclusion: 'cancelled', log: `${READS}##[error]The operation was canceled.\n` }
  const outage: Reply = { status: 502, headers: { 'retry-after': '0' } }
  const forbidden: Reply = { status: 403, body: { message: 'Resource not accessible by integration' } }
  const short = worldOf({ e2e: FLAKY }).jobs.map(({ needs: _, ...job }) => job)
  test.each<[string, Record<string, Job>, World, RegExp]>([
    ['jobs', { e2e: FLAKY }, { refuse: { jobs: answer({ total_count: 2, jobs: short }) } }, /GitHub listed 1 of 2/],
    ['jobs without a list', { e2e: FLAKY }, { refuse: { jobs: answer({}) } }, /jobs .* cannot be listed: .*not a list/],
    ['runs', { e2e: FLAKY }, { refuse: { runs: answer({}) } }, /recent runs .*actions: read/],
    ['deployments', { e2e: FLAKY }, { refuse: { deployments: answer({}) } }, /deployments: read.*not a list/],
    ['a file', { e2e: FLAKY }, { refuse: { contents: answer([]) } }, /ci\.yml cannot be read .*not a file/],
    [
      'no file',
      { e2e: FLAKY },
      { refuse: { contents: { status: 404 } } },
      /ci\.yml cannot be read .*contents: read.*404/,
    ],
    ['annotations', { e2e: FLAKY }, { refuse: { annotations: answer({}) } }, /annotations of e2e .*checks: read/],
    ['no annotations', { e2e: FLAKY, b: cancelled }, { refuse: { annotations: forbidden } }, /checks: read.*403/],
    [
      'annotations behind an outage',
      { e2e: FLAKY, b: cancelled },
      { refuse: { annotations: outage } },
      /annotations.*502/,
    ],
    ['a branch', { e2e: FLAKY }, { refuse: { branch: answer({}) } }, /feature\/x has moved on/],
  ])('%s leave the run', async (_, jobs, given, reason) => {
    const { document, again, step } = await triaged(worldOf(jobs, given))
    expect(document).toMatchObject({ decision: 'leave', reason: expect.stringMatching(reason) })
    expect([again, step.code]).toEqual([null, 0])
  })

  test('80 failed legs whose logs are gone are left', async () => {
    const legs = Array.from({ length: 80 }, (_, at) => [`test (${at})`, { ...FLAKY, log: { status: 410 } }])
    const message = 'The hosted runner lost communication with the server.'
    const annotations = Object.fromEntries(legs.map((_, at) => [at + 1, [{ annotation_level: 'failure', message }]]))
    const world = worldOf(Object.fromEntries(legs), { annotations, refuse: { archive: { status: 410 } } })
    expect(await triaged(world)).toMatchObject({ document: { decision: 'leave' }, again: null })
  })
})

describe('where a run stands', () => {
  const now = Date.now()
  const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString()
  const recent = { created_at: ago(20), run_started_at: ago(20), updated_at: ago(5), run_number: 7 }
  const other = (id: number, facts: JsonObject = {}, log = RESET) => {
    const { run, jobs } = worldOf({ e2e: { ...FLAKY, log } }, { facts: { ...recent, id, run_number: id, ...facts } })
    return { run, jobs: jobs.map((job) => ({ ...job, id: id * 10 })) }
  }
  const many = (count: number, facts: JsonObject) =>
    Array.from({ length: count }, (_, at) => other(at + 100, { run_number: 1, head_branch: `b${at}`, ...facts }))
  const GROUP = (group: string): Readonly<Record<string, string>> => {
    const { jobs } = JSON.parse(workflowFor({ e2e: {} }))
    return { '.github/workflows/ci.yml': JSON.stringify({ concurrency: { group }, jobs }) }
  }
  const runs = { status: 'in_progress', conclusion: null }
  const pull = { event: 'pull_request', head_branch: 'feature/x' }
  const open = { number: 7, state: 'open', head: { sha: SHA, label: 'acme:feature/x' } }
  test.each<[string, World, RegExp | null]>([
    ['alone', {}, null],
    [
      'before a newer run',
      { others: [other(901, { head_sha: 'b' })] },
      /run 901 of the same workflow and branch is newer/,
    ],
    ['before a second run of the commit', { others: [other(901)] }, /run 901/],
    ['before a run of another event', { others: [other(901, { event: 'pull_request' })] }, null],
    ['before a run of another branch', { others: [other(901, { head_branch: 'main', head_sha: 'b' })] }, null],
    ['before a run of another workflow', { others: [other(901, { path: 'x.yml', head_sha: 'b' })] }, null],
    ['after an older run', { others: [other(3)] }, null],
    ['an old run before a newer one', { facts: { created_at: ago(999) }, others: [other(901)] }, /run 901/],
    ['in an open pull request', { facts: pull, pulls: [open] }, null],
    ['in a closed pull request', { facts: pull, pulls: [{ ...open, state: 'closed' }] }, /no open pull request/],
    [
      'in a pull request that moved',
      { facts: pull, pulls: [{ ...open, head: { ...open.head, sha: 'b' } }] },
      /no open/,
    ],
    [
      'in a pull request that cannot be read',
      { facts: pull, refuse: { pulls: { status: 403 } } },
      /pull-requests: read/,
    ],
    [
      'beside its group',
      { files: GROUP('ci-${{ github.ref }}'), others: [other(3, runs)] },
      /run 3 of the same concurr/,
    ],
    ['beside an unknown group', { files: GROUP('${{ github.actor }}'), others: [other(3, runs)] }, /run 3 of the same/],
    [
      'beside another group',
      { files: GROUP('ci-${{ github.ref }}'), others: [other(3, { ...runs, head_branch: 'b' })] },
      null,
    ],
    [
      'beside a workflow of its group',
      { files: { ...GROUP('x'), 'x.yml': 'concurrency: x\njobs: {}' }, others: [other(3, { ...runs, path: 'x.yml' })] },
      /run 3 of the same concurr/,
    ],
    [
      'beside a workflow of another group',
      { files: { ...GROUP('x'), 'x.yml': 'jobs: {}' }, others: [other(3, { ...runs, path: 'x.yml' })] },
      null,
    ],
    ['without a group', { others: [other(3, runs)] }, null],
    ['after ten re-runs', { others: many(10, { run_attempt: 2, path: 'x.yml' }) }, /10 runs .* rerun-limit is 10/],
    ['after nine re-runs', { others: many(9, { run_attempt: 2, path: 'x.yml' }) }, null],
    [
      'after ten re-runs long ago',
      { others: many(10, { run_attempt: 2, path: 'x.yml', run_started_at: ago(90) }) },
      null,
    ],
    ['in an outage', { others: many(4, {}) }, /5 runs of this workflow failed with external.npm.network in e2e/],
    ['after three alike failures', { others: many(3, {}) }, null],
    ['after failures long ago', { others: many(4, { updated_at: ago(90) }) }, null],
    [
      'after other failures',
      { others: many(4, {}).map(({ run, jobs }) => ({ run, jobs: jobs.map((job) => ({ ...job, name: 'x' })) })) },
      null,
    ],
  ])('%s', async (_, given, reason) => {
    const world = worldOf({ e2e: FLAKY }, { ...given, facts: { ...recent, ...given.facts } })
    const logs = Object.fromEntries(
      (given.others ?? []).flatMap(({ jobs }) => jobs.map(({ id }) => [Number(id), RESET])),
    )
    const { document, again } = await triaged({ ...world, logs: { ...world.logs, ...logs } })
    expect(document.reason).toMatch(reason ?? /every failed job is transient/)
    expect(again === null).toBe(reason !== null)
  })
})

describe('the request for a re-run', () => {
  /** Counts requests, and answers the first POST in its own way. */
  async function asked(first: (begin: () => void) => Reply) {
    const repository = worldOf({ e2e: FLAKY })
    const storage = await serve(
      (_request, _body, path) => storageOf(repository)({ method: 'GET', path, body: null, token: '' }),
      [],
    )
    const answer = answersOf(repository, storage.url)
    let posts = 0
    const api = await restApi({
      answer: (request) => {
        if (request.method !== 'POST') return answer(request)
        posts += 1
        return posts === 1 ? first(() => answer(request)) : answer(request)
      },
    })
    const step = await new FakeRunner().inside({
      event: { workflow_run: { id: 900 } },
      with: { workflow: '', command: 'triage', 'github-token': 'ghs_token', rerun: '2', 'rerun-jobs': '*' },
      env: { GITHUB_API_URL: api.url, GITHUB_EVENT_NAME: 'workflow_run' },
    })
    return { posts, document: documentOf(step), paths: api.requests.map(({ method, path }) => `${method} ${path}`) }
  }

  test.each<[string, boolean, string, RegExp]>([
    ['that began', true, 'rerun', /attempt 2 was asked for/],
    ['that did not arrive', false, 'leave', /was not answered and had no effect: 502/],
  ])('whose answer was lost is looked up: one %s', async (_, begins, decision, reason) => {
    const { posts, document } = await asked((begin) => {
      if (begins) begin()
      return { status: 502, headers: { 'retry-after': '0' } }
    })
    expect(posts).toBe(1)
    expect(document).toMatchObject({ decision, reason: expect.stringMatching(reason) })
  })

  test('that a limit refused is repeated after everything was asked again', async () => {
    const refusal = { message: 'You have exceeded a secondary rate limit' }
    const { posts, document, paths } = await asked(() => ({
      status: 403,
      headers: { 'retry-after': '0' },
      body: refusal,
    }))
    expect([posts, document.decision]).toEqual([2, 'rerun'])
    const between = paths.slice(paths.findIndex((path) => path.startsWith('POST')) + 1)
    expect(between.filter((path) => /deployments|branches|runs\?|runs\/900$/.test(path))).toHaveLength(4)
  })

  test('that a limit refused is not repeated once the run goes on', async () => {
    const refusal = { message: 'You have exceeded a secondary rate limit' }
    const { posts, document } = await asked((begin) => {
      begin()
      return { status: 403, headers: { 'retry-after': '0' }, body: refusal }
    })
    expect([posts, document.decision]).toEqual([1, 'leave'])
  })
})

describe('comments and texts to paste', () => {
  const pulls = [{ number: 7, state: 'open', head: { sha: SHA, label: 'acme:feature/x' } }]
  test('a green push does not touch the comment of a failed pull request', async () => {
    const failed = worldOf({ e2e: FLAKY }, { facts: { event: 'pull_request' }, pulls })
    const comments: unknown[] = []
    const run = async (repository: Repository) => {
      const storage = await serve(
        (_request, _body, path) => storageOf(repository)({ method: 'GET', path, body: null, token: '' }),
        [],
      )
      const api = await restApi({ answer: answersOf(repository, storage.url), comments })
      await new FakeRunner().inside({
        event: { workflow_run: { id: 900 } },
        with: { workflow: '', command: 'triage', 'github-token': 'ghs_token', comment: 'true' },
        env: { GITHUB_API_URL: api.url, GITHUB_EVENT_NAME: 'workflow_run' },
      })
      comments.splice(0, comments.length, ...api.comments)
      return comments.map((comment) => String((comment as JsonObject)['body']))
    }
    const [made = ''] = await run(failed)
    expect(made).toContain('Left as it is')
    expect(await run(worldOf({ e2e: {} }, { facts: { event: 'push', conclusion: 'success' }, pulls }))).toEqual([made])
    const cleared = await run(worldOf({ e2e: {} }, { facts: { event: 'pull_request', conclusion: 'success' }, pulls }))
    expect(cleared).toEqual([expect.stringContaining('Nothing failed')])
  })

  test('a pull request that cannot be read is said so', async () => {
    const world = worldOf({ e2e: FLAKY }, { refuse: { pulls: { status: 403 } } })
    const { step } = await triaged(world, { comment: 'true' })
    expect(step.log.lines.join('\n')).toMatch(/the comment was not made: the pull request cannot be read .*403/)
  })

  test.each([
    ['acme/rockets', true],
    ['fork/rockets', false],
  ])('text of %s is something to paste: %s', async (name, isPasted) => {
    const facts = { event: 'pull_request', head_repository: { full_name: name } }
    const pastes = async (log: string): Promise<string> => {
      const { document } = await triaged(worldOf({ e2e: { ...FLAKY, log: READS + log } }, { facts }), {
        'rerun-jobs': '',
      })
      const { next } = document as unknown as { next: readonly { paste: string | null }[] }
      return JSON.stringify(next.map(({ paste }) => paste))
    }
    const unknown = 'evil.example is unhappy\n##[error]Process completed with exit code 1.\n'
    expect((await pastes(unknown)).includes('unhappy')).toBe(isPasted)
    expect((await pastes(RESET)).includes('e2e')).toBe(isPasted)
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
