import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKS } from '../../src/redaction/assignments.js'
import { PairMatcher } from '../../src/redaction/pair-matcher.js'
import { codesOfBytes } from '../../src/redaction/scratch.js'
import { WindowMatcher } from '../../src/redaction/window-matcher.js'
import { byteVectors, MOST_SCANNED, OVERLAP } from '../../src/text/byte-vectors.js'
import { plainText } from '../../src/text/terminal-text.js'

const LITERALS = ['ghp_', 'AKIA', '://', 'eyJ', 'sk-', 'sig=', '-----BEGIN ', 'machine ', '##[', '::add-mask::', ':AA']
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...LITERALS, ...LITERALS.map((text) => text.slice(0, -1))) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('token: x', 'password=x', 'key = x', '"secret": x', 'a=b', '12:30', '=', ':'),
  },
  { weight: 3, arbitrary: fc.string({ maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('\n', '\t', '\r', '\u001b[0m', '\u0000', '\u007f', 'é', '漢', '\u013a\u013d'),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 400 }).map((times) => 'ordinary words '.repeat(times)) },
)
const texts = fc.array(word, { maxLength: 40 }).map((words) => words.join(''))

const vectors = byteVectors()

describe('loops over many bytes at once', () => {
  it('are at hand where Node has its defaults', () => {
    expect(vectors).not.toBeNull()
  })

  it('find what a search pair by pair finds, in texts and in bytes', () => {
    const pairs = new PairMatcher(LITERALS, MARKS)
    const windows = WindowMatcher.make(LITERALS, '01234567012', MARKS)
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = Buffer.from(text)
        const isSame = bytes.length === text.length
        const codes = codesOfBytes([Buffer.from(text, 'latin1')])?.codes
        if (codes === undefined) return
        const scanned = { codes, length: text.length, text: isSame ? null : text }
        const [hits, marks, slowHits, slowMarks]: number[][] = [[], [], [], []]
        const isPlain = windows?.scan(scanned, hits ?? [], marks ?? [])
        expect(pairs.scan(text, slowHits ?? [], slowMarks ?? [])).toBe(isPlain)
        expect(marks).toEqual(slowMarks)
        expect(inPairs(hits ?? [])).toEqual(inPairs(slowHits ?? []))
      }),
      { numRuns: 300, seed: 19 },
    )
  })

  it('find everything in a text that is longer than what is looked at in one go', () => {
    const windows = WindowMatcher.make(LITERALS, '', MARKS)
    for (const shift of [0, 1, 2, 3, 4, 16, 70, OVERLAP - 1, OVERLAP, OVERLAP + 1, OVERLAP + 9]) {
      const text = `${'.'.repeat(MOST_SCANNED - shift)}ghp_ token=://${'.'.repeat(MOST_SCANNED - 2 * OVERLAP)}eyJ"key" :`
      const codes = { bytes: Buffer.from(text), pairs: new Uint16Array() }
      const [hits, marks]: [number[], number[]] = [[], []]
      expect(windows?.scan({ codes, length: text.length, text: null }, hits, marks)).toBe(true)
      expect(inPairs(hits)).toEqual(
        [`${text.indexOf('ghp_')}:0`, `${text.indexOf('://')}:2`, `${text.indexOf('eyJ')}:3`].sort(),
      )
      expect(marks).toEqual([text.indexOf('='), text.length - 1])
    }
  })

  it('put a text before each line, however long both are', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 70 }).map((text) => text.replaceAll('\n', '')),
      fc.integer({ min: 0, max: 3000 }).map((length) => 'x'.repeat(length)),
    )
    const prefixes = fc.integer({ min: 0, max: 400 }).map((length) => 'p'.repeat(length))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), prefixes, (lines, prefix) => {
        const all = Buffer.from(lines.join('\n'))
        const expected = lines.map((text) => `${prefix}${text}\n`).join('')
        expect(prefixed(all, prefix)).toBe(expected)
        // The same of bytes that stand where they are looked at, with others behind them.
        vectors?.room.fill('\n')
        vectors?.room.set(all)
        expect(prefixed(vectors?.room.subarray(0, all.length) ?? all, prefix)).toBe(expected)
      }),
      { numRuns: 200, seed: 20 },
    )
  })

  it('leave out colours, also between parts, and say where something else begins like one', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '\u001b[0m',
        '\u001b[1;38;5;10m',
        '\u001b[K',
        '\u001b[?25l',
        '\n',
        '[0m',
        `\u001b[${'1'.repeat(29)}m`,
      ),
      fc.integer({ min: 0, max: 40 }).map((length) => 'x'.repeat(length)),
      fc.integer({ min: 0, max: 3000 }).map((length) => 'y'.repeat(length)),
    )
    const other = fc.constantFrom(
      '\u001b',
      '\u001b[',
      '\u001b[\n',
      '\u001b[1 q',
      '\u001b]0;x\u0007',
      '\u001bM',
      `\u001b[${'1'.repeat(30)}m`,
      '\u001b[1\u001b[0m',
    )
    const pieces = fc.array(piece, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(pieces, pieces, other, fc.constantFrom('p', 'p'.repeat(1000)), (text, more, odd, prefix) => {
        const seen = plainText(text)
        expect(vectors?.withoutColours(Buffer.from(text))?.toString('latin1')).toBe(seen)
        expect(prefixed(Buffer.from(text), prefix)).toBe(`${prefix}${seen.replaceAll('\n', `\n${prefix}`)}\n`)
        const all = `${text}${odd}z\n${more}`
        const isSequence = /^\u001b\[[0-?]{0,29}[@-~]/.test(`${odd}z`)
        expect(vectors?.withoutColours(Buffer.from(all)) === null).toBe(!isSequence)
      }),
      { numRuns: 200, seed: 22 },
    )
    for (const cut of ['\u001b', '\u001b[', '\u001b[1;', `\u001b[${'1'.repeat(29)}`])
      expect(vectors?.withoutColours(Buffer.from(`a\u001b[0mb${cut}`))?.toString()).toBe('ab')
    expect(vectors?.withoutColours(Buffer.from(`a\u001b[${'1'.repeat(31)}`))).toBeNull()
  })

  it.each([7, 400])('have room for many empty lines, each behind %i bytes', (length) => {
    const got = prefixed(Buffer.alloc(1 << 16, '\n'), 'p'.repeat(length))
    expect(got === `${'p'.repeat(length)}\n`.repeat((1 << 16) + 1)).toBe(true)
  })
})

function prefixed(lines: Buffer, prefix: string): string {
  let all = ''
  vectors?.prefix(lines, Buffer.from(prefix), (part) => {
    all += part.toString()
  })
  return all
}

function inPairs(hits: readonly number[]): readonly string[] {
  return hits.flatMap((id, index) => (index % 2 === 0 ? [`${hits[index + 1]}:${id}`] : [])).sort()
}
