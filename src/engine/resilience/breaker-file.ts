import { isJsonObject, type Json, type JsonObject, parseJson } from '../../core/json.js'
import { type BreakerName, type BreakerState, breakerReleased } from './breaker.js'

/** Breakers by their id (see `breakerId`). */
export type Breakers = ReadonlyMap<string, BreakerState>

export const MAX_BREAKER_FILE_CHARS = 1024 * 1024
const MAX_BREAKERS = 1000
const MAX_ID_CHARS = 500
const MAX_COUNT = 1_000_000_000
const NAMES: readonly BreakerName[] = ['closed', 'open', 'half_open']

/**
 * What identifies a breaker across runs: its key, or the node in its workflow. A file's name alone does not do: outside a
 * repository it is relative to the folder of the workflow.
 */
export function breakerId(key: string | null, workflow: { name: string; file: string }, node: string): string {
  return (key === null ? `node:${workflow.file}#${node}@${workflow.name}` : `key:${key}`).slice(0, MAX_ID_CHARS)
}

/** What was read; a damaged file never stops a run, it is only as if there were none. */
export interface BreakerFile {
  readonly breakers: Breakers
  readonly warning: string | null
}

/** Reads the state that earlier runs left. */
export function readBreakerFile(text: string): BreakerFile {
  if (text.trim() === '') return { breakers: new Map(), warning: null }
  if (text.length > MAX_BREAKER_FILE_CHARS) return ignored(`it is larger than ${MAX_BREAKER_FILE_CHARS} characters`)
  const document = parseJson(text)
  if (document === undefined) return ignored('it is not JSON')
  if (!isJsonObject(document)) return ignored('it is not a JSON object')
  if (document['schema_version'] !== 1) return ignored('its schema_version is not 1')
  const entries = document['breakers']
  if (!isJsonObject(entries)) return ignored('it has no breakers')
  return readEntries(entries)
}

function ignored(reason: string): BreakerFile {
  return { breakers: new Map(), warning: `the breaker state is ignored: ${reason}` }
}

function readEntries(entries: JsonObject): BreakerFile {
  const breakers = new Map<string, BreakerState>()
  let unusable = 0
  for (const [id, entry] of Object.entries(entries)) {
    const state = breakerStateFromJson(entry)
    if (state === null || id.length > MAX_ID_CHARS || breakers.size >= MAX_BREAKERS) unusable += 1
    else breakers.set(id, breakerReleased(state))
  }
  const warning =
    unusable === 0 ? null : `the breaker state has ${unusable} entries that cannot be used; they are ignored`
  return { breakers, warning }
}

/** Reads one state, as checkpoints and the file hold it; null when the value is not one. */
export function breakerStateFromJson(entry: Json | undefined): BreakerState | null {
  if (!isJsonObject(entry)) return null
  const name = NAMES.find((known) => known === entry['state'])
  const failures = countOf(entry['failures'])
  const successes = countOf(entry['successes'])
  const openedAt = entry['opened_at'] ?? null
  if (name === undefined || failures === null || successes === null) return null
  if (openedAt !== null && (typeof openedAt !== 'number' || openedAt < 0)) return null
  if (name !== 'closed' && openedAt === null) return null
  return { name, failures, successes, openedAt, probing: name === 'half_open' && entry['probing'] === true }
}

function countOf(value: Json | undefined): number | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return null
  return value >= 0 && value <= MAX_COUNT ? value : null
}

/** One state as data for checkpoints and the file. */
export function breakerStateToJson(state: BreakerState): JsonObject {
  return {
    state: state.name,
    failures: state.failures,
    successes: state.successes,
    opened_at: state.openedAt,
    probing: state.probing,
  }
}

/** The text to keep for later runs; what is closed and clean needs no entry, and the latest openings come first. */
export function writeBreakerFile(breakers: Breakers): string {
  const entries = [...breakers]
    .filter(([, state]) => state.name !== 'closed' || state.failures > 0)
    .sort(([a, left], [b, right]) => (right.openedAt ?? 0) - (left.openedAt ?? 0) || (a < b ? -1 : 1))
    .slice(0, MAX_BREAKERS)
    .map(([id, state]) => [id, breakerStateToJson(breakerReleased(state))] as const)
  return `${JSON.stringify({ schema_version: 1, breakers: Object.fromEntries(entries) }, null, 2)}\n`
}
