import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { sweep } from '../fanout/sweep.js'
import { FakeRunner, type StepOptions, type StepResult } from './fake-runner.js'
import { artifactService, runtimeToken, type StoredArtifact, unzip } from './services.js'

const SWEEP = sweep({
  runtime: ', runtime: { strict_exit: true }',
  list: `run: 'echo list >> log; echo "{\\"items\\": $ITEMS}"', routes: [{ to: each, when: "{{ list.output.items != 'none' }}" }, { to: $end }]`,
  group: '    failure_mode: continue_on_error',
  output: '{ done: "{{ report.output.done }}", failed: "{{ report.output.failed }}" }',
})

/** The jobs of a run by their ids. */
const JOBS = { '11': 'shards (1)', '12': 'shards (2)', '20': 'join' }

interface World {
  readonly step: (job: string, given: Readonly<Record<string, string>>, options?: StepOptions) => Promise<StepResult>
  readonly shard: (plan: StepResult, index: number, options?: StepOptions) => Promise<StepResult>
  readonly join: (plan: StepResult, options?: StepOptions) => Promise<StepResult>
  readonly log: () => readonly string[]
  readonly artifacts: StoredArtifact[]
}

/** Every job on a machine of its own: nothing but artifacts goes from one to the next. */
async function world(
  env: Readonly<Record<string, string>> = {},
  workflow = SWEEP,
  options: Parameters<typeof artifactService>[0] = {},
): Promise<World> {
  const service = await artifactService({ jobs: JOBS, ...options })
  const logs: FakeRunner[] = []
  const step: World['step'] = (job, given, options = {}) => {
    const runner = new FakeRunner()
    logs.push(runner)
    runner.file('workflow.yaml', workflow)
    return runner.inside({
      ...(options.cancel === undefined ? {} : { cancel: options.cancel }),
      with: { 'github-token': 'token-of-the-job', ...given, ...options.with },
      env: {
        ITEMS: '[10, 11, 12, 13, 14]',
        GITHUB_JOB: job,
        ACTIONS_RESULTS_URL: service.url,
        ACTIONS_RUNTIME_TOKEN: runtimeToken(),
        GITHUB_API_URL: service.url,
        ...env,
        ...options.env,
      },
    })
  }
  return {
    step,
    shard: (plan, index, options) =>
      step(
        'shards',
        {
          command: 'shard',
          shard: String(index),
          plan: plan.outputs['plan'] ?? '',
          'resume-from': 'previous-attempt',
          'check-run-id': `1${index}`,
        },
        options,
      ),
    join: (plan, options) =>
      step(
        'join',
        {
          command: 'join',
          plan: plan.outputs['plan'] ?? '',
          'resume-from': 'previous-attempt',
          'check-run-id': '20',
        },
        options,
      ),
    log: () =>
      logs.flatMap((runner) => {
        try {
          return readFileSync(path.join(runner.workspace, 'log'), 'utf8').trim().split('\n')
        } catch {
          return []
        }
      }),
    artifacts: service.artifacts,
  }
}

const plan = (w: World, shards = 'each=2') => w.step('plan', { command: 'plan', shards, artifact: 'never' })
const AGAIN = { env: { GITHUB_RUN_ATTEMPT: '2' } }

describe('plan, shards and join', () => {
  test('give one verdict over all machines, and each item runs once', async () => {
    const w = await world({ BAD: '11' })
    const planned = await plan(w)
    expect(planned).toMatchObject({ code: 0, outputs: { outcome: 'suspended', shards: '[1,2]' } })
    expect(planned.outputs['plan']).toBe(w.artifacts[0]?.name)
    expect(planned.summary).toContain('5 items of `each` go to 2 shards**: 3 items in shard 1, 2 items in the others')

    const first = await w.shard(planned, 1)
    const second = await w.shard(planned, 2)
    expect([first.code, second.code]).toEqual([0, 0])
    expect(second.annotations).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        message: expect.stringContaining('item 1 of each failed with app.bad: no'),
      }),
    )
    expect(second.summary).toContain('Shard 2 of 2 of `each`**: 2 items, 1 succeeded, 1 failed')
    expect(second.summary).toContain('- `item 1 of each failed with app.bad: no')
    const names = w.artifacts.map(({ name }) => name)
    expect(names[1]).toMatch(/^conductor-sweep-shard-1of2-1-[0-9a-f]{8}$/)
    expect(names[2]).toMatch(/^conductor-sweep-shard-2of2-1-[0-9a-f]{8}$/)
    const files = Object.keys(unzip(w.artifacts[1]?.zip ?? Buffer.alloc(0)))
    expect(files).toContain('journal.jsonl')
    expect(files.filter((file) => file.startsWith('plan/'))).toEqual([])

    const joined = await w.join(planned)
    expect(joined).toMatchObject({ code: 0, outputs: { outcome: 'success', done: '4', failed: '1' } })
    expect(joined.summary).toContain('| 2 | 2 | 2 | 1 <code>app&#46;bad</code> |')
    // What was unpacked for it is gone, but for the folder that it went on in.
    for (const { outputs } of [first, second, joined]) {
      const folder = outputs['run-dir'] ?? ''
      const others = readdirSync(path.dirname(folder)).filter((name) => name.startsWith('resumed-'))
      expect(others).toEqual([path.basename(folder)])
    }
    expect([...w.log()].sort()).toEqual(['item 10', 'item 11', 'item 12', 'item 13', 'item 14', 'list'])
  })

  test('the join runs the items of a lost shard and reports it', async () => {
    const w = await world()
    const planned = await plan(w)
    await w.shard(planned, 1)
    const joined = await w.join(planned)
    expect(joined).toMatchObject({ code: 0, outputs: { outcome: 'success', done: '5' } })
    expect(joined.summary).toContain('lost: it left nothing')
    expect(joined.annotations.map(({ message }) => message).join('\n')).toContain(
      'items of shard 2 ended on no machine',
    )
    expect(w.log().filter((line) => line === 'item 10')).toHaveLength(1)
  })

  test('re-run jobs repeat no finished item', async () => {
    const w = await world()
    const planned = await plan(w)
    await w.shard(planned, 1)
    const joined = await w.join(planned, { env: { BAD: '11 13' } })
    expect(joined.outputs).toMatchObject({ outcome: 'success', failed: '2' })
    const again = await w.shard(planned, 1, AGAIN)
    expect(again).toMatchObject({ code: 0, outputs: { outcome: 'success' } })
    expect(again.log.lines).toContainEqual(
      expect.stringContaining('an earlier attempt has brought this run to its end'),
    )
    const last = await w.join(planned, AGAIN)
    expect(last).toMatchObject({ code: 0, outputs: { outcome: 'success' } })
    expect(last.log.lines).toContainEqual(expect.stringContaining('nothing of it is run again'))
    expect([...w.log()].sort()).toEqual(['item 10', 'item 11', 'item 12', 'item 13', 'item 14', 'list'])
  })

  test('an attempt that cannot read earlier ones runs nothing, unless the list ends with fresh', async () => {
    let isDown = false
    const down = { status: 403, body: { message: 'Resource not accessible by integration' } }
    const w = await world({}, SWEEP, { answer: (method) => (isDown && method === 'rest' ? down : undefined) })
    const planned = await plan(w)
    await w.shard(planned, 1)
    isDown = true
    const before = w.log()
    for (const step of [await w.shard(planned, 1, AGAIN), await w.join(planned, AGAIN)]) {
      expect(step.outputs['outcome']).toBe('invalid')
      expect(step.stdout).toMatch(/403.*`actions: read`.*`resume-from: previous-attempt, fresh`/)
    }
    expect(w.log()).toEqual(before)
    const fresh = { ...AGAIN, with: { 'resume-from': 'previous-attempt, fresh' } }
    expect((await w.shard(planned, 2, fresh)).outputs['outcome']).toBe('success')
  })

  test('no items: no shards, and the join continues', async () => {
    const w = await world({ ITEMS: '[]' })
    const planned = await plan(w)
    expect(planned).toMatchObject({ code: 0, outputs: { shards: '[]' } })
    expect((await w.join(planned)).outputs).toMatchObject({ outcome: 'success', done: '0' })
  })

  test('a group that is never reached: plan and join end with the outcome of the run', async () => {
    const w = await world(
      { ITEMS: '"none"' },
      SWEEP.replace('done: "{{ report.output.done }}", failed: "{{ report.output.failed }}"', 'done: early'),
    )
    const planned = await plan(w)
    expect(planned).toMatchObject({ code: 0, outputs: { outcome: 'success', shards: '[]', done: 'early' } })
    const joined = await w.join(planned)
    expect(joined).toMatchObject({ code: 0, outputs: { outcome: 'success', done: 'early' } })
    expect(joined.log.lines).toContainEqual(expect.stringContaining('the plan has brought this run to its end'))
    expect(w.log()).toEqual(['list'])
  })
})

/** Waits for something that another process does; how long that takes does not matter. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('a cancelled shard uploads its finished items, and its re-run continues with the rest', async () => {
  const slow = SWEEP.replace(
    'echo "item $ITEM" >> log',
    'echo "item $ITEM" >> log; [ "$ITEM" != "$SLOW" ] || sleep 60',
  ).replace('failure_mode: continue_on_error', 'failure_mode: continue_on_error\n    max_concurrent: 1')
  // The cancelled attempt as GitHub lists it: the second shard was not reached, and the join was skipped.
  const begun = [
    {
      name: 'Run conductor',
      number: 3,
      status: 'completed',
      conclusion: 'cancelled',
      started_at: '2026-01-01T00:00:00Z',
    },
  ]
  const cancelled = [
    { name: 'shards (1)', conclusion: 'cancelled', steps: begun },
    { name: 'shards (2)', conclusion: 'cancelled', steps: [] },
    { name: 'join', conclusion: 'skipped', steps: [] },
  ]
  const w = await world({}, slow, { attempts: { '1': cancelled } })
  const planned = await plan(w)
  const cancel = new AbortController()
  const first = w.shard(planned, 1, { cancel: cancel.signal, env: { SLOW: '12' } })
  await until(() => w.log().includes('item 12'))
  cancel.abort('SIGTERM')
  expect((await first).outputs).toMatchObject({ outcome: 'cancelled' })
  const joinable = w.artifacts.map(({ name }) => name).filter((name) => name.includes('-shard-1of2-1-'))
  expect(joinable).toHaveLength(1)
  const again = await w.shard(planned, 1, AGAIN)
  expect(again).toMatchObject({ code: 0, outputs: { outcome: 'success' } })
  expect((await w.shard(planned, 2, AGAIN)).outputs).toMatchObject({ outcome: 'success' })
  expect((await w.join(planned, AGAIN)).outputs).toMatchObject({ outcome: 'success', done: '5' })
  expect(w.log().filter((line) => line === 'item 10')).toHaveLength(1)
  expect(w.log().filter((line) => line === 'item 12')).toHaveLength(2)
})

test('checkpoint-every: the next attempt continues from the last upload', async () => {
  const service = await artifactService()
  const runner = new FakeRunner()
  runner.file(
    'workflow.yaml',
    `workflow: { name: long, entry_point: one }
agents:
  - { name: one, type: script, run: 'echo one >> log', routes: [{ to: two }] }
  - { name: two, type: script, run: 'echo two >> log; until [ -f go ]; do sleep 0.05; done' }
`,
  )
  const log = (): readonly string[] => {
    const file = path.join(runner.workspace, 'log')
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  }
  const env = {
    ACTIONS_RESULTS_URL: service.url,
    ACTIONS_RUNTIME_TOKEN: runtimeToken(),
    GITHUB_API_URL: service.url,
  }
  const given = { 'checkpoint-every': '1', 'github-token': 'token-of-the-job', 'resume-from': 'previous-attempt' }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const first = runner.inside({ with: given, env })
    await until(() => log().includes('two'))
    vi.advanceTimersByTime(60_000)
    await until(() => service.artifacts.some(({ name, zip }) => name.endsWith('-checkpoint-1') && zip.length > 0))
    runner.file('go', '')
    await first
  } finally {
    vi.useRealTimers()
  }
  // The machine has vanished: whatever it would have left at its end is not there.
  const kept = service.artifacts.filter(({ name }) => name.endsWith('-checkpoint-1'))
  service.artifacts.splice(0, service.artifacts.length, ...kept)
  // As a process of its own: the client of the public API keeps the address that it saw first.
  const second = await runner.step({ with: given, env: { ...env, GITHUB_RUN_ATTEMPT: '2' } })
  expect(second).toMatchObject({ code: 0, outputs: { outcome: 'success' } })
  expect(log()).toEqual(['one', 'two', 'two'])
})

describe('mistakes', () => {
  test.each([
    [{ command: 'plan' }, 'command: plan needs the input shards'],
    [{ command: 'plan', shards: 'each' }, 'the input shards must be GROUP=N'],
    [{ command: 'plan', shards: 'eahc=2' }, 'Did you mean `each`'],
    [{ command: 'shard', plan: 'x' }, 'command: shard needs the input shard'],
    [{ command: 'join', plan: 'not-there' }, 'this run has no artifact "not-there"'],
    [{ shard: '1' }, 'the input shard goes with command: shard, not with run'],
  ])('%j', async (given, message) => {
    const w = await world()
    const step = await w.step('plan', given)
    expect(step).toMatchObject({ code: 1, outputs: { outcome: 'invalid' } })
    expect(step.stdout).toContain(message)
  })

  test('a shard that the plan does not have is refused', async () => {
    const w = await world()
    const step = await w.shard(await plan(w), 3)
    expect(step).toMatchObject({ code: 1, outputs: { outcome: 'invalid' } })
    expect(step.stdout).toContain('there is no shard 3 of 2')
  })
})
