import { describe, expect, it } from 'vitest'
import { ofType, type Program, resumeSimulated, script, simulate } from './governance-harness.js'

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
