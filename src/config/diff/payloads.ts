import { getOwnEntry } from '../../core/json.js'
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
      const why = isRead ? 'a handler reads it' : `${kind} escapes ${base.displayFile}`
      const message = `${field} of ${kind} was ${before} and is ${after}; ${why}.`
      return makeChange('payload-changed', at, message, { kind, before, after })
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
    const [before, after] = [describe(old), now === undefined ? 'gone' : describe(now)]
    const isWeaker = now !== undefined && old.required !== false && now.required === false
    const isNullable = now !== undefined && old.nullable !== true && now.nullable === true
    const own = now === undefined || now.type !== old.type || isWeaker || isNullable ? [{ field, before, after }] : []
    const inner = now === undefined ? [] : listChanges(old.properties ?? {}, now.properties ?? {}, `${field}.`)
    return [...own, ...inner]
  })
}

function describe({ type, required, nullable }: FieldSchema): string {
  return `${required === false ? 'optional ' : ''}${type}${nullable === true ? ' or null' : ''}`
}
