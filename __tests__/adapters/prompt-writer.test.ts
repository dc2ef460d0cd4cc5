import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { directWriter, promptWriter } from '../../src/adapters/prompt-writer.js'
import { temporaryFolder } from '../support/folders.js'

const LARGE = Buffer.alloc(100_000, 'abcdefg\n')

/** What a stream and its file get of a piece; the file takes so many bytes, or none and says so. */
function written(piece: string | Buffer, takes: number | Error, { waiting = 0, isTTY = false } = {}) {
  const log: string[] = []
  const streamed: Buffer[] = []
  const stream = {
    fd: 7,
    isTTY,
    writableLength: waiting,
    write: (chunk: string | Buffer) => {
      log.push(`stream ${chunk.length}`)
      streamed.push(Buffer.from(chunk))
      return true
    },
  }
  const now: Buffer[] = []
  const writeNow = (fd: number, bytes: NodeJS.ArrayBufferView | string): number => {
    expect(fd).toBe(7)
    if (takes instanceof Error) throw takes
    const taken = Buffer.from(Buffer.isBuffer(bytes) ? bytes.subarray(0, takes) : '')
    log.push(`file ${taken.length}`)
    now.push(taken)
    return taken.length
  }
  promptWriter(stream, writeNow)(piece)
  return { log, all: Buffer.concat([...now, ...streamed]) }
}

describe.skipIf(process.platform === 'win32')('a writer to a stream of the process', () => {
  it.each([
    ['a large piece at once', LARGE, LARGE.length, {}, ['file 100000']],
    ['what the reader does not take yet through the stream', LARGE, 60_000, {}, ['file 60000', 'stream 40000']],
    ['all through the stream where the reader takes nothing', LARGE, new Error('EAGAIN'), {}, ['stream 100000']],
    ['nothing before what waits already', LARGE, LARGE.length, { waiting: 1 }, ['stream 100000']],
    ['a terminal through its stream', LARGE, LARGE.length, { isTTY: true }, ['stream 100000']],
    ['a small piece through the stream', LARGE.subarray(0, 100), 100, {}, ['stream 100']],
    ['a text through the stream', LARGE.toString(), 0, {}, ['stream 100000']],
  ])('writes %s', (_, piece, takes, state, log) => {
    const got = written(piece, takes, state)
    expect(got.log).toEqual(log)
    expect(got.all.equals(Buffer.from(piece))).toBe(true)
  })

  it('leaves a copy with the stream, so that the memory can be used again', () => {
    const piece = Buffer.from(LARGE)
    const kept: Buffer[] = []
    promptWriter({ fd: 7, writableLength: 1, write: (chunk: Buffer) => kept.push(chunk) > 0 })(piece)
    piece.fill(0)
    expect(Buffer.concat(kept).equals(LARGE)).toBe(true)
  })
})

/** A writer to an open file, and what had to go through the stream. */
function direct(fd: number) {
  onTestFinished(() => closeSync(fd))
  const streamed: Buffer[] = []
  let opened = 0
  const open = () => {
    opened += 1
    const write = (chunk: string | Buffer): boolean => streamed.push(Buffer.from(chunk)) > 0
    return { fd, writableLength: 1, write }
  }
  return { write: directWriter(fd, open), streamed: () => Buffer.concat(streamed).toString(), opened: () => opened }
}

describe.runIf(process.platform === 'linux')('a writer without a stream', () => {
  it('writes texts and bytes to a file in their order', () => {
    const file = path.join(temporaryFolder(), 'log')
    const { write, opened } = direct(openSync(file, 'w'))
    write('one\n')
    write(Buffer.from('two\n'))
    write('')
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
    expect(opened()).toBe(0)
  })

  it('opens the stream once the reader of a pipe takes no more, and leaves all that follows to it', () => {
    const pipe = path.join(temporaryFolder(), 'pipe')
    execFileSync('mkfifo', [pipe])
    const fd = openSync(pipe, constants.O_RDWR)
    const { write, streamed, opened } = direct(fd)
    write('first\n')
    expect(opened()).toBe(0)
    write(Buffer.alloc(1024 * 1024, 'x'))
    write('last\n')
    expect(opened()).toBe(1)
    const taken = Buffer.alloc(2 * 1024 * 1024)
    const length = readSync(fd, taken)
    expect(taken.toString('latin1', 0, 6)).toBe('first\n')
    expect(length - 6 + streamed().length - 5).toBe(1024 * 1024)
    expect(streamed().endsWith('xlast\n')).toBe(true)
  })

  it('opens the stream for what is neither a file nor a pipe', () => {
    const { write, streamed } = direct(openSync('/dev/null', 'w'))
    write('to a device\n')
    expect(streamed()).toBe('to a device\n')
  })
})
