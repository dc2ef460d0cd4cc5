import { type Raised, raisedIn } from '../core/envelope.js'
import { type Json, jsonText } from '../core/json.js'

/** Characters of outputs and details that an account holds in all; no report shows more than that. */
const MAX_CHARS = 4_000_000

/** Holds data of nodes while there is room, so that a long run stays small in memory. */
export class CharBudget {
  #left: number

  constructor(whole: boolean) {
    this.#left = whole ? Number.POSITIVE_INFINITY : MAX_CHARS
  }

  /** The value, or undefined where there is no room for it. */
  take(value: Json): Json | undefined {
    return this.#fits(jsonText(value).length) ? value : undefined
  }

  /** The error; without its details and stderr where there is no room for them. */
  takeError(event: Raised): Raised {
    const error = raisedIn(event)
    const { envelope, stderr_tail: stderr } = error
    if (this.#fits(jsonText(envelope.details).length + stderr.length)) return error
    return { ...error, envelope: { ...envelope, details: {} }, stderr_tail: '' }
  }

  #fits(size: number): boolean {
    if (size > this.#left) return false
    this.#left -= size
    return true
  }
}
