import { describe, expect, it } from 'vitest'
import { findUnmarkedReason, LetterLines, parseDeadLetters } from '../../src/durability/dead-letter.js'
import { MemoryFiles } from '../durable/support/memory-files.js'
import { letterLine } from './sample-letter.js'

const FILE = '/run/dead-letter.jsonl'

function full(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
}

function idsIn(files: MemoryFiles): readonly string[] {
  const letters = parseDeadLetters(files.readText(FILE))
  if (!letters.ok) throw new Error(letters.error)
  return letters.value.map(({ id }) => id)
}

describe('lines of dead letters', () => {
  it.for(['openAppend', 'append', 'flush', 'close'] as const)(
    'that could not be written (%s) go before the next one, and nothing sticks to what is torn',
    (operation) => {
      for (const broken of ['a', 'b', 'c'])
        for (const share of [0, 0.3, 0.99, 1]) {
          const files = new MemoryFiles()
          const lines = new LetterLines(files, FILE, '')
          for (const id of ['a', 'b', 'c']) {
            let failed = false
            files.interfere = (write) => {
              if (id !== broken || failed || write.operation !== operation) return true
              failed = true
              const part = write.text.slice(0, Math.floor(write.text.length * share))
              if (operation === 'append') files.content.set(FILE, (files.content.get(FILE) ?? '') + part)
              throw full()
            }
            expect(lines.add(letterLine(id)), id).toBe(id === broken ? 'ENOSPC: no space left on device, write' : null)
          }
          expect(lines.add('')).toBeNull()
          expect(idsIn(files), `${broken} ${share}`).toEqual(['a', 'b', 'c'])
        }
    },
  )

  it('leave a word beside the file while a mark is not in it', () => {
    const files = new MemoryFiles()
    const lines = new LetterLines(files, FILE, 'torn')
    files.interfere = (write) => {
      if (write.operation === 'append') throw full()
      return true
    }
    expect(lines.add('x\n')).toContain('ENOSPC')
    expect(findUnmarkedReason(files, FILE)).toBeNull()
    expect(lines.mark('y\n')).toContain('ENOSPC')
    expect(findUnmarkedReason(files, FILE)).toContain(`remove ${FILE}.unmarked`)
    files.interfere = () => true
    expect(lines.add('')).toBeNull()
    expect(findUnmarkedReason(files, FILE)).toBeNull()
    expect(files.readText(FILE)).toBe('\nx\ny\n')
  })

  it('begin the file, and leave the word of an earlier session alone', () => {
    const files = new MemoryFiles()
    files.content.set(`${FILE}.unmarked`, '')
    const lines = new LetterLines(files, FILE, '')
    expect([lines.add('x\n'), lines.mark('y\n')]).toEqual([null, null])
    expect(files.readText(FILE)).toBe('x\ny\n')
    expect(findUnmarkedReason(files, FILE)).not.toBeNull()
  })

  it('do no harm where not even that can be written, or taken away again', () => {
    const files = new MemoryFiles()
    const lines = new LetterLines(files, FILE, '')
    files.interfere = () => {
      throw full()
    }
    expect(lines.mark('x\n')).toContain('ENOSPC')
    expect(findUnmarkedReason(files, FILE)).toBeNull()
    files.interfere = (write) => {
      if (write.operation === 'append' || write.operation === 'remove') throw full()
      return true
    }
    expect(lines.mark('y\n')).toContain('ENOSPC')
    files.interfere = (write) => {
      if (write.operation === 'remove') throw full()
      return true
    }
    expect(lines.add('')).toBeNull()
    expect(findUnmarkedReason(files, FILE)).not.toBeNull()
    files.interfere = () => true
    expect(lines.add('z\n')).toBeNull()
    expect(findUnmarkedReason(files, FILE)).toBeNull()
  })
})
