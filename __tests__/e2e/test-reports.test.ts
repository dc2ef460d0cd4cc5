import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { conductor, type Document, temporaryFolder, writeFiles } from './support/command.js'

const FAILED =
  '<testsuite><testcase classname="Cart" name="adds" file="cart.py" line="3" time="0.5"><failure message="3 != 4"/></testcase><testcase name="works" time="2"/></testsuite>'
const PASSED = '<testsuite><testcase name="works"/></testsuite>'

function exec(args: readonly string[], files: Record<string, string> = {}) {
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'failed.xml': FAILED, 'passed.xml': PASSED, 'cart.py': 'a\nb\nc\n', ...files })
  const env = { RUNNER_TEMP: path.join(cwd, 'tmp'), GITHUB_WORKSPACE: cwd }
  return conductor(['exec', '--reports', 'out/*.xml', ...args], { cwd, env })
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
    expect(done.stderr).toMatch(/problems +cart\.py:3 Cart\.adds: 3 != 4/)
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
    const script = `if [ -e out ]; then ${copy('passed.xml')}; else ${copy('failed.xml', '; exit 1')}; fi`
    const done = await exec(['--retry', '{max: 1, initial_seconds: 0.01}', '--', 'sh', '-c', script])
    expect(done.code).toBe(0)
    const nothing = `if [ -e out ]; then exit 0; else ${copy('failed.xml', '; exit 1')}; fi`
    const stale = await exec(['--retry', '{max: 1, initial_seconds: 0.01}', '--', 'sh', '-c', nothing])
    expect(stale.code).toBe(0)
    expect(stale.stderr).toContain('wrote no test report')
  })

  test('a tolerated failure is a warning', async () => {
    const done = await exec(['--tolerate', 'external.build.test', '--', 'sh', '-c', copy('failed.xml')])
    expect(done.code).toBe(0)
    expect(done.stderr).toContain('tolerated external.build.test: Cart.adds: 3 != 4')
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
  const done = await conductor(['run', 'w.yaml', '--run-dir', 'run', '--format', 'json'], { cwd })
  expect(done.code).toBe(3)
  const { errors }: Document = JSON.parse(done.stdout)
  expect(errors[0]).toMatchObject({
    kind: 'external.build.test',
    details: { tests: { total: 2, failed: 1, skipped: 0, seconds: 2.5, failed_names: ['Cart.adds'] } },
  })
  const events = readFileSync(path.join(cwd, 'run/events.jsonl'), 'utf8')
  expect(events).toMatch(/"type":"tests_reported".*"slowest":\[\{"name":"works","seconds":2\}/)
})
