import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sweep } from '../fanout/sweep.js'
import { SERVICE } from './fake-host.js'
import { FakeRunner, type StepResult } from './fake-runner.js'
import { KeptArtifacts } from './kept-artifacts.js'

const SWEEP = sweep({
  runtime: ', runtime: { strict_exit: true }',
  list: `run: 'echo "{\\"items\\": $ITEMS}"', routes: [{ to: each, when: "{{ list.output.items != 'none' }}" }, { to: $end }]`,
  group: '    failure_mode: continue_on_error',
  output: '{ done: "{{ report.output.done | default(0) }}" }',
})
const [FIRST, SECOND] = [{}, { GITHUB_RUN_ATTEMPT: '2' }]
const FRESH = { 'resume-from': 'previous-attempt, fresh' }
type Texts = Readonly<Record<string, string>>

/** The jobs of a workflow on many machines, which have nothing in common but artifacts. */
class Machines {
  readonly artifacts = new KeptArtifacts()
  readonly #runners: FakeRunner[] = []

  async step(job: string, given: Texts, env: Texts = {}): Promise<StepResult> {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', SWEEP)
    runner.file('log', '')
    this.#runners.push(runner)
    const all = { ...SERVICE, ITEMS: '[10, 11, 12]', GITHUB_JOB: job, ...env }
    const inputs = { 'github-token': 'token-of-the-job', 'resume-from': 'previous-attempt', ...given }
    return runner.inside({ artifacts: this.artifacts, with: inputs, env: all })
  }

  plan = (env: Texts = {}) => this.step('plan', { command: 'plan', shards: 'each=2' }, env)
  shard = (plan: StepResult, index: number, env: Texts = FIRST, given: Texts = {}) =>
    this.step('shards', { command: 'shard', shard: String(index), plan: plan.outputs['plan'] ?? '', ...given }, env)
  join = (plan: StepResult, env: Texts = FIRST, given: Texts = {}) =>
    this.step('join', { command: 'join', plan: plan.outputs['plan'] ?? '', ...given }, env)

  /** Items that ran, on all machines. */
  ran(): readonly string[] {
    const logs = this.#runners.map(({ workspace }) => readFileSync(path.join(workspace, 'log'), 'utf8'))
    return logs.flatMap((text) => text.match(/\d+/g) ?? []).sort()
  }

  rename(from: RegExp, to: (name: string) => string): void {
    for (const one of this.artifacts.kept) if (from.test(one.name)) one.name = to(one.name)
  }
}

const notes = ({ log }: StepResult): string => log.lines.filter((line) => line.startsWith('note: ')).join('\n')

describe('a shard that is run again', () => {
  test('does not repeat items that the join ran for it', async () => {
    const machines = new Machines()
    const plan = await machines.plan()
    await machines.shard(plan, 1)
    await machines.join(plan)
    const again = await machines.shard(plan, 2, SECOND)
    expect(again.outputs['outcome']).toBe('success')
    expect(notes(again)).toMatch(/no earlier attempt of this shard.*\n.*the join of an earlier attempt has ended items/)
    expect(machines.ran()).toEqual(['10', '11', '12'])
  })

  test('runs its items if the join with the name of its run is of another one', async () => {
    const machines = new Machines()
    const [one, other] = [await machines.plan(), await machines.plan({ GITHUB_ACTION: 'other' })]
    await machines.join(other)
    const run = /-(\w+)$/.exec(one.outputs['plan'] ?? '')?.[1]
    machines.rename(/-join-/, (name) => name.replace(/\w+$/, run ?? ''))
    const again = await machines.shard(one, 2, SECOND)
    expect(notes(again)).not.toContain('the join')
    expect(machines.ran()).toEqual(['10', '11', '11', '12'])
  })

  test('repeats them if it does not ask for the earlier attempt', async () => {
    const machines = new Machines()
    const plan = await machines.plan()
    await machines.join(plan)
    const again = await machines.shard(plan, 2, SECOND, { 'resume-from': '' })
    expect([notes(again), again.outputs['outcome']]).toEqual(['', 'success'])
    expect(machines.ran()).toEqual(['10', '11', '11', '12'])
  })

  test('goes on from its plan where nothing is left of it, and says so only in a later attempt', async () => {
    const machines = new Machines()
    const plan = await machines.plan()
    expect(notes(await machines.shard(plan, 1))).toBe('')
    const downloads: string[] = []
    machines.artifacts.refuses = (name) => {
      if (!name.endsWith('list') && name !== 'sign') downloads.push(name)
      return null
    }
    const second = await machines.shard(plan, 2, SECOND)
    expect(downloads).toEqual([plan.outputs['plan']])
    expect(notes(second)).toBe('note: no earlier attempt of this shard left an artifact; it goes on from its plan')
    expect(machines.ran()).toEqual(['10', '11', '12'])
    const third = await machines.shard(plan, 1, SECOND, { 'resume-from': '' })
    expect([notes(third), third.outputs['outcome']]).toEqual(['', 'success'])
  })

  test.each<[string, (machines: Machines) => void, RegExp]>([
    [
      'cannot be downloaded',
      ({ artifacts }) => {
        artifacts.refuses = (name) => (/shard/.test(name) ? '503' : null)
      },
      /shard-1of2-1-\w+ cannot be downloaded: 503/,
    ],
    [
      'is of another shard',
      (machines) => machines.rename(/-shard-1of2-/, (name) => name.replace('-1of2-', '-2of2-')),
      /-shard-2of2-1-\w+ cannot be resumed: it is of another plan/,
    ],
  ])('runs nothing if what it left %s, unless the list ends with fresh', async (_, change, problem) => {
    const machines = new Machines()
    const plan = await machines.plan()
    await machines.shard(plan, 1)
    change(machines)
    const index = machines.artifacts.kept.some(({ name }) => name.includes('-2of2-')) ? 2 : 1
    const before = machines.ran()
    const refused = await machines.shard(plan, index, SECOND)
    expect(refused).toMatchObject({ code: 1, outputs: { outcome: 'invalid' } })
    expect(refused.outputs['error-message']).toMatch(new RegExp(`${problem.source}; nothing was run, because`))
    expect(machines.ran()).toEqual(before)
    const fresh = await machines.shard(plan, index, SECOND, FRESH)
    expect(fresh.outputs['outcome']).toBe('success')
    expect(notes(fresh)).toMatch(new RegExp(`${problem.source}; this shard runs all of its items`))
  })

  test('runs nothing if a join may have run its items, unless the list ends with fresh', async () => {
    const machines = new Machines()
    const plan = await machines.plan()
    await machines.join(plan)
    machines.artifacts.refuses = (name) => (name.includes('-join-') ? '503' : null)
    const refused = await machines.shard(plan, 1, SECOND)
    expect(refused.outputs['error-message']).toMatch(/cannot be downloaded: 503; nothing was run/)
    const fresh = await machines.shard(plan, 1, SECOND, FRESH)
    expect(notes(fresh)).toMatch(/cannot be downloaded: 503; the shard runs all of its items/)
  })
})

describe('a join', () => {
  test('takes the newest attempt of each shard, and older ones until one has finished', async () => {
    const machines = new Machines()
    const plan = await machines.plan()
    await machines.shard(plan, 1)
    await machines.shard(plan, 2)
    await machines.shard(plan, 2, SECOND)
    const [, ...shards] = machines.artifacts.kept.map(({ name }) => name)
    expect(shards.map((name) => /shard-\dof2-\d/.exec(name)?.[0])).toEqual([
      ...['shard-1of2-1', 'shard-2of2-1', 'shard-2of2-2'],
    ])
    const asked: string[] = []
    machines.artifacts.refuses = (name) => {
      asked.push(/shard-\dof2-\d/.exec(name)?.[0] ?? '')
      return null
    }
    const joined = await machines.join(plan)
    expect(joined.outputs).toMatchObject({ outcome: 'success', done: '3' })
    expect(asked.filter((name) => name !== '').sort()).toEqual(['shard-1of2-1', 'shard-2of2-2'])
    expect(machines.ran()).toEqual(['10', '11', '12'])
  })

  test('is refused if a shard cannot be downloaded: its items would run twice', async () => {
    const machines = new Machines()
    const plan = await machines.plan()
    await machines.shard(plan, 1)
    machines.artifacts.refuses = (name) => (name.includes('-shard-') ? '503' : null)
    const joined = await machines.join(plan)
    expect(joined.outputs['outcome']).toBe('invalid')
    expect(joined.outputs['error-message']).toMatch(/-shard-1of2-1-\w+ cannot be downloaded: 503; run this job again$/)
  })

  test('leaves out what belongs to another plan, and shards that its plan does not have', async () => {
    const machines = new Machines()
    const [one, other] = [await machines.plan(), await machines.plan({ GITHUB_ACTION: 'other' })]
    await machines.shard(other, 1)
    const run = /-(\w+)$/.exec(one.outputs['plan'] ?? '')?.[1]
    machines.rename(/-shard-1of2-/, (name) => name.replace(/\w+$/, run ?? ''))
    const joined = await machines.join(one)
    expect(notes(joined)).toMatch(/^note: \S+-shard-1of2-1-\w+ belongs to another plan and is left out$/)
    expect(joined.outputs).toMatchObject({ outcome: 'success', done: '3' })
    machines.rename(/-shard-1of2-/, (name) => name.replace('-1of2-', '-1of3-'))
    expect(notes(await machines.join(one, { GITHUB_ACTION: 'x' }))).toBe('')
    machines.rename(/-shard-1of3-/, (name) => name.replace('-1of3-', '-3of2-'))
    expect(notes(await machines.join(one, { GITHUB_ACTION: 'y' }))).toBe('')
  })

  test('that is run again goes on in the folder of the earlier join, and runs nothing twice', async () => {
    const machines = new Machines()
    const plan = await machines.plan()
    await machines.join(plan, { BAD: '11' })
    const again = await machines.join(plan, SECOND)
    expect(again.outputs).toMatchObject({ outcome: 'success', done: '2' })
    expect(notes(again)).toMatch(/an earlier attempt has brought this run to its end \(success\)/)
    expect(machines.ran()).toEqual(['10', '11', '12'])
  })

  test('of which the earlier attempt cannot be read is refused, or joined anew with fresh', async () => {
    const machines = new Machines()
    const plan = await machines.plan()
    await machines.join(plan)
    machines.artifacts.refuses = (name) => (name.includes('-join-') ? '503' : null)
    const refused = await machines.join(plan, SECOND)
    expect(refused.outputs['error-message']).toMatch(/cannot be downloaded: 503; nothing was run/)
    const fresh = await machines.join(plan, SECOND, FRESH)
    expect(notes(fresh)).toMatch(/cannot be downloaded: 503; the plan is joined anew/)
    expect(fresh.outputs['outcome']).toBe('success')
  })

  test('does not go on in a join of another run, whatever its name says', async () => {
    const machines = new Machines()
    const [one, other] = [await machines.plan(), await machines.plan({ GITHUB_ACTION: 'other' })]
    await machines.join(other)
    const run = /-(\w+)$/.exec(one.outputs['plan'] ?? '')?.[1]
    machines.rename(/-join-/, (name) => name.replace(/\w+$/, run ?? ''))
    const joined = await machines.join(one, SECOND)
    expect(notes(joined)).toMatch(/-join-\S+ is of another run; the plan is joined anew/)
    expect(joined.outputs).toMatchObject({ outcome: 'success', done: '3' })
  })
})

describe('all jobs run again', () => {
  test('give the same plan, and no item runs twice', async () => {
    const machines = new Machines()
    const first = await machines.plan()
    for (const index of [1, 2]) await machines.shard(first, index)
    await machines.join(first)
    const plan = await machines.plan(SECOND)
    expect(notes(plan)).toBe('note: an earlier attempt has made this plan; it is given again')
    expect(plan).toMatchObject({ code: 0, outputs: { outcome: 'suspended', shards: '[1,2]' } })
    expect(plan.outputs['plan']).toBe(first.outputs['plan']?.replace(/-1-(\w+)$/, '-2-$1'))
    for (const index of [1, 2])
      expect((await machines.shard(plan, index, SECOND)).outputs).toMatchObject({ outcome: 'success' })
    const joined = await machines.join(plan, SECOND)
    expect(joined.outputs).toMatchObject({ outcome: 'success', done: '3' })
    expect(notes(joined)).toMatch(/an earlier attempt has brought this run to its end \(success\)/)
    expect(machines.ran()).toEqual(['10', '11', '12'])
  })

  test('a plan whose run never came to its group has the same outcome again', async () => {
    const machines = new Machines()
    await machines.plan({ ITEMS: '"none"' })
    const again = await machines.plan({ ...SECOND, ITEMS: '[10]' })
    expect(again.outputs).toMatchObject({ outcome: 'success', shards: '[]' })
    expect(notes(again)).toMatch(/nothing of it is run again/)
  })
})

describe('the plan', () => {
  test('may be a folder', async () => {
    const machines = new Machines()
    const plan = await machines.plan()
    const folder = machines.artifacts.kept[0]?.folder ?? ''
    const shard = await machines.shard(plan, 1, FIRST, { plan: folder })
    expect(shard.outputs['outcome']).toBe('success')
    expect(machines.ran()).toEqual(['10', '12'])
  })

  test('of a run that never came to its group has no shards', async () => {
    const machines = new Machines()
    const plan = await machines.plan({ ITEMS: '"none"' })
    const shard = await machines.shard(plan, 1)
    expect(shard.outputs['error-message']).toBe('the plan has no shards.json: its run never came to the group')
    expect((await machines.join(plan)).outputs['outcome']).toBe('success')
  })

  test.each<[string, string, RegExp]>([
    ['is missing', 'not-there', /^plan: this run has no artifact "not-there"$/],
    ['cannot be downloaded', 'refused', /^plan: .* cannot be downloaded: 503$/],
    ['cannot be listed', 'unlisted', /^the artifacts of this run cannot be listed: 403$/],
    ['has a file of shards that is no such file', 'broken', /^plan: .*shards\.json/],
  ])('that %s is refused', async (_, how, problem) => {
    const machines = new Machines()
    const plan = await machines.plan()
    const [kept] = machines.artifacts.kept
    if (how === 'refused') machines.artifacts.refuses = (name) => (name === kept?.name ? '503' : null)
    if (how === 'unlisted') machines.artifacts.refuses = (name) => (name.endsWith('list') ? '403' : null)
    if (how === 'broken') (await import('node:fs')).writeFileSync(path.join(kept?.folder ?? '', 'shards.json'), '[]')
    const shard = await machines.shard(plan, 1, FIRST, how === 'not-there' ? { plan: how } : {})
    expect(shard).toMatchObject({ code: 1, outputs: { outcome: 'invalid' } })
    expect(shard.outputs['error-message']).toMatch(problem)
    expect(machines.ran()).toEqual([])
  })
})
