import type { Member, Step, Workflow } from '../config/model.js'
import { isGroup } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import { isRetryable, resilienceOf } from '../resilience/retry-policy.js'
import { allWorkflows } from './workflow-graph.js'

/** Whether another try may help, by the list of the node that raised the error and of its file. */
export function retryability(root: Workflow): (raised: Raised) => boolean {
  const byFile = new Map(allWorkflows(root).map((workflow) => [workflow.displayFile, workflow]))
  return ({ envelope, frames }) => {
    const workflow = byFile.get(frames[0]?.file ?? '')
    const step = workflow === undefined ? undefined : stepNamed(workflow, frames[0]?.node ?? '')
    const own = step !== undefined && !isGroup(step) && 'resilience' in step ? step.resilience : undefined
    return isRetryable(envelope, resilienceOf(workflow?.settings.resilience, own).retry?.retryable)
  }
}

function stepNamed(workflow: Workflow, name: string): Step | Member | undefined {
  const step = workflow.steps.get(name)
  if (step !== undefined) return step
  for (const group of workflow.steps.values())
    if (group.type === 'for_each' && group.agent.name === name) return group.agent
  return undefined
}
