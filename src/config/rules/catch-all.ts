import { patternsOf, patternTakes } from '../../core/kinds.js'
import { addTo } from '../../core/lists.js'
import { quote } from '../../core/messages.js'
import { STEP_TYPES } from '../../core/step-types.js'
import { Dominators } from '../dominators.js'
import { usesErrorRouting } from '../error-mode.js'
import type { Edge, StaticGraph } from '../graph.js'
import type { OutputSchema, Path, RouteDefinition, Step, Workflow } from '../model.js'
import { isGroup } from '../model.js'
import type { Site } from '../sites.js'
import { siteRoutes } from '../sites.js'
import type { Report } from './report.js'
import type { Reference } from './templates.js'
import { templatesOf } from './templates.js'

const KIND = 'internal.template_error'

/** A route that handles everything, and what it starts. */
interface CatchAll {
  readonly path: Path
  readonly target: string
  readonly effect: string
}

/** A mistake in the author's own templates must not start what is meant for a failure of the world. */
export function checkCatchAlls(workflow: Workflow, sites: readonly Site[], graph: StaticGraph, report: Report): void {
  const caught = new Map<Site, CatchAll>()
  const shared = (workflow.settings.error_routes ?? []).flatMap((route, index) =>
    handlesTemplateErrors(route) ? [{ route, path: ['workflow', 'error_routes', index] }] : [],
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
    `This route handles everything, also a mistake in a template: ${quote(site.label)} reads ${quote(read)}, and where that is missing the run goes to ${there}.`,
    `put \`- { on_error: ${KIND}, propagate: true }\` before it, name the kinds that it is for, or write \`${read} | default('')\``,
  )
}

/** A route that handles template errors. */
interface TemplateErrorRoute {
  readonly route: RouteDefinition
  readonly path: Path
}

/** The route that would handle a template error of this step, where it handles everything and starts something. */
function catchAllOf(
  workflow: Workflow,
  graph: StaticGraph,
  site: Site,
  shared: readonly TemplateErrorRoute[],
): CatchAll | null {
  const { step, group, inFinally } = site
  if (group !== null || inFinally || !usesErrorRouting(workflow, step)) return null
  const found = ownRoute(site) ?? shared.find(({ route }) => route.to !== step.name)
  if (found === undefined) return null
  const { route, path } = found
  if (!patternsOf(route.on_error ?? false).includes('*') || route.to === undefined) return null
  const effect = effectBehind(workflow, graph, route.to)
  return effect === null ? null : { path: [...path, 'on_error'], target: route.to, effect }
}

function ownRoute(site: Site): TemplateErrorRoute | null {
  const routes = siteRoutes(site)
  const index = routes.findIndex(handlesTemplateErrors)
  const route = routes[index]
  return route === undefined ? null : { route, path: [...site.path, 'routes', index] }
}

/** A route with a condition may have been written with this in mind, and a retry passes the error on in the end. */
function handlesTemplateErrors(route: RouteDefinition): boolean {
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

/** What is known of the paths that lead to a template. */
interface PathFacts {
  /** The node that is read ran on every path here. */
  ranBefore(): boolean
  /** The node that is read raised an error on every path here. */
  raisedBefore(): boolean
}

const GROUP_FIELDS = new Set(['outputs', 'errors', 'results', 'count', 'type'])
const ERROR_FIELDS = new Set(['kind', 'message', 'details', 'attempts', 'retries_exhausted'])
const READ_METHODS = new Set(['get', 'items', 'keys', 'values'])

/** Whether a name is there in every run that reaches the template; when the files do not say, the answer is yes. */
function isCertainRead(workflow: Workflow, path: readonly string[], facts: PathFacts): boolean {
  const [root = '', part, field, ...deeper] = path
  if (root === 'workflow') return part !== 'input' || isCertainInput(workflow, field, deeper)
  if (root === 'github') return part !== 'event' || field === undefined
  const step = workflow.steps.get(root)
  // Names of loops, of the engine and of the template itself.
  if (step === undefined) return true
  if (part === 'error') return facts.raisedBefore() && (field === undefined || isErrorField(field, deeper))
  if (!facts.ranBefore()) return false
  if (isGroup(step)) return part === undefined || (GROUP_FIELDS.has(part) && (field === undefined || isMethod(field)))
  return part !== 'output' || field === undefined || isMethod(field) || isCertainField(workflow, step, field, deeper)
}

function isErrorField(field: string, deeper: readonly string[]): boolean {
  return ERROR_FIELDS.has(field) && (deeper[0] === undefined || isMethod(deeper[0]))
}

function isMethod(name: string): boolean {
  return READ_METHODS.has(name)
}

/** A declared input is given, has a default, or is the empty value of its type. */
function isCertainInput(workflow: Workflow, name: string | undefined, deeper: readonly string[]): boolean {
  const declared = workflow.settings.input
  if (name === undefined || isMethod(name)) return true
  if (declared === undefined || !Object.hasOwn(declared, name)) return false
  return deeper[0] === undefined || isMethod(deeper[0])
}

function isCertainField(workflow: Workflow, step: Step, field: string, deeper: readonly string[]): boolean {
  if ('output' in step && isPromised(step.output, field)) return true
  if (deeper[0] !== undefined && !isMethod(deeper[0])) return false
  return alwaysThere(workflow, step).includes(field)
}

/** What a schema promises is checked when the node ends; what lies below is the author's word. */
function isPromised(schema: OutputSchema | undefined, field: string): boolean {
  const spec = schema !== undefined && Object.hasOwn(schema, field) ? schema[field] : undefined
  return spec !== undefined && spec.required !== false
}

function alwaysThere(workflow: Workflow, step: Step): readonly string[] {
  switch (step.type) {
    case 'script':
      return ['stdout', 'stderr', 'exit_code']
    case 'set':
      return Object.keys(step.values ?? {})
    case 'wait':
      return ['waited_seconds']
    case 'agent':
      return step.output === undefined ? ['result'] : []
    case 'human_gate':
      return ['selected', 'additional_input']
    case 'workflow':
      return Object.keys(workflow.children.get(step.workflow)?.output ?? {})
    default:
      return []
  }
}
