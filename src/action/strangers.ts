import { isJsonObject, type Json, type JsonObject } from '../core/json.js'

/** How GitHub calls authors who could not have written as the action does. */
const STRANGERS: ReadonlySet<Json | undefined> = new Set([
  'NONE',
  'FIRST_TIMER',
  'FIRST_TIME_CONTRIBUTOR',
  'CONTRIBUTOR',
  'MANNEQUIN',
])

/** Whether a person without rights wrote a comment or an issue: a marker that one of them copied is not ours. */
export function isByStranger(entry: JsonObject): boolean {
  const user = entry['user']
  return isJsonObject(user) && user['type'] === 'User' && STRANGERS.has(entry['author_association'])
}
