import type { Raised } from '../core/envelope.js'
import type { Stamped } from '../core/events.js'
import type { HandledError } from '../core/report.js'
import { getOrAddEntry } from './logs.js'

export const MAX_HANDLED = 100
/** Maximum number of failed handlers that an entry of `handled` names. */
const MAX_THROUGH = 100
const MAX_KINDS = 200

export type FailedEvent = Stamped<'node_failed'>
export type OvercomeBy = 'retry' | 'to' | 'end' | 'recover' | 'group'

/** Errors of one kind that did not end the run: the first one, and their number. */
export interface Overcome {
  readonly error: Raised & { readonly node: string }
  readonly by: OvercomeBy
  count: number
}

interface Listed {
  readonly error: Omit<HandledError, 'by' | 'through'>
  /** Handlers of the error that failed before it was added here. */
  readonly through: readonly string[]
  /** Number of handlers that had failed here when the error was added. */
  readonly since: number
}

/** Errors that await the same decision: a chain of handlers, or the members of a group. Bounded, however many there are. */
export class PendingErrors {
  /** Whether the latest handler of a chain has failed, and no route has taken its error. */
  isFailed = false
  readonly kinds = new Map<string, Overcome>()
  total = 0
  readonly #listed: Listed[] = []
  readonly #failedHandlers: string[] = []

  add(failure: FailedEvent): this {
    addOvercome(this.kinds, failure, 'to', 1)
    this.total += 1
    this.#list(toHandledPart(failure), [])
    return this
  }

  addAll(errors: PendingErrors): void {
    for (const { error, by, count } of errors.kinds.values()) addOvercome(this.kinds, error, by, count)
    this.total += errors.total
    for (const listed of errors.#listed) this.#list(listed.error, errors.#throughOf(listed))
  }

  failHandler(node: string): void {
    if (this.#failedHandlers.length < MAX_THROUGH) this.#failedHandlers.push(node)
  }

  /** Returns the entries of `handled`. */
  listHandled(by: string): readonly HandledError[] {
    return this.#listed.map((listed) => {
      const through = this.#throughOf(listed)
      const { item, ...error } = listed.error
      return { ...error, by, ...(through.length === 0 ? {} : { through }), ...(item === undefined ? {} : { item }) }
    })
  }

  #list(error: Listed['error'], through: readonly string[]): void {
    if (this.#listed.length < MAX_HANDLED) this.#listed.push({ error, through, since: this.#failedHandlers.length })
  }

  #throughOf({ through, since }: Listed): readonly string[] {
    return [...through, ...this.#failedHandlers.slice(since)].slice(0, MAX_THROUGH)
  }
}

export function addOvercome(
  kinds: Map<string, Overcome>,
  error: Overcome['error'],
  by: OvercomeBy,
  times: number,
): void {
  const overcome = getOrAddEntry(kinds, error.envelope.kind, { error, by, count: 0 }, MAX_KINDS)
  if (overcome !== undefined) overcome.count += times
}

function toHandledPart({ node, envelope, attempts, item }: FailedEvent): Listed['error'] {
  const { kind, message } = envelope
  return { node, kind, message, attempts, ...(item === undefined ? {} : { item: item.key }) }
}
