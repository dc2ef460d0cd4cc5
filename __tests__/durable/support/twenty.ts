/** Twenty nodes: groups of both kinds, a child with a group of its own, retries with waits, a handler, a recovery. */
export const TWENTY: Readonly<Record<string, string>> = {
  'workflow.yaml': `
workflow:
  name: twenty
  entry_point: begin
  limits: { max_iterations: 100 }
  finally: cleanup
agents:
  - { name: begin, type: set, values: { a: 1, b: text }, routes: [{ to: list }] }
  - name: list
    type: script
    command: work
    args: [list, '{"out": {"items": ["x", "y", "z"]}}']
    routes: [{ to: fan }]
  - { name: p1, type: script, command: work, args: [p1] }
  - name: p2
    type: script
    command: work
    args: [p2, '{"fails": 2}']
    routes:
      - on_error: test.failed
        retry: { max: 3, initial_seconds: 2 }
  - { name: p3, type: script, command: work, args: [p3] }
  - { name: pause, type: wait, duration: 90s, routes: [{ to: sub }] }
  - { name: sub, type: workflow, workflow: child.yaml, input_mapping: { who: '{{ fan.outputs.p1.by }}' }, routes: [{ to: flaky }] }
  - name: flaky
    type: script
    command: work
    args: [flaky, '{"fails": 3}']
    routes:
      - { to: risky }
      - on_error: true
        retry: { max: 5, initial_seconds: 10, max_elapsed_seconds: 600 }
  - name: risky
    type: script
    command: work
    args: [risky, '{"fails": 99, "kind": "external.api.down"}']
    routes:
      - { to: done }
      - on_error: external.api.*
        to: repair
  - name: repair
    type: script
    command: work
    args: [repair, '{"out": {"saw": "{{ risky.error.kind }}", "attempts": {{ risky.error.attempts }}}}']
    routes: [{ to: rescued }]
  - name: rescued
    type: script
    command: work
    args: [rescued, '{"fails": 99}']
    routes:
      - { to: counted }
      - on_error: true
        recover: { output: { rescued: '{{ error.message }}' } }
  - { name: counted, type: set, values: { turn: '{{ (counted.output.turn if counted is defined else 0) + 1 }}' }, routes: [{ to: counted, when: '{{ output.turn < 3 }}' }, { to: done }] }
  - { name: done, type: script, command: work, args: [done] }
  - { name: cleanup, type: script, command: work, args: [cleanup] }
parallel:
  - { name: fan, agents: [p1, p2, p3], max_concurrent: 2, failure_mode: all_or_nothing, routes: [{ to: each }] }
for_each:
  - name: each
    type: for_each
    source: list.output.items
    as: item
    max_concurrent: 2
    failure_mode: continue_on_error
    agent:
      name: one
      type: script
      command: work
      args: ['one{{ _index }}', '{"fails": {{ _index }}, "out": {"item": "{{ item }}"}}']
      routes: [{ on_error: true, retry: { max: 1, initial_seconds: 1 } }]
    routes: [{ to: pause }]
output:
  items: '{{ each.outputs | tojson }}'
  errors: '{{ each.errors | tojson }}'
  fan: '{{ fan.outputs | tojson }}'
  sub: '{{ sub.output | tojson }}'
  flaky: '{{ flaky.output.attempt }}'
  repair: '{{ repair.output.saw }}/{{ repair.output.attempts }}'
  rescued: '{{ rescued.output.rescued }}'
  turns: '{{ counted.output.turn }}'
  history: '{{ context.history | tojson }}'
  iterations: '{{ context.iteration }}'
`,
  'child.yaml': `
workflow:
  name: child
  entry_point: c1
  limits: { max_iterations: 50 }
  input: { who: { type: string } }
agents:
  - { name: c1, type: script, command: work, args: [c1, '{"out": {"who": "{{ workflow.input.who }}"}}'], routes: [{ to: c2 }] }
  - { name: c2, type: set, value: '{{ c1.output.who }}!', routes: [{ to: c3 }] }
  - name: c3
    type: script
    command: work
    args: [c3, '{"fails": 1}']
    routes:
      - { to: inner }
      - on_error: true
        retry: { max: 2, initial_seconds: 5 }
  - { name: c4, type: script, command: work, args: [c4] }
for_each:
  - name: inner
    type: for_each
    source: '{{ [1, 2] }}'
    as: n
    failure_mode: continue_on_error
    agent: { name: part, type: script, command: work, args: ['part{{ _index }}', '{"fails": {{ 99 if n == 2 else 0 }}}'], routes: [{ on_error: never.happens, recover: { output: 1 } }] }
    routes: [{ to: c4 }]
output: { who: '{{ c2.output }}', inner: '{{ inner.results | tojson }}', c4: '{{ c4.output.by }}' }
`,
}
