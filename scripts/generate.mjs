// Writes everything that is derived from the schemas (the published JSON, the types, the compiled validators) and the scripts of the report page.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import Ajv from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { compile } from 'json-schema-to-typescript'
import { schema } from '../schema/conductor.schema.mjs'

const FOLDER = 'src/source/generated'
const BANNER = '/* Derived from schema/conductor.schema.mjs by `npm run generate`. */'

const typeNames = {
  workflow: 'WorkflowSettings',
  node: 'NodeDefinition',
  member: 'MemberDefinition',
  forEach: 'ForEachDefinition',
  parallel: 'ParallelDefinition',
  policy: 'PolicyDefinition',
  route: 'RouteDefinition',
  retry: 'RetryDefinition',
  resilience: 'ResilienceDefinition',
  provider: 'ProviderDefinition',
  toolServer: 'ToolServerDefinition',
  kindEntry: 'KindDefinition',
}
const pascal = (name) => typeNames[name] ?? name.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase())
const isDuration = (value) => isObject(value) && Array.isArray(value.type) && value.exclusiveMinimum !== undefined
/** Returns the schema of a duration after loading; a template stays a text. */
const seconds = ({ exclusiveMinimum, description, pattern }) =>
  pattern.endsWith('{')
    ? {
        anyOf: [
          { type: 'number', exclusiveMinimum },
          { type: 'string', pattern: '\\{\\{' },
        ],
        description,
      }
    : { type: 'number', exclusiveMinimum, description }
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the schema for the types: unions as unions, durations as numbers, and references without a description of their
 * own, which would become types of their own.
 */
function forTypes(source) {
  const copy = JSON.parse(JSON.stringify(source), (_, value) => {
    if (isObject(value) && value.$ref !== undefined) return { $ref: value.$ref }
    return isDuration(value) ? seconds(value) : value
  })
  for (const { properties } of [copy.$defs.inputSpec, copy.$defs.outputField])
    for (const name of ['default', 'example']) if (properties[name]) properties[name].tsType = 'Json'
  delete copy.patternProperties
  for (const [name, definition] of Object.entries(copy.$defs)) {
    definition.title = pascal(name)
    if (definition['x-union']) {
      copy.$defs[name] = {
        title: pascal(name),
        oneOf: definition['x-union'].map((member) => ({ $ref: `#/$defs/${member}` })),
      }
    }
  }
  return copy
}

/** Returns the schema for the validators: without prose, and a union is checked by the validator of its `type`. */
function forValidators(source) {
  const bare = (value, inProperties = false) => {
    if (Array.isArray(value)) return value.map((item) => bare(item))
    if (!isObject(value)) return value
    if (isDuration(value)) return seconds(value)
    const entries = Object.entries(value).filter(
      ([key]) =>
        inProperties || !(key === 'description' || key === 'title' || key === '$comment' || key.startsWith('x-')),
    )
    return Object.fromEntries(
      entries.map(([key, item]) => [key, bare(item, !inProperties && (key === 'properties' || key === '$defs'))]),
    )
  }
  const copy = bare(source)
  copy.$id = 'c'
  for (const [name, definition] of Object.entries(source.$defs)) {
    if (definition['x-union']) copy.$defs[name] = { type: 'object' }
  }
  copy.properties.workflow = { type: 'object' }
  copy.properties.parallel.items = { type: 'object' }
  copy.properties.for_each.items = { type: 'object' }
  return copy
}

/** Lists the validators: the file without its parts, and one for every part and every member of a union. */
function validators() {
  const names = new Set(
    ['workflow', 'parallel', 'forEach', 'classifyRule'].concat(
      Object.values(schema.$defs).flatMap((definition) => definition['x-union'] ?? []),
    ),
  )
  return { file: 'c', ...Object.fromEntries([...names].map((name) => [name, `c#/$defs/${name}`])) }
}

/** Returns how the loader reads a value that is no object; src/source/coercion.ts explains the names. */
function scalarShape(definition) {
  if (isDuration(definition)) return 'duration'
  if (definition['x-as-written']) return 'argument'
  const types = [definition.type ?? []].flat()
  if (types.length === 1 && ['number', 'integer', 'boolean'].includes(types[0])) return types[0]
  if (types.includes('number') || types.includes('integer')) return 'scalar'
  return ['type', 'enum', 'const'].some((keyword) => keyword in definition) ? '-' : '*'
}

/** Returns the fields of each object with their shape, and the names of the fields that must not be empty. */
function shapes() {
  const fieldsByShape = {}
  const neverEmpty = []
  const acceptsAnyText = ({ type, pattern }) => type === 'string' && pattern === undefined
  const shapeOf = (definition, name) => {
    if (definition.$ref) return definition.$ref.split('/').at(-1)
    if (definition['x-no-effect']) return '!'
    const branches = definition.anyOf ?? definition.oneOf
    if (branches) {
      const withObject = branches.find((branch) => branch.$ref || branch.properties)
      if (withObject) return shapeOf(withObject, name)
      return branches.some(acceptsAnyText) ? '-' : shapeOf(branches[0], name)
    }
    if (definition.type === 'array' && definition.items) return suffixed(shapeOf(definition.items, name), '[]')
    if (definition.properties && !definition['x-union']) return record(definition, name)
    if (definition.type === 'object' && isObject(definition.additionalProperties))
      return suffixed(shapeOf(definition.additionalProperties, name), '{}')
    return scalarShape(definition)
  }
  const suffixed = (shape, suffix) => (shape === '-' && suffix === '[]' ? '-' : `${shape}${suffix}`)
  const record = (definition, name) => {
    fieldsByShape[name] = {}
    for (const [field, value] of Object.entries(definition.properties)) {
      fieldsByShape[name][field] = shapeOf(value, `${name}.${field}`)
      if (value['x-never-empty']) neverEmpty.push(`${name}.${field}`)
    }
    return name
  }
  const aliases = {}
  for (const [name, definition] of Object.entries(schema.$defs)) {
    if (definition['x-union']) continue
    const shape = shapeOf(definition, name)
    if (shape !== name) aliases[name] = shape
  }
  record(schema, 'file')
  const plain = (shape) => {
    const [, name, suffix] = /^([^[{]*)(.*)$/.exec(shape)
    return name in aliases ? suffixed(aliases[name], suffix) : shape
  }
  for (const fields of Object.values(fieldsByShape))
    for (const [field, shape] of Object.entries(fields)) fields[field] = plain(shape)
  return { fieldsByShape, neverEmpty }
}

const unions = Object.fromEntries(
  Object.entries(schema.$defs)
    .filter(([, definition]) => definition['x-union'])
    .map(([name, definition]) => [
      name,
      Object.fromEntries(definition['x-union'].map((member) => [schema.$defs[member].properties.type.const, member])),
    ]),
)

const ajv = new Ajv({
  code: { source: true, esm: false, optimize: 2 },
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
  inlineRefs: false,
  messages: false,
  unicode: false,
  logger: false,
})
ajv.addSchema(forValidators(schema))
mkdirSync(FOLDER, { recursive: true })
/** Keywords for the loader only, which other validators do not know. */
const INTERNAL = new Set(['x-never-empty', 'x-as-written'])
const published = JSON.stringify(schema, (key, value) => (INTERNAL.has(key) ? undefined : value), 2)
writeFileSync('schema/conductor.schema.json', `${published}\n`)
const chosen = validators()
// Ajv copies all errors for each item of a list that has one: a long list would take minutes.
const APPEND = 'function append(all,more){if(all===null)return more;for(const one of more)all.push(one);return all}'
const COPIED = /vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\)/g
const code = standalone.default(ajv, chosen).replaceAll(COPIED, 'append(vErrors, $1.errors)')
writeFileSync(
  `${FOLDER}/validators.cjs`,
  `${BANNER}\n${code.replaceAll('function validate', '\nfunction validate')}\n${APPEND}\n`,
)
const guarded = Object.keys(chosen).filter((name) => name !== 'file')
writeFileSync(
  `${FOLDER}/validators.d.cts`,
  `${BANNER}
import type { ${guarded.map(pascal).join(', ')} } from './workflow-file.js'
export interface SchemaError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}
export interface Guard<T> {
  (data: unknown): data is T
  readonly errors?: readonly SchemaError[] | null
}
declare const validators: {
  readonly file: Guard<object>
${guarded.map((name) => `  readonly ${name}: Guard<${pascal(name)}>`).join('\n')}
}
export default validators
`,
)
const { fieldsByShape, neverEmpty } = shapes()
writeFileSync(
  `${FOLDER}/shapes.ts`,
  `${BANNER}
type Fields = Readonly<Record<string, string>>
/** Fields of every object with their shape; src/source/coercion.ts explains shapes. */
export const SHAPES: Readonly<Record<string, Fields>> = ${JSON.stringify(fieldsByShape)}
/** Fields, as \`shape.field\`, whose empty value is an error. */
export const NEVER_EMPTY: ReadonlySet<string> = new Set(${JSON.stringify(neverEmpty)})
/** Which shape a member of a union has, by its \`type\`. */
export const UNIONS = ${JSON.stringify(unions)} as const
`,
)
const types = await compile(forTypes(schema), 'WorkflowFile', {
  additionalProperties: false,
  bannerComment: `${BANNER}\nimport type { Json } from '../../core/json.js'`,
  unreachableDefinitions: true,
  format: false,
})
const REFERENCED = /(?: \*\s*\n)? \* This interface was referenced by .*\n \* via the .*\n/g
const described = types.replaceAll(REFERENCED, '').replaceAll('/**\n */\n', '')
writeFileSync(`${FOLDER}/workflow-file.ts`, described.replaceAll(/\/\*\*\n \* (.*)\n \*\/\n/g, '/** $1 */\n'))

/** Compiles the scripts of the report page; the page holds them as text. */
function pageScripts() {
  const folder = 'src/reporters/html/generated'
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.browser.json'], {
    stdio: 'inherit',
  })
  const script = (name) => JSON.stringify(readFileSync(`build/browser/${name}.js`, 'utf8'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/scripts.ts`,
    `/* Compiled from ../browser by \`npm run generate\`. */
export const FIND_SCRIPT = ${script('find')}
export const LIVE_SCRIPT = ${script('live')}
export const STUDIO_SCRIPT = ${script('studio')}
`,
  )
  rmSync('build/browser', { recursive: true })
}
pageScripts()
