import { eventFacts, lineOf } from '../core/event-types.js'
import type { EventType, StampedEvent } from '../core/events.js'
import { nodeName } from '../core/log-line.js'
import { oneLine } from '../text/terminal-text.js'

const FIRST = 2000
const IMPORTANT = 1000
const LAST = 50
const MAX_WORDS = 240

export interface EventRow {
  /** Position among all logged events. */
  readonly number: number
  readonly type: EventType
  readonly timestamp: string
  readonly scope: string
  readonly node: string
  readonly words: string
}

/** A bounded selection of a run's events: the first, the important and the last ones. */
export class EventExcerpt {
  total = 0
  #importantTotal = 0
  /** The first events, and the first important ones. */
  readonly #first: EventRow[] = []
  /** The latest other events. They are not rows yet, because most of them are never shown. */
  readonly #last: { readonly number: number; readonly event: StampedEvent }[] = []

  consume(event: StampedEvent): void {
    const { logged, important } = eventFacts(event.type)
    if (!logged || event.type === 'node_output') return
    const number = ++this.total
    // Replayed events have another time here than in events.jsonl.
    if (event.replayed === true && !important) return
    if (important) this.#importantTotal += 1
    if (this.#first.length < FIRST || (important && this.#importantTotal <= IMPORTANT)) {
      this.#first.push(rowOf(number, event))
      return
    }
    this.#last.push({ number, event })
    if (this.#last.length > LAST) this.#last.shift()
  }

  /** Returns at most `limit` events in their order, and prefers important ones. */
  choose(limit: number): readonly EventRow[] {
    const last = this.#last.map(({ number, event }) => rowOf(number, event))
    const known = [...this.#first, ...last].sort((a, b) => a.number - b.number)
    if (known.length <= limit) return known
    const important = known.filter(({ type }) => eventFacts(type).important).slice(0, Math.floor(limit / 2))
    const chosen = new Set(important)
    for (const row of known) {
      if (chosen.size >= limit - LAST) break
      chosen.add(row)
    }
    for (const row of known.slice(-LAST)) chosen.add(row)
    return known.filter((row) => chosen.has(row))
  }
}

function rowOf(number: number, event: StampedEvent): EventRow {
  const { type, timestamp, scope, node } = event
  const { text } = lineOf(event)
  const name = nodeName(event)
  // The node has its own column.
  const rest = text.startsWith(name) ? text.slice(name.length) : text
  const words = /^(?:$|:? )/.test(rest) ? rest.replace(/^:? /, '') : text
  return { number, type, timestamp, scope, node: node ?? '', words: oneLine(words, MAX_WORDS) }
}
