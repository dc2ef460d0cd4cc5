import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../fixtures/triage')

/** Logs of our own, one for each phenomenon and its opposite, with the verdict that is right. */
export function recordedLogs() {
  const blocks = readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8').split(/^=== /m).slice(1),
  )
  return blocks.map((block) => {
    const [head, log] = [block.slice(0, block.indexOf('\n')), block.slice(block.indexOf('\n') + 1)]
    const [expected = '', kind = '', what = '', quote = '', place = ''] = head.split('|').map((word) => word.trim())
    return { what, expected, kind: kind || null, quote, place, log }
  })
}
