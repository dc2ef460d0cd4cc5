import { describe, expect, it } from 'vitest'
import { simulate } from './governance-harness.js'

describe('a child workflow', () => {
  it('gets those inputs of its caller that it declares', async () => {
    const files = {
      'main.yaml': `workflow: { name: w, entry_point: sub, input: { a: { type: string }, b: { type: string } } }
agents: [{ name: sub, type: workflow, workflow: child.yaml }]
output: { seen: "{{ sub.output.seen }}" }
`,
      'child.yaml': `workflow: { name: c, entry_point: a, input: { a: { type: string } } }
agents: [{ name: a, type: set, value: x }]
output: { seen: "{{ workflow.input | tojson }}" }
`,
    }
    const { result } = await simulate({ files, inputs: { a: 'one', b: 'two' } })
    expect(result).toMatchObject({ success: true, output: { seen: "{'a': 'one'}" } })
  })

  it('that calls itself too deeply raises one kind at every depth', async () => {
    const calls = (
      depth: number,
    ): string => `workflow: { name: w${depth}, entry_point: sub, runtime: { strict_exit: false } }
agents: [{ name: sub, type: workflow, workflow: child.yaml, max_depth: 3 }]
`
    const { result } = await simulate({ files: { 'main.yaml': calls(1), 'child.yaml': calls(2) } })
    expect(result).toMatchObject({ success: false, errors: [{ kind: 'subworkflow.depth_exceeded' }] })
    expect(result.errors[0].frames).toHaveLength(4)
  })
})
