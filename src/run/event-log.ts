import { type EventType, eventFacts } from '../core/event-types.js'
import type { AppendFile, FileStore } from '../core/ports.js'
import { errorMessage } from '../text/error-message.js'
import type { EventLines } from './event-bus.js'

const BUFFERED = 32 * 1024
/** Somebody who follows a run from outside sees what happened at most this late. */
const LATE_MS = 200

/** events.jsonl: buffered between side effects, and for a moment, because nothing is resumed from it. */
export class EventLog implements EventLines {
  readonly #open: () => AppendFile
  #file: AppendFile | null = null
  #buffer = ''
  #failure: string | null = null
  #timer: NodeJS.Timeout | null = null

  /** The file is made with the first write: a folder that has one holds a run. */
  constructor(files: FileStore, path: string) {
    this.#open = () => files.openAppend(path)
  }

  /** Why the log is incomplete, if it is. */
  get failure(): string | null {
    return this.#failure
  }

  append(type: EventType, line: string): void {
    if (this.#failure !== null || !eventFacts(type).logged) return
    this.#timer ??= setTimeout(this.#flushLate, LATE_MS).unref()
    this.#buffer += line
    if (this.#buffer.length > BUFFERED) this.flush()
  }

  /** One timer serves every flush that comes before it: to make one for each takes longer than to write. */
  readonly #flushLate = (): void => {
    this.#timer = null
    this.flush()
  }

  flush(): void {
    if (this.#buffer === '' || this.#failure !== null) return
    const text = this.#buffer
    this.#buffer = ''
    this.#attempt(() => {
      this.#file ??= this.#open()
      this.#file.append(text)
    })
  }

  close(): void {
    this.flush()
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#attempt(() => this.#file?.close())
    this.#file = null
  }

  #attempt(write: () => void): void {
    try {
      write()
    } catch (error) {
      this.#failure ??= errorMessage(error)
    }
  }
}
