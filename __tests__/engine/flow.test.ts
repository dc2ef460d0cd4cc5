import { describe, expect, it } from 'vitest'
import { ofType, type Program, resumeSimulated, type Simulated, script, simulate } from './governance-harness.js'

const started = (ran: Simulated): readonly string[] => ofType(ran, 'node_started').map(({ node }) => node)
const raises = (...kinds: readonly (string | null)[]): Program => {
  return (_name, call) => {
    const kind = kinds[Math.min(call, kinds.length) - 1] ?? null
    return kind === null ? {} : { raise: { kind } }
  }
}

const CATCH_ALL = expect.stringContaining('This route takes every error')

describe('the output of a file', () => {
  const probe = (routeOutput: string): string => `workflow: { name: w, entry_point: probe }
agents:
${script('probe', `routes:\n  - to: report\n  - { on_error: x.y, to: $end, output: ${routeOutput} }`)}
  - { name: report, type: set, value: "1" }
output: { result: "{{ report.output }}", name: "{{ workflow.name }}" }
`

  it('is not rendered where a route says it', async () => {
    const ran = await simulate({ files: probe('{ result: "{{ error.kind }}" }'), program: raises('x.y') })
    expect(ran.result).toMatchObject({ outcome: 'success', output: { result: 'x.y', name: 'w' }, warnings: [] })
  })

  it('loses the keys that cannot be rendered beside a route that has an output, with a warning', async () => {
    const ran = await simulate({ files: probe('{ other: 1 }'), program: raises('x.y') })
    expect(ran.result).toMatchObject({ outcome: 'success', output: { name: 'w', other: 1 } })
    expect(ran.result.output).not.toHaveProperty('result')
    expect(ran.result.warnings.join()).toContain('output.result')
  })

  const withFinally = (more: string): string => `workflow:
  name: w
  entry_point: a
  finally: f
  hooks: { on_complete: good, on_error: "{{ workflow.error.kind }}" }
agents:
  - { name: a, type: set, value: early, routes: [{ to: ${more.includes('stop') ? 'stop' : '$end'} }] }
  - { name: f, type: set, value: "late after {{ workflow.outcome }}" }
${more}`

  it.each([
    ['a good end', 'output: { f: "{{ f.output }}" }\n'],
    [
      'a terminate',
      '  - { name: stop, type: terminate, status: success, reason: enough }\noutput: { f: "{{ f.output }}" }\n',
    ],
  ])('may read what finally made after %s', async (_, more) => {
    const ran = await simulate({ files: withFinally(more) })
    expect(ran.result).toMatchObject({ outcome: 'success', output: { f: 'late after success' }, warnings: [] })
    expect(ofType(ran, 'hook_executed').map(({ hook }) => hook)).toEqual(['on_complete'])
  })

  it('fails the run when it cannot be rendered, after finally and before the hook', async () => {
    const ran = await simulate({ files: withFinally('output: { f: "{{ a.output.gone }}" }\n') })
    expect(ran.result).toMatchObject({ outcome: 'failed', exit_code: 1, output: null })
    expect(started(ran)).toEqual(['a', 'f'])
    expect(ofType(ran, 'hook_executed')).toMatchObject([{ hook: 'on_error', result: 'internal.template_error' }])
  })
})

describe('context.history', () => {
  it.each([0, 1, 2, 3])(
    'names every run that ended, as context.iteration counts them, after %i retries',
    async (fails) => {
      const ran = await simulate({
        files: `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: z }, { on_error: true, retry: { backoff: none } }]')}
  - { name: z, type: set, value: "{{ context.iteration }} {{ context.history | join(' ') }}" }
output: { z: "{{ z.output }}" }
`,
        program: raises(...Array.from({ length: fails }, () => 'x.y'), null),
      })
      expect(ran.result.output).toEqual({ z: `${fails + 1}${' a'.repeat(fails + 1)}` })
    },
  )
})

describe('a success route that cannot be carried out', () => {
  const file = (routes: string, more = ''): string => `workflow: { name: w, entry_point: a }
agents:
${script('a', `routes:\n${routes.replaceAll(/^/gm, '  ')}`)}
  - { name: h, type: set, value: "{{ a.error.kind }} {{ a.output.n }}" }
${more}output: { h: "{{ h.output if h is defined else none }}", path: "{{ context.history | join(' ') }}" }
`
  const program: Program = () => ({ stdout: '{"n": 7}' })

  it.each([
    ['its condition', '- { to: $end, when: "output.nope == 1" }\n- to: $end'],
    ['its output', '- { to: $end, output: { x: "{{ output.nope }}" } }'],
  ])('goes to the error routes for %s', async (_, routes) => {
    const ran = await simulate({ files: file(`${routes}\n- { on_error: internal.template_error, to: h }`), program })
    expect(ran.result.output).toEqual({ h: 'internal.template_error 7', path: 'a h' })
    expect(ofType(ran, 'node_failed')).toMatchObject([{ node: 'a', attempt: 1, partial: { n: 7 } }])
    expect(ofType(ran, 'node_completed')).toMatchObject([{ node: 'h' }])
    expect(ran.result.execution.nodes_executed).toBe(2)
  })

  it('is retried within the budget of the route, and unhandled it halts', async () => {
    const retry = '- { on_error: internal.template_error, retry: { max: 2, backoff: none } }'
    const ran = await simulate({ files: file(`- { to: $end, when: "output.nope == 1" }\n${retry}`), program })
    expect(ran.calls).toEqual(['a', 'a', 'a'])
    expect(ran.result).toMatchObject({ outcome: 'halted', exit_code: 3 })
    expect(ran.records).toMatchObject([{ node: 'a', attempts: 3, envelope: { kind: 'internal.template_error' } }])
  })

  it('may be recovered from with another output, but only once', async () => {
    const recovering = (output: string): string =>
      `- { to: $end, when: "output.nope == 1" }\n- { on_error: true, recover: { output: ${output} } }`
    const mended = await simulate({ files: file(recovering('{ nope: 1 }')), program })
    expect(mended.result.outcome).toBe('success')
    const again = await simulate({ files: file(recovering('{ other: 1 }')), program })
    expect(again.result).toMatchObject({ outcome: 'halted', exit_code: 3 })
    const told = again.events.filter(({ node, type }) => node === 'a' && type !== 'node_started')
    expect(told.map(({ type, action, kind }) => [type, action, kind])).toEqual([
      ['node_failed', undefined, undefined],
      ['route_taken', 'recover', 'internal.template_error'],
      ['route_taken', 'unhandled', 'internal.template_error'],
    ])
  })

  it('counts for the breaker, and not in finally', async () => {
    const routes =
      'routes: [{ to: $end, when: "output.nope == 1" }, { on_error: true, retry: { max: 2, backoff: none } }]'
    const breaker = 'resilience: { circuit_breaker: { failure_threshold: 2 } }'
    const files = (settings: string): string =>
      `workflow: { name: w, ${settings} }\nagents:\n${script('a', `${breaker}\n${routes}`)}${script('b')}`
    const ran = await simulate({ files: files('entry_point: a'), program })
    expect(ran.calls).toEqual(['a', 'a'])
    const last = await simulate({ files: files('entry_point: b, finally: a'), program })
    expect(last.result.outcome).toBe('success')
  })

  it('stays a failure where strict_exit is off', async () => {
    const lenient = file('- { to: $end, when: "output.nope == 1" }').replace(
      'entry_point: a',
      'entry_point: a, runtime: { strict_exit: false }',
    )
    const ran = await simulate({ files: lenient, program })
    expect(ran.result).toMatchObject({ outcome: 'failed', exit_code: 1 })
    expect(ofType(ran, 'node_failed')).toMatchObject([{ node: 'a', typed: false, partial: { n: 7 } }])
    expect(ran.result.checkpoint).toMatchObject({ completed_nodes: [], failed_node: 'a' })
  })

  it('is not repeated by a resume once it was handled', async () => {
    const late = script('late', 'raises: [x.y]')
    const files = file(
      '- { to: $end, when: "output.nope == 1" }\n- { on_error: internal.template_error, to: late }',
      late,
    )
    const play: Program = (name) => (name === 'late' ? { raise: { kind: 'x.y' } } : { stdout: '{"n": 7}' })
    const first = await simulate({ files, program: play })
    expect(first.calls).toEqual(['a', 'late'])
    const second = await resumeSimulated({ files, folder: first.folder, program })
    expect(second.calls).toEqual(['late'])
    expect(second.result.outcome).toBe('success')
  })
})

describe('a failing condition of an error route', () => {
  it('names the route that took the error', async () => {
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: x.y, when: "details.gone == 1", to: $end }]')}`,
      program: raises('x.y'),
    })
    expect(ran.result).toMatchObject({ outcome: 'halted' })
    expect(ofType(ran, 'route_taken')).toMatchObject([{ action: 'unhandled', route: 'routes[1]', kind: 'x.y' }])
  })
})

describe('a terminated run', () => {
  it('announces no checkpoint at its end, and says on a resume who ended it', async () => {
    const files = `workflow: { name: w, entry_point: stop }
agents: [{ name: stop, type: terminate, status: success, reason: nothing to do }]
`
    const ran = await simulate({ files })
    expect(ofType(ran, 'checkpoint_saved')).toEqual([])
    const again = await resumeSimulated({ files, folder: ran.folder })
    expect(again.status).toBe('invalid')
    expect(again.notes.join()).toMatch(/stop terminated it on purpose \(nothing to do\)/)
  })
})

describe('attempts on record', () => {
  const child = (more: string): string => `workflow: { name: c, entry_point: z }
agents:
${script('z', more)}`
  const parent = (more: string): string => `workflow: { name: w, entry_point: c }
agents:
  - { name: c, type: workflow, workflow: child.yaml${more} }
  - { name: h, type: set, value: "{{ c.error.attempts }}" }
output: { seen: "{{ h.output if h is defined else none }}" }
`
  const again = 'routes: [{ to: $end }, { on_error: x.y, retry: { max: 2, backoff: none } }]'

  it.each([
    ['the raising node', again, '', 3, [3, 1]],
    ["a node that raises once in each of its child's runs", '', `, ${again}`, 1, [1, 3]],
  ])('are those of %s', async (_, inner, outer, attempts, frames) => {
    const files = { 'main.yaml': parent(outer), 'child.yaml': child(inner) }
    const ran = await simulate({ files, program: raises('x.y') })
    expect(ran.records).toMatchObject([{ node: 'z', attempts }])
    expect(ran.records[0].frames.map(({ attempt }: { attempt: number }) => attempt)).toEqual(frames)
    expect(ran.result.errors[0]).toMatchObject({ node_id: 'z', attempts })
  })

  it('are those of the calling node in templates', async () => {
    const route =
      ', routes: [{ to: $end }, { on_error: x.y, retry: { max: 1, backoff: none } }, { on_error: x.y, to: h }]'
    const files = { 'main.yaml': parent(route), 'child.yaml': child('') }
    const ran = await simulate({ files, program: raises('x.y') })
    expect(ran.result.output).toEqual({ seen: 2 })
  })
})

describe('an error in finally', () => {
  it('of a child is handled with the first error of the child', async () => {
    const ran = await simulate({
      files: {
        'main.yaml': `workflow: { name: w, entry_point: c }
agents:
  - { name: c, type: workflow, workflow: child.yaml, routes: [{ to: $end }, { on_error: x.y, to: $end }] }
`,
        'child.yaml': `workflow: { name: c, entry_point: z, finally: cleaning }
agents:
${script('z')}${script('cleaning')}`,
      },
      program: (name) => ({ raise: { kind: name === 'z' ? 'x.y' : 'q.r' } }),
    })
    expect(ran.result.outcome).toBe('success')
    expect(ran.result.handled).toMatchObject([
      { node: 'c', kind: 'x.y', by: 'end' },
      { node: 'cleaning', kind: 'q.r', by: 'end' },
    ])
  })
})

describe('an injected error', () => {
  it('counts the runs of a node over all its visits', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: a.b, to: fix }]')}
  - { name: fix, type: set, value: "1", routes: [{ to: a }] }
`
    const first = await simulate({ files, inject: ['a=a.b@1'] })
    expect(started(first)).toEqual(['a', 'fix', 'a'])
    const both = await simulate({ files, inject: ['a=a.b@1', 'a=a.b@2'] })
    expect(started(both)).toEqual(['a', 'fix', 'a', 'fix', 'a'])
  })

  it('goes on counting in a child that is started again', async () => {
    const ran = await simulate({
      files: {
        'main.yaml': `workflow: { name: w, entry_point: c }
agents:
  - name: c
    type: workflow
    workflow: child.yaml
    routes: [{ to: $end }, { on_error: a.b, retry: { max: 3, backoff: none } }]
`,
        'child.yaml': `workflow: { name: c, entry_point: z }\nagents:\n${script('z')}`,
      },
      inject: ['z=a.b@1'],
    })
    expect(ran.result.outcome).toBe('success')
    expect(started(ran)).toEqual(['c', 'z', 'c', 'z'])
  })

  it('meets each item of a for_each, and a name may have spaces', async () => {
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: g }
for_each:
  - name: g
    type: for_each
    source: "{{ [1, 2] }}"
    as: it
    agent:
      name: my node
      type: script
      command: fake
      args: [m]
      routes: [{ on_error: a.b, retry: { max: 1, backoff: none } }]
`,
      inject: ['my node=a.b@1'],
    })
    expect(ran.result.outcome).toBe('success')
    expect(ofType(ran, 'node_failed').map(({ item }) => item.index)).toEqual([0, 1])
  })

  it.each([
    ['b=a.b', /no node "b"/, 'Correct what the message names.'],
    ['prob=a.b', /no node "prob"/, 'did you mean `probe`?'],
    ['probe=internal.timeot', /no such kind/, 'did you mean `internal.timeout`?'],
    ['probe=halt.intentional', /a halt route makes/, 'inject the error that leads to the route'],
  ])('%s is refused', async (inject, message, suggestion) => {
    const files = `workflow: { name: w, entry_point: probe }\nagents:\n${script('probe')}`
    const ran = await simulate({ files, inject: [inject] })
    expect(ran.result.errors).toMatchObject([{ kind: 'injection', suggestion }])
    expect(ran.result.errors[0].message).toMatch(message)
  })
})

describe('shared error routes', () => {
  const shared = (routes: string): string => `workflow: { name: w, entry_point: p, error_routes: ${routes} }
agents:
${script('p', 'routes: [{ to: q }]')}${script('q')}`

  it('do not re-enter at a node that leads away from the failing one', async () => {
    const files = shared('[{ on_error: x.y, retry: { max: 1, from: q, backoff: none } }]')
    const ran = await simulate({ files, program: raises('x.y') })
    expect(ran.calls).toEqual(['p'])
    expect(ran.result).toMatchObject({ outcome: 'halted', exit_code: 3 })
    expect(ran.result.warnings.join()).toContain('from where no path leads to p')
  })

  it('re-enter where the run comes to the failing node again', async () => {
    const files = shared('[{ on_error: x.y, retry: { max: 1, from: p, backoff: none } }]')
    const program: Program = (name, call) => (name === 'q' && call === 1 ? { raise: { kind: 'x.y' } } : {})
    const ran = await simulate({ files, program })
    expect(ran.calls).toEqual(['p', 'q', 'p', 'q'])
    expect(ran.result.outcome).toBe('success')
  })

  it('send the handler of everything to the next one', async () => {
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: a, error_routes: [{ on_error: true, to: h1 }, { on_error: true, to: h2 }] }
agents:
${script('a')}${script('h1')}${script('h2')}`,
      program: (name) => (name === 'h2' ? {} : { raise: { kind: 'x.y' } }),
    })
    expect(ran.calls).toEqual(['a', 'h1', 'h2'])
    expect(ran.result).toMatchObject({ outcome: 'success', warnings: [CATCH_ALL, CATCH_ALL] })
  })
})

describe('a group', () => {
  const group = (more: string, agent = '{ name: m, type: set, value: "1" }', rest = 'agents: []\n'): string =>
    `workflow: { name: w, entry_point: g }
for_each:
  - { name: g, type: for_each, as: it, agent: ${agent}, ${more} }
${rest}`

  it('has all its names after it failed to start', async () => {
    const handler = `agents:
  - { name: h, type: set, value: "{{ g.error.kind }} {{ g.outputs | length }} {{ g.errors | length }} {{ g.count }}" }
output: { h: "{{ h.output }}" }
`
    const routes = 'routes: [{ to: h }, { on_error: true, to: h }]'
    const ran = await simulate({ files: group(`source: '{{ 5 }}', ${routes}`, undefined, handler) })
    expect(ran.result.output.h).toBe('internal.schema_violation 0 0 0')
  })

  it('has the items of a literal with braces in it', async () => {
    const output = 'agents: []\noutput: { n: "{{ g.count }}" }\n'
    const ran = await simulate({ files: group(`source: '{{ [{"x": {"y": 1}}, "{{"] }}'`, undefined, output) })
    expect(ran.result.output).toEqual({ n: 2 })
  })

  it('keys an item without the field of a template by its index', async () => {
    const items = `source: '{{ [{"k": "a"}, {"n": 1}] }}', key_by: "{{ it.k }}"`
    const output = `agents: []\noutput: { keys: "{{ g.outputs | join(' ') }}" }\n`
    const ran = await simulate({ files: group(items, undefined, output) })
    expect(ran.result.output.keys.split(' ').sort()).toEqual(['1', 'a'])
  })

  it.each([
    [29, 100, 29],
    [33.3, 100, 33],
    [0.7, 143, 1],
    // 69 exactly, though the float is a hair below.
    [18.4, 375, 69],
    [7, 10, 0],
  ])('bears %d percent of %d items', async (percent, total, borne) => {
    const run = async (failing: number): Promise<string> => {
      const agent = `{ name: m, type: set, value: "{{ {}.gone if it < ${failing} else 1 }}" }`
      const source = `source: '{{ range(${total}) | list }}', failure_mode: all_or_nothing`
      const ran = await simulate({ files: group(`${source}, tolerate: { percent: ${percent} }`, agent) })
      return ran.result.outcome
    }
    expect(await run(borne)).toBe('success')
    expect(await run(borne + 1)).toBe('halted')
  })
})

describe('retry budgets', () => {
  it('stay exhausted in later visits, until the node succeeds', async () => {
    const routes = `routes:
  - to: $end
  - { on_error: x.y, retry: { max: 1, initial_seconds: 0 } }
  - { on_error: x.y, to: fix }`
    const files = `workflow: { name: w, entry_point: a, limits: { max_iterations: 10 } }
agents:
${script('a', routes)}${script('fix', 'routes: [{ to: a }]')}`
    const program: Program = (name, call) => (name === 'a' && call < 4 ? { raise: { kind: 'x.y' } } : {})
    const ran = await simulate({ files, program })
    expect(ran.calls).toEqual(['a', 'a', 'fix', 'a', 'fix', 'a'])
    expect(ran.result.outcome).toBe('success')
  })
})
