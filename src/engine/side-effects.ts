import type { RouteDefinition } from '../config/model.js'
import { ok } from '../core/result.js'
import { renderText } from '../nodes/rendering.js'
import type { RouteRow } from '../routing/decide.js'
import { record, warn } from './run-context.js'
import { type Ended, type Failed, scopeOfRoute } from './settled.js'

type Escalation = Exclude<NonNullable<RouteDefinition['escalate']>, true>

/** What may stand beside any action of an error route: a dead letter, an escalation. */
export function sideEffects(ended: Ended, failed: Failed, row: RouteRow): void {
  const { host, step, at } = ended
  const { dead_letter: letter, escalate: asked } = row.route
  if (letter === true) {
    host.services.deadLetter({ host, step, at, error: failed.error, reason: `${row.id} says so` })
  }
  if (asked !== undefined) escalate(ended, failed, asked === true ? {} : asked)
}

/** Tells that a human should look; adapters may make an issue of it. */
export function escalate(ended: Ended, failed: Failed, asked: Escalation): void {
  const { host, step } = ended
  const { kind, message } = failed.error.envelope
  const title =
    asked.title === undefined ? ok('') : renderText(asked.title, scopeOfRoute(ended, false), 'escalate.title')
  if (!title.ok) {
    const why = title.error.envelope.message
    warn(host, step.name, 'escalation-title', `the title of the escalation of ${step.name} cannot be made: ${why}`)
  }
  record(host, {
    type: 'escalated',
    scope: host.scope,
    node: step.name,
    kind,
    message,
    title: title.ok && title.value !== '' ? title.value : `${host.workflow.settings.name}: ${kind}`,
    labels: asked.labels ?? [],
    assignees: asked.assignees ?? [],
  })
}
