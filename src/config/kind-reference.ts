import type { KindEntry } from '../core/catalogue.js'
import type { FieldSchema, PayloadSchema } from '../core/payload-schema.js'
import { linkTarget, renderMarkdownTable, toCodeSpan } from '../text/markdown.js'
import { toOneLine } from '../text/terminal-text.js'
import { createContract, type Handler } from './contract/index.js'
import type { Workflow } from './model.js'

interface KindUse {
  readonly file: string
  readonly node: string
}

/** A kind of the catalogues of some files, with the nodes that raise and handle it. */
export interface ReferenceEntry {
  readonly kind: string
  readonly description: string | null
  readonly details: PayloadSchema | null
  readonly suggestion: string | null
  readonly docs: string | null
  readonly owner: string | null
  readonly transient: boolean | null
  readonly raised_by: readonly KindUse[]
  readonly handled_by: readonly (KindUse & { readonly action: string; readonly target: string | null })[]
  /** Files that let the kind escape. */
  readonly escapes: readonly string[]
}

/** Lists the kinds of all catalogues, sorted; the first file that describes a kind has the words. */
export function createKindReference(workflows: readonly Workflow[]): readonly ReferenceEntry[] {
  const entries = new Map<string, KindEntry>()
  for (const { settings } of workflows)
    for (const [kind, entry] of Object.entries(settings.kinds ?? {})) if (!entries.has(kind)) entries.set(kind, entry)
  const uses = collectUses(workflows)
  return [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, { description, details, suggestion, docs, owner, transient }]) => ({
      kind,
      description: description ?? null,
      details: details ?? null,
      suggestion: suggestion ?? null,
      docs: docs ?? null,
      owner: owner ?? null,
      transient: transient ?? null,
      ...(uses.get(kind) ?? { raised_by: [], handled_by: [], escapes: [] }),
    }))
}

type Uses = { raised_by: KindUse[]; handled_by: ReferenceEntry['handled_by'][number][]; escapes: string[] }

function collectUses(workflows: readonly Workflow[]): ReadonlyMap<string, Uses> {
  const uses = new Map<string, Uses>()
  const usesOf = (kind: string): Uses => {
    const usesOfKind = uses.get(kind) ?? { raised_by: [], handled_by: [], escapes: [] }
    uses.set(kind, usesOfKind)
    return usesOfKind
  }
  for (const workflow of workflows) {
    const { file, nodes, escapes } = createContract(workflow)
    for (const { node, raises } of nodes)
      for (const { kind, handledBy } of raises) {
        const use = usesOf(kind)
        use.raised_by.push({ file, node })
        for (const handler of handledBy) use.handled_by.push(describeHandler(file, node, handler))
      }
    for (const { kind } of escapes) usesOf(kind).escapes.push(file)
  }
  return uses
}

function describeHandler(file: string, node: string, { action, target }: Handler) {
  return { file, node, action, target }
}

export function renderKindReference(kinds: readonly ReferenceEntry[], format: 'text' | 'markdown'): string {
  if (kinds.length === 0) return 'No catalogue: `workflow.kinds` describes kinds.\n'
  const blocks = kinds.map(format === 'text' ? renderText : renderMarkdown)
  return `${format === 'markdown' ? '# Errors\n\n' : ''}${blocks.join('\n')}`
}

function renderText(entry: ReferenceEntry): string {
  const { kind, description, details, suggestion, docs, owner, transient } = entry
  const rows: readonly (readonly [string, string | null])[] = [
    ['meaning', description],
    ['details', details === null ? null : formatFields(details) || 'none'],
    ['hint', suggestion],
    ['docs', docs],
    ['owner', owner],
    ['transient', transient === null ? null : String(transient)],
    ['raised by', formatUses(entry.raised_by) || 'nothing'],
    ['handled by', entry.handled_by.map(formatHandled).join(', ') || null],
    ['escapes', entry.escapes.join(', ') || null],
  ]
  const lines = rows.flatMap(([label, text]) => (text === null ? [] : `  ${label.padEnd(11)}${toOneLine(text, 500)}\n`))
  return `${kind}\n${lines.join('')}`
}

function formatFields(fields: PayloadSchema): string {
  return Object.entries(fields)
    .map(([name, field]) => `${name}${field.required === false ? '?' : ''}: ${formatType(field)}`)
    .join(', ')
}

function formatType(field: FieldSchema): string {
  const inner = field.items === undefined ? '' : ` of ${formatType(field.items)}`
  const parts = field.properties === undefined ? '' : ` { ${formatFields(field.properties)} }`
  return `${field.type}${inner}${parts}${field.nullable === true ? ' or null' : ''}`
}

function formatUses(uses: readonly KindUse[]): string {
  return uses.map(({ file, node }) => `${node} (${file})`).join(', ')
}

function formatHandled({ file, node, action, target }: ReferenceEntry['handled_by'][number]): string {
  return `${node} (${file}): ${action}${target === null ? '' : ` ${target}`}`
}

function renderMarkdown(entry: ReferenceEntry): string {
  const { kind, description, details, suggestion, docs, owner, transient } = entry
  const target = linkTarget(docs ?? '')
  const rows = Object.entries(details ?? {}).map(([name, field]) => [
    toCodeSpan(name),
    escapeText(formatType(field)),
    field.required === false ? 'no' : 'yes',
    escapeText(field.description ?? ''),
  ])
  const table = rows.length === 0 ? [] : [renderMarkdownTable(['detail', 'type', 'always there', 'meaning'], rows)]
  const facts = [
    ...(suggestion === null ? [] : [`- Do: ${escapeText(suggestion)}`]),
    ...(docs === null ? [] : [`- See ${target === null ? toCodeSpan(docs) : `<${target}>`}`]),
    ...(owner === null ? [] : [`- Owner: ${escapeText(owner)}`]),
    ...(transient === null ? [] : [`- ${transient ? 'Transient: another run may succeed' : 'Not transient'}`]),
    `- Raised by ${entry.raised_by.map(({ file, node }) => `${toCodeSpan(node)} in ${toCodeSpan(file)}`).join(', ') || 'nothing'}`,
    ...(entry.handled_by.length === 0
      ? []
      : [`- Handled by ${entry.handled_by.map((one) => toCodeSpan(formatHandled(one))).join(', ')}`]),
    ...(entry.escapes.length === 0 ? [] : [`- Escapes ${entry.escapes.map((file) => toCodeSpan(file)).join(', ')}`]),
  ]
  const text = description === null ? [] : [escapeText(description)]
  return `${[`## ${toCodeSpan(kind)}`, ...text, ...table, facts.join('\n')].join('\n\n')}\n`
}

const MAX_CHARS = 2000

/** Writes a text of the catalogue in one line, without effect as Markdown. */
function escapeText(text: string): string {
  return toOneLine(text, MAX_CHARS).replaceAll(/[\\`*_{}[\]<>|#]/g, '\\$&')
}
