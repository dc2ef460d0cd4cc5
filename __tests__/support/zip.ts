import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly data?: string | Buffer
  /** The size that the archive tells, where that is not true. */
  readonly declared?: number
  /** The checksum that the archive tells, where that is not true. */
  readonly crc?: number
  /** Type and permissions as Unix has them: a regular file unless something else is said. */
  readonly mode?: number
  readonly flags?: number
  readonly method?: number
}

/** An archive as the artifact service keeps them; what it says of itself may be false. */
export function zip(entries: readonly ZipEntry[], { count = entries.length } = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  const deflated = new Map<string | Buffer, Buffer>()
  let at = 0
  for (const { name, data = '', declared, crc, mode = 0o100644, flags = 0, method = 8 } of entries) {
    const [bytes, title] = [Buffer.isBuffer(data) ? data : Buffer.from(data), Buffer.from(name)]
    const packed = method === 8 ? (deflated.get(data) ?? deflateRawSync(bytes)) : bytes
    deflated.set(data, packed)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50)
    header.writeUInt16LE(title.length, 26)
    const record = Buffer.alloc(46)
    record.writeUInt32LE(0x02014b50)
    record.writeUInt16LE(flags, 8)
    record.writeUInt16LE(method, 10)
    record.writeUInt32LE(crc ?? crc32(bytes), 16)
    record.writeUInt32LE(packed.length, 20)
    record.writeUInt32LE(declared ?? bytes.length, 24)
    record.writeUInt16LE(title.length, 28)
    record.writeUInt32LE(mode * 2 ** 16, 38)
    record.writeUInt32LE(at, 42)
    directory.push(record, title)
    parts.push(header, title, packed)
    at += header.length + title.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(Math.min(count, 0xfffe), 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}
