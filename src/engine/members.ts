import type { ForEachGroup, Group, Member, Step } from '../config/model.js'
import { isJsonObject, type Json, printJson } from '../core/json.js'
import { createSchemaViolation, type RaisedHere } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import { parseIn, printValue, render, type Scope } from '../expressions/index.js'
import { createTemplateError, evaluateSource, withNames } from '../nodes/rendering.js'
import { cutHead } from '../text/excerpt.js'
import type { Host, Next } from './model.js'
import { findHandlingAt } from './raising.js'
import { FlowState } from './state.js'

export interface Item {
  readonly index: number
  readonly key: string
  readonly value: Json
}

/** Returns the items of a group, whose source is a dotted path or a template that leads to a list. */
export function resolveItems(group: ForEachGroup, names: Scope): Result<readonly Item[], RaisedHere> {
  const source = evaluateSource(group.source, names)
  if (!source.ok) return source
  const { assumed } = names
  const items = assumed?.isMark(source.value) === true ? assumed.listItems(source.value) : source.value
  if (!Array.isArray(items)) {
    const excerpt = cutHead(printJson(items) ?? String(items), 200)
    const message = `the source of ${group.name} (${group.source}) is not a list but ${excerpt}`
    return err(createItemsViolation(group, 'source', message, excerpt))
  }
  const list: readonly Json[] = items
  const by = group.key_by
  if (by === undefined) return ok(list.map((value, index) => ({ index, key: String(index), value })))
  const byKey = new Map<string, Item>()
  for (const [index, value] of list.entries()) {
    const key = computeKey(group, by, index, value, names)
    if (!key.ok) return key
    const same = byKey.get(key.value)
    if (same !== undefined) {
      const message = `items ${same.index} and ${index} of ${group.name} have the same key ${JSON.stringify(key.value)}`
      return err(createItemsViolation(group, 'key_by', message, cutHead(key.value, 200)))
    }
    byKey.set(key.value, { index, key: key.value, value })
  }
  return ok([...byKey.values()])
}

function createItemsViolation({ name }: ForEachGroup, field: string, message: string, excerpt: string): RaisedHere {
  return createSchemaViolation(name, field, field, message, { excerpt })
}

/** Returns the key of an item, or its index if the key is missing. A path may omit the loop variable. */
function computeKey(
  group: ForEachGroup,
  by: string,
  index: number,
  value: Json,
  names: Scope,
): Result<string, RaisedHere> {
  if (by.includes('{{')) {
    const template = parseIn(names, by)
    const text = template.ok ? render(template.value, withNames(names, { [group.as]: value, _index: index })) : template
    if (!text.ok && (text.error.reason === 'undefined' || text.error.reason === 'absent')) return ok(String(index))
    if (!text.ok) return err(createTemplateError(text.error, 'key_by'))
    return ok(text.value === '' || names.assumed?.isMark(text.value) === true ? String(index) : text.value)
  }
  const path = by.split('.')
  const withoutVariable = path[0] === group.as ? path.slice(1) : path
  const keyValue = getMemberValue(value, withoutVariable) ?? getMemberValue(value, path)
  return ok(keyValue === undefined || keyValue === null ? String(index) : printValue(keyValue))
}

function getMemberValue(value: Json, path: readonly string[]): Json | undefined {
  let current: Json | undefined = value
  for (const part of path) {
    if (isJsonObject(current) && Object.hasOwn(current, part)) current = current[part]
    else return undefined
  }
  return current
}

/** A unit of work of a group: a named node of a parallel, or an item of a for_each. */
export interface Task extends Item {
  readonly member: Member
  readonly scope: string
}

export type MemberEnd = Extract<Next, { status: 'done' | 'raised' | 'suspended' | 'stopped' | 'halted' }>

/** Runs a step with its own retries and recoveries, and nothing after it; null if the run was stopped. */
export async function runAlone(host: Host, step: Step): Promise<MemberEnd | null> {
  while (!host.signal.aborted) {
    const { visit, attempt } = host.state.nextRun(step.name)
    const at = { scope: host.scope, node: step.name, visit, attempt }
    const next = await host.services.runStep(host, step, at, 'errors')
    switch (next.status) {
      case 'again':
        continue
      case 'done':
      case 'raised':
      case 'suspended':
      case 'stopped':
      case 'halted':
        return next
      default:
        // Other statuses lead to another step, which a step that runs alone does not have.
        return null
    }
  }
  return null
}

export function createMemberHost(host: Host, group: Group, task: Task, signal: AbortSignal): Host {
  const handling = findHandlingAt(host, group.name)
  const member = { ...host, scope: task.scope, state: new FlowState(), signal, inGroup: true, handling }
  if (group.type === 'parallel') return { ...member, item: null }
  const { index, key, value } = task
  const itemNames = { [group.as]: value, _index: index, ...(group.key_by === undefined ? {} : { _key: key }) }
  return { ...member, names: withNames(host.names, itemNames), item: { group: group.name, index, key, value } }
}
