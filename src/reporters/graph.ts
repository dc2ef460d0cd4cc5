import type { StepStatus } from '../account/steps.js'
import {
  END_NODE,
  ESCAPED_END,
  type GraphEdge,
  type GraphNode,
  HALTED_END,
  type WorkflowGraph,
} from '../core/report.js'
import { type GraphShape, stepType } from '../core/step-types.js'
import { cut, toOneLine } from '../text/terminal-text.js'

/** Limits of GitHub's Mermaid. */
const MAX_CHARS = 50_000
const MAX_EDGES = 500
/** Maximum length of an edge's text, which lists kinds. */
const MAX_LABEL = 400
const START = '$start'
const CLASSES = {
  completed: 'fill:#1a7f37,stroke:#116329,color:#ffffff',
  failed: 'fill:#cf222e,stroke:#82071e,color:#ffffff',
  recovered: 'fill:#bf8700,stroke:#7d4e00,color:#ffffff',
  running: 'fill:#0969da,stroke:#0550ae,color:#ffffff',
  waiting: 'fill:#8250df,stroke:#6639ba,color:#ffffff',
  // No fill, because a pale one would stand out on a dark page.
  skipped: 'fill:transparent,stroke:#8c959f,color:#8c959f,stroke-dasharray:3 3',
}
const CLASS_OF: Readonly<Record<StepStatus | 'none', keyof typeof CLASSES | null>> = {
  none: null,
  completed: 'completed',
  recovered: 'recovered',
  tolerated: 'recovered',
  handled: 'recovered',
  failed: 'failed',
  open: 'running',
  waiting: 'waiting',
  skipped: 'skipped',
  'terminated-success': 'completed',
  'terminated-failed': 'failed',
}

export function renderWholeMermaid(graph: WorkflowGraph): string {
  return draw(withFinally(graph), new Map())
}

/** Renders a flow chart that GitHub shows, coloured by the states of its nodes; of a graph that is too large, only the path taken. */
export function renderMermaid(
  graph: WorkflowGraph,
  state: ReadonlyMap<string, StepStatus> = new Map(),
  path: readonly string[] = [],
): string {
  // A large graph is first tried without the error routes that all steps share.
  const edges = graph.edges.filter(({ route }) => route?.startsWith('error_routes[') !== true)
  for (const drawn of [withFinally(graph), withFinally({ ...graph, edges })]) {
    if (drawn.edges.length >= MAX_EDGES) continue
    const whole = draw(drawn, state)
    if (whole.length <= MAX_CHARS) return whole
  }
  for (let steps = Math.min(path.length, MAX_EDGES - 1); steps > 0; steps = Math.floor(steps / 2)) {
    const partly = draw(createPathGraph(graph, path, steps), state)
    if (partly.length <= MAX_CHARS) return partly
  }
  return `flowchart TD\n  n0["${escapeLabel(cut(graph.name, 100))}: too large to draw"]\n`
}

/** Gives each node its own boxes for errors that lead to no node, so that no edge crosses a large picture. */
export function splitErrorEnds(graph: WorkflowGraph): WorkflowGraph {
  const isEnd = (name: string): boolean => name === HALTED_END || name === ESCAPED_END
  const edges = graph.edges.map((edge) => (isEnd(edge.to) ? { ...edge, to: `${edge.to} ${edge.from}` } : edge))
  const nodes = graph.nodes.flatMap((node) => {
    if (!isEnd(node.name)) return [node]
    const names = edges.map(({ to }) => to).filter((to) => to.startsWith(`${node.name} `))
    return [...new Set(names)].map((name) => ({ ...node, name }))
  })
  return { ...graph, nodes, edges }
}

/** Adds the edges of errors that lead to no node, with the boxes at which they end. */
export function withErrorEnds(graph: WorkflowGraph): WorkflowGraph {
  const { errorEnds = [] } = graph
  const ends = [HALTED_END, ESCAPED_END].filter((name) => errorEnds.some(({ to }) => to === name))
  const position = { file: graph.file, line: 1 }
  const nodes = ends.map((name): GraphNode => ({ name, type: 'terminate', position, members: [], child: null }))
  return { ...graph, nodes: [...graph.nodes, ...nodes], edges: [...graph.edges, ...errorEnds] }
}

/** Chains the steps of `finally` after the end, and drops their own routes. */
export function withFinally(graph: WorkflowGraph): WorkflowGraph {
  const steps = graph.finallySteps ?? []
  const chain = steps.map((to, index): GraphEdge => {
    return { from: steps[index - 1] ?? END_NODE, to, label: index === 0 ? 'finally' : '', kind: 'success' }
  })
  return { ...graph, edges: [...graph.edges.filter(({ from }) => !steps.includes(from)), ...chain] }
}

/** Shapes in Mermaid and in DOT, where boxes with round corners are the default. */
const SHAPES: Readonly<Record<GraphShape, { readonly mermaid: readonly [string, string]; readonly dot: string }>> = {
  box: { mermaid: ['[', ']'], dot: '' },
  round: { mermaid: ['(', ')'], dot: '' },
  hexagon: { mermaid: ['{{', '}}'], dot: ' [shape=hexagon]' },
  oval: { mermaid: ['([', '])'], dot: ' [shape=oval]' },
  frame: { mermaid: ['[[', ']]'], dot: ' [shape=component]' },
}

export function formatNodeType({ type, status }: GraphNode): string {
  return status === undefined ? type : `${type} · ${status}`
}

/** Lines of a drawing, in Mermaid or in DOT. */
interface Dialect {
  readonly box: (node: GraphNode) => string
  /** Opens the frame of a group. */
  readonly open: (group: GraphNode) => readonly string[]
  readonly close: string
  readonly end: () => string
  readonly edge: (edge: GraphEdge) => string
}

function drawLines({ nodes, edges, entry }: WorkflowGraph, { box, open, close, end, edge }: Dialect) {
  const byName = new Map(nodes.map((node) => [node.name, node]))
  const inside = new Set(nodes.flatMap(({ members }) => members))
  const lines = nodes
    .filter(({ name }) => !inside.has(name))
    .flatMap((node) => {
      if (node.members.length === 0) return [`  ${box(node)}`]
      const opened = open(node)
      const members = node.members.map((name) => byName.get(name) ?? { ...node, name, type: '' })
      return [...opened, ...members.map((member) => `    ${box(member)}`), close]
    })
  if (edges.some(({ from, to }) => from === END_NODE || to === END_NODE)) lines.push(end())
  return [...lines, edge({ from: START, to: entry, label: '', kind: 'success' }), ...edges.map(edge)]
}

function draw(graph: WorkflowGraph, state: ReadonlyMap<string, StepStatus>): string {
  const ids = new Map<string, string>()
  const toMermaidId = (name: string): string => {
    const id = ids.get(name) ?? `n${ids.size}`
    ids.set(name, id)
    return id
  }
  const start = `  ${toMermaidId(START)}((" "))`
  const lines = drawLines(graph, {
    box: (node) => {
      const [opening, closing] = toShape(node).mermaid
      const more = node.status === undefined ? '' : `<br/>${formatNodeType(node)}`
      return `${toMermaidId(node.name)}${opening}"${escapeLabel(node.name)}${more}"${closing}`
    },
    open: ({ name, type }) => [`  subgraph ${toMermaidId(name)}["${escapeLabel(name)} (${escapeLabel(type)})"]`],
    close: '  end',
    end: () => `  ${toMermaidId(END_NODE)}(("end"))`,
    edge: ({ from, to, label: text, kind }) => {
      const arrow = `${kind === 'error' ? '-.->' : '-->'}${text === '' ? '' : `|"${escapeLabel(text, MAX_LABEL)}"|`}`
      return `  ${toMermaidId(from)} ${arrow} ${toMermaidId(to)}`
    },
  })
  return `${['flowchart TD', start, ...lines, ...listClassLines(state, ids)].join('\n')}\n`
}

function toShape({ type }: GraphNode) {
  return SHAPES[stepType(type)?.shape ?? 'box']
}

function listClassLines(state: ReadonlyMap<string, StepStatus>, ids: ReadonlyMap<string, string>): readonly string[] {
  return Object.entries(CLASSES).flatMap(([name, style]) => {
    const members = [...ids].flatMap(([node, id]) => (CLASS_OF[state.get(node) ?? 'none'] === name ? [id] : []))
    return members.length === 0 ? [] : [`  classDef ${name} ${style}`, `  class ${members.join(',')} ${name}`]
  })
}

/** Returns the graph of the path that a run took; of a long path, only the first and last steps. */
function createPathGraph(graph: WorkflowGraph, path: readonly string[], steps: number): WorkflowGraph {
  const half = Math.ceil(steps / 2)
  const gap = `… ${path.length - steps} more steps …`
  const shown = path.length <= steps ? path : [...path.slice(0, half), gap, ...path.slice(path.length - (steps - half))]
  const names = new Set(shown)
  const edges = new Map<string, GraphEdge>()
  for (const [index, to] of shown.entries()) {
    const from = shown[index - 1]
    if (from === undefined) continue
    const route = graph.edges.find((edge) => edge.from === from && edge.to === to)
    edges.set(`${from}\n${to}`, route ?? { from, to, label: '', kind: 'success' })
  }
  const nodes = graph.nodes.filter((node) => names.has(node.name)).map((node) => ({ ...node, members: [] }))
  const position = { file: graph.file, line: 1 }
  const filler = names.has(gap) ? [{ name: gap, type: 'gap', position, members: [], child: null }] : []
  return { ...graph, entry: shown[0] ?? graph.entry, nodes: [...nodes, ...filler], edges: [...edges.values()] }
}

/** Escapes the text of a Mermaid label: every character with a meaning for the parser becomes an entity. */
function escapeLabel(text: string, most = 120): string {
  const line = toOneLine(text, most)
  return line.replace(/[^\p{L}\p{N} _.,:/$…-]/gu, (sign) => `#${sign.codePointAt(0)};`)
}

export function renderDot(workflow: WorkflowGraph): string {
  const graph = withFinally(workflow)
  const byName = new Map(graph.nodes.map((node) => [node.name, node]))
  const lines = drawLines(graph, {
    box: (node) => {
      const name = escapeDot(node.name)
      if (node.status === undefined) return `${name}${toShape(node).dot}`
      return `${name} [shape=oval, label=${escapeDot(`${node.name} (${formatNodeType(node)})`)}]`
    },
    open: ({ name, type }) => [
      `  subgraph ${escapeDot(`cluster_${name}`)} {`,
      `    label=${escapeDot(`${name} (${type})`)}`,
    ],
    close: '  }',
    end: () => '  "$end" [label="end", shape=doublecircle]',
    edge: (edge) => {
      // An edge to or from a group ends at its border, for which Graphviz needs the name of a member.
      const from = byName.get(edge.from)?.members.at(-1)
      const to = byName.get(edge.to)?.members[0]
      const attributes = [
        ...(edge.label === '' ? [] : [`label=${escapeDot(edge.label)}`]),
        ...(edge.kind === 'error' ? ['style=dotted', 'color=red'] : []),
        ...(from === undefined ? [] : [`ltail=${escapeDot(`cluster_${edge.from}`)}`]),
        ...(to === undefined ? [] : [`lhead=${escapeDot(`cluster_${edge.to}`)}`]),
      ]
      const tail = attributes.length === 0 ? '' : ` [${attributes.join(', ')}]`
      return `  ${escapeDot(from ?? edge.from)} -> ${escapeDot(to ?? edge.to)}${tail}`
    },
  })
  const head = ['  compound=true', '  node [shape=box, style=rounded]', '  "$start" [shape=point]']
  return `${[`digraph ${escapeDot(graph.name)} {`, ...head, ...lines, '}'].join('\n')}\n`
}

function escapeDot(text: string): string {
  return `"${toOneLine(text, MAX_LABEL).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
