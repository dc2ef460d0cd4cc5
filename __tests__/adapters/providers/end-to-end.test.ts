import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProcessRunner } from '../../../src/adapters/process/index.js'
import { createProvider } from '../../../src/adapters/providers/index.js'
import type { AgentStep } from '../../../src/config/model.js'
import type { ResolvedProvider } from '../../../src/core/provider.js'
import { VirtualClock } from '../../../src/scenario/run.js'
import { askAgent } from '../../nodes/agent/scripted-provider.js'
import { json, ScriptedServer } from './scripted-server.js'

const server = new ScriptedServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const env = Object.fromEntries(Object.entries(process.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
const processes = createProcessRunner()
const provider = createProvider({ processes, env: { ...env, ANTHROPIC_API_KEY: 'canary-key' }, cwd: process.cwd() })
const ask = (resolved: ResolvedProvider, node: Partial<AgentStep>, clock = new VirtualClock()) =>
  askAgent(
    provider,
    { output: { verdict: { type: 'string' } }, prompt: 'Good?', model: '', working_dir: process.cwd(), ...node },
    { resolved, clock },
  )
const at = (kind: 'openai' | 'anthropic'): ResolvedProvider => ({
  kind,
  name: kind,
  baseUrl: `${server.url}/v1`,
  apiKey: 'canary-key',
  defaultModel: 'm0',
  headers: {},
})
const reply = {
  openai: (content: string) => ({ choices: [{ message: { content } }] }),
  anthropic: (text: string) => ({ content: [{ type: 'text', text }] }),
}

describe.each(['openai', 'anthropic'] as const)('an agent over %s', (kind) => {
  it('waits for the server, repairs the answer, and ends', async () => {
    const clock = new VirtualClock()
    server.script(
      json(429, { error: { message: 'slow' } }, { 'retry-after': '30' }),
      json(200, reply[kind]('It is fine.')),
      json(200, reply[kind]('```json\n{"verdict": "fine"}\n```')),
    )
    expect(await ask(at(kind), {}, clock)).toMatchObject({ status: 'completed', output: { verdict: 'fine' } })
    expect(clock.slept).toBe(30_000)
    expect(server.seen).toHaveLength(3)
    expect(server.seen.every(({ body }) => JSON.stringify(body).includes('"model":"m0"'))).toBe(true)
  })

  it('tells of a refusal without the key', async () => {
    server.script(json(401, { error: { message: 'no such key' } }, { 'x-request-id': 'r1' }))
    const result = await ask(at(kind), {})
    expect(result).toMatchObject({
      envelope: {
        kind: 'provider.rejected',
        details: { status_code: 401, response_headers: { 'x-request-id': 'r1' }, raw_response: expect.any(String) },
      },
    })
    expect(JSON.stringify(result)).not.toContain('canary-key')
  })
})

describe('an agent that is a program', () => {
  const program = (code: string): ResolvedProvider => ({
    kind: 'command',
    name: 'command',
    command: process.execPath,
    args: ['-e', code],
    env: {},
  })

  it('reads the prompt, has its key, and answers', async () => {
    const code = `
      let text = ''
      process.stdin.on('data', (chunk) => (text += chunk)).on('end', () => {
        const verdict = [text.endsWith('Good?'), process.env.ANTHROPIC_API_KEY].join(' ')
        console.log(JSON.stringify({ verdict }))
      })`
    expect(await ask(program(code), {})).toMatchObject({
      status: 'completed',
      output: { verdict: 'true canary-key' },
      usage: { input_tokens: null, output_tokens: null },
    })
  })

  it('is exhausted when it keeps failing', async () => {
    const code = 'process.stdin.resume(); console.error("quota is spent"); process.exitCode = 7'
    expect(await ask(program(code), { retry: { max_attempts: 2 } })).toMatchObject({
      status: 'raised',
      envelope: {
        kind: 'provider.exhausted',
        message: expect.stringMatching(/in 2 attempts: .*exited with 7: quota is spent$/),
        details: { attempts: 2, category: 'provider_error' },
      },
    })
  })
})
