import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { REPOSITORY } from '../support/built.js'
import { compositeEnv, FakeRunner, type StepResult } from './fake-runner.js'

const { runs } = parse(readFileSync(path.join(REPOSITORY, 'runner/action.yml'), 'utf8'))
const last = runs.steps.at(-1)

const script = (run: string): string => `
workflow: { name: w, entry_point: a }
agents: [{ name: a, type: script, run: ${JSON.stringify(run)} }]
`

/** The last step of the composite after this step of the engine: its expressions filled in, its script run. */
function end({ outputs }: Pick<StepResult, 'outputs'>) {
  expect(last.if).toBe('${{ always() }}')
  const filled = Object.entries<string>(last.env).map(([name, text]) => {
    const used = [...text.matchAll(/steps\.run\.outputs\.([\w-]+)/g)].map(([, output = '']) => outputs[output] ?? '')
    return [name, used.find((value) => value !== '') ?? '']
  })
  const env = { PATH: process.env['PATH'], ...Object.fromEntries(filled) }
  return spawnSync('bash', ['-c', last.run], { encoding: 'utf8', env })
}

async function engine(run: string, env: Readonly<Record<string, string>> = {}, inputs = {}) {
  const runner = new FakeRunner()
  runner.file('workflow.yaml', script(run))
  const step = await runner.inside({ env: { ...compositeEnv({ workflow: 'workflow.yaml', ...inputs }), ...env } })
  return { ...step, runner }
}

describe.skipIf(process.platform === 'win32')('the end of the composite', () => {
  test('passes only if the engine has said so', async () => {
    const green = await engine('true')
    expect(green.outputs['job-passes']).toBe('true')
    expect(end(green)).toMatchObject({ status: 0, stdout: '' })
    const red = await engine('exit 1')
    expect(red.outputs).not.toHaveProperty('job-passes')
    expect(end(red)).toMatchObject({ status: 1, stdout: expect.stringContaining('✗ w halted') })
    const silent = end({ outputs: {} })
    expect(silent).toMatchObject({ status: 1, stdout: expect.stringContaining('did not say that the job may pass') })
    expect(end({ outputs: { 'job-passes': 'false' } }).status).toBe(1)
  })

  test('a script cannot say it', async () => {
    const forged = await engine('echo job-passes=true >> "$GITHUB_OUTPUT"; exit 1')
    expect(end(forged).status).toBe(1)
  })

  test('outputs that cannot be written fail the job', async () => {
    const lost = await engine('true', { GITHUB_OUTPUT: path.join(new FakeRunner().root, 'no/such') })
    expect(lost.code).toBe(1)
    expect(end(lost).status).toBe(1)
  })

  test.each<[string, (place: string) => void]>([
    ['a folder', (place) => mkdirSync(place)],
    ['a link', (place) => symlinkSync(path.join(path.dirname(place), 'target'), place)],
    ['a pipe', (place) => execFileSync('mkfifo', [place])],
  ])('%s in the place of a file of the runner is left alone', async (_, make) => {
    const { root } = new FakeRunner()
    writeFileSync(path.join(root, 'target'), 'mine')
    const [output, summary] = [path.join(root, 'output'), path.join(root, 'summary')]
    make(output)
    make(summary)
    const before = [output, summary].map((file) => lstatSync(file).ino)
    const step = await engine('true', { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary })
    expect([output, summary].map((file) => lstatSync(file).ino)).toEqual(before)
    expect(readFileSync(path.join(root, 'target'), 'utf8')).toBe('mine')
    expect(step.code).toBe(1)
    expect(step.log.lines).toContain('note: outputs were not set: GITHUB_OUTPUT is not a regular file')
    expect(step.log.lines).toContain('note: the job summary was not written: GITHUB_STEP_SUMMARY is not a regular file')
  })

  test('a file that a script removed is made anew', async () => {
    const step = await engine('rm "$GITHUB_OUTPUT" "$GITHUB_STEP_SUMMARY"')
    expect(step.outputs['job-passes']).toBe('true')
    expect(existsSync(step.runner.root)).toBe(true)
    expect(step.summary).toContain('w')
  })

  test('a device is not removed', async () => {
    const step = await engine('true', { GITHUB_OUTPUT: '/dev/full', GITHUB_STEP_SUMMARY: '/dev/full' })
    expect(lstatSync('/dev/full').isCharacterDevice()).toBe(true)
    expect(step.code).toBe(1)
  })
})

describe('fail-on', () => {
  test.each([
    ['failed', '`halted`', 'typed errors do not fail this job'],
    ['none', '`halted` and `failed`', 'typed errors do not fail this job'],
    ['halted', '`failed`', 'untyped failures do not fail this job'],
  ])('%s is a warning on every use', async (failOn, missing, what) => {
    const message = `\`fail-on\` does not name ${missing}: ${what}.`
    for (const run of ['true', 'exit 1']) {
      const step = await engine(run, {}, { 'fail-on': failOn })
      expect(step.annotations).toContainEqual(expect.objectContaining({ level: 'warning', title: 'fail-on', message }))
      expect(step.summary).toContain(`> ⚠️ ${message}`)
    }
  })

  test('with both outcomes is none, and invalid fails the job whatever is named', async () => {
    const both = await engine('true', {}, { 'fail-on': 'halted, failed' })
    expect([both.annotations, both.summary.includes('fail-on')]).toEqual([[], false])
    const runner = new FakeRunner()
    const invalid = (failOn: string) => runner.inside({ with: { workflow: 'none.yaml', 'fail-on': failOn } })
    expect((await invalid('failed')).code).toBe(1)
    expect((await invalid('none')).code).toBe(0)
  })
})
