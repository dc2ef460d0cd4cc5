import { describe, expect, it } from 'vitest'
import { type Behaviour, type Document, resumeSimulated, simulate } from './governance-harness.js'

const script = (name: string, more: object = {}): object => ({
  name,
  type: 'script',
  command: 'tool',
  args: [name],
  ...more,
})
const file = (settings: object, agents: readonly object[], rest: object = {}): string =>
  JSON.stringify({ workflow: { name: 'w', entry_point: 'a', ...settings }, agents, ...rest })
const raises = (kind: string): Behaviour => ({ raise: { kind } })
const runs = (files: Readonly<Record<string, string>> | string, behaviours: Readonly<Record<string, Behaviour>>) =>
  simulate({ files, program: (name) => behaviours[name] })
const shown = (handled: readonly Document[] | undefined) =>
  (handled ?? []).map(({ node, kind, by }) => `${node} ${kind} by ${by}`)

describe('a failed finally of a child is part of the failure of the child', () => {
  const child = (...agents: readonly object[]): string =>
    file({ entry_point: 'c', finally: 'f' }, [...agents, script('f', { raises: ['x.f'] })])
  const failing = child(script('c', { raises: ['x.c'] }))
  const caller = (route: object): string =>
    file({}, [{ name: 'a', type: 'workflow', workflow: './child.yaml', routes: [{ to: '$end' }, route] }, script('h')])
  const ends = { c: raises('x.c'), f: raises('x.f') }

  it.each([
    ['a handler', { on_error: 'x.c', to: 'h' }, ['a x.c by h', 'f x.f by h']],
    ['the end', { on_error: 'x.c', to: '$end' }, ['a x.c by end', 'f x.f by end']],
    ['recover', { on_error: 'x.c', recover: { output: {} } }, ['a x.c by recover', 'f x.f by recover']],
  ])('the route of the caller handles both: %s', async (_, route, expected) => {
    const { result } = await runs({ 'main.yaml': caller(route), 'child.yaml': failing }, ends)
    expect([result.outcome, shown(result.handled)]).toEqual(['success', expected])
    expect(result.warnings.join()).not.toContain('x.f')
  })

  it('the route of a group handles the failed finally of its members', async () => {
    const group = {
      name: 'a',
      type: 'for_each',
      source: '{{ [1] }}',
      as: 'i',
      routes: [{ to: '$end' }, { on_error: true, to: 'h' }],
    }
    const agent = { name: 'item', type: 'workflow', workflow: './child.yaml' }
    const files = { 'main.yaml': file({}, [script('h')], { for_each: [{ ...group, agent }] }), 'child.yaml': failing }
    const { result } = await runs(files, ends)
    expect([result.outcome, shown(result.handled)]).toEqual(['success', ['a x.c by h', 'f x.f by h']])
  })

  it('the route of a group handles the failed finally of one member, and the other member that failed in finally only', async () => {
    const group = {
      name: 'a',
      type: 'for_each',
      source: '{{ [1, 2] }}',
      as: 'i',
      tolerate: { count: 1 },
      max_concurrent: 1,
      routes: [{ to: '$end' }, { on_error: true, to: 'h' }],
    }
    const agent = { name: 'item', type: 'workflow', workflow: './child.yaml' }
    const files = { 'main.yaml': file({}, [script('h')], { for_each: [{ ...group, agent }] }), 'child.yaml': failing }
    const { result } = await simulate({
      files,
      program: (name, call) => (name === 'f' || (name === 'c' && call === 1) ? raises(`x.${name}`) : {}),
    })
    expect([result.outcome, shown(result.handled)]).toEqual(['success', ['a x.f by h', 'f x.f by h']])
  })

  it('a node that fails in the flow and once more in finally', async () => {
    const twice = file({ entry_point: 'c', finally: 'c' }, [script('c', { raises: ['x.c'] })])
    const files = { 'main.yaml': caller({ on_error: 'x.c', to: 'h' }), 'child.yaml': twice }
    const { result } = await runs(files, { c: raises('x.c') })
    expect([result.outcome, shown(result.handled)]).toEqual(['success', ['a x.c by h', 'c x.c by h']])
  })

  it('a termination that failed and its finally', async () => {
    const red = child(script('c', { routes: [{ to: 't' }] }), {
      name: 't',
      type: 'terminate',
      status: 'failed',
      reason: 'no',
    })
    const files = { 'main.yaml': caller({ on_error: 'subworkflow.*', to: 'h' }), 'child.yaml': red }
    const { result } = await runs(files, { f: raises('x.f') })
    expect([result.outcome, shown(result.handled)]).toEqual([
      'success',
      ['a subworkflow.terminated by h', 'f x.f by h'],
    ])
    const unhandled = await runs({ ...files, 'main.yaml': caller({ on_error: 'x.c', to: 'h' }) }, { f: raises('x.f') })
    expect(unhandled.records.map(({ envelope }) => envelope.kind)).toEqual(['subworkflow.terminated', 'x.f'])
  })

  it('finally alone is listed once, as the failure of the child', async () => {
    const files = { 'main.yaml': caller({ on_error: 'x.f', to: 'h' }), 'child.yaml': failing }
    const { result } = await runs(files, { f: raises('x.f') })
    expect(shown(result.handled)).toEqual(['a x.f by h'])
  })

  it('a group that tolerates the child tolerates both', async () => {
    const main = file({ entry_point: 'g' }, [], {
      for_each: [
        {
          name: 'g',
          type: 'for_each',
          source: '{{ [1] }}',
          as: 'i',
          tolerate: { count: 1 },
          agent: { name: 'a', type: 'workflow', workflow: './child.yaml' },
        },
      ],
    })
    const { result } = await runs({ 'main.yaml': main, 'child.yaml': failing }, ends)
    expect([result.outcome, shown(result.handled)]).toEqual(['success', ['a x.c by group', 'f x.f by group']])
  })

  it('a retry of the child overcomes both', async () => {
    const main = caller({ on_error: 'x.c', retry: { max: 1, backoff: 'none' } })
    const files = { 'main.yaml': main, 'child.yaml': failing }
    const { result } = await simulate({ files, program: (name, call) => (call === 1 ? raises(`x.${name}`) : {}) })
    expect([result.outcome, shown(result.handled)]).toEqual(['success', []])
  })

  it('a resume lists both again', async () => {
    const main = file({}, [
      { name: 'a', type: 'workflow', workflow: './child.yaml', routes: [{ to: 'h' }, { on_error: 'x.c', to: 'h' }] },
      script('h', { routes: [{ to: 'late' }] }),
      script('late'),
    ])
    const files = { 'main.yaml': main, 'child.yaml': failing }
    const first = await runs(files, { ...ends, late: { exit: 1 } })
    expect(first.result.outcome).toBe('halted')
    const { result, calls } = await resumeSimulated({ files, folder: first.folder })
    expect([result.outcome, calls]).toEqual(['success', ['late']])
    expect(shown(result.handled)).toEqual(['a x.c by h', 'f x.f by h'])
  })
})

describe('a retry from an earlier node that leads past the failed node', () => {
  const main = (last: object = {}): string =>
    file({}, [
      script('a', {
        routes: [{ to: 'b', when: 'conductor.retry_attempt == 0 and output.go | default(true)' }, { to: 'z' }],
      }),
      script('b', {
        raises: ['x.b'],
        routes: [{ to: 'z' }, { on_error: 'x.b', retry: { max: 1, backoff: 'none', from: 'a' } }],
      }),
      script('z', last),
    ])
  const program = (name: string, call: number): Behaviour => {
    if (name === 'b') return raises('x.b')
    return name === 'a' && call === 2 ? { stdout: '{"go": false}' } : {}
  }

  it('is on record, by retry', async () => {
    const { result } = await simulate({ files: main(), program })
    expect([result.outcome, shown(result.handled)]).toEqual(['success', ['b x.b by retry']])
  })

  it('is on record if a child did it', async () => {
    const caller = file({}, [
      { name: 'a', type: 'workflow', workflow: './child.yaml', routes: [{ to: 'late' }] },
      script('late'),
    ])
    const files = { 'main.yaml': caller, 'child.yaml': main() }
    const first = await simulate({
      files,
      program: (name, call) => (name === 'late' ? { exit: 1 } : program(name, call)),
    })
    const { result } = await resumeSimulated({ files, folder: first.folder })
    expect([result.outcome, shown(result.handled)]).toEqual(['success', ['b x.b by retry']])
  })

  it('is overcome if the node runs again', async () => {
    const again = (name: string, call: number): Behaviour => (name === 'b' && call === 1 ? raises('x.b') : {})
    const { result } = await simulate({ files: main(), program: again })
    expect([result.outcome, shown(result.handled)]).toEqual(['success', []])
  })
})

describe('a template of output that fails', () => {
  const END = { name: 'end', type: 'terminate', status: 'success', reason: 'done' }
  const output = { bad: '{{ a.output.none.deep }}', late: '{{ late.output.x }}', good: '{{ a.output.exit_code }}' }
  const late = script('late')
  const error = { outcome: 'failed', errors: [{ kind: 'internal.template_error' }] }
  const { bad: _, ...fine } = output

  it.each([
    ['at the end', [script('a', { routes: [{ to: '$end' }] }), late], { bad: output.bad }],
    ['at a termination', [script('a', { routes: [{ to: 'end' }] }), late, END], output],
    [
      'at a route with an output of its own',
      [script('a', { routes: [{ to: '$end', output: { own: 1 } }] }), late],
      output,
    ],
  ])('is an error of the run: %s', async (_name, agents, rest) => {
    const { result } = await runs(file({}, agents, { output: rest }), {})
    expect(result).toMatchObject(error)
  })

  it.each([
    ['at a termination', [script('a', { routes: [{ to: 'end' }] }), late, END], { good: 0 }],
    [
      'at a route with an output',
      [script('a', { routes: [{ to: '$end', output: { own: 1 } }] }), late],
      { good: 0, own: 1 },
    ],
  ])('values below a node that has not run are left out: %s', async (_name, agents, expected) => {
    const { result } = await runs(file({}, agents, { output: fine }), {})
    expect(result).toMatchObject({ outcome: 'success', output: expected })
    expect(result.warnings.at(-1)).toMatch(/'late' is undefined: it has not run; the key is left out/)
  })

  it('a key that a route gives is not rendered', async () => {
    const agents = [script('a', { routes: [{ to: '$end', output: { bad: 1 } }] }), late]
    const { result } = await runs(file({}, agents, { output }), {})
    expect(result).toMatchObject({ outcome: 'success', output: { bad: 1, good: 0 } })
  })

  it('a termination that failed keeps its reason', async () => {
    const agents = [script('a', { routes: [{ to: 'end' }] }), late, { ...END, status: 'failed' }]
    const { result } = await runs(file({}, agents, { output }), {})
    expect(result).toMatchObject({ outcome: 'failed', termination: { reason: 'done' }, output: { good: 0 } })
  })

  it('in a child fails the node that calls it', async () => {
    const child = file({ entry_point: 'c' }, [script('c', { routes: [{ to: 'end' }] }), END], {
      output: { x: '{{ c.output.none.deep }}' },
    })
    const main = file({}, [{ name: 'a', type: 'workflow', workflow: './child.yaml' }])
    const { result } = await runs({ 'main.yaml': main, 'child.yaml': child }, {})
    expect(result).toMatchObject({ outcome: 'halted', errors: [{ kind: 'subworkflow.failed' }] })
  })
})
