import { describe, expect, it } from 'vitest'
import { Search } from '../../src/text/search.js'

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

/** The same by the search, with the literal cut out of the text. */
function searched(literals: readonly string[], text: string): string[] {
  const found: string[] = []
  new Search(literals).find(text, (id, start, end) => {
    expect(text.slice(start, end)).toBe(literals[id])
    found.push(`${start}:${id}`)
  })
  return found.sort()
}

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
        expect(searched(different, text)).toEqual(naive(different, text))
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
      expect(searched(literals, text)).toEqual(naive(literals, text))
    }
  })

  it('knows how much of the end of a text may go on to one', () => {
    const search = new Search(['correct horse', 'horse battery', 'abab'])
    const lengths = ['', 'x', 'a correct', 'a correct horse', 'horse batterz', 'ababab', 'aba c', 'horse'].map((text) =>
      search.partialLength(text),
    )
    expect(lengths).toEqual([0, 0, 7, 13, 0, 4, 1, 5])
  })

  it('many of them', () => {
    const random = numbers(5)
    const literals = [...new Set(Array.from({ length: 3000 }, () => textOf(random, 20 + random(60), 'abcdefgh0123')))]
    const text = Array.from(
      { length: 200 },
      () => `${textOf(random, random(9), 'abc0 ')}${literals[random(3000)]}`,
    ).join('')
    expect(searched(literals, text)).toEqual(naive(literals, text))
  })
})
