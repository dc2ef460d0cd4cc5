import { describe, expect, it } from 'vitest'
import { recoverStep } from '../../src/engine/state.js'
import { ofType, type Program, script, simulate } from './governance-harness.js'

const raises = (kind: string, details = {}): Program => {
  return (_name, call) => (call === 1 ? { raise: { kind, message: 'it broke', details } } : {})
}

describe('a halt', () => {
  const file = (halt: string): string => `workflow: { name: w, entry_point: a }
agents:
${script('a', `routes:\n  - { on_error: x.y, halt: ${halt} }\n  - to: $end`)}
`
  it.each([
    ['its own words', '{ message: "stop: {{ error.kind }}" }', 'stop: x.y'],
    ['those of the cause, without its own', 'true', 'it broke'],
    ['those of the cause, where its own are blank', '{ message: " " }', 'it broke'],
  ])('says %s', async (_, halt, message) => {
    const ran = await simulate({ files: file(halt), program: raises('x.y') })
    expect(ran.result).toMatchObject({ outcome: 'halted', exit_code: 3 })
    expect(ran.result.errors[0]).toMatchObject({ kind: 'halt.intentional', message: expect.stringContaining(message) })
  })

  it('whose message cannot be rendered still halts, and says why', async () => {
    const ran = await simulate({ files: file('{ message: "{{ error.details.gone }}" }'), program: raises('x.y') })
    expect(ran.result.errors[0].message).toContain('(the halt message failed: ')
  })

  it('points where its cause pointed', async () => {
    const program = raises('x.y', { file: 'a.ts', line: 3, other: 1 })
    const [error] = (await simulate({ files: file('true'), program })).result.errors
    expect(error.details).toMatchObject({ file: 'a.ts', line: 3, cause: { kind: 'x.y' } })
    expect(error.details).not.toHaveProperty('other')
  })

  it('after a success names the node and no cause', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
  - { name: a, type: set, value: 1, routes: [{ to: $end, when: "{{ false }}" }, { halt: true }] }
`
    const ran = await simulate({ files })
    expect(ran.result.errors[0]).toMatchObject({ message: 'a halted the run', details: { cause: null } })
    expect(ofType(ran, 'route_taken')).toMatchObject([{ action: 'halt', kind: null }])
  })
})

describe('no route', () => {
  const file = (routes: string): string => `workflow: { name: w, entry_point: a }
agents:
  - { name: a, type: set, value: 1, routes: [${routes}] }
  - { name: b, type: set, value: 2 }
`
  it('names the conditions that did not hold', async () => {
    const ran = await simulate({ files: file('{ to: b, when: "{{ 1 == 2 }}" }, { to: b, when: "{{ 2 == 3 }}" }') })
    expect(ran.result.errors[0]).toMatchObject({
      kind: 'internal.no_route',
      details: { node: 'a', conditions: ['{{ 1 == 2 }}', '{{ 2 == 3 }}'] },
    })
  })

  it('shows what the conditions read', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', `strict_exit: false\nroutes:\n  - { to: b, when: "output.stdout == 'hi'" }\n  - { to: b, when: exit_code == 4 }`)}
  - { name: b, type: set, value: 2 }
`
    const ran = await simulate({ files, program: () => ({ stdout: 'hi\n' }) })
    expect(ran.result.errors[0].message).toBe(
      `no route of a holds (output.stdout == 'hi'; exit_code == 4: output.stdout is "hi\\n", exit_code is 0); add one without \`when\``,
    )
  })

  it('a condition that fails names its route', async () => {
    const ran = await simulate({ files: file('{ to: b, when: "{{ a.output.gone.deep }}" }, { to: b }') })
    expect(ran.result.errors[0]).toMatchObject({ kind: 'internal.template_error' })
    expect(JSON.stringify(ran.result.errors[0])).toContain('routes[0].when')
  })

  it('after a recovery is an error that nothing handles', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes:\n  - { on_error: x.y, recover: { output: 1 } }\n  - { to: b, when: "{{ false }}" }')}
  - { name: b, type: set, value: 2 }
`
    const ran = await simulate({ files, program: raises('x.y') })
    expect(ran.result.errors).toMatchObject([{ kind: 'internal.no_route' }])
    expect(ofType(ran, 'route_taken').map(({ action, kind }) => [action, kind])).toEqual([
      ['recover', 'x.y'],
      ['unhandled', 'internal.no_route'],
    ])
  })
})

describe('a recovered step', () => {
  const error = { kind: 'x.y', message: 'm', details: {}, attempts: 1, retries_exhausted: false, transient: false }
  it('has the given output; of a group, what failed stays to be read', () => {
    expect(recoverStep({ output: 1, error, isGroup: false }, 2)).toEqual({ output: 2, error: null, isGroup: false })
    const group = { outputs: {}, errors: { a: 1 }, count: 1 }
    expect(recoverStep({ output: group, error, isGroup: true }, [3])).toEqual({
      output: { outputs: [3], errors: { a: 1 }, count: 1 },
      error: null,
      isGroup: true,
    })
    expect(recoverStep({ output: undefined, error, isGroup: true }, [3])).toMatchObject({ output: { outputs: [3] } })
  })
})

describe('keys of items', () => {
  const keys = async (keyBy: string, items: string): Promise<unknown> => {
    const files = `workflow: { name: w, entry_point: g }
agents: []
for_each:
  - { name: g, source: '{{ ${items} }}', as: it, key_by: '${keyBy}', agent: { name: m, type: set, value: "1" } }
output: { keys: "{{ g.outputs | list | tojson }}" }
`
    const ran = await simulate({ files })
    return ran.result.output?.keys ?? ran.result.errors[0].message
  }

  it.each([
    ['id', '[{"id": "a"}, {"id": 2}]', ['a', '2']],
    ['it.id', '[{"id": "a"}, {"id": 2}]', ['a', '2']],
    ['it.id', '[{"it": {"id": "a"}}]', ['a']],
    ['a.b', '[{"a": {"b": "x"}}, {"a": 5}, {"a": {"b": none}}]', ['x', '1', '2']],
    ['{{ it.id }}', '[{"id": "a"}, {"id": ""}]', ['a', '1']],
  ])('by %s of %s: %j', async (keyBy, items, expected) => {
    expect(await keys(keyBy, items)).toEqual([...expected].sort())
  })

  it('a missing key is the index, which may be the key of another item', async () => {
    expect(await keys('a.b', '[{"a": {"b": 1}}, {"a": 5}]')).toContain('have the same key "1"')
  })
})

describe('the context that a step lists', () => {
  const read = async (listed: string, template: string): Promise<unknown> => {
    const files = `workflow: { name: w, entry_point: a, context: { mode: explicit } }
agents:
  - { name: a, type: set, values: { one: 1, two: { three: 3 } }, routes: [{ to: g }] }
${script('b', `input: [${listed}]\nenv: { X: '${template}' }`)}
parallel:
  - { name: g, agents: [m], routes: [{ to: b }] }
`
    const seen: unknown[] = []
    const program: Program = (name, _call, request) => {
      if (name === 'b') seen.push(request.env['X'])
      return {}
    }
    const ran = await simulate({
      files: `${files}`.replace('agents:\n', 'agents:\n  - { name: m, type: set, value: 7 }\n'),
      program,
    })
    return seen[0] ?? ran.result.errors[0]?.kind
  }

  it.each([
    ['a.output', '{{ a.output.one }}{{ a.output.two.three }}', '13'],
    ['a.output.one', '{{ a.output.one }}{{ a.output.two is defined }}', '1False'],
    ['a.one', '{{ a.output.one }}', '1'],
    ['a.output.one, a.output.two', '{{ a.output.one }}{{ a.output.two.three }}', '13'],
    ['a.output.gone?', '{{ a.output.gone | default("none") }}', 'none'],
    ['g.outputs', '{{ g.outputs.m }}{{ g.count is defined }}', '7False'],
    ['a.error?', '{{ a.error is defined }}', 'false'],
  ])('%s: %s gives %s', async (listed, template, expected) => {
    expect(await read(listed, template)).toBe(expected)
  })
})
