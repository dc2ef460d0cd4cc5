import { readFileSync, statSync } from 'node:fs'
import { type Json, parseJson } from '../core/json.js'

const MAX_BYTES = 32 * 1024 * 1024

/** The payload of the event that started the job; undefined when there is none that can be read. */
export function readEventPayload(path: string): Json | undefined {
  try {
    if (statSync(path).size > MAX_BYTES) return undefined
    return parseJson(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
