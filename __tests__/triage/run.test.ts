import { describe, expect, test } from 'vitest'
import { unpackLogs } from '../../src/adapters/github/log-archive.js'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { prepareLogRules } from '../../src/classify/prepared-rules.js'
import type { ClassifyRule } from '../../src/config/model.js'
import type { Json, JsonObject } from '../../src/core/json.js'
import type { ApiProblem, GithubApi } from '../../src/core/ports.js'
import { err, ok } from '../../src/core/result.js'
import { Redactor } from '../../src/redaction/index.js'
import { parseRun } from '../../src/triage/github.js'
import { Triage, type TriageRequest } from '../../src/triage/run.js'
import { findPullRequest } from '../../src/triage/standing.js'
import { contentsOf, filtered, routeOf, workflowFor } from '../support/github.js'

const rules = prepareLogRules([], await loadPatterns())
const RUN = {
  id: 9,
  name: 'CI',
  path: 'ci.yml@main',
  head_branch: 'main',
  head_sha: 'aaa',
  run_attempt: 1,
  event: 'push',
  status: 'completed',
  conclusion: 'failure',
}
const RESET = 'npm error code ECONNRESET\n##[error]Process completed with exit code 1.\n'
const LIMIT: ApiProblem = { status: 429, message: '429 (too many requests): wait', isRateLimit: true }
const GONE: ApiProblem = { status: 404, message: '404: not found' }

type Answer = Json | ApiProblem
type World = Readonly<
  Record<
    | 'run'
    | 'jobs'
    | 'log'
    | 'annotations'
    | 'attempt'
    | 'runs'
    | 'branch'
    | 'commit'
    | 'rerun'
    | 'deployments'
    | 'contents',
    readonly Answer[]
  >
>
const WORLD: World = {
  run: [RUN],
  jobs: [{ jobs: [{ id: 1, name: 'a', conclusion: 'failure', steps: [] }] }],
  log: [RESET],
  annotations: [[]],
  attempt: [{ jobs: [] }],
  runs: [{ workflow_runs: [] }],
  branch: [{ commit: { sha: 'aaa' } }],
  commit: [GONE],
  rerun: [{}],
  deployments: [[]],
  contents: [null],
}

/** Lists have a total; a file that is not given has the jobs of the run. */
function withDefaults(world: World, name: keyof World, answer: Answer | undefined): Answer | undefined {
  const lists = { jobs: 'jobs', attempt: 'jobs', runs: 'workflow_runs' } as const
  if (name === 'contents' && answer === null) {
    const listed = (world.jobs[0] as { jobs: { name: string }[] }).jobs
    return contentsOf(workflowFor(Object.fromEntries(listed.map((job) => [job.name, {}]))))
  }
  if (name !== 'jobs' && name !== 'attempt' && name !== 'runs') return answer
  if (typeof answer !== 'object' || answer === null || !(lists[name] in answer)) return answer
  const entries: unknown = Reflect.get(answer, lists[name])
  return { total_count: Array.isArray(entries) ? entries.length : 0, ...answer }
}

const LIMITS = { highest: 2, jobs: ['*'], except: [], guarded: [] }

const isProblem = (answer: Answer | undefined): answer is ApiProblem =>
  typeof answer === 'object' && answer !== null && 'message' in answer

/** Answers each question with the next of its answers, and with the last one from then on; other routes are not found. */
function github(world: World) {
  const asked: string[] = []
  const next = (method: string, path: string) => {
    const route = routeOf(method, path)
    if (route === null || route.repository !== 'o/r' || !isOfWorld(route.name)) return err(GONE)
    const { name } = route
    const before = asked.filter((each) => each === name).length
    asked.push(name)
    const answers = world[name]
    const answer = withDefaults(world, name, answers[Math.min(before, answers.length - 1)])
    return isProblem(answer) ? err(answer) : ok(answer ?? null)
  }
  const isOfWorld = (name: string): name is keyof World => Object.hasOwn(world, name)
  const api: GithubApi = {
    request: async (method, path) => next(method, path),
    stream: async (path) => {
      const answer = next('GET', path)
      return answer.ok ? ok(chunks(String(answer.value))) : answer
    },
  }
  return { api, asked }
}

async function* chunks(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

async function triaged(changes: Partial<World>, asking: Partial<TriageRequest> = {}) {
  const { api, asked } = github({ ...WORLD, ...changes })
  const [waits, notes]: [number[], string[]] = [[], []]
  const done = await new Triage({
    api,
    owner: 'o',
    repo: 'r',
    runId: 9,
    known: parseRun(RUN),
    rules,
    redactor: new Redactor({ secrets: [] }),
    ledger: null,
    limits: LIMITS,
    rerunLimit: 10,
    rerunAfterSeconds: 0,
    rerunStale: false,
    unpackLogs,
    sleep: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0,
    note: (text) => notes.push(text),
    ...asking,
  }).triage()
  return { done, document: done.ok ? done.value.document : null, asked, waits, notes }
}

const LOOK = ['run', 'jobs', 'log', 'annotations', 'runs']
/** Requests about other runs: the recent ones, and those of the branch. */
const STANDING = ['branch', 'runs', 'runs']

describe('before it asks', () => {
  test('it waits for rerun-after, and looks again at the run and its branch', async () => {
    const { document, asked, waits } = await triaged({}, { rerunAfterSeconds: 30 })
    expect(document?.decision).toBe('rerun')
    expect(waits).toEqual([30_000])
    const looked = ['deployments', ...STANDING]
    expect(asked).toEqual([...LOOK, 'contents', ...looked, ...looked, 'run', 'rerun'])
  })

  const NEWER = { commit: { sha: 'bbb' } }
  const OTHER_RERUN = { workflow_runs: [{ ...RUN, id: 8, path: 'other.yml@main', run_attempt: 2 }] }
  test.each<[string, Partial<World>, Partial<TriageRequest>, RegExp]>([
    ['another attempt', { run: [RUN, { ...RUN, run_attempt: 2 }] }, {}, /another run of it has begun/],
    ['a run that goes on', { run: [RUN, { ...RUN, status: 'queued' }] }, {}, /another run of it has begun/],
    ['a run that is gone', { run: [RUN, GONE] }, {}, /not known whether the run is already/],
    ['a push', { branch: [...WORLD.branch, NEWER] }, { rerunAfterSeconds: 1 }, /main has moved on/],
    ['a branch that is gone', { branch: [GONE] }, {}, /not known whether the branch main/],
    ['no branch', { run: [{ ...RUN, head_branch: null }] }, {}, /branch of the run is not known/],
    ['a re-run that began at an unknown time', { runs: [OTHER_RERUN] }, { rerunLimit: 1 }, /and rerun-limit is 1$/],
  ])('%s is left', async (_, changes, asking, reason) => {
    const { document, asked } = await triaged(changes, asking)
    expect(document?.decision).toBe('leave')
    expect(document?.reason).toMatch(reason)
    expect(asked).not.toContain('rerun')
  })

  test('a tag counts as a branch', async () => {
    const { document } = await triaged({ branch: [GONE], commit: [{ sha: 'aaa' }] })
    expect(document?.decision).toBe('rerun')
  })
})

describe('a server that does not mean well', () => {
  const passed = { id: 2, name: 'b', conclusion: 'success', steps: [] }
  const failed = { id: 1, name: 'a', conclusion: 'failure', steps: [] }
  const full = [failed, ...Array.from({ length: 99 }, () => passed)]
  test.each<[string, readonly Json[], number, number]>([
    [
      '150,000 jobs on one page',
      [{ jobs: [failed, ...Array.from({ length: 150_000 }, () => passed)] }, { jobs: [] }],
      1,
      1,
    ],
    ['pages and attempts without end', [{ jobs: full, total_count: 1e9 }], Number.MAX_SAFE_INTEGER, 20],
  ])('%s: the triage ends', async (_, jobs, attempt, pages) => {
    const { document, asked } = await triaged({ jobs, attempt: jobs, run: [{ ...RUN, run_attempt: attempt }] })
    expect(document?.jobs[0]).toMatchObject({ name: 'a' })
    expect(asked.filter((name) => name === 'jobs')).toHaveLength(pages)
    expect(asked.filter((name) => name === 'attempt').length).toBeLessThanOrEqual(100)
  })
})

describe('history', () => {
  const job = (conclusion: string, attempt = 1, id = 1): Json => ({
    id,
    name: 'a',
    conclusion,
    run_attempt: attempt,
    steps: [],
  })
  const TEST = '--- FAIL: TestRocket (0.01s)\n##[error]Process completed with exit code 1.\n'
  const UNKNOWN = 'who knows\n##[error]Process completed with exit code 1.\n'
  const BESIDE = {
    workflow_runs: [
      { ...RUN, id: 8 },
      { ...RUN, id: 7, path: 'other.yml@main' },
    ],
  }
  const second = { run: [{ ...RUN, run_attempt: 2 }] }

  test.each<[string, Partial<World>, string]>([
    ['an attempt', { ...second, log: [TEST], attempt: [{ jobs: [job('success')] }] }, 'attempt 1 of this run'],
    [
      'another run of the commit',
      { log: [UNKNOWN], runs: [BESIDE], jobs: [{ jobs: [job('failure')] }, { jobs: [job('success')] }] },
      'attempt 1 of run 8',
    ],
    [
      'an attempt that nobody knows',
      {
        log: [UNKNOWN],
        runs: [BESIDE],
        jobs: [{ jobs: [job('failure')] }, { jobs: [{ id: 1, name: 'a', conclusion: 'success', steps: [] }] }],
      },
      'it passed in run 8, on',
    ],
  ])('a job that passed in %s is flaky, and run again', async (_, changes, where) => {
    const { document } = await triaged(changes, { limits: { ...LIMITS, highest: 3 } })
    expect(document).toMatchObject({ decision: 'rerun', jobs: [{ flaky: true }] })
    expect(document?.jobs[0]?.evidence.at(-1)?.text).toContain(where)
  })

  test('the ledger knows it too', async () => {
    const entry = {
      schema_version: 1,
      run_id: 'github-5',
      timestamp: '2026-01-01T00:00:00.000Z',
      workflow: { name: 'CI', file: 'ci.yml' },
      outcome: 'failed',
      commit: 'aaa',
      event: 'push',
      passed: ['a'],
      sightings: [],
    }
    const decided = async (changes: JsonObject) =>
      (await triaged({ log: [TEST] }, { ledger: `${JSON.stringify({ ...entry, ...changes })}\n` })).document?.decision
    expect(await decided({})).toBe('rerun')
    expect(await decided({ commit: 'bbb' })).toBe('leave')
    expect(await decided({ event: 'pull_request' })).toBe('leave')
    // A job that was skipped has not passed, whatever became of the run.
    expect(await decided({ outcome: 'success', passed: ['b'] })).toBe('leave')
  })

  test.each<[string, Partial<World>]>([
    ['was skipped', { ...second, log: [TEST], attempt: [{ jobs: [job('skipped')] }] }],
    [
      'passed for another event',
      {
        log: [UNKNOWN],
        runs: [{ workflow_runs: [{ ...RUN, id: 8, event: 'pull_request' }] }],
        jobs: [{ jobs: [job('failure')] }, { jobs: [job('success')] }],
      },
    ],
  ])('a job that %s is not flaky', async (_, changes) => {
    const { document } = await triaged(changes, { limits: { ...LIMITS, highest: 3 } })
    expect(document).toMatchObject({ decision: 'leave' })
    expect(document?.jobs[0]).not.toHaveProperty('flaky')
  })

  test('a fault of the code is not flaky', async () => {
    const log = "src/a.ts(3,5): error TS2322: Type 'string'.\n##[error]Process completed with exit code 1.\n"
    const { document } = await triaged(
      { ...second, log: [log], attempt: [{ jobs: [job('success')] }] },
      { limits: { ...LIMITS, highest: 3 } },
    )
    expect(document).toMatchObject({ decision: 'leave', jobs: [{ flaky: true, class: 'deterministic' }] })
  })

  test('a transient kind of two attempts in a row is left', async () => {
    const { document } = await triaged(
      { ...second, attempt: [{ jobs: [job('failure', 1, 2)] }] },
      { limits: { ...LIMITS, highest: 3 } },
    )
    expect(document?.decision).toBe('leave')
    expect(document?.reason).toBe('a failed with external.npm.network in two attempts in a row')
    const else_ = { ...second, log: [RESET, UNKNOWN], attempt: [{ jobs: [job('failure', 1, 2)] }] }
    expect((await triaged(else_, { limits: { ...LIMITS, highest: 3 } })).document?.decision).toBe('rerun')
  })
})

describe('failed jobs', () => {
  const named = (conclusion: string, id: number): Json => ({ id, name: `job ${id}`, conclusion, steps: [] })
  test('a run that succeeded has nothing to run again', async () => {
    const { document, asked } = await triaged({ run: [{ ...RUN, conclusion: 'success' }] })
    expect(document).toMatchObject({ decision: 'none', jobs: [] })
    expect(asked).toEqual(['run'])
  })

  test("a cancelled job stands in nobody's way", async () => {
    const jobs = [{ jobs: [named('failure', 1), named('cancelled', 2)] }]
    const { document } = await triaged({ jobs, log: [RESET, 'work\n##[error]The operation was canceled.\n'] })
    expect(document).toMatchObject({ decision: 'rerun', jobs: [{ class: 'transient' }, { class: 'cancelled' }] })
  })

  test('a run with nothing but cancelled jobs is left', async () => {
    const { document } = await triaged({ jobs: [{ jobs: [named('cancelled', 1)] }], log: ['work\n'] })
    expect(document).toMatchObject({ decision: 'leave', jobs: [{ class: 'cancelled' }] })
  })

  test('a time limit is not', async () => {
    const message = 'The job running on runner x has exceeded the maximum execution time of 5 minutes.'
    const annotations = [[{ annotation_level: 'failure', message }]]
    const { document } = await triaged({ jobs: [{ jobs: [named('cancelled', 1)] }], log: ['work\n'], annotations })
    expect(document).toMatchObject({
      decision: 'leave',
      jobs: [{ class: 'deterministic', kind: 'external.runner.timeout' }],
    })
  })

  test('timed_out is a time limit too, and a run that somebody cancelled is left', async () => {
    const timedOut = await triaged({ jobs: [{ jobs: [named('timed_out', 1)] }], log: ['work\n'] })
    expect(timedOut.document).toMatchObject({
      decision: 'leave',
      jobs: [{ class: 'deterministic', kind: 'external.runner.timeout' }],
    })
    const annotations = [[], [{ annotation_level: 'failure', message: 'The run was canceled by @octocat.' }]]
    const jobs = [{ jobs: [named('failure', 1), named('cancelled', 2)] }]
    const stopped = await triaged({ jobs, annotations, log: [RESET, '##[error]The operation was canceled.\n'] })
    expect(stopped.document).toMatchObject({ decision: 'leave', reason: 'the run was cancelled' })
    expect(stopped.document?.jobs[1]?.evidence).toEqual([{ line: null, text: 'The run was canceled by @octocat.' }])
  })

  test.each(['startup_failure', 'action_required', 'failure'])(
    '%s without a failed job is left',
    async (conclusion) => {
      const { document, asked } = await triaged({ run: [{ ...RUN, conclusion }], jobs: [{ jobs: [] }] })
      expect(document).toMatchObject({ decision: 'leave', jobs: [] })
      expect(asked).not.toContain('rerun')
    },
  )

  test('a run whose attempt is not known is left', async () => {
    const { document, asked } = await triaged({ run: [{ ...RUN, run_attempt: 'x' }] })
    expect(document).toMatchObject({ decision: 'leave', reason: 'the attempt of the run is not known' })
    expect(asked).not.toContain('rerun')
  })
})

describe('a guarded job is left', () => {
  const GROUP = '##[group]Run set -e\nterraform apply\n##[endgroup]\n'
  const named = (name: string, id = 1): Json => ({ id, name, conclusion: 'failure', steps: [] })
  const deployed: Partial<World> = { deployments: [[{ id: 5, environment: 'live', sha: 'aaa' }]] }
  const step = { id: 1, name: 'a', conclusion: 'failure', steps: [{ name: 'Run npm publish', conclusion: 'failure' }] }
  test.each<[string, Partial<World>, string]>([
    [
      'by its name',
      { jobs: [{ jobs: [named('staging / deploy (eu)')] }] },
      'staging / deploy (eu) is guarded (deploy)',
    ],
    ['by a command of its log', { log: [GROUP + RESET] }, 'a is guarded (terraform apply)'],
    ['by the name of its failed step', { jobs: [{ jobs: [step] }] }, 'a is guarded (npm publish)'],
    ['by any deployment of the commit', deployed, 'a is guarded (deployment to live)'],
    ['by a deployment without a name', { deployments: [[{}]] }, 'a is guarded (deployment to ?)'],
  ])('%s', async (_, changes, reason) => {
    const { document, asked } = await triaged(changes)
    expect(document).toMatchObject({ decision: 'leave', reason: expect.stringContaining(reason) })
    expect(document?.jobs[0]?.guarded).toBe(/\(([^()]+)\)(?!.*\()/.exec(reason)?.[1])
    expect(asked).not.toContain('rerun')
  })

  test('although rerun-jobs names it, unless rerun-guarded does', async () => {
    const jobs = [{ jobs: [named('deploy')] }]
    const decide = async (guarded: readonly string[]) =>
      (await triaged({ jobs, ...deployed }, { limits: { ...LIMITS, jobs: ['dep*'], guarded } })).document?.decision
    expect(await decide([])).toBe('leave')
    expect(await decide(['deploy'])).toBe('rerun')
  })
})

describe('rules with job, step and rerun', () => {
  const decided = async (...own: readonly ClassifyRule[]) => {
    const made = prepareLogRules(own, await loadPatterns())
    return (await triaged({ log: ['who knows\n##[error]Process completed with exit code 3.\n'] }, { rules: made }))
      .document
  }
  const KNOWN = { stderr: 'who knows', kind: 'external.who.knows', transient: true }
  test.each<[string, readonly ClassifyRule[], string, string]>([
    ['a rule for this job', [{ ...KNOWN, job: '^a$' }], 'rerun', 'every failed job'],
    ['a rule for another job', [{ ...KNOWN, job: '^b$' }], 'leave', 'no rule knows'],
    ['a rule for another step', [{ ...KNOWN, step: 'lint' }], 'leave', 'no rule knows'],
    ['a rule for all that this job does', [{ job: 'a', kind: 'external.a.b', transient: true }], 'rerun', 'every'],
    ['rerun: false', [{ ...KNOWN, rerun: false }], 'leave', 'a rule says rerun: false for a'],
    ['a rule that only forbids', [{ job: 'a', rerun: false }, KNOWN], 'leave', 'a rule says rerun: false for a'],
    ['a rule that forbids another job', [{ job: 'b', rerun: false }, KNOWN], 'rerun', 'every'],
    ['a rule that forbids another line', [{ stderr: 'nobody', rerun: false }, KNOWN], 'rerun', 'every'],
  ])('%s', async (_, own, decision, reason) => {
    const document = await decided(...own)
    expect(document).toMatchObject({ decision, reason: expect.stringContaining(reason) })
  })
})

describe('the pull request of a run', () => {
  const facts = { ...RUN, event: 'pull_request', head_branch: 'fix', head_repository: { full_name: 'fork/r' } }
  const pull = (number: number, sha: string, state = 'open', label = 'fork:fix'): JsonObject => ({
    number,
    state,
    head: { sha, label },
  })
  const api = (pulls: readonly JsonObject[]): GithubApi => ({
    request: async (method, path) => {
      const route = routeOf(method, path)
      if (route?.name === 'pulls') return ok([...filtered('pulls', pulls, route.query)])
      return route?.name === 'repository' ? ok({ default_branch: 'main' }) : err(GONE)
    },
    stream: async () => err(GONE),
  })
  const found = async (run: Json, pulls: readonly JsonObject[]) => {
    const read = parseRun(run)
    const answer = read && (await findPullRequest(api(pulls), { owner: 'o', repo: 'r' }, read))
    return answer?.ok === true ? answer.value : answer
  }

  test('is the open one whose head is the commit, also from a fork', async () => {
    const others = [pull(1, 'bbb'), pull(2, 'aaa', 'closed'), pull(4, 'aaa', 'open', 'other:fix')]
    expect(await found(facts, [...others, pull(3, 'aaa')])).toBe(3)
    expect(await found(facts, others)).toBeNull()
  })

  test('a push to the default branch has none', async () => {
    const push = { ...RUN, event: 'push', head_repository: { full_name: 'o/r' } }
    expect(await found(push, [pull(3, 'aaa', 'open', 'o:main')])).toBeNull()
    expect(await found({ ...push, head_branch: 'fix' }, [pull(3, 'aaa', 'open', 'o:fix')])).toBe(3)
  })
})

describe('a limit that takes too long ends it with a note', () => {
  test.each<[keyof World, readonly string[]]>([
    ['run', ['run']],
    ['jobs', ['run', 'jobs']],
    ['log', ['run', 'jobs', 'log']],
    ['contents', [...LOOK, 'contents']],
    ['deployments', [...LOOK, 'contents', 'deployments']],
    ['branch', [...LOOK, 'contents', 'deployments', 'branch']],
  ])('of the %s', async (name, requests) => {
    const { document, asked, notes } = await triaged({ [name]: [LIMIT] })
    expect(document).toMatchObject({ decision: 'leave', run: { id: 9, name: 'CI' }, attempt: 1 })
    expect(JSON.stringify([notes, document])).toContain('429 (too many requests)')
    expect(asked).toEqual(requests)
  })

  test('of a run that nobody described', async () => {
    const { done } = await triaged({ run: [LIMIT] }, { known: null })
    expect(done).toEqual(err('the run cannot be read: 429 (too many requests): wait'))
  })
})

test.each<[string, Partial<World>, string]>([
  ['the run', { run: [GONE] }, 'the run cannot be read: 404: not found'],
  ['its jobs', { jobs: [GONE] }, 'the jobs of the run cannot be listed: 404: not found'],
])('without %s there is nothing to say', async (_, changes, message) => {
  expect((await triaged(changes)).done).toEqual(err(message))
})

test('without log and annotations a job is unknown, and both are said', async () => {
  const gone = [GONE]
  const { document } = await triaged({ log: gone, annotations: gone })
  expect(document?.jobs).toMatchObject([
    { class: 'unknown', note: 'the log cannot be read: 404: not found; neither can the annotations' },
  ])
})
