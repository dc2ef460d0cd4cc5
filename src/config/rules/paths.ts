import { addTo } from '../../core/maps.js'
import { quote } from '../../core/messages.js'
import { endsOrAsks } from '../../core/step-types.js'
import {
  canReenter,
  createDominators,
  findStepsOnEveryPath,
  listByEnd,
  type StaticGraph,
  walkStepsAfter,
} from '../graph.js'
import { END, listRoutes, type Step, type Workflow } from '../model.js'
import { listTemplates, type TemplateUse } from '../templates.js'
import { type FileFacts, joinNamesLimited, type Report } from './facts.js'
import { suggestStep } from './names.js'

export const PATH_RULES = [checkRetryFrom, checkReachable, checkLoops, checkOutputPaths, checkReads, checkLimit]

function checkReachable({ workflow, graph, reachable }: FileFacts, report: Report): void {
  // An unknown entry point is already reported.
  if (!workflow.steps.has(graph.entry)) return
  for (const [name, path] of workflow.stepPaths)
    if (!reachable.has(name))
      report.add('unreachable-node', [...path, 'name'], `No route leads to ${quote(name)}: it can never run.`)
}

/** Warns of loops without an exit, which only a limit or an error ends. */
function checkLoops({ workflow, graph, reachable }: FileFacts, report: Report): void {
  const names = [...workflow.steps.keys()]
  const next = new Map(names.map((name) => [name, graph.successors(name).map(({ to }) => to)]))
  const before = new Map<string, string[]>()
  for (const [name, targets] of next) for (const to of targets) addTo(before, to, name)
  // A terminate and a route that halts or propagates also end a run.
  const ends = (step: Step) =>
    step.type === 'terminate' ||
    step.routes?.some(({ halt, propagate }) => halt !== undefined || propagate !== undefined) === true
  const ending = [...workflow.steps.values()].filter(ends).map(({ name }) => name)
  const leaving = followEdges([END, ...ending], before)
  const stuck = names.filter((name) => !leaving.has(name) && reachable.has(name))
  for (const loop of findLoops(stuck, next, before)) {
    const [name = ''] = loop
    const at = [...(workflow.stepPaths.get(name) ?? []), 'name']
    const message = `No route leads out of the loop of ${joinNamesLimited(loop)}: only a limit or an error ends it.`
    report.add('endless-loop', at, message, 'give one of them a route out, such as `- { to: $end, when: "..." }`')
  }
}

type Edges = ReadonlyMap<string, readonly string[]>

/** Returns the groups of nodes that lead to each other, in linear time: a walk ahead orders the nodes by its ends, walks backwards in that order find the groups (Kosaraju). */
export function findLoops(names: readonly string[], next: Edges, before: Edges): readonly (readonly string[])[] {
  const loopByName = new Map<string, string[]>()
  const left = new Set(names)
  const nameSet = new Set(names)
  const inside = (name: string) => (next.get(name) ?? []).filter((to) => nameSet.has(to))
  for (const start of listByEnd(names, inside).reverse()) {
    if (!left.delete(start)) continue
    const members = [start]
    for (const name of members) for (const other of before.get(name) ?? []) if (left.delete(other)) members.push(other)
    const loop: string[] = []
    if (members.length > 1 || next.get(start)?.includes(start)) for (const name of members) loopByName.set(name, loop)
  }
  // Loops and their members keep the order of the file.
  for (const name of names) loopByName.get(name)?.push(name)
  return [...new Set(names.flatMap((name) => (loopByName.has(name) ? [loopByName.get(name) ?? []] : [])))]
}

function followEdges(starts: readonly string[], edges: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(starts)
  for (const name of reached) for (const target of edges.get(name) ?? []) reached.add(target)
  return reached
}

function checkRetryFrom({ workflow, sites }: FileFacts, report: Report): void {
  const asked = sites.filter(({ group, inFinally }) => group === null && !inFinally)
  for (const { route, path, site } of [...asked, null].flatMap((owner) => listRoutes(workflow, owner))) {
    const from = route.retry?.from
    if (from === undefined) continue
    const at = [...path, 'retry', 'from']
    const entry = `retry re-enters at ${quote(from)}`
    if (!workflow.steps.has(from)) {
      const message = `${entry}, which is not a node or group of this file.`
      report.add('unknown-target', at, message, suggestStep(workflow, from))
    } else if (site === null) {
      // A shared retry does not apply to steps that are not reachable from `from`.
      const reached = new Set(walkStepsAfter(workflow, from))
      const left = asked.filter(({ step }) => !endsOrAsks(step.type) && !reached.has(step.name))
      const names = joinNamesLimited(left.map(({ step }) => step.name))
      const message = `${entry}, from where no path leads to ${names}: errors there are not retried by this route.`
      const hint = 'give those nodes a retry of their own, or name a node that lies before them'
      if (left.length > 0) report.add('retry-from-not-earlier', at, message, hint, 'warning')
    } else if (!canReenter(workflow, from, site.step.name)) {
      const message = `${entry}, but no path leads from there to ${quote(site.step.name)}: it is not an earlier node.`
      report.add('retry-from-not-earlier', at, message, 'name a node that leads here')
    }
  }
}

function checkOutputPaths({ workflow, graph, members }: FileFacts, report: Report): void {
  if (workflow.output === null || !workflow.steps.has(graph.entry)) return
  const certain = findStepsOnEveryPath(workflow, graph)
  if (certain === null) return
  const last = new Set(graph.finallySteps)
  const isCertain = (name: string) => certain.has(name) || last.has(name) || certain.has(members.get(name) ?? '')
  for (const { scope, path, parsed } of listTemplates(workflow)) {
    if (scope !== 'output') continue
    for (const reference of parsed.references) {
      const [root = ''] = reference.path
      if (reference.guarded || !workflow.steps.has(root) || isCertain(root)) continue
      const at = workflow.within(path, reference.line, reference.column)
      const message = `output reads ${quote(root)}, but some path to the end does not run it.`
      const hint = `write \`{{ ${reference.path.join('.')} | default(none) }}\`, or give that path an output of its own`
      report.add('output-may-be-missing', at, message, hint)
    }
  }
}

/** Templates that are rendered before their node runs, and those of its routes. */
const READ_BEFORE: ReadonlySet<TemplateUse['scope']> = new Set(['node'])
const READ_AFTER: ReadonlySet<TemplateUse['scope']> = new Set(['own-output', 'success-route', 'error-route'])

/** Parts of a node that are there once it has run; an error may be absent anyway. */
const READ_PARTS = new Set(['output', 'outputs', 'results'])

/** Warns of templates that read a node which some path to them does not run. */
function checkReads({ workflow, graph, members, reachable }: FileFacts, report: Report): void {
  if (!workflow.steps.has(graph.entry)) return
  const next = (name: string): readonly string[] => graph.successors(name).map(({ to }) => to)
  const dominatorsOf = createDominators(graph.entry, next)
  const listCertain = memoizeText((name) => dominatorsOf(name) ?? new Set<string>())
  for (const { scope, site, path, parsed } of listTemplates(workflow)) {
    const isBefore = READ_BEFORE.has(scope)
    const here = site?.group?.name ?? site?.step.name
    if (here === undefined || site === null || (!isBefore && !READ_AFTER.has(scope)) || !reachable.has(here)) continue
    // A name that one part of a template asks for with `default` or `is defined` is guarded in all of it.
    const guarded = new Set(
      parsed.references.flatMap(({ guarded: isGuarded, path: [root = ''] }) => (isGuarded ? root : [])),
    )
    const certain = site.inFinally ? new Set([graph.entry]) : listCertain(here)
    for (const reference of parsed.references) {
      const [root = '', part = ''] = reference.path
      const step = members.get(root) ?? root
      const isOwn = step === here && (!isBefore || site.step.name === root)
      if (!workflow.steps.has(root) || !READ_PARTS.has(part) || guarded.has(root) || reference.guarded) continue
      if (isOwn ? !isBefore : certain.has(step) || step === here) continue
      const why = isOwn ? 'which has not run when it starts the first time' : 'which some path here does not run'
      const message = `This reads ${quote(root)}, ${why}.`
      const hint = `write \`${reference.path.join('.')} | default(none)\`, or lead every path through ${root}`
      report.add('node-may-not-have-run', workflow.within(path, reference.line, reference.column), message, hint)
    }
  }
}

function memoizeText<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const value = known.get(text) ?? compute(text)
    known.set(text, value)
    return value
  }
}

function checkLimit({ workflow, graph }: FileFacts, report: Report): void {
  const limit = workflow.settings.limits?.max_iterations
  if (limit === undefined || !workflow.steps.has(graph.entry)) return
  const path = findLongestPath(workflow, graph)
  if (path.length <= limit) return
  const at = ['workflow', 'limits', 'max_iterations']
  const message = `max_iterations is ${limit}, but a path without a loop has ${path.length} steps: ${joinNamesLimited(path)}.`
  report.add('path-over-limit', at, message, `set it to ${path.length} or more, or leave it out`)
}

/** Returns the longest path along success routes and answers, without edges that close a cycle: a run can take it. */
function findLongestPath({ steps }: Workflow, graph: StaticGraph): readonly string[] {
  const targets = (name: string): readonly string[] =>
    (graph.edges.get(name) ?? [])
      .filter(({ via, to }) => (via === 'success' || via === 'option') && steps.has(to))
      .map(({ to }) => to)
  // A terminate does not count against the limit.
  const counts = (name: string): boolean => steps.get(name)?.type !== 'terminate'
  const best = new Map<string, { readonly length: number; readonly next: string }>()
  const getPathLength = (name: string): number => best.get(name)?.length ?? 0
  const entered = new Set<string>()
  const open = [graph.entry]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (best.has(name)) continue
    if (entered.has(name)) {
      // Every target has its length, except those whose edge closes a cycle.
      const next = targets(name).reduce(
        (longest, to) => (getPathLength(to) > getPathLength(longest) ? to : longest),
        '',
      )
      best.set(name, { length: getPathLength(next) + (counts(name) ? 1 : 0), next })
    } else {
      entered.add(name)
      open.push(name)
      for (const to of targets(name)) if (!entered.has(to)) open.push(to)
    }
  }
  const path: string[] = []
  for (let name = graph.entry; name !== ''; name = best.get(name)?.next ?? '') if (counts(name)) path.push(name)
  return path
}
