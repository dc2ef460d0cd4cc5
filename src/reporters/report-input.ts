import type { AwayReader } from '../account/next-steps.js'
import type { RunReport } from '../account/report.js'

/** The run that a renderer shows, and how its reader sees files. */
export interface ReportInput {
  readonly report: RunReport
  /** For a report that is read somewhere else than where it was written. */
  readonly reader?: AwayReader
  /** A file as the repository knows it; null for one outside of it. Without it paths stay as they are. */
  readonly toRelative?: (file: string) => string | null
}
