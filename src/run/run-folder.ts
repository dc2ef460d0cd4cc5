import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { JOURNAL_FILE } from '../checkpoint/snapshot.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'

export function newRunId(): string {
  return randomBytes(6).toString('hex')
}

/** `<base>/conductor/<workflow>-<UTC timestamp>-<run id>` */
export function defaultRunFolder(base: string, workflow: string, now: number, runId: string): string {
  const safe =
    workflow
      .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
      .replaceAll(/^[.-]+|-+$/g, '')
      .slice(0, 60) || 'workflow'
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return path.join(base, 'conductor', `${safe}-${stamp}-${runId}`)
}

/** Files that tell that a folder holds a run already. */
const TRACES = ['events.jsonl', 'result.json', 'checkpoint.json', 'errors.jsonl']

export function holdsRun(files: FileStore, folder: string): boolean {
  return TRACES.some((name) => files.exists(path.join(folder, name)))
}

/** Makes the folder; the error says why it cannot be written to. */
export function makeRunFolder(files: FileStore, folder: string): Result<string, string> {
  try {
    files.makeFolder(folder)
    // An empty journal says nothing yet: a process that dies here leaves a folder that can be used again.
    const probe = files.openAppend(path.join(folder, JOURNAL_FILE))
    probe.close()
    return ok(folder)
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}
