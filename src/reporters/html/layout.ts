import { addTo } from '../../core/maps.js'
import { END_NODE, type GraphEdge, type GraphNode, type WorkflowGraph } from '../../core/report.js'
import { findLargest } from '../../text/lists.js'
import { assignLayers, type DrawnEdge, findNeighbours, type LayerCell, type Layers } from './layers.js'

/** Maximum number of nodes; of a larger graph, only the path that the run took is drawn. */
export const MAX_NODES = 300
const MAX_EDGES = 1500
const BOX_HEIGHT = 48
const ROW = 16
const MAX_MEMBERS = 5
const END_WIDTH = 72
const GAP_X = 26
const GAP_Y = 54
const MARGIN = 20
const ROUNDS = 8
const SPINE = 20

/** Reports whether a box is an end of the run, or of an error, and no node: names of nodes do not begin so. */
export function isEndBox(name: string): boolean {
  return name.startsWith('$')
}

export interface PlacedEdge {
  readonly edge: GraphEdge
  /** From the source to the target, through all bends. */
  readonly points: readonly Point[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The path of a run: nodes in the order of their first visit, and the edges that were taken. */
export interface PathTaken {
  readonly nodes: readonly string[]
  readonly edges: readonly (DirectedEdge & { readonly step?: number })[]
  /** Edges of a path that was expected instead. */
  readonly expected?: readonly DirectedEdge[]
}

/** An edge without its label: a success and an error may lead from one node to the same other one. */
export type DirectedEdge = Pick<GraphEdge, 'from' | 'to' | 'kind'>

export function toEdgeKey({ from, to, kind }: DirectedEdge): string {
  return `${from}\n${to}\n${kind}`
}

export function createDrawing(graph: WorkflowGraph, path: PathTaken) {
  const members = new Set(graph.nodes.flatMap((node) => node.members))
  const all = graph.nodes.filter((node) => !members.has(node.name))
  const count = all.filter(({ name }) => !isEndBox(name)).length
  const isWhole = count <= MAX_NODES
  const reached = new Set(path.nodes.slice(0, MAX_NODES))
  const nodes = isWhole ? all : all.filter((node) => reached.has(node.name)).slice(0, MAX_NODES)
  const byName = new Map(nodes.map((node) => [node.name, node]))
  const edges = listEdgesBetween(graph, byName, isWhole ? null : path)
  const reachesEnd = edges.some(({ from, to }) => from === END_NODE || to === END_NODE)
  const boxes = nodes.map(({ name, members: inside }) => {
    const longest = findLargest([name.length, ...inside.map((member) => member.length + 2)])
    if (isEndBox(name)) return { id: name, width: END_WIDTH }
    return { id: name, width: Math.min(236, Math.max(164, 56 + longest * 7.8)) }
  })
  const cells = reachesEnd ? [...boxes, { id: END_NODE, width: END_WIDTH }] : boxes
  const isLoop = ({ from, to }: GraphEdge): boolean => from === to
  const straight = edges.filter((edge) => !isLoop(edge))
  const layers = assignLayers(graph.entry, cells, straight)
  const placed = placeBoxes(layers, assignColumns(graph.entry, layers), byName, edges.filter(isLoop))
  return { ...placed, count, left: count - nodes.filter(({ name }) => !isEndBox(name)).length }
}

/** Merges parallel edges of one kind; their labels are joined. */
function listEdgesBetween(graph: WorkflowGraph, shown: ReadonlyMap<string, GraphNode>, path: PathTaken | null) {
  const taken = path === null ? null : new Set(path.edges.map(toEdgeKey))
  const edgeByKey = new Map<string, GraphEdge>()
  for (const edge of graph.edges) {
    if (![edge.from, edge.to].every((name) => name === END_NODE || shown.has(name))) continue
    if (taken !== null && !taken.has(toEdgeKey(edge))) continue
    const key = toEdgeKey(edge)
    const earlier = edgeByKey.get(key)
    const label = [earlier?.label ?? '', edge.label].filter((part) => part !== '').join(', ')
    edgeByKey.set(key, { ...edge, label })
  }
  return [...edgeByKey.values()].slice(0, MAX_EDGES)
}

function measureHeight(node: GraphNode | null): number {
  if (node === null || isEndBox(node.name)) return 28
  if (node.members.length === 0) return BOX_HEIGHT
  const rows = Math.min(node.members.length, MAX_MEMBERS) + (node.members.length > MAX_MEMBERS ? 1 : 0)
  return BOX_HEIGHT + rows * ROW + 8
}

/** Returns the centres of all cells, near their neighbours; the last round aligns cells with those above, so that chains are straight. */
function assignColumns(entry: string, { layers, ways }: Layers): ReadonlyMap<string, number> {
  const spine = findNeighbours(ways.filter(createSpineCheck(entry, ways)))
  const all = findNeighbours(ways)
  const xs = new Map<string, number>()
  for (const layer of layers) {
    let x = 0
    for (const cell of layer) {
      xs.set(cell.id, x + cell.width / 2)
      x += cell.width + GAP_X
    }
  }
  const wish = (id: string, side: 'above' | 'below'): Wish => {
    const main = spine[side].get(id) ?? []
    const others = all[side].get(id) ?? []
    if (others.length === 0) return { x: xs.get(id) ?? 0, weight: 0.1 }
    const followed = main.length > 0 ? main : others
    const x = followed.reduce((sum, other) => sum + (xs.get(other) ?? 0), 0) / followed.length
    return { x, weight: main.length > 0 ? SPINE : 1 }
  }
  for (let round = 0; round <= ROUNDS; round++) {
    const isDown = round % 2 === 0
    for (const layer of isDown ? layers : layers.toReversed()) {
      const wishes = layer.map((cell) => wish(cell.id, isDown ? 'above' : 'below'))
      for (const [index, x] of spreadCells(layer, wishes).entries()) xs.set(layer[index]?.id ?? '', x)
    }
  }
  return xs
}

/** Returns a test for edges that a run without errors may take. */
function createSpineCheck(entry: string, ways: readonly DrawnEdge[]): (way: DrawnEdge) => boolean {
  const good = ways.filter((way) => way.edge.kind !== 'error')
  const reached = new Set([entry])
  for (let size = -1; size < reached.size; ) {
    size = reached.size
    for (const { edge } of good) if (reached.has(edge.from)) reached.add(edge.to)
  }
  return (way) => way.edge.kind !== 'error' && !way.up && reached.has(way.edge.from)
}

/** Preferred position of a cell, with its weight; the path without errors has the greatest weight and becomes straight. */
interface Wish {
  readonly x: number
  readonly weight: number
}

/** Finds the positions nearest to the preferred ones that keep order and distance, by isotonic regression (pool adjacent violators). */
function spreadCells(layer: readonly LayerCell[], wishes: readonly Wish[]): readonly number[] {
  const offsets: number[] = []
  let offset = 0
  for (const [index, cell] of layer.entries()) {
    const previous = layer[index - 1]
    if (previous !== undefined) offset += (previous.width + cell.width) / 2 + GAP_X
    offsets.push(offset)
  }
  const pools: { sum: number; weight: number; size: number }[] = []
  for (const [index, { x, weight }] of wishes.entries()) {
    let pool = { sum: (x - (offsets[index] ?? 0)) * weight, weight, size: 1 }
    for (let last = pools.at(-1); last !== undefined && last.sum / last.weight > pool.sum / pool.weight; ) {
      pool = { sum: pool.sum + last.sum, weight: pool.weight + last.weight, size: pool.size + last.size }
      pools.pop()
      last = pools.at(-1)
    }
    pools.push(pool)
  }
  const places = pools.flatMap((pool) => Array.from({ length: pool.size }, () => pool.sum / pool.weight))
  return places.map((place, index) => place + (offsets[index] ?? 0))
}

function placeBoxes(
  { layers, ways }: Layers,
  xs: ReadonlyMap<string, number>,
  nodes: ReadonlyMap<string, GraphNode>,
  loops: readonly GraphEdge[],
) {
  const leftmost = layers.flat().reduce((x, cell) => Math.min(x, (xs.get(cell.id) ?? 0) - cell.width / 2), Infinity)
  const spots: Spots = new Map()
  const boxes: PlacedNode[] = []
  let y = MARGIN
  for (const layer of layers) {
    const height = findLargest(layer.map((cell) => (cell.bend ? 0 : measureHeight(nodes.get(cell.id) ?? null))))
    for (const cell of layer) {
      const x = (xs.get(cell.id) ?? 0) - leftmost + MARGIN
      const cellHeight = cell.bend ? height : measureHeight(nodes.get(cell.id) ?? null)
      const top = y + (height - cellHeight) / 2
      spots.set(cell.id, { x, top, bottom: top + cellHeight })
      if (cell.bend) continue
      const node = nodes.get(cell.id) ?? null
      const listed = node?.members ?? []
      const members = { members: listed.slice(0, MAX_MEMBERS), hiddenMembers: Math.max(0, listed.length - MAX_MEMBERS) }
      const { id: name, width } = cell
      boxes.push({ name, node, ...members, x: x - width / 2, y: top, width, height: cellHeight })
    }
    y += height + GAP_Y
  }
  const width = layers.flat().reduce((most, cell) => Math.max(most, (spots.get(cell.id)?.x ?? 0) + cell.width / 2), 0)
  const ports = assignPorts(ways, spots, boxes)
  const lines = ways.map((way) => ({ edge: way.edge, points: drawEdge(way, spots, ports) }))
  const edges = [...lines, ...drawLoops(loops, boxes)]
  const loopRoom = loops.length === 0 ? 0 : 40
  return { width: width + MARGIN + loopRoom, height: Math.max(y - GAP_Y, 0) + MARGIN, nodes: boxes, edges }
}

type Spots = Map<string, { readonly x: number; readonly top: number; readonly bottom: number }>
type Ports = ReadonlyMap<DrawnEdge, { readonly top: number; readonly bottom: number }>

export interface PlacedNode extends Point {
  readonly name: string
  /** Null for the end of the run. */
  readonly node: GraphNode | null
  readonly members: readonly string[]
  readonly hiddenMembers: number
  readonly width: number
  readonly height: number
}

/** Distributes the edges at one side of a box, in the order of their origins. */
function assignPorts(ways: readonly DrawnEdge[], spots: Spots, boxes: readonly PlacedNode[]): Ports {
  const sides = new Map<string, { readonly way: DrawnEdge; readonly towards: number }[]>()
  const add = (side: string, way: DrawnEdge, other: string | undefined): void => {
    addTo(sides, side, { way, towards: spots.get(other ?? '')?.x ?? 0 })
  }
  for (const way of ways) {
    add(`${way.cells[0]}\nbottom`, way, way.cells[1])
    add(`${way.cells.at(-1)}\ntop`, way, way.cells.at(-2))
  }
  const ports = new Map<DrawnEdge, { top: number; bottom: number }>()
  for (const { name, width } of boxes) {
    for (const side of ['top', 'bottom'] as const) {
      const entries = [...(sides.get(`${name}\n${side}`) ?? [])].sort(
        (a, b) => a.towards - b.towards || Number(a.way.up) - Number(b.way.up),
      )
      const step = Math.min(22, (width - 24) / Math.max(1, entries.length))
      for (const [index, { way }] of entries.entries()) {
        const port = ports.get(way) ?? { top: 0, bottom: 0 }
        port[side] = (index - (entries.length - 1) / 2) * step
        ports.set(way, port)
      }
    }
  }
  return ports
}

/** Returns the points of an edge, which leaves a box at its bottom, enters at the top, and passes bends from top to bottom. */
function drawEdge(way: DrawnEdge, spots: Spots, ports: Ports): readonly Point[] {
  const points: Point[] = []
  const last = way.cells.length - 1
  const port = ports.get(way) ?? { top: 0, bottom: 0 }
  for (const [index, id] of way.cells.entries()) {
    const spot = spots.get(id)
    if (spot === undefined) continue
    if (index > 0) points.push({ x: spot.x + (index === last ? port.top : 0), y: spot.top })
    if (index < last) points.push({ x: spot.x + (index === 0 ? port.bottom : 0), y: spot.bottom })
  }
  return way.up ? points.reverse() : points
}

function drawLoops(loops: readonly GraphEdge[], boxes: readonly PlacedNode[]): readonly PlacedEdge[] {
  return loops.flatMap((edge) => {
    const owner = boxes.find(({ name }) => name === edge.from)
    if (owner === undefined) return []
    const x = owner.x + owner.width
    const y = owner.y + owner.height / 2
    const bend = (right: number, down: number): Point => ({ x: x + right, y: y + down })
    return [{ edge, points: [bend(0, -10), bend(30, 0), bend(0, 10)] }]
  })
}
