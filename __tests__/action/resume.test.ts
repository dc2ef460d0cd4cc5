import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ActionHost } from '../../src/action/host.js'
import { readInputs } from '../../src/action/inputs.js'
import { fetchRunFolder, mayBeginAnew, planFetch } from '../../src/action/resume-from.js'
import { createFetchContext } from '../../src/action/run-artifacts.js'
import { createUseSite, formatUseSite } from '../../src/action/use-site.js'
import type { JsonObject } from '../../src/core/json.js'
import { err, ok } from '../../src/core/result.js'
import { sealDocument } from '../../src/durability/snapshot.js'
import { temporaryFolder, writeFiles } from '../support/folders.js'
import { fakeHost, inputsOf, SECOND_ATTEMPT, SERVICE, type Texts } from './fake-host.js'
import { compositeEnv, FakeRunner } from './fake-runner.js'
import { KeptArtifacts } from './kept-artifacts.js'

const FAILING =
  'workflow: { name: demo, entry_point: a }\nagents: [{ name: a, type: script, run: exit 3, strict_exit: true }]\n'
/** Folder of a failed run of workflow.yaml. */
let run = ''

beforeAll(async () => {
  const runner = new FakeRunner()
  runner.file('workflow.yaml', FAILING)
  run = (await runner.inside({ with: { artifact: 'never' } })).outputs['run-dir'] ?? ''
})

async function kept(...names: readonly string[]): Promise<KeptArtifacts> {
  const artifacts = new KeptArtifacts()
  for (const name of names) await artifacts.upload({ name, folder: run, retentionDays: null, timeoutMs: 1 })
  return artifacts
}

const OWN_STEP = { name: 'Run it', number: 3, status: 'in_progress' }
const OWN_JOB = { name: 'build', status: 'in_progress', runner_name: 'runner 1', steps: [OWN_STEP] }

const OTHER_JOB = { name: 'lint', conclusion: 'success', steps: [{ name: 'Lint', number: 1, conclusion: 'success' }] }

/** The jobs of each attempt, and other runs; this job is in progress in the attempt after the last. */
function apiWith(attempts: readonly (readonly JsonObject[])[], other: JsonObject = {}) {
  const asked: string[] = []
  const request = async (_: string, path: string) => {
    asked.push(path)
    const [, attempt] = /\/runs\/77\/attempts\/(\d+)\/jobs/.exec(path) ?? []
    if (attempt !== undefined) return ok({ jobs: [...(attempts[Number(attempt) - 1] ?? [OWN_JOB])] })
    if (path.includes('/runs/77/jobs?filter=all'))
      return ok({ jobs: attempts.flatMap((jobs, index) => jobs.map((job) => ({ ...job, run_attempt: index + 1 }))) })
    if (path.endsWith('/runs/5')) return ok({ id: 5, head_repository: { full_name: 'acme/rockets' }, ...other })
    return err({ status: 404, message: 'no' })
  }
  return { api: () => ({ request, stream: async () => err({ status: 404, message: 'no' }) }), asked }
}

async function fetched(
  entries: string,
  artifacts: KeptArtifacts,
  env: Texts = {},
  given: Texts = {},
  { api }: { readonly api: ActionHost['api'] } = apiWith(
    Array.from({ length: Number(env['GITHUB_RUN_ATTEMPT'] ?? 2) - 1 }, () => [OTHER_JOB]),
  ),
) {
  const around = { ...SECOND_ATTEMPT, RUNNER_TEMP: temporaryFolder(), ...env }
  const host = fakeHost(around, { artifacts: bound(artifacts), api })
  const inputs = inputsOf({ workflow: 'workflow.yaml', 'github-token': 'ghs_x', 'resume-from': entries, ...given })
  const context = { ...createFetchContext(host, inputs), cwd: temporaryFolder() }
  const found = await fetchRunFolder(context)
  const told = found.ok ? (found.value.status === 'fresh' ? 'fresh' : 'run') : found.error
  return { told, found, notes: host.commands.said, planned: () => planFetch(context) }
}

function copied(from: string, to: string): string {
  cpSync(from, to, { recursive: true })
  return to
}

function bound(artifacts: KeptArtifacts) {
  return {
    list: artifacts.list.bind(artifacts),
    download: artifacts.download.bind(artifacts),
  }
}

describe('resume-from', () => {
  test.each([
    [[], false],
    [['a'], false],
    [['a', 'fresh'], true],
    [['fresh'], true],
    [['fresh', 'a'], false],
  ])('%j may begin anew: %s', (resumeFrom, may) => expect(mayBeginAnew({ resumeFrom })).toBe(may))

  test.each<[string, Texts, RegExp | 'fresh' | 'run', number]>([
    ['', {}, 'fresh', 0],
    ['mine', {}, 'run', 0],
    ['other', {}, /^resume-from: this run has no artifact "other"$/, 0],
    ['5/other', {}, /^resume-from: run 5 has no artifact "other"$/, 0],
    ['5/mine', {}, 'run', 0],
    ['other, mine', {}, 'run', 1],
    ['a/b/c', {}, /there is no folder "a\/b\/c", and it is not an artifact \(NAME or RUN-ID\/NAME\)/, 0],
    ['other, fresh', {}, 'fresh', 1],
    ['other, previous-attempt', {}, 'fresh', 1],
    ['previous-attempt', { GITHUB_RUN_ATTEMPT: '1' }, 'fresh', 1],
    ['previous-attempt', {}, 'fresh', 1],
    ['previous-attempt, other', {}, /left no artifact in attempt 1; resume-from: this run has no artifact "other"$/, 0],
    ['fresh', {}, 'fresh', 0],
  ])('%j with %j', async (entries, env, told, notes) => {
    const done = await fetched(entries, await kept('mine'), env)
    expect(done.told).toEqual(told instanceof RegExp ? expect.stringMatching(told) : told)
    expect(done.notes).toHaveLength(notes)
  })

  test('says which attempts left nothing', async () => {
    const { notes } = await fetched('previous-attempt', await kept(), { GITHUB_RUN_ATTEMPT: '4' })
    expect(notes).toEqual(['note: this step left no artifact in attempts 1 to 3; the run starts afresh'])
  })

  test('a folder wins over an artifact of the same name', async () => {
    const artifacts = await kept()
    const { found } = await fetched(run, artifacts)
    expect(found).toEqual({ ok: true, value: { status: 'folder', folder: run, moved: null, isFinal: false } })
  })

  test('a service that does not answer: the public API is asked, then nothing runs', async () => {
    const artifacts = await kept('mine')
    artifacts.refuses = (what) => (what === 'list' ? '500' : null)
    expect((await fetched('mine', artifacts)).told).toBe('run')
    artifacts.refuses = (what) => (what.endsWith('list') ? '500' : null)
    expect((await fetched('mine', artifacts)).told).toBe('resume-from: the artifacts cannot be listed: 500')
    const previous = await fetched('previous-attempt', artifacts)
    expect(previous.told).toMatch(/^earlier attempts cannot be looked at: 500; nothing was run, because/)
    expect((await fetched('mine, fresh', artifacts)).told).toBe('fresh')
    const both = await fetched('other/x/y, mine', artifacts)
    expect(both.told).toMatch(/there is no folder "other\/x\/y".*; resume-from: the artifacts cannot be listed: 500$/)
    const tokenless = await fetched('previous-attempt', artifacts, {}, { 'github-token': '' })
    expect(tokenless.told).toMatch(/cannot be looked at: there is no github-token to fetch it with; nothing was run/)
  })

  test.each<[string, (folder: string) => void, Texts, RegExp | 'run']>([
    ['of this file', () => {}, {}, 'run'],
    [
      'of another file',
      () => {},
      { workflow: 'x.yaml' },
      /a run of workflow\.yaml, and the input workflow is x\.yaml$/,
    ],
    [
      'without a checkpoint',
      (at) => rmSync(path.join(at, 'checkpoint.json')),
      {},
      /holds no run that can be resumed \(no/,
    ],
    [
      'to redrive, without a checkpoint',
      (at) => rmSync(path.join(at, 'checkpoint.json')),
      { command: 'redrive' },
      'run',
    ],
    ['with a broken checkpoint', (at) => writeFiles(at, { 'checkpoint.json': '{}' }), {}, /checkpoint\.json/],
  ])('a run %s', async (_, change, given, told) => {
    const artifacts = await kept('mine')
    change(artifacts.kept[0]?.folder ?? '')
    const done = await fetched('mine', artifacts, {}, given)
    expect(done.told).toEqual(told instanceof RegExp ? expect.stringMatching(told) : told)
  })
})

describe('the public API is asked', () => {
  test('where the runner lists nothing', async () => {
    const artifacts = await kept('mine')
    artifacts.hidden = ['mine']
    expect((await fetched('mine', artifacts)).told).toBe('run')
    expect((await fetched('previous-attempt, mine', artifacts)).told).toBe('run')
    artifacts.refuses = (what) => (what === 'public list' ? '403' : null)
    expect((await fetched('mine', artifacts)).told).toMatch(/the artifacts cannot be listed: 403/)
  })

  test('where the runner cannot sign a download', async () => {
    const artifacts = await kept('mine')
    artifacts.refuses = (what) => (what === 'sign' ? '503' : null)
    expect((await fetched('mine', artifacts)).told).toBe('run')
    expect((await fetched('mine', artifacts, {}, { 'github-token': '' })).told).toMatch(/cannot be downloaded: 503/)
  })
})

test('a run of another file that succeeded is not taken for one that is over', async () => {
  const runner = new FakeRunner()
  runner.file('other.yaml', FAILING.replace('exit 3', 'exit 0'))
  const done = await runner.inside({ with: { artifact: 'never', workflow: 'other.yaml' } })
  const artifacts = new KeptArtifacts()
  const folder = done.outputs['run-dir'] ?? ''
  await artifacts.upload({ name: 'mine-1', folder, retentionDays: null, timeoutMs: 1 })
  const found = await fetched('previous-attempt', artifacts, {}, { 'artifact-name': 'mine' })
  expect(found.told).toMatch(/that is a run of other\.yaml, and the input workflow is workflow\.yaml/)
})

describe('a missing artifact is no proof that nothing ran', () => {
  const at = (minute: number) => ({
    started_at: `2026-01-01T00:0${minute}:00Z`,
    completed_at: `2026-01-01T00:0${minute}:30Z`,
  })
  const job = (step: JsonObject, more: JsonObject = {}): JsonObject => ({
    name: 'build',
    conclusion: 'failure',
    ...at(1),
    steps: [
      { name: 'Checkout', number: 2, status: 'completed', conclusion: 'success', ...at(1) },
      { ...OWN_STEP, status: 'completed', ...step },
    ],
    ...more,
  })
  const RAN = job({ conclusion: 'failure', ...at(1) })
  const LOST = job({ status: 'in_progress', conclusion: null, ...at(1) })
  const NOT_REACHED = job({ status: 'queued', conclusion: null, started_at: null })
  const SKIPPED = job({ conclusion: 'skipped', ...at(1) })
  const LOST_1 = /^attempt 1 ran and left nothing: its machine or its upload was lost; nothing was run/
  const LOST_2 = /^attempt 2 ran and left nothing/
  const UNKNOWN = /^earlier attempts cannot be looked at: attempt 1: the (?:job|list).*`CONDUCTOR_RESUME_FROM`/
  const REFUSED = job({ conclusion: 'failure', ...at(2) }, at(2))
  const place = formatUseSite(createUseSite(inputsOf({ workflow: 'workflow.yaml' }), SECOND_ATTEMPT, null))
  const left = (attempt: number) => `conductor-demo-build-${place}-${attempt}-aaaaaaaa`
  const refused = (attempt: number) => left(attempt).replace('aaaaaaaa', 'refused')

  test.each<[string, readonly (readonly JsonObject[])[], readonly string[], RegExp | 'fresh' | 'run']>([
    ['a step that failed', [[RAN]], [], LOST_1],
    ['a step whose machine was lost', [[LOST]], [], LOST_1],
    [
      'a step that succeeded and could not upload',
      [[job({ conclusion: 'success', ...at(1) }, { conclusion: 'success' })]],
      [],
      LOST_1,
    ],
    ['a step that was not reached', [[NOT_REACHED]], [], 'fresh'],
    ['a step that was skipped', [[SKIPPED]], [], 'fresh'],
    ['a job that was skipped', [[{ name: 'build', conclusion: 'skipped', steps: [] }]], [], 'fresh'],
    ['a job that was not there', [[{ ...RAN, name: 'other' }]], [], 'fresh'],
    ['a step that was not reached after one that ran', [[RAN], [NOT_REACHED]], [], LOST_1],
    [
      'a newer attempt that left nothing',
      [[RAN], [job({ conclusion: 'failure', ...at(2) }, at(2))]],
      [left(1)],
      LOST_2,
    ],
    ['an attempt before the last that left a run', [[RAN], [SKIPPED]], [left(1)], 'run'],
    [
      'a job that passed and was not run again',
      [[{ ...RAN, conclusion: 'success' }], [{ ...RAN, conclusion: 'success' }]],
      [left(1)],
      'run',
    ],
    ['an attempt whose list is empty', [[]], [], UNKNOWN],
    ['a job without steps', [[{ ...RAN, steps: [] }]], [], UNKNOWN],
    ['a job that no runner took', [[{ ...RAN, conclusion: 'cancelled', steps: [], runner_id: null }]], [], 'fresh'],
    ['a cancelled job without steps', [[{ ...RAN, conclusion: 'cancelled', steps: [] }]], [], UNKNOWN],
    ['a step with another number', [[job({ conclusion: 'failure', number: 4, ...at(1) })]], [], LOST_1],
    ['a step with another number that was skipped', [[job({ conclusion: 'skipped', number: 4 })]], [], 'fresh'],
    ['a step that has no such name', [[job({ conclusion: 'failure', name: 'Run', ...at(1) })]], [], UNKNOWN],
    [
      'two steps of that name',
      [[job({ number: 4 }, { steps: [4, 5].map((number) => ({ ...OWN_STEP, number })) })]],
      [],
      UNKNOWN,
    ],
    ['a refusal after a lost one', [[RAN], [REFUSED]], [refused(2)], LOST_1],
    ['a refusal after one that left a run', [[RAN], [REFUSED]], [left(1), refused(2)], 'run'],
    ['a refusal in the first attempt', [[RAN]], [refused(1)], 'fresh'],
    ['a refusal of another place', [[RAN]], [refused(1).replace(place, '0123456789')], LOST_1],
    ['a lost one after a refusal', [[RAN], [REFUSED], [{ ...RAN, ...at(3) }]], [refused(2)], /^attempt 3 ran/],
    ['many attempts in which it was skipped', [[RAN], [SKIPPED], [SKIPPED], [SKIPPED], [SKIPPED]], [], LOST_1],
  ])('%s', async (_, attempts, names, told) => {
    const world = apiWith(attempts)
    const env = { GITHUB_RUN_ATTEMPT: String(attempts.length + 1) }
    const done = await fetched('previous-attempt', await kept(...names), env, {}, world)
    expect(done.told).toEqual(told instanceof RegExp ? expect.stringMatching(told) : told)
    expect(world.asked.length).toBeLessThanOrEqual(4)
    const listed = await fetched('previous-attempt, other', await kept(...names), env, {}, world)
    expect(listed.told).toEqual(told === 'run' ? 'run' : expect.not.stringMatching(/^(?:run|fresh)$/))
    const fresh = await fetched('previous-attempt, fresh', await kept(...names), env, {}, world)
    expect(fresh.told).toBe(told === 'run' ? 'run' : 'fresh')
  })

  test('jobs that cannot be read are not taken for nothing', async () => {
    const refusing = { api: fakeHost().api, asked: [] }
    const done = await fetched('previous-attempt', await kept(), {}, {}, refusing)
    expect(done.told).toMatch(/^earlier attempts cannot be looked at: .*`actions: read`/)
  })
})

describe('a run belongs to its commit', () => {
  const OTHER = { GITHUB_SHA: 'b'.repeat(40) }
  test.each<[string, Texts, Texts, RegExp | 'run']>([
    ['the same commit', {}, {}, 'run'],
    [
      'another commit',
      OTHER,
      {},
      /^resume-from: that is a run of commit 0123456789ab, and bbbbbbbbbbbb is checked out; /,
    ],
    ['another commit that is meant', OTHER, { 'resume-commit': 'any' }, 'run'],
    ['another repository', { GITHUB_REPOSITORY: 'acme/other' }, {}, /a run of the repository acme\/rockets$/],
  ])('%s', async (_, env, given, told) => {
    for (const entries of ['mine', 'mine, fresh']) {
      const done = await fetched(entries, await kept('mine'), env, given)
      expect(done.told).toEqual(told instanceof RegExp ? expect.stringMatching(told) : told)
    }
  })

  test('a checkpoint without a commit is refused', async () => {
    const artifacts = await kept('mine')
    const file = path.join(artifacts.kept[0]?.folder ?? '', 'checkpoint.json')
    const { checksum: _, commit: _commit, ...content } = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, sealDocument(content))
    expect((await fetched('mine, fresh', artifacts)).told).toMatch(/names no commit.*`resume-commit: any`/)
    expect((await fetched('mine', artifacts, {}, { 'resume-commit': 'any' })).told).toBe('run')
  })

  test('the commit is that of the checkout, if there is one', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', FAILING)
    runner.file('.git/HEAD', 'ref: refs/heads/main\n')
    runner.file('.git/refs/heads/main', `${'c'.repeat(40)}\n`)
    const first = await runner.inside({ with: { artifact: 'never' } })
    const saved = JSON.parse(readFileSync(path.join(first.outputs['run-dir'] ?? '', 'checkpoint.json'), 'utf8'))
    expect(saved).toMatchObject({ repository: 'acme/rockets', commit: 'c'.repeat(40), event: 'push' })
    runner.file('.git/refs/heads/main', `${'d'.repeat(40)}\n`)
    const folder = first.outputs['run-dir'] ?? ''
    const moved = await runner.inside({ with: { artifact: 'never', 'resume-from': folder } })
    expect(moved.outputs['outcome']).toBe('invalid')
    const meant = await runner.inside({ with: { artifact: 'never', 'resume-from': folder, 'resume-commit': 'any' } })
    expect(meant.outputs['outcome']).toBe('halted')
    expect(meant.summary).toMatch(/commit cccccccccccc, and it continues at commit dddddddddddd/)
  })

  test('a run of a fork is never continued', async () => {
    const fork = apiWith([[]], { head_repository: { full_name: 'evil/rockets' } })
    const gone = apiWith([[]], { head_repository: null })
    for (const world of [fork, gone])
      expect((await fetched('5/mine, fresh', await kept('mine'), {}, { 'resume-commit': 'any' }, world)).told).toMatch(
        /run 5 is of a fork/,
      )
  })
})

describe('the first step of the composite action', () => {
  const [FOLDER, ENTRY] = ['CONDUCTOR_ACTION_FETCHED', 'CONDUCTOR_ACTION_FETCHED_ENTRY'] as const
  const PLAN = { CONDUCTOR_ACTION_PHASE: 'plan' }
  test('tells what to download, and from which run', async () => {
    const artifacts = await kept('mine')
    const planned = async (entries: string) => (await fetched(entries, artifacts, PLAN)).planned()
    expect(await planned('mine')).toMatchObject({ name: 'mine', runId: null, entry: 'mine', problem: '' })
    expect(await planned('5/mine')).toMatchObject({ name: 'mine', runId: 5, entry: '5/mine' })
    expect(await planned('other, mine')).toMatchObject({ name: 'mine', entry: 'mine' })
    expect([await planned('other'), await planned(run), await planned('fresh')]).toEqual([null, null, null])
  })

  test('downloads a named artifact even if the list cannot be read, but begins no new run then', async () => {
    const artifacts = await kept('mine')
    artifacts.refuses = (what) => (what.endsWith('list') ? '500' : null)
    const planned = async (entries: string) => (await fetched(entries, artifacts, PLAN)).planned()
    expect(await planned('5/mine')).toMatchObject({ name: 'mine', runId: 5, problem: '' })
    expect(await planned('previous-attempt')).toMatchObject({
      name: '',
      problem: expect.stringMatching(/cannot be looked at: 500; nothing was run/),
    })
    expect(await planned('previous-attempt, fresh')).toBeNull()
  })

  test('downloads nothing if two runs of an earlier attempt may be meant', async () => {
    const place = formatUseSite(createUseSite(inputsOf({ workflow: 'workflow.yaml' }), SECOND_ATTEMPT, null))
    const artifacts = await kept(`conductor-demo-build-${place}-1-aaaaaaaa`, `conductor-demo-build-${place}-1-bbbbbbbb`)
    const found = await fetched('previous-attempt', artifacts, PLAN)
    expect(await found.planned()).toMatchObject({
      name: '',
      problem: expect.stringMatching(/it cannot be told which one belongs to this job \(\S+-aaaaaaaa, \S+-bbbbbbbb\)/),
    })
    expect(found.told).toMatch(/it cannot be told/)
  })

  test('says that it looked for an earlier attempt; problems of others are for the step that runs', async () => {
    const notes = async (entries: string) => {
      const { planned, notes: said } = await fetched(entries, await kept(), { ...PLAN, GITHUB_RUN_ATTEMPT: '3' })
      said.length = 0
      expect(await planned()).toBeNull()
      return said
    }
    expect(await notes('previous-attempt')).toEqual(['note: this step left no artifact in attempts 1 to 2'])
    expect(await notes('other')).toEqual([])
  })

  test('sets no outputs if there is nothing to download', async () => {
    const runner = new FakeRunner()
    const artifacts = await kept('mine')
    const plan = (entry: string) => {
      const inputs = { workflow: 'workflow.yaml', 'github-token': 'ghs_x', 'resume-from': entry }
      return runner.inside({ env: { ...SERVICE, ...compositeEnv(inputs, 'plan') }, artifacts })
    }
    const nothing = await plan('')
    expect([nothing.code, nothing.outputs]).toEqual([0, {}])
    const { outputs } = await plan('mine')
    expect(outputs).toMatchObject({
      'fetch-name': 'mine',
      'fetch-run-id': '',
      'fetch-entry': 'mine',
      'fetch-problem': '',
    })
    expect(outputs['fetch-path']).toMatch(/resumed-/)
    expect((await plan('5/mine')).outputs['fetch-run-id']).toBe('5')
  })

  test.each<[string, Texts, string, RegExp | 'run']>([
    ['was downloaded', { [ENTRY]: 'mine', [FOLDER]: 'x' }, 'mine', 'run'],
    ['could not be downloaded', { [ENTRY]: 'mine' }, 'mine', /^resume-from: "mine" cannot be downloaded$/],
    ['was not asked for', { [ENTRY]: 'other', [FOLDER]: 'x' }, 'mine', /^resume-from: "mine" was not fetched$/],
    ['must not begin', { CONDUCTOR_ACTION_FETCH_PROBLEM: 'two runs' }, 'mine', /^two runs$/],
  ])('leaves a run to the next step that %s', async (_, variables, entry, told) => {
    const given = {
      ...compositeEnv({ workflow: 'workflow.yaml', 'resume-from': entry }),
      ...variables,
      ...SECOND_ATTEMPT,
    }
    const host = fakeHost(
      { ...given, RUNNER_TEMP: temporaryFolder() },
      { artifacts: { unpack: async (_from, to) => ok(copied(run, to)) } },
    )
    const { inputs, problems } = readInputs(host.env, () => '')
    expect(problems).toEqual([])
    const found = await fetchRunFolder({ ...createFetchContext(host, inputs), cwd: temporaryFolder() })
    const isRun = found.ok && found.value.status === 'folder' && !found.value.isFinal
    expect(found.ok ? `run: ${isRun}` : found.error).toMatch(told === 'run' ? /^run: true$/ : told)
  })
})

describe('a step', () => {
  const step = (given: Texts, files: Texts = {}) => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', FAILING.replace('exit 3', 'echo ran >> log'))
    for (const [name, text] of Object.entries(files)) runner.file(name, text)
    return runner.inside({ with: given }).then((done) => ({ ...done, files: readdirSync(runner.workspace) }))
  }

  test('that validates says that the file is valid, or what is wrong', async () => {
    const valid = await step({ command: 'validate' })
    expect(valid).toMatchObject({ code: 0, outputs: { outcome: 'success' } })
    expect(valid.log.lines).toContain('✓ workflow.yaml is valid')
    expect(valid.files).not.toContain('log')
    const invalid = await step({ command: 'validate', workflow: 'bad.yaml' }, { 'bad.yaml': 'workflow: {}\n' })
    expect(invalid).toMatchObject({ code: 1, outputs: { outcome: 'invalid' } })
    expect(invalid.stdout).not.toContain('is valid')
  })

  test('whose ledger cannot be written says so, and still succeeds', async () => {
    const done = await step({ ledger: 'log/ledger.jsonl' }, { log: '' })
    expect(done).toMatchObject({ code: 0, outputs: { outcome: 'success' } })
    expect(done.log.lines.filter((line) => line.startsWith('note: '))).toHaveLength(1)
    const noted = await step({ ledger: 'kept.jsonl' })
    expect(noted.files).toContain('kept.jsonl')
    expect(noted.log.lines.filter((line) => line.startsWith('note: '))).toEqual([])
  })

  test('that has no place for its run folder goes on without files', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', FAILING.replace('exit 3', 'echo ran >> log'))
    const given = { ledger: 'kept.jsonl', 'checkpoint-every': '1' }
    const done = await runner.inside({ with: given, env: { ...SERVICE, RUNNER_TEMP: runner.file('taken', '') } })
    expect(done).toMatchObject({ code: 0, outputs: { outcome: 'success', 'run-dir': '' } })
    expect(done.log.lines.filter((line) => line.startsWith('note: '))).toEqual([
      expect.stringMatching(/^note: the run folder \S+ cannot be written .*; the run goes on without files$/),
      expect.stringMatching(/^note: \S+ cannot be used for temporary files/),
    ])
    expect(readdirSync(runner.workspace).sort()).toEqual(['log', 'taken', 'workflow.yaml'])
  })

  test('that resumes a file with wrong inputs reports the file, and begins no new run', async () => {
    const given = { 'resume-from': `${run}, fresh`, inputs: 'unknown: 1' }
    const done = await step(given, { 'workflow.yaml': `${FAILING}output: [` })
    expect(done).toMatchObject({ code: 1, outputs: { outcome: 'invalid' } })
    expect(done.stdout).not.toContain('the run starts afresh')
  })
})
