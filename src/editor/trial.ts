import type { CompletionItem } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Finding } from '../core/finding.js'
import type { Place } from './place.js'

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
