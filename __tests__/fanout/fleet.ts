import { rmSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { RunResult } from '../../src/run/request.js'
import { ended, World } from '../durable/support/world.js'

/** What becomes of one item: it fails so many times, with this kind. */
interface DrawnItem {
  readonly fails: number
  readonly kind: string
}

/** A session that dies at one of its writes, and what is done about it. */
interface Kill {
  readonly at: number
  readonly torn: boolean
  readonly afterwards: 'resume' | 'leave' | 'lose' | 'again'
}

/** A workflow with one for_each, how it is spread, and everything that goes wrong meanwhile. */
export interface Fleet {
  readonly items: readonly DrawnItem[]
  readonly shards: number
  readonly mode: 'fail_fast' | 'continue_on_error' | 'all_or_nothing'
  readonly tolerate: string | null
  readonly width: number
  readonly member: keyof typeof MEMBERS
  readonly keyed: boolean
  readonly rounds: number
  readonly handled: boolean
  readonly kills: readonly (Kill | null)[]
}

const ARGS = `["r{{ round.output.n }}-{{ item.id }}", "{{ item.told | tojson }}"]`
const SCRIPT = `{ name: one, type: script, command: work, args: ${ARGS}`
const RETRIES = 2
const RETRY = `on_error: test.failed, retry: { max: ${RETRIES}, initial_seconds: 3 }`
const MEMBERS = {
  plain: `${SCRIPT}, routes: [{ on_error: none.such, recover: { output: {} } }] }`,
  retrying: `${SCRIPT}, routes: [{ ${RETRY} }] }`,
  recovering: `${SCRIPT}, routes: [{ ${RETRY} }, { on_error: test.*, recover: { output: { by: mended } } }] }`,
  lettering: `${SCRIPT}, routes: [{ ${RETRY} }, { on_error: test.failed, propagate: true, dead_letter: true, escalate: true }] }`,
  halting: `${SCRIPT}, routes: [{ ${RETRY} }, { on_error: test.other, halt: { message: enough } }] }`,
  child: `{ name: one, type: workflow, workflow: child.yaml, input_mapping: { id: "r{{ round.output.n }}-{{ item.id }}", told: "{{ item.told | tojson }}" }, routes: [{ on_error: test.other, recover: { output: { by: mended } } }] }`,
}

const CHILD = `
workflow: { name: child, entry_point: first, input: { id: { type: string }, told: { type: string } } }
agents:
  - { name: first, type: script, command: work, args: ["{{ workflow.input.id }}-first"], routes: [{ to: second }] }
  - { name: second, type: script, command: work, args: ["{{ workflow.input.id }}", "{{ workflow.input.told }}"], routes: [{ to: $end }, { ${RETRY} }] }
output: { by: "{{ second.output.by }}" }
`

function filesOf({ items, mode, tolerate, width, member, keyed, rounds, handled }: Fleet): Record<string, string> {
  const list = items.map(({ fails, kind }, id) => ({ id, told: { fails, kind } }))
  const workflow = `
workflow: { name: fleet, entry_point: list, finally: last, limits: { max_iterations: 60 } }
agents:
  - { name: list, type: script, command: work, args: [list, '${JSON.stringify({ out: { items: list, by: 'list', attempt: 0 } })}'], routes: [{ to: round }] }
  - { name: round, type: set, values: { n: "{{ (round.output.n if round is defined else 0) + 1 }}" }, routes: [{ to: each }] }
  - { name: after, type: script, command: work, args: ["after{{ round.output.n }}"], routes: [{ to: round, when: "{{ round.output.n < ${rounds} }}" }, { to: $end }] }
  - { name: fix, type: script, command: work, args: [fix], routes: [{ to: $end }] }
  - { name: last, type: script, command: work, args: [last] }
for_each:
  - name: each
    type: for_each
    source: list.output.items
    as: item
    ${keyed ? 'key_by: item.id' : ''}
    failure_mode: ${mode}
    max_concurrent: ${width}
    ${tolerate === null ? '' : `tolerate: ${tolerate}`}
    agent: ${MEMBERS[member]}
    routes: [{ to: after }${handled ? ', { on_error: true, to: fix }' : ''}]
output: { outputs: "{{ (each.outputs if each is defined else []) | tojson }}", errors: "{{ (each.errors if each is defined else []) | tojson }}" }
`
  return { 'workflow.yaml': workflow, 'child.yaml': CHILD }
}

const kill = fc.record({
  at: fc.integer({ min: 1, max: 70 }),
  torn: fc.boolean(),
  afterwards: fc.constantFrom('resume', 'resume', 'leave', 'lose', 'again'),
})

export const fleets: fc.Arbitrary<Fleet> = fc.record({
  items: fc.array(
    fc.record({
      fails: fc.constantFrom(0, 0, 0, 1, 2, 99),
      kind: fc.constantFrom('test.failed', 'test.failed', 'test.other'),
    }),
    { maxLength: 9 },
  ),
  shards: fc.integer({ min: 1, max: 5 }),
  mode: fc.constantFrom('fail_fast', 'continue_on_error', 'continue_on_error', 'all_or_nothing'),
  tolerate: fc.constantFrom(null, null, '{ count: 1 }', '{ percent: 40 }'),
  width: fc.integer({ min: 1, max: 3 }),
  member: fc.constantFrom('plain', 'retrying', 'recovering', 'lettering', 'halting', 'child'),
  keyed: fc.boolean(),
  rounds: fc.constantFrom(1, 1, 1, 2),
  handled: fc.boolean(),
  kills: fc.array(fc.option(kill, { freq: 2 }), { maxLength: 12 }),
})

/** Runs a fleet on one machine and on many, with everything that goes wrong, and holds one against the other. */
export async function sameOnManyMachines(fleet: Fleet): Promise<void> {
  const alone = new World(filesOf(fleet))
  const harbour = new Harbour(fleet)
  try {
    await compare(fleet, alone, harbour)
  } finally {
    for (const { base } of [alone, harbour.world]) rmSync(base, { recursive: true, force: true })
  }
}

async function compare(fleet: Fleet, alone: World, harbour: Harbour): Promise<void> {
  const whole = ended(await alone.run())
  const joined = ended(await harbour.joined())
  if (isRace(fleet)) return
  expect(verdict(joined)).toEqual(verdict(whole))
  if (isCutShort(fleet, alone)) return
  expect(joined.output).toEqual(whole.output)
  // A session that goes on after a kill takes what it finds for reported.
  const told = comparable(joined, harbour.wasKilled ? { earlier: undefined } : {})
  expect(told).toEqual(comparable(whole))
  // One that died while it told its end had perhaps told of these already.
  const records = errorRecords(harbour.world)
  expect(harbour.wasKilled ? [...new Set(records)] : records).toEqual(errorRecords(alone))
  expect(letters(harbour.world)).toEqual(letters(alone))
  expect(itemEvents(harbour.wasKilled ? alone : harbour.world)).toEqual(itemEvents(alone))
}

/** Where fail_fast would end the group and a halt the run, the first of them decides, which is a matter of time. */
function isRace({ mode, member, items }: Fleet): boolean {
  const halts = items.some(({ fails, kind }) => fails > 0 && kind === 'test.other')
  const fails = items.some(({ fails: times, kind }) => times > RETRIES && kind === 'test.failed')
  return mode === 'fail_fast' && member === 'halting' && halts && fails
}

/** Which items fail_fast or a halt still let run is a matter of time. */
function isCutShort({ mode }: Fleet, alone: World): boolean {
  const events = alone.lines('events.jsonl')
  const isStopped = events.some(({ type, status }) => type === 'group_completed' && status !== 'completed')
  return isStopped && (mode === 'fail_fast' || events.some(({ action }) => action === 'halt'))
}

function verdict({ result }: Extract<RunResult, { status: 'ended' }>) {
  return { outcome: result.outcome, exitCode: result.exit_code }
}

/** Which error came first is a matter of time. */
function withoutFirst(text: string): string {
  return text.replaceAll(/; first [^"]*failed/g, '')
}

function sorted(values: readonly unknown[]): readonly string[] {
  return values.map((value) => withoutFirst(JSON.stringify(value))).sort()
}

function comparable({ result }: Extract<RunResult, { status: 'ended' }>, hidden: object = {}) {
  return {
    errors: sorted(result.errors),
    letters: sorted(result.dead_letters.map((one) => ({ ...one, id: null }))),
    escalations: [...new Set(sorted(result.escalations.map((one) => ({ ...one, ...hidden }))))],
    executed: result.metrics.nodes_executed,
    warnings: sorted(result.warnings.filter((text) => !text.includes('ended on no machine'))),
    steps: result.execution.steps.map(({ node_id, status, attempts }) => ({ node_id, status, attempts })),
  }
}

function errorRecords(world: World): readonly string[] {
  return sorted(world.lines('errors.jsonl').map((one) => ({ ...one, timestamp: null, run_id: null })))
}

/** The last line of each letter counts: a session that goes on after a kill may have written it again. */
function letters(world: World): readonly string[] {
  const given = world.lines('dead-letter.jsonl').filter(({ settled }) => settled === undefined)
  const byId = new Map(given.map((one) => [one.id, one]))
  return sorted(
    [...byId.values()].map((one) => ({
      ...one,
      id: one.id.replace(one.run_id, ''),
      run_id: null,
      timestamp: null,
      cwd: null,
      workflow: null,
    })),
  )
}

const TIMES = { timestamp: null, run_id: null, seq: null, duration_ms: null, deadline: null, id: null }

function itemEvents(world: World): readonly string[] {
  const events = world.lines('events.jsonl').filter(({ scope }) => /^each#\d+\.\d+\[/.test(scope))
  return sorted(events.map((event) => ({ ...event, ...TIMES })))
}

/**
 * The labels of everything that journals say has come to its end, however it ended. Once a group has failed and nothing
 * handles that, a resume runs its failed members again. What a child does not handle is at its end when the child is.
 */
function settledLabels(journals: readonly string[]): ReadonlySet<string> {
  const entries = journals.flatMap((journal) =>
    journal
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line).d.e),
  )
  const ofGroup = entries.filter((e) => e.scope === '' && e.node === 'each')
  const isHandled = ofGroup.some((e) => e.type === 'route_taken' && e.action === 'to' && e.kind !== null)
  const mayRunAgain = ofGroup.some((e) => e.type === 'node_failed') && !isHandled
  const final = ['halt', ...(mayRunAgain ? ['collected', 'unhandled'] : [])]
  const settled = new Set<string>()
  const open = new Map<string, string>()
  const leaving = new Map<string, string>()
  for (const e of entries) {
    const place = `${e.scope}${e.node}#${e.visit}.${e.attempt}`
    if (e.type === 'node_completed' && e.node_type === 'script') settled.add(`${e.output.by}:${e.output.attempt}`)
    if (e.type === 'node_failed' && e.node_type === 'script')
      open.set(place, `${e.envelope.message.replace(/ failed$/, '')}:${e.envelope.details.attempt}`)
    const label = open.get(place)
    const isDecided = e.type === 'node_retry_scheduled' || (e.type === 'route_taken' && !final.includes(e.action))
    const leftChild = leaving.get(place)
    if (leftChild !== undefined && isDecided) settled.add(leftChild)
    if (label === undefined || !isDecided) continue
    const isLeaving = e.action === 'unhandled' && e.scope.indexOf('/') < e.scope.length - 1
    if (isLeaving) leaving.set(e.scope.slice(0, -1), label)
    else settled.add(label)
  }
  return settled
}

/** The machines of one fleet, one session after the other. */
class Harbour {
  readonly world: World
  readonly #fleet: Fleet
  #sessions = 0
  wasKilled = false

  constructor(fleet: Fleet) {
    this.#fleet = fleet
    this.world = new World(filesOf(fleet))
  }

  async joined(): Promise<RunResult | null> {
    const planned = await this.#plan()
    const { suspended } = planned.result
    if (suspended?.waits_for !== 'shards') return planned
    const folders: string[] = []
    for (let index = 1; index <= suspended.shards; index++)
      folders.push(...(await this.#shard(index, suspended.shards)))
    return this.#join(folders)
  }

  async #plan() {
    const shards = { group: 'each', count: this.#fleet.shards }
    for (;;) {
      const isFresh = this.world.text('checkpoint.json') === ''
      const { result } = await this.#session([this.world.folder], () =>
        isFresh ? this.world.run({ shards }) : this.world.resume({ shards }),
      )
      if (result !== null) return ended(result)
    }
  }

  /** The folders that a shard leaves, after everything that was done about its deaths. */
  async #shard(index: number, of: number): Promise<readonly string[]> {
    const left: string[] = []
    for (let number = 1; ; number++) {
      const folder = path.join(this.world.base, `shard-${index}-${number}`)
      const afterwards = await this.#oneShard({ index, of }, folder)
      if (afterwards !== 'lose') left.push(folder)
      if (afterwards !== 'again') return left
    }
  }

  async #oneShard(shard: { readonly index: number; readonly of: number }, folder: string): Promise<Kill['afterwards']> {
    let last: RunResult | null = null
    while (last === null) {
      const isFresh = this.world.text('checkpoint.json', folder) === ''
      const { result, afterwards } = await this.#session([this.world.folder, folder], () =>
        isFresh ? this.world.shard(shard, folder) : this.world.resume({ folder }),
      )
      if (result === null && afterwards !== 'resume') return afterwards
      last = result
    }
    expect(this.#fleet.member === 'halting' ? ['success', 'halted'] : ['success']).toContain(ended(last).result.outcome)
    return 'leave'
  }

  async #join(folders: readonly string[]): Promise<RunResult | null> {
    const join = { folders, requireAll: false }
    for (let number = 1; ; number++) {
      // Once everything is taken over, a plain resume does the same; after the last write there is nothing to join.
      const isPlain = number > 1 && (this.#hasEnded() || (number % 2 === 0 && this.#isTaken(folders)))
      const { result } = await this.#session([this.world.folder, ...folders], () =>
        this.world.resume(isPlain ? {} : { join }),
      )
      if (result !== null) return result
    }
  }

  #hasEnded(): boolean {
    const { status, outcome } = JSON.parse(this.world.text('checkpoint.json'))
    return status === 'ended' && outcome !== 'suspended'
  }

  /** Whether the plan's journal holds already what the shards ended. */
  #isTaken(folders: readonly string[]): boolean {
    const own = settledLabels([this.world.text('journal.jsonl')])
    return [...settledLabels(folders.map((each) => this.world.text('journal.jsonl', each)))].every((one) =>
      own.has(one),
    )
  }

  async #session(
    known: readonly string[],
    act: () => Promise<RunResult | null>,
  ): Promise<{ readonly result: RunResult | null; readonly afterwards: Kill['afterwards'] }> {
    const { world } = this
    const drawn = this.#fleet.kills[this.#sessions++] ?? null
    const first = world.files.writes
    world.files.interfere = (write, number) => {
      if (drawn === null) return true
      if (world.dead) return false
      if (number - first < drawn.at || (drawn.torn && write.operation !== 'append')) return true
      world.kill()
      return drawn.torn ? write.text.slice(0, Math.floor(write.text.length / 2)) : false
    }
    const settled = settledLabels(known.map((folder) => world.text('journal.jsonl', folder)))
    const before = world.started.length
    const result = await act()
    // `finally` belongs to the end of a session, not to its work.
    const again = world.startedSince(before).filter((label) => settled.has(label) && label !== 'last:0')
    expect(again, 'side effects that happened twice').toEqual([])
    if (result === null) this.wasKilled = true
    return { result, afterwards: drawn?.afterwards ?? 'leave' }
  }
}
