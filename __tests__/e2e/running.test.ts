import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, jsonLines, runFlow, startedNodes, temporaryFolder, writeFiles } from './support/command.js'
import { table, workflow } from './support/table.js'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const raising = `printf '{"kind":"x.y","message":"m"}' > "$CONDUCTOR_ERROR_OUT"`
const fine = workflow('- { name: a, type: set, value: 1 }', '', 'output: { r: "{{ a.output }}" }')
const halts = workflow(`- { name: a, type: script, run: ${quoted(raising)} }`)

/** More than pipes and streams hold, each line with a colour. */
const PROGRAM =
  "process.stdout.write(Array.from({ length: 20000 }, (_, at) => '\\u001b[32mline ' + at + ' of many\\u001b[0m' + String.fromCharCode(10)).join(''))"
const chatty = workflow(`- { name: a, type: script, command: node, args: [-e, ${quoted(PROGRAM)}] }`)

describe('streams', () => {
  it.concurrent('text: the output on stdout, progress on stderr', async ({ expect }) => {
    const ran = await runFlow({ yaml: fine })
    expect(JSON.parse(ran.stdout)).toEqual({ r: 1 })
    expect(ran.stderr).toContain('a')
    expect(ran.stderr).not.toContain('\u001b[')
  })

  it.concurrent('a slow reader gets all of a long output in order, and then the end of the run', async ({ expect }) => {
    const act = ({ stderr }: ChildProcess): void => {
      stderr?.on('data', () => {
        stderr.pause()
        setImmediate(() => stderr.resume())
      })
    }
    const ran = await runFlow({ yaml: chatty, when: { seen: /line 0 /, act } })
    const lines = ran.stderr.split('\n').filter((line) => line.includes(' of many'))
    expect(ran.code).toBe(0)
    expect(lines.filter((line, at) => line !== `  a | line ${at} of many`)).toEqual([])
    expect(lines).toHaveLength(20_000)
    expect(ran.stderr).toMatch(/succeeded in [^\n]*\n$/)
  })

  it.concurrent('a closed pipe does not change the outcome', async ({ expect }) => {
    const act = ({ stderr }: ChildProcess): void => void stderr?.destroy()
    const ran = await runFlow({ yaml: chatty, when: { seen: /line 0 /, act } })
    expect(ran.code).toBe(0)
    expect(ran.result).toMatchObject({ success: true })
  })

  it.concurrent('a run without an output prints nothing on stdout', async ({ expect }) => {
    const ran = await runFlow({ yaml: workflow('- { name: a, type: script, run: echo to the log }') })
    expect(ran).toMatchObject({ code: 0, stdout: '' })
    expect(ran.stderr).toContain('to the log')
  })

  it.concurrent.for(['--quiet', '-q', '--silent', '-s'])(
    '%s says nothing about a success',
    async (flag, { expect }) => {
      const ran = await runFlow({ yaml: fine, args: [flag] })
      expect(ran).toMatchObject({ code: 0, stderr: '', output: { r: 1 } })
    },
  )

  it.concurrent('--quiet prints one line if a success leaves something to act on', async ({ expect }) => {
    const routes =
      '[{ to: $end }, { on_error: true, dead_letter: true, escalate: { title: t }, recover: { output: {} } }]'
    const yaml = workflow(`- { name: a, type: script, run: ${quoted(raising)}, raises: [x.y], routes: ${routes} }`)
    const ran = await runFlow({ yaml, args: ['--quiet'] })
    expect(ran.code).toBe(0)
    expect(ran.stderr).toMatch(/^! \w+ succeeded and left 1 dead letter, 1 escalation in \S+\n$/)
  })

  it.concurrent('--quiet still prints an error', async ({ expect }) => {
    const ran = await runFlow({ yaml: halts, args: ['--quiet'] })
    expect(ran.code).toBe(3)
    expect(ran.stderr).toMatch(/x\.y/)
    expect(ran.stderr).toContain('errors.jsonl')
  })

  it.concurrent.for([
    ['success', fine, 0],
    ['halt', halts, 3],
    [
      'failure',
      workflow('- { name: a, type: script, command: no-such-command-anywhere }', 'runtime: { strict_exit: false }'),
      1,
    ],
    ['terminate', workflow('- { name: a, type: terminate, status: failed, reason: r, output_template: { n: 1 } }'), 1],
  ] as const)('--format json is result.json: %s', async ([, yaml, code], { expect }) => {
    const ran = await runFlow({ yaml, args: ['--format', 'json'] })
    expect(ran.code).toBe(code)
    expect(JSON.parse(ran.stdout)).toEqual(ran.result)
    expect(ran.result).toMatchObject({ exit_code: code, success: code === 0 })
    for (const key of [
      'outcome',
      'output',
      'error',
      'errors',
      'termination',
      'checkpoint',
      'execution',
      'metrics',
      'next_commands',
      'warnings',
    ]) {
      expect(ran.result).toHaveProperty(key)
    }
    for (const command of ran.result.next_commands) expect(command).toMatch(/^conductor /)
  })

  it.concurrent('--format json of an invalid file has the same shape', async ({ expect }) => {
    const ran = await runFlow({ yaml: fine.replace('entry_point: a', 'entry_point: b'), args: ['--format', 'json'] })
    expect(ran.code).toBe(2)
    expect(JSON.parse(ran.stdout)).toMatchObject({
      success: false,
      outcome: 'invalid',
      exit_code: 2,
      output: null,
      errors: [{ source: 'validation', category: 'static_validation', fixable: true }],
    })
    expect(existsSync(ran.runDir)).toBe(false)
  })
})

describe('the run folder', () => {
  it.concurrent('events are numbered on after a resume, whatever numbers an error holds', async ({ expect }) => {
    const numbered = raising.replace('"message":"m"', '"message":"m","details":{"seq":1}')
    const ran = await runFlow({ yaml: workflow(`- { name: a, type: script, run: ${quoted(numbered)} }`) })
    expect(ran.code).toBe(3)
    const resumed = await conductor(['resume', 'run'], { cwd: ran.folder, env: { TMPDIR: ran.folder } })
    expect(resumed.code, resumed.stderr).toBe(3)
    const lines = readFileSync(path.join(ran.runDir, 'events.jsonl'), 'utf8').trim().split('\n')
    expect(lines.length).toBeGreaterThan(ran.events.length)
    expect(lines.map((line) => JSON.parse(line).seq)).toEqual(lines.map((_, index) => index + 1))
  })

  it.concurrent('events have timestamps, ordered numbers and one run id', async ({ expect }) => {
    const { events } = await runFlow({ yaml: fine })
    expect(events.map(({ seq }) => seq)).toEqual([...new Set(events.map(({ seq }) => seq))].sort((a, b) => a - b))
    expect(new Set(events.map((event) => event.run_id)).size).toBe(1)
    for (const { timestamp } of events) expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(events[0]).toMatchObject({ type: 'workflow_started', workflow: 't', file: 'main.yaml' })
    expect(events.at(-1).type).toBe('workflow_completed')
  })

  it.concurrent('is under the temporary folder by default', async ({ expect }) => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'main.yaml': halts })
    const ran = await conductor(['run', 'main.yaml', '--format', 'json'], { cwd: folder, env: { RUNNER_TEMP: folder } })
    const { run_id: id, checkpoint } = JSON.parse(ran.stdout)
    expect(path.relative(path.join(folder, 'conductor'), checkpoint.path)).toMatch(
      new RegExp(`^t-\\d{8}T\\d{6}Z-${id}`),
    )
  })

  it.concurrent('a folder that already holds a run is refused', async ({ expect }) => {
    const first = await runFlow({ yaml: fine })
    const again = await runFlow({ yaml: fine, folder: first.folder })
    expect(again.code).toBe(2)
    expect(again.stderr).toContain('resume')
    expect(again.events).toEqual(first.events)
  })

  it.concurrent.for([
    [fine, 0],
    [halts, 3],
  ] as const)(
    'a folder that cannot be written is a warning, and the exit code stays %#',
    async ([yaml, code], { expect }) => {
      const folder = temporaryFolder()
      writeFiles(folder, { 'main.yaml': yaml })
      const ran = await conductor(['run', 'main.yaml', '--run-dir', 'main.yaml/run'], { cwd: folder })
      expect(ran.code).toBe(code)
      expect(ran.stderr).toContain('cannot be written')
      expect(ran.stderr.includes('x.y')).toBe(code === 3)
    },
  )

  it.concurrent('an unwritable errors.jsonl is reported, and the exit code stays 3', async ({ expect }) => {
    const spoilt = quoted(`mkdir run/errors.jsonl; ${raising}`)
    const ran = await runFlow({ yaml: workflow(`- { name: a, type: script, run: ${spoilt} }`) })
    expect(ran.code).toBe(3)
    expect(ran.stderr).toMatch(/x\.y[\s\S]*errors\.jsonl could not be written/)
    expect(ran.events.at(-1)).toMatchObject({ errors_write_error: expect.any(String), envelope: { kind: 'x.y' } })
    expect(ran.events.at(-1)).not.toHaveProperty('errors_path')
    expect(ran.events.map(({ type }) => type)).toContain('errors_jsonl_write_failed')
  })

  it.concurrent('the current folder is not redacted as a password', async ({ expect }) => {
    const folder = temporaryFolder()
    const ran = await runFlow({ yaml: halts, folder, env: { PWD: folder, OLDPWD: folder } })
    expect(ran.events.at(-1).errors_path).toBe(path.join(folder, 'run', 'errors.jsonl'))
  })
})

describe('inputs', () => {
  const typed = workflow(
    '- { name: a, type: set, value: 1 }',
    'input: { s: { type: string, default: d }, n: { type: number, required: false }, b: { type: boolean, required: false }, l: { type: array, required: false }, o: { type: object, required: false } }',
    'output: { r: "{{ workflow.input | tojson }}" }',
  )
  const needed = workflow('- { name: a, type: set, value: 1 }', 'input: { must: { type: string } }')
  table([
    { name: 'zero values and defaults', yaml: typed, code: 0, output: { r: { s: 'd', n: 0, b: false, l: [], o: {} } } },
    {
      name: 'texts are coerced to the declared type',
      yaml: typed,
      args: ['-i', 's=1.10', '-i', 'n=2.5', '-i', 'b=true', '-i', 'l=[1, "x"]', '-i', 'o={"k": null}'],
      code: 0,
      output: { r: { s: '1.10', n: 2.5, b: true, l: [1, 'x'], o: { k: null } } },
    },
    {
      name: 'an input file, with -i over it',
      yaml: typed,
      files: { 'in.yaml': 's: from file\nn: 3\n' },
      args: ['--input-file', 'in.yaml', '-i', 'n=4'],
      code: 0,
      output: { r: { s: 'from file', n: 4, b: false, l: [], o: {} } },
    },
    {
      name: "upstream's spelling",
      yaml: typed,
      args: ['--input.s=x', '--no-interactive'],
      code: 0,
      output: { r: { s: 'x', n: 0, b: false, l: [], o: {} } },
    },
    {
      name: 'a missing one',
      yaml: needed,
      code: 2,
      stderr: /must/,
      check: ({ runDir }) => expect(existsSync(runDir)).toBe(false),
    },
    {
      name: 'an unknown one, with a suggestion',
      yaml: needed,
      args: ['-i', 'mus=1', '-i', 'must=2'],
      code: 2,
      stderr: /mus[\s\S]*must/,
    },
    {
      name: 'an unknown one named like a property of every object',
      yaml: needed,
      args: ['-i', '__proto__=1', '-i', 'must=2'],
      code: 2,
      stderr: /no input `__proto__`/,
    },
    { name: 'a wrong type', yaml: typed, args: ['-i', 'n=many'], code: 2, stderr: /n\b.*number/ },
    { name: 'broken JSON', yaml: typed, args: ['-i', 'l=[1,'], code: 2, stderr: /l\b/ },
    { name: 'no NAME=VALUE', yaml: typed, args: ['-i', 'nothing'], code: 2, stderr: /NAME=VALUE/ },
    {
      name: 'an unknown option, with a suggestion',
      yaml: typed,
      args: ['--fromat', 'json'],
      code: 2,
      stderr: /--format/,
    },
  ])
})

describe('"never ran" and "null" differ in every context mode', () => {
  for (const mode of ['accumulate', 'last_only', 'explicit']) {
    const nodes = (
      middle: string,
    ): string => `- { name: a, type: set, value: "null", routes: [{ to: b, when: "{{ workflow.input.skip }}" }, { to: n }] }
- { name: n, type: set, value: "null", routes: [{ to: b }] }
- { name: b, type: set, ${middle} }`
    const reads =
      "input: [n.output?, workflow.input.skip], value: \"{{ 'is null' if n is defined and n.output is none else ('ran' if n is defined else 'never') }}\""
    const settings = `input: { skip: { type: boolean } }\ncontext: { mode: ${mode} }`
    table([
      {
        name: `${mode}: never ran`,
        yaml: workflow(nodes(reads), settings, 'output: { r: "{{ b.output }}" }'),
        args: ['-i', 'skip=true'],
        code: 0,
        output: { r: 'never' },
      },
      {
        name: `${mode}: ran and produced null`,
        yaml: workflow(nodes(reads), settings, 'output: { r: "{{ b.output }}" }'),
        args: ['-i', 'skip=false'],
        code: 0,
        output: { r: 'is null' },
      },
    ])
  }
  const failing = `- { name: a, type: script, run: ${quoted(`echo '{"half": 1}'; ${raising}`)}, routes: [{ to: $end }, { on_error: true, to: b }] }`
  table([
    {
      name: 'last_only: an older node is not there',
      yaml: workflow(
        '- { name: a, type: set, value: 1, routes: [{ to: b }] }\n- { name: b, type: set, value: 2, routes: [{ to: c }] }\n- { name: c, type: set, value: "{{ b.output }} {{ a is defined }}" }',
        'context: { mode: last_only }',
        'output: { r: "{{ c.output }}" }',
      ),
      code: 0,
      output: { r: '2 False' },
    },
    {
      name: 'last_only: the error of the last node',
      yaml: workflow(
        `${failing}\n- { name: b, type: set, value: "{{ a.error.kind }} {{ a.output.half }}" }`,
        'context: { mode: last_only }',
        'output: { r: "{{ b.output }}" }',
      ),
      code: 0,
      output: { r: 'x.y 1' },
    },
    {
      name: 'explicit: naming a field of the error brings the whole envelope',
      yaml: workflow(
        `${failing}\n- { name: b, type: set, input: [a.error.kind], value: "{{ a.error.kind }} {{ a.error.message }} {{ a.output is defined }}" }`,
        'context: { mode: explicit }',
        'output: { r: "{{ b.output }}" }',
      ),
      code: 0,
      output: { r: 'x.y m False' },
    },
    {
      name: 'explicit: a listed entry that is missing',
      yaml: workflow(
        '- { name: a, type: set, value: 1, routes: [{ to: b, when: "{{ true }}" }, { to: n }] }\n- { name: n, type: set, value: 1, routes: [{ to: b }] }\n- { name: b, type: set, input: [n.output], value: "{{ n.output }}" }',
        'context: { mode: explicit }',
      ),
      code: 3,
      kinds: ['internal.template_error'],
      check: ({ errors }) => expect(errors[0].envelope.message).toContain('n.output'),
    },
    {
      name: 'x.error of a node that cannot raise is refused',
      yaml: workflow(
        '- { name: a, type: wait, duration: 10ms, routes: [{ to: b }] }\n- { name: b, type: set, input: [a.error], value: 1 }',
        'context: { mode: explicit }',
      ),
      code: 2,
      stderr: /a\.error/,
    },
  ])
})

describe('one workflow file, several languages raising the same envelope', () => {
  const details = { text: 'quote " and \\ and \n and ü', n: [1, null, { deep: true }] }
  const message = 'it\'s "so"'
  const data = JSON.stringify({ kind: 'x.same', message, details })
  const languages: Readonly<Record<string, string>> = {
    bash: 'shell: bash\n  run: printf \'%s\' "$DATA" > "$CONDUCTOR_ERROR_OUT"',
    sh: 'shell: sh\n  run: printf \'%s\' "$DATA" > "$CONDUCTOR_ERROR_OUT"',
    python:
      'shell: python\n  run: |\n    import json, os\n    with open(os.environ["CONDUCTOR_ERROR_OUT"], "w", encoding="utf-8") as out:\n        json.dump(json.loads(os.environ["DATA"]), out)',
    node: "shell: node\n  run: require('node:fs').writeFileSync(process.env.CONDUCTOR_ERROR_OUT, process.env.DATA)",
    helper:
      'shell: bash\n  run: |\n    . "$CONDUCTOR_HELPERS/conductor-error.sh"\n    conductor_error x.same "$MESSAGE" "$DETAILS"',
  }
  it('every language', async () => {
    const names = Object.keys(languages)
    const nodes = names.map(
      (name) =>
        `- name: ${name}\n  type: script\n  ${languages[name]}\n  env: { DATA: '${data.replaceAll("'", "''")}', MESSAGE: '${message.replaceAll("'", "''")}', DETAILS: '${JSON.stringify(details).replaceAll("'", "''")}' }`,
    )
    const group = `parallel: [{ name: g, agents: [${names.join(', ')}], failure_mode: continue_on_error, routes: [{ to: $end }, { on_error: internal.group_failed, to: $end }] }]\noutput: { errors: "{{ g.errors | tojson }}" }`
    const ran = await runFlow({ yaml: workflow(nodes.join('\n'), 'entry_point: g', group) })
    expect(ran.code, ran.stderr).toBe(0)
    for (const name of names) expect(ran.output.errors[name], name).toEqual({ kind: 'x.same', message, details })
  })
})

describe('scripts', () => {
  table([
    {
      name: 'JSON on stdout is merged over the streams',
      yaml: workflow(
        '- { name: a, type: script, run: "echo {\\\\\\"n\\\\\\": 1, \\\\\\"exit_code\\\\\\": 9}" }',
        '',
        'output: { n: "{{ a.output.n }}", code: "{{ a.output.exit_code }}" }',
      ),
      code: 0,
      output: { n: 1, code: 9 },
    },
    {
      name: 'stdin, working_dir, env of the file and of the node',
      yaml: workflow(
        '- { name: a, type: script, run: "cat; echo $X$Y$(basename $PWD)", stdin: "in {{ workflow.name }} ", working_dir: sub, env: { Y: "{{ 1 + 1 }}" } }',
        'env: { X: file, Y: hidden }',
        'output: { r: "{{ a.output.stdout }}" }',
      ),
      files: { 'sub/x': '' },
      code: 0,
      output: { r: 'in t file2sub\n' },
    },
    {
      name: 'without stdin a script reads an empty one',
      yaml: workflow('- { name: a, type: script, command: cat }', '', 'output: { r: "{{ a.output.stdout }}" }'),
      code: 0,
      output: { r: '' },
    },
    {
      name: 'run: leaves variables and {# to the shell',
      yaml: workflow(
        `- { name: a, type: script, run: 'X=abc; echo \${X} \${#X}' }`,
        '',
        'output: { r: "{{ a.output.stdout }}" }',
      ),
      code: 0,
      output: { r: 'abc 3\n' },
    },
    {
      name: 'pipefail and errexit',
      yaml: workflow('- { name: a, type: script, run: "false | true\\necho on", strict_exit: true }'),
      code: 3,
      kinds: ['internal.script_error'],
    },
    {
      name: 'a large output is kept at both ends',
      yaml: workflow(
        `- { name: a, type: script, run: "echo first; head -c 3000000 /dev/zero | tr '\\\\0' x; echo; echo last", max_output_bytes: 2000000 }`,
        '',
        'output: { cut: "{{ a.output.stdout_truncated }}", first: "{{ a.output.stdout[:5] }}", last: "{{ a.output.stdout[-5:] | trim }}" }',
      ),
      code: 0,
      output: { cut: true, first: 'first', last: 'last' },
      check: ({ result }) => expect(result.warnings.join()).toContain('512 KiB'),
    },
  ])
})

it('every started node ends exactly once, in a run with every kind of node', async () => {
  const ran = await runFlow({
    yaml: workflow(
      `- { name: a, type: script, run: ${quoted(`[ "$CONDUCTOR_RETRY_ATTEMPT" = 1 ] || ${raising}`)}, routes: [{ to: g }, { on_error: x.y, retry: { initial_seconds: 0.01, jitter: 0 } }] }\n- { name: p, type: set, value: 1 }\n- { name: q, type: script, run: exit 1 }\n- { name: w, type: workflow, workflow: ./child.yaml, routes: [{ to: z }, { on_error: true, to: z }] }\n- { name: z, type: terminate, status: success, reason: done }`,
      'finally: f',
      'parallel: [{ name: g, agents: [p, q], failure_mode: continue_on_error, routes: [{ to: w }] }]',
    ).replace('agents:\n', 'agents:\n  - { name: f, type: set, value: last }\n'),
    files: { 'child.yaml': workflow(`- { name: c, type: script, run: ${quoted(raising)} }`, 'entry_point: c') },
  })
  expect(ran.code, ran.stderr).toBe(0)
  const events = jsonLines(path.join(ran.runDir, 'events.jsonl'))
  const key = (event: { scope: string; node: string; visit: number; attempt: number }): string =>
    `${event.scope}${event.node}#${event.visit}.${event.attempt}`
  const ends = events.filter(({ type }) => type === 'node_completed' || type === 'node_failed').map(key)
  expect(ends.toSorted()).toEqual(
    events
      .filter(({ type }) => type === 'node_started')
      .map(key)
      .toSorted(),
  )
  expect(new Set(ends).size).toBe(ends.length)
  expect(startedNodes(events)).toEqual(['a', 'a', 'g', 'p', 'q', 'w', 'c', 'z', 'f'])
  expect(readFileSync(path.join(ran.runDir, 'result.json'), 'utf8')).toContain('"terminated_by": "z"')
})
