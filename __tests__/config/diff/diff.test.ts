import { describe, expect, it } from 'vitest'
import { changeClasses, diffContracts, isChangeClass, renderDiff } from '../../../src/config/diff/index.js'
import { load } from '../rules/expectations.js'

function workflow(routes: string, more = ''): string {
  return `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: script, run: "true", raises: [external.a.b, external.a.c], routes: [{ to: $end }, { on_error: "internal.*", halt: true }${routes}]${more} }
      - { name: b, type: set, value: x }
  `
}

function changes(base: string | null, head: string | null): readonly string[] {
  const diff = diffContracts(
    base === null ? null : load({ 'main.yaml': base }),
    head === null ? null : load({ 'main.yaml': head }),
  )
  return diff.changes.map((change) =>
    [change.class, change.node, change.kind].filter((part) => part !== null).join(' '),
  )
}

const RETRY = ', { on_error: external.a.b, retry: { max: 3 } }'

describe('the difference of two contracts', () => {
  const table: readonly (readonly [string, string, string, readonly string[]])[] = [
    ['nothing', workflow(RETRY), workflow(RETRY), []],
    [
      'a handler that is gone',
      workflow(', { on_error: external.a.b, to: b }'),
      workflow(''),
      ['escaping-kind-added a external.a.b', 'handler-removed a external.a.b'],
    ],
    [
      'a handler that is new',
      workflow(''),
      workflow(', { on_error: external.a.b, to: b }'),
      ['hides a external.a.b', 'escaping-kind-removed a external.a.b', 'handler-added a external.a.b'],
    ],
    [
      'a retry budget',
      workflow(RETRY),
      workflow(', { on_error: external.a.b, retry: { max: 5 } }'),
      ['retry-budget-changed a external.a.b'],
    ],
    [
      'a default that is written out',
      workflow(RETRY),
      workflow(', { on_error: external.a.b, retry: { max: 3, backoff: exponential } }'),
      [],
    ],
    [
      'another target',
      workflow(', { on_error: external.a.b, to: b }'),
      workflow(', { on_error: external.a.b, to: $end }'),
      ['handler-changed a external.a.b'],
    ],
    [
      'another order',
      workflow(', { on_error: external.a.b, halt: true }, { on_error: external.a.*, to: b }'),
      workflow(', { on_error: external.a.*, to: b }, { on_error: external.a.b, halt: true }'),
      ['hides a external.a.b', 'handler-reordered a external.a.*'],
    ],
    [
      'a retry policy',
      workflow(RETRY),
      workflow(RETRY, ', resilience: { retry: { max_retries: 2 } }'),
      ['retry-budget-changed a'],
    ],
    [
      'defaults of resilience that are written out',
      workflow(RETRY, ', resilience: { retry: {}, circuit_breaker: {} }'),
      workflow(RETRY, ', resilience: { retry: { max_retries: 3, jitter: 0.25 }, circuit_breaker: { scope: run } }'),
      [],
    ],
    [
      'a breaker',
      workflow(RETRY, ', resilience: { circuit_breaker: {} }'),
      workflow(RETRY, ', resilience: { circuit_breaker: { failure_threshold: 1 } }'),
      ['retry-budget-changed a'],
    ],
    [
      'a dead letter beside an action',
      workflow(RETRY),
      workflow(', { on_error: external.a.b, retry: { max: 3 }, dead_letter: true }'),
      ['handler-changed a external.a.b'],
    ],
    [
      'an escalation beside an action',
      workflow(', { on_error: external.a.b, to: b, escalate: true }'),
      workflow(', { on_error: external.a.b, to: b }'),
      ['handler-changed a external.a.b'],
    ],
    [
      'a rule of classify',
      workflow(RETRY, ', classify: [{ exit_code: 3, kind: external.a.b }]'),
      workflow(RETRY, ', classify: [{ exit_code: 4, kind: external.a.b }]'),
      ['classify-changed a'],
    ],
  ]
  it('names the fields of a policy that differ, as the file names them', () => {
    const message = (before: string, after: string) =>
      diffContracts(
        load({ 'main.yaml': workflow(RETRY, before) }),
        load({ 'main.yaml': workflow(RETRY, after) }),
      ).changes.map((change) => change.message)
    const retry = (fields: string) => `, resilience: { retry: { ${fields} } }`
    expect(message(retry('max_retries: 2'), retry('max_retries: 2, initial_delay: 5, max_delay: 9'))).toEqual([
      'a: the retry policy was {"initial_delay":1,"max_delay":60} and is now {"initial_delay":5,"max_delay":9}.',
    ])
    const breaker = ', resilience: { circuit_breaker: { recovery_timeout: 30, key: db } }'
    expect(message('', breaker)).toContain(
      'a: the circuit breaker was none and is now {"failure_threshold":5,"key":"db","recovery_timeout":30,"scope":"run","success_threshold":2}.',
    )
  })

  it('something that may pass now and did not before', () => {
    const passes = (base: string, head: string) => changes(base, head).filter((line) => line.startsWith('hides'))
    const routed = (route: string) => workflow(`, { on_error: external.a.b, ${route} }`)
    expect(passes(routed('halt: true'), routed('to: b'))).toEqual(['hides a external.a.b'])
    expect(passes(routed('to: b'), routed('to: $end'))).toEqual([])
    expect(passes(routed('to: b'), routed('halt: true'))).toEqual([])
    const plain = (fields: string) => `
      workflow: { name: w, entry_point: a }
      agents: [{ name: a, type: script, run: ./a.sh${fields} }]
    `
    expect(passes(plain(''), plain(', strict_exit: false'))).toEqual(['hides a internal.script_error'])
    const policy = ', policies: [{ name: p, type: node_availability, mode: MODE }]'
    const governed = (mode: string) =>
      workflow('').replace('entry_point: a', `entry_point: a${policy.replace('MODE', mode)}`)
    expect(passes(governed('enforce'), governed('warn'))).toEqual(['hides internal.policy_denied'])
    const group = (fields: string) => `
      workflow: { name: w, entry_point: g, input: { list: { type: array } } }
      agents: [{ name: z, type: set, value: 1 }]
      for_each:
        - { name: g, type: for_each, source: workflow.input.list, as: i, agent: { name: m, type: script, run: ./m.sh, raises: [x.y] }${fields} }
    `
    expect(passes(group(''), group(', tolerate: { count: 1 }'))).toEqual(['hides g'])
    expect(passes(group(', tolerate: { count: 1 }'), group(', tolerate: { count: 2 }'))).toEqual(['hides g'])
    expect(passes(group(', tolerate: { count: 2 }'), group(', tolerate: { count: 1 }'))).toEqual([])
  })

  it('a failure that could only end red and may end green now, whatever was edited', () => {
    const hides = (base: string, head: string) =>
      diffContracts(load({ 'main.yaml': base }), load({ 'main.yaml': head }))
        .changes.filter((change) => change.class === 'hides')
        .map(({ node, kind }) => `${node ?? '-'} ${kind ?? '-'}`)
    const file = (fields: string, status = 'failed', settings = '') => `
      workflow: { name: w, entry_point: a${settings} }
      agents:
        - { name: a, type: script, run: ./a.sh, ${fields} }
        - { name: b, type: set, value: 1 }
        - { name: red, type: terminate, status: ${status}, reason: r }
    `
    const onError = (kinds: string, to = 'red') =>
      `raises: [x.y, x.z], routes: [{ to: b }, { on_error: ${kinds}, to: ${to} }]`
    const routed = (...routes: readonly string[]) => `routes: [${routes.join(', ')}]`
    const checked = (when: string, to = 'red') => routed(`{ to: ${to}, when: ${when} }`, '{ to: b }')
    const schema = 'output: { n: { type: number }, ok: { type: boolean } }'
    const policy = ', policies: [{ name: p, type: node_availability }]'
    const narrow = policy.replace('availability', 'availability, nodes: [b]')
    const [violation, tests] = [['a internal.schema_violation'], ['a external.build.test']]
    const output = (field: string) => `output: { n: { type: ${field} } }`
    const handled = (...routes: readonly string[]) =>
      `raises: [x.y], routes: [{ to: b }, ${routes.map((route) => `{ on_error: ${route} }`).join(', ')}]`
    const told = 'fail_when: [{ when: not output.ok, kind: x.y }]'
    const allow = (condition: string) =>
      `, policies: [{ name: p, type: expression, allow_if: ${condition}, nodes: [a] }]`
    const kinds = (details: string) => `, kinds: { x.y: { details: ${details} } }`
    /** The type of a field with a constraint, and with a weaker one. */
    const loosened: readonly (readonly [string, string])[] = [
      ['integer', 'number'],
      ['number, maximum: 5', 'number'],
      ['number, maximum: 5', 'number, maximum: 6'],
      ['number, minimum: 5', 'number, minimum: -5'],
      ['string, enum: [a, b]', 'string'],
      ['string, enum: [a, b]', 'string, enum: [a, b, c]'],
      ['string, pattern: "^a"', 'string'],
      ['string, minLength: 1', 'string'],
      ['string, maxLength: 1', 'string, maxLength: 2'],
      ['string', 'string, nullable: true'],
      ['object, properties: { m: { type: string } }', 'object'],
      ['object, properties: { m: { type: number, minimum: 0 } }', 'object, properties: { m: { type: number } }'],
      ['array, items: { type: string }', 'array'],
      ['array, items: { type: string, enum: [a] }', 'array, items: { type: string }'],
    ]
    const cases: readonly (readonly [string, string, readonly string[]])[] = [
      [file(onError('x.y')), file(onError('x.y'), 'success'), ['a x.y']],
      [file(onError('x.y')), file(onError('x.y', '$end')), ['a x.y']],
      [file(onError('x.y', 'b')), file(onError('[x.y, x.z]', 'b')), ['a x.z']],
      [file(onError('x.y')), file(onError('[x.y, x.z]')), []],
      [file(checked('exit_code != 0')), file(checked('exit_code != 0', '$end')), ['a internal.script_error']],
      [file(checked('exit_code == 1', 'b')), file(checked('"exit_code in [1, 2]"', 'b')), ['a internal.script_error']],
      [file(checked('"exit_code in [1, 2]"', 'b')), file(checked('exit_code == 1', 'b')), []],
      [file(checked('exit_code != 0')), file(onError('true')), []],
      [file(checked('output.n > 0')), file(checked('output.n > 0'), 'success'), ['a -']],
      [file(checked('output.n > 0')), file(checked('output.n > 0', '$end')), ['a -']],
      [file(checked('output.n > 0')), file(checked('output.n > 5')), ['a -']],
      [file(checked('output.n > 0')), file(routed('{ to: b }')), ['a -']],
      [
        file(checked('output.n > 0')),
        file(routed('{ to: red, when: output.m }', '{ to: red, when: output.n > 0 }', '{ to: b }')),
        [],
      ],
      [
        file(routed('{ to: b, when: output.n == 0 }')),
        file(routed('{ to: b, when: output.n == 0 }', '{ to: $end }')),
        ['a -'],
      ],
      [
        file(routed('{ to: b, when: output.n == 7 }')),
        file(routed('{ to: b, when: output.n == 7 }', '{ to: $end }')),
        ['a -'],
      ],
      [file('shell: bash'), file("shell: 'bash {0}'"), ['a internal.script_error']],
      [file('reports: a.xml, reports_required: true'), file('reports: a.xml'), ['a external.build.test']],
      [file('reports: a.xml'), file('timeout: 5'), ['a external.build.test']],
      [file('reports: a.xml'), file('reports: [a.xml, b.xml]'), []],
      [file('reports: a.xml'), file('timeout: 5, routes: [{ to: red }]'), []],
      [file(schema), file('timeout: 5'), ['a internal.schema_violation']],
      [file(schema), file(schema.replace('boolean', 'boolean, required: false')), ['a internal.schema_violation']],
      [file('timeout: 5'), file(schema), ['a internal.timeout']],
      [file('timeout: 5'), file('timeout: 50'), []],
      [file('timeout: 5', 'failed', policy), file('timeout: 5'), ['- internal.policy_denied']],
      [file('timeout: 5', 'failed', policy), file('timeout: 5', 'failed', narrow), ['- internal.policy_denied']],
      [file('timeout: 5', 'failed', narrow), file('timeout: 5', 'failed', policy), []],
      ...loosened.map(([before, after]) => [file(output(before)), file(output(after)), violation] as const),
      ...loosened.map(([before, after]) => [file(output(after)), file(output(before)), []] as const),
      [file('output: {}'), file('timeout: 5'), violation],
      [file(handled('x.y, when: details.soft, to: b')), file(handled('x.y, to: b')), ['a x.y']],
      [file(handled('x.y, when: details.soft, to: b')), file(handled('x.y, when: details.hard, to: b')), ['a x.y']],
      [file(handled('x.y, to: b')), file(handled('x.y, when: details.soft, to: b')), []],
      [file(handled('x.y, when: details.hard, halt: true', 'x.y, to: b')), file(handled('x.y, to: b')), ['a x.y']],
      [
        file(handled('x.y, when: details.hard, to: red', 'x.y, to: b')),
        file(handled('x.y, to: b', 'x.y, when: details.hard, to: red')),
        ['a x.y'],
      ],
      [
        file(handled('x.y, when: details.hard, halt: true', 'x.y, to: b')),
        file(handled('x.y, when: details.hard, to: red', 'x.y, to: b')),
        [],
      ],
      [file(handled('x.y, when: details.hard, halt: true', 'x.y, to: b')), file(handled('x.y, halt: true')), []],
      [file('reports: "**/*.xml"'), file('reports: "*.xml"'), tests],
      [file('reports: "**/a.xml"'), file('reports: "*/a.xml"'), tests],
      [file('reports: ["a/*.xml", b.xml]'), file('reports: ["a/*.xml", c.xml]'), tests],
      [file('reports: a/b.xml'), file('reports: "**/*.xml"'), []],
      [file('reports: "a/*.xml"'), file('reports: "a/**/*.xml, c.xml"'), []],
      [file(told), file('timeout: 5'), ['a x.y']],
      [file(told), file(told.replace('not output.ok', 'output.no')), ['a x.y']],
      [file(told), file(`${told}, timeout: 5`), []],
      [
        file('timeout: 5'),
        file('timeout: 5').replace('type: script, run: ./a.sh, timeout: 5', 'type: set, value: 1'),
        ['a internal.script_error'],
      ],
      ...['"true"', '"{{ true }}"', 'b.output.ok or true', 'not false', `"'yes'"`, '1 == 1'].map(
        (always) =>
          [
            file('timeout: 5', 'failed', allow('b.output.ok')),
            file('timeout: 5', 'failed', allow(always)),
            ['- internal.policy_denied'],
          ] as const,
      ),
      [file('timeout: 5', 'failed', allow('"true"')), file('timeout: 5', 'failed', allow('"true"')), []],
      [
        file('timeout: 5', 'failed', kinds('{ n: { type: integer, minimum: 1 } }')),
        file('timeout: 5', 'failed', kinds('{ n: { type: integer } }')),
        ['- internal.schema_violation'],
      ],
      [
        file('timeout: 5', 'failed', kinds('{ n: { type: integer } }')),
        file('timeout: 5', 'failed', kinds('{ n: { type: integer, minimum: 1 } }')),
        [],
      ],
    ]
    for (const [base, head, expected] of cases) expect([base, head, hides(base, head)]).toEqual([base, head, expected])
  })

  it('a node that nothing leads to any more', () => {
    const file = (entry: string, to: string, settings = '', members = 'm, n') => `
      workflow: { name: w, entry_point: ${entry}${settings} }
      agents:
        - { name: a, type: script, run: ./a.sh, routes: [{ to: ${to} }] }
        - { name: b, type: script, run: ./b.sh, routes: [{ to: g }] }
        - { name: m, type: script, run: ./m.sh }
        - { name: n, type: script, run: ./n.sh }
      parallel: [{ name: g, agents: [${members}], routes: [{ to: $end }] }]
    `
    const hides = (base: string, head: string) => changes(base, head).filter((line) => line.startsWith('hides'))
    const all = file('a', 'b')
    expect(hides(all, file('a', 'g'))).toEqual(['hides b'])
    expect(hides(all, file('b', '$end'))).toEqual(['hides a'])
    expect(hides(all, file('a', 'b', '', 'm'))).toEqual(['hides n'])
    expect(hides(file('a', 'g', ', finally: b'), file('a', 'g'))).toEqual(['hides b'])
    expect(hides(all, all.replaceAll('name: b', 'name: c').replace('to: b', 'to: c'))).toEqual([])
    expect(hides(file('a', 'g'), all)).toEqual([])
  })

  it('a node that is gone, unless it has another name', () => {
    const file = (nodes: string) => `
      workflow: { name: w, entry_point: a }
      agents: [{ name: a, type: set, value: 1, routes: [{ to: b }] }, ${nodes}]
    `
    const check = '{ name: b, type: script, run: ./check.sh, routes: [{ to: c }] }, { name: c, type: set, value: 2 }'
    const hides = (base: string, head: string) =>
      changes(file(base), file(head)).filter((line) => line.startsWith('hides'))
    expect(hides(check, '{ name: b, type: set, value: 2 }')).toEqual(['hides b internal.script_error'])
    const [gone, renamed] = [
      file(check)
        .replace('to: b', 'to: c')
        .replace(/\{ name: b.*?\}\] \}, /, ''),
      file(check).replaceAll('name: b', 'name: d').replace('to: b', 'to: d'),
    ]
    expect(changes(file(check), gone)).toContain('hides b internal.script_error')
    expect(changes(file(check), renamed).filter((line) => line.startsWith('hides'))).toEqual([])
  })

  it('another child, unless it does the same', () => {
    const caller = (child: string) => `
      workflow: { name: w, entry_point: a }
      agents: [{ name: a, type: workflow, workflow: ./${child} }]
    `
    const child = (run: string) => `
      workflow: { name: c, entry_point: x }
      agents: [{ name: x, type: script, run: ${run} }]
    `
    const files = { 'one.yaml': child('./check.sh'), 'two.yaml': child('"true"'), 'three.yaml': child('./check.sh') }
    const hides = (name: string) =>
      diffContracts(
        load({ 'main.yaml': caller('one.yaml'), ...files }),
        load({ 'main.yaml': caller(name), ...files }),
      ).changes.filter((change) => change.class === 'hides' && change.node === 'a').length
    expect([hides('two.yaml'), hides('three.yaml'), hides('one.yaml')]).toEqual([1, 0, 0])
  })

  it('names the texts that it cannot compare', () => {
    const file = (run: string, prompt = 'look') => `
      workflow: { name: w, entry_point: check }
      agents:
        - { name: check, type: script, run: "${run}", routes: [{ to: ask }] }
        - { name: ask, type: agent, prompt: ${prompt} }
    `
    const compare = (head: string) => diffContracts(load({ 'main.yaml': file('./a.sh') }), load({ 'main.yaml': head }))
    const diff = compare(file('./a.sh || true', 'hear'))
    expect(diff.not_compared).toEqual([
      { node: 'check', field: 'run' },
      { node: 'ask', field: 'prompt' },
    ])
    const lines = 'not compared: run of check\nnot compared: prompt of ask\n'
    expect(renderDiff(diff, 'text')).toBe(`No change in error behaviour.\n${lines}`)
    expect(renderDiff(diff, 'markdown')).toContain('not compared: `run of check`')
    expect(compare(file('./a.sh')).not_compared).toEqual([])
  })

  it('more failed items than a group tolerated', () => {
    const group = (fields: string) => `
      workflow: { name: w, entry_point: g, input: { list: { type: array } } }
      agents: [{ name: z, type: set, value: 1 }]
      for_each:
        - { name: g, type: for_each, source: workflow.input.list, as: i, agent: { name: m, type: script, run: ./m.sh, raises: [x.y] }, ${fields} }
    `
    const hides = (base: string, head: string) =>
      changes(group(base), group(head)).filter((line) => line.startsWith('hides')).length
    const [one, half, all] = ['tolerate: { count: 1 }', 'tolerate: { percent: 50 }', 'failure_mode: continue_on_error']
    expect([hides(one, all), hides(half, all), hides(one, half), hides(half, 'tolerate: { percent: 51 }')]).toEqual([
      1, 1, 1, 1,
    ])
    expect([hides(all, one), hides(all, all), hides(half, 'tolerate: { percent: 49 }')]).toEqual([0, 0, 0])
  })

  it('handlers kind by kind', () => {
    const routed = (...routes: readonly string[]) =>
      workflow(routes.map((route) => `, { on_error: ${route} }`).join(''))
    const handlers = (base: string, head: string) => changes(base, head).filter((line) => line.startsWith('handler-'))
    const [one, other] = ['external.a.b', 'external.a.c']
    expect(handlers(routed(`${one}, to: b`), routed(`[${one}, ${other}], to: b`))).toEqual([`handler-added a ${other}`])
    expect(handlers(routed(`[${one}, ${other}], to: b`), routed(`${one}, to: b`))).toEqual([
      `handler-removed a ${other}`,
    ])
    expect(handlers(routed(`[${one}, ${other}], to: b`), routed(`${one}, to: b`, `${other}, halt: true`))).toEqual([
      `handler-changed a ${other}`,
    ])
    expect(handlers(routed(`${one}, to: b`), routed('external.a.*, to: b'))).toEqual(['handler-added a external.a.*'])
    expect(handlers(routed('external.a.*, to: b'), routed(`${one}, to: b`, `${other}, to: b`))).toEqual([])
    expect(handlers(routed('external.a.*, to: b'), routed(`${one}, to: b`))).toEqual([`handler-removed a ${other}`])
    const shared = workflow('').replace('entry_point: a', `entry_point: a, error_routes: [{ on_error: ${one}, to: b }]`)
    expect(handlers(routed(`${one}, to: b`), shared)).toEqual([`handler-added ${one}`])
  })

  const governed = (policy: string, more = ''): string =>
    workflow(RETRY).replace('entry_point: a', `entry_point: a, policies: [{ name: p, ${policy} }]${more}`)

  it('policies and finally', () => {
    const few = 'type: max_concurrent_tasks'
    expect(changes(governed(few), governed(`${few}, max: 5, mode: enforce, description: few at a time`))).toEqual([])
    expect(changes(governed(few), governed(`${few}, max: 4`))).toEqual(['policy-changed'])
    expect(changes(governed(few), governed(`${few}, nodes: [a]`))).toContain('policy-changed')
    expect(changes(governed(few), governed(few, ', finally: b'))).toContain('finally-changed')
  })

  for (const [name, base, head, expected] of table) {
    it(name, () => expect(changes(base, head)).toEqual(expected))
  }

  it('a node that no longer, or now, uses error routing', () => {
    const untyped = `
      workflow: { name: w, entry_point: a, runtime: { strict_exit: false } }
      agents:
        - { name: a, type: set, value: x }
    `
    const typed = `
      workflow: { name: w, entry_point: a, runtime: { strict_exit: true } }
      agents:
        - { name: a, type: set, value: x }
    `
    expect(changes(typed, untyped)).toEqual([
      'escaping-kind-removed a internal.template_error',
      'raises-changed a',
      'left-error-routing a',
      'file-became-lenient',
    ])
    expect(changes(untyped, typed)).toEqual([
      'escaping-kind-added a internal.template_error',
      'raises-changed a',
      'entered-error-routing a',
      'file-became-strict',
    ])
  })

  it('a file that turns strict_exit on or off is a change of its own', () => {
    const file = (more: string): string => `
      workflow: { name: w, entry_point: build${more} }
      agents:
        - { name: build, type: script, run: make, routes: [{ to: probe }] }
        - { name: probe, type: script, run: "true", routes: [{ to: lax, when: exit_code == 0 }, { to: $end }] }
        - { name: lax, type: script, run: "true", strict_exit: false, routes: [{ to: push }] }
        - { name: push, type: script, run: git push, routes: [{ to: $end }] }
    `
    const [plain, typed] = [file(', runtime: { strict_exit: false }'), file('')]
    const messages = (base: string, head: string): readonly string[] =>
      diffContracts(load({ 'main.yaml': base }), load({ 'main.yaml': head }))
        .changes.filter(({ class: type }) => type.startsWith('file-became'))
        .map((change) => `${change.class} ${change.before} ${change.after} ${change.message}`)
    expect(messages(plain, typed)).toEqual([
      'file-became-strict false true workflow: strict_exit was false and is now true.',
    ])
    expect(messages(typed, plain)).toEqual([
      'file-became-lenient true false workflow: strict_exit was true and is now false.',
    ])
    expect(messages(typed, typed)).toEqual([])
  })

  it('nodes, types, groups and error_routes', () => {
    const base = `
      workflow: { name: w, entry_point: g, error_routes: [{ on_error: true, halt: true }] }
      agents:
        - { name: m, type: set, value: x }
        - { name: old, type: set, value: x }
      parallel:
        - { name: g, agents: [m], routes: [{ to: old }] }
    `
    const head = `
      workflow: { name: w, entry_point: g, error_routes: [{ on_error: true, to: new }] }
      agents:
        - { name: m, type: script, run: "true" }
        - { name: new, type: set, value: x }
      parallel:
        - { name: g, agents: [m], failure_mode: all_or_nothing, routes: [{ to: new }] }
    `
    expect(changes(base, head)).toEqual([
      'hides g internal.group_failed',
      'escaping-kind-added new internal.template_error',
      'handler-changed *',
      'raises-changed m',
      'raises-changed g',
      'failure-mode-changed g',
      'node-added new',
      'node-removed old',
      'node-type-changed m',
    ])
  })

  it('files that are new or gone, and children', () => {
    const child = (kinds: string): string => `
      workflow: { name: c, entry_point: a }
      agents: [{ name: a, type: script, run: "true", raises: [${kinds}], routes: [{ to: $end }, { on_error: "internal.*", halt: true }] }]
    `
    const root = `
      workflow: { name: w, entry_point: call }
      agents: [{ name: call, type: workflow, workflow: child.yaml }]
    `
    const base = load({ 'main.yaml': root, 'child.yaml': child('external.a.b') })
    const head = load({ 'main.yaml': root, 'child.yaml': child('external.a.b, external.a.c') })
    const diff = diffContracts(base, head)
    expect(diff.changes.map((one) => `${one.class} ${one.position.file}`)).toEqual([
      'escaping-kind-added main.yaml',
      'escaping-kind-added child.yaml',
      'raises-changed main.yaml',
      'raises-changed child.yaml',
    ])
    expect(diff.counts).toEqual({ 'escaping-kind-added': 2, 'raises-changed': 2 })
    expect(diffContracts(null, head).changes.filter((one) => one.class === 'file-added')).toHaveLength(2)
    expect(diffContracts(base, null).changes.filter((one) => one.class === 'file-removed')).toHaveLength(2)
    expect(diffContracts(null, null).changes).toEqual([])
  })

  it('renders as text and as Markdown that no condition can break', () => {
    const head = workflow(', { on_error: external.a.b, when: "details.x | length == `1` @octocat", to: b }')
      .replace('`1`', "'1' | default('@octocat')")
      .replace(' @octocat"', '"')
    const diff = diffContracts(load({ 'main.yaml': workflow('') }), load({ 'main.yaml': head }))
    expect(renderDiff(diff, 'text')).toMatch(/^main\.yaml:\d+ {2}handler-added {2}a: external\.a\.b when details/m)
    const markdown = renderDiff(diff, 'markdown')
    expect(markdown).toContain('| + | `handler-added` | `a: external.a.b when details.x \\| length')
    expect(renderDiff(diffContracts(null, null), 'text')).toBe('No change in error behaviour.\n')
    expect(renderDiff(diffContracts(null, null), 'markdown')).toContain('No change in error behaviour.')
  })

  it('knows its classes by name', () => {
    expect(changeClasses.every(isChangeClass)).toBe(true)
    expect(isChangeClass('handlers-removed')).toBe(false)
  })
})

it('changes that differ in the kind only are one line for each set, as in the contract', () => {
  const kinds = ['a', 'b', 'c', 'd', 'e.f'].map((name) => `external.npm.${name}`)
  // The name of the file has a kind in it, which stays.
  const wordFor = (shown: string) => `${shown} can now escape external.npm.a.yaml, from a.`
  const changes = [...kinds, 'external.git.x'].map((kind) => ({
    class: 'escaping-kind-added' as const,
    position: { file: 'w.yaml', line: 3, column: 5 },
    ...{ node: 'a', kind, before: null, after: 'a', message: wordFor(kind), wordFor },
  }))
  expect(renderDiff({ changes, not_compared: [], notes: [] }, 'text')).toBe(
    'w.yaml:3  escaping-kind-added  external.npm.* (5 kinds) can now escape external.npm.a.yaml, from a.\n' +
      'w.yaml:3  escaping-kind-added  external.git.x can now escape external.npm.a.yaml, from a.\n',
  )
})
