import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { toConclusion } from '../../src/action/check-run.js'
import {
  findCommit,
  findHeadCommit,
  findPullRequestNumber,
  isForeignHead,
  listUndeliveredNotes,
  parseCaller,
  parseRepository,
} from '../../src/action/host.js'
import { INPUTS } from '../../src/action/input-table.js'
import { readInputs } from '../../src/action/inputs.js'
import { MemberBuffer } from '../../src/action/log.js'
import { createStepOutputs, isTooLarge, listMasks, OUTPUTS } from '../../src/action/outputs.js'
import { chooseDurability, createScriptEnvironment } from '../../src/action/run-request.js'
import {
  createArtifactFileName,
  createUseSite,
  formatPlacedName,
  formatUseInJob,
  formatUseSite,
  parseArtifactName,
  parseLeg,
  parseRunOfArtifact,
} from '../../src/action/use-site.js'
import { formatPartLabel } from '../../src/core/github.js'
import type { Json } from '../../src/core/json.js'
import { Redactor } from '../../src/redaction/index.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { compositeEnv } from './fake-runner.js'

const root = path.resolve(import.meta.dirname, '../..')
const metadata = (file: string) => parse(readFileSync(path.join(root, file), 'utf8'))

describe('the head of a pull request', () => {
  test.each([
    ['of this repository', { pull_request: { head: { repo: { full_name: 'o/r' } } } }, false],
    ['of a fork', { pull_request: { head: { repo: { full_name: 'x/r' } } } }, true],
    ['of a repository that is gone', { pull_request: { head: { repo: null } } }, true],
    ['of no pull request', { ref: 'refs/heads/main' }, false],
  ])('%s', (_, payload, isForeign) => {
    expect(isForeignHead({ GITHUB_REPOSITORY: 'o/r' }, payload)).toBe(isForeign)
  })
})

describe('action files', () => {
  test.each(['action.yml', 'runner/action.yml', 'node24/action.yml'])('%s has every input and output', (file) => {
    const { inputs, outputs } = metadata(file)
    expect(Object.keys(inputs)).toEqual(Object.keys(INPUTS))
    expect(Object.keys(outputs)).toEqual(Object.keys(OUTPUTS))
    expect(inputs).toEqual(metadata('action.yml').inputs)
  })

  test('each names the bundle for its version of Node', () => {
    expect(metadata('action.yml').runs).toEqual({ using: 'node20', main: 'dist/action/index.js' })
    expect(metadata('node24/action.yml').runs).toEqual({ using: 'node24', main: '../dist/action/index.js' })
  })

  test('scripts of the composite get inputs through env only', () => {
    for (const step of metadata('runner/action.yml').runs.steps) expect(step.run ?? '').not.toContain('${{')
  })
})

test.each([
  [{ RUNNER_ENVIRONMENT: 'github-hosted' }, 'process'],
  [{ RUNNER_ENVIRONMENT: 'self-hosted' }, 'machine'],
  [{}, 'machine'],
])('with %j a run outlives its %s', (env, durability) => {
  expect(chooseDurability(env)).toBe(durability)
})

const inputsFrom = (env: Readonly<Record<string, string>>) =>
  readInputs(env, (name) => env[`INPUT_${name.toUpperCase()}`] ?? '')

describe('inputs', () => {
  test('defaults', () => {
    const read = inputsFrom({ INPUT_WORKFLOW: ' a.yaml ' })
    expect(read).toMatchObject({
      problems: [],
      notes: [],
      inputs: {
        workflow: 'a.yaml',
        command: 'run',
        strictExit: null,
        annotations: true,
        summary: true,
        checkRun: false,
        comment: false,
        artifact: 'on-failure',
        logLevel: 'info',
        retentionDays: null,
        matrix: '',
      },
    })
    expect([...read.inputs.failOn]).toEqual(['failed', 'invalid', 'halted', 'suspended', 'cancelled'])
  })

  test('all problems are reported at once', () => {
    const read = inputsFrom({ INPUT_SUMMARY: 'x', 'INPUT_LOG-LEVEL': 'y', INPUT_ESCALATE: 'maybe' })
    expect(read.problems).toHaveLength(4)
  })

  test('the composite passes each input in a variable', () => {
    const given = { workflow: 'a.yaml', 'check-run': 'true', matrix: 'null' }
    const read = inputsFrom({ ...compositeEnv(given), INPUT_WORKFLOW: 'other.yaml' })
    expect(read).toMatchObject({
      problems: [],
      inputs: { composite: true, workflow: 'a.yaml', checkRun: true, matrix: '' },
    })
  })

  test('white space does not change the leg', () => {
    const matrix = (text: string) => inputsFrom({ INPUT_WORKFLOW: 'a', INPUT_MATRIX: text }).inputs.matrix
    expect(matrix('{\n  "os": "mac"\n}')).toBe(matrix('{"os":"mac"}'))
    const leg = parseLeg({ matrix: matrix('{"os":"mac","n":[1]}') })
    expect(formatPartLabel(leg, undefined)).toBe('mac, [1]')
    expect(formatPartLabel(leg, { index: 2, of: 4 })).toBe('mac, [1], shard 2 of 4')
    expect(formatPartLabel({ shard: 2 }, { index: 2, of: 4 })).toBe('shard 2 of 4')
    expect(formatPartLabel(null, undefined)).toBe('')
  })
})

describe('names', () => {
  const naming = {
    given: '',
    workflow: 'Check / drift',
    job: 'build',
    place: { place: '0123456789', caller: null },
    attempt: '2',
    runId: 'abcdef012345',
  }
  test.each([
    [naming, 'conductor-Check-drift-build-0123456789-2-abcdef01'],
    [{ ...naming, workflow: 'ü', job: '' }, 'conductor-x-x-0123456789-2-abcdef01'],
    [
      { ...naming, place: { place: '0123456789', caller: 'abcdef' } },
      'conductor-Check-drift-build-0123456789abcdef-2-abcdef01',
    ],
    [{ ...naming, given: 'mine' }, 'mine-2'],
  ])('%#', (parts, name) => {
    expect(createArtifactFileName(parts)).toBe(name)
    const place = parts.given === '' ? parts.place : null
    expect(parseArtifactName(name, parts.given)).toMatchObject({ attempt: 2, place, isCheckpoint: false })
    expect(parseArtifactName(name, parts.given === '' ? 'mine' : '')).toBeNull()
    expect(parseRunOfArtifact(name)).toBe(parts.given === '' ? 'abcdef01' : null)
  })

  test.each([null, 'abcdef'])('a name that is taken gets the digest of the place, caller %s', (caller) => {
    const place = { place: '0123456789', caller }
    const name = formatPlacedName({ ...naming, given: 'mine', place })
    expect(name).toBe(`mine-0123456789${caller ?? ''}-2`)
    expect(parseArtifactName(name, 'mine')).toMatchObject({ attempt: 2, place })
    expect(parseArtifactName(name, 'other')).toBeNull()
  })

  test.each([
    ['staging / deploy (eu)', 'staging'],
    ['staging (eu) / deploy', 'staging (eu)'],
    ['release / staging / deploy', 'release / staging'],
    ['deploy', ''],
    ['a/b', ''],
  ])('the caller of %s', (name, caller) => expect(parseCaller(name)).toBe(caller))

  test.each([
    ['--a..b--', 'a..b'],
    ['.. a !', 'a'],
    [`${'w'.repeat(38)}...x`, 'w'.repeat(38)],
    ['!', 'x'],
  ])('%s is %s in a name', (workflow, shown) => {
    expect(createArtifactFileName({ ...naming, workflow })).toBe(`conductor-${shown}-build-0123456789-2-abcdef01`)
  })

  test('long names keep what makes them unique', () => {
    const name = createArtifactFileName({ ...naming, workflow: 'w'.repeat(500), job: 'j'.repeat(500) })
    expect(name.length).toBeLessThan(130)
    expect(parseArtifactName(name, '')).toMatchObject({ attempt: 2, place: naming.place })
  })

  const use = { workflow: 'a.yaml', key: '', matrix: '', composite: false, resumeFrom: [] as readonly string[] }

  test('the key is the place: file, job, step, key, leg and caller', () => {
    const env = { GITHUB_JOB: 'build', GITHUB_ACTION: 'x' }
    const placeKey = (...given: Parameters<typeof createUseSite>) => formatUseSite(createUseSite(...given))
    const key = placeKey(use, env, null)
    expect(placeKey({ ...use, workflow: './a.yaml', resumeFrom: ['x'] }, env, null)).toBe(key)
    const others = [
      placeKey({ ...use, workflow: 'b.yaml' }, env, null),
      placeKey({ ...use, key: 'north' }, env, null),
      placeKey({ ...use, matrix: '{"os":"mac"}' }, env, null),
      placeKey(use, { ...env, GITHUB_JOB: 'test' }, null),
      placeKey(use, { ...env, GITHUB_ACTION: 'y' }, null),
      placeKey(use, env, ''),
      placeKey(use, env, 'staging'),
      placeKey(use, env, 'production'),
    ]
    expect(new Set([key, ...others]).size).toBe(9)
  })

  test.each([
    ['__acme_conductor-action', ''],
    ['__acme_conductor-action_2', '#2'],
    ['__self_3', '#3'],
    ['release', 'release'],
    ['4', '#4'],
    ['12', '#12'],
    ['4x', '4x'],
    ['x4', 'x4'],
    ['__self_12', '#12'],
    ['run', ''],
  ])('the step %s is the use "%s" of its job', (step, label) => {
    expect(formatUseInJob({ GITHUB_ACTION: step })).toBe(label)
  })

  test('the steps of a composite are one use, and two uses are told apart', () => {
    const key = (step: string, ...resumeFrom: readonly string[]) =>
      formatUseSite(createUseSite({ ...use, composite: true, resumeFrom }, { GITHUB_ACTION: step }, null))
    expect(key('__acme_conductor-action')).not.toBe(key('__acme_conductor-action_2'))
    expect(key('__acme_conductor-action', 'x')).toBe(key('__acme_conductor-action'))
    // Where the runner names the steps inside.
    expect(key('plan', 'previous-attempt', 'fresh')).toBe(key('run'))
    expect(key('run', 'what-the-first-left')).not.toBe(key('run'))
  })
})

test.each([
  ['x'.repeat(2 ** 19), false],
  [`${'x'.repeat(2 ** 19)}x`, true],
  ['ä'.repeat(2 ** 19), false],
])('GitHub counts outputs in UTF-16: case %#', (value, tooLarge) => {
  expect(isTooLarge(value)).toBe(tooLarge)
})

describe('undelivered reports', () => {
  const refused = '403 (the token lacks the permission): Resource not accessible by integration'
  test.each([
    [
      'a fork gets one note',
      ['the check run', 'the comment', 'the escalation'].map((what) => ({
        what,
        problem: `${what} was not made: ${refused}`,
        cause: refused,
      })),
      [`the check run, the comment and the escalation were not made: ${refused}`],
    ],
    [
      'one thing is told in its own words',
      [{ what: 'the comment', problem: 'the comment was not made: x', cause: 'x' }],
      ['the comment was not made: x'],
    ],
    ['nothing is nothing', [], []],
  ])('%s', (_, problems, expected) => {
    expect(listUndeliveredNotes(problems)).toEqual(expected)
  })

  test('an invalid file is reported with its first code', () => {
    const at = { file: 'w.yaml', line: 1, column: 1, severity: 'error', suggestion: null } as const
    const result = createInvalidResult([{ ...at, code: 'unknown-entry-point', message: 'no' }], 'w.yaml')
    const outputs = createStepOutputs({ result, output: null, runDir: null, errorsPath: null })
    expect(outputs.get('error-kind')).toBe('invalid')
    expect(outputs.get('error-cause')).toBe('unknown-entry-point')
    expect(outputs.get('error-message')).toBe('no')
  })
})

describe('event', () => {
  const sha = 'feedfacefeedfacefeedfacefeedfacefeedface'
  const env = (name: string) => ({ GITHUB_EVENT_NAME: name, GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567' })
  test.each<[string, Json | undefined, string | null]>([
    ['push', {}, '0123456789abcdef0123456789abcdef01234567'],
    ['workflow_dispatch', undefined, '0123456789abcdef0123456789abcdef01234567'],
    ['pull_request', { pull_request: { head: { sha } } }, sha],
    ['pull_request_target', { pull_request: { head: { sha } } }, sha],
    ['pull_request', undefined, null],
    ['workflow_run', { workflow_run: { head_sha: sha } }, sha],
    ['workflow_run', { workflow_run: { head_sha: sha, pull_requests: [{ number: 5 }] } }, sha],
    ['workflow_run', {}, null],
    ['workflow_run', { workflow_run: { head_sha: `${sha} x` } }, null],
    ['workflow_run', { workflow_run: { head_sha: `x ${sha}` } }, null],
    // The default branch is not what somebody asked about there.
    ['issue_comment', { issue: { number: 4, pull_request: {} } }, null],
    ['issue_comment', { issue: { number: 4 } }, '0123456789abcdef0123456789abcdef01234567'],
  ])('the commit of %s', (name, payload, expected) => {
    const found = findHeadCommit(env(name), payload)
    expect(found.ok ? found.value : null).toBe(expected)
  })

  test('links of a comment on a pull request name the commit of the run', () => {
    const payload = { issue: { number: 4, pull_request: {} } }
    expect(findCommit({ env: env('issue_comment'), payload })).toBe('0123456789abcdef0123456789abcdef01234567')
    expect(findCommit({ env: {}, payload })).toBe('')
  })

  test.each<[string, Json | undefined, number | null]>([
    ['pull_request', { pull_request: { number: 3 } }, 3],
    ['issue_comment', { issue: { number: 4, pull_request: {} } }, 4],
    ['issue', { issue: { number: 4 } }, null],
    ['workflow_run', { workflow_run: { pull_requests: [{ number: 5 }] } }, 5],
    ['merge_group', { merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-12-0123abcd' } }, 12],
    ['another branch', { merge_group: { head_ref: 'refs/heads/pr-12-0123abcd' } }, null],
    ['push', {}, null],
    ['nothing', undefined, null],
    ['nonsense', { pull_request: { number: '3; rm' } }, null],
    ['a fraction', { pull_request: { number: 3.5 } }, null],
  ])('the pull request of %s', (_, payload, expected) => {
    const found = findPullRequestNumber(payload)
    expect(found.ok ? found.value : null).toBe(expected)
  })

  test.each(['', 'a', 'a/b/c', '../x', 'a/..'])('%j is not a repository', (name) =>
    expect(parseRepository({ GITHUB_REPOSITORY: name }).ok).toBe(false),
  )
})

test('conclusions', () => {
  const base = createInvalidResult([], 'a.yaml')
  const termination = (status: string) => ({ status, reason: 'r', terminated_by: 'n' })
  expect(toConclusion(base)).toBe('success')
  const handled = [{ node: 'a', kind: 'x.y', message: 'm', attempts: 1, by: 'recover' }]
  expect(toConclusion({ ...base, handled })).toBe('success')
  expect(toConclusion({ ...base, handled }, 'neutral')).toBe('neutral')
  expect(toConclusion(base, 'neutral')).toBe('success')
  expect(toConclusion({ ...base, termination: termination('success') })).toBe('neutral')
  expect(toConclusion({ ...base, outcome: 'failed', termination: termination('failed') })).toBe('failure')
  for (const outcome of ['failed', 'halted', 'invalid'] as const)
    expect(toConclusion({ ...base, outcome })).toBe('failure')
  expect(toConclusion({ ...base, outcome: 'suspended' })).toBe('action_required')
})

test('only values that redaction would change are masked', () => {
  const redactor = new Redactor({ secrets: [{ value: 'known-secret-1', origin: 'env:X' }] })
  expect(
    listMasks(
      { a: 'plain', n: 1, token: 'deep-value-2', list: ['say known-secret-1 now'], inner: { api_key: 12345678 } },
      redactor,
    ),
  ).toEqual(['deep-value-2', 'known-secret-1', '12345678'])
  expect(listMasks({ a: 'plain' }, redactor)).toEqual([])
  // GitHub drops every job output that contains a mask.
  expect(listMasks({ auth: 'disabled', token: 'Expired', password: 'swordfish' }, redactor)).toEqual(['swordfish'])
  expect(listMasks({ secret: 'build', token: 'deep-value-2' }, redactor, ['conductor-x-build-1'])).toEqual([
    'deep-value-2',
  ])
})

test('the environment of a run step', () => {
  const env = {
    PATH: '/bin',
    MY_INPUT_X: '3',
    INPUT_X: '1',
    Input_Y: '2',
    ACTIONS_RUNTIME_TOKEN: 't',
    ACTIONS_RESULTS_URL: 'u',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'oidc',
    GITHUB_ENV: 'e',
    CONDUCTOR_ACTION_INPUT_KEY: '{}',
    OPENAI_API_KEY: 'k',
    PWD: '/old',
  }
  expect(createScriptEnvironment(env, ['OPENAI_API_KEY'], '/new')).toEqual({
    PATH: '/bin',
    MY_INPUT_X: '3',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'oidc',
    GITHUB_ENV: 'e',
    PWD: '/new',
  })
})

describe('member buffer', () => {
  test('keeps both ends', () => {
    const buffer = new MemberBuffer()
    for (let at = 0; at < 100; at++) buffer.append(`${String(at).padStart(3, '0')}${'x'.repeat(100_000)}`)
    const text = buffer.text()
    expect(text.length).toBeLessThan(4.3 * 1024 * 1024)
    expect(text.startsWith('000x')).toBe(true)
    expect(text).toMatch(/\n\[\.\.\. \d+ characters left out of the log \.\.\.\]\n/)
    expect(text).toContain('099x')
  })

  test.each([
    ['a short piece after a long one', ['first ', 'y'.repeat(2 ** 21 - 100), ' last']],
    ['two full halves', ['x'.repeat(2 ** 21), 'y'.repeat(2 ** 21)]],
    ['nothing', []],
  ])('keeps all of what fits, in its order: %s', (_, pieces) => {
    const buffer = new MemberBuffer()
    for (const piece of pieces) buffer.append(piece)
    expect(buffer.text() === pieces.join('')).toBe(true)
  })

  test('a piece that is larger than the buffer', () => {
    const buffer = new MemberBuffer()
    buffer.append(`${'y'.repeat(10_000_000)}end`)
    const text = buffer.text()
    expect(text.length).toBeLessThan(2.2 * 1024 * 1024)
    expect(text.endsWith('end')).toBe(true)
  })
})
