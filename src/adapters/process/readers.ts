import type { Writable } from 'node:stream'
import { openedStreams } from '../standard-streams.js'

/**
 * So much unread output may wait in memory before the program that prints it is held back. More would not serve the reader: Node
 * takes up to 2 MB from a program before it writes anything that waits, and the reader would have nothing to do meanwhile.
 */
const MOST_UNREAD = 64 * 1024

const waiting = new Set<() => void>()

/**
 * Calls back when the readers of our own output have caught up; false when they are not behind. The log of a run is on
 * stderr, that of an action on stdout.
 */
export function whenReadersCatchUp(callback: () => void): boolean {
  const behind = openedStreams().find(isBehind)
  if (behind === undefined) return false
  if (waiting.size === 0) {
    behind.once('drain', release)
    behind.once('close', release)
  }
  waiting.add(callback)
  return true
}

/** A reader that no longer waits is not called. */
export function stopWaiting(callback: () => void): void {
  waiting.delete(callback)
}

function release(): void {
  for (const stream of openedStreams()) {
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
