import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { conductorHere } from '../cli/conductor.js'
import { folderWith, writeFiles } from '../support/folders.js'

const HEAD = 'workflow: { name: w, entry_point: a }\nagents:\n'
const node = (fields: string): string => `${HEAD}  - { name: a, type: script, ${fields} }\n`

async function said(file: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const folder = folderWith({ 'w.yaml': file, ...more })
  const { code, stdout, stderr } = await conductorHere(folder, args)
  return { code, stdout, stderr, text: `${stdout}\n${stderr}`, folder }
}

describe('messages of validate about common mistakes', () => {
  const SUGGESTS_EVERYTHING = /on_error: (?:true|"\*")/
  test.each<[string, string, number, RegExp]>([
    ['an expression of GitHub', node('run: echo, env: { T: "${{ github.sha }}" }'), 0, /warning github-expression/],
    [
      'a loop without a way out',
      `${HEAD}  - { name: a, type: script, run: echo, routes: [{ to: b }] }\n  - { name: b, type: script, run: echo, routes: [{ to: a }] }\n`,
      0,
      /warning endless-loop: No route leads out of the loop of a, b/,
    ],
    ['a variable without quotes in braces', node('run: echo, env: { T: ${X} }'), 2, /`\$\{X\}` .*needs quotes/],
    ['a variable without quotes in brackets', node('command: echo, args: [${X}]'), 2, /`\$\{X\}` .*needs quotes/],
    ['a duration as the timeout', node('run: echo, timeout: 10m'), 0, /w\.yaml: valid/],
    ['continue-on-error', node('run: echo, continue-on-error: true'), 2, /on_error: external\.lint\.findings/],
    ['retry on a script', node('run: echo, retry: { max: 3 }'), 2, /on_error: \[internal\.timeout, /],
    [
      'no blank after a dash',
      `${HEAD}  - name: a\n    type: script\n    run: echo\n    routes:\n      -to: $end\n`,
      2,
      /space is missing after the `-`/,
    ],
    [
      'the wrong bracket',
      node('run: echo, routes: [{ on_error: [a.b, to: $end }]'),
      2,
      /bracket `\[` in column \d+ is closed by `\}`/,
    ],
    ['a colon in a text', node('run: echo, env: { G: hello: world }'), 2, /Write `"hello: world"`/],
    [
      'a type in capitals, and the next problem',
      `${HEAD}  - { name: a, type: Script, run: echo, routes: [{ to: b }] }\n`,
      2,
      /Did you mean `script`\?[\s\S]*leads to `b`/,
    ],
    ['a place for anchors', `x-common: &c { timeout: 5 }\n${node('run: echo, <<: *c')}`, 0, /w\.yaml: valid/],
    [
      'retry.exhausted without a retry',
      node('run: echo, raises: [a.b], routes: [{ to: $end }, { on_error: retry.exhausted, to: $end }]'),
      0,
      /warning impossible-kind: `retry\.exhausted`/,
    ],
    [
      'the error of a node that raises none',
      `${HEAD}  - { name: a, type: script, run: echo, input: [s.error] }\n  - { name: s, type: terminate, status: success, reason: r }\n`,
      2,
      /error-never-raised: `s\.error`/,
    ],
    [
      'a field that a server of tools does not have',
      `workflow: { name: w, entry_point: a, runtime: { mcp_servers: { t: { command: x, bogus: 1 } } } }\nagents:\n  - { name: a, type: script, run: echo }\n`,
      2,
      /unknown-field.*`bogus`/,
    ],
  ])('%s', async (_, file, code, message) => {
    const found = await said(file, ['validate', 'w.yaml'])
    expect(found.text).toMatch(message)
    expect(found.text).not.toMatch(SUGGESTS_EVERYTHING)
    expect(found.code).toBe(code)
  })

  test('with strict abilities, tools for a command provider are an error', async () => {
    const file =
      'workflow: { name: w, entry_point: a, runtime: { provider: { name: command, command: cat }, mcp_servers: { t: { command: x } } } }\nagents:\n  - { name: a, prompt: hi, tools: [t__x] }\n'
    expect((await said(file, ['validate', 'w.yaml'])).code).toBe(0)
    expect((await said(file, ['validate', 'w.yaml', '--strict-abilities'])).code).toBe(2)
  })

  test('findings name their node', async () => {
    const found = await said(node('run: echo, bogus: 1'), ['validate', 'w.yaml', '--format', 'json'])
    expect(JSON.parse(found.stdout).errors).toMatchObject([{ node_id: 'a', kind: 'unknown-field' }])
  })
})

describe('messages of the command', () => {
  test('a stray name=value is an input without -i', async () => {
    expect(await said(node('run: echo'), ['run', 'w.yaml', 'b=1'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"b=1" is too much: conductor run FILE [-i NAME=VALUE]...'),
    })
  })

  test.skipIf(process.platform !== 'linux')('a log file in a folder that cannot be created is refused', async () => {
    const { code, stderr } = await said(node('run: "true"'), ['run', 'w.yaml', '--log-file', '/proc/nope/deep/log'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('--log-file /proc/nope/deep/log: ')])
  })

  test('--output-format is --format', async () => {
    const { stdout } = await said(node('run: "true"'), ['run', 'w.yaml', '--output-format', 'json'])
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'success', schema_version: 1 })
  })

  test('a condition that does not hold shows the value', async () => {
    const file = node(`run: echo hi, routes: [{ to: $end, when: "output.stdout == 'hi'" }]`)
    expect((await said(file, ['run', 'w.yaml', '--quiet'])).stderr).toContain(
      `(output.stdout == 'hi': output.stdout is "hi\\n")`,
    )
  })

  test('no hint about an empty stderr, and a path relative to the current folder', async () => {
    const folder = folderWith({ 'w.yaml': node('run: exit 3'), 'deep/x': '' })
    const { stderr } = await conductorHere(path.join(folder, 'deep'), ['run', '../w.yaml', '--quiet'])
    expect(stderr).toMatch(/where +\.\.\/w\.yaml:3/)
    expect(stderr).not.toMatch(/last lines of stderr/)
  })

  test('the halt of a group shows kinds and counts, then the first members', async () => {
    const file =
      'workflow: { name: w, entry_point: each }\nfor_each:\n  - name: each\n    source: "{{ range(9) | list }}"\n    as: n\n    failure_mode: all_or_nothing\n    agent: { name: one, type: script, env: { N: "{{ n }}" }, run: \'echo "{\\"kind\\":\\"x.k$((N % 2))\\",\\"message\\":\\"bad $N\\"}" > "$CONDUCTOR_ERROR_OUT"\' }\n'
    const { stderr } = await said(file, ['run', 'w.yaml', '--quiet'])
    expect(stderr).toMatch(/all +x\.k0 5 times at 0, 2, 4.*: bad 0\n +x\.k1 4 times at 1, 3, 5.*: bad 1\n/)
    expect(stderr).not.toContain('{"')
  })

  test('a plan with many shards names one parent folder for all of them', async () => {
    const file =
      'workflow: { name: w, entry_point: each }\nfor_each:\n  - { name: each, source: "{{ range(300) | list }}", as: n, agent: { name: one, type: set, value: "{{ n }}" } }\n'
    const { stderr, folder, code } = await said(file, [
      'run',
      'w.yaml',
      '--shards',
      'each=256',
      '--run-dir',
      'plan',
      '--quiet',
    ])
    expect(code).toBe(4)
    for (const line of stderr.split('\n')) expect(line.length).toBeLessThan(300)
    const { next_commands: commands } = JSON.parse(readFileSync(path.join(folder, 'plan/result.json'), 'utf8'))
    expect(commands.at(-1)).toMatch(/--join \S+plan-shards$/)
    expect(commands[255]).toMatch(/--shard 256\/256 --run-dir \S+plan-shards\/256$/)
  })

  test('contract names each kind once, and only what a node declares or can raise', async () => {
    const file = `${HEAD}  - { name: a, type: wait, duration: 10ms, routes: [{ to: b }] }\n  - { name: b, type: script, run: echo, classify: [{ use: git }], routes: [{ to: c }] }\n  - { name: c, type: script, run: echo }\n`
    const { stdout } = await said(file, ['contract', 'w.yaml'])
    const rows = (name: string) => stdout.split(`\n  ${name} `)[1]?.split(/\n {2}\w/)[0] ?? ''
    expect(rows('a')).not.toContain('schema_violation')
    expect(stdout.match(/external\.git\.network/g)).toHaveLength(1)
    expect(stdout).not.toMatch(/\(any kind\) +declared/)
  })

  test('include works in every template from a file', async () => {
    const file = `${HEAD}  - { name: a, type: script, run: !file t/run.sh, routes: [{ to: b }] }\n  - { name: b, type: set, value: !file t/set.txt }\noutput: { said: "{{ a.output.stdout | trim }}", set: "{{ b.output }}" }\n`
    const parts = {
      't/run.sh': 'echo {% include "who.txt" %}\n',
      't/set.txt': 'to {% include "who.txt" %}',
      't/who.txt': 'world',
    }
    const { stdout } = await said(file, ['run', 'w.yaml', '--quiet'], parts)
    expect(JSON.parse(stdout)).toEqual({ said: 'world', set: 'to world' })
  })

  test('a node that failed, was edited and ran is repaired', async () => {
    const folder = folderWith({ 'w.yaml': node('run: exit 3') })
    await conductorHere(folder, ['run', 'w.yaml', '--run-dir', 'r', '--quiet'])
    writeFiles(folder, { 'w.yaml': node('run: "true"') })
    const { stdout } = await conductorHere(folder, ['resume', 'r', '--format', 'json'])
    expect(JSON.parse(stdout).execution.steps).toMatchObject([{ node_id: 'a', status: 'completed', repaired: true }])
  })
})
