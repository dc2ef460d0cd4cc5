import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../src/scenario/run.js'
import { ended, refusal, World } from './support/world.js'

/** A file around nodes; the entry point is `a`. */
function file(nodes: string, settings = '', rest = ''): Record<string, string> {
  return {
    'workflow.yaml': `workflow:\n  name: t\n  entry_point: a\n  limits: { max_iterations: 50 }\n${settings.replaceAll(/^(?=.)/gm, '  ')}\nagents:\n${nodes.replaceAll(/^(?=.)/gm, '  ')}\n${rest}\n`,
  }
}

const work = (name: string, told = '{}', more = ''): string =>
  `- { name: ${name}, type: script, command: work, args: [${name}, '${told}']${more === '' ? '' : `, ${more}`} }\n`

const steps = (result: Awaited<ReturnType<World['run']>>) =>
  Object.fromEntries(
    ended(result).result.execution.steps.map((step) => [
      step.node_id,
      step.repaired ? 'repaired' : step.cached ? 'cached' : step.status,
    ]),
  )

const changes = (world: World): string[] =>
  world.lines('events.jsonl').flatMap((event) => (event.code === 'node-changed' ? [event.message] : []))

describe('nodes that run again', () => {
  it('the node whose error was unhandled, and nothing before it', async () => {
    const broken = work('a', '{}', 'routes: [{ to: b }]') + work('b', '{"fails": 9}')
    const world = new World(file(broken))
    const first = ended(await world.run())
    expect(first.result.exit_code).toBe(3)
    expect(first.result.next_commands[0]).toMatch(/^conductor resume /)
    const again = ended(await world.resume())
    expect(again.result.exit_code).toBe(3)
    expect(world.lines('errors.jsonl')).toHaveLength(2)
    world.write(file(broken.replace('"fails": 9', '"fails": 0')))
    const last = await world.resume()
    expect(world.started).toEqual(['a:0', 'b:0', 'b:0', 'b:0'])
    expect(steps(last)).toEqual({ a: 'cached', b: 'repaired' })
    expect(new Set(world.lines('events.jsonl').map(({ run_id: id }) => id)).size).toBe(1)
  })

  it('a node whose success routes led nowhere', async () => {
    const world = new World(
      file(
        work('a', '{}', 'routes: [{ to: b }]') +
          work('b', '{"out": {"ok": 0}}', "routes: [{ to: $end, when: 'output.ok is not defined' }]"),
      ),
    )
    const first = ended(await world.run()).result
    expect(first).toMatchObject({ exit_code: 1, errors: [{ kind: 'internal.no_route', action: 'error' }] })
    expect(first.checkpoint).toMatchObject({
      completed_nodes: ['a'],
      failed_node: 'b',
      node_actions: { a: 'default', b: 'error' },
    })
    world.healed = true
    const again = await world.resume()
    expect(world.started).toEqual(['a:0', 'b:0', 'b:0'])
    expect(steps(again)).toEqual({ a: 'cached', b: 'completed' })
    expect(ended(again).result.exit_code).toBe(0)
  })

  it('a node that changed and what reads it, while others stay, also later ones', async () => {
    const nodes = (text: string) =>
      work('a', `{"out": {"v": "${text}"}}`, 'routes: [{ to: b }]') +
      work('b', '{"out": {"v": 2}}', 'routes: [{ to: c }]') +
      work('c', '{"out": {"v": "{{ a.output.v }}"}}', 'routes: [{ to: d }]') +
      work('d', '{"out": {"v": "{{ c.output.v }}"}}', 'routes: [{ to: e }]') +
      work('e', '{"fails": 9}')
    const world = new World(file(nodes('old')))
    await world.run()
    world.write(file(nodes('new')))
    const result = await world.resume()
    expect(world.started.slice(5)).toEqual(['a:0', 'c:0', 'd:0', 'e:0'])
    expect(steps(result)).toEqual({ a: 'repaired', b: 'cached', c: 'repaired', d: 'repaired', e: 'failed' })
    expect(changes(world)).toEqual([
      'a changed since it ran; it runs again',
      'a, which c reads, ran again; it runs again',
      'c, which d reads, ran again; it runs again',
    ])
    // What was repaired counts from now on.
    await world.resume()
    expect(world.started.slice(9)).toEqual(['e:0'])
  })

  it('of a parallel group only the member that changed or reads what changed', async () => {
    const nodes = (m2: string, a: string) =>
      work('a', `{"out": {"v": ${a}}}`, 'routes: [{ to: g }]') +
      work('m1') +
      work('m2', `{"out": {"v": ${m2}}}`) +
      work('m3', '{"out": {"v": "{{ a.output.v }}"}}') +
      work('z', '{"fails": 9}')
    const group = 'parallel: [{ name: g, agents: [m1, m2, m3], routes: [{ to: z }] }]'
    const world = new World(file(nodes('1', '1'), '', group))
    await world.run()
    world.write(file(nodes('2', '1'), '', group))
    await world.resume()
    expect(world.started.slice(5)).toEqual(['m2:0', 'z:0'])
    world.write(file(nodes('2', '2'), '', group))
    await world.resume()
    expect(world.started.slice(7)).toEqual(['a:0', 'm3:0', 'z:0'])
  })

  it('of a for_each only items that are missing or are other ones now', async () => {
    const nodes = (items: string) =>
      work('a', `{"out": {"items": ${items}}}`, 'routes: [{ to: g }]') + work('z', '{"fails": 9}')
    const group = `for_each:\n  - name: g\n    type: for_each\n    source: a.output.items\n    as: i\n    agent: { name: one, type: script, command: work, args: ['one{{ i }}'] }\n    routes: [{ to: z }]`
    const world = new World(file(nodes('[1, 2, 3]'), '', group))
    await world.run()
    world.write(file(nodes('[1, 5, 3, 4]'), '', group))
    await world.resume()
    expect(world.started.slice(5)).toEqual(['a:0', 'one5:0', 'one4:0', 'z:0'])
  })

  it('inside a child only what is open, and all of it when its inputs are others', async () => {
    const nodes = (v: number) =>
      work('a', `{"out": {"v": ${v}}}`, 'routes: [{ to: s }]') +
      "- { name: s, type: workflow, workflow: c.yaml, input_mapping: { v: '{{ a.output.v }}' } }"
    const child = (fails: number, more = '') => ({
      'c.yaml': `workflow: { name: c, entry_point: c1, input: { v: { type: number } } }\nagents:\n  ${work('c1', '{}', 'routes: [{ to: c2 }]')}  ${work('c2', `{"fails": ${fails}${more}}`)}`,
    })
    const world = new World({ ...file(nodes(1)), ...child(9) })
    await world.run()
    expect(world.started).toEqual(['a:0', 'c1:0', 'c2:0'])
    await world.resume()
    expect(world.started.slice(3)).toEqual(['c2:0'])
    world.write(file(nodes(2)))
    await world.resume()
    expect(world.started.slice(4)).toEqual(['a:0', 'c1:0', 'c2:0'])
    world.write(child(0))
    const done = await world.resume()
    expect(world.started.slice(7)).toEqual(['c2:0'])
    expect(ended(done).result.success).toBe(true)
    // A finished child whose file changed is gone through again, and runs only what changed in it.
    world.write(child(0, ', "out": 1'))
    expect(refusal(await world.resume())).toContain('it succeeded')
  })

  it('finally whenever something else ran', async () => {
    const world = new World(file(work('a', '{"fails": 9}') + work('tidy'), 'finally: tidy'))
    await world.run()
    await world.resume()
    expect(world.started).toEqual(['a:0', 'tidy:0', 'a:0', 'tidy:0'])
  })

  it('a finally that failed', async () => {
    const nodes = (fails: number) => work('a') + work('tidy', `{"fails": ${fails}}`)
    const world = new World(file(nodes(9), 'finally: tidy'))
    expect(ended(await world.run()).result.exit_code).toBe(3)
    world.write(file(nodes(0), 'finally: tidy'))
    expect(ended(await world.resume()).result.exit_code).toBe(0)
    expect(world.started).toEqual(['a:0', 'tidy:0', 'tidy:0'])
  })
})

describe('hooks', () => {
  it('of the start are called once, those of the end whenever it ends', async () => {
    const nodes = (fails: number): string => work('a', `{"fails": ${fails}}`)
    const hooks = 'hooks: { on_start: started, on_complete: done, on_error: failed }'
    const world = new World(file(nodes(9), hooks))
    await world.run()
    world.write(file(nodes(0), hooks))
    ended(await world.resume())
    const called = world
      .lines('events.jsonl')
      .flatMap((event) => (event.type === 'hook_executed' ? [event.result] : []))
    expect(called).toEqual(['started', 'failed', 'done'])
  })
})

describe('numbers', () => {
  const FLOATS = (fails: number): Record<string, string> => ({
    ...file(
      [
        '- { name: a, type: set, value: "{{ 6 / 2 }}", routes: [{ to: b }] }\n',
        work(
          'b',
          JSON.stringify({ stdout: '{"mean": 4.0, "count": 4, "deep": [1.0, 2, 2.5], "id": 1234567890123456789}' }),
          'routes: [{ to: c }]',
        ),
        '- { name: c, type: workflow, workflow: child.yaml, input_mapping: { x: "{{ b.output.mean }}" }, routes: [{ to: e }] }\n',
        work('d', `{"fails": ${fails}}`, 'routes: [{ to: z }]'),
        '- { name: z, type: set, values: { all: "{{ a.output }} {{ b.output.mean }} {{ b.output.count }} {{ b.output.deep }} {{ c.output }} {{ e.outputs }} {{ e.results[0].output }} {{ workflow.input.t }} {{ workflow.input.n }} {{ a.output + 1 }} {{ b.output.deep | tojson }} {{ b.output.id }} {{ b.output.id == 1234567890123456789 }}", given: 7.0 } }\n',
      ].join(''),
      'input: { t: { type: number, default: 2.0 }, n: { type: number, default: 2 } }',
      'for_each:\n  - { name: e, type: for_each, source: b.output.deep, as: it, agent: { name: m, type: set, value: "{{ it }}" }, routes: [{ to: d }] }\noutput: { all: "{{ z.output.all }} {{ z.output.given }}" }',
    ),
    'child.yaml':
      'workflow: { name: c, entry_point: k, input: { x: { type: number } } }\nagents: [{ name: k, type: set, value: "got {{ workflow.input.x }}" }]\noutput: { half: "{{ workflow.input.x / 2 }}", text: "{{ k.output }}" }\n',
  })

  it('print as they were written wherever they came from, also after a resume', async () => {
    const expected =
      "3.0 4.0 4 [1.0, 2, 2.5] {'half': 2.0, 'text': 'got 4.0'} [1.0, 2, 2.5] 1.0 2.0 2 4.0 [1.0, 2, 2.5] 1234567890123456789 True 7.0"
    const straight = new World(FLOATS(0))
    expect(ended(await straight.run()).result.output).toEqual({ all: expected })
    const world = new World(FLOATS(9))
    expect(ended(await world.run()).result.exit_code).toBe(3)
    world.write(FLOATS(0))
    const resumed = ended(await world.resume())
    expect(resumed.result.execution.steps.filter(({ cached }) => cached).map((step) => step.node_id)).toEqual([
      'a',
      'b',
      'c',
      'e',
    ])
    expect(resumed.result.output).toEqual({ all: expected })
  })
})

describe('groups', () => {
  const each = (mode: string, more = ''): string =>
    `for_each:\n  - name: a\n    type: for_each\n    source: '{{ [0, 1, 2, 3] }}'\n    as: i\n    max_concurrent: 1\n    failure_mode: ${mode}\n${more}    agent: { name: one, type: script, command: work, args: ['one{{ i }}', '{"fails": {{ 9 if i == 1 else 0 }}}'] }`
  const empty = 'workflow: { name: t, entry_point: a }\nagents: []\n'

  it.for([
    ['fail_fast', ['one1:0', 'one2:0', 'one3:0'], 3],
    ['all_or_nothing', ['one1:0'], 3],
  ] as const)('that failed under %s run what failed and what did not run', async ([mode, again, code]) => {
    const world = new World({ 'workflow.yaml': `${empty}${each(mode)}` })
    expect(ended(await world.run()).result.exit_code).toBe(code)
    const before = world.started.length
    world.write({ 'workflow.yaml': `${empty}${each(mode)}` })
    // The member's program does better now, and its definition is the same.
    world.healed = true
    expect(ended(await world.resume()).result.exit_code).toBe(0)
    expect(world.startedSince(before)).toEqual(again)
  })

  it('that bore their failures are finished', async () => {
    const text = `${empty.replace('agents: []\n', `agents:\n  ${work('z', '{"fails": 9}')}`)}${each('continue_on_error', '    routes: [{ to: z }]\n')}`
    const world = new World({ 'workflow.yaml': text })
    await world.run()
    const before = world.started.length
    await world.resume()
    expect(world.startedSince(before)).toEqual(['z:0'])
  })

  it('that are finished tell again what became of their members', async () => {
    const nodes =
      work('m1', '{"fails": 1}', 'routes: [{ on_error: true, retry: { max: 1 } }]') +
      work('m2') +
      work('m3', '{"fails": 9}', 'routes: [{ on_error: true, recover: { output: { v: 1 } } }]') +
      work('m4', '{"fails": 9}') +
      work('z', '{"fails": 9}')
    const group =
      'parallel: [{ name: a, agents: [m1, m2, m3, m4], failure_mode: continue_on_error, routes: [{ to: z }] }]'
    const world = new World(file(nodes, '', group))
    const told = ({ result }: ReturnType<typeof ended>) => ({
      steps: result.execution.steps.map(({ node_id, status, attempts }) => [node_id, status, attempts]),
      executed: result.execution.nodes_executed,
      completed: result.checkpoint?.completed_nodes,
      actions: result.checkpoint?.node_actions,
    })
    const first = told(ended(await world.run()))
    const before = world.started.length
    const again = await world.resume()
    expect(told(ended(again))).toEqual(first)
    expect(steps(again)).toMatchObject({ m1: 'cached', m2: 'cached', m3: 'cached', m4: 'cached', z: 'failed' })
    expect(told(ended(await world.resume({ from: 'z' })))).toEqual(first)
    expect(world.startedSince(before)).toEqual(['z:0', 'z:0'])
  })

  it('see their members end in the order in which they did', async () => {
    const group = `for_each:\n  - name: a\n    type: for_each\n    source: '{{ [0, 1, 2] }}'\n    as: i\n    tolerate: { count: 1 }\n    agent: { name: one, type: script, command: work, args: ['one{{ i }}', '{"fails": 9}'], routes: [{ on_error: true, retry: { max: 1, backoff: fixed, initial_seconds: '{{ 1 }}' } }] }\n`
    const text = `${empty}${group}`.replace("initial_seconds: '{{ 1 }}'", 'initial_seconds: 3')
    // Item 2 fails for good before item 0 does.
    const slow = (world: World): void => {
      world.onStart = async (label) => {
        if (label === 'one0:1') await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    const whole = new World({ 'workflow.yaml': text })
    slow(whole)
    const expected = ended(await whole.run())
    const world = new World({ 'workflow.yaml': text })
    slow(world)
    world.files.interfere = (write) => {
      if (world.dead) return false
      if (write.text.includes('"type":"for_each"') && write.text.includes('node_failed')) {
        world.kill()
        return false
      }
      return true
    }
    expect(await world.run()).toBeNull()
    world.files.interfere = () => true
    const before = world.started.length
    const result = ended(await world.resume())
    expect(world.startedSince(before)).toEqual([])
    expect(result.result.errors.map(({ message }) => message)).toEqual(
      expected.result.errors.map(({ message }) => message),
    )
  })
})

describe('counts that continue', () => {
  it('retries, with the time they may take and the wait that was begun', async () => {
    const nodes = work(
      'a',
      '{"fails": 9}',
      'routes: [{ to: $end }, { on_error: true, retry: { max: 3, backoff: fixed, initial_seconds: 50, jitter: 0 } }]',
    )
    const world = new World(file(nodes))
    const begun = world.clock.now()
    world.onStart = (label) => {
      if (label === 'a:2') world.kill()
    }
    expect(await world.run()).toBeNull()
    world.onStart = () => {}
    const result = ended(await world.resume())
    expect(world.started).toEqual(['a:0', 'a:1', 'a:2', 'a:2', 'a:3'])
    expect(result.result.errors[0]?.attempts).toBe(4)
    expect(world.clock.now() - begun).toBe(150_000)
  })

  it('max_elapsed_seconds', async () => {
    const nodes = work(
      'a',
      '{"fails": 9}',
      'routes: [{ to: $end }, { on_error: true, retry: { max: 50, backoff: fixed, initial_seconds: 50, jitter: 0, max_elapsed_seconds: 170 } }]',
    )
    const world = new World(file(nodes))
    world.onStart = (label) => {
      if (label === 'a:2') world.kill()
    }
    await world.run()
    world.onStart = () => {}
    await world.resume()
    expect(world.started).toEqual(['a:0', 'a:1', 'a:2', 'a:2', 'a:3'])
  })

  it('a wait ends when it would have', async () => {
    const world = new World(file(`- { name: a, type: wait, duration: 1h, routes: [{ to: b }] }\n${work('b')}`))
    const begun = world.clock.now()
    world.files.interfere = (write) => {
      if (world.dead) return false
      if (write.text.includes('timer_set')) setImmediate(() => world.kill())
      return true
    }
    // The process dies while it waits; ten minutes later it is gone on with.
    const cancel = new AbortController()
    const waiting = world.run({ cancel: cancel.signal })
    expect(await waiting).toBeNull()
    world.files.interfere = () => true
    const result = ended(await world.resume())
    expect(result.result.success).toBe(true)
    expect(world.clock.now() - begun).toBe(3_600_000)
  })

  it('a wait that was cancelled ends when it would have, unless it is another now', async () => {
    const nodes = (duration: string): string =>
      `- { name: a, type: wait, duration: ${duration}, routes: [{ to: b }] }\n${work('b')}`
    const elapsed = async (resumedWith: string): Promise<number> => {
      const world = new World(file(nodes('1h')))
      const begun = world.clock.now()
      const cancel = new AbortController()
      world.files.interfere = (write) => {
        if (write.text.includes('timer_set')) cancel.abort('SIGINT')
        return true
      }
      expect(ended(await world.run({ cancel: cancel.signal })).result.exit_code).toBe(130)
      world.files.interfere = () => true
      world.clock = new VirtualClock(begun + 600_000)
      world.write(file(nodes(resumedWith)))
      expect(ended(await world.resume()).result.success).toBe(true)
      return world.clock.now() - begun
    }
    expect(await elapsed('1h')).toBe(3_600_000)
    expect(await elapsed('5m')).toBe(900_000)
  })

  it('a wait and the wait before a retry take no longer than anew where the time of day was set back in between', async () => {
    const retry = 'retry: { max: 3, backoff: fixed, initial_seconds: 50, jitter: 0, max_elapsed_seconds: 60 }'
    const flows = [
      { nodes: `- { name: a, type: wait, duration: 50s, routes: [{ to: b }] }\n${work('b')}`, begins: 'timer_set' },
      {
        nodes: work('a', '{"fails": 1}', `routes: [{ to: $end }, { on_error: true, ${retry} }]`),
        begins: 'node_retry_scheduled',
      },
    ]
    for (const { nodes, begins } of flows) {
      const world = new World(file(nodes))
      const cancel = new AbortController()
      world.files.interfere = (write) => {
        if (write.text.includes(begins)) cancel.abort('SIGINT')
        return true
      }
      const begun = world.clock.now()
      expect(ended(await world.run({ cancel: cancel.signal })).result.exit_code).toBe(130)
      world.files.interfere = () => true
      world.clock = new VirtualClock(begun - 6 * 3_600_000)
      expect(ended(await world.resume()).result.success, begins).toBe(true)
      expect(world.clock.slept, begins).toBe(50_000)
    }
  })

  it('iterations, so that a limit stays one until it is raised', async () => {
    const loop = (most: number) => ({
      'workflow.yaml': `workflow: { name: t, entry_point: a, limits: { max_iterations: ${most} } }\nagents:\n  ${work('a', '{}', "routes: [{ to: $end, when: '{{ context.iteration >= 7 }}' }, { to: a }]")}output: { n: '{{ context.iteration }}' }\n`,
    })
    const world = new World(loop(5))
    const first = ended(await world.run())
    expect(first.result.errors[0]?.kind).toBe('internal.limit_exceeded')
    expect(ended(await world.resume()).result.exit_code).toBe(1)
    world.write(loop(9))
    const last = ended(await world.resume())
    expect([last.output, world.started.length]).toEqual([{ n: 7 }, 7])
  })

  it('breakers, until they are reset', async () => {
    const nodes = work(
      'a',
      '{"fails": 99}',
      'resilience: { circuit_breaker: { failure_threshold: 1, recovery_timeout: 600 } }',
    )
    const world = new World(file(nodes))
    expect(ended(await world.run()).result.errors[0]?.kind).toBe('test.failed')
    expect(ended(await world.resume()).result.errors[0]?.kind).toBe('internal.circuit_open')
    expect(world.started).toHaveLength(1)
    expect(ended(await world.resume({ resetBreakers: true })).result.errors[0]?.kind).toBe('test.failed')
  })

  it('an error that was handled is there again with its envelope', async () => {
    const nodes =
      work('a', '{"fails": 9, "stdout": "partial"}', 'routes: [{ to: b }, { on_error: test.failed, to: h }]') +
      work('h', '{}', 'routes: [{ to: b }]') +
      work('b', '{"fails": 9}')
    const output =
      "output: { seen: '{{ a.error.kind }}/{{ a.error.details.attempt }}/{{ a.error.attempts }}/{{ a.output.stdout }}' }"
    const world = new World(file(nodes, '', output))
    await world.run()
    world.healed = true
    const result = ended(await world.resume())
    expect(result.output).toEqual({ seen: 'test.failed/0/1/partial' })
    expect(world.started).toEqual(['a:0', 'h:0', 'b:0', 'b:0'])
  })

  it('an error that was recovered from stays recovered from', async () => {
    const nodes =
      work(
        'a',
        '{"fails": 9}',
        "routes: [{ to: b }, { on_error: true, recover: { output: { v: '{{ error.kind }}' } } }]",
      ) + work('b', '{"fails": 9}')
    const world = new World(file(nodes, '', "output: { v: '{{ a.output.v }}', gone: '{{ a.error is defined }}' }"))
    await world.run()
    world.healed = true
    expect(ended(await world.resume()).output).toEqual({ v: 'test.failed', gone: false })
    expect(world.started).toEqual(['a:0', 'b:0', 'b:0'])
  })
})

describe('warnings', () => {
  it('of what is recalled are given again, those of what runs again only when they still hold', async () => {
    const nodes =
      work('a', '{"exit": 3}', 'routes: [{ to: g }]') +
      '- { name: s, type: workflow, workflow: c.yaml, routes: [{ to: z }] }\n' +
      work('z', '{"exit": 6, "out": {"ok": 0}}', "routes: [{ to: $end, when: 'output.ok is not defined' }]")
    const each = `for_each: [{ name: g, type: for_each, source: '{{ [0, 1] }}', as: i, agent: { name: one, type: workflow, workflow: c.yaml }, routes: [{ to: s }] }]`
    const off = 'runtime: { strict_exit: false }'
    const child = `workflow: { name: c, entry_point: i, ${off} }\nagents:\n  ${work('i', '{"exit": 7}')}`
    const world = new World({ ...file(nodes, off, each), 'c.yaml': child })
    const exits = (result: Awaited<ReturnType<World['run']>>): readonly string[] =>
      ended(result).result.warnings.flatMap((text) => /^(\w+ exited with code \d)/.exec(text)?.[1] ?? [])
    const first = exits(await world.run())
    expect(first).toEqual([
      'a exited with code 3',
      'i exited with code 7',
      'i exited with code 7',
      'i exited with code 7',
      'z exited with code 6',
    ])
    expect(exits(await world.resume())).toEqual(first)
    world.healed = true
    expect(exits(await world.resume())).toEqual(first.filter((text) => !text.startsWith('z ')))
    // Once in the log, however often it is told.
    expect(
      world.lines('events.jsonl').filter(({ code, node }) => code === 'exit-code-ignored' && node === 'a'),
    ).toHaveLength(1)
  })
})

describe('--from', () => {
  const three = (fails = 0) =>
    work('a', '{}', 'routes: [{ to: b }]') + work('b', '{}', 'routes: [{ to: c }]') + work('c', `{"fails": ${fails}}`)

  it('runs a node and everything after it again, also after a success', async () => {
    const world = new World(file(three()))
    await world.run()
    expect(refusal(await world.resume())).toContain('it succeeded')
    expect(ended(await world.resume({ from: 'b' })).result.success).toBe(true)
    expect(world.started).toEqual(['a:0', 'b:0', 'c:0', 'b:0', 'c:0'])
    expect(refusal(await world.resume())).toContain('it succeeded')
    await world.resume({ from: 'c' })
    expect(world.started.slice(5)).toEqual(['c:0'])
  })

  it('keeps a node that was repaired before it', async () => {
    const changed = three(9).replace("args: [a, '{}']", 'args: [a, \'{"out": 2}\']')
    const world = new World(file(three(9)))
    await world.run()
    world.write(file(changed))
    await world.resume()
    expect(world.started).toEqual(['a:0', 'b:0', 'c:0', 'a:0', 'c:0'])
    await world.resume({ from: 'b' })
    expect(world.started.slice(5)).toEqual(['b:0', 'c:0'])
    await world.resume({ from: 'a' })
    expect(world.started.slice(7)).toEqual(['a:0', 'b:0', 'c:0'])
  })

  it('goes on after a halt route, which a plain resume does not', async () => {
    const world = new World(
      file(work('a', '{"fails": 9}', 'routes: [{ to: $end }, { on_error: true, halt: { message: stop } }]')),
    )
    const first = ended(await world.run())
    expect([first.result.exit_code, first.result.next_commands.some((command) => command.includes('resume'))]).toEqual([
      3,
      false,
    ])
    expect(refusal(await world.resume())).toContain('a halt route ended it')
    await world.resume({ from: 'a' })
    expect(world.started).toEqual(['a:0', 'a:0'])
  })

  it('refuses what did not run or is not there', async () => {
    const world = new World(
      file(three(9).replace('routes: [{ to: c }]', 'routes: [{ to: c, when: exit_code == 0 }, { to: d }]') + work('d')),
    )
    await world.run()
    expect(refusal(await world.resume({ from: 'd' }))).toContain('did not run')
    expect(refusal(await world.resume({ from: 'nobody' }))).toContain('no such node')
    expect(world.started).toHaveLength(3)
  })
})

describe('ends', () => {
  it('a terminate leaves no checkpoint', async () => {
    const world = new World(file('- { name: a, type: terminate, status: failed, reason: enough }'))
    const result = ended(await world.run())
    expect(Object.keys(world.files.in(world.folder)).sort()).toEqual(['events.jsonl', 'report.html', 'result.json'])
    expect([result.result.exit_code, result.result.checkpoint?.path]).toEqual([1, null])
    expect(refusal(await world.resume())).toContain('a terminated it on purpose (enough)')
  })

  it('a gate waits as long as it must', async () => {
    const gate = "- { name: g, type: human_gate, prompt: go?, options: [{ label: Yes, value: 'yes', route: b }] }\n"
    const world = new World(file(work('a', '{}', 'routes: [{ to: g }]') + gate + work('b')))
    expect(ended(await world.run()).result.exit_code).toBe(4)
    expect(ended(await world.resume()).result.exit_code).toBe(4)
    const before = world.text('checkpoint.json')
    expect(refusal(await world.resume({ gates: new Map([['g', 'maybe']]) }))).toContain('maybe')
    expect(world.text('checkpoint.json')).toBe(before)
    expect(ended(await world.resume({ gates: new Map([['g', 'yes']]) })).result.exit_code).toBe(0)
    expect(world.started).toEqual(['a:0', 'b:0'])
  })

  it('a cancelled run goes on with the node that was interrupted', async () => {
    const cancel = new AbortController()
    const world = new World(file(work('a', '{}', 'routes: [{ to: b }]') + work('b') + work('tidy'), 'finally: tidy'))
    world.onStart = (label) => {
      if (label === 'b:0') cancel.abort('SIGINT')
    }
    expect(ended(await world.run({ cancel: cancel.signal })).result.exit_code).toBe(130)
    world.onStart = () => {}
    expect(ended(await world.resume()).result.exit_code).toBe(0)
    expect(world.started).toEqual(['a:0', 'b:0', 'tidy:0', 'b:0', 'tidy:0'])
  })

  it('new inputs count for what still runs', async () => {
    const nodes =
      work('a', '{"out": {"v": "{{ workflow.input.x }}"}}', 'routes: [{ to: b }]') +
      work('b', '{"fails": {{ 9 if workflow.input.x == "1" else 0 }}, "out": {"v": "{{ workflow.input.x }}"}}')
    const world = new World(
      file(nodes, 'input: { x: { type: string } }', "output: { a: '{{ a.output.v }}', b: '{{ b.output.v }}' }"),
    )
    await world.run({ inputs: { x: '1' } })
    expect(ended(await world.resume({ inputs: { x: 'two' } })).output).toEqual({ a: 1, b: 'two' })
    expect(world.started).toEqual(['a:0', 'b:0', 'b:0'])
    expect(refusal(await world.resume({ inputs: { y: 'two' } }))).toMatch(/succeeded|unknown|y/)
  })
})
