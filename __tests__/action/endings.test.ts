import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  completeStepEnding,
  concludeEndedRun,
  concludeNotRun,
  createBareEnding,
  createMisuseEnding,
  createRemark,
} from '../../src/action/ending.js'
import { createFileStore } from '../../src/adapters/file-store.js'
import { createUnplacedFinding, type Finding } from '../../src/core/finding.js'
import type { ResultDocument } from '../../src/core/report.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { temporaryFolder, writeFiles } from '../support/folders.js'
import { fakeHost, inputsOf } from './fake-host.js'

const ENV = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/rockets',
  GITHUB_RUN_ID: '77',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_SHA: 'a'.repeat(40),
}
const RESULT = createInvalidResult([], 'w.yaml')

describe('an ending without a run', () => {
  const HEAD = 'f'.repeat(40)
  const pull = { pull_request: { head: { sha: HEAD } } }
  test.each([
    ['of a push names its commit', ENV, undefined, ENV.GITHUB_SHA],
    ['of a pull request names the head', { ...ENV, GITHUB_EVENT_NAME: 'pull_request' }, pull, HEAD],
    ['without a commit has none', { ...ENV, GITHUB_SHA: '' }, undefined, ''],
    ['outside of GitHub Actions has no record', { ...ENV, GITHUB_ACTIONS: '' }, pull, undefined],
  ])('%s', (_, env, payload, sha) => {
    const { github } = createBareEnding(fakeHost(env, { payload }), inputsOf(), RESULT)
    const record = { sha, run_url: 'https://github.com/acme/rockets/actions/runs/77' }
    expect(github).toEqual(sha === undefined ? null : expect.objectContaining(record))
  })

  test('names the leg of the matrix only where a run could have begun', () => {
    const inputs = inputsOf({ matrix: '{"os":"mac"}' })
    expect(createBareEnding(fakeHost(ENV), inputs, RESULT).github?.matrix).toEqual({ os: 'mac' })
    expect(
      concludeNotRun(fakeHost(ENV), inputs, { result: RESULT, findings: [], sources: new Map() }).github?.matrix,
    ).toBeNull()
  })

  test('has nothing that only a run leaves, and hides the token and secrets of the environment', () => {
    const inputs = inputsOf({ 'github-token': 'token-of-the-job' })
    const ending = createBareEnding(fakeHost({ ...ENV, NPM_TOKEN: 'secret-of-npm' }), inputs, RESULT)
    expect(ending).toMatchObject({ output: null, runDir: null, errorsPath: null, annotations: [], seenBefore: null })
    expect(ending.redactor.text('token-of-the-job secret-of-npm')).toBe('*** ***')
  })
})

describe('a step in which nothing ran', () => {
  const at = { file: 'w.yaml', line: 3, column: 1 }
  const finding = (more: Partial<Finding>): Finding => ({
    ...{ ...at, code: 'x', severity: 'error', message: 'wrong', suggestion: null },
    ...more,
  })
  const ended = (...findings: readonly Finding[]) => {
    const host = fakeHost(ENV)
    const found = { result: RESULT, findings, sources: new Map() }
    return { host, ending: concludeNotRun(host, inputsOf({ 'github-token': 'token-of-the-job' }), found) }
  }

  test('says nothing where nothing was found', () => {
    const { host, ending } = ended()
    expect(host.commands.said).toEqual([])
    expect(ending).toMatchObject({ annotations: [], result: { error: null, errors: [], findings: [] } })
  })

  test('reports errors as errors and shows warnings too, without secrets', () => {
    const warning = finding({ severity: 'warning', message: 'odd token-of-the-job' })
    const { host, ending } = ended(warning, finding({}), finding({ message: 'also' }))
    expect(ending.result.errors.map(({ message }) => message)).toEqual(['wrong', 'also'])
    expect(ending.result.error).toBe('wrong')
    expect(ending.result.findings?.map(({ message }) => message)).toEqual(['odd ***', 'wrong', 'also'])
    expect(ending.annotations.map(({ level, line }) => [level, line])).toEqual([
      ['warning', 3],
      ['error', 3],
      ['error', 3],
    ])
    expect(host.commands.said).toHaveLength(1)
    expect(host.commands.said[0]).toMatch(/odd \*\*\*.*wrong.*also/s)
  })

  test('names inputs of the action, not options of the command line', () => {
    const missing = finding({ code: 'input-missing', suggestion: 'give it with --input' })
    const { ending } = ended(missing, finding({ suggestion: 'as it is' }))
    expect(ending.result.findings?.map(({ suggestion }) => suggestion)).toEqual([
      'give it in the input `inputs`',
      'as it is',
    ])
  })

  test.each([
    [{ workflow: 'ci/w.yaml' }, 'ci/w.yaml'],
    [{ workflow: '' }, 'The workflow'],
    [{ workflow: '', run: ' \n' }, 'The workflow'],
    [{ workflow: '', run: 'true' }, 'The step'],
  ])('with wrong inputs %j is named, and has no next command', (given, file) => {
    const host = fakeHost({ ...ENV, GITHUB_WORKSPACE: process.cwd() })
    const { result } = createMisuseEnding(host, inputsOf(given), 'action-input', ['bad', 'worse'])
    expect(result).toMatchObject({ outcome: 'invalid', error: 'bad', workflow: { file }, next_commands: [] })
    expect(result.errors).toHaveLength(2)
    expect(host.commands.said.join()).toMatch(/bad.*worse/s)
  })

  test('a remark is of the kind in its title, unless it has another', () => {
    expect(createRemark('error', 'a.b', 'no')).toMatchObject({
      kind: 'a.b',
      title: 'a.b',
      file: null,
      secondary: false,
    })
    expect(createRemark('error', 'a.b · node', 'no', 'a.b').kind).toBe('a.b')
  })
})

describe('a run of an earlier attempt', () => {
  const halted = { ...RESULT, success: false, outcome: 'halted' as const, exit_code: 3 }
  const errors = (...codes: readonly string[]) =>
    createInvalidResult(
      codes.map((code) => createUnplacedFinding(code, 'error', 'no')),
      '',
    ).errors
  const terminated = { status: 'failed', reason: 'enough', terminated_by: 'stop' } as const
  const suspended = { ...halted, outcome: 'suspended' as const }
  const endRun = (result: Partial<ResultDocument>) => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'result.json': JSON.stringify({ ...result, output: { a: 1 }, next_commands: ['x'] }) })
    const host = fakeHost(ENV)
    const end = (who?: 'the plan') => concludeEndedRun(host, inputsOf(), createFileStore(), folder, who)
    return { folder, host, end }
  }

  test.each<[string, Partial<ResultDocument>, boolean]>([
    ['succeeded', { ...RESULT, success: true }, true],
    ['failed', { ...halted, errors: errors('app.bad') }, false],
    ['was halted on purpose', { ...halted, errors: errors('app.bad', 'halt.intentional') }, true],
    ['was terminated', { ...halted, termination: terminated }, true],
  ])('that %s is over for a plan, and for others or not', (_, result, isOver) => {
    const { folder, host, end } = endRun(result)
    expect(end() !== null).toBe(isOver)
    expect(host.commands.said).toHaveLength(Number(isOver))
    const ending = { output: { a: 1 }, runDir: folder, errorsPath: null, result: { next_commands: [] } }
    expect(end('the plan')).toMatchObject(ending)
    expect(host.commands.said.at(-1)).toMatch(/^note: the plan has brought this run to its end \(\w+\); nothing/)
    writeFiles(folder, { 'errors.jsonl': '' })
    expect(end('the plan')?.errorsPath).toBe(path.join(folder, 'errors.jsonl'))
  })

  test('that waits is not over', () => {
    const { host, end } = endRun(suspended)
    expect([end(), end('the plan')]).toEqual([null, null])
    expect(host.commands.said).toEqual([])
  })

  test('of which nothing is left is not over', () => {
    expect(concludeEndedRun(fakeHost(ENV), inputsOf(), createFileStore(), temporaryFolder())).toBeNull()
  })
})

test('a command that never ran had no attempt; problems before a retry are warnings without secrets', () => {
  const inputs = inputsOf({ 'github-token': 'token-of-the-job' })
  const first = createRemark('notice', 'x', 'y')
  const ending = {
    ...createBareEnding(fakeHost(ENV), inputs, { ...RESULT, tolerated: true as const }),
    annotations: [first],
  }
  const ended = completeStepEnding(ending, ['reset of token-of-the-job failed'], null)
  expect([...(ended.outputs ?? [])]).toEqual([
    ['attempts', '0'],
    ['command-exit-code', ''],
  ])
  expect(ended.annotations).toEqual([first, createRemark('warning', 'before-retry', 'reset of *** failed')])
})
