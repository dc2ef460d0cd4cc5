import type { Position } from '../../core/finding.js'

/** What a change of error behaviour can be; the names are stable, `--fail-on` takes them. */
export const changeClasses = [
  'escaping-kind-added',
  'escaping-kind-removed',
  'handler-added',
  'handler-removed',
  'handler-changed',
  'handler-reordered',
  'retry-budget-changed',
  'raises-changed',
  'left-typed-world',
  'entered-typed-world',
  'file-became-typed',
  'file-became-untyped',
  'failure-mode-changed',
  'classify-changed',
  'policy-changed',
  'finally-changed',
  'node-added',
  'node-removed',
  'node-type-changed',
  'file-added',
  'file-removed',
] as const
export type ChangeClass = (typeof changeClasses)[number]

export interface Change {
  readonly class: ChangeClass
  /** Where the change shows: in the head, or in the base for what is gone. */
  readonly position: Position
  readonly node: string | null
  readonly kind: string | null
  readonly before: string | null
  readonly after: string | null
  readonly message: string
}

/** What a change of a workflow file does to its error behaviour. */
export interface BehaviourDiff {
  readonly base: string | null
  readonly head: string | null
  readonly changes: readonly Change[]
  readonly counts: Readonly<Partial<Record<ChangeClass, number>>>
}

export function isChangeClass(name: string): name is ChangeClass {
  return changeClasses.some((known) => known === name)
}

export function made(
  type: ChangeClass,
  position: Position,
  message: string,
  more: Partial<Pick<Change, 'node' | 'kind' | 'before' | 'after'>> = {},
): Change {
  const { file, line, column } = position
  return {
    class: type,
    position: { file, line, column },
    node: null,
    kind: null,
    before: null,
    after: null,
    ...more,
    message,
  }
}
