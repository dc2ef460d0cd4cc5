import type { TextDocument } from 'vscode-languageserver-textdocument'
import { isMap, isNode, isPair, isSeq, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Site } from '../config/model.js'
import { type Finding, findFixRange } from '../core/finding.js'
import { isKind, isReservedKind, matchesPattern } from '../core/kinds.js'
import { parseHalfWritten } from '../source/yaml.js'
import { findSite } from './completion-names.js'
import type { Analysis } from './documents.js'
import { findNameProblem } from './name-uses.js'
import { getLine, type Place } from './place.js'
import { locate } from './ranges.js'

export interface Fix {
  readonly title: string
  /** The finding that the change mends; null for an offer. */
  readonly finding: Finding | null
  readonly start: number
  readonly end: number
  readonly text: string
  /** The kind of a node that an offer handles. */
  readonly handled: { readonly node: string; readonly kind: string } | null
}

const MOST_KINDS = 5

export function findQuickFix(finding: Finding, source: TextDocument): Fix | null {
  const range = findFixRange(getLine(source, finding.line - 1), finding)
  if (finding.fix === undefined || range === null) return null
  const { text } = finding.fix
  const [start, end] = [range.start, range.end].map((character) =>
    source.offsetAt({ line: finding.line - 1, character }),
  )
  return { title: `Write ${text}`, finding, start: start ?? 0, end: end ?? 0, text, handled: null }
}

const UNKNOWN_NODE = /^unknown-(?:target|entry-point|finally|member)$/

/** Returns the offer to create the node that a finding misses, unless another name is meant. */
export function createNodeOffers(finding: Finding, source: TextDocument): readonly Fix[] {
  const isMissing = UNKNOWN_NODE.test(finding.code) && finding.fix === undefined
  const document = isMissing ? parseHalfWritten(source.getText()) : null
  const name = source.getText(locate(source, finding)).replace(/^(["'])(.*)\1$/, '$2')
  const nodes = document?.get('agents', true) ?? document?.get('nodes', true)
  if (!isSeq(nodes) || findNameProblem(name, [], []) !== null) return []
  const block = `- name: ${name}\n  type: script\n  run: "true"`
  const flow = `{ name: ${name}, type: script, run: "true" }`
  return [{ ...createInsertion(`Create node ${name}`, source, nodes, block, flow), finding }]
}

/** Returns what can be done about failures at a place; of the ways to write each, the first that makes the file no worse is meant. */
export function listOffers(
  { workflow, contract }: Analysis,
  place: Place,
  source: TextDocument,
): readonly (readonly Fix[])[] {
  const site = findSite(workflow, place)
  const node = site === undefined ? null : parseHalfWritten(source.getText())?.getIn(site.path, true)
  if (site === undefined || !isMap(node) || site.step.type === 'terminate') return []
  const raised = contract?.nodes.find((each) => each.node === site.label)?.raises ?? []
  const escaping = raised.filter(({ kind, escapes }) => escapes && isKind(kind))
  const kinds = escaping.sort((a, b) => Number(a.source === 'engine') - Number(b.source === 'engine'))
  return [
    ...listDeclarations(site, node, place, source),
    ...kinds.slice(0, MOST_KINDS).map(({ kind }) => listHandlers(site, node, kind, source)),
  ]
}

function listDeclarations({ step }: Site, node: YAMLMap, { word, naming }: Place, source: TextDocument): Fix[][] {
  const declared = ('raises' in step ? step.raises : undefined) ?? []
  const isNew = naming === 'kind' && isKind(word) && !isReservedKind(word)
  if (!isNew || declared.some((kind) => matchesPattern(kind, word))) return []
  const title = `Declare ${word} in raises`
  const raises = node.get('raises', true)
  if (isSeq(raises)) return [[createInsertion(title, source, raises, `- ${word}`, word)]]
  return raises === undefined ? [[createInsertion(title, source, node, `raises: [${word}]`, `raises: [${word}]`)]] : []
}

/** Returns halt routes for a kind: behind all routes, or in front of one that takes its errors already, such as one that propagates. */
function listHandlers({ group, label }: Site, node: YAMLMap, kind: string, source: TextDocument): readonly Fix[] {
  const title = `Handle ${kind} here`
  const halt = 'halt: { message: "{{ error.message }}" }'
  const flow = `{ on_error: ${kind}, ${halt} }`
  const block = `- on_error: ${kind}\n  ${halt}`
  const routes = node.get('routes', true)
  // A success of the node ends the run, as it does without routes.
  const [first, firstFlow] = group === null ? ['- to: $end\n', '{ to: $end }, '] : ['', '']
  const insert = (before: number | null = null): Fix[] =>
    isSeq(routes) ? [createInsertion(title, source, routes, block, flow, before)] : []
  const isEmpty = isSeq(routes) && routes.items.length === 0
  const inserted = isEmpty
    ? [createInsertion(title, source, routes, block, `${firstFlow}${flow}`)]
    : isSeq(routes)
      ? [...insert(), ...routes.items.flatMap((_, index) => insert(index))]
      : []
  const whole = `routes:\n  ${`${first}${block}`.replaceAll('\n', '\n  ')}`
  const added =
    routes === undefined ? [createInsertion(title, source, node, whole, `routes: [${firstFlow}${flow}]`)] : []
  return [...inserted, ...added].map((fix) => ({ ...fix, handled: { node: label, kind } }))
}

/** Creates an insertion behind the last entry of a list or mapping, or in front of an entry of a list. */
function createInsertion(
  title: string,
  source: TextDocument,
  to: YAMLMap | YAMLSeq,
  block: string,
  flow: string,
  before: number | null = null,
): Fix {
  const whole = source.getText()
  const [start = 0, end = 0] = to.range ?? []
  const findEnd = (item: unknown): number =>
    isPair(item) ? Math.max(findEnd(item.key), findEnd(item.value)) : isNode(item) ? (item.range?.[1] ?? 0) : 0
  const entry = before === null ? null : to.items[before]
  const entryStart = isNode(entry) ? (entry.range?.[0] ?? start) : start
  const lineBreak = `${whole.includes('\r\n') ? '\r\n' : '\n'}${' '.repeat(source.positionAt(start).character)}`
  const place = (at: number, text: string): Fix => ({ title, finding: null, start: at, end: at, text, handled: null })
  if (to.flow === true) {
    if (entry !== null) return place(entryStart, `${flow}, `)
    const last = to.items.at(-1)
    return last === undefined ? place(start + 1, flow) : place(findEnd(last), `, ${flow}`)
  }
  if (entry !== null)
    return place(whole.lastIndexOf('-', entryStart), `${block.replaceAll('\n', lineBreak)}${lineBreak}`)
  const last = whole.slice(0, end).trimEnd().length
  const lineEnd = last + (/^[^\r\n]*/.exec(whole.slice(last))?.[0].length ?? 0)
  return place(lineEnd, `\n${block}`.replaceAll('\n', lineBreak))
}

/** Returns the first way of each offer that makes the file no worse. */
export async function pickOffers(
  text: string,
  offers: readonly (readonly Fix[])[],
  findings: readonly Finding[],
  check: (text: string) => Promise<Pick<Analysis, 'findings' | 'contract'>>,
): Promise<readonly Fix[]> {
  const picked: Fix[] = []
  for (const ways of offers)
    for (const fix of ways) {
      const changed = `${text.slice(0, fix.start)}${fix.text}${text.slice(fix.end)}`
      if (!isBetter(fix, findings, await check(changed))) continue
      picked.push(fix)
      break
    }
  return picked
}

/** Reports whether a change brings no new error, and handles the kind that it is for. */
function isBetter(
  fix: Fix,
  before: readonly Finding[],
  { findings, contract }: Pick<Analysis, 'findings' | 'contract'>,
): boolean {
  const toErrors = (list: readonly Finding[]): readonly string[] =>
    list.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code} ${message}`)
  const known = toErrors(before)
  const node = contract?.nodes.find((each) => each.node === fix.handled?.node)
  const isHandled = node?.raises.every(({ kind, escapes }) => kind !== fix.handled?.kind || !escapes) === true
  return (fix.handled === null || isHandled) && toErrors(findings).every((error) => known.includes(error))
}
