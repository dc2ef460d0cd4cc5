import { describe, expect } from 'vitest'
import { type Case, table, workflow } from './support/table.js'

/** Where a script that exits with 7 is an error, also where the file turns strict_exit off. */
const optIns: readonly (readonly [name: string, fields: string, settings?: string])[] = [
  ['raises', 'raises: [external.git.drift]'],
  ['an on_error route that does not match', 'routes: [{ to: $end }, { on_error: internal.timeout, to: $end }]'],
  ['classify that does not match', 'classify: [{ exit_code: 1, kind: external.git.drift }]'],
  ['fail_when', 'fail_when: [{ when: stdout, kind: external.git.drift }]'],
  ['strict_exit on the node', 'strict_exit: true'],
  ['its own resilience', 'resilience: { circuit_breaker: { failure_threshold: 5 } }'],
  ['nothing of it', '', 'description: x'],
  ['strict_exit of the file', '', 'runtime: { strict_exit: true }'],
  ['empty error_routes', '', 'error_routes: []'],
  ['error_routes of the file', '', 'error_routes: [{ on_error: internal.timeout, to: $end }]'],
  ['raises, although strict_exit is false', 'strict_exit: false\n  raises: [external.git.drift]'],
]

const OFF = 'runtime: { strict_exit: false }'

const outs: readonly (readonly [name: string, fields: string, settings?: string])[] = [
  ['strict_exit false in the file', '', OFF],
  ['strict_exit false on the node wins over the file', 'strict_exit: false', 'runtime: { strict_exit: true }'],
  [
    'strict_exit false in the file wins over error_routes',
    '',
    'runtime: { strict_exit: false }\nerror_routes: [{ on_error: true, to: $end }]',
  ],
]

const node = (fields: string, run = 'exit 7'): string => `- name: a\n  type: script\n  run: ${run}\n  ${fields}`

describe('nodes for which a non-zero exit is an error', () => {
  table([
    ...optIns.map(
      ([name, fields, settings = '']): Case => ({
        name: `in: ${name}`,
        yaml: workflow(node(fields), settings === '' ? OFF : settings),
        code: 3,
        kinds: ['internal.script_error'],
        check: ({ result }) => expect(result.outcome).toBe('halted'),
      }),
    ),
    ...outs.map(
      ([name, fields, settings = '']): Case => ({
        name: `out: ${name}`,
        yaml: workflow(node(fields), settings),
        code: 0,
        check: ({ result, events }) => {
          expect(result.warnings.join()).toContain('exited with code 7')
          expect(events.filter(({ type }) => type === 'warning')).toMatchObject([
            { code: 'exit-code-ignored', node: 'a' },
          ])
        },
      }),
    ),
    {
      name: 'out: success routes branch on exit_code, and then there is nothing to warn about',
      yaml: workflow(
        `${node('routes: [{ to: b, when: "exit_code == 7" }, { to: $end }]')}\n- { name: b, type: set, value: "{{ a.output.exit_code }}" }`,
        '',
        'output: { r: "{{ b.output }}" }',
      ),
      code: 0,
      output: { r: 7 },
      check: ({ events }) => expect(events.filter(({ type }) => type === 'warning')).toEqual([]),
    },
    {
      name: 'out: {success: false} is data',
      yaml: workflow(
        `- { name: a, type: script, run: "echo '{\\"success\\": false}'", routes: [{ to: b, when: "not output.success" }, { to: $end }] }\n- { name: b, type: terminate, status: failed, reason: said so }`,
      ),
      code: 1,
      stderr: /said so/,
    },
  ])
})

describe('findings of the engine halt with 3, and under strict_exit: false fail the run with 1', () => {
  const findings: readonly (readonly [name: string, kind: string, fields: string])[] = [
    ['a broken output schema', 'internal.schema_violation', 'run: echo plain\n  output: { n: { type: number } }'],
    ['a template that fails', 'internal.template_error', 'command: echo\n  args: ["{{ workflow.input.o.missing }}"]'],
    ['a timeout', 'internal.timeout', 'run: sleep 20\n  timeout: 0.5'],
    ['a command that is not there', 'internal.script_error', 'command: no-such-command-anywhere'],
  ]
  const settings = 'input: { o: { type: object, default: { seen: 1 } } }'
  table(
    findings.flatMap(([name, kind, fields]): Case[] => [
      {
        name: `${name}, under strict_exit: false`,
        yaml: workflow(`- name: a\n  type: script\n  ${fields}\n  strict_exit: false`, settings),
        code: 1,
        kinds: [kind],
        check: ({ result, events }) => {
          expect(result).toMatchObject({ outcome: 'failed', exit_code: 1 })
          expect(events.at(-1)).toMatchObject({ type: 'workflow_failed', failed_node: 'a' })
        },
      },
      {
        name: `${name}, unhandled`,
        yaml: workflow(`- name: a\n  type: script\n  ${fields}`, settings),
        code: 3,
        kinds: [kind],
      },
      {
        name: `${name}, routed`,
        yaml: workflow(
          `- name: a\n  type: script\n  ${fields}\n  routes: [{ to: $end }, { on_error: ${kind}, to: h }]\n- { name: h, type: set, value: "{{ a.error.kind }}" }`,
          settings,
          'output: { r: "{{ h.output }}" }',
        ),
        code: 0,
        output: { r: kind },
      },
    ]),
  )
})

describe('a failed template lists the available fields', () => {
  table([
    {
      name: 'available_fields, position and template',
      yaml: workflow(
        '- { name: a, type: set, value: "x {{ workflow.input.o.missing }}", routes: [{ to: $end }, { on_error: true, to: h }] }\n- { name: h, type: set, value: { template: "{{ a.error.details.template }}", fields: "{{ a.error.details.available_fields | tojson }}", line: "{{ a.error.details.position.line }}" } }',
        'input: { o: { type: object, default: { seen: 1 } } }',
        'output: { r: "{{ h.output | tojson }}" }',
      ),
      code: 0,
      check: ({ output }) => {
        expect(output.r.fields).toContain('seen')
        expect(output.r.line).toBe(1)
        expect(output.r.template).toContain('missing')
      },
    },
    {
      name: 'an endless loop is stopped',
      yaml: workflow(
        '- { name: a, type: set, value: "{% for i in range(999999999) %}{% for j in range(999999999) %}x{% endfor %}{% endfor %}" }',
      ),
      code: 3,
      kinds: ['internal.template_error'],
    },
  ])
})

describe('children', () => {
  const child = workflow('- { name: c, type: script, run: exit 3, FIELDS: 1 }', `entry_point: c\n${OFF}`)
  const untyped = child.replace(', FIELDS: 1', ', output: { n: { type: number } }')
  const typed = child.replace('FIELDS: 1', 'strict_exit: true')
  const parent = (fields = ''): string => workflow(`- name: a\n  type: workflow\n  workflow: ./child.yaml\n  ${fields}`)
  table([
    {
      name: 'an untyped failure fails an untyped parent',
      yaml: parent('strict_exit: false'),
      files: { 'child.yaml': untyped },
      code: 1,
      kinds: ['subworkflow.failed'],
    },
    {
      name: 'an untyped failure is routable at a typed parent',
      yaml: `${parent('routes: [{ to: $end }, { on_error: subworkflow.failed, recover: { output: { cause: "{{ error.details.cause.kind }}" } } }]')}\noutput: { r: "{{ a.output.cause }}" }`,
      files: { 'child.yaml': untyped },
      code: 0,
      output: { r: 'internal.schema_violation' },
    },
    {
      name: 'an untyped failure at a typed parent without a route halts',
      yaml: parent('strict_exit: true'),
      files: { 'child.yaml': untyped },
      code: 3,
      kinds: ['subworkflow.failed'],
    },
    {
      name: 'a typed error of a child halts an untyped parent',
      yaml: parent(),
      files: { 'child.yaml': typed },
      code: 3,
      kinds: ['internal.script_error'],
    },
    {
      name: 'strict_exit of the parent does not reach into the child',
      yaml: parent('strict_exit: true'),
      files: { 'child.yaml': child.replace(', FIELDS: 1', '') },
      code: 0,
    },
  ])
})

describe('injected errors', () => {
  const plain = workflow(
    '- { name: a, type: script, run: echo real > ran.txt, routes: [{ to: b }] }\n- { name: b, type: script, run: "true", raises: [external.git.drift], routes: [{ to: $end }, { on_error: external.git.drift, retry: { max: 2, initial_seconds: 0.01, jitter: 0 } }] }',
  )
  table([
    {
      name: 'replace the run of the node',
      yaml: plain,
      args: ['--inject', 'a=external.api.down:no answer'],
      code: 3,
      kinds: ['external.api.down'],
      check: ({ errors }) => expect(errors[0].envelope.message).toBe('no answer'),
    },
    {
      name: 'only at the attempt they name',
      yaml: plain,
      args: ['--inject', 'b=external.git.drift@1'],
      code: 0,
      check: ({ events }) => expect(events.filter(({ type }) => type === 'node_retry_scheduled')).toHaveLength(1),
    },
    {
      name: 'every attempt without one',
      yaml: plain,
      args: ['--inject', 'b=external.git.drift'],
      code: 3,
      kinds: ['external.git.drift'],
      check: ({ errors }) => expect(errors[0].attempts).toBe(3),
    },
    {
      name: 'raises applies',
      yaml: plain,
      args: ['--inject', 'b=external.api.down'],
      code: 3,
      kinds: ['internal.undeclared_kind'],
    },
    {
      name: 'a kind of the engine',
      yaml: plain,
      args: ['--inject', 'b=internal.timeout'],
      code: 3,
      kinds: ['internal.timeout'],
    },
    {
      name: 'a kind of the engine fails under strict_exit: false',
      yaml: plain.replace('entry_point: a', 'entry_point: a\n  runtime: { strict_exit: false }'),
      args: ['--inject', 'a=internal.timeout'],
      code: 1,
      kinds: ['internal.timeout'],
    },
    { name: 'an unknown node', yaml: plain, args: ['--inject', 'c=internal.timeout'], code: 2, stderr: /no node "c"/ },
    {
      name: 'an unknown reserved kind',
      yaml: plain,
      args: ['--inject', 'a=internal.nonsense'],
      code: 2,
      stderr: /internal\.nonsense/,
    },
    { name: 'a malformed kind', yaml: plain, args: ['--inject', 'a=Nonsense'], code: 2, stderr: /Nonsense/ },
    {
      name: 'attempt 0',
      yaml: plain,
      args: ['--inject', 'a=external.git.drift@0'],
      code: 2,
      stderr: /attempts count from 1/,
    },
  ])
})
