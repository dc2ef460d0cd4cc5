import { quote } from '../../core/messages.js'
import { endsOrAsks } from '../../core/step-types.js'
import type { Path, Workflow, WorkflowNode } from '../model.js'
import { END, finallySteps } from '../model.js'
import type { Site } from '../sites.js'
import { siteRoutes } from '../sites.js'
import { ownTool } from '../tools.js'
import type { Report } from './report.js'
import { didYouMean, listed } from './report.js'

/** Every name that a file gives must be the name of something. */
export function checkNames(workflow: Workflow, sites: readonly Site[], report: Report): void {
  checkEntryPoint(workflow, report)
  checkFinally(workflow, report)
  const members = new Map<string, string>()
  for (const { step, group } of sites) if (group?.type === 'parallel') members.set(step.name, group.name)
  const target = (name: string, path: Path): void => checkTarget(workflow, members, name, path, report)
  for (const site of sites) {
    const { step, path } = site
    if (site.group === null)
      siteRoutes(site).forEach(({ to }, index) => {
        if (to !== undefined) target(to, [...path, 'routes', index, 'to'])
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

/** What a workflow node hands to its child, compared with what the child asks for. */
export function checkChildren(workflow: Workflow, sites: readonly Site[], report: Report): void {
  for (const site of sites) {
    if (site.step.type !== 'workflow') continue
    const child = workflow.children.get(site.step.workflow)
    if (child !== undefined) checkMapping(workflow, site, site.step, child, report)
  }
}

function checkMapping(workflow: Workflow, site: Site, step: WorkflowNode, child: Workflow, report: Report): void {
  const declared = child.settings.input ?? {}
  const mapping = step.input_mapping
  for (const name of Object.keys(mapping ?? {})) {
    if (child.settings.input === undefined || Object.hasOwn(declared, name)) continue
    const known = Object.keys(declared)
    const hint = didYouMean(name, known, () => (known.length === 0 ? null : `its inputs: ${listed(known)}`))
    report.warning(
      'unknown-child-input',
      [...site.path, 'input_mapping', name],
      `${child.displayFile} declares no input ${quote(name)}; it is not passed on.`,
      hint,
    )
  }
  const given = mapping ?? workflow.settings.input ?? {}
  for (const [name, input] of Object.entries(declared)) {
    if (input.default !== undefined || input.required === false || Object.hasOwn(given, name)) continue
    const place = mapping === undefined ? 'workflow' : 'input_mapping'
    report.warning(
      'missing-child-input',
      [...site.path, place],
      `${child.displayFile} requires the input ${quote(name)}, which it does not get here.`,
      `add \`${name}\` to \`input_mapping\``,
    )
  }
}

/** Tools that no server of this file can have; callers may bring servers of their own, so it is a warning. */
export function checkTools(workflow: Workflow, sites: readonly Site[], report: Report): void {
  const servers = Object.keys(workflow.settings.runtime?.mcp_servers ?? {})
  const check = (tools: readonly string[] | undefined, path: Path): void => {
    for (const [index, name] of (tools ?? []).entries()) {
      const known =
        servers.length > 0 && (!name.includes('__') || servers.some((server) => ownTool(name, server) !== null))
      if (known || name === '*') continue
      const where =
        servers.length === 0 ? 'this file has no `runtime.mcp_servers`' : `its servers are ${listed(servers)}`
      report.warning('unknown-tool', [...path, index], `No server has the tool ${quote(name)}: ${where}.`)
    }
  }
  check(workflow.tools, ['tools'])
  for (const { step, path } of sites) if (step.type === 'agent') check(step.tools, [...path, 'tools'])
}
