// Answers on loopback as GitHub does, as far as pictures need it: it keeps the last comment, and has one run with three failed jobs for triage.
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

function answer(url) {
  const job = /\/jobs\/(\d+)\/logs$/.exec(url)?.[1]
  if (job !== undefined)
    return stamped([...Object.values(LOGS)[Number(job) - 1], '##[error]Process completed with exit code 1.'])
  if (url.includes('/runs/900/jobs')) return { jobs: JOBS }
  if (url.endsWith('/runs/900')) return RUN
  if (url.includes('/branches/')) return { commit: { sha: SHA } }
  return []
}

/** Its address, and the comment that it got last. */
export async function githubStandIn() {
  let comment = null
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      if (request.method !== 'GET' && request.url.includes('/comments')) comment = JSON.parse(text).body
      const body = request.method === 'GET' ? answer(request.url.split('?')[0]) : { id: 1 }
      const isText = typeof body === 'string'
      response.setHeader('content-type', isText ? 'text/plain' : 'application/json')
      response.writeHead(request.method === 'GET' ? 200 : 201).end(isText ? body : JSON.stringify(body))
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
