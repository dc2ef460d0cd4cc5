import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { INPUTS } from '../../src/action/input-table.js'
import { readInputs } from '../../src/action/inputs.js'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { checkOneStep } from '../../src/config/one-step.js'
import { FakeRunner } from './fake-runner.js'
import { failing, ROWS, TWICE } from './retry-rows.js'

const DOCS = readFileSync(path.resolve(import.meta.dirname, '../../docs/one-step.md'), 'utf8')

async function step(given: Readonly<Record<string, string>>, prepare: (runner: FakeRunner) => void = () => {}) {
  const runner = new FakeRunner()
  prepare(runner)
  const done = await runner.inside({ with: { workflow: '', ...given } })
  return { ...done, runner }
}

/** What is no input of the step here. */
const ELSEWHERE = ['time_out: 600000', 'action`, `with`, `steps_context']

const section = (title: string): string => DOCS.split(/^## /m).find((text) => text.startsWith(title)) ?? ''
const ofTables = [...section('Coming from another retry action').matchAll(/^\| `(.+?)` +\| /gm)].map(([, cell]) => cell)

describe('from the inputs of other retry actions', () => {
  test('every row of the tables is run', () => {
    expect([...ROWS_AND_OTHERS].sort()).toEqual([...new Set(ofTables)].sort())
  })

  test.each(Object.entries(ROWS))('%s', async (_, [given, ending]) => {
    const { outputs } = await step(given, (runner) => mkdirSync(path.join(runner.workspace, 'app')))
    expect(outputs).toMatchObject(ending)
  })

  test.each([
    ['true', 1],
    ['false', 0],
  ])('annotations: %s leaves %i', async (annotations, count) => {
    expect((await step({ run: failing(9), annotations })).annotations).toHaveLength(count)
  })

  test('outputs: attempts, the exit code of the command, kind and message', async () => {
    const { outputs } = await step({ run: failing(9, 'exit 75'), retry: TWICE })
    expect(outputs).toMatchObject({ attempts: '3', 'error-kind': 'internal.script_error', 'command-exit-code': '75' })
    expect(outputs['error-message']).not.toBe('')
  })
})

const ROWS_AND_OTHERS = new Set([...Object.keys(ROWS), ...ELSEWHERE])

describe('common uses', () => {
  const uses = [...section('Common uses').matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text)

  test('there are four', () => expect(uses).toHaveLength(4))

  test.each(uses)('%s', async (text) => {
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(8)
    const given: Readonly<Record<string, unknown>> = parse(text)
    expect(Object.keys(INPUTS)).toEqual(expect.arrayContaining(Object.keys(given)))
    const { inputs, problems } = readInputs({}, (name) => String(given[name] ?? ''))
    expect(problems).toEqual([])
    if (inputs.step === null) throw new Error('this is no step')
    const checked = await checkOneStep(inputs.step, (option) => option, process.cwd(), loadPatterns)
    expect(checked.findings).toEqual([])
  })
})
