import { describeFindings } from './expectations.js'

describeFindings('routes', {
  actions: `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: "true"
        routes:
          - { when: "exit_code == 1" } #! route-without-action
          - { on_error: external.a.a, dead_letter: true } #! route-without-action
          - { on_error: external.a.b, to: b, halt: true } #! route-many-actions
          - { on_error: external.a.c, propagate: true, to: b } #! route-many-actions
          - { on_error: external.a.d, halt: { message: "{{ error.kind }}" }, escalate: true }
          - { halt: { message: "no {{ error }}" }, when: "exit_code == 2" }
          - { to: b }
      - { name: b, type: set, value: x }
  `,
  'what needs an error': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: "true"
        routes:
          - { retry: { max: 2 }, when: "exit_code == 1" } #! retry-on-success
          - { propagate: true, when: "exit_code == 2" } #! propagate-on-success
          - { recover: { output: {} }, when: "exit_code == 3" } #! recover-on-success
          - { to: $end, when: "exit_code == 4", dead_letter: true } #! side-effect-on-success
          - { to: $end, escalate: { title: x } } #! side-effect-on-success
  `,
  'on_error that says nothing': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: "true"
        routes:
          - { to: $end }
          - { on_error: false, halt: true } #! bad-on-error
          - { on_error: [], halt: true } #! bad-on-error
          - { on_error: "true", halt: true } #! bad-on-error
          - { on_error: drift, halt: true } #! bad-on-error
          - { on_error: External.Git.Drift, halt: true } #! bad-on-error
          - { on_error: external.*.drift, halt: true } #! bad-on-error
          - { on_error: "", halt: true } #! bad-on-error
          - on_error:
              - external.a.b
              - external.a.b
              - external.c.*
              - external.c.d
              - nonsense #! bad-on-error
            halt: true
  `,
  'only error routes': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a #! no-success-route
        type: script
        run: "true"
        routes:
          - { on_error: true, to: g }
      - { name: m, type: script, run: "true", routes: [{ on_error: true, recover: { output: { x: 1 } } }] }
    parallel:
      - name: g #! no-success-route
        agents: [m]
        failure_mode: all_or_nothing
        routes: [{ on_error: true, halt: true }]
  `,
  'routes that can never be taken': `
    workflow:
      name: w
      entry_point: a
      error_routes:
        - { on_error: "*", halt: true }
        - { on_error: external.a.b, halt: true } #! unreachable-error-route
    agents:
      - name: a
        type: script
        run: "true"
        routes:
          - { to: $end }
          - { on_error: external.a.b, halt: true }
          - { to: b, when: "exit_code == 0" } #? unreachable-route
          - { on_error: true, retry: {} }
          - { on_error: external.c.*, halt: true, when: "details.x" }
          - { on_error: external.c.*, halt: true }
          - { on_error: [external.c.d, external.a.b], halt: true } #! unreachable-error-route
          - { on_error: [external.c.d, external.a.c], halt: true }
          - { on_error: true, halt: true }
          - { on_error: internal.script_error, halt: true } #! unreachable-error-route
      - { name: b, type: set, value: x } #? unreachable-node
  `,
  'error_routes that others leave for some nodes': `
    workflow:
      name: w
      entry_point: a
      error_routes:
        - { on_error: true, to: h } #? catch-all-ends-green
        - { on_error: true, to: i } #? catch-all-ends-green
        - { on_error: external.a.b, recover: { output: { x: 1 } } }
        - { on_error: external.a.b, recover: { output: { x: 2 } } } #! unreachable-error-route
        - { on_error: external.a.b, to: a } #! unreachable-error-route
    agents:
      - { name: a, type: script, run: "true", raises: [external.a.b], routes: [{ to: g }] }
      - { name: h, type: script, run: "true" }
      - { name: i, type: script, run: "true" }
      - { name: m, type: script, run: "true", raises: [external.a.b] }
    parallel: [{ name: g, agents: [m], failure_mode: all_or_nothing }]
  `,
  'output beside a route': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: "true"
        routes:
          - { to: b, when: "exit_code == 1", output: { x: "{{ output.stdout }}" } } #? route-output-without-end
          - { to: $end, output: { x: "{{ output.stdout }}" } }
      - { name: b, type: set, value: x }
  `,
  'error_routes are for errors': `
    workflow:
      name: w
      entry_point: a
      error_routes:
        - { to: b } #! error-routes-success
        - { on_error: external.a.b, to: b, retry: {} } #! route-many-actions
    agents:
      - { name: a, type: script, run: "true" }
      - { name: b, type: set, value: x }
  `,
})

describeFindings('groups', {
  'members of the wrong kind': `
    workflow: { name: w, entry_point: g }
    agents:
      - { name: s, type: set, value: x }
      - { name: stop, type: terminate, status: failed, reason: over }
      - { name: nap, type: wait, duration: 1s }
      - { name: gate, type: human_gate, prompt: Go?, options: [{ label: Yes, value: y, route: $end }] }
    parallel:
      - name: g
        agents:
          - s
          - stop #! member-type
          - nap #! member-type
          - gate #! member-type
          - h #! member-type
          - ghost #! unknown-member
          - s #! duplicate-entry
        routes: [{ to: h }]
      - name: h
        agents:
          - s #! member-of-two-groups
  `,
  'members that read each other': `
    workflow: { name: w, entry_point: g }
    agents:
      - { name: a, type: set, value: "{{ g.outputs.b if g is defined else '' }}" }
      - { name: b, type: set, value: "{{ a.output }}" } #! reads-sibling
      - { name: c, type: script, run: "true", input: [a.output] } #! reads-sibling
      - { name: d, type: script, run: "true", env: { A: "{{ a.output if a is defined else '' }}" } } #? reads-sibling reads-sibling
      - { name: after, type: set, value: x }
    parallel:
      - { name: g, agents: [a, b, c, d], routes: [{ to: after }] }
    output:
      a: "{{ a.output }}" #? member-read-outside
      b: "{{ g.outputs.b }} {{ g.errors.items() }}"
      z: "{{ g.outputs.zz }}" #! unknown-member
  `,
  'member routes': `
    workflow: { name: w, entry_point: g }
    agents:
      - name: m
        type: script
        run: "true"
        routes:
          - { to: after } #! member-route
          - { on_error: external.a.a, to: after } #! member-route
          - { on_error: external.a.b, propagate: true, dead_letter: true }
          - { on_error: external.a.c, retry: { from: after } } #! member-retry-from
          - { on_error: external.a.d, retry: { max: 2 } }
          - { on_error: external.a.d, recover: { output: { ok: false } } }
          - { on_error: external.a.e, halt: true }
      - { name: after, type: set, value: x, routes: [{ to: m }] }
    parallel:
      - { name: g, agents: [m], routes: [{ to: after }] }
  `,
  for_each: `
    workflow: { name: w, entry_point: each, input: { xs: { type: array }, text: { type: string } } }
    agents:
      - { name: after, type: set, value: "{{ each.results[0].status }}" }
    for_each:
      - name: each
        type: for_each
        source: workflow.input.xs
        as: after
        key_by: id
        agent:
          name: one
          type: script
          command: echo
          args: ["{{ after }}", "{{ _index }}", "{{ _key }}", "{{ other }}"] #! unknown-reference
          routes:
            - { on_error: true, recover: { output: { x: "{{ error.kind }} {{ after.id }}" } } } #? catch-all-ends-green
        routes: [{ to: more }]
      - name: more
        type: for_each
        source: eech.outputs #! unknown-reference
        as: item
        agent: { name: two, type: set, value: x, routes: [{ to: after }] } #! member-route
        routes: [{ to: last }]
      - name: last
        type: for_each
        source: "not a path" #! bad-source
        as: x
        agent: { name: three, type: set, value: x }
        routes: [{ to: typed }]
      - name: typed
        type: for_each
        source: workflow.input.text #! bad-source
        as: x
        agent: { name: four, type: set, value: x }
        routes: [{ to: after }]
  `,
})
