import type { EventConsumer, StampedEvent } from '../core/events.js'
import type { AppendFile, FileStore } from '../core/ports.js'

const BUFFERED = 32 * 1024

/** events.jsonl: buffered between side effects, because nothing is resumed from it. */
export class EventLog implements EventConsumer {
  #file: AppendFile | null
  #buffer = ''
  #failure: string | null = null

  constructor(files: FileStore, path: string) {
    this.#file = null
    this.#attempt(() => {
      this.#file = files.openAppend(path)
    })
  }

  /** Why the log is incomplete, if it is. */
  get failure(): string | null {
    return this.#failure
  }

  consume(event: StampedEvent): void {
    if (event.replayed === true || this.#file === null || event.type === 'timer_set') return
    this.#buffer += `${JSON.stringify(event)}\n`
    if (this.#buffer.length > BUFFERED) this.flush()
  }

  flush(): void {
    if (this.#buffer === '' || this.#file === null) return
    const text = this.#buffer
    this.#buffer = ''
    this.#attempt(() => this.#file?.append(text))
  }

  close(): void {
    this.flush()
    this.#attempt(() => this.#file?.close())
    this.#file = null
  }

  #attempt(write: () => void): void {
    try {
      write()
    } catch (error) {
      this.#failure ??= error instanceof Error ? error.message : String(error)
      this.#file = null
    }
  }
}
