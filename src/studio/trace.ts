import { getVisitState, toEdgeKind, type Visit } from '../account/visit.js'
import { formatReadablePlace, removeItems, toNodeKey } from '../core/place.js'
import { END_NODE, ESCAPED_END, type GraphEdge, HALTED_END, type WorkflowGraph } from '../core/report.js'
import { type DirectedEdge, isEndBox, type PathTaken, toEdgeKey } from '../reporters/html/layout.js'
import type { Look } from '../reporters/html/states.js'
import type { Ending } from '../simulate/model.js'

/** One stop of a path: a node that ran, its look afterwards, and where the path went on in the same file. */
export interface Stop {
  /** Place of the node: `deploy`, `release/build`, `deploy[0]/push`. */
  readonly place: string
  readonly look: Look
  readonly ways: readonly { readonly to: string; readonly kind: GraphEdge['kind'] }[]
}

/** A file of the picture: the workflow itself, or a child at the node that calls it. */
export interface StudioPicture {
  /** Place around the nodes of the file: empty for the workflow itself, `release/` for a child. */
  readonly scope: string
  readonly graph: WorkflowGraph
}

/** Returns the stops of an answer; each attempt is one. */
export function toStops({ steps, outcome, terminated_by: terminatedBy }: Ending): readonly Stop[] {
  return steps.map(({ node: place, type, status, action, to, wait_seconds: wait }): Stop => {
    const name = toName(place)
    if (place === terminatedBy)
      return { place, look: outcome === 'success' ? 'terminated-success' : 'terminated-failed', ways: [] }
    if (status !== 'failed') {
      const kind = type === 'human_gate' ? 'gate' : 'success'
      return { place, look: status === 'waiting' ? 'waiting' : 'completed', ways: to === null ? [] : [{ to, kind }] }
    }
    if (action === 'retry' || wait !== null) return { place, look: 'failed', ways: [{ to: to ?? name, kind: 'error' }] }
    if (action === 'recover') {
      const next = to === null ? [] : [{ to, kind: 'success' as const }]
      return { place, look: 'recovered', ways: [{ to: name, kind: 'error' }, ...next] }
    }
    const look = action === 'to' || action === 'end' ? 'handled' : 'failed'
    return { place, look, ways: [{ to: to ?? findErrorEnd(action, name), kind: 'error' }] }
  })
}

/** Returns the stops of a run. */
export function listStops(visits: readonly Visit[]): readonly Stop[] {
  return visits.flatMap((visit): readonly Stop[] => {
    const { node, route, attemptsTotal, recovered } = visit
    const looped = attemptsTotal > 1 || recovered !== null ? [{ to: node, kind: 'error' as const }] : []
    const to =
      route === null
        ? null
        : (route.to ??
          (route.action === 'end' ? END_NODE : route.kind === null ? null : findErrorEnd(route.action, node)))
    const ways = route === null || to === null ? looped : [...looped, { to, kind: toEdgeKind(route) }]
    const place = formatReadablePlace(toNodeKey(visit))
    return [{ place, look: getVisitState(visit), ways }, ...listStops([...visit.children])]
  })
}

function findErrorEnd(action: string | null, name: string): string {
  return `${action === 'halt' ? HALTED_END : ESCAPED_END} ${name}`
}

function toName(place: string): string {
  return place.slice(place.lastIndexOf('/') + 1)
}

/** Returns the part of a path that lies in one file, with the look of each of its nodes; steps count over all files. */
export function tracePicture(picture: StudioPicture, pictures: readonly StudioPicture[], stops: readonly Stop[]) {
  const order = new Map<string, number>()
  const byPlace = new Map<string, Look>()
  const edges: (DirectedEdge & { readonly step: number })[] = []
  for (const [index, { place, look, ways }] of stops.entries()) {
    const inFile = removeItems(place)
    if (findScope(inFile, pictures) !== picture.scope) continue
    const name = toName(place)
    const [box = name] = inFile.slice(picture.scope.length).split('/')
    if (!order.has(box)) order.set(box, index)
    byPlace.set(place, look)
    const { finallySteps = [], edges: all } = picture.graph
    if (finallySteps.includes(name))
      for (const edge of all) if (edge.to === name) edges.push({ ...edge, step: index - 0.5 })
    for (const { to, kind } of ways) {
      edges.push({ from: name, to, kind, step: index + 0.5 })
      if (isEndBox(to)) order.set(to, index + 1)
    }
  }
  const looks = new Map<string, Look>()
  // Items of a group share one box: the worst of their last states is shown.
  for (const [place, look] of byPlace) {
    const known = looks.get(toName(place))
    if (known === undefined || BAD_LOOKS.indexOf(look) > BAD_LOOKS.indexOf(known)) looks.set(toName(place), look)
  }
  const path: PathTaken = { nodes: [...order.keys()], edges }
  return { path, looks, order }
}

const BAD_LOOKS: readonly Look[] = ['recovered', 'handled', 'waiting', 'failed']

/** Returns the scope of the innermost file around a place. */
function findScope(place: string, pictures: readonly StudioPicture[]): string {
  const around = pictures.map(({ scope }) => scope).filter((scope) => place.startsWith(scope))
  return around.reduce((longest, scope) => (scope.length > longest.length ? scope : longest), '')
}

/**
 * Returns the part of an expected path, a list of names, that lies in one file; null for a child if the path names only nodes of the
 * workflow itself, because then nothing is expected of children.
 */
export function traceExpected(
  { scope, graph }: StudioPicture,
  pictures: readonly StudioPicture[],
  expected: readonly string[],
  taken: readonly DirectedEdge[],
): { readonly nodes: readonly string[]; readonly edges: readonly DirectedEdge[] } | null {
  const homes = expected.map((name) => pictures.find((each) => each.graph.nodes.some((node) => node.name === name)))
  if (scope !== '' && homes.every((home) => home?.scope === '')) return null
  const nodes = expected.filter((_, index) => homes[index]?.scope === scope)
  const edges = nodes.flatMap((from, index): readonly DirectedEdge[] => {
    const to = nodes[index + 1] ?? END_NODE
    const ways = graph.edges.filter((edge) => edge.from === from && edge.to === to)
    const isTaken = (way: DirectedEdge): boolean => taken.some((edge) => toEdgeKey(edge) === toEdgeKey(way))
    return [ways.find(isTaken) ?? ways[0] ?? []].flat()
  })
  return { nodes, edges }
}
