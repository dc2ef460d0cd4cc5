import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createScope, parseTemplate, render } from '../../src/expressions/index.js'
import { temporaryFolder } from '../support/folders.js'

interface Cases {
  /** What templates of the group `other files` may include, import and extend. */
  readonly files: Record<string, string>
  readonly context: Record<string, unknown>
  readonly cases: Record<string, readonly string[]>
  /** Each of the one in each of the other, in the places `§1` and `§2` of a form. */
  readonly products: Record<string, { form: string; first: readonly string[]; second: readonly string[] }>
}
type Answers = Record<string, readonly (string | null)[]>

const folder = join(import.meta.dirname, 'differential')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { files, context, cases: written, products }: Cases = read(join(folder, 'cases.json'))
const multiplied = Object.entries(products).map(([name, { form, first, second }]) => [
  name,
  first.flatMap((one) => second.map((other) => form.replaceAll('§1', () => one).replaceAll('§2', () => other))),
])
const cases: Cases['cases'] = { ...written, ...Object.fromEntries(multiplied) }
const recorded: Answers = read(join(folder, 'recorded.json'))
const scope = createScope(context)

/** What we answer: the text, or null for any failure. */
function ours(template: string, group: string): string | null {
  const others = new Map(Object.entries(files).map(([file, text]) => [file, { file, text }]))
  const parsed = parseTemplate(template, group === 'other files' ? { files: others } : {})
  if (!parsed.ok) return null
  const rendered = render(parsed.value, scope)
  return rendered.ok ? rendered.value : null
}

describe('the recorded answers of Jinja2', () => {
  it('cover every case', () => {
    expect(Object.keys(recorded)).toEqual(Object.keys(cases))
    for (const [group, templates] of Object.entries(cases)) expect(recorded[group]).toHaveLength(templates.length)
    expect(Object.values(cases).flat().length).toBeGreaterThan(1_000)
  })

  it.each(Object.entries(cases))('%s', (group, templates) => {
    const expected = templates.map((template, i) => [template, recorded[group]?.[i]])
    expect(templates.map((template) => [template, ours(template, group)])).toEqual(expected)
  })
})

const python = spawnSync('python3', ['-c', 'import jinja2, sys; sys.exit(not jinja2.__version__.startswith("3.1."))'])
const temporary = temporaryFolder()

describe('Jinja2 itself, where python3 with jinja2 3.1 is installed', () => {
  it.skipIf(python.status !== 0)('still answers what was recorded', () => {
    const target = join(temporary, 'answers.json')
    const run = spawnSync('python3', [join(folder, 'record.py'), target, 'written'], { encoding: 'utf8' })
    expect(run.stderr).toBe('')
    const asked = Object.keys(written).map((group) => [group, recorded[group]])
    expect(read(target)).toEqual(Object.fromEntries(asked))
  })
})
