import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { type ApiOptions, createGithubApi } from '../../../src/adapters/github/api.js'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

type Act = (request: IncomingMessage, response: ServerResponse) => void

async function listening(act: Act): Promise<string> {
  const server = createServer(act)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** However slow the machine is, nothing but the server ends a request. */
const LONG_MS = 600_000

async function apiOf(act: Act, more: Partial<ApiOptions> = {}) {
  return createGithubApi({ token: 'secret-token', baseUrl: await listening(act), timeoutMs: LONG_MS, ...more })
}

const JSON_TYPE = { 'content-type': 'application/json' }
const MEBIBYTE = Buffer.alloc(2 ** 20, 0x20)

/** Goes on as long as somebody reads. */
function endless(status: number, headers: Record<string, string>): Act {
  return (_, response) => {
    response.writeHead(status, headers)
    const more = (): void => {
      while (response.write(MEBIBYTE));
    }
    response.on('drain', more)
    more()
  }
}

function packed(megabytes: number): Act {
  const body = gzipSync(Buffer.alloc(megabytes * 2 ** 20, 0x20), { level: 1 })
  return (_, response) => response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(body)
}

describe('a server that does not mean well', () => {
  test.each<[string, Act]>([
    ['answers without an end', endless(200, JSON_TYPE)],
    ['answers without an end and without a type', endless(200, {})],
    ['answers with bytes that never end', endless(200, { 'content-type': 'application/octet-stream' })],
    ['refuses without an end', endless(403, { 'content-type': 'text/plain' })],
    ['answers with little that unpacks to much', packed(40)],
  ])('%s: the answer is given up', async (_, act) => {
    const api = await apiOf(act)
    const tooLong = { ok: false, error: { status: null, message: 'the answer is too long' } }
    expect(await api.request('GET', '/x')).toEqual(tooLong)
  })

  test('refuses a log without an end', async () => {
    const api = await apiOf(endless(404, { 'content-type': 'text/plain' }))
    expect(await api.stream('/x')).toMatchObject({ ok: false, error: { message: 'the answer is too long' } })
  })

  test('begins an answer and goes silent', async () => {
    const api = await apiOf((_, response) => response.writeHead(200, JSON_TYPE).write('[{'), { timeoutMs: 200 })
    expect(await api.request('GET', '/x')).toMatchObject({ ok: false, error: { message: 'no answer in time' } })
  })

  test('begins a log and goes silent', async () => {
    const begun: Act = (_, response) => response.writeHead(200).write('the first line\n')
    const seen: string[] = []
    // A slow machine needs longer for the first line; then nothing came in time for another reason.
    for (let timeoutMs = 200; seen.length === 0; timeoutMs *= 2) {
      const log = await (await apiOf(begun, { timeoutMs })).stream('/x')
      const read = async (): Promise<void> => {
        if (log.ok) for await (const chunk of log.value) seen.push(Buffer.from(chunk).toString())
        else throw new Error(log.error.message)
      }
      await expect(read()).rejects.toThrow('no answer in time')
    }
    expect(seen).toEqual(['the first line\n'])
  })

  test.each([302, 307, 308])('sends elsewhere with %d: the token stays here', async (status) => {
    const tokens: (string | undefined)[] = []
    const elsewhere = await listening((request, response) => {
      tokens.push(request.headers.authorization)
      response.writeHead(200, JSON_TYPE).end('[]')
    })
    const api = await apiOf((_, response) => response.writeHead(status, { location: `${elsewhere}/x` }).end())
    expect(await api.request('GET', '/x')).toEqual({ ok: true, value: [] })
    expect(await api.stream('/x')).toMatchObject({ ok: true })
    expect(tokens).toEqual([undefined, undefined])
  })

  test('asks for a long wait: a cancelled job does not wait', async () => {
    const cancel = new AbortController()
    const waiting: Act = (_, response) => {
      response.writeHead(429, { ...JSON_TYPE, 'retry-after': '3600' }).end('{}')
      response.on('close', () => setTimeout(() => cancel.abort(), 100))
    }
    const api = await apiOf(waiting, { signal: cancel.signal, longestWaitMs: 3_600_000 })
    expect(await api.request('GET', '/x')).toMatchObject({ ok: false })
    expect(cancel.signal.aborted).toBe(true)
  })
})
