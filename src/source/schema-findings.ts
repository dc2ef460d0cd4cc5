import { didYouMean, type Finding, type Hint, type Path, type Position, suggestText } from '../core/finding.js'
import type { FindingCode } from '../core/finding-codes.js'
import { getOwnEntry, isJsonNumber, isRecord } from '../core/json.js'
import { capitalizeFirst, findNearest, quote } from '../core/messages.js'
import { findShapeAt } from './coercion.js'
import { createFinding } from './findings.js'
import {
  findForeignFieldHint,
  findForeignTypeHint,
  findMeant,
  findMissingFieldHint,
  findRightForm,
} from './foreign-field-hints.js'
import { SHAPES, UNIONS } from './generated/shapes.js'
import type { ValidatorProblem } from './schema-problems.js'
import { VALUE_TYPES } from './value-types.js'
import { type Data, type DataObject, getValueAt, isDataObject, type Locator } from './values.js'

export interface Subject {
  readonly data: Data
  readonly path: Path
  readonly shape: string
  /** "node `probe`", "the workflow". */
  readonly label: string
  readonly locator: Locator
  readonly nameValue?: ((path: Path) => string) | undefined
}

export function describeProblem(problem: ValidatorProblem, subject: Subject): Finding {
  if (problem.keyword === 'additionalProperties') return describeUnknownField(problem, subject)
  const path = [...subject.path, ...problem.path]
  const value = getValueAt(subject.data, problem.path)
  // YAML reads `-to: $end` as a mapping with the key `-to`.
  const entry = isDataObject(value) ? Object.keys(value).find((name) => /^-\w/.test(name)) : undefined
  if (problem.params['type'] === 'array' && entry !== undefined) {
    const message = 'A space is missing after the `-` of this entry.'
    return createFinding(
      subject.locator.keyAt([...path, entry]),
      'wrong-type',
      message,
      `write \`- ${entry.slice(1)}: ...\``,
    )
  }
  const [code, message, hint] = chooseWords(problem, subject)
  return createFinding(subject.locator.at(path), code, message, hint)
}

type Words = readonly [code: FindingCode, message: string, hint?: Hint | undefined]

function chooseWords({ keyword, path: steps, params }: ValidatorProblem, subject: Subject): Words {
  const path = [...subject.path, ...steps]
  const value = getValueAt(subject.data, steps)
  const where = toFieldName(steps)
  const label = capitalizeFirst(subject.label)
  const field = subject.nameValue?.(path) ?? (where === '' ? label : `${label}: \`${where}\``)
  const name = String(steps.at(-1))
  const isDuration = findShapeAt(subject.shape, steps) === 'duration'
  switch (keyword) {
    case 'required': {
      const missing = String(params['missingProperty'])
      const message = `${label}${where === '' ? '' : `, \`${where}\``} needs \`${missing}\`.`
      return ['missing-field', message, findMissingFieldHint(missing)]
    }
    case 'type': {
      const labels = [params['type']]
        .flat()
        .map((type) => (isNameIn(VALUE_TYPES, type) ? VALUE_TYPES[type].label : 'empty'))
      const wanted = isDuration ? 'seconds or a duration' : labels.join(' or ')
      const hint = findRightForm(path, value) ?? findTypeHint(value, params['type'])
      return ['wrong-type', `${field} must be ${wanted}, not ${describeDataType(value)}.`, hint]
    }
    case 'anyOf':
    case 'oneOf':
      if (isDuration) {
        const message = `${field} must be seconds, a duration or a template, not ${describeDataType(value)}.`
        return ['wrong-type', message, findRightForm(path, value)]
      }
      return ['wrong-type', `${field} cannot be ${describeDataType(value)}.`, findRightForm(path, value)]
    case 'enum':
    case 'const': {
      const listed: unknown = params['allowedValues'] ?? [params['allowedValue']]
      const allowed = Array.isArray(listed) ? listed.map(String) : []
      const meant = typeof value === 'string' ? findMeant(value, allowed) : null
      const message = `${field} must be ${allowed.length > 1 ? 'one of ' : ''}${joinNames(allowed)}, not ${quote(value ?? null)}.`
      return ['wrong-value', message, didYouMean(String(value), meant) ?? findRightForm(path, value)]
    }
    case 'pattern': {
      if (name === 'reason') return ['empty-value', `${field} must not be empty.`]
      if (name === 'max')
        return [
          'wrong-type',
          `${field} must be a whole number from 1 to 100 or a template, not ${quote(value ?? null)}.`,
        ]
      const rule = getOwnEntry(NAME_RULES, name)
      if (rule === undefined)
        return ['wrong-value', `${field} does not have the form that is asked for: ${quote(value ?? null)}.`]
      const text = typeof value === 'string' ? value.trim() : ''
      const sound = text.replace(/[^\w-]+/g, '_').replace(/^-+/, '')
      const message = `${field} is made of ${rule}, and ${quote(value ?? null)} is not.`
      return ['bad-name', message, sound === '' ? null : suggestText(text, sound)]
    }
    case 'minLength':
    case 'minItems':
      return ['empty-value', `${field} must not be empty.`]
    case 'minProperties':
    case 'maxProperties':
      return [
        'conflicting-fields',
        `${field} needs exactly one of ${joinNames(listKnownFields(findShapeAt(subject.shape, steps)))}.`,
      ]
    default: {
      const limit = String(params['limit'])
      const [bound, hint] = BOUNDS[keyword]?.(limit) ?? [`must satisfy ${keyword} ${limit}`]
      return ['out-of-range', `${field} ${bound}, and ${quote(value ?? null)} is not.`, hint]
    }
  }
}

const NAME_RULES: Readonly<Record<string, string>> = {
  name: 'letters, digits, `_`, `-` and inner spaces',
  as: 'letters, digits and `_`',
}

const BOUNDS: Readonly<Record<string, (limit: string) => readonly [rule: string, hint?: string]>> = {
  minimum: (limit) => [`must be at least ${limit}`, `the least that it can be is \`${limit}\``],
  maximum: (limit) => [`must be at most ${limit}`, `the most that it can be is \`${limit}\``],
  exclusiveMinimum: (limit) => [`must be over ${limit}`],
  maxLength: (limit) => [`must have at most ${limit} characters`],
}

function describeUnknownField({ path, params }: ValidatorProblem, subject: Subject): Finding {
  const name = String(params['additionalProperty'])
  const at = subject.locator.keyAt([...subject.path, ...path, name])
  const shape = findShapeAt(subject.shape, path)
  const value = getValueAt(subject.data, [...path, name])
  // Types of nodes that have this field.
  const owners = Object.entries(path.length === 0 && shape.endsWith('Node') ? UNIONS.node : {}).flatMap(([type, of]) =>
    Object.hasOwn(SHAPES[of] ?? {}, name) ? type : [],
  )
  const inner = path.length === 0 ? subject.label : `\`${toFieldName(path)}\` of ${subject.label}`
  const owner = subject.nameValue?.([...subject.path, ...path]) ?? capitalizeFirst(inner)
  if (owners.length === 0)
    return createFinding(
      at,
      'unknown-field',
      `${owner} has no field ${quote(name)}.`,
      findFieldHint(name, shape, value),
    )
  const { type, prompt }: DataObject = isDataObject(subject.data) ? subject.data : {}
  // A node without `type` is an agent; without a prompt, the type was probably forgotten.
  const hint =
    type === 'agent' && typeof prompt !== 'string'
      ? { suggestion: `add \`type: ${owners[0]}\` when it is one`, about: { field: 'type' } }
      : (findForeignFieldHint(shape, name) ?? 'remove it, or change the type')
  const message = `${owner} is of type \`${String(type)}\`, and \`${name}\` belongs to ${joinNames(owners)}.`
  return createFinding(at, 'field-not-for-type', message, hint)
}

/** Returns the hint for an unknown field: a correction, a replacement, its right place, or the known fields. */
function findFieldHint(name: string, shape: string, value: Data | undefined): Hint {
  if (/[\u00a0\u2000-\u200b\u202f\u3000]/.test(name))
    return 'there is a non-breaking space (U+00A0) in it: write an ordinary one'
  const [, key = '', rest = ''] = /^(\w+):(\S.*)$/.exec(name) ?? []
  if (listKnownFields(shape).includes(key)) return `a space is missing after the colon: write \`${key}: ${rest}\``
  const foreign = findForeignFieldHint(shape, name)
  if (foreign !== null) return foreign
  const known = listKnownFields(shape)
  const isNode = shape.endsWith('Node')
  const ofNodes = Object.values(UNIONS.node).flatMap((of) => Object.keys(SHAPES[of] ?? {}))
  const near = findMeant(name, known) ?? (isNode ? findNearest(name, ofNodes) : null)
  if (near !== null) return didYouMean(name, near)
  if (isNode && isDataObject(value))
    return { suggestion: `write \`name: ${name}\`, and the fields of the node beside it`, about: { field: 'name' } }
  const holder = (HOLDERS[shape] ?? []).find((part) => listKnownFields(part).includes(name))
  if (holder !== undefined) {
    const field = holder.split('.').at(-1) ?? holder
    return { suggestion: `it stands under \`${field}:\``, about: { field } }
  }
  if (known.length === 0) return null
  const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : ''
  return `known are ${known.slice(0, MAX_LISTED).join(', ')}${more}`
}

const MAX_LISTED = 24

const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  file: ['workflow'],
  workflow: ['workflow.limits', 'workflow.context', 'workflow.runtime', 'workflow.hooks'],
}

function listKnownFields(shape: string): readonly string[] {
  return Object.entries(SHAPES[shape] ?? {}).flatMap(([name, kind]) => (kind === '!' ? [] : [name]))
}

function joinNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}

function toFieldName(path: Path): string {
  return path.reduce<string>(
    (text, segment) =>
      typeof segment === 'number' ? `${text}[${segment}]` : text === '' ? segment : `${text}.${segment}`,
    '',
  )
}

export function describeDataType(value: unknown): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `the text ${quote(value)}`
  return isRecord(value) ? 'a mapping' : quote(value)
}

export function findTypeHint(value: unknown, type: unknown): Hint {
  if (type === 'string' && (isJsonNumber(value) || typeof value === 'boolean'))
    return suggestText(String(value), `"${String(value)}"`, `put it in quotes: "${String(value)}"`)
  if (type === 'array' && (typeof value === 'string' || isRecord(value)))
    return 'write it as a list, each entry after a `-`'
  return null
}

export type Union = 'node' | 'member' | 'policy'

export function describeUnknownType(at: Position, type: Data | undefined, union: Union, label: string): Finding {
  const known = Object.keys(UNIONS[union])
  const list = joinNames(known)
  if (type === undefined)
    return createFinding(at, 'missing-field', `${capitalizeFirst(label)} needs \`type\`: one of ${list}.`)
  if (type === 'mcp') {
    const message = "Nodes of the type `mcp` are microsoft/conductor's; this runner does not have them."
    return createFinding(at, 'unsupported-type', message)
  }
  if (union === 'member' && isNameIn(UNIONS.node, type)) {
    const message = `A node of the type \`${type}\` cannot be a member of a group; ${list} can.`
    return createFinding(at, 'wrong-value', message)
  }
  const name = typeof type === 'string' ? type : ''
  const message = `${capitalizeFirst(label)} has an unknown type ${quote(type)}; there are ${list}.`
  return createFinding(at, 'unknown-type', message, findForeignTypeHint(name, known))
}

export function isNameIn<T extends object>(known: T, name: unknown): name is keyof T {
  return typeof name === 'string' && Object.hasOwn(known, name)
}
