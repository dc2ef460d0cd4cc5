import { isGovernedType } from '../../core/step-types.js'
import { dominatorsOf, staticGraph } from '../graph.js'
import { allVariants, type PolicyDefinition, timeoutOf, type Workflow } from '../model.js'
import { templatesOf } from '../rules/templates.js'
import { type Site, sitesOf } from '../sites.js'
import type { MayPass } from './types.js'

/** Policies that may not stop a node that they are about: they only warn, or what they ask for is not there. */
export function policiesThatPass(workflow: Workflow): readonly MayPass[] {
  const { policies = [] } = workflow.settings
  return policies.flatMap((policy, index) => {
    const at = ['workflow', 'policies', index]
    const why = policy.mode === 'warn' ? 'mode: warn' : missingContext(policy, index, workflow)
    if (why === null) return []
    const position = policy.mode === 'warn' ? workflow.at([...at, 'mode']) : workflow.at(at)
    const entry = { ...position, by: 'policy', word: `policy ${policy.name}, ${why}` } as const
    const nodes: readonly (string | null)[] = policy.nodes ?? [null]
    return nodes.map((node) => ({ ...entry, node, kinds: ['internal.policy_denied'] }))
  })
}

/** Why a policy may have nothing to judge by; null where it always has. */
function missingContext(policy: PolicyDefinition, index: number, workflow: Workflow): string | null {
  switch (policy.type) {
    case 'task_timeout': {
      const without = allVariants(workflow).flatMap((file) =>
        governed(policy, file).filter(({ step }) => timeoutOf(step) === null),
      )
      return without[0] === undefined ? null : `missing context: ${without[0].label} has no timeout`
    }
    case 'phase_gate':
      return unlessRun([policy.group], policy, workflow)
    case 'expression': {
      const use = templatesOf(workflow).find(({ path }) => path[1] === 'policies' && path[2] === index)
      const read = use?.parsed.references.flatMap(({ guarded, path }) => (guarded ? [] : (path[0] ?? []))) ?? []
      return unlessRun(
        read.filter((name) => workflow.steps.has(name)),
        policy,
        workflow,
      )
    }
    default:
      return null
  }
}

/** The steps that a policy is asked about; `finally` is exempt. */
function governed({ nodes }: PolicyDefinition, workflow: Workflow): readonly Site[] {
  return sitesOf(workflow).filter(
    ({ step, inFinally }) =>
      isGovernedType(step.type) && !inFinally && (nodes === undefined || nodes.includes(step.name)),
  )
}

/** Names a step that may not have run when a policy asks for it; children see none of their caller's steps. */
function unlessRun(names: readonly string[], policy: PolicyDefinition, workflow: Workflow): string | null {
  const [first] = names
  if (first === undefined) return null
  const children = allVariants(workflow).filter((file) => file !== workflow)
  const isInherited = children.some((file) => governed(policy, file).length > 0)
  const { mode = 'accumulate' } = workflow.settings.context ?? {}
  const graph = staticGraph(workflow)
  const next = (name: string): readonly string[] => graph.successors(name).map(({ to }) => to)
  const missing = names.find(
    (name) =>
      isInherited ||
      mode !== 'accumulate' ||
      governed(policy, workflow).some(({ step, group }) => {
        const before = dominatorsOf(group?.name ?? step.name, graph.entry, next)
        return before !== null && (!before.has(name) || name === (group?.name ?? step.name))
      }),
  )
  return missing === undefined ? null : `missing context: ${missing} may not have run`
}
