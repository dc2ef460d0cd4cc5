import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changeClasses } from '../../../src/config/diff/index.js'

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs')

it('contract.md explains every class of changes', () => {
  const text = readFileSync(join(DOCS, 'contract.md'), 'utf8')
  expect(changeClasses.filter((code) => !text.includes(`\`${code}\``))).toEqual([])
})
