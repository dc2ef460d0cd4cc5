import { parseJson } from '../core/json.js'
import type { FileStore } from '../core/ports.js'

/**
 * Prepares a file of JSON lines for being appended to: what a crash left of its last line must not glue to the next one.
 * A whole record that only lacks its end is kept.
 */
export function mendLines(files: FileStore, file: string): void {
  if (!files.exists(file) || !files.endsOpen(file)) return
  const text = files.readText(file)
  const sound = text.lastIndexOf('\n') + 1
  const isWhole = parseJson(text.slice(sound)) !== undefined
  files.replace(file, isWhole ? `${text}\n` : text.slice(0, sound))
}
