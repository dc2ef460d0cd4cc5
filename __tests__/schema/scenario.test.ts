import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { REPOSITORY } from '../support/built.js'

const schema = JSON.parse(readFileSync(path.join(REPOSITORY, 'schema/scenario.schema.json'), 'utf8'))
const validate = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema)

const FILES = ['examples', 'starter'].flatMap((folder) =>
  readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.yaml'))
    .map((name) => path.join(folder, name)),
)

describe('the schema of scenario files', () => {
  it.each(FILES)('takes %s', (file) => {
    // Files that a tag inlines are data of any shape.
    const document = parse(readFileSync(path.join(REPOSITORY, file), 'utf8'), { logLevel: 'silent' })
    validate(document)
    expect(validate.errors ?? []).toEqual([])
  })

  it.each([
    ['no expect', { workflow: 'w.yaml', scenarios: [{ name: 'a' }] }],
    ['an unknown field', { workflow: 'w.yaml', scenarios: [{ name: 'a', expct: {}, expect: { outcome: 'success' } }] }],
    ['an unknown outcome', { workflow: 'w.yaml', scenarios: [{ name: 'a', expect: { outcome: 'fine' } }] }],
    ['an empty expect', { workflow: 'w.yaml', scenarios: [{ name: 'a', expect: {} }] }],
    ['no scenario', { workflow: 'w.yaml', scenarios: [] }],
  ])('refuses %s', (_, document) => {
    expect(validate(document)).toBe(false)
  })
})
