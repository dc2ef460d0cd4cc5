import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SHAPES } from '../../src/source/generated/shapes.js'

const docs = (name: string): string => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8')

const SOURCES = join(import.meta.dirname, '../../src')
const CHECKS = ['config/load', 'config/rules', 'source'].flatMap((folder) =>
  readdirSync(join(SOURCES, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
)
const OTHER_FILES = [
  'config/inputs.ts',
  'test-reports/quarantine-file.ts',
  'config/quarantine.ts',
  'core/finding.ts',
  'classify/check-rule.ts',
]
const CODE = /'([a-z]+(?:-[a-z]+)+)'/g
/** Words of the checks that look like codes: places and failures of templates, fields of GitHub's files, and a state of an entry. */
const OTHER_WORDS = [
  'own-output',
  'success-route',
  'error-route',
  'complete-hook',
  'error-hook',
  'shared-error',
  'timeout-minutes',
  'continue-on-error',
  'without-reason',
  'unclosed-output',
  'unclosed-statement',
  'unknown-filter',
  'unknown-loop',
]

it('every code of a finding is documented, and every documented code is one', () => {
  const text = [...CHECKS, ...OTHER_FILES].map((name) => readFileSync(join(SOURCES, name), 'utf8')).join('\n')
  const codes = new Set([...text.matchAll(CODE)].map(([, code = '']) => code))
  const rows = docs('validation.md').match(/^\| (?:`[a-z]+(?:-[a-z]+)+`(?: \(\w+\))?(?:, )?)+/gm) ?? []
  const documented = new Set(rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)))
  expect([...codes].filter((code) => !documented.has(code)).sort()).toEqual([...OTHER_WORDS].sort())
  expect([...documented].filter((code) => !codes.has(code))).toEqual([])
  expect(codes.size).toBeGreaterThan(120)
})

const shapes = [
  'workflow',
  'scriptNode',
  'setNode',
  'waitNode',
  'terminateNode',
  'workflowNode',
  'agentNode',
  'gateNode',
  'parallel',
  'forEach',
  'route',
  'inputSpec',
  'outputField',
]
it.each(shapes)('every field of %s is in the reference', (shape) => {
  const text = docs('workflow-file.md')
  const fields = Object.entries(SHAPES[shape] ?? {}).filter(([, kind]) => kind !== '!')
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.map(([name]) => name).filter((name) => !new RegExp(`[\`{. ]${name}[\`:.]`).test(text))).toEqual([])
})
