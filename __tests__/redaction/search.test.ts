import { describe, expect, it } from 'vitest'
import { Matcher } from '../../src/redaction/matcher.js'
import { PairMatcher } from '../../src/redaction/pair-matcher.js'

/** The same numbers in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
}

function textOf(random: (below: number) => number, length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[random(alphabet.length)] ?? '').join('')
}

/** Every occurrence, by looking at every place. */
function naive(literals: readonly string[], text: string): string[] {
  const found = literals.flatMap((literal, id) =>
    Array.from(text, (_, at) => (text.startsWith(literal, at) ? `${at}:${id}` : '')).filter(Boolean),
  )
  return found.sort()
}

const pairsIn = (hits: readonly number[]): string[] =>
  hits.flatMap((id, index) => (index % 2 === 0 ? [`${hits[index + 1]}:${id}`] : []))

/** Shorter and longer than what is read out of an array, odd and even. */
const LENGTHS = [0, 1, 2, 3, 11, 12, 13, 40, 255, 256, 257, 258, 260, 263, 1023, 1024, 1025, 1500]
const ALPHABETS = ['ab', 'abc:=', 'aB3_-\u0161\u4e16']

describe('the search for many literals', () => {
  it.each([
    ['few short ones', 5, [2, 3, 4, 6, 11]],
    ['few long ones', 5, [12, 13, 14, 30, 201]],
    ['short and long ones', 8, [2, 3, 5, 11, 12, 13, 20]],
    ['more than are tried one by one', 60, [4, 5, 6, 12, 14]],
    ['one', 1, [6]],
    ['none', 0, [6]],
  ])('%s', (_name, count, sizes) => {
    const random = numbers(count + sizes.length)
    for (const alphabet of ALPHABETS)
      for (const length of LENGTHS) {
        const text = textOf(random, length, alphabet)
        const literals = Array.from({ length: count }, (_, index) => {
          const size = sizes[index % sizes.length] ?? 2
          // Half of them do occur, at the start, at the end or somewhere between.
          const at = [0, Math.max(0, length - size), random(length + 1)][index % 3] ?? 0
          const cut = text.slice(at, at + size)
          return index % 2 === 0 && cut.length === size ? cut : textOf(random, size, alphabet)
        })
        const different = [...new Set(literals)]
        const hits: number[] = []
        new Matcher(different).scan(text, hits)
        expect(pairsIn(hits).sort()).toEqual(naive(different, text))
      }
  })

  it('long ones that repeat themselves', () => {
    const random = numbers(11)
    const units = ['a', 'ab', 'aab', 'abaab', 'abcabcabd']
    for (let round = 0; round < 40; round += 1) {
      const long = (length: number): string => (units[random(units.length)] ?? 'a').repeat(length).slice(0, length)
      const parts = Array.from({ length: 8 }, () => long(random(400)) + textOf(random, random(3), 'abc'))
      const text = parts.join('')
      const cuts = Array.from({ length: 4 }, () => text.slice(random(300)).slice(0, 130 + random(200)))
      const literals = [...new Set([long(130), long(131), long(257), long(300), ...cuts])]
      const matcher = new Matcher(literals)
      const hits: number[] = []
      matcher.scan(text, hits)
      expect(pairsIn(hits).sort()).toEqual(naive(literals, text))
    }
  })

  it('does not look for what is shorter than two characters', () => {
    const hits: number[] = []
    new Matcher(['', 'a', 'ab']).scan('abab', hits)
    expect(hits).toEqual([2, 0, 2, 2])
  })
})

describe('the search for openings and separators', () => {
  it.each(ALPHABETS)('finds all of them in a text of %j, in order', (alphabet) => {
    const random = numbers(7)
    for (const length of LENGTHS) {
      const text = textOf(random, length, alphabet)
      const sizes = [3, 3, 4, 5, 9]
      const literals = sizes.map((size, index) =>
        index % 2 === 0 && length >= size ? text.slice(length - size) : textOf(random, size, alphabet),
      )
      const hits: number[] = []
      const marks: number[] = []
      const different = [...new Set(literals)]
      const isPrintable = new PairMatcher(different, { separators: [58, 61], filter: () => true }).scan(
        text,
        hits,
        marks,
      )
      expect(isPrintable).toBe(Buffer.from(text, 'latin1').every((low) => low > 31 && low < 127))
      expect(pairsIn(hits).sort()).toEqual(naive(different, text))
      const offsets = hits.filter((_, index) => index % 2 === 1)
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
      expect(marks).toEqual(Array.from(text, (_, at) => at).filter((at) => ':='.includes(text.charAt(at))))
    }
  })

  it('asks about each separator, and takes no other character for one', () => {
    const asked: number[] = []
    const marks: number[] = []
    const text = 'a=b \u013d\u013a c:d ='
    const filter = (_: Uint8Array, at: number): boolean => asked.push(at) === 2
    expect(new PairMatcher(['xyz'], { separators: [58, 61], filter }).scan(text, [], marks)).toBe(true)
    expect([asked, marks]).toEqual([[1, 8, 11], [8]])
  })

  it.each(['\u0000', '\u001b', '\r', '\u007f', '\u0080', '\u00e9', '\u00ff'])(
    'says that %j is not printable',
    (odd) => {
      for (let before = 0; before < 9; before += 1) {
        const text = `${' '.repeat(before)}${odd}\n\t:x`
        expect(new PairMatcher(['abc'], { separators: [58, 61], filter: () => true }).scan(text, [], [])).toBe(false)
      }
      expect(new PairMatcher(['abc'], { separators: [58, 61], filter: () => true }).scan('a\n\t ~b:', [], [])).toBe(
        true,
      )
    },
  )
})
