/** The names that upstream gives to what the engine found, for files that read them. */
const EXCEPTION_TYPES: Readonly<Record<string, string>> = {
  'internal.script_error': 'ExecutionError',
  'internal.timeout': 'TimeoutError',
  'internal.schema_violation': 'ValidationError',
  'internal.template_error': 'TemplateError',
  'provider.exhausted': 'ProviderError',
  'provider.rejected': 'ProviderError',
}

/** The class that upstream would have raised; undefined for what it does not know. */
export function exceptionType(kind: string): string | undefined {
  return Object.hasOwn(EXCEPTION_TYPES, kind) ? EXCEPTION_TYPES[kind] : undefined
}
