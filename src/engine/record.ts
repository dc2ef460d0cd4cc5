import type { ItemMark, NodeAt, RunEvent } from '../core/events.js'
import type { Host } from './model.js'

/** Tells the world and the host's own state. */
export function record(host: Host, event: RunEvent, replayedAt: number | null = null): void {
  host.state.apply(event, replayedAt ?? host.services.ports.clock.now())
  host.services.emit(event, replayedAt !== null)
}

export function warn(host: Host, node: string | null, code: string, message: string): void {
  record(host, { type: 'warning', scope: host.scope, node, code, message })
}

/** A warning about one run of a node, which is reported again when that run is recalled. */
export function warnOfRun(
  host: Host,
  { scope, node, visit, attempt }: NodeAt,
  code: string,
  message: string,
  isIntended = false,
): void {
  const warning = { type: 'warning', scope, node, visit, attempt, code, message } as const
  record(host, isIntended ? { ...warning, intended: true } : warning)
}

export function itemMark(host: Host): { item?: ItemMark } | null {
  return host.item === null ? null : { item: { group: host.item.group, index: host.item.index, key: host.item.key } }
}
