import { basename } from 'node:path'
import { parse } from 'yaml'
import { listCaptures } from '../config/contract/payloads.js'
import type { FileSort } from '../config/load/file-sorts.js'
import { listWorkflows, type Workflow } from '../config/model.js'
import { findDetailRead, findFieldsBelow } from '../config/rules/details.js'
import { collectFacts } from '../config/rules/facts.js'
import { getConditionForm, listTemplates, parseText, type TemplateUse } from '../config/templates.js'
import { ENGINE_CATALOGUE, WELL_KNOWN_DETAILS } from '../core/catalogue.js'
import type { Path, Position } from '../core/finding.js'
import { getOwnEntry } from '../core/json.js'
import { isKind, isKindPrefix, isReservedKind, matchesPattern } from '../core/kinds.js'
import type { PayloadSchema } from '../core/payload-schema.js'
import { listKindsOfSet, SET_NAMES } from '../core/tool-kinds.js'
import type { Reference } from '../expressions/index.js'
import type { FileData } from '../source/session.js'
import { type Data, type DataObject, getValueAt, isDataObject } from '../source/values.js'
import { appendAll } from '../text/lists.js'
import { findNaming, findSchemas } from './schema-fields.js'

/** A place that names a kind, a pattern of kinds, or a field of the payload of a kind. */
export interface KindUse extends Position {
  readonly kind: string
  /** Path of the field below `details`; empty for the kind itself. */
  readonly field: readonly string[]
  /** Text at the place; empty if the field is read without its name. */
  readonly name: string
  /** `definition` in a catalogue, `raised` by a node, `use` elsewhere, `text` if only the words are equal. */
  readonly role: 'definition' | 'raised' | 'use' | 'text'
  /** Why a rename may change what is meant here; null if it does not. */
  readonly doubt: string | null
}

const TOKEN = /[\p{L}\p{N}_$*.-]+/gu
const CAPTURE = /(?:\(\?P?<|\(\?P=|\\k<)([A-Za-z_]\w*)[>)]/g
const JSON_KEY = /["']([A-Za-z_]\w*)\\?["']\s*:/g
const ENVELOPE_KEYS = ['kind', 'message', 'details', 'conductor_error']

/** Returns the index of the `details` of an error or a rule in a path, beside which its `kind` stands; -1 if there is none. */
export function findDetailsMapping(path: Path, sort: FileSort): number {
  if (sort === 'workflow') {
    const rules = path.findIndex((part) => part === 'classify' || part === 'fail_when')
    return rules !== -1 && path[rules + 2] === 'details' ? rules + 2 : -1
  }
  const at = path.indexOf('details', 4)
  const [list, owner] = [path[at - 2], path[at - 1]]
  const isError = owner === 'error' || (typeof owner === 'number' && (list === 'errors' || list === 'inject'))
  return sort === 'scenarios' && at !== -1 && isError && !path.slice(4, at).includes('output') ? at : -1
}

/** Returns every place of a file that names a kind or a field of a payload, without what templates read. */
export function listKindUses({ raw, locator }: FileData, sort: FileSort): readonly KindUse[] {
  const uses: KindUse[] = []
  const add = (at: Position, kind: string, field: readonly string[], role: KindUse['role']): void => {
    const { file, line, column } = at
    uses.push({ file, line, column, kind, field, name: field.at(-1) ?? kind, role, doubt: null })
  }
  const typeAt = (path: Path): unknown => getValueAt(raw, [...path, 'type'])
  const addMatches = (text: string, path: Path, pattern: RegExp, found: (name: string, at: Position) => void): void => {
    for (const [index, line] of text.split('\n').entries())
      for (const match of line.matchAll(pattern)) {
        const name = match[1] ?? match[0]
        found(name, locator.within(path, index + 1, match.index + match[0].indexOf(name) + 1))
      }
  }
  const readText = (text: string, path: Path): void => {
    const naming = findNaming(findSchemas(sort, path, typeAt))
    const isNamed = naming === 'kind' || naming === 'raised' || (naming === 'path' && sort === 'scenarios')
    const kinds = new Set<string>()
    addMatches(text, path, TOKEN, (token, at) => {
      const kind = token.replace(/[.-]$/, '')
      if (isKind(kind)) kinds.add(kind)
      if (isKind(kind) || (isNamed && isKindPrefix(kind)))
        add(at, kind, [], naming === 'raised' ? 'raised' : isNamed ? 'use' : 'text')
    })
    // A script that writes an envelope names the fields as keys of JSON.
    if (path.at(-1) === 'run')
      addMatches(text, path, JSON_KEY, (name, at) => {
        if (!ENVELOPE_KEYS.includes(name)) for (const kind of kinds) add(at, kind, [name], 'text')
      })
  }
  const addKeys = (value: Data | undefined, path: Path, kind: string, above: readonly string[]): void => {
    for (const [name, inner] of isDataObject(value) ? Object.entries(value) : []) {
      add(locator.keyAt([...path, name]), kind, [...above, name], 'use')
      addKeys(inner, [...path, name], kind, [...above, name])
    }
  }
  /** Adds the captures of a rule, which become fields, and the templates that read them. */
  const addCaptures = (rule: DataObject, path: Path, kind: string): void => {
    const toText = (value: Data | undefined): string => (typeof value === 'string' ? value : '')
    const [stdout, stderr] = [toText(rule['stdout']), toText(rule['stderr'])]
    const captures = listCaptures({ stdout, stderr })
    const addCapture = (name: string, at: Position): void => add(at, kind, [name], 'use')
    addMatches(stdout, [...path, 'stdout'], CAPTURE, addCapture)
    addMatches(stderr, [...path, 'stderr'], CAPTURE, addCapture)
    const details = rule['details'] ?? null
    const texts = [['message', rule['message']] as const, ...(isDataObject(details) ? Object.entries(details) : [])]
    for (const [key, text] of texts)
      for (const { path: read, line, column } of typeof text === 'string' ? parseText(text, 'template').references : [])
        if (captures.includes(read[0] ?? ''))
          addCapture(
            read[0] ?? '',
            locator.within([...path, ...(key === 'message' ? [] : ['details']), key], line, column),
          )
  }
  const visit = (value: Data, path: Path): void => {
    if (typeof value === 'string') readText(value, path)
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index])
    else if (isDataObject(value)) {
      const kind = value['kind']
      if (typeof kind === 'string' && findDetailsMapping([...path, 'details'], sort) === path.length) {
        addKeys(value['details'], [...path, 'details'], kind, [])
        if (sort === 'workflow') addCaptures(value, path, kind)
      }
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
    }
  }
  visit(raw, [])
  if (sort === 'workflow') addCatalogue(raw, locator, add)
  return uses
}

function addCatalogue(
  raw: Data,
  locator: FileData['locator'],
  add: (at: Position, kind: string, field: readonly string[], role: KindUse['role']) => void,
): void {
  const catalogue = getValueAt(raw, ['workflow', 'kinds'])
  const addFields = (fields: Data | undefined, path: Path, kind: string, above: readonly string[]): void => {
    for (const [name, schema] of isDataObject(fields) ? Object.entries(fields) : []) {
      add(locator.keyAt([...path, name]), kind, [...above, name], 'definition')
      if (isDataObject(schema)) addFields(schema['properties'], [...path, name, 'properties'], kind, [...above, name])
    }
  }
  for (const [kind, entry] of isDataObject(catalogue) ? Object.entries(catalogue) : []) {
    const path = ['workflow', 'kinds', kind]
    add(locator.keyAt(path), kind, [], 'definition')
    if (isDataObject(entry)) addFields(entry['details'], [...path, 'details'], kind, [])
  }
}

/** Returns the kinds that the catalogues of a file and of those it calls describe, with their payloads. */
export function listPayloads(workflow: Workflow): readonly (readonly [string, PayloadSchema])[] {
  const entries = listWorkflows(workflow).flatMap(({ settings }) => Object.entries(settings.kinds ?? {}))
  return entries.map(([kind, { details = {} }]) => [kind, details])
}

/** Returns the fields of payloads that the templates of a file read, once for each kind that can be meant. */
export function locateDetailReads(workflow: Workflow, { raw, locator }: FileData): readonly KindUse[] {
  const file = collectFacts(workflow, new Set(), false)
  const catalogued = listPayloads(workflow)
  const uses: KindUse[] = []
  const readReference = (reference: Reference, use: TemplateUse, text: string): void => {
    const at = reference.path.indexOf('details')
    const read = findDetailRead(reference.path, use, file)
    const isError = reference.path[at - 1] === 'error' || reference.path[at - 2] === 'errors'
    if (at === -1 || (read === null && !isError)) return
    const unknown = read === null ? '*' : read.kinds.find(({ payloads }) => payloads === null)?.kind
    const meant: (readonly [string, PayloadSchema])[] = (read?.kinds ?? []).flatMap(({ kind, payloads }) =>
      (payloads ?? []).map(({ fields }) => [kind, fields] as const),
    )
    if (unknown === '*') appendAll(meant, catalogued)
    const doubt =
      unknown === undefined
        ? null
        : unknown === '*'
          ? 'errors of any kind can be read here'
          : `errors of ${unknown}, whose details no catalogue describes, can be read here`
    const names = reference.path.slice(at + 1)
    const path = reference.path.join('.')
    for (const [index, name] of names.entries()) {
      const column = findColumn(text, reference, at + 1 + index)
      const place = locator.within(use.path, reference.line, column ?? reference.column)
      const field = names.slice(0, index + 1)
      for (const kind of new Set(meant.filter(([, fields]) => hasField(fields, field)).map(([each]) => each)))
        uses.push({ ...place, kind, field, name, role: 'use', doubt: column === null ? `${path} is split` : doubt })
    }
    if (names.length > 0) return
    // A template that takes `details` as a whole may read a field of it by another path.
    const place = locator.within(use.path, reference.line, reference.column)
    const known = new Set(use.parsed.references.flatMap((other) => other.path))
    const words = new Set([...text.matchAll(/\w+/g)].map(([word]) => word))
    for (const [kind, fields] of meant)
      for (const name of Object.keys(fields).filter((each) => words.has(each) && !known.has(each)))
        uses.push({ ...place, kind, field: [name], name: '', role: 'use', doubt: `${path} is taken as a whole here` })
  }
  for (const use of listTemplates(workflow)) {
    const text = getValueAt(raw, use.path)
    if (typeof text !== 'string' || use.scope === 'captures') continue
    const { references } =
      text === use.source ? use.parsed : parseText(text, use.isCondition ? getConditionForm(text) : use.form)
    for (const reference of references) readReference(reference, use, text)
  }
  return uses
}

function hasField(fields: PayloadSchema, path: readonly string[]): boolean {
  return getOwnEntry(findFieldsBelow(fields, path.slice(0, -1)), path.at(-1) ?? '') !== undefined
}

/** Returns the column at which a part of a reference is written; null if it is not in the line of the reference. */
function findColumn(text: string, { path, line, column }: Reference, part: number): number | null {
  const row = text.split('\n')[line - 1] ?? ''
  let end = column - 1
  let start = -1
  for (const name of path.slice(0, part + 1)) {
    start = row.indexOf(name, end)
    if (start === -1) return null
    end = start + name.length
  }
  return start + 1
}

const READY_MADE = new Set(SET_NAMES.flatMap(listKindsOfSet))

/** Returns why a kind, or a field of its payload, cannot get a name; null if it can. `all` are the uses of all kinds in the files. */
export function findKindNameProblem(own: KindUse, name: string, all: readonly KindUse[]): string | null {
  const { kind, field } = own
  const shown = JSON.stringify(name)
  if (isReservedKind(kind) || Object.hasOwn(ENGINE_CATALOGUE, kind)) return `${kind} is a kind of the engine`
  if (field.length > 0) return findFieldProblem(own, name, all)
  if (READY_MADE.has(kind)) return `${kind} is a kind of the ready-made rules`
  if (!isKind(name) || isReservedKind(name)) return `${shown} cannot be a kind`
  if (READY_MADE.has(name) || all.some((use) => use.field.length === 0 && use.role !== 'text' && use.kind === name))
    return `there is a kind ${name} already`
  const pattern = all.find(
    (use) => use.kind.endsWith('.*') && matchesPattern(use.kind, kind) !== matchesPattern(use.kind, name),
  )
  return pattern === undefined
    ? null
    : `${pattern.kind} in line ${pattern.line} of ${basename(pattern.file)} would not mean the same kinds any more`
}

function findFieldProblem({ kind, field, name: old }: KindUse, name: string, all: readonly KindUse[]): string | null {
  const shown = JSON.stringify(name)
  const isSame = (use: KindUse, path: readonly string[]): boolean => use.field.join('.') === path.join('.')
  if (!/^[A-Za-z_]\w*$/.test(name) || parse(name) !== name) return `${shown} cannot be the name of a field`
  const fixed = field.length > 1 ? undefined : [old, name].find((each) => WELL_KNOWN_DETAILS.includes(each))
  if (fixed !== undefined) return `\`${fixed}\` has a meaning of its own in every error`
  const renamed = [...field.slice(0, -1), name]
  const other = all.find((use) => use.kind === kind && isSame(use, renamed) && use.role !== 'text')
  if (other !== undefined) return `${kind} has a field ${renamed.join('.')} already`
  for (const use of all.filter((each) => each.kind === kind && isSame(each, field))) {
    const isHere = (each: KindUse): boolean =>
      each.file === use.file && each.line === use.line && each.column === use.column && each.kind !== kind
    const isDefined = (each: KindUse): boolean =>
      each.role !== 'text' ||
      all.some((known) => known.role === 'definition' && known.kind === each.kind && isSame(known, field))
    const shared = all.find((each) => isSame(each, field) && isHere(each) && isDefined(each))
    if (shared !== undefined)
      return `${shared.kind} has this field too, and line ${use.line} of ${basename(use.file)} means both`
    if (use.doubt !== null) return `${use.doubt}: line ${use.line} of ${basename(use.file)}`
  }
  return null
}
