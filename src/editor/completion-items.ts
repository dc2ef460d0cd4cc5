import { type CompletionItem, CompletionItemKind, InsertTextMode } from 'vscode-languageserver/node'
import { type Position, TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'
import type { Finding } from '../core/finding.js'
import { tryOr } from '../core/result.js'
import { completeAt } from './completion.js'
import type { Analysis } from './documents.js'
import { getLine, type Place } from './place.js'
import type { ListFiles } from './proposals.js'
import { createRange } from './ranges.js'
import { findShape, listWords } from './schema-fields.js'

/** Returns what can be written at a caret, with the text that an editor puts there. */
export function createCompletionItems(
  analysis: Analysis,
  place: Place,
  source: TextDocument,
  { line, character }: Position,
  listFiles: ListFiles,
): CompletionItem[] {
  const { end, expression, isKey, before, written } = place
  const tail = getLine(source, line).slice(end)
  const typedTail = expression === null ? 0 : (/^\w*/.exec(getLine(source, line).slice(character))?.[0].length ?? 0)
  const lead = expression === null ? written.lead : ''
  return completeAt(analysis, place, listFiles).map(({ rank, insert, typed, ...item }, index) => {
    const isField = isKey || item.kind === CompletionItemKind.Field
    const range =
      typed === undefined
        ? createRange(line, written.replaced.start, written.replaced.end)
        : createRange(line, character - typed, expression === null ? written.replaced.end : character + typedTail)
    const text = insert ?? toYamlText(item.label, before, place.holder?.flow === true)
    const newText = `${lead}${text}${isField ? openValue(place, item.label, tail) : ''}`
    const sortText = `${rank}${String(index).padStart(4, '0')}`
    const filterText = `${lead}${item.label}`
    return {
      ...item,
      sortText,
      filterText,
      textEdit: { range, newText },
      ...(newText.includes('\n') && { insertTextMode: InsertTextMode.asIs }),
    }
  })
}

/** Returns a text as it is written at a place: in the quotes that are there, or in some if it needs them. */
function toYamlText(text: string, before: string, isFlow: boolean): string {
  if (before.startsWith('"')) return JSON.stringify(text).slice(1, -1)
  if (before.startsWith("'")) return text.replaceAll("'", "''")
  const isPlain = tryOr(false, () => parse(text) === text) && !(isFlow && /[,[\]{}]/.test(text))
  return isPlain ? text : JSON.stringify(text)
}

/** Returns what follows a key: its colon, and for a list or a mapping the next line. */
function openValue({ path, isKey, start, written, findSchemas }: Place, name: string, tail: string): string {
  if (/^\s*:/.test(tail)) return ''
  const parent = isKey ? path.slice(0, -1) : path
  const shape = tail.trim() === '' && (written.isBlock || !isKey) ? findShape(findSchemas([...parent, name])) : null
  const column = start + written.lead.length
  const words = listWords(findSchemas([...parent, name]))
  if (words.length === 1 && shape === null) return `: ${words[0]}`
  return shape === null ? ': ' : `:\n${' '.repeat(column + 2)}${shape === 'list' ? '- ' : ''}`
}

/** Maximum number of characters that are checked for one completion; beyond it offers follow from names and schemas alone. */
const MOST_CHECKED = 200_000
/** Errors that say that something is still to be written. */
const UNFINISHED = /(?:^|-)(?:missing-field|wrong-type|empty|empty-value|empty-text|without-kind|without-condition)$/
/** Errors about a key itself; others may come from what is not written behind it. */
const ABOUT_KEYS = /^(?:yaml-.*|conflicting-fields|.*unknown-field|field-not-for-type|.*bad-stub)$/

/** Returns the items whose text a check accepts: it finds no error that is not there without them. */
export async function dropRefused(
  items: readonly CompletionItem[],
  source: TextDocument,
  { isKey }: Place,
  line: number,
  check: (text: string) => Promise<readonly Finding[]>,
): Promise<CompletionItem[]> {
  const text = source.getText()
  if (items.length * text.length > MOST_CHECKED) return [...items]
  const toKeys = async (checked: string): Promise<readonly string[]> => {
    const errors = (await check(checked)).filter(({ severity }) => severity === 'error')
    const counted = errors.filter(({ code }) => (isKey ? ABOUT_KEYS.test(code) : !UNFINISHED.test(code)))
    // A text or template that is not closed yet says so in other words after every key.
    return counted.map(({ code, message }) => (code.endsWith('-syntax') ? code : `${code} ${message}`))
  }
  const [start, end] = [line, line + 1].map((each) => source.offsetAt({ line: each, character: 0 }))
  const known = new Set([...(await toKeys(text)), ...(await toKeys(text.slice(0, start) + text.slice(end)))])
  const kept: CompletionItem[] = []
  for (const item of items) {
    const { textEdit } = item
    if (textEdit === undefined || !('range' in textEdit)) continue
    const written = TextDocument.applyEdits(source, [textEdit])
    // The node of an injection waits for its kind.
    const isHalf = textEdit.newText.endsWith('=')
    if (isHalf || (await toKeys(written)).every((error) => known.has(error))) kept.push(item)
  }
  return kept
}
