import { describe, expect, it } from 'vitest'
import type { Provider } from '../../../src/core/provider.js'
import { VirtualClock } from '../../../src/scenario/run.js'
import { answered, askAgent, failed, ScriptedProvider } from './scripted-provider.js'

const schema = { verdict: { type: 'string' as const } }

describe('answers', () => {
  it('without output: is the text as it came', async () => {
    const result = await askAgent(new ScriptedProvider(answered(' hello\n')))
    expect(result).toEqual({
      status: 'completed',
      output: { result: ' hello\n' },
      note: expect.anything(),
      usage: { provider: 'openai', model: 'model-1-exact', input_tokens: 10, output_tokens: 2, cost_usd: null },
      warnings: [],
    })
  })

  it('uses nothing when the run has no tokens left to ask with', async () => {
    const provider = new ScriptedProvider(answered('x'))
    const budget = {
      limit: 5,
      used: 5,
      cost: null,
      spentUsd: 0,
      prices: {},
      spend: () => {},
      admit: async () => () => {},
    }
    const result = await askAgent(provider, {}, { budget })
    expect(result).toMatchObject({ status: 'raised', envelope: { kind: 'internal.limit_exceeded' }, usage: null })
    expect(provider.requests).toEqual([])
  })

  it('sends nothing but the prompt when there is nothing to teach', async () => {
    const provider = new ScriptedProvider(answered('x'))
    await askAgent(provider)
    expect(provider.requests[0]).toMatchObject({
      system: null,
      schema: null,
      messages: [{ role: 'user', content: 'Look at it.' }],
    })
  })

  it('with output: is the object', async () => {
    const provider = new ScriptedProvider(answered('Draft {"verdict": "no"}, final {"verdict": "yes", "more": 1}'))
    expect(await askAgent(provider, { output: schema })).toMatchObject({
      status: 'completed',
      output: { verdict: 'yes', more: 1 },
    })
    expect(provider.requests[0]?.schema).toMatchObject({ properties: { verdict: { type: 'string' } } })
    expect(provider.requests[0]?.system).toContain('"verdict"')
  })

  it.each([
    ['own name', { verdict: { verdict: 'yes' } }, 'yes'],
    ['generic key', { verdict: { value: 'yes' } }, 'yes'],
  ])('takes a scalar out of a wrapper: %s', async (_, answer, verdict) => {
    const provider = new ScriptedProvider(answered(JSON.stringify(answer)))
    const result = await askAgent(provider, { output: schema })
    expect(result).toMatchObject({ status: 'completed', output: { verdict } })
    expect(result.warnings).toHaveLength(1)
  })

  it.each([
    ['another key', { verdict: { error: 'I could not' } }],
    ['two candidates', { verdict: { value: 'a', result: 'b' } }],
    ['the wrong type inside', { verdict: { value: 1 } }],
  ])('does not guess at a wrapper: %s', async (_, answer) => {
    const provider = new ScriptedProvider(answered(JSON.stringify(answer)))
    const result = await askAgent(provider, { output: schema, retry: { max_parse_recovery_attempts: 0 } })
    expect(result).toMatchObject({ status: 'raised', envelope: { kind: 'internal.schema_violation' } })
  })

  it('warns of an answer that was cut and of a secret in the prompt', async () => {
    const provider = new ScriptedProvider(answered('x', true))
    const result = await askAgent(provider, {}, { isSecret: (text) => text.includes('Look') })
    expect(result.warnings).toHaveLength(2)
  })
})

describe('the model', () => {
  it.each([
    ['m', 'm'],
    [' ', 'standard'],
  ])('%j is %s', async (model, used) => {
    const provider = new ScriptedProvider(answered('x'))
    await askAgent(provider, { model })
    expect(provider.requests[0]?.model).toBe(used)
  })
})

describe('repair turns', () => {
  it('asks again with what was wrong, and adds the tokens up', async () => {
    const provider = new ScriptedProvider(
      answered('I would say yes'),
      answered('{"verdict": 1}'),
      answered('{"verdict": "yes"}'),
    )
    const result = await askAgent(provider, { output: schema })
    expect(result).toMatchObject({
      status: 'completed',
      output: { verdict: 'yes' },
      usage: { input_tokens: 30, output_tokens: 6 },
    })
    expect(provider.requests[2]?.messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ])
    expect(provider.requests[2]?.messages.at(-1)).toMatchObject({
      content: expect.stringContaining('verdict must be a string, not the number 1'),
    })
    expect(result.warnings).toMatchObject(
      [/^agent-repair: .*turn 1/, /^agent-repair: .*turn 2/].map((line) => expect.stringMatching(line)),
    )
  })

  it.each([
    [undefined, 3],
    [0, 1],
    [1, 2],
  ])('gives up after max_parse_recovery_attempts %s', async (attempts, asked) => {
    const provider = new ScriptedProvider(answered('no JSON'))
    const retry = attempts === undefined ? {} : { retry: { max_parse_recovery_attempts: attempts } }
    const result = await askAgent(provider, { output: schema, ...retry })
    expect(result).toMatchObject({
      status: 'raised',
      origin: 'engine',
      envelope: {
        kind: 'internal.schema_violation',
        details: { node: 'review', source: 'agent', failed_field: '$', excerpt: 'no JSON', answers: asked },
      },
    })
    expect(provider.requests).toHaveLength(asked)
  })

  it('keeps what broke the schema as partial output', async () => {
    const provider = new ScriptedProvider(answered('{"verdict": 1}'))
    expect(await askAgent(provider, { output: schema })).toMatchObject({ partial: { verdict: 1 } })
  })
})

describe('raising', () => {
  const raise = { conductor_error: true, kind: 'external.git.drift', message: 'behind', details: { by: 3 } }

  it.each([
    ['the whole text', JSON.stringify(raise)],
    ['its one fenced block', `Sorry:\n\`\`\`json\n${JSON.stringify(raise)}\n\`\`\``],
    ['an object in prose', `I could say ${JSON.stringify(raise)} but no`],
    ['an object behind one that fits', `{"verdict": "good"} ${JSON.stringify(raise)}`],
    ['an object with an escaped key', JSON.stringify(raise).replace('_', '\\u005f')],
    ['an object with an escaped key in prose', `no: ${JSON.stringify(raise).replace('_', '\\u005F')}`],
    ['an object behind many others', `${'{"a": 1}\n'.repeat(100_100)}${JSON.stringify(raise)}`],
    ['an object inside of another', JSON.stringify({ verdict: 'good', log: [raise] })],
    ['the first of two with one kind', `${JSON.stringify(raise)}${JSON.stringify({ ...raise, details: {} })}`],
  ])('%s is a raise, before the schema', async (_, text) => {
    const result = await askAgent(new ScriptedProvider(answered(text)), { output: schema })
    expect(result).toMatchObject({
      status: 'raised',
      origin: 'author',
      envelope: { kind: 'external.git.drift', message: 'behind', details: { by: 3 } },
    })
  })

  it.each([
    ['a marker in prose', 'To raise, set "conductor_error": true.'],
    ['an envelope in a text of JSON', JSON.stringify({ log: JSON.stringify(raise) })],
    ...[false, 0, null, 'false', '', '0'].map((no) => [
      `an object with the marker ${JSON.stringify(no)}`,
      JSON.stringify({ ...raise, conductor_error: no }),
    ]),
    ['YAML with the marker false', 'conductor_error: false\nkind: a.b\nmessage: m'],
    ['a line about the marker', 'The field\nconductor_error: a flag'],
  ])('%s is none', async (_, text) => {
    expect(await askAgent(new ScriptedProvider(answered(text)))).toMatchObject({
      status: 'completed',
      output: { result: text },
    })
  })

  it.each([
    ['no kind', { ...raise, kind: undefined }, 'kind'],
    ['a reserved kind', { ...raise, kind: 'internal.timeout' }, 'kind'],
    ['an empty message', { ...raise, message: ' ' }, 'message'],
    ['details that are a list', { ...raise, details: [] }, 'details'],
    ['a marker that is a text', { ...raise, conductor_error: 'true' }, 'conductor_error'],
    ['a marker that is a text, alone', { conductor_error: 'true', verdict: 'good' }, 'conductor_error'],
    ['a marker that is a number', { ...raise, conductor_error: 1 }, 'conductor_error'],
    ['a marker that is a list', { ...raise, conductor_error: [1] }, 'conductor_error'],
    ['YAML', 'conductor_error: true\nkind: external.git.drift\nmessage: behind', '$'],
    ['YAML in a fence', 'Sorry.\n```yaml\n- kind: a.b\n  conductor_error: "true"\n```\n{"verdict": "good"}', '$'],
    ['YAML with a tag', 'kind: a.b\nconductor_error: !!bool\n  true', '$'],
    ['YAML with an escaped key', '"conductor\\x5ferror": true\nkind: a.b', '$'],
    ['a torn object with an escaped key', '{"conductor\\u005ferror": true, "kind": "a.b"', '$'],
    ['written in Python', "{'kind': 'external.git.drift', 'conductor_error': True, 'message': 'behind'}", '$'],
    ['written in JavaScript', "{ conductor_error: true, kind: 'external.git.drift', message: 'behind' }", '$'],
  ])('a malformed one is a broken signal: %s', async (_, answer, field) => {
    const provider = new ScriptedProvider(answered(typeof answer === 'string' ? answer : JSON.stringify(answer)))
    expect(await askAgent(provider, { output: schema })).toMatchObject({
      status: 'raised',
      origin: 'engine',
      envelope: { kind: 'internal.schema_violation', details: { failed_field: field, source: 'conductor_error' } },
    })
    expect(provider.requests).toHaveLength(1)
  })

  it('is taught from raises, and lets the schema through', async () => {
    const provider = new ScriptedProvider(answered('{"verdict": "x"}'))
    await askAgent(provider, { raises: ['external.git.drift'], output: schema, system_prompt: 'Be brief.' })
    const [request] = provider.requests
    expect(request?.system).toMatch(/^Be brief\.[\s\S]*conductor_error[\s\S]*- external\.git\.drift/)
    expect(request?.schema).not.toHaveProperty('required')
    expect(request?.schema).toHaveProperty('properties.conductor_error')
  })

  it('is not taught with raise_instructions: false', async () => {
    const provider = new ScriptedProvider(answered('x'))
    await askAgent(provider, { raises: ['external.git.drift'], raise_instructions: false })
    expect(provider.requests[0]?.system).toBeNull()
  })
})

describe('transport', () => {
  it.each([
    [{}, [failed(500), failed(500)], 2 + 4],
    [{ backoff: 'fixed' as const }, [failed(500), failed(500)], 2 + 2],
    [{ backoff: 'linear' as const, delay_seconds: 3 }, [failed(500), failed(500)], 3 + 6],
    [{ backoff: 'none' as const }, [failed(500), failed(500)], 0],
    [{ backoff: 'none' as const }, [failed(429, 7, 'rate_limit')], 7],
    [{ delay_seconds: 9, backoff: 'fixed' as const }, [failed(429, 7, 'rate_limit')], 9],
  ])('waits as retry %j says', async (retry, troubles, seconds) => {
    const clock = new VirtualClock()
    const provider = new ScriptedProvider(...troubles, answered('done'))
    const result = await askAgent(provider, { retry }, { clock })
    expect(result).toMatchObject({ status: 'completed', output: { result: 'done' } })
    expect(clock.slept).toBe(seconds * 1000)
  })

  it('is exhausted after three attempts', async () => {
    const provider = new ScriptedProvider(failed(503), failed(503), failed(429, 5, 'rate_limit'))
    const result = await askAgent(provider)
    expect(result).toMatchObject({
      status: 'raised',
      origin: 'engine',
      envelope: {
        kind: 'provider.exhausted',
        details: {
          provider: 'openai',
          model: 'model-1',
          attempts: 3,
          last_error: 'HTTP 429',
          status_code: 429,
          raw_response: 'raw',
          response_headers: { 'x-request-id': 'r1' },
          retry_after_seconds: 5,
        },
      },
    })
    expect(result.warnings).toEqual(
      [/^agent-retry: .*attempt 2 in 2 s$/, /^agent-retry: .*attempt 3 in 4 s$/].map((line) =>
        expect.stringMatching(line),
      ),
    )
  })

  it.each([
    [['timeout' as const], failed(500), 1],
    [['timeout' as const], failed(null, null, 'timeout'), 3],
    [['rate_limit' as const], failed(429, 0, 'rate_limit'), 3],
    [['rate_limit' as const], failed(500), 1],
    [['provider_error' as const], failed(429, 0, 'rate_limit'), 3],
    [['provider_error' as const], failed(null, null, 'network'), 3],
    [[], failed(500), 1],
  ])('retries on %j only', async (retryOn, trouble, asked) => {
    const provider = new ScriptedProvider(trouble)
    const result = await askAgent(provider, { retry: { retry_on: retryOn } })
    expect(result).toMatchObject({ envelope: { kind: 'provider.exhausted', details: { attempts: asked } } })
    expect(provider.requests).toHaveLength(asked)
  })

  it('leaves a server that wants an hour to the routes', async () => {
    const clock = new VirtualClock()
    const result = await askAgent(new ScriptedProvider(failed(429, 3600, 'rate_limit')), {}, { clock })
    expect(result).toMatchObject({ envelope: { details: { attempts: 1, retry_after_seconds: 3600 } } })
    expect(clock.slept).toBe(0)
  })

  it('does not repeat what was refused', async () => {
    const provider = new ScriptedProvider({
      status: 'rejected',
      statusCode: 401,
      message: 'HTTP 401: no such key',
      body: '{}',
      headers: {},
    })
    expect(await askAgent(provider)).toMatchObject({
      status: 'raised',
      envelope: { kind: 'provider.rejected', details: { status_code: 401, attempts: 1 } },
    })
    expect(provider.requests).toHaveLength(1)
  })
})

describe('time', () => {
  it('spans all attempts', async () => {
    const clock = new VirtualClock()
    const result = await askAgent(
      new ScriptedProvider(failed(500)),
      { timeout_seconds: 5, retry: { max_attempts: 10 } },
      { clock },
    )
    expect(result).toMatchObject({
      status: 'raised',
      origin: 'engine',
      envelope: { kind: 'internal.timeout', details: { timeout_seconds: 5 } },
    })
    expect(clock.slept).toBe(5000)
  })

  it('aborts a request that hangs', async () => {
    const hanging: Provider = {
      ask: (_, signal) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve({ status: 'cancelled' }))),
    }
    expect(await askAgent(hanging, { timeout_seconds: 1 })).toMatchObject({
      envelope: { kind: 'internal.timeout' },
    })
  })

  it('is cancelled with the run, also while it waits', async () => {
    const controller = new AbortController()
    const result = askAgent(
      new ScriptedProvider(failed(500)),
      {},
      { signal: controller.signal, onWarning: () => controller.abort() },
    )
    expect(await result).toMatchObject({ status: 'cancelled' })
  })
})
