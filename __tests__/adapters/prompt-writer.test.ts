import { describe, expect, it } from 'vitest'
import { promptWriter } from '../../src/adapters/prompt-writer.js'

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
