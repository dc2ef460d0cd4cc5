// Writes everything that is derived from the schemas: the published JSON, the types and the compiled validators.
import { mkdirSync, writeFileSync } from 'node:fs'
import Ajv from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { compile } from 'json-schema-to-typescript'
import { schema } from '../schema/conductor.schema.mjs'

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
}
const pascal = (name) => typeNames[name] ?? name.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase())

/** The same schema in a shape from which unions come out as unions. */
function forTypes(source) {
  const copy = JSON.parse(JSON.stringify(source).replaceAll('"default":{}', '"default":{"tsType":"Json"}'))
  for (const [name, definition] of Object.entries(copy.$defs)) {
    definition.title = pascal(name)
    if (definition['x-union']) {
      copy.$defs[name] = { title: pascal(name), oneOf: definition['x-union'].map((member) => ({ $ref: `#/$defs/${member}` })) }
    }
  }
  return copy
}

const ajv = new Ajv({ code: { source: true, esm: false, optimize: 2 }, allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false, inlineRefs: false, messages: false, keywords: ['x-no-effect', 'x-union'] })
mkdirSync('src/config/generated', { recursive: true })
writeFileSync('schema/conductor.schema.json', `${JSON.stringify(schema, null, 2)}\n`)
writeFileSync('src/config/generated/validate-workflow-file.cjs', `${standalone.default(ajv, ajv.compile(schema))}\n`)
const types = await compile(forTypes(schema), 'WorkflowFile', { additionalProperties: false, bannerComment: "/* Derived from schema/conductor.schema.mjs by `npm run generate`. */\nimport type { Json } from '../../core/json.js'", unreachableDefinitions: true, format: false })
writeFileSync('src/config/generated/workflow-file.ts', types)
