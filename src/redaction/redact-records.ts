import type { Envelope } from '../core/envelope.js'
import type { FieldContent } from '../core/event-fields.js'
import { eventFacts } from '../core/event-types.js'
import { eventJson, type RunEvent } from '../core/events.js'
import type { Finding } from '../core/finding.js'
import { isJsonObject, type Json } from '../core/json.js'
import type { WorkflowGraph } from '../core/report.js'
import { fromEntries, type Redactor } from './redactor.js'

/** Which parts of a value are words of the engine, which stay as they are, and which are data. */
type Content =
  | 'word'
  | 'data'
  | { readonly fields: Readonly<Record<string, Content>> }
  /** Every entry of a list or an object. */
  | { readonly each: Content }

/** An object with these fields of words, and others. */
function object(words: readonly string[], others: Readonly<Record<string, Content>> = {}): Content {
  return { fields: { ...Object.fromEntries(words.map((name) => [name, 'word' as const])), ...others } }
}

const ERROR = object(['kind', 'exception_type'])
const OPTIONS: Content = { each: object(['prompt_for']) }
/** Details of the engine's own kinds name nodes and kinds as well. */
const ENGINE_DETAILS = object(['node', 'group', 'failed', 'total', 'source', 'field'], { errors: { each: ERROR } })

/** What templates see under the name of a group. */
function groupOutput(key: 'word' | 'data'): Content {
  const results: Content = { each: object(['index', 'status'], { key, error: ERROR }) }
  return object(['type', 'count'], { errors: { each: ERROR }, results })
}

const OUTPUTS: Readonly<Record<string, Content>> = {
  // Members of a `parallel` are named by the file, items of a `for_each` by data.
  parallel: groupOutput('word'),
  for_each: groupOutput('data'),
}

/** What a field of an event holds. */
function contentOf(field: FieldContent, event: RunEvent): Content {
  switch (field) {
    case 'word':
    case 'data':
      return field
    case 'envelope':
      return object(['kind'], { details: 'origin' in event && event.origin !== 'engine' ? 'data' : ENGINE_DETAILS })
    case 'output':
      return ('node_type' in event ? OUTPUTS[event.node_type] : undefined) ?? 'data'
    case 'item':
      return object(['group', 'index'])
    case 'options':
      return OPTIONS
    case 'gate':
      return object(['node'], { options: OPTIONS })
    case 'errors':
      return { each: object(['node', 'kind']) }
    case 'error-facts':
      return object(['origin', 'typed', 'attempts', 'exit_code'], {
        while_handling: { each: object(['node', 'kind']) },
      })
  }
}

/** An event without its secrets; one that has none is handed back as it is. */
export function redactEvent(event: RunEvent, redactor: Redactor): Json {
  const { fields } = eventFacts(event.type)
  return redactObject(eventJson(event), redactor, (name) => {
    if (name === 'type') return 'word'
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return field === undefined ? undefined : contentOf(field.content, event)
  })
}

function redact(value: Json, content: Content, redactor: Redactor): Json {
  if (content === 'word') return value
  if (content === 'data') return redactor.json(value)
  if ('each' in content) {
    if (Array.isArray(value)) return redactList(value, content.each, redactor)
    return redactObject(value, redactor, () => content.each, true)
  }
  const { fields } = content
  return redactObject(value, redactor, (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined))
}

function redactList(list: readonly Json[], each: Content, redactor: Redactor): Json {
  const clean = list.map((item) => redact(item, each, redactor))
  return clean.every((item, index) => item === list[index]) ? list : clean
}

/** Fields of which nothing is known are data, with their names. */
function redactObject(
  value: Json,
  redactor: Redactor,
  contentOfField: (name: string) => Content | undefined,
  namesAreData = false,
): Json {
  if (!isJsonObject(value)) return redactor.json(value)
  const entries = Object.entries(value)
  const clean = entries.map(([name, item]): readonly [string, Json] => {
    const content = contentOfField(name)
    if (content === undefined) return redactor.member(name, item)
    return [namesAreData ? redactor.member(name, null)[0] : name, redact(item, content, redactor)]
  })
  const isSame = clean.every(([name, item], index) => name === entries[index]?.[0] && item === entries[index]?.[1])
  return isSame ? value : fromEntries(clean)
}

/** An envelope as it may be written; its kind is a word that routes and programs read. */
export function redactEnvelope({ kind, message, details }: Envelope, redactor: Redactor): Envelope {
  const clean = redactor.json(details)
  return { kind, message: redactor.text(message), details: isJsonObject(clean) ? clean : {} }
}

/** Conditions may quote a value of the environment. */
export function redactGraph(graph: WorkflowGraph, redactor: Redactor): WorkflowGraph {
  return { ...graph, edges: graph.edges.map((edge) => ({ ...edge, label: redactor.text(edge.label) })) }
}

/** A finding may quote a value of the environment. */
export function redactFinding(finding: Finding, redactor: Redactor): Finding {
  const suggestion = finding.suggestion === null ? null : redactor.text(finding.suggestion)
  return { ...finding, message: redactor.text(finding.message), suggestion }
}
