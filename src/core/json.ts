/** Data as it crosses every border of the engine: what JSON can hold, and nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** Tells a plain object from arrays, null and class instances, so that untrusted data can be narrowed without a cast. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Narrows to a JSON object; the members of parsed JSON are JSON by construction. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks that a value is made of JSON only, all the way down, within a depth that no honest document reaches. */
export function isJson(value: unknown, depth = 512): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1))
  return isRecord(value) && Object.values(value).every((item) => isJson(item, depth - 1))
}

/** Parses JSON text; undefined stands for "not JSON", because null is a value. */
export function parseJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Behind the quote that ends a text of JSON; searched by hand, because a pattern runs out of stack on a long one. */
export function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}
