import { addTo } from '../../core/lists.js'
import { quote } from '../../core/messages.js'
import { endsOrAsks } from '../../core/step-types.js'
import { canReenter, reachableSteps, type StaticGraph, stepsBefore, stepsOnEveryPath } from '../graph.js'
import { END, type Path, type Workflow } from '../model.js'
import { type Site, siteRoutes } from '../sites.js'
import { didYouMean, listed, type Report } from './report.js'
import { eachText, parseText, type Reference } from './templates.js'

/** Nodes that no run can reach. */
export function checkReachable(workflow: Workflow, graph: StaticGraph, report: Report): void {
  // With an unknown entry point everything would be unreachable: one finding says enough.
  if (!workflow.steps.has(graph.entry)) return
  const reachable = reachableSteps(graph)
  for (const name of workflow.steps.keys()) {
    if (!reachable.has(name))
      report.warning(
        'unreachable-node',
        [...(workflow.stepPaths.get(name) ?? []), 'name'],
        `No route leads to ${quote(name)}: it can never run.`,
      )
  }
}

/** Nodes that lead to each other and to nothing else: only a limit, or an error, ends such a run. */
export function checkLoops(workflow: Workflow, graph: StaticGraph, report: Report): void {
  const next = new Map<string, readonly string[]>()
  const before = new Map<string, string[]>()
  for (const name of graph.edges.keys()) {
    next.set(
      name,
      graph.successors(name).map(({ to }) => to),
    )
    for (const to of next.get(name) ?? []) addTo(before, to, name)
  }
  const leaving = followed([END, ...endingSteps(workflow)], before)
  const reachable = reachableSteps(graph)
  const reported = new Set<string>()
  for (const name of workflow.steps.keys()) {
    if (reported.has(name) || leaving.has(name) || !reachable.has(name)) continue
    const ahead = followed(next.get(name) ?? [], next)
    if (!ahead.has(name)) continue
    const behind = followed([name], before)
    const loop = [...workflow.steps.keys()].filter((other) => ahead.has(other) && behind.has(other))
    for (const member of loop) reported.add(member)
    report.warning(
      'endless-loop',
      [...(workflow.stepPaths.get(name) ?? []), 'name'],
      `No route leads out of the loop of ${listed(loop)}: only a limit or an error ends it.`,
      'give one of them a route out, such as `- { to: $end, when: "..." }`',
    )
  }
}

/** Steps at which the run can end: a terminate, or a route that halts or propagates. */
function endingSteps({ steps }: Workflow): readonly string[] {
  return [...steps.values()]
    .filter(
      (step) =>
        step.type === 'terminate' ||
        step.routes?.some(({ halt, propagate }) => halt !== undefined || propagate !== undefined) === true,
    )
    .map(({ name }) => name)
}

/** Everything that can be reached from the starts, themselves included. */
function followed(starts: readonly string[], edges: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set(starts)
  for (const name of found) for (const target of edges.get(name) ?? []) found.add(target)
  return found
}

/** `retry.from` must name a step from which the run can have come. */
export function checkRetryFrom(workflow: Workflow, sites: readonly Site[], report: Report): void {
  for (const site of sites) {
    if (site.group !== null || site.inFinally) continue
    siteRoutes(site).forEach((route, index) => {
      const from = route.retry?.from
      if (from === undefined) return
      const path = [...site.path, 'routes', index, 'retry', 'from']
      if (isStep(workflow, from, path, report)) checkFrom(workflow, from, site, path, report)
    })
  }
  for (const [index, route] of (workflow.settings.error_routes ?? []).entries()) {
    const from = route.retry?.from
    const path = ['workflow', 'error_routes', index, 'retry', 'from']
    if (from !== undefined && isStep(workflow, from, path, report)) checkSharedFrom(workflow, from, sites, path, report)
  }
}

function isStep(workflow: Workflow, from: string, path: Path, report: Report): boolean {
  if (workflow.steps.has(from)) return true
  report.error(
    'unknown-target',
    path,
    `retry re-enters at ${quote(from)}, which is not a node or group of this file.`,
    didYouMean(from, workflow.steps.keys(), () => `known: ${listed(workflow.steps.keys())}`),
  )
  return false
}

function checkFrom(workflow: Workflow, from: string, { step }: Site, path: Path, report: Report): void {
  if (canReenter(workflow, from, step.name)) return
  report.error(
    'retry-from-not-earlier',
    path,
    `retry re-enters at ${quote(from)}, but no path leads from there to ${quote(step.name)}: it is not an earlier node.`,
    () => `nodes that lead here: ${listed(stepsBefore(workflow, step.name))}`,
  )
}

/** For a step that does not lie behind `from` a shared retry does not count: it would not run again. */
function checkSharedFrom(workflow: Workflow, from: string, sites: readonly Site[], path: Path, report: Report): void {
  const asked = sites.filter(({ step, group, inFinally }) => group === null && !inFinally && !endsOrAsks(step.type))
  const names = asked.map(({ step }) => step.name)
  const left = names.filter((name) => !canReenter(workflow, from, name))
  if (left.length === 0) return
  report.warning(
    'retry-from-not-earlier',
    path,
    `retry re-enters at ${quote(from)}, from where no path leads to ${listed(left)}: errors there are not retried by this route.`,
    'give those nodes a retry of their own, or name a node that lies before them',
  )
}

/** The file's `output:` reads a step that a run may have gone past. */
export function checkOutputPaths(workflow: Workflow, graph: StaticGraph, report: Report): void {
  if (workflow.output === null || !workflow.steps.has(graph.entry)) return
  const certain = stepsOnEveryPath(workflow, graph)
  if (certain === null) return
  const members = new Map<string, string>()
  for (const [group, names] of graph.members) for (const name of names) members.set(name, group)
  const last = new Set(graph.finallySteps)
  const isCertain = (name: string): boolean =>
    certain.has(name) || last.has(name) || certain.has(members.get(name) ?? '')
  eachText(workflow.output, ['output'], (source, path) => {
    for (const reference of parseText(source, 'template').references) {
      const [root] = reference.path
      if (root === undefined || reference.guarded || !workflow.steps.has(root) || isCertain(root)) continue
      warnSkipped(workflow, root, reference, path, report)
    }
  })
}

function warnSkipped(workflow: Workflow, name: string, reference: Reference, path: Path, report: Report): void {
  report.warning(
    'output-may-be-missing',
    workflow.within(path, reference.line, reference.column),
    `output reads ${quote(name)}, but some path to the end does not run it.`,
    `write \`{{ ${reference.path.join('.')} | default(none) }}\`, or give that path an output of its own`,
  )
}

/** A path that leads through no step twice and is longer than the limit: a run on that path cannot reach its end. */
export function checkLimit(workflow: Workflow, graph: StaticGraph, report: Report): void {
  const limit = workflow.settings.limits?.max_iterations
  if (limit === undefined || !workflow.steps.has(graph.entry)) return
  const path = longestPath(workflow, graph)
  if (path.length <= limit) return
  report.error(
    'path-over-limit',
    ['workflow', 'limits', 'max_iterations'],
    `max_iterations is ${limit}, but a path without a loop has ${path.length} steps: ${listed(path)}.`,
    `set it to ${path.length} or more, or leave it out`,
  )
}

/**
 * The longest way along success routes and answers that follows no edge back. Steps that lead into each other could be
 * passed in many ways: an edge that closes a circle is left out, so that nothing is claimed that no run could do.
 */
function longestPath(workflow: Workflow, graph: StaticGraph): readonly string[] {
  const best = new Map<string, { readonly length: number; readonly next: string | null }>()
  const open = new Set<string>()
  const stack: { readonly name: string; readonly targets: readonly string[]; left: number }[] = []
  const enter = (name: string): void => {
    open.add(name)
    const targets = targetsOf(workflow, graph, name)
    stack.push({ name, targets, left: targets.length })
  }
  enter(graph.entry)
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const target = top.targets[--top.left]
    if (target !== undefined) {
      if (!open.has(target) && !best.has(target)) enter(target)
      continue
    }
    stack.pop()
    open.delete(top.name)
    let length = 0
    let next: string | null = null
    for (const name of top.targets) {
      const behind = best.get(name)
      if (behind !== undefined && behind.length > length) [length, next] = [behind.length, name]
    }
    best.set(top.name, { length: length + weightOf(workflow, top.name), next })
  }
  const path: string[] = []
  for (let name: string | null = graph.entry; name !== null; name = best.get(name)?.next ?? null)
    if (weightOf(workflow, name) > 0) path.push(name)
  return path
}

function targetsOf(workflow: Workflow, graph: StaticGraph, name: string): string[] {
  const targets: string[] = []
  for (const { via, to } of graph.edges.get(name) ?? [])
    if ((via === 'success' || via === 'option') && to !== END && workflow.steps.has(to)) targets.push(to)
  return targets
}

/** A limit never masks a terminate. */
function weightOf(workflow: Workflow, name: string): number {
  return workflow.steps.get(name)?.type === 'terminate' ? 0 : 1
}
