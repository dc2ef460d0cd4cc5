import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node'
import { isMap, isSeq } from 'yaml'
import { collectSites, END, listAllRoutes, listWorkflows, type Site, type Workflow } from '../config/model.js'
import { listKnownNames } from '../config/rules/references.js'
import { describeSchemas, listFields, listWords } from '../config/schema-fields.js'
import type { Path } from '../core/finding.js'
import { ENGINE_KINDS, isKind, isNeverRoutable, isReservedKind } from '../core/kinds.js'
import type { Analysis } from './documents.js'
import { type DetailField, describeFieldType, listDetailsBeside, listDetailsRead } from './payloads.js'
import { findWord, type Place } from './place.js'

export interface Proposal extends CompletionItem {
  readonly rank: number
  readonly insert?: string
}

export function completeAt(analysis: Analysis, place: Place): readonly Proposal[] {
  const { path, isKey, naming, expression } = place
  if (expression !== null) return place.sort === 'workflow' ? completeExpression(analysis, place, expression) : []
  const names = completeName(analysis, place, naming)
  const beside = analysis.workflow === null ? [] : listDetailsBeside(analysis.workflow, place)
  if (isKey) {
    const details = path[1] === 'kinds' ? [] : beside.map((field) => toProposal(field, CompletionItemKind.Field))
    const isFree = ({ label }: Proposal): boolean => naming === 'node' || !place.keys.includes(label)
    const proposals = [...names, ...details].filter(isFree)
    return [...proposals, ...completeFields(place, path.slice(0, -1))]
  }
  // The first word of a list item may become a key: `- na`.
  const fields = typeof path.at(-1) === 'number' ? completeFields(place, path) : []
  const schemas = place.findSchemas(path)
  const documentation = describeSchemas(schemas)
  const words = listWords(schemas).map((label) => ({ label, documentation, kind: CompletionItemKind.Value, rank: 1 }))
  const values = beside.flatMap(({ name, schema }) => (name === path.at(-1) ? listValues(schema) : []))
  return [...fields, ...names, ...words, ...values]
}

function listValues(schema: DetailField['schema']): readonly Proposal[] {
  const values = schema?.enum ?? (schema?.type === 'boolean' ? [true, false] : [])
  return values.map((value) => ({ label: String(value), kind: CompletionItemKind.Value, rank: 0 }))
}

function toProposal({ name, kind: of, schema, isExpected }: DetailField, kind: CompletionItemKind): Proposal {
  const documentation = schema?.description ?? ''
  return {
    label: name,
    detail: schema === null ? `of ${of}` : `${describeFieldType(schema)}, of ${of}`,
    ...(documentation === '' ? {} : { documentation }),
    kind,
    rank: isExpected ? (schema?.required === false ? 1 : 0) : 2,
  }
}

function completeFields({ keys, findSchemas }: Place, path: Path): readonly Proposal[] {
  return listFields(findSchemas(path))
    .filter(({ name }) => !keys.includes(name))
    .map(({ name, isRequired, schema }) => ({
      label: name,
      documentation: describeSchemas(findSchemas([...path, name])),
      kind: CompletionItemKind.Field,
      rank: isRequired ? 0 : 'x-no-effect' in schema ? 3 : 1,
      ...(isRequired ? { detail: 'required' } : {}),
    }))
}

function completeName(analysis: Analysis, place: Place, naming: string | null): readonly Proposal[] {
  const { workflow } = analysis
  const nodes = listNodes(workflow, place)
  const site = findSite(workflow, place)
  const inputs = Object.keys(workflow?.settings.input ?? {})
  const toName = (label: string): Proposal => ({ label, kind: CompletionItemKind.Variable, rank: 0 })
  const outputs = nodes.flatMap(({ label, detail = '' }) => {
    const isGroup = ['parallel', 'for_each'].includes(detail)
    return (isGroup ? ['outputs', 'errors'] : ['output', 'error']).map((part) => `${label}.${part}`)
  })
  const paths = [...inputs.map((name) => `workflow.input.${name}`), ...outputs].map(toName)
  const named: Readonly<Record<string, readonly Proposal[]>> = {
    node: nodes,
    target: [...nodes, { label: END, detail: 'the run ends here', kind: CompletionItemKind.Value, rank: 1 }],
    kind: listKinds(analysis, site, true),
    raised: listKinds(analysis, site, false),
    input: inputs.map(toName),
    path: place.sort === 'scenarios' ? nodes.map((node) => ({ ...node, label: `${node.label}=` })) : paths,
  }
  return named[naming ?? ''] ?? []
}

/** Returns the nodes of the file as it is written now, and of its last valid version; scenarios name those of children as well. */
function listNodes(workflow: Workflow | null, { sort, document }: Place): readonly Proposal[] {
  const types = new Map<string, string>()
  const sites = workflow === null ? [] : listWorkflows(workflow).flatMap(collectSites)
  if (sort === 'scenarios') for (const { step } of sites) types.set(step.name, step.type)
  else for (const [name, { type }] of workflow?.steps ?? []) types.set(name, type)
  const lists = ['agents', 'nodes', 'parallel', 'for_each'].map((list) => document.get(list)).filter(isSeq)
  for (const item of lists.flatMap(({ items }) => items)) {
    const name = isMap(item) ? item.get('name') : null
    if (typeof name === 'string' && !types.has(name)) types.set(name, 'node')
  }
  return [...types].map(([label, detail]) => ({ label, detail, kind: CompletionItemKind.Module, rank: 0 }))
}

/** Returns the step or member that a path lies in; in a scenario file, the node whose stub it lies in. */
export function findSite(workflow: Workflow | null, { path }: Pick<Place, 'path'>): Site | undefined {
  const sites = workflow === null ? [] : collectSites(workflow)
  if (path[0] === 'scenarios') return sites.find(({ step }) => path[2] === 'stub' && step.name === path[3])
  return sites.findLast(({ path: at }) => at.every((part, index) => part === path[index]))
}

function listKinds({ contract, workflow }: Analysis, site: Site | undefined, isHandled: boolean): readonly Proposal[] {
  const proposals = new Map<string, Proposal>()
  const add = (label: string, rank: number, detail: string, insert = label): void => {
    const isAllowed = isHandled || !isReservedKind(label)
    if (isAllowed && !proposals.has(label))
      proposals.set(label, { label, rank, detail, insert, kind: CompletionItemKind.EnumMember })
  }
  const nodes = contract?.nodes ?? []
  const own = nodes.filter(({ node }) => isHandled && node === site?.label)
  for (const { node, raises } of [...own, ...nodes])
    for (const { kind, source, via } of raises.filter((raised) => raised.kind !== '*')) {
      const isOwn = node === own[0]?.node
      const how = via === null ? source : `from ${via}`
      if (source !== 'engine') add(kind, isOwn ? 0 : 2, `${how} by ${node}`)
      else if (isOwn) add(kind, 1, 'made by the engine')
    }
  const routed = nodes.flatMap(({ handlers }) => handlers.flatMap(({ patterns }) => patterns))
  for (const kind of routed.filter(isKind)) add(kind, 2, 'named in a route')
  for (const kind of workflow?.settings.raises ?? []) add(kind, 2, 'announced by the workflow')
  for (const [kind, { description }] of Object.entries(workflow?.settings.kinds ?? {}))
    add(kind, 2, description ?? 'in the catalogue')
  if (!isHandled) return [...proposals.values()]
  for (const kind of ENGINE_KINDS) if (!isNeverRoutable({ kind, details: {} })) add(kind, 3, 'made by the engine')
  add('*', 3, 'any kind', '"*"')
  return [...proposals.values()]
}

function completeExpression({ workflow }: Analysis, place: Place, expression: string): readonly Proposal[] {
  if (workflow === null) return []
  const { isError, isHandled, isOwn, form, site } = findScope(workflow, place)
  const [start] = findWord(expression, expression.length)
  const read = expression.slice(start).split('.').slice(0, -1)
  const details = listDetailsAt(workflow, place, read)
  if (details !== null) {
    const proposals = details.map((field) => toProposal(field, CompletionItemKind.Variable))
    return [...new Map(proposals.reverse().map((proposal) => [proposal.label, proposal])).values()].reverse()
  }
  const scope = isError || (isHandled && !isOwn) ? 'error-route' : isOwn ? 'success-route' : 'node'
  const names = listKnownNames(workflow, { scope, form, site }, read)
  return names.map((label) => ({ label, kind: CompletionItemKind.Variable, rank: 0 }))
}

/** Returns the fields that can follow a path in the template at a place; null if the path reads no `details`. */
export function listDetailsAt(workflow: Workflow, place: Place, read: readonly string[]) {
  const { isError, form, site } = findScope(workflow, place)
  return listDetailsRead(workflow, { scope: isError ? 'error-route' : 'node', form, site, path: place.path }, read)
}

function findScope(workflow: Workflow, place: Place) {
  const { path, naming, document } = place
  const site = findSite(workflow, place) ?? null
  const at = path.findLastIndex((part) => part === 'routes' || part === 'error_routes')
  const isHandled = listAllRoutes(workflow).some(
    ({ route }) => route.on_error !== undefined && route.to === site?.label,
  )
  const isError = at !== -1 && document.getIn([...path.slice(0, at + 2), 'on_error']) !== undefined
  const isOwn = at !== -1 || path.includes('fail_when')
  const form = naming === 'expression' && isOwn ? ('expression' as const) : ('template' as const)
  return { site, isHandled, isError, isOwn, form }
}
