import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { zip } from '../support/zip.js'
import { compositeEnv, FakeRunner, type StepOptions, type StepResult } from './fake-runner.js'
import { artifactService, type Reply, restApi, runtimeToken, type StoredArtifact, unzip } from './services.js'

/** Work that must not be done twice, then something that fails until the file `ok` is there. */
const DEPLOY = `workflow: { name: deploy, entry_point: migrate }
agents:
  - { name: migrate, type: script, run: 'echo "$WHO" >> log', routes: [{ to: check }] }
  - { name: check, type: script, run: test -e ok }
`
const TERMINATING = `workflow: { name: deploy, entry_point: migrate }
agents:
  - { name: migrate, type: script, run: 'echo "$WHO" >> log', routes: [{ to: stop }] }
  - { name: stop, type: terminate, status: failed, reason: not today }
`
/** Ids of jobs, by attempt: a re-run job has another id and the same name. */
const JOBS = {
  '11': 'staging / deploy',
  '12': 'production / deploy',
  '13': 'ship (eu) / deploy',
  '14': 'ship (us) / deploy',
  '21': 'staging / deploy',
  '22': 'production / deploy',
  '23': 'ship (eu) / deploy',
  '24': 'ship (us) / deploy',
  '31': 'staging / deploy',
}

interface World {
  readonly runner: FakeRunner
  readonly artifacts: StoredArtifact[]
  readonly requests: () => readonly string[]
  /** One use in an attempt, with the id of its job; empty where the runner does not know it. */
  readonly step: (attempt: number, id: string, options?: StepOptions & { readonly who?: string }) => Promise<StepResult>
  readonly log: () => readonly string[]
}

async function world(service: Parameters<typeof artifactService>[0] = {}, workflow = DEPLOY): Promise<World> {
  const runner = new FakeRunner()
  const { artifacts, requests, url } = await artifactService({ jobs: JOBS, ...service })
  runner.file('workflow.yaml', workflow)
  return {
    runner,
    artifacts,
    requests: () => requests.map(({ method, path: name }) => `${method} ${name}`),
    // As a process of its own: the artifact client keeps the address of the first API that it saw.
    step: (attempt, id, { who = 'it', ...options } = {}) =>
      runner[attempt === 1 ? 'inside' : 'step']({
        ...options,
        with: { 'resume-from': 'previous-attempt', 'github-token': 'ghs_x', 'check-run-id': id, ...options.with },
        env: {
          ACTIONS_RESULTS_URL: url,
          ACTIONS_RUNTIME_TOKEN: runtimeToken(),
          GITHUB_API_URL: url,
          GITHUB_RUN_ATTEMPT: String(attempt),
          WHO: who,
          ...options.env,
        },
      }),
    log: () => {
      const file = path.join(runner.workspace, 'log')
      return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    },
  }
}

const notes = ({ log }: StepResult) => log.lines.filter((line) => line.startsWith('note: '))
const messages = ({ annotations }: StepResult) => annotations.map(({ message }) => message).join('\n')

describe('two callers of one reusable workflow', () => {
  test.each([
    ['two jobs that call it', '1', '2'],
    ['two legs of one job that calls it', '3', '4'],
  ])('%s: each resumes its own run', async (_, one, two) => {
    const w = await world()
    await w.step(1, `1${one}`, { who: 'one' })
    await w.step(1, `1${two}`, { who: 'two' })
    expect(new Set(w.artifacts.map(({ name }) => name.split('-').at(-3))).size).toBe(2)
    w.runner.file('ok', '')
    const runs = w.artifacts.map(({ name }) => name.split('-').at(-1))
    for (const [index, id] of [`2${one}`, `2${two}`].entries()) {
      const step = await w.step(2, id)
      expect(step.outputs['outcome']).toBe('success')
      expect(step.outputs['artifact-name']).toMatch(new RegExp(`-2-${runs[index]}$`))
      expect(notes(step)).toEqual([])
    }
    expect(w.log()).toEqual(['one', 'two'])
  })

  test('a caller without a run does not resume the run of the other', async () => {
    const w = await world()
    await w.step(1, '12', { who: 'production' })
    const staging = await w.step(2, '21', { who: 'staging' })
    expect(notes(staging)[0]).toBe('note: this step left no artifact in attempt 1; the run starts afresh')
    expect(w.log()).toEqual(['production', 'staging'])
  })

  test.each<[string, readonly string[], string, boolean]>([
    ['a single one, readable in the first attempt only', ['11'], '', true],
    ['a single one, readable in the second attempt only', [''], '21', true],
    ['two, readable in the first attempt only', ['11', '12'], '', false],
    ['two, readable in the second attempt only', ['', ''], '21', false],
    ['two, never readable', ['', ''], '', false],
  ])('%s', async (_, before, now, isTaken) => {
    const w = await world()
    for (const id of before) await w.step(1, id)
    w.runner.file('ok', '')
    for (const list of ['previous-attempt', 'previous-attempt, fresh'].slice(0, isTaken ? 1 : 2)) {
      const step = await w.step(2, now, { with: { 'resume-from': list } })
      expect(step.outputs['outcome']).toBe(isTaken ? 'success' : 'invalid')
      expect(messages(step)).toMatch(isTaken ? /^$/ : /different runs in this place.*give each a `key`/)
    }
    expect(w.log()).toHaveLength(before.length)
  })

  test('a later run without a readable caller is not resumed by the other', async () => {
    const w = await world()
    await w.step(1, '11', { who: 'staging' })
    await w.step(1, '12', { who: 'production' })
    // Production runs again, and its name cannot be read at the end.
    await w.step(2, '22')
    const [, production] = w.artifacts
    const last = w.artifacts.at(-1)
    const caller = production?.name.split('-').at(-3)?.slice(10) ?? ''
    if (last !== undefined) w.artifacts[w.artifacts.length - 1] = { ...last, name: last.name.replace(caller, '') }
    w.runner.file('ok', '')
    const staging = await w.step(3, '31')
    expect(staging.outputs['artifact-name']).toMatch(new RegExp(`-3-${w.artifacts[0]?.name.split('-').at(-1)}$`))
    expect(w.log()).toEqual(['staging', 'production'])
  })

  test('have separate check runs and comments', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', DEPLOY)
    const api = await restApi({ jobs: JOBS, permissions: ['checks', 'issues'] })
    const event = { pull_request: { number: 12, head: { sha: 'feedfacefeedfacefeedfacefeedfacefeedface' } } }
    const step = (id: string) =>
      runner.inside({
        env: { GITHUB_API_URL: api.url, GITHUB_EVENT_NAME: 'pull_request', WHO: 'x' },
        event,
        with: { 'check-run': 'true', comment: 'true', 'github-token': 'ghs_x', artifact: 'never', 'check-run-id': id },
      })
    await step('11')
    runner.file('ok', '')
    await step('12')
    await step('21')
    const made = api.requests.filter(({ method, path: url }) => method === 'POST' && url.endsWith('/check-runs'))
    const staging = 'conductor / deploy (build, staging)'
    expect(made.map(({ body }) => (body as { name: string }).name)).toEqual([
      staging,
      'conductor / deploy (build, production)',
      staging,
    ])
    // The green one has nothing to say, and does not touch the comment of the red one; its own next attempt does.
    expect(api.comments).toHaveLength(1)
    expect(String(api.comments[0]?.['body'])).toMatch(/^<!-- .* -->\n<details>[\s\S]*staging/)
  })
})

describe('the newest attempt counts', () => {
  test('also a successful one: the next starts a new run, with a note', async () => {
    const w = await world()
    await w.step(1, '11')
    w.runner.file('ok', '')
    expect((await w.step(2, '21')).outputs).toMatchObject({ outcome: 'success', 'artifact-id': '2' })
    expect(w.log()).toHaveLength(1)
    const third = await w.step(3, '31')
    expect(third.outputs['outcome']).toBe('success')
    expect(notes(third)).toEqual(['note: the newest run of this step is over: it succeeded; the run starts afresh'])
    expect(w.log()).toHaveLength(2)
  })

  test('also a terminated one', async () => {
    const w = await world({}, TERMINATING)
    expect((await w.step(1, '11')).outputs['outcome']).toBe('failed')
    const second = await w.step(2, '21')
    expect(second.outputs['outcome']).toBe('failed')
    expect(notes(second)).toEqual([
      'note: the newest run of this step is over: stop terminated it; the run starts afresh',
    ])
    expect(w.log()).toHaveLength(2)
  })

  test('the first attempt sends no request before the run, and asks only for its job at the end', async () => {
    const w = await world()
    await w.step(1, '11')
    const asked = w.requests().filter((request) => request.includes('/repos/'))
    expect(asked).toEqual(['GET /repos/acme/rockets/actions/jobs/11'])
    const down = await world({ answer: (method) => (method === 'rest' ? { status: 500, body: {} } : undefined) })
    down.runner.file('ok', '')
    expect((await down.step(1, '11')).outputs['outcome']).toBe('success')
    expect(down.log()).toHaveLength(1)
  })

  test.each([
    ['artifact: never', { artifact: 'never' }, /artifact: never does not go with resume-from: previous-attempt/],
    ['fresh in the middle', { 'resume-from': 'fresh, previous-attempt' }, /fresh before its last entry/],
    ['an id that is none', { 'check-run-id': 'x' }, /check-run-id must be a number/],
  ])('%s is invalid', async (_, given, message) => {
    const w = await world()
    const step = await w.step(1, '11', { with: given })
    expect(step.outputs['outcome']).toBe('invalid')
    expect(messages(step)).toMatch(message)
    expect(w.log()).toEqual([])
  })
})

describe('nothing runs if earlier attempts cannot be read', () => {
  const refusing = (reply: Reply, what = 'rest'): Parameters<typeof artifactService>[0] => {
    let isLater = false
    return {
      answer: (method, url) => {
        // The first attempt is not disturbed.
        isLater ||= url.includes('/actions/runs/77/artifacts')
        return isLater && method === what ? reply : undefined
      },
    }
  }
  const damage = (w: World, change: (artifact: StoredArtifact) => StoredArtifact) => {
    const [first] = w.artifacts
    if (first !== undefined) w.artifacts[0] = change(first)
  }
  const altered = ({ zip: archive, ...rest }: StoredArtifact): StoredArtifact => {
    const files = Object.entries(unzip(archive))
    const edited = files.map(([name, text]) => ({
      name,
      data: name === 'journal.jsonl' ? text.replace('migrate', 'migrant') : text,
    }))
    return { ...rest, zip: zip(edited) }
  }
  test.each<[string, Parameters<typeof artifactService>[0], (w: World) => void, Record<string, string>, RegExp]>([
    ['no permission', { permissions: [] }, () => {}, {}, /403 \(the token lacks the permission\)/],
    ['an outage', refusing({ status: 502, body: { message: 'bad gateway' } }), () => {}, {}, /502/],
    ['no token', {}, () => {}, { 'github-token': '' }, /no github-token/],
    ['an artifact that has expired', {}, (w) => damage(w, (one) => ({ ...one, isExpired: true })), {}, /expired/],
    ['a broken archive', {}, (w) => damage(w, (one) => ({ ...one, zip: Buffer.from('PK not') })), {}, /downloaded/],
    ['an altered journal', {}, (w) => damage(w, altered), {}, /journal/],
  ])('%s', async (_, service, change, given, message) => {
    const w = await world(service)
    await w.step(1, '11')
    w.runner.file('ok', '')
    change(w)
    const closed = await w.step(2, '21', { with: given })
    expect(closed).toMatchObject({ code: 1, outputs: { outcome: 'invalid', 'exit-code': '2' } })
    expect(messages(closed)).toMatch(message)
    expect(messages(closed)).toMatch(/`actions: read`.*`resume-from: previous-attempt, fresh`/)
    expect(w.log()).toHaveLength(1)
    const listed = { ...given, 'resume-from': `previous-attempt, ${w.artifacts[0]?.name}` }
    expect((await w.step(2, '21', { with: listed })).outputs['outcome']).toBe('invalid')
    const fresh = await w.step(2, '21', { with: { ...given, 'resume-from': 'previous-attempt, fresh' } })
    expect(fresh.outputs['outcome']).toBe('success')
    expect(notes(fresh)[0]).toMatch(/; the run starts afresh$/)
    expect(w.log()).toHaveLength(2)
  })

  test.each<[string, Reply]>([
    ['a download that never begins', { status: 200, silent: true }],
    ['a download that stalls midway', { status: 200, silent: true, text: 'PK', headers: { 'content-length': '1000' } }],
    ['a download that is refused', { status: 403, text: 'AuthenticationFailed' }],
  ])('%s is given up', async (_, reply) => {
    const w = await world({ answer: (method, url) => (method === 'blob' && url.includes('.zip') ? reply : undefined) })
    const name = (await w.step(1, '11')).outputs['artifact-name'] ?? ''
    const { artifacts } = w
    expect(artifacts).toHaveLength(1)
    const step = await w.step(1, '11', { with: { 'resume-from': name }, stalledMs: 500 })
    expect(step.outputs['outcome']).toBe('invalid')
    expect(messages(step)).toContain('cannot be downloaded: nothing more of it came')
    expect(w.log()).toHaveLength(1)
  })

  test('the composite reports the reason and runs nothing', async () => {
    const w = await world({ permissions: [] })
    await w.step(1, '11')
    const inputs = { workflow: 'workflow.yaml', 'resume-from': 'previous-attempt', 'github-token': 'ghs_x' }
    const plan = await w.step(2, '', { env: compositeEnv(inputs, 'plan') })
    expect(plan.outputs).toMatchObject({ 'fetch-name': '', 'fetch-problem': expect.stringMatching(/403/) })
    const problem = { CONDUCTOR_ACTION_FETCH_PROBLEM: plan.outputs['fetch-problem'] ?? '' }
    const step = await w.step(2, '', { env: { ...compositeEnv(inputs), ...problem } })
    expect(step.outputs).toMatchObject({ outcome: 'invalid', 'job-fails': 'true' })
    // The action that downloads has failed.
    const lost = { CONDUCTOR_ACTION_FETCHED: '', CONDUCTOR_ACTION_FETCHED_ENTRY: 'previous-attempt' }
    const undone = await w.step(2, '', { env: { ...compositeEnv(inputs), ...lost } })
    expect(undone.outputs).toMatchObject({ outcome: 'invalid', 'job-fails': 'true' })
    expect(w.log()).toHaveLength(1)
  })
})

describe('an artifact-name that legs of a matrix share', () => {
  const leg = (os: string) => ({ 'artifact-name': 'mine', matrix: `{"os":"${os}"}` })

  test('is unique for each leg, and each resumes its own run', async () => {
    const w = await world()
    await w.step(1, '', { who: 'mac', with: leg('mac') })
    const second = await w.step(1, '', { who: 'linux', with: leg('linux') })
    expect(w.artifacts.map(({ name }) => name)).toEqual(['mine-1', expect.stringMatching(/^mine-[0-9a-f]{10}-1$/)])
    expect(second.outputs).toMatchObject({ 'artifact-name': w.artifacts[1]?.name, 'artifact-id': '2' })
    expect(notes(second)).toHaveLength(1)
    w.runner.file('ok', '')
    for (const os of ['linux', 'mac']) {
      const step = await w.step(2, '', { who: os, with: leg(os) })
      expect(step.outputs['outcome']).toBe('success')
      expect(notes(step)).toEqual([])
    }
    expect(w.log()).toEqual(['mac', 'linux'])
  })

  test('a leg without a run does not resume the run of another', async () => {
    const w = await world()
    await w.step(1, '', { who: 'mac', with: leg('mac') })
    const step = await w.step(2, '21', { who: 'linux', with: leg('linux') })
    expect(notes(step)[0]).toMatch(/left no artifact in attempt 1; the run starts afresh/)
    expect(w.log()).toEqual(['mac', 'linux'])
  })
})
