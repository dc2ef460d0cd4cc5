import { CompletionItemKind } from 'vscode-languageserver/node'
import type { Workflow } from '../config/model.js'
import { collectFacts } from '../config/rules/facts.js'
import { listSoundNames } from '../config/rules/references.js'
import { listTemplates, type TemplateUse } from '../config/templates.js'
import { memoize } from '../core/maps.js'
import { FILTER_NAMES } from '../expressions/index.js'
import { findSite, isHandler, listKinds } from './completion-names.js'
import type { Analysis } from './documents.js'
import { listDetailsRead } from './payloads.js'
import type { Place } from './place.js'
import { type Proposal, toProposal } from './proposals.js'

const collectFileFacts = memoize((workflow: Workflow) => collectFacts(workflow, new Set(), false))

/** Returns what can follow in a template or a condition: names that a check accepts, filters, kinds that are compared. */
export function completeExpression(analysis: Analysis, place: Place, expression: string): readonly Proposal[] {
  const { workflow } = analysis
  const end = workflow === null ? null : readExpressionEnd(expression)
  if (workflow === null || end === null) return []
  const toVariable = (label: string): Proposal => ({
    label,
    kind: CompletionItemKind.Variable,
    rank: 0,
    insert: label,
    typed: end.typed.length,
  })
  if (end.sort === 'filter')
    return FILTER_NAMES.map((label) => ({ ...toVariable(label), kind: CompletionItemKind.Function }))
  const isKind = /(?:^|\.)(?:kind|error_kind)$/.test(end.compared)
  const quote = place.before.startsWith("'") ? '"' : "'"
  const kinds = isKind
    ? listKinds(analysis, findSite(workflow, place), true).filter(({ label }) => !label.includes('*'))
    : []
  if (end.sort === 'text') return kinds.map((each) => ({ ...each, insert: each.label, typed: end.typed.length }))
  const quoted = kinds.map((each) => ({ ...each, insert: `${quote}${each.label}${quote}`, typed: end.typed.length }))
  if (end.read.length === 0 && isKind) return quoted
  const details = listDetailsAt(workflow, place, end.read)
  if (details !== null) {
    const proposals = details.map((field) => ({
      ...toProposal(field, CompletionItemKind.Variable),
      typed: end.typed.length,
      insert: field.name,
    }))
    return [...new Map(proposals.reverse().map((proposal) => [proposal.label, proposal])).values()].reverse()
  }
  return listSoundNames(collectFileFacts(workflow), findUse(workflow, place), end.read).map(toVariable)
}

/** Returns the fields that can follow a path in the template at a place; null if the path reads no `details`. */
export function listDetailsAt(workflow: Workflow, place: Place, read: readonly string[]) {
  return listDetailsRead(workflow, findUse(workflow, place), read)
}

/** Returns the template at a place as the checks see it; of a text that was none when the file was read, what its place says. */
function findUse(workflow: Workflow, place: Place): TemplateUse {
  const { path, naming, valueAt } = place
  const isHere = (use: TemplateUse): boolean =>
    use.path.length === path.length && use.path.every((part, index) => part === path[index])
  const known = listTemplates(workflow).find(isHere)
  if (known !== undefined) return known
  const site = findSite(workflow, place) ?? null
  const at = path.findLastIndex((part) => part === 'routes' || part === 'error_routes')
  const isError = at !== -1 && valueAt([...path.slice(0, at + 2), 'on_error']) !== undefined
  const isOwn = at !== -1 || path.includes('fail_when')
  const scope = isError || (isHandler(workflow, site) && !isOwn) ? 'error-route' : isOwn ? 'success-route' : 'node'
  const form = naming === 'expression' && isOwn ? ('expression' as const) : ('template' as const)
  return { scope, form, site, path, source: '', parsed: { references: [], failure: null } }
}

/** What is being written at the end of an expression. */
type ExpressionEnd =
  /** A name, or a part of a path such as `probe.output.`. */
  | { readonly sort: 'name'; readonly read: readonly string[]; readonly typed: string; readonly compared: string }
  /** A text that is compared with a path. */
  | { readonly sort: 'text'; readonly typed: string; readonly compared: string }
  | { readonly sort: 'filter'; readonly typed: string }

const TOKEN = /\s+|[A-Za-z_]\w*(?:\.\w*)*|\d+(?:\.\d+)?|'[^']*'?|"[^"]*"?|[=!<>]=|\/\/|\*\*|\S/gu
const WORD_OPERATORS = /^(?:and|or|not|in|if|else|elif|set|for|with|include|import|from)$/
const COMPARISON = /^(?:==|!=|in)$/

/** Reads the end of an expression; null where nothing that is known can follow, as behind a value. */
export function readExpressionEnd(expression: string): ExpressionEnd | null {
  const tokens = [...expression.matchAll(TOKEN)].map(([token]) => token).filter((token) => token.trim() !== '')
  const isBehindBlank = /\s$/.test(expression) || expression === ''
  const last = isBehindBlank ? '' : (tokens.pop() ?? '')
  const isOpenText = /^["']/.test(last) && (last.length === 1 || last.at(-1) !== last[0])
  const isWord = /^[A-Za-z_]/.test(last)
  // An operator may stand at the end: `a==`.
  if (last !== '' && !isOpenText && !isWord) tokens.push(last)
  const before = tokens.at(-1) ?? ''
  const compared = COMPARISON.test(before) || before === '[' || before === ',' ? findCompared(tokens) : ''
  if (isOpenText) return { sort: 'text', typed: last.slice(1), compared }
  if (before === '|') return { sort: 'filter', typed: last }
  if (isValue(before)) return null
  const read = last.split('.')
  return isWord || last === '' || !isValue(last)
    ? { sort: 'name', read: isWord ? read.slice(0, -1) : [], typed: isWord ? (read.at(-1) ?? '') : '', compared }
    : null
}

/** Reports whether a token ends a value, behind which an operator stands. */
function isValue(token: string): boolean {
  return (/^[\w"'.]/.test(token) && !WORD_OPERATORS.test(token)) || /^[)\]}]$/.test(token) || token === 'is'
}

/** Returns the path on the left side of a comparison; of a list, that in front of `in [`. */
function findCompared(tokens: readonly string[]): string {
  const at = tokens.findLastIndex((token) => COMPARISON.test(token))
  const isList = tokens.slice(at + 1).every((token) => /^["'[,]/.test(token))
  return at === -1 || !isList ? '' : tokens[at - 1] === 'not' ? (tokens[at - 2] ?? '') : (tokens[at - 1] ?? '')
}
