import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSourceTree, reportFiles } from '../../src/adapters/source-tree.js'
import { TestReports } from '../../src/nodes/test-reports/index.js'
import { temporaryFolder, writeFiles } from '../e2e/support/command.js'

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/test-reports')

/** Reads what an attempt leaves in a folder: `write` is the attempt. */
function reported(cwd: string, reports: string | [string, ...string[]], write: () => void) {
  const watched = new TestReports(reports, reportFiles, { sources: createSourceTree(cwd), cwd })
  write()
  return watched.read()
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
  ])('%s', (tool, message, file, line, [total, failed, skipped]) => {
    const cwd = temporaryFolder()
    cpSync(path.join(FIXTURES, tool), cwd, { recursive: true })
    const text = readFileSync(path.join(cwd, 'report.xml'), 'utf8').replaceAll('@ROOT@', cwd)
    const { tests, problems, warnings } = reported(cwd, '**/*.xml', () =>
      writeFileSync(path.join(cwd, 'report.xml'), text),
    )
    expect(warnings).toEqual([])
    expect(problems.map((problem) => problem.message)).toEqual([message])
    expect(tests).toMatchObject({ total, failed, skipped })
    expect(tests?.failures).toMatchObject([{ file, line }])
  })
})

describe('the definition of a failed test', () => {
  test.each([
    ['an error', failing('name="a"', '<error message="boom"/>'), 1],
    ['a flaky failure', failing('name="a"', '<flakyFailure message="boom"/><rerunFailure/>'), 0],
    ['a skipped test', failing('name="a"', '<skipped/>'), 0],
    ['a failure of a suite as a whole', '<testsuite name="s"><failure message="boom"/></testsuite>', 1],
    ['two failures of one test', failing('name="a"', '<failure message="x"/><error message="y"/>'), 1],
  ])('%s', (_, text, failed) => expect(xml(text).tests?.failed).toBe(failed))

  test('times are added up, also with commas, and the slowest are five', () => {
    const cases = [1, 9, 3, 7, 5, 8].map((seconds) => `<testcase name="t${seconds}" time="1,00${seconds}.5"/>`)
    const { tests } = xml(`<testsuite>${cases.join('')}</testsuite>`)
    expect(tests?.seconds).toBe(6036)
    expect(tests?.slowest.map(({ name }) => name)).toEqual(['t9', 't8', 't7', 't5', 't3'])
  })
})

describe('places', () => {
  test('the attributes of the report, inside of the workspace only', () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'src/a.php': '' })
    const one = reported(cwd, 'r.xml', () =>
      writeFileSync(
        path.join(cwd, 'r.xml'),
        `<testsuite><testcase name="in" file="src/a.php" line="3"><failure message="no"/></testcase>
         <testcase name="out" file="/etc/passwd" line="1"><failure message="no"/></testcase>
         <testcase name="up" file="../../x.php" line="1"><failure message="no"/></testcase></testsuite>`,
      ),
    )
    expect(one.tests?.failures.map(({ file, line }) => [file, line])).toEqual([
      ['src/a.php', 3],
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
    ['an empty file', '', /no test suite|document must contain a root/],
    ['elements without end', '<testsuite>'.repeat(100), /nest deeper than 64/],
  ])('%s', (_, text, message) => {
    const { warnings } = xml(text)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/^the test report r\.xml cannot be read: /)
    expect(warnings[0]).toMatch(message)
  })

  test('failures before the place where it breaks off count', () => {
    const { tests, warnings } = xml('<testsuite><testcase name="a"><failure message="x"/></testcase><testcase')
    expect(warnings).toHaveLength(1)
    expect(tests).toMatchObject({ total: 1, failed: 1 })
  })

  test('UTF-16 is read', () => {
    const text = `\ufeff${failing('name="ä"', '<failure message="ß"/>')}`
    expect(xml(Buffer.from(text, 'utf16le')).problems.map(({ message }) => message)).toEqual(['ä: ß'])
    expect(xml(Buffer.from(text, 'utf16le').swap16()).problems.map(({ message }) => message)).toEqual(['ä: ß'])
  })

  test('an attribute of ten megabytes is cut', () => {
    const { problems } = xml(
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
  ])('failures of one long line are read: %s', (_, part) => {
    const text = part.repeat(60_000 / part.length)
    const cases = Array.from({ length: 40 }, (_, at) => `<testcase name="t${at}"><failure>${text}</failure></testcase>`)
    const { problems } = xml(`<testsuite>${cases.join('')}</testsuite>`)
    expect(problems).toHaveLength(40)
    expect(problems[0]?.message).toContain('…')
  })
})

describe('which files are read', () => {
  const PASSED = '<testsuite><testcase name="a"/></testsuite>'

  test('reports of the attempt are read once each, and earlier ones are not', () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'old/junit.xml': failing('name="old"', '<failure/>') })
    const { tests } = reported(cwd, 'out/*.xml, **/junit*.xml', () => writeFiles(cwd, { 'out/junit-1.xml': PASSED }))
    expect(tests).toMatchObject({ total: 1, failed: 0 })
  })

  test('no link that leads out, no folder, nothing of others', () => {
    const cwd = temporaryFolder()
    const outside = temporaryFolder()
    writeFiles(outside, { 'junit.xml': PASSED })
    const { tests, warnings } = reported(cwd, '**/*.xml', () => {
      symlinkSync(path.join(outside, 'junit.xml'), path.join(cwd, 'link.xml'))
      symlinkSync(outside, path.join(cwd, 'folder'))
      mkdirSync(path.join(cwd, 'dir.xml'))
      writeFiles(cwd, { 'node_modules/x/junit.xml': PASSED })
    })
    expect(tests).toBeNull()
    expect(warnings).toEqual(['the command wrote no test report that matches **/*.xml'])
  })

  test('at most 500', () => {
    const cwd = temporaryFolder()
    const { tests, warnings } = reported(cwd, '*.xml', () =>
      writeFiles(cwd, Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`r${at}.xml`, PASSED]))),
    )
    expect(tests?.total).toBe(500)
    expect(warnings).toEqual(['1 test reports are not read: at most 500 files and 128 MiB are'])
  })
})
