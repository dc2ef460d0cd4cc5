import type { RouteDefinition } from '../config/model.js'
import type { RunEvent } from '../core/events.js'
import { ok } from '../core/result.js'
import { renderText } from '../nodes/rendering.js'
import type { Failed, GivenUp, Run } from './model.js'
import type { Decision, PolicyWord } from './routing.js'
import type { RouteView } from './view.js'

/** Returns the side effects of a decision about an error: dead letters and escalations. */
export function createEffects(run: Run<Failed>, decision: Decision, view: RouteView): readonly (RunEvent | GivenUp)[] {
  if (decision.policy !== undefined) return createPolicyEffects(run, decision.policy)
  const isFailed = decision.action === 'condition_failed' || decision.action === 'max_failed'
  const row = 'row' in decision && !isFailed ? decision.row : null
  if (row === null) return []
  const { dead_letter: letter, escalate } = row.route
  return [
    ...(letter === true ? [giveUp(run, `${row.id} says so`)] : []),
    ...(escalate === undefined ? [] : createEscalation(run, escalate === true ? {} : escalate, view)),
  ]
}

function createPolicyEffects(run: Run<Failed>, { decision, reason }: PolicyWord): readonly (RunEvent | GivenUp)[] {
  const { kind } = run.ended.error.envelope
  const decided: RunEvent = { ...run.at, type: 'resilience_decided', decision, reason, kind }
  if (decision === 'retry') return [decided]
  return [decided, ...(decision === 'dead_letter' ? [giveUp(run, reason)] : createEscalation(run, {}, null))]
}

function giveUp({ ended }: Run<Failed>, reason: string): GivenUp {
  return { type: 'dead_letter', error: ended.error, reason }
}

type Escalation = Exclude<NonNullable<RouteDefinition['escalate']>, true>

/** Returns the events of an escalation to a human; adapters may open an issue for it. */
function createEscalation({ host, step, ended }: Run<Failed>, asked: Escalation, view: RouteView | null): RunEvent[] {
  const { kind, message } = ended.error.envelope
  const owner = ended.error.about?.owner
  const { title: template, labels = [], assignees = [] } = asked
  const at = { scope: host.scope, node: step.name }
  const rendered = template === undefined || view === null ? ok('') : renderText(template, view.names, 'escalate.title')
  const title = rendered.ok && rendered.value !== '' ? rendered.value : `${host.workflow.settings.name}: ${kind}`
  const escalated: RunEvent = {
    type: 'escalated',
    ...at,
    kind,
    message,
    title,
    labels,
    assignees,
    ...(owner && { owner }),
  }
  if (rendered.ok) return [escalated]
  const warning = `the escalation title of ${step.name} cannot be rendered: ${rendered.error.envelope.message}`
  return [{ type: 'warning', ...at, code: 'escalation-title', message: warning }, escalated]
}
