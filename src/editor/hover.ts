import { createContractRows, type ErrorContract } from '../config/contract/index.js'
import { describeSchemas } from '../config/schema-fields.js'
import { ENGINE_CATALOGUE } from '../core/catalogue.js'
import { isEngineKind, isReservedKind, matchesPattern, TRANSIENT_KINDS } from '../core/kinds.js'
import type { Analysis } from './documents.js'
import type { Place } from './place.js'

export function describeAt({ contract }: Analysis, place: Place): string | null {
  const { word, isKey, path, naming, expression } = place
  if (word === '') return null
  if (contract !== null && (naming === 'kind' || naming === 'raised')) return describeKind(contract, word)
  const isName = naming !== null || expression !== null
  const node = contract === null || !isName ? null : describeNode(contract, word.split('.')[0] ?? '')
  if (node !== null) return node
  const description = isKey ? describeSchemas(place.findSchemas(path)) : ''
  return description === '' ? null : `\`${word}\`: ${description}`
}

function describeNode(contract: ErrorContract, name: string): string | null {
  // The label of an inline member is `group.member`.
  const node = contract.nodes.find((each) => each.node === name || each.node.endsWith(`.${name}`))
  if (node === undefined)
    return contract.children.reduce<string | null>((found, child) => found ?? describeNode(child, name), null)
  const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``
  const rows = createContractRows(node, true).map(
    ([, kind, from, handling]) => `- ${code(kind)}, ${from}: ${handling.replace('ESCAPES', 'escapes')}`,
  )
  const passing = contract.may_pass.filter((entry) => entry.node === node.node)
  const passed = passing.map(({ word, line }) => `- ${code(word)}, line ${line}`)
  return [
    `**${node.node}** · ${node.type}`,
    rows.length === 0 ? 'It raises nothing.' : ['Can raise:', ...rows].join('\n'),
    passed.length === 0 ? 'No failure of it may pass.' : ['A failure may pass:', ...passed].join('\n'),
  ].join('\n\n')
}

function describeKind({ nodes }: ErrorContract, kind: string): string {
  const raises = (raised: string) => raised !== '*' && (matchesPattern(raised, kind) || matchesPattern(kind, raised))
  const raisedBy = nodes.filter((node) => node.raises.some((raised) => raises(raised.kind)))
  const names = raisedBy.map(({ node }) => `\`${node}\``).join(', ')
  const who = names === '' ? 'No node of this file declares it.' : `Raised by ${names}.`
  const reserved = isReservedKind(kind) && !kind.endsWith('*') ? 'Reserved, and the engine makes no such kind.' : ''
  const what = isEngineKind(kind) ? `Made by the engine. ${ENGINE_CATALOGUE[kind].description}` : reserved
  const isTransient = [...TRANSIENT_KINDS].some((transient) => matchesPattern(kind, transient))
  const transient = isTransient ? 'Transient: another run may succeed without a change.' : 'Not transient.'
  const pattern = `A pattern that takes ${isTransient ? 'transient kinds' : 'no transient kind'}.`
  return [`**${kind}**`, who, what, kind.endsWith('*') ? pattern : transient].filter((text) => text !== '').join('\n\n')
}
