import { ENGINE_CATALOGUE, type EngineKind, findKindEntry, type KindWords } from './catalogue.js'
import { getOwnEntry } from './json.js'
import { listTransientKindsOfSets } from './tool-kinds.js'

/** A dotted lower-case identifier with at least one dot. */
const KIND = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/
const PREFIX = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*\.\*$/

const RESERVED_PREFIXES = ['internal.', 'provider.', 'subworkflow.', 'retry.', 'halt.'] as const

export const ENGINE_KINDS = Object.keys(ENGINE_CATALOGUE).filter((kind) => isEngineKind(kind))

/** Kinds that end a run and never reach a route. */
export const NEVER_ROUTABLE: readonly EngineKind[] = [
  'internal.limit_exceeded',
  'internal.no_route',
  'internal.cancelled',
  'internal.unexpected',
  'halt.intentional',
]

interface RoutedError {
  readonly kind: string
  readonly details: Readonly<Record<string, unknown>>
}

export const TOOL_LOOP_LIMIT = 'max_agent_iterations'

/** Reports whether an error is a limit of the whole run; an agent's own limit reaches its routes. */
export function isLimitOfRun({ kind, details }: RoutedError): boolean {
  return kind === 'internal.limit_exceeded' && details['limit'] !== TOOL_LOOP_LIMIT
}

export function isNeverRoutable(error: RoutedError): boolean {
  if (error.kind === 'internal.limit_exceeded') return isLimitOfRun(error)
  return NEVER_ROUTABLE.some((known) => known === error.kind)
}

export function isKind(text: string): boolean {
  return text.length <= 200 && KIND.test(text)
}

export function isKindPrefix(text: string): boolean {
  return text.length <= 200 && PREFIX.test(text)
}

export function isReservedKind(kind: string): boolean {
  return RESERVED_PREFIXES.some((prefix) => kind.startsWith(prefix))
}

export function isEngineKind(kind: string): kind is EngineKind {
  return Object.hasOwn(ENGINE_CATALOGUE, kind)
}

export function toKindPatterns(onError: boolean | string | readonly string[]): readonly string[] {
  if (onError === true) return ['*']
  if (onError === false) return []
  const patterns = typeof onError === 'string' ? [onError] : onError
  // The name of this kind in microsoft/conductor.
  return patterns.map((name) => (name === 'internal.script_error_transport' ? 'internal.schema_violation' : name))
}

/** Reports whether a pattern (`*`, a kind, or `prefix.*`) matches a kind. */
export function matchesPattern(pattern: string, kind: string): boolean {
  if (pattern === '*') return true
  if (pattern.endsWith('.*')) return kind.startsWith(pattern.slice(0, -1))
  return pattern === kind
}

/** Exception classes of microsoft/conductor by kind, for files that read them. */
const EXCEPTION_TYPES: Readonly<Record<string, string>> = {
  'internal.script_error': 'ExecutionError',
  'internal.timeout': 'TimeoutError',
  'internal.schema_violation': 'ValidationError',
  'internal.template_error': 'TemplateError',
  'provider.exhausted': 'ProviderError',
  'provider.rejected': 'ProviderError',
}

export function exceptionType(kind: string): string | undefined {
  return getOwnEntry(EXCEPTION_TYPES, kind)
}

const OF_THE_ENGINE = ENGINE_KINDS.filter((kind) => findKindEntry(undefined, kind)?.transient === true)

/** Transient kinds: another run may succeed without any change in the repository. */
export const TRANSIENT_KINDS: ReadonlySet<string> = new Set([...OF_THE_ENGINE, ...listTransientKindsOfSets()])

/** Reports whether an error is transient, by `details.transient` or `details.retryable`, then by the catalogue, then by its kind. */
export function isTransient({ kind, details }: RoutedError, about: KindWords | undefined): boolean {
  for (const name of ['transient', 'retryable']) {
    const own = details[name]
    if (typeof own === 'boolean') return own
  }
  return about?.transient ?? TRANSIENT_KINDS.has(kind)
}

export const NOT_STARTED: readonly unknown[] = [126, 127]

/** Reports whether a command does not exist or is not executable, so that a retry is useless. */
export function hasNeverStarted({ kind, details }: RoutedError): boolean {
  if (kind !== 'internal.script_error') return false
  const { exit_code: exitCode, signal = null, unread = false } = details
  return NOT_STARTED.includes(exitCode) || (exitCode === null && signal === null && unread !== true)
}

/** Reports whether a retry may help: by `details.retryable`, then by the list of patterns; without a list, if transient. */
export function isRetryable(
  { envelope, about }: { readonly envelope: RoutedError; readonly about?: KindWords | undefined },
  retryable: readonly string[] | null = null,
): boolean {
  const own = envelope.details['retryable']
  if (typeof own === 'boolean') return own
  if (retryable === null) return isTransient(envelope, about)
  return retryable.some((pattern) => matchesPattern(pattern, envelope.kind))
}
