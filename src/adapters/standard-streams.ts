import { closeSync, fstatSync } from 'node:fs'
import { isatty } from 'node:tty'
import { tryResult } from '../core/result.js'

/** Aborts `signal` at the first write that fails. `hasFailed` reports a failure such as a full disk; a reader that went away is none. */
export function watchOutput() {
  const lost = new AbortController()
  let hasFailed = false
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (!isClosedPipe(error) && !hasFailed) {
        hasFailed = true
        process.stderr.write(`conductor: the output could not be written: ${error.message}\n`)
      }
      lost.abort(error)
    })
  return { signal: lost.signal, hasFailed: (): boolean => hasFailed }
}

export function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}

/** Calls back when everything is printed that was written before. */
export function callWhenPrinted(callback: () => void): void {
  // An error of the last write is reported in a turn of its own, before this callback.
  process.stdout.write('', () => setImmediate(() => process.stderr.write('', () => callback())))
}

/** Closes terminals whose window is gone: Node resets terminals at exit and aborts if that fails, but skips closed descriptors. */
export function closeLostTerminals(): void {
  for (const descriptor of [0, 1, 2]) {
    // The descriptor may be closed already.
    tryResult(() => {
      if (!isatty(descriptor) && fstatSync(descriptor).isCharacterDevice()) closeSync(descriptor)
    })
  }
}

/** Maximum number of unread bytes in memory before the printing program is paused. */
const MOST_UNREAD = 64 * 1024

const waiting = new Set<() => void>()

/** Calls back when the readers of this process's output have caught up. Returns false if they are not behind. */
export function waitForReaders(callback: () => void): boolean {
  const behind = [process.stdout, process.stderr].find(
    ({ writableLength, writableNeedDrain }) => writableLength > MOST_UNREAD && writableNeedDrain,
  )
  if (behind === undefined) return false
  if (waiting.size === 0) {
    behind.once('drain', release)
    behind.once('close', release)
  }
  waiting.add(callback)
  return true
}

export function stopWaiting(callback: () => void): void {
  waiting.delete(callback)
}

function release(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.off('drain', release)
    stream.off('close', release)
  }
  const callbacks = [...waiting]
  waiting.clear()
  for (const callback of callbacks) callback()
}
