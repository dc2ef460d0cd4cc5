import { describeFindings } from './expectations.js'

describeFindings('names', {
  'an unknown entry point': `
    workflow: { name: w, entry_point: prob } #! unknown-entry-point
    agents:
      - { name: probe, type: set, value: x }
  `,
  'unknown route targets of nodes, groups, gates and error_routes': `
    workflow:
      name: w
      entry_point: a
      error_routes:
        - { on_error: true, to: nobody } #! unknown-target
    agents:
      - name: a
        type: script
        run: "true"
        routes:
          - { to: b, when: "exit_code == 0" }
          - { to: end } #! unknown-target
      - { name: m, type: set, value: x }
      - name: b
        type: human_gate
        prompt: Go?
        options:
          - { label: Yes, value: y, route: gropu } #! unknown-target
          - { label: No, value: n, route: $end }
          - { label: Later, value: l, route: group }
    parallel:
      - name: group
        agents: [m]
        routes:
          - { to: elsewhere } #! unknown-target
  `,
  finally: `
    workflow:
      name: w
      entry_point: a
      finally:
        - clean
        - clena #! unknown-finally
        - stop #! finally-not-allowed
        - clean
    agents:
      - { name: a, type: set, value: x }
      - name: clean
        type: set
        value: x
        routes: [{ to: $end }] #? finally-routes
      - { name: stop, type: terminate, status: failed, reason: over }
  `,
  'finally steps are reachable and may see how the run ended': `
    workflow: { name: w, entry_point: a, finally: clean }
    agents:
      - { name: a, type: set, value: x }
      - { name: clean, type: set, value: "{{ workflow.outcome }} {{ workflow.error.kind | default('') }}" }
  `,
  policies: `
    workflow:
      name: w
      entry_point: each
      input: { xs: { type: array, default: [] } }
      policies:
        - name: few
          type: max_concurrent_tasks
          max: 4
          nodes: [each, ech] #! unknown-policy-node
        - { name: short, type: task_timeout, max_seconds: 10 }
        - { name: phase, type: phase_gate, group: eahc } #! unknown-group
        - { name: node, type: phase_gate, group: after } #! unknown-group
        - { name: rule, type: expression, allow_if: "{{ ghost.output.ok }}" } #? unknown-reference
        - { name: bare, type: expression, allow_if: "node == 'deploy'" } #? unknown-reference
    agents:
      - { name: after, type: script, run: "true", timeout: 10 }
    for_each:
      - name: each
        type: for_each
        source: workflow.input.xs
        as: x
        max_concurrent: 8 #? policy-too-narrow
        agent: { name: one, type: set, value: "{{ x }} {{ policy.few.allowed }} {{ policy.none.allowed }}" } #! unknown-policy
        routes: [{ to: after }]
  `,
})

describeFindings('reachability', {
  'nodes that no route leads to': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: set, value: x, routes: [{ to: b }, { to: c }] } #? unreachable-route
      - { name: b, type: set, value: x }
      - { name: c, type: set, value: x } #? unreachable-node
      - { name: m, type: set, value: x } #? unreachable-node
    parallel:
      - { name: g, agents: [m] } #? unreachable-node
  `,
  'targets of error routes and of error_routes are reachable': `
    workflow: { name: w, entry_point: a, error_routes: [{ on_error: true, to: c }] } #? catch-all-ends-green
    agents:
      - name: a
        type: script
        run: "true"
        routes: [{ to: $end }, { on_error: external.a.b, to: b }]
      - { name: b, type: set, value: x }
      - { name: c, type: set, value: x }
  `,
  'output that reads a node which some path skips': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: set, value: "1", routes: [{ to: b, when: "output > 1" }, { to: c }] }
      - { name: b, type: set, value: x, routes: [{ to: d }] }
      - { name: c, type: set, value: x, routes: [{ to: d }] }
      - { name: d, type: set, value: x }
    output:
      b: "{{ b.output }}" #? output-may-be-missing
      guarded: "{{ b.output if b is defined else 'none' }}"
      default: "{{ c.output | default('none') }}"
      d: "{{ a.output }} {{ d.output }}"
  `,
  'paths that bring an output of their own do not count': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: set
        value: "1"
        routes:
          - { to: b, when: "output > 1" }
          - { to: $end, when: "output > 0", output: { b: none } }
          - { to: stop }
      - { name: b, type: set, value: x }
      - { name: stop, type: terminate, status: success, reason: done, output_template: { b: none } }
    output: { b: "{{ b.output }}" }
  `,
  'a terminate without output_template counts': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: set, value: "1", routes: [{ to: b, when: "output > 1" }, { to: stop }] }
      - { name: b, type: set, value: x }
      - { name: stop, type: terminate, status: success, reason: done }
    output:
      b: "{{ b.output }}" #? output-may-be-missing
  `,
  'an error path that goes round a node': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: "true"
        routes: [{ to: b }, { on_error: true, to: c }] #? catch-all-ends-green
      - { name: b, type: set, value: x }
      - { name: c, type: set, value: x }
    output:
      a: "{{ a.output.stdout }}"
      b: "{{ b.output }}" #? output-may-be-missing
  `,
  'retry.from': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: script, run: "true", routes: [{ to: b }] }
      - name: b
        type: script
        run: "true"
        routes:
          - { to: c }
          - { on_error: external.a.a, retry: { from: a } }
          - { on_error: external.a.b, retry: { from: b } }
          - { on_error: external.a.c, retry: { from: c } } #! retry-from-not-earlier
          - { on_error: external.a.d, retry: { from: nowhere } } #! unknown-target
      - { name: c, type: set, value: x }
  `,
  'retry.from of error_routes': `
    workflow:
      name: w
      entry_point: a
      error_routes:
        - { on_error: external.a.b, retry: { from: a } }
        - { on_error: external.a.b, retry: { from: b } } #? retry-from-not-earlier
        - { on_error: external.a.b, retry: { from: nowhere } } #! unknown-target
    agents:
      - { name: a, type: script, run: "true", routes: [{ to: b }] }
      - { name: b, type: script, run: "true" }
  `,
})
