import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RunReport } from '../account/report.js'
import { displayPath } from '../config/load/index.js'
import { isInside, realPathOf, repositoryWithin } from '../config/load/workspace.js'
import { NO_FILE } from '../core/finding.js'
import { REQUESTED_REPORTS, reportFile } from '../reporters/report-files.js'
import { errorMessage } from '../text/error-message.js'
import type { RunRequest } from './request.js'

/** report.html for every run that somebody may look at, and what was asked for beside it; a page that cannot be made never hides the run. */
export async function writeReports(request: RunRequest, workspace: string, report: RunReport): Promise<void> {
  const { page, ...targets } = request.reports
  const root = request.oneStep === undefined ? repositoryWithin(workspace, request.file) : workspace
  const toRelative = (file: string): string | null => sourceFile(file, request.cwd, root)
  const isPageRead = page !== 'unless-success' || report.result.outcome !== 'success'
  if (report.runDir !== null && isPageRead) {
    const run = { workflow: report.result.workflow.name ?? '', runId: report.result.run_id ?? '' }
    const reader = request.reader?.(run)
    const { file, renderer } = reportFile('html')
    const render = await renderer()
    const input = { report, toRelative, ...(reader === undefined ? {} : { reader }) }
    writeOrNote(request, path.join(report.runDir, file), () => render(input))
  }
  for (const name of REQUESTED_REPORTS) {
    const target = targets[name] ?? null
    if (target === null) continue
    const render = await reportFile(name).renderer()
    writeOrNote(request, target, () => {
      request.adapters.files.makeFolder(path.dirname(target))
      return render({ report, toRelative })
    })
  }
}

/** A file that cannot be made or written is a note, and never hides the run. A run folder that somebody has removed is not made again. */
export function writeOrNote({ adapters, observer }: RunRequest, target: string, render: () => string): void {
  try {
    adapters.files.replace(target, render(), 'plain')
  } catch (error) {
    observer.note(`${target} cannot be written: ${errorMessage(error)}`)
  }
}

const MAX_PATH = 4096

/**
 * The file that an envelope names, as the repository knows it: relative to the node's folder if it is there, else to the
 * workspace; null when it lies outside.
 */
export function sourceFile(name: string, nodeFolder: string, workspace: string): string | null {
  if (name === NO_FILE || name.length > MAX_PATH || name.includes('\0')) return null
  const root = realPathOf(workspace)
  const local = path.resolve(nodeFolder, name)
  const file = realPathOf(existsSync(local) ? local : path.resolve(root, name))
  return isInside(root, file) && file !== root ? displayPath(root, file) : null
}
