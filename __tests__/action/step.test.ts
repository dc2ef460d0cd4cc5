import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { compositeEnv, FakeRunner } from './fake-runner.js'

/** A workflow of one script, with whatever else the test needs. */
function script(run: string, extra = '', head = ''): string {
  const body = run
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n')
  return `workflow:\n  name: demo\n  entry_point: probe\n${head}agents:\n  - name: probe\n    type: script\n    run: |\n${body}\n${extra}`
}

const RAISE = (details = '{}') =>
  `printf '%s' '{"kind": "external.git.drift", "message": "behind by 3", "details": ${details}}' > "$CONDUCTOR_ERROR_OUT"\nexit 1`

const FIXED = [
  'outcome',
  'exit-code',
  'command-exit-code',
  'output',
  'error-kind',
  'error-message',
  'failed-node',
  'tests-total',
  'tests-failed',
  'tests-skipped',
  'tests-flaky',
  'tests-quarantined',
  'handled',
  'handled-kinds',
  'terminated-by',
  'termination-reason',
  'run-dir',
  'errors-path',
  'result-path',
  'artifact-name',
  'artifact-id',
  'artifact-url',
  'error-cause',
  'attempts',
  'settled',
  'remaining',
  'shards',
  'plan',
]

describe('outputs', () => {
  test('a success sets all outputs, and one per key of the workflow output that hides none of them', async () => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      script(
        'echo \'{"version": "v1.10", "count": 3}\'',
        'output:\n  version: "{{ probe.output.version }}"\n  outcome: mine\n  Exit-Code: mine\n  count: "{{ probe.output.count }}"\n  list: "{{ [1, 2] }}"\n',
      ),
    )
    const step = await runner.step()
    expect(step.code).toBe(0)
    expect(Object.keys(step.outputs).sort()).toEqual([...FIXED, 'version', 'count', 'list'].sort())
    expect(step.outputs).toMatchObject({
      outcome: 'success',
      'exit-code': '0',
      'command-exit-code': '',
      version: 'v1.10',
      count: '3',
      list: '[1,2]',
      'error-kind': '',
      'errors-path': '',
    })
    expect(JSON.parse(step.outputs['output'] ?? '')).toMatchObject({ outcome: 'mine', version: 'v1.10', list: [1, 2] })
    expect(existsSync(step.outputs['result-path'] ?? '')).toBe(true)
    expect(step.annotations).toEqual([])
  })

  test('a halt ends the process with 1, and exit-code is 3', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script(RAISE()))
    const step = await runner.inside()
    expect(step.code).toBe(1)
    expect(step.outputs).toMatchObject({
      outcome: 'halted',
      'exit-code': '3',
      'error-kind': 'external.git.drift',
      'error-message': 'behind by 3',
      'failed-node': 'probe',
    })
    const [record] = readFileSync(step.outputs['errors-path'] ?? '', 'utf8').split('\n')
    expect(JSON.parse(record ?? '')).toMatchObject({
      node: 'probe',
      github: { repository: 'acme/rockets', run_id: '77', job: 'build' },
    })
  })

  test.each([
    ['success', 0, 'success'],
    ['failed', 1, 'failed'],
  ])('terminate %s', async (status, code, outcome) => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      `workflow: { name: demo, entry_point: stop }\nagents:\n  - { name: stop, type: terminate, status: ${status}, reason: enough }\n`,
    )
    const step = await runner.inside()
    expect(step.code).toBe(code)
    expect(step.outputs).toMatchObject({
      outcome,
      'exit-code': String(code),
      'terminated-by': 'stop',
      'termination-reason': 'enough',
      'errors-path': '',
      'error-kind': '',
    })
    expect(step.summary).toContain('terminated')
  })

  test('values with newlines and delimiters stay intact, also after a script left an unfinished line in the file', async () => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      script(
        'printf "mine=1\\nopen=2" >> "$GITHUB_OUTPUT"\nprintf "a\\nEOF\\nghadelimiter_1\\noutcome=success\\n"',
        'output:\n  text: "{{ probe.output.stdout }}"\n',
      ),
    )
    const step = await runner.inside()
    expect(step.outputs).toMatchObject({
      outcome: 'success',
      mine: '1',
      open: '2',
      text: 'a\nEOF\nghadelimiter_1\noutcome=success\n',
    })
  })

  test('outputs have true values, which are masked first', async () => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      script(
        'echo \'{"password": "hunter2hunter2", "note": "plain"}\'',
        'output:\n  password: "{{ probe.output.password }}"\n  note: "{{ probe.output.note }}"\n',
      ),
    )
    const step = await runner.inside()
    expect(step.outputs['password']).toBe('hunter2hunter2')
    expect(step.masks).toEqual(['hunter2hunter2'])
    expect(readFileSync(step.outputs['result-path'] ?? '', 'utf8')).not.toContain('hunter2')
  })
})

describe('invalid', () => {
  const cases: readonly [string, Record<string, string>, RegExp][] = [
    ['a missing file', { workflow: 'nowhere.yaml' }, /nowhere\.yaml/],
    ['a path outside of the workspace', { workflow: '../outside.yaml' }, /outside of the workspace/],
    ['no workflow', { workflow: '' }, /workflow is required/],
    ['inputs that are no mapping', { inputs: '[1, 2]' }, /mapping/],
    ['inputs that are no YAML', { inputs: 'a: [1' }, /mapping/],
    ['an unknown input of the workflow', { inputs: 'nope: 1' }, /nope/],
    [
      'an unknown outcome in fail-on',
      { 'fail-on': 'halted, haltd' },
      /fail-on does not know "haltd" \(did you mean halted\?\)/,
    ],
    ['an unknown gate', { gates: 'nope: yes' }, /no gate "nope"/],
    ['gates that are no mapping', { gates: 'yes' }, /mapping of gate names/],
    ['an unknown command', { command: 'rum' }, /did you mean run/],
    ['a flag that is none', { summary: 'yep' }, /summary must be true or false/],
    ['an unknown level', { 'log-level': 'loud' }, /log-level/],
    [
      'a working directory that is not there',
      { 'working-directory': 'nowhere' },
      /working-directory "nowhere" does not exist/,
    ],
    [
      'an input before a working directory that is not there',
      { 'log-level': 'loud', 'working-directory': 'nowhere' },
      /^the input log-level is one of/,
    ],
    ['retention that is no number', { 'retention-days': 'long' }, /retention-days/],
    ['a resume without a source', { command: 'resume' }, /resume-from/],
    ['a resume from a folder that is not there', { 'resume-from': './gone/x' }, /no folder "\.\/gone\/x"/],
  ]
  test.each(cases)('%s', async (_, inputs, message) => {
    const runner = new FakeRunner()
    writeFileSync(path.join(runner.root, 'outside.yaml'), script('echo ran > ran'))
    runner.file('workflow.yaml', script('echo ran > ran', '', '  input: {}\n'))
    const step = await runner.inside({ with: inputs })
    expect(step.code).toBe(1)
    expect(step.outputs).toMatchObject({ outcome: 'invalid', 'exit-code': '2', 'run-dir': '', 'result-path': '' })
    const errors = step.annotations.filter(({ level }) => level === 'error')
    expect(errors).toHaveLength(1)
    expect(errors[0]?.message).toMatch(message)
    expect(existsSync(path.join(runner.workspace, 'ran'))).toBe(false)
    expect(step.stdout + step.stderr).not.toMatch(/\n\s+at .*\.js:\d+/)
  })

  test.each([
    ['halted', 1],
    ['invalid', 1],
    ['none', 0],
  ])('fail-on %s applies to invalid inputs too, and the summary shows them', async (failOn, code) => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script('true'))
    const step = await runner.inside({ with: { inputs: '[1]', 'log-level': 'loud', 'fail-on': failOn } })
    expect(step.code).toBe(code)
    expect(step.outputs).toMatchObject({ outcome: 'invalid', 'exit-code': '2' })
    expect(step.annotations).toMatchObject([
      { level: 'error', file: '', title: 'action-input' },
      { level: 'error', file: '', title: 'action-input' },
    ])
    expect(step.summary).toMatch(/^## ❌ <code>workflow&#46;yaml<\/code> was not run\n/)
    expect(step.summary).not.toContain('conductor validate')
  })

  test('a file outside the workspace gets no annotated line, and each problem has its own message', async () => {
    const runner = new FakeRunner()
    writeFileSync(path.join(runner.root, 'outside.yaml'), script('true'))
    const outside = await runner.inside({ with: { workflow: '../outside.yaml' } })
    expect(outside.annotations).toMatchObject([{ level: 'error', file: '', line: '' }])
    runner.file('workflow.yaml', script('true', '', '  input:\n    must: { type: string }\n'))
    const messages = (await runner.inside({ with: { inputs: 'zz: 1\nyy: 2' } })).annotations.map((each) => each.message)
    expect(messages).toHaveLength(3)
    expect(messages.join('\n')).toMatch(/"?zz[\s\S]*yy/)
    expect(messages.join('\n')).not.toContain('-i must')
  })

  test('an invalid artifact name is a note, and a safe name is used', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script('true'))
    const step = await runner.inside({ with: { 'artifact-name': 'a/b: c' } })
    expect(step.outputs['outcome']).toBe('success')
    expect(step.log.lines.filter((line) => line.startsWith('note: '))).toEqual([
      expect.stringContaining('is "a-b- c" instead'),
    ])
  })

  test('problems of the file are annotated on their lines', async () => {
    const runner = new FakeRunner()
    runner.file(
      'sub/workflow.yaml',
      'workflow: { name: demo, entry_point: nope }\nagents:\n  - name: probe\n    type: script\n    run: x\n    routes: [{ to: gone }]\n',
    )
    const step = await runner.inside({ with: { 'working-directory': 'sub' } })
    expect(step.annotations.map(({ file, line }) => `${file}:${line}`)).toEqual(
      expect.arrayContaining(['sub/workflow.yaml:1', 'sub/workflow.yaml:6']),
    )
    expect(step.summary).toContain('is not valid')
  })

  test('validate runs no node', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script('echo ran > ran'))
    const step = await runner.inside({ with: { command: 'validate' } })
    expect(step.code).toBe(0)
    expect(step.outputs).toMatchObject({ outcome: 'success', 'exit-code': '0' })
    expect(existsSync(path.join(runner.workspace, 'ran'))).toBe(false)
    expect(step.summary).toMatch(/^## ✅ <code>demo<\/code> is valid\n/)
  })

  test('the composite fetches nothing for invalid inputs', async () => {
    const runner = new FakeRunner()
    const inputs = { workflow: 'workflow.yaml', inputs: '[1]', 'resume-from': 'nope' }
    const plan = await runner.inside({ env: compositeEnv(inputs, 'plan') })
    expect([plan.code, plan.outputs, plan.stdout]).toEqual([0, {}, ''])
    const step = await runner.inside({ env: compositeEnv(inputs) })
    expect(step.outputs).toMatchObject({ outcome: 'invalid', 'exit-code': '2', 'job-fails': 'true' })
  })
})

describe('inputs', () => {
  test('a declared string keeps its text, other types are parsed', async () => {
    const runner = new FakeRunner()
    const head =
      '  input:\n    version: { type: string }\n    code: { type: string }\n    flag: { type: string }\n    count: { type: number }\n    list: { type: array }\n'
    runner.file(
      'workflow.yaml',
      script(
        'true',
        'output:\n  all: "{{ workflow.input.version }} {{ workflow.input.code }} {{ workflow.input.flag }} {{ workflow.input.count + 1 }} {{ workflow.input.list | length }}"\n',
        head,
      ),
    )
    const step = await runner.inside({
      with: { inputs: '  version: 1.10\n  code: 0123\n  flag: yes\n  count: 3\n  list: [a, b]\n' },
    })
    expect(step.outputs['all']).toBe('1.10 0123 yes 4 2')
  })

  test.each([
    ['named from the workspace', { workflow: 'app/workflow.yaml' }],
    ['in its folder', { 'working-directory': 'app' }],
  ])('paths are relative to a repository checked out into a folder: %s', async (_, inputs) => {
    const runner = new FakeRunner()
    runner.file('app/.git/HEAD', 'ref: refs/heads/main\n')
    const file = runner.file('app/src/cart.ts', 'export {}\n')
    runner.file('app/workflow.yaml', script(RAISE(JSON.stringify({ file, line: 12 }))))
    const step = await runner.inside({ with: inputs })
    expect(step.annotations[0]).toMatchObject({ file: 'src/cart.ts', line: '12' })
    expect(step.summary).toContain('/blob/0123456789abcdef0123456789abcdef01234567/src/cart.ts#L12')
    expect(step.summary).toContain('/blob/0123456789abcdef0123456789abcdef01234567/workflow.yaml#L')
  })

  test('working-directory is like cd, annotations stay relative to the repository', async () => {
    const runner = new FakeRunner()
    mkdirSync(path.join(runner.workspace, 'app/src'), { recursive: true })
    runner.file('app/src/x.ts', 'x')
    runner.file('app/workflow.yaml', script(`pwd\n${RAISE('{"file": "src/x.ts", "line": 7}')}`))
    const step = await runner.inside({ with: { 'working-directory': 'app' } })
    expect(step.log.lines).toContain(path.join(runner.workspace, 'app'))
    expect(step.annotations).toMatchObject([
      { level: 'error', file: 'app/src/x.ts', line: '7', title: 'external.git.drift · probe' },
    ])
  })

  test.each([
    ['', 'halted'],
    ['true', 'halted'],
    ['false', 'success'],
  ])('strict-exit %o', async (strict, outcome) => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script('exit 4'))
    const step = await runner.inside({ with: { 'strict-exit': strict } })
    expect(step.outputs['outcome']).toBe(outcome)
  })

  test.each([
    ['halted', 'halted', 1],
    ['failed\ncancelled', 'halted', 0],
    ['success', 'halted', 0],
    ['failed, halted', 'halted', 1],
    ['', 'halted', 1],
    ['none', 'halted', 0],
  ])('fail-on %j', async (failOn, outcome, code) => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script(RAISE()))
    const step = await runner.inside({ with: { 'fail-on': failOn } })
    expect(step.outputs['outcome']).toBe(outcome)
    expect(step.code).toBe(code)
  })

  test.each([
    ['failed', 1],
    ['success', 1],
    ['none', 0],
  ])('a file that is invalid or missing fails the job under fail-on: %s with %i', async (failOn, code) => {
    for (const text of [null, 'workflow: { name: t }']) {
      const runner = new FakeRunner()
      if (text !== null) runner.file('workflow.yaml', text)
      const step = await runner.inside({ with: { 'fail-on': failOn } })
      expect([step.outputs['outcome'], step.code]).toEqual(['invalid', code])
    }
  })

  test('a gate is answered, or the run waits', async () => {
    const runner = new FakeRunner()
    const gate =
      'workflow: { name: demo, entry_point: ask }\nagents:\n  - name: ask\n    type: human_gate\n    prompt: Ship it?\n    options:\n      - { label: Ship, value: "yes", route: $end }\n      - { label: Wait, value: "no", route: $end }\noutput:\n  picked: "{{ ask.output.selected }}"\n'
    runner.file('workflow.yaml', gate)
    expect((await runner.inside({ with: { gates: 'ask: yes' } })).outputs).toMatchObject({
      outcome: 'success',
      picked: 'yes',
    })
    const waiting = await runner.inside()
    expect(waiting.outputs).toMatchObject({ outcome: 'suspended', 'exit-code': '4' })
    expect(waiting.annotations).toMatchObject([{ level: 'warning', title: 'Waiting for an answer · ask' }])
  })

  test('a gate that an earlier attempt answered accepts no other answer', async () => {
    const runner = new FakeRunner()
    const gate =
      'workflow: { name: demo, entry_point: ask }\nagents:\n  - name: ask\n    type: human_gate\n    prompt: Ship it?\n    options:\n      - { label: Ship, value: "yes", route: ship }\n      - { label: Wait, value: "no", route: $end }\n  - { name: ship, type: script, run: "test -e go" }\n'
    runner.file('workflow.yaml', gate)
    const first = await runner.inside({ with: { gates: 'ask: yes' } })
    expect(first.outputs).toMatchObject({ outcome: 'halted', 'failed-node': 'ship' })
    const folder = { 'resume-from': first.outputs['run-dir'] ?? '' }
    const other = await runner.inside({ with: { gates: 'ask: no', ...folder } })
    expect([other.code, other.outputs['outcome']]).toEqual([1, 'invalid'])
    runner.file('go', '')
    const same = await runner.inside({ with: { gates: 'ask: yes', ...folder } })
    expect([same.code, same.outputs['outcome']]).toEqual([0, 'success'])
  })

  test('waiting gates of children are annotated on their own lines and are not failures', async () => {
    const runner = new FakeRunner()
    const child = (gate: string) =>
      `workflow: { name: ${gate}, entry_point: ${gate} }\nagents:\n  - { name: ${gate}, type: human_gate, prompt: "Go?", options: [{ label: A, value: a, route: $end }] }\n`
    runner.file('one.yaml', child('ask'))
    runner.file('two.yaml', `# moved down\n${child('approve')}`)
    runner.file(
      'workflow.yaml',
      `workflow: { name: demo, entry_point: both }
agents: [{ name: a, type: workflow, workflow: one.yaml }, { name: b, type: workflow, workflow: two.yaml }]
parallel: [{ name: both, agents: [a, b] }]
`,
    )
    const step = await runner.inside({ with: { junit: 'junit.xml' } })
    expect(step.outputs['outcome']).toBe('suspended')
    const places = step.annotations.map(({ level, file, line, title }) => [level, file, line, title])
    expect(places).toEqual([
      ['warning', 'one.yaml', '3', 'Waiting for an answer · ask'],
      ['warning', 'two.yaml', '4', 'Waiting for an answer · approve'],
    ])
    const junit = readFileSync(path.join(runner.workspace, 'junit.xml'), 'utf8')
    expect(junit).toContain('tests="3" failures="0" errors="0" skipped="3"')
    expect(step.stdout).toContain('? both: 0 succeeded, 0 failed of 2')
    expect(step.summary).not.toMatch(/class \S+ failed/)
  })

  test.each([
    ['internal.template_error', 'type: set, value: "{{ workflow.name.x }}"'],
    ['subworkflow.terminated', 'type: terminate, status: failed, reason: no'],
  ])("%s stands on the line of the child's node", async (kind, node) => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      'workflow: { name: demo, entry_point: sub }\nagents: [{ name: sub, type: workflow, workflow: child.yaml }]\n',
    )
    runner.file(
      'child.yaml',
      `workflow: { name: child, entry_point: first }\nagents:\n  - { name: first, type: set, value: 1, routes: [{ to: last }] }\n  - { name: last, ${node} }\n`,
    )
    const step = await runner.inside({ with: { sarif: 'errors.sarif' } })
    expect(step.annotations).toMatchObject([{ file: 'child.yaml', line: '4', title: `${kind} · last` }])
    const sarif = JSON.parse(readFileSync(path.join(runner.workspace, 'errors.sarif'), 'utf8'))
    expect(sarif.runs[0].results[0].locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'child.yaml' },
      region: { startLine: 4 },
    })
  })

  test('reports are written on request', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script(RAISE()))
    await runner.inside({ with: { junit: 'reports/junit.xml', sarif: 'reports/errors.sarif' } })
    expect(readFileSync(path.join(runner.workspace, 'reports/junit.xml'), 'utf8')).toContain('external.git.drift')
    expect(readFileSync(path.join(runner.workspace, 'reports/errors.sarif'), 'utf8')).toContain('external.git.drift')
  })

  test('log levels', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script('echo from-the-script', '    strict_exit: true\n'))
    expect((await runner.inside({ with: { 'log-level': 'warning' } })).stdout).toBe('')
    expect((await runner.inside({ with: { 'log-level': 'error' }, env: { RUNNER_DEBUG: '1' } })).stdout).toContain(
      'from-the-script',
    )
  })
})

describe.concurrent('the log', () => {
  test('one group per node; each member has its own when it ends', async () => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      'workflow: { name: demo, entry_point: both }\nagents:\n  - { name: slow, type: script, run: "echo slow-1; until grep -rqs node_completed.*fast \\"$RUNNER_TEMP/conductor\\"; do sleep 0.05; done; echo slow-2" }\n  - { name: fast, type: script, run: "echo fast-1; echo fast-2" }\n  - { name: last, type: set, value: "1" }\nparallel:\n  - { name: both, agents: [slow, fast], routes: [{ to: last }] }\n',
    )
    const step = await runner.step()
    expect(step.groups).toEqual(['both › fast (script)', 'both › slow (script)', 'last (set)'])
    const order = step.log.lines.filter((line) => /^(slow|fast)-\d$/.test(line))
    expect(order).toEqual(['fast-1', 'fast-2', 'slow-1', 'slow-2'])
    expect(step.log.commands.filter(({ name }) => name === 'endgroup')).toHaveLength(3)
  })

  const INJECTIONS = [
    '::error::x',
    '  ::warning file=a,line=1::x',
    '##[error]x',
    'text ##[set-env name=A]x',
    '::group::x',
    '::stop-commands::x',
    '::set-output name=outcome::success',
    '::add-path::/evil',
    '::save-state name=a::b',
    '::endgroup::',
    '::add-matcher::x.json',
  ]
  test('output of scripts is never a workflow command', async () => {
    const runner = new FakeRunner()
    const prints = INJECTIONS.flatMap((text) => [
      `echo '${text}'`,
      `echo '${text}' >&2`,
      `printf 'progress\\r${text}\\n'`,
      `printf 'no end\\r${text}'`,
    ]).join('\n')
    runner.file('workflow.yaml', script(prints))
    const step = await runner.step()
    expect(step.log.commands.map(({ name }) => name)).toEqual(['group', 'stop-commands', 'endgroup'])
    for (const text of INJECTIONS) expect(step.stdout).toContain(text)
  })

  test('envelopes, reasons and names are never workflow commands', async () => {
    const runner = new FakeRunner()
    const evil = JSON.stringify({
      kind: 'external.evil.x',
      message: 'a\n::error::forged\n##[error]forged\r::warning::forged',
      details: { note: '::notice::forged\n##[group]forged', file: 'a\n::error::forged', title: '::x::' },
    })
    runner.file('workflow.yaml', script(`cat > "$CONDUCTOR_ERROR_OUT" <<'END'\n${evil}\nEND`))
    const step = await runner.step()
    expect(
      step.log.commands.filter(({ name }) => ['error', 'warning', 'notice', 'set-env'].includes(name)),
    ).toHaveLength(1)
    expect(step.log.commands.filter(({ name }) => name === 'group')).toHaveLength(1)
  })

  test('add-mask of a script is honoured', async () => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      script(
        'echo "::add-mask::canary-value-1"\necho "say canary-value-1 now"\nprintf "::add-mask::two%%0Alines-of-it\\n"',
        'output:\n  said: "{{ probe.output.stdout | length }}"\n',
      ),
    )
    const step = await runner.step()
    expect(step.masks).toEqual(['canary-value-1', 'two\nlines-of-it'])
    expect(step.log.lines.join('\n')).toContain('say *** now')
    expect(readFileSync(path.join(step.outputs['run-dir'] ?? '', 'events.jsonl'), 'utf8')).not.toContain(
      'canary-value-1',
    )
  })

  test('workflow_commands: allow affects only that node, and a script cannot stop our own commands', async () => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      'workflow: { name: demo, entry_point: open }\nagents:\n  - name: open\n    type: script\n    workflow_commands: allow\n    run: |\n      echo "::warning file=a.txt,line=3::from the tool"\n      echo "::stop-commands::theirs"\n      echo "::error::quoted"\n    routes: [{ to: shut }]\n  - name: shut\n    type: script\n    run: echo "::error::forged"\n',
    )
    const step = await runner.step()
    expect(step.annotations).toMatchObject([{ level: 'warning', file: 'a.txt', line: '3', message: 'from the tool' }])
    expect(step.groups).toEqual(['open (script)', 'shut (script)'])
    expect(step.log.commands.filter(({ name }) => name === 'endgroup')).toHaveLength(2)
  })

  test.for(['warning', 'error'])(
    'with log-level %s workflow commands still pass, and nothing else is printed',
    async (level) => {
      const runner = new FakeRunner()
      const annotates = (name: string): string =>
        `  - name: ${name}\n    type: script\n    workflow_commands: allow\n    run: |\n      echo "::group::inside"\n      echo plain\n      echo "::warning file=a.txt,line=3::from ${name}"\n      echo "::stop-commands::theirs"\n      echo "::error::quoted"\n`
      runner.file(
        'workflow.yaml',
        `workflow: { name: demo, entry_point: both, runtime: { strict_exit: true } }\nagents:\n${annotates('a')}${annotates('b')}  - { name: shut, type: script, run: 'echo "::error::forged"' }\nparallel: [{ name: both, agents: [a, b], routes: [{ to: shut }] }]\n`,
      )
      const step = await runner.step({ with: { 'log-level': level } })
      expect(step.annotations.map(({ message }) => message).sort()).toEqual(['from a', 'from b'])
      expect(step.groups).toEqual([])
      expect(step.stdout).not.toMatch(/plain|forged/)
    },
  )

  test('output of a large member is truncated in the middle, that of a single node is not', async () => {
    const runner = new FakeRunner()
    const print =
      'i=0; while [ $i -lt 200 ]; do head -c 65536 /dev/zero | tr "\\\\0" x; echo; i=$((i+1)); done; echo the-end'
    runner.file(
      'workflow.yaml',
      `workflow: { name: demo, entry_point: both }\nagents:\n  - { name: a, type: script, run: '${print}' }\n  - { name: b, type: script, run: echo b }\nparallel:\n  - { name: both, agents: [a, b] }\n`,
    )
    const step = await runner.step()
    expect(step.stdout.length).toBeLessThan(6 * 1024 * 1024)
    expect(step.log.lines.some((line) => /characters left out of the log/.test(line))).toBe(true)
    expect(step.log.lines).toContain('the-end')
  })
})

describe.concurrent('environment of scripts', () => {
  test('the environment of a run step, without inputs and tokens of the action', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script('env | sort'))
    const step = await runner.step({
      with: { 'github-token': 'ghs_inputtoken000000000000000000000000' },
      env: {
        ACTIONS_RUNTIME_TOKEN: 'runtime-token-canary',
        ACTIONS_RESULTS_URL: 'http://results',
        ACTIONS_ID_TOKEN_REQUEST_URL: 'http://oidc',
        OPENAI_API_KEY: 'sk-canary-canary',
        MY_VALUE: 'kept',
      },
    })
    const names = step.log.lines.map((line) => line.split('=')[0])
    expect(names.filter((name) => /^INPUT_|^ACTIONS_RUNTIME|^ACTIONS_RESULTS|^OPENAI/.test(name ?? ''))).toEqual([])
    expect(names).toEqual(
      expect.arrayContaining([
        'MY_VALUE',
        'ACTIONS_ID_TOKEN_REQUEST_URL',
        'GITHUB_OUTPUT',
        'GITHUB_STEP_SUMMARY',
        'CONDUCTOR_HELPERS',
        'GITHUB_WORKSPACE',
      ]),
    )
    expect(step.log.lines.join('\n')).not.toContain('ghs_inputtoken')
    expect(step.masks).toEqual(['ghs_inputtoken000000000000000000000000'])
  })

  test('secret inputs are masked and never written', async () => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      script(
        'echo "the secret is $S"\nexit 3',
        '    env: { S: "{{ workflow.input.pass }}" }\n    strict_exit: true\n',
        '  input:\n    pass: { type: string, secret: true }\n',
      ),
    )
    const step = await runner.step({ with: { inputs: 'pass: canary-secret-99' } })
    expect(step.masks).toEqual(['canary-secret-99'])
    expect(step.log.lines.join('\n')).not.toContain('canary-secret-99')
    for (const name of ['events.jsonl', 'errors.jsonl', 'result.json', 'checkpoint.json', 'journal.jsonl'])
      expect(readFileSync(path.join(step.outputs['run-dir'] ?? '', name), 'utf8')).not.toContain('canary-secret-99')
    expect(step.summary).not.toContain('canary-secret-99')
  })
})

describe('a secret as plain YAML', () => {
  const workflow = script(
    'true',
    '',
    '  input:\n    pass: { type: string, secret: true }\n    mode: { type: string }\n',
  )
  test.each([
    ['pass: ab #cd\nmode: x', 1],
    ['pass: "ab #cd"\nmode: x', 0],
    ["{pass: 'ab', mode: x}", 0],
  ])('%s', async (inputs, count) => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', workflow)
    const step = await runner.inside({ with: { inputs, artifact: 'never' } })
    expect(step.outputs['outcome']).toBe('success')
    const warnings = step.annotations.filter(({ title }) => title === 'plain-secret')
    expect(warnings).toHaveLength(count)
    for (const warning of warnings)
      expect(warning).toMatchObject({ level: 'warning', message: expect.stringContaining('toJSON(secrets.NAME)') })
  })
})

describe('annotations and summary', () => {
  test('on the file and line that the envelope names, with details', async () => {
    const runner = new FakeRunner()
    runner.file('src/a.ts', 'x')
    runner.file('workflow.yaml', script(RAISE('{"file": "src/a.ts", "line": 12, "end_line": 14, "hint": "rebase"}')))
    const [found, ...more] = (await runner.inside()).annotations
    expect(more).toEqual([])
    expect(found).toMatchObject({ level: 'error', file: 'src/a.ts', line: '12', title: 'external.git.drift · probe' })
    expect(found?.message).toMatch(/^behind by 3\n[\s\S]*hint: rebase/)
  })

  test.each([
    ['an absolute path', (workspace: string) => `${workspace}/src/a.ts`, 'src/a.ts', '5'],
    ['a path outside', () => '/etc/passwd', 'workflow.yaml', '5'],
    ['a path that leads out', () => '../../x', 'workflow.yaml', '5'],
    ['a path from the node folder', () => 'inner.ts', 'src/inner.ts', '5'],
  ])('%s', async (_, name, file, line) => {
    const runner = new FakeRunner()
    runner.file('src/a.ts', 'x')
    runner.file('src/inner.ts', 'x')
    const raise = RAISE(JSON.stringify({ file: name(runner.workspace), line: 5 }))
    runner.file('workflow.yaml', script(raise, '    working_dir: src\n'))
    expect((await runner.inside()).annotations).toMatchObject([{ file, line }])
  })

  test("a template of the workflow's output stands on its own line", async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script('true', 'output:\n  fine: "1"\n  bad: "{{ probe.output.nope }}"\n'))
    const lines = readFileSync(path.join(runner.workspace, 'workflow.yaml'), 'utf8').split('\n')
    const line = String(lines.findIndex((text) => text.startsWith('  bad:')) + 1)
    const step = await runner.inside()
    expect(step.annotations).toMatchObject([{ level: 'error', file: 'workflow.yaml', line }])
    expect(step.summary).toContain(`workflow.yaml:${line}`)
  })

  test('recovered errors are notices', async () => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      script(
        RAISE(),
        '    routes:\n      - to: $end\n      - on_error: external.git.drift\n        recover: { output: { ok: true } }\n',
      ),
    )
    const step = await runner.inside()
    expect(step.code).toBe(0)
    expect(step.annotations).toMatchObject([{ level: 'notice', title: 'external.git.drift · probe' }])
  })

  test('can be switched off', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script(RAISE()))
    const step = await runner.inside({ with: { annotations: 'false', summary: 'false' } })
    expect(step.annotations).toEqual([])
    expect(step.summary).toBe('')
  })

  test('a script can neither forge nor suppress output of the action', async () => {
    const runner = new FakeRunner()
    const forge = [
      'printf "mine=1\\nOutcome=halted\\njunk<<NEVER\\n" >> "$GITHUB_OUTPUT"',
      'printf "# theirs\\n\\n<!-- " >> "$GITHUB_STEP_SUMMARY"',
    ]
    runner.file('workflow.yaml', script(forge.join('\n')))
    const step = await runner.inside()
    expect(step.outputs).toMatchObject({ outcome: 'success', mine: '1', junk: '' })
    expect(step.outputs).not.toHaveProperty('Outcome')
    const notes = step.log.lines.filter((line) => line.startsWith('note: '))
    expect(notes).toEqual([
      'note: outputs that scripts wrote under names of the action were dropped: Outcome',
      'note: outputs that scripts did not end were ended: junk',
    ])
    expect(step.summary).toMatch(/<!-- \n+-->\n+#/)
  })

  test('the summary stays below 1 MiB, with the text that scripts added', async () => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      script(
        `head -c 1000000 /dev/zero | tr '\\0' s >> "$GITHUB_STEP_SUMMARY"\nnode -e 'require("fs").writeFileSync(process.env.CONDUCTOR_ERROR_OUT, JSON.stringify({kind: "external.big.x", message: "m".repeat(200000), details: {blob: "d".repeat(700000)}}))'`,
      ),
    )
    const step = await runner.inside()
    expect(step.outputs['outcome']).toBe('halted')
    expect(Buffer.byteLength(step.summary)).toBeLessThan(1024 * 1024)
    expect(step.summary).toContain('halted')
  })

  test('a full summary is a note', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script(`head -c 1048570 /dev/zero | tr '\\0' s >> "$GITHUB_STEP_SUMMARY"`))
    const step = await runner.inside()
    expect(step.code).toBe(0)
    expect(step.log.lines.filter((line) => line.startsWith('note: the job summary was not written'))).toHaveLength(1)
  })

  test('unwritable files of the runner are notes', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script('true'))
    const step = await runner.inside({
      env: { GITHUB_OUTPUT: path.join(runner.root, 'no/such'), GITHUB_STEP_SUMMARY: path.join(runner.root, 'no/such') },
    })
    expect(step.code).toBe(0)
    expect(step.log.lines.filter((line) => line.startsWith('note: '))).toHaveLength(2)
  })
})

// No process can send a signal to another one on Windows: it would just end.
describe.skipIf(process.platform === 'win32').concurrent('cancellation', () => {
  const LONG = 'echo started\nsleep 60'
  test.each([
    ['SIGINT', '130'],
    ['SIGTERM', '143'],
  ] as const)('%s', async (signal, code) => {
    const runner = new FakeRunner()
    runner.file(
      'workflow.yaml',
      script(LONG, '  - { name: tidy, type: script, run: echo tidied }\n', '  finally: tidy\n'),
    )
    const step = await runner.step({ when: ['started\n', (child) => child.kill(signal)] })
    expect(step.code).toBe(1)
    expect(step.outputs).toMatchObject({ outcome: 'cancelled', 'exit-code': code })
    expect(step.log.lines).toContain('tidied')
    expect(step.summary).toContain('cancelled')
    expect(existsSync(step.outputs['result-path'] ?? '')).toBe(true)
  })

  test('fails only if fail-on names it', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', script(LONG))
    const step = await runner.step({
      with: { 'fail-on': 'failed' },
      when: ['started\n', (child) => child.kill('SIGTERM')],
    })
    expect(step.code).toBe(0)
    expect(step.outputs['outcome']).toBe('cancelled')
  })
})
