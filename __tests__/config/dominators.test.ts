import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dominatorsOf } from '../../src/config/dominators.js'

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
  it('are what each way from the entry passes', () => {
    fc.assert(
      fc.property(graphs, node, node, (edges, other, to) => {
        const found = dominatorsOf(to, 'a', (name) => edges.filter(([from]) => from === name).map(([, end]) => end))
        const isThere = isReached(edges, to, null)
        const isPassed = isThere && (other === to || !isReached(edges, to, other))
        expect(found?.has(other) ?? null).toBe(isThere ? isPassed : null)
      }),
    )
  })
})
