import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SHAPES } from '../../src/config/generated/shapes.js'
import { LOAD_CODES } from '../../src/config/load/findings.js'

const docs = (name: string): string => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8')

it.each(LOAD_CODES)('the code %s is documented', (code) => {
  expect(docs('validation.md')).toContain(`\`${code}\``)
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
