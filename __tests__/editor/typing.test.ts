import path from 'node:path'
import { expect, test } from 'vitest'
import { CancellationTokenSource, type CompletionItem, type Diagnostic } from 'vscode-languageserver-protocol'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { Documents, type KnownDocument } from '../../src/editor/documents.js'
import { findWrittenLine, moveRange } from '../../src/editor/typing.js'
import { at, behind, Editor } from './client.js'

const NAME = 'w.conductor.yaml'
const FILE = `workflow: { name: w, entry_point: a }
agents:
  - name: a
    type: script
    run: "true"
    routes:
      - to: b
  - name: b
    type: script
    run: "true"
  - name: c
    type: script
    run: "true"
`

const summary = (list: readonly Diagnostic[] = []) =>
  list.map(({ code, range, message }) => [
    code,
    range.start.line,
    `${message}`.includes('from before the syntax error'),
  ])

/** Opens a file, and types keys at its places: [text before the caret, what is typed, time that passes]. */
async function typeInto(file: string, keys: readonly (readonly [string, string, number])[]) {
  const editor = await new Editor().initialize()
  await editor.write(NAME, file)
  let text = file
  const seen: (readonly unknown[] | null)[] = []
  for (const [before, typed, ms] of keys) {
    const position = behind(text, before)
    const known = editor.publications.length
    await editor.change(NAME, [{ range: { start: position, end: position }, text: typed }])
    text = text.replace(before, before + typed)
    await editor.pass(ms)
    seen.push(editor.publications.length === known ? null : summary(editor.publications.at(-1)?.diagnostics))
  }
  return { editor, seen, text }
}

test('a new error of the line that is written waits for 500 ms of rest', async () => {
  const { seen, editor } = await typeInto(FILE, [['- to: b', 'x', 499]])
  expect(seen).toEqual([null])
  await editor.pass(1)
  expect(summary(editor.publications.at(-1)?.diagnostics)).toContainEqual(['unknown-target', 6, false])
})

test('an error that is there already goes, and changes, while its line is written', async () => {
  const { seen } = await typeInto(FILE.replace('to: b', 'to: b-'), [['- to: b-', 'x', 100]])
  expect(seen[0]).toContainEqual(['unknown-target', 6, false])
  const mended = await typeInto(FILE.replace('to: b', 'tp: b'), [['- t', '', 100]])
  expect(mended.seen).toHaveLength(1)
})

test('what changes elsewhere waits until nothing is written', async () => {
  const { seen, editor } = await typeInto(FILE.replace('name: c', 'name: bc'), [['- to: b', 'c', 399]])
  expect(seen).toEqual([null])
  await editor.pass(1)
  expect(summary(editor.publications.at(-1)?.diagnostics)).toEqual([['unreachable-node', 7, false]])
})

test('a change of another line shows the error of the line before, without 500 ms of rest', async () => {
  const { seen } = await typeInto(FILE, [
    ['- to: b', 'x', 300],
    ['- name: c', '', 400],
  ])
  expect(seen[1]).toContainEqual(['unknown-target', 6, false])
})

test('text that is pasted is no line that is written', async () => {
  const { seen } = await typeInto(FILE, [['- to: b', 'x\n        when: output.x\n      - to: y', 100]])
  expect(seen[0]?.filter((each) => Array.isArray(each) && each[0] === 'unknown-target')).toHaveLength(2)
})

test('a syntax error keeps the other findings, which move with their text and say that they are old', async () => {
  const { seen } = await typeInto(FILE, [
    ['agents:', '\n  # one\n  # two', 500],
    ['    run:', ' [', 500],
    ['    run: [', ']', 500],
  ])
  expect(seen[0]).toEqual([['unreachable-node', 12, false]])
  expect(seen[1]).toContainEqual(['unreachable-node', 12, true])
  expect(seen[1]).toContainEqual(['yaml-syntax', expect.any(Number), false])
})

test('a key checks its document and those that depend on it', async () => {
  const editor = new Editor()
  const documents = new Documents(editor.around)
  const parent = 'workflow: { name: p, entry_point: c }\nagents: [{ name: c, type: workflow, workflow: child.yaml }]\n'
  for (const [name, text] of Object.entries({ 'child.yaml': FILE, 'parent.yaml': parent, 'other.yaml': FILE })) {
    documents.set(TextDocument.create(editor.uri(name), 'yaml', 1, text))
    await documents.analyze(documents.find(editor.uri(name)) as KnownDocument)
  }
  const all = [...documents.open.values()]
  const before = all.map((document) => documents.analyze(document))
  documents.forget(path.join(editor.folder, 'child.yaml'))
  const checked = all.filter((document, index) => documents.analyze(document) !== before[index])
  expect(checked.map(({ file }) => path.basename(file))).toEqual(['child.yaml', 'parent.yaml'])
})

test('a request that is cancelled is an error of the protocol', async () => {
  const editor = await new Editor().initialize()
  await editor.write(NAME, FILE)
  const cancel = new CancellationTokenSource()
  const answered = editor.ask('textDocument/hover', at(editor, behind(FILE, 'to: b')), cancel.token)
  // The request is under way when the editor thinks better of it.
  await new Promise((resolve) => setImmediate(resolve))
  cancel.cancel()
  await expect(answered).rejects.toMatchObject({ code: -32800 })
})

test('completion in a long file does not wait for its check', async () => {
  const many = Array.from(
    { length: 900 },
    (_, n) => `  - name: n${n}\n    type: script\n    run: "echo ${'x'.repeat(40)}"\n`,
  )
  const long = `${FILE}${many.join('')}`
  const { editor, text } = await typeInto(long, [['- to: b', 'x', 0]])
  const items = await editor.ask<CompletionItem[]>('textDocument/completion', at(editor, behind(text, '- to: b')))
  expect(items.map(({ label }) => label)).toContain('n899')
})

test.each([
  ['a letter', { start: [3, 4], end: [3, 4], text: 'x' }, 3, [3, 8]],
  ['a new line', { start: [3, 4], end: [3, 4], text: '\n    ' }, 4, [4, 7]],
  ['a removed line', { start: [1, 0], end: [2, 0], text: '' }, 1, [2, 7]],
  ['several lines', { start: [1, 0], end: [1, 0], text: 'a\nb\n' }, null, [5, 7]],
  ['a change behind', { start: [3, 9], end: [3, 9], text: 'x' }, 3, [3, 7]],
])('%s moves what stands behind it', (_, { start, end, text }, line, moved) => {
  const point = ([row = 0, character = 0]: readonly number[]) => ({ line: row, character })
  const change = { range: { start: point(start), end: point(end) }, text }
  expect(findWrittenLine(change)).toBe(line)
  expect(moveRange({ start: point([3, 7]), end: point([3, 7]) }, change).start).toEqual(point(moved))
})
