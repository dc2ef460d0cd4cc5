import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  conductor,
  type Ran,
  REPOSITORY,
  runInside as runFlow,
  temporaryFolder,
  writeFiles,
} from '../e2e/support/command.js'
import { workflow } from '../e2e/support/table.js'
import { type Asked, json, modelServer } from './support/model-server.js'

const server = modelServer()
const SERVER = path.join(REPOSITORY, '__tests__', 'fixtures', 'tool-servers', 'stdio.mjs')

/** One answer of a model that calls a tool, or several, instead of answering. */
function calls(asked: Asked, ...wanted: readonly (readonly [string, object])[]) {
  if (asked.protocol === 'anthropic') {
    const content = wanted.map(([name, input], index) => ({
      type: 'tool_use',
      id: `c${asked.index}-${index}`,
      name,
      input,
    }))
    return json(200, {
      type: 'message',
      model: 'm',
      content,
      stop_reason: 'tool_use',
      usage: { input_tokens: 7, output_tokens: 3 },
    })
  }
  const list = wanted.map(([name, input], index) => ({
    id: `c${asked.index}-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }))
  const message = { role: 'assistant', content: null, tool_calls: list }
  return json(200, {
    model: 'm',
    choices: [{ message, finish_reason: 'tool_calls' }],
    usage: { prompt_tokens: 7, completion_tokens: 3 },
  })
}

/** What the model was told about its last calls. */
function told(asked: Asked | undefined): readonly string[] {
  const messages = asked?.body.messages ?? []
  if (asked?.protocol === 'anthropic') return messages.at(-1).content.map((one: { content: string }) => one.content)
  return messages.filter((one: { role: string }) => one.role === 'tool').map((one: { content: string }) => one.content)
}

const offered = (asked: Asked | undefined): readonly string[] =>
  (asked?.body.tools ?? []).map((one: { name?: string; function?: { name: string } }) => one.name ?? one.function?.name)

interface Setup {
  readonly mode?: string
  readonly more?: string
  readonly agent?: string
  readonly provider?: string
  readonly runtime?: string
  readonly rest?: string
}
const flow = ({
  mode = 'good',
  more = '',
  agent = '',
  provider = 'openai',
  runtime = '',
  rest = '',
}: Setup = {}): string =>
  workflow(
    `- { name: a, prompt: go${agent} }\n- { name: b, type: set, value: "{{ a.error.kind }} {{ a.error.details.server }}" }`,
    `runtime: { provider: ${provider}${runtime}, mcp_servers: { calc: { command: node, args: ["${SERVER}", ${mode}, log.txt]${more} } } }`,
    `output: { v: "{{ a.output.result if a.output is defined else b.output }}" }\n${rest}`,
  )
const log = ({ folder }: Ran): readonly string[] => {
  const file = path.join(folder, 'log.txt')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
const pids = (ran: Ran): readonly number[] =>
  log(ran).flatMap((line) => (/^(?:started|child) (\d+)/.exec(line) ?? []).slice(1).map(Number))
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A process that has ended may wait for a parent that never asks. */
function isRunning(pid: number): boolean {
  const state = path.join('/proc', String(pid), 'stat')
  return isAlive(pid) && !(existsSync(state) && readFileSync(state, 'utf8').includes(') Z '))
}

describe.each(['openai', 'anthropic'])('tools with %s', (provider) => {
  it('are offered, called, and answered until the model has an answer', async () => {
    server.answers((asked) =>
      asked.index === 0
        ? calls(asked, ['calc__add', { a: 2, b: 3 }], ['calc__add', { a: 1, b: 1 }])
        : `sum ${told(asked).join(' ')}`,
    )
    const ran = await runFlow({ yaml: flow({ provider }), env: server.env })
    expect([ran.code, ran.output]).toEqual([0, { v: 'sum 5 2' }])
    expect(offered(server.seen[0])).toContain('calc__add')
    expect(ran.result.metrics).toMatchObject({ input_tokens: 14, output_tokens: 6 })
    expect(pids(ran).filter(isRunning)).toEqual([])
  })

  it('a failed call is told to the model', async () => {
    server.answers((asked) =>
      asked.index === 0 ? calls(asked, ['calc__fail', {}], ['calc__gone', {}]) : told(asked).join(' | '),
    )
    const ran = await runFlow({ yaml: flow({ provider }), env: server.env })
    expect(ran.output.v).toMatch(/it broke \| .*there is no tool calc__gone/)
    // Only the API of Anthropic has a field for it.
    const content = server.seen[1]?.body.messages.at(-1).content
    expect(content[0].is_error).toBe(provider === 'anthropic' ? true : undefined)
  })

  it('more than 100 calls in one answer are refused, and none of them is made', async () => {
    server.answers((asked) =>
      calls(asked, ...Array.from({ length: 101 }, () => ['calc__add', { a: 1, b: 1 }] as const)),
    )
    const ran = await runFlow({ yaml: flow({ provider }), env: server.env, inside: true })
    expect(ran.errors[0].envelope).toMatchObject({
      kind: 'provider.rejected',
      message: expect.stringContaining('101 calls of tools'),
    })
    expect(server.seen).toHaveLength(1)
  })

  it('a name that an API refuses is offered altered and called by its own', async () => {
    server.answers((asked) => {
      const name = offered(asked).find((one) => one.includes('say')) ?? ''
      return asked.index === 0 ? calls(asked, [name, {}]) : told(asked).join(' ')
    })
    const ran = await runFlow({ yaml: flow({ provider }), env: server.env })
    expect(ran.output).toEqual({ v: 'said' })
    expect(offered(server.seen[0])).toContain('calc__say_it_')
    expect(log(ran)).toContain('call say.it!')
  })

  it('an answer that does not fit is repaired with the tools at hand', async () => {
    server.answers((asked) =>
      asked.index === 0 ? calls(asked, ['calc__add', { a: 1, b: 1 }]) : asked.index === 1 ? 'no JSON' : '{"n": 2}',
    )
    const yaml = workflow(
      '- { name: a, prompt: go, output: { n: { type: number } } }',
      `runtime: { provider: ${provider}, mcp_servers: { calc: { command: node, args: ["${SERVER}"] } } }`,
      'output: { n: "{{ a.output.n }}" }',
    )
    const ran = await runFlow({ yaml, env: server.env })
    expect([ran.code, ran.output]).toEqual([0, { n: 2 }])
  })
})

describe('which tools an agent has', () => {
  it.each([
    ['all by default', '', '', '', ['calc__add', 'calc__fail']],
    ['those of its list, by either name', ', tools: [calc__add, fail]', '', '', ['calc__add', 'calc__fail']],
    ['none of an empty list', ', tools: []', '', '', []],
    ['those that the server gives', '', ', tools: [add]', '', ['calc__add']],
    ['those of the workflow, without a list of its own', '', '', 'tools: [add]', ['calc__add']],
    ['its own before those of the workflow', ', tools: [fail]', '', 'tools: [add]', ['calc__fail']],
  ])('%s', async (_, agent, more, rest, expected) => {
    server.says('done')
    const ran = await runFlow({ yaml: flow({ agent, more, rest }), env: server.env })
    expect(ran.code, ran.stderr).toBe(0)
    const found = offered(server.seen[0]).filter((name) => name === 'calc__add' || name === 'calc__fail')
    expect(found).toEqual(expected)
    expect(log(ran).length > 0).toBe(expected.length > 0)
  })

  it('a server none of whose tools it may use is not started', async () => {
    server.says('done')
    const runtime = `, mcp_servers: { calc: { command: node, args: ["${SERVER}", good, log.txt] }, other: { command: gone-for-good, tools: [x] } }`
    const yaml = workflow('- { name: a, prompt: go, tools: [calc__add] }', `runtime: { provider: openai${runtime} }`)
    const ran = await runFlow({ yaml, env: server.env })
    expect(ran.code, ran.stderr).toBe(0)
  })

  it('a name that no server has is a warning', async () => {
    server.says('done')
    const ran = await runFlow({ yaml: flow({ agent: ', tools: [add, web_search]' }), env: server.env })
    expect([ran.code, ran.stderr]).toEqual([0, expect.stringMatching(/tool web_search, which no server has/)])
  })

  it('a server is started once a run, in the folder of the agent', async () => {
    server.says('done')
    const yaml = workflow(
      '- { name: a, prompt: go, working_dir: sub, routes: [{ to: b }] }\n- { name: b, prompt: go, working_dir: sub }',
      `runtime: { provider: openai, mcp_servers: { calc: { command: node, args: ["${SERVER}", good, ../log.txt] } } }`,
    )
    const ran = await runFlow({ yaml, files: { 'sub/x': '' }, env: server.env })
    expect(ran.code, ran.stderr).toBe(0)
    expect(log(ran)).toEqual([expect.stringMatching(/^started \d+ in .*\/sub$/)])
  })
})

const handled = ', strict_exit: true, routes: [{ to: $end }, { on_error: provider.tool_unavailable, to: b }]'

describe('a server that is not there', () => {
  it.each([
    ['cannot be started', { more: ', command: gone-for-good' }],
    ['ends at once', { mode: 'broken' }],
    ['does not answer in time', { mode: 'silent', more: ', timeout: 300' }],
    ['lacks a tool that is asked for by its name', { agent: ', tools: [calc__nothing]' }],
    ['keeps a tool back', { agent: ', tools: [calc__add]', more: ', tools: [fail]' }],
  ])('one that %s is provider.tool_unavailable, routable', async (_, setup: Setup) => {
    server.says('done')
    const yaml = flow({ ...setup, agent: `${setup.agent ?? ''}${handled}` }).replace(
      /command: node, (.*), command: gone/,
      '$1, command: gone',
    )
    const ran = await runFlow({ yaml, env: server.env })
    expect([ran.code, ran.output], ran.stderr).toEqual([0, { v: 'provider.tool_unavailable calc' }])
    expect(server.seen).toEqual([])
    expect(pids(ran).filter(isRunning)).toEqual([])
  })

  it('says why, and what the server said', async () => {
    const ran = await runFlow({ yaml: flow({ mode: 'broken' }), env: server.env })
    expect([ran.code, ran.errors[0]?.envelope.kind]).toEqual([3, 'provider.tool_unavailable'])
    expect(ran.stderr).toMatch(/no licence was found/)
  })

  it('one that dies during a call is provider.tool_unavailable', async () => {
    server.answers((asked) => calls(asked, ['calc__die', {}]))
    const ran = await runFlow({ yaml: flow({ agent: handled }), env: server.env })
    expect([ran.code, ran.output], ran.stderr).toEqual([0, { v: 'provider.tool_unavailable calc' }])
  })

  it('type: sse, and a server without what it needs, are refused by validation', async () => {
    const folder = temporaryFolder()
    const file = (definition: string): string =>
      workflow('- { name: a, prompt: go }', `runtime: { mcp_servers: { s: ${definition} } }`)
    writeFiles(folder, {
      'sse.yaml': file('{ type: sse, url: "http://x.example" }'),
      'http.yaml': file('{ type: http }'),
      'stdio.yaml': file('{ args: [x] }'),
      'url.yaml': file('{ type: http, url: "file:///etc/passwd" }'),
    })
    for (const [name, why] of [
      ['sse', /does not speak/],
      ['http', /needs a `url`/],
      ['stdio', /needs a `command`/],
      ['url', /http:\/\//],
    ] as const) {
      const done = await conductor(['validate', `${name}.yaml`], { cwd: folder })
      expect([done.code, done.stderr]).toEqual([2, expect.stringMatching(why)])
    }
  })
})

describe('bounds', () => {
  it.each([
    ['of the file', { runtime: ', max_agent_iterations: 3' }],
    ['of the agent', { runtime: ', max_agent_iterations: 9', agent: ', max_agent_iterations: 3' }],
  ])('a loop that does not end stops at the iterations %s, and routes see it', async (_, setup: Setup) => {
    server.answers((asked) => calls(asked, ['calc__add', { a: 1, b: 1 }]))
    const agent = `${setup.agent ?? ''}, routes: [{ to: $end }, { on_error: internal.limit_exceeded, recover: { output: { result: stopped } } }]`
    const ran = await runFlow({ yaml: flow({ ...setup, agent }), env: server.env })
    expect([ran.code, ran.output], ran.stderr).toEqual([0, { v: 'stopped' }])
    expect(server.seen).toHaveLength(3)
  })

  it('unhandled it ends the run, 10 iterations by default', async () => {
    server.answers((asked) => calls(asked, ['calc__add', { a: 1, b: 1 }]))
    const ran = await runFlow({ yaml: flow(), env: server.env })
    expect([ran.code, ran.errors[0]?.envelope]).toEqual([
      3,
      expect.objectContaining({ kind: 'internal.limit_exceeded' }),
    ])
    expect(server.seen).toHaveLength(10)
  })

  it('an answer is cut at 256 KiB, a message over 4 MiB is a failed call', async () => {
    server.answers((asked) =>
      asked.index === 0
        ? calls(asked, ['calc__big', { bytes: 300_000 }])
        : asked.index === 1
          ? calls(asked, ['calc__big', { bytes: 5_000_000 }])
          : asked.index === 2
            ? calls(asked, ['calc__add', { a: 1, b: 1 }])
            : 'done',
    )
    const ran = await runFlow({ yaml: flow(), env: server.env })
    expect([ran.code, ran.output], ran.stderr).toEqual([0, { v: 'done' }])
    const [cut = '', large = '', after = ''] = told(server.seen[3])
    expect([cut.length > 262_144, cut.length < 262_300, cut.endsWith('of 300000 bytes]')]).toEqual([true, true, true])
    expect([large, after]).toEqual([expect.stringMatching(/more than 4 MiB/), '2'])
  })

  it('after 8 Mi characters of answers no tool is called for the node', async () => {
    const wanted = Array.from({ length: 36 }, () => ['calc__big', { bytes: 262_144 }] as const)
    server.answers((asked) => (asked.index === 0 ? calls(asked, ...wanted) : 'done'))
    const ran = await runFlow({ yaml: flow(), env: server.env })
    expect([ran.code, ran.output], ran.stderr).toEqual([0, { v: 'done' }])
    const refused = told(server.seen[1]).map((text) => text.includes('have said too much'))
    expect(refused.filter((each) => each).length).toBeGreaterThan(0)
    expect(refused.lastIndexOf(false)).toBe(32)
  })

  it('a call that takes too long is a failed call', async () => {
    server.answers((asked) => (asked.index === 0 ? calls(asked, ['calc__hang', {}]) : told(asked).join('')))
    const ran = await runFlow({ yaml: flow({ more: ', timeout: 6000' }), env: server.env })
    expect([ran.code, ran.output.v], ran.stderr).toEqual([0, expect.stringMatching(/timed out/i)])
  })
})

describe('the environment of servers', () => {
  const reads = (name: string, more = ''): Promise<Ran> => {
    server.answers((asked) => (asked.index === 0 ? calls(asked, ['calc__env', { name }]) : told(asked).join('')))
    return runFlow({ yaml: flow({ more }), env: { ...server.env, PLAIN: 'plain', CUSTOM_TOKEN: 'canary-token-1' } })
  }
  it.each([
    ['what scripts have', 'PLAIN', '', 'plain'],
    ['no key of a provider', 'OPENAI_API_KEY', '', '(none)'],
    [
      'a key that its env names',
      'OPENAI_API_KEY',
      `, env: { OPENAI_API_KEY: "\${OPENAI_API_KEY}" }`,
      'canary-openai-4f1c',
    ],
    ['its own env', 'OWN', ', env: { OWN: five }', 'five'],
  ])('has %s', async (_, name, more, expected) => {
    const ran = await reads(name, more)
    expect([ran.code, ran.output?.v], ran.stderr).toEqual([0, expected])
  })

  it('the answer of a tool is redacted where it is written', async () => {
    const ran = await reads('CUSTOM_TOKEN')
    expect(ran.output.v).toBe('canary-token-1')
    for (const file of ['events.jsonl', 'result.json', 'checkpoint.json'])
      expect(readFileSync(path.join(ran.runDir, file), 'utf8')).not.toContain('canary-token-1')
  })
})

describe('the end of servers', () => {
  it.each(['child', 'stubborn'])(
    'a server of the kind %s ends with the run, with all that it started',
    async (mode) => {
      server.says('done')
      const ran = await runFlow({ yaml: flow({ mode }), env: server.env })
      expect(ran.code, ran.stderr).toBe(0)
      expect(pids(ran).length).toBe(mode === 'child' ? 2 : 1)
      expect(pids(ran).filter(isRunning)).toEqual([])
    },
  )

  it('a process that left the group of its server and holds its pipes is ended, and does not hold the run', async () => {
    server.says('done')
    const ran = await runFlow({ yaml: flow({ mode: 'daemon' }), env: server.env })
    const daemon = Number(/daemon (\d+)/.exec(log(ran).join())?.[1])
    expect([ran.code, isRunning(daemon)], ran.stderr).toEqual([0, false])
  })

  it('a cancelled run ends them too', async () => {
    server.answers((asked) => calls(asked, ['calc__hang', {}]))
    const folder = temporaryFolder()
    const ran = await runFlow({
      yaml: flow(),
      folder,
      env: server.env,
      when: {
        seen: /a/,
        act: (child) => {
          const timer = setInterval(() => {
            const file = path.join(folder, 'log.txt')
            if (!existsSync(file) || !readFileSync(file, 'utf8').includes('call hang')) return
            clearInterval(timer)
            child.kill('SIGTERM')
          }, 20)
        },
      },
    })
    expect(ran.code).toBe(143)
    expect(pids(ran).filter(isRunning)).toEqual([])
  })
})

describe('a program as provider', () => {
  const yaml = flow({ provider: '{ name: command, command: echo, args: [hi] }' })
  it('is offered no tools, with a warning; --strict-abilities makes it an error', async () => {
    const lax = await runFlow({ yaml })
    expect([lax.code, lax.stderr]).toEqual([0, expect.stringMatching(/tools of `mcp_servers` are not offered/)])
    const strict = await runFlow({ yaml, args: ['--strict-abilities'] })
    expect(strict.code).toBe(2)
  })
})

describe('a server over streamable HTTP', () => {
  const seen: { readonly method: string; readonly key: string | undefined }[] = []
  let stream = false
  const http: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method !== 'POST') return response.writeHead(405).end()
      const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString())
      seen.push({ method, key: request.headers['x-api-key']?.toString() })
      if (id === undefined) return response.writeHead(202).end()
      const results: Record<string, object> = {
        initialize: {
          protocolVersion: params?.protocolVersion,
          capabilities: { tools: {} },
          serverInfo: { name: 't', version: '1' },
        },
        'tools/list': {
          tools: [
            { name: 'big', inputSchema: { type: 'object' } },
            { name: 'echo', inputSchema: { type: 'object' } },
          ],
        },
      }
      const text = params?.name === 'big' ? 'x'.repeat(5_000_000) : `heard ${params?.arguments?.text}`
      const result = results[method] ?? { content: [{ type: 'text', text }] }
      const body = JSON.stringify({ jsonrpc: '2.0', id, result })
      if (stream)
        return response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`event: message\ndata: ${body}\n\n`)
      return response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    })
  })
  beforeAll(() => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void http.close())
  const url = (): string => {
    const address = http.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/mcp`
  }
  const over = (more = ''): string =>
    workflow(
      '- { name: a, prompt: go }',
      `runtime: { provider: openai, mcp_servers: { web: { type: http, url: "${url()}", headers: { x-api-key: "\${ODD_NAME}" }${more} } } }`,
      'output: { v: "{{ a.output.result }}" }',
    )
  const env = (): Record<string, string> => ({ ...server.env, ODD_NAME: 'canary-header-3' })

  it.each([false, true])('is asked with its headers (answers as a stream of events: %s)', async (asStream) => {
    stream = asStream
    server.answers((asked) => (asked.index === 0 ? calls(asked, ['web__echo', { text: 'hi' }]) : told(asked).join('')))
    const ran = await runFlow({ yaml: over(), env: env() })
    expect([ran.code, ran.output], ran.stderr).toEqual([0, { v: 'heard hi' }])
    expect(seen.at(-1)).toEqual({ method: 'tools/call', key: 'canary-header-3' })
    expect(readFileSync(path.join(ran.runDir, 'events.jsonl'), 'utf8')).not.toContain('canary-header-3')
  })

  it.each([false, true])('a message over 4 MiB is a failed call (as a stream: %s)', async (asStream) => {
    stream = asStream
    server.answers((asked) => (asked.index === 0 ? calls(asked, ['web__big', {}]) : told(asked).join('')))
    const ran = await runFlow({ yaml: over(), env: env() })
    expect([ran.code, ran.output.v], ran.stderr).toEqual([0, expect.stringMatching(/more than 4 MiB/)])
  })

  it('that is not there is provider.tool_unavailable', async () => {
    const yaml = over().replace(/127\.0\.0\.1:\d+/, '127.0.0.1:1')
    const ran = await runFlow({ yaml, env: env() })
    expect([ran.code, ran.errors[0]?.envelope.kind]).toEqual([3, 'provider.tool_unavailable'])
  })
})
