import { constants, fstatSync, openSync, writeSync } from 'node:fs'
import type { Writable } from 'node:stream'

/** A stream of the process. */
export type ProcessStream = Pick<Writable, 'write' | 'writableLength'> & {
  readonly fd: number
  readonly isTTY?: boolean
}

/** Smaller pieces are not worth a way of their own. */
const LARGE = 16 * 1024

/**
 * Writes to a stream of the process. Bytes may stand in memory that is used again: of a large piece as much is written at once as
 * the reader takes, without a copy, and the rest waits in the stream like everything else.
 */
export function promptWriter(stream: ProcessStream, writeNow = writeSync): (text: string | Buffer) => void {
  const isPrompt = stream.isTTY !== true && process.platform !== 'win32'
  return (text) => {
    if (typeof text === 'string') stream.write(text)
    else {
      // What waits already goes first.
      const taken =
        isPrompt && text.length >= LARGE && stream.writableLength === 0 ? taking(stream.fd, text, writeNow) : 0
      if (taken < text.length) stream.write(Buffer.from(text.subarray(taken)))
    }
  }
}

/**
 * Writes to stdout or stderr without opening its stream, as long as the reader takes everything at once: the stream is much code for
 * a few lines. From the first piece that has to wait on, all goes through the stream.
 */
export function directWriter(
  fd: number,
  open: () => ProcessStream,
  writeNow = writeSync,
): (text: string | Buffer) => void {
  let waiting: ((text: string | Buffer) => void) | null = null
  let direct: number | null | undefined
  return (text) => {
    if (waiting !== null) return waiting(text)
    if (direct === undefined) direct = neverWaiting(fd)
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    const taken = direct === null ? 0 : taking(direct, bytes, writeNow)
    if (taken === bytes.length) return
    waiting = promptWriter(open(), writeNow)
    waiting(taken === 0 ? text : bytes.subarray(taken))
  }
}

/** A descriptor of the same file or pipe on which nobody waits for a reader; null where the system has none. */
function neverWaiting(fd: number): number | null {
  if (process.platform !== 'linux') return null
  try {
    const stats = fstatSync(fd)
    if (stats.isFile()) return fd
    // Who opens a pipe once more has flags of his own: others may rely on waiting.
    return stats.isFIFO() ? openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK) : null
  } catch {
    return null
  }
}

function taking(fd: number, bytes: Buffer, writeNow: typeof writeSync): number {
  try {
    return writeNow(fd, bytes)
  } catch {
    // The reader is not ready, or gone: the stream waits for it, or says so.
    return 0
  }
}
