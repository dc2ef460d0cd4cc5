import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createArtifactStore } from '../../src/adapters/artifact.js'
import { runtimeToken } from '../action/services.js'
import { temporaryFolder, writeFiles } from '../e2e/support/command.js'

const servers: Server[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const server of servers.splice(0)) server.close()
})

/** What each request brought along, and where it is sent next, if anywhere. */
async function listening(tokens: (string | undefined)[], next: string | null): Promise<string> {
  const server = createServer((request, response) => {
    tokens.push(request.headers.authorization)
    request.resume()
    if (next === null) response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
    else response.writeHead(307, { location: next }).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('the token of the runner stays with its service, wherever that one sends an upload', async () => {
  const [own, others]: [(string | undefined)[], (string | undefined)[]] = [[], []]
  const service = await listening(own, `${await listening(others, null)}/elsewhere`)
  vi.stubEnv('ACTIONS_RESULTS_URL', service)
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', runtimeToken())
  const folder = temporaryFolder()
  writeFiles(folder, { 'a.txt': 'a' })
  const store = createArtifactStore(() => {
    throw new Error('nobody asks the API')
  })
  void store.upload({ name: 'x', folder, retentionDays: null, timeoutMs: 600_000 })
  // The client asks again, because its first request failed.
  await vi.waitFor(() => expect(own).toHaveLength(2), 60_000)
  expect(own[0]).toBe(`Bearer ${runtimeToken()}`)
  expect(others).toEqual([])
})
