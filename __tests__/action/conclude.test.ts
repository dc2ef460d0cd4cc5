import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as core from '@actions/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RunAccount } from '../../src/account/run-account.js'
import { conclude } from '../../src/action/conclude.js'
import { createBareEnding, createRemark, type StepEnding } from '../../src/action/ending.js'
import type { ActionHost } from '../../src/action/host.js'
import type { ActionInputs } from '../../src/action/inputs.js'
import type { ArtifactStore } from '../../src/adapters/artifact.js'
import { createUnplacedFinding } from '../../src/core/finding.js'
import type { JsonObject } from '../../src/core/json.js'
import type { ResultDocument } from '../../src/core/report.js'
import { err, ok } from '../../src/core/result.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { temporaryFolder, writeFiles } from '../support/folders.js'
import { fakeHost, inputsOf, SERVICE, type Texts } from './fake-host.js'
import { readOutputs } from './runner-log.js'

const ENV = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/rockets',
  GITHUB_RUN_ID: '77',
  GITHUB_JOB: 'build',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_SHA: 'a'.repeat(40),
}
const DONE = createInvalidResult([], 'w.yaml')
const failedFor = (kind: string, more: Partial<ResultDocument> = {}): ResultDocument => ({
  ...createInvalidResult([createUnplacedFinding(kind, 'error', 'It is behind')], 'w.yaml'),
  outcome: 'failed',
  ...more,
})
const FAILED = failedFor('external.git.drift')
const FORBIDDEN = err({ status: 403, message: '403: no' })
const WRITE = { 'github-token': 'token-of-the-job' }

interface Asked {
  readonly method: string
  readonly path: string
  readonly body: JsonObject | undefined
}

type Answers = (asked: Asked) => Awaited<ReturnType<ReturnType<ActionHost['api']>['request']>>

interface Given {
  readonly with?: Texts
  readonly env?: Texts
  readonly ending?: Partial<StepEnding>
  readonly inputs?: Partial<ActionInputs>
  readonly host?: Partial<Pick<ActionHost, 'cancel' | 'payload'>>
  readonly artifacts?: Partial<ArtifactStore>
  readonly answers?: Answers
}

afterEach(() => void vi.unstubAllEnvs())

/** Concludes a step that ended with this result, and returns all that it told. */
async function concluded(result: ResultDocument, given: Given = {}) {
  const folder = temporaryFolder()
  writeFiles(folder, { out: '', summary: '', 'run/result.json': '{}' })
  vi.stubEnv('GITHUB_OUTPUT', path.join(folder, 'out'))
  vi.stubEnv('GITHUB_STEP_SUMMARY', path.join(folder, 'summary'))
  Reflect.deleteProperty(core.summary, '_filePath')
  const asked: Asked[] = []
  const refused = err({ status: 404, message: '404: Not Found' })
  const host = fakeHost(
    { ...ENV, ...given.env },
    {
      ...given.host,
      ...(given.artifacts === undefined ? {} : { artifacts: given.artifacts }),
      api: () => ({
        request: async (method, url, body) => {
          const one = { method, path: url, body }
          asked.push(one)
          return given.answers?.(one) ?? refused
        },
        stream: async () => refused,
      }),
    },
  )
  const inputs = { ...inputsOf(given.with), ...given.inputs }
  const run = path.join(folder, 'run')
  const code = await conclude(host, inputs, { ...createBareEnding(host, inputs, result), ...given.ending })
  return {
    code,
    run,
    asked,
    ...host.commands,
    notes: host.commands.said.filter((line) => line.startsWith('note: ')),
    outputs: readOutputs(readFileSync(path.join(folder, 'out'), 'utf8')),
    summary: readFileSync(path.join(folder, 'summary'), 'utf8'),
  }
}

describe('the job', () => {
  const planned = { ...DONE, outcome: 'suspended' as const, success: false }
  const waits = { ...planned, suspended: { waits_for: 'shards' as const, group: 'each', total: 3, shards: 2 } }
  test.each<[string, ResultDocument, Texts, 0 | 1]>([
    ['passes after a success', DONE, {}, 0],
    ['fails after a failure', FAILED, {}, 1],
    ['passes after a failure that fail-on does not name', FAILED, { 'fail-on': 'halted' }, 0],
    ['fails while a gate waits', planned, {}, 1],
    ['passes after a plan, which waits for its shards', waits, { command: 'plan' }, 0],
    ['fails if a run waits for shards without a plan', waits, {}, 1],
    ['fails after a plan that failed', FAILED, { command: 'plan' }, 1],
  ])('%s', async (_, result, given, code) => {
    const done = await concluded(result, { with: given })
    expect(done.code).toBe(code)
    const composite = await concluded(result, { with: given, inputs: { composite: true } })
    expect([composite.code, composite.outputs['job-fails']]).toEqual([0, String(code === 1)])
    // The step that fails the job prints the closing lines.
    expect(composite.said.length > 0).toBe(code === 0 && !result.success)
  })

  test.each<[Texts, boolean, boolean]>([
    [{ command: 'plan' }, true, true],
    [{ command: 'shard', plan: 'p' }, true, true],
    [{ command: 'plan' }, false, false],
    [{ command: 'join', plan: 'p' }, true, false],
    [{}, true, false],
  ])('with %j and a run folder (%s) needs the artifact: %s', async (given, hasFolder, isLost) => {
    const ending = { runDir: hasFolder ? temporaryFolder() : null }
    const { code, annotations } = await concluded(DONE, { with: given, ending })
    expect(code).toBe(isLost ? 1 : 0)
    expect(annotations).toMatchObject(isLost ? [{ level: 'error', title: `${given['command']} lost` }] : [])
    const artifacts = { upload: async () => ok({ id: 5 }) }
    expect((await concluded(DONE, { with: given, ending, env: SERVICE, artifacts })).code).toBe(0)
  })
})

describe('the run folder that was uploaded', () => {
  const given = { with: { 'artifact-name': 'mine' }, ending: { runDir: temporaryFolder() } }
  const link = '[Run folder as an artifact](https://github.com/acme/rockets/actions/runs/77/artifacts/5) `mine-1`'

  test('has its row in the summary, with a link', async () => {
    const artifacts = { upload: async () => ok({ id: 5 }) }
    expect((await concluded(FAILED, { ...given, env: SERVICE, artifacts })).summary).toContain(link)
  })

  test('has no row if the upload failed', async () => {
    const artifacts = { upload: async () => err('no') }
    const { summary, notes } = await concluded(FAILED, { ...given, env: SERVICE, artifacts })
    expect(summary).not.toContain('Run folder as an artifact')
    expect(notes).toMatchObject([expect.stringContaining('the run folder was not uploaded: no')])
  })
})

describe('a cancelled step', () => {
  const all = { ...WRITE, 'check-run': 'true', comment: 'true', escalate: 'true' }
  const cancelled = { ...FAILED, outcome: 'cancelled' as const }
  test('writes its reports, uploads at the end and posts nothing', async () => {
    for (const composite of [false, true]) {
      const given = { with: all, inputs: { composite }, ending: { annotations: [createRemark('error', 'x', 'y')] } }
      const done = await concluded(cancelled, given)
      expect(done.asked).toEqual([])
      expect(done.annotations).toHaveLength(1)
      expect(done.summary).not.toBe('')
    }
  })

  test('is one whose job is cancelled while it reports, and its plan is not called lost', async () => {
    const cancel = new AbortController()
    const upload = async () => {
      cancel.abort()
      return err('no')
    }
    const ending = { runDir: temporaryFolder() }
    const given = { with: { ...all, command: 'plan' }, env: SERVICE, artifacts: { upload }, ending }
    const done = await concluded(DONE, { ...given, host: { cancel: cancel.signal } })
    expect(done).toMatchObject({ code: 0, asked: [], annotations: [] })
    // The address of an upload that is still under way is not known, but its name is.
    expect(done.summary).toMatch(/conductor-x-build-/)
  })

  test('uploads what it has, once', async () => {
    const names: string[] = []
    const upload: ArtifactStore['upload'] = async ({ name }) => {
      names.push(name)
      return ok({ id: 5 })
    }
    const ending = { runDir: temporaryFolder() }
    const done = await concluded(cancelled, { env: SERVICE, artifacts: { upload }, ending })
    expect(names).toHaveLength(1)
    expect(done.outputs['artifact-id']).toBe('5')
    expect((await concluded(FAILED, { env: SERVICE, artifacts: { upload }, ending })).outputs['artifact-id']).toBe('5')
    expect(names).toHaveLength(2)
  })
})

describe('the composite action', () => {
  test('tells its next steps what to upload and what to print', async () => {
    const ending = { runDir: temporaryFolder() }
    const given = { 'artifact-name': 'mine', 'retention-days': '7' }
    const { outputs } = await concluded(FAILED, { with: given, ending, inputs: { composite: true } })
    expect(outputs).toMatchObject({ 'artifact-name': 'mine-1', plan: '', 'retention-days': '7', 'job-fails': 'true' })
    expect(outputs['artifact-name-if-taken']).toMatch(/^mine-[0-9a-f]{10}-1$/)
    expect(outputs['closing']).toContain('mine-1')
    expect(outputs['closing-without-artifact']).not.toContain('mine-1')
    expect(outputs['closing']?.split('\n').length).toBeGreaterThan(2)
    const plan = await concluded(FAILED, { with: { command: 'plan' }, ending, inputs: { composite: true } })
    expect(plan.outputs['plan']).toBe(plan.outputs['artifact-name'])
    const none = await concluded(DONE, { with: { command: 'plan' }, inputs: { composite: true } })
    expect(none.outputs).toMatchObject({ 'artifact-name': '', 'artifact-name-if-taken': '', plan: '' })
  })
})

describe('the log', () => {
  test.each(['info', 'warning', 'error'])('at %s ends with the failure, and is empty if nothing ran', async (level) => {
    const given = { with: { 'log-level': level } }
    expect((await concluded(DONE, given)).said).toEqual([])
    expect((await concluded(FAILED, given)).said.join('\n')).toMatch(/✗ .*failed.*external\.git\.drift/s)
  })

  test('tells of a success, but not at warning and error', async () => {
    const ending = { account: new RunAccount() }
    const said = async (level: string) => (await concluded(DONE, { with: { 'log-level': level }, ending })).said
    expect([await said('warning'), await said('error')]).toEqual([[], []])
    for (const level of ['debug', 'info']) expect((await said(level)).join()).toMatch(/✓ w\.yaml is valid/)
  })

  test('has annotations, unless they are switched off', async () => {
    const ending = { annotations: [createRemark('error', 'a', 'b'), createRemark('warning', 'c', 'd')] }
    expect((await concluded(FAILED, { ending })).annotations).toHaveLength(2)
    expect((await concluded(FAILED, { ending, with: { annotations: 'false' } })).annotations).toEqual([])
  })

  test('masks values of the output that are secret, but no text that later jobs need', async () => {
    const output = { token: 'deep-value-2', password: 'mine-1' }
    const ending = { runDir: temporaryFolder(), output }
    const { masks, outputs } = await concluded(FAILED, { ending, with: { 'artifact-name': 'mine' } })
    expect(masks).toEqual(['deep-value-2'])
    expect(outputs['token']).toBe('deep-value-2')
    const { masks: more } = await concluded(FAILED, { ending: { output }, with: { 'artifact-name': 'mine' } })
    expect(more).toEqual(['deep-value-2', 'mine-1'])
  })

  test('of a command has its own outputs too', async () => {
    const ending = { outputs: new Map([['settled', '3']]) }
    expect((await concluded(DONE, { ending })).outputs).toMatchObject({ settled: '3', outcome: 'success' })
  })
})

describe('the summary', () => {
  test('is the page of the run below its preface, or a page of its own, or off', async () => {
    const preface = 'Before it.\n\n'
    const { summary } = await concluded(FAILED, { ending: { preface } })
    expect(summary).toMatch(/^Before it\.\n\n.*It is behind/s)
    expect((await concluded(FAILED, { ending: { preface, page: 'A page.\n' } })).summary.trim()).toBe(
      'Before it.\n\nA page.',
    )
    expect((await concluded(FAILED, { with: { summary: 'false' } })).summary).toBe('')
  })

  test('that has no room is a note', async () => {
    const { summary, notes } = await concluded(FAILED, { ending: { preface: 'x'.repeat(2 ** 20) } })
    expect(summary).toBe('')
    expect(notes).toEqual(['note: the job summary was not written: scripts have used up its 1 MiB'])
    expect((await concluded(FAILED)).notes).toEqual([])
  })

  test('says that the job passes nevertheless', async () => {
    const words = 'The job does not fail, because'
    expect((await concluded(FAILED, { with: { 'fail-on': 'none' } })).summary).toContain(words)
    expect((await concluded(FAILED)).summary).not.toContain(words)
    expect((await concluded(DONE, { with: { 'fail-on': 'none' } })).summary).not.toContain(words)
  })

  test.each([
    ['acme/conductor-action', 'v1', 'internal.script_error', true],
    ['acme/conductor-action', 'v1', 'external.git.drift', false],
    ['', 'v1', 'internal.script_error', false],
    ['acme/conductor-action', '', 'internal.script_error', false],
  ])('of %j at %j links %s to its documentation: %s', async (repository, ref, kind, isLinked) => {
    const env = { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref }
    const { summary } = await concluded(failedFor(kind), { env })
    const link = 'https://github.com/acme/conductor-action/blob/v1/docs/errors.md#internalscript_error'
    expect(summary.includes(link)).toBe(isLinked)
    expect(summary).toContain(kind.split('.')[1])
  })
})

describe('posts', () => {
  const CHECK = { ...WRITE, 'check-run': 'true' }
  const created: Answers = ({ method }) => (method === 'GET' ? ok([]) : ok({ id: 7 }))

  test.each<[string, Texts, Texts, readonly RegExp[]]>([
    ['nothing is asked for', {}, {}, []],
    [
      'no token',
      { 'check-run': 'true', comment: 'true' },
      {},
      [/check run and the comment were not made: there is no/],
    ],
    ['no repository', CHECK, { GITHUB_REPOSITORY: '' }, [/the check run was not made: GITHUB_REPOSITORY is not set/]],
    ['no commit', CHECK, { GITHUB_SHA: '' }, [/the check run was not made: the commit of this run is not known/]],
    ['a refusal', CHECK, {}, [/the check run was not made: 404/]],
    ['no pull request', { ...WRITE, comment: 'true' }, {}, [/the comment was not made: the event payload is missing/]],
  ])('%s', async (_, given, env, notes) => {
    const done = await concluded(FAILED, { with: given, env })
    expect(done.notes).toEqual(notes.map((text) => expect.stringMatching(text)))
    expect(done.code).toBe(1)
  })

  test.each<[string, Answers, RegExp | null]>([
    [
      'answers',
      ({ path: url }) => (url.includes('/pulls/4') ? ok({ head: { sha: 'b'.repeat(40) } }) : ok({ id: 7 })),
      null,
    ],
    ['refuses', () => err({ status: 403, message: '403: no' }), /the check run was not made: 403: no/],
    ['says nonsense', () => ok({}), /does not name the head/],
  ])('a check run for a comment asks for the head of its pull request, and the API %s', async (_, answers, problem) => {
    const payload = { issue: { number: 4, pull_request: {} } }
    const env = { GITHUB_EVENT_NAME: 'issue_comment' }
    const done = await concluded(FAILED, { with: CHECK, env, host: { payload }, answers })
    expect(done.asked[0]).toMatchObject({ method: 'GET', path: '/repos/acme/rockets/pulls/4' })
    expect(done.asked[1]?.body?.['head_sha']).toBe(problem === null ? 'b'.repeat(40) : undefined)
    expect(done.notes).toEqual(problem === null ? [] : [expect.stringMatching(problem)])
  })

  const titled = (result: ResultDocument, more: Given = {}) =>
    concluded(result, { with: CHECK, answers: created, ...more }).then(({ asked }) => asked[0]?.body)
  const terminated = { status: 'failed', reason: 'enough', terminated_by: 'stop' } as const
  const [error] = FAILED.errors
  test.each<[ResultDocument, string]>([
    [DONE, 'success'],
    [FAILED, 'failed: external.git.drift'],
    [
      { ...FAILED, errors: error === undefined ? [] : [{ ...error, node_id: 'probe' }] },
      'failed: external.git.drift · probe',
    ],
    [{ ...FAILED, termination: terminated }, 'terminated: enough'],
  ])('the title of a check run: %#', async (result, title) => {
    expect(await titled(result)).toMatchObject({ output: { title }, name: 'conductor / w.yaml (build)' })
  })

  test.each<[string, Given, string]>([
    ['the name of the workflow', { env: { GITHUB_JOB: '' } }, 'conductor / demo'],
    ['the job', {}, 'conductor / demo (build)'],
    [
      'a leg and a key',
      { with: { ...CHECK, matrix: '{"os":"mac"}', key: 'north' } },
      'conductor / demo (build, mac, north)',
    ],
    ['a second use', { env: { GITHUB_ACTION: '__acme_2' } }, 'conductor / demo (build, #2)'],
  ])('the name of a check run has %s', async (_, given, name) => {
    const result = { ...DONE, workflow: { name: 'demo', file: 'w.yaml' } }
    expect(await titled(result, given)).toMatchObject({ name })
  })

  test('the name of a check run has the caller of a reusable workflow, which is asked for only then', async () => {
    const answers: Answers = ({ path: url }) =>
      url === '/repos/acme/rockets/actions/jobs/12' ? ok({ name: 'staging / build' }) : ok({ id: 7 })
    const asked = async (given: Texts) =>
      (await concluded(DONE, { with: { ...WRITE, 'check-run-id': '12', ...given }, answers })).asked
    expect((await asked({ 'check-run': 'true' })).at(-1)?.body?.['name']).toBe('conductor / w.yaml (build, staging)')
    expect((await asked({ comment: 'true' })).map(({ path: url }) => url)).toEqual([
      '/repos/acme/rockets/actions/jobs/12',
    ])
    expect(await asked({})).toEqual([])
    expect(await asked({ 'check-run': 'true', 'github-token': '' })).toEqual([])
  })

  test('the caller is read from the check run of the job where the token may not read jobs', async () => {
    const answers: Answers = ({ method, path: url }) =>
      method === 'POST' ? ok({ id: 7 }) : url.endsWith('/check-runs/12') ? ok({ name: 'staging / build' }) : FORBIDDEN
    const done = await concluded(DONE, { with: { ...CHECK, 'check-run-id': '12' }, answers })
    expect(done.asked.at(-1)?.body?.['name']).toBe('conductor / w.yaml (build, staging)')
    const nameless: Answers = () => ok({ id: 7 })
    const none = await concluded(DONE, { with: { ...CHECK, 'check-run-id': '12' }, answers: nameless })
    expect(none.asked.at(-1)?.body?.['name']).toMatch(/^conductor \/ w\.yaml \(build, [0-9a-f]{10}\)$/)
    expect(none.said.join('\n')).toContain('it is plain with `actions: read`')
    const other = await concluded(DONE, { with: { ...CHECK, 'check-run-id': '13' }, answers: nameless })
    expect(other.asked.at(-1)?.body?.['name']).not.toBe(none.asked.at(-1)?.body?.['name'])
  })

  test('the key of a step is that of its command, whatever space is around it, or of its name', async () => {
    const key = async (given: Texts) =>
      (await titled(DONE, { with: { ...CHECK, workflow: '', ...given } }))?.['external_id']
    const plain = await key({ run: 'npm test' })
    expect(await key({ run: '  npm test\n' })).toBe(plain)
    expect(await key({ run: 'npm ci' })).not.toBe(plain)
    expect(await key({ run: 'npm ci', name: 'tests' })).toBe(await key({ run: 'npm test', name: 'tests' }))
  })

  test.each<[string, Texts, RegExp]>([
    ['links to the run', {}, /\/actions\/runs\/77$/],
    ['has no link where there is no run', { GITHUB_ACTIONS: '' }, /^undefined$/],
  ])('what is posted %s', async (_, env, details) => {
    const { asked } = await concluded(FAILED, { with: CHECK, env, answers: created })
    const [check] = asked.filter(({ method }) => method === 'POST')
    expect(String(check?.body?.['details_url'])).toMatch(details)
  })

  test.each<[string, Texts, RegExp]>([
    ['60 characters are shown', { key: 'k'.repeat(60) }, /\(build, k{60}\)$/],
    ['longer ones are cut and get a digest', { key: 'k'.repeat(61) }, /\(build, k{50,59}….*, [0-9a-f]{10}\)$/],
    ['a secret key is hidden and gets a digest', { key: 'token-of-the-job' }, /\(build, \*\*\*, [0-9a-f]{10}\)$/],
    ['a secret leg, too', { matrix: '{"os":"token-of-the-job"}' }, /\(build, \*\*\*, [0-9a-f]{10}\)$/],
  ])('labels: %s', async (_, given, name) => {
    const body = await titled(DONE, { with: { ...CHECK, ...given } })
    expect(body?.['name']).toMatch(name)
  })

  test('annotations that the check run shows are not printed again', async () => {
    const placed = { ...createRemark('error', 'a', 'b'), file: 'a.ts' }
    const ending = { annotations: [placed, createRemark('warning', 'c', 'd')] }
    const done = await concluded(FAILED, { with: CHECK, answers: created, ending })
    expect(done.annotations).toMatchObject([{ title: 'c' }])
    expect(await titled(FAILED)).toMatchObject({ details_url: 'https://github.com/acme/rockets/actions/runs/77' })
  })

  test('the last line of the log calls an escalation undelivered', async () => {
    const told = async (delivered: { delivery: string; undelivered?: true }) => {
      const result = { ...DONE, escalations: [{ node: 'probe', kind: 'app.bad', title: 'T', ...delivered }] }
      return (await concluded(result, { ending: { account: new RunAccount() } })).said
    }
    const undelivered = await told({ delivery: 'not delivered: 403', undelivered: true })
    expect(undelivered.at(-1)).toContain('1 escalation not delivered')
    expect(await told({ delivery: 'issue #12' })).toContain('  escalated  app.bad at probe: issue #12 (T)')
  })

  test('nothing more is sent once the job is cancelled', async () => {
    const cancel = new AbortController()
    const payload = { pull_request: { number: 3 } }
    const answers: Answers = () => {
      cancel.abort()
      return ok({ id: 7 })
    }
    const given = { ...CHECK, comment: 'true', escalate: 'true' }
    const { asked } = await concluded(FAILED, { with: given, answers, host: { cancel: cancel.signal, payload } })
    expect(asked).toHaveLength(1)
  })

  test('a comment of a green run is only brought up to date', async () => {
    const given = {
      with: { ...WRITE, comment: 'true' },
      host: { payload: { pull_request: { number: 3 } } },
      answers: created,
    }
    expect((await concluded(DONE, given)).asked.map(({ method }) => method)).toEqual(['GET'])
    const { asked } = await concluded(FAILED, given)
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect(asked[1]?.body?.['body']).toMatch(/^<!-- conductor[^\n]*-->/)
  })
})
