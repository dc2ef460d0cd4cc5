import { closeSync, fstatSync } from 'node:fs'
import type { Writable } from 'node:stream'
import { isatty } from 'node:tty'

/** Output that nobody gets: `signal` aborts at the first write that fails, with its error as the reason. */
export interface LostOutput {
  readonly signal: AbortSignal
  /** Reports whether output was lost by a failure, such as a full disk; a reader that went away, as `| head` does, is none. */
  readonly hasFailed: () => boolean
}

export function watchOutput(): LostOutput {
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
  return { signal: lost.signal, hasFailed: () => hasFailed }
}

export function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}

/** Calls back when everything is printed that was written before. */
export function whenPrinted(callback: () => void): void {
  // An error of the last write is reported in its own turn, and that comes first.
  process.stdout.write('', () => setImmediate(() => process.stderr.write('', () => callback())))
}

/**
 * Node puts a terminal back into its first state at the end, and aborts where that fails because somebody closed the
 * window. A file that was closed it leaves alone.
 */
export function closeLostTerminals(): void {
  for (const descriptor of [0, 1, 2]) {
    try {
      if (!isatty(descriptor) && fstatSync(descriptor).isCharacterDevice()) closeSync(descriptor)
    } catch {
      // It is closed already.
    }
  }
}

/** So much unread output may wait in memory before the program that prints it is held back. */
const MOST_UNREAD = 64 * 1024

const waiting = new Set<() => void>()

/**
 * Calls back when the readers of our own output have caught up; false when they are not behind. The log of a run is on
 * stderr, that of an action on stdout.
 */
export function whenReadersCatchUp(callback: () => void): boolean {
  const behind = [process.stdout, process.stderr].find(isBehind)
  if (behind === undefined) return false
  if (waiting.size === 0) {
    behind.once('drain', release)
    behind.once('close', release)
  }
  waiting.add(callback)
  return true
}

/** Somebody who no longer waits is not called. */
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

function isBehind(stream: Writable): boolean {
  return stream.writableLength > MOST_UNREAD && stream.writableNeedDrain
}
