import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { BoundedPattern } from '../../src/text/bounded-lines.js'

/** A pattern of the sources, and where it stands. */
export interface FoundPattern {
  readonly place: string
  readonly source: string
  readonly flags: string
  /** Whether the pattern sees at most 1,000 characters, because a BoundedPattern wraps it. */
  readonly isBounded: boolean
}

/** A pattern that is put together when the program runs. */
interface BuiltPattern {
  readonly file: string
  readonly place: string
  readonly argument: Node
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

const SRC = path.resolve(import.meta.dirname, '../../src')

/** Returns the files of the sources, without those that are generated, and the schema and the helpers, which users run too. */
function sourceFiles(): readonly string[] {
  return ['.', '../schema', '../helpers'].flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?[jt]s$/.test(file) && !file.includes('generated'))
      .map((file) => path.join(SRC, folder, file)),
  )
}

/** Walks the syntax tree of a text and returns its patterns, written and built. */
export function findPatterns(file: string, text: string) {
  const written: FoundPattern[] = []
  const built: BuiltPattern[] = []
  const name = path.relative(SRC, file)
  const visit = (node: Node, parent: Node | null): void => {
    const findPlace = (): string => `${name}:${text.slice(0, node.start).split('\n').length}`
    const isBounded = parent !== null && calledName(parent) === 'BoundedPattern'
    const regex: unknown = node['regex']
    if (node.type === 'Literal' && isRegex(regex))
      written.push({ place: findPlace(), source: regex.pattern, flags: regex.flags, isBounded })
    const [argument, flags] = takesPattern(node) && Array.isArray(node['arguments']) ? node['arguments'] : []
    if (isNode(argument) && !isRegex(argument['regex'])) {
      const source = constantText(argument)
      if (source !== null) written.push({ place: findPlace(), source, flags: constantText(flags) ?? '', isBounded })
      else if (calledName(node) === 'RegExp') built.push({ file, place: findPlace(), argument })
    }
    const [key, value] = [node['key'], node['value']]
    const isSchemaPattern = node.type === 'Property' && isNode(key) && (key['name'] ?? key['value']) === 'pattern'
    const source = isSchemaPattern ? constantText(value) : null
    if (source !== null) written.push({ place: findPlace(), source, flags: 'u', isBounded: false })
    for (const value of Object.values(node).flat()) if (isNode(value)) visit(value, node)
  }
  const program: unknown = parseSync(file, text).program
  if (isNode(program)) visit(program, null)
  return { written, built }
}

function isRegex(value: unknown): value is { readonly pattern: string; readonly flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value
}

function calledName({ type, callee }: Node): unknown {
  return (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) ? callee['name'] : null
}

const TEXT_METHODS: ReadonlySet<unknown> = new Set(['match', 'matchAll', 'search'])

/** Reports whether a call makes a pattern of its first argument: `new RegExp(x)`, `text.match(x)`. */
function takesPattern(node: Node): boolean {
  if (calledName(node) === 'RegExp' || calledName(node) === 'BoundedPattern') return true
  const { callee } = node
  const property = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : null
  return isNode(property) && TEXT_METHODS.has(property['name'])
}

/** Returns the text of an expression that is constant: a literal, a template without parts, a sum of those; else null. */
function constantText(value: unknown): string | null {
  if (!isNode(value)) return null
  const { type, quasis, left, right } = value
  if (type === 'Literal') return typeof value['value'] === 'string' ? value['value'] : null
  if (type === 'BinaryExpression') {
    const [before, after] = [constantText(left), constantText(right)]
    return before === null || after === null ? null : before + after
  }
  if (type === 'TaggedTemplateExpression') return templateText(value['quasi'], 'raw')
  return type === 'TemplateLiteral' && Array.isArray(quasis) ? templateText(value, 'cooked') : null
}

function templateText(template: unknown, spelling: 'raw' | 'cooked'): string | null {
  const quasis = isNode(template) && Array.isArray(template['quasis']) ? template['quasis'] : []
  const text: unknown = quasis.length === 1 ? quasis[0]?.value?.[spelling] : null
  return typeof text === 'string' ? text : null
}

/** Returns the patterns that stand in the sources, and the places where others are built. */
export function patternsOfSources() {
  const found = sourceFiles().map((file) => findPatterns(file, readFileSync(file, 'utf8')))
  return { written: found.flatMap(({ written }) => written), built: found.flatMap(({ built }) => built) }
}

/** Imports modules and returns the patterns that they build meanwhile. */
export async function patternsBuiltBy(files: readonly string[]): Promise<readonly FoundPattern[]> {
  const found: FoundPattern[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, args: [string | RegExp, string?], newTarget) {
      const made: RegExp = Reflect.construct(target, args, newTarget)
      const isBounded = newTarget !== globalThis.RegExp && newTarget !== target
      found.push({ place: 'built', source: made.source, flags: made.flags, isBounded })
      return made
    },
  })
  // A bounded pattern calls the constructor that its class inherits from.
  Object.setPrototypeOf(BoundedPattern, globalThis.RegExp)
  try {
    for (const file of files) {
      const before = found.length
      // The query makes another instance of the module: tests of one worker share the modules that they have imported.
      await import(`${file}?patterns`)
      const place = path.relative(SRC, file)
      for (let at = before; at < found.length; at += 1) {
        const pattern = found[at]
        if (pattern !== undefined) found[at] = { ...pattern, place }
      }
    }
  } finally {
    globalThis.RegExp = original
    Object.setPrototypeOf(BoundedPattern, original)
  }
  return found
}
