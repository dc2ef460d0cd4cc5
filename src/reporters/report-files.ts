import type { ReportInput } from './report-input.js'

interface ReportFile {
  /** Name of the file in a run folder. */
  readonly file: string
  /** Description in the help of `--<name>` and of the action's input of that name. */
  readonly what: string
  /** Imports the renderer on demand. */
  readonly renderer: () => Promise<(input: ReportInput) => string>
}

const REPORT_FILES = {
  html: {
    file: 'report.html',
    what: 'a page for people',
    renderer: async () => (await import('./html/index.js')).renderHtml,
  },
  junit: {
    file: 'junit.xml',
    what: 'a JUnit report for test reporters',
    renderer: async () => (await import('./junit.js')).renderJunit,
  },
  sarif: {
    file: 'errors.sarif',
    what: 'a SARIF report for code scanning',
    renderer: async () => (await import('./sarif.js')).renderSarif,
  },
} as const satisfies Readonly<Record<string, ReportFile>>

type ReportName = keyof typeof REPORT_FILES

/** Reports that are written on request; every run folder has the HTML page. */
export type RequestedReport = Exclude<ReportName, 'html'>

export type ReportTargets = Readonly<Partial<Record<RequestedReport, string | null>>>

export const REPORT_NAMES = Object.keys(REPORT_FILES).filter((name): name is ReportName =>
  Object.hasOwn(REPORT_FILES, name),
)
export const REQUESTED_REPORTS = REPORT_NAMES.filter((name) => name !== 'html')

export function reportFile(name: ReportName): ReportFile {
  return REPORT_FILES[name]
}

/** Returns a record with a value for each report that can be requested. */
export function forEachRequested<T>(make: (name: RequestedReport) => T): Readonly<Record<RequestedReport, T>> {
  return Object.fromEntries(REQUESTED_REPORTS.map((name) => [name, make(name)])) as Record<RequestedReport, T>
}
