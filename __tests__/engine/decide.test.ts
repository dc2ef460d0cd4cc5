import { describe, expect, it } from 'vitest'
import { ofType, type Program, type Simulated, script, simulate } from './governance-harness.js'

/** What a decision says in its event, without where it stands. */
const decisions = (ran: Simulated) =>
  ofType(ran, 'route_taken').map(({ node, action, to, route, kind, retries_exhausted, output }) => ({
    node,
    action,
    to,
    route,
    kind,
    ...(retries_exhausted === undefined ? null : { retries_exhausted }),
    ...(output === undefined ? null : { output }),
  }))
const raises =
  (...kinds: readonly string[]): Program =>
  (_name, call) => ({ raise: { kind: kinds[Math.min(call, kinds.length) - 1] ?? '', message: 'it broke' } })

describe('the answer of a gate', () => {
  const file = (route: string) => `workflow: { name: w, entry_point: ask }
agents:
  - { name: ask, type: human_gate, prompt: Go?, options: [{ label: A, value: a, route: ${route} }] }
  - { name: next, type: set, value: "1" }
`

  it('leads to a node, with an event that says so', async () => {
    const ran = await simulate({ files: file('next') })
    expect(decisions(ran)[0]).toEqual({ node: 'ask', action: 'to', to: 'next', route: 'options', kind: null })
    expect(ran.result.checkpoint.completed_nodes).toEqual(['ask', 'next'])
  })

  it('leads to the end', async () => {
    const ran = await simulate({ files: file('$end') })
    expect(decisions(ran)).toEqual([{ node: 'ask', action: 'end', to: '$end', route: 'options', kind: null }])
    expect(ran.result).toMatchObject({ outcome: 'success', output: {} })
    expect(ran.result.checkpoint.completed_nodes).toEqual(['ask'])
  })
})

describe('a limit of the run', () => {
  it('ends all of it, whatever the routes of the node and of its group say', async () => {
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: a, limits: { timeout_seconds: 5 }, error_routes: [{ on_error: true, to: b }] }
agents:
${script('a', 'routes: [{ to: b }, { on_error: true, to: b }]')}
  - { name: b, type: set, value: "1" }
`,
      program: () => ({ takes: 60_000 }),
    })
    expect(ran.result).toMatchObject({ success: false, errors: [{ kind: 'internal.limit_exceeded' }] })
    expect(ran.result.checkpoint.completed_nodes).not.toContain('b')
  })
})

describe('retries that are used up', () => {
  it('are seen by conditions and outputs', async () => {
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: a }
agents:
${script(
  'a',
  `routes:
      - { to: $end }
      - { on_error: x.y, retry: { max: 1, backoff: none } }
      - { on_error: x.y, when: "retries_exhausted", to: $end, output: { spent: "{{ error.retries_exhausted }}" } }`,
)}
`,
      program: raises('x.y'),
    })
    expect(decisions(ran)).toEqual([
      {
        node: 'a',
        action: 'end',
        to: '$end',
        route: 'routes[2]',
        kind: 'x.y',
        retries_exhausted: true,
        output: { spent: true },
      },
    ])
    expect(ran.calls).toEqual(['a', 'a'])
  })

  it('are not claimed where no retry was spent', async () => {
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: x.y, recover: { output: { spent: "{{ error.retries_exhausted }}" } } }]')}
`,
      program: raises('x.y'),
    })
    expect(decisions(ran)).toEqual([
      { node: 'a', action: 'recover', to: null, route: 'routes[1]', kind: 'x.y', output: { spent: false } },
      { node: 'a', action: 'end', to: '$end', route: 'routes[0]', kind: null },
    ])
  })

  it('are told of an error that nothing handled', async () => {
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: x.y, retry: { max: 1, backoff: none } }]')}
`,
      program: raises('x.y'),
    })
    expect(decisions(ran)).toEqual([
      { node: 'a', action: 'unhandled', to: null, route: '', kind: 'x.y', retries_exhausted: true },
    ])
  })
})

describe('a step that no route leads on from', () => {
  const file = (routes: string) => `workflow: { name: w, entry_point: a }
agents:
  - { name: a, type: set, values: { n: "3", m: "4" }, routes: [${routes}] }
  - { name: b, type: set, value: "1" }
`

  it('names its conditions and what they read', async () => {
    const ran = await simulate({ files: file('{ to: b, when: "output.n > 5" }, { to: b, when: "output.m > 5" }') })
    expect(ran.result.errors[0]).toMatchObject({
      kind: 'internal.no_route',
      message: 'no route of a holds (output.n > 5; output.m > 5: output.n is 3, output.m is 4); add one without `when`',
      details: { node: 'a', conditions: ['output.n > 5', 'output.m > 5'] },
    })
    expect(decisions(ran)).toEqual([{ node: 'a', action: 'unhandled', to: null, route: '', kind: 'internal.no_route' }])
  })

  it('names only the conditions where they read nothing', async () => {
    const ran = await simulate({ files: file('{ to: b, when: "1 > 2" }') })
    expect(ran.result.errors[0].message).toBe('no route of a holds (1 > 2); add one without `when`')
  })

  it('names five values at most, and a thousand characters of conditions', async () => {
    const values = 'abcdefg'.split('').map((name) => `${name}: "1"`)
    const when = 'abcdefg'
      .split('')
      .map((name) => `output.${name} > 1`)
      .join(' and ')
    const many = Array.from({ length: 12 }, () => `{ to: b, when: "(${when}) and 1 == 2" }`).join(', ')
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: a }
agents:
  - { name: a, type: set, values: { ${values.join(', ')} }, routes: [${many}] }
  - { name: b, type: set, value: "1" }
`,
    })
    const { message } = ran.result.errors[0]
    expect(message.match(/output\.\w is 1/g)).toHaveLength(5)
    expect(message.length).toBeLessThan(1200)
  })
})

describe('a route that cannot be carried out', () => {
  const file = (route: string) => `workflow: { name: w, entry_point: a }
agents:
${script('a', `routes: [{ to: $end }, ${route}]`)}
`

  it.each([
    ['a condition', '{ on_error: x.y, when: "error.details.gone.deeper", to: $end }'],
    ['an output', '{ on_error: x.y, to: $end, output: { o: "{{ error.details.gone.deeper }}" } }'],
    ['a recovery', '{ on_error: x.y, recover: { output: { o: "{{ error.details.gone.deeper }}" } } }'],
  ])('raises its own error, with the one that it was for as the cause: %s', async (_, route) => {
    const ran = await simulate({ files: file(route), program: raises('x.y') })
    expect(ran.result.errors).toMatchObject([{ kind: 'internal.template_error' }, { kind: 'x.y' }])
    expect(ran.result.errors[0].details).toMatchObject({ cause: { kind: 'x.y', message: 'it broke', details: {} } })
    expect(ran.result.errors[0].details).toHaveProperty('field')
    expect(decisions(ran)).toEqual([{ node: 'a', action: 'unhandled', to: null, route: 'routes[1]', kind: 'x.y' }])
  })

  it('is on record where the routes after a recovery lead nowhere', async () => {
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: b, when: "output.n > 5" }, { on_error: x.y, recover: { output: { n: 1 } } }]')}
  - { name: b, type: set, value: "1" }
`,
      program: raises('x.y'),
    })
    expect(ran.result.errors.map(({ kind }: { kind: string }) => kind)).toContain('internal.no_route')
    expect(ran.records).toMatchObject([{ envelope: { kind: 'internal.no_route' } }])
    expect(decisions(ran).at(-1)).toEqual({
      node: 'a',
      action: 'unhandled',
      to: null,
      route: '',
      kind: 'internal.no_route',
    })
  })
})

describe('a step whose output stays when its routes fail', () => {
  it('keeps its output and its note on record', async () => {
    const ran = await simulate({
      files: `workflow: { name: w, entry_point: a, finally: f }
agents:
  - { name: a, type: set, values: { n: "3" }, routes: [{ to: f, when: "output.n > 5" }] }
  - { name: f, type: set, value: "{{ a.output.n }} {{ a.error.kind }}" }
output: { f: "{{ f.output }}" }
`,
    })
    expect(ofType(ran, 'node_completed').find(({ node }) => node === 'f')).toMatchObject({
      output: '3 internal.no_route',
    })
  })
})
