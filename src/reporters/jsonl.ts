import { jsonText } from '../core/json.js'

/** One value as one line: also for readers that take U+2028, U+2029 and U+0085 for the end of a line. */
export function toJsonLine(value: unknown): string {
  const text = jsonText(value) ?? 'null'
  return `${text.replace(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}
