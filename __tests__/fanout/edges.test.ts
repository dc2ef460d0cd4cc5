import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findShardFolders } from '../../src/cli/resume.js'
import { toShellPath } from '../../src/text/shell-words.js'
import { ended, refusal, type SessionOptions, World } from '../durable/support/world.js'
import { temporaryFolder } from '../support/folders.js'

interface Spec {
  readonly items?: readonly unknown[]
  readonly member?: string
  readonly group?: string
  readonly width?: number
  readonly head?: string
  readonly before?: string
  readonly after?: string
}

/** Items say what a program is told; its name is `item` with their index. */
function flow(spec: Spec = {}) {
  const { items = [{}, {}, {}, {}], member = '', group = '', width = 1, head = '', before = '', after = '' } = spec
  return {
    'workflow.yaml': `
workflow: { name: w, entry_point: list${head} }
agents:
  - { name: list, type: script, command: work, args: [list, '${JSON.stringify({ out: { items } })}'], routes: [{ to: ${before === '' ? 'each' : 'before'} }] }
${before}
${after === '' ? '  - { name: after, type: script, command: work, args: [after] }' : after}
for_each:
  - name: each
    type: for_each
    source: list.output.items
    as: item
    max_concurrent: ${width}
    ${group}
    agent: { name: one, type: script, command: work, args: ["item{{ _index }}", "{{ item | tojson }}"]${member} }
    routes: [{ to: after }]
output: { n: "{{ each.outputs | length }}" }
`,
  }
}

const CONTINUE = 'failure_mode: continue_on_error'
const FAILS = { fails: 99 }
const PLAN = { shards: { group: 'each', count: 2 } }

class Machines extends World {
  readonly out = [1, 2].map((index) => path.join(this.base, `s${index}`))
  readonly join = (folders: readonly string[] = this.out, requireAll = false) =>
    this.resume({ join: { folders, requireAll } })
  readonly runShard = (index: number, options: SessionOptions = {}) =>
    this.shard({ index, of: 2 }, this.out[index - 1] ?? '', options)

  static async planned(spec: Spec = {}): Promise<Machines> {
    const machines = new Machines(flow(spec))
    expect(ended(await machines.run(PLAN)).result.outcome).toBe('suspended')
    return machines
  }

  /** Every file, to see that none is touched. */
  get everything(): ReadonlyMap<string, string> {
    return new Map(this.files.content)
  }

  itemsStarted(): readonly string[] {
    return this.started.filter((label) => label.startsWith('item')).sort()
  }
}

describe('a shard that a halt route ended', () => {
  const halting = { items: [{ ...FAILS, kind: 'test.stop' }, {}, {}, {}, {}], group: CONTINUE }
  const member = ', routes: [{ on_error: test.stop, halt: { message: enough } }]'

  test('says what it did, and goes on with the item that it halted at and with those that it left', async () => {
    const machines = await Machines.planned({ ...halting, member })
    const first = ended(await machines.runShard(1)).result
    expect(first).toMatchObject({ outcome: 'halted', exit_code: 3 })
    expect(first.shard).toEqual({ index: 1, of: 2, group: 'each', items: 3, succeeded: 0, failed: 0 })
    expect(first.next_commands[0]).toBe(`conductor resume ${toShellPath(machines.out[0] ?? '')}`)
    machines.healed = true
    const again = ended(await machines.resume({ folder: machines.out[0] ?? '' })).result
    expect(again).toMatchObject({ outcome: 'success', shard: { items: 3, succeeded: 3, failed: 0 } })
    expect(machines.itemsStarted()).toEqual(['item0:0', 'item0:0', 'item2:0', 'item4:0'])
  })

  test('leaves that item to the join, which is halted by it as one machine would be', async () => {
    const machines = await Machines.planned({ ...halting, member })
    await machines.runShard(1)
    await machines.runShard(2)
    expect(refusal(await machines.join(machines.out, true))).toContain('items of shard 1 have not ended')
    const joined = ended(await machines.join()).result
    expect(joined).toMatchObject({ outcome: 'halted', error_cause: 'test.stop' })
    expect(machines.itemsStarted()).toEqual(['item0:0', 'item0:0', 'item1:0', 'item3:0'])
  })
})

describe('a shard whose disk fails', () => {
  test.each([false, true])(
    'at any write before anything runs is refused, and runs in the same folder later; for ever: %s',
    async (lasting) => {
      let refusals = 0
      let failing = ''
      for (let number = 1; ; number++) {
        const machines = await Machines.planned({})
        const last = machines.files.writes + number
        machines.files.interfere = (write, at) => {
          if (at === last) failing = `${write.operation} ${path.basename(write.file)}`
          // Something can be taken away from a full disk, too.
          if (at < last || (at > last && !lasting) || write.operation === 'remove') return true
          throw Object.assign(new Error('ENOSPC: injected'), { code: 'ENOSPC' })
        }
        const first = await machines.runShard(1)
        machines.files.interfere = () => true
        if (first?.status !== 'invalid') break
        refusals += 1
        expect(refusal(first)).toMatch(/cannot be used: ENOSPC: injected|cannot be written/)
        expect(machines.itemsStarted()).toEqual([])
        expect(ended(await machines.runShard(1)).result.outcome).toBe('success')
        expect(machines.itemsStarted()).toEqual(['item0:0', 'item2:0'])
      }
      expect(refusals).toBeGreaterThan(4)
      // Whatever its record begins with was written by then.
      expect(failing).not.toMatch(/checkpoint|openAppend journal/)
    },
  )

  test.each([1, 3, Number.POSITIVE_INFINITY])(
    'while its items run has failed, and a join never takes it for one that ended; %s writes in a row',
    async (length) => {
      let failures = 0
      for (let number = 1; ; number++) {
        const machines = await Machines.planned({})
        let first = 0
        let broken = ''
        machines.files.interfere = (write, at) => {
          const isItem = machines.itemsStarted().length > 0 || write.text.includes('"node_started"')
          if (first === 0 && isItem && path.basename(write.file) === 'journal.jsonl') first = at + number - 1
          if (first === 0 || at < first || at >= first + length || write.operation === 'remove') return true
          broken ||= path.basename(write.file)
          throw Object.assign(new Error('ENOSPC: injected'), { code: 'ENOSPC' })
        }
        const { result } = ended(await machines.runShard(1))
        machines.files.interfere = () => true
        if (broken === '') break
        expect(machines.itemsStarted()).toEqual(['item0:0', 'item2:0'])
        if (result.outcome === 'success') continue
        failures += 1
        expect([result.outcome, result.exit_code]).toEqual(['failed', 1])
        expect(result.error).toMatch(/what this shard did could not be saved.*ENOSPC: injected/)
        const joined = await machines.join()
        expect(joined?.result.exit_code, broken).toBe(2)
      }
      expect(failures).toBeGreaterThan(2)
    },
  )
})

describe('a join', () => {
  test('takes over each breaker in its most open state', async () => {
    const breaker = ', resilience: { circuit_breaker: { failure_threshold: 1, recovery_timeout: 6000, key: api } }'
    const after =
      '  - { name: after, type: script, command: work, args: [after], resilience: { circuit_breaker: { failure_threshold: 1, recovery_timeout: 6000, key: api } } }'
    // Shard 1 opens it; shard 2 ends later and leaves it closed.
    const machines = await Machines.planned({ items: [FAILS, {}, {}, {}], member: breaker, after, group: CONTINUE })
    await machines.runShard(1)
    await machines.runShard(2)
    const joined = ended(await machines.join()).result
    expect(joined.errors.map(({ kind }) => kind)).toContain('internal.circuit_open')
    expect(machines.started).not.toContain('after:0')
  })

  test('reports what items escalated, which no shard has reported for the run', async () => {
    const member = ', routes: [{ on_error: test.failed, propagate: true, escalate: true, dead_letter: true }]'
    const machines = await Machines.planned({ items: [FAILS, {}], member, group: CONTINUE })
    await machines.runShard(1)
    await machines.runShard(2)
    const { result } = ended(await machines.join())
    expect(result.escalations).toEqual([expect.not.objectContaining({ earlier: true })])
    expect(result.dead_letters).toHaveLength(1)
    expect(machines.lines('dead-letter.jsonl')).toHaveLength(1)
  })

  test('whose disk fails at any write before anything runs is refused, and the same join goes on', async () => {
    let refusals = 0
    for (let number = 1; ; number++) {
      const member = ', routes: [{ on_error: test.failed, propagate: true, dead_letter: true }]'
      const machines = await Machines.planned({ items: [FAILS, {}, {}, {}], member, group: CONTINUE })
      await machines.runShard(1)
      await machines.runShard(2)
      const last = machines.files.writes + number
      const ran = machines.started.length
      machines.files.interfere = (write, at) => {
        if (at !== last) return true
        // A disk that is nearly full takes a part of it.
        if (write.operation === 'append') {
          const half = write.text.slice(0, write.text.length / 2)
          machines.files.content.set(write.file, (machines.files.content.get(write.file) ?? '') + half)
        }
        throw Object.assign(new Error('ENOSPC: injected'), { code: 'ENOSPC' })
      }
      const first = await machines.join()
      machines.files.interfere = () => true
      if (first?.status !== 'invalid') break
      refusals += 1
      expect(refusal(first)).toMatch(/its files cannot be used: ENOSPC: injected; nothing was run/)
      expect(machines.started.length).toBe(ran)
      expect(ended(await machines.join()).output).toEqual({ n: 3 })
      expect(machines.itemsStarted()).toEqual(['item0:0', 'item1:0', 'item2:0', 'item3:0'])
      expect(machines.lines('dead-letter.jsonl')).toHaveLength(1)
    }
    expect(refusals).toBeGreaterThan(5)
  })

  test('of a shard that lost its journal is refused: what it did is not run once more', async () => {
    const machines = await Machines.planned({})
    await machines.runShard(1)
    await machines.runShard(2)
    machines.files.content.delete(path.join(machines.out[0] ?? '', 'journal.jsonl'))
    const before = machines.everything
    expect(refusal(await machines.join())).toContain('there is no journal.jsonl in it')
    expect(machines.everything).toEqual(before)
  })

  test('a denial by a policy fails the item, as in a run', async () => {
    const head = ', policies: [{ name: freeze, type: expression, nodes: [one], allow_if: "item.ok | default(true)" }]'
    const spec = { items: [{ ok: false }, {}, {}], head, group: CONTINUE }
    const alone = ended(await new World(flow(spec)).run())
    const machines = await Machines.planned(spec)
    await machines.runShard(1)
    await machines.runShard(2)
    const joined = ended(await machines.join())
    expect(joined.output).toEqual(alone.output)
    expect(joined.output).toEqual({ n: 2 })
    expect(machines.itemsStarted()).toEqual(['item1:0', 'item2:0'])
  })

  test('after a halt of the run it is over, and resume goes on', async () => {
    const machines = await Machines.planned({ items: [FAILS, {}], member: ', routes: [{ on_error: x.y, halt: true }]' })
    await machines.runShard(1)
    await machines.runShard(2)
    expect(ended(await machines.join()).result.outcome).toBe('halted')
    const before = machines.everything
    expect(refusal(await machines.join())).toMatch(/nothing to join any more.*without --join continues it/s)
    expect(machines.everything).toEqual(before)
    machines.healed = true
    expect(ended(await machines.resume()).result.outcome).toBe('success')
    expect(machines.itemsStarted()).toEqual(['item0:0', 'item0:0', 'item1:0'])
  })

  test('at a gate after the group it may be repeated, with the answer', async () => {
    const after =
      '  - { name: after, type: human_gate, prompt: go?, options: [{ label: "yes", value: "yes", route: $end }] }'
    const machines = await Machines.planned({ after })
    await machines.runShard(1)
    await machines.runShard(2)
    expect(ended(await machines.join()).result.outcome).toBe('suspended')
    const join = { folders: machines.out, requireAll: true }
    expect(ended(await machines.resume({ join, gates: new Map([['after', 'yes']]) })).result.outcome).toBe('success')
    expect(machines.itemsStarted()).toEqual(['item0:0', 'item1:0', 'item2:0', 'item3:0'])
  })

  test('a shard that died before it began is a lost one', async () => {
    const machines = await Machines.planned()
    await machines.runShard(1)
    machines.files.makeFolder(machines.out[1] ?? '')
    machines.files.openAppend(path.join(machines.out[1] ?? '', 'journal.jsonl'))
    expect(refusal(await machines.join(machines.out, true))).toContain('items of shard 2 have not ended')
    expect(ended(await machines.join()).output).toEqual({ n: 4 })
  })
})

describe('folders that were damaged or altered are refused by name, and nothing is touched', () => {
  test('also a shard that holds the journal of another one, while it is not at its end', async () => {
    const machines = await Machines.planned()
    machines.onStart = (label) => {
      if (/^item[23]:/.test(label)) machines.kill()
    }
    for (const index of [1, 2]) expect(await machines.runShard(index)).toBeNull()
    machines.onStart = () => {}
    const [one, two] = machines.out.map((folder) => path.join(folder, 'journal.jsonl'))
    machines.files.content.set(two ?? '', machines.files.content.get(one ?? '') ?? '')
    const before = machines.everything
    expect(refusal(await machines.join())).toContain(`${machines.out[1]} cannot be joined: line 1`)
    expect(refusal(await machines.resume({ folder: machines.out[1] ?? '' }))).toContain('line 1 of the journal')
    for (const [file, text] of before) expect(machines.files.content.get(file), file).toBe(text)
  })

  const cut = (text: string): string => text.split('\n').slice(0, -2).join('\n').concat('\n')
  test.each<[string, string, (text: string) => string | null, string]>([
    ['the last line of the journal is gone', 'journal.jsonl', cut, 'not the one that it ended with'],
    ['the journal is empty', 'journal.jsonl', () => '', 'not the one that it ended with'],
    ['the checkpoint is gone', 'checkpoint.json', () => null, 'there is no checkpoint.json in it'],
    ['the checkpoint was edited', 'checkpoint.json', (text) => text.replace('"of": 2', '"of": 3'), 'checksum'],
  ])('%s', async (_what, name, change, why) => {
    const machines = await Machines.planned()
    await machines.runShard(1)
    await machines.runShard(2)
    const file = path.join(machines.out[1] ?? '', name)
    const text = change(machines.files.readText(file))
    if (text === null) machines.files.content.delete(file)
    else machines.files.content.set(file, text)
    const before = machines.everything
    const refused = refusal(await machines.join())
    expect(refused).toContain(`${machines.out[1]} cannot be joined`)
    expect(refused).toContain(why)
    expect(machines.everything).toEqual(before)
  })

  test.each([
    ['total', -1],
    ['shards', 300],
    ['shards', 1.5],
    ['base', 'x'],
    ['schema_version', 2],
  ])('shards.json with %s %j', async (key, value) => {
    const machines = await Machines.planned()
    const file = path.join(machines.folder, 'shards.json')
    const plan = JSON.parse(machines.files.readText(file))
    machines.files.content.set(file, JSON.stringify({ ...plan, [key]: value }))
    expect(refusal(await machines.runShard(1))).toContain('shards.json is damaged')
    expect(refusal(await machines.join([]))).toContain('shards.json is damaged')
  })
})

describe('a plan', () => {
  test('is made by a resume too: after a gate before the group', async () => {
    const before =
      '  - { name: before, type: human_gate, prompt: go?, options: [{ label: "yes", value: "yes", route: each }] }'
    const machines = new Machines(flow({ before }))
    expect(ended(await machines.run(PLAN)).result.suspended).toMatchObject({ waits_for: 'gate' })
    const planned = ended(await machines.resume({ ...PLAN, gates: new Map([['before', 'yes']]) }))
    expect(planned.result.suspended).toEqual({ waits_for: 'shards', group: 'each', total: 4, shards: 2 })
    await machines.runShard(1)
    await machines.runShard(2)
    expect(ended(await machines.join(machines.out, true)).output).toEqual({ n: 4 })
  })

  test('of a run that was killed in its group spreads only what is left', async () => {
    const machines = new Machines(
      flow({ items: [{}, { fails: 1 }, {}, {}], member: ', routes: [{ on_error: test.failed, retry: { max: 2 } }]' }),
    )
    machines.onStart = (label) => {
      if (label === 'item1:1') machines.kill()
    }
    expect(await machines.run()).toBeNull()
    machines.onStart = () => {}
    expect(ended(await machines.resume(PLAN)).result.suspended).toMatchObject({ total: 4 })
    await machines.runShard(1)
    await machines.runShard(2)
    expect(ended(await machines.join(machines.out, true)).output).toEqual({ n: 4 })
    expect(machines.itemsStarted()).toEqual(['item0:0', 'item1:0', 'item1:1', 'item1:1', 'item2:0', 'item3:0'])
  })

  test('whose items need a secret that a node produced is none: exit 2, and the node is named', async () => {
    const machines = new Machines(flow({ items: [{ token: 'ghp_0123456789abcdefghijABCDEFGHIJ012345' }, {}] }))
    const { result } = ended(await machines.run(PLAN))
    expect(result).toMatchObject({ outcome: 'invalid', exit_code: 2 })
    expect(result.error).toContain('the output of list held a secret')
    expect(result.next_commands[0]).toMatch(/ --from list$/)
    const before = machines.everything
    expect(refusal(await machines.runShard(1))).toContain('there is no shards.json in it')
    expect(machines.everything).toEqual(before)
    expect(ended(await machines.resume({ from: 'list' })).output).toEqual({ n: 2 })
  })
})

test('max_concurrent counts per shard: each runs as many items at once as one machine would', async () => {
  const machines = await Machines.planned({ items: [{}, {}, {}, {}, {}, {}], width: 2 })
  for (const index of [1, 2]) {
    let running = 0
    const seen: number[] = []
    machines.onStart = async () => {
      running += 1
      // Whoever may start at the same time has started after so many turns.
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      seen.push(running)
      running -= 1
    }
    await machines.runShard(index)
    expect(Math.max(...seen)).toBe(2)
  }
  expect(machines.itemsStarted()).toHaveLength(6)
})

test('a shard is given secret inputs again: without them it is refused, with them items see them, and no folder has them', async () => {
  const token = 'Zq7Kp2Vw9Rt4Lm8X'
  const head = ', input: { token: { type: string, secret: true } }'
  const member = ', env: { GIVEN: "{{ workflow.input.token }}" }'
  const machines = new Machines(flow({ head, member }))
  const given = { inputs: { token } }
  expect(ended(await machines.run({ ...given, ...PLAN })).result.outcome).toBe('suspended')
  const before = machines.everything
  expect(refusal(await machines.runShard(1))).toMatch(/\btoken\b/)
  expect(machines.everything).toEqual(before)
  const seen: (string | undefined)[] = []
  machines.onStart = (label, { env }) => void (label.startsWith('item') && seen.push(env['GIVEN']))
  for (const index of [1, 2]) expect(ended(await machines.runShard(index, given)).result.outcome).toBe('success')
  expect(seen).toEqual([token, token, token, token])
  const joined = ended(await machines.resume({ ...given, join: { folders: machines.out, requireAll: true } }))
  expect(joined.output).toEqual({ n: 4 })
  for (const text of machines.everything.values()) expect(text).not.toContain(token)
})

test('folders of shards are found where they lie, and what is none is named', () => {
  const root = temporaryFolder()
  const put = (...names: readonly string[]): void => {
    for (const name of names) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
      writeFileSync(path.join(root, name), '')
    }
  }
  put(
    'all/a/checkpoint.json',
    'all/b/journal.jsonl',
    'all/.hidden',
    'wrong/x/notes.txt',
    'file/notes.txt',
    'one/checkpoint.json',
  )
  mkdirSync(path.join(root, 'all/c'))
  mkdirSync(path.join(root, 'none'))
  const at = (name: string): string => path.join(root, name)
  expect(findShardFolders(['all', 'one', 'none'], root)).toEqual({ ok: true, value: ['all/a', 'all/b', 'one'].map(at) })
  expect(findShardFolders(['wrong'], root)).toEqual({
    ok: false,
    error: `${path.join('wrong', 'x')} is not the folder of a shard`,
  })
  expect(findShardFolders(['file'], root)).toEqual({ ok: false, error: 'file is not the folder of a shard' })
  expect(findShardFolders(['gone'], root)).toEqual({ ok: false, error: 'there is no folder gone' })
})
