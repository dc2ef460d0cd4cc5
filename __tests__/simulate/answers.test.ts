import { expect, it } from 'vitest'
import type { Json } from '../../src/core/json.js'
import { listAnswerLines } from '../../src/simulate/text.js'
import { folderWith } from '../support/folders.js'
import { ask, openIn } from './testing.js'

/** Files with the answers that simulation has to give. */
const FILES = {
  'loop.yaml': `workflow: { name: loop, entry_point: test, limits: { max_iterations: 20 } }
agents:
  - name: test
    type: script
    run: ./test
    raises: [quality.red]
    routes:
      - { to: $end }
      - { on_error: quality.red, to: fix }
  - { name: fix, type: script, run: ./fix, raises: [fix.lost], routes: [{ to: test }, { on_error: fix.lost, halt: { message: "no fix for {{ error.kind }}" } }] }
`,
  'group.yaml': `workflow: { name: group, entry_point: each, input: { regions: { type: array } } }
for_each:
  - name: each
    type: for_each
    source: workflow.input.regions
    as: region
    failure_mode: continue_on_error
    tolerate: { count: 1 }
    agent: { name: deploy, type: script, run: ./deploy, raises: [net.down], routes: [{ on_error: net.down, retry: { max: 1, backoff: fixed, initial_seconds: 10 } }] }
    routes: [{ to: report }, { on_error: internal.group_failed, to: sorry }]
agents:
  - { name: report, type: script, run: ./report }
  - { name: sorry, type: terminate, status: failed, reason: "too many" }
`,
  'child.yaml': `workflow: { name: child, entry_point: build, raises: [build.broken] }
agents:
  - { name: build, type: script, run: ./b, raises: [build.broken, net.down], routes: [{ to: $end }, { on_error: net.down, recover: { output: { ok: false } } }] }
output: { ok: "{{ build.output.ok }}" }
`,
  'caller.yaml': `workflow: { name: caller, entry_point: call, finally: [clean] }
agents:
  - { name: call, type: workflow, workflow: ./child.yaml, routes: [{ to: good, when: "{{ output.ok }}" }, { to: bad }, { on_error: build.broken, retry: { max: 3, backoff: exponential, initial_seconds: 2 } }] }
  - { name: good, type: terminate, status: success, reason: fine }
  - { name: bad, type: terminate, status: failed, reason: "not ok" }
  - { name: clean, type: script, run: ./clean, raises: [clean.failed] }
`,
  'gate.yaml': `workflow: { name: gate, entry_point: plan }
agents:
  - { name: plan, type: script, run: ./plan, output: { size: { type: integer } }, routes: [{ to: ask, when: "output.size > 10" }, { to: apply }] }
  - { name: ask, type: human_gate, prompt: Go?, options: [{ label: "Yes", value: "yes", route: apply }, { label: "No", value: "no", route: stop }] }
  - { name: apply, type: script, run: ./apply, raises: [db.locked], routes: [{ to: $end }, { on_error: db.locked, when: "error.attempts > 1", to: stop }, { on_error: db.locked, retry: { max: 5, from: plan, backoff: fixed, initial_seconds: 60 } }] }
  - { name: stop, type: terminate, status: failed, reason: stopped }
`,
  // Only the child says what the details of the kind are.
  'payload-child.yaml': `workflow: { name: child, entry_point: probe, raises: [git.drift], kinds: { git.drift: { details: { behind: { type: integer } } } } }
agents:
  - { name: probe, type: script, run: ./p, raises: [git.drift] }
`,
  'payload.yaml': `workflow: { name: payload, entry_point: call }
agents:
  - { name: call, type: workflow, workflow: ./payload-child.yaml, routes: [{ to: $end }, { on_error: git.drift, to: good }] }
  - { name: good, type: terminate, status: success, reason: fine }
`,
  // The group runs once more in `finally`, and completes there.
  'again.yaml': `workflow: { name: again, entry_point: checks, finally: [checks] }
parallel:
  - { name: checks, type: parallel, agents: [lint, types], failure_mode: fail_fast, routes: [{ to: $end }, { on_error: true, to: good }] }
agents:
  - { name: lint, type: script, run: ./lint, raises: [lint.red] }
  - { name: types, type: script, run: ./types }
  - { name: good, type: terminate, status: success, reason: fine }
`,
  // Both ways go on alike, and each has its own handler.
  'choice.yaml': `workflow: { name: choice, entry_point: check }
agents:
  - { name: check, type: script, run: ./c, raises: [api.busy], routes: [{ to: ship }, { on_error: api.busy, when: "{{ error.details.slow }}", to: fix }, { on_error: api.busy, retry: { max: 1, backoff: fixed, initial_seconds: 2 } }] }
  - { name: fix, type: script, run: ./f, routes: [{ to: ship }] }
  - { name: ship, type: script, run: ./s }
`,
  // The members of two groups share a breaker, which the first one opens.
  'breaker.yaml': `workflow: { name: breaker, entry_point: first }
for_each:
  - { name: first, type: for_each, source: "{{ [1] }}", as: x, agent: { name: a, type: script, run: ./a, raises: [net.down], resilience: { circuit_breaker: { key: api, failure_threshold: 1 } } }, routes: [{ to: mid }, { on_error: true, to: mid }] }
  - { name: second, type: for_each, source: "{{ [1] }}", as: x, agent: { name: b, type: script, run: ./b, resilience: { circuit_breaker: { key: api } } }, routes: [{ to: $end }] }
agents:
  - { name: mid, type: set, value: 1, routes: [{ to: second }] }
`,
  // Both files clean up, and both clean-ups fail; two ways join before the second one.
  'tidy-child.yaml': `workflow: { name: child, entry_point: build, finally: [clean], raises: [clean.failed] }
agents:
  - { name: build, type: script, run: ./b }
  - { name: clean, type: script, run: ./clean, raises: [clean.failed] }
`,
  'tidy.yaml': `workflow: { name: tidy, entry_point: call, finally: [clean] }
agents:
  - { name: call, type: workflow, workflow: ./tidy-child.yaml, routes: [{ to: look }, { on_error: clean.failed, to: look }] }
  - { name: look, type: script, run: ./l, routes: [{ to: ship, when: "{{ output.ok }}" }, { to: pack }] }
  - { name: pack, type: script, run: ./p, routes: [{ to: ship }] }
  - { name: ship, type: script, run: ./s }
  - { name: clean, type: script, run: ./clean, raises: [clean.failed] }
`,
}
const folder = folderWith(FILES)
const OK = { 'build.ok': true }

it.each<[string, string, string, Readonly<Record<string, Json>>]>([
  ['loop', 'test=quality.red@1', 'success 0, fix handles it', {}],
  ['loop', 'test=quality.red', 'failed 1, fix handles it, internal.limit_exceeded at test', {}],
  ['loop', 'test=quality.red@1 fix=fix.lost', 'halted 3, a halt route ends it', {}],
  ['group', 'each.deploy=net.down@1', 'success 0, a retry mends it, 2 retries, 10 s', {}],
  ['group', 'each.deploy=net.down', 'failed 1, terminated by sorry, 2 retries, 10 s', {}],
  ['group', 'each[0]=net.down', 'success 0, the group tolerates it, 1 retry, 10 s', {}],
  ['caller', 'build=net.down', 'failed 1, terminated by bad, recovered', {}],
  ['caller', 'build=build.broken@1', 'success 0, terminated by good, a retry mends it, 1 retry, 2 s', OK],
  ['caller', 'build=build.broken', 'halted 3, escapes call, 3 retries, 14 s', OK],
  ['caller', 'clean=clean.failed', 'halted 3, escapes clean', OK],
  ['payload', 'probe=git.drift', 'success 0, terminated by good', {}],
  ['again', 'lint=lint.red@1', 'success 0, terminated by good', {}],
  [
    'choice',
    'check=api.busy@1',
    'success 0, fix handles it, if `details.slow` is true\nsuccess 0, a retry mends it, 1 retry, 2 s, if `details.slow` is false',
    {},
  ],
  ['breaker', 'first.a=net.down', 'halted 3, mid handles it, internal.circuit_open at b', {}],
  ['tidy', 'clean=clean.failed', 'halted 3, look handles it, clean.failed at clean', {}],
  ['gate', 'apply=db.locked', 'failed 1, terminated by stop, 1 retry, 60 s', {}],
  ['gate', 'apply=db.locked@1', 'success 0, a retry mends it, 1 retry, 60 s', {}],
])('%s: %s', async (file, question, ending, outputs) => {
  const simulation = await openIn(folder, `${file}.yaml`)
  const answer = await ask(simulation, question.split(' '), { outputs: new Map(Object.entries(outputs)) })
  expect(listAnswerLines(answer)).toEqual(ending.split('\n'))
})
