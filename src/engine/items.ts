import type { ForEachGroup } from '../config/model.js'
import { isJsonObject, type Json, jsonText } from '../core/json.js'
import type { RaisedHere } from '../core/outcome.js'
import { unfitData } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import { isTemplate, parseIn, printValue, render, type Scope } from '../expressions/index.js'
import { templateError } from '../nodes/rendering.js'
import { headOf } from '../text/excerpt.js'
import { withNames } from './scopes.js'
import { expressionValue, templateValue } from './values.js'

/** One item of a for_each. */
export interface Item {
  readonly index: number
  readonly key: string
  readonly value: Json
}

/** The items of a group: a dotted path or a template that must lead to a list. */
export function itemsOf(group: ForEachGroup, names: Scope): Result<readonly Item[], RaisedHere> {
  const source = isTemplate(group.source) ? templateValue(group.source, names) : expressionValue(group.source, names)
  if (!source.ok) return err(templateError(source.error, 'source'))
  if (!Array.isArray(source.value)) return err(notAList(group, source.value))
  const list: readonly Json[] = source.value
  const by = group.key_by
  if (by === undefined) return ok(list.map((value, index) => ({ index, key: String(index), value })))
  const items: Item[] = []
  for (const [index, value] of list.entries()) {
    const key = keyOfItem(group, by, { index, value }, names)
    if (!key.ok) return key
    items.push({ index, key: key.value, value })
  }
  return distinct(group, items)
}

function notAList(group: ForEachGroup, found: unknown): RaisedHere {
  const excerpt = headOf(jsonText(found) ?? String(found), 200)
  return wrongItems(
    group,
    'source',
    `the source of ${group.name} (${group.source}) is not a list but ${excerpt}`,
    excerpt,
  )
}

function wrongItems({ name }: ForEachGroup, field: string, message: string, excerpt: string): RaisedHere {
  return unfitData(name, field, field, message, { excerpt })
}

/** The key of an item: the loop variable may be left out, and an item without the key falls back to its index. */
function keyOfItem(
  group: ForEachGroup,
  by: string,
  { index, value }: Pick<Item, 'index' | 'value'>,
  names: Scope,
): Result<string, RaisedHere> {
  if (by.includes('{{')) {
    const template = parseIn(names, by)
    const text = template.ok ? render(template.value, withNames(names, { [group.as]: value, _index: index })) : template
    if (!text.ok && text.error.reason === 'undefined') return ok(String(index))
    if (!text.ok) return err(templateError(text.error, 'key_by'))
    return ok(text.value === '' ? String(index) : text.value)
  }
  const path = by.split('.')
  const withoutVariable = path[0] === group.as ? path.slice(1) : path
  const found = at(value, withoutVariable) ?? at(value, path)
  return ok(found === undefined || found === null ? String(index) : printValue(found))
}

function at(value: Json, path: readonly string[]): Json | undefined {
  let current: Json | undefined = value
  for (const part of path) {
    if (isJsonObject(current) && Object.hasOwn(current, part)) current = current[part]
    else return undefined
  }
  return current
}

function distinct(group: ForEachGroup, items: readonly Item[]): Result<readonly Item[], RaisedHere> {
  const seen = new Map<string, number>()
  for (const { key, index } of items) {
    const first = seen.get(key)
    if (first !== undefined) {
      const message = `items ${first} and ${index} of ${group.name} have the same key ${JSON.stringify(key)}`
      return err(wrongItems(group, 'key_by', message, headOf(key, 200)))
    }
    seen.set(key, index)
  }
  return ok(items)
}
