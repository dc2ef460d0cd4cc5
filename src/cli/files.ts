import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readRegularFile } from '../core/regular-file.js'
import { err, ok, type Result, tryResult } from '../core/result.js'
import { errorCode, errorMessage } from '../text/error-message.js'

const MAX_BYTES = 64 * 1024 * 1024

/** Reads a file that the user named; the error follows the name of the file in a message. */
export function readTextFile(file: string): Result<string, string> {
  try {
    const bytes = isOwnDescriptor(file) ? readFileSync(file) : readRegularFile(file, MAX_BYTES)
    return ok(bytes.toString('utf8'))
  } catch (error) {
    return err(READ_PROBLEMS[errorCode(error)] ?? `cannot be read: ${errorMessage(error)}`)
  }
}

const READ_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder, not a file',
  ENOTREG: 'is not a regular file',
  EFBIG: `is larger than ${MAX_BYTES / 1024 / 1024} MiB`,
}

/** Reports whether a path is a descriptor of this process, as a shell passes for `<(command)`: the user gave it, so it may be a pipe. */
export function isOwnDescriptor(file: string): boolean {
  return /^\/dev\/(?:stdin|fd\/\d{1,9})$/.test(file)
}

export interface NewFile {
  readonly path: string
  readonly text: string
}

/** Writes all files below a folder or none; never overwrites a file. `shown` names a file in messages. */
export function writeNewFiles(
  folder: string,
  files: readonly NewFile[],
  shown: (name: string) => string,
): Result<void, string> {
  const resolveFile = ({ path: name }: NewFile): string => path.resolve(folder, name)
  const names = (some: readonly NewFile[]): string => some.map(({ path: name }) => shown(name)).join(', ')
  const taken = files.filter((file) => existsSync(resolveFile(file)))
  if (taken.length > 0)
    return err(`${names(taken)} ${taken.length === 1 ? 'is' : 'are'} already there; nothing was written`)
  const written = tryResult(() => {
    for (const file of files) mkdirSync(path.dirname(resolveFile(file)), { recursive: true })
    for (const file of files) writeFileSync(resolveFile(file), file.text, { flag: 'wx' })
  })
  return written.ok ? written : err(`${names(files)} cannot be written: ${written.error}`)
}
