import { quote } from '../../core/messages.js'
import { endsOrAsks } from '../../core/step-types.js'
import type { Path, Workflow } from '../model.js'
import { END, finallySteps } from '../model.js'
import type { Site } from '../sites.js'
import { siteRoutes } from '../sites.js'
import type { Report } from './report.js'
import { didYouMean, listed } from './report.js'

/** Every name that a file gives must be the name of something. */
export function checkNames(workflow: Workflow, sites: readonly Site[], report: Report): void {
  checkEntryPoint(workflow, report)
  checkFinally(workflow, report)
  const members = new Map<string, string>()
  for (const { step, group } of sites) if (group?.type === 'parallel') members.set(step.name, group.name)
  const target = (name: string, path: Path): void => checkTarget(workflow, members, name, path, report)
  const isSound = (name: string): boolean => name === END || (workflow.steps.has(name) && !members.has(name))
  for (const site of sites) {
    const { step, path } = site
    if (site.group === null)
      siteRoutes(site).forEach(({ to }, index) => {
        if (to !== undefined && !isSound(to)) target(to, [...path, 'routes', index, 'to'])
      })
    if (step.type === 'questions' && step.abort_route !== undefined) target(step.abort_route, [...path, 'abort_route'])
    if (step.type === 'human_gate') {
      for (const [index, option] of step.options.entries()) {
        if (option.route !== undefined) target(option.route, [...path, 'options', index, 'route'])
      }
    }
  }
  for (const [index, route] of (workflow.settings.error_routes ?? []).entries()) {
    if (route.to !== undefined) target(route.to, ['workflow', 'error_routes', index, 'to'])
  }
  if (members.has(workflow.settings.entry_point)) {
    report.warning(
      'member-as-target',
      ['workflow', 'entry_point'],
      `The entry point is a member of the group ${members.get(workflow.settings.entry_point)}.`,
    )
  }
}

function checkEntryPoint(workflow: Workflow, report: Report): void {
  const { entry_point: name } = workflow.settings
  // Where nothing could be read, that was said.
  if (workflow.steps.has(name) || workflow.steps.size === 0 || workflow.unreadSteps.has(name)) return
  report.error(
    'unknown-entry-point',
    ['workflow', 'entry_point'],
    `The entry point ${quote(name)} is not a node or group of this file.`,
    didYouMean(name, workflow.steps.keys(), () => namesHint(workflow, name)),
  )
}

function namesHint(workflow: Workflow, name: string): string | null {
  if (name.includes('{{')) return 'it is a name, not a template; to choose, write one route for each with a `when`'
  return workflow.steps.size === 0 ? null : `known: ${listed(workflow.steps.keys())}`
}

function checkTarget(
  workflow: Workflow,
  members: ReadonlyMap<string, string>,
  name: string,
  path: Path,
  report: Report,
): void {
  if (name === END || workflow.unreadSteps.has(name)) return
  if (!workflow.steps.has(name)) {
    const suggestion = didYouMean(
      name,
      () => [END, ...workflow.steps.keys()],
      () => namesHint(workflow, name),
    )
    report.error(
      'unknown-target',
      path,
      `A route leads to ${quote(name)}, which is not a node or group of this file.`,
      suggestion,
    )
    return
  }
  const group = members.get(name)
  if (group !== undefined) {
    report.warning(
      'member-as-target',
      path,
      `${quote(name)} is a member of the group ${group} and a route leads to it alone.`,
      `route to \`${group}\`, or use a node of its own`,
    )
  }
}

function checkFinally(workflow: Workflow, report: Report): void {
  const listedAs = workflow.settings.finally
  const seen = new Set<string>()
  for (const [index, name] of finallySteps(workflow).entries()) {
    const path: Path = typeof listedAs === 'string' ? ['workflow', 'finally'] : ['workflow', 'finally', index]
    if (seen.has(name)) report.warning('duplicate-entry', path, `${quote(name)} is listed twice under finally.`)
    seen.add(name)
    const step = workflow.steps.get(name)
    if (step === undefined) {
      if (workflow.unreadSteps.has(name)) continue
      report.error(
        'unknown-finally',
        path,
        `finally names ${quote(name)}, which is not a node of this file.`,
        didYouMean(name, workflow.steps.keys(), () => namesHint(workflow, name)),
      )
    } else if (step.type === 'terminate' || endsOrAsks(step.type)) {
      report.error(
        'finally-not-allowed',
        path,
        `${quote(name)} is of the type ${step.type}: the run is already ending, so a node of finally cannot wait for an answer or end the run.`,
      )
    } else if (step.routes !== undefined && step.routes.length > 0) {
      const stepPath = workflow.stepPaths.get(name) ?? []
      report.warning(
        'finally-routes',
        [...stepPath, 'routes'],
        `${quote(name)} runs under finally, where its routes are ignored.`,
      )
    }
  }
}
