import { describeFindings } from './expectations.js'

describeFindings('templates', {
  'syntax errors, with their place': `
    workflow:
      name: w
      entry_point: a
      hooks: { on_start: "{{ workflow.name" } #! template-syntax
    agents:
      - name: a
        type: script
        run: |
          echo one
          echo {{ workflow.dir | }} #run! template-syntax
        env:
          A: "{% if %}" #! template-syntax
        routes:
          - { to: $end, when: "exit_code ==" } #! template-syntax
          - { to: $end, when: "{{ output. }}" } #! template-syntax
          - { to: $end }
    output:
      a: "{{ a.output.stdout | nosuchfilter }}" #! template-syntax
  `,
  'run keeps its shell comments': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: |
          test \${#HOME} -gt 1
          echo "{{ workflow.dir }}"
  `,
  'unknown names in every field': `
    workflow:
      name: w
      entry_point: a
      env: { A: "{{ ghost.output }}" } #! unknown-reference
      hooks:
        on_start: "{{ ghost }}" #? unknown-reference
        on_error: "{{ workflow.error.message }} {{ workflow.error.kind }}"
        on_complete: "{{ workflow.outcome }} {{ workflow.error.message }}" #? unknown-attribute
      error_routes:
        - { on_error: true, halt: { message: "{{ ghost.output }}" } } #! unknown-reference
    agents:
      - name: a
        type: script
        command: "{{ ghost.output }}" #! unknown-reference
        args:
          - x
          - "{{ ghost }}" #! unknown-reference
        working_dir: "{{ ghost }}" #! unknown-reference
        stdin: "{{ ghost }}" #! unknown-reference
        env: { X: "{{ ghost }}" } #! unknown-reference
        routes:
          - { to: b, when: "{{ ghost.output }}" } #! unknown-reference
          - { to: b, when: "ghost.output.safe" } #! unknown-reference
          - { to: b, when: "ghost.safe and b_output and context_iteration > 1" }
          - { to: b, when: "{{ error.kind }}" } #! unknown-reference
          - { on_error: external.a.b, when: "{{ ghost }}", halt: true } #! unknown-reference
          - { on_error: external.a.b, when: "attempts > 1 and kind and error.kind", halt: true }
          - { on_error: external.a.b, when: "details.output.open > 0 and details.error", halt: true }
          - { on_error: external.a.c, recover: { output: { x: ["{{ ghost }}"] } } } #! unknown-reference
          - { on_error: external.a.d, escalate: { title: "{{ ghost }}" }, halt: true } #! unknown-reference
          - { to: b }
      - { name: b, type: set, values: { x: { y: ["{{ ghost }}"] } }, routes: [{ to: c }] } #! unknown-reference
      - { name: c, type: wait, duration: "{{ ghost }}s", reason: "{{ output }}", routes: [{ to: d }] } #! unknown-reference unknown-reference
      - name: d
        type: agent
        prompt: "{{ ghost }}" #! unknown-reference
        system_prompt: "{{ ghost }}" #! unknown-reference
        model: "{{ ghost }}" #! unknown-reference
        routes: [{ to: e }]
      - name: e
        type: human_gate
        prompt: "{{ ghost }}" #! unknown-reference
        options: [{ label: Yes, value: y, route: f }]
      - { name: f, type: terminate, status: success, reason: "{{ ghost }}", output_template: { x: "{{ ghost }}" } } #! unknown-reference unknown-reference
  `,
  'what is always known': `
    workflow: { name: w, entry_point: a, input: { n: { type: number, default: 1 }, items: { type: array, default: [] } } }
    agents:
      - name: a
        type: set
        value: "{{ workflow.name }}{{ workflow.description }}{{ workflow.dir }}{{ workflow.file }}{{ workflow.run_id }}{{ workflow.input.n }}{{ workflow['input']['n'] }}"
        routes: [{ to: b }]
      - { name: b, type: set, value: "{{ context.iteration }}{{ context.history }}{{ conductor.retry_attempt }}{{ github.event.x }}{{ range(3) }}{{ dict(a=1) }}", routes: [{ to: c }] }
      - { name: c, type: set, value: "{% for x in workflow.input.items %}{{ x }}{{ loop.index }}{% endfor %}{% set y = 1 %}{{ y }}{{ workflow.input.get('n') }}{{ nobody | default(1) }}{{ nobody is defined }}" }
  `,
  'inputs and attributes': `
    workflow: { name: w, entry_point: a, input: { branch: { type: string } } }
    agents:
      - { name: a, type: set, value: "{{ workflow.input.brnach }}", routes: [{ to: b }] } #! unknown-input
      - { name: b, type: set, value: "{{ workflow.input.other | default('') }}", routes: [{ to: c }] } #? unknown-input
      - { name: c, type: set, value: "{{ workflow.inputs.branch }}", routes: [{ to: d }] } #! unknown-attribute
      - { name: d, type: set, value: "{{ a.stdout }}", routes: [{ to: e }] } #! unknown-attribute
      - { name: e, type: set, value: "{{ a.outputs }}", routes: [{ to: g }] } #! unknown-attribute
      - { name: m, type: set, value: x }
      - { name: f, type: set, value: "{{ g.output }} {{ g.type }} {{ g.count }}" } #! unknown-attribute
    parallel:
      - { name: g, agents: [m], routes: [{ to: f }] }
  `,
  'data pasted into a shell': `
    workflow: { name: w, entry_point: a, input: { branch: { type: string } } }
    agents:
      - name: a
        type: script
        run: "git checkout {{ workflow.input.branch }}" #? shell-interpolation
        routes: [{ to: b }]
      - name: b
        type: script
        run: |
          cd {{ workflow.dir }}
          echo {{ a.output.stdout }} {{ github.head_ref }} #run? shell-interpolation shell-interpolation
        routes: [{ to: c }]
      - { name: c, type: script, run: "echo $B {{ conductor.retry_attempt }}", env: { B: "{{ workflow.input.branch }}" }, routes: [{ to: d }] }
      - name: d
        type: script
        run: "git push {% if workflow.input.branch == 'main' %}--force{% endif %} {{ 'a' if a.output.stdout else 'b' }}"
        routes: [{ to: e }]
      - { name: e, type: script, command: bash, args: [-ec, "echo {{ a.output.stdout }}"], routes: [{ to: f }] } #? shell-interpolation
      - { name: f, type: script, command: env, args: [A=1, sh, -c, "{{ a.output.stdout }}"], routes: [{ to: g }] } #? shell-interpolation
      - { name: g, type: script, command: /usr/bin/python3, args: [-c, "{{ a.output.stdout }}"], routes: [{ to: h }] } #? shell-interpolation
      - { name: h, type: script, command: node, args: [-e, "{{ a.output.stdout }}", "{{ a.output.stdout }}"], routes: [{ to: i }] } #? shell-interpolation
      - { name: i, type: script, command: bash, args: [-c, 'echo "$1"', x, "{{ a.output.stdout }}"], routes: [{ to: j }] }
      - { name: j, type: script, command: git, args: [-c, "{{ a.output.stdout }}"] }
  `,
})

describeFindings('input lists', {
  entries: `
    workflow: { name: w, entry_point: a, input: { n: { type: number } } }
    agents:
      - { name: a, type: script, run: "true", routes: [{ to: g }] }
      - { name: m, type: set, value: x }
      - name: b
        type: set
        value: x
        input:
          - workflow.input.n
          - workflow.input.m #! unknown-input
          - workflow.input.m? #? unknown-input
          - workflow.name #! bad-input-reference
          - a.output
          - a.output.field.deep
          - a.stdout
          - a.error #? error-not-declared
          - a.error.kind?
          - a.outputs #! unknown-attribute
          - g.outputs
          - g.outputs.m
          - g.errors?
          - g.output #! unknown-attribute
          - ghost.output #! unknown-reference
          - ghots.output? #? unknown-reference
          - nonsense #! bad-input-reference
          - a.output
    parallel:
      - { name: g, agents: [m], routes: [{ to: b }] }
  `,
  "GitHub's expressions": `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        description: "for \${{ github.sha }}" #? github-expression
        run: |
          echo hi
          echo "\${{ github.sha }}" #run? github-expression shell-interpolation
        env: { A: "{{ github.sha }}" }
  `,
  'error in handlers': `
    workflow: { name: w, entry_point: a }
    agents:
      - name: a
        type: script
        run: make
        env: { KIND: "{{ error.kind }}" } #! unknown-reference
        routes:
          - { to: both }
          - { on_error: external.a.b, to: only }
          - { on_error: external.a.c, to: both }
          - { on_error: external.a.d, to: group }
      - { name: only, type: set, value: "{{ error.kind }} {{ error.message }}", routes: [{ to: $end, when: "{{ error.kind == 'external.a.b' }}" }, { to: after }] }
      - { name: after, type: set, value: "{{ error.kind | default('') }}" }
      - { name: both, type: set, value: "{{ error.kind }}", routes: [{ to: maybe }] } #? error-may-be-absent
      - { name: maybe, type: set, value: "{{ error.kind if error is defined else '' }}" }
      - { name: m, type: set, value: "{{ error.kind }}" }
    parallel:
      - { name: group, agents: [m] }
  `,
  'error in handlers of shared routes': `
    workflow: { name: w, entry_point: a, error_routes: [{ on_error: external.a.b, to: fix }] }
    agents:
      - { name: a, type: script, run: make }
      - { name: fix, type: set, value: "{{ error.node }}" }
  `,
  'explicit mode': `
    workflow: { name: w, entry_point: a, context: { mode: explicit }, input: { n: { type: number } } }
    agents:
      - { name: a, type: set, values: { x: "1", y: "2" }, routes: [{ to: b }] }
      - { name: b, type: set, value: "{{ a.output.x }}", routes: [{ to: c }] } #? undeclared-reference
      - { name: c, type: set, value: "{{ workflow.input.n }} {{ workflow.name }}", routes: [{ to: ask }] } #? undeclared-reference
      - { name: ask, prompt: "{{ workflow.input.n }}", routes: [{ to: gate }] } #? undeclared-reference
      - { name: gate, type: human_gate, prompt: "{{ a.output.x }}", options: [{ label: A, value: a, route: d }, { label: B, value: b, route: stop }] } #? undeclared-reference
      - { name: stop, type: terminate, status: failed, reason: "{{ workflow.input.n }}" } #? undeclared-reference
      - name: d
        type: set
        input: [a.x, b.output?, workflow.input.n]
        values:
          fine: "{{ a.output.x }} {{ b.output if b is defined else '' }} {{ workflow.input.n }}"
          other: "{{ a.output.y }}" #? undeclared-reference
        routes: [{ to: $end, when: "{{ c.output }}" }, { to: $end }]
    output: { d: "{{ d.output.fine if d is defined else '' }}" }
  `,
})
