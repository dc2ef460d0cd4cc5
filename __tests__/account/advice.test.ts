import { describe, expect, it } from 'vitest'
import { judgeError } from '../../src/account/advice.js'
import type { JsonObject } from '../../src/core/json.js'
import { ENGINE_KINDS } from '../../src/core/kinds.js'

type Row = readonly [kind: string, details: JsonObject, category: string, mendedBy: string, suggestion: RegExp]

const statuses = (codes: readonly number[], category: string, mendedBy: string, suggestion: RegExp): readonly Row[] =>
  codes.map((status_code) => ['external.api.answer', { status_code }, category, mendedBy, suggestion])

const EXECUTION = 'execution_failure'

const ROWS: readonly Row[] = [
  ...statuses([400, 404, 405, 406, 407, 409, 410, 418, 422], 'api_validation', 'change', /^Change the request/),
  ...statuses([401, 403], 'api_validation', 'neither', /^Check the credentials/),
  ...statuses([408, 425, 429, 500, 502, 503, 504, 599], EXECUTION, 'wait', /wait.*retry/),
  ...statuses([200, 399, 600], EXECUTION, 'neither', /message and the details/),
  ['external.api.odd', { status_code: '404' }, EXECUTION, 'neither', /message and the details/],
  ['provider.exhausted', { status_code: 429 }, EXECUTION, 'wait', /429/],
  ['provider.exhausted', {}, EXECUTION, 'wait', /try again later/],
  ['provider.rejected', {}, 'api_validation', 'change', /^Change the request/],
  ['provider.rejected', { status_code: 401 }, 'api_validation', 'neither', /^Check the credentials/],
  ['provider.rejected', { status_code: 400 }, 'api_validation', 'change', /^Change the request/],
  ['internal.template_error', {}, 'template_error', 'change', /^Correct the template/],
  ['internal.template_error', { available_fields: ['a'] }, 'template_error', 'change', /available fields/],
  ['internal.unexpected', {}, 'exception', 'neither', /report it/],
  ['internal.timeout', {}, EXECUTION, 'wait', /`retry`.*`timeout`/],
  ['internal.timeout', { retryable: false }, EXECUTION, 'change', /^Raise `timeout`/],
  ['internal.no_route', {}, EXECUTION, 'change', /success route/],
  ['internal.undeclared_kind', {}, EXECUTION, 'change', /`raises`/],
  ['internal.schema_violation', {}, EXECUTION, 'change', /schema/],
  ['internal.schema_violation', { source: 'source' }, EXECUTION, 'change', /^Give `source` a list/],
  ['internal.limit_exceeded', {}, EXECUTION, 'change', /limit/],
  ['internal.policy_denied', {}, EXECUTION, 'change', /policy/],
  ['internal.circuit_open', {}, EXECUTION, 'wait', /^Wait/],
  ['internal.script_error', { exit_code: 1, stderr_tail: 'boom' }, EXECUTION, 'neither', /^Look at .* stderr\.$/],
  ['internal.script_error', { exit_code: 1, stdout_tail: 'x' }, EXECUTION, 'neither', /^Look at .* stdout\.$/],
  ['internal.script_error', { exit_code: 1, stderr_tail: '' }, EXECUTION, 'neither', /^Run the command by hand/],
  ['internal.script_error', { exit_code: null }, EXECUTION, 'change', /^Install .* correct the command/],
  [
    'internal.script_error',
    { exit_code: 127, stderr_tail: 'x' },
    EXECUTION,
    'change',
    /^Install .* correct the command/,
  ],
  ['internal.script_error', { exit_code: 126 }, EXECUTION, 'change', /executable/],
  ['external.git.drift', {}, EXECUTION, 'neither', /message and the details/],
  ['external.git.drift', { retryable: true }, EXECUTION, 'wait', /`retry` route for `external.git.drift`/],
  ['external.git.network', {}, EXECUTION, 'wait', /`retry`/],
  ['external.git.network', { transient: false }, EXECUTION, 'neither', /message and the details/],
  ['external.api.busy', { status_code: 429, retryable: false }, EXECUTION, 'neither', /message and the details/],
  ['external.api.late', { status_code: 404, retryable: true }, 'api_validation', 'wait', /`retry`/],
  ['external.git.drift', { suggestion: 'Rebase it.' }, EXECUTION, 'neither', /^Rebase it\.$/],
  ['subworkflow.terminated', {}, EXECUTION, 'neither', /reason/],
  ['subworkflow.depth_exceeded', {}, EXECUTION, 'change', /max_depth/],
  [
    'subworkflow.failed',
    { cause: { kind: 'internal.template_error', message: 'x', details: {} } },
    'template_error',
    'change',
    /template/,
  ],
  [
    'internal.group_failed',
    { errors: { a: { kind: 'a.b', message: 'x', details: { status_code: 503 } }, b: { kind: 'a.c' } } },
    EXECUTION,
    'wait',
    /503/,
  ],
  [
    'internal.group_failed',
    { errors: { a: { kind: 'a.b', message: 'x', details: { status_code: 422 } } } },
    'api_validation',
    'change',
    /request/,
  ],
  ['internal.group_failed', {}, EXECUTION, 'neither', /members/],
]

const MENDED = {
  change: { fixable: true, retryable: false },
  wait: { fixable: false, retryable: true },
  neither: { fixable: false, retryable: false },
}

describe('the four answers', () => {
  it.each(ROWS)('of %s %j: %s, %s', (kind, details, category, mendedBy, suggestion) => {
    const expected = Object.entries(MENDED).find(([name]) => name === mendedBy)?.[1]
    expect(judgeError({ kind, message: 'x', details })).toEqual({
      category,
      ...expected,
      suggestion: expect.stringMatching(suggestion),
    })
  })

  it.each(ENGINE_KINDS.map((kind) => [kind]))('of %s: never both, and always a suggestion', (kind) => {
    for (const details of [{}, { retryable: true }, { retryable: false }, { status_code: 404 }, { status_code: 503 }]) {
      const answers = judgeError({ kind, message: 'x', details }, { isListed: () => true })
      expect(answers.fixable && answers.retryable).toBe(false)
      expect(answers.suggestion).toBeTruthy()
    }
  })

  it("of an error on the file's own list: retryable, not fixable", () => {
    const envelope = { kind: 'internal.schema_violation', message: 'x', details: {} }
    expect(judgeError(envelope, { isListed: () => true })).toMatchObject({ fixable: false, retryable: true })
  })
})

it.each([
  ['external.api.down', { transient: true }, 3, true, /^3 attempts failed: try again later/],
  ['external.api.down', { transient: true }, 1, true, /give `retry`/],
  ['internal.timeout', {}, 3, true, /^3 attempts failed: .*raise `timeout`\.$/],
  ['internal.script_error', {}, 3, true, /^(?!.*attempts failed)/],
])('%s %j after %s attempts', (kind, details, attempts, isOneStep, words) => {
  expect(judgeError({ kind, message: 'x', details }, { attempts, isOneStep }).suggestion).toMatch(words)
})
