import { describe, expect, it } from 'vitest'
import { type Document, ofType, resumeSimulated, type Simulated, script, simulate } from './governance-harness.js'

function flow(policies: string, nodes: string, entry = 'a', more = ''): string {
  return `workflow:
  name: t
  entry_point: ${entry}
  input: { ok: { type: boolean, default: false } }
  limits: { max_iterations: 50 }
  policies:
${policies
  .split('\n')
  .map((line) => `    ${line}`)
  .join('\n')}
${more}agents:
${nodes}`
}

const deny = (name: string, more = ''): string => `- { name: ${name}, type: expression, allow_if: "false"${more} }`
const answers = (ran: Simulated): readonly Document[] =>
  ofType(ran, 'policy_evaluated').map(({ node, policy_name, allowed }) => [node, policy_name, allowed])

describe('policies', () => {
  it('are all asked in order, the first denial is raised, always typed: exit 3', async () => {
    const policies = `- { name: fine, type: expression, allow_if: "true" }\n${deny('first')}\n${deny('second')}`
    const ran = await simulate({ files: flow(policies, script('a')) })
    expect(ran.calls).toEqual([])
    expect(answers(ran)).toEqual([
      ['a', 'fine', true],
      ['a', 'first', false],
      ['a', 'second', false],
    ])
    expect(ran.result).toMatchObject({
      outcome: 'halted',
      exit_code: 3,
      errors: [{ kind: 'internal.policy_denied', node_id: 'a', details: { policy: 'first' } }],
    })
    expect(ran.result.errors[0].message).toContain('first')
    const [event] = ofType(ran, 'policy_evaluated')
    expect(event).toMatchObject({ policy_name: 'fine', allowed: true, reason: expect.any(String), metadata: {} })
    expect(ran.result.policies).toHaveLength(3)
  })

  it('may be handled by a route like any other error', async () => {
    const nodes = script('a', 'routes: [{ to: $end }, { on_error: internal.policy_denied, to: b }]') + script('b')
    const ran = await simulate({ files: flow(deny('no', ', nodes: [a]'), nodes) })
    expect(ran.calls).toEqual(['b'])
    expect(ran.result.outcome).toBe('success')
  })

  it('may ask how often the node was tried again', async () => {
    const policies = '- { name: q, type: expression, allow_if: "conductor.retry_attempt < 2" }'
    const routes = 'routes: [{ to: $end }, { on_error: external.a.b, retry: { max: 5, backoff: none } }]'
    const ran = await simulate({
      files: flow(policies, script('a', routes)),
      program: () => ({ raise: { kind: 'external.a.b' } }),
    })
    expect(ran.calls).toEqual(['a', 'a'])
    expect(ran.result.errors[0].kind).toBe('internal.policy_denied')
  })

  it('only report in warn mode', async () => {
    const ran = await simulate({ files: flow(deny('no', ', mode: warn'), script('a')) })
    expect(ran.calls).toEqual(['a'])
    expect(ran.result).toMatchObject({ outcome: 'success', policies: [{ policy_name: 'no', allowed: false }] })
  })

  it('speak about the nodes they name only, and never about terminate, finally or what needs no work', async () => {
    const nodes = `${script('a', 'routes: [{ to: s }, { on_error: true, to: s }]')}
  - { name: s, type: set, value: 1, routes: [{ to: bye }] }
  - { name: bye, type: terminate, status: success, reason: done }
  - { name: cleanup, type: workflow, workflow: child.yaml }
`
    const ran = await simulate({
      files: {
        'main.yaml': flow(deny('no'), nodes, 'a', '  finally: cleanup\n'),
        'child.yaml': `workflow: { name: c, entry_point: inner }\nagents:\n${script('inner')}`,
      },
    })
    expect(answers(ran)).toEqual([['a', 'no', false]])
    expect(ran.calls).toEqual(['inner'])
    expect(ran.result.termination).toMatchObject({ status: 'success' })
  })

  it('are inherited by children, from the outside in', async () => {
    const child = `workflow:
  name: c
  entry_point: inner
  policies: [{ name: own, type: expression, allow_if: "true" }]
agents:
${script('inner')}`
    const nodes = `  - { name: sub, type: workflow, workflow: child.yaml, routes: [{ to: after }] }\n${script('after')}`
    const policies = '- { name: outer, type: expression, allow_if: "true" }'
    const ran = await simulate({ files: { 'main.yaml': flow(policies, nodes, 'sub'), 'child.yaml': child } })
    expect(answers(ran)).toEqual([
      ['sub', 'outer', true],
      ['inner', 'outer', true],
      ['inner', 'own', true],
      ['after', 'outer', true],
    ])
    const denied = await simulate({
      files: { 'main.yaml': flow(deny('outer', ', nodes: [inner]'), nodes, 'sub'), 'child.yaml': child },
    })
    expect(denied.result).toMatchObject({
      exit_code: 3,
      errors: [{ kind: 'internal.policy_denied', node_id: 'inner' }],
    })
  })

  it('are asked before every attempt', async () => {
    const nodes = script('a', 'routes: [{ to: $end }, { on_error: x.y, retry: { max: 1, backoff: none } }]')
    const ran = await simulate({
      files: flow('- { name: p, type: expression, allow_if: "true" }', nodes),
      program: (_, call) => (call === 1 ? { raise: { kind: 'x.y' } } : {}),
    })
    expect(answers(ran)).toHaveLength(2)
  })

  it.each([
    ['a node that has not run is missing context', 'a.output.ok', true, { skipped: true }],
    ['a name that the file does not have denies', 'nobody.output.ok', false, { error: expect.any(String) }],
    ['another error denies', '1 / 0 == 1', false, { error: expect.any(String) }],
    ['the context is there', 'workflow.input.ok', false, {}],
  ])('by expression: %s', async (_, allowIf, allowed, metadata) => {
    const ran = await simulate({
      files: flow(`- { name: p, type: expression, allow_if: "${allowIf}" }`, script('a')),
    })
    expect(ofType(ran, 'policy_evaluated')).toMatchObject([{ allowed, metadata }])
  })
})

describe('policy.<name>.allowed', () => {
  it('is true before any answer, and the latest one afterwards, also after a resume', async () => {
    const policies = '- { name: p, type: expression, mode: warn, allow_if: "workflow.input.ok" }'
    const nodes = `  - { name: before, type: set, value: "{{ policy.p.allowed }}", routes: [{ to: a }] }
${script('a', 'routes: [{ to: after }]')}
  - { name: after, type: set, value: "{{ policy.p.allowed }} {{ policy.p.reason }}", output_type: string, routes: [{ to: b }] }
${script('b', 'strict_exit: true')}
output: { before: "{{ before.output }}", after: "{{ after.output }}", last: "{{ policy.p.allowed }}" }
`
    const files = flow(policies, nodes, 'before')
    const ran = await simulate({ files, program: (name) => (name === 'b' ? { exit: 1 } : {}) })
    expect(ran.result.outcome).toBe('halted')
    const resumed = await resumeSimulated({ files, folder: ran.folder })
    expect(resumed.result.output).toMatchObject({ before: true, last: false })
    expect(resumed.result.output.after).toMatch(/^False allow_if does not hold/)
  })

  it("is the failing node's own answer on an error route, whatever others were told since", async () => {
    const yaml =
      flow('- { name: p, type: expression, mode: warn, allow_if: "n == 1" }', '  []', 'each').replace(
        'agents:\n  []',
        '',
      ) +
      `for_each:
  - name: each
    type: for_each
    source: "{{ [1, 2] }}"
    as: n
    agent:
      name: one
      type: script
      command: fake
      args: ["i{{ n }}"]
      routes:
        - { on_error: true, recover: { output: { allowed: "{{ policy.p.allowed }}" } } }
output: { each: "{{ each.outputs | tojson }}" }
`
    const ran = await simulate({ files: yaml, program: () => ({ raise: { kind: 'x.y' }, takes: 5 }) })
    expect(ran.notes).toEqual([])
    expect(ran.result.output).toEqual({ each: [{ allowed: true }, { allowed: false }] })
  })
})

describe('the built-in policies in a run', () => {
  const group = (items: string, concurrent: number, more = ''): string => `for_each:
  - name: each
    type: for_each
    source: "{{ ${items} }}"
    as: n
    max_concurrent: ${concurrent}
    failure_mode: continue_on_error
    agent: { name: one, type: script, command: fake, args: ["i{{ n }}"] }
${more}`

  it.each([
    ['at the limit it denies and never queues', 3, 5, 3],
    ['below the limit everything runs', 5, 5, 5],
    ['one after the other needs a single place', 1, 1, 5],
  ])('max_concurrent_tasks: %s', async (_, max, concurrent, ran) => {
    const yaml = `workflow:
  name: t
  entry_point: each
  policies: [{ name: few, type: max_concurrent_tasks, max: ${max} }]
${group('range(5) | list', concurrent)}`
    const done = await simulate({ files: yaml, program: () => ({ takes: 100 }) })
    expect(done.calls).toHaveLength(ran)
    const denied = ofType(done, 'node_failed').map(({ envelope }) => envelope.kind)
    expect(denied).toEqual(Array(5 - ran).fill('internal.policy_denied'))
  })

  it('max_concurrent_tasks does not count what another policy kept from starting', async () => {
    const yaml = `workflow:
  name: t
  entry_point: each
  policies:
    - { name: few, type: max_concurrent_tasks, max: 2 }
    - { name: even, type: expression, allow_if: "n is not defined or n >= 3" }
${group('range(5) | list', 5)}`
    const done = await simulate({ files: yaml, program: () => ({ takes: 100 }) })
    expect(done.calls).toEqual(['i3', 'i4'])
  })

  it('max_concurrent_tasks: a group that is wider than the limit is a warning of the validator', async () => {
    const yaml = `workflow:
  name: t
  entry_point: each
  policies: [{ name: few, type: max_concurrent_tasks, max: 2 }]
${group('[]', 5)}`
    const done = await simulate({ files: yaml })
    expect(done.result.outcome).toBe('success')
    expect(done.result.warnings.join()).toContain('each runs up to 5 members at a time')
  })

  it.each([
    ['below', 'timeout: 59', true],
    ['equal', 'timeout: 60', false],
    ['above', 'timeout: 61', false],
    ['none', '', true],
  ])('task_timeout: %s', async (_, timeout, runs) => {
    const ran = await simulate({
      files: flow('- { name: p, type: task_timeout, max_seconds: 60 }', script('a', timeout)),
    })
    expect(ran.calls).toHaveLength(runs ? 1 : 0)
  })

  it.each([
    ['equal passes', 4, true],
    ['less is denied', 3, false],
    ['none is denied, whatever the rate', 0, false],
    ['without items it passes', null, true],
  ])('phase_gate: %s', async (_, good, passes) => {
    const items = good === null ? '[]' : 'range(5) | list'
    const rate = good === 0 ? 0 : 0.8
    const yaml = flow(
      `- { name: gate, type: phase_gate, group: each, min_success_rate: ${rate}, nodes: [deploy, inner] }`,
      `${script('deploy', 'routes: [{ to: sub }]')}  - { name: sub, type: workflow, workflow: child.yaml }
${group(items, 1, '    routes: [{ to: deploy }, { on_error: true, to: deploy }]\n')}`,
      'each',
    )
    const ran = await simulate({
      files: {
        'main.yaml': yaml,
        'child.yaml': `workflow: { name: c, entry_point: inner }\nagents:\n${script('inner')}`,
      },
      program: (name) => (/^i\d/.test(name) && Number(name.slice(1)) >= (good ?? 5) ? { exit: 1 } : {}),
    })
    expect(ran.calls.filter((name) => name === 'deploy')).toHaveLength(passes ? 1 : 0)
    // A child asks about the group of the file around it.
    const inner = ofType(ran, 'policy_evaluated').filter(({ node }) => node === 'inner')
    expect(inner.map(({ metadata }) => metadata.group)).toEqual(passes ? ['each'] : [])
  })

  it('node_availability: denies a node that is running, and an item that failed; retries are exempt', async () => {
    const yaml = `workflow:
  name: t
  entry_point: each
  limits: { max_iterations: 20 }
  policies: [{ name: free, type: node_availability, nodes: [one] }]
agents:
  - { name: again, type: set, value: 1, routes: [{ to: $end, when: "context.iteration > 3" }, { to: each }] }
${group('[1, 2]', 1, '    routes: [{ to: again }, { on_error: true, to: again }]\n').replace(
  'args: ["i{{ n }}"] }',
  'args: ["i{{ n }}"], routes: [{ on_error: x.y, retry: { max: 1, backoff: none } }] }',
)}`
    const ran = await simulate({ files: yaml, program: (name) => (name === 'i2' ? { raise: { kind: 'x.y' } } : {}) })
    expect(ran.calls).toEqual(['i1', 'i2', 'i2', 'i1'])
    const denied = ofType(ran, 'node_failed').filter(({ envelope }) => envelope.kind === 'internal.policy_denied')
    expect(denied.map(({ item }) => item.index)).toEqual([1])

    const wide = await simulate({
      files: yaml.replace('max_concurrent: 1', 'max_concurrent: 2'),
      program: () => ({ takes: 9 }),
    })
    expect(wide.calls.slice(0, 2)).toEqual(['i1', 'i1'])
  })

  it.each([
    ['allows', { stdout: '{"allowed": true, "reason": "fine", "metadata": {"ticket": 7}}' }, true, 'fine'],
    ['denies', { stdout: '{"allowed": false, "reason": "frozen"}' }, false, 'frozen'],
    ['says nothing', {}, false, 'something else'],
    ['exits with 3', { exit: 3, stdout: '{"allowed": true}' }, false, 'exited with code 3'],
    ['answers nonsense', { stdout: 'yes' }, false, 'something else'],
  ])('command: it %s', async (_, behaviour, allowed, reason) => {
    const seen: Document[] = []
    const ran = await simulate({
      files: flow('- { name: ask, type: command, command: fake, args: [ask] }', script('a', 'timeout: 5')),
      program: (name, _call, request) => {
        if (name !== 'ask') return {}
        seen.push(JSON.parse(request.stdin ?? 'null'))
        return behaviour
      },
    })
    expect(ran.calls).toEqual(allowed ? ['ask', 'a'] : ['ask'])
    expect(ofType(ran, 'policy_evaluated')).toMatchObject([
      { policy_name: 'ask', allowed, reason: expect.stringContaining(reason) },
    ])
    expect(seen).toMatchObject([
      {
        policy: 'ask',
        node: { name: 'a', type: 'script', timeout_seconds: 5 },
        running_total: 0,
        retry: false,
        context: { workflow: { name: 't', input: { ok: false } } },
      },
    ])
  })

  it('command: it is told how many members of a group run at a time, also where the file does not say', async () => {
    const seen: Document[] = []
    await simulate({
      files: `workflow: { name: t, entry_point: each, policies: [{ name: ask, type: command, command: fake, args: [ask], nodes: [each] }] }
for_each:
  - { name: each, type: for_each, source: "{{ [1] }}", as: x, agent: { name: one, type: set, value: 1 } }
`,
      program: (_name, _call, request) => {
        seen.push(JSON.parse(request.stdin ?? 'null'))
        return { stdout: '{"allowed": true}' }
      },
    })
    expect(seen).toMatchObject([{ node: { name: 'each', max_concurrent: 10 } }])
  })

  it('a policy that throws denies', async () => {
    const ran = await simulate({
      files: flow('- { name: ask, type: command, command: fake, args: [ask] }', script('a')),
      program: (name) => {
        if (name === 'ask') throw new Error('no such world')
        return {}
      },
    })
    expect(ran.calls).toEqual(['ask'])
    expect(ran.result).toMatchObject({ exit_code: 3, errors: [{ kind: 'internal.policy_denied' }] })
    expect(ran.result.errors[0].message).toContain('no such world')
  })
})
