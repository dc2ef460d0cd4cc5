import type { Position } from '../../core/finding.js'
import { addTo } from '../../core/maps.js'
import { formatCount } from '../../core/messages.js'
import { toCodeSpan } from '../../text/markdown.js'
import { toOneLine } from '../../text/terminal-text.js'
import { groupKinds } from '../contract/render.js'

/** Classes of changes of error behaviour; the names are stable, because `--fail-on` takes them. */
export const changeClasses = [
  'hides',
  'breaks',
  'ending-changed',
  'escaping-kind-added',
  'escaping-kind-removed',
  'handler-added',
  'handler-removed',
  'handler-changed',
  'handler-reordered',
  'retry-budget-changed',
  'raises-changed',
  'payload-changed',
  'left-error-routing',
  'entered-error-routing',
  'file-became-strict',
  'file-became-lenient',
  'failure-mode-changed',
  'classify-changed',
  'policy-changed',
  'finally-changed',
  'node-added',
  'node-removed',
  'node-type-changed',
  'file-added',
  'file-removed',
] as const
export type ChangeClass = (typeof changeClasses)[number]

export interface Change {
  readonly class: ChangeClass
  readonly position: Position
  readonly node: string | null
  readonly kind: string | null
  readonly before: string | null
  readonly after: string | null
  readonly message: string
  /** Words the message with another text in the place of the kind; absent if changes of this sort are not folded. */
  readonly wordFor?: (kinds: string) => string
}

/** Failures that end in another way, by simulation, and what it could not tell. */
export interface EndingChanges {
  readonly changes: readonly Change[]
  readonly notes: readonly string[]
}

export function isChangeClass(name: string): name is ChangeClass {
  return changeClasses.some((known) => known === name)
}

type About = Partial<Pick<Change, 'node' | 'kind' | 'before' | 'after' | 'wordFor'>>

export function makeChange(type: ChangeClass, position: Position, message: string, more: About = {}): Change {
  const { file, line, column } = position
  const about = { node: null, kind: null, before: null, after: null, ...more }
  return { class: type, position: { file, line, column }, ...about, message }
}

interface Rendered {
  readonly changes: readonly Change[]
  readonly not_compared: readonly { readonly node: string; readonly field: string }[]
  readonly notes: readonly string[]
}

export function renderDiff(diff: Rendered, format: 'text' | 'markdown'): string {
  const { changes, not_compared: texts, notes } = diff
  const said = [
    ...texts.map(({ node, field }) => ['not compared', `${field} of ${node}`] as const),
    ...notes.map((text) => ['not certain', text] as const),
  ]
  const lines = said.map(([title, text]) =>
    format === 'text' ? `${title}: ${toOneLine(text)}\n` : `\n${title}: ${toCodeSpan(text, 1000)}\n`,
  )
  return `${renderChanges(changes, format)}${lines.join('')}`
}

function renderChanges(changes: readonly Change[], format: 'text' | 'markdown'): string {
  const title = format === 'markdown' ? '### Error behaviour\n\n' : ''
  if (changes.length === 0) return `${title}No change in error behaviour.\n`
  const shown = foldChanges(changes)
  if (format === 'text')
    return shown.map((change) => `${formatPlace(change)}  ${change.class}  ${toOneLine(change.message)}\n`).join('')
  const rows = shown.map((change) => {
    const sign =
      change.class === 'hides' || change.class.endsWith('-added') ? '+' : change.class.endsWith('-removed') ? '-' : '~'
    return `| ${sign} | \`${change.class}\` | ${formatCell(change.message)} | ${formatCell(formatPlace(change))} |\n`
  })
  return `${title}| | what | how | where |\n| --- | --- | --- | --- |\n${rows.join('')}`
}

/** Folds changes that differ only in the kind, as the contract does: `external.npm.* (24 kinds) can now escape ...`. */
function foldChanges(changes: readonly Change[]): readonly Change[] {
  const alike = new Map<string, Change[]>()
  for (const change of changes) {
    const { kind, message, wordFor, ...rest } = change
    if (kind !== null && wordFor !== undefined) addTo(alike, JSON.stringify([rest, wordFor('')]), change)
  }
  const folded = [...alike.values()].flatMap((group) =>
    groupKinds(group.flatMap(({ kind }) => kind ?? [])).map(({ pattern, kinds }) => ({ group, pattern, kinds })),
  )
  // A folded change stands where its first kind stood.
  return changes.flatMap((change) => {
    const fold = folded.find(({ group, kinds }) => group.includes(change) && kinds.includes(change.kind ?? ''))
    if (fold === undefined || fold.kinds.length === 1) return [change]
    if (fold.kinds[0] !== change.kind) return []
    const shown = `${fold.pattern} (${formatCount(fold.kinds.length, 'kind')})`
    return [{ ...change, kind: fold.pattern, message: change.wordFor?.(shown) ?? change.message }]
  })
}

function formatPlace({ position }: Change): string {
  return `${position.file}:${position.line}`
}

/** Renders a message as code, because conditions in it could mention people or break the table. */
function formatCell(text: string): string {
  return toCodeSpan(text, 1000).replaceAll('|', '\\|')
}
