import { describe, expect } from 'vitest'
import { startedNodes } from './support/command.js'
import { type Case, table, workflow } from './support/table.js'

const raising = (kind: string, details = '{}', message = 'm'): string =>
  `printf '%s' '{"kind": "${kind}", "message": "${message}", "details": ${details}}' > "$CONDUCTOR_ERROR_OUT"`

/** A script that goes through a list of kinds, one a run, and then succeeds; it counts its runs in a file. */
const PLAYER = `const fs = require('node:fs')
const kinds = JSON.parse(process.env.KINDS)
const file = 'runs-' + process.argv[1]
const run = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\\n').length - 1 : 0
fs.appendFileSync(file, process.env.CONDUCTOR_RETRY_ATTEMPT + '\\n')
console.log(JSON.stringify({ run, retry: process.env.CONDUCTOR_RETRY_ATTEMPT }))
const kind = kinds[Math.min(run, kinds.length - 1)]
if (kind) fs.writeFileSync(process.env.CONDUCTOR_ERROR_OUT, JSON.stringify({ kind, message: 'run ' + run }))
`
const play = (name: string, kinds: readonly string[], routes: string): string => `- name: ${name}
  type: script
  command: node
  args: [player.cjs, ${name}]
  env: { KINDS: '${JSON.stringify(kinds)}' }
  routes:
${routes.replaceAll(/^(?=.)/gm, '    ')}`
const files = { 'player.cjs': PLAYER.replace('process.argv[1]', 'process.argv[2]') }
const QUICK = 'initial_seconds: 0.01, jitter: 0'
const handler = '- { name: h, type: set, value: "{{ a.error.kind }}" }'
const handled = 'output: { r: "{{ h.output }}" }'

describe('success routes', () => {
  const two = '- { name: b, type: set, value: b }\n- { name: c, type: set, value: c }'
  const from = (routes: string): string =>
    workflow(`- { name: a, type: set, values: { n: 5, s: text }, routes: ${routes} }\n${two}`)
  const reaches = (name: string, routes: string, nodes: readonly string[]): Case => ({
    name,
    yaml: from(routes),
    code: 0,
    check: ({ events }) => expect(startedNodes(events)).toEqual(nodes),
  })
  table([
    reaches('in order, the first that holds', '[{ to: b, when: "n > 9" }, { to: c, when: "n == 5" }, { to: b }]', [
      'a',
      'c',
    ]),
    reaches('a template is judged by its text', '[{ to: b, when: "{{ output.n == 5 }}" }, { to: c }]', ['a', 'b']),
    reaches('the flattened name of another node', '[{ to: b, when: "a_output.n == 5" }, { to: c }]', ['a', 'b']),
    reaches('None does not hold', '[{ to: b, when: "{{ none }}" }, { to: c }]', ['a', 'c']),
    {
      name: 'no condition holds',
      yaml: from('[{ to: b, when: "n > 9" }, { to: c, when: "s == \'x\'" }]'),
      code: 1,
      kinds: ['internal.no_route'],
      check: ({ errors }) => {
        expect(errors[0].node).toBe('a')
        expect(errors[0].envelope.message).toContain('n > 9')
      },
    },
    {
      name: 'a condition that fails',
      yaml: from('[{ to: b, when: "nothing.here" }, { to: c }]'),
      code: 3,
      kinds: ['internal.template_error'],
      stderr: /nothing/,
    },
    {
      name: 'a condition that fails at run time',
      yaml: from('[{ to: b, when: "{{ output.gone }}" }, { to: c }]'),
      code: 3,
      kinds: ['internal.template_error'],
    },
    {
      name: 'halt on a success route',
      yaml: from('[{ halt: { message: "n is {{ output.n }}" }, when: "n == 5" }, { to: c }]'),
      code: 3,
      kinds: ['halt.intentional'],
      check: ({ errors }) => {
        expect(errors[0].envelope).toEqual({ kind: 'halt.intentional', message: 'n is 5', details: { cause: null } })
      },
    },
    {
      name: 'a route to $end with an output',
      yaml: `${from('[{ to: $end, output: { r: "{{ output.n + 1 }}" } }]')}\noutput: { r: never, other: kept }`,
      code: 0,
      output: { r: 6, other: 'kept' },
    },
  ])
})

describe('error routes match in document order', () => {
  const routes = (list: string, kind = 'external.git.drift', more = ''): Pick<Case, 'yaml' | 'files'> => ({
    yaml: workflow(
      `- name: a\n  type: script\n  run: |\n    echo '{"score": 3}'\n    ${raising(kind, '{"n": 7}')}\n${more}  routes: ${list}\n- { name: h, type: set, value: "first" }\n- { name: i, type: set, value: "second" }`,
      '',
      'output: { r: "{{ h.output if h is defined else i.output }}" }',
    ),
  })
  const goes = (name: string, list: string, r: string, kind?: string): Case => ({
    name,
    ...routes(list, kind),
    code: 0,
    output: { r },
  })
  table([
    goes(
      'a kind',
      '[{ to: $end }, { on_error: external.git.other, to: h }, { on_error: external.git.drift, to: i }]',
      'second',
    ),
    goes(
      'a prefix',
      '[{ to: $end }, { on_error: external.api.*, to: h }, { on_error: external.git.*, to: i }]',
      'second',
    ),
    goes('a prefix of one part', '[{ to: $end }, { on_error: external.*, to: h }, { on_error: true, to: i }]', 'first'),
    goes(
      'a prefix ends at a dot',
      '[{ to: $end }, { on_error: external.git.*, to: h }, { on_error: true, to: i }]',
      'second',
      'external.github.down',
    ),
    goes('a list', '[{ to: $end }, { on_error: [external.api.down, external.git.drift], to: h }]', 'first'),
    goes('true', '[{ to: $end }, { on_error: true, to: h }]', 'first'),
    goes('a star', '[{ to: $end }, { on_error: "*", to: h }]', 'first'),
    goes(
      'the first of two that match',
      '[{ to: $end }, { on_error: external.git.*, when: "details.n == 7", to: h }, { on_error: external.git.drift, to: i }]',
      'first',
    ),
    goes(
      'when must hold too',
      '[{ to: $end }, { on_error: true, when: "details.n > 9", to: h }, { on_error: true, when: "details.n == 7 and kind == \'external.git.drift\' and message == \'m\' and attempts == 1", to: i }]',
      'second',
    ),
    goes(
      'when reads the failing output',
      '[{ to: $end }, { on_error: true, when: "score == 3 and output.score == 3 and exit_code == 0", to: h }, { on_error: true, to: i }]',
      'first',
    ),
    goes(
      'when as a template reads error',
      '[{ to: $end }, { on_error: true, when: "{{ error.details.n == 7 }}", to: h }, { on_error: true, to: i }]',
      'first',
    ),
    goes('success routes are none of its business', '[{ to: i }, { on_error: true, to: h }]', 'first'),
    {
      name: 'no match is a halt',
      ...routes('[{ to: $end }, { on_error: external.api.*, to: h }]'),
      code: 3,
      kinds: ['external.git.drift'],
    },
    {
      name: 'a condition that fails on an error route',
      ...routes('[{ to: $end }, { on_error: true, when: "{{ error.details.gone.deep }}", to: h }]'),
      code: 3,
      kinds: ['external.git.drift', 'internal.template_error'],
      check: ({ errors, events }) => {
        expect(errors[1].envelope.details.cause).toMatchObject({ kind: 'external.git.drift', details: { n: 7 } })
        expect(events.at(-1).envelope.kind).toBe('internal.template_error')
      },
    },
    {
      name: "when reads the failing node's output, not its predecessor's",
      yaml: workflow(
        `- { name: a, type: set, values: { score: 9 }, routes: [{ to: b }] }
- name: b
  type: script
  run: |
    ${raising('external.git.drift')}
  routes:
    - to: $end
    - { on_error: true, when: "score is defined", to: h }
    - { on_error: true, when: "output.score is defined", to: h }
    - { on_error: true, when: "a.output.score == 9", to: i }
- { name: h, type: set, value: first }
- { name: i, type: set, value: second }`,
        '',
        'output: { r: "{{ h.output if h is defined else i.output }}" }',
      ),
      code: 0,
      output: { r: 'second' },
    },
    {
      name: 'a route to $end is a success, with its own output',
      ...routes('[{ to: $end }, { on_error: true, to: $end, output: { r: "{{ error.kind }} {{ output.score }}" } }]'),
      code: 0,
      output: { r: 'external.git.drift 3' },
    },
    {
      name: 'error.node is gone after the next success',
      yaml: workflow(
        `${play('a', ['x.y', ''], '- { to: z, when: "run == 1" }\n- { to: $end }\n- { on_error: true, to: h }')}\n- { name: h, type: set, value: "{{ a.error.kind }}", routes: [{ to: a }] }\n- { name: z, type: set, value: "{{ a.error is defined }}" }`,
        '',
        'output: { h: "{{ h.output }}", z: "{{ z.output }}" }',
      ),
      files,
      code: 0,
      output: { h: 'x.y', z: false },
    },
  ])
})

describe('retry', () => {
  const runs =
    (count: number) =>
    (events: readonly { type: string; node: string }[]): void =>
      expect(events.filter(({ type, node }) => type === 'node_started' && node === 'a')).toHaveLength(count)
  const delays = (events: readonly { type: string; delay_seconds: number }[]): readonly number[] =>
    events.filter(({ type }) => type === 'node_retry_scheduled').map((event) => event.delay_seconds)
  const spent = '- { on_error: retry.exhausted, to: h }'
  const told =
    '- { name: h, type: set, value: "{{ a.error.kind }} {{ a.error.attempts }} {{ a.error.retries_exhausted }}" }'
  table([
    {
      name: 'until it succeeds; the script sees the count, which a success resets',
      yaml: workflow(
        `${play('a', ['x.y', 'x.y', '', 'x.y', ''], `- { to: a, when: "run == 2" }\n- { to: $end }\n- { on_error: x.y, retry: { max: 2, ${QUICK} } }`)}`,
        '',
        'output: { retry: "{{ a.output.retry }}", run: "{{ a.output.run }}" }',
      ),
      files,
      code: 0,
      output: { retry: 1, run: 4 },
      story: [
        'workflow_started',
        'a@1',
        'a x.y',
        'a again',
        'a@2',
        'a x.y',
        'a again',
        'a@3',
        'a ok',
        'a to a',
        'a@1',
        'a x.y',
        'a again',
        'a@2',
        'a ok',
        'a end $end',
        'workflow_completed',
      ],
    },
    {
      name: 'spent: the next matching route, with the original kind',
      yaml: workflow(
        `${play('a', ['x.y'], `- { to: $end }\n- { on_error: x.y, retry: { max: 2, ${QUICK} } }\n- { on_error: x.*, to: h }`)}\n${told}`,
        '',
        handled,
      ),
      files,
      code: 0,
      output: { r: 'x.y 3 True' },
      check: ({ events }) => runs(3)(events as never),
    },
    {
      name: 'spent: retry.exhausted matches',
      yaml: workflow(
        `${play('a', ['x.y'], `- { to: $end }\n- { on_error: x.y, retry: { max: 1, ${QUICK} } }\n${spent}`)}\n${told}`,
        '',
        handled,
      ),
      files,
      code: 0,
      output: { r: 'x.y 2 True' },
    },
    {
      name: 'spent: retry.exhausted matches, wherever it stands',
      yaml: workflow(
        `${play('a', ['x.y'], `- { to: $end }\n${spent}\n- { on_error: x.y, retry: { max: 1, ${QUICK} } }`)}\n${told}`,
        '',
        handled,
      ),
      files,
      code: 0,
      output: { r: 'x.y 2 True' },
    },
    {
      name: 'spent and no other route: a halt after 1 + 3 runs, as the default says',
      yaml: workflow(play('a', ['x.y'], `- { to: $end }\n- { on_error: x.y, retry: { ${QUICK} } }`)),
      files,
      code: 3,
      kinds: ['x.y'],
      check: ({ events, errors }) => {
        runs(4)(events as never)
        expect(errors[0]).toMatchObject({ attempts: 4, frames: [{ node: 'a', attempt: 4 }] })
        expect(events.filter(({ type }) => type === 'node_failed').map((event) => event.attempt)).toEqual([1, 2, 3, 4])
        expect(events.find(({ type }) => type === 'node_retry_scheduled')).toMatchObject({
          node: 'a',
          attempt: 1,
          kind: 'x.y',
          delay_seconds: 0.01,
        })
      },
    },
    {
      name: 'each route has its own count when kinds alternate',
      yaml: workflow(
        `${play('a', ['x.y', 'x.z', 'x.y', 'x.z', 'x.y', 'x.z'], `- { to: $end }\n- { on_error: x.y, retry: { max: 2, ${QUICK} } }\n- { on_error: x.z, retry: { max: 2, ${QUICK} } }\n- { on_error: true, to: h }`)}\n${told}`,
        '',
        handled,
      ),
      files,
      code: 0,
      output: { r: 'x.y 5 True' },
    },
    {
      name: 'a handler that leads back does not reset the count',
      yaml: workflow(
        `${play('a', ['x.y', 'x.y', 'x.z', 'x.y'], `- { to: $end }\n- { on_error: x.y, retry: { max: 1, ${QUICK} } }\n- { on_error: x.y, when: "attempts == 2", to: fix }\n- { on_error: x.z, to: fix }\n- { on_error: true, to: h }`)}\n- { name: fix, type: set, value: 1, routes: [{ to: a }] }\n${told}`,
        '',
        handled,
      ),
      files,
      code: 0,
      output: { r: 'x.y 1 True' },
      check: ({ events }) => expect(startedNodes(events)).toEqual(['a', 'a', 'fix', 'a', 'fix', 'a', 'h']),
    },
    ...(
      [
        ['none', 'backoff: none, initial_seconds: 5', [0, 0, 0]],
        ['fixed', 'backoff: fixed, initial_seconds: 0.02, jitter: 0', [0.02, 0.02, 0.02]],
        ['linear', 'backoff: linear, initial_seconds: 0.02, jitter: 0', [0.02, 0.04, 0.06]],
        ['exponential', 'backoff: exponential, initial_seconds: 0.02, jitter: 0', [0.02, 0.04, 0.08]],
        ['capped', 'initial_seconds: 0.02, max_seconds: 0.03, jitter: 0', [0.02, 0.03, 0.03]],
      ] as const
    ).map(
      ([name, fields, expected]): Case => ({
        name: `backoff ${name}`,
        yaml: workflow(
          play('a', ['x.y', 'x.y', 'x.y', ''], `- { to: $end }\n- { on_error: true, retry: { ${fields} } }`),
        ),
        files,
        code: 0,
        check: ({ events }) => expect(delays(events as never)).toEqual(expected),
      }),
    ),
    {
      name: 'jitter stays within its fraction',
      yaml: workflow(
        play(
          'a',
          ['x.y', 'x.y', 'x.y', ''],
          '- { to: $end }\n- { on_error: true, retry: { backoff: fixed, initial_seconds: 0.02, jitter: 0.5 } }',
        ),
      ),
      files,
      code: 0,
      check: ({ events }) => {
        for (const delay of delays(events as never)) expect(Math.abs(delay - 0.02)).toBeLessThanOrEqual(0.01 + 1e-9)
      },
    },
    {
      name: 'retry_after_seconds outranks max_seconds',
      yaml: workflow(
        `- name: a\n  type: script\n  run: |\n    [ "$CONDUCTOR_RETRY_ATTEMPT" = 1 ] || ${raising('x.y', '{"retry_after_seconds": 0.3}')}\n  routes: [{ to: $end }, { on_error: x.y, retry: { initial_seconds: 0.01, max_seconds: 0.01, jitter: 0 } }]`,
      ),
      code: 0,
      check: ({ events }) => expect(delays(events as never)).toEqual([0.3]),
    },
    {
      name: 'retry_after_seconds does not exceed max_elapsed_seconds: no wait begins',
      yaml: workflow(
        `- name: a\n  type: script\n  run: |\n    ${raising('x.y', '{"retry_after_seconds": 600}')}\n  routes: [{ to: $end }, { on_error: x.y, retry: { max_elapsed_seconds: 30 } }]`,
      ),
      code: 3,
      kinds: ['x.y'],
      check: ({ events }) => {
        expect(delays(events as never)).toEqual([])
        expect(events.find(({ type }) => type === 'route_taken')).toMatchObject({
          action: 'unhandled',
          retries_exhausted: true,
        })
      },
    },
    {
      name: 'from re-enters earlier',
      yaml: workflow(
        `- { name: a, type: set, value: "{{ conductor.retry_attempt }}", routes: [{ to: b }] }\n${play('b', ['x.y', ''], `- { to: $end }\n- { on_error: x.y, retry: { from: a, ${QUICK} } }`)}`,
        '',
        'output: { retry: "{{ b.output.retry }}" }',
      ),
      files,
      code: 0,
      output: { retry: 1 },
      check: ({ events }) => expect(startedNodes(events)).toEqual(['a', 'b', 'a', 'b']),
    },
    {
      name: 'conductor.retry_attempt in templates and conditions',
      yaml: workflow(
        `- name: a\n  type: script\n  run: |\n    ${raising('x.y')}\n    echo "{\\"seen\\": $SEEN}"\n  env: { SEEN: "{{ conductor.retry_attempt }}" }\n  routes: [{ to: $end }, { on_error: x.y, when: "{{ conductor.retry_attempt < 2 }}", retry: { max: 9, ${QUICK} } }, { on_error: x.y, recover: { output: { seen: "{{ output.seen }}" } } }]`,
        '',
        'output: { r: "{{ a.output.seen }}" }',
      ),
      code: 0,
      output: { r: 2 },
    },
    {
      name: 'a retry does not count as an iteration',
      yaml: workflow(
        play('a', ['x.y'], `- { to: $end }\n- { on_error: x.y, retry: { max: 5, ${QUICK} } }`),
        'limits: { max_iterations: 1 }',
      ),
      files,
      code: 3,
      kinds: ['x.y'],
      check: ({ events }) => runs(6)(events as never),
    },
  ])
})

describe('halt, recover, propagate, error_routes', () => {
  const failing = (routes: string, more = ''): string =>
    `- name: a\n  type: script\n  run: |\n    echo '{"half": 1}'\n    ${raising('x.y', '{"file": "src/x.ts", "line": 4}')}\n${more}  routes: ${routes}`
  table([
    {
      name: 'halt',
      yaml: workflow(
        failing('[{ to: $end }, { on_error: true, halt: { message: "{{ error.kind }} after {{ output.half }}" } }]'),
      ),
      code: 3,
      kinds: ['halt.intentional'],
      check: ({ errors, result }) => {
        expect(errors[0].envelope).toMatchObject({
          message: 'x.y after 1',
          details: { file: 'src/x.ts', line: 4, cause: { kind: 'x.y', message: 'm' } },
        })
        expect(result.next_commands.join()).not.toContain('resume')
      },
    },
    {
      name: 'halt with a message that fails still halts',
      yaml: workflow(failing('[{ to: $end }, { on_error: true, halt: { message: "{{ error.details.none.deep }}" } }]')),
      code: 3,
      kinds: ['halt.intentional'],
    },
    {
      name: 'propagate at the root is a halt',
      yaml: `${workflow(
        failing('[{ to: $end }, { on_error: true, propagate: true }]'),
        'error_routes: [{ on_error: true, to: h }]\nfinally: h',
      )}\n`,
      code: 2,
      stderr: /h/,
    },
    {
      name: 'propagate skips error_routes',
      yaml: workflow(
        `${failing('[{ to: $end }, { on_error: true, propagate: true }]')}\n${handler}`,
        'error_routes: [{ on_error: true, to: h }]',
      ),
      code: 3,
      kinds: ['x.y'],
    },
    {
      name: 'recover: success routes follow and the error is gone',
      yaml: workflow(
        `${failing('[{ to: b, when: "{{ output.n == 2 }}" }, { to: $end }, { on_error: true, recover: { output: { n: "{{ output.half + 1 }}", why: "{{ error.kind }}" } } }]')}\n- { name: b, type: set, value: { error: "{{ a.error is defined }}", why: "{{ a.output.why }}" } }`,
        '',
        'output: { r: "{{ b.output | tojson }}" }',
      ),
      code: 0,
      output: { r: { error: false, why: 'x.y' } },
      story: [
        'workflow_started',
        'a@1',
        'a x.y',
        'a recover',
        'a to b',
        'b@1',
        'b ok',
        'b end $end',
        'workflow_completed',
      ],
    },
    {
      name: 'recover must satisfy the schema',
      yaml: workflow(
        failing(
          '[{ to: $end }, { on_error: true, recover: { output: { n: text } } }]',
          '  output: { n: { type: number } }\n',
        ),
      ),
      code: 3,
      kinds: ['x.y', 'internal.schema_violation'],
    },
    {
      name: 'recover that satisfies the schema',
      yaml: workflow(
        failing(
          '[{ to: $end }, { on_error: true, recover: { output: { n: 4 } } }]',
          '  output: { n: { type: number } }\n',
        ),
        '',
        'output: { n: "{{ a.output.n }}" }',
      ),
      code: 0,
      output: { n: 4 },
    },
    {
      name: 'recover that cannot be rendered',
      yaml: workflow(
        failing('[{ to: $end }, { on_error: true, recover: { output: { n: "{{ error.details.none.deep }}" } } }]'),
      ),
      code: 3,
      kinds: ['x.y', 'internal.template_error'],
    },
    {
      name: 'error_routes are tried after the routes of the node',
      yaml: workflow(
        `${failing('[{ to: $end }, { on_error: x.other, to: $end }]')}\n${handler}`,
        'error_routes: [{ on_error: x.*, to: h }]',
        handled,
      ),
      code: 0,
      output: { r: 'x.y' },
      check: ({ events }) =>
        expect(events.find(({ type }) => type === 'route_taken')).toMatchObject({ route: 'error_routes[0]', to: 'h' }),
    },
    {
      name: 'error_routes do not send a node to itself',
      yaml: workflow(
        `${failing('[{ to: $end }]')}\n- name: h\n  type: script\n  run: |\n    ${raising('x.z')}`,
        'error_routes: [{ on_error: true, to: h }]',
      ),
      code: 3,
      kinds: ['x.z'],
    },
    {
      name: 'budgets of error_routes count per node',
      yaml: workflow(
        `${play('a', ['x.y', 'x.y', ''], '- { to: b }')}\n${play('b', ['x.y', 'x.y', ''], '- { to: $end }')}`,
        `error_routes: [{ on_error: true, retry: { max: 2, ${QUICK} } }]`,
      ),
      files,
      code: 0,
      check: ({ events }) => expect(startedNodes(events)).toEqual(['a', 'a', 'a', 'b', 'b', 'b']),
    },
    {
      name: 'a handler that fails itself',
      yaml: workflow(
        `${failing('[{ to: $end }, { on_error: true, to: h }]')}\n- name: h\n  type: script\n  run: |\n    ${raising('x.z')}`,
      ),
      code: 3,
      kinds: ['x.z'],
      check: ({ errors }) => expect(errors[0].node).toBe('h'),
    },
  ])
})
