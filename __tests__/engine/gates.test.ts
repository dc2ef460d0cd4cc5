import { describe, expect, it } from 'vitest'
import { ofType, resumeSimulated, simulate } from './governance-harness.js'

describe('a gate whose prompt cannot be rendered', () => {
  const file = (settings: string, routes = '') => `workflow: { name: t, entry_point: z${settings} }
agents:
  - { name: z, type: set, values: { a: "1" }, routes: [{ to: g }] }
  - { name: g, type: human_gate, prompt: "{{ z.output.nope }}", options: [{ label: A, value: a, route: $end }]${routes} }
  - { name: h, type: set, value: "{{ g.error.kind if g is defined and g.error is defined }}" }
output: { h: "{{ h.output if h is defined else 'not there' }}" }
`

  it.each([
    ['an error route of its own', file('', ', routes: [{ on_error: internal.template_error, to: h }]')],
    ['the error routes of the file', file(', error_routes: [{ on_error: true, to: h }]')],
  ])('is taken by %s', async (_, files) => {
    const ran = await simulate({ files })
    expect(ran.result).toMatchObject({ success: true, output: { h: 'internal.template_error' } })
  })

  it('halts, and fails the run where strict_exit is off', async () => {
    const strict = await simulate({ files: file('') })
    expect(strict.result).toMatchObject({ outcome: 'halted', errors: [{ kind: 'internal.template_error' }] })
    const plain = await simulate({ files: file(', runtime: { strict_exit: false }') })
    expect(plain.result).toMatchObject({ outcome: 'failed', errors: [{ kind: 'internal.template_error' }] })
  })

  it('goes on by its success routes with the output that it recovers with', async () => {
    const recover = '{ on_error: true, recover: { output: { selected: a, additional_input: {} } } }'
    const ran = await simulate({ files: file('', `, routes: [{ to: h }, ${recover}]`) })
    expect(ran.result).toMatchObject({ success: true, warnings: [expect.stringContaining('takes every error')] })
    expect(ran.result.checkpoint.completed_nodes).toEqual(['z', 'g', 'h'])
    const nowhere = await simulate({ files: file('', `, routes: [${recover}]`) })
    expect(nowhere.status).toBe('invalid')
  })
})

describe('a gate that nobody answers', () => {
  const nobody = { answers: new Map(), skip: false, human: null }
  const child = (
    gate: string,
  ) => `workflow: { name: c, entry_point: ${gate}, input: { n: { type: string, default: "" } } }
agents: [{ name: ${gate}, type: human_gate, prompt: "Go{{ workflow.input.n }}?", options: [{ label: A, value: a, route: $end }] }]
`

  it('is one event, where it stands', async () => {
    const ran = await simulate({
      gates: nobody,
      files: {
        'main.yaml': 'workflow: { name: t, entry_point: w }\nagents: [{ name: w, type: workflow, workflow: c.yaml }]\n',
        'c.yaml': child('ask'),
      },
    })
    expect(ran.result).toMatchObject({ outcome: 'suspended', gate: { node: 'ask' } })
    expect(ofType(ran, 'gate_waiting').map(({ scope, node }) => scope + node)).toEqual(['w#1.1/ask'])
    expect(ran.result.execution.steps).toMatchObject([{ node_id: 'w', status: 'not_executed' }])
    expect(ofType(ran, 'subworkflow_completed')).toMatchObject([{ node: 'w', status: 'suspended' }])
  })

  it('is told together with the others that wait', async () => {
    const ran = await simulate({
      gates: nobody,
      files: {
        'main.yaml': `workflow: { name: t, entry_point: g }
agents:
  - { name: w1, type: workflow, workflow: c1.yaml }
  - { name: w2, type: workflow, workflow: c2.yaml }
parallel: [{ name: g, agents: [w1, w2] }]
`,
        'c1.yaml': child('ask1'),
        'c2.yaml': child('ask2'),
      },
    })
    expect(ran.result).toMatchObject({ gate: { node: 'ask1' }, gates: [{ node: 'ask1' }, { node: 'ask2' }] })
    expect(ran.result.execution.steps.map(({ status }: { status: string }) => status)).toEqual([
      'not_executed',
      'not_executed',
      'not_executed',
    ])
    const [first] = ran.result.next_commands
    expect(first).toMatch(/ --gate ask1=a --gate ask2=a$/)
  })

  it('tells what each item of a group asks, and takes one answer for all', async () => {
    const item = 'agent: { name: m, type: workflow, workflow: c.yaml, input_mapping: { n: "{{ one }}" } }'
    const ran = await simulate({
      gates: nobody,
      files: {
        'main.yaml': `workflow: { name: t, entry_point: g }
agents: []
for_each: [{ name: g, type: for_each, source: "{{ ['x', 'y', 'y'] }}", as: one, ${item} }]
`,
        'c.yaml': child('ask'),
      },
    })
    expect(ofType(ran, 'gate_waiting')).toHaveLength(3)
    expect(ofType(ran, 'group_completed')).toMatchObject([{ node: 'g', status: 'suspended' }])
    expect(ran.result.gates).toMatchObject([{ prompt: 'Gox?' }, { prompt: 'Goy?' }])
    expect(ran.result.next_commands[0]).toMatch(/run --gate ask=a$/)
  })

  it('is not helped by checking the file when an answer is wrong, nor when there is nothing to resume', async () => {
    const files = child('ask')
    const answers = new Map([['ask', { value: 'b', fields: {} }]])
    const wrong = await simulate({ files, gates: { ...nobody, answers } })
    expect(wrong.result).toMatchObject({ outcome: 'invalid', next_commands: [] })
    const { folder } = await simulate({ files })
    const over = await resumeSimulated({ files, folder })
    expect(over.result).toMatchObject({ outcome: 'invalid', next_commands: [] })
    const broken = await simulate({ files: 'workflow: { name: t, entry_point: a }\nagents: []\n' })
    expect(broken.result.next_commands).toEqual(['conductor validate main.yaml'])
  })
})
