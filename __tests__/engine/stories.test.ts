import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { resumeSimulated, simulate } from './governance-harness.js'
import { play, playWell, told } from './stories/tell.js'

/**
 * Whole runs, told event by event with every fact: what reporters, journals and readers of events.jsonl see. After a change of the contract
 * `RECORD_STORIES=1 npx vitest run __tests__/engine/stories.test.ts` writes them again; read the difference before it is committed.
 */
const folder = path.join(import.meta.dirname, 'stories')
const script = (name: string, words: string, more = ''): string =>
  `{ name: ${name}, type: script, command: fake, args: [${name}, '${words}']${more === '' ? '' : `, ${more}`} }`

interface Story {
  readonly files: Readonly<Record<string, string>>
  /** How the run goes on after its end when everything works. */
  readonly resumed?: true
  readonly inject?: readonly string[]
}

const stories: Readonly<Record<string, Story>> = {
  'a straight road with a retry, a wait and hooks': {
    files: {
      'main.yaml': `workflow:
  name: straight
  entry_point: first
  input: { who: { type: string, default: Ann }, n: { type: number, default: 2 } }
  metadata: { team: red }
  hooks: { on_start: "{{ workflow.input.who }} starts", on_complete: "{{ workflow.outcome }}" }
agents:
  - ${script('first', 'fail:net.down fail:net.down out:{"n":3}', `routes: [{ to: pause, when: "output.n == 3" }, { on_error: net.*, retry: { max: 3, backoff: linear, initial_seconds: 2, jitter: 0 } }]`)}
  - { name: pause, type: wait, duration: 5s, routes: [{ to: sum }] }
  - { name: sum, type: set, values: { total: "{{ first.output.n + workflow.input.n }}" }, routes: [{ to: $end, when: "output.total > 100" }, { to: last }] }
  - ${script('last', 'out:done')}
output: { total: "{{ sum.output.total }}", text: "{{ last.output.stdout }}", path: "{{ context.history | join(' ') }}" }
`,
    },
  },
  'errors that are routed by kind': {
    files: {
      'main.yaml': `workflow:
  name: routed
  entry_point: a
  error_routes:
    - { on_error: shared.kind, to: h }
    - { on_error: internal.*, recover: { output: { shared: true } } }
agents:
  - ${script('a', 'fail:shared.kind', 'routes: [{ to: b }, { on_error: other.kind, to: $end }]')}
  - { name: h, type: set, value: "{{ a.error.kind }} of {{ a.error.attempts }}", routes: [{ to: b }] }
  - ${script('b', 'exit:4', 'routes: [{ to: c }, { on_error: nothing.like.it, halt: true }]')}
  - ${script('c', 'fail:x.one fail:x.two ok', 'routes: [{ to: d }, { on_error: [x.one, y.*], retry: { max: 1, backoff: none } }, { on_error: x.two, when: "error.attempts == 2", recover: { output: { stdout: mended } }, dead_letter: true }]')}
  - ${script('d', 'fail:last.one', 'routes: [{ to: $end }, { on_error: last.one, to: $end, output: { d: "{{ error.kind }}" } }]')}
output: { b: "{{ b.output.shared }}", h: "{{ h.output }}", c: "{{ c.output.stdout }}" }
`,
    },
  },
  'a retry from an earlier node, until its budget is used up': {
    resumed: true,
    files: {
      'main.yaml': `workflow: { name: again, entry_point: a, finally: [tidy, note], raises: [x.y], limits: { max_iterations: 20 } }
agents:
  - ${script('a', 'ok', 'routes: [{ to: b }]')}
  - ${script('b', 'fail:x.y', 'routes: [{ to: $end }, { on_error: x.y, retry: { max: 2, from: a, backoff: exponential, initial_seconds: 1, max_seconds: 1.5, jitter: 0.5 } }, { on_error: x.y, halt: { message: "gave up after {{ error.attempts }}" } }]')}
  - ${script('tidy', 'fail:tidy.failed')}
  - { name: note, type: set, value: "{{ workflow.outcome }} {{ workflow.error.kind }}" }
`,
    },
  },
  'a parallel group that fails fast, and one that goes on': {
    resumed: true,
    files: {
      'main.yaml': `workflow: { name: groups, entry_point: fast }
agents:
  - ${script('one', 'slow:50')}
  - ${script('two', 'late:10')}
  - ${script('three', 'slow:20')}
  - ${script('four', 'fail:x.four')}
  - ${script('five', 'out:5')}
  - ${script('six', 'out:6')}
  - ${script('seven', 'fail:x.seven')}
parallel:
  - { name: fast, agents: [one, two, three], max_concurrent: 1, routes: [{ to: on }, { on_error: x.late, to: on }] }
  - { name: on, agents: [four, five], max_concurrent: 1, failure_mode: continue_on_error, routes: [{ to: all, when: "{{ on.errors | length == 1 }}" }] }
  - { name: all, agents: [six, seven], max_concurrent: 1, failure_mode: all_or_nothing, routes: [{ to: $end }] }
output: { five: "{{ on.outputs.five.stdout }}" }
`,
    },
  },
  'a for_each with keys, retries and tolerated failures': {
    resumed: true,
    files: {
      'main.yaml': `workflow: { name: each, entry_point: list }
agents:
  - { name: list, type: set, values: { items: "{{ [{'id': 'a', 'w': 'ok'}, {'id': 'b', 'w': 'fail:x.b'}, {'id': 'c', 'w': 'ok'}, {'id': 'd', 'w': 'fail:x.d'}] }}" }, routes: [{ to: lenient }] }
for_each:
  - name: lenient
    source: list.output.items
    as: it
    key_by: id
    max_concurrent: 1
    failure_mode: continue_on_error
    tolerate: { count: 2 }
    agent: { name: job, type: script, command: fake, args: ["job-{{ it.id }}", "{{ it.w }}"], routes: [{ on_error: x.b, retry: { max: 1, backoff: fixed, initial_seconds: 3, jitter: 0 } }, { on_error: x.d, recover: { output: { d: "{{ _key }}{{ _index }}" } } }] }
    routes: [{ to: strict }]
  - name: strict
    source: "{{ list.output.items }}"
    as: it
    failure_mode: fail_fast
    tolerate: { percent: 25 }
    max_concurrent: 1
    agent: { name: work, type: script, command: fake, args: ["work-{{ it.id }}", "{{ it.w }}"] }
    routes: [{ to: $end }, { on_error: internal.*, to: $end }]
output: { keys: "{{ lenient.outputs | list | join(' ') }}", d: "{{ lenient.outputs.d.d }}", count: "{{ lenient.count }}" }
`,
    },
  },
  'a child, and a child of it that fails': {
    resumed: true,
    files: {
      'main.yaml': `workflow: { name: top, entry_point: good, input: { n: { type: number, default: 7 } }, finally: bye }
agents:
  - { name: good, type: workflow, workflow: ./child.yaml, input_mapping: { n: "{{ workflow.input.n + 1 }}" }, routes: [{ to: bad }] }
  - { name: bad, type: workflow, workflow: ./child.yaml, input_mapping: { n: "0" }, routes: [{ to: $end }, { on_error: deep.kind, when: "error.attempts == 1", retry: { max: 1, backoff: none } }] }
  - { name: bye, type: set, value: bye }
output: { good: "{{ good.output.n }}" }
`,
      'child.yaml': `workflow: { name: child, entry_point: look, input: { n: { type: number } }, raises: [deep.kind], finally: tidy }
agents:
  - { name: look, type: set, value: "{{ workflow.input.n }}", routes: [{ to: $end, when: "workflow.input.n > 0" }, { to: down }] }
  - { name: down, type: workflow, workflow: ./leaf.yaml, routes: [{ to: $end }, { on_error: deep.kind, propagate: true }] }
  - ${script('tidy', 'ok')}
output: { n: "{{ look.output }}" }
`,
      'leaf.yaml': `workflow: { name: leaf, entry_point: z }
agents:
  - ${script('z', 'fail:deep.kind')}
`,
    },
  },
  'a run that a terminate ends inside of a child': {
    files: {
      'main.yaml': `workflow: { name: top, entry_point: c, hooks: { on_complete: "{{ workflow.outcome }}" } }
agents:
  - { name: c, type: workflow, workflow: ./child.yaml, routes: [{ to: after }] }
  - { name: after, type: set, value: "{{ c.output }}", routes: [{ to: stop }] }
  - { name: stop, type: terminate, status: failed, reason: "because {{ after.output }}" }
`,
      'child.yaml': `workflow: { name: child, entry_point: stop }
agents:
  - { name: stop, type: terminate, status: success, reason: enough }
output: { x: "6" }
`,
    },
  },
  'a breaker that opens, and a policy that forbids': {
    files: {
      'main.yaml': `workflow:
  name: governed
  entry_point: a
  policies:
    - { name: quick, type: task_timeout, max_seconds: 2, mode: warn }
    - { name: never, type: expression, allow_if: "workflow.input.day == 'Monday'", nodes: [c] }
    - { name: one, type: max_concurrent_tasks, max: 1 }
  input: { day: { type: string, default: Friday } }
  resilience: { retry: { retryable: [net.*], max_retries: 1, initial_delay: 1, jitter: 0 }, circuit_breaker: { failure_threshold: 3, recovery_timeout: 60 } }
agents:
  - ${script('a', 'fail:net.a', 'routes: [{ to: b }, { on_error: net.a, retry: { max: 5, backoff: fixed, initial_seconds: 1, jitter: 0 } }, { on_error: internal.*, to: b }]')}
  - ${script('b', 'timeout', 'timeout: 3, routes: [{ to: c }, { on_error: internal.timeout, recover: { output: { b: late } } }]')}
  - ${script('c', 'ok', 'routes: [{ to: $end }, { on_error: internal.policy_denied, to: d }]')}
  - { name: d, type: set, value: "{{ policy.never.reason }} {{ policy.quick.allowed }}" }
output: { b: "{{ b.output.b }}" }
`,
    },
  },
  'a loop that comes to its bound': {
    resumed: true,
    files: {
      'main.yaml': `workflow: { name: loop, entry_point: a, limits: { max_iterations: 5 } }
agents:
  - { name: a, type: set, value: "{{ context.iteration }}", routes: [{ to: b }] }
  - { name: b, type: set, value: "{{ a.output }}", routes: [{ to: a }] }
`,
    },
  },
  'errors that are injected': {
    inject: ['a=x.y@1', 'm=x.z@2'],
    files: {
      'main.yaml': `workflow: { name: injected, entry_point: a }
agents:
  - ${script('a', 'ok', 'routes: [{ to: g }, { on_error: x.y, to: a2 }]')}
  - { name: a2, type: set, value: "{{ a.error.message }}", routes: [{ to: a }] }
  - ${script('m', 'ok')}
  - ${script('n', 'ok')}
parallel:
  - { name: g, agents: [m, n], max_concurrent: 1, failure_mode: continue_on_error, routes: [{ to: $end, when: "context.iteration > 4" }, { to: g }] }
output: { errors: "{{ g.errors | list | join(' ') }}", n: "{{ g.count }}" }
`,
    },
  },
}

describe('a story', () => {
  it.each(Object.entries(stories))('%s', async (name, { files, resumed, inject = [] }) => {
    const first = await simulate({ files, program: play, inject, random: () => 0.25 })
    let lines = told(first)
    if (resumed === true) {
      const second = await resumeSimulated({ files, folder: first.folder, program: playWell, at: Date.UTC(2026, 0, 3) })
      lines += `--- resumed\n${told({ ...second, events: second.events.slice(first.events.length) })}`
    }
    const file = path.join(folder, `${name.replaceAll(/[ ,]+/g, '-')}.txt`)
    if (process.env['RECORD_STORIES'] === '1') writeFileSync(file, lines)
    expect(lines).toBe(readFileSync(file, 'utf8'))
  })
})
