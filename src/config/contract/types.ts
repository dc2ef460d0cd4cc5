import type { Position } from '../../core/finding.js'
import type { RouteAction } from '../../core/step-types.js'
import type { RetryBudget } from '../resilience.js'

/** Any kind that is not declared. */
export const ANY_KIND = '*'

export type KindSource = 'declared' | 'engine' | 'child' | 'classify' | 'fail_when'

export interface Handler extends Position {
  /** `node` for the step's own routes, `workflow` for `workflow.error_routes`. */
  readonly scope: 'node' | 'workflow'
  readonly index: number
  readonly patterns: readonly string[]
  readonly when: string | null
  readonly action: RouteAction
  /** Target of `to`, or of `retry.from`. */
  readonly target: string | null
  readonly retry: RetryBudget | null
  readonly sideEffects: readonly string[]
  /** The route may not handle the error: it has a `when`, matches some kinds only, or is a retry. */
  readonly conditional: boolean
}

export interface RaisedKind {
  /** A kind, a prefix (`external.git.*`), or `*` for any kind that is not declared. */
  readonly kind: string
  readonly source: KindSource
  readonly via: string | null
  readonly handledBy: readonly Handler[]
  /** The kind can leave the node unhandled: to the caller, or from a member to its group. */
  readonly escapes: boolean
}

export interface NodeContract extends Position {
  readonly node: string
  readonly type: string
  /** Uses error routing: findings of the engine are kinds. */
  readonly typed: boolean
  readonly group: string | null
  readonly raises: readonly RaisedKind[]
  readonly handlers: readonly Handler[]
}

export interface EscapingKind {
  readonly kind: string
  readonly nodes: readonly string[]
}

export type PassWord =
  | 'strict_exit'
  | 'when'
  | 'tolerate'
  | 'continue_on_error'
  | 'recover'
  | 'route'
  | 'retry'
  | 'finally'
  | 'shell'
  | 'reports'
  | 'quarantine'
  | 'policy'
  | 'hook'

export interface MayPass extends Position {
  /** Null for a setting of the whole file. */
  readonly node: string | null
  readonly by: PassWord
  readonly word: string
  readonly kinds: readonly string[]
  /** The setting that `word` quotes, without the reason why it lets failures pass; absent if that is `word`. */
  readonly setting?: string
  /** Failures that a group tolerates: as many members, as many percent of them, or all. */
  readonly tolerates?: { readonly unit: 'count' | 'percent' | 'all'; readonly most: number }
  /** The quarantine file that `word` names. */
  readonly quarantine?: string
  /** The condition of the error route that passes. */
  readonly when?: string
  /** Exit codes that the routes of a script decide on: `1, 3..255, signals`. */
  readonly exit_codes?: string
}

export interface ErrorContract {
  readonly file: string
  readonly workflow: string
  readonly nodes: readonly NodeContract[]
  readonly errorRoutes: readonly Handler[]
  readonly escapes: readonly EscapingKind[]
  readonly children: readonly ErrorContract[]
  readonly may_pass: readonly MayPass[]
}
