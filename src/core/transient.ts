import type { Envelope } from './envelope.js'
import { patternTakes } from './kinds.js'
import { transientKindsOfSets } from './tool-kinds.js'

const OF_THE_ENGINE = ['internal.timeout', 'provider.exhausted', 'internal.circuit_open']

/** Transient kinds: another run may succeed without any change in the repository. */
export const TRANSIENT_KINDS: ReadonlySet<string> = new Set([...OF_THE_ENGINE, ...transientKindsOfSets()])

/** Reports whether an error is transient, by `details.transient` or `details.retryable`, then by its kind. */
export function isTransient({ kind, details }: Pick<Envelope, 'kind' | 'details'>): boolean {
  for (const name of ['transient', 'retryable']) {
    const own = details[name]
    if (typeof own === 'boolean') return own
  }
  return TRANSIENT_KINDS.has(kind)
}

/** Exit codes of shells for a command that cannot be executed or does not exist. */
export const NOT_STARTED: readonly unknown[] = [126, 127]

/** Reports whether a command does not exist or is not executable, so that a retry is useless. */
export function neverStarted({ kind, details }: Pick<Envelope, 'kind' | 'details'>): boolean {
  if (kind !== 'internal.script_error') return false
  const { exit_code: exitCode, signal = null, unread = false } = details
  return NOT_STARTED.includes(exitCode) || (exitCode === null && signal === null && unread !== true)
}

/** Reports whether a retry may help: by `details.retryable`, then by the list of patterns; without a list, if transient. */
export function isRetryable(envelope: Envelope, retryable: readonly string[] | null = null): boolean {
  const own = envelope.details['retryable']
  if (typeof own === 'boolean') return own
  if (retryable === null) return isTransient(envelope)
  return retryable.some((pattern) => patternTakes(pattern, envelope.kind))
}
