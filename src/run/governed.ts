import { allWorkflows, type Workflow } from '../config/model.js'

/** Whether anything in a run has policies, breakers or a retry policy; a run without any is not slowed down by asking. */
export function isGovernedRun(root: Workflow): boolean {
  return allWorkflows(root).some(isGoverned)
}

function isGoverned(workflow: Workflow): boolean {
  const { resilience, policies } = workflow.settings
  if (resilience !== undefined || (policies?.length ?? 0) > 0) return true
  return [...workflow.steps.values()].some(
    (step) =>
      ('resilience' in step && step.resilience !== undefined) ||
      (step.type === 'for_each' && 'resilience' in step.agent && step.agent.resilience !== undefined),
  )
}
