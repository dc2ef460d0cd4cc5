import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatSnapshot, parseSnapshot, RUNNING } from '../../src/durability/snapshot.js'
import { conductor, type Document, temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { sweep } from './sweep.js'

const workflow = (group: string): string =>
  sweep({
    list: `run: 'echo list >> log; echo "{\\"items\\": [10, 11, 12, 13, 14, 15, 16]}"', routes: [{ to: each }]`,
    group,
    output: `{ seen: "{{ each.outputs | map(attribute='seen') | list | tojson }}", report: "{{ report.output | tojson }}" }`,
  })
const CONTINUE = '    failure_mode: continue_on_error'

interface World {
  readonly cwd: string
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => ReturnType<typeof conductor>
  readonly log: () => readonly string[]
  readonly result: (folder: string) => Document
}

function world(group = CONTINUE, bad = ''): World {
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'w.yaml': workflow(group) })
  return {
    cwd,
    run: (args, env = {}) => conductor(args, { cwd, env: { BAD: bad, ...env } }),
    log: () => readFileSync(path.join(cwd, 'log'), 'utf8').trim().split('\n'),
    result: (folder) => JSON.parse(readFileSync(path.join(cwd, folder, 'result.json'), 'utf8')),
  }
}

const plan = (w: World, shards = 3) => w.run(['run', 'w.yaml', '--shards', `each=${shards}`, '--run-dir', 'plan'])
const shard = (w: World, index: number, of = 3, env: Readonly<Record<string, string>> = {}) =>
  w.run(['resume', 'plan', '--shard', `${index}/${of}`, '--run-dir', `s${index}`], env)
const join = (w: World, ...more: readonly string[]) => w.run(['resume', 'plan', '--join', 's1', 's2', 's3', ...more])
const filesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

describe('a plan', () => {
  test('stops where the group would start', async () => {
    const w = world()
    expect((await plan(w)).code).toBe(4)
    expect(w.log()).toEqual(['list'])
    const document = JSON.parse(readFileSync(path.join(w.cwd, 'plan', 'shards.json'), 'utf8'))
    expect(document).toMatchObject({ schema_version: 1, group: 'each', visit: 1, total: 7, shards: 3 })
    expect(document.base).toMatch(/^[0-9a-f]{8}$/)
    const result = w.result('plan')
    expect(result).toMatchObject({
      outcome: 'suspended',
      suspended: { waits_for: 'shards', group: 'each', total: 7, shards: 3 },
    })
    expect(result.next_commands).toHaveLength(4)
    expect(result.next_commands[0]).toMatch(/^conductor resume \S+plan --shard 1\/3 --run-dir /)
    expect(result.next_commands[3]).toMatch(/^conductor resume \S+plan --join /)
  })

  test('has no more shards than items', async () => {
    const w = world()
    await plan(w, 100)
    expect(w.result('plan').suspended).toMatchObject({ shards: 7 })
  })

  test.each([
    ['an unknown group', 'eahc=3', 'Did you mean `each`'],
    ['a node', 'list=3', 'is not a for_each'],
    ['no shard', 'each=0', 'from 1 to 256'],
    ['too many', 'each=257', 'from 1 to 256'],
    ['no number', 'each', 'is not GROUP=N'],
  ])('%s is bad usage', async (_what, text, message) => {
    const w = world()
    const done = await w.run(['run', 'w.yaml', '--shards', text, '--run-dir', 'plan'])
    expect(done.code).toBe(2)
    expect(done.stderr).toContain(message)
    expect(existsSync(path.join(w.cwd, 'plan'))).toBe(false)
  })
})

describe('shards and their join', () => {
  test('give what one machine gives', async () => {
    const alone = world(CONTINUE, '12 15')
    const whole = await alone.run(['run', 'w.yaml', '--run-dir', 'alone'])
    const w = world(CONTINUE, '12 15')
    await plan(w)
    const before = filesOf(path.join(w.cwd, 'plan'))
    for (const index of [3, 1, 2]) expect((await shard(w, index)).code).toBe(0)
    expect(filesOf(path.join(w.cwd, 'plan'))).toEqual(before)
    const joined = await join(w)
    expect(joined.code).toBe(whole.code)
    expect(JSON.parse(joined.stdout)).toEqual(JSON.parse(whole.stdout))
    expect([...w.log()].sort()).toEqual([...alone.log()].sort())
    const { output, outcome, exit_code, handled } = alone.result('alone')
    expect(w.result('plan')).toMatchObject({ output, outcome, exit_code })
    const lastLine = (stderr: string) =>
      stderr
        .trim()
        .split('\n')
        .at(-1)
        ?.replace(/, in .*/, '')
    expect(lastLine(whole.stderr)).toBe('! sweep succeeded, 2 of 7 items of each failed')
    expect(lastLine(joined.stderr)).toBe(lastLine(whole.stderr))
    const byItem = (a: Document, b: Document) => String(a.item).localeCompare(String(b.item))
    expect([...w.result('plan').handled].sort(byItem)).toEqual([...handled].sort(byItem))
    expect(handled).toMatchObject([{ by: 'group' }, { by: 'group' }])
  })

  test('a shard says what it did', async () => {
    const w = world(CONTINUE, '12 15')
    await plan(w)
    const done = await shard(w, 3)
    expect(done.code).toBe(0)
    expect(w.result('s3')).toMatchObject({
      outcome: 'success',
      shard: { index: 3, of: 3, group: 'each', items: 2, succeeded: 0, failed: 2 },
    })
    expect(w.result('s3').warnings.join('\n')).toContain('item 2 of each failed with app.bad: no')
    expect(w.result('s3').run_id).toBe(w.result('plan').run_id)
  })

  test('nothing is repeated when a shard is resumed', async () => {
    const w = world('    max_concurrent: 1\n    failure_mode: continue_on_error')
    await plan(w)
    await shard(w, 1)
    const again = await w.run(['resume', 's1'])
    expect(again.code).toBe(2)
    expect(again.stderr).toContain('succeeded')
    expect(w.log()).toEqual(['list', 'item 10', 'item 13', 'item 16'])
  })

  test('a lost shard runs in the join, with a word', async () => {
    const w = world()
    await plan(w)
    await shard(w, 1)
    await shard(w, 3)
    const joined = await w.run(['resume', 'plan', '--join', 's1', 's3'])
    expect(joined.code).toBe(0)
    expect(joined.stderr).toContain('items of shard 2 ended on no machine; they run here')
    expect(JSON.parse(joined.stdout).seen).toEqual([10, 11, 12, 13, 14, 15, 16])
    expect([...w.log()].sort()).toEqual([
      'item 10',
      'item 11',
      'item 12',
      'item 13',
      'item 14',
      'item 15',
      'item 16',
      'list',
    ])
  })

  test('--require-all refuses a lost shard and touches nothing', async () => {
    const w = world()
    await plan(w)
    await shard(w, 1)
    const before = filesOf(w.cwd)
    const joined = await w.run(['resume', 'plan', '--join', 's1', '--require-all'])
    expect(joined.code).toBe(2)
    expect(joined.stderr).toContain('items of shards 2, 3 have not ended')
    expect(filesOf(w.cwd)).toEqual(before)
  })

  test('two folders of one shard: completed wins', async () => {
    const w = world(CONTINUE)
    await plan(w)
    await shard(w, 1, 3, { BAD: '10 13' })
    await w.run(['resume', 'plan', '--shard', '1/3', '--run-dir', 's1b'])
    await shard(w, 2)
    await shard(w, 3)
    const joined = await join(w, 's1b')
    expect(JSON.parse(joined.stdout).seen).toEqual([10, 11, 12, 13, 14, 15, 16])
    const disputed = joined.stderr.match(/item .* completed in one folder and failed in another/g)
    expect(new Set(disputed).size).toBe(2)
  })

  test('folders of folders are found', async () => {
    const w = world()
    await plan(w)
    for (const index of [1, 2, 3]) {
      await shard(w, index)
      cpSync(path.join(w.cwd, `s${index}`), path.join(w.cwd, 'all', `artifact-${index}`), { recursive: true })
      // What is uploaded is only what the shard adds.
      rmSync(path.join(w.cwd, 'all', `artifact-${index}`, 'plan'), { recursive: true })
    }
    expect((await w.run(['resume', 'plan', '--join', 'all'])).code).toBe(0)
    expect(w.log()).toHaveLength(8)
  })

  test('without folders all items run here', async () => {
    const w = world()
    await plan(w)
    expect((await w.run(['resume', 'plan', '--join'])).code).toBe(0)
    expect(w.log()).toHaveLength(8)
  })

  test('a plain resume of a plan is a join of nothing', async () => {
    const w = world()
    await plan(w)
    expect((await w.run(['resume', 'plan'])).code).toBe(0)
    expect(w.log()).toHaveLength(8)
  })

  test('a run that has ended cannot be joined again', async () => {
    const w = world()
    await plan(w)
    for (const index of [1, 2, 3]) await shard(w, index)
    await join(w)
    const again = await join(w)
    expect(again.code).toBe(2)
    expect(again.stderr).toContain('succeeded')
  })

  test('a failing group fails in the join, its records in the order in which items ended', async () => {
    const w = world('    failure_mode: all_or_nothing', '11 13')
    await plan(w)
    for (const index of [2, 1, 3]) expect((await shard(w, index)).code).toBe(0)
    const joined = await join(w)
    expect(joined.code).toBe(3)
    const records = readFileSync(path.join(w.cwd, 'plan', 'errors.jsonl'), 'utf8')
      .trim()
      .split('\n')
    expect(records).toHaveLength(2)
    expect(w.result('plan').errors.map(({ kind }: Document) => kind)).toContain('internal.group_failed')
    // A later halt is resumed as any other: what failed runs again, and nothing else.
    const resumed = await w.run(['resume', 'plan'], { BAD: '' })
    expect(resumed.code).toBe(0)
    expect(w.log().filter((line) => line === 'item 10')).toHaveLength(1)
    expect(w.log().filter((line) => line === 'item 11')).toHaveLength(2)
  })

  test('fail_fast: a shard takes no new items, and the join starts none', async () => {
    const w = world('    failure_mode: fail_fast\n    max_concurrent: 1', '10')
    await plan(w)
    for (const index of [1, 2, 3]) expect((await shard(w, index)).code).toBe(0)
    expect(w.log()).not.toContain('item 13')
    const joined = await join(w, '--require-all')
    expect(joined.code).toBe(3)
    expect(w.log()).not.toContain('item 13')
  })

  test('redrive sees the dead letters of all shards', async () => {
    const letters = '      routes: [{ on_error: app.bad, propagate: true, dead_letter: true }]'
    const w = world(`${letters}\n${CONTINUE}`, '10 11')
    await plan(w)
    for (const index of [1, 2, 3]) await shard(w, index)
    expect((await join(w)).code).toBe(0)
    const { stdout, stderr } = await w.run(['redrive', 'plan', '--dry-run'])
    expect(`${stdout}${stderr}`).toContain('2 would run, of 2 open')
  })

  test('the report of the joined run knows every item', async () => {
    const w = world(CONTINUE, '12')
    await plan(w)
    for (const index of [1, 2, 3]) await shard(w, index)
    await join(w)
    const events: Document[] = readFileSync(path.join(w.cwd, 'plan', 'events.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const ended = events.filter(({ type, node }) => node === 'one' && /^node_(completed|failed)$/.test(type))
    expect(ended.map(({ item }) => item.index).sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
    const numbers = events.map(({ seq }) => seq)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(new Set(numbers).size).toBe(numbers.length)
    // The group is drawn from its first item on, which ran before the join began.
    const report = readFileSync(path.join(w.cwd, 'plan', 'report.html'), 'utf8')
    expect(report).toContain('items ran in an earlier session or on other machines')
  })
})

describe('shards that do not belong together are refused, and nothing is touched', () => {
  async function three(): Promise<World> {
    const w = world()
    await plan(w)
    for (const index of [1, 2, 3]) await shard(w, index)
    return w
  }
  const refuse = async (w: World, args: readonly string[], message: string): Promise<void> => {
    const before = filesOf(w.cwd)
    const done = await w.run(args)
    expect(done.stderr).toContain(message)
    expect(done.code).toBe(2)
    expect(filesOf(w.cwd)).toEqual(before)
  }

  test('another number of shards', async () => {
    const w = world()
    await plan(w)
    await refuse(w, ['resume', 'plan', '--shard', '1/4', '--run-dir', 's1'], 'its plan has 3 shards, not 4')
    await refuse(w, ['resume', 'plan', '--shard', '4/3', '--run-dir', 's1'], 'there is no shard 4 of 3')
    await refuse(w, ['resume', 'plan', '--shard', '1/3'], '--shard needs --run-dir')
  })

  test('a folder that holds a run already', async () => {
    const w = world()
    await plan(w)
    await shard(w, 1)
    await refuse(w, ['resume', 'plan', '--shard', '1/3', '--run-dir', 's1'], 'already holds a run')
  })

  test('a shard of another run', async () => {
    const w = await three()
    await w.run(['run', 'w.yaml', '--shards', 'each=3', '--run-dir', 'other'])
    await w.run(['resume', 'other', '--shard', '2/3', '--run-dir', 'foreign'])
    await refuse(
      w,
      ['resume', 'plan', '--join', 's1', 'foreign', 's3'],
      'foreign cannot be joined: it belongs to the run',
    )
  })

  test('a shard whose journal was altered', async () => {
    const w = await three()
    const journal = path.join(w.cwd, 's2', 'journal.jsonl')
    writeFileSync(journal, readFileSync(journal, 'utf8').replace('11', '99'))
    await refuse(w, ['resume', 'plan', '--join', 's1', 's2', 's3'], 's2 cannot be joined: line')
  })

  test('a folder that is no shard', async () => {
    const w = await three()
    await w.run(['run', 'w.yaml', '--run-dir', 'plain'])
    await refuse(
      w,
      ['resume', 'plan', '--join', 's1', 'plain'],
      'plain cannot be joined: it is not the folder of a shard',
    )
    await refuse(w, ['resume', 'plan', '--join', 'nowhere'], 'there is no folder nowhere')
  })

  test('a shard of a plan that has gone on', async () => {
    const w = world()
    await plan(w)
    await w.run(['resume', 'plan'])
    await refuse(w, ['resume', 'plan', '--shard', '1/3', '--run-dir', 's1'], 'the run has continued')
  })
})

test('numbers that a JavaScript number cannot hold survive the join', async () => {
  const cwd = temporaryFolder()
  const one = workflow(CONTINUE).replace('[10, 11, 12, 13, 14, 15, 16]', '[12345678901234567890, 3]')
  writeFiles(cwd, { 'w.yaml': one })
  const run = (args: readonly string[]) => conductor(args, { cwd, env: { BAD: '' } })
  await run(['run', 'w.yaml', '--shards', 'each=2', '--run-dir', 'plan'])
  for (const index of [1, 2]) await run(['resume', 'plan', '--shard', `${index}/2`, '--run-dir', `s${index}`])
  const joined = await run(['resume', 'plan', '--join', 's1', 's2'])
  expect(joined.code, joined.stderr).toBe(0)
  expect(joined.stdout).toContain('12345678901234567890')
})

test('a killed join is repeated, and nothing runs twice', async () => {
  const w = world()
  await plan(w)
  for (const index of [1, 2, 3]) await shard(w, index)
  const before = readFileSync(path.join(w.cwd, 'plan', 'journal.jsonl'), 'utf8')
  const copy = path.join(w.cwd, 'copy')
  cpSync(path.join(w.cwd, 'plan'), copy, { recursive: true })
  await w.run(['resume', 'copy', '--join', 's1', 's2', 's3'])
  const merged = readFileSync(path.join(copy, 'journal.jsonl'), 'utf8').slice(before.length).split('\n')
  // What a kill in the middle of the write leaves: the run goes on, some items are there, the last line is torn.
  const checkpoint = path.join(w.cwd, 'plan', 'checkpoint.json')
  const snapshot = parseSnapshot(readFileSync(checkpoint, 'utf8'))
  if (!snapshot.ok) throw new Error(snapshot.error)
  writeFileSync(checkpoint, formatSnapshot({ ...snapshot.value, ...RUNNING }))
  appendFileSync(
    path.join(w.cwd, 'plan', 'journal.jsonl'),
    `${merged.slice(0, 3).join('\n')}\n${merged[3]?.slice(0, 20)}`,
  )
  rmSync(path.join(w.cwd, 'log'))
  const joined = await join(w)
  expect(joined.code).toBe(0)
  expect(JSON.parse(joined.stdout).seen).toEqual([10, 11, 12, 13, 14, 15, 16])
  expect(existsSync(path.join(w.cwd, 'log'))).toBe(false)
})

test('a plan of no items is joined without any folder of shards', async () => {
  const w = world()
  writeFiles(w.cwd, { 'w.yaml': workflow(CONTINUE).replace('[10, 11, 12, 13, 14, 15, 16]', '[]') })
  expect((await plan(w)).code).toBe(4)
  const joined = await w.run(['resume', 'plan', '--join', 'shards', '--require-all'])
  expect(joined.code, joined.stderr).toBe(0)
  const other = world()
  await plan(other)
  expect(await other.run(['resume', 'plan', '--join', 'shards'])).toMatchObject({ code: 2 })
})
