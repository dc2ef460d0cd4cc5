import path from 'node:path'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import type { RunReport } from '../core/report.js'
import { errorMessage } from '../text/error-message.js'
import type { RunRequest } from './index.js'
import { sourceFile } from './source-file.js'

const KEPT_AT_EACH_END = 500

/** The events of a run for pages about it; of a very long run its beginning and its end. */
export class EventRecorder implements EventConsumer {
  readonly #first: StampedEvent[] = []
  #last: StampedEvent[] = []

  consume(event: StampedEvent): void {
    if (this.#first.length < KEPT_AT_EACH_END) {
      this.#first.push(event)
      return
    }
    this.#last.push(event)
    if (this.#last.length > 2 * KEPT_AT_EACH_END) this.#last = this.#last.slice(-KEPT_AT_EACH_END)
  }

  get events(): readonly StampedEvent[] {
    return [...this.#first, ...this.#last.slice(-KEPT_AT_EACH_END)]
  }
}

/** report.html for every run, and what was asked for beside it; a page that cannot be made never hides the run. */
export async function writeReports(
  request: RunRequest,
  workspace: string,
  report: RunReport,
  events: readonly StampedEvent[],
): Promise<void> {
  const { junit, sarif } = request.reports
  if (report.runDir !== null) {
    const { renderHtml } = await import('../reporters/html/index.js')
    write(request, path.join(report.runDir, 'report.html'), () => renderHtml({ report, events }), false)
  }
  if (junit !== null) {
    const { renderJunit } = await import('../reporters/junit.js')
    write(request, junit, () =>
      renderJunit({ report, events, toRelative: (file) => sourceFile(file, request.cwd, workspace) }),
    )
  }
  if (sarif !== null) {
    const { renderSarif } = await import('../reporters/sarif.js')
    write(request, sarif, () => renderSarif({ report, toRelative: (file) => sourceFile(file, request.cwd, workspace) }))
  }
}

function write(request: RunRequest, target: string, render: () => string, makesFolder = true): void {
  const { files } = request.adapters
  try {
    if (makesFolder) files.makeFolder(path.dirname(target))
    files.replace(target, render())
  } catch (error) {
    request.observer.note(`${target} could not be written: ${errorMessage(error)}`)
  }
}
