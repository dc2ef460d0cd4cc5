/**
 * A place says where in a run something is, as text, because events, journals and letters hold it:
 *
 * - `deploy#1.2` is one run of a node: its visit, then its attempt;
 * - `deploy#1.2/` is the scope inside of it, where the nodes of a child or the members of a parallel group run;
 * - `each#2.1[3]/` is the scope of one item of a for_each;
 * - the scope of the root workflow is empty, and a node inside comes after its scope: `deploy#1.2/lint#1.1`.
 *
 * Names of nodes hold no `#`, `[` and `/`. No other module builds a place or takes one apart.
 */

export interface NodeAt {
  /** The path of child workflows and group items that leads there. */
  readonly scope: string
  readonly node: string
  /** How often this node has been entered in its scope, from 1. */
  readonly visit: number
  /** Which run of this visit, from 1. */
  readonly attempt: number
}

/** A run that has a scope inside: of a child, of a parallel group, or of one item of a for_each. */
export interface RunAround extends NodeAt {
  readonly item: number | null
}

type NodeIn = Pick<NodeAt, 'scope' | 'node'>
type VisitIn = Pick<NodeAt, 'scope' | 'node' | 'visit'>

/** The key of a node in its scope, whichever visit it is. */
export function nodeKey({ scope, node }: NodeIn): string {
  return `${scope}${node}`
}

/** The key of one visit of a node, whichever attempt it is. */
export function visitKey({ scope, node, visit }: VisitIn): string {
  return `${scope}${node}#${visit}`
}

export function runKey({ scope, node, visit, attempt }: NodeAt): string {
  return `${scope}${node}#${visit}.${attempt}`
}

/** The scope inside a run of a child or a parallel group, or that of one item of a for_each. */
export function scopeInside(at: NodeAt, item: number | null = null): string {
  return item === null ? `${runKey(at)}/` : `${runKey(at)}[${item}]/`
}

const SEGMENT = /^(.+)#(\d+)\.(\d+)(?:\[(\d+)\])?$/s

/** The run that a scope lies in; null for the root, and for text that is not a scope. */
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

/** All runs around a scope, the innermost first. */
export function* runsAround(scope: string): Generator<RunAround> {
  for (let around = runAround(scope); around !== null; around = runAround(around.scope)) yield around
}

/** The run of the root workflow that a scope lies in; null for the root itself. */
export function rootRun(scope: string): RunAround | null {
  return runAround(scope.slice(0, scope.indexOf('/') + 1))
}

/** Tells the item that a scope lies in; null for a scope that lies in none. */
export type ItemOf = (scope: string) => number | null

/** The items of a for_each of the root, for one visit of the group or one attempt at it. */
export function itemsOfRoot({ node, visit }: Pick<NodeAt, 'node' | 'visit'>, attempt?: number): ItemOf {
  return (scope) => {
    const run = rootRun(scope)
    if (run === null || run.node !== node || run.visit !== visit) return null
    return attempt === undefined || run.attempt === attempt ? run.item : null
  }
}

/** Whether a scope, or the key of something in it, lies inside a run. */
export function isInside(place: string, run: NodeAt): boolean {
  const outer = runKey(run)
  const next = place.charAt(outer.length)
  return (next === '/' || next === '[') && place.startsWith(outer)
}

/** Whether a scope lies inside any attempt at a visit, which is given by its key. */
export function isInVisit(scope: string, visit: string): boolean {
  return scope.charAt(visit.length) === '.' && scope.startsWith(visit)
}

export function isItem(scope: string): boolean {
  return scope.endsWith(']/')
}

export function depthOf(scope: string): number {
  return scope.split('/').length - 1
}

/** The scope that something inside one visit has when the visit is another one. */
export function movedScope(scope: string, from: VisitIn, to: VisitIn): string {
  return `${visitKey(to)}${scope.slice(visitKey(from).length)}`
}

/** Whether this run, or one of those around it, is another attempt at the same thing. */
export function isRetried(at: NodeAt): boolean {
  return [at, ...runsAround(at.scope)].some(({ attempt }) => attempt > 1)
}

/** A scope, or the key of a node, without visits and attempts: `each[3]/step`. */
export function readablePlace(place: string): string {
  return place.replaceAll(/#\d+\.\d+(?=[[/])/g, '')
}

/** The place of a node in the file: visits, attempts and items are one. */
export function placeInFile(at: NodeIn): string {
  return readablePlace(nodeKey(at)).replaceAll(/\[\d+\](?=\/)/g, '')
}

/**
 * The id of a dead letter: one letter for one visit of a node, or for one item. Whoever gives it up again, in another
 * attempt of its group or after a resume, means the same letter.
 */
export function deadLetterId(runId: string, at: VisitIn): string {
  return `${runId}/${at.scope.replaceAll(/(#\d+)\.\d+(?=[[/])/g, '$1')}${at.node}#${at.visit}`
}

/** The visit that the id of a dead letter names. */
export function letterVisit(id: string): number {
  return Number(/#(\d+)$/.exec(id)?.[1] ?? 1)
}
