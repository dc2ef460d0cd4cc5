import { isJsonNumber, isJsonObject, type Json } from '../core/json.js'
import { isTellingKey, type Redactor } from '../redaction/index.js'
import { mergeSpans } from '../redaction/spans.js'

const SHORTEST = 4
const DEEPEST = 500

/**
 * What the runner has to hide before data becomes an output: outputs carry true values, so whatever redaction would change
 * in them is registered first.
 */
export function masksFor(value: Json, redactor: Redactor): readonly string[] {
  if (!redactor.changes(value)) return []
  const masks = new Set<string>()
  collect(value, false, redactor, masks, 0)
  return [...masks]
}

function collect(value: Json, telling: boolean, redactor: Redactor, masks: Set<string>, depth: number): void {
  if (depth > DEEPEST || value === null || typeof value === 'boolean') return
  if (typeof value === 'string' || isJsonNumber(value)) {
    const text = String(value)
    for (const part of telling ? [text] : secretParts(text, redactor))
      if (part.trim().length >= SHORTEST) masks.add(part)
    return
  }
  if (!isJsonObject(value)) {
    for (const item of value) collect(item, telling, redactor, masks, depth + 1)
    return
  }
  for (const [key, item] of Object.entries(value)) {
    for (const part of secretParts(key, redactor)) masks.add(part)
    collect(item, telling || isTellingKey(key), redactor, masks, depth + 1)
  }
}

function secretParts(text: string, redactor: Redactor): readonly string[] {
  const spans = mergeSpans(redactor.spans(text))
  const parts: string[] = []
  for (let at = 0; at < spans.length; at += 2) parts.push(text.slice(spans[at], spans[at + 1]))
  return parts
}
