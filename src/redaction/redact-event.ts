import { eventJson, type RunEvent } from '../core/events.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { fromEntries, type Redactor } from './redactor.js'

/**
 * Which parts of our own formats are words of the engine, and which are data. Words are kept, because programs and the engine read them
 * back: event types, names of nodes, kinds, places. Everything else was written by people or printed by programs.
 */
type Shape =
  | 'word'
  | 'data'
  | { readonly words?: ReadonlySet<string>; readonly fields?: ReadonlyMap<string, Shape>; readonly each?: Shape }

/** Fields that are words, and others. */
function withFields(words: string, fields: Readonly<Record<string, Shape>> = {}): Shape {
  return { words: new Set(words.split(' ')), fields: new Map(Object.entries(fields)) }
}

/** What the shapes of all events have in common; made with the first of them. */
interface Parts {
  readonly eventWords: ReadonlySet<string>
  readonly error: Shape
  readonly item: Shape
  readonly options: Shape
  readonly gate: Shape
  readonly errorFacts: Shape
  /** Details of the engine's own kinds name nodes and kinds as well. */
  readonly engineDetails: Shape
}

let parts: Parts | undefined

function makeParts(): Parts {
  const error = withFields('kind exception_type')
  const options: Shape = { each: withFields('prompt_for') }
  return {
    eventWords: new Set(EVENT_WORDS.split(' ')),
    error,
    item: withFields('group index'),
    options,
    gate: withFields('node', { options }),
    errorFacts: withFields('origin typed attempts exit_code'),
    engineDetails: withFields('node group failed total source field', { errors: { each: error } }),
  }
}

function isGroup(type: string): boolean {
  return type === 'parallel' || type === 'for_each'
}

/** What templates see under the name of a group; members of a `parallel` are named by the file. */
function viewOf(type: string, error: Shape): Shape {
  if (!isGroup(type)) return 'data'
  const key: Shape = type === 'parallel' ? 'word' : 'data'
  const results: Shape = { each: withFields('index status', { key, error }) }
  return withFields('type count', { errors: { each: error }, results })
}

const EVENT_WORDS = [
  'type scope node visit attempt node_type duration_ms exit_code usage hash to status terminated_by is_explicit kind',
  'delay_seconds deadline route from policy action retries_exhausted started group_type total max_concurrent succeeded',
  'failed workflow input_digest resumed id state keep policy_name allowed mode decision hook code origin typed frames',
  'attempts outcome error_type failed_node signal key stream omitted',
].join(' ')

/** An event without its secrets; one that has none is handed back as it is. */
export function redactEvent(event: RunEvent, redactor: Redactor): Json {
  return isAllWords(event, redactor) ? eventJson(event) : shaped(eventJson(event), shapeOf(event), redactor)
}

/** Two of the three events of a node without a process hold words of the engine only; of an item its key is data. */
function isAllWords(event: RunEvent, redactor: Redactor): boolean {
  switch (event.type) {
    case 'node_started':
      return event.item === undefined || redactor.member('key', event.item.key)[1] === event.item.key
    case 'route_taken':
      return event.output === undefined
    default:
      return false
  }
}

const SHAPES = new Map<string, Shape>()

/** There are few of them, and events are many. */
function shapeOf(event: RunEvent): Shape {
  const engineMade = 'origin' in event ? event.origin === 'engine' : true
  const view = 'node_type' in event && isGroup(event.node_type) ? event.node_type : ''
  const failedRun = event.type === 'workflow_failed'
  const key = `${engineMade} ${view} ${failedRun}`
  let shape = SHAPES.get(key)
  if (shape === undefined) {
    parts ??= makeParts()
    const { item, gate, options, engineDetails, errorFacts } = parts
    const envelope = withFields('kind', { details: engineMade ? engineDetails : 'data' })
    const output = viewOf(view, parts.error)
    const error = failedRun ? errorFacts : 'data'
    const fields: Readonly<Record<string, Shape>> = { envelope, error, item, gate, options, output, partial: output }
    shape = { words: parts.eventWords, fields: new Map(Object.entries(fields)) }
    SHAPES.set(key, shape)
  }
  return shape
}

function shaped(value: Json, shape: Shape, redactor: Redactor): Json {
  if (shape === 'word') return value
  if (shape === 'data' || typeof value !== 'object' || value === null) return redactor.json(value)
  if (Array.isArray(value)) return shapedList(value, shape.each ?? 'data', redactor)
  return isJsonObject(value) ? shapedObject(value, shape, redactor) : redactor.json(value)
}

function shapedList(list: readonly Json[], each: Shape, redactor: Redactor): Json {
  const clean = list.map((item) => shaped(item, each, redactor))
  return clean.every((item, index) => item === list[index]) ? list : clean
}

function shapedObject(object: JsonObject, shape: Exclude<Shape, string>, redactor: Redactor): Json {
  let entries: [string, Json][] | undefined
  let index = -1
  for (const key in object) {
    index += 1
    if (shape.words?.has(key)) continue
    const known = shape.fields?.get(key)
    const item = object[key] ?? null
    const [name, value] =
      known === undefined ? unknownMember(key, item, shape.each, redactor) : [key, shaped(item, known, redactor)]
    if (name === key && value === item) continue
    entries ??= Object.entries(object)
    entries[index] = [name, value]
  }
  return entries === undefined ? object : fromEntries(entries)
}

function unknownMember(key: string, item: Json, each: Shape | undefined, redactor: Redactor): readonly [string, Json] {
  return each === undefined ? redactor.member(key, item) : [redactor.member(key, null)[0], shaped(item, each, redactor)]
}
