import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, type HttpLimits, parseRetryAfter } from '../../../src/adapters/providers/http.js'
import { createProvider } from '../../../src/adapters/providers/index.js'
import type { Json, JsonObject } from '../../../src/core/json.js'
import type { HttpProvider, ProviderAnswer, ProviderRequest } from '../../../src/core/provider.js'
import { flood, json, raw, reset, ScriptedServer, silence, stall } from './scripted-server.js'

const server = new ScriptedServer()
const elsewhere = new ScriptedServer()
beforeAll(() => Promise.all([server.start(), elsewhere.start()]))
afterAll(() => Promise.all([server.stop(), elsewhere.stop()]))

const processes = { run: () => Promise.reject(new Error('no process')), endLeftovers: async () => [] }
const make = (limits: HttpLimits = DEFAULT_LIMITS) => createProvider({ processes, env: {}, cwd: '.' }, limits)
const request = (kind: HttpProvider['kind'], more: Partial<ProviderRequest> = {}): ProviderRequest => ({
  provider: {
    kind,
    name: kind,
    baseUrl: server.url,
    apiKey: 'canary-key',
    defaultModel: 'm0',
    headers: { 'x-team': 'ci' },
  },
  model: 'm1',
  system: 'Be brief.',
  messages: [{ role: 'user', content: 'Hello' }],
  schema: null,
  ...more,
})
const ask = (
  what: ProviderRequest,
  limits?: HttpLimits,
  signal = new AbortController().signal,
): Promise<ProviderAnswer> => make(limits).ask(what, signal)

const completion = (content: Json, more: JsonObject = {}): JsonObject => ({
  model: 'm1-2025',
  choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 7, completion_tokens: 3 },
  ...more,
})
const message = (text: string, more: JsonObject = {}): JsonObject => ({
  model: 'm1-2025',
  content: [{ type: 'text', text }],
  stop_reason: 'end_turn',
  usage: { input_tokens: 5, output_tokens: 3, cache_read_input_tokens: 2 },
  ...more,
})
const good = { openai: completion('Hi'), anthropic: message('Hi') }

describe.each(['openai', 'anthropic'] as const)('%s', (kind) => {
  it('answers', async () => {
    server.script(json(200, good[kind]))
    expect(await ask(request(kind))).toEqual({
      status: 'answered',
      text: 'Hi',
      usage: { inputTokens: 7, outputTokens: 3 },
      model: 'm1-2025',
      cut: false,
    })
  })

  it.each([
    [429, 'rate_limit'],
    [500, 'provider_error'],
    [502, 'provider_error'],
    [529, 'provider_error'],
    [408, 'timeout'],
  ])('%i can be mended', async (status, category) => {
    server.script(
      json(status, { error: { message: 'busy' } }, { 'retry-after': '3', 'x-request-id': 'r7', server: 'x' }),
    )
    expect(await ask(request(kind))).toEqual({
      status: 'failed',
      category,
      statusCode: status,
      message: `HTTP ${status}: busy`,
      retryAfterSeconds: 3,
      body: '{"error":{"message":"busy"}}',
      headers: { 'content-type': 'application/json', 'retry-after': '3', 'x-request-id': 'r7' },
    })
    expect(server.seen).toHaveLength(1)
  })

  it.each([400, 401, 403, 404, 413, 422])('%i is a refusal', async (status) => {
    server.script(json(status, { error: { message: 'no' } }))
    expect(await ask(request(kind))).toMatchObject({
      status: 'rejected',
      statusCode: status,
      message: `HTTP ${status}: no`,
    })
  })

  it.each<readonly [string, Json, object]>([
    ['a code', { code: 429, message: 'slow down' }, { status: 'failed', category: 'rate_limit' }],
    ['a type', { type: 'overloaded_error', message: 'busy' }, { status: 'failed', category: 'provider_error' }],
    ['nothing known', { message: 'odd' }, { status: 'rejected' }],
    ['a text', 'odd', { status: 'rejected' }],
  ])('200 with an error inside, told by %s', async (_, error, expected) => {
    server.script(json(200, { error }))
    expect(await ask(request(kind))).toMatchObject({
      ...expected,
      statusCode: 200,
      message: expect.stringContaining('error inside'),
    })
  })

  it.each([
    ['a web page', raw(200, '<!DOCTYPE html><html></html>', { 'content-type': 'text/html' }), 'web page'],
    ['no JSON', raw(200, 'hello'), 'not JSON'],
    ['nothing', raw(200, ''), 'empty'],
    ['JSON of another form', json(200, { hello: 1 }), 'no '],
    ['a list', json(200, [1]), 'another form'],
  ])('%s is no completion', async (_, step, text) => {
    server.script(step)
    expect(await ask(request(kind))).toMatchObject({ status: 'rejected', message: expect.stringContaining(text) })
  })

  it('a web page with 503 can be mended', async () => {
    server.script(raw(503, '<html>down</html>', { 'content-type': 'text/html' }))
    expect(await ask(request(kind))).toMatchObject({ status: 'failed', category: 'provider_error', statusCode: 503 })
  })

  it('a reset connection can be mended', async () => {
    server.script(reset)
    expect(await ask(request(kind))).toMatchObject({ status: 'failed', category: 'network', statusCode: null })
  })

  it.each([
    ['never begins', silence],
    ['stands still', stall],
  ])('an answer that %s is a timeout', async (_, step) => {
    server.script(step)
    const limits = { ...DEFAULT_LIMITS, firstByteMs: 50, idleMs: 50 }
    expect(await ask(request(kind), limits)).toMatchObject({ status: 'failed', category: 'timeout' })
  })

  it('a body of 100 MB is refused after 16 MiB', async () => {
    server.script(flood(100 * 1024 * 1024))
    const answer = await ask(request(kind))
    expect(answer).toMatchObject({ status: 'rejected', message: expect.stringContaining('16 MiB') })
    expect(answer.status === 'rejected' ? answer.body.length : 0).toBeLessThanOrEqual(2000)
  })

  it('a redirect is not followed', async () => {
    elsewhere.script(json(200, good[kind]))
    server.script(raw(307, '', { location: `${elsewhere.url}/v1` }))
    expect(await ask(request(kind))).toMatchObject({
      status: 'rejected',
      statusCode: 307,
      message: expect.stringContaining(elsewhere.url),
    })
    expect(elsewhere.seen).toEqual([])
  })

  it('a header that cannot be sent is refused without its value', async () => {
    const { provider } = request(kind)
    const broken = { ...provider, apiKey: 'canary\nkey' } as HttpProvider
    const answer = await ask(request(kind, { provider: broken }))
    expect(answer.status).toBe('rejected')
    expect(JSON.stringify(answer)).not.toContain('canary')
  })

  it('is cancelled with the run', async () => {
    const controller = new AbortController()
    server.script(() => controller.abort())
    expect(await ask(request(kind), DEFAULT_LIMITS, controller.signal)).toEqual({ status: 'cancelled' })
  })

  it('keeps the query of a base URL behind the path', async () => {
    server.script(json(200, good[kind]))
    const provider = { ...request(kind).provider, baseUrl: `${server.url}/v1/?api-version=1` }
    await ask(request(kind, { provider }))
    const path = kind === 'openai' ? '/v1/chat/completions' : '/v1/messages'
    expect(server.seen[0]?.path).toBe(`${path}?api-version=1`)
  })

  it('nobody listens: the network', async () => {
    const gone = new ScriptedServer()
    await gone.start()
    const baseUrl = gone.url
    await gone.stop()
    const provider: HttpProvider = { kind, name: kind, baseUrl, apiKey: 'k', defaultModel: 'm0', headers: {} }
    expect(await ask(request(kind, { provider }))).toMatchObject({ status: 'failed', category: 'network' })
  })
})

describe('openai', () => {
  it('sends what chat completions want', async () => {
    server.script(json(200, completion('Hi')))
    await ask(request('openai', { temperature: 0.2, maxTokens: 100 }))
    expect(server.seen[0]).toMatchObject({
      path: '/chat/completions',
      headers: { authorization: 'Bearer canary-key', 'x-team': 'ci', 'content-type': 'application/json' },
      body: {
        model: 'm1',
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'Hello' },
        ],
        temperature: 0.2,
        max_tokens: 100,
      },
    })
  })

  it.each<readonly [string, JsonObject, boolean]>([
    ['fits', { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }, true],
    ['has an optional field', { type: 'object', properties: { a: { type: 'string' } } }, false],
    ['has an open list', { type: 'object', properties: { a: { type: 'array' } }, required: ['a'] }, false],
  ])('asks for structured output, strict where the schema %s', async (_, schema, strict) => {
    server.script(json(200, completion('{}')))
    await ask(request('openai', { schema }))
    expect(server.seen[0]?.body).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { name: 'output', strict, schema } },
    })
  })

  it.each(['low', 'medium', 'high', 'xhigh', 'max'] as const)('passes the effort %s on', async (effort) => {
    server.script(json(200, completion('Hi')))
    await ask(request('openai', { effort }))
    expect(server.seen.at(-1)?.body).toMatchObject({ reasoning_effort: effort === 'max' ? 'xhigh' : effort })
  })

  it('leaves the effort out for a server that refuses it, and remembers', async () => {
    const refused = json(400, { error: { message: "Unsupported parameter: 'reasoning_effort'" } })
    server.script(refused, json(200, completion('Hi')))
    const provider = make()
    const { signal } = new AbortController()
    const before = server.seen.length
    expect(await provider.ask(request('openai', { effort: 'low' }), signal)).toMatchObject({ text: 'Hi' })
    expect(await provider.ask(request('openai', { effort: 'low' }), signal)).toMatchObject({ text: 'Hi' })
    const bodies = server.seen.slice(before).map(({ body }) => JSON.stringify(body).includes('reasoning_effort'))
    expect(bodies).toEqual([true, false, false])
  })

  it('does without it where the server has none, and remembers', async () => {
    const refusal = json(400, { error: { message: "Unknown parameter: 'response_format'" } })
    server.script(refusal, json(200, completion('{"a": 1}')))
    const provider = make()
    const asked = request('openai', { schema: { type: 'object', properties: {} } })
    const signal = new AbortController().signal
    expect(await provider.ask(asked, signal)).toMatchObject({ status: 'answered' })
    expect(await provider.ask(asked, signal)).toMatchObject({ status: 'answered' })
    const formats = server.seen.map(({ body }) => JSON.stringify(body).includes('response_format'))
    expect(formats).toEqual([true, false, false])
  })

  it.each<readonly [string, JsonObject, object]>([
    [
      'parts',
      completion([
        { type: 'text', text: 'a' },
        { type: 'text', text: 'b' },
      ]),
      { text: 'ab' },
    ],
    ['no usage', completion('x', { usage: null }), { usage: { inputTokens: null, outputTokens: null } }],
    ['a cut', completion('x', { choices: [{ message: { content: 'x' }, finish_reason: 'length' }] }), { cut: true }],
    ['no text', completion(null), { status: 'rejected' }],
    ['a refusal', completion('', { choices: [{ message: { content: null, refusal: 'no' } }] }), { status: 'rejected' }],
  ])('reads %s', async (_, body, expected) => {
    server.script(json(200, body))
    expect(await ask(request('openai'))).toMatchObject(expected)
  })
})

describe('anthropic', () => {
  it.each([
    [
      'a model that thinks',
      'claude-sonnet-4-5',
      { thinking: { type: 'enabled', budget_tokens: 8192 }, max_tokens: 12_288 },
    ],
    ['another model', 'claude-3-5-haiku', { temperature: 0.5, max_tokens: 8192 }],
  ])('gives a budget of thinking to %s', async (_, model, expected) => {
    server.script(json(200, message('Hi')))
    await ask(request('anthropic', { model, effort: 'medium', temperature: 0.5 }))
    const body = server.seen.at(-1)?.body
    expect(body).toMatchObject(expected)
    expect(Object.keys(body ?? {}).filter((key) => key === 'temperature' || key === 'thinking')).toHaveLength(1)
  })

  it('sends what the messages API wants', async () => {
    server.script(json(200, message('Hi')))
    await ask(request('anthropic', { schema: { type: 'object' } }))
    expect(server.seen[0]).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': 'canary-key', 'anthropic-version': '2023-06-01' },
      body: { model: 'm1', max_tokens: 8192, system: 'Be brief.', messages: [{ role: 'user', content: 'Hello' }] },
    })
    expect(server.seen[0]?.headers.authorization).toBeUndefined()
  })

  it.each<readonly [string, JsonObject, object]>([
    [
      'thinking',
      message('', {
        content: [
          { type: 'thinking', thinking: 'hm' },
          { type: 'text', text: 'a' },
        ],
      }),
      { text: 'a' },
    ],
    ['a cut', message('x', { stop_reason: 'max_tokens' }), { cut: true }],
    ['a refusal', message('no', { stop_reason: 'refusal' }), { status: 'rejected' }],
    ['only a tool', message('', { content: [{ type: 'tool_use' }] }), { status: 'rejected' }],
    ['nothing', message('', { content: [] }), { status: 'answered', text: '' }],
  ])('reads %s', async (_, body, expected) => {
    server.script(json(200, body))
    expect(await ask(request('anthropic'))).toMatchObject(expected)
  })
})

describe('retryAfterSeconds', () => {
  const now = Date.parse('2025-01-01T00:00:00Z')
  it.each<readonly [Readonly<Record<string, string>>, number | null]>([
    [{}, null],
    [{ 'retry-after': '20' }, 20],
    [{ 'retry-after': '1.5' }, 1.5],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 0.25],
    [{ 'retry-after': 'Wed, 01 Jan 2025 00:00:30 GMT' }, 30],
    [{ 'retry-after': 'Tue, 31 Dec 2024 00:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '-5' }, null],
  ])('%j', (headers, expected) => {
    expect(parseRetryAfter(headers, now)).toBe(expected)
  })
})
