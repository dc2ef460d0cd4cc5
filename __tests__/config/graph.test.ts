import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canReenter,
  createDominators,
  findStepsOnEveryPath,
  getGraph,
  listReachableSteps,
} from '../../src/config/graph.js'
import { load } from './rules/expectations.js'

function edges(text: string): readonly string[] {
  const graph = getGraph(load({ 'main.yaml': text }))
  return [...graph.edges.keys()].flatMap((name) =>
    graph.successors(name).map((edge) => `${edge.from} -${edge.via}-> ${edge.to}`),
  )
}

describe('the static graph', () => {
  it('has an edge for every possible step of a run', () => {
    const text = `
      workflow: { name: w, entry_point: a, error_routes: [{ on_error: external.x.*, to: c }] }
      agents:
        - name: a
          type: script
          run: "true"
          routes:
            - { to: gate, when: "exit_code == 0" }
            - { to: c }
            - { to: a }
            - { on_error: external.a.b, retry: { from: a } }
            - { on_error: true, to: stop }
            - { on_error: external.a.c, to: gate }
        - { name: gate, type: human_gate, prompt: Go?, options: [{ label: Yes, value: y, route: c }, { label: No, value: n, route: $end }] }
        - { name: c, type: set, value: x }
        - { name: d, type: set, value: x, routes: [{ to: c }] }
        - { name: stop, type: terminate, status: failed, reason: no }
    `
    expect(edges(text)).toEqual([
      'a -success-> gate',
      'a -success-> c',
      'a -retry-> a',
      'a -error-> stop',
      'gate -option-> c',
      'gate -option-> $end',
      'gate -shared-error-> c',
      'c -implicit-end-> $end',
      'd -success-> c',
      'd -shared-error-> c',
    ])
  })

  it('has no edge from a member, unless a route leads to it alone', () => {
    const text = (to: string): string => `
      workflow: { name: w, entry_point: g }
      agents:
        - { name: z, type: set, value: x }
        - { name: y, type: set, value: x }
        - { name: after, type: set, value: x, routes: [{ to: ${to} }] }
      parallel:
        - { name: g, agents: [z, y], routes: [{ to: after }] }
    `
    expect(edges(text('$end'))).toEqual(['after -success-> $end', 'g -success-> after'])
    expect(edges(text('y'))).toEqual(['y -implicit-end-> $end', 'after -success-> y', 'g -success-> after'])
  })

  it('finds the steps on every path, checked by removing each step', () => {
    const size = 6
    const arbitrary = fc.array(fc.array(fc.integer({ min: 0, max: size }), { minLength: 1, maxLength: 3 }), {
      minLength: size,
      maxLength: size,
    })
    fc.assert(
      fc.property(arbitrary, (table) => {
        const name = (id: number): string => (id === size ? '$end' : `n${id}`)
        const nodes = table.map((targets, id) => {
          const routes = targets.map((to) => `{ to: ${name(to)}, when: "{{ output }}" }`).join(', ')
          return `  - { name: n${id}, type: set, value: x, routes: [${routes}] }`
        })
        const workflow = load({ 'main.yaml': `workflow: { name: w, entry_point: n0 }\nagents:\n${nodes.join('\n')}\n` })
        const graph = getGraph(workflow)
        const ends = (without: number): boolean => {
          const seen = new Set([without])
          const open = without === 0 ? [] : [0]
          for (let id = open.pop(); id !== undefined; id = open.pop()) {
            if (id === size) return true
            if (seen.has(id)) continue
            seen.add(id)
            open.push(...(table[id] ?? []))
          }
          return false
        }
        const certain = findStepsOnEveryPath(workflow, graph)
        const ids = Array.from({ length: size }, (_, id) => id)
        const found = certain === null ? null : ids.filter((id) => certain.has(`n${id}`))
        expect(found).toEqual(ends(-1) ? ids.filter((id) => !ends(id)) : null)
      }),
      { numRuns: 200 },
    )
  })

  it('reports which steps reach a step', () => {
    const workflow = load({
      'main.yaml': `
        workflow: { name: w, entry_point: a, finally: last }
        agents:
          - { name: a, type: script, run: "true", routes: [{ to: g }, { on_error: external.a.b, retry: { from: b } }] }
          - { name: m, type: set, value: x }
          - { name: b, type: set, value: x }
          - { name: alone, type: set, value: x }
          - { name: last, type: set, value: x }
        parallel:
          - { name: g, agents: [m] }
      `,
    })
    const graph = getGraph(workflow)
    expect(['a', 'g', 'b', 'nobody'].map((to) => canReenter(workflow, 'a', to))).toEqual([true, true, false, false])
    expect([...listReachableSteps(graph)].filter((name) => name !== '$end').sort()).toEqual([
      'a',
      'b',
      'g',
      'last',
      'm',
    ])
  })
})

const NODES = ['a', 'b', 'c', 'd', 'e', 'f']
const node = fc.constantFrom(...NODES)
const graphs = fc.array(fc.tuple(node, node), { maxLength: 14 })

/** Whether a way leads to a node that does not pass another one. */
function isReached(edges: readonly (readonly [string, string])[], to: string, without: string | null): boolean {
  const seen = new Set<string>(without === 'a' ? [] : ['a'])
  for (const from of seen) for (const [start, end] of edges) if (start === from && end !== without) seen.add(end)
  return seen.has(to)
}

describe('dominators', () => {
  it('are the steps on every path from the entry', () => {
    fc.assert(
      fc.property(graphs, node, node, (edges, other, to) => {
        const next = (name: string) => edges.filter(([from]) => from === name).map(([, end]) => end)
        const found = createDominators('a', next)(to)
        const isThere = isReached(edges, to, null)
        const isPassed = isThere && (other === to || !isReached(edges, to, other))
        expect(found?.has(other) ?? null).toBe(isThere ? isPassed : null)
      }),
    )
  })
})
