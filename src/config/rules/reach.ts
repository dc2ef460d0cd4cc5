import { quote } from '../../core/messages.js'
import { endsOrAsks } from '../../core/step-types.js'
import type { StaticGraph } from '../graph.js'
import { canReenter, reachableSteps, stepsBefore, stepsOnEveryPath } from '../graph.js'
import type { Path, Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { siteRoutes } from '../sites.js'
import type { Report } from './report.js'
import { didYouMean, listed } from './report.js'
import type { Reference } from './templates.js'
import { eachText, parseText } from './templates.js'

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
    `write \`{{ ${name}.output if ${name} is defined else none }}\`, or give that path an output of its own`,
  )
}
