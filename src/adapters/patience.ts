import { rmSync } from 'node:fs'
import { tryResult } from '../core/result.js'
import { errorCode } from '../text/error-message.js'

/** Codes with which Windows refuses a file that another program has open. */
const BUSY: ReadonlySet<string> = new Set(['EPERM', 'EACCES', 'EBUSY'])
const PATIENCE_MS = 2000
const LONGEST_PAUSE_MS = 100

/**
 * Retries what Windows refuses while a virus scanner or an indexer has the file open, for up to two seconds. Other systems do not refuse it,
 * so an error there is final.
 */
export function patiently<T>(action: () => T, windows = process.platform === 'win32'): T {
  const end = performance.now() + PATIENCE_MS
  for (let pause = 5; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return action()
    } catch (error) {
      if (!windows || !BUSY.has(errorCode(error)) || performance.now() >= end) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
}

/** Removes a temporary file or folder, and reports whether it is gone. A file still in use is not an error. */
export function removeQuietly(path: string): boolean {
  return tryResult(() => patiently(() => rmSync(path, { recursive: true, force: true }))).ok
}
