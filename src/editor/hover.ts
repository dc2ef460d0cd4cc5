import { createContractRows, type ErrorContract } from '../config/contract/index.js'
import type { Workflow } from '../config/model.js'
import type { KindEntry } from '../core/catalogue.js'
import { isEngineKind, isKind, isReservedKind, matchesPattern, TRANSIENT_KINDS } from '../core/kinds.js'
import { listDetailsAt } from './completion-expressions.js'
import type { Analysis } from './documents.js'
import { type DetailField, describeField, findKnownEntry, listDetailsBeside } from './payloads.js'
import { findWord, type Place } from './place.js'
import { describeSchemas } from './schema-fields.js'

export function describeAt({ contract, workflow }: Analysis, place: Place): string | null {
  const { word, isKey, path, naming, expression } = place
  if (word === '') return null
  const entry = isKind(word) ? findKnownEntry(workflow, word) : undefined
  // A kind may also stand in a comparison or behind `NODE=`.
  const isNamed = naming === 'kind' || naming === 'raised'
  if (contract !== null && (isNamed || entry !== undefined)) return describeKind(contract, word, entry)
  const detail = workflow === null ? null : describeDetail(workflow, place)
  if (detail !== null) return detail
  const isName = naming !== null || expression !== null
  const node = contract === null || !isName ? null : describeNode(contract, word.split('.')[0] ?? '')
  if (node !== null) return node
  const description = isKey ? describeSchemas(place.findSchemas(path)) : ''
  return description === '' ? null : `\`${word}\`: ${description}`
}

/** Describes the field of `details` that a caret is on, or all of them on `details` itself. */
function describeDetail(workflow: Workflow, place: Place): string | null {
  const { word, expression, path, isKey } = place
  if (expression === null) return isKey ? describeFields(String(path.at(-1)), listDetailsBeside(workflow, place)) : null
  const [start] = findWord(expression, expression.length)
  // The word goes on behind the caret; only its parts up to the caret are meant.
  const read = word.split('.').slice(0, expression.slice(start).split('.').length)
  const name = read.at(-1) ?? ''
  const fields = listDetailsAt(workflow, place, read.slice(0, -1))
  if (fields !== null) return describeFields(name, fields)
  const below = name === 'details' ? (listDetailsAt(workflow, place, read) ?? []) : []
  const rows = below.filter(({ isExpected }) => isExpected).map((field) => describeField(field.name, field.schema))
  return rows.length === 0 ? null : ['**details**', [...new Set(rows)].join('\n')].join('\n\n')
}

function describeFields(name: string, fields: readonly DetailField[]): string | null {
  const rows = fields.filter((field) => field.name === name).map(({ kind, schema }) => describeField(kind, schema))
  return rows.length === 0 ? null : [`**${name}**`, rows.join('\n')].join('\n\n')
}

function describeNode(contract: ErrorContract, name: string): string | null {
  // The label of an inline member is `group.member`.
  const node = contract.nodes.find((each) => each.node === name || each.node.endsWith(`.${name}`))
  if (node === undefined)
    return contract.children.reduce<string | null>((found, child) => found ?? describeNode(child, name), null)
  const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``
  const rows = createContractRows(node, true, 'escapes').map(
    ([, kind, from, handling]) => `- ${code(kind)}, ${from}: ${handling}`,
  )
  const passing = contract.may_pass.filter((entry) => entry.node === node.node)
  const passed = passing.map(({ word, line }) => `- ${code(word)}, line ${line}`)
  return [
    `**${node.node}** · ${node.type}`,
    rows.length === 0 ? 'It raises nothing.' : ['Can raise:', ...rows].join('\n'),
    passed.length === 0 ? 'No failure of it may pass.' : ['A failure may pass:', ...passed].join('\n'),
  ].join('\n\n')
}

function describeKind({ nodes }: ErrorContract, kind: string, entry: KindEntry = {}): string {
  const raises = (raised: string) => raised !== '*' && (matchesPattern(raised, kind) || matchesPattern(kind, raised))
  const raisedBy = nodes.filter((node) => node.raises.some((raised) => raises(raised.kind)))
  const names = raisedBy.map(({ node }) => `\`${node}\``).join(', ')
  const who = names === '' ? 'No node of this file declares it.' : `Raised by ${names}.`
  const reserved = isReservedKind(kind) && !kind.endsWith('*') ? 'Reserved, and the engine makes no such kind.' : ''
  const made = isEngineKind(kind) ? 'Made by the engine.' : reserved
  const { description = '', details, suggestion = '', docs = '', owner = '' } = entry
  const isTransient = entry.transient ?? [...TRANSIENT_KINDS].some((transient) => matchesPattern(kind, transient))
  const transient = isTransient ? 'Transient: another run may succeed without a change.' : 'Not transient.'
  const pattern = `A pattern that takes ${isTransient ? 'transient kinds' : 'no transient kind'}.`
  const rows = Object.entries(details ?? {}).map(([name, schema]) => describeField(name, schema))
  const payload = rows.length === 0 ? 'It has no details.' : ['Details:', ...rows].join('\n')
  const words = [suggestion, docs, owner === '' ? '' : `Owner: ${owner}`]
  return [
    `**${kind}**`,
    description,
    who,
    made,
    kind.endsWith('*') ? pattern : transient,
    details === undefined ? '' : payload,
    ...words,
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}
