import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'

/** Limits of the unpacked data. An archive that declares less than it holds is refused as damaged. Entries are files and folders, also those that only occur in paths. */
const LIMITS = { bytes: 2 * 2 ** 30, entries: 100_000 }
const MAX_DEPTH = 64

type Entry = ReturnType<typeof checkEntry>

const END = { signature: 0x06054b50, bytes: 22, longestComment: 0xffff }
const ZIP64_LOCATOR = { signature: 0x07064b50, bytes: 20 }
const ZIP64_END = { signature: 0x06064b50, bytes: 56 }
const RECORD = { signature: 0x02014b50, bytes: 46 }
const LOCAL_HEADER = { signature: 0x04034b50, bytes: 30 }
/** Value of a 32-bit field that refers to a 64-bit field elsewhere. */
const IN_ZIP64 = 0xffffffff
/** Maximum size of the central directory, which is read at once; 100,000 long names need less. */
const MAX_DIRECTORY_BYTES = 64 * 2 ** 20
const FILE_TYPE = 0o170000
const REGULAR_FILE = 0o100000
const FOLDER = 0o040000

export async function unzipOnlyFile(from: string, folder: string, signal?: AbortSignal): Promise<void> {
  const [name, ...more] = await readdir(from)
  if (name === undefined || more.length > 0) throw new Error('it is not one archive')
  await unzip(path.join(from, name), folder, signal === undefined ? {} : { signal })
}

interface UnzipOptions {
  readonly signal?: AbortSignal
  readonly limits?: typeof LIMITS
  readonly isWanted?: (name: string) => boolean
}

/** Unpacks the regular files of an archive into a new folder, which is removed if that fails. The artifact client would unpack without any limit. */
export async function unzip(
  archive: string,
  folder: string,
  { signal, limits = LIMITS, isWanted = () => true }: UnzipOptions = {},
): Promise<void> {
  const file = await open(archive, 'r')
  try {
    const entries = await readEntries(file, limits, isWanted)
    await mkdir(folder, { recursive: true })
    for (const entry of entries) {
      const target = path.join(folder, ...entry.parts)
      await mkdir(entry.isFolder ? target : path.dirname(target), { recursive: true })
      if (!entry.isFolder) await unpackFile(archive, file, entry, target)
      signal?.throwIfAborted()
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  } finally {
    await file.close()
  }
}

async function unpackFile(archive: string, file: FileHandle, entry: Entry, target: string): Promise<void> {
  const { headerAt, packedBytes: bytes, isDeflated } = entry
  // The local header repeats the name and has its own length of extra fields.
  const header = await read(file, headerAt, LOCAL_HEADER)
  const start = headerAt + header.length + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = bytes === 0 ? Readable.from([]) : createReadStream(archive, { start, end: start + bytes - 1 })
  // Never overwrite a file: archives of this action have no two entries with one name.
  const out = createWriteStream(target, { flags: 'wx' })
  if (isDeflated && bytes > 0) await pipeline(packed, createInflateRaw(), createChecker(entry), out)
  else await pipeline(packed, createChecker(entry), out)
}

/** Passes the data of an entry on, and fails as soon as it is longer than declared. */
function createChecker({ parts, bytes, crc }: Entry): Transform {
  let [size, sum] = [0, 0]
  const createDamageError = () => new Error(`its entry ${JSON.stringify(parts.join('/'))} is damaged`)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      sum = crc32(chunk, sum)
      if (size > bytes) done(createDamageError())
      else done(null, chunk)
    },
    flush(done) {
      done(size === bytes && sum === crc ? null : createDamageError())
    },
  })
}

async function readEntries(
  file: FileHandle,
  limits: typeof LIMITS,
  isWanted: (name: string) => boolean,
): Promise<readonly Entry[]> {
  const { at, bytes } = await findDirectory(file)
  if (bytes > MAX_DIRECTORY_BYTES) throw new Error('its list of entries is too long')
  const directory = Buffer.alloc(bytes)
  const { bytesRead } = await file.read(directory, 0, bytes, at)
  if (bytesRead < bytes) throw new Error('the archive is not whole')
  const entries: Entry[] = []
  let [entryCount, unpackedBytes] = [0, 0]
  for (let from = 0; from < bytes; ) {
    if (from + RECORD.bytes > bytes || directory.readUInt32LE(from) !== RECORD.signature)
      throw new Error('its list of entries is damaged')
    const nameEnd = from + RECORD.bytes + directory.readUInt16LE(from + 28)
    const name = directory.toString('utf8', from + RECORD.bytes, nameEnd)
    const record = directory.subarray(from, from + RECORD.bytes)
    from = nameEnd + directory.readUInt16LE(from + 30) + directory.readUInt16LE(from + 32)
    if (!isWanted(name)) continue
    const entry = checkEntry(name, record)
    // The entry may create a file or folder for each part of its path that differs from the previous entry.
    const { parts } = entry
    const shared = parts.findIndex((part, index) => part !== entries.at(-1)?.parts[index])
    entryCount += Math.max(1, parts.length - (shared === -1 ? parts.length : shared))
    unpackedBytes += entry.bytes
    if (entryCount > limits.entries) throw new Error(`it has more than ${limits.entries} entries`)
    if (unpackedBytes > limits.bytes) throw new Error(`it unpacks to more than ${limits.bytes / 2 ** 20} MiB`)
    entries.push(entry)
  }
  return entries
}

async function findDirectory(file: FileHandle): Promise<{ readonly at: number; readonly bytes: number }> {
  const { size } = await file.stat()
  const tail = Buffer.alloc(Math.min(size, END.bytes + END.longestComment))
  await file.read(tail, 0, tail.length, size - tail.length)
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(END.signature)
  const end = tail.lastIndexOf(signature, tail.length - END.bytes)
  if (end < 0) throw new Error('it is not a zip archive')
  const [bytes, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (at !== IN_ZIP64 && bytes !== IN_ZIP64 && tail.readUInt16LE(end + 10) !== 0xffff) return { at, bytes }
  const locator = await read(file, size - tail.length + end - ZIP64_LOCATOR.bytes, ZIP64_LOCATOR)
  const long = await read(file, Number(locator.readBigUInt64LE(8)), ZIP64_END)
  return { at: Number(long.readBigUInt64LE(48)), bytes: Number(long.readBigUInt64LE(40)) }
}

function checkEntry(name: string, record: Buffer) {
  const isFolder = name.endsWith('/')
  const parts = (isFolder ? name.slice(0, -1) : name).split('/')
  const refuse = (why: string): never => {
    throw new Error(`its entry ${JSON.stringify(name.slice(0, 200))} ${why}`)
  }
  if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\:\0]/.test(part)))
    refuse('is no path below a folder')
  if (parts.length > MAX_DEPTH) refuse(`is more than ${MAX_DEPTH} folders deep`)
  const type = (record.readUInt32LE(38) >>> 16) & FILE_TYPE
  if (type !== 0 && type !== (isFolder ? FOLDER : REGULAR_FILE)) refuse('is no regular file')
  const [flags, method] = [record.readUInt16LE(8), record.readUInt16LE(10)]
  if ((flags & 1) !== 0) refuse('is encrypted')
  if (method !== 0 && method !== 8) refuse('is packed in an unknown way')
  const [packedBytes, bytes, headerAt] = [record.readUInt32LE(20), record.readUInt32LE(24), record.readUInt32LE(42)]
  if (packedBytes === IN_ZIP64 || bytes === IN_ZIP64 || headerAt === IN_ZIP64) refuse('is too large')
  return { parts, isFolder, isDeflated: method === 8, packedBytes, bytes, crc: record.readUInt32LE(16), headerAt }
}

async function read(
  file: FileHandle,
  at: number,
  { signature, bytes }: { readonly signature: number; readonly bytes: number },
): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes)
  const { bytesRead } = at < 0 ? { bytesRead: 0 } : await file.read(buffer, 0, bytes, at)
  if (bytesRead < bytes || buffer.readUInt32LE(0) !== signature) throw new Error('the archive is damaged')
  return buffer
}
