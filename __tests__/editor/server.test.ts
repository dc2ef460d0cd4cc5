import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type {
  CodeAction,
  CompletionItem,
  Diagnostic,
  DocumentSymbol,
  Hover,
  Location,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol'
import { REPOSITORY } from '../support/built.js'
import { caretIn, Editor } from './client.js'

const FILE = `workflow:
  name: release
  entry_point: probe
  input:
    branch: { type: string, default: main }
  finally: cleanup
agents:
  - name: probe
    type: script
    run: ./probe.sh
    raises: [external.git.drift, external.api.down]
    output:
      behind: { type: number }
    routes:
      - to: ship
        when: output.behind == 0
      - to: repair
      - on_error: external.git.drift
        to: repair
  - name: repair
    type: script
    run: ./repair.sh
    env: { BEHIND: "{{ probe.output.behind | default(0) }}" }
    routes:
      - to: ship
  - name: ship
    type: script
    run: ./ship.sh
  - name: cleanup
    type: script
    run: ./cleanup.sh
for_each:
  - name: regions
    type: for_each
    source: probe.output.regions
    as: region
    agent:
      name: one
      type: script
      run: ./one.sh
    routes:
      - to: $end
output:
  behind: "{{ probe.output.behind }}"
`

const SCENARIOS = `workflow: w.conductor.yaml
scenarios:
  - name: drift is repaired
    stub:
      probe: { error: external.git.drift }
      repair: { output: {} }
      ship: { output: {} }
      cleanup: { output: {} }
    inject: ["ship=external.api.down@1"]
    expect:
      path: [probe, repair, ship]
      attempts: { ship: 1 }
`

async function open(text = FILE, files: Readonly<Record<string, string>> = {}) {
  const editor = await new Editor(files).initialize()
  const diagnostics = await editor.write('w.conductor.yaml', text)
  return { editor, diagnostics }
}

const at = (editor: Editor, position: { line: number; character: number }, name = 'w.conductor.yaml') => ({
  textDocument: { uri: editor.uri(name) },
  position,
})

async function complete(marked: string, name = 'w.conductor.yaml', files: Readonly<Record<string, string>> = {}) {
  const { text, position } = caretIn(marked)
  const editor = await new Editor(files).initialize()
  // The editor knew a valid version before.
  await editor.write(name, name.endsWith('.test.yaml') ? SCENARIOS : FILE)
  await editor.write(name, text)
  const items = await editor.ask<CompletionItem[]>('textDocument/completion', at(editor, position, name))
  return items.sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1))
}

const labels = (items: readonly CompletionItem[]) => items.map(({ label }) => label)
const codes = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code }) => code)

/** Puts the caret behind the nth occurrence of a text. */
function behind(text: string, word: string, nth = 1) {
  let index = -1
  for (let count = 0; count < nth; count++) index = text.indexOf(word, index + 1)
  return caretIn(`${text.slice(0, index + word.length)}|>${text.slice(index + word.length)}`).position
}

describe('diagnostics', () => {
  test('are the findings of validate, at the text that is wrong', async () => {
    const { diagnostics } = await open(FILE.replace('to: ship', 'to: shop'))
    const found = diagnostics.find(({ code }) => code === 'unknown-target')
    expect(found).toMatchObject({
      severity: 1,
      source: 'conductor',
      range: { start: { line: 14, character: 12 }, end: { line: 14, character: 16 } },
    })
    expect(found?.message).toContain('did you mean `ship`?')
  })

  test('go when the mistake goes', async () => {
    const { editor } = await open(FILE.replace('to: ship', 'to: shop'))
    expect(codes(await editor.write('w.conductor.yaml', FILE))).not.toContain('unknown-target')
  })

  test('other YAML has none', async () => {
    const editor = await new Editor().initialize()
    expect(await editor.write('docker-compose.yml', 'services: {a: [}')).toEqual([])
    expect(await editor.write('ci.yml', 'on: push\njobs: {}\nworkflow: x\n')).toEqual([])
  })

  test('a document that is closed has none', async () => {
    const { editor } = await open(FILE.replace('to: ship', 'to: shop'))
    const cleared = new Promise((resolve) => setImmediate(resolve))
    await editor.notify('textDocument/didClose', { textDocument: { uri: editor.uri('w.conductor.yaml') } })
    await cleared
    await editor.ask('shutdown', null)
    expect(await editor.diagnostics('w.conductor.yaml', 0)).toEqual([])
  })

  test('those of a child that is not open stand on the `workflow:` of the caller', async () => {
    const parent =
      'workflow: { name: p, entry_point: c }\nagents:\n  - name: c\n    type: workflow\n    workflow: child.yaml\n'
    const child =
      'workflow: { name: c, entry_point: nobody }\nagents:\n  - name: a\n    type: script\n    run: "true"\n'
    const { editor, diagnostics } = await open(parent, { 'child.yaml': child })
    const found = diagnostics.find(({ code }) => code === 'unknown-entry-point')
    expect(found?.range.start).toEqual({ line: 4, character: 14 })
    expect(found?.relatedInformation?.[0]?.location.uri).toBe(editor.uri('child.yaml'))
    // The open document of the child counts, unsaved, and has its findings itself.
    expect(codes(await editor.write('child.yaml', child))).toContain('unknown-entry-point')
    expect(codes(await editor.write('w.conductor.yaml', parent))).not.toContain('unknown-entry-point')
    await editor.write('child.yaml', child.replace('nobody', 'a'))
    expect(await editor.write('w.conductor.yaml', parent)).toEqual([])
  })

  test('a file that changes on the disk is read again', async () => {
    const parent =
      'workflow: { name: p, entry_point: c }\nagents:\n  - name: c\n    type: workflow\n    workflow: child.yaml\n'
    const { editor, diagnostics } = await open(parent)
    expect(codes(diagnostics)).toContain('child-not-found')
    editor.save(
      'child.yaml',
      'workflow: { name: c, entry_point: a }\nagents:\n  - name: a\n    type: script\n    run: "true"\n',
    )
    await editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('child.yaml'), type: 1 }] })
    expect(codes(await editor.write('w.conductor.yaml', parent))).not.toContain('child-not-found')
  })

  test('a scenario file has those of `conductor test` before anything runs', async () => {
    const editor = await new Editor({ 'w.conductor.yaml': FILE }).initialize()
    expect(await editor.write('w.test.yaml', SCENARIOS)).toEqual([])
    const found = await editor.write('w.test.yaml', SCENARIOS.replace('ship: { output', 'shop: { output'))
    expect(found[0]).toMatchObject({
      code: 'scenario-unknown-node',
      range: { start: { line: 6, character: 6 }, end: { line: 6, character: 10 } },
    })
  })

  test('a quarantine file has those of its loader', async () => {
    const editor = await new Editor().initialize()
    const found = await editor.write(
      '.github/quarantine.yml',
      'tests:\n  - name: "***"\n    until: 2026-12-01\n    reason: slow\n',
    )
    expect(found[0]).toMatchObject({ severity: 1, range: { start: { line: 1 } } })
  })

  test('a document over 2 MiB has one that says so', async () => {
    const { diagnostics } = await open(`${FILE}# ${'x'.repeat(2 * 1024 * 1024)}\n`)
    expect(codes(diagnostics)).toEqual(['file-too-large'])
  })

  test('nothing outside of the folders of the editor is read', async () => {
    const outside = path.join(REPOSITORY, 'examples', 'quickstart', 'workflow.yaml')
    const { diagnostics } = await open(
      `workflow: { name: p, entry_point: c }\nagents:\n  - name: c\n    type: workflow\n    workflow: ${outside}\n`,
    )
    expect(codes(diagnostics)).toContain('outside-workspace')
  })
})

describe('completion', () => {
  test.each([
    [
      'to',
      FILE.replace('      - to: ship\n  - name: ship', '      - to: |>\n  - name: ship'),
      ['probe', 'repair', 'ship', 'cleanup', 'regions', '$end'],
    ],
    ['entry_point', FILE.replace('entry_point: probe', 'entry_point: |>'), ['probe', 'repair', 'ship']],
    ['finally', FILE.replace('finally: cleanup', 'finally: |>'), ['cleanup']],
    [
      'workflow.input',
      FILE.replace('behind: "{{ probe.output.behind }}"', 'behind: "{{ workflow.input.|>'),
      ['branch'],
    ],
    [
      'output by its schema',
      FILE.replace('behind: "{{ probe.output.behind }}"', 'behind: "{{ probe.output.|>'),
      ['behind', 'stdout', 'stderr', 'exit_code'],
    ],
    [
      'error on an error route',
      FILE.replace(
        '        to: repair\n  - name: repair',
        '        when: error.|>\n        to: repair\n  - name: repair',
      ),
      ['kind', 'message', 'details', 'attempts'],
    ],
    [
      'types',
      FILE.replace('- name: ship\n    type: script', '- name: ship\n    type: |>'),
      ['script', 'set', 'wait', 'terminate', 'workflow', 'agent', 'human_gate', 'questions'],
    ],
    [
      'fields of a script',
      FILE.replace('    run: ./ship.sh', '    run: ./ship.sh\n    |>'),
      ['timeout', 'raises', 'routes', 'classify'],
    ],
  ])('%s', async (_, marked, expected) => {
    expect(labels(await complete(marked))).toEqual(expect.arrayContaining(expected))
  })

  test('kinds in `on_error`: those that the node can raise first, with who declares them', async () => {
    const items = await complete(FILE.replace('- on_error: external.git.drift', '- on_error: |>'))
    expect(labels(items).slice(0, 2).sort()).toEqual(['external.api.down', 'external.git.drift'])
    expect(items[0]?.detail).toContain('probe')
    expect(labels(items)).toContain('internal.timeout')
  })

  test('fields that are missing and required come first, those that are there not at all', async () => {
    const items = await complete(FILE.replace('  entry_point: probe\n', '  |>\n'))
    expect(items[0]).toMatchObject({ label: 'entry_point', detail: 'required' })
    expect(labels(items)).not.toContain('name')
    expect(items[0]?.documentation).toBeTruthy()
  })

  test('nodes in the path and the stubs of a scenario', async () => {
    const files = { 'w.conductor.yaml': FILE }
    const path = await complete(
      SCENARIOS.replace('path: [probe, repair, ship]', 'path: [probe, |>'),
      'w.test.yaml',
      files,
    )
    expect(labels(path)).toEqual(expect.arrayContaining(['repair', 'ship']))
    const stub = await complete(SCENARIOS.replace('      ship: { output: {} }\n', '      |>\n'), 'w.test.yaml', files)
    expect(labels(stub)).toEqual(expect.arrayContaining(['ship', 'probe']))
  })
})

describe('hover', () => {
  const hover = async (word: string, nth = 1) => {
    const { editor } = await open()
    const answer = await editor.ask<Hover | null>('textDocument/hover', at(editor, behind(FILE, word, nth)))
    return JSON.stringify(answer?.contents)
  }

  test('a node: its type, its kinds, who handles each, what escapes', async () => {
    const text = await hover('entry_point: probe')
    expect(text).toContain('script')
    expect(text).toMatch(/external\.git\.drift`: goes to `repair`/)
    expect(text).toMatch(/external\.api\.down`: escapes/)
  })

  test('a kind: who raises it, and whether it is transient', async () => {
    expect(await hover('on_error: external.git.drift')).toMatch(/Raised by `probe`.*Not transient/)
  })

  test('a field: its description', async () => {
    expect(await hover('entry_point')).toContain('`entry_point`: ')
  })
})

describe('definitions, references and rename', () => {
  test('of a node: routes, templates and scenarios', async () => {
    const { editor } = await open(FILE, { 'w.test.yaml': SCENARIOS })
    const definition = await editor.ask<Location[]>('textDocument/definition', at(editor, behind(FILE, 'to: repair')))
    expect(definition).toEqual([
      {
        uri: editor.uri('w.conductor.yaml'),
        range: { start: { line: 19, character: 10 }, end: { line: 19, character: 16 } },
      },
    ])
    const references = await editor.ask<Location[]>('textDocument/references', {
      ...at(editor, behind(FILE, 'name: probe')),
      context: { includeDeclaration: true },
    })
    const lines = references
      .filter(({ uri }) => uri === editor.uri('w.conductor.yaml'))
      .map(({ range }) => range.start.line)
    expect(lines.sort((a, b) => a - b)).toEqual([2, 7, 22, 34, 43])
    expect(
      references
        .filter(({ uri }) => uri === editor.uri('w.test.yaml'))
        .map(({ range }) => range.start.line)
        .sort((a, b) => a - b),
    ).toEqual([4, 10])
  })

  test('of a child file', async () => {
    const parent =
      'workflow: { name: p, entry_point: c }\nagents:\n  - name: c\n    type: workflow\n    workflow: child.yaml\n'
    const { editor } = await open(parent, { 'child.yaml': FILE })
    const [found] = await editor.ask<Location[]>('textDocument/definition', at(editor, behind(parent, 'child')))
    expect(found?.uri).toBe(editor.uri('child.yaml'))
  })

  test('rename changes the file and its scenario files', async () => {
    const { editor } = await open(FILE, { 'w.test.yaml': SCENARIOS })
    const edit = await editor.ask<WorkspaceEdit>('textDocument/rename', {
      ...at(editor, behind(FILE, 'name: ship')),
      newName: 'publish',
    })
    const apply = (text: string, uri: string): string =>
      [...(edit.changes?.[uri] ?? [])]
        .sort((a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character)
        .reduce((whole, { range, newText }) => {
          const lines = whole.split('\n')
          const line = lines[range.start.line] ?? ''
          lines[range.start.line] = line.slice(0, range.start.character) + newText + line.slice(range.end.character)
          return lines.join('\n')
        }, text)
    const renamed = apply(FILE, editor.uri('w.conductor.yaml'))
    expect(renamed).toBe(FILE.replaceAll('to: ship', 'to: publish').replace('name: ship', 'name: publish'))
    expect(apply(SCENARIOS, editor.uri('w.test.yaml'))).toBe(SCENARIOS.replaceAll('ship', 'publish'))
  })

  test.each(['probe', 'workflow', 'a.b', ''])('a name that is taken or not allowed is refused: %j', async (newName) => {
    const { editor } = await open()
    await expect(
      editor.ask('textDocument/rename', { ...at(editor, behind(FILE, 'name: ship')), newName }),
    ).rejects.toThrow()
  })
})

describe('symbols and code actions', () => {
  const outline = (editor: Editor) =>
    editor.ask<DocumentSymbol[]>('textDocument/documentSymbol', {
      textDocument: { uri: editor.uri('w.conductor.yaml') },
    })

  test('nodes and groups with their members; a file that cannot be parsed keeps its last outline', async () => {
    const { editor } = await open()
    const names = (await outline(editor)).map(({ name, children }) => [name, children?.map((child) => child.name)])
    expect(names).toEqual([
      ['probe', undefined],
      ['repair', undefined],
      ['ship', undefined],
      ['cleanup', undefined],
      ['regions', ['one']],
    ])
    await editor.write('w.conductor.yaml', `${FILE}x: [`)
    expect((await outline(editor)).map(({ name }) => name)).toContain('regions')
  })

  const actions = async (text: string, word: string) => {
    const { editor, diagnostics } = await open(text)
    const position = behind(text, word)
    const params = {
      textDocument: { uri: editor.uri('w.conductor.yaml') },
      range: { start: position, end: position },
      context: { diagnostics },
    }
    const list = await editor.ask<CodeAction[]>('textDocument/codeAction', params)
    const edit = (title: string) =>
      list.find((each) => each.title === title)?.edit?.changes?.[editor.uri('w.conductor.yaml')]?.[0]
    return { editor, list, edit }
  }

  test('a quick fix for a finding with one suggestion', async () => {
    const text = FILE.replace('to: ship', 'to: shop')
    const { edit, editor } = await actions(text, 'to: shop')
    expect(edit('Write ship')?.newText).toBe('ship')
    expect(codes(await editor.write('w.conductor.yaml', text.replace('shop', 'ship')))).not.toContain('unknown-target')
  })

  test('handle a kind here: a halt route, valid as it is', async () => {
    const { edit, editor } = await actions(FILE, 'name: probe')
    const change = edit('Handle external.api.down here')
    const lines = FILE.split('\n')
    lines.splice(change?.range.start.line ?? 0, 0, ...(change?.newText.trimEnd().split('\n') ?? []))
    const found = await editor.write('w.conductor.yaml', lines.join('\n'))
    expect(found.filter(({ severity }) => severity === 1)).toEqual([])
    expect(lines.join('\n')).toContain('      - on_error: external.api.down\n        halt:')
  })

  test('handle a kind of a node without routes', async () => {
    const { edit, editor } = await actions(FILE, 'name: ship')
    const change = edit('Handle internal.script_error here')
    const lines = FILE.split('\n')
    lines.splice(change?.range.start.line ?? 0, 0, ...(change?.newText.trimEnd().split('\n') ?? []))
    expect((await editor.write('w.conductor.yaml', lines.join('\n'))).filter(({ severity }) => severity === 1)).toEqual(
      [],
    )
  })

  test('declare a kind in raises', async () => {
    const text = FILE.replace('on_error: external.git.drift', 'on_error: external.git.lock')
    const { edit } = await actions(text, 'on_error: external.git.lock')
    expect(edit('Declare external.git.lock in raises')?.newText).toBe(', external.git.lock')
  })
})

describe('the protocol', () => {
  test('unknown methods and positions outside of the text are answers, not the end', async () => {
    const { editor } = await open()
    await expect(editor.ask('textDocument/nonsense', {})).rejects.toThrow()
    expect(await editor.ask('textDocument/hover', at(editor, { line: 9_999, character: 3 }))).toBeNull()
    expect(await editor.ask('textDocument/completion', at(editor, { line: 0, character: 9_999 }))).toEqual([])
    expect(await editor.ask('textDocument/hover', at(editor, { line: 1, character: 1 }, 'unknown.yaml'))).toBeNull()
    editor.raw('Content-Length: 5\r\n\r\nhello')
    expect(await editor.ask('textDocument/hover', at(editor, { line: 9_999, character: 3 }))).toBeNull()
  })

  test('the end of the input ends the server', async () => {
    const { editor } = await open()
    editor.end()
    await editor.ended
  })

  test.each(['examples/error-routing.yaml', 'examples/quickstart/workflow.yaml'])(
    'every prefix of %s has answers',
    async (name) => {
      const text = readFileSync(path.join(REPOSITORY, name), 'utf8')
      const editor = await new Editor().initialize()
      await editor.write('p.conductor.yaml', text)
      for (let length = 1; length < text.length; length += 7) {
        const { text: prefix, position } = caretIn(`${text.slice(0, length)}|>`)
        await editor.notify('textDocument/didChange', {
          textDocument: { uri: editor.uri('p.conductor.yaml'), version: length + 10 },
          contentChanges: [{ text: prefix }],
        })
        const where = at(editor, position, 'p.conductor.yaml')
        expect(Array.isArray(await editor.ask('textDocument/completion', where))).toBe(true)
        await editor.ask('textDocument/hover', where)
      }
    },
  )
})
