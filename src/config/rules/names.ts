import type { Path } from '../../core/finding.js'
import { quote } from '../../core/messages.js'
import { endsOrAsks } from '../../core/step-types.js'
import { isTemplate } from '../../expressions/index.js'
import { UNIONS } from '../../source/generated/shapes.js'
import {
  collectSites,
  END,
  FAILED,
  getConcurrency,
  isGroup,
  isMember,
  listAllRoutes,
  listFinallySteps,
  listVariants,
  type Workflow,
} from '../model.js'
import { POLICY_DEFAULTS } from '../resilience.js'
import { toOwnTool } from '../tools.js'
import { type FileFacts, joinNamesLimited, type Report, type Suggestion, suggestName } from './facts.js'

export const NAME_RULES = [checkNames, checkGroups, checkPolicies, checkTools, checkPrices, checkChildren]

function checkNames({ workflow, sites, handlers }: FileFacts, report: Report): void {
  const { entry_point: entry } = workflow.settings
  // A file without valid steps is already reported.
  if (!isKnown(workflow, entry) && workflow.steps.size > 0) {
    const message = `The entry point ${quote(entry)} is not a node or group of this file.`
    report.add('unknown-entry-point', ['workflow', 'entry_point'], message, suggestStep(workflow, entry))
  }
  checkFinally(workflow, report)
  const target = (name: string | undefined, path: Path, from: string | null = null): void => {
    if (name === undefined || name === END || isKnown(workflow, name)) return
    if (name === FAILED) {
      const handled = from === null ? undefined : handlers.get(from)
      const message = `\`${FAILED}\` is the node whose error led here, and ${from === null ? 'this is an error route' : `no error route leads to ${quote(from)}`}.`
      const hint = 'write it on a success route or an option of a node that an error route leads to'
      if (handled === undefined) report.add('unknown-target', path, message, hint)
      if (handled === 'sometimes') {
        const why = `\`${FAILED}\` is the node whose error led here, and not every way to ${quote(from)} is an error route.`
        report.add('error-may-be-absent', path, why, 'lead the other ways to a node of their own')
      }
      return
    }
    const message = `A route leads to ${quote(name)}, which is not a node or group of this file.`
    report.add('unknown-target', path, message, suggestStep(workflow, name, [END]))
  }
  for (const { route, path, site } of listAllRoutes(workflow))
    if (site === null || site.group === null)
      target(route.to, [...path, 'to'], route.on_error === undefined ? (site?.step.name ?? null) : null)
  for (const { step, path } of sites) {
    if (step.type === 'questions') target(step.abort_route, [...path, 'abort_route'], step.name)
    if (step.type === 'human_gate')
      for (const [index, { route }] of step.options.entries())
        target(route, [...path, 'options', index, 'route'], step.name)
  }
}

function isKnown({ steps, unreadSteps }: Workflow, name: string): boolean {
  return steps.has(name) || unreadSteps.has(name)
}

export function suggestStep({ steps }: Workflow, name: string, more: readonly string[] = []): Suggestion {
  if (name.includes('{{')) return 'it is a name, not a template; to choose, write one route for each with a `when`'
  return suggestName(name, () => [...more, ...steps.keys()])
}

function checkFinally(workflow: Workflow, report: Report): void {
  const names = listFinallySteps(workflow)
  for (const [index, name] of names.entries()) {
    const path = ['workflow', 'finally', ...(typeof workflow.settings.finally === 'string' ? [] : [index])]
    const step = workflow.steps.get(name)
    if (!isKnown(workflow, name)) {
      const message = `finally names ${quote(name)}, which is not a node of this file.`
      report.add('unknown-finally', path, message, suggestStep(workflow, name))
    } else if (step?.type === 'terminate' || (step !== undefined && endsOrAsks(step.type))) {
      const message = `${quote(name)} is of the type ${step.type}: the run is already ending, so a node of finally cannot wait for an answer or end the run.`
      report.add('finally-not-allowed', path, message)
    } else if (step?.routes !== undefined && step.routes.length > 0) {
      const at = [...(workflow.stepPaths.get(name) ?? []), 'routes']
      report.add('finally-routes', at, `${quote(name)} runs under finally, where its routes are ignored.`)
    }
  }
}

function checkGroups({ workflow, sites }: FileFacts, report: Report): void {
  const owners = new Map<string, string>()
  for (const { step, path } of sites) {
    for (const [index, name] of step.type === 'parallel' ? step.agents.entries() : []) {
      const at = [...path, 'agents', index]
      checkMember(workflow, step.name, name, at, report)
      const owner = owners.get(name)
      if (owner === undefined) owners.set(name, step.name)
      else if (owner === step.name)
        report.add('duplicate-entry', at, `${quote(name)} is listed twice in the group ${owner}.`)
      else {
        const message = `${quote(name)} is a member of ${owner} already.`
        report.add('member-of-two-groups', at, message, 'give each group a node of its own')
      }
    }
  }
}

function checkMember({ steps }: Workflow, group: string, name: string, at: Path, report: Report): void {
  const member = steps.get(name)
  if (member === undefined) {
    const nodes = () => [...steps.values()].filter(isMember).map((step) => step.name)
    const message = `The group ${group} names ${quote(name)}, which is not a node of this file.`
    report.add('unknown-member', at, message, suggestName(name, nodes))
  } else if (!isMember(member)) {
    const what = member.type === 'terminate' ? 'ends the run and' : `is of the type ${member.type}, which`
    const types = joinNamesLimited(Object.keys(UNIONS.member))
    const hint = `only ${types} nodes may be members; route to it from \`${group}\` instead`
    report.add('member-type', at, `${quote(name)} ${what} cannot be a member of a group.`, hint)
  }
}

function checkPolicies({ workflow }: FileFacts, report: Report): void {
  // Policies also apply to children, so they may name nodes of children.
  const stepNames = new Set(listVariants(workflow).flatMap((file) => collectSites(file).map(({ step }) => step.name)))
  const groups = [...workflow.steps.values()].filter(isGroup)
  const names = groups.map(({ name }) => name)
  for (const [index, policy] of (workflow.settings.policies ?? []).entries()) {
    const path = ['workflow', 'policies', index]
    for (const [at, name] of (policy.nodes ?? []).entries()) {
      if (stepNames.has(name)) continue
      const message = `The policy ${policy.name} names ${quote(name)}, which is not a node or group of this file.`
      report.add('unknown-policy-node', [...path, 'nodes', at], message, suggestName(name, stepNames))
    }
    if (policy.type === 'phase_gate' && !names.includes(policy.group)) {
      const message = `phase_gate needs a group of this file, and ${quote(policy.group)} is none.`
      report.add('unknown-group', [...path, 'group'], message, suggestName(policy.group, names))
    }
    if (policy.mode === 'warn' || policy.type !== 'max_concurrent_tasks') continue
    const max = policy.max ?? POLICY_DEFAULTS.max_concurrent_tasks.max
    for (const step of groups) {
      const members = step.type === 'parallel' ? step.agents : [step.agent.name]
      const width = step.type === 'parallel' ? Math.min(getConcurrency(step), members.length) : getConcurrency(step)
      const isGoverned = [step.name, ...members].some((name) => policy.nodes?.includes(name) ?? true)
      if (width <= max || !isGoverned) continue
      const message = `${step.name} runs up to ${width} members at a time; the policy ${policy.name} denies what is over ${max}.`
      report.add('policy-too-narrow', [...(workflow.stepPaths.get(step.name) ?? []), 'max_concurrent'], message)
    }
  }
}

/** Reports models that the file names without a price, where `budget_mode: enforce` must know what they cost. */
function checkPrices({ workflow, sites }: FileFacts, report: Report): void {
  const { limits = {}, cost, runtime } = workflow.settings
  if (limits.budget_usd === undefined || limits.budget_mode !== 'enforce') return
  const prices = cost?.pricing ?? {}
  const named = sites.flatMap(({ step, path }) =>
    step.type === 'agent' ? [[step.model, [...path, 'model']] as const] : [],
  )
  const byDefault = [runtime?.default_model, ['workflow', 'runtime', 'default_model']] as const
  for (const [model, path] of [...named, byDefault]) {
    if (model === undefined || isTemplate(model) || Object.hasOwn(prices, model)) continue
    const message = `\`budget_mode: enforce\` needs the price of ${quote(model)}, which \`cost.pricing\` does not have.`
    const hint = `add \`${model}: { input_per_mtok: 0, output_per_mtok: 0 }\` with its prices to \`workflow.cost.pricing\``
    report.add('price-missing', path, message, suggestName(model, Object.keys(prices), hint))
  }
}

function checkChildren({ workflow, sites, given: handed, isRun }: FileFacts, report: Report): void {
  for (const { step, path } of sites) {
    const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined
    if (step.type !== 'workflow' || child === undefined) continue
    const { displayFile, settings } = child
    const mapping = step.input_mapping
    for (const name of settings.input === undefined ? [] : Object.keys(mapping ?? {})) {
      if (Object.hasOwn(settings.input ?? {}, name)) continue
      const message = `${displayFile} declares no input ${quote(name)}; it is not passed on.`
      const hint = suggestName(name, Object.keys(settings.input ?? {}))
      report.add('unknown-child-input', [...path, 'input_mapping', name], message, hint)
    }
    const passed =
      mapping ?? workflow.settings.input ?? Object.fromEntries([...(handed ?? [])].map((name) => [name, null]))
    for (const [name, input] of Object.entries(settings.input ?? {})) {
      if (input.default !== undefined || input.required === false || Object.hasOwn(passed, name)) continue
      const at = [...path, mapping === undefined ? 'workflow' : 'input_mapping']
      const message = `${displayFile} requires the input ${quote(name)}, which it does not get here.`
      // A file without declared inputs passes on everything it gets.
      const isCertain = isRun || mapping !== undefined || workflow.settings.input !== undefined
      const severity = isCertain ? 'error' : 'warning'
      report.add('missing-child-input', at, message, `add \`${name}\` to \`input_mapping\``, severity)
    }
  }
}

/** Warns of tools without a server in this file; callers may have further servers. */
function checkTools({ workflow, sites }: FileFacts, report: Report): void {
  const servers = Object.keys(workflow.settings.runtime?.mcp_servers ?? {})
  const where =
    servers.length === 0 ? 'this file has no `runtime.mcp_servers`' : `its servers are ${joinNamesLimited(servers)}`
  const isOfServer = (name: string): boolean =>
    servers.length > 0 && (!name.includes('__') || servers.some((server) => toOwnTool(name, server) !== null))
  const check = (tools: readonly string[] | undefined, path: Path): void => {
    for (const [index, name] of (tools ?? []).entries())
      if (name !== '*' && !isOfServer(name))
        report.add('unknown-tool', [...path, index], `No server has the tool ${quote(name)}: ${where}.`)
  }
  check(workflow.tools, ['tools'])
  for (const { step, path } of sites) if (step.type === 'agent') check(step.tools, [...path, 'tools'])
}
