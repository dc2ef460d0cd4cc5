import { describe, expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { describeCaret } from '../../src/editor/place.js'
import { caretIn } from './client.js'

const read = (text: string, position: { line: number; character: number }) =>
  describeCaret(
    { source: TextDocument.create('file:///w.yaml', 'yaml', 1, text), sort: 'workflow', home: null },
    position,
  )

describe('the place of a caret in a half-written text', () => {
  const cases: readonly (readonly [string, unknown])[] = [
    ['workflow:\n  entry_point: pr|>', { path: ['workflow', 'entry_point'], isKey: false }],
    ['workflow:\n  ent|>', { path: ['workflow', 'ent'], isKey: true }],
    ['workflow:\n  |>', { path: ['workflow', expect.anything()], isKey: true, word: '' }],
    ['agents:\n  - name: a\n  - name: b\n    ty|>', { path: ['agents', 1, 'ty'], isKey: true }],
    ['agents:\n- name: a\n- name: b\n  type: |>', { path: ['agents', 1, 'type'], isKey: false }],
    ['agents:\n  - |>', { path: ['agents', 0], isKey: false, word: '' }],
    ['agents:\n  - na|>', { path: ['agents', 0], isKey: false }],
    ['agents:\n  - name: a\n    routes:\n      - to: |>', { path: ['agents', 0, 'routes', 0, 'to'], isKey: false }],
    [
      'agents:\n  - name: a\n    routes:\n      - to: x\n      - on_error: [a.b, c|>',
      { path: ['agents', 0, 'routes', 1, 'on_error', 1], isKey: false },
    ],
    ['agents:\n  - name: a\n    routes: [{ to: |>', { path: ['agents', 0, 'routes', 0, 'to'], isKey: false }],
    [
      'agents:\n  - name: a\n    routes:\n      - { on_error: x.y, re|>',
      { path: ['agents', 0, 'routes', 0, 're'], isKey: true },
    ],
    ['agents:\n  - name: a\n    raises:\n      - external.|>', { path: ['agents', 0, 'raises', 0], isKey: false }],
    ['agents:\n  - name: a\n    run: |\n      x: |>', { path: ['agents', 0, 'run'], isKey: false }],
    ['agents:\n  - name: a\n    run: echo "{{ a.|>', { path: ['agents', 0, 'run'], expression: ' a.' }],
    ['a:\n  when: "{{ output.|>', { expression: ' output.' }],
    [
      'agents:\n  - name: a\n    routes:\n      - when: exit_code == o|>',
      { expression: 'exit_code == o', naming: 'expression' },
    ],
    ['agents:\n  - name: a\n    run: "{{ b }} c|>"', { expression: null }],
    ['agents:\n  - name: a\n    retry: { max: 2, |>', { isKey: true, keys: ['max'] }],
    ['agents:\n  - name: a\n    run: "{{ b.|>\n  - name: c', { expression: ' b.' }],
  ]
  test.each(cases)('%j', (marked, expected) => {
    const { text, position } = caretIn(marked)
    expect(read(text, position)).toMatchObject(expected as object)
  })

  test('outside of the text there is none', () => {
    expect(read('a', { line: 3, character: 4 })).toBeNull()
    expect(read('a', { line: 0, character: 9 })).toBeNull()
    expect(read('a: b # c', { line: 0, character: 8 })).toBeNull()
  })
})
