import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../src/adapters/clock.js'
import { createSourceTree, reportFiles } from '../../src/adapters/source-tree.js'
import { TestReports } from '../../src/test-reports/index.js'
import { createTestCase } from '../../src/test-reports/model.js'
import { TestTally } from '../../src/test-reports/tally.js'
import { temporaryFolder, writeFiles } from '../e2e/support/command.js'

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/test-reports')

/** Reads what an attempt leaves in a folder: `write` is the attempt. */
async function reported(cwd: string, reports: string | [string, ...string[]], write: () => void) {
  const watched = new TestReports(reports, reportFiles, { sources: createSourceTree(cwd), cwd })
  write()
  const read = await watched.read({ clock: systemClock, isOver: () => false })
  if (read === null) throw new Error('the reading was ended')
  return read
}

function xml(text: string | Buffer) {
  const cwd = temporaryFolder()
  return reported(cwd, 'r.xml', () => writeFileSync(path.join(cwd, 'r.xml'), text))
}

const failing = (attributes: string, failure: string): string =>
  `<testsuite><testcase ${attributes}>${failure}</testcase></testsuite>`

describe('reports of real runners', () => {
  test.each([
    ['pytest', 'test_calc.test_adds: assert 3 == 4; + where 3 = add(1, 2)', 'test_calc.py', 4, [2, 1, 0]],
    [
      'jest',
      'cart adds: Error: expect(received).toBe(expected) // Object.is equality; Expected: 4; Received: 3',
      'calc.test.js',
      4,
      [2, 1, 1],
    ],
    ['vitest', 'v.test.mjs › cart > adds: expected 3 to be 4 // Object.is equality', 'v.test.mjs', 4, [2, 1, 1]],
    ['node', 'adds: Expected values to be strictly equal:3 !== 4', 'calc.test.js', 5, [2, 1, 0]],
    ['go', 'example.com/rockets/calc › TestAdd: got 3, want 4', 'calc/calc_test.go', 7, [2, 1, 1]],
    ['surefire', 'acme.CartTest.adds: expected: <4> but was: <3>', 'src/test/java/acme/CartTest.java', 10, [2, 1, 0]],
    [
      'gradle',
      'acme.CartTest.adds: java.lang.AssertionError: tea & cake expected:<4> but was:<3>',
      'src/test/java/acme/CartTest.java',
      11,
      [3, 1, 1],
    ],
    ['ctest', 'adds: expected 4, got 3', null, null, [2, 1, 0]],
    [
      'nextest',
      'rockets.tests::adds: assertion `left == right` failed: tea & <cake>; left: 3; right: 4',
      'src/lib.rs',
      11,
      [2, 1, 0],
    ],
    ['phpunit', 'CartTest.testAdds: Failed asserting that 3 is identical to 4.', 'tests/CartTest.php', 9, [3, 1, 1]],
    ['rspec', 'spec.cart_spec › Cart adds: expected: 4 got: 3 (compared using ==)', 'spec/cart_spec.rb', 3, [3, 1, 1]],
    [
      'rubocop',
      'cart.Lint/UselessAssignment: Lint/UselessAssignment: Useless assignment to variable - `x`.',
      'cart.rb',
      2,
      [2, 1, 0],
    ],
    ['mocha', 'cart adds: Expected values to be strictly equal: 3 !== 4', 'test/cart.test.js', 5, [2, 1, 0]],
    ['gtest', 'Cart.Adds: Expected equality of these values: 4; 1 + 2; Which is: 3', 'cart_test.cc', 4, [2, 1, 0]],
    ['catch2', 't.global › cart adds: 1 + 2 == 4', 'cart.cpp', 5, [2, 1, 0]],
    ['console', 'acme.CartTest.adds(): expected: <4> but was: <3>', 'src/test/java/acme/CartTest.java', 10, [2, 1, 0]],
  ])('%s', async (tool, message, file, line, [total, failed, skipped]) => {
    const cwd = temporaryFolder()
    cpSync(path.join(FIXTURES, tool), cwd, { recursive: true })
    const text = readFileSync(path.join(cwd, 'report.xml'), 'utf8').replaceAll('@ROOT@', cwd)
    const { tests, problems, warnings } = await reported(cwd, '**/*.xml', () =>
      writeFileSync(path.join(cwd, 'report.xml'), text),
    )
    expect(warnings).toEqual([])
    expect(problems.map((problem) => problem.message)).toEqual([message])
    expect(tests).toMatchObject({ total, failed, skipped })
    expect(tests?.failures).toMatchObject([{ file, line }])
  })
})

describe('other formats', () => {
  test.each<[string, string, string, string | null, number | null]>([
    [
      'jest',
      'report.json',
      'cart > adds: Error: expect(received).toBe(expected) // Object.is equality; Expected: 4; Received: 3',
      'calc.test.js',
      4,
    ],
    ['vitest', 'report.json', 'cart > adds: AssertionError: expected 3 to be 4 // Object.is equality', 'v.test.mjs', 4],
    ['mocha', 'report.json', 'cart > adds: Expected values to be strictly equal: 3 !== 4', 'test/cart.test.js', 5],
    ['rspec', 'report.json', 'Cart > adds: expected: 4; got: 3', 'spec/cart_spec.rb', 3],
    ['node', 'report.tap', 'adds: Expected values to be strictly equal: 3 !== 4', 'calc.test.js', 5],
    ['go', 'report.json', 'example.com/rockets/calc › TestAdd: got 3, want 4', 'calc/calc_test.go', 7],
    [
      'cargo',
      'report.json',
      'tests::adds: assertion `left == right` failed: tea & <cake>; left: 3; right: 4',
      'src/lib.rs',
      11,
    ],
    [
      'nextest',
      'report.json',
      'rockets::rockets › tests::adds: assertion `left == right` failed: tea & <cake>; left: 3; right: 4',
      'src/lib.rs',
      11,
    ],
    ['dart', 'report.json', 'cart adds: Expected: <4>; Actual: <3>', 'test/cart_test.dart', 5],
    [
      'trx',
      'report.trx',
      'Acme.CartTest.Adds: Assert.AreEqual failed. Expected:<4>. Actual:<3>.',
      'tests/CartTest.cs',
      8,
    ],
    ['nunit2', 'report.xml', 'Acme.CartTest.Adds(1.5): Expected: 4; But was: 3', null, null],
    ['nunit3', 'report.xml', 'Acme.CartTest.Adds: Expected: 4; But was: 3', 'tests/CartTest.cs', 8],
    [
      'xunit',
      'report.xml',
      'Acme.CartTest.Adds: Assert.Equal() Failure: Values differ; Expected: 4; Actual: 3',
      'tests/CartTest.cs',
      8,
    ],
  ])('%s, %s', async (tool, name, message, file, line) => {
    const cwd = temporaryFolder()
    cpSync(path.join(FIXTURES, tool), cwd, { recursive: true })
    const text = readFileSync(path.join(cwd, name), 'utf8').replaceAll('@ROOT@', cwd)
    // A name says nothing about a format.
    const { tests, problems, warnings, defects } = await reported(cwd, 'out.txt', () =>
      writeFileSync(path.join(cwd, 'out.txt'), text),
    )
    expect([warnings, defects]).toEqual([[], []])
    expect(problems.map((problem) => problem.message)).toEqual([message])
    expect(tests?.failures).toMatchObject([{ file, line }])
    const passed = tests === null ? null : tests.total - tests.failed - tests.skipped
    const EXPECTED: Record<string, number[]> = { jest: [0, 1], vitest: [0, 1], node: [1, 0], go: [0, 1] }
    expect([passed, tests?.failed, tests?.skipped]).toEqual([EXPECTED[tool]?.[0] ?? 1, 1, EXPECTED[tool]?.[1] ?? 1])
  })

  test('subtests of TAP are the tests, and their parents only sum up', async () => {
    const { tests, problems } = await xml(`TAP version 14
# Subtest: cart
    # Subtest: adds
    not ok 1 - adds
      ---
      error: '3 != 4'
      ...
    ok 2 - works # SKIP later
    1..2
not ok 1 - cart
ok 2 - ships \\# 1 # TODO someday
1..2
`)
    expect(problems.map(({ message }) => message)).toEqual(['cart > adds: 3 != 4'])
    expect(tests).toMatchObject({
      total: 3,
      failed: 1,
      skipped: 2,
      suites: [{ name: 'cart', failed: 1, skipped: 1 }, { skipped: 1 }],
    })
  })

  test.each([
    [
      'go: a package that does not build',
      '{"Action":"output","Package":"a","Output":"# a\\nundefined: x\\n"}\n{"Action":"fail","Package":"a","Elapsed":0}\n',
    ],
    [
      'jest: a file that cannot be loaded',
      '{"numTotalTests":0,"numFailedTestSuites":1,"success":false,"testResults":[{"name":"/x/a.test.js","status":"failed","message":"SyntaxError: no","assertionResults":[]}]}',
    ],
    ['vitest: no tests', '{"numTotalTests":0,"numFailedTests":0,"success":false,"testResults":[]}'],
    [
      'mocha: a hook',
      '{"stats":{"suites":1,"tests":0},"tests":[],"pending":[],"failures":[{"title":"\\"before all\\" hook","fullTitle":"cart \\"before all\\" hook","err":{"message":"no"}}],"passes":[]}',
    ],
    [
      'rspec: an error outside of examples',
      '{"version":"3","examples":[],"summary":{"example_count":0,"errors_outside_of_examples_count":1}}',
    ],
    [
      'dart: a file that cannot be loaded',
      '{"protocolVersion":"0.1.1","type":"start"}\n{"suite":{"id":0,"path":"a.dart"},"type":"suite"}\n{"test":{"id":1,"name":"loading a.dart","suiteID":0},"type":"testStart","time":0}\n{"testID":1,"result":"error","hidden":false,"type":"testDone","time":2}\n{"type":"done","success":false}',
    ],
    ['libtest: a suite', '{"type":"suite","event":"started","test_count":0}\n{"type":"suite","event":"failed"}'],
    ['tap: bail out', '1..1\nok 1\nBail out! no database\n'],
    [
      'trx: a crashed host',
      '<TestRun><Results/><ResultSummary outcome="Aborted"><RunInfos><RunInfo outcome="Error"><Text>Test host process crashed</Text></RunInfo></RunInfos></ResultSummary></TestRun>',
    ],
    [
      'nunit: a set-up',
      '<test-run total="0"><test-suite name="a" result="Failed"><failure><message>no</message></failure></test-suite></test-run>',
    ],
    [
      'xunit: an error of the assembly',
      '<assemblies><assembly name="a.dll"><errors><error type="fatal-error" name="a"><failure><message>no</message></failure></error></errors></assembly></assemblies>',
    ],
    [
      'junit: a collection',
      '<testsuite><testcase name="test_a"><error message="collection failure">E   SyntaxError</error></testcase></testsuite>',
    ],
    ['junit: counts without cases', '<testsuite name="a" tests="3" failures="1"/>'],
  ])('a failure around the tests: %s', async (_, text) => {
    const { tests, problems, failing } = await xml(text)
    expect([tests?.failed, problems.length]).toEqual([1, 1])
    expect(failing.map((parts) => parts[6])).toEqual([expect.stringMatching(/^(?:suite|run)$/)])
  })

  test('large documents are read element by element', async () => {
    const one = JSON.stringify({
      name: '/x/a.test.js',
      status: 'passed',
      assertionResults: Array.from({ length: 50 }, (_, at) => ({
        ancestorTitles: ['s'],
        title: `"${at}", [{`,
        status: 'passed',
        duration: 1,
      })),
    })
    const list = Array.from({ length: 20 }, (_, at) => one.replace('a.test', `a${at}.test`))
    const text = `{"numTotalTests":1000,"coverageMap":{"x":"${'y'.repeat(9 * 1024 * 1024)}"},"testResults":[${list.join(',')}],"wasInterrupted":false}`
    const { tests, defects, warnings } = await xml(text)
    expect([tests?.total, defects, warnings]).toEqual([1000, [], []])
    expect((await xml(text.slice(0, -30))).warnings).toEqual([
      expect.stringMatching(/cannot be read: line 1: it ends before its last bracket/),
    ])
  })
})

describe('tests that stand several times in the reports of an attempt', () => {
  const run = (name: string, inner = '', file = 'a.py'): string =>
    `<testcase classname="c" name="${name}" file="${file}">${inner}</testcase>`
  const FAILURE = '<failure message="no"/>'
  test.each<[string, string, Record<string, number>]>([
    ['failed, then passed', run('a', FAILURE) + run('a') + run('b'), { total: 2, failed: 0, flaky: 1 }],
    ['passed, then failed', run('a') + run('a', FAILURE), { total: 1, failed: 0, flaky: 1 }],
    ['failed twice', run('a', FAILURE) + run('a', '<error message="no"/>'), { total: 1, failed: 1, flaky: 0 }],
    ['passed twice', run('a') + run('a'), { total: 2, failed: 0, flaky: 0 }],
    ['of different files', run('a', FAILURE) + run('a', '', 'b.py'), { total: 2, failed: 1, flaky: 0 }],
    ['flakyFailure of Surefire', run('a', '<flakyFailure message="no"/>'), { total: 1, failed: 0, flaky: 1 }],
    ['without names', '<testcase/><testcase><failure/></testcase>', { total: 2, failed: 1, flaky: 0 }],
    [
      'disabled, with a failure',
      '<testcase name="a" status="disabled"><failure/></testcase>',
      { total: 1, failed: 0, skipped: 1 },
    ],
    ['suppressed by GoogleTest', '<testcase name="a" status="notrun" result="suppressed"/>', { total: 1, skipped: 1 }],
  ])('%s', async (_, cases, counts) =>
    expect((await xml(`<testsuite name="s">${cases}</testsuite>`)).tests).toMatchObject(counts),
  )

  test('flaky ones are named, and suites with failures come first', async () => {
    const { tests } = await xml(
      `<testsuites><testsuite name="good">${run('a', FAILURE)}${run('a')}</testsuite><testsuite name="bad">${run('b', FAILURE)}</testsuite></testsuites>`,
    )
    expect(tests?.flaky_names).toEqual(['c.a'])
    expect(tests?.suites?.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
      ['bad', 0, 1],
      ['good', 1, 0],
    ])
  })
})

describe('messages', () => {
  test.each([
    ['the first line with words', failing('name="a"', '<failure>_ _ _ _ _\n\n  boom</failure>'), 'a: boom'],
    [
      "pytest's E first",
      failing('name="a"', '<failure>def test_a():\n    x = 1\nE   assert 1 == 2\n</failure>'),
      'a: assert 1 == 2',
    ],
    [
      'a failure and an error are not glued',
      failing('name="a"', '<failure>first</failure><error>second</error>'),
      'a: first',
    ],
    [
      'the exception of Python, not the source of its frames',
      failing(
        'name="a"',
        '<failure message="failed">Traceback (most recent call last):\n  File "t.py", line 4, in a\n    self.fail("no")\nAssertionError: no\n</failure>',
      ),
      'a: AssertionError: no',
    ],
    [
      'what Jest says of a suite that it could not run',
      failing('name="a.ts"', '<error>  ● Test suite failed to run\n\n    Cannot find module x</error>'),
      'a.ts: Cannot find module x',
    ],
    [
      "Hamcrest's value",
      failing('name="a"', '<failure message="&#10;Expected: &lt;1&gt;&#10;     but: was &lt;2&gt;"/>'),
      'a: Expected: <1>; but: was <2>',
    ],
    [
      'a colon without words',
      failing('name="a"', '<failure>: Timeout - no callback</failure>'),
      'a: Timeout - no callback',
    ],
    [
      'no colours, also without their escape character',
      failing('name="a[5m]"', '<failure>&#27;[31mE&#27;[0m   #x1B[1massert a[5m] == [2mb[22m#x1B[0m</failure>'),
      'a[5m]: assert a[5m] == b',
    ],
    [
      'phpt tests with their name in front',
      failing('name="a.phpt"', '<failure>a.phptFailed asserting that 1 is 2.</failure>'),
      'a.phpt: Failed asserting that 1 is 2.',
    ],
    [
      'the label of an NUnit test that ran out of time',
      '<test-run total="1"><test-suite name="S"><test-case name="Slow" result="Failed" label="Test exceeded Timeout value 1ms."><failure/></test-case></test-suite></test-run>',
      'Slow: Test exceeded Timeout value 1ms.',
    ],
  ])('%s', async (_, text, message) =>
    expect((await xml(text)).problems.map((problem) => problem.message)).toEqual([message]),
  )
})

describe('the definition of a failed test', () => {
  test.each([
    ['an error', failing('name="a"', '<error message="boom"/>'), 1],
    ['a flaky failure', failing('name="a"', '<flakyFailure message="boom"/><rerunFailure/>'), 0],
    ['a skipped test', failing('name="a"', '<skipped/>'), 0],
    ['a failure of a suite as a whole', '<testsuite name="s"><failure message="boom"/></testsuite>', 1],
    ['two failures of one test', failing('name="a"', '<failure message="x"/><error message="y"/>'), 1],
  ])('%s', async (_, text, failed) => expect((await xml(text)).tests?.failed).toBe(failed))

  test('times are added up, also with commas, and the slowest are five', async () => {
    const cases = [1, 9, 3, 7, 5, 8].map((seconds) => `<testcase name="t${seconds}" time="1,00${seconds}.5"/>`)
    const { tests } = await xml(`<testsuite>${cases.join('')}</testsuite>`)
    expect(tests?.seconds).toBe(6036)
    expect(tests?.slowest.map(({ name }) => name)).toEqual(['t9', 't8', 't7', 't5', 't3'])
  })
})

describe('places', () => {
  test('the attributes of the report, inside of the workspace only', async () => {
    const cwd = temporaryFolder()
    const outside = temporaryFolder()
    writeFiles(outside, { 'x.php': '' })
    writeFiles(cwd, { 'src/a.php': '' })
    symlinkSync(outside, path.join(cwd, 'link'))
    const one = await reported(cwd, 'r.xml', () =>
      writeFileSync(
        path.join(cwd, 'r.xml'),
        `<testsuite><testcase name="in" file="src/a.php" line="3"><failure message="no"/></testcase>
         <testcase name="out" file="/etc/passwd" line="1"><failure message="no"/></testcase>
         <testcase name="link" file="link/x.php" line="1"><failure message="no"/></testcase>
         <testcase name="up" file="../../x.php" line="1"><failure message="no"/></testcase></testsuite>`,
      ),
    )
    expect(one.tests?.failures.map(({ file, line }) => [file, line])).toEqual([
      ['src/a.php', 3],
      [null, null],
      [null, null],
      [null, null],
    ])
  })
})

test('files of a checkout are those that git knows, without removed ones', () => {
  const cwd = temporaryFolder()
  writeFiles(cwd, { '.gitignore': 'out\n', 'src/a.ts': '', 'out/src/a.ts': '', 'src/gone.ts': '' })
  const git = (...args: string[]) => execFileSync('git', ['-C', cwd, '-c', 'init.defaultBranch=main', ...args])
  git('init', '-q')
  git('add', '.')
  rmSync(path.join(cwd, 'src/gone.ts'))
  writeFiles(cwd, { 'lib/new.ts': '' })
  const tree = createSourceTree(cwd)
  expect(['a.ts', 'gone.ts', 'new.ts'].map((name) => tree.named(name))).toEqual([['src/a.ts'], [], ['lib/new.ts']])
})

test('file and line of a failure, and paths of another machine', async () => {
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'src/a.ts': '', 'web/src/b.ts': '', 'api/src/b.ts': '' })
  const { tests } = await reported(cwd, 'r.xml', () =>
    writeFileSync(
      path.join(cwd, 'r.xml'),
      `<testsuite file="/app/src/a.ts"><testcase name="own" line="2"><failure message="no"/></testcase>
       <testcase name="a"><failure message="no" file="/app/src/a.ts" line="7"/></testcase>
       <testcase name="b" file="D:\\a\\x\\src\\a.ts" line="3"><failure message="no"/></testcase>
       <testcase name="c" file="/app/src/b.ts" line="3"><failure message="no"/></testcase></testsuite>`,
    ),
  )
  expect(tests?.failures.map(({ file, line }) => [file, line])).toEqual([
    ['src/a.ts', 2],
    ['src/a.ts', 7],
    ['src/a.ts', 3],
    [null, null],
  ])
})

test('an exception is placed where it was thrown, and a failure of Flutter where it printed it', async () => {
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'lib/cart.js': '', 'test/cart.test.js': '', 'test/cart_test.dart': '' })
  const mocha = {
    stats: { tests: 1 },
    tests: [
      {
        title: 'adds',
        fullTitle: 'cart adds',
        file: 'D:\\x\\test\\cart.test.js',
        duration: 1,
        err: {
          message: 'no',
          stack: 'Error: no\n    at add (lib\\cart.js:2:9)\n    at Context.<anonymous> (test\\cart.test.js:15:11)',
        },
      },
    ],
  }
  const [file, url] = ['/app/test/cart_test.dart', 'package:flutter_test/src/widget_tester.dart']
  const message = `══╡ EXCEPTION CAUGHT ╞══\nThe following TestFailure was thrown running a test:\n  Expected: <2>\n  Actual: <1>\n\n#0  fail (package:test_api/expect.dart:155:31)\n#1  main (file://${file}:112:34)`
  const flutter = [
    { type: 'start', protocolVersion: '0.1.1' },
    { type: 'suite', suite: { id: 0, path: file } },
    { type: 'testStart', test: { id: 8, name: 'adds', suiteID: 0, line: 126, url, root_line: 94, root_url: file } },
    { type: 'print', testID: 8, message },
    { type: 'error', testID: 8, error: 'Test failed. See exception logs above.', stackTrace: '' },
    { type: 'testDone', testID: 8, result: 'error' },
    { type: 'done' },
  ]
  const { tests } = await reported(cwd, 'r*.json', () =>
    writeFiles(cwd, {
      'r1.json': JSON.stringify(mocha),
      'r2.json': flutter.map((event) => JSON.stringify(event)).join('\n'),
    }),
  )
  expect(tests?.failures).toMatchObject([
    { file: 'lib/cart.js', line: 2, message: 'no' },
    {
      file: 'test/cart_test.dart',
      line: 112,
      message: 'The following TestFailure was thrown running a test: Expected: <2>; Actual: <1>',
    },
  ])
  expect(tests?.suites?.map(({ name }) => name)).toEqual(['test/cart.test.js', 'test/cart_test.dart'])
})

test('the cases of an NUnit method belong to its class, and a suite that its parent failed is no test', async () => {
  const text = `<test-run total="2"><test-suite type="TestFixture" name="Cart" fullname="Acme.Cart" result="Failed">
    <failure><message>no constructor</message></failure>
    <test-suite type="ParameterizedMethod" fullname="Acme.Cart.Adds" result="Failed" site="Parent">
      <failure><message>OneTimeSetUp: no constructor</message></failure></test-suite>
    <test-suite type="ParameterizedMethod" fullname="Acme.Cart.Ships" result="Passed">
      <test-case fullname="Acme.Cart.Ships(1)" classname="Acme.Cart" result="Passed"/></test-suite>
    <test-case fullname="Acme.Cart.Adds(1)" classname="Acme.Cart" result="Failed">
      <failure><message>OneTimeSetUp: no constructor</message></failure></test-case></test-suite></test-run>`
  const { tests } = await xml(text)
  expect(tests).toMatchObject({ total: 2, failed: 1, suites: [{ name: 'Acme.Cart', passed: 1, failed: 1 }] })
})

describe('reports that are not read', () => {
  test.each([
    [
      'a document type',
      '<!DOCTYPE x [<!ENTITY a "b">]><testsuite/>',
      /line 1: a document type declaration is not allowed/,
    ],
    [
      'an entity that is not declared',
      `<testsuite>\n<testcase name="&bomb;"/></testsuite>`,
      /line 2: undefined entity/,
    ],
    ['a text that breaks off', '<testsuite>\n\n<testcase name="a">', /line 3: unclosed tag/],
    ['another document', '<html><body/></html>', /its root is <html>/],
    ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><testsuite/>', /its encoding is ISO-8859-1/],
    ['bytes that are no text', Buffer.from([0x3c, 0x74, 0xff, 0x80]), /not valid for encoding utf-8/],
    ['an empty file', '', /it is empty/],
    ['another text', 'hello\n', /its format is not known/],
    ['elements without end', '<testsuite>'.repeat(100), /nest deeper than 64/],
  ])('%s', async (_, text, message) => {
    const { warnings } = await xml(text)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/^the test report r\.xml cannot be read: /)
    expect(warnings[0]).toMatch(message)
  })

  test('failures before the place where it breaks off count', async () => {
    const { tests, warnings } = await xml('<testsuite><testcase name="a"><failure message="x"/></testcase><testcase')
    expect(warnings).toHaveLength(1)
    expect(tests).toMatchObject({ total: 1, failed: 1 })
  })

  test('UTF-16 is read', async () => {
    const text = `\ufeff${failing('name="ä"', '<failure message="ß"/>')}`
    expect((await xml(Buffer.from(text, 'utf16le'))).problems.map(({ message }) => message)).toEqual(['ä: ß'])
    expect((await xml(Buffer.from(text, 'utf16le').swap16())).problems.map(({ message }) => message)).toEqual(['ä: ß'])
  })

  test('an attribute of ten megabytes is cut', async () => {
    const { problems } = await xml(
      failing(`name="${'n'.repeat(10_000_000)}"`, `<failure message="${'m'.repeat(10_000_000)}"/>`),
    )
    expect(problems[0]?.message.length).toBeLessThan(100_000)
  })

  // Patterns that scan such a line once for each of its characters take minutes.
  test.each([
    ['digits, dots and letters', '9.e0'],
    ['prose', 'the quick brown fox '],
    ['dots', '.'],
    ['a path', 'a/'],
  ])('failures of one long line are read: %s', async (_, part) => {
    const text = part.repeat(3000 / part.length)
    const cases = Array.from({ length: 40 }, (_, at) => `<testcase name="t${at}"><failure>${text}</failure></testcase>`)
    const { problems } = await xml(`<testsuite>${cases.join('')}</testsuite>`)
    expect(problems).toHaveLength(40)
    expect(problems[0]?.message).toContain('…')
  })
})

describe('what a report says beside its cases', () => {
  test.each<[string, string, number, RegExp]>([
    [
      'NUnit: an assembly that is invalid',
      '<test-run total="1" failed="0"><test-suite type="Assembly" name="a.dll" result="Failed" label="Invalid"/><test-suite name="b"><test-case name="x" result="Passed"/></test-suite></test-run>',
      1,
      /^a\.dll: Invalid/,
    ],
    [
      'NUnit: a suite whose result is Invalid',
      '<test-run total="0"><test-suite name="a" result="Invalid"/></test-run>',
      1,
      /^a: /,
    ],
    [
      'NUnit: a run that failed',
      '<test-run result="Failed"><test-suite name="a"><test-case name="x" result="Passed"/></test-suite></test-run>',
      1,
      /^test run: /,
    ],
    [
      'NUnit 2: a test that cannot run',
      '<test-results total="1"><test-suite name="a"><results><test-case name="x" executed="False" result="NotRunnable"/></results></test-suite></test-results>',
      1,
      /^x: /,
    ],
    [
      'TRX: a result without an outcome',
      '<TestRun><Results><UnitTestResult testName="x"/></Results></TestRun>',
      1,
      /^x: /,
    ],
    [
      'TRX: counted failures',
      '<TestRun><Results><UnitTestResult testName="x" outcome="Passed"/></Results><ResultSummary outcome="Completed"><Counters total="1" failed="2"/></ResultSummary></TestRun>',
      1,
      /^test run: 2 failed tests, which/,
    ],
    [
      'xUnit: counted errors',
      '<assemblies><assembly name="a.dll" total="1" failed="0" errors="1"><collection><test name="x" result="Pass"/></collection></assembly></assemblies>',
      1,
      /^a\.dll: 1 failed tests, which/,
    ],
    [
      'JUnit: a counted failure beside passing cases',
      '<testsuites failures="1"><testsuite name="s" tests="1" failures="1"><testcase name="a"/></testsuite></testsuites>',
      1,
      /^s: 1 failed tests, which the report does not name/,
    ],
    [
      'JUnit: a failure that only the root counts',
      '<testsuites name="all" errors="1"><testsuite name="s"><testcase name="a"/></testsuite></testsuites>',
      1,
      /^all: 1 failed/,
    ],
    ['JUnit: status="failed"', '<testsuite><testcase name="a" status="failed"/></testsuite>', 1, /^a: failed/],
    ['JUnit: result="error"', '<testsuite><testcase name="a" result="error"/></testsuite>', 1, /^a: failed/],
    [
      'Jest: a counted failure',
      '{"numTotalTests":1,"numFailedTests":1,"success":false,"testResults":[{"name":"a","status":"passed","assertionResults":[{"title":"x","status":"passed"}]}]}',
      1,
      /^test run: /,
    ],
    [
      'Dart: a run without success',
      '{"protocolVersion":"0.1.1","type":"start"}\n{"suite":{"id":0,"path":"a.dart"},"type":"suite"}\n{"test":{"id":1,"name":"x","suiteID":0},"type":"testStart"}\n{"testID":1,"result":"success","type":"testDone"}\n{"type":"done","success":false}',
      1,
      /^test run: the run failed/,
    ],
    ['TAP: a printed ---', 'TAP version 13\nok 1 - a\n  ---\nnot ok 2 - b\n1..2\n', 1, /^b: /],
    ['TAP: a printed --- behind a subtest', 'ok 1 - a\n    ---\n    not ok 1 - c\nnot ok 2 - b\n1..2\n', 1, /^c: /],
  ])('%s', async (_, text, failed, message) => {
    const { tests, problems } = await xml(text)
    expect(problems.map((problem) => problem.message)).toEqual(
      Array.from({ length: failed }, () => expect.stringMatching(message)),
    )
    expect(tests?.failed).toBe(failed)
  })

  test.each<[string, string, RegExp]>([
    ['go test -json behind run', '{"Action":"run","Package":"a","Test":"TestA"}\n', /it ends before TestA/],
    [
      'go test -json in a line',
      '{"Action":"pass","Package":"a","Test":"TestA"}\n{"Action":"fail","Pack',
      /line 2 is torn/,
    ],
    [
      'libtest in a line',
      '{"type":"suite","event":"started","test_count":1}\n{"type":"test","event":"ok","name":"a"}\n{"type":"test","ev\n{"type":"suite","event":"ok","failed":0}\n',
      /line 3 is torn/,
    ],
    [
      'libtest before the end of a suite',
      '{"type":"suite","event":"started","test_count":1}\n{"type":"test","event":"ok","name":"a"}\n',
      /before the end of a suite/,
    ],
    [
      'Dart: success null',
      '{"protocolVersion":"0.1.1","type":"start"}\n{"type":"done","success":null}',
      /before the runner was done/,
    ],
    ['TAP in a block', 'ok 1 - a\n  ---\n  x: 1\n', /the YAML block of a has no end/],
  ])('a report that is cut off is a warning: %s', async (_, text, reason) => {
    const { warnings, defects } = await xml(text)
    expect(defects).toEqual(expect.arrayContaining(warnings))
    expect(warnings.join('\n')).toMatch(reason)
  })

  test('the place of a TAP failure as a mapping', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'test/a.js': '' })
    const at = [
      'at:\n    line: 5\n    column: 3\n    file: test/a.js',
      'at: {file: test/a.js, line: 6}',
      'at: {"line":7,"file":"test/a.js"}',
    ]
    const points = at.map((each, index) => `not ok ${index + 1} - t${index}\n  ---\n  ${each}\n  ...\n`)
    const { tests } = await reported(cwd, 'r.tap', () =>
      writeFileSync(path.join(cwd, 'r.tap'), `TAP version 13\n${points.join('')}1..3\n`),
    )
    expect(tests?.failures.map(({ file, line }) => [file, line])).toEqual([
      ['test/a.js', 5],
      ['test/a.js', 6],
      ['test/a.js', 7],
    ])
  })

  test('tests beyond the limit still fail, and a later attempt must have as many', async () => {
    const cwd = temporaryFolder()
    const tally = new TestTally({ sources: createSourceTree(cwd), cwd }, null, false, 2)
    const report = tally.begin('r.xml')
    for (const name of ['a', 'b', 'c']) tally.test(createTestCase({ name, state: name === 'c' ? 'failed' : 'passed' }))
    const { tests, failed, problems } = await tally.judge(async () => {})
    expect([tests.total, tests.failed, report.cases]).toEqual([3, 1, 3])
    expect(problems.map(({ message }) => message)).toEqual(['c: failed'])
    expect(tally.defects).toEqual([{ reason: 'it has more than 2 tests', defect: 'too-large' }])
    expect(tally.listOpen(failed, []).map((parts) => parts.slice(5))).toEqual([['r.xml', 'rest', 3]])
  })

  test('the element of a document may be large', async () => {
    const tests = Array.from({ length: 3000 }, (_, at) => ({
      ancestorTitles: ['s'],
      title: `t${at}`,
      status: at === 2999 ? 'failed' : 'passed',
      failureMessages: at === 2999 ? ['x'.repeat(9_000_000)] : [],
    }))
    const text = JSON.stringify({
      numTotalTests: 3000,
      numFailedTests: 1,
      success: false,
      testResults: [
        { assertionResults: tests, name: '/x/a.test.js', status: 'failed', message: 'y'.repeat(9_000_000) },
      ],
    })
    const { tests: counts, warnings } = await xml(text)
    expect([counts?.total, counts?.failed, warnings]).toEqual([3000, 1, []])
  })
})

describe('two report files', () => {
  const suiteOf = (inner: string, more = ''): string =>
    `<testsuite name="s" ${more}><testcase classname="c" name="a">${inner}</testcase></testsuite>`
  const FAILURE = '<failure message="no"/>'
  test.each<[string, Record<string, string>, Record<string, number>]>([
    [
      'are two runs of a test',
      { 'linux.xml': suiteOf(''), 'windows.xml': suiteOf(FAILURE) },
      { total: 2, failed: 1, flaky: 0 },
    ],
    [
      'so are two hosts of one file',
      {
        'r.xml': `<testsuites>${suiteOf('', 'hostname="chromium"')}${suiteOf(FAILURE, 'hostname="firefox"')}</testsuites>`,
      },
      { total: 2, failed: 1, flaky: 0 },
    ],
    [
      'but not two runs on one host',
      { 'r.xml': `<testsuites>${suiteOf('', 'hostname="h"')}${suiteOf(FAILURE, 'hostname="h"')}</testsuites>` },
      { total: 1, failed: 0, flaky: 1 },
    ],
  ])('%s', async (_, files, counts) => {
    const cwd = temporaryFolder()
    const { tests } = await reported(cwd, '*.xml', () => writeFiles(cwd, files))
    expect(tests).toMatchObject(counts)
  })
})

describe('what a later attempt must overcome', () => {
  /** Reads an attempt, and what of it the next attempt leaves open. */
  async function follow(first: Record<string, string>, second: Record<string, string>) {
    const cwd = temporaryFolder()
    const { failing } = await reported(cwd, '*.txt', () => writeFiles(cwd, first))
    const watched = new TestReports('*.txt', reportFiles, { sources: createSourceTree(cwd), cwd })
    for (const name of Object.keys(first)) rmSync(path.join(cwd, name))
    writeFiles(cwd, second)
    const read = await watched.read({ clock: systemClock, isOver: () => false }, failing)
    return { failing: failing.length, open: read?.notOvercome.length }
  }
  const one = (name: string, inner = '', more = ''): string =>
    `<testsuite name="s" ${more}><testcase classname="c" name="${name}">${inner}</testcase></testsuite>`
  const FAILURE = '<failure message="no"/>'
  const collection =
    '<testsuite name="pytest"><testcase classname="" name="t.test_a"><error message="collection failure"/></testcase></testsuite>'
  const jest = (file: string, isBroken: boolean): string =>
    JSON.stringify({
      numTotalTests: 1,
      testResults: [
        {
          name: file,
          status: isBroken ? 'failed' : 'passed',
          message: 'no',
          assertionResults: isBroken ? [] : [{ title: 'x', status: 'passed' }],
        },
      ],
    })
  const many = (inner: string, count = 1200): string =>
    `<testsuite>${Array.from({ length: count }, (_, at) => `<testcase name="t${at}">${inner}</testcase>`).join('')}</testsuite>`
  test.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['a test, by another report file: no', { 'a.txt': one('a', FAILURE) }, { 'b.txt': one('a') }, 1],
    [
      'a test on a machine with another name: yes',
      { 'a.txt': one('a', FAILURE, 'hostname="x"') },
      { 'a.txt': one('a', '', 'hostname="y"') },
      0,
    ],
    [
      'a test in one of two browsers, by the other one: no',
      {
        'a.txt': `<testsuites>${one('a', FAILURE, 'hostname="firefox"')}${one('a', '', 'hostname="chromium"')}</testsuites>`,
      },
      { 'a.txt': one('a', '', 'hostname="chromium"') },
      1,
    ],
    [
      'a test in one of two browsers, by the same one: yes',
      {
        'a.txt': `<testsuites>${one('a', FAILURE, 'hostname="firefox"')}${one('a', '', 'hostname="chromium"')}</testsuites>`,
      },
      { 'a.txt': one('a', '', 'hostname="firefox"') },
      0,
    ],
    ['a module that could not be collected, by others: no', { 'a.txt': collection }, { 'a.txt': one('a') }, 1],
    [
      'a module that could not be collected, by its tests: yes',
      { 'a.txt': collection },
      { 'a.txt': one('a').replace('"c"', '"t.test_a.TestX"') },
      0,
    ],
    [
      'a file that Jest could not load, by another: no',
      { 'a.txt': jest('/x/a.js', true) },
      { 'a.txt': jest('/x/b.js', false) },
      1,
    ],
    [
      'a file that Jest could not load, by itself: yes',
      { 'a.txt': jest('/x/a.js', true) },
      { 'a.txt': jest('/x/a.js', false) },
      0,
    ],
    ['a bail-out, by a torn report: no', { 'a.txt': '1..1\nok 1\nBail out!\n' }, { 'a.txt': '1..2\nok 1\n' }, 1],
    ['a bail-out, by a whole report: yes', { 'a.txt': '1..1\nok 1\nBail out!\n' }, { 'a.txt': '1..1\nok 1\n' }, 0],
    [
      'an error without a case, by another suite: no',
      { 'a.txt': '<testsuite name="s"><error message="no"/></testsuite>' },
      { 'a.txt': '<testsuite name="t"><testcase name="a"/></testsuite>' },
      1,
    ],
    [
      'an error without a case, by its suite: yes',
      { 'a.txt': '<testsuite name="s"><error message="no"/></testsuite>' },
      { 'a.txt': one('a') },
      0,
    ],
    [
      'a counted failure, by its suite: yes',
      { 'a.txt': '<testsuite name="s" failures="1"><testcase name="a"/></testsuite>' },
      { 'a.txt': '<testsuite name="s" failures="0"><testcase name="a"/></testsuite>' },
      0,
    ],
    ['1,200 tests, by 1,000 of them: no', { 'a.txt': many(FAILURE) }, { 'a.txt': many('', 1000) }, 1],
    ['1,200 tests, by all of them: yes', { 'a.txt': many(FAILURE) }, { 'a.txt': many('') }, 0],
    [
      'a fixture of a test, by its module: no',
      { 'a.txt': one('a', '<error message="failed on setup with x"/>') },
      { 'a.txt': one('b') },
      1,
    ],
  ])('%s', async (_, first, second, open) => expect((await follow(first, second)).open).toBe(open))
})

describe('which files are read', () => {
  const PASSED = '<testsuite><testcase name="a"/></testsuite>'

  test('reports of the attempt are read once each, and earlier ones are not', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'old/junit.xml': failing('name="old"', '<failure/>') })
    const { tests } = await reported(cwd, 'out/*.xml, **/junit*.xml', () =>
      writeFiles(cwd, { 'out/junit-1.xml': PASSED }),
    )
    expect(tests).toMatchObject({ total: 1, failed: 0 })
  })

  test('no link that leads out, no folder, nothing of others', async () => {
    const cwd = temporaryFolder()
    const outside = temporaryFolder()
    writeFiles(outside, { 'junit.xml': PASSED })
    const { tests, warnings, defects } = await reported(cwd, '**/*.xml', () => {
      symlinkSync(path.join(outside, 'junit.xml'), path.join(cwd, 'link.xml'))
      symlinkSync(outside, path.join(cwd, 'folder'))
      mkdirSync(path.join(cwd, 'dir.xml'))
      writeFiles(cwd, { 'node_modules/x/junit.xml': PASSED })
    })
    expect(tests).toBeNull()
    expect(warnings).toEqual(['the command wrote no test report that matches **/*.xml'])
    expect(defects.toSorted()).toEqual([
      ...warnings,
      'the test report dir.xml is not read: it is a folder',
      'the test report link.xml is not read: it lies outside of the workspace',
    ])
  })

  test('at most 500', async () => {
    const cwd = temporaryFolder()
    const { tests, warnings } = await reported(cwd, '*.xml', () =>
      writeFiles(cwd, Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`r${at}.xml`, PASSED]))),
    )
    expect(tests?.total).toBe(500)
    expect(warnings).toEqual([
      expect.stringMatching(/^a test report is not read, r\d+\.xml first: at most 500 files and 128 MiB are read$/),
    ])
  })
})

describe('while reports are read', () => {
  /** Counts the turns of timers and signals; they are due at each opportunity. */
  function countTurns() {
    const count = { turns: 0 }
    const turn = async (): Promise<void> => {
      count.turns += 1
    }
    return { count, turn }
  }

  function watch() {
    const cwd = temporaryFolder()
    const watched = new TestReports('*.xml', reportFiles, { sources: createSourceTree(cwd), cwd })
    const failures = '<testcase name="a"><failure message="no"/></testcase>'.repeat(20)
    const large = `<testsuite>${failures}<system-out>${'x'.repeat(1024 * 1024)}</system-out></testsuite>`
    writeFiles(cwd, Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.xml`, large])))
    return watched
  }

  test('timers and signals run within each file, not only between files', async () => {
    const { count, turn } = countTurns()
    const read = await watch().read({ clock: { turn }, isOver: () => false })
    expect(read?.tests?.failed).toBe(20)
    // 20 MiB in chunks of 64 KiB.
    expect(count.turns).toBeGreaterThan(20 * 16)
  })

  test('a signal or a timeout ends it at the next turn', async () => {
    const { count, turn } = countTurns()
    expect(await watch().read({ clock: { turn }, isOver: () => count.turns >= 5 })).toBeNull()
    expect(count.turns).toBeLessThan(8)
  })
})
