import { describe, expect, it } from 'vitest'
import { createContract, renderContract } from '../../../src/config/contract/index.js'
import { load } from '../rules/expectations.js'

const passing = (text: string, more: Readonly<Record<string, string>> = {}): readonly string[] =>
  createContract(load({ 'main.yaml': text, ...more })).may_pass.map(
    ({ file, line, node, by, kinds }) => `${file}:${line} ${node ?? '-'} ${by} ${kinds.join(',')}`,
  )

const script = (fields: string, more = '', settings = ''): string => `
  workflow: { name: w, entry_point: a${settings} }
  agents:
    - { name: a, type: script, run: ./a.sh, ${fields} }
    - { name: b, type: set, value: 1 }
    - { name: red, type: terminate, status: failed, reason: "no" }
    - { name: good, type: terminate, status: success, reason: "yes" }
  ${more}
`
const raises = 'raises: [x.y]'

describe('failures that may pass', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['nothing', script('timeout: 5'), []],
    ['declared kinds that nobody handles', script(raises), []],
    ['a retry that must succeed', script(`${raises}, routes: [{ to: b }, { on_error: x.y, retry: { max: 2 } }]`), []],
    ['a halt', script(`${raises}, routes: [{ to: b }, { on_error: x.y, halt: { message: m } }]`), []],
    ['a handler that ends red', script(`${raises}, routes: [{ to: b }, { on_error: x.y, to: red }]`), []],
    [
      'a recovery after which the run fails',
      script(`${raises}, routes: [{ to: red }, { on_error: x.y, recover: { output: { n: 1 } } }]`),
      [],
    ],
    [
      'a recovery',
      script(`${raises}, routes: [{ to: b }, { on_error: x.y, recover: { output: { n: 1 } } }]`),
      ['main.yaml:3 a recover x.y'],
    ],
    ['a handler', script(`${raises}, routes: [{ to: b }, { on_error: x.y, to: b }]`), ['main.yaml:3 a route x.y']],
    [
      'a good terminate',
      script(`${raises}, routes: [{ to: b }, { on_error: x.y, to: good }]`),
      ['main.yaml:3 a route x.y'],
    ],
    ['the end', script(`${raises}, routes: [{ to: b }, { on_error: x.y, to: $end }]`), ['main.yaml:3 a route x.y']],
    [
      'a route for spent retries above the retry',
      script(
        `${raises}, routes: [{ to: b }, { on_error: retry.exhausted, to: $end }, { on_error: x.y, retry: { max: 2 } }]`,
      ),
      ['main.yaml:3 a route x.y'],
    ],
    ['strict_exit on a node', script('strict_exit: false'), ['main.yaml:3 a strict_exit internal.script_error']],
    [
      'strict_exit of the file',
      script('timeout: 5', '', ', runtime: { strict_exit: false }'),
      ['main.yaml:1 a strict_exit internal.script_error'],
    ],
    [
      'a decision on the exit code',
      script('routes: [{ to: b, when: exit_code == 1 }, { to: $end }]'),
      ['main.yaml:3 a when internal.script_error'],
    ],
    [
      'a decision on a printed field',
      script('routes: [{ to: red, when: output.success }, { to: b }]'),
      ['main.yaml:3 a when internal.script_error'],
    ],
    ['strict_exit: false before a red end', script('strict_exit: false, routes: [{ to: red }]'), []],
    [
      'strict_exit: false with a route that takes every failing exit to a red end',
      script('strict_exit: false, routes: [{ to: red, when: exit_code != 0 }, { to: b }]'),
      [],
    ],
    ['a shell without -e', script("shell: 'bash {0}'"), ['main.yaml:3 a shell internal.script_error']],
    ['a shell without -e before a red end', script("shell: 'bash {0}', routes: [{ to: red }]"), []],
    [
      'a shell behind another program',
      script("shell: 'env bash -e {0}'"),
      ['main.yaml:3 a shell internal.script_error'],
    ],
    ['cmd', script('shell: cmd'), ['main.yaml:3 a shell internal.script_error']],
    ['sh', script('shell: sh'), []],
    ['reports that may be missing', script('reports: junit.xml'), ['main.yaml:3 a reports external.build.test']],
    ['reports that must be there', script('reports: junit.xml, reports_required: true'), []],
    [
      'a retry that re-enters before the node',
      script(
        `${raises}, routes: [{ to: $end }, { on_error: x.y, retry: { max: 1, from: s } }]`,
        '  - { name: s, type: set, value: 1, routes: [{ to: a, when: workflow.name == "w" }, { to: $end }] }',
      ).replace('entry_point: a', 'entry_point: s'),
      ['main.yaml:3 a retry x.y'],
    ],
    ['a decision on a text', script('routes: [{ to: b, when: "output.stdout == \'x\'" }, { to: red }]'), []],
    [
      'a decision on a number of the schema',
      script('output: { n: { type: number } }, routes: [{ to: b, when: output.n > 3 }, { to: red }]'),
      [],
    ],
    ['a hook without a template', script('timeout: 5', '', ', hooks: { on_start: hello }'), []],
    [
      'hooks',
      script('timeout: 5', '', ', hooks: { on_start: "{{ x }}", on_complete: "{{ y }}", on_error: "{{ z }}" }'),
      ['main.yaml:1 - hook internal.template_error', 'main.yaml:1 - hook internal.template_error'],
    ],
    [
      'a policy that warns',
      script('timeout: 5', '', ', policies: [{ name: p, type: node_availability, mode: warn, nodes: [a] }]'),
      ['main.yaml:1 a policy internal.policy_denied'],
    ],
    ['a policy that denies', script('timeout: 5', '', ', policies: [{ name: p, type: node_availability }]'), []],
    [
      'a timeout that is not given',
      script('env: {}', '', ', policies: [{ name: p, type: task_timeout }]'),
      ['main.yaml:1 - policy internal.policy_denied'],
    ],
    ['a timeout that is', script('timeout: 5', '', ', policies: [{ name: p, type: task_timeout }]'), []],
    [
      'a condition on a node that has not run',
      script('timeout: 5', '', ', policies: [{ name: p, type: expression, allow_if: b.output == 1 }]'),
      ['main.yaml:1 - policy internal.policy_denied'],
    ],
    [
      'a condition on an input',
      script(
        'timeout: 5',
        '',
        ', input: { x: { type: string } }, policies: [{ name: p, type: expression, allow_if: workflow.input.x }]',
      ),
      [],
    ],
  ]
  it.each(cases)('%s', (_, text, expected) => expect(passing(text)).toEqual(expected))

  it('a condition on a node that always runs before', () => {
    const text = (routes: string) => `
      workflow: { name: w, entry_point: a, policies: [{ name: p, type: expression, allow_if: c.output, nodes: [b] }] }
      agents:
        - { name: a, type: set, value: 1, routes: [${routes}] }
        - { name: c, type: set, value: 1, routes: [{ to: b }] }
        - { name: b, type: script, run: ./b.sh }
    `
    expect(passing(text('{ to: c }'))).toEqual([])
    expect(passing(text('{ to: b, when: workflow.name == "x" }, { to: c }'))).toEqual([
      'main.yaml:1 b policy internal.policy_denied',
    ])
  })

  const group = (fields: string, member = 'raises: [x.y]', settings = ''): string => `
    workflow: { name: w, entry_point: g, input: { list: { type: array } }${settings} }
    agents: [{ name: z, type: set, value: 1 }]
    for_each:
      - { name: g, type: for_each, source: workflow.input.list, as: i, ${fields}, agent: { name: m, type: script, run: ./m.sh, ${member} } }
  `
  it.each([
    ['failure_mode: fail_fast', []],
    ['failure_mode: all_or_nothing', []],
    ['failure_mode: continue_on_error', ['g continue_on_error']],
    ['failure_mode: continue_on_error, tolerate: { count: 0 }', []],
    ['tolerate: { percent: 0 }', []],
    ['tolerate: { count: 1 }', ['g tolerate']],
    ['failure_mode: all_or_nothing, tolerate: { percent: 5 }', ['g tolerate']],
  ])('a group with %s', (fields, expected) => {
    const found = passing(group(fields)).map((line) => line.split(' ').slice(1, 3).join(' '))
    expect(found).toEqual(expected)
  })

  it('errors of members that a shared route recovers', () => {
    const shared = ', error_routes: [{ on_error: x.y, recover: { output: { n: 1 } } }, { on_error: x.y, to: z }]'
    expect(passing(group('failure_mode: fail_fast', raises, shared))).toEqual(['main.yaml:1 g.m recover x.y'])
  })

  it('failed commands of members that no shared route handles, because the member does not use error routing', () => {
    const shared = ', error_routes: [{ on_error: true, recover: { output: { n: 1 } } }]'
    const text = group('routes: [{ to: z }, { on_error: internal.script_error, to: z }]', 'strict_exit: false', shared)
    expect(passing(text)).toContain('main.yaml:4 g route internal.script_error')
  })

  it('members of a group in finally', () => {
    const member = `${raises}, routes: [{ on_error: x.y, recover: { output: { n: 1 } } }]`
    const text = group('failure_mode: fail_fast', member, ', finally: g').replace('entry_point: g', 'entry_point: z')
    expect(passing(text)).toEqual(['main.yaml:4 g.m recover x.y'])
  })

  it('children are included, with the hook of a failure that their caller handles', () => {
    const parent = `
      workflow: { name: w, entry_point: a }
      agents: [{ name: a, type: workflow, workflow: ./child.yaml }]
    `
    const child = script('strict_exit: false', '', ', hooks: { on_error: "{{ z }}" }')
    const files = { 'child.yaml': child }
    const called = ['child.yaml:3 a strict_exit internal.script_error']
    expect(passing(parent, files)).toEqual(called)
    const handling = (to: string) =>
      passing(parent.replace('child.yaml', `child.yaml, routes: [{ to: $end }, { on_error: true, ${to} }]`), files)
    expect(handling('halt: true')).toEqual(called)
    expect(handling('to: $end').slice(1)).toEqual([...called, 'child.yaml:1 - hook internal.template_error'])
  })

  it('children count only if the run can succeed after them', () => {
    const parent = `
      workflow: { name: w, entry_point: a }
      agents:
        - { name: a, type: workflow, workflow: ./child.yaml, routes: [{ to: red }] }
        - { name: red, type: terminate, status: failed, reason: "no" }
    `
    expect(passing(parent, { 'child.yaml': script('strict_exit: false') })).toEqual([])
  })

  it('a step under finally of a child may fail beside an error that the caller handles', () => {
    const parent = (route: string) => `
      workflow: { name: w, entry_point: p }
      agents: [{ name: p, type: workflow, workflow: ./child.yaml, routes: [{ to: $end }, { on_error: x.y, ${route} }] }]
    `
    const child = script(raises, `  - { name: clean, type: script, run: ./c.sh, raises: [y.z] }`, ', finally: clean')
    const found = (route: string) =>
      createContract(load({ 'main.yaml': parent(route), 'child.yaml': child })).may_pass.map(
        ({ file, node, word, kinds }) => `${file} ${node} ${word} ${kinds.slice(0, 1)}`,
      )
    expect(found('to: $end')).toEqual([
      'main.yaml p on_error: x.y, to: $end x.y',
      'child.yaml clean finally, beside an error that p handles y.z',
    ])
    expect(found('halt: true')).toEqual([])
  })

  const exitCases: readonly (readonly [string, string | null])[] = [
    // Routes of a script, and the routes that pass with their exit codes.
    ['{ to: b }', null],
    ['{ to: b, when: exit_code == 0 }, { to: red }', null],
    ['{ to: red, when: exit_code != 0 }, { to: b }', null],
    ['{ to: red, when: exit_code > 0 }, { to: b }', null],
    ['{ to: red, when: exit_code == 1 }, { to: b }', null],
    ['{ to: b, when: exit_code == 0 }, { to: $end }', 'to: $end, unless exit_code == 0 [1..255, signals]'],
    ['{ to: b, when: exit_code == 0 }, { halt: { message: m } }', null],
    ['{ to: $end, when: "exit_code in [0, 1]" }, { to: red }', 'when: exit_code in [0, 1], to: $end [1]'],
    ['{ to: $end, when: "exit_code in [0, 300]" }', 'when: exit_code in [0, 300], to: $end [300]'],
    [
      '{ to: red, when: exit_code == 2 }, { to: b, when: exit_code != 0 }, { to: $end }',
      'when: exit_code != 0, to: b [1, 3..255, signals]',
    ],
    [
      '{ to: b, when: "{{ output.exit_code == 3 }}" }, { to: good, when: a.output.exit_code == 5 }, { to: red }',
      'when: {{ output.exit_code == 3 }}, to: b; when: a.output.exit_code == 5, to: good [3, 5]',
    ],
    ['{ to: b, when: output_exit_code == 1 }, { to: red }', 'when: output_exit_code == 1, to: b [1]'],
    ['{ to: b, when: exit_code > 256 }, { to: red }', 'when: exit_code > 256, to: b [257]'],
    ['{ to: b, when: workflow.name == "w" }, { to: $end }', null],
    ['{ to: b, when: c.output == 1 }, { to: $end }', null],
    ['{ to: b, when: c_output == 1 }, { to: $end }', null],
    ['{ to: b, when: output.changed }, { to: red }', null],
    ['{ to: red, when: output.changed }, { to: $end }', 'to: $end, unless output.changed [1..255]'],
    ['{ to: $end, when: not output.failed }, { to: red }', 'when: not output.failed, to: $end [1..255]'],
    ['{ to: b, when: output.status == "ok" }, { to: $end }', null],
    ['{ to: b, when: output.score > 7 }, { to: $end }', null],
    [
      '{ to: b, when: output.ok | default(false) }, { to: $end }',
      'to: $end, unless output.ok | default(false) [1..255]',
    ],
    [
      '{ to: b, when: output.all.values() | select | list }, { to: red }',
      'when: output.all.values() | select | list, to: b [1..255]',
    ],
    ['{ to: b, when: "true" }', null],
  ]
  it.each(exitCases)('routes %s pass %s', (routes, expected) => {
    const text = script(`routes: [${routes}]`, '  - { name: c, type: set, value: 1, routes: [{ to: a }] }')
    const found = createContract(load({ 'main.yaml': text })).may_pass.map(
      (entry) => `${entry.word} [${entry.exit_codes}]`,
    )
    expect(found).toEqual(expected === null ? [] : [expected])
  })

  it.each(['raises: [x.y]', 'strict_exit: true', 'classify: [{ exit_code: 1, kind: x.y }]'])(
    'a node with %s does not decide on exit codes',
    (fields) => {
      expect(passing(script(`${fields}, routes: [{ to: b, when: exit_code == 1 }, { to: $end }]`))).toEqual([])
    },
  )

  it('an error that a child handles before it fails counts, if a caller handles the failure of the child', () => {
    const parent = (fields: string) => `
      workflow: { name: w, entry_point: p }
      agents:
        - { name: p, type: workflow, workflow: ./middle.yaml${fields} }
    `
    const files = {
      'middle.yaml':
        'workflow: { name: m, entry_point: m }\nagents: [{ name: m, type: workflow, workflow: ./child.yaml }]',
      'child.yaml': script(`${raises}, routes: [{ to: red }, { on_error: x.y, recover: { output: { n: 1 } } }]`),
    }
    expect(passing(parent(''), files)).toEqual([])
    const handled = passing(parent(', routes: [{ to: $end }, { on_error: true, to: $end }]'), files)
    expect(handled.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'main.yaml:3 p route',
      'child.yaml:3 a recover',
    ])
  })

  it('a policy of a caller may deny nodes of a child', () => {
    const parent = (mode: string) => `
      workflow: { name: w, entry_point: p, policies: [{ name: no, type: expression, allow_if: 'false', nodes: [a], mode: ${mode} }] }
      agents: [{ name: p, type: workflow, workflow: ./child.yaml }]
    `
    const child = script(`${raises}, routes: [{ to: b }, { on_error: internal.policy_denied, to: b }]`)
    const denied = (mode: string) =>
      passing(parent(mode), { 'child.yaml': child }).filter((line) => line.includes(' route '))
    expect(denied('enforce')).toEqual(['child.yaml:3 a route internal.policy_denied'])
    expect(denied('warn')).toEqual([])
  })

  it('routes of a node under finally count, if a route leads to the node', () => {
    const routes = 'routes: [{ to: b }, { on_error: x.y, to: b }]'
    const text = (entry: string) =>
      script(`${raises}, ${routes}`, '', ', finally: a').replace('entry_point: a', `entry_point: ${entry}`)
    expect(passing(text('a'))).toEqual(['main.yaml:3 a route x.y'])
    expect(passing(text('b'))).toEqual([])
  })

  it('a tolerant group lists the kinds of members whose error routes may fail', () => {
    const group = (route: string) => `
      workflow: { name: w, entry_point: g, error_routes: [{ on_error: true, halt: true }] }
      agents:
        - { name: m, type: script, run: ./m.sh, raises: [x.y], routes: [{ on_error: x.y, ${route} }] }
        - { name: n, type: set, value: 1 }
      parallel: [{ name: g, agents: [m, n], tolerate: { count: 1 } }]
    `
    const tolerated = (route: string) => passing(group(route)).filter((line) => line.includes(' tolerate '))
    expect(tolerated('retry: { max: 1 }')).toEqual([])
    expect(tolerated('when: "{{ error.details.a.b }}", retry: { max: 1 }')).toEqual(['main.yaml:5 g tolerate x.y'])
    expect(tolerated('halt: { message: "{{ error.details.a.b }}" }')).toEqual(['main.yaml:5 g tolerate x.y'])
  })

  it('the contract ends with the list', () => {
    const shown = (text: string) => renderContract(createContract(load({ 'main.yaml': text })), false).split('\n')
    expect(shown(script('timeout: 5')).at(-1)).toBe(
      'Nothing may pass: a run of this file that succeeds has no failure in it.',
    )
    const routes = 'error_routes: [{ on_error: x.y, to: good }]'
    const lines = shown(
      script(`${raises}, routes: [{ to: c }]`, `  - { name: c, type: script, run: "true", ${raises} }`, `, ${routes}`),
    )
    expect(lines.slice(-2)).toEqual([
      'May pass (these can fail, and the run still succeeds):',
      '  a, c  x.y  by error_routes, on_error: x.y, to: good  main.yaml:1',
    ])
  })
})
