import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createWorkflowGraph } from '../../src/config/workflow-graph.js'
import { renderDot, renderWholeMermaid, withErrorEnds } from '../../src/reporters/graph.js'
import { renderSvg } from '../../src/reporters/html/svg.js'
import { openFiles } from './testing.js'

const QUICKSTART = readFileSync('examples/quickstart/workflow.yaml', 'utf8')
const NIGHTLY = readFileSync('examples/cookbook/nightly.yaml', 'utf8')
const FORMATS = { mermaid: renderWholeMermaid, dot: renderDot, svg: renderSvg }

describe.each(Object.entries(FORMATS))('a graph as %s', (_, render) => {
  it.each([
    ['quickstart', QUICKSTART, ['external.git.unknown', 'external.git.network', 'retries exhausted', 'internal.*']],
    ['nightly', NIGHTLY, ['propagate, retry.exhausted', 'internal.timeout', 'retries exhausted', 'external.git.*']],
  ])('draws what escapes %s', async (_name, source, kinds) => {
    const { workflow } = await openFiles({ 'w.yaml': source })
    const text = render(withErrorEnds(createWorkflowGraph(workflow))).replaceAll('#42;', '*')
    for (const kind of kinds) expect(text).toContain(kind)
  })
})

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
  const text = renderWholeMermaid(withErrorEnds(createWorkflowGraph(workflow)))
  for (const label of ['halt, x.b', 'recover, x.c', 'retries exhausted', 'x.d']) expect(text).toContain(label)
})
