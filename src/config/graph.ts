import { patternsOf } from '../core/kinds.js'
import { addTo } from '../core/lists.js'
import { Dominators } from './dominators.js'
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
}

/** Routes of a step; terminate has none. */
function routesOf(step: Step): readonly RouteDefinition[] {
  return step.type === 'terminate' ? [] : (step.routes ?? [])
}

function isErrorRoute(route: RouteDefinition): boolean {
  return route.on_error !== undefined
}

/** An error route that takes every error that reaches it; a retry passes the error on once its budget is spent. */
function takesEverything(route: RouteDefinition): boolean {
  return (
    isErrorRoute(route) &&
    route.when === undefined &&
    route.retry === undefined &&
    patternsOf(route.on_error ?? false).includes('*')
  )
}

const built = new WeakMap<Workflow, StaticGraph>()

/** The graph of a file; routes behind one that takes everything are left out, because no run goes there. */
export function staticGraph(workflow: Workflow): StaticGraph {
  const known = built.get(workflow)
  if (known !== undefined) return known
  const graph = build(workflow)
  built.set(workflow, graph)
  return graph
}

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
  return {
    entry,
    edges,
    members,
    finallySteps: finallySteps(workflow),
    successors(name) {
      const own = edges.get(name) ?? []
      const step = workflow.steps.get(name)
      if (shared.length === 0 || step === undefined || !seesSharedRoutes(step)) return own
      return [...own, ...sharedEdges(shared, name)]
    },
  }
}

function seesSharedRoutes(step: Step): boolean {
  if (step.type === 'terminate') return false
  return !routesOf(step).some(takesEverything)
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
    const isLast = takesEverything(route)
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

/** The edges of one step, gathered. */
class StepEdges {
  readonly edges: Edge[] = []

  constructor(
    private readonly from: string,
    /** Where the step stands. */
    readonly path: Path,
  ) {}

  add(to: string, via: EdgeVia, path: Path, conditional: boolean, label: string | null, ownOutput = false): void {
    this.edges.push({ from: this.from, to, via, path, conditional, label, ownOutput })
  }
}

function edgesOf(name: string, step: Step, path: Path): readonly Edge[] {
  if (step.type === 'terminate') return []
  const found = new StepEdges(name, path)
  const routes = routesOf(step)
  let decidedByOption = false
  if (step.type === 'human_gate') {
    for (const [index, option] of step.options.entries()) {
      if (option.route !== undefined)
        found.add(option.route, 'option', [...path, 'options', index, 'route'], true, option.label)
    }
    decidedByOption = optionsDecide(step)
  }
  if (step.type === 'questions' && step.allow_abort === true)
    found.add(step.abort_route ?? END, 'option', [...path, 'abort_route'], true, 'abort')
  if (!decidedByOption) addSuccessEdges(routes, found)
  addErrorEdges(routes, found)
  return found.edges
}

/** Whether the answer alone says where a gate leads; what it recovers with is not an answer and takes the success routes. */
export function optionsDecide({ options, routes }: GateNode): boolean {
  return options.every((option) => option.route !== undefined) && !routes?.some((route) => route.recover !== undefined)
}

function addSuccessEdges(routes: readonly RouteDefinition[], found: StepEdges): void {
  if (routes.length === 0) found.add(END, 'implicit-end', found.path, false, null)
  for (let index = 0; index < routes.length; index++) {
    const route = routes[index]
    if (route === undefined || isErrorRoute(route)) continue
    const { to, when, output } = route
    if (to !== undefined)
      found.add(
        to,
        'success',
        [...found.path, 'routes', index, 'to'],
        when !== undefined,
        when ?? null,
        output !== undefined,
      )
    if (when === undefined) break
  }
}

function addErrorEdges(routes: readonly RouteDefinition[], found: StepEdges): void {
  for (let index = 0; index < routes.length; index++) {
    const route = routes[index]
    if (route === undefined || !isErrorRoute(route)) continue
    const { to, retry, output } = route
    if (to !== undefined)
      found.add(to, 'error', [...found.path, 'routes', index, 'to'], true, errorLabel(route), output !== undefined)
    else if (retry?.from !== undefined)
      found.add(retry.from, 'retry', [...found.path, 'routes', index, 'retry', 'from'], true, errorLabel(route))
    if (takesEverything(route)) break
  }
}

/** The graph by numbers, for questions that are asked many times. */
interface Reachability {
  /** Whether a run that is at one step can reach another. */
  canReach(from: string, to: string): boolean
}

const earlierSteps = new WeakMap<Workflow, Reachability>()

/** Whether a retry of a step may re-enter at another one: a run that is there can reach the step without a retry. */
export function canReenter(workflow: Workflow, from: string, step: string): boolean {
  let known = earlierSteps.get(workflow)
  if (known === undefined) {
    known = reachability(staticGraph(workflow), (edge) => edge.via !== 'retry')
    earlierSteps.set(workflow, known)
  }
  return from === step || known.canReach(from, step)
}

/** What one start reaches, as far as it was asked. */
interface Flood {
  /** In the order in which they were found. */
  readonly seen: Set<number>
  /** Those whose targets are not known yet. */
  readonly open: Iterator<number>
}

/** Answers reachability over the chosen edges; from each start it goes as far as it has to, and not twice. */
export function reachability(graph: StaticGraph, follow: (edge: Edge) => boolean): Reachability {
  const ids = new Map([...graph.edges.keys()].map((name, id) => [name, id]))
  const next = [...graph.edges.keys()].map((name) =>
    graph.successors(name).flatMap((edge) => (follow(edge) ? (ids.get(edge.to) ?? []) : [])),
  )
  const floods = new Map<number, Flood>()
  return {
    canReach(from, to) {
      const [start, end] = [ids.get(from), ids.get(to)]
      if (start === undefined || end === undefined) return false
      const flood = floods.get(start) ?? floodFrom(start)
      floods.set(start, flood)
      return reaches(flood, end, next)
    },
  }
}

function floodFrom(start: number): Flood {
  const seen = new Set([start])
  return { seen, open: seen.values() }
}

/** The set grows while it is walked through, so that its iterator ends where nothing is left to find. */
function reaches({ seen, open }: Flood, end: number, next: readonly (readonly number[])[]): boolean {
  while (!seen.has(end)) {
    const { value, done } = open.next()
    if (done === true) return false
    for (const target of next[value] ?? []) seen.add(target)
  }
  return true
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
  return new Dominators(graph.entry, next).of(exit)
}
