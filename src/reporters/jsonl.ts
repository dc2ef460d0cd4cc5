import { type Json, jsonText, parseJson } from '../core/json.js'

/** One value as one line: also for readers that take U+2028, U+2029 and U+0085 for the end of a line. */
export function toJsonLine(value: unknown): string {
  const text = jsonText(value) ?? 'null'
  return `${text.replace(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}

/** What a JSONL file holds; `broken` has the numbers of lines that are no JSON, such as a last one that was torn. */
export interface JsonLines {
  readonly values: readonly Json[]
  readonly broken: readonly number[]
}

/** Reads JSON lines and goes on after a broken one, because a file that was cut off still has a story to tell. */
export function readJsonLines(text: string): JsonLines {
  const values: Json[] = []
  const broken: number[] = []
  const lines = text.replace(/^\ufeff/, '').split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const value = parseJson(line)
    if (value === undefined) broken.push(index + 1)
    else values.push(value)
  }
  return { values, broken }
}
