import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { err, ok, type Result } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'

const MAX_BYTES = 64 * 1024 * 1024

/** Reads a file that the user named; the error is what to tell them. */
export function readTextFile(file: string): Result<string, string> {
  try {
    const stats = statSync(file)
    if (stats.isDirectory()) return err('is a folder, not a file')
    if (stats.size > MAX_BYTES) return err(`is larger than ${MAX_BYTES / 1024 / 1024} MiB`)
    return ok(readFileSync(file, 'utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return err('does not exist')
    return err(`cannot be read: ${errorMessage(error)}`)
  }
}

/** Writes a report where the user wants it, with the folders on the way; the error is what to tell them. */
export function writeTextFile(file: string, text: string): Result<string, string> {
  try {
    const files = createFileStore()
    files.makeFolder(path.dirname(file))
    files.replace(file, text)
    return ok(file)
  } catch (error) {
    return err(`cannot be written: ${errorMessage(error)}`)
  }
}

/** What a path leads to; a place that cannot be looked at is as good as none. */
export function entryAt(file: string): 'file' | 'folder' | 'absent' {
  try {
    const stats = statSync(file, { throwIfNoEntry: false })
    return stats === undefined ? 'absent' : stats.isDirectory() ? 'folder' : 'file'
  } catch {
    return 'absent'
  }
}
