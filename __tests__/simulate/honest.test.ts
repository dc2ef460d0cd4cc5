import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCommandSurroundings } from '../../src/cli/run-request.js'
import { createContract } from '../../src/config/contract/index.js'
import type { Step } from '../../src/config/model.js'
import { completeInjections } from '../../src/engine/interception.js'
import { runScenario } from '../../src/scenario/run.js'
import { Explorer } from '../../src/simulate/explore.js'
import { type Answer, NO_ASSUMPTIONS, type SimulatedFailure, type Simulation } from '../../src/simulate/model.js'
import { toEndingKey } from '../../src/simulate/outcomes.js'
import { runWay } from '../../src/simulate/way.js'
import { generated } from '../green/generated.js'
import { check } from '../green/memory-run.js'

/** More files, or others: `SIMULATE_RUNS=2000 SIMULATE_SEED=$RANDOM npx vitest run --project proofs __tests__/simulate/honest.test.ts`. */
const RUNS = Number(process.env['SIMULATE_RUNS'] ?? 60)
const SEED = Number(process.env['SIMULATE_SEED'] ?? 1)

const NEVER_RAN = new Set(['internal.policy_denied', 'internal.circuit_open', 'internal.template_error'])

/** Values of the fields that generated conditions read, each of the type that they expect. */
const fields = fc.record({
  ok: fc.constantFrom<boolean | string>(true, false, 'no', 'yes'),
  n: fc.constantFrom(0, 1, 7),
  deep: fc.record({ ok: fc.boolean() }),
  list: fc.constantFrom<number[]>([], [1]),
  none: fc.record({ deep: fc.boolean() }),
  stdout: fc.constantFrom('', 'text'),
})
type Fields = typeof fields extends fc.Arbitrary<infer T> ? T : never

/** Returns every failure that the contract of a file and its children names. */
function listFailures(simulation: Simulation): readonly SimulatedFailure[] {
  const contracts = [simulation.contract, ...simulation.contract.children]
  return contracts.flatMap(({ nodes }) =>
    nodes.flatMap(({ node, raises }) =>
      raises
        .filter(({ kind }) => !kind.includes('*'))
        .flatMap(({ kind }) => [1, null].map((attempt) => ({ node, kind, attempt, details: {} }))),
    ),
  )
}

/** Runs a file with one failure; every script and agent gives one of the values. */
function runReal(simulation: Simulation, failure: SimulatedFailure, values: readonly Fields[]) {
  const steps: Step[] = []
  const injection = { ...failure, message: 'injected', details: { none: values[0]?.none ?? {} } }
  return runScenario(
    {
      scenario: { inputs: {}, stubs: new Map(), real: [], github: null },
      inputs: {},
      injections: completeInjections(simulation.workflow, [injection]).injections,
      answers: new Map(),
    },
    simulation,
    {
      assumeOutput: (_at, step) => {
        if (!steps.includes(step)) steps.push(step)
        const found = values[steps.indexOf(step) % values.length]
        const isTyped = 'output' in step && step.output !== undefined
        const ok = isTyped ? found?.ok === true : (found?.ok ?? true)
        return { output: { ...found, ok, exit_code: 0, stderr: '', result: 'text' }, isAssumed: true }
      },
      assumeError: (_at, step, raised) => {
        const isPrinted = raised.status === 'raised' && step.type === 'script' && !NEVER_RAN.has(failure.kind)
        return isPrinted ? { ...raised, partial: { ...values[0], exit_code: 1, stderr: '' } } : raised
      },
      github: () => ({ event: { none: { deep: 'x' } } }),
      consumer: { consume: () => {} },
    },
  )
}

type Real = Awaited<ReturnType<typeof runReal>>

function describeReal({ result, account, waitedSeconds }: Real): string {
  const kind = account.ending?.error?.envelope.kind ?? null
  return JSON.stringify([
    result.outcome,
    result.exit_code,
    result.termination?.terminated_by ?? null,
    kind,
    waitedSeconds,
  ])
}

function describeEndings({ endings }: Answer): readonly string[] {
  return endings.map(({ outcome, exit_code, terminated_by, error, seconds }) =>
    JSON.stringify([outcome, exit_code, terminated_by, error?.kind ?? null, seconds]),
  )
}

/** Tries every way from its beginning; null if there are more than a hundred. */
async function listEveryEnding(
  simulation: Simulation,
  failures: readonly SimulatedFailure[],
): Promise<readonly string[] | null> {
  const open: (readonly boolean[])[] = [[]]
  const found = new Set<string>()
  for (let runs = 0, next = open.shift(); next !== undefined; next = open.shift(), runs += 1) {
    if (runs >= 100) return null
    const { ending, choices, isMet } = await runWay(simulation, failures, NO_ASSUMPTIONS, next)
    if (isMet) found.add(toEndingKey(ending))
    const made = choices.map(({ value }) => value)
    for (let at = next.length; at < made.length; at += 1) open.push([...made.slice(0, at), made[at] !== true])
  }
  return [...found].sort()
}

describe('a simulation is honest', () => {
  it('every end of a real run with stubs is among the endings, and a certain one is the real one', async () => {
    const seen = { asked: 0, certain: 0, sets: 0, unknown: 0, leftOut: 0 }
    const around = { ...createCommandSurroundings({ cwd: '/w', env: {} }), cancel: new AbortController().signal }
    await fc.assert(
      fc.asyncProperty(
        generated,
        fc.nat(),
        fc.array(fields, { minLength: 3, maxLength: 6 }),
        async ({ files }, pick, values) => {
          const { workflow } = check(files)
          if (workflow === null) return
          const simulation: Simulation = {
            ...around,
            workflow,
            sources: new Map(),
            workspace: '/w',
            contract: createContract(workflow),
            findings: [],
          }
          const failures = listFailures(simulation)
          const failure = failures[pick % Math.max(1, failures.length)]
          if (failure === undefined) return
          const explorer = new Explorer(simulation, NO_ASSUMPTIONS)
          const { answer } = await explorer.explore([failure])
          const second = failures[(pick * 7 + 3) % failures.length] ?? failure
          for (const asked of [[failure], ...(pick % 3 === 0 ? [[failure, second]] : [])]) {
            const joined = (await explorer.explore(asked)).answer
            const every = joined.left_out ? null : await listEveryEnding(simulation, asked)
            if (every !== null) expect(joined.endings.map(toEndingKey).sort(), JSON.stringify(asked)).toEqual(every)
          }
          const real = await runReal(simulation, failure, values)
          const isMet = real.unfired.length === 0
          const endings = describeEndings(answer)
          seen.asked += 1
          if (answer.left_out) seen.leftOut += 1
          if (answer.certain) seen.certain += 1
          if (answer.endings.length > 1) seen.sets += 1
          if (answer.endings.some(({ outcome }) => outcome === 'unknown')) seen.unknown += 1
          else if (isMet && !answer.left_out) expect(endings, JSON.stringify(failure)).toContain(describeReal(real))
          if (answer.certain) expect([true, endings]).toEqual([isMet, [describeReal(real)]])
          if (answer.not_reached && !answer.left_out) expect(isMet).toBe(false)
        },
      ),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    expect(seen.certain).toBeGreaterThan(RUNS / 10)
    expect(seen.sets).toBeGreaterThan(0)
  }, 1_200_000)
})
