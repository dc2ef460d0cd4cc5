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
  /** Never answers. */
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
      } else if (reply.silent !== true) {
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

/** The REST API, as far as it is asked; `answer` overrides what an ordinary repository would say. */
export async function restApi(
  options: { readonly answer?: (request: SeenRequest) => Reply | undefined; readonly comments?: unknown[] } = {},
): Promise<Service & { readonly comments: Record<string, unknown>[] }> {
  const requests: SeenRequest[] = []
  const comments: Record<string, unknown>[] = [...((options.comments ?? []) as Record<string, unknown>[])]
  const service = await serve((request, _, path) => {
    const seen = requests.at(-1)
    if (seen === undefined || seen.token === '') return { status: 401, body: { message: 'Requires authentication' } }
    const given = options.answer?.(seen)
    if (given !== undefined) return given
    const body = (seen.body ?? {}) as Record<string, unknown>
    const asked = `${request.method} ${new URL(path, 'http://x').pathname.replace(/^\/repos\/[\w.-]+\/[\w.-]+(?=\/)/, '')}`
    if (String(body['body'] ?? '').length > MAX_BODY)
      return {
        status: 422,
        body: { message: 'Validation Failed', errors: ['body is too long (maximum is 65536 characters)'] },
      }
    if (asked === 'POST /check-runs') return { status: 201, body: { id: 4711 } }
    if (asked === 'PATCH /check-runs/4711') return { status: 200, body: { id: 4711 } }
    if (/^GET \/issues\/\d+\/comments$/.test(asked)) return { status: 200, body: page(comments, path) }
    if (/^POST \/issues\/\d+\/comments$/.test(asked)) {
      const comment = { id: 100 + comments.length, user: { login: 'github-actions[bot]', type: 'Bot' }, ...body }
      comments.push(comment)
      return { status: 201, body: comment }
    }
    if (/^PATCH \/issues\/comments\/\d+$/.test(asked)) {
      const comment = comments.find(({ id }) => path.endsWith(`/${id}`))
      Object.assign(comment ?? {}, body)
      return { status: comment === undefined ? 404 : 200, body: comment ?? {} }
    }
    return { status: 404, body: { message: 'Not Found' } }
  }, requests)
  return { ...service, comments }
}

/** GitHub refuses a longer text of an issue or a comment. */
const MAX_BODY = 65_536

function page(items: readonly unknown[], path: string): readonly unknown[] {
  const query = new URL(path, 'http://x').searchParams
  const size = Math.min(Number(query.get('per_page') ?? 30), 100)
  return items.slice((Number(query.get('page') ?? 1) - 1) * size, Number(query.get('page') ?? 1) * size)
}

export interface StoredArtifact {
  readonly id: number
  readonly name: string
  readonly runId: string
  zip: Buffer
}

const TWIRP = '/twirp/github.actions.results.api.v1.ArtifactService/'

/** The artifact service: what the runner offers, the blob store behind it, and the public API over the same artifacts. */
export async function artifactService(
  options: { readonly answer?: (method: string) => Reply | undefined } = {},
): Promise<Service & { readonly artifacts: StoredArtifact[] }> {
  const artifacts: StoredArtifact[] = []
  const blocks = new Map<string, Buffer[]>()
  const requests: SeenRequest[] = []
  let base = ''
  const service = await serve((request, body, path) => {
    const url = new URL(path, 'http://x')
    if (url.pathname.startsWith(TWIRP)) {
      const method = url.pathname.slice(TWIRP.length)
      return options.answer?.(method) ?? twirp(method, JSON.parse(body.toString()), artifacts, base)
    }
    if (url.pathname.startsWith('/blob/') && request.method === 'PUT') return putBlob(url, body, blocks, artifacts)
    if (url.pathname.startsWith('/blob/')) return artifacts.find(({ id }) => id === idIn(url))?.zip ?? { status: 404 }
    return options.answer?.('rest') ?? publicApi(url, artifacts, base)
  }, requests)
  base = service.url
  return { ...service, artifacts }
}

function twirp(method: string, body: Record<string, unknown>, artifacts: StoredArtifact[], base: string): Reply {
  const name = String(body['name'] ?? '')
  switch (method) {
    case 'CreateArtifact': {
      if (artifacts.some((artifact) => artifact.name === name))
        return {
          status: 409,
          body: { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' },
        }
      const id = artifacts.length + 1
      artifacts.push({ id, name, runId: '77', zip: Buffer.alloc(0) })
      return { status: 200, body: { ok: true, signed_upload_url: `${base}/blob/${id}?sig=SIGNATURE` } }
    }
    case 'FinalizeArtifact':
      return {
        status: 200,
        body: { ok: true, artifact_id: String(artifacts.find((artifact) => artifact.name === name)?.id ?? 0) },
      }
    case 'ListArtifacts':
      return { status: 200, body: { artifacts: listed(artifacts, body) } }
    case 'GetSignedArtifactURL':
      return {
        status: 200,
        body: {
          name,
          signed_url: `${base}/blob/${artifacts.find((artifact) => artifact.name === name)?.id}.zip?sig=SIGNATURE`,
        },
      }
    default:
      return { status: 404, body: { msg: method } }
  }
}

function listed(artifacts: readonly StoredArtifact[], body: Record<string, unknown>) {
  const name = body['name_filter'] ?? null
  const id = body['id_filter'] ?? null
  return artifacts
    .filter(
      (artifact) => (name === null || artifact.name === name) && (id === null || String(artifact.id) === String(id)),
    )
    .map((artifact) => ({
      workflow_run_backend_id: 'run-backend',
      workflow_job_run_backend_id: 'job-backend',
      database_id: String(artifact.id),
      name: artifact.name,
      size: String(artifact.zip.length),
      created_at: '2026-01-01T00:00:00Z',
    }))
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

function publicApi(url: URL, artifacts: readonly StoredArtifact[], base: string): Reply {
  const run = /\/actions\/runs\/(\d+)\/artifacts$/.exec(url.pathname)?.[1]
  if (run !== undefined) {
    const found = artifacts.filter(({ runId }) => runId === run)
    const shown = found.map(({ id, name, zip }) => ({
      id,
      name,
      size_in_bytes: zip.length,
      created_at: '2026-01-01T00:00:00Z',
    }))
    return { status: 200, body: { total_count: shown.length, artifacts: shown } }
  }
  const id = /\/actions\/artifacts\/(\d+)\/zip$/.exec(url.pathname)?.[1]
  if (id !== undefined) return { status: 302, headers: { location: `${base}/blob/${id}.zip?sig=SIGNATURE` } }
  return { status: 404, body: { message: 'Not Found' } }
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
