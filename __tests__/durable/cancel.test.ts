import { describe, expect, it } from 'vitest'
import { ended, World } from './support/world.js'

const start = (more = ''): string => `workflow: { name: stops, entry_point: a${more} }\n`
const head = start()
const node = (name: string, more = ''): string =>
  `{ name: ${name}, type: script, command: work, args: ['${name}']${more} }`

/** Runs a file and cancels it when a node starts. */
async function cancelled(files: string | Readonly<Record<string, string>>, at: string, reason?: string) {
  const world = new World(typeof files === 'string' ? { 'workflow.yaml': head + files } : files)
  const controller = new AbortController()
  world.onStart = (label) => {
    if (label === at) controller.abort(reason)
  }
  const { result } = ended(await world.run({ cancel: controller.signal }))
  return { world, result }
}

const LINE = `agents:\n  - ${node('a', ', routes: [{ to: b }]')}\n  - ${node('b', ', routes: [{ to: c }]')}\n  - ${node('c')}\n`
const GROUP = `agents: []
for_each:
  - name: a
    type: for_each
    source: '{{ [1, 2, 3] }}'
    as: n
    max_concurrent: 1
    failure_mode: continue_on_error
    agent: { name: one, type: script, command: work, args: ['one{{ _index }}'] }
`
const PARALLEL = `agents:\n  - ${node('x')}\n  - ${node('y')}\nparallel: [{ name: a, agents: [x, y], failure_mode: continue_on_error }]\n`
const CHILD = {
  'workflow.yaml': `${head}agents: [{ name: a, type: workflow, workflow: child.yaml, routes: [{ to: c }] }, ${node('c')}]\n`,
  'child.yaml': `workflow: { name: inner, entry_point: b }\nagents: [${node('b')}]\n`,
}
const RECOVERS = `agents:\n  - ${node('a', ', routes: [{ on_error: true, recover: { output: 1 } }, { to: c }]')}\n  - ${node('c')}\n`
const FINALLY = `${start(', finally: [b]')}agents:\n  - ${node('a', ', routes: [{ to: $end }]')}\n  - ${node('b')}\n`

describe('a run that is cancelled', () => {
  it.each<[string, string | Readonly<Record<string, string>>, string, string, readonly string[]]>([
    ['in its first node', LINE, 'a:0', 'a', []],
    ['between others', LINE, 'b:0', 'b', ['a:0']],
    ['in an item', GROUP, 'one1:0', 'one', ['one0:0']],
    ['in a member', PARALLEL, 'x:0', 'x', []],
    ['in a child', CHILD, 'b:0', 'b', []],
    ['in a node that would recover from an error', RECOVERS, 'a:0', 'a', []],
  ])('%s says where, and is resumed there', async (_, files, at, where, done) => {
    for (const [reason, code] of [
      [undefined, 143],
      ['SIGINT', 130],
      ['SIGHUP', 129],
      ['SIGQUIT', 131],
    ] as const) {
      const { world, result } = await cancelled(files, at, reason)
      expect(result).toMatchObject({ outcome: 'cancelled', exit_code: code, success: false, termination: null })
      const message = `cancelled by ${reason ?? 'SIGTERM'} at ${where}`
      expect(result.errors.map((error) => [error.kind, error.message])).toEqual([['internal.cancelled', message]])
      const before = world.started.length
      world.onStart = () => {}
      expect(ended(await world.resume()).result.outcome).toBe('success')
      expect(world.startedSince(before).filter((label) => done.includes(label))).toEqual([])
      expect(world.startedSince(before)).toContain(at)
    }
  })

  it('while it does what comes at the end does that to its end', async () => {
    const { result } = await cancelled({ 'workflow.yaml': FINALLY }, 'b:0')
    expect(result).toMatchObject({ outcome: 'success', exit_code: 0 })
  })

  it('keeps the error that came before', async () => {
    const failing = `${start(', finally: [b]')}agents:\n  - ${node('a').replace("'a'", `'a', '{"fails": 9}'`)}\n  - ${node('b')}\n`
    const { result } = await cancelled({ 'workflow.yaml': failing }, 'b:0')
    expect(result).toMatchObject({ outcome: 'halted', exit_code: 3 })
    expect(result.errors[0]?.kind).toBe('test.failed')
  })
})

describe('a group whose members ended in an earlier session', () => {
  const FILE = {
    'workflow.yaml': `${head}agents: []
for_each:
  - name: a
    type: for_each
    source: '{{ [1, 2] }}'
    as: n
    max_concurrent: 2
    failure_mode: fail_fast
    tolerate: { count: 1 }
    agent: { name: one, type: script, command: work, args: ['one{{ _index }}', '{"fails": 9, "kind": "test.number{{ _index }}"}'] }
`,
  }
  /** The first item ends after the second one, whatever the machine does. */
  const inTurn = (world: World): void => {
    world.onStart = async (label) => {
      while (label === 'one0:0' && !world.dead && !world.text('journal.jsonl').includes('test.number1'))
        await new Promise((resolve) => setImmediate(resolve))
    }
  }

  it('raises the error that it raised then: they count in the order in which they ended', async () => {
    const whole = new World(FILE)
    inTurn(whole)
    expect(ended(await whole.run()).result.errors[0]?.kind).toBe('test.number0')
    const world = new World(FILE)
    inTurn(world)
    world.files.interfere = ({ text }) => {
      if (!world.dead && text.includes('"scope":"","node":"a"') && text.includes('node_failed')) world.kill()
      return !world.dead
    }
    expect(await world.run()).toBeNull()
    world.files.interfere = () => true
    const before = world.started.length
    expect(ended(await world.resume()).result.errors[0]?.kind).toBe('test.number0')
    expect(world.startedSince(before)).toEqual([])
  })
})
