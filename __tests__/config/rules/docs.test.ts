import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changeClasses } from '../../../src/config/diff/index.js'
import { RULE_CODES } from '../../../src/config/rules/report.js'

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs')

it.each([
  ['validation.md', RULE_CODES],
  ['contract.md', changeClasses],
] as const)('%s explains every code', (file, codes) => {
  const text = readFileSync(join(DOCS, file), 'utf8')
  expect(codes.filter((code) => !text.includes(`\`${code}\``))).toEqual([])
})
