import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { conductor, type Document, runInside, temporaryFolder, writeFiles } from './support/command.js'

const FAILED =
  '<testsuite><testcase classname="Cart" name="adds" file="cart.py" line="3" time="0.5"><failure message="3 != 4"/></testcase><testcase name="works" time="2"/></testsuite>'
const ADDS_PASSED = '<testsuite><testcase classname="Cart" name="adds" file="cart.py"/></testsuite>'
const ADDS_SKIPPED =
  '<testsuite><testcase classname="Cart" name="adds" file="cart.py"><skipped/></testcase></testsuite>'
const PASSED = '<testsuite><testcase name="works"/></testsuite>'

function exec(args: readonly string[], files: Record<string, string> = {}) {
  const cwd = temporaryFolder()
  writeFiles(cwd, {
    'failed.xml': FAILED,
    'passed.xml': PASSED,
    'adds-passed.xml': ADDS_PASSED,
    'cart.py': 'a\nb\nc\n',
    ...files,
  })
  const env = { RUNNER_TEMP: path.join(cwd, 'tmp'), GITHUB_WORKSPACE: cwd }
  const reports = args.includes('--reports') ? [] : ['--reports', 'out/*.xml']
  return conductor(['exec', ...reports, ...args], { cwd, env, inside: true })
}

const copy = (name: string, then = ''): string => `mkdir -p out && cp ${name} out/r.xml${then}`

describe('test reports of one step', () => {
  test.each([
    ['beside exit code 0', '', 3],
    ['beside another exit code', '; exit 5', 5],
  ])('a failed test is a failure, %s', async (_, then, code) => {
    const done = await exec(['--', 'sh', '-c', copy('failed.xml', then)])
    expect(done.code).toBe(code)
    expect(done.stderr).toMatch(/kind +external\.build\.test/)
    expect(done.stderr).toMatch(/message +Cart\.adds: 3 != 4/)
    expect(done.stderr).toMatch(/problems +cart\.py:3 error Cart\.adds: 3 != 4/)
  })

  test('a passing report does not hide a failed command', async () => {
    const done = await exec(['--', 'sh', '-c', copy('passed.xml', '; echo broken >&2; exit 4')])
    expect(done.code).toBe(4)
    expect(done.stderr).toMatch(/kind +internal\.script_error/)
  })

  test('a passing report with exit code 0 is a success and prints nothing', async () => {
    const done = await exec(['--', 'sh', '-c', copy('passed.xml')])
    expect(done).toMatchObject({ code: 0, stderr: '' })
  })

  test('a missing report is a warning, and a failure if reports are required', async () => {
    const warned = await exec(['--', 'true'])
    expect(warned).toMatchObject({
      code: 0,
      stderr: 'conductor: the command wrote no test report that matches out/*.xml\n',
    })
    const required = await exec(['--reports-required', '--', 'true'])
    expect(required.code).toBe(3)
    expect(required.stderr).toMatch(/kind +external\.build\.test/)
  })

  test('an unreadable report is a warning with file and line, also on success', async () => {
    const done = await exec(['--', 'sh', '-c', copy('torn.xml')], { 'torn.xml': '<testsuite>\n<testcase' })
    expect(done.code).toBe(0)
    expect(done.stderr).toMatch(/^conductor: the test report out\/r\.xml cannot be read: line 2: /)
  })

  test('each attempt reads its own reports', async () => {
    const script = `if [ -e out ]; then ${copy('adds-passed.xml')}; else ${copy('failed.xml', '; exit 1')}; fi`
    const done = await exec(['--retry', '{max: 1, initial_seconds: 0.01}', '--', 'sh', '-c', script])
    expect(done.code).toBe(0)
  })

  test('a tolerated failure is a warning', async () => {
    const done = await exec(['--tolerate', 'external.build.test', '--', 'sh', '-c', copy('failed.xml')])
    expect(done.code).toBe(0)
    expect(done.stderr).toContain('tolerated external.build.test: Cart.adds: 3 != 4')
  })
})

/** Commands of three attempts, one after another. */
const attempts = (...scripts: readonly string[]): string =>
  [
    'n=$(cat n 2>/dev/null || echo 0); echo $((n+1)) > n; mkdir -p out',
    'case $n in',
    ...scripts.map((script, at) => `${at}) ${script} ;;`),
    'esac',
  ].join('\n')

/** Ways in which a later attempt follows one whose report has a failed test. */
const RETRIES = {
  'a retry route': 'routes: [{ to: $end }, { on_error: true, retry: { max: 2, initial_seconds: 0.01 } }]',
  resilience:
    'resilience: { retry: { max_retries: 2, initial_delay: 0.01, retryable: [external.build.test, internal.script_error] } }',
} as const

describe('failed tests of an earlier attempt', () => {
  const report = (name: string): string => `cp ${name}.xml out/r.xml`
  const FAILS = `${report('failed')}; exit 1`
  const rows: readonly (readonly [string, string, number])[] = [
    ['passed later', attempts(FAILS, report('adds-passed')), 0],
    ['skipped later', attempts(FAILS, report('skipped')), 0],
    [
      'passed in the second attempt, and not run in the third',
      attempts(FAILS, `${report('adds-passed')}; exit 1`, 'true'),
      0,
    ],
    ['no later report', attempts(FAILS, 'true', 'true'), 3],
    ['a later report without them', attempts(FAILS, report('passed'), report('passed')), 3],
    ['a failed attempt without a report in between', attempts(FAILS, 'exit 1', report('passed')), 3],
  ]
  test.each(
    Object.entries(RETRIES).flatMap(([way, retry]) =>
      rows.map(([what, run, code]) => [way, what, retry, run, code] as const),
    ),
  )('%s: %s', async (_, __, retry, run, code) => {
    const yaml = `workflow: { name: w, entry_point: unit }
agents:
  - name: unit
    type: script
    run: ${JSON.stringify(run)}
    reports: out/*.xml
    ${retry}
`
    const files = {
      'failed.xml': FAILED,
      'passed.xml': PASSED,
      'adds-passed.xml': ADDS_PASSED,
      'skipped.xml': ADDS_SKIPPED,
    }
    const ran = await runInside({ yaml, files })
    expect([ran.code, ran.stderr]).toEqual([code, expect.anything()])
    const expected = code === 0 ? [] : [{ kind: 'external.build.test', message: expect.stringContaining('Cart.adds') }]
    expect(ran.result.errors).toMatchObject(expected)
  })

  test('a new visit begins without them', async () => {
    const yaml = `workflow: { name: w, entry_point: unit }
agents:
  - name: unit
    type: script
    run: ${JSON.stringify(attempts(FAILS, report('passed')))}
    reports: out/*.xml
    routes: [{ to: $end }, { on_error: true, to: mend }]
  - { name: mend, type: set, value: mended, routes: [{ to: unit }] }
`
    const ran = await runInside({ yaml, files: { 'failed.xml': FAILED, 'passed.xml': PASSED } })
    expect(ran.code).toBe(0)
  })

  test('one step says which tests are missing', async () => {
    const run = attempts(FAILS, 'true')
    const done = await exec(['--retry', '{max: 1, initial_seconds: 0.01}', '--', 'sh', '-c', run])
    expect(done.code).toBe(3)
    expect(done.stderr).toMatch(/message +tests that failed in an earlier attempt .* wrote no report: Cart\.adds/)
  })
})

describe('required reports', () => {
  const many = (count: number): string => `for i in $(seq ${count}); do cp passed.xml out/$i.xml; done`
  test.each([
    ['missing', 'true', /wrote no test report that matches out/],
    ['empty', ': > out/r.xml', /out\/r\.xml cannot be read: line 1: it is empty/],
    ['torn', `printf '<testsuite>\\n<testcase' > out/r.xml`, /out\/r\.xml cannot be read: line 2: /],
    ['foreign', 'echo "<html/>" > out/r.xml', /out\/r\.xml cannot be read: line 1: its root is <html>/],
    ['without tests', 'echo "<testsuite/>" > out/r.xml', /out\/r\.xml has no test/],
    [
      'without tests beside another',
      'echo "<testsuite/>" > out/a.xml; cp passed.xml out/b.xml',
      /out\/a\.xml has no test/,
    ],
    ['with failures and no cases', `echo '<testsuite name="s" failures="3"/>' > out/r.xml`, /s: 3 failed tests, which/],
    [
      'with fewer cases than counted',
      `echo '<testsuite tests="2"><testcase name="a"/></testsuite>' > out/r.xml`,
      /out\/r\.xml is not whole: it counts 2 tests and has 1/,
    ],
    ['TAP with fewer points than planned', `printf '1..3\\nok 1 - a\\n' > out/r.xml`, /it counts 3 tests and has 1/],
    ['too many', many(501), /a test report is not read, out\/\d+\.xml first/],
  ])('%s', async (_, script, message) => {
    const done = await exec(['--reports-required', '--', 'sh', '-c', `mkdir -p out; ${script}`])
    expect(done.code).toBe(3)
    expect(done.stderr).toMatch(/kind +external\.build\.test/)
    expect(done.stderr).toMatch(message)
  })

  test('without it, a TAP report that breaks off is a warning', async () => {
    const done = await exec(['--', 'sh', '-c', `mkdir -p out; printf '1..3\\nok 1 - a\\n' > out/r.xml`])
    expect(done.code).toBe(0)
    expect(done.stderr).toContain('the test report out/r.xml is not whole: it counts 3 tests and has 1')
  })

  test('whole ones pass, and the failure of the command comes first', async () => {
    expect((await exec(['--reports-required', '--', 'sh', '-c', `mkdir -p out; ${many(500)}`])).code).toBe(0)
    expect((await exec(['--reports-required', '--', 'sh', '-c', 'exit 7'])).code).toBe(7)
  })

  test('a missing one fails a node whose route allows its exit code', async () => {
    const yaml = `workflow: { name: w, entry_point: unit }
agents:
  - { name: unit, type: script, run: exit 1, reports: out/*.xml, reports_required: true, routes: [{ to: $end, when: 'exit_code in [0, 1]' }] }
`
    expect((await runInside({ yaml })).code).toBe(3)
  })
})

test('error and events of a script node have the counts and the names of failed tests', async () => {
  const cwd = temporaryFolder()
  writeFiles(cwd, {
    'failed.xml': FAILED,
    'w.yaml': `workflow: { name: w, entry_point: unit }
agents:
  - name: unit
    type: script
    run: cp failed.xml junit.xml
    reports: junit.xml
    raises: [external.other.kind]
`,
  })
  const done = await conductor(['run', 'w.yaml', '--run-dir', 'run', '--format', 'json'], { cwd, inside: true })
  expect(done.code).toBe(3)
  const { errors }: Document = JSON.parse(done.stdout)
  expect(errors[0]).toMatchObject({
    kind: 'external.build.test',
    details: { tests: { total: 2, failed: 1, skipped: 0, seconds: 2.5, failed_names: ['Cart.adds'] } },
  })
  const events = readFileSync(path.join(cwd, 'run/events.jsonl'), 'utf8')
  expect(events).toMatch(/"type":"tests_reported".*"slowest":\[\{"name":"works","seconds":2\}/)
})

describe('an error beside failed tests', () => {
  const raise = `echo '{"kind":"external.db.down","message":"no database"}' > "$CONDUCTOR_ERROR_OUT"`
  const outcome = async (run: string, routes: string, more = '') => {
    const yaml = `workflow: { name: w, entry_point: unit }
agents:
  - { name: unit, type: script, run: ${JSON.stringify(run)}, reports: out/*.xml${more}, routes: ${routes} }
  - { name: mend, type: set, value: mended }
`
    const files = { 'failed.xml': FAILED, 'adds-passed.xml': ADDS_PASSED }
    const { code, result } = await runInside({ yaml, files })
    return { code, kinds: result.errors.map(({ kind }: Document) => kind), error: result.errors[0] }
  }
  const FAILS = copy('failed.xml')
  const to = (kinds: string): string => `[{ to: $end }, { on_error: ${kinds}, to: mend }]`
  const RETRY = '{ on_error: external.build.test, retry: { max: 1, initial_seconds: 0.01 } }'
  test.each<[string, string, string, number, readonly string[], string?]>([
    [
      'a route for the envelope',
      `${FAILS}; ${raise}`,
      to('external.db.down'),
      3,
      ['external.build.test', 'external.db.down'],
    ],
    [
      'a recovery',
      `${FAILS}; ${raise}`,
      '[{ to: $end }, { on_error: external.db.down, recover: { output: {} } }]',
      3,
      ['external.build.test', 'external.db.down'],
    ],
    ['a route for both', `${FAILS}; ${raise}`, to('[external.db.down, external.build.test]'), 0, []],
    ['a route for everything', `${FAILS}; ${raise}`, to('true'), 0, []],
    ['a route for everything, as text', `${FAILS}; ${raise}`, to("'*'"), 0, []],
    ['no route', `${FAILS}; ${raise}`, to('external.other.kind'), 3, ['external.db.down']],
    ['a passing report', `${copy('adds-passed.xml')}; ${raise}`, to('external.db.down'), 0, []],
    [
      'a timeout',
      `${FAILS}; sleep 20`,
      to('internal.timeout'),
      3,
      ['external.build.test', 'internal.timeout'],
      ', timeout: 0.5',
    ],
    [
      'an earlier attempt, whose tests the envelope of the next one does not show',
      attempts(`${FAILS}; exit 1`, raise),
      `[{ to: $end }, ${RETRY}, { on_error: external.db.down, to: mend }]`,
      3,
      ['external.build.test', 'external.db.down'],
    ],
  ])('%s', async (_, run, routes, code, kinds, more) => {
    const done = await outcome(run, routes, more)
    expect([done.code, done.kinds]).toEqual([code, kinds])
  })

  test('has the tests in its details', async () => {
    const { error } = await outcome(`${FAILS}; ${raise}`, '[]')
    expect(error).toMatchObject({
      kind: 'external.db.down',
      details: { tests: { total: 2, failed: 1, failed_names: ['Cart.adds'] } },
    })
  })
})

describe('each required glob', () => {
  test.each<[string, string, RegExp]>([
    ['must find a report', copy('passed.xml'), /wrote no test report that matches more\/\*\.xml/],
    [
      'finds no link out of the workspace',
      `${copy('passed.xml')}; mkdir more; cp passed.xml more/a.xml; ln -s /etc/hostname more/b.xml`,
      /more\/b\.xml is not read: it lies outside of the workspace/,
    ],
    [
      'finds no pipe',
      `${copy('passed.xml')}; mkdir more; cp passed.xml more/a.xml; mkfifo more/b.xml`,
      /more\/b\.xml is not read: it is a pipe/,
    ],
    [
      'finds no folder',
      `${copy('passed.xml')}; mkdir -p more/b.xml; cp passed.xml more/a.xml`,
      /more\/b\.xml is not read: it is a folder/,
    ],
  ])('%s', async (_, script, message) => {
    const done = await exec(['--reports', 'out/*.xml, more/*.xml', '--reports-required', '--', 'sh', '-c', script])
    expect([done.code, done.stderr]).toEqual([3, expect.stringMatching(message)])
  })
})

describe('what failed is remembered', () => {
  const BAILED = '1..1\nok 1 - a\nBail out! no database\n'
  const FLOW = (more: string): string => `workflow: { name: w, entry_point: unit }
agents:
  - name: unit
    type: script
    run: sh t.sh
    reports: out/r.xml
    ${more}
`
  const LETTER = 'routes: [{ to: $end }, { on_error: true, dead_letter: true, halt: { message: no } }]'
  const first = 'mkdir -p out; cp first out/r.xml; exit 1'
  test.each<[string, string, string, string, number]>([
    ['a test, by resume', 'resume', FAILED, 'true', 3],
    ['a test, by redrive', 'redrive', FAILED, 'true', 3],
    ['a failure around tests, by resume', 'resume', BAILED, 'true', 3],
    ['a failure around tests, by redrive', 'redrive', BAILED, 'true', 3],
    ['not a test that passes, by resume', 'resume', FAILED, 'cp adds-passed.xml out/r.xml', 0],
    ['not a test that passes, by redrive', 'redrive', FAILED, 'cp adds-passed.xml out/r.xml', 0],
  ])('%s', async (_, command, report, then, code) => {
    const files = { 't.sh': first, first: report, 'adds-passed.xml': ADDS_PASSED }
    const ran = await runInside({ yaml: FLOW(command === 'redrive' ? LETTER : ''), files })
    expect(ran.code).toBe(3)
    writeFiles(ran.folder, { 't.sh': then })
    const env = { TMPDIR: ran.folder, GITHUB_WORKSPACE: ran.folder }
    const done = await conductor([command, 'run'], { cwd: ran.folder, env, inside: true })
    expect([done.code, done.stderr]).toEqual([code, expect.anything()])
  })
})

describe('tests over all attempts', () => {
  const ALL =
    '<testsuite name="s"><testcase name="a"><failure message="no"/></testcase><testcase name="b"/><testcase name="c"/></testsuite>'
  const ONLY_A = '<testsuite name="s"><testcase name="a"/></testsuite>'
  const files = { 'all.xml': ALL, 'a.xml': ONLY_A }
  const twice = attempts('cp all.xml out/r.xml; exit 1', 'cp a.xml out/r.xml')

  test('count each test once, and name the flaky ones', async () => {
    const done = await exec(['--retry', '{max: 1, initial_seconds: 0.01}', '--', 'sh', '-c', twice], files)
    expect([done.code, done.stderr]).toEqual([0, expect.stringMatching(/^conductor: 1 flaky test: a$/m)])
    const yaml = `workflow: { name: w, entry_point: unit }
agents:
  - name: unit
    type: script
    run: ${JSON.stringify(twice)}
    reports: out/*.xml
    ${RETRIES['a retry route']}
`
    const ran = await runInside({ yaml, files })
    expect([ran.code, ran.stderr]).toEqual([
      0,
      expect.stringContaining('3 tests, 3 passed, 0 failed, 0 skipped, 1 flaky'),
    ])
    const counts = { total: 3, failed: 0, skipped: 0, flaky: 1, quarantined: 0, seconds: 0 }
    expect(ran.result.tests).toEqual({ ...counts, flaky_names: ['a'] })
  })

  test('a failure has the flaky tests in its details', async () => {
    const then = `echo '${ALL.replace('<testcase name="b"/>', '<testcase name="b"><failure/></testcase>')}' > out/r.xml; exit 1`
    const again = `echo '<testsuite name="s"><testcase name="a"/><testcase name="b"><failure/></testcase></testsuite>' > out/r.xml; exit 1`
    const yaml = `workflow: { name: w, entry_point: unit }
agents:
  - name: unit
    type: script
    run: ${JSON.stringify(attempts(then, again))}
    reports: out/*.xml
    routes: [{ to: $end }, { on_error: true, retry: { max: 1, initial_seconds: 0.01 } }]
`
    const ran = await runInside({ yaml })
    expect(ran.code).toBe(3)
    expect(ran.result.errors[0].details.tests).toMatchObject({ total: 3, failed: 1, flaky: 1, flaky_names: ['a'] })
  })
})

describe('retry-tests', () => {
  const suiteOf = (cases: string): string => `<testsuite name="s">${cases}</testsuite>`
  const one = (name: string, inner = ''): string => `<testcase classname="acme.Cart" name="${name}">${inner}</testcase>`
  const files = {
    'first.xml': suiteOf(one('adds', '<failure/>') + one('ships')),
    'second.xml': suiteOf(one('adds') + one('ships', '<skipped/>')),
    'filtered.xml': suiteOf(one('adds', '<skipped/>') + one('ships', '<skipped/>')),
  }
  const run = (then: string): string =>
    `cat "$CONDUCTOR_TEST_ARGS"; ${attempts('cp first.xml out/r.xml; exit 1', then)}`
  const RETRY = ['--retry', '{max: 1, initial_seconds: 0.01}', '--retry-tests', 'maven']

  test('gives the next attempt the failed tests, and a test that a filter left out keeps its state', async () => {
    const done = await exec([...RETRY, '--', 'sh', '-c', run('cp second.xml out/r.xml')], files)
    expect(done.code).toBe(0)
    expect(done.stdout).toBe('-Dtest=acme.Cart#adds\n-Dsurefire.failIfNoSpecifiedTests=false\n-DfailIfNoTests=false\n')
    expect(done.stderr).toContain('1 flaky test: acme.Cart.adds')
  })

  test('a failed test that is skipped is not overcome', async () => {
    const done = await exec([...RETRY, '--', 'sh', '-c', run('cp filtered.xml out/r.xml')], files)
    expect(done.code).toBe(3)
  })

  test('all tests run again after an attempt that did not end by itself', async () => {
    const script = `cat "$CONDUCTOR_TEST_ARGS"; ${attempts('cp first.xml out/r.xml; sleep 20', 'cp second.xml out/r.xml')}`
    const done = await exec(['--timeout', '1', ...RETRY, '--', 'sh', '-c', script], files)
    expect([done.code, done.stdout]).toEqual([0, ''])
  })

  test.each([
    ['without reports', ['exec', '--retry', '1', '--retry-tests', 'go', '--', 'true'], /--retry-tests: .*`reports`/],
    ['without retry', ['exec', '--reports', 'r.xml', '--retry-tests', 'go', '--', 'true'], /--retry-tests: .*`retry`/],
    [
      'an unknown runner',
      ['exec', '--reports', 'r.xml', '--retry', '1', '--retry-tests', 'nose', '--', 'true'],
      /--retry-tests: /,
    ],
  ])('is refused %s', async (_, args, message) => {
    const done = await conductor(args, { cwd: temporaryFolder(), inside: true })
    expect([done.code, done.stderr]).toEqual([2, expect.stringMatching(message)])
  })
})
