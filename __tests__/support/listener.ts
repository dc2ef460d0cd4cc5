import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Heard {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

type Answer = (response: ServerResponse, heard: Heard) => void

/** A server on loopback that keeps what it was sent; it takes JSON only, as webhooks do. */
export async function startListener(answer: Answer = (response) => response.writeHead(200).end('ok')) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const one = { method, path: url, headers, text: Buffer.concat(chunks).toString() }
      heard.push(one)
      const isJson = headers['content-type'] === 'application/json' && method === 'POST'
      if (isJson) answer(response, one)
      else response.writeHead(415).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    heard,
    url: `http://127.0.0.1:${port}/services/T0/B0/abcdefghijkl`,
    // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies freely
    bodies: (): readonly any[] => heard.map(({ text }) => JSON.parse(text)),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
