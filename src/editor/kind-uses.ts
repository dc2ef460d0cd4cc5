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

/** A word that may be a kind or a pattern of kinds: `external.git.*`. */
const TOKEN = /[\p{L}\p{N}_$*.-]+/gu
/** A named group of a pattern, or a reference to one: `(?<name>`, `(?P<name>`, `(?P=name)`, `\k<name>`. */
const CAPTURE = /(?:\(\?P?<|\(\?P=|\\k<)([A-Za-z_]\w*)[>)]/g
/** A key of JSON in a script, where its quotes may be escaped. */
const JSON_KEY = /["']([A-Za-z_]\w*)\\?["']\s*:/g
const ENVELOPE_KEYS = ['kind', 'message', 'details', 'conductor_error']

/** Returns the index of the `details` of an error or a rule in a path, beside which its `kind` stands; -1 if there is none. */
export function findDetailsMapping(path: Path, sort: FileSort): number {
  if (sort === 'workflow') {
    const rules = path.findIndex((part) => part === 'classify' || part === 'fail_when')
    return rules !== -1 && path[rules + 2] === 'details' ? rules + 2 : -1
  }
  // At least four parts stand above, as in `scenarios`, 0, `inject`, 0; a node may be called `details` there.
  const details = path.indexOf('details', 4)
  const [list, owner] = [path[details - 2], path[details - 1]]
  const isError = owner === 'error' || (typeof owner === 'number' && (list === 'errors' || list === 'inject'))
  return sort === 'scenarios' && details !== -1 && isError && !path.slice(4, details).includes('output') ? details : -1
}

/** Returns every place of a file that names a kind or a field of a payload, without what templates read. */
export function listKindUses(data: FileData, sort: FileSort): readonly KindUse[] {
  const collector = new KindUseCollector(data, sort)
  collector.visit(data.raw, [])
  if (sort === 'workflow') collector.addCatalogue()
  return collector.uses
}

class KindUseCollector {
  readonly uses: KindUse[] = []

  constructor(
    readonly data: FileData,
    readonly sort: FileSort,
  ) {}

  visit(value: Data, path: Path): void {
    if (typeof value === 'string') this.#readText(value, path)
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) this.visit(item, [...path, index])
    else if (isDataObject(value)) {
      const kind = value['kind']
      if (typeof kind === 'string' && findDetailsMapping([...path, 'details'], this.sort) === path.length) {
        this.#addKeys(value['details'], [...path, 'details'], kind, [])
        if (this.sort === 'workflow') this.#addCaptures(value, path, kind)
      }
      for (const [key, item] of Object.entries(value)) this.visit(item, [...path, key])
    }
  }

  addCatalogue(): void {
    const { raw, locator } = this.data
    const catalogue = getValueAt(raw, ['workflow', 'kinds'])
    for (const [kind, entry] of isDataObject(catalogue) ? Object.entries(catalogue) : []) {
      const path = ['workflow', 'kinds', kind]
      this.#add(locator.keyAt(path), kind, [], 'definition')
      if (isDataObject(entry)) this.#addDefinedFields(entry['details'], [...path, 'details'], kind, [])
    }
  }

  #addDefinedFields(fields: Data | undefined, path: Path, kind: string, above: readonly string[]): void {
    for (const [name, schema] of isDataObject(fields) ? Object.entries(fields) : []) {
      const field = [...above, name]
      this.#add(this.data.locator.keyAt([...path, name]), kind, field, 'definition')
      if (isDataObject(schema)) this.#addDefinedFields(schema['properties'], [...path, name, 'properties'], kind, field)
    }
  }

  #add({ file, line, column }: Position, kind: string, field: readonly string[], role: KindUse['role']): void {
    this.uses.push({ file, line, column, kind, field, name: field.at(-1) ?? kind, role, doubt: null })
  }

  #addMatches(text: string, path: Path, pattern: RegExp, add: (name: string, position: Position) => void): void {
    for (const [index, line] of text.split('\n').entries())
      for (const match of line.matchAll(pattern)) {
        const name = match[1] ?? match[0]
        add(name, this.data.locator.within(path, index + 1, match.index + match[0].indexOf(name) + 1))
      }
  }

  #readText(text: string, path: Path): void {
    const typeAt = (above: Path): unknown => getValueAt(this.data.raw, [...above, 'type'])
    const naming = findNaming(findSchemas(this.sort, path, typeAt))
    const isNamed = naming === 'kind' || naming === 'raised' || (naming === 'path' && this.sort === 'scenarios')
    const roleOfNamed = naming === 'raised' ? 'raised' : 'use'
    const kinds = new Set<string>()
    this.#addMatches(text, path, TOKEN, (token, position) => {
      const kind = token.replace(/[.-]$/, '')
      if (isKind(kind)) kinds.add(kind)
      if (isKind(kind) || (isNamed && isKindPrefix(kind))) this.#add(position, kind, [], isNamed ? roleOfNamed : 'text')
    })
    // A script that writes an envelope names the fields as keys of JSON.
    if (path.at(-1) === 'run')
      this.#addMatches(text, path, JSON_KEY, (name, position) => {
        if (!ENVELOPE_KEYS.includes(name)) for (const kind of kinds) this.#add(position, kind, [name], 'text')
      })
  }

  #addKeys(value: Data | undefined, path: Path, kind: string, above: readonly string[]): void {
    for (const [name, inner] of isDataObject(value) ? Object.entries(value) : []) {
      this.#add(this.data.locator.keyAt([...path, name]), kind, [...above, name], 'use')
      this.#addKeys(inner, [...path, name], kind, [...above, name])
    }
  }

  /** Adds the captures of a rule, which become fields, and the templates that read them. */
  #addCaptures(rule: DataObject, path: Path, kind: string): void {
    const toText = (value: Data | undefined): string => (typeof value === 'string' ? value : '')
    const [stdout, stderr] = [toText(rule['stdout']), toText(rule['stderr'])]
    const addCapture = (name: string, position: Position): void => this.#add(position, kind, [name], 'use')
    this.#addMatches(stdout, [...path, 'stdout'], CAPTURE, addCapture)
    this.#addMatches(stderr, [...path, 'stderr'], CAPTURE, addCapture)
    const captures = listCaptures({ stdout, stderr })
    const addReads = (text: Data | undefined, at: Path): void => {
      if (typeof text !== 'string') return
      for (const {
        path: [root = ''],
        line,
        column,
      } of parseText(text, 'template').references)
        if (captures.includes(root)) addCapture(root, this.data.locator.within(at, line, column))
    }
    addReads(rule['message'], [...path, 'message'])
    const { details } = rule
    for (const [name, text] of isDataObject(details) ? Object.entries(details) : [])
      addReads(text, [...path, 'details', name])
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
    const details = reference.path.indexOf('details')
    const read = findDetailRead(reference.path, use, file)
    const isError = reference.path[details - 1] === 'error' || reference.path[details - 2] === 'errors'
    if (details === -1 || (read === null && !isError)) return
    const unknown = read === null ? '*' : read.kinds.find(({ payloads }) => payloads === null)?.kind
    const meant: (readonly [string, PayloadSchema])[] = (read?.kinds ?? []).flatMap(({ kind, payloads }) =>
      (payloads ?? []).map(({ fields }) => [kind, fields] as const),
    )
    if (unknown === '*') appendAll(meant, catalogued)
    const names = reference.path.slice(details + 1)
    const path = reference.path.join('.')
    for (const [index, name] of names.entries()) {
      const column = findColumn(text, reference, details + 1 + index)
      const place = locator.within(use.path, reference.line, column ?? reference.column)
      const field = names.slice(0, index + 1)
      const doubt = column === null ? `${path} is split` : describeUnknownKind(unknown)
      for (const kind of new Set(meant.filter(([, fields]) => hasField(fields, field)).map(([each]) => each)))
        uses.push({ ...place, kind, field, name, role: 'use', doubt })
    }
    if (names.length > 0) return
    // A template that takes `details` as a whole may read a field of it by another path.
    const place = locator.within(use.path, reference.line, reference.column)
    const named = new Set(use.parsed.references.flatMap((each) => each.path))
    const words = new Set([...text.matchAll(/\w+/g)].map(([word]) => word))
    for (const [kind, fields] of meant)
      for (const name of Object.keys(fields).filter((each) => words.has(each) && !named.has(each)))
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

/** Describes the doubt about a field that is read of errors of a kind without a payload; null if there is no such kind. */
function describeUnknownKind(kind: string | undefined): string | null {
  if (kind === undefined) return null
  if (kind === '*') return 'errors of any kind can be read here'
  return `errors of ${kind}, whose details no catalogue describes, can be read here`
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
export function findKindNameProblem(renamed: KindUse, name: string, all: readonly KindUse[]): string | null {
  const { kind, field } = renamed
  const shown = JSON.stringify(name)
  if (isReservedKind(kind) || Object.hasOwn(ENGINE_CATALOGUE, kind)) return `${kind} is a kind of the engine`
  if (field.length > 0) return findFieldProblem(renamed, name, all)
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
      all.some((other) => other.role === 'definition' && other.kind === each.kind && isSame(other, field))
    const shared = all.find((each) => isSame(each, field) && isHere(each) && isDefined(each))
    if (shared !== undefined)
      return `${shared.kind} has this field too, and line ${use.line} of ${basename(use.file)} means both`
    if (use.doubt !== null) return `${use.doubt}: line ${use.line} of ${basename(use.file)}`
  }
  return null
}
