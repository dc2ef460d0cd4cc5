import type { GraphNode, WorkflowGraph } from '../../core/report.js'
import { html, Markup, renderCount } from '../../markup/html.js'
import { PICTURE_STYLE } from '../../markup/style.js'
import { formatNodeType, withFinally } from '../graph.js'
import { drawPicture, type GraphNote } from './graph.js'
import { type Look, renderDefinitions } from './states.js'

/** Renders a whole file as an SVG document of its own, in the style of the report. */
export function renderSvg(workflow: WorkflowGraph): string {
  const graph = withFinally(workflow)
  const notes = new Map(graph.nodes.map((node) => [node.name, createNote(node)]))
  // All edges count as taken, so that errors are red. Of a graph that is too large, the first nodes are drawn.
  const path = { nodes: graph.nodes.map(({ name }) => name), edges: graph.edges }
  const { drawn, box, content } = drawPicture(graph, path, notes)
  const left = drawn.left === 0 ? '' : `; ${renderCount(drawn.left, 'node')} left out`
  return `${
    html`<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img"><title>${graph.name}${left}</title><style>${new Markup(PICTURE_STYLE)}</style>
${renderDefinitions()}
${content}
</svg>`.text
  }\n`
}

function createNote(node: GraphNode): GraphNote {
  const look: Look =
    node.type !== 'terminate' ? 'skipped' : node.status === 'success' ? 'terminated-success' : 'terminated-failed'
  // The box of a group shows the words of its note instead of its type.
  return {
    look,
    words: node.members.length > 0 ? formatNodeType(node) : '',
    reason: null,
    href: null,
    title: formatNodeType(node),
  }
}
