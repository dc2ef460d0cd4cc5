import { printJson } from '../../core/json.js'
import type { FieldSchema, PayloadSchema } from '../../core/payload-schema.js'

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
