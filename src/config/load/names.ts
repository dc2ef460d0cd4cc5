/** Names that templates use for something else. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'workflow',
  'output',
  'error',
  'context',
  'conductor',
  'github',
  'policy',
  '_index',
  '_key',
  'true',
  'false',
  'none',
  'True',
  'False',
  'None',
  'and',
  'or',
  'not',
  'in',
  'is',
  'if',
  'else',
])

export function isReservedName(name: string): boolean {
  return RESERVED_NAMES.has(name)
}
