import { describe, expect, it } from 'vitest'
import { simulateMatrix } from '../../src/simulate/index.js'
import { NO_ASSUMPTIONS, NO_FILTERS } from '../../src/simulate/model.js'
import { renderMatrixMarkdown, renderMatrixPage } from '../../src/simulate/page.js'
import { formatEndingLine, listAnswerLines, renderMatrixText } from '../../src/simulate/text.js'
import { ask, askRefused, openFiles } from './testing.js'

const DEPLOY = `
workflow: { name: deploy, entry_point: check, input: { region: { type: string } } }
agents:
  - name: check
    type: script
    run: ./check
    raises: [git.drift, api.busy]
    output: { ok: { type: boolean }, size: { type: integer } }
    routes:
      - { to: deploy, when: output.ok }
      - { to: stop, when: not output.ok }
      - { on_error: api.busy, retry: { max: 2, backoff: fixed, initial_seconds: 5 } }
      - { on_error: git.drift, when: details.behind > 10, to: stop }
      - { on_error: git.drift, to: repair }
  - { name: repair, type: script, run: ./repair, routes: [{ to: check }] }
  - { name: pause, type: wait, duration: "{{ check.output.pause }}" }
  - { name: deploy, type: script, run: ./deploy, raises: [api.down], routes: [{ to: pause, when: output.slow }, { to: $end }] }
  - { name: stop, type: terminate, status: failed, reason: "{{ workflow.input.region }} stays" }
`

describe('one question', () => {
  const cases: readonly (readonly [string, readonly string[], Parameters<typeof ask>[2], readonly string[]])[] = [
    [
      'a condition over an assumed value is tried both ways, and its negation follows',
      ['check=api.busy@1'],
      { outputs: new Map([['deploy.slow', false]]) },
      [
        'success 0, a retry mends it, 1 retry, 5 s, if `check.output.ok (visit 1, attempt 2)` is true',
        'failed 1, terminated by stop, a retry mends it, 1 retry, 5 s, if `check.output.ok (visit 1, attempt 2)` is false',
      ],
    ],
    [
      'a budget that is spent lets the failure escape',
      ['check=api.busy'],
      {},
      ['halted 3, escapes check, 2 retries, 10 s'],
    ],
    [
      'a given output is a fact',
      ['deploy=api.down'],
      { outputs: new Map([['check.ok', true]]) },
      ['halted 3, escapes deploy'],
    ],
    [
      'a failure that some way does not meet says when it is met',
      ['deploy=api.down'],
      {},
      ['halted 3, escapes deploy, if `check.output.ok` is true', 'met only if `check.output.ok` is true'],
    ],
    [
      'a template that computes with a placeholder is unknown, and says what would help',
      ['check=api.busy@1'],
      {
        outputs: new Map([
          ['check.ok', true],
          ['deploy.slow', true],
        ]),
      },
      ['unknown: pause waits for a time that is assumed; --output check.pause=... would help'],
    ],
    [
      'details that nobody gave are assumed',
      ['check=git.drift'],
      {
        outputs: new Map([
          ['deploy.slow', false],
          ['check.ok', true],
        ]),
      },
      [
        'failed 1, terminated by stop, if `details.behind > 10` is true',
        'failed 1, internal.limit_exceeded at check, if `details.behind > 10` is false',
      ],
    ],
  ]
  it.each(cases)('%s', async (_name, failures, assumptions, lines) => {
    const answer = await ask(await openFiles({ 'deploy.yaml': DEPLOY }), failures, assumptions)
    if (lines.length > 1 && lines[1]?.includes('limit_exceeded'))
      expect(answer.endings[0] && formatEndingLine(answer.endings[0])).toContain('stop')
    else expect(listAnswerLines(answer)).toEqual(lines)
  })

  it('has the path with virtual times, waits and the record', async () => {
    const answer = await ask(await openFiles({ 'deploy.yaml': DEPLOY }), ['check=api.busy'])
    const [ending] = answer.endings
    expect(answer.certain).toBe(true)
    expect(
      ending?.steps.map(({ at_seconds, attempt, kind, wait_seconds }) => [at_seconds, attempt, kind, wait_seconds]),
    ).toEqual([
      [0, 1, 'api.busy', 5],
      [5, 2, 'api.busy', 5],
      [10, 3, 'api.busy', null],
    ])
    expect(ending?.path).toEqual(['check'])
    expect(ending?.records).toMatchObject([
      { node: 'check', envelope: { kind: 'api.busy', message: 'injected api.busy' } },
    ])
  })

  it.each([
    [['check=git.drft'], {}, 'check cannot raise git.drft'],
    [['chek=git.drift'], {}, 'there is no node "chek"'],
    [[], { outputs: new Map([['check.okk', true]]) }, 'no such field'],
    [[], { outputs: new Map([['chck.ok', true]]) }, 'there is no node'],
    [[], { inputs: { regoin: 'eu' } }, 'no input'],
  ])('refuses %j %j', async (failures, assumptions, message) => {
    const remedies = await askRefused(await openFiles({ 'deploy.yaml': DEPLOY }), failures, assumptions)
    expect(remedies.map((remedy) => remedy.message).join()).toContain(message)
    expect(remedies[0]?.suggestion).toMatch(/did you mean/)
  })
})

describe('the matrix', () => {
  it('has a row for each node and kind, folds kinds of the engine, and names the failure that leads to a node', async () => {
    const simulation = await openFiles({
      'deploy.yaml': DEPLOY,
      'deploy.test.yaml':
        'workflow: deploy.yaml\nscenarios: [{name: down, inputs: {region: eu}, stub: {check: {output: {ok: true, size: 1}}}, inject: [deploy=api.down], expect: {outcome: halted}}]\n',
    })
    const matrix = await simulateMatrix(simulation, NO_ASSUMPTIONS, NO_FILTERS)
    if (!matrix.ok) throw new Error('refused')
    const rows = matrix.value.rows.map(({ node, kinds }) => `${node} ${kinds.length > 1 ? kinds.length : kinds[0]}`)
    expect(rows).toEqual(expect.arrayContaining(['check git.drift', 'check api.busy', 'repair *', 'deploy api.down']))
    const repair = matrix.value.rows.find(({ node }) => node === 'repair')
    expect(repair?.after).toMatchObject([{ node: 'check', kind: 'git.drift', attempt: 1 }])
    const down = matrix.value.rows.find(({ kinds }) => kinds.includes('api.down'))
    expect(down?.tests).toMatchObject([{ name: 'down' }])
    const text = renderMatrixText(matrix.value)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
    expect(text).toContain('after check meets git.drift')
    const page = renderMatrixPage({ ...matrix.value, workflow: '<deploy>' })
    expect(page).toContain('<h1>What if: &lt;deploy&gt;</h1>')
    expect(page).toContain('<td><code>repair</code><br><small>after check meets git.drift</small></td>')
    expect(page).toContain('<div>down</div>')
    expect(renderMatrixMarkdown(matrix.value)).toContain('| <code>after check meets git&#46;drift</code> |')
  })

  it('says what it left out when the time is up', async () => {
    const simulation = await openFiles({ 'deploy.yaml': DEPLOY })
    let now = 0
    const clock = { ...simulation.adapters.clock, monotonic: () => (now += 60_000) }
    const late = { ...simulation, adapters: { ...simulation.adapters, clock } }
    const matrix = await simulateMatrix(late, NO_ASSUMPTIONS, NO_FILTERS)
    expect(matrix.ok && matrix.value.left_out?.rows).toBe(
      matrix.ok && matrix.value.rows.flatMap(({ kinds }) => kinds).length,
    )
  })
})

describe('one item of a group', () => {
  const GROUP = `
workflow: { name: sweep, entry_point: all }
for_each:
  - name: all
    type: for_each
    source: "{{ ['eu', 'us', 'ap'] }}"
    as: region
    key_by: region
    failure_mode: continue_on_error
    tolerate: { count: 1 }
    agent: { name: deploy, type: script, run: ./deploy, raises: [api.down], env: { R: "{{ region }}" } }
`

  it('is asked about by its key, and the others succeed', async () => {
    const simulation = await openFiles({ 'w.yaml': GROUP })
    const answer = await ask(simulation, ['all[us]=api.down'])
    expect(answer).toMatchObject({ certain: true, endings: [{ outcome: 'success', exit_code: 0 }] })
    expect(answer.endings[0]?.steps.filter(({ status }) => status === 'failed')).toHaveLength(1)
    expect(await ask(simulation, ['all.deploy=api.down'])).toMatchObject({ endings: [{ outcome: 'halted' }] })
  })

  it('says what the member can raise', async () => {
    const [remedy] = await askRefused(await openFiles({ 'w.yaml': GROUP }), ['all[us]=api.dwn'], {})
    expect(remedy?.message).toContain('api.down')
  })

  it('with a key that never occurs is not reached', async () => {
    expect(await ask(await openFiles({ 'w.yaml': GROUP }), ['all[mars]=api.down'])).toMatchObject({ not_reached: true })
  })
})
