import { isGroup, type Path, type Site, type Step, sitesOf, type Workflow } from '../config/model.js'
import { ENGINE_KINDS, isNeverRoutable } from '../core/kinds.js'
import { RUN_OUTCOMES } from '../core/outcome.js'
import { type Cursor, readSiblings, readValue } from './cursor.js'
import type { Analysis } from './documents.js'
import { findSchemas, listFields, listWords, type SchemaField } from './schema.js'

/** A word that may stand at the caret; `rank` orders the words. */
export interface Proposal {
  readonly label: string
  readonly detail?: string
  readonly documentation?: string
  readonly kind: 'node' | 'kind' | 'field' | 'word' | 'name'
  readonly rank: number
  /** Text to write instead of the label. */
  readonly insert?: string
}

const SCENARIO_FIELDS: Readonly<Record<string, readonly string[]>> = {
  '': ['workflow', 'scenarios'],
  scenarios: ['name', 'description', 'inputs', 'stub', 'inject', 'gates', 'real', 'github', 'expect'],
  expect: ['outcome', 'path', 'attempts', 'not_run', 'waited_seconds', 'output', 'error', 'errors', 'terminated_by'],
  stub: ['output', 'error', 'answer'],
  error: ['kind', 'message', 'details', 'node'],
}

/** Fields whose value is the name of a node, in workflow files and in scenario files. */
const NODE_FIELDS: ReadonlySet<string | number> = new Set([
  'to',
  'entry_point',
  'from',
  'finally',
  'route',
  'nodes',
  'group',
])
const SCENARIO_NODE_FIELDS: ReadonlySet<string | number> = new Set(['path', 'not_run', 'real', 'node', 'terminated_by'])
const KIND_FIELDS: ReadonlySet<string | number> = new Set(['on_error', 'raises', 'retryable', 'kind'])
const WITH_END: ReadonlySet<string | number> = new Set(['to', 'route'])

/** Returns what may be written at a cursor, the likeliest first. */
export function completeAt(
  analysis: Analysis,
  lines: readonly string[],
  line: number,
  cursor: Cursor,
): readonly Proposal[] {
  const { workflow, sort } = analysis
  if (cursor.expression !== null) return completeExpression(analysis, cursor, cursor.expression)
  const field = fieldName(cursor)
  if (sort === 'scenario') return completeScenario(analysis, cursor)
  if (sort !== 'workflow') return []
  const column = cursor.isKey ? cursor.start : (/^[\s-]*/.exec(lines[line] ?? '')?.[0].length ?? 0)
  const siblings = readSiblings(lines, line, column)
  const types = createTypeReader(workflow, cursor, siblings)
  // The first word of a list item may become a key: `- na`.
  const isItem = !cursor.isKey && typeof cursor.path.at(-1) === 'number'
  if (cursor.isKey || isItem) {
    const fields = listFields(findSchemas(cursor.isKey ? cursor.path.slice(0, -1) : cursor.path, types))
    if (cursor.isKey || fields.length > 0) return fieldProposals(fields, siblings, cursor.word)
  }
  if (field === 'agents' && cursor.path[0] === 'parallel') return nodeProposals(workflow, lines)
  if (field === 'input' && typeof cursor.path.at(-1) === 'number') return inputProposals(workflow, lines)
  if (NODE_FIELDS.has(field)) {
    const end: Proposal = { label: '$end', detail: 'the run ends here', kind: 'word', rank: 1 }
    return [...nodeProposals(workflow, lines), ...(WITH_END.has(field) ? [end] : [])]
  }
  if (KIND_FIELDS.has(field)) return kindProposals(analysis, findSite(workflow, cursor), field)
  const words = listWords(findSchemas(cursor.path, types))
  return words.map((label, rank) => ({ label, kind: 'word', rank }))
}

function fieldProposals(
  fields: readonly SchemaField[],
  siblings: ReadonlyMap<string, string>,
  word: string,
): readonly Proposal[] {
  return fields
    .filter(({ name }) => name === word || !siblings.has(name))
    .map(({ name, description, isRequired, schema }) => ({
      label: name,
      documentation: description,
      kind: 'field',
      insert: `${name}: `,
      rank: isRequired ? 0 : 'x-no-effect' in schema ? 3 : 1,
      ...(isRequired ? { detail: 'required' } : {}),
    }))
}

/** Returns the name of the field whose value a cursor is in: that of the list for an item of a list. */
function fieldName({ path }: Cursor): string | number {
  const last = path.at(-1) ?? ''
  return typeof last === 'number' ? (path.at(-2) ?? '') : last
}

/** Returns a reader of `type`, from the text around the cursor first: the text may be newer than what could be read of it. */
export function createTypeReader(workflow: Workflow | null, cursor: Cursor, siblings: ReadonlyMap<string, string>) {
  const own = cursor.path.slice(0, -1)
  return (at: Path): string | undefined => {
    const written = isSame(at, own) ? siblings.get('type') : undefined
    const site = workflow === null ? undefined : sitesOf(workflow).find(({ path: found }) => isSame(found, at))
    return written === undefined || written === '' ? site?.step.type : written
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index])
}

/** Returns the step or member that a path lies in. */
export function findSite(workflow: Workflow | null, { path }: Pick<Cursor, 'path'>): Site | undefined {
  const sites = workflow === null ? [] : sitesOf(workflow)
  const inside = sites.filter(({ path: at }) =>
    at.every(
      (part, index) => (part === 'nodes' ? 'agents' : part) === (path[index] === 'nodes' ? 'agents' : path[index]),
    ),
  )
  return inside.at(-1)
}

/** Returns the nodes of the file. Names are read from the lines, too: the file may not be valid yet. */
function nodeProposals(workflow: Workflow | null, lines: readonly string[]): readonly Proposal[] {
  const written = lines.slice(0, 50_000).flatMap((line, index) => {
    const isOfWorkflow = (lines[index - 1] ?? '').startsWith('workflow:')
    return isOfWorkflow ? [] : (readName(line) ?? [])
  })
  const types = new Map(workflow === null ? [] : [...workflow.steps].map(([name, { type }]) => [name, type]))
  const members = new Set(
    workflow === null
      ? []
      : sitesOf(workflow)
          .filter(({ path }) => path.at(-1) === 'agent')
          .map(({ step }) => step.name),
  )
  const names = new Set([
    ...types.keys(),
    ...written.filter((name) => !members.has(name) && name !== workflow?.settings.name),
  ])
  return [...names].map((label) => ({ label, detail: types.get(label) ?? 'node', kind: 'node', rank: 0 }))
}

/** Returns the name that a line gives to a node; null for other lines. */
function readName(line: string): string | null {
  const text = line.trimStart().replace(/^- +/, '')
  const name = text.startsWith('name:') ? readValue(text.slice('name:'.length)) : ''
  return name === '' || name.length > 200 ? null : name
}

function inputProposals(workflow: Workflow | null, lines: readonly string[]): readonly Proposal[] {
  const inputs = Object.keys(workflow?.settings.input ?? {}).map((name) => `workflow.input.${name}`)
  const nodes = nodeProposals(workflow, lines).flatMap(({ label, detail }) =>
    detail === 'parallel' || detail === 'for_each'
      ? [`${label}.outputs`, `${label}.errors`]
      : [`${label}.output`, `${label}.error`],
  )
  return [...inputs, ...nodes].map((label) => ({ label, kind: 'name', rank: 0 }))
}

function kindProposals(
  { contract, workflow }: Analysis,
  site: Site | undefined,
  field: string | number,
): readonly Proposal[] {
  const proposals = new Map<string, Proposal>()
  const add = (label: string, rank: number, detail: string): void => {
    if (label !== '*' && !proposals.has(label)) proposals.set(label, { label, rank, detail, kind: 'kind' })
  }
  const nodes = contract?.nodes ?? []
  const own = nodes.find(({ node }) => node === site?.label)
  const isHandled = field === 'on_error' || field === 'retryable'
  const describeSource = (source: string, via: string | null, node: string): string =>
    source === 'engine'
      ? 'made by the engine'
      : `${source === 'declared' ? 'declared' : `from ${via ?? source}`} by ${node}`
  for (const rank of [0, 1])
    for (const { kind, source, via } of isHandled ? (own?.raises ?? []) : [])
      if ((source === 'engine') === (rank === 1)) add(kind, rank, describeSource(source, via, own?.node ?? ''))
  for (const { node, raises } of nodes)
    for (const { kind, source, via } of raises) if (source !== 'engine') add(kind, 2, describeSource(source, via, node))
  for (const { handlers } of nodes)
    for (const { patterns } of handlers) for (const kind of patterns) add(kind, 2, 'named in a route')
  for (const kind of workflow?.settings.raises ?? []) add(kind, 2, 'announced by the workflow')
  if (isHandled)
    for (const kind of ENGINE_KINDS) if (!isNeverRoutable({ kind, details: {} })) add(kind, 3, 'made by the engine')
  return [...proposals.values()]
}

function completeScenario(analysis: Analysis, cursor: Cursor): readonly Proposal[] {
  const { path, isKey } = cursor
  const nodes = nodeProposals(analysis.workflow, [])
  const parents = path.filter((part) => typeof part === 'string')
  const parent = isKey ? (parents.at(-2) ?? '') : (parents.at(-1) ?? '')
  if (isKey && ['stub', 'attempts', 'gates'].includes(parent))
    return nodes.map((node) => ({ ...node, insert: `${node.label}: ` }))
  if (isKey) {
    const known = parents.at(-3) === 'stub' ? 'stub' : parent
    return (SCENARIO_FIELDS[known] ?? []).map((label, rank) => ({ label, kind: 'field', rank, insert: `${label}: ` }))
  }
  const field = fieldName(cursor)
  if (SCENARIO_NODE_FIELDS.has(field) || field === 'inject') return nodes
  if (field === 'kind' || field === 'error') return kindProposals(analysis, undefined, 'on_error')
  if (field === 'outcome') return RUN_OUTCOMES.map((label, rank) => ({ label, kind: 'word', rank }))
  return []
}

const ERROR_FIELDS = ['kind', 'message', 'details', 'node', 'attempts', 'retries_exhausted']
const WORKFLOW_FIELDS = ['name', 'description', 'dir', 'file', 'input', 'run_id']
const GROUP_FIELDS = ['outputs', 'errors', 'results', 'count', 'error']
const NAMES: Readonly<Record<string, readonly string[]>> = {
  workflow: WORKFLOW_FIELDS,
  error: ERROR_FIELDS,
  context: ['iteration', 'history'],
  conductor: ['retry_attempt'],
  github: ['repository', 'ref', 'sha', 'actor', 'event_name', 'head_ref', 'base_ref', 'run_id', 'run_attempt', 'event'],
}

function completeExpression({ workflow }: Analysis, cursor: Cursor, expression: string): readonly Proposal[] {
  const read = findPathBefore(expression).split('.')
  const site = findSite(workflow, cursor)
  const isRoute = cursor.path.includes('routes') || cursor.path.includes('error_routes')
  const names = listNames(workflow, site, read.slice(0, -1), isRoute)
  return names.map((label, rank) => ({ label, kind: 'name', rank }))
}

/** Returns the dotted path at the end of an expression. */
function findPathBefore(expression: string): string {
  let start = expression.length
  while (start > 0 && /[\p{L}\p{N}_.-]/u.test(expression[start - 1] ?? '')) start--
  return expression.slice(start)
}

/** Returns the names below a path, or at its root. */
function listNames(
  workflow: Workflow | null,
  site: Site | undefined,
  path: readonly string[],
  isRoute: boolean,
): readonly string[] {
  const [root, second, third] = path
  const step = root === undefined ? undefined : workflow?.steps.get(root)
  if (root === undefined) {
    const loop = site?.group?.type === 'for_each' ? [site.group.as, '_index', '_key'] : []
    const own = isRoute && site !== undefined ? ['output', ...listOutputFields(workflow, site.step)] : []
    return [...new Set([...own, ...loop, ...(workflow?.steps.keys() ?? []), ...Object.keys(NAMES), 'policy'])]
  }
  if (root === 'workflow' && second === 'input')
    return third === undefined ? Object.keys(workflow?.settings.input ?? {}) : []
  if (root === 'output' && second === undefined && site !== undefined) return listOutputFields(workflow, site.step)
  if (step === undefined) return second === undefined ? (NAMES[root] ?? []) : []
  if (second === undefined) return isGroup(step) ? GROUP_FIELDS : ['output', 'error']
  if (second === 'error') return third === undefined ? ERROR_FIELDS : []
  if (second === 'outputs' && step.type === 'parallel' && third === undefined) return step.agents
  return second === 'output' && third === undefined ? listOutputFields(workflow, step) : []
}

/** Returns the fields of a node's output, by its type and its schema. */
function listOutputFields(workflow: Workflow | null, step: Step): readonly string[] {
  const declared = 'output' in step && step.output !== undefined ? Object.keys(step.output) : []
  switch (step.type) {
    case 'script':
      return [...declared, 'stdout', 'stderr', 'exit_code']
    case 'agent':
      return declared.length > 0 ? declared : ['result']
    case 'wait':
      return ['waited_seconds']
    case 'human_gate':
      return ['selected', 'additional_input']
    case 'set':
      return 'values' in step && step.values !== undefined ? Object.keys(step.values) : declared
    case 'workflow':
      return [...new Set([...declared, ...Object.keys(workflow?.children.get(step.workflow)?.output ?? {})])]
    case 'terminate':
      return ['status', 'reason', 'terminated_by']
    case 'questions':
    case 'parallel':
    case 'for_each':
      return declared
  }
}
