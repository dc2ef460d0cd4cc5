import { describeFindings } from './expectations.js'

describeFindings('kinds', {
  raises: `
    workflow:
      name: w
      entry_point: a
      raises: [] #! bad-raises
    agents:
      - name: a
        type: script
        run: "true"
        raises:
          - external.a.b
          - external.a.b #! bad-raises
          - Drift #! bad-raises
          - internal.timeout #! bad-raises
          - external.git.* #! bad-raises
  `,
  'kinds that a node does not declare': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: "true"
        raises: [external.git.drift]
        classify: [{ exit_code: 7, kind: external.api.down }]
        routes:
          - { to: b }
          - { on_error: external.git.drfit, halt: true } #! undeclared-kind
          - { on_error: external.npm.*, halt: true } #! undeclared-kind
          - { on_error: external.git.*, halt: true }
          - { on_error: external.api.down, halt: true }
          - { on_error: internal.script_error, halt: true }
      - { name: b, type: script, run: "true", routes: [{ to: $end }, { on_error: external.any.thing, halt: true }] }
  `,
  'kinds of a ready-made set count as declared': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: git push
        raises: [external.deploy.refused]
        classify: [{ use: git }]
        routes:
          - { to: $end }
          - { on_error: external.git.network, halt: true }
          - { on_error: external.npm.network, halt: true } #! undeclared-kind
          - { on_error: external.git.netwrk, halt: true } #! undeclared-kind
          - { on_error: external.git.*, halt: true }
  `,
  'conditions on the output': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: "true"
        fail_when:
          - { when: not output.success, kind: external.git.drift, message: "{{ output.error }}" }
          - { when: "{{ a.output.code }}", kind: external.api.down, details: { code: "{{ output.code }}" } }
          - { when: "{{ output.n }} > 3", kind: external.api.slow } #! condition-text
          - { when: output.n >, kind: external.api.slow } #! template-syntax
          - { when: b.output.n, kind: external.api.slow } #! unknown-reference
          - { when: n, kind: external.api.slow, message: "{{ n }}" } #! unknown-reference
        routes:
          - { to: $end }
          - { on_error: external.git.drift, halt: true }
          - { on_error: external.git.drfit, halt: true } #! undeclared-kind
  `,
  'exit codes of rules that include success': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: "true"
        classify:
          - { exit_code: "0-3", kind: external.a.b } #? exit-code-zero
          - { exit_code: [0, 1], kind: external.a.b } #? exit-code-zero
          - { exit_code: "-3..3", kind: external.a.b } #? exit-code-zero
  `,
  'kinds that are worth another try': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: "true"
        resilience:
          retry:
            retryable:
              - external.any.thing
              - provider.*
              - internal.timeout
              - internal.timeuot #! unknown-engine-kind
              - nonsense #! bad-on-error
  `,
  'kinds that a type can never raise': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: "true"
        timeout: 5
        routes:
          - { to: b }
          - { on_error: provider.exhausted, halt: true } #? impossible-kind
          - { on_error: subworkflow.*, halt: true } #! impossible-kind
          - { on_error: internal.timeout, halt: true }
          - { on_error: internal.tiemout, halt: true } #! unknown-engine-kind
          - { on_error: internal.cancelled, halt: true } #! never-routable
          - { on_error: halt.*, halt: true } #! never-routable
          - { on_error: retry.exhausted, halt: true } #? impossible-kind
      - name: b
        type: set
        value: x
        routes:
          - { to: c }
          - { on_error: internal.template_error, halt: true }
          - { on_error: external.a.b, halt: true } #! impossible-kind
          - { on_error: internal.script_error, halt: true } #! impossible-kind
      - name: c
        type: wait
        duration: 1s
        routes: [{ to: d }, { on_error: true, halt: true }]
      - name: d
        type: human_gate
        prompt: Go?
        options: [{ label: Yes, value: y }]
        routes:
          - { to: $end }
          - { on_error: internal.template_error, halt: true }
          - { on_error: external.a.b, halt: true } #! impossible-kind
          - { on_error: internal.timeout, halt: true } #! impossible-kind
  `,
  'handled, but nobody can raise it': `
    workflow:
      name: w
      entry_point: a
      error_routes:
        - { on_error: internal.group_failed, halt: true } #? handled-never-raised
        - { on_error: internal.policy_denied, halt: true }
        - { on_error: retry.exhausted, halt: true }
    agents:
      - name: a
        type: script
        run: "true"
        raises: [external.a.b]
        routes:
          - { to: $end }
          - { on_error: internal.timeout, halt: true } #? handled-never-raised
          - { on_error: internal.circuit_open, halt: true } #? handled-never-raised
          - { on_error: external.a.b, retry: {} }
  `,
  'a member uses the retries of error_routes, but not those that lead elsewhere': `
    workflow:
      name: w
      entry_point: g
      error_routes:
        - { on_error: internal.script_error, retry: {} }
    agents:
      - name: m
        type: script
        run: "true"
        routes: [{ on_error: retry.exhausted, recover: { output: { x: 1 } } }]
    parallel: [{ name: g, agents: [m] }]
  `,
  'a retry that re-enters elsewhere is not for members': `
    workflow:
      name: w
      entry_point: g
      error_routes:
        - { on_error: internal.script_error, retry: { from: g } }
    agents:
      - name: m
        type: script
        run: "true"
        routes:
          - { on_error: retry.exhausted, recover: { output: { x: 1 } } } #? impossible-kind
    parallel: [{ name: g, agents: [m] }]
  `,
  'a group that does not fail fast raises one kind': `
    workflow: { name: w, entry_point: g }
    agents:
      - { name: m, type: script, run: "true", raises: [external.a.b] }
      - { name: n, type: script, run: "true", raises: [external.a.c] }
    parallel:
      - name: g
        agents: [m]
        failure_mode: continue_on_error
        routes:
          - { to: h }
          - { on_error: external.a.b, halt: true } #? handled-never-raised
          - { on_error: internal.group_failed, halt: true }
      - name: h
        agents: [n]
        routes:
          - { to: $end }
          - { on_error: external.a.c, halt: true }
          - { on_error: internal.script_error, halt: true }
          - { on_error: internal.group_failed, halt: true } #? handled-never-raised
          - { on_error: external.a.b, halt: true } #? handled-never-raised
  `,
  'what a file announces': `
    workflow:
      name: w
      entry_point: a
      raises:
        - external.a.b #? escape-not-announced
        - external.a.z
    agents:
      - { name: a, type: script, run: "true", raises: [external.a.b, external.a.c, external.a.d], routes: [{ to: $end }, { on_error: external.a.d, halt: true }] }
  `,
  'a script without raises may let anything escape': `
    workflow: { name: w, entry_point: a, raises: [external.a.b] }
    agents:
      - { name: a, type: script, run: "true" }
  `,
  'x.error of a node that does not declare its kinds': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: script, run: "true", routes: [{ to: b }, { on_error: x.y, to: c }] }
      - { name: b, type: script, run: "true", raises: [x.y], routes: [{ to: d }, { on_error: x.y, to: c }] }
      - { name: d, type: script, run: "true", classify: [{ exit_code: 3, kind: x.y }], routes: [{ to: $end }, { on_error: x.y, to: c }] }
      - name: c
        type: set
        input:
          - a.error #? error-not-declared
          - a.error.kind #? error-not-declared
          - a.error?
          - b.error
          - d.error
        value: x
  `,
  'x.error of a node that can raise nothing': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: set, value: x, routes: [{ to: b }] }
      - { name: b, type: set, value: x, routes: [{ to: c }, { on_error: true, to: c }] } #? catch-all-ends-green
      - name: c
        type: set
        input:
          - a.error #! error-never-raised
          - a.error.kind #! error-never-raised
          - a.error?
          - b.error
        value: "{{ a.error.kind }}" #! error-never-raised
        routes: [{ to: d }]
      - { name: d, type: set, value: "{{ a.error.kind | default('') }} {{ b.error.kind }}" }
  `,
})
