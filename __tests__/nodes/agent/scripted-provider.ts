import type { AgentStep } from '../../../src/config/model.js'
import type { Provider, ProviderAnswer, ProviderRequest, ResolvedProvider } from '../../../src/core/provider.js'
import { ok } from '../../../src/core/result.js'
import { executeAgent } from '../../../src/nodes/agent/index.js'
import type { AgentBudget } from '../../../src/nodes/executor.js'
import type { VirtualClock } from '../../../src/scenario/run.js'
import { surroundings } from '../execution.js'

/** What a test sets of an agent's surroundings. */
export interface AgentSurroundings {
  readonly resolved?: ResolvedProvider
  readonly clock?: VirtualClock
  readonly signal?: AbortSignal
  readonly isSecret?: (text: string) => boolean
  readonly budget?: AgentBudget
  readonly onWarning?: (code: string, message: string) => void
}

const SERVER: ResolvedProvider = {
  kind: 'openai',
  name: 'openai',
  baseUrl: 'http://x',
  apiKey: 'k',
  defaultModel: 'standard',
  headers: {},
}

/** Runs an agent; of an error its parts, with what was used and the codes and words of the warnings. */
export async function askAgent(provider: Provider, node: Partial<AgentStep> = {}, given: AgentSurroundings = {}) {
  const { resolved = SERVER, clock, signal, isSecret, budget, onWarning } = given
  const { context } = surroundings({ ...(clock ? { clock } : {}), ...(signal ? { signal } : {}) })
  const warnings: string[] = []
  const agents = { ...context.ports.agents, provider, resolve: () => ok(resolved) }
  const outcome = await executeAgent(
    { name: 'review', type: 'agent', prompt: 'Look at it.', model: 'model-1', ...node },
    {
      ...context,
      warn: (code, message) => {
        warnings.push(`${code}: ${message}`)
        onWarning?.(code, message)
      },
      ports: {
        ...context.ports,
        agents: { ...agents, ...(isSecret ? { isSecret } : {}), ...(budget ? { budget } : {}) },
      },
    },
  )
  const usage = 'note' in outcome ? (outcome.note?.usage ?? null) : null
  return { ...outcome, ...(outcome.status === 'raised' ? outcome.error : {}), usage, warnings }
}

export const answered = (text: string, cut = false): ProviderAnswer => ({
  status: 'answered',
  text,
  usage: { inputTokens: 10, outputTokens: 2 },
  model: 'model-1-exact',
  cut,
})

export const failed = (
  statusCode: number | null,
  retryAfterSeconds: number | null = null,
  category: 'rate_limit' | 'provider_error' | 'timeout' | 'network' = 'provider_error',
): ProviderAnswer => ({
  status: 'failed',
  category,
  statusCode,
  message: `HTTP ${statusCode}`,
  retryAfterSeconds,
  body: 'raw',
  headers: { 'x-request-id': 'r1' },
})

/** Gives the answers in order, the last again and again; keeps what it was asked. */
export class ScriptedProvider implements Provider {
  readonly requests: ProviderRequest[] = []
  readonly #answers: readonly ProviderAnswer[]

  constructor(...answers: readonly ProviderAnswer[]) {
    this.#answers = answers
  }

  ask(request: ProviderRequest): Promise<ProviderAnswer> {
    this.requests.push(request)
    const answer = this.#answers[Math.min(this.requests.length, this.#answers.length) - 1]
    return Promise.resolve(answer ?? { status: 'cancelled' })
  }
}
