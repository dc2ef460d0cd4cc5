import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/core/json.js'
import { answersOf, type Repository, storageOf } from '../support/github.js'
import { FakeRunner, type StepOptions } from './fake-runner.js'
import { restApi, serve } from './services.js'

const SHA = 'feedfacefeedfacefeedfacefeedfacefeedface'
const OWN = 70
const FAILING =
  '2026-01-01T00:00:05.0Z --- FAIL: TestRocket (0.01s)\n2026-01-01T00:00:05.0Z ##[error]Process completed with exit code 1.\n'

const FILE = JSON.stringify({
  on: 'push',
  jobs: {
    lint: { steps: [{ run: 'make lint' }] },
    unit: { name: 'Unit tests', strategy: { matrix: { node: [20, 22] } }, steps: [{ run: 'make test' }] },
    ship: { uses: './.github/workflows/ship.yml' },
    verdict: { needs: ['lint', 'unit'], steps: [{ uses: 'conductor-action/conductor-action@v1' }] },
  },
})
const CALLED = JSON.stringify({
  on: 'workflow_call',
  jobs: { upload: { steps: [] }, check: { name: 'Look at it', steps: [] } },
})

type Listed = readonly [name: string, conclusion: string | null]

interface World {
  readonly needs: Readonly<Record<string, string>>
  readonly jobs?: readonly Listed[]
  readonly own?: string
  readonly refuse?: Repository['refuse']
  readonly files?: Repository['files'] | null
  readonly with?: Readonly<Record<string, string>>
}

async function judged(
  { needs, jobs = [], own = 'verdict', refuse = {}, files, with: more = {} }: World,
  options: StepOptions = {},
) {
  const listed: readonly JsonObject[] = [...jobs, [own, null] as const].map(([name, conclusion], index) => ({
    id: name === own ? OWN : index + 1,
    run_attempt: 1,
    name,
    conclusion,
    status: conclusion === null ? 'in_progress' : 'completed',
    html_url: `https://github.com/x/${index}`,
    steps: [
      {
        name: 'Run it',
        conclusion: conclusion ?? '',
        started_at: '2026-01-01T00:00:00Z',
        completed_at: '2026-01-01T00:00:09Z',
      },
    ],
  }))
  const run = {
    id: 900,
    name: 'CI',
    path: '.github/workflows/ci.yml',
    event: 'push',
    head_branch: 'main',
    head_sha: SHA,
    run_attempt: 1,
    status: 'in_progress',
    conclusion: null,
  }
  const repository: Repository = {
    name: 'acme/rockets',
    run,
    jobs: listed,
    logs: Object.fromEntries(listed.map(({ id }) => [id, FAILING])),
    branches: { main: SHA },
    refuse,
    ...(files === null
      ? {}
      : { files: files ?? { '.github/workflows/ci.yml': FILE, '.github/workflows/ship.yml': CALLED } }),
  }
  const storage = await serve(
    (request, _body, path) =>
      storageOf(repository)({ method: 'GET', path, body: null, token: request.headers.authorization ?? '' }),
    [],
  )
  const api = await restApi({ answer: answersOf(repository, storage.url) })
  const text = JSON.stringify(
    Object.fromEntries(Object.entries(needs).map(([id, result]) => [id, { result, outputs: {} }])),
  )
  const step = await new FakeRunner().inside({
    ...options,
    with: {
      workflow: '',
      command: 'verdict',
      'github-token': 'ghs_token',
      'check-run-id': String(OWN),
      needs: text,
      ...more,
    },
    env: {
      GITHUB_API_URL: api.url,
      GITHUB_RUN_ID: '900',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_REPOSITORY: 'acme/rockets',
      ...options.env,
    },
  })
  return { step, api }
}

const GOOD: readonly Listed[] = [
  ['lint', 'success'],
  ['Unit tests (20)', 'success'],
  ['Unit tests (22)', 'success'],
]

describe('one verdict', () => {
  test.each<[string, World, number, string, readonly string[]]>([
    ['every job passed', { needs: { lint: 'success', unit: 'success' }, jobs: GOOD }, 0, 'success', []],
    ['a skipped job', { needs: { lint: 'skipped' } }, 1, 'failed', ['lint']],
    [
      'a skipped job that is allowed',
      { needs: { lint: 'skipped' }, with: { 'allow-skipped': 'lint' } },
      0,
      'success',
      [],
    ],
    [
      'a failed leg by its name',
      {
        needs: { unit: 'failure' },
        jobs: [
          ['Unit tests (20)', 'success'],
          ['Unit tests (22)', 'failure'],
        ],
      },
      1,
      'failed',
      ['Unit tests (22)'],
    ],
    [
      'a job that nobody listed',
      {
        needs: { lint: 'success' },
        jobs: [
          ['lint', 'success'],
          ['Unit tests (22)', 'failure'],
        ],
      },
      1,
      'failed',
      ['Unit tests (22)'],
    ],
    [
      'a cancelled job that nobody listed',
      { needs: { lint: 'success' }, jobs: [['Unit tests (22)', 'cancelled']] },
      1,
      'failed',
      ['Unit tests (22)'],
    ],
    [
      'a called job that nobody listed',
      { needs: { lint: 'success' }, jobs: [['ship / upload', 'failure']] },
      1,
      'failed',
      ['ship / upload'],
    ],
    [
      'a called job whose caller may fail',
      { needs: { ship: 'failure' }, jobs: [['ship / upload', 'failure']], with: { 'allow-failed': 'ship' } },
      0,
      'success',
      [],
    ],
    [
      'a failed job under another name where the file cannot be read',
      { needs: { unit: 'success' }, jobs: [['Unit tests (22)', 'failure']], files: null },
      1,
      'failed',
      ['Unit tests (22)'],
    ],
    [
      'failed under continue-on-error',
      { needs: { unit: 'success' }, jobs: [['Unit tests (22)', 'failure']] },
      0,
      'success',
      [],
    ],
    ['a job that still runs', { needs: { lint: 'success' }, jobs: [['other', null]] }, 0, 'success', []],
    [
      'inside of a called workflow, jobs of another caller',
      {
        needs: { upload: 'success' },
        own: 'ship / verdict',
        jobs: [
          ['lint', 'failure'],
          ['ship / upload', 'success'],
        ],
      },
      0,
      'success',
      [],
    ],
    [
      'inside of a called workflow, a forgotten job of the same caller',
      { needs: { upload: 'success' }, own: 'ship / verdict', jobs: [['ship / Look at it', 'failure']] },
      1,
      'failed',
      ['ship / Look at it'],
    ],
  ])('%s', async (_, world, code, outcome, failed) => {
    const { step } = await judged(world)
    expect({ code: step.code, outcome: step.outputs['outcome'] }).toEqual({ code, outcome })
    expect(JSON.parse(step.outputs['failed-jobs'] ?? '')).toEqual(failed)
    expect(step.summary).toContain(`Verdict: ${code === 0 ? 'passed' : 'failed'}`)
  })

  test.each([403, 404, 502])(
    'a list of jobs that is answered with %d: the verdict rests on needs, and says so',
    async (status) => {
      const refuse = { attempt: { status, body: { message: 'no' } } }
      const { step } = await judged({ needs: { lint: 'success' }, jobs: [['other', 'failure']], refuse })
      expect(step).toMatchObject({ code: 0, outputs: { outcome: 'success' } })
      expect(step.summary).toContain('rests on needs alone')
      expect((await judged({ needs: { lint: 'failure' }, refuse })).step.code).toBe(1)
    },
  )

  test('with triage the logs say why, and the kind is known', async () => {
    const { step } = await judged({ needs: { lint: 'failure' }, jobs: [['lint', 'failure']], with: { triage: 'true' } })
    expect(step).toMatchObject({
      code: 1,
      outputs: { outcome: 'halted', 'exit-code': '3', 'error-kind': 'external.build.test' },
    })
    expect(step.summary).toContain('TestRocket')
  })

  test('a green run costs one list, and asks for no file', async () => {
    const { api } = await judged({ needs: { lint: 'success', unit: 'success' }, jobs: GOOD })
    const paths = api.requests.map(({ path }) => path.replace(/\?.*/, ''))
    expect(paths.filter((path) => path.endsWith('/attempts/1/jobs'))).toHaveLength(1)
    expect(paths.filter((path) => path.includes('/contents/'))).toEqual([])
  })
})

test.each([
  ['no needs', { needs: '' }],
  ['an empty needs', { needs: '{}' }],
  ['needs that is no JSON', { needs: 'lint' }],
  ['a list that is none', { 'allow-skipped': 'a;b' }],
])('%s is invalid', async (_, more) => {
  const { step } = await judged({ needs: { lint: 'success' }, with: more })
  expect(step).toMatchObject({ code: 1, outputs: { outcome: 'invalid', 'exit-code': '2' } })
})
