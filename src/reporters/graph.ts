import type { NodeState } from '../account/steps.js'
import type { GraphEdge, GraphNode, WorkflowGraph } from '../core/report.js'
import { type GraphShape, stepType } from '../core/step-types.js'
import { cut, oneLine } from '../text/terminal-text.js'

/** GitHub draws no Mermaid beyond these; `pathTaken` is what is shown of larger graphs. */
export interface GraphLimits {
  readonly maxChars?: number
  readonly maxEdges?: number
  readonly pathTaken?: readonly string[]
  /** The row that led from one step to another, where two do. */
  readonly routeTaken?: (from: string, to: string) => string | null
}

const MAX_CHARS = 50_000
const MAX_EDGES = 500
const END = '$end'
const START = '$start'
const CLASSES: Readonly<Record<NodeState, string>> = {
  completed: 'fill:#1a7f37,stroke:#116329,color:#ffffff',
  failed: 'fill:#cf222e,stroke:#82071e,color:#ffffff',
  recovered: 'fill:#bf8700,stroke:#7d4e00,color:#ffffff',
  running: 'fill:#0969da,stroke:#0550ae,color:#ffffff',
  waiting: 'fill:#8250df,stroke:#6639ba,color:#ffffff',
  // No fill: on a dark page a pale one would be the brightest thing.
  skipped: 'fill:transparent,stroke:#8c959f,color:#8c959f,stroke-dasharray:3 3',
}

/** The workflow as a Mermaid flow chart, coloured by what happened when that is known. */
export function mermaid(
  graph: WorkflowGraph,
  state: ReadonlyMap<string, NodeState> = new Map(),
  limits: GraphLimits = {},
): string {
  const maxChars = limits.maxChars ?? MAX_CHARS
  const maxEdges = limits.maxEdges ?? MAX_EDGES
  for (const drawn of [withFinally(graph), withFinally(withoutShared(graph))]) {
    if (drawn.edges.length >= maxEdges) continue
    const whole = draw(drawn, state)
    if (whole.length <= maxChars) return whole
  }
  const path = limits.pathTaken ?? graph.nodes.map((node) => node.name).filter((name) => state.has(name))
  for (let steps = Math.min(path.length, maxEdges - 1); steps > 0; steps = Math.floor(steps / 2)) {
    const partly = draw(pathGraph(graph, path, steps, limits.routeTaken ?? (() => null)), state)
    if (partly.length <= maxChars) return partly
  }
  return `flowchart TD\n  n0["${label(cut(graph.name, 100))}: too large to draw"]\n`
}

/** Steps of `finally` follow on the end, whatever it was; where their routes would lead is not followed. */
function withFinally(graph: WorkflowGraph): WorkflowGraph {
  const steps = graph.finallySteps ?? []
  const chain = steps.map((to, index): GraphEdge => {
    return { from: steps[index - 1] ?? END, to, label: index === 0 ? 'finally' : '', kind: 'success' }
  })
  return { ...graph, edges: [...graph.edges.filter(({ from }) => !steps.includes(from)), ...chain] }
}

/** The routes that all steps share are the first to go when there is too much to draw. */
function withoutShared(graph: WorkflowGraph): WorkflowGraph {
  return { ...graph, edges: graph.edges.filter(({ route }) => route?.startsWith('error_routes[') !== true) }
}

function draw(graph: WorkflowGraph, state: ReadonlyMap<string, NodeState>): string {
  const ids = new Map<string, string>()
  const idOf = (name: string): string => {
    const known = ids.get(name)
    if (known !== undefined) return known
    const id = `n${ids.size}`
    ids.set(name, id)
    return id
  }
  const byName = new Map(graph.nodes.map((node) => [node.name, node]))
  const inside = new Set(graph.nodes.flatMap((node) => node.members))
  const lines = ['flowchart TD', `  ${idOf(START)}((" "))`]
  for (const node of graph.nodes) if (!inside.has(node.name)) lines.push(...nodeLines(node, byName, idOf))
  if (showsEnd(graph)) lines.push(`  ${idOf(END)}(("end"))`)
  lines.push(`  ${idOf(START)} --> ${idOf(graph.entry)}`)
  for (const edge of graph.edges) lines.push(edgeLine(edge, idOf))
  return `${[...lines, ...classLines(state, ids)].join('\n')}\n`
}

function showsEnd({ edges }: WorkflowGraph): boolean {
  return edges.some(({ from, to }) => from === END || to === END)
}

function nodeLines(
  node: GraphNode,
  byName: ReadonlyMap<string, GraphNode>,
  idOf: (name: string) => string,
): readonly string[] {
  const id = idOf(node.name)
  if (node.members.length === 0) return [`  ${id}${shape(node)}`]
  const members = node.members.map((name) => {
    const member = byName.get(name)
    return `    ${idOf(name)}${member === undefined ? `["${label(name)}"]` : shape(member)}`
  })
  return [`  subgraph ${id}["${label(node.name)} (${label(node.type)})"]`, ...members, '  end']
}

const MERMAID_BORDERS: Readonly<Record<GraphShape, readonly [string, string]>> = {
  box: ['[', ']'],
  round: ['(', ')'],
  hexagon: ['{{', '}}'],
  oval: ['([', '])'],
  frame: ['[[', ']]'],
}

function shape(node: GraphNode): string {
  const [open, close] = MERMAID_BORDERS[shapeOf(node)]
  return `${open}"${label(node.name)}"${close}`
}

function shapeOf({ type }: GraphNode): GraphShape {
  return stepType(type)?.shape ?? 'box'
}

function edgeLine(edge: GraphEdge, idOf: (name: string) => string): string {
  const arrow = edge.kind === 'error' ? '-.->' : '-->'
  const text = edge.label === '' ? '' : `|"${label(edge.label)}"|`
  return `  ${idOf(edge.from)} ${arrow}${text} ${idOf(edge.to)}`
}

function classLines(state: ReadonlyMap<string, NodeState>, ids: ReadonlyMap<string, string>): readonly string[] {
  const lines: string[] = []
  for (const [name, style] of Object.entries(CLASSES)) {
    const members = [...ids].filter(([node]) => state.get(node) === name).map(([, id]) => id)
    if (members.length > 0) lines.push(`  classDef ${name} ${style}`, `  class ${members.join(',')} ${name}`)
  }
  return lines
}

/** Only what a run went through: its first and last steps when even that is too long. */
function pathGraph(
  graph: WorkflowGraph,
  path: readonly string[],
  steps: number,
  routeTaken: (from: string, to: string) => string | null,
): WorkflowGraph {
  const half = Math.ceil(steps / 2)
  const gap = `… ${path.length - steps} more steps …`
  const shown = path.length <= steps ? path : [...path.slice(0, half), gap, ...path.slice(path.length - (steps - half))]
  const names = new Set(shown)
  const edges = new Map<string, GraphEdge>()
  for (const [index, to] of shown.entries()) {
    const from = shown[index - 1]
    if (from === undefined) continue
    const ways = graph.edges.filter((edge) => edge.from === from && edge.to === to)
    const route = routeTaken(from, to)
    const known = ways.find((edge) => edge.route === route) ?? ways[0]
    edges.set(`${from}\n${to}`, known ?? { from, to, label: '', kind: 'success' })
  }
  const nodes = graph.nodes.filter((node) => names.has(node.name)).map((node) => ({ ...node, members: [] }))
  const position = { file: graph.file, line: 1 }
  const filler = names.has(gap) ? [{ name: gap, type: 'gap', position, members: [], child: null }] : []
  return { ...graph, entry: shown[0] ?? graph.entry, nodes: [...nodes, ...filler], edges: [...edges.values()] }
}

/** Text inside the quotes of a Mermaid label: every sign that its parser could mean something by is an entity. */
function label(text: string): string {
  const line = oneLine(text, 120)
  return line.replace(/[^\p{L}\p{N} _.,:/$…-]/gu, (sign) => `#${sign.codePointAt(0)};`)
}

export function dot(workflow: WorkflowGraph): string {
  const graph = withFinally(workflow)
  const byName = new Map(graph.nodes.map((node) => [node.name, node]))
  const inside = new Set(graph.nodes.flatMap((node) => node.members))
  const lines = [
    `digraph ${dotText(graph.name)} {`,
    '  compound=true',
    '  node [shape=box, style=rounded]',
    '  "$start" [shape=point]',
  ]
  for (const node of graph.nodes) if (!inside.has(node.name)) lines.push(...dotNode(node, byName))
  if (showsEnd(graph)) lines.push('  "$end" [label="end", shape=doublecircle]')
  lines.push(dotEdge({ from: START, to: graph.entry, label: '', kind: 'success' }, byName))
  for (const edge of graph.edges) lines.push(dotEdge(edge, byName))
  return `${[...lines, '}'].join('\n')}\n`
}

/** Graphviz draws boxes with round corners by default. */
const DOT_SHAPES: Readonly<Record<GraphShape, string | null>> = {
  box: null,
  round: null,
  hexagon: 'hexagon',
  oval: 'oval',
  frame: 'component',
}

function dotNode(node: GraphNode, byName: ReadonlyMap<string, GraphNode>): readonly string[] {
  const shaped = DOT_SHAPES[shapeOf(node)]
  const attributes = shaped === null ? '' : ` [shape=${shaped}]`
  if (node.members.length === 0) return [`  ${dotText(node.name)}${attributes}`]
  return [
    `  subgraph ${dotText(`cluster_${node.name}`)} {`,
    `    label=${dotText(`${node.name} (${node.type})`)}`,
    ...node.members.map(
      (name) => `    ${(dotNode({ ...(byName.get(name) ?? node), name, members: [] }, byName)[0] ?? '').trim()}`,
    ),
    '  }',
  ]
}

/** An edge to or from a group ends at its border; Graphviz wants a member's name for that. */
function dotEdge(edge: GraphEdge, byName: ReadonlyMap<string, GraphNode>): string {
  const from = byName.get(edge.from)?.members.at(-1)
  const to = byName.get(edge.to)?.members[0]
  const attributes = [
    ...(edge.label === '' ? [] : [`label=${dotText(edge.label)}`]),
    ...(edge.kind === 'error' ? ['style=dotted', 'color=red'] : []),
    ...(from === undefined ? [] : [`ltail=${dotText(`cluster_${edge.from}`)}`]),
    ...(to === undefined ? [] : [`lhead=${dotText(`cluster_${edge.to}`)}`]),
  ]
  const tail = attributes.length === 0 ? '' : ` [${attributes.join(', ')}]`
  return `  ${dotText(from ?? edge.from)} -> ${dotText(to ?? edge.to)}${tail}`
}

function dotText(text: string): string {
  return `"${oneLine(text, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
