import { afterEach, expect, test, vi } from 'vitest'
import { createRunnerHost } from '../../src/action/host.js'
import { CANCEL_SIGNALS } from '../../src/core/outcome.js'
import { restApi } from './services.js'

const before = CANCEL_SIGNALS.map((name) => [name, process.listeners(name)] as const)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  for (const [name, known] of before)
    for (const listener of process.listeners(name)) if (!known.includes(listener)) process.off(name, listener)
})

test('a signal cancels the step, which knows how long ago that was', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const host = createRunnerHost()
  vi.advanceTimersByTime(70)
  expect([host.cancel.aborted, host.sinceCancel()]).toEqual([false, null])
  for (const [name, known] of before)
    for (const listener of process.listeners(name)) if (!known.includes(listener)) listener(name)
  vi.advanceTimersByTime(250)
  expect([host.cancel.aborted, host.sinceCancel()]).toEqual([true, 250])
})

test("requests go to the server that the runner names, with the step's token", async () => {
  const api = await restApi()
  vi.stubEnv('GITHUB_API_URL', api.url)
  await createRunnerHost().api('ghs_x').request('GET', '/repos/acme/rockets/pulls/3')
  expect(api.requests).toMatchObject([{ path: '/repos/acme/rockets/pulls/3', token: expect.stringContaining('ghs_x') }])
})
