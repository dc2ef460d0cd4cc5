import type { GraphNode, WorkflowGraph } from '../core/report.js'
import { ESCAPED_END, HALTED_END } from '../core/report.js'
import { html, type Markup, type MarkupContent, renderCode } from '../markup/html.js'
import { formatNodeType } from '../reporters/graph.js'
import { createGraphSection, type GraphNote, renderCanvas } from '../reporters/html/graph.js'
import { isEndBox } from '../reporters/html/layout.js'
import { cut } from '../text/terminal-text.js'
import { type StudioQuestion, toSearch } from './question.js'
import { toStops, traceExpected, tracePicture } from './trace.js'
import { pickEnding, type StudioFile, type StudioScenario, type StudioView } from './view.js'

/** Beyond this many boxes, groups show how many members they have; a group on the path lists them. */
const MAX_UNFOLDED = 60

/** Draws the file; the path of the answer, or of the chosen scenario, is lit, also inside of children. */
export function renderPicture(view: StudioView, file: StudioFile): MarkupContent {
  const ending = pickEnding(view)
  const scenario = view.scenarios.find(({ file: name, line }) => `${name}:${line}` === view.question.scenario) ?? null
  const stops = ending === null ? (scenario?.stops ?? []) : toStops(ending)
  const expected = ending === null ? (scenario?.paths?.expected ?? null) : null
  const [root, ...children] = file.pictures.map((picture) => {
    const traced = tracePicture(picture, file.pictures, stops)
    const expectedTrace = expected === null ? null : traceExpected(picture, file.pictures, expected, traced.path.edges)
    const open = new Set([...traced.path.nodes, ...(view.question.node ?? '').split('.')])
    const folded = findFolded(picture.graph, open)
    const notes = new Map<string, GraphNote>()
    for (const node of listBoxes(picture.graph)) {
      const isFolded = folded.includes(node)
      const note = isEndBox(node.name) ? createEndNote(node.name) : createNote(node, isFolded, view.question, file)
      const words = stops.length === 0 && note.title === undefined ? { title: formatNodeType(node) } : {}
      const isAsked = view.question.node?.split(/[.[]/, 1)[0] === node.name
      notes.set(node.name, { ...note, ...words, isAsked, ...describeStop(node.name, traced, expectedTrace) })
    }
    const taken = expectedTrace === null ? traced.path : { ...traced.path, expected: expectedTrace.edges }
    return { picture, graph: foldGroups(picture.graph, folded), taken, notes }
  })
  if (root === undefined) return null
  const inside = children.map(({ picture: { scope, graph: whole }, graph, taken, notes }) => {
    const isLit = taken.nodes.length > 0
    return html`<details class="child"${isLit && html` open`}><summary>Inside ${renderCode(scope.slice(0, -1), 80)} <span class="quiet">${cut(whole.file, 120)}</span></summary>${renderCanvas(graph, taken, notes, `Graph of ${cut(whole.name, 80)}, scrollable`).canvas}</details>`
  })
  return html`${createGraphSection(root.graph, root.taken, root.notes, renderTools(), [renderPaths(scenario), inside])}`
}

/** Says both paths of a failed scenario in words. */
function renderPaths(scenario: StudioScenario | null): MarkupContent {
  if (scenario?.paths == null) return null
  const { expected, actual } = scenario.paths
  const line = (names: readonly string[]): MarkupContent => (names.length === 0 ? 'none' : cut(names.join(' → '), 2000))
  return html`<dl class="paths" aria-label="Paths of the test"><dt>Expected</dt><dd>${line(expected)}</dd><dt>Actual</dt><dd>${line(actual)}</dd></dl>`
}

/** Lists the nodes of a graph; the member of a for_each stands only in its group. */
function listBoxes({ nodes }: WorkflowGraph): readonly GraphNode[] {
  const names = new Set(nodes.map(({ name }) => name))
  const inner = nodes.flatMap((group) =>
    group.members.filter((name) => !names.has(name)).map((name) => ({ ...group, name, members: [] })),
  )
  return [...nodes, ...inner]
}

/** Returns the groups of a large graph that do not list their members, those in `open` excepted. */
function findFolded({ nodes }: WorkflowGraph, open: ReadonlySet<string>): readonly GraphNode[] {
  if (nodes.length <= MAX_UNFOLDED) return []
  return nodes.filter(({ name, members }) => members.length > 0 && ![name, ...members].some((each) => open.has(each)))
}

function foldGroups(graph: WorkflowGraph, folded: readonly GraphNode[]): WorkflowGraph {
  const hidden = new Set(folded.flatMap(({ members }) => members))
  const nodes = graph.nodes.filter(({ name }) => !hidden.has(name))
  return { ...graph, nodes: nodes.map((node) => (folded.includes(node) ? { ...node, members: [] } : node)) }
}

/** Returns what a path, and the path that was expected, say about a node. */
function describeStop(
  name: string,
  { order, looks }: ReturnType<typeof tracePicture>,
  expected: ReturnType<typeof traceExpected>,
): Pick<GraphNote, 'look' | 'step' | 'mark'> {
  const step = order.get(name)
  const look = looks.get(name) ?? (step === undefined ? 'skipped' : isEndBox(name) ? 'failed' : 'completed')
  const isOn = step !== undefined
  const isUsual = expected === null || isEndBox(name) || isOn === expected.nodes.includes(name)
  const mark = isUsual ? {} : { mark: isOn ? 'not expected' : 'not reached' }
  return { look, ...(isOn && { step }), ...mark }
}

const ENDS: Readonly<Record<string, string>> = {
  [HALTED_END]: 'a route halts the run',
  [ESCAPED_END]: 'nobody handles it',
}

function createEndNote(name: string): GraphNote {
  const [end = '', from] = name.split(' ')
  return { look: 'skipped', words: '', reason: null, href: null, title: `${from}: ${ENDS[end]}` }
}

function createNote(
  { name, members, type }: GraphNode,
  isFolded: boolean,
  question: StudioQuestion,
  file: StudioFile,
): GraphNote {
  const label = file.labels.get(name) ?? name
  const kinds = file.kinds.get(label)?.length ?? 0
  const words = [
    members.length > 0 && (isFolded ? `${members.length} members` : type),
    kinds > 0 && `${kinds} ${kinds === 1 ? 'kind' : 'kinds'}`,
  ].filter((part) => part !== false)
  const href = toSearch(question, { node: label, kind: null, after: [], details: {}, ending: 0, scenario: null })
  return {
    look: 'skipped',
    words: words.join(' · '),
    reason: null,
    href: kinds === 0 && members.length === 0 ? null : href,
    ...(isFolded && { holds: members }),
  }
}

function renderTools(): Markup {
  const zoom = (factor: string, sign: string, name: string): Markup =>
    html`<button type="button" data-zoom="${factor}" aria-label="${name}">${sign}</button>`
  return html`<div class="tools"><label class="sr" for="find-node">Find a node</label><input id="find-node" type="search" placeholder="Find a node" autocomplete="off" spellcheck="false">
${zoom('0.8', '−', 'Smaller')}${zoom('0', 'Fit', 'Fit into the frame')}${zoom('1.25', '+', 'Larger')}<button type="button" data-play>Play</button></div>`
}
