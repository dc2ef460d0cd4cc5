import { createServer } from 'node:http'
import { crc32 } from 'node:zlib'

/** The most runs that GitHub lists for one query, and the most entries of a page. */
const MOST_LISTED = 1000
const MOST_A_PAGE = 100
const DAY_MS = 86_400_000
const NOW = Date.now()
const SHA = 'a'.repeat(40)
const LOG = [
  'Run go test ./...',
  ...Array.from({ length: 200 }, (_, at) => `ok  	example.com/calc/part${at}	0.01s`),
  '--- FAIL: TestAdds (0.01s)',
  '    calc_test.go:12: got 1, want 2',
  '##[error]Process completed with exit code 1.',
]
  .map((line) => `2026-10-05T10:00:05.0000000Z ${line}\n`)
  .join('')

/**
 * Serves generated repositories as GitHub's API does. Runs are spread over 29 days and made when they are asked for, so that the server
 * needs no memory for them; the last `failed` runs of a repository failed in all `legs` of their matrix.
 */
export async function serveGithub({ repositories = ['acme/rockets'], runs = 1, failed = 1, legs = 1 }) {
  const step = (29 * DAY_MS) / runs
  const created = (id) => NOW - DAY_MS / 2 - Math.round((runs - id) * step)
  const isFailed = (id) => id > runs - failed
  const iso = (ms) => new Date(ms).toISOString().replace(/\.\d+Z/, 'Z')
  const run = (name, id) => ({
    id,
    name: 'CI',
    path: '.github/workflows/ci.yml',
    event: 'push',
    status: 'completed',
    conclusion: isFailed(id) ? 'failure' : 'success',
    head_branch: 'main',
    head_sha: SHA,
    run_attempt: 1,
    created_at: iso(created(id)),
    run_started_at: iso(created(id)),
    updated_at: iso(created(id) + 60_000),
    html_url: `https://github.com/${name}/actions/runs/${id}`,
    pull_requests: [],
    actor: { login: 'octo-person', id: 1, type: 'User' },
    triggering_actor: { login: 'octo-person', id: 1, type: 'User' },
    head_commit: { id: SHA, message: 'A change', author: { name: 'octo-person', email: 'octo@example.com' } },
    repository: { full_name: name, default_branch: 'main' },
    head_repository: { full_name: name },
  })
  const job = (name, id, leg) => {
    const times = { started_at: iso(created(id)), completed_at: iso(created(id) + 60_000) }
    const ended = { status: 'completed', conclusion: isFailed(id) ? 'failure' : 'success', ...times }
    const own = id * 1000 + leg
    return {
      id: own,
      run_id: id,
      run_attempt: 1,
      name: legs === 1 ? 'test' : `test (${leg + 1})`,
      html_url: `https://github.com/${name}/actions/runs/${id}/job/${own}`,
      steps: [{ name: 'Run go test ./...', number: 1, ...ended }],
      ...ended,
    }
  }
  const jobs = (name, id) => Array.from({ length: legs }, (_, leg) => job(name, Number(id), leg))
  const archive = () =>
    zip(Array.from({ length: legs }, (_, leg) => ({ name: `${leg}_test (${leg + 1}).txt`, data: Buffer.from(LOG) })))
  const list = (name, query) => {
    const [from, to] = (query.get('created') ?? `${iso(0)}..${iso(NOW)}`).split('..').map((text) => Date.parse(text))
    const first = Math.max(1, Math.ceil(runs - (NOW - DAY_MS / 2 - from) / step))
    const last = Math.min(runs, Math.floor(runs - (NOW - DAY_MS / 2 - to - 999) / step))
    const found = Array.from({ length: Math.max(0, Math.min(MOST_LISTED, last - first + 1)) }, (_, at) => last - at)
    return { total: Math.max(0, last - first + 1), items: found, make: (id) => run(name, id) }
  }
  const paged = (key, { total, items, make }, query) => {
    const size = Math.min(Number(query.get('per_page') ?? 30), MOST_A_PAGE)
    const from = (Number(query.get('page') ?? 1) - 1) * size
    const page = items.slice(from, from + size).map(make)
    return key === null ? page : { total_count: total, [key]: page }
  }
  const ROUTES = [
    [/^\/orgs\/acme\/repos$/, (_, query) => paged(null, all(repositories.map((name) => ({ full_name: name }))), query)],
    [/^\/repos\/(.+?)\/actions\/runs$/, ([name], query) => paged('workflow_runs', list(name, query), query)],
    [/^\/repos\/(.+?)\/actions\/runs\/(\d+)$/, ([name, id]) => run(name, Number(id))],
    [
      /^\/repos\/(.+?)\/actions\/runs\/(\d+)(?:\/attempts\/1)?\/jobs$/,
      ([name, id], query) => paged('jobs', all(jobs(name, id)), query),
    ],
    [/^\/repos\/(.+?)\/branches\/main$/, () => ({ name: 'main', commit: { sha: SHA } })],
    [/^\/repos\/(.+?)\/commits\/.+$/, () => ({ sha: SHA })],
    [/^\/repos\/(.+?)\/(?:pulls|deployments|check-runs\/\d+\/annotations)$/, () => []],
    [/^\/repos\/([^/]+\/[^/]+)$/, ([name]) => ({ full_name: name, default_branch: 'main' })],
  ]
  const FILES = [
    [/^\/repos\/.+\/actions\/jobs\/\d+\/logs$/, () => LOG],
    [/^\/repos\/.+\/actions\/runs\/\d+\/attempts\/1\/logs$/, archive],
  ]
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    const url = new URL(request.url, 'http://x')
    const path = decodeURIComponent(url.pathname)
    const find = (routes) => {
      for (const [pattern, answer] of routes) {
        const match = pattern.exec(path)
        if (match !== null) return answer(match.slice(1), url.searchParams)
      }
    }
    const body = find(ROUTES)
    if (body !== undefined)
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const data = find(FILES)
    return data === undefined
      ? response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}')
      : response.writeHead(200).end(data)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${server.address().port}`
  const env = { GH_TOKEN: 'token', GITHUB_TOKEN: '', GITHUB_API_URL: address, GITHUB_SERVER_URL: 'https://github.com' }
  return { env, requests: () => requests, close: () => server.close() }
}

const all = (items) => ({ total: items.length, items, make: (item) => item })

/** An archive without compression. */
function zip(entries) {
  const [parts, directory] = [[], []]
  let offset = 0
  for (const { name, data } of entries) {
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(data), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(data.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(16)
    entry.writeUInt32LE(offset, 12)
    const local = [Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data]
    parts.push(...local)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, entry.subarray(2), Buffer.from(name))
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end])
}
