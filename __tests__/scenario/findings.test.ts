import { describe, expect, it } from 'vitest'
import { testIn } from './testing.js'

const WORKFLOW = `
workflow: { name: w, entry_point: probe, input: { branch: { type: string }, size: { type: number, default: 1 } } }
agents:
  - { name: probe, type: script, run: exit 9, raises: [external.git.drift], routes: [{ to: approve }, { on_error: true, to: stop }] }
  - name: approve
    type: human_gate
    prompt: Go?
    options: [{ label: "Yes", value: "yes", route: $end }, { label: "No", value: "no", route: stop }]
  - { name: stop, type: terminate, status: failed, reason: no }
`

/** Findings as `line:column code | message | suggestion` of a scenario whose lines begin at line 4. */
async function findings(lines: readonly string[], head = 'workflow: workflow.yaml'): Promise<readonly string[]> {
  const body = lines.map((line) => `    ${line}`).join('\n')
  const report = await testIn({
    'workflow.yaml': WORKFLOW,
    'scenarios.test.yaml': `${head}\nscenarios:\n  - name: s\n${body}\n`,
  })
  expect(report.files).toEqual([])
  return report.findings.map(
    ({ line, column, code, message, suggestion }) => `${line}:${column} ${code} | ${message} | ${suggestion}`,
  )
}

const GOOD = ['inputs: { branch: x }', 'expect: { outcome: success }']

describe('a problem in a scenario has a place and a suggestion', () => {
  const cases: readonly (readonly [name: string, lines: readonly string[], expected: RegExp])[] = [
    ['an unknown key', [...GOOD, 'stubs: {}'], /^6:5 scenario-unknown-field .*`stubs`.*did you mean `stub`/],
    ['an unknown stub', [...GOOD, 'stub: { prob: { output: {} } }'], /^6:13 scenario-unknown-node .*`prob`.*`probe`/],
    [
      'an unknown key of a stub',
      [...GOOD, 'stub: { probe: { outptu: {} } }'],
      /^6:22 scenario-unknown-field .*`output`/,
    ],
    ['a stub that says nothing', [...GOOD, 'stub: { probe: {} }'], /^6:20 scenario-bad-stub/],
    ['a stub without entries', [...GOOD, 'stub: { probe: [] }'], /^6:20 scenario-empty/],
    ['a stub that is no mapping', [...GOOD, 'stub: { probe: 7 }'], /^6:20 scenario-wrong-type/],
    ['a malformed kind', [...GOOD, 'stub: { probe: { error: { kind: Drift } } }'], /^6:37 scenario-bad-kind/],
    ['a reserved kind', [...GOOD, 'stub: { probe: { error: internal.oops } }'], /^6:29 scenario-bad-kind .*reserved/],
    ['an error without kind', [...GOOD, 'stub: { probe: { error: { message: x } } }'], /scenario-wrong-type .*`kind`/],
    ['a stubbed terminate', [...GOOD, 'stub: { stop: { output: {} } }'], /^6:13 scenario-bad-stub .*terminate/],
    ['an answer of a script', [...GOOD, 'stub: { probe: { answer: x } }'], /^6:22 scenario-bad-stub/],
    ['an answer beside an output', [...GOOD, 'stub: { approve: { answer: "yes", output: {} } }'], /scenario-bad-stub/],
    ['an answer that is no option', [...GOOD, 'stub: { approve: { answer: yse } }'], /scenario-unknown-gate .*`yes`/],
    ['an unknown gate', [...GOOD, 'gates: { aprove: "yes" }'], /^6:14 scenario-unknown-gate .*"approve"/],
    ['a wrong answer to a gate', [...GOOD, 'gates: { approve: maybe }'], /^6:14 scenario-unknown-gate .*"maybe"/],
    ['an unknown real node', [...GOOD, 'real: [probe, porbe]'], /^6:19 scenario-unknown-node .*`probe`/],
    [
      'a node that is stubbed and real',
      [...GOOD, 'real: [probe]', 'stub: { probe: { output: {} } }'],
      /scenario-stubbed-and-real/,
    ],
    [
      'an injection at an unknown node',
      [...GOOD, 'inject: ["prob=a.b"]'],
      /^6:14 scenario-bad-inject .*did you mean `probe`/,
    ],
    [
      'an injection that its node can never raise',
      [...GOOD, 'inject: ["probe=subworkflow.failed"]'],
      /^6:14 scenario-bad-inject (?!.*--inject).*can never raise subworkflow\.failed.*it can raise internal\.script_error/,
    ],
    ['an injection of no kind', [...GOOD, 'inject: ["probe=a"]'], /^6:14 scenario-bad-inject/],
    ['a missing input', ['expect: { outcome: success }'], /scenario-bad-input .*`branch`/],
    [
      'an unknown input',
      ['inputs: { branch: x, brnch: y }', GOOD[1] ?? ''],
      /^4:13 scenario-bad-input .*`brnch`.*`branch`/,
    ],
    [
      'an input of the wrong type',
      ['inputs: { branch: x, size: big }', GOOD[1] ?? ''],
      /^4:13 scenario-bad-input .*`size`/,
    ],
    ['no expectation', ['inputs: { branch: x }'], /scenario-missing-field .*`expect`/],
    ['an empty expectation', ['inputs: { branch: x }', 'expect: {}'], /^5:13 scenario-empty/],
    ['an unknown expectation', ['inputs: { branch: x }', 'expect: { outcom: success }'], /^5:15 .*`outcome`/],
    [
      'an unknown outcome',
      ['inputs: { branch: x }', 'expect: { outcome: sucess }'],
      /^5:24 scenario-wrong-value .*`success`/,
    ],
    ['an unknown node in a path', ['inputs: { branch: x }', 'expect: { path: [probe, stp] }'], /^5:29 .*`stop`/],
    ['an unknown node in attempts', ['inputs: { branch: x }', 'expect: { attempts: { prbe: 1 } }'], /^5:27 .*`probe`/],
    [
      'an unknown node that must not run',
      ['inputs: { branch: x }', 'expect: { not_run: nope }'],
      /scenario-unknown-node/,
    ],
    ['YAML that cannot be read', ['inputs: { branch: x'], /yaml-syntax/],
    ['a key that stands twice', [...GOOD, 'expect: { outcome: failed }'], /^6:5 yaml-duplicate-key/],
  ]
  it.each(cases)('%s', async (_, lines, expected) => {
    const found = await findings(lines)
    expect(found.some((line) => expected.test(line)) ? 'found' : found).toBe('found')
  })

  it('a workflow that is not there is a mistake of the file that names it', async () => {
    expect(await findings(GOOD, 'workflow: wrkflow.yaml')).toEqual([
      '1:11 file-not-found | There is no workflow file `wrkflow.yaml`; the path is relative to this file. | did you mean `workflow.yaml`?',
    ])
  })

  it('all problems are told at once', async () => {
    expect(
      await findings(['stub: { nope: { output: {} } }', 'real: [nada]', 'expect: { outcome: maybe }']),
    ).toHaveLength(4)
  })

  it.each([
    ['', 'scenario-wrong-type'],
    ['- 1\n', 'scenario-wrong-type'],
    ['workflow: workflow.yaml\n', 'scenario-missing-field'],
    ['workflow: workflow.yaml\nscenarios: []\n', 'scenario-empty'],
    ['workflow: workflow.yaml\nscenarios: [1]\n', 'scenario-wrong-type'],
    ['workflow: 7\nscenarios: []\n', 'scenario-wrong-type'],
  ])('a file that is %j is refused', async (text, code) => {
    const report = await testIn({ 'workflow.yaml': WORKFLOW, 'scenarios.test.yaml': text })
    expect(report.findings.map((finding) => finding.code)).toContain(code)
    expect(report.files).toEqual([])
  })

  it('an agent that is really asked needs its provider, a stubbed one does not', async () => {
    const report = await testIn({
      'workflow.yaml': `workflow: { name: w, entry_point: ask }
agents:
  - { name: ask, prompt: x, routes: [{ to: other }] }
  - { name: other, prompt: x }
`,
      'scenarios.test.yaml': `workflow: workflow.yaml
scenarios:
  - { name: s, real: [ask], stub: { other: { output: {} } }, expect: { outcome: success } }
`,
    })
    expect(report.files).toEqual([])
    expect(report.findings).toMatchObject([
      { file: 'workflow.yaml', line: 3, code: 'provider', message: expect.stringMatching(/^ask: no provider/) },
    ])
  })

  it('a kind that resembles one of the catalogue is a warning, in a stub, an injection and an expectation', async () => {
    const report = await testIn({
      'workflow.yaml': `workflow: { name: w, entry_point: probe, kinds: { external.git.drift: {} } }
agents:
  - { name: probe, type: script, run: exit 9, routes: [{ to: $end }, { on_error: true, halt: true }] }
`,
      'scenarios.test.yaml': `workflow: workflow.yaml
scenarios:
  - { name: a, stub: { probe: { error: external.git.drfit } }, expect: { outcome: halted } }
  - { name: b, inject: [probe=external.git.drifts], expect: { error: { kind: external.git.dirft } } }
  - { name: c, stub: { probe: { error: external.npm.auth } }, expect: { error: external.npm.auth } }
`,
    })
    const found = report.findings.map(({ line, column, code, severity, suggestion }) => [
      ...[line, column, code, severity],
      suggestion,
    ])
    const meant = 'did you mean `external.git.drift`?'
    expect(found).toEqual([
      [3, 40, 'kind-resembles', 'warning', meant],
      [4, 78, 'kind-resembles', 'warning', meant],
      [4, 25, 'kind-resembles', 'warning', meant],
    ])
    expect(report.files).toHaveLength(1)
  })

  it('problems of the workflow are told in its own words', async () => {
    const report = await testIn({
      'workflow.yaml': 'workflow: { name: w, entry_point: nope }\nagents: [{ name: a, type: set, value: 1 }]\n',
      'scenarios.test.yaml': 'workflow: workflow.yaml\nscenarios: [{ name: s, expect: { outcome: success } }]\n',
    })
    expect(report.findings).toMatchObject([{ file: 'workflow.yaml', line: 1, code: 'unknown-entry-point' }])
  })
})
