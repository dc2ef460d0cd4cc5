import { describe, expect, test } from 'vitest'
import { type CheckRunRequest, deliverCheckRun } from '../../src/action/check-run.js'
import {
  type CommentRequest,
  deliverComment,
  isByUntrustedAuthor,
  listEntries,
  runOrder,
} from '../../src/action/comment.js'
import {
  createArtifactFileName,
  createUseKey,
  formatIssueKey,
  parseShardOfArtifact,
  parseUseSite,
  readRunAttempt,
} from '../../src/action/use-site.js'
import type { Json, JsonObject } from '../../src/core/json.js'
import type { GithubApi } from '../../src/core/ports.js'
import { err, ok } from '../../src/core/result.js'
import type { Annotation } from '../../src/reporters/annotations.js'

const NOT_FOUND = err({ status: 404, message: '404: Not Found' })
const FORBIDDEN = err({ status: 403, message: '403: no' })

interface Asked {
  readonly method: string
  readonly path: string
  readonly body: JsonObject | undefined
}

/** The comments of pull request 3 of acme/rockets; `refused` names methods that the token may not use. */
function comments(present: readonly Json[], refused: readonly string[] = []) {
  const asked: Asked[] = []
  const api: GithubApi = {
    request: async (method, path, body) => {
      asked.push({ method, path, body })
      if (refused.includes(method)) return FORBIDDEN
      const url = new URL(path, 'http://x')
      const base = '/repos/acme/rockets/issues'
      if (method === 'GET' && url.pathname === `${base}/3/comments`) {
        const [size, page] = ['per_page', 'page'].map((name) => Number(url.searchParams.get(name)))
        const [each, at] = [size ?? 30, page ?? 1]
        return ok(present.slice((at - 1) * each, at * each))
      }
      if (method === 'POST' && url.pathname === `${base}/3/comments`) return ok({ id: 99 })
      return method === 'PATCH' && url.pathname === `${base}/comments/7` ? ok({ id: 7 }) : NOT_FOUND
    },
    stream: async () => NOT_FOUND,
  }
  return { api, asked, written: () => asked.filter(({ method }) => method !== 'GET') }
}

const MARKER = '<!-- conductor:k -->'
const REQUEST: CommentRequest = {
  owner: 'acme',
  repo: 'rockets',
  pullRequest: 3,
  marker: MARKER,
  body: `${MARKER}\nIt failed.\n\n`,
  run: { number: 20, attempt: 2 },
  onlyUpdate: false,
}
const BODY = `${MARKER}\nIt failed.\n\n<!-- conductor-run:20.2 -->\n`
const own = (body: string, more: JsonObject = {}): JsonObject => ({ id: 7, body, user: { type: 'Bot' }, ...more })
const by = (run: string): JsonObject => own(`${MARKER}\nold\n\n<!-- conductor-run:${run} -->\n`)
const others = (count: number): readonly Json[] => Array.from({ length: count }, (_, id) => ({ id, body: 'hello' }))

describe('the comment', () => {
  test.each<[string, readonly Json[], Partial<CommentRequest>, readonly string[], string | null]>([
    ['is made where there is none', [], {}, ['POST'], null],
    ['is not made by a green run', [], { onlyUpdate: true }, [], null],
    ['is updated by a green run', [own(`${MARKER}\nold`)], { onlyUpdate: true }, ['PATCH'], null],
    ['that is the same stays', [own(BODY)], {}, [], null],
    ['of an older run is updated', [by('19.9')], {}, ['PATCH'], null],
    ['of an older attempt is updated', [by('20.1')], {}, ['PATCH'], null],
    ['of the same attempt is updated', [by('20.2')], {}, ['PATCH'], null],
    ['of a newer attempt stays', [by('20.3')], {}, [], 'the comment was not updated: a newer run wrote it'],
    ['of a much newer attempt stays', [by('20.12')], {}, [], 'the comment was not updated: a newer run wrote it'],
    [
      'of a newer run stays, also after somebody edited its end',
      [own(`${MARKER}\n<!-- conductor-run:21.1 -->`)],
      {},
      [],
      'the comment was not updated: a newer run wrote it',
    ],
    ['of a newer run stays', [by('21.1')], {}, [], 'the comment was not updated: a newer run wrote it'],
    [
      'of a run stays where this one is unknown',
      [by('1.1')],
      { run: null },
      [],
      'the comment was not updated: a newer run wrote it',
    ],
    ['without a run is older than any', [own(`${MARKER}\nold`)], { run: null }, ['PATCH'], null],
    [
      'that names a run before its end is older',
      [own(`${MARKER}\n<!-- conductor-run:99.1 --> x`)],
      {},
      ['PATCH'],
      null,
    ],
    ['whose marker is not at its start is another', [own(`> ${MARKER}`)], {}, ['POST'], null],
    [
      'of a stranger is another',
      [own(MARKER, { user: { type: 'User' }, author_association: 'NONE' })],
      {},
      ['POST'],
      null,
    ],
    [
      'of a member is taken',
      [own(MARKER, { user: { type: 'User' }, author_association: 'MEMBER' })],
      {},
      ['PATCH'],
      null,
    ],
    ['is found on the second page', [...others(100), by('1.1')], {}, ['PATCH'], null],
    [
      'malformed entries are skipped',
      [null, 'x', { id: 'x', body: MARKER }, { id: 1 }, by('1.1')],
      {},
      ['PATCH'],
      null,
    ],
  ])('%s', async (_, present, more, methods, problem) => {
    const { api, written } = comments(present)
    expect(await deliverComment(api, { ...REQUEST, ...more })).toBe(problem)
    expect(written().map(({ method }) => method)).toEqual(methods)
    const run = 'run' in more ? '' : '\n<!-- conductor-run:20.2 -->\n'
    for (const { body } of written()) expect(body).toEqual({ body: `${MARKER}\nIt failed.\n${run}` })
  })

  test('on the first page is not looked for on others', async () => {
    const { api, asked } = comments([by('1.1'), ...others(120)])
    await deliverComment(api, REQUEST)
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
  })

  test.each([
    ['GET', [], 'the comment was not made: 403: no (the token needs pull-requests: write or issues: write)'],
    ['POST', [], 'the comment was not made: 403: no (the token needs pull-requests: write or issues: write)'],
    [
      'PATCH',
      [by('1.1')],
      'the comment was not updated: 403: no (the token needs pull-requests: write or issues: write)',
    ],
  ])('a refused %s is told', async (method, present, problem) => {
    expect(await deliverComment(comments(present, [method]).api, REQUEST)).toBe(problem)
  })

  test('is looked for again before a request that a rate limit refused is repeated', async () => {
    const present: Json[] = []
    const asked: string[] = []
    const request = async (method: string) => {
      asked.push(method)
      if (method === 'GET') return ok(present)
      if (method === 'PATCH') return ok({})
      present.push(by('1.1'))
      return err({ status: 403, message: 'secondary rate limit', isRateLimit: true, retryAfterMs: 1000 })
    }
    const waits: number[] = []
    const sleep = async (milliseconds: number) => void waits.push(milliseconds)
    const api = { request, stream: async () => err({ status: 404, message: 'no' }) }
    expect(await deliverComment(api, { ...REQUEST, sleep })).toBeNull()
    expect([asked, waits]).toEqual([['GET', 'POST', 'GET', 'PATCH'], [1000]])
  })

  test('pages are read until one is not full, the first hit or the most that is asked for', async () => {
    const list = async (count: number, maxPages: number, isFirstEnough: boolean) => {
      const { api, asked } = comments(others(count))
      const pick = ({ id }: JsonObject) => (typeof id === 'number' && id % 2 === 0 ? id : null)
      const listed = await listEntries(api, '/repos/acme/rockets/issues/3/comments', { state: 'open' }, pick, {
        maxPages,
        isFirstEnough,
      })
      expect(asked[0]?.path).toMatch(/\?state=open&per_page=100&page=1$/)
      return [listed.ok ? listed.value.length : -1, asked.length]
    }
    expect(await list(99, 30, false)).toEqual([50, 1])
    expect(await list(100, 30, false)).toEqual([50, 2])
    expect(await list(250, 2, false)).toEqual([100, 2])
    expect(await list(250, 30, false)).toEqual([125, 3])
    expect(await list(250, 30, true)).toEqual([50, 1])
  })

  test.each([
    [{}, null],
    [{ GITHUB_RUN_NUMBER: 'x' }, null],
    [{ GITHUB_RUN_NUMBER: '7' }, { number: 7, attempt: 1 }],
    [
      { GITHUB_RUN_NUMBER: '7', GITHUB_RUN_ATTEMPT: '3' },
      { number: 7, attempt: 3 },
    ],
    [
      { GITHUB_RUN_NUMBER: '7', GITHUB_RUN_ATTEMPT: 'x' },
      { number: 7, attempt: 1 },
    ],
  ])('the order of a run with %j', (env, order) => expect(runOrder(env)).toEqual(order))

  test.each<[JsonObject, boolean]>([
    [{ user: { type: 'User' }, author_association: 'CONTRIBUTOR' }, true],
    [{ user: { type: 'User' }, author_association: 'OWNER' }, false],
    [{ user: { type: 'Bot' }, author_association: 'NONE' }, false],
    [{ author_association: 'NONE' }, false],
  ])('the author of %j is untrusted: %s', (entry, untrusted) => expect(isByUntrustedAuthor(entry)).toBe(untrusted))
})

describe('the check run', () => {
  const annotation = (line: number, more: Partial<Annotation> = {}): Annotation => {
    return { level: 'error', file: 'a.ts', line, title: 't', message: 'm', kind: 'k', secondary: false, ...more }
  }
  const request = (annotations: readonly Annotation[], more: Partial<CheckRunRequest> = {}): CheckRunRequest => {
    const made = {
      owner: 'acme',
      repo: 'rockets',
      sha: 'abc',
      name: 'n',
      key: 'key',
      detailsUrl: 'u',
      title: 'T',
      summary: 'S',
    }
    return { ...made, conclusion: 'failure', annotations, ...more }
  }

  async function delivered(given: CheckRunRequest, answers: readonly ('ok' | 'no id' | 'refused')[] = []) {
    const asked: Asked[] = []
    const api: GithubApi = {
      request: async (method, path, body) => {
        asked.push({ method, path, body })
        const answer = answers[asked.length - 1] ?? 'ok'
        return answer === 'refused' ? FORBIDDEN : ok(answer === 'no id' ? {} : { id: 5 })
      },
      stream: async () => NOT_FOUND,
    }
    const { problem, shown = [] } = await deliverCheckRun(api, given)
    const sizes = asked.map(({ body }) => {
      const output = body?.['output']
      return typeof output === 'object' &&
        output !== null &&
        'annotations' in output &&
        Array.isArray(output['annotations'])
        ? output['annotations'].length
        : -1
    })
    return { problem, taken: shown.length, sizes, asked }
  }

  test('has all fields, and annotations in batches of 50', async () => {
    const many = Array.from({ length: 101 }, (_, at) => annotation(at + 1))
    const done = await delivered(request([annotation(1, { file: null }), ...many]))
    expect(done).toMatchObject({ problem: null, taken: 101, sizes: [50, 50, 1] })
    expect(done.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /repos/acme/rockets/check-runs',
      'PATCH /repos/acme/rockets/check-runs/5',
      'PATCH /repos/acme/rockets/check-runs/5',
    ])
    expect(done.asked[0]?.body).toMatchObject({
      name: 'n',
      head_sha: 'abc',
      external_id: 'key',
      details_url: 'u',
      status: 'completed',
      conclusion: 'failure',
      output: { title: 'T', summary: 'S' },
    })
    expect((await delivered(request(many.slice(0, 50)))).sizes).toEqual([50])
    expect((await delivered(request([]))).sizes).toEqual([0])
  })

  test('says where GitHub stopped to take it', async () => {
    const many = Array.from({ length: 130 }, (_, at) => annotation(at + 1))
    expect(await delivered(request(many), ['refused'])).toMatchObject({
      problem: 'the check run was not made: 403: no (the token needs checks: write)',
      taken: 0,
    })
    expect(await delivered(request(many), ['no id'])).toMatchObject({
      problem: expect.stringMatching(/no id/),
      taken: 50,
    })
    expect(await delivered(request(many.slice(0, 50)), ['no id'])).toMatchObject({ problem: null, taken: 50 })
    expect(await delivered(request(many), ['ok', 'refused'])).toMatchObject({
      problem: expect.stringMatching(/first 50: 403/),
      taken: 50,
    })
    expect(await delivered(request(many), ['ok', 'ok', 'refused'])).toMatchObject({
      problem: expect.stringMatching(/first 100: 403/),
      taken: 100,
    })
  })

  test('an annotation of one line has columns, one without a message its title', async () => {
    const { asked } = await delivered(
      request(
        [
          annotation(3, { column: 7 }),
          annotation(3, { column: 7, endLine: 4, level: 'warning', message: '' }),
          annotation(3, { level: 'notice' }),
        ],
        { detailsUrl: '' },
      ),
    )
    expect(asked[0]?.body).not.toHaveProperty('details_url')
    const at = { path: 'a.ts', start_line: 3, title: 't' }
    expect(asked[0]?.body?.['output']).toEqual({
      title: 'T',
      summary: 'S',
      annotations: [
        { ...at, end_line: 3, start_column: 7, end_column: 7, annotation_level: 'failure', message: 'm' },
        { ...at, end_line: 4, annotation_level: 'warning', message: 't' },
        { ...at, end_line: 3, annotation_level: 'notice', message: 'm' },
      ],
    })
  })

  test.each([
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(195)}… key`],
    ['two\nlines', 'two lines'],
  ])('its name %#', async (name, shown) => {
    expect((await delivered(request([], { name }))).asked[0]?.body?.['name']).toBe(shown)
  })
})

describe('names', () => {
  const run = { workflow: 'Deploy all', runId: 'abcdef012345', shard: { index: 2, of: 8 }, job: 'build' }
  const shard = { ...run, given: '', attempt: '3', place: { place: '0123456789', caller: null } }
  test('of a shard and back', () => {
    const facts = { index: 2, of: 8, attempt: 3, run: 'abcdef01' }
    expect(createArtifactFileName(shard)).toBe('conductor-Deploy-all-shard-2of8-3-abcdef01')
    expect(parseShardOfArtifact(createArtifactFileName(shard))).toEqual(facts)
    expect(createArtifactFileName({ ...shard, given: 'mine' })).toBe('mine-shard-2of8-3-abcdef01')
    expect(parseShardOfArtifact(createArtifactFileName({ ...shard, given: 'mine' }))).toEqual(facts)
    for (const name of ['mine-2', 'x-shard-2of8', 'x-shard-2of8-3-abcdef01-more-and-more', 'shard-2of8-3-a'])
      expect(parseShardOfArtifact(name), name).toBeNull()
  })

  test.each([
    ['0123456789', { place: '0123456789', caller: null }],
    ['0123456789abcdef', { place: '0123456789', caller: 'abcdef' }],
    ['0123456789abc', null],
    ['x0123456789', null],
    ['0123456789abcdef0', null],
    ['', null],
  ])('the place %s', (text, place) => expect(parseUseSite(text)).toEqual(place))

  test.each([
    [{}, '1'],
    [{ GITHUB_RUN_ATTEMPT: '12' }, '12'],
    [{ GITHUB_RUN_ATTEMPT: '1234567' }, '1'],
    [{ GITHUB_RUN_ATTEMPT: 'x1' }, '1'],
    [{ GITHUB_RUN_ATTEMPT: '1x' }, '1'],
  ])('the attempt of %j is %s', (env, attempt) => expect(readRunAttempt(env)).toBe(attempt))

  test('of issues and comments tell uses apart', () => {
    const called = (file: string) => createUseKey(file, { matrix: '', key: '' }, {}, 'staging')
    expect(called('a.yaml')).not.toBe(called('b.yaml'))
    expect(formatIssueKey('a.yaml', { key: '' })).toBe('a.yaml')
    expect(formatIssueKey('a.yaml', { key: 'eu' })).toBe('a.yaml (eu)')
    const env = { GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'build', GITHUB_ACTION: '__acme_x' }
    const use = { matrix: '', key: '' }
    const plain = createUseKey('a.yaml', use, env, null)
    expect(plain).toMatch(/^[0-9a-f]{10}$/)
    expect(createUseKey('a.yaml', use, env, '')).toBe(plain)
    const others = [
      createUseKey('b.yaml', use, env, null),
      createUseKey('a.yaml', { ...use, matrix: '{}' }, env, null),
      createUseKey('a.yaml', { ...use, key: 'eu' }, env, null),
      createUseKey('a.yaml', use, { ...env, GITHUB_JOB: 'x' }, null),
      createUseKey('a.yaml', use, { ...env, GITHUB_WORKFLOW: 'x' }, null),
      createUseKey('a.yaml', use, { ...env, GITHUB_ACTION: '__acme_x_2' }, null),
      createUseKey('a.yaml', use, env, 'staging'),
    ]
    expect(new Set([plain, ...others]).size).toBe(8)
  })
})
