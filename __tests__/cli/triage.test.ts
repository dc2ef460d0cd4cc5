import { describe, expect, test } from 'vitest'
import { folderWith } from '../support/folders.js'
import { conductor, piped } from './conductor.js'

const RESET = 'npm error code ECONNRESET\nnpm error network aborted\n'
const TEST_FAILED = '--- FAIL: TestRocket (0.01s)\n'

describe('conductor triage', () => {
  test('a job per file, as text and as the document', () => {
    const cwd = folderWith({ 'a.log': RESET, 'b.log': TEST_FAILED, 'c.log': 'who knows\n' })
    const text = conductor(cwd, ['triage', 'a.log', 'b.log', 'c.log'])
    expect(text).toMatchObject({ code: 0, stderr: '' })
    expect(text.stdout.split('\n')[0]).toBe('a.log: transient, external.npm.network (npm)')
    const said = conductor(cwd, ['triage', 'a.log', 'b.log', 'c.log', '--format', 'json'])
    expect(JSON.parse(said.stdout)).toEqual({
      schema_version: 1,
      run: null,
      attempt: null,
      decision: 'leave',
      reason: expect.any(String),
      next: expect.arrayContaining([{ text: expect.any(String), paste: null }]),
      jobs: [
        {
          file: 'a.log',
          kind: 'external.npm.network',
          class: 'transient',
          evidence: [{ line: 1, text: 'npm error code ECONNRESET' }],
          step: null,
          rule: 'npm',
          annotations: [],
          tests: [],
          note: null,
          next: [{ text: expect.stringContaining('Another run can help'), paste: expect.stringContaining('retry: 2') }],
        },
        {
          file: 'b.log',
          kind: 'external.build.test',
          class: 'deterministic',
          evidence: [{ line: 1, text: TEST_FAILED.trim() }],
          step: null,
          rule: 'build',
          annotations: [],
          tests: ['TestRocket'],
          note: null,
          next: [{ text: expect.stringContaining('Change what this line names first'), paste: null }],
        },
        {
          file: 'c.log',
          kind: null,
          class: 'unknown',
          evidence: [],
          step: null,
          rule: null,
          annotations: [],
          tests: [],
          note: null,
          next: [{ text: expect.stringContaining('its log has no line that could say why'), paste: null }],
        },
      ],
    })
  })

  test('a log of a job that acts on the world', () => {
    const cwd = folderWith({ 'a.log': `##[group]Run npm publish\n##[endgroup]\n${RESET}` })
    expect(piped(cwd, 'conductor triage a.log').stdout).toContain(
      'The job acts on the world (npm publish): a person should start the run.',
    )
  })

  test('stdin', () => {
    const cwd = folderWith({ 'a.log': RESET })
    expect(piped(cwd, 'cat a.log | conductor triage -').stdout).toContain('transient, external.npm.network')
  })

  test('rules of a file, and those of the repository where nobody names one', () => {
    const rule = '- { stderr: "TestRocket", kind: external.rocket.flaky, transient: true }\n'
    const cwd = folderWith({ 'b.log': TEST_FAILED, 'rules.yml': rule })
    expect(conductor(cwd, ['triage', 'b.log', '--rules', 'rules.yml']).stdout).toContain(
      'transient, external.rocket.flaky',
    )
    const usual = folderWith({ 'b.log': TEST_FAILED, '.github/conductor-triage.yml': rule })
    expect(conductor(usual, ['triage', 'b.log']).stdout).toContain('transient, external.rocket.flaky')
  })

  test('a quoted line gives the runner no commands', () => {
    const cwd = folderWith({ 'a.log': '--- FAIL: Test##[add-mask]rocket (0.01s)\n' })
    expect(conductor(cwd, ['triage', 'a.log']).stdout).toContain('Test## [add-mask]rocket')
    const { stdout } = conductor(cwd, ['triage', 'a.log', '--format', 'json'])
    expect(stdout).not.toContain('##[')
    expect(JSON.parse(stdout).jobs[0].evidence[0].text).toContain('##[add-mask]rocket')
  })

  test('secrets are not in the evidence', () => {
    const cwd = folderWith({
      'a.log': 'npm error code ECONNRESET\nError: read ECONNRESET with canary-token-value\n',
    })
    const said = conductor(cwd, ['triage', 'a.log', '--format', 'json'], { MY_TOKEN: 'canary-token-value' })
    expect(said.stdout).not.toContain('canary-token-value')
  })

  test.each<[string, readonly string[], RegExp]>([
    ['no log', [], /give logs/],
    ['a log that is not there', ['absent.log'], /absent\.log cannot be read/],
    ['a folder', ['.'], /cannot be read/],
    ['an archive', ['logs.zip'], /logs\.zip is packed: unpack it with unzip/],
    ['rules that are not there', ['a.log', '--rules', 'absent.yml'], /absent\.yml cannot be read/],
    ['rules that are wrong', ['a.log', '--rules', 'bad.yml'], /bad\.yml, line 2: /],
    ['a run that is none', ['https://github.com/acme'], /is not the address of a run/],
    ['rerun without a run', ['a.log', '--rerun', '2'], /--rerun is for the address of a run/],
  ])('%s is exit 2 and one line', (_, args, message) => {
    const cwd = folderWith({
      'a.log': RESET,
      'logs.zip': 'PK\u0003\u0004',
      'bad.yml': '- { stderr: x, kind: external.a.b }\n- { stderr: "(", kind: external.a.b }\n',
    })
    const said = conductor(cwd, ['triage', ...args])
    expect(said).toMatchObject({ code: 2, stdout: '' })
    expect(said.stderr).toMatch(message)
    expect(said.stderr.trim().split('\n')).toHaveLength(1)
  })
})
