import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a collector of traces was sent. */
export interface Collector {
  readonly url: string
  readonly bodies: string[]
  readonly headers: Record<string, string | string[] | undefined>[]
  readonly spans: () => SentSpan[]
  readonly close: () => Promise<void>
}

export interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly status: { readonly code: number; readonly message?: string }
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

/** A collector on loopback; `answer` treats each request, 200 by default. */
export async function startCollector(
  answer: (response: ServerResponse) => void = (response) => void response.end('{}'),
): Promise<Collector> {
  const bodies: string[] = []
  const headers: Collector['headers'] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString())
      headers.push(request.headers)
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    headers,
    spans: () =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap((group: { scopeSpans: { spans: SentSpan[] }[] }) =>
          group.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** One attribute of a span, whatever its type. */
export function attribute(span: SentSpan | undefined, name: string): unknown {
  const found = span?.attributes.find(({ key }) => key === name)
  return found === undefined ? undefined : Object.values(found.value)[0]
}
