import { describe, expect, it } from 'vitest'
import { type Document, ofType, type Program, resumeSimulated, script, simulate } from './governance-harness.js'

const raising =
  (kinds: Readonly<Record<string, string>>): Program =>
  (name) => {
    const kind = kinds[name]
    return kind === undefined ? {} : { raise: { kind } }
  }

describe('a node that an error route leads to', () => {
  const files = (handler: string, more = ''): string => `workflow: { name: w, entry_point: a${more} }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: x.one, to: h }, { on_error: true, to: h }]')}
${handler}
`

  it('reads the error that led there, and so do its success routes', async () => {
    const handler = `  - name: h
    type: set
    values: { said: "{{ error.node }} {{ error.kind }} {{ error.attempts }}" }
    routes: [{ to: done, when: "{{ error.kind == 'x.one' }}" }, { to: $end }]
  - { name: done, type: set, value: "{{ error.kind | default('none') }}" }
output: { said: "{{ h.output.said }}", done: "{{ done.output }}" }`
    const ran = await simulate({ files: files(handler), program: raising({ a: 'x.one' }) })
    expect(ran.result).toMatchObject({ success: true, output: { said: 'a x.one 1', done: 'none' } })
  })

  it('is told by a shared route as well, in explicit mode too', async () => {
    const handler = `  - { name: h, type: set, value: "{{ error.node }} {{ error.kind }}" }
output: { said: "{{ h.output }}" }`
    const shared = files(handler, ', context: { mode: explicit }, error_routes: [{ on_error: true, to: h }]').replace(
      /routes: \[\{ to: \$end \}.*\]/,
      'routes: [{ to: $end }]',
    )
    const ran = await simulate({ files: shared, program: raising({ a: 'x.two' }) })
    expect(ran.result).toMatchObject({ success: true, output: { said: 'a x.two' } })
  })

  it('sees it again after a resume, and so do the members of a group', async () => {
    const handler = `  - { name: m, type: set, value: "{{ error.kind }}" }
${script('late')}
parallel: [{ name: h, agents: [m], routes: [{ to: late }] }]
output: { said: "{{ h.outputs.m }}" }`
    const simulation = { files: files(handler), program: raising({ a: 'x.one', late: 'x.late' }) }
    const first = await simulate(simulation)
    expect(first.result.outcome).toBe('halted')
    const again = await resumeSimulated({ ...simulation, program: () => ({}), folder: first.folder })
    expect(again.result).toMatchObject({ success: true, output: { said: 'x.one' } })
  })
})

describe('a handler that fails', () => {
  const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: true, to: b }]')}
${script('b', 'routes: [{ to: c }, { on_error: x.two, to: c }]')}
${script('c')}
`

  it('says what it was to handle, the nearest first', async () => {
    const ran = await simulate({ files, program: raising({ a: 'x.one', b: 'x.two', c: 'x.three' }) })
    const handling = [
      { node: 'b', kind: 'x.two', message: 'it failed' },
      { node: 'a', kind: 'x.one', message: 'it failed' },
    ]
    expect(ran.records).toMatchObject([{ node: 'c', while_handling: handling }])
    expect(ran.result).toMatchObject({ outcome: 'halted', errors: [{ kind: 'x.three', while_handling: handling }] })
    expect(ran.result.handled).toBeUndefined()
    expect(ofType(ran, 'node_failed').map(({ node, while_handling: before }) => [node, before?.length])).toEqual([
      ['a', undefined],
      ['b', 1],
      ['c', 2],
    ])
  })

  it('says nothing of it once a handler has completed', async () => {
    const ran = await simulate({ files, program: raising({ a: 'x.one', c: 'x.three' }) })
    expect(ran.records[0]?.while_handling).toBeUndefined()
    expect(ran.result.handled).toMatchObject([{ node: 'a', by: 'b' }])
  })

  it('also inside of a child and of a group', async () => {
    const child = `workflow: { name: child, entry_point: inner }
agents:
${script('inner')}
`
    const main = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: true, to: g }]')}
  - { name: call, type: workflow, workflow: child.yaml }
parallel: [{ name: g, agents: [call] }]
`
    const ran = await simulate({
      files: { 'main.yaml': main, 'child.yaml': child },
      program: raising({ a: 'x.one', inner: 'x.two' }),
    })
    expect(ran.records).toMatchObject([{ node: 'inner', while_handling: [{ node: 'a', kind: 'x.one' }] }])
  })
})

describe('a chain of handlers that ends in one that completes', () => {
  const entries = (ran: { readonly result: Document }): readonly string[] =>
    (ran.result.handled ?? []).map(({ node, kind, by, through }: Document) =>
      [node, kind, 'by', by, ...(through === undefined ? [] : ['through', ...through])].join(' '),
    )
  const CHILD = `workflow: { name: child, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: true, to: b }]')}
${script('b')}
`
  const main = (b: string, c: string, more = ''): string => `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: true, to: b }]')}
${script('b', `routes: [{ to: $end }, ${b}]`)}
${script('c', `routes: [{ to: $end }, ${c}]`)}
${script('d')}
${more}`
  const caller = (route: string): string => `workflow: { name: w, entry_point: call }
agents:
  - { name: call, type: workflow, workflow: child.yaml, routes: [{ to: $end }, ${route}] }
${script('c', 'routes: [{ to: $end }, { on_error: true, to: d }]')}
${script('d')}
`
  const sweep = (more: string): string => `workflow: { name: w, entry_point: sweep }
agents:
${script('d')}
for_each:
  - { name: sweep, type: for_each, source: "{{ [1] }}", as: i, agent: { name: one, type: workflow, workflow: child.yaml }, ${more} }
`
  const AND_C = '{ on_error: x.two, to: c }'

  it.each([
    ['two links', main(AND_C, '{ on_error: x.no, to: d }'), ['a x.one by c through b', 'b x.two by c']],
    [
      'three links',
      main(AND_C, '{ on_error: true, to: d }'),
      ['a x.one by d through b c', 'b x.two by d through c', 'c x.three by d'],
      { c: 'x.three' },
    ],
    ['the end', main('{ on_error: true, to: $end }', AND_C), ['a x.one by end through b', 'b x.two by end']],
    [
      'a recovered handler',
      main('{ on_error: true, recover: { output: {} } }', AND_C),
      ['a x.one by b', 'b x.two by recover'],
    ],
    ['a child', caller('{ on_error: true, to: c }'), ['call x.two by c', 'a x.one by c through b']],
    [
      'a child whose handler fails',
      caller('{ on_error: true, to: c }'),
      ['call x.two by d through c', 'a x.one by d through b c', 'c x.three by d'],
      { c: 'x.three' },
    ],
    ['a group that tolerates', sweep('tolerate: { count: 1 }'), ['one x.two by group', 'a x.one by group through b']],
    [
      'a group that fails',
      sweep('routes: [{ to: $end }, { on_error: true, to: d }]'),
      ['sweep x.two by d', 'a x.one by d through b'],
    ],
  ])('has each of them in handled: %s', async (_, yaml, expected, more: Readonly<Record<string, string>> = {}) => {
    const ran = await simulate({
      files: { 'main.yaml': yaml, 'child.yaml': CHILD },
      program: raising({ a: 'x.one', b: 'x.two', ...more }),
    })
    expect([ran.result.outcome, entries(ran)]).toEqual(['success', expected])
  })

  it('an error whose row could not be carried out, if the caller handles the error of the row', async () => {
    const crashing = CHILD.replace(
      '{ on_error: true, to: b }',
      '{ on_error: true, when: "{{ error.none.deep }}", to: b }',
    )
    const files = { 'main.yaml': caller('{ on_error: true, to: c }'), 'child.yaml': crashing }
    const ran = await simulate({ files, program: raising({ a: 'x.one' }) })
    expect(entries(ran)).toEqual(['call internal.template_error by c', 'a x.one by c'])
  })

  it('a node that leads to itself until it completes', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: true, to: a }]')}
`
    const ran = await simulate({ files, program: (_, call) => (call < 3 ? { raise: { kind: `x.k${call}` } } : {}) })
    expect(entries(ran)).toEqual(['a x.k1 by a through a', 'a x.k2 by a'])
  })

  it('a retry of the child overcomes the chain inside', async () => {
    const files = { 'main.yaml': caller('{ on_error: true, retry: { max: 1, backoff: none } }'), 'child.yaml': CHILD }
    const program: Program = (name, call) => (call === 1 && name !== 'c' ? { raise: { kind: `x.${name}` } } : {})
    const ran = await simulate({ files, program })
    expect([ran.result.outcome, entries(ran)]).toEqual(['success', []])
  })

  it('says it once more after a resume', async () => {
    const yaml = main(AND_C, '{ on_error: x.no, to: d }').replace(
      'routes: [{ to: $end }, { on_error: x.no',
      'routes: [{ to: d }, { on_error: x.no',
    )
    const simulation = { files: yaml, program: raising({ a: 'x.one', b: 'x.two', d: 'x.late' }) }
    const first = await simulate(simulation)
    expect(first.result.outcome).toBe('halted')
    const again = await resumeSimulated({ ...simulation, program: () => ({}), folder: first.folder })
    expect([again.calls, entries(again)]).toEqual([['d'], ['a x.one by c through b', 'b x.two by c']])
  })
})
