import { type CompletionItem, CompletionItemKind, InsertTextMode } from 'vscode-languageserver/node'
import type { Position, TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'
import { findShape, listWords } from '../config/schema-fields.js'
import { tryOr } from '../core/result.js'
import { completeAt } from './completion.js'
import type { Analysis } from './documents.js'
import { getLine, type Place } from './place.js'
import type { ListFiles } from './proposals.js'
import { createRange } from './ranges.js'

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
