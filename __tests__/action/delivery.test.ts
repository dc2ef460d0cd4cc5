import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../support/folders.js'
import { zip } from '../support/zip.js'
import { compositeEnv, FakeRunner, type StepOptions } from './fake-runner.js'
import {
  artifactService,
  type Reply,
  restApi,
  runtimeToken,
  type SeenRequest,
  type Service,
  unzip,
} from './services.js'

/** The job of these steps, by its id. */
const OWN_JOB = { '7': 'build' }

const HALTING =
  'workflow: { name: Drift check, entry_point: probe }\nagents:\n  - name: probe\n    type: script\n    run: |\n      echo "SECRET_CANARY is $MY_TOKEN"\n      printf \'%s\' \'{"kind": "external.git.drift", "message": "behind @octocat #1 <b>"}\' > "$CONDUCTOR_ERROR_OUT"\n'
const GREEN =
  'workflow: { name: Drift check, entry_point: probe }\nagents:\n  - { name: probe, type: script, run: echo fine }\n'
const PULL_REQUEST = { pull_request: { number: 12, head: { sha: 'feedfacefeedfacefeedfacefeedfacefeedface' } } }

function withServices(options: { readonly api?: Service; readonly artifacts?: Service }): Record<string, string> {
  return {
    ...(options.api === undefined ? {} : { GITHUB_API_URL: options.api.url }),
    ...(options.artifacts === undefined
      ? {}
      : { ACTIONS_RESULTS_URL: options.artifacts.url, ACTIONS_RUNTIME_TOKEN: runtimeToken() }),
  }
}

const notes = (lines: readonly string[]) => lines.filter((line) => line.startsWith('note: '))

/** What `actions/download-artifact` leaves in the composite action: one archive of a folder. */
function fetchedArchive(folder: string): string {
  const packed = temporaryFolder()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((file) =>
    file.isFile() ? [path.relative(folder, path.join(file.parentPath, file.name))] : [],
  )
  const entries = names.map((name) => ({ name, data: readFileSync(path.join(folder, name)) }))
  writeFileSync(path.join(packed, 'artifact.zip'), zip(entries))
  return packed
}

/** The second step of the composite, after another action has downloaded a run for the first entry of `resume-from`. */
function fetchedEnv(resumeFrom: string, folder: string): Record<string, string> {
  return {
    ...compositeEnv({ workflow: 'workflow.yaml', 'resume-from': resumeFrom }),
    CONDUCTOR_ACTION_FETCHED: fetchedArchive(folder),
    CONDUCTOR_ACTION_FETCHED_ENTRY: resumeFrom.split(',')[0] ?? '',
  }
}

describe('artifact', () => {
  test('the run folder is uploaded without secrets, under a unique name', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    runner.file('workflow.yaml', HALTING)
    const step = await runner.step({
      env: { ...withServices({ artifacts }), MY_TOKEN: 'canary-token-value' },
      with: { matrix: '{\n  "os": "linux"\n}' },
    })
    expect(step.code).toBe(1)
    const [stored] = artifacts.artifacts
    expect(stored?.name).toMatch(/^conductor-Drift-check-build-[0-9a-f]{10}-1-[0-9a-f]{8}$/)
    expect(step.outputs).toMatchObject({
      'artifact-name': stored?.name,
      'artifact-id': '1',
      'artifact-url': 'https://github.com/acme/rockets/actions/runs/77/artifacts/1',
      plan: '',
    })
    const files = unzip(stored?.zip ?? Buffer.alloc(0))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['errors.jsonl', 'events.jsonl', 'result.json', 'checkpoint.json']),
    )
    expect(files['errors.jsonl']).toBe(readFileSync(step.outputs['errors-path'] ?? '', 'utf8'))
    expect(Object.values(files).join('\n')).not.toContain('canary-token-value')
    expect(step.summary).toContain('https://github.com/acme/rockets/actions/runs/77/artifacts/1')
    expect(notes(step.log.lines)).toEqual([])
  })

  test('the name depends on step, leg and attempt, not on values', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    runner.file('workflow.yaml', HALTING)
    const variants: readonly StepOptions[] = [
      {},
      { with: { matrix: '{"os": "linux"}' } },
      { with: { 'log-level': 'debug' } },
      { env: { GITHUB_ACTION: '__acme_conductor-action_2' } },
      { env: { GITHUB_RUN_ATTEMPT: '2' } },
      { with: { 'github-token': 'another-token-of-this-run' } },
    ]
    const names: string[] = []
    for (const variant of variants) {
      const step = await runner.inside({ ...variant, env: { ...withServices({ artifacts }), ...variant.env } })
      names.push(step.outputs['artifact-name'] ?? '')
    }
    const keys = names.map((name) => name.split('-').at(-3))
    expect(new Set(names).size).toBe(6)
    expect(new Set([keys[0], keys[1], keys[3]]).size).toBe(3)
    expect(keys[2]).toBe(keys[0])
    expect(keys[4]).toBe(keys[0])
    expect(names[4]).toMatch(/-2-[0-9a-f]{8}$/)
    expect(keys[5]).toBe(keys[0])
  })

  test.each([
    ['always', GREEN, 1],
    ['on-failure', GREEN, 0],
    ['on-failure', HALTING, 1],
    ['never', HALTING, 0],
  ])('%s', async (mode, workflow, count) => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    runner.file('workflow.yaml', workflow)
    const step = await runner.inside({
      env: withServices({ artifacts }),
      with: { artifact: mode, 'artifact-name': 'mine', 'retention-days': '3' },
    })
    expect(artifacts.artifacts.map(({ name }) => name)).toEqual(count === 0 ? [] : ['mine-1'])
    expect(step.outputs['artifact-name']).toBe(count === 0 ? '' : 'mine-1')
    const created = artifacts.requests.filter(({ path: url }) => url.endsWith('/CreateArtifact'))
    expect(created.map(({ body }) => JSON.stringify(body).includes('expires_at'))).toEqual(count === 0 ? [] : [true])
  })

  test.each([
    [
      'dead letters',
      'workflow: { name: d, entry_point: a }\nagents:\n  - name: a\n    type: script\n    strict_exit: true\n    run: exit 3\n    routes: [{ to: $end }, { on_error: true, recover: { output: {} }, dead_letter: true }]\n',
    ],
    [
      'an escalation',
      'workflow: { name: d, entry_point: a }\nagents:\n  - name: a\n    type: script\n    strict_exit: true\n    run: exit 3\n    routes: [{ to: $end }, { on_error: true, recover: { output: {} }, escalate: true }]\n',
    ],
  ])('a success with %s is uploaded too', async (_, workflow) => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    runner.file('workflow.yaml', workflow)
    const step = await runner.inside({ env: withServices({ artifacts }) })
    expect(step.outputs).toMatchObject({ outcome: 'success', 'artifact-id': '1' })
    // The log says what is left and how to get at it.
    expect(step.stdout).toMatch(/left +1 (dead letter|escalation)/)
    expect(step.stdout).toContain(`gh run download 77 --name ${step.outputs['artifact-name']}`)
  })

  test.each<[string, Reply, RegExp]>([
    ['full', { status: 403, body: { msg: 'Artifact storage quota has been hit' } }, /quota/i],
    ['refusing the name', { status: 400, body: { msg: 'the artifact name is not valid' } }, /name is not valid/],
    ['taken', { status: 409, body: { msg: 'an artifact with this name already exists' } }, /already exists/],
  ])('a service that is %s is one note', async (_, reply, message) => {
    const runner = new FakeRunner()
    const artifacts = await artifactService({ answer: (method) => (method === 'CreateArtifact' ? reply : undefined) })
    runner.file('workflow.yaml', HALTING)
    const step = await runner.inside({ env: withServices({ artifacts }) })
    expect(step.outputs).toMatchObject({ outcome: 'halted', 'exit-code': '3', 'artifact-name': '', 'artifact-id': '' })
    expect(notes(step.log.lines)).toHaveLength(1)
    expect(notes(step.log.lines)[0]).toMatch(message)
    expect(notes(step.log.lines)[0]).toContain(step.outputs['run-dir'])
  })

  test.each<[string, Record<string, string>]>([
    ['absent', {}],
    [
      'on another server',
      {
        GITHUB_SERVER_URL: 'https://github.example.com',
        ACTIONS_RESULTS_URL: 'http://127.0.0.1:9',
        ACTIONS_RUNTIME_TOKEN: runtimeToken(),
      },
    ],
    ['unreachable', { ACTIONS_RESULTS_URL: 'http://127.0.0.1:9', ACTIONS_RUNTIME_TOKEN: runtimeToken() }],
  ])('a service that is %s is a note and the path', async (_, env) => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', HALTING)
    const step = await runner.inside({ env })
    expect(step.outputs['outcome']).toBe('halted')
    expect(notes(step.log.lines)).toHaveLength(1)
    expect(notes(step.log.lines)[0]).toContain(step.outputs['run-dir'])
  })

  test('a cancelled run is uploaded too, and nothing is posted', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    const api = await restApi()
    runner.file(
      'workflow.yaml',
      'workflow: { name: demo, entry_point: probe }\nagents:\n  - { name: probe, type: script, run: "echo started; sleep 60" }\n',
    )
    const step = await runner.step({
      env: { ...withServices({ api, artifacts }), GITHUB_EVENT_NAME: 'pull_request' },
      event: PULL_REQUEST,
      with: { 'check-run': 'true', comment: 'true', 'github-token': 'ghs_x' },
      when: ['started\n', (child) => child.kill('SIGINT')],
    })
    // A machine that is too slow for the few seconds that are left says so instead.
    const isLate = step.log.lines.some((line) => line.includes('there was no time left'))
    expect(step.outputs).toMatchObject({ outcome: 'cancelled', 'artifact-id': isLate ? '' : '1' })
    for (const { zip } of isLate ? [] : artifacts.artifacts)
      expect(JSON.parse(unzip(zip)['result.json'] ?? '')).toMatchObject({ outcome: 'cancelled', exit_code: 130 })
    expect(api.requests).toEqual([])
  })

  test('a service that does not answer does not hold a cancelled job', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService({ answer: () => ({ status: 200, silent: true }) })
    runner.file(
      'workflow.yaml',
      'workflow: { name: demo, entry_point: probe }\nagents:\n  - { name: probe, type: script, run: "echo started; sleep 60" }\n',
    )
    const step = await runner.step({
      env: withServices({ artifacts }),
      when: ['started\n', (child) => child.kill('SIGINT')],
    })
    expect(step.code).toBe(1)
    expect(step.outputs).toMatchObject({ outcome: 'cancelled', 'exit-code': '130' })
    expect(notes(step.log.lines)).toHaveLength(1)
  })
})

describe('cancellation during reporting', () => {
  test('an upload that hangs costs neither annotations nor summary', async () => {
    const runner = new FakeRunner()
    const controller = new AbortController()
    const artifacts = await artifactService({
      answer: () => {
        controller.abort('SIGINT')
        return { status: 200, silent: true }
      },
    })
    runner.file('workflow.yaml', HALTING)
    const step = await runner.inside({ env: withServices({ artifacts }), cancel: controller.signal })
    expect(step.outputs).toMatchObject({ outcome: 'halted', 'artifact-id': '' })
    expect(step.annotations).toHaveLength(1)
    expect(step.summary).toMatch(/gh run download 77 --name conductor-Drift-check/)
    expect(notes(step.log.lines)).toEqual([expect.stringContaining('no time left')])
  })

  test('an aborted request is reported', async () => {
    const runner = new FakeRunner()
    const controller = new AbortController()
    const answer = (): Reply => {
      controller.abort('SIGINT')
      return { status: 200, silent: true }
    }
    const api = await restApi({ answer })
    runner.file('workflow.yaml', HALTING)
    const step = await runner.inside({
      env: withServices({ api }),
      with: { 'check-run': 'true', 'github-token': 'ghs_x', artifact: 'never' },
      cancel: controller.signal,
    })
    expect(notes(step.log.lines)).toEqual(['note: the check run was not made: the job was cancelled'])
  })
})

describe('check run', () => {
  const WITH = { 'check-run': 'true', 'github-token': 'ghs_token_of_the_job', artifact: 'never' }
  const many = `workflow: { name: lint, entry_point: probe }\nagents:\n  - name: probe\n    type: script\n    run: |\n      node -e 'require("fs").writeFileSync(process.env.CONDUCTOR_ERROR_OUT, JSON.stringify({kind: "lint.found.problems", message: "120 problems", details: {annotations: Array.from({length: 120}, (_, i) => ({file: "src/a.ts", line: i + 1, message: "m" + i, level: "warning"}))}}))'\n`

  test('has all annotations, 50 per request, and the step does not print them again', async () => {
    const runner = new FakeRunner()
    const api = await restApi()
    runner.file('src/a.ts', 'x')
    runner.file('workflow.yaml', many)
    const step = await runner.step({ env: withServices({ api }), with: WITH })
    expect(api.requests.map(({ method, path: url }) => `${method} ${url}`)).toEqual([
      'POST /repos/acme/rockets/check-runs',
      'PATCH /repos/acme/rockets/check-runs/4711',
      'PATCH /repos/acme/rockets/check-runs/4711',
    ])
    const bodies = api.requests.map(
      ({ body }) => body as { output: { annotations: { path: string; start_line: number }[] } },
    )
    expect(bodies.map(({ output }) => output.annotations.length)).toEqual([50, 50, 21])
    expect(bodies[0]).toMatchObject({
      status: 'completed',
      conclusion: 'failure',
      head_sha: '0123456789abcdef0123456789abcdef01234567',
      name: 'conductor / lint (build)',
      details_url: 'https://github.com/acme/rockets/actions/runs/77',
      external_id: expect.stringMatching(/^[0-9a-f]{10}$/),
      output: { title: 'halted: lint.found.problems · probe', summary: expect.stringContaining('120 problems') },
    })
    expect(bodies[0]?.output.annotations[0]).toMatchObject({
      path: 'workflow.yaml',
      annotation_level: 'failure',
      title: 'lint.found.problems · probe',
    })
    expect(api.requests[0]?.token).toBe('token ghs_token_of_the_job')
    expect(step.annotations).toEqual([])
  })

  test.each([
    ['an invalid file', 'workflow: { name: x }\n', /^invalid: [\w.-]+$/],
    ['a success', GREEN, /^success$/],
    [
      'a terminate',
      'workflow: { name: t, entry_point: a }\nagents: [{ name: a, type: terminate, status: failed, reason: enough }]\n',
      /^terminated: enough$/,
    ],
  ])('the title of %s', async (_, file, title) => {
    const runner = new FakeRunner()
    const api = await restApi()
    runner.file('workflow.yaml', file)
    await runner.inside({ env: withServices({ api }), with: WITH })
    expect(api.requests[0]?.body).toMatchObject({ output: { title: expect.stringMatching(title) } })
  })

  test('annotations that it did not accept are printed, ten per level', async () => {
    const runner = new FakeRunner()
    const api = await restApi({ answer: ({ method }) => (method === 'PATCH' ? { status: 500, body: {} } : undefined) })
    runner.file('src/a.ts', 'x')
    runner.file('workflow.yaml', many)
    const partly = await runner.inside({ env: withServices({ api }), with: WITH })
    expect(partly.annotations.filter(({ level }) => level === 'warning')).toHaveLength(10)
    expect(partly.annotations.at(-1)?.message).toMatch(/61 more warnings/)
    expect(partly.annotations.filter(({ level }) => level === 'error')).toEqual([])
    const refusing = await restApi({ answer: () => ({ status: 403, body: { message: 'no' } }) })
    const printed = await runner.inside({ env: withServices({ api: refusing }), with: WITH })
    expect(printed.annotations.filter(({ level }) => level === 'error')).toHaveLength(1)
    expect(printed.annotations.at(-1)?.message).toMatch(/110 more warnings/)
  })

  test.each<[string, StepOptions, string]>([
    ['another use in the job', { env: { GITHUB_ACTION: '__acme_conductor-action_2' } }, 'build, #2'],
    ['a step with an id', { env: { GITHUB_ACTION: 'release' } }, 'build, release'],
    ['a key', { with: { key: 'north' } }, 'build, north'],
    ['a leg', { with: { matrix: '{"os":"mac"}' } }, 'build, mac'],
  ])('%s has a unique name', async (_, options, label) => {
    const runner = new FakeRunner()
    const api = await restApi()
    runner.file('workflow.yaml', GREEN)
    await runner.inside({ env: { ...withServices({ api }), ...options.env }, with: { ...WITH, ...options.with } })
    expect(api.requests[0]?.body).toMatchObject({ name: `conductor / Drift check (${label})` })
  })

  test('long names that differ only at the end stay different', async () => {
    const runner = new FakeRunner()
    const api = await restApi()
    runner.file('workflow.yaml', GREEN)
    for (const end of ['a', 'b'])
      await runner.inside({ env: withServices({ api }), with: { ...WITH, key: `${'k'.repeat(300)}${end}` } })
    const names = api.requests.map(({ body }) => String((body as { name: unknown }).name))
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(200)
  })

  test('for a comment event is on the head of the pull request, read from the API', async () => {
    const runner = new FakeRunner()
    const head = 'feedfacefeedfacefeedfacefeedfacefeedface'
    const api = await restApi({
      answer: ({ method, path: url }) =>
        method === 'GET' && url === '/repos/acme/rockets/pulls/4'
          ? { status: 200, body: { head: { sha: head } } }
          : undefined,
    })
    runner.file('workflow.yaml', HALTING)
    const event = { issue: { number: 4, pull_request: {} }, comment: { body: '/check' } }
    const env = { ...withServices({ api }), GITHUB_EVENT_NAME: 'issue_comment' }
    const step = await runner.inside({ env, event, with: WITH })
    const seen = api.requests.map(({ method, path: url }) => `${method} ${url}`)
    expect(seen.slice(0, 2)).toEqual(['GET /repos/acme/rockets/pulls/4', 'POST /repos/acme/rockets/check-runs'])
    expect(api.requests[1]?.body).toMatchObject({ head_sha: head })
    expect(notes(step.log.lines)).toEqual([])
  })

  test('its name is one line', async () => {
    const runner = new FakeRunner()
    const api = await restApi()
    runner.file('workflow.yaml', GREEN.replace('Drift check', '"two\\nlines"'))
    await runner.inside({ env: withServices({ api }), with: WITH })
    expect(api.requests[0]?.body).toMatchObject({ name: 'conductor / two lines (build)' })
  })

  test.each([
    ['success', GREEN, 'success'],
    [
      'neutral',
      'workflow: { name: d, entry_point: stop }\nagents:\n  - { name: stop, type: terminate, status: success, reason: done }\n',
      'success',
    ],
    [
      'failure',
      'workflow: { name: d, entry_point: stop }\nagents:\n  - { name: stop, type: terminate, status: failed, reason: bad }\n',
      'failed',
    ],
    [
      'action_required',
      'workflow: { name: d, entry_point: ask }\nagents:\n  - { name: ask, type: human_gate, prompt: "ok?", options: [{ label: a, value: a, route: $end }] }\n',
      'suspended',
    ],
    ['failure', 'workflow: { name: d, entry_point: nope }\nagents: []\n', 'invalid'],
  ])('concludes %s', async (conclusion, workflow, outcome) => {
    const runner = new FakeRunner()
    const api = await restApi()
    runner.file('workflow.yaml', workflow)
    const step = await runner.inside({
      env: { ...withServices({ api }), GITHUB_EVENT_NAME: 'pull_request' },
      event: PULL_REQUEST,
      with: WITH,
    })
    expect(step.outputs['outcome']).toBe(outcome)
    expect(api.requests).toHaveLength(1)
    expect(api.requests[0]?.body).toMatchObject({ conclusion, head_sha: PULL_REQUEST.pull_request.head.sha })
  })
})

describe('a leg of a matrix', () => {
  test('is named in records, headings and the check run; two keys give two comments', async () => {
    const runner = new FakeRunner()
    const api = await restApi()
    runner.file('workflow.yaml', HALTING)
    const asked = (more: Record<string, string>): StepOptions => ({
      env: { ...withServices({ api }), GITHUB_EVENT_NAME: 'pull_request' },
      event: PULL_REQUEST,
      with: { comment: 'true', 'check-run': 'true', 'github-token': 'ghs_x', artifact: 'never', ...more },
    })
    const step = (more: Record<string, string>) => runner.inside(asked(more))
    // The built action as a process: what GitHub gives it as `toJSON(matrix)` comes in as text.
    const done = await runner.step(asked({ matrix: '{\n  "os": "linux",\n  "node": 20\n}' }))
    const record = JSON.parse(readFileSync(done.outputs['errors-path'] ?? '', 'utf8'))
    expect(record.github).toMatchObject({ job: 'build', matrix: { os: 'linux', node: 20 } })
    expect(done.summary).toMatch(/Drift check<\/code> \(<code>linux.*20<\/code>\) halted/)
    expect(String(api.comments[0]?.['body'])).toMatch(/Drift check<\/code> \(<code>linux.*20<\/code>\) halted/)
    expect(api.requests.find(({ path: url }) => url.endsWith('/check-runs'))?.body).toMatchObject({
      name: 'conductor / Drift check (build, linux, 20)',
    })
    await step({ key: 'north' })
    await step({ key: 'south' })
    await step({ key: 'south' })
    expect(api.comments).toHaveLength(3)
  })
})

describe('check runs and comments of different uses', () => {
  test('never share a name, even if keys and legs are secret or too long, and keep it in the next attempt', async () => {
    const runner = new FakeRunner()
    const api = await restApi()
    runner.file('workflow.yaml', HALTING)
    const secrets = { ONE_TOKEN: 'first-secret-value-1', TWO_TOKEN: 'second-secret-value-2' }
    const long = 'x'.repeat(300)
    const uses: readonly StepOptions[] = [
      {},
      { env: { GITHUB_JOB: 'test' } },
      { env: { GITHUB_ACTION: '__acme_conductor-action_2' } },
      { env: { GITHUB_ACTION: '__acme_conductor-action_3' } },
      { env: { GITHUB_ACTION: 'deploy' } },
      { with: { key: 'north' } },
      { with: { key: 'south' } },
      { with: { key: secrets.ONE_TOKEN } },
      { with: { key: secrets.TWO_TOKEN } },
      { with: { matrix: '{"os": "linux"}' } },
      { with: { matrix: '{"os": "mac"}' } },
      { with: { matrix: JSON.stringify({ os: secrets.ONE_TOKEN }) } },
      { with: { matrix: JSON.stringify({ os: secrets.TWO_TOKEN }) } },
      { with: { key: `${long}1` } },
      { with: { key: `${long}2` } },
    ]
    const namesOf = async (attempt: string): Promise<readonly string[]> => {
      api.requests.length = 0
      for (const use of uses)
        await runner.inside({
          env: {
            ...withServices({ api }),
            ...secrets,
            GITHUB_EVENT_NAME: 'pull_request',
            GITHUB_RUN_ATTEMPT: attempt,
            ...use.env,
          },
          event: PULL_REQUEST,
          with: { comment: 'true', 'check-run': 'true', 'github-token': 'ghs_x', artifact: 'never', ...use.with },
        })
      const made = api.requests.filter(({ path: url }) => url.endsWith('/check-runs'))
      return made.map(({ body }) => (body as { name: string }).name)
    }
    const names = await namesOf('1')
    expect(new Set(names).size).toBe(uses.length)
    expect(names.join('\n')).not.toMatch(/secret-value/)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(200)
    expect(api.comments).toHaveLength(uses.length)
    expect(new Set(api.comments.map(({ body }) => String(body).split('\n')[1])).size).toBe(uses.length)
    expect(await namesOf('2')).toEqual(names)
    expect(api.comments).toHaveLength(uses.length)
  })
})

describe('outputs about an error', () => {
  const RETRIED =
    'workflow: { name: d, entry_point: a }\nagents:\n  - name: a\n    type: script\n    run: |\n      printf \'{"kind": "app.bad", "message": "m"}\' > "$CONDUCTOR_ERROR_OUT"\n    routes:\n      - { to: $end }\n      - { on_error: true, retry: { max: 2, initial_seconds: 0 } }\n'
  test.each([
    ['of the failed node', RETRIED, { 'error-kind': 'app.bad', 'error-cause': '', attempts: '3' }],
    [
      'under a halt route',
      `${RETRIED}      - { on_error: true, halt: { message: stop } }\n`,
      { 'error-kind': 'halt.intentional', 'error-cause': 'app.bad', attempts: '3' },
    ],
    ['where there is none', GREEN, { 'error-kind': '', 'error-cause': '', attempts: '' }],
  ])('%s', async (_, workflow, outputs) => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', workflow)
    expect((await runner.inside({ with: { artifact: 'never' } })).outputs).toMatchObject(outputs)
  })
})

describe('comment', () => {
  const WITH = { comment: 'true', 'github-token': 'ghs_token_of_the_job', artifact: 'never' }
  const step = (runner: FakeRunner, api: Service, options: StepOptions = {}) =>
    runner.inside({
      event: PULL_REQUEST,
      ...options,
      env: { ...withServices({ api }), GITHUB_EVENT_NAME: 'pull_request', ...options.env },
      with: { ...WITH, ...options.with },
    })

  test('one per workflow file, job and leg: updated, folded when green, never created by a success', async () => {
    const runner = new FakeRunner()
    const api = await restApi({
      comments: Array.from({ length: 130 }, (_, id) => ({ id, body: 'chat', user: { type: 'User' } })),
    })
    runner.file('workflow.yaml', GREEN)
    await step(runner, api)
    expect(api.comments).toHaveLength(130)
    runner.file('workflow.yaml', HALTING)
    await step(runner, api)
    await step(runner, api)
    expect(api.comments).toHaveLength(131)
    const body = String(api.comments.at(-1)?.['body'])
    expect(body).toMatch(/^<!-- conductor-action:[0-9a-f]+ -->\n### /)
    expect(body.replaceAll(/(`+)[^`][\s\S]*?\1/g, '')).not.toMatch(/@octocat|#1\b|<b>/)
    await step(runner, api, { with: { matrix: '{"os":"mac"}' } })
    await step(runner, api, { env: { GITHUB_JOB: 'other' } })
    expect(api.comments).toHaveLength(133)
    runner.file('workflow.yaml', GREEN)
    await step(runner, api)
    expect(api.comments).toHaveLength(133)
    expect(String(api.comments[130]?.['body'])).toMatch(/^<!-- .* -->\n<details>/)
  })

  test('an older run never replaces the comment of a newer one', async () => {
    const runner = new FakeRunner()
    const api = await restApi()
    const as = (number: string, attempt: string) => ({
      env: { GITHUB_RUN_NUMBER: number, GITHUB_RUN_ATTEMPT: attempt },
    })
    runner.file('workflow.yaml', HALTING)
    await step(runner, api, as('7', '2'))
    const written = api.comments[0]?.['body']
    expect(written).toContain('commit `feedfacefeed`')
    runner.file('workflow.yaml', GREEN)
    for (const older of [as('6', '3'), as('7', '1')]) {
      const done = await step(runner, api, older)
      expect(notes(done.log.lines)).toEqual(['note: the comment was not updated: a newer run wrote it'])
      expect(api.comments[0]?.['body']).toBe(written)
    }
    for (const newer of [as('7', '2'), as('7', '3'), as('8', '1')]) {
      runner.file('workflow.yaml', HALTING)
      await step(runner, api, newer)
      expect(String(api.comments[0]?.['body'])).toMatch(/^<!-- .* -->\n### /)
      runner.file('workflow.yaml', GREEN)
      await step(runner, api, newer)
      expect(String(api.comments[0]?.['body'])).toMatch(/^<!-- .* -->\n<details>/)
    }
    expect(api.comments).toHaveLength(1)
  })

  test('is short: failure, location, two commands; links lead to the head of the pull request', async () => {
    const runner = new FakeRunner()
    const api = await restApi()
    const details = '{"annotations": [{"file": "src/a.ts", "line": 3, "message": "no such name"}]}'
    runner.file('src/a.ts', 'x')
    runner.file(
      'workflow.yaml',
      HALTING.replace('"message": "behind @octocat #1 <b>"', `"message": "broken", "details": ${details}`),
    )
    const done = await step(runner, api, { env: { GITHUB_ACTION: 'release' } })
    const [open = '', ...rest] = String(api.comments[0]?.['body']).split('<details>')
    expect(open).toMatch(/^<!-- .* -->\n### .*Drift check<\/code> \(<code>release<\/code>\) halted.*build/)
    expect(open).toContain('/blob/feedfacefeedfacefeedfacefeedfacefeedface/src/a.ts#L3')
    expect(open).toContain('no such name')
    expect(/```sh\n([\s\S]*?)```/.exec(open)?.[1]?.trim().split('\n').length).toBeLessThanOrEqual(2)
    expect(rest.join('')).toContain('What next')
    expect(done.summary).toContain('/blob/feedfacefeedfacefeedfacefeedfacefeedface/src/a.ts#L3')
    expect(readFileSync(path.join(done.outputs['run-dir'] ?? '', 'report.html'), 'utf8')).not.toContain(
      '/blob/0123456789',
    )
  })

  test('a comment of somebody else with the marker is not changed', async () => {
    const runner = new FakeRunner()
    const api = await restApi()
    runner.file('workflow.yaml', HALTING)
    await step(runner, api)
    const marker = String(api.comments[0]?.['body']).split('\n')[0]
    api.comments[0] = { id: 1, body: `${marker}\nforged`, user: { type: 'User' }, author_association: 'NONE' }
    await step(runner, api)
    expect(api.comments).toHaveLength(2)
    expect(api.comments[0]?.['body']).toContain('forged')
  })

  test.each<[string, StepOptions, RegExp]>([
    ['a push', { event: {}, env: { GITHUB_EVENT_NAME: 'push' } }, /no pull request/],
    ['no payload', { event: undefined, env: { GITHUB_EVENT_PATH: '/nowhere' } }, /payload is missing/],
    ['no token', { with: { 'github-token': '' } }, /no github-token/],
  ])('%s is one note', async (_, options, message) => {
    const runner = new FakeRunner()
    const api = await restApi()
    runner.file('workflow.yaml', HALTING)
    const done = await step(runner, api, options)
    expect(done.outputs['outcome']).toBe('halted')
    expect(notes(done.log.lines)).toHaveLength(1)
    expect(notes(done.log.lines)[0]).toMatch(message)
  })
})

describe('escalation and ledger', () => {
  const ESCALATING =
    'workflow: { name: Drift check, entry_point: probe }\nagents:\n  - name: probe\n    type: script\n    routes:\n      - to: $end\n      - { on_error: external.git.drift, halt: { message: stop }, escalate: { title: Drift again } }\n    run: |\n      printf \'%s\' \'{"kind": "external.git.drift", "message": "behind"}\' > "$CONDUCTOR_ERROR_OUT"\n'
  const answer = ({ method, path: url }: SeenRequest): Reply | undefined => {
    if (method === 'GET' && url.includes('/issues')) return { status: 200, body: [] }
    return method === 'POST' && url.endsWith('/issues') ? { status: 201, body: { number: 9 } } : undefined
  }

  test('an issue is created on request', async () => {
    const runner = new FakeRunner()
    const api = await restApi({ answer })
    runner.file('workflow.yaml', ESCALATING)
    const env = withServices({ api })
    await runner.inside({ env, with: { 'github-token': 'ghs_x', artifact: 'never' } })
    expect(api.requests).toEqual([])
    const step = await runner.inside({ env, with: { 'github-token': 'ghs_x', artifact: 'never', escalate: 'true' } })
    expect(step.outputs['outcome']).toBe('halted')
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: expect.stringContaining('Drift again'),
    })
    expect(notes(step.log.lines)).toEqual([])
  })

  test.each(['info', 'error'])(
    'one that was not delivered is in the last line of a green run: log-level %s',
    async (level) => {
      const runner = new FakeRunner()
      const api = await restApi({ answer: () => ({ status: 403, body: { message: 'no' } }) })
      runner.file('workflow.yaml', ESCALATING.replace('halt: { message: stop }', 'recover: { output: {} }'))
      const given = { 'github-token': 'ghs_x', artifact: 'never', escalate: 'true', 'log-level': level }
      const step = await runner.inside({ env: withServices({ api }), with: given })
      expect(step.outputs['outcome']).toBe('success')
      expect(step.log.lines.filter((line) => line !== '').at(-1)).toMatch(
        /^! Drift check succeeded, 1 failure handled, 1 escalation not delivered, in /,
      )
    },
  )

  test('similar uses with different keys have separate issues', async () => {
    const runner = new FakeRunner()
    const made: { number: number; title: unknown; body: unknown; state: string }[] = []
    const api = await restApi({
      answer: ({ method, path: url, body }) => {
        if (method === 'GET' && url.includes('/issues')) return { status: 200, body: made }
        if (method !== 'POST' || !url.endsWith('/issues')) return { status: 200, body: {} }
        const { title, body: text } = body as { title: unknown; body: unknown }
        made.push({ number: made.length + 1, title, body: text, state: 'open' })
        return { status: 201, body: { number: made.length } }
      },
    })
    runner.file('workflow.yaml', ESCALATING)
    const options = { 'github-token': 'ghs_x', artifact: 'never', escalate: 'true' }
    for (const key of ['', 'blue', 'green', 'blue', ''])
      await runner.inside({ env: withServices({ api }), with: { ...options, key } })
    expect(made).toHaveLength(3)
    expect(new Set(made.map(({ body }) => body)).size).toBe(3)
    const comments = api.requests.filter(({ method, path: url }) => method === 'POST' && url.endsWith('/comments'))
    expect(comments.map(({ path: url }) => /issues\/(\d+)\//.exec(url)?.[1])).toEqual(['2', '1'])
  })

  test('a resumed run does not repeat earlier reports', async () => {
    const runner = new FakeRunner()
    const api = await restApi({ answer })
    const raising = 'printf \'%s\' \'{"kind": "external.git.drift", "message": "behind"}\' > "$CONDUCTOR_ERROR_OUT"'
    runner.file(
      'workflow.yaml',
      `workflow: { name: Drift check, entry_point: probe, resilience: { retry: { retryable: [] } } }\nagents:\n  - name: probe\n    type: script\n    run: |\n      [ -e mended ] || ${raising}\n`,
    )
    const env = withServices({ api })
    const options = { 'github-token': 'ghs_x', artifact: 'never', escalate: 'true' }
    const first = await runner.inside({ env, with: options })
    expect(first.summary).toContain('**Escalated**')
    runner.file('mended', '')
    api.requests.length = 0
    const second = await runner.inside({ env, with: { ...options, 'resume-from': first.outputs['run-dir'] ?? '' } })
    expect(second.outputs['outcome']).toBe('success')
    expect(second.summary).not.toContain('Escalated')
    expect(new Set(api.requests.map(({ method }) => method))).toEqual(new Set(['GET']))
    expect(JSON.parse(readFileSync(second.outputs['result-path'] ?? '', 'utf8')).escalations).toMatchObject([
      { kind: 'external.git.drift', earlier: true },
    ])
  })

  test('the summary says how often the error was seen', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', HALTING)
    const options = { with: { ledger: 'kept/ledger.jsonl', artifact: 'never' } }
    await runner.inside(options)
    const step = await runner.inside(options)
    expect(step.summary).toMatch(/seen in 2 of the last 2 runs/)
    expect(notes(step.log.lines)).toEqual([])
  })
})

describe('a pull request whose head is another repository, or gone', () => {
  const head = (repo: unknown) => ({
    pull_request: { ...PULL_REQUEST.pull_request, head: { ...PULL_REQUEST.pull_request.head, repo } },
  })
  const own = head({ full_name: 'acme/rockets' })
  test.each<[string, string, unknown, boolean]>([
    ['its own', 'pull_request', own, true],
    ['a fork', 'pull_request', head({ full_name: 'stranger/rockets' }), false],
    ['gone', 'pull_request', head(null), false],
    ['a fork', 'pull_request_target', head({ full_name: 'stranger/rockets' }), false],
  ])(
    '%s, %s: summary, comment and log offer explain, and resume only where the code is ours',
    async (_, name, event, resumes) => {
      const runner = new FakeRunner()
      const [api, artifacts] = [await restApi(), await artifactService()]
      runner.file('workflow.yaml', HALTING)
      const step = await runner.inside({
        env: { ...withServices({ api, artifacts }), GITHUB_EVENT_NAME: name },
        event,
        with: { comment: 'true', 'github-token': 'ghs_x' },
      })
      for (const text of [step.summary, String(api.comments[0]?.['body']), step.stdout]) {
        expect(text).toContain('conductor explain')
        expect(/conductor resume/.test(text)).toBe(resumes)
      }
    },
  )
})

describe('a failing API never changes the outcome', () => {
  const cases: readonly [string, Reply, RegExp, number][] = [
    [
      'a fork',
      { status: 403, body: { message: 'Resource not accessible by integration' } },
      /403 \(the token lacks the permission\)/,
      1,
    ],
    ['500', { status: 500, body: { message: '::error::server\n::error::x' } }, /500/, 1],
    ['a page of a proxy', { status: 200, body: 'Welcome', headers: { 'content-type': 'text/html' } }, /not JSON/, 1],
  ]
  test.each(cases)('%s', async (_, reply, message, requests) => {
    const runner = new FakeRunner()
    const api = await restApi({ answer: () => reply })
    runner.file('workflow.yaml', HALTING)
    const step = await runner.inside({
      env: { ...withServices({ api }), GITHUB_EVENT_NAME: 'pull_request' },
      event: PULL_REQUEST,
      with: { 'check-run': 'true', 'github-token': 'ghs_x', artifact: 'never' },
    })
    expect(step.outputs).toMatchObject({ outcome: 'halted', 'exit-code': '3' })
    expect(notes(step.log.lines)).toHaveLength(1)
    expect(notes(step.log.lines)[0]).toMatch(message)
    expect(api.requests).toHaveLength(requests)
    expect(step.annotations).toHaveLength(1)
  })

  test('an answer that is not a list does not count as an empty list', async () => {
    const runner = new FakeRunner()
    const api = await restApi({ answer: () => ({ status: 200, body: {} }) })
    runner.file('workflow.yaml', HALTING)
    const step = await runner.inside({
      env: { ...withServices({ api }), GITHUB_EVENT_NAME: 'pull_request' },
      event: PULL_REQUEST,
      with: { comment: 'true', 'github-token': 'ghs_x', artifact: 'never' },
    })
    expect(api.requests.map(({ method }) => method)).toEqual(['GET'])
    expect(notes(step.log.lines)).toEqual(['note: the comment was not made: the answer is not a list'])
  })

  test('a refused connection', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', HALTING)
    const step = await runner.inside({
      env: { GITHUB_API_URL: 'http://127.0.0.1:9', GITHUB_EVENT_NAME: 'pull_request' },
      event: PULL_REQUEST,
      with: { comment: 'true', 'check-run': 'true', 'github-token': 'ghs_x', artifact: 'never' },
    })
    expect(step.outputs['outcome']).toBe('halted')
    expect(notes(step.log.lines)).toHaveLength(2)
  })
})

describe('resume-from', () => {
  const flaky =
    'workflow: { name: demo, entry_point: once }\nagents:\n  - name: once\n    type: script\n    run: echo x >> once.txt\n    routes: [{ to: gate }]\n  - name: gate\n    type: script\n    strict_exit: true\n    run: test -e ok\n'
  const lines = (runner: FakeRunner, name: string) =>
    readFileSync(path.join(runner.workspace, name), 'utf8').trim().split('\n').length

  test('a run folder', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', flaky)
    const first = await runner.inside()
    expect(first.outputs['outcome']).toBe('halted')
    runner.file('ok', '')
    const second = await runner.inside({ with: { command: 'resume', 'resume-from': first.outputs['run-dir'] ?? '' } })
    expect(second.outputs).toMatchObject({ outcome: 'success', 'run-dir': first.outputs['run-dir'] })
    expect(lines(runner, 'once.txt')).toBe(1)
  })

  test('an artifact of this run, of another one, and of the previous attempt', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    runner.file('workflow.yaml', flaky)
    const env = { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url }
    const first = await runner.step({ env })
    const name = first.outputs['artifact-name'] ?? ''
    runner.file('ok', '')
    const own = await runner.step({ env, with: { 'resume-from': name } })
    expect(own.outputs['outcome']).toBe('success')
    expect(own.stderr).toBe('')
    const other = await runner.step({
      env: { ...env, GITHUB_RUN_ID: '78' },
      with: { 'resume-from': `77/${name}`, 'github-token': 'ghs_x' },
    })
    expect(other.outputs['outcome']).toBe('success')
    const again = await runner.step({
      env: { ...env, GITHUB_RUN_ATTEMPT: '2' },
      with: { 'resume-from': 'previous-attempt', 'github-token': 'ghs_x' },
    })
    expect(again.outputs['outcome']).toBe('success')
    expect(notes(again.log.lines)).toEqual([])
    expect(lines(runner, 'once.txt')).toBe(1)
  })

  test('the right artifact of several in one run is downloaded', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    runner.file('workflow.yaml', flaky)
    const env = { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url }
    const first = await runner.inside({ env, with: { 'artifact-name': 'one' } })
    await runner.inside({ env, with: { 'artifact-name': 'two' } })
    runner.file('ok', '')
    const step = await runner.inside({ env, with: { 'resume-from': 'one-1', artifact: 'always' } })
    const runIdOf = (folder = '') => JSON.parse(readFileSync(path.join(folder, 'result.json'), 'utf8')).run_id
    expect(runIdOf(step.outputs['run-dir'])).toBe(runIdOf(first.outputs['run-dir']))
    expect(artifacts.requests.flatMap(({ body }) => Object.keys(body ?? {}))).toContain('id_filter')
  })

  test('the newest of all earlier attempts counts, not only the last', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService({ jobs: OWN_JOB })
    runner.file('workflow.yaml', flaky)
    const env = { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url }
    const inputs = { 'resume-from': 'previous-attempt', 'github-token': 'ghs_x', 'check-run-id': '7' }
    await runner.inside({ env, with: inputs })
    await runner.step({ env: { ...env, GITHUB_RUN_ATTEMPT: '2' }, with: inputs })
    runner.file('ok', '')
    // Attempt 3 did not run this job.
    const step = await runner.step({ env: { ...env, GITHUB_RUN_ATTEMPT: '4' }, with: inputs })
    expect(step.outputs['outcome']).toBe('success')
    expect(lines(runner, 'once.txt')).toBe(1)
    const fetched = artifacts.requests.filter(({ method, path: url }) => method === 'GET' && url.startsWith('/blob/'))
    expect(fetched.at(-1)?.path).toContain('/blob/2')
  })

  test('a key distinguishes two callers of one workflow', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService({ jobs: OWN_JOB })
    runner.file('workflow.yaml', flaky)
    const env = { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url }
    const inputs = { 'resume-from': 'previous-attempt', 'github-token': 'ghs_x', 'check-run-id': '7' }
    await runner.inside({ env, with: { ...inputs, key: 'north' } })
    const other = await runner.inside({ env: { ...env, GITHUB_RUN_ATTEMPT: '2' }, with: { ...inputs, key: 'south' } })
    expect(notes(other.log.lines)[0]).toMatch(/left no artifact in attempt 1; the run starts afresh/)
    expect(lines(runner, 'once.txt')).toBe(2)
    const same = await runner.step({ env: { ...env, GITHUB_RUN_ATTEMPT: '2' }, with: { ...inputs, key: 'north' } })
    expect(notes(same.log.lines)).toEqual([])
    expect(lines(runner, 'once.txt')).toBe(2)
  })

  test('the previous attempt of a place counts, even if inputs changed', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    const both = { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url }
    runner.file(
      'workflow.yaml',
      'workflow:\n  name: w\n  entry_point: migrate\n  input: { token: { type: string, secret: true }, mode: { type: string } }\nagents:\n  - { name: migrate, type: script, run: echo migrated >> "$GITHUB_WORKSPACE/log", routes: [{ to: ask }] }\n  - { name: ask, type: human_gate, prompt: go, options: [{ label: y, value: "yes", route: deploy }] }\n  - { name: deploy, type: script, run: \'echo "{{ workflow.input.mode }}" >> "$GITHUB_WORKSPACE/log"\' }\n',
    )
    const inputs = { 'resume-from': 'previous-attempt', 'github-token': 'ghs_x' }
    const first = await runner.inside({
      env: both,
      with: { ...inputs, inputs: '{"token": "old-secret", "mode": "one"}' },
    })
    expect(first.outputs['outcome']).toBe('suspended')
    // In a process of its own: the artifact client remembers the first API it was told of.
    const second = await runner.step({
      env: { ...both, GITHUB_RUN_ATTEMPT: '2' },
      with: {
        ...inputs,
        inputs: '{"token": "rotated-secret", "mode": "two"}',
        gates: 'ask: yes',
        'log-level': 'debug',
      },
    })
    expect(second.outputs['outcome']).toBe('success')
    expect(readFileSync(path.join(runner.workspace, 'log'), 'utf8')).toBe('migrated\ntwo\n')
  })

  test('falls back to the REST API if the artifact service refuses', async () => {
    const runner = new FakeRunner()
    const refusing = new Set<string>()
    const artifacts = await artifactService({
      answer: (method) => (refusing.has(method) ? { status: 403, body: { msg: 'no' } } : undefined),
    })
    runner.file('workflow.yaml', flaky)
    const env = { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url }
    const first = await runner.inside({ env })
    runner.file('ok', '')
    refusing.add('ListArtifacts')
    const named = { 'resume-from': first.outputs['artifact-name'] ?? '' }
    const without = await runner.inside({ env, with: named })
    expect(without.outputs['outcome']).toBe('invalid')
    const step = await runner.step({ env, with: { ...named, 'github-token': 'ghs_x' } })
    expect(step.outputs['outcome']).toBe('success')
    expect(lines(runner, 'once.txt')).toBe(1)
  })

  describe('a list: an approval that is re-run', () => {
    const DEPLOY =
      'workflow: { name: deploy, entry_point: ask }\nagents:\n  - name: ask\n    type: human_gate\n    prompt: ok?\n    options: [{ label: y, value: y, route: ship }]\n  - name: ship\n    type: script\n    run: echo x >> shipped.txt\n    routes: [{ to: check }]\n  - { name: check, type: script, strict_exit: true, run: test -e ok }\n'
    async function prepared() {
      const runner = new FakeRunner()
      const artifacts = await artifactService({ jobs: OWN_JOB })
      runner.file('workflow.yaml', DEPLOY)
      const env = { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url }
      const prepare = () => runner.inside({ env, with: { 'fail-on': 'failed' } })
      const approved = (attempt: number, name: string) =>
        runner.step({
          env: { ...env, GITHUB_RUN_ATTEMPT: String(attempt), GITHUB_JOB: 'approved' },
          with: {
            'resume-from': `previous-attempt, ${name}`,
            gates: 'ask: y',
            artifact: 'always',
            'github-token': 'ghs_x',
            'check-run-id': '7',
          },
        })
      return { runner, prepare, approved }
    }

    test('continues where it stopped and does not deploy twice', async () => {
      const { runner, prepare, approved } = await prepared()
      const name = (await prepare()).outputs['artifact-name'] ?? ''
      const first = await approved(1, name)
      expect(first.outputs['outcome']).toBe('halted')
      expect(notes(first.log.lines)).toEqual([
        'note: this is the first attempt, there is nothing to resume; the next entry of resume-from is taken',
      ])
      runner.file('ok', '')
      expect((await approved(2, name)).outputs['outcome']).toBe('success')
      const third = await approved(3, name)
      expect(third.outputs).toMatchObject({ outcome: 'success', 'exit-code': '0' })
      expect(notes(third.log.lines)).toEqual([
        'note: an earlier attempt has brought this run to its end (success); nothing of it is run again',
      ])
      expect(lines(runner, 'shipped.txt')).toBe(1)
    })

    test('a new run to approve is another run', async () => {
      const { runner, prepare, approved } = await prepared()
      runner.file('ok', '')
      await approved(1, (await prepare()).outputs['artifact-name'] ?? '')
      runner.file('workflow.yaml', DEPLOY)
      const again = await runner.inside({
        env: { ACTIONS_RESULTS_URL: '', ACTIONS_RUNTIME_TOKEN: '' },
        with: { artifact: 'never' },
      })
      expect(again.outputs['outcome']).toBe('suspended')
      const step = await approved(2, 'conductor-deploy-build-0123456789-2-ffffffff')
      expect(step.outputs['outcome']).toBe('invalid')
      expect(step.annotations[0]?.message).toMatch(/left no artifact in attempt 1; .*has no artifact/)
      expect(lines(runner, 'shipped.txt')).toBe(1)
    })

    test('the composite takes only the fetched entry', async () => {
      const runner = new FakeRunner()
      runner.file('workflow.yaml', DEPLOY)
      const artifacts = await artifactService()
      const env = { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url, GITHUB_JOB: 'approved' }
      const first = await runner.inside({ env, with: { 'fail-on': 'failed' } })
      const name = first.outputs['artifact-name'] ?? ''
      const inputs = {
        workflow: 'workflow.yaml',
        'resume-from': `previous-attempt, ${name}`,
        gates: 'ask: y',
        'github-token': 'ghs_x',
      }
      const phase = (name: string, more: Record<string, string> = {}) =>
        runner.inside({ env: { ...env, ...compositeEnv(inputs, name), ...more } })
      const plan = await phase('plan')
      expect(plan.outputs).toMatchObject({ 'fetch-name': name, 'fetch-run-id': '', 'fetch-entry': name })
      expect(notes(plan.log.lines)).toEqual(['note: this is the first attempt, there is nothing to resume'])
      const fetched = (entry: string, folder: string) => ({
        CONDUCTOR_ACTION_FETCHED: fetchedArchive(folder),
        CONDUCTOR_ACTION_FETCHED_ENTRY: entry,
      })
      runner.file('ok', '')
      const approved = await phase('run', fetched(name, first.outputs['run-dir'] ?? ''))
      expect(approved.outputs['outcome']).toBe('success')
      expect(notes(approved.log.lines)).toEqual([
        'note: nothing was fetched from an earlier attempt; the next entry of resume-from is taken',
      ])
      const over = approved.outputs['run-dir'] ?? ''
      expect((await phase('run', fetched(name, over))).outputs['outcome']).toBe('invalid')
      const later = await phase('run', fetched('previous-attempt', over))
      expect(later.outputs['outcome']).toBe('success')
      expect(notes(later.log.lines)).toEqual([
        'note: an earlier attempt has brought this run to its end (success); nothing of it is run again',
      ])
      expect(lines(runner, 'shipped.txt')).toBe(1)
    })

    test.each(['previous-attempt\nnothing', 'no/such/folder, nothing', 'nothing, previous-attempt'])(
      '%j',
      async (list) => {
        const runner = new FakeRunner()
        const artifacts = await artifactService()
        runner.file('workflow.yaml', GREEN)
        const step = await runner.inside({ env: withServices({ artifacts }), with: { 'resume-from': list } })
        expect(step.outputs['outcome']).toBe(list.endsWith('previous-attempt') ? 'success' : 'invalid')
      },
    )
  })

  test('command: redrive runs the dead letters of an artifact in a later job', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    runner.file(
      'workflow.yaml',
      'workflow: { name: publish, entry_point: each }\nfor_each:\n  - name: each\n    source: "{{ [\'a\', \'b\'] }}"\n    as: name\n    failure_mode: continue_on_error\n    tolerate: { count: 2 }\n    agent:\n      name: one\n      type: script\n      strict_exit: true\n      env: { NAME: "{{ name }}" }\n      run: test -e "$NAME"\n      routes: [{ on_error: true, propagate: true, dead_letter: true }]\n',
    )
    const env = { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url }
    const first = await runner.inside({ env })
    expect(first.outputs).toMatchObject({ outcome: 'success', 'artifact-id': '1' })
    runner.file('a', '')
    const inputs = { command: 'redrive', 'github-token': 'ghs_x', 'artifact-name': 'letters' }
    const second = await runner.inside({
      env,
      with: { ...inputs, 'resume-from': first.outputs['artifact-name'] ?? '' },
    })
    expect(second.outputs).toMatchObject({ outcome: 'halted', 'exit-code': '3', settled: '1', remaining: '1' })
    expect(second.outputs).toMatchObject({ 'error-kind': 'internal.script_error', 'failed-node': 'one' })
    expect(second.summary).toContain('publish</code>: dead letters')
    expect(second.summary).toMatch(/\| .*one &#91;1&#93;.*\| .*script.*error.*\| failed \| .*exited/)
    expect(second.summary).toMatch(/\| .*one &#91;0&#93;.*\| settled \|/)
    expect(second.outputs['error-message']).toMatch(/exited with code 1/)
    expect(second.annotations).toHaveLength(1)
    expect(second.annotations[0]?.message).toBe('one exited with code 1')
    runner.file('b', '')
    const third = await runner.inside({
      env,
      with: { ...inputs, 'resume-from': second.outputs['artifact-name'] ?? '' },
    })
    expect(third.outputs).toMatchObject({ outcome: 'success', settled: '1', remaining: '0' })
    const nothing = await runner.inside({ env, with: { ...inputs, 'resume-from': 'previous-attempt' } })
    expect(nothing.outputs['outcome']).toBe('invalid')
    expect((await runner.inside({ with: { command: 'redrive' } })).outputs['outcome']).toBe('invalid')
  })

  test('command: redrive refuses dead letters of another workflow file', async () => {
    const runner = new FakeRunner()
    const given = (name: string, run: string, more = '') =>
      `workflow: { name: ${name}, entry_point: a }\nagents:\n  - name: a\n    type: script\n    run: ${run}${more}\n`
    const giving = given(
      'publish',
      'exit 3',
      '\n    routes: [{ to: $end }, { on_error: true, recover: { output: {} }, dead_letter: true }]',
    )
    runner.file('workflow.yaml', giving)
    runner.file('other.yaml', giving)
    const first = await runner.inside()
    const folder = first.outputs['run-dir'] ?? ''
    const letters = path.join(folder, 'dead-letter.jsonl')
    const own = readFileSync(letters, 'utf8')
    runner.file('workflow.yaml', given('publish', 'echo own >> ran'))
    runner.file('other.yaml', given('publish', 'echo other >> ran'))
    const redrive = (workflow: string) =>
      runner.inside({ with: { command: 'redrive', workflow, 'resume-from': folder, artifact: 'never' } })
    const named = await redrive('other.yaml')
    expect(named.outputs['outcome']).toBe('invalid')
    // The checkpoint is of this file, and the letters are of another, or say that another called it.
    const other = { name: 'publish', file: 'other.yaml', path: path.join(runner.workspace, 'other.yaml') }
    for (const forged of [{ workflow: other }, { callers: [other] }]) {
      writeFileSync(letters, `${JSON.stringify({ ...JSON.parse(own), ...forged })}\n`)
      const step = await redrive('workflow.yaml')
      expect(step.outputs['outcome']).toBe('invalid')
      expect(step.annotations.map((one) => one.message).join()).toMatch(/other\.yaml/)
    }
    expect(existsSync(path.join(runner.workspace, 'ran'))).toBe(false)
    writeFileSync(letters, own)
    expect((await redrive('workflow.yaml')).outputs).toMatchObject({ outcome: 'success', settled: '1' })
    expect(readFileSync(path.join(runner.workspace, 'ran'), 'utf8')).toBe('own\n')
  })

  test.each<[string, StepOptions, RegExp]>([
    ['on the first attempt', {}, /first attempt/],
    ['without an artifact', { env: { GITHUB_RUN_ATTEMPT: '2' } }, /left no artifact in attempt 1/],
  ])('previous-attempt %s is a fresh run and a note', async (_, options, message) => {
    const runner = new FakeRunner()
    const artifacts = await artifactService({ jobs: OWN_JOB })
    runner.file('workflow.yaml', GREEN)
    const step = await runner.inside({
      env: { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url, ...options.env },
      with: { 'resume-from': 'previous-attempt', 'github-token': 'ghs_x', 'check-run-id': '7', ...options.with },
    })
    expect(step.outputs['outcome']).toBe('success')
    expect(notes(step.log.lines)).toHaveLength(1)
    expect(notes(step.log.lines)[0]).toMatch(message)
  })

  const raising = (route: string) =>
    `workflow: { name: demo, entry_point: a }\nagents:\n  - name: a\n    type: script\n    run: |\n      test -e ok || printf '{"kind": "app.bad", "message": "m"}' > "$CONDUCTOR_ERROR_OUT"\n${route}`
  const leaking =
    'workflow: { name: demo, entry_point: a }\nagents:\n  - name: a\n    type: script\n    run: |\n      echo \'{"password": "hunter2hunter2"}\'\n    routes: [{ to: b }]\n  - { name: b, type: script, strict_exit: true, run: test -e ok, env: { WORD: "{{ a.output.password }}" } }\n'
  test.each<[string, string, RegExp]>([
    [
      'a halt route',
      raising('    routes: [{ to: $end }, { on_error: true, halt: { message: stop } }]\n'),
      /a halt route ended it; the run starts afresh$/,
    ],
    ['a success', GREEN, /it succeeded; the run starts afresh$/],
  ])('previous-attempt after %s is a fresh run and a note', async (_, workflow, message) => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', workflow)
    const folder = (await runner.inside()).outputs['run-dir'] ?? ''
    runner.file('ok', '')
    const again = await runner.inside({ env: fetchedEnv('previous-attempt', folder) })
    expect(again.outputs['outcome']).toBe('success')
    expect(again.outputs['run-dir']).not.toBe(folder)
    expect(notes(again.log.lines)).toEqual([expect.stringMatching(message)])
    const named = await runner.inside({ with: { 'resume-from': folder } })
    expect(named.outputs['outcome']).toBe('invalid')
    expect(named.annotations).toMatchObject([{ level: 'error', file: '', title: 'resume-from' }])
    expect(named.summary).toMatch(/^## ❌ <code>workflow&#46;yaml<\/code> was not run\n/)
    expect(`${named.stdout}${named.summary}`).not.toMatch(/--from|conductor validate/)
  })

  test('the composite prints the closing block once, in its last step if the job fails', async () => {
    const runner = new FakeRunner()
    const inside = (workflow: string) => {
      runner.file('workflow.yaml', workflow)
      return runner.inside({
        env: compositeEnv({ workflow: 'workflow.yaml' }),
      })
    }
    const halted = await inside(HALTING)
    expect(halted.outputs['job-fails']).toBe('true')
    expect(halted.outputs['closing']).toContain('✗ Drift check halted')
    expect(halted.log.lines.join('\n')).not.toContain('✗ Drift check halted')
    const action = parse(readFileSync(path.resolve(import.meta.dirname, '../../runner/action.yml'), 'utf8'))
    const last = spawnSync('bash', ['-c', action.runs.steps.at(-1).run], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], CONDUCTOR_CLOSING: halted.outputs['closing'] },
    })
    expect(last).toMatchObject({ status: 1, stdout: `${halted.outputs['closing']}\n` })
    const green = await inside(GREEN)
    expect(green.outputs['job-fails']).toBe('false')
    expect(green.log.lines.filter((line) => line.includes('✓ Drift check'))).toHaveLength(1)
  })

  test('previous-attempt with a missing secret is invalid, unless the list ends with fresh', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', leaking)
    const folder = (await runner.inside()).outputs['run-dir'] ?? ''
    runner.file('ok', '')
    const refused = await runner.inside({ env: fetchedEnv('previous-attempt', folder) })
    expect(refused.outputs['outcome']).toBe('invalid')
    expect(refused.annotations[0]?.message).toMatch(/the output of a held a secret.*previous-attempt, fresh/)
    const fresh = await runner.inside({ env: fetchedEnv('previous-attempt, fresh', folder) })
    expect(fresh.outputs['outcome']).toBe('success')
    expect(notes(fresh.log.lines)).toEqual([expect.stringMatching(/held a secret.*; the run starts afresh$/)])
  })

  test('the composite is invalid if the fetched folder cannot be used', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', GREEN)
    runner.file('fetched/result.json', '{}')
    const step = await runner.inside({
      env: fetchedEnv('previous-attempt', path.join(runner.workspace, 'fetched')),
    })
    expect(step.outputs).toMatchObject({ outcome: 'invalid', 'job-fails': 'true' })
    expect(step.annotations[0]?.message).toMatch(/no checkpoint\.json.*previous-attempt, fresh/)
  })

  describe('a forged artifact', () => {
    test.each<[string, () => Buffer, RegExp]>([
      [
        'unpacks to more than 2 GiB',
        () => zip(Array.from({ length: 9 }, (_, at) => ({ name: `${at}.txt`, declared: 2 ** 28 }))),
        /unpacks to more than 2048 MiB/,
      ],
      [
        'is larger than it says',
        () => zip([{ name: '0.txt', data: Buffer.alloc(2 ** 24), declared: 1 }]),
        /its entry "0\.txt" is damaged/,
      ],
      [
        'has more than 100,000 entries and says otherwise',
        () =>
          zip(
            Array.from({ length: 100_001 }, (_, at) => ({ name: `${at}`, method: 0 })),
            { count: 1 },
          ),
        /more than 100000 entries/,
      ],
      ['has a link', () => zip([{ name: 'journal.jsonl', data: '/etc/passwd', mode: 0o120777 }]), /no regular file/],
      ['leads out of its folder', () => zip([{ name: '../../out', data: 'x' }]), /no path below a folder/],
    ])('that %s is refused, and the unpacked files are removed', async (_, forged, message) => {
      const runner = new FakeRunner()
      runner.file('workflow.yaml', GREEN)
      const artifacts = await artifactService()
      const archive = forged()
      artifacts.artifacts.push({ id: 1, name: 'forged', runId: '77', zip: archive })
      const step = await runner.inside({
        env: { ...withServices({ artifacts }), GITHUB_API_URL: artifacts.url },
        with: { 'resume-from': 'forged' },
      })
      expect(step.outputs['outcome']).toBe('invalid')
      expect(step.annotations.map((one) => one.message).join()).toMatch(message)
      const left = () =>
        readdirSync(runner.root, { recursive: true }).filter((name) => /resumed-|out$/.test(String(name)))
      expect(left()).toEqual([])
      // The composite action has it downloaded by another action.
      const packed = temporaryFolder()
      writeFileSync(path.join(packed, 'artifact.zip'), archive)
      const composite = await runner.inside({
        env: {
          ...compositeEnv({ workflow: 'workflow.yaml', 'resume-from': 'forged' }),
          CONDUCTOR_ACTION_FETCHED: packed,
          CONDUCTOR_ACTION_FETCHED_ENTRY: 'forged',
        },
      })
      expect(composite.outputs['outcome']).toBe('invalid')
      expect(composite.annotations.map((one) => one.message).join()).toMatch(message)
      expect(left()).toEqual([])
      expect(existsSync(packed)).toBe(false)
    })
  })

  test('another spelling of the path is the same file', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', flaky)
    runner.file('sub/x', '')
    const first = await runner.inside()
    const folder = first.outputs['run-dir'] ?? ''
    const absolute = { workflow: path.join(runner.workspace, 'workflow.yaml') }
    const elsewhere = { workflow: '../workflow.yaml', 'working-directory': 'sub' }
    expect((await runner.inside({ with: { ...absolute, 'resume-from': folder } })).outputs['outcome']).toBe('halted')
    runner.file('sub/ok', '')
    const step = await runner.inside({ with: { ...elsewhere, 'resume-from': folder } })
    expect(step.outputs).toMatchObject({ outcome: 'success', 'run-dir': folder })
    expect(lines(runner, 'once.txt')).toBe(1)
  })

  test('a run of another file is invalid', async () => {
    const runner = new FakeRunner()
    const artifacts = await artifactService()
    runner.file('workflow.yaml', flaky)
    const first = await runner.inside()
    runner.file('other.yaml', flaky)
    runner.file('folder/x', '')
    const env = withServices({ artifacts })
    const tries: readonly [Record<string, string>, RegExp][] = [
      [{ workflow: 'other.yaml', 'resume-from': first.outputs['run-dir'] ?? '' }, /a run of workflow.yaml/],
      [{ 'resume-from': 'folder' }, /no checkpoint\.json/],
      [{ 'resume-from': 'nothing-by-that-name' }, /no artifact "nothing-by-that-name"/],
    ]
    for (const [inputs, message] of tries) {
      const step = await runner.inside({ env, with: inputs })
      expect(step.outputs['outcome']).toBe('invalid')
      expect(step.annotations.map((annotation) => annotation.message).join()).toMatch(message)
    }
  })
})
