// Writes docs/pictures/survey.png from a generated history: `node scripts/survey-picture.mjs` (after `npm run dist`).
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchBrowser } from './browser.mjs'

const root = path.resolve(import.meta.dirname, '..')
const FAILS = '##[error]Process completed with exit code 1.'
const LOGS = [
  ['npm error code ECONNRESET', 'npm error network aborted', FAILS],
  ['--- FAIL: TestIgnition (0.01s)', '    engine_test.go:12: got 1, want 2', FAILS],
  ['src/tank.ts(3,5): error TS2322: Type "string" is not assignable to type "number".', FAILS],
  ['the launch pad 42 refused the rocket', FAILS],
]

const RUNS = 900

/** Returns random numbers with a fixed seed, so that the picture stays the same. */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

function createHistory() {
  const next = createRandom(7)
  const jobs = new Map()
  const iso = (ms) => new Date(ms).toISOString().replace('.000Z', 'Z')
  const runs = []
  for (let id = 1; id <= RUNS; id += 1) {
    const created =
      Date.parse('2026-10-01T06:00:00Z') + Math.floor(next() * 30) * 86_400_000 + Math.floor(next() * 43_200) * 1000
    const fails = next() < 0.16 + (new Date(created).getUTCDate() % 7) / 40
    const which = Math.floor(next() * LOGS.length)
    const attempts = !fails ? 0 : which === 0 || next() < 0.25 ? 2 : 1
    const made = []
    let at = created
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const isBad = attempt === 1 || next() < 0.2
      const seconds = 60 + Math.floor(next() * 900)
      const job = 1_000_000 + jobs.size
      jobs.set(job, LOGS[which].map((line) => `${iso(at)} ${line}\n`).join(''))
      const leg = ['20, ubuntu', '22, ubuntu', '22, macos'][id % 3]
      const times = { started_at: iso(at), completed_at: iso(at + seconds * 1000) }
      const conclusion = isBad ? 'failure' : 'success'
      const name = `${['test', 'build', 'lint'][which % 3]} (${leg})`
      const steps = [{ name: which === 0 ? 'Run npm ci' : 'Run npm test', conclusion, ...times }]
      made.push([
        {
          id: job,
          run_attempt: attempt,
          name,
          conclusion,
          html_url: `https://github.com/acme/rockets/actions/runs/${id}/job/${job}`,
          ...times,
          steps,
        },
      ])
      at += seconds * 1000 + 1_500_000
    }
    const ok = made.length === 0 || made.at(-1)?.[0].conclusion === 'success'
    runs.push({
      jobs: made,
      body: {
        id,
        name: 'CI',
        path: `.github/workflows/${id % 5 === 0 ? 'nightly' : 'ci'}.yml`,
        event: 'push',
        status: 'completed',
        conclusion: ok ? 'success' : 'failure',
        head_branch: id % 3 === 0 ? 'main' : `feature/${id % 17}`,
        head_sha: createHash('sha1').update(String(id)).digest('hex'),
        run_attempt: Math.max(1, attempts),
        created_at: iso(created),
        run_started_at: iso(created),
        updated_at: iso(created + 400_000),
        html_url: `https://github.com/acme/rockets/actions/runs/${id}`,
        pull_requests: [],
      },
    })
  }
  return { runs, jobs }
}

/** Answers as the part of GitHub's API that a survey reads. */
function answer({ runs, jobs }, url) {
  const page = Number(url.searchParams.get('page') ?? 1)
  const cut = (list) => list.slice((page - 1) * 100, page * 100)
  if (url.pathname.endsWith('/actions/runs')) {
    const [from, to] = (url.searchParams.get('created') ?? '').split('..').map((text) => Date.parse(text))
    const found = runs
      .map(({ body }) => body)
      .filter(({ created_at: at }) => Date.parse(at) >= from && Date.parse(at) <= to)
    return { total_count: found.length, workflow_runs: cut(found.slice(0, 1000)) }
  }
  const [, run, attempt] = /\/runs\/(\d+)\/attempts\/(\d+)\/jobs$/.exec(url.pathname) ?? []
  if (run !== undefined) {
    const found = runs[Number(run) - 1]?.jobs[Number(attempt) - 1] ?? []
    return { total_count: found.length, jobs: cut(found) }
  }
  return jobs.get(Number(/\/jobs\/(\d+)\/logs$/.exec(url.pathname)?.[1])) ?? []
}

/** Surveys the history with the built command, into a page. */
async function survey(file) {
  const history = createHistory()
  const server = createServer((request, response) => {
    const body = answer(history, new URL(request.url, 'http://x'))
    const isLog = typeof body === 'string'
    response
      .writeHead(200, { 'content-type': isLog ? 'text/plain' : 'application/json' })
      .end(isLog ? body : JSON.stringify(body))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const env = { ...process.env, GH_TOKEN: 'x', GITHUB_API_URL: `http://127.0.0.1:${server.address().port}` }
  const args = ['survey', 'acme/rockets', '--since', '2026-10-01', '--until', '2026-10-31', '--logs', '5000']
  const child = spawn(
    process.execPath,
    [path.join(root, 'dist/cli/index.js'), ...args, '--format', 'html', '--output', file],
    { env, stdio: 'inherit' },
  )
  const code = await new Promise((resolve) => child.on('exit', resolve))
  server.close()
  if (code !== 0) throw new Error(`the survey ended with ${code}`)
}

const folder = mkdtempSync(path.join(tmpdir(), 'survey-picture-'))
const browser = await launchBrowser()
try {
  const page = path.join(folder, 'survey.html')
  await survey(page)
  const context = await browser.newContext({ viewport: { width: 1160, height: 900 }, javaScriptEnabled: false })
  const tab = await context.newPage()
  await tab.goto(`file://${page}`)
  await tab.screenshot({ path: path.join(root, 'docs/pictures/survey.png') })
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
