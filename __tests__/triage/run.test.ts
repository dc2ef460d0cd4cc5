import { describe, expect, test } from 'vitest'
import type { ApiProblem, GithubApi } from '../../src/adapters/github/api.js'
import { loadPatterns } from '../../src/adapters/patterns.js'
import type { Json } from '../../src/core/json.js'
import { err, ok } from '../../src/core/result.js'
import { Redactor } from '../../src/redaction/index.js'
import { type TriageRequest, triageRun } from '../../src/run/triage-run.js'
import { runOf } from '../../src/triage/github.js'
import { triageRules } from '../../src/triage/rules.js'

const rules = triageRules([], await loadPatterns())
const RUN = {
  id: 9,
  name: 'CI',
  path: 'ci.yml@main',
  head_branch: 'main',
  head_sha: 'aaa',
  run_attempt: 1,
  status: 'completed',
}
const RESET = 'npm error code ECONNRESET\n##[error]Process completed with exit code 1.\n'
const LIMIT: ApiProblem = { status: 429, message: '429 (too many requests): wait', isRateLimit: true }
const GONE: ApiProblem = { status: 404, message: '404: not found' }

type Answer = Json | ApiProblem
type World = Readonly<Record<'run' | 'jobs' | 'log' | 'annotations' | 'branch' | 'tag' | 'rerun', readonly Answer[]>>
const WORLD: World = {
  run: [RUN],
  jobs: [{ jobs: [{ id: 1, name: 'a', conclusion: 'failure', steps: [] }] }],
  log: [RESET],
  annotations: [[]],
  branch: [{ commit: { sha: 'aaa' } }],
  tag: [GONE],
  rerun: [{}],
}
const ROUTES: readonly (readonly [RegExp, keyof World])[] = [
  [/\/rerun-failed-jobs$/, 'rerun'],
  [/\/logs$/, 'log'],
  [/\/annotations\?/, 'annotations'],
  [/\/runs\/9\/jobs\?/, 'jobs'],
  [/\/runs\/9$/, 'run'],
  [/\/branches\//, 'branch'],
  [/\/commits\//, 'tag'],
]

const isProblem = (answer: Answer | undefined): answer is ApiProblem =>
  typeof answer === 'object' && answer !== null && 'message' in answer

/** Answers each question with the next of its answers, and with the last one from then on. */
function github(world: World) {
  const asked: string[] = []
  const next = (path: string) => {
    const [, name] = ROUTES.find(([pattern]) => pattern.test(path)) ?? [null, 'run' as const]
    const before = asked.filter((each) => each === name).length
    asked.push(name)
    const answers = world[name]
    const answer = answers[Math.min(before, answers.length - 1)]
    return isProblem(answer) ? err(answer) : ok(answer ?? null)
  }
  const api: GithubApi = {
    request: async (_method, path) => next(path),
    stream: async (path) => {
      const answer = next(path)
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
  const done = await triageRun({
    api,
    owner: 'o',
    repo: 'r',
    runId: 9,
    known: runOf(RUN),
    rules,
    redactor: new Redactor({ secrets: [] }),
    rerun: 2,
    rerunAfterSeconds: 0,
    rerunStale: false,
    sleep: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0,
    note: (text) => notes.push(text),
    ...asking,
  })
  return { done, document: done.ok ? done.value.document : null, asked, waits, notes }
}

const LOOK = ['run', 'jobs', 'log', 'annotations']

describe('before it asks', () => {
  test('it waits for rerun-after, and looks again at the run and its branch', async () => {
    const { document, asked, waits } = await triaged({}, { rerunAfterSeconds: 30 })
    expect(document?.decision).toBe('rerun')
    expect(waits).toEqual([30_000])
    expect(asked).toEqual([...LOOK, 'branch', 'run', 'branch', 'rerun'])
  })

  const NEWER = { commit: { sha: 'bbb' } }
  test.each<[string, Partial<World>, Partial<TriageRequest>, RegExp]>([
    ['another attempt', { run: [RUN, { ...RUN, run_attempt: 2 }] }, {}, /another run of it has begun/],
    ['a run that goes on', { run: [RUN, { ...RUN, status: 'queued' }] }, {}, /another run of it has begun/],
    ['a run that is gone', { run: [RUN, GONE] }, {}, /not known whether the run is already/],
    ['a push', { branch: [...WORLD.branch, NEWER] }, { rerunAfterSeconds: 1 }, /main has moved on/],
    ['a branch that is gone', { branch: [GONE] }, {}, /not known whether the branch main/],
    ['no branch', { run: [{ ...RUN, head_branch: null }] }, {}, /branch of the run is not known/],
  ])('%s is left', async (_, changes, asking, reason) => {
    const { document, asked } = await triaged(changes, asking)
    expect(document?.decision).toBe('leave')
    expect(document?.reason).toMatch(reason)
    expect(asked).not.toContain('rerun')
  })

  test('a tag counts as a branch', async () => {
    const { document } = await triaged({ branch: [GONE], tag: [{ sha: 'aaa' }] })
    expect(document?.decision).toBe('rerun')
  })
})

describe('a limit that takes too long ends it with a note', () => {
  test.each<[keyof World, readonly string[]]>([
    ['run', ['run']],
    ['jobs', ['run', 'jobs']],
    ['log', ['run', 'jobs', 'log']],
    ['branch', [...LOOK, 'branch']],
    ['rerun', [...LOOK, 'branch', 'run', 'rerun']],
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
