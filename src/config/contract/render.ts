import { addTo } from '../../core/maps.js'
import { formatCount } from '../../core/messages.js'
import { findLargest } from '../../text/lists.js'
import { toOneLine } from '../../text/terminal-text.js'
import type { ErrorContract, Handler, NodeContract, RaisedKind } from './types.js'
import { ANY_KIND } from './types.js'

const MANY = 4
const MOST_OF_WORD = 120

const STYLES = { bold: '1', dim: '2', red: '31', green: '32', yellow: '33' } as const
type Paint = (style: keyof typeof STYLES, text: string) => string

export function renderContract(contract: ErrorContract, color: boolean, all = false): string {
  const paint: Paint = color ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_, text) => text
  const files = new Map<string, ErrorContract>()
  const visit = (file: ErrorContract): void => {
    if (files.has(file.file)) return
    files.set(file.file, file)
    file.children.forEach(visit)
  }
  visit(contract)
  return [...[...files.values()].map((file) => renderFile(file, paint, all)), ...formatPassLines(contract, paint)].join(
    '\n',
  )
}

/** Renders what may fail while the run succeeds; nodes with the same reason share a line. */
function formatPassLines({ may_pass: entries }: ErrorContract, paint: Paint): readonly string[] {
  if (entries.length === 0)
    return [paint('green', 'Nothing may pass: a run of this file that succeeds has no failure in it.')]
  const nodesOfLines = new Map<string, string[]>()
  for (const { file, line, node, word, kinds } of entries) {
    const rest = `${formatKindGroups(kinds).join(', ')}  by ${toOneLine(word, MOST_OF_WORD)}  ${file}:${line}`
    const nodes = nodesOfLines.get(rest) ?? []
    nodesOfLines.set(rest, nodes)
    if (node !== null) nodes.push(node)
  }
  const shown = [...nodesOfLines].map(
    ([rest, nodes]) => `  ${nodes.join(', ')}${nodes.length === 0 ? '' : '  '}${rest}`,
  )
  return [paint('yellow', 'May pass (these can fail, and the run still succeeds):'), ...shown]
}

function renderFile(contract: ErrorContract, paint: Paint, all: boolean): string {
  const escapes = paint('red', 'ESCAPES')
  const rows = contract.nodes.flatMap((node) => createContractRows(node, all, escapes))
  // Control characters in a name must not reach a terminal.
  const head = paint('bold', `${contract.workflow.replace(/\p{Cc}/gu, ' ')} (${contract.file})`)
  const body = rows.length === 0 ? ['  No node of this file can raise a typed error.'] : alignTable(rows, paint)
  return [head, '', ...body, '', ...formatEscapeLines(contract, paint), ''].join('\n')
}

type Row = readonly [node: string, kind: string, from: string, handledBy: string]

/** Returns the rows of a node; without `all`, kinds of the engine that are handled alike share a row. `escapes` is the word for what nothing handles. */
export function createContractRows(node: NodeContract, all: boolean, escapes: string): readonly Row[] {
  const isFolded = ({ source }: RaisedKind): boolean => source === 'engine' && !all
  const rows = node.raises
    .filter((raised) => !isFolded(raised))
    .map((raised): Row => ['', formatKind(raised.kind), formatSource(raised), formatHandling(raised, node, escapes)])
  const byHandling = new Map<string, string[]>()
  for (const raised of node.raises.filter(isFolded))
    addTo(byHandling, formatHandling(raised, node, escapes), raised.kind)
  const folded = [...byHandling].map(([handling, kinds]): Row => ['', foldKinds(kinds), 'engine-made', handling])
  const name = `${node.node} [${node.type}${node.typed ? '' : ', untyped'}]`
  return [...rows, ...folded].map(([, ...cells], index): Row => [index === 0 ? name : '', ...cells])
}

function foldKinds(kinds: readonly string[]): string {
  const [first = '', ...more] = kinds
  if (more.length === 0) return first
  const prefixes = new Set(kinds.map((kind) => `${kind.slice(0, kind.indexOf('.'))}.*`))
  return `${[...prefixes].join(', ')}, ${formatCount(kinds.length, 'kind')}`
}

function formatKind(kind: string): string {
  return kind === ANY_KIND ? '(any kind)' : kind
}

function formatSource(raised: RaisedKind): string {
  if (raised.kind === ANY_KIND && raised.source === 'declared') return 'not declared'
  const source = raised.source === 'engine' ? 'engine-made' : raised.source === 'child' ? 'passed on' : raised.source
  return raised.via === null ? source : `${source} by ${raised.via}`
}

function formatHandling(raised: RaisedKind, node: NodeContract, escapes: string): string {
  const parts = raised.handledBy.filter((handler) => handler.action !== 'propagate').map(formatHandler)
  if (raised.escapes) parts.push(node.group === null ? escapes : `to group ${node.group}`)
  return parts.join(', then ')
}

function formatHandler({ action, target, retry, when, scope }: Handler): string {
  const more = `${when === null ? '' : ' if its when holds'}${scope === 'workflow' ? ' (error_routes)' : ''}`
  if (retry !== null) return `retry ${retry.maxRetries}x${target === null ? '' : ` from ${target}`}${more}`
  return `${action}${target === null ? '' : ` ${target}`}${more}`
}

function alignTable(rows: readonly Row[], paint: Paint): readonly string[] {
  const head: Row = ['node', 'kind', 'from', 'handled by']
  const widths = head.map((_, column) => findLargest([head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: Row) => `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()
  return [paint('dim', line(head)), ...rows.map(line)]
}

function formatEscapeLines(contract: ErrorContract, paint: Paint): readonly string[] {
  if (contract.escapes.length === 0) return [paint('green', '  Nothing escapes this file.')]
  const byNodes = new Map<string, string[]>()
  for (const { kind, nodes } of contract.escapes) addTo(byNodes, nodes.join(', '), kind)
  const lines = [...byNodes].flatMap(([nodes, kinds]) =>
    formatKindGroups(kinds).map((what) => `    ${what}  from ${nodes}`),
  )
  return [paint('yellow', '  Escapes this file:'), ...lines]
}

function formatKindGroups(kinds: readonly string[]): readonly string[] {
  return groupKinds(kinds).map(({ pattern, kinds: group }) =>
    group.length === 1 ? formatKind(pattern) : `${pattern} (${formatCount(group.length, 'kind')})`,
  )
}

/** Groups kinds by the set that they are of, as `external.npm.*`; fewer than four of a set stay single. */
export function groupKinds(kinds: readonly string[]): readonly { pattern: string; kinds: readonly string[] }[] {
  const groups = new Map<string, string[]>()
  for (const kind of kinds) addTo(groups, kind.split('.').slice(0, -1).slice(0, 2).join('.'), kind)
  return [...groups].flatMap(([prefix, group]) =>
    group.length < MANY
      ? group.map((kind) => ({ pattern: kind, kinds: [kind] }))
      : [{ pattern: `${prefix}.*`, kinds: group }],
  )
}
