import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../support/built.js'
import { compositeEnv, FakeRunner } from './fake-runner.js'

const STARTER = path.join(REPOSITORY, 'starter')
const FLOW = readFileSync(path.join(STARTER, 'workflow.conductor.yaml'), 'utf8')
const SCENARIOS = readFileSync(path.join(STARTER, 'workflow.test.yaml'), 'utf8')
/** Expects the wrong way of the second scenario, which begins at line 14. */
const BROKEN = SCENARIOS.replace('path: [check, repair, check, report]', 'path: [check, report, repair]')
/** Only the first scenario, in which nothing fails. */
const THIN = SCENARIOS.slice(0, SCENARIOS.indexOf('  - name: drift'))
const UNKNOWN_NODE = SCENARIOS.replace('not_run: [repair]', 'not_run: [repiar]')

/** Undoes the escapes of cells. */
function toPlain(markdown: string): string {
  return markdown.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

async function tested(scenarios: string, given: Readonly<Record<string, string>> = {}) {
  const runner = new FakeRunner()
  runner.file('ci/workflow.conductor.yaml', FLOW)
  runner.file('ci/workflow.test.yaml', scenarios)
  runner.file('more/workflow.conductor.yaml', FLOW)
  runner.file('more/workflow.test.yaml', SCENARIOS)
  const step = await runner.inside({ with: { workflow: 'ci/workflow.test.yaml', command: 'test', ...given } })
  return { step, runner }
}

test.each<[string, string, Readonly<Record<string, string>>, number, string, string, string]>([
  ['scenarios that hold', SCENARIOS, {}, 0, 'success', '0', '4 scenarios, all hold'],
  ['a folder', SCENARIOS, { workflow: 'ci' }, 0, 'success', '0', '4 scenarios, all hold'],
  ['several', SCENARIOS, { workflow: 'ci/workflow.test.yaml\nmore' }, 0, 'success', '0', '8 scenarios, all hold'],
  ['of a folder', SCENARIOS, { 'working-directory': 'ci', workflow: '.' }, 0, 'success', '0', '4 scenarios, all hold'],
  ['a scenario that does not hold', BROKEN, {}, 1, 'failed', '1', '4 scenarios, 1 does not hold'],
  ['one that fails nothing', BROKEN, { 'fail-on': 'none' }, 0, 'failed', '1', '4 scenarios, 1 does not hold'],
  ['coverage that is enough', SCENARIOS, { 'min-coverage': '100%' }, 0, 'success', '0', '3 of 3 failures tested'],
  ['coverage that is not', THIN, { 'min-coverage': '50' }, 1, 'failed', '1', '0 of 3 failures tested is below 50 %'],
  ['coverage that nobody asks for', THIN, {}, 0, 'success', '0', 'error coverage: 0 of 3 failures tested'],
  ['a file with errors', UNKNOWN_NODE, {}, 1, 'invalid', '2', 'repiar'],
  [
    'no such file',
    SCENARIOS,
    { workflow: 'nowhere.yaml' },
    1,
    'invalid',
    '2',
    'there is no file or folder nowhere.yaml',
  ],
  ['a percentage that is none', SCENARIOS, { 'min-coverage': '101' }, 1, 'invalid', '2', 'must be a percentage'],
  ['no file', SCENARIOS, { workflow: '' }, 1, 'invalid', '2', 'the input workflow is required'],
  ['min-coverage of a run', SCENARIOS, { command: 'run', 'min-coverage': '5' }, 1, 'invalid', '2', 'command: test'],
])('%s', async (_, scenarios, given, code, outcome, exitCode, summary) => {
  const { step } = await tested(scenarios, given)
  expect(step).toMatchObject({ code, outputs: { outcome, 'exit-code': exitCode } })
  expect(step.summary).toContain(summary)
})

test('a scenario that does not hold is annotated at its line', async () => {
  const { step } = await tested(BROKEN, { 'working-directory': 'ci', workflow: 'workflow.test.yaml' })
  const line = String(BROKEN.slice(0, BROKEN.indexOf('- name: drift')).split('\n').length)
  expect(step.annotations).toEqual([
    {
      level: 'error',
      file: 'ci/workflow.test.yaml',
      line,
      title: 'scenario: drift is repaired, then the check runs again',
      message: expect.stringMatching(/^path: .*\npath taken: check → repair → check → report$/),
    },
  ])
  expect(step.outputs).toMatchObject({ 'error-message': '4 scenarios, 1 does not hold', 'error-kind': '' })
  expect(toPlain(step.summary)).toContain(`ci/workflow.test.yaml:${line}`)
})

test('a secret is nowhere', async () => {
  const secret = 'hunter-2/is.my:secret'
  const scenarios = SCENARIOS.replaceAll('all good, repaired: false', `"${secret}", repaired: false`)
  const runner = new FakeRunner()
  runner.file('workflow.conductor.yaml', FLOW)
  runner.file('workflow.test.yaml', scenarios)
  const given = { command: 'test', workflow: 'workflow.test.yaml', junit: 'scenarios.xml' }
  const step = await runner.inside({ with: given, env: { DEPLOY_TOKEN: secret } })
  const junit = readFileSync(path.join(runner.workspace, 'scenarios.xml'), 'utf8')
  expect(step.outputs['outcome']).toBe('failed')
  expect(toPlain([step.stdout, step.summary, junit].join('\n'))).not.toContain(secret)
})

test('the summary lists what has no test', async () => {
  const { step } = await tested(THIN, { 'min-coverage': '1' })
  expect(toPlain(step.summary)).toMatch(/Failures without a test[\s\S]*external\.git\.drift/)
  expect(step.annotations).toMatchObject([{ level: 'error', title: 'error coverage' }])
})

test('junit has a case for each scenario, and is not written for a file with errors', async () => {
  const { runner } = await tested(BROKEN, { junit: 'out/scenarios.xml' })
  const junit = readFileSync(path.join(runner.workspace, 'out/scenarios.xml'), 'utf8')
  expect(junit.match(/<testcase /g)).toHaveLength(4)
  expect(junit.match(/<failure /g)).toHaveLength(1)
  const invalid = await tested(UNKNOWN_NODE, { junit: 'out/scenarios.xml' })
  expect(existsSync(path.join(invalid.runner.workspace, 'out/scenarios.xml'))).toBe(false)
})

test.each([
  [SCENARIOS, { 'job-fails': 'false', 'job-passes': 'true' }],
  [BROKEN, { 'job-fails': 'true' }],
])('the composite action fails the job in its last step', async (scenarios, outputs) => {
  const runner = new FakeRunner()
  runner.file('workflow.conductor.yaml', FLOW)
  runner.file('workflow.test.yaml', scenarios)
  const step = await runner.inside({ env: compositeEnv({ command: 'test', workflow: 'workflow.test.yaml' }) })
  expect(step).toMatchObject({ code: 0, outputs })
  expect(step.outputs['job-passes']).toBe(scenarios === SCENARIOS ? 'true' : undefined)
})
