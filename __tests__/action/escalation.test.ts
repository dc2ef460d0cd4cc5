import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EscalationRequest, escalateToIssues } from '../../src/action/escalation.js'
import { type EscalationSource, listSources, readMarker } from '../../src/action/escalation-state.js'

import { createGithubApi } from '../../src/adapters/github/api.js'
import { isJsonObject, type Json, type JsonObject, parseJson } from '../../src/core/json.js'

interface Issue {
  number: number
  title: string
  body: string
  state: string
  labels: Json
  assignees: Json
  comments: string[]
  user: JsonObject
  author_association: string
  /** The API lists pull requests as issues that have this field. */
  pull_request?: JsonObject
}

interface Answer {
  readonly status: number
  readonly data: Json
}

/** As much of GitHub as issues need, on loopback. */
class FakeIssues {
  readonly issues: Issue[] = []
  readonly requests: string[] = []
  /** Answers instead of the server's own, for failures. */
  trouble: (method: string, path: string, body: JsonObject) => Answer | null = () => null
  #server: Server | null = null

  async start(): Promise<string> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = parseJson(Buffer.concat(chunks).toString())
        const { status, data } = this.#answer(request.method ?? '', request.url ?? '', isJsonObject(body) ? body : {})
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
      })
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('no address')
    return `http://127.0.0.1:${address.port}`
  }

  stop(): Promise<void> {
    return new Promise((resolve) => (this.#server === null ? resolve() : this.#server.close(() => resolve())))
  }

  add(issue: Partial<Issue>): void {
    this.issues.push({
      number: this.issues.length + 1,
      title: '',
      body: '',
      state: 'open',
      labels: [],
      assignees: [],
      comments: [],
      user: { type: 'Bot' },
      author_association: 'NONE',
      ...issue,
    })
  }

  #answer(method: string, url: string, body: JsonObject): Answer {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    this.requests.push(`${method} ${pathname}`)
    const trouble = this.trouble(method, pathname, body)
    if (trouble !== null) return trouble
    const [, , , , , number, comments] = pathname.split('/')
    if (method === 'GET') return { status: 200, data: this.#list(searchParams) }
    if (number === undefined) {
      const { title, body: text, labels = [], assignees = [] } = body
      this.add({ title: String(title), body: String(text), labels, assignees })
      return { status: 201, data: { number: this.issues.length } }
    }
    const issue = this.issues[Number(number) - 1]
    if (issue === undefined) return { status: 404, data: { message: 'Not Found' } }
    if (comments !== undefined) issue.comments.push(String(body['body']))
    else {
      if (typeof body['body'] === 'string') issue.body = body['body']
      if (typeof body['state'] === 'string') issue.state = body['state']
    }
    return { status: 200, data: {} }
  }

  #list(query: URLSearchParams): Json {
    const page = Number(query.get('page') ?? 1)
    const size = Number(query.get('per_page') ?? 30)
    const label = query.get('labels')
    const sorted = query.get('direction') === 'asc' ? this.issues : this.issues.toReversed()
    return sorted
      .filter(({ state }) => query.get('state') === 'all' || state === 'open')
      .filter(({ labels }) => label === null || (Array.isArray(labels) && labels.includes(label)))
      .slice((page - 1) * size, page * size)
      .map(({ title: _, comments: __, ...listed }) => listed)
  }
}

const github = new FakeIssues()
let baseUrl = ''
beforeEach(async () => {
  github.issues.length = 0
  github.requests.length = 0
  github.trouble = () => null
  baseUrl = await github.start()
})
afterEach(() => github.stop())

const down: JsonObject = {
  node: 'publish',
  kind: 'external.registry.down',
  message: 'no answer',
  title: 'Registry is down',
  labels: ['infra'],
  assignees: ['octocat'],
}

type Change = Partial<EscalationRequest> & Partial<EscalationSource>

async function deliver(change: Change = {}): Promise<string | null> {
  return (await delivered(change)).problem
}

function delivered({ ref = 'refs/heads/main', place = 'p', run = 0, attempt = 0, ...change }: Change = {}) {
  const api = createGithubApi({ token: 't', baseUrl, sleep: async () => {} })
  return escalateToIssues(api, {
    owner: 'o',
    repo: 'r',
    workflow: { name: 'nightly', file: 'ci/nightly.yaml' },
    outcome: 'halted',
    escalations: [down],
    source: { ref, place, run, attempt },
    sleep: async () => {},
    runUrl: 'https://github.com/o/r/actions/runs/7',
    now: '2026-01-02T03:04:05.678Z',
    ...change,
  })
}

const refsOf = (issue: Issue | undefined) => {
  const state = readMarker(issue?.body ?? '')
  return state === null ? null : listSources(state).map(({ ref }) => ref)
}
const COMMENT = 'POST /repos/o/r/issues/1/comments'
const green = { outcome: 'success', escalations: [] } as const

describe('escalation to issues', () => {
  it('opens one issue with title, labels, assignees and the message', async () => {
    expect(await deliver()).toBeNull()
    expect(github.issues).toHaveLength(1)
    const [issue] = github.issues
    expect(issue).toMatchObject({
      title: 'Registry is down',
      labels: ['conductor-escalation', 'infra'],
      assignees: ['octocat'],
      state: 'open',
      comments: [],
    })
    expect(issue?.body).toContain('```text\nno answer\n```')
    expect(issue?.body).toContain('https://github.com/o/r/actions/runs/7')
    expect(readMarker(issue?.body ?? '')).toMatchObject({ count: 1 })
    expect(refsOf(issue)).toEqual(['refs/heads/main'])
  })

  it('comments and counts instead of opening another issue', async () => {
    await deliver()
    await deliver({ now: '2026-01-03T00:00:00.000Z' })
    await deliver({ escalations: [down, { ...down, node: 'mirror' }] })
    expect(github.issues).toHaveLength(1)
    expect(github.issues[0]?.comments).toHaveLength(2)
    expect(github.issues[0]?.comments[1]).toContain('4 times')
    expect(readMarker(github.issues[0]?.body ?? '')).toMatchObject({ count: 4, first: '2026-01-02T03:04:05.678Z' })
  })

  it('keeps a separate issue per kind and workflow', async () => {
    await deliver()
    await deliver({ escalations: [{ ...down, kind: 'external.registry.slow' }] })
    await deliver({ workflow: { name: 'nightly', file: 'ci/other.yaml' } })
    expect(github.issues).toHaveLength(3)
  })

  it('closes with a comment after a success on the same branch only', async () => {
    await deliver()
    await deliver({ ref: 'refs/heads/next' })
    expect(await deliver({ ...green, ref: 'refs/heads/topic' })).toBeNull()
    expect(await deliver({ ...green, ref: 'refs/heads/next' })).toBeNull()
    expect(github.issues[0]).toMatchObject({ state: 'open' })
    expect(github.issues[0]?.comments).toHaveLength(1)
    await deliver(green)
    expect(github.issues[0]).toMatchObject({ state: 'closed' })
    expect(github.issues[0]?.comments.at(-1)).toContain('succeeded again on `refs/heads/main`')
    await deliver(green)
    expect(github.issues[0]?.comments).toHaveLength(2)
  })

  it('finds an issue that has lost its label, beside another that has it', async () => {
    const slow = { ...down, kind: 'external.registry.slow' }
    await deliver({ escalations: [down, slow] })
    const [, second] = github.issues
    if (second !== undefined) second.labels = []
    await deliver({ escalations: [slow, down] })
    expect(github.issues.map(({ comments }) => comments.length)).toEqual([1, 1])
    github.requests.length = 0
    await deliver()
    expect(github.requests).toEqual([
      ...['GET /repos/o/r/issues', 'PATCH /repos/o/r/issues/1', COMMENT, 'GET /repos/o/r/issues'],
    ])
    if (second !== undefined) second.body = ''
    await deliver({ escalations: [slow] })
    expect(github.issues).toHaveLength(3)
  })

  it('closes an issue without its label after a success', async () => {
    await deliver()
    const [issue] = github.issues
    if (issue !== undefined) issue.labels = []
    await deliver(green)
    expect(issue?.state).toBe('closed')
  })

  it('reopens one issue and opens another for a kind that is new', async () => {
    await deliver()
    await deliver(green)
    await deliver({ escalations: [down, { ...down, kind: 'external.registry.slow' }] })
    expect(github.issues.map(({ state }) => state)).toEqual(['open', 'open'])
    expect(github.issues).toHaveLength(2)
  })

  it('leaves other kinds open after a failure, and closes them once after a success that escalated', async () => {
    const slow = { ...down, kind: 'external.registry.slow' }
    await deliver()
    await deliver({ escalations: [slow] })
    expect(github.issues[0]).toMatchObject({ state: 'open', comments: [] })
    await deliver({ outcome: 'success', escalations: [{ ...down, kind: 'external.registry.odd' }] })
    expect(github.issues.map(({ state }) => state)).toEqual(['closed', 'closed', 'open'])
    expect(github.issues.map(({ comments }) => comments.length)).toEqual([1, 1, 0])
  })

  it('leaves an issue alone that a person closed, and one about other branches', async () => {
    await deliver()
    github.requests.length = 0
    await deliver({ ...green, ref: 'refs/heads/topic' })
    Object.assign(github.issues[0] ?? {}, { state: 'closed' })
    await deliver(green)
    expect(github.requests.filter((one) => !one.startsWith('GET'))).toEqual([])
  })

  it('counts in the oldest of two issues about the same kind, and closes the other', async () => {
    await deliver()
    github.add({ ...github.issues[0], number: 2, comments: [] })
    await deliver()
    expect(github.issues.map(({ comments }) => comments.length)).toEqual([1, 1])
    expect(github.issues[1]).toMatchObject({ state: 'closed', comments: ['Duplicate of #1\n'] })
  })

  it('finds its issues behind a hundred others', async () => {
    const slow = { ...down, kind: 'external.registry.slow' }
    await deliver()
    for (let made = 0; made < 105; made += 1) github.add({ labels: ['conductor-escalation'] })
    await deliver({ escalations: [slow] })
    Object.assign(github.issues.at(-1) ?? {}, { state: 'closed' })
    await deliver({ escalations: [slow] })
    expect(github.issues).toHaveLength(107)
    expect(github.issues.at(-1)).toMatchObject({ state: 'open', comments: [expect.stringContaining('2 times')] })
  })

  it('leaves pull requests alone, and issues without a text', async () => {
    await deliver()
    const [first] = github.issues
    github.issues.push({ ...JSON.parse(JSON.stringify(first)), number: 2, body: null })
    if (first !== undefined) first.pull_request = { url: 'x' }
    await deliver(green)
    expect(first?.state).toBe('open')
    await deliver()
    expect(github.issues).toHaveLength(3)
  })

  it('shows one time as once, days without hours, and no link where the run has none', async () => {
    await deliver({ ref: '', runUrl: '' })
    const body = (): string => github.issues[0]?.body ?? ''
    expect(body()).toContain('- Seen once, first on 2026-01-02, last on 2026-01-02\n- Last on `an unknown branch`\n')
    await deliver({ now: '2026-01-09T03:04:05.678Z' })
    expect(body()).toContain(
      '- Seen 2 times, first on 2026-01-02, last on 2026-01-09\n- Last on `refs/heads/main` in [',
    )
  })

  it('remembers each branch once, and no more than an issue can hold', async () => {
    await deliver({ ref: 'a' })
    await deliver({ ref: 'b' })
    await deliver({ ref: 'a' })
    expect(refsOf(github.issues[0])).toEqual(['a', 'b'])
    const long = 'x'.repeat(3000)
    for (let branch = 0; branch < 9; branch += 1) await deliver({ ref: `${branch}${long}` })
    expect(refsOf(github.issues[0])?.map((ref) => ref[0])).toEqual(['8', '7', '6', '5', '4', '3', '2'])
    expect(github.issues[0]?.body.length).toBeLessThan(65_536)
    // Nobody can say any more that all have succeeded.
    for (let branch = 0; branch < 9; branch += 1) await deliver({ ...green, ref: `${branch}${long}` })
    expect(github.issues[0]?.state).toBe('open')
  })

  it('keeps the text of the issue when a branch has recovered', async () => {
    await deliver()
    await deliver({ ref: 'b' })
    const [issue] = github.issues
    const lines = (): readonly string[] => issue?.body.split('\n').slice(1) ?? []
    const before = lines()
    await deliver(green)
    expect(lines()).toEqual(before)
    expect(refsOf(issue)).toEqual(['b'])
  })

  it('does not believe a first line that was altered', async () => {
    await deliver()
    const [issue] = github.issues
    const [line = '', ...rest] = issue?.body.split('\n') ?? []
    const [, data = ''] = / ([\w-]+) -->$/.exec(line) ?? []
    const read = (first: string) => readMarker([first, ...rest].join('\n'))
    expect(read(line)).not.toBeNull()
    expect(read(`> ${line}`)).toBeNull()
    expect(read(`${line} x`)).toBeNull()
    expect(read(line.replace(/:\w{20} /, `:${'0'.repeat(20)} `))).toBeNull()
    expect(read(line.replace(data, Buffer.from('{"kind":"x"}').toString('base64url')))).toBeNull()
  })

  it('merges names of all nodes without blanks, at most twenty labels and ten people', async () => {
    const names = (letter: string, many: number) => Array.from({ length: many }, (_, at) => `${letter}${at}`)
    const one = { ...down, labels: ['x', ' ', 3, ...names('l', 12)], assignees: names('p', 8) }
    await deliver({ escalations: [one, { ...down, labels: names('m', 12), assignees: names('q', 8) }] })
    const [issue] = github.issues
    expect(issue?.labels).toEqual(['conductor-escalation', 'x', ...names('l', 12), ...names('m', 7)])
    expect(issue?.assignees).toEqual([...names('p', 8), 'q0', 'q1'])
    await deliver({ escalations: [{ kind: 'app.bad', labels: 'infra' }] })
    expect(github.issues[1]).toMatchObject({ title: 'app.bad', labels: ['conductor-escalation'], assignees: [] })
    expect(github.issues[1]?.body).not.toContain('undefined')
  })

  it('reopens the issue when the error returns', async () => {
    await deliver()
    await deliver(green)
    await deliver()
    expect(github.issues).toHaveLength(1)
    expect(github.issues[0]).toMatchObject({ state: 'open' })
    expect(readMarker(github.issues[0]?.body ?? '')).toMatchObject({ count: 2 })
    expect(refsOf(github.issues[0])).toEqual(['refs/heads/main'])
  })

  it('does not close an issue that the successful run itself escalated', async () => {
    await deliver()
    await deliver({ outcome: 'success' })
    expect(github.issues[0]).toMatchObject({ state: 'open' })
  })

  it('finds its issue without the label, and ignores a marker by somebody else', async () => {
    await deliver()
    const [first] = github.issues
    if (first !== undefined) first.labels = []
    await deliver()
    expect(github.issues).toHaveLength(1)
    if (first !== undefined) {
      first.user = { type: 'User' }
      first.author_association = 'NONE'
    }
    await deliver()
    expect(github.issues).toHaveLength(2)
  })

  it.each([
    ['a mention', 'ping @octocat and #1'],
    ['a fence', '```\n@octocat\n```'],
    ['a marker', '<!-- conductor-escalation:aa -->'],
  ])('keeps untrusted text in code: %s', async (_, message) => {
    await deliver({ escalations: [{ ...down, message }] })
    const body = github.issues[0]?.body ?? ''
    const fence = /^(`{3,})text$/m.exec(body)?.[1] ?? ''
    const inside = body.slice(body.indexOf(`${fence}text\n`) + fence.length + 5, body.indexOf(`\n${fence}\n`))
    expect(inside).toBe(message)
    expect(body.replace(inside, '')).not.toContain('@octocat')
  })

  it('opens the issue without people who cannot be assigned', async () => {
    github.trouble = (method, _, body) =>
      method === 'POST' && body['assignees'] !== undefined
        ? { status: 422, data: { message: 'Validation Failed' } }
        : null
    expect(await deliver()).toBeNull()
    expect(github.issues).toHaveLength(1)
  })

  it('does not ask twice for an issue that is refused for another reason, or names nobody', async () => {
    github.trouble = (method) => (method === 'POST' ? { status: 410, data: { message: 'disabled' } } : null)
    expect(await deliver()).toMatch(/^the escalation was not delivered: .*disabled/)
    expect(github.requests.filter((one) => one.startsWith('POST'))).toHaveLength(1)
    github.trouble = (method) => (method === 'POST' ? { status: 422, data: { message: 'invalid' } } : null)
    expect(await deliver({ escalations: [{ ...down, assignees: [] }] })).toMatch(/invalid/)
    expect(github.requests.filter((one) => one.startsWith('POST'))).toHaveLength(2)
  })

  it.each<[string, string, Partial<EscalationRequest>, RegExp]>([
    ['the issue', 'PATCH /repos/o/r/issues/1', {}, /comments/],
    ['the comment', COMMENT, {}, /^$/],
    ['the comment of a success', COMMENT, green, /PATCH/],
    ['the end of the issue', 'PATCH /repos/o/r/issues/1', green, /^$/],
  ])('reports that GitHub refused %s, and leaves the rest', async (_, refused, change, never) => {
    await deliver()
    github.requests.length = 0
    github.trouble = (method, path) =>
      `${method} ${path}` === refused ? { status: 403, data: { message: 'no rights' } } : null
    expect(await deliver(change)).toMatch(/^the escalation was not delivered: [^;]*no rights[^;]*$/)
    expect(github.requests.filter((one) => never.test(one))).toEqual([])
  })

  it('reports that issues without the label cannot be listed', async () => {
    github.trouble = (method) =>
      method === 'GET' && github.requests.length > 1 ? { status: 403, data: { message: 'no rights' } } : null
    expect(await deliver()).toMatch(/^the escalation was not delivered: .*no rights/)
    expect(github.issues).toEqual([])
  })

  it.each([403, 404, 500])('reports a failed delivery in one note: %s', async (status) => {
    github.trouble = () => ({ status, data: { message: 'no' } })
    expect(await deliver()).toMatch(/^the escalation was not delivered: /)
  })

  it('sends no request if a failed run escalated nothing', async () => {
    expect(await deliver({ escalations: [] })).toBeNull()
    expect(github.requests).toEqual([])
  })

  it.each<[string, readonly Change[], Change, string]>([
    ['a newer run', [{ run: 5 }], { run: 6 }, 'closed'],
    ['a later attempt of the same run', [{ run: 5, attempt: 1 }], { run: 5, attempt: 2 }, 'closed'],
    ['an older run that ends later', [{ run: 5 }], { run: 4 }, 'open'],
    ['the same run', [{ run: 5, attempt: 1 }], { run: 5, attempt: 1 }, 'open'],
    ['another leg', [{ run: 5, place: 'eu' }], { run: 6, place: 'us' }, 'open'],
    [
      'one of two legs',
      [
        { run: 5, place: 'eu' },
        { run: 5, place: 'us' },
      ],
      { run: 6, place: 'us' },
      'open',
    ],
    ['a run older than the last that failed', [{ run: 4 }, { run: 6 }, { run: 3 }], { run: 5 }, 'open'],
  ])('a success of %s', async (_, failures, success, state) => {
    for (const failure of failures) await deliver(failure)
    await deliver({ ...green, ...success })
    expect(github.issues.map((issue) => issue.state)).toEqual([state])
  })

  it('closes when each of several legs has succeeded', async () => {
    for (const place of ['eu', 'us', 'ap']) await deliver({ run: 5, place })
    for (const place of ['us', 'ap']) await deliver({ ...green, run: 6, place })
    expect(github.issues[0]?.state).toBe('open')
    await deliver({ ...green, run: 7, place: 'eu' })
    expect(github.issues[0]?.state).toBe('closed')
  })

  it('leaves one issue of three legs that open at once, with the names of all', async () => {
    await Promise.all(['eu', 'us', 'ap'].map((place) => delivered({ run: 5, place })))
    expect(github.issues.filter(({ state }) => state === 'open').map(({ number }) => number)).toEqual([1])
    const state = readMarker(github.issues[0]?.body ?? '')
    const places = state === null ? [] : listSources(state).map(({ place }) => place)
    expect(places.sort()).toEqual(['ap', 'eu', 'us'])
    for (const { comments } of github.issues.slice(1)) expect(comments).toEqual(['Duplicate of #1\n'])
  })

  it('reads an issue of an earlier version, which knew branches only', async () => {
    await deliver()
    const [issue] = github.issues
    const old = { workflow: 'ci/nightly.yaml', kind: down['kind'], count: 1, first: 'x', last: 'x', refs: ['main'] }
    const data = Buffer.from(JSON.stringify(old)).toString('base64url')
    if (issue !== undefined) issue.body = issue.body.replace(/ [\w-]+ -->/, ` ${data} -->`)
    await deliver({ ...green, ref: 'main', run: 9, place: 'any' })
    expect(issue?.state).toBe('closed')
  })

  it('looks again before it repeats an issue that a secondary limit refused', async () => {
    let isLimited = true
    github.trouble = (method, path) => {
      if (method !== 'POST' || !isLimited || path.endsWith('/comments')) return null
      isLimited = false
      // Another leg opens one while this one waits.
      void delivered({ run: 5, place: 'us' })
      return { status: 403, data: { message: 'You have exceeded a secondary rate limit' } }
    }
    const api = createGithubApi({ token: 't', baseUrl, sleep: async () => {} })
    const wait = async () => {
      while (github.issues.length === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    const limited = { request: api.request, stream: api.stream }
    await escalateToIssues(
      {
        ...limited,
        request: async (...args) => {
          const answer = await limited.request(...args)
          return answer.ok ? answer : { ok: false, error: { ...answer.error, retryAfterMs: 1 } }
        },
      },
      {
        ...{ owner: 'o', repo: 'r', workflow: { name: 'nightly', file: 'ci/nightly.yaml' }, outcome: 'halted' },
        ...{ escalations: [down], source: { ref: 'refs/heads/main', place: 'eu', run: 5, attempt: 1 } },
        ...{ runUrl: '', now: '2026-01-02T03:04:05.678Z', sleep: wait },
      },
    )
    expect(github.issues).toHaveLength(1)
  })
})
