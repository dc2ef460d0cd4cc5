import { patternsOf } from '../core/kinds.js'
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
  const shared = workflow.settings.error_routes ?? []
  const entry = workflow.settings.entry_point
  const targets = new Set([
    entry,
    ...[...edges.values()].flat().map(({ to }) => to),
    ...shared.flatMap(({ to }) => to ?? []),
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

/** Where `workflow.error_routes` lead from a step that can raise; none of them sends it to itself. */
function sharedEdges(routes: readonly RouteDefinition[], from: string): readonly Edge[] {
  const edges: Edge[] = []
  for (const [index, route] of routes.entries()) {
    if (route.to === from) continue
    if (route.to !== undefined) {
      edges.push({
        from,
        to: route.to,
        via: 'shared-error',
        conditional: true,
        label: errorLabel(route),
        path: ['workflow', 'error_routes', index, 'to'],
        ownOutput: route.output !== undefined,
      })
    }
    if (takesEverything(route)) break
  }
  return edges
}

function errorLabel(route: RouteDefinition): string {
  return patternsOf(route.on_error ?? false).join(', ')
}

function edgesOf(name: string, step: Step, path: Path): readonly Edge[] {
  if (step.type === 'terminate') return []
  const edges: Edge[] = []
  const add = (
    to: string,
    via: EdgeVia,
    at: Path,
    more: { conditional: boolean; label?: string | undefined; ownOutput?: boolean },
  ): void => {
    edges.push({
      from: name,
      to,
      via,
      path: at,
      conditional: more.conditional,
      label: more.label ?? null,
      ownOutput: more.ownOutput ?? false,
    })
  }
  const routes = routesOf(step)
  let decidedByOption = false
  if (step.type === 'human_gate') {
    for (const [index, option] of step.options.entries()) {
      if (option.route !== undefined)
        add(option.route, 'option', [...path, 'options', index, 'route'], { conditional: true, label: option.label })
    }
    decidedByOption = optionsDecide(step)
  }
  if (step.type === 'questions' && step.allow_abort === true)
    add(step.abort_route ?? END, 'option', [...path, 'abort_route'], { conditional: true, label: 'abort' })
  if (!decidedByOption) addSuccessEdges(routes, path, add)
  addErrorEdges(routes, path, add)
  return edges
}

/** Whether the answer alone says where a gate leads; what it recovers with is not an answer and takes the success routes. */
export function optionsDecide({ options, routes }: GateNode): boolean {
  return options.every((option) => option.route !== undefined) && !routes?.some((route) => route.recover !== undefined)
}

type AddEdge = (
  to: string,
  via: EdgeVia,
  at: Path,
  more: { conditional: boolean; label?: string | undefined; ownOutput?: boolean },
) => void

function addSuccessEdges(routes: readonly RouteDefinition[], path: Path, add: AddEdge): void {
  if (routes.length === 0) add(END, 'implicit-end', path, { conditional: false })
  for (const [index, route] of routes.entries()) {
    if (isErrorRoute(route)) continue
    const conditional = route.when !== undefined
    if (route.to !== undefined) {
      add(route.to, 'success', [...path, 'routes', index, 'to'], {
        conditional,
        label: route.when,
        ownOutput: route.output !== undefined,
      })
    }
    if (!conditional) break
  }
}

function addErrorEdges(routes: readonly RouteDefinition[], path: Path, add: AddEdge): void {
  for (const [index, route] of routes.entries()) {
    if (!isErrorRoute(route)) continue
    const label = errorLabel(route)
    if (route.to !== undefined) {
      add(route.to, 'error', [...path, 'routes', index, 'to'], {
        conditional: true,
        label,
        ownOutput: route.output !== undefined,
      })
    } else if (route.retry?.from !== undefined) {
      add(route.retry.from, 'retry', [...path, 'routes', index, 'retry', 'from'], { conditional: true, label })
    }
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

/** Answers reachability over the chosen edges; what one start reaches is computed once. */
export function reachability(graph: StaticGraph, follow: (edge: Edge) => boolean): Reachability {
  const ids = new Map([...graph.edges.keys()].map((name, id) => [name, id]))
  const next = [...graph.edges.keys()].map((name) =>
    graph.successors(name).flatMap((edge) => (follow(edge) ? (ids.get(edge.to) ?? []) : [])),
  )
  const reached = new Map<number, Uint8Array>()
  return {
    canReach(from, to) {
      const [start, end] = [ids.get(from), ids.get(to)]
      if (start === undefined || end === undefined) return false
      const seen = reached.get(start) ?? flood(start, next)
      reached.set(start, seen)
      return seen[end] === 1
    },
  }
}

function flood(start: number, next: readonly (readonly number[])[]): Uint8Array {
  const seen = new Uint8Array(next.length)
  const open = [start]
  seen[start] = 1
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const target of next[id] ?? []) {
      if (seen[target] === 1) continue
      seen[target] = 1
      open.push(target)
    }
  }
  return seen
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
