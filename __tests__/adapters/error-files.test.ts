import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createErrorFiles } from '../../src/adapters/script-files.js'
import type { ErrorFile } from '../../src/core/ports.js'
import { temporaryFolder } from '../support/folders.js'

const look = vi.hoisted(() => ({ after: () => {} }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const fstatSync = (descriptor: number) => {
    const stats = fs.fstatSync(descriptor)
    look.after()
    return stats
  }
  return { ...fs, fstatSync }
})

const base = temporaryFolder()
const files = createErrorFiles(path.join(base, 'deep', 'folder'))
const posix = process.platform !== 'win32'
const isRoot = process.getuid?.() === 0

async function fresh(): Promise<ErrorFile> {
  const created = await files.create()
  if (!created.ok) throw new Error(created.error)
  return created.value
}

async function takeAfter(prepare: (file: string) => void, maxBytes = 16) {
  const file = await fresh()
  prepare(file.path)
  const content = await file.readEnvelope(maxBytes)
  expect(existsSync(file.path)).toBe(false)
  return content.status === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : content
}

describe('error files', () => {
  it('get fresh names in a private folder', async () => {
    const [one, two] = [await fresh(), await fresh()]
    expect(one.path).not.toBe(two.path)
    expect(existsSync(one.path)).toBe(false)
  })

  it.runIf(posix)('are in a folder for this user only', async () => {
    const { path: file } = await fresh()
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700)
  })

  it.skipIf(process.platform !== 'linux')('say why there is no folder for them, and never hang', async () => {
    for (const folder of ['/proc/nope/deep/errors', path.join(import.meta.filename, 'errors')])
      expect(await createErrorFiles(folder).create()).toMatchObject({
        ok: false,
        error: expect.stringContaining('no folder for temporary files'),
      })
  })

  it.each([
    ['nothing', () => undefined, { status: 'absent' }],
    ['an empty file', (file: string) => writeFileSync(file, ''), ''],
    ['a text', (file: string) => writeFileSync(file, 'ß'), 'ß'],
    ['as much as allowed', (file: string) => writeFileSync(file, 'x'.repeat(16)), 'x'.repeat(16)],
    [
      'a folder',
      (file: string) => mkdirSync(path.join(file, 'in', 'it'), { recursive: true }),
      unreadable('it is not a regular file'),
    ],
  ])('are taken away: %s', async (_name, prepare, expected) => {
    expect(await takeAfter(prepare)).toEqual(expected)
  })

  it('say how large they were, and how they begin', async () => {
    const content = await takeAfter((file) => writeFileSync(file, 'x'.repeat(17)))
    expect(content).toMatchObject({ status: 'too_large', size: 17, head: Buffer.from('x'.repeat(16)) })
  })

  it('give a bounded beginning of a huge file', async () => {
    const content = await takeAfter((file) => writeFileSync(file, 'x'.repeat(3_000_000)), 1_048_576)
    if (typeof content === 'string' || content.status !== 'too_large') throw new Error('expected too_large')
    expect(content.size).toBe(3_000_000)
    expect(content.head.length).toBeLessThanOrEqual(1_048_576)
  })

  it.each(['', 'x'])('read no more than the bound of a file that grows meanwhile: %j', async (text) => {
    const content = await takeAfter((file) => {
      writeFileSync(file, text)
      look.after = () => appendFileSync(file, 'y'.repeat(100))
    })
    look.after = () => {}
    expect(content).toBe(text)
  })

  it.skipIf(!posix)('never block on a pipe', async () => {
    const content = await takeAfter((file) => execFileSync('mkfifo', [file]))
    expect(content).toEqual(unreadable('it is not a regular file'))
  })

  it.skipIf(!posix)('do not follow links, and leave alone what they point to', async () => {
    const target = path.join(base, 'target')
    writeFileSync(target, 'secret')
    expect(await takeAfter((file) => symlinkSync(target, file))).toEqual(unreadable('it is not a regular file'))
    expect(existsSync(target)).toBe(true)
  })

  it.skipIf(!posix || isRoot)('say when they may not be read', async () => {
    const prepare = (file: string) => {
      writeFileSync(file, 'x')
      chmodSync(file, 0)
    }
    expect(await takeAfter(prepare)).toMatchObject({
      status: 'unreadable',
      message: expect.stringContaining('permission denied'),
    })
  })
})

function unreadable(message: string) {
  return { status: 'unreadable', message }
}
