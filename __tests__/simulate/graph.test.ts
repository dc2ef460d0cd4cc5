import { expect, it } from 'vitest'
import { createWorkflowGraph, withErrorEnds } from '../../src/config/workflow-graph.js'
import { renderWholeMermaid } from '../../src/reporters/graph.js'
import { openFiles } from './testing.js'

it('a graph has the edges of errors that lead to no node', async () => {
  const { workflow } = await openFiles({
    'w.yaml': `workflow: { name: w, entry_point: a }
agents:
  - name: a
    type: script
    run: ./a
    raises: [x.a, x.b, x.c, x.d]
    routes:
      - { to: $end }
      - { on_error: x.a, retry: { max: 1 } }
      - { on_error: x.b, halt: { message: no } }
      - { on_error: x.c, recover: { output: {} } }
`,
  })
  const text = renderWholeMermaid(withErrorEnds(createWorkflowGraph(workflow), workflow))
  for (const label of ['halt, x.b', 'recover, x.c', 'retries exhausted', 'x.d']) expect(text).toContain(label)
})
