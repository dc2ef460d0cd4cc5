import { describe, expect, it } from 'vitest'
import { script, simulate } from './governance-harness.js'

describe('last_only', () => {
  it.each([
    ['a route', 'routes: [{ to: c }, { on_error: x.y, retry: { max: 2, backoff: none } }]'],
    ['the retry policy', 'resilience: { retry: { retryable: [x.y] } }\nroutes: [{ to: c }]'],
  ])('shows a node that is retried by %s the same node before it', async (_, more) => {
    const seen: (string | undefined)[] = []
    const ran = await simulate({
      files: `workflow: { name: t, entry_point: a, context: { mode: last_only } }
agents:
  - { name: a, type: set, value: hello, routes: [{ to: b }] }
${script('b', `env: { BEFORE: "{{ a.output }}" }\n${more}`)}
  - { name: c, type: set, value: "{{ b.output.n }}" }
output: { n: "{{ c.output }}", path: "{{ context.history | join(' ') }}" }
`,
      program: (_name, call, request) => {
        seen.push(request.env['BEFORE'])
        return call < 3 ? { raise: { kind: 'x.y' } } : { stdout: '{"n": 7}' }
      },
    })
    expect(seen).toEqual(['hello', 'hello', 'hello'])
    expect(ran.result.output).toMatchObject({ n: 7 })
  })
})

describe('explicit', () => {
  const settings = 'name: t, entry_point: a, context: { mode: explicit }, input: { q: { type: string, default: hi } }'

  it('shows the inputs of the workflow to nodes that need no model', async () => {
    const ran = await simulate({
      files: {
        'main.yaml': `workflow: { ${settings} }
agents:
  - { name: a, type: set, value: "{{ workflow.input.q }}", routes: [{ to: b }] }
${script('b', 'env: { Q: "{{ workflow.input.q }}" }\nroutes: [{ to: c }]')}
  - { name: c, type: wait, duration: "{{ workflow.input.q | length }}ms", routes: [{ to: d }] }
  - { name: d, type: workflow, workflow: child.yaml, input_mapping: { q: "{{ workflow.input.q }}!" } }
output: { a: "{{ a.output }}", d: "{{ d.output.q }}" }
`,
        'child.yaml': `workflow: { name: c, entry_point: a, input: { q: { type: string } } }
agents: [{ name: a, type: set, value: "{{ workflow.input.q }}" }]
output: { q: "{{ a.output }}" }
`,
      },
      program: (_name, _call, request) => ({ stdout: request.env['Q'] ?? '' }),
    })
    expect(ran.result).toMatchObject({ success: true, output: { a: 'hi', d: 'hi!' } })
  })

  it('leaves terminate, like agents, with what it lists', async () => {
    const ran = await simulate({
      files: `workflow: { ${settings} }
agents: [{ name: a, type: terminate, status: success, reason: "{{ workflow.input.q }}" }]
`,
    })
    expect(ran.result).toMatchObject({ outcome: 'failed', errors: [{ kind: 'internal.template_error' }] })
  })

  it('has a node that ran, without the optional part that is missing', async () => {
    const ran = await simulate({
      files: `workflow: { ${settings} }
agents:
  - { name: a, type: set, values: { n: "1" }, routes: [{ to: b }] }
  - name: b
    type: set
    input: ["a.output.missing?", "a.error?"]
    value: "{{ a.output.missing | default('x') }} {{ a is defined }} {{ a.error is defined }} {{ a.output.n is defined }}"
output: { b: "{{ b.output }}" }
`,
    })
    expect(ran.result.output).toEqual({ b: 'x True False False' })
  })

  it('has of a group what is listed, and misses what is not there', async () => {
    const group = (
      input: string,
      value: string,
    ): string => `workflow: { ${settings.replace('entry_point: a', 'entry_point: g')} }
agents:
  - { name: m, type: set, values: { k: "1", l: "9" } }
  - { name: n, type: set, values: { k: "2" } }
  - { name: z, type: set, input: [${input}], value: "${value}" }
parallel: [{ name: g, agents: [m, n], routes: [{ to: z }] }]
output: { z: "{{ z.output }}" }
`
    const seen = ['g.outputs.n', 'g.outputs.m.l', 'g.outputs.m.k', 'g.errors', 'g.count']
      .map((name) => `{{ '+' if ${name} is defined else '-' }}`)
      .join('')
    const asked = async (input: string, value = seen): Promise<unknown> => {
      const { result } = await simulate({ files: group(input, value) })
      return result.success ? (result.output as { z: unknown }).z : result.errors[0]?.kind
    }
    expect(await asked('g.outputs.m.k')).toBe('--+--')
    expect(await asked('g.outputs.m')).toBe('-++--')
    expect(await asked('g.outputs.m.k, g.outputs.n, g.errors')).toBe('+-++-')
    expect(await asked('g.outputs')).toBe('+++--')
    expect(await asked('g.outputs.nosuch?', "{{ g.outputs.nosuch | default('none') }}")).toBe('none')
    expect(await asked('g.outputs.nosuch', 'x')).toBe('unknown-member')
  })

  it('takes an entry for the loop variable, which is always there', async () => {
    const ran = await simulate({
      files: `workflow: { ${settings.replace('entry_point: a', 'entry_point: g')} }
agents: []
for_each:
  - { name: g, type: for_each, source: "{{ [{'n': 1}] }}", as: one, agent: { name: m, type: set, input: [one.n, "one.o?"], value: "{{ one.n }}" } }
output: { g: "{{ g.outputs | tojson }}" }
`,
    })
    expect(ran.result.output).toEqual({ g: [1] })
  })
})

describe('a gate', () => {
  it.each(['last_only', 'explicit'])('sees the whole run in %s mode', async (mode) => {
    const ran = await simulate({
      files: `workflow: { name: t, entry_point: a, context: { mode: ${mode} }, input: { q: { type: string, default: hi } } }
agents:
  - { name: a, type: set, value: first, routes: [{ to: b }] }
  - { name: b, type: set, value: second, routes: [{ to: g }] }
  - { name: g, type: human_gate, prompt: "{{ a.output }} {{ b.output }} {{ workflow.input.q }}", options: [{ label: A, value: a, route: $end }] }
`,
    })
    expect(ran.result).toMatchObject({ success: true })
  })

  it.each([
    ['zz.output', 'halted', [{ kind: 'internal.template_error', node_id: 'g' }]],
    ['zz.output?', 'success', []],
  ])('that lists %s, which is not there: %s', async (entry, outcome, errors) => {
    const ran = await simulate({
      files: `workflow: { name: t, entry_point: g, context: { mode: explicit } }
agents:
  - { name: g, type: human_gate, prompt: Go?, input: ["${entry}"], options: [{ label: A, value: a, route: $end }, { label: B, value: b, route: zz }] }
  - { name: zz, type: set, value: 1 }
`,
    })
    expect(ran.result).toMatchObject({ outcome, errors })
  })
})

describe('an error in `input`', () => {
  const nodes = (mode: string, input: string, value: string): string =>
    `workflow: { name: t, entry_point: fetch, context: { mode: ${mode} } }
agents:
${script('fetch', 'raises: [x.y]\nroutes: [{ to: report }, { on_error: x.y, to: between }]')}
  - { name: between, type: set, value: "1", routes: [{ to: report }] }
  - { name: report, type: set, input: [${input}], value: "${value}" }
output: { seen: "{{ report.output }}" }
`

  it.each(['accumulate', 'last_only', 'explicit'])('is there in %s mode, also behind another node', async (mode) => {
    const value = '{{ fetch.error.kind }} {{ fetch.error.message }}'
    for (const entry of ['fetch.error', 'fetch.error.kind']) {
      const ran = await simulate({
        files: nodes(mode, entry, value),
        program: () => ({ raise: { kind: 'x.y', message: 'down' } }),
      })
      expect(ran.result).toMatchObject({ success: true, output: { seen: 'x.y down' } })
    }
  })

  it.each(['accumulate', 'last_only', 'explicit'])('is absent in %s mode when nothing was raised', async (mode) => {
    const value = "{{ fetch.error.kind | default('fine') }}"
    const ran = await simulate({ files: nodes(mode, '"fetch.error?"', value), program: () => ({ stdout: '' }) })
    expect(ran.result).toMatchObject({ success: true, output: { seen: 'fine' } })
  })

  it('brings nothing else of the node in last_only mode', async () => {
    const ran = await simulate({
      files: nodes('last_only', 'fetch.error', '{{ fetch.output.stdout }}'),
      program: () => ({ raise: { kind: 'x.y', message: 'down' } }),
    })
    expect(ran.result).toMatchObject({ errors: [{ kind: 'internal.template_error', node_id: 'report' }] })
  })
})

describe('a node that has not run', () => {
  it.each(['accumulate', 'last_only', 'explicit'])('is absent in the mode %s', async (mode) => {
    const ran = await simulate({
      files: `workflow: { name: t, entry_point: a, context: { mode: ${mode} } }
agents:
  - { name: a, type: set, values: { ok: "true" }, routes: [{ to: repair, when: not output.ok }, { to: b }] }
  - { name: repair, type: set, values: { sha: abc } }
  - name: b
    type: set
    input: ["repair.output?", "a.output", "a.error?"]
    value: "{{ repair.output.sha | default('x') }} {{ repair.output.sha is defined }} {{ a.error.kind | default('fine') }}"
output: { b: "{{ b.output }}", sha: "{{ repair.output.sha | default('none') }}" }
`,
    })
    expect(ran.result).toMatchObject({ success: true, output: { b: 'x False fine', sha: 'none' } })
  })

  it('is an error where nothing says that it may be missing', async () => {
    const ran = await simulate({
      files: `workflow: { name: t, entry_point: a }
agents:
  - { name: a, type: set, value: "1", routes: [{ to: repair, when: output == 2 }, { to: $end }] }
  - { name: repair, type: set, values: { sha: abc } }
output: { sha: "{{ repair.output.sha }}" }
`,
    })
    const error = { kind: 'internal.template_error', details: { available_fields: ['a', 'workflow', 'context'] } }
    expect(ran.result).toMatchObject({ success: false, errors: [error] })
  })
})

it('templates that came from a file may use files beside it, wherever they stand', async () => {
  const ran = await simulate({
    files: {
      'main.yaml': `workflow: { name: t, entry_point: a }
agents:
  - { name: a, type: set, values: { who: ann }, routes: [{ to: b, when: !file parts/when.md }] }
${script('b', 'stdin: !file parts/in.md\nenv: { HI: !file parts/in.md }\nroutes: [{ to: c }]')}
  - { name: c, type: set, value: !file parts/in.md, routes: [{ to: d }] }
  - { name: d, type: terminate, status: success, reason: !file parts/in.md, output_template: { o: !file parts/in.md, c: "{{ c.output }}" } }
`,
      'parts/when.md': '{% include "yes.md" %}',
      'parts/yes.md': "{{ a.output.who == 'ann' }}",
      'parts/in.md': '{% include "hi.md" %}!',
      'parts/hi.md': 'hi {{ a.output.who }}',
    },
    program: (_name, _call, request) => ({
      exit: request.stdin === 'hi ann!' && request.env['HI'] === 'hi ann!' ? 0 : 1,
    }),
  })
  expect(ran.result).toMatchObject({
    success: true,
    output: { o: 'hi ann!', c: 'hi ann!' },
    termination: { reason: 'hi ann!' },
  })
})
