import { createEventLine, type Line, toSafeText } from '../core/event-fields.js'
import type { Stamped, StampedEvent } from '../core/events.js'
import { formatCount } from '../core/messages.js'
import { runAround, toNodeKey } from '../core/place.js'
import { groupByKind } from './error-details.js'

/** Beyond this many members, only the counts of a group are shown. */
const LARGE_GROUP = 20
const MAX_MESSAGE = 300
const MAX_ITEM = 80
const MAX_KINDS = 200
const SHOWN = 10

type MemberEvent = Stamped<'node_started' | 'node_completed' | 'node_failed' | 'node_retry_scheduled' | 'route_taken'>
type GroupEvent = Stamped<'group_started' | 'group_completed'>

/** The members of a group: counted while the group runs, and as its last event says once it has ended. */
export class GroupProgress {
  readonly running = new Set<string>()
  /** Members whose last attempt failed; `item` is the key of the item or the name of the node. */
  readonly failing = new Map<string, { readonly kind: string; readonly item: string }>()
  readonly messages = new Map<string, string>()
  done = 0
  succeeded = 0
  failed = 0
  total: number
  isEnded = false

  constructor(readonly start: GroupEvent) {
    this.total = start.total
  }

  get isLarge(): boolean {
    return this.total > LARGE_GROUP
  }

  get isConcurrent(): boolean {
    return this.total > 1 && this.start.type === 'group_started' && this.start.max_concurrent > 1
  }

  count(event: MemberEvent): void {
    const member = toNodeKey(event)
    this.failing.delete(member)
    if (event.type === 'node_started') this.running.add(member)
    else this.running.delete(member)
    if (event.type === 'node_completed' || event.type === 'route_taken') this.done += 1
    if (event.type !== 'node_failed' || event.envelope.kind === 'internal.cancelled') return
    const { kind, message } = event.envelope
    const index = runAround(event.scope)?.item ?? null
    const isNamed = this.start.group_type === 'parallel' || index === null
    const item = event.item?.key ?? (isNamed ? event.node : String(index))
    this.failing.set(member, { kind, item: item.slice(0, MAX_ITEM) })
    if (!this.messages.has(kind) && this.messages.size < MAX_KINDS)
      this.messages.set(kind, message.slice(0, MAX_MESSAGE))
  }
}

/** Reports whether an event may change the counts of the group around its node; a retried route is not an end. */
export function isMemberEvent(event: StampedEvent): event is MemberEvent {
  if (event.type === 'route_taken') return event.action === 'recover'
  return ['node_started', 'node_completed', 'node_failed', 'node_retry_scheduled'].includes(event.type)
}

export function listFailureLines({ failing, messages }: GroupProgress): readonly Line[] {
  const kinds = groupByKind(failing.values())
  const bad = (text: string): Line => createEventLine('bad', '✗', text, 'error')
  const shown = kinds.slice(0, SHOWN).map(({ kind, count, items }) => {
    const more = count > SHOWN ? ` and ${count - SHOWN} more` : ''
    const named = items.slice(0, SHOWN).map((item) => toSafeText(item, 80))
    return bad(`${count} with ${kind}: ${named.join(', ')}${more}: ${toSafeText(messages.get(kind) ?? '', 300)}`)
  })
  return kinds.length > SHOWN ? [...shown, bad(`and ${formatCount(kinds.length - SHOWN, 'more kind')}`)] : shown
}
