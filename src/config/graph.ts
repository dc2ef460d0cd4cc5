import { cached } from '../core/cached.js'
import { patternsOf } from '../core/kinds.js'
import { addTo } from '../core/lists.js'
import { dominatorsOf } from './dominators.js'
import type { GateNode, Path, RouteDefinition, Step, Workflow } from './model.js'
import { END, finallySteps } from './model.js'

/** Why a run may go from one step to the next. */
type EdgeVia = 'success' | 'option' | 'error' | 'retry' | 'shared-error' | 'implicit-end'

export interface Edge {
  readonly from: string
  /** Name of a step, or `$end`. */
  readonly to: string
  readonly via: EdgeVia
  /** Depends on a `when`, on an answer, or on an error that occurs. */
  readonly conditional: boolean
  readonly label: string | null
  /** Where the file says so. */
  readonly path: Path
  /** The edge ends the run with an output of its own. */
  readonly ownOutput: boolean
}

/** Every way a run of one file can take, as far as the file alone tells. */
export interface StaticGraph {
  readonly entry: string
  /** Edges that the steps themselves name, by step. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>
  /** Named members of parallel groups by group. */
  readonly members: ReadonlyMap<string, readonly string[]>
  readonly finallySteps: readonly string[]
  /** Own and shared edges of one step. */
  successors(name: string): readonly Edge[]
  /** Whether errors of a step come to `workflow.error_routes`. */
  seesSharedRoutes(name: string): boolean
}

/** Routes of a step; terminate has none. */
function routesOf(step: Step): readonly RouteDefinition[] {
  return step.type === 'terminate' ? [] : (step.routes ?? [])
}

function isErrorRoute(route: RouteDefinition): boolean {
  return route.on_error !== undefined
}

/** An error route that handles every error that reaches it; a retry passes the error on once its budget is spent. */
function handlesEverything(route: RouteDefinition): boolean {
  return (
    isErrorRoute(route) &&
    route.when === undefined &&
    route.retry === undefined &&
    patternsOf(route.on_error ?? false).includes('*')
  )
}

/** The graph of a file; routes behind one that handles everything are left out, because no run goes there. */
export const staticGraph: (workflow: Workflow) => StaticGraph = cached(build)

function build(workflow: Workflow): StaticGraph {
  const edges = new Map<string, readonly Edge[]>()
  const members = new Map<string, readonly string[]>()
  for (const [name, step] of workflow.steps) {
    edges.set(name, edgesOf(name, step, workflow.stepPaths.get(name) ?? []))
    if (step.type === 'parallel') members.set(name, step.agents)
  }
  const shared = sharedRoutes(workflow.settings.error_routes ?? [])
  const entry = workflow.settings.entry_point
  const targets = new Set([
    entry,
    ...[...edges.values()].flat().map(({ to }) => to),
    ...shared.flatMap(({ route }) => route.to ?? []),
  ])
  // After a member comes what its group leads to, unless somebody goes to the member alone.
  for (const name of [...members.values()].flat()) {
    if (!targets.has(name))
      edges.set(
        name,
        (edges.get(name) ?? []).filter(({ via }) => via !== 'implicit-end'),
      )
  }
  const seesSharedRoutes = (name: string): boolean => {
    const step = workflow.steps.get(name)
    return step !== undefined && step.type !== 'terminate' && !routesOf(step).some(handlesEverything)
  }
  return {
    entry,
    edges,
    members,
    finallySteps: finallySteps(workflow),
    successors(name) {
      const own = edges.get(name) ?? []
      return shared.length > 0 && seesSharedRoutes(name) ? [...own, ...sharedEdges(shared, name)] : own
    },
    seesSharedRoutes,
  }
}

/** One of `workflow.error_routes` that leads somewhere, or that nothing gets past. */
interface SharedRoute {
  readonly route: RouteDefinition
  readonly path: Path
  readonly label: string
  readonly isLast: boolean
}

function sharedRoutes(routes: readonly RouteDefinition[]): readonly SharedRoute[] {
  return routes.flatMap((route, index) => {
    const isLast = handlesEverything(route)
    if (route.to === undefined && !isLast) return []
    return [{ route, path: ['workflow', 'error_routes', index, 'to'], label: errorLabel(route), isLast }]
  })
}

/** Where `workflow.error_routes` lead from a step that can raise; none of them sends it to itself. */
function sharedEdges(routes: readonly SharedRoute[], from: string): readonly Edge[] {
  const edges: Edge[] = []
  for (const { route, path, label, isLast } of routes) {
    if (route.to === from) continue
    if (route.to !== undefined) {
      edges.push({
        from,
        to: route.to,
        via: 'shared-error',
        conditional: true,
        label,
        path,
        ownOutput: route.output !== undefined,
      })
    }
    if (isLast) break
  }
  return edges
}

function errorLabel(route: RouteDefinition): string {
  return patternsOf(route.on_error ?? false).join(', ')
}

function edgesOf(from: string, step: Step, path: Path): readonly Edge[] {
  if (step.type === 'terminate') return []
  const option = (to: string, field: Path, label: string): Edge => ({
    from,
    to,
    via: 'option',
    conditional: true,
    label,
    path: [...path, ...field],
    ownOutput: false,
  })
  const edges: Edge[] = []
  if (step.type === 'human_gate') {
    for (const [index, { route, label }] of step.options.entries())
      if (route !== undefined) edges.push(option(route, ['options', index, 'route'], label))
  }
  if (step.type === 'questions' && step.allow_abort === true)
    edges.push(option(step.abort_route ?? END, ['abort_route'], 'abort'))
  if (step.type !== 'human_gate' || !optionsDecide(step)) edges.push(...successEdges(from, routesOf(step), path))
  return [...edges, ...errorEdges(from, routesOf(step), path)]
}

/** Whether the answer alone says where a gate leads; what it recovers with is not an answer and takes the success routes. */
export function optionsDecide({ options, routes }: GateNode): boolean {
  return options.every((option) => option.route !== undefined) && !routes?.some((route) => route.recover !== undefined)
}

function successEdges(from: string, routes: readonly RouteDefinition[], path: Path): readonly Edge[] {
  if (routes.length === 0)
    return [{ from, to: END, via: 'implicit-end', conditional: false, label: null, path, ownOutput: false }]
  const edges: Edge[] = []
  for (const [index, route] of routes.entries()) {
    if (isErrorRoute(route)) continue
    const { to, when, output } = route
    if (to !== undefined)
      edges.push({
        from,
        to,
        via: 'success',
        conditional: when !== undefined,
        label: when ?? null,
        path: [...path, 'routes', index, 'to'],
        ownOutput: output !== undefined,
      })
    if (when === undefined) break
  }
  return edges
}

function errorEdges(from: string, routes: readonly RouteDefinition[], path: Path): readonly Edge[] {
  const edges: Edge[] = []
  for (const [index, route] of routes.entries()) {
    if (!isErrorRoute(route)) continue
    const { to, retry, output } = route
    const shared = { from, conditional: true, label: errorLabel(route), ownOutput: output !== undefined }
    const at = [...path, 'routes', index]
    if (to !== undefined) edges.push({ ...shared, to, via: 'error', path: [...at, 'to'] })
    else if (retry?.from !== undefined)
      edges.push({ ...shared, to: retry.from, via: 'retry', path: [...at, 'retry', 'from'], ownOutput: false })
    if (handlesEverything(route)) break
  }
  return edges
}

/** Whether a retry of a step may re-enter at another one: a run that is there can reach the step without a retry. */
export function canReenter(workflow: Workflow, from: string, step: string): boolean {
  return from === step || withoutRetries(workflow).canReach(from, step)
}

const withoutRetries = cached((workflow: Workflow) =>
  reachability(staticGraph(workflow), (edge) => edge.via !== 'retry'),
)

interface Reachability {
  /** Whether a run that is at one step can reach another. */
  canReach(from: string, to: string): boolean
}

/** A breadth-first search from one step, which goes on where the last question ended. */
interface Search {
  readonly seen: Set<string>
  /** Walks through `seen` while it grows. */
  readonly open: Iterator<string>
}

/** Answers reachability over the chosen edges. */
export function reachability(graph: StaticGraph, follow: (edge: Edge) => boolean): Reachability {
  const names = [...graph.edges.keys()]
  const targets = new Map(
    names.map((name) => [
      name,
      graph
        .successors(name)
        .filter(follow)
        .map(({ to }) => to),
    ]),
  )
  const searches = new Map<string, Search>()
  return {
    canReach(from, to) {
      if (!targets.has(from) || !targets.has(to)) return false
      const { seen, open } = searches.get(from) ?? searchFrom(from)
      searches.set(from, { seen, open })
      while (!seen.has(to)) {
        const { value, done } = open.next()
        if (done === true) return false
        for (const target of targets.get(value) ?? []) seen.add(target)
      }
      return true
    },
  }
}

function searchFrom(start: string): Search {
  const seen = new Set([start])
  return { seen, open: seen.values() }
}

/** Every step from which a run can reach one without a retry, the step itself included, in the order of the file. */
export function stepsBefore(workflow: Workflow, step: string): readonly string[] {
  const graph = staticGraph(workflow)
  const before = new Map<string, string[]>()
  for (const name of graph.edges.keys())
    for (const { to, via } of graph.successors(name)) if (via !== 'retry') addTo(before, to, name)
  const seen = new Set([step])
  for (const name of seen) for (const from of before.get(name) ?? []) seen.add(from)
  return [...workflow.steps.keys()].filter((name) => seen.has(name))
}

/** All steps that some run can reach, `finally` and the members of groups included. */
export function reachableSteps(graph: StaticGraph): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [graph.entry, ...graph.finallySteps]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    for (const edge of graph.successors(name)) if (!seen.has(edge.to)) open.push(edge.to)
    for (const member of graph.members.get(name) ?? []) seen.add(member)
  }
  return seen
}

/**
 * Steps that every run passes which ends with the file's `output:`; null when no run ends so.
 * They are the dominators of a virtual exit behind `$end` and behind every terminate without an output of its own.
 */
export function stepsOnEveryPath(workflow: Workflow, graph: StaticGraph): ReadonlySet<string> | null {
  const exit = ' exit'
  const next = (name: string): readonly string[] => {
    const step = workflow.steps.get(name)
    if (step === undefined) return []
    if (step.type === 'terminate') return step.output_template === undefined ? [exit] : []
    const targets: string[] = []
    for (const edge of graph.successors(name)) {
      if (edge.to !== END) targets.push(edge.to)
      else if (!edge.ownOutput) targets.push(exit)
    }
    return targets
  }
  return dominatorsOf(exit, graph.entry, next)
}
