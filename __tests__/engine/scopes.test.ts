import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import type { Json } from '../../src/core/json.js'
import { createExplicitScope, createStepView, keepLastOnly } from '../../src/engine/scopes.js'
import { FlowState } from '../../src/engine/state.js'
import type { Scope } from '../../src/expressions/index.js'
import { withNames } from '../../src/nodes/rendering.js'

/** A flow in which these nodes have ended, in this order. */
function flow(outputs: Readonly<Record<string, Json>>): { readonly state: FlowState; readonly base: Scope } {
  const state = new FlowState()
  for (const [node, output] of Object.entries(outputs)) {
    const node_type = node === 'group' ? 'for_each' : 'set'
    const end: RunEvent = {
      type: 'node_completed',
      scope: '',
      node,
      visit: 1,
      attempt: 1,
      node_type,
      output,
      duration_ms: 0,
    }
    state.apply(end, 0)
  }
  const failed = { kind: 'a.b', message: 'm', details: {}, attempts: 1, retries_exhausted: false, transient: false }
  state.steps.set('broken', { output: undefined, error: failed, isGroup: false })
  const run = new Map<string, unknown>(
    Object.entries({
      workflow: { name: 'w', input: { q: 'hi', n: 1 } },
      context: { iteration: 2 },
    }),
  )
  return {
    state,
    base: {
      lookup: (name) => {
        const step = state.steps.get(name)
        return step === undefined ? run.get(name) : createStepView(step)
      },
      names: () => [...state.steps.keys(), 'workflow', 'context'],
    },
  }
}

const OUTPUTS = { a: { x: 1, y: 2 }, text: 'plain', group: { outputs: { k: 1, l: 2 }, count: 2 }, last: 3 }

describe('an explicit context', () => {
  const INPUT = { name: 'w', input: {} }
  const A = { x: 1, y: 2 }
  it.each<[string, readonly string[], Readonly<Record<string, unknown>>, string | null]>([
    ['nothing', [], { a: undefined, last: undefined, workflow: INPUT, context: { iteration: 2 } }, null],
    ['a node', ['a'], { a: { output: A }, text: undefined }, null],
    ['a node and its output', ['a.output'], { a: { output: A } }, null],
    ['a field', ['a.output.x'], { a: { output: { x: 1 } } }, null],
    ['a field in short', ['a.x'], { a: { output: { x: 1 } } }, null],
    ['two fields', ['a.output.x', 'a.y'], { a: { output: A } }, null],
    ['a field that is not there', ['a.output.z'], { a: { output: {} } }, 'a.output.z'],
    ['one that may be missing', ['a.output.z?'], { a: { output: {} } }, null],
    ['the first of two that are missing', ['a.z', 'a.zz'], { a: { output: {} } }, 'a.z'],
    ['a field of what has none', ['text.x'], { text: { output: {} } }, 'text.x'],
    ['the error of a node', ['broken.error'], { broken: { error: expect.objectContaining({ kind: 'a.b' }) } }, null],
    ['no error', ['a.error'], { a: {} }, 'a.error'],
    ['no output', ['broken'], { broken: {} }, 'broken'],
    ['a node that never ran', ['nobody'], { nobody: undefined }, 'nobody'],
    ['a node that may not have run', ['nobody?'], { nobody: undefined }, null],
    ['a name of the run', ['context'], { context: { iteration: 2 } }, null],
    ['a group', ['group'], { group: OUTPUTS.group }, null],
    ['a part of a group', ['group.count'], { group: { count: 2 } }, null],
    ['one output of a group', ['group.outputs.k'], { group: { outputs: { k: 1 } } }, null],
    ['two outputs of a group', ['group.outputs.k', 'group.outputs.l'], { group: { outputs: { k: 1, l: 2 } } }, null],
    ['an output that a group does not have', ['group.outputs.z'], { group: { outputs: {} } }, 'group.outputs.z'],
    ['a part that a group does not have', ['group.zz'], { group: {} }, 'group.zz'],
    ['inside of what has no parts', ['group.count.x'], { group: { count: 2 } }, 'group.count.x'],
    ['one input', ['workflow.input.q'], { workflow: { name: 'w', input: { q: 'hi' } } }, null],
    ['all inputs', ['workflow.input'], { workflow: { name: 'w', input: { q: 'hi', n: 1 } } }, null],
    ['an input that is not there', ['workflow.input.z'], { workflow: INPUT }, 'workflow.input.z'],
    ['an input that may be missing', ['workflow.input.z?'], { workflow: { name: 'w', input: { z: null } } }, null],
    ['another fact of the workflow', ['workflow.name'], { workflow: INPUT }, null],
    ['with a space before the mark', ['a.x ?'], { a: { output: { x: 1 } } }, null],
  ])('%s', (_, entries, seen, missing) => {
    const { state, base } = flow(OUTPUTS)
    const made = createExplicitScope(base, state, entries, false)
    for (const [name, value] of Object.entries(seen)) expect(made.scope.lookup(name), name).toEqual(value)
    expect(made.missing).toBe(missing)
  })

  it('may have all inputs besides, and names what can be read', () => {
    const { state, base } = flow(OUTPUTS)
    const { scope } = createExplicitScope(base, state, ['a'], true)
    expect(scope.lookup('workflow')).toEqual({ name: 'w', input: { q: 'hi', n: 1 } })
    expect([...scope.names()]).toEqual(['a', 'workflow', 'context'])
    expect([...createExplicitScope(base, state, [], false).scope.names()]).toEqual(['workflow', 'context'])
  })
})

describe('other views of a flow', () => {
  it('last_only shows the node that ended last and the names of the run', () => {
    const { state, base } = flow(OUTPUTS)
    const scope = keepLastOnly(base, state, [])
    expect([scope.lookup('last'), scope.lookup('a'), scope.lookup('context')]).toEqual([
      { output: 3 },
      undefined,
      { iteration: 2 },
    ])
    expect([...scope.names()]).toEqual(['last', 'workflow', 'context'])
  })

  it('names stand before those of the flow', () => {
    const { base } = flow(OUTPUTS)
    const scope = withNames(base, { a: 'mine', nothing: undefined })
    expect([scope.lookup('a'), scope.lookup('last'), scope.lookup('toString')]).toEqual([
      'mine',
      { output: 3 },
      undefined,
    ])
    expect([...scope.names()].slice(0, 3)).toEqual(['a', 'nothing', 'a'])
  })

  it('a step is its output and its error; a group is what it made', () => {
    const error = { kind: 'a.b', message: 'm', details: {}, attempts: 1, retries_exhausted: false, transient: false }
    expect(createStepView({ output: null, error: null, isGroup: false })).toEqual({ output: null })
    expect(createStepView({ output: 1, error, isGroup: false })).toEqual({ output: 1, error })
    expect(createStepView({ output: undefined, error, isGroup: false })).toEqual({ error })
    expect(createStepView({ output: { count: 1 }, error, isGroup: true })).toEqual({ count: 1, error })
    expect(createStepView({ output: 'odd', error: null, isGroup: true })).toEqual({})
  })
})
