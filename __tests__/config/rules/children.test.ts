import { describe, expect, it } from 'vitest'
import { validateWorkflow } from '../../../src/config/rules/index.js'
import { expectedIn, found, load } from './expectations.js'

const CHILD = `
  workflow:
    name: child
    entry_point: a
    input: { need: { type: string }, may: { type: string, default: x } }
  agents:
    - { name: a, type: script, run: "true", raises: [external.c.a], routes: [{ to: $end }, { on_error: "internal.*", halt: true }] }
    - { name: lost, type: set, value: x } #? unreachable-node
`

const ROOT = `
  workflow: { name: root, entry_point: one }
  agents:
    - name: one
      type: workflow
      workflow: child.yaml
      input_mapping:
        need: x
        nedd: x #? unknown-child-input
      routes:
        - { to: two }
        - { on_error: external.c.a, halt: true }
        - { on_error: external.c.b, halt: true } #? handled-never-raised
        - { on_error: internal.script_error, halt: true } #? handled-never-raised
        - { on_error: provider.*, halt: true } #? handled-never-raised
        - { on_error: subworkflow.terminated, halt: true } #? handled-never-raised
    - name: two
      type: workflow
      workflow: child.yaml #? missing-child-input
      raises:
        - external.c.a
        - external.c.z
`

describe('a file and its children', () => {
  it('reports each file once, at its own lines', () => {
    const root = load({ 'main.yaml': ROOT, 'child.yaml': CHILD })
    expect(found(root)).toEqual(expectedIn(ROOT))
    expect(found(root, 'child.yaml')).toEqual(expectedIn(CHILD))
  })
})

describe('files that call each other', () => {
  const file = (name: string, other: string, kind: string): string => `
  workflow: { name: ${name}, entry_point: work }
  agents:
    - { name: work, type: script, run: "true", raises: [${kind}], routes: [{ to: again }] }
    - { name: again, type: workflow, workflow: ${other}, routes: [{ to: $end }] }
`
  const authored = (kinds: Iterable<string>): readonly string[] =>
    [...new Set(kinds)].filter((kind) => kind.startsWith('external.')).sort()

  it.each([
    ['itself', { 'main.yaml': file('main', 'main.yaml', 'external.a.one') }, ['external.a.one']],
    [
      'through another',
      { 'main.yaml': file('main', 'b.yaml', 'external.a.one'), 'b.yaml': file('b', 'main.yaml', 'external.b.two') },
      ['external.a.one', 'external.b.two'],
    ],
  ])('%s: each calling node can raise what any of them raises, and it all escapes', (_, files, expected) => {
    const { contract } = validateWorkflow(load(files))
    expect(authored(contract.escapes.map(({ kind }) => kind))).toEqual(expected)
    const again = contract.nodes.find(({ node }) => node === 'again')
    expect(authored(again?.raises.map(({ kind }) => kind) ?? [])).toEqual(expected)
    expect(again?.raises.map(({ kind }) => kind)).toContain('subworkflow.depth_exceeded')
  })
})
