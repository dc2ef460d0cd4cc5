import { describe, expect } from 'vitest'
import { type Case, table, workflow } from './support/table.js'

const one = (run: string, fields: string, settings = '', rest = ''): string =>
  workflow(`- name: a\n  type: script\n  run: ${run}\n  ${fields}`, settings, rest)

const HANDLED = [{ node: 'a', kind: 'internal.script_error', by: 'when', attempts: 1 }]
const SAYS_NO = `echo '{"success":false}'; exit 1`

/** Spellings with which the `when` of a success route reads the node's own exit code. */
const spellings = [
  'exit_code == 7',
  'output.exit_code == 7',
  'a.output.exit_code == 7',
  'output_exit_code == 7',
  'a_output.exit_code == 7',
  "output['exit_code'] == 7",
  "output.get('exit_code') == 7",
  '{{ output.exit_code == 7 }}',
  '{{ a.output.exit_code == 7 }}',
  '{% set o = output %}{{ o.exit_code == 7 }}',
]

describe("a non-zero exit that the node's own routes decide on", () => {
  table([
    ...spellings.map(
      (when): Case => ({
        name: when,
        yaml: one('exit 7', `routes: [{ to: $end, when: "${when}" }]`),
        code: 0,
        check: ({ result }) => {
          expect(result.handled).toMatchObject(HANDLED)
          expect(result.warnings).toEqual([expect.stringContaining('`internal.no_route`')])
        },
      }),
    ),
    ...['not success', 'output.success == false', '{{ not a.output.success }}', "output.get('success') == false"].map(
      (when): Case => ({
        name: `a printed boolean: ${when}`,
        yaml: one(SAYS_NO, `routes: [{ to: $end, when: "${when}" }]`),
        code: 0,
        check: ({ result }) => expect(result.handled).toMatchObject(HANDLED),
      }),
    ),
    {
      name: 'a printed boolean inside of an object',
      yaml: one(`echo '{"check":{"ok":false}}'; exit 1`, 'routes: [{ to: $end, when: "not output.check.ok" }]'),
      code: 0,
      check: ({ result }) => expect(result.handled).toMatchObject(HANDLED),
    },
    {
      name: 'a signal is an exit code like any other',
      posixOnly: 'programs of Windows are ended without a signal',
      yaml: one('kill -9 $$', 'routes: [{ to: $end, when: "exit_code == -9" }, { to: $end }]'),
      code: 0,
      check: ({ result }) => expect(result.handled).toMatchObject(HANDLED),
    },
    {
      name: 'with strict_exit: false of the file: handled, and no command failed unseen',
      yaml: one('exit 7', 'routes: [{ to: $end, when: "exit_code == 7" }]', 'runtime: { strict_exit: false }'),
      code: 0,
      check: ({ result }) => {
        expect(result.handled).toMatchObject(HANDLED)
        expect(result.warnings).toEqual([expect.stringContaining('`internal.no_route`')])
        expect(result.unseen_failures).toBeUndefined()
      },
    },
    {
      name: 'its output schema still counts',
      yaml: one(SAYS_NO, 'output: { n: { type: number } }\n  routes: [{ to: $end, when: "not success" }]'),
      code: 3,
      kinds: ['internal.schema_violation'],
    },
  ])
})

/** Files in which a non-zero exit of `a` is an error although something reads its exit code or a field. */
const undecided: readonly (readonly [name: string, yaml: string])[] = [
  ['the workflow output', one('exit 7', '', '', 'output: { code: "{{ a.output.exit_code }}" }')],
  [
    'a set node',
    workflow(
      '- { name: a, type: script, run: exit 7, routes: [{ to: b }] }\n- { name: b, type: set, value: "{{ a.output.exit_code }}" }',
    ),
  ],
  [
    'env of another node',
    workflow(
      '- { name: a, type: script, run: exit 7, routes: [{ to: b }] }\n- { name: b, type: script, run: "true", env: { C: "{{ a.output.exit_code }}" } }',
    ),
  ],
  ['a hook', one('exit 7', '', 'hooks: { on_complete: "{{ a.output.exit_code }}" }')],
  [
    'a condition of another node',
    workflow(
      '- { name: a, type: script, run: exit 7, routes: [{ to: b }] }\n- { name: b, type: set, value: 1, routes: [{ to: $end, when: "a.output.exit_code == 7" }, { to: $end }] }',
    ),
  ],
  ['the output of its own route', one('exit 7', 'routes: [{ to: $end, output: { code: "{{ output.exit_code }}" } }]')],
  [
    'an on_error route',
    one('exit 7', 'routes: [{ to: $end }, { on_error: internal.timeout, when: "exit_code == 7", to: $end }]'),
  ],
  ['the input list', one('exit 7', 'input: [a.output.exit_code?]\n  routes: [{ to: $end }]')],
  ['a success route of a node with raises', one('exit 7', `raises: [x.y]\n  ${routeOn('exit_code == 7')}`)],
  [
    'a success route of a node with classify',
    one('exit 7', `classify: [{ exit_code: 1, kind: x.y }]\n  ${routeOn('exit_code == 7')}`),
  ],
  [
    'a success route of a node with resilience',
    one('exit 7', `resilience: { circuit_breaker: { failure_threshold: 5 } }\n  ${routeOn('exit_code == 7')}`),
  ],
  [
    'a success route of a node with on_error',
    one('exit 7', 'routes: [{ to: $end, when: "exit_code == 7" }, { on_error: internal.timeout, to: $end }]'),
  ],
  ['a success route of a node with strict_exit', one('exit 7', `strict_exit: true\n  ${routeOn('exit_code == 7')}`)],
  [
    'the routes of a finally node, which are not followed',
    workflow(
      `- { name: b, type: set, value: 1 }\n- { name: a, type: script, run: exit 7, ${routeOn('exit_code == 7')} }`,
      'entry_point: b\nfinally: a',
    ),
  ],
  ['a printed field that is a text', one(`echo '{"success":"no"}'; exit 1`, routeOn("success == 'no'"))],
  ['a printed field that is a number', one(`echo '{"success":0}'; exit 1`, routeOn('success == 0'))],
  [
    'a field that was not printed',
    one(`echo '{"other":true}'; exit 1`, routeOn('not (output.success | default(false))')),
  ],
  ['a printed boolean that no condition reads', one(`echo '{"success":false}'; exit 1`, 'routes: [{ to: $end }]')],
  [
    'a field that came through CONDUCTOR_OUTPUT',
    one(
      `echo success=false >> $CONDUCTOR_OUTPUT; exit 1`,
      `output: { success: { type: boolean } }\n  ${routeOn('not success')}`,
    ),
  ],
  ["a boolean under a name that is the engine's", one(`echo '{"stdout":true}'; exit 1`, routeOn('output.stdout'))],
]

function routeOn(when: string): string {
  return `routes: [{ to: $end, when: "${when}" }, { to: $end }]`
}

describe('reading exit_code elsewhere decides nothing', () => {
  const failing = { code: 3, kinds: ['internal.script_error'] }
  table([
    ...undecided.map(([name, yaml]): Case => ({ name, yaml, ...failing })),
    {
      name: 'a boolean printed before a signal',
      yaml: one(`echo '{"success":false}'; kill -9 $$`, routeOn('not success')),
      posixOnly: 'programs of Windows are ended without a signal',
      ...failing,
    },
  ])
})

describe('an exit code that the routes have not thought of', () => {
  const deploy = '- { name: deploy, type: script, run: "true" }'
  const routed = (run: string, routes: string): string =>
    workflow(`- name: a\n  type: script\n  run: ${run}\n  routes: ${routes}\n${deploy}`)
  const failing = { code: 3, kinds: ['internal.script_error'] }
  const posixOnly = 'programs of Windows are ended without a signal'
  table([
    { name: '127', yaml: routed('no-such-tool', '[{ to: deploy, when: exit_code == 1 }, { to: $end }]'), ...failing },
    {
      name: 'a signal',
      yaml: routed('kill -9 $$', '[{ to: deploy, when: exit_code > 0 }, { to: $end }]'),
      posixOnly,
      ...failing,
    },
    {
      name: 'a printed field that a success would have had, too',
      yaml: routed(`echo '{"changed":true}'; exit 2`, '[{ to: deploy, when: output.changed }, { to: $end }]'),
      ...failing,
    },
    {
      name: 'a signal where exit_code == 0 stands first',
      yaml: routed('kill -9 $$', '[{ to: deploy, when: exit_code == 0 }, { to: $end }]'),
      posixOnly,
      code: 0,
      check: ({ result }) => expect(result.handled).toMatchObject([{ ...HANDLED[0], exit_code: -9 }]),
    },
    {
      name: 'an error route of the file handles it',
      yaml: workflow(
        `- { name: a, type: script, run: exit 127, routes: [{ to: $end, when: "exit_code == 1" }, { to: $end }] }\n${deploy}`,
        'error_routes: [{ on_error: internal.script_error, to: deploy }]',
      ),
      code: 0,
      check: ({ result }) => expect(result.handled).toMatchObject([{ node: 'a', by: 'deploy' }]),
    },
    {
      name: 'the words of CONDUCTOR_OUTPUT are judged like those of a template',
      yaml: routed(
        'echo passed=false >> $CONDUCTOR_OUTPUT',
        '[{ to: deploy, when: output.passed }, { to: deploy, when: "{{ output.passed }}" }, { to: $end }]',
      ),
      code: 0,
      check: ({ events }) => expect(events.map(({ node }) => node)).not.toContain('deploy'),
    },
  ])
})

describe('the hint of a halt', () => {
  const hint = ({ result }: { readonly result: { readonly errors: readonly { suggestion: string }[] } }): string =>
    result.errors[0]?.suggestion ?? ''
  table([
    {
      name: 'names strict_exit: false if something reads the output',
      yaml: one('exit 7', '', '', 'output: { code: "{{ a.output.exit_code }}" }'),
      code: 3,
      kinds: ['internal.script_error'],
      stderr: /strict_exit: false/,
      check: ({ result }) => expect(hint({ result })).toContain('`strict_exit: false`'),
    },
    {
      name: 'does not if nothing reads the output',
      yaml: one('exit 7', ''),
      code: 3,
      kinds: ['internal.script_error'],
      check: ({ result }) => expect(hint({ result })).not.toContain('strict_exit'),
    },
    {
      name: 'does not if it would change nothing',
      yaml: one('exit 7', 'raises: [x.y]', '', 'output: { code: "{{ a.output.exit_code }}" }'),
      code: 3,
      kinds: ['internal.script_error'],
      check: ({ result }) => expect(hint({ result })).not.toContain('strict_exit'),
    },
  ])
})

describe('after a non-zero exit, printed fields cannot replace exit_code, stdout and stderr', () => {
  const lies = `echo '{"exit_code":0,"stdout":"fine","kept":1}'; exit 5`
  table([
    {
      name: 'where routes decide on it',
      yaml: one(
        lies,
        routeOn('exit_code == 0'),
        '',
        'output: { code: "{{ a.output.exit_code }}", kept: "{{ a.output.kept }}" }',
      ),
      code: 0,
      output: { code: 5, kept: 1 },
      check: ({ result }) => {
        expect(result.warnings).toMatchObject(
          [/a printed exit_code, stdout .* dropped/].map((text) => expect.stringMatching(text)),
        )
        expect(result.handled).toMatchObject(HANDLED)
      },
    },
    {
      name: 'where it is an error',
      yaml: one(
        lies,
        'routes: [{ to: $end }, { on_error: internal.script_error, recover: { output: { code: "{{ output.exit_code }}" } } }]',
        '',
        'output: { code: "{{ a.output.code }}" }',
      ),
      code: 0,
      output: { code: 5 },
      check: ({ result }) => expect(result.warnings.join()).toContain('dropped'),
    },
    {
      name: 'through CONDUCTOR_OUTPUT too',
      yaml: one(
        'echo exit_code=0 >> $CONDUCTOR_OUTPUT; exit 5',
        routeOn('exit_code == 0'),
        '',
        'output: { code: "{{ a.output.exit_code }}" }',
      ),
      code: 0,
      output: { code: 5 },
    },
    {
      name: 'after a success a printed field wins, as upstream has it',
      yaml: one(`echo '{"exit_code":9}'`, 'routes: [{ to: $end }]', '', 'output: { code: "{{ a.output.exit_code }}" }'),
      code: 0,
      output: { code: 9 },
      check: ({ result }) => expect(result.warnings).toEqual([expect.stringContaining('exit of `a` halts the run')]),
    },
  ])
})
