import type { JournalFile } from '../../src/durability/journal.js'

export function parseJournal(text: string): JournalFile {
  const isOpen = text !== '' && !text.endsWith('\n')
  const lines = text.split('\n')
  return { lines: isOpen ? lines : lines.slice(0, -1), isOpen }
}
