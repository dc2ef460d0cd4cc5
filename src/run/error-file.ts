import path from 'node:path'
import type { Raised } from '../core/envelope.js'
import type { FileStore } from '../core/ports.js'
import type { ErrorRecord } from '../core/report.js'
import { type RecordMeta, toErrorRecord } from '../reporters/error-records.js'
import { toJsonLine } from '../reporters/jsonl.js'
import { errorMessage } from '../text/error-message.js'
import type { ErrorsWritten } from './closing-event.js'

/** Appends the errors that ended the run to errors.jsonl; a failure is told and hides nothing. */
export function writeErrors(
  files: FileStore,
  runDir: string | null,
  errors: readonly Raised[],
  meta: RecordMeta,
): { readonly records: readonly ErrorRecord[]; readonly written: ErrorsWritten } {
  const records = errors.map((error) => toErrorRecord(error, meta))
  if (records.length === 0) return { records, written: { path: null } }
  if (runDir === null) return { records, written: { writeError: 'there is no run folder' } }
  const target = path.join(runDir, 'errors.jsonl')
  try {
    const file = files.openAppend(target)
    try {
      file.append(records.map(toJsonLine).join(''))
      file.flush()
    } finally {
      file.close()
    }
    return { records, written: { path: target } }
  } catch (error) {
    return { records, written: { writeError: errorMessage(error) } }
  }
}
