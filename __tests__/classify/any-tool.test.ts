import { beforeAll, describe, expect, test } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { classify, findPlaces } from '../../src/classify/index.js'
import { asString, isJsonObject, type Json } from '../../src/core/json.js'
import type { Patterns } from '../../src/core/ports.js'
import { treeOf } from './recorded.js'

const ROOT = '/work-folder'
const FILES = [
  'src/a.ts',
  'src/b.zz',
  'src/App.java',
  'src/main.py',
  'src/lib/deep.py',
  'app/cart.rb',
  'web/index.php',
  'vendor/acme/lib.php',
  'tests/CartTests.cs',
  'src/main.rs',
  'Makefile',
  'My Project/x.cs',
  '.env',
  'test/cart_test.dart',
  'pkg/main.go',
]

let patterns: Patterns
beforeAll(async () => {
  patterns = await loadPatterns()
})

function judge(stdout: string, use: 'build' | 'pytest' | 'npm' = 'build', files = FILES, stderr = '') {
  const failure = { exitCode: 1, signal: null, timedOut: false, stdout, stderr }
  const workspace = { sources: treeOf(ROOT, files), cwd: ROOT }
  const envelope = classify([{ use }], failure, patterns, workspace)
  const details = envelope?.details ?? findPlaces([{ use }], failure, workspace)
  return { kind: envelope?.kind ?? null, message: envelope?.message ?? null, places: placesOf(details['annotations']) }
}

function placesOf(annotations: Json | undefined): readonly string[] {
  if (!Array.isArray(annotations)) return []
  return annotations.filter(isJsonObject).map(({ file, line, column, level, message }) => {
    const at = [file, line, column].filter((part) => part !== undefined).join(':')
    return `${level === 'warning' ? 'warning ' : ''}${at} ${asString(message)}`
  })
}

describe('a line with a place and a message', () => {
  test.each<[string, string, string]>([
    ['file:line:column: message', 'src/b.zz:3:5: bad word', 'src/b.zz:3:5 bad word'],
    ['without a column', 'src/b.zz:3: bad word', 'src/b.zz:3 bad word'],
    ['without a colon', 'src/b.zz:16 [W] LineLength: too long', 'src/b.zz:16 [W] LineLength: too long'],
    ['without a space', 'src/b.zz:42:10:Field name should be lower', 'src/b.zz:42:10 Field name should be lower'],
    ['parentheses', 'src/b.zz(3,5): bad word', 'src/b.zz:3:5 bad word'],
    ['parentheses with a line', 'src/b.zz(3) : bad word', 'src/b.zz:3 bad word'],
    ['brackets', 'src/b.zz[4, 8]: bad word', 'src/b.zz:4:8 bad word'],
    ['in brackets', '[src/b.zz:3:5] Bad word.', 'src/b.zz:3:5 Bad word.'],
    ['the word line', 'src/b.zz line 7: bad word', 'src/b.zz:7 bad word'],
    ['the words line and col', 'src/b.zz: line 7, col 3, bad word', 'src/b.zz:7:3 bad word'],
    ['the line at the end', 'src/b.zz - ERROR: bad word on line 7', 'src/b.zz:7 ERROR: bad word'],
    ['columns of a table', 'src/b.zz      13      Injection   High', 'src/b.zz:13 Injection High'],
    ['a number of a build', '3>src/b.zz(3,5): bad word', 'src/b.zz:3:5 bad word'],
    ['a level', '[error] src/b.zz:3: bad word', 'src/b.zz:3 bad word'],
    ['a sign', '❌ src/b.zz:3:5: bad word', 'src/b.zz:3:5 bad word'],
    ['a time', '2026-11-17T12:30:45.123Z src/b.zz:3:5: bad word', 'src/b.zz:3:5 bad word'],
    ['a time of day', '[12:30:45] src/b.zz:3:5: bad word', 'src/b.zz:3:5 bad word'],
    ["a time of Go's logger", '2026/11/17 12:30:45 src/b.zz:3:5: bad word', 'src/b.zz:3:5 bad word'],
    ['a module', 'api: src/b.zz:3:5: bad word', 'src/b.zz:3:5 bad word'],
    ['several prefixes', '12:30:45 [api] error: src/b.zz:3:5: bad word', 'src/b.zz:3:5 bad word'],
    ['a file without an extension', 'Makefile:12: *** missing separator.', 'Makefile:12 *** missing separator.'],
    ['a hidden file', '.env:1 Leading space detected', '.env:1 Leading space detected'],
    ['a folder with a space', 'My Project/x.cs(3,5): bad word', 'My Project/x.cs:3:5 bad word'],
    ['the folder of a container', '/app/src/b.zz:3:5: bad word', 'src/b.zz:3:5 bad word'],
    ['the folder of a Windows runner', 'D:\\a\\x\\src\\b.zz(3,5): bad word', 'src/b.zz:3:5 bad word'],
    [
      'the next line has the message',
      'src/b.zz:1 in public class `A`:\n        D100: Missing text',
      'src/b.zz:1 D100: Missing text',
    ],
    [
      'an arrow below the message',
      'error: `a` should be `b`\n  --> src/b.zz:3:5',
      'src/b.zz:3:5 error: `a` should be `b`',
    ],
    ['below the name of its file', 'src/b.zz\n  3:5  error  bad word  rule', 'src/b.zz:3:5 bad word rule'],
  ])('%s', (_, line, expected) => expect(judge(line).places).toEqual([expected]))
})

describe('no place', () => {
  test.each([
    'listening on localhost:8080 now',
    '12:30:45 something began',
    '10:20: it began',
    'http://localhost:3000/src/a.ts:3:5: message',
    'see https://github.com/acme/x/blob/main/src/a.ts:3 for it',
    'npm error package@1.2.3:4 is bad',
    'src/missing.ts:3:5: bad word',
    'image: redis:7 was pulled',
    '    at run (src/a.ts:3:5)',
    'src/a.ts:3:5',
    'src/a.ts:3:5: note: declared here',
    '✓ src/a.ts:12 adds (3 ms)',
    '[info] src/a.ts:12 compiled',
    'src/main.py      12      3    75%   4-6',
    'the file src/a.ts:3 was read by the tool',
    'src/a.ts | 12 ++--',
    '/usr/lib/src/a.ts:3:5: bad word',
    'node_modules/x/src/a.ts:3:5: bad word',
    'from src/main.py:3: something',
  ])('%s', (line) => expect(judge(line).places).toEqual([]))

  test('where two files fit', () => {
    expect(judge('/app/x/b.zz:3: bad word', 'build', ['one/x/b.zz', 'two/x/b.zz']).places).toEqual([])
  })
})

test('a whole path of the workspace wins over the end of a longer one', () => {
  const files = ['src/b.zz', 'packages/app/src/b.zz']
  expect(judge('/app/src/b.zz:3: bad word', 'build', files).places).toEqual(['src/b.zz:3 bad word'])
})

test('two problems of one line that say different things are two, and one that is said twice is one', () => {
  const lines = ['src/b.zz:3:5: bad word', 'src/b.zz:3:5: long line', 'src/b.zz:3:5: bad word']
  expect(judge(lines.join('\n')).places).toEqual(['src/b.zz:3:5 bad word', 'src/b.zz:3:5 long line'])
  const tsc = ["src/a.ts(3,5): error TS2304: Cannot find name 'x'.", 'src/a.ts(3,5): error TS7006: y is any.']
  expect(judge(tsc.join('\n')).places).toHaveLength(2)
})

test('what belongs to a problem above it is none itself', () => {
  const lines = ['src/main.py:14: Expected Integer', '    src/main.py:6: Method has x as Integer', '']
  expect(judge(lines.join('\n')).places).toEqual(['src/main.py:14 Expected Integer'])
})

describe('kinds and levels', () => {
  test.each<[string, string, string | null, readonly string[]]>([
    ['a finding is lint', 'src/b.zz:3: bad word', 'external.build.lint', ['src/b.zz:3 bad word']],
    [
      'an error of a compiler',
      'src/b.zz:3:5: error: no such word',
      'external.build.compile',
      ['src/b.zz:3:5 error: no such word'],
    ],
    ['warnings alone are no error', 'src/b.zz:3: warning: odd', null, ['warning src/b.zz:3 warning: odd']],
    [
      "a linter's warnings follow its errors",
      'src/b.zz:1:1: [warning] odd\nsrc/b.zz:3:5: [error] bad word',
      'external.build.lint',
      ['src/b.zz:3:5 [error] bad word', 'warning src/b.zz:1:1 [warning] odd'],
    ],
    [
      "golint's",
      'pkg/main.go:3:5: exported var V should have comment or be unexported',
      'external.build.lint',
      ['pkg/main.go:3:5 exported var V should have comment or be unexported'],
    ],
    [
      "staticcheck's",
      'pkg/main.go:9:9: empty branch (SA9003)',
      'external.build.lint',
      ['pkg/main.go:9:9 empty branch (SA9003)'],
    ],
    [
      "gosec's",
      '[/app/pkg/main.go:37] - G104 (CWE-703): Errors unhandled (Confidence: HIGH)',
      'external.build.lint',
      ['pkg/main.go:37 G104 (CWE-703): Errors unhandled (Confidence: HIGH)'],
    ],
    [
      'cargo in short',
      'src/main.rs:3:5: error[E0425]: cannot find value `x`\nsrc/main.rs:1:1: warning: unused',
      'external.build.compile',
      ['src/main.rs:3:5 error[E0425]: cannot find value `x`'],
    ],
    [
      "phpstan's table",
      ' ------ -----\n  Line   web/index.php\n ------ -----\n  12     Call to an undefined method A::b().\n  :15    Bad type.\n ------ -----\n [ERROR] Found 2 errors\n 12   of them',
      'external.build.lint',
      ['web/index.php:12 Call to an undefined method A::b().', 'web/index.php:15 Bad type.'],
    ],
    [
      "scalastyle's, which are warnings",
      'warning file=/app/src/b.zz message=File must end with newline line=3 column=4',
      null,
      ['warning src/b.zz:3:4 File must end with newline'],
    ],
    [
      "Scala 3's",
      '-- [E007] Type Mismatch Error: src/b.zz:3:10 ---------\n3 |  val x: Int = "a"\n1 error found',
      'external.build.lint',
      ['src/b.zz:3:10 Type Mismatch Error'],
    ],
    [
      'all warnings of a linter beside its errors',
      `${Array.from({ length: 14 }, (_, at) => `src/b.zz:${at + 1}: warning: odd`).join('\n')}\nsrc/b.zz:20: bad word`,
      'external.build.lint',
      ['src/b.zz:20 bad word', ...Array.from({ length: 14 }, (_, at) => `warning src/b.zz:${at + 1} warning: odd`)],
    ],
  ])('%s', (_, output, kind, places) => expect(judge(output)).toMatchObject({ kind, places }))

  test.each([
    ['behind a prefix', '     1>src/a.ts(3,5): error TS2322: no', 'TS2322: no'],
    [
      'below a warning',
      '[warn] /app/src/b.zz:3:7: unused\n[error] /app/src/b.zz:5:1: not found: value y',
      'not found: value y',
    ],
    ['above a count', '-- Error: src/b.zz:3:10 ---\n1 error found', 'Error'],
  ])('the message is that of the first error: %s', (_, output, message) => expect(judge(output).message).toBe(message))

  test('failed tests of another tool are no lint, but have their places', () => {
    const failure = { exitCode: 1, signal: null, timedOut: false, stderr: '' }
    const stdout =
      '____ test_total ____\n\n    def test_total():\n>       assert total() == 3\nE       assert 2 == 3\n\nsrc/main.py:9: AssertionError\nsrc/main.py:9: assert 2 == 3\n==== 1 failed in 0.12s ====\n'
    const workspace = { sources: treeOf(ROOT, FILES), cwd: ROOT }
    expect(classify([{ use: 'eslint' }], { ...failure, stdout }, patterns, workspace)).toBeNull()
    expect(classify([{ use: 'eslint' }, { use: 'pytest' }], { ...failure, stdout }, patterns, workspace)?.kind).toBe(
      'external.build.test',
    )
    const lint = 'src/main.py:9: the line is too long\n'
    expect(classify([{ use: 'eslint' }], { ...failure, stdout: lint }, patterns, workspace)?.kind).toBe(
      'external.build.lint',
    )
  })

  test('a set without the kind keeps its own, and the error has the places', () => {
    expect(judge('src/b.zz:3: bad word', 'pytest')).toMatchObject({ kind: null, places: ['src/b.zz:3 bad word'] })
    const npm = judge('src/b.zz:3: bad word', 'npm', FILES, 'npm error Lifecycle script `lint` failed')
    expect(npm).toMatchObject({ kind: 'external.npm.script_failed', places: ['src/b.zz:3 bad word'] })
  })

  test('lines that failed tests print are no problems', () => {
    const output = '--- FAIL: TestX (0.00s)\n    main_test.go:3: got 2\nsrc/b.zz:3: a line of the log\nFAIL\tx\t0.1s\n'
    expect(judge(output, 'build', [...FILES, 'main_test.go']).places).toEqual(['main_test.go:3 TestX: got 2'])
  })
})

test('workflow commands that a tool prints', () => {
  const output = [
    '::error file=src/a.ts,line=3,col=5,title=Bad::first%0Asecond 100%25',
    '::warning file=src/b.zz, line=4::odd',
    '::error file=src/missing.ts,line=3::gone',
    '::error::no place',
    '::debug file=src/a.ts,line=3::no problem',
  ]
  expect(judge(output.join('\n')).places).toEqual(['src/a.ts:3:5 first second 100%', 'warning src/b.zz:4 odd'])
})

describe('an exception that nobody caught', () => {
  test.each<[string, string, string]>([
    [
      'Python',
      'Traceback (most recent call last):\n  File "/app/src/main.py", line 3, in <module>\n    run()\n  File "/app/src/lib/deep.py", line 9, in run\n    load()\n  File "/usr/lib/python3.12/json/decoder.py", line 355, in load\n    raise\njson.decoder.JSONDecodeError: Expecting value\n',
      'src/lib/deep.py:9 json.decoder.JSONDecodeError: Expecting value',
    ],
    [
      'Node',
      "/app/src/a.ts:3\n    throw new Error('x')\n    ^\n\nError: rocket lost\n    at /app/node_modules/x/i.js:1:1\n    at run (/app/src/a.ts:3:11)\n    at Module._compile (node:internal/modules/cjs/loader:1105:14)\n",
      'src/a.ts:3:11 Error: rocket lost',
    ],
    [
      'Java',
      'Exception in thread "main" java.lang.RuntimeException: outer\n\tat App.run(App.java:9)\nCaused by: java.lang.IllegalStateException: inner\n\tat java.base/java.util.List.of(List.java:3)\n\tat App.main(App.java:4)\n',
      'src/App.java:4 java.lang.IllegalStateException: inner',
    ],
    [
      '.NET',
      'Unhandled exception. System.InvalidOperationException: empty\n   at System.Linq.First()\n   at Cart.Total() in /app/tests/CartTests.cs:line 12\n',
      'tests/CartTests.cs:12 System.InvalidOperationException: empty',
    ],
    [
      'Ruby',
      "/usr/lib/ruby/gems/3.3.0/gems/x/x.rb:1:in 'call': divided by 0 (ZeroDivisionError)\n\tfrom /app/app/cart.rb:3:in 'total'\n\tfrom /app/app/cart.rb:9:in '<main>'\n",
      'app/cart.rb:3 divided by 0 (ZeroDivisionError)',
    ],
    [
      'Ruby, in the workspace',
      "app/cart.rb:7:in `total': no cart (RuntimeError)\n",
      'app/cart.rb:7 no cart (RuntimeError)',
    ],
    [
      'PHP',
      'PHP Fatal error:  Uncaught RuntimeException: no cart in /app/vendor/acme/lib.php:3\nStack trace:\n#0 /app/web/index.php(7): load()\n#1 {main}\n  thrown in /app/vendor/acme/lib.php on line 3\n',
      'web/index.php:7 Uncaught RuntimeException: no cart',
    ],
    [
      'Rust',
      "thread 'main' panicked at src/main.rs:3:5:\nno rocket\nnote: run with `RUST_BACKTRACE=1`\n",
      'src/main.rs:3:5 no rocket',
    ],
  ])('%s', (_, stderr, expected) => expect(judge('', 'build', FILES, stderr).places).toEqual([expected]))
})

describe('failed tests', () => {
  test.each<[string, string, string]>([
    [
      "xUnit's stack",
      '[xUnit.net 00:00:00.61]     Acme.CartTests.Adds [FAIL]\n[xUnit.net 00:00:00.61]       Assert.Equal() Failure: Values differ\n[xUnit.net 00:00:00.61]       Expected: 3\n[xUnit.net 00:00:00.61]       Actual:   2\n[xUnit.net 00:00:00.61]       Stack Trace:\n[xUnit.net 00:00:00.61]         /app/tests/CartTests.cs(12,0): at Acme.CartTests.Adds()\n',
      'tests/CartTests.cs:12 Acme.CartTests.Adds: Assert.Equal() Failure: Values differ; Expected: 3; Actual: 2',
    ],
    [
      "MSTest's stack",
      '  Failed Adds [12 ms]\n  Error Message:\n   Assert.AreEqual failed. Expected:<3>. Actual:<2>.\n  Stack Trace:\n     at Acme.CartTests.Adds() in /app/tests/CartTests.cs:line 12\n',
      'tests/CartTests.cs:12 Adds: Assert.AreEqual failed. Expected:<3>. Actual:<2>.',
    ],
    [
      "MSTest's own runner",
      'failed Adds (12ms)\n  Assert.AreEqual failed. Expected:<3>. Actual:<2>.\n    at Acme.CartTests.Adds() in /app/tests/CartTests.cs:12\n',
      'tests/CartTests.cs:12 Adds: Assert.AreEqual failed. Expected:<3>. Actual:<2>.',
    ],
    [
      "Flutter's reporter for GitHub",
      '::group::✅ test/cart_test.dart: adds\n::endgroup::\n::group::❌ test/cart_test.dart: removes (failed)\nExpected: <2>\n  Actual: <3>\n\npackage:matcher expect\ntest/cart_test.dart 7:5  main.<fn>\n::endgroup::\n::error::1 test passed, 1 failed.\n',
      'test/cart_test.dart:7:5 removes: Expected: <2>; Actual: <3>',
    ],
  ])('%s', (_, output, expected) =>
    expect(judge(output)).toMatchObject({ kind: 'external.build.test', places: [expected] }),
  )
})

test('a long output is read in linear time', () => {
  const forms = [
    'a.b:'.repeat(1000),
    '['.repeat(4000),
    `${'x '.repeat(2000)}:3`,
    '❌ '.repeat(1000),
    `src/a.ts(${'1,'.repeat(2000)}`,
  ]
  const output = forms.flatMap((form) => Array.from({ length: 20 }, () => form)).join('\n')
  expect(judge(output).places).toEqual([])
})
