import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { INPUT_NAMES, readInputs } from '../../src/action/inputs.js'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { checkOneStep } from '../../src/run/one-step.js'
import { FakeRunner } from './fake-runner.js'

const DOCS = readFileSync(path.resolve(import.meta.dirname, '../../docs/one-step.md'), 'utf8')
const runners: FakeRunner[] = []
afterAll(() => {
  for (const runner of runners) runner.remove()
})

async function step(given: Readonly<Record<string, string>>, prepare: (runner: FakeRunner) => void = () => {}) {
  const runner = new FakeRunner()
  runners.push(runner)
  prepare(runner)
  const done = await runner.inside({ with: { workflow: '', ...given } })
  return { ...done, runner }
}

const failing = (times: number, how = 'exit 1'): string =>
  `n=$(cat count 2>/dev/null || echo 0); echo $((n + 1)) > count; if [ "$n" -lt ${times} ]; then ${how}; fi`
const waiting = (more = ''): string => `{max: 2, backoff: fixed, initial_seconds: 0.01, jitter: 0${more}}`
const TWICE = waiting()

/** What a row of the tables becomes, and how it ends; the key is the first cell of the row. */
const ROWS: Readonly<Record<string, readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]>> = {
  'command: npm ci': [{ run: 'true' }, { outcome: 'success', attempts: '1' }],
  'max_attempts: 3': [
    { run: failing(9), retry: TWICE },
    { outcome: 'halted', attempts: '3' },
  ],
  'timeout_minutes: 10': [{ run: 'true', timeout: '10m' }, { outcome: 'success' }],
  'timeout_seconds: 90': [{ run: 'sleep 30', timeout: '0.2' }, { 'error-kind': 'internal.timeout' }],
  'retry_wait_seconds: 10': [
    { run: failing(2), retry: TWICE },
    { outcome: 'success', attempts: '3' },
  ],
  'retry_on: any': [
    { run: failing(1, 'exit 9'), retry: TWICE },
    { outcome: 'success', attempts: '2' },
  ],
  'retry_on: timeout': [
    { run: failing(1, 'sleep 30'), timeout: '0.5', retry: waiting(', on: [internal.timeout]') },
    { outcome: 'success', attempts: '2' },
  ],
  'retry_on: error': [
    { run: failing(1), retry: waiting(', on: [internal.script_error]') },
    { outcome: 'success', attempts: '2' },
  ],
  'retry_on_exit_code: 75': [
    {
      run: failing(1, 'exit 75'),
      classify: '[{exit_code: 75, kind: app.busy, transient: true}]',
      retry: TWICE,
    },
    { outcome: 'success', attempts: '2' },
  ],
  'on_retry_command: ./clean.sh': [
    { run: '[ -e cleaned ]', 'before-retry': 'touch cleaned', retry: TWICE },
    { outcome: 'success', attempts: '2' },
  ],
  'new_command_on_retry: b': [
    { run: 'if [ -e .tried ]; then true; else touch .tried; false; fi', retry: TWICE },
    { outcome: 'success', attempts: '2' },
  ],
  'continue_on_error: true': [
    { run: 'exit 1', tolerate: 'true' },
    { outcome: 'success', 'error-kind': 'internal.script_error' },
  ],
  'shell: pwsh': [{ run: 'process.exit(0)', shell: 'node' }, { outcome: 'success' }],
  polling_interval_seconds: [{ run: 'true' }, { outcome: 'success' }],
  'warning_on_retry: false': [
    { run: failing(1), retry: TWICE, annotations: 'false' },
    { outcome: 'success', attempts: '2' },
  ],
  'attempt_limit: 3': [
    { run: failing(2), retry: TWICE },
    { outcome: 'success', attempts: '3' },
  ],
  'attempt_delay: 5000': [
    { run: failing(1), retry: TWICE },
    { outcome: 'success', attempts: '2' },
  ],
  'pre_retry_command: ./clean.sh': [
    { run: '[ -e cleaned ]', 'before-retry': 'touch cleaned', retry: TWICE },
    { outcome: 'success', attempts: '2' },
  ],
  'current_path: app': [{ run: '[ "$(basename "$PWD")" = app ]', 'working-directory': 'app' }, { outcome: 'success' }],
  'retry_condition: ...': [
    { run: failing(1, 'exit 2'), classify: '[{exit_code: 2, kind: app.no}]', retry: TWICE },
    { outcome: 'halted', attempts: '1' },
  ],
  github_token: [{ run: '[ -z "$INPUT_GITHUB_TOKEN$GITHUB_TOKEN" ]', 'github-token': 'ghs_x' }, { outcome: 'success' }],
}
/** What is no input of the step here. */
const ELSEWHERE = ['time_out: 600000', 'action`, `with`, `steps_context']

const firstCells = [...DOCS.matchAll(/^\| `(.+?)` +\| /gm)].map(([, cell]) => cell)
const ofTables = firstCells.filter((cell = '') => !cell.startsWith('--'))

describe('from the inputs of other retry actions', () => {
  test('every row of the tables is run', () => {
    expect([...ROWS_AND_OTHERS].sort()).toEqual([...new Set(ofTables)].sort())
  })

  test.each(Object.entries(ROWS))('%s', async (_, [given, ending]) => {
    const { outputs, annotations } = await step(given, (runner) => mkdirSync(path.join(runner.workspace, 'app')))
    expect(outputs).toMatchObject(ending)
    if (given['annotations'] === 'false') expect(annotations).toEqual([])
  })

  test('outputs: the exit code of the command is in result.json', async () => {
    const { outputs } = await step({ run: failing(9, 'exit 75'), retry: TWICE })
    expect(outputs).toMatchObject({ attempts: '3', 'error-kind': 'internal.script_error' })
    expect(outputs['error-message']).not.toBe('')
    const result = JSON.parse(readFileSync(outputs['result-path'] ?? '', 'utf8'))
    expect(result.errors[0].details.exit_code).toBe(75)
  })
})

const ROWS_AND_OTHERS = new Set([...Object.keys(ROWS), ...ELSEWHERE])

describe('ten common uses', () => {
  const section = DOCS.slice(DOCS.indexOf('## Ten common uses'))
  const uses = [...section.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text)

  test('there are ten', () => expect(uses).toHaveLength(10))

  test.each(uses)('%s', async (text) => {
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(8)
    const given: Readonly<Record<string, unknown>> = parse(text)
    expect(INPUT_NAMES).toEqual(expect.arrayContaining(Object.keys(given)))
    const { inputs, problems } = readInputs({}, (name) => String(given[name] ?? ''))
    expect(problems).toEqual([])
    if (inputs.step === null) throw new Error('this is no step')
    const checked = await checkOneStep(inputs.step.step, (option) => option, process.cwd(), loadPatterns)
    expect(checked.findings).toEqual([])
  })
})
