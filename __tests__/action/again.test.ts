import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SERVICE } from './fake-host.js'
import { FakeRunner, type StepResult } from './fake-runner.js'
import { KeptArtifacts } from './kept-artifacts.js'
import { artifactService, type Reply, restApi } from './services.js'

type Texts = Readonly<Record<string, string>>

/** A push behind a gate, then a smoke test that fails until the variable OK is set. */
const GATED = `workflow: { name: deploy, entry_point: build, runtime: { strict_exit: true } }
agents:
  - { name: build, type: script, run: 'echo build >> log', routes: [{ to: approve }] }
  - { name: approve, type: human_gate, prompt: Deploy?, options: [{ label: Not now, value: later, route: $end }, { label: Deploy, value: deploy, route: push }] }
  - { name: push, type: script, run: 'echo push >> log', routes: [{ to: smoke }] }
  - { name: smoke, type: script, run: 'echo smoke >> log; test -n "$OK"' }
`
const LETTERS = `workflow: { name: letters, entry_point: each, runtime: { strict_exit: true } }
agents: []
for_each:
  - name: each
    type: for_each
    source: "{{ [1, 2] }}"
    as: item
    failure_mode: continue_on_error
    agent:
      name: send
      type: script
      env: { ITEM: "{{ item }}" }
      run: 'echo "send $ITEM" >> log; test -n "$OK" || test "$ITEM" = "$GOOD"'
      routes: [{ on_error: internal.script_error, propagate: true, dead_letter: true }]
    routes: [{ to: $end }]
`
const OWN_STEP = { name: 'Run conductor', number: 3, status: 'completed', conclusion: 'failure', started_at: 'x' }

/** Workflow runs of one repository on one machine: they share its log, and nothing else but artifacts. */
async function repository(workflow: string, service: { readonly answer?: () => Reply | undefined } = {}) {
  const runner = new FakeRunner()
  runner.file('workflow.yaml', workflow)
  const artifacts = new KeptArtifacts()
  const asked: string[] = []
  const answer = (method: string, url: string): Reply | undefined => {
    if (method === 'rest') asked.push(url)
    const { pathname, searchParams } = new URL(url, 'http://x')
    if (/\/actions\/runs\/\d+$/.test(pathname))
      return { status: 200, body: { head_repository: { full_name: 'acme/rockets' } } }
    if (pathname !== '/repos/acme/rockets/actions/artifacts') return undefined
    const named = artifacts.kept.filter(({ name }) => name === searchParams.get('name'))
    const listed = named.map(({ id, name, run }) => ({ id, name, workflow_run: { id: run } }))
    return service.answer?.() ?? { status: 200, body: { total_count: listed.length, artifacts: listed } }
  }
  const lost = [{ name: 'build', conclusion: 'failure', steps: [OWN_STEP] }]
  const api = await artifactService({ answer, jobs: { 1: 'build' }, attempts: { 1: lost, 2: lost, 3: lost } })
  const step = (runId: number, attempt: number, given: Texts, env: Texts = {}): Promise<StepResult> => {
    artifacts.run = runId
    return runner.inside({
      artifacts,
      with: { 'github-token': 'ghs_x', 'check-run-id': '1', ...given },
      env: {
        ...SERVICE,
        GITHUB_API_URL: api.url,
        GITHUB_RUN_ID: String(runId),
        GITHUB_RUN_ATTEMPT: String(attempt),
        ...env,
      },
    })
  }
  return { artifacts, step, asked, log: () => readFileSync(path.join(runner.workspace, 'log'), 'utf8').split('\n') }
}

const notes = ({ log }: StepResult): string => log.lines.filter((line) => line.startsWith('note: ')).join('\n')
const count = (lines: readonly string[], word: string): number => lines.filter((line) => line === word).length
const OK = { OK: '1' }

describe('an answer to a gate', () => {
  async function waiting(service = {}) {
    const world = await repository(GATED, service)
    const first = await world.step(77, 1, {}, { GITHUB_JOB: 'prepare' })
    const run = `77/${first.outputs['artifact-name']}`
    const answer = (runId: number, attempt: number, env: Texts = {}, given: Texts = {}) =>
      world.step(runId, attempt, { 'resume-from': `previous-attempt, ${run}`, gates: 'approve: deploy', ...given }, env)
    return { ...world, run, answer }
  }

  test('is not acted on twice by a re-run after a failed smoke test, nor by a re-run after its success', async () => {
    const { answer, log } = await waiting()
    expect((await answer(78, 1)).outputs['outcome']).toBe('halted')
    expect((await answer(78, 2, OK)).outputs['outcome']).toBe('success')
    const third = await answer(78, 3)
    expect(third.outputs['outcome']).toBe('success')
    expect(notes(third)).toMatch(/an earlier attempt has brought this run to its end \(success\)/)
    expect([count(log(), 'build'), count(log(), 'push'), count(log(), 'smoke')]).toEqual([1, 1, 2])
  })

  test('is not acted on twice by a second dispatch', async () => {
    const { answer, log } = await waiting()
    await answer(78, 1)
    const second = await answer(79, 1, OK)
    expect(second.outputs['outcome']).toBe('success')
    expect(notes(second)).toMatch(/run 78 has continued the run of 77\/\S+ already; it goes on from there/)
    const other = await answer(80, 1, {}, { gates: 'approve: later' })
    expect(other.outputs).toMatchObject({ outcome: 'success', 'error-message': '' })
    expect(notes(other)).toMatch(/brought this run to its end \(success\); nothing of it is run again/)
    expect([count(log(), 'push'), count(log(), 'smoke')]).toEqual([1, 2])
  })

  test('that differs from the first answer is refused while the run can go on', async () => {
    const { answer, log } = await waiting()
    await answer(78, 1)
    expect((await answer(79, 1, OK, { gates: 'approve: later' })).outputs['outcome']).toBe('invalid')
    expect(count(log(), 'push')).toBe(1)
  })

  test('begins again at the gate if the artifact is named alone', async () => {
    const { answer, run, log } = await waiting()
    await answer(78, 1)
    await answer(79, 1, OK, { 'resume-from': run })
    expect(count(log(), 'push')).toBe(2)
  })

  test.each([
    [403, 'invalid', 1],
    [502, 'invalid', 1],
    [404, 'success', 2],
  ])('runs nothing if other answers cannot be looked at: %s', async (status, outcome, pushed) => {
    let isDown = false
    const { answer, log } = await waiting({
      answer: () => (isDown ? { status, body: { message: 'no' } } : undefined),
    })
    await answer(78, 1)
    isDown = true
    expect((await answer(79, 1, OK)).outputs['outcome']).toBe(outcome)
    expect(count(log(), 'push')).toBe(pushed)
  })
})

describe('a redrive', () => {
  test('run again does not repeat a letter that is settled', async () => {
    const { step, log, artifacts } = await repository(LETTERS)
    const first = await step(77, 1, { artifact: 'always' }, { GITHUB_JOB: 'send' })
    const name = first.outputs['artifact-name'] ?? ''
    const redrive = (attempt: number, env: Texts = {}) =>
      step(77, attempt, { command: 'redrive', 'resume-from': name }, { GITHUB_JOB: 'redrive', ...env })
    expect((await redrive(1, { GOOD: '1' })).outputs).toMatchObject({ settled: '1', remaining: '1' })
    expect((await redrive(2, OK)).outputs).toMatchObject({ outcome: 'success', settled: '1', remaining: '0' })
    expect((await redrive(3)).outputs).toMatchObject({ outcome: 'success', settled: '0', remaining: '0' })
    expect([count(log(), 'send 1'), count(log(), 'send 2')]).toEqual([2, 3])
    expect(artifacts.kept).toHaveLength(4)
  })
})

describe('an attempt in which nothing ran', () => {
  const PREVIOUS = { 'resume-from': 'previous-attempt' }
  test('says so in an artifact, so that the next one is not refused', async () => {
    const { step, artifacts, log } = await repository(GATED)
    expect((await step(77, 1, { ...PREVIOUS, gates: 'no: such' })).outputs['outcome']).toBe('invalid')
    const [refused] = artifacts.kept
    expect(refused?.name).toMatch(/^conductor-workflow-build-\w+-1-refused$/)
    const text = readFileSync(path.join(refused?.folder ?? '', 'refused.json'), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ nothing_ran: true, reason: expect.stringContaining('no') })
    expect((await step(77, 2, PREVIOUS)).outputs['outcome']).toBe('suspended')
    expect(count(log(), 'build')).toBe(1)
  })

  test('is looked behind: what was lost before it stays lost until somebody says fresh', async () => {
    const { step, artifacts, log } = await repository(GATED)
    for (const attempt of [2, 3]) {
      const refused = await step(77, attempt, PREVIOUS)
      expect(refused.outputs['error-message']).toMatch(/^attempt 1 ran and left nothing.*`CONDUCTOR_RESUME_FROM`/)
      expect(refused.outputs['artifact-name']).toBe('')
    }
    expect(artifacts.kept.map(({ name }) => /-\d-refused$/.exec(name)?.[0])).toEqual(['-2-refused', '-3-refused'])
    expect((await step(77, 4, { 'resume-from': 'fresh' })).outputs['outcome']).toBe('suspended')
    expect(count(log(), 'build')).toBe(1)
  })
})

describe('a success with handled failures', () => {
  const HANDLED = `workflow: { name: handled, entry_point: a, runtime: { strict_exit: true } }
agents:
  - { name: a, type: script, run: exit 3, routes: [{ to: c }, { on_error: internal.script_error, to: b }] }
  - { name: b, type: script, run: 'true', routes: [{ to: c }] }
  - { name: c, type: script, run: exit 4, routes: [{ to: $end }, { on_error: internal.script_error, recover: { output: {} } }] }
`
  test.each([
    ['false', 'success', 0],
    ['true', 'success', 0],
    ['handled', 'neutral', 1],
  ])('is visible: comment: %s, handled-conclusion: %s', async (comment, conclusion, comments) => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', HANDLED)
    const api = await restApi()
    const step = await runner.inside({
      env: { GITHUB_API_URL: api.url, GITHUB_EVENT_NAME: 'pull_request' },
      event: { pull_request: { number: 12, head: { sha: 'feedfacefeedfacefeedfacefeedfacefeedface' } } },
      with: {
        'check-run': 'true',
        comment,
        'handled-conclusion': conclusion,
        'github-token': 'ghs_x',
        artifact: 'never',
      },
    })
    expect(step.outputs).toMatchObject({
      outcome: 'success',
      handled: '2',
      'handled-kinds': '["internal.script_error"]',
    })
    const words = 'succeeded, 2 failures handled'
    expect(step.summary.split('\n')[0]).toContain(words)
    expect(step.stdout.trimEnd().split('\n').at(-1)).toContain(words)
    const check = api.requests.find(({ method, path: url }) => method === 'POST' && url.endsWith('/check-runs'))
    expect(check?.body).toMatchObject({ conclusion, output: { title: words } })
    expect(api.comments).toHaveLength(comments)
  })

  test('has none to count after a run without failures', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', HANDLED.replace('exit 3', 'exit 0').replace('exit 4', 'exit 0'))
    const { outputs } = await runner.inside({ with: { artifact: 'never' } })
    expect(outputs).toMatchObject({ outcome: 'success', handled: '0', 'handled-kinds': '[]' })
  })
})
