import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { Converter } from '../../src/config/load/convert.js'
import { parseWithLibrary } from '../../src/config/load/library.js'
import type { YamlNode } from '../../src/config/load/nodes.js'
import { parseQuickly, readQuickly } from '../../src/config/load/quick.js'
import { Source } from '../../src/config/load/tree.js'
import type { Finding } from '../../src/core/finding.js'
import { withNode } from './load-helpers.js'
import { shape } from './yaml-shape.js'

const root = join(import.meta.dirname, '../..')

/** The data of a tree, which has no finding and names no other file. */
function converted(text: string, root: YamlNode | null): unknown {
  const findings: Finding[] = []
  const source = new Source('x', 'x', text)
  const converter = new Converter(() => null, findings)
  const data = converter.convert({ source, root, includes: new Map() })
  expect({ text, findings }).toEqual({ text, findings: [] })
  return data
}

/** Giving up is always right; otherwise the library must see the same. */
function agrees(text: string): boolean {
  const quick = parseQuickly(text)
  const data = readQuickly(text)
  if (data !== undefined) expect({ text, data }).toEqual({ text, data: converted(text, quick) })
  if (quick === null) return true
  const { root: slow, findings } = parseWithLibrary(new Source('x', 'x', text))
  expect({ text, findings, tree: shape(quick) }).toEqual({ text, findings: [], tree: shape(slow) })
  return true
}

const samples = [
  withNode(
    'type: script',
    'run: |',
    '  echo "a: b"',
    '',
    '    deeper # no comment',
    "env: { A: \"x\\ty\\u00e9\", B: 'it''s', C: } # comment",
    'routes:',
    '- to: $end',
    '  when: "{{ x }}"',
    '- on_error: [a.b, c.*]',
    '  halt: {}',
  ),
  'workflow:\n  name: x\n\n# comment\n  entry_point: y\nagents:\n  -\n    name: a\n    type: set\n  - - 1\n    - -2.5e3\n  - {a: {b: [c, d]}, "e": !file f.txt}\n',
  'a: |-\n  x\n\n  y\n\nb: 0o17\nc: 0x1F\nd: ~\ne: .5\nf: 1.\n"g h": http://x/y#z\n? x\n: y\n',
  'a:\n- b\n-  c: 1\n   d: |\n      text\n   e: 2\n- f\nz: [1, "2", \'3\', true, null]\n',
  '{"workflow":{"name":"x","n":-1.5e3,"t":true},"agents":[{"name":"a","args":["b","\\u00e9\\ud83d\\ude00"],"e":{},"f":[]}]}',
  '# JSON\n{\n  "workflow": {\n    "name": "x", # a comment\n    "entry_point": "a"\n  },\n  agents: [\n    { name: a, "value":\n 1, b: },\n    c\n    , !file d.txt\n  ],\n}\n\n# end\n',
  'a: b\n  c\nd: >-\n  folded\n  text\ne: &x 1\nf: *x\n',
]

describe('the quick parser', () => {
  it('takes what most files are made of', () => {
    expect(samples.slice(0, 2).map((text) => parseQuickly(text) !== null)).toEqual([true, true])
  })

  it('reads their data without a tree, unless the data is not all that there is to say', () => {
    expect(samples.map((text) => readQuickly(text) !== undefined)).toEqual(
      samples.map((text) => parseQuickly(text) !== null && !text.includes('!file')),
    )
    for (const text of [
      'a: 1\na: 2\n',
      'a: {<<: {b: 1}}\n',
      '<<: {b: 1}\n',
      'a: !file x\n',
      '{"a": 1, "a": 2}',
      'a: {{ b }}',
    ])
      expect(readQuickly(text)).toBeUndefined()
  })

  it('takes a whole file of JSON, compact or indented', () => {
    const data = { workflow: { name: 'x' }, agents: [{ name: 'a', args: ['1', '{{ b }}'], n: 1.5, t: true, z: null }] }
    for (const indent of [0, 1, 2, 4]) expect(parseQuickly(JSON.stringify(data, null, indent))).not.toBeNull()
    expect(samples.filter((text) => /^(?:#.*\n)?\{/.test(text) && parseQuickly(text) === null)).toEqual([])
  })

  it.each(samples)('agrees with the library on %j', (text) => {
    agrees(text)
  })

  const files = ['examples', '__tests__/fixtures'].flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => join(root, folder, name))
    } catch {
      return []
    }
  })
  it('agrees with the library on every file of the project', () => {
    for (const file of files) agrees(readFileSync(file, 'utf8'))
  })

  it('agrees with the library on data of any kind', () => {
    const value = fc.jsonValue({ maxDepth: 4 })
    fc.assert(
      fc.property(value, fc.constantFrom(0, 20, 120), (data, lineWidth) => agrees(stringify(data, { lineWidth }))),
      { numRuns: 500 },
    )
  })

  it('agrees with the library on JSON in any layout', () => {
    const gap = fc.constantFrom('', '', ' ', '\n', '  \n  ', ' # why\n')
    const laidOut = fc
      .tuple(fc.jsonValue({ maxDepth: 4 }), fc.array(gap, { minLength: 7, maxLength: 7 }))
      .map(([data, gaps]) => {
        let at = 0
        return JSON.stringify([data]).replaceAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]/g, (token) =>
          token.length > 1 ? token : token === ':' ? `:${gaps[at++ % 7]}` : `${token}${gaps[at++ % 7]}`,
        )
      })
    fc.assert(fc.property(laidOut, agrees), { numRuns: 1000 })
  })

  it('agrees with the library on files with a typing error', () => {
    const edit = fc.tuple(
      fc.constantFrom(...samples),
      fc.nat(400),
      fc.nat(3),
      fc.constantFrom(
        '',
        ' ',
        '  ',
        '\n',
        ':',
        ': ',
        '- ',
        '#',
        ' #',
        '"',
        "'",
        '{',
        '}',
        '[',
        ']',
        ',',
        '|',
        '>',
        '&a ',
        '*a',
        '!file ',
        '?',
        '%',
        '---\n',
        '\t',
        '<<: ',
        '@',
        '\\',
        '~',
        '1',
        '- - ',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(edit, { minLength: 1, maxLength: 1 }),
        fc.array(
          fc.tuple(fc.nat(400), fc.nat(3), fc.constantFrom(' ', '\n', ':', '- ', '#', '"', "'", '{', ']', ', ')),
          { maxLength: 2 },
        ),
        ([first], more) => {
          if (first === undefined) return true
          const [sample, at, removed, inserted] = first
          const changed = more.reduce(
            (text, [place, length, added]) => text.slice(0, place) + added + text.slice(place + length),
            sample.slice(0, at) + inserted + sample.slice(at + removed),
          )
          return agrees(changed)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it.each(['[', '{a: ', '- '])('gives up on ten thousand of %j', (text) => {
    expect(parseQuickly(text.repeat(10_000))).toBeNull()
  })
})
