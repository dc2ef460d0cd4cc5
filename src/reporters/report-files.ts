import type { ReportInput } from '../account/report.js'
import { REPORT_FILES, type ReportName } from '../core/run-files.js'

const RENDERERS: Readonly<Record<ReportName, () => Promise<(input: ReportInput) => string>>> = {
  html: async () => (await import('./html/index.js')).renderHtml,
  junit: async () => (await import('./junit.js')).renderJunit,
  sarif: async () => (await import('./sarif.js')).renderSarif,
}

/** Reports that are written on request; every run folder has the HTML page. */
export type RequestedReport = Exclude<ReportName, 'html'>

export type ReportTargets = Readonly<Partial<Record<RequestedReport, string | null>>>

export const REPORT_NAMES = Object.keys(REPORT_FILES).filter((name): name is ReportName =>
  Object.hasOwn(REPORT_FILES, name),
)
export const REQUESTED_REPORTS = REPORT_NAMES.filter((name) => name !== 'html')

export function reportFile(name: ReportName) {
  return { ...REPORT_FILES[name], renderer: RENDERERS[name] }
}

export function forEachRequested<T>(make: (name: RequestedReport) => T): Readonly<Record<RequestedReport, T>> {
  return Object.fromEntries(REQUESTED_REPORTS.map((name) => [name, make(name)])) as Record<RequestedReport, T>
}
