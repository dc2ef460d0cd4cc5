import { describe, expect, it } from 'vitest'
import { BoundedLines } from '../../src/cli/mcp/bounded-lines.js'
import type { Json } from '../../src/core/json.js'

function passed(text: string, size: number, max = 100): { readonly out: string; readonly ids: readonly Json[] } {
  const ids: Json[] = []
  const lines = new BoundedLines(max, (id) => ids.push(id))
  let out = ''
  lines.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) lines.write(bytes.subarray(at, at + size))
  lines.end()
  for (let rest = lines.read(); rest !== null; rest = lines.read()) out += String(rest)
  return { out, ids }
}

const filler = 'x'.repeat(200)

describe('lines with a bound', () => {
  it.each([1, 7, 64, 100_000])(
    'pass whole, and long ones are told with the id of the request, %i bytes at a time',
    (size) => {
      const long = [
        [`{"jsonrpc":"2.0","id":7,"method":"a","params":"${filler}"}`, 7],
        [`{"method":"a","params":"${filler}","jsonrpc":"2.0","id":"b-1"}`, 'b-1'],
        [`{"params":"${filler}","id":12,"jsonrpc":"2.0"}`, 12],
        [`{"params":{"id":5,"x":"${filler}"}}`, null],
        [filler, null],
      ] as const
      for (const [line, id] of long) {
        const { out, ids } = passed(`{"id":1}\n${line}\n{"id":2}\n`, size)
        expect(out).toBe('{"id":1}\n{"id":2}\n')
        expect(ids).toEqual([id])
      }
    },
  )
})
