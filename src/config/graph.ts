import { toKindPatterns } from '../core/kinds.js'
import { memoize } from '../core/maps.js'
import { END, type GateNode, listFinallySteps, type RouteDefinition, type Step, type Workflow } from './model.js'

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

export type StaticGraph = ReturnType<typeof build>

/** Reports whether an error route handles every error; a retry does not, because its retry budget ends. */
function handlesEverything({ on_error: kinds, when, retry }: RouteDefinition): boolean {
  return kinds !== undefined && when === undefined && retry === undefined && toKindPatterns(kinds).includes('*')
}

/** Returns the graph of a file, without routes after one that handles everything. */
export const staticGraph: (workflow: Workflow) => StaticGraph = memoize(build)

function build(workflow: Workflow) {
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
    const own = (edges.get(name) ?? []).filter(({ via }) => via !== 'implicit-end')
    edges.set(name, own)
  }
  const seesSharedRoutes = (name: string): boolean => {
    const step = workflow.steps.get(name)
    return step !== undefined && step.type !== 'terminate' && step.routes?.some(handlesEverything) !== true
  }
  /** Returns the edges of `workflow.error_routes`; a step is never routed to itself. */
  const sharedEdges = (from: string): readonly Edge[] => {
    const found: Edge[] = []
    for (const { edge, to, isLast } of seesSharedRoutes(from) ? shared : []) {
      if (to === from) continue
      if (to !== undefined) found.push({ ...edge, from, to })
      if (isLast) break
    }
    return found
  }
  return {
    entry,
    edges,
    members,
    finallySteps: listFinallySteps(workflow),
    successors: (name: string): readonly Edge[] => {
      const own = edges.get(name) ?? []
      return shared.length === 0 ? own : [...own, ...sharedEdges(name)]
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
  const graph = staticGraph(workflow)
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
export function stepsOnEveryPath(workflow: Workflow, graph: StaticGraph): ReadonlySet<string> | null {
  const exit = ' exit'
  const next = (name: string): readonly string[] => {
    const step = workflow.steps.get(name)
    if (step?.type === 'terminate') return step.output_template === undefined ? [exit] : []
    return graph.successors(name).flatMap(({ to, ownOutput }) => (to !== END ? [to] : ownOutput ? [] : [exit]))
  }
  return findDominators(exit, graph.entry, next)
}

/** Returns the dominators of a node: the steps on every path from the entry, including the node; null if it is unreachable. */
export function findDominators(node: string, entry: string, next: (name: string) => readonly string[]) {
  const path = pathTo(node, entry, next)
  if (path === null) return null
  // Dominators lie on every path, also on this one. A step of it is a dominator if no detour leads from before it to after it.
  const places = new Map(path.map((name, index) => [name, index]))
  const seen = new Set<string>()
  const found = new Set<string>()
  let furthest = 0
  for (const [index, start] of path.entries()) {
    if (furthest <= index) found.add(start)
    const open = [start]
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const target of next(name)) {
        const place = places.get(target)
        if (place !== undefined) furthest = Math.max(furthest, place)
        else if (!seen.has(target)) open.push(target)
        seen.add(target)
      }
    }
  }
  return found
}

function pathTo(node: string, entry: string, next: (name: string) => readonly string[]) {
  const cameFrom = new Map<string, string | null>([[entry, null]])
  for (const name of cameFrom.keys())
    for (const target of next(name)) if (!cameFrom.has(target)) cameFrom.set(target, name)
  if (!cameFrom.has(node)) return null
  const path: string[] = []
  for (let at: string | null = node; at !== null; at = cameFrom.get(at) ?? null) path.push(at)
  return path.reverse()
}
