import { addTo } from '../../core/maps.js'
import type { GraphEdge } from '../../core/report.js'

/** A box of the drawing, or a bend of a long edge in a layer. */
export interface LayerCell {
  readonly id: string
  readonly width: number
  readonly bend: boolean
}

/** An edge with the cells that it passes, top to bottom; `up` if the edge points up. */
export interface DrawnEdge {
  readonly edge: GraphEdge
  readonly cells: readonly string[]
  readonly up: boolean
}

export type Layers = ReturnType<typeof assignLayers>

/** Beyond this many bends, long edges are drawn straight. */
const MAX_BENDS = 3000
const SWEEPS = 6

type Boxes = readonly { readonly id: string; readonly width: number }[]

/** Assigns nodes to layers so that most edges point down, and orders each layer so that few edges cross. */
export function assignLayers(entry: string, nodes: Boxes, edges: readonly GraphEdge[]) {
  const up = findEdgesThatPointUp(entry, nodes, edges)
  const ranks = rankNodes(nodes, edges, up)
  const layers: LayerCell[][] = []
  const addCell = (rank: number, cell: LayerCell): void => {
    while (layers.length <= rank) layers.push([])
    layers[rank]?.push(cell)
  }
  for (const { id, width } of nodes) addCell(ranks.get(id) ?? 0, { id, width, bend: false })
  let bends = 0
  const ways = edges.map((edge, index): DrawnEdge => {
    const isUp = up.has(edge)
    const [top, bottom] = isUp ? [edge.to, edge.from] : [edge.from, edge.to]
    const first = ranks.get(top) ?? 0
    const last = ranks.get(bottom) ?? 0
    const cells = [top]
    for (let rank = first + 1; rank < last && bends < MAX_BENDS; rank++) {
      const id = `\n${index}.${rank}`
      bends += 1
      addCell(rank, { id, width: 14, bend: true })
      cells.push(id)
    }
    return { edge, cells: [...cells, bottom], up: isUp }
  })
  orderCells(layers, ways)
  return { layers, ways }
}

/** Finds the edges that close a loop, by a depth-first search from the entry. */
function findEdgesThatPointUp(entry: string, nodes: Boxes, edges: readonly GraphEdge[]): ReadonlySet<GraphEdge> {
  const out = new Map<string, GraphEdge[]>()
  for (const edge of edges) addTo(out, edge.from, edge)
  const state = new Map<string, 'open' | 'done'>()
  const up = new Set<GraphEdge>()
  for (const root of [entry, ...nodes.map((node) => node.id)]) {
    if (state.has(root)) continue
    state.set(root, 'open')
    const stack = [{ id: root, next: 0 }]
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const edge = out.get(top.id)?.[top.next++]
      if (edge === undefined) {
        state.set(top.id, 'done')
        stack.pop()
      } else if (state.get(edge.to) === 'open') up.add(edge)
      else if (!state.has(edge.to)) {
        state.set(edge.to, 'open')
        stack.push({ id: edge.to, next: 0 })
      }
    }
  }
  return up
}

function rankNodes(nodes: Boxes, edges: readonly GraphEdge[], up: ReadonlySet<GraphEdge>): ReadonlyMap<string, number> {
  const ranks = new Map(nodes.map((node) => [node.id, 0]))
  const incoming = new Map(nodes.map((node) => [node.id, 0]))
  const out = new Map<string, string[]>()
  for (const edge of edges) {
    const [from, to] = up.has(edge) ? [edge.to, edge.from] : [edge.from, edge.to]
    addTo(out, from, to)
    incoming.set(to, (incoming.get(to) ?? 0) + 1)
  }
  const ready = nodes.filter((node) => incoming.get(node.id) === 0).map((node) => node.id)
  for (let id = ready.shift(); id !== undefined; id = ready.shift()) {
    for (const to of out.get(id) ?? []) {
      ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(id) ?? 0) + 1))
      const left = (incoming.get(to) ?? 0) - 1
      incoming.set(to, left)
      if (left === 0) ready.push(to)
    }
  }
  return ranks
}

/** Sorts the cells of each layer by the average position of their neighbours, alternating between above and below. */
function orderCells(layers: readonly LayerCell[][], ways: readonly DrawnEdge[]): void {
  const { above, below } = findNeighbours(ways)
  const indexes = new Map<string, number>()
  const numberCells = (layer: readonly LayerCell[]): void => {
    for (const [index, cell] of layer.entries()) indexes.set(cell.id, index)
  }
  layers.forEach(numberCells)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isDown = sweep % 2 === 0
    for (const layer of isDown ? layers : layers.toReversed()) {
      const averages = new Map(
        layer.map(({ id }) => {
          const neighbours = (isDown ? above : below).get(id) ?? [id]
          return [id, neighbours.reduce((sum, other) => sum + (indexes.get(other) ?? 0), 0) / neighbours.length]
        }),
      )
      layer.sort((a, b) => (averages.get(a.id) ?? 0) - (averages.get(b.id) ?? 0))
      numberCells(layer)
    }
  }
}

export function findNeighbours(ways: readonly DrawnEdge[]) {
  const above = new Map<string, string[]>()
  const below = new Map<string, string[]>()
  for (const { cells } of ways) {
    for (const [index, id] of cells.entries()) {
      const next = cells[index + 1]
      if (next === undefined) continue
      addTo(below, id, next)
      addTo(above, next, id)
    }
  }
  return { above, below }
}
