import { patternsOf, patternTakes } from '../../core/kinds.js'
import { addTo } from '../../core/lists.js'
import { quote } from '../../core/messages.js'
import { STEP_TYPES } from '../../core/step-types.js'
import { Dominators } from '../dominators.js'
import type { Edge, StaticGraph } from '../graph.js'
import type { Path, RouteDefinition, Workflow } from '../model.js'
import { isGroup } from '../model.js'
import type { Site } from '../sites.js'
import { siteRoutes } from '../sites.js'
import { usesErrorRouting } from '../typed-world.js'
import { isCertainRead } from './certain-reads.js'
import type { Report } from './report.js'
import type { Reference } from './templates.js'
import { templatesOf } from './templates.js'

const KIND = 'internal.template_error'

/** A route that takes everything, and what it starts. */
interface CatchAll {
  readonly path: Path
  readonly target: string
  readonly effect: string
}

/** A mistake in the author's own templates must not start what is meant for a failure of the world. */
export function checkCatchAlls(workflow: Workflow, sites: readonly Site[], graph: StaticGraph, report: Report): void {
  const caught = new Map<Site, CatchAll>()
  const shared = (workflow.settings.error_routes ?? []).flatMap((route, index) =>
    takesTemplateErrors(route) ? [{ route, path: ['workflow', 'error_routes', index] }] : [],
  )
  for (const site of sites) {
    const found = catchAllOf(workflow, graph, site, shared)
    if (found !== null) caught.set(site, found)
  }
  if (caught.size === 0) return
  const warned = new Set<string>()
  const ways = new Ways(graph)
  for (const use of templatesOf(workflow)) {
    const { scope, site } = use
    const route = site === null ? undefined : caught.get(site)
    if (site === null || route === undefined || scope !== 'node') continue
    for (const reference of use.parsed.references) {
      if (warned.has(site.label) || isSafe(workflow, ways, site, reference)) continue
      warned.add(site.label)
      warn(site, route, reference, report)
    }
  }
}

function isSafe(workflow: Workflow, ways: Ways, { step }: Site, reference: Reference): boolean {
  if (reference.guarded) return true
  const [root = ''] = reference.path
  return isCertainRead(workflow, reference.path, {
    ranBefore: () => root !== step.name && ways.hasPassed(root, step.name),
    raisedBefore: () => ways.isOnlyAfterErrorOf(root, step.name),
  })
}

/** The ways through a file. Each part is worked out once: there may be very many templates. */
class Ways {
  readonly #graph: StaticGraph
  #dominators: Dominators | null = null
  #groups: ReadonlyMap<string, string> | null = null
  #edges: ReadonlyMap<string, readonly Edge[]> | null = null

  constructor(graph: StaticGraph) {
    this.#graph = graph
  }

  /** Whether a step, or the group around it, ran on every way to another. */
  hasPassed(root: string, name: string): boolean {
    const graph = this.#graph
    this.#dominators ??= new Dominators(graph.entry, (from) => graph.successors(from).map(({ to }) => to))
    this.#groups ??= groupsByMember(graph)
    return this.#dominators.isPassed(this.#groups.get(root) ?? root, name)
  }

  isOnlyAfterErrorOf(raiser: string, name: string): boolean {
    this.#edges ??= edgesByTarget(this.#graph)
    const ways = this.#edges.get(name) ?? []
    return (
      ways.length > 0 && ways.every(({ from, via }) => from === raiser && (via === 'error' || via === 'shared-error'))
    )
  }
}

/** Of a member of several groups the first. */
function groupsByMember({ members }: StaticGraph): ReadonlyMap<string, string> {
  const groups = new Map<string, string>()
  for (const [group, names] of members) for (const name of names) if (!groups.has(name)) groups.set(name, group)
  return groups
}

function edgesByTarget(graph: StaticGraph): ReadonlyMap<string, readonly Edge[]> {
  const byTarget = new Map<string, Edge[]>()
  for (const from of graph.edges.keys()) for (const edge of graph.successors(from)) addTo(byTarget, edge.to, edge)
  return byTarget
}

function warn(site: Site, { path, target, effect }: CatchAll, reference: Reference, report: Report): void {
  const read = reference.path.join('.')
  const there = effect === target ? quote(target) : `${quote(target)} and on to ${quote(effect)}`
  report.warning(
    'catch-all-takes-template-error',
    path,
    `This route takes everything, also a mistake in a template: ${quote(site.label)} reads ${quote(read)}, and where that is missing the run goes to ${there}.`,
    `put \`- { on_error: ${KIND}, propagate: true }\` before it, name the kinds that it is for, or write \`${read} | default('')\``,
  )
}

/** A route that takes template errors. */
interface Taker {
  readonly route: RouteDefinition
  readonly path: Path
}

/** The route that would take a template error of this step, where it takes everything and starts something. */
function catchAllOf(workflow: Workflow, graph: StaticGraph, site: Site, shared: readonly Taker[]): CatchAll | null {
  const { step, group, inFinally } = site
  if (group !== null || inFinally || !usesErrorRouting(workflow, step)) return null
  const taker = ownTaker(site) ?? shared.find(({ route }) => route.to !== step.name)
  if (taker === undefined) return null
  const { route, path } = taker
  if (!patternsOf(route.on_error ?? false).includes('*') || route.to === undefined) return null
  const effect = effectBehind(workflow, graph, route.to)
  return effect === null ? null : { path: [...path, 'on_error'], target: route.to, effect }
}

function ownTaker(site: Site): Taker | null {
  const routes = siteRoutes(site)
  const index = routes.findIndex(takesTemplateErrors)
  const route = routes[index]
  return route === undefined ? null : { route, path: [...site.path, 'routes', index] }
}

/** A route with a condition may have been written with this in mind, and a retry passes the error on in the end. */
function takesTemplateErrors(route: RouteDefinition): boolean {
  if (route.on_error === undefined || route.when !== undefined || route.retry !== undefined) return false
  return patternsOf(route.on_error).some((pattern) => patternTakes(pattern, KIND))
}

/** The first step with an effect outside that a way leads to without asking anybody. */
function effectBehind(workflow: Workflow, graph: StaticGraph, target: string): string | null {
  const seen = new Set<string>()
  const open = [target]
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    const step = workflow.steps.get(name)
    if (step === undefined || seen.has(name)) continue
    seen.add(name)
    const { does } = STEP_TYPES[step.type]
    if (does === 'work' || isGroup(step) || step.type === 'workflow') return name
    if (does === 'ask') continue
    for (const { to, via } of graph.edges.get(name) ?? []) if (via === 'success') open.push(to)
  }
  return null
}
