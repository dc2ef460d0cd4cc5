import type { Provider, ProviderAnswer, ProviderRequest } from '../../../src/core/provider.js'

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
