import type { Envelope } from '../core/envelope.js'
import type { FieldContent } from '../core/event-fields.js'
import { eventFacts } from '../core/event-types.js'
import { type RunEvent, toEventJson } from '../core/events.js'
import type { Finding } from '../core/finding.js'
import { isJsonObject, type Json } from '../core/json.js'
import type { GraphEdge, WorkflowGraph } from '../core/report.js'
import type { Content, Redactor } from './redactor.js'

/** Returns the content of an object whose fields `words` are words of the engine; `others` have other contents. */
function describeObject(words: readonly string[], others: Readonly<Record<string, Content>> = {}): Content {
  const fields = new Map<string, Content>([...words.map((name) => [name, 'word'] as const), ...Object.entries(others)])
  return { field: (name) => fields.get(name) }
}

const ERROR = describeObject(['kind', 'exception_type'])
const NODES_AND_KINDS: Content = { each: describeObject(['node', 'kind']) }
const OPTIONS: Content = { each: describeObject(['prompt_for']) }
const ENVELOPE = describeObject(['kind'], { details: 'data' })
/** Details of the engine's own kinds name nodes and kinds as well. */
const ENGINE_ENVELOPE = describeObject(['kind'], {
  details: describeObject(['node', 'group', 'failed', 'total', 'source', 'field'], { errors: { each: ERROR } }),
})

/** Content of the value that templates see under the name of a group. */
function describeGroupOutput(key: 'word' | 'data'): Content {
  const results: Content = { each: describeObject(['index', 'status'], { key, error: ERROR }) }
  return describeObject(['type', 'count'], { errors: { each: ERROR }, results })
}

const OUTPUTS: Readonly<Record<string, Content>> = {
  // Members of a `parallel` are named by the file, items of a `for_each` by data.
  parallel: describeGroupOutput('word'),
  for_each: describeGroupOutput('data'),
}

const CONTENTS: Readonly<Record<Exclude<FieldContent, 'envelope' | 'output'>, Content>> = {
  word: 'word',
  data: 'data',
  item: describeObject(['group', 'index']),
  options: OPTIONS,
  gate: describeObject(['node'], { options: OPTIONS }),
  errors: NODES_AND_KINDS,
  'error-facts': describeObject(['origin', 'typed', 'attempts', 'exit_code'], { while_handling: NODES_AND_KINDS }),
}

function chooseContent(field: FieldContent, event: RunEvent): Content {
  if (field === 'envelope') return 'origin' in event && event.origin !== 'engine' ? ENVELOPE : ENGINE_ENVELOPE
  if (field === 'output') return ('node_type' in event ? OUTPUTS[event.node_type] : undefined) ?? 'data'
  return CONTENTS[field]
}

/** Returns an event without its secrets: the same object if it has none, else a copy. */
export function redactEvent(event: RunEvent, redactor: Redactor): Json {
  const { fields } = eventFacts(event.type)
  const field = (name: string): Content | undefined => {
    if (name === 'type') return 'word'
    const definition = Object.hasOwn(fields, name) ? fields[name] : undefined
    return definition === undefined ? undefined : chooseContent(definition.content, event)
  }
  return redactor.json(toEventJson(event), { field })
}

/** Redacts an envelope; its kind is kept, because routes and programs read it. */
export function redactEnvelope({ kind, message, details }: Envelope, redactor: Redactor): Envelope {
  const clean = redactor.json(details)
  return { kind, message: redactor.text(message), details: isJsonObject(clean) ? clean : {} }
}

/** Redacts the labels of edges, which may quote a value of the environment. */
export function redactGraph(graph: WorkflowGraph, redactor: Redactor): WorkflowGraph {
  const redact = (edge: GraphEdge): GraphEdge => ({ ...edge, label: redactor.text(edge.label) })
  return { ...graph, edges: graph.edges.map(redact), errorEnds: (graph.errorEnds ?? []).map(redact) }
}

/** Redacts a finding, which may quote a value of the environment. */
export function redactFinding(finding: Finding, redactor: Redactor): Finding {
  const suggestion = finding.suggestion === null ? null : redactor.text(finding.suggestion)
  return { ...finding, message: redactor.text(finding.message), suggestion }
}
