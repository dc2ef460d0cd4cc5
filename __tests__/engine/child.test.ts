import { describe, expect, it } from 'vitest'
import { type Bare, bareRun, only, type Stubbed, script } from './bare-run.js'

const main = (sub: string, more = ''): string => `workflow: { name: w, entry_point: sub${more} }
agents:
  - { name: sub, type: workflow, workflow: child.yaml${sub} }
`
const child = (
  inputs: string,
  nodes = '  - { name: a, type: set, value: x }\n',
): string => `workflow: { name: c, entry_point: a${inputs} }
agents:
${nodes}output: { seen: "{{ workflow.input }}" }
`
const run = (mainFile: string, childFile: string, more: Omit<Bare, 'files'> = {}) =>
  bareRun({ files: { 'main.yaml': mainFile, 'child.yaml': childFile }, ...more })
const untyped: Stubbed = {
  status: 'raised',
  error: { envelope: { kind: 'script.exit', message: 'exit 3', details: { exit_code: 3 } }, origin: 'engine' },
  partial: undefined,
}

describe('the inputs of a child', () => {
  const given = async (mapping: string, declared: string, inputs: Bare['inputs'] = {}) => {
    const ran = await run(main(mapping), child(declared), { inputs })
    return only(ran, 'subworkflow_started')[0]?.input ?? ran.end.error?.envelope.message
  }

  it('are those of its caller that it declares; all of them if it declares none', async () => {
    const inputs = { a: 'one', b: 'two' }
    expect(await given('', ', input: { a: { type: string } }', inputs)).toEqual({ a: 'one' })
    expect(await given('', '', inputs)).toEqual(inputs)
  })

  it('are those of its mapping alone, if there is one', async () => {
    const mapping = ', input_mapping: { a: plain, c: dropped }'
    expect(
      await given(mapping, ', input: { a: { type: string }, b: { type: string, default: d } }', { b: 'two' }),
    ).toEqual({
      a: 'plain',
      b: 'd',
    })
    expect(await given(', input_mapping: { a: 1 }', '')).toEqual({ a: 1 })
  })

  it.each<[string, string, unknown]>([
    ['"{{ 1 + 1 }}"', 'string', '2'],
    ['"{{ 1 + 1 }}"', 'number', 2],
    ['"{{ [1, 2] }}"', 'array', [1, 2]],
    ['"{{ [1, 2] }}"', 'string', '[1, 2]'],
    ['"007"', 'string', '007'],
    ['[1, "{{ 1 + 1 }}"]', 'array', [1, '2']],
    ['true', 'boolean', true],
  ])('%s becomes what the type %s asks for', async (value, type, expected) => {
    expect(await given(`, input_mapping: { a: ${value} }`, `, input: { a: { type: ${type} } }`)).toEqual({
      a: expected,
    })
  })

  it('become data where the child declares nothing', async () => {
    expect(await given(', input_mapping: { a: "{{ 1 + 1 }}", b: text }', '')).toEqual({ a: 2, b: 'text' })
  })

  it('that do not fit are an error of the node, which does not start', async () => {
    const ran = await run(main(', input_mapping: { n: "{{ [] }}" }'), child(', input: { n: { type: number } }'))
    expect(ran.end.error?.envelope).toMatchObject({
      kind: 'internal.schema_violation',
      message: expect.stringMatching(/^sub cannot start child\.yaml: /),
      details: { node: 'sub', source: 'input_mapping' },
    })
    expect(only(ran, 'subworkflow_started')).toEqual([])
  })

  it('that cannot be rendered are an error with the name of the field', async () => {
    for (const [type, value] of [
      ['number', '{{ gone.output }}'],
      ['string', '{{ gone.output }}'],
    ]) {
      const ran = await run(main(`, input_mapping: { n: "${value}" }`), child(`, input: { n: { type: ${type} } }`))
      expect(ran.end.error?.envelope).toMatchObject({
        kind: 'internal.template_error',
        details: { field: 'input_mapping.n' },
      })
    }
  })

  it('that are secret are masked from then on', async () => {
    const declared = ', input: { t: { type: string, secret: true }, u: { type: string } }'
    const ran = await run(main(', input_mapping: { t: hush, u: loud }'), child(declared))
    expect(ran.marked).toEqual(['hush'])
  })
})

describe('a child workflow', () => {
  it('tells when it began and ended, and how long it took', async () => {
    const nodes = '  - { name: a, type: wait, duration: 2s }\n'
    const ran = await run(main(''), child('', nodes), { inputs: { x: 1 } })
    const about = { scope: '', node: 'sub', visit: 1, attempt: 1, workflow: 'c', file: 'child.yaml' }
    expect(only(ran, 'subworkflow_started')).toEqual([{ ...about, type: 'subworkflow_started', input: { x: 1 } }])
    expect(only(ran, 'subworkflow_completed')).toEqual([
      { ...about, type: 'subworkflow_completed', status: 'completed', duration_ms: 2000 },
    ])
    expect(only(ran, 'node_completed').find(({ node }) => node === 'sub')).toMatchObject({ duration_ms: 2000 })
    expect(ran.durable[0]).toBe('workflow_started')
  })

  const stop = (status: string) => `  - { name: a, type: terminate, status: ${status}, reason: enough }\n`

  it('that terminates with success has its output; one that fails is an error of its own kind', async () => {
    const good = await run(main(''), child('', stop('success')), { inputs: { x: 1 } })
    expect(good.end.outcome).toBe('success')
    expect(only(good, 'subworkflow_completed')[0]?.status).toBe('terminated')
    expect(only(good, 'node_completed').find(({ node }) => node === 'sub')?.output).toEqual({ seen: { x: 1 } })
    const bad = await run(main(''), child('', stop('failed')), { inputs: { x: 1 } })
    expect(bad.end.error).toMatchObject({
      envelope: {
        kind: 'subworkflow.terminated',
        message: 'enough',
        details: {
          ...{ output: { seen: { x: 1 } }, reason: 'enough', terminated_by: 'a' },
          ...{ workflow: 'c', workflow_file: 'child.yaml' },
        },
      },
      origin: 'engine',
      frames: [
        { workflow: 'c', node: 'a', type: 'terminate' },
        { workflow: 'w', node: 'sub', type: 'workflow' },
      ],
    })
    expect(only(bad, 'node_failed')).toMatchObject([
      { node: 'a', error_type: 'WorkflowTerminated' },
      { node: 'sub', error_type: 'SubworkflowTerminatedError' },
    ])
  })

  it('passes an error that its file declares on, and wraps any other', async () => {
    const typed = await run(main(''), child('', script('a')), { ends: { a: ['x.y'] } })
    expect(typed.end).toMatchObject({
      outcome: 'halted',
      error: { envelope: { kind: 'x.y', message: 'x.y happened' } },
    })
    expect(only(typed, 'subworkflow_completed')[0]?.status).toBe('failed')
    const loose = ', runtime: { strict_exit: false }'
    const wrapped = await run(main('', loose), child(loose, script('a')), { ends: { a: [untyped] } })
    expect(wrapped.end).toMatchObject({
      outcome: 'failed',
      error: {
        typed: false,
        envelope: {
          kind: 'subworkflow.failed',
          message: 'c failed: exit 3',
          details: {
            cause: { kind: 'script.exit', message: 'exit 3', details: { exit_code: 3 } },
            ...{ workflow: 'c', workflow_file: 'child.yaml' },
          },
        },
      },
    })
    expect(wrapped.end.records.map(({ envelope, frames }) => [envelope.kind, frames.length])).toEqual([
      ['subworkflow.failed', 2],
    ])
  })

  it('that also fails in finally has both errors on record', async () => {
    const nodes = `${script('a')}${script('f')}`
    const ran = await run(main(''), child(', finally: f', nodes), { ends: { a: ['x.y'], f: ['x.z'] } })
    expect(ran.end.records.map(({ envelope, frames }) => [envelope.kind, frames.map(({ node }) => node)])).toEqual([
      ['x.y', ['a', 'sub']],
      ['x.z', ['f', 'sub']],
    ])
    // The caller decides on both, so nothing is left to warn of.
    expect(only(ran, 'warning')).toEqual([])
  })

  it('that waits for a person suspends the run', async () => {
    const gate = { node: 'a', prompt: 'Go?', options: [] }
    const ran = await run(main(''), child('', script('a')), { ends: { a: [{ status: 'suspended', gate }] } })
    expect(ran.end).toMatchObject({ outcome: 'suspended', gate })
    expect(only(ran, 'subworkflow_completed')[0]?.status).toBe('suspended')
    expect(only(ran, 'node_completed')).toEqual([])
  })

  it('whose output does not fit is an error, and the output is kept', async () => {
    const schema = ', output: { seen: { type: number } }'
    const ran = await run(main(schema), child(''), { inputs: { x: 1 } })
    expect(ran.end.error?.envelope).toMatchObject({ kind: 'internal.schema_violation' })
    expect(only(ran, 'node_failed')[0]?.partial).toEqual({ seen: { x: 1 } })
  })

  it('that calls itself too deeply raises one kind at every depth', async () => {
    const calls = (
      depth: number,
      most: string,
    ): string => `workflow: { name: w${depth}, entry_point: sub, runtime: { strict_exit: false } }
agents: [{ name: sub, type: workflow, workflow: child.yaml${most} }]
`
    const deep = async (most: string) => (await run(calls(1, most), calls(2, most))).end.error
    const error = await deep(', max_depth: 3')
    expect(error?.envelope).toEqual({
      kind: 'subworkflow.depth_exceeded',
      message: 'sub would nest workflows deeper than 3',
      details: { max_depth: 3, workflow_file: 'child.yaml' },
    })
    expect(error?.frames).toHaveLength(4)
    expect((await deep(''))?.frames).toHaveLength(11)
  })
})
