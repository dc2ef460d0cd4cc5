import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { StdioTransport } from '../../src/adapters/tools/stdio.js'
import { keepPaceWithReader } from '../../src/cli/mcp/server.js'
import type { ToolServer } from '../../src/core/provider.js'

const STDIO = {
  kind: 'stdio',
  name: 'floods',
  command: process.execPath,
  args: [],
  env: { PATH: process.env['PATH'] ?? '' },
  cwd: process.cwd(),
  timeoutMs: 60_000,
} as const satisfies ToolServer

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
