import { describe, expect } from 'vitest'
import { type Ran, startedNodes } from './support/command.js'
import { type Case, table, workflow } from './support/table.js'

const raising = (kind: string): string => `printf '{"kind":"${kind}","message":"m"}' > "$CONDUCTOR_ERROR_OUT"`
const HOOKS =
  'hooks: { on_start: "started {{ workflow.name }}", on_complete: "done {{ workflow.name }}", on_error: "{{ workflow.error.kind }} at {{ workflow.error.agent }}: {{ workflow.error.message }}" }'
const hooks = ({ events }: Ran): readonly string[] =>
  events.filter(({ type }) => type === 'hook_executed').map((event) => `${event.hook}: ${event.error ?? event.result}`)

describe('terminate', () => {
  const end = (status: string, more = ''): string =>
    `- { name: stop, type: terminate, status: ${status}, reason: "because {{ a.output }}"${more} }`
  const start = '- { name: a, type: set, value: five, routes: [{ to: stop }] }'
  const fields = { terminated_by: 'stop', termination_reason: 'because five', is_explicit: true }
  table([
    {
      name: 'success',
      yaml: workflow(
        `${start}\n${end('success', ', output_template: { n: "{{ 2 + 3 }}", list: ["{{ a.output }}"] }')}`,
        HOOKS,
        'output: { never: "{{ gone.output }}" }',
      ).replace('{{ gone.output }}', '{{ a.output }}'),
      code: 0,
      output: { n: 5, list: ['five'] },
      story: [
        'workflow_started',
        'on_start',
        'a@1',
        'a ok',
        'a to stop',
        'stop@1',
        'stop ok',
        'on_complete',
        'workflow_completed',
      ],
      check: (ran) => {
        expect(ran.events.at(-1)).toMatchObject({ ...fields, status: 'success', output: { n: 5 } })
        expect(ran.events.find(({ type, node }) => type === 'node_completed' && node === 'stop')).toMatchObject({
          ...fields,
          status: 'success',
          output: { status: 'success', reason: 'because five', terminated_by: 'stop' },
        })
        expect(ran.result).toMatchObject({
          success: true,
          outcome: 'success',
          termination: { status: 'success', reason: 'because five', terminated_by: 'stop' },
          errors: [],
          error: null,
        })
      },
    },
    {
      name: 'failed',
      yaml: workflow(`${start}\n${end('failed')}`, HOOKS, 'output: { a: "{{ a.output }}" }'),
      code: 1,
      output: { a: 'five' },
      stderr: /because five/,
      story: [
        'workflow_started',
        'on_start',
        'a@1',
        'a ok',
        'a to stop',
        'stop@1',
        'stop halt.intentional',
        'on_error',
        'workflow_failed',
      ],
      check: (ran) => {
        expect(ran.events.at(-1)).toMatchObject({
          ...fields,
          status: 'failed',
          error_type: 'WorkflowTerminated',
          output: { a: 'five' },
        })
        expect(ran.result).toMatchObject({
          success: false,
          outcome: 'failed',
          termination: { status: 'failed', reason: 'because five', terminated_by: 'stop' },
          errors: [],
        })
        expect(ran.result.next_commands.join()).not.toContain('resume')
        expect(ran.result.checkpoint.path).toBeNull()
        expect(ran.stderr).not.toMatch(/resume/)
        expect(hooks(ran)[1]).toMatch(/because five/)
      },
    },
    {
      name: 'as entry point',
      yaml: workflow('- { name: a, type: terminate, status: success, reason: at once }'),
      code: 0,
      story: ['workflow_started', 'a@1', 'a ok', 'workflow_completed'],
    },
    {
      name: 'at max_iterations',
      yaml: workflow(`${start}\n${end('success')}`, 'limits: { max_iterations: 1 }'),
      code: 0,
    },
    {
      name: 'a failing reason',
      yaml: workflow(
        '- { name: a, type: set, values: { n: 1 }, routes: [{ to: stop }] }\n- { name: stop, type: terminate, status: success, reason: "{{ a.output.gone }}" }',
      ),
      code: 1,
      kinds: ['internal.template_error'],
      story: [
        'workflow_started',
        'a@1',
        'a ok',
        'a to stop',
        'stop@1',
        'stop internal.template_error',
        'stop unhandled',
        'workflow_failed',
      ],
    },
    {
      name: 'a failing output_template, whatever error_routes say',
      yaml: workflow(
        '- { name: a, type: set, values: { n: 1 }, routes: [{ to: stop }] }\n- { name: stop, type: terminate, status: success, reason: r, output_template: { x: "{{ a.output.gone }}" } }\n- { name: h, type: set, value: 1 }',
        'error_routes: [{ on_error: true, to: h }]',
      ),
      code: 1,
      kinds: ['internal.template_error'],
    },
    {
      name: 'the output without the keys that cannot be rendered',
      yaml: workflow(
        `- { name: a, type: set, value: five, routes: [{ to: stop, when: "{{ true }}" }, { to: never }] }\n- { name: never, type: set, value: 1 }\n${end('success')}`,
        '',
        'output: { a: "{{ a.output }}", b: "{{ never.output }}" }',
      ),
      code: 0,
      output: { a: 'five' },
      check: ({ result }) => expect(result.warnings.join()).toContain('output.b'),
    },
    {
      name: 'from a parallel group',
      yaml: workflow(
        '- { name: a, type: set, value: 1 }\n- { name: stop, type: terminate, status: failed, reason: "{{ g.outputs.a }}" }',
        'entry_point: g',
        'parallel: [{ name: g, agents: [a], routes: [{ to: stop }] }]',
      ),
      code: 1,
      check: ({ result }) => expect(result.termination.reason).toBe('1'),
    },
    {
      name: 'from a for_each group',
      yaml: workflow(
        '- { name: stop, type: terminate, status: success, reason: "{{ g.count }}", output_template: { n: "{{ g.outputs | tojson }}" } }',
        'entry_point: g',
        'for_each: [{ name: g, type: for_each, source: "{{ [1, 2] }}", as: i, agent: { name: m, type: set, value: "{{ i * 2 }}" }, routes: [{ to: stop }] }]',
      ),
      code: 0,
      output: { n: [2, 4] },
    },
    {
      name: 'from an error route',
      yaml: workflow(
        `- { name: a, type: script, run: '${raising('x.y').replaceAll("'", "''")}', routes: [{ to: $end }, { on_error: true, to: stop }] }\n- { name: stop, type: terminate, status: failed, reason: "{{ a.error.kind }}" }`,
      ),
      code: 1,
      check: ({ result }) => expect(result.termination.reason).toBe('x.y'),
    },
    {
      name: 'a large output is printed whole',
      yaml: workflow(
        '- { name: a, type: terminate, status: failed, reason: r, output_template: { x: "{{ \'y\' * 300000 }}" } }',
      ),
      code: 1,
      check: ({ output }) => expect(output.x).toHaveLength(300000),
    },
  ])
})

describe('hooks', () => {
  const told = (
    name: string,
    yaml: string,
    code: number,
    kinds: readonly string[],
    expected: readonly string[],
  ): Case => ({ name, yaml, code, kinds, check: (ran) => expect(hooks(ran)).toEqual(expected) })
  table([
    told(
      'success',
      workflow('- { name: a, type: set, value: 1 }', HOOKS),
      0,
      [],
      ['on_start: started t', 'on_complete: done t'],
    ),
    told(
      'halt',
      workflow(`- { name: a, type: script, run: '${raising('x.y').replaceAll("'", "''")}' }`, HOOKS),
      3,
      ['x.y'],
      ['on_start: started t', 'on_error: x.y at a: m'],
    ),
    told(
      'a failing hook changes nothing',
      workflow(
        '- { name: a, type: set, value: 1 }',
        'input: { o: { type: object, default: {} } }\nhooks: { on_start: "{{ workflow.input.o.gone.deep }}", on_complete: "{{ a.output }}" }',
      ),
      0,
      [],
      [expect.stringMatching(/^on_start: hooks.on_start: .*gone/), 'on_complete: 1'],
    ),
  ])
})

describe('finally', () => {
  const clean = (more = ''): string =>
    `- { name: clean, type: script, run: 'echo "$HOW" >> how.txt', env: { HOW: "{{ workflow.outcome }} {{ workflow.error.kind if workflow.error else none }}" }${more} }`
  const ends = (name: string, nodes: string, code: number, how: string, kinds: readonly string[] = []): Case => ({
    name: `after ${name}`,
    yaml: workflow(
      `${nodes}\n${clean()}\n- { name: last, type: script, command: cat, args: [how.txt] }`,
      'finally: [clean, last]',
    ),
    code,
    kinds,
    check: ({ events }) => {
      expect(startedNodes(events).slice(-2)).toEqual(['clean', 'last'])
      expect(events.find(({ type, node }) => type === 'node_completed' && node === 'last').output.stdout.trim()).toBe(
        how,
      )
      expect(events.at(-1).type).toMatch(/^workflow_/)
    },
  })
  const fails = `- { name: clean, type: script, run: '${raising('x.clean').replaceAll("'", "''")}' }`
  const script = (text: string): string => `- { name: a, type: script, run: '${text.replaceAll("'", "''")}' }`
  table([
    ends('success', '- { name: a, type: set, value: 1 }', 0, 'success None'),
    ends(
      'an untyped failure',
      '- { name: a, type: script, command: no-such-command-anywhere, strict_exit: false }',
      1,
      'failed internal.script_error',
      ['internal.script_error'],
    ),
    ends('a halt', script(raising('x.y')), 3, 'halted x.y', ['x.y']),
    ends(
      'a halt route',
      '- { name: a, type: set, value: 1, routes: [{ halt: { message: stop } }] }',
      3,
      'halted halt.intentional',
      ['halt.intentional'],
    ),
    ends('terminate failed', '- { name: a, type: terminate, status: failed, reason: r }', 1, 'failed terminated'),
    ends('terminate success', '- { name: a, type: terminate, status: success, reason: r }', 0, 'success None'),
    ends('a limit', '- { name: a, type: set, value: 1, routes: [{ to: a }] }', 1, 'failed internal.limit_exceeded', [
      'internal.limit_exceeded',
    ]),
    {
      name: 'its error fails a successful run',
      yaml: workflow(`- { name: a, type: set, value: 1 }\n${fails}`, `finally: clean\n${HOOKS}`),
      code: 3,
      kinds: ['x.clean'],
      check: (ran) => expect(hooks(ran)[1]).toBe('on_error: x.clean at clean: m'),
    },
    {
      name: 'its untyped error fails a successful run with 1',
      yaml: workflow(
        '- { name: a, type: set, value: 1 }\n- { name: clean, type: script, command: no-such-command-anywhere }',
        'finally: clean\nruntime: { strict_exit: false }',
      ),
      code: 1,
      kinds: ['internal.script_error'],
    },
    {
      name: 'its error never hides an earlier one',
      yaml: workflow(`${script(raising('x.y'))}\n${fails}`, 'finally: clean'),
      code: 3,
      kinds: ['x.y', 'x.clean'],
      check: ({ events }) => expect(events.at(-1).envelope.kind).toBe('x.y'),
    },
    {
      name: 'its error after a halt route is on record too',
      yaml: workflow(
        `- { name: a, type: set, value: 1, routes: [{ halt: { message: stop } }] }\n${fails}`,
        'finally: clean',
      ),
      code: 3,
      kinds: ['halt.intentional', 'x.clean'],
    },
    {
      name: 'its error does not change a terminate',
      yaml: workflow(`- { name: a, type: terminate, status: failed, reason: r }\n${fails}`, 'finally: clean'),
      code: 1,
      check: ({ result }) => {
        expect(result.termination.reason).toBe('r')
        expect(result.warnings.join()).toContain('x.clean')
      },
    },
    {
      name: 'all finally nodes run, also after a failed one; routes are ignored with a warning',
      yaml: workflow(
        `- { name: a, type: set, value: 1 }\n${fails.replace(' }', ', routes: [{ to: a }] }')}\n- { name: last, type: set, value: 2 }`.replace(
          `${raising('x.clean').replaceAll("'", "''")}, routes: [{ to: a }] }'`,
          `${raising('x.clean').replaceAll("'", "''")}'`,
        ),
        'finally: [clean, last]',
      ),
      code: 3,
      kinds: ['x.clean'],
      check: ({ events }) => expect(startedNodes(events)).toEqual(['a', 'clean', 'last']),
    },
    {
      name: 'routes of such a node are ignored with a warning',
      yaml: workflow(
        '- { name: a, type: set, value: 1 }\n- { name: clean, type: set, value: 2, routes: [{ to: a }] }',
        'finally: clean',
      ),
      code: 0,
      check: ({ events, result }) => {
        expect(startedNodes(events)).toEqual(['a', 'clean'])
        expect(result.warnings.join()).toContain('clean')
      },
    },
    {
      name: 'finally of a child runs before its error reaches the parent',
      yaml: workflow(
        '- { name: a, type: workflow, workflow: ./child.yaml, routes: [{ to: $end }, { on_error: x.y, to: h }] }\n- { name: h, type: set, value: 1 }',
      ),
      files: {
        'child.yaml': workflow(
          `${script(raising('x.y')).replace('name: a', 'name: c')}\n- { name: clean, type: set, value: 1 }`,
          'entry_point: c\nfinally: clean',
        ),
      },
      code: 0,
      check: ({ events }) => expect(startedNodes(events)).toEqual(['a', 'c', 'clean', 'h']),
    },
  ])
})

describe('outputs', () => {
  table([
    {
      name: 'of a route to the end, where the file has none',
      yaml: workflow('- { name: a, type: set, value: 1, routes: [{ to: $end, output: { z: "v{{ output }}" } }] }'),
      code: 0,
      output: { z: 'v1' },
    },
    {
      name: 'that cannot be rendered are a failure that finally sees',
      yaml: workflow(
        '- { name: a, type: set, value: 1 }\n- { name: f, type: script, run: echo "$O", env: { O: "{{ workflow.outcome }} {{ workflow.error.kind }}" } }',
        'finally: f',
        'output: { x: "{{ a.output.nope }}" }',
      ),
      code: 1,
      kinds: ['internal.template_error'],
      check: ({ stderr }) => expect(stderr).toContain('failed internal.template_error'),
    },
    {
      name: 'of finally nodes may be read',
      yaml: workflow(
        '- { name: a, type: set, value: 1 }\n- { name: f, type: set, value: "{{ workflow.outcome }}" }',
        'finally: f',
        'output: { x: "{{ f.output }}" }',
      ),
      code: 0,
      output: { x: 'success' },
    },
    {
      name: 'of a recovered group are those of the route',
      yaml: workflow(
        `- { name: m, type: script, run: 'exit 1' }`,
        'entry_point: g',
        'parallel: [{ name: g, agents: [m], routes: [{ to: $end }, { on_error: true, recover: { output: { ok: false } } }] }]\noutput: { ok: "{{ g.outputs.ok }}", failed: "{{ g.errors | length }}" }',
      ),
      code: 0,
      output: { ok: false, failed: 1 },
    },
    {
      name: 'of scripts keep their numbers in conditions, arguments and variables',
      yaml: workflow(
        `- { name: a, type: script, run: 'echo "{\\"f\\": 1.0, \\"big\\": 12345678901234567}"', routes: [{ to: b, when: "big == 12345678901234567 and f is float and output_big % 10 == 7" }] }\n- { name: b, type: script, command: sh, args: ['-c', 'echo "$0 $1 $V"', 1.0, 12345678901234567], env: { V: 9007199254740993 } }`,
        '',
        'output: { b: "{{ b.output.stdout | trim }}" }',
      ),
      code: 0,
      output: { b: '1.0 12345678901234567 9007199254740993' },
    },
  ])
})

describe('limits', () => {
  table([
    {
      name: 'max_iterations',
      yaml: workflow('- { name: a, type: set, value: 1, routes: [{ to: a }] }', 'limits: { max_iterations: 4 }'),
      code: 1,
      kinds: ['internal.limit_exceeded'],
      check: ({ events, result }) => {
        expect(startedNodes(events)).toHaveLength(4)
        expect(result).toMatchObject({ outcome: 'failed', errors: [{ node_id: 'a' }] })
        expect(result.error).toContain('4')
      },
    },
    {
      name: 'exactly max_iterations nodes',
      yaml: workflow(
        '- { name: a, type: set, value: 1, routes: [{ to: b }] }\n- { name: b, type: set, value: 1 }',
        'limits: { max_iterations: 2 }',
      ),
      code: 0,
    },
    {
      name: 'timeout_seconds ends running nodes; routes never see it',
      yaml: workflow(
        '- { name: a, type: script, run: sleep 30, routes: [{ to: $end }, { on_error: true, to: $end }] }',
        'limits: { timeout_seconds: 0.7 }',
      ),
      code: 1,
      kinds: ['internal.limit_exceeded'],
      check: ({ errors }) => expect(errors[0].node).toBe('a'),
    },
    {
      name: 'timeout_seconds during a wait',
      yaml: workflow('- { name: a, type: wait, duration: 1h }', 'limits: { timeout_seconds: 0.3 }'),
      code: 1,
      kinds: ['internal.limit_exceeded'],
    },
    {
      name: 'timeout_seconds during the wait for a retry',
      yaml: workflow(
        `- { name: a, type: script, run: 'exit 1', routes: [{ to: $end }, { on_error: true, retry: { initial_seconds: 100 } }] }`,
        'limits: { timeout_seconds: 0.7 }',
      ),
      code: 1,
      kinds: ['internal.limit_exceeded'],
    },
    {
      name: "a child's limit is subworkflow.failed at its caller",
      yaml: workflow(
        '- { name: a, type: workflow, workflow: ./child.yaml, routes: [{ to: $end }, { on_error: subworkflow.failed, recover: { output: { r: "{{ error.details.cause.kind }}" } } }] }',
        '',
        'output: { r: "{{ a.output.r }}" }',
      ),
      files: { 'child.yaml': workflow('- { name: a, type: set, value: 1, routes: [{ to: a }] }') },
      code: 0,
      output: { r: 'internal.limit_exceeded' },
    },
    {
      name: 'a group is one iteration',
      yaml: workflow(
        '',
        'entry_point: g\nlimits: { max_iterations: 1 }',
        'for_each: [{ name: g, type: for_each, source: "{{ range(30) | list }}", as: i, agent: { name: m, type: set, value: "{{ i }}" } }]\noutput: { n: "{{ g.count }}" }',
      ).replace('agents:\n\n', ''),
      code: 0,
      output: { n: 30 },
    },
  ])
})
