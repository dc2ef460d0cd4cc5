import { describe, expect, test } from 'vitest'
import type { CompletionItem, Hover, Location, WorkspaceEdit } from 'vscode-languageserver-protocol'
import { applyEdits, at, behind, caretIn, Editor } from './client.js'

const CATALOGUE = `external.git.drift:
  description: The branch moved
  details:
    behind: { type: integer, description: Commits that are missing }
    branch: { type: string, required: false }
    where: { type: object, properties: { commit: { type: string } } }
  suggestion: Rebase the branch
external.api.down:
  transient: true
  details:
    region: { type: string, enum: [eu, us] }
    "cached": { type: boolean }
`

const FILE = `workflow:
  name: release
  entry_point: probe
  kinds: !file kinds.yaml
agents:
  - name: probe
    type: script
    run: |
      conductor_fail external.git.drift "moved" '{"behind": 3}'
    raises: [external.git.drift, external.api.down]
    routes:
      - to: $end
      - on_error: external.git.drift
        when: details.behind > 3 and error.details.where.commit != ''
        to: repair
      - on_error: external.api.down
        to: other
  - name: repair
    type: script
    run: ./repair.sh
    env: { BEHIND: "{{ error.details.behind }}", SAME: "{{ probe.error.details['behind'] }}" }
  - name: other
    type: script
    run: ./other.sh "{{ error.details.region }}"
`

const CALLER = `workflow: { name: caller, entry_point: child }
agents:
  - name: child
    type: workflow
    workflow: w.conductor.yaml
    routes:
      - to: $end
      - on_error: external.git.drift
        halt: { message: "{{ error.details.behind }}" }
`

const SCENARIOS = `workflow: w.conductor.yaml
scenarios:
  - name: drift
    stub:
      probe:
        error:
          kind: external.git.drift
          details: { behind: 3, where: { commit: a } }
      repair: { output: {} }
    inject: ["other=external.git.drift@1"]
    expect:
      error: { kind: external.git.drift, details: { behind: 3 } }
`

const FILES = { 'kinds.yaml': CATALOGUE, 'w.conductor.yaml': FILE, 'w.test.yaml': SCENARIOS, 'caller.yaml': CALLER }
type Name = keyof typeof FILES

async function open(name: Name, text: string = FILES[name], files: Readonly<Record<string, string>> = {}) {
  const editor = await new Editor({ ...FILES, ...files }).initialize()
  if (text !== FILES[name]) await editor.write(name, FILES[name])
  await editor.write(name, text)
  return editor
}

async function complete(name: Name, marked: string) {
  const { text, position } = caretIn(marked)
  const editor = await open(name, text)
  const items = await editor.ask<CompletionItem[]>('textDocument/completion', at(editor, position, name))
  return items.sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1))
}

describe('completion', () => {
  const DRIFT = ['behind', 'where', 'branch']
  test.each<[string, Name, string, readonly string[]]>([
    [
      'error.details in a handler',
      'w.conductor.yaml',
      FILE.replace('error.details.behind }}"', 'error.details.|>'),
      DRIFT,
    ],
    [
      'NODE.error.details',
      'w.conductor.yaml',
      FILE.replace("{{ probe.error.details['behind'] }}", '{{ probe.error.details.|>'),
      DRIFT,
    ],
    ['details in a bare condition', 'w.conductor.yaml', FILE.replace('details.behind > 3', 'details.|>'), DRIFT],
    ['part of a name', 'w.conductor.yaml', FILE.replace('details.behind > 3', 'details.beh|>'), DRIFT],
    ['inner fields', 'w.conductor.yaml', FILE.replace("where.commit != ''", 'where.|>'), ['commit']],
    ['fields of a child', 'caller.yaml', CALLER.replace('details.behind }}', 'details.|>'), DRIFT],
    [
      'fields of a stub, without those that are there',
      'w.test.yaml',
      SCENARIOS.replace('{ behind: 3, where', '{ |>, where'),
      ['behind', 'branch'],
    ],
    [
      'fields of an injection',
      'w.test.yaml',
      SCENARIOS.replace('"other=external.git.drift@1"', '{ node: probe, kind: external.git.drift, details: { |> } }'),
      DRIFT,
    ],
    [
      'values of a field',
      'w.test.yaml',
      SCENARIOS.replace(
        'external.git.drift\n          details: { behind: 3, where: { commit: a } }',
        'external.api.down\n          details: { region: |> }',
      ),
      ['eu', 'us'],
    ],
  ])('%s', async (_, name, marked, expected) => {
    expect((await complete(name, marked)).map(({ label }) => label)).toEqual(expected)
  })

  test('kinds in the catalogue: those that nodes raise and that are not there', async () => {
    const inline = '\n    external.git.drift: {}\n    |>'
    const items = await complete('w.conductor.yaml', FILE.replace(' !file kinds.yaml', inline))
    expect(items.map(({ label }) => label)).toEqual(['external.api.down'])
    expect(items[0]?.textEdit?.newText).toBe('external.api.down:\n      ')
  })

  test('kinds of the catalogue where a node raises them', async () => {
    const items = await complete(
      'w.conductor.yaml',
      FILE.replace('run: ./other.sh', 'raises: [|>]\n    run: ./other.sh'),
    )
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['external.git.drift', 'external.api.down']))
  })
})

describe('hover', () => {
  test.each<[string, Name, string, number, RegExp]>([
    [
      'a kind: its payload',
      'w.conductor.yaml',
      'on_error: external.git.drift',
      1,
      /The branch moved.*`behind`: integer, required. Commits.*Rebase the branch/,
    ],
    [
      'a kind that is transient by its catalogue',
      'w.conductor.yaml',
      'on_error: external.api.down',
      1,
      /Transient: .*`region`: eu \| us, required/,
    ],
    ['a kind of the engine', 'w.conductor.yaml', 'internal.script_error', 1, /`exit_code`: integer or null, required/],
    ['a kind behind NODE=', 'w.test.yaml', 'other=external.git.dr', 1, /Details:/],
    [
      'a field in a template',
      'w.conductor.yaml',
      '{{ error.details.beh',
      1,
      /\*\*behind\*\*.*`external.git.drift`: integer, required. Commits that are missing/,
    ],
    ['all details', 'w.conductor.yaml', '{{ error.det', 1, /\*\*details\*\*.*`behind`.*`branch`: string, optional/],
    ['a field in a bare condition', 'w.conductor.yaml', 'when: details.beh', 1, /`external.git.drift`: integer/],
    ['the node before the field', 'w.conductor.yaml', 'SAME: "{{ pro', 1, /\*\*probe\*\* · script/],
    ['a field of a stub', 'w.test.yaml', 'details: { beh', 1, /`external.git.drift`: integer, required/],
  ])('%s', async (_, name, word, nth, expected) => {
    const text = FILES[name].replace(
      '      - on_error: external.api.down',
      '      - on_error: internal.script_error\n        to: other\n      - on_error: external.api.down',
    )
    const editor = await open(name, text)
    const answer = await editor.ask<Hover | null>('textDocument/hover', at(editor, behind(text, word, nth), name))
    expect(JSON.stringify(answer?.contents)).toMatch(expected)
  })
})

/** Renames what stands at a word of a file, and returns all files. */
async function rename(name: Name, word: string, newName: string, files: Readonly<Record<string, string>> = {}) {
  const before: Readonly<Record<string, string>> = { ...FILES, ...files }
  const editor = await open(name, before[name], files)
  const params = { ...at(editor, behind(before[name] ?? '', word), name), newName }
  const { changes = {} } = await editor.ask<WorkspaceEdit>('textDocument/rename', params)
  return Object.fromEntries(
    Object.entries(before).map(([each, text]) => [each, applyEdits(text, changes[editor.uri(each)] ?? [])]),
  )
}

function replaceAll(word: RegExp, by: string) {
  return Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, text.replaceAll(word, by)]))
}

describe('definition, references and rename', () => {
  test.each<[string, Name, string, string]>([
    ['a kind in a route', 'w.conductor.yaml', 'on_error: external.git', 'external.git.drift'],
    ['a kind in a scenario', 'w.test.yaml', 'other=external', 'external.git.drift'],
    ['a kind of a caller', 'caller.yaml', 'on_error: external', 'external.git.drift'],
    ['a field in a template', 'w.conductor.yaml', 'error.details.be', 'behind'],
    ['a field in a stub', 'w.test.yaml', 'details: { be', 'behind'],
    ['a field of a child', 'caller.yaml', 'error.details.be', 'behind'],
  ])('the definition of %s stands in the catalogue', async (_, name, word, found) => {
    const editor = await open(name)
    const [first, second] = await editor.ask<Location[]>(
      'textDocument/definition',
      at(editor, behind(FILES[name], word), name),
    )
    expect([first?.uri, second]).toEqual([editor.uri('kinds.yaml'), undefined])
    expect(CATALOGUE.split('\n')[first?.range.start.line ?? 0]?.trim().startsWith(`${found}:`)).toBe(true)
  })

  test('references are those of all files that share the kind', async () => {
    const editor = await open('w.conductor.yaml')
    const count = async (word: string, includeDeclaration: boolean) => {
      const params = { ...at(editor, behind(FILE, word)), context: { includeDeclaration } }
      const found = await editor.ask<Location[]>('textDocument/references', params)
      return Object.keys(FILES).map((name) => found.filter(({ uri }) => uri === editor.uri(name)).length)
    }
    expect(await count('on_error: external', true)).toEqual([1, 3, 3, 1])
    expect(await count('when: details.b', true)).toEqual([1, 4, 2, 1])
    expect(await count('when: details.b', false)).toEqual([0, 4, 2, 1])
  })

  test.each<[string, Name, string]>([
    ['a route', 'w.conductor.yaml', 'on_error: external'],
    ['the catalogue', 'kinds.yaml', 'external'],
    ['a stub', 'w.test.yaml', 'kind: external'],
  ])('rename of a kind, from %s', async (_, name, word) => {
    expect(await rename(name, word, 'external.git.moved')).toEqual(
      replaceAll(/external\.git\.drift/g, 'external.git.moved'),
    )
  })

  test.each<[string, Name, string]>([
    ['a template', 'w.conductor.yaml', 'error.details.be'],
    ['the catalogue', 'kinds.yaml', 'be'],
    ['a stub', 'w.test.yaml', 'details: { be'],
  ])('rename of a field, from %s', async (_, name, word) => {
    expect(await rename(name, word, 'missing_commits')).toEqual(replaceAll(/\bbehind\b/g, 'missing_commits'))
  })

  test('rename of an inner field, and of one with quotes', async () => {
    expect(await rename('w.conductor.yaml', 'where.com', 'sha')).toEqual(replaceAll(/\bcommit\b/g, 'sha'))
    expect(await rename('kinds.yaml', '"cac', 'stale')).toEqual(replaceAll(/\bcached\b/g, 'stale'))
  })

  test('captures of a rule are fields: the patterns and templates of the rule follow', async () => {
    const rule =
      '    classify:\n      - { kind: external.git.drift, stderr: "(?P<behind>\\\\d+) by (?P=behind)", message: "{{ behind }} commits", details: { where: {} } }\n'
    const text = FILE.replace('    raises:', `${rule}    raises:`)
    const renamed = await rename('w.conductor.yaml', 'error.details.be', 'lag', { 'w.conductor.yaml': text })
    expect(renamed['w.conductor.yaml']).toBe(text.replaceAll(/\bbehind\b/g, 'lag'))
  })

  const reading = (more: string) => ({
    'w.conductor.yaml': FILE.replace('run: ./repair.sh', `run: ./repair.sh "${more}"`),
  })
  test.each<[string, Name, string, string, Readonly<Record<string, string>>, RegExp]>([
    [
      'a kind that is there',
      'w.conductor.yaml',
      'on_error: external',
      'external.api.down',
      {},
      /there is a kind external.api.down already/,
    ],
    ['no kind', 'w.conductor.yaml', 'on_error: external', 'drift', {}, /cannot be a kind/],
    ['a reserved kind', 'w.conductor.yaml', 'on_error: external', 'internal.drift', {}, /cannot be a kind/],
    [
      'a pattern that would not take the kind any more',
      'w.conductor.yaml',
      'on_error: external',
      'external.vcs.drift',
      { 'caller.yaml': CALLER.replace('on_error: external.git.drift', 'on_error: external.git.*') },
      /external\.git\.\* in line 8 of caller.yaml/,
    ],
    ['a field that is there', 'w.conductor.yaml', 'error.details.be', 'branch', {}, /has a field branch already/],
    ['no name', 'w.conductor.yaml', 'error.details.be', 'be-hind', {}, /cannot be the name of a field/],
    ['a well-known field', 'w.conductor.yaml', 'error.details.be', 'line', {}, /meaning of its own/],
    [
      'a read of two kinds that have the field',
      'w.conductor.yaml',
      'error.details.be',
      'lag',
      {
        'kinds.yaml': CATALOGUE.replace('"cached"', 'behind'),
        ...reading('{{ probe.error.details.behind }}'),
        'caller.yaml': CALLER.replace('on_error: external.git.drift', 'on_error: true'),
      },
      /external.api.down has this field too/,
    ],
    [
      'a read of kinds without a payload',
      'w.conductor.yaml',
      'error.details.be',
      'lag',
      {
        'w.conductor.yaml': FILE.replace('- on_error: external.git.drift', '- on_error: true').replace(
          'external.api.down]',
          'external.api.down, external.more]',
        ),
      },
      /errors of external.more/,
    ],
    [
      'details that are taken as a whole',
      'w.conductor.yaml',
      'error.details.wh',
      'place',
      reading('{% set d = error.details %}{{ d.where }}'),
      /taken as a whole/,
    ],
    [
      'a hook',
      'w.conductor.yaml',
      'error.details.be',
      'lag',
      { 'w.conductor.yaml': FILE.replace('agents:', '  hooks: { on_error: "{{ error.details.behind }}" }\nagents:') },
      /errors of any kind/,
    ],
    [
      'a name that is written with an escape',
      'kinds.yaml',
      'external.git',
      'external.git.moved',
      { 'w.test.yaml': SCENARIOS.replace('kind: external.git.drift\n', 'kind: "external.git.dri\\x66t"\n') },
      /written in another way/,
    ],
  ])('rename is refused: %s', async (_, name, word, newName, files, said) => {
    await expect(rename(name, word, newName, files)).rejects.toThrow(said)
  })

  test('an anchor and its alias: a rename that would miss the alias is refused, also of a node', async () => {
    const text = FILE.replace(
      '- on_error: external.api.down\n        to: other',
      '- on_error: external.api.down\n        to: &o other\n      - on_error: internal.timeout\n        to: *o',
    )
    await expect(rename('w.conductor.yaml', 'name: other', 'another', { 'w.conductor.yaml': text })).rejects.toThrow(
      'by an alias',
    )
  })
})
