import { setMaxListeners } from 'node:events'
import type { Clock } from '../core/ports.js'

interface Sleeper {
  readonly deadline: number
  readonly wake: () => void
}

/** A clock that does not wait: once no other work is pending, it jumps to the earliest deadline. */
export class VirtualClock implements Clock {
  readonly #start: number
  readonly #sleepers = new Set<Sleeper>()
  #now: number
  #registered = 0
  #watching = false
  #held = 0

  constructor(start = 0) {
    this.#start = start
    this.#now = start
  }

  /** Milliseconds that the clock has jumped so far. */
  get slept(): number {
    return this.#now - this.#start
  }

  /** Stops the clock during real work, such as a process; the returned function releases it. */
  hold(): () => void {
    this.#held += 1
    let holding = true
    return () => {
      if (!holding) return
      holding = false
      this.#held -= 1
      this.#watch()
    }
  }

  now(): number {
    return this.#now
  }

  monotonic(): number {
    return this.#now
  }

  sleepUntil(deadline: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || deadline <= this.#now) return Promise.resolve()
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#sleepers.delete(sleeper)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      this.#registered += 1
      const sleeper: Sleeper = { deadline, wake }
      this.#sleepers.add(sleeper)
      // Many sleepers may listen to the same signal, which is not a leak.
      setMaxListeners(0, signal)
      signal.addEventListener('abort', wake, { once: true })
      this.#watch()
    })
  }

  #watch(): void {
    if (this.#watching || this.#held > 0 || this.#sleepers.size === 0) return
    this.#watching = true
    const registered = this.#registered
    setImmediate(() => {
      this.#watching = false
      // If a sleeper was added in the meantime, others may follow.
      if (this.#held === 0 && registered === this.#registered) this.#jump()
      this.#watch()
    })
  }

  #jump(): void {
    const waiting = [...this.#sleepers].sort((a, b) => a.deadline - b.deadline)
    const [first] = waiting
    if (first === undefined) return
    this.#now = first.deadline
    for (const sleeper of waiting) if (sleeper.deadline <= this.#now) sleeper.wake()
  }
}
