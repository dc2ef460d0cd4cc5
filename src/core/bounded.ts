import { isJsonObject, type Json, setKey } from './json.js'

/** Shortens every text that is longer than allowed, keeping both ends. */
export function cutLongTexts(value: Json, limit: number): Json {
  if (typeof value === 'string') return cutText(value, limit)
  if (Array.isArray(value)) return value.map((item) => cutLongTexts(item, limit))
  if (!isJsonObject(value)) return value
  const cut: Record<string, Json> = {}
  for (const [key, item] of Object.entries(value)) setKey(cut, key, cutLongTexts(item, limit))
  return cut
}

/** The beginning and the end of a long text, with the number of characters between them. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const side = Math.floor(limit / 2)
  return `${text.slice(0, side)}\n[... ${text.length - 2 * side} characters left out ...]\n${text.slice(-side)}`
}
