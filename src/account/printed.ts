import type { StampedEvent } from '../core/events.js'
import type { StreamName } from '../core/ports.js'

/** What a node that still runs has printed. */
export type Printed = Readonly<Record<StreamName, string>>

/** So much of each stream of a running node is kept. */
const MOST_CHARS = 16 * 1024

/** What a node has printed so far, with what one more event tells; a line says where something was left out. */
export function printedMore(
  before: Printed | null,
  { stream, text, omitted }: Extract<StampedEvent, { type: 'node_output' }>,
): Printed {
  const known = before ?? { stdout: '', stderr: '' }
  const gap = omitted > 0 ? `… ${omitted} characters are left out here\n` : ''
  switch (stream) {
    case 'stdout':
      return { ...known, stdout: lastLines(known.stdout + gap + text) }
    case 'stderr':
      return { ...known, stderr: lastLines(known.stderr + gap + text) }
    default:
      return known
  }
}

function lastLines(text: string): string {
  if (text.length <= MOST_CHARS) return text
  const tail = text.slice(-MOST_CHARS)
  return `…\n${tail.slice(tail.indexOf('\n') + 1)}`
}
