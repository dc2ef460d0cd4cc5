import { isScalar, Lexer, Parser, parseDocument, visit } from 'yaml'
import type { SetNode } from '../config/model.js'
import { asNumber, isNumberText, keepExact } from '../core/float.js'
import { isJson, isJsonNumber, isRecord, type Json, MAX_LEVELS, parseOutsideJson, printJson } from '../core/json.js'
import { createRaised, createSchemaViolation, type NodeOutcome, type RaisedHere } from '../core/outcome.js'
import { err, ok, type Result, tryOr, unreachable } from '../core/result.js'
import { cutHead } from '../text/excerpt.js'
import { withMarkedSecrets } from './derived-secrets.js'
import type { ExecutionContext } from './executor.js'
import { findOutputViolation } from './output-schema.js'
import { renderData, renderFields, renderText, toRenderedValue } from './rendering.js'

/** Returns the value of a rendered text without a declared type. */
type Read = (text: string) => Json

/** Binds rendered templates into the context; no process, no request. */
export function executeSet(node: SetNode, context: ExecutionContext): Promise<NodeOutcome> | NodeOutcome {
  const { scope, ports } = context
  const read: Read = (text) => withMarkedSecrets(text, parseAutoValue(text), ports.secrets)
  const bound =
    node.values === undefined ? bindValue(node, context, read) : renderFields(node.values, scope, 'values', read)
  if (!bound.ok) return createRaised(bound.error)
  const completed: NodeOutcome = { status: 'completed', output: bound.value }
  if (node.output === undefined) return completed
  return findOutputViolation(node, 'set', bound.value, ports).then((error) =>
    error === null ? completed : createRaised(error, bound.value),
  )
}

type OutputType = NonNullable<SetNode['output_type']>
type Refuse = (found: string) => Result<never, RaisedHere>

function bindValue(node: SetNode, context: ExecutionContext, read: Read): Result<Json, RaisedHere> {
  const { secrets } = context.ports
  const type = node.output_type ?? 'auto'
  const refuse: Refuse = (found) => {
    const shown = JSON.stringify(cutHead(found, 200, secrets.spans))
    const message = `the value of ${node.name} is not of the type ${type}: ${shown}`
    const more = { expected: type, excerpt: cutHead(found, 1000, secrets.spans) }
    return err(createSchemaViolation(node.name, 'set', 'value', message, more))
  }
  if (typeof node.value !== 'string') {
    const data = renderData(node.value, context.scope, 'value', read)
    return data.ok ? toTyped(data.value, type, refuse) : data
  }
  const text = renderText(node.value, context.scope, 'value')
  if (!text.ok || context.scope.assumed?.isMark(text.value) === true) return text
  if (type === 'string') return text
  if (type === 'auto') return ok(toRenderedValue(node.value, context.scope, text.value, read))
  const value = convertValue(text.value, type, refuse)
  return value.ok ? ok(withMarkedSecrets(text.value, value.value, secrets)) : value
}

const TRUE_WORDS = new Set(['true', '1', 'yes', 'y', 'on'])
const FALSE_WORDS = new Set(['false', '0', 'no', 'n', 'off'])
const INTEGER = /^[+-]?\d+(?:_\d+)*$/

function convertValue(
  text: string,
  type: Exclude<OutputType, 'auto' | 'string'>,
  refuse: Refuse,
): Result<Json, RaisedHere> {
  const word = text.trim()
  const number = Number(word.replaceAll('_', ''))
  switch (type) {
    case 'boolean':
      if (TRUE_WORDS.has(word.toLowerCase())) return ok(true)
      return FALSE_WORDS.has(word.toLowerCase()) ? ok(false) : refuse(text)
    case 'integer':
      return INTEGER.test(word) && Number.isSafeInteger(number) ? ok(number) : refuse(text)
    case 'number':
      return isNumberText(word.replace(/(?<=\d)_(?=\d)/g, '')) && Number.isFinite(number)
        ? ok(keepExact(word, number))
        : refuse(text)
    case 'list':
    case 'dict': {
      const value = readYaml(text)
      return value === undefined ? refuse(text) : toTyped(value, type, refuse)
    }
    default:
      return unreachable(type)
  }
}

/** Checks data against the declared type; unlike text, data is not converted. */
function toTyped(value: Json, type: OutputType, refuse: Refuse): Result<Json, RaisedHere> {
  const fits = {
    auto: true,
    string: typeof value === 'string',
    number: isJsonNumber(value),
    integer: typeof value === 'bigint' || Number.isInteger(asNumber(value)),
    boolean: typeof value === 'boolean',
    list: Array.isArray(value),
    dict: isRecord(value),
  }[type]
  if (fits) return ok(value)
  return type === 'string' ? ok(printJson(value)) : refuse(printJson(value))
}

const NOTHING: ReadonlySet<string> = new Set(['null', 'Null', 'NULL', '~', "''", '""'])

/** Reads a rendered text without a declared type as YAML 1.2; it stays text if that fails. */
function parseAutoValue(text: string): Json {
  const value = readYaml(text)
  // An integer that a number cannot hold stays as it was written.
  if (value === undefined || typeof value === 'bigint') return text
  // Nothing at all is only what is written so; blanks, a lone tag or a comment are a text.
  const word = text.trim()
  if (word === '') return ''
  return (value === null || value === '') && !NOTHING.has(word) ? text : value
}

/** Longer texts are data only as JSON. The YAML library reads a text in one go, and a time limit waits for it. */
const MAX_YAML_CHARS = 128 * 1024

/** Reads a text as YAML; undefined if it is none. JSON is YAML, and most of what templates print is JSON. */
function readYaml(text: string): Json | undefined {
  const json = parseOutsideJson(text)
  if (json !== undefined) return json
  if (text.length > MAX_YAML_CHARS || nestsTooDeep(text)) return undefined
  return tryOr(undefined, () => {
    const document = parseDocument(text, { schema: 'core', merge: true, logLevel: 'error', prettyErrors: false })
    // A tag that nobody knows is a warning there; here it means that the text was never meant as YAML.
    if (document.errors.length > 0 || document.warnings.length > 0 || !isData(document)) return undefined
    const value: unknown = document.toJS({ maxAliasCount: 100 })
    return isJson(value, MAX_LEVELS) ? value : undefined
  })
}

/** Reports whether a text nests deeper than data may, before the recursive part of the library sees it. */
function nestsTooDeep(text: string): boolean {
  const parser = new Parser()
  for (const lexeme of new Lexer().lex(text)) {
    for (const _ of parser.next(lexeme));
    if (parser.stack.length > MAX_LEVELS) return true
  }
  return false
}

/**
 * Makes the numbers of a document what they were written as, and says whether it is data: keys of data are texts, and
 * `{{ x }}` that was kept from rendering is a mapping with a mapping as its key to YAML.
 */
function isData(document: ReturnType<typeof parseDocument>): boolean {
  let found = true
  visit(document, {
    Pair(_, { key }) {
      if (isScalar(key) && key.value !== null) return undefined
      found = false
      return visit.BREAK
    },
    Scalar(place, node) {
      if (place !== 'key' && typeof node.value === 'number') node.value = keepExact(node.source ?? '', node.value)
    },
  })
  return found
}
