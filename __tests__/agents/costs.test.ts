import { describe, expect, it } from 'vitest'
import { conductor, runInside } from '../e2e/support/command.js'
import { modelServer } from './support/model-server.js'

const server = modelServer()

/** Each answer has 7 tokens of request and 3 of answer: 0.037 dollars. */
const PRICES = 'cost: { pricing: { m: { input_per_mtok: 1000, output_per_mtok: 10000 } } }'

const flow = (settings: string, second = 'model: m') => `workflow:
  name: w
  entry_point: a
  runtime: { provider: openai }
  ${settings.replaceAll('\n', '\n  ')}
agents:
  - { name: a, model: m, prompt: one, routes: [{ to: b }] }
  - { name: b, ${second}, prompt: two, routes: [{ to: $end }] }
`
const run = (yaml: string) => {
  server.says('hello')
  return runInside({ yaml, env: server.env })
}

describe('the cost of a run', () => {
  it('is counted by the prices of the file', async () => {
    const { result } = await run(flow(PRICES))
    expect(result.metrics).toMatchObject({
      total_cost_usd: 0.074,
      input_tokens: 14,
      agents: { a: { cost_usd: 0.037 }, b: { cost_usd: 0.037 } },
    })
    expect(result.warnings).toEqual([])
  })

  it.each([
    ['without prices', flow('')],
    ['where a model that ran has no price', flow(PRICES, 'model: other')],
  ])('is not known %s', async (_, yaml) => {
    const { result } = await run(yaml)
    expect(result).toMatchObject({ outcome: 'success', metrics: { total_cost_usd: null } })
  })
})

describe('budget_usd', () => {
  it('is a warning in audit mode, once', async () => {
    const { code, result } = await run(flow(`${PRICES}\nlimits: { budget_usd: 0.01 }`))
    expect(code).toBe(0)
    expect(result.warnings).toEqual([expect.stringMatching(/cost \$0\.037 of a budget of \$0\.01, up to a/)])
  })

  it('ends the run in enforce mode, and a resume counts anew', async () => {
    const yaml = flow(`${PRICES}\nlimits: { budget_usd: 0.04, budget_mode: enforce }`)
    const ran = await run(yaml)
    expect(ran.code).toBe(1)
    expect(ran.result).toMatchObject({ outcome: 'failed', metrics: { total_cost_usd: 0.074 } })
    expect(ran.result.errors[0]).toMatchObject({
      kind: 'internal.limit_exceeded',
      fixable: true,
      details: { limit: 'budget_usd', value: 0.04, used: 0.074 },
    })
    // The last agent crossed the budget: its answer is kept.
    const env = { ...server.env, TMPDIR: ran.folder }
    const again = await conductor(['resume', 'run'], { cwd: ran.folder, env, inside: true })
    expect(again.code).toBe(0)
    expect(server.seen).toHaveLength(2)
  })

  it('asks nobody once it is spent', async () => {
    const { result } = await run(flow(`${PRICES}\nlimits: { budget_usd: 0.01, budget_mode: enforce }`))
    expect(result.errors[0].node_id).toBe('a')
    expect(server.seen).toHaveLength(1)
  })

  it.each([undefined, { prompt_tokens: -1, completion_tokens: 1 }, { prompt_tokens: 1e308, completion_tokens: 1 }])(
    'is spent by an answer that cannot be counted, in enforce mode: %j',
    async (usage) => {
      server.says((response) => response.end(JSON.stringify({ choices: [{ message: { content: 'x' } }], usage })))
      const yaml = flow(`${PRICES}\nlimits: { budget_usd: 1, budget_mode: enforce }`)
      const { result } = await runInside({ yaml, env: server.env })
      expect(result.errors[0]).toMatchObject({ kind: 'internal.limit_exceeded', details: { used: 1 } })
      expect(result.warnings).toEqual([expect.stringMatching(/the cost of a is not known, and counts as all of/)])
      expect(server.seen).toHaveLength(1)
    },
  )

  it('says what it cannot count', async () => {
    const { code, result } = await run(flow(`${PRICES}\nlimits: { budget_usd: 1 }`, 'model: other'))
    expect(code).toBe(0)
    expect(result.warnings).toEqual([expect.stringMatching(/the cost of b is not in .*no price for other/)])
  })

  it.each([
    ['a model of a node', flow(`${PRICES}\nlimits: { budget_usd: 1, budget_mode: enforce }`, 'model: other'), 1],
    ['no prices at all', flow('limits: { budget_usd: 1, budget_mode: enforce }'), 2],
    [
      'the default model',
      flow(`${PRICES}\nlimits: { budget_usd: 1, budget_mode: enforce }`).replace(
        'openai }',
        'openai, default_model: x }',
      ),
      1,
    ],
    ['audit', flow('limits: { budget_usd: 1 }'), 0],
  ])('enforce needs prices of models that the file names: %s', async (_, yaml, count) => {
    const { stderr } = await run(yaml)
    expect(stderr.match(/error price-missing/g)?.length ?? 0).toBe(count)
  })

  it.each(['budget_usd: 0', 'budget_usd: -1', 'budget_mode: strict'])('%s is refused', async (limit) => {
    const { code } = await run(flow(`${PRICES}\nlimits: { ${limit} }`))
    expect(code).toBe(2)
  })
})
