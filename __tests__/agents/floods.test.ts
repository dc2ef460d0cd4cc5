import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { createToolServers } from '../../src/adapters/tools/index.js'
import { StdioTransport } from '../../src/adapters/tools/stdio.js'
import { keepPaceWithReader } from '../../src/cli/mcp/server.js'
import type { ToolServer } from '../../src/core/provider.js'

const PINGS = 20_000
const never = new AbortController().signal

/** Answers `tools/call` with the number of answers that it got; before that it sends pings and notifications, and reads nothing. */
const FLOODS = `
import { createInterface } from 'node:readline'
let answers = 0
const say = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n')
createInterface(process.stdin).on('line', (line) => {
  const { id, method, params } = JSON.parse(line)
  if (method === undefined) answers++
  if (method === 'initialize')
    say({ id, result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 't', version: '1' } } })
  if (method === 'tools/list') say({ id, result: { tools: [{ name: 'flood', inputSchema: { type: 'object' } }] } })
  if (method !== 'tools/call') return
  if (params.arguments.count) return say({ id, result: { content: [{ type: 'text', text: String(answers) }] } })
  process.stdin.pause()
  for (let at = 0; at < ${PINGS}; at++) say({ id: 'p' + at, method: 'ping' })
  say({ method: 'notifications/progress', params: { progressToken: 1, progress: 1 } })
  say({ id, result: { content: [] } })
  process.stdout.write('', () => setTimeout(() => process.stdin.resume(), 100))
})`

const STDIO = {
  kind: 'stdio',
  name: 'floods',
  command: process.execPath,
  args: ['--input-type=module', '-e', FLOODS],
  env: { PATH: process.env['PATH'] ?? '' },
  cwd: process.cwd(),
  timeoutMs: 60_000,
} as const satisfies ToolServer

it('a tool server that sends requests and reads nothing gets few answers, and its answer still counts', async () => {
  const servers = createToolServers()
  onTestFinished(() => servers.close())
  expect(await servers.call(STDIO, 'flood', {}, never)).toMatchObject({ status: 'answered', failed: false })
  const counted = await servers.call(STDIO, 'flood', { count: true }, never)
  expect(Number(counted.status === 'answered' ? counted.text : Number.NaN)).toBeLessThan(PINGS / 2)
})

it('notifications of a tool server are ignored', async () => {
  const say = `for (const line of ['{"jsonrpc":"2.0","method":"notifications/x"}', '{"jsonrpc":"2.0","id":1,"result":{}}']) console.log(line)`
  const transport = new StdioTransport({ ...STDIO, args: ['-e', say] }, () => {})
  const seen: unknown[] = []
  transport.onmessage = (message) => seen.push(message)
  const closed = new Promise<void>((resolve) => {
    transport.onclose = resolve
  })
  await transport.start()
  await closed
  expect(seen).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }])
})

it('a tool server over HTTP that sends requests gets at most 100 answers at once', async () => {
  const held: (() => void)[] = []
  const http = createServer(async (request, response) => {
    if (request.method !== 'POST') return response.writeHead(405).end()
    const { id, method, params } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    if (method === undefined) return held.push(() => response.writeHead(202).end())
    if (id === undefined) return response.writeHead(202).end()
    const info = { capabilities: { tools: {} }, serverInfo: { name: 't', version: '1' } }
    const result =
      method === 'initialize' ? { protocolVersion: params.protocolVersion, ...info } : { tools: [], content: [] }
    const pings = method === 'tools/call' ? 2000 : 0
    const events = Array.from({ length: pings }, (_, at) => ({ jsonrpc: '2.0', id: `p${at}`, method: 'ping' }))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end([...events, { jsonrpc: '2.0', id, result }].map((one) => `data: ${JSON.stringify(one)}\n\n`).join(''))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const servers = createToolServers()
  onTestFinished(async () => {
    for (const release of held) release()
    await servers.close()
    http.closeAllConnections()
    http.close()
  })
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : 0
  const server: ToolServer = {
    ...{ kind: 'http', name: 'web', url: `http://127.0.0.1:${port}/mcp`, headers: {}, timeoutMs: 60_000 },
  }
  expect(await servers.call(server, 'any', {}, never)).toMatchObject({ status: 'answered', failed: false })
  await expect.poll(() => held.length).toBe(100)
})

it('requests to the MCP server are read no faster than its client reads the answers', async () => {
  const requests = new PassThrough()
  const answers = new PassThrough({ highWaterMark: 100 })
  let read = 0
  requests.on('data', (chunk: Buffer) => {
    read += chunk.length
    answers.write('x'.repeat(60))
  })
  keepPaceWithReader(requests, answers)
  for (let count = 0; count < 20; count++) {
    requests.write('request')
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(read).toBeLessThan(5 * 7)
  answers.resume()
  await expect.poll(() => read).toBe(20 * 7)
})
