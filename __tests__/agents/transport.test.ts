import { describe, expect, it } from 'vitest'
import { runInside as runFlow, temporaryFolder } from '../e2e/support/command.js'
import { type Answer, flood, hangUp, json, modelServer, page, stall } from './support/model-server.js'

const server = modelServer()

const asking = (more = '', runtime = 'provider: openai'): string => `
workflow:
  name: ask
  entry_point: ask
  runtime: { ${runtime} }
agents:
  - name: ask
    prompt: What is it?
    retry: { max_attempts: 2, backoff: none, delay_seconds: 0 }
${more}
output:
  result: "{{ ask.output.result }}"
`
const routed =
  '    routes:\n      - to: $end\n      - { on_error: provider.*, recover: { output: { result: "{{ error.kind }}" } } }'

describe.each(['openai', 'anthropic'])('a %s server that does not answer', (provider) => {
  const runtime = `provider: ${provider}`
  const cases: readonly [string, Answer, string, number, RegExp][] = [
    ['429', json(429, { error: { message: 'slow down' } }), 'provider.exhausted', 2, /slow down/],
    ['500', json(500, {}), 'provider.exhausted', 2, /HTTP 500/],
    ['a reset connection', hangUp, 'provider.exhausted', 2, /gave no answer in 2 attempts/],
    ['401', json(401, { error: { message: 'no such key' } }), 'provider.rejected', 1, /no such key/],
    ['400', json(400, { error: { message: 'bad schema' } }), 'provider.rejected', 1, /bad schema/],
    ['a web page', page(200, '<!doctype html><title>Login</title>'), 'provider.rejected', 1, /web page/],
    ['a 200 with an error inside', json(200, { error: { message: 'no quota' } }), 'provider.rejected', 1, /no quota/],
    ['JSON of another form', json(200, { hello: 1 }), 'provider.rejected', 1, /not a (chat completion|message)/],
    ['a body of 100 MB', flood(100 * 1024 * 1024), 'provider.rejected', 1, /16 MiB/],
  ]
  it.each(cases)('%s', async (_, answer, kind, requests, message) => {
    server.says(answer)
    const plain = await runFlow({ yaml: asking('', runtime), env: server.env })
    expect(plain.code, plain.stderr).toBe(3)
    expect(plain.result).toMatchObject({
      outcome: 'halted',
      errors: [{ kind, message: expect.stringMatching(message) }],
    })
    expect(plain.errors).toMatchObject([{ node: 'ask', envelope: { kind, details: { provider, attempts: requests } } }])
    expect(server.seen).toHaveLength(requests)
  })

  it('is routed like any kind', async () => {
    server.says(json(500, {}))
    const handled = await runFlow({ yaml: asking(routed, runtime), env: server.env })
    expect(handled).toMatchObject({ code: 0, output: { result: 'provider.exhausted' } })
  })

  it('halts with 3 where the node uses error routing and no route takes it', async () => {
    server.says(json(403, { error: { message: 'no' } }))
    const ran = await runFlow({ yaml: asking('    raises: [agent.task.unclear]', runtime), env: server.env })
    expect(ran.code).toBe(3)
    expect(ran.result.errors[0]).toMatchObject({
      kind: 'provider.rejected',
      category: 'api_validation',
      fixable: false,
      retryable: false,
      suggestion: expect.stringMatching(/^Check the credentials/),
      status_code: 403,
    })
  })

  it('is given up at timeout_seconds when it stalls', async () => {
    server.says(stall)
    const more =
      '    timeout_seconds: 0.5\n    routes: [{ to: $end }, { on_error: internal.timeout, recover: { output: { result: late } } }]'
    const ran = await runFlow({ yaml: asking(more, runtime), env: server.env })
    expect(ran.output, ran.stderr).toEqual({ result: 'late' })
    expect(ran.events.find((event) => event.type === 'node_failed').envelope.details).toMatchObject({
      timeout_seconds: 0.5,
    })
  })

  it('is asked again, which is on record', async () => {
    server.says(json(503, { error: { message: 'overloaded' } }), 'fine')
    const ran = await runFlow({ yaml: asking('', runtime), env: server.env })
    expect(ran).toMatchObject({ code: 0, output: { result: 'fine' } })
    const warning = ran.events.find((event) => event.type === 'warning' && event.code === 'agent-retry')
    expect(warning.message).toMatch(/ask: provider_error, HTTP 503: overloaded; attempt 2 in 0 s/)
    expect(ran.stderr).toContain('overloaded')
  })
})

describe('a provider that cannot be used', () => {
  const cases: readonly [string, string, Readonly<Record<string, string>>, readonly string[], RegExp][] = [
    [
      'nothing configured',
      'strict_exit: false',
      { OPENAI_API_KEY: '', ANTHROPIC_API_KEY: '' },
      [],
      /no provider is configured/,
    ],
    ['an unknown name', 'provider: nobody', {}, [], /nobody.*known: openai, anthropic, claude, command/s],
    ['a misspelt name', 'provider: antropic', {}, [], /did you mean `anthropic`/],
    ['an unknown name on the command line', 'provider: openai', {}, ['--provider', 'nobody'], /nobody/],
    [
      'a base URL without a key of its own',
      'provider: { name: openai, base_url: "http://127.0.0.1:9/v1" }',
      {},
      [],
      /api_key/,
    ],
    ['a base URL that is none', 'provider: { name: openai, base_url: "localhost", api_key: x }', {}, [], /URL/],
    ['a command without a command', 'provider: { name: command }', {}, [], /no command/],
  ]
  it.each(cases)('%s: exit 2 before anything runs', async (_, runtime, env, args, message) => {
    const ran = await runFlow({ yaml: asking('', runtime), env: { ...server.env, ...env }, args })
    expect(ran.code).toBe(2)
    expect(ran.stderr).toMatch(message)
    expect(ran.events).toEqual([])
    expect(server.seen).toEqual([])
  })

  describe.each([
    ['of the environment', 'openai', 'OPENAI_API_KEY'],
    ['of a replaced provider', 'copilot', 'OPENAI_API_KEY'],
    ['of the file', '{ name: openai, api_key: "${MY_MODEL_KEY}" }', 'MY_MODEL_KEY'],
    [
      'of its own server',
      '{ name: openai, base_url: "http://127.0.0.1:9/v1", api_key: "${MY_MODEL_KEY}" }',
      'MY_MODEL_KEY',
    ],
  ])('a missing key %s', (_, provider, variable) => {
    const yaml = `
workflow:
  name: early
  entry_point: look
  input: { reach: { type: boolean, default: false } }
  runtime: { provider: ${provider} }
agents:
  - { name: look, type: set, value: x, routes: [{ when: "{{ workflow.input.reach }}", to: one }, { to: done }] }
  - { name: done, type: terminate, status: success, reason: nothing to do }
  - { name: one, prompt: x, routes: [{ to: two }] }
  - { name: two, prompt: x }
`
    const env = { ...server.env, OPENAI_API_KEY: '', CONDUCTOR_PROVIDER: 'openai' }
    const message = `one: openai has no key: set ${variable}`

    it('is a warning at the first agent, where none is reached', async () => {
      const ran = await runFlow({ yaml, env })
      expect(ran.code, ran.stderr).toBe(0)
      expect(ran.stderr).toContain(message)
      expect(ran.stderr).not.toContain('two: openai has no key')
    })

    it('is provider.rejected at the agent', async () => {
      const ran = await runFlow({ yaml, env, args: ['-i', 'reach=true'] })
      expect(ran.code).toBe(3)
      expect(ran.events.find((event) => event.type === 'node_failed').envelope).toMatchObject({
        kind: 'provider.rejected',
        message: expect.stringContaining(message),
        details: { provider: 'openai' },
      })
      expect(server.seen).toEqual([])
    })
  })

  it('is nobody’s business when no node uses it', async () => {
    const yaml = `
workflow: { name: none, entry_point: a, runtime: { provider: copilot } }
agents: [{ name: a, type: set, value: "1" }]
`
    expect((await runFlow({ yaml, args: ['--provider', 'nobody'] })).code).toBe(0)
  })

  it('is found in a child and in a for_each, too', async () => {
    const folder = temporaryFolder()
    const yaml = `
workflow: { name: outer, entry_point: inner, runtime: { provider: openai } }
agents: [{ name: inner, type: workflow, workflow: child.yaml }]
`
    const child = `
workflow: { name: child, entry_point: each, runtime: { provider: nobody } }
agents: []
for_each:
  - { name: each, type: for_each, source: "{{ [1] }}", as: n, agent: { name: one, prompt: x } }
`
    const ran = await runFlow({ yaml, files: { 'child.yaml': child }, folder, env: server.env })
    expect(ran.code).toBe(2)
    expect(ran.stderr).toMatch(/child\.yaml:\d+.*nobody/s)
  })

  it('leads nowhere: nobody listens there', async () => {
    const yaml = asking('', 'provider: { name: openai, base_url: "http://127.0.0.1:1/v1", api_key: none }')
    const ran = await runFlow({ yaml })
    expect(ran.code).toBe(3)
    expect(ran.errors[0].envelope).toMatchObject({
      kind: 'provider.exhausted',
      details: { category: 'network', attempts: 2 },
    })
  })
})

describe('the choice of the provider', () => {
  it('is chosen by --provider before the node and the file', async () => {
    server.says('hello')
    const ran = await runFlow({ yaml: asking('    provider: openai'), env: server.env, args: ['--provider', 'claude'] })
    expect(ran.code).toBe(0)
    expect(server.seen[0]).toMatchObject({ protocol: 'anthropic', headers: { 'x-api-key': 'canary-anthropic-9b2e' } })
  })

  it('may differ from node to node, and each has its model', async () => {
    server.answers(({ body }) => body.model)
    const yaml = `
workflow:
  name: two
  entry_point: a
  runtime: { provider: openai, default_model: shared }
agents:
  - { name: a, prompt: x, routes: [{ to: b }] }
  - { name: b, prompt: x, provider: claude, model: "m-{{ a.output.result }}", routes: [{ to: c }] }
  - { name: c, prompt: x, provider: anthropic }
output: { models: "{{ [a.output.result, b.output.result, c.output.result] | tojson }}" }
`
    const ran = await runFlow({ yaml, env: server.env })
    expect(ran.output).toEqual({ models: ['shared', 'm-shared', 'shared'] })
    expect(server.seen.map(({ protocol }) => protocol)).toEqual(['openai', 'anthropic', 'anthropic'])
  })

  it('is the provider whose key is there, with its own model, where the file says nothing', async () => {
    server.says('x')
    const env = { ...server.env, OPENAI_API_KEY: '' }
    const ran = await runFlow({ yaml: asking('', 'strict_exit: false'), env })
    expect(ran.code).toBe(0)
    expect(server.seen[0]?.protocol).toBe('anthropic')
    expect(server.seen[0]?.body.model).toMatch(/^claude-/)
  })
})
