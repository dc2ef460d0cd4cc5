import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ProviderAnswer } from '../../src/core/provider.js'
import { ok } from '../../src/core/result.js'
import { answered, failed } from '../nodes/agent/scripted-provider.js'
import { folderWith } from '../support/folders.js'
import { summary, testFile, testIn } from './testing.js'

const DEPLOY = `
workflow:
  name: deploy
  entry_point: probe
  input: { branch: { type: string, default: main }, tries: { type: number, default: 1 } }
  limits: { max_iterations: 50 }
agents:
  - name: probe
    type: script
    run: exit 9
    raises: [external.git.drift, external.api.down]
    routes:
      - to: deploy
      - { on_error: external.git.drift, to: repair }
  - { name: repair, type: script, run: exit 9, routes: [{ to: probe }] }
  - name: deploy
    type: script
    run: exit 9
    raises: [external.api.rate_limited]
    routes:
      - to: report
      - { on_error: external.api.rate_limited, retry: { max: 3, initial_seconds: 2 } }
      - { on_error: retry.exhausted, to: rollback }
  - { name: report, type: set, value: done }
  - { name: rollback, type: script, run: exit 9 }
output:
  result: "{{ report.output if report is defined else 'none' }}"
  branch: "{{ workflow.input.branch }}"
`

function scenario(body: string, workflow = 'workflow.yaml'): string {
  return `workflow: ${workflow}\nscenarios:\n  - name: s\n${body
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}\n`
}

const run = async (body: string, files: Readonly<Record<string, string>> = { 'workflow.yaml': DEPLOY }) =>
  summary(await testIn({ ...files, 'scenarios.test.yaml': scenario(body) }))

describe('a scenario', () => {
  it('asserts the whole story of the documentation', async () => {
    const report = await testIn({
      'workflow.yaml': DEPLOY,
      'scenarios.test.yaml': `
workflow: workflow.yaml
scenarios:
  - name: drift is repaired, then the deploy is retried
    inputs: { branch: main }
    stub:
      probe: [{ error: { kind: external.git.drift, message: behind } }, { output: { ok: true } }]
      repair: { output: { fixed: true } }
      deploy: { output: {} }
    inject: ["deploy=external.api.rate_limited@1"]
    expect:
      outcome: success
      exit_code: 0
      path: [probe, repair, probe, deploy, report]
      attempts: { deploy: 2, probe: 2 }
      not_run: [rollback]
      waited_seconds: 2
      output: { result: done }
  - name: the API stays down
    stub: { probe: { error: { kind: external.api.down, message: no answer } } }
    expect: { outcome: halted, exit_code: 3, error: { kind: external.api.down, message: no answer, node: probe } }
`,
    })
    expect(summary(report)).toEqual([
      'drift is repaired, then the deploy is retried: holds',
      'the API stays down: holds',
    ])
    expect(report.coverage).toMatchObject({ total: 3, taken: 2 })
    expect(report.coverage.notTaken.map(({ label, line }) => `${line} ${label}`)).toEqual([
      '23 deploy routes[2] on retry.exhausted',
    ])
  })

  const mismatches: readonly (readonly [name: string, expected: string, what: readonly string[]])[] = [
    ['outcome', 'outcome: halted', ['outcome']],
    ['exit code', 'exit_code: 3', ['exit_code']],
    ['path', 'path: [probe, deploy]', ['path']],
    ['attempts', 'attempts: { deploy: 2 }', ['attempts.deploy']],
    ['attempts of a node that never ran', 'attempts: { repair: 1 }', ['attempts.repair']],
    ['a node that ran', 'not_run: [rollback, deploy]', ['not_run.deploy']],
    ['waits', 'waited_seconds: 1', ['waited_seconds']],
    ['output', 'output: { result: other, branch: main, more: 1 }', ['output.result', 'output.more']],
    ['an error that is not there', 'error: { kind: external.api.down }', ['error']],
    ['errors on record', 'errors: [external.api.down]', ['errors']],
    ['termination', 'terminated_by: report', ['terminated_by']],
    ['nothing', 'outcome: success\n      errors: []\n      output: { branch: main }', []],
  ]
  it.each(mismatches)('compares %s', async (_, expected, what) => {
    const verdict = what.length === 0 ? 's: holds' : `s: ${what.join(', ')}`
    const body = `stub: { probe: { output: {} }, deploy: { output: {} } }\nexpect: { ${expected.replaceAll('\n      ', ', ')} }`
    expect(await run(body)).toEqual([verdict])
  })

  it('asks fail_when of a stub that succeeded, with its own output', async () => {
    const workflow = `
workflow: { name: w, entry_point: probe, runtime: { strict_exit: false }, input: { most: { type: number, default: 2 } } }
agents:
  - name: probe
    type: script
    run: exit 9
    fail_when: [{ when: output.behind > workflow.input.most, kind: external.git.drift, message: "{{ output.behind }} behind" }]
    output: { behind: { type: number, maximum: 2 } }
    routes: [{ to: $end }, { on_error: external.git.drift, to: repair }]
  - { name: repair, type: script, run: exit 9, routes: [{ to: probe }] }
`
    const body = `
stub:
  probe: [{ output: { behind: 3 } }, { output: { behind: 1 } }]
  repair: { output: {} }
expect: { outcome: success, path: [probe, repair, probe] }`
    expect(await run(body, { 'workflow.yaml': workflow })).toEqual(['s: holds'])
  })

  it('compares every part of an error', async () => {
    const body = `
stub: { probe: { error: { kind: external.api.down, message: no answer at all, details: { status_code: 503 } } } }
expect: { error: { kind: external.api.up, message: other, node: deploy, details: { status_code: 500 } } }`
    expect(await run(body)).toEqual(['s: error.kind, error.message, error.node, error.details.status_code'])
  })

  it('takes one stub for each run and repeats the last', async () => {
    const body = `
stub:
  probe:
    - { error: { kind: external.git.drift } }
    - { error: { kind: external.git.drift } }
    - { output: {} }
  repair: { output: {} }
  deploy: { error: { kind: external.api.rate_limited } }
  rollback: { output: {} }
expect:
  path: [probe, repair, probe, repair, probe, deploy, rollback]
  attempts: { deploy: 4, repair: 2 }
  waited_seconds: 14`
    expect(await run(body)).toEqual(['s: holds'])
  })

  it.each([
    ['that never ran', 'rollback=external.api.down', 'rollback=external.api.down never fired: rollback did not run'],
    ['that ran too seldom', 'deploy=external.api.down@2', 'deploy=external.api.down@2 never fired: deploy ran once'],
  ])('fails for an injection at a node %s', async (_, injection, message) => {
    const body = `stub: { probe: { output: {} }, deploy: { output: {} } }\ninject: ["${injection}"]\nexpect: { outcome: success }`
    const report = await testIn({ 'workflow.yaml': DEPLOY, 'scenarios.test.yaml': scenario(body) })
    expect(report.files[0]?.scenarios[0]?.failures).toMatchObject([{ what: 'inject', message }])
  })

  it.each(['output: {}', 'not_run: []', 'attempts: {}, output: {}'])(
    'fails for expectations that no run breaks: %s',
    async (expected) => {
      const halted = `stub: { probe: { error: { kind: external.api.down } } }\nexpect: { ${expected} }`
      expect(await run(halted)).toEqual(['s: expect'])
      expect(await run(halted.replace('expect: {', 'expect: { outcome: halted,'))).toEqual(['s: holds'])
    },
  )

  it('runs nothing by accident', async () => {
    const report = await testIn({
      'workflow.yaml': DEPLOY,
      'scenarios.test.yaml': scenario('stub: { probe: { output: {} } }\nexpect: { outcome: success }'),
    })
    expect(report.files[0]?.scenarios[0]?.failures).toMatchObject([
      { what: 'stub', message: 'deploy was about to run, and it is neither stubbed nor named in `real`' },
    ])
  })

  it('keeps what is written for text inputs', async () => {
    const body = `
inputs: { branch: 1.10, tries: 2 }
stub: { probe: { output: {} }, deploy: { output: {} } }
expect: { output: { branch: "1.10" } }`
    const files = {
      'workflow.yaml': DEPLOY.replace('{{ workflow.input.branch }}', '{{ workflow.input.branch | tojson }}'),
    }
    expect(await run(body, files)).toEqual(['s: holds'])
  })

  it('is the same each time', async () => {
    const files = {
      'workflow.yaml': DEPLOY.replace('output:\n', 'output:\n  id: "{{ workflow.run_id }}"\n'),
      'scenarios.test.yaml': scenario(
        'stub: { probe: { output: {} }, deploy: { output: {} } }\nexpect: { output: { id: scenario } }',
      ),
    }
    const [first, second] = [await testIn(files), await testIn(files)]
    expect(JSON.stringify(first?.files)).toBe(JSON.stringify(second?.files))
    expect(summary(first)).toEqual(['s: holds'])
  })
})

const TYPES = `
workflow: { name: types, entry_point: ask, limits: { max_iterations: 50 } }
agents:
  - name: ask
    prompt: Is it safe?
    output: { safe: { type: boolean }, why: { type: string } }
    raises: [review.refused]
    routes:
      - { to: approve, when: "{{ output.safe }}" }
      - { to: legacy }
      - { on_error: review.refused, to: legacy }
      - { on_error: internal.schema_violation, to: pause }
  - name: approve
    type: human_gate
    prompt: Go?
    options:
      - { label: "Yes", value: "yes", route: legacy }
      - { label: "No", value: "no", route: stop }
  - name: legacy
    type: script
    command: tool
    classify: [{ exit_code: 128, stderr: "Could not resolve host", kind: external.git.network }]
    routes:
      - { to: $end }
      - { on_error: external.git.network, to: pause }
      - { on_error: internal.script_error, to: stop }
  - { name: pause, type: wait, duration: 5m, routes: [{ to: stop }] }
  - { name: stop, type: terminate, status: failed, reason: "stopped after {{ ask.output.why if ask.output is defined else 'nothing' }}" }
output: { why: "{{ ask.output.why }}" }
`

describe('stubs end as the real run would', () => {
  const cases: readonly (readonly [name: string, body: string])[] = [
    [
      'an answer of an agent is parsed',
      'stub: { ask: { answer: "Sure: {\\"safe\\": false, \\"why\\": \\"red\\"}" }, legacy: { output: {} } }\nexpect: { path: [ask, legacy], output: { why: red } }',
    ],
    [
      'an answer may raise',
      'stub: { ask: { answer: "{\\"conductor_error\\": true, \\"kind\\": \\"review.refused\\", \\"message\\": \\"no\\"}" }, legacy: { output: { exit_code: 1 } } }\nexpect: { path: [ask, legacy, stop], outcome: failed, terminated_by: stop }',
    ],
    [
      'an answer may break its schema, and five minutes take no time',
      'stub: { ask: { answer: what } }\nexpect: { path: [ask, pause, stop], waited_seconds: 300, exit_code: 1 }',
    ],
    ['an output may break its schema', 'stub: { ask: { output: { safe: 1 } } }\nexpect: { path: [ask, pause, stop] }'],
    [
      'gates are answered beforehand',
      'stub: { ask: { output: { safe: true, why: x } }, legacy: { output: {} } }\ngates: { approve: "yes" }\nexpect: { path: [ask, approve, legacy], outcome: success }',
    ],
    [
      'gates are answered by stubs, differently each time',
      'stub: { ask: { output: { safe: true, why: x } }, approve: [{ answer: "no" }] }\nexpect: { path: [ask, approve, stop] }',
    ],
    [
      'a gate that is real and not answered suspends',
      'stub: { ask: { output: { safe: true, why: x } } }\nreal: [approve]\nexpect: { outcome: suspended, exit_code: 4 }',
    ],
    [
      'failing exits are classified',
      'stub: { ask: { output: { safe: false, why: x } }, legacy: { output: { exit_code: 128, stderr: "fatal: Could not resolve host: x" } } }\nexpect: { path: [ask, legacy, pause, stop] }',
    ],
    [
      'failing exits raise',
      'stub: { ask: { output: { safe: false, why: x } }, legacy: { output: { exit_code: 2, stderr: boom } } }\nexpect: { path: [ask, legacy, stop] }',
    ],
    [
      'fields of a script stand over what it printed',
      'stub: { ask: { output: { safe: false, why: x } }, legacy: { output: "text" } }\nexpect: { outcome: success }',
    ],
  ]
  it.each(cases)('%s', async (_, body) => {
    expect(await run(body, { 'workflow.yaml': TYPES })).toEqual(['s: holds'])
  })

  it('an engine-made kind fails untyped where strict_exit is off, and halts when the stub says typed', async () => {
    const plain =
      'workflow: { name: p, entry_point: a, runtime: { strict_exit: false } }\nagents: [{ name: a, type: script, run: exit 9 }]\n'
    const body = (typed: string) =>
      `stub: { a: { error: { kind: internal.timeout${typed} } } }\nexpect: { outcome: ${typed === '' ? 'failed' : 'halted'} }`
    expect(await run(body(''), { 'workflow.yaml': plain })).toEqual(['s: holds'])
    expect(await run(body(', typed: true'), { 'workflow.yaml': plain })).toEqual(['s: holds'])
  })
})

const PARENT = `
workflow: { name: parent, entry_point: each, input: { names: { type: array, default: [a, b, c] } }, error_routes: [{ on_error: external.child.*, to: after }] }
agents:
  - { name: call, type: workflow, workflow: child.yaml, routes: [{ to: $end }] }
  - { name: after, type: set, value: 1 }
for_each:
  - name: each
    type: for_each
    source: workflow.input.names
    as: item
    failure_mode: continue_on_error
    agent: { name: work, type: script, run: exit 9, routes: [{ on_error: external.work.busy, retry: { max: 1, backoff: none } }] }
    routes: [{ to: call }]
output: { failed: "{{ each.errors | length }}" }
`
const CHILD = `
workflow: { name: child, entry_point: inner }
agents:
  - name: inner
    type: script
    run: exit 9
    raises: [external.child.broken, external.child.slow]
    routes:
      - { to: $end }
      - { on_error: external.child.slow, retry: { max: 2, initial_seconds: 10 } }
`

describe('children and groups', () => {
  const files = { 'workflow.yaml': PARENT, 'child.yaml': CHILD }

  it('run for real around stubs by name anywhere', async () => {
    const report = await testIn({
      ...files,
      'scenarios.test.yaml': scenario(`
stub:
  work: [{ output: {} }, { error: { kind: external.work.broken } }, { output: {} }]
  inner: [{ error: { kind: external.child.slow } }, { error: { kind: external.child.broken } }]
expect:
  path: [each, call, after]
  waited_seconds: 10
  attempts: { work: 3, inner: 2 }
  output: { failed: 1 }`),
    })
    expect(summary(report)).toEqual(['s: holds'])
    expect(report.coverage.notTaken.map(({ file, label }) => `${file} ${label}`)).toEqual([
      'workflow.yaml work routes[0] on external.work.busy',
    ])
  })

  it('are in the path as soon as one of their nodes is named', async () => {
    const body = `
stub: { work: { output: {} }, inner: { output: {} } }
expect: { path: [each, work, work, work, call, inner] }`
    expect(await run(body, files)).toEqual(['s: holds'])
  })

  it('may be stubbed as a whole', async () => {
    const body = `
stub: { each: { output: { outputs: [], errors: {} } }, call: { output: { x: 1 } } }
expect: { path: [each, call], not_run: [work, inner] }`
    expect(await run(body, files)).toEqual(['s: holds'])
  })
})

const REAL = `
workflow: { name: real, entry_point: first, limits: { timeout_seconds: 60 } }
agents:
  - name: first
    type: script
    command: "${process.execPath.replaceAll('\\', '/')}"
    args: ["-e", "setTimeout(() => console.log(JSON.stringify({ ok: true })), 50)"]
    raises: [external.api.down]
    routes:
      - { to: second, when: "{{ output.ok }}" }
      - { on_error: true, retry: { max: 1, initial_seconds: 30 } }
  - { name: second, type: wait, duration: 10 }
`

describe('real nodes', () => {
  it('run while the virtual clock stands still', async () => {
    const body = `
inject: ["first=external.api.down@1"]
real: [first]
expect: { outcome: success, path: [first, second], attempts: { first: 2 }, waited_seconds: 40 }`
    expect(await run(body, { 'workflow.yaml': REAL })).toEqual(['s: holds'])
  })

  it('a limit of the run holds on the virtual clock', async () => {
    const body = `
stub: { first: { error: { kind: external.api.down } } }
expect: { outcome: halted, waited_seconds: 30 }`
    expect(await run(body, { 'workflow.yaml': REAL })).toEqual(['s: holds'])
    const slow = REAL.replace('duration: 10', 'duration: 1h')
    const timeout =
      'stub: { first: { output: { ok: true } } }\nexpect: { outcome: failed, waited_seconds: 60, error: { kind: internal.limit_exceeded } }'
    expect(await run(timeout, { 'workflow.yaml': slow })).toEqual(['s: holds'])
  })
})

describe('governance and providers', () => {
  const GOVERNED = `
workflow:
  name: governed
  entry_point: work
  resilience: { retry: { max_retries: 2, initial_delay: 4, retryable: [external.api.down] } }
  policies: [{ name: allowed, type: command, command: "${process.execPath.replaceAll('\\', '/')}", args: ["-e", "console.log(JSON.stringify({ allowed: true }))"] }]
agents: [{ name: work, type: script, run: exit 9 }]
`
  it.each([
    [
      'retries of a policy wait on the virtual clock',
      'real: [allowed]\nstub: { work: [{ error: external.api.down }, { output: {} }] }\nexpect: { outcome: success, attempts: { work: 2 }, waited_seconds: 4 }',
    ],
    [
      'a policy that is a program runs only when it is named',
      'stub: { work: { output: {} } }\nexpect: { outcome: halted, error: internal.policy_denied }',
    ],
  ])('%s', async (_, body) => {
    expect(await run(body, { 'workflow.yaml': GOVERNED })).toEqual(['s: holds'])
  })

  it('a real agent waits between requests on the virtual clock, and not during them', async () => {
    const answers = [failed(503, 20), answered('fine')]
    const slow = (answer: ProviderAnswer | undefined) =>
      new Promise<ProviderAnswer>((resolve) => setTimeout(() => resolve(answer ?? { status: 'cancelled' }), 20))
    const report = await testIn(
      {
        'workflow.yaml':
          'workflow: { name: a, entry_point: ask, limits: { timeout_seconds: 60 } }\nagents: [{ name: ask, prompt: hi }]\noutput: { said: "{{ ask.output.result }}" }\n',
        'scenarios.test.yaml': scenario('real: [ask]\nexpect: { output: { said: fine }, waited_seconds: 20 }'),
      },
      {
        adapters: (real) => ({
          ...real,
          resolveProvider: () => ok({ kind: 'command', name: 'command', command: 'x', args: [], env: {} }),
          provider: async () => ({ ask: () => slow(answers.shift()) }),
        }),
      },
    )
    expect(summary(report)).toEqual(['s: holds'])
  })

  it('reads what a file holds in place of an answer', async () => {
    const workflow =
      'workflow: { name: a, entry_point: ask }\nagents: [{ name: ask, prompt: hi, output: { n: { type: number } } }]\noutput: { n: "{{ ask.output.n }}" }\n'
    const body = 'stub: { ask: { answer: !file answers/one.txt } }\nexpect: { output: { n: 7 } }'
    const answer = 'Here it is:\n```json\n{"n": 7}\n```\n'
    expect(await run(body, { 'workflow.yaml': workflow, 'answers/one.txt': answer })).toEqual(['s: holds'])
  })

  it.each([
    [
      'answers them all',
      'gates: { ask: { q1: now, why: because } }',
      'outcome: success, output: { a: { q1: now, why: because } }',
      'holds',
    ],
    ['answers them by dotted names', 'gates: { ask.q1: now, ask.why: because }', 'outcome: success', 'holds'],
    ['leaves one open', 'gates: { ask: { q1: now } }', 'outcome: suspended', 'holds'],
    ['says nothing', 'real: []', 'outcome: success', 'fails'],
  ])('questions: a scenario that %s', async (_, given, expected, verdict) => {
    const workflow =
      'workflow: { name: q, entry_point: ask }\nagents: [{ name: ask, type: questions, questions: [{ text: When? }, { id: why, text: Why? }] }]\noutput: { a: "{{ ask.output.answers | tojson }}" }\n'
    const [held] = await run(`${given}\nexpect: { ${expected} }`, { 'workflow.yaml': workflow })
    expect(held === 's: holds' ? 'holds' : 'fails').toBe(verdict)
  })

  it('questions: one that is not there, and one value for all of them, are findings', async () => {
    const workflow =
      'workflow: { name: q, entry_point: ask }\nagents: [{ name: ask, type: questions, questions: [{ text: When? }] }]\n'
    for (const given of ['{ ask: { q9: x } }', '{ ask: x }'])
      expect(await run(`gates: ${given}\nexpect: { outcome: success }`, { 'workflow.yaml': workflow })).toEqual([
        expect.stringMatching(/scenario-unknown-gate/),
      ])
  })

  it('gives templates the context that the scenario names', async () => {
    const workflow =
      'workflow: { name: g, entry_point: s }\nagents: [{ name: s, type: set, value: "{{ github.ref }}" }]\noutput: { ref: "{{ s.output }}" }\n'
    const body = 'github: { ref: refs/heads/x }\nexpect: { output: { ref: refs/heads/x } }'
    expect(await run(body, { 'workflow.yaml': workflow })).toEqual(['s: holds'])
  })
})

describe('the workspace', () => {
  it("is the workflow file's, which may lie above the scenarios", async () => {
    const folder = folderWith({
      'w.yaml': 'workflow: { name: w, entry_point: a }\nagents: [{ name: a, type: set, value: x }]\n',
      'tests/x.test.yaml': 'workflow: ../w.yaml\nscenarios: [{ name: runs, expect: { path: [a] } }]\n',
    })
    expect(summary(await testFile(path.join(folder, 'tests', 'x.test.yaml'), folder))).toEqual(['runs: holds'])
  })
})
