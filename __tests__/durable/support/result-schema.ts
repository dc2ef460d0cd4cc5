import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { expect } from 'vitest'

let validate: ValidateFunction | null = null

/** Holds a result against the published schema. */
export function expectResult(document: unknown): void {
  if (validate === null) {
    const file = path.resolve(import.meta.dirname, '..', '..', '..', 'schema', 'result.schema.json')
    validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(readFileSync(file, 'utf8')))
  }
  const valid = validate(JSON.parse(JSON.stringify(document)))
  expect(valid, JSON.stringify(validate.errors)).toBe(true)
}
