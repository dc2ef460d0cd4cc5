import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'vitest'
import { conductor, temporaryFolder, writeFiles } from './support/command.js'
import { table, workflow } from './support/table.js'

const POSITION = /main\.yaml:\d+:\d+/
const set = '- { name: a, type: set, value: 1 }'
const script = (more: string): string => `- { name: a, type: script, run: "true", ${more} }`
const bomb = [
  'a: &l0 [x, x]',
  ...Array.from({ length: 30 }, (_, n) => `b${n}: &l${n + 1} [*l${n}, *l${n}, *l${n}]`),
].join('\n')

/** Files that are no workflow, whatever runs them. */
const files: readonly (readonly [name: string, content: string | Uint8Array, told: RegExp])[] = [
  ['an empty file', '', /empty/i],
  ['only comments', '# nothing\n', /empty/i],
  ['a syntax error', 'workflow:\n  name: [x\nagents: ]\n', POSITION],
  ['a tab', 'workflow:\n\tname: x\n', POSITION],
  ['duplicate keys', `${workflow(set)}workflow:\n  name: again\n`, /main\.yaml:\d+:\d+.*(duplicate|twice|unique)/i],
  ['a bomb of anchors', `${bomb}\n${workflow(set)}`, /main\.yaml/],
  ['10,000-deep nesting', `workflow: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`, /main\.yaml/],
  ['a file of 50 MB', 'x'.repeat(50 * 1024 * 1024), /main\.yaml.*(large|MiB|MB|bytes)/i],
  ['a binary file', Uint8Array.from({ length: 4096 }, (_, index) => (index * 37) % 256), /main\.yaml/],
  ['a list', '- a\n- b\n', /main\.yaml:1:1/],
  ['a text', 'just text\n', /main\.yaml:1:1/],
]

describe('files that are not workflows', () => {
  it.concurrent.for(files)('%s', async ([, content, told], { expect }) => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'main.yaml': content })
    const ran = await conductor(['run', 'main.yaml', '--run-dir', 'run'], { cwd: folder, inside: true })
    expect(ran.code, ran.stderr).toBe(2)
    expect(ran.stdout).toBe('')
    expect(ran.stderr).toMatch(told)
    expect(ran.stderr.length).toBeLessThan(20_000)
    expect(ran.stderr).not.toMatch(/\n\s+at .+:\d+:\d+/)
  })

  it.concurrent('a missing file', async ({ expect }) => {
    const ran = await conductor(['run', 'gone.yaml'], { cwd: temporaryFolder() })
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toContain('gone.yaml')
  })

  it.concurrent('a folder', async ({ expect }) => {
    const folder = temporaryFolder()
    mkdirSync(path.join(folder, 'flow.yaml'))
    const ran = await conductor(['run', 'flow.yaml'], { cwd: folder })
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toMatch(/flow\.yaml.*not a file/)
  })

  it.concurrent.for([
    [['--quiet'], /which command/],
    [['run'], /FILE/],
    [['run', 'a.yaml', 'b.yaml'], /b\.yaml/],
    [['rum', 'a.yaml'], /run/],
    [['run', 'a.yaml', '--format', 'xml'], /text/],
    [['run', 'a.yaml', '--run-dir'], /--run-dir/],
  ] as const)('bad usage: %j', async ([args, told], { expect }) => {
    const ran = await conductor(args)
    expect(ran.code).toBe(2)
    expect(ran.stdout + ran.stderr).toMatch(told)
  })
})

const refused: readonly (readonly [name: string, yaml: string, told: RegExp])[] = [
  ['an unknown field', workflow('- { name: a, type: set, valeu: 1 }'), /valeu[\s\S]*value/],
  ['a wrong type', workflow('- { name: [a], type: set, value: 1 }'), /name/],
  ['an unknown type of node', workflow('- { name: a, type: scirpt, run: x }'), /scirpt/],
  [
    'an unknown route target',
    workflow('- { name: a, type: set, value: 1, routes: [{ to: bb }] }\n- { name: b, type: set, value: 1 }'),
    /bb/,
  ],
  ['an unknown entry point', workflow(set, 'entry_point: aa'), /aa/],
  ['an undefined name', workflow('- { name: a, type: set, value: "{{ nowhere.output }}" }'), /nowhere/],
  ['a template that does not parse', workflow('- { name: a, type: set, value: "{{ 1 + }}" }'), /main\.yaml:\d+:\d+/],
  ['a required variable', workflow(`- { name: a, type: set, value: "\${NOT_SET_ANYWHERE}" }`), /NOT_SET_ANYWHERE/],
  ['retry on a success route', workflow(script('routes: [{ retry: { max: 2 } }]')), /retry/],
  [
    'two actions on a route',
    workflow(script('routes: [{ to: $end }, { on_error: true, to: $end, halt: { message: x } }]')),
    /halt|action/,
  ],
  [
    'propagate with to',
    workflow(script('routes: [{ to: $end }, { on_error: true, to: $end, propagate: true }]')),
    /propagate|action/,
  ],
  [
    'retry from an unknown node',
    workflow(script('routes: [{ to: $end }, { on_error: true, retry: { from: b } }]')),
    /from|`b`/,
  ],
  ['a negative budget', workflow(script('routes: [{ to: $end }, { on_error: true, retry: { max: -1 } }]')), /max/],
  ['an absurd budget', workflow(script('routes: [{ to: $end }, { on_error: true, retry: { max: 101 } }]')), /max/],
  [
    'a negative delay',
    workflow(script('routes: [{ to: $end }, { on_error: true, retry: { initial_seconds: -1 } }]')),
    /initial_seconds/,
  ],
  ['only error routes', workflow(script('routes: [{ on_error: true, to: $end }]')), /routes|success/],
  ['a reserved kind in raises', workflow(script('raises: [internal.timeout]')), /internal\.timeout/],
  ['a malformed kind', workflow(script('raises: [Nope]')), /Nope/],
  [
    'a member with to',
    workflow(
      '- { name: p, type: script, run: "true", routes: [{ on_error: true, to: a }] }\n- { name: a, type: set, value: 1 }',
      'entry_point: g',
      'parallel: [{ name: g, agents: [p], routes: [{ to: a }] }]',
    ),
    /\bto\b/,
  ],
  [
    'terminate in a group',
    workflow(
      '- { name: p, type: terminate, status: failed, reason: r }',
      'entry_point: g',
      'parallel: [{ name: g, agents: [p] }]',
    ),
    /ends the run and cannot be a member/,
  ],
  ['duplicate names', workflow(`${set}\n${set}`), /`?a`?/],
  ['a terminate without a reason', workflow('- { name: a, type: terminate, status: failed }'), /reason/],
  ['an absurd duration', workflow('- { name: a, type: wait, duration: 48h }'), /duration|24/],
]

describe('files that are refused before anything runs', () => {
  table(
    refused.map(([name, yaml, told]) => ({
      name,
      yaml,
      code: 2,
      output: undefined,
      stderr: told,
      check: ({ stderr, events }) => {
        if (!POSITION.test(stderr)) throw new Error(`no position in ${stderr}`)
        if (events.length > 0) throw new Error('something ran')
      },
    })),
  )

  it.concurrent('all problems are reported at once', async ({ expect }) => {
    const folder = temporaryFolder()
    writeFiles(folder, {
      'main.yaml': workflow(
        '- { name: a, type: set, valeu: 1 }\n- { name: b, type: script, run: x, routes: [{ to: nowhere }] }',
        'entry_point: c',
      ),
    })
    const ran = await conductor(['run', 'main.yaml', '--format', 'json'], { cwd: folder })
    expect(ran.code).toBe(2)
    const { errors } = JSON.parse(ran.stdout)
    expect(errors.length).toBeGreaterThanOrEqual(3)
  })
})

describe('problems that only a run can find', () => {
  table([
    {
      name: 'a missing command',
      yaml: workflow('- { name: a, type: script, command: no-such-command-anywhere }'),
      code: 3,
      kinds: ['internal.script_error'],
      stderr: /no-such-command-anywhere/,
    },
    {
      name: 'a folder as command',
      yaml: workflow('- { name: a, type: script, command: ./sub }'),
      files: { 'sub/x': '' },
      code: 3,
      kinds: ['internal.script_error'],
      stderr: /sub/,
    },
    {
      name: 'a missing working_dir',
      yaml: workflow('- { name: a, type: script, run: "true", working_dir: gone }'),
      code: 3,
      kinds: ['internal.script_error'],
      stderr: /gone/,
    },
    {
      name: 'a missing shell',
      yaml: workflow('- { name: a, type: script, run: "true", shell: "no-such-shell {0}" }'),
      code: 3,
      kinds: ['internal.script_error'],
      stderr: /no-such-shell/,
    },
    {
      name: 'an invalid duration',
      yaml: workflow('- { name: a, type: wait, duration: "{{ workflow.name }}" }'),
      code: 3,
      kinds: ['internal.schema_violation'],
    },
    {
      name: 'an output that cannot be rendered',
      yaml: workflow('- { name: a, type: set, values: { n: 1 } }', '', 'output: { r: "{{ a.output.gone }}" }'),
      code: 1,
      kinds: ['internal.template_error'],
    },
    {
      name: 'a value of another type than asked for',
      yaml: workflow('- { name: a, type: set, value: many, output_type: number }'),
      code: 3,
      kinds: ['internal.schema_violation'],
    },
  ])

  // Windows tells programs by their extension, which other tests are about.
  it.skipIf(process.platform === 'win32').concurrent('a file without permission to execute', async ({ expect }) => {
    const folder = temporaryFolder()
    writeFiles(folder, {
      'tool.sh': '#!/bin/sh\ntrue\n',
      'main.yaml': workflow('- { name: a, type: script, command: ./tool.sh, strict_exit: true }'),
    })
    chmodSync(path.join(folder, 'tool.sh'), 0o644)
    const ran = await conductor(['run', 'main.yaml', '--run-dir', 'run'], { cwd: folder })
    expect(ran.code).toBe(3)
    expect(ran.stderr).toMatch(/tool\.sh/)
    expect(ran.stderr).toMatch(/permission|executable/i)
  })
})
