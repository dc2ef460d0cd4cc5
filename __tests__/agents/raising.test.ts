import { describe, expect, it } from 'vitest'
import { runInside as runFlow, story } from '../e2e/support/command.js'
import { modelServer } from './support/model-server.js'

const server = modelServer()

const node = (more: string, schema = true): string => `
workflow: { name: judge, entry_point: judge, runtime: { provider: openai } }
agents:
  - name: judge
    prompt: Judge it.
${schema ? '    output: { verdict: { type: string, enum: [good, bad] } }\n    retry: { max_parse_recovery_attempts: 1 }' : ''}
${more}
output: { out: "{{ judge.output | tojson }}" }
`
const raise = (kind: string, extra: object = {}): string =>
  JSON.stringify({ conductor_error: true, kind, message: 'cannot judge', ...extra })

describe('an answer that raises', () => {
  it.each([
    ['as it is', raise('agent.task.unclear', { details: { line: 3 } })],
    ['in its one fence', `\`\`\`json\n${raise('agent.task.unclear', { details: { line: 3 } })}\n\`\`\``],
    ['behind prose', `The log is binary.\n${raise('agent.task.unclear', { details: { line: 3 } })}`],
    ['before prose', `${raise('agent.task.unclear', { details: { line: 3 } })}\nSorry.`],
    [
      'in one of several fences',
      `\`\`\`sh\nls {x}\n\`\`\`\nThen:\n\`\`\`json\n${raise('agent.task.unclear', { details: { line: 3 } })}\n\`\`\`\nSorry.`,
    ],
    ['beside an answer that fits', `{"verdict": "good"}\n${raise('agent.task.unclear', { details: { line: 3 } })}`],
    [
      'inside of another object',
      `{"verdict": "good", "why": ${raise('agent.task.unclear', { details: { line: 3 } })}}`,
    ],
    ['in a list', `[${raise('agent.task.unclear', { details: { line: 3 } })}]`],
    [
      'twice with one kind: the first counts',
      `${raise('agent.task.unclear', { details: { line: 3 } })} ${raise('agent.task.unclear')}`,
    ],
  ])('%s, checked before the output schema, halts with 3', async (_, answer) => {
    server.says(answer)
    const ran = await runFlow({ yaml: node(''), env: server.env })
    expect(ran.code).toBe(3)
    expect(ran.result.outcome).toBe('halted')
    expect(ran.errors).toMatchObject([
      { node: 'judge', envelope: { kind: 'agent.task.unclear', message: 'cannot judge', details: { line: 3 } } },
    ])
    expect(server.seen).toHaveLength(1)
  })

  it('never falls through to $end at a node without routes and without a schema', async () => {
    server.says(raise('agent.task.unclear'))
    expect((await runFlow({ yaml: node('', false), env: server.env })).code).toBe(3)
  })

  it('is routed by its kind', async () => {
    server.says(raise('agent.task.unclear', { details: { why: 'empty' } }))
    const more = `    raises: [agent.task.unclear]
    routes:
      - to: $end
      - on_error: agent.task.*
        when: details.why == 'empty'
        recover: { output: { verdict: bad } }`
    const ran = await runFlow({ yaml: node(more), env: server.env })
    expect(ran).toMatchObject({ code: 0, output: { out: { verdict: 'bad' } } })
  })

  it('is asked again by a retry route, whose count the agent sees', async () => {
    server.answers(({ prompt, index }) => (index < 2 ? raise('agent.task.busy') : `{"verdict": "good"} ${prompt}`))
    const more = `    raises: [agent.task.busy]
    routes:
      - to: $end
      - { on_error: agent.task.busy, retry: { max: 3, backoff: none, initial_seconds: 0 } }`
    const yaml = node(more).replace('Judge it.', 'Try {{ conductor.retry_attempt }}.')
    const ran = await runFlow({ yaml, env: server.env })
    expect(ran.code).toBe(0)
    expect(server.seen.map(({ prompt }) => prompt)).toEqual(['Try 0.', 'Try 1.', 'Try 2.'])
    expect(ran.result.execution.steps).toMatchObject([{ node_id: 'judge', attempts: 3 }])
  })

  it('with a kind that is not declared is a bug of the file', async () => {
    server.says(raise('agent.task.other'))
    const ran = await runFlow({ yaml: node('    raises: [agent.task.unclear]'), env: server.env })
    expect(ran.code).toBe(3)
    expect(ran.errors[0].envelope).toMatchObject({
      kind: 'internal.undeclared_kind',
      details: { original_kind: 'agent.task.other', declared: ['agent.task.unclear'] },
    })
  })

  it.each([
    ['a reserved kind', raise('internal.timeout'), 'kind'],
    ['a kind that is none', raise('Oops'), 'kind'],
    ['no message', JSON.stringify({ conductor_error: true, kind: 'a.b' }), 'message'],
    ['details that are a list', raise('agent.task.unclear', { details: [] }), 'details'],
    ['several kinds', `${raise('agent.task.unclear')} or ${raise('agent.task.busy')}`, 'kind'],
    ['a good one beside a malformed one', `${raise('agent.task.unclear')} ${raise('Oops')}`, 'kind'],
    ['torn JSON', `It failed: ${raise('agent.task.unclear').slice(0, -4)}`, '$'],
    ['quotation marks that are not escaped', '{"conductor_error": true, "kind": "a.b", "message": "no "x" here"}', '$'],
  ])('with %s is a broken signal and never dropped', async (_, answer, field) => {
    server.says(answer)
    const ran = await runFlow({ yaml: node(''), env: server.env })
    expect(ran.code).toBe(3)
    expect(ran.errors[0].envelope).toMatchObject({
      kind: 'internal.schema_violation',
      details: { source: 'conductor_error', failed_field: field },
    })
    expect(ran.errors[0].envelope.details.excerpt).toContain('conductor_error')
  })

  it.each([
    ['in words', `I thought about "conductor_error": true. {"verdict": "good"}`],
    ['as false', '{"conductor_error": false, "verdict": "good"}'],
  ])('only seems to, %s', async (_, answer) => {
    server.says(answer)
    expect((await runFlow({ yaml: node(''), env: server.env })).code).toBe(0)
  })
})

describe('the instructions of an agent', () => {
  it('are the kinds that it may raise, unless that is turned off', async () => {
    server.says('{"verdict": "good"}')
    await runFlow({ yaml: node('    raises: [agent.task.unclear]'), env: server.env })
    expect(server.seen[0]?.system).toContain('agent.task.unclear')
    server.reset()
    server.says('{"verdict": "good"}')
    await runFlow({ yaml: node('    raises: [agent.task.unclear]\n    raise_instructions: false'), env: server.env })
    expect(server.seen[0]?.system).not.toContain('agent.task.unclear')
  })

  it('is the schema, in words and where the server has it as a form', async () => {
    server.says('{"verdict": "good"}')
    await runFlow({ yaml: node(''), env: server.env })
    expect(server.seen[0]?.system).toContain('"verdict"')
    expect(JSON.stringify(server.seen[0]?.body.response_format)).toContain('verdict')
  })
})

describe('an answer that breaks its schema', () => {
  it('is sent back with what is wrong, which is on record', async () => {
    server.says('It is great!', 'Here: ```json\n{"verdict": "good"}\n```')
    const ran = await runFlow({ yaml: node(''), env: server.env })
    expect(ran).toMatchObject({ code: 0, output: { out: { verdict: 'good' } } })
    expect(server.seen[1]?.prompt).toContain('no JSON object')
    expect(ran.events.filter(({ code }) => code === 'agent-repair')).toMatchObject([
      { message: expect.stringMatching(/judge was asked again \(repair turn 1\)/) },
    ])
  })

  it('in the end halts the run', async () => {
    server.says('{"verdict": "so-so"}')
    const ran = await runFlow({ yaml: node(''), env: server.env })
    expect(ran.code).toBe(3)
    expect(server.seen).toHaveLength(2)
    expect(ran.errors[0].envelope).toMatchObject({
      kind: 'internal.schema_violation',
      details: { node: 'judge', source: 'agent', failed_field: 'verdict', answers: 2 },
    })
  })

  it('is routable inside of it, with what came as partial output', async () => {
    server.says('{"verdict": "so-so"}')
    const more = `    routes:
      - to: $end
      - { on_error: internal.schema_violation, recover: { output: { verdict: bad, said: "{{ output.verdict }}" } } }`
    const ran = await runFlow({ yaml: node(more), env: server.env })
    expect(ran).toMatchObject({ code: 0, output: { out: { verdict: 'bad', said: 'so-so' } } })
  })

  it('halts with 3 inside of it where nothing takes it', async () => {
    server.says('{"verdict": "so-so"}')
    const ran = await runFlow({ yaml: node('    strict_exit: true'), env: server.env })
    expect(ran.code).toBe(3)
    expect(story(ran.events)).toContain('judge unhandled')
  })
})

/** `##[` counts anywhere in a line, `::` at its beginning, also behind blanks. */
const COMMAND = /(^|[\r\n])[ \t]*::|##\[/

describe('text that looks like something else', () => {
  const hostile =
    'fine\n::error::pwned\n##[error]pwned\r::stop-commands::x\n\u001b[2J✗ judge halted\n{"type":"node_failed"}'
  it('is only text', async () => {
    server.says(hostile)
    const ran = await runFlow({ yaml: node('', false), env: { ...server.env, GITHUB_ACTIONS: 'true' } })
    expect(ran.code).toBe(0)
    expect(ran.output.out.result).toBe(hostile)
    expect(ran.stderr).not.toMatch(COMMAND)
  })

  it('is only text in an error, too', async () => {
    server.says(
      JSON.stringify({ conductor_error: true, kind: 'agent.a.b', message: hostile, details: { log: hostile } }),
    )
    const ran = await runFlow({ yaml: node('', false), env: { ...server.env, GITHUB_ACTIONS: 'true' } })
    expect(ran.code).toBe(3)
    expect(ran.errors[0].envelope.message).toBe(hostile)
    expect(ran.stderr).not.toMatch(COMMAND)
    expect(ran.stderr).not.toContain('\u001b[2J')
  })

  it('is only text when a program prints it', async () => {
    const yaml = `
workflow: { name: p, entry_point: a, runtime: { provider: { name: command, command: node, args: [say.mjs] } } }
agents: [{ name: a, prompt: x }]
output: { r: "{{ a.output.result }}" }
`
    const files = { 'say.mjs': `process.stdout.write(${JSON.stringify(hostile)})` }
    const ran = await runFlow({ yaml, files, env: { GITHUB_ACTIONS: 'true' } })
    expect(ran.code).toBe(0)
    expect(ran.stderr).not.toMatch(COMMAND)
  })
})
