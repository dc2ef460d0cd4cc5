import { cached } from '../core/cached.js'
import { patternsOf } from '../core/kinds.js'
import { addTo } from '../core/lists.js'
import { END, finallySteps, type GateNode, type RouteDefinition, type Step, type Workflow } from './model.js'

type EdgeVia = 'success' | 'option' | 'error' | 'retry' | 'shared-error' | 'implicit-end'

interface Edge {
  readonly from: string
  /** Name of a step, or `$end`. */
  readonly to: string
  readonly via: EdgeVia
  readonly label: string
  /** What decides, as events name it: `routes[1]`, `error_routes[0]`, `options` for the answers to a gate, else nothing. */
  readonly route: string
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

/** An error route that handles every error that reaches it; a retry passes the error on once its budget is spent. */
function handlesEverything(route: RouteDefinition): boolean {
  return (
    route.on_error !== undefined &&
    route.when === undefined &&
    route.retry === undefined &&
    patternsOf(route.on_error).includes('*')
  )
}

/** The graph of a file; routes behind one that handles everything are left out, because no run goes there. */
export const staticGraph: (workflow: Workflow) => StaticGraph = cached(build)

function build(workflow: Workflow): StaticGraph {
  const edges = new Map<string, readonly Edge[]>()
  const members = new Map<string, readonly string[]>()
  for (const [name, step] of workflow.steps) {
    edges.set(name, edgesOf(name, step))
    if (step.type === 'parallel') members.set(name, step.agents)
  }
  const shared = sharedRoutes(workflow.settings.error_routes ?? [])
  const entry = workflow.settings.entry_point
  const targets = new Set([entry, ...[...edges.values(), shared].flat().map(({ to }) => to)])
  // After a member comes what its group leads to, unless somebody goes to the member alone.
  for (const name of [...members.values()].flat().filter((member) => !targets.has(member))) {
    const own = (edges.get(name) ?? []).filter(({ via }) => via !== 'implicit-end')
    edges.set(name, own)
  }
  const seesSharedRoutes = (name: string): boolean => {
    const step = workflow.steps.get(name)
    return step !== undefined && step.type !== 'terminate' && step.routes?.some(handlesEverything) !== true
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
  readonly edge: Omit<Edge, 'from' | 'to'>
  readonly to: string | undefined
  readonly isLast: boolean
}

function sharedRoutes(routes: readonly RouteDefinition[]): readonly SharedRoute[] {
  return routes
    .map((route, index) => {
      const edge = { via: 'shared-error', route: `error_routes[${index}]`, ...describedBy(route) } as const
      return { edge, to: route.to, isLast: handlesEverything(route) }
    })
    .filter(({ to, isLast }) => to !== undefined || isLast)
}

/** Where `workflow.error_routes` lead from a step that can raise; none of them sends it to itself. */
function sharedEdges(routes: readonly SharedRoute[], from: string): readonly Edge[] {
  const others = routes.filter(({ to }) => to !== from)
  const last = others.findIndex(({ isLast }) => isLast)
  return others
    .slice(0, last === -1 ? undefined : last + 1)
    .flatMap(({ edge, to }) => (to === undefined ? [] : [{ ...edge, from, to }]))
}

function describedBy({ on_error: kinds, when = '', output }: RouteDefinition): Pick<Edge, 'label' | 'ownOutput'> {
  return { label: kinds === undefined ? when : patternsOf(kinds).join(', '), ownOutput: output !== undefined }
}

function edgesOf(from: string, step: Step): readonly Edge[] {
  if (step.type === 'terminate') return []
  const edges: Edge[] = []
  const add = (to: string | undefined, via: EdgeVia, route: string, label: string, ownOutput = false): void => {
    if (to !== undefined) edges.push({ from, to, via, route, label, ownOutput })
  }
  if (step.type === 'human_gate') for (const { route, label } of step.options) add(route, 'option', 'options', label)
  if (step.type === 'questions' && step.allow_abort === true) add(step.abort_route ?? END, 'option', '', 'abort')
  const routes = (step.routes ?? []).map((route, index) => ({ route, name: `routes[${index}]`, ...describedBy(route) }))
  const isDecided = step.type === 'human_gate' && optionsDecide(step)
  if (!isDecided && routes.length === 0) add(END, 'implicit-end', '', '')
  for (const { route, name, label, ownOutput } of isDecided ? [] : routes) {
    if (route.on_error !== undefined) continue
    add(route.to, 'success', name, label, ownOutput)
    if (route.when === undefined) break
  }
  for (const { route, name, label, ownOutput } of routes) {
    if (route.on_error === undefined) continue
    if (route.to === undefined) add(route.retry?.from, 'retry', name, label)
    else add(route.to, 'error', name, label, ownOutput)
    if (handlesEverything(route)) break
  }
  return edges
}

/** Whether the answer alone says where a gate leads; what it recovers with is not an answer and takes the success routes. */
export function optionsDecide({ options, routes }: GateNode): boolean {
  return options.every((option) => option.route !== undefined) && !routes?.some((route) => route.recover !== undefined)
}

/** What a run can reach from a step without a retry, the step itself and the nearest first. */
export function* stepsAfter(workflow: Workflow, from: string): Generator<string> {
  const graph = staticGraph(workflow)
  const seen = new Set([from])
  for (const name of seen) {
    yield name
    for (const { to, via } of graph.successors(name)) if (via !== 'retry') seen.add(to)
  }
}

/** Whether a retry of a step may re-enter at another one: a run that is there can reach the step without a retry. */
export function canReenter(workflow: Workflow, from: string, step: string): boolean {
  for (const name of stepsAfter(workflow, from)) if (name === step) return true
  return false
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
  const open = new Set([graph.entry, ...graph.finallySteps])
  for (const name of open) for (const { to } of graph.successors(name)) open.add(to)
  return new Set([...open].flatMap((name) => [name, ...(graph.members.get(name) ?? [])]))
}

/**
 * Steps that every run passes which ends with the file's `output:`; null when no run ends so.
 * They dominate a virtual exit behind `$end` and behind every terminate without an output of its own.
 */
export function stepsOnEveryPath(workflow: Workflow, graph: StaticGraph): ReadonlySet<string> | null {
  const exit = ' exit'
  const next = (name: string): readonly string[] => {
    const step = workflow.steps.get(name)
    if (step?.type === 'terminate') return step.output_template === undefined ? [exit] : []
    return graph.successors(name).flatMap(({ to, ownOutput }) => (to !== END ? [to] : ownOutput ? [] : [exit]))
  }
  return dominatorsOf(exit, graph.entry, next)
}

/** Everything that each way from the entry to a node passes, the node included; null when no way leads there. */
export function dominatorsOf(
  node: string,
  entry: string,
  next: (name: string) => readonly string[],
): ReadonlySet<string> | null {
  const path = pathTo(node, entry, next)
  if (path === null) return null
  // What every way passes lies on this one. A step of it is passed by all when no way around leads from before it to behind it.
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

function pathTo(node: string, entry: string, next: (name: string) => readonly string[]): readonly string[] | null {
  const cameFrom = new Map<string, string | null>([[entry, null]])
  for (const name of cameFrom.keys())
    for (const target of next(name)) if (!cameFrom.has(target)) cameFrom.set(target, name)
  if (!cameFrom.has(node)) return null
  const path: string[] = []
  for (let at: string | null = node; at !== null; at = cameFrom.get(at) ?? null) path.push(at)
  return path.reverse()
}

/** Names in the order in which a depth-first walk leaves them: each after what it leads to, but for what leads back. */
export function postorder(entry: string, next: (name: string) => readonly string[]): readonly string[] {
  const order: string[] = []
  const seen = new Set([entry])
  const stack: { readonly name: string; readonly targets: readonly string[]; at: number }[] = [
    { name: entry, targets: next(entry), at: 0 },
  ]
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const target = top.targets[top.at++]
    if (target === undefined) {
      order.push(top.name)
      stack.pop()
    } else if (!seen.has(target)) {
      seen.add(target)
      stack.push({ name: target, targets: next(target), at: 0 })
    }
  }
  return order
}
