import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Ran, runFlow } from '../e2e/support/command.js'
import { json, modelServer } from './support/model-server.js'

const server = modelServer()

/** Everything that a run wrote anywhere, in one text. */
function left(ran: Ran): string {
  const files = readdirSync(ran.runDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
  return [...files, ran.stdout, ran.stderr].join('\n')
}

const SHOW_ENV = 'command: node, args: [env.mjs]'
const ENV_FILE = { 'env.mjs': 'console.log(JSON.stringify({ env: Object.keys(process.env) }))' }
const KEY = 'canary-own-77aa31'

describe('keys of providers', () => {
  it('reach the server and nothing else, also when the server repeats them', async () => {
    server.answers(({ headers }) => json(401, { error: { message: `bad key ${headers.authorization}` } }))
    const yaml = `
workflow: { name: k, entry_point: a, runtime: { provider: openai } }
agents: [{ name: a, prompt: x, routes: [{ to: $end }, { on_error: true, to: b }] }, { name: b, type: set, value: "{{ a.error.message }}" }]
output: { said: "{{ b.output }}" }
`
    const ran = await runFlow({ yaml, env: server.env })
    expect(ran.code).toBe(0)
    expect(server.seen[0]?.headers.authorization).toBe('Bearer canary-openai-4f1c')
    // The result on stdout is data and true; everything else is redacted.
    expect(left({ ...ran, stdout: '' })).not.toContain('canary-openai-4f1c')
    expect(ran.output.said).toContain('canary-openai-4f1c')
  })

  it('of a variable with any name are redacted, and scripts do not have it', async () => {
    server.answers(({ headers }) => JSON.stringify({ echo: headers['x-api-key'] }))
    const yaml = `
workflow:
  name: k
  entry_point: a
  runtime: { provider: { name: claude, base_url: "${server.url}", api_key: "\${MY_LLM}", headers: { x-trace: "\${MY_TRACE}" } } }
agents:
  - { name: a, prompt: x, output: { echo: { type: string } }, routes: [{ to: b }] }
  - { name: b, type: script, ${SHOW_ENV}, routes: [{ to: c }] }
  - { name: c, type: script, env: { MY_LLM: "\${MY_LLM}" }, ${SHOW_ENV} }
output: { b: "{{ b.output.env | tojson }}", c: "{{ c.output.env | tojson }}" }
`
    const ran = await runFlow({ yaml, files: ENV_FILE, env: { ...server.env, MY_LLM: KEY, MY_TRACE: 'trace-value-1' } })
    expect(ran.code, ran.stderr).toBe(0)
    expect(server.seen[0]?.headers['x-api-key']).toBe(KEY)
    expect(left(ran)).not.toContain(KEY)
    for (const name of ['MY_LLM', 'MY_TRACE', 'OPENAI_API_KEY', 'ANTHROPIC_API_KEY'])
      expect(ran.output.b).not.toContain(name)
    expect(ran.output.c).toContain('MY_LLM')
    expect(ran.output.c).not.toContain('OPENAI_API_KEY')
  })

  it('of the environment never go to a base_url of the file', async () => {
    server.says('x')
    const yaml = `
workflow: { name: k, entry_point: a, runtime: { provider: { name: openai, base_url: "${server.url}/v1", api_key: local } } }
agents: [{ name: a, prompt: x }]
`
    expect((await runFlow({ yaml, env: server.env })).code).toBe(0)
    expect(JSON.stringify(server.seen)).not.toContain('canary-openai')
  })

  it('that only stand in for one hide no words', async () => {
    server.says('the local server is fine')
    const yaml = `
workflow: { name: k, entry_point: a, runtime: { provider: { name: openai, base_url: "${server.url}/v1", api_key: local } } }
agents: [{ name: a, prompt: x }]
output: { r: "{{ a.output.result }}" }
`
    const ran = await runFlow({ yaml, args: ['--format', 'json'] })
    expect(ran.result.output).toEqual({ r: 'the local server is fine' })
  })

  it('are given to a program, which has what scripts have and its own variables', async () => {
    const yaml = `
workflow:
  name: k
  entry_point: a
  runtime: { provider: { name: command, command: node, args: [agent.mjs], env: { MODE: plain, HOME_KEY: "\${OWN}" } }, default_model: m1 }
agents: [{ name: a, system_prompt: Be short., prompt: Who are you? }]
output: { seen: "{{ a.output.result }}" }
`
    const files = {
      'agent.mjs': `import { readFileSync } from 'node:fs'
const { env } = process
console.log(JSON.stringify({ stdin: readFileSync(0, 'utf8'), names: Object.keys(env), mode: env.MODE, model: env.CONDUCTOR_MODEL, own: env.HOME_KEY.length }))`,
    }
    const ran = await runFlow({ yaml, files, env: { ...server.env, OWN: KEY } })
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.output.seen).toMatchObject({
      stdin: 'Be short.\n\nWho are you?',
      mode: 'plain',
      model: 'm1',
      own: KEY.length,
    })
    expect(ran.output.seen.names).toContain('OPENAI_API_KEY')
    expect(left(ran)).not.toContain(KEY)
  })
})

describe('a prompt', () => {
  it('that sends a value which redaction knows is a warning, and is sent', async () => {
    server.says('x')
    const yaml = `
workflow: { name: k, entry_point: a, runtime: { provider: openai }, input: { pin: { type: string, secret: true } } }
agents: [{ name: a, prompt: "The pin is {{ workflow.input.pin }}" }]
`
    const ran = await runFlow({ yaml, env: server.env, args: ['-i', 'pin=canary-pin-5512'] })
    expect(server.seen[0]?.prompt).toBe('The pin is canary-pin-5512')
    expect(ran.result.warnings.join()).toMatch(/the prompt of a contains a value that is redacted elsewhere/)
    expect(left(ran)).not.toContain('canary-pin-5512')
  })

  it('sends nothing that it does not name', async () => {
    server.says('x')
    const yaml = `
workflow: { name: k, entry_point: s, runtime: { provider: openai } }
agents:
  - { name: s, type: set, value: canary-output, routes: [{ to: a }] }
  - { name: a, prompt: "Only this." }
`
    await runFlow({ yaml, env: { ...server.env, SOME_VARIABLE: 'canary-variable' } })
    expect(JSON.stringify(server.seen.map(({ body }) => body))).not.toMatch(/canary/)
  })
})
