import type { Position } from '../../core/finding.js'
import type { RouteAction } from '../model.js'
import type { RetryBudget as FullRetryBudget } from '../resilience.js'

/** Stands for "any kind that the author did not announce". */
export const ANY_KIND = '*'

export type KindSource = 'declared' | 'engine' | 'child' | 'classify'

/** What a `retry` route allows, with the defaults filled in. */
export type RetryBudget = Omit<FullRetryBudget, 'jitter'>

export interface Handler extends Position {
  /** `node` for the step's own routes, `workflow` for `workflow.error_routes`. */
  readonly scope: 'node' | 'workflow'
  readonly index: number
  readonly patterns: readonly string[]
  readonly when: string | null
  readonly action: RouteAction
  /** Where `to` leads, or where `retry` re-enters. */
  readonly target: string | null
  readonly retry: RetryBudget | null
  /** What it does besides: `dead_letter`, `escalate`. */
  readonly sideEffects: readonly string[]
  /** The route handles the error only sometimes: it has a `when`, matches a part of the kinds, or is a retry that can be spent. */
  readonly conditional: boolean
}

export interface RaisedKind {
  /** A kind, a prefix (`external.git.*`), or `*`: any kind that is not announced. */
  readonly kind: string
  readonly source: KindSource
  /** The child file or the member that it comes from. */
  readonly via: string | null
  readonly handledBy: readonly Handler[]
  /** It can leave the node unhandled: to the caller, for a member to its group. */
  readonly escapes: boolean
}

export interface NodeContract extends Position {
  readonly node: string
  readonly type: string
  /** Uses error routing: the engine's own findings are kinds here. */
  readonly typed: boolean
  readonly group: string | null
  readonly raises: readonly RaisedKind[]
  readonly handlers: readonly Handler[]
}

export interface EscapingKind {
  readonly kind: string
  readonly nodes: readonly string[]
}

/** By whose word a failure may pass. */
export type PassWord =
  | 'strict_exit'
  | 'when'
  | 'tolerate'
  | 'continue_on_error'
  | 'recover'
  | 'route'
  | 'policy'
  | 'hook'

/** A place where something may fail while the run still succeeds. */
export interface MayPass extends Position {
  /** Null where the word is about the whole file. */
  readonly node: string | null
  readonly by: PassWord
  /** The word as the file says it. */
  readonly word: string
  readonly kinds: readonly string[]
}

/** Which kinds every node of a file can raise, who handles each, and which leave the file. */
export interface ErrorContract {
  readonly file: string
  readonly workflow: string
  readonly nodes: readonly NodeContract[]
  readonly errorRoutes: readonly Handler[]
  readonly escapes: readonly EscapingKind[]
  readonly children: readonly ErrorContract[]
  /** What may fail in this file and below it while a run of it succeeds. */
  readonly may_pass: readonly MayPass[]
}
