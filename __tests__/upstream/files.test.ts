import { describe, expect } from 'vitest'
import type { Ran } from '../e2e/support/command.js'
import { type Case, table, workflow } from '../e2e/support/table.js'

const hooks = ({ events }: Ran): readonly string[] =>
  events.filter(({ type }) => type === 'hook_executed').map((event) => `${event.hook}: ${event.error ?? event.result}`)
const findings = ({ result }: Ran): readonly string[] =>
  (result?.findings ?? []).map((one: { code: string }) => one.code).filter((code: string) => code !== 'unseen-failure')

const reads = (name: string): string =>
  workflow(
    `- { name: a, type: set, value: "{{ workflow.input.${name} }}" }`,
    '',
    `output: { v: "{{ workflow.input.${name} | tojson }}" }`,
  )

describe('a file without an input block', () => {
  table([
    {
      name: 'takes what it is given, as text',
      yaml: reads('topic'),
      args: ['-i', 'topic=1.10'],
      code: 0,
      output: { v: '1.10' },
      check: (ran) => expect(ran.stderr).not.toMatch(/topic/),
    },
    {
      name: 'an input that is not given is a warning, and undefined when it is read',
      yaml: reads('topic'),
      code: 3,
      kinds: ['internal.template_error'],
      stderr: /`topic` is declared nowhere.*-i topic=TEXT/s,
    },
    {
      name: 'an input that is read by its name alone is an error that says how it is read',
      yaml: workflow('- { name: a, type: set, value: "{{ changes }}" }'),
      args: ['-i', 'changes=x'],
      code: 2,
      stderr: /unknown-reference: `changes` is not known here.*an input is read as `workflow\.input\.changes`/is,
    },
    {
      name: 'each name is told once',
      yaml: workflow('- { name: a, type: set, value: "{{ workflow.input.t }}{{ workflow.input.t }}" }'),
      code: 3,
      kinds: ['internal.template_error'],
      check: ({ stderr }) => expect(stderr.match(/warning undeclared-input: `t` is declared nowhere/g)).toHaveLength(1),
    },
    {
      name: 'a default is no reason for a warning',
      yaml: workflow(
        `- { name: a, type: set, value: "{{ workflow.input.t | default('x') }}" }`,
        '',
        'output: { v: "{{ a.output }}" }',
      ),
      code: 0,
      output: { v: 'x' },
      check: ({ stderr }) => expect(stderr).not.toMatch(/declared/),
    },
    {
      name: 'a scalar of an input file is the text that was written, a list stays one',
      yaml: workflow(
        '- { name: a, type: set, value: "{{ workflow.input.v }} {{ workflow.input.l | length }}" }',
        '',
        'output: { v: "{{ a.output }}" }',
      ),
      files: { 'in.yaml': 'v: 0123\nl: [1, 2]\n' },
      args: ['--input-file', 'in.yaml'],
      code: 0,
      output: { v: '0123 2' },
    },
    {
      name: 'an empty block declares that there are none',
      yaml: workflow('- { name: a, type: set, value: x }', 'input: {}'),
      args: ['-i', 'topic=x'],
      code: 2,
      stderr: /no input `topic`/,
    },
    {
      name: 'a child gets what the mapping says, with its type, or all inputs of its caller',
      yaml: workflow(
        '- { name: a, type: workflow, workflow: child.yaml, input_mapping: { n: "{{ 1 + 1 }}", s: "{{ workflow.input.s }}" }, routes: [{ to: b }] }\n- { name: b, type: workflow, workflow: child.yaml }',
        'input: { s: { type: string }, n: { type: number, default: 7 } }',
        'output: { a: "{{ a.output.v }}", b: "{{ b.output.v }}" }',
      ),
      files: {
        'child.yaml': workflow(
          '- { name: a, type: set, value: "{{ workflow.input.n + 1 }} {{ workflow.input.s }}" }',
          '',
          'output: { v: "{{ a.output }}" }',
        ),
      },
      args: ['-i', 's=007'],
      code: 0,
      output: { a: '3 007', b: '8 007' },
      check: (ran) => expect(findings(ran)).toEqual([]),
    },
  ])
})

describe('names and empty fields', () => {
  table([
    {
      name: 'a node may be called loop; loops of templates have their own',
      yaml: workflow(
        '- { name: loop, type: set, value: 4, routes: [{ to: b }] }\n- { name: b, type: set, value: "{{ loop.output }}{% for x in [7] %}{{ loop.index }}{% endfor %}" }',
        'entry_point: loop',
        'output: { v: "{{ b.output }}" }',
      ),
      code: 0,
      output: { v: 41 },
    },
    {
      name: 'a group may be called loop',
      yaml: workflow(
        '[]',
        'entry_point: loop',
        'for_each: [{ name: loop, type: for_each, source: "{{ [1, 2] }}", as: x, agent: { name: m, type: set, value: "{{ x }}" } }]\noutput: { v: "{{ loop.outputs | tojson }}" }',
      ).replace('agents:\n  []', 'agents: []'),
      code: 0,
      output: { v: [1, 2] },
    },
    {
      name: 'empty optional fields are as if they were not there',
      yaml: workflow(
        `- name: a
  type: script
  description:
  run: echo hi
  env:
  timeout:
  resilience:
  classify:
  routes:
    - to: b
- name: b
  type: set
  value: x
  output:
  routes: []`,
        'description:\nfinally:\npolicies:\nerror_routes:\nhooks:\nruntime:\nlimits:',
        'output: { v: "{{ b.output }}" }',
      ),
      code: 0,
      output: { v: 'x' },
    },
    {
      name: 'an empty retry of an agent',
      yaml: workflow(
        '- { name: a, prompt: hi, retry: , tools: , skills: , system_prompt: }',
        'runtime: { provider: { name: command, command: echo, args: [hello] } }',
        'output: { v: "{{ a.output.result | trim }}" }',
      ),
      code: 0,
      output: { v: 'hello' },
      check: (ran) => expect(ran.stderr).not.toMatch(/no effect/),
    },
    {
      name: 'an on_error that was left empty is still a mistake',
      yaml: workflow('- { name: a, type: script, run: "true", routes: [{ to: $end }, { on_error: , to: $end }] }'),
      code: 2,
    },
    {
      name: 'temperature is at most 2',
      yaml: workflow('- { name: a, type: set, value: x }', 'runtime: { temperature: 2.5 }'),
      code: 2,
      stderr: /at most 2/,
    },
  ])
})

const terminate = (template: string): string =>
  workflow(
    `- { name: a, type: terminate, status: success, reason: "all is {{ 'well' }}", output_template: { v: "${template}" } }`,
  )
const transport = (onError: string): string =>
  workflow(
    `- { name: a, type: script, run: 'echo garbage > "$CONDUCTOR_ERROR_OUT"', routes: [{ to: $end }, { on_error: ${onError}, recover: { output: { ok: true } } }] }`,
    '',
    'output: { v: "{{ a.output.ok }}" }',
  )

describe('ends', () => {
  table([
    {
      name: "terminate's output_template reads the node's own output",
      yaml: terminate('{{ a.output.status }}, {{ a.output.reason }}, {{ a.output.terminated_by }}'),
      code: 0,
      output: { v: 'success, all is well, a' },
    },
    {
      name: 'on_complete knows the result and the time',
      yaml: workflow(
        '- { name: a, type: set, value: 5 }',
        'hooks: { on_complete: "{{ result.v }} {{ workflow.execution_time >= 0 }} {{ workflow.iteration_count }}" }',
        'output: { v: "{{ a.output }}" }',
      ),
      code: 0,
      check: (ran) => expect(hooks(ran)).toEqual(['on_complete: 5 True 1']),
    },
    {
      name: 'on_error knows the error as upstream has it',
      yaml: workflow(
        '- { name: a, type: set, value: "{{ workflow.input.o.gone }}" }',
        'input: { o: { type: object, default: {} } }\nhooks: { on_error: "{{ error.type }} {{ error.message == workflow.error.message }} {{ error.suggestion }} {{ workflow.execution_time >= 0 }}" }',
      ),
      code: 3,
      kinds: ['internal.template_error'],
      check: (ran) => expect(hooks(ran)).toEqual(['on_error: TemplateError True None True']),
    },
    {
      name: 'on_error after a terminate',
      yaml: workflow(
        '- { name: a, type: terminate, status: failed, reason: no }',
        'hooks: { on_error: "{{ error.type }} {{ error.message }}" }',
      ),
      code: 1,
      check: (ran) => expect(hooks(ran)).toEqual(['on_error: WorkflowTerminated no']),
    },
    {
      name: 'on_error after a halt, with the suggestion that the error brings',
      yaml: workflow(
        `- { name: a, type: script, run: 'echo "{\\"kind\\": \\"x.y\\", \\"message\\": \\"m\\", \\"details\\": {\\"suggestion\\": \\"try\\"}}" > "$CONDUCTOR_ERROR_OUT"' }`,
        'hooks: { on_error: "{{ error.type }} {{ error.suggestion }}" }',
      ),
      code: 3,
      kinds: ['x.y'],
      check: (ran) => expect(hooks(ran)).toEqual(['on_error: UnhandledWorkflowError try']),
    },
    {
      name: 'an unknown name in a hook is a warning, and the hook fails alone',
      yaml: workflow('- { name: a, type: set, value: 5 }', `hooks: { on_complete: "{{ str(ghost) }}" }`),
      code: 0,
      stderr: /ghost/,
      check: (ran) => expect(hooks(ran)[0]).toMatch(/^on_complete: hooks.on_complete/),
    },
    ...['internal.script_error_transport', '[x.y, internal.script_error_transport]'].map(
      (onError): Case => ({
        name: `on_error: ${onError} takes a broken error file`,
        yaml: transport(onError),
        code: 0,
        output: { v: true },
        stderr: /microsoft\/conductor's name of `internal.schema_violation`/,
      }),
    ),
  ])
})
