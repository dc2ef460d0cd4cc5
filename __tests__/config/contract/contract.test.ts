import { describe, expect, it } from 'vitest'
import { createContract, type ErrorContract, renderContract } from '../../../src/config/contract/index.js'
import { load } from '../rules/expectations.js'

/** One line per kind: `node kind [handlers] escapes?`. */
function lines(contract: ErrorContract): readonly string[] {
  return contract.nodes.flatMap((node) =>
    node.raises.map((raised) => {
      const handlers = raised.handledBy.map((one) => {
        const target = one.target === null ? '' : ` ${one.target}`
        return `${one.scope === 'workflow' ? 'shared ' : ''}${one.action}${target}${one.conditional ? '?' : ''}`
      })
      return `${node.node} ${raised.kind} <${raised.source}> [${handlers.join(', ')}]${raised.escapes ? ' escapes' : ''}`
    }),
  )
}

function escapes(contract: ErrorContract): readonly string[] {
  return contract.escapes.map(({ kind, nodes }) => `${kind} from ${nodes.join(', ')}`)
}

describe('the error contract', () => {
  it('names declared, classified and engine-made kinds with their handlers', () => {
    const contract = createContract(
      load({
        'main.yaml': `
          workflow: { name: w, entry_point: a }
          agents:
            - name: a
              type: script
              run: "true"
              timeout: 5
              raises: [external.git.drift, external.api.slow]
              classify: [{ exit_code: 7, kind: external.api.down }]
              fail_when: [{ when: not output.ok, kind: external.git.behind }]
              routes:
                - { to: b }
                - { on_error: external.api.*, retry: { max: 2 } }
                - { on_error: external.api.slow, when: "details.soft", to: b }
                - { on_error: retry.exhausted, to: b }
                - { on_error: internal.timeout, propagate: true }
            - { name: b, type: set, value: x }
        `,
      }),
    )
    expect(lines(contract)).toEqual([
      'a external.git.drift <declared> [] escapes',
      'a external.api.slow <declared> [retry?, to b?, to b]',
      'a external.git.behind <fail_when> [] escapes',
      'a external.api.down <classify> [retry?, to b]',
      'a internal.script_error <engine> [] escapes',
      'a internal.timeout <engine> [propagate] escapes',
      'a internal.schema_violation <engine> [] escapes',
      'a internal.undeclared_kind <engine> [] escapes',
      'a internal.template_error <engine> [] escapes',
    ])
    expect(contract.nodes.map(({ node, typed, line }) => [node, typed, line])).toEqual([
      ['a', true, 3],
      ['b', true, 16],
    ])
  })

  it('lets the routes of the file follow those of the node, but never sends a node to itself', () => {
    const contract = createContract(
      load({
        'main.yaml': `
          workflow: { name: w, entry_point: a, error_routes: [{ on_error: true, to: b }] }
          agents:
            - { name: a, type: script, run: "true", routes: [{ to: b }, { on_error: external.a.b, propagate: true }] }
            - { name: b, type: set, value: x }
        `,
      }),
    )
    expect(lines(contract)).toEqual([
      'a external.a.b <declared> [propagate] escapes',
      'a * <declared> [shared to b]',
      'a internal.script_error <engine> [shared to b]',
      'a internal.schema_violation <engine> [shared to b]',
      'a internal.template_error <engine> [shared to b]',
      'b internal.template_error <engine> [] escapes',
    ])
    expect(escapes(contract)).toEqual(['external.a.b from a', 'internal.template_error from b'])
  })

  it('lists the kinds of a gate', () => {
    const contract = createContract(
      load({
        'main.yaml': `
          workflow: { name: w, entry_point: g, runtime: { strict_exit: true } }
          agents:
            - { name: g, type: human_gate, prompt: "Go?", options: [{ label: A, value: a, route: $end }], routes: [{ on_error: internal.template_error, halt: true }] }
        `,
      }),
    )
    expect(lines(contract)).toEqual([
      'g internal.template_error <engine> [halt]',
      'g internal.schema_violation <engine> [] escapes',
    ])
  })

  it('lists the kinds of a node without error routing', () => {
    const contract = createContract(
      load({
        'main.yaml': `
          workflow: { name: w, entry_point: a, runtime: { strict_exit: false }, policies: [{ name: p, type: expression, allow_if: "true" }] }
          agents:
            - { name: a, type: script, run: "true", timeout: 3, routes: [{ to: b }] }
            - { name: b, type: wait, duration: 1s, routes: [{ to: c }] }
            - { name: c, type: agent, prompt: hello, timeout_seconds: 5 }
        `,
      }),
    )
    expect(lines(contract)).toEqual([
      'a * <declared> [] escapes',
      'a internal.schema_violation <engine> [] escapes',
      'a internal.policy_denied <engine> [] escapes',
      'c * <declared> [] escapes',
      'c internal.schema_violation <engine> [] escapes',
      'c internal.policy_denied <engine> [] escapes',
    ])
  })

  it.each([
    ['number', '{ n: "{{ workflow.input.q }}" }', true],
    ['string', '{ n: "{{ workflow.input.q }}" }', false],
    ['number', '{}', false],
    ['number', null, false],
    ['boolean', null, true],
  ])('knows whether a child with a %s can refuse %s', (type, mapping, expected) => {
    const mapped = mapping === null ? '' : `, input_mapping: ${mapping}`
    const contract = createContract(
      load({
        'main.yaml': `
          workflow: { name: w, entry_point: call, input: { n: { type: number, default: 1 }, q: { type: string, default: x } } }
          agents:
            - { name: call, type: workflow, workflow: child.yaml${mapped}, routes: [{ to: $end }, { on_error: true, halt: true }] }
        `,
        'child.yaml': `
          workflow: { name: child, entry_point: a, input: { n: { type: ${type}, required: false } } }
          agents: [{ name: a, type: set, value: "1" }]
        `,
      }),
    )
    expect(lines(contract).includes('call internal.schema_violation <engine> [halt]')).toBe(expected)
  })

  it('propagates kinds from members and children', () => {
    const contract = createContract(
      load({
        'main.yaml': `
          workflow: { name: root, entry_point: each, input: { xs: { type: array } } }
          agents:
            - { name: m, type: script, run: "true", raises: [external.m.a, external.m.b], routes: [{ on_error: [external.m.a, "internal.*"], recover: { output: {} } }] }
            - name: call
              type: workflow
              workflow: child.yaml
              routes: [{ to: all }, { on_error: external.c.a, to: all }]
            - { name: n, type: script, run: "true" }
          parallel:
            - { name: both, agents: [m], routes: [{ to: call }] }
            - { name: all, agents: [n], failure_mode: all_or_nothing, routes: [{ to: $end }, { on_error: true, halt: true }] }
          for_each:
            - name: each
              type: for_each
              source: workflow.input.xs
              as: x
              agent: { name: one, type: set, value: "{{ x }}" }
              routes: [{ to: both }]
        `,
        'child.yaml': `
          workflow: { name: child, entry_point: a }
          agents:
            - { name: a, type: script, run: "true", raises: [external.c.a, external.c.b], routes: [{ to: stop, when: "exit_code == 1" }, { to: $end }, { on_error: "internal.*", halt: true }] }
            - { name: stop, type: terminate, status: failed, reason: no }
        `,
      }),
    )
    expect(lines(contract)).toEqual([
      'm external.m.a <declared> [recover]',
      'm external.m.b <declared> [] escapes',
      'm internal.script_error <engine> [recover]',
      'm internal.schema_violation <engine> [recover]',
      'm internal.undeclared_kind <engine> [recover]',
      'm internal.template_error <engine> [recover]',
      'call external.c.a <child> [to all]',
      'call external.c.b <child> [] escapes',
      'call subworkflow.terminated <engine> [] escapes',
      'call subworkflow.failed <engine> [] escapes',
      'call subworkflow.depth_exceeded <engine> [] escapes',
      'call internal.template_error <engine> [] escapes',
      'n * <declared> [] escapes',
      'n internal.script_error <engine> [] escapes',
      'n internal.schema_violation <engine> [] escapes',
      'n internal.template_error <engine> [] escapes',
      'both external.m.b <child> [] escapes',
      'all internal.group_failed <engine> [halt]',
      'each internal.template_error <child> [] escapes',
      'each internal.schema_violation <engine> [] escapes',
      'each.one internal.template_error <engine> [] escapes',
    ])
    expect(escapes(contract).map((line) => line.split(' ')[0])).toContain('external.c.b')
    expect(contract.children.map(({ file, workflow }) => [file, workflow])).toEqual([['child.yaml', 'child']])
    expect(escapes(contract.children[0] ?? contract)).toEqual(['external.c.a from a', 'external.c.b from a'])
  })

  it('turns undeclared kinds of a child into internal.undeclared_kind', () => {
    const contract = createContract(
      load({
        'main.yaml': `
          workflow: { name: root, entry_point: call }
          agents:
            - { name: call, type: workflow, workflow: child.yaml, raises: [external.c.a] }
        `,
        'child.yaml': `
          workflow: { name: child, entry_point: a }
          agents:
            - { name: a, type: script, run: "true", raises: [external.c.a, external.c.b], routes: [{ to: $end }, { on_error: "internal.*", halt: true }] }
        `,
      }),
    )
    expect(lines(contract).map((line) => line.split(' ')[1])).toEqual([
      'external.c.a',
      'subworkflow.failed',
      'subworkflow.depth_exceeded',
      'internal.undeclared_kind',
      'internal.template_error',
    ])
  })

  it('is shown as a table, with colours only where asked', () => {
    const contract = createContract(
      load({
        'main.yaml': `
          workflow: { name: w, entry_point: a }
          agents:
            - { name: a, type: script, run: "true", raises: [external.a.b], routes: [{ to: $end }, { on_error: external.a.b, retry: { max: 4 } }, { on_error: "internal.*", halt: true }] }
        `,
      }),
    )
    const text = renderContract(contract, false)
    expect(text).toContain('w (main.yaml)')
    expect(text).toMatch(/a \[script\] +external\.a\.b +declared +retry 4x, then ESCAPES\n/)
    expect(text).toMatch(/\n +internal\.\*, 4 kinds +engine-made +halt\n/)
    expect(renderContract(contract, false, true)).toMatch(/internal\.script_error +engine-made +halt\n/)
    expect(text).toContain('external.a.b  from a')
    expect(text.includes('\u001b')).toBe(false)
    expect(renderContract(contract, true)).toContain('\u001b[31mESCAPES')
  })
})
