import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { REPOSITORY } from '../support/built.js'
import { zip } from '../support/zip.js'
import { FAILS, failedTest, History, log, type RunSpec, unknownLog } from '../survey/history.js'
import { compositeEnv, FakeRunner } from './fake-runner.js'
import { artifactService, runtimeToken, unzip } from './services.js'

const recent = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

function history(): History {
  return new History('o/r').add(
    { at: recent(3) },
    { at: recent(2), attempts: [[{ name: 'test', log: failedTest('TestA') }]] },
    { at: recent(1), attempts: [[{ name: 'lint', log: log('src/a.ts(3,5): error TS2322: no', FAILS) }]] },
  )
}

async function step(runs: History, inputs: Readonly<Record<string, string>> = {}, env: Record<string, string> = {}) {
  const around = { GITHUB_API_URL: await runs.serve(), GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '77', ...env }
  return new FakeRunner().inside({ with: { command: 'survey', 'github-token': 't', ...inputs }, env: around })
}

describe('command: survey', () => {
  test('writes summary, document, page and outputs; without a comparison nothing is new', async () => {
    const runs = history()
    const done = await step(runs)
    expect(done.code).toBe(0)
    expect(done.outputs).toMatchObject({ causes: '2', 'new-causes': '0', 'failed-first': '2', runs: '3' })
    const file = done.outputs['survey-path'] ?? ''
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ schema_version: 1, repository: 'o/r' })
    expect(readFileSync(path.join(path.dirname(file), 'survey.html'), 'utf8')).toContain('<!doctype html>')
    expect(done.summary).toContain('## CI survey of o/r')
    expect(done.stdout).toContain('TestA')
    expect(file).toMatch(/survey-77-1/)
    expect(runs.asked('/actions/artifacts')).toEqual([])
  })

  test('keeps logs in the folder of cache, and the runs in the ledger', async () => {
    const runner = new FakeRunner()
    const env = { GITHUB_API_URL: await history().serve(), GITHUB_REPOSITORY: 'o/r' }
    const given = { command: 'survey', 'github-token': 't', cache: 'kept', ledger: 'ledger.jsonl' }
    await runner.inside({ with: given, env })
    expect(readdirSync(runner.workspace).sort()).toEqual(['kept', 'ledger.jsonl'])
    expect(readdirSync(path.join(runner.workspace, 'kept'))).not.toEqual([])
  })

  test('says how far it is, once in ten seconds', async () => {
    const runs = history()
    vi.useFakeTimers({ toFake: ['performance'] })
    let asked = 0
    runs.intercept = () => {
      asked += 1
      vi.advanceTimersByTime(asked === 4 ? 10_000 : 1)
      return undefined
    }
    try {
      const done = await step(runs)
      expect(done.code).toBe(0)
      expect(done.log.lines.filter((line) => /^\d+ (?:of \d+ )?(?:runs|failed jobs|logs)/.test(line))).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  test('whose files cannot be written says so, and uploads nothing', async () => {
    const runner = new FakeRunner()
    const env = {
      GITHUB_API_URL: await history().serve(),
      GITHUB_REPOSITORY: 'o/r',
      RUNNER_TEMP: runner.file('taken', ''),
    }
    const done = await runner.inside({ with: { command: 'survey', 'github-token': 't' }, env })
    expect(done).toMatchObject({ code: 0, outputs: { 'survey-path': '', outcome: 'success' } })
    const notes = done.log.lines.filter((line) => line.startsWith('note: '))
    expect(notes).toEqual([expect.stringMatching(/^note: survey\.json, survey\.html cannot be written: /)])
  })

  test('one issue is created, then updated in place', async () => {
    const runs = history()
    await step(runs, { escalate: 'true' })
    const [made] = runs.issues.map(({ body }) => body)
    runs.add({ at: recent(1), attempts: [[{ name: 'new', log: failedTest('TestNew') }]] })
    await step(runs, { escalate: 'true' })
    expect(runs.issues).toHaveLength(1)
    expect(runs.issues[0]).toMatchObject({ number: 7, title: 'CI survey of o/r' })
    expect(made).not.toContain('TestNew')
    expect(runs.issues[0]?.['body']).toContain('TestNew')
  })

  test('the issue is looked for by its label, then among all open issues', async () => {
    const runs = history()
    const lists = () =>
      runs.asked('/issues').flatMap(({ method, query }) => (method === 'GET' ? [query.get('labels')] : []))
    runs.issues.push({ number: 2, body: null, user: { type: 'Bot' } })
    runs.issues.push({ number: 3, body: '<!-- conductor-survey -->\nold', user: { type: 'Bot' }, labels: [] })
    await step(runs, { escalate: 'true' })
    expect(lists()).toEqual(['conductor-survey', null])
    expect(runs.issues).toHaveLength(2)
    runs.requests.length = 0
    Object.assign(runs.issues[1] ?? {}, { labels: ['conductor-survey'] })
    for (let at = 0; at < 120; at += 1) runs.issues.push({ number: 50 + at, body: '', labels: ['conductor-survey'] })
    await step(runs, { escalate: 'true' })
    expect(lists()).toEqual(['conductor-survey'])
  })

  test.each<[string, Record<string, unknown>]>([
    ['a stranger wrote', { user: { type: 'User' }, author_association: 'NONE', state: 'open' }],
    ['somebody closed', { user: { type: 'Bot' }, state: 'closed' }],
  ])('an issue that %s is not changed', async (_, issue) => {
    const runs = history()
    runs.issues.push({ number: 3, body: '<!-- conductor-survey -->\n', ...issue })
    await step(runs, { escalate: 'true' })
    expect(runs.issues.map(({ number }) => number)).toEqual([3, 8])
    expect(runs.issues[0]?.['body']).toBe('<!-- conductor-survey -->\n')
  })

  test('no issue without escalate, and a pull request is none', async () => {
    const runs = history()
    await step(runs)
    expect(runs.asked('/issues')).toEqual([])
    runs.issues.push({ number: 3, body: '<!-- conductor-survey -->\n', user: { type: 'Bot' }, pull_request: {} })
    runs.issues.push({ number: 4, body: 'see <!-- conductor-survey -->', user: { type: 'Bot' } })
    await step(runs, { escalate: 'true' })
    expect(runs.issues.map(({ number }) => number)).toEqual([3, 4, 9])
    expect(runs.issues.at(-1)).toMatchObject({ labels: ['conductor-survey'], title: 'CI survey of o/r' })
  })

  test.each([
    ['never', { artifact: 'never' }, /^$/],
    ['on a runner without the service', {}, /the survey was not uploaded: this runner has no artifact service/],
  ])('the survey is uploaded %s', async (_, given, said) => {
    const done = await step(history(), given)
    expect(done.outputs['artifact-id'] ?? '').toBe('')
    expect(done.log.lines.filter((line) => line.includes('not uploaded')).join()).toMatch(said)
  })

  test('an issue that cannot be written is a note', async () => {
    const runs = history()
    runs.intercept = ({ path: asked }) =>
      asked.includes('/issues') ? { status: 403, body: { message: 'Resource not accessible' } } : undefined
    const done = await step(runs, { escalate: 'true' })
    expect(done.code).toBe(0)
    expect(done.stdout).toContain('the issue was not updated: 403')
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['a wrong window', { since: 'yesterday' }, /since "yesterday" is neither/],
    ['rules that are not there', { rules: 'absent.yml' }, /absent\.yml cannot be read/],
    ['no token', { 'github-token': '' }, /^there is no github-token$/],
    ['no repository', {}, /^GITHUB_REPOSITORY is not set$/],
    ['a wrong comparison', { compare: 'last' }, /compare is one of/],
    ['a repository that is not there', {}, /cannot be listed: 404/],
  ])('%s fails the step with one message', async (name, inputs, message) => {
    const repository = { 'a repository that is not there': 'o/absent', 'no repository': '' }[name]
    const env = repository === undefined ? {} : { GITHUB_REPOSITORY: repository }
    const done = await step(history(), inputs, env)
    expect(done.code).toBe(1)
    expect(done.annotations.map((each) => each.message).join()).toMatch(message)
  })

  test('a missing earlier survey is a note', async () => {
    const done = await step(history(), { compare: 'previous' })
    expect(done.code).toBe(0)
    expect(done.stdout).toContain('nothing to compare with')
  })

  test('names from outside cannot issue commands or masks', async () => {
    const name = '::error::boom\n::add-mask::x ##[error]y'
    const runs = new History('o/r').add({ at: recent(1), name, attempts: [[{ name, log: unknownLog('::error::z') }]] })
    const env = { GITHUB_API_URL: await runs.serve(), GITHUB_REPOSITORY: 'o/r' }
    const done = await new FakeRunner().step({ with: { command: 'survey', 'github-token': 't' }, env })
    expect(done).toMatchObject({ code: 0, annotations: [], masks: ['t'] })
    expect(done.outputs).toMatchObject({ runs: '1', 'failed-first': '1' })
  })

  test('secrets of the job are not shown, whoever printed them', async () => {
    const said = unknownLog('cannot log in with canary-secret-99')
    const runs = new History('o/r').add({ at: recent(1), attempts: [[{ name: 'a', log: said }]] })
    const done = await step(runs, {}, { NPM_TOKEN: 'canary-secret-99' })
    expect(done.stdout).toContain('cannot log in with')
    expect(done.stdout + done.summary).not.toContain('canary-secret-99')
  })

  test.each<[string, Record<string, string>, number]>([
    ['an organisation', { org: 'o' }, 2],
    ['names', { repositories: 'o/r, o/s\no/gone' }, 3],
    ['a file of names', { repositories: 'ours.txt' }, 2],
  ])('%s: one summary, document, page and issue, and the outputs over all', async (_, inputs, rows) => {
    const runs = history().beside('o/s', { at: recent(1), attempts: [[{ name: 'test', log: failedTest('TestA') }]] })
    const runner = new FakeRunner()
    runner.file('ours.txt', 'o/r\no/s # the other\n')
    const env = { GITHUB_API_URL: await runs.serve(), GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '77' }
    const given = { command: 'survey', 'github-token': 't', escalate: 'true', cache: 'kept', ...inputs }
    const done = await runner.inside({ with: given, env })
    expect(done.outputs).toMatchObject({ causes: '2', 'new-causes': '0', 'failed-first': '3', runs: '4' })
    const file = done.outputs['survey-path'] ?? ''
    const document = JSON.parse(readFileSync(file, 'utf8'))
    expect(document.repositories).toHaveLength(rows)
    expect(document.causes[0]).toMatchObject({ title: 'TestA', repositories: ['o/r', 'o/s'] })
    expect(readFileSync(path.join(path.dirname(file), 'survey.html'), 'utf8')).toContain('<a href="#repository-o-s">')
    expect(done.summary).toContain(`## CI survey of ${rows} repositories`)
    expect(runs.issues).toMatchObject([{ title: `CI survey of ${rows} repositories` }])
    runs.requests.length = 0
    await runner.inside({ with: { ...given, escalate: 'false' }, env })
    expect(runs.requests.filter(({ status }) => status === 200)).toEqual([])
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['that are no names', { repositories: 'rockets' }, /"rockets" is not OWNER\/REPO/],
    ['that cannot be read', { repositories: 'o/gone' }, /no repository could be read: o\/gone: 404/],
    ['of an organisation that cannot be listed', { org: 'nobody' }, /the repositories of nobody cannot be listed: 404/],
  ])('repositories %s fail the step', async (_, inputs, message) => {
    const done = await step(history(), inputs)
    expect(done.code).toBe(1)
    expect(done.annotations.map((each) => each.message).join()).toMatch(message)
  })

  test.each([
    ['survey.yml', 'survey'],
    ['organisation.yml', 'survey'],
    ['organisation.yml', 'triage'],
  ])('the example %s is a workflow whose inputs of %s exist', (name, job) => {
    const example = parse(readFileSync(path.join(REPOSITORY, 'examples/github', name), 'utf8'))
    const action = parse(readFileSync(path.join(REPOSITORY, 'action.yml'), 'utf8'))
    const given = Object.keys(example.jobs[job].steps.at(-1).with)
    expect(given.filter((input) => !Object.hasOwn(action.inputs, input))).toEqual([])
  })
})

describe('compare: previous', () => {
  const survey = '.github/workflows/survey.yml'
  const inputs = { command: 'survey', 'github-token': 'ghs_x', compare: 'previous' }

  /** The runner of a run of the survey's workflow: the REST API is the history, artifacts go to the runner's service. */
  async function around(runs: History, artifacts: { readonly url: string }, run: number) {
    return {
      GITHUB_API_URL: await runs.serve(),
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_RUN_ID: String(run),
      GITHUB_WORKFLOW_REF: `o/r/${survey}@refs/heads/main`,
      ACTIONS_RESULTS_URL: artifacts.url,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(),
    }
  }

  test('the bundle uploads the survey, and the next run reports what is new', async () => {
    const runs = history().add({ at: recent(2), workflow: survey, name: 'Survey' })
    const earlier = Number(runs.runs.at(-1)?.body['id'])
    const first = await artifactService()
    const left = await new FakeRunner().step({ with: inputs, env: await around(runs, first, earlier) })
    expect(left).toMatchObject({ code: 0, outputs: { 'artifact-name': 'conductor-survey', 'new-causes': '0' } })
    expect(left.stdout).toContain('no earlier run of this workflow has an artifact conductor-survey')
    const zip = first.artifacts[0]?.zip ?? Buffer.alloc(0)
    expect(Object.keys(unzip(zip)).sort()).toEqual(['survey.html', 'survey.json'])

    runs.artifacts.push({ id: 5, name: 'conductor-survey', runId: earlier, zip })
    runs.add({ at: recent(1), attempts: [[{ name: 'new', log: failedTest('TestNew') }]] })
    const next = await new FakeRunner().step({ with: inputs, env: await around(runs, await artifactService(), 999) })
    expect(next).toMatchObject({ code: 0, outputs: { causes: '3', 'new-causes': '1' } })
    expect(next.summary).toContain('causes 1 new, 0 more, 2 less, 0 gone')
  })

  test.each<[string, Partial<RunSpec>, boolean]>([
    ['of another workflow', { workflow: '.github/workflows/other.yml' }, false],
    ['that has expired', { workflow: survey }, true],
    ['of a fork', { workflow: survey }, false],
    ['of a run that is gone', { workflow: survey }, false],
    ['behind twenty of other workflows', { workflow: survey }, false],
  ])('an artifact %s is ignored', async (name, spec, expired) => {
    const runs = history().add({ at: recent(2), ...spec })
    const last = runs.runs.at(-1)?.body ?? {}
    const runId = Number(last['id']) + (name === 'of a run that is gone' ? 1000 : 0)
    if (name === 'of a fork') last['head_repository'] = { full_name: 'm/r' }
    const other = Number(runs.runs[0]?.body['id'])
    for (let id = 10; id < (name.startsWith('behind') ? 30 : 0); id += 1)
      runs.artifacts.push({ id, name: 'conductor-survey', runId: other, zip: Buffer.from('no zip') })
    runs.artifacts.push({ id: 5, name: 'conductor-survey', runId, zip: Buffer.from('no zip'), expired })
    const env = { GITHUB_WORKFLOW_REF: `o/r/${survey}@refs/heads/main` }
    const done = await step(runs, { compare: 'previous' }, env)
    expect(done.stdout).toContain('no earlier run of this workflow has an artifact')
    expect(runs.asked('/zip')).toEqual([])
  })

  test('the newest survey of an earlier run counts', async () => {
    const runs = history()
    for (const days of [4, 3, 2]) runs.add({ at: recent(days), workflow: survey })
    const ids = runs.runs.slice(-3).map(({ body }) => Number(body['id']))
    const [oldest = 0, newest = 0, own = 0] = ids
    const archive = (version: number) => zip([{ name: 'survey.json', data: `{"schema_version":${version}}` }])
    runs.artifacts.push({ id: 5, name: 'conductor-survey', runId: oldest, zip: archive(5) })
    runs.artifacts.push({ id: 7, name: 'conductor-survey', runId: newest, zip: archive(7) })
    runs.artifacts.push({ id: 6, name: 'conductor-survey', runId: oldest, zip: archive(6) })
    runs.artifacts.push({ id: 9, name: 'conductor-survey', runId: own, zip: archive(9) })
    runs.artifacts.push({ id: 8, name: 'coverage', runId: newest, zip: archive(8) })
    await new FakeRunner().step({ with: inputs, env: await around(runs, await artifactService(), own) })
    expect(runs.asked('/zip').map(({ path: asked }) => asked)).toEqual(['/repos/o/r/actions/artifacts/7/zip'])
  })

  test.each([
    ['be listed', /actions\/artifacts$/, /nothing to compare with: artifacts cannot be listed: 403/],
    ['be downloaded', /\/zip$/, /nothing to compare with: conductor-survey cannot be downloaded: no rights/],
  ])('an artifact that cannot %s is a note', async (_, refused, said) => {
    const runs = new History('acme/rockets').add({ at: recent(2), workflow: survey })
    const runId = Number(runs.runs.at(-1)?.body['id'])
    runs.artifacts.push({ id: 5, name: 'conductor-survey', runId, zip: Buffer.from('x') })
    runs.intercept = ({ path: asked }) =>
      refused.test(asked) ? { status: 403, body: { message: 'no rights' } } : undefined
    const env = { GITHUB_REPOSITORY: 'acme/rockets', GITHUB_WORKFLOW_REF: `acme/rockets/${survey}@refs/heads/main` }
    const done = await step(runs, { compare: 'previous' }, env)
    expect(done.code).toBe(0)
    expect(done.stdout).toMatch(said)
  })

  test('an artifact that is not a survey is a note, and the survey is still made', async () => {
    const runs = history().add({ at: recent(2), workflow: survey })
    const runId = Number(runs.runs.at(-1)?.body['id'])
    const archive = zip([{ name: 'survey.json', data: '{"schema_version":9}' }])
    runs.artifacts.push({ id: 5, name: 'conductor-survey', runId, zip: archive })
    const env = await around(runs, await artifactService(), 999)
    const done = await new FakeRunner().step({ with: inputs, env })
    expect(done).toMatchObject({ code: 0, outputs: { 'new-causes': '0', runs: '4' } })
    expect(done.stdout).toMatch(/nothing to compare with: .*is not a survey\.json/)
  })
})

describe('the composite action', () => {
  test('names the folder for the upload and uploads nothing itself', async () => {
    const runs = history()
    const service = await artifactService()
    const env = {
      GITHUB_API_URL: await runs.serve(),
      GITHUB_REPOSITORY: 'o/r',
      ACTIONS_RESULTS_URL: service.url,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(),
      ...compositeEnv({ command: 'survey', 'github-token': 't', 'retention-days': '14' }),
    }
    const done = await new FakeRunner().step({ with: { workflow: '' }, env })
    expect(done).toMatchObject({ code: 0, outputs: { causes: '2', 'job-fails': 'false', 'retention-days': '14' } })
    expect(done.outputs['artifact-name']).toBe('conductor-survey')
    expect(readdirSync(done.outputs['run-dir'] ?? '').sort()).toEqual(['survey.html', 'survey.json'])
    expect(service.requests).toEqual([])
  })

  test('succeeds if the survey fails, and reports that the job fails', async () => {
    const env = {
      GITHUB_API_URL: await history().serve(),
      GITHUB_REPOSITORY: 'o/absent',
      ...compositeEnv({ command: 'survey', 'github-token': 't' }),
    }
    const done = await new FakeRunner().step({ with: { workflow: '' }, env })
    expect(done).toMatchObject({ code: 0, outputs: { 'job-fails': 'true', outcome: 'failed' } })
  })
})
