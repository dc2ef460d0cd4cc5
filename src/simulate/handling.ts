import type { NodeAt } from '../core/events.js'
import { formatReadablePlace, runAround, runKey, toNodeKey } from '../core/place.js'
import type { Ending, SimulatedFailure } from './model.js'

/** Event about an error at a node: the error was raised there, or a route, a retry or its group decided about it. */
export interface ErrorReaction extends Pick<NodeAt, 'scope' | 'node'> {
  readonly kind: string
  /** Action of `route_taken`, or `raised`, `retry`, or `tolerated` for an error of a member whose group completed. */
  action: string
  readonly to: string | null
}

/** Marks the errors that a completed group has collected from its members. */
export function tolerateCollected(reactions: readonly ErrorReaction[], group: NodeAt): void {
  for (const reaction of reactions) {
    const around = reaction.action === 'collected' ? runAround(reaction.scope) : null
    if (around !== null && runKey(around) === runKey(group)) reaction.action = 'tolerated'
  }
}

/** Names who handled a failure, or the node that it left unhandled. The reactions are those of the whole run, also of a run that joined another. */
export function findHandler(
  failure: SimulatedFailure | null,
  reactions: readonly ErrorReaction[],
  outcome: Ending['outcome'],
): Pick<Ending, 'handled_by' | 'escapes'> {
  const isRaised = ({ action, kind, ...at }: ErrorReaction): boolean =>
    action === 'raised' && kind === failure?.kind && isAimedAt(failure, at)
  const first = reactions.findIndex(isRaised)
  const raised = reactions[first]
  if (failure === null || raised === undefined || outcome === 'unknown') return { handled_by: null, escapes: null }
  // Errors of other nodes are others: the failure goes on only at its own node, and at the groups and children around it.
  const decided = reactions
    .slice(first)
    .filter((reaction) => reaction.action !== 'raised')
    .filter((reaction) => isAimedAt(failure, reaction) || raised.scope.startsWith(`${reaction.scope}${reaction.node}#`))
  for (const { action, to } of decided) {
    if (action === 'tolerated') return { handled_by: 'group', escapes: null }
    if (action === 'to' || action === 'end') return { handled_by: to, escapes: null }
    if (action === 'recover' || action === 'halt') return { handled_by: action, escapes: null }
  }
  const last = decided.at(-1)
  if (last?.action === 'retry') return { handled_by: 'retry', escapes: null }
  // A step of `finally` has no routes.
  const escapes = last?.node ?? formatReadablePlace(toNodeKey(reactions.findLast(isRaised) ?? raised))
  return { handled_by: null, escapes: outcome === 'success' ? null : escapes }
}

/** Reports whether a failure names a node: by its name, as `group.member`, or as `group[key]`. */
export function isAimedAt(
  { node: named }: Pick<SimulatedFailure, 'node'>,
  at: Pick<NodeAt, 'scope' | 'node'>,
): boolean {
  if (named === at.node || named.endsWith(`.${at.node}`)) return true
  const group = /^([^[]+)\[/.exec(named)?.[1]
  return group !== undefined && runAround(at.scope)?.node === group
}
