import { beforeAll, describe, expect, test } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { type PreparedRule, prepareLogRules } from '../../src/classify/prepared-rules.js'
import type { ClassifyRule } from '../../src/config/model.js'
import type { Patterns } from '../../src/core/ports.js'
import { LogReader } from '../../src/triage/log.js'
import { type JobFacts, judgeJob, NO_FACTS, type Verdict } from '../../src/triage/verdict.js'
import { recordedLogs } from './recorded-logs.js'

let patterns: Patterns
let ready: readonly PreparedRule[]
beforeAll(async () => {
  patterns = await loadPatterns()
  ready = prepareLogRules([], patterns)
})

function verdictOf(
  log: string | readonly string[],
  own: readonly ClassifyRule[] = [],
  facts: JobFacts = NO_FACTS,
): Verdict {
  const rules = own.length === 0 ? ready : prepareLogRules(own, patterns)
  const reader = new LogReader()
  for (const chunk of typeof log === 'string' ? [log] : log) reader.push(Buffer.from(chunk))
  return judgeJob(rules, reader.end(), facts)
}

const AT = '2026-01-01T00:00:0'
const RESET = 'npm error code ECONNRESET'
const IN_USE =
  "The process cannot access the file 'D:\\a\\app\\app\\bin\\App.dll' because it is being used by another process."
const MSBUILD_COPY =
  'C:\\sdk\\Common.targets(5254,5): error MSB3021: Unable to copy file "obj\\App.dll" to "bin\\App.dll". '
const FAILED = '##[error]Process completed with exit code 1.'
const TEST_FAILED = '--- FAIL: TestRocket (0.01s)'

test.each([
  ['The run was canceled by @octocat.', 'The operation was canceled.'],
  ["Canceling since a higher priority waiting request for 'ci-main' exists", 'The operation was canceled.'],
  ['The operation was canceled.', 'The run was canceled by @octocat.'],
])('%s %s', (...errors) => {
  const log = `work\n${errors.map((text) => `##[error]${text}\n`).join('')}`
  const [said] = errors.filter((text) => !text.includes('operation'))
  expect(verdictOf(log)).toMatchObject({ class: 'cancelled', kind: null, evidence: [{ text: said }] })
})

test('lines of one long word each take no longer than others', () => {
  const lines = ['1', 'a', '1:', '.'].map((filler) => `error: ${filler.repeat(4084)}\n`.repeat(1000)).join('')
  expect(verdictOf(`${lines}${RESET}\n`)).toMatchObject({ kind: 'external.npm.network' })
})

describe('evidence', () => {
  test.each<[string, string, Verdict['class'], string | null]>([
    ['a broken connection', `${RESET}\n`, 'transient', 'external.npm.network'],
    ['a test', `${TEST_FAILED}\n`, 'deterministic', 'external.build.test'],
    ['a test outranks a broken connection', `${RESET}\n${TEST_FAILED}\n`, 'deterministic', 'external.build.test'],
    ['nothing known', 'it does not work\n', 'unknown', null],
    [
      'a name that .NET cannot resolve',
      'error NU1301:   No such host is known. (pkgs.example.com:443)\n',
      'transient',
      'external.runner.network',
    ],
    ['a file in use', `${MSBUILD_COPY}${IN_USE}\n`, 'transient', 'external.runner.unavailable'],
    ['a test outranks a file in use', `${IN_USE}\n${TEST_FAILED}\n`, 'deterministic', 'external.build.test'],
    ['an empty log', '', 'unknown', null],
    [
      'only that the step failed',
      'make: *** [all] Error 1\nError: Process completed with exit code 2.\n',
      'unknown',
      null,
    ],
    ['a program inside of make', `${RESET}\nmake: *** [all] Error 1\n`, 'transient', 'external.npm.network'],
    [
      'the first rule of a set',
      'WARNING: Retrying after NewConnectionError\nERROR: No matching distribution found for x\n',
      'transient',
      'external.pip.network',
    ],
    [
      'a refusal by this machine',
      'Error: connect: dial tcp 127.0.0.1:5432: connect: connection refused\n',
      'unknown',
      null,
    ],
    ['colours and carriage returns', `\u001b[31m${RESET}\u001b[0m\r\n`, 'transient', 'external.npm.network'],
    [
      'colours in the midst of a text',
      'src/a.ts:3:5 - \u001b[91merror\u001b[0m\u001b[90m TS2322: \u001b[0mType\n',
      'deterministic',
      'external.build.compile',
    ],
    ['words of another program in front', `web-1  | ${RESET}\n`, 'transient', 'external.npm.network'],
    ['BuildKit in front', `#12 34.5 ${RESET}\n`, 'transient', 'external.npm.network'],
    ['a clock in front', `12:34:56   ${RESET}\n`, 'transient', 'external.npm.network'],
  ])('%s', (_, log, expected, kind) => {
    expect(verdictOf(log)).toMatchObject({ class: expected, kind })
  })

  test('lines have numbers, at most ten of them', () => {
    const { evidence } = verdictOf(`a\nb\n${`${RESET}\n`.repeat(30)}`)
    expect(evidence).toHaveLength(10)
    expect(evidence[0]).toEqual({ line: 3, text: RESET })
  })

  test('a line that comes in pieces is one line', () => {
    const bytes = [...`ok\n${RESET}\n`].map((char) => char)
    expect(verdictOf(bytes).evidence).toEqual([{ line: 2, text: RESET }])
  })

  test.each<[string, Buffer]>([
    ['UTF-16, the little end first', Buffer.from(`\ufeffok\n${RESET}\n`, 'utf16le')],
    ['UTF-16, the big end first', Buffer.from(`\ufeffok\n${RESET}\n`, 'utf16le').swap16()],
    ['a byte order mark', Buffer.from(`\ufeffok\n${RESET}\n`)],
    ['a line that was written again and again', Buffer.from(`ok\n1 %\r2 %\r${RESET}\r3 %\n`)],
  ])('%s', (_, bytes) => {
    const reader = new LogReader()
    for (const byte of [bytes.subarray(0, 5), bytes.subarray(5)]) reader.push(byte)
    expect(judgeJob(ready, reader.end())).toMatchObject({
      class: 'transient',
      evidence: [{ line: 2, text: RESET }],
    })
  })

  test('a log with nothing but carriage returns', () => {
    const log = `##[group]Run npm ci\r${RESET}\r##[error]Process completed with exit code 1.\r`
    expect(verdictOf(log)).toMatchObject({ class: 'transient', step: 'Run npm ci' })
  })

  test('a line without an end does not fill the memory', () => {
    const verdict = verdictOf([...Array.from({ length: 64 }, () => 'x'.repeat(32 * 1024)), `\n${RESET}\n`])
    expect(verdict).toMatchObject({ class: 'transient', evidence: [{ line: 2, text: RESET }] })
  })
})

test('the names of failed tests, and the places of problems', () => {
  const log =
    '--- FAIL: TestRocket (0.01s)\n    rocket_test.go:9: got 4, want 5\nFAIL\texample.com/rockets/calc\t0.01s\n'
  expect(verdictOf(log).tests).toEqual(['TestRocket'])
  expect(verdictOf(RESET)).toMatchObject({ annotations: [], tests: [] })
})

describe('steps', () => {
  const step = (name: string, ...lines: readonly string[]): string =>
    [`##[group]Run ${name}`, ...lines].map((line) => `${AT}1.0000000Z ${line}\n`).join('')

  test('the failed part outranks the rest', () => {
    const log = step('npm ci', TEST_FAILED) + step('npm ci', RESET, FAILED) + step('after', 'fine')
    expect(verdictOf(log)).toMatchObject({ class: 'transient', step: 'Run npm ci' })
  })

  test('a broken connection of a step that succeeded is no reason', () => {
    expect(verdictOf(step('npm ci', RESET) + step('deploy', 'who knows', FAILED)).class).toBe('unknown')
  })

  test('the end of the machine counts anywhere in the log', () => {
    const log = step('build', 'who knows', FAILED) + step('after', 'The runner has received a shutdown signal.')
    expect(verdictOf(log).kind).toBe('external.runner.shutdown')
  })

  test('errors of steps that were allowed to fail are left out by their time', () => {
    const log =
      `${AT}1.0Z ##[group]Run a\n${AT}2.0Z ${TEST_FAILED}\n${AT}2.0Z ${FAILED}\n` +
      `${AT}5.0Z ##[group]Run b\n${AT}6.0Z ${RESET}\n${AT}6.0Z ${FAILED}\n`
    const failedAt = [{ from: `${AT}5`, to: `${AT}7` }]
    expect(verdictOf(log, [], { ...NO_FACTS, step: 'b', failedAt })).toMatchObject({
      class: 'transient',
      step: 'b',
    })
    expect(verdictOf(log).class).toBe('deterministic')
  })

  test('columns of gh run view', () => {
    const line = (name: string, text: string): string => `build\t${name}\t2026-01-01T00:00:00.0000000Z ${text}\n`
    const log = line('test', TEST_FAILED) + line('install', RESET) + line('install', FAILED)
    expect(verdictOf(log)).toMatchObject({ class: 'transient', step: 'install' })
  })

  test('a warning long before the end was overcome', () => {
    const warning = 'warning: read ECONNRESET, trying again'
    expect(verdictOf(step('x', warning, FAILED)).class).toBe('transient')
    expect(verdictOf(step('x', warning, ...Array.from({ length: 300 }, () => 'work'), FAILED)).class).toBe('unknown')
  })

  test('an annotation counts where the log is gone', () => {
    const annotations = ['The hosted runner: GitHub Actions 9 lost communication with the server.']
    const verdict = judgeJob(ready, null, { ...NO_FACTS, annotations })
    expect(verdict).toMatchObject({ kind: 'external.runner.lost', evidence: [{ line: null, text: annotations[0] }] })
  })
})

describe('rules of a user', () => {
  const kind = 'external.licence.busy'
  test.each<[string, ClassifyRule, Verdict['class']]>([
    ['transient', { stderr: 'LicenceBusy', kind, transient: true }, 'transient'],
    ['not', { stdout: 'LicenceBusy', kind }, 'deterministic'],
    ['by the exit code of the step', { exit_code: 75, kind, transient: true }, 'transient'],
    ['another exit code', { exit_code: 76, kind, transient: true }, 'deterministic'],
    ['both must hold', { stderr: 'LicenceBusy', exit_code: 76, kind, transient: true }, 'deterministic'],
    ['a pattern without plain text', { stderr: '^[A-Z]\\w+y$', kind, transient: true }, 'transient'],
  ])('%s', (_, rule, expected) => {
    const log = `LicenceBusy\n${TEST_FAILED}\n##[error]Process completed with exit code 75.\n`
    expect(verdictOf(log, [rule]).class).toBe(expected)
  })
})

describe('logs of our own, one for each phenomenon and its opposite', () => {
  const logs = recordedLogs()

  test('there are many, and each stands there once', () => {
    expect(logs.length).toBeGreaterThanOrEqual(100)
    expect(new Set(logs.map(({ what }) => what)).size).toBe(logs.length)
  })

  test.each(logs)('$what: $expected', ({ expected, kind, quote, log }) => {
    const found = verdictOf(log)
    expect({ class: found.class, kind: found.kind }).toEqual({ class: expected, kind })
    expect(found.evidence[0]?.text ?? '').toContain(quote)
  })

  test.each(logs.filter(({ place }) => place !== ''))('$what is at $place', ({ place, log }) => {
    const [first] = verdictOf(log).annotations
    expect(`${first?.file}:${first?.line}`).toBe(place)
  })
})

test('an outage far above something that is wrong was overcome', () => {
  const work = Array.from({ length: 600 }, (_, at) => `compiled module ${at}\n`).join('')
  const outage = 'curl: (56) Recv failure: Connection reset by peer\n'
  const wrong = 'error: option --thrsut is not supported'
  expect(verdictOf(`${outage}${work}${wrong}\n`)).toMatchObject({ class: 'deterministic', evidence: [{ text: wrong }] })
  expect(verdictOf(`${outage}${wrong}\n`).class).toBe('transient')
})

describe('whole logs of jobs', () => {
  const NOISE = [
    '  ✓ retries after ECONNRESET (3 ms)',
    'java.lang.IllegalStateException: expected by the test',
    '[WARNING] /src/A.java:[12,3] foo() in B has been deprecated',
    '-- Looking for fatal_error.h - not found',
    '[ 12%] Building CXX object src/error/failure.cc.o',
  ]
  const jobOf = (...lines: readonly string[]): string =>
    [
      '##[group]Run make all',
      '##[endgroup]',
      ...Array.from({ length: 20_000 }, (_, at) => NOISE[at % NOISE.length] ?? ''),
      '##[group]Run ./check',
      '##[endgroup]',
      ...Array.from({ length: 3000 }, (_, at) => NOISE[at % NOISE.length] ?? ''),
      ...lines,
      '##[error]Process completed with exit code 1.',
      '##[group]Run actions/upload-artifact@v4',
      '##[endgroup]',
      '##[warning]No files were found with the provided path: reports/. No artifacts will be uploaded.',
      'Post job cleanup.',
      'fatal: not a git repository (or any of the parent directories): .git',
      'Cleaning up orphan processes',
    ]
      .map((line) => `${AT}1.0000000Z ${line}\n`)
      .join('')

  test.each<[string, Verdict['class'], string, readonly string[]]>([
    [
      'the last lines outrank noise',
      'deterministic',
      'TOWER_REGION must be set',
      ['begin', 'config: TOWER_REGION must be set'],
    ],
    [
      'a connection outranks an exception in the noise',
      'transient',
      'TLS handshake timeout',
      ['#5 ERROR: failed to do request: Head "https://registry-1.docker.io/v2/": net/http: TLS handshake timeout'],
    ],
    [
      'audit',
      'deterministic',
      '1 high severity vulnerability',
      ['# npm audit report', '', 'braces  <3.0.3', 'Severity: high', '', '1 high severity vulnerability'],
    ],
    [
      'pip',
      'deterministic',
      'rockets==9.9',
      [
        'ERROR: Ignored the following versions that require a different python version: 1.0 Requires-Python >=3.9',
        'ERROR: Could not find a version that satisfies the requirement rockets==9.9 (from versions: 1.0)',
        'ERROR: No matching distribution found for rockets==9.9',
      ],
    ],
    [
      'shellcheck',
      'deterministic',
      'SC2086',
      [
        'In launch.sh line 4:',
        'rm -rf $x/*',
        '       ^-- SC2086 (info): Double quote to prevent globbing and word splitting.',
      ],
    ],
    [
      'prove',
      'deterministic',
      "Failed test 'adds two'",
      [
        "#   Failed test 'adds two'",
        '#   at t/cart.t line 3.',
        't/cart.t .. ',
        'Dubious, test returned 1 (wstat 256, 0x100)',
        'Test Summary Report',
        't/cart.t (Wstat: 256 (exited 1) Tests: 3 Failed: 1)',
        'Result: FAIL',
      ],
    ],
    [
      'a bare place of Gradle',
      'deterministic',
      'CartTest > adds() FAILED',
      [
        'CartTest > adds() FAILED',
        '    org.opentest4j.AssertionFailedError at CartTest.java:9',
        '> There were failing tests. See the report at: x',
      ],
    ],
    [
      'esbuild',
      'deterministic',
      'Could not resolve "./missing"',
      ['✘ [ERROR] Could not resolve "./missing"', '    src/index.ts:3:20:', '1 error', 'Build failed with 1 error:'],
    ],
  ])('%s', (_, expected, quote, lines) => {
    const verdict = verdictOf(jobOf(...lines))
    expect(verdict.class).toBe(expected)
    expect(verdict.evidence[0]?.text).toContain(quote)
  })

  test('places that a log names with a class, a package or a folder', () => {
    const placesOf = (...lines: readonly string[]): readonly string[] =>
      verdictOf(jobOf(...lines)).annotations.map(({ file, line }) => `${file}:${line}`)
    expect(placesOf('acme.CartTest > adds() FAILED', '    java.lang.AssertionError at CartTest.java:9')).toEqual([
      'acme/CartTest.java:9',
    ])
    const go = ['--- FAIL: TestCart (0.00s)', '    cart_test.go:9: got 4', 'FAIL\tgithub.com/acme/rockets/cart\t0.01s']
    expect(placesOf(...go)).toEqual(['cart/cart_test.go:9'])
    expect(placesOf('Error: Unsupported argument', '  on main.tf line 12, in resource "a" "b":')).toEqual([
      'main.tf:12',
    ])
  })
})

describe('a test that speaks of the network is a test that failed', () => {
  const NETWORK = 'connect ETIMEDOUT 104.16.1.1:443'
  test.each([
    ['pytest', `E       requests.exceptions.ConnectionError: ${NETWORK}`],
    ['pytest, deeper', "E           HTTPSConnectionPool(host='example.com', port=443): Read timed out."],
    ['pytest, its summary', 'FAILED tests/test_api.py::test_get - requests.exceptions.ReadTimeout: Read timed out.'],
    ['jest', `FAIL src/api.test.ts\nError: ${NETWORK}`],
    ['vitest', `FAIL  src/api.test.ts > api > gets\nTypeError: fetch failed`],
    ['mocha', `1 failing\nError: ${NETWORK}`],
    ['go', `--- FAIL: TestGet (0.1s)\n    Get "https://example.com": dial tcp 1.2.3.4:443: i/o timeout`],
    ['surefire', `GetTest.get:12 » java.net.SocketTimeoutException: Read timed out  <<< ERROR!`],
    ['gradle', `GetTest > get() FAILED\n    java.net.UnknownHostException: example.com`],
    ['rspec', `Failure/Error: get('/')\nNet::ReadTimeout:`],
    ['phpunit', `ERRORS!\ncURL error 28: Operation timed out`],
    ['cargo', `test get ... FAILED\nerror sending request for url (https://example.com/)`],
    ['xctest', `Test Case '-[Api get]' failed (1.0 seconds).\nThe network connection was lost`],
    ['exunit', `1) test get (ApiTest)\n** (Mint.TransportError) connection reset by peer`],
    ['bun', `(fail) gets the page\nError: ${NETWORK}`],
    ['unittest', `ERROR: test_get (api.Test)\nConnectionResetError: [Errno 104] Connection reset by peer`],
    ['googletest', `[  FAILED  ] Api.Get\ncurl: (28) Operation timed out`],
    ['a compiler', `src/a.ts(3,5): error TS2322: Type 'ECONNRESET' is not assignable\nread ECONNRESET`],
    ['a linter', `src/a.py:3:5: F401 imported but unused\n503 Service Unavailable`],
  ])('%s', (_, log) => expect(verdictOf(log).class).toBe('deterministic'))
})

describe('words of the network that are not why it failed', () => {
  const MISSING = 'error: the setting "depth" is not supported'
  const work = (lines: number): string => 'Compiling\n'.repeat(lines)
  test.each<[string, string, Verdict['class']]>([
    ['a test that passed', `✓ answers 503 Service Unavailable (12 ms)\n${FAILED}`, 'unknown'],
    ['a test of Rust that passed', `test says connection reset by peer ... ok\n${FAILED}`, 'unknown'],
    ['a test of pytest that passed', `tests/test_x.py::test_[502 Bad Gateway] PASSED\n${FAILED}`, 'unknown'],
    ['a test of TAP that passed', `ok 12 - gives up on HTTP 502\n${FAILED}`, 'unknown'],
    [
      'a frame that leads through a test',
      'Error: connect ETIMEDOUT 104.16.1.1:443\n    at get (src/api.test.ts:12:3)',
      'deterministic',
    ],
    [
      'a frame of Python that leads through a test',
      '  File "/w/tests/test_api.py", line 7, in test_get\nConnectionResetError: [Errno 104] Connection reset by peer',
      'deterministic',
    ],
    ['a warning that was overcome', `warning: read ECONNRESET, trying again\n${work(40)}${MISSING}`, 'deterministic'],
    ['a warning above what is wrong', `warning: read ECONNRESET, trying again\n${MISSING}`, 'deterministic'],
    [
      'a warning that was not',
      `warning: read ECONNRESET, trying again\n${work(4)}error: no such file: a.tgz`,
      'transient',
    ],
    [
      'lines that follow from it',
      `${RESET}\n${work(40)}npm ERR! code ELIFECYCLE\nBuild failed\n${FAILED}`,
      'transient',
    ],
    ['a pipe to a program that is gone', 'Error: write EPIPE\n    at write (node:net:905:11)', 'unknown'],
  ])('%s', (_, log, expected) => expect(verdictOf(`${log}\n`).class).toBe(expected))
})

describe('hints', () => {
  const HINT = 'error: the setting "depth" is not supported'
  test('count when nothing else was said', () => {
    expect(verdictOf(`${HINT}\n`)).toMatchObject({
      class: 'deterministic',
      kind: 'external.build.error',
      evidence: [{ line: 1, text: HINT }],
    })
  })

  test.each([
    ['a warning is none', `warning: ${HINT}\n`],
    ['one long before the end is none', `${HINT}\n${'work\n'.repeat(150)}`],
    ['what is about to be run is none', `2026-01-01T00:00:00.0Z ##[group]Run echo "${HINT}"\n`],
    ['nor is the script that the runner shows', `2026-01-01T00:00:00.0Z \u001b[36;1mecho "${HINT}"\u001b[0m\n`],
  ])('%s', (_, log) => expect(verdictOf(log).class).toBe('unknown'))

  test('one long before the end of a step that failed counts if nothing else does', () => {
    const log = `${HINT}\n${'work\n'.repeat(900)}${FAILED}\n`
    expect(verdictOf(log)).toMatchObject({ class: 'deterministic', evidence: [{ line: 1, text: HINT }] })
  })

  test.each(['FAIL: pads', '✗ pads', '❌ pads', 'pads (failed)'])('five lines below %s are kept', (heading) => {
    const noise = 'error counter is 0\n'.repeat(3000)
    const log = `${noise}${heading}\n\n\n\n\npads must be dry\n${noise}${FAILED}\n`
    const { class: found, evidence } = verdictOf(log)
    expect([found, evidence[0]?.text]).toEqual(['deterministic', 'pads must be dry'])
  })

  test('the network outranks them', () => expect(verdictOf(`${HINT}\n${RESET}\n`).class).toBe('transient'))
})

describe('what a build says about its failure is kept, however much follows', () => {
  const stack = Array.from({ length: 6000 }, (_, at) => `\tat org.gradle.Pad.run${at}(Pad.java:${at + 1})`)
  const noise = Array.from({ length: 3000 }, () => `it could be so`)
  test('Gradle', () => {
    const wrong = [
      '* What went wrong:',
      "Execution failed for task ':pad:lift'.",
      '> The pad "north" does not exist',
      '',
    ]
    const log = [...noise, 'FAILURE: Build failed with an exception.', ...wrong, '* Try:', '* Exception is:', ...stack]
    const found = verdictOf([...log, 'BUILD FAILED in 3s', '##[error]Process completed with exit code 1.'].join('\n'))
    expect(found.class).toBe('deterministic')
    expect(found.evidence[0]?.text).toBe('> The pad "north" does not exist')
  })
  test('Maven', () => {
    const goal =
      '[ERROR] Failed to execute goal acme:pad-plugin:1.0:lift (default) on project pad: Fuel is missing -> [Help 1]'
    for (const between of [[], stack.slice(0, 400)]) {
      const log = [...noise, '[INFO] BUILD FAILURE', '[INFO] ------', ...between, goal, ...stack]
      const found = verdictOf([...log, '##[error]Process completed with exit code 1.'].join('\n'))
      expect(found.evidence[0]?.text).toContain('Fuel is missing')
    }
  })
})

describe('encodings', () => {
  const SAID = 'error: the pad „north“ does not exist'
  test.each<[string, string]>([
    ['cp437', 'error: the pad ΓÇ₧northΓÇ£ does not exist'],
    ['cp850', 'error: the pad ÔÇ×northÔÇ£ does not exist'],
    ['cp866', 'error: the pad тАЮnorthтАЬ does not exist'],
    ['Windows-1252', 'error: the pad â€žnorthâ€œ does not exist'],
    ['UTF-8', SAID],
  ])('UTF-8 read as %s', (_, line) => {
    expect(verdictOf(`${line}\n##[error]Process completed with exit code 1.\n`).evidence[0]?.text).toBe(SAID)
  })

  test.each([
    ['error: the pad 鈥榥orth鈥� does not exist', 'error: the pad ‘north’ does not exist'],
    ['error: the pad 鈥榥orth鈥? does not exist', 'error: the pad ‘north’ does not exist'],
    ['错误 error: the pad “north” does not exist', '错误 error: the pad “north” does not exist'],
    // The byte that tells a check mark from a cross is lost.
    ['鉁� error: the pad does not exist', '鉁� error: the pad does not exist'],
  ])('UTF-8 read as cp936: %s', (line, said) => {
    expect(verdictOf(`${line}\n`).evidence[0]?.text).toBe(said)
  })

  test('a sign alone, read as cp437', () => {
    expect(verdictOf('├ù error: the pad does not exist\n').evidence[0]?.text).toBe('× error: the pad does not exist')
  })

  test('boxes stay boxes', () => {
    expect(verdictOf('├┤ ┬│ error: the pad does not exist\n').evidence[0]?.text).toContain('├┤ ┬│')
  })

  test.each(['utf16le', 'utf16be'])('%s without a byte order mark', (encoding) => {
    const bytes = Buffer.from(`${RESET}\n`, 'utf16le')
    const reader = new LogReader()
    reader.push(encoding === 'utf16le' ? bytes : bytes.swap16())
    expect(judgeJob(ready, reader.end())).toMatchObject({ kind: 'external.npm.network' })
  })
})

test('what a script reports as an error is the likeliest line', () => {
  const log =
    'Integration: success\n##[error]One or more test jobs failed\n##[error]Process completed with exit code 1.\n'
  expect(verdictOf(log)).toMatchObject({ class: 'unknown', likely: [{ text: 'One or more test jobs failed' }, {}] })
})

test('files of Node, of actions, of stdin, of package caches and of Erlang are no places', () => {
  const log = [
    'internal/modules/cjs/loader.js:883',
    '../../flutter/.pub-cache/hosted/pub.dev/pad-1.3.7/lib/pad.dart:2618:21: Error: no pad',
    '  in call from escript:run/2 (escript.erl, line 750)',
    '             at /cargo/registry/src/index/pad-0.3.46/src/lib.rs:86:1',
    'Error: Multiple versions of the rocket specified',
    '    at read (/home/runner/work/_actions/acme/rocket/v4/dist/index.js:1:4977)',
    '  File "<stdin>", line 49, in <module>',
    '##[error]Process completed with exit code 1.',
  ]
  expect(verdictOf(log.join('\n'))).toMatchObject({ class: 'deterministic', annotations: [] })
})
