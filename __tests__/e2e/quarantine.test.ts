import { chmodSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { conductor, type Document, runInside, temporaryFolder, writeFiles } from './support/command.js'

const DAY_MS = 24 * 60 * 60 * 1000
const day = (ahead: number): string => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)

const suite = (cases: string): string => `<testsuite name="shop">${cases}</testsuite>`
const failed = (name: string, within = 'Cart'): string =>
  `<testcase classname="${within}" name="${name}" file="cart.py"><failure message="3 != 4"/></testcase>`
const passed = (name: string, within = 'Cart'): string =>
  `<testcase classname="${within}" name="${name}" file="cart.py"/>`

type Entry = Readonly<Record<string, string | number | null>>
const entry = (fields: Entry = {}): Entry => ({ name: 'Cart > adds', until: day(10), reason: 'races', ...fields })
const quarantine = (...entries: readonly Entry[]): string => JSON.stringify({ tests: entries })

interface Step {
  readonly report?: string | null
  readonly file?: string
  readonly ending?: string
  readonly args?: readonly string[]
  readonly at?: string
  readonly command?: readonly string[]
}

/** Runs one step whose command writes a report; its quarantine is the default file. */
async function exec({
  report = suite(failed('adds')),
  file,
  ending = 'exit 1',
  args = [],
  at = '.github/quarantine.yml',
  command = ['sh', 't.sh'],
}: Step) {
  const cwd = temporaryFolder()
  writeFiles(cwd, {
    ...(report === null ? {} : { 'report.xml': report }),
    ...(file === undefined ? {} : { [at]: file }),
    cargo: '#!/bin/sh\nsh t.sh\n',
    't.sh': `touch ran; ${report === null ? 'true' : 'cp report.xml r.xml'}; ${ending}`,
  })
  chmodSync(path.join(cwd, 'cargo'), 0o755)
  const env = { RUNNER_TEMP: path.join(cwd, 'tmp'), GITHUB_WORKSPACE: cwd }
  const options = { cwd, env, inside: true }
  const reports = args.includes('--reports') ? [] : ['--reports', 'r.xml']
  return { cwd, ...(await conductor(['exec', ...reports, ...args, '--', ...command], options)) }
}

describe('a failed test in quarantine does not fail the step', () => {
  test.each<[string, Entry, string?]>([
    ['class > case', entry()],
    ['suite > case', entry({ name: 'shop > adds' })],
    ['the title of summaries', entry({ name: 'Cart.adds' })],
    ['another separator', entry({ name: 'Cart::adds' })],
    ['the name of the only such test', entry({ name: 'adds' })],
    ['a pattern', entry({ name: 'Cart > ad*' })],
    ['a pattern without a suite', entry({ name: '*adds*' })],
    ['its file', entry({ file: 'cart.py' })],
    ['the last day', entry({ until: day(0) })],
    ['90 days ahead', entry({ until: day(90) })],
    ['exit code 0', entry(), 'true'],
    ['a line that no set takes for a failure', entry(), 'echo "Error: 3 != 4" >&2; exit 1'],
  ])('%s', async (_, one, ending = 'exit 1') => {
    const done = await exec({ file: quarantine(one), ending })
    expect([done.code, done.stderr]).toEqual([
      0,
      expect.stringContaining('Cart.adds failed and is in quarantine until'),
    ])
  })

  test.each<[string, Step]>([
    [
      'with subtests of Go, their parent',
      { report: go('TestAdd'), file: quarantine(entry({ name: 'm/calc > TestAdd/one' })) },
    ],
    [
      'with subtests of go test -json, their parent',
      { report: goEvents(''), file: quarantine(entry({ name: 'm/calc > TestAdd/one' })) },
    ],
    ['a text of one command', { file: quarantine(entry()), command: ['sh', '-c', '# all\nA=1 sh t.sh'] }],
    [
      'another exit code for failed tests',
      { file: quarantine(entry()), ending: 'exit 8', args: ['--test-exit-codes', '7, 8'] },
    ],
    ['cargo', { file: quarantine(entry()), ending: 'exit 101', command: ['./cargo', 'test'] }],
    [
      'the JSON of cargo',
      {
        report:
          '{"type":"suite","event":"started","test_count":1}\n{"type":"test","event":"failed","name":"adds","stdout":"x"}\n{"type":"suite","event":"failed","passed":0,"failed":1}\n',
        file: quarantine(entry({ name: 'adds' })),
        ending: 'exit 101',
      },
    ],
  ])('%s', async (_, step) => {
    const done = await exec(step)
    expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('is in quarantine until')])
  })
})

/** A failed test of Go and its failed subtest `one`, as converters write them. */
function go(parent: string, text = '=== RUN   TestAdd\n--- FAIL: TestAdd (0.00s)'): string {
  const subtest = `<testcase classname="m/calc" name="${parent}/one"><failure message="Failed">got 3</failure></testcase>`
  return `<testsuite name="m/calc">${subtest}<testcase classname="m/calc" name="${parent}"><failure message="Failed">${text}</failure></testcase></testsuite>`
}

function goEvents(own: string): string {
  const event = (Action: string, Test: string, Output = '') =>
    JSON.stringify({ Action, Package: 'm/calc', Test, Output })
  return [
    event('run', 'TestAdd'),
    event('output', 'TestAdd', '=== RUN   TestAdd\n'),
    event('output', 'TestAdd', own),
    event('run', 'TestAdd/one'),
    event('output', 'TestAdd/one', '    calc_test.go:7: got 3\n'),
    event('fail', 'TestAdd/one'),
    event('output', 'TestAdd', '--- FAIL: TestAdd (0.00s)\n'),
    event('fail', 'TestAdd'),
    JSON.stringify({ Action: 'fail', Package: 'm/calc' }),
  ].join('\n')
}

describe('everything else still fails the step', () => {
  test.each<[string, Step]>([
    ['another test', { report: suite(failed('adds') + failed('ships')), file: quarantine(entry()) }],
    ['the same case of another suite', { report: suite(failed('adds', 'Tax')), file: quarantine(entry()) }],
    [
      'a name that two suites have',
      { report: suite(failed('adds') + passed('adds', 'Tax')), file: quarantine(entry({ name: 'adds' })) },
    ],
    ['another file', { file: quarantine(entry({ file: 'other.py' })) }],
    ['an entry that is over', { file: quarantine(entry({ until: day(-1) })) }],
    ['an entry without a reason', { file: quarantine({ name: 'Cart > adds', until: day(3) }) }],
    ['exit code 139', { file: quarantine(entry()), ending: 'exit 139' }],
    ['exit code 137', { file: quarantine(entry()), ending: 'exit 137' }],
    ['exit code 134', { file: quarantine(entry()), ending: 'exit 134' }],
    ['a command that is not there', { file: quarantine(entry()), ending: 'exit 127' }],
    ['a signal', { file: quarantine(entry()), ending: 'kill -9 $$' }],
    ['an exit code without a failed case', { report: suite(passed('adds')), file: quarantine(entry()) }],
    [
      'a suite that failed to build',
      { report: suite(`${failed('adds')}<error message="no"/>`), file: quarantine(entry({ name: '*shop*' }), entry()) },
    ],
    ['a missing report', { report: null, file: quarantine(entry()) }],
    ['a torn report', { report: `<testsuite name="shop">${failed('adds')}<testcase`, file: quarantine(entry()) }],
    ['a timeout', { file: quarantine(entry()), ending: 'sleep 20', args: ['--timeout', '0.5'] }],
    ['an exit code that does not mean failed tests', { file: quarantine(entry()), ending: 'exit 2' }],
    ['the exit code of cargo with another program', { file: quarantine(entry()), ending: 'exit 101' }],
    ['several commands', { file: quarantine(entry()), command: ['sh', '-c', 'sh t.sh; sh t.sh'] }],
    ['a line behind the tests', { file: quarantine(entry()), command: ['bash', '-ec', 'sh t.sh\ntouch late'] }],
    ['a pipe', { file: quarantine(entry()), command: ['bash', '-o', 'pipefail', '-c', 'sh t.sh | cat'] }],
    [
      "a compiler's error",
      { file: quarantine(entry()), ending: "echo 'src/a.ts(3,5): error TS2322: Type x is not assignable'; exit 1" },
    ],
    [
      "a linter's problem",
      { file: quarantine(entry()), ending: "echo 'a.py:1:1: F401 [*] `os` imported but unused'; exit 1" },
    ],
    [
      'a fixture that failed behind the test',
      {
        report: suite(
          `${failed('adds')}<testcase classname="Cart" name="adds" file="cart.py"><error message="failed on teardown with &quot;x&quot;"/></testcase>`,
        ),
        file: quarantine(entry()),
      },
    ],
    [
      'fewer failed tests than counted',
      { report: suite(failed('adds')).replace('>', ' failures="2">'), file: quarantine(entry()) },
    ],
    [
      'more failed tests than counted',
      { report: suite(failed('adds')).replace('>', ' failures="0">'), file: quarantine(entry()) },
    ],
    [
      'fewer tests than counted',
      { report: suite(failed('adds')).replace('>', ' tests="2">'), file: quarantine(entry()) },
    ],
    [
      'a parent of Go that failed by itself',
      { report: go('TestAdd', 'calc_test.go:3: no'), file: quarantine(entry({ name: 'm/calc > TestAdd/one' })) },
    ],
    [
      'a parent in go test -json that failed by itself',
      { report: goEvents('    calc_test.go:3: no\n'), file: quarantine(entry({ name: 'm/calc > TestAdd/one' })) },
    ],
    [
      'a name with a slash that is not of Go',
      { report: go('api'), file: quarantine(entry({ name: 'm/calc > api/one' })) },
    ],
    [
      'a test that another report has as passed',
      {
        report: suite(failed('ships')),
        file: quarantine(entry()),
        ending: `echo '${suite(passed('ships'))}' > r2.xml; exit 1`,
        args: ['--reports', 'r*.xml'],
      },
    ],
  ])('%s', async (_, step) => {
    const done = await exec(step)
    expect([done.code, done.stderr]).not.toEqual([0, expect.anything()])
    expect(existsSync(path.join(done.cwd, 'ran'))).toBe(true)
  })

  test('a step of several commands warns that its quarantine excuses nothing, and succeeds with its tests', async () => {
    const done = await exec({
      report: suite(passed('adds')),
      file: quarantine(entry()),
      ending: 'true',
      command: ['sh', '-c', 'sh t.sh && true'],
    })
    expect([done.code, done.stderr]).toEqual([0, expect.stringMatching(/is not one command.*a step of their own/)])
  })

  test.each(['134', '0', '1.5', 'x'])('--test-exit-codes %s is refused', async (codes) => {
    const done = await exec({ file: quarantine(entry()), args: ['--test-exit-codes', codes] })
    expect([done.code, done.stderr]).toEqual([2, expect.stringContaining('--test-exit-codes')])
  })
})

describe('entries that do not count are warnings', () => {
  test.each<[string, Entry, RegExp]>([
    [
      'over',
      entry({ name: 'Cart > ships', until: day(-3) }),
      /quarantine\.yml:1: Cart > ships: the quarantine was over on /,
    ],
    ['without a reason', { name: 'Cart > ships', until: day(3) }, /Cart > ships: the entry has no reason/],
    [
      'no such test in the suite',
      entry({ name: 'Cart > gone' }),
      /Cart > gone: the entry matches no test of the reports/,
    ],
    ['no such test', entry({ name: 'gon*' }), /gon\*: the entry matches no test of the reports/],
  ])('%s', async (_, one, message) => {
    const done = await exec({ report: suite(passed('adds') + passed('ships')), file: quarantine(one), ending: 'true' })
    expect([done.code, done.stderr]).toEqual([0, expect.stringMatching(message)])
  })

  test('an entry for a suite that is not in these reports is none', async () => {
    const done = await exec({
      report: suite(passed('adds')),
      file: quarantine(entry({ name: 'Other > case' })),
      ending: 'true',
    })
    expect(done).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('a malformed file is refused before anything runs', () => {
  test.each<[string, string, RegExp]>([
    ['not YAML', 'tests: [', /quarantine\.yml:1:\d+: error yaml-syntax/],
    ['not a mapping', '- a', /error not-a-mapping/],
    ['no list', 'tests: adds', /error wrong-type: `tests` must be a list/],
    ['without tests', 'test: []', /error unknown-field.*\n?.*tests/],
    [
      'without until',
      quarantine({ name: 'Cart > adds', reason: 'x' }),
      /error missing-field: The entry has no `until`/,
    ],
    ['without a name', quarantine({ until: day(1), reason: 'x' }), /error missing-field: The entry has no `name`/],
    ['no day', quarantine(entry({ until: '2026-02-31' })), /error wrong-value: .*2026-02-31.* is not a day/],
    ['too far ahead', quarantine(entry({ until: day(91) })), /error out-of-range: .* is 91 days ahead/],
    ['a pattern for everything', quarantine(entry({ name: '*' })), /error bad-pattern/],
    ['a pattern for everything with a suite', quarantine(entry({ name: '* > *' })), /error bad-pattern/],
    ['two characters', quarantine(entry({ name: 'ab*' })), /error bad-pattern/],
    ['an unknown key', quarantine(entry({ ownr: 'x' })), /error unknown-field: .*ownr.*\n?.*owner/],
  ])('%s', async (_, file, message) => {
    const done = await exec({ file })
    expect([done.code, done.stderr]).toEqual([2, expect.stringMatching(message)])
    expect(existsSync(path.join(done.cwd, 'ran'))).toBe(false)
  })

  test('a named file that is not there', async () => {
    const done = await exec({ args: ['--quarantine', 'no.yml'] })
    expect([done.code, done.stderr]).toEqual([2, expect.stringContaining('no.yml cannot be read')])
  })
})

test('--quarantine names another file', async () => {
  const done = await exec({ file: quarantine(entry()), at: 'q.yml', args: ['--quarantine', 'q.yml'] })
  expect(done.code).toBe(0)
})

describe('a script node', () => {
  const yaml = (more = ''): string => `workflow: { name: w, entry_point: unit }
agents:
  - name: unit
    type: script
    run: sh t.sh
    reports: r.xml
    ${more}
`
  const T = 'cp report.xml r.xml; exit 1'
  test('lists each in handled, and counts it apart', async () => {
    const report = suite(failed('adds') + failed('ships') + passed('sorts'))
    const file = quarantine(entry({ name: 'Cart > *s', owner: '@ann', issue: 12 }))
    const ran = await runInside({
      yaml: yaml('quarantine: q.yml'),
      files: { 't.sh': T, 'report.xml': report, 'q.yml': file },
    })
    expect([ran.code, ran.stderr]).toEqual([0, expect.stringMatching(/quarantine +Cart\.adds: 3 != 4/)])
    expect(ran.result.handled).toEqual(
      ['adds', 'ships'].map((name) => ({
        node: 'unit',
        kind: 'external.build.test',
        message: `Cart.${name}: 3 != 4`,
        attempts: 1,
        by: 'quarantine',
      })),
    )
    expect(ran.result.tests).toEqual({ total: 3, failed: 0, skipped: 0, flaky: 0, quarantined: 2, seconds: 0 })
    const completed: Document = ran.events.find(({ type }) => type === 'node_completed')
    expect(completed.quarantined[0]).toMatchObject({ owner: '@ann', issue: '12', reason: 'races', days_left: 10 })
  })

  test('a command cannot excuse itself by writing the file', async () => {
    const files = { 'report.xml': suite(failed('adds')), 'q.yml': quarantine(), 'better.yml': quarantine(entry()) }
    const t = `cp better.yml q.yml; ${T}`
    expect((await runInside({ yaml: yaml('quarantine: q.yml'), files: { ...files, 't.sh': t } })).code).toBe(3)
  })

  test('a resume keeps its success and counts its tests, unless the entry is gone', async () => {
    const text = yaml(
      'quarantine: q.yml\n    routes: [{ to: late }]\n  - { name: late, type: script, run: test -e ok }',
    )
    const files = { 't.sh': T, 'report.xml': suite(failed('adds') + passed('sorts')), 'q.yml': quarantine(entry()) }
    const resume = async (now: Record<string, string>) => {
      const ran = await runInside({ yaml: text, files })
      expect(ran.code).toBe(3)
      writeFiles(ran.folder, { ok: '', ...now })
      const env = { TMPDIR: ran.folder, GITHUB_WORKSPACE: ran.folder }
      const { code, stderr } = await conductor(['resume', 'run'], { cwd: ran.folder, env, inside: true })
      const result: Document = JSON.parse(readFileSync(path.join(ran.folder, 'run/result.json'), 'utf8'))
      return { code, stderr, tests: result.tests, handled: result.handled }
    }
    const kept = { total: 2, failed: 0, skipped: 0, flaky: 0, quarantined: 1, seconds: 0 }
    expect(await resume({})).toMatchObject({ code: 0, tests: kept, handled: [{ by: 'quarantine' }] })
    const elsewhere = await resume({ 'q.yml': quarantine(entry({ file: 'other.py' })) })
    expect(elsewhere.code).toBe(3)
    const gone = await resume({ 'q.yml': quarantine(entry({ name: 'Cart > ships' })) })
    expect(gone).toMatchObject({ code: 3, tests: { ...kept, failed: 1, quarantined: 0 } })
    expect(gone.stderr).toContain('the failed test Cart.adds of unit is not in quarantine any more; it runs again')
  })

  test('a test in quarantine that failed before need not pass later', async () => {
    const retry = 'routes: [{ to: $end }, { on_error: true, retry: { max: 1, initial_seconds: 0.01 } }]'
    const text = yaml(`quarantine: q.yml\n    ${retry}`)
    const files = {
      't.sh': 'if [ -e r.xml ]; then cp b.xml r.xml; else cp a.xml r.xml; fi; exit 1',
      'a.xml': suite(failed('adds') + failed('ships')),
      'b.xml': suite(failed('adds') + passed('ships')),
      'q.yml': quarantine(entry()),
    }
    expect((await runInside({ yaml: text, files })).code).toBe(0)
  })
})

describe('conductor contract lists the entries that count', () => {
  const node = (more: string): string => `workflow: { name: w, entry_point: unit }
agents:
  - { name: unit, type: script, run: make test, reports: r.xml, reports_required: true${more} }
`
  const contract = async (yaml: string, files: Record<string, string>) => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { ...files, 'w.yaml': yaml })
    const env = { GITHUB_WORKSPACE: cwd }
    const done = await conductor(['contract', path.join(cwd, 'w.yaml'), '--format', 'json'], { cwd, env, inside: true })
    const { may_pass: entries }: Document = JSON.parse(done.stdout)
    return entries.map(({ by, word, file, node: name }: Document) => [by, word, file, name])
  }
  const file = quarantine(entry(), entry({ name: 'Cart > old', until: day(-1) }))
  const LISTED = `quarantine of Cart > adds until ${day(10)}`

  test.each<[string, string, Record<string, string>, unknown[]]>([
    ['of the default file', '', { '.github/quarantine.yml': file }, [[LISTED, '.github/quarantine.yml']]],
    ['of a named file', ', quarantine: q.yml', { 'q.yml': file }, [[LISTED, 'q.yml']]],
    ['not of an empty file', ', quarantine: q.yml', { 'q.yml': quarantine() }, []],
    ['nothing without a file', '', {}, []],
    ['the file, if it is not there', ', quarantine: q.yml', {}, [['quarantine: q.yml', 'w.yaml']]],
  ])('%s', async (_, more, files, expected) => {
    const entries = await contract(node(more), files)
    expect(entries).toEqual(expected.map((each) => ['quarantine', ...Object(each), 'unit']))
  })
})

describe('conductor quarantine', () => {
  const inside = (cwd: string, ...args: string[]) =>
    conductor(['quarantine', ...args], { cwd, inside: true, env: { GITHUB_WORKSPACE: cwd } })

  test('says which entries are due, over or unused; check fails if one is over', async () => {
    const cwd = temporaryFolder()
    const soon = quarantine(
      entry({ until: day(2) }),
      entry({ name: 'Cart > ships' }),
      entry({ name: 'Cart > gone', owner: '@ann' }),
    )
    writeFiles(cwd, { '.github/quarantine.yml': soon, 'r.xml': suite(passed('adds') + passed('ships')) })
    const listed = await inside(cwd, 'list', '--reports', 'r.xml')
    expect(listed.code).toBe(0)
    expect(listed.stdout).toMatch(
      /3 tests in quarantine\n {2}due +Cart > adds: until .*, 2 days left.*\n {2}active +Cart > ships.*\n {2}unused +Cart > gone: .*@ann/,
    )
    expect((await inside(cwd, 'check')).code).toBe(0)
    writeFiles(cwd, { 'old.yml': quarantine(entry({ until: day(-1) })) })
    const old = await inside(cwd, 'check', 'old.yml', '--format', 'json')
    expect([old.code, JSON.parse(old.stdout).entries]).toEqual([
      1,
      [expect.objectContaining({ state: 'over', days_left: -1 })],
    ])
    expect((await inside(cwd, 'list', 'old.yml')).code).toBe(0)
  })

  test.each<[readonly string[], number, RegExp]>([
    [['--max', '2'], 0, /^$/],
    [['--max', '1'], 1, /2 tests in quarantine, and at most 1 may be/],
    [['--owners', 'required'], 1, /Cart > adds has no owner\n$/],
    [['--max', 'many'], 2, /--max must be a number/],
    [['--owners', 'maybe'], 2, /--owners must be required/],
  ])('check %j ends with %i', async (options, code, words) => {
    const cwd = temporaryFolder()
    const two = quarantine(entry({}), entry({ name: 'Cart > gone', owner: '@ann' }))
    writeFiles(cwd, { '.github/quarantine.yml': two })
    const checked = await inside(cwd, 'check', ...options)
    expect([checked.code, checked.stderr]).toEqual([code, expect.stringMatching(words)])
    expect((await inside(cwd, 'list', ...options)).code).toBe(2)
  })

  test('refuses a malformed and a missing file; no file is no quarantine', async () => {
    const cwd = temporaryFolder()
    expect((await inside(cwd, 'check')).code).toBe(0)
    expect((await inside(cwd, 'check', 'no.yml')).code).toBe(2)
    writeFiles(cwd, { 'bad.yml': 'tests: 3' })
    expect(await inside(cwd, 'check', 'bad.yml')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('bad.yml:1:8'),
    })
    expect((await inside(cwd, 'remove')).code).toBe(2)
  })
})

describe('conductor validate', () => {
  const FLOW =
    'workflow: { name: w, entry_point: a }\nagents: [{ name: a, type: script, run: "true", reports: r.xml }]\n'
  const validate = async (files: Record<string, string>, ...args: string[]) => {
    const cwd = temporaryFolder()
    writeFiles(cwd, files)
    return conductor(['validate', ...args], { cwd, env: { GITHUB_WORKSPACE: cwd } })
  }
  const BAD = quarantine(entry({ name: '*a*' }), entry({ until: day(91) }), entry({ onwer: 'ann' }))
  const DULL = quarantine(entry({ until: day(-1) }), entry({ name: 'Cart > ships', reason: null }))

  test.each<[string, Record<string, string>, string, readonly string[]]>([
    ['the file itself', { '.github/quarantine.yml': BAD }, '.github/quarantine.yml', ['.github/quarantine.yml']],
    ['a file of another name', { 'flaky.yaml': BAD }, 'flaky.yaml', ['flaky.yaml']],
    ['a folder', { '.github/quarantine.yml': BAD, 'flow.yaml': FLOW }, '.', ['.github/quarantine.yml']],
    ['a workflow that uses it', { '.github/quarantine.yml': BAD, 'flow.yaml': FLOW }, 'flow.yaml', ['flow.yaml']],
  ])('refuses a malformed one: %s', async (_, files, operand, invalid) => {
    const { code, stdout, stderr } = await validate(files, operand)
    expect(code).toBe(2)
    for (const finding of ['bad-pattern', 'out-of-range', 'unknown-field'])
      expect(stderr.split(`error ${finding}:`)).toHaveLength(2)
    expect(stdout.split('\n').filter((line) => line.includes(': invalid'))).toEqual(
      invalid.map((file) => `${file}: invalid (3 errors)`),
    )
  })

  test('warns about an entry that is over or has no reason', async () => {
    const { code, stdout, stderr } = await validate({ 'quarantine.yml': DULL }, 'quarantine.yml')
    expect([code, stdout]).toEqual([0, 'quarantine.yml: valid (2 warnings)\n'])
    expect(stderr).toMatch(/warning quarantine-over: .*\n.*warning quarantine-without-reason: /)
  })

  test('of a workflow may lie where the run starts, and need not be there', async () => {
    const away = FLOW.replace('reports:', 'quarantine: away.yml, reports:')
    expect(await validate({ 'quarantine.yaml': away }, 'quarantine.yaml')).toMatchObject({
      code: 0,
      stdout: 'quarantine.yaml: valid\n',
    })
  })

  test('is one document for one file, and leaves lists of tests of other programs alone', async () => {
    const one = await validate({ 'quarantine.yml': DULL }, '--format', 'json', 'quarantine.yml')
    expect(JSON.parse(one.stdout)).toMatchObject({ success: true, workflow: { file: 'quarantine.yml' } })
    const other = await validate({ 'a/suite.yaml': 'tests: [{ name: a }]\n', 'a/flow.yaml': FLOW }, 'a')
    expect(other.stdout).toBe('a/flow.yaml: valid\n1 other YAML file\n')
    const named = await validate({ 'a/quarantine.yaml': FLOW }, 'a')
    expect(named.stdout).toBe('a/quarantine.yaml: valid\n')
  })
})

describe('conductor reports', () => {
  const judge = (files: Record<string, string>, ...args: string[]) => {
    const cwd = temporaryFolder()
    writeFiles(cwd, files)
    return conductor(['reports', ...args], {
      cwd,
      inside: true,
      env: { GITHUB_WORKSPACE: cwd, RUNNER_TEMP: path.join(cwd, 'tmp') },
    })
  }

  test('judges reports that are there already', async () => {
    const files = { 'in/a.xml': suite(failed('adds')), 'in/b.xml': suite(passed('ships')) }
    const red = await judge(files, 'in/*.xml')
    expect([red.code, red.stdout]).toEqual([3, '2 tests, 1 passed, 1 failed, 0 skipped, 0 ms\n'])
    expect(red.stderr).not.toMatch(/^ {2}(?:command|exit code) /m)
    expect(red.stderr).toMatch(/message +Cart\.adds: 3 != 4/)
    const green = await judge(
      { ...files, 'q.yml': quarantine(entry()) },
      'in/a.xml',
      'in/b.xml',
      '--quarantine',
      'q.yml',
    )
    expect([green.code, green.stdout]).toEqual([
      0,
      '2 tests, 1 passed, 0 failed, 1 failed in quarantine, 0 skipped, 0 ms\n',
    ])
  })

  test('finds nothing', async () => {
    expect(await judge({}, 'in/*.xml')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('there is no test report that matches in/*.xml'),
    })
    expect((await judge({}, 'in/*.xml', '--reports-required')).code).toBe(3)
    expect((await judge({}, '--reports-required')).code).toBe(2)
  })
})

test('the schema of result.json knows the counts', () => {
  const schema: Document = JSON.parse(readFileSync('schema/result.schema.json', 'utf8'))
  expect(Object.keys(schema.properties.tests.properties)).toContain('quarantined')
})

test('the JSON Schema of the file knows the same fields', () => {
  const schema: Document = JSON.parse(readFileSync('schema/quarantine.schema.json', 'utf8'))
  const { properties, required } = schema.properties.tests.items
  expect(Object.keys(properties).toSorted()).toEqual(['file', 'issue', 'name', 'owner', 'reason', 'until'])
  expect(required).toEqual(['name', 'until', 'reason'])
})
