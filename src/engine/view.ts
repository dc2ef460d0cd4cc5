import { isGroup } from '../config/model.js'
import type { NodeAt } from '../core/events.js'
import { isJson, isRecord, type Json, type JsonObject, printJson } from '../core/json.js'
import type { Result } from '../core/result.js'
import {
  evaluateCondition,
  isTemplate,
  parseExpression,
  parseTemplate,
  type Scope,
  scopeOver,
  type TemplateFailure,
} from '../expressions/index.js'
import { createBareScope, withNames } from '../nodes/rendering.js'
import { cutHead } from '../text/excerpt.js'
import type { Failed, Host, Run } from './model.js'
import { createStepView, findAbsentPart } from './scopes.js'
import { type ErrorValue, recoverStep, type StepState, toErrorValue } from './state.js'

/** Names that the routes of a step see: the flow as if the step's end were recorded, and on error routes the error. */
export interface RouteView {
  readonly names: Scope
  readonly output: Json | undefined
  readonly error: ErrorValue | null
}

/** Returns the view of success routes, for a run that completed or that a route recovered with this output. */
export function createSuccessView({ host, step, at, ended }: Omit<Run, 'durationMs'>, output: Json): RouteView {
  const failed = ended.status === 'raised' ? { output: ended.partial, error: null, isGroup: isGroup(step) } : null
  const fresh = failed === null ? { output, error: null, isGroup: isGroup(step) } : recoverStep(failed, output)
  const entryError = host.state.entryError(step.name)
  const names = withNames(createScopeAfterRun(host, at, fresh), {
    conductor: { retry_attempt: 0 },
    output,
    ...(entryError === undefined ? null : { error: entryError }),
  })
  return { names, output, error: null }
}

export function createErrorView({ host, step, at, ended }: Run<Failed>, retriesExhausted: boolean): RouteView {
  const output = ended.partial
  const error = toErrorValue(ended.error, at.attempt, retriesExhausted)
  const names = withNames(createScopeAfterRun(host, at, { output, error, isGroup: isGroup(step) }), {
    conductor: { retry_attempt: host.state.retryAttempt(step.name) },
    ...(output === undefined ? null : { output }),
    error: { ...error, node: step.name },
    policy: host.services.governance.policyView(host, step.name),
  })
  return { names, output, error }
}

/** Evaluates `when:`: a template by its text, a bare expression by its value. */
export function conditionHolds(when: string, view: RouteView): Result<boolean, TemplateFailure> {
  return evaluateCondition(when, view.names, () => createBareScope(view.names, view.output, view.error))
}

/** Returns the values that conditions read, by path, at most five; long values are truncated texts. */
export function readConditions({ services }: Host, conditions: readonly string[], view: RouteView): JsonObject {
  const read = new Map(conditions.flatMap((when) => collectValuesRead(when, view)))
  const short = [...read].slice(0, 5).map(([path, value]) => {
    const text = printJson(value)
    return [path, text.length <= 100 ? value : cutHead(text, 100, services.ports.secrets.spans)] as const
  })
  return Object.fromEntries(short)
}

/** Returns the values that a condition reads, with their paths, to explain why the condition does not hold. */
function collectValuesRead(when: string, view: RouteView): readonly (readonly [path: string, value: Json])[] {
  const template = isTemplate(when)
  const parsed = template ? parseTemplate(when) : parseExpression(when)
  const scope = template ? view.names : createBareScope(view.names, view.output, view.error)
  return (parsed.ok ? parsed.value.references : []).flatMap(({ path: [root = '', ...fields] }) => {
    let value = scope.lookup(root)
    for (const field of fields) value = isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined
    return isJson(value) ? [[[root, ...fields].join('.'), value] as const] : []
  })
}

/** Returns the names of a flow with a run that is not recorded yet; members of a group are not visible by their name. */
function createScopeAfterRun(host: Host, at: NodeAt, fresh: StepState): Scope {
  const { names, state, inGroup } = host
  if (inGroup) return names
  const scope = scopeOver(names, {
    lookup(name) {
      if (name === at.node) return createStepView(fresh)
      return name === 'context' && !state.steps.has(name) ? state.historyWith(at) : names.lookup(name)
    },
    *names() {
      if (!state.steps.has(at.node)) yield at.node
      yield* names.names()
    },
  })
  const absent: Scope['absent'] = (name, part) =>
    name === at.node && part !== undefined ? findAbsentPart(fresh, part) : (names.absent?.(name, part) ?? null)
  return { ...scope, absent }
}
