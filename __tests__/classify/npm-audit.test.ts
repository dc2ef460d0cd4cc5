import { beforeAll, expect, test } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { classify } from '../../src/classify/index.js'
import type { Patterns } from '../../src/core/ports.js'

let patterns: Patterns
beforeAll(async () => {
  patterns = await loadPatterns()
})

const kindOf = (stdout: string, exitCode = 1): string | undefined =>
  classify([{ use: 'npm' }], { exitCode, signal: null, timedOut: false, stdout, stderr: '' }, patterns)?.kind

const ENDING = '\n\nTo address all issues, run:\n  npm audit fix\n'

test.each([
  ['1 low severity vulnerability', 'low'],
  ['4 moderate severity vulnerabilities', 'moderate'],
  ['3 vulnerabilities (1 moderate, 2 high)', 'high'],
  ['12 vulnerabilities (1 low, 1 moderate, 2 high, 8 critical)', 'critical'],
])('%s', (line, severity) => {
  expect(kindOf(`# npm audit report\n\nx  *\n\n${line}${ENDING}`)).toBe(`external.npm.audit.${severity}`)
})

test('a count that npm install prints is no reason for what failed after it', () => {
  const install = `added 3 packages in 1s\n\n2 high severity vulnerabilities${ENDING}\nRun \`npm audit\` for details.\n`
  expect(kindOf(install)).toBeUndefined()
  expect(kindOf(`${install}\n1 test failed\n`)).toBeUndefined()
  expect(kindOf(`2 high severity vulnerabilities${ENDING}1 test failed\n`)).toBeUndefined()
})

test('only with the exit code of the audit', () => {
  expect(kindOf('2 high severity vulnerabilities\n', 2)).toBeUndefined()
})

const AUDIT = `# npm audit report\n\nx  *\n\n1 low severity vulnerability${ENDING}`
const PYTEST =
  '=== FAILURES ===\nFAILED tests/test_cart.py::test_total - assert 3 == 4\n=== 1 failed, 2 passed in 0.1s ===\n'
const TSC = "src/cart.ts(12,5): error TS2322: Type 'string' is not assignable to type 'number'.\n"
const JEST =
  'FAIL src/cart.test.js\n  ● cart › adds\n\n    expect(received).toBe(expected)\n\nTests:       1 failed, 4 passed, 5 total\n'

test.each<[string, string, readonly ('npm' | 'pytest' | 'tsc' | 'build')[], string[], string | undefined]>([
  ['nothing else', '', ['npm'], ['external.npm.audit.low'], 'external.npm.audit.low'],
  ['a failed test of a named set', PYTEST, ['npm', 'pytest'], ['external.npm.audit.low'], 'external.build.test'],
  ['a failed test of no named set', PYTEST, ['npm'], ['external.npm.audit.low'], undefined],
  ['words of another tool', '  2 passing\n  1 failing\n', ['npm'], ['external.npm.audit.low'], undefined],
  ['a crash', 'Segmentation fault (core dumped)\n', ['npm'], ['external.npm.audit.low'], undefined],
  ['lines that are fine', 'ok 1 - adds\n0 failing\n', ['npm'], ['external.npm.audit.low'], 'external.npm.audit.low'],
  ['a failed test of Jest', JEST, ['npm'], ['external.npm.audit.low'], undefined],
  ['an error of a compiler', TSC, ['npm', 'build'], ['external.npm.audit.low'], 'external.build.compile'],
  ['an error of a compiler of no named set', TSC, ['npm'], ['external.npm.audit.low'], undefined],
  [
    'a failed script of npm',
    'npm error code 1\nnpm error command sh -c jest\n',
    ['npm'],
    ['external.npm.audit.low'],
    undefined,
  ],
  [
    'a failed script of npm 6',
    'npm ERR! Test failed.  See above for more details.\n',
    ['npm'],
    ['external.npm.audit.low'],
    undefined,
  ],
  ['a failed target', 'make: *** [Makefile:2: test] Error 1\n', ['npm'], ['external.npm.audit.low'], undefined],
  [
    'the script that is the audit',
    'npm error Lifecycle script `ci` failed with error:\nnpm error command sh -c npm audit\n',
    ['npm'],
    ['external.npm.audit.low'],
    'external.npm.audit.low',
  ],
  ['another code of npm', 'npm error code E404\n', ['npm'], ['external.npm.audit.low'], 'external.npm.not_found'],
  [
    'a failed test that is excused too',
    PYTEST,
    ['npm'],
    ['external.npm.audit.low', 'external.build.test'],
    'external.npm.audit.low',
  ],
])('an excused audit with %s before it', (_, before, sets, excused, expected) => {
  const failure = { exitCode: 1, signal: null, timedOut: false, stdout: before + AUDIT, stderr: '' }
  const rules = sets.map((use) => ({ use }))
  expect(classify(rules, failure, patterns, null, (kind) => excused.includes(kind))?.kind).toBe(expected)
})

const WARN = { stdout: 'warning: old', kind: 'app.warn' }
const BOOM = { stderr: 'boom', kind: 'app.boom' }
test.each<[string, readonly object[], string, string | undefined]>([
  ['alone', [WARN], 'warning: old\n', 'app.warn'],
  ['with its own words for a failure', [{ stdout: 'error: old', kind: 'app.warn' }], 'error: old\n', 'app.warn'],
  ['with another failure', [WARN], 'warning: old\nFAIL src/cart.test.js\n', undefined],
  ['with a failed test', [WARN], `warning: old\n${PYTEST}`, undefined],
  ['with an error of a compiler', [WARN], `warning: old\n${TSC}`, undefined],
  ['with a failure of a named set', [WARN, { use: 'pytest' }], `warning: old\n${PYTEST}`, 'external.build.test'],
  [
    'with a failure that another rule knows',
    [WARN, { stdout: 'boom', kind: 'app.boom' }],
    'warning: old\nboom\n',
    'app.boom',
  ],
  ['with a rule that asks for no line', [WARN, { exit_code: 1, kind: 'app.other' }], 'warning: old\n', 'app.warn'],
  ['with a rule that does not match', [WARN, BOOM], 'warning: old\n', 'app.warn'],
  ['by its exit code', [{ exit_code: 1, kind: 'app.warn' }], 'error: changes\n', 'app.warn'],
  ['by its exit code, with a failed test', [{ exit_code: 1, kind: 'app.warn' }], PYTEST, undefined],
])('an excused rule of the user %s', (_, rules, stdout, expected) => {
  const failure = { exitCode: 1, signal: null, timedOut: false, stdout, stderr: '' }
  expect(classify(rules, failure, patterns, null, (kind) => kind === 'app.warn')?.kind).toBe(expected)
})
