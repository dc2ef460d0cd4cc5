import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, type Document, runInside, temporaryFolder, writeFiles } from './support/command.js'

const workflow = (nodes: string): string =>
  `workflow: { name: w, entry_point: ${/name: (\w+)/.exec(nodes)?.[1]} }\nagents:\n${nodes.replaceAll(/^/gm, '  ')}\n`

describe('a handler that halts', () => {
  const flow = (route: string) =>
    workflow(`- name: deploy
  type: script
  run: |
    . "$CONDUCTOR_HELPERS/conductor-error.sh"
    conductor_error external.git.drift "3 behind"; exit 1
  routes: [{ to: $end }, { on_error: external.git.drift, to: notify }]
- name: notify
  type: set
  value: told
  routes: [${route}]`)

  it('keeps the kind that it handled as the cause', async () => {
    const { code, result } = await runInside({ yaml: flow('{ halt: { message: "stopped by {{ error.kind }}" } }') })
    expect(code).toBe(3)
    expect(result).toMatchObject({ error_cause: 'external.git.drift', error: 'stopped by external.git.drift' })
    expect(result.errors[0]).toMatchObject({
      kind: 'halt.intentional',
      details: { cause: null },
      while_handling: [{ node: 'deploy', kind: 'external.git.drift', message: '3 behind' }],
    })
  })

  it('has no cause where no error led to it', async () => {
    const yaml = workflow('- { name: a, type: set, value: 1, routes: [{ halt: { message: enough } }] }')
    const { result } = await runInside({ yaml })
    expect(result).toMatchObject({ error_cause: null, error: 'enough' })
  })
})

it('tells a chain of handlers that ended well as handled, everywhere', async () => {
  const yaml =
    workflow(`- { name: a, type: script, run: exit 1, routes: [{ to: $end }, { on_error: internal.script_error, to: b }] }
- { name: b, type: script, run: exit 2, routes: [{ to: $end }, { on_error: internal.script_error, to: c }] }
- { name: c, type: workflow, workflow: child.yaml, routes: [{ to: $end }, { on_error: internal.script_error, to: d }] }
- { name: d, type: script, run: "true", routes: [{ to: red }] }
- { name: red, type: workflow, workflow: red.yaml, routes: [{ to: $end }, { on_error: subworkflow.terminated, to: $end }] }`)
  const red = workflow('- { name: stop, type: terminate, status: failed, reason: no }')
  const child = workflow('- { name: inner, type: script, run: exit 3 }')
  const { code, stderr, folder, result, runDir } = await runInside({
    yaml,
    files: { 'child.yaml': child, 'red.yaml': red },
    args: ['--junit', 'junit.xml'],
  })
  expect([code, result.handled.map(({ node, by, through }: Document) => [node, by, through])]).toEqual([
    0,
    [
      ['a', 'd', ['b', 'c']],
      ['b', 'd', ['c']],
      ['c', 'd', undefined],
      ['red', 'end', undefined],
    ],
  ])
  expect(stderr).toContain('handled    internal.script_error at a, by d after b, c failed')
  expect(readFileSync(path.join(folder, 'junit.xml'), 'utf8')).toMatch(/<testsuites [^>]*failures="0" errors="0"/)
  expect(readFileSync(path.join(runDir, 'report.html'), 'utf8')).not.toContain('class="n s-failed')
})

describe('a terminate', () => {
  it.each([
    ['failed', 'nothing to release', 'failed'],
    ['success', null, 'completed'],
  ])('%s: error %j, the step %s', async (status, error, step) => {
    const yaml = workflow(`- { name: stop, type: terminate, status: ${status}, reason: nothing to release }`)
    const { result } = await runInside({ yaml })
    expect(result.error).toBe(error)
    expect(result.errors).toEqual([])
    expect(result.execution.steps[0]).toMatchObject({ node_id: 'stop', status: step })
  })
})

it('counts the time of all parts of a resumed run, and not the time between them', async () => {
  const yaml = workflow(`- { name: slow, type: script, run: sleep 0.4, routes: [{ to: check }] }
- { name: check, type: script, run: test -e ready }`)
  const ran = await runInside({ yaml })
  const before = ran.result.metrics.duration_ms
  expect(before).toBeGreaterThanOrEqual(400)
  const { folder, runDir } = ran
  const env = { TMPDIR: folder }
  const again = await conductor(['resume', 'run'], { cwd: folder, env, inside: true })
  expect(again.code).toBe(3)
  const second = JSON.parse(readFileSync(path.join(runDir, 'result.json'), 'utf8'))
  expect(second.metrics.duration_ms).toBeGreaterThanOrEqual(before)
  expect(second.execution.duration_ms).toBe(second.metrics.duration_ms)
  const checkpoint = JSON.parse(readFileSync(path.join(runDir, 'checkpoint.json'), 'utf8'))
  expect(checkpoint.elapsed_ms).toBe(second.metrics.duration_ms)
})

describe('an item of a for_each', () => {
  const flow = (keyBy: string) => `workflow: { name: w, entry_point: sweep }
agents: []
for_each:
  - name: sweep
    type: for_each
    source: "{{ [{'id': 'eu'}, {'id': 'us'}] }}"
    as: region
${keyBy}    failure_mode: continue_on_error
    agent:
      name: one
      type: script
      run: echo "hello $ID"; test "$ID" = eu
      env: { ID: "{{ region.id }}" }
      routes: [{ on_error: internal.script_error, propagate: true, dead_letter: true, escalate: true }]
`

  it('has the name of its key in the log, in letters and in escalations', async () => {
    const { stderr, result, folder } = await runInside({ yaml: flow('    key_by: id\n') })
    expect(stderr).toMatch(/✓ one \[eu\] /)
    expect(stderr).toMatch(/✗ one \[us\] internal\.script_error/)
    expect(stderr).toContain('one [us] was put aside')
    expect(stderr).toContain('sweep [us]/one | hello us')
    expect(stderr).not.toMatch(/(?:one|sweep)\[/)
    expect(result.dead_letters).toMatchObject([{ node: 'one', item: 'us' }])
    expect(result.escalations).toMatchObject([{ node: 'one', item: 'us' }])
    const redriven = await conductor(['redrive', 'run', '--dry-run'], { cwd: folder, inside: true })
    expect(redriven.stdout + redriven.stderr).toContain('one [us]')
  })

  it('has its index without a key', async () => {
    const { stderr } = await runInside({ yaml: flow('') })
    expect(stderr).toMatch(/✓ one\[0\] /)
    expect(stderr).toContain('sweep[1]/one | hello us')
  })
})

describe('the fields of a value', () => {
  const files = {
    'big.js':
      'const all = Array.from({ length: 3000 }, (_, i) => ["zk" + (2999 - i), i])\nconsole.log(JSON.stringify(Object.fromEntries(all)))',
  }
  const read = (path: string) =>
    workflow(`- { name: probe, type: set, value: "some text", routes: [{ to: big }] }
- { name: big, type: script, command: node, args: [big.js], routes: [{ to: use }] }
- { name: use, type: set, value: "{{ ${path} }}" }`)

  it('of a text: none, and the message says what it is', async () => {
    const { result } = await runInside({ yaml: read('probe.output.nme'), files })
    const [error] = result.errors
    expect(error.message).toContain('probe.output is a text, it has no fields')
    expect(error).toMatchObject({ available_fields: [], available_fields_total: 0, available_fields_truncated: false })
  })

  it('of data: the first 20 in the order of the data, and a file with all of them', async () => {
    const { result } = await runInside({ yaml: read('big.output.nme'), files })
    const [error] = result.errors
    expect(error.available_fields).toHaveLength(20)
    expect(error.available_fields.slice(0, 5)).toEqual(['stdout', 'stderr', 'exit_code', 'zk2999', 'zk2998'])
    expect(error).toMatchObject({ available_fields_total: 3003, available_fields_truncated: true })
    expect(readFileSync(error.trace_file_hint, 'utf8')).toContain('zk17')
    expect(JSON.stringify(result)).not.toContain('zk17')
  })
})

describe('validate', () => {
  const findings = async (yaml: string): Promise<readonly string[]> => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'main.yaml': yaml })
    const done = await conductor(['validate', path.join(folder, 'main.yaml'), '--format', 'json'], { inside: true })
    const found: { readonly severity: string; readonly code: string }[] = JSON.parse(done.stdout).findings
    return found.map(({ severity, code }) => `${severity} ${code}`)
  }
  const reading = (script: string, value: string, settings = '') => `workflow: { name: w, entry_point: a${settings} }
agents:
  - { name: a, type: script, ${script} }
  - { name: b, type: set, value: "${value}" }
`
  const then = 'routes: [{ to: b }]'
  it.each([
    [
      'a later node reads the exit code',
      reading(`run: make, ${then}`, '{{ a.output.exit_code }}'),
      ['warning exit-halts'],
    ],
    [
      'the script always exits with 7',
      reading(`run: "echo x; exit 7", ${then}`, '{{ a.output.stdout }}'),
      ['warning exit-halts'],
    ],
    [
      'it is a command',
      reading(`command: sh, args: [-c, "exit 7"], ${then}`, '{{ a.output.stdout }}'),
      ['warning exit-halts'],
    ],
    ['nobody reads it', reading(`run: "exit 7", ${then}`, 'x'), []],
    ['a guard may exit', reading(`run: "test -e x || exit 1; cat x", ${then}`, '{{ a.output.stdout }}'), []],
    [
      'it says strict_exit: false',
      reading(`run: "exit 7", strict_exit: false, ${then}`, '{{ a.output.exit_code }}'),
      [],
    ],
    [
      'a route decides',
      reading('run: make, routes: [{ to: b, when: "exit_code in [0, 1]" }, { to: $end }]', '{{ a.output.exit_code }}'),
      [],
    ],
    [
      'the file says strict_exit',
      reading(`run: make, ${then}`, '{{ a.output.exit_code }}', ', runtime: { strict_exit: true }'),
      [],
    ],
  ])('warns of an exit that halts: %s', async (_, yaml, expected) => {
    expect(await findings(yaml)).toEqual(expected)
  })

  it('refuses resilience where it does nothing', async () => {
    const yaml = workflow('- { name: a, type: set, value: 1, resilience: { retry: {} } }')
    expect(await findings(yaml)).toEqual(['error field-not-for-type'])
  })

  it('only warns of a kind of providers on a script', async () => {
    const yaml = workflow(
      '- { name: a, type: script, run: "true", timeout: 5, routes: [{ to: $end }, { on_error: provider.exhausted, halt: true }] }',
    )
    expect(await findings(yaml)).toEqual(['warning impossible-kind'])
  })
})

it('writes nothing through a link that a script puts in the place of the run folder', async () => {
  const yaml = workflow(`- name: swap
  type: script
  run: mkdir elsewhere && mv run away && ln -s elsewhere run
  routes: [{ to: bad }]
- { name: bad, type: script, run: exit 3 }`)
  const { code, folder, stderr } = await runInside({ yaml })
  expect(code).toBe(3)
  expect(readdirSync(path.join(folder, 'elsewhere'))).toEqual([])
  expect(stderr).toContain('is not the folder that the run began in')
})
