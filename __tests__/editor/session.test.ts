import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Diagnostic } from 'vscode-languageserver-protocol'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { REPOSITORY } from '../support/built.js'
import { Editor } from './client.js'

const NAME = 'w.conductor.yaml'
/** Number of nodes that are typed; `TYPED=10` types ten, at every speed. */
const NODES = Number(process.env['TYPED'] ?? 1)
/** Number of random edits. */
const EDITS = Number(process.env['EDITS'] ?? 36)

const WORKFLOW = [
  'workflow:\n  name: release\n  entry_point: n0\nagents:\n',
  ...Array.from({ length: NODES }, (_, at) => {
    const next = at === NODES - 1 ? '$end' : `n${at + 1}`
    return `  - name: n${at}\n    type: script\n    run: "make {{ workflow.name }}"\n    raises: [external.a.b]\n    routes:\n      - to: ${next}\n      - on_error: external.a.b\n        halt: true\n`
  }),
].join('')

test.each([60, 120, 300])('nodes that are typed with a key each %i ms show no error', async (ms) => {
  const editor = await new Editor().initialize()
  await editor.write(NAME, '')
  const known = editor.publications.length
  let position = { line: 0, character: 0 }
  for (const key of WORKFLOW) {
    await editor.change(NAME, [{ range: { start: position, end: position }, text: key }])
    position =
      key === '\n' ? { line: position.line + 1, character: 0 } : { ...position, character: position.character + 1 }
    await editor.pass(ms)
  }
  const seen = editor.publications.slice(known).flatMap(({ diagnostics }) => diagnostics)
  expect(seen.filter(({ severity }) => severity === 1)).toEqual([])
  await editor.pass(500)
  expect((await editor.diagnostics(NAME)).filter(({ severity }) => severity === 1)).toEqual([])
})

/** Returns a function that draws whole numbers below a limit, always the same ones for a seed. */
function drawFrom(seed: number) {
  let state = seed
  return (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

const TEXTS = [
  ' ',
  '\n',
  ':',
  '- ',
  '"',
  '{{',
  '}}',
  '[',
  ']',
  'to: ',
  'on_error: ',
  'name: x',
  '😀',
  '\r\n',
  '#',
  '*a',
  '!file ',
  '|\n  ',
]

test('random edits leave neither a crash nor a diagnostic of an older text', async () => {
  const draw = drawFrom(Number(process.env['EDITS_SEED'] ?? 7))
  const [editor, fresh] = [await new Editor().initialize(), await new Editor().initialize()]
  let text = readFileSync(path.join(REPOSITORY, 'examples/error-routing.yaml'), 'utf8')
  await editor.write(NAME, text)
  const toKeys = (list: readonly Diagnostic[]) =>
    list
      .filter(({ message }) => !`${message}`.endsWith('(from before the syntax error)'))
      .map(({ code, message, range }) => JSON.stringify([code, message, range]))
      .sort()
  for (let edit = 1; edit <= EDITS; edit++) {
    const source = TextDocument.create('file:///any', 'yaml', 1, text)
    const start = draw(text.length)
    const range = { start: source.positionAt(start), end: source.positionAt(start + (draw(3) === 0 ? draw(8) : 0)) }
    const change = { range, text: TEXTS[draw(TEXTS.length)] ?? '' }
    await editor.change(NAME, [change])
    text = TextDocument.applyEdits(source, [{ range, newText: change.text }])
    await editor.pass(draw(4) * 60)
    if (edit % 12 !== 0) continue
    await editor.pass(500)
    expect(toKeys(await editor.diagnostics(NAME))).toEqual(toKeys(await fresh.write(NAME, text)))
    if (draw(2) === 0) text = await restore(editor)
  }
})

/** Begins again with a valid text, so that not all edits hit a broken one. */
async function restore(editor: Editor): Promise<string> {
  const text = readFileSync(path.join(REPOSITORY, 'examples/error-routing.yaml'), 'utf8')
  await editor.write(NAME, text)
  return text
}
