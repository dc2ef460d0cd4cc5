import { describeFindings } from './expectations.js'

/** A file whose `deploy` reads something after `build`, and has one catch-all. */
const flow = (env: string, routes: string, more = '', settings = ''): string => `
  workflow: { name: w, entry_point: build, input: { target: { type: string }, plan: { type: object, default: {} } }${settings} }
  agents:
    - { name: build, type: script, run: "true", output: { url: { type: string } }, routes: [{ to: deploy }] }
    - name: deploy
      type: script
      run: ./deploy.sh
      env: { VALUE: "${env}" }
      routes:
        - { to: $end }
${routes}
    - { name: rollback, type: script, run: ./rollback.sh, routes: [{ to: red }] }
    - { name: red, type: terminate, status: failed, reason: rolled back }
${more}
`

const toRollback = '        - { on_error: true, to: rollback }'
const warned = `${toRollback} #? catch-all-takes-template-error`

describeFindings('a catch-all that starts something takes mistakes in templates', {
  'a field that no schema promises': flow('{{ build.output.version }}', warned),
  'a field of an input': flow('{{ workflow.input.plan.stage }}', warned),
  'what the event may lack': flow('{{ github.event.pull_request.number }}', warned),
  'its own last output': flow('{{ deploy.output.stdout }}', warned).replace(
    '" }\n      routes',
    '" } #? node-may-not-have-run\n      routes',
  ),
  'a star in quotes': flow(
    '{{ build.output.version }}',
    '        - { on_error: "*", to: rollback } #? catch-all-takes-template-error',
  ),
  'a way through a node that only computes': flow(
    '{{ build.output.version }}',
    '        - { on_error: true, to: note } #? catch-all-takes-template-error',
    '    - { name: note, type: set, value: x, routes: [{ to: rollback }] }',
  ),
  'a retry before it lets go in the end': flow(
    '{{ build.output.version }}',
    `        - { on_error: true, retry: { max: 1 } }\n${warned}`,
  ),
})

const quiet = flow('{{ build.output.version }}', '        - { on_error: true, to: sorry }').replace(
  '- { name: rollback, type: script, run: ./rollback.sh, routes: [{ to: red }] }\n    - { name: red, type: terminate, status: failed, reason: rolled back }',
  '- { name: sorry, type: terminate, status: failed, reason: "{{ deploy.error.message }}" }',
)

describeFindings('and is not told of', {
  'a declared input': flow('{{ workflow.input.target }}', toRollback),
  'a field that the schema promises': flow('{{ build.output.url }}', toRollback),
  'what every script has': flow('{{ build.output.stdout }}', toRollback),
  'a default': flow("{{ build.output.version | default('') }}", toRollback),
  'a text without a template': flow('plain', toRollback),
  'a route before it that takes template errors': flow(
    '{{ build.output.version }}',
    `        - { on_error: internal.template_error, propagate: true }\n${toRollback}`,
  ),
  'kinds that are named': flow(
    '{{ build.output.version }}',
    '        - { on_error: internal.script_error, to: rollback }',
  ),
  'a handler that only ends the run': quiet,
  'a handler that reads the error that led to it': `
  workflow: { name: w, entry_point: a }
  agents:
    - { name: a, type: script, run: "true", routes: [{ to: $end }, { on_error: internal.script_error, to: tell }] }
    - name: tell
      type: script
      run: ./tell.sh
      env: { KIND: "{{ a.error.kind }}" }
      routes: [{ to: $end }, { on_error: true, to: last }]
    - { name: last, type: script, run: ./last.sh, routes: [{ halt: { message: no } }] }
`,
})

describeFindings('a catch-all of the whole file', {
  'is judged for every node that it is for': `
  workflow:
    name: w
    entry_point: a
    error_routes:
      - { on_error: true, to: rollback } #? catch-all-takes-template-error
  agents:
    - { name: a, type: script, run: "true", routes: [{ to: b }] }
    - { name: b, type: script, run: ./b.sh, env: { X: "{{ a.output.made }}" }, routes: [{ to: $end }] }
    - { name: rollback, type: script, run: ./rollback.sh, routes: [{ halt: { message: no } }] }
`,
})

const ends = (node: string, routes: string, settings = '', more = ''): string => `
  workflow: { name: w, entry_point: a${settings} }
  agents:
    - name: a
      type: script
      run: ./a.sh
      routes:
        - { to: $end }
${routes}
    - ${node}
${more}
`
const notify = '{ name: notify, type: script, run: ./notify.sh }'
const stop = '{ name: notify, type: script, run: ./notify.sh, routes: [{ to: red }] }'
const red = '    - { name: red, type: terminate, status: failed, reason: "a failed" }'

describeFindings('a catch-all after which the run succeeds', {
  'on a node': ends(notify, '        - { on_error: true, to: notify } #? catch-all-ends-green'),
  'to the end': ends(
    '{ name: b, type: set, value: 1, routes: [{ to: a }] } #? unreachable-node',
    '        - { on_error: "*", to: $end } #? catch-all-ends-green',
  ),
  'among other patterns': ends(
    notify,
    '        - { on_error: [external.a.b, "*"], to: notify } #? catch-all-ends-green',
  ),
  'that recovers': ends(
    '{ name: b, type: set, value: 1 } #? unreachable-node',
    '        - { on_error: true, recover: { output: { x: 1 } } } #? catch-all-ends-green',
  ),
  'over a retry from an earlier node that can go past this one': `
  workflow: { name: w, entry_point: a }
  agents:
    - { name: a, type: script, run: "true", routes: [{ to: $end, when: output.done == 1 }, { to: b }] }
    - name: b
      type: script
      run: ./b.sh
      routes:
        - { to: $end }
        - { on_error: true, retry: { max: 1, from: a } } #? catch-all-ends-green
  `,
  'in error_routes': `
  workflow:
    name: w
    entry_point: a
    error_routes:
      - { on_error: true, to: notify } #? catch-all-ends-green
  agents:
    - { name: a, type: script, run: ./a.sh }
    - { name: notify, type: script, run: ./notify.sh }
  `,
})

describeFindings('and one after which it fails is sound', {
  'a terminate behind the handler': ends(stop, '        - { on_error: true, to: notify }', '', red),
  'a halt': ends(
    '{ name: b, type: set, value: 1 } #? unreachable-node',
    '        - { on_error: true, halt: { message: no } }',
  ),
  'a halt behind the handler': ends(
    '{ name: notify, type: script, run: ./notify.sh, routes: [{ halt: { message: "a failed" } }] }',
    '        - { on_error: true, to: notify }',
  ),
  'kinds that are named': ends(notify, '        - { on_error: external.a.b, to: notify }'),
  'a condition': ends(notify, '        - { on_error: true, when: kind != "internal.timeout", to: notify }'),
  retries: ends(
    '{ name: b, type: set, value: 1 } #? unreachable-node',
    '        - { on_error: true, retry: { max: 2 } }',
  ),
})
