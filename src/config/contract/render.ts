import { addTo } from '../../core/lists.js'
import { counted } from '../../core/messages.js'
import type { ErrorContract, EscapingKind, Handler, NodeContract, RaisedKind } from './types.js'
import { ANY_KIND } from './types.js'

/** So many kinds of one prefix and more are counted instead of listed a second time. */
const MANY = 4

const STYLES = { bold: '1', dim: '2', red: '31', green: '32', yellow: '33' } as const
type Paint = (style: keyof typeof STYLES, text: string) => string

/** The contract as tables for people, one a file. */
export function renderContract(contract: ErrorContract, color: boolean): string {
  const paint: Paint = color ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_, text) => text
  const files = new Map<string, ErrorContract>()
  const visit = (one: ErrorContract): void => {
    if (files.has(one.file)) return
    files.set(one.file, one)
    one.children.forEach(visit)
  }
  visit(contract)
  return [...files.values()].map((file) => renderFile(file, paint)).join('\n')
}

function renderFile(contract: ErrorContract, paint: Paint): string {
  const rows = contract.nodes.flatMap(rowsOf)
  // A name is data of the author; control characters in it must not reach a terminal.
  const head = paint('bold', `${contract.workflow.replace(/\p{Cc}/gu, ' ')} (${contract.file})`)
  const body = rows.length === 0 ? ['  No node of this file can raise a typed error.'] : table(rows, paint)
  return [head, '', ...body, '', ...escapeLines(contract, paint), ''].join('\n')
}

type Row = readonly [node: string, kind: string, from: string, handledBy: string]

function rowsOf(node: NodeContract): readonly Row[] {
  return node.raises.map((raised, index): Row => {
    const name = index === 0 ? `${node.node} [${node.type}${node.typed ? '' : ', untyped'}]` : ''
    return [name, kindText(raised.kind), sourceText(raised), handlingText(raised, node)]
  })
}

function kindText(kind: string): string {
  return kind === ANY_KIND ? '(any kind)' : kind
}

function sourceText(raised: RaisedKind): string {
  if (raised.kind === ANY_KIND && raised.source === 'declared') return 'not declared'
  const source = raised.source === 'engine' ? 'engine-made' : raised.source === 'child' ? 'passed on' : raised.source
  return raised.via === null ? source : `${source} by ${raised.via}`
}

function handlingText(raised: RaisedKind, node: NodeContract): string {
  const parts = raised.handledBy.filter((handler) => handler.action !== 'propagate').map(handlerText)
  if (raised.escapes) parts.push(node.group === null ? 'ESCAPES' : `to group ${node.group}`)
  return parts.join(', then ')
}

function handlerText({ action, target, retry, when, scope }: Handler): string {
  const more = `${when === null ? '' : ' if its when holds'}${scope === 'workflow' ? ' (error_routes)' : ''}`
  if (retry !== null) return `retry ${retry.max}x${target === null ? '' : ` from ${target}`}${more}`
  return `${action}${target === null ? '' : ` ${target}`}${more}`
}

function table(rows: readonly Row[], paint: Paint): readonly string[] {
  const head: Row = ['node', 'kind', 'from', 'handled by']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: Row): string =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()
  return [paint('dim', line(head)), ...rows.map((row) => line(row).replace(/ESCAPES$/, paint('red', 'ESCAPES')))]
}

function escapeLines(contract: ErrorContract, paint: Paint): readonly string[] {
  if (contract.escapes.length === 0) return [paint('green', '  Nothing escapes this file.')]
  return [
    paint('yellow', '  Escapes this file:'),
    ...escapeGroups(contract.escapes).map(({ what, nodes }) => `    ${what}  from ${nodes}`),
  ]
}

/** Kinds of one prefix that escape from the same nodes are one line: the table above has each of them. */
function escapeGroups(escapes: readonly EscapingKind[]): readonly { readonly what: string; readonly nodes: string }[] {
  const groups = new Map<string, string[]>()
  for (const { kind, nodes } of escapes)
    addTo(groups, `${kind.slice(0, kind.lastIndexOf('.') + 1)}\n${nodes.join(', ')}`, kindText(kind))
  return [...groups].flatMap(([key, kinds]) => {
    const [prefix = '', nodes = ''] = key.split('\n')
    const many = [`${prefix}* (${counted(kinds.length, 'kind')})`]
    return (kinds.length < MANY ? kinds : many).map((what) => ({ what, nodes }))
  })
}
