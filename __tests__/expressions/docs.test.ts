import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createScope, parseTemplate, render } from '../../src/expressions/index.js'
import { LIBRARY } from '../../src/expressions/library.js'

const page = readFileSync(join(import.meta.dirname, '../../docs/templates.md'), 'utf8')

/** The cells of every table row with three columns whose second one is a template: names, example, result. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
  .filter((cells) => cells.length === 5 && /\{[{%]/.test(cells[2] ?? ''))

const code = (cell = '') => cell.replace(/^`|`$/g, '')

describe('docs/templates.md', () => {
  it.each(rows.map((cells) => [code(cells[2]), code(cells[3])]))('%s gives %s', (example, result) => {
    const parsed = parseTemplate(example ?? '')
    expect(parsed.ok ? render(parsed.value, createScope({})) : parsed).toEqual({
      ok: true,
      value: result?.replaceAll('⏎', '\n'),
    })
  })

  it('lists every filter, test and function', () => {
    const named = new Set(rows.flatMap((cells) => (cells[1] ?? '').match(/(?<=`)[^`, ]+(?=`)/g) ?? []))
    const known = [...LIBRARY.filters.keys(), ...LIBRARY.tests.keys(), ...LIBRARY.globals.keys()]
    expect(known.filter((name) => !named.has(name))).toEqual([])
    expect([...named].filter((name) => !known.includes(name))).toEqual([])
  })
})
