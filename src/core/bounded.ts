import { isJsonObject, type Json } from './json.js'

/** Shortens every text that is longer than allowed, keeping both ends; what needs no cut is returned as it is. */
export function cutLongTexts(value: Json, limit: number): Json {
  if (typeof value === 'string') return cutText(value, limit)
  if (Array.isArray(value)) return cutList(value, limit)
  if (!isJsonObject(value)) return value
  let copy: Record<string, Json> | null = null
  for (const key in value) {
    const before = value[key] ?? null
    const after = cutLongTexts(before, limit)
    if (after === before) continue
    copy ??= { ...value }
    copy[key] = after
  }
  return copy ?? value
}

function cutList(items: readonly Json[], limit: number): Json {
  let copy: Json[] | null = null
  for (let index = 0; index < items.length; index += 1) {
    const before = items[index] ?? null
    const after = cutLongTexts(before, limit)
    if (after === before) continue
    copy ??= [...items]
    copy[index] = after
  }
  return copy ?? items
}

/** The beginning and the end of a long text, with the number of characters between them. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const side = Math.floor(limit / 2)
  return `${text.slice(0, side)}\n[... ${text.length - 2 * side} characters left out ...]\n${text.slice(-side)}`
}
