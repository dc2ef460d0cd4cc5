import { describe, expect, it } from 'vitest'
import { createWorkflowGraph } from '../../src/config/workflow-graph.js'
import type { WorkflowGraph } from '../../src/core/report.js'
import { renderDot, renderMermaid, renderWholeMermaid, withErrorEnds } from '../../src/reporters/graph.js'
import { renderSvg } from '../../src/reporters/html/svg.js'
import { load } from '../config/rules/expectations.js'
import { GRAPH, graphNode } from './sample.js'

const GROUPED: WorkflowGraph = {
  name: 'grouped "x"',
  file: 'g.yaml',
  entry: 'both',
  nodes: [
    graphNode('both', 'parallel', 2, { members: ['a', 'b'] }),
    graphNode('a'),
    graphNode('b', 'agent'),
    graphNode('each', 'for_each', 6, { members: ['item'] }),
    graphNode('ask', 'human_gate', 8),
    graphNode('stop', 'terminate', 9),
    graphNode('child', 'workflow', 10, { child: 'c.yaml' }),
  ],
  edges: [
    { from: 'both', to: 'each', label: '', kind: 'success' },
    { from: 'each', to: 'ask', label: 'internal.group_failed', kind: 'error' },
    { from: 'ask', to: 'stop', label: 'no', kind: 'gate' },
    { from: 'ask', to: 'child', label: 'yes', kind: 'gate' },
    { from: 'child', to: '$end', label: 'output.score > 7 and "x"', kind: 'success' },
  ],
}

describe('mermaid', () => {
  it('draws and colours a workflow', () => {
    const state = new Map([
      ['probe', 'failed'],
      ['repair', 'recovered'],
      ['report', 'skipped'],
    ] as const)
    expect(renderMermaid(GRAPH, state)).toMatchSnapshot()
  })

  it('draws groups with their members', () => {
    expect(renderMermaid(GROUPED)).toMatchSnapshot()
  })

  it.each([
    ['quote', 'a"] --> x["b'],
    ['html', '<img src=x onerror=alert(1)>'],
    ['backtick', '```\n# title'],
    ['entity', '#quot;'],
    ['comment', '%%{init: {}}%%'],
    ['keyword', 'a\nend\nclick n0 href "x"'],
  ])('keeps a label inside its quotes: %s', (_, text) => {
    const graph = { ...GRAPH, nodes: [graphNode(text)], entry: text, edges: [] }
    const drawn = renderMermaid(graph)
    expect(drawn.split('\n')).toHaveLength(5)
    const inner = /^ {2}n1\["([^"]*)"\]$/m.exec(drawn)?.[1]
    expect(inner).toMatch(/^([\p{L}\p{N} _.,:/$…-]|#\d+;)*$/u)
  })

  const many = Array.from({ length: 2000 }, (_, index) => `node_${index}`)
  const large: WorkflowGraph = {
    ...GRAPH,
    entry: 'node_0',
    nodes: many.map((name) => graphNode(name)),
    edges: many.slice(1).map((to, index) => ({ from: many[index] ?? '', to, label: '', kind: 'success' })),
  }

  it('shows only the path taken when the graph is too large', () => {
    const drawn = renderMermaid(large, new Map(), ['node_0', 'node_1', 'node_2'])
    expect(drawn).toContain('node_2')
    expect(drawn).not.toContain('node_3')
  })

  it.each([10, 499, 600, 2000])('stays within the limits for a path of %i steps', (steps) => {
    const drawn = renderMermaid(large, new Map(many.map((name) => [name, 'completed'])), many.slice(0, steps))
    expect(drawn.length).toBeLessThanOrEqual(50_000)
    expect(drawn.match(/-->/g)?.length ?? 0).toBeLessThanOrEqual(500)
    expect(drawn).toContain('"node_0"')
    expect(drawn).toContain(`"node_${steps - 1}"`)
  })

  it('has no limits on a terminal', () => {
    const drawn = renderWholeMermaid(large)
    expect(drawn.length).toBeGreaterThan(50_000)
    expect(drawn).toContain('"node_1999"')
  })
})

describe('routes that all steps share, and finally', () => {
  const graph = createWorkflowGraph(
    load({
      'main.yaml': `
        workflow: { name: w, entry_point: a, error_routes: [{ on_error: [y.y, z.y], retry: { max: 2 } }, { on_error: z.z, to: h }], finally: [f, g] }
        agents:
          - { name: a, type: script, run: "true", routes: [{ to: both }] }
          - { name: m, type: script, run: "true" }
          - { name: h, type: set, value: "1" }
          - { name: f, type: script, run: "true" }
          - { name: g, type: script, run: "true" }
        parallel: [{ name: both, agents: [m] }]
      `,
    }),
  )

  it('are drawn by dot', () => {
    const lines = renderDot(graph).split('\n')
    expect(lines.filter((line) => line.includes('->')).map((line) => line.trim())).toEqual([
      '"$start" -> "a"',
      '"a" -> "m" [lhead="cluster_both"]',
      '"a" -> "h" [label="z.z", style=dotted, color=red]',
      '"a" -> "a" [label="retry, y.y, z.y", style=dotted, color=red]',
      '"h" -> "$end"',
      '"m" -> "$end" [ltail="cluster_both"]',
      '"m" -> "h" [label="z.z", style=dotted, color=red, ltail="cluster_both"]',
      '"$end" -> "f" [label="finally"]',
      '"f" -> "g"',
    ])
  })

  it('are drawn by mermaid, without the shared ones where that is too much', () => {
    expect(renderMermaid(graph)).toMatch(/-\.->\|"z\.z"\|[\s\S]*-->\|"finally"\|/)
    const shared = graph.edges.filter(({ route }) => route?.startsWith('error_routes['))
    const many = Array.from({ length: 500 }, () => shared).flat()
    const fewer = renderMermaid({ ...graph, edges: [...graph.edges, ...many] })
    expect(fewer).toContain('"finally"')
    expect(renderMermaid(graph)).toContain('"retry, y.y, z.y"')
    expect(fewer).not.toMatch(/z\.z|retry/)
  })
})

describe('dot', () => {
  it('draws groups as clusters', () => {
    expect(renderDot(GROUPED)).toMatchSnapshot()
  })

  it('escapes names', () => {
    expect(renderDot({ ...GRAPH, name: 'a"\\b' })).toContain('digraph "a\\"\\\\b" {')
  })
})

describe('svg', () => {
  const workflow = load({
    'main.yaml': `
      workflow: { name: "a <b> & c", entry_point: a }
      agents:
        - name: a
          type: script
          run: x
          raises: [y.halted, y.lost, y.mended]
          routes:
            - { to: done }
            - { on_error: y.halted, halt: { message: no } }
            - { on_error: y.mended, recover: { output: {} } }
        - { name: done, type: terminate, status: success, reason: fine }
      `,
  })

  it('draws every edge, errors apart, in a document of its own', () => {
    const svg = renderSvg(withErrorEnds(createWorkflowGraph(workflow)))
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" [^>]*><title>a &lt;b&gt; &amp; c</)
    const edges = [...svg.matchAll(/<path class="e e-(\S+) [^>]*><title>([^<]*)</g)].map(
      ([, tone = '', title = '']) => `${tone} ${title}`,
    )
    expect(edges.sort()).toEqual([
      'bad a to a halt: halt, y.halted',
      'bad a to a: recover, y.mended',
      'bad a to the caller, unhandled: y.lost, internal.*',
      'ok a to done',
    ])
    expect(svg).toContain('<g class="n s-terminated-success" data-node="done"><title>done: terminate · success</title>')
    // Everything that the picture refers to is in it.
    for (const [, id] of svg.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(svg).toContain(` id="${id}"`)
  })

  it('draws groups, and the first nodes of a graph that is too large', () => {
    expect(renderSvg(GROUPED)).toMatch(/data-node="both"><title>both: parallel</)
    const nodes = Array.from({ length: 310 }, (_, index) => graphNode(`n${index}`))
    const svg = renderSvg({ name: 'large', file: 'l.yaml', entry: 'n0', nodes, edges: [] })
    expect(svg).toContain('<title>large; 10 nodes left out</title>')
    expect(svg.split('data-node=')).toHaveLength(301)
  })
})
