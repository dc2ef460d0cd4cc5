import type { ErrorContract, Handler, NodeContract } from '../config/contract/index.js'
import type { Site } from '../config/model.js'
import {
  ENGINE_KIND_MEANINGS,
  isEngineKind,
  isKind,
  isReservedKind,
  patternTakes,
  TRANSIENT_KINDS,
} from '../core/kinds.js'
import { createTypeReader, findSite } from './completion.js'
import { type Cursor, readSiblings } from './cursor.js'
import type { Analysis } from './documents.js'
import { describe, findSchemas } from './schema.js'

/** Returns what is known about the word at a cursor, as Markdown; null for nothing. */
export function describeAt(analysis: Analysis, lines: readonly string[], line: number, cursor: Cursor): string | null {
  const { contract, workflow } = analysis
  const name = cursor.word.split('.')[0] ?? ''
  const node = contract?.nodes.find((each) => each.node === name || each.node.endsWith(`.${name}`))
  const isName =
    !cursor.isKey && (cursor.path.at(-1) === 'name' ? findSite(workflow, cursor)?.step.name === name : true)
  if (contract !== null && node !== undefined && isName) return describeNode(contract, node)
  if (isKind(cursor.word) && contract !== null && !cursor.isKey && cursor.expression === null)
    return describeKind(contract, cursor.word)
  if (!cursor.isKey) return null
  const types = createTypeReader(workflow, cursor, readSiblings(lines, line, cursor.start))
  const descriptions = findSchemas(cursor.path, types)
    .map(describe)
    .filter((text) => text !== '')
  const field = String(cursor.path.at(-1) ?? '')
  return descriptions[0] === undefined ? null : `\`${field}\`: ${descriptions[0]}`
}

function describeHandler({ action, target, scope, retry, when }: Handler): string {
  const words = {
    to: `goes to \`${target ?? ''}\``,
    retry: `is retried${retry === null ? '' : `, at most ${retry.maxRetries} times`}`,
    halt: 'halts the run',
    propagate: 'goes to the caller',
    recover: 'is recovered',
  }
  const shared = scope === 'workflow' ? ' (`error_routes`)' : ''
  return `${words[action]}${when === null ? '' : ` when \`${when.replaceAll('`', "'")}\``}${shared}`
}

function describeNode(contract: ErrorContract, { node, type, raises, group }: NodeContract): string {
  const rows = raises.map(({ kind, source, via, handledBy, escapes }) => {
    const from = source === 'declared' ? '' : source === 'engine' ? ', made by the engine' : `, from ${via ?? source}`
    const ways = [
      ...handledBy.map(describeHandler),
      ...(escapes ? [group === null ? 'escapes: the run halts' : 'fails the item'] : []),
    ]
    return `- \`${kind}\`${from}: ${ways.join('; then ')}`
  })
  const passing = contract.may_pass.filter((entry) => entry.node === node)
  const passed = passing.map(({ word, line }) => `- \`${word.replaceAll('`', "'")}\`, line ${line}`)
  return [
    `**${node}** · ${type}`,
    rows.length === 0 ? 'It raises nothing.' : ['Can raise:', ...rows].join('\n'),
    passed.length === 0 ? 'No failure of it may pass.' : ['A failure may pass:', ...passed].join('\n'),
  ].join('\n\n')
}

function describeKind(contract: ErrorContract, kind: string): string {
  const raisedBy = contract.nodes.filter(({ raises }) =>
    raises.some((raised) => patternTakes(raised.kind, kind) && raised.kind !== '*'),
  )
  const who =
    raisedBy.length === 0
      ? 'No node of this file declares it.'
      : `Raised by ${raisedBy.map(({ node }) => `\`${node}\``).join(', ')}.`
  const what = isEngineKind(kind)
    ? `Made by the engine. ${ENGINE_KIND_MEANINGS[kind]}`
    : isReservedKind(kind)
      ? 'Reserved, and the engine makes no such kind.'
      : ''
  const transient = TRANSIENT_KINDS.has(kind)
    ? 'Transient: another run may succeed without a change.'
    : 'Not transient.'
  return [`**${kind}**`, who, what, transient].filter((text) => text !== '').join('\n\n')
}

/** Returns the kinds that a node lets escape, those of the engine last. */
export function listEscapingKinds({ contract }: Analysis, site: Site): readonly string[] {
  const raises = contract?.nodes.find(({ node }) => node === site.label)?.raises ?? []
  const escaping = raises.filter(({ kind, escapes }) => escapes && kind !== '*' && !kind.endsWith('.*'))
  return [...escaping]
    .sort((a, b) => Number(a.source === 'engine') - Number(b.source === 'engine'))
    .map(({ kind }) => kind)
}
