import type { Workflow } from '../config/model.js'
import { allWorkflows, isGroup } from '../config/model.js'
import { resilienceOf } from '../config/resilience.js'
import type { Raised } from '../core/envelope.js'
import { isRetryable } from '../core/transient.js'
import { groupOfMember } from './workflow-graph.js'

/** Whether another try may help, by the list of the node that raised the error and of its file. */
export function retryability(root: Workflow): (error: Pick<Raised, 'envelope' | 'frames'>) => boolean {
  const byFile = new Map(allWorkflows(root).map((workflow) => [workflow.displayFile, workflow]))
  return ({ envelope, frames }) => {
    const workflow = byFile.get(frames[0]?.file ?? '')
    const node = frames[0]?.node ?? ''
    const step =
      workflow?.steps.get(node) ?? (workflow === undefined ? undefined : groupOfMember(workflow, node)?.agent)
    const own = step !== undefined && !isGroup(step) && 'resilience' in step ? step.resilience : undefined
    return isRetryable(envelope, resilienceOf(workflow?.settings.resilience, own).retry?.retryable)
  }
}
