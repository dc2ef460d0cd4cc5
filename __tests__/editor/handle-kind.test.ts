import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { CodeAction, Diagnostic } from 'vscode-languageserver-protocol'
import { REPOSITORY } from '../support/built.js'
import { applyEdits, behind, Editor } from './client.js'

const NAME = 'w.conductor.yaml'
const HEAD = 'workflow: { name: w, entry_point: a }\nagents:\n'
const NODE = `${HEAD}  - name: a\n    type: script\n    run: "true"\n    raises: [external.a.b]\n`
const OTHER = '  - name: z\n    type: script\n    run: "true"\n'
const TITLE = 'Handle external.a.b here'

const errors = (list: readonly Diagnostic[]) => list.filter(({ severity }) => severity === 1)

/** Opens a file, and applies the action of a title at a word. */
async function apply(text: string, word: string, title: string) {
  const editor = await new Editor().initialize()
  const before = await editor.write(NAME, text)
  const position = behind(text, word)
  const range = { start: position, end: position }
  const textDocument = { uri: editor.uri(NAME) }
  const ask = () =>
    editor.ask<CodeAction[]>('textDocument/codeAction', { textDocument, range, context: { diagnostics: [] } })
  const action = (await ask()).find((each) => each.title === title)
  const changed = applyEdits(text, action?.edit?.changes?.[textDocument.uri] ?? [])
  const after = await editor.write(NAME, changed)
  const left = (await ask()).map((each) => each.title)
  return { before, after, changed, isOffered: action !== undefined, left }
}

test.each([
  ['no routes', NODE + OTHER],
  ['an empty list', `${NODE}    routes: []\n${OTHER}`],
  [
    'a route that propagates all',
    `${NODE}    routes:\n      - to: z\n      - on_error: true\n        propagate: true\n${OTHER}`,
  ],
  ['brackets with a comma at the end', `${NODE}    routes: [{ to: z }, ]\n${OTHER}`],
  ['brackets with a comment at the end', `${NODE}    routes: [\n      { to: z }, # on\n      # end\n    ]\n${OTHER}`],
  ['a comment behind the last route', `${NODE}    routes:\n      - to: z # on\n      # end\n\n${OTHER}`],
  ['a node in braces', `${HEAD}  - { name: a, type: script, run: "true", raises: [external.a.b], }\n`],
  [
    'a node in braces with routes',
    `${HEAD}  - { name: a, type: script, run: "true", raises: [external.a.b], routes: [{ to: z }] }\n${OTHER}`,
  ],
  ['CRLF', NODE.replaceAll('\n', '\r\n')],
])('handle a kind: %s', async (_, text) => {
  const { before, after, isOffered, left } = await apply(text, 'name: a', TITLE)
  expect(isOffered).toBe(true)
  expect(errors(before)).toEqual([])
  expect(errors(after)).toEqual([])
  expect(left).not.toContain(TITLE)
})

test('a route that would be refused is not offered: in `finally` nothing halts', async () => {
  const text = `${NODE}    routes: [{ to: z }]\n${OTHER}  - name: last\n    type: script\n    run: "true"\n    raises: [external.c.d]\n`
  const finished = text.replace('entry_point: a', 'entry_point: a, finally: last')
  const { before, after } = await apply(finished, 'name: last', 'Handle external.c.d here')
  expect(errors(after)).toEqual(errors(before))
})

const EXAMPLES = [
  'error-routing.yaml',
  'finally-cleanup/workflow.yaml',
  'fan-out-tolerance/workflow.yaml',
  'parallel-checks/workflow.yaml',
  'self-healing-loop/workflow.yaml',
  'drift-repair/workflow.yaml',
]

test.each(EXAMPLES)('no kind of %s is handled so that the file is worse', async (name) => {
  const text = readFileSync(path.join(REPOSITORY, 'examples', name), 'utf8')
  const editor = await new Editor().initialize()
  const known = errors(await editor.write(NAME, text)).map(({ message }) => message)
  const lines = text.split('\n').flatMap((row, line) => (/^\s+(?:- )?name: /.test(row) ? [line] : []))
  for (const line of lines) {
    const range = { start: { line, character: 8 }, end: { line, character: 8 } }
    const textDocument = { uri: editor.uri(NAME) }
    await editor.write(NAME, text)
    const actions = await editor.ask<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range,
      context: { diagnostics: [] },
    })
    for (const { title, edit } of actions) {
      const changed = applyEdits(text, edit?.changes?.[textDocument.uri] ?? [])
      const after = errors(await editor.write(NAME, changed)).map(({ message }) => message)
      expect([title, after.filter((message) => !known.includes(message))]).toEqual([title, []])
      const left = await editor.ask<CodeAction[]>('textDocument/codeAction', {
        textDocument,
        range,
        context: { diagnostics: [] },
      })
      expect(left.map((each) => each.title)).not.toContain(title)
    }
  }
})
