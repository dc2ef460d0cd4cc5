/**
 * Places inside a run as text, for events, journals and dead letters:
 *
 * - `deploy#1.2` is an attempt of a node: visit 1, attempt 2;
 * - `deploy#1.2/` is the scope inside that attempt, for the nodes of a child or the members of a parallel group;
 * - `each#2.1[3]/` is the scope of an item of a for_each;
 * - the scope of the root workflow is empty; a node follows its scope: `deploy#1.2/lint#1.1`.
 *
 * Names of nodes contain no `#`, `[` or `/`. Only this module builds and parses places.
 */

export interface NodeAt {
  /** Path of child workflows and group items that contain the node. */
  readonly scope: string
  readonly node: string
  /** Number of the visit in the scope, from 1. */
  readonly visit: number
  readonly attempt: number
}

/** An attempt that contains a scope: of a child, a parallel group, or an item of a for_each. */
export interface RunAround extends NodeAt {
  readonly item: number | null
}

type NodeIn = Pick<NodeAt, 'scope' | 'node'>
type VisitIn = Pick<NodeAt, 'scope' | 'node' | 'visit'>

export function toNodeKey({ scope, node }: NodeIn): string {
  return `${scope}${node}`
}

export function visitKey({ scope, node, visit }: VisitIn): string {
  return `${scope}${node}#${visit}`
}

export function runKey({ scope, node, visit, attempt }: NodeAt): string {
  return `${scope}${node}#${visit}.${attempt}`
}

/** Returns the scope inside a child or a parallel group, or of an item of a for_each. */
export function scopeInside(at: NodeAt, item: number | null = null): string {
  return item === null ? `${runKey(at)}/` : `${runKey(at)}[${item}]/`
}

const SEGMENT = /^(.+)#(\d+)\.(\d+)(?:\[(\d+)\])?$/s

/** Returns the attempt that contains a scope; null for the root and for text that is not a scope. */
export function runAround(scope: string): RunAround | null {
  const start = scope.lastIndexOf('/', scope.length - 2) + 1
  const parts = scope.endsWith('/') ? SEGMENT.exec(scope.slice(start, -1)) : null
  if (parts === null) return null
  const [, node = '', visit, attempt, item] = parts
  return {
    scope: scope.slice(0, start),
    node,
    visit: Number(visit),
    attempt: Number(attempt),
    item: item === undefined ? null : Number(item),
  }
}

export function* walkRunsAround(scope: string): Generator<RunAround> {
  for (let around = runAround(scope); around !== null; around = runAround(around.scope)) yield around
}

/** Returns the attempt of a root node that contains a scope; null for the root itself. */
export function rootRun(scope: string): RunAround | null {
  return runAround(scope.slice(0, scope.indexOf('/') + 1))
}

/** A visit of a for_each of the root; without `attempt`, all attempts of the visit match. */
export interface GroupVisit {
  readonly group: string
  readonly visit: number
  readonly attempt?: number | undefined
}

/** Returns a function that finds the index of the item that contains a scope; null for other scopes. */
export function itemsOfRoot({ group, visit, attempt }: GroupVisit): (scope: string) => number | null {
  return (scope) => {
    const run = rootRun(scope)
    if (run === null || run.node !== group || run.visit !== visit) return null
    return attempt === undefined || run.attempt === attempt ? run.item : null
  }
}

/** Reports whether a scope, or a key in it, lies inside an attempt. */
export function isInsideAttempt(place: string, run: NodeAt): boolean {
  const outer = runKey(run)
  const next = place.charAt(outer.length)
  return (next === '/' || next === '[') && place.startsWith(outer)
}

export function countLevels(scope: string): number {
  return scope.split('/').length - 1
}

export function moveScope(scope: string, from: VisitIn, to: VisitIn): string {
  return `${visitKey(to)}${scope.slice(visitKey(from).length)}`
}

/** Reports whether an attempt, or one that contains it, is a retry. */
export function isRetried(at: NodeAt): boolean {
  return [at, ...walkRunsAround(at.scope)].some(({ attempt }) => attempt > 1)
}

/** Removes visits and attempts from a scope or the key of a node: `each[3]/step`. */
export function formatReadablePlace(place: string): string {
  return place.replaceAll(/#\d+\.\d+(?=[[/])/g, '')
}

export function placeInFile(at: NodeIn): string {
  return removeItems(formatReadablePlace(toNodeKey(at)))
}

/** Removes the items of groups from a readable place: `each/step` for `each[3]/step`. */
export function removeItems(place: string): string {
  return place.replaceAll(/\[\d+\](?=\/)/g, '')
}

/** Returns the id of the dead letter of a visit or an item; it is the same in another attempt of the group and after a resume. */
export function toDeadLetterId(runId: string, at: VisitIn): string {
  return `${runId}/${at.scope.replaceAll(/(#\d+)\.\d+(?=[[/])/g, '$1')}${at.node}#${at.visit}`
}

export function letterVisit(id: string): number {
  return Number(/#(\d+)$/.exec(id)?.[1] ?? 1)
}
