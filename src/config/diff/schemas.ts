import { getOwnEntry, printJson } from '../../core/json.js'
import type { FieldSchema, PayloadSchema } from '../../core/payload-schema.js'
import { createContract } from '../contract/index.js'
import type { Workflow } from '../model.js'
import { listDetailReads } from '../rules/details.js'
import { collectFacts } from '../rules/facts.js'
import { type Change, makeChange } from './changes.js'

/** Lists details that readers of BASE rely on, and that are gone, of another type or no longer required in HEAD. */
export function diffPayloads(base: Workflow, head: Workflow): readonly Change[] {
  const { kinds } = base.settings
  if (kinds === undefined) return []
  const reads = listDetailReads(collectFacts(base, new Set(), false))
  const escaping = new Set(createContract(base).escapes.map(({ kind }) => kind))
  return Object.entries(kinds).flatMap(([kind, { details }]) => {
    const now = getOwnEntry(head.settings.kinds ?? {}, kind)
    const at = now === undefined ? head.at(['workflow']) : head.keyAt(['workflow', 'kinds', kind])
    return listChanges(details ?? {}, now?.details ?? {}, '').flatMap(({ field, before, after }) => {
      const isRead = reads.has(`${kind} ${field}`)
      if (!isRead && !escaping.has(kind)) return []
      const wordFor = (kinds: string) => {
        const why = isRead ? 'a handler reads it' : `${kinds} escapes ${base.displayFile}`
        return `${field} of ${kinds} was ${before} and is ${after}; ${why}.`
      }
      return makeChange('payload-changed', at, wordFor(kind), { kind, before, after, wordFor })
    })
  })
}

interface FieldChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

function listChanges(base: PayloadSchema, head: PayloadSchema, path: string): readonly FieldChange[] {
  return Object.entries(base).flatMap(([name, old]) => {
    const field = `${path}${name}`
    const now: FieldSchema | undefined = getOwnEntry(head, name)
    const [before, after] = [describeField(old), now === undefined ? 'gone' : describeField(now)]
    const isWeaker = now !== undefined && old.required !== false && now.required === false
    const isNullable = now !== undefined && old.nullable !== true && now.nullable === true
    const own = now === undefined || now.type !== old.type || isWeaker || isNullable ? [{ field, before, after }] : []
    const inner = now === undefined ? [] : listChanges(old.properties ?? {}, now.properties ?? {}, `${field}.`)
    return [...own, ...inner]
  })
}

function describeField({ type, required, nullable }: FieldSchema): string {
  return `${required === false ? 'optional ' : ''}${type}${nullable === true ? ' or null' : ''}`
}

/** Describes the first constraint of a schema that was removed or widened, such as `n without maximum`; null if there is none. */
export function findLooserField(before: PayloadSchema, after: PayloadSchema, prefix = ''): string | null {
  for (const [name, field] of Object.entries(before)) {
    const now = Object.hasOwn(after, name) ? after[name] : undefined
    const found = now === undefined ? `without ${prefix}${name}` : describeLooser(field, now, `${prefix}${name}`)
    if (found !== null) return found
  }
  return null
}

function describeLooser(before: FieldSchema, after: FieldSchema, path: string): string | null {
  const constraint = findLooserConstraint(before, after)
  if (constraint !== null) {
    const [was, is] = [before[constraint], after[constraint]].map((value) =>
      value === undefined ? null : printJson(value),
    )
    return is === null
      ? `with ${path} without ${constraint}`
      : `with ${constraint} ${is} of ${path}${was === null ? '' : `, not ${was}`}`
  }
  const { items, properties } = before
  const inner =
    items === undefined
      ? null
      : after.items === undefined
        ? `without items of ${path}`
        : describeLooser(items, after.items, `${path}[]`)
  return inner ?? findLooserField(properties ?? {}, after.properties ?? {}, `${path}.`)
}

type Constraint =
  | 'type'
  | 'required'
  | 'nullable'
  | 'enum'
  | 'pattern'
  | 'minimum'
  | 'maximum'
  | 'minLength'
  | 'maxLength'

function findLooserConstraint(before: FieldSchema, after: FieldSchema): Constraint | null {
  // An integer is a number; any other type accepts data that was refused.
  if (before.type !== after.type && !(before.type === 'number' && after.type === 'integer')) return 'type'
  if (before.required !== false && after.required === false) return 'required'
  if (before.nullable !== true && after.nullable === true) return 'nullable'
  const { enum: values, pattern } = before
  if (values !== undefined && (after.enum === undefined || after.enum.some((value) => !values.includes(value))))
    return 'enum'
  if (pattern !== undefined && after.pattern !== pattern) return 'pattern'
  for (const name of ['minimum', 'minLength'] as const) if (isLess(after[name], before[name])) return name
  for (const name of ['maximum', 'maxLength'] as const)
    if (isLess(negate(after[name]), negate(before[name]))) return name
  return null
}

function isLess(bound: number | undefined, before: number | undefined): boolean {
  return before !== undefined && (bound === undefined || bound < before)
}

function negate(bound: number | undefined): number | undefined {
  return bound === undefined ? undefined : -bound
}
