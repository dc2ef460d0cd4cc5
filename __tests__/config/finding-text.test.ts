import { describe, expect, it, test } from 'vitest'
import { renderFinding, renderFindings } from '../../src/config/finding-text.js'
import { type Finding, findFixRange } from '../../src/core/finding.js'

const finding = (changes: Partial<Finding> = {}): Finding => ({
  file: 'main.yaml',
  line: 2,
  column: 3,
  code: 'unknown-field',
  severity: 'error',
  message: 'There is no `b`.',
  suggestion: null,
  ...changes,
})
const sources = new Map([['main.yaml', 'first\n  b: 1\nlast\r\n']])

test.each([
  ['  to: "shop"', 7, 'shop', '  to: "[]"'],
  ['{{ brnch_x.brnch }}', 4, 'brnch', '{{ brnch_x.[] }}'],
  ['  to: shop-floor', 7, 'shop', null],
  ['  shop: x', 6, 'shop', null],
  ['  to: "sh\\x6fp"', 7, 'shop', null],
  ['  to: shop', 7, '', null],
  ['  -to: $end', 3, '-to: $end', '  []'],
])('the range of a fix in %s, column %i: %s', (line, column, replaces, expected) => {
  const range = findFixRange(line, { column, fix: { replaces, text: 'x' } })
  expect(range && `${line.slice(0, range.start)}[]${line.slice(range.end)}`).toBe(expected)
})

describe('a finding as text', () => {
  it('says what to do in its first line, and shows the line with a caret', () => {
    expect(renderFinding(finding({ suggestion: 'did you mean `a`?' }), sources, false)).toBe(
      ['main.yaml:2:3: error unknown-field: There is no `b`. Did you mean `a`?', '  2 |   b: 1', '    |   ^'].join(
        '\n',
      ),
    )
  })

  it.each([
    ['      - to: no such node # yes', 12, 'no such node'],
    ['      - { on_error: a.b, to: shop }', 29, 'shop'],
    ['    when: prob.output.x == 0', 10, 'prob.output.x'],
    ['    to: "no such node"', 8, '"no such node"'],
    ['    rnu: x', 4, 'rnu'],
    ['    é😀: {{ x', 9, '{{'],
  ])('marks the text that is wrong: %s', (line, column, text) => {
    const [, , marks = ''] = renderFinding(
      finding({ line: 1, column: column + 1 }),
      new Map([['main.yaml', line]]),
      false,
    ).split('\n')
    expect(marks.replaceAll(/[^^]/g, '')).toHaveLength([...text].length)
  })

  it('omits the source line if there is none', () => {
    expect(renderFinding(finding({ file: 'gone.yaml' }), sources, false)).toBe(
      'gone.yaml:2:3: error unknown-field: There is no `b`.',
    )
    expect(renderFinding(finding({ line: 99 }), sources, false)).not.toContain('|')
  })

  it('lets no control character through', () => {
    const hostile = new Map([['main.yaml', `\u001b[31mred\u0007\u202e x\t|`]])
    const text = renderFinding(
      finding({ line: 1, column: 12, message: 'a\u001b]0;b\nc', file: 'main.yaml' }),
      hostile,
      false,
    )
    expect(text.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/)
    expect(text.split('\n')).toHaveLength(3)
  })

  it('puts the caret under the character, also after escaped characters', () => {
    const text = renderFinding(finding({ line: 1, column: 4 }), new Map([['main.yaml', 'a\u001bbX']]), false).split(
      '\n',
    )
    expect(text[2]?.indexOf('^')).toBe(text[1]?.indexOf('X'))
  })

  it.each([1, 250, 500, 1000])('cuts a long line around column %i', (column) => {
    const line = `${'a'.repeat(column - 1)}X${'b'.repeat(1000 - column)}`
    const text = renderFinding(finding({ line: 1, column }), new Map([['main.yaml', line]]), false).split('\n')
    expect(text[1]?.length).toBeLessThan(120)
    expect(text[2]?.indexOf('^')).toBe(text[1]?.indexOf('X'))
  })

  it('colours only when asked', () => {
    expect(renderFinding(finding(), sources, false)).not.toContain('\u001b')
    expect(renderFinding(finding(), sources, true)).toContain('\u001b[31merror\u001b[0m')
  })

  it.each([
    [['error', 'error', 'warning'], '2 errors, 1 warning'],
    [['error'], '1 error'],
    [['warning', 'warning'], '2 warnings'],
  ] as const)('counts %j', (severities, expected) => {
    const list = severities.map((severity) => finding({ severity }))
    expect(renderFindings(list, sources, false).split('\n').at(-1)).toBe(expected)
  })

  it('is empty without findings', () => {
    expect(renderFindings([], sources, true)).toBe('')
  })
})
