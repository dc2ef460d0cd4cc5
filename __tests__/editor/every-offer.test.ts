import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { createCompletionItems, dropRefused } from '../../src/editor/completion-items.js'
import { Documents, type KnownDocument } from '../../src/editor/documents.js'
import { describeCaret } from '../../src/editor/place.js'
import { REPOSITORY } from '../support/built.js'
import { applyEdits, Editor } from './client.js'

/** Errors that say that something is still to be written. */
const UNFINISHED =
  /^(?:missing-field|wrong-type|empty-value|empty-text|classify-without-\w+|route-without-action|error-routes-success|scenario-(?:missing-field|empty|wrong-type))$/

const EXAMPLES = path.join(REPOSITORY, 'examples')
const FILES = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml') && !name.startsWith('github'))
  .sort()

/** Every how many positions are tried; `OFFERS=1` tries all, for some minutes. */
const EACH = Number(process.env['OFFERS'] ?? 900)
/** A file takes minutes if all of its positions are tried. */
const GIVE_UP_MS = 3_600_000
const ONLY = process.env['OFFERS_OF'] ?? ''

class Checker {
  readonly #documents
  readonly #uri
  readonly #known = new Map<string, ReadonlySet<string>>()

  constructor(
    editor: Editor,
    private readonly file: string,
  ) {
    this.#documents = new Documents(editor.around)
    this.#documents.folders = [REPOSITORY]
    this.#uri = `file://${file}`
  }

  #set(text: string): KnownDocument | null {
    this.#documents.set(TextDocument.create(this.#uri, 'yaml', 1, text))
    this.#documents.forget(this.file)
    return this.#documents.find(this.#uri)
  }

  async errors(text: string): Promise<ReadonlySet<string>> {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const document = this.#set(text)
    const { findings } = document === null ? { findings: [] } : await this.#documents.analyze(document)
    const errors = new Set(
      findings.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code}: ${message}`),
    )
    this.#known.set(text, errors)
    return errors
  }

  async offers(text: string, position: { line: number; character: number }) {
    const document = this.#set(text)
    const place = document === null ? null : describeCaret(document, position)
    if (document === null || place === null) return []
    const analysis = await this.#documents.analyzeAround(document, position.line)
    const listFiles = (sort: 'workflow' | 'part') => this.#documents.listFilesBeside(this.file, sort)
    const items = createCompletionItems(analysis, place, document.source, position, listFiles)
    return dropRefused(items, document.source, place, position.line, (changed) =>
      this.#documents.checkText(document, changed).then(({ findings }) => findings),
    )
  }
}

/** Returns the text without what stands behind a position: the rest of its line, and what is nested below. */
function cutBehind(lines: readonly string[], line: number, character: number): string[] {
  const row = lines[line] ?? ''
  const indent = row.search(/\S/)
  let next = line + 1
  const isKey = /^[\s-]*[\w.]*$/.test(row.slice(0, character))
  const column = row.search(/[^\s-]/)
  while (
    next < lines.length &&
    (lines[next]?.search(/\S/) === -1 || (lines[next]?.search(/\S/) ?? 0) > (isKey ? column : indent))
  )
    next++
  return [...lines.slice(0, line), row.slice(0, character), ...lines.slice(next)]
}

test.each(FILES.filter((name) => name.includes(ONLY)))(
  'what is offered in %s can be accepted',
  async (name) => {
    const file = path.join(EXAMPLES, name)
    const whole = readFileSync(file, 'utf8')
    const lines = whole.split('\n')
    const checker = new Checker(new Editor(), file)
    const original = await checker.errors(whole)
    const bad: string[] = []
    let count = 0
    for (const [line, row] of lines.entries())
      for (let character = 0; character <= row.length; character++) {
        if (count++ % EACH !== 0) continue
        const cut = cutBehind(lines, line, character)
        const text = cut.join('\n')
        const offers = await checker.offers(text, { line, character })
        if (offers.length === 0) continue
        const without = await checker.errors([...cut.slice(0, line), ...cut.slice(line + 1)].join('\n'))
        const half = await checker.errors(text)
        for (const { label, textEdit } of offers) {
          if (textEdit === undefined || !('range' in textEdit)) continue
          const accepted = applyEdits(text, [textEdit])
          // What stood there is right, though its value is missing now.
          if (
            whole.startsWith(
              accepted
                .split('\n')
                .slice(0, line + 1)
                .join('\n')
                .trimEnd(),
            )
          )
            continue
          const errors = await checker.errors(accepted)
          // The names that a mapping defines are unknown while its own name is missing.
          const isNameless = [...errors].some((each) => /^missing-field.*`name`/.test(each) && !original.has(each))
          const isKnown = (each: string) =>
            [original, without, half].some((known) => known.has(each)) ||
            UNFINISHED.test(each.split(':')[0] ?? '') ||
            (isNameless && each.startsWith('unknown-')) ||
            // A template that is cut is not closed, whatever stands in it.
            (each.startsWith('template-syntax') && [...half].some((known) => known.startsWith('template-syntax'))) ||
            // The rest of a route reads the error of the `on_error` that is cut.
            (row.includes('on_error') && each.startsWith('unknown-reference: `error`'))
          const added = [...errors].filter((each) => !isKnown(each))
          if (added.length > 0)
            bad.push(`${line + 1}:${character + 1} ${JSON.stringify(row.slice(0, character))} + ${label}: ${added[0]}`)
        }
      }
    expect(bad.slice(0, 40)).toEqual([])
  },
  GIVE_UP_MS,
)
