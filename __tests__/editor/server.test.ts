import { spawnSync } from 'node:child_process'
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
import { builtCommand } from '../support/bundles.js'
import { applyEdits, at, behind, caretIn, Editor } from './client.js'

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

  test('a file of rules has all of its findings, at the text that is wrong', async () => {
    const editor = await new Editor().initialize()
    const text = '- kind: external.a.b\n  stderr: x\n  exit_codes: 3\n- kind: external.a.c\n  stderr: x\n  stdrr: y\n'
    const found = await editor.write('.github/conductor-triage.yml', text)
    expect(found.map(({ range }) => [range.start.line, range.start.character, range.end.character])).toEqual([
      [2, 2, 12],
      [5, 2, 7],
    ])
  })

  test('those of a part stand where the file names it, and in the part itself while it is open', async () => {
    const part = '- name: a\n  type: script\n  run: "true"\n  rotues: []\n'
    const whole = 'workflow: { name: c, entry_point: a }\nagents: !file part.yaml\n'
    const { editor, diagnostics } = await open(whole, { 'part.yaml': part })
    expect(diagnostics[0]?.range.start).toEqual({ line: 1, character: 14 })
    expect(diagnostics[0]?.relatedInformation?.[0]?.location.range.start).toEqual({ line: 3, character: 2 })
    expect((await editor.write('part.yaml', part))[0]?.range.start).toEqual({ line: 3, character: 2 })
  })

  test('the second of two equal names has the first one as related', async () => {
    const { diagnostics } = await open(FILE.replace('name: cleanup', 'name: ship'))
    const found = diagnostics.find(({ code }) => code === 'duplicate-name')
    expect(found?.relatedInformation?.[0]?.location.range.start.line).toBe(25)
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
    ['a list item', FILE.replace('finally: cleanup', 'finally:\n    - |>'), ['cleanup', 'ship']],
    ['an item of a parallel group', `${FILE}parallel:\n  - name: both\n    agents: [|>`, ['probe', 'ship']],
    [
      'kinds of an item',
      FILE.replace('- on_error: external.git.drift', '- on_error:\n          - |>'),
      ['external.api.down'],
    ],
    [
      'kinds that are raised, none of the engine',
      FILE.replace('raises: [external.git.drift, external.api.down]', 'raises: [|>'),
      ['external.git.drift'],
    ],
    [
      'the loop variable',
      FILE.replace('run: ./one.sh', 'run: ./one.sh\n      env: { REGION: "{{ |>'),
      ['region', '_index', 'probe', 'workflow'],
    ],
    ['values', FILE.replace('source: probe', 'failure_mode: |>\n    source: probe'), ['fail_fast']],
    [
      'types',
      FILE.replace('- name: ship\n    type: script\n    run: ./ship.sh', '- name: ship\n    type: |>'),
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

  test('a file that was never valid is read without the line that is being written', async () => {
    const head =
      'workflow:\n  name: w\n  entry_point: a\n  input:\n    b: { type: string }\nagents:\n  - name: a\n    type: script\n'
    const ask = async (marked: string) => {
      const { text, position } = caretIn(marked)
      const editor = await new Editor().initialize()
      await editor.write('w.conductor.yaml', text)
      return labels(await editor.ask<CompletionItem[]>('textDocument/completion', at(editor, position)))
    }
    expect(await ask(`${head}    run: "{{ workflow.input.|>`)).toEqual(['b'])
    const raising = `${head}    run: x\n    raises: [external.a.b]\n    routes:\n      - on_error: [|>`
    expect((await ask(raising))[0]).toBe('external.a.b')
    expect(await ask(`${head}    routes:\n      - to: |>`)).toEqual(['a', '$end'])
  })

  test('fields of scenario, quarantine and rules files come from their schemas', async () => {
    const editor = await new Editor({ 'w.conductor.yaml': FILE }).initialize()
    const ask = async (name: string, marked: string) => {
      const { text, position } = caretIn(marked)
      await editor.write(name, text)
      return editor.ask<CompletionItem[]>('textDocument/completion', at(editor, position, name))
    }
    const expectations = await ask('w.test.yaml', SCENARIOS.replace('      path: [', '      |>\n      path: ['))
    expect(labels(expectations)).toEqual(expect.arrayContaining(['exit_code', 'terminated_by']))
    expect(expectations.filter(({ documentation }) => documentation === '')).toEqual([])
    const inputs = await ask('w.test.yaml', SCENARIOS.replace('    inject:', '    inputs: { |>\n    inject:'))
    expect(labels(inputs)).toEqual(['branch'])
    expect(labels(await ask('.github/quarantine.yml', 'tests:\n  - |>'))).toContain('until')
    expect(labels(await ask('.github/conductor-triage.yml', '- kind: external.a.b\n  |>'))).toContain('stderr')
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
    expect(labels(stub)).toEqual(['ship', 'one'])
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
    expect(text).toMatch(/external\.git\.drift`, declared: to repair/)
    expect(text).toMatch(/external\.api\.down`, declared: escapes/)
    expect(text).toContain('A failure may pass')
  })

  test('a kind: who raises it, and whether it is transient', async () => {
    expect(await hover('on_error: external.git.drift')).toMatch(/Raised by `probe`.*Not transient/)
  })

  test('a pattern of kinds, and fields and nodes of a scenario', async () => {
    const text = FILE.replace('on_error: external.git.drift', 'on_error: external.git.*')
    const { editor } = await open(text, { 'w.test.yaml': SCENARIOS })
    const ask = async (name: string, position: { line: number; character: number }) =>
      JSON.stringify(await editor.ask('textDocument/hover', at(editor, position, name)))
    expect(await ask('w.conductor.yaml', behind(text, 'on_error: external.git'))).toContain('Raised by `probe`')
    await editor.write('w.test.yaml', SCENARIOS)
    expect(await ask('w.test.yaml', behind(SCENARIOS, '      repair'))).toContain('**repair** · script')
    expect(await ask('w.test.yaml', behind(SCENARIOS, '    stu'))).toContain('instead of running')
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
    const apply = (text: string, uri: string): string => applyEdits(text, edit.changes?.[uri] ?? [])
    const renamed = apply(FILE, editor.uri('w.conductor.yaml'))
    expect(renamed).toBe(FILE.replaceAll('to: ship', 'to: publish').replace('name: ship', 'name: publish'))
    expect(apply(SCENARIOS, editor.uri('w.test.yaml'))).toBe(SCENARIOS.replaceAll('ship', 'publish'))
  })

  test.each([
    ['a member in the output of its group', 'name: left', 'left', 'west', '{{ both.outputs.left.stdout }}'],
    ['a member in the errors of its group', 'name: left', 'left', 'west', "{{ both.errors['left'] }}"],
    [
      'a node in a block of text',
      'name: ship',
      'ship',
      'send',
      '{{ ship.output.stdout }} é😀 {{ ship.output.exit_code }}',
    ],
  ])('rename of %s', async (_, word, old, newName, template) => {
    const group =
      '  - name: left\n    type: script\n    run: a\nparallel:\n  - name: both\n    agents: [left]\nfor_each:'
    const text = `${FILE.replace('for_each:', group)}  more: |\n    x\n    ${template}\n`
    for (const source of [text, text.replaceAll('\n', '\r\n')]) {
      const { editor } = await open(source)
      const params = { ...at(editor, behind(source, word)), newName }
      const { changes = {} } = await editor.ask<WorkspaceEdit>('textDocument/rename', params)
      const expected = source.replaceAll(new RegExp(`\\b${old}\\b(?!\\.sh)`, 'g'), newName)
      expect(applyEdits(source, changes[editor.uri('w.conductor.yaml')] ?? [])).toBe(expected)
    }
  })

  test('uses in a node that is not valid, and scenario files in other folders, are renamed too', async () => {
    const text = FILE.replace('run: ./repair.sh', 'rnu: ./repair.sh')
    const scenarios = SCENARIOS.replace('w.conductor.yaml', '../../w.conductor.yaml')
    const { editor } = await open(text, { 'tests/more/any.yaml': scenarios })
    const params = { ...at(editor, behind(text, 'name: ship')), newName: 'publish' }
    const { changes = {} } = await editor.ask<WorkspaceEdit>('textDocument/rename', params)
    expect(changes[editor.uri('w.conductor.yaml')]).toHaveLength(3)
    expect(applyEdits(scenarios, changes[editor.uri('tests/more/any.yaml')] ?? [])).toBe(
      scenarios.replaceAll('ship', 'publish'),
    )
  })

  test('a name that templates cannot read is refused, and so is a rename in a file that is no YAML', async () => {
    const { editor } = await open()
    const rename = (text: string, newName: string) =>
      editor.ask('textDocument/rename', { ...at(editor, behind(text, 'name: probe')), newName })
    await expect(rename(FILE, 'pro-be')).rejects.toThrow('templates read the node')
    await expect(rename(FILE, '12')).rejects.toThrow('no text in YAML')
    await editor.write('w.conductor.yaml', `# moved\n${FILE}x: [`)
    await expect(rename(`# moved\n${FILE}`, 'look')).rejects.toThrow('no node')
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
    const text = applyEdits(
      FILE,
      [edit('Handle external.api.down here')].flatMap((each) => each ?? []),
    )
    const found = await editor.write('w.conductor.yaml', text)
    expect(found.filter(({ severity }) => severity === 1)).toEqual([])
    expect(text).toContain('      - on_error: external.api.down\n        halt:')
  })

  test('handle a kind of a node without routes', async () => {
    const { edit, editor } = await actions(FILE, 'name: ship')
    const text = applyEdits(
      FILE,
      [edit('Handle internal.script_error here')].flatMap((each) => each ?? []),
    )
    const found = await editor.write('w.conductor.yaml', text)
    expect(found.filter(({ severity }) => severity === 1)).toEqual([])
    expect(text).toContain('    routes:\n      - to: $end\n      - on_error: internal.script_error\n        halt:')
  })

  test.each([
    ['a name in a template', '{{ probe.output.behind }}', '{{ prob.output.behind }}', 'probe'],
    ['an input', '{{ workflow.input.branch }}', '{{ workflow.input.brnch }}', 'branch'],
    ['an attribute', '{{ probe.output.behind }}', '{{ probe.outputs.behind }}', 'probe.output.behind'],
    ['a quoted name', "to: 'ship'", "to: 'shop'", 'ship'],
    ['a field', 'entry_point:', 'entry_pont:', 'entry_point'],
  ])('the quick fix of %s changes what is wrong only', async (_, right, wrong, suggestion) => {
    const quoted = FILE.replace('to: ship\n        when', "to: 'ship'\n        when")
    const text = `${quoted}  branch: "{{ workflow.input.branch }}"\n`
    const { edit } = await actions(text.replace(right, wrong), wrong)
    const changed = applyEdits(
      text.replace(right, wrong),
      [edit(`Write ${suggestion}`)].flatMap((each) => each ?? []),
    )
    expect(changed).toBe(text)
  })

  const ROUTE = '{ on_error: external.a.b, halt: { message: "{{ error.message }}" } }'
  test.each([
    ['routes in brackets', 'routes: [{ to: $end }]', `routes: [{ to: $end }, ${ROUTE}]`],
    [
      'a list at the column of its key',
      'routes:\n    - to: $end',
      'routes:\n    - to: $end\n    - on_error: external.a.b\n      halt:',
    ],
    [
      'no line break at the end',
      'description: x',
      'description: x\n    routes:\n      - to: $end\n      - on_error: external.a.b\n',
    ],
  ])('handle a kind: %s', async (_, last, expected) => {
    const node = '  - name: a\n    type: script\n    run: "true"\n    raises: [external.a.b]\n    '
    const head = `workflow: { name: c, entry_point: a }\nagents:\n${node}`
    const { edit, editor } = await actions(head + last, 'name: a')
    const text = applyEdits(
      head + last,
      [edit('Handle external.a.b here')].flatMap((each) => each ?? []),
    )
    expect(text).toContain(expected)
    expect((await editor.write('w.conductor.yaml', text)).filter(({ severity }) => severity === 1)).toEqual([])
  })

  test('only the kinds of actions that the editor asks for are offered', async () => {
    const { editor, diagnostics } = await open(FILE.replace('to: ship', 'to: shop'))
    const position = { line: 14, character: 13 }
    const ask = (only: string[]) =>
      editor.ask<CodeAction[]>('textDocument/codeAction', {
        textDocument: { uri: editor.uri('w.conductor.yaml') },
        range: { start: position, end: position },
        context: { diagnostics, only },
      })
    expect((await ask(['quickfix'])).map(({ title }) => title)).toEqual(['Write ship'])
    expect(await ask(['source'])).toEqual([])
  })

  test('declare a kind of a node without raises', async () => {
    const routes = 'routes:\n      - to: $end\n      - on_error: external.a.b\n        to: repair'
    const text = FILE.replace('run: ./ship.sh', `run: ./ship.sh\n    ${routes}`)
    const { edit } = await actions(text, 'on_error: external.a.b')
    expect(edit('Declare external.a.b in raises')?.newText).toBe('\n    raises: [external.a.b]')
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

  test.each([
    ['a length that is no number', 'Content-Length: abc\r\n\r\n{}', /Content-Length value must be a number. Got abc/],
    ['no length', 'Content-Type: text\r\n\r\n{}', /must provide a Content-Length/],
    ['no header', 'hello\r\n\r\n{}', /Message header must separate key and value/],
  ])('%s ends the server, because the next message cannot be found', async (_, text, said) => {
    const { editor } = await open()
    editor.raw(text)
    expect(await editor.ended).toEqual({ ok: false, error: expect.stringMatching(said) })
  })

  test('the command then exits with 1 and says why in one line', () => {
    const input = 'Content-Length: abc\r\n\r\n{}'
    const { status, stdout, stderr } = spawnSync(process.execPath, [builtCommand(), 'lsp'], { input, encoding: 'utf8' })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe(
      'conductor lsp: the editor sent a header that cannot be read: Content-Length value must be a number. Got abc\n',
    )
  })

  test('a request before initialize or after shutdown is an error', async () => {
    const editor = new Editor()
    const hover = () => editor.ask('textDocument/hover', at(editor, { line: 0, character: 0 }))
    await expect(hover()).rejects.toMatchObject({ code: -32002 })
    await editor.initialize()
    expect(await hover()).toBeNull()
    await editor.ask('shutdown', null)
    await expect(hover()).rejects.toMatchObject({ code: -32600 })
  })

  test('a folder that is removed is not read, and one that is added is; a file outside of them has its own folder', async () => {
    const parent = (child: string) =>
      `workflow: { name: p, entry_point: c }\nagents:\n  - name: c\n    type: workflow\n    workflow: ${child}\n`
    const child = 'workflow: { name: c, entry_point: a }\nagents: [{ name: a, type: script, run: "true" }]\n'
    const editor = await new Editor({ 'child.yaml': child, 'in/child.yaml': child }).initialize()
    const folder = { uri: editor.uri('.'), name: 'w' }
    const open = async (name: string) => codes(await editor.write('in/w.conductor.yaml', parent(name)))
    await editor.notify('workspace/didChangeWorkspaceFolders', { event: { added: [], removed: [folder] } })
    expect(await open('../child.yaml')).toContain('outside-workspace')
    expect(await open('child.yaml')).toEqual([])
    await editor.notify('workspace/didChangeWorkspaceFolders', { event: { added: [folder], removed: [] } })
    expect(await open('../child.yaml')).toEqual([])
  })

  test('the end of the input ends the server', async () => {
    const { editor } = await open()
    editor.end()
    expect(await editor.ended).toEqual({ ok: true })
  })

  test.each(['examples/error-routing.yaml', 'examples/quickstart/workflow.yaml'])(
    'every prefix of %s has answers',
    async (name) => {
      const text = readFileSync(path.join(REPOSITORY, name), 'utf8')
      const editor = await new Editor().initialize()
      await editor.write('p.conductor.yaml', text)
      for (let length = 1; length < text.length; length += 47) {
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
