import type { StampedEvent } from '../core/events.js'
import { nodeKey, runAround, visitKey } from '../core/place.js'

/** How one member of a group failed. */
interface FailedMember {
  readonly kind: string
  /** The key of its item, else the name of its node. */
  readonly item: string
}

/** How far a running group is. */
export interface GroupProgress {
  readonly key: string
  readonly scope: string
  readonly name: string
  readonly total: number
  readonly parallel: boolean
  readonly running: Set<string>
  /** Members whose last run failed and was not overcome. */
  readonly failing: Map<string, FailedMember>
  /** What the first error of each kind said. */
  readonly messages: Map<string, string>
  done: number
}

/** The group that an event belongs to; `direct` when it is about a member itself and not about something inside it. */
interface Membership {
  readonly group: GroupProgress
  readonly direct: boolean
}

/** What an event means for groups. */
interface GroupNews {
  /** The group whose member it is about. */
  readonly group: GroupProgress | null
  /** The group that ended with it. */
  readonly ended: GroupProgress | null
}

type Started = Extract<StampedEvent, { type: 'group_started' }>
type Ended = Extract<StampedEvent, { type: 'group_completed' }>

/** Beyond this many members a group is shown by its counts. */
const LARGE_GROUP = 20
const MAX_MESSAGE = 300
const MAX_ITEM = 80
const MAX_KINDS = 200

const NO_NEWS: GroupNews = { group: null, ended: null }

/** Knows which groups run and counts their members. */
export class GroupBoard {
  readonly #groups = new Map<string, GroupProgress>()
  /** What the last event meant for groups. */
  news: GroupNews = NO_NEWS

  consume(event: StampedEvent): void {
    if (event.type === 'group_started') this.#open(event)
    const ended = event.type === 'group_completed' ? this.#close(event) : null
    const group = this.#count(event)
    this.news = group === null && ended === null ? NO_NEWS : { group, ended }
  }

  #open(event: Started): void {
    const key = visitKey(event)
    this.#groups.set(key, {
      key,
      scope: event.scope,
      name: event.node,
      total: event.total,
      parallel: event.group_type === 'parallel',
      running: new Set(),
      failing: new Map(),
      messages: new Map(),
      done: 0,
    })
  }

  /** Forgets a group that ended; returns what was known of it. */
  #close(event: Ended): GroupProgress | null {
    const key = visitKey(event)
    const group = this.#groups.get(key) ?? null
    this.#groups.delete(key)
    return group
  }

  running(): Iterable<GroupProgress> {
    return this.#groups.values()
  }

  /** The nearest group around a node; null outside of groups. */
  around(scope: string): Membership | null {
    if (this.#groups.size === 0) return null
    const innermost = runAround(scope)
    for (let run = innermost; run !== null; run = runAround(run.scope)) {
      const group = this.#groups.get(visitKey(run))
      if (group !== undefined) return { group, direct: run === innermost }
    }
    return null
  }

  /** Whether a node runs somewhere inside a group that is shown by its counts only. */
  isCrowded(scope: string): boolean {
    let membership = this.around(scope)
    while (membership !== null) {
      if (isLarge(membership.group)) return true
      membership = this.around(membership.group.scope)
    }
    return false
  }

  /** Counts what a member did; returns its group when the event was about a member itself. */
  #count(event: StampedEvent): GroupProgress | null {
    if (this.#groups.size === 0) return null
    switch (event.type) {
      case 'node_started':
      case 'node_completed':
      case 'node_failed':
      case 'node_retry_scheduled':
        break
      case 'route_taken':
        if (event.action === 'recover') break
        return null
      default:
        return null
    }
    const membership = this.around(event.scope)
    if (membership === null || !membership.direct) return null
    const { group } = membership
    const member = nodeKey(event)
    if (group.failing.size > 0) group.failing.delete(member)
    if (event.type === 'node_started') group.running.add(member)
    else group.running.delete(member)
    if (event.type === 'node_completed' || event.type === 'route_taken') group.done += 1
    if (event.type === 'node_failed' && event.envelope.kind !== 'internal.cancelled') noteFailure(group, member, event)
    return group
  }
}

/** Whether a group has so many members that it is shown by its counts and its failures. */
export function isLarge(group: GroupProgress): boolean {
  return group.total > LARGE_GROUP
}

function noteFailure(
  group: GroupProgress,
  member: string,
  event: Extract<StampedEvent, { type: 'node_failed' }>,
): void {
  const { kind, message } = event.envelope
  const index = runAround(event.scope)?.item ?? null
  const item = event.item?.key ?? (group.parallel || index === null ? event.node : String(index))
  group.failing.set(member, { kind, item: item.slice(0, MAX_ITEM) })
  if (!group.messages.has(kind) && group.messages.size < MAX_KINDS)
    group.messages.set(kind, message.slice(0, MAX_MESSAGE))
}
