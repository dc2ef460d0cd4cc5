import type { Workflow } from '../config/model.js'
import { nearest } from '../core/finding.js'
import type { Injection } from '../core/injection.js'
import { isEngineKind, isReservedKind } from '../core/kinds.js'
import type { NodeOutcome } from '../core/outcome.js'
import type { Interception } from '../engine/index.js'
import { allWorkflows } from './workflow-graph.js'

/** Everything that is wrong with injected errors before anything runs. */
export function checkInjections(root: Workflow, injections: readonly Injection[]): readonly string[] {
  const names = new Set(
    allWorkflows(root).flatMap((workflow) =>
      [...workflow.steps.values()].flatMap((step) =>
        step.type === 'for_each' ? [step.name, step.agent.name] : [step.name],
      ),
    ),
  )
  return injections.flatMap(({ node, kind }) => {
    if (!names.has(node)) {
      const near = nearest(node, names)
      return [`--inject: there is no node ${JSON.stringify(node)}${near === null ? '' : ` (did you mean ${near}?)`}`]
    }
    if (isReservedKind(kind) && !isEngineKind(kind))
      return [`--inject: ${kind} is reserved, and the engine makes no such kind`]
    return []
  })
}

/** Raises injected errors in place of nodes; everything else runs. */
export function injecting(injections: readonly Injection[]): Interception {
  if (injections.length === 0) return () => null
  return (at): NodeOutcome | null => {
    const injection = injections.find(
      (one) => one.node === at.node && (one.attempt === null || one.attempt === at.attempt),
    )
    if (injection === undefined) return null
    const origin = isEngineKind(injection.kind) ? 'engine' : 'author'
    return {
      status: 'raised',
      partial: undefined,
      error: {
        envelope: { kind: injection.kind, message: injection.message, details: { injected: true } },
        origin,
        inner: null,
        ...typedAnywhere(injection.kind),
      },
    }
  }
}

/** Kinds of the engine are typed where the engine's own would be. */
function typedAnywhere(kind: string): { readonly alwaysTyped?: true } {
  return kind === 'internal.policy_denied' || kind === 'internal.circuit_open' ? { alwaysTyped: true } : {}
}
