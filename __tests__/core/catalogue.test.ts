import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findKindEntry, WELL_KNOWN_DETAILS } from '../../src/core/catalogue.js'
import { ENGINE_KINDS } from '../../src/core/kinds.js'
import { validateData } from '../../src/core/payload-schema.js'
import { createSample } from '../../src/core/samples.js'
import { type Behaviour, type Document, script, simulate } from '../engine/governance-harness.js'

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../docs/errors.md'), 'utf8')
const SECTIONS = new Map(
  PAGE.split(/^### /m).map((section): [string, string] => [
    section.slice(0, section.indexOf('\n')),
    section.split(/^## /m)[0] ?? '',
  ]),
)

describe.each(ENGINE_KINDS)('%s', (kind) => {
  const details = findKindEntry(undefined, kind)?.details ?? {}

  it('has a section in docs/errors.md that names its details', () => {
    const section = SECTIONS.get(kind) ?? ''
    const unnamed = Object.keys(details).filter((name) => !section.includes(`\`${name}\``))
    expect({ isThere: section !== '', unnamed }).toEqual({ isThere: true, unnamed: [] })
  })

  it('has a sample', () => {
    const { value, missing } = createSample(details)
    expect({ missing, problems: validateData(value, details, () => true) }).toEqual({ missing: [], problems: [] })
  })
})

/** A file whose run ends with an error of the engine. */
type Failing = readonly [kind: string, node: string, does?: Behaviour, settings?: string, rest?: string]
const failures: readonly Failing[] = [
  ['internal.script_error', script('a'), { exit: 3, stdout: 'why' }],
  ['internal.script_error', script('a'), { exit: 3, stdout: '{"status_code":500,"response":"x","response_time":1}' }],
  [
    'internal.script_error',
    script('a', 'classify: [{ use: git }]'),
    { exit: 3, stdout: 'a.c:1:2: error: no\na.c:3:4: error: no' },
  ],
  ['internal.script_error', script('a'), { killed: true }],
  ['internal.timeout', script('a', 'timeout: 1'), { timeout: true }],
  ['internal.schema_violation', script('a', 'output: { n: { type: integer } }'), { stdout: '{"n":"x"}' }],
  ['internal.schema_violation', script('a'), { raise: { kind: 'bad' } }],
  [
    'internal.schema_violation',
    script('a'),
    { raise: { kind: 'external.x.y', details: {} } },
    'kinds: { external.x.y: { details: { n: { type: integer } } } }',
  ],
  ['internal.schema_violation', '  - { name: a, type: set, value: x, output_type: integer }\n'],
  [
    'internal.schema_violation',
    '',
    {},
    'entry_point: g',
    'for_each: [{ name: g, source: "{{ 3 }}", as: x, agent: { name: m, type: set, value: 1 } }]',
  ],
  ['internal.undeclared_kind', script('a', 'raises: [ci.one]'), { raise: { kind: 'ci.two' } }],
  [
    'internal.template_error',
    '  - { name: a, type: set, value: "{{ workflow.input.x.y.z }}" }\n',
    {},
    'input: { x: { type: object, default: {} } }',
  ],
  [
    'internal.template_error',
    script('a', 'routes: [{ to: $end }, { on_error: true, when: details.x.y > 1, to: $end }]'),
    { exit: 1 },
  ],
  [
    'internal.group_failed',
    script('a'),
    { exit: 1 },
    'entry_point: g',
    'parallel: [{ name: g, agents: [a], failure_mode: all_or_nothing }]',
  ],
  ['internal.policy_denied', script('a'), {}, 'policies: [{ name: p, type: expression, allow_if: "1 == 2" }]'],
  ['internal.limit_exceeded', script('a', 'routes: [{ to: a }]'), {}, 'limits: { max_iterations: 2 }'],
  ['internal.no_route', script('a', 'routes: [{ to: $end, when: "1 == 2" }]')],
  ['halt.intentional', script('a', 'routes: [{ to: $end }, { on_error: true, halt: { message: no } }]'), { exit: 1 }],
  ['halt.intentional', script('a', 'routes: [{ halt: { message: no } }]')],
]

describe('details that the engine makes are those of the table', () => {
  it.each(failures.map((one) => [one[0], one] as const))(
    '%s',
    async (kind, [, node, does = {}, settings = '', rest = '']) => {
      const entry = settings.startsWith('entry_point') ? '' : '  entry_point: a\n'
      const nodes = node === '' ? '' : `agents:\n${node}`
      const { result } = await simulate({
        files: `workflow:\n  name: t\n${entry}  ${settings}\n${nodes}${rest}\n`,
        program: () => does,
      })
      const error: Document = result.errors.find((one: Document) => one.kind === kind)
      expect(error, JSON.stringify(result.errors)).toBeDefined()
      const schema = findKindEntry(undefined, kind)?.details ?? {}
      expect(validateData(error.details, schema, () => true)).toEqual([])
      const known = [...Object.keys(schema), ...WELL_KNOWN_DETAILS]
      expect(Object.keys(error.details).filter((name) => !known.includes(name))).toEqual([])
    },
  )
})
