// Serves the part of GitHub's API that the pictures need, on loopback: it stores the last comment, and has one run with three failed jobs for triage.
import { createServer } from 'node:http'

const SHA = '4be1b5ad9c0e6f7a4be1b5ad9c0e6f7a4be1b5ad'
const stamped = (lines) => lines.map((line) => `2026-01-01T00:00:05.0Z ${line}\n`).join('')
const LOGS = {
  'install (ubuntu-24.04)': ['npm error code ECONNRESET', 'npm error network aborted'],
  'test (node 24)': ['FAIL src/cart.test.ts', 'AssertionError: expected 3 to be 4', '    at src/cart.test.ts:12:20'],
  deploy: ['it did not work'],
}

const RUN = {
  id: 900,
  name: 'CI',
  path: '.github/workflows/ci.yml',
  event: 'pull_request',
  head_branch: 'feature/discount',
  head_sha: SHA,
  run_attempt: 1,
  status: 'completed',
  html_url: 'https://github.com/acme/storefront/actions/runs/900',
  head_repository: { full_name: 'acme/storefront' },
  pull_requests: [{ number: 7 }],
}

const JOBS = Object.keys(LOGS).map((name, at) => ({
  id: at + 1,
  name,
  conclusion: 'failure',
  started_at: '2026-01-01T00:00:00Z',
  completed_at: '2026-01-01T00:00:10Z',
  html_url: `https://github.com/acme/storefront/actions/runs/900/job/${at + 1}`,
  steps: [
    {
      name: name === 'deploy' ? 'Deploy' : `Run npm ${name.split(' ')[0]}`,
      conclusion: 'failure',
      started_at: '2026-01-01T00:00:00Z',
      completed_at: '2026-01-01T00:00:09Z',
    },
  ],
}))

const REPOSITORY = '/repos/acme/storefront'
/** Routes that exist; every other route is 404. */
const READ = {
  '/actions/runs/900': RUN,
  '/actions/runs/900/jobs': { total_count: JOBS.length, jobs: JOBS },
  '/actions/runs': { total_count: 0, workflow_runs: [] },
  '/branches/feature/discount': { name: 'feature/discount', commit: { sha: SHA } },
  '/issues/7/comments': [],
  '/pulls': [{ number: 7, state: 'open', head: { sha: SHA } }],
  '/deployments': [],
}
const WRITTEN = ['/issues/7/comments', '/actions/runs/900/rerun-failed-jobs']

function answer(method, url) {
  const place = decodeURIComponent(url.split('?')[0]).slice(REPOSITORY.length)
  if (!url.startsWith(`${REPOSITORY}/`)) return null
  if (method === 'POST') return WRITTEN.includes(place) ? { id: 1 } : null
  const [, job] = /^\/actions\/jobs\/(\d+)\/logs$/.exec(place) ?? []
  if (job !== undefined && JOBS[Number(job) - 1] !== undefined)
    return stamped([...Object.values(LOGS)[Number(job) - 1], '##[error]Process completed with exit code 1.'])
  if (/^\/check-runs\/[1-3]\/annotations$/.test(place) || /^\/commits\/[0-9a-f]+\/pulls$/.test(place)) return []
  return READ[place] ?? null
}

/** Starts the server. Returns its URL and a function that returns the last comment. */
export async function githubStandIn() {
  let comment = null
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      const isKnown = /^(?:token|bearer) \S+$/i.test(request.headers.authorization ?? '')
      const body = isKnown ? answer(request.method, request.url) : { message: 'Requires authentication' }
      if (request.method === 'POST' && body !== null && request.url.includes('/comments'))
        comment = JSON.parse(text).body
      const isText = typeof body === 'string'
      const status = !isKnown ? 401 : body === null ? 404 : request.method === 'POST' ? 201 : 200
      response.setHeader('content-type', isText ? 'text/plain' : 'application/json')
      response.writeHead(status).end(isText ? body : JSON.stringify(body ?? { message: 'Not Found' }))
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const takeComment = () => {
    const taken = comment
    comment = null
    return taken
  }
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    comment: takeComment,
    close: () => server.closeAllConnections() ?? server.close(),
  }
}
