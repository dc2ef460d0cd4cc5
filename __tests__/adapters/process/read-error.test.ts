import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createProcessRunner } from '../../../src/adapters/process/index.js'

describe.skipIf(process.platform === 'win32')('a pipe of a script that cannot be read', () => {
  it.each(['stdout', 'stderr'] as const)('%s is an end of its own, and no unhandled event', async (name) => {
    const breakPipe = (message: unknown): void => {
      const child = typeof message === 'object' && message !== null && 'process' in message ? message.process : null
      if (child instanceof ChildProcess) setImmediate(() => child[name]?.destroy(new Error('EIO: i/o error, read')))
    }
    subscribe('child_process', breakPipe)
    try {
      const request = { command: 'sleep', args: ['0.2'], cwd: tmpdir(), env: { PATH: process.env['PATH'] ?? '' } }
      const more = { stdin: null, timeoutSeconds: null, maxRetainedBytes: 1000, onOutput: () => {} }
      const result = await createProcessRunner().run({ ...request, ...more }, new AbortController().signal)
      expect(result).toMatchObject({ status: 'unread', message: 'EIO: i/o error, read' })
    } finally {
      unsubscribe('child_process', breakPipe)
    }
  })
})
