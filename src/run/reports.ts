import path from 'node:path'
import type { RunReport } from '../account/report.js'
import { repositoryWithin } from '../config/load/workspace.js'
import { REQUESTED_REPORTS, reportFile } from '../reporters/report-files.js'
import { errorMessage } from '../text/error-message.js'
import type { RunRequest } from './request.js'
import { sourceFile } from './source-file.js'

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
    write(request, path.join(report.runDir, file), () => render(input), false)
  }
  for (const name of REQUESTED_REPORTS) {
    const target = targets[name] ?? null
    if (target === null) continue
    const render = await reportFile(name).renderer()
    write(request, target, () => render({ report, toRelative }))
  }
}

function write(request: RunRequest, target: string, render: () => string, makesFolder = true): void {
  const { files } = request.adapters
  try {
    if (makesFolder) files.makeFolder(path.dirname(target))
    files.replace(target, render(), 'plain')
  } catch (error) {
    request.observer.note(`${target} could not be written: ${errorMessage(error)}`)
  }
}
