import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { isJson } from '../../src/core/json.js'
import type { GithubApi } from '../../src/core/ports.js'
import { err, ok } from '../../src/core/result.js'

/** A job of an attempt, as a history describes it. */
export interface JobSpec {
  readonly name: string
  readonly conclusion?: string
  readonly seconds?: number
  readonly step?: string
  /** Text of the log; a number is the status that GitHub answers with. */
  readonly log?: string | number
  readonly annotations?: readonly string[]
  /** Taken over from an earlier attempt: the same times, another id. */
  readonly takenOver?: true
}

export interface RunSpec {
  readonly workflow?: string
  readonly name?: string
  readonly branch?: string
  readonly sha?: string
  readonly event?: string
  /** Of its creation. */
  readonly at?: string
  readonly status?: string
  /** Of its last attempt; by the jobs, where it is not given. */
  readonly conclusion?: string
  readonly attempts?: readonly (readonly JobSpec[])[]
  readonly pulls?: readonly number[]
  /** Minutes between attempts. */
  readonly pause?: number
}

export interface Seen {
  readonly method: string
  readonly body: unknown
  readonly path: string
  readonly query: URLSearchParams
  readonly token: string
  /** Status of the answer; a 304 does not count towards GitHub's limit. */
  status?: number
}

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Closes the connection without an answer, or in the middle of the body. */
  readonly breaks?: 'before' | 'within'
}

/** An artifact that a run left. */
export interface LeftArtifact {
  readonly id: number
  readonly name: string
  readonly runId: number
  readonly zip: Uint8Array
  readonly expired?: boolean
}

interface Job {
  readonly body: Record<string, unknown>
  readonly log: string | number
  readonly annotations: readonly string[]
}

interface Run {
  readonly body: Record<string, unknown>
  readonly created: number
  readonly attempts: readonly (readonly Job[])[]
}

const MOST = 1000
const LONGEST_ISSUE = 65_536
const PERSON = 'octo-person'
export const FAILS = '##[error]Process completed with exit code 1.'

/** Timestamped as a runner writes it. */
export function log(...lines: readonly string[]): string {
  return lines.map((line) => `2026-10-05T10:00:05.0000000Z ${line}\n`).join('')
}

export const RESET = log('npm error code ECONNRESET', 'npm error network aborted', FAILS)
export const failedTest = (name: string) =>
  log(`--- FAIL: ${name} (0.01s)`, `    calc_test.go:12: got 1, want 2`, FAILS)
export const unknownLog = (line: string) => log('doing things', line, FAILS)

/** A repository's runs, served as GitHub's API serves them. */
export class History {
  readonly runs: Run[] = []
  readonly requests: Seen[] = []
  readonly issues: Record<string, unknown>[] = []
  /** What the repository says about itself. */
  about = { default_branch: 'main', private: false }
  readonly artifacts: LeftArtifact[] = []
  mostAtOnce = 0
  /** How long each answer takes. */
  delayMs = 0
  /** Answers instead of the history; undefined leaves it to the history. */
  intercept: (seen: Seen) => Answer | undefined = () => undefined
  #atOnce = 0
  #address: Promise<string> | null = null
  #jobs = new Map<number, Job>()
  #nextRun = 1000
  #nextJob = 500_000
  /** Other repositories of the same owner, which the same server answers for. */
  readonly #others: History[] = []

  constructor(readonly repository = 'acme/rockets') {}

  /** Adds another repository of the organisation. */
  beside(name: string, ...specs: readonly RunSpec[]): this {
    const other = new History(name)
    other.#jobs = this.#jobs
    other.#nextRun = this.#nextRun + 100_000 * (this.#others.length + 1)
    other.#nextJob = this.#nextJob + 100_000 * (this.#others.length + 1)
    this.#others.push(other.add(...specs))
    return this
  }

  add(...specs: readonly RunSpec[]): this {
    for (const spec of specs) this.runs.push(this.#run(spec))
    return this
  }

  #run(spec: RunSpec): Run {
    const id = this.#nextRun++
    const created = Date.parse(spec.at ?? '2026-10-05T10:00:00Z')
    const attempts: Job[][] = []
    let at = created
    let started = created
    for (const [index, jobs] of (spec.attempts ?? []).entries()) {
      started = at
      const made = jobs.map((job) => this.#job(id, index + 1, job, started, attempts))
      const ends = made.map(({ body }) => Date.parse(String(body['completed_at'])))
      attempts.push(made)
      at = Math.max(started, ...ends) + (spec.pause ?? 30) * 60_000
    }
    const last = attempts.at(-1) ?? []
    const failed = last.some(({ body }) => body['conclusion'] === 'failure')
    const conclusion = spec.conclusion ?? (failed ? 'failure' : 'success')
    const status = spec.status ?? 'completed'
    const ended = Math.max(started, ...last.map(({ body }) => Date.parse(String(body['completed_at']))))
    const iso = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z')
    const person = { login: PERSON, id: 1 }
    const body = {
      id,
      name: spec.name ?? 'CI',
      path: spec.workflow ?? '.github/workflows/ci.yml',
      event: spec.event ?? 'push',
      status,
      conclusion: status === 'completed' ? conclusion : null,
      head_branch: spec.branch ?? 'main',
      head_sha: spec.sha ?? sha(id),
      run_attempt: Math.max(1, attempts.length),
      created_at: iso(created),
      run_started_at: iso(started),
      updated_at: iso(ended),
      html_url: `https://github.com/${this.repository}/actions/runs/${id}`,
      pull_requests: (spec.pulls ?? []).map((number) => ({ number })),
      actor: person,
      triggering_actor: person,
      head_commit: { author: { name: PERSON, email: `${PERSON}@example.com` } },
      head_repository: { full_name: this.repository },
    }
    return { body, created: created / 1000, attempts }
  }

  #job(run: number, attempt: number, spec: JobSpec, started: number, before: readonly Job[][]): Job {
    const id = this.#nextJob++
    const conclusion = spec.conclusion ?? (spec.log === undefined ? 'success' : 'failure')
    const earlier = before.flat().findLast(({ body }) => body['name'] === spec.name)?.body
    const iso = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z')
    const times = {
      started_at: iso(started),
      completed_at: iso(started + (spec.seconds ?? 60) * 1000),
    }
    const taken = spec.takenOver === true && earlier !== undefined
    const own = taken ? { started_at: earlier['started_at'], completed_at: earlier['completed_at'] } : times
    const body = {
      id,
      run_id: run,
      run_attempt: attempt,
      name: spec.name,
      status: 'completed',
      conclusion: taken ? earlier['conclusion'] : conclusion,
      html_url: `https://github.com/${this.repository}/actions/runs/${run}/job/${id}`,
      ...own,
      steps: [{ name: spec.step ?? 'Run it', status: 'completed', conclusion, ...own }],
    }
    const job = { body, log: spec.log ?? '', annotations: spec.annotations ?? [] }
    this.#jobs.set(id, job)
    return job
  }

  /** Requests of a sort, by a part of their path. */
  asked(part: string | RegExp): readonly Seen[] {
    return this.requests.filter(({ path }) => (typeof part === 'string' ? path.includes(part) : part.test(path)))
  }

  /** The same answers without a server, for histories that are many or large. */
  api(): GithubApi {
    const ask = (path: string): Answer => {
      const url = new URL(path, 'http://x')
      const seen = { method: 'GET', path: url.pathname, query: url.searchParams, token: 't', body: null }
      this.requests.push(seen)
      return this.#answer(seen, '')
    }
    return {
      request: async (_, path) => {
        const { status, body } = ask(path)
        return status === 200 && isJson(body) ? ok(body) : err({ status, message: String(status) })
      },
      stream: async (path) => {
        const { status } = ask(path)
        const text = this.#jobs.get(Number(/jobs\/(\d+)\/logs$/.exec(path)?.[1]))?.log
        return status === 302
          ? ok(Readable.from([Buffer.from(String(text))]))
          : err({ status, message: String(status) })
      },
    }
  }

  /** The address, the same at each call. */
  serve(): Promise<string> {
    this.#address ??= this.#listen()
    return this.#address
  }

  async #listen(): Promise<string> {
    const storage = await listen((request, response) => {
      const found = this.#jobs.get(Number(/^\/logs\/(\d+)$/.exec(request.url ?? '')?.[1]))
      const artifact = this.artifacts.find(({ id }) => request.url === `/zips/${id}`)
      if (artifact !== undefined) response.writeHead(200, { 'content-type': 'application/zip' }).end(artifact.zip)
      else if (request.headers.authorization !== undefined || typeof found?.log !== 'string')
        response.writeHead(403).end()
      else response.writeHead(200, { 'content-type': 'text/plain' }).end(found.log)
    })
    return listen((request, response) => {
      this.#atOnce += 1
      this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce)
      response.on('close', () => {
        this.#atOnce -= 1
      })
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const url = new URL(request.url ?? '', 'http://x')
        const token = request.headers.authorization ?? ''
        const body: unknown = JSON.parse(Buffer.concat(parts).toString() || 'null')
        const asked = { method: request.method ?? '', path: decodeURIComponent(url.pathname), body }
        const seen: Seen = { ...asked, query: url.searchParams, token }
        this.requests.push(seen)
        const answer = withEtag(
          this.intercept(seen) ?? this.#answer(seen, storage),
          `${request.url} ${token}`,
          request.headers['if-none-match'],
        )
        seen.status = answer.status
        setTimeout(() => send(response, answer), this.delayMs)
      })
    })
  }

  #answer(seen: Seen, storage: string): Answer {
    const { method, path, query, token } = seen
    if (token === '') return { status: 401, body: { message: 'Requires authentication' } }
    if (token.includes('revoked')) return { status: 401, body: { message: 'Bad credentials' } }
    const prefix = `/repos/${this.repository}`
    const [owner] = this.repository.split('/')
    if (path === `/orgs/${owner}/repos`) {
      const all = [this, ...this.#others].map((each) => ({ full_name: each.repository, archived: false, topics: [] }))
      return { status: 200, body: Number(query.get('page') ?? 1) === 1 ? all : [] }
    }
    const other = this.#others.find(({ repository }) => `${path}/`.startsWith(`/repos/${repository}/`))
    if (other !== undefined) return other.#answer(seen, storage)
    if (path === prefix && method === 'GET') return { status: 200, body: { full_name: this.repository, ...this.about } }
    if (!path.startsWith(`${prefix}/`)) return NOT_FOUND
    const rest = path.slice(prefix.length)
    if (rest === '/issues' || rest.startsWith('/issues/')) return this.#issue(seen, rest)
    if (method !== 'GET') return NOT_FOUND
    if (rest.startsWith('/actions/artifacts')) return this.#artifact(rest, query, storage)
    const one = this.runs.find(({ body }) => rest === `/actions/runs/${String(body['id'])}`)
    if (one !== undefined) return { status: 200, body: one.body }
    const ofWorkflow = /^\/actions\/workflows\/([^/]+)\/runs$/.exec(rest)?.[1]
    if (rest === '/actions/runs' || ofWorkflow !== undefined) return this.#list(query, ofWorkflow)
    const [, run, attempt = 0] = /^\/actions\/runs\/(\d+)(?:\/attempts\/(\d+))?\/jobs$/.exec(rest) ?? []
    if (run !== undefined) {
      const jobs = this.runs.find(({ body }) => body['id'] === Number(run))?.attempts.at(Number(attempt) - 1)
      return jobs === undefined
        ? NOT_FOUND
        : listed(
            'jobs',
            jobs.map(({ body }) => body),
            query,
          )
    }
    const job = this.#jobs.get(Number(/^\/actions\/jobs\/(\d+)\/logs$/.exec(rest)?.[1]))
    if (job !== undefined) {
      if (typeof job.log === 'number') return { status: job.log, body: { message: 'no log' } }
      return { status: 302, headers: { location: `${storage}/logs/${String(job.body['id'])}` } }
    }
    const check = this.#jobs.get(Number(/^\/check-runs\/(\d+)\/annotations$/.exec(rest)?.[1]))
    if (check !== undefined)
      return {
        status: 200,
        body: check.annotations.map((message) => ({ annotation_level: 'failure', message })),
      }
    return NOT_FOUND
  }

  #issue({ method, body, query }: Seen, rest: string): Answer {
    const given = (body ?? {}) as Record<string, unknown>
    if (method === 'GET' && rest === '/issues') {
      const label = query.get('labels')
      const open = this.issues.filter(({ state }) => state !== 'closed' || query.get('state') === 'all')
      const found = open.filter(({ labels }) => label === null || (Array.isArray(labels) && labels.includes(label)))
      const [size, page] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)]
      return { status: 200, body: found.slice((page - 1) * size, page * size) }
    }
    const refused = { status: 422, body: { message: 'Validation Failed' } }
    if (typeof given['body'] !== 'string' || given['body'].length > LONGEST_ISSUE) return refused
    if (method === 'POST' && rest === '/issues') {
      if (typeof given['title'] !== 'string' || given['title'] === '') return refused
      this.issues.push({ number: this.issues.length + 7, user: { type: 'Bot' }, state: 'open', ...given })
      return { status: 201, body: this.issues.at(-1) }
    }
    const known = this.issues.find(({ number }) => rest === `/issues/${String(number)}`)
    if (method !== 'PATCH' || known === undefined) return NOT_FOUND
    return { status: 200, body: Object.assign(known, given) }
  }

  #artifact(rest: string, query: URLSearchParams, storage: string): Answer {
    const wanted = this.artifacts.find(({ id }) => rest === `/actions/artifacts/${id}/zip`)
    if (wanted !== undefined)
      return wanted.expired === true
        ? { status: 410, body: { message: 'Artifact has expired' } }
        : { status: 302, headers: { location: `${storage}/zips/${wanted.id}` } }
    if (rest !== '/actions/artifacts') return NOT_FOUND
    const found = this.artifacts
      .filter(({ name }) => !query.has('name') || name === query.get('name'))
      .map(({ id, name, runId, zip, expired = false }) => {
        const workflow_run = { id: runId }
        return { id, name, expired, size_in_bytes: zip.length, digest: digestOf(zip), workflow_run }
      })
    return listed('artifacts', found, query)
  }

  /** At most 1,000 results for a query, however many `total_count` counts. */
  #list(query: URLSearchParams, file: string | undefined): Answer {
    if (file !== undefined && !this.runs.some(({ body }) => String(body['path']).endsWith(`/${file}`))) return NOT_FOUND
    const [from = '', to = ''] = (query.get('created') ?? '').split('..')
    const [first, last] = [Date.parse(from) / 1000, Date.parse(to) / 1000]
    if (Number.isNaN(first) || Number.isNaN(last)) return { status: 422, body: { message: 'created is not a range' } }
    const branch = query.get('branch')
    const found = this.runs
      .filter(({ created }) => created >= first && created <= last)
      .filter(({ body }) => branch === null || body['head_branch'] === branch)
      .filter(({ body }) => file === undefined || String(body['path']).endsWith(`/${file}`))
      .sort((one, other) => other.created - one.created || Number(other.body['id']) - Number(one.body['id']))
      .map(({ body }) => body)
    return listed('workflow_runs', found, query)
  }
}

function digestOf(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

const NOT_FOUND: Answer = { status: 404, body: { message: 'Not Found' } }

function listed(name: string, all: readonly unknown[], query: URLSearchParams): Answer {
  const size = Math.min(Math.max(Number(query.get('per_page')) || 30, 1), 100)
  const page = Math.max(Number(query.get('page')) || 1, 1)
  const some = all.slice(0, MOST).slice((page - 1) * size, page * size)
  const next = page * size < Math.min(all.length, MOST)
  const headers = next ? { link: `<http://x/?page=${page + 1}>; rel="next"` } : {}
  return { status: 200, body: { total_count: all.length, [name]: some }, headers }
}

/** GitHub's ETags differ with address and token; those of lists are weak. An answer that has the asked one is a 304 without a body. */
function withEtag(answer: Answer, address: string, asked: string | undefined): Answer {
  if (answer.status !== 200 || answer.breaks !== undefined) return answer
  const etag = `W/"${createHash('sha256')
    .update(`${address} ${JSON.stringify(answer.body)}`)
    .digest('hex')}"`
  const headers = { ...answer.headers, etag }
  return asked === etag ? { status: 304, headers } : { ...answer, headers }
}

function send(response: ServerResponse, { status, body, headers, breaks }: Answer): void {
  if (breaks === 'before') {
    response.destroy()
    return
  }
  response.writeHead(status, {
    'content-type': 'application/json',
    'x-ratelimit-remaining': '4000',
    ...(breaks === 'within' ? { 'content-length': '9999' } : {}),
    ...headers,
  })
  if (breaks === 'within') {
    response.write('{')
    response.destroy()
  } else response.end(body === undefined ? '' : JSON.stringify(body))
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server: Server = createServer(answer)
  server.on('connection', (socket) => socket.unref())
  await new Promise<void>((resolve) => server.unref().listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A commit of 40 digits. */
export function sha(number: number): string {
  return (number * 7919 + 4096).toString(16).padStart(12, 'a').padEnd(40, '0')
}
