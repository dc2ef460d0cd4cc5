import { beforeAll, expect, test } from 'vitest'
import { loadPatterns } from '../../../src/adapters/patterns.js'
import type { Patterns } from '../../../src/core/ports.js'
import { classify } from '../../../src/nodes/classify/index.js'

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
