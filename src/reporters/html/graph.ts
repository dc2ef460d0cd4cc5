import { END_NODE, ESCAPED_END, type GraphEdge, HALTED_END, type WorkflowGraph } from '../../core/report.js'
import { count, html, type Markup, type MarkupContent, renderCount } from '../../markup/html.js'
import { findLargest, findSmallest } from '../../text/lists.js'
import { cut } from '../../text/terminal-text.js'
import { formatNodeType } from '../graph.js'
import {
  createDrawing,
  isEndBox,
  type PathTaken,
  type PlacedEdge,
  type PlacedNode,
  type Point,
  toEdgeKey,
} from './layout.js'
import { LOOKS, type Look } from './states.js'

type Notes = ReadonlyMap<string, GraphNote>

export interface GraphNote {
  readonly look: Look
  readonly words: string
  readonly reason: string | null
  /** Target of the node's link. */
  readonly href: string | null
  /** Place of the node in a path that is played, from 0. */
  readonly step?: number
  /** Words about the node instead of its state, in a picture without a run. */
  readonly title?: string
  /** Whether a question is about the node. */
  readonly isAsked?: boolean
  /** Members of a group that the box does not list; a search for one finds the group. */
  readonly holds?: readonly string[]
  /** Difference from an expected path, in words; such a node stands out. */
  readonly mark?: string
}

/** Draws the graph; `tools` stand beside the legend, `below` under the picture. */
export function createGraphSection(
  graph: WorkflowGraph,
  path: PathTaken,
  notes: Notes,
  tools: MarkupContent = null,
  below: MarkupContent = null,
): MarkupContent {
  const { drawn, canvas } = renderCanvas(graph, path, notes, 'Graph of the workflow, scrollable')
  if (drawn.nodes.length === 0) return null
  const looks = new Set<string>(
    drawn.nodes.flatMap(({ node, name }) => (node === null || isEndBox(name) ? [] : findLook(name, notes))),
  )
  const legend = Object.entries(LOOKS).map(
    ([look, { word }]) =>
      looks.has(look) &&
      html`<li class="s-${look}"><svg class="sign" aria-hidden="true"><use href="#i-${look}"/></svg>${word}</li>`,
  )
  const note =
    drawn.left !== 0 &&
    html`<p class="quiet">The workflow has ${count(drawn.count)} nodes; only the path taken is drawn, ${renderCount(drawn.left, 'node')} left out.</p>`
  return html`<section class="card" id="graph" aria-labelledby="h-graph">
<div class="head"><h2 id="h-graph">Graph</h2><ul class="legend">${legend}${path.expected !== undefined && LINES}</ul>${tools}</div>${note}
${canvas}${below}</section>`
}

const LINES = html`<li><svg class="line" aria-hidden="true" viewBox="0 0 34 8"><path class="e e-ok" d="M0 4h34"/></svg>Actual path</li><li><svg class="line" aria-hidden="true" viewBox="0 0 34 8"><path class="e e-want" d="M2 4h32"/></svg>Expected path</li>`

/** Draws a graph in a frame that can be scrolled. */
export function renderCanvas(graph: WorkflowGraph, path: PathTaken, notes: Notes, label: string) {
  const { drawn, box, content } = drawPicture(graph, path, notes)
  const canvas = html`<div class="canvas" tabindex="0" role="region" aria-label="${label}">
<svg ${box} role="group" aria-label="${renderCount(drawn.count - drawn.left, 'node')}">
${content}
</svg></div>`
  return { drawn, canvas }
}

/** Draws nodes, edges and labels; `box` has the attributes that an `svg` element needs for them. */
export function drawPicture(graph: WorkflowGraph, path: PathTaken, notes: Notes) {
  const drawn = createDrawing(graph, path)
  const taken = new Set(path.edges.map(toEdgeKey))
  const expected = new Set(path.expected?.map(toEdgeKey))
  const labels = placeLabels(drawn.edges)
  // Taken edges are drawn last, above the others.
  const steps = new Map(path.edges.map((edge) => [toEdgeKey(edge), edge.step]))
  const edges = drawn.edges
    .map((placed) => ({ placed, tone: toEdgeTone(placed.edge, taken) }))
    .sort((a, b) => Number(a.tone !== 'idle') - Number(b.tone !== 'idle'))
  const left = Math.floor(findSmallest([0, ...labels.map((label) => label.left)]))
  const width = Math.ceil(findLargest([drawn.width, ...labels.map((label) => label.right)])) - left
  const height = Math.ceil(drawn.height)
  const box = html`width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}"`
  const content = html`<g class="edges">${edges.map(({ placed, tone }) => renderLine(placed, tone, steps.get(toEdgeKey(placed.edge))))}${drawn.edges.filter(({ edge }) => expected.has(toEdgeKey(edge))).map(renderExpected)}</g><g>${drawn.nodes.map((node) => renderBox(node, notes))}</g><g class="labels">${labels.map(({ edge, text, x, y, right }) => html`<text class="l-${toEdgeTone(edge, taken)}${right === x && ' left'}" x="${formatCoordinate(x)}" y="${formatCoordinate(y + 3.5)}">${text}</text>`)}</g>`
  return { drawn, box, content }
}

function findLook(name: string, notes: Notes): Look {
  return notes.get(name)?.look ?? 'skipped'
}

type Tone = 'ok' | 'bad' | 'idle'

function toEdgeTone(edge: GraphEdge, taken: ReadonlySet<string>): Tone {
  if (!taken.has(toEdgeKey(edge))) return 'idle'
  return edge.kind === 'error' ? 'bad' : 'ok'
}

function renderLine({ edge, points }: PlacedEdge, tone: Tone, step: number | undefined): Markup {
  const label = edge.label === '' ? '' : `: ${cut(edge.label, 300)}`
  const title = html`<title>${edge.from} to ${formatTarget(edge)}${label}${tone === 'idle' && ' (not taken)'}</title>`
  const d = drawShape(edge, points)
  const played = tone !== 'idle' && step !== undefined && html` data-step="${step}"`
  return html`<path class="e e-${tone} k-${edge.kind}"${played} d="${d}" marker-end="url(#a-${tone})">${title}</path>`
}

/** Draws the line of an expected path beside the edge, so that an actual path on the same edge stays visible. */
function renderExpected({ edge, points }: PlacedEdge): Markup {
  const d = drawShape(
    edge,
    points.map(({ x, y }) => ({ x: x + 7, y })),
  )
  const title = html`<title>expected: ${edge.from} to ${formatTarget(edge)}</title>`
  return html`<path class="e e-want" d="${d}" marker-end="url(#a-want)">${title}</path>`
}

function formatTarget({ to }: GraphEdge): string {
  if (to === END_NODE) return 'the end'
  if (to.startsWith(HALTED_END)) return 'a halt'
  return to.startsWith(ESCAPED_END) ? 'the caller, unhandled' : to
}

function drawShape(edge: GraphEdge, points: readonly Point[]): string {
  return edge.from === edge.to ? drawLoop(points) : drawCurve(points)
}

function formatCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Returns the path of an edge, which is vertical at every point, so that bends are smooth. */
function drawCurve(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const previous = points[index - 1]
      if (previous === undefined) return `M${formatCoordinate(point.x)} ${formatCoordinate(point.y)}`
      const half = (previous.y + point.y) / 2
      return `C${formatCoordinate(previous.x)} ${formatCoordinate(half)} ${formatCoordinate(point.x)} ${formatCoordinate(half)} ${formatCoordinate(point.x)} ${formatCoordinate(point.y)}`
    })
    .join('')
}

function drawLoop(points: readonly Point[]): string {
  const [from, over, to] = points
  if (from === undefined || over === undefined || to === undefined) return ''
  return `M${formatCoordinate(from.x)} ${formatCoordinate(from.y)}C${formatCoordinate(over.x)} ${formatCoordinate(from.y - 8)} ${formatCoordinate(over.x)} ${formatCoordinate(to.y + 8)} ${formatCoordinate(to.x)} ${formatCoordinate(to.y)}`
}

interface PlacedLabel {
  readonly edge: GraphEdge
  readonly text: string
  readonly x: number
  readonly y: number
  readonly left: number
  readonly right: number
}

/** Places labels without overlaps; a label without room is only in the title of its edge. */
function placeLabels(edges: readonly PlacedEdge[]): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = []
  for (const { edge, points } of edges) {
    if (edge.label === '') continue
    const text = cut(edge.label, 26)
    const width = text.length * 6.4 + 8
    const spot = placeSpots(edge, points)
      .map(({ x, y, leftwards }) => ({ x, y, left: leftwards ? x - width : x, right: leftwards ? x : x + width }))
      .find(
        (label) =>
          !placed.some(
            (other) => Math.abs(other.y - label.y) < 13 && other.left < label.right && label.left < other.right,
          ),
      )
    if (spot !== undefined) placed.push({ edge, text, ...spot })
  }
  return placed
}

/** Returns possible positions of a label: near the end, near the start and in the middle of an edge, or beside a loop. */
function placeSpots(edge: GraphEdge, [from, to]: readonly Point[]) {
  if (from === undefined || to === undefined) return []
  if (edge.from === edge.to) return [{ x: to.x + 2, y: to.y, leftwards: false }]
  const leftwards = to.x < from.x - 4
  return [0.8, 0.25, 0.5].map((t) => ({
    // The curve is flat at both ends, and its middle is straight.
    x: from.x + (to.x - from.x) * t * t * (3 - 2 * t) + (leftwards ? -8 : 8),
    y: from.y + (to.y - from.y) * t,
    leftwards,
  }))
}

function renderBox(placed: PlacedNode, notes: Notes): Markup {
  const { x, y, width, height } = placed
  if (placed.node === null || isEndBox(placed.name)) return renderEnd(placed, notes.get(placed.name))
  const note = notes.get(placed.name)
  const look = findLook(placed.name, notes)
  const isGroup = placed.members.length > 0 || note?.holds !== undefined
  const type = isGroup && note !== undefined ? '' : formatNodeType(placed.node)
  const words = note?.mark ?? [type, note?.words].filter(Boolean).join(' · ')
  const letters = Math.floor((width - 48) / 7.6)
  const state = [note?.title ?? LOOKS[look].word, ...(note?.mark === undefined ? [] : [note.mark])].join(', ')
  const said = `${placed.name}: ${state}${note?.reason == null ? '' : `: ${cut(note.reason, 300)}`}`
  const inside = html`<title>${said}</title><rect class="b" x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" rx="10"/>
<use href="#i-${look}" x="${formatCoordinate(x + 12)}" y="${formatCoordinate(y + 15)}" width="18" height="18"/>
<text class="t1" x="${formatCoordinate(x + 40)}" y="${formatCoordinate(y + 21)}">${cut(placed.name, letters)}</text><text class="t2" x="${formatCoordinate(x + 40)}" y="${formatCoordinate(y + 37)}">${cut(words, Math.floor((width - 46) / 5.9))}</text>`
  const played = note?.step !== undefined && html` data-step="${note.step}"`
  const holds = note?.holds !== undefined && html` data-holds="${note.holds.join(' ')}"`
  const style = `n s-${look}${note?.mark === undefined ? '' : ' marked'}${note?.isAsked === true ? ' asked' : ''}`
  const members = renderMembers(placed, notes, look)
  return note?.href == null
    ? html`<g class="${style}" data-node="${placed.name}"${holds}${played}>${inside}${members}</g>`
    : html`<a class="${style}" data-node="${placed.name}"${holds}${played} href="${note.href}">${inside}</a>${members}`
}

/** Draws an end as a pill: the end of the run, or of an error that no node takes. */
function renderEnd({ name, x, y, width, height }: PlacedNode, note: GraphNote | undefined): Markup {
  const [word = 'end'] = name.slice(1).split(' ')
  const title = note?.title !== undefined && html`<title>${note.title}</title>`
  const played = note?.step !== undefined && html` data-step="${note.step}"`
  return html`<g class="end${note !== undefined && ` s-${note.look}`}"${played}>${title}<rect x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" rx="14"/><text x="${formatCoordinate(x + width / 2)}" y="${formatCoordinate(y + 18.5)}">${word}</text></g>`
}

function renderMembers(
  { members: listed, x, y, width, ...placed }: PlacedNode,
  notes: Notes,
  look: Look,
): MarkupContent {
  if (listed.length === 0) return null
  const row = (index: number, text: string): Markup =>
    html`<text class="t3" x="${formatCoordinate(x + 40)}" y="${formatCoordinate(y + 58 + index * 16)}">${text}</text>`
  const names = listed.map((name, index) => {
    const dot = html`<circle class="dot s-${notes.get(name)?.look ?? look}" cx="${formatCoordinate(x + 21)}" cy="${formatCoordinate(y + 54.5 + index * 16)}" r="3"/>`
    const shown = html`${dot}${row(index, cut(name, Math.floor((width - 52) / 6.8)))}`
    const href = notes.get(name)?.href ?? null
    return href === null ? shown : html`<a class="m" data-node="${name}" href="${href}">${shown}</a>`
  })
  const more = placed.hiddenMembers > 0 && row(listed.length, `${count(placed.hiddenMembers)} more`)
  return html`<line class="rule" x1="${formatCoordinate(x + 12)}" x2="${formatCoordinate(x + width - 12)}" y1="${formatCoordinate(y + 45.5)}" y2="${formatCoordinate(y + 45.5)}"/>${names}${more}`
}
