import { describe, expect, it } from 'vitest'
import { createScope, evaluateCondition } from '../../src/expressions/index.js'
import { type Behaviour, simulate } from './governance-harness.js'

interface Exit {
  readonly does: Behaviour
  readonly routes: readonly (readonly [to: string, when?: string])[]
  /** Fields of the script. */
  readonly more?: object
}

/** Runs a script and, where a route leads there, a node `deploy`. */
async function exits({ does, routes, more }: Exit) {
  const rows = routes.map(([to, when]) => ({ to, ...(when === undefined ? null : { when }) }))
  const script = { name: 'a', type: 'script', command: 'tool', args: ['a'], routes: rows, ...more }
  const deploy = { name: 'deploy', type: 'script', command: 'tool', args: ['deploy'] }
  const file = { workflow: { name: 't', entry_point: 'a' }, agents: [script, deploy] }
  return simulate({ files: JSON.stringify(file), program: (name) => (name === 'a' ? does : {}) })
}

const json = (printed: object, exit: number): Behaviour => ({ stdout: JSON.stringify(printed), exit })
const named = (cases: readonly Exit[]) => cases.map((one) => [JSON.stringify(one), one] as const)
const KILLED = { killed: true }
const GO: readonly [string] = ['$end']

const decided: readonly Exit[] = [
  // The condition of the taken route reads the exit code.
  { does: { exit: 1 }, routes: [['deploy', 'exit_code in [0, 1]']] },
  { does: { exit: 127 }, routes: [['deploy', 'exit_code >= 0']] },
  { does: { exit: 1 }, routes: [['deploy', '{{ a.output.exit_code < 2 }}'], GO] },
  { does: { exit: 1 }, routes: [['deploy', 'output_exit_code == 1'], GO] },
  { does: { exit: 1 }, routes: [['deploy', "output['exit_code'] == 1"], GO] },
  // A success would have led elsewhere.
  { does: { exit: 1 }, routes: [['deploy', 'exit_code == 0'], GO] },
  { does: { exit: 1 }, routes: [['deploy', '{{ output.exit_code == 0 }}'], ['deploy']] },
  { does: { exit: 127 }, routes: [['deploy', 'exit_code != 0'], GO] },
  { does: KILLED, routes: [['deploy', 'exit_code == 0'], GO] },
  { does: KILLED, routes: [['deploy', 'exit_code != 0'], GO] },
  { does: KILLED, routes: [['deploy', 'exit_code == -9'], GO] },
  // The second evaluation fails, or finds no route.
  { does: { exit: 1 }, routes: [['deploy', 'exit_code == 0 and output.none.deep'], GO] },
  { does: json({ success: false }, 1), routes: [['$end', 'not success']] },
  // Printed booleans, at any depth of objects.
  { does: json({ success: false }, 1), routes: [['deploy', 'success'], GO] },
  { does: json({ success: false }, 1), routes: [['deploy', '{{ output.success }}'], GO] },
  { does: json({ a: { b: { ok: false } } }, 1), routes: [['deploy', 'output.a.b.ok'], GO] },
  { does: { ...json({ ok: true }, 0), ...KILLED }, routes: [['deploy', 'output.ok and exit_code == 0'], GO] },
  { does: { exit: 1 }, routes: [['deploy', 'exit_code == 0'], GO], more: { strict_exit: false } },
]

const undecided: readonly Exit[] = [
  { does: { exit: 1 }, routes: [GO] },
  { does: KILLED, routes: [['deploy', 'exit_code > 0'], GO] },
  { does: KILLED, routes: [['deploy', 'exit_code < 100'], GO] },
  { does: KILLED, routes: [['deploy', 'exit_code in [0, -9]']] },
  { does: { exit: 127 }, routes: [['deploy', 'exit_code == 1'], GO] },
  {
    does: { exit: 2 },
    routes: [
      ['deploy', "workflow.name == 't'"],
      ['$end', 'exit_code == 0'],
    ],
  },
  {
    does: { exit: 2 },
    routes: [
      ['deploy', 'output.none.deep'],
      ['$end', 'exit_code == 2'],
    ],
  },
  { does: json({ changed: true }, 2), routes: [['deploy', 'output.changed'], GO] },
  { does: json({ changed: true }, 2), routes: [['deploy', '{{ output.changed }}'], GO] },
  { does: json({ success: false, changed: true }, 1), routes: [['deploy', 'changed'], GO] },
  { does: json({ checks: [{ ok: false }] }, 1), routes: [['deploy', 'output.checks[0].ok'], GO] },
  { does: json({ passed: 'false' }, 1), routes: [['deploy', 'passed'], GO] },
  { does: json({ failures: 3 }, 1), routes: [['$end', 'output.failures > 0'], ['deploy']] },
  { does: json({ ok: null }, 1), routes: [['deploy', 'ok'], GO] },
  { does: { written: 'passed=false\n', exit: 1 }, routes: [['deploy', 'passed'], GO] },
  { does: { ...json({ ok: false }, 1), written: 'ok=no\n' }, routes: [['deploy', 'ok'], GO] },
  { does: { ...json({ ok: false }, 1), ...KILLED }, routes: [['deploy', 'output.ok'], GO] },
  { does: { ...json({ ok: true }, 1), ...KILLED }, routes: [['deploy', 'output.ok'], GO] },
  { does: { exit: 1 }, routes: [['deploy', 'exit_code == 0'], GO], more: { raises: ['x.y'] } },
  { does: { exit: 1 }, routes: [['deploy', 'exit_code == 0'], GO], more: { strict_exit: true } },
]

describe('a non-zero exit', () => {
  it.each(named(decided))('is decided on: %s', async (_, one) => {
    const { result } = await exits(one)
    expect(result.outcome).toBe('success')
    const code = one.does.killed === true ? -9 : one.does.exit
    const about = { node: 'a', kind: 'internal.script_error', attempts: 1, by: 'when', exit_code: code }
    expect(result.handled).toEqual([{ ...about, message: `a exited with code ${code}` }])
  })

  it.each(named(undecided))('is an error: %s', async (_, one) => {
    const { result } = await exits(one)
    expect(result).toMatchObject({ outcome: 'halted', errors: [{ kind: 'internal.script_error', node_id: 'a' }] })
    expect(result.handled).toBeUndefined()
  })

  it('is on record where strict_exit is off and the routes do not decide', async () => {
    const { result } = await exits({
      does: { exit: 127 },
      routes: [['deploy', 'exit_code == 1'], GO],
      more: { strict_exit: false },
    })
    expect(result).toMatchObject({ outcome: 'success', warnings: [expect.stringContaining('exited with code 127')] })
  })

  it('leads nowhere if no route holds', async () => {
    const { result } = await exits({ does: { exit: 1 }, routes: [['deploy', 'exit_code == 0']] })
    expect(result).toMatchObject({ outcome: 'failed', errors: [{ kind: 'internal.no_route' }] })
  })
})

describe('a text in a condition', () => {
  const spellings: readonly (readonly [when: string, isNegated: boolean])[] = [
    ['output.passed', false],
    ['{{ output.passed }}', false],
    ['{{- output.passed -}}', false],
    ['{% if output.passed %}true{% else %}false{% endif %}', false],
    ['output.passed and true', false],
    ['{{ true and output.passed }}', false],
    ['output.passed or false', false],
    ['not output.passed', true],
    ['{{ not output.passed }}', true],
    ['false if output.passed else true', true],
  ]
  const texts: readonly (readonly [text: unknown, isTrue: boolean])[] = [
    ...['false', 'False', 'FALSE', 'no', 'none', 'None', 'null', '0', '', ' no\n', 0, 0.0, false, null].map(
      (text) => [text, false] as const,
    ),
    ...['true', 'yes', '1', 'ok', '0.0', 'falsefalse', 1, true, [0]].map((text) => [text, true] as const),
  ]
  it.each(texts)('%j counts as %s in every spelling', (passed, isTrue) => {
    const scope = createScope({ output: { passed } })
    const judged = spellings.map(([when]) => [when, evaluateCondition(when, scope)])
    const expected = spellings.map(([when, isNegated]) => [when, { ok: true, value: isTrue !== isNegated }])
    expect(judged).toEqual(expected)
  })
})
