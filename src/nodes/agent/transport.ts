import { type Backoff, backoffSeconds } from '../../core/backoff.js'
import type { Envelope } from '../../core/envelope.js'
import type { JsonObject } from '../../core/json.js'
import type { Clock } from '../../core/ports.js'
import type {
  Provider,
  ProviderAnswer,
  ProviderFailure,
  ProviderRejection,
  ProviderRequest,
  TransportCategory,
} from '../../core/provider.js'
import { unreachable } from '../../core/result.js'

/** The node's `retry:` with its defaults filled in. */
export interface TransportPolicy {
  readonly maxAttempts: number
  readonly backoff: Backoff['backoff']
  readonly delaySeconds: number
  readonly retryOn: readonly TransportCategory[]
}

/** An attempt that failed, and how long the next one waits; null when there is none. */
export interface AttemptFailed {
  readonly type: 'attempt_failed'
  readonly attempt: number
  readonly category: TransportCategory
  readonly statusCode: number | null
  readonly message: string
  readonly retryInSeconds: number | null
}

export type TransportResult =
  | Extract<ProviderAnswer, { status: 'answered' | 'cancelled' }>
  | { readonly status: 'exhausted'; readonly failure: ProviderFailure; readonly attempts: number }
  | { readonly status: 'rejected'; readonly rejection: ProviderRejection; readonly attempts: number }

const MAX_DELAY_SECONDS = 60
/** A server that wants more patience than this is left to the routes, which see `retry_after_seconds`. */
const MAX_RETRY_AFTER_SECONDS = 600

/** Asks until there is an answer, a refusal, or no attempt left. */
export async function askWithRetries(
  request: ProviderRequest,
  policy: TransportPolicy,
  { provider, clock, signal }: { readonly provider: Provider; readonly clock: Clock; readonly signal: AbortSignal },
  onFailed: (failed: AttemptFailed) => void,
): Promise<TransportResult> {
  for (let attempt = 1; ; attempt++) {
    if (signal.aborted) return { status: 'cancelled' }
    const answer = await provider.ask(request, signal)
    switch (answer.status) {
      case 'answered':
      case 'cancelled':
        return answer
      case 'rejected':
        return { status: 'rejected', rejection: answer, attempts: attempt }
      case 'failed': {
        const delay = delayBefore(attempt, answer, policy)
        const { category, statusCode, message } = answer
        onFailed({ type: 'attempt_failed', attempt, category, statusCode, message, retryInSeconds: delay })
        if (delay === null) return { status: 'exhausted', failure: answer, attempts: attempt }
        await clock.sleepUntil(clock.now() + delay * 1000, signal)
        break
      }
      default:
        return unreachable(answer)
    }
  }
}

/** Seconds until the next attempt; null when there is to be none. */
function delayBefore(attempt: number, failure: ProviderFailure, policy: TransportPolicy): number | null {
  if (attempt >= policy.maxAttempts || !isRetried(failure.category, policy.retryOn)) return null
  const { retryAfterSeconds } = failure
  if ((retryAfterSeconds ?? 0) > MAX_RETRY_AFTER_SECONDS) return null
  const { backoff, delaySeconds } = policy
  const settings = { backoff, initialSeconds: delaySeconds, maxSeconds: MAX_DELAY_SECONDS, jitter: 0 }
  return backoffSeconds(settings, attempt - 1, 0, retryAfterSeconds)
}

/** `provider_error` is the wide word that upstream has: rate limits and broken connections are among them. */
function isRetried(category: TransportCategory, retryOn: readonly TransportCategory[]): boolean {
  if (retryOn.includes(category)) return true
  return category !== 'timeout' && retryOn.includes('provider_error')
}

/** What the routes see when all attempts were in vain. */
export function exhaustedEnvelope(
  request: ProviderRequest,
  { failure, attempts }: { readonly failure: ProviderFailure; readonly attempts: number },
): Envelope {
  const { name } = request.provider
  const times = attempts === 1 ? 'one attempt' : `${attempts} attempts`
  return {
    kind: 'provider.exhausted',
    message: `${name} gave no answer in ${times}: ${failure.message}`,
    details: {
      ...commonDetails(request, attempts, failure),
      category: failure.category,
      ...(failure.retryAfterSeconds === null ? {} : { retry_after_seconds: failure.retryAfterSeconds }),
    },
  }
}

/** What the routes see when the provider refused, or answered with something that is not an answer. */
export function rejectedEnvelope(
  request: ProviderRequest,
  { rejection, attempts }: { readonly rejection: ProviderRejection; readonly attempts: number },
): Envelope {
  return {
    kind: 'provider.rejected',
    message: `${request.provider.name} refused the request: ${rejection.message}`,
    details: commonDetails(request, attempts, rejection),
  }
}

function commonDetails(
  { provider, model }: ProviderRequest,
  attempts: number,
  trouble: ProviderFailure | ProviderRejection,
): JsonObject {
  return {
    provider: provider.name,
    model,
    attempts,
    last_error: trouble.message,
    status_code: trouble.statusCode,
    raw_response: trouble.body,
    response_headers: trouble.headers,
  }
}
