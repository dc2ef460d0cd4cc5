import { describe, expect, test } from 'vitest'
import { readCursor } from '../../src/editor/cursor.js'
import { caretIn } from './client.js'

describe('the place of a caret in a half-written text', () => {
  const cases: readonly (readonly [string, unknown])[] = [
    ['workflow:\n  entry_point: pr|>', { path: ['workflow', 'entry_point'], isKey: false, typed: 'pr' }],
    ['workflow:\n  ent|>', { path: ['workflow', 'ent'], isKey: true, typed: 'ent' }],
    ['workflow:\n  |>', { path: ['workflow', ''], isKey: true }],
    ['agents:\n  - name: a\n  - name: b\n    ty|>', { path: ['agents', 1, 'ty'], isKey: true }],
    ['agents:\n- name: a\n- name: b\n  type: |>', { path: ['agents', 1, 'type'], isKey: false }],
    ['agents:\n  - |>', { path: ['agents', 0, ''], isKey: true }],
    ['agents:\n  - na|>', { path: ['agents', 0], isKey: false, typed: 'na' }],
    ['agents:\n  - name: a\n    routes:\n      - to: |>', { path: ['agents', 0, 'routes', 0, 'to'], isKey: false }],
    [
      'agents:\n  - name: a\n    routes:\n      - to: x\n      - on_error: [a.b, c|>',
      { path: ['agents', 0, 'routes', 1, 'on_error', 1], isKey: false, typed: 'c' },
    ],
    ['agents:\n  - name: a\n    routes: [{ to: |>', { path: ['agents', 0, 'routes', 0, 'to'], isKey: false }],
    [
      'agents:\n  - name: a\n    routes:\n      - { on_error: x.y, re|>',
      { path: ['agents', 0, 'routes', 0, 're'], isKey: true },
    ],
    [
      'agents:\n  - name: a\n    raises:\n      - external.|>',
      { path: ['agents', 0, 'raises', 0], isKey: false, typed: 'external.' },
    ],
    ['agents:\n  - name: a\n    run: |\n      x: |>', { path: ['agents', 0, 'run'], isKey: false }],
    ['agents:\n  - name: a\n    run: echo "{{ a.|>', { path: ['agents', 0, 'run'], expression: ' a.' }],
    ['a:\n  when: "{{ output.|>', { expression: ' output.' }],
    ['a:\n  - when: exit_code == o|>', { expression: 'exit_code == o' }],
    ['a:\n  - when: "{{ x }}"  |>', { expression: null }],
  ]
  test.each(cases)('%j', (marked, expected) => {
    const { text, position } = caretIn(marked)
    expect(readCursor(text.split('\n'), position)).toMatchObject(expected as object)
  })

  test('outside of the text there is none', () => {
    expect(readCursor(['a'], { line: 3, character: 0 })).toBeNull()
    expect(readCursor(['a'], { line: 0, character: 9 })).toBeNull()
  })
})
