import { isRecord, type Json, type JsonObject } from '../core/json.js'
import type { Result } from '../core/result.js'
import { holds, type Scope, type TemplateFailure } from '../expressions/index.js'
import { withNames } from './scopes.js'
import type { ErrorValue } from './state.js'

/** What a condition may read besides the flow: the node's output and, on error routes, the error. */
export interface ConditionView {
  readonly output: Json | undefined
  readonly error: ErrorValue | null
  /** Re-runs of the deciding node since it last succeeded. */
  readonly retryAttempt: number
  /** On error routes: what policies said about the failing node. */
  readonly policies?: JsonObject
}

/** Judges `when:`, a template by its text or a bare expression by its value. */
export function conditionHolds(when: string, base: Scope, view: ConditionView): Result<boolean, TemplateFailure> {
  const scope = routeScope(base, view)
  return holds(when, scope, () => bareScope(scope, view))
}

/** The names of a route: `output` is the deciding node's, `error` is there on error routes only. */
export function routeScope(base: Scope, view: ConditionView): Scope {
  return withNames(base, {
    conductor: { retry_attempt: view.retryAttempt },
    ...(view.output === undefined ? {} : { output: view.output }),
    ...(view.error === null ? {} : { error: view.error }),
    ...(view.policies === undefined ? {} : { policy: view.policies }),
  })
}

/** In a bare expression fields are names: of the error first, then of the output, then flattened paths such as `output_score`. */
function bareScope(scope: Scope, view: ConditionView): Scope {
  const fields = isRecord(view.output) ? view.output : {}
  const error: Readonly<Record<string, Json>> =
    view.error === null
      ? {}
      : {
          kind: view.error.kind,
          message: view.error.message,
          details: view.error.details,
          attempts: view.error.attempts,
          retries_exhausted: view.error.retries_exhausted,
        }
  const own: Readonly<Record<string, unknown>> = { ...fields, ...error }
  return {
    lookup(name) {
      if (Object.hasOwn(own, name)) return own[name]
      return scope.lookup(name) ?? flattened(scope, name)
    },
    *names() {
      yield* Object.keys(own)
      yield* scope.names()
    },
  }
}

function flattened(scope: Scope, name: string): unknown {
  for (let at = name.indexOf('_'); at > 0; at = name.indexOf('_', at + 1)) {
    const holder = scope.lookup(name.slice(0, at))
    const field = name.slice(at + 1)
    if (isRecord(holder) && Object.hasOwn(holder, field)) return holder[field]
  }
  return undefined
}
