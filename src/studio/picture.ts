import type { WorkflowGraph } from '../core/report.js'
import { html, type Markup, type MarkupContent } from '../markup/html.js'
import { createGraphSection, type GraphNote } from '../reporters/html/graph.js'
import { END_NODE, type PathTaken } from '../reporters/html/layout.js'
import type { Look } from '../reporters/html/states.js'
import type { Ending, PathStep } from '../simulate/model.js'
import { type StudioQuestion, toSearch } from './question.js'
import { pickEnding, type StudioFile, type StudioView } from './view.js'

/** Draws the file; the path of the answer, or of the chosen scenario, is lit. */
export function renderPicture(view: StudioView, file: StudioFile): MarkupContent {
  const ending = pickEnding(view)
  const scenario = view.scenarios.find(({ file: name, line }) => `${name}:${line}` === view.question.scenario)
  const taken = ending === null ? tracePath(scenario?.path ?? [], file.graph) : traceSteps(ending.steps, file.graph)
  const looks = ending === null ? new Map<string, Look>() : findLooks(ending)
  const order = new Map(taken.nodes.map((node, index) => [node, index]))
  const names = file.graph.nodes.flatMap(({ name, members }) => [name, ...members])
  const notes = new Map(
    names.map((name) => [name, createNote(name, view.question, file, looks.get(name), order.get(name))]),
  )
  return createGraphSection(file.graph, taken, notes, renderTools())
}

function createNote(
  name: string,
  question: StudioQuestion,
  file: StudioFile,
  look: Look | undefined,
  step: number | undefined,
): GraphNote {
  const kinds = file.kinds.get(name)?.length ?? 0
  const words = kinds === 0 ? '' : `${kinds} ${kinds === 1 ? 'kind' : 'kinds'}`
  const href = toSearch(question, { node: name, kind: null, after: [], details: {}, ending: 0, scenario: null })
  return {
    look: look ?? (step === undefined ? 'skipped' : 'completed'),
    words,
    reason: null,
    href,
    ...(step !== undefined && { step }),
  }
}

/** Returns the look of each node at the end of the path. */
function findLooks({ steps, outcome, terminated_by: terminated }: Ending): ReadonlyMap<string, Look> {
  const looks = new Map<string, Look>()
  for (const { node, status, action } of steps) {
    if (status === 'failed')
      looks.set(node, action === 'recover' ? 'recovered' : action === 'to' ? 'handled' : 'failed')
    else looks.set(node, status === 'waiting' ? 'waiting' : 'completed')
  }
  if (terminated !== null) looks.set(terminated, outcome === 'success' ? 'terminated-success' : 'terminated-failed')
  return looks
}

/** Traces the path of an answer; nodes of children and items of groups are no nodes of the picture. */
function traceSteps(steps: readonly PathStep[], graph: WorkflowGraph): PathTaken {
  const known = new Set(graph.nodes.map(({ name }) => name))
  const shown = steps.filter(({ node }) => known.has(node))
  const nodes = [...new Set(shown.map(({ node }) => node))]
  const edges = shown.flatMap(({ node, type, status, action, to, wait_seconds: wait }) => {
    const target = action === 'end' ? END_NODE : action === 'retry' || wait !== null ? (to ?? node) : to
    const kind = status === 'failed' ? 'error' : type === 'human_gate' ? 'gate' : 'success'
    return target === null ? [] : [{ from: node, to: target, kind, step: nodes.indexOf(node) + 0.5 } as const]
  })
  return { nodes, edges }
}

/** Traces the path of a scenario, which knows its nodes only: an edge is lit if exactly one leads from a node to the next. */
function tracePath(path: readonly string[], graph: WorkflowGraph): PathTaken {
  const edges = path.flatMap((from, index) => {
    const to = path[index + 1] ?? END_NODE
    const [only, ...others] = graph.edges.filter((edge) => edge.from === from && edge.to === to)
    return only === undefined || others.length > 0 ? [] : [{ from, to, kind: only.kind, step: index + 0.5 }]
  })
  return { nodes: [...new Set(path)], edges }
}

function renderTools(): Markup {
  const zoom = (factor: string, sign: string, name: string): Markup =>
    html`<button type="button" data-zoom="${factor}" aria-label="${name}">${sign}</button>`
  return html`<div class="tools"><label class="sr" for="find-node">Find a node</label><input id="find-node" type="search" placeholder="Find a node" autocomplete="off" spellcheck="false">
${zoom('0.8', '−', 'Smaller')}${zoom('0', 'Fit', 'Fit into the frame')}${zoom('1.25', '+', 'Larger')}<button type="button" data-play>Play</button></div>`
}
