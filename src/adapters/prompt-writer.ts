import { writeSync } from 'node:fs'
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

function taking(fd: number, bytes: Buffer, writeNow: typeof writeSync): number {
  try {
    return writeNow(fd, bytes)
  } catch {
    // The reader is not ready, or gone: the stream waits for it, or says so.
    return 0
  }
}
