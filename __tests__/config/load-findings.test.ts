import { describe, expect, it } from 'vitest'
import { validateWorkflow } from '../../src/config/rules/index.js'
import { loadText, places, withNode } from './load-helpers.js'

const head = 'workflow: { name: test, entry_point: a }\n'
const set = 'agents: [{ name: a, type: set, value: x }]\n'

/** What a file is, and the findings that it must have: code, line, column. */
const kinds = (catalogue: string): string => `workflow: { name: t, entry_point: a, kinds: ${catalogue} }\n${set}`

const cases: readonly (readonly [name: string, text: string, expected: readonly string[]])[] = [
  ['nothing', '', ['file-empty 1:1']],
  [
    'bounds that are equal',
    withNode(
      'type: script',
      'run: x',
      'output: { n: { type: number, minimum: 1, maximum: 1 }, s: { type: string, minLength: 2, maxLength: 2 } }',
    ),
    [],
  ],
  [
    'an abort that is not allowed',
    withNode('type: questions', 'questions: [{ text: x }]', 'allow_abort: false', 'abort_route: $end'),
    ['conflicting-fields 7:18'],
  ],
  [
    'a question with choices only',
    withNode('type: questions', 'questions: [{ text: x, choices: [a], allow_free_text: false }]'),
    [],
  ],
  [
    'an option that leaves the way to the routes',
    withNode('type: human_gate', 'prompt: x', 'options: [{ label: a, value: a }]', 'routes: [{ to: $end }]'),
    [],
  ],
  ['only a comment', '# later\n', ['file-empty 1:1']],
  ['a list', '- workflow\n', ['not-a-mapping 1:1']],
  ['a text', 'hello\n', ['not-a-mapping 1:1']],
  ['a tab as indentation', 'workflow:\n\tname: x\n', ['yaml-syntax 2:1']],
  ['an unclosed bracket', 'workflow: [1, 2\n', ['yaml-syntax 1:11']],
  ['a colon in a plain text', 'workflow: a: b\n', ['yaml-syntax 1:11']],
  ['an alias without anchor', `${head}${set}output: { a: *nope }\n`, ['yaml-syntax 3:14']],
  ['an unknown tag', `${head}agents: [{ name: a, type: set, value: !env X }]\n`, ['yaml-unknown-tag 2:39']],
  ['two documents', `${head}${set}---\n${head}`, ['yaml-multiple-documents 3:1']],
  ['a key twice', `${head}${set}workflow: { name: b, entry_point: a }\n`, ['yaml-duplicate-key 3:1']],
  [
    'a key twice in a flow mapping',
    `${head}agents: [{ name: a, type: set, value: x, name: b }]\n`,
    ['yaml-duplicate-key 2:42'],
  ],
  ['a mapping as key', `${head}${set}output: { ? [a] : b }\n`, ['yaml-bad-key 3:13']],
  ['no workflow', set, ['missing-field 1:1']],
  ['no nodes', head, ['missing-field 1:1']],
  ['an empty list of nodes', `${head}agents: []\n`, ['empty-value 2:1']],
  ['agents and nodes', `${head}${set}nodes: [{ name: b, type: set, value: x }]\n`, ['conflicting-fields 3:1']],
  ['no name and no entry point', `workflow: {}\n${set}`, ['missing-field 1:11', 'missing-field 1:11']],
  ['an unknown field at the top', `${head}${set}outputs: {}\n`, ['unknown-field 3:1']],
  [
    'an unknown field in the workflow',
    `workflow: { name: t, entry_point: a, enviroment: {} }\n${set}`,
    ['unknown-field 1:38'],
  ],
  [
    'a text for a number',
    `workflow: { name: t, entry_point: a, limits: { max_iterations: many } }\n${set}`,
    ['wrong-type 1:64'],
  ],
  [
    'a limit out of range',
    `workflow: { name: t, entry_point: a, limits: { max_iterations: 0 } }\n${set}`,
    ['out-of-range 1:64'],
  ],
  [
    'an unknown mode',
    `workflow: { name: t, entry_point: a, context: { mode: explict } }\n${set}`,
    ['wrong-value 1:55'],
  ],
  ['an input without type', `workflow: { name: t, entry_point: a, input: { x: {} } }\n${set}`, ['missing-field 1:50']],
  [
    'a default of the wrong type',
    `workflow: { name: t, entry_point: a, input: { x: { type: number, default: five } } }\n${set}`,
    ['bad-default 1:75'],
  ],
  [
    'a default and an example that break their schema',
    'workflow: { name: t, entry_point: a }\nagents: [{ name: a, type: set, values: { n: 1 }, output: { n: { type: integer, default: x, minimum: 2, example: 1 } } }]',
    ['bad-default 2:89', 'bad-default 2:113'],
  ],
  ['a catalogue that is no mapping', kinds('[external.git.drift]'), ['wrong-type 1:45']],
  ['a catalogue that is a text', kinds('drift'), ['wrong-type 1:45']],
  ['an entry that is no mapping', kinds('{ external.git.drift: moved }'), ['wrong-type 1:67']],
  ['an entry without a value', kinds('{ external.git.drift: }'), []],
  ['a reserved kind in the catalogue', kinds('{ internal.timeout: { owner: me } }'), ['reserved-kind 1:47']],
  ['a malformed kind in the catalogue', kinds('{ Drift: {}, external.git.drift: {} }'), ['bad-kind 1:47']],
  ['a field of an unknown type', kinds('{ external.x.y: { details: { n: { type: int } } } }'), ['wrong-value 1:85']],
  ['a field without a type', kinds('{ external.x.y: { details: { n: {} } } }'), ['missing-field 1:77']],
  ['a field that is no schema', kinds('{ external.x.y: { details: { n: integer } } }'), ['wrong-type 1:77']],
  ['an unknown field of an entry', kinds('{ external.x.y: { detials: {} } }'), ['unknown-field 1:63']],
  ['an empty owner', kinds('{ external.x.y: { owner: "" } }'), ['empty-value 1:70']],
  [
    'a bad pattern of a payload is found later',
    kinds('{ external.x.y: { details: { n: { type: string, pattern: "x" } } } }'),
    [],
  ],
  [
    'bounds the wrong way round in a payload',
    kinds('{ external.x.y: { details: { n: { type: integer, minimum: 3, maximum: 1 } } } }'),
    ['out-of-range 1:103'],
  ],
  [
    'a policy of an unknown type',
    `workflow: { name: t, entry_point: a, policies: [{ name: p, type: max }] }\n${set}`,
    ['unknown-type 1:66'],
  ],
  [
    'two policies of one name',
    `workflow: { name: t, entry_point: a, policies: [{ name: p, type: task_timeout }, { name: p, type: node_availability }] }\n${set}`,
    ['duplicate-name 1:90'],
  ],
  [
    'a policy for no node',
    `workflow: { name: t, entry_point: a, policies: [{ name: p, type: task_timeout, nodes: [] }] }\n${set}`,
    ['empty-value 1:87'],
  ],
  [
    'a policy without its field',
    `workflow: { name: t, entry_point: a, policies: [{ name: p, type: phase_gate }] }\n${set}`,
    ['missing-field 1:49'],
  ],
  ['a node that is a text', `${head}agents: [a]\n`, ['wrong-type 2:10']],
  ['a node without a name', `${head}agents: [{ type: set, value: x }]\n`, ['missing-field 2:10']],
  ['a bad name', `${head}agents: [{ name: a.b, type: set, value: x }]\n`, ['bad-name 2:18']],
  ['a reserved name', `${head}agents: [{ name: workflow, type: set, value: x }]\n`, ['reserved-name 2:18']],
  [
    'a name twice',
    `${head}agents:\n  - { name: a, type: set, value: x }\n  - { name: a, type: set, value: y }\n`,
    ['duplicate-name 4:13'],
  ],
  ['a name twice, as node and group', `${head}${set}parallel: [{ name: a, agents: [a] }]\n`, ['duplicate-name 3:20']],
  ['an unknown type', withNode('type: shell', 'run: x'), ['unknown-type 4:11']],
  ['a type that only upstream has', withNode('type: mcp', 'source: a.output.b'), ['unsupported-type 4:11']],
  ['a misspelled field', withNode('type: script', 'comand: echo'), ['unknown-field 5:5']],
  ['a field of another type', withNode('type: set', 'value: x', 'stdin: y'), ['field-not-for-type 6:5']],
  ['a command without type', withNode('command: echo'), ['field-not-for-type 4:5']],
  [
    'routes on terminate',
    withNode('type: terminate', 'status: success', 'reason: done', 'routes: [{ to: $end }]'),
    ['field-not-for-type 7:5'],
  ],
  ['terminate without its fields', withNode('type: terminate'), ['missing-field 3:5', 'missing-field 3:5']],
  ['a blank reason', withNode('type: terminate', 'status: failed', "reason: ' '"), ['empty-value 6:13']],
  ['neither run nor command', withNode('type: script', 'env: { A: b }'), ['missing-field 3:5']],
  ['run and command', withNode('type: script', 'run: a', 'command: b'), ['conflicting-fields 5:10']],
  ['run with args', withNode('type: script', 'run: a', 'args: [b]'), ['conflicting-fields 6:11']],
  ['shell without run', withNode('type: script', 'command: a', 'shell: bash'), ['conflicting-fields 6:12']],
  ['an unknown shell', withNode('type: script', 'run: a', 'shell: fish'), ['bad-shell 6:12']],
  ['a shell with an open quote', withNode('type: script', 'run: a', 'shell: tool "open {0}'), ['bad-shell 6:12']],
  ['the shell that comes with Windows', withNode('type: script', 'run: a', 'shell: powershell'), []],
  ['value and values', withNode('type: set', 'value: x', 'values: { a: b }'), ['conflicting-fields 6:13']],
  ['neither value nor values', withNode('type: set'), ['missing-field 3:5']],
  [
    'output_type with values',
    withNode('type: set', 'values: { a: b }', 'output_type: string'),
    ['conflicting-fields 6:18'],
  ],
  ['a negative duration', withNode('type: wait', 'duration: -1'), ['bad-duration 5:15']],
  ['a duration of a day and more', withNode('type: wait', 'duration: 25h'), ['bad-duration 5:15']],
  ['a boolean duration', withNode('type: wait', 'duration: true'), ['wrong-type 5:15']],
  ['a duration in words', withNode('type: wait', 'duration: soon'), ['bad-duration 5:15']],
  ['a gate without options', withNode('type: human_gate', 'prompt: Go?'), ['missing-field 3:5']],
  [
    'an option that leads nowhere',
    withNode('type: human_gate', 'prompt: Go?', 'options: [{ label: a, value: a }]'),
    ['gate-option-without-route 6:15'],
  ],
  [
    'two options with one value',
    withNode(
      'type: human_gate',
      'prompt: Go?',
      'options: [{ label: a, value: a, route: $end }, { label: b, value: a, route: $end }]',
    ),
    ['duplicate-option 6:71'],
  ],
  [
    'a when that is no text',
    withNode('type: set', 'value: x', 'routes: [{ to: $end, when: [a] }]'),
    ['wrong-type 6:32'],
  ],
  [
    'an unknown field of a route',
    withNode('type: set', 'value: x', 'routes: [{ to: $end, if: x }]'),
    ['unknown-field 6:26'],
  ],
  [
    'an on_error that is a number',
    withNode('type: script', 'run: x', 'routes: [{ to: $end }, { on_error: 5, to: $end }]'),
    ['wrong-type 6:40'],
  ],
  [
    'an on_error left empty',
    withNode('type: script', 'run: x', 'routes: [{ to: $end }, { on_error: , to: $end }]'),
    ['wrong-type 6:30'],
  ],
  [
    'a retry out of range',
    withNode('type: script', 'run: x', 'routes: [{ to: $end }, { on_error: true, retry: { max: 500 } }]'),
    ['out-of-range 6:60'],
  ],
  [
    'a halt of another form',
    withNode('type: script', 'run: x', 'routes: [{ halt: { msg: a } }]'),
    ['unknown-field 6:24'],
  ],
  [
    'kinds of conditions on the output',
    withNode(
      'type: script',
      'run: x',
      'fail_when:',
      '  - { when: x, kind: internal.timeout }',
      '  - { when: x, kind: Drift }',
    ),
    ['reserved-kind 7:26', 'bad-kind 8:26'],
  ],
  [
    'conditions on the output without a part',
    withNode(
      'type: script',
      'run: x',
      'fail_when:',
      '  - { when: x }',
      '  - { kind: a.b }',
      '  - { when: "", kind: a.b }',
    ),
    ['missing-field 7:9', 'missing-field 8:9', 'empty-value 9:17'],
  ],
  ['an empty list of conditions', withNode('type: script', 'run: x', 'fail_when: []'), ['empty-value 6:16']],
  ['a condition that is a text', withNode('type: script', 'run: x', 'fail_when: x'), ['wrong-type 6:16']],
  [
    'exit codes that no failure has',
    withNode(
      'type: script',
      'run: x',
      'classify:',
      '  - { exit_code: 0, stdout: failed, kind: a.b }',
      '  - { exit_code: [0, -1], kind: a.b }',
      '  - { exit_code: "-15..-1", kind: a.b }',
      '  - { exit_code: 4294967296, kind: a.b }',
      '  - { exit_code: 4294967295, kind: a.b }',
      '  - { exit_code: "0-3", kind: a.b }',
    ),
    ['exit-code-never 7:22', 'exit-code-never 8:22', 'exit-code-never 9:22', 'exit-code-never 10:22'],
  ],
  [
    'a rule without kind and condition',
    withNode('type: script', 'run: x', 'classify: [{ message: a }]'),
    ['classify-without-kind 6:16', 'classify-without-condition 6:16'],
  ],
  [
    'a rule with a bad kind',
    withNode('type: script', 'run: x', 'classify: [{ exit_code: 1, kind: oops }]'),
    ['bad-kind 6:38'],
  ],
  [
    'a rule with a reserved kind',
    withNode('type: script', 'run: x', 'classify: [{ exit_code: 1, kind: internal.timeout }]'),
    ['reserved-kind 6:38'],
  ],
  [
    'a rule for a signal that is none',
    withNode('type: script', 'run: x', 'classify: [{ signal: [sigkill, term, SIGNOPE], kind: a.b }]'),
    ['wrong-value 6:26'],
  ],
  [
    'a set with a condition',
    withNode(
      'type: script',
      'run: x',
      'classify: [{ use: git, exit_code: 1 }, { use: npm, kind: external.npm.other }]',
    ),
    ['conflicting-fields 6:23'],
  ],
  [
    'an output field without type',
    withNode('type: script', 'run: x', 'output: { a: { description: b } }'),
    ['missing-field 6:18'],
  ],
  [
    'a minimum for a text',
    withNode('type: script', 'run: x', 'output: { a: { type: string, minimum: 1 } }'),
    ['conflicting-fields 6:43'],
  ],
  [
    'an empty enum',
    withNode('type: script', 'run: x', 'output: { a: { type: string, enum: [] } }'),
    ['empty-value 6:40'],
  ],
  [
    'an enum of another type',
    withNode('type: script', 'run: x', 'output: { a: { type: number, enum: [1, b] } }'),
    ['wrong-type 6:44'],
  ],
  ['a child that is a template', withNode('type: workflow', 'workflow: "{{ x }}.yaml"'), ['child-is-template 5:15']],
  ['a child that is not there', withNode('type: workflow', 'workflow: ./no.yaml'), ['child-not-found 5:15']],
  ['a child in a registry', withNode('type: workflow', 'workflow: qa-bot@team#v1.0.0'), ['registry-reference 5:15']],
  [
    'a child outside of the workspace',
    withNode('type: workflow', 'workflow: ../../x.yaml'),
    ['outside-workspace 5:15'],
  ],
  [
    'a member that cannot be one',
    `${head}${set}for_each: [{ name: g, source: a.output, as: x, agent: { name: w, type: wait, duration: 1 } }]\n`,
    ['wrong-value 3:72'],
  ],
  [
    'a reserved loop variable',
    `${head}${set}for_each: [{ name: g, source: a.output, as: loop, agent: { name: w, type: set, value: x } }]\n`,
    ['reserved-name 3:45'],
  ],
  [
    'two bounds of tolerate',
    `${head}${set}parallel: [{ name: g, agents: [a], tolerate: { count: 1, percent: 5 } }]\n`,
    ['conflicting-fields 3:46'],
  ],
  [
    'a provider without name',
    `workflow: { name: t, entry_point: a, runtime: { provider: { base_url: x } } }\n${set}`,
    ['missing-field 1:59'],
  ],
]

describe('findings of one file', () => {
  it.each(cases)('%s', (_, text, expected) => {
    expect(places(loadText(text).findings)).toEqual(expected)
  })

  it('reports everything at once', () => {
    const { findings } = loadText(
      withNode('type: script', 'comand: echo', 'timeout: soon', 'routes:', '  - { to: $end, if: x }'),
    )
    expect(places(findings)).toEqual(['unknown-field 5:5', 'wrong-type 6:14', 'unknown-field 8:21'])
  })

  const suggestions: readonly (readonly [text: string, suggestion: string])[] = [
    [withNode('type: set', 'valu: x'), 'did you mean `value`?'],
    [withNode('type: set', 'value: x', 'comand: y'), 'did you mean `command`?'],
    [withNode('type: set', 'value: x', 'routes: [{ to: $end, if: x }]'), 'did you mean `when`?'],
    [withNode('type: scrpt', 'run: x'), 'did you mean `script`?'],
    [withNode('command: x'), 'add `type: script` when it is one'],
    [`workflow: { name: t, entry_point: a, context: { mode: explict } }\n${set}`, 'did you mean `explicit`?'],
    [`${head}${set}steps: []\n`, 'did you mean `agents`?'],
    [withNode('type: workflow', 'workflow: ./man.yaml'), 'did you mean `./main.yaml`?'],
    [
      withNode('type: workflow', 'workflow: main.yaml'),
      'make sure that some path does not call again; `max_depth` on the node sets the depth, 10 unless it is given',
    ],
    [
      withNode('type: script', 'run: x', 'routes: [{ to: $end }, { on_error: true, retry: { max: 200 } }]'),
      'the most that it can be is `100`',
    ],
    [`workflow: { name: t, entry_point: a, description: 5 }\n${set}`, 'put it in quotes: "5"'],
  ]
  it.each(suggestions)('suggests for %j', (text, suggestion) => {
    expect(loadText(text).findings.map((finding) => finding.suggestion)).toContain(suggestion)
  })

  it('warns of fields that only microsoft/conductor uses', () => {
    const text = `workflow:\n  name: t\n  entry_point: a\n  runtime: { provider: { name: openai, wire_api: x }, timeout: 5 }\n  cost: { show_summary: true }\nagents:\n  - { name: a, prompt: hi, skills: [x], dialog: {} }\nskills: []\n`
    const { findings } = loadText(text)
    expect(places(findings)).toEqual([
      'no-effect 4:40',
      'no-effect 4:55',
      'no-effect 5:11',
      'no-effect 7:28',
      'no-effect 7:41',
      'no-effect 8:1',
    ])
    expect(findings.every(({ severity }) => severity === 'warning')).toBe(true)
  })

  const group = (fields: string, member = '{ name: m, type: set, value: x }'): string =>
    `workflow: { name: t, entry_point: g }\nagents: [{ name: b, type: set, value: "{{ g.outputs }}" }]\nfor_each: [{ name: g, ${fields}, agent: ${member}, routes: [{ to: b }, { on_error: x.y, to: b }] }]\n`
  it.each([
    ['retry', withNode('type: script', 'run: x', 'routes: [{ to: $end }, { on_error: true, retry: true }]')],
    ['to', withNode('type: script', 'run: x', 'routes: [{ to: 5 }]')],
    ['on_error', withNode('type: script', 'run: x', 'routes: [{ to: $end }, { on_error: , to: $end }]')],
    ['a kind of on_error', withNode('type: script', 'run: x', 'routes: [{ to: $end }, { on_error: [{}], to: $end }]')],
    ['raises', withNode('type: script', 'run: x', 'raises: [{}]')],
    ['the source of a group', group('source: {}, as: it')],
    ['the name of the items of a group', group('source: b.output, as: []')],
    ['the member of a group', group("source: '{{ [] }}', as: it", '{ name: m, type: script, run: x, timeout: {} }')],
    ['the type of the member of a group', group("source: '{{ [] }}', as: it", '{ name: m, type: scritp, run: x }')],
  ])('says once that %s is broken', (_, text) => {
    const { workflow, findings } = loadText(text)
    const judged = workflow === null ? [] : validateWorkflow(workflow).findings
    expect([...findings, ...judged].map(({ code, message }) => `${code} ${message}`)).toHaveLength(1)
  })

  it('keeps the name of an invalid policy and the positions of the others', () => {
    const { workflow } = loadText(
      `workflow: { name: t, entry_point: a, policies: [{ name: p, type: expression }, { name: q, type: task_timeout }] }\n${set}`,
    )
    expect(workflow?.settings.policies?.map(({ name }) => name)).toEqual(['p', 'q'])
  })

  it('continues after an invalid node', () => {
    const { workflow } = loadText(
      `${head}agents:\n  - { name: a, type: script, run: x, tiemout: 5, routes: [{ to: b }] }\n  - { name: b, type: wait }\n  - { name: c, type: nonsense }\n`,
    )
    expect([...(workflow?.steps.keys() ?? [])]).toEqual(['a', 'b', 'c'])
  })
})
