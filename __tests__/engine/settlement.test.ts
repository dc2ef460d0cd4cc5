import { describe, expect, it } from 'vitest'
import { ofType, type Program, resumeSimulated, type Simulated, script, simulate } from './governance-harness.js'

const told = (ran: Simulated, ...types: readonly string[]): readonly string[] =>
  ran.events.filter(({ type }) => types.includes(type)).map(({ type, node }) => `${type} ${node}`)
const starts = (ran: Simulated): readonly string[] => ofType(ran, 'node_started').map(({ node }) => node)
const raising =
  (kind: string, times = Number.POSITIVE_INFINITY): Program =>
  (_name, call) =>
    call <= times ? { raise: { kind } } : {}

describe('one run has one end', () => {
  const route = (strict: boolean, when: string): string => `workflow: { name: w, entry_point: a }
agents:
${script('a', `strict_exit: ${strict}\nroutes: [{ to: $end, when: "${when}" }]`)}
`

  it.each([
    [false, '{{ output.gone.deep }}', 'failed', 'internal.template_error'],
    [true, '{{ output.gone.deep }}', 'halted', 'internal.template_error'],
    [false, '{{ false }}', 'failed', 'internal.no_route'],
    [true, '{{ false }}', 'failed', 'internal.no_route'],
  ])('also where its success route cannot be taken (strict: %s, when: %s)', async (strict, when, outcome, kind) => {
    const ran = await simulate({ files: route(strict, when) })
    expect(ran.result).toMatchObject({ outcome, errors: [{ kind, node_id: 'a' }] })
    expect(told(ran, 'node_completed', 'node_failed', 'route_taken')).toEqual(['node_failed a', 'route_taken a'])
    expect(ran.records.map(({ envelope }) => envelope.kind)).toEqual([kind])
  })

  it('is routed by the error routes of the step where its success route fails', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end, when: "{{ output.gone.deep }}" }, { on_error: internal.template_error, to: b }]')}
  - { name: b, type: set, value: "{{ a.error.kind }}" }
output: { kind: "{{ b.output }}" }
`
    const ran = await simulate({ files })
    expect(ran.result).toMatchObject({ outcome: 'success', output: { kind: 'internal.template_error' } })
  })

  it('keeps the error of a success route after a recovery on record, and runs nothing twice', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end, when: "{{ output.gone.deep }}" }, { on_error: true, recover: { output: 1 } }]')}
`
    const ran = await simulate({ files, program: raising('x.y') })
    expect(ran.result).toMatchObject({ outcome: 'halted', errors: [{ kind: 'internal.template_error' }] })
    expect(ofType(ran, 'route_taken').map(({ action }) => action)).toEqual(['recover', 'unhandled'])
    expect(starts(ran)).toEqual(['a'])
  })
})

describe('routes see the run that they decide about', () => {
  const seen = (when: string, fails: boolean): string => `workflow: { name: w, entry_point: first }
agents:
  - { name: first, type: set, value: 1, routes: [{ to: a }] }
${script('a', `routes: [{ to: ${fails ? 'bad' : `good, when: "${when}"`} }, { to: bad }, { on_error: x.y, ${fails ? `when: "${when}", to: good` : 'to: bad'} }, { on_error: true, to: bad }]`)}
  - { name: good, type: set, value: 1 }
  - { name: bad, type: set, value: 1 }
`

  it.each([
    ['its output', '{{ a.output.exit_code == 0 and output.exit_code == 0 }}', false],
    ['that it is the last of the history', "{{ context.history == ['first', 'a'] and context.iteration == 2 }}", false],
    ['its error', "{{ a.error.kind == 'x.y' and error.kind == 'x.y' }}", true],
    ['the history, with the failed run', "{{ context.history == ['first', 'a'] and context.iteration == 2 }}", true],
  ])('%s', async (_, when, fails) => {
    const ran = await simulate({ files: seen(when, fails), program: fails ? raising('x.y') : () => ({}) })
    expect(starts(ran)).toEqual(['first', 'a', 'good'])
  })
})

describe('a policy speaks before a node starts', () => {
  const policed = (routes: string, allow: string): string => `workflow:
  name: w
  entry_point: a
  policies: [{ name: p, type: expression, allow_if: "${allow}" }]
agents:
${script('a', `routes: ${routes}`)}
${script('b', 'routes: [{ to: a }]')}
`

  it('in the order of events', async () => {
    const ran = await simulate({ files: policed('[{ to: $end }]', '{{ true }}') })
    expect(told(ran, 'policy_evaluated', 'node_started')).toEqual(['policy_evaluated a', 'node_started a'])
  })

  it('and what it denies has not started, but has failed', async () => {
    const ran = await simulate({ files: policed('[{ to: $end }]', '{{ false }}') })
    expect(ran.result).toMatchObject({ outcome: 'halted', errors: [{ kind: 'internal.policy_denied', node_id: 'a' }] })
    expect(told(ran, 'policy_evaluated', 'node_started', 'node_failed')).toEqual([
      'policy_evaluated a',
      'node_failed a',
    ])
    expect(ran.calls).toEqual([])
  })

  it('and a loop through a denied node ends at the limit, each visit for itself', async () => {
    const routes = '[{ to: $end }, { on_error: internal.policy_denied, to: c }]'
    const files = `${policed(routes, '{{ false }}')}  - { name: c, type: set, value: 1, routes: [{ to: a }] }\n`
    const ran = await simulate({ files })
    expect(ran.result).toMatchObject({ outcome: 'failed', errors: [{ kind: 'internal.limit_exceeded' }] })
    expect(ofType(ran, 'node_failed').map(({ visit }) => visit)).toEqual([1, 2, 3, 4, 5])
  })

  it('and a denial that was handled is not asked again after a resume', async () => {
    const files = `workflow:
  name: w
  entry_point: a
  policies: [{ name: p, type: expression, allow_if: "{{ false }}", nodes: [a] }]
agents:
${script('a', 'routes: [{ to: $end }, { on_error: internal.policy_denied, to: b }]')}
${script('b', 'raises: [x.y]')}
`
    const first = await simulate({ files, program: raising('x.y') })
    expect(first.result.outcome).toBe('halted')
    const again = await resumeSimulated({ files, folder: first.folder })
    expect(again.result).toMatchObject({ outcome: 'success' })
    expect(again.calls).toEqual(['b'])
    expect(starts(again).filter((node) => node === 'a')).toEqual([])
  })
})

describe('the limit of iterations', () => {
  const chain = (length: number, last: string): string =>
    Array.from(
      { length },
      (_, index) =>
        `  - { name: n${index}, type: set, value: 1, routes: [{ to: ${index === length - 1 ? last : `n${index + 1}`} }] }\n`,
    ).join('')

  it.each([
    [3, 10],
    [5, 10],
    [12, 24],
  ])('is 10, or twice the nodes of the file when that is more: %d nodes, %d iterations', async (length, most) => {
    const files = `workflow: { name: w, entry_point: n0 }\nagents:\n${chain(length, 'n0')}`
    const ran = await simulate({ files })
    expect(ran.result).toMatchObject({ outcome: 'failed', errors: [{ kind: 'internal.limit_exceeded' }] })
    expect(starts(ran)).toHaveLength(most)
  })

  it('counts a group as one, and its inline member not at all', async () => {
    const group = `for_each:
  - name: each
    type: for_each
    source: "{{ range(30) | list }}"
    as: one
    agent: { name: item, type: set, value: "{{ one }}" }
    routes: [{ to: n0 }]
`
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: n0 }\nagents:\n${chain(5, 'each')}${group}`,
    })
    expect(ran.result).toMatchObject({ errors: [{ kind: 'internal.limit_exceeded' }] })
    expect(starts(ran).filter((node) => node !== 'item')).toHaveLength(12)
  })

  it('does not count retries', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: x.y, retry: { max: 20 } }]')}
`
    const ran = await simulate({ files, program: raising('x.y', 20) })
    expect(ran.result.outcome).toBe('success')
    expect(ran.calls).toHaveLength(21)
  })

  const back = (routes: string): string => `workflow: { name: w, entry_point: a, limits: { max_iterations: 2 } }
agents:
${script('a', `routes: ${routes}`)}
${script('b', 'routes: [{ to: $end }, { on_error: x.y, retry: { max: 20, from: a } }]')}
`

  it('does not count what a retry that goes back runs again', async () => {
    const program: Program = (name, call) => (name === 'b' && call <= 20 ? { raise: { kind: 'x.y' } } : {})
    const ran = await simulate({ files: back('[{ to: b }]'), program })
    expect(ran.result.outcome).toBe('success')
    expect(ran.calls).toHaveLength(42)
  })

  it('counts a loop that such a retry has led into', async () => {
    const program: Program = (name) => (name === 'b' ? { raise: { kind: 'x.y' } } : {})
    const ran = await simulate({ files: back('[{ to: a, when: "{{ b is defined }}" }, { to: b }]'), program })
    expect(ran.result).toMatchObject({ outcome: 'failed', errors: [{ kind: 'internal.limit_exceeded' }] })
  })
})

describe('a member of a group', () => {
  const each = (route: string): string => `workflow: { name: w, entry_point: each }
for_each:
  - name: each
    type: for_each
    source: "{{ ['x', 'y'] }}"
    as: one
    failure_mode: continue_on_error
    agent:
      name: item
      type: script
      command: fake
      args: ["{{ one }}"]
      routes: [${route}]
output: { errors: "{{ each.errors | tojson }}", outputs: "{{ each.outputs | length }}" }
`

  it('fails and leaves a dead letter', async () => {
    const program: Program = (name) => (name === 'y' ? { raise: { kind: 'x.y' } } : {})
    const route = '{ on_error: x.y, propagate: true, dead_letter: true, escalate: { title: "{{ error.kind }}" } }'
    const ran = await simulate({ files: each(route), program })
    expect(ran.result).toMatchObject({ outcome: 'success', output: { errors: { 1: { kind: 'x.y' } }, outputs: 1 } })
    expect(ran.letters).toMatchObject([{ node: 'item', item: { index: 1, value: 'y' }, envelope: { kind: 'x.y' } }])
    expect(ran.result.escalations).toMatchObject([{ node: 'item', title: 'x.y' }])
    expect(ofType(ran, 'route_taken').map(({ action, route: row }) => [action, row])).toContainEqual([
      'collected',
      'routes[0]',
    ])
  })
})

describe('a halt route', () => {
  const halting = (routes: string): string => `workflow: { name: w, entry_point: a }
agents:
${script('a', `routes: ${routes}`)}
`

  it.each([
    ['an error', '[{ to: $end }, { on_error: x.y, halt: { message: stop } }]', raising('x.y'), 'x.y'],
    ['a success', '[{ halt: { message: stop } }]', (): Record<string, never> => ({}), null],
  ])('after %s keeps the kind that it is about', async (_, routes, program, cause) => {
    const ran = await simulate({ files: halting(routes), program })
    expect(ran.result).toMatchObject({
      outcome: 'halted',
      error: 'stop',
      error_cause: cause,
      errors: [{ kind: 'halt.intentional' }],
    })
  })

  it('is not what an unhandled error or a success has', async () => {
    const unhandled = await simulate({ files: halting('[{ to: $end }]'), program: raising('x.y') })
    expect(unhandled.result).toMatchObject({ error_cause: null, errors: [{ kind: 'x.y' }] })
    const good = await simulate({ files: halting('[{ to: $end }]') })
    expect(good.result.error_cause).toBeNull()
  })
})

describe('the order of what is on record', () => {
  it('is the end, what happens beside the decision, and the decision', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: x.y, to: b, dead_letter: true, escalate: true }]')}
  - { name: b, type: set, value: 1 }
`
    const ran = await simulate({ files, program: raising('x.y') })
    const types = ran.events.filter(({ node }) => node === 'a').map(({ type }) => type)
    expect(types).toEqual(['node_started', 'node_failed', 'dead_lettered', 'escalated', 'route_taken'])
  })
})
