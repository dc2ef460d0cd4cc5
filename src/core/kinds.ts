import { ownEntry } from './json.js'

/** A dotted lower-case identifier with at least one dot. */
const KIND = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/
const PREFIX = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*\.\*$/

const RESERVED_PREFIXES = ['internal.', 'provider.', 'subworkflow.', 'retry.', 'halt.'] as const

/** Kinds that the engine makes; the table of docs/errors.md. */
export const ENGINE_KINDS = [
  'internal.script_error',
  'internal.timeout',
  'internal.schema_violation',
  'internal.undeclared_kind',
  'internal.template_error',
  'internal.group_failed',
  'internal.policy_denied',
  'internal.circuit_open',
  'internal.limit_exceeded',
  'internal.no_route',
  'internal.cancelled',
  'internal.unexpected',
  'provider.exhausted',
  'provider.rejected',
  'provider.tool_unavailable',
  'subworkflow.terminated',
  'subworkflow.failed',
  'subworkflow.depth_exceeded',
  'retry.exhausted',
  'halt.intentional',
] as const
export type EngineKind = (typeof ENGINE_KINDS)[number]

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

/** Limit on the tool calls of an agent. */
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

/** Reports whether only the engine may raise a kind. */
export function isReservedKind(kind: string): boolean {
  return RESERVED_PREFIXES.some((prefix) => kind.startsWith(prefix))
}

export function isEngineKind(kind: string): kind is EngineKind {
  return ENGINE_KINDS.some((known) => known === kind)
}

/** Returns the patterns of a route's `on_error`. */
export function patternsOf(onError: boolean | string | readonly string[]): readonly string[] {
  if (onError === true) return ['*']
  if (onError === false) return []
  const patterns = typeof onError === 'string' ? [onError] : onError
  // The name of this kind in microsoft/conductor.
  return patterns.map((name) => (name === 'internal.script_error_transport' ? 'internal.schema_violation' : name))
}

/** Reports whether a pattern (`*`, a kind, or `prefix.*`) matches a kind. */
export function patternTakes(pattern: string, kind: string): boolean {
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
  return ownEntry(EXCEPTION_TYPES, kind)
}
