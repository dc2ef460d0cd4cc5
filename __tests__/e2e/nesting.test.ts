import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { type Document, hasEnded, startedNodes } from './support/command.js'
import { type Case, table, workflow } from './support/table.js'

const raising = (kind: string, details = '{}'): string =>
  `printf '%s' '{"kind":"${kind}","message":"m","details":${details}}' > "$CONDUCTOR_ERROR_OUT"`
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const raise = (name: string, kind: string, more = ''): string =>
  `- { name: ${name}, type: script, run: ${quoted(raising(kind, '{"n": 1}'))}${more} }`
const call = (name: string, file: string, more = ''): string =>
  `- { name: ${name}, type: workflow, workflow: ${file}${more} }`
const named = (name: string, text: string): string => text.replace('name: t', `name: ${name}`)

describe('progress of the run', () => {
  table([
    {
      name: 'context.iteration counts ended nodes, like context.history',
      yaml: workflow(
        `- { name: a, type: set, value: "{{ context.iteration }}/{{ context.history | length }}", routes: [{ to: g }] }
- { name: m, type: set, value: "{{ context.iteration }}/{{ context.history | length }}" }
- { name: z, type: set, value: "{{ context.iteration }}/{{ context.history | length }}", routes: [{ to: $end, when: "context.iteration == 3" }] }`,
        '',
        'parallel: [{ name: g, agents: [m], routes: [{ to: z }] }]\noutput: { all: "{{ a.output }} {{ g.outputs.m }} {{ z.output }} {{ context.iteration }}" }',
      ),
      code: 0,
      output: { all: '0/0 1/1 2/2 3' },
    },
  ])
})

describe('sub-workflows', () => {
  const leaf = named('leaf', workflow(raise('c', 'x.y'), 'entry_point: c'))
  const middle = (more = ''): string => named('middle', workflow(call('b', './leaf.yaml', more), 'entry_point: b'))
  const files = { 'sub/middle.yaml': middle(), 'sub/leaf.yaml': leaf }
  const top = (more = '', rest = ''): string => workflow(call('a', './sub/middle.yaml', more), '', rest)
  const frames = [
    { workflow: 'leaf', file: 'sub/leaf.yaml', node: 'c', type: 'script', attempt: 1 },
    { workflow: 'middle', file: 'sub/middle.yaml', node: 'b', type: 'workflow', attempt: 1 },
    { workflow: 't', file: 'main.yaml', node: 'a', type: 'workflow', attempt: 1 },
  ]
  table([
    {
      name: 'an error three files deep has three frames',
      yaml: top(),
      files,
      code: 3,
      kinds: ['x.y'],
      check: ({ errors, events }) => {
        expect(errors[0]).toMatchObject({
          node: 'c',
          workflow: { name: 't', file: 'main.yaml' },
          envelope: { kind: 'x.y', message: 'm', details: { n: 1 } },
        })
        expect(errors[0].frames).toEqual(frames)
        expect(events.at(-1)).toMatchObject({ failed_node: 'c', frames })
        expect(events.filter(({ type }) => type === 'node_failed').map((event) => event.frames.length)).toEqual([
          1, 2, 3,
        ])
      },
    },
    {
      name: 'the caller matches it by kind',
      yaml: top(
        ', routes: [{ to: $end }, { on_error: x.y, recover: { output: { r: "{{ error.details.n }}" } } }]',
        'output: { r: "{{ a.output.r }}" }',
      ),
      files,
      code: 0,
      output: { r: 1 },
    },
    {
      name: 'the caller matches it by prefix, in the middle',
      yaml: top('', 'output: { r: "{{ a.output.r }}" }'),
      files: {
        ...files,
        'sub/middle.yaml': `${middle(', routes: [{ to: $end }, { on_error: x.*, recover: { output: { r: ok } } }]')}\noutput: { r: "{{ b.output.r }}" }`,
      },
      code: 0,
      output: { r: 'ok' },
    },
    {
      name: 'propagate hands it on',
      yaml: top(
        ', routes: [{ to: $end }, { on_error: [x.z, x.y], recover: { output: { r: got } } }]',
        'output: { r: "{{ a.output.r }}" }',
      ),
      files: {
        ...files,
        'sub/leaf.yaml': named(
          'leaf',
          workflow(
            `${raise('c', 'x.y', ', routes: [{ to: $end }, { on_error: true, propagate: true }]')}\n- { name: h, type: set, value: 1 }`,
            'entry_point: c\nerror_routes: [{ on_error: true, to: h }]',
          ),
        ),
      },
      code: 0,
      output: { r: 'got' },
    },
    {
      name: 'halt in a child ends the whole run',
      yaml: top(', routes: [{ to: $end }, { on_error: true, to: $end }]'),
      files: {
        ...files,
        'sub/leaf.yaml': named(
          'leaf',
          workflow(
            raise('c', 'x.y', ', routes: [{ to: $end }, { on_error: true, halt: { message: enough } }]'),
            'entry_point: c',
          ),
        ),
      },
      code: 3,
      kinds: ['halt.intentional'],
      check: ({ errors }) =>
        expect(errors[0].envelope).toMatchObject({ message: 'enough', details: { cause: { kind: 'x.y' } } }),
    },
    {
      name: 'a kind that the caller does not declare',
      yaml: top(', raises: [x.z]'),
      files,
      code: 3,
      kinds: ['internal.undeclared_kind'],
      check: ({ errors }) => expect(errors[0].frames).toHaveLength(3),
    },
    {
      name: 'a retried caller starts its child afresh',
      yaml: workflow(
        call(
          'a',
          './child.yaml',
          ', routes: [{ to: $end }, { on_error: true, retry: { max: 2, initial_seconds: 0.01, jitter: 0 } }]',
        ),
        '',
        'output: { n: "{{ a.output.n }}" }',
      ),
      files: {
        'child.yaml': workflow(
          `- { name: c, type: script, run: ${quoted(`echo x >> count; [ $(wc -l < count) = 3 ] || ${raising('x.y')}`)}, routes: [{ to: d }] }\n- { name: d, type: script, run: "echo {\\\\\\"n\\\\\\": $(wc -l < count)}" }`,
          'entry_point: c',
          'output: { n: "{{ d.output.n }}" }',
        ),
      },
      code: 0,
      output: { n: 3 },
      check: ({ events }) => {
        expect(startedNodes(events)).toEqual(['a', 'c', 'a', 'c', 'a', 'c', 'd'])
        expect(events.filter(({ type }) => type === 'subworkflow_started')).toHaveLength(3)
      },
    },
    {
      name: 'terminate success returns its output',
      yaml: workflow(call('a', './child.yaml'), '', 'output: { r: "{{ a.output.r }}" }'),
      files: {
        'child.yaml': workflow(
          '- { name: c, type: terminate, status: success, reason: ok, output_template: { r: early } }',
          'entry_point: c',
        ),
      },
      code: 0,
      output: { r: 'early' },
    },
    {
      name: 'terminate failed is subworkflow.terminated',
      yaml: workflow(
        call(
          'a',
          './child.yaml',
          ', routes: [{ to: $end }, { on_error: subworkflow.terminated, recover: { output: { r: "{{ error.details.reason }} {{ error.details.terminated_by }} {{ error.details.output.r }}" } } }]',
        ),
        '',
        'output: { r: "{{ a.output.r }}" }',
      ),
      files: {
        'child.yaml': workflow(
          '- { name: c, type: terminate, status: failed, reason: broken, output_template: { r: early } }',
          'entry_point: c',
        ),
      },
      code: 0,
      output: { r: 'broken c early' },
    },
    {
      name: 'terminate failed at an untyped caller fails it, without is_explicit',
      yaml: workflow(call('a', './child.yaml', ', strict_exit: false')),
      files: {
        'child.yaml': workflow('- { name: c, type: terminate, status: failed, reason: broken }', 'entry_point: c'),
      },
      code: 1,
      kinds: ['subworkflow.terminated'],
      check: ({ events }) => {
        expect(events.at(-1)).not.toHaveProperty('is_explicit')
        const failed = events.filter(({ type }) => type === 'node_failed')
        expect(failed).toMatchObject([
          { node: 'c', error_type: 'WorkflowTerminated', is_explicit: true },
          { node: 'a', error_type: 'SubworkflowTerminatedError' },
        ])
      },
    },
    {
      name: 'terminate failed at a typed caller halts',
      yaml: workflow(call('a', './child.yaml', ', strict_exit: true')),
      files: {
        'child.yaml': workflow('- { name: c, type: terminate, status: failed, reason: broken }', 'entry_point: c'),
      },
      code: 3,
      kinds: ['subworkflow.terminated'],
    },
    {
      name: 'max_depth',
      yaml: workflow(call('a', './sub/middle.yaml')),
      files: { ...files, 'sub/middle.yaml': middle(', max_depth: 1, strict_exit: true') },
      code: 3,
      kinds: ['subworkflow.depth_exceeded'],
    },
    {
      name: 'inputs are passed on where the child declares them',
      yaml: workflow(
        call('a', './child.yaml'),
        'input: { x: { type: number, default: 4 }, y: { type: string, default: no } }',
        'output: { r: "{{ a.output.r }}" }',
      ),
      files: {
        'child.yaml': workflow(
          '- { name: c, type: set, value: "{{ workflow.input.x + 1 }} {{ workflow.input | length }}" }',
          'entry_point: c\ninput: { x: { type: number } }',
          'output: { r: "{{ c.output }}" }',
        ),
      },
      code: 0,
      output: { r: '5 1' },
    },
    {
      name: 'input_mapping is typed by the child',
      yaml: workflow(
        call(
          'a',
          './child.yaml',
          ', input_mapping: { n: "{{ 3 + 4 }}", t: "{{ 3 + 4 }}", l: "{{ [1, 2] }}", b: "{{ false }}", o: "{{ {\'k\': 1} }}" }',
        ),
        '',
        'output: { r: "{{ a.output.r | tojson }}" }',
      ),
      files: {
        'child.yaml': workflow(
          '- { name: c, type: set, value: 1 }',
          'entry_point: c\ninput: { n: { type: number }, t: { type: string }, l: { type: array }, b: { type: boolean }, o: { type: object } }',
          'output: { r: "{{ workflow.input | tojson }}" }',
        ),
      },
      code: 0,
      output: { r: { n: 7, t: '7', l: [1, 2], b: false, o: { k: 1 } } },
    },
    {
      name: 'an input of the wrong type is found at the caller',
      yaml: workflow(
        call(
          'a',
          './child.yaml',
          ', input_mapping: { n: "{{ [1] }}" }, routes: [{ to: $end }, { on_error: internal.schema_violation, recover: { output: { r: "{{ error.message }}" } } }]',
        ),
        '',
        'output: { r: "{{ a.output.r }}" }',
      ),
      files: {
        'child.yaml': workflow('- { name: c, type: set, value: 1 }', 'entry_point: c\ninput: { n: { type: number } }'),
      },
      code: 0,
      check: ({ output }) => expect(output.r).toContain('n'),
    },
    {
      name: 'the output schema of the caller',
      yaml: workflow(
        call(
          'a',
          './child.yaml',
          ', output: { r: { type: number } }, routes: [{ to: $end }, { on_error: internal.schema_violation, recover: { output: { r: 5 } } }]',
        ),
        '',
        'output: { r: "{{ a.output.r }}" }',
      ),
      files: {
        'child.yaml': workflow(
          '- { name: c, type: set, value: text }',
          'entry_point: c',
          'output: { r: "{{ c.output }}" }',
        ),
      },
      code: 0,
      output: { r: 5 },
    },
    { name: 'a missing file', yaml: workflow(call('a', './gone.yaml')), code: 2, stderr: /gone\.yaml/ },
    {
      name: 'a file outside the workspace',
      yaml: workflow(call('a', '../../../../../etc/hosts.yaml')),
      code: 2,
      stderr: /main\.yaml:\d+:\d+/,
    },
    {
      name: 'a cycle of files ends at the maximum depth',
      yaml: workflow(call('a', './child.yaml')),
      files: { 'child.yaml': workflow(call('c', './main.yaml'), 'entry_point: c') },
      code: 3,
      kinds: ['subworkflow.depth_exceeded'],
      stderr: /child-cycle/,
    },
    {
      name: 'a failed group in a child: its members are on record',
      yaml: workflow(call('a', './child.yaml')),
      files: {
        'child.yaml': workflow(
          raise('m', 'x.y'),
          'entry_point: g',
          'parallel: [{ name: g, agents: [m], failure_mode: all_or_nothing }]',
        ),
      },
      code: 3,
      kinds: ['x.y'],
      check: ({ errors, events }) => {
        expect(errors[0].frames.map((frame: Document) => frame.node)).toEqual(['m', 'g', 'a'])
        expect(events.at(-1).envelope.kind).toBe('internal.group_failed')
      },
    },
  ])
})

describe('parallel groups', () => {
  const ok = (name: string): string =>
    `- { name: ${name}, type: script, run: "echo {\\\\\\"v\\\\\\": \\\\\\"${name}\\\\\\"}" }`
  const members = `${ok('p')}\n${raise('q', 'x.y')}\n- { name: r, type: script, run: "echo bad >&2; exit 3" }`
  const group = (mode: string, more = ''): string =>
    `parallel: [{ name: g, agents: [p, q, r], max_concurrent: 1, failure_mode: ${mode}${more} }]`
  const shown =
    'output: { outputs: "{{ g.outputs | tojson }}", errors: "{{ g.errors | tojson }}", count: "{{ g.count }}", kind: "{{ g.error.kind if g.error is defined else none }}" }'
  table([
    {
      name: 'continue_on_error',
      yaml: workflow(members, 'entry_point: g', `${group('continue_on_error')}\n${shown}`),
      code: 0,
      check: ({ output }) => {
        expect(output.outputs).toMatchObject({ p: { v: 'p' } })
        expect(output.errors.q).toEqual({ kind: 'x.y', message: 'm', details: { n: 1 } })
        expect(output.errors.r).toMatchObject({ kind: 'internal.script_error', details: { exit_code: 3 } })
        expect(output).toMatchObject({ count: 3, kind: null })
      },
    },
    {
      name: 'all_or_nothing, untyped: 3, because an envelope is among its errors',
      yaml: workflow(members, 'entry_point: g', group('all_or_nothing')),
      code: 3,
      kinds: ['x.y', 'internal.script_error'],
      check: ({ errors, events }) => {
        expect(events.at(-1)).toMatchObject({ envelope: { kind: 'internal.group_failed' }, failed_node: 'g' })
        expect(errors[0].frames.map((frame: Document) => frame.node)).toEqual(['q', 'g'])
        expect(Object.keys(events.at(-1).envelope.details.errors)).toEqual(['q', 'r'])
      },
    },
    {
      name: 'all_or_nothing, untyped: 1, if all its errors are untyped',
      yaml: workflow(
        '- { name: r, type: script, run: exit 3 }',
        'entry_point: g\nruntime: { strict_exit: false }',
        'parallel: [{ name: g, agents: [r], failure_mode: all_or_nothing }]',
      ),
      code: 1,
      kinds: ['internal.script_error'],
    },
    {
      name: '3, if a member uses error routing',
      yaml: workflow(
        '- { name: r, type: script, run: exit 3, strict_exit: true }',
        'entry_point: g',
        'parallel: [{ name: g, agents: [r], failure_mode: all_or_nothing }]',
      ),
      code: 3,
      kinds: ['internal.script_error'],
    },
    {
      name: 'fail_fast raises the first error itself and starts no more',
      yaml: workflow(members, 'entry_point: g', group('fail_fast')),
      code: 3,
      kinds: ['x.y'],
      check: ({ events, errors }) => {
        expect(startedNodes(events)).toEqual(['g', 'p', 'q'])
        expect(errors[0].frames.map((frame: Document) => frame.node)).toEqual(['q', 'g'])
      },
    },
    {
      name: 'fail_fast is the default',
      yaml: workflow(members, 'entry_point: g', 'parallel: [{ name: g, agents: [q, p], max_concurrent: 1 }]'),
      code: 3,
      kinds: ['x.y'],
    },
    {
      name: 'an error route of the group',
      yaml: workflow(
        `${members}\n- { name: h, type: set, value: "{{ g.error.kind }} {{ g.errors.q.kind }} {{ g.outputs.p.v }}" }`,
        'entry_point: g',
        `${group('all_or_nothing', ', routes: [{ to: $end }, { on_error: internal.group_failed, to: h }]')}\noutput: { r: "{{ h.output }}" }`,
      ),
      code: 0,
      output: { r: 'internal.group_failed x.y p' },
    },
    {
      name: 'retry of a group runs all of it again',
      yaml: workflow(
        `- { name: p, type: script, run: ${quoted(`echo x >> count; [ $(wc -l < count) -ge 2 ] || ${raising('x.y')}`)} }`,
        'entry_point: g',
        'parallel: [{ name: g, agents: [p], routes: [{ to: $end }, { on_error: x.y, retry: { initial_seconds: 0.01, jitter: 0 } }] }]',
      ),
      code: 0,
      check: ({ events }) => expect(startedNodes(events)).toEqual(['g', 'p', 'g', 'p']),
    },
    {
      name: 'a member that recovers is invisible to its group',
      yaml: workflow(
        `${raise('q', 'x.y', ', routes: [{ on_error: true, recover: { output: { v: mended } } }]')}`,
        'entry_point: g',
        'parallel: [{ name: g, agents: [q] }]\noutput: { errors: "{{ g.errors | tojson }}", v: "{{ g.outputs.q.v }}" }',
      ),
      code: 0,
      output: { errors: {}, v: 'mended' },
    },
    {
      name: 'a member that halts',
      yaml: workflow(
        `${raise('q', 'x.y', ', routes: [{ on_error: true, halt: { message: enough } }]')}\n- { name: slow, type: script, run: "sleep 60" }`,
        'entry_point: g',
        'parallel: [{ name: g, agents: [q, slow], failure_mode: continue_on_error, routes: [{ to: $end }, { on_error: true, to: $end }] }]',
      ),
      code: 3,
      kinds: ['halt.intentional'],
    },
    {
      name: 'fail_fast ends running members with their process trees',
      yaml: workflow(
        `- { name: slow, type: script, run: "(trap '' TERM; echo $BASHPID > pid; sleep 60) & sleep 60" }\n- { name: q, type: script, run: ${quoted(`until [ -s pid ]; do sleep 0.05; done; ${raising('x.y')}`)} }`,
        'entry_point: g',
        'parallel: [{ name: g, agents: [slow, q] }]',
      ),
      code: 3,
      kinds: ['x.y'],
      check: ({ events, folder }) => {
        expect(events.find(({ type, node }) => type === 'node_failed' && node === 'slow').envelope.kind).toBe(
          'internal.cancelled',
        )
        expect(hasEnded(Number(readFileSync(path.join(folder, 'pid'), 'utf8')))).toBe(true)
      },
    },
    {
      name: 'error_routes of the file do not lead members elsewhere',
      yaml: workflow(
        `${raise('q', 'x.y')}\n- { name: h, type: set, value: "{{ g.error.kind }}" }`,
        'entry_point: g\nerror_routes: [{ on_error: true, to: h }]',
        'parallel: [{ name: g, agents: [q] }]\noutput: { r: "{{ h.output }}" }',
      ),
      code: 0,
      output: { r: 'x.y' },
    },
  ])
})

describe('for_each groups', () => {
  const each = (fields: string, agent: string, rest = ''): string => `workflow:
  name: t
  entry_point: g
  input: { items: { type: array, default: [{ id: a, n: 1 }, { id: b, n: 2 }, { id: c, n: 3 }, { id: d, n: 4 }] } }
for_each:
  - name: g
    type: for_each
    source: workflow.input.items
    as: item
    max_concurrent: 1
    ${fields}
    agent: ${agent}
${rest}
`
  const failing = (list: string): string =>
    `{ name: m, type: script, run: ${quoted(`case " ${list} " in *" $N "*) ${raising('x.y')};; esac; echo "{\\"n\\": $N}"`)}, env: { N: "{{ item.n }}" } }`
  const all =
    'output: { outputs: "{{ g.outputs | tojson }}", errors: "{{ g.errors | tojson }}", results: "{{ g.results | tojson }}", count: "{{ g.count }}" }'
  const modes: readonly (readonly [
    name: string,
    fields: string,
    list: string,
    code: number,
    kinds: readonly string[],
  ])[] = [
    ['fail_fast, none fails', '', '', 0, []],
    ['fail_fast, one fails', '', '2', 3, ['x.y']],
    ['fail_fast, as many as tolerated', 'tolerate: { count: 2 }', '1 2', 0, []],
    [
      'fail_fast, one more than tolerated: those that occurred are on record',
      'tolerate: { count: 1 }',
      '1 3',
      3,
      ['x.y', 'x.y'],
    ],
    ['continue_on_error, some fail', 'failure_mode: continue_on_error', '1 2 3', 0, []],
    ['continue_on_error, all fail', 'failure_mode: continue_on_error', '1 2 3 4', 3, ['x.y', 'x.y', 'x.y', 'x.y']],
    [
      'continue_on_error, all fail and are tolerated',
      'failure_mode: continue_on_error\n    tolerate: { percent: 100 }',
      '1 2 3 4',
      0,
      [],
    ],
    ['all_or_nothing, one fails', 'failure_mode: all_or_nothing', '2', 3, ['x.y']],
    [
      'all_or_nothing, 25 % fail and are tolerated',
      'failure_mode: all_or_nothing\n    tolerate: { percent: 25 }',
      '2',
      0,
      [],
    ],
    [
      'all_or_nothing, 50 % fail and 25 % are tolerated',
      'failure_mode: all_or_nothing\n    tolerate: { percent: 25 }',
      '2 3',
      3,
      ['x.y', 'x.y'],
    ],
  ]
  table([
    ...modes.map(
      ([name, fields, list, code, kinds]): Case => ({ name, yaml: each(fields, failing(list)), code, kinds }),
    ),
    {
      name: 'templates see a list of successes, errors by index, and one result per item',
      yaml: each('failure_mode: continue_on_error', failing('2 3'), all),
      code: 0,
      check: ({ output }) => {
        expect(output.outputs.map((one: Document) => one.n)).toEqual([1, 4])
        expect(output.errors).toEqual({
          1: { kind: 'x.y', message: 'm', details: {} },
          2: { kind: 'x.y', message: 'm', details: {} },
        })
        expect(
          output.results.map((one: Document) => [
            one.index,
            one.key,
            one.status,
            one.output?.n ?? null,
            one.error?.kind ?? null,
          ]),
        ).toEqual([
          [0, '0', 'completed', 1, null],
          [1, '1', 'failed', null, 'x.y'],
          [2, '2', 'failed', null, 'x.y'],
          [3, '3', 'completed', 4, null],
        ])
        expect(output.count).toBe(4)
      },
    },
    {
      name: 'key_by without the loop variable',
      yaml: each('failure_mode: continue_on_error\n    key_by: id', failing('2'), all),
      code: 0,
      check: ({ output }) => {
        expect(Object.keys(output.outputs)).toEqual(['a', 'c', 'd'])
        expect(Object.keys(output.errors)).toEqual(['b'])
      },
    },
    {
      name: 'key_by with the loop variable',
      yaml: each('key_by: item.id', failing(''), all),
      code: 0,
      check: ({ output }) => expect(Object.keys(output.outputs)).toEqual(['a', 'b', 'c', 'd']),
    },
    {
      name: 'a missing key falls back to the index',
      yaml: each('key_by: item.gone', failing(''), all),
      code: 0,
      check: ({ output }) => expect(Object.keys(output.outputs)).toEqual(['0', '1', '2', '3']),
    },
    {
      name: 'two items with one key',
      yaml: each('key_by: item.id', failing('')),
      args: ['-i', 'items=[{"id": "a", "n": 1}, {"id": "a", "n": 2}]'],
      code: 3,
      kinds: ['internal.schema_violation'],
      check: ({ errors, events }) => {
        expect(errors[0].envelope.message).toContain('"a"')
        expect(startedNodes(events)).toEqual(['g'])
      },
    },
    {
      name: 'two items with one key, routed',
      yaml: each(
        'key_by: item.id\n    routes: [{ to: $end }, { on_error: internal.schema_violation, recover: { output: {} } }]',
        failing(''),
      ),
      args: ['-i', 'items=[{"id": "a", "n": 1}, {"id": "a", "n": 2}]'],
      code: 0,
    },
    {
      name: 'no items',
      yaml: each('', failing(''), all),
      args: ['-i', 'items=[]'],
      code: 0,
      output: { outputs: [], errors: {}, results: [], count: 0 },
    },
    {
      name: 'a source that is not a list',
      yaml: each('', failing('')).replace('source: workflow.input.items', 'source: workflow.name'),
      code: 3,
      kinds: ['internal.schema_violation'],
    },
    {
      name: 'outputs keep the order of the source',
      yaml: each(
        '',
        '{ name: m, type: script, run: \'sleep "$S"; echo "{\\"n\\": $N}"\', env: { N: "{{ item.n }}", S: "{{ (4 - item.n) * 0.15 }}" } }',
        'output: { r: "{{ g.outputs | map(attribute=\'n\') | list | tojson }}" }',
      ).replace('max_concurrent: 1', 'max_concurrent: 4'),
      code: 0,
      output: { r: [1, 2, 3, 4] },
    },
    {
      name: 'loop variable, _index and _key',
      yaml: each(
        'key_by: id',
        '{ name: m, type: set, value: "{{ item.id }}{{ _index }}{{ _key }}" }',
        'output: { r: "{{ g.outputs | tojson }}" }',
      ),
      code: 0,
      output: { r: { a: 'a0a', b: 'b1b', c: 'c2c', d: 'd3d' } },
    },
    {
      name: 'a retried member is that item only',
      yaml: each(
        '',
        `{ name: m, type: script, run: ${quoted(`echo $N >> runs; [ $N != 2 ] || [ $CONDUCTOR_RETRY_ATTEMPT = 1 ] || ${raising('x.y')}`)}, env: { N: "{{ item.n }}" }, routes: [{ on_error: x.y, retry: { initial_seconds: 0.01, jitter: 0 } }] }`,
      ),
      code: 0,
      check: ({ events }) =>
        expect(
          events
            .filter(({ type, node }) => type === 'node_started' && node === 'm')
            .map((event) => `${event.item.key}@${event.attempt}`),
        ).toEqual(['0@1', '1@1', '1@2', '2@1', '3@1']),
    },
    {
      name: 'a member that recovers is invisible to its group',
      yaml: each(
        '',
        failing('2').replace(
          / \}$/,
          ', routes: [{ on_error: true, recover: { output: { n: "{{ item.n * 100 }}" } } }] }',
        ),
        'output: { r: "{{ g.outputs | map(attribute=\'n\') | list | tojson }}", e: "{{ g.errors | tojson }}" }',
      ),
      code: 0,
      output: { r: [1, 200, 3, 4], e: {} },
    },
    {
      name: "a child's terminate inside for_each keeps its output",
      yaml: each(
        'failure_mode: continue_on_error',
        '{ name: m, type: workflow, workflow: ./child.yaml, input_mapping: { n: "{{ item.n }}" } }',
        all,
      ),
      files: {
        'child.yaml': workflow(
          '- { name: c, type: set, value: 1, routes: [{ to: good, when: "{{ workflow.input.n % 2 == 0 }}" }, { to: bad }] }\n- { name: good, type: terminate, status: success, reason: even, output_template: { r: "{{ workflow.input.n }}" } }\n- { name: bad, type: terminate, status: failed, reason: odd, output_template: { r: "{{ workflow.input.n }}" } }',
          'entry_point: c\ninput: { n: { type: number } }',
        ),
      },
      code: 0,
      check: ({ output }) => {
        expect(output.outputs).toEqual([{ r: 2 }, { r: 4 }])
        expect(output.errors[0]).toMatchObject({
          kind: 'subworkflow.terminated',
          details: { output: { r: 1 }, reason: 'odd', terminated_by: 'bad' },
        })
      },
    },
    {
      name: 'a node after the group reads it',
      yaml: each(
        'failure_mode: continue_on_error\n    routes: [{ to: after }]',
        failing('1'),
        'agents: [{ name: after, type: set, value: "{{ g.errors[\'0\'].kind }} {{ g.outputs | length }} {{ g.type }}" }]\noutput: { r: "{{ after.output }}" }',
      ),
      code: 0,
      output: { r: 'x.y 3 for_each' },
    },
  ])
})
