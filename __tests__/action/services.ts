import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly token: string
}

export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Plain text instead of JSON. */
  readonly text?: string
  /** Never answers, or never ends the text. */
  readonly silent?: boolean
  /** Answers only when this has come. */
  readonly after?: Promise<void>
}

/** Something on loopback that answers as GitHub does, until the process ends; it does not keep the process from ending. */
export interface Service {
  readonly url: string
  readonly requests: SeenRequest[]
}

export async function serve(
  answer: (request: IncomingMessage, body: Buffer, path: string) => Reply | Buffer,
  requests: SeenRequest[],
): Promise<Service> {
  const server: Server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const path = request.url ?? ''
      if (request.headers['content-type']?.includes('json') === true)
        requests.push({
          method: request.method ?? '',
          path,
          body: JSON.parse(body.toString() || 'null'),
          token: request.headers.authorization ?? '',
        })
      else requests.push({ method: request.method ?? '', path, body: null, token: request.headers.authorization ?? '' })
      const reply = answer(request, body, path)
      if (Buffer.isBuffer(reply)) {
        response.writeHead(200, { 'content-type': 'application/zip' })
        response.end(reply)
      } else if (reply.silent === true) {
        if (reply.text !== undefined) response.writeHead(reply.status, reply.headers).write(reply.text)
      } else {
        void Promise.resolve(reply.after).then(() => {
          response.writeHead(reply.status, {
            'content-type': reply.text === undefined ? 'application/json' : 'text/plain',
            ...reply.headers,
          })
          response.end(reply.text ?? JSON.stringify(reply.body ?? {}))
        })
      }
    })
  })
  server.on('connection', (socket) => socket.unref())
  await new Promise<void>((resolve) => server.unref().listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests }
}

const NOT_FOUND: Reply = { status: 404, body: { message: 'Not Found', status: '404' } }
const NOT_ALLOWED: Reply = { status: 403, body: { message: 'Resource not accessible by integration', status: '403' } }
const REPOSITORY = '/repos/acme/rockets'
const invalid = (message: string): Reply => ({ status: 422, body: { message, status: '422' } })

type Permission = 'actions' | 'checks' | 'issues'

/** The step of a job that is in progress: the one that asks. */
const OWN_STEP = { name: 'Run conductor', number: 3 }

export interface RestOptions {
  /** Overrides what an ordinary repository would say. */
  readonly answer?: (request: SeenRequest) => Reply | undefined
  readonly comments?: unknown[]
  /** What the token may do; everything unless something else is said. */
  readonly permissions?: readonly Permission[]
  /** Full names of jobs by their ids, which are those of their check runs. */
  readonly jobs?: Readonly<Record<string, string>>
}

/** The REST API of a private repository: it refuses what GitHub refuses. */
export async function restApi(
  options: RestOptions = {},
): Promise<Service & { readonly comments: Record<string, unknown>[] }> {
  const requests: SeenRequest[] = []
  const comments: Record<string, unknown>[] = [...((options.comments ?? []) as Record<string, unknown>[])]
  const checks: Record<string, unknown>[] = []
  const service = await serve((_request, _body, path) => {
    const seen = requests.at(-1)
    const given = seen === undefined ? undefined : options.answer?.(seen)
    if (given !== undefined || seen === undefined) return given ?? NOT_FOUND
    const may = (permission: Permission) => options.permissions?.includes(permission) ?? true
    return (
      unknownCaller(seen) ??
      jobOf(seen, options.jobs ?? {}, may) ??
      (path.startsWith(`${REPOSITORY}/check-runs`)
        ? may('checks')
          ? checkRun(seen, checks)
          : NOT_ALLOWED
        : undefined) ??
      (path.startsWith(`${REPOSITORY}/issues`)
        ? may('issues')
          ? commentOf(seen, comments)
          : NOT_ALLOWED
        : undefined) ??
      NOT_FOUND
    )
  }, requests)
  return { ...service, comments }
}

/** A token that GitHub does not know is refused before anything else; other repositories are not there for it. */
function unknownCaller({ token, path }: SeenRequest): Reply | undefined {
  if (!/^(?:token|bearer) \S+$/i.test(token))
    return { status: 401, body: { message: 'Requires authentication', status: '401' } }
  return path.startsWith(`${REPOSITORY}/`) ? undefined : NOT_FOUND
}

/** The job of an id, which is also a check run. */
function jobOf(
  { method, path }: SeenRequest,
  jobs: Readonly<Record<string, string>>,
  may: (permission: Permission) => boolean,
): Reply | undefined {
  const [, kind, id = ''] = new RegExp(`^${REPOSITORY}/(actions/jobs|check-runs)/(\\d+)$`).exec(path) ?? []
  if (method !== 'GET' || kind === undefined) return undefined
  if (!may(kind === 'check-runs' ? 'checks' : 'actions')) return NOT_ALLOWED
  const name = jobs[id]
  const steps = [
    { name: 'Set up job', number: 1, status: 'completed' },
    { ...OWN_STEP, status: 'in_progress' },
  ]
  const job = { id: Number(id), name, status: 'in_progress', ...(kind === 'check-runs' ? {} : { steps }) }
  return name === undefined ? NOT_FOUND : { status: 200, body: job }
}

function checkRun({ method, path, body }: SeenRequest, checks: Record<string, unknown>[]): Reply {
  const given = (body ?? {}) as Record<string, unknown>
  const annotations = (given['output'] as { annotations?: unknown[] } | undefined)?.annotations ?? []
  if (annotations.length > 50) return invalid('Only 50 annotations are allowed in a request')
  if (method === 'POST' && path === `${REPOSITORY}/check-runs`) {
    if (typeof given['name'] !== 'string' || !/^[0-9a-f]{40}$/.test(String(given['head_sha'])))
      return invalid('Invalid request. "name" and "head_sha" must be given.')
    if (given['status'] === 'completed' && given['conclusion'] === undefined) return invalid('"conclusion" is missing')
    checks.push({ ...given, id: 4711 + checks.length })
    return { status: 201, body: checks.at(-1) }
  }
  const known = checks.find(({ id }) => path === `${REPOSITORY}/check-runs/${id}`)
  return method === 'PATCH' && known !== undefined ? { status: 200, body: { ...known, ...given } } : NOT_FOUND
}

const LONGEST_COMMENT = 65_536

function commentOf({ method, path, body }: SeenRequest, comments: Record<string, unknown>[]): Reply {
  const given = (body ?? {}) as Record<string, unknown>
  const isWrite = method === 'POST' || method === 'PATCH'
  const text = given['body']
  if (isWrite && (typeof text !== 'string' || text === '')) return invalid('Invalid request. "body" was not supplied.')
  if (isWrite && String(text).length > LONGEST_COMMENT) return invalid('Body is too long (maximum is 65536 characters)')
  const isList = new RegExp(`^${REPOSITORY}/issues/\\d+/comments(?:\\?|$)`).test(path)
  if (method === 'GET' && isList) return { status: 200, body: page(comments, path) }
  if (method === 'POST' && isList) {
    comments.push({ id: 100 + comments.length, user: { login: 'github-actions[bot]', type: 'Bot' }, ...given })
    return { status: 201, body: comments.at(-1) }
  }
  const known = comments.find(({ id }) => path === `${REPOSITORY}/issues/comments/${id}`)
  if (method !== 'PATCH' || known === undefined) return NOT_FOUND
  return { status: 200, body: Object.assign(known, given) }
}

/** A page as GitHub cuts it: 30 entries unless asked for, never more than 100. */
function page<T>(items: readonly T[], path: string): readonly T[] {
  const query = new URL(path, 'http://x').searchParams
  const size = Math.min(Number(query.get('per_page') ?? 30), 100)
  const number = Number(query.get('page') ?? 1)
  return items.slice((number - 1) * size, number * size)
}

export interface StoredArtifact {
  readonly id: number
  readonly name: string
  readonly runId: string
  zip: Buffer
  /** An upload that was not brought to its end is not listed. */
  isOpen?: boolean
  isExpired?: boolean
}

const TWIRP = '/twirp/github.actions.results.api.v1.ArtifactService/'
/** Runs of the repository. */
const RUNS = ['77', '78']

export interface ArtifactOptions {
  /** Overrides an answer of the runner's service (by its method), of the public API (`rest`), or of the blob store (`blob`). */
  readonly answer?: (method: string, path: string) => Reply | undefined
  readonly permissions?: readonly Permission[]
  readonly jobs?: Readonly<Record<string, string>>
  /** Jobs of earlier attempts; another job than this one unless something else is said. */
  readonly attempts?: Readonly<Record<string, readonly unknown[]>>
}

/** The artifact service: what the runner offers, the blob store behind it, and the public API over the same artifacts. */
export async function artifactService(
  options: ArtifactOptions = {},
): Promise<Service & { readonly artifacts: StoredArtifact[] }> {
  const artifacts: StoredArtifact[] = []
  const blocks = new Map<string, Buffer[]>()
  const requests: SeenRequest[] = []
  let base = ''
  const service = await serve((request, body, path) => {
    const url = new URL(path, 'http://x')
    if (url.pathname.startsWith(TWIRP)) {
      const method = url.pathname.slice(TWIRP.length)
      if (request.headers.authorization !== `Bearer ${runtimeToken()}`)
        return { status: 401, body: { code: 'unauthenticated', msg: 'the token is not valid' } }
      return options.answer?.(method, path) ?? twirp(method, JSON.parse(body.toString()), artifacts, base)
    }
    if (url.pathname.startsWith('/blob/')) {
      const given = options.answer?.('blob', path)
      if (given !== undefined) return given
      if (url.searchParams.get('sig') !== 'SIGNATURE') return { status: 403, text: 'AuthenticationFailed' }
      if (request.method === 'PUT') return putBlob(url, body, blocks, artifacts)
      return artifacts.find(({ id }) => id === idIn(url))?.zip ?? { status: 404, text: 'BlobNotFound' }
    }
    const seen = requests.at(-1)
    if (seen === undefined) return NOT_FOUND
    const may = (permission: Permission) => options.permissions?.includes(permission) ?? true
    return (
      options.answer?.('rest', path) ??
      unknownCaller(seen) ??
      jobOf(seen, options.jobs ?? {}, may) ??
      (may('actions') ? (attemptJobs(url, options) ?? publicApi(url, artifacts, base)) : NOT_ALLOWED)
    )
  }, requests)
  base = service.url
  return { ...service, artifacts }
}

function twirp(method: string, body: Record<string, unknown>, artifacts: StoredArtifact[], base: string): Reply {
  const name = String(body['name'] ?? '')
  const known = artifacts.find((artifact) => artifact.name === name)
  const unknown: Reply = { status: 404, body: { code: 'not_found', msg: `no artifact ${name}` } }
  switch (method) {
    case 'CreateArtifact': {
      if (name === '' || /["<>:|*?\r\n\\/]/.test(name))
        return { status: 400, body: { code: 'invalid_argument', msg: 'the artifact name is not valid' } }
      if (known !== undefined)
        return {
          status: 409,
          body: { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' },
        }
      const id = artifacts.length + 1
      artifacts.push({ id, name, runId: '77', zip: Buffer.alloc(0), isOpen: true })
      return { status: 200, body: { ok: true, signed_upload_url: `${base}/blob/${id}?sig=SIGNATURE` } }
    }
    case 'FinalizeArtifact':
      if (known === undefined || known.isOpen !== true) return unknown
      if (Number(body['size']) !== known.zip.length)
        return { status: 400, body: { code: 'invalid_argument', msg: 'the size is not that of the blob' } }
      known.isOpen = false
      return { status: 200, body: { ok: true, artifact_id: String(known.id) } }
    case 'ListArtifacts':
      return { status: 200, body: { artifacts: listed(artifacts, body) } }
    case 'GetSignedArtifactURL':
      if (known === undefined) return unknown
      return { status: 200, body: { name, signed_url: `${base}/blob/${known.id}.zip?sig=SIGNATURE` } }
    default:
      return { status: 404, body: { code: 'bad_route', msg: method } }
  }
}

function listed(artifacts: readonly StoredArtifact[], body: Record<string, unknown>) {
  const name = body['name_filter'] ?? null
  const id = body['id_filter'] ?? null
  return artifacts
    .filter(
      (artifact) =>
        artifact.isOpen !== true &&
        (name === null || artifact.name === name) &&
        (id === null || String(artifact.id) === String(id)),
    )
    .map((artifact) => ({
      workflow_run_backend_id: 'run-backend',
      workflow_job_run_backend_id: 'job-backend',
      database_id: String(artifact.id),
      name: artifact.name,
      size: String(artifact.zip.length),
      created_at: '2026-01-01T00:00:00Z',
      digest: digestOf(artifact),
    }))
}

function digestOf({ zip }: StoredArtifact): string {
  return `sha256:${createHash('sha256').update(zip).digest('hex')}`
}

/** The artifact that an address of a blob is about. */
function idIn(url: URL): number {
  return Number(/^\/blob\/(\d+)/.exec(url.pathname)?.[1])
}

function putBlob(url: URL, body: Buffer, blocks: Map<string, Buffer[]>, artifacts: StoredArtifact[]): Reply {
  const kept = blocks.get(url.pathname) ?? []
  blocks.set(url.pathname, kept)
  if (url.searchParams.get('comp') === 'block') kept.push(body)
  else {
    const artifact = artifacts.find(({ id }) => url.pathname === `/blob/${id}`)
    if (artifact !== undefined) artifact.zip = url.searchParams.get('comp') === 'blocklist' ? Buffer.concat(kept) : body
  }
  return { status: 201, headers: { etag: '"x"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' } }
}

const OTHER_JOB = { name: 'lint', conclusion: 'success', steps: [{ name: 'Lint', number: 1, conclusion: 'success' }] }

/** The jobs of an attempt of this run. */
function attemptJobs(url: URL, { attempts = {} }: ArtifactOptions): Reply | undefined {
  const attempt = new RegExp(`^${REPOSITORY}/actions/runs/77/attempts/(\\d+)/jobs$`).exec(url.pathname)?.[1]
  if (attempt === undefined) return undefined
  const jobs = attempts[attempt] ?? [OTHER_JOB]
  return { status: 200, body: { total_count: jobs.length, jobs: page(jobs, url.href) } }
}

function publicApi(url: URL, artifacts: readonly StoredArtifact[], base: string): Reply {
  const run = new RegExp(`^${REPOSITORY}/actions/runs/(\\d+)/artifacts$`).exec(url.pathname)?.[1]
  if (run !== undefined && RUNS.includes(run)) {
    const found = artifacts.filter(({ runId, isOpen }) => runId === run && isOpen !== true)
    const shown = page(found, url.href).map((artifact) => ({
      id: artifact.id,
      name: artifact.name,
      size_in_bytes: artifact.zip.length,
      expired: artifact.isExpired === true,
      digest: digestOf(artifact),
      created_at: '2026-01-01T00:00:00Z',
      workflow_run: { id: Number(run), repository_id: 1, head_repository_id: 1, head_sha: 'x' },
    }))
    return { status: 200, body: { total_count: found.length, artifacts: shown } }
  }
  const id = new RegExp(`^${REPOSITORY}/actions/artifacts/(\\d+)/zip$`).exec(url.pathname)?.[1]
  const known = artifacts.find((artifact) => String(artifact.id) === id)
  if (known?.isExpired === true) return { status: 410, body: { message: 'Artifact has expired', status: '410' } }
  return known === undefined
    ? NOT_FOUND
    : { status: 302, headers: { location: `${base}/blob/${id}.zip?sig=SIGNATURE` } }
}

/** A token as the runner gives it to actions: only what the client reads is true. */
export function runtimeToken(): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ scp: 'Actions.Results:run-backend:job-backend' })}.signature`
}

/** Names and contents of a zip archive. */
export function unzip(archive: Buffer): Readonly<Record<string, string>> {
  const files: Record<string, string> = {}
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  let at = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const method = archive.readUInt16LE(at + 10)
    const size = archive.readUInt32LE(at + 20)
    const nameLength = archive.readUInt16LE(at + 28)
    const local = archive.readUInt32LE(at + 42)
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString()
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + size)
    if (!name.endsWith('/')) files[name] = (method === 0 ? packed : inflateRawSync(packed)).toString()
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
