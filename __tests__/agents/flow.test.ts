import { describe, expect, it } from 'vitest'
import {
  conductor,
  jsonLines,
  type Ran,
  runInside as runFlow,
  temporaryFolder,
  writeFiles,
} from '../e2e/support/command.js'
import { hangUp, json, modelServer, stall, TOKENS } from './support/model-server.js'

const server = modelServer()

const raise = (kind: string): string => JSON.stringify({ conductor_error: true, kind, message: 'no' })
/** In this process or, as the run was, in one of its own: the index of runs is in the temporary folder of the process. */
const resume = async (ran: Ran, { inside } = { inside: true }) => {
  const done = await conductor(['resume', 'run', '--format', 'json'], {
    cwd: ran.folder,
    env: { ...server.env, TMPDIR: ran.folder },
    inside,
  })
  return { ...done, result: JSON.parse(done.stdout) }
}

describe('agents in groups', () => {
  it('answer side by side, each with its own error', async () => {
    server.answers(({ prompt }) => (prompt.includes('two') ? raise('agent.task.unclear') : `saw ${prompt}`))
    const yaml = `
workflow: { name: p, entry_point: all, runtime: { provider: openai } }
parallel: [{ name: all, agents: [one, two, three], failure_mode: continue_on_error, routes: [{ to: $end }] }]
agents: [{ name: one, prompt: one }, { name: two, prompt: two }, { name: three, prompt: three, provider: claude }]
output: { good: "{{ all.outputs | tojson }}", bad: "{{ all.errors.two.kind }}" }
`
    const ran = await runFlow({ yaml, env: server.env })
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.output).toEqual({
      good: { one: { result: 'saw one' }, three: { result: 'saw three' } },
      bad: 'agent.task.unclear',
    })
    expect(server.seen).toHaveLength(3)
  })

  it('answer for each item, are asked again by a route, and recover', async () => {
    const tried = new Map<string, number>()
    server.answers(({ prompt }) => {
      const times = (tried.get(prompt) ?? 0) + 1
      tried.set(prompt, times)
      if (prompt === 'b' && times === 1) return raise('agent.task.busy')
      return prompt === 'c' ? raise('agent.task.unclear') : JSON.stringify({ item: prompt })
    })
    const yaml = `
workflow: { name: f, entry_point: each, runtime: { provider: openai } }
agents: []
for_each:
  - name: each
    type: for_each
    source: "{{ ['a', 'b', 'c'] }}"
    as: x
    max_concurrent: 2
    agent:
      name: one
      prompt: "{{ x }}"
      output: { item: { type: string } }
      routes:
        - { on_error: agent.task.busy, retry: { max: 2, backoff: none, initial_seconds: 0 } }
        - { on_error: agent.task.unclear, recover: { output: { item: "?" } } }
output: { items: "{{ each.outputs | map(attribute='item') | list | tojson }}" }
`
    const ran = await runFlow({ yaml, env: server.env })
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.output).toEqual({ items: ['a', 'b', '?'] })
    expect(ran.result.metrics).toMatchObject({
      input_tokens: 4 * TOKENS.input,
      output_tokens: 4 * TOKENS.output,
      agents: { one: { runs: 4, model: 'gpt-exact', provider: 'openai' } },
    })
  })

  it('fail their group with a typed error among its errors: 3', async () => {
    server.says(raise('agent.task.unclear'))
    const yaml = `
workflow: { name: f, entry_point: each, runtime: { provider: openai } }
agents: []
for_each: [{ name: each, type: for_each, source: "{{ [1, 2] }}", as: x, failure_mode: all_or_nothing, agent: { name: one, prompt: x } }]
`
    const ran = await runFlow({ yaml, env: server.env })
    expect(ran.code).toBe(3)
    expect(ran.errors.map(({ envelope }) => envelope.kind)).toEqual(['agent.task.unclear', 'agent.task.unclear'])
  })
})

describe('tokens', () => {
  const two = (limit: number): string => `
workflow: { name: t, entry_point: a, runtime: { provider: openai }, limits: { max_tokens: ${limit} } }
agents:
  - { name: a, prompt: x, routes: [{ to: b }] }
  - { name: b, prompt: x, routes: [{ to: $end }, { on_error: true, recover: { output: {} } }] }
output: { done: "yes" }
`
  it('are counted per node and in all', async () => {
    server.says('x')
    const ran = await runFlow({ yaml: two(1000), env: server.env })
    expect(ran.code).toBe(0)
    const tokens = { input_tokens: TOKENS.input, output_tokens: TOKENS.output }
    const usage = { provider: 'openai', model: 'gpt-exact', ...tokens, cost_usd: null }
    expect(ran.events.filter(({ type }) => type === 'node_completed').map((event) => event.usage)).toEqual([
      usage,
      usage,
    ])
    expect(ran.result.metrics).toMatchObject({
      input_tokens: 2 * TOKENS.input,
      output_tokens: 2 * TOKENS.output,
      total_cost_usd: null,
      agents: { a: { input_tokens: TOKENS.input, runs: 1 }, b: { output_tokens: TOKENS.output } },
    })
  })

  it('over the limit of the run end it before the next question, whatever the routes say', async () => {
    server.says('x')
    const ran = await runFlow({ yaml: two(TOKENS.input + TOKENS.output), env: server.env })
    expect(ran.code).toBe(1)
    expect(ran.result).toMatchObject({ outcome: 'failed', errors: [{ kind: 'internal.limit_exceeded', node_id: 'b' }] })
    expect(ran.errors[0].envelope.details).toMatchObject({ limit: 'max_tokens', value: 10, used: 10 })
    expect(server.seen).toHaveLength(1)
  })

  it('are not passed by agents beside each other', async () => {
    server.says('x')
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const yaml = `
workflow: { name: t, entry_point: all, runtime: { provider: openai }, limits: { max_tokens: 25 } }
parallel: [{ name: all, agents: [${names.join(', ')}], failure_mode: continue_on_error, routes: [{ to: $end }] }]
agents:
${names.map((name) => `  - { name: ${name}, prompt: x }`).join('\n')}
`
    const ran = await runFlow({ yaml, env: server.env, inside: true })
    expect(ran.result.errors[0]).toMatchObject({ kind: 'internal.limit_exceeded', details: { used: 30 } })
    expect(server.seen).toHaveLength(3)
  })

  it('are remembered on resume, which goes on under a higher limit', async () => {
    server.says('x')
    const ran = await runFlow({ yaml: two(10), env: server.env })
    expect(await resume(ran)).toMatchObject({ code: 1, result: { errors: [{ kind: 'internal.limit_exceeded' }] } })
    writeFiles(ran.folder, { 'main.yaml': two(15) })
    expect(await resume(ran)).toMatchObject({ code: 0, result: { metrics: { input_tokens: 2 * TOKENS.input } } })
    expect(server.seen).toHaveLength(2)
  })

  it('of a child count for the whole run', async () => {
    server.says('x')
    const yaml = `
workflow: { name: outer, entry_point: inner, limits: { max_tokens: 5 } }
agents: [{ name: inner, type: workflow, workflow: child.yaml, routes: [{ to: $end }, { on_error: true, to: other }] }, { name: other, type: set, value: x }]
`
    const child = `
workflow: { name: child, entry_point: a, runtime: { provider: openai } }
agents: [{ name: a, prompt: x, routes: [{ to: b }] }, { name: b, prompt: x }]
`
    const ran = await runFlow({ yaml, files: { 'child.yaml': child }, env: server.env })
    expect(ran.code, ran.stderr).toBe(1)
    expect(ran.result.errors[0]).toMatchObject({ kind: 'internal.limit_exceeded', node_id: 'b' })
    expect(server.seen).toHaveLength(1)
  })

  it('of repair turns count, too', async () => {
    server.says('no JSON')
    const yaml = `
workflow: { name: t, entry_point: a, runtime: { provider: openai }, limits: { max_tokens: 15 } }
agents: [{ name: a, prompt: x, output: { ok: { type: boolean } } }]
`
    const ran = await runFlow({ yaml, env: server.env })
    expect(ran.result.errors[0]).toMatchObject({ kind: 'internal.limit_exceeded' })
    expect(server.seen).toHaveLength(2)
    expect(ran.result.metrics.input_tokens).toBe(2 * TOKENS.input)
  })
})

describe('a run with agents', () => {
  it('is cancelled while one is asked, and resumes by asking again', async () => {
    server.says('first', stall)
    const yaml = `
workflow: { name: c, entry_point: a, runtime: { provider: openai } }
agents: [{ name: a, prompt: one, routes: [{ to: b }] }, { name: b, prompt: two }]
output: { r: "{{ a.output.result }} {{ b.output.result }}" }
`
    const ran = await runFlow({ yaml, env: server.env, when: { seen: /▶ b/, act: (child) => child.kill('SIGINT') } })
    expect(ran.code).toBe(130)
    expect(ran.result.outcome).toBe('cancelled')
    server.says('again')
    const resumed = await resume(ran, { inside: false })
    expect(resumed.code, resumed.stderr).toBe(0)
    expect(resumed.result.output).toEqual({ r: 'first again' })
    expect(server.seen.filter(({ prompt }) => prompt === 'one')).toHaveLength(1)
  })

  it('resumes after an outage without asking what was answered', async () => {
    server.answers(({ prompt, index }) => (prompt === 'two' && index < 3 ? hangUp : `said ${prompt}`))
    const yaml = `
workflow: { name: c, entry_point: a, runtime: { provider: anthropic } }
agents:
  - { name: a, prompt: one, routes: [{ to: b }] }
  - { name: b, prompt: two, retry: { max_attempts: 2, backoff: none, delay_seconds: 0 } }
output: { r: "{{ b.output.result }}" }
`
    const ran = await runFlow({ yaml, env: server.env })
    expect(ran.code).toBe(3)
    const resumed = await resume(ran)
    expect(resumed.result).toMatchObject({ outcome: 'success', output: { r: 'said two' } })
    expect(server.seen.map(({ prompt }) => prompt)).toEqual(['one', 'two', 'two', 'two'])
    expect(
      jsonLines(`${ran.runDir}/events.jsonl`).filter(({ type, node }) => type === 'node_started' && node === 'a'),
    ).toHaveLength(1)
  })

  it('keeps the provider of the command line on resume', async () => {
    server.says(json(400, { error: { message: 'no' } }))
    const yaml = `
workflow: { name: c, entry_point: a, runtime: { provider: copilot } }
agents: [{ name: a, prompt: x }]
output: { r: "{{ a.output.result }}" }
`
    const ran = await runFlow({ yaml, env: server.env, args: ['--provider', 'claude'] })
    expect(ran.code).toBe(3)
    server.reset()
    server.says('fine')
    expect(await resume(ran)).toMatchObject({ code: 0, result: { output: { r: 'fine' } } })
    expect(server.seen[0]?.protocol).toBe('anthropic')
  })

  it('reads its prompts from files', async () => {
    server.says('x')
    const folder = temporaryFolder()
    const yaml = `
workflow: { name: c, entry_point: a, runtime: { provider: openai }, input: { who: { type: string, default: Ada } } }
agents: [{ name: a, prompt: !file prompts/ask.md, system_prompt: !file prompts/system.md }]
`
    const files = { 'prompts/ask.md': 'Hello {{ workflow.input.who }}', 'prompts/system.md': 'Be kind.' }
    expect((await runFlow({ yaml, files, folder, env: server.env })).code).toBe(0)
    expect(server.seen[0]).toMatchObject({ prompt: 'Hello Ada', system: 'Be kind.' })
  })

  it.each([
    ['accumulate', 'a b'],
    ['last_only', '? b'],
    ['explicit', 'a ?'],
  ])('sees in mode %s what that mode shows', async (mode, seen) => {
    server.says('x')
    const yaml = `
workflow: { name: m, entry_point: a, runtime: { provider: openai }, context: { mode: ${mode} } }
agents:
  - { name: a, type: set, value: a, routes: [{ to: b }] }
  - { name: b, type: set, value: b, routes: [{ to: c }] }
  - { name: c, input: [a.output], prompt: "{{ a.output if a is defined else '?' }} {{ b.output if b is defined else '?' }}" }
`
    expect((await runFlow({ yaml, env: server.env })).code).toBe(0)
    expect(server.seen[0]?.prompt).toBe(seen)
  })
})
