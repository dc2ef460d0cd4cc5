import { eventFacts, lineOf } from '../core/event-types.js'
import type { EventType, StampedEvent } from '../core/events.js'
import { nodeName } from '../core/log-line.js'
import { oneLine } from '../text/terminal-text.js'

const FIRST = 2000
const IMPORTANT = 1000
const LAST = 50
const MAX_WORDS = 240

export interface EventRow {
  /** Its turn among all events that count. */
  readonly number: number
  readonly type: EventType
  readonly timestamp: string
  readonly scope: string
  readonly node: string
  /** What it says, on one line. */
  readonly words: string
}

/** A bounded choice of a run's events: how it began, what was important, how it ended. */
export class EventExcerpt {
  total = 0
  #importantTotal = 0
  /** The first of all, and of the important ones. */
  readonly #first: EventRow[] = []
  /** The latest of the others; they become rows when somebody asks, because most of them are not shown. */
  readonly #last: { readonly number: number; readonly event: StampedEvent }[] = []

  consume(event: StampedEvent): void {
    const { logged, important } = eventFacts(event.type)
    if (!logged || event.type === 'node_output') return
    const number = ++this.total
    // What is told again from a checkpoint has another time here than in the log, which has every one.
    if (event.replayed === true && !important) return
    if (important) this.#importantTotal += 1
    if (this.#first.length < FIRST || (important && this.#importantTotal <= IMPORTANT)) {
      this.#first.push(rowOf(number, event))
      return
    }
    this.#last.push({ number, event })
    if (this.#last.length > LAST) this.#last.shift()
  }

  /** At most `limit` events in their order, the important ones first where there is no room for all. */
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
  // The node has a column of its own.
  const rest = text.startsWith(name) ? text.slice(name.length) : text
  const words = /^(?:$|:? )/.test(rest) ? rest.replace(/^:? /, '') : text
  return { number, type, timestamp, scope, node: node ?? '', words: oneLine(words, MAX_WORDS) }
}
