import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { JsonObject } from '../../src/core/json.js'
import { foldLedger } from '../../src/core/ledger.js'
import { conductorHere } from '../cli/conductor.js'
import { folderWith } from '../support/folders.js'
import { answersOf, contentsOf, type Repository, storageOf, workflowFor } from '../support/github.js'
import { FakeRunner, isMutated, type StepOptions, type StepResult } from './fake-runner.js'
import { type Reply, restApi, type SeenRequest, type Service, serve } from './services.js'

const SHA = 'feedfacefeedfacefeedfacefeedfacefeedface'
const RESET =
  '2026-01-01T00:00:05.0Z npm error code ECONNRESET\n2026-01-01T00:00:05.0Z ##[error]Process completed with exit code 1.\n'
const FAILING =
  '2026-01-01T00:00:05.0Z --- FAIL: TestRocket (0.01s)\n2026-01-01T00:00:05.0Z ##[error]Process completed with exit code 1.\n'

interface World {
  readonly logs: Readonly<Record<string, string | Reply>>
  readonly attempt?: number
  readonly newest?: string
  readonly annotations?: Readonly<Record<string, string>>
  readonly passed?: readonly string[]
  /** Differences of the run, such as its branch. */
  readonly facts?: JsonObject
  readonly run?: Reply
  readonly rerun?: Reply
  readonly pulls?: readonly number[]
  /** Owner and branch of the pull requests. */
  readonly head?: string
}

/** A run of another workflow whose failed jobs are the keys of `logs`. */
async function world(given: World) {
  const names = Object.keys(given.logs)
  const byJob = <T>(of: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [names.indexOf(name) + 1, value]))
  const messages = Object.entries(given.annotations ?? {}).map(
    ([name, message]) => [name, [{ annotation_level: 'failure', message }]] as const,
  )
  const run = runBody(given.attempt ?? 1, given.pulls ?? [])
  const { run: refused, rerun } = given
  const repository: Repository = {
    name: 'acme/rockets',
    run: {
      ...run,
      ...given.facts,
      conclusion: given.facts?.['conclusion'] ?? (names.length === 0 ? 'success' : 'failure'),
    },
    jobs: jobsOf(given),
    files: { '.github/workflows/ci.yml': workflowFor(Object.fromEntries(jobsOf(given).map(({ name }) => [name, {}]))) },
    logs: byJob(given.logs),
    annotations: byJob(Object.fromEntries(messages)),
    deployments: [],
    branches: { main: SHA, 'feature/x': given.newest ?? SHA, [String(given.facts?.['head_branch'])]: SHA },
    pulls: [
      ...Array.from({ length: 100 }, (_, index) => pull(1000 + index, 'other', 'other:main')),
      ...(given.pulls ?? []).map((number) => pull(number, SHA, given.head ?? 'acme:feature/x')),
    ],
    refuse: { ...(refused === undefined ? {} : { run: refused }), ...(rerun === undefined ? {} : { rerun }) },
  }
  const storage = await serve(
    (request, _body, path) =>
      storageOf(repository)({ method: 'GET', path, body: null, token: request.headers.authorization ?? '' }),
    [],
  )
  return restApi({ answer: answersOf(repository, storage.url) })
}

function pull(number: number, sha: string, label: string): JsonObject {
  return { number, state: 'open', head: { sha, label } }
}

function jobsOf(given: World) {
  const step = {
    name: 'Run it',
    conclusion: 'failure',
    started_at: '2026-01-01T00:00:00Z',
    completed_at: '2026-01-01T00:00:09Z',
  }
  return [
    ...Object.keys(given.logs).map((name, index) => ({
      id: index + 1,
      run_attempt: given.attempt ?? 1,
      name,
      conclusion: 'failure',
      started_at: '2026-01-01T00:00:00Z',
      completed_at: '2026-01-01T00:00:10Z',
      html_url: `https://github.com/x/${index}`,
      steps: [step],
    })),
    ...['green', ...(given.passed ?? [])].map((name, index) => ({
      id: 99 + index,
      run_attempt: given.attempt ?? 1,
      name,
      conclusion: 'success',
      started_at: '2026-01-01T00:00:00Z',
      completed_at: '2026-01-01T00:00:20Z',
      steps: [],
    })),
  ]
}

function runBody(attempt: number, pulls: readonly number[]) {
  return {
    id: 900,
    name: 'CI',
    path: '.github/workflows/ci.yml',
    event: 'push',
    head_branch: 'feature/x',
    head_sha: SHA,
    run_attempt: attempt,
    status: 'completed',
    conclusion: 'failure',
    created_at: new Date().toISOString(),
    html_url: 'https://github.com/acme/rockets/actions/runs/900',
    head_repository: { full_name: 'acme/rockets' },
    pull_requests: pulls.map((number) => ({ number })),
  }
}

async function triaged(api: Service, options: StepOptions = {}, runner = new FakeRunner()): Promise<StepResult> {
  return runner.inside({
    event: { workflow_run: { id: 900 } },
    ...options,
    with: { workflow: '', command: 'triage', 'github-token': 'ghs_token', 'rerun-jobs': '*', ...options.with },
    env: { GITHUB_API_URL: api.url, GITHUB_EVENT_NAME: 'workflow_run', ...options.env },
  })
}

const posts = (api: Service): readonly string[] =>
  api.requests.filter(({ method }) => method !== 'GET').map(({ method, path: url }) => `${method} ${url}`)
const RERUN = 'POST /repos/acme/rockets/actions/runs/900/rerun-failed-jobs'

describe('the decision', () => {
  test.each<[string, World, Record<string, string>, string, boolean]>([
    ['every job is transient', { logs: { a: RESET, b: RESET } }, { rerun: '2' }, 'rerun', true],
    ['a report only', { logs: { a: RESET } }, {}, 'leave', false],
    ['one job is deterministic', { logs: { a: RESET, b: FAILING } }, { rerun: '2' }, 'leave', false],
    ['one job is unknown', { logs: { a: RESET, b: 'who knows\n' } }, { rerun: '2' }, 'leave', false],
    ['the last attempt', { logs: { a: RESET }, attempt: 2 }, { rerun: '2' }, 'leave', false],
    ['the branch has moved on', { logs: { a: RESET }, newest: 'other' }, { rerun: '2' }, 'leave', false],
    [
      'an old commit that may',
      { logs: { a: RESET }, newest: 'other' },
      { rerun: '2', 'rerun-stale': 'true' },
      'rerun',
      true,
    ],
    ['nothing failed', { logs: {} }, { rerun: '2' }, 'none', false],
    ['a log that is gone', { logs: { a: { status: 410 } } }, { rerun: '2' }, 'leave', false],
    [
      'an annotation where the log is gone: what the job did is not known',
      { logs: { a: { status: 404 } }, annotations: { a: 'The hosted runner lost communication with the server.' } },
      { rerun: '2' },
      'leave',
      false,
    ],
    ['no list of jobs', { logs: { a: RESET } }, { rerun: '2', 'rerun-jobs': '' }, 'leave', false],
  ])('%s', async (_, given, inputs, decision, asks) => {
    const api = await world(given)
    const step = await triaged(api, { with: inputs })
    expect(step.code).toBe(0)
    expect(step.outputs).toMatchObject({ decision, outcome: 'success' })
    expect(posts(api)).toEqual(asks ? [RERUN] : [])
    const document = JSON.parse(readFileSync(step.outputs['triage-path'] ?? '', 'utf8'))
    expect(document).toMatchObject({
      schema_version: 1,
      decision,
      run: { id: 900, name: 'CI' },
      attempt: given.attempt ?? 1,
    })
    expect(document.jobs.map(({ name }: { name: string }) => name)).toEqual(Object.keys(given.logs))
    expect(step.summary).toContain('Triage')
  })

  test.each([403, 404, 410])(
    'a log that is answered with %d makes its job unknown, and the note says why',
    async (status) => {
      const step = await triaged(await world({ logs: { a: { status } } }))
      const { jobs } = JSON.parse(readFileSync(step.outputs['triage-path'] ?? '', 'utf8'))
      expect(jobs).toMatchObject([{ class: 'unknown', kind: null, rule: null, evidence: [] }])
      expect(jobs[0].note).toContain(String(status))
    },
  )

  test('a re-run that is already under way is not a failure', async () => {
    const api = await world({
      logs: { a: RESET },
      rerun: { status: 403, body: { message: 'This workflow is already running' } },
    })
    const step = await triaged(api, { with: { rerun: '2' } })
    expect(step).toMatchObject({ code: 0, outputs: { decision: 'leave' } })
    expect(posts(api)).toEqual([RERUN])
  })

  test('without permission: a note and the report', async () => {
    const api = await world({
      logs: { a: RESET },
      rerun: { status: 403, body: { message: 'Resource not accessible by integration' } },
    })
    const step = await triaged(api, { with: { rerun: '2' } })
    expect(step).toMatchObject({ code: 0, outputs: { decision: 'leave' } })
    expect(step.log.lines.join('\n')).toContain('actions: write')
  })

  test('a rate limit of an hour: a note, no further requests, no entry in the ledger', async () => {
    const api = await world({ logs: {}, run: { status: 429, headers: { 'retry-after': '3600' } } })
    const inputs = { rerun: '2', comment: 'true', ledger: 'l.jsonl' }
    const runner = new FakeRunner()
    const step = await triaged(api, { event: { workflow_run: runBody(1, [7]) }, with: inputs }, runner)
    expect(step).toMatchObject({ code: 0, outputs: { decision: 'leave', outcome: 'success' } })
    expect(step.log.lines.join('\n')).toMatch(/note: the run cannot be read: 429 \(too many requests\)/)
    expect(api.requests).toHaveLength(1)
    expect(existsSync(path.join(runner.workspace, 'l.jsonl'))).toBe(false)
  })

  test('a second triage of the same attempt makes no request', async () => {
    const api = await world({ logs: { a: RESET } })
    await triaged(api, { with: { rerun: '3' } })
    const again = await triaged(api, { with: { rerun: '2' } })
    expect(again.outputs['decision']).toBe('leave')
    expect(posts(api)).toEqual([RERUN])
  })
})

/** Both processes look for the last time before either may ask, which is the worst that can happen. */
test.skipIf(isMutated)('two triages at the same moment: one re-run, and neither fails', async () => {
  const tokens = ['ghs_one', 'ghs_two']
  const looks = new Map<string, number>()
  let open = (): void => {}
  const bothLooked = new Promise<void>((resolve) => {
    open = resolve
  })
  let attempt = 1
  const answer = ({ method, path: url, token }: SeenRequest): Reply | undefined => {
    if (method === 'POST' && url.endsWith('/rerun-failed-jobs')) {
      attempt += 1
      return attempt === 2 ? { status: 201 } : { status: 403, body: { message: 'This workflow is already running' } }
    }
    if (url.endsWith('/logs')) return { status: 200, text: RESET }
    if (url.includes('/annotations')) return { status: 200, body: [] }
    const jobs = jobsOf({ logs: { a: RESET } })
    if (url.includes('/runs/900/jobs')) return { status: 200, body: { total_count: jobs.length, jobs } }
    if (url.includes('/contents/'))
      return { status: 200, body: contentsOf(workflowFor(Object.fromEntries(jobs.map(({ name }) => [name, {}])))) }
    if (url.includes('/actions/runs?')) return { status: 200, body: { total_count: 0, workflow_runs: [] } }
    if (url.includes('/deployments')) return { status: 200, body: [] }
    if (url.includes('/branches/')) return { status: 200, body: { commit: { sha: SHA } } }
    if (!url.endsWith('/runs/900')) return undefined
    looks.set(token, (looks.get(token) ?? 0) + 1)
    const isLast = looks.get(token) === 2
    if ([...looks.values()].filter((count) => count === 2).length === tokens.length) open()
    return { status: 200, body: runBody(1, []), ...(isLast ? { after: bothLooked } : {}) }
  }
  const api = await restApi({ answer })
  const steps = await Promise.all(
    tokens.map((token) => {
      const runner = new FakeRunner()
      return runner.step({
        event: { workflow_run: { id: 900 } },
        with: { workflow: '', command: 'triage', 'github-token': token, rerun: '2', 'rerun-jobs': '*' },
        env: { GITHUB_API_URL: api.url, GITHUB_EVENT_NAME: 'workflow_run' },
      })
    }),
  )
  expect(steps.map(({ code }) => code)).toEqual([0, 0])
  expect(steps.map(({ outputs }) => outputs['decision']).sort()).toEqual(['leave', 'rerun'])
  expect(posts(api)).toEqual([RERUN, RERUN])
  expect([...looks.values()]).toEqual([2, 2])
})

test('the requests of a triage', async () => {
  const api = await world({ logs: { a: RESET } })
  await triaged(api, { with: { rerun: '2' } })
  const moment = /\d{4}-\d\d-\d\dT\d\d%3A\d\d%3A\d\dZ/
  const asked = api.requests.map(({ method, path: url }) => `${method} ${url.replace('/repos/acme/rockets', '')}`)
  expect(asked.map((request) => request.replace(moment, 'THEN'))).toEqual([
    'GET /actions/runs/900',
    'GET /actions/runs/900/jobs?filter=latest&per_page=100&page=1',
    'GET /actions/jobs/1/logs',
    'GET /check-runs/1/annotations?per_page=100',
    `GET /actions/runs?head_sha=${SHA}&event=push&per_page=100&page=1`,
    `GET /contents/.github/workflows/ci.yml?ref=${SHA}`,
    `GET /deployments?sha=${SHA}&per_page=100`,
    'GET /branches/feature/x',
    'GET /actions/runs?created=%3E%3DTHEN&per_page=100&page=1',
    'GET /actions/runs/900',
    'POST /actions/runs/900/rerun-failed-jobs',
  ])
})

test('one comment per workflow, updated; names notify nobody', async () => {
  const api = await world({ logs: { 'build @octocat': FAILING }, pulls: [7] })
  await triaged(api, { with: { comment: 'true' } })
  await triaged(api, { with: { comment: 'true' } })
  expect(posts(api)).toEqual(['POST /repos/acme/rockets/issues/7/comments'])
  const [made] = api.comments
  expect(made?.['body']).toMatch(/^<!-- conductor-action:triage-/)
  expect(made?.['body']).not.toContain('@octocat')
})

test('a run without a pull request has a note instead of a comment', async () => {
  const notes = async (pulls: readonly number[]) => {
    const done = await triaged(await world({ logs: { a: FAILING }, pulls }), { with: { comment: 'true' } })
    return done.log.lines.filter((line) => line.startsWith('note: '))
  }
  expect(await notes([])).toEqual(['note: the comment was not made: no open pull request has this commit as its head'])
  expect(await notes([7])).toEqual([])
})

test('a run in which nothing failed makes no comment', async () => {
  const api = await world({ logs: {}, pulls: [7] })
  const done = await triaged(api, { with: { comment: 'true' } })
  expect([done.outputs['decision'], posts(api)]).toEqual(['none', []])
})

test.each(['feature/x', 'dependabot/npm_and_yarn/a-1.2', 'f&head=x#y', 'a+b {c} %41'])(
  'the pull request of branch %s, also of a fork, gets the comment',
  async (branch) => {
    for (const owner of ['acme', 'fork']) {
      const facts = { head_branch: branch, head_repository: { full_name: `${owner}/rockets` } }
      const api = await world({ logs: { a: FAILING }, facts, pulls: [7], head: `${owner}:${branch}` })
      await triaged(api, { with: { comment: 'true' } })
      expect(posts(api)).toEqual(['POST /repos/acme/rockets/issues/7/comments'])
    }
  },
)

test('a job that passed on the same commit by the ledger is flaky, for the action and for the command', async () => {
  const line = {
    schema_version: 1,
    run_id: 'github-800',
    timestamp: '2026-01-01T00:00:00Z',
    workflow: { name: 'CI', file: '.github/workflows/ci.yml' },
    outcome: 'success',
    commit: SHA,
    event: 'push',
    passed: ['a'],
    sightings: [],
  }
  const decided = { decision: 'rerun', jobs: [{ name: 'a', flaky: true, kind: 'external.build.test' }] }
  const runner = new FakeRunner()
  runner.file('l.jsonl', `${JSON.stringify(line)}\n`)
  const step = await triaged(await world({ logs: { a: FAILING } }), { with: { ledger: 'l.jsonl', rerun: '2' } }, runner)
  expect(JSON.parse(readFileSync(step.outputs['triage-path'] ?? '', 'utf8'))).toMatchObject(decided)

  const folder = folderWith({ 'l.jsonl': `${JSON.stringify(line)}\n` })
  const api = await world({ logs: { a: FAILING } })
  const env = { GITHUB_API_URL: api.url, GH_TOKEN: 'ghs_token' }
  const url = 'https://github.com/acme/rockets/actions/runs/900'
  const asked = ['triage', url, '--rerun', '2', '--rerun-jobs', '*', '--format', 'json']
  const said = await conductorHere(folder, [...asked, '--ledger', 'l.jsonl'], env)
  expect(JSON.parse(said.stdout)).toMatchObject(decided)
  const { runs } = foldLedger(readFileSync(path.join(folder, 'l.jsonl'), 'utf8'))
  expect(runs.map(({ run_id: id }) => id)).toEqual(['github-800', 'github-900'])
  const without = await conductorHere(folder, asked, {
    ...env,
    GITHUB_API_URL: (await world({ logs: { a: FAILING } })).url,
  })
  expect(JSON.parse(without.stdout)).toMatchObject({ decision: 'leave' })
})

test('the ledger counts errors', async () => {
  const runner = new FakeRunner()
  const first = await triaged(await world({ logs: { a: RESET } }), { with: { ledger: 'l.jsonl' } }, runner)
  expect(first.summary).toContain('1 of the last 1 run')
  await triaged(await world({ logs: {}, attempt: 2, passed: ['a'] }), { with: { ledger: 'l.jsonl' } }, runner)
  const { runs } = foldLedger(readFileSync(path.join(runner.workspace, 'l.jsonl'), 'utf8'))
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatchObject({
    run_id: 'github-900',
    workflow: { name: 'CI', file: '.github/workflows/ci.yml' },
    sightings: [{ node: 'a', kind: 'external.npm.network', count: 1, recovered: 1, recovery_attempts: 2 }],
  })
})

test.each(['startup_failure', 'action_required'])(
  '%s is left: no line of the ledger, and no comment is brought up to date',
  async (conclusion) => {
    const runner = new FakeRunner()
    const inputs = { rerun: '2', comment: 'true', ledger: 'l.jsonl' }
    const api = await world({ logs: {}, facts: { conclusion }, pulls: [7] })
    const step = await triaged(api, { with: inputs }, runner)
    expect(step).toMatchObject({ code: 0, outputs: { decision: 'leave' } })
    expect(step.summary).toContain(conclusion.replace('_', '&#95;'))
    expect(posts(api)).toEqual([])
    expect(existsSync(path.join(runner.workspace, 'l.jsonl'))).toBe(false)
  },
)

test('rerun-jobs and rerun-except are lists of names', async () => {
  const rerun = async (name: string, inputs: Record<string, string>) => {
    const step = await triaged(await world({ logs: { [name]: RESET } }), { with: { rerun: '2', ...inputs } })
    return step.outputs['decision']
  }
  expect(await rerun('deploy (eu, 1)', {})).toBe('leave')
  const deploys = { 'rerun-jobs': 'lint, deploy (eu, 1)' }
  expect(await rerun('deploy (eu, 1)', deploys)).toBe('leave')
  expect(await rerun('deploy (eu, 1)', { ...deploys, 'rerun-guarded': 'deploy (eu, 1), x' })).toBe('rerun')
  expect(await rerun('test', { 'rerun-jobs': 'lint\ndeploy*' })).toBe('leave')
  expect(await rerun('test', { 'rerun-except': 'lint\nt*' })).toBe('leave')
})

describe('conductor triage RUN_URL', () => {
  const asked = async (url: string, env: Record<string, string>, ...more: readonly string[]) => {
    const api = await world({ logs: { 'deploy (eu)': RESET } })
    const filled = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value.replace('API', api.url)]))
    const host = new URL(api.url).host
    const args = ['triage', url.replace('HOST', host), '--rerun', '2', '--format', 'json', ...more]
    const said = await conductorHere(folderWith({}), args, { GH_TOKEN: 'ghs_token', ...filled })
    return { said, api, host }
  }
  test.each<[string, Record<string, string>, RegExp]>([
    ['https://evil.example/acme/rockets/actions/runs/900', {}, /the token is for https:\/\/github\.com: no request/],
    ['http://github.com/acme/rockets/actions/runs/900', {}, /no request was made/],
    ['http://HOST/acme/rockets/actions/runs/900', {}, /no request was made/],
    ['http://ghes.example/acme/rockets/actions/runs/900', { GH_HOST: 'ghes.example' }, /no request was made/],
    ['https://github.com/acme/rockets/actions/runs/900', { GITHUB_API_URL: 'http://api.example' }, /plain http/],
  ])('%s %o sends no token', async (url, env, words) => {
    const { said, api } = await asked(url, env)
    expect(said).toMatchObject({ code: 2, stdout: '' })
    expect(said.stderr).toMatch(words)
    expect(api.requests).toEqual([])
  })

  test('GH_HOST names the server; http only on loopback', async () => {
    const { said, api } = await asked('http://HOST/acme/rockets/actions/runs/900', { GH_HOST: '127.0.0.1:1' })
    expect([said.code, api.requests]).toEqual([2, []])
    const server = await restApi({ answer: ({ path: url }) => ({ status: 404, body: { message: url } }) })
    const { host } = new URL(server.url)
    const env = { GH_HOST: host, GH_TOKEN: 'ghs_token', GITHUB_API_URL: 'https://api.github.com' }
    await conductorHere(folderWith({}), ['triage', `http://${host}/acme/rockets/actions/runs/900`], env)
    expect(server.requests.map(({ path: url }) => url)).toEqual(['/api/v3/repos/acme/rockets/actions/runs/900'])
  })

  test('a guarded job is not re-run, unless --rerun-guarded names it and --rerun-except does not', async () => {
    const url = 'https://github.com/acme/rockets/actions/runs/900'
    const decision = async (...more: readonly string[]) =>
      JSON.parse((await asked(url, { GITHUB_API_URL: 'API' }, ...more)).said.stdout).decision
    expect(await decision()).toBe('leave')
    const named = ['--rerun-jobs', 'x', '--rerun-jobs', 'deploy*']
    expect(await decision(...named)).toBe('leave')
    expect(await decision(...named, '--rerun-guarded', 'deploy*')).toBe('rerun')
    expect(await decision(...named, '--rerun-guarded', 'deploy*', '--rerun-limit', '0')).toBe('leave')
    expect(await decision(...named, '--rerun-guarded', '*', '--rerun-except', '*(eu)')).toBe('leave')
  })
})

test('a file of rules may name jobs and steps; a node may not', async () => {
  const runner = new FakeRunner()
  const rules = '- { job: "^a$", step: "Run it", stderr: TestRocket, kind: external.rocket.flaky, transient: true }\n'
  runner.file('.github/conductor-triage.yml', `${rules}- { job: b, rerun: false }\n`)
  const decision = async (logs: World['logs']) =>
    (await triaged(await world({ logs }), { with: { rerun: '2' } }, runner)).outputs['decision']
  expect(await decision({ a: FAILING })).toBe('rerun')
  expect(await decision({ c: FAILING })).toBe('leave')
  expect(await decision({ a: FAILING, b: RESET })).toBe('leave')
  runner.file('bad.yml', '- { job: "(", rerun: false }\n')
  const wrong = await triaged(await world({ logs: {} }), { with: { rules: 'bad.yml' } }, runner)
  expect(wrong.log.commands.map(({ data }) => data).join('\n')).toContain('bad.yml, line 1')
  const file = `workflow: { name: w, entry_point: a }\nagents:\n  - name: a\n    type: script\n    run: "true"\n    classify:\n      ${rules}`
  const checked = await conductorHere(folderWith({ 'w.yaml': file }), ['validate', 'w.yaml'])
  expect(checked.code).toBe(2)
  expect(`${checked.stdout}${checked.stderr}`).toContain('`job` is for files of rules that `triage` reads')
})

describe('run-url', () => {
  const URL_OF_RUN = 'https://github.com/acme/rockets/actions/runs/900/attempts/1'
  test.each(['workflow_dispatch', 'schedule'])('triages a run of another repository on %s', async (event) => {
    const api = await world({ logs: { a: RESET } })
    const env = { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: 'acme/platform' }
    const step = await triaged(api, { event: {}, env, with: { rerun: '2', 'run-url': URL_OF_RUN } })
    expect(step.outputs['decision']).toBe('rerun')
    expect(posts(api)).toEqual([RERUN])
  })

  test.each<[string, string, RegExp]>([
    ['https://github.com.evil.example/acme/rockets/actions/runs/900', 'https://github.com', /the token is for https:/],
    ['http://github.com/acme/rockets/actions/runs/900', 'https://github.com', /the token is for https:/],
    ['https://user@github.com/acme/rockets/actions/runs/900', 'https://github.com', /the token is for https:/],
    ['http://ghes.example/acme/rockets/actions/runs/900', 'http://ghes.example', /not sent over plain http/],
    ['https://github.com/acme', 'https://github.com', /is not the address of a run/],
  ])('%s is refused before any request', async (url, server, words) => {
    const api = await world({ logs: { a: RESET } })
    const step = await triaged(api, { with: { 'run-url': url }, env: { GITHUB_SERVER_URL: server } })
    expect(step.code).toBe(1)
    expect(step.log.commands.map(({ data }) => data).join('\n')).toMatch(words)
    expect(api.requests).toEqual([])
  })
})

test('rules of the repository come first, and a wrong file of rules fails the step', async () => {
  const runner = new FakeRunner()
  runner.file(
    '.github/conductor-triage.yml',
    '- { stderr: "TestRocket", kind: external.rocket.flaky, transient: true }\n',
  )
  const api = await world({ logs: { a: FAILING } })
  const step = await triaged(api, { with: { rerun: '2' } }, runner)
  expect(step.outputs['decision']).toBe('rerun')
  runner.file('bad.yml', '- { stderr: "x", kind: external.a.b }\n- { stder: "y", kind: external.a.c }\n')
  const wrong = await triaged(api, { with: { rules: 'bad.yml' } }, runner)
  expect(wrong.code).toBe(1)
  expect(wrong.log.commands.map(({ data }) => data).join('\n')).toContain('bad.yml, line 2')
})

test.each<[string, StepOptions, string]>([
  ['no run in the event', { event: {} }, 'workflow_run'],
  ['no token', { with: { 'github-token': '' } }, 'github-token'],
])('%s', async (_, options, words) => {
  const step = await triaged(await world({ logs: {} }), options)
  expect(step.code).toBe(1)
  expect(step.log.commands.map(({ data }) => data).join('\n')).toContain(words)
})

test('the example works', async () => {
  const file = path.resolve(import.meta.dirname, '../../examples/github/triage.yml')
  const { jobs } = parse(readFileSync(file, 'utf8'))
  const [use] = jobs.triage.steps.filter(
    ({ uses }: { uses?: string }) => uses?.startsWith('conductor-action/') === true,
  )
  const inputs = Object.fromEntries(Object.entries(use.with).map(([name, value]) => [name, String(value)]))
  const api = await world({ logs: { build: RESET }, pulls: [7] })
  const step = await triaged(api, { with: inputs })
  expect(step.outputs['decision']).toBe('rerun')
  expect(posts(api)).toEqual([RERUN, 'POST /repos/acme/rockets/issues/7/comments'])
})

test('names of runs and branches that contain a secret are not shown', async () => {
  const secret = 'Zq7Kp2Vw9Rt4Lm8X'
  const facts = { name: `CI for ${secret}`, head_branch: `fix-${secret}` }
  const api = await world({ logs: { a: RESET }, facts, pulls: [7], head: `acme:fix-${secret}` })
  const step = await triaged(api, { with: { comment: 'true', ledger: 'l.jsonl' }, env: { MY_TOKEN: secret } })
  const document = readFileSync(step.outputs['triage-path'] ?? '', 'utf8')
  expect(JSON.parse(document).run).toMatchObject({ name: 'CI for ***', head_branch: 'fix-***' })
  const comment = JSON.stringify(api.requests.filter(({ method }) => method === 'POST').map(({ body: sent }) => sent))
  expect(comment).toContain('CI for &#42;&#42;&#42;')
  for (const text of [document, comment, step.summary]) expect(text).not.toContain(secret)
})
