import { expect, test } from 'vitest'
import type {
  CodeAction,
  CompletionItem,
  DocumentSymbol,
  Hover,
  Location,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol'
import { applyEdits, at, behind, Editor } from './client.js'

const WHOLE = `workflow: { name: w, entry_point: probe }
agents: !file parts/nodes.yaml
output: { value: "{{ probe.output.stdout }}" }
`
const PART = `- name: probe
  type: script
  run: "true"
  raises: [external.a.b]
  routes:
    - to: ship
    - on_error: external.a.b
      to: ship
- name: ship
  type: script
  run: "true"
`
const FILES = { 'w.conductor.yaml': WHOLE, 'parts/nodes.yaml': PART }

async function open(text = PART) {
  const editor = await new Editor(FILES).initialize()
  const diagnostics = await editor.write('parts/nodes.yaml', text)
  return { editor, diagnostics }
}

test('a part that is opened by itself is checked through the file that includes it', async () => {
  const { diagnostics } = await open(PART.replace('to: ship', 'to: shop'))
  expect(diagnostics.map(({ code, range }) => [code, range.start.line])).toContainEqual(['unknown-target', 5])
})

test('completion in a part: nodes, kinds and fields', async () => {
  const ask = async (text: string, word: string) => {
    const { editor } = await open(PART)
    await editor.write('parts/nodes.yaml', text)
    const items = await editor.ask<CompletionItem[]>(
      'textDocument/completion',
      at(editor, behind(text, word), 'parts/nodes.yaml'),
    )
    return items.map(({ label }) => label)
  }
  expect(await ask(PART.replace('- to: ship', '- to: '), '- to: ')).toEqual(['probe', 'ship', '$end'])
  expect(await ask(PART.replace('on_error: external.a.b', 'on_error: '), 'on_error: ')).toContain('external.a.b')
  expect(await ask(`${PART}  `, 'run: "true"\n  ')).toContain('raises')
})

test('hover and definition in a part', async () => {
  const { editor } = await open()
  const target = at(editor, behind(PART, '- to: ship'), 'parts/nodes.yaml')
  expect(JSON.stringify((await editor.ask<Hover>('textDocument/hover', target)).contents)).toContain('**ship**')
  const found = await editor.ask<Location[]>('textDocument/definition', target)
  expect(found).toMatchObject([{ uri: editor.uri('parts/nodes.yaml'), range: { start: { line: 8, character: 8 } } }])
})

test('rename in a part changes the whole file too', async () => {
  const { editor } = await open()
  const params = { ...at(editor, behind(PART, 'name: probe'), 'parts/nodes.yaml'), newName: 'look' }
  const { changes = {} } = await editor.ask<WorkspaceEdit>('textDocument/rename', params)
  expect(applyEdits(WHOLE, changes[editor.uri('w.conductor.yaml')] ?? [])).toBe(WHOLE.replaceAll('probe', 'look'))
  expect(applyEdits(PART, changes[editor.uri('parts/nodes.yaml')] ?? [])).toBe(PART.replace('probe', 'look'))
})

test('the outline of a file shows the nodes of a part at its `!file`, that of the part where they are', async () => {
  const { editor } = await open()
  await editor.write('w.conductor.yaml', WHOLE)
  const outline = async (name: string) => {
    const textDocument = { uri: editor.uri(name) }
    const symbols = await editor.ask<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument })
    return symbols.map((each) => [each.name, each.selectionRange.start.line])
  }
  expect(await outline('w.conductor.yaml')).toEqual([
    ['probe', 1],
    ['ship', 1],
  ])
  expect(await outline('parts/nodes.yaml')).toEqual([
    ['probe', 0],
    ['ship', 8],
  ])
})

const CHILD = 'workflow: { name: c, entry_point: inner }\nagents:\n  - { name: inner, type: script, run: "true" }\n'
const PARENT =
  'workflow: { name: p, entry_point: call }\nagents:\n  - { name: call, type: workflow, workflow: child.yaml }\n'
const SCENARIOS = `workflow: w.conductor.yaml
scenarios:
  - name: s
    stub: { inner: { output: {} } }
    expect: { path: [call, inner] }
`

test('a node of a child is renamed from the scenarios of its caller, and from the child', async () => {
  const editor = await new Editor({
    'child.yaml': CHILD,
    'w.conductor.yaml': PARENT,
    'w.test.yaml': SCENARIOS,
  }).initialize()
  await editor.write('w.test.yaml', SCENARIOS)
  await editor.write('child.yaml', CHILD)
  for (const [name, text] of [
    ['w.test.yaml', SCENARIOS],
    ['child.yaml', CHILD],
  ] as const) {
    const params = {
      ...at(editor, behind(text, text === CHILD ? 'name: inner' : 'stub: { inner'), name),
      newName: 'deep',
    }
    const { changes = {} } = await editor.ask<WorkspaceEdit>('textDocument/rename', params)
    expect(applyEdits(SCENARIOS, changes[editor.uri('w.test.yaml')] ?? [])).toBe(SCENARIOS.replaceAll('inner', 'deep'))
    expect(applyEdits(CHILD, changes[editor.uri('child.yaml')] ?? [])).toBe(CHILD.replaceAll('inner', 'deep'))
  }
})

test('a name of a scenario that would stand for two nodes is not changed', async () => {
  const editor = await new Editor({
    'child.yaml': CHILD,
    'w.conductor.yaml': PARENT,
    'w.test.yaml': SCENARIOS,
  }).initialize()
  await editor.write('child.yaml', CHILD)
  const params = { ...at(editor, behind(CHILD, 'name: inner'), 'child.yaml'), newName: 'call' }
  await expect(editor.ask('textDocument/rename', params)).rejects.toThrow('would stand for nodes of')
})

test('fixes stand right behind emoji, escapes, folded text and anchors', async () => {
  const text = `workflow: { name: "😀 w", entry_point: probe }
agents:
  - name: probe
    type: script
    run: "true"
    routes:
      - to: ship
        when: "{{ '😀' == '😀' and prob.output.stdout }}"
  - name: &n ship
    type: script
    env:
      A: "😀😀 {{ prob.output.stdout }}"
      B: "\\U0001F600 \\t\\"{{ prob.output.stdout }}"
      C: >-
        folded 😀 text

        {{ prob.output.stdout }}
      D: &d "{{ prob.output.stdout }}"
      E: '''{{ prob.output.stdout }}'
    run: |
      echo 😀 {{ prob.output.stdout }}
`
  const editor = await new Editor().initialize()
  const diagnostics = await editor.write('w.conductor.yaml', text)
  const wrong = diagnostics.filter(({ code }) => code === 'unknown-reference')
  expect(wrong).toHaveLength(7)
  const textDocument = { uri: editor.uri('w.conductor.yaml') }
  const edits = []
  for (const { range } of wrong) {
    const actions = await editor.ask<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range,
      context: { diagnostics },
    })
    edits.push(...(actions.find(({ title }) => title === 'Write probe')?.edit?.changes?.[textDocument.uri] ?? []))
  }
  expect(applyEdits(text, edits)).toBe(text.replaceAll('prob.', 'probe.'))
})
