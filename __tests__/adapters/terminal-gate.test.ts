import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { TerminalGate } from '../../src/adapters/terminal-gate.js'
import type { PendingGate } from '../../src/core/outcome.js'

const gate: PendingGate = {
  node: 'approve',
  prompt: 'Go \u001b[2Jon?\u202e',
  options: [
    { label: 'No', value: 'no way', prompt_for: null },
    { label: 'Yes', value: '1', prompt_for: 'comment' },
  ],
}
const terminal = (...typed: readonly string[]) => {
  const input = new PassThrough()
  const output = new PassThrough()
  let shown = ''
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString()
  })
  for (const line of typed) input.write(line)
  return { asker: new TerminalGate(input, output), input, shown: () => shown }
}
const { signal } = new AbortController()

describe('choose', () => {
  it.each([
    ['a number', '2\n', 1],
    ['a number wins over a value', '1\n', 0],
    ['a value', 'no way\n', 0],
    ['a label', ' yes \r\n', 1],
  ])('takes %s', async (_, typed, index) => {
    const { asker } = terminal(typed)
    expect(await asker.choose(gate, signal)).toBe(index)
  })

  it('asks again after a wrong answer, and shows untrusted text harmlessly', async () => {
    const { asker, shown } = terminal('3\n', '\n', 'maybe\n', '2\n')
    await asker.introduce(gate)
    expect(await asker.choose(gate, signal)).toBe(1)
    expect(shown().match(/Not one of the options/g)).toHaveLength(3)
    expect(shown()).toContain('Go on?\n\n  1) No\n  2) Yes\n')
  })

  it('ends when the input ends', async () => {
    const { asker, input, shown } = terminal()
    const choice = asker.choose(gate, signal)
    input.end()
    expect(await choice).toBeNull()
    expect(shown()).toMatch(/approve \[1-2\]: \n$/)
    expect(await asker.fill('comment', false, signal)).toBeNull()
  })

  it('ends when the run is cancelled', async () => {
    const controller = new AbortController()
    const { asker } = terminal()
    const choice = asker.choose(gate, controller.signal)
    controller.abort()
    expect(await choice).toBeNull()
  })
})

describe('fill', () => {
  it('takes one line', async () => {
    const { asker } = terminal('2\nlooks  good\n')
    await asker.choose(gate, signal)
    expect(await asker.fill('comment', false, signal)).toBe('looks  good')
  })

  it('takes several lines until a dot', async () => {
    const { asker } = terminal('first\n\n . \n.\nafter\n')
    expect(await asker.fill('comment', true, signal)).toBe('first\n\n . ')
    expect(await asker.fill('more', false, signal)).toBe('after')
  })
})
