import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createCoverage } from '../../src/config/contract/coverage.js'
import { simulateMatrix } from '../../src/simulate/index.js'
import { type Assumptions, NO_ASSUMPTIONS, NO_FILTERS } from '../../src/simulate/model.js'
import { createSavedScenario, toScenarioFile } from '../../src/simulate/save.js'
import { testFile } from '../scenario/testing.js'
import { folderWith } from '../support/folders.js'
import { ask, openIn } from './testing.js'

const WORKFLOW = `
workflow:
  name: deploy
  entry_point: check
  input: { region: { type: string } }
  kinds: { git.drift: { details: { behind: { type: integer } } } }
agents:
  - name: check
    type: script
    run: ./check
    timeout: 5
    raises: [git.drift, api.busy]
    output: { ok: { type: boolean } }
    routes:
      - { to: ask, when: output.ok }
      - { to: stop }
      - { on_error: api.busy, retry: { max: 2, backoff: fixed, initial_seconds: 5 } }
      - { on_error: git.drift, to: repair }
      - { on_error: internal.timeout, propagate: true }
  - { name: repair, type: set, value: "{{ error.details.behind }}", routes: [{ to: $end }] }
  - { name: ask, type: human_gate, prompt: Go?, options: [{ label: Go, value: go, route: $end }, { label: No, value: "no", route: stop }] }
  - { name: stop, type: terminate, status: failed, reason: "{{ workflow.input.region }}" }
`
const SCENARIOS = [
  'workflow: deploy.yaml # the file\nscenarios:\n  # first\n  - name: a # why\n    inputs: { region: eu }\n    stub: { check: { output: { ok: false } } }\n    expect: { outcome: failed }\n  # the end\n',
  'scenarios:\n- name: a\n  inputs: { region: eu }\n  stub: { check: { output: { ok: false } } }\n  expect:\n    outcome: failed\n\n# before\nworkflow: deploy.yaml',
  'workflow: deploy.yaml\nscenarios: [{ name: a, inputs: { region: eu }, stub: { check: { output: { ok: false } } }, expect: { outcome: failed } }] # one line\n',
  'workflow: deploy.yaml\r\nscenarios:\r\n  - name: a\r\n    inputs: { region: eu }\r\n    stub: { check: { output: { ok: false } } }\r\n    expect: { outcome: failed }\r\n',
]
const ASSUMED = { ...NO_ASSUMPTIONS, outputs: new Map([['check.ok', true]]) }

async function save(folder: string, question: string, name: string, assumptions: Assumptions = ASSUMED) {
  const simulation = await openIn(folder, 'deploy.yaml')
  const answer = await ask(simulation, [question], assumptions)
  return createSavedScenario(simulation, answer, assumptions, name, toScenarioFile(simulation.workflow.file))
}

describe('a saved scenario', () => {
  const questions = ['check=api.busy@1', 'check=api.busy', 'check=git.drift', 'check=internal.timeout']
  const cases = SCENARIOS.flatMap((text, index) => questions.map((question) => [index, question, text] as const))
  it.each(cases)('file %i: %s holds at once, and every byte stays', async (_index, question, text) => {
    const folder = folderWith({ 'deploy.yaml': WORKFLOW, 'deploy.test.yaml': text })
    const saved = await save(folder, question, 'new')
    if (!saved.ok) throw new Error(saved.error)
    let at = 0
    for (const char of text) at = saved.value.indexOf(char, at) + 1 || Number.NaN
    expect(at).toBeGreaterThan(0)
    for (const line of text.split('\n')) expect(saved.value).toContain(line.replace(/\] # one line$/, ''))
    const written = folderWith({ 'deploy.yaml': WORKFLOW, 'deploy.test.yaml': saved.value })
    const report = await testFile(path.join(written, 'deploy.test.yaml'), written)
    expect(report.findings).toEqual([])
    expect(report.files[0]?.scenarios.map(({ name, passed, failures }) => [name, passed, failures])).toEqual([
      ['a', true, []],
      ['new', true, []],
    ])
  })

  it('makes a file that is missing', async () => {
    const folder = folderWith({ 'deploy.yaml': WORKFLOW })
    const saved = await save(folder, 'check=git.drift', 'drift: "quoted"')
    if (!saved.ok) throw new Error(saved.error)
    const written = folderWith({ 'deploy.yaml': WORKFLOW, 'deploy.test.yaml': saved.value })
    const report = await testFile(path.join(written, 'deploy.test.yaml'), written)
    expect(report.files[0]?.scenarios).toMatchObject([
      { name: 'drift: "quoted"', passed: true, path: ['check', 'repair'] },
    ])
    const coverage = createCoverage(report)
    expect(coverage).toMatchObject({ failures: 3, tested: 1 })
    expect(coverage.untested.map(({ node, kind }) => `${node}=${kind}`)).toEqual([
      'check=api.busy',
      'check=internal.timeout',
    ])
  })

  it('a scenario with real nodes tests what it stubs and injects, in `test` and in the matrix', async () => {
    const scenarios = `workflow: deploy.yaml
scenarios:
  - name: real
    inputs: { region: eu }
    real: [ask]
    inject: ["check=git.drift"]
    expect: { outcome: success }
  - name: does not hold
    inputs: { region: eu }
    stub: { check: { error: { kind: api.busy, message: no } } }
    expect: { outcome: success }
`
    const folder = folderWith({ 'deploy.yaml': WORKFLOW, 'deploy.test.yaml': scenarios })
    const report = await testFile(path.join(folder, 'deploy.test.yaml'), folder)
    expect(report.findings).toEqual([])
    const matrix = await simulateMatrix(await openIn(folder, 'deploy.yaml'), NO_ASSUMPTIONS, NO_FILTERS)
    if (!matrix.ok) throw new Error('refused')
    const inMatrix = matrix.value.rows.filter(({ tests }) => tests.length > 0).flatMap(({ kinds }) => kinds)
    expect(inMatrix).toContain('git.drift')
    expect(inMatrix).not.toContain('api.busy')
    expect(createCoverage(report).untested.map(({ kind }) => kind)).toEqual(['api.busy', 'internal.timeout'])
  })

  it.each([
    ['a', 'check=api.busy', ASSUMED, 'Two scenarios are named'],
    ['b', 'check=api.busy@1', NO_ASSUMPTIONS, 'the answer has 2 endings; decide `check.output.ok'],
  ])('refuses %s %s', async (name, question, assumptions, message) => {
    const folder = folderWith({ 'deploy.yaml': WORKFLOW, 'deploy.test.yaml': SCENARIOS[0] ?? '' })
    const saved = await save(folder, question, name, assumptions)
    expect(saved.ok ? '' : saved.error).toContain(message)
    expect(readFileSync(path.join(folder, 'deploy.test.yaml'), 'utf8')).toBe(SCENARIOS[0])
  })
})
