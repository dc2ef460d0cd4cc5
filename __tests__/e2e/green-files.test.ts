import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, type Document, runInside, temporaryFolder, writeFiles } from './support/command.js'
import { table, workflow } from './support/table.js'

/** Runs `check`, which prints a verdict, then `publish`, which a policy guards. */
const guarded = (policy: string, check = `echo '{"verdict":"green"}'`, fields = ''): string =>
  workflow(
    `- { name: check, type: script, run: ${JSON.stringify(check)}, routes: [{ to: publish }] ${fields} }
- { name: publish, type: script, run: echo published }`,
    `entry_point: check\npolicies: [{ name: p, type: expression, nodes: [publish], ${policy} }]`,
  )
const DENIED = { code: 3, kinds: ['internal.policy_denied'] } as const

describe('a policy', () => {
  table([
    {
      name: 'allows what its condition allows, without a warning',
      yaml: guarded(`allow_if: "check.output.verdict == 'green'"`),
      code: 0,
      check: ({ result }) => expect(result.warnings).toEqual([]),
    },
    {
      name: 'denies for a misspelt field, and suggests the right one',
      yaml: guarded(`allow_if: "check.output.verdct == 'green'"`),
      ...DENIED,
      stderr: /has no field 'verdct'; did you mean 'verdict'/,
    },
    {
      name: 'denies for a misspelt name in a template',
      yaml: guarded(`allow_if: "{{ check.output.verdct == 'green' }}"`),
      ...DENIED,
    },
    {
      name: 'denies for a misspelt node, with a validation warning',
      yaml: guarded(`allow_if: "chek.output.verdict == 'green'"`),
      ...DENIED,
      stderr: /unknown-reference: .*denies.*did you mean `check`/is,
    },
    {
      name: 'denies for an unknown bare name, with a validation warning',
      yaml: guarded(`allow_if: "verdict == 'green'"`),
      ...DENIED,
      stderr: /unknown-reference/,
    },
    {
      name: 'warns of a field that the output schema does not have',
      yaml: guarded(`allow_if: "check.output.verdct == 'green'"`, undefined, ', output: { verdict: { type: string } }'),
      ...DENIED,
      stderr: /unknown-attribute: The output schema of `check` has no `verdct`.*did you mean `verdict`/is,
    },
    {
      name: 'allows with a warning if a node has not run',
      yaml: workflow(
        '- { name: a, type: script, run: "true" }\n- { name: later, type: set, value: 1 }',
        `policies: [{ name: p, type: expression, allow_if: "later.output == 1" }]`,
      ),
      code: 0,
      stderr: /\n {2}warnings .*\n +policy p was skipped for a: .*\n✓ [^\n]*\n$/s,
      check: ({ result }) => expect(result.warnings.join('\n')).toMatch(/policy p was skipped for a.*not run/),
    },
    {
      name: 'in mode warn denies in a warning',
      yaml: guarded(`mode: warn, allow_if: "check.output.verdict == 'red'"`),
      code: 0,
      check: ({ result }) =>
        expect(result.warnings).toEqual([expect.stringMatching(/policy p denied publish and only warns/)]),
    },
    {
      name: 'of a caller reads the nodes and inputs of its own file in a child',
      yaml: workflow(
        `- { name: a, type: script, run: "echo '{\\"ok\\":true}'", routes: [{ to: c }] }\n- { name: c, type: workflow, workflow: child.yaml, input_mapping: {} }`,
        `input: { stage: { type: string, default: prod } }\npolicies: [{ name: p, type: expression, nodes: [inner], allow_if: "a.output.ok and workflow.input.stage == 'prod'" }]`,
      ),
      files: { 'child.yaml': workflow('- { name: inner, type: script, run: "true" }', 'entry_point: inner') },
      code: 0,
      check: ({ result }) => expect(result.warnings).toEqual([]),
    },
  ])
})

describe('a hook that fails', () => {
  table([
    {
      name: 'is in the warnings',
      yaml: workflow('- { name: a, type: set, value: 1 }', 'hooks: { on_complete: "{{ a.output.missing.deeper }}" }'),
      code: 0,
      check: ({ result }) => expect(result.warnings).toEqual([expect.stringMatching(/^hook on_complete failed: /)]),
    },
  ])
})

async function findings(yaml: string): Promise<readonly Document[]> {
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'main.yaml': yaml })
  const { stdout } = await conductor(['validate', path.join(cwd, 'main.yaml'), '--format', 'json'], { inside: true })
  return JSON.parse(stdout).findings
}

describe('a key without a value', () => {
  const node = (line: string): string => `workflow: { name: t, entry_point: a }
agents:
  - name: a
    type: script
    run: echo
${line}
  - { name: b, type: set, value: 1 }
`
  it.each([
    ['routes', '    routes:'],
    ['raises', '    raises:'],
    ['when', '    routes:\n      - to: b\n        when:'],
    ['on_error', '    routes:\n      - to: b\n      - on_error:\n        to: b'],
    ['to', '    routes:\n      - to:'],
  ])('%s is an error with its position', async (key, lines) => {
    const line = 6 + lines.split('\n').findIndex((text) => text.trim().replace(/^- /, '') === `${key}:`)
    const found = (await findings(node(lines))).filter(({ severity }) => severity === 'error')
    expect(found).toEqual([expect.objectContaining({ line, message: expect.stringContaining(`${key}\``) })])
  })

  it.each(['    retry:', '    timeout:', '    routes: []', '    env:'])(
    '%s is as if it were not there',
    async (line) => {
      const found = await findings(node(line.replace('retry', 'output')))
      expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
    },
  )
})

describe('a shell line', () => {
  const run = (shell: string, text = '|\n    false\n    true'): string =>
    workflow(`- name: a\n  type: script\n  shell: ${shell}\n  run: ${text}`)

  it.each([
    ["'bash {0}'", true],
    ['sh {0}', true],
    ['/bin/bash --norc {0}', true],
    ['bash -e {0}', false],
    ['bash --noprofile --norc -eo pipefail {0}', false],
    ['bash -o errexit {0}', false],
    ['bash', false],
    ['python {0}', false],
  ])('%s: validate warns %s', async (shell, isWarned) => {
    const codes = (await findings(run(shell))).map(({ code }) => code)
    expect(codes.includes('shell-without-e')).toBe(isWarned)
  })

  it('does not warn if the script sets -e itself', async () => {
    expect(await findings(run('bash {0}', '|\n    set -e\n    false'))).toEqual([])
  })

  it('runs as written', async () => {
    const ran = await runInside({ yaml: run("'bash {0}'") })
    expect([ran.code, ran.result.warnings]).toEqual([0, [expect.stringContaining('not known to stop')]])
    expect((await runInside({ yaml: run('bash -e {0}') })).code).toBe(3)
  })
})

describe.skipIf(process.platform === 'win32')('a process that is left in the background', () => {
  const left = 'sleep 321 > /dev/null 2>&1 & until kill -0 $!; do :; done'
  table([
    {
      name: 'is ended with the run, and a warning names it',
      yaml: workflow(`- { name: a, type: script, run: ${JSON.stringify(left)} }`),
      code: 0,
      check: ({ result }) =>
        expect(result.warnings).toEqual([
          expect.stringMatching(/^left running in the background, and ended with the run: `(sleep 321|process \d+)`$/),
        ]),
    },
    {
      name: 'that ended in time is not mentioned',
      yaml: workflow('- { name: a, type: script, run: "true & wait" }'),
      code: 0,
      check: ({ result }) => expect(result.warnings).toEqual([]),
    },
  ])
})
