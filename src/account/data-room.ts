import { type Raised, raisedIn } from '../core/envelope.js'
import { isJsonObject, type Json } from '../core/json.js'

/** Characters of outputs and details that an account keeps in all; no report shows more than that. */
const MAX_CHARS = 4_000_000

/** Keeps data of nodes as long as there is room, so that a long run stays small in memory. */
export class DataRoom {
  #left: number

  constructor(whole: boolean) {
    this.#left = whole ? Number.POSITIVE_INFINITY : MAX_CHARS
  }

  /** The value, or undefined where there is no room for it. */
  keep(value: Json): Json | undefined {
    const size = sizeOf(value, this.#left)
    if (size > this.#left) return undefined
    this.#left -= size
    return value
  }

  /** The error; without its details and stderr where there is no room for them. */
  keepError(event: Raised): Raised {
    const error = raisedIn(event)
    const size = sizeOf(error.envelope.details, this.#left) + error.stderr_tail.length
    if (size > this.#left) return { ...error, envelope: { ...error.envelope, details: {} }, stderr_tail: '' }
    this.#left -= size
    return error
  }
}

/** About how many characters a value has; not exact beyond the limit. */
function sizeOf(value: Json, limit: number): number {
  if (typeof value === 'string') return value.length + 2
  if (Array.isArray(value)) return sizeOfAll(value, limit)
  if (!isJsonObject(value)) return 5
  let size = 2
  for (const key in value) {
    size += key.length + 4 + sizeOf(value[key] ?? null, limit - size)
    if (size > limit) return size
  }
  return size
}

function sizeOfAll(items: readonly Json[], limit: number): number {
  let size = 2
  for (const item of items) {
    size += sizeOf(item, limit - size) + 1
    if (size > limit) return size
  }
  return size
}
