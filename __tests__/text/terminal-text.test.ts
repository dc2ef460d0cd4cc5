import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cut,
  fitColumns,
  StreamCleaner,
  toOneLine,
  toPlainText,
  withoutAnyCommands,
} from '../../src/text/terminal-text.js'

const ESC = '\u001b'

describe('toPlainText', () => {
  it.each([
    ['colours', `${ESC}[1;31mred${ESC}[0m`, 'red'],
    ['cursor and screen', `a${ESC}[2J${ESC}[3Ab`, 'ab'],
    ['a window title', `${ESC}]0;evil\u0007x`, 'x'],
    ['a link', `${ESC}]8;;http://x${ESC}\\text${ESC}]8;;${ESC}\\`, 'text'],
    ['a lone escape', `x${ESC}`, 'x'],
    ['eight-bit CSI', 'a\u009b31mb', 'ab'],
    ['bells and backspaces', 'a\u0007\bb', 'ab'],
    ['carriage returns', 'a\rb\r\nc', 'a\nb\nc'],
    ['direction overrides', 'a\u202eb\u2066c', 'abc'],
    ['line separators', 'a\u2028b\u0085c', 'a\nb\nc'],
    ['tabs and letters', 'ä\t日本\n', 'ä\t日本\n'],
  ])('neutralises %s', (_, text, expected) => {
    expect(toPlainText(text)).toBe(expected)
  })
})

describe('StreamCleaner', () => {
  it('gives the same result for every split into chunks', () => {
    const unit = fc.constantFrom('a', '\n', '\r', ESC, '[', '3', 'm', ']', '\u0007', ';')
    fc.assert(
      fc.property(fc.array(fc.string({ unit }), { maxLength: 8 }), (chunks) => {
        const cleaner = new StreamCleaner()
        const cleaned = chunks.map((chunk) => cleaner.clean(chunk)).join('') + cleaner.rest()
        expect(cleaned).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/)
      }),
    )
  })

  it.each([
    [[`${ESC}`, '[31mred'], 'red'],
    [[`${ESC}[3`, '1mred'], 'red'],
    [[`${ESC}]0;ti`, 'tle\u0007x'], 'x'],
    [['a\r', '\nb'], 'a\nb'],
  ])('%j', (chunks, expected) => {
    const cleaner = new StreamCleaner()
    expect(chunks.map((chunk) => cleaner.clean(chunk)).join('') + cleaner.rest()).toBe(expected)
  })
})

describe('lengths', () => {
  it('truncates without splitting a surrogate pair', () => {
    expect(cut('ab😀cd', 4)).toBe('ab…')
    expect(cut('abc', 3)).toBe('abc')
  })

  it('counts columns', () => {
    expect(fitColumns('a日e\u0301', 4)).toBe('a日e\u0301')
    expect(fitColumns('a日e\u0301', 3)).toBe('a…')
    expect(fitColumns('日本語', 5)).toBe('日本…')
  })

  it('puts text on one line', () => {
    expect(toOneLine(' a\n\tb ')).toBe('a b')
    expect(toOneLine('x'.repeat(1e6), 5)).toBe('xxxx…')
  })
})

describe('whatever a command prints in a job', () => {
  it.each([
    ['a text', 'a ##[error]x\n ::error::y\n', 'a ## [error]x\n | ::error::y\n'],
    ['JSON, whose data stays the same', '{"a": "##[error]x"}\n', '{"a": "#\\u0023[error]x"}\n'],
    ['a text that begins like JSON', '[1] ##[error]x\n', '[1] ## [error]x\n'],
    ['a text without commands', 'a: b\n', 'a: b\n'],
  ])('%s', (_, text, expected) => expect(withoutAnyCommands(text)).toBe(expected))
})
