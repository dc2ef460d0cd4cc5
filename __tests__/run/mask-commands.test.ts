import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MaskCommands } from '../../src/run/live-output.js'

function taken(...pieces: readonly string[]): string[] {
  const masks = new MaskCommands()
  return [...pieces, '\n'].flatMap((piece) => [...masks.read(piece)])
}

describe('MaskCommands', () => {
  it.each<[string, string[], string[]]>([
    ['a command on its own line', ['::add-mask::hunter2\n'], ['hunter2']],
    ['white space before it and around the value', ['  \t::add-mask::  hunter2 \n'], ['hunter2']],
    ['the last line without an end', ['::add-mask::hunter2'], ['hunter2']],
    ['all kinds of line ends', ['::add-mask::a1\r\n::add-mask::b2\r::add-mask::c3\n'], ['a1', 'b2', 'c3']],
    ['a command in parts', ['x\n:', ':add', '-mask::hun', 'ter2', '\nrest'], ['hunter2']],
    ['escapes of workflow commands', ['::add-mask::a%0Ab%25%0D\n'], ['a\nb%\r']],
    ['nothing without a value', ['::add-mask::\n::add-mask::   \n'], []],
    ['nothing inside of a line', ['say ::add-mask::hunter2\n'], []],
    ['nothing inside of a line that came in parts', ['say ', '::add-mask::hunter2\n'], []],
    ['a command after a long line', ['x'.repeat(200_000), 'y\n::add-mask::z9\n'], ['z9']],
  ])('%s', (_, pieces, expected) => {
    expect(taken(...pieces)).toEqual(expected)
  })

  it('finds the same however the output is cut', () => {
    const piece = fc.constantFrom(
      '::add-mask::',
      'secret',
      ':',
      '::add',
      '-mask::',
      '\n',
      '\r\n',
      '\r',
      ' ',
      'x',
      '%0A',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.array(fc.nat(200), { maxLength: 8 }), (parts, cuts) => {
        const text = parts.join('').replaceAll('\r\n', '\n')
        const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length]
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end))
        expect(taken(...pieces)).toEqual(taken(text))
      }),
    )
  })
})
