import { collectSites, listWorkflows, type Workflow } from '../config/model.js'
import { findDetailRead, findFieldsBelow } from '../config/rules/details.js'
import { collectFacts } from '../config/rules/facts.js'
import type { TemplateUse } from '../config/templates.js'
import { findKindEntry, type KindEntry } from '../core/catalogue.js'
import type { Path } from '../core/finding.js'
import { getOwnEntry } from '../core/json.js'
import type { FieldSchema, PayloadSchema } from '../core/payload-schema.js'
import { findDetailsMapping, listPayloads } from './kind-uses.js'
import type { Place } from './place.js'

/** A field of `details` in the payload of a kind; without a schema if only a rule of the node gives it. */
export interface DetailField {
  readonly name: string
  readonly kind: string
  readonly schema: FieldSchema | null
  /** False for a kind of the engine that the file does not make. */
  readonly isExpected: boolean
}

/** Returns the fields that can follow a path such as `error.details` in a template; null if the path reads no `details`. */
export function listDetailsRead(
  workflow: Workflow,
  use: Pick<TemplateUse, 'scope' | 'form' | 'site' | 'path'>,
  read: readonly string[],
): readonly DetailField[] | null {
  const template = { ...use, source: '', parsed: { references: [], failure: null } }
  const found = findDetailRead(read, template, collectFacts(workflow, new Set(), false))
  if (found === null) return null
  const { fields, kinds } = found
  const isOpen = kinds.some(({ kind }) => kind === '*')
  const known = kinds.flatMap(({ kind, payloads, isExpected }) =>
    (payloads ?? []).flatMap((payload) => [
      ...toDetailFields(kind, findFieldsBelow(payload.fields, fields), isExpected),
      ...(fields.length > 0 ? [] : payload.extra).map((name) => ({ name, kind, schema: null, isExpected })),
    ]),
  )
  // Where any kind can be raised, the kinds of the catalogues are likely.
  const likely = (isOpen ? listPayloads(workflow) : []).flatMap(([kind, details]) =>
    toDetailFields(kind, findFieldsBelow(details, fields), true),
  )
  const all = new Map<string, DetailField>()
  for (const field of [...known, ...likely]) {
    const key = `${field.kind} ${field.name}`
    if (!all.has(key)) all.set(key, field)
  }
  return [...all.values()].sort((a, b) => Number(b.isExpected) - Number(a.isExpected))
}

function toDetailFields(kind: string, fields: PayloadSchema, isExpected: boolean): readonly DetailField[] {
  return Object.entries(fields).map(([name, schema]) => ({ name, kind, schema, isExpected }))
}

/** Returns the fields beside a key or value under `details` in a stub, an injection, an expectation, a rule or the catalogue. */
export function listDetailsBeside(workflow: Workflow, place: Place): readonly DetailField[] {
  const found = findKindOfDetails(place)
  if (found === null) return []
  const entry = findEntry(workflow, place, found.kind)
  const above = found.fields.slice(0, -1)
  if (found.fields.length === 0 || above.some((part) => typeof part === 'number')) return []
  return toDetailFields(found.kind, findFieldsBelow(entry?.details ?? {}, above.map(String)), true)
}

function findKindOfDetails({ path, sort, valueAt }: Place): { readonly kind: string; readonly fields: Path } | null {
  if (sort === 'workflow' && path[0] === 'workflow' && path[1] === 'kinds' && path[3] === 'details') {
    // Fields alternate with the word `properties`.
    const isField = path.slice(4).every((part, depth) => depth % 2 === 0 || part === 'properties')
    return isField ? { kind: String(path[2]), fields: path.slice(4).filter((_, depth) => depth % 2 === 0) } : null
  }
  const at = findDetailsMapping(path, sort)
  const kind = at === -1 ? null : valueAt([...path.slice(0, at), 'kind'])
  return typeof kind === 'string' ? { kind, fields: path.slice(at + 1) } : null
}

/** Returns what the file says about a kind whose node raises it; scenarios name nodes of children as well. */
function findEntry(workflow: Workflow, { path, valueAt }: Place, kind: string): KindEntry | undefined {
  const injected = valueAt([...path.slice(0, 4), 'node'])
  const node = path[2] === 'stub' ? path[3] : typeof injected === 'string' ? injected.replace(/\[.*/, '') : null
  const all = listWorkflows(workflow)
  const home = all.filter((each) => collectSites(each).some(({ step }) => step.name === node))
  return [...home, ...all]
    .map(({ settings }) => findKindEntry(settings.kinds, kind))
    .find((entry) => entry !== undefined)
}

/** Returns what the file, or else a file that it calls, says about a kind. */
export function findKnownEntry(workflow: Workflow | null, kind: string): KindEntry | undefined {
  const all = workflow === null ? [] : listWorkflows(workflow)
  const known = all.map(({ settings }) => getOwnEntry(settings.kinds ?? {}, kind)).find((entry) => entry !== undefined)
  return known ?? findKindEntry(undefined, kind)
}

/** Describes the type of a field: `integer, required`. */
export function describeFieldType({ type, items, enum: values, nullable, required }: FieldSchema): string {
  const what = values === undefined ? (items === undefined ? type : `${type} of ${items.type}`) : values.join(' | ')
  return `${what}${nullable === true ? ' or null' : ''}, ${required === false ? 'optional' : 'required'}`
}

export function describeField(code: string, schema: FieldSchema | null): string {
  const description = schema?.description ?? ''
  return `- \`${code}\`: ${schema === null ? 'given by a rule' : describeFieldType(schema)}${description === '' ? '' : `. ${description}`}`
}
