import { patternsOf, patternTakes } from '../../core/kinds.js'
import { STEP_TYPES } from '../../core/step-types.js'
import { dominatorsOf } from '../dominators.js'
import type { StaticGraph } from '../graph.js'
import type { Path, RouteDefinition, Workflow } from '../model.js'
import { isGroup } from '../model.js'
import type { Site } from '../sites.js'
import { siteRoutes } from '../sites.js'
import { usesErrorRouting } from '../typed-world.js'
import { isCertainRead } from './certain-reads.js'
import type { Reference } from './parsed.js'
import type { Report } from './report.js'
import { shown } from './report.js'
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
  for (const site of sites) {
    const found = catchAllOf(workflow, graph, site)
    if (found !== null) caught.set(site, found)
  }
  if (caught.size === 0) return
  const warned = new Set<string>()
  for (const use of templatesOf(workflow)) {
    const { scope, site } = use
    const route = site === null ? undefined : caught.get(site)
    if (site === null || route === undefined || scope !== 'node') continue
    for (const reference of use.parsed.references) {
      if (warned.has(site.label) || isSafe(workflow, graph, site, reference)) continue
      warned.add(site.label)
      warn(site, route, reference, report)
    }
  }
}

function isSafe(workflow: Workflow, graph: StaticGraph, { step }: Site, reference: Reference): boolean {
  if (reference.guarded) return true
  const [root = ''] = reference.path
  const before = (): ReadonlySet<string> | null =>
    dominatorsOf(step.name, graph.entry, (name) => graph.successors(name).map(({ to }) => to))
  const onlyAfterErrorOf = (name: string): boolean => isOnlyReachedByErrorOf(graph, step.name, name)
  return isCertainRead(workflow, reference.path, {
    ranBefore: () => root !== step.name && before()?.has(groupAround(graph, root)) === true,
    raisedBefore: () => onlyAfterErrorOf(root),
  })
}

function groupAround(graph: StaticGraph, name: string): string {
  for (const [group, members] of graph.members) if (members.includes(name)) return group
  return name
}

function isOnlyReachedByErrorOf(graph: StaticGraph, name: string, raiser: string): boolean {
  const ways = [...graph.edges.keys()].flatMap((from) => graph.successors(from)).filter(({ to }) => to === name)
  return (
    ways.length > 0 && ways.every(({ from, via }) => from === raiser && (via === 'error' || via === 'shared-error'))
  )
}

function warn(site: Site, { path, target, effect }: CatchAll, reference: Reference, report: Report): void {
  const read = reference.path.join('.')
  const there = effect === target ? shown(target) : `${shown(target)} and on to ${shown(effect)}`
  report.warning(
    'catch-all-takes-template-error',
    path,
    `This route takes everything, also a mistake in a template: ${shown(site.label)} reads ${shown(read)}, and where that is missing the run goes to ${there}.`,
    `put \`- { on_error: ${KIND}, propagate: true }\` before it, name the kinds that it is for, or write \`${read} | default('')\``,
  )
}

/** The route that would take a template error of this step, where it takes everything and starts something. */
function catchAllOf(workflow: Workflow, graph: StaticGraph, site: Site): CatchAll | null {
  const { step, group, inFinally } = site
  if (group !== null || inFinally || !usesErrorRouting(workflow, step)) return null
  const own = siteRoutes(site).map((route, index) => ({ route, path: [...site.path, 'routes', index] }))
  const shared = (workflow.settings.error_routes ?? [])
    .map((route, index) => ({ route, path: ['workflow', 'error_routes', index] }))
    .filter(({ route }) => route.to !== step.name)
  for (const { route, path } of [...own, ...shared]) {
    if (!takesTemplateErrors(route)) continue
    if (!patternsOf(route.on_error ?? false).includes('*') || route.to === undefined) return null
    const effect = effectBehind(workflow, graph, route.to)
    return effect === null ? null : { path: [...path, 'on_error'], target: route.to, effect }
  }
  return null
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
