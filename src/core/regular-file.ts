import * as fs from 'node:fs'

/** Refusal of something that is no regular file, or too large; has a code as Node's errors do. */
class RefusedFile extends Error {
  constructor(
    readonly code: 'EISDIR' | 'ENOTREG' | 'EFBIG',
    message: string,
  ) {
    super(message)
  }
}

/** Maximum size of a file that is read as a whole. */
const MOST_BYTES = 512 * 1024 * 1024

/** Is 0 on Windows, which has no such flags. */
const WITHOUT_WAITING = fs.constants.O_NONBLOCK ?? 0

/** Opens a file that others may have put there, and throws unless it is a regular file. Waits neither for the other end of a pipe nor for a device. */
export function openRegularFile(file: string, flags: number = fs.constants.O_RDONLY): number {
  // Opening a device, or a pipe with a waiting writer, would already have an effect.
  const stats = fs.statSync(file, { throwIfNoEntry: false })
  if (stats !== undefined) refuseIrregular(stats)
  const descriptor = fs.openSync(file, flags | WITHOUT_WAITING)
  try {
    refuseIrregular(fs.fstatSync(descriptor))
    return descriptor
  } catch (error) {
    fs.closeSync(descriptor)
    throw error
  }
}

function refuseIrregular(stats: fs.Stats): void {
  if (stats.isDirectory()) throw new RefusedFile('EISDIR', 'it is a folder')
  if (!stats.isFile()) throw new RefusedFile('ENOTREG', 'it is not a regular file')
}

/** Reads a file that others may have put there: the only way to read one as a whole. Throws as `openRegularFile`, and if the file is too large. */
export function readRegularFile(file: string, maxBytes: number = MOST_BYTES): Buffer {
  const descriptor = openRegularFile(file)
  try {
    const bytes = fs.fstatSync(descriptor).size > maxBytes ? null : fs.readFileSync(descriptor)
    if (bytes !== null && bytes.length <= maxBytes) return bytes
    throw new RefusedFile('EFBIG', `it is larger than ${Math.floor(maxBytes / 1024 / 1024)} MiB`)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Returns a text that another folder at the same path does not have; empty if there is no folder. */
export function identifyFolder(folder: string): string {
  const stats = fs.statSync(folder, { bigint: true, throwIfNoEntry: false })
  return stats === undefined ? '' : `${stats.dev} ${stats.ino}`
}

/** Reports whether a folder belongs to this user and is closed to all others. Windows has a temporary folder for each user. */
export function isPrivateFolder(folder: string): boolean {
  const stats = fs.lstatSync(folder, { throwIfNoEntry: false })
  if (stats?.isDirectory() !== true) return false
  return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o077) === 0)
}
