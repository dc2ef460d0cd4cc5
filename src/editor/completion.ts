import { CompletionItemKind } from 'vscode-languageserver/node'
import { isMap } from 'yaml'
import type { Path } from '../core/finding.js'
import type { Json } from '../core/json.js'
import { completeExpression } from './completion-expressions.js'
import { completeName } from './completion-names.js'
import type { Analysis } from './documents.js'
import { isFieldExcluded } from './field-conflicts.js'
import { type DetailField, listDetailsBeside } from './payloads.js'
import type { Place } from './place.js'
import { type ListFiles, type Proposal, toProposal } from './proposals.js'
import { describeSchemas, findSchemas, listFields, listWords } from './schema-fields.js'

export function completeAt(analysis: Analysis, place: Place, listFiles: ListFiles): readonly Proposal[] {
  const { path, isKey, naming, expression } = place
  if (expression !== null) return place.sort === 'workflow' ? completeExpression(analysis, place, expression) : []
  const names = completeName(analysis, place, naming, listFiles)
  const beside = analysis.workflow === null ? [] : listDetailsBeside(analysis.workflow, place)
  if (isKey) {
    const details = path[1] === 'kinds' ? [] : beside.map((field) => toProposal(field, CompletionItemKind.Field))
    const isFree = ({ label }: Proposal): boolean => !place.keys.includes(label)
    return [...[...names, ...details].filter(isFree), ...completeFields(place, path.slice(0, -1))]
  }
  // The first word of a list item may become a key: `- na`.
  const isFirst = typeof path.at(-1) === 'number' && !/^["']/.test(place.before)
  const values = beside.flatMap(({ name, schema }) => (name === path.at(-1) ? listValues(schema) : []))
  return [...(isFirst ? completeFields(place, path) : []), ...names, ...completeWords(place), ...values]
}

function completeWords({ sort, path, holder, valueAt, findSchemas: find }: Place): readonly Proposal[] {
  const schemas = find(path)
  const documentation = describeSchemas(schemas)
  const siblings = isMap(holder) ? holder.items.map(({ key }) => String(key)) : []
  const parent = path.slice(0, -1)
  // A type must know the fields that are there already.
  const isPossible = (word: Json): boolean => {
    const typeAt = (at: Path): unknown => (at.length === parent.length ? word : valueAt([...at, 'type']))
    const fields = new Set(listFields(findSchemas(sort, parent, typeAt)).map(({ name }) => name))
    return (
      siblings.every((name) => fields.has(name)) &&
      !siblings.some((name) => isFieldExcluded(name, siblings, parent, word))
    )
  }
  const words = listWords(schemas)
  const possible = path.at(-1) === 'type' && siblings.length > 0 ? words.filter(isPossible) : words
  return (possible.length > 0 ? possible : words).map((word) => ({
    label: String(word),
    documentation,
    kind: CompletionItemKind.Value,
    rank: 1,
    ...(typeof word === 'string' ? {} : { insert: String(word) }),
  }))
}

function listValues(schema: DetailField['schema']): readonly Proposal[] {
  const values = schema?.enum ?? (schema?.type === 'boolean' ? [true, false] : [])
  return values.map((value) => ({
    label: String(value),
    kind: CompletionItemKind.Value,
    rank: 0,
    ...(typeof value === 'string' ? {} : { insert: String(value) }),
  }))
}

function completeFields({ keys, valueAt, findSchemas: find }: Place, path: Path): readonly Proposal[] {
  const type = valueAt([...path, 'type'])
  return listFields(find(path))
    .filter(({ name }) => !keys.includes(name) && !isFieldExcluded(name, keys, path, type))
    .map(({ name, isRequired, schema }) => ({
      label: name,
      documentation: describeSchemas(find([...path, name])),
      kind: CompletionItemKind.Field,
      rank: isRequired ? 0 : 'x-no-effect' in schema ? 3 : 1,
      ...(isRequired ? { detail: 'required' } : {}),
    }))
}
