import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isJsonObject, type JsonObject, parseJson } from '../core/json.js'
import { err, ok, type ValueOf } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'

export interface ServedPage {
  readonly revision: string
  readonly text: () => string
}

/** A page on loopback. */
export interface LivePage {
  /** Renders the page for the question in the query of its address. */
  readonly render: (isFinal: boolean, query: URLSearchParams) => Promise<ServedPage>
  /** Takes what the page sends, by the name of the action; absent if the page can only be read. */
  readonly receive?: (action: string, body: JsonObject) => Promise<PageReply>
}

/** Answer to what a page sent; the page shows the text. */
export interface PageReply {
  readonly status: 200 | 400 | 404 | 409
  readonly text: string
}

export type LiveServer = ValueOf<typeof serveLive>

const LOOPBACK = '127.0.0.1'
const MOST_READERS = 32
/** A page that has not asked for this long counts as closed; open pages ask twice a second. */
const SILENT_MS = 3000
const IDLE_MS = 5000
const MAX_BODY_BYTES = 64 * 1024

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/**
 * Serves one page on loopback. The host name of a request must be that of this machine, so that no other site can reach the page
 * (DNS rebinding). What changes something must come from the page itself: JSON, with the page's own origin.
 */
export async function serveLive(page: LivePage, port: number) {
  const handler = new PageHandler(page)
  const server = createServer(
    { maxHeaderSize: 8 * 1024, headersTimeout: IDLE_MS, requestTimeout: IDLE_MS, connectionsCheckingInterval: 1000 },
    handler.answer,
  )
  server.keepAliveTimeout = IDLE_MS
  // A connection that cannot be accepted does not end the server.
  server.on('error', () => undefined)
  server.listen(port, LOOPBACK)
  const problem = await once(server, 'listening').then(() => null, errorMessage)
  if (problem !== null) return err(problem)
  const bound = server.address()
  if (bound === null || typeof bound === 'string') return err('there is no port to listen at')
  handler.hosts = new Set([LOOPBACK, 'localhost'].map((name) => `${name}:${bound.port}`))
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  /** Gives open pages this long to fetch the last state, then closes. */
  const finish = async (patienceMs: number): Promise<void> => {
    await handler.lastCall(patienceMs)
    close()
  }
  return ok({ address: `http://${LOOPBACK}:${bound.port}/${handler.token}/`, finish, close })
}

class PageHandler {
  readonly token = randomBytes(24).toString('base64url')
  hosts: ReadonlySet<string> = new Set()
  /** Time of the last request of each open page, by the name that the page chose. */
  readonly #readers = new Map<string, number>()
  #isFinal = false
  #wasServed: () => void = () => {}

  constructor(readonly page: LivePage) {}

  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    const refusal = this.#refusal(request)
    if (refusal !== null) answerPlain(response, ...refusal)
    else {
      const answered = request.method === 'POST' ? this.#receive(request, response) : this.#serve(request, response)
      answered.catch((error: unknown) => answerPlain(response, 500, errorMessage(error)))
    }
  }

  async lastCall(patienceMs: number): Promise<void> {
    const since = Date.now() - SILENT_MS
    for (const [reader, at] of this.#readers) if (at < since) this.#readers.delete(reader)
    this.#isFinal = true
    if (this.#readers.size === 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs)
      this.#wasServed = () => {
        if (this.#readers.size > 0) return
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #refusal({ method, url = '', headers }: IncomingMessage): readonly [number, string] | null {
    if (!this.hosts.has(headers.host ?? '')) return [403, 'This page has another address.']
    const [path = ''] = url.split('?', 1)
    const [, token = '', ...rest] = path.split('/')
    const [expected, sent] = [Buffer.from(this.token), Buffer.from(token)]
    if (expected.length !== sent.length || !timingSafeEqual(expected, sent))
      return [403, 'The address lacks its token.']
    if (method === 'POST' && this.page.receive !== undefined) return this.#refusePost(headers)
    if (method !== 'GET' && method !== 'HEAD') return [405, 'This page can only be read.']
    return rest.length === 1 && rest[0] === '' ? null : [404, 'There is one page here, and this is not it.']
  }

  #refusePost(headers: IncomingMessage['headers']): readonly [number, string] | null {
    const { origin = '', host, 'content-type': type = '', 'sec-fetch-site': site = 'same-origin' } = headers
    if (origin !== `http://${host}` || site !== 'same-origin') return [403, 'This request comes from another page.']
    return /^application\/json(?:;|$)/.test(type) ? null : [415, 'This page takes JSON only.']
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    if (body === null) return answerPlain(response, 413, 'The request is too large.')
    const data = parseJson(body)
    const action = (request.url ?? '').split('?', 1)[0]?.split('/').slice(2).join('/') ?? ''
    const reply = isJsonObject(data) ? await this.page.receive?.(action, data) : undefined
    answerPlain(response, reply?.status ?? 400, reply?.text ?? 'The request is not a JSON object.')
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '')
    const since = query.get('since')
    const reader = (query.get('page') ?? '').slice(0, 40)
    if (since !== null && (this.#readers.has(reader) || this.#readers.size < MOST_READERS))
      this.#readers.set(reader, Date.now())
    const isFinal = this.#isFinal
    const { revision, text } = await this.page.render(isFinal, query)
    if (isFinal)
      response.once('finish', () => {
        this.#readers.delete(reader)
        this.#wasServed()
      })
    if (since === revision) response.writeHead(204, HEADERS).end()
    else
      response
        .writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' })
        .end(request.method === 'HEAD' ? undefined : text())
  }
}

/** Reads the body of a request; null if it is longer than a page sends. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function answerPlain(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}
