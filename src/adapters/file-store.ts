import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import type { AppendFile, Durability, FileStore, Flush } from '../core/ports.js'
import { attemptedOr, tryResult } from '../core/result.js'
import { LineSplitter } from './lines.js'
import { patiently, removeQuietly } from './patience.js'

/**
 * Creates a store for files of this machine. Every operation throws Node's errors; the caller decides what a failed write means. With the
 * durability `process` nothing is flushed: written data survives the process, but not a crash of the machine.
 */
export function createFileStore(durability: Durability = 'machine'): FileStore {
  const outlivesMachine = durability === 'machine'
  return {
    makeFolder: (folder, isPrivate = false) => makeFolder(folder, isPrivate ? 0o700 : 0o777),
    openAppend: (file) => openAppend(file, outlivesMachine),
    replace: (file, text, flush = 'flushed') => replace(file, text, outlivesMachine ? flush : 'plain'),
    readText: (file) => patiently(() => readFileSync(file, 'utf8')),
    lines: readLines,
    endsOpen,
    exists: (file) => existsSync(file),
    hasContent: (file) => attemptedOr(false, () => hasContent(file)),
    isIrregular: (file) => attemptedOr(false, () => !lstatSync(file).isFile()),
    remove: (file) => patiently(() => rmSync(file, { force: true })),
  }
}

const MAX_PATH_CHARS = 4096

/** Creates a folder level by level: Node's recursive way does not return where no folder can be created, as in /proc. */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return
  // Refused before the first level is created; no system opens a longer path.
  if (folder.length > MAX_PATH_CHARS) throw new Error(`the path is longer than ${MAX_PATH_CHARS} characters`)
  const above = path.dirname(folder)
  if (above !== folder) makeFolder(above, mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have created the folder in the meantime.
    if (!existsSync(folder)) throw error
  }
}

function hasContent(file: string): boolean {
  const stats = statSync(file)
  return stats.isFile() && stats.size > 0
}

export function endsOpen(file: string): boolean {
  return withFile(file, 'r', (descriptor) => {
    const { size } = fstatSync(descriptor)
    const last = Buffer.alloc(1)
    return size > 0 && readSync(descriptor, last, 0, 1, size - 1) === 1 && last.toString() !== '\n'
  })
}

function withFile<T>(file: string, flags: string | number, use: (descriptor: number) => T): T {
  const descriptor = patiently(() => openSync(file, flags))
  try {
    return use(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const CHUNK_BYTES = 64 * 1024

/** Reads a file in chunks; each chunk is valid until the next one is read. */
export function* readChunks(file: string): Generator<Buffer> {
  const descriptor = patiently(() => openSync(file, 'r'))
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES)
    for (let size = readSync(descriptor, chunk); size > 0; size = readSync(descriptor, chunk))
      yield chunk.subarray(0, size)
  } finally {
    closeSync(descriptor)
  }
}

function* readLines(file: string, longest?: number): Generator<string> {
  const lines = new LineSplitter(longest)
  for (const chunk of readChunks(file)) yield* lines.push(chunk)
  const rest = lines.rest()
  if (rest !== '') yield rest
}

/** Follows no link and does not wait for the reader of a pipe: a script may put one in the place of a file while the run goes on. */
const APPEND =
  constants.O_WRONLY |
  constants.O_APPEND |
  constants.O_CREAT |
  (process.platform === 'win32' ? 0 : constants.O_NOFOLLOW | constants.O_NONBLOCK)

function openAppend(file: string, flushes: boolean): AppendFile {
  const descriptor = patiently(() => openSync(file, APPEND))
  if (!fstatSync(descriptor).isFile()) {
    closeSync(descriptor)
    throw new Error(`${file} is not a regular file`)
  }
  let open = true
  return {
    append: (data) => writeAll(descriptor, data),
    flush: () => {
      if (flushes) fdatasyncSync(descriptor)
    },
    close: () => {
      if (!open) return
      open = false
      closeSync(descriptor)
    },
  }
}

/** Replaces a file. A device, a pipe or a link is written into instead, because it must not become a plain file. */
function replace(file: string, text: string, flush: Flush): void {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (stats === undefined || stats.isFile()) renameOver(file, text, flush)
  else writeInto(file, text)
}

function renameOver(file: string, text: string, flush: Flush): void {
  const folder = path.dirname(file)
  // A rename is atomic only within one file system, so use the same folder.
  const temporary = path.join(folder, `.${path.basename(file)}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    withFile(temporary, 'wx', (descriptor) => {
      writeAll(descriptor, text)
      if (flush !== 'plain') fsyncSync(descriptor)
    })
    patiently(() => renameSync(temporary, file))
  } catch (error) {
    removeQuietly(temporary)
    throw error
  }
  if (flush === 'flushed') syncFolder(folder)
}

function writeInto(file: string, text: string): void {
  const write = (): void => withFile(file, 'w', (descriptor) => writeAll(descriptor, text))
  const isPipe = statSync(file, { throwIfNoEntry: false })?.isFIFO() === true
  // Opening a pipe without a reader would block forever; this way it fails.
  if (isPipe) withFile(file, constants.O_WRONLY | constants.O_NONBLOCK, write)
  else write()
}

/** Repeats writes until everything is written: on a nearly full disk or a pipe one write may take only a part. */
function writeAll(descriptor: number, data: string | Uint8Array): void {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data
  let written = 0
  while (written < bytes.length) written += writeSync(descriptor, bytes, written, bytes.length - written)
}

/** Flushes the new name of a file; Windows and some file systems cannot, and need not. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') tryResult(() => withFile(folder, 'r', fsyncSync))
}
