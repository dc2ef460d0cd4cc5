import { toKindPatterns } from '../core/kinds.js'
import { addTo, memoize } from '../core/maps.js'
import {
  END,
  FAILED,
  type GateNode,
  listFinallySteps,
  type RouteDefinition,
  type Step,
  type Workflow,
} from './model.js'

type EdgeVia = 'success' | 'option' | 'error' | 'retry' | 'shared-error' | 'implicit-end'

interface Edge {
  readonly from: string
  readonly to: string
  readonly via: EdgeVia
  readonly label: string
  /** Patterns of kinds that an error route is for. */
  readonly kinds: readonly string[]
  /** The deciding route as in events: `routes[1]`, `error_routes[0]`, `options` for answers to a gate, or empty. */
  readonly route: string
  readonly ownOutput: boolean
}

export type StaticGraph = ReturnType<typeof buildGraph>

/** Reports whether an error route handles every error; a retry does not, because its retry budget ends. */
function handlesEverything({ on_error: kinds, when, retry }: RouteDefinition): boolean {
  return kinds !== undefined && when === undefined && retry === undefined && toKindPatterns(kinds).includes('*')
}

/** Returns the graph of a file, without routes after one that handles everything. */
export const getGraph: (workflow: Workflow) => StaticGraph = memoize(buildGraph)

function buildGraph(workflow: Workflow) {
  const edges = new Map<string, readonly Edge[]>()
  const members = new Map<string, readonly string[]>()
  for (const [name, step] of workflow.steps) {
    edges.set(name, listEdges(name, step))
    if (step.type === 'parallel') members.set(name, step.agents)
  }
  const shared = (workflow.settings.error_routes ?? []).map((route, index) => {
    const edge = { via: 'shared-error', route: `error_routes[${index}]`, ...describeEdge(route) } as const
    return { edge, to: route.to, isLast: handlesEverything(route) }
  })
  const entry = workflow.settings.entry_point
  const targets = new Set([entry, ...[...edges.values(), shared].flat().map(({ to }) => to)])
  // A member has no implicit end, because its group continues, unless a route leads to the member alone.
  for (const name of [...members.values()].flat().filter((member) => !targets.has(member))) {
    const withoutEnd = (edges.get(name) ?? []).filter(({ via }) => via !== 'implicit-end')
    edges.set(name, withoutEnd)
  }
  const seesSharedRoutes = (name: string): boolean => {
    const step = workflow.steps.get(name)
    return step !== undefined && step.type !== 'terminate' && step.routes?.some(handlesEverything) !== true
  }
  /** Returns the edges of `workflow.error_routes`; a step is never routed to itself. */
  const sharedEdges = (from: string): readonly Edge[] => {
    const followed: Edge[] = []
    for (const { edge, to, isLast } of seesSharedRoutes(from) ? shared : []) {
      if (to === from) continue
      if (to !== undefined) followed.push({ ...edge, from, to })
      if (isLast) break
    }
    return followed
  }
  const leadsTo = (name: string, handler: string): boolean =>
    [...(edges.get(name) ?? []), ...sharedEdges(name)].some(
      ({ to, via }) => to === handler && (via === 'error' || via === 'shared-error'),
    )
  for (const [handler, targets] of edges) {
    if (!targets.some(({ to }) => to === FAILED)) continue
    const failing = [...edges.keys()].filter((name) => leadsTo(name, handler))
    edges.set(
      handler,
      targets.flatMap((edge) => (edge.to === FAILED ? failing.map((to) => ({ ...edge, to })) : [edge])),
    )
  }
  return {
    entry,
    edges,
    members,
    finallySteps: listFinallySteps(workflow),
    successors: (name: string): readonly Edge[] => {
      const ownEdges = edges.get(name) ?? []
      return shared.length === 0 ? ownEdges : [...ownEdges, ...sharedEdges(name)]
    },
    seesSharedRoutes,
  }
}

function describeEdge({ on_error: given, when = '', output }: RouteDefinition) {
  const kinds = given === undefined ? [] : toKindPatterns(given)
  return { label: given === undefined ? when : kinds.join(', '), kinds, ownOutput: output !== undefined }
}

function listEdges(from: string, step: Step): readonly Edge[] {
  if (step.type === 'terminate') return []
  const edges: Edge[] = []
  const add = (to: string | undefined, via: EdgeVia, route: string, look: string | ReturnType<typeof describeEdge>) => {
    const { label, kinds, ownOutput } = typeof look === 'string' ? { label: look, kinds: [], ownOutput: false } : look
    if (to !== undefined) edges.push({ from, to, via, route, label, kinds, ownOutput })
  }
  if (step.type === 'human_gate') for (const { route, label } of step.options) add(route, 'option', 'options', label)
  if (step.type === 'questions' && step.allow_abort === true) add(step.abort_route ?? END, 'option', '', 'abort')
  const routes = (step.routes ?? []).map((route, index) => ({
    route,
    name: `routes[${index}]`,
    look: describeEdge(route),
  }))
  const isDecided = step.type === 'human_gate' && optionsDecide(step)
  if (!isDecided && routes.length === 0) add(END, 'implicit-end', '', '')
  for (const { route, name, look } of isDecided ? [] : routes) {
    if (route.on_error !== undefined) continue
    add(route.to, 'success', name, look)
    if (route.when === undefined) break
  }
  for (const { route, name, look } of routes) {
    if (route.on_error === undefined) continue
    if (route.to === undefined) add(route.retry?.from, 'retry', name, { ...look, ownOutput: false })
    else add(route.to, 'error', name, look)
    if (handlesEverything(route)) break
  }
  return edges
}

/** Reports whether the answer alone decides where a gate leads; a recover route needs the success routes. */
export function optionsDecide({ options, routes }: GateNode): boolean {
  return options.every((option) => option.route !== undefined) && !routes?.some((route) => route.recover !== undefined)
}

/** Yields the steps that a run can reach without a retry, nearest first, including the step itself. */
export function* walkStepsAfter(workflow: Workflow, from: string): Generator<string> {
  const graph = getGraph(workflow)
  const seen = new Set([from])
  for (const name of seen) {
    yield name
    for (const { to, via } of graph.successors(name)) if (via !== 'retry') seen.add(to)
  }
}

/** Reports whether a retry of a step may re-enter at `from`: a run can reach the step from there without a retry. */
export function canReenter(workflow: Workflow, from: string, step: string): boolean {
  return [...walkStepsAfter(workflow, from)].includes(step)
}

export function isTarget(graph: StaticGraph, step: string): boolean {
  const leadsThere = (name: string): boolean => graph.successors(name).some(({ to }) => to === step)
  return graph.entry === step || [...graph.edges.keys()].some(leadsThere)
}

/** Returns the steps that a run can reach, including `finally` and members of groups. */
export function listReachableSteps(graph: StaticGraph): ReadonlySet<string> {
  const open = new Set([graph.entry, ...graph.finallySteps])
  for (const name of open) for (const { to } of graph.successors(name)) open.add(to)
  return new Set([...open].flatMap((name) => [name, ...(graph.members.get(name) ?? [])]))
}

/** Returns the steps that every run passes which ends with the file's `output:`; null if no run ends so. */
export function findStepsOnEveryPath(workflow: Workflow, graph: StaticGraph): ReadonlySet<string> | null {
  const exit = ' exit'
  const next = (name: string): readonly string[] => {
    const step = workflow.steps.get(name)
    if (step?.type === 'terminate') return step.output_template === undefined ? [exit] : []
    return graph.successors(name).flatMap(({ to, ownOutput }) => (to !== END ? [to] : ownOutput ? [] : [exit]))
  }
  return createDominators(graph.entry, next)(exit)
}

/**
 * Returns a function that finds the dominators of a node: the steps on every path from the entry, including the node; null if it is
 * unreachable. Builds the tree of immediate dominators (Cooper, Harvey, Kennedy).
 */
export function createDominators(entry: string, next: (name: string) => readonly string[]) {
  const order = listByEnd([entry], next).reverse()
  const ranks = new Map(order.map((name, rank) => [name, rank]))
  const before = new Map<number, number[]>()
  for (const [rank, name] of order.entries()) for (const to of next(name)) addTo(before, ranks.get(to) ?? 0, rank)
  const parents: (number | undefined)[] = [0]
  const meet = (a: number, b: number): number => {
    let [low, high] = [a, b]
    while (low !== high) {
      if (low > high) low = parents[low] ?? 0
      else high = parents[high] ?? 0
    }
    return low
  }
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (let rank = 1; rank < order.length; rank++) {
      const visited = (before.get(rank) ?? []).filter((each) => parents[each] !== undefined)
      const parent = visited.reduce(meet, visited[0] ?? 0)
      isChanged ||= parents[rank] !== parent
      parents[rank] = parent
    }
  }
  return (node: string): ReadonlySet<string> | null => {
    const dominators = new Set<string>()
    for (let rank = ranks.get(node); rank !== undefined; rank = rank === 0 ? undefined : parents[rank])
      dominators.add(order[rank] ?? '')
    return dominators.size === 0 ? null : dominators
  }
}

/** Returns nodes in the order in which a walk ahead from `starts`, depth first, leaves them. */
export function listByEnd(starts: readonly string[], next: (name: string) => readonly string[]): string[] {
  const ended: string[] = []
  const seen = new Set<string>()
  for (const start of starts) {
    const open = seen.has(start) ? [] : [{ name: start, targets: next(start).values() }]
    seen.add(start)
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      const { value: to, done } = last.targets.next()
      if (done === true) ended.push(open.pop()?.name ?? '')
      else if (!seen.has(to)) {
        seen.add(to)
        open.push({ name: to, targets: next(to).values() })
      }
    }
  }
  return ended
}
