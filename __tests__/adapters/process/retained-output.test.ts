import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RetainedOutput } from '../../../src/adapters/process/retained-output.js'
import { Redactor } from '../../../src/redaction/index.js'
import { removeEscapes, unescapeBytes } from '../../../src/text/bytes.js'

function keep(chunks: readonly Buffer[], maxBytes: number) {
  let live = ''
  const output = new RetainedOutput(maxBytes, (text) => {
    live += text
  })
  for (const chunk of chunks) output.add(chunk)
  const kept = output.finish()
  return { ...kept, live }
}

function cut(bytes: Buffer, sizes: readonly number[]): readonly Buffer[] {
  const chunks: Buffer[] = []
  let at = 0
  for (const size of sizes) {
    chunks.push(bytes.subarray(at, at + size))
    at += size
  }
  return [...chunks, bytes.subarray(at)]
}

/** Bytes of which no two parts are the same. */
function numbered(length: number): Buffer {
  let text = ''
  for (let at = 0; text.length < length; at += 1) text += `${at} `
  return Buffer.from(text.slice(0, length))
}

const sizes = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 })
const anyText = fc.string({ unit: 'binary', maxLength: 200 })

describe('truncation of a stream', () => {
  it('does not depend on where it was cut into chunks', () => {
    fc.assert(
      fc.property(anyText, sizes, (text, pieces) => {
        const bytes = Buffer.from(text, 'utf8')
        const expected = bytes.toString('utf8')
        const kept = keep(cut(bytes, pieces), 10_000)
        expect(kept).toEqual({ text: expected, live: expected, truncated: false, totalBytes: bytes.length })
      }),
    )
  })

  it('shows the first and the last 16 MiB of what it does not keep', () => {
    const MIB = 1024 * 1024
    const parts: string[] = []
    const onCut = (part: Uint8Array): number => parts.push(Buffer.from(part).toString('latin1'))
    const output = new RetainedOutput(2000, () => undefined, undefined, false, onCut)
    const [first, last] = ['first', 'last'].map((word) => Buffer.from(word.padEnd(MIB, '.')))
    for (let at = 0; at < 40; at++) output.add((at === 12 ? first : at === 27 ? last : null) ?? Buffer.alloc(MIB, 'x'))
    expect(output.finish().text.length).toBeLessThan(2100)
    expect(parts.map((part) => [part.includes('first'), part.includes('last')])).toEqual([
      [true, false],
      [false, true],
    ])
    const short: number[] = []
    const few = new RetainedOutput(
      2000,
      () => undefined,
      undefined,
      false,
      (part) => short.push(part.length),
    )
    few.add(Buffer.alloc(2001, 'x'))
    expect([few.finish().truncated, short]).toEqual([true, [2001]])
  })

  it('shows any bytes live as it keeps them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const kept = keep([Buffer.from(bytes)], 10_000)
        expect(kept.live).toBe(kept.text)
      }),
    )
  })

  it('gives any bytes back where somebody wants them, wherever they were cut', () => {
    const someText = anyText.map((text) => new Uint8Array(Buffer.from(text)))
    const parts = fc.array(fc.oneof(fc.uint8Array({ maxLength: 20 }), someText), { maxLength: 5 })
    fc.assert(
      fc.property(parts, sizes, (written, pieces) => {
        const bytes = Buffer.concat(written)
        const live: string[] = []
        const output = new RetainedOutput(10_000, (printed) => live.push(String(printed)), undefined, true)
        for (const chunk of cut(bytes, pieces)) output.add(chunk)
        expect(output.finish().text).toBe(bytes.toString('utf8'))
        expect(Buffer.concat(live.map((text) => Buffer.from(unescapeBytes(text))))).toEqual(bytes)
        expect(Buffer.from(removeEscapes(live.join(''))).includes('\ufffd')).toBe(
          bytes.toString('utf8').includes('\ufffd'),
        )
      }),
      // An empty chunk between the parts of a character.
      {
        examples: [
          [
            [Uint8Array.from([195]), Uint8Array.from([0])],
            [1, 0],
          ],
        ],
      },
    )
  })

  it('is both ends, on character borders, with the exact number of bytes between', () => {
    fc.assert(
      fc.property(anyText, sizes, fc.integer({ min: 0, max: 60 }), (text, pieces, maxBytes) => {
        const bytes = Buffer.from(text, 'utf8')
        const kept = keep(cut(bytes, pieces), maxBytes)
        expect(kept.truncated).toBe(bytes.length > maxBytes)
        if (!kept.truncated) return
        const [, head, left, tail] = /^(.*)\n\[\.\.\. (\d+) bytes left out \.\.\.\]\n(.*)$/s.exec(kept.text) ?? []
        const whole = bytes.toString('utf8')
        expect(whole.startsWith(head ?? '?')).toBe(true)
        expect(whole.endsWith(tail ?? '?')).toBe(true)
        const keptBytes = Buffer.byteLength(head ?? '') + Buffer.byteLength(tail ?? '')
        expect(keptBytes + Number(left)).toBe(bytes.length)
        expect(keptBytes).toBeLessThanOrEqual(maxBytes)
      }),
    )
  })

  it('is the same of large chunks, which are shown as they come', () => {
    const size = fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 30_000, max: 300_000 }))
    fc.assert(
      fc.property(fc.array(size, { maxLength: 12 }), fc.integer({ min: 0, max: 1 << 21 }), (pieces, maxBytes) => {
        const all = numbered(pieces.reduce((sum, piece) => sum + piece, 0))
        const live: Buffer[] = []
        const output = new RetainedOutput(maxBytes, (printed) => live.push(Buffer.from(printed)))
        let at = 0
        for (const piece of pieces) {
          output.add(all.subarray(at, at + piece))
          at += piece
          expect(live.reduce((sum, part) => sum + part.length, 0)).toBe(at)
        }
        const kept = output.finish()
        expect(Buffer.concat(live).equals(all)).toBe(true)
        expect(kept.truncated).toBe(all.length > maxBytes)
        expect(kept.text === all.toString()).toBe(!kept.truncated)
        const [head = '', , tail = ''] = kept.text.split(/\n\[\.\.\. (\d+) bytes left out \.\.\.\]\n/)
        expect(all.toString().startsWith(head) && all.toString().endsWith(tail)).toBe(true)
        expect(head.length + tail.length).toBeGreaterThan(Math.min(all.length, maxBytes, 1 << 20) - 20)
      }),
      { numRuns: 15, seed: 21 },
    )
  })

  it('is the same of single bytes', () => {
    const all = numbered(5000)
    expect(keep(cut(all, new Array(4999).fill(1)), 10_000).text).toBe(all.toString())
    const { text, totalBytes } = keep(cut(all, new Array(4999).fill(1)), 1000)
    expect(text.endsWith(all.toString('utf8', 4510))).toBe(true)
    expect(totalBytes).toBe(5000)
  })

  it('never has half of a secret at its edges', () => {
    const secret = 'Zq7Kp2Vx9Lm4Tn8Rw5Yb ä 3Hd6Fg1Jc0'
    const { secretSpans } = new Redactor({ secrets: [{ value: secret, origin: 'env:X_TOKEN' }] })
    for (let before = 9960; before < 10_010; before++) {
      const output = new RetainedOutput(20_000, () => {}, secretSpans)
      output.add(Buffer.from(`${'a'.repeat(before)}${secret}${'b'.repeat(30_000)}${secret}${'c'.repeat(before)}`))
      const { text } = output.finish()
      expect(text.replaceAll(secret, '')).toMatch(/^a+\n\[\.\.\. \d+ bytes left out \.\.\.\]\nb*c+$/)
    }
  })
})
