import { describe, expect, it } from 'vitest'
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
        - external.c.z #? raises-never-raised
`

describe('a file and its children', () => {
  it('reports each file once, at its own lines', () => {
    const root = load({ 'main.yaml': ROOT, 'child.yaml': CHILD })
    expect(found(root)).toEqual(expectedIn(ROOT))
    expect(found(root, 'child.yaml')).toEqual(expectedIn(CHILD))
  })
})
