import { describe, expect, it } from 'vitest'
import { conductor, runInside as runFlow, startedNodes } from '../e2e/support/command.js'
import { type Asked, modelServer } from './support/model-server.js'

const server = modelServer()

/** Files in the forms that microsoft/conductor documents, run without a change; only the provider is another. */
const DESIGN = `
workflow:
  name: design-loop
  description: A design that is reviewed until it is good
  version: "1.0.0"
  entry_point: designer
  input:
    need: { type: string, required: true, description: What is wanted }
  context:
    mode: accumulate
  limits:
    max_iterations: 10
    timeout_seconds: 300
agents:
  - name: designer
    description: Draws
    model: gpt-5.2
    input:
      - workflow.input.need
      - reviewer.output?
      - approval.output?
    prompt: |
      Draw: {{ workflow.input.need }}
      {% if reviewer is defined and reviewer.output %}
      Feedback: {{ reviewer.output.feedback }}
      {% endif %}
      {% if approval is defined and approval.output and approval.output.additional_input %}
      Human: {{ approval.output.additional_input.feedback }}
      {% endif %}
    output:
      design: { type: string, description: The design }
      parts: { type: array, description: Its parts }
    routes:
      - to: reviewer
  - name: reviewer
    model: gpt-5.2
    input: [designer.output, workflow.input.need]
    prompt: |
      Review {{ designer.output.design }}
      {{ designer.output.parts | json }}
    output:
      score: { type: number }
      approved: { type: boolean }
      feedback: { type: string }
    routes:
      - to: approval
        when: "{{ output.approved }}"
      - to: designer
        when: "score < 7"
      - to: approval
  - name: approval
    type: human_gate
    description: A human decides
    prompt: |
      ## {{ workflow.input.need }}: {{ reviewer.output.score }}/10
      {% for part in designer.output.parts %}
      - {{ part }}
      {% endfor %}
    options:
      - { label: Approve, value: approved, route: $end }
      - { label: Change, value: changes, route: designer, prompt_for: feedback }
      - { label: Reject, value: rejected, route: $end }
output:
  design: "{{ designer.output.design }}"
  parts: "{{ designer.output.parts | json }}"
  score: "{{ reviewer.output.score }}"
  decision: "{{ approval.output.selected }}"
  iterations: "{{ context.iteration }}"
`

describe('files written for microsoft/conductor', () => {
  it('a loop of two agents with a human gate', async () => {
    let drawn = 0
    server.answers(({ prompt }) => {
      if (prompt.startsWith('Draw')) {
        drawn += 1
        return JSON.stringify({ design: `v${drawn}`, parts: ['api', 'db'] })
      }
      return JSON.stringify({ score: drawn === 1 ? 5 : 9, approved: drawn > 1, feedback: `more of v${drawn}` })
    })
    const ran = await runFlow({ yaml: DESIGN, env: server.env, args: ['--input', 'need=a shop', '--skip-gates'] })
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.output).toEqual({ design: 'v2', parts: ['api', 'db'], score: 9, decision: 'approved', iterations: 5 })
    expect(startedNodes(ran.events)).toEqual(['designer', 'reviewer', 'designer', 'reviewer', 'approval'])
    expect(server.seen[2]?.prompt).toContain('Feedback: more of v1')
    expect(server.seen.every(({ body }) => body.model === 'gpt-5.2')).toBe(true)
  })

  it('a gate whose answer leads back and brings a text', async () => {
    let drawn = 0
    server.answers(({ prompt }) => {
      if (!prompt.startsWith('Draw')) return JSON.stringify({ score: 8, approved: true, feedback: '' })
      drawn += 1
      return JSON.stringify({ design: `v${drawn}`, parts: [] })
    })
    const args = ['--input.need=a shop', '--gate', 'approval=changes', '--gate', 'approval.feedback=bigger']
    const ran = await runFlow({ yaml: DESIGN, env: server.env, args })
    // The same answer again and again: the limit ends the loop, as it would there.
    expect(ran.code).toBe(1)
    expect(ran.errors[0].envelope.kind).toBe('internal.limit_exceeded')
    expect(server.seen[2]?.prompt).toContain('Human: bigger')
  })

  it('researchers side by side in explicit mode, with fields that have no effect here', async () => {
    const yaml = `
workflow:
  name: research
  entry_point: planner
  runtime:
    provider: copilot
    default_model: gpt-5.2
    temperature: 0.7
    max_tokens: 4096
    timeout: 600
  input:
    topic: { type: string, required: true }
    depth: { type: string, required: false, default: moderate }
  context: { mode: explicit }
  limits: { max_iterations: 20, timeout_seconds: 600 }
  cost: { show_per_agent: true, show_summary: true }
tools: [web_search]
parallel:
  - name: researchers
    description: Side by side
    agents: [books, papers, web]
    failure_mode: continue_on_error
    routes:
      - to: synthesizer
agents:
  - name: planner
    input: [workflow.input.topic, workflow.input.depth]
    tools: []
    prompt: "Plan {{ workflow.input.topic }} {{ workflow.input.depth }}"
    output:
      questions: { type: array, description: Questions, items: { type: string } }
      plan:
        type: object
        properties:
          areas: { type: array }
          note: { type: string, required: false }
    routes: [{ to: researchers }]
  - { name: books, input: [workflow.input.topic, planner.output], tools: [], prompt: "books {{ planner.output.questions | json }}", output: { findings: { type: array }, confidence: { type: string } } }
  - { name: papers, input: [planner.output.questions], tools: null, prompt: "papers {{ planner.output.questions | length }}", output: { findings: { type: array }, confidence: { type: string } } }
  - { name: web, input: [planner.plan], tools: [web_search], prompt: "web {{ planner.output.plan.areas | join(', ') }}", output: { findings: { type: array }, confidence: { type: string } }, retry: { max_attempts: 2, backoff: fixed, delay_seconds: 0, retry_on: [provider_error, timeout], max_parse_recovery_attempts: 0 } }
  - name: synthesizer
    input:
      - workflow.input.topic
      - planner.output
      - researchers.outputs
      - researchers.errors
    reasoning: { effort: high }
    prompt: |
      {% if researchers.errors %}
      Failed:
      {% for agent, error in researchers.errors.items() %}
      - {{ agent }}: {{ error.message }}
      {% endfor %}
      {% endif %}
      {% if 'books' in researchers.outputs %}
      Books: {{ researchers.outputs.books.findings | json }} ({{ researchers.outputs.books.confidence }})
      {% endif %}
      {% if 'web' in researchers.outputs %}web{% endif %}
    output:
      summary: { type: string }
    routes: [{ to: checker }]
  - name: checker
    input: [synthesizer.output, researchers.outputs.books]
    prompt: "{{ synthesizer.output.summary }} {{ researchers.outputs.books.confidence }}"
    output:
      quality_score: { type: number }
      gaps: { type: array }
    routes:
      - to: $end
        when: "{{ output.quality_score >= 7 }}"
      - to: planner
        when: "{{ context.iteration < 3 }}"
        output: { feedback: "{{ checker.output.gaps | json }}" }
      - to: $end
output:
  summary: "{{ synthesizer.output.summary }}"
  good: "{{ researchers.outputs | length }}"
  failed: "{{ researchers.errors | length }}"
`
    const says = ({ prompt }: Asked): string => {
      if (prompt.startsWith('Plan')) return JSON.stringify({ questions: ['q1', 'q2'], plan: { areas: ['x', 'y'] } })
      if (prompt.startsWith('web')) return 'nothing useful'
      if (prompt.includes('Failed')) return JSON.stringify({ summary: 'short' })
      if (prompt.startsWith('short')) return JSON.stringify({ quality_score: 8, gaps: [] })
      return JSON.stringify({ findings: [prompt], confidence: 'high' })
    }
    server.answers(says)
    const args = ['--provider', 'openai', '--input', 'topic=ai']
    const ran = await runFlow({ yaml, env: server.env, args })
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.output).toEqual({ summary: 'short', good: 2, failed: 1 })
    expect(server.seen.map(({ prompt }) => prompt)).toContain('papers 2')
    expect(server.seen.map(({ prompt }) => prompt)).toContain('web x, y')
    expect(server.seen.at(-1)?.prompt).toBe('short high')
    expect(server.seen[0]?.body).toMatchObject({ model: 'gpt-5.2', temperature: 0.7 })
    const checked = await conductor(['validate', 'main.yaml', '--format', 'json'], { cwd: ran.folder })
    expect(checked.code).toBe(0)
  })

  it('items for each, an optional input, and prompts that look at all results', async () => {
    const yaml = `
workflow:
  name: each
  entry_point: finder
  runtime: { provider: copilot, default_model: claude-sonnet-4.5 }
  limits: { max_iterations: 20 }
  input:
    items: { type: string, required: false, description: A JSON list }
for_each:
  - name: workers
    type: for_each
    description: One by one
    source: finder.output.topics
    as: item
    max_concurrent: 3
    failure_mode: continue_on_error
    agent:
      name: worker
      model: claude-sonnet-4.5
      prompt: "Item {{ _index + 1 }}: {{ item }}"
      output:
        original: { type: string }
        processed: { type: string }
    routes:
      - to: collector
agents:
  - name: finder
    prompt: |
      {% if workflow.input.items %}
      Take {{ workflow.input.items }}
      {% else %}
      Find some
      {% endif %}
    output:
      topics: { type: array, description: Topics }
    routes: [{ to: workers }]
  - name: collector
    input: [finder.output, workers.outputs]
    prompt: |
      {% for result in workers.outputs %}
      {{ loop.index }}. {{ result.original }} -> {{ result.processed }}
      {% endfor %}
      {% if workers.errors is defined and workers.errors %}
      {% for idx, error in workers.errors.items() %}
      lost {{ idx }}: {{ error.message }}
      {% endfor %}
      {% endif %}
    output:
      summary: { type: string }
    routes: [{ to: $end }]
output:
  summary: "{{ collector.output.summary }}"
  total: "{{ finder.output.topics | length }}"
  processed: "{{ workers.outputs | length }}"
  failed: "{% if workers.errors is defined %}{{ workers.errors | length }}{% else %}0{% endif %}"
`
    server.answers(({ prompt }) => {
      if (prompt.includes('Find some')) return '```json\n{"topics": ["one", "two", "three"]}\n```'
      const item = /^Item \d: (\w+)/.exec(prompt)?.[1]
      if (item === 'two') return 'I cannot.'
      if (item !== undefined) return JSON.stringify({ original: item, processed: item.toUpperCase() })
      return JSON.stringify({ summary: prompt.trim() })
    })
    const ran = await runFlow({ yaml, env: server.env, args: ['--provider', 'anthropic'] })
    expect(ran.code, ran.stderr).toBe(0)
    expect(ran.output).toMatchObject({ total: 3, processed: 2, failed: 1 })
    expect(ran.output.summary).toMatch(/1\. one -> ONE\s+2\. three -> THREE\s+lost 1: /)
  })

  it('a server of its own, whose address and key come from variables with defaults', async () => {
    const yaml = `
workflow:
  name: own
  entry_point: answerer
  runtime:
    provider:
      name: claude
      base_url: \${ANTHROPIC_BASE_URL:-https://api.anthropic.com}
      api_key: \${ANTHROPIC_API_KEY:-placeholder-key}
    default_model: claude-sonnet-4-5
  input:
    question: { type: string, required: true }
agents:
  - name: answerer
    prompt: "{{ workflow.input.question }}"
    output:
      answer: { type: string, description: The answer }
    routes: [{ to: $end }]
output: { answer: "{{ answerer.output.answer }}" }
`
    server.says('{"answer": "42"}')
    const ran = await runFlow({ yaml, env: server.env, args: ['-i', 'question=why'] })
    expect(ran.code, ran.stderr).toBe(0)
    expect(server.seen[0]).toMatchObject({ path: '/v1/messages', headers: { 'x-api-key': 'canary-anthropic-9b2e' } })
  })

  it('every constraint of an output schema', async () => {
    const yaml = `
workflow: { name: limits, entry_point: audit, runtime: { provider: openai } }
agents:
  - name: audit
    prompt: Audit.
    output:
      verdict: { type: string, enum: [passed, failed, inconclusive] }
      ref: { type: string, pattern: "^TICK-[0-9]{4}$" }
      score: { type: number, minimum: 0.0, maximum: 100.0 }
      summary: { type: string, minLength: 5, maxLength: 20 }
      notes: { type: string, nullable: true }
      details:
        type: object
        properties:
          reviewer: { type: string }
          comments: { type: string, required: false }
output: { score: "{{ audit.output.score }}", notes: "{{ audit.output.notes }}" }
`
    const good = {
      verdict: 'passed',
      ref: 'TICK-1234',
      score: 88.5,
      summary: 'all fine',
      notes: null,
      details: { reviewer: 'x' },
    }
    const bad = { ...good, verdict: 'ok', ref: 'T-1', score: 101, summary: 'no', details: {} }
    server.says(JSON.stringify(bad), JSON.stringify(good))
    const ran = await runFlow({ yaml, env: server.env })
    expect(ran).toMatchObject({ code: 0, output: { score: 88.5, notes: null } })
    for (const field of ['verdict', 'ref', 'score', 'summary', 'details.reviewer'])
      expect(server.seen[1]?.prompt).toContain(field)
  })

  it('a list where the schema has the one field result', async () => {
    const yaml = `
workflow: { name: list, entry_point: a, runtime: { provider: openai } }
agents: [{ name: a, prompt: x, output: { result: { type: array, items: { type: string } } } }]
output: { first: "{{ a.output.result[0] }}" }
`
    server.says('Here you are: ["x", "y"]')
    expect(await runFlow({ yaml, env: server.env })).toMatchObject({ code: 0, output: { first: 'x' } })
  })

  it('old files that branch on a field of the answer and then ask a human run as before', async () => {
    const yaml = `
workflow: { name: old, entry_point: act, runtime: { provider: openai } }
agents:
  - name: act
    prompt: Do it.
    output: { success: { type: boolean }, error: { type: string, nullable: true } }
    routes:
      - { to: $end, when: "success" }
      - { to: ask }
  - name: ask
    type: human_gate
    prompt: "It failed: {{ act.output.error }}"
    options:
      - { label: Go on, value: continue, route: $end }
      - { label: Again, value: retry, route: act }
output: { said: "{{ ask.output.selected }}" }
`
    server.says('{"success": false, "error": "disk full"}')
    const ran = await runFlow({ yaml, env: server.env, args: ['--skip-gates'] })
    expect(ran).toMatchObject({ code: 0, output: { said: 'continue' } })
    expect(ran.errors).toEqual([])
  })
})
