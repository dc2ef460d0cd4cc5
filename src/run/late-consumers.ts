import type { EventConsumer, StampedEvent } from '../core/events.js'

/** So many events wait at most. */
const MOST_WAITING = 32

/**
 * Tells a little later what belongs to the ordinary way from one program to the next. Between the two there is only time for what
 * has to be done before the second one starts; while that one runs there is time for the rest. The order stays as it is: any other
 * event is told at once, and what waits before it.
 */
export class LateConsumers implements EventConsumer {
  readonly #consumers: readonly EventConsumer[]
  readonly #mostWaiting: number
  #waiting: StampedEvent[] = []
  #scheduled = false

  /** Where no start waits for a disk everything is told at once. */
  constructor(consumers: readonly EventConsumer[], startsWait: boolean) {
    this.#consumers = consumers
    this.#mostWaiting = startsWait ? MOST_WAITING : 0
  }

  consume(event: StampedEvent): void {
    if (this.#canWait(event)) {
      this.#waiting.push(event)
      this.#schedule()
      return
    }
    this.settle()
    this.#tell(event)
  }

  /** Tells what waits; to be called before anything that is seen beside events. */
  settle(): void {
    if (this.#waiting.length === 0) return
    const told = this.#waiting
    this.#waiting = []
    for (const event of told) this.#tell(event)
  }

  #canWait(event: StampedEvent): boolean {
    if (event.replayed === true || this.#waiting.length >= this.#mostWaiting) return false
    switch (event.type) {
      case 'node_started':
      case 'node_completed':
        return event.node_type === 'script'
      case 'route_taken':
        return this.#waiting.length > 0
      default:
        return false
    }
  }

  /** The first turn of the loop may be the one in which a program starts. */
  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => setImmediate(this.#settleLate))
  }

  readonly #settleLate = (): void => {
    this.#scheduled = false
    this.settle()
  }

  #tell(event: StampedEvent): void {
    for (const consumer of this.#consumers) consumer.consume(event)
  }
}
