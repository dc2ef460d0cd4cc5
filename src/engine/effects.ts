import type { RouteDefinition } from '../config/model.js'
import type { RunEvent } from '../core/events.js'
import { ok } from '../core/result.js'
import { renderText } from '../nodes/rendering.js'
import type { Failed, Run } from './model.js'
import type { Effect, Verdict } from './settlement.js'
import type { RouteView } from './view.js'

type Escalation = Exclude<NonNullable<RouteDefinition['escalate']>, true>

/** What happens beside what was decided about an error. */
export function effectsOf(run: Run<Failed>, verdict: Verdict, view: RouteView): readonly Effect[] {
  if (verdict.policy !== undefined) return policyEffects(run, verdict.policy)
  const row = 'row' in verdict && verdict.action !== 'condition_failed' ? verdict.row : null
  if (row === null) return []
  // What may stand beside any action of an error route.
  const { dead_letter: letter, escalate } = row.route
  const reason = `${row.id} says so`
  return [
    ...(letter === true ? [{ effect: 'dead_letter', error: run.ended.error, reason } as const] : []),
    ...(escalate === undefined ? [] : escalation(run, escalate === true ? {} : escalate, view)),
  ]
}

function policyEffects(run: Run<Failed>, policy: NonNullable<Verdict['policy']>): readonly Effect[] {
  const { decision, reason } = policy
  const { scope, node, visit, attempt } = run.at
  const { error } = run.ended
  const about = { scope, node, visit, attempt, decision, reason, kind: error.envelope.kind }
  const decided: Effect = { effect: 'event', event: { ...about, type: 'resilience_decided' } }
  if (decision === 'retry') return [decided]
  if (decision === 'dead_letter') return [decided, { effect: 'dead_letter', error, reason }]
  return [decided, ...escalation(run, {}, null)]
}

/** Says that a human should look; adapters may make an issue of it. */
function escalation({ host, step, ended }: Run<Failed>, asked: Escalation, view: RouteView | null): readonly Effect[] {
  const { kind, message } = ended.error.envelope
  const { scope } = host
  const node = step.name
  const title =
    asked.title === undefined || view === null ? ok('') : renderText(asked.title, view.names, 'escalate.title')
  const escalated: RunEvent = {
    type: 'escalated',
    scope,
    node,
    kind,
    message,
    title: title.ok && title.value !== '' ? title.value : `${host.workflow.settings.name}: ${kind}`,
    labels: asked.labels ?? [],
    assignees: asked.assignees ?? [],
  }
  if (title.ok) return [{ effect: 'event', event: escalated }]
  const why = `the title of the escalation of ${node} cannot be made: ${title.error.envelope.message}`
  const warning: RunEvent = { type: 'warning', scope, node, code: 'escalation-title', message: why }
  return [warning, escalated].map((event) => ({ effect: 'event', event }))
}
