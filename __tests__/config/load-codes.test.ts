import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FINDING_CODES, getSeverity } from '../../src/core/finding-codes.js'
import { SHAPES } from '../../src/source/generated/shapes.js'

const docs = (name: string): string => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8')

const SOURCES = join(import.meta.dirname, '../../src')

it('every code of the table is reported', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('finding-codes.ts'))
    .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
  const codes = Object.values(FINDING_CODES).flatMap((rows) => Object.keys(rows).join(', ').split(', '))
  const isReported = (code: string) => files.some((text) => text.includes(`'${code.replace(' (warning)', '')}'`))
  expect(codes.filter((code) => !isReported(code))).toEqual([])
  expect(codes.length).toBeGreaterThan(120)
})

it('the table tells how severe a finding is', () => {
  expect(getSeverity('unreachable-node')).toBe('warning')
  expect(getSeverity('unknown-target')).toBe('error')
  expect(getSeverity('scenario-empty')).toBe('error')
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
