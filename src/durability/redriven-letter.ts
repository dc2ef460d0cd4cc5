import type { Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import { deadLetterId, letterVisit, movedScope } from '../core/place.js'
import type { DeadLetterRequest } from '../engine/index.js'
import type { DeadLetter } from './dead-letter.js'
import { type LetterFacts, letterOf } from './dead-letters.js'

/** What is given up while one letter runs again. */
export class RedrivenLetter {
  readonly #letter: DeadLetter
  readonly #scope: string
  readonly #facts: Omit<LetterFacts, 'runId'>
  readonly #inside = new Map<string, DeadLetter>()
  #own: Raised | null = null

  /** The scope is the one that the letter's node has in the redrive, where nothing is around it. */
  constructor(letter: DeadLetter, scope: string, facts: Omit<LetterFacts, 'runId'>) {
    this.#letter = letter
    this.#scope = scope
    this.#facts = facts
  }

  /** The error that keeps the letter open although a route recovered from it. */
  get own(): Raised | null {
    return this.#own
  }

  /** Items of children and groups inside it; each becomes a letter itself once it is settled. */
  get inside(): readonly DeadLetter[] {
    return [...this.#inside.values()]
  }

  giveUp(request: DeadLetterRequest): void {
    const at = this.#inRun(request.at)
    if (at.scope === this.#letter.scope) {
      this.#own = request.error
      return
    }
    const made = letterOf({ ...this.#facts, runId: this.#letter.run_id }, { ...request, at })
    this.#inside.set(made.id, { ...made, callers: [...this.#letter.callers, ...made.callers] })
  }

  /** A step that a further attempt completes was not given up. */
  completed(at: NodeAt): void {
    if (at.scope === this.#scope) this.#own = null
    else this.#inside.delete(deadLetterId(this.#letter.run_id, this.#inRun(at)))
  }

  /** The place that this has in the run which the letter comes from. */
  #inRun(at: NodeAt): NodeAt {
    const { id, scope, node } = this.#letter
    const visit = letterVisit(id)
    if (at.scope === this.#scope) return { ...at, scope, visit }
    const here = { scope: this.#scope, node, visit: 1 }
    return { ...at, scope: movedScope(at.scope, here, { scope, node, visit }) }
  }
}
