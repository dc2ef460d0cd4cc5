import { parseJson } from '../../core/json.js'
import { isObject, oneOf, shaped } from '../../core/shape.js'
import { type BreakerState, breakerReleased, readBreakerState } from './breaker.js'

export type Breakers = ReadonlyMap<string, BreakerState>

export const MAX_BREAKER_FILE_CHARS = 1024 * 1024
const MAX_BREAKERS = 1000

/**
 * Returns the identity of a breaker across runs: its key, or its node and workflow. The file alone is not enough, because
 * outside of a repository its path is relative to the folder of the workflow.
 */
export function breakerId(key: string | null, workflow: { name: string; file: string }, node: string): string {
  return key === null ? `node:${workflow.file}#${node}@${workflow.name}` : `key:${key}`
}

const isBreakerFile = shaped({ schema_version: oneOf(1), breakers: isObject })

/** Reads a breaker file; a damaged file never stops a run and counts as empty. */
export function readBreakerFile(text: string): { readonly breakers: Breakers; readonly warning: string | null } {
  const breakers = new Map<string, BreakerState>()
  if (text.trim() === '') return { breakers, warning: null }
  const file = text.length > MAX_BREAKER_FILE_CHARS ? undefined : parseJson(text)
  if (!isBreakerFile(file))
    return { breakers, warning: 'the breaker state is ignored: it is damaged, too large, or not of schema_version 1' }
  let unusable = 0
  for (const [id, entry] of Object.entries(file.breakers)) {
    const state = readBreakerState(entry)
    if (state === null || breakers.size >= MAX_BREAKERS) unusable += 1
    else breakers.set(id, breakerReleased(state))
  }
  const warning =
    unusable === 0 ? null : `the breaker state has ${unusable} entries that cannot be used; they are ignored`
  return { breakers, warning }
}

/** Serialises breakers for later runs, the latest openings first; a closed breaker without failures needs no entry. */
export function writeBreakerFile(breakers: Breakers): string {
  const entries = [...breakers]
    .filter(([, state]) => state.state !== 'closed' || state.failures > 0)
    .sort(([a, left], [b, right]) => (right.opened_at ?? 0) - (left.opened_at ?? 0) || (a < b ? -1 : 1))
    .slice(0, MAX_BREAKERS)
    .map(([id, state]) => [id, breakerReleased(state)] as const)
  return `${JSON.stringify({ schema_version: 1, breakers: Object.fromEntries(entries) }, null, 2)}\n`
}
