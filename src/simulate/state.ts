import { getMaxIterations, type Workflow } from '../config/model.js'
import type { NodeAt } from '../core/events.js'
import { isRecord } from '../core/json.js'
import type { Injection } from '../engine/interception.js'
import type { Scope } from '../expressions/index.js'
import type { AssumedData } from './assumed.js'
import { findOutlook, hasOnePlace, listStepsOf, type Outlook } from './outlook.js'
import type { PathLog } from './path.js'

interface Arrival {
  readonly root: Workflow
  readonly at: NodeAt
  readonly names: () => Scope
  readonly flow: Scope
  readonly data: AssumedData
  readonly path: PathLog
  readonly injections: readonly Injection[]
  readonly fired: ReadonlySet<Injection>
}

/**
 * Describes what the rest of a run depends on, when it arrives at a step of the root: runs with equal descriptions go on alike.
 * Null if runs of the file cannot be compared.
 */
export function describeState(arrival: Arrival): string | null {
  const { root, at, names, flow, data, path } = arrival
  const file = findOutlook(root)
  const outlook = file.at(at.node)
  if (!file.isComparable || outlook === null) return null
  const seen = new Set<string>()
  const error = data.describe(names().lookup('error'), seen)
  const values = outlook.reads.map((read) => data.describe(findValue(flow, data, read), seen))
  return JSON.stringify([
    at.node,
    at.visit,
    error,
    values,
    [...data.describeChoices(seen)].sort(),
    listArmed(arrival, outlook),
    listVisited(root, path, outlook),
    file.readsTime ? path.countProgress().seconds : 0,
  ])
}

/** Returns the value that a template would read; the part of an assumed value is described by that value. */
function findValue(flow: Scope, data: AssumedData, [name = '', ...rest]: readonly string[]): unknown {
  let value = flow.lookup(name)
  for (const key of rest) {
    if (data.isMark(value)) return value
    if (Array.isArray(value)) return value
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return value
}

/** Returns the failures that may still happen, and what was counted for them. */
function listArmed({ root, injections, fired, path }: Arrival, { reachable }: Outlook): readonly unknown[] {
  return injections.flatMap((injection, index) => {
    const { node, attempt } = injection
    const isFired = fired.has(injection)
    // An attempt is counted at each place of a node: a failure may happen again in another child or item.
    if (attempt !== null && isFired && hasOnePlace(root, node)) return []
    if (!listStepsOf(root, node).some((step) => reachable.has(step))) return []
    const name = node.slice(node.lastIndexOf('.') + 1)
    const runs =
      attempt === null || attempt === 1 ? [] : path.steps.map((step) => step.node).filter((at) => at.endsWith(name))
    return [[index, isFired, runs]]
  })
}

/** Returns the earlier attempts at steps that the run may reach again, and the number of iterations if the rest may exceed their limit. */
function listVisited(root: Workflow, { steps, visits }: PathLog, { reachable, hasLoop }: Outlook): readonly unknown[] {
  const again = steps.slice(0, -1).filter(({ node }) => reachable.has(node))
  return [
    ...again.map(({ node, visit, attempt, kind, route, to }) => [node, visit, attempt, kind, route, to]),
    ...(hasLoop || visits.length + root.steps.size > getMaxIterations(root) ? [visits.length] : []),
  ]
}
