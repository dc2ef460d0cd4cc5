import { isGovernedType } from '../../core/step-types.js'
import { findDominators, staticGraph } from '../graph.js'
import { allVariants, collectSites, getTimeout, type PolicyDefinition, type Site, type Workflow } from '../model.js'
import { listTemplates } from '../rules/templates.js'

/** Returns policies that may fail to stop a node: they only warn, or the data they judge may be missing. */
export function findPassingPolicies(workflow: Workflow, isPassed: (file: Workflow, site: Site) => boolean) {
  const { policies = [] } = workflow.settings
  return policies.flatMap((policy, index) => {
    const at = ['workflow', 'policies', index]
    const why = policy.mode === 'warn' ? 'mode: warn' : missingContext(policy, index, workflow)
    if (why === null) return []
    const position = policy.mode === 'warn' ? workflow.at([...at, 'mode']) : workflow.at(at)
    const entry = { ...position, by: 'policy', word: `policy ${policy.name}, ${why}` } as const
    const passed = allVariants(workflow).flatMap((file) =>
      listGoverned(policy, file).filter((site) => isPassed(file, site)),
    )
    const nodes = policy.nodes?.filter((name) => passed.some(({ step }) => step.name === name)) ?? [null]
    return passed.length === 0 ? [] : nodes.map((node) => ({ ...entry, node, kinds: ['internal.policy_denied'] }))
  })
}

function missingContext(policy: PolicyDefinition, index: number, workflow: Workflow): string | null {
  switch (policy.type) {
    case 'task_timeout': {
      const sites = allVariants(workflow).flatMap((file) => listGoverned(policy, file))
      const without = sites.find(({ step }) => getTimeout(step) === null)
      return without === undefined ? null : `missing context: ${without.label} has no timeout`
    }
    case 'phase_gate':
      return unlessRun([policy.group], policy, workflow)
    case 'expression': {
      const use = listTemplates(workflow).find(({ path }) => path[1] === 'policies' && path[2] === index)
      const read = use?.parsed.references.flatMap(({ guarded, path }) => (guarded ? [] : (path[0] ?? []))) ?? []
      const steps = read.filter((name) => workflow.steps.has(name))
      return unlessRun(steps, policy, workflow)
    }
    default:
      return null
  }
}

/** Returns the steps that a policy applies to; `finally` is exempt. */
function listGoverned({ nodes }: PolicyDefinition, workflow: Workflow): readonly Site[] {
  return collectSites(workflow).filter(
    ({ step, inFinally }) =>
      isGovernedType(step.type) && !inFinally && (nodes === undefined || nodes.includes(step.name)),
  )
}

/** Returns a reason if a step may not have run when a policy reads it; children see no steps of their caller. */
function unlessRun(names: readonly string[], policy: PolicyDefinition, workflow: Workflow): string | null {
  const [first] = names
  if (first === undefined) return null
  const children = allVariants(workflow).filter((file) => file !== workflow)
  const isInherited = children.some((file) => listGoverned(policy, file).length > 0)
  const { mode = 'accumulate' } = workflow.settings.context ?? {}
  const graph = staticGraph(workflow)
  const next = (name: string): readonly string[] => graph.successors(name).map(({ to }) => to)
  const missing = names.find(
    (name) =>
      isInherited ||
      mode !== 'accumulate' ||
      listGoverned(policy, workflow).some(({ step, group }) => {
        const before = findDominators(group?.name ?? step.name, graph.entry, next)
        return before !== null && (!before.has(name) || name === (group?.name ?? step.name))
      }),
  )
  return missing === undefined ? null : `missing context: ${missing} may not have run`
}
