import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Document, type Ran, runFlow } from './support/command.js'
import { type Case, table, workflow } from './support/table.js'

const OUT = '"$CONDUCTOR_ERROR_OUT"'
const envelope = (value: unknown): string => `printf '%s' '${JSON.stringify(value)}' > ${OUT}`
/** A folder of one run that must be gone with it; the notes that `conductor runs` reads stay. */
const isTemporary = (name: string): boolean => name.startsWith('conductor-') && !name.startsWith('conductor-runs-')
const drift = { kind: 'external.git.drift', message: 'behind' }

/** Windows has no pipes in folders, and Git's `ln` copies. */
const NO_PLAIN_FILES: readonly (readonly [name: string, script: string, field: string])[] =
  process.platform === 'win32'
    ? []
    : [
        ['a pipe', `mkfifo ${OUT}`, '$'],
        ['a link', `ln -s /etc/hostname ${OUT}`, '$'],
      ]

/** What a script may leave, and the field that is found broken. */
const broken: readonly (readonly [name: string, script: string, field: string])[] = [
  ['garbage', `echo 'oh no' > ${OUT}`, '$'],
  ['torn JSON', `printf '{"kind": "external.g' > ${OUT}`, '$'],
  ['two objects', `echo '{} {}' > ${OUT}`, '$'],
  ['not UTF-8', `printf '\\xff\\xfe{}' > ${OUT}`, '$'],
  ['a list', envelope([drift]), '$'],
  ['a text', envelope('drift'), '$'],
  ['null', envelope(null), '$'],
  ['a folder', `mkdir ${OUT}`, '$'],
  ...NO_PLAIN_FILES,
  ['over 1 MiB', `head -c 1100000 /dev/zero | tr '\\0' ' ' > ${OUT}`, '$'],
  ['no kind', envelope({ message: 'm' }), 'kind'],
  ['a kind that is a number', envelope({ ...drift, kind: 7 }), 'kind'],
  ['a kind without a dot', envelope({ ...drift, kind: 'drift' }), 'kind'],
  ['a kind in capitals', envelope({ ...drift, kind: 'External.Drift' }), 'kind'],
  ['a reserved kind', envelope({ ...drift, kind: 'internal.timeout' }), 'kind'],
  ['a reserved kind that nobody makes', envelope({ ...drift, kind: 'halt.now' }), 'kind'],
  ['a bad kind and an empty message', envelope({ kind: 'drift', message: '' }), 'kind'],
  ['a bad kind and a blank message', envelope({ kind: 'drift', message: ' \t ' }), 'kind'],
  ['a bad kind and no message', envelope({ kind: 'drift' }), 'kind'],
  ['no message', envelope({ kind: drift.kind }), 'message'],
  ['an empty message', envelope({ ...drift, message: '' }), 'message'],
  ['a message that is data', envelope({ ...drift, message: { a: 1 } }), 'message'],
  ['a list as details', envelope({ ...drift, details: [1] }), 'details'],
  ['a text as details', envelope({ ...drift, details: 'x' }), 'details'],
  ['the marker false', envelope({ ...drift, conductor_error: false }), 'conductor_error'],
  ['the marker as text', envelope({ ...drift, conductor_error: 'true' }), 'conductor_error'],
]

/** What counts as an envelope, and what is left of it inside. */
const sound: readonly (readonly [name: string, script: string, details: unknown])[] = [
  ['the bare minimum', envelope(drift), {}],
  ['details null', envelope({ ...drift, details: null }), {}],
  ['details with data', envelope({ ...drift, details: { n: [1, { a: null }] } }), { n: [1, { a: null }] }],
  ['the marker true', envelope({ ...drift, conductor_error: true }), {}],
  ['other fields', envelope({ ...drift, severity: 'high', code: 3 }), {}],
  ['a byte order mark', `printf '\\xef\\xbb\\xbf{"kind":"external.git.drift","message":"behind"}' > ${OUT}`, {}],
  ['white space around it', `printf ' \\n {"kind":"external.git.drift","message":"behind"} \\n' > ${OUT}`, {}],
]

const silent: readonly (readonly [name: string, script: string])[] = [
  ['nothing', 'true'],
  ['an empty file', `: > ${OUT}`],
  ['white space only', `printf ' \\n\\t ' > ${OUT}`],
]

function block(text: string): string {
  return `|\n${text.replaceAll(/^(?=.)/gm, '    ')}`
}

const script = (text: string, more = ''): string => `- name: a\n  type: script\n  run: ${block(text)}\n${more}`

describe('every content of the error file, handled by a member of a group', () => {
  const all = [...broken, ...sound]
  const items = all.map(([name, text]) => ({ name, text: `${text}\necho '{"partial": "${name}"}'` }))
  it.concurrent.each([
    { exit: 0, declares: '' },
    { exit: 5, declares: '' },
    { exit: 0, declares: 'raises: [external.git.drift]' },
    { exit: 5, declares: 'raises: [external.git.drift]' },
  ])('exit $exit, declared: $declares', async ({ exit, declares }) => {
    const group = `for_each:
  - name: each
    type: for_each
    source: workflow.input.items
    as: item
    failure_mode: continue_on_error
    tolerate: { percent: 100 }
    agent:
      name: a
      type: script
      command: bash
      args: ["-c", "{{ item.text }}\\nexit ${exit}"]
      ${declares}
output:
  results: "{{ each.results | tojson }}"`
    const ran = await runFlow({
      yaml: workflow('[]', 'entry_point: each\ninput: { items: { type: array } }', group).replace('agents:\n  []', ''),
      files: { 'inputs.json': JSON.stringify({ items }) },
      args: ['--input-file', 'inputs.json'],
      inside: true,
    })
    expect(ran.code, ran.stderr).toBe(0)
    const results: readonly Document[] = ran.output.results
    expect(results.map((one) => one.status)).toEqual(all.map(() => 'failed'))
    for (const [index, [name, , field]] of broken.entries()) {
      const { error } = results[index]
      expect(error, name).toMatchObject({ kind: 'internal.schema_violation' })
      expect(error.details, name).toMatchObject({ node: 'a', source: 'CONDUCTOR_ERROR_OUT', failed_field: field })
      expect(error.details.excerpt.length, name).toBeLessThanOrEqual(1100)
      expect(error.details.original_message.trim(), name).not.toBe('')
    }
    for (const [index, [name, , details]] of sound.entries()) {
      expect(results[broken.length + index].error, name).toEqual({ ...drift, details })
    }
    const failures = ran.events.filter((event) => event.type === 'node_failed' && event.item !== undefined)
    expect(failures).toHaveLength(all.length)
    for (const event of failures) {
      expect(event.partial.partial).toBe(all[event.item.index]?.[0])
      expect(event.exit_code).toBe(exit)
    }
    expect(readdirSync(ran.folder).filter(isTemporary)).toEqual([])
  })
})

describe('a node raises by writing to the error file, without any setting', () => {
  const some = ['garbage', 'not UTF-8', 'a folder', 'a pipe', 'a reserved kind']
  table([
    ...broken
      .filter(([name]) => some.includes(name))
      .flatMap(([name, text]): Case[] => [
        {
          name: `${name}, exit 0`,
          yaml: workflow(script(text)),
          code: 3,
          kinds: ['internal.schema_violation'],
          check: ({ errors }) => expect(errors[0]).toMatchObject({ node: 'a', exit_code: 0, attempts: 1 }),
        },
        {
          name: `${name}, exit 0, with raises`,
          yaml: workflow(script(text, '  raises: [external.git.drift]')),
          code: 3,
          kinds: ['internal.schema_violation'],
        },
        {
          name: `${name}, exit 4`,
          yaml: workflow(script(`${text}\nexit 4`)),
          code: 3,
          kinds: ['internal.schema_violation'],
          check: ({ errors }) => expect(errors[0].exit_code).toBe(4),
        },
      ]),
    {
      name: 'an unreadable file',
      yaml: workflow(script(`${envelope(drift)}; chmod 000 ${OUT}`)),
      code: 3,
      // Nothing is unreadable for root, and on Windows by its mode.
      kinds:
        process.platform === 'win32' || process.getuid?.() === 0
          ? ['external.git.drift']
          : ['internal.schema_violation'],
    },
    {
      name: 'an envelope, exit 0, no routes: never $end',
      yaml: workflow(
        script(envelope({ ...drift, details: { line: 3 } })),
        '',
        'output: { r: "{{ a.output.stdout }}" }',
      ),
      code: 3,
      output: undefined,
      kinds: ['external.git.drift'],
      story: ['workflow_started', 'a@1', 'a external.git.drift', 'a unhandled', 'workflow_failed'],
      stderr: /external\.git\.drift/,
      check: ({ errors, events, result, runDir }) => {
        expect(errors[0]).toMatchObject({
          schema_version: 1,
          workflow: { name: 't', file: 'main.yaml' },
          node: 'a',
          envelope: { ...drift, details: { line: 3 } },
          frames: [{ workflow: 't', file: 'main.yaml', node: 'a', type: 'script', attempt: 1 }],
          attempts: 1,
          exit_code: 0,
          stderr_tail: '',
          github: null,
        })
        expect(events.at(-1)).toMatchObject({
          error_type: 'UnhandledWorkflowError',
          failed_node: 'a',
          errors_path: path.join(runDir, 'errors.jsonl'),
          envelope: drift,
          frames: errors[0].frames,
        })
        expect(result).toMatchObject({ success: false, outcome: 'halted', exit_code: 3, output: null })
      },
    },
    {
      name: 'an envelope beside routes for success only',
      yaml: workflow(`${script(envelope(drift), '  routes: [{ to: b }]')}\n- { name: b, type: set, value: reached }`),
      code: 3,
      kinds: ['external.git.drift'],
    },
    ...silent.flatMap(([name, text]): Case[] => [
      {
        name: `${name}, exit 0`,
        yaml: workflow(script(`${text}\necho said`), '', 'output: { said: "{{ a.output.stdout }}" }'),
        code: 0,
        output: { said: 'said\n' },
      },
      {
        name: `${name}, exit 2, strict`,
        yaml: workflow(script(`${text}\necho said >&2; exit 2`, '  strict_exit: true')),
        code: 3,
        kinds: ['internal.script_error'],
        check: ({ errors }) => {
          expect(errors[0].envelope.message).toMatch(/said$/)
          expect(errors[0].envelope.details).toMatchObject({ exit_code: 2, signal: null, stderr_tail: 'said\n' })
          expect(errors[0].envelope.details.command).toEqual(expect.any(String))
        },
      },
    ]),
  ])
})

describe('the error file and its variable', () => {
  table([
    {
      name: 'no environment overrides the path, each run has a new one, and no file is left',
      yaml: workflow(
        `- name: a
  type: script
  run: test ! -e "$CONDUCTOR_ERROR_OUT"; printf '%s' "$CONDUCTOR_ERROR_OUT"
  env: { CONDUCTOR_ERROR_OUT: /tmp/elsewhere }
  routes: [{ to: b }]
- name: b
  type: script
  run: printf '%s' "$CONDUCTOR_ERROR_OUT"`,
        'env: { CONDUCTOR_ERROR_OUT: /tmp/elsewhere-too }',
        'output: { a: "{{ a.output.stdout }}", b: "{{ b.output.stdout }}" }',
      ),
      env: { CONDUCTOR_ERROR_OUT: '/tmp/from-outside' },
      code: 0,
      check: ({ output, folder }) => {
        expect(output.a.startsWith(folder)).toBe(true)
        expect(output.b.startsWith(folder)).toBe(true)
        expect(output.a).not.toBe(output.b)
        expect(existsSync(output.a)).toBe(false)
      },
    },
    {
      name: 'after an envelope the output schema is not applied, and stdout is the partial output',
      yaml: workflow(
        `${script(`echo '{"half": 1}'; ${envelope(drift)}`, '  output: { whole: { type: number } }\n  routes: [{ to: $end }, { on_error: external.git.*, to: h }]')}
- { name: h, type: set, value: "{{ a.output.half }} {{ a.error.kind }} {{ a.error.message }} {{ a.error.attempts }} {{ a.output.exit_code }}" }`,
        '',
        'output: { r: "{{ h.output }}" }',
      ),
      code: 0,
      output: { r: '1 external.git.drift behind 1 0' },
    },
    {
      name: 'killed at its timeout with an envelope',
      yaml: workflow(script(`${envelope(drift)}; sleep 30`, '  timeout: 4')),
      code: 3,
      kinds: ['external.git.drift'],
    },
    {
      name: 'killed at its timeout with a torn envelope, strict',
      yaml: workflow(
        script(`printf '{"kind":' > ${OUT}; echo late >&2; sleep 30`, '  timeout: 4\n  strict_exit: true'),
      ),
      code: 3,
      kinds: ['internal.timeout'],
      check: ({ errors }) => expect(errors[0].envelope.details).toMatchObject({ timeout_seconds: 4 }),
    },
    {
      name: 'killed at its timeout, under strict_exit: false',
      yaml: workflow(script('sleep 30', '  timeout: 0.5\n  strict_exit: false')),
      code: 1,
      kinds: ['internal.timeout'],
      check: ({ result }) => expect(result.outcome).toBe('failed'),
    },
    {
      name: 'a command that cannot be started',
      yaml: workflow('- { name: a, type: script, command: no-such-command-anywhere, strict_exit: true }'),
      code: 3,
      kinds: ['internal.script_error'],
      check: ({ errors, folder }) => {
        expect(errors[0]).toMatchObject({ exit_code: null, envelope: { details: { exit_code: null } } })
        expect(errors[0].envelope.message).toContain('no-such-command-anywhere')
        expect(readdirSync(folder).filter(isTemporary)).toEqual([])
      },
    },
    {
      name: 'a command that cannot be started, under strict_exit: false',
      yaml: workflow('- { name: a, type: script, command: ./main.yaml, strict_exit: false }'),
      code: 1,
      kinds: ['internal.script_error'],
    },
    {
      name: 'a script ended by a signal',
      posixOnly: 'programs of Windows are ended without a signal',
      yaml: workflow(
        script('kill -9 $$', '  routes: [{ on_error: true, to: h }, { to: $end }]') +
          '\n- { name: h, type: set, value: "{{ a.error.details.signal }} {{ a.output.exit_code }}" }',
        '',
        'output: { r: "{{ h.output }}" }',
      ),
      code: 0,
      output: { r: 'SIGKILL -9' },
    },
  ])
})

describe("an error on stdout, the agents' way", () => {
  const printed = JSON.stringify({ conductor_error: true, kind: 'external.git.drift', message: 'behind' })
  const node = (run: string, fields = ''): string => workflow(`- name: a\n  type: script\n  run: ${run}\n  ${fields}`)
  const broken = {
    code: 3,
    kinds: ['internal.schema_violation'],
    stderr: /CONDUCTOR_ERROR_OUT/,
    check: ({ errors }: Ran) =>
      expect(errors[0].envelope.details).toMatchObject({ source: 'stdout', failed_field: 'conductor_error' }),
  }
  table([
    { name: 'is never a success', yaml: node(`echo '${printed}'`), ...broken },
    { name: 'with a failing exit', yaml: node(`echo '${printed}'; exit 4`), ...broken },
    { name: 'under strict_exit: false', yaml: node(`echo '${printed}'`, 'strict_exit: false'), ...broken },
    {
      name: 'beside the file: the file counts',
      yaml: node(`echo '${printed}' | tee "$CONDUCTOR_ERROR_OUT"`),
      code: 3,
      kinds: ['external.git.drift'],
    },
    { name: 'among other lines', yaml: node(`printf 'x\\n%s\\ny\\n' '${printed}'`), ...broken },
    { name: 'behind other text', yaml: node(`printf 'failed:%s' '${printed}'`), ...broken },
    { name: 'over several lines', yaml: node(`printf 'x\\n%b' '${printed.replaceAll(',', ',\\n')}'`), ...broken },
    {
      name: 'in the first 16 MiB of more',
      yaml: node(`head -c 9000000 /dev/zero; echo '${printed}'; head -c 9000000 /dev/zero`),
      ...broken,
    },
    {
      name: 'where little is kept',
      yaml: node(`head -c 9000 /dev/zero; echo '${printed}'; head -c 9000 /dev/zero`, 'max_output_bytes: 1024'),
      ...broken,
    },
    {
      name: 'with a NaN in it',
      yaml: node(`echo 'x {"conductor_error":true,"kind":"a.b","details":{"n":NaN}}'`),
      ...broken,
    },
    {
      name: 'in colours',
      yaml: node(`printf '\\033[1m{"conductor_error"\\033[0m:true,"kind":"a.b","message":"m"}'`),
      ...broken,
    },
    { name: 'inside of a text is data', yaml: node(`echo '${JSON.stringify({ log: printed })}'`), code: 0 },
    { name: 'inside of data is data', yaml: node(`echo '${JSON.stringify({ log: JSON.parse(printed) })}'`), code: 0 },
    { name: 'with the marker false is data', yaml: node(`echo '{"conductor_error":false}'`), code: 0 },
  ])
})

describe('kinds that a node does not declare', () => {
  const declared = '  raises: [external.api.down]'
  table([
    {
      name: 'become internal.undeclared_kind, with a warning',
      yaml: workflow(script(envelope({ ...drift, details: { n: 1 } }), declared)),
      code: 3,
      kinds: ['internal.undeclared_kind'],
      check: ({ errors, result }) => {
        expect(errors[0].envelope.details).toEqual({
          original_kind: 'external.git.drift',
          original_message: 'behind',
          original_details: { n: 1 },
          declared: ['external.api.down'],
        })
        expect(result.warnings.join()).toContain('external.git.drift')
      },
    },
    {
      name: 'are routable',
      yaml: workflow(
        `${script(envelope(drift), `${declared}\n  routes: [{ to: $end }, { on_error: internal.undeclared_kind, to: h }]`)}
- { name: h, type: set, value: "{{ a.error.details.original_kind }}" }`,
        '',
        'output: { r: "{{ h.output }}" }',
      ),
      code: 0,
      output: { r: 'external.git.drift' },
    },
    {
      name: 'engine-made kinds need no declaration',
      yaml: workflow(script('exit 1', declared)),
      code: 3,
      kinds: ['internal.script_error'],
    },
    {
      name: 'kinds of classify count as declared',
      yaml: workflow(
        script(
          'echo could not resolve host >&2; exit 128',
          `${declared}\n  classify: [{ exit_code: 128, stderr: "resolve host", kind: external.git.network }]`,
        ),
      ),
      code: 3,
      kinds: ['external.git.network'],
      check: ({ errors }) => expect(errors[0].envelope.details).toMatchObject({ classified_by: 'rule' }),
    },
  ])
})
