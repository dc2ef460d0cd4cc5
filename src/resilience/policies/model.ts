import type { Json, JsonObject } from '../../core/json.js'
import type { ProcessRunner } from '../../core/ports.js'
import type { Scope } from '../../expressions/index.js'

interface PolicyBase {
  readonly name: string
  readonly mode?: 'enforce' | 'warn'
  /** Only these nodes and groups; all of them without it. */
  readonly nodes?: readonly string[]
}

/** A policy as the file gives it. */
export type Policy = PolicyBase &
  (
    | { readonly type: 'max_concurrent_tasks'; readonly max?: number }
    | { readonly type: 'task_timeout'; readonly max_seconds?: number }
    | { readonly type: 'phase_gate'; readonly group: string; readonly min_success_rate?: number }
    | { readonly type: 'node_availability' }
    | { readonly type: 'expression'; readonly allow_if: string }
    | {
        readonly type: 'command'
        readonly command: string
        readonly args?: readonly (string | number)[]
        readonly timeout?: number
      }
  )

/** What a policy does where the file does not say. */
export const POLICY_DEFAULTS = {
  max_concurrent_tasks: { max: 5 },
  task_timeout: { max_seconds: 3600 },
  phase_gate: { min_success_rate: 0.8 },
  node_availability: {},
  expression: {},
  command: { args: [], timeout: 30 },
} as const satisfies Readonly<Record<Policy['type'], object>>

/** How many items a group had, and how many of them completed. */
export interface GroupCounts {
  readonly total: number
  readonly completed: number
}

/** What a policy may know about the node or group that is about to start. */
export interface PolicyInput {
  readonly node: {
    readonly name: string
    readonly type: string
    /** Null where the file gives no timeout. */
    readonly timeoutSeconds: number | null
    /** For groups: how many members run at the same time. */
    readonly maxConcurrent: number | null
  }
  /** How many runs of each node are going on now. */
  readonly running: ReadonlyMap<string, number>
  readonly runningTotal: number
  /** Whether this node, or this item of a for_each, failed earlier. */
  readonly failedBefore: boolean
  readonly isRetry: boolean
  /** How a group ended; null while it has not. */
  readonly group: (name: string) => GroupCounts | null
  readonly scope: Scope
  /** The context as data, made only when a command asks for it. */
  readonly contextJson: () => Json
}

/** The outside world, as far as policies touch it. */
export interface PolicyPorts {
  readonly processes: ProcessRunner
  readonly signal: AbortSignal
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** What a policy says about one node. */
export interface Verdict {
  readonly allowed: boolean
  readonly reason: string
  readonly metadata: JsonObject
}

export interface PolicyAnswer extends Verdict {
  readonly policy_name: string
  readonly mode: 'enforce' | 'warn'
}

/** Missing context is no reason to stop a run. */
export function skipped(reason: string): Verdict {
  return { allowed: true, reason, metadata: { skipped: true } }
}
