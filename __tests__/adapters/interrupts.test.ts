import { afterEach, expect, it } from 'vitest'
import { cancelOnSignals } from '../../src/adapters/interrupts.js'

let interrupts: ReturnType<typeof cancelOnSignals> | undefined
afterEach(() => interrupts?.release())

it.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGHUP', 'SIGHUP'],
  // Ctrl-Break; GitHub's runner sends it after Ctrl-C.
  ['SIGBREAK', 'SIGINT'],
] as const)('%s cancels as %s does, and a second signal changes nothing', (sent, reason) => {
  interrupts = cancelOnSignals()
  process.emit(sent, sent)
  process.emit('SIGTERM', 'SIGTERM')
  expect([interrupts.signal.aborted, interrupts.signal.reason]).toEqual([true, reason])
})

it('no signal is handled once the command has ended', () => {
  const before = process.listenerCount('SIGBREAK')
  cancelOnSignals().release()
  expect(process.listenerCount('SIGBREAK')).toBe(before)
})
