import type { AgentRetry, AgentStep } from '../../config/model.js'
import { computeBackoff } from '../../core/duration.js'
import { createEngineFailure, createRaised, type NodeOutcome } from '../../core/outcome.js'
import {
  type ProviderAnswer,
  type ProviderFailure,
  type ProviderRequest,
  TRANSPORT_CATEGORIES,
} from '../../core/provider.js'
import type { ExecutionContext } from '../executor.js'

export type ProviderReply = Extract<ProviderAnswer, { status: 'answered' }>

const DEFAULT_ATTEMPTS = 3
const DEFAULT_DELAY_SECONDS = 2
const MAX_DELAY_SECONDS = 60
/** A server that wants more patience than this is left to the routes, which see `retry_after_seconds`. */
const MAX_RETRY_AFTER_SECONDS = 600

/** Asks until there is an answer, a refusal, or no attempt left. Attempts that failed are reported: they cost time. */
export async function askWithRetries(
  request: ProviderRequest,
  node: AgentStep,
  { ports: { agents, clock }, warn }: ExecutionContext,
  signal: AbortSignal,
): Promise<ProviderReply | Extract<NodeOutcome, { status: 'raised' | 'cancelled' }>> {
  const { name } = request.provider
  for (let attempt = 1; ; attempt++) {
    if (signal.aborted) return { status: 'cancelled' }
    const answer = await agents.provider.ask(request, signal)
    if (answer.status === 'answered' || answer.status === 'cancelled') return answer
    const details = {
      provider: name,
      model: request.model,
      attempts: attempt,
      last_error: answer.message,
      status_code: answer.statusCode,
      raw_response: answer.body,
      response_headers: answer.headers,
    }
    if (answer.status === 'rejected')
      return createRaised(
        createEngineFailure('provider.rejected', `${name} refused the request: ${answer.message}`, details),
      )
    const { category, retryAfterSeconds } = answer
    const delay = computeDelayBefore(attempt, answer, node.retry ?? {})
    if (delay === null) {
      const times = attempt === 1 ? 'one attempt' : `${attempt} attempts`
      const wait = retryAfterSeconds === null ? {} : { retry_after_seconds: retryAfterSeconds }
      const message = `${name} gave no answer in ${times}: ${answer.message}`
      return createRaised(createEngineFailure('provider.exhausted', message, { ...details, category, ...wait }))
    }
    warn('agent-retry', `${node.name}: ${category}, ${answer.message}; attempt ${attempt + 1} in ${delay} s`)
    await clock.sleepUntil(clock.now() + delay * 1000, signal)
  }
}

/** Seconds until the next attempt; null when there is to be none. */
function computeDelayBefore(attempt: number, failure: ProviderFailure, retry: AgentRetry): number | null {
  const { category, retryAfterSeconds } = failure
  const retryOn = retry.retry_on ?? TRANSPORT_CATEGORIES
  // `provider_error` is the wide word that upstream has: rate limits and broken connections are among them.
  const isRetried = retryOn.includes(category) || (category !== 'timeout' && retryOn.includes('provider_error'))
  if (attempt >= (retry.max_attempts ?? DEFAULT_ATTEMPTS) || !isRetried) return null
  if ((retryAfterSeconds ?? 0) > MAX_RETRY_AFTER_SECONDS) return null
  const settings = {
    backoff: retry.backoff ?? 'exponential',
    initialSeconds: retry.delay_seconds ?? DEFAULT_DELAY_SECONDS,
    maxSeconds: MAX_DELAY_SECONDS,
    jitter: 0,
  }
  return computeBackoff(settings, attempt - 1, 0, retryAfterSeconds)
}
