// Rooms of the house that a start does not enter: each is a file of its own in dist/, which is read when one of its functions is
// first called. The sources know nothing of it, they import and call as ever.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'rolldown/parseAst'

const SOURCES = path.resolve(import.meta.dirname, '..', 'src')

/** The name of each room's file, and the modules through which it is entered. */
export const ROOMS = {
  crypto: ['text/by-crypto.ts'],
  zlib: ['text/by-zlib.ts'],
  templates: [
    'expressions/template.ts',
    'config/references.ts',
    'config/rules/references.ts',
    'config/rules/certain-reads.ts',
    'config/rules/template-hints.ts',
  ],
  yaml: ['config/load/library.ts', 'nodes/yaml-value.ts'],
  'schema-findings': ['config/load/schema-findings.ts'],
  parts: ['config/load/part-validators.ts'],
  classify: ['nodes/classify/index.ts', 'config/classify-sets/kinds.ts'],
  agent: ['nodes/agent/index.ts'],
  'output-schema': ['nodes/output-schema.ts'],
  questions: ['nodes/gate/index.ts', 'nodes/questions/index.ts'],
  groups: ['engine/group.ts', 'engine/child.ts'],
  failures: [
    'engine/settle-error.ts',
    'reporters/reported-errors.ts',
    'reporters/next-commands.ts',
    'nodes/script-trouble.ts',
    'resilience/retry-policy.ts',
    'resilience/backoff.ts',
  ],
  governance: ['run/governance.ts'],
  memory: ['durability/memory.ts', 'durability/join.ts', 'durability/rewind.ts', 'durability/saved-run.ts'],
  'dead-letters': ['durability/dead-letter.ts'],
}

/** The same for the action, which has more. */
export const ACTION_ROOMS = {
  ...ROOMS,
  delivery: ['action/escalation.ts', 'action/check-run.ts', 'action/comment.ts', 'adapters/github/api.ts'],
  fetched: ['action/resume-from.ts', 'action/run-artifacts.ts', 'action/redrive.ts', 'action/one-step.ts'],
}

const DOOR = '\0door:'
const ENTRY = '\0room:'

/** An entry point of the bundle for each room. */
export const entriesOf = (rooms) => Object.fromEntries(Object.keys(rooms).map((name) => [name, ENTRY + name]))

/** Puts a door in the place of each module of a room: functions of the same names that load the room and call the real ones. */
export function doorsTo(rooms) {
  const roomOf = new Map(
    Object.entries(rooms).flatMap(([name, modules]) => modules.map((module) => [path.join(SOURCES, module), name])),
  )
  return {
    name: 'rooms',
    async resolveId(id, importer) {
      if (id.startsWith(ENTRY)) return id
      if (importer?.startsWith(DOOR)) return { id, external: true }
      const found = await this.resolve(id, importer, { skipSelf: true })
      const outside = found !== null && roomOf.has(found.id) && !importer?.startsWith(ENTRY)
      return outside ? { ...found, id: DOOR + found.id } : found
    },
    load(id) {
      if (id.startsWith(ENTRY)) return rooms[id.slice(ENTRY.length)].map(reexport).join('\n')
      if (id.startsWith(DOOR)) return door(id.slice(DOOR.length), roomOf.get(id.slice(DOOR.length)))
      return null
    },
  }
}

const reexport = (module) => `export * from ${JSON.stringify(path.join(SOURCES, module))}`

/**
 * Only functions can wait for their room; an import of anything else from it is refused by the bundler, as not exported. A door
 * takes as many arguments as its function: gathering them in a list would cost more than many of these calls.
 */
function door(file, room) {
  const calls = functionsOf(file).map(
    ({ name, given }) => `export const ${name} = (${given}) => room().${name}(${given})`,
  )
  return [`let opened`, `const room = () => opened ??= require('./${room}.js')`, ...calls].join('\n')
}

function functionsOf(file) {
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }, file)
  return body.flatMap(({ type, declaration, source, specifiers }) => {
    if (type !== 'ExportNamedDeclaration') return []
    if (declaration?.type === 'FunctionDeclaration')
      return [{ name: declaration.id.name, given: argumentsOf(declaration.params) }]
    if (!source) return []
    const there = functionsOf(path.resolve(path.dirname(file), source.value.replace(/\.js$/, '.ts')))
    const names = specifiers.map(({ exported }) => exported.name)
    return there.filter(({ name }) => names.includes(name))
  })
}

const argumentsOf = (params) =>
  params.map(({ type }, at) => (type === 'RestElement' ? `...a${at}` : `a${at}`)).join(', ')
