import { describe, expect, it } from 'vitest'
import { isOrdinary, isOrdinaryLine } from '../../src/text/ordinary.js'

describe('an ordinary text', () => {
  it.each([
    ['nothing', '', true, true],
    ['words and signs', 'a ~!{"b": 1}', true, true],
    ['lines', 'a\nb\n', true, false],
    ['a tab', 'a\tb', true, false],
    ['a carriage return', 'a\r\n', false, false],
    ['an escape', '\u001b[0m', false, false],
    ['a deleted character', 'a\u007f', false, false],
    ['a letter of another alphabet', 'é', false, false],
    ['half of a character', '\ud800', false, false],
  ])('is told from others: %s', (_, text, ordinary, onOneLine) => {
    expect([isOrdinary(text), isOrdinaryLine(text)]).toEqual([ordinary, onOneLine])
  })
})
