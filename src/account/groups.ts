import type { StampedEvent } from '../core/events.js'
import { type Line, line, safe } from '../core/log-line.js'
import { counted } from '../core/messages.js'
import { isInVisit, nodeKey, runAround, visitKey } from '../core/place.js'
import { byKind } from './error-details.js'

export class GroupProgress {
  readonly running = new Set<string>()
  /** Members whose last attempt failed; `item` is the key of the item or the name of the node. */
  readonly failing = new Map<string, { readonly kind: string; readonly item: string }>()
  readonly messages = new Map<string, string>()
  done = 0

  constructor(readonly start: Extract<StampedEvent, { type: 'group_started' }>) {}
}

/** Beyond this many members, only the counts of a group are shown. */
const LARGE_GROUP = 20
const MAX_MESSAGE = 300
const MAX_ITEM = 80
const MAX_KINDS = 200
const SHOWN = 10
const MEMBER_EVENTS: readonly string[] = ['node_started', 'node_completed', 'node_failed', 'node_retry_scheduled']

/** The running groups, with counts of their members. */
export class RunningGroups {
  readonly #groups = new Map<string, GroupProgress>()
  /** Effect of the last event: the group of the member that it concerns, and the group that it ended. */
  lastChange: { readonly group: GroupProgress | null; readonly ended: GroupProgress | null } = {
    group: null,
    ended: null,
  }

  consume(event: StampedEvent): void {
    if (event.type === 'group_started') this.#groups.set(visitKey(event), new GroupProgress(event))
    let ended: GroupProgress | null = null
    if (event.type === 'group_completed') {
      ended = this.#groups.get(visitKey(event)) ?? null
      this.#groups.delete(visitKey(event))
    }
    this.lastChange = { group: this.#count(event), ended }
  }

  running(): Iterable<GroupProgress> {
    return this.#groups.values()
  }

  /** Returns the innermost group around a scope; null outside of groups. */
  around(scope: string): GroupProgress | null {
    return this.#all(scope).at(-1) ?? null
  }

  /** Returns all groups around a scope, the innermost last, because a group starts after those around it. */
  #all(scope: string): readonly GroupProgress[] {
    return [...this.#groups].filter(([key]) => isInVisit(scope, key)).map(([, group]) => group)
  }

  /** Reports whether a scope lies inside a group that is shown only by its counts. */
  isCrowded(scope: string): boolean {
    return this.#all(scope).some(isLarge)
  }

  /** Reports whether other nodes may run at the same time as a node of this scope. */
  isConcurrent(scope: string): boolean {
    return this.#all(scope).some(({ start }) => start.total > 1 && start.max_concurrent > 1)
  }

  /** Counts an event of a member; returns the group if the event concerns a member itself. */
  #count(event: StampedEvent): GroupProgress | null {
    const { scope, node } = event
    const isCounted = event.type === 'route_taken' ? event.action === 'recover' : MEMBER_EVENTS.includes(event.type)
    const around = isCounted ? runAround(scope) : null
    const group = around === null ? undefined : this.#groups.get(visitKey(around))
    if (group === undefined || node === null) return null
    const member = nodeKey({ scope, node })
    group.failing.delete(member)
    if (event.type === 'node_started') group.running.add(member)
    else group.running.delete(member)
    if (event.type === 'node_completed' || event.type === 'route_taken') group.done += 1
    if (event.type === 'node_failed' && event.envelope.kind !== 'internal.cancelled') noteFailure(group, member, event)
    return group
  }
}

export function isLarge(group: GroupProgress): boolean {
  return group.start.total > LARGE_GROUP
}

function noteFailure(
  group: GroupProgress,
  member: string,
  event: Extract<StampedEvent, { type: 'node_failed' }>,
): void {
  const { kind, message } = event.envelope
  const index = runAround(event.scope)?.item ?? null
  const item = event.item?.key ?? (group.start.group_type === 'parallel' || index === null ? event.node : String(index))
  group.failing.set(member, { kind, item: item.slice(0, MAX_ITEM) })
  if (!group.messages.has(kind) && group.messages.size < MAX_KINDS)
    group.messages.set(kind, message.slice(0, MAX_MESSAGE))
}

/** Returns a line for each kind of failed members, with their items. */
export function failureLines({ failing, messages }: GroupProgress): readonly Line[] {
  const kinds = byKind(failing.values())
  const bad = (text: string): Line => line('bad', '✗', text, 'error')
  const shown = kinds.slice(0, SHOWN).map(({ kind, count, items }) => {
    const more = count > SHOWN ? ` and ${count - SHOWN} more` : ''
    const named = items.slice(0, SHOWN).map((item) => safe(item, 80))
    return bad(`${count} with ${kind}: ${named.join(', ')}${more}: ${safe(messages.get(kind) ?? '', 300)}`)
  })
  return kinds.length > SHOWN ? [...shown, bad(`and ${counted(kinds.length - SHOWN, 'more kind')}`)] : shown
}
