import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import path from 'node:path'
import type { AppendFile, Durability, FileStore, Flush } from '../core/ports.js'
import { identifyFolder, isPrivateFolder, openRegularFile, readRegularFile } from '../core/regular-file.js'
import { err, type Result, tryOr, tryResult } from '../core/result.js'
import { errorCode } from '../text/error-message.js'
import { pauseThread } from './clock.js'
import { holdLock } from './file-lock.js'
import { LineSplitter } from './lines.js'

/** Every operation throws Node's errors. With the durability `process`, written data survives the process, but not a crash of the machine. */
export function createFileStore(durability: Durability = 'machine'): FileStore {
  const outlivesMachine = durability === 'machine'
  return {
    makeFolder: (folder, isPrivate = false) => makeFolder(folder, isPrivate ? 0o700 : 0o777),
    openAppend: (file) => openAppend(file, outlivesMachine),
    whileLocked: (file, act) => holdLock(file, act),
    replace: (file, text, flush = 'flushed') => replace(file, text, outlivesMachine ? flush : 'plain'),
    readText: (file, maxBytes) => tryPatiently(() => readRegularFile(file, maxBytes)).toString('utf8'),
    lines: readLines,
    endsOpen,
    exists: (file) => fs.existsSync(file),
    hasContent: (file) => tryOr(false, () => hasContent(file)),
    isIrregular: (file) => tryOr(false, () => !fs.lstatSync(file).isFile()),
    identifyFolder: (folder) => identifyFolder(folder),
    isPrivateFolder: (folder) => isPrivateFolder(folder),
    remove: (file) => tryPatiently(() => fs.rmSync(file, { force: true })),
  }
}

/** Writes a file that the user named, and the folder around it; the error follows the name of the file in a message. */
export function writeTextFile(file: string, text: string): Result<void, string> {
  const written = tryResult(() => {
    makeFolder(path.dirname(file))
    replace(file, text, 'flushed')
  })
  return written.ok ? written : err(`cannot be written: ${written.error}`)
}

const MAX_PATH_CHARS = 4096

/** Creates a folder level by level: Node's recursive way does not return where no folder can be created, as in /proc. */
export function makeFolder(folder: string, mode = 0o777): void {
  if (fs.existsSync(folder)) return
  // Refused before the first level is created; no system opens a longer path.
  if (folder.length > MAX_PATH_CHARS) throw new Error(`the path is longer than ${MAX_PATH_CHARS} characters`)
  const above = path.dirname(folder)
  if (above !== folder) makeFolder(above, mode)
  try {
    fs.mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have created the folder in the meantime.
    if (!fs.existsSync(folder)) throw error
  }
}

/** Makes a folder for this user alone, under a name that nobody can guess. Throws Node's errors. */
export function makeTemporaryFolder(base: string, prefix: string): string {
  makeFolder(base)
  return fs.mkdtempSync(path.join(base, prefix))
}

/** Makes a folder with a known name, and throws unless it is this user's alone: in a shared temporary folder another user may have made it first. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder, 0o700)
  if (!isPrivateFolder(folder)) throw new Error(`${folder} is not this user's alone`)
}

function hasContent(file: string): boolean {
  const stats = fs.statSync(file)
  return stats.isFile() && stats.size > 0
}

export function endsOpen(file: string): boolean {
  const open = (): number => openRegularFile(file)
  return withFile(open, (descriptor) => {
    const { size } = fs.fstatSync(descriptor)
    const last = Buffer.alloc(1)
    return size > 0 && fs.readSync(descriptor, last, 0, 1, size - 1) === 1 && last.toString() !== '\n'
  })
}

function withFile<T>(open: () => number, use: (descriptor: number) => T): T {
  const descriptor = tryPatiently(open)
  try {
    return use(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

const CHUNK_BYTES = 64 * 1024

export function* readChunks(file: string): Generator<Buffer> {
  const descriptor = tryPatiently(() => openRegularFile(file))
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES)
    for (let size = fs.readSync(descriptor, chunk); size > 0; size = fs.readSync(descriptor, chunk))
      yield chunk.subarray(0, size)
  } finally {
    fs.closeSync(descriptor)
  }
}

function* readLines(file: string, longest?: number): Generator<string> {
  const lines = new LineSplitter(longest)
  for (const chunk of readChunks(file)) yield* lines.push(chunk)
  const rest = lines.rest()
  if (rest !== '') yield rest
}

const APPEND = fs.constants.O_WRONLY | fs.constants.O_APPEND | fs.constants.O_CREAT

/** Follows no link: a script may put one in the place of a file while the run goes on. */
function openAppend(file: string, flushes: boolean): AppendFile {
  const descriptor = tryPatiently(() => openRegularFile(file, APPEND | (fs.constants.O_NOFOLLOW ?? 0)))
  let open = true
  return {
    append: (data) => writeAll(descriptor, data),
    flush: () => {
      if (flushes) fs.fdatasyncSync(descriptor)
    },
    close: () => {
      if (!open) return
      open = false
      fs.closeSync(descriptor)
    },
  }
}

/** Replaces a file. A device, a pipe or a link is written into instead, because it must not become a plain file. */
function replace(file: string, text: string, flush: Flush): void {
  const stats = fs.lstatSync(file, { throwIfNoEntry: false })
  if (stats === undefined || stats.isFile()) renameOver(file, text, flush)
  else writeInto(file, text)
}

function renameOver(file: string, text: string, flush: Flush): void {
  const folder = path.dirname(file)
  // A rename is atomic only within one file system, so use the same folder.
  const temporary = path.join(folder, `.${path.basename(file)}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    withFile(
      () => fs.openSync(temporary, 'wx'),
      (descriptor) => {
        writeAll(descriptor, text)
        if (flush !== 'plain') fs.fsyncSync(descriptor)
      },
    )
    tryPatiently(() => fs.renameSync(temporary, file))
  } catch (error) {
    removeQuietly(temporary)
    throw error
  }
  if (flush === 'flushed') syncFolder(folder)
}

function writeInto(file: string, text: string): void {
  const write = (): void =>
    withFile(
      () => fs.openSync(file, 'w'),
      (descriptor) => writeAll(descriptor, text),
    )
  const isPipe = fs.statSync(file, { throwIfNoEntry: false })?.isFIFO() === true
  // Opening a pipe without a reader would block forever; this way it fails.
  if (isPipe) withFile(() => fs.openSync(file, fs.constants.O_WRONLY | fs.constants.O_NONBLOCK), write)
  else write()
}

/** Repeats writes until everything is written: on a nearly full disk or a pipe one write may take only a part. */
function writeAll(descriptor: number, data: string | Uint8Array): void {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data
  let written = 0
  while (written < bytes.length) written += fs.writeSync(descriptor, bytes, written, bytes.length - written)
}

/** Flushes the new name of a file; Windows and some file systems cannot, and need not. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') tryResult(() => withFile(() => fs.openSync(folder, 'r'), fs.fsyncSync))
}

/** Codes with which Windows refuses a file that another program has open. */
const BUSY: ReadonlySet<string> = new Set(['EPERM', 'EACCES', 'EBUSY'])
const PATIENCE_MS = 2000
const LONGEST_PAUSE_MS = 100

/** Retries for two seconds what Windows refuses while a virus scanner or an indexer has the file open. */
export function tryPatiently<T>(action: () => T, windows = process.platform === 'win32'): T {
  const end = performance.now() + PATIENCE_MS
  for (let pause = 5; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return action()
    } catch (error) {
      if (!windows || !BUSY.has(errorCode(error)) || performance.now() >= end) throw error
    }
    pauseThread(pause)
  }
}

/** Removes a temporary file or folder, and reports whether it is gone. A file still in use is not an error. */
export function removeQuietly(path: string): boolean {
  return tryResult(() => tryPatiently(() => fs.rmSync(path, { recursive: true, force: true }))).ok
}
