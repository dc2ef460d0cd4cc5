import { expect, test } from 'vitest'
import type { CompletionItem } from 'vscode-languageserver-protocol'
import { readExpressionEnd } from '../../src/editor/completion-expressions.js'
import { applyEdits, at, caretIn, Editor } from './client.js'

const FILE = `workflow:
  name: w
  entry_point: check
  raises: [external.a.b]
agents:
  - name: check
    type: script
    run: "true"
    raises: [external.a.b, external.a.c]
    routes:
      - to: big step
      - on_error: external.a.b
        to: ask
  - name: big step
    type: script
    run: "true"
    routes:
      - to: sub
  - name: ask
    type: human_gate
    prompt: go on?
    options:
      - { label: Yes, value: "yes", route: $end }
      - { label: No, value: 2, route: $end }
  - name: sub
    type: workflow
    workflow: child.yaml
    input_mapping:
      region: eu
`
const CHILD = `workflow:
  name: c
  entry_point: a
  input:
    region: { type: string }
    size: { type: integer, default: 1 }
agents: [{ name: a, type: script, run: "true" }]
`
const SCENARIOS = `workflow: w.conductor.yaml
scenarios:
  - name: s
    stub:
      check: { output: {} }
    gates: { ask: "yes" }
    inject: ["check=external.a.b@1"]
    expect: { outcome: success }
`
const FILES = { 'w.conductor.yaml': FILE, 'child.yaml': CHILD, 'kinds.md': 'x', 'w.test.yaml': SCENARIOS }

/** Accepts an offer at the caret `|>`, and returns the lines that differ then. */
async function accept(marked: string, label: string, name = 'w.conductor.yaml') {
  const { text, position } = caretIn(marked)
  const editor = await new Editor(FILES).initialize()
  const known = name.endsWith('.test.yaml') ? SCENARIOS : FILE
  await editor.write(name, known)
  await editor.write(name, text)
  const items = await editor.ask<CompletionItem[]>('textDocument/completion', at(editor, position, name))
  const item = items.find((each) => each.label === label)
  const labels = items.map((each) => each.label)
  if (item?.textEdit === undefined || !('range' in item.textEdit)) return { labels, line: null }
  const lines = applyEdits(text, [item.textEdit]).split('\n')
  return {
    labels,
    line: lines.slice(position.line, position.line + 1 + item.textEdit.newText.split('\n').length - 1).join('\n'),
  }
}

test.each([
  ['a value right behind the colon', FILE.replace('- to: sub', '- to:|>'), 'ask', '      - to: ask'],
  ['a name with spaces', FILE.replace('- to: sub', '- to: |>'), 'big step', '      - to: big step'],
  [
    'a name with spaces that is half written',
    FILE.replace('- to: sub', '- to: big st|>'),
    'big step',
    '      - to: big step',
  ],
  ['a name in quotes', FILE.replace('- to: sub', '- to: "big |>"'), 'big step', '      - to: "big step"'],
  [
    'back to the failed node',
    FILE.replace('value: 2, route: $end', 'value: 2, route: |>'),
    '$failed',
    '      - { label: No, value: 2, route: $failed }',
  ],
  ['what needs quotes', FILE.replace('on_error: external.a.b', 'on_error: |>'), '*', '      - on_error: "*"'],
  [
    'a list opens on the next line',
    FILE.replace('    prompt: go on?', '    prompt: go on?\n    rou|>'),
    'routes',
    '    routes:\n      - ',
  ],
  [
    'a mapping opens on the next line',
    FILE.replace('  raises: [external.a.b]\nagents', '  li|>\nagents'),
    'limits',
    '  limits:\n    ',
  ],
  [
    'a key with one value has it',
    FILE.replace('        to: ask', '        prop|>'),
    'propagate',
    '        propagate: true',
  ],
  ['a key of an item', FILE.replace('- to: sub', '- |>'), 'to', '      - to: '],
  [
    'a shell',
    FILE.replace('    run: "true"\n    raises', '    run: "true"\n    shell: |>\n    raises'),
    'bash',
    '    shell: bash',
  ],
  ['a child', FILE.replace('workflow: child.yaml', 'workflow: |>'), 'child.yaml', '    workflow: child.yaml'],
  ['an input of a child', FILE.replace('      region: eu', '      region: eu\n      |>'), 'size', '      size: '],
  ['a part', FILE.replace('    prompt: go on?', '    prompt: !file |>'), 'kinds.md', '    prompt: !file kinds.md'],
  [
    'a filter',
    FILE.replace('        to: ask', '        when: error.message | |>\n        to: ask'),
    'upper',
    '        when: error.message | upper',
  ],
  [
    'a kind that is compared',
    FILE.replace('on_error: external.a.b', 'on_error: external.a.*\n        when: error.kind == |>'),
    'external.a.c',
    "        when: error.kind == 'external.a.c'",
  ],
  [
    'a kind in quotes',
    FILE.replace('on_error: external.a.b', "on_error: external.a.*\n        when: error.kind == 'ext|>'"),
    'external.a.c',
    "        when: error.kind == 'external.a.c'",
  ],
])('%s', async (_, marked, label, expected) => {
  expect(await accept(marked, label)).toMatchObject({ line: expected })
})

test.each([
  ['a node to inject', SCENARIOS.replace('"check=external.a.b@1"', '"|>"'), 'big step=', '    inject: ["big step="]'],
  [
    'a kind to inject',
    SCENARIOS.replace('external.a.b@1', 'ext|>'),
    'external.a.c',
    '    inject: ["check=external.a.c"]',
  ],
  ['an answer', SCENARIOS.replace('ask: "yes"', 'ask: |>'), 'yes', '    gates: { ask: yes }'],
  ['an answer that is a number', SCENARIOS.replace('ask: "yes"', 'ask: |>'), '2', '    gates: { ask: 2 }'],
  ['a gate', SCENARIOS.replace('ask: "yes"', '|>'), 'ask', '    gates: { ask:  }'],
  [
    'the workflow',
    SCENARIOS.replace('workflow: w.conductor.yaml', 'workflow: |>'),
    'w.conductor.yaml',
    'workflow: w.conductor.yaml',
  ],
])('in a scenario: %s', async (_, marked, label, expected) => {
  expect(await accept(marked, label, 'w.test.yaml')).toMatchObject({ line: expected })
})

test.each([
  ['a comment', `${FILE}# a |>`],
  ['free text', FILE.replace('prompt: go on?', 'prompt: go |>on?')],
  ['a script', FILE.replace('run: "true"', 'run: |\n      echo |>')],
  ['behind a value in a condition', FILE.replace('        to: ask', '        when: error.message |>\n        to: ask')],
  ['a column of no key', FILE.replace('    prompt:', '   |>\n    prompt:')],
])('nothing is offered in %s', async (_, marked) => {
  expect((await accept(marked, '')).labels).toEqual([])
})

test('after `from` only nodes are offered from which a path leads here', async () => {
  const retried = FILE.replace(
    '      - to: sub',
    '      - to: sub\n      - on_error: internal.script_error\n        retry: { from: |> }',
  )
  expect((await accept(retried, '')).labels).toEqual(['check', 'big step'])
})

test.each([
  ['', { sort: 'name', read: [], typed: '', compared: '' }],
  ['probe.out', { sort: 'name', read: ['probe'], typed: 'out', compared: '' }],
  ['a and pro', { sort: 'name', read: [], typed: 'pro', compared: '' }],
  ['a ', null],
  ['a == 1 ', null],
  ['f(', { sort: 'name', read: [], typed: '', compared: '' }],
  ['a | up', { sort: 'filter', typed: 'up' }],
  ["error.kind in ['x', 'y", { sort: 'text', typed: 'y', compared: 'error.kind' }],
  ['error.kind != ', { sort: 'name', read: [], typed: '', compared: 'error.kind' }],
])('the end of the expression %j', (expression, expected) => {
  expect(readExpressionEnd(expression)).toEqual(expected)
})
