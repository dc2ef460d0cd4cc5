import { describe, expect, it } from 'vitest'
import { mendLines } from '../../src/durability/saved-run.js'
import { MemoryFiles } from '../durable/support/memory-files.js'

describe('a file of lines before it is appended to', () => {
  it.for([
    ['', ''],
    ['{"a":1}\n', '{"a":1}\n'],
    ['{"a":1}\n{"b', '{"a":1}\n'],
    ['{"a":1}\n{"b":2}', '{"a":1}\n{"b":2}\n'],
    ['{"a', ''],
    ['{"a":1}\nbroken\n', '{"a":1}\nbroken\n'],
  ] as const)('%j becomes %j', ([before, after]) => {
    const files = new MemoryFiles()
    files.content.set('/x.jsonl', before)
    mendLines(files, '/x.jsonl')
    expect(files.content.get('/x.jsonl')).toBe(after)
  })

  it('may be missing', () => {
    const files = new MemoryFiles()
    mendLines(files, '/nowhere.jsonl')
    expect(files.writes).toBe(0)
  })
})
