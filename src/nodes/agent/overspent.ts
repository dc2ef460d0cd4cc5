import { createEngineFailure, type RaisedHere } from '../../core/outcome.js'
import type { AgentBudget } from '../executor.js'

/** Rounds away the noise of binary fractions: a dollar is counted to a billionth. */
export function roundUsd(usd: number): number {
  return Math.round(usd * 1e9) / 1e9
}

/** Returns the error of a run that has spent more than an enforced `budget_usd`; null otherwise. */
export function createOverspentError(node: string, { cost, spentUsd }: AgentBudget): RaisedHere | null {
  if (cost === null || !cost.isEnforced || spentUsd <= cost.limitUsd) return null
  const isKnown = Number.isFinite(spentUsd)
  const used = isKnown ? roundUsd(spentUsd) : cost.limitUsd
  const message = `the agents of this run cost ${isKnown ? `$${used}` : 'an unknown part'} of a budget of $${cost.limitUsd}, up to ${node}; raise workflow.limits.budget_usd, or resume, which counts anew`
  return createEngineFailure('internal.limit_exceeded', message, {
    limit: 'budget_usd',
    value: cost.limitUsd,
    used,
    node,
  })
}
