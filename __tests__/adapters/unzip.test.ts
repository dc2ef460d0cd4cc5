import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { unzip } from '../../src/adapters/unzip.js'
import { temporaryFolder } from '../support/folders.js'
import { type ZipEntry, zip } from '../support/zip.js'

const LIMITS = { bytes: 2 ** 20, entries: 100 }
const ZEROS = Buffer.alloc(2 ** 20 + 1)

async function unpacked(archive: Buffer, limits = LIMITS): Promise<string> {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'a.zip'), archive)
  await unzip(path.join(folder, 'a.zip'), path.join(folder, 'out'), { limits })
  return path.join(folder, 'out')
}

async function refused(archive: Buffer): Promise<string> {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'a.zip'), archive)
  const why = unzip(path.join(folder, 'a.zip'), path.join(folder, 'below/out'), { limits: LIMITS })
  const message = await why.then(() => 'unpacked', String)
  expect(existsSync(path.join(folder, 'below/out'))).toBe(false)
  expect(readdirSync(folder).filter((name) => name !== 'below')).toEqual(['a.zip'])
  return message
}

/** An archive with as many entries as one field can count, and more: the count stands elsewhere. */
function zip64(entries: readonly ZipEntry[]): Buffer {
  const plain = zip(entries)
  const end = plain.subarray(-22)
  const long = Buffer.alloc(56)
  long.writeUInt32LE(0x06064b50)
  long.writeBigUInt64LE(BigInt(entries.length), 32)
  long.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40)
  long.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50)
  locator.writeBigUInt64LE(BigInt(plain.length - 22), 8)
  const last = Buffer.from(end)
  last.writeUInt16LE(0xffff, 10)
  last.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([plain.subarray(0, -22), long, locator, last])
}

describe('an archive', () => {
  const files: readonly ZipEntry[] = [
    { name: 'result.json', data: '{}' },
    { name: 'plan/', mode: 0o040755 },
    { name: 'plan/journal.jsonl', data: 'x'.repeat(100_000) },
    { name: 'deep/er/stored', data: 'as it is', method: 0 },
    { name: 'empty', mode: 0 },
  ]
  test.each([
    ['plain', zip(files)],
    ['zip64', zip64(files)],
    ['with a comment', Buffer.concat([zip(files), Buffer.from('a comment')])],
  ])('%s is unpacked', async (_, archive) => {
    const folder = await unpacked(archive)
    const text = (name: string) => readFileSync(path.join(folder, name), 'utf8')
    expect(readdirSync(folder).sort()).toEqual(['deep', 'empty', 'plan', 'result.json'])
    expect(text('plan/journal.jsonl')).toBe('x'.repeat(100_000))
    expect([text('result.json'), text('deep/er/stored'), text('empty')]).toEqual(['{}', 'as it is', ''])
  })

  test.each<[string, Buffer, RegExp]>([
    ['that unpacks to too much', zip([{ name: 'a', data: ZEROS }]), /more than 1 MiB/],
    ['that does not say so', zip([{ name: 'a', data: ZEROS, declared: 10 }]), /"a" is damaged/],
    [
      'that unpacks to too much in many files',
      zip(Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, data: ZEROS.subarray(0, 60_000) }))),
      /more than 1 MiB/,
    ],
    [
      'with too many entries, which tells fewer',
      zip(
        Array.from({ length: 101 }, (_, at) => ({ name: `${at}` })),
        { count: 3 },
      ),
      /more than 100 entries/,
    ],
    [
      'with folders that only paths name',
      zip(Array.from({ length: 51 }, (_, at) => ({ name: `${at}/a` }))),
      /more than 100 entries/,
    ],
    ['that is too deep', zip([{ name: `${'a/'.repeat(64)}b` }]), /64 folders deep/],
    ['with another size', zip([{ name: 'a', data: 'text', declared: 5 }]), /"a" is damaged/],
    ['with another checksum', zip([{ name: 'a', data: 'text', crc: 1 }]), /"a" is damaged/],
    ['with a stored file of another checksum', zip([{ name: 'a', data: 'b', crc: 1, method: 0 }]), /"a" is damaged/],
    ['with a link', zip([{ name: 'a', data: '/etc/passwd', mode: 0o120777 }]), /"a" is no regular file/],
    ['with a device', zip([{ name: 'a', mode: 0o020666 }]), /no regular file/],
    ['with a path that leads out', zip([{ name: '../../a', data: 'x' }]), /no path below/],
    ['with a path that leads out later', zip([{ name: 'b' }, { name: 'x/../../a', data: 'x' }]), /no path below/],
    ['with an absolute path', zip([{ name: '/tmp/a', data: 'x' }]), /no path below/],
    ['with a path of Windows', zip([{ name: 'C:\\a', data: 'x' }]), /no path below/],
    [
      'with one name twice',
      zip([
        { name: 'a', data: 'x' },
        { name: 'a', data: 'y' },
      ]),
      /EEXIST/,
    ],
    [
      'with a file in the place of a folder',
      zip([
        { name: 'a', data: 'x' },
        { name: 'a/b', data: 'y' },
      ]),
      /ENOTDIR|EEXIST/,
    ],
    ['that is encrypted', zip([{ name: 'a', data: 'x', flags: 1 }]), /encrypted/],
    ['packed in another way', zip([{ name: 'a', data: 'x', method: 12 }]), /unknown way/],
    ['that is none', Buffer.from('<html>'), /not a zip archive/],
    ['that is empty', Buffer.alloc(0), /not a zip archive/],
    ['without its beginning', zip([{ name: 'a', data: 'x'.repeat(200) }]).subarray(40), /not whole|damaged/],
  ])('%s is refused, and nothing of it is left', async (_, archive, message) => {
    expect(await refused(archive)).toMatch(message)
  })

  test('that is cut anywhere, or has a wrong byte anywhere, never leads out and never hangs', async () => {
    const archive = zip([
      { name: 'a/b', data: 'some text' },
      { name: 'c', data: 'more', method: 0 },
    ])
    for (let at = 0; at < archive.length; at++) {
      await unpacked(archive.subarray(0, at)).catch(() => null)
      const wrong = Buffer.from(archive)
      wrong[at] = (wrong[at] ?? 0) ^ 0xff
      await unpacked(wrong).catch(() => null)
    }
  })
})
