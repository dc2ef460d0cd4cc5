import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as core from '@actions/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toCompositeVariable } from '../../src/action/inputs.js'
import { reportUnexpected } from '../../src/action/main.js'
import {
  createStepOutputs,
  failCommand,
  isMaskable,
  leaveFiles,
  listMasks,
  passOutputs,
  writeSummary,
} from '../../src/action/outputs.js'
import {
  createFetchContext,
  downloadArtifact,
  findArtifactPlace,
  findEarlierRuns,
  findNewestRun,
  findPublicPlace,
  type LocatedRun,
  listArtifactsOfThisRun,
} from '../../src/action/run-artifacts.js'
import { createUseSite, formatUseSite } from '../../src/action/use-site.js'
import type { ArtifactPlace, FoundArtifact } from '../../src/adapters/artifact.js'
import type { Json } from '../../src/core/json.js'
import type { ResultDocument } from '../../src/core/report.js'
import { err, ok, type Result } from '../../src/core/result.js'
import { Redactor } from '../../src/redaction/index.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { folderWith } from '../support/folders.js'
import { fakeHost, inputsOf, read, SERVICE, type Texts } from './fake-host.js'
import { compositeEnv } from './fake-runner.js'
import { readOutputs } from './runner-log.js'

describe('inputs that do not go together', () => {
  test.each<[string, Texts, readonly RegExp[]]>([
    ['a workflow', { workflow: 'a' }, []],
    ['one command', { run: 'true' }, []],
    ['neither', {}, [/the input workflow is required/]],
    ['neither, for triage', { command: 'triage' }, []],
    ['neither, for a survey', { command: 'survey' }, []],
    ['both', { workflow: 'a', run: 'true' }, [/exclude each other/]],
    ['a command that does not run', { run: 'true', command: 'validate' }, [/command: validate does not go with/]],
    ['a shell without run', { workflow: 'a', shell: 'bash' }, [/the input shell is for one command/]],
    ['gates of one command', { run: 'true', gates: 'a: b' }, [/the input gates is for a workflow file/]],
    [
      'rerun without triage',
      { workflow: 'a', rerun: '2' },
      [/the input rerun goes with command: triage, not with run/],
    ],
    ['the default of rerun', { workflow: 'a', rerun: '0' }, []],
    ['rules of a run', { workflow: 'a', rules: 'x' }, [/goes with command: triage or survey or verdict, not with run/]],
    ['rules of a survey', { command: 'survey', rules: 'x' }, []],
    [
      'never and the next attempt',
      { workflow: 'a', artifact: 'never', 'resume-from': 'previous-attempt' },
      [/artifact: never/],
    ],
    ['never and a folder', { workflow: 'a', artifact: 'never', 'resume-from': 'x' }, []],
    [
      'never and validate',
      { workflow: 'a', command: 'validate', artifact: 'never', 'resume-from': 'previous-attempt' },
      [],
    ],
    ['never and test', { workflow: 'a', command: 'test', artifact: 'never', 'resume-from': 'previous-attempt' }, []],
    [
      'a shard without its plan',
      { workflow: 'a', command: 'shard' },
      [/needs the input shard/, /needs the input plan/],
    ],
    // Nothing is said of what goes with a command that is not known.
    [
      'an unknown command',
      { command: 'triag', rerun: '2' },
      [/^the input command is one of .* \(did you mean triage\?\)$/],
    ],
  ])('%s', (_, given, problems) => {
    const found = read(given).problems
    expect(found).toHaveLength(problems.length)
    for (const [at, problem] of problems.entries()) expect(found[at]).toMatch(problem)
  })

  test('the composite action cannot look for artifacts', () => {
    const given = { workflow: 'a', command: 'join', plan: 'p' }
    expect(read({}, compositeEnv(given)).problems.join()).toMatch(/does not work in the composite action/)
    expect(read(given).problems).toEqual([])
    expect(toCompositeVariable('check-run')).toBe('CONDUCTOR_ACTION_INPUT_CHECK_RUN')
  })

  test('the token is a secret, and debugging of the runner is debugging here', () => {
    expect(read({ workflow: 'a', 'github-token': 'ghs_x' }).inputs.secrets).toEqual([
      { value: 'ghs_x', origin: 'input:github-token' },
    ])
    expect(read({ workflow: 'a' }).inputs).toMatchObject({
      secrets: [],
      step: null,
      composite: false,
      logLevel: 'info',
    })
    expect(read({ workflow: 'a' }, { RUNNER_DEBUG: '1' }).inputs.logLevel).toBe('debug')
    expect(read({ workflow: 'a' }, { RUNNER_DEBUG: '0' }).inputs.logLevel).toBe('info')
    expect(read({ run: 'true' }).inputs.step).not.toBeNull()
  })
})

describe('outputs', () => {
  const result = createInvalidResult([], 'w.yaml')
  const outputs = (change: Partial<ResultDocument>, output: Json = null, runDir: string | null = null) =>
    Object.fromEntries(
      createStepOutputs({ result: { ...result, outcome: 'failed', ...change }, output, runDir, errorsPath: null }),
    )
  const error = {
    ...{ kind: 'x.y', message: 'no', details: {}, node_id: 'a', attempts: 3, frames: [], origin: 'author' as const },
    ...{ typed: true, exit_code: null, stderr_tail: '' },
  }
  const errors = [error] as unknown as ResultDocument['errors']

  test('of an error, of a termination and of nothing', () => {
    expect(outputs({ errors, error: 'no', exit_code: 1 })).toMatchObject({
      ...{ outcome: 'failed', 'exit-code': '1', output: '', 'error-kind': 'x.y', 'error-message': 'no' },
      ...{ 'error-cause': '', 'failed-node': 'a', attempts: '3', 'run-dir': '', 'result-path': '' },
    })
    const termination = { status: 'failed', reason: 'enough', terminated_by: 'stop' } as const
    expect(outputs({ termination, error: 'enough' })).toMatchObject({
      ...{
        'error-message': '',
        'terminated-by': 'stop',
        'termination-reason': 'enough',
        attempts: '',
        'failed-node': '',
      },
    })
    expect(outputs({}, null, '/run')).toMatchObject({ 'run-dir': '/run', 'result-path': '/run/result.json' })
    expect(outputs({ errors: [{ ...error, attempts: 0 }] as unknown as ResultDocument['errors'] })['attempts']).toBe('')
  })

  test('the cause of an intended halt', () => {
    for (const cause of ['a.b', null]) expect(outputs({ error_cause: cause })['error-cause']).toBe(cause ?? '')
  })

  test('one for each key of the output that is a name and free', () => {
    const own = outputs(
      {},
      { a: 'x', b_1: 2, 'c-d': null, Outcome: 'mine', '1x': 'y', 'e f': 'z', g: { h: [1] }, _i: true },
    )
    expect(own).toMatchObject({ a: 'x', b_1: '2', 'c-d': '', g: '{"h":[1]}', _i: 'true', outcome: 'failed' })
    for (const name of ['Outcome', '1x', 'e f']) expect(own).not.toHaveProperty([name])
    expect(own['output']).toContain('"Outcome":"mine"')
    expect(outputs({}, ['a'])['output']).toBe('["a"]')
  })

  test('masks: long enough, no word of a state, not in a name that must reach later jobs', () => {
    const redactor = new Redactor({ secrets: [{ value: 'known-secret-1', origin: 'env:X' }] })
    expect(listMasks({ token: ['abc', 'abcd', ' no ', 'LATEST', true, null, 1234] }, redactor)).toEqual([
      'abcd',
      '1234',
    ])
    expect(listMasks({ password: { deep: 'in-here-too' }, name: 'plain-text' }, redactor)).toEqual(['in-here-too'])
    expect(listMasks({ token: [' latest ', ' abc '] }, redactor)).toEqual([])
    expect(listMasks([{ a: ['x known-secret-1 y'] }], redactor)).toEqual(['known-secret-1'])
    const nested = (depth: number): Json => JSON.parse(`${'['.repeat(depth)}"known-secret-1"${']'.repeat(depth)}`)
    expect(listMasks(nested(400), redactor)).toEqual(['known-secret-1'])
    expect(listMasks(nested(100_000), redactor)).toEqual([])
    expect([isMaskable('a', ['b']), isMaskable(' b ', ['abc']), isMaskable('x', [])]).toEqual([true, false, true])
  })
})

describe('files of the runner', () => {
  let folder = ''
  beforeEach(() => {
    folder = folderWith({ out: '' })
  })
  afterEach(() => void vi.unstubAllEnvs())
  const given = () => readOutputs(readFileSync(path.join(folder, 'out'), 'utf8'))
  const large = 'x'.repeat(512 * 1024 + 1)

  test.each<[Texts, Texts, readonly string[]]>([
    [{ a: '1', b: 'x'.repeat(512 * 1024) }, { a: '1' }, []],
    [{ a: large, b: '2' }, { a: '', b: '2' }, ['a is empty']],
    [{ a: large, b: large }, { a: '', b: '' }, ['a, b are empty']],
  ])('outputs are set, but none that GitHub would refuse: %#', (outputs, expected, empty) => {
    vi.stubEnv('GITHUB_OUTPUT', path.join(folder, 'out'))
    const host = fakeHost()
    passOutputs(host, outputs)
    expect(given()).toMatchObject(expected)
    expect(host.commands.said).toEqual(
      empty.map((text) => `note: an output has at most 1 MiB on GitHub, so ${text}; result.json has all of it`),
    )
  })

  test('outputs, a summary and files that cannot be written are notes', async () => {
    for (const name of ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY']) vi.stubEnv(name, path.join(folder, 'none', 'file'))
    Reflect.deleteProperty(core.summary, '_filePath')
    const host = fakeHost({ RUNNER_TEMP: path.join(folder, 'out') })
    passOutputs(host, { a: large })
    await writeSummary(host, inputsOf(), 'page')
    await writeSummary(host, inputsOf({ summary: 'false' }), 'page')
    expect(leaveFiles(host, 'triage-1', { 'a.json': '{}', 'b.html': '' })).toBeNull()
    expect(host.commands.said).toEqual([
      expect.stringMatching(/^note: outputs were not set: /),
      expect.stringMatching(/^note: the job summary was not written: /),
      expect.stringMatching(/^note: a\.json, b\.html cannot be written: /),
    ])
  })

  test('a summary and files are left without a note', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', path.join(folder, 'out'))
    Reflect.deleteProperty(core.summary, '_filePath')
    const host = fakeHost({ RUNNER_TEMP: folder })
    await writeSummary(host, inputsOf(), 'A page.')
    expect(readFileSync(path.join(folder, 'out'), 'utf8')).toContain('A page.')
    const left = leaveFiles(host, 'triage-1', { 'a.json': '{}' })
    expect(readFileSync(path.join(left ?? '', 'a.json'), 'utf8')).toBe('{}')
    expect(host.commands.said).toEqual([])
  })

  test('a command that could not do its work fails the job, in the composite action by another step', () => {
    vi.stubEnv('GITHUB_OUTPUT', path.join(folder, 'out'))
    for (const composite of [false, true]) {
      const host = fakeHost()
      const code = failCommand(host, { ...inputsOf({ command: 'survey' }), composite }, 'no rights')
      expect(code).toBe(composite ? 0 : 1)
      expect(host.commands.annotations).toEqual([{ level: 'error', title: 'survey', message: 'no rights', file: null }])
      expect(given()).toMatchObject({ outcome: 'failed', 'error-message': 'no rights', 'job-fails': 'true' })
    }
  })

  test.each<[unknown, Texts, readonly RegExp[]]>([
    [new Error('odd'), {}, []],
    [new Error('odd'), { RUNNER_DEBUG: '1' }, [/^Error: odd\n +at /]],
    ['odd', { RUNNER_DEBUG: '1' }, []],
  ])('a bug is an error of the step, with its stack only for debugging: %#', (error, env, said) => {
    vi.stubEnv('GITHUB_OUTPUT', path.join(folder, 'out'))
    const host = fakeHost(env)
    expect(reportUnexpected(host, error)).toBe(1)
    expect(given()).toMatchObject({ outcome: 'failed', 'exit-code': '1', 'error-message': 'odd', 'run-dir': '' })
    expect(given()['error-kind']).toBe('internal.unexpected')
    expect(host.commands.annotations).toEqual([
      { level: 'error', title: 'internal.unexpected', message: expect.stringMatching(/^odd\n.*bug/), file: null },
    ])
    expect(host.commands.said).toEqual(said.map((text) => expect.stringMatching(text)))
  })
})

describe('artifacts of this run', () => {
  const RUN = { GITHUB_REPOSITORY: 'acme/rockets', GITHUB_RUN_ID: '77', GITHUB_RUN_ATTEMPT: '3', GITHUB_JOB: 'build' }
  const TOKEN = { token: 'ghs_x', owner: 'acme', repo: 'rockets', runId: 77 }
  type List = (place: ArtifactPlace | null) => Result<readonly FoundArtifact[], string>

  function context(env: Texts, given: Texts = {}, list: List = () => ok([])) {
    const host = fakeHost(env, { artifacts: { list: async (place) => list(place) } })
    return createFetchContext(host, inputsOf({ 'github-token': 'ghs_x', ...given }))
  }
  const artifact = (id: number, name = `n${id}`): FoundArtifact => ({ id, name, size: 1, digest: null })

  test.each<[string, Texts, Texts, number | null, object]>([
    ['the service of the runner', { ...RUN, ...SERVICE }, {}, null, { ok: true, value: null }],
    ['another run', { ...RUN, ...SERVICE }, {}, 5, { ok: true, value: { ...TOKEN, runId: 5 } }],
    ['no service', RUN, {}, null, { ok: true, value: TOKEN }],
    ['half a service', { ...RUN, ACTIONS_RUNTIME_TOKEN: 't' }, {}, null, { ok: true, value: TOKEN }],
    ['no token', RUN, { 'github-token': '' }, null, { ok: false, error: 'there is no github-token to fetch it with' }],
    ['no run', { ...RUN, GITHUB_RUN_ID: 'x' }, {}, null, { ok: false, error: 'GITHUB_RUN_ID is not set' }],
    ['no repository', { GITHUB_RUN_ID: '7' }, {}, null, { ok: false, error: 'GITHUB_REPOSITORY is not set' }],
  ])('%s', (_, env, given, runId, place) => {
    expect(findArtifactPlace(context(env, given), runId)).toEqual(place)
  })

  test('of another run is asked for in public', () => {
    const place = { ok: true, value: { ...TOKEN, runId: 5 } }
    expect(findPublicPlace(context({ ...RUN, ...SERVICE }, {}), 5)).toEqual(place)
  })

  test('are those of both services in a later attempt, and the own service is preferred', async () => {
    const both: List = (place) => ok(place === null ? [artifact(1), artifact(3)] : [artifact(1), artifact(2)])
    const listed = async (env: Texts, given: Texts = {}, list = both, mustBeWhole = true) => {
      const found = await listArtifactsOfThisRun(context({ ...RUN, ...env }, given, list), mustBeWhole)
      return found.ok ? found.value.map((each) => `${each.artifact.id} ${each.place === null}`).sort() : found.error
    }
    expect(await listed(SERVICE)).toEqual(['1 true', '2 false', '3 true'])
    expect(await listed({ ...SERVICE, GITHUB_RUN_ATTEMPT: '1' })).toEqual(['1 true', '3 true'])
    expect(await listed({})).toEqual(['1 false', '2 false'])
    const own: List = (place) => (place === null ? ok([artifact(1)]) : err('403'))
    expect(await listed(SERVICE, {}, own)).toMatch(/^403; nothing was run/)
    expect(await listed(SERVICE, {}, own, false)).toEqual(['1 true'])
    const said = fakeHost({ ...RUN, ...SERVICE }, { artifacts: { list: async (place) => own(place) } })
    await listArtifactsOfThisRun(createFetchContext(said, inputsOf({ 'github-token': 'ghs_x' })), false)
    expect(said.commands.said).toEqual([
      expect.stringMatching(/^note: artifacts of earlier attempts may be missing .*403$/),
    ])
    const others: List = (place) => (place === null ? err('down') : ok([artifact(2)]))
    expect(await listed(SERVICE, {}, others)).toEqual(['2 false'])
    expect(await listed(SERVICE, {}, () => err('down'))).toBe('down')
    expect(await listed({}, { 'github-token': '' })).toMatch(/no github-token/)
    expect(await listed({}, {}, () => err('down'), false)).toBe('down')
  })

  test('the newest has the highest id', () => {
    const all: readonly LocatedRun[] = [2, 10, 9].map((id) => ({ artifact: artifact(id), place: null }))
    expect(findNewestRun(all)?.artifact.id).toBe(10)
    expect(findNewestRun([])).toBeUndefined()
  })

  /** The id of the chosen artifact; without one why there is none. */
  const chosenId = (chosen: Awaited<ReturnType<typeof findEarlierRuns>>): number | string | null => {
    if (chosen.ok) return chosen.value.newest?.artifact.id ?? null
    return chosen.error.isAmbiguous ? 'ambiguous' : chosen.error.why
  }
  const { inputs } = context(RUN)
  const own = createUseSite(inputs, RUN, null).place
  const name = (attempt: number, run: string, caller = '', place = own) =>
    `conductor-w-build-${place}${caller}-${attempt}-${run}`
  test.each<[string, readonly string[], number | null | 'ambiguous']>([
    ['nothing', [], null],
    ['one', [name(1, 'aaaaaaaa')], 0],
    ['the last attempt', [name(2, 'aaaaaaaa'), name(1, 'bbbbbbbb')], 0],
    ['the newest of the last attempt', [name(2, 'aaaaaaaa'), `${name(2, 'aaaaaaaa')}-checkpoint-1`], 1],
    ['not this attempt', [name(1, 'aaaaaaaa'), name(3, 'bbbbbbbb')], 0],
    ['not another place', [name(1, 'aaaaaaaa'), name(2, 'bbbbbbbb', '', '0123456789')], 0],
    ['two runs in one attempt', [name(2, 'aaaaaaaa'), name(2, 'bbbbbbbb')], 'ambiguous'],
    ['two callers', [name(2, 'aaaaaaaa', 'aaaaaa'), name(1, 'aaaaaaaa', 'bbbbbb')], 'ambiguous'],
    ['one caller, where this one is not known', [name(2, 'aaaaaaaa', 'aaaaaa')], 0],
    ['names of others', ['coverage', 'conductor-x'], null],
    ['not a refusal', [name(1, 'aaaaaaaa'), name(2, 'refused')], 0],
  ])('of an earlier attempt: %s', async (_, names, expected) => {
    const listed = names.map((each, id): LocatedRun => ({ artifact: artifact(id, each), place: null }))
    const chosen = await findEarlierRuns(context(RUN), listed)
    expect(chosenId(chosen)).toBe(expected)
    expect(formatUseSite({ place: own, caller: null })).toMatch(/^[0-9a-f]{10}$/)
  })

  const digestOf = (caller: string): string => createUseSite(inputs, RUN, caller).caller ?? ''
  const [here, there] = [digestOf('staging'), digestOf('production')]
  test.each<[string, readonly string[], number | null | 'ambiguous']>([
    ['its own, not that of another caller', [name(2, 'aaaaaaaa', here), name(2, 'bbbbbbbb', there)], 0],
    ['its own of an earlier attempt', [name(1, 'aaaaaaaa', here), name(2, 'bbbbbbbb', there)], 0],
    ['not that of another caller', [name(2, 'bbbbbbbb', there)], null],
    [
      'not one without a caller whose run is that of another caller',
      [name(1, 'bbbbbbbb', there), name(2, 'bbbbbbbb')],
      null,
    ],
    ['its own rather than one without a caller', [name(2, 'aaaaaaaa', here), name(2, 'bbbbbbbb')], 0],
    ['one without a caller that goes on with its own', [name(1, 'aaaaaaaa', here), name(2, 'aaaaaaaa')], 1],
    [
      'two runs, of which its own is older and the other has no caller',
      [name(1, 'aaaaaaaa', here), name(2, 'bbbbbbbb')],
      'ambiguous',
    ],
  ])('of an earlier attempt of a reusable workflow: %s', async (_, names, expected) => {
    const listed = names.map((each, id): LocatedRun => ({ artifact: artifact(id, each), place: null }))
    const request = async () => ok({ name: 'staging / build' })
    const host = fakeHost(RUN, { api: () => ({ request, stream: async () => err({ status: 404, message: 'no' }) }) })
    const called = createFetchContext(host, inputsOf({ 'github-token': 'ghs_x', 'check-run-id': '12' }))
    const chosen = await findEarlierRuns(called, listed)
    expect(chosenId(chosen)).toBe(expected)
  })

  const left = (place: string | null) =>
    folderWith(place === null ? { x: '' } : { 'place.json': `{"place":"${place}"}` })
  test.each<[string, readonly (readonly [string, string | null | undefined])[], number | null | string, number]>([
    ['that is from here', [['mine-1', own]], 0, 1],
    ['that does not say from where', [['mine-1', null]], 0, 1],
    ['that is from elsewhere', [['mine-1', '0123456789']], null, 1],
    [
      'of the last attempt, and no older one is downloaded',
      [
        ['mine-1', own],
        ['mine-2', own],
      ],
      1,
      1,
    ],
    [
      'of an older attempt if the last one is from elsewhere',
      [
        ['mine-1', own],
        ['mine-2', '0123456789'],
      ],
      0,
      2,
    ],
    [
      'that ended, not its checkpoint',
      [
        ['mine-2', own],
        [`mine-${own}-2-checkpoint-1`, own],
      ],
      0,
      1,
    ],
    ['of which only a checkpoint is left', [[`mine-${own}-2-checkpoint-1`, own]], 0, 0],
    [
      'with its place in the name',
      [
        [`mine-${own}-2`, own],
        ['mine-0123456789-2', own],
      ],
      0,
      0,
    ],
    ['that cannot be downloaded', [['mine-1', undefined]], 'mine-1 cannot be downloaded: 503', 1],
  ])('of an earlier attempt with a given name: %s', async (_, artifacts, expected, downloads) => {
    const asked: number[] = []
    const download = async ({ id }: FoundArtifact) => {
      asked.push(id)
      const place = artifacts[id]?.[1]
      return place === undefined ? err('503') : ok(left(place))
    }
    const named = createFetchContext(fakeHost(RUN, { artifacts: { download } }), inputsOf({ 'artifact-name': 'mine' }))
    const listed = artifacts.map(([each], id): LocatedRun => ({ artifact: artifact(id, each), place: null }))
    const chosen = await findEarlierRuns(named, listed)
    expect(chosenId(chosen)).toBe(expected)
    expect(asked).toHaveLength(downloads)
  })

  test('of more than 2 GiB are not downloaded', async () => {
    const download = async () => ok('/folder')
    const context = createFetchContext(fakeHost(RUN, { artifacts: { download } }), inputsOf())
    const sized = (size: number): LocatedRun => ({ artifact: { ...artifact(1, 'big'), size }, place: null })
    expect(await downloadArtifact(context, sized(2 ** 31))).toEqual(ok('/folder'))
    expect(await downloadArtifact(context, sized(2 ** 31 + 1))).toEqual(err('big is larger than 2 GiB'))
  })
})
