import type { Line } from '../core/event-lines.js'
import { isShown } from '../core/event-lines.js'
import { lineOf } from '../core/event-types.js'
import type { StampedEvent } from '../core/events.js'
import { depthOf } from '../core/place.js'
import { failureLines, isLarge, type RunningGroups } from './groups.js'

const HALF = 30

/** What a log says of a run: of a long one its beginning and its end, of a large group its failures. */
export class LogExcerpt {
  readonly #groups: RunningGroups
  readonly #first: string[] = []
  #last: string[] = []
  #total = 0
  #now = ''

  constructor(groups: RunningGroups) {
    this.#groups = groups
  }

  consume(event: StampedEvent): void {
    this.#now = event.timestamp
    const { ended } = this.#groups.lastChange
    if (this.#groups.isCrowded(event.scope) || event.type === 'node_started' || event.type === 'workflow_started')
      return
    this.#add(lineOf(event), depthOf(event.scope))
    if (ended !== null && isLarge(ended))
      for (const line of failureLines(ended)) this.#add(line, depthOf(ended.scope) + 1)
  }

  lines(): readonly string[] {
    const last = this.#last.slice(-HALF)
    const hidden = this.#total - this.#first.length - last.length
    return [...this.#first, ...(hidden > 0 ? [`  … ${hidden} more …`] : []), ...last, ...this.#openGroups()]
  }

  /** What a killed run left open has no end that would tell its failures. */
  #openGroups(): readonly string[] {
    return [...this.#groups.running()]
      .filter((group) => isLarge(group) && !this.#groups.isCrowded(group.scope))
      .flatMap((group) => failureLines(group).map((line) => this.#text(line, depthOf(group.scope) + 1)))
  }

  #add(line: Line, depth: number): void {
    if (!isShown(line.level, 'info')) return
    this.#total += 1
    if (this.#first.length < HALF) this.#first.push(this.#text(line, depth))
    else this.#last.push(this.#text(line, depth))
    if (this.#last.length > 2 * HALF) this.#last = this.#last.slice(-HALF)
  }

  #text({ mark, text }: Line, depth: number): string {
    return `  ${this.#now.slice(11, 19)} ${'  '.repeat(Math.min(10, depth))}${mark} ${text}`
  }
}
