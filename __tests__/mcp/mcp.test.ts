import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterEach, describe, expect, it } from 'vitest'
import { conductor, jsonLines, temporaryFolder, writeFiles } from '../e2e/support/command.js'
import { builtCommand } from '../support/bundles.js'

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
type Answer = any

interface Connected {
  readonly client: Client
  readonly folder: string
  readonly troubles: Error[]
  call(name: string, args?: Record<string, unknown>, options?: object): Promise<Answer>
}

const open: Client[] = []
afterEach(async () => {
  for (const client of open.splice(0)) await client.close()
})

async function connect(files: Readonly<Record<string, string>>): Promise<Connected> {
  const folder = temporaryFolder()
  writeFiles(folder, { ...files, '.git/HEAD': '' })
  const client = new Client({ name: 'test', version: '1' })
  const troubles: Error[] = []
  client.onerror = (error) => troubles.push(error)
  open.push(client)
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [builtCommand(), 'mcp'],
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', TMPDIR: folder, TEMP: folder, SERVICE_TOKEN: 'canary-service-1' },
      stderr: 'pipe',
    }),
  )
  const call = (name: string, args: Record<string, unknown> = {}, options = {}): Promise<Answer> =>
    client.callTool({ name, arguments: args }, undefined, options)
  return { client, folder, troubles, call }
}

const HALTS = `
workflow: { name: release, entry_point: build, input: { tag: { type: string } } }
agents:
  - { name: build, type: script, command: node, args: [count.mjs], routes: [{ to: publish }] }
  - { name: publish, type: script, command: node, args: [publish.mjs], env: { TAG: "{{ workflow.input.tag }}" }, raises: [external.registry.refused] }
output: { tag: "{{ publish.output.tag }}" }
`
const FILES = {
  'main.yaml': HALTS,
  'count.mjs': `import { appendFileSync } from 'node:fs'
appendFileSync('built.txt', 'x')
console.log('{"built": true}')
console.log('not the protocol')`,
  'publish.mjs': `import { writeFileSync } from 'node:fs'
writeFileSync(process.env.CONDUCTOR_ERROR_OUT, JSON.stringify({ kind: 'external.registry.refused', message: 'no such tag' }))`,
}

describe('conductor mcp', () => {
  it('lets an agent run, read what is wrong, repair and resume', async () => {
    const { call, folder, troubles } = await connect(FILES)
    const halted = await call('run', { file: 'main.yaml', inputs: { tag: 'v1' } })
    expect(halted.isError ?? false).toBe(false)
    const document = JSON.parse(halted.content[0].text)
    expect(document).toEqual(halted.structuredContent)
    expect(document).toMatchObject({
      outcome: 'halted',
      exit_code: 3,
      errors: [{ kind: 'external.registry.refused', node_id: 'publish' }],
    })
    const runDir = /^Run folder: (.+)$/.exec(halted.content[1].text)?.[1] ?? ''
    expect(JSON.parse(readFileSync(path.join(runDir, 'result.json'), 'utf8'))).toEqual(document)

    const told = await call('explain', { run_dir: runDir })
    expect(told.content[0].text).toContain('external.registry.refused')

    writeFileSync(path.join(folder, 'publish.mjs'), 'console.log(JSON.stringify({ tag: process.env.TAG }))')
    const resumed = await call('resume', { run_dir: runDir })
    expect(resumed.structuredContent).toMatchObject({ outcome: 'success', output: { tag: 'v1' } })
    expect(readFileSync(path.join(folder, 'built.txt'), 'utf8')).toBe('x')
    expect(troubles).toEqual([])
  })

  it('answers with the JSON of the command line', async () => {
    const { call, folder } = await connect({
      ...FILES,
      'bad.yaml': 'workflow: { name: x, entry_point: nowhere }\nagents: []\n',
    })
    const printed = async (...args: string[]) => (await conductor(args, { cwd: folder })).stdout
    for (const file of ['main.yaml', 'bad.yaml']) {
      const answer = await call('validate', { file })
      expect(JSON.parse(answer.content[0].text)).toEqual(
        JSON.parse(await printed('validate', file, '--format', 'json')),
      )
      expect(answer.isError ?? false).toBe(file === 'bad.yaml')
    }
    const contract = await call('contract', { file: 'main.yaml' })
    expect(contract.structuredContent).toEqual(JSON.parse(await printed('contract', 'main.yaml', '--format', 'json')))
    for (const format of ['mermaid', 'dot']) {
      const graph = await call('graph', { file: 'main.yaml', format })
      expect(graph.content[0].text).toBe(await printed('graph', 'main.yaml', '--format', format))
    }
  })

  it('answers what is no message with an error, and goes on', async () => {
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
    const lines = [
      '{"jsonrpc":"2.0","id":2,"me',
      '',
      '[{"jsonrpc":"2.0","id":3,"method":"ping"}]',
      `{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"validate","arguments":{"file":${deep}}}}`,
      '{"jsonrpc":"2.0","id":5,"method":"ping"}',
    ]
    const server = spawn(process.execPath, [builtCommand(), 'mcp'], {
      cwd: temporaryFolder(),
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const closed = once(server, 'close')
    server.stdin.write(lines.map((line) => `${line}\n`).join(''))
    const answers: Answer[] = []
    for await (const line of createInterface({ input: server.stdout })) {
      answers.push(JSON.parse(line))
      if (answers.length === 5) server.stdin.end()
    }
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual(
      expect.arrayContaining([
        [null, -32700],
        [null, -32600],
        [4, undefined],
        [5, undefined],
      ]),
    )
    expect(answers.find(({ id }) => id === 4).result).toMatchObject({ isError: true })
    expect((await closed)[0]).toBe(0)
  })

  it('describes its tools, each with the schema of its arguments', async () => {
    const { client } = await connect({})
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'run',
      'resume',
      'validate',
      'explain',
      'graph',
      'contract',
      'simulate',
    ])
    for (const tool of tools) {
      expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(tool.description).toMatch(/\w{3,}/)
    }
    expect(tools.find(({ name }) => name === 'validate')?.annotations?.readOnlyHint).toBe(true)
  })

  const refused: readonly [string, string, Record<string, unknown>, RegExp][] = [
    ['no file', 'run', {}, /run needs file/],
    ['an unknown argument', 'run', { file: 'main.yaml', input: {} }, /did you mean inputs/],
    ['a wrong type', 'run', { file: 'main.yaml', inputs: [] }, /inputs of run must be an object/],
    ['a wrong choice', 'graph', { file: 'main.yaml', format: 'png' }, /one of mermaid, dot/],
    ['a path outside', 'run', { file: '../x.yaml' }, /outside of the workspace/],
    ['an absolute path outside', 'validate', { file: '/etc/passwd' }, /outside of the workspace/],
    ['a run folder outside', 'explain', { run_dir: '/etc' }, /outside of the workspace/],
    ['a run folder outside, resumed', 'resume', { run_dir: '/' }, /outside of the workspace/],
    ['a link that leads outside', 'validate', { file: 'link.yaml' }, /outside of the workspace/],
    ['a new run folder outside', 'run', { file: 'main.yaml', run_dir: '../elsewhere' }, /outside of the workspace/],
    [
      'a gate that is none',
      'run',
      { file: 'main.yaml', inputs: { tag: 'x' }, gates: { nope: 'x' } },
      /there is no gate/,
    ],
    ['a missing input', 'run', { file: 'main.yaml' }, /tag/],
  ]
  it('refuses what it cannot do, and says why', async () => {
    const { call, folder } = await connect(FILES)
    symlinkSync(process.execPath, path.join(folder, 'link.yaml'))
    for (const [what, tool, args, message] of refused) {
      const answer = await call(tool, args)
      expect(answer.isError, what).toBe(true)
      expect(answer.content[0].text, what).toMatch(message)
    }
  })

  it.skipIf(process.platform === 'win32')(
    'refuses a forged run folder, hangs on no pipe in it, and ends when it is told to',
    async () => {
      const { call, client } = await connect(FILES)
      const halted = await call('run', { file: 'main.yaml', inputs: { tag: 'v1' } })
      const { path: checkpoint } = JSON.parse(halted.content[0].text).checkpoint
      const pipe = path.join(path.dirname(checkpoint), 'events.jsonl')
      rmSync(pipe)
      execFileSync('mkfifo', [pipe])
      for (const name of ['explain', 'resume']) {
        const answer = await call(name, { run_dir: path.dirname(checkpoint) })
        expect(answer.content[0].text).toContain('is not a plain file')
      }
      const transport = client.transport
      if (!(transport instanceof StdioClientTransport) || transport.pid === null) throw new Error('no process')
      const closed = new Promise<void>((resolve) => {
        client.onclose = resolve
      })
      process.kill(transport.pid, 'SIGTERM')
      await closed
    },
  )

  it('refuses arguments that nest too deep, in words', async () => {
    const { call } = await connect({})
    const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`)
    const answer = await call('run', { file: 'x.yaml', inputs: { deep } })
    expect(answer.content[0].text).toBe('the arguments have more than 200 levels')
  })

  it.skipIf(process.platform === 'win32')('refuses a pipe in the workspace, and goes on', async () => {
    const { call, folder } = await connect({})
    execFileSync('mkfifo', [path.join(folder, 'pipe.yaml')])
    for (const tool of ['validate', 'contract', 'graph', 'run'])
      expect((await call(tool, { file: 'pipe.yaml' })).content[0].text).toMatch(/not a file|regular file/)
  })

  it('refuses a tool that is none', async () => {
    const { call } = await connect({})
    await expect(call('rm')).rejects.toThrow(/no tool rm/)
  })

  it('ends a run when its call is cancelled, and leaves what can be resumed', async () => {
    const yaml = `
workflow: { name: slow, entry_point: wait }
agents: [{ name: wait, type: wait, duration: 1h }]
`
    const { call, folder } = await connect({ 'slow.yaml': yaml })
    const cancel = new AbortController()
    const progress: string[] = []
    const onprogress = ({ message }: { message?: string }): void => {
      progress.push(message ?? '')
      if (message?.includes('wait') === true) cancel.abort()
    }
    const pending = call('run', { file: 'slow.yaml', run_dir: 'run' }, { signal: cancel.signal, onprogress })
    await expect(pending).rejects.toThrow()
    const resumed = await until(async () => {
      const answer = await call('explain', { run_dir: 'run' })
      return answer.content[0].text.includes('was cancelled') ? answer : null
    })
    expect(resumed.content[0].text).toContain('exit code 130')
    expect(jsonLines(path.join(folder, 'run', 'events.jsonl')).at(-1)).toMatchObject({ outcome: 'cancelled' })
    expect(progress.length).toBeGreaterThan(0)
  })

  it('cuts an answer that is too long, and says where all of it is', async () => {
    const yaml = `
workflow: { name: long, entry_point: a }
agents: [{ name: a, type: script, command: node, args: [long.mjs] }]
output: { text: "{{ a.output.stdout }}" }
`
    const { call } = await connect({ 'long.yaml': yaml, 'long.mjs': 'process.stdout.write("y".repeat(3_000_000))' })
    const answer = await call('run', { file: 'long.yaml' })
    expect(answer.content[0].text.length).toBeLessThan(210_000)
    expect(answer.structuredContent).toMatchObject({
      outcome: 'success',
      output: { text: expect.stringContaining('characters left out') },
    })
  })

  it('tells no secrets', async () => {
    const yaml = `
workflow: { name: tell, entry_point: a }
agents: [{ name: a, type: script, command: node, args: ["-e", "console.log(process.env.SERVICE_TOKEN)"] }]
output: { text: "{{ a.output.stdout }}" }
`
    const { call } = await connect({ 'tell.yaml': yaml })
    const answer = await call('run', { file: 'tell.yaml' })
    expect(answer.structuredContent.outcome).toBe('success')
    expect(JSON.stringify(answer)).not.toContain('canary-service-1')
  })

  it('quotes what was wrong with a call without secrets, and not at length', async () => {
    const { call } = await connect(FILES)
    const secret = 'canary-service-1'
    const encoded = Buffer.from(secret).toString('base64')
    const split = `${secret.slice(0, 6)}\u001b[0m${secret.slice(6)}`
    for (const text of [secret, encoded, split]) {
      const answers = [
        await call(text).catch(String),
        await call('run', { file: 'main.yaml', [text]: 1 }),
        await call('run', { file: 'main.yaml', inject: [text] }),
        await call('explain', { run_dir: text }),
      ]
      for (const one of [secret, encoded, JSON.stringify(split).slice(1, -1)])
        expect(JSON.stringify(answers)).not.toContain(one)
    }
    const long = 'x'.repeat(100_000)
    const answers = [await call(long).catch(String), await call('run', { file: 'main.yaml', [long]: 1 })]
    expect(JSON.stringify(answers).length).toBeLessThan(10_000)
  })

  it('suspends at a gate and goes on with its answer', async () => {
    const yaml = `
workflow: { name: gated, entry_point: ask }
agents:
  - { name: ask, type: human_gate, prompt: Go?, options: [{ label: "Yes", value: "yes", route: $end }] }
output: { said: "{{ ask.output.selected }}" }
`
    const { call } = await connect({ 'gated.yaml': yaml })
    const waiting = await call('run', { file: 'gated.yaml', run_dir: 'run' })
    expect(waiting.structuredContent).toMatchObject({ outcome: 'suspended', gate: { node: 'ask' } })
    const resumed = await call('resume', { run_dir: 'run', gates: { ask: 'yes' } })
    expect(resumed.structuredContent).toMatchObject({ outcome: 'success', output: { said: 'yes' } })
  })
})

/** Asks again until there is something; the time limit of the test is the only clock. */
async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== null) return found
  }
}
