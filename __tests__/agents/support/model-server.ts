import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

// biome-ignore lint/suspicious/noExplicitAny: bodies of requests are looked into freely by tests
type Body = any

/** One request as a model would see it, whatever protocol it came by. */
export interface Asked {
  readonly protocol: 'openai' | 'anthropic'
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Body
  readonly system: string
  /** The last thing the user said. */
  readonly prompt: string
  /** How many requests came before. */
  readonly index: number
}

/** An answer: text as the model says it, or anything that the server does instead. */
export type Answer = string | ((response: ServerResponse, asked: Asked) => void)
type Model = readonly Answer[] | ((asked: Asked) => Answer)

/** What a model used for each answer. */
export const TOKENS = { input: 7, output: 3 }

/** A server on loopback that speaks both protocols and says what a test wants it to. */
export class ModelServer {
  readonly seen: Asked[] = []
  readonly #server: Server
  #model: Model = []

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        response.on('error', () => undefined)
        this.#reply(request.url ?? '', request.headers, Buffer.concat(chunks).toString(), response)
      })
    })
  }

  /** Answers one after the other (the last again and again), or one made for each request. */
  says(...answers: readonly Answer[]): void {
    this.#model = answers
  }

  answers(model: (asked: Asked) => Answer): void {
    this.#model = model
  }

  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${isAddress(address) ? address.port : 0}`
  }

  /** The environment in which both HTTP providers lead here. */
  get env(): Record<string, string> {
    return {
      OPENAI_BASE_URL: `${this.url}/v1`,
      OPENAI_API_KEY: 'canary-openai-4f1c',
      ANTHROPIC_BASE_URL: this.url,
      ANTHROPIC_API_KEY: 'canary-anthropic-9b2e',
    }
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  reset(): void {
    this.seen.length = 0
    this.#model = []
  }

  #reply(path: string, headers: IncomingHttpHeaders, text: string, response: ServerResponse): void {
    const asked = readRequest(path, headers, JSON.parse(text), this.seen.length)
    this.seen.push(asked)
    const model = this.#model
    const answer = typeof model === 'function' ? model(asked) : model[Math.min(asked.index, model.length - 1)]
    if (typeof answer === 'function') answer(response, asked)
    else json(200, completion(asked.protocol, answer ?? ''))(response)
  }
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

function readRequest(path: string, headers: IncomingHttpHeaders, body: Body, index: number): Asked {
  const protocol = path.endsWith('/messages') ? 'anthropic' : 'openai'
  const system =
    protocol === 'anthropic' ? (body.system ?? '') : (body.messages.find((m: Body) => m.role !== 'user')?.content ?? '')
  const prompt = body.messages.findLast((message: Body) => message.role === 'user').content
  return { protocol, path, headers, body, system, prompt, index }
}

/** The body of a good answer. */
function completion(protocol: Asked['protocol'], text: string): object {
  if (protocol === 'anthropic') {
    const usage = { input_tokens: TOKENS.input, output_tokens: TOKENS.output }
    return { type: 'message', model: 'claude-exact', content: [{ type: 'text', text }], stop_reason: 'end_turn', usage }
  }
  const usage = { prompt_tokens: TOKENS.input, completion_tokens: TOKENS.output }
  return {
    model: 'gpt-exact',
    choices: [{ message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage,
  }
}

export function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  return (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
}

export function page(status: number, body: string) {
  return (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(body)
  }
}

export function hangUp(response: ServerResponse): void {
  response.socket?.resetAndDestroy()
}

/** Begins to answer and says no more. */
export function stall(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [')
}

export function flood(bytes: number) {
  return (response: ServerResponse): void => {
    const chunk = Buffer.alloc(1024 * 1024, 'a')
    let left = bytes
    const pour = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= chunk.length
        if (!response.write(chunk)) {
          response.once('drain', pour)
          return
        }
      }
      response.end()
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    pour()
  }
}

/** A server for the tests of one file. */
export function modelServer(): ModelServer {
  const server = new ModelServer()
  beforeAll(() => server.start())
  afterAll(() => server.stop())
  beforeEach(() => server.reset())
  return server
}
