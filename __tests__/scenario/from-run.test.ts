import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInputMapping } from '../../src/config/inputs.js'
import type { StampedEvent } from '../../src/core/events.js'
import { Float } from '../../src/core/float.js'
import { copyJson, type Json } from '../../src/core/json.js'
import { createScenario, printYaml } from '../../src/scenario/from-run.js'
import { type Program, resumeSimulated, script, simulate } from '../engine/governance-harness.js'
import { accountOf } from '../reporters/build.js'
import { testIn } from './testing.js'

const whole = (events: readonly StampedEvent[]) => accountOf(events, { whole: true })

describe('YAML of recorded data', () => {
  const cases = [
    [{ a: 1, b: [1, { c: 'x' }], d: {}, e: [] }, 'a: 1\nb:\n  - 1\n  - c: x\nd: {}\ne: []\n'],
    [{ text: 'yes', other: 'a b', quoted: 'a: b', empty: '' }, 'text: "yes"\nother: a b\nquoted: "a: b"\nempty: ""\n'],
    [{ '<<': { a: 1 }, in: { '<<': [] } }, '"<<":\n  a: 1\nin:\n  "<<": []\n'],
    [{ list: [[1, 2], ['x']] }, 'list:\n  - - 1\n    - 2\n  - - x\n'],
    [
      { float: new Float(3), integer: 3, fraction: 0.5, long: 12345678901234567890n },
      'float: 3.0\ninteger: 3\nfraction: 0.5\nlong: 12345678901234567890\n',
    ],
  ] as const
  it.each(cases)('%o', (value, text) => {
    expect(printYaml(value)).toBe(text)
  })

  it('reads back as it was', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (raw) => {
        const value = copyJson({ all: raw })
        const read = parseInputMapping(printYaml(value))
        if (!read.ok) throw new Error(`${read.error}\n${printYaml(value)}`)
        const given = read.value['all']
        expect(given?.from === 'data' ? given.value : undefined).toEqual(value['all'])
      }),
    )
  })
})

describe('the trace of a run', () => {
  const at = (scope: string, node: string, visit: number, attempt: number) =>
    ({
      type: 'node_started',
      scope,
      node,
      visit,
      attempt,
      node_type: 'set',
      timestamp: '',
      run_id: '',
      seq: 0,
    }) as const

  it('has attempts of one visit once, and inner nodes only in the full path', () => {
    const { walk } = accountOf([at('', 'a', 1, 1), at('', 'a', 1, 2), at('a#1.2/', 'b', 1, 1), at('', 'a', 2, 1)])
    expect(walk).toMatchObject({
      path: ['a', 'a'],
      fullPath: ['a', 'b', 'a'],
      runs: new Map([
        ['a', 3],
        ['b', 1],
      ]),
    })
  })
})

describe('a scenario of a run', () => {
  const stamp = { timestamp: '2024-01-01T00:00:00.000Z', run_id: 'r', seq: 1 } as const
  const begun: StampedEvent = {
    ...stamp,
    type: 'workflow_started',
    scope: '',
    node: null,
    workflow: 'w',
    file: 'w.yaml',
    input: { branch: 'main' },
    metadata: {},
    resumed: false,
  }
  const place = (scope: string, node: string, attempt = 1) =>
    ({ ...stamp, scope, node, visit: 1, attempt, node_type: 'script' }) as const
  const started = (scope: string, node: string, attempt = 1): StampedEvent => ({
    ...place(scope, node, attempt),
    type: 'node_started',
  })
  const completed = (node: string, output: Json): StampedEvent => ({
    ...place('', node),
    type: 'node_completed',
    output,
    duration_ms: 1,
  })
  const failed = (kind: string, typed: boolean, scope = '', attempt = 1): StampedEvent => ({
    ...place(scope, 'a', attempt),
    type: 'node_failed',
    envelope: {
      kind,
      message: 'm',
      details: kind === 'internal.undeclared_kind' ? { original_kind: 'x.y', original_message: 'said' } : {},
    },
    origin: kind.startsWith('internal.') ? 'engine' : 'author',
    typed,
    frames: [],
    attempts: attempt,
    duration_ms: 1,
    exit_code: null,
    stderr_tail: '',
  })
  const ended: StampedEvent = {
    ...stamp,
    type: 'workflow_completed',
    scope: '',
    node: null,
    output: null,
    duration_ms: 1,
  }
  const scenario = (...events: StampedEvent[]): string => {
    const text = createScenario({ account: whole([begun, ...events, ended]), result: null }, 'w.yaml')
    return text.ok ? text.value : text.error
  }

  it('has what scripts printed once', () => {
    const output = { stdout: '{"size":1}', stderr: '', exit_code: 0, size: 1 }
    expect(
      scenario(started('', 'a'), completed('a', output)),
    ).toBe(`# Made from the run r of 2024-01-01T00:00:00.000Z; secrets are masked as they are in its files.
workflow: w.yaml
scenarios:
  - name: the run ended as success
    inputs:
      branch: main
    stub:
      a:
        output:
          size: 1
    expect:
      outcome: success
      path:
        - a
`)
  })

  it.each([
    ['x.y', true, /error:\n +kind: x\.y\n +message: m\n {4}expect/],
    ['internal.timeout', false, /kind: internal\.timeout\n +message: m\n {4}expect/],
    ['internal.timeout', true, /kind: internal\.timeout\n +message: m\n +typed: true\n/],
    ['internal.undeclared_kind', true, /kind: x\.y\n +message: said\n {4}expect/],
    ['internal.cancelled', false, /a:\n +output: \{\}\n/],
  ] as const)('raises %s as it was raised', (kind, typed, expected) => {
    expect(scenario(started('', 'a'), failed(kind, typed))).toMatch(expected)
  })

  it('expects attempts, but not those of members', () => {
    const retry = (scope: string): StampedEvent => ({
      ...place(scope, 'a'),
      type: 'node_retry_scheduled',
      kind: 'x.y',
      delay_seconds: 1,
      deadline: 0,
      route: 'routes[0]',
      from: null,
      policy: false,
    })
    const group: StampedEvent = {
      ...place('', 'g'),
      type: 'group_started',
      group_type: 'for_each',
      total: 1,
      max_concurrent: 1,
    }
    const story = (scope: string) => [
      started(scope, 'a'),
      failed('x.y', true, scope),
      retry(scope),
      started(scope, 'a', 2),
    ]
    expect(scenario(...story(''))).toMatch(/attempts:\n +a: 2\n/)
    expect(scenario(started('', 'g'), group, ...story('g#1.1[0]/'))).not.toMatch(/attempts/)
  })

  const LOOP = `workflow: { name: w, entry_point: a, limits: { max_iterations: 3 } }
agents:
${script('a', 'routes: [{ to: a }]')}`
  const OUTPUT = `workflow: { name: w, entry_point: a }
agents:
${script('a')}output: { x: "{{ a.output.gone }}" }
`
  const AGAIN = `workflow: { name: w, entry_point: p }
agents:
  - { name: p, type: set, value: "1", routes: [{ to: a }] }
${script('a', 'routes: [{ to: $end }, { on_error: x.y, retry: { from: p, max: 2, backoff: none } }]')}`
  const STEPS = `workflow: { name: w, entry_point: p }
agents:
${script('p', 'routes: [{ to: a }]')}${script('a', 'routes: [{ to: b }]')}${script('b')}`
  const SHOWN = `workflow: { name: w, entry_point: a }
agents:
${script('a')}output: { raw: "{{ a.output.stdout }}|", k: "{{ a.output.k }}" }
`
  const FAILING_ROUTE = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end, when: "output.gone == 1" }, { on_error: internal.template_error, to: h }]')}  - { name: h, type: set, value: "{{ a.output.n }}" }
output: { n: "{{ h.output }}" }
`
  const SLOW = `workflow: { name: w, entry_point: a, limits: { timeout_seconds: 5 } }
agents:
${script('a', 'routes: [{ to: b }]')}${script('b')}`
  const slow: Program = (name) => ({ takes: name === 'a' ? 0 : 60_000 })
  const EACH = `workflow: { name: w, entry_point: g }
for_each:
  - name: g
    type: for_each
    source: "{{ [1, 2, 3] }}"
    as: n
    failure_mode: all_or_nothing
    agent: { name: m, type: script, command: fake, args: ["m{{ n }}"] }
output: { said: "{{ g.outputs | tojson }}" }
`
  const eachSays =
    (failing: string): Program =>
    (name) =>
      name === failing ? { raise: { kind: 'x.y' } } : { stdout: `{ "is": "${name}" }` }
  const firstFails: Program = (name, call) => (name === 'a' && call === 1 ? { raise: { kind: 'x.y' } } : {})

  it.each([
    ['a limit', LOOP, () => ({}), ['a', 'a', 'a']],
    ['its output', OUTPUT, () => ({}), ['a']],
    ['a success after it re-entered earlier', AGAIN, firstFails, ['p', 'a', 'p', 'a']],
    ['a success after a resume', STEPS, firstFails, ['p', 'a', 'b'], () => ({})],
    ['a success of a group after a resume', EACH, eachSays('m2'), ['g'], eachSays('')],
    ['an output that shows what was printed', SHOWN, () => ({ stdout: '{ "k": 5 }\n' }), ['a']],
    ['a success route that failed', FAILING_ROUTE, () => ({ stdout: '{"n": 7}' }), ['a', 'h']],
    ['its time', SLOW, slow, ['a', 'b']],
    ['its time in a group', EACH.replace('g }', 'g, limits: { timeout_seconds: 5 } }'), slow, ['g']],
  ] as const)('that ended with %s holds', async (_, files, program: Program, expected, resumedWith?: Program) => {
    const first = await simulate({ files, program })
    const ran =
      resumedWith === undefined ? first : await resumeSimulated({ files, folder: first.folder, program: resumedWith })
    const text = createScenario({ account: whole(ran.events), result: ran.result }, 'main.yaml')
    const made = text.ok ? text.value : text.error
    const report = await testIn({ 'main.yaml': files, 'scenarios.test.yaml': made })
    expect(report.findings).toEqual([])
    const [result] = report.files[0]?.scenarios ?? []
    expect(result?.failures).toEqual([])
    expect(result?.path).toEqual(expected)
  })

  it('forgets what ran after a node from which it was resumed', async () => {
    const files = STEPS.replace('routes: [{ to: b }]', 'routes: [{ to: b, when: "exit_code == 0" }, { to: $end }]')
    const first = await simulate({ files })
    const program: Program = (name) => (name === 'a' ? { exit: 1 } : {})
    const ran = await resumeSimulated({ files, folder: first.folder, program }, { from: 'a' })
    const text = createScenario({ account: whole(ran.events), result: ran.result }, 'main.yaml')
    const report = await testIn({ 'main.yaml': files, 'scenarios.test.yaml': text.ok ? text.value : text.error })
    expect(report.files[0]?.scenarios).toMatchObject([{ passed: true, path: ['p', 'a'] }])
  })

  it('needs a beginning and an end', () => {
    const of = (events: readonly StampedEvent[]) => createScenario({ account: whole(events), result: null }, 'w.yaml')
    expect(of([])).toEqual({ ok: false, error: 'its events.jsonl has no beginning' })
    expect(of([begun])).toEqual({ ok: false, error: 'it has not ended' })
  })
})
