import type { ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { FakeRunner } from '../action/fake-runner.js'
import { conductor, type Document, type Ran, runFlow } from '../e2e/support/command.js'
import { REPOSITORY } from '../support/built.js'
import { temporaryFolder, writeFiles } from '../support/folders.js'

const RECIPES = path.join(REPOSITORY, 'examples/cookbook')
const PAGE = readFileSync(path.join(REPOSITORY, 'docs/cookbook.md'), 'utf8')
const recipe = (name: string): string => readFileSync(path.join(RECIPES, name), 'utf8')

type Scripts = Readonly<Record<string, string>>

/** Writes shell scripts, each of which adds its name and arguments to the file `log` first. */
function writeScripts(folder: string, scripts: Scripts): void {
  for (const [name, body] of Object.entries(scripts)) {
    writeFiles(folder, { [name]: `#!/bin/sh\necho ${path.parse(name).name} "$@" >> log\n${body}\n` })
    chmodSync(path.join(folder, name), 0o755)
  }
}

const logOf = (folder: string): readonly string[] =>
  existsSync(path.join(folder, 'log')) ? readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n') : []

/** Runs a recipe with the built command in a folder that has these scripts. */
async function cook(name: string, scripts: Scripts, change: (yaml: string) => string = (yaml) => yaml) {
  const folder = temporaryFolder()
  writeScripts(folder, scripts)
  const ran = await runFlow({ yaml: change(recipe(name)), folder })
  return { ...ran, log: logOf(folder) }
}

/** Resumes the run of a recipe and reads what it has left then. */
async function resume(
  { folder, runDir }: Pick<Ran, 'folder' | 'runDir'>,
  scripts: Scripts,
  args: readonly string[] = [],
) {
  writeScripts(folder, scripts)
  const done = await conductor(['resume', 'run', ...args], { cwd: folder, env: { TMPDIR: folder } })
  const result: Document = JSON.parse(readFileSync(path.join(runDir, 'result.json'), 'utf8'))
  return { ...done, result, log: logOf(folder) }
}

const kindsOf = ({ errors }: Ran): readonly string[] => errors.map(({ envelope }) => envelope.kind)
const FAST = (yaml: string): string =>
  yaml.replace('initial_seconds: 30', 'initial_seconds: 0.01').replace('max: 2', 'max: 2, initial_seconds: 0.01')
const UNKNOWN = 'echo "segmentation fault" >&2; exit 77'
const NO_NETWORK = 'echo "fatal: unable to access: Could not resolve host: git.example" >&2; exit 128'

test('the page has at most 1,500 words', () => {
  expect(PAGE.split(/\s+/).length).toBeLessThanOrEqual(1500)
})

describe('docs/cookbook.md', { concurrent: true, skip: process.platform === 'win32' }, () => {
  test('no recipe has a finding', async () => {
    const done = await conductor(['validate', 'examples/cookbook'], { cwd: REPOSITORY })
    expect(done).toMatchObject({ code: 0, stderr: '' })
    expect(done.stdout).not.toContain('warning')
  })

  describe('notify and still fail', () => {
    test('a failed build: notify runs, and the exit code is 3', async () => {
      const ran = await cook('notify.yaml', { 'build.sh': UNKNOWN, 'notify.sh': '' })
      expect(ran.code).toBe(3)
      expect(ran.log).toEqual(['build', expect.stringMatching(/^notify build failed: .*segmentation fault/)])
      expect(ran.result).toMatchObject({
        outcome: 'halted',
        errors: [{ kind: 'halt.intentional', while_handling: [{ node: 'build', kind: 'internal.script_error' }] }],
      })
      expect((await resume(ran, { 'build.sh': '' })).code).toBe(2)
    })

    test('a build that succeeds notifies nobody', async () => {
      const ran = await cook('notify.yaml', { 'build.sh': '', 'notify.sh': '' })
      expect(ran).toMatchObject({ code: 0, log: ['build'] })
    })

    test('a notification that fails does not hide the build', async () => {
      const ran = await cook('notify.yaml', { 'build.sh': UNKNOWN, 'notify.sh': 'exit 1' })
      expect(ran.code).toBe(3)
      expect(ran.errors[0]).toMatchObject({
        node: 'notify',
        while_handling: [{ node: 'build', kind: 'internal.script_error' }],
      })
    })

    test('in finally the run stays resumable', async () => {
      const inFinally = (yaml: string): string =>
        yaml
          .replace(/ {2}error_routes:\n.*\n/, '  finally: notify\n')
          .replace(/env: .*/, `env: { REASON: "{{ workflow.error.message if workflow.error else 'fine' }}" }`)
          .replace(/ {4}routes:\n.*halt.*\n/, '')
      const ran = await cook('notify.yaml', { 'build.sh': UNKNOWN, 'notify.sh': '' }, inFinally)
      expect(ran.code).toBe(3)
      expect(ran.log[1]).toContain('segmentation fault')
      const resumed = await resume(ran, { 'build.sh': '' })
      expect(resumed).toMatchObject({ code: 0, log: [...ran.log, 'build', 'notify fine'] })
    })
  })

  describe('cleanup that also runs after a resume', () => {
    const DATABASE = { 'database.sh': 'if [ "$1" = create ]; then mkdir -p "$2"; else rm -rf "$2"; fi' }
    const databases = ({ log }: { readonly log: readonly string[] }): readonly string[] => [
      ...new Set(log.map((line) => line.split(' ').at(-1) ?? '')),
    ]

    test('a killed run leaves its database, and the resumed run drops it', async () => {
      const killed = await cook('cleanup.yaml', { ...DATABASE, 'migrate.sh': 'kill -9 $(ps -o ppid= -p $PPID)' })
      const [database = ''] = databases(killed)
      expect(killed.log).toEqual([`database create ${database}`, `migrate ${database}`])
      expect(existsSync(path.join(killed.folder, database))).toBe(true)

      const resumed = await resume(killed, { 'migrate.sh': 'test -d "$1"' })
      expect(resumed.code, resumed.stderr).toBe(0)
      expect(resumed.log.slice(2)).toEqual([
        `database create ${database}`,
        `migrate ${database}`,
        `database drop ${database}`,
      ])
      expect(existsSync(path.join(killed.folder, database))).toBe(false)
    })

    test('a failed run drops its database, and the resumed run has it again', async () => {
      const failed = await cook('cleanup.yaml', { ...DATABASE, 'migrate.sh': UNKNOWN })
      expect(failed.code).toBe(3)
      expect(failed.log.at(-1)).toMatch(/^database drop/)
      const resumed = await resume(failed, { 'migrate.sh': 'test -d "$1"' })
      expect(resumed.code, resumed.stderr).toBe(0)
      expect(resumed.log.at(-1)).toMatch(/^database drop/)
      expect(databases(resumed)).toHaveLength(1)
    })

    test('a cancelled run drops its database', async () => {
      const folder = temporaryFolder()
      writeScripts(folder, { ...DATABASE, 'migrate.sh': 'echo ready >&2; exec tail -f /dev/null' })
      const when = { seen: /ready/, act: (child: ChildProcess) => child.kill('SIGTERM') }
      const cancelled = await runFlow({ yaml: recipe('cleanup.yaml'), folder, when })
      expect(cancelled.code, cancelled.stderr).toBe(143)
      expect(logOf(folder).at(-1)).toMatch(/^database drop/)
    })

    test('a database that cannot be created fails the run', async () => {
      const ran = await cook('cleanup.yaml', { 'database.sh': '[ "$1" = drop ] || exit 9', 'migrate.sh': '' })
      expect(ran.code).toBe(3)
      expect(ran.log.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(['database create', 'database drop'])
    })

    test('a cleanup that fails makes the run red', async () => {
      const ran = await cook('cleanup.yaml', { 'database.sh': '[ "$1" = create ] || exit 9', 'migrate.sh': '' })
      expect(ran).toMatchObject({ code: 3, log: { length: 3 } })
    })
  })

  describe('a nightly with a budget of retries', () => {
    test('network errors are retried four times, then the run halts and escalates', async () => {
      const ran = await cook('nightly.yaml', { 'mirror.sh': NO_NETWORK, 'publish.sh': '' }, FAST)
      expect(ran.code).toBe(3)
      expect(ran.log).toEqual(Array(5).fill('mirror'))
      expect(kindsOf(ran)).toEqual(['external.git.network'])
      expect(ran.result.escalations).toMatchObject([{ title: expect.stringContaining('out of retries') }])
    })

    test('each node has its own budget', async () => {
      const twice = `[ "$(grep -c "^$(basename "$0" .sh)" log)" -gt 2 ] || { ${NO_NETWORK}; }`
      const ran = await cook('nightly.yaml', { 'mirror.sh': twice, 'publish.sh': twice }, FAST)
      expect(ran.code).toBe(0)
      expect(ran.log).toEqual(['mirror', 'mirror', 'mirror', 'publish', 'publish', 'publish'])
    })

    test.each(['mirror', 'publish'])('a broken %s fails at once', async (name) => {
      const ran = await cook('nightly.yaml', { 'mirror.sh': '', 'publish.sh': '', [`${name}.sh`]: UNKNOWN }, FAST)
      expect(ran.code).toBe(3)
      expect(ran.log.filter((line) => line === name)).toHaveLength(1)
      expect(kindsOf(ran)).toEqual(['internal.script_error'])
    })

    test('the waits of the file: 30 s, doubled, and none that ends after 15 minutes', async () => {
      const done = await conductor(['test', 'examples/cookbook'], { cwd: REPOSITORY })
      expect(done.code, `${done.stdout}${done.stderr}`).toBe(0)
      expect(done.stdout).toContain('nightly.test.yaml')
    })
  })

  describe('a release with a gate', () => {
    const SCRIPTS = { 'build.sh': '', 'publish.sh': '' }

    test('suspends with exit code 4 and publishes what was built', async () => {
      const ran = await cook('release.yaml', SCRIPTS)
      expect(ran).toMatchObject({ code: 4, log: ['build'], result: { outcome: 'suspended' } })
      const wrong = await resume(ran, {}, ['--gate', 'approve=maybe'])
      expect(wrong).toMatchObject({ code: 2, log: ['build'] })
      const published = await resume(ran, {}, ['--gate', 'approve=yes'])
      expect(published).toMatchObject({ code: 0, log: ['build', 'publish'] })
    })

    test('the answer `no` ends it with exit code 1, and nothing is published', async () => {
      const ran = await cook('release.yaml', SCRIPTS)
      const declined = await resume(ran, {}, ['--gate', 'approve=no'])
      expect(declined).toMatchObject({ code: 1, log: ['build'], result: { termination: { status: 'failed' } } })
    })

    test('a broken build never reaches the gate', async () => {
      const ran = await cook('release.yaml', { ...SCRIPTS, 'build.sh': UNKNOWN })
      expect(ran).toMatchObject({ code: 3, log: ['build'] })
    })

    test('a publication that fails is red, and its answer stays', async () => {
      const ran = await cook('release.yaml', { ...SCRIPTS, 'publish.sh': UNKNOWN })
      expect((await resume(ran, {}, ['--gate', 'approve=yes'])).code).toBe(3)
      expect((await resume(ran, { 'publish.sh': '' }, ['--gate', 'approve=no'])).code).toBe(2)
      const again = await resume(ran, {})
      expect(again).toMatchObject({ code: 0, log: ['build', 'publish', 'publish'] })
    })

    test('the action suspends, and goes on with the answer of `gates`', async () => {
      const runner = new FakeRunner()
      runner.file('workflow.yaml', recipe('release.yaml'))
      writeScripts(runner.workspace, SCRIPTS)
      const first = await runner.step({ with: { artifact: 'never' } })
      expect(first.outputs).toMatchObject({ outcome: 'suspended', 'exit-code': '4' })
      const given = { 'resume-from': first.outputs['run-dir'] ?? '', gates: 'approve: yes', artifact: 'never' }
      const second = await runner.step({ with: given })
      expect(second).toMatchObject({ code: 0, outputs: { outcome: 'success' } })
      expect(logOf(runner.workspace)).toEqual(['build', 'publish'])
    })
  })

  describe('which failure_mode for what', () => {
    const rows = [...PAGE.matchAll(/^\| (.*) \| `(failure_mode.*)` \| (.*), exit (\d) \| exit (\d) \|$/gm)].map(
      ([, goal = '', setting = '', runs = '', one = '', all = '']) => ({
        goal,
        setting: setting.replace(', ', '\n    '),
        isCutShort: runs === 'the others are cancelled',
        one: Number(one),
        all: Number(all),
      }),
    )

    test('the table has four rows', () => expect(rows).toHaveLength(4))

    test.each(rows)('$goal', async ({ setting, isCutShort, one, all }) => {
      const change = (yaml: string): string => yaml.replace('failure_mode: all_or_nothing', setting)
      const others = isCutShort ? 'exec tail -f /dev/null' : 'touch "done-$1"'
      const ran = await cook('checks.yaml', { 'check.sh': `[ "$1" != types ] || { ${UNKNOWN}; }\n${others}` }, change)
      expect(ran.code, ran.stderr).toBe(one)
      const done = ['lint', 'tests'].filter((name) => existsSync(path.join(ran.folder, `done-${name}`)))
      expect(done).toEqual(isCutShort ? [] : ['lint', 'tests'])
      expect(ran.result.handled ?? []).toHaveLength(one === 0 ? 1 : 0)
      expect(ran.stderr.includes('succeeded, 1 of 3 items of checks failed')).toBe(one === 0)
      expect(await cook('checks.yaml', { 'check.sh': UNKNOWN }, change)).toMatchObject({ code: all })
      expect(await cook('checks.yaml', { 'check.sh': '' }, change)).toMatchObject({ code: 0, log: { length: 3 } })
    })
  })

  describe('one step in a monorepo', () => {
    const given: Readonly<Record<string, string>> = parse(recipe('monorepo.yml')).jobs.test.steps.at(-1).with
    const testOf = (body: string): string =>
      `import test from 'node:test'\nimport assert from 'node:assert'\ntest('adds', () => {\n  ${body}\n})\n`

    async function step(file: string) {
      const runner = new FakeRunner()
      runner.file('packages/web/test/sum.test.mjs', file)
      runner.file('packages/api/test/broken.test.mjs', testOf('assert.equal(1, 2)'))
      return runner.step({ with: { workflow: '', ...given } })
    }

    test('only the package is tested', async () => {
      expect(await step(testOf('assert.equal(2, 2)'))).toMatchObject({ code: 0, outputs: { outcome: 'success' } })
    })

    test('a failed test is annotated with its path from the root of the repository', async () => {
      const done = await step(testOf('assert.equal(2, 3)'))
      expect(done).toMatchObject({ code: 1, outputs: { outcome: 'halted', 'error-kind': 'external.build.test' } })
      expect(done.outputs['failed-node']).toBe('web')
      expect(done.annotations).toMatchObject([{ level: 'error', file: 'packages/web/test/sum.test.mjs' }])
    })

    test('a package without tests is red', async () => {
      const runner = new FakeRunner()
      mkdirSync(path.join(runner.workspace, 'packages/web'), { recursive: true })
      const done = await runner.step({ with: { workflow: '', ...given, run: './missing.sh' } })
      expect(done).toMatchObject({ code: 1, outputs: { outcome: 'halted', 'error-kind': 'internal.script_error' } })
    })
  })

  describe('a matrix with one verdict', () => {
    const { shards }: { readonly shards: string } = parse(recipe('matrix.yml')).jobs.versions.with

    /** Plans here, runs each leg in a copy of the folder, and joins what the legs left. */
    async function legs(script: string, lost: readonly number[] = []) {
      const folder = temporaryFolder()
      writeScripts(folder, { 'test.sh': script })
      writeFiles(folder, { 'matrix.yaml': recipe('matrix.yaml') })
      const on = (cwd: string, ...args: readonly string[]) => conductor(args, { cwd, env: { TMPDIR: cwd } })
      expect((await on(folder, 'run', 'matrix.yaml', '--shards', shards, '--run-dir', 'plan')).code).toBe(4)
      const codes: (number | null)[] = []
      for (const leg of [1, 2, 3].filter((number) => !lost.includes(number))) {
        const machine = path.join(temporaryFolder(), 'machine')
        cpSync(folder, machine, { recursive: true })
        const run = await on(machine, 'resume', 'plan', '--shard', `${leg}/3`, '--run-dir', `shards/${leg}`)
        codes.push(run.code)
        cpSync(path.join(machine, 'shards'), path.join(folder, 'shards'), { recursive: true })
      }
      return { codes, folder, ...(await on(folder, 'resume', 'plan', '--join', 'shards')) }
    }

    test('a plan of three legs, and all succeed', async () => {
      expect(await legs('')).toMatchObject({ codes: [0, 0, 0], code: 0 })
    })

    test('two failed legs: one verdict that names both', async () => {
      const joined = await legs('[ "$1" = 22 ] || exit 5')
      expect(joined.codes).toEqual([0, 0, 0])
      expect(joined.code).toBe(3)
      expect(joined.stderr).toContain('internal.script_error 2 times at 20, 24')
    })

    test('the join runs the leg of a lost machine', async () => {
      const joined = await legs('', [2])
      expect(joined).toMatchObject({ codes: [0, 0], code: 0 })
      expect(logOf(joined.folder)).toEqual(['test 22'])
      expect((await legs('[ "$1" != 22 ]', [2])).code).toBe(3)
    })
  })

  describe('quarantine a flaky test', () => {
    const GOOD = "import test from 'node:test'\ntest('ok', () => {})\n"
    const BAD = "import test from 'node:test'\ntest('flaky', () => { throw new Error('sometimes') })\n"
    const until = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const QUARANTINE = `tests: [{ name: flaky, until: ${until}, owner: "@ann", reason: races }]\n`

    function tests(text: string, quarantine = QUARANTINE, change = (yaml: string): string => yaml) {
      const files = { 'test/a.test.mjs': GOOD, 'test/b.test.mjs': text, '.github/quarantine.yml': quarantine }
      return runFlow({ yaml: change(recipe('quarantine.yaml')), files })
    }

    test('a test in quarantine that fails: success, and the failure is on record', async () => {
      const ran = await tests(BAD)
      expect(ran.code, ran.stderr).toBe(0)
      expect(ran.result.handled).toMatchObject([{ node: 'tests', kind: 'external.build.test', by: 'quarantine' }])
      expect(ran.stderr).toMatch(/quarantine +flaky: .*sometimes/)
    })

    test('any other test fails the run', async () => {
      const ran = await tests(BAD.replace("'flaky'", "'steady'"))
      expect(ran.code).toBe(3)
      expect(kindsOf(ran)).toEqual(['external.build.test'])
    })

    test('tests that cannot run fail the run', async () => {
      const ran = await tests(BAD, QUARANTINE, (yaml) => yaml.replace('node --test', './missing'))
      expect(ran.code).toBe(3)
      expect(kindsOf(ran)).toEqual(['internal.script_error'])
    })

    test('after its last day the test fails the run', async () => {
      expect((await tests(BAD, QUARANTINE.replace(until, '2026-01-31'))).code).toBe(3)
    })

    test('the quarantine is the only thing that may pass', async () => {
      const done = await conductor(['contract', 'examples/cookbook/quarantine.yaml'], { cwd: REPOSITORY })
      const mayPass = done.stdout.slice(done.stdout.indexOf('May pass')).trim().split('\n').slice(1)
      expect(mayPass).toEqual([expect.stringMatching(/^\s+tests {2}external\.build\.test {2}by quarantine/)])
    })

    test('one step has the same', async () => {
      const runner = new FakeRunner()
      runner.file('b.test.mjs', BAD)
      runner.file('q.yml', QUARANTINE)
      const run = 'node --test --test-reporter=junit --test-reporter-destination=junit.xml b.test.mjs'
      const given = { workflow: '', run, reports: 'junit.xml', quarantine: 'q.yml' }
      expect(await runner.step({ with: given })).toMatchObject({ code: 0, outputs: { outcome: 'success' } })
      const broken = await runner.step({ with: { ...given, run: UNKNOWN } })
      expect(broken).toMatchObject({ code: 1, outputs: { outcome: 'halted' } })
    })
  })
})
