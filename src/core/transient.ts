import type { Envelope } from './envelope.js'
import { patternTakes } from './kinds.js'
import { transientKindsOfSets } from './tool-kinds.js'

/** Kinds of the engine that another run can mend. */
const OF_THE_ENGINE = ['internal.timeout', 'provider.exhausted', 'internal.circuit_open']

/** The one list of kinds that are transient: nothing in the repository has to change for another run to succeed. */
export const TRANSIENT_KINDS: ReadonlySet<string> = new Set([...OF_THE_ENGINE, ...transientKindsOfSets()])

/** Whether an error is transient: its own word (`details.transient`, `details.retryable`) first, then the list of kinds. */
export function isTransient({ kind, details }: Pick<Envelope, 'kind' | 'details'>): boolean {
  for (const name of ['transient', 'retryable']) {
    const own = details[name]
    if (typeof own === 'boolean') return own
  }
  return TRANSIENT_KINDS.has(kind)
}

/** Exit codes of shells for a command that cannot be executed, and for one that is not there. */
const NOT_STARTED: readonly unknown[] = [126, 127]

/** Whether a command was not there or not executable: no re-run changes that. */
export function neverStarted({ kind, details }: Pick<Envelope, 'kind' | 'details'>): boolean {
  if (kind !== 'internal.script_error') return false
  const { exit_code: exitCode, signal = null, unread = false } = details
  return NOT_STARTED.includes(exitCode) || (exitCode === null && signal === null && unread !== true)
}

/** Whether another try may help: the error's own word first, then the list of kinds and prefixes; without one, what is transient. */
export function isRetryable(envelope: Envelope, retryable: readonly string[] | null = null): boolean {
  const own = envelope.details['retryable']
  if (typeof own === 'boolean') return own
  if (retryable === null) return isTransient(envelope)
  return retryable.some((pattern) => patternTakes(pattern, envelope.kind))
}
