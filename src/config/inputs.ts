import { type Finding, type Position, suggestNearest } from '../core/finding.js'
import {
  getOwnEntry,
  isJson,
  isJsonObject,
  type Json,
  type JsonObject,
  parseOutsideJson,
  printTextOrJson,
} from '../core/json.js'
import { quote } from '../core/messages.js'
import { err, ok, type Result } from '../core/result.js'
import type { SecretSource } from '../redaction/index.js'
import { createFinding } from '../source/findings.js'
import { VALUE_TYPES } from '../source/value-types.js'
import { isDataObject, type LocatedValue, Source } from '../source/values.js'
import { readYaml } from '../source/yaml.js'
import type { InputSpec, Workflow } from './model.js'

/** Input of a run. A text is parsed as the declared type; data is checked against it, and a `string` takes the text as written in YAML. */
export type GivenInput = { readonly from: 'text'; readonly text: string } | GivenData

interface GivenData {
  readonly from: 'data'
  readonly value: Json
  readonly written: string | null
  /** Whether the value is an unquoted YAML scalar, in which `#`, `&` and `:` have a meaning. */
  readonly isPlain?: boolean
}

export type GivenInputs = Readonly<Record<string, GivenInput>>

export function createTextInputs(values: Readonly<Record<string, string>>): GivenInputs {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { from: 'text', text }]))
}

export function createDataInputs(values: JsonObject): GivenInputs {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { from: 'data', value, written: null }]),
  )
}

/** Parses an input file or the action's `inputs`. */
export function parseInputMapping(text: string): Result<Readonly<Record<string, GivenData>>, string> {
  const read = readOption(text)
  if (!read.ok) return read
  const { data, children } = read.value
  if (data === null) return ok({})
  if (!isDataObject(data)) return err('Inputs are a mapping of names to values.')
  const inputs = Object.entries(data).map(([name, value]): [string, GivenData] => {
    const scalar = children.get(name)?.scalar
    const written = scalar?.source ?? (value === null ? '' : null)
    return [name, { from: 'data', value, written, isPlain: scalar?.type === 'PLAIN' }]
  })
  return ok(Object.fromEntries(inputs))
}

export function parseOption(text: string): Result<Json, string> {
  const read = readOption(text)
  return read.ok ? ok(read.value.data) : read
}

function readOption(text: string): Result<LocatedValue, string> {
  const problems: Finding[] = []
  const include = (_: string, at: Position): null => {
    problems.push(createFinding(at, 'yaml-unknown-tag', '`!file` is for workflow files.'))
    return null
  }
  const root = readYaml(new Source('inputs', 'inputs', text), include, problems)
  const [first] = problems
  if (first !== undefined) return err(`Line ${first.line}, column ${first.column}: ${first.message}`)
  return root === null ? err('It is empty.') : ok(root)
}

export function listSecretInputs(workflow: Workflow): readonly string[] {
  return Object.entries(workflow.settings.input ?? {}).flatMap(([name, spec]) => (spec.secret === true ? [name] : []))
}

/** Returns secret inputs given as unquoted YAML, which may silently change their value. */
export function findPlainSecrets(workflow: Workflow, given: GivenInputs): readonly string[] {
  return listSecretInputs(workflow).filter((name) => {
    const input = getOwnEntry(given, name)
    return input?.from === 'data' && input.isPlain === true
  })
}

const SHORTEST_MEMBER = 4

/** Returns the values of secret inputs: each as a whole, and every text and number inside that is long enough. */
export function listSecretValues(workflow: Workflow, inputs: JsonObject): readonly SecretSource[] {
  return listSecretInputs(workflow).flatMap((name) => {
    const value = inputs[name]
    if (value === undefined || value === null) return []
    const origin = `input:${name}`
    const whole = { value: printTextOrJson(value), origin }
    return isJsonObject(value) || Array.isArray(value) ? [whole, ...listSecretMembers(value, `${origin}#`)] : [whole]
  })
}

function listSecretMembers(value: JsonObject | readonly Json[], origin: string): readonly SecretSource[] {
  return Object.entries(value).flatMap(([key, item]: [string, Json]) => {
    const at = `${origin}/${key}`
    if (isJsonObject(item) || Array.isArray(item)) return listSecretMembers(item, at)
    const text = String(item)
    return item === null || typeof item === 'boolean' || text.trim().length < SHORTEST_MEMBER
      ? []
      : [{ value: text, origin: at }]
  })
}

/** Returns the value of a secret by its origin from an input that is given again; undefined if there is none. */
export function findSecretAt(origin: string, value: Json): string | undefined {
  const name = `input:${toInputName(origin)}`
  if (origin === name) return printTextOrJson(value)
  const data = typeof value === 'string' ? parseOutsideJson(value) : value
  if (!isJsonObject(data) && !Array.isArray(data)) return undefined
  return listSecretMembers(data, `${name}#`).find((member) => member.origin === origin)?.value
}

/** Returns the name of the input in the origin of a secret, `input:NAME` or `input:NAME#/member`. */
export function toInputName(origin: string): string | null {
  return /^input:(.*?)(?:#\/.*)?$/s.exec(origin)?.[1] ?? null
}

export function resolveInputs(workflow: Workflow, given: GivenInputs): Result<JsonObject, readonly Finding[]> {
  const declared = workflow.settings.input
  if (declared === undefined) return ok(takeAsGiven(given))
  const names = Object.keys(declared)
  const findings = Object.keys(given)
    .filter((name) => !Object.hasOwn(declared, name))
    .slice(0, MAX_UNKNOWN)
    .map((name) => createUnknownInput(name, names, workflow))
  const values: Record<string, Json> = {}
  for (const [name, spec] of Object.entries(declared)) {
    const input = getOwnEntry(given, name)
    const absent = getDefaultInput(spec)
    const result =
      (input === undefined ? undefined : readInput(spec, input)) ?? (absent === undefined ? undefined : ok(absent))
    const at = workflow.at(['workflow', 'input', name])
    if (result === undefined) {
      const purpose = spec.description === undefined ? '' : `: ${spec.description}`
      const message = `The input ${quote(name)} (${spec.type}) is required and was not given${purpose}.`
      findings.push(createFinding(at, 'input-missing', message, `give it with -i ${name}=VALUE`))
    } else if (result.ok) values[name] = result.value
    else findings.push(createFinding(at, 'input-wrong-type', `The input ${quote(name)} ${result.error}.`))
  }
  return findings.length > 0 ? err(findings) : ok(values)
}

/** Inputs of a file that declares none: scalars as the written text, lists and mappings unchanged. */
function takeAsGiven(given: GivenInputs): JsonObject {
  const takeInput = (input: GivenInput): Json => {
    if (input.from === 'text') return input.text
    return input.written !== null && isScalar(input.value) ? input.written : input.value
  }
  return Object.fromEntries(Object.entries(given).map(([name, input]) => [name, takeInput(input)]))
}

function isScalar(value: Json): boolean {
  return !isJsonObject(value) && !Array.isArray(value)
}

const MAX_UNKNOWN = 100
const MAX_LISTED = 50

function createUnknownInput(name: string, known: readonly string[], workflow: Workflow): Finding {
  const at = { file: workflow.displayFile, line: 1, column: 1 }
  const names = known.slice(0, MAX_LISTED).map((each) => `\`${each}\``)
  const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : ''
  const list = known.length === 0 ? 'it has none' : `it has ${names.join(', ')}${more}`
  const message = `The workflow has no input ${quote(name)}; ${list}.`
  return createFinding(at, 'input-unknown', message, suggestNearest(name, known))
}

export function getDefaultInput(spec: InputSpec): Json | undefined {
  if (spec.default !== undefined && spec.default !== null && isJson(spec.default)) return spec.default
  return spec.required === false ? VALUE_TYPES[spec.type].zero : undefined
}

/** Parses a given value; undefined for null, which counts as not given. */
function readInput(spec: InputSpec, given: GivenInput): Result<Json, string> | undefined {
  if (given.from === 'text') return parseInputText(spec, given.text)
  const { value, written } = given
  if (spec.type === 'string' && typeof value !== 'string' && written !== null && isScalar(value)) return ok(written)
  if (value === null || (spec.type !== 'string' && (value === 'None' || value === 'null'))) return undefined
  if (typeof value === 'string') return parseInputText(spec, value)
  return VALUE_TYPES[spec.type].has(value) ? ok(value) : err(describeWrong(spec, value))
}

function parseInputText(spec: InputSpec, text: string): Result<Json, string> {
  const { parse, has } = VALUE_TYPES[spec.type]
  const value = parse(text)
  return value !== undefined && has(value) ? ok(value) : err(describeWrong(spec, text))
}

const AS_JSON: Readonly<Partial<Record<InputSpec['type'], string>>> = {
  array: ', as JSON on the command line: ["a", "b"]',
  object: ', as JSON on the command line: {"key": "value"}',
}

function describeWrong(spec: InputSpec, value: Json): string {
  const shown = spec.secret === true ? '' : `, and ${quote(value)} is not`
  return `must be ${VALUE_TYPES[spec.type].label}${AS_JSON[spec.type] ?? ''}${shown}`
}
