import { quote } from '../../core/messages.js'
import { UNIONS } from '../generated/shapes.js'
import type { ParallelGroup, Path, PolicyDefinition, Workflow } from '../model.js'
import { allVariants, concurrencyOf, isGroup, isMember, timeoutOf } from '../model.js'
import { POLICY_DEFAULTS } from '../resilience.js'
import type { Report } from './report.js'
import { didYouMean, listed } from './report.js'

/** Names that templates always know. */
export const SCOPE_NAMES = ['workflow', 'context', 'conductor', 'github', 'policy'] as const

/** Members of groups: who may be one, and how often. */
export function checkGroups(workflow: Workflow, report: Report): void {
  const owners = new Map<string, string>()
  for (const step of workflow.steps.values()) {
    const path = workflow.stepPaths.get(step.name) ?? []
    if (step.type === 'parallel') checkMembers(workflow, step, path, owners, report)
    if (step.type === 'for_each') checkLoopVariable(workflow, step.as, [...path, 'as'], report)
  }
}

function checkMembers(
  workflow: Workflow,
  group: ParallelGroup,
  path: Path,
  owners: Map<string, string>,
  report: Report,
): void {
  for (const [index, name] of group.agents.entries()) {
    const at = [...path, 'agents', index]
    const member = workflow.steps.get(name)
    const owner = owners.get(name)
    if (member === undefined) {
      const nodes = () => [...workflow.steps.values()].filter(isMember).map((step) => step.name)
      report.error(
        'unknown-member',
        at,
        `The group ${group.name} names ${quote(name)}, which is not a node of this file.`,
        didYouMean(name, nodes),
      )
    } else if (!isMember(member)) {
      report.error(
        'member-type',
        at,
        memberTypeMessage(name, member.type),
        `only ${listed(Object.keys(UNIONS.member))} nodes may be members; route to it from \`${group.name}\` instead`,
      )
    }
    if (owner === group.name)
      report.error('duplicate-entry', at, `${quote(name)} is listed twice in the group ${group.name}.`)
    else if (owner !== undefined)
      report.error(
        'member-of-two-groups',
        at,
        `${quote(name)} is a member of ${owner} already.`,
        'give each group a node of its own',
      )
    else owners.set(name, group.name)
  }
}

function memberTypeMessage(name: string, type: string): string {
  if (type === 'terminate') return `${quote(name)} ends the run and cannot be a member of a group.`
  if (type === 'parallel' || type === 'for_each')
    return `${quote(name)} is a group, and groups cannot be members of a group.`
  return `${quote(name)} is of the type ${type}, which cannot be a member of a group.`
}

function checkLoopVariable(workflow: Workflow, name: string, path: Path, report: Report): void {
  // Names that templates keep for themselves are refused when the file is loaded.
  if (workflow.steps.has(name)) {
    report.warning(
      'shadowed-name',
      path,
      `The loop variable ${quote(name)} hides the node of that name inside the group.`,
    )
  }
}

/** Policies: names that exist, and limits that the file itself would break. */
export function checkPolicies(workflow: Workflow, report: Report): void {
  // Children obey the policies of their callers, so that a policy may name their nodes too.
  const known = new Set(allVariants(workflow).flatMap(namesOf))
  for (const [index, policy] of (workflow.settings.policies ?? []).entries()) {
    const path = ['workflow', 'policies', index]
    for (const [at, name] of (policy.nodes ?? []).entries()) {
      if (known.has(name)) continue
      report.error(
        'unknown-policy-node',
        [...path, 'nodes', at],
        `The policy ${policy.name} names ${quote(name)}, which is not a node or group of this file.`,
        didYouMean(name, known),
      )
    }
    if (policy.type === 'phase_gate') checkPhaseGate(workflow, policy.group, [...path, 'group'], report)
    if (policy.mode !== 'warn') checkLimits(workflow, policy, report)
  }
}

function checkPhaseGate(workflow: Workflow, name: string, path: Path, report: Report): void {
  const step = workflow.steps.get(name)
  if (step !== undefined && isGroup(step)) return
  const groups = [...workflow.steps.values()].filter(isGroup).map((group) => group.name)
  const message =
    step === undefined
      ? `phase_gate names the group ${quote(name)}, which this file does not have.`
      : `${quote(name)} is a node; phase_gate needs a group.`
  report.error(
    'unknown-group',
    path,
    message,
    didYouMean(name, groups, groups.length === 0 ? null : `groups: ${listed(groups)}`),
  )
}

function checkLimits(workflow: Workflow, policy: PolicyDefinition, report: Report): void {
  const covers = (name: string): boolean => policy.nodes === undefined || policy.nodes.includes(name)
  for (const step of workflow.steps.values()) {
    const path = workflow.stepPaths.get(step.name) ?? []
    if (policy.type === 'max_concurrent_tasks' && isGroup(step)) {
      const max = policy.max ?? POLICY_DEFAULTS.max_concurrent_tasks.max
      const members = step.type === 'parallel' ? step.agents : [step.agent.name]
      const width = step.type === 'parallel' ? Math.min(concurrencyOf(step), members.length) : concurrencyOf(step)
      if (width > max && [step.name, ...members].some(covers)) {
        report.warning(
          'policy-too-narrow',
          [...path, 'max_concurrent'],
          `${step.name} runs up to ${width} members at a time; the policy ${policy.name} denies what is over ${max}.`,
          `set \`max_concurrent: ${max}\``,
        )
      }
    }
    if (policy.type === 'task_timeout' && covers(step.name)) {
      const timeout = timeoutOf(step)
      const max = policy.max_seconds ?? POLICY_DEFAULTS.task_timeout.max_seconds
      if (timeout !== null && timeout.seconds >= max) {
        report.warning(
          'policy-too-narrow',
          [...path, timeout.field],
          `The policy ${policy.name} denies nodes whose timeout is not below ${max} s.`,
        )
      }
    }
  }
}

function namesOf({ steps }: Workflow): readonly string[] {
  return [...steps.values()].flatMap((step) => (step.type === 'for_each' ? [step.name, step.agent.name] : [step.name]))
}
