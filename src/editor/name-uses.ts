import { parse } from 'yaml'
import type { FileSort } from '../config/load/file-sorts.js'
import { isReservedName } from '../config/model.js'
import { getConditionForm, parseText } from '../config/templates.js'
import type { Path, Position } from '../core/finding.js'
import type { FileData } from '../source/session.js'
import { type Data, getValueAt, isDataObject } from '../source/values.js'
import { findNaming, findSchemas } from './schema-fields.js'

export interface NameUse extends Position {
  readonly name: string
  readonly isDefinition: boolean
  readonly isTemplate: boolean
}

/** Returns every place of a file that may name a node or a group: values and keys that the schema marks, and names in templates. */
export function listUses({ raw, locator }: FileData, sort: FileSort): readonly NameUse[] {
  const uses: NameUse[] = []
  const typeAt = (path: Path): unknown => getValueAt(raw, [...path, 'type'])
  const add = (name: string, at: Position, form: 'definition' | 'template' | 'use' = 'use'): void =>
    void uses.push({ ...at, name, isDefinition: form === 'definition', isTemplate: form === 'template' })
  const readTemplate = (text: string, path: Path): void => {
    for (const { path: read, line, column } of parseText(text, getConditionForm(text)).references) {
      // A bare condition may write `probe_output.safe` for `probe.output.safe`.
      const [root = '', part = '', member] = read
      const addFrom = (name: string, from: number): void => {
        const start = (text.split('\n')[line - 1] ?? '').indexOf(name, from)
        if (start !== -1) add(name, locator.within(path, line, start + 1), 'template')
      }
      addFrom(root.replace(/_(?:output|error)(?:_.*)?$/, ''), column - 1)
      if (member !== undefined && /^(?:outputs|errors)$/.test(part)) addFrom(member, column + root.length + part.length)
    }
  }
  const visit = (value: Data, path: Path): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index])
    else if (isDataObject(value)) {
      const isNamed = findNaming(findSchemas(sort, path, typeAt), true) === 'node'
      for (const [key, item] of Object.entries(value)) {
        // The answer to a question of a node is given for `node.question`.
        if (isNamed) add(key.split('.')[0] ?? '', locator.keyAt([...path, key]))
        visit(item, [...path, key])
      }
    } else if (typeof value === 'string') {
      const naming = findNaming(findSchemas(sort, path, typeAt))
      if (naming === 'definition') add(value, locator.at(path), naming)
      else if (naming === 'node' || naming === 'target') add(value, locator.at(path))
      else if (naming === 'path') add(value.split(/[.?=]/)[0] ?? '', locator.at(path))
      else if (naming === 'expression' || getConditionForm(value) === 'template') readTemplate(value, path)
    }
  }
  visit(raw, [])
  return [...new Map(uses.map((use) => [`${use.file}:${use.line}:${use.column}`, use])).values()]
}

/** Letters, digits and underscores of any script; blanks and dashes inside. */
const NODE_NAME = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_ -]*[\p{L}\p{N}_-])?$/u

/** Returns why a node cannot get a name; null if it can. `uses` are those of its old name, `taken` the names of the file. */
export function findNameProblem(name: string, uses: readonly NameUse[], taken: readonly string[]): string | null {
  const shown = JSON.stringify(name)
  if (name.length > 200 || !NODE_NAME.test(name)) return `${shown} cannot be the name of a node`
  if (isReservedName(name)) return `${name} has another meaning in templates`
  if (parse(name) !== name) return `${shown} is no text in YAML`
  if (taken.includes(name)) return `there is a node ${name} already`
  const isWord = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)
  return isWord || !uses.some(({ isTemplate }) => isTemplate)
    ? null
    : `templates read the node, and ${shown} is no name there`
}
