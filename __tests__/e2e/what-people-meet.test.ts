import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { conductor, runInside, startedNodes, temporaryFolder, writeFiles } from './support/command.js'
import { workflow } from './support/table.js'

const RAISE = (envelope: object): string => `echo '${JSON.stringify(envelope)}' > "$CONDUCTOR_ERROR_OUT"`
const DRIFT = RAISE({ kind: 'external.git.drift', message: 'behind', details: { behind: 7 } })

function script(run: string, more = ''): string {
  return `- { name: a, type: script, run: ${JSON.stringify(run)}${more} }`
}

describe('a row that names the error, and whose condition is false', () => {
  const yaml = workflow(
    script(
      DRIFT,
      ', raises: [external.git.drift], routes: [{ to: $end }, { on_error: external.git.drift, when: details.behind < 5, retry: { max: 1 } }]',
    ),
  )
  const told = 'routes[1] of a names this kind, but its `when` is false (details.behind < 5: details.behind is 7)'

  it('is named with its values in the log, result.json, errors.jsonl, explain and the page', async () => {
    const { stderr, result, errors, folder, runDir } = await runInside({ yaml })
    expect(stderr).toContain('no route handles external.git.drift (routes[1] names it, but its `when` is false)')
    expect(stderr).toContain(told)
    const unmet = [{ node: 'a', route: 'routes[1]', when: 'details.behind < 5', values: { 'details.behind': 7 } }]
    expect(result.errors[0].unmet_routes).toEqual(unmet)
    expect(errors[0].unmet_routes).toEqual(unmet)
    expect((await conductor(['explain', 'run'], { cwd: folder, inside: true })).stdout).toContain(told)
    expect(readFileSync(path.join(runDir, 'report.html'), 'utf8')).toContain('details.behind is 7)')
  })

  it('is not named if another row handles the error', async () => {
    const { result, stderr } = await runInside({
      yaml: yaml.replace('retry: { max: 1 } }', 'to: $end }, { on_error: external.git.drift, to: $end }'),
    })
    expect(result.outcome).toBe('success')
    expect(stderr).not.toContain('names it')
  })
})

describe('a terminate that failed', () => {
  const yaml =
    workflow(`${script('exit 4', ', routes: [{ to: $end }, { on_error: internal.script_error, dead_letter: true, to: stop }]')}
- { name: stop, type: terminate, status: failed, reason: drifted }`)

  it('is a failed node with its termination, and not a completed one', async () => {
    const { events, result, errors } = await runInside({ yaml })
    const end = events.find(({ type, node }) => node === 'stop' && type !== 'node_started')
    expect(end).toMatchObject({
      type: 'node_failed',
      error_type: 'WorkflowTerminated',
      ...{ status: 'failed', termination_reason: 'drifted', terminated_by: 'stop', is_explicit: true },
    })
    expect(result.checkpoint.completed_nodes).toEqual(['a'])
    expect(result.handled).toMatchObject([{ node: 'a', by: 'stop' }])
    expect([errors, result.errors]).toEqual([[], []])
  })

  it('names its report, dead letters and the commands that follow, also on the page', async () => {
    const { stderr, runDir } = await runInside({ yaml })
    for (const row of [
      /^ {2}left {7}1 dead letter$/m,
      /^ {2}report {5}.*report\.html$/m,
      /^ {2}redrive {4}conductor redrive /m,
    ])
      expect(stderr).toMatch(row)
    expect(stderr).toMatch(/^ {2}explain {4}conductor explain /m)
    expect(readFileSync(path.join(runDir, 'report.html'), 'utf8')).toMatch(/What next.*conductor redrive /s)
  })
})

describe('hints know the state', () => {
  const api = RAISE({ kind: 'external.api.down', message: 'no answer', details: { status_code: 503 } })
  test.each<[name: string, yaml: string, hint: RegExp]>([
    ['a killed script', workflow(script('kill -9 $$')), /^ {2}killed by {2}SIGKILL$/m],
    [
      'a missing script',
      workflow('- { name: a, type: script, command: ./probe.sh }'),
      /hint {7}Correct the path, or commit/,
    ],
    [
      'a missing program',
      workflow('- { name: a, type: script, command: no-such-program }'),
      /hint {7}Install the program/,
    ],
    [
      'retries that may not begin',
      workflow(
        script(
          api,
          ', routes: [{ to: $end }, { on_error: external.api.down, retry: { initial_seconds: 9, max_elapsed_seconds: 1 } }]',
        ),
      ),
      /hint {7}All retries are spent: try again later/,
    ],
    [
      'an envelope that is none',
      workflow(script(RAISE({ error: 'x' }))),
      /hint {7}Write one JSON object: `kind` \(dotted/,
    ],
    [
      'a group whose members were retried',
      `workflow: { name: t, entry_point: g }
for_each:
  - { name: g, type: for_each, source: "{{ [1] }}", as: it, failure_mode: all_or_nothing, agent: { name: b, type: script, run: ${JSON.stringify(api)}, routes: [{ on_error: external.api.down, retry: { max: 1, initial_seconds: 0 } }] } }
`,
      /^(?![\s\S]*add a `retry`)/,
    ],
    [
      'a kind that the default list does not retry',
      workflow(script(DRIFT), 'resilience: { retry: { max_retries: 1 } }'),
      /hint .*to retry `external\.git\.drift`, name it in `retryable`/,
    ],
    [
      'an escalation that nobody was told about',
      workflow(script(DRIFT), 'resilience: { retry: { max_retries: 1 } }'),
      /escalated {2}.*: recorded; nobody was told: set `escalate` or `notify`/,
    ],
    [
      'dead letters of a halt',
      workflow(
        script(
          'exit 1',
          ', routes: [{ to: $end }, { on_error: internal.script_error, dead_letter: true, halt: { message: no } }]',
        ),
      ),
      /left {7}1 dead letter[\s\S]*redrive {4}conductor redrive /,
    ],
  ])('%s', async (_, yaml, hint) => {
    const { stderr } = await runInside({ yaml })
    expect(stderr).toMatch(hint)
    expect(stderr).not.toContain('exit code -9')
  })
})

it('every error of a run has `stderr_tail` and `transient`', async () => {
  const { result } = await runInside({ yaml: workflow(script('echo oops >&2; exit 1')) })
  expect(result.errors[0]).toMatchObject({ stderr_tail: 'oops\n', transient: false })
})

describe('an error of an item', () => {
  const yaml = `workflow: { name: t, entry_point: suite }
for_each:
  - name: suite
    type: for_each
    source: "{{ [{'id': 'billing'}] }}"
    as: it
    key_by: id
    agent: { name: check, type: script, run: "echo '<testsuite tests=\\"1\\" failures=\\"1\\"><testcase name=\\"adds\\"><failure message=\\"no\\"/></testcase></testsuite>' > junit.xml; exit 1", reports: junit.xml }
`
  it('names the item by its key in the terminal, the tests, result.json and the page', async () => {
    const { stderr, result, errors, runDir } = await runInside({ yaml })
    expect(stderr).toMatch(/^ {2}node {7}suite\[billing\]\/check$/m)
    expect(stderr).toMatch(/^ {2}tests {6}suite\[billing\]: 1 test, 0 passed, 1 failed/m)
    expect([result.errors[0].item_path, errors[0].item_path]).toEqual(['suite[billing]', 'suite[billing]'])
    const page = readFileSync(path.join(runDir, 'report.html'), 'utf8')
    expect(page).toContain('Tests of suite[billing]')
    expect(page).toContain('<b>suite[billing]/check</b>')
  })
})

describe('types of outputs', () => {
  it.each([[[]], [['x', "it's", '5']], [{ a: "it's" }], [{}]])(
    '%j stays what it is, also through `set` and `recover`',
    async (data) => {
      const yaml = `${workflow(`- { name: a, type: script, run: ${JSON.stringify(`echo '${JSON.stringify({ data }).replaceAll("'", "'\\''")}'`)}, routes: [{ to: b }] }
- { name: b, type: set, values: { data: "{{ a.output.data }}" }, routes: [{ to: c }] }
- { name: c, type: script, run: exit 1, routes: [{ to: $end }, { on_error: internal.script_error, recover: { output: { data: "{{ b.output.data }}" } } }] }`)}
output: { a: "{{ a.output.data }}", b: "{{ b.output.data }}", c: "{{ c.output.data }}" }
`
      expect((await runInside({ yaml })).output).toEqual({ a: data, b: data, c: data })
    },
  )

  it('are named by `conductor test` where values look alike', async () => {
    const files = {
      'main.yaml': `${workflow('- { name: a, type: set, value: [] }')}output: { list: "{{ a.output }}" }\n`,
    }
    const cwd = temporaryFolder()
    writeFiles(cwd, {
      ...files,
      'main.test.yaml': 'workflow: main.yaml\nscenarios:\n  - { name: s, expect: { output: { list: "[]" } } }\n',
    })
    const { stdout, stderr } = await conductor(['test', path.join(cwd, 'main.test.yaml')], { cwd, inside: true })
    expect(stdout + stderr).toContain('output.list: expected "[]" (a text), was [] (a list)')
  })
})

it('a policy that is skipped for many nodes is one warning', async () => {
  const nodes = ['a', 'b', 'c'].map((name, index) => {
    return `- { name: ${name}, type: script, run: "true", routes: [{ to: ${['b', 'c', '$end'][index]} }] }`
  })
  const yaml = workflow(nodes.join('\n'), 'policies: [{ name: p, type: task_timeout }]')
  const { result, stderr } = await runInside({ yaml })
  expect(result.warnings).toEqual(['policy p was skipped for a and 2 more nodes: a has no timeout'])
  expect(stderr.match(/was skipped/g)).toHaveLength(1)
})

it('a template that fails is named by its own line', async () => {
  const yaml = workflow(
    '- name: a\n  type: script\n  run: "true"\n  env:\n    X: "1"\n    Y: "{{ workflow.input.no.x }}"',
  )
  const { result, stderr } = await runInside({ yaml })
  expect(result.errors[0]).toMatchObject({ kind: 'internal.template_error', line: 10 })
  expect(stderr).toMatch(/^ {2}where {6}main\.yaml:10$/m)
})

it.each([
  ['@env:SECRET_TEXT', 'from the environment'],
  ['@file:text.txt', 'from a file'],
  ['@@env:X', '@env:X'],
  ['@octocat', '@octocat'],
])('the input %s is %j', async (given, value) => {
  const yaml = workflow(
    '- { name: a, type: set, values: { m: "{{ workflow.input.m }}" } }',
    'input: { m: { type: string } }',
    'output: { m: "{{ a.output.m | tojson }}" }',
  )
  const files = { 'text.txt': 'from a file\n' }
  const env = { SECRET_TEXT: 'from the environment' }
  expect((await runInside({ yaml, files, env, args: ['-i', `m=${given}`] })).output).toEqual({ m: value })
})

it.each([
  [
    'workflow: { name: t, entry_point: a }\nagents: []\n',
    'scenario-is-workflow: This is a workflow file, not a file of scenarios.',
  ],
  [
    'workflow: w.yaml\nscenarios: [{ name: s, expect: { outcome: succeeded } }]\n',
    'is not an outcome of a run. Did you mean `success`?',
  ],
])('a scenario file is refused with what is meant: %j', async (text, words) => {
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'w.yaml': workflow('- { name: a, type: set, value: 1 }'), 's.yaml': text })
  const { code, stderr } = await conductor(['test', path.join(cwd, 's.yaml')], { cwd, inside: true })
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)])
})

describe('$failed', () => {
  const flaky = 'if [ -e done ]; then echo ok; else touch done; exit 1; fi'
  const handled = (
    more: string,
  ): string => `- { name: a, type: script, run: ${JSON.stringify(flaky)}, routes: [{ to: b }, { on_error: internal.script_error, to: h }] }
- { name: b, type: script, run: "rm done; exit 1", routes: [{ to: $end }, { on_error: internal.script_error, when: attempts < 9, to: h }] }
${more}`

  it('leads a shared handler back to the node whose error led there', async () => {
    const yaml = workflow(
      handled(
        '- { name: h, type: set, value: "{{ error.node }}", routes: [{ to: $end, when: error.node == \'b\' }, { to: $failed }] }',
      ),
    )
    const { events, code } = await runInside({ yaml })
    expect(code).toBe(0)
    expect(startedNodes(events)).toEqual(['a', 'h', 'a', 'b', 'h'])
  })

  it('is an option of a gate, and retries of the node are counted on', async () => {
    const gate =
      '- { name: h, type: human_gate, prompt: again?, options: [{ label: again, value: again, route: $failed }] }'
    const nodes = `- { name: a, type: script, run: exit 1, routes: [{ to: $end }, { on_error: internal.script_error, retry: { max: 1, initial_seconds: 0 } }, { on_error: internal.script_error, to: h }] }
${gate}`
    const yaml = workflow(nodes, 'limits: { max_iterations: 4 }')
    const { events } = await runInside({ yaml, args: ['--gate', 'h=again'] })
    expect(startedNodes(events)).toEqual(['a', 'a', 'h', 'a', 'h'])
  })

  it.each([
    [
      'routes: [{ to: $failed }]',
      'error unknown-target: `$failed` is the node whose error led here, and no error route leads to `a`.',
    ],
    ['routes: [{ to: $end }, { on_error: internal.script_error, to: $failed }]', 'and this is an error route.'],
  ])('is refused where no error leads: %s', async (routes, words) => {
    const { code, stderr } = await runInside({ yaml: workflow(`- { name: a, type: script, run: "true", ${routes} }`) })
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)])
  })
})

it('`error_details` that a failed script prints become fields of the report', async () => {
  const told = { error_details: { status_code: 404, raw_response: { x: 1 }, response_time: 2, mcp_error: 'm' } }
  const { result } = await runInside({ yaml: workflow(script(`echo '${JSON.stringify(told)}'; exit 1`)) })
  expect(result.errors[0]).toMatchObject({ category: 'api_validation', ...told.error_details })
})

it('explicit mode: an optional field of an output that is null is none', async () => {
  const nodes = `- { name: a, type: set, value: "null", routes: [{ to: b }] }
- { name: b, type: set, input: ["a.output.x?"], value: "{{ a.output.x is none }}" }`
  const yaml = workflow(nodes, 'context: { mode: explicit }', 'output: { b: "{{ b.output }}" }')
  expect((await runInside({ yaml })).output).toEqual({ b: true })
})
