import { randomUUID } from 'node:crypto'
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import type { ErrorFileContent, ErrorFiles } from '../core/ports.js'
import { err, ok, tryAction } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'
import { makeFolder } from './file-store.js'
import { patiently, removeQuietly } from './patience.js'

/** Number of bytes read from a file that is too large, to show what it contains. */
const HEAD_BYTES = 64 * 1024

/** Creates envelope files in one private folder, which is created with the first of them. */
export function createErrorFiles(folder: string): ErrorFiles {
  return {
    create: async () => {
      const problem = tryAction(() => makeFolder(folder, 0o700))
      if (problem !== null) return err(`there is no folder for temporary files: ${problem}`)
      const id = randomUUID()
      const file = `${folder}${path.sep}error-${id}.json`
      const outputPath = `${folder}${path.sep}output-${id}.txt`
      return ok({
        path: file,
        readEnvelope: async (maxBytes: number) => readAndRemove(file, maxBytes),
        outputPath,
        readOutput: async (maxBytes: number) => readAndRemove(outputPath, maxBytes),
      })
    },
  }
}

function readAndRemove(file: string, maxBytes: number): ErrorFileContent {
  const content = tryRead(file, maxBytes)
  if (content.status !== 'absent') removeQuietly(file)
  return content
}

function tryRead(file: string, maxBytes: number): ErrorFileContent {
  try {
    return read(file, maxBytes)
  } catch (error) {
    return { status: 'unreadable', message: errorMessage(error) }
  }
}

function read(file: string, maxBytes: number): ErrorFileContent {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (stats === undefined) return { status: 'absent' }
  // A link or a device could lead anywhere, and opening a pipe would block.
  if (!stats.isFile()) return { status: 'unreadable', message: 'it is not a regular file' }
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)
  const descriptor = patiently(() => openSync(file, flags))
  try {
    const opened = fstatSync(descriptor)
    if (!opened.isFile()) return { status: 'unreadable', message: 'it is not a regular file' }
    // Bytes that a background process appends from now on are not read.
    const isTooLarge = opened.size > maxBytes
    const buffer = Buffer.alloc(isTooLarge ? Math.min(maxBytes, HEAD_BYTES) : opened.size)
    const bytes = buffer.subarray(0, readSync(descriptor, buffer))
    return isTooLarge ? { status: 'too_large', size: opened.size, head: bytes } : { status: 'bytes', bytes }
  } finally {
    closeSync(descriptor)
  }
}
