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
  return filesOf(contract)
    .map((file) => renderFile(file, paint))
    .join('\n')
}

/** A contract and those of its children, each file once. */
function filesOf(contract: ErrorContract): readonly ErrorContract[] {
  const seen = new Map<string, ErrorContract>()
  const visit = (one: ErrorContract): void => {
    if (seen.has(one.file)) return
    seen.set(one.file, one)
    for (const child of one.children) visit(child)
  }
  visit(contract)
  return [...seen.values()]
}

function renderFile(contract: ErrorContract, paint: Paint): string {
  const rows = contract.nodes.flatMap((node) => rowsOf(node))
  const lines = [paint('bold', `${printable(contract.workflow)} (${contract.file})`), '']
  if (rows.length === 0) lines.push('  No node of this file can raise a typed error.')
  else lines.push(...table(rows, paint))
  lines.push('', ...escapeLines(contract, paint), '')
  return lines.join('\n')
}

interface Row {
  readonly cells: readonly [string, string, string, string]
  readonly escapes: boolean
}

function rowsOf(node: NodeContract): readonly Row[] {
  return node.raises.map((raised, index): Row => {
    const name = index === 0 ? `${node.node} [${node.type}${node.typed ? '' : ', untyped'}]` : ''
    return {
      cells: [name, kindText(raised.kind), sourceText(raised), handlingText(raised, node)],
      escapes: raised.escapes,
    }
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

function handlerText(handler: Handler): string {
  const place = handler.scope === 'workflow' ? ' (error_routes)' : ''
  const maybe = handler.when === null ? '' : ' if its when holds'
  switch (handler.action) {
    case 'to':
      return `to ${handler.target ?? '?'}${maybe}${place}`
    case 'retry': {
      const from = handler.target === null ? '' : ` from ${handler.target}`
      return `retry ${handler.retry?.max ?? 0}x${from}${maybe}${place}`
    }
    default:
      return `${handler.action}${maybe}${place}`
  }
}

function table(rows: readonly Row[], paint: Paint): readonly string[] {
  const head = ['node', 'kind', 'from', 'handled by'] as const
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row.cells[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()
  return [
    paint('dim', line(head)),
    ...rows.map(({ cells, escapes }) => {
      const text = line(cells)
      return escapes ? text.replace(/ESCAPES$/, paint('red', 'ESCAPES')) : text
    }),
  ]
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
  const groups = new Map<string, { readonly prefix: string; readonly nodes: string; readonly kinds: string[] }>()
  for (const { kind, nodes: from } of escapes) {
    const [prefix, nodes] = [kind.slice(0, kind.lastIndexOf('.') + 1), from.join(', ')]
    const group = groups.get(`${prefix}\n${nodes}`) ?? { prefix, nodes, kinds: [] }
    group.kinds.push(kindText(kind))
    groups.set(`${prefix}\n${nodes}`, group)
  }
  return [...groups.values()].flatMap(({ prefix, nodes, kinds }) =>
    kinds.length < MANY
      ? kinds.map((what) => ({ what, nodes }))
      : [{ what: `${prefix}* (${counted(kinds.length, 'kind')})`, nodes }],
  )
}

/** Names are data of the author; control characters in them must not reach a terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}
