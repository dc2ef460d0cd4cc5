import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { folderWith } from '../support/folders.js'
import { conductor, conductorHere, filesBelow } from './conductor.js'

const SOUND = `
workflow: { name: sound, entry_point: probe }
agents:
  - name: probe
    type: script
    run: echo probing
    raises: [external.git.drift, external.api.down]
    routes:
      - { to: $end }
      - { on_error: external.git.drift, to: repair }
  - { name: repair, type: set, value: fixed, routes: [{ to: $end }] }
`
const WARNED = SOUND.replace('- { name: repair', '- { name: lonely, type: set, value: 1 }\n  - { name: repair')
const BROKEN = SOUND.replace('to: repair', 'to: repiar')

describe('outside a repository', () => {
  it('two files of one name are told apart by where they lie', () => {
    const folder = folderWith({ 'a/w.yaml': SOUND, 'b/c/w.yaml': BROKEN })
    const said = conductor(folder, ['validate', 'a/w.yaml', 'b/c/w.yaml', '--format', 'json'])
    const [first, second] = JSON.parse(said.stdout)
    expect([first.workflow.file, second.workflow.file, second.findings[0].file]).toEqual([
      'a/w.yaml',
      'b/c/w.yaml',
      'b/c/w.yaml',
    ])
    expect(conductor(path.join(folder, 'b'), ['validate', 'c/w.yaml']).stderr).toMatch(/^c\/w\.yaml:10:/)
  })
})

describe('validate', () => {
  const folder = folderWith({ 'sound.yaml': SOUND, 'warned.yaml': WARNED, 'broken.yaml': BROKEN })

  it.each([
    [['sound.yaml'], 0, 'sound.yaml: valid\n', /^$/],
    [['warned.yaml'], 0, 'warned.yaml: valid (1 warning)\n', /warned\.yaml:11:\d+: warning unreachable-node/],
    [
      ['sound.yaml', 'broken.yaml'],
      2,
      'sound.yaml: valid\nbroken.yaml: invalid (1 error, 1 warning)\n',
      /broken\.yaml:10:\d+: error unknown-target: .*Did you mean `repair`\?\n[\s\S]*\^/,
    ],
    [['none.yaml'], 2, 'none.yaml: invalid (1 error)\n', /There is no file `none\.yaml`/],
    [
      ['.'],
      2,
      'broken.yaml: invalid (1 error, 1 warning)\nsound.yaml: valid\nwarned.yaml: valid (1 warning)\n',
      /broken\.yaml:10:\d+: error unknown-target/,
    ],
    [['sound.yaml', '--quiet'], 0, '', /^$/],
  ] as const)('%j', (args, code, stdout, stderr) => {
    const said = conductor(folder, ['validate', ...args])
    expect(said.code).toBe(code)
    expect(said.stdout).toBe(stdout)
    expect(said.stderr).toMatch(stderr)
  })

  it('as JSON is the structure of a result with findings and contract', () => {
    const { code, stdout, stderr } = conductor(folder, ['validate', 'broken.yaml', '--format', 'json'])
    expect(code).toBe(2)
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toMatchObject({
      success: false,
      outcome: 'invalid',
      exit_code: 2,
      errors: [{ source: 'validation', category: 'static_validation', fixable: true }],
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'unknown-target', line: 10, severity: 'error' }),
      ]),
      contract: { workflow: 'sound' },
      execution: { steps: [] },
    })
  })

  it('of several files is a list in the order in which they were named', () => {
    const { code, stdout } = conductor(folder, ['validate', 'sound.yaml', 'broken.yaml', '--format', 'json'])
    expect(code).toBe(2)
    const documents: { outcome: string }[] = JSON.parse(stdout)
    expect(documents.map(({ outcome }) => outcome)).toEqual(['success', 'invalid'])
  })

  it('shows no secret of the environment', () => {
    const secret = 'c4n4ry-s3cr3t-value'
    const text = SOUND.replace('entry_point: probe', `entry_point: "$${'{MY_TOKEN}'}"`)
    const place = folderWith({ 'w.yaml': text })
    for (const format of ['text', 'json']) {
      const { code, stdout, stderr } = conductor(place, ['validate', 'w.yaml', '--format', format], {
        MY_TOKEN: secret,
      })
      expect(code).toBe(2)
      expect(stdout + stderr).not.toContain(secret)
    }
  })
})

describe('graph and contract', () => {
  const folder = folderWith({ 'sound.yaml': SOUND, 'broken.yaml': BROKEN })

  it('draw a sound file', () => {
    const mermaid = conductor(folder, ['graph', 'sound.yaml'])
    expect(mermaid).toMatchObject({ code: 0, stderr: '' })
    expect(mermaid.stdout).toMatch(/^flowchart TD\n[\s\S]*-\.->\|"external\.git\.drift"\|/)
    expect(conductor(folder, ['graph', 'sound.yaml', '--format', 'dot']).stdout).toMatch(/^digraph "sound" \{/)
  })

  it('show the contract as a table and as JSON', () => {
    const text = conductor(folder, ['contract', 'sound.yaml'])
    expect(text).toMatchObject({ code: 0, stderr: '' })
    expect(text.stdout).toMatch(/external\.git\.drift +declared +to repair\n/)
    expect(text.stdout).toMatch(/external\.api\.down +declared +ESCAPES/)
    const json: { escapes: { kind: string }[] } = JSON.parse(
      conductor(folder, ['contract', 'sound.yaml', '--format', 'json']).stdout,
    )
    expect(json.escapes.map(({ kind }) => kind)).toContain('external.api.down')
  })

  it.each([
    ['graph', 'broken.yaml'],
    ['contract', 'broken.yaml'],
    ['graph', 'none.yaml'],
    ['contract', 'none.yaml'],
  ])('refuse what is broken: %s %s', (command, file) => {
    const { code, stdout, stderr } = conductor(folder, [command, file])
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/error (unknown-target|file-not-found)/)
  })
})

describe('diff', () => {
  const CHANGED = SOUND.replace('      - { on_error: external.git.drift, to: repair }\n', '').replace(
    '  - { name: repair',
    '  - { name: unused',
  )
  const CALLS =
    'workflow: { name: calls, entry_point: call }\nagents: [{ name: call, type: workflow, workflow: child.yaml }]\n'
  const git = (folder: string, ...args: string[]) => {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: path.join(folder, 'none'), GIT_CONFIG_NOSYSTEM: '1' }
    const identity = ['-c', 'user.email=a@example.org', '-c', 'user.name=A']
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const quarantine = (...names: readonly string[]): string =>
    `tests:\n${names.map((name) => `  - { name: ${name}, until: ${until}, reason: flaky }\n`).join('')}`
  const TESTS =
    'workflow: { name: t, entry_point: a }\nagents: [{ name: a, type: script, run: make, reports: "*.xml" }]\n'
  const folder = folderWith({
    ...{ 'w.yaml': SOUND, 'old.yaml': SOUND, 'ci/parent.yaml': CALLS, 'ci/child.yaml': SOUND, 'tests.yaml': TESTS },
    '.github/quarantine.yml': quarantine('suite > one'),
  })
  git(folder, 'init', '-q')
  git(folder, 'add', '.')
  git(folder, 'commit', '-q', '-m', 'first')
  writeFileSync(path.join(folder, 'w.yaml'), CHANGED)
  writeFileSync(path.join(folder, 'ci/child.yaml'), CHANGED)
  writeFileSync(path.join(folder, 'new.yaml'), SOUND)
  writeFileSync(path.join(folder, '.github/quarantine.yml'), quarantine('suite > one', 'suite > two'))
  git(folder, 'add', '.')
  git(folder, 'commit', '-q', '-m', 'second')
  rmSync(path.join(folder, 'old.yaml'))
  mkdirSync(path.join(folder, 'sub'))

  const cases: readonly (readonly [args: readonly string[], code: number, stdout: RegExp])[] = [
    [['old.yaml', 'w.yaml'], 2, /^$/],
    [['HEAD:old.yaml', 'w.yaml'], 0, /handler-removed {2}probe: external\.git\.drift/],
    [['HEAD~1:w.yaml', 'HEAD:w.yaml'], 0, /escaping-kind-added {2}external\.git\.drift/],
    [['HEAD:w.yaml', 'w.yaml'], 0, /^No change in error behaviour\.\n$/],
    [['HEAD~1:w.yaml', 'w.yaml', '--fail-on', 'handler-removed'], 1, /handler-removed/],
    [['HEAD~1:w.yaml', 'w.yaml', '--fail-on', 'node-added, retry-budget-changed'], 1, /node-added/],
    [['HEAD~1:w.yaml', 'w.yaml', '--fail-on', 'retry-budget-changed'], 0, /handler-removed/],
    [
      ['HEAD~1:w.yaml', 'w.yaml', '--format', 'markdown'],
      0,
      /^### Error behaviour\n[\s\S]*\| - \| `handler-removed` \|/,
    ],
    [['HEAD~1:new.yaml', 'new.yaml'], 0, /file-added {2}new\.yaml is new/],
    [['/dev/null', 'new.yaml', '--fail-on', 'file-added'], 1, /file-added/],
    [['HEAD:w.yaml', '/dev/null'], 0, /file-removed/],
    [['HEAD~1:ci/parent.yaml', 'HEAD:ci/parent.yaml'], 0, /ci\/child\.yaml:\d+ {2}handler-removed/],
    [
      ['HEAD~1:tests.yaml', 'tests.yaml'],
      0,
      /quarantine\.yml:3 {2}hides {2}a: external\.build\.test .* quarantine of suite > two/,
    ],
    [['HEAD:tests.yaml', 'tests.yaml'], 0, /^No change in error behaviour\.\n$/],
    [['tests.yaml', 'HEAD~1:tests.yaml'], 0, /^No change in error behaviour\.\n$/],
    [['HEAD:none.yaml', 'HEAD~1:none.yaml'], 2, /^$/],
    [['nowhere:w.yaml', 'w.yaml'], 2, /^$/],
    [['HEAD:ci', 'w.yaml'], 2, /^$/],
    [['-x:w.yaml', 'w.yaml'], 2, /^$/],
  ]
  it.each(cases)('%j', async (args, code, stdout) => {
    const said = await conductorHere(folder, ['diff', ...args])
    expect(said.stdout).toMatch(stdout)
    expect(said.code).toBe(code)
  })

  it('says that a path is not in a commit', () => {
    expect(conductor(folder, ['diff', 'HEAD:typo.yaml', 'w.yaml']).stderr).toMatch(/typo\.yaml is not in that commit/)
  })

  it('paths of a ref begin at the root, or here with a dot', () => {
    const sub = path.join(folder, 'sub')
    expect(conductor(sub, ['diff', 'HEAD~1:w.yaml', 'HEAD:../w.yaml']).stdout).toMatch(/handler-removed/)
    expect(conductor(sub, ['diff', 'HEAD:./../w.yaml', 'HEAD:w.yaml']).stdout).toMatch(/^No change/)
  })

  it('as JSON names the classes that were met', () => {
    const { stdout } = conductor(folder, [
      'diff',
      'HEAD~1:w.yaml',
      'w.yaml',
      '--format',
      'json',
      '--fail-on',
      'handler-removed',
    ])
    expect(JSON.parse(stdout)).toMatchObject({ failed_on: ['handler-removed'], counts: { 'handler-removed': 1 } })
  })

  it('refuses a head with errors and accepts a base with errors', () => {
    const place = folderWith({ 'good.yaml': SOUND, 'bad.yaml': BROKEN })
    expect(conductor(place, ['diff', 'good.yaml', 'bad.yaml'])).toMatchObject({ code: 2, stdout: '' })
    expect(conductor(place, ['diff', 'bad.yaml', 'good.yaml']).code).toBe(0)
  })
})

describe('init', () => {
  it('writes files that pass validate, test and run', () => {
    const folder = folderWith({})
    const said = conductor(folder, ['init'])
    const written = ['workflow.conductor.yaml', 'workflow.test.yaml', '.github/workflows/conductor.yml']
    expect(said).toMatchObject({ code: 0, stdout: `${written.join('\n')}\n` })
    expect(filesBelow(folder)).toEqual([...written].sort())
    expect(conductor(folder, ['validate', 'workflow.conductor.yaml'])).toEqual({
      code: 0,
      stdout: 'workflow.conductor.yaml: valid\n',
      stderr: '',
    })
    const tested = conductor(folder, ['test', 'workflow.test.yaml'])
    expect(tested.stdout).toMatch(
      /4 scenarios, all hold\n2 of 2 error routes taken\nerror coverage: 3 of 3 failures tested\n$/,
    )
    expect(tested.code).toBe(0)
  })

  it.skipIf(process.platform === 'win32')('the workflow goes its three ways', () => {
    const folder = folderWith({})
    conductor(folder, ['init', 'ci'])
    const run = (failure: string) =>
      conductor(folder, ['run', 'ci/workflow.conductor.yaml', '-q', '-i', `failure=${failure}`])
    expect(run('none')).toMatchObject({ code: 0 })
    expect(JSON.parse(run('drift').stdout)).toEqual({ summary: 'all good', repaired: true })
    expect(run('broken').code).toBe(3)
  })

  it('GitHub finds its workflow at the root of the repository, and there the files', () => {
    const folder = folderWith({ '.git/HEAD': '' })
    const { stdout } = conductor(folder, ['init', 'ci/first'])
    expect(stdout).toBe(
      'ci/first/workflow.conductor.yaml\nci/first/workflow.test.yaml\n.github/workflows/conductor.yml\n',
    )
    const job = readFileSync(path.join(folder, '.github/workflows/conductor.yml'), 'utf8')
    expect(parse(job)).toMatchObject({ jobs: { conductor: { 'runs-on': 'ubuntu-latest' } } })
    expect(job).toContain('workflow: ci/first/workflow.conductor.yaml\n')
    expect(job).toContain('command: test\n          workflow: ci/first/workflow.test.yaml\n')
    expect(job).not.toContain('npx')
    expect(conductor(folder, ['init', 'other']).stderr).toMatch(
      /^conductor init: \.github\/workflows\/conductor\.yml is/,
    )
  })

  it('overwrites nothing and writes nothing then', () => {
    const folder = folderWith({ 'workflow.test.yaml': 'mine' })
    const { code, stdout, stderr } = conductor(folder, ['init'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/workflow\.test\.yaml is already there; nothing was written/)
    expect(filesBelow(folder)).toEqual(['workflow.test.yaml'])
    expect(readFileSync(path.join(folder, 'workflow.test.yaml'), 'utf8')).toBe('mine')
  })

  it('says so if the folder cannot be made', () => {
    const folder = folderWith({ taken: '' })
    const { code, stderr } = conductor(folder, ['init', 'taken'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/cannot be written/)
  })
})
