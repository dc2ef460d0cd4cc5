import { tmpdir } from 'node:os'
import path from 'node:path'
import { errorMessage } from '../text/error-message.js'
import type { RunRequest } from './request.js'

interface Surroundings extends Pick<RunRequest, 'cwd' | 'tempBase'> {
  readonly adapters: Pick<RunRequest['adapters'], 'files'>
  readonly observer: Pick<RunRequest['observer'], 'note'>
}

/** A folder for what scripts need while they run: where it belongs, else below the next place that can be written to. */
export function scratchFolder(
  { adapters, observer, cwd, tempBase }: Surroundings,
  name: string,
  runDir: string | null,
): string {
  for (const base of new Set([tempBase, tmpdir(), runDir ?? cwd, cwd])) {
    const folder = path.join(base, name)
    try {
      adapters.files.makeFolder(folder)
      return folder
    } catch (error) {
      const reason = errorMessage(error)
      observer.note(`${base} cannot be used for temporary files (${reason})`)
    }
  }
  return path.join(tempBase, name)
}
