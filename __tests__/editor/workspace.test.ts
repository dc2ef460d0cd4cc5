import { describe, expect, test } from 'vitest'
import type {
  CodeAction,
  CodeLens,
  DocumentLink,
  InlayHint,
  SymbolInformation,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol'
import { applyEdits, behind, Editor } from './client.js'

const CHILD = `workflow:
  name: c
  entry_point: inner
  input: { region: { type: string, default: eu } }
agents:
  - { name: inner, type: script, run: "true", raises: [external.a.b] }
`
const PARENT = `workflow: { name: p, entry_point: call }
agents:
  - name: call
    type: workflow
    workflow: child.yaml
    input_mapping: { region: us }
    routes:
      - to: note
  - name: note
    type: set
    value: !file texts/note.md
`
const SCENARIOS = `workflow: w.conductor.yaml
scenarios:
  - name: s
    stub:
      inner: { error: external.a.b }
    expect: { outcome: failed }
`
const FILES = {
  'child.yaml': CHILD,
  'w.conductor.yaml': PARENT,
  'w.test.yaml': SCENARIOS,
  'texts/note.md': 'done',
}

async function open(names: readonly (keyof typeof FILES)[], more = {}) {
  const editor = await new Editor(FILES).initialize(more)
  for (const name of names) await editor.write(name, FILES[name])
  return editor
}
const LENSES = { capabilities: { textDocument: { codeLens: {} } } }

describe('lenses', () => {
  const ask = async (editor: Editor, name: string) => {
    const lenses = await editor.ask<CodeLens[]>('textDocument/codeLens', { textDocument: { uri: editor.uri(name) } })
    return lenses.map(({ range, command }) => [range.start.line, command?.title])
  }

  test('a node says what escapes and what is untested, the file its error coverage', async () => {
    const editor = await open(['child.yaml'], LENSES)
    const lenses = await ask(editor, 'child.yaml')
    expect(lenses).toContainEqual([0, 'error coverage: 0 of 1'])
    expect(lenses).toContainEqual([5, expect.stringMatching(/^\d kinds escape · untested: 1$/)])
    expect(lenses).toContainEqual([5, 'Simulate'])
    const parent = await ask(await open(['w.conductor.yaml'], LENSES), 'w.conductor.yaml')
    expect(parent).toContainEqual([2, expect.stringMatching(/escape/)])
  })

  test('a failure that a scenario names is tested, and one that may pass says so', async () => {
    const editor = await new Editor({
      ...FILES,
      'c.test.yaml': SCENARIOS.replace('w.conductor.yaml', 'child.yaml'),
    }).initialize(LENSES)
    const passing = CHILD.replace(
      'raises: [external.a.b]',
      'raises: [external.a.b], routes: [{ to: $end }, { on_error: external.a.b, to: $end }]',
    )
    await editor.write('child.yaml', passing)
    const lenses = await ask(editor, 'child.yaml')
    expect(lenses).toContainEqual([0, 'error coverage: 1 of 1'])
    expect(lenses).toContainEqual([5, expect.stringMatching(/may pass$/)])
  })

  test('a scenario has "Run" and "Simulate", with file and scenario as arguments', async () => {
    const editor = await open(['w.test.yaml'], LENSES)
    const params = { textDocument: { uri: editor.uri('w.test.yaml') } }
    const lenses = await editor.ask<CodeLens[]>('textDocument/codeLens', params)
    expect(lenses.map(({ command }) => [command?.title, command?.command, command?.arguments?.[1]])).toEqual([
      ['Run', 'conductor.run', { scenario: 's' }],
      ['Simulate', 'conductor.simulate', { scenario: 'w.test.yaml:3' }],
    ])
  })

  test('an editor without lenses gets inlay hints; the setting turns both off', async () => {
    const editor = await open(['child.yaml'])
    const params = {
      textDocument: { uri: editor.uri('child.yaml') },
      range: { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } },
    }
    const hints = () => editor.ask<InlayHint[]>('textDocument/inlayHint', params)
    expect((await hints()).map(({ label }) => label)).toEqual([expect.stringMatching(/untested: 1/)])
    await editor.notify('workspace/didChangeConfiguration', { settings: { conductor: { lenses: false } } })
    expect(await hints()).toEqual([])
    const other = await open(['child.yaml'], LENSES)
    const same = { ...params, textDocument: { uri: other.uri('child.yaml') } }
    expect(await other.ask<InlayHint[]>('textDocument/inlayHint', same)).toEqual([])
  })
})

describe('files', () => {
  test('links lead to children, parts and the workflow of scenarios', async () => {
    const editor = await open(['w.conductor.yaml', 'w.test.yaml'])
    const links = async (name: string) => {
      const found = await editor.ask<DocumentLink[]>('textDocument/documentLink', {
        textDocument: { uri: editor.uri(name) },
      })
      return found.map(({ range, target }) => [range.start.line, target])
    }
    expect(await links('w.conductor.yaml')).toEqual([
      [4, editor.uri('child.yaml')],
      [10, editor.uri('texts/note.md')],
    ])
    expect(await links('w.test.yaml')).toEqual([[0, editor.uri('w.conductor.yaml')]])
  })

  test('a file that is moved changes the paths that name it, and its own', async () => {
    const editor = await open(['w.conductor.yaml'])
    const move = async (from: string, to: string) => {
      const files = [{ oldUri: editor.uri(from), newUri: editor.uri(to) }]
      return (await editor.ask<WorkspaceEdit>('workspace/willRenameFiles', { files })).changes ?? {}
    }
    const child = await move('child.yaml', 'lib/child.yaml')
    expect(applyEdits(PARENT, child[editor.uri('w.conductor.yaml')] ?? [])).toBe(
      PARENT.replace('child.yaml', 'lib/child.yaml'),
    )
    const texts = await move('texts', 'words')
    expect(applyEdits(PARENT, texts[editor.uri('w.conductor.yaml')] ?? [])).toBe(PARENT.replace('texts/', 'words/'))
    const parent = await move('w.conductor.yaml', 'up/w.conductor.yaml')
    expect(applyEdits(PARENT, parent[editor.uri('w.conductor.yaml')] ?? [])).toBe(
      PARENT.replace('child.yaml', '../child.yaml').replace('texts/', '../texts/'),
    )
    expect(applyEdits(SCENARIOS, parent[editor.uri('w.test.yaml')] ?? [])).toBe(
      SCENARIOS.replace('w.conductor', 'up/w.conductor'),
    )
  })

  test('symbols of the workspace are the nodes of all files', async () => {
    const editor = await open([])
    const found = await editor.ask<SymbolInformation[]>('workspace/symbol', { query: 'IN' })
    expect(found.map(({ name, location, containerName }) => [name, location.uri, containerName])).toEqual([
      ['inner', editor.uri('child.yaml'), 'c'],
    ])
  })

  test('what a change of a child breaks in a closed caller is shown there until it is repaired', async () => {
    const editor = await open(['child.yaml'])
    const ofCaller = () => editor.publications.filter(({ uri }) => uri === editor.uri('w.conductor.yaml')).at(-1)
    expect(ofCaller()).toBeUndefined()
    await editor.write('child.yaml', CHILD.replace('region: { type: string, default: eu }', 'zone: { type: string }'))
    await editor.pass(0)
    expect(ofCaller()?.diagnostics.map(({ severity, range }) => [severity, range.start.line])).toEqual([[1, 5]])
    await editor.write('child.yaml', CHILD)
    await editor.pass(0)
    expect(ofCaller()?.diagnostics).toEqual([])
  })
})

test('a code leads to its row in the docs, and a missing node can be created', async () => {
  const editor = await new Editor().initialize()
  const text = CHILD.replace('entry_point: inner', 'entry_point: other')
  const [found] = await editor.write('c.conductor.yaml', text)
  expect(found?.codeDescription?.href).toMatch(/docs\/validation\.md#:~:text=unknown%2Dentry%2Dpoint$/)
  const position = behind(text, 'entry_point: oth')
  const textDocument = { uri: editor.uri('c.conductor.yaml') }
  const context = { diagnostics: found === undefined ? [] : [found] }
  const actions = await editor.ask<CodeAction[]>('textDocument/codeAction', {
    textDocument,
    range: { start: position, end: position },
    context,
  })
  const action = actions.find(({ title }) => title === 'Create node other')
  expect(action).toMatchObject({ kind: 'quickfix', diagnostics: [{ code: 'unknown-entry-point' }] })
  const changed = applyEdits(text, action?.edit?.changes?.[textDocument.uri] ?? [])
  expect((await editor.write('c.conductor.yaml', changed)).filter(({ severity }) => severity === 1)).toEqual([])
})
