import type { EventConsumer, StampedEvent } from '../core/events.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import type { ErrorRecord } from '../core/report.js'
import { toErrorRecord, toJsonLine } from '../reporters/error-records.js'
import { errorMessage } from '../text/error-message.js'
import type { ErrorsWritten } from './closing-event.js'

/** errors.jsonl: a record for every error that ended the run; a failure to write is reported and hides nothing. */
export class ErrorFile implements EventConsumer {
  readonly #lines: string[] = []

  constructor(
    readonly files: FileStore,
    readonly path: string | null,
    readonly facts: Pick<ErrorRecord, 'workflow' | 'github'>,
  ) {}

  consume(event: StampedEvent): void {
    if (event.type === 'error_recorded') this.#lines.push(toJsonLine(toErrorRecord(event, this.facts)))
  }

  /** Appends what was recorded, and says where it is or why it is nowhere. */
  write(): ErrorsWritten {
    if (this.#lines.length === 0) return { path: null }
    if (this.path === null) return { writeError: 'there is no run folder' }
    try {
      appendDurably(this.files, this.path, this.#lines.join(''))
      return { path: this.path }
    } catch (error) {
      return { writeError: errorMessage(error) }
    }
  }
}
