import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { withNode } from '../config/load-helpers.js'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const published: unknown = JSON.parse(read('schema/conductor.schema.json'))
if (typeof published !== 'object' || published === null) throw new Error('the schema is not an object')
const validate = new Ajv({
  allErrors: true,
  allowUnionTypes: true,
  strictTypes: false,
  keywords: ['x-no-effect', 'x-union'],
}).compile(published)
const customTags = [{ tag: '!file', resolve: (text: string) => text }]

function examples(): readonly string[] {
  if (!existsSync(join(root, 'examples'))) return []
  const files = readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => basename(file) === 'workflow.yaml').map((file) => join('examples', file))
}

describe('the published schema', () => {
  it('is what its source says', async () => {
    const source: unknown = await import(pathToFileURL(join(root, 'schema/conductor.schema.mjs')).href)
    const isInternal = (key: string): boolean => key === 'x-never-empty' || key === 'x-as-written'
    const { schema } = JSON.parse(JSON.stringify(source, (key, value) => (isInternal(key) ? undefined : value)))
    expect(published).toEqual(schema)
  })

  it('describes every field', () => {
    const silent: string[] = []
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'properties' && typeof inner === 'object' && inner !== null) {
          for (const [name, field] of Object.entries(inner)) {
            const known: unknown = field
            if (path.includes('/if')) continue
            if (typeof known === 'object' && known !== null && !('description' in known) && !('$ref' in known))
              silent.push(`${path}/${name}`)
          }
        }
        visit(inner, `${path}/${key}`)
      }
    }
    visit(published, '')
    expect(silent).toEqual([])
  })

  it.each(examples())('accepts %s', (file) => {
    validate(parse(read(file), { merge: true, customTags }))
    expect(validate.errors ?? []).toEqual([])
  })

  it.each([
    withNode('type: script', 'comand: x'),
    withNode('type: set', 'stdin: x'),
    withNode('type: nonsense'),
    withNode('command: x'),
    withNode('type: wait'),
    'agents: []',
  ])('refuses %j', (text) => {
    expect(validate(parse(text))).toBe(false)
  })
})
