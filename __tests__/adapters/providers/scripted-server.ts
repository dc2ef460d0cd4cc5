import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Json, parseJson } from '../../../src/core/json.js'

export { flood, hangUp as reset, stall } from '../../agents/support/model-server.js'

export interface SeenRequest {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Json
}

/** How the server treats one request. */
export type Step = (response: ServerResponse) => void

export const json =
  (status: number, body: Json, headers: Readonly<Record<string, string>> = {}): Step =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
export const raw =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Step =>
  (response) => {
    response.writeHead(status, headers).end(body)
  }
export const silence: Step = () => undefined
/** A server on loopback that follows a script, its last step for all that come after. */
export class ScriptedServer {
  readonly seen: SeenRequest[] = []
  readonly #server: Server
  #steps: readonly Step[] = []

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = parseJson(Buffer.concat(chunks).toString()) ?? null
        this.seen.push({ path: request.url ?? '', headers: request.headers, body })
        response.on('error', () => undefined)
        const step = this.#steps[Math.min(this.seen.length, this.#steps.length) - 1]
        step?.(response)
      })
    })
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  script(...steps: readonly Step[]): void {
    this.seen.length = 0
    this.#steps = steps
  }

  get url(): string {
    const address = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${address.port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
