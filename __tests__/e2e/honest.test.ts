import { describe, expect, it } from 'vitest'
import { conductor, runFlow, temporaryFolder, writeFiles } from './support/command.js'
import { type Case, table, workflow } from './support/table.js'

const failing = '- { name: a, type: script, run: "exit 7", routes: [{ to: b }] }\n- { name: b, type: set, value: x }'

describe('a script whose own routes decide on its exit_code', () => {
  table([
    {
      name: 'does not fail',
      yaml: workflow(
        '- { name: a, type: script, run: "exit 7", routes: [{ to: b, when: "exit_code == 7" }, { to: $end }] }\n- { name: b, type: script, run: "true", raises: [external.a.b] }',
      ),
      code: 0,
      check: ({ result }) => expect(result.unseen_failures).toBeUndefined(),
    },
    {
      name: 'fails if exit_code is only mentioned elsewhere',
      yaml: workflow(
        '- { name: a, type: script, run: "exit 7", routes: [{ to: b }] }\n- { name: b, type: script, run: "true", raises: [external.a.b] }',
        '',
        'output: { code: "{{ b.output.exit_code }}", text: "{{ a.output.stdout }}" }',
      ),
      code: 3,
      kinds: ['internal.script_error'],
    },
    {
      name: 'keeps other failures of such a script typed',
      yaml: workflow(
        '- { name: a, type: script, run: "sleep 20", timeout: 0.2, routes: [{ to: b, when: "exit_code == 7" }, { to: $end }] }\n- { name: b, type: script, run: "true", raises: [external.a.b] }',
      ),
      code: 3,
      kinds: ['internal.timeout'],
    },
    {
      name: 'does not apply to a script with strict_exit: false',
      yaml: workflow(
        '- { name: a, type: script, run: "exit 7", strict_exit: false, routes: [{ to: b }] }\n- { name: b, type: script, run: "true", raises: [external.a.b] }',
      ),
      code: 0,
    },
    {
      name: 'does not apply to any script with runtime.strict_exit: false',
      yaml: workflow(
        '- { name: a, type: script, run: "exit 7", routes: [{ to: b }] }\n- { name: b, type: script, run: "true", raises: [external.a.b] }',
        'runtime: { strict_exit: false }',
      ),
      code: 0,
    },
  ])
})

describe('a failed script without any setting in the file', () => {
  it('halts the run', async () => {
    const ran = await runFlow({ yaml: workflow(failing) })
    expect([ran.code, ran.errors[0]?.envelope.kind]).toEqual([3, 'internal.script_error'])
  })
})

describe('a file that turns strict_exit off', () => {
  const OFF = 'runtime: { strict_exit: false }'

  it('warns before the run and reports it afterwards', async () => {
    const ran = await runFlow({ yaml: workflow(failing, OFF) })
    expect(ran.code).toBe(0)
    expect(ran.stderr).toContain('unseen-failure')
    expect(ran.stderr.trimEnd().split('\n').at(-1)).toMatch(/^! t finished, 1 command failed unseen/)
    expect(ran.stderr).toContain(ran.runDir)
    expect(ran.result).toMatchObject({ outcome: 'success', unseen_failures: 1 })
  })

  it('reports it also with --quiet', async () => {
    const ran = await runFlow({ yaml: workflow(failing, OFF), args: ['--quiet'] })
    expect(ran.stderr).toMatch(/^! t finished, 1 command failed unseen.*\n$/)
  })

  it('--strict-exit false does the same', async () => {
    const ran = await runFlow({ yaml: workflow(failing), args: ['--strict-exit', 'false'] })
    expect([ran.code, ran.result.unseen_failures]).toEqual([0, 1])
  })

  it.each(['', OFF])(
    'takes strict_exit: false of the node at its word: a warning, and a green end (%j)',
    async (settings) => {
      const ran = await runFlow({ yaml: workflow(failing.replace('routes:', 'strict_exit: false, routes:'), settings) })
      expect(ran.code).toBe(0)
      expect(ran.result.unseen_failures).toBeUndefined()
      expect(ran.result.warnings).toEqual([
        'a exited with code 7, and strict_exit: false says that this does not matter',
      ])
      expect(ran.stderr).not.toContain('failed unseen')
    },
  )

  it.each([
    ['a file that says nothing', '', false],
    ['one that turns it off', OFF, true],
  ])('validate: %s', async (_, settings, warned) => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'main.yaml': workflow(failing.replace('to: b', 'to: $end'), settings) })
    const { stdout, stderr, code } = await conductor(['validate', 'main.yaml', '--format', 'json'], { cwd: folder })
    expect(code, stderr).toBe(0)
    const codes = JSON.parse(stdout).findings.map((finding: { code: string }) => finding.code)
    expect(codes.includes('unseen-failure')).toBe(warned)
  })

  it('does not warn about members of a group, whose failures always count', async () => {
    const folder = temporaryFolder()
    writeFiles(folder, {
      'main.yaml': `${workflow('- { name: m, type: script, run: "exit 1" }', 'entry_point: a')}parallel: [{ name: a, agents: [m] }]\n`,
    })
    const { stdout } = await conductor(['validate', 'main.yaml', '--format', 'json'], { cwd: folder })
    expect(JSON.parse(stdout).findings).toEqual([])
  })
})

describe('a handler that ends the run as a success', () => {
  table([
    {
      name: 'is named, with the error that it handled',
      yaml: workflow(
        '- { name: a, type: script, run: "exit 7" }\n- { name: sorry, type: set, value: x }',
        'error_routes: [{ on_error: true, to: sorry }]',
      ),
      code: 0,
      stderr: /handled {4}internal\.script_error at a, by sorry/,
      check: ({ result }) =>
        expect(result.handled).toMatchObject([{ node: 'a', kind: 'internal.script_error', by: 'sorry' }]),
    },
  ])
})

describe('text passes through unchanged', () => {
  const texts = ['1.10', '007', '1e10', '0x1F', '+5', '.5']
  const numbers = ['42', '1.5', '-3']
  const flow = workflow(
    `- { name: a, type: set, values: { one: "{{ workflow.input.t }}" }, routes: [{ to: b }] }
- { name: b, type: set, value: "{{ workflow.input.t }}", routes: [{ to: c }] }
- { name: c, type: script, run: 'printf %s "$T"; exit 1', env: { T: "{{ workflow.input.t }}" }, routes: [{ to: d }, { on_error: true, recover: { output: { v: "{{ output.stdout }}" } } }] }
- { name: d, type: workflow, workflow: child.yaml, input_mapping: { x: "{{ c.output.v }}" } }`,
    'input: { t: { type: string } }',
    'output: { out: "{{ workflow.input.t }}", values: "{{ a.output.one }}", set: "{{ b.output }}", recover: "{{ c.output.v }}", child: "{{ d.output.x }}", made: "{{ 1.50 | tojson }}" }',
  )
  const files = {
    'child.yaml': workflow('- { name: a, type: set, value: 1 }', '', 'output: { x: "{{ workflow.input.x }}" }'),
  }
  const all = (value: unknown): unknown => ({
    out: value,
    values: value,
    set: value,
    recover: value,
    child: value,
    made: 1.5,
  })
  table([
    ...texts.map(
      (text): Case => ({
        name: text,
        yaml: flow,
        files,
        args: ['-i', `t=${text}`],
        code: 0,
        output: all(text),
      }),
    ),
    ...numbers.map(
      (text): Case => ({
        name: `${text}, which prints as the same text`,
        yaml: flow,
        files,
        args: ['-i', `t=${text}`],
        code: 0,
        output: all(Number(text)),
      }),
    ),
  ])
})

describe('environment and outputs of scripts', () => {
  table([
    {
      name: 'truth values arrive as true and false',
      yaml: workflow(
        `- { name: a, type: script, run: 'echo "$A $B $C $D"', env: { A: "{{ workflow.input.yes }}", B: "{{ 1 > 2 }}", C: "{{ 'True' }}", D: "x{{ workflow.input.yes }}" } }`,
        'input: { yes: { type: boolean, default: true } }',
        'output: { r: "{{ a.output.stdout | trim }}" }',
      ),
      code: 0,
      output: { r: 'true false True xTrue' },
    },
    {
      name: 'CONDUCTOR_OUTPUT overrides printed fields; values are strings unless the schema says otherwise',
      yaml: workflow(
        `- name: a
  type: script
  env: { CONDUCTOR_OUTPUT: /nowhere/else }
  run: |
    echo '{"version": "printed", "kept": 1}'
    echo "version=1.10" >> "$CONDUCTOR_OUTPUT"
    printf 'notes<<END\\none\\ntwo\\nEND\\n' >> "$CONDUCTOR_OUTPUT"
    echo "count=3" >> "$CONDUCTOR_OUTPUT"
  output: { count: { type: number } }`,
        '',
        'output: { version: "{{ a.output.version }}", kept: "{{ a.output.kept }}", notes: "{{ a.output.notes }}", count: "{{ a.output.count + 1 }}" }',
      ),
      code: 0,
      output: { version: '1.10', kept: 1, notes: 'one\ntwo', count: 4 },
    },
    {
      name: 'a log line on stdout does not break them, and the schema holds',
      yaml: workflow(
        `- { name: a, type: script, run: 'echo building; echo "n=5" >> "$CONDUCTOR_OUTPUT"', output: { n: { type: number } } }`,
        '',
        'output: { n: "{{ a.output.n }}" }',
      ),
      code: 0,
      output: { n: 5 },
    },
    {
      name: 'an unreadable output file is a typed error, also in a file without error routing',
      yaml: workflow(`- { name: a, type: script, run: 'echo nonsense >> "$CONDUCTOR_OUTPUT"' }`),
      code: 3,
      kinds: ['internal.schema_violation'],
      stderr: /CONDUCTOR_OUTPUT that cannot be read: line 1/,
    },
  ])
})

describe('files that call themselves', () => {
  const counting = (more = ''): string =>
    workflow(
      `- { name: a, type: set, value: "{{ workflow.input.n }}", routes: [{ to: again, when: "workflow.input.n > 0" }, { to: $end }] }\n- { name: again, type: workflow, workflow: main.yaml, input_mapping: { n: "{{ workflow.input.n - 1 }}" }${more} }`,
      'input: { n: { type: number, default: 3 } }',
      'output: { left: "{{ (again.output.left if again is defined else 0) + 1 }}" }',
    )
  const endless = workflow('- { name: a, type: workflow, workflow: other.yaml, max_depth: 4 }', '', 'output: { r: 1 }')
  const other = workflow('- { name: a, type: workflow, workflow: main.yaml, max_depth: 4 }', '', 'output: { r: 1 }')
  table([
    { name: 'end where a path does not call again', yaml: counting(), code: 0, output: { left: 4 } },
    {
      name: 'end at the default depth of 10',
      yaml: counting(),
      args: ['-i', 'n=50'],
      code: 3,
      kinds: ['subworkflow.depth_exceeded'],
      check: ({ result }) => expect(JSON.stringify(result.errors)).toContain('"max_depth":10'),
    },
    {
      name: 'end at max_depth, also through other files',
      yaml: endless,
      files: { 'other.yaml': other },
      code: 3,
      kinds: ['subworkflow.depth_exceeded'],
    },
  ])

  it.concurrent.each([
    ['validate', ['validate', 'main.yaml']],
    ['contract', ['contract', 'main.yaml']],
    ['graph', ['graph', 'main.yaml']],
    ['a dry run', ['run', 'main.yaml', '--dry-run']],
    ['diff', ['diff', 'main.yaml', 'main.yaml']],
    ['validate as JSON', ['validate', 'main.yaml', '--format', 'json']],
  ])('%s handles files that call themselves', async (_, args) => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'main.yaml': endless, 'other.yaml': other })
    const { code, stderr, stdout } = await conductor(args, { cwd: folder })
    expect(code, stderr + stdout).toBe(0)
    expect(stderr).not.toMatch(/\n\s+at .+:\d+:\d+/)
    expect((stderr + stdout).includes('child-cycle')).toBe(args[0] === 'validate')
  })

  it('a scenario handles files that call themselves', async () => {
    const folder = temporaryFolder()
    writeFiles(folder, {
      'main.yaml': counting(),
      'flow.test.yaml':
        'workflow: main.yaml\nscenarios:\n  - { name: counts, inputs: { n: 2 }, expect: { outcome: success, output: { left: 3 } } }\n',
    })
    const { code, stderr, stdout } = await conductor(['test', 'flow.test.yaml'], { cwd: folder })
    expect(code, stderr + stdout).toBe(0)
  })
})
