import { type GroupBoard, isLarge } from '../account/groups.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { depthOf } from '../core/place.js'
import { familyLines, type Line, lineFor } from './progress-lines.js'

const MAX_STORY = 60

/** What happened, a line for each event that is news; of a long run its beginning and its end, of a large group its failures. */
export class Story implements EventConsumer {
  readonly #groups: GroupBoard
  readonly #first: string[] = []
  #last: string[] = []
  #total = 0
  #now = ''

  /** `groups` are those of the account, which knows each event first. */
  constructor(groups: GroupBoard) {
    this.#groups = groups
  }

  consume(event: StampedEvent): void {
    this.#now = event.timestamp
    const { ended } = this.#groups.news
    if (this.#groups.isCrowded(event.scope) || event.type === 'node_started' || event.type === 'workflow_started')
      return
    const line = lineFor(event)
    if (line !== null) this.#tell(line, depthOf(event.scope))
    if (ended !== null && isLarge(ended))
      for (const row of familyLines(ended)) this.#tell(row, depthOf(ended.scope) + 1)
  }

  text(): readonly string[] {
    const open = this.#open()
    if (this.#total + open.length === 0) return []
    const last = this.#last.slice(-MAX_STORY / 2)
    const hidden = this.#total - this.#first.length - last.length
    return ['What happened', ...this.#first, ...(hidden > 0 ? [`  … ${hidden} more …`] : []), ...last, ...open]
  }

  /** What a killed run left open has no end that would tell its failures. */
  #open(): readonly string[] {
    return [...this.#groups.running()]
      .filter((group) => isLarge(group) && !this.#groups.isCrowded(group.scope))
      .flatMap((group) => familyLines(group).map((row) => this.#text(row, depthOf(group.scope) + 1)))
  }

  #tell(line: Line, depth: number): void {
    if (line.level === 'debug') return
    const text = this.#text(line, depth)
    this.#total += 1
    if (this.#first.length < MAX_STORY / 2) this.#first.push(text)
    else this.#last.push(text)
    if (this.#last.length > MAX_STORY) this.#last = this.#last.slice(-MAX_STORY / 2)
  }

  #text(line: Line, depth: number): string {
    return `  ${this.#now.slice(11, 19)} ${'  '.repeat(Math.min(10, depth))}${line.mark} ${line.text}`
  }
}
