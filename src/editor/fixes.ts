import type { TextDocument } from 'vscode-languageserver-textdocument'
import { isMap, isSeq, type YAMLMap, type YAMLSeq } from 'yaml'
import { type Finding, findFixRange } from '../core/finding.js'
import { isKind, isReservedKind, matchesPattern } from '../core/kinds.js'
import { parseHalfWritten } from '../source/yaml.js'
import { findSite } from './completion-names.js'
import type { Analysis } from './documents.js'
import { getLine, type Place } from './place.js'

export interface Fix {
  readonly title: string
  /** The finding that the change mends; null for an offer. */
  readonly finding: Finding | null
  readonly start: number
  readonly end: number
  readonly text: string
}

const MOST_KINDS = 5

export function findQuickFix(finding: Finding, source: TextDocument): Fix | null {
  const range = findFixRange(getLine(source, finding.line - 1), finding)
  if (finding.fix === undefined || range === null) return null
  const { text } = finding.fix
  const [start, end] = [range.start, range.end].map((character) =>
    source.offsetAt({ line: finding.line - 1, character }),
  )
  return { title: `Write ${text}`, finding, start: start ?? 0, end: end ?? 0, text }
}

/** Returns what can be done about failures at a place: declare the kind that a route names, handle a kind that escapes. */
export function listOffers({ workflow, contract }: Analysis, place: Place, source: TextDocument): readonly Fix[] {
  const site = findSite(workflow, place)
  const node = site === undefined ? null : parseHalfWritten(source.getText())?.getIn(site.path, true)
  if (site === undefined || !isMap(node) || site.step.type === 'terminate') return []
  const offers: Fix[] = []
  const { word, naming } = place
  const declared = ('raises' in site.step ? site.step.raises : undefined) ?? []
  const raises = node.get('raises', true)
  const isNew = naming === 'kind' && isKind(word) && !isReservedKind(word)
  if (isNew && !declared.some((kind) => matchesPattern(kind, word))) {
    const title = `Declare ${word} in raises`
    if (isSeq(raises)) offers.push(createInsertion(title, source, raises, `- ${word}`, word))
    else if (raises === undefined)
      offers.push(createInsertion(title, source, node, `raises: [${word}]`, `raises: [${word}]`))
  }
  const routes = node.get('routes', true)
  // A success of the node ends the run, as it does without routes.
  const [first, firstFlow] = site.group === null ? ['\n  - to: $end', '{ to: $end }, '] : ['', '']
  const raised = contract?.nodes.find((each) => each.node === site.label)?.raises ?? []
  const escaping = raised.filter(({ kind, escapes }) => escapes && isKind(kind))
  const kinds = escaping.sort((a, b) => Number(a.source === 'engine') - Number(b.source === 'engine'))
  for (const { kind } of kinds.slice(0, MOST_KINDS)) {
    const title = `Handle ${kind} here`
    const halt = 'halt: { message: "{{ error.message }}" }'
    const flow = `{ on_error: ${kind}, ${halt} }`
    if (isSeq(routes)) offers.push(createInsertion(title, source, routes, `- on_error: ${kind}\n  ${halt}`, flow))
    else if (routes === undefined) {
      const block = `routes:${first}\n  - on_error: ${kind}\n    ${halt}`
      offers.push(createInsertion(title, source, node, block, `routes: [${firstFlow}${flow}]`))
    }
  }
  return offers
}

function createInsertion(title: string, source: TextDocument, to: YAMLMap | YAMLSeq, block: string, flow: string): Fix {
  const whole = source.getText()
  const [start = 0, end = 0] = to.range ?? []
  const last = whole.slice(0, to.flow === true ? end - 1 : end).trimEnd().length
  const lineEnd = last + (/^[^\r\n]*/.exec(whole.slice(last))?.[0].length ?? 0)
  const lineBreak = `${whole.includes('\r\n') ? '\r\n' : '\n'}${' '.repeat(source.positionAt(start).character)}`
  const [at, text] =
    to.flow === true
      ? [last, `${to.items.length === 0 ? '' : ', '}${flow}`]
      : [lineEnd, `\n${block}`.replaceAll('\n', lineBreak)]
  return { title, finding: null, start: at, end: at, text }
}
