import path from 'node:path'
import type { Position as Caret, Range } from 'vscode-languageserver/node'
import { isKind } from '../core/kinds.js'
import { isDataObject } from '../source/values.js'
import type { Documents, OpenDocument } from './documents.js'
import { type KindUse, listKindUses, locateDetailReads } from './kind-uses.js'
import { containsPosition, locate } from './ranges.js'

export interface KindPlace extends KindUse {
  readonly uri: string
  readonly range: Range
}

/** Returns the kind, or the field of a payload, that a caret names, with all uses in the files that share the kind; null elsewhere. */
export async function findKindUses(documents: Documents, document: OpenDocument, caret: Caret) {
  const { file, sort, source } = document
  if (sort === 'quarantine' || sort === 'rules' || document.isTooLarge) return null
  const isHere = ({ uri, range }: KindPlace): boolean => uri === source.uri && containsPosition(range, caret)
  const written = sort === null ? [] : await listPlaces(documents, file, sort)
  if (sort === null ? !isCatalogue(documents, file) : !written.some(isHere)) return null
  const workflow = sort === 'scenarios' ? (await documents.analyze(document)).workflow?.file : file
  if (workflow === undefined) return null
  const workflows = documents.listSharing(workflow)
  const scenarios = new Set(workflows.flatMap((each) => documents.listScenarioFiles(each)))
  const places = [
    ...(await Promise.all(workflows.map((each) => listPlaces(documents, each, 'workflow')))),
    ...(await Promise.all([...scenarios].map((each) => listPlaces(documents, each, 'scenarios')))),
  ].flat()
  const uses = [...new Map(places.map((use) => [toKey(use), use])).values()]
  const named = new Set(uses.flatMap(({ kind, field, role }) => (field.length === 0 && role !== 'text' ? [kind] : [])))
  const defined = new Set(uses.flatMap((use) => (use.role === 'definition' ? [nameUse(use)] : [])))
  const isKnown = (use: KindUse): boolean => (use.field.length === 0 ? named.has(use.kind) : defined.has(nameUse(use)))
  const atCaret = uses.find((use) => isHere(use) && isKind(use.kind) && use.name !== '' && isKnown(use))
  if (atCaret === undefined) return null
  const all = uses.filter((use) => nameUse(use) === nameUse(atCaret))
  const definitions = all.filter(({ role }) => role === 'definition')
  return {
    atCaret,
    all,
    uses,
    definitions: definitions.length > 0 ? definitions : all.filter(({ role }) => role === 'raised'),
  }
}

/** A file that another one takes as its catalogue has nothing but kinds at the top. */
function isCatalogue(documents: Documents, file: string): boolean {
  const { raw = null } = /\.ya?ml$/i.test(file) ? (documents.parse(file) ?? {}) : {}
  return isDataObject(raw) && Object.keys(raw).every(isKind)
}

function nameUse({ kind, field }: KindUse): string {
  return [kind, ...field].join(' ')
}

function toKey(use: KindPlace): string {
  const { line, character } = use.range.start
  return `${nameUse(use)} ${use.uri}:${line}:${character}:${use.role === 'text' ? '' : use.name}`
}

async function listPlaces(
  documents: Documents,
  file: string,
  sort: 'workflow' | 'scenarios',
): Promise<readonly KindPlace[]> {
  const data = documents.parse(file)
  if (data === null) return []
  const workflow = sort === 'workflow' ? await documents.readWorkflow(file) : null
  const uses = [...listKindUses(data, sort), ...(workflow === null ? [] : locateDetailReads(workflow, data))]
  return uses.map((use) => {
    const source = documents.readText(path.resolve(path.parse(file).root, use.file))
    return { ...use, uri: source.uri, range: locate(source, use, use.name.length) }
  })
}
