import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBareEnding } from '../../src/action/ending.js'
import { describeClone } from '../../src/action/host.js'
import {
  describeReader,
  selectArtifact,
  toPlannedArtifact,
  toPossibleUpload,
  type Upload,
  upload,
} from '../../src/action/upload.js'
import { createUseSite, formatUseSite, readUseSite, toCheckpointName } from '../../src/action/use-site.js'
import type { ArtifactStore, UploadRequest } from '../../src/adapters/artifact.js'
import { createFileStore } from '../../src/adapters/file-store.js'
import type { ResultDocument } from '../../src/core/report.js'
import { err, ok } from '../../src/core/result.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { temporaryFolder, writeFiles } from '../support/folders.js'
import { fakeHost, inputsOf, SECOND_ATTEMPT, SERVICE, type Texts } from './fake-host.js'
import { readOutputs } from './runner-log.js'

const RESULT = {
  ...createInvalidResult([], 'w.yaml'),
  run_id: 'abcdef012345',
  workflow: { name: 'demo', file: 'w.yaml' },
}
const FAILED = { ...RESULT, success: false, outcome: 'failed' as const }
const place = createUseSite(inputsOf(), SECOND_ATTEMPT, null)
const NAME = `conductor-demo-build-${formatUseSite(place)}-2-abcdef01`

const endingIn = (
  runDir: string | null,
  result: ResultDocument = FAILED,
  given: Texts = {},
  env: Texts = SECOND_ATTEMPT,
) => ({
  ...createBareEnding(fakeHost(env), inputsOf(given), result),
  runDir,
})

describe('the artifact to upload', () => {
  const wanted = (given: Texts, result: ResultDocument = FAILED, runDir: string | null = temporaryFolder()) =>
    selectArtifact(fakeHost(SECOND_ATTEMPT), inputsOf(given), endingIn(runDir, result, given))

  test.each<[string, Texts, ResultDocument, boolean]>([
    ['a failure', {}, FAILED, true],
    ['a success', {}, RESULT, false],
    ['a success with a dead letter', {}, { ...RESULT, dead_letters: [{ id: 'x' }] }, true],
    [
      'a success that escalated',
      {},
      { ...RESULT, escalations: [{ earlier: true }] } as unknown as ResultDocument,
      true,
    ],
    ['a success, always', { artifact: 'always' }, RESULT, true],
    ['a success that the next attempt asks for', { 'resume-from': 'previous-attempt' }, RESULT, true],
    ['a success that resumed a folder', { 'resume-from': 'x' }, RESULT, false],
    ['a failure, never', { artifact: 'never' }, FAILED, false],
    ['a plan, even if never', { artifact: 'never', command: 'plan' }, RESULT, true],
    ['a shard, even if never', { artifact: 'never', command: 'shard' }, RESULT, true],
  ])('is that of %s, or none', async (_, given, result, isWanted) => {
    expect((await wanted(given, result)) !== null).toBe(isWanted)
    const reader = describeReader(fakeHost(SECOND_ATTEMPT), inputsOf(given))
    const isRead = isWanted && given['command'] !== 'shard'
    expect((await reader.of(result)).artifactName).toBe(isRead ? NAME : null)
    expect(reader.hasArtifact).toBe(given['command'] !== 'shard' && (isWanted || given['artifact'] !== 'never'))
  })

  test('needs a run folder', async () => expect(await wanted({}, FAILED, null)).toBeNull())

  test('has its place in its name, or in the folder', async () => {
    const folder = temporaryFolder()
    expect(await wanted({}, FAILED, folder)).toEqual({ name: NAME, folder, nameIfTaken: '' })
    expect(readUseSite(createFileStore(), folder)).toEqual(place)
    expect(await wanted({ 'artifact-name': 'mine' }, FAILED, folder)).toEqual({
      name: 'mine-2',
      folder,
      nameIfTaken: `mine-${formatUseSite(place)}-2`,
    })
  })

  test('of a shard is without the plan, and notes no place', async () => {
    const folder = temporaryFolder()
    const ending = { ...endingIn(folder), shard: { index: 1, of: 3 } }
    expect(await selectArtifact(fakeHost(SECOND_ATTEMPT), inputsOf({ command: 'shard' }), ending)).toEqual({
      ...{ name: 'conductor-demo-shard-1of3-2-abcdef01', folder, nameIfTaken: null, without: 'plan' },
    })
    expect(readUseSite(createFileStore(), folder)).toBeNull()
  })

  test.each(['', 'nothing', '[]', '{"place": 7}', '{"place": "0123456789abcde"}'])(
    'that has %j for its place has none',
    (text) => {
      const folder = temporaryFolder()
      writeFiles(folder, { 'place.json': text })
      expect(readUseSite(createFileStore(), folder)).toBeNull()
    },
  )

  test.each([
    [{}, undefined, NAME],
    [{ 'artifact-name': 'mine' }, undefined, `mine-${formatUseSite(place)}-2`],
    [{}, { index: 2, of: 3 }, 'conductor-demo-shard-2of3-2-abcdef01'],
    [{ 'artifact-name': 'mine' }, { index: 2, of: 3 }, 'mine-shard-2of3-2-abcdef01'],
  ])('during a run with %j and the shard %j is %s', async (given, shard, name) => {
    const run = { workflow: 'demo', runId: 'abcdef012345', shard }
    expect(await toCheckpointName(fakeHost(SECOND_ATTEMPT), inputsOf(given), run)).toBe(name)
  })
})

describe('the artifact service', () => {
  const wanted: Upload = { name: 'n', folder: '/run', nameIfTaken: null }
  test.each<[Texts, Texts, readonly (string | RegExp)[]]>([
    [SERVICE, {}, []],
    [{ ACTIONS_RUNTIME_TOKEN: 't' }, {}, [/no artifact service \(ACTIONS_RESULTS_URL not set\); it is \/run$/]],
    [{}, {}, [/\(ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL not set\)/]],
    [{}, { 'resume-from': 'previous-attempt' }, [/it is \/run; the next attempt will start over$/]],
  ])('with %j and %j is noted where it is missing', (env, given, notes) => {
    const host = fakeHost(env)
    expect(toPossibleUpload(host, inputsOf(given), wanted)).toEqual(notes.length === 0 ? wanted : null)
    expect(host.commands.said).toEqual(notes.map((text) => expect.stringMatching(text)))
  })

  test('is not missed where nothing is uploaded', () => {
    const host = fakeHost()
    expect([toPossibleUpload(host, inputsOf(), null), toPlannedArtifact(null)]).toEqual([null, null])
    expect(toPlannedArtifact(wanted)).toEqual({ name: 'n', url: null })
    expect(host.commands.said).toEqual([])
  })

  test.each([
    ['an action with the service', SERVICE, {}, true],
    ['an action without', {}, {}, false],
    ['never', SERVICE, { artifact: 'never' }, false],
    ['a plan, even if never', SERVICE, { artifact: 'never', command: 'plan' }, true],
    ['a shard, which is for the join', SERVICE, { command: 'shard' }, false],
  ])('lets readers find the run of %s', (_, env, given, hasArtifact) => {
    expect(describeReader(fakeHost(env), inputsOf(given)).hasArtifact).toBe(hasArtifact)
  })

  test('is that of another step in the composite action', () => {
    expect(describeReader(fakeHost(), { ...inputsOf(), composite: true }).hasArtifact).toBe(true)
  })
})

describe('an upload', () => {
  afterEach(() => void vi.unstubAllEnvs())

  async function sent(
    answer: ArtifactStore['upload'],
    given: Texts = {},
    { nameIfTaken = null, env = SECOND_ATTEMPT }: { readonly nameIfTaken?: string | null; readonly env?: Texts } = {},
  ) {
    const folder = temporaryFolder()
    writeFiles(folder, { out: '', 'run/a.txt': 'x'.repeat(2 ** 20), 'run/b/c.txt': 'x'.repeat(2 ** 20) })
    vi.stubEnv('GITHUB_OUTPUT', path.join(folder, 'out'))
    const asked: UploadRequest[] = []
    const artifacts = {
      upload: (request: UploadRequest) => {
        asked.push(request)
        return answer(request)
      },
    }
    const host = fakeHost(env, { artifacts })
    const run = path.join(folder, 'run')
    const ending = endingIn(run, FAILED, given, env)
    const done = await upload(host, inputsOf(given), ending, { name: 'n-2', folder: run, nameIfTaken })
    return { done, asked, run, host, outputs: readOutputs(readFileSync(path.join(folder, 'out'), 'utf8')) }
  }
  const URL = 'https://github.com/acme/rockets/actions/runs/77/artifacts/5'

  test('names the artifact, its number and its address, and gets a second for each MiB', async () => {
    const { done, asked, run, host, outputs } = await sent(async () => ok({ id: 5 }), { 'retention-days': '7' })
    expect(done).toEqual({ name: 'n-2', url: URL })
    expect(asked).toMatchObject([{ name: 'n-2', folder: run, retentionDays: 7, timeoutMs: 62_000 }])
    expect(outputs).toEqual({ 'artifact-name': 'n-2', 'artifact-id': '5', 'artifact-url': URL })
    expect(host.commands.groups).toEqual(['Upload the run folder as n-2', 'end'])
    expect(host.commands.said).toEqual([])
  })

  test('of a plan is also the plan, and without a run it has no address', async () => {
    const env = { ...SECOND_ATTEMPT, GITHUB_RUN_ID: '' }
    const { done, asked, outputs } = await sent(async () => ok({ id: 5 }), { command: 'plan' }, { env })
    expect(done).toEqual({ name: 'n-2', url: '' })
    expect(asked[0]?.retentionDays).toBeNull()
    expect(outputs).toMatchObject({ plan: 'n-2', 'artifact-url': '' })
  })

  test.each([
    ['(409) conflict', 'n-x-2', ['n-2', 'n-x-2'], 'n-x-2'],
    ['an artifact with this name already exists', 'n-x-2', ['n-2', 'n-x-2'], 'n-x-2'],
    ['(409) conflict', null, ['n-2'], null],
    ['(500) out of order', 'n-x-2', ['n-2'], null],
  ])('that is refused with %j and may be %j sends %j', async (problem, nameIfTaken, names, name) => {
    const refuse: ArtifactStore['upload'] = async (request) => (request.name === 'n-2' ? err(problem) : ok({ id: 6 }))
    const { done, asked, host } = await sent(refuse, {}, { nameIfTaken })
    expect(asked.map((request) => request.name)).toEqual(names)
    expect(done?.name ?? null).toBe(name)
    expect(host.commands.said).toHaveLength(name === null ? 1 : 0)
  })

  test('that fails is a note without secrets, and names the folder', async () => {
    const { run, host, outputs } = await sent(async () => err('no, token-of-the-job'), {
      'github-token': 'token-of-the-job',
    })
    expect(host.commands.said).toEqual([`note: the run folder was not uploaded: no, ***; it is ${run}`])
    expect(outputs).toEqual({})
  })

  test('of nothing sends nothing', async () => {
    expect(await upload(fakeHost(SECOND_ATTEMPT), inputsOf(), endingIn(null), null)).toBeNull()
  })

  test.each([
    [null, 9000],
    [2000, 7000],
    [8800, 500],
  ])('in a job that was cancelled %s ms ago is given up after %s ms', async (since, left) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const silent = { upload: () => new Promise<never>(() => {}) }
      const host = fakeHost(SECOND_ATTEMPT, {
        artifacts: silent,
        cancel: AbortSignal.abort(),
        sinceCancel: () => since,
      })
      let done: unknown = 'under way'
      const wanted = { name: 'n', folder: '/not/there', nameIfTaken: null }
      void upload(host, inputsOf(), endingIn('/not/there'), wanted).then((value) => {
        done = value
      })
      await vi.advanceTimersByTimeAsync(left - 1)
      expect(done).toBe('under way')
      await vi.advanceTimersByTimeAsync(1)
      expect(done).toBeNull()
      expect(host.commands.said).toEqual([expect.stringContaining('there was no time left')])
    } finally {
      vi.useRealTimers()
    }
  })
})

test.each([
  ['acme/conductor-action', 'v1', 'github:acme/conductor-action#v1'],
  ['acme/conductor-action', 'refs/heads/a.b_c', 'github:acme/conductor-action#refs/heads/a.b_c'],
  ['', '', undefined],
  ['acme/conductor-action', '', undefined],
  ['', 'v1', undefined],
  ['acme', 'v1', undefined],
  ['x y/z', 'v1', undefined],
  ['acme/z;w', 'v1', undefined],
  ['acme/z', 'v1;w', undefined],
  ['acme/z', ';v1', undefined],
])('the command is installed from the action %j at %j: %s', (repository, ref, source) => {
  const env = { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref, GITHUB_REPOSITORY: 'acme/rockets' }
  expect(describeClone(fakeHost(env)).source).toBe(source)
  expect(describeClone(fakeHost(env)).isForeign).toBe(false)
  const payload = { pull_request: { head: { repo: { full_name: 'fork/rockets' } } } }
  expect(describeClone(fakeHost(env, { payload })).isForeign).toBe(true)
})
