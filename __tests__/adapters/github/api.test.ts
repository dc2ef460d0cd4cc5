import { describe, expect, test } from 'vitest'
import { createGithubApi } from '../../../src/adapters/github/api.js'
import type { ApiMethod } from '../../../src/core/ports.js'
import { type Reply, restApi } from '../../action/services.js'

async function ask(
  replies: readonly Reply[],
  method: ApiMethod = 'GET',
  more: { readonly longestWaitMs?: number; readonly timeoutMs?: number } = {},
) {
  let count = 0
  const service = await restApi({ answer: () => replies[Math.min(count++, replies.length - 1)] })
  const waits: number[] = []
  const sleep = async (milliseconds: number) => void waits.push(milliseconds)
  const api = createGithubApi({
    token: 'secret-token',
    baseUrl: service.url,
    sleep,
    ...more,
  })
  const answer = await api.request(method, '/repos/a/b/x', method === 'GET' ? undefined : { a: 1 })
  return { answer, waits, requests: service.requests }
}

const failing = (status: number, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: { message: 'said' },
})

const SECONDARY: Reply = {
  status: 403,
  body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' },
}

describe('requests', () => {
  test.each<[string, ApiMethod, readonly Reply[], RegExp, number, readonly number[]]>([
    ['401', 'POST', [failing(401)], /^401 \(the token was refused\): .*said/, 1, []],
    ['403', 'POST', [failing(403)], /^403 \(the token lacks the permission\)/, 1, []],
    ['404', 'GET', [failing(404)], /^404/, 1, []],
    ['409', 'POST', [failing(409)], /^409/, 1, []],
    ['422', 'POST', [failing(422)], /^422/, 1, []],
    ['429 again and again', 'POST', [failing(429)], /^429 \(too many requests\)/, 3, [500, 1000]],
    ['429 with a wait', 'GET', [failing(429, { 'retry-after': '2' })], /^429/, 3, [2000, 2000]],
    ['429 with a wait that is too long', 'GET', [failing(429, { 'retry-after': '60' })], /^429/, 1, []],
    [
      '403 of a spent limit',
      'GET',
      [failing(403, { 'x-ratelimit-remaining': '0' })],
      /too many requests/,
      3,
      [500, 1000],
    ],
    ['403 of a secondary limit, too long to wait', 'GET', [SECONDARY], /too many requests/, 1, []],
    ['500 to a question', 'GET', [failing(500)], /^500/, 3, [500, 1000]],
    ['500 to a change that may have happened', 'POST', [failing(502)], /^502/, 1, []],
    [
      'a page of somebody in between',
      'POST',
      [{ status: 200, body: 'Welcome', headers: { 'content-type': 'text/html' } }],
      /^200: the answer is not JSON/,
      1,
      [],
    ],
    ['torn JSON', 'GET', [{ status: 200, body: 'torn' }], /^200: the answer is not JSON/, 1, []],
  ])('%s', async (_, method, replies, message, count, waits) => {
    const asked = await ask(replies, method)
    expect(asked.answer.ok ? 'ok' : asked.answer.error.message).toMatch(message)
    expect(asked.requests).toHaveLength(count)
    expect(asked.waits).toEqual(waits)
    expect(JSON.stringify(asked.answer)).not.toContain('secret-token')
  })

  test('silence is waited for, and not asked again', async () => {
    const silent = (timeoutMs: number) => ask([{ status: 200, silent: true }], 'GET', { timeoutMs })
    let asked = await silent(200)
    // On a slow machine the time may be over before the request is there.
    for (let timeoutMs = 400; asked.requests.length === 0; timeoutMs *= 2) asked = await silent(timeoutMs)
    expect(asked.answer).toMatchObject({ ok: false, error: { message: expect.stringMatching(/no answer in time/) } })
    expect(asked.requests).toHaveLength(1)
    expect(asked.waits).toEqual([])
  })

  test('an outage that ends', async () => {
    const asked = await ask([failing(503), { status: 200, body: { id: 1 } }], 'PATCH')
    expect(asked.answer).toEqual({ ok: true, value: { id: 1 } })
    expect(asked.requests.map(({ body, token }) => [body, token])).toEqual([
      [{ a: 1 }, 'token secret-token'],
      [{ a: 1 }, 'token secret-token'],
    ])
  })

  test.each<[string, Reply, readonly number[]]>([
    ['a limit that names a minute', failing(403, { 'retry-after': '60' }), [60_000]],
    ['a secondary limit that names no time', SECONDARY, [60_000]],
    ['a limit that names more', failing(429, { 'retry-after': '61' }), []],
  ])('who waits for up to a minute: %s', async (_, limit, waits) => {
    const asked = await ask([limit, { status: 200, body: { id: 1 } }], 'POST', { longestWaitMs: 60_000 })
    expect(asked.waits).toEqual(waits)
    expect(asked.answer.ok).toBe(waits.length > 0)
    expect(asked.requests).toHaveLength(waits.length + 1)
  })

  test.each<[string, Record<string, string>]>([
    ['retry-after', { 'retry-after': '2147484' }],
    ['the time of a reset', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9007199254740' }],
  ])('a wait of over an hour, which would overflow a timer, is cut to an hour: %s', async (_, headers) => {
    const hour = 3_600_000
    const patient = await ask([failing(429, headers)], 'GET', { longestWaitMs: hour })
    expect([patient.waits, patient.requests.length]).toEqual([[hour, hour], 3])
    const hasty = await ask([failing(429, headers)])
    expect([hasty.waits, hasty.requests.length]).toEqual([[], 1])
    expect(hasty.answer).toMatchObject({ ok: false, error: { isRateLimit: true, retryAfterMs: hour } })
  })

  test.each<[string, Reply, number]>([
    ['a limit of a second', failing(429, { 'retry-after': '1' }), 1],
    ['a limit that names no time', failing(429), 1],
    ['an outage', failing(502), 2],
  ])('who waits for no limit: %s', async (_, reply, count) => {
    const asked = await ask([reply, { status: 200, body: { id: 1 } }], 'GET', { longestWaitMs: 0 })
    expect(asked.requests).toHaveLength(count)
    expect(asked.answer.ok).toBe(count > 1)
  })

  test('nobody listens', async () => {
    const api = createGithubApi({ token: 'x', baseUrl: 'http://127.0.0.1:9' })
    expect(await api.request('GET', '/x')).toMatchObject({ ok: false, error: { status: null } })
  })

  test('a cancelled job asks no longer', async () => {
    const api = createGithubApi({ token: 'x', baseUrl: 'http://127.0.0.1:9', signal: AbortSignal.abort() })
    expect(await api.request('GET', '/x')).toMatchObject({ ok: false })
  })
})
